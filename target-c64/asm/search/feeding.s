; An opponent without seeds must be fed: the pits from which no seed comes across are emptied while moves are
; looked for.

	.zeropage board, ply, scratch

ROW = 6

	.section .text.kernel_feeding,"ax",@progbits

; Hides the pits of the mover that do not feed.
; In: ply
; Modifies: A, X, Y, scratch
	.globl hide_unfed
hide_unfed:
	ldx ply
	ldy node_row,x
	ldx #ROW			; X = seeds needed
.Lpit:
	stx scratch
	lda board,y
	sta hidden-1,x
	cmp scratch
	bcs .Lnext
	lda #0
	sta board,y
.Lnext:
	iny
	dex
	bne .Lpit
	rts

; Shows the pits again.
; In: ply
; Out: A, carry as before
; Modifies: X, Y
	.globl restore_row
restore_row:
	pha
	ldx ply
	ldy node_row,x
	ldx #ROW
.Lshow:
	lda hidden-1,x
	sta board,y
	iny
	dex
	bne .Lshow
	pla
	rts

	.section .bss.search_feeding,"aw",@nobits

; What the row held, its last pit first.
hidden:
	.zero ROW
