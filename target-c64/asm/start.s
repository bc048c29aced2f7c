; From RUN to the Rust program.

; A BASIC program of one line: 10 SYS2061. No parentheses, which some BASICs do not know here.
	.section .basic_stub,"a",@progbits

SYS = $9E

	.short .Lend_of_basic
	.short 10
	.byte SYS
	.ascii "2061"
	.byte 0
.Lend_of_basic:
	.short 0

	.section .start,"ax",@progbits

	.zeropage __rc0, __rc1, __rc2, __rc3, __rc4, __rc5, video_standard

; RAM everywhere but for I/O, and the port's usual directions.
PORT_DIRECTION = $00
PORT = $01
ALL_RAM_WITH_IO = $35
ALL_RAM = $34

; How many __rc registers there are.
REGISTERS = 32

SID_REGISTERS = 25

; Takes the whole machine and starts the Rust program; called by BASIC's SYS.
; In: nothing. Nothing that BASIC or the KERNAL keeps is used.
; Out: never returns.
	.globl _start
_start:
	sei
	cld
	ldx #$FF
	txs
	jsr silence_chips
	jsr install_vectors
	lda #$2F
	sta PORT_DIRECTION
	lda #ALL_RAM_WITH_IO
	sta PORT
	jsr lock_nmi
	jsr clear_registers
	jsr place_parts
	jsr clear_variables
	jsr select_video_bank
	jsr detect_video_standard
	jsr start_keyboard
	jsr start_frame_interrupt
	cli
	jmp awale_main

; Stops everything that makes interrupts, sounds or a picture.
; Out: no interrupt is enabled or pending, display off.
; Modifies: A, X
silence_chips:
	lda #$7F
	sta CIA1_INTERRUPT
	sta CIA2_INTERRUPT
	lda #0
	sta CIA1_CONTROL_A
	sta CIA1_CONTROL_B
	sta CIA2_CONTROL_A
	sta CIA2_CONTROL_B
	sta VIC_INTERRUPT_MASK
	sta VIC_SPRITES
	ldx #SID_REGISTERS-1
.Lregister:
	sta SID,x
	dex
	bpl .Lregister
	lda #$0B			; 25 rows, display off, raster line below 256
	sta VIC_CONTROL_1
	lda #$0F			; acknowledges what the VIC-II asked for
	sta VIC_INTERRUPT
	lda CIA1_INTERRUPT		; reading acknowledges
	lda CIA2_INTERRUPT
	rts

; Clears the compiler's registers, of which routines save some before they have a value, and sets the soft stack up.
; Modifies: A, X, __rc0-__rc31
clear_registers:
	lda #0
	ldx #REGISTERS-1
.Lclear_register:
	sta __rc0,x
	dex
	bpl .Lclear_register
	lda #<soft_stack
	sta __rc0
	lda #>soft_stack
	sta __rc1
	rts

; Copies what was loaded behind the program to where it belongs. Sprites go last: their place may have been loaded to.
; Modifies: A, X, Y, __rc2-__rc7
place_parts:
	ldx #zp_data_size
	beq .Lno_data
.Lcopy:
	lda zp_data_load-1,x
	sta <zp_data_start-1,x
	dex
	bne .Lcopy
.Lno_data:
	lda #ALL_RAM			; what goes below the I/O
	sta PORT
	ldx #0
.Lpart:
	ldy #0
.Laddress:
	lda PARTS,x
	sta __rc2,y
	inx
	iny
	cpy #4
	bne .Laddress
	txa
	pha
	lda PARTS,x			; the length
	ldy PARTS+1,x
	pha
	tya
	tax
	pla
	jsr memmove
	pla
	tax
	inx
	inx
	cpx #PARTS_END-PARTS
	bne .Lpart
	lda #ALL_RAM_WITH_IO
	sta PORT
	rts

; Gives the variables their first value, 0.
; Modifies: A, X, Y, __rc2-__rc6
clear_variables:
	ldx #zp_bss_size
	beq .Lno_bss
	lda #0
.Lclear:
	sta <zp_bss_start-1,x
	dex
	bne .Lclear
.Lno_bss:
	lda #<high_start
	sta __rc2
	lda #>high_start
	sta __rc3
	lda #>high_size
	sta __rc4
	lda #0
	ldx #<high_size
	jsr __memset
	lda #<bss_start
	sta __rc2
	lda #>bss_start
	sta __rc3
	lda #>bss_size
	sta __rc4
	lda #0
	ldx #<bss_size
	jmp __memset

; Shows the VIC-II its bank 3, $C000-$FFFF.
; Modifies: A
select_video_bank:
	lda CIA2_DIRECTION_A
	ora #$03
	sta CIA2_DIRECTION_A
	lda CIA2_PORT_A
	and #$FC			; the bank's number is inverted
	sta CIA2_PORT_A
	rts

; Tells PAL from NTSC by the last raster line, without waiting for a line that only one of both has.
; Out: video_standard
; Modifies: A, X, __rc2
detect_video_standard:
	ldx #0
	stx __rc2			; the highest line seen, less 256
.Lupper_part:
	bit VIC_CONTROL_1		; its top bit is bit 8 of the line
	bpl .Lupper_part
.Llower_part:
	lda VIC_RASTER
	cmp __rc2
	bcc .Lnot_higher
	sta __rc2
.Lnot_higher:
	bit VIC_CONTROL_1
	bmi .Llower_part
	lda __rc2
	cmp #$20			; PAL ends at line 311, NTSC at 261 or 262
	bcs .Lpal
	inx
.Lpal:
	stx video_standard
	rts

	.section .rodata.parts,"a",@progbits

; What is copied at the start: where to, from where, and how many bytes.
PARTS:
	.short TEXTS, texts_load, texts_size
	.short CHARSET, charset_load, charset_size
	.short SPRITES, sprites_load, sprites_size
PARTS_END:
