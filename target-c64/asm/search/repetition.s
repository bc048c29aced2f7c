; Positions that have been before.

	.zeropage __rc2, __rc3, __rc4, board, scratch

; As in ruleset.rs.
FIRST = 1
THIRD_WITHOUT_CAPTURE = 3

	.section .text.kernel_repetition,"ax",@progbits

; Tells whether the position after a move ends the game because it has occurred often enough, in the line that is
; searched or in the game's past.
; In: X = ply of the node before the move; the hash after it at the next ply
; Out: carry set if it does
; Modifies: A, Y, __rc2-__rc4, scratch
	.globl is_repeated
is_repeated:
	ldy #1				; earlier occurrences that suffice
	lda repetition
	cmp #FIRST
	beq .Lwanted
	iny
	cmp #THIRD_WITHOUT_CAPTURE
	bne .Lwanted
	lda board
	ora board+1
	ora board+2
	ora board+3
	ora board+4
	ora board+5
	beq .Lno
	lda board+6
	ora board+7
	ora board+8
	ora board+9
	ora board+10
	ora board+11
	beq .Lno
.Lwanted:
	sty scratch
	txa
	tay
	beq .Lpast			; the root is in the past
.Lline:
	lda node_hash_0,y
	cmp node_hash_0+1,x
	bne .Lother
	lda node_hash_1,y
	cmp node_hash_1+1,x
	bne .Lother
	lda node_hash_2,y
	cmp node_hash_2+1,x
	bne .Lother
	lda node_hash_3,y
	cmp node_hash_3+1,x
	bne .Lother
	dec scratch
	beq .Lyes
.Lother:
	dey
	bne .Lline
.Lpast:
	jsr point_to_past
	beq .Lno
.Lhash:
	ldy #0
	lda (__rc2),y
	cmp node_hash_0+1,x
	bne .Lnext
	iny
	lda (__rc2),y
	cmp node_hash_1+1,x
	bne .Lnext
	iny
	lda (__rc2),y
	cmp node_hash_2+1,x
	bne .Lnext
	iny
	lda (__rc2),y
	cmp node_hash_3+1,x
	bne .Lnext
	dec scratch
	beq .Lyes
.Lnext:
	jsr next_past
	bne .Lhash
.Lno:
	clc
	rts
.Lyes:
	sec
	rts

; Begins to go through the hashes of the game's past.
; Out: __rc2/__rc3 the first, __rc4 how many, Z accordingly
; Modifies: A, Y
	.globl point_to_past
point_to_past:
	lda past_hashes
	sta __rc2
	lda past_hashes+1
	clc
	adc #>(4 * 128)			; their number follows them
	sta __rc3
	ldy #0
	lda (__rc2),y
	sta __rc4
	lda past_hashes+1
	sta __rc3
	lda __rc4
	rts

; Goes on to the next.
; Out: Z if there is none
; Modifies: A
next_past:
	lda __rc2
	clc
	adc #4
	sta __rc2
	bcc .Lsame_page
	inc __rc3
.Lsame_page:
	dec __rc4
	rts

; Counts the lowest bytes of the past's hashes.
; In: past_hashes, repetition
; Out: past_counts, if positions can come again by the rules
; Modifies: A, X, Y, __rc2-__rc4
	.globl count_past
count_past:
	lda repetition
	beq .Lcounted
	lda #0
	tay
.Lclear:
	sta past_counts,y
	iny
	bne .Lclear
	jsr point_to_past
	beq .Lcounted
.Lcount:
	ldy #0
	lda (__rc2),y
	tax
	inc past_counts,x
	jsr next_past
	bne .Lcount
.Lcounted:
	rts
