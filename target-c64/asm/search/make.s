; Making a move on the board.

	.zeropage __rc2, __rc3, board, stores, ply, unhashed_ply, move_count, repetition, move, origin, sown_seeds

; Sown one by one in a chain.
CHAIN = 10
LAP = 11
NONE = $FF
MAJORITY = 25

	.section .text.kernel_make,"ax",@progbits

.Llong:
	txa				; the list's entry of a move without captures
	ldx ply
; A move that captures or sows more than a chain does.
; In: A the list's entry, X = ply
.Lslow:
	sta move
	and #$0F
	sta origin
	tay
	lda board,y
	sta sown_seeds
	sta node_seeds,x
	lda #NONE
	sta node_sown,x
	ldx origin
	lda sown_seeds
	jsr sow_any
	ldx ply
	cpx unhashed_ply
	beq .Lnot_hashed
	jsr hash_sown
.Lnot_hashed:
	lda move
	cmp #$10
	bcs .Lharvest
	lda repetition
	beq .Ldescend
	jmp .Lrepeated
.Lharvest:
	jsr harvest
	ldx ply
	ldy node_side,x
	lda stores,y
	cmp #MAJORITY
	bcs .Lwin
.Ldescend:
	jmp descend			; a position with other stores has never been
.Lwin:
	lda WINS+1,x
	jmp offer

.Lcarry:
	jsr count_on
	jmp .Lcounted
; Makes the move at the node's slot and goes on with the position after it.
; In: X = ply
; Goes on with enter, or with offer if the game is over.
	.globl make
make:
	inc move_count
	beq .Lcarry
.Lcounted:
	ldy node_slot,x
	lda list_moves,y
	cmp #$10
	bcs .Lslow			; it captures
	tax
	lda board,x
	cmp #CHAIN+1
	bcs .Llong
	ora PIT_INDICES,x
	tay
	lda #0
	sta board,x
	lda SOWING_ENTRIES,y
	sta .Lsow+1
.Lsow:
	jsr sow_chains
	ldx ply
	tya
	sta node_sown,x
	cpx unhashed_ply
	beq descend
	clc
	lda node_hash_0,x
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
	lda repetition
	beq descend
.Lrepeated:
	ldy node_hash_0+1,x
	lda past_counts,y
	beq descend
	jsr is_repeated
	ldx ply
	bcc descend
	inx
	jsr collected
	dex
	eor #$FF
	clc
	adc #1
	jmp offer

; Goes down to the position after the move, with a window that only tells whether the move is better than the best,
; or the whole window for the first move.
; In: X = ply of the node
	.globl descend
descend:
	lda node_best,x
	beq .Lwhole
	lda node_alpha,x
	eor #$FF			; -(alpha + 1)
	sta node_alpha+1,x
	sta node_floor+1,x
	clc
	adc #1
	sta node_beta+1,x
	inx
	stx ply
	jmp enter
.Lwhole:
	lda node_alpha,x
	eor #$FF
	clc
	adc #1
	sta node_beta+1,x
; Second entry: beta of the position after the move is set.
	.globl descend_to_beta
descend_to_beta:
	lda node_beta,x
	eor #$FF
	clc
	adc #1
	sta node_alpha+1,x
	sta node_floor+1,x
	inx
	stx ply
	jmp enter

; Sows any number of seeds.
; In: A seeds, X pit
; Modifies: A, Y, scratch
sow_any:
	cmp #LAP
	bcc .Llast_lap
	sbc #LAP			; carry is set here
	pha
	jsr lap
	pla
	jmp sow_any
.Llast_lap:
	ora PIT_INDICES,x
	tay
	lda SOWING_ENTRIES,y
	sta .Lrest+1
.Lrest:
	jsr sow_chains
	lda #0
	sta board,x
	rts

; One seed in every pit.
; Modifies: nothing
lap:
	inc board+0
	inc board+1
	inc board+2
	inc board+3
	inc board+4
	inc board+5
	inc board+6
	inc board+7
	inc board+8
	inc board+9
	inc board+10
	inc board+11
	rts

; The hash after a sowing.
; In: X = ply, origin, sown_seeds
; Modifies: A, Y, __rc2, __rc3
hash_sown:
	lda sown_seeds
	cmp #16
	bcs .Lmany
	ldy origin
	ora PIT_INDICES,y
	tay
	clc
	lda node_hash_0,x
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
	rts
; SOWN has 49 numbers of four bytes for each pit.
.Lmany:
	asl a
	asl a				; at most 192
	clc
	adc #<SOWN
	sta __rc2
	lda #>SOWN
	adc #0
	sta __rc3
	ldy origin
	beq .Lrow
.Lnext_row:
	lda __rc2
	clc
	adc #4 * 49
	sta __rc2
	bcc .Lsame_page
	inc __rc3
.Lsame_page:
	dey
	bne .Lnext_row
.Lrow:
	clc				; Y = 0 here
	lda (__rc2),y
	adc node_hash_0,x
	sta node_hash_0+1,x
	iny
	lda (__rc2),y
	adc node_hash_1,x
	sta node_hash_1+1,x
	iny
	lda (__rc2),y
	adc node_hash_2,x
	sta node_hash_2+1,x
	iny
	lda (__rc2),y
	adc node_hash_3,x
	sta node_hash_3+1,x
	rts
