; What the end of a game is worth.

	.zeropage board, stores, value

	.section .text.kernel_value,"ax",@progbits

; The value for the mover of a game that ends because nobody can or may go on.
; In: X = plies deep, board, stores
; Out: A = value plus 128
; Modifies: Y, value
	.globl collected
collected:
	lda stores
	ldy #5
	clc
.Lsouth:
	adc board,y			; no sum reaches 256
	dey
	bpl .Lsouth
	sta value
	lda stores+1
	ldy #5
.Lnorth:
	adc board+6,y
	dey
	bpl .Lnorth
	cmp value
	beq .Ldraw
	lda #0
	rol a				; 1 if North has more
	eor node_side,x
	bne .Llost
	lda WINS,x
	rts
.Llost:
	lda #0
	sec
	sbc WINS,x
	rts
.Ldraw:
	lda #$80
	rts
