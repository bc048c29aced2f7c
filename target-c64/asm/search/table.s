; The transposition table of table.rs: five arrays, each of as many pages as a hash's second byte tells apart. It is
; where SEARCH begins.

	.zeropage ply, first_move, entry, answer, value, scratch, last

; Pages of an array: SLOTS / 256.
PAGES = 4
; Where the array of depths is.
DEPTHS = 2 * 256 * PAGES
NONE = $FF
; An answer, and a bit beside the move.
REACHED = 8
ROW = 6

; Goals beyond DECIDED, either way and plus 128, are wins and losses.
WON = $80 + 48 + 1
LOST = $80 - 48

	.section .text.kernel_table,"ax",@progbits

; Looks up a node whose place in the table shows the highest byte of its hash.
; In: X = ply, A = goal plus 128, Y = the mover's first pit, entry = the place in the first array
; Out: carry set if the table knows whether the node reaches its goal: answer. Else first_move = the best move if the
;      position is known, or NONE
; Modifies: A, Y, entry, answer, value, scratch, last
	.globl recall
recall:
	sty scratch
	bit is_decided
	bpl .Lsought
	jsr seen_from_here
.Lsought:
	sta value
	ldy node_hash_0,x
	lda entry+1
	clc
	adc #PAGES
	sta entry+1
	lda (entry),y
	cmp node_hash_2,x
	bne .Lunknown
	lda entry+1
	adc #PAGES-1			; carry is set here
	sta entry+1
	lda (entry),y
	beq .Lunknown
	sta last			; its depth
	lda entry+1
	adc #PAGES			; carry is clear here
	sta entry+1
	lda (entry),y
	pha
	and #REACHED
	sta answer
	pla
	and #7
	adc scratch			; and here
	sta first_move
	lda depth
	sec
	sbc ply
	cmp last
	bne .Lshallow
	lda entry+1
	adc #PAGES-1			; carry is set here
	sta entry+1
	lda (entry),y
	eor #$80			; plus 128
	ldy answer
	beq .Lnot_reached
	cmp value			; carry: as much was reached or more
	rts
.Lnot_reached:
	sta scratch
	lda value
	cmp scratch			; carry: as much was not reached
	rts
.Lunknown:
	lda #NONE
	sta first_move
.Lshallow:
	clc
	rts

; A goal that is a win or a loss as the table keeps it: as far away as from the node itself (from_here in value.rs).
; In: A goal plus 128, X = ply
; Out: A
seen_from_here:
	cmp #WON
	bcs .Lwon
	cmp #LOST
	bcs .Lplain
	sbc ply				; less the borrow
	clc
	adc #1
	rts
.Lwon:
	clc
	adc ply
.Lplain:
	rts

; Keeps what is known of the node, but for the root.
; In: X = ply, before table_end; answer
; Modifies: A, Y, entry, value, scratch, last
; Cycles: 150
	.globl keep
keep:
	txa
	beq .Lend
	lda depth
	sec
	sbc ply
	sta last			; its depth
	lda node_hash_1,x
	and #PAGES-1
	ora #mos16hi(SEARCH+DEPTHS)
	sta entry+1
	ldy node_hash_0,x
	lda last
	adc #0				; carry is set here
	cmp (entry),y
	bcc .Lend			; what is there was searched deeper by two plies or more
	lda last
	sta (entry),y
	lda entry+1
	sbc #2 * PAGES			; carry is set here
	sta entry+1
	lda node_hash_3,x
	sta (entry),y
	lda entry+1
	adc #PAGES-1			; and here
	sta entry+1
	lda node_hash_2,x
	sta (entry),y
	lda entry+1
	adc #3 * PAGES			; carry is clear from here on
	sta entry+1
	sty scratch
	ldy node_side,x
	lda goals,y
	bit is_decided
	bpl .Lgoal
	jsr seen_from_here
	clc
.Lgoal:
	eor #$80
	ldy scratch
	sta (entry),y
	lda entry+1
	sbc #PAGES-1			; less the borrow
	sta entry+1
	lda answer
	beq .Lfirst
	ldy node_slot,x
	lda list_moves,y
	and #$0F
	cmp #ROW
	bcc .Lpit
	sbc #ROW
.Lpit:
	ora #REACHED
	ldy scratch
	sta (entry),y
.Lend:
	rts
; What was tried first is the best guess.
.Lfirst:
	txa
	asl a
	asl a
	asl a
	tay
	lda list_moves+1,y
	and #$0F
	cmp #ROW
	bcc .Lfirst_pit
	sbc #ROW
.Lfirst_pit:
	ldy scratch
	sta (entry),y
	rts
