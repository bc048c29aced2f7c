; The last ply: moves are not made but valued by what they capture.

	.zeropage board, goals, wanted, second_ply, move_count, row, row_end
	.zeropage origin

COUNTS = 49
FORBIDDEN_UNLESS_ONLY = 3
ROW = 6

; Values a pit; seeds is what suffices.
	.macro value_pit side, seeds, pit, next
.Lvalue_\pit:
	ldy board+\pit
	beq .Lvalue_\next
	inc move_count
	ldx SOWING_TARGETS+\pit*COUNTS,y
	bmi .Lvalue_\next
	lda board,x
	beq .Lvalue_\next		; one seed after the sowing
	cmp #3
	bcs .Lvalue_\next
	ldy #\pit
	jsr attack_\side
	cmp \seeds
	bcc .Lvalue_\next
	ldx #\pit
	rts
	.endm

; Begins with a side whose first pit is row, the other's being other.
	.macro frontier_row side, row, other
	.globl frontier_\side, find_\side
frontier_\side:
	lda board+\other
	ora board+\other+1
	bne find_\side
	ora board+\other+2
	ora board+\other+3
	ora board+\other+4
	ora board+\other+5
	bne find_\side
	jmp frontier_any
find_\side:
	.endm

	.section .text.kernel_frontier,"ax",@progbits

; Tells whether South reaches its goal with the last move. All moves are legal but where North must be fed.
; Out: carry set if it does, X = the pit
; Modifies: A, X, Y, and what attack_any and frontier_any do
; Cycles: 20; 6 an empty pit, 17 a move that ends in the own row, 28 one that ends in the other, and its captures
;
; Second entry, find_south: looks for a capture that is wanted, whoever must be fed.
	frontier_row south, 0, 6
	value_pit south, wanted, 0, 1
	value_pit south, wanted, 1, 2
	value_pit south, wanted, 2, 3
	value_pit south, wanted, 3, 4
	value_pit south, wanted, 4, 5
	value_pit south, wanted, 5, south_end
.Lvalue_south_end:
	clc
	rts

; The same of North.
	frontier_row north, 6, 0
	value_pit north, wanted+1, 6, 7
	value_pit north, wanted+1, 7, 8
	value_pit north, wanted+1, 8, 9
	value_pit north, wanted+1, 9, 10
	value_pit north, wanted+1, 10, 11
	value_pit north, wanted+1, 11, north_end
.Lvalue_north_end:
	clc
	rts

; Goes on to look for a capture behind the one found.
; In: X = its pit
; Out: as find_south and find_north
	.globl find_next
find_next:
	txa
	asl a
	tax
	lda next_pits,x
	sta .Lnext+1
	lda next_pits+1,x
	sta .Lnext+2
.Lnext:
	jmp find_south

next_pits:
	.short .Lvalue_1, .Lvalue_2, .Lvalue_3, .Lvalue_4, .Lvalue_5, .Lvalue_south_end
	.short .Lvalue_7, .Lvalue_8, .Lvalue_9, .Lvalue_10, .Lvalue_11, .Lvalue_north_end

; The same as frontier_south and frontier_north where moves may be illegal or the game may end for want of one.
; In: second_ply: the node is one ply deeper
; Out: as frontier_south
; Modifies: A, X, Y, row, row_end, must_feed, has_moved, origin, value, and what attack_any does
	.globl frontier_any
frontier_any:
	ldx second_ply
	inx
	ldy node_side,x
	lda rows,y
	jsr look_at_row
	lda #0
	sta has_moved
.Lpit:
	sty origin
	jsr is_feeding
	bcc .Lnext_pit
	ldx origin
	lda board,x
	jsr attack_any
	bcs .Lnext_pit			; illegal
	inc has_moved
	inc move_count
	ldx row
	beq .Lsouth
	ldx #1
.Lsouth:
	cmp wanted,x
	bcs .Lreached
.Lnext_pit:
	ldy origin
	iny
	cpy row_end
	bne .Lpit
	lda has_moved
	bne .Lfailed
	lda grand_slam
	cmp #FORBIDDEN_UNLESS_ONLY
	bne .Lend
	lda lone_slam
	sta grand_slam
	jsr frontier_any
	ldy rule_slam
	sty grand_slam
	rts
; There is no legal move.
.Lend:
	ldx second_ply
	inx
	jsr collected
	ldy node_side,x
	cmp goals,y
	rts
.Lfailed:
	clc
	rts
.Lreached:
	ldx origin
	rts

	.globl rows
rows:
	.byte 0, ROW
