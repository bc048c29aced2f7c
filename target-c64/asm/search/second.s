; One ply before the last: moves are made in the order of sowing, but for those that cannot reach the goal whatever
; the reply: what the mover leads by and captures is the most that can come of a move.

	.zeropage board, stores, goals, need, second_need, wanted, whole_bonus, second_ply, move_count, last_count
	.zeropage is_careful, judged_from, is_repeatable, row, row_end
	.zeropage origin, sown_seeds, made_ply, taken_pits, taken_seeds, second_pit, second_seeds, scratch

COUNTS = 49
; Sown one by one in a chain.
CHAIN = 10
FORBIDDEN = 2
FORBIDDEN_UNLESS_ONLY = 3
PITS = 12
ROW = 6
MAJORITY = 25
; Values are stored plus 128.
ZERO = $80

; Subtracts the pits of the row that begins at pit which hold seeds.
; In: A, X = 0
; Out: A less
	.macro less_pits pit
	cpx board+\pit			; carry: it is empty
	sbc #0
	cpx board+\pit+1
	sbc #0
	cpx board+\pit+2
	sbc #0
	cpx board+\pit+3
	sbc #0
	cpx board+\pit+4
	sbc #0
	cpx board+\pit+5
	sbc #0
	.endm

; Finds what captures are wanted, and goes on by which side lacks something of its goal.
; In: A = seeds that South lacks, flags accordingly, X = 0; lacking = where to keep them
; Out: wanted
; Modifies: A, scratch
	.macro judge name, lacking, south_lacks, north_lacks
	sta \lacking
	beq .Lnorth_lacks_\name
	bmi .Lnorth_lacks_\name
	stx wanted+1			; North has reached its goal
	sec
	lda majorities
	sbc stores
	cmp \lacking
	bcc .Lsouth_wins_\name
	lda \lacking
.Lsouth_wins_\name:
	sta wanted
	jmp \south_lacks
.Lnorth_lacks_\name:
	stx wanted			; South has reached its goal
	eor #$FF
	clc
	adc #2				; 1 less that
	sta scratch
	sec
	lda majorities+1
	sbc stores+1
	cmp scratch
	bcc .Lnorth_wins_\name
	lda scratch
.Lnorth_wins_\name:
	sta wanted+1
	jmp \north_lacks
	.endm

; Only captures can reach the goal. A move that takes the last seed out of the own row, which begins at row, is an
; exception: the game might end with it.
	.macro hope side, row
.Lhope_\side:
	lda board+\row
	ora board+\row+1
	bne .Lseek_\side
	ora board+\row+2
	ora board+\row+3
	ora board+\row+4
	bne .Lseek_\side
	jmp second_any
.Lseek_\side:
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
; Cycles: 100; a capture that is looked for as find_south; else 73 and 10 a seed for each move, and the reply
	.globl second_south
second_south:
	lda is_careful
	bne .Lany_south
	tax
	less_pits 6
	bne .Lfed_south
.Lany_south:
	jmp second_any
.Lfed_south:
	clc
	sbc need
	eor #$FF			; need, and a seed more for each pit of North's
	less_pits 0
	judge south, second_need, .Lhope_south, .Ldefend_0
	hope south, 0
	defend_pit north, 0, 1
	defend_pit north, 1, 2
	defend_pit north, 2, 3
	defend_pit north, 3, 4
	defend_pit north, 4, 5
	defend_pit north, 5, south_end
.Ldefend_south_end:
	second_end south, 0

; The same of North.
	.globl second_north
second_north:
	lda is_careful
	bne .Lany_north
	tax
	less_pits 0
	bne .Lfed_north
.Lany_north:
	jmp second_any
.Lfed_north:
	clc
	adc need
	eor #$FF
	less_pits 6
	eor #$FF			; need, and a seed more for each pit of North's
	judge north, second_need, .Ldefend_6, .Lhope_north
	hope north, 6
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
	lda judged_from
	beq .Ljudge			; captures have limits
	lda board,x
	cmp #CHAIN+1
	bcs .Llong
; As most are: a capture, and a chain sows the seeds.
	stx second_pit
	stx origin
	sta second_seeds
	sta sown_seeds
	tay
	lda SEED_KEYS,y
	ora origin
	tay
	lda SOWING_ENTRIES,y
	sta .Lchain+1
	sta .Lunchain+1
	lda #0
	sta board,x
.Lchain:
	jsr sow_chains
	ldx second_ply
	stx made_ply
	jsr harvest_short
	jmp .Lharvested
.Llong:
	lda #ROW			; as many pits as there are
	sta taken_pits
	bne try_judged			; always
.Ljudge:
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
	lda SOWING_ENTRIES,y		; if it was a chain alone
	sta .Lunchain+1
	ldx second_ply
	lda is_repeatable
	beq .Lunhashed
	jsr hash_sown
.Lunhashed:
	lda taken_pits
	sta node_captured,x
	beq .Lnothing_taken
	jsr harvest
.Lharvested:
	beq .Lnothing_taken
	cmp #MAJORITY-1
	bcc .Lcredited
	bne .Lwon
	lda #ZERO			; who has 24 cannot lose
	cmp goals,y
	bcs .Ltake_back
	bcc .Lcredited			; always
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
; Less is wanted, or more.
.Lcredited:
	lda need
	sec
	sbc node_need,x
	clc
	adc second_need
	jsr judge_need
