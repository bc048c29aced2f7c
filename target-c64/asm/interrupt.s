; The one interrupt that the program has, once a frame, and the end of all others.

	.zeropage frame_counter

; The first line below the picture, which both PAL and NTSC have.
INTERRUPT_LINE = 251

	.text

; Points every vector to a routine of ours, whatever ROM is banked in when an interrupt comes.
; Modifies: A
	.globl install_vectors
install_vectors:
	lda #<ignore_nmi
	sta VECTOR_NMI
	sta KERNAL_NMI
	lda #>ignore_nmi
	sta VECTOR_NMI+1
	sta KERNAL_NMI+1
	lda #<frame_interrupt
	sta VECTOR_IRQ
	lda #>frame_interrupt
	sta VECTOR_IRQ+1
	lda #<frame_interrupt_from_kernal
	sta KERNAL_IRQ
	lda #>frame_interrupt_from_kernal
	sta KERNAL_IRQ+1
	lda #<break_interrupt
	sta KERNAL_BRK
	lda #>break_interrupt
	sta KERNAL_BRK+1
	rts

; Makes the RESTORE key dead: CIA 2 asks for an NMI that is never acknowledged, so that the line stays
; low and no other edge can come.
; In: vectors installed, CIA 2's interrupts acknowledged
; Modifies: A
	.globl lock_nmi
lock_nmi:
	lda #0
	sta CIA2_CONTROL_A
	sta CIA2_TIMER_A
	sta CIA2_TIMER_A+1
	lda #$81
	sta CIA2_INTERRUPT
	lda #$01
	sta CIA2_CONTROL_A
	rts

; What an NMI does, by the processor's vector or the KERNAL's: nothing, and no acknowledgement.
ignore_nmi:
	rti

; Lets the VIC-II ask for an interrupt in each frame.
; In: interrupts disabled
; Modifies: A
	.globl start_frame_interrupt
start_frame_interrupt:
	lda #INTERRUPT_LINE
	sta VIC_RASTER
	lda #$01
	sta VIC_INTERRUPT
	sta VIC_INTERRUPT_MASK
	rts

; Counts the frame, looks at joystick and keyboard, and plays sounds.
; Modifies: nothing of the interrupted program's, none of the __rc registers
; Cycles: 640 at most while nothing sounds, otherwise 700 more, from the interrupt to the next instruction of the main program
	.globl frame_interrupt
frame_interrupt:
	pha
	txa
	pha
	tya
	pha
	tsx
	lda $0104,x			; the flags; bit 4 says that a BRK brought us here
	and #$10
	bne break_interrupt
; Second entry: the KERNAL has saved the registers in the same order.
frame_interrupt_from_kernal:
	lda #$01
	sta VIC_INTERRUPT
	inc frame_counter
	jsr read_joystick
	jsr read_keyboard
	jsr play_sound
	pla
	tay
	pla
	tax
	pla
	rti

; What a BRK does: the program has run into something that is no code. The KERNAL's vector leads here, too,
; with the same registers saved.
break_interrupt:
	pla
	pla
	pla				; A, X and Y are of no use
	pla				; nor are the flags; what is left is the address behind the BRK
	jmp awale_panic
