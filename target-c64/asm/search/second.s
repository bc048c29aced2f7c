; One ply before the last: moves are made in the order of sowing, but for those that cannot reach the goal whatever
; the reply: what the mover leads by and captures is the most that can come of a move.

	.zeropage board, stores, goals, wanted, whole_bonus, second_ply, move_count, last_count
	.zeropage is_careful, judged_from, is_hashed, is_repeatable, row, row_end
	.zeropage origin, sown_seeds, taken_pits, taken_seeds, second_pit, second_seeds

COUNTS = 49
; Sown one by one in a chain.
CHAIN = 10
FORBIDDEN_UNLESS_ONLY = 3
PITS = 12
ROW = 6
MAJORITY = 25
; Values are stored plus 128.
ZERO = $80

; Begins with a side whose first pit is row, the other's being other.
	.macro second_row side, seeds, row, other
	.globl second_\side
.Lany_\side:
	jmp second_any
second_\side:
	lda is_careful
	bne .Lany_\side
	lda board+\other
	ora board+\other+1
	bne .Lfed_\side
	ora board+\other+2
	ora board+\other+3
	ora board+\other+4
	ora board+\other+5
	beq .Lany_\side
.Lfed_\side:
	lda \seeds
	beq .Ldefend_\row
; Only captures can reach the goal. A move that takes the last seed out of the own row is an exception: the game might
; end with it.
	lda board+\row
	ora board+\row+1
	bne .Lhope_\side
	ora board+\row+2
	ora board+\row+3
	ora board+\row+4
	beq .Lany_\side
.Lhope_\side:
	lda #$FF
	sta whole_bonus
	jsr find_\side
	jmp .Lfound
	.endm

; Makes the move of a pit, as any is good that leaves the opponent no capture.
	.macro defend_pit other, pit, next
.Ldefend_\pit:
	ldy board+\pit
	beq .Ldefend_\next
	inc move_count
	ldx SOWING_TARGETS+\pit*COUNTS,y
	bmi .Lquiet_\pit
	lda board,x
	beq .Lquiet_\pit		; one seed after the sowing
	cmp #3
	bcc .Ltry_\pit
.Lquiet_\pit:
	cpy #CHAIN+1
	bcs .Ltry_\pit
	sty second_seeds
	lda SOWING_STARTS+\pit*(CHAIN+1),y
	sta .Lsow_\pit+1
	sta .Lunsow_\pit+1
	lda #0
	sta board+\pit
.Lsow_\pit:
	jsr sow_chains
	jsr frontier_\other
.Lunsow_\pit:
	jsr unsow_chains
	lda second_seeds
	sta board+\pit
	bcs .Ldefend_\next		; the reply reaches its goal
	ldx #\pit
	sec
	rts
.Ltry_\pit:
	ldx #\pit
	jsr try
	bcc .Ldefend_\next
	rts
	.endm

; All moves are made, or there is none and the game ends.
	.macro second_end side, row
	lda board+\row
	ora board+\row+1
	bne .Lfailed_\side
	ora board+\row+2
	ora board+\row+3
	ora board+\row+4
	ora board+\row+5
	bne .Lfailed_\side
	jmp second_any
.Lfailed_\side:
	clc
	rts
	.endm

	.section .text.kernel_second,"ax",@progbits

; Tells whether South reaches its goal with the last move but one.
; Out: carry set if it does, X = the pit
; Modifies: A, X, Y, second_pit, second_seeds, and what second_any does
; Cycles: 23; a capture that is looked for as find_south; else 73 and 10 a seed for each move, and the reply
	second_row south, wanted, 0, 6
	defend_pit north, 0, 1
	defend_pit north, 1, 2
	defend_pit north, 2, 3
	defend_pit north, 3, 4
	defend_pit north, 4, 5
	defend_pit north, 5, south_end
.Ldefend_south_end:
	second_end south, 0

; The same of North.
	second_row north, wanted+1, 6, 0
	defend_pit south, 6, 7
	defend_pit south, 7, 8
	defend_pit south, 8, 9
	defend_pit south, 9, 10
	defend_pit south, 10, 11
	defend_pit south, 11, north_end
.Ldefend_north_end:
	second_end north, 6

; A capture has been found that is wanted or may be a grand slam, if carry is set.
; In: X pit, taken_seeds
.Lfound:
	lda #0
	sta whole_bonus
	bcc .Lnone
	tay
	cpx #ROW
	bcc .Lof_south
	iny
.Lof_south:
	lda taken_seeds
	cmp wanted,y
	bcs .Lwanted
; Of use only if the opponent has no seeds left, then the game ends: looks behind the last pit.
	lda board,x
	cmp #PITS
	bcs .Lwanted			; a long move
	txa
	adc board,x			; carry is clear here
	cmp #PITS
	bcc .Llast_found
	sbc #PITS			; and set here
.Llast_found:
	tay
.Lbehind:
	iny
	cpy #ROW
	beq .Lwanted
	cpy #PITS
	beq .Lwanted
	lda board,y
	beq .Lbehind
	bne .Lseek			; always
.Lwanted:
	jsr try
	bcs .Ltried
.Lseek:
	lda #$FF
	sta whole_bonus
	jsr find_next
	jmp .Lfound