.Lreply:
	jsr reply
; In: carry set if the move reaches the goal
.Ltake_back:
	php
	ldx second_ply
	lda node_captured,x
	beq .Lunsow
	jsr put_back
	plp
	php
	bcs .Lunsow
	lda second_need			; the next move wants what this one did
	jsr judge_need
.Lunsow:
	ldx second_pit
	lda second_seeds
	cmp #CHAIN+1
	bcs .Lunsow_long
	sta board,x
.Lunchain:
	jsr unsow_chains
	plp
	rts
.Lunsow_long:
	jsr unsow_any
	plp
	rts

; Looks at the replies of a side whose first pit is row, the other's being other.
; In: seeds = what suffices
	.macro reply_row side, seeds, row, other
	lda board+\row
	ora board+\row+1
	bne .Lreplies_\side
	ora board+\row+2
	ora board+\row+3
	ora board+\row+4
	ora board+\row+5
	beq .Lreply_any
.Lreplies_\side:
	lda \seeds
	beq .Lsuffices_\side
	jsr frontier_\side
	jmp .Lreplied
.Lsuffices_\side:
	lda board+\other
	ora board+\other+1
	ora board+\other+2
	ora board+\other+3
	ora board+\other+4
	ora board+\other+5
	beq .Lreply_any
	clc				; a reply reaches its goal, and none is counted
	rts
	.endm

; Looks at the replies to the move on the board.
; Out: carry set if none reaches its goal
; Modifies: A, X, Y, and what frontier_any does
reply:
	lda second_pit
	cmp #ROW
	ldx #0
	bcs .Lto_north
	inx				; North replies
.Lto_north:
	lda is_careful
	bne .Lcareful
; Every reply is legal if both rows hold seeds.
.Lfree:
	txa
	beq .Lto_south
	reply_row north, wanted+1, 6, 0
.Lto_south:
	reply_row south, wanted, 0, 6
.Lcareful:
	lda rule_slam
	cmp #FORBIDDEN
	bcc .Lfree
	jsr has_no_slam
	bcc .Lfree
.Lreply_any:
	lda wanted,x
	beq .Lbounded
	jsr frontier_any
	jmp .Lreplied
; Any legal reply reaches its goal, and none is counted.
.Lbounded:
	lda move_count
	pha
	jsr frontier_any
	pla
	sta move_count
; In: carry set if a reply reaches its goal
.Lreplied:
	lda #0
	rol a
	eor #1
	lsr a
	rts

; Goes to .Lno_slam with carry clear if one of the first five pits of the row that begins at pit holds more than A.
; Out: else carry clear if the sixth does
	.macro seek_more_than pit
	cmp board+\pit
	bcc .Lno_slam
	cmp board+\pit+1
	bcc .Lno_slam
	cmp board+\pit+2
	bcc .Lno_slam
	cmp board+\pit+3
	bcc .Lno_slam
	cmp board+\pit+4
	bcc .Lno_slam
	cmp board+\pit+5
	.endm

; Tells whether a side surely has no grand slam: what it captures it has sown into, so that no pit of the other row held
; more than two seeds.
; In: X = 0 for South, 1 for North
; Out: carry clear if a pit of the other row holds more
; Modifies: A
has_no_slam:
	lda #2
	cpx #0
	bne .Lslam_of_north
	seek_more_than 6
	rts
.Lslam_of_north:
	seek_more_than 0
.Lno_slam:
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
	jsr judge_pits
	lda #0
	sta second_moved
	lda rule_slam
	sta second_slam
	lda max_pits
	cmp #ROW
	bne .Lall
	ldy second_ply
	ldx node_side,y
	jsr has_no_slam
	bcs .Lall
; All moves are legal, and captures have no limits.
	lda rows,x
	tax
.Lfree_pit:
	lda board,x
	beq .Lfree_next
	inc second_moved
	inc move_count
	lda #ROW			; as many pits as there are
	sta taken_pits
	jsr try_judged
	bcs .Lreached_free
	ldx second_pit
.Lfree_next:
	inx
	cpx #ROW
	beq .Lfree_end
	cpx #PITS
	bne .Lfree_pit
.Lfree_end:
	lda second_moved
	beq .Lall
	clc
.Lreached_free:
	rts
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

; Finds what captures are wanted once pits that hold seeds count.
; In: need
; Out: second_need, wanted
; Modifies: A, X, Y, scratch
judge_pits:
	lda need
	ldy #ROW-1
.Ljudge_pits:
	ldx board,y
	beq .Lsouth_empty
	sec
	sbc #1
.Lsouth_empty:
	ldx board+ROW,y
	beq .Lnorth_empty
	clc
	adc #1
.Lnorth_empty:
	dey
	bpl .Ljudge_pits
	sta second_need
; Falls through.

; Finds what captures are wanted.
; In: A = seeds that South lacks of its goal, stores, goals, majorities
; Out: wanted
; Modifies: A, X, scratch
	.globl judge_need
judge_need:
	ldx #0
	cmp #0
	judge any, scratch, .Ljudged, .Ljudged
.Ljudged:
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
