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

	.globl sound_pointer

; The note that the interrupt plays.
sound_pointer:
	.zero 2

	.globl board, stores, far_bait, ply, second_ply, low_ply, move_count, last_count, seen_frame
	.globl judged_from, is_careful, is_repeatable
	.globl goals, need, second_need, wanted, whole_bonus, row, row_end
	.globl gain, taken_pits, taken_seeds, last, first_move, place, origin, sown_seeds, made_ply, hash_end, entry, answer, value, scratch
	.globl second_pit, second_seeds, third_place_now, third_entry

; The search: the position of the node that is searched, in pits 0-11 (A1 to B6).
board:
	.zero 12

; What South and North have captured. Follows the board, as in the program's positions.
stores:
	.zero 2

; Always 1: looks like a pit that can be captured (FAR in kernel_tables.rs). Follows the stores.
far_bait:
	.zero 1

; Moves between the root and the node; not kept up to date in the last plies.
ply:
	.zero 1

; The ply of nodes that are searched two plies deep; the ply whose moves are answered by a routine of the last plies.
second_ply:
	.zero 1
low_ply:
	.zero 1

; Moves searched, 32 bits, and the lowest byte when it was last seen to be less than before.
move_count:
	.zero 4
last_count:
	.zero 1

; The frame in which the search last went on.
seen_frame:
	.zero 1

; Where a sowing ends whose captures must be judged by all the rules, or beyond: FAR, for long ones; 0, for all, if the
; rules set limits to captures.
judged_from:
	.zero 1

; Not 0: moves can be illegal or positions come again, so that no shortcuts are taken in the last two plies; positions
; can come again.
is_careful:
	.zero 1
is_repeatable:
	.zero 1

; What South and North are to reach, plus 128. The one is 1 less the other.
goals:
	.zero 2

; Seeds that South has to gain on North; North has to gain 1 less this.
need:
	.zero 1

; The same in the last two plies, where pits that hold seeds count too (mobility in value.rs).
second_need:
	.zero 1

; Seeds whose capture in the last plies reaches the goal: 0 if it is reached already.
wanted:
	.zero 2

; $FF while captures that may be grand slams must be looked at whatever they take, else 0.
whole_bonus:
	.zero 1

; The mover's first pit, and the pit after the row's last.
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

; Where the sowing ends whose captures are counted.
last:
	.zero 1

; The move that the table knows, or NONE.
first_move:
	.zero 1

; A place in the list of moves.
place:
	.zero 1

; The pit and seeds of a move that captures or is long, the ply of its node, and the ply from which on the hash is not needed.
origin:
	.zero 1
sown_seeds:
	.zero 1
made_ply:
	.zero 1
hash_end:
	.zero 1

; A place in the transposition table.
entry:
	.zero 2

; Whether the node that was searched reaches its goal: 0 or REACHED.
answer:
	.zero 1

; The move of the node searched two plies deep; the place and the move of the one searched three plies deep.
second_pit:
	.zero 1
second_seeds:
	.zero 1
third_place_now:
	.zero 1
third_entry:
	.zero 1

; What lives for some lines.
value:
	.zero 1
scratch:
	.zero 1
