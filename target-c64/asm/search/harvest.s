; Taking captured seeds into the store, and putting them back.

	.zeropage board, stores, lead, ply, unhashed_ply, is_close, move, origin, sown_seeds, taken_pits, taken_seeds
	.zeropage scratch, last

MAJORITY = 25

	.section .text.kernel_harvest,"ax",@progbits

; Takes what the move on the board captures.
; In: move, origin, sown_seeds; the seeds are sown
; Out: stores, lead, is_close, the hash at the next ply
; Modifies: A, X, Y, taken_pits, taken_seeds, gain, last, scratch
	.globl harvest
harvest:
	ldx origin
	lda sown_seeds
	jsr find_last
	ldx ply
	tya
	sta node_last,x
	jsr taken_place
	lda #0
	sta taken_seeds
.Lpit:
	lda board,y			; two or three
	ldx scratch
	inc scratch
	sta taken_values,x
	clc
	adc taken_seeds
	sta taken_seeds
	ldx ply
	cpx unhashed_ply
	beq .Lempty
	sty last
	lda board,y
	lsr a				; carry: three
	tya
	rol a
	tay
	clc
	lda node_hash_0+1,x
	adc TAKEN_0,y
	sta node_hash_0+1,x
	lda node_hash_1+1,x
	adc TAKEN_1,y
	sta node_hash_1+1,x
	lda node_hash_2+1,x
	adc TAKEN_2,y
	sta node_hash_2+1,x
	lda node_hash_3+1,x
	adc TAKEN_3,y
	sta node_hash_3+1,x
	ldy last
.Lempty:
	lda #0
	sta board,y
	dey
	dec taken_pits
	bne .Lpit
	lda taken_seeds
	sta node_captured,x
; Gives the mover seeds.
; In: A seeds, X = ply
; Modifies: A, Y, scratch
credit:
	pha
	ldy node_side,x
	clc
	adc stores,y
	sta stores,y
	pla
	cpy #0
	beq .Lsouth
	eor #$FF			; what North gains South's lead loses
	clc
	adc #1
.Lsouth:
	clc
	adc lead
	sta lead
	eor #$FF
	clc
	adc #1
	sta lead+1
; Second entry: tells whether somebody is one seed from winning.
; Modifies: A
	.globl judge_stores
judge_stores:
	lda stores
	cmp #MAJORITY-1
	beq .Lclose
	lda stores+1
	cmp #MAJORITY-1
	beq .Lclose
	lda #0
	sta is_close
	rts
.Lclose:
	sta is_close
	rts

; Puts back what the move on the board has captured.
; In: move, X = ply
; Modifies: A, X, Y, taken_pits, scratch
	.globl put_back
put_back:
	jsr taken_place
	ldy node_last,x
.Lput:
	ldx scratch
	inc scratch
	lda taken_values,x
	sta board,y
	dey
	dec taken_pits
	bne .Lput
	ldx ply
	lda #0
	sec
	sbc node_captured,x
	jmp credit

; Where the values of captured pits are kept, and how many there are.
; In: move, X = ply
; Out: scratch, taken_pits
; Modifies: A
taken_place:
	txa
	asl a
	asl a
	asl a
	sta scratch
	lda move
	lsr a
	lsr a
	lsr a
	lsr a
	sta taken_pits
	rts
