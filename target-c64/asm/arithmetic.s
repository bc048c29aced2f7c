; The arithmetic that the 6502 lacks, under the names by which the compiler calls it.
;
; Arguments are the compiler's: a byte in A, the next in X, then __rc2 and on; 16 bits take two of these,
; low byte first. A byte comes back in A, 16 bits in A and X.
;
; Division by 0 does not trap: the quotient has all bits set and the remainder is the dividend.

	.zeropage __rc2, __rc3, __rc4, __rc5, __rc6, __rc7, __rc8, __rc9

	.section .text.__mulqi3,"ax",@progbits

; Multiplies bytes, signed or not.
; In: A, X
; Out: A = their product modulo 256
; Modifies: X, __rc2, __rc3
	.globl __mulqi3
__mulqi3:
	sta __rc2
	stx __rc3
	lda #0
.Lmulqi3_bit:
	lsr __rc3
	bcc .Lmulqi3_double
	clc
	adc __rc2
.Lmulqi3_double:
	asl __rc2
	ldx __rc3
	bne .Lmulqi3_bit
	rts

	.section .text.__mulhi3,"ax",@progbits

; Multiplies 16-bit numbers, signed or not.
; In: A/X, __rc2/__rc3
; Out: A/X = their product modulo 65536
; Modifies: Y, __rc2-__rc6
	.globl __mulhi3
__mulhi3:
	sta __rc4
	stx __rc5
	lda #0				; A = low byte of the product
	sta __rc6
.Lmulhi3_bit:
	lsr __rc3
	ror __rc2
	bcc .Lmulhi3_double
	clc
	adc __rc4
	tay
	lda __rc6
	adc __rc5
	sta __rc6
	tya
.Lmulhi3_double:
	asl __rc4
	rol __rc5
	ldy __rc2
	bne .Lmulhi3_bit
	ldy __rc3
	bne .Lmulhi3_bit
	ldx __rc6
	rts

	.section .text.__udivqi3,"ax",@progbits

; Divides bytes.
; In: A dividend, X divisor
; Out: A = quotient, X = remainder
; Modifies: Y, __rc4, __rc5
	.globl __udivqi3
__udivqi3:
	sta __rc4			; the dividend leaves at the top, the quotient enters at the bottom
	stx __rc5
	lda #0				; A = remainder
	ldy #8
.Ludivqi3_bit:
	asl __rc4
	rol a
	bcs .Ludivqi3_subtract
	cmp __rc5
	bcc .Ludivqi3_next
.Ludivqi3_subtract:
	sbc __rc5			; carry is set here
	inc __rc4
.Ludivqi3_next:
	dey
	bne .Ludivqi3_bit
	tax
	lda __rc4
	rts

	.section .text.__umodqi3,"ax",@progbits

; The remainder of a division of bytes.
; In: A dividend, X divisor
; Out: A = remainder
; Modifies: X, Y, __rc4, __rc5
	.globl __umodqi3
__umodqi3:
	jsr __udivqi3
	txa
	rts

	.section .text.__udivmodqi4,"ax",@progbits

; Quotient and remainder of bytes.
; In: A dividend, X divisor, __rc2/__rc3 where the remainder goes
; Out: A = quotient
; Modifies: X, Y, __rc4, __rc5
	.globl __udivmodqi4
__udivmodqi4:
	jsr __udivqi3
	txa
	ldy #0
	sta (__rc2),y
	lda __rc4
	rts

	.section .text.__divqi3,"ax",@progbits

; Divides signed bytes; the quotient is rounded towards 0.
; In: A dividend, X divisor
; Out: A = quotient
; Modifies: X, Y, __rc2, __rc4, __rc5
	.globl __divqi3
__divqi3:
	stx __rc2
	tay
	eor __rc2
	php				; negative if just one of both is
	jsr divide_magnitudes
	plp
	bpl .Ldivqi3_done
	eor #$FF
	clc
	adc #1
.Ldivqi3_done:
	rts

	.section .text.__modqi3,"ax",@progbits

; The remainder of a division of signed bytes; it has the dividend's sign.
; In: A dividend, X divisor
; Out: A = remainder
; Modifies: X, Y, __rc2, __rc4, __rc5
	.globl __modqi3
__modqi3:
	tay
	php
	jsr divide_magnitudes
	txa
	plp
	bpl .Lmodqi3_done
	eor #$FF
	clc
	adc #1
.Lmodqi3_done:
	rts

	.section .text.divide_magnitudes,"ax",@progbits

; Divides what is left of signed bytes when the signs are taken off.
; In: Y dividend, X divisor
; Out: A = quotient, X = remainder
; Modifies: Y, __rc4, __rc5
	.globl divide_magnitudes
divide_magnitudes:
	txa
	bpl .Ldivisor_is_positive
	eor #$FF
	tax
	inx
.Ldivisor_is_positive:
	tya
	bpl .Ldividend_is_positive
	eor #$FF
	clc
	adc #1
.Ldividend_is_positive:
	jmp __udivqi3

	.section .text.__udivhi3,"ax",@progbits

