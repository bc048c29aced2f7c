; A node that is searched four plies deep or more, and the way from node to node: enter, make and answer follow one
; another until the root is settled.

	.zeropage board, goals, ply, low_ply, place, move_count, last_count, frame_counter, seen_frame
	.zeropage is_repeatable, judged_from, hash_end, first_move, entry, answer, value

END = $FF
; In a list: behind the first move, the others are still to be listed.
PENDING = $FE
PITS = 12
ROW = 6
NONE = $FF
; What search_kernel_reaches returns.
GOES_ON = 0
; What make_any tells of a move that ends the game and does not reach the goal.
FAILS = 2
; An answer.
REACHED = 8
PAGES = 4

; Begins with the list of a node.
; In: X = ply
; Out: X = node_slot = the first place of the list
; Modifies: A
	.macro begin_list
	txa
	asl a
	asl a
	asl a
	ora #1
	sta node_slot,x
	tax
	.endm

; A side whose first pit is row, its number, the other side and its first pit.
	.macro inner_row side, number, row, other, other_row
	.globl enter_\side, enter_root_\side, make_\side, answer_\side

; Begins with the node at ply, whose position is on the board.
; In: X = ply
enter_\side:
	cpx table_end
	bcs .Lunknown_\side
	lda node_hash_1,x
	and #PAGES-1
	ora #mos16hi(SEARCH)
	sta entry+1
	ldy node_hash_0,x
	lda (entry),y
	cmp node_hash_3,x
	bne .Lunknown_\side
	lda goals+\number
	ldy #\row
	jsr recall
	bcc .Lopen_\side
	lda answer
	cmp #REACHED			; carry: the node reaches its goal
	jmp answer_\other
.Lunknown_\side:
	lda #NONE
	sta first_move
.Lopen_\side:
	lda is_repeatable
	beq .Lfirst_\side
	ldy node_hash_0,x
	tya
	tax
	inc past_counts,x
	ldx ply
; Most moves that the table knows suffice: the others are not listed before they are needed. Not so of a long move, nor
; where not every one may be legal or capture.
.Lfirst_\side:
	ldy first_move
	bmi enter_root_\side
	lda judged_from
	beq enter_root_\side
	lda board+\other_row
	ora board+\other_row+1
	ora board+\other_row+2
	beq enter_root_\side
	lda board,y
	beq enter_root_\side
	cmp #PITS
	bcs enter_root_\side
	sta value
	adc first_move			; carry is clear here
	tay
	cpy #\row+ROW
	bcc .Lquiet_\side
	cpy #\row+2*ROW
	bcs .Lquiet_\side
	lda board+\other_row-\row-ROW,y
	beq .Lquiet_\side		; one seed after the sowing
	cmp #3
	lda first_move
	bcc .Lalone_\side
.Lquiet_\side:
	ldy value
	lda SEED_KEYS,y
	ora first_move
.Lalone_\side:
	tay
	begin_list
	tya
	sta list_moves,x
	lda #PENDING
	sta list_moves+1,x
	ldx ply
	jmp make_\side
; Second entry: first_move is known; the root is in the game's past.
enter_root_\side:
	begin_list
	jsr list_\side
	ldx ply
	lda first_move
	bmi .Llisted_\side
	jsr put_first
	ldx ply
.Llisted_\side:
	jmp make_\side

; The first move is not enough: lists the others.
.Lpending_\side:
	dec node_slot,x
	ldy node_slot,x
	lda list_moves,y
	and #$0F
	sta first_move
	tya
	tax
	jsr list_\side
	ldx ply
	jsr put_first
	ldx ply
	inc node_slot,x
	jmp make_\side

; All moves of the node at ply are answered, or it has none.
; In: X = ply
.Lend_\side:
	ldy node_slot,x
	tya
	and #7
	cmp #1				; the list's first place
	bne .Lfailed_\side
	tya
	tax
	lda #\row
	jsr list_again
	ldx ply
	bcs .Lagain_\side
	jsr collected
	cmp goals+\number
	lda #0
	rol a
	asl a
	asl a
	asl a				; REACHED, if carry was set
	sta answer
	bcc .Lunkept_\side		; always
.Lagain_\side:
	jmp make_\side
.Lfailed_\side:
	lda #0
; In: A = answer, X = ply
.Lsettled_\side:
	sta answer
	cpx table_end
	bcs .Lunkept_\side
	jsr keep
.Lunkept_\side:
	lda is_repeatable
	beq .Lleft_\side
	jsr leave_line
.Lleft_\side:
	ldx ply
	bne .Lparent_\side
	jmp root_is_settled
