; Moves of any kind, made and taken back: those that capture or are long, and all where shortcuts are not taken.

	.zeropage board, stores, goals, move_count, last_count
	.zeropage judged_from, is_repeatable, hash_end, origin, sown_seeds, taken_pits, made_ply, value, scratch

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

; Adds to the hash what a sowing changes, or subtracts it; the sum is the hash at the next ply.
; In: X = ply, Y = the sowing's index less index; operation = adc, with carry clear, or sbc, with carry set; from = the ply
;     of the hash beyond X
; Modifies: A
	.macro change_hash operation, from, index
	lda node_hash_0+\from,x
	\operation SOWN_0+\index,y
	sta node_hash_0+1,x
	lda node_hash_1+\from,x
	\operation SOWN_1+\index,y
	sta node_hash_1+1,x
	lda node_hash_2+\from,x
	\operation SOWN_2+\index,y
	sta node_hash_2+1,x
	lda node_hash_3+\from,x
	\operation SOWN_3+\index,y
	sta node_hash_3+1,x
	.endm

	.section .text.kernel_moves,"ax",@progbits

; What no chain sows: part of make_any, within its branches' reach.
.Llong_capture:
	lda #ROW			; as many pits as there are
	bne .Ltakes			; always
.Llong:
	lda #0
.Ltakes:
	sta taken_pits
	jmp .Lsow

; Makes a move.
; In: A = its entry of the list, X = ply
; Out: A = GOES_ON, or if the game is over REACHES or FAILS; flags accordingly; X as before
; Modifies: Y, and what harvest does
	.globl make_any
make_any:
	stx made_ply
	tay
	and #$0F
	sta origin
	inc move_count
	beq .Lcarry
.Lcounted:
	ldx origin
	lda board,x
	sta sown_seeds
	cpy #QUIET
	bcs .Llong
	ldy judged_from
	beq .Ljudge			; captures have limits
	cmp #CHAIN+1
	bcs .Llong_capture
; As most are: a capture, and a chain sows the seeds.
	tay
	lda SEED_KEYS,y
	ora origin
	tay
	lda SOWING_ENTRIES,y
	sta .Lchain+1
	lda #0
	sta board,x
.Lchain:
	jsr sow_chains
	ldx made_ply
	lda sown_seeds
	sta node_seeds,x
	cpx hash_end
	bcs make_any_captures		; else carry is clear
hash_any:
	change_hash adc, 0, 0
make_any_captures:
	jsr harvest_short
.Lharvested:
	beq .Lquiet
	cmp #MAJORITY-1
	bcc .Lgoes_on
	bne .Lwin
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
.Lcarry:
	jsr carry_count
	lda #0
	sta last_count
	jmp .Lcounted
.Ljudge:
	jsr attack_any			; taken_pits
.Lsow:
	ldx origin
	lda sown_seeds
	jsr sow_any
	ldx made_ply
	lda sown_seeds
	sta node_seeds,x
	cpx hash_end
	bcs .Lhashed
	jsr hash_sown
.Lhashed:
	lda taken_pits
	sta node_captured,x
	beq .Lquiet
	jsr harvest
	jmp .Lharvested
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
	cmp #CHAIN+1
	bcs .Lunsow_long
	tay
	ldx origin
	sta board,x
	lda SEED_KEYS,y
	ora origin
	tay
	lda SOWING_ENTRIES,y
	sta .Lunchain+1
.Lunchain:
	jsr unsow_chains
	ldx made_ply
	plp
	rts
.Lunsow_long:
	ldx origin
	jsr unsow_any
	ldx made_ply
	plp
	rts

; Sows any number of seeds.
; In: A seeds, X pit
; Out: Y = the index of what is sown beyond whole laps
; Modifies: A, scratch
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
; Out: the hash at the next ply
; Modifies: A, Y, scratch
; Cycles: 100, and 140 a lap
	.globl hash_sown
hash_sown:
	lda sown_seeds
	ldy #0
.Lhash_lap:
	cmp #LAP
	bcc .Lhash_rest
	sbc #LAP			; carry is set here
	iny
	bne .Lhash_lap			; always
.Lhash_rest:
	sty scratch			; laps
	tay
	lda SEED_KEYS,y
	ora origin
	tay
	clc
	change_hash adc, 0, 0
	lda scratch
	beq .Lhashed_all
	ldy origin
; A lap more changes it as a sowing of one does, but for the change of sides: that is what a sowing of none does.
.Lhash_more:
	clc
	change_hash adc, 1, LAP*16
	sec
	change_hash sbc, 1, 0
	dec scratch
	bne .Lhash_more
.Lhashed_all:
	rts
