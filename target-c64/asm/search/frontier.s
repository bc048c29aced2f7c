; The last ply: moves are not made but valued by what they capture.

	.zeropage board, stores, lead, ply, move_count, row, row_end, need, ahead, most, grand_slam, lone_slam
	.zeropage taken_seeds, value

FORBIDDEN_UNLESS_ONLY = 3
MAJORITY = 25

; More than can be captured: a win.
WON = $7F

	.section .text.kernel_frontier,"ax",@progbits

; The value of a node one ply before the depth's end.
; In: X = ply
; Out: carry set: A = value plus 128, search_pit = the best pit; carry clear: there is no legal move
; Modifies: X, Y, row, row_end, need, ahead, most, and what attack does
; Cycles: 115 if the first move reaches beta and captures nothing, else some 30 more a move
	.globl frontier
frontier:
	ldy node_row,x
	sty row
	lda node_row_end,x
	sta row_end
	ldy node_side,x
	lda lead,y
	sta ahead
	sec
	lda node_beta,x
	sbc ahead
	bcs .Lneed
	lda #0
.Lneed:
	sta need
; Looks for the first legal move, then for all.
value_moves:
	ldx row
.Lfirst:
	lda board,x
	bne .Lcandidate
.Lnot_first:
	inx
	cpx row_end
	bne .Lfirst
; No move is legal, unless grand slams are now.
	lda grand_slam
	cmp #FORBIDDEN_UNLESS_ONLY
	bne .Lno_move
	lda lone_slam
	sta grand_slam
	jsr value_moves
	ldy #FORBIDDEN_UNLESS_ONLY
	sty grand_slam
	rts
.Lno_move:
	clc
	rts

.Lcarry_first:
	jsr count_on
	jmp .Lcounted_first
.Lillegal_first:
	jsr count_back
	jmp .Lnot_first
.Lcandidate:
	inc move_count
	beq .Lcarry_first
.Lcounted_first:
	lda board,x
	cmp #12
	bcs .Lfar_first
	ora PIT_INDICES,x
	tay
	lda SOWING_ENDS,y
	bmi .Lquiet_first
	tay
	lda board,y
	beq .Lquiet_first
	cmp #3
	bcs .Lquiet_first
	jsr attack
.Lattacked_first:
	bcs .Lillegal_first
	beq .Lquiet_first
	stx search_pit
	sta most
	bne .Lcaptured			; always
.Lfar_first:
	jsr attack_far
	jmp .Lattacked_first
.Lquiet_first:
	stx search_pit
	lda need
	bne .Lgo_on
	lda ahead
	sec
	rts
.Lgo_on:
	lda #0
	sta most
	beq .Lnext			; always

.Lcarry:
	jsr count_on
	jmp .Lcounted
; The other moves. Quiet ones are worth no more than the first.
.Lnext:
	inx
	cpx row_end
	beq .Lend
	lda board,x
	beq .Lnext
	inc move_count
	beq .Lcarry
.Lcounted:
	cmp #12
	bcs .Lfar
	ora PIT_INDICES,x
	tay
	lda SOWING_ENDS,y
	bmi .Lnext
	tay
	lda board,y
	beq .Lnext			; it holds one seed after the sowing
	cmp #3
	bcs .Lnext
	jsr attack
.Lattacked:
	bcs .Lillegal
	cmp most
	beq .Lnext
	bcc .Lnext
	sta most
	stx search_pit
; In: A = most = seeds captured, more than before
.Lcaptured:
	ldy ply
	stx value
	ldx node_side,y
	clc
	adc stores,x
	ldx value
	cmp #MAJORITY
	bcs .Lwin
	lda most
	cmp need
	bcc .Lnext
.Lend:
	lda most
	cmp #WON
	beq .Lwon
	clc
	adc ahead
	sec
	rts
.Lfar:
	jsr attack_far
	jmp .Lattacked
.Lillegal:
	jsr count_back
	jmp .Lnext
.Lwin:
	lda #WON
	sta most
	lda WINS+1,y			; Y = ply here
	cmp node_beta,y
	bcc .Lnext
	rts
.Lwon:
	ldy ply
	lda WINS+1,y
	sec
	rts

	.section .text.kernel_count,"ax",@progbits

; Counts a move when the lowest byte of the count has become 0.
; In: A, X kept
; Modifies: nothing
	.globl count_on
count_on:
	inc move_count+1
	bne .Lon
	inc move_count+2
	bne .Lon
	inc move_count+3
.Lon:
	rts

; Takes back the count of a move that turns out to be illegal.
; Modifies: A
count_back:
	lda move_count
	bne .Lback_0
	lda move_count+1
	bne .Lback_1
	lda move_count+2
	bne .Lback_2
	dec move_count+3
.Lback_2:
	dec move_count+2
.Lback_1:
	dec move_count+1
.Lback_0:
	dec move_count
	rts
