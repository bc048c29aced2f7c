; Keyboard and joysticks, read once a frame from the matrix itself.
;
; Between two readings the column of the urgent keys stays selected, so that a glance at port B tells whether one of
; them may be down.

	.zeropage joystick, key_head, key_tail, key_sample, key_before, key_reported, key_modifiers

; In place of a key: none is down.
NO_KEY = $80
; In place of a key: more than one is down, or a joystick disturbs the matrix.
UNCLEAR = $81

; Places in the matrix.
F7 = 3
SPACE = 60
Q = 62

; All lines of port A high but that of column 7, where SPACE, Q and C= are.
URGENT_COLUMN = %01111111

SHIFT = $40
COMMODORE = $80

RING_MASK = 7

; An urgent key has ended the search.
ENDED = $FF

; A cursor key or a direction that is held is reported again after so many frames, and then every few frames.
REPEAT_DELAY = 20
REPEAT_RATE = 5

; Places of the cursor keys in the matrix.
CURSOR_RIGHT = 2
CURSOR_DOWN = 7

	.bss
	.globl key_ring
; Keys not yet taken by the main program: column * 8 + row, SHIFT and COMMODORE added.
key_ring:
	.zero 8
; Frames until a key or the joystick repeats.
key_patience:
	.zero 1
joystick_patience:
	.zero 1
	.globl joystick_again
; Not 0: the joystick has been held so long that its directions count as pushed anew. The main program clears it.
joystick_again:
	.zero 1
	.globl search_watch, search_stack
; 0: urgent keys are like others; 1: they end the search; ENDED: one has done so. The main program writes the first two.
search_watch:
	.zero 1
; While the search's kernels run: the stack with which to end them. Otherwise 0.
search_stack:
	.zero 1

	.section .rodata.keyboard,"a",@progbits
; Selects one column of the matrix: all lines of port A high but one.
column_select:
	.byte %11111110, %11111101, %11111011, %11110111, %11101111, %11011111, %10111111, %01111111

; The rows of each column that hold modifiers: left SHIFT, right SHIFT and C=. The others hold keys.
modifier_rows:
	.byte 0, %10000000, 0, 0, 0, 0, %00010000, %00100000
key_rows:
	.byte $FF, %01111111, $FF, $FF, $FF, $FF, %11101111, %11011111

; What the modifier of a column stands for.
column_modifier:
	.byte 0, SHIFT, 0, 0, 0, 0, SHIFT, COMMODORE

	.text

; Makes port A drive the columns and port B read the rows. A key that is down already, such as the RETURN
; that ran the program, is not reported.
; In: interrupts disabled
; Modifies: A, X, Y
	.globl start_keyboard
start_keyboard:
	lda #$FF
	sta CIA1_DIRECTION_A
	sta CIA1_PORT_A
	lda #0
	sta CIA1_DIRECTION_B
	jsr sample_keyboard
	lda key_sample
	sta key_before
	sta key_reported
	rts

; Tells whether there is nothing that the routines below would see or have to remember.
; Out: Z set if so
; Modifies: A
	.globl is_input_quiet
is_input_quiet:
	lda #$FF
	sta CIA1_PORT_A
	lda CIA1_PORT_A
	and CIA1_PORT_B
	eor #$FF
	bne .Ldisturbed			; a joystick is pushed
	sta CIA1_PORT_A			; A = 0: all columns at once
	lda CIA1_PORT_B
	eor #$FF
	ora joystick
	bne .Ldisturbed
	lda #URGENT_COLUMN
	sta CIA1_PORT_A
	lda key_before
	and key_reported
	eor #NO_KEY
.Ldisturbed:
	rts

; Reads joystick 2 while no column is selected. A key can connect joystick 1 with these lines: then
; port B is not quiet, and what is newly pushed does not count.
; Out: joystick, joystick_again; no column is selected
; Modifies: A, X
	.globl read_joystick
read_joystick:
	lda #$FF
	sta CIA1_PORT_A
	lda CIA1_PORT_A
	eor #$FF
	and #$1F
	ldx CIA1_PORT_B
	inx
	beq .Lquiet			; port B = $FF
	and joystick
.Lquiet:
	cmp joystick
	sta joystick
	bne .Lmoved
	dec joystick_patience
	bne .Lheld_on
	ldx #REPEAT_RATE
	stx joystick_patience
	stx joystick_again
.Lheld_on:
	rts
.Lmoved:
	ldx #REPEAT_DELAY
	stx joystick_patience
	ldx #0
	stx joystick_again
	rts

