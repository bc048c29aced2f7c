; What happens when the program finds that it is wrong.

WHITE = 1
RED = 2
BASIC_SCREEN_AND_ROM = $15

	.section .text.awale_panic,"ax",@progbits

; Says on the screen that the program has failed and where, and stops for good. Uses BASIC's screen and the
; character ROM, which no fault of ours can have spoilt.
; In: on the stack the address of the last byte of the call
; Out: never returns
	.globl awale_panic
awale_panic:
	sei
	cld
	lda #0
	sta SID_VOLUME
	sta VIC_SPRITES
	sta VIC_BACKGROUND
	tax
.Lclear:
	lda #' '
	sta BASIC_SCREEN,x
	sta BASIC_SCREEN+$100,x
	sta BASIC_SCREEN+$200,x
	sta BASIC_SCREEN+$2E8,x
	lda #WHITE
	sta COLOUR_RAM,x
	inx
	bne .Lclear
.Lmessage:
	lda panic_message,x
	beq .Laddress			; X = column behind the message
	and #$3F			; ASCII to screen code
	sta BASIC_SCREEN,x
	inx
	bne .Lmessage			; always
.Laddress:
	pla
	tay
	pla
	jsr .Lput_byte
	tya
	jsr .Lput_byte
	lda CIA2_PORT_A
	ora #$03			; bank 0
	sta CIA2_PORT_A
	lda #BASIC_SCREEN_AND_ROM
	sta VIC_MEMORY
	lda #$08			; 40 columns, one colour
	sta VIC_CONTROL_2
	lda #RED
	sta VIC_BORDER
	lda #$1B			; 25 rows, display on
	sta VIC_CONTROL_1
.Lforever:
	jmp .Lforever

; Writes a byte in hexadecimal.
; In: A byte, X column
; Out: X = column behind it
; Modifies: A
.Lput_byte:
	pha
	lsr a
	lsr a
	lsr a
	lsr a
	jsr .Lput_digit
	pla
	and #$0F
.Lput_digit:
	cmp #10
	bcc .Ldecimal
	sbc #9				; carry is set: 10 becomes 1, the screen code of A
	bcs .Lput			; always
.Ldecimal:
	ora #'0'
.Lput:
	sta BASIC_SCREEN,x
	inx
	rts

	.section .rodata.awale_panic,"a",@progbits
panic_message:
	.asciz "AWALE FAILED AT $"
