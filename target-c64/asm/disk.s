; Files on device 8, by the KERNAL's calls. Its ROM is switched in for the time of the calls only; meanwhile our
; interrupt goes on by way of the KERNAL's vectors, and the KERNAL's own zero page and pages 2 and 3 are as it left them.
;
; One file at a time: disk_open, then disk_read or disk_write again and again, then disk_close.

	.globl disk_open, disk_read, disk_write, disk_close
	.globl disk_name, disk_name_length, disk_message, disk_nothing

; The processor's port: RAM with I/O and the KERNAL, or without it.
PORT = $01
KERNAL_IN = $36
KERNAL_OUT = $35

; The KERNAL's jump table. Files are opened by its upper calls and then used by those of the serial bus, as its own CHKIN,
; CHRIN and so on do: they can be asked in between whether anybody is there, and they do the same in the MEGA65's free
; ROMs, whose CHKIN and CLOSE take the number of a file for its channel.
SETMSG = $FF90
SECOND = $FF93
TKSA = $FF96
ACPTR = $FFA5
CIOUT = $FFA8
UNTLK = $FFAB
UNLSN = $FFAE
LISTEN = $FFB1
TALK = $FFB4
READST = $FFB7
SETLFS = $FFBA
SETNAM = $FFBD
OPEN = $FFC0
CLALL = $FFE7

; The KERNAL's status, which READST reads; the byte that waits to be sent, and work space of the serial bus, from where
; the MEGA65's ROMs send it without having put it there.
STATUS = $90
WAITING_BYTE = $95
SENT_BYTE = $A4

DEVICE = 8
; The number of the KERNAL's file, and the drive's channel of messages.
FILE = 2
MESSAGES = 15
; What a drive is told to do with a channel.
USE_CHANNEL = $60
CLOSE_CHANNEL = $E0

; Of the KERNAL's status: the last byte has come.
NO_END = $BF

; Of the screen's 40 columns.
NAME_BYTES = 40
MESSAGE_BYTES = 38

RETURN = $0D
; The first digit of the numbers of errors.
FIRST_ERROR = '2'

; Results of disk_open and disk_close.
DONE = 0
NO_DRIVE = 1
REFUSED = 2

	.bss
; The name to open or the command to execute.
disk_name:
	.zero NAME_BYTES
disk_name_length:
	.zero 1
; What the drive said last, with a 0 behind it.
disk_message:
	.zero MESSAGE_BYTES+1
message_length:
	.zero 1
; What is returned in the end.
result:
	.zero 1
; The KERNAL's status after the last byte.
transfer_status:
	.zero 1
; Not 0 if disk_read had no byte to give.
disk_nothing:
	.zero 1
; The channel that is opened, and whether it is written to.
channel:
	.zero 1
is_written:
	.zero 1
; The sprites that were on: none are while bytes come in, as they take cycles that the KERNAL counts.
sprites_before:
	.zero 1

	.section .text.disk,"ax",@progbits

; Opens a file, or has a command executed, and hears what the drive says to that.
; In: disk_name, disk_name_length; A channel of the drive: 0 for the directory, 15 for a command, else 2-14; X not 0 to write
; Out: A = DONE, or else NO_DRIVE or REFUSED and the file is closed again; disk_message unless NO_DRIVE
; Modifies: X, Y
disk_open:
	sta channel
	stx is_written
	lda VIC_SPRITES
	sta sprites_before
	lda #0
	sta VIC_SPRITES
	sta transfer_status
	sta result			; DONE
	jsr switch_kernal_in
	jsr CLALL
	lda #0
	jsr SETMSG			; no messages on BASIC's screen
	lda disk_name_length
	ldx #<disk_name
	ldy #>disk_name
	jsr SETNAM
	lda #FILE
	ldx #DEVICE
	ldy channel
	jsr SETLFS
	jsr OPEN
	bcs .Lno_drive
	jsr hear_message
	lda result
	bne close_files
	lda channel
	ldx is_written
	bne .Lwrite
	jsr talk
	bcc .Lopen
	bcs .Lno_drive			; always
.Lwrite:
	ora #USE_CHANNEL
	jsr listen
	bcs .Lno_drive
.Lopen:
	lda #DONE
	beq switch_kernal_out		; always
.Lno_drive:
	lda #NO_DRIVE
	sta result
	bne close_files			; always

