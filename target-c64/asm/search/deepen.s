; The search, as a loop: enter, make and settle follow one another until the root is settled. It is the one of
; target-c64/src/core/search, node for node.

	.zeropage __rc2, __rc3, __rc4, __rc5, __rc6, __rc7, __rc8, __rc9, frame_counter
	.zeropage board, stores, far_bait, lead, ply, leaf_ply, unhashed_ply, move_count, seen_frame
	.zeropage max_pits, over_max, grand_slam, lone_slam, repetition, table_page, entry

NO_MOVE = 7
PLIES = 25
ROW = 6

; Parts of a Node in node.rs, and of a RuleSet.
SIDE = 14
HASH = 16
ONLY_GRAND_SLAM_CAPTURES = 1
MAX_PITS = 2
OVER_MAX = 3
REPETITION = 4

; Values are stored plus 128.
BIAS = $80
INFINITY = 127

; What search_deepen returns.
GOES_ON = 0
COMPLETE = 1

	.section .text.kernel_kernel,"ax",@progbits

; Takes over what a search starts from.
; In: __rc2/__rc3 the root (Node), __rc4/__rc5 the rules (RuleSet), __rc6/__rc7 the table (Table, on a page),
;     __rc8/__rc9 the game's past (Past)
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
	lda stores
	sec
	sbc stores+1
	eor #BIAS
	sta lead
	eor #$FF
	clc
	adc #1
	sta lead+1
	jsr judge_stores
	lda #1
	sta far_bait
	ldy #SIDE
	lda (__rc2),y
	ldx #0
.Lply:
	sta node_side,x
	tay
	lda rows,y
	sta node_row,x
	clc
	adc #ROW
	sta node_row_end,x
	lda node_row,x
	eor #ROW
	sta node_other_row,x
	tya
	eor #1
	inx
	cpx #PLIES
	bne .Lply
	ldy #0
	lda (__rc4),y
	sta grand_slam
	ldy #ONLY_GRAND_SLAM_CAPTURES
	lda (__rc4),y
	eor #1				; 0 captures, 1 captures nothing
	sta lone_slam
	ldy #MAX_PITS
	lda (__rc4),y
	sta max_pits
	ldy #OVER_MAX
	lda (__rc4),y
	sta over_max
	ldy #REPETITION
	lda (__rc4),y
	sta repetition
	lda __rc7
	sta table_page
	lda __rc8
	sta past_hashes
	lda __rc9
	sta past_hashes+1
	lda #0
	sta entry
	sta move_count
	sta move_count+1
	sta move_count+2
	sta move_count+3
	lda #NO_MOVE
	sta root_first
	jmp count_past

rows:
	.byte 0, ROW

; Searches the root.
; In: A plies, search_kernel_begin called before, or this for one ply less
; Out: A = COMPLETE: search_value, search_pit. A = GOES_ON: a frame has passed, call search_kernel_resume
; Modifies: X, Y, __rc2-__rc4, the state of the search
	.globl search_kernel_deepen
search_kernel_deepen:
	tax
	dex
	stx leaf_ply
	lda repetition
	beq .Lunhashed
	ldx #0				; $FF after this
.Lunhashed:
	dex
	stx unhashed_ply
	lda frame_counter
	sta seen_frame
	lda #BIAS - INFINITY
	sta node_alpha
	sta node_floor
	lda #BIAS + INFINITY
	sta node_beta
	ldx #0
	stx ply
	jmp enter

; Goes on after a frame has passed.
; Out, modifies: as search_kernel_deepen
	.globl search_kernel_resume
search_kernel_resume:
	lda frame_counter
	sta seen_frame
	ldx ply
	jmp .Lkeep

; The root is settled.
; In: A value
.Lcomplete:
	sec
	sbc #BIAS
	sta search_value
	lda leaf_ply
	beq .Lleaf
	ldy node_best_slot
	lda list_moves,y
	and #$0F
	sta search_pit
.Lleaf:
	lda search_pit
	sec
	sbc node_row
	sta search_pit
	sta root_first
	lda #COMPLETE
	rts

; The node at ply is worth this to its mover.
; In: A value
	.globl settle
settle:
	ldx ply
	beq .Lcomplete
	eor #$FF
	clc
	adc #1
	dex
	stx ply
	cmp node_alpha,x
	bcc .Lno_better
	beq .Lno_better
	ldy node_best,x
	beq .Lraise			; the first move had the whole window
	cmp node_beta,x
	bcs .Lraise
	tay
	lda node_alpha,x
	eor #$FF
	cmp node_floor+1,x
	beq .Lscouted			; -(alpha + 1): only a narrow window
	tya
.Lraise:
	sta node_alpha,x
.Lbest:
	sta node_best,x
	lda node_slot,x
	sta node_best_slot,x
	jmp unmake
.Lno_better:
	cmp node_best,x
	beq .Lunmake
	bcs .Lbest
.Lunmake:
	jmp unmake
.Lscouted:
	jmp descend_to_beta

; A move that ends the game is worth this to the mover.
; In: A value, X = ply
	.globl offer
offer:
	cmp node_alpha,x
	beq .Lno_better
	bcs .Lraise
	bcc .Lno_better			; always

; A frame has passed since the search was last asked to go on.
.Lframe:
	lda #GOES_ON
	rts

; Goes on with the next move of the node, if it has one that can matter.
	.globl advance
advance:
	ldx ply
	ldy node_slot,x
	lda NEXT_SLOTS,y
	sta node_slot,x
	cmp node_end,x
	beq .Ldone
	lda node_alpha,x
	cmp node_beta,x
	bcs .Ldone
	jmp make
.Ldone:
	lda frame_counter
	cmp seen_frame
	bne .Lframe
.Lkeep:
	jsr keep
	lda repetition
	beq .Lsettle
	cpx #0
	beq .Lsettle
	ldy node_hash_0,x
	tya
	tax
	dec past_counts,x
	ldx ply
.Lsettle:
	lda node_best,x
	jmp settle
