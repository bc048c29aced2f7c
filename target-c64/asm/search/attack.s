; What a move captures.

	.zeropage board, row, gain, taken_pits, taken_seeds, judged_from, whole_bonus
	.zeropage scratch, last

CAPTURES_NOTHING = 1
PITS = 12
ROW = 6

; What a sowing captures whose last pit holds one or two: row has no pit beyond end.
	.macro attack side, end
	.globl attack_\side
attack_\side:
	cpx judged_from
	bcs .Lslow
	adc #1				; carry is clear here
	sta taken_seeds
.Lbefore_\side:
	dex
	cpx #\end
	beq .Lwhole
	lda board,x
	beq .Ltaken_\side		; one seed after the sowing
	cmp #3
	bcs .Ltaken_\side
	sec				; and the seed sown
	adc taken_seeds
	sta taken_seeds
	bcc .Lbefore_\side		; always
.Ltaken_\side:
	lda taken_seeds
	rts
	.endm

	.section .text.kernel_attack,"ax",@progbits

; All pits of the row back to its first are captured.
.Lwhole:
	lda taken_seeds
	ora whole_bonus
	rts

.Lslow:
	tya
	tax
	lda board,x
	jmp attack_any

; What a move of South captures that ends where one or two seeds are, of the other row.
; In: A what the last pit holds, X the last pit or FAR, Y the move's pit
; Out: A = seeds captured, or more if whole_bonus says so; if captures have limits, carry set if it is an illegal grand slam
; Modifies: X, Y, taken_seeds, and what attack_any does
; Cycles: 28 and 22 a pit, if there are no limits and the last pit has got one seed
	attack south, 5

; The same of North.
	attack north, $FF

; What a move captures, by all the rules.
; In: A seeds, X pit
; Out: A = taken_seeds, Z accordingly, taken_pits; carry set if it is a grand slam and forbidden.
;      A is more if whole_bonus says so
; Modifies: X, Y, row, gain, scratch, last
	.globl attack_any
attack_any:
	jsr find_last
	lda #0
	sta taken_pits
	sta taken_seeds
	cpx #ROW
	bcc .Lmover
	lda #ROW
.Lmover:
	sta row
	eor #ROW
	sta scratch			; the first pit of the other row
	tya
	sec
	sbc scratch
	cmp #ROW
	bcs .Lown
	sty last
.Lpit:
	lda board,y
	clc
	adc gain
	cmp #2
	bcc .Lend
	cmp #4
	bcs .Lend
	adc taken_seeds			; carry is clear here
	tax
	lda taken_pits
	cmp max_pits
	beq .Lover
	inc taken_pits
	stx taken_seeds
	cpy scratch
	beq .Lwhole_any
	dey
	bpl .Lpit			; always
.Lover:
	lda over_max
	bne .Lnothing
.Lend:
.Lown:
	clc
	lda taken_seeds
	rts
.Lwhole_any:
	lda grand_slam
	beq .Lbonus
	lda gain
	cmp #1
	beq .Lshort
	lda taken_pits			; every pit has got a seed
	cmp #ROW
	bcc .Lend
	bcs .Lslam			; always
.Lbonus:
	clc
	lda taken_seeds
	ora whole_bonus
	rts
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
