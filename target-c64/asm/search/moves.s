; Moves of any kind, made and taken back: those that capture or are long, and all where shortcuts are not taken.

	.zeropage __rc2, __rc3, board, stores, goals, low_ply, move_count, last_count
	.zeropage judged_from, is_repeatable, is_hashed, origin, sown_seeds, taken_pits, made_ply, value, scratch

; Sown one by one in a chain; a lap.
CHAIN = 10
LAP = 11
ROW = 6
MAJORITY = 25
; Entries of the list below this capture.
QUIET = $10
; Values are stored plus 128.
ZERO = $80

; What make_any returns.
GOES_ON = 0
REACHES = 1
FAILS = 2

	.section .text.kernel_moves,"ax",@progbits

; Makes a move.
; In: A = its entry of the list, X = ply
; Out: A = GOES_ON, or if the game is over REACHES or FAILS; flags accordingly; X as before
; Modifies: Y, and what harvest does
	.globl make_any
make_any:
	stx made_ply
	inc move_count
	bne .Lcounted
	jsr carry_count
	ldy #0
	sty last_count
.Lcounted:
	ldy #0
	cmp #QUIET
	bcs .Lno_capture
	ldy #ROW			; as many pits as there are
.Lno_capture:
	sty taken_pits
	and #$0F
	sta origin
	tay
	lda board,y
	sta sown_seeds
	sta node_seeds,x
	lda taken_pits
	sta node_captured,x
	beq .Lsow
	lda judged_from
	bne .Lsow			; captures have no limits
	ldx origin
	lda sown_seeds
	jsr attack_any
.Lsow:
	ldx origin
	lda sown_seeds
	jsr sow_any
	ldx made_ply
	lda is_repeatable
	sta is_hashed
	bne .Lhash
	cpx low_ply
	bcs .Lharvest
	inc is_hashed
.Lhash:
	jsr hash_sown
.Lharvest:
	lda taken_pits
	beq .Lquiet
	jsr harvest
	ldy node_side,x
	lda stores,y
	cmp #MAJORITY
	bcs .Lwin
	cmp #MAJORITY-1
	bne .Lgoes_on
	lda #ZERO			; who has 24 cannot lose
	cmp goals,y
	bcs .Lreaches
.Lgoes_on:
	lda #GOES_ON
	rts
.Lwin:
	lda WINS+1,x
	cmp goals,y
	bcs .Lreaches
.Lfails:
	lda #FAILS
	rts
.Lreaches:
	lda #REACHES
	rts
.Lquiet:
	lda is_repeatable
	beq .Lgoes_on
	ldy node_hash_0+1,x
	lda past_counts,y
	beq .Lgoes_on
	jsr is_repeated
	bcc .Lgoes_on
	jsr end_after
	bcs .Lreaches
	bcc .Lfails			; always

; Takes back a move that make_any has made.
; In: A = its entry, X = ply
; Out: X, carry as before
; Modifies: A, Y, and what put_back does
	.globl unmake_any
unmake_any:
	php
	stx made_ply
	and #$0F
	sta origin
	lda node_captured,x
	beq .Lunsow
	jsr put_back
.Lunsow:
	lda node_seeds,x
	ldx origin
	jsr unsow_any
	ldx made_ply
	plp
	rts

; Sows any number of seeds.
; In: A seeds, X pit
; Modifies: A, Y, scratch
	.globl sow_any
sow_any:
	cmp #LAP
	bcc .Llast_lap
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
	sbc #LAP			; carry is set here
	jmp sow_any
.Llast_lap:
	stx scratch
	tay
	lda SEED_KEYS,y
	ora scratch
	tay
	lda SOWING_ENTRIES,y
	sta .Lrest+1
.Lrest:
	jsr sow_chains
	lda #0
	sta board,x
	rts

; Takes back a sowing of any number of seeds.
; In: A seeds, X pit
; Modifies: A, Y, scratch
	.globl unsow_any
unsow_any:
	pha
.Llap:
	cmp #LAP
	bcc .Lunsow_rest
	dec board+0
	dec board+1
	dec board+2
	dec board+3
	dec board+4
	dec board+5
	dec board+6
	dec board+7
	dec board+8
	dec board+9
	dec board+10
	dec board+11
	sbc #LAP			; carry is set here
	jmp .Llap
.Lunsow_rest:
	stx scratch
	tay
	lda SEED_KEYS,y
	ora scratch
	tay
	lda SOWING_ENTRIES,y
	sta .Lunrest+1
.Lunrest:
	jsr unsow_chains
	pla
	sta board,x
	rts

; The hash after a sowing.
; In: X = ply, origin, sown_seeds
; Modifies: A, Y, __rc2, __rc3
	.globl hash_sown
; SOWN has 49 numbers of four bytes for each pit.
hash_sown:
	lda sown_seeds
	asl a
	asl a				; at most 192
	clc
	adc #mos16lo(SOWN)
	sta __rc2
	lda #mos16hi(SOWN)
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
