; Files on device 8, by the KERNAL's calls. Its ROM is switched in for the time of the calls only; meanwhile our
; interrupt goes on by way of the KERNAL's vectors, and the KERNAL's own zero page and pages 2 and 3 are as it left them.
;
; One file at a time: disk_open, then disk_read or disk_write again and again, then disk_close.

	.globl disk_open, disk_read, disk_write, disk_close
	.globl disk_name, disk_name_length, disk_message

; The processor's port: RAM with I/O and the KERNAL, or without it.
PORT = $01
KERNAL_IN = $36
KERNAL_OUT = $35

; The KERNAL's jump table.
SETMSG = $FF90
READST = $FFB7
SETLFS = $FFBA
SETNAM = $FFBD
OPEN = $FFC0
CLOSE = $FFC3
CHKIN = $FFC6
CHKOUT = $FFC9
CLRCHN = $FFCC
CHRIN = $FFCF
CHROUT = $FFD2
CLALL = $FFE7

DEVICE = 8
; The numbers of the KERNAL's files: what is read or written, and the drive's messages; the latter is its channel, too.
FILE = 2
MESSAGES = 15

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
	lda #0
	jsr SETNAM
	lda #MESSAGES
	ldx #DEVICE
	ldy #MESSAGES
	jsr SETLFS
	jsr OPEN
	jsr hear_message
	lda result
	bne close_files
	ldx #FILE
	lda is_written
	bne .Lwrite
	jsr CHKIN
	bcc .Lopen
	bcs .Lno_drive			; always
.Lwrite:
	jsr CHKOUT
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
	jsr CLRCHN
	lda #FILE
	jsr CLOSE
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
	jsr CLRCHN
	lda #FILE
	jsr CLOSE
	lda #MESSAGES
	jsr CLOSE
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

; Reads what the drive has to say.
; In: KERNAL switched in, file MESSAGES open
; Out: disk_message; result, if it is an error or nobody answers
; Modifies: A, X, Y
hear_message:
	lda #0
	sta message_length
	ldx #MESSAGES
	jsr CHKIN
	bcs .Lsilent
.Lnext:
	jsr CHRIN
	cmp #RETURN
	beq .Lend			; so it is after a status that is not 0, too
	ldx message_length
	cpx #MESSAGE_BYTES
	bcs .Lnext			; too long: the rest is dropped
	sta disk_message,x
	inc message_length
	bne .Lnext			; always
.Lend:
	jsr CLRCHN
	jsr READST
	and #NO_END
	bne .Lsilent
	ldx message_length		; A = 0 here
	sta disk_message,x
	lda disk_message
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
; Out: A byte; X = 0, or else there is none
; Modifies: Y
disk_read:
	ldx transfer_status
	bne .Lnothing			; the last byte has come
	jsr switch_kernal_in
	jsr CHRIN
	pha
	jsr READST
	sta transfer_status
	jsr switch_kernal_out
	lda transfer_status
	and #NO_END
	tax
	pla
.Lnothing:
	rts

; Writes a byte to a file.
; In: A byte
; Out: A = 0, or else the drive does not take it
; Modifies: X, Y
disk_write:
	jsr switch_kernal_in
	jsr CHROUT
	jsr READST
	sta transfer_status
	jmp switch_kernal_out		; A is kept
