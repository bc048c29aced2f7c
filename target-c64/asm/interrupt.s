; The one interrupt that the program has, twice a frame, and the end of all others.

	.zeropage frame_counter

; Where a frame's work is done: the first line below the picture, which both PAL and NTSC have.
INTERRUPT_LINE = 251
; Where only urgent keys are looked for: half a PAL frame before and behind, and no more on NTSC.
LOOK_LINE = 95
; Their difference, bit by bit.
OTHER_LINE = $A4

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

; Counts the frame, looks at joystick and keyboard, and plays sounds; half a frame later, only looks for an urgent key.
; Modifies: nothing of the interrupted program's, none of the __rc registers
; Cycles: 720 at most while nothing sounds, otherwise 700 more, from the interrupt to the next instruction of the main
; program; 120 and 52 if there is nothing to do
	.globl frame_interrupt
frame_interrupt:
	pha
	lda VIC_INTERRUPT
	bpl .Lbreak			; nobody has asked: a BRK brought us here
.Lasked:
	sta VIC_INTERRUPT		; acknowledges
.Lline:
	lda #INTERRUPT_LINE
	eor #OTHER_LINE
	sta .Lline+1
	sta VIC_RASTER			; where to be interrupted next
	bpl .Lframe
	lda CIA1_PORT_B
	cmp #$FF
	bne .Llook
.Lidle:
	pla
	rti
.Lframe:
	inc frame_counter
	jsr is_input_quiet
	bne .Lwork
	lda is_sounding
	beq .Lidle
.Lwork:
	txa
	pha
	tya
	pha
	jsr read_joystick
	jsr play_sound
	jsr read_keyboard
.Lrestore:
	pla
	tay
	pla
	tax
	pla
	rti
.Llook:
	txa
	pha
	tya
	pha
	lda #$FF
	sta CIA1_PORT_A
	jsr look_for_urgent_key
	jmp .Lrestore

; The same from the KERNAL, which has saved A, X and Y and told a BRK apart.
frame_interrupt_from_kernal:
	pla
	tay
	pla
	tax
	lda VIC_INTERRUPT
	jmp .Lasked

.Lbreak:
	pha
	pha				; as the KERNAL saves three registers
; Falls through.

; What a BRK does: the program has run into something that is no code. The KERNAL's vector leads here, too,
; with the same registers saved.
break_interrupt:
	pla
	pla
	pla				; A, X and Y are of no use
	pla				; nor are the flags; what is left is the address behind the BRK
	jmp awale_panic
