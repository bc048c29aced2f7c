; What Rust asks for: kernel.rs. The search is the one of deepen.rs, node for node.

	.zeropage __rc2, __rc3, __rc4, __rc5, __rc6, __rc7, frame_counter
	.zeropage board, stores, far_bait, ply, second_ply, low_ply, third_entry
	.zeropage move_count, last_count, seen_frame
	.zeropage judged_from, is_careful, is_repeatable, hash_end
	.zeropage goals, need, first_move, entry, answer, scratch, whole_bonus

NO_MOVE = 7
NONE = $FF
PLIES = 25
ROW = 6
MAJORITY = 25
; More than there are.
UNREACHABLE = $FF
FORBIDDEN = 2
; As in kernel_tables.rs.
FAR = 14
TABLE_DEPTH = 5
; As in deepen.rs.
LAST_PLIES = 3

; Parts of a Node in node.rs, and of a RuleSet.
SIDE = 14
HASH = 16
ONLY_GRAND_SLAM_CAPTURES = 1
MAX_PITS = 2
OVER_MAX = 3
REPETITION = 4

; Values are stored plus 128.
BIAS = $80
ZERO = BIAS
; The goals from which on one side's is a win, see from_here in value.rs.
WON = BIAS + 49
LOST = BIAS - 48

; From one occurrence of a position to the next each pit is sown from: it must lose what it is given.
SHORTEST_CYCLE = 12

; What search_kernel_reaches returns, beside GOES_ON (0).
FAILED = 1
REACHED = 2

	.section .text.kernel_search,"ax",@progbits

; Takes over what a search starts from.
; In: __rc2/__rc3 the root (Node), __rc4/__rc5 the rules (RuleSet), __rc6/__rc7 the game's past (Past)
; Modifies: A, X, Y, __rc2-__rc4, the state of the search
	.globl search_kernel_begin
search_kernel_begin:
	ldy #13
.Lpit:
	lda (__rc2),y
	sta board,y
	dey
	bpl .Lpit
	ldy #HASH
	lda (__rc2),y
	sta node_hash_0
	iny
	lda (__rc2),y
	sta node_hash_1
	iny
	lda (__rc2),y
	sta node_hash_2
	iny
	lda (__rc2),y
	sta node_hash_3
	lda #1
	sta far_bait
	ldy #SIDE
	lda (__rc2),y
	ldx #0
.Lply:
	sta node_side,x
	eor #1
	inx
	cpx #PLIES
	bne .Lply
	ldy #0
	sty entry
	sty move_count
	sty move_count+1
	sty move_count+2
	sty move_count+3
	sty last_count
	sty whole_bonus
	lda (__rc4),y
	sta rule_slam
	sta grand_slam
	tax
	ldy #ONLY_GRAND_SLAM_CAPTURES
	lda (__rc4),y
	eor #1				; 0 captures, 1 captures nothing
	sta lone_slam
	ldy #OVER_MAX
	lda (__rc4),y
	sta over_max
	ldy #REPETITION
	lda (__rc4),y
	sta repetition
	ldy #MAX_PITS
	lda (__rc4),y
	sta max_pits
	ldy #0
	cmp #ROW
	bne .Llimited
	txa
	bne .Llimited
	ldy #FAR
.Llimited:
	sty judged_from
	lda __rc6
	sta past_hashes
	lda __rc7
	sta past_hashes+1
	lda #NO_MOVE
	sta root_first
	jmp count_past

; Does what search_kernel_reaches does, see guard.s.
; In: A goal, depth
	.globl reach
reach:
	eor #BIAS
	jsr set_goals
	jsr set_plies
	lda frame_counter
	sta seen_frame
	lda #0
	sta ply
	lda second_ply
	bmi .Lfrontier
	beq .Lsecond
	lda is_repeatable
	bne .Linner
	lda depth
	cmp #LAST_PLIES+1
	bcc .Lthird
; The root lists its moves as the nodes below it do.
.Linner:
	lda #NONE
	ldy depth
	cpy #LAST_PLIES+1
	bcc .Lno_first
	ldy root_first
	cpy #NO_MOVE
	beq .Lno_first
	ldy node_side
	lda rows,y
	clc
	adc root_first
.Lno_first:
	sta first_move
	ldx #0
	lda node_side
	bne .Lnorth
	jmp enter_root_south