.Lnone:
.Ltried:
	rts

; Makes any move and looks at the replies.
; In: X pit
; Out: carry set if the move reaches the goal; X as before
; Modifies: A, Y, second_pit, second_seeds, and what harvest and frontier_any do
try:
	lda #ROW
	sta taken_pits			; as many as there are
	lda judged_from
	bne try_judged			; captures have no limits
	lda board,x
	stx second_pit
	jsr attack_any
	ldx second_pit
; Second entry: taken_pits is the most that may be captured.
try_judged:
	stx second_pit
	stx origin
	lda board,x
	sta second_seeds
	sta sown_seeds
	jsr sow_any
	ldx second_ply
	lda is_repeatable
	sta is_hashed
	beq .Lunhashed
	jsr hash_sown
.Lunhashed:
	lda taken_pits
	sta node_captured,x
	beq .Lnothing_taken
	jsr harvest
	beq .Lnothing_taken
	ldy node_side,x
	lda stores,y
	cmp #MAJORITY
	bcs .Lwon
	cmp #MAJORITY-1
	bne .Lreply
	lda #ZERO			; who has 24 cannot lose
	cmp goals,y
	bcs .Ltake_back
	bcc .Lreply			; always
.Lwon:
	lda #MAJORITY
	cmp majorities,y		; carry: the win comes soon enough
	jmp .Ltake_back
.Lnothing_taken:
	lda is_repeatable
	beq .Lreply
	ldy node_hash_0+1,x
	lda past_counts,y
	beq .Lreply
	jsr is_repeated
	bcc .Lreply
	jsr end_after
	jmp .Ltake_back
.Lreply:
	jsr reply
; In: carry set if the move reaches the goal
.Ltake_back:
	php
	ldx second_ply
	lda node_captured,x
	beq .Lunsow
	jsr put_back
.Lunsow:
	ldx second_pit
	lda second_seeds
	jsr unsow_any
	ldx second_pit
	plp
	rts

; Looks at the replies to the move on the board.
; Out: carry set if none reaches its goal
reply:
	lda second_pit
	cmp #ROW
	ldx #0
	bcs .Lto_north
	inx				; North replies
.Lto_north:
	lda wanted,x
	beq .Lbounded
	lda is_careful
	bne .Lreply_any
	txa
	beq .Lto_south
	lda board+6
	ora board+7
	bne .Lnorth_replies
	ora board+8
	ora board+9
	ora board+10
	ora board+11
	beq .Lreply_any
.Lnorth_replies:
	jsr frontier_north
	jmp .Lreplied
.Lto_south:
	lda board+0
	ora board+1
	bne .Lsouth_replies
	ora board+2
	ora board+3
	ora board+4
	ora board+5
	beq .Lreply_any
.Lsouth_replies:
	jsr frontier_south
	jmp .Lreplied
; Any legal reply reaches its goal, and none is counted.
.Lbounded:
	lda move_count
	pha
	jsr frontier_any
	pla
	sta move_count
	jmp .Lreplied
.Lreply_any:
	jsr frontier_any
; In: carry set if a reply reaches its goal
.Lreplied:
	lda #0
	rol a
	eor #1
	lsr a
	rts

; Tells the value of a game that the last move but one has ended.
; In: X = ply of the move
; Out: carry set if it reaches the goal
; Modifies: A, Y, value
	.globl end_after
end_after:
	inx
	jsr collected
	dex
	eor #$FF
	clc
	adc #1
	ldy node_side,x
	cmp goals,y
	rts

; The same as second_south and second_north where moves may be illegal, the game may end for want of one, or positions
; can come again.
; In: the node is at second_ply
; Out: as second_south
; Modifies: A, X, Y, second_pit, second_seeds, row, row_end, must_feed, has_moved, and what harvest and frontier_any do
	.globl second_any
second_any:
	lda #0
	sta second_moved
	lda rule_slam
	sta second_slam
.Lall:
	ldx second_ply
	ldy node_side,x
	ldx rows,y
.Lpit:
	stx second_pit
	jsr look_at_second_row
	ldy second_pit
	jsr is_feeding
	bcc .Lnext
	ldx second_pit
	lda second_slam
	sta grand_slam
	lda board,x
	jsr attack_any
	lda rule_slam
	sta grand_slam
	bcs .Lnext			; illegal
	inc second_moved
	inc move_count
	ldx second_pit
	jsr try_judged
	bcs .Lreached
.Lnext:
	jsr look_at_second_row
	ldx second_pit
	inx
	cpx row_end
	bne .Lpit
	lda second_moved
	bne .Lfailed
	lda second_slam
	cmp #FORBIDDEN_UNLESS_ONLY
	bne .Lend
	lda lone_slam
	sta second_slam
	jmp .Lall
.Lend:
	ldx second_ply
	jsr collected
	ldy node_side,x
	cmp goals,y
	rts
.Lfailed:
	clc
.Lreached:
	rts

look_at_second_row:
	ldx second_ply
	ldy node_side,x
	lda rows,y
	jmp look_at_row

	.section .bss.search_second,"aw",@nobits

; Not 0 if a move was legal.
second_moved:
	.zero 1

; What grand_slam is while moves are judged.
second_slam:
	.zero 1
