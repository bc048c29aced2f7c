; A node is entered: it is settled at once, or its moves are searched.

	.zeropage board, stores, ply, leaf_ply, is_close, first_move, list_start, list_end, entry, table_page
	.zeropage repetition, value, scratch

NONE = $FF
ROW = 6

; Values are stored plus 128.
ZERO = $80

MAJORITY = 25

	.section .text.kernel_enter,"ax",@progbits

; Begins with the node at ply, whose position is on the board and whose window is set.
; In: X = ply
; Goes on with settle or make.
	.globl enter
enter:
	lda is_close
	bne .Lclose
.Lopen:
	cpx leaf_ply
	bne .Linner
	ldy node_other_row,x
	lda board,y
	ora board+1,y
	bne .Lfed
	lda board+2,y
	ora board+3,y
	ora board+4,y
	ora board+5,y
	beq .Lstarving
.Lfed:
	jsr frontier
	bcc .Lno_move
	jmp settle
.Lstarving:
	jsr hide_unfed
	ldx ply
	jsr frontier
	jsr restore_row
	bcc .Lno_move
	jmp settle
.Lno_move:
	ldx ply
	jsr collected
	jmp settle

; Who has 24 cannot lose: nothing can come of a window that is all above or below a draw.
.Lclose:
	cpx #0
	beq .Lopen
	ldy node_side,x
	lda node_beta,x
	cmp #ZERO+1
	bcs .Lcan_win
	lda stores,y
	cmp #MAJORITY-1
	beq .Ldrawn
.Lcan_win:
	lda node_alpha,x
	cmp #ZERO
	bcc .Lopen
	tya
	eor #1
	tay
	lda stores,y
	cmp #MAJORITY-1
	bne .Lopen
.Ldrawn:
	lda #NONE
	sta first_move
	jsr list_legal
	bcc .Lno_move
	lda #ZERO
	jmp settle

.Linner:
	lda #NONE
	cpx #0
	bne .Lnot_root
	ldy root_first
	cpy #ROW
	bcs .Lnot_root
	tya
	adc node_row			; carry is clear here
.Lnot_root:
	sta first_move
	jsr find
	jsr list_legal
	bcc .Lno_move
	ldx ply
	beq .Lsearch
	lda entry_depth
	bne .Lknown
.Lsearch:
	lda list_start
	sta node_slot,x
	lda list_end
	sta node_end,x
	lda #0
	sta node_best,x
	lda repetition
	beq .Lmake
	cpx #0
	beq .Lmake			; the root is in the game's past
	ldy node_hash_0,x
	tya
	tax
	inc past_counts,x
	ldx ply
.Lmake:
	jmp make

; The table knows the node as deep as it is to be searched.
.Lknown:
	lda entry_value
	ldy entry_bound
	beq .Lsettle			; exact
	dey
	beq .Llower
	cmp node_alpha,x
	beq .Lsettle
	bcs .Lsearch
	bcc .Lsettle			; always
.Llower:
	cmp node_beta,x
	bcc .Lsearch
.Lsettle:
	jmp settle

; Lists the legal moves of a node whose opponent may have to be fed.
; In: ply, first_move
; Out: as list
list_legal:
	ldx ply
	ldy node_other_row,x
	lda board,y
	ora board+1,y
	bne .Llist
	lda board+2,y
	ora board+3,y
	ora board+4,y
	ora board+5,y
	beq .Lhungry
.Llist:
	jmp list
.Lhungry:
	jsr hide_unfed
	ldx ply
	jsr list
	jmp restore_row
