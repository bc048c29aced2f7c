; Taking captured seeds into the store, and putting them back.

	.zeropage board, stores, need, origin, sown_seeds, taken_pits, taken_seeds, made_ply
	.zeropage hash_end, scratch, last

PITS = 12
ROW = 6

	.section .text.kernel_harvest,"ax",@progbits

.Lfar:
	ldx origin
	jsr find_last
	jmp .Lends

; Takes what the move on the board captures.
; In: X = ply, origin, sown_seeds, taken_pits = the pits, not 0, or 6: as many as there are; the seeds are sown; hash_end
; Out: A = the mover's store, or 0 if nothing is captured; Z accordingly; X = ply, Y = the mover; stores, need; if its ply is before
;      hash_end, the hash at the next ply
; Modifies: Y, taken_seeds, made_ply, gain, last, scratch
; Cycles: 180 and 42 a pit
;
; Second entry, harvest_short: made_ply = ply too, fewer than 12 seeds that end in the other row, no limit to pits.
	.globl harvest, harvest_short
harvest:
	stx made_ply
	lda sown_seeds
	cmp #PITS
	bcs .Lfar
	adc origin			; carry is clear here
	cmp #PITS
	bcc .Lon_board
	sbc #PITS			; and set here
.Lon_board:
	tay
; In: Y = the last pit
.Lends:
	ldx made_ply
	lda origin
	cmp #ROW
	bcs .Lof_north
	cpy #ROW
	bcc .Lnothing			; the own row
	lda #ROW-1
	bne .Lend			; always
.Lof_north:
	cpy #ROW
	bcs .Lnothing
	lda #$FF
.Lend:
	sta last			; where captures end
	lda taken_pits
	cmp #ROW
	beq .Ltake
	tya
	sec
	sbc taken_pits
	sta last
	jmp .Ltake
.Lnothing:
	lda #0
	sta node_captured,x
	rts
harvest_short:
	lda origin
	clc
	adc sown_seeds
	cmp #PITS
	ldy #ROW-1
	bcc .Lshort
	sbc #PITS			; carry is set here
	ldy #$FF
.Lshort:
	sty last
	tay
; In: Y = the last pit, last = the pit before those that may be captured
.Ltake:
	tya
	sta node_last,x
	lda need
	sta node_need,x
	lda #0
	sta taken_seeds
	txa
	asl a
	asl a
	asl a
	tax
.Lpit:
	lda board,y
	cmp #2
	bcc .Ltaken
	cmp #4
	bcs .Ltaken
	sta taken_values,x
	adc taken_seeds			; carry is clear here
	sta taken_seeds
	lda #0
	sta board,y
	inx
	dey
	cpy last
	bne .Lpit
.Ltaken:
	txa
	ldx made_ply
	sta node_taken_end,x
	lda taken_seeds
	sta node_captured,x
	beq .Lno_seeds
	cpx hash_end
	bcs .Lcredit
	jsr hash_taken
.Lcredit:
	lda need
	ldy node_side,x
	bne .Lnorth
	sec
	sbc taken_seeds
	sta need
	lda stores
	clc
	adc taken_seeds
	sta stores
.Lno_seeds:
	rts
.Lnorth:
	clc
	adc taken_seeds
	sta need
	lda stores+1
	clc
	adc taken_seeds
	sta stores+1
	rts

; The hash after captures.
; In: X = ply; what harvest has kept for put_back
; Modifies: A, Y, last, scratch
hash_taken:
	lda node_last,x
	sta last
	txa
	asl a
	asl a
	asl a
.Lhash_pit:
	sta scratch
	tay
	lda taken_values,y
	lsr a				; carry: three
	lda last
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
	dec last
	ldy scratch
	iny
	tya
	cmp node_taken_end,x
	bne .Lhash_pit
	rts

; Puts back what the move on the board has captured.
; In: X = ply
; Modifies: A, Y, made_ply, scratch
; Cycles: 95 and 19 a pit
	.globl put_back
put_back:
	stx made_ply
	lda node_need,x
	sta need
	ldy node_side,x
	lda stores,y
	sec
	sbc node_captured,x
	sta stores,y
	lda node_taken_end,x
	sta scratch
	ldy node_last,x
	txa
	asl a
	asl a
	asl a
	tax
.Lput:
	lda taken_values,x
	sta board,y
	dey
	inx
	cpx scratch
	bne .Lput
	ldx made_ply
	rts
