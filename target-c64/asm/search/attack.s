; What a move captures.

	.zeropage board, row, gain, taken_pits, taken_seeds, max_pits, over_max, grand_slam, scratch, last

CAPTURES_NOTHING = 1
PITS = 12
ROW = 6

	.section .text.kernel_attack,"ax",@progbits

; What a sowing of less than 12 seeds captures that ends in the other row.
; In: Y last pit, row
; Out: A = taken_seeds, Z accordingly, taken_pits; carry set if it is a grand slam and forbidden
; Modifies: Y, gain, scratch, last
; Cycles: 75 and 28 a pit if all that it attacks is captured
	.globl attack
attack:
	lda #1
	sta gain
	lda row
	eor #ROW
	sta scratch			; the first pit of the other row
	sty last
	lda #0
	sta taken_seeds
.Lnear:
	lda board,y
	beq .Lnear_end			; one seed after the sowing
	cmp #3
	bcs .Lnear_end
	sec				; and the seed sown
	adc taken_seeds
	sta taken_seeds
	cpy scratch
	beq .Lall
	dey
	bpl .Lnear			; always
.Lall:
	lda grand_slam
	bne .Lcarefully
	dey
.Lnear_end:
	tya
	eor #$FF			; last - Y
	sec
	adc last
	cmp max_pits
	beq .Lallowed
	bcs .Lcarefully
.Lallowed:
	sta taken_pits
	clc
	lda taken_seeds
	rts
.Lcarefully:
	ldy last
; Second entry: gain is known.
attack_with_gain:
	lda row
	eor #ROW
	sta scratch			; the first pit of the other row
	sty last
	lda #0
	sta taken_pits
	sta taken_seeds
.Lpit:
	lda board,y
	clc
	adc gain
	cmp #2
	bcc .Lend
	cmp #4
	bcs .Lend
	adc taken_seeds			; carry is clear here
	pha
	lda taken_pits
	cmp max_pits
	beq .Lover
	inc taken_pits
	pla
	sta taken_seeds
	cpy scratch
	beq .Lwhole
	dey
	bpl .Lpit			; always
.Lover:
	pla
	lda over_max
	bne .Lnothing
.Lend:
	clc
	lda taken_seeds
	rts
.Lwhole:
	lda grand_slam
	beq .Lend
	lda gain
	cmp #1
	beq .Lshort
	lda taken_pits			; every pit has got a seed
	cmp #ROW
	bcc .Lend
	bcs .Lslam			; always
.Lshort:
	lda scratch
	clc
	adc #ROW-1
	tay				; the last pit of the other row
.Llast:
	cpy last
	beq .Lslam
	lda board,y
	bne .Lend
	dey
	bpl .Llast			; always
.Lslam:
	lda grand_slam
	cmp #CAPTURES_NOTHING+1
	bcs .Lforbidden
.Lnothing:
	lda #0
	sta taken_pits
	sta taken_seeds
	clc
.Lforbidden:
	lda taken_seeds
	rts

; What a sowing of 12 seeds or more captures.
; In: A seeds, X pit, row
; Out: as attack; carry clear and Z set too if it ends in the own row
; Modifies: Y, gain, scratch, last
	.globl attack_far
attack_far:
	jsr find_last
	tya
	sec
	sbc row
	cmp #ROW
	bcs attack_with_gain
	lda #0
	sta taken_pits
	sta taken_seeds
	rts

; Where a sowing ends.
; In: A seeds, X pit
; Out: Y last pit, gain
; Modifies: A
	.globl find_last
find_last:
	tay
	lda LAST_GAINS,y
	sta gain
	txa
	clc
	adc DISTANCE,y
	cmp #PITS
	bcc .Lon_board
	sbc #PITS			; carry is set here
.Lon_board:
	tay
	rts