; Divides 16-bit numbers.
; In: A/X dividend, __rc2/__rc3 divisor
; Out: A/X = quotient, __rc8/__rc9 = remainder
; Modifies: Y, __rc6-__rc9
	.globl __udivhi3
__udivhi3:
	sta __rc6			; the dividend leaves at the top, the quotient enters at the bottom
	stx __rc7
	lda #0
	sta __rc8			; the remainder: low byte here, high byte in A, then in X
	ldy #16
.Ludivhi3_bit:
	asl __rc6
	rol __rc7
	rol __rc8
	rol a
	tax
	bcs .Ludivhi3_subtract
	lda __rc8
	cmp __rc2
	txa
	sbc __rc3
	bcc .Ludivhi3_next
.Ludivhi3_subtract:
	lda __rc8
	sbc __rc2			; carry is set here
	sta __rc8
	txa
	sbc __rc3
	tax
	inc __rc6
.Ludivhi3_next:
	txa
	dey
	bne .Ludivhi3_bit
	sta __rc9
	lda __rc6
	ldx __rc7
	rts

	.section .text.__umodhi3,"ax",@progbits

; The remainder of a division of 16-bit numbers.
; In: A/X dividend, __rc2/__rc3 divisor
; Out: A/X = remainder
; Modifies: Y, __rc6-__rc9
	.globl __umodhi3
__umodhi3:
	jsr __udivhi3
	lda __rc8
	ldx __rc9
	rts

	.section .text.__udivmodhi4,"ax",@progbits

; Quotient and remainder of 16-bit numbers.
; In: A/X dividend, __rc2/__rc3 divisor, __rc4/__rc5 where the remainder goes
; Out: A/X = quotient
; Modifies: Y, __rc6-__rc9
	.globl __udivmodhi4
__udivmodhi4:
	jsr __udivhi3
	ldy #0
	lda __rc8
	sta (__rc4),y
	iny
	lda __rc9
	sta (__rc4),y
	lda __rc6
	rts

	.section .text.__ashlqi3,"ax",@progbits

; Shifts a byte left.
; In: A, X bits
; Out: A
; Modifies: X
	.globl __ashlqi3
__ashlqi3:
	cpx #0
	beq .Lashlqi3_done
.Lashlqi3_bit:
	asl a
	dex
	bne .Lashlqi3_bit
.Lashlqi3_done:
	rts

	.section .text.__lshrqi3,"ax",@progbits

; Shifts a byte right and fills with 0.
; In: A, X bits
; Out: A
; Modifies: X
	.globl __lshrqi3
__lshrqi3:
	cpx #0
	beq .Llshrqi3_done
.Llshrqi3_bit:
	lsr a
	dex
	bne .Llshrqi3_bit
.Llshrqi3_done:
	rts

	.section .text.__ashrqi3,"ax",@progbits

; Shifts a byte right and fills with its sign.
; In: A, X bits
; Out: A
; Modifies: X
	.globl __ashrqi3
__ashrqi3:
	cpx #0
	beq .Lashrqi3_done
.Lashrqi3_bit:
	cmp #$80			; carry = sign
	ror a
	dex
	bne .Lashrqi3_bit
.Lashrqi3_done:
	rts

	.section .text.__ashlhi3,"ax",@progbits

; Shifts 16 bits left.
; In: A/X, __rc2 bits
; Out: A/X
; Modifies: __rc2, __rc3
	.globl __ashlhi3
__ashlhi3:
	stx __rc3
	ldx __rc2
	beq .Lashlhi3_done
.Lashlhi3_bit:
	asl a
	rol __rc3
	dex
	bne .Lashlhi3_bit
.Lashlhi3_done:
	ldx __rc3
	rts

	.section .text.__lshrhi3,"ax",@progbits

; Shifts 16 bits right and fills with 0.
; In: A/X, __rc2 bits
; Out: A/X
; Modifies: __rc3
	.globl __lshrhi3
__lshrhi3:
	stx __rc3
	ldx __rc2
	beq .Llshrhi3_done
.Llshrhi3_bit:
	lsr __rc3
	ror a
	dex
	bne .Llshrhi3_bit
.Llshrhi3_done:
	ldx __rc3
	rts

	.section .text.__ashrhi3,"ax",@progbits

; Shifts 16 bits right and fills with the sign.
; In: A/X, __rc2 bits
; Out: A/X
; Modifies: Y, __rc3
	.globl __ashrhi3
__ashrhi3:
	ldy __rc2
	beq .Lashrhi3_done
	sta __rc3
	txa
.Lashrhi3_bit:
	cmp #$80			; carry = sign
	ror a
	ror __rc3
	dey
	bne .Lashrhi3_bit
	tax
	lda __rc3
.Lashrhi3_done:
	rts

	.section .rodata.__set_v,"a",@progbits

; What the compiler tests with `bit` to set the overflow flag, which it keeps truth values in: bit 6 is set.
	.globl __set_v
__set_v:
	.byte $40
