; Rows of the board: whose they are, and whether they must be fed.

	.zeropage board, row, row_end, scratch

ROW = 6

	.section .text.kernel_rows,"ax",@progbits

; Begins to look at a row, pit by pit.
; In: A = the mover's first pit
; Out: Y = row = the same, row_end, must_feed
; Modifies: A
	.globl look_at_row
look_at_row:
	sta row
	clc
	adc #ROW
	sta row_end
	lda row
	eor #ROW
	tay
	lda board,y
	ora board+1,y
	ora board+2,y
	ora board+3,y
	ora board+4,y
	ora board+5,y
	beq .Lempty
	lda #0
	beq .Lfed			; always
.Lempty:
	lda #1
.Lfed:
	sta must_feed
	ldy row
	rts

; Tells whether a pit may be sown, as far as seeds and feeding go.
; In: Y pit of the row, row_end, must_feed
; Out: carry set if it may
; Modifies: A, scratch
	.globl is_feeding
is_feeding:
	lda must_feed
	beq .Lany
	sty scratch
	lda row_end
	sec
	sbc scratch			; seeds that reach the other row
	sta scratch
	lda board,y
	cmp scratch
	rts
.Lany:
	lda board,y
	cmp #1
	rts
