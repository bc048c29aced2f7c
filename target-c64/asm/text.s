; Text on the screen: the one place that reads the texts, which lie in the RAM below the I/O.
;
; The texts of a language are one block without addresses: for each token the two codes that it stands for, then where
; each text starts, then the texts (src/assets/block.rs makes it). It can lie anywhere, and another can take its place.

	.zeropage __rc2, __rc3, __rc4, __rc5, __rc6, __rc7, __rc8, __rc9, __rc10, __rc11, __rc12

	.globl text_begin, text_line, fill_cells, replace_texts

PORT = $01
ALL_RAM = $34
ALL_RAM_WITH_IO = $35

SPACE = 0
WHITE = 1
; The compiler's registers here: __rc2 row, __rc3 column, __rc4 colour, __rc5 pit, __rc6/__rc7 the text's next byte,
; __rc8/__rc9 the row's first cell, __rc10/__rc11 the same in the colour memory, __rc12 number.

; Codes in texts, as tiles.rs has them: the first token, what stands for a number, a letter, a label and a new line, and
; the end.
TOKEN = $94
NUMBER_MARK = $05
LETTER_MARK = $03
LABEL_MARK = $06
LINE_MARK = $5C
END = $FF
DIGIT = $10
LETTER = $21

; Pits of a row.
ROW = 6

; The most codes that wait while a token is taken apart; the packer sees to it.
MOST_WAITING = 12

	.bss
; Where the text that is printed goes on.
next_byte:
	.zero 2
; Codes that wait, the next one last.
waiting:
	.zero MOST_WAITING
waiting_count:
	.zero 1

	.section .text.replace_texts,"ax",@progbits

; Puts another block in place of the texts. No frame is counted meanwhile: it takes up to three.
; In: __rc2/__rc3 block, A/X length
; Modifies: A, X, Y, __rc2-__rc7
replace_texts:
	pha
	lda __rc2
	sta __rc4
	lda __rc3
	sta __rc5
	lda #<texts
	sta __rc2
	lda #>texts
	sta __rc3
	pla
	sei
	ldy #ALL_RAM
	sty PORT
	jsr memcpy
	lda #ALL_RAM_WITH_IO
	sta PORT
	cli
	rts

	.section .text.text_begin,"ax",@progbits

; Goes to the first line of a text.
; In: A number of the text
; Modifies: A, X, Y
text_begin:
	tay
	sei
	ldx #ALL_RAM
	stx PORT
	clc
	lda text_lo,y
	adc #<texts
	sta next_byte
	lda text_hi,y
	adc #>texts
	sta next_byte+1
	ldx #ALL_RAM_WITH_IO
	stx PORT
	cli
	ldx #0
	stx waiting_count
	rts

	.section .text.text_line,"ax",@progbits

; Prints a line of a text and goes to the next one. After the last there is nothing to print.
; In: A row (0-24), X column, __rc2 colour, __rc3 pit (0-11) in place of the marks for its letter and its label,
;     __rc4 number (0-99) in place of its mark
; Out: A = the column after the line
; Modifies: X, Y, __rc2-__rc12
text_line:
	ldy __rc3
	sty __rc5
	stx __rc3
	ldy __rc4
	sty __rc12
	ldy __rc2
	sty __rc4
	sta __rc2
	lda next_byte
	sta __rc6
	lda next_byte+1
	sta __rc7
	jsr find_row
.Lnext:
	jsr next_code
	cmp #END
	beq .Lend
	cmp #LINE_MARK
	beq .Ldone
	cmp #NUMBER_MARK
	beq .Lnumber
	cmp #LABEL_MARK
	beq .Llabel
	cmp #LETTER_MARK
	bne .Lput
	lda __rc5
	clc
	adc #LETTER
.Lput:
	jsr put_code
	bcc .Lnext			; always
.Llabel:
	lda #LETTER
	ldx __rc5
	cpx #ROW
	bcc .Lsouth
	adc #0				; carry set: the next letter
.Lsouth:
	jsr put_code
	lda __rc5
	cmp #ROW
	bcc .Lplace
	sbc #ROW			; carry set
	clc
.Lplace:
	adc #DIGIT+1
	bcc .Lput			; always
.Lnumber:
	lda __rc12
	ldx #DIGIT
	sec
.Lten:
	sbc #10
	bcc .Lones
	inx
	bne .Lten			; always
.Lones:
	adc #DIGIT+10			; carry clear
	cpx #DIGIT
	beq .Lput			; no tens
	pha
	txa
	jsr put_code
	pla
	bne .Lput			; always
.Lend:
	lda __rc6			; back to the end mark
	bne .Lback
	dec __rc7
.Lback:
	dec __rc6
.Ldone:
	lda __rc6
	sta next_byte
	lda __rc7
	sta next_byte+1
	lda __rc3
	rts

	.section .text.fill_cells,"ax",@progbits

; Empties cells of a row.
; In: A row (0-24), X first column, __rc2 column after the last
; Modifies: A, X, Y, __rc2-__rc5, __rc8-__rc11
fill_cells:
	ldy __rc2
	sty __rc5
	sta __rc2
	stx __rc3
	ldx #WHITE
	stx __rc4
	jsr find_row
.Lfill:
	lda __rc3
	cmp __rc5
	bcs .Lfilled
	lda #SPACE
	jsr put_code
	bcc .Lfill			; always
.Lfilled:
	rts

; Puts a character into the next cell.
; In: A = code; __rc3, __rc4, the row found
; Out: carry clear
; Modifies: A, Y
put_code:
	ldy __rc3
	sta (__rc8),y
	lda __rc4
	sta (__rc10),y
	inc __rc3
	clc
	rts

; Finds the first cell of a row.
; In: __rc2
; Out: __rc8-__rc11
; Modifies: A, Y
find_row:
	lda #0
	sta __rc8+1
	lda __rc2
	asl a
	asl a
	asl a
	sta __rc8			; 8 times the row, below 256
	asl a
	rol __rc8+1
	asl a
	rol __rc8+1			; carry clear
	adc __rc8
	sta __rc8
	sta __rc10
	lda __rc8+1
	adc #0				; carry clear from here on
	tay
	adc #>SCREEN
	sta __rc8+1
	tya
	adc #>COLOUR_RAM
	sta __rc10+1
	rts

	.section .text.next_code,"ax",@progbits

; Takes the next code of a text, tokens taken apart.
; In: __rc6/__rc7, waiting_count
; Out: A = code
; Modifies: X, Y
next_code:
	sei
	lda #ALL_RAM
	sta PORT
	ldx waiting_count
	beq .Lfetch
	dex
	lda waiting,x
	jmp .Lexpand
.Lfetch:
	ldy #0
	lda (__rc6),y
	inc __rc6
	bne .Lexpand
	inc __rc6+1
.Lexpand:
	cmp #TOKEN
	bcc .Lcode
	cmp #END
	beq .Lcode
	tay
	lda text_second-TOKEN,y
	sta waiting,x
	inx
	lda text_first-TOKEN,y
	jmp .Lexpand
.Lcode:
	stx waiting_count
	ldx #ALL_RAM_WITH_IO
	stx PORT
	cli
	rts
