; The list of a node's moves in the order of search: captures, then the others, those that sow the fewest seeds first;
; equal ones in the order of sowing.
;
; An entry is the pit of a move that captures; else the seeds times 16 plus the pit, 12 seeds and more being alike.
; So entries are put in order as numbers. A 0 stands before the first, END behind the last.

	.zeropage board, judged_from, row, row_end, first_move, place, origin
	.zeropage value, scratch

END = $FF
ROW = 6
COUNTS = 49
FORBIDDEN_UNLESS_ONLY = 3

; Puts an entry before the last one, or further to the front.
; In: A entry, X = place after the last
; Out: X as before, Z clear
; Modifies: A, place, value
	.macro insert name
	sta value
	stx place
	lda list_moves-1,x
.Lshift_\name:
	sta list_moves,x
	dex
	lda list_moves-1,x
	cmp value
	bcs .Lshift_\name
	lda value
	sta list_moves,x
	ldx place
	.endm

; Lists a pit.
; In: X = place
; Out: X = place after it
	.macro list_pit pit, next
.Llist_\pit:
	ldy board+\pit
	beq .Llist_\next
	lda SOWING_TARGETS+\pit*COUNTS,y
	bmi .Lquiet_\pit
	tay
	lda board,y
	beq list_quiet_\pit		; one seed after the sowing
	cmp #3
	bcs list_quiet_\pit
	cpy judged_from
	bcs .Ljudge_\pit
	lda #\pit
	bpl .Lput_\pit			; always
.Ljudge_\pit:
	lda #\pit
	jsr judge
	bcs .Llist_\next		; illegal
	bcc .Lput_\pit			; always
order_\pit:
	insert \pit
	bne .Ladded_\pit		; always
list_quiet_\pit:
	ldy board+\pit
.Lquiet_\pit:
	lda SEED_KEYS,y
	ora #\pit
.Lput_\pit:
	cmp list_moves-1,x
	bcc order_\pit
	sta list_moves,x
.Ladded_\pit:
	inx
	.endm

; Lists the moves of a side whose first pit is row, the other's being other.
	.macro list_row side, row, other
	.globl list_\side
list_\side:
	lda board+\other
	ora board+\other+1
	ora board+\other+2
	bne .Llist_\row
	ora board+\other+3
	ora board+\other+4
	ora board+\other+5
	bne .Llist_\row
	lda #\row
	jmp list_any
	.endm

	.section .text.kernel_list,"ax",@progbits

; Lists the legal moves of South.
; In: X = the first place of the list
; Modifies: A, X, Y, place, origin, value, scratch, and what attack_any does
; Cycles: 30, and 32 a move that ends in the own row, 45 one that ends in the other, 23 and 17 a place if it is put
;         before others
	list_row south, 0, 6
	list_pit 0, 1
	list_pit 1, 2
	list_pit 2, 3
	list_pit 3, 4
	list_pit 4, 5
	list_pit 5, south_end
.Llist_south_end:
	lda #END
	sta list_moves,x
	rts

; The same of North.
	list_row north, 6, 0
	list_pit 6, 7
	list_pit 7, 8
	list_pit 8, 9
	list_pit 9, 10
	list_pit 10, 11
	list_pit 11, north_end
.Llist_north_end:
	lda #END
	sta list_moves,x
	rts

; Finds the entry of a move by all the rules.
; In: A pit
; Out: A entry; carry set if the move is an illegal grand slam; X as before
; Modifies: Y, origin, value, and what attack_any does
judge:
	stx value
	sta origin
	tax
	lda board,x
	jsr attack_any
	bcs .Ljudged
	bne .Lcaptures
	ldx origin
	ldy board,x
	lda SEED_KEYS,y
	ora origin
	ldx value
	clc
	rts
.Lcaptures:
	lda origin
	clc
.Ljudged:
	ldx value
	rts

; Lists the legal moves where not every move may feed.
; In: A = the mover's first pit, X = the first place of the list
; Modifies: A, X, Y, row, row_end, must_feed, place, origin, value, scratch, and what attack_any does
list_any:
	stx place
	jsr look_at_row
.Lany_pit:
	sty origin
	jsr is_feeding
	bcc .Lany_next
	tya
	ldx place
	jsr judge
	bcs .Lany_next
	cmp list_moves-1,x
	bcs .Lany_add
	insert any
	bne .Lany_added			; always
.Lany_add:
	sta list_moves,x
.Lany_added:
	inc place
.Lany_next:
	ldy origin
	iny
	cpy row_end
	bne .Lany_pit
	ldx place
	lda #END
	sta list_moves,x
	rts

; Lists the moves of a node again that has no legal one, if grand slams then are.
; In: A = the mover's first pit, X = the first place of the list
; Out: X = the first place; carry set if there are moves
; Modifies: as list_any
	.globl list_again
list_again:
	ldy rule_slam
	cpy #FORBIDDEN_UNLESS_ONLY
	bne .Lnone
	ldy lone_slam
	sty grand_slam
	stx first_place
	jsr list_any
	ldy rule_slam
	sty grand_slam
	ldx first_place
	lda list_moves,x
	cmp #END
	bne .Lsome
.Lnone:
	clc
	rts
.Lsome:
	sec
	rts

; Puts the move that the table knows to the front, if it is in the list.
; In: X = ply, first_move; the node's slot is the first place of the list
; Modifies: A, X, place, scratch
	.globl put_first
put_first:
	lda node_slot,x
	sta place
	tax
.Lfind:
	lda list_moves,x
	cmp #END
	beq .Lput
	and #$0F
	cmp first_move
	beq .Lfound
	inx
	bne .Lfind			; always
.Lfound:
	lda list_moves,x
	sta scratch
.Lup:
	cpx place
	beq .Lfront
	lda list_moves-1,x
	sta list_moves,x
	dex
	bne .Lup			; always
.Lfront:
	lda scratch
	sta list_moves,x
.Lput:
	rts

	.section .bss.search_list,"aw",@nobits

first_place:
	.zero 1