; Samples the keyboard and reports a key that is down alone in two frames running, once a press; an urgent one at once;
; a cursor key that is held again and again, while no other report waits.
; In: $DC00 = $FF
; Out: an entry more in the key ring, unless it is full; the urgent column is selected
; Modifies: A, X, Y
	.globl read_keyboard
read_keyboard:
	jsr look_for_urgent_key
	lda key_sample
	cmp key_before
	sta key_before
	bne .Lnothing			; not the same as in the frame before
	cmp #UNCLEAR
	beq .Lnothing
	cmp key_reported
	beq .Lheld
	sta key_reported
	cmp #NO_KEY
	beq .Lnothing
	ldx #REPEAT_DELAY
	stx key_patience
.Lreport:
	ora key_modifiers
	cmp #F7
	bne .Lkey
	jmp switch_sound		; at any time, whatever the main program does
.Lkey:
	ldx key_head
	sta key_ring,x			; this entry is free even if the ring is full
	inx
	txa
	and #RING_MASK
	cmp key_tail
	beq .Lnothing			; full: the key is dropped
	sta key_head
.Lnothing:
	rts
.Lheld:
	cmp #CURSOR_RIGHT
	beq .Lcursor
	cmp #CURSOR_DOWN
	bne .Lnothing
.Lcursor:
	dec key_patience
	bne .Lnothing
	ldx #REPEAT_RATE
	stx key_patience
	ldx key_head
	cpx key_tail
	beq .Lreport			; whoever takes the keys keeps up
	rts

; Samples the keyboard and reports SPACE or C= with Q, if it is down alone and was not reported before.
;
; Other keys must be down in two frames so that SHIFT and C= have the time to arrive together with their key. These have no
; need of that: nothing that comes later turns C= with Q into something else, and SHIFT with SPACE is SPACE. However they
; bounce they are reported once, for a key is up only when two frames say so; and what joystick 1 pulls low is no key, for
; it shows before a column is selected.
;
; A key that ends the search leaves the interrupt and the kernels in the middle of what they do: these look up too seldom,
; and a search that is over needs nothing of it.
; In: $DC00 = $FF
; Out: key_sample, key_modifiers; an entry more in the key ring, unless it is full, or the only one if it ends the search;
; the urgent column is selected
; Modifies: A, X, Y
	.globl look_for_urgent_key
look_for_urgent_key:
	jsr sample_keyboard
	lda key_sample
	cmp key_reported
	beq .Lnot_urgent
	ora key_modifiers
	and #255-SHIFT
	cmp #SPACE
	beq .Lurgent
	cmp #COMMODORE + Q
	bne .Lnot_urgent
.Lurgent:
	lda key_sample
	sta key_reported
	ora key_modifiers
	ldx search_watch
	beq .Lkey
	ldx key_head
	stx key_tail			; what was pressed before is no longer wanted, and there is room
	jsr .Lkey
	lda #ENDED
	sta search_watch
	ldx search_stack
	beq .Lnot_urgent
	txs
	jmp search_left
.Lnot_urgent:
	rts

; Finds the keys that are down now.
; In: $DC00 = $FF
; Out: key_sample, key_modifiers; the urgent column is selected
; Modifies: A, X, Y
sample_keyboard:
	lda #0
	sta key_modifiers
	ldx CIA1_PORT_B
	inx
	bne .Lunclear			; port B is not quiet without a column: joystick 1
	ldy #NO_KEY			; Y = what key_sample will be
	sta CIA1_PORT_A			; A = 0: all columns at once
	ldx CIA1_PORT_B
	inx
	beq .Ldone			; no key at all
	ldx #7
.Lcolumn:
	lda column_select,x
	sta CIA1_PORT_A
	lda CIA1_PORT_B
	eor #$FF			; bits set: rows that are down
	beq .Lnext_column
	pha
	and modifier_rows,x
	beq .Lno_modifier
	lda key_modifiers
	ora column_modifier,x
	sta key_modifiers
.Lno_modifier:
	pla
	and key_rows,x
	beq .Lnext_column
	cpy #NO_KEY
	bne .Lunclear			; another column has a key down, too
	ldy #$FF
.Lrow:
	iny
	lsr a
	bcc .Lrow			; ends: A is not 0
	bne .Lunclear			; another row of this column is down, too
	sty key_sample
	txa
	asl a
	asl a
	asl a
	ora key_sample
	tay
.Lnext_column:
	dex
	bpl .Lcolumn
	bmi .Ldone			; always
.Lunclear:
	ldy #UNCLEAR
.Ldone:
	sty key_sample
	lda #URGENT_COLUMN
	sta CIA1_PORT_A
	rts
