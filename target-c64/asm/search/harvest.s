; Taking captured seeds into the store, and putting them back.

	.zeropage board, stores, goals, need, wanted, origin, sown_seeds, taken_pits, taken_seeds, made_ply
	.zeropage is_hashed, scratch, last

ROW = 6

	.section .text.kernel_harvest,"ax",@progbits

; Takes what the move on the board captures.
; In: X = ply, origin, sown_seeds, taken_pits = the most pits; the seeds are sown; is_hashed
; Out: A = seeds captured, Z accordingly; stores, need, wanted; if is_hashed, the hash at the next ply
; Modifies: Y, taken_pits, taken_seeds, made_ply, gain, last, scratch
	.globl harvest
harvest:
	stx made_ply
	lda #0
	sta taken_seeds
	sta node_taken,x
	ldx origin
	lda #0
	cpx #ROW
	bcs .Lother_row
	lda #ROW
.Lother_row:
	sta last			; the first pit of the other row
	lda sown_seeds
	jsr find_last
	ldx made_ply
	tya
	sta node_last,x
	sec
	sbc last
	cmp #ROW
	bcs .Lcounted			; the own row
	txa
	asl a
	asl a
	asl a
	sta scratch
.Lpit:
	lda taken_pits
	beq .Lcounted
	dec taken_pits
	lda board,y
	and #$FE
	cmp #2
	bne .Lcounted			; neither two nor three
	inc node_taken,x
	lda board,y
	ldx scratch
	inc scratch
	sta taken_values,x
	clc
	adc taken_seeds
	sta taken_seeds
	ldx made_ply
	lda is_hashed
	beq .Lempty
	jsr hash_taken
.Lempty:
	lda #0
	sta board,y
	cpy last
	beq .Lcounted
	dey
	bpl .Lpit			; always
.Lcounted:
	lda taken_seeds
	sta node_captured,x
	beq .Lnothing
	jsr credit
	lda taken_seeds
.Lnothing:
	rts

; The hash after a pit is captured.
; In: X = ply, Y pit
; Modifies: A
hash_taken:
	tya
	pha
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
	pla
	tay
	rts

; Puts back what the move on the board has captured.
; In: X = ply
; Modifies: A, Y, scratch
	.globl put_back
put_back:
	stx made_ply
	ldy node_taken,x
	sty taken_pits
	txa
	asl a
	asl a
	asl a
	sta scratch
	ldy node_last,x
.Lput:
	ldx scratch
	inc scratch
	lda taken_values,x
	sta board,y
	dey
	dec taken_pits
	bne .Lput
	ldx made_ply
	lda #0
	sec
	sbc node_captured,x
; Gives the mover seeds.
; In: A seeds, X = ply
; Out: stores, need, wanted
; Modifies: A, Y, scratch
credit:
	sta scratch
	ldy node_side,x
	clc
	adc stores,y
	sta stores,y
	tya
	bne .Lnorth
	lda need
	sec
	sbc scratch
	jmp .Lneed
.Lnorth:
	lda need
	clc
	adc scratch
.Lneed:
	sta need
; Second entry: finds what captures are wanted.
; In: A = need, stores, goals, majorities
; Modifies: A, Y, scratch
	.globl judge_need
judge_need:
	ldy #0
	cmp #0
	beq .Lnorth_needs
	bmi .Lnorth_needs
	sty wanted+1			; North has reached its goal
	sec
	lda majorities
	sbc stores
	cmp need
	bcc .Lsouth_wins
	lda need
.Lsouth_wins:
	sta wanted
	rts
.Lnorth_needs:
	sty wanted			; South has reached its goal
	eor #$FF
	clc
	adc #2				; 1 - need
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