.Lparent_\side:
	lda answer
	cmp #REACHED			; carry: the node reaches its goal
	jmp answer_\other

.Lback_any_\side:
	tya
	jsr unmake_any
	jmp .Lanswered_\side
.Lreached_\side:
	lda #REACHED
	jmp .Lsettled_\side

; The node at ply has reached its goal or not: takes back the move that led to it and goes on.
; In: X = ply, carry set if the goal is reached
answer_\side:
	dex
	stx ply
.Ltake_back_\side:
	ldy node_slot,x
	lda list_moves,y
	tay
	lda INDEX_SEEDS,y
	beq .Lback_any_\side
	ldx INDEX_PITS,y
	sta board,x
	lda SOWING_ENTRIES,y
	sta .Lunsow_\side+1
.Lunsow_\side:
	jsr unsow_chains
	ldx ply
.Lanswered_\side:
	bcc .Lreached_\side
	inc node_slot,x
; Makes the move at the node's slot and goes on with the position after it.
; In: X = ply
make_\side:
	lda frame_counter
	cmp seen_frame
	bne .Lframe_\side
	ldy node_slot,x
	lda list_moves,y
	tay
	lda INDEX_SEEDS,y
	beq .Lother_\side
	inc move_count
	beq .Lcarry_\side
.Lcounted_\side:
	ldx INDEX_PITS,y
	lda #0
	sta board,x
	lda SOWING_ENTRIES,y
	sta .Lsow_\side+1
.Lsow_\side:
	jsr sow_chains
	ldx ply
	cpx low_ply
	beq .Llow_\side
	cpx hash_end
	bcs make_deeper_\side
hash_\side:
	lda node_hash_0,x		; carry is clear here
	adc SOWN_0,y
	sta node_hash_0+1,x
	lda node_hash_1,x
	adc SOWN_1,y
	sta node_hash_1+1,x
	lda node_hash_2,x
	adc SOWN_2,y
	sta node_hash_2+1,x
	lda node_hash_3,x
	adc SOWN_3,y
	sta node_hash_3+1,x
	lda is_repeatable
	bne .Lrepeats_\side
make_deeper_\side:
	inx
	stx ply
	jmp enter_\other
; A frame has passed.
.Lframe_\side:
	lda #GOES_ON
	rts
.Lcarry_\side:
	jsr carry_count
	lda #0
	sta last_count
	beq .Lcounted_\side		; always
; No move that a chain sows: a capture, a long one, or the list's end.
; In: X = ply, Y entry
.Lother_\side:
	cpy #PENDING
	bcc .Lany_\side
	bne .Lall_\side
	jmp .Lpending_\side
.Lall_\side:
	jmp .Lend_\side
.Lany_\side:
	tya
	jsr make_any
	bne .Lover_\side
	cpx low_ply
	bne .Ldown_\side
	jmp .Llow_any_\side
.Ldown_\side:
	inx
	stx ply
	jmp enter_\other
.Lover_\side:
	cmp #FAILS			; carry: the move does not reach the goal
	jmp .Ltake_back_\side
; The position after the move is searched by a routine of the last plies.
.Llow_\side:
	clc
	lda is_repeatable
	bne hash_\side
.Lthird_\side:
	jsr third_\other
	ldx ply
	jmp .Ltake_back_\side
.Llow_any_\side:
	lda is_repeatable
	beq .Lthird_\side
.Lsecond_\side:
	jsr second_\other
	php
	jsr count_last
	plp
	ldx ply
	jmp .Ltake_back_\side
; The position after the move may have been before.
.Lrepeats_\side:
	ldy node_hash_0+1,x
	lda past_counts,y
	beq .Lnew_\side
	jsr is_repeated
	bcs .Lrepeated_\side
.Lnew_\side:
	cpx low_ply
	beq .Lsecond_\side
	inx
	stx ply
	jmp enter_\other
.Lrepeated_\side:
	jsr end_after
	lda #0
	rol a
	eor #1
	lsr a				; carry: the move does not reach the goal
	jmp .Ltake_back_\side
	.endm

	.section .text.kernel_inner,"ax",@progbits

; The nodes in which South moves.
	inner_row south, 0, 0, north, 6

; The nodes in which North moves.
	inner_row north, 1, 6, south, 0

; Forgets the position of the node at ply as one of the line.
; In: X = ply
; Modifies: A, X, Y
leave_line:
	txa
	beq .Lroot			; it is in the game's past
	ldy node_hash_0,x
	tya
	tax
	dec past_counts,x
.Lroot:
	rts
