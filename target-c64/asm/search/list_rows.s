; The list of moves, pit by pit: unrolled, as most of a search's time but for sowing goes here.

	.zeropage board

	.section .text.kernel_list_rows,"ax",@progbits

; Lists South's moves that have no place yet.
; In: Y = list_end
; Goes on with listed.
	.globl list_south
list_south:
	lda board+0
	beq .Lpit_1
	tax
	lda SOWING_TARGETS+0*49,x
	bmi .Lquiet_0
	tax
	lda board,x
	beq .Lquiet_0			; one seed after the sowing
	cmp #3
	bcs .Lquiet_0
	lda #0
	jsr list_capture
	jmp .Lpit_1
.Lquiet_0:
	lda #0
	sta list_moves,y
	iny
.Lpit_1:
	lda board+1
	beq .Lpit_2
	tax
	lda SOWING_TARGETS+1*49,x
	bmi .Lquiet_1
	tax
	lda board,x
	beq .Lquiet_1
	cmp #3
	bcs .Lquiet_1
	lda #1
	jsr list_capture
	jmp .Lpit_2
.Lquiet_1:
	lda #1
	sta list_moves,y
	iny
.Lpit_2:
	lda board+2
	beq .Lpit_3
	tax
	lda SOWING_TARGETS+2*49,x
	bmi .Lquiet_2
	tax
	lda board,x
	beq .Lquiet_2
	cmp #3
	bcs .Lquiet_2
	lda #2
	jsr list_capture
	jmp .Lpit_3
.Lquiet_2:
	lda #2
	sta list_moves,y
	iny
.Lpit_3:
	lda board+3
	beq .Lpit_4
	tax
	lda SOWING_TARGETS+3*49,x
	bmi .Lquiet_3
	tax
	lda board,x
	beq .Lquiet_3
	cmp #3
	bcs .Lquiet_3
	lda #3
	jsr list_capture
	jmp .Lpit_4
.Lquiet_3:
	lda #3
	sta list_moves,y
	iny
.Lpit_4:
	lda board+4
	beq .Lpit_5
	tax
	lda SOWING_TARGETS+4*49,x
	bmi .Lquiet_4
	tax
	lda board,x
	beq .Lquiet_4
	cmp #3
	bcs .Lquiet_4
	lda #4
	jsr list_capture
	jmp .Lpit_5
.Lquiet_4:
	lda #4
	sta list_moves,y
	iny
.Lpit_5:
	lda board+5
	beq .Lend_south
	tax
	lda SOWING_TARGETS+5*49,x
	bmi .Lquiet_5
	tax
	lda board,x
	beq .Lquiet_5
	cmp #3
	bcs .Lquiet_5
	lda #5
	jsr list_capture
	jmp .Lend_south
.Lquiet_5:
	lda #5
	sta list_moves,y
	iny
.Lend_south:
	jmp listed

; Lists North's moves that have no place yet.
; In: Y = list_end
; Goes on with listed.
	.globl list_north
list_north:
	lda board+6
	beq .Lpit_7
	tax
	lda SOWING_TARGETS+6*49,x
	bmi .Lquiet_6
	tax
	lda board,x
	beq .Lquiet_6			; one seed after the sowing
	cmp #3
	bcs .Lquiet_6
	lda #6
	jsr list_capture
	jmp .Lpit_7
.Lquiet_6:
	lda #6
	sta list_moves,y
	iny
.Lpit_7:
	lda board+7
	beq .Lpit_8
	tax
	lda SOWING_TARGETS+7*49,x
	bmi .Lquiet_7
	tax
	lda board,x
	beq .Lquiet_7
	cmp #3
	bcs .Lquiet_7
	lda #7
	jsr list_capture
	jmp .Lpit_8
.Lquiet_7:
	lda #7
	sta list_moves,y
	iny
.Lpit_8:
	lda board+8
	beq .Lpit_9
	tax
	lda SOWING_TARGETS+8*49,x
	bmi .Lquiet_8
	tax
	lda board,x
	beq .Lquiet_8
	cmp #3
	bcs .Lquiet_8
	lda #8
	jsr list_capture
	jmp .Lpit_9
.Lquiet_8:
	lda #8
	sta list_moves,y
	iny
.Lpit_9:
	lda board+9
	beq .Lpit_10
	tax
	lda SOWING_TARGETS+9*49,x
	bmi .Lquiet_9
	tax
	lda board,x
	beq .Lquiet_9
	cmp #3
	bcs .Lquiet_9
	lda #9
	jsr list_capture
	jmp .Lpit_10
.Lquiet_9:
	lda #9
	sta list_moves,y
	iny
.Lpit_10:
	lda board+10
	beq .Lpit_11
	tax
	lda SOWING_TARGETS+10*49,x
	bmi .Lquiet_10
	tax
	lda board,x
	beq .Lquiet_10
	cmp #3
	bcs .Lquiet_10
	lda #10
	jsr list_capture
	jmp .Lpit_11
.Lquiet_10:
	lda #10
	sta list_moves,y
	iny
.Lpit_11:
	lda board+11
	beq .Lend_north
	tax
	lda SOWING_TARGETS+11*49,x
	bmi .Lquiet_11
	tax
	lda board,x
	beq .Lquiet_11
	cmp #3
	bcs .Lquiet_11
	lda #11
	jsr list_capture
	jmp .Lend_north
.Lquiet_11:
	lda #11
	sta list_moves,y
	iny
.Lend_north:
	jmp listed