; Closes the file and hears what the drive says in the end.
; Out: A = DONE, NO_DRIVE or REFUSED; disk_message unless NO_DRIVE
; Modifies: X, Y
disk_close:
	jsr switch_kernal_in
	lda is_written
	bne .Lwritten
	jsr UNTLK
	jmp .Lsilenced
.Lwritten:
	jsr pass_waiting_byte
	jsr UNLSN			; sends the last byte, too
.Lsilenced:
	jsr READST
	ora transfer_status
	sta transfer_status
	lda channel
	jsr close_channel
	jsr hear_message
	lda result
	bne close_files
	lda transfer_status
	and #NO_END
	beq close_files
	lda #NO_DRIVE			; bytes were lost, and the drive knows nothing of it
	sta result
; Falls through.

; Closes everything.
; Out: A = result; KERNAL switched out, sprites as before
; Modifies: X, Y
close_files:
	lda channel
	jsr close_channel
	lda #MESSAGES
	jsr close_channel
	jsr CLALL
	lda sprites_before
	sta VIC_SPRITES
	lda result
; Falls through.

; Modifies: X
switch_kernal_out:
	ldx #KERNAL_OUT
	stx PORT
	rts

; Modifies: X
switch_kernal_in:
	ldx #KERNAL_IN
	stx PORT
	rts

; In: KERNAL switched in; A channel
; Modifies: A, X, Y
close_channel:
	ora #CLOSE_CHANNEL
	jsr listen
	jmp UNLSN

; Calls the drive and says what it is to do with a channel.
; In: KERNAL switched in; A channel and what to do
; Out: carry clear, or set if nobody is there
; Modifies: A, X, Y
listen:
	pha
	jsr clear_status
	jsr LISTEN
	pla
	jsr SECOND
; Falls through.

; Out: carry clear, or set if nobody is there
; Modifies: A
is_present:
	jsr READST
	asl a				; the highest bit says so
	rts

; Calls the drive to send the bytes of a channel.
; In: KERNAL switched in; A channel
; Out: carry clear, or set if nobody is there
; Modifies: A, X, Y
talk:
	pha
	jsr clear_status
	jsr TALK
	jsr is_present
	pla
	bcs .Lnobody			; TKSA would wait for ever
	ora #USE_CHANNEL
	jsr TKSA
	jmp is_present
.Lnobody:
	rts

; Out: A = DEVICE
clear_status:
	lda #0
	sta STATUS
	lda #DEVICE
	rts

; Reads what the drive has to say.
; In: KERNAL switched in
; Out: disk_message; result, if it is an error or nobody answers
; Modifies: A, X, Y
hear_message:
	lda #0
	sta message_length
	lda #MESSAGES
	jsr talk
	bcs .Lsilent
.Lnext:
	jsr ACPTR
	cmp #RETURN
	beq .Lend
	ldx message_length
	cpx #MESSAGE_BYTES
	bcs .Ldrop			; too long
	sta disk_message,x
	inc message_length
.Ldrop:
	jsr READST
	beq .Lnext
.Lend:
	jsr READST
	pha
	jsr UNTLK
	pla
	and #NO_END
	bne .Lsilent
	ldx message_length		; A = 0 here
	sta disk_message,x
	lda disk_message
	beq .Lsilent
	cmp #FIRST_ERROR
	bcc .Ldone
	lda #REFUSED
	sta result
.Ldone:
	rts
.Lsilent:
	lda #NO_DRIVE
	sta result
	rts

; Reads the next byte of a file.
; Out: A byte; disk_nothing = 0, or else there is none
; Modifies: X, Y
disk_read:
	lda transfer_status
	bne .Lnothing			; the last byte has come
	jsr switch_kernal_in
	jsr ACPTR
	pha
	jsr READST
	sta transfer_status
	jsr switch_kernal_out
	pla
	tax
	lda transfer_status
	and #NO_END
.Lnothing:
	sta disk_nothing
	txa
	rts

; Writes a byte to a file.
; In: A byte
; Out: A = 0, or else the drive does not take it
; Modifies: X, Y
disk_write:
	jsr switch_kernal_in
	jsr pass_waiting_byte
	jsr CIOUT
	jsr READST
	sta transfer_status
	jmp switch_kernal_out		; A is kept

; Puts the byte that waits where all ROMs find it.
; Modifies: X
pass_waiting_byte:
	ldx WAITING_BYTE
	stx SENT_BYTE
	rts
