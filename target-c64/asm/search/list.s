; The list of a node's moves in the order of search: the move that the table knows, captures with the most seeds
; first, then the others; equal ones in the order of sowing.
;
; The list is a ring of eight slots. Captures go before its base, the others from the base on.

	.zeropage board, ply, row, row_end, grand_slam, lone_slam, taken_pits, taken_seeds
	.zeropage first_move, known_move, hidden_seeds, list_base, list_start, list_end, move, value, scratch

FORBIDDEN_UNLESS_ONLY = 3
NONE = $FF
; As in kernel_tables.rs.
FAR = 14

	.section .text.kernel_list,"ax",@progbits

; Lists the legal moves.
; In: X = ply, first_move = a pit or NONE
; Out: list_start, list_end; carry clear if there is no legal move
; Modifies: A, X, Y, row, row_end, list_base, move, and what attack does
; Cycles: 120, and 23 a move that ends in the own row, 36 one that ends in the other, more if it captures
	.globl list
list:
	ldy node_row,x
	sty row
	lda node_row_end,x
	sta row_end
	jsr list_all
	bcs .Lfound
	lda grand_slam
	cmp #FORBIDDEN_UNLESS_ONLY
	bne .Lnone
	lda lone_slam
	sta grand_slam
	jsr list_all
	ldy #FORBIDDEN_UNLESS_ONLY
	sty grand_slam
.Lfound:
	rts
.Lnone:
	clc
	rts

list_all:
	lda ply
	asl a
	asl a
	asl a
	sta list_base
	sta list_start
	sta list_end
	ldx first_move
	stx known_move
	bpl .Lfirst
.Lothers:
	ldy list_end
	lda row
	bne .Lnorth
	jmp list_south
.Lnorth:
	jmp list_north

; The pits of the row are listed.
; In: Y = list_end
	.globl listed
listed:
	sty list_end
	lda known_move
	bpl .Lput_first
.Lend:
	lda list_start
	eor list_end
	cmp #1				; carry: the list is not empty
	rts

; The first move is judged, and its pit hidden from the search for others.
.Lfirst:
	lda board,x
	beq .Lno_first
	jsr attack_any
	bcs .Lno_first
	lda taken_pits
	asl a
	asl a
	asl a
	asl a
	ora known_move
	sta move
	lda board,x
	sta hidden_seeds
	lda #0
	sta board,x
	beq .Lothers			; always
.Lno_first:
	lda #NONE
	sta known_move
	bne .Lothers			; always
.Lput_first:
	tax
	lda hidden_seeds
	sta board,x
	jsr slot_before
	lda move
	sta list_moves,y
	sec
	rts

; Judges a move that may capture, and puts it into the list.
; In: A pit, X the pit where it ends or FAR, Y = list_end
; Out: Y = list_end
; Modifies: A, X, value, what attack does
	.globl list_capture
list_capture:
	sty list_end
	sta value
	cpx #FAR
	beq .Lfar
	txa
	tay
	jsr attack
.Lattacked:
	bcs .Lillegal
	beq .Lnothing
	ldx value
	jsr insert
.Lillegal:
	ldy list_end
	rts
.Lnothing:
	ldy list_end
	lda value
	sta list_moves,y
	iny
	rts
.Lfar:
	tax
	lda board,x
	jsr attack_far
	jmp .Lattacked

; Makes room before the list.
; Out: Y = list_start
; Modifies: A
slot_before:
	ldy list_start
	cpy list_base
	bne .Lbefore
	tya
	clc
	adc #8
	tay
.Lbefore:
	dey
	sty list_start
	rts

; Puts a capture into the list: after those that take as much or more.
; In: X pit, taken_pits, taken_seeds
; Modifies: A, Y, scratch
insert:
	stx scratch
	jsr slot_before
	ldx scratch
.Lshift:
	tya
	and #7
	cmp #7
	beq .Lhere			; the base follows: there are no more captures
	lda list_merits+1,y
	cmp taken_seeds
	bcc .Lhere
	sta list_merits,y
	lda list_moves+1,y
	sta list_moves,y
	iny
	bne .Lshift			; always
.Lhere:
	lda taken_seeds
	sta list_merits,y
	lda taken_pits
	asl a
	asl a
	asl a
	asl a
	ora scratch
	sta list_moves,y
	rts

; What a sowing of any number of seeds captures.
; In: A seeds, X pit, row
; Out: as attack
attack_any:
	cmp #12
	bcs .Lany_far
	ora PIT_INDICES,x
	tay
	lda SOWING_ENDS,y
	bmi .Lown_row
	tay
	jmp attack
.Lany_far:
	jmp attack_far
.Lown_row:
	lda #0
	sta taken_pits
	sta taken_seeds
	clc
	rts
