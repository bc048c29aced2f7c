; Music and sounds: streams of notes, played by the frame's interrupt on the SID. Nothing here uses its filter, and
; every note begins with a frame in which its voice is released, so that a 6581 and an 8580 sound alike.
;
; A stream (src/assets/music.rs makes it): control register without gate, attack and decay, sustain and release; then for
; each note its frames (2-254) and its frequency, low byte first, 0 for a rest; then END or REPEAT.

	.zeropage sound_pointer, video_standard, __rc2, __rc3

	.globl play_sound, switch_sound, tune_start, tune_stop, sound_start, sound_seed, is_sounding, is_sound_off

END = 0
REPEAT = $FF

; The tracks: three of the tune, then falling seeds, then all other sounds.
TUNE_TRACKS = 3
SEEDS = 3
OTHERS = 4
TRACKS = 5

; The last frames of a note: its voice is released.
RELEASE = 1
; A track that was just started: released in the next frame, and its first note one later.
START = 2

HEADER = 3
NOTE = 3

GATE = $01
LOUDEST = $0F

; Registers of a voice.
FREQUENCY = 0
PULSE_HIGH = 3
CONTROL = 4
ATTACK_DECAY = 5
SUSTAIN_RELEASE = 6
HALF_PULSE = $08

	.bss
; Frames left to the note of each track; 0: it is silent. The entry behind the last stays 0.
track_left:
	.zero TRACKS+1
track_next_lo:
	.zero TRACKS
track_next_hi:
	.zero TRACKS
track_start_lo:
	.zero TRACKS
track_start_hi:
	.zero TRACKS
track_control:
	.zero TRACKS
; Not 0 while a track is not silent.
is_sounding:
	.zero 1
; Not 0 if the player wants to hear nothing.
is_sound_off:
	.zero 1
; Frames until one is left out: the tempo of PAL's 50 frames a second on a machine that has 60.
until_left_out:
	.zero 1
track_decay:
	.zero TRACKS
track_sustain:
	.zero TRACKS
; The frequency of the note that begins.
frequency:
	.zero 2

	.data
; A strike that dies away in a tenth of a second. Its pitch is the seed's.
seed_stream:
	.byte $10, $04, $00, 6, 0
seed_pitch:
	.byte 24, END

	.section .rodata.sound,"a",@progbits
; The voice of each track, as its first register, and the track that is heard in its place.
track_voice:
	.byte 0, 7, 14, 0, 7
track_over:
	.byte SEEDS, OTHERS, TRACKS, TRACKS, TRACKS

	.section .text.sound,"ax",@progbits

; Plays a frame of everything.
; Modifies: A, X, Y, sound_pointer
; Cycles: 19 with its call if nothing sounds, 700 at most
play_sound:
	lda is_sounding
	bne .Lsounding
	rts
.Lsounding:
	lda is_sound_off
	bne .Lquiet
	lda video_standard
	beq .Lplay
	dec until_left_out
	bpl .Lplay
	lda #5
	sta until_left_out
.Lquiet:
	rts
.Lplay:
	lda #LOUDEST
	sta SID_VOLUME
	lda #0
	sta is_sounding
	ldx #TRACKS-1
.Ltrack:
	lda track_left,x
	beq .Lnext_track
	inc is_sounding
	dec track_left,x
	beq .Lnote
	cmp #RELEASE+1
	bne .Lnext_track
	jsr is_heard
	bne .Lnext_track
	lda track_control,x
	sta SID+CONTROL,y
.Lnext_track:
	dex
	bpl .Ltrack
	rts
.Lnote:
	lda track_next_lo,x
	sta sound_pointer
	lda track_next_hi,x
	sta sound_pointer+1
	ldy #0
	lda (sound_pointer),y
	beq .Lnext_track		; END: the track stays silent
	cmp #REPEAT
	bne .Lframes
	lda track_start_lo,x
	sta sound_pointer
	lda track_start_hi,x
	sta sound_pointer+1
	lda (sound_pointer),y
