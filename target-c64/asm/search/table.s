; The transposition table of table.rs: five arrays, each of as many pages as a hash's second byte tells apart.

	.zeropage ply, leaf_ply, table_page, entry, first_move, value, scratch

	.globl entry_depth, entry_bound, entry_value

; Pages of an array: SLOTS / 256.
PAGES = 4

; Values beyond SEEDS, either way and plus 128, are wins and losses.
SEEDS = 48
WON = $80 + SEEDS + 1
LOST = $80 - SEEDS

	.section .text.kernel_table,"ax",@progbits

; Looks the node up.
; In: X = ply, whose hash is known
; Out: first_move = the best move if the position is known, else kept; entry_depth = 0, or if it is known as deep as it
;      is to be searched: not 0, entry_bound = 0 exact, 1 lower, 2 upper, entry_value
; Modifies: A, Y, entry, scratch
; Cycles: 50 if it is not known
	.globl find
find:
	lda #0
	sta entry_depth
	lda node_hash_1,x
	and #PAGES-1
	clc
	adc table_page
	sta entry+1
	ldy node_hash_0,x
	lda (entry),y
	cmp node_hash_3,x
	bne .Lunknown
	jsr next_array
	lda (entry),y
	cmp node_hash_2,x
	bne .Lunknown
	jsr next_array
	lda (entry),y
	beq .Lunknown
	sta scratch			; its depth
	jsr next_array
	lda (entry),y
	pha
	lsr a
	lsr a
	lsr a
	sta entry_bound
	pla
	and #7
	clc
	adc node_row,x
	sta first_move
	lda leaf_ply
	sec
	sbc ply				; one less than the depth
	clc
	adc #1
	cmp scratch
	bne .Lunknown
	sta entry_depth
	jsr next_array
	lda (entry),y
	eor #$80
	cmp #WON
	bcs .Lwon
	cmp #LOST
	bcs .Lplain
	adc ply				; carry is clear here
	bcc .Lplain			; always
.Lwon:
	sbc ply				; carry is set here
.Lplain:
	sta entry_value
.Lunknown:
	rts

; Goes on to the same place of the next array.
; Modifies: A
next_array:
	lda entry+1
	clc
	adc #PAGES
	sta entry+1
	rts

; Keeps what is known of the node.
; In: X = ply, all moves searched or beta reached
; Modifies: A, Y, entry, scratch, value
; Cycles: 160
	.globl keep
keep:
	lda node_hash_1,x
	and #PAGES-1
	clc
	adc table_page
	sta entry+1
	ldy node_best_slot,x
	lda list_moves,y
	and #$0F
	sec
	sbc node_row,x
	sta scratch
	lda node_best,x
	cmp node_beta,x
	bcs .Llower
	cmp node_floor,x
	beq .Lupper
	bcs .Lexact
.Lupper:
	lda scratch
	ora #2 << 3
	bne .Lbound			; always
.Llower:
	lda scratch
	ora #1 << 3
	bne .Lbound			; always
.Lexact:
	lda scratch
.Lbound:
	sta scratch
	ldy node_hash_0,x
	lda node_hash_3,x
	sta (entry),y
	lda entry+1
	clc
	adc #PAGES
	sta entry+1
	lda node_hash_2,x
	sta (entry),y
	lda entry+1
	adc #PAGES			; carry is clear, as no address overflows
	sta entry+1
	lda leaf_ply
	sbc ply				; one less than the depth, less the borrow
	clc
	adc #2
	sta (entry),y
	lda entry+1
	adc #PAGES
	sta entry+1
	lda scratch
	sta (entry),y
	lda entry+1
	adc #PAGES
	sta entry+1
	lda node_best,x
	cmp #WON
	bcs .Lwin
	cmp #LOST
	bcs .Lstore
	sbc ply				; less the borrow
	clc
	adc #1
	bcc .Lstore			; always
.Lwin:
	clc
	adc ply
.Lstore:
	eor #$80
	sta (entry),y
	rts

	.section .bss.search_table,"aw",@nobits

entry_depth:
	.zero 1
entry_bound:
	.zero 1
entry_value:
	.zero 1
