; Taking a move back.

	.zeropage board, ply, move, origin, sown_seeds

LAP = 11
NONE = $FF
; List entries from this on capture.
CAPTURE = $10

	.section .text.kernel_unmake,"ax",@progbits

; Takes back the move at the node's slot and goes on with the next one.
; In: X = ply
; Goes on with advance.
; Cycles: 46 and 5 a seed if it captures nothing
	.globl unmake
unmake:
	ldy node_sown,x
	cpy #NONE
	beq .Lslow
	lda SOWING_ENTRIES,y
	sta .Lunsow+1
.Lunsow:
	jsr unsow_chains
	tya
	and #$0F
	ldx INDEX_PITS,y
	sta board,x
	jmp advance
.Lslow:
	ldy node_slot,x
	lda list_moves,y
	sta move
	and #$0F
	sta origin
	lda node_seeds,x
	sta sown_seeds
	lda move
	cmp #CAPTURE
	bcc .Lunsow_any
	jsr put_back
.Lunsow_any:
	ldx origin
	lda sown_seeds
.Llap:
	cmp #LAP
	bcc .Llast_lap
	sbc #LAP			; carry is set here
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
	dec board+10
	dec board+11
	jmp .Llap
.Llast_lap:
	ora PIT_INDICES,x
	tay
	lda SOWING_ENTRIES,y
	sta .Lrest+1
.Lrest:
	jsr unsow_chains
	lda sown_seeds
	sta board,x
	jmp advance
