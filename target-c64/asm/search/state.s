; What a search knows that need not be in zero page.

	.globl max_pits, over_max, rule_slam, grand_slam, lone_slam, repetition, depth, third_place, table_end, majorities, is_decided
	.globl must_feed, has_moved

	.section .bss.search_state,"aw",@nobits

; The rules, numbered as in ruleset.rs. grand_slam is rule_slam, but lone_slam while moves are looked for where every
; move is a grand slam.
max_pits:
	.zero 1
over_max:
	.zero 1
rule_slam:
	.zero 1
grand_slam:
	.zero 1
lone_slam:
	.zero 1
repetition:
	.zero 1

; How deep the root is searched.
depth:
	.zero 1

; Where the list of the nodes searched three plies deep begins.
third_place:
	.zero 1

; The ply from which on the table is not used.
table_end:
	.zero 1

; Seeds that reach the goal in the last two plies whatever else there is, for South and North: 25, or more than there are
; if that win would come too late; 24 if no more than a draw is asked for.
majorities:
	.zero 2

; Not 0: the goals are wins and losses.
is_decided:
	.zero 1

; Not 0 if the other row is empty; not 0 if a move was legal.
must_feed:
	.zero 1
has_moved:
	.zero 1
