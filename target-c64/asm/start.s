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

; How many __rc registers there are.
REGISTERS = 32

CHARSET_PAGES = 8
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
	jsr clear_variables
	jsr copy_charset
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

; Gives the variables their first values and sets the soft stack up.
; Modifies: A, X, Y, __rc0-__rc31
clear_variables:
	lda #0
	ldx #REGISTERS-1		; routines save some before they have a value
.Lclear_register:
	sta __rc0,x
	dex
	bpl .Lclear_register
	lda #<soft_stack
	sta __rc0
	lda #>soft_stack
	sta __rc1
	ldx #zp_data_size
	beq .Lno_data
.Lcopy:
	lda zp_data_load-1,x
	sta <zp_data_start-1,x
	dex
	bne .Lcopy
.Lno_data:
	ldx #zp_bss_size
	beq .Lno_bss
	lda #0
.Lclear:
	sta <zp_bss_start-1,x
	dex
	bne .Lclear
.Lno_bss:
	lda #<bss_start
	sta __rc2
	lda #>bss_start
	sta __rc3
	lda #>bss_size
	sta __rc4
	lda #0
	ldx #<bss_size
	jmp __memset

; Copies the character set to where the VIC-II sees it, under the KERNAL.
; Modifies: A, X, Y, __rc2-__rc7
copy_charset:
	lda #<CHARSET
	sta __rc2
	lda #>CHARSET
	sta __rc3
	lda #<charset
	sta __rc4
	lda #>charset
	sta __rc5
	lda #0
	ldx #CHARSET_PAGES
	jmp memcpy

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
