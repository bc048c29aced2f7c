; Taking captured seeds into the store, and putting them back.

	.zeropage board, stores, goals, need, wanted, origin, sown_seeds, taken_pits, taken_seeds, made_ply
	.zeropage is_hashed, scratch, last

PITS = 12
ROW = 6

	.section .text.kernel_harvest,"ax",@progbits

.Lfar:
	ldx origin
	jsr find_last
	ldx made_ply
	tya
	jmp .Lends

; Takes what the move on the board captures.
; In: X = ply, origin, sown_seeds, taken_pits = the most pits, not 0; the seeds are sown; is_hashed
; Out: A = seeds captured, Z accordingly; stores, need; if is_hashed, the hash at the next ply
; Modifies: Y, taken_pits, taken_seeds, made_ply, gain, last, scratch
; Cycles: 180 and 53 a pit
	.globl harvest
harvest:
	stx made_ply
	ldy #ROW
	lda origin
	cmp #ROW
	bcc .Lother_row
	ldy #0
.Lother_row:
	sty last			; the first pit of the other row
	lda sown_seeds
	cmp #PITS
	bcs .Lfar
	adc origin			; carry is clear here
	cmp #PITS
	bcc .Lends
	sbc #PITS			; and set here
.Lends:
	sta node_last,x
	tay
	sec
	sbc last
	cmp #ROW
	bcs .Lnothing			; the own row
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
	and #$FE
	cmp #2
	bne .Ltaken			; neither two nor three
	lda board,y
	sta taken_values,x
	inx
	clc
	adc taken_seeds
	sta taken_seeds
	lda #0
	sta board,y
	dec taken_pits
	beq .Ltaken
	cpy last
	beq .Ltaken
	dey
	bpl .Lpit			; always
.Ltaken:
	txa
	ldx made_ply
	sta node_taken_end,x
	lda taken_seeds
	sta node_captured,x
	beq .Lno_seeds
	lda is_hashed
	beq .Lcredit
	jsr hash_taken
.Lcredit:
	lda taken_seeds
	ldy node_side,x
	clc
	adc stores,y
	sta stores,y
	tya
	bne .Lnorth
	lda need
	sec
	sbc taken_seeds
	sta need
	lda taken_seeds
	rts
.Lnorth:
	lda need
	clc
	adc taken_seeds
	sta need
	lda taken_seeds
	rts
.Lnothing:
	lda #0
	sta node_captured,x
.Lno_seeds:
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

; Finds what captures are wanted.
; In: A = seeds that South lacks of its goal, stores, goals, majorities
; Out: wanted
; Modifies: A, Y, scratch
	.globl judge_need
judge_need:
	ldy #0
	sta scratch
	cmp #0
	beq .Lnorth_needs
	bmi .Lnorth_needs
	sty wanted+1			; North has reached its goal
	sec
	lda majorities
	sbc stores
	cmp scratch
	bcc .Lsouth_wins
	lda scratch
.Lsouth_wins:
	sta wanted
	rts
.Lnorth_needs:
	sty wanted			; South has reached its goal
	eor #$FF
	clc
	adc #2				; 1 less that
	sta scratch
	sec
	lda majorities+1
	sbc stores+1
	cmp scratch
	bcc .Lnorth_wins
	lda scratch
.Lnorth_wins:
	sta wanted+1
	rts
