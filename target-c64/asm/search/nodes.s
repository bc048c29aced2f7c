; The nodes on the line that is searched: an array of one byte a ply for each part.

	.globl node_side, node_slot, node_hash_0, node_hash_1, node_hash_2, node_hash_3
	.globl node_seeds, node_last, node_taken_end, node_captured, node_need
	.globl list_moves, taken_values
	.globl past_counts, past_hashes, root_first, search_pit

; Plies, as MAX_PLIES in mod.rs, and one for the position after the last move.
PLIES = 25

; On a page, so that few accesses cross to the next, which takes a cycle.
	.section .bss.search_nodes,"aw",@nobits
	.p2align 8

; The moves in the order of search, eight places a ply: 0, then the moves, then END. See list.s. What is before them is
; read as often, and is on the same page.
	.zero 1
list_moves:
	.zero 8 * PLIES

; The mover, 0 or 1.
node_side:
	.zero PLIES

; The place in the list of the move that is searched.
node_slot:
	.zero PLIES

; The hash, where it is needed: of nodes that the table knows, or of all if positions can come again.
	.p2align 8
node_hash_0:
	.zero PLIES
node_hash_1:
	.zero PLIES
node_hash_2:
	.zero PLIES
node_hash_3:
	.zero PLIES

; How to take a move back that captures or is long: its seeds, where it ended, the end of its captured pits among
; taken_values, the seeds captured, or 0, and need before it.
node_seeds:
	.zero PLIES
node_last:
	.zero PLIES
node_taken_end:
	.zero PLIES
node_captured:
	.zero PLIES
	.p2align 8
node_need:
	.zero PLIES

; What each captured pit held, from the sowing's last pit downwards; eight a ply.
	.p2align 8
taken_values:
	.zero 8 * PLIES

; How many positions of the game's past and of the line have this lowest byte of their hash.
past_counts:
	.zero 256

; Where the hashes of the game's past are (Past in past.rs).
past_hashes:
	.zero 2

; The move of the root that reached a goal last, 0-5, or NO_MOVE.
root_first:
	.zero 1

; The move of the root that has reached its goal, 0-5.
search_pit:
	.zero 1
