; The routines that the compiler calls to copy and to fill memory.
;
; Arguments are the compiler's: pointers in __rc2/__rc3 and __rc4/__rc5, numbers in A and X and then in the
; next free __rc register. Lengths are 0 to 65535; addresses run on from $FFFF to $0000.

	.zeropage __rc2, __rc3, __rc4, __rc5, __rc6, __rc7

	.section .text.memcpy,"ax",@progbits

; Copies bytes upwards: the areas may overlap if the target lies below the source.
; In: __rc2/__rc3 target, __rc4/__rc5 source, A/X length
; Out: __rc2/__rc3 target
; Modifies: A, X, Y, __rc4-__rc7
	.globl memcpy
memcpy:
	sta __rc6			; bytes of the last page, which is not whole
	lda __rc3
	sta __rc7
	ldy #0
	cpx #0				; X = whole pages
	beq .Lmemcpy_last_page
.Lmemcpy_page:
	lda (__rc4),y
	sta (__rc2),y
	iny
	bne .Lmemcpy_page
	inc __rc5
	inc __rc3
	dex
	bne .Lmemcpy_page
.Lmemcpy_last_page:
	cpy __rc6			; Y = 0 here
	beq .Lmemcpy_done
.Lmemcpy_byte:
	lda (__rc4),y
	sta (__rc2),y
	iny
	cpy __rc6
	bne .Lmemcpy_byte
.Lmemcpy_done:
	lda __rc7
	sta __rc3
	rts

	.section .text.memmove,"ax",@progbits

; Copies bytes as if by way of a third place: the areas may overlap.
; In: __rc2/__rc3 target, __rc4/__rc5 source, A/X length
; Out: __rc2/__rc3 target
; Modifies: A, X, Y, __rc4-__rc7
	.globl memmove
memmove:
	tay
	lda __rc2
	cmp __rc4
	lda __rc3
	sbc __rc5
	tya
	bcs .Lmemmove_down
	jmp memcpy			; the target lies below the source
.Lmemmove_down:
	sta __rc6			; from the end downwards
	txa
	clc
	adc __rc3
	sta __rc3
	txa
	clc
	adc __rc5
	sta __rc5
	ldy __rc6
	beq .Lmemmove_pages
.Lmemmove_byte:
	dey
	lda (__rc4),y
	sta (__rc2),y
	cpy #0
	bne .Lmemmove_byte
.Lmemmove_pages:
	cpx #0				; X = whole pages left, Y = 0
	beq .Lmemmove_done
	dec __rc5
	dec __rc3
	dex
	jmp .Lmemmove_byte
.Lmemmove_done:
	rts

	.section .text.memset,"ax",@progbits

; Fills bytes, called as C does: the byte comes as a 16-bit number.
; In: __rc2/__rc3 target, A byte, X ignored, __rc4/__rc5 length
; Out: __rc2/__rc3 target
; Modifies: X, Y, __rc4-__rc6
	.globl memset
memset:
	ldx __rc4
	ldy __rc5
	sty __rc4
	jmp __memset

	.section .text.__memset,"ax",@progbits

; Fills bytes.
; In: __rc2/__rc3 target, A byte, X/__rc4 length
; Out: __rc2/__rc3 target
; Modifies: X, Y, __rc5, __rc6
	.globl __memset
__memset:
	stx __rc5			; bytes of the last page, which is not whole
	ldx __rc3
	stx __rc6
	ldy #0
	ldx __rc4			; X = whole pages
	beq .Lmemset_last_page
.Lmemset_page:
	sta (__rc2),y
	iny
	sta (__rc2),y
	iny
	sta (__rc2),y
	iny
	sta (__rc2),y
	iny
	bne .Lmemset_page
	inc __rc3
	dex
	bne .Lmemset_page
.Lmemset_last_page:
	cpy __rc5			; Y = 0 here
	beq .Lmemset_done
.Lmemset_byte:
	sta (__rc2),y
	iny
	cpy __rc5
	bne .Lmemset_byte
.Lmemset_done:
	ldx __rc6
	stx __rc3
	rts