.Lnorth:
	jmp enter_root_north
.Lfrontier:
	jsr frontier_any
	jmp .Lpit_found
.Lsecond:
	lda node_side
	bne .Lsecond_north
	jsr second_south
	jmp .Lpit_found
.Lsecond_north:
	jsr second_north
; In: carry set if the goal is reached, X = the pit
.Lpit_found:
	txa
	jmp .Lfound
.Lthird:
	lda node_side
	bne .Lthird_north
	jsr third_south
	jmp .Lentry_found
.Lthird_north:
	jsr third_north
.Lentry_found:
	lda third_entry
	jmp .Lfound

; The root's moves are searched, or one has reached the goal.
; In: answer
	.globl root_is_settled
root_is_settled:
	ldy node_slot
	lda answer
	cmp #1				; carry: it is reached
	lda list_moves,y
; In: carry set if the goal is reached, A = the pit or its entry of the list
.Lfound:
	bcc .Lfailed
	and #$0F
	ldy node_side
	sec
	sbc rows,y
	sta search_pit
	sta root_first
	jsr count_last
	lda #REACHED
	rts
.Lfailed:
	jsr count_last
	lda #FAILED
	rts

; Goes on after a frame has passed.
	.globl resume
resume:
	lda frame_counter
	sta seen_frame
	ldx ply
	lda node_side,x
	bne .Lresume_north
	jmp make_south
.Lresume_north:
	jmp make_north

; Sets what both sides are to reach.
; In: A goal of the root's mover plus 128, depth, stores
; Modifies: A, X, Y, scratch
set_goals:
	ldx node_side
	sta goals,x
	pha
	txa
	eor #1
	tax
	pla
	eor #$FF
	clc
	adc #2				; 1 less the goal
	sta goals,x
; Goals far away are as good as all that no difference of stores reaches.
	ldx #0
	lda goals
	cmp #WON
	bcc .Lnot_won
	lda #WON
	dex
.Lnot_won:
	cmp #LOST+1
	bcs .Lnot_lost
	lda #LOST
	dex
.Lnot_lost:
	stx is_decided
	sec
	sbc stores
	clc
	adc stores+1
	eor #BIAS
	sta need
; Whether a win in the last plies is soon enough.
	ldx depth
	lda WINS,x
	ldy node_side-1,x
	jsr set_majority
	ldx depth
	lda WINS-1,x
	ldy node_side,x
	jsr set_majority
	lda need
	jmp judge_need

; In: A = what a win is worth, Y = the winner
; Modifies: A, X
set_majority:
	cmp goals,y
	lda #UNREACHABLE
	bcc .Lset			; the win comes too late
	lda #MAJORITY
	ldx goals,y
	cpx #ZERO+1
	bcs .Lset
	ldx stores,y
	cpx #MAJORITY-1
	adc #$FF				; 24, but 25 if that is there already
.Lset:
	sta majorities,y
	rts

; Sets how plies are searched.
; In: depth
; Modifies: A, X, Y, __rc2-__rc4
set_plies:
	ldx depth
	dex
	dex
	stx second_ply
	ldy #0
	lda repetition
	beq .Lunrepeatable
	jsr point_to_past		; A = positions, the root included
	ldy #0
	clc
	adc second_ply
	cmp #SHORTEST_CYCLE
	bcc .Lunrepeatable
	dey
.Lunrepeatable:
	sty is_repeatable
	tya
	ldx rule_slam
	cpx #FORBIDDEN
	bcc .Ljudged
	lda #1
.Ljudged:
	sta is_careful
	ldx second_ply
	dex				; the ply of nodes that are searched three plies deep
	txa
	asl a
	asl a
	asl a
	ora #1
	sta third_place
	ldy #NONE			; the hashes of all are needed
	lda is_repeatable
	bne .Llow
	dex
	ldy #0
.Llow:
	stx low_ply
	sty hash_end
	lda depth
	sec
	sbc #TABLE_DEPTH-1
	bcs .Ltabled
	lda #0
.Ltabled:
	sta table_end
	beq .Lset_plies
	lda is_repeatable
	bne .Lset_plies
	ldy table_end
	dey				; only the table needs them
	sty hash_end
.Lset_plies:
	rts