.Lframes:
	sta track_left,x
	iny
	lda (sound_pointer),y
	sta frequency
	iny
	lda (sound_pointer),y
	sta frequency+1
	clc
	lda sound_pointer
	adc #NOTE
	sta track_next_lo,x
	lda sound_pointer+1
	adc #0
	sta track_next_hi,x
	jsr is_heard
	bne .Lnext_track
	lda frequency+1
	beq .Lnext_track		; a rest: the voice is released already
	sta SID+FREQUENCY+1,y
	lda frequency
	sta SID+FREQUENCY,y
	lda #HALF_PULSE
	sta SID+PULSE_HIGH,y
	lda track_decay,x
	sta SID+ATTACK_DECAY,y
	lda track_sustain,x
	sta SID+SUSTAIN_RELEASE,y
	lda track_control,x
	ora #GATE
	sta SID+CONTROL,y
	bne .Lnext_track		; always

; Finds the voice of a track, and whether it is the track's own now.
; In: X track
; Out: Y first register of the voice; Z set: nothing else is heard in its place
; Modifies: A
is_heard:
	ldy track_over,x
	lda track_left,y
	ldy track_voice,x
	cmp #0
	rts

; Turns all sound off or on again; what was played goes on where it was.
; Modifies: A
switch_sound:
	lda is_sound_off
	eor #1
	sta is_sound_off
	beq .Lon
	lda #0
	sta SID_VOLUME
	sta SID+CONTROL
	sta SID+7+CONTROL
	sta SID+14+CONTROL
.Lon:
	rts

	.section .text.tune,"ax",@progbits

; Begins the title's tune.
; Modifies: A, X, Y, __rc2, __rc3
tune_start:
	ldx #TUNE_TRACKS-1
.Lstart:
	txa
	jsr sound_start
	dex
	bpl .Lstart
	rts

; Ends the title's tune.
; Modifies: A, X
tune_stop:
	lda #0
	ldx #TUNE_TRACKS-1
.Lstop:
	sta track_left,x
	dex
	bpl .Lstop
	sta SID+CONTROL
	sta SID+7+CONTROL
	sta SID+14+CONTROL
	rts

; Starts a stream: the first TUNE_TRACKS are the tune's tracks, the others sounds.
; In: A number of the stream
; Out: X as before
; Modifies: A, Y, __rc2, __rc3
sound_start:
	tay
	clc
	lda sound_lo,y
	adc #<sound_bytes
	sta __rc2
	lda sound_hi,y
	adc #>sound_bytes
	sta __rc3
	cpy #TUNE_TRACKS
	bcc start_track
	ldy #OTHERS
; Falls through.

; Starts a stream on a track, unless nothing is to be heard: sounds are not made up for.
; In: Y track, __rc2/__rc3 stream
; Modifies: A, Y, __rc2, __rc3
start_track:
	cpy #TUNE_TRACKS
	bcc .Lalways
	lda is_sound_off
	beq .Lalways
	rts
.Lalways:
	txa
	pha
	tya
	tax
	ldy #0
	tya
	sta track_left,x		; the interrupt leaves it alone now
	lda (__rc2),y
	sta track_control,x
	iny
	lda (__rc2),y
	sta track_decay,x
	iny
	lda (__rc2),y
	sta track_sustain,x
	clc
	lda __rc2
	adc #HEADER
	sta track_start_lo,x
	sta track_next_lo,x
	lda __rc3
	adc #0
	sta track_start_hi,x
	sta track_next_hi,x
	lda #START
	sta track_left,x
	sta is_sounding
	pla
	tax
	rts

; Lets a seed be heard.
; In: A the high byte of its frequency
; Modifies: A, X, Y, __rc2, __rc3
sound_seed:
	sta seed_pitch
	lda #<seed_stream
	sta __rc2
	lda #>seed_stream
	sta __rc3
	ldy #SEEDS
	jmp start_track
