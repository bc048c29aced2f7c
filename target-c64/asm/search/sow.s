; Sowing: one seed in each of up to ten pits in a row.
;
; A chain of ten instructions for each pit where a sowing can end. SOWING_ENTRIES says where in this page to jump in.
;
; In: nothing; the entry says how many seeds and to which pit
; Out: a seed more in each pit of the chain from there on
; Modifies: board
; Cycles: 5 a seed, and 6 to return

	.zeropage board
	.section .pages.sow,"ax",@progbits
	.p2align 8
	.globl sow_chains
sow_chains:
; ... to pit 0
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	rts
; ... to pit 1
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	rts
; ... to pit 2
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	rts
; ... to pit 3
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	rts
; ... to pit 4
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	rts
; ... to pit 5
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	rts
; ... to pit 6
	inc board+9
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	rts
; ... to pit 7
	inc board+10
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	rts
; ... to pit 8
	inc board+11
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	rts
; ... to pit 9
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	rts
; ... to pit 10
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	rts
; ... to pit 11
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	rts
