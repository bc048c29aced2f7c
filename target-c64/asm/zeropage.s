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

	.globl board, stores, far_bait, lead, ply, leaf_ply, unhashed_ply, move_count, seen_frame
	.globl max_pits, over_max, grand_slam, lone_slam, repetition, is_close, table_page
	.globl row, row_end, gain, taken_pits, taken_seeds, need, ahead, most
	.globl first_move, known_move, hidden_seeds, list_base, list_start, list_end, move, origin, sown_seeds, entry, value, scratch, last

; The search: the position of the node that is searched, in pits 0-11 (A1 to B6).
board:
	.zero 12

; What South and North have captured. Follows the board, as in the program's positions.
stores:
	.zero 2

; Always 1: looks like a pit that can be captured (FAR in kernel_tables.rs). Follows the stores.
far_bait:
	.zero 1

; By how much South and North lead, plus 128.
lead:
	.zero 2

; Moves between the root and the node.
ply:
	.zero 1

; The ply at which no move is made any more.
leaf_ply:
	.zero 1

; The ply whose moves need no hash, as nobody will ask for it; or $FF.
unhashed_ply:
	.zero 1

; Moves searched, 32 bits.
move_count:
	.zero 4

; The frame in which the search last went on.
seen_frame:
	.zero 1

; The rules, numbered as in ruleset.rs. lone_slam is what grand_slam becomes where every move is one.
max_pits:
	.zero 1
over_max:
	.zero 1
grand_slam:
	.zero 1
lone_slam:
	.zero 1
repetition:
	.zero 1

; Not 0 if somebody has one seed less than a majority.
is_close:
	.zero 1

; The high byte of the address of the transposition table.
table_page:
	.zero 1

; The mover's first pit, and the pit after the row's last, while moves are looked for.
row:
	.zero 1
row_end:
	.zero 1

; What the last pit of a sowing gains: 1 but for long sowings.
gain:
	.zero 1

; What a move captures.
taken_pits:
	.zero 1
taken_seeds:
	.zero 1

; At the last ply: seeds that reach beta, the lead plus 128, and the most seeds captured so far.
need:
	.zero 1
ahead:
	.zero 1
most:
	.zero 1

; While moves are listed: the move that the table knows or NONE, the same if it is legal, what its pit holds while
; others are looked for, and the slots of the list.
first_move:
	.zero 1
known_move:
	.zero 1
hidden_seeds:
	.zero 1
list_base:
	.zero 1
list_start:
	.zero 1
list_end:
	.zero 1

; Where the sowing ends whose captures are counted.
last:
	.zero 1

; The move that is made: its entry of the list, its pit, its seeds.
move:
	.zero 1
origin:
	.zero 1
sown_seeds:
	.zero 1

; A place in the transposition table.
entry:
	.zero 2

; A value, and what else lives for some lines.
value:
	.zero 1
scratch:
	.zero 1
