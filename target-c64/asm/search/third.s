; Two plies before the last: moves are listed and made, but nothing is kept of the node.

	.zeropage board, goals, second_ply, third_place_now, third_entry, move_count, last_count

END = $FF

; A side whose first pit is row, and its number.
	.macro third_row side, number, row, other
	.globl third_\side
third_\side:
	ldx third_place
	jsr list_\side
	ldx third_place
.Lmove_\side:
	stx third_place_now
	lda move_count
	cmp last_count
	bcc .Lwrapped_\side
.Lcounted_\side:
	sta last_count
	ldy list_moves,x
	sty third_entry
	lda INDEX_SEEDS,y
	beq .Lother_\side
	inc move_count
	ldx INDEX_PITS,y
	lda #0
	sta board,x
	lda SOWING_ENTRIES,y
	sta .Lsow_\side+1
	sta .Lunsow_\side+1
.Lsow_\side:
	jsr sow_chains
	jsr second_\other
.Lunsow_\side:
	jsr unsow_chains
	ldy third_entry
	ldx INDEX_PITS,y
	lda INDEX_SEEDS,y
	sta board,x
; In: carry set if a reply reaches its goal
.Lanswered_\side:
	ldx third_place_now
	inx
	bcs .Lmove_\side
	jmp third_reached
.Lwrapped_\side:
	jsr carry_count
	jmp .Lcounted_\side

; No move that a chain sows: a capture, a long one, or the list's end.
.Lother_\side:
	cpy #END
	beq .Lend_\side
	ldx second_ply
	dex
	tya
	jsr make_any
	bne .Lover_\side
	jsr second_\other
	jmp .Lback_\side
.Lover_\side:
	cmp #FAILS			; carry: the move does not reach the goal
.Lback_\side:
	ldx second_ply
	dex
	lda third_entry
	jsr unmake_any
	jmp .Lanswered_\side
.Lend_\side:
	cpx third_place
	clc
	bne .Lfailed_\side
	lda #\row
	jsr list_again
	bcs .Lmove_\side
	ldx second_ply
	dex
	jsr collected
	cmp goals+\number
.Lfailed_\side:
	rts
	.endm

; What make_any tells of a move that ends the game and does not reach the goal.
FAILS = 2

	.section .text.kernel_third,"ax",@progbits

; Tells whether South reaches its goal with the last move but two.
; Out: carry set if it does; third_entry = the move
; Modifies: all but X = ply in memory
; Cycles: 50 and the list; 111 and 10 a seed for each move, and the reply
	third_row south, 0, 0, north

; The same of North.
	third_row north, 1, 6, south

	.section .text.kernel_count,"ax",@progbits

; Counts what was counted last and tells that the goal is reached.
; Out: carry set
; Modifies: A
third_reached:
	lda move_count
	cmp last_count
	sta last_count
	bcs .Lreached
	jsr carry_count
	sec
.Lreached:
	rts

; Counts what was counted in the lowest byte alone; less than a page of moves since the last call.
; Modifies: A
	.globl count_last
count_last:
	lda move_count
	cmp last_count
	sta last_count
	bcs .Lcarried
; Second entry: carries the count into its upper bytes.
; Modifies: nothing
	.globl carry_count
carry_count:
	inc move_count+1
	bne .Lcarried
	inc move_count+2
	bne .Lcarried
	inc move_count+3
.Lcarried:
	rts
