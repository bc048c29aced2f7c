; All zero page that the assembly sources take. Everything here is 0 at the start.

	.globl frame_counter, video_standard, joystick, key_head, key_tail
	.globl key_sample, key_before, key_reported, key_modifiers

	.section .zp.bss,"aw",@nobits

; Frames since the start, modulo 256.
frame_counter:
	.zero 1

; 0 on a PAL machine (312 raster lines), 1 on an NTSC machine (262 or 263).
video_standard:
	.zero 1

; What is pushed in port 2: 1 up, 2 down, 4 left, 8 right, 16 fire.
joystick:
	.zero 1

; Next free entry of the key ring, 0-7: written by the interrupt.
key_head:
	.zero 1

; Oldest entry of the key ring, 0-7: written by the main program. Equal to key_head: the ring is empty.
key_tail:
	.zero 1

; The one key that is down in this frame (column * 8 + row), or NO_KEY, or UNCLEAR.
key_sample:
	.zero 1

; The same of the frame before.
key_before:
	.zero 1

; The key that was reported last and has not been released since, or NO_KEY.
key_reported:
	.zero 1

; What of SHIFT ($40) and C= ($80) is down in this frame.
key_modifiers:
	.zero 1
