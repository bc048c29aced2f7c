; The nodes on the line that is searched: an array of one byte a ply for each part.

	.globl node_side, node_row, node_row_end, node_other_row, node_alpha, node_beta, node_floor, node_best, node_best_slot
	.globl node_slot, node_end, node_hash_0, node_hash_1, node_hash_2, node_hash_3
	.globl node_sown, node_seeds, node_last, node_captured, list_moves, list_merits, taken_values
	.globl past_counts, past_hashes, root_first, search_value, search_pit

; Plies, as MAX_PLIES in mod.rs, and one for the position after the last move.
PLIES = 25

; On a page, so that few accesses cross to the next, which takes a cycle.
	.section .bss.search_nodes,"aw",@nobits
	.p2align 8

; The mover, 0 or 1; the mover's first pit; the pit after the mover's last; the other player's first pit.
node_side:
	.zero PLIES
node_row:
	.zero PLIES
node_row_end:
	.zero PLIES
node_other_row:
	.zero PLIES

; The window and alpha as it was at first. All values are stored plus 128, so that they compare without sign.
node_alpha:
	.zero PLIES
node_beta:
	.zero PLIES
node_floor:
	.zero PLIES

; The best value so far, 0 if no move has been searched, and the move's slot.
node_best:
	.zero PLIES
node_best_slot:
	.zero PLIES

; The slot of the move that is searched, and the slot after the last move's.
node_slot:
	.zero PLIES
node_end:
	.zero PLIES

; The hash, where it is known (see unhashed_ply).
node_hash_0:
	.zero PLIES
node_hash_1:
	.zero PLIES
node_hash_2:
	.zero PLIES
node_hash_3:
	.zero PLIES

; How to take the move back: the index of pit and seeds, or NONE and the parts below.
node_sown:
	.zero PLIES
node_seeds:
	.zero PLIES
node_last:
	.zero PLIES
node_captured:
	.zero PLIES

; Eight slots a ply, in a ring: the pits captured times 16 plus the pit, and the seeds captured.
list_moves:
	.zero 8 * PLIES
list_merits:
	.zero 8 * PLIES

; What each captured pit held, from the sowing's last pit downwards; eight a ply.
taken_values:
	.zero 8 * PLIES

; How many positions of the game's past and of the line have this lowest byte of their hash.
past_counts:
	.zero 256

; Where the hashes of the game's past are (Past in past.rs).
past_hashes:
	.zero 2

; The best move of the depth before, 0-5, or NO_MOVE.
root_first:
	.zero 1

; What the search found: the value, and the pit 0-5.
search_value:
	.zero 1
search_pit:
	.zero 1
