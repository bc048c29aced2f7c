; Where Rust calls the kernels, see kernel.rs, and where an urgent key ends them, see keyboard.s.

GOES_ON = 0

; Calls a routine that an urgent key may leave by the stack, and returns.
; Modifies: X, and what the routine does
	.macro watched routine
	tsx
	stx search_stack
	ldx search_watch
	bmi search_left
	jsr \routine
	ldx #0
	stx search_stack
	rts
	.endm

	.section .text.kernel_guard,"ax",@progbits

; Tells whether the root reaches a goal.
; In: A plies, X goal; search_kernel_begin called before
; Out: A = FAILED, or REACHED: search_pit; or GOES_ON: a frame has passed, call search_kernel_resume, or an urgent key has
; been pressed, then the search is over
; Modifies: X, Y, __rc2-__rc4, the state of the search
	.globl search_kernel_reaches
search_kernel_reaches:
	sta depth
	txa
	watched reach

; Goes on after a frame has passed.
; Out, modifies: as search_kernel_reaches
	.globl search_kernel_resume
search_kernel_resume:
	watched resume

; Ends the search because of an urgent key.
; In: the stack as it was in the routines above
; Out: what these return
	.globl search_left
search_left:
	ldx #0
	stx search_stack
	cli
	jsr count_last			; what the key has kept from being counted
	lda #GOES_ON
	rts
