; Taking a sowing back: the mirror of sow.s, with the same entries.
;
; In: nothing; the entry says how many seeds and from which pit
; Out: a seed less in each pit of the chain from there on
; Modifies: board
; Cycles: 5 a seed, and 6 to return

	.zeropage board
	.section .pages.unsow,"ax",@progbits
	.p2align 8
	.globl unsow_chains
unsow_chains:
; ... to pit 0
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	rts
; ... to pit 1
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	rts
; ... to pit 2
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	rts
; ... to pit 3
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	rts
; ... to pit 4
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	rts
; ... to pit 5
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	rts
; ... to pit 6
	dec board+9
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	rts
; ... to pit 7
	dec board+10
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	rts
; ... to pit 8
	dec board+11
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	rts
; ... to pit 9
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	rts
; ... to pit 10
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	rts
; ... to pit 11
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	rts
