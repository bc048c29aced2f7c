; Compiled from the Rust in target-c64 by `awale build`, and checked in. Do not edit.
; rustc: rustc 1.95.0 (59807616e 2026-04-14)
; llvm-mos: clang version 20.0.0
; rustc flags: --crate-type=rlib --emit=llvm-ir --crate-name=awale_c64 --edition=2024 --cfg c64 -C opt-level=1 -C no-prepopulate-passes -C panic=abort -C codegen-units=1 -C overflow-checks=off --cap-lints=warn --cfg kernels
; adapter: version 1
; clang flags: --no-default-config --target=mos -mcpu=mos6502 -Os -S -x ir -Wno-override-module -Qn -fno-addrsig -mllvm -zp-avail=44
; digest: ff55acdf1b06206a9d47b4fa827435a309007a18fb1f81376a562118e3389804
; source: 48fbd4625472ffd7be809a1937773ce133c94182a1f131cd2c8f6e23b8c29830 target-c64/Cargo.toml
; source: dbb2d3cf1a5c4e6e69198010b2270a85cd838c2ed040c3ae1c11ff2037c78147 target-c64/src/app.rs
; source: 49749fcc40c053ce0d97741e3f8810a7ea7965a0bdfbf5f2f83b578f6ffcfdd0 target-c64/src/computer.rs
; source: 73113e4b20a9b43cbd29d6735987c1fabe5250f17bd49ee388a0035f7ded3331 target-c64/src/core/game.rs
; source: 3c1c29c44c86a074a6366faf6f8d03da92e0635d732ef426fda466b26531a807 target-c64/src/core/level.rs
; source: d1ed027475c0d6763e9c0450ef4dfcc25eb7c6ee79ac031406233e18cbd3237c target-c64/src/core/mod.rs
; source: bcafd18c10ef000a59571b1f269fb8896c761c6735dcadc7c08c82bb3a59d38e target-c64/src/core/moves.rs
; source: 27b41c1f93724fa3c79d50beb540a908fda86b2c557c9334fa760b37a7557a47 target-c64/src/core/position.rs
; source: 7335f13efd2f3ef48e43ebbaadc1a91bdfa98c0d1f36f27f3cb8dd9b55494f7f target-c64/src/core/random.rs
; source: a24d9484798e91cb684902e2764864187d653afb7e7a1b4f5b95ae9b23cc974e target-c64/src/core/ruleset.rs
; source: 9eaecb0ae7d6833b60f72d0bc4dc86dd8bb34b737ab3e20883d78b1cf02adb1f target-c64/src/core/search/deepen.rs
; source: d5b2f5af60b0d2e3a67185ed0318a3addb8f7e00ed560be061f6beb896960eb5 target-c64/src/core/search/hash.rs
; source: 6d327528e9de8e9fcba55375c103cef8519ae5f80890c6aaba1824ec4fcf8cac target-c64/src/core/search/kernel.rs
; source: 7800b1d4c1defbaf236a964495573619a2f631d2839b82bbc8d596f668ce9769 target-c64/src/core/search/kernel_tables.rs
; source: 14902d25df409f1b4ecdd9306fdc31444641b74f2f0c7aefdc6b604c578d909b target-c64/src/core/search/mod.rs
; source: 1383a5e5ef8bfa769c74ba805e228d8bd99c84cc250cf9ccb6f4f5604779852f target-c64/src/core/search/node.rs
; source: 445b3cc44b83dbeb574bdeef9c6021c527673aaaecc2e024184500a878b4762a target-c64/src/core/search/past.rs
; source: 46512f921c52615a95463d5160935b90ba81d6d751672ca69e631214693415e3 target-c64/src/core/search/table.rs
; source: 26c3e7b912d3dbf4711814f4cf9be072ba09790dc2c8436b4235cc79dbffc99a target-c64/src/core/search/tests.rs
; source: 305665bf98674050220002278887b163e9872c2ec01472623012b876c058380f target-c64/src/core/search/value.rs
; source: 8ad96bbba093f3c4c8695de36fcffe29eda30dd8a9f01b6f8390be50c9ae3748 target-c64/src/core/sowing.rs
; source: c1a532c9bb94bf2b569a7af4842b2035e71eaec5260d11feaa65a3e766acf534 target-c64/src/core/unchecked.rs
; source: a410994ca2ce1ae920651cc822c8ef706af8f599b05b1ba2a7210cff424dd531 target-c64/src/core/wide.rs
; source: c07a0347553b9308e5da723f44f5ce6ede9ee1b96210378171a4d81ee2a777c8 target-c64/src/engine.rs
; source: 1327d98894de68679fe291fa5525b5594afa587d91272cad3e9ca99e889865c9 target-c64/src/exports.rs
; source: 9344537206fcc908c376b4d3333e709148cba263e5dce44f2034734543e75265 target-c64/src/hardware/disk.rs
; source: d4270fb4a52ccaac121cfa1a114123cadac7af643b1869b0f4b5901198b97a63 target-c64/src/hardware/key.rs
; source: 4f15ecbc97624dc7d65c7e519666fe30a478f9ff427ba4a3076446028f20c496 target-c64/src/hardware/machine.rs
; source: f4fbb6b876f31ef561351ff4fbae75a491565298f37f1806634b137bd18e7c7b target-c64/src/hardware/mock.rs
; source: 7ed95b5ac9283e3740ed38d610e9a10d39bf617a0410ce188d34462e37df7d9c target-c64/src/hardware/mod.rs
; source: 99d0a91369f23b4dd2dfa25dfc00961045732f28a0479dffd07ee335e5ac8fbe target-c64/src/hardware/peripheral.rs
; source: d9e73e6afc246f744760e7e8ddaf4d5fac797945d8309ddd07bde91d27fd5e08 target-c64/src/hardware/sound.rs
; source: b317f5ccfa02ca2008fd0d1a1b18d88019060c6f00ba614e21121fa9f27bde3a target-c64/src/hint.rs
; source: 8f4f9fec930367075f02702a5b7636deb81e6744fa5d8b80de06e9ea27a956c9 target-c64/src/lib.rs
; source: 01346f82c0784afec3bd7aa041bf750cff82b778639e63650c5fedea3004a11c target-c64/src/log.rs
; source: 8f04bb8fba0a3b128f8870315efb141c6dea98a0c0bfa710d23e8e03e4dc9a5a target-c64/src/menu.rs
; source: d0201b411931c86dba41398ddeb65423a0095eae23b9e59b79e2f80b258ee7df target-c64/src/menu/item.rs
; source: 1e862d3fe25b321ad87e243ca8a733f09c83351f1ec072bdfe200b2d6fdde008 target-c64/src/menu/page.rs
; source: 91849710b14f46680c9a81d29ed79ed692bbeefeb98a506f00ad93094f365057 target-c64/src/past.rs
; source: a6586d4a436da6afa58eaee1a7ab25c30d23ade7caf8b06191b5b99ed029ec42 target-c64/src/play.rs
; source: bb3cd4ac14804a8715466eb845dfb81d22486a9e8818a63110aef62105107bc4 target-c64/src/saved.rs
; source: ac2b250e120d8d11e9c5af2bf1c1c4cff7a6dde59e534bd8947f9a665a787f58 target-c64/src/saved/tests.rs
; source: 384deaf5c8526a46b00981826a9af999b64ded12cbc617aa5aef5b6613b8ed9d target-c64/src/screens/basin.rs
; source: 3454f9878322f647e9b16b23642b9f2bf33aa86a7fd2d7ac38fa31c80272e97a target-c64/src/screens/board.rs
; source: ae731bc59298e68b27845127b46e16653963bed9d5297e2e886a16b375c7a27f target-c64/src/screens/line.rs
; source: 23cf7432c9a51c41c3b4ce13e4e24bfd6e7a0e0cf719e2c525f579aba757de36 target-c64/src/screens/log.rs
; source: 5f53f2b7f17fb23a3c638f325ec8f5a15e786406e828ad512156189266afe54b target-c64/src/screens/menu.rs
; source: 38f2f6a463744437509d3deb1bf0fb688cd893cd46bf3a198906055b71bc4757 target-c64/src/screens/mod.rs
; source: 0d1f660664b3225b0e82fe6cb06ea778d3018d49dc56e980ae879c44e89f6538 target-c64/src/screens/pit.rs
; source: 3253e030435b499ebe2bc6fa4db6c4e6794091a483ded98357f4e4ccd89489e0 target-c64/src/screens/result.rs
; source: db3fa15eaf6cebb977e5ab7b72dc4f0dbb630fc12d61baaa278fbf00764e5b48 target-c64/src/screens/thinking.rs
; source: 18383c579279d0a44474d0449b0945f6d85944c0c52cb2bf99f15982220cf335 target-c64/src/screens/title.rs
; source: 8d926b0a6ef59b1142bb757afcccf14341996d2e3e9911aecc8dfd193ddf3937 target-c64/src/screens/wood.rs
; source: f98cb5afe1032f7d7d994a16cea94a63e812381616d83335c7950d5dbc41c38d target-c64/src/setup.rs
; source: f31653a5c6ec96a85d4f8cf106aa101239202bc04eabda84e2814471bd21ff9d target-c64/src/text.rs
; source: 885ffb8dd4e9200b29b0de0cd598a30d4eb45d7d3b35ab41877fc9935d0576fa target-c64/src/tiles.rs
; source: 488e9f1a0ff1eeba556052052b63db628cf018284dbc9bf6791f7131516a5a89 target-c64/src/watch.rs
; text: 28f8fdcbc9f22b7de43c259439c77d992821ab8ad12ff6c2e2f249194ebc09f2
; ----
	.text
	.zeropage	__rc0
	.zeropage	__rc1
	.zeropage	__rc2
	.zeropage	__rc3
	.zeropage	__rc4
	.zeropage	__rc5
	.zeropage	__rc6
	.zeropage	__rc7
	.zeropage	__rc8
	.zeropage	__rc9
	.zeropage	__rc10
	.zeropage	__rc11
	.zeropage	__rc12
	.zeropage	__rc13
	.zeropage	__rc14
	.zeropage	__rc15
	.zeropage	__rc16
	.zeropage	__rc17
	.zeropage	__rc18
	.zeropage	__rc19
	.zeropage	__rc20
	.zeropage	__rc21
	.zeropage	__rc22
	.zeropage	__rc23
	.zeropage	__rc24
	.zeropage	__rc25
	.zeropage	__rc26
	.zeropage	__rc27
	.zeropage	__rc28
	.zeropage	__rc29
	.zeropage	__rc30
	.zeropage	__rc31
	.file	"awale"
	.section	.text.awale_c64.app.App.show_title,"ax",@progbits
	.type	awale_c64.app.App.show_title,@function ; -- Begin function awale_c64.app.App.show_title
awale_c64.app.App.show_title:           ; @awale_c64.app.App.show_title
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	#0
	jsr	awale_c64.app.App.enter
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk) ; 1-byte Folded Spill
	txa
	jsr	awale_c64.hardware.machine.Hardware.display
	jsr	awale_c64.screens.clear
	lda	#1
	ldx	#9
	jsr	awale_c64.screens.wood.plank
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	jsr	awale_c64.screens.basin.Basin.draw
.LBB0_1:                                ; %bb8.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.app.App.show_title_zp_stk) ; 1-byte Folded Reload
	ldy	awale_c64.screens.title.NAME,x
	clc
	txa
	stx	__rc20
	adc	#4
	sta	__rc21
	tya
	sty	__rc22
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#1
	lda	__rc21
	jsr	awale_c64.screens.basin.Basin.put
	ldx	__rc22
	stx	__rc2
	lsr	__rc2
	lda	__rc2
	ldx	__rc2
	stx	__rc22
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#2
	lda	__rc21
	jsr	awale_c64.screens.basin.Basin.put
	ldx	__rc22
	stx	__rc2
	lsr	__rc2
	lda	__rc2
	ldx	__rc2
	stx	__rc22
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#3
	lda	__rc21
	jsr	awale_c64.screens.basin.Basin.put
	ldx	__rc22
	stx	__rc2
	lsr	__rc2
	lda	__rc2
	ldx	__rc2
	stx	__rc22
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#4
	lda	__rc21
	jsr	awale_c64.screens.basin.Basin.put
	lda	__rc22
	lsr
	and	#1
	sta	__rc4
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	ldx	#5
	lda	__rc21
	jsr	awale_c64.screens.basin.Basin.put
	ldx	__rc20
	inx
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk) ; 1-byte Folded Spill
	cpx	#28
	beq	.LBB0_2
	jmp	.LBB0_1
.LBB0_2:                                ; %awale_c64.screens.title.draw.exit
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.display
	lda	#0
	jsr	awale_c64.menu.App.open
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end0:
	.size	awale_c64.app.App.show_title, .Lfunc_end0-awale_c64.app.App.show_title
                                        ; -- End function
	.section	.text.awale_c64.app.App.show_result,"ax",@progbits
	.type	awale_c64.app.App.show_result,@function ; -- Begin function awale_c64.app.App.show_result
awale_c64.app.App.show_result:          ; @awale_c64.app.App.show_result
; %bb.0:                                ; %start
	lda	#6
	and	GAME+22
	cmp	#2
	beq	.LBB1_1
	jmp	.LBB1_25
.LBB1_1:                                ; %bb7.i
	ldx	GAME+1095
	beq	.LBB1_3
; %bb.2:                                ; %bb10.i
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	txa
	jsr	awale_c64.play.App.take_into_store
.LBB1_3:                                ; %bb17.i
	ldx	GAME+1096
	beq	.LBB1_5
; %bb.4:                                ; %bb10.i.1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB1_5:                                ; %bb17.i.1
	ldx	GAME+1097
	beq	.LBB1_7
; %bb.6:                                ; %bb10.i.2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#2
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB1_7:                                ; %bb17.i.2
	ldx	GAME+1098
	beq	.LBB1_9
; %bb.8:                                ; %bb10.i.3
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#3
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB1_9:                                ; %bb17.i.3
	ldx	GAME+1099
	beq	.LBB1_11
; %bb.10:                               ; %bb10.i.4
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#4
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB1_11:                               ; %bb17.i.4
	ldx	GAME+1100
	beq	.LBB1_13
; %bb.12:                               ; %bb10.i.5
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#5
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB1_13:                               ; %bb17.i.5
	ldx	GAME+1101
	beq	.LBB1_15
; %bb.14:                               ; %bb10.i.6
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#6
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB1_15:                               ; %bb17.i.6
	ldx	GAME+1102
	beq	.LBB1_17
; %bb.16:                               ; %bb10.i.7
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#7
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB1_17:                               ; %bb17.i.7
	ldx	GAME+1103
	beq	.LBB1_19
; %bb.18:                               ; %bb10.i.8
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#8
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB1_19:                               ; %bb17.i.8
	ldx	GAME+1104
	beq	.LBB1_21
; %bb.20:                               ; %bb10.i.9
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#9
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB1_21:                               ; %bb17.i.9
	ldx	GAME+1105
	beq	.LBB1_23
; %bb.22:                               ; %bb10.i.10
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#10
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB1_23:                               ; %bb17.i.10
	ldx	GAME+1106
	beq	.LBB1_25
; %bb.24:                               ; %bb10.i.11
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#11
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB1_25:                               ; %awale_c64.play.App.collect_rows.exit
	jsr	awale_c64.core.game.Game.totals
	sta	mos8(.Lawale_c64.app.App.show_result_zp_stk+1)
	stx	mos8(.Lawale_c64.app.App.show_result_zp_stk)
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	jsr	awale_c64.core.game.Game.totals
	sta	__rc2
	txa
	ldy	GAME+22
	ldx	#110
	cpy	#5
	beq	.LBB1_32
; %bb.26:                               ; %bb4.i.i
	ldy	__rc2
	sta	__rc3
	cpy	__rc3
	beq	.LBB1_32
; %bb.27:                               ; %bb6.i.i
	cmp	__rc2
	bcc	.LBB1_29
; %bb.28:                               ; %bb6.i.i
	lda	#0
	jmp	.LBB1_30
.LBB1_29:                               ; %bb6.i.i
	lda	#1
.LBB1_30:                               ; %bb6.i.i
	and	#1
	ldx	#108
	tay
	bne	.LBB1_32
; %bb.31:                               ; %select.false
	ldx	#109
.LBB1_32:                               ; %awale_c64.screens.result.draw.exit
	lda	#18
	ldy	#7
	stx	__rc5
	ldx	#0
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	__rc5
	jsr	awale_c64.screens.line.show
	lda	#102
	clc
	adc	GAME+22
	ldx	#1
	stx	__rc2
	dex
	stx	__rc3
	stx	__rc4
	tax
	lda	#19
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#20
	ldx	#0
	jsr	awale_c64.screens.line.blank
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#21
	ldx	#111
	ldy	#1
	sty	__rc2
	dey
	sty	__rc3
	ldy	mos8(.Lawale_c64.app.App.show_result_zp_stk+1)
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#22
	ldx	#112
	ldy	#1
	sty	__rc2
	dey
	sty	__rc3
	ldy	mos8(.Lawale_c64.app.App.show_result_zp_stk)
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#23
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#24
	ldx	#113
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	lda	#5
	jmp	awale_c64.app.App.enter
.Lfunc_end1:
	.size	awale_c64.app.App.show_result, .Lfunc_end1-awale_c64.app.App.show_result
                                        ; -- End function
	.section	.text.awale_c64.app.App.enter,"ax",@progbits
	.type	awale_c64.app.App.enter,@function ; -- Begin function awale_c64.app.App.enter
awale_c64.app.App.enter:                ; @awale_c64.app.App.enter
; %bb.0:                                ; %start
	sta	GAME+1148
	sta	app_state
	cmp	#3
	bne	.LBB2_2
; %bb.1:                                ; %start
	ldx	#1
	stx	thinking
	rts
.LBB2_2:                                ; %start
	ldx	#0
	stx	thinking
	rts
.Lfunc_end2:
	.size	awale_c64.app.App.enter, .Lfunc_end2-awale_c64.app.App.enter
                                        ; -- End function
	.section	.text.awale_c64.app.App.go_on,"ax",@progbits
	.type	awale_c64.app.App.go_on,@function ; -- Begin function awale_c64.app.App.go_on
awale_c64.app.App.go_on:                ; @awale_c64.app.App.go_on
; %bb.0:                                ; %start
	ldx	#255
	stx	GAME+1149
	ldx	GAME+22
	cpx	#4
	beq	.LBB3_3
; %bb.1:                                ; %start
	txa
	bne	.LBB3_4
; %bb.2:                                ; %bb2
	jsr	awale_c64.play.App.show_turn
	lda	#1
	jmp	awale_c64.app.App.enter
.LBB3_3:                                ; %bb7
	ldx	GAME+1110
	beq	.LBB3_7
.LBB3_4:                                ; %bb13
	lda	#4
	jsr	awale_c64.app.App.enter
	lda	#0
	jsr	awale_c64.play.App.show_marks
	lda	#3
	jsr	awale_c64.hardware.Hardware.play
	ldx	GAME+22
	cpx	#4
	beq	.LBB3_6
; %bb.5:                                ; %bb18
	jsr	awale_c64.app.App.pause
.LBB3_6:                                ; %bb20
	jmp	awale_c64.app.App.show_result
.LBB3_7:                                ; %bb9
	jmp	awale_c64.app.App.show_title
.Lfunc_end3:
	.size	awale_c64.app.App.go_on, .Lfunc_end3-awale_c64.app.App.go_on
                                        ; -- End function
	.section	.text.awale_c64.app.App.pause,"ax",@progbits
	.type	awale_c64.app.App.pause,@function ; -- Begin function awale_c64.app.App.pause
awale_c64.app.App.pause:                ; @awale_c64.app.App.pause
; %bb.0:                                ; %start
	lda	__rc20
	pha
	ldy	#101
.LBB4_1:                                ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	dey
	beq	.LBB4_3
; %bb.2:                                ; %bb5
                                        ;   in Loop: Header=BB4_1 Depth=1
	sty	__rc20
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	ldy	__rc20
	tax
	beq	.LBB4_1
.LBB4_3:                                ; %bb11
	pla
	sta	__rc20
	rts
.Lfunc_end4:
	.size	awale_c64.app.App.pause, .Lfunc_end4-awale_c64.app.App.pause
                                        ; -- End function
	.section	.text.awale_c64.app.App.refuse,"ax",@progbits
	.type	awale_c64.app.App.refuse,@function ; -- Begin function awale_c64.app.App.refuse
awale_c64.app.App.refuse:               ; @awale_c64.app.App.refuse
; %bb.0:                                ; %start
	ldy	#0
	sty	__rc2
	jsr	awale_c64.screens.line.message
	lda	#2
	jmp	awale_c64.hardware.Hardware.play
.Lfunc_end5:
	.size	awale_c64.app.App.refuse, .Lfunc_end5-awale_c64.app.App.refuse
                                        ; -- End function
	.section	.text.awale_c64.log.App.walk_by,"ax",@progbits
	.type	awale_c64.log.App.walk_by,@function ; -- Begin function awale_c64.log.App.walk_by
awale_c64.log.App.walk_by:              ; @awale_c64.log.App.walk_by
; %bb.0:                                ; %start
	sta	__rc4
	stx	__rc3
	lda	__rc2
	and	#1
	ldx	GAME+56
	stx	__rc6
	ldy	GAME+57
	cmp	#0
	beq	.LBB6_8
; %bb.1:                                ; %bb2
	tya
	bne	.LBB6_3
; %bb.2:                                ; %bb2
	txa
	beq	.LBB6_10
.LBB6_3:                                ; %bb9
	ldx	#1
	sec
	lda	__rc6
	sbc	__rc4
	sta	__rc2
	tya
	sbc	__rc3
	sta	__rc3
	bcc	.LBB6_5
; %bb.4:                                ; %bb9
	ldx	#0
.LBB6_5:                                ; %bb9
	ldy	#0
	tya
	cpx	#0
	bne	.LBB6_7
; %bb.6:                                ; %bb9
	ldy	__rc3
	lda	__rc2
.LBB6_7:                                ; %bb9
	sta	__rc4
	tya
	jmp	.LBB6_15
.LBB6_8:                                ; %bb3
	ldx	GAME+1142
	stx	__rc5
	lda	GAME+1143
	sty	__rc2
	cmp	__rc2
	bne	.LBB6_11
; %bb.9:                                ; %bb3
	cpx	__rc6
	bne	.LBB6_11
.LBB6_10:                               ; %bb4
	lda	#90
	ldx	#0
	jmp	awale_c64.app.App.refuse
.LBB6_11:                               ; %bb11
	sec
	ldx	__rc6
	stx	__rc2
	ldx	__rc6
	sta	__rc6
	sty	__rc7
	lda	__rc5
	sbc	__rc2
	tay
	lda	__rc6
	sbc	__rc7
	cmp	__rc3
	bne	.LBB6_16
; %bb.12:                               ; %bb11
	cpy	__rc4
	bcc	.LBB6_14
.LBB6_13:                               ; %bb11
	lda	__rc3
	ldy	__rc4
.LBB6_14:                               ; %bb11
	sty	__rc2
	sta	__rc3
	txa
	clc
	adc	__rc2
	sta	__rc4
	lda	__rc7
	adc	__rc3
.LBB6_15:                               ; %bb6
	tax
	lda	__rc4
	jmp	awale_c64.log.App.walk_to
.LBB6_16:                               ; %bb11
	cmp	__rc3
	bcs	.LBB6_13
	jmp	.LBB6_14
.Lfunc_end6:
	.size	awale_c64.log.App.walk_by, .Lfunc_end6-awale_c64.log.App.walk_by
                                        ; -- End function
	.section	.text.awale_c64.log.App.walk_to,"ax",@progbits
	.type	awale_c64.log.App.walk_to,@function ; -- Begin function awale_c64.log.App.walk_to
awale_c64.log.App.walk_to:              ; @awale_c64.log.App.walk_to
; %bb.0:                                ; %bb3
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	lda	__rc16
	stx	__rc2
	sec
	sta	__rc20
	sbc	#1
	tax
	ldy	__rc2
	sty	__rc21
	lda	__rc2
	sbc	#0
	bcs	.LBB7_2
; %bb.1:                                ; %bb3
	lda	#0
	tax
.LBB7_2:                                ; %bb3
	lsr
	stx	__rc23
	stx	__rc22
	ror	__rc22
	lsr
	ror	__rc22
	lsr
	ror	__rc22
	lsr
	ror	__rc22
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+1144
	cpx	__rc22
	bne	.LBB7_4
; %bb.3:                                ; %bb5
	lda	GAME+1145
	ldx	#0
	jsr	awale_c64.screens.log.point
	jmp	.LBB7_5
.LBB7_4:                                ; %bb7
	ldy	__rc22
	sty	GAME+1144
	lda	GAME+1142
	ldx	GAME+1143
	sty	__rc2
	jsr	awale_c64.screens.log.draw_page
.LBB7_5:                                ; %bb9
	ldx	__rc21
	lda	__rc20
	jsr	awale_c64.past.App.go_to
	lda	#0
	jsr	awale_c64.play.App.show_marks
	lda	__rc21
	bne	.LBB7_7
; %bb.6:                                ; %bb9
	lda	__rc20
	beq	.LBB7_9
.LBB7_7:                                ; %bb13
	lda	__rc23
	and	#15
.LBB7_8:                                ; %bb14
	sta	GAME+1145
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#67
	clc
	adc	GAME+21
	ldx	#1
	ldy	#0
	stx	__rc2
	sty	__rc3
	sty	__rc4
	tax
	lda	#18
	jsr	awale_c64.screens.line.show
	lda	#89
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
	lda	GAME+1145
	ldx	#1
	jsr	awale_c64.screens.log.point
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.LBB7_9:
	lda	#255
	jmp	.LBB7_8
.Lfunc_end7:
	.size	awale_c64.log.App.walk_to, .Lfunc_end7-awale_c64.log.App.walk_to
                                        ; -- End function
	.section	.text.awale_c64.log.App.open_log,"ax",@progbits
	.type	awale_c64.log.App.open_log,@function ; -- Begin function awale_c64.log.App.open_log
awale_c64.log.App.open_log:             ; @awale_c64.log.App.open_log
; %bb.0:                                ; %start
	ldy	GAME+56
	ldx	GAME+57
	bne	.LBB8_2
; %bb.1:                                ; %start
	tya
	beq	.LBB8_5
.LBB8_2:                                ; %bb4
	sty	GAME+1142
	stx	GAME+1143
	stx	.Lawale_c64.log.App.open_log_sstk ; 1-byte Folded Spill
	ldx	GAME+22
	stx	GAME+1146
	ldx	#255
	stx	GAME+1144
	stx	GAME+1145
	stx	GAME+1149
	lda	#7
	sty	.Lawale_c64.log.App.open_log_sstk+1 ; 1-byte Folded Spill
	jsr	awale_c64.app.App.enter
	ldy	.Lawale_c64.log.App.open_log_sstk+1 ; 1-byte Folded Reload
	ldx	.Lawale_c64.log.App.open_log_sstk ; 1-byte Folded Reload
	dey
	cpy	#255
	bne	.LBB8_4
; %bb.3:                                ; %bb4
	dex
.LBB8_4:                                ; %bb4
	tya
	jmp	awale_c64.log.App.walk_to
.LBB8_5:                                ; %bb2
	lda	#90
	ldx	#0
	jmp	awale_c64.app.App.refuse
.Lfunc_end8:
	.size	awale_c64.log.App.open_log, .Lfunc_end8-awale_c64.log.App.open_log
                                        ; -- End function
	.section	.text.awale_c64.log.App.close_log,"ax",@progbits
	.type	awale_c64.log.App.close_log,@function ; -- Begin function awale_c64.log.App.close_log
awale_c64.log.App.close_log:            ; @awale_c64.log.App.close_log
; %bb.0:                                ; %start
	lda	GAME+1142
	ldx	GAME+1143
	jsr	awale_c64.past.App.go_to
	ldx	GAME+1146
	ldy	GAME+1146
	sty	GAME+22
	txa
	beq	.LBB9_2
; %bb.1:                                ; %bb5
	lda	#0
	jsr	awale_c64.play.App.show_marks
	jmp	awale_c64.app.App.show_result
.LBB9_2:                                ; %bb3
	jsr	awale_c64.play.App.show_keys
	jmp	awale_c64.app.App.go_on
.Lfunc_end9:
	.size	awale_c64.log.App.close_log, .Lfunc_end9-awale_c64.log.App.close_log
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.natural_end,"ax",@progbits
	.type	awale_c64.core.game.Game.natural_end,@function ; -- Begin function awale_c64.core.game.Game.natural_end
awale_c64.core.game.Game.natural_end:   ; @awale_c64.core.game.Game.natural_end
; %bb.0:                                ; %start
	ldx	GAME+19
	cpx	#25
	ldx	#1
	bcs	.LBB10_2
; %bb.1:                                ; %awale_c64.core.moves.Position.has_majority.exit
	ldy	GAME+20
	cpy	#25
	bcc	.LBB10_3
.LBB10_2:                               ; %bb12
	txa
	rts
.LBB10_3:                               ; %bb3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	tax
	beq	.LBB10_8
; %bb.4:                                ; %bb6
	ldx	GAME+4
	ldy	.LJTI10_0,x
	lda	.LJTI10_0+4,x
	sty	__rc2
	sta	__rc3
	lda	#2
	jmp	(__rc2)
.LBB10_5:                               ; %bb3.i.i
	lda	#3
.LBB10_6:                               ; %bb4.i
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9) ; 1-byte Folded Spill
	ldx	#mos16lo(.Lawale_c64.core.game.Game.natural_end_sstk)
	ldy	#mos16hi(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+38)
	stx	__rc4
	ldx	#mos16hi(GAME+38)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Spill
	jsr	memcpy
	ldx	GAME+54
	stx	__rc2
	ldy	GAME+55
	sty	__rc3
	lda	GAME+56
	sta	__rc4
	lda	GAME+57
	sta	__rc5
	lda	GAME+21
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	cpy	GAME+57
	bne	.LBB10_9
; %bb.7:                                ; %bb4.i
	cpx	__rc4
	bcc	.LBB10_10
	jmp	.LBB10_17
.LBB10_8:
	lda	#2
	rts
.LBB10_9:                               ; %bb4.i
	cpy	GAME+57
	bcc	.LBB10_10
	jmp	.LBB10_17
.LBB10_10:                              ; %bb5.lr.ph.i.i.i
	ldx	GAME+7
	stx	__rc6
	lda	#mos16lo(GAME)
	clc
	adc	__rc2
	tay
	lda	#mos16hi(GAME)
	adc	__rc3
	tax
	clc
	tya
	adc	#58
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	txa
	adc	#0
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
	lda	#0
	sec
	sbc	__rc2
	sta	__rc7
	lda	#4
	sbc	__rc3
	ldx	GAME+8
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	ldx	GAME+9
	stx	__rc19
	ldx	GAME+10
	stx	__rc18
	ldx	GAME+11
	stx	__rc15
	ldx	GAME+12
	stx	__rc14
	ldx	GAME+13
	stx	__rc13
	ldx	GAME+14
	stx	__rc12
	ldx	GAME+15
	stx	__rc11
	ldx	GAME+16
	stx	__rc10
	ldx	GAME+17
	stx	__rc9
	ldx	GAME+18
	stx	__rc8
	ldy	#0
	ldx	#0
	bcc	.LBB10_12
; %bb.11:                               ; %bb5.lr.ph.i.i.i
	tay
	ldx	__rc7
.LBB10_12:                              ; %bb5.lr.ph.i.i.i
	lda	__rc4
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	lda	__rc5
	sbc	__rc3
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	lda	__rc6
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+25 ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+24 ; 1-byte Folded Spill
	lda	__rc19
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+23 ; 1-byte Folded Spill
	lda	__rc18
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+22 ; 1-byte Folded Spill
	lda	__rc15
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+21 ; 1-byte Folded Spill
	lda	__rc14
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+20 ; 1-byte Folded Spill
	lda	__rc13
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Spill
	lda	__rc12
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+18 ; 1-byte Folded Spill
	lda	__rc11
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Spill
	lda	__rc10
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+16 ; 1-byte Folded Spill
	lda	__rc9
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Spill
	lda	__rc8
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	ldx	#0
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Spill
	jmp	.LBB10_35
.LBB10_13:                              ; %bb2.i.i
	lda	GAME+7
	clc
	adc	GAME+8
	clc
	adc	GAME+9
	clc
	adc	GAME+10
	clc
	adc	GAME+11
	sta	__rc2
	ldx	GAME+12
	lda	#0
	sec
	sbc	__rc2
	sta	__rc2
	cpx	__rc2
	bne	.LBB10_15
; %bb.14:
	lda	#0
	rts
.LBB10_15:                              ; %bb7.i.i
	lda	GAME+13
	clc
	adc	GAME+14
	clc
	adc	GAME+15
	clc
	adc	GAME+16
	clc
	adc	GAME+17
	sta	__rc2
	ldx	GAME+18
	lda	#0
	sec
	sbc	__rc2
	sta	__rc2
	lda	#3
	cpx	__rc2
	beq	.LBB10_16
	jmp	.LBB10_6
.LBB10_16:
	lda	#0
	rts
.LBB10_17:                              ; %bb6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+14
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	beq	.LBB10_18
	jmp	.LBB10_31
.LBB10_18:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+11
	cpx	GAME+18
	beq	.LBB10_19
	jmp	.LBB10_31
.LBB10_19:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+10
	ldy	GAME+17
	sty	__rc2
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc2
	beq	.LBB10_20
	jmp	.LBB10_32
.LBB10_20:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+9
	ldy	GAME+16
	sty	__rc2
	cpx	__rc2
	beq	.LBB10_21
	jmp	.LBB10_32
.LBB10_21:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+8
	ldy	GAME+15
	sty	__rc2
	cpx	__rc2
	beq	.LBB10_22
	jmp	.LBB10_32
.LBB10_22:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+7
	ldy	GAME+14
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.23:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+6
	ldy	GAME+13
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.24:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+5
	ldy	GAME+12
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.25:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+4
	ldy	GAME+11
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.26:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+3
	ldy	GAME+10
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.27:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+2
	ldy	GAME+9
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.28:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+1
	ldy	GAME+8
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.29:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk
	ldy	GAME+7
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_32
; %bb.30:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Spill
	jmp	.LBB10_32
.LBB10_31:
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9) ; 1-byte Folded Reload
	stx	__rc3
.LBB10_32:                              ; %awale_c64.core.game.Game.is_repeated_enough.exit
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Reload
	cpx	__rc3
	ldx	#0
	bcs	.LBB10_33
	jmp	.LBB10_2
.LBB10_33:
	ldx	#3
	txa
	rts
.LBB10_34:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	tya
	bne	.LBB10_35
	jmp	.LBB10_55
.LBB10_35:                              ; %bb5.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+14
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	beq	.LBB10_36
	jmp	.LBB10_48
.LBB10_36:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+11
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB10_37
	jmp	.LBB10_48
.LBB10_37:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+10
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB10_38
	jmp	.LBB10_48
.LBB10_38:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+9
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+16 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB10_39
	jmp	.LBB10_48
.LBB10_39:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+8
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.40:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+7
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+18 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.41:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+6
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.42:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+5
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+20 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.43:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+4
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+21 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.44:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+3
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+22 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.45:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+2
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+23 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.46:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+1
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+24 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB10_48
; %bb.47:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+25 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB10_56
.LBB10_48:                              ; %awale_c64.core.game.Game.occurs_at_least.closure.exit.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	beq	.LBB10_57
.LBB10_49:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldy	#0
	lda	(mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)),y
	ldx	#mos16lo(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	bne	.LBB10_51
; %bb.50:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
.LBB10_51:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	bne	.LBB10_53
; %bb.52:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
.LBB10_53:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	beq	.LBB10_54
	jmp	.LBB10_34
.LBB10_54:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	dey
	jmp	.LBB10_34
.LBB10_55:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	beq	.LBB10_59
	jmp	.LBB10_35
.LBB10_59:                              ; %bb8.i.i.i
	jmp	.LBB10_17
.LBB10_56:                              ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Spill
	jmp	.LBB10_48
.LBB10_57:                              ; %awale_c64.core.game.Game.occurs_at_least.closure.exit.i.i.i
                                        ;   in Loop: Header=BB10_35 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	bne	.LBB10_49
; %bb.58:                               ; %panic.i.i.i
	jsr	awale_panic
.Lfunc_end10:
	.size	awale_c64.core.game.Game.natural_end, .Lfunc_end10-awale_c64.core.game.Game.natural_end
	.section	.rodata.awale_c64.core.game.Game.natural_end,"a",@progbits
.LJTI10_0:
	.byte	.LBB10_2@mos16lo
	.byte	.LBB10_6@mos16lo
	.byte	.LBB10_5@mos16lo
	.byte	.LBB10_13@mos16lo
	.byte	.LBB10_2@mos16hi
	.byte	.LBB10_6@mos16hi
	.byte	.LBB10_5@mos16hi
	.byte	.LBB10_13@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.play,"ax",@progbits
	.type	awale_c64.core.game.Game.play,@function ; -- Begin function awale_c64.core.game.Game.play
awale_c64.core.game.Game.play:          ; @awale_c64.core.game.Game.play
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.refusal
	cmp	#5
	bne	.LBB11_7
; %bb.1:                                ; %bb3
	ldx	GAME+56
	ldy	GAME+57
	cpy	#4
	bne	.LBB11_8
; %bb.2:                                ; %bb3
	stx	__rc2
	sty	__rc3
	txa
	beq	.LBB11_3
	jmp	.LBB11_27
.LBB11_3:                               ; %bb3
	ldy	#0
.LBB11_4:                               ; %bb7.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	GAME+58,y
	ldx	#mos16lo(GAME+23)
	stx	__rc2
	ldx	#mos16hi(GAME+23)
	stx	__rc3
	sty	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	jsr	awale_c64.core.moves.Position.play
	ldy	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	iny
	bne	.LBB11_4
; %bb.5:                                ; %bb6.i
	ldy	GAME+56
	ldx	GAME+57
	stx	__rc8
	cpx	#1
	bne	.LBB11_9
; %bb.6:                                ; %bb6.i
	cpy	#1
	bcs	.LBB11_10
	jmp	.LBB11_21
.LBB11_7:
	tax
	lda	#1
                                        ; implicit-def: $rc2
                                        ; implicit-def: $rc3
	rts
.LBB11_8:
	stx	__rc2
	sty	__rc3
	jmp	.LBB11_27
.LBB11_9:                               ; %bb6.i
	cpx	#1
	bcs	.LBB11_10
	jmp	.LBB11_21
.LBB11_10:                              ; %bb12.i.preheader
	sty	__rc7
	ldx	#3
	ldy	#0
	txa
	bne	.LBB11_11
	jmp	.LBB11_32
.LBB11_11:
	lda	#mos16lo(GAME)
	sta	__rc2
	lda	#mos16hi(GAME)
	sta	__rc3
	stx	__rc6
	ldx	#0
.LBB11_12:                              ; %bb15.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc2
	clc
	adc	#58
	sta	__rc4
	lda	__rc3
	adc	#1
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	ldy	#58
	sta	(__rc2),y
	dex
	cpx	#255
	bne	.LBB11_14
; %bb.13:                               ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	dec	__rc6
.LBB11_14:                              ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	stx	__rc4
	ldx	__rc6
	stx	__rc5
	lda	__rc7
	clc
	adc	__rc4
	tax
	lda	__rc8
	adc	__rc6
	inc	__rc2
	bne	.LBB11_16
; %bb.15:                               ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	inc	__rc3
.LBB11_16:                              ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	cmp	#4
	bne	.LBB11_18
; %bb.17:                               ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	txa
	beq	.LBB11_20
.LBB11_18:                              ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	ldx	__rc4
	lda	__rc5
	bne	.LBB11_12
; %bb.19:                               ; %bb15.i
                                        ;   in Loop: Header=BB11_12 Depth=1
	lda	__rc4
	bne	.LBB11_12
	jmp	.LBB11_30
.LBB11_20:                              ; %bb13.loopexit.i
	ldy	GAME+56
	ldx	GAME+57
.LBB11_21:                              ; %bb13.i
	clc
	tya
	adc	#0
	tay
	txa
	adc	#255
	sty	.Lawale_c64.core.game.Game.play_sstk ; 1-byte Folded Spill
	sty	GAME+56
	sta	.Lawale_c64.core.game.Game.play_sstk+1 ; 1-byte Folded Spill
	sta	GAME+57
	ldx	GAME+54
	ldy	GAME+55
	cpy	#1
	bne	.LBB11_24
; %bb.22:                               ; %bb13.i
	txa
	cpx	#0
	bcs	.LBB11_25
.LBB11_23:                              ; %bb16.i
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	#mos16lo(GAME+23)
	stx	__rc4
	ldx	#mos16hi(GAME+23)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	.Lawale_c64.core.game.Game.play_sstk+2 ; 1-byte Folded Spill
	jsr	memcpy
	lda	#0
	jmp	.LBB11_26
.LBB11_24:                              ; %bb13.i
	txa
	cpy	#1
	bcc	.LBB11_23
.LBB11_25:                              ; %bb17.i
	clc
	adc	#0
	sta	.Lawale_c64.core.game.Game.play_sstk+2 ; 1-byte Folded Spill
	tya
	adc	#255
.LBB11_26:                              ; %awale_c64.core.game.Game.forget_oldest.exit
	ldx	.Lawale_c64.core.game.Game.play_sstk+2 ; 1-byte Folded Reload
	stx	GAME+54
	sta	GAME+55
	ldx	.Lawale_c64.core.game.Game.play_sstk ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.core.game.Game.play_sstk+1 ; 1-byte Folded Reload
	stx	__rc3
.LBB11_27:                              ; %bb6
	ldx	__rc3
	cpx	#4
	bne	.LBB11_29
; %bb.28:                               ; %bb6
	ldx	__rc2
	cpx	#0
	bcs	.LBB11_30
	jmp	.LBB11_31
.LBB11_29:                              ; %bb6
	ldx	__rc3
	cpx	#4
	bcc	.LBB11_31
.LBB11_30:                              ; %panic.i
	jsr	awale_panic
.LBB11_31:                              ; %bb7
	lda	#mos16lo(GAME+58)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(GAME+58)
	adc	__rc3
	sta	__rc3
	ldy	#0
	lda	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Reload
	sta	(__rc2),y
	jsr	awale_c64.core.game.Game.advance
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	stx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Spill
	ldx	__rc2
	stx	.Lawale_c64.core.game.Game.play_sstk ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.natural_end
	ldy	#0
	ldx	.Lawale_c64.core.game.Game.play_sstk ; 1-byte Folded Reload
	stx	__rc3
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	sta	GAME+22
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	tya
	rts
.LBB11_32:                              ; %bb12.i.preheader
	tya
	beq	.LBB11_30
	jmp	.LBB11_11
.Lfunc_end11:
	.size	awale_c64.core.game.Game.play, .Lfunc_end11-awale_c64.core.game.Game.play
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.go_to,"ax",@progbits
	.type	awale_c64.core.game.Game.go_to,@function ; -- Begin function awale_c64.core.game.Game.go_to
awale_c64.core.game.Game.go_to:         ; @awale_c64.core.game.Game.go_to
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc16
	sta	__rc20
	stx	__rc21
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	#mos16lo(GAME+23)
	stx	__rc4
	ldx	#mos16hi(GAME+23)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	#mos16lo(GAME+23)
	stx	__rc4
	ldx	#mos16hi(GAME+23)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	lda	#0
	sta	GAME+54
	sta	GAME+55
	sta	GAME+56
	sta	GAME+57
	tax
	tay
	sty	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk) ; 1-byte Folded Spill
	ldy	__rc21
	bne	.LBB12_3
; %bb.1:                                ; %start
	ldy	__rc20
	bne	.LBB12_3
	jmp	.LBB12_5
.LBB12_2:                               ; %bb2
                                        ;   in Loop: Header=BB12_3 Depth=1
	cpy	__rc21
	bcs	.LBB12_5
.LBB12_3:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.core.game.Game.advance
	ldy	__rc2
	sty	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk) ; 1-byte Folded Spill
	ldy	GAME+57
	cpy	__rc21
	bne	.LBB12_2
; %bb.4:                                ; %bb2
                                        ;   in Loop: Header=BB12_3 Depth=1
	ldy	GAME+56
	cpy	__rc20
	bcc	.LBB12_3
.LBB12_5:                               ; %bb4
	sta	__rc20
	stx	__rc21
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+22
	ldx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	ldx	__rc21
	lda	__rc20
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end12:
	.size	awale_c64.core.game.Game.go_to, .Lfunc_end12-awale_c64.core.game.Game.go_to
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.totals,"ax",@progbits
	.type	awale_c64.core.game.Game.totals,@function ; -- Begin function awale_c64.core.game.Game.totals
awale_c64.core.game.Game.totals:        ; @awale_c64.core.game.Game.totals
; %bb.0:                                ; %start
	lda	#6
	and	GAME+22
	cmp	#2
	bne	.LBB13_2
; %bb.1:                                ; %bb2
	lda	GAME+7
	clc
	adc	GAME+19
	clc
	adc	GAME+8
	clc
	adc	GAME+9
	clc
	adc	GAME+10
	clc
	adc	GAME+11
	clc
	adc	GAME+12
	tay
	lda	GAME+13
	clc
	adc	GAME+20
	clc
	adc	GAME+14
	clc
	adc	GAME+15
	clc
	adc	GAME+16
	clc
	adc	GAME+17
	clc
	adc	GAME+18
	jmp	.LBB13_3
.LBB13_2:                               ; %bb1
	ldy	GAME+19
	lda	GAME+20
.LBB13_3:                               ; %bb4
	tax
	tya
	rts
.Lfunc_end13:
	.size	awale_c64.core.game.Game.totals, .Lfunc_end13-awale_c64.core.game.Game.totals
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.advance,"ax",@progbits
	.type	awale_c64.core.game.Game.advance,@function ; -- Begin function awale_c64.core.game.Game.advance
awale_c64.core.game.Game.advance:       ; @awale_c64.core.game.Game.advance
; %bb.0:                                ; %start
	ldx	GAME+56
	stx	__rc2
	ldy	GAME+57
	sty	__rc3
	cpy	#4
	bne	.LBB14_3
; %bb.1:                                ; %start
	cpx	#0
	bcc	.LBB14_4
.LBB14_2:                               ; %panic
	jsr	awale_panic
.LBB14_3:                               ; %start
	cpy	#4
	bcs	.LBB14_2
.LBB14_4:                               ; %bb1
	lda	#mos16lo(GAME+58)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(GAME+58)
	adc	__rc3
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	inc	__rc2
	bne	.LBB14_6
; %bb.5:                                ; %bb1
	inc	__rc3
.LBB14_6:                               ; %bb1
	ldx	__rc2
	ldy	__rc3
	stx	GAME+56
	sty	GAME+57
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	stx	__rc6
	ldy	__rc2
	ldx	__rc6
	beq	.LBB14_8
; %bb.7:                                ; %bb3
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	sty	mos8(.Lawale_c64.core.game.Game.advance_zp_stk) ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	ldy	__rc6
	sty	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+1) ; 1-byte Folded Spill
	sta	.Lawale_c64.core.game.Game.advance_sstk ; 1-byte Folded Spill
	lda	#15
	jsr	memcpy
	ldy	mos8(.Lawale_c64.core.game.Game.advance_zp_stk) ; 1-byte Folded Reload
	ldx	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc6
	lda	.Lawale_c64.core.game.Game.advance_sstk ; 1-byte Folded Reload
	ldx	GAME+56
	stx	GAME+54
	ldx	GAME+57
	stx	GAME+55
.LBB14_8:                               ; %bb5
	sty	__rc2
	ldx	__rc6
	rts
.Lfunc_end14:
	.size	awale_c64.core.game.Game.advance, .Lfunc_end14-awale_c64.core.game.Game.advance
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.refusal,"ax",@progbits
	.type	awale_c64.core.game.Game.refusal,@function ; -- Begin function awale_c64.core.game.Game.refusal
awale_c64.core.game.Game.refusal:       ; @awale_c64.core.game.Game.refusal
; %bb.0:                                ; %start
	ldx	GAME+22
	ldy	#4
	cpx	#0
	beq	.LBB15_2
.LBB15_1:                               ; %bb5
	tya
	rts
.LBB15_2:                               ; %bb2
	ldx	GAME+21
	ldy	#0
	sty	__rc2
	cpx	#0
	beq	.LBB15_4
; %bb.3:                                ; %select.false
	ldx	#6
	stx	__rc2
.LBB15_4:                               ; %select.end
	cmp	__rc2
	bcc	.LBB15_1
; %bb.5:                                ; %bb2.i
	tax
	clc
	lda	__rc2
	adc	#6
	sta	__rc3
	cpx	__rc3
	bcs	.LBB15_1
; %bb.6:                                ; %bb5.i
	sec
	txa
	sbc	__rc2
	and	#7
	stx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Spill
	tax
	lda	#1
	jsr	__ashlqi3
	ldy	#1
	ldx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Reload
	pha
	lda	GAME+7,x
	tax
	pla
	cpx	#0
	beq	.LBB15_1
; %bb.7:                                ; %bb8.i
	sta	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	ldx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Reload
	stx	__rc2
	and	__rc2
	beq	.LBB15_10
; %bb.8:                                ; %bb11.i
	stx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Reload
	stx	__rc2
	and	__rc2
	beq	.LBB15_11
; %bb.9:                                ; %select.false2
	ldy	#5
	tya
	rts
.LBB15_10:
	lda	#2
	rts
.LBB15_11:
	lda	#3
	rts
.Lfunc_end15:
	.size	awale_c64.core.game.Game.refusal, .Lfunc_end15-awale_c64.core.game.Game.refusal
                                        ; -- End function
	.section	.text.awale_c64.core.level.Level.pit,"ax",@progbits
	.type	awale_c64.core.level.Level.pit,@function ; -- Begin function awale_c64.core.level.Level.pit
awale_c64.core.level.Level.pit:         ; @awale_c64.core.level.Level.pit
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	lda	__rc16
	sta	__rc22
	ldx	__rc2
	stx	__rc20
	ldx	__rc3
	stx	__rc21
	jsr	awale_c64.core.random.Random.draw
	ldy	#2
	cmp	(__rc20),y
	bcc	.LBB16_1
	jmp	.LBB16_35
.LBB16_1:                               ; %bb3
	ldx	GAME+22
	ldy	#0
	tya
	cpx	#0
	bne	.LBB16_3
; %bb.2:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldy	#0
.LBB16_3:                               ; %awale_c64.core.game.Game.legal_moves.exit
	sta	__rc23
	lda	(__rc20),y
	ldx	GAME+21
	cmp	#0
	bne	.LBB16_4
	jmp	.LBB16_23
.LBB16_4:                               ; %bb6
	lda	#0
	sta	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
	sty	__rc20
	stx	__rc21
	txa
	beq	.LBB16_6
; %bb.5:                                ; %select.false
	ldx	#6
	stx	__rc20
.LBB16_6:                               ; %select.end
	lda	__rc23
	and	#1
	beq	.LBB16_9
; %bb.7:                                ; %bb9.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	lda	__rc20
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB16_9
; %bb.8:                                ; %bb11.i
	ldx	#1
	stx	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB16_9:                               ; %bb14.i
	lda	__rc23
	and	#2
	beq	.LBB16_12
; %bb.10:                               ; %bb9.1.i
	lda	__rc20
	ora	#1
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB16_12
; %bb.11:                               ; %bb11.1.i
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	ora	#2
	sta	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB16_12:                              ; %bb14.1.i
	lda	__rc23
	and	#4
	beq	.LBB16_15
; %bb.13:                               ; %bb9.2.i
	clc
	lda	__rc20
	adc	#2
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB16_15
; %bb.14:                               ; %bb11.2.i
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	ora	#4
	sta	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB16_15:                              ; %bb14.2.i
	lda	__rc23
	and	#8
	beq	.LBB16_18
; %bb.16:                               ; %bb9.3.i
	clc
	lda	__rc20
	adc	#3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB16_18
; %bb.17:                               ; %bb11.3.i
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	ora	#8
	sta	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB16_18:                              ; %bb14.3.i
	lda	__rc23
	and	#16
	beq	.LBB16_21
; %bb.19:                               ; %bb9.4.i
	clc
	lda	__rc20
	adc	#4
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB16_21
; %bb.20:                               ; %bb11.4.i
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	ora	#16
	sta	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB16_21:                              ; %bb14.4.i
	ldx	__rc22
	ldy	__rc23
	cpy	#32
	bcs	.LBB16_24
; %bb.22:
	jmp	.LBB16_27
.LBB16_23:
	stx	__rc21
	ldx	__rc23
	stx	__rc20
	jmp	.LBB16_29
.LBB16_24:                              ; %bb9.5.i
	clc
	lda	__rc20
	adc	#5
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB16_26
; %bb.25:                               ; %bb11.5.i
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	ora	#32
	sta	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB16_26:                              ; %awale_c64.core.level.capturing_moves.exit
	ldx	__rc22
.LBB16_27:                              ; %awale_c64.core.level.capturing_moves.exit
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	eor	#255
	sta	__rc2
	lda	__rc23
	and	__rc2
	beq	.LBB16_32
; %bb.28:                               ; %bb9
	tay
	sec
	txa
	sbc	__rc20
	tax
	tya
	and	awale_c64.core.level.BIT,x
	sty	__rc20
	bne	.LBB16_35
.LBB16_29:                              ; %bb1.i
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.core.random.Random.draw
	and	#7
	sta	__rc22
	tax
	lda	#1
	jsr	__ashlqi3
	and	__rc20
	beq	.LBB16_29
; %bb.30:                               ; %awale_c64.core.random.Random.draw_bit.exit
	lda	__rc22
	ldx	__rc21
	beq	.LBB16_33
; %bb.31:                               ; %select.false2
	ldx	#6
	jmp	.LBB16_34
.LBB16_32:
	jmp	.LBB16_35
.LBB16_33:
	ldx	#0
.LBB16_34:                              ; %select.end1
	stx	__rc2
	clc
	adc	__rc2
	sta	__rc22
.LBB16_35:                              ; %bb18
	lda	__rc22
	sta	__rc16
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end16:
	.size	awale_c64.core.level.Level.pit, .Lfunc_end16-awale_c64.core.level.Level.pit
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.grand_slams,"ax",@progbits
	.type	awale_c64.core.moves.Position.grand_slams,@function ; -- Begin function awale_c64.core.moves.Position.grand_slams
awale_c64.core.moves.Position.grand_slams: ; @awale_c64.core.moves.Position.grand_slams
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	ldy	#14
	lda	(__rc2),y
	ldx	#0
	tay
	beq	.LBB17_2
; %bb.1:                                ; %select.false
	ldx	#6
.LBB17_2:                               ; %select.end
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	ldx	#0
	ldy	#0
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Spill
	sta	__rc2
	cmp	#1
	beq	.LBB17_4
; %bb.3:                                ; %select.false7
	ldx	#250
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Spill
	ldx	#6
.LBB17_4:                               ; %select.end6
	txa
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Spill
	clc
	adc	#6
	ldx	#1
	stx	.Lawale_c64.core.moves.Position.grand_slams_sstk ; 1-byte Folded Spill
	ldx	__rc2
	cpx	#1
	beq	.LBB17_6
; %bb.5:                                ; %select.false9
	ldx	#251
	stx	.Lawale_c64.core.moves.Position.grand_slams_sstk ; 1-byte Folded Spill
.LBB17_6:                               ; %select.end8
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+16) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	clc
	adc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	adc	#0
	ldx	GAME+2
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9)
	ldx	GAME+3
	stx	.Lawale_c64.core.moves.Position.grand_slams_sstk+1 ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+7)
	lda	#0
	ldx	#49
	stx	__rc2
	sta	__rc3
	tax
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	clc
	adc	__rc2
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11)
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	clc
	adc	#5
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Spill
	ldy	#0
	inx
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	dex
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
	jmp	.LBB17_15
.LBB17_7:                               ;   in Loop: Header=BB17_15 Depth=1
	ldx	__rc5
	jmp	.LBB17_11
.LBB17_8:                               ; %bb18.i
                                        ;   in Loop: Header=BB17_15 Depth=1
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9)
	ldy	.Lawale_c64.core.moves.Position.grand_slams_sstk+1 ; 1-byte Folded Reload
	beq	.LBB17_11
; %bb.9:                                ; %bb21.i
                                        ;   in Loop: Header=BB17_15 Depth=1
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	jmp	.LBB17_11
.LBB17_10:                              ;   in Loop: Header=BB17_15 Depth=1
	ldx	__rc10
.LBB17_11:                              ; %awale_c64.core.moves.Position.attack.exit
                                        ;   in Loop: Header=BB17_15 Depth=1
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	sty	__rc2
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	sty	__rc3
	stx	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Reload
	stx	__rc5
	ldx	__rc8
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	jsr	awale_c64.core.moves.Position.is_grand_slam
	and	#1
	beq	.LBB17_13
; %bb.12:                               ; %bb11
                                        ;   in Loop: Header=BB17_15 Depth=1
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Reload
	ora	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
.LBB17_13:                              ;   in Loop: Header=BB17_15 Depth=1
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
.LBB17_14:                              ; %bb14
                                        ;   in Loop: Header=BB17_15 Depth=1
	inc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	asl	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	iny
	clc
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Reload
	adc	#49
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Spill
	cpx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	bne	.LBB17_15
	jmp	.LBB17_26
.LBB17_15:                              ; %bb6
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB17_20 Depth 2
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	and	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	beq	.LBB17_14
; %bb.16:                               ; %bb8
                                        ;   in Loop: Header=BB17_15 Depth=1
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	lda	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)),y
	sta	__rc4
	tay
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Reload
	stx	__rc2
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11)
	clc
	adc	__rc2
	sta	__rc2
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	adc	#0
	sta	__rc3
	lda	(__rc2),y
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Reload
	stx	__rc2
	sta	__rc8
	cmp	__rc2
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	bcs	.LBB17_17
	jmp	.LBB17_11
.LBB17_17:                              ; %bb6.i
                                        ;   in Loop: Header=BB17_15 Depth=1
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+16) ; 1-byte Folded Reload
	stx	__rc2
	tax
	cpx	__rc2
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	bcc	.LBB17_18
	jmp	.LBB17_11
.LBB17_18:                              ; %bb9.i
                                        ;   in Loop: Header=BB17_15 Depth=1
	sty	__rc17
	ldy	__rc4
	sty	__rc2
	asl	__rc2
	lda	#0
	rol
	asl	__rc2
	rol
	sta	__rc3
	lda	__rc2
	asl
	ldy	__rc3
	sty	__rc4
	ldy	__rc17
	rol	__rc4
	clc
	adc	__rc2
	sta	__rc2
	lda	__rc4
	adc	__rc3
	sta	__rc3
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc3
	sta	__rc3
	lda	DISTANCE,y
	tay
	sty	__rc9
	lda	(__rc2),y
	ldy	__rc8
	clc
	adc	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)),y
	cmp	#2
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	bcs	.LBB17_19
	jmp	.LBB17_11
.LBB17_19:                              ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i
                                        ;   in Loop: Header=BB17_15 Depth=1
	ldx	__rc8
	stx	__rc7
	sta	__rc6
	ldx	__rc8
	stx	__rc5
	ldx	.Lawale_c64.core.moves.Position.grand_slams_sstk ; 1-byte Folded Reload
	txa
	clc
	adc	__rc5
	sta	__rc10
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Reload
	txa
	ldx	#255
	stx	__rc4
	clc
	adc	__rc5
	sta	__rc11
	inx
	ldy	#0
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	stx	__rc5
.LBB17_20:                              ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ;   Parent Loop BB17_15 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	__rc6
	cpx	#4
	bcc	.LBB17_21
	jmp	.LBB17_7
.LBB17_21:                              ; %bb16.i
                                        ;   in Loop: Header=BB17_20 Depth=2
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9)
	cpx	__rc5
	bne	.LBB17_22
	jmp	.LBB17_8
.LBB17_22:                              ; %bb19.i
                                        ;   in Loop: Header=BB17_20 Depth=2
	clc
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Reload
	adc	__rc6
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	ldx	__rc11
	cpx	__rc5
	bne	.LBB17_23
	jmp	.LBB17_10
.LBB17_23:                              ; %bb25.i
                                        ;   in Loop: Header=BB17_20 Depth=2
	ldx	__rc5
	inx
	lda	__rc7
	clc
	adc	__rc4
	sta	__rc5
	lda	__rc9
	clc
	adc	__rc4
	tay
	lda	(__rc2),y
	clc
	ldy	__rc5
	adc	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)),y
	cmp	#2
	ldy	#1
	bcs	.LBB17_25
; %bb.24:                               ; %bb25.i
                                        ;   in Loop: Header=BB17_20 Depth=2
	ldy	#0
.LBB17_25:                              ; %bb25.i
                                        ;   in Loop: Header=BB17_20 Depth=2
	sty	__rc12
	sta	__rc6
	ldy	__rc7
	sty	__rc8
	dec	__rc4
	stx	__rc5
	lda	__rc12
	bne	.LBB17_20
	jmp	.LBB17_11
.LBB17_26:                              ; %bb7
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Reload
	rts
.Lfunc_end17:
	.size	awale_c64.core.moves.Position.grand_slams, .Lfunc_end17-awale_c64.core.moves.Position.grand_slams
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.legal_moves,"ax",@progbits
	.type	awale_c64.core.moves.Position.legal_moves,@function ; -- Begin function awale_c64.core.moves.Position.legal_moves
awale_c64.core.moves.Position.legal_moves: ; @awale_c64.core.moves.Position.legal_moves
; %bb.0:                                ; %start
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk+1)
	jsr	awale_c64.core.moves.Position.feeding_moves
	ldx	GAME
	cpx	#2
	bcc	.LBB18_4
; %bb.1:                                ; %start
	cpx	#2
	bne	.LBB18_3
; %bb.2:                                ; %bb4
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk+1)
	stx	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	and	__rc2
	rts
.LBB18_3:                               ; %bb3
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk+1)
	stx	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	beq	.LBB18_5
.LBB18_4:                               ; %bb11
	rts
.LBB18_5:                               ; %bb8
	lda	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	rts
.Lfunc_end18:
	.size	awale_c64.core.moves.Position.legal_moves, .Lfunc_end18-awale_c64.core.moves.Position.legal_moves
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.feeding_moves,"ax",@progbits
	.type	awale_c64.core.moves.Position.feeding_moves,@function ; -- Begin function awale_c64.core.moves.Position.feeding_moves
awale_c64.core.moves.Position.feeding_moves: ; @awale_c64.core.moves.Position.feeding_moves
; %bb.0:                                ; %start
	ldy	#14
	lda	(__rc2),y
	ldy	#0
	sta	__rc5
	cmp	#1
	beq	.LBB19_2
; %bb.1:                                ; %select.false
	ldy	#6
.LBB19_2:                               ; %select.end
	clc
	tya
	adc	__rc2
	sta	__rc6
	lda	#0
	adc	__rc3
	sta	__rc7
	lda	(__rc2),y
	ldy	#1
	clc
	adc	(__rc6),y
	iny
	clc
	adc	(__rc6),y
	iny
	clc
	adc	(__rc6),y
	clc
	iny
	adc	(__rc6),y
	sta	__rc4
	sec
	lda	#0
	sbc	__rc4
	sta	__rc4
	iny
	lda	(__rc6),y
	sta	__rc6
	ldx	__rc5
	beq	.LBB19_4
; %bb.3:                                ; %select.false14
	ldy	#6
	jmp	.LBB19_5
.LBB19_4:
	ldy	#0
.LBB19_5:                               ; %select.end13
	ldx	#6
	stx	__rc5
	tax
	cpx	__rc4
	beq	.LBB19_7
; %bb.6:                                ; %select.false16
	ldx	#1
	stx	__rc5
.LBB19_7:                               ; %select.end15
	clc
	tya
	adc	__rc2
	sta	__rc9
	lda	#0
	adc	__rc3
	sta	__rc8
	lda	(__rc2),y
	cmp	__rc5
	ldx	#0
	bcc	.LBB19_9
; %bb.8:                                ; %bb14
	ldx	#1
.LBB19_9:                               ; %bb16
	stx	__rc7
	ldx	__rc9
	stx	__rc2
	ldx	__rc8
	stx	__rc3
	ldy	#1
	sty	__rc5
	ldx	__rc6
	cpx	__rc4
	bne	.LBB19_11
; %bb.10:                               ; %bb17
	ldx	#5
	stx	__rc5
.LBB19_11:                              ; %bb18
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB19_13
; %bb.12:
	lda	__rc7
	jmp	.LBB19_14
.LBB19_13:                              ; %bb14.1
	lda	__rc7
	ora	#2
.LBB19_14:                              ; %bb16.1
	ldx	__rc6
	cpx	__rc4
	bne	.LBB19_16
; %bb.15:                               ; %bb17.1
	sta	__rc7
	dec	__rc5
	jmp	.LBB19_17
.LBB19_16:
	sta	__rc7
.LBB19_17:                              ; %bb18.1
	ldy	#2
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB19_19
; %bb.18:
	lda	__rc7
	jmp	.LBB19_20
.LBB19_19:                              ; %bb14.2
	lda	__rc7
	ora	#4
.LBB19_20:                              ; %bb16.2
	ldx	__rc6
	cpx	__rc4
	bne	.LBB19_22
; %bb.21:                               ; %bb17.2
	sta	__rc7
	dec	__rc5
	jmp	.LBB19_23
.LBB19_22:
	sta	__rc7
.LBB19_23:                              ; %bb18.2
	ldy	#3
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB19_25
; %bb.24:
	lda	__rc7
	jmp	.LBB19_26
.LBB19_25:                              ; %bb14.3
	lda	__rc7
	ora	#8
.LBB19_26:                              ; %bb16.3
	ldx	__rc6
	cpx	__rc4
	bne	.LBB19_28
; %bb.27:                               ; %bb17.3
	sta	__rc7
	dec	__rc5
	jmp	.LBB19_29
.LBB19_28:
	sta	__rc7
.LBB19_29:                              ; %bb18.3
	ldy	#4
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB19_31
; %bb.30:
	lda	__rc7
	jmp	.LBB19_32
.LBB19_31:                              ; %bb14.4
	lda	__rc7
	ora	#16
.LBB19_32:                              ; %bb16.4
	ldx	__rc6
	cpx	__rc4
	bne	.LBB19_34
; %bb.33:                               ; %bb17.4
	tax
	dec	__rc5
	jmp	.LBB19_35
.LBB19_34:
	tax
.LBB19_35:                              ; %bb18.4
	ldy	#5
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB19_37
; %bb.36:
	txa
	rts
.LBB19_37:                              ; %bb14.5
	txa
	ora	#32
	rts
.Lfunc_end19:
	.size	awale_c64.core.moves.Position.feeding_moves, .Lfunc_end19-awale_c64.core.moves.Position.feeding_moves
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.is_grand_slam,"ax",@progbits
	.type	awale_c64.core.moves.Position.is_grand_slam,@function ; -- Begin function awale_c64.core.moves.Position.is_grand_slam
awale_c64.core.moves.Position.is_grand_slam: ; @awale_c64.core.moves.Position.is_grand_slam
; %bb.0:                                ; %start
	ldx	__rc4
	bne	.LBB20_1
	jmp	.LBB20_8
.LBB20_1:                               ; %bb2
	sta	__rc8
	tay
	lda	(__rc2),y
	asl
	sta	__rc4
	lda	#0
	rol
	asl	__rc4
	rol
	sta	__rc6
	lda	__rc4
	asl
	ldx	__rc6
	stx	__rc7
	rol	__rc7
	clc
	adc	__rc4
	sta	__rc4
	lda	__rc7
	adc	__rc6
	sta	__rc6
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc4
	tax
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc6
	sta	__rc7
	ldy	#14
	lda	(__rc2),y
	cmp	#1
	bne	.LBB20_3
; %bb.2:
	ldy	#0
	jmp	.LBB20_4
.LBB20_3:                               ; %select.false
	ldy	#6
.LBB20_4:                               ; %select.end
	stx	__rc6
	tax
	beq	.LBB20_6
; %bb.5:                                ; %select.false18
	lda	#12
	jmp	.LBB20_7
.LBB20_6:
	lda	#6
.LBB20_7:                               ; %select.end17
	sec
	sbc	__rc8
	clc
	sta	__rc4
	tya
	adc	__rc2
	sta	__rc8
	lda	#0
	adc	__rc3
	sta	__rc9
	lda	(__rc2),y
	ldy	__rc4
	clc
	adc	(__rc6),y
	ldx	__rc4
	inx
	clc
	ldy	#1
	adc	(__rc8),y
	clc
	pha
	txa
	tay
	pla
	adc	(__rc6),y
	sta	__rc3
	lda	__rc4
	clc
	adc	#2
	sta	__rc2
	clc
	ldy	#2
	lda	__rc3
	adc	(__rc8),y
	clc
	ldy	__rc2
	adc	(__rc6),y
	sta	__rc3
	lda	__rc4
	clc
	adc	#3
	sta	__rc2
	clc
	ldy	#3
	lda	__rc3
	adc	(__rc8),y
	clc
	ldy	__rc2
	adc	(__rc6),y
	ldy	#4
	clc
	adc	(__rc8),y
	sta	__rc2
	clc
	lda	__rc4
	adc	#4
	tay
	clc
	lda	__rc2
	adc	(__rc6),y
	ldy	#5
	clc
	adc	(__rc8),y
	tax
	clc
	lda	__rc4
	adc	#5
	clc
	tay
	txa
	adc	(__rc6),y
	ldx	#1
	cmp	__rc5
	beq	.LBB20_9
.LBB20_8:                               ; %select.end17
	ldx	#0
.LBB20_9:                               ; %bb16
	txa
	beq	.LBB20_11
; %bb.10:                               ; %bb16
	lda	#1
	rts
.LBB20_11:                              ; %bb16
	lda	#0
	rts
.Lfunc_end20:
	.size	awale_c64.core.moves.Position.is_grand_slam, .Lfunc_end20-awale_c64.core.moves.Position.is_grand_slam
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.play,"ax",@progbits
	.type	awale_c64.core.moves.Position.play,@function ; -- Begin function awale_c64.core.moves.Position.play
awale_c64.core.moves.Position.play:     ; @awale_c64.core.moves.Position.play
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+3) ; 1-byte Folded Spill
	ldx	__rc2
	stx	__rc4
	ldx	__rc3
	stx	__rc5
	ldx	__rc4
	stx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1) ; 1-byte Folded Spill
	ldx	__rc5
	stx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2) ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.capture
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+3) ; 1-byte Folded Reload
	sta	__rc4
	stx	__rc8
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc10
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc11
	lda	(__rc10),y
	tax
	lda	#0
	sta	(__rc10),y
	cpx	#0
	bne	.LBB21_1
	jmp	.LBB21_5
.LBB21_1:                               ; %bb5.preheader.i
	sty	__rc3
	cpx	#11
	stx	__rc5
	bcc	.LBB21_3
; %bb.2:                                ; %bb5.preheader.i
	ldx	#11
.LBB21_3:                               ; %bb5.preheader.i
	asl	__rc5
	ldy	#0
	sty	mos8(.Lawale_c64.core.moves.Position.play_zp_stk) ; 1-byte Folded Spill
	rol
	asl	__rc5
	rol
	sta	__rc6
	ldy	__rc5
	sty	__rc7
	asl	__rc7
	sta	__rc9
	rol	__rc9
	lda	__rc7
	clc
	adc	__rc5
	sta	__rc7
	lda	__rc9
	adc	__rc6
	sta	__rc5
	lda	__rc7
	ora	#1
	sta	__rc6
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc6
	sta	__rc6
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc5
	sta	__rc7
	ldy	__rc3
.LBB21_4:                               ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	.Lalloc_e0478a7c28019aee8d40fb12ade035e4,y
	tay
	stx	__rc3
	lda	(__rc10),y
	clc
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk) ; 1-byte Folded Reload
	stx	__rc5
	sty	__rc9
	ldy	__rc5
	adc	(__rc6),y
	ldy	__rc9
	sta	(__rc10),y
	ldx	__rc3
	inc	__rc5
	lda	__rc5
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk) ; 1-byte Folded Spill
	cpx	__rc5
	bne	.LBB21_4
.LBB21_5:                               ; %awale_c64.core.moves.Position.sow.exit
	lda	__rc8
	beq	.LBB21_8
; %bb.6:                                ; %bb5.preheader.i4
	lda	#0
	ldx	__rc8
	stx	__rc5
	ldy	__rc4
.LBB21_7:                               ; %bb5.i5
                                        ; =>This Inner Loop Header: Depth=1
	sta	(__rc10),y
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),y
	tay
	pla
	dec	__rc5
	bne	.LBB21_7
.LBB21_8:                               ; %awale_c64.core.moves.Position.harvest.exit
	ldy	#14
	lda	__rc10
	clc
	adc	(__rc10),y
	sta	__rc6
	lda	__rc11
	adc	#0
	sta	__rc7
	ldy	#12
	clc
	lda	__rc2
	adc	(__rc6),y
	sta	(__rc6),y
	lda	#1
	ldy	#14
	eor	(__rc10),y
	sta	(__rc10),y
	ldx	__rc8
	lda	__rc4
	rts
.Lfunc_end21:
	.size	awale_c64.core.moves.Position.play, .Lfunc_end21-awale_c64.core.moves.Position.play
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.capture,"ax",@progbits
	.type	awale_c64.core.moves.Position.capture,@function ; -- Begin function awale_c64.core.moves.Position.capture
awale_c64.core.moves.Position.capture:  ; @awale_c64.core.moves.Position.capture
; %bb.0:                                ; %start
	tay
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+1)
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+5) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Spill
	lda	#0
	ldx	#49
	stx	__rc2
	sta	__rc3
	tax
	tya
	sty	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Spill
	jsr	__mulhi3
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	sty	__rc2
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+1)
	sty	__rc3
	sta	__rc4
	stx	__rc5
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	clc
	adc	__rc4
	sta	__rc4
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc5
	sta	__rc5
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Reload
	sty	__rc8
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	ldy	#14
	lda	(__rc2),y
	sta	__rc6
	ldy	#0
	sty	__rc5
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	sty	__rc4
	tya
	ldx	__rc6
	cpx	#1
	beq	.LBB22_2
; %bb.1:                                ; %select.false
	ldx	#250
	lda	#6
	stx	__rc5
	stx	__rc4
.LBB22_2:                               ; %select.end
	sta	__rc6
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	cpx	__rc6
	bcs	.LBB22_3
	jmp	.LBB22_12
.LBB22_3:                               ; %bb6.i
	clc
	adc	#6
	sta	__rc6
	cpx	__rc6
	bcc	.LBB22_4
	jmp	.LBB22_12
.LBB22_4:                               ; %bb9.i
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+5) ; 1-byte Folded Reload
	sty	__rc6
	asl	__rc6
	lda	#0
	rol
	asl	__rc6
	rol
	sta	__rc7
	lda	__rc6
	asl
	ldy	__rc7
	sty	__rc9
	rol	__rc9
	clc
	adc	__rc6
	sta	__rc6
	lda	__rc9
	adc	__rc7
	sta	__rc7
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc6
	sta	__rc6
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc7
	sta	__rc7
	ldy	__rc8
	lda	DISTANCE,y
	tay
	sty	__rc9
	lda	(__rc6),y
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	clc
	adc	(__rc2),y
	cmp	#2
	bcs	.LBB22_5
	jmp	.LBB22_12
.LBB22_5:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i
	ldy	GAME+2
	sty	__rc10
	sta	__rc8
	txa
	clc
	adc	__rc5
	clc
	adc	#1
	sta	__rc11
	txa
	ldy	#255
	sty	__rc5
	clc
	adc	__rc4
	sta	__rc12
	ldx	#0
	stx	__rc4
	txa
.LBB22_6:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ; =>This Inner Loop Header: Depth=1
	ldy	__rc8
	cpy	#4
	bcc	.LBB22_7
	jmp	.LBB22_18
.LBB22_7:                               ; %bb16.i
                                        ;   in Loop: Header=BB22_6 Depth=1
	ldx	__rc10
	cpx	__rc4
	bne	.LBB22_8
	jmp	.LBB22_19
.LBB22_8:                               ; %bb19.i
                                        ;   in Loop: Header=BB22_6 Depth=1
	clc
	adc	__rc8
	ldx	__rc12
	cpx	__rc4
	bne	.LBB22_9
	jmp	.LBB22_21
.LBB22_9:                               ; %bb25.i
                                        ;   in Loop: Header=BB22_6 Depth=1
	inc	__rc4
	tax
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	clc
	adc	__rc5
	sta	__rc8
	lda	__rc9
	clc
	adc	__rc5
	tay
	lda	(__rc6),y
	clc
	ldy	__rc8
	adc	(__rc2),y
	cmp	#2
	ldy	#1
	bcs	.LBB22_11
; %bb.10:                               ; %bb25.i
                                        ;   in Loop: Header=BB22_6 Depth=1
	ldy	#0
.LBB22_11:                              ; %bb25.i
                                        ;   in Loop: Header=BB22_6 Depth=1
	sty	__rc13
	sta	__rc8
	txa
	dec	__rc5
	ldx	__rc4
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	ldx	__rc13
	bne	.LBB22_6
	jmp	.LBB22_13
.LBB22_12:
	lda	#0
.LBB22_13:                              ; %awale_c64.core.moves.Position.attack.exit
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Spill
	ldx	GAME
	ldy	.LJTI22_0,x
	lda	.LJTI22_0+4,x
	tax
	sty	__rc4
	stx	__rc5
	jmp	(__rc4)
.LBB22_14:                              ; %bb3
	lda	GAME+1
	and	#1
	bne	.LBB22_17
.LBB22_15:                              ; %bb6
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc5
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Reload
	jsr	awale_c64.core.moves.Position.is_grand_slam
	and	#1
	beq	.LBB22_17
; %bb.16:                               ; %bb8
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Spill
.LBB22_17:                              ; %bb11
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	rts
.LBB22_18:
	ldx	__rc4
	jmp	.LBB22_22
.LBB22_19:                              ; %bb18.i
	ldy	GAME+3
	ldx	__rc10
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	cpy	#0
	beq	.LBB22_13
; %bb.20:                               ; %bb21.i
	lda	#0
	tax
	jmp	.LBB22_22
.LBB22_21:
	ldx	__rc11
.LBB22_22:                              ; %awale_c64.core.moves.Position.attack.exit
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB22_13
.Lfunc_end22:
	.size	awale_c64.core.moves.Position.capture, .Lfunc_end22-awale_c64.core.moves.Position.capture
	.section	.rodata.awale_c64.core.moves.Position.capture,"a",@progbits
.LJTI22_0:
	.byte	.LBB22_17@mos16lo
	.byte	.LBB22_15@mos16lo
	.byte	.LBB22_17@mos16lo
	.byte	.LBB22_14@mos16lo
	.byte	.LBB22_17@mos16hi
	.byte	.LBB22_15@mos16hi
	.byte	.LBB22_17@mos16hi
	.byte	.LBB22_14@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.random.Random.draw,"ax",@progbits
	.type	awale_c64.core.random.Random.draw,@function ; -- Begin function awale_c64.core.random.Random.draw
awale_c64.core.random.Random.draw:      ; @awale_c64.core.random.Random.draw
; %bb.0:                                ; %start
	ldx	GAME+1162
	lda	GAME+1163
	lsr
	txa
	ror
	tax
	lda	#0
	ror
	eor	GAME+1162
	sta	__rc2
	txa
	eor	GAME+1163
	sta	__rc3
	lsr
	eor	__rc2
	sta	GAME+1162
	eor	__rc3
	sta	GAME+1163
	rts
.Lfunc_end23:
	.size	awale_c64.core.random.Random.draw, .Lfunc_end23-awale_c64.core.random.Random.draw
                                        ; -- End function
	.section	.text.awale_c64.core.search.Search.start,"ax",@progbits
	.type	awale_c64.core.search.Search.start,@function ; -- Begin function awale_c64.core.search.Search.start
awale_c64.core.search.Search.start:     ; @awale_c64.core.search.Search.start
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	ldy	#0
	sty	SEARCH+5688
	sty	SEARCH+5689
	sty	SEARCH+5690
	sty	SEARCH+5691
	ldx	GAME+22
	beq	.LBB24_1
	jmp	.LBB24_23
.LBB24_1:                               ; %awale_c64.core.game.Game.legal_moves.exit
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldy	#0
	tax
	bne	.LBB24_2
	jmp	.LBB24_23
.LBB24_2:                               ; %bb3
	ldx	#mos16lo(SEARCH+2048)
	stx	__rc2
	ldx	#mos16hi(SEARCH+2048)
	stx	__rc3
	ldx	#4
	stx	__rc4
	ldx	#0
	txa
	jsr	__memset
	ldx	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+38)
	stx	__rc4
	ldx	#mos16hi(GAME+38)
	stx	__rc5
	lda	#15
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+9) ; 1-byte Folded Spill
	jsr	memcpy
	ldx	GAME+54
	stx	__rc3
	ldy	GAME+55
	sty	__rc2
	lda	GAME+56
	sta	__rc4
	lda	GAME+57
	sta	__rc5
	cpy	GAME+57
	bne	.LBB24_4
; %bb.3:                                ; %bb3
	cpx	__rc4
	lda	#1
	bcc	.LBB24_5
	jmp	.LBB24_20
.LBB24_4:                               ; %bb3
	cpy	GAME+57
	lda	#1
	bcc	.LBB24_5
	jmp	.LBB24_20
.LBB24_5:                               ; %bb5.lr.ph.i.i
	lda	#mos16lo(GAME)
	clc
	adc	__rc3
	tay
	lda	#mos16hi(GAME)
	adc	__rc2
	tax
	clc
	tya
	adc	#58
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	txa
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+1)
	lda	#0
	sec
	sbc	__rc3
	sta	__rc7
	lda	#4
	sbc	__rc2
	ldx	#0
	ldy	#0
	bcc	.LBB24_7
; %bb.6:                                ; %bb5.lr.ph.i.i
	tax
	ldy	__rc7
.LBB24_7:                               ; %bb5.lr.ph.i.i
	lda	__rc4
	sec
	sbc	__rc3
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+5)
	lda	__rc5
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+6)
	lda	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	sta	__rc20
	lda	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	sta	__rc21
	lda	#0
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+2)
	sty	mos8(.Lawale_c64.core.search.Search.start_zp_stk+3)
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+4)
	tax
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+9) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+8)
	jmp	.LBB24_9
.LBB24_8:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	sty	mos8(.Lawale_c64.core.search.Search.start_zp_stk+5)
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+6)
	tax
	bne	.LBB24_9
	jmp	.LBB24_18
.LBB24_9:                               ; %bb5.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	sta	__rc5
	ldy	__rc2
	sty	__rc6
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk+8)
	sta	__rc4
	asl
	ldy	mos8(.Lawale_c64.core.search.Search.start_zp_stk+2)
	sty	__rc2
	rol	__rc2
	asl
	sta	__rc7
	rol	__rc2
	lda	#mos16lo(SEARCH+5172)
	clc
	adc	__rc7
	sta	__rc8
	lda	#mos16hi(SEARCH+5172)
	adc	__rc2
	sta	__rc9
	ldy	#0
	lda	__rc5
	sta	(__rc8),y
	iny
	txa
	sta	(__rc8),y
	iny
	lda	__rc6
	sta	(__rc8),y
	iny
	lda	__rc3
	sta	(__rc8),y
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk+9) ; 1-byte Folded Reload
	cmp	#127
	tax
	ldy	#0
	bcc	.LBB24_11
; %bb.10:                               ; %bb5.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	ldx	#127
	txa
.LBB24_11:                              ; %bb5.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	clc
	adc	#1
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+9) ; 1-byte Folded Spill
	sta	SEARCH+5684
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk+4)
	bne	.LBB24_12
	jmp	.LBB24_24
.LBB24_12:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+7)
	lda	__rc4
	clc
	adc	#1
	and	#127
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+8)
	lda	(mos8(.Lawale_c64.core.search.Search.start_zp_stk)),y
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	bne	.LBB24_14
; %bb.13:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	inc	mos8(.Lawale_c64.core.search.Search.start_zp_stk+1)
.LBB24_14:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	ldy	mos8(.Lawale_c64.core.search.Search.start_zp_stk+5)
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk+6)
	dey
	cpy	#255
	bne	.LBB24_16
; %bb.15:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	clc
	adc	#255
.LBB24_16:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.search.Search.start_zp_stk+3)
	cpx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+3)
	beq	.LBB24_17
	jmp	.LBB24_8
.LBB24_17:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	dec	mos8(.Lawale_c64.core.search.Search.start_zp_stk+4)
	jmp	.LBB24_8
.LBB24_18:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	tya
	beq	.LBB24_19
	jmp	.LBB24_9
.LBB24_19:                              ; %awale_c64.core.game.Game.since_capture.exit.loopexit.i
	ldx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+8)
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+9) ; 1-byte Folded Spill
	clc
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk+7)
	adc	#2
.LBB24_20:                              ; %awale_c64.core.search.past.Past.recall.exit
	ldx	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc2
	sty	__rc3
	sta	__rc20
	jsr	awale_c64.core.search.hash.hash
	sta	__rc9
	stx	__rc4
	ldx	__rc2
	stx	__rc8
	ldy	#0
	tya
	ldx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+9) ; 1-byte Folded Reload
	stx	__rc2
	asl	__rc2
	rol
	asl	__rc2
	rol
	clc
	sta	__rc5
	lda	#mos16lo(SEARCH+5172)
	adc	__rc2
	sta	__rc6
	lda	#mos16hi(SEARCH+5172)
	adc	__rc5
	sta	__rc7
	ldx	__rc20
	lda	__rc9
	sta	(__rc6),y
	ldy	#2
	lda	__rc8
	sta	(__rc6),y
	iny
	lda	__rc3
	sta	(__rc6),y
	ldy	#1
	lda	__rc4
	sta	(__rc6),y
	cpx	#128
	bcc	.LBB24_22
; %bb.21:                               ; %awale_c64.core.search.past.Past.recall.exit
	ldx	#128
.LBB24_22:                              ; %awale_c64.core.search.past.Past.recall.exit
	stx	SEARCH+5684
	ldx	#mos16lo(SEARCH+5120)
	stx	__rc2
	ldx	#mos16hi(SEARCH+5120)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	ldy	__rc2
	sta	SEARCH+5136
	stx	SEARCH+5137
	sty	SEARCH+5138
	ldx	__rc3
	stx	SEARCH+5139
	ldx	#7
	stx	SEARCH+5144
	ldx	#mos16lo(SEARCH+5120)
	stx	__rc2
	ldx	#mos16hi(SEARCH+5120)
	stx	__rc3
	ldx	#mos16lo(GAME)
	stx	__rc4
	ldx	#mos16hi(GAME)
	stx	__rc5
	ldx	#mos16lo(SEARCH)
	stx	__rc6
	ldx	#mos16hi(SEARCH)
	stx	__rc7
	ldx	#mos16lo(SEARCH+5172)
	stx	__rc8
	ldx	#mos16hi(SEARCH+5172)
	stx	__rc9
	jsr	search_kernel_begin
	ldy	#1
.LBB24_23:                              ; %bb8
	tya
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.LBB24_24:                              ; %bb5.i.i
                                        ;   in Loop: Header=BB24_9 Depth=1
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk+3)
	beq	.LBB24_25
	jmp	.LBB24_12
.LBB24_25:                              ; %panic.i.i
	jsr	awale_panic
.Lfunc_end24:
	.size	awale_c64.core.search.Search.start, .Lfunc_end24-awale_c64.core.search.Search.start
                                        ; -- End function
	.section	.text.awale_c64.core.search.hash.hash,"ax",@progbits
	.type	awale_c64.core.search.hash.hash,@function ; -- Begin function awale_c64.core.search.hash.hash
awale_c64.core.search.hash.hash:        ; @awale_c64.core.search.hash.hash
; %bb.0:                                ; %start
	ldy	#14
	lda	(__rc2),y
	ldy	#0
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	cmp	#0
	beq	.LBB25_2
; %bb.1:                                ; %select.false
	ldx	#233
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldx	#11
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	ldy	#245
	ldx	#4
.LBB25_2:                               ; %select.end
	sty	__rc7
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc6
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	sty	__rc5
	stx	__rc4
	ldy	#0
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB25_5
.LBB25_3:                               ;   in Loop: Header=BB25_5 Depth=1
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	tya
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
.LBB25_4:                               ; %awale_c64.core.search.hash.times.exit
                                        ;   in Loop: Header=BB25_5 Depth=1
	inc	__rc12
	clc
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	adc	__rc7
	sta	__rc7
	tya
	adc	__rc6
	sta	__rc6
	txa
	adc	__rc5
	sta	__rc5
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	ldy	__rc12
	adc	__rc4
	sta	__rc4
	clc
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Reload
	adc	#4
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
	cpy	#12
	bne	.LBB25_5
	jmp	.LBB25_10
.LBB25_5:                               ; %bb8
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB25_7 Depth 2
	sty	__rc12
	lda	(__rc2),y
	beq	.LBB25_3
; %bb.6:                                ; %bb2.i.preheader
                                        ;   in Loop: Header=BB25_5 Depth=1
	ldx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Reload
	ldy	awale_c64.core.search.hash.KEYS,x
	sty	__rc8
	ldy	awale_c64.core.search.hash.KEYS+1,x
	sty	__rc9
	ldy	awale_c64.core.search.hash.KEYS+2,x
	pha
	lda	awale_c64.core.search.hash.KEYS+3,x
	tax
	pla
	stx	__rc11
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	sty	__rc10
	ldy	#0
	sta	__rc13
	tya
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	lda	__rc13
.LBB25_7:                               ; %bb2.i
                                        ;   Parent Loop BB25_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lsr
	bcc	.LBB25_9
; %bb.8:                                ; %bb3.i
                                        ;   in Loop: Header=BB25_7 Depth=2
	clc
	sta	__rc13
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	adc	__rc8
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	tya
	adc	__rc9
	tay
	txa
	adc	__rc10
	tax
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	adc	__rc11
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	lda	__rc13
.LBB25_9:                               ; %bb6.i
                                        ;   in Loop: Header=BB25_7 Depth=2
	asl	__rc8
	rol	__rc9
	rol	__rc10
	rol	__rc11
	cmp	#0
	bne	.LBB25_7
	jmp	.LBB25_4
.LBB25_10:                              ; %bb15.preheader
	ldy	#12
	lda	(__rc2),y
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
	cmp	#0
	beq	.LBB25_15
; %bb.11:                               ; %bb2.i24.preheader
	ldy	#208
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	sty	__rc8
	ldx	#109
	stx	__rc9
	ldx	#169
	stx	__rc10
	ldx	#42
	stx	__rc11
	ldy	#0
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
.LBB25_12:                              ; %bb2.i24
                                        ; =>This Inner Loop Header: Depth=1
	lsr
	sta	__rc13
	bcc	.LBB25_14
; %bb.13:                               ; %bb3.i29
                                        ;   in Loop: Header=BB25_12 Depth=1
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	clc
	adc	__rc8
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	tya
	adc	__rc9
	tay
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Reload
	adc	__rc10
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
	txa
	adc	__rc11
	tax
.LBB25_14:                              ; %bb6.i31
                                        ;   in Loop: Header=BB25_12 Depth=1
	asl	__rc8
	rol	__rc9
	rol	__rc10
	rol	__rc11
	lda	__rc13
	bne	.LBB25_12
.LBB25_15:                              ; %awale_c64.core.search.hash.times.exit35
	stx	__rc11
	sty	__rc10
	ldy	#13
	lda	(__rc2),y
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+3) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+4) ; 1-byte Folded Spill
	tay
	beq	.LBB25_20
; %bb.16:                               ; %bb2.i24.1.preheader
	sta	__rc12
	lda	#192
	ldx	#176
	ldy	#0
	sty	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	stx	__rc2
	sta	__rc3
	ldx	#43
	stx	__rc8
	ldx	#180
	stx	__rc9
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+3) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+4) ; 1-byte Folded Spill
.LBB25_17:                              ; %bb2.i24.1
                                        ; =>This Inner Loop Header: Depth=1
	lsr	__rc12
	bcc	.LBB25_19
; %bb.18:                               ; %bb3.i29.1
                                        ;   in Loop: Header=BB25_17 Depth=1
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	clc
	adc	__rc2
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+3) ; 1-byte Folded Reload
	adc	__rc3
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+3) ; 1-byte Folded Spill
	txa
	adc	__rc8
	tax
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+4) ; 1-byte Folded Reload
	adc	__rc9
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+4) ; 1-byte Folded Spill
.LBB25_19:                              ; %bb6.i31.1
                                        ;   in Loop: Header=BB25_17 Depth=1
	asl	__rc2
	rol	__rc3
	rol	__rc8
	rol	__rc9
	lda	__rc12
	bne	.LBB25_17
.LBB25_20:                              ; %awale_c64.core.search.hash.times.exit35.1
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+4) ; 1-byte Folded Reload
	sty	__rc2
	stx	__rc3
	ldx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc8
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc9
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	clc
	adc	__rc7
	tax
	lda	__rc10
	adc	__rc6
	sta	__rc6
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Reload
	adc	__rc5
	sta	__rc5
	lda	__rc11
	adc	__rc4
	sta	__rc7
	txa
	clc
	adc	__rc9
	tay
	lda	__rc6
	adc	__rc8
	sta	__rc4
	lda	__rc5
	adc	__rc3
	tax
	lda	__rc7
	adc	__rc2
	stx	__rc2
	sta	__rc3
	ldx	__rc4
	tya
	rts
.Lfunc_end25:
	.size	awale_c64.core.search.hash.hash, .Lfunc_end25-awale_c64.core.search.hash.hash
                                        ; -- End function
	.section	.text.awale_c64.menu.App.close_menu,"ax",@progbits
	.type	awale_c64.menu.App.close_menu,@function ; -- Begin function awale_c64.menu.App.close_menu
awale_c64.menu.App.close_menu:          ; @awale_c64.menu.App.close_menu
; %bb.0:                                ; %start
	lda	#1
	jsr	awale_c64.app.App.enter
	ldx	GAME+1123
	cpx	#3
	bne	.LBB26_2
; %bb.1:                                ; %bb3
	jsr	awale_c64.play.App.draw_game
	jmp	awale_c64.play.App.show_turn
.LBB26_2:                               ; %bb4
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#17
	ldx	#0
	jsr	awale_c64.screens.line.blank
	jsr	awale_c64.play.App.show_keys
	jmp	awale_c64.play.App.show_turn
.Lfunc_end26:
	.size	awale_c64.menu.App.close_menu, .Lfunc_end26-awale_c64.menu.App.close_menu
                                        ; -- End function
	.section	.text.awale_c64.menu.App.is_offered,"ax",@progbits
	.type	awale_c64.menu.App.is_offered,@function ; -- Begin function awale_c64.menu.App.is_offered
awale_c64.menu.App.is_offered:          ; @awale_c64.menu.App.is_offered
; %bb.0:                                ; %start
	and	#1
	beq	.LBB27_3
.LBB27_1:
	lda	#1
	tax
	beq	.LBB27_2
	jmp	.LBB27_15
.LBB27_2:                               ; %bb16
	lda	#0
	rts
.LBB27_3:                               ; %bb2
	sec
	txa
	sbc	#1
	cmp	#10
	bcc	.LBB27_4
	jmp	.LBB27_21
.LBB27_4:                               ; %bb2
	tax
	ldy	.LJTI27_0,x
	lda	.LJTI27_0+10,x
	tax
	sty	__rc2
	stx	__rc3
	lda	#1
	jmp	(__rc2)
.LBB27_5:                               ; %bb8
	ldx	GAME+1110
	lda	#1
	cpx	#1
	beq	.LBB27_14
; %bb.6:                                ; %bb8
	lda	#0
	tax
	bne	.LBB27_15
	jmp	.LBB27_2
.LBB27_7:                               ; %bb6
	ldx	GAME+1110
	cpx	#1
	bne	.LBB27_13
; %bb.8:                                ; %bb3.i4
	ldx	GAME+1111
	cpx	#1
	beq	.LBB27_11
.LBB27_9:                               ; %bb3
	lda	#1
	jmp	.LBB27_17
.LBB27_10:                              ; %bb3
	jsr	awale_c64.setup.Setup.rules
	ldx	__rc2
	cpx	#6
	bcc	.LBB27_9
.LBB27_11:                              ; %bb3.i
	lda	#0
	jmp	.LBB27_17
.LBB27_12:                              ; %bb7
	ldx	GAME+1110
	cpx	#1
	beq	.LBB27_22
.LBB27_13:                              ; %bb6
	lda	#0
	cpx	#0
	bne	.LBB27_14
	jmp	.LBB27_1
.LBB27_14:                              ; %bb16
	tax
	bne	.LBB27_15
	jmp	.LBB27_2
.LBB27_15:                              ; %bb16
	lda	#1
	rts
.LBB27_16:                              ; %bb5
	jsr	awale_c64.setup.Setup.has_clock
.LBB27_17:                              ; %bb3
	and	#1
	tax
	bne	.LBB27_15
	jmp	.LBB27_2
.LBB27_18:                              ; %bb4
	jsr	awale_c64.setup.Setup.rules
	ldx	#1
	cmp	#3
	beq	.LBB27_20
; %bb.19:                               ; %bb4
	ldx	#0
.LBB27_20:                              ; %bb4
	txa
	tax
	bne	.LBB27_15
	jmp	.LBB27_2
.LBB27_21:
	lda	#1
	tax
	bne	.LBB27_15
	jmp	.LBB27_2
.LBB27_22:                              ; %bb3.i
	ldx	GAME+1111
	bne	.LBB27_9
	jmp	.LBB27_11
.Lfunc_end27:
	.size	awale_c64.menu.App.is_offered, .Lfunc_end27-awale_c64.menu.App.is_offered
	.section	.rodata.awale_c64.menu.App.is_offered,"a",@progbits
.LJTI27_0:
	.byte	.LBB27_5@mos16lo
	.byte	.LBB27_12@mos16lo
	.byte	.LBB27_7@mos16lo
	.byte	.LBB27_16@mos16lo
	.byte	.LBB27_14@mos16lo
	.byte	.LBB27_14@mos16lo
	.byte	.LBB27_14@mos16lo
	.byte	.LBB27_18@mos16lo
	.byte	.LBB27_14@mos16lo
	.byte	.LBB27_10@mos16lo
	.byte	.LBB27_5@mos16hi
	.byte	.LBB27_12@mos16hi
	.byte	.LBB27_7@mos16hi
	.byte	.LBB27_16@mos16hi
	.byte	.LBB27_14@mos16hi
	.byte	.LBB27_14@mos16hi
	.byte	.LBB27_14@mos16hi
	.byte	.LBB27_18@mos16hi
	.byte	.LBB27_14@mos16hi
	.byte	.LBB27_10@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.menu.App.act,"ax",@progbits
	.type	awale_c64.menu.App.act,@function ; -- Begin function awale_c64.menu.App.act
awale_c64.menu.App.act:                 ; @awale_c64.menu.App.act
; %bb.0:                                ; %start
	tax
	ldy	.LJTI28_0,x
	lda	.LJTI28_0+5,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB28_1:                               ; %bb6
	jmp	awale_c64.play.App.start_game
.LBB28_2:                               ; %bb2
	jmp	awale_c64.app.App.show_title
.LBB28_3:                               ; %bb4
	lda	#3
	jmp	awale_c64.menu.App.open
.LBB28_4:                               ; %bb3
	jsr	awale_c64.menu.App.close_menu
	ldx	GAME+22
	beq	.LBB28_7
; %bb.5:                                ; %awale_c64.play.App.abandon.exit
	jmp	awale_c64.app.App.go_on
.LBB28_6:                               ; %bb5
	jmp	awale_c64.menu.App.close_menu
.LBB28_7:                               ; %bb2.i.i.i
	ldx	#4
	stx	GAME+22
	jmp	awale_c64.app.App.go_on
.Lfunc_end28:
	.size	awale_c64.menu.App.act, .Lfunc_end28-awale_c64.menu.App.act
	.section	.rodata.awale_c64.menu.App.act,"a",@progbits
.LJTI28_0:
	.byte	.LBB28_1@mos16lo
	.byte	.LBB28_6@mos16lo
	.byte	.LBB28_3@mos16lo
	.byte	.LBB28_4@mos16lo
	.byte	.LBB28_2@mos16lo
	.byte	.LBB28_1@mos16hi
	.byte	.LBB28_6@mos16hi
	.byte	.LBB28_3@mos16hi
	.byte	.LBB28_4@mos16hi
	.byte	.LBB28_2@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.menu.App.list,"ax",@progbits
	.type	awale_c64.menu.App.list,@function ; -- Begin function awale_c64.menu.App.list
awale_c64.menu.App.list:                ; @awale_c64.menu.App.list
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	ldy	GAME+1123
	ldx	awale_c64.menu.page.STARTS,y
	lda	awale_c64.menu.page.STARTS+1,y
	tay
	sty	__rc2
	cpx	__rc2
	bcc	.LBB29_1
	jmp	.LBB29_13
.LBB29_1:                               ; %bb8.preheader
	sty	mos8(.Lawale_c64.menu.App.list_zp_stk+2)
	txa
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.menu.page.ITEMS)
	clc
	adc	__rc2
	sta	__rc20
	lda	#mos16hi(awale_c64.menu.page.ITEMS)
	adc	__rc3
	ldy	GAME+1141
	pha
	lda	GAME+1128,y
	tay
	pla
	sty	mos8(.Lawale_c64.menu.App.list_zp_stk+4)
	ldy	#0
	sta	__rc21
	stx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	sty	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	jmp	.LBB29_4
.LBB29_2:                               ;   in Loop: Header=BB29_4 Depth=1
	ldy	mos8(.Lawale_c64.menu.App.list_zp_stk+3)
.LBB29_3:                               ; %bb17
                                        ;   in Loop: Header=BB29_4 Depth=1
	inc	mos8(.Lawale_c64.menu.App.list_zp_stk)
	lda	__rc20
	clc
	adc	#2
	sta	__rc20
	lda	__rc21
	adc	#0
	sta	__rc21
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+2)
	cpx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	beq	.LBB29_14
.LBB29_4:                               ; %bb8
                                        ; =>This Inner Loop Header: Depth=1
	sty	mos8(.Lawale_c64.menu.App.list_zp_stk+3)
	ldy	#0
	lda	(__rc20),y
	sta	__rc2
	iny
	lda	(__rc20),y
	tax
	lda	__rc2
	jsr	awale_c64.menu.App.is_offered
	and	#1
	beq	.LBB29_2
; %bb.5:                                ; %bb12
                                        ;   in Loop: Header=BB29_4 Depth=1
	ldx	#1
	lda	mos8(.Lawale_c64.menu.App.list_zp_stk)
	ldy	mos8(.Lawale_c64.menu.App.list_zp_stk+3)
	cmp	GAME+1128,y
	beq	.LBB29_7
; %bb.6:                                ; %bb12
                                        ;   in Loop: Header=BB29_4 Depth=1
	ldx	#0
.LBB29_7:                               ; %bb12
                                        ;   in Loop: Header=BB29_4 Depth=1
	txa
	beq	.LBB29_9
; %bb.8:                                ; %bb12
                                        ;   in Loop: Header=BB29_4 Depth=1
	ldx	#0
	jmp	.LBB29_10
.LBB29_9:                               ; %bb12
                                        ;   in Loop: Header=BB29_4 Depth=1
	ldx	#1
.LBB29_10:                              ; %bb12
                                        ;   in Loop: Header=BB29_4 Depth=1
	stx	mos8(.Lawale_c64.menu.App.list_zp_stk+5) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.menu.App.list_zp_stk)
	sta	GAME+1128,y
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+4)
	cpx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	bne	.LBB29_12
; %bb.11:                               ; %bb14
                                        ;   in Loop: Header=BB29_4 Depth=1
	sty	GAME+1141
.LBB29_12:                              ; %bb15
                                        ;   in Loop: Header=BB29_4 Depth=1
	lda	mos8(.Lawale_c64.menu.App.list_zp_stk+5) ; 1-byte Folded Reload
	ora	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	and	#1
	sta	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	iny
	jmp	.LBB29_3
.LBB29_13:
	lda	#0
	tax
	stx	__rc2
	jmp	.LBB29_15
.LBB29_14:                              ; %bb9.loopexit
	lda	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	and	#1
	sty	__rc2
.LBB29_15:                              ; %bb9
	ldx	GAME+1140
	ldy	__rc2
	sty	GAME+1140
	cpx	__rc2
	bne	.LBB29_18
; %bb.16:                               ; %bb9
	tax
	bne	.LBB29_18
; %bb.17:                               ; %bb19
	lda	GAME+1141
	jsr	awale_c64.menu.App.show_item
	jmp	.LBB29_23
.LBB29_18:                              ; %bb18
	lda	GAME+1126
	cmp	__rc2
	ldx	#40
	bcs	.LBB29_20
; %bb.19:                               ; %bb2.i
	asl
	ldx	#20
.LBB29_20:                              ; %awale_c64.screens.menu.Window.fit.exit
	stx	GAME+1127
	tax
	beq	.LBB29_23
; %bb.21:                               ; %bb25.preheader
	tax
	lda	#0
.LBB29_22:                              ; %bb25
                                        ; =>This Inner Loop Header: Depth=1
	stx	__rc21
	tax
	inx
	stx	__rc20
	jsr	awale_c64.menu.App.show_item
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	__rc21
	lda	__rc20
	cpx	__rc20
	bne	.LBB29_22
.LBB29_23:                              ; %bb29
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end29:
	.size	awale_c64.menu.App.list, .Lfunc_end29-awale_c64.menu.App.list
                                        ; -- End function
	.section	.text.awale_c64.menu.App.open,"ax",@progbits
	.type	awale_c64.menu.App.open,@function ; -- Begin function awale_c64.menu.App.open
awale_c64.menu.App.open:                ; @awale_c64.menu.App.open
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	sta	GAME+1123
	ldx	GAME+1148
	beq	.LBB30_2
; %bb.1:                                ; %bb3
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9
	stx	.Lawale_c64.menu.App.open_sstk
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9+1
	stx	.Lawale_c64.menu.App.open_sstk+1
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9+2
	stx	.Lawale_c64.menu.App.open_sstk+2
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9+3
	jmp	.LBB30_3
.LBB30_2:                               ; %bb2
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10
	stx	.Lawale_c64.menu.App.open_sstk
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10+1
	stx	.Lawale_c64.menu.App.open_sstk+1
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10+2
	stx	.Lawale_c64.menu.App.open_sstk+2
	ldx	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10+3
.LBB30_3:                               ; %bb4
	stx	.Lawale_c64.menu.App.open_sstk+3
	ldx	.Lawale_c64.menu.App.open_sstk
	stx	GAME+1124
	ldx	.Lawale_c64.menu.App.open_sstk+1
	stx	GAME+1125
	ldx	.Lawale_c64.menu.App.open_sstk+2
	stx	GAME+1126
	ldx	.Lawale_c64.menu.App.open_sstk+3
	stx	GAME+1127
	ldx	#0
	stx	GAME+1141
	stx	GAME+1140
	stx	GAME+1122
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	GAME+1124
	ldx	#7
	stx	__rc2
	ldx	#0
	stx	__rc3
	stx	__rc4
	ldx	__rc20
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#24
	ldx	#21
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	jsr	awale_c64.menu.App.list
	pla
	sta	__rc20
	rts
.Lfunc_end30:
	.size	awale_c64.menu.App.open, .Lfunc_end30-awale_c64.menu.App.open
                                        ; -- End function
	.section	.text.awale_c64.menu.App.menu_key,"ax",@progbits
	.type	awale_c64.menu.App.menu_key,@function ; -- Begin function awale_c64.menu.App.menu_key
awale_c64.menu.App.menu_key:            ; @awale_c64.menu.App.menu_key
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	lda	GAME+1122
	and	#1
	beq	.LBB31_2
; %bb.1:                                ; %bb1
	ldx	#0
	stx	GAME+1122
	lda	#24
	ldy	#3
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	#21
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
.LBB31_2:                               ; %bb4
	lda	GAME+1141
	ldx	GAME+1140
	stx	__rc2
	ldx	__rc20
	cpx	#145
	beq	.LBB31_6
; %bb.3:                                ; %bb4
	cpx	#17
	bne	.LBB31_11
; %bb.4:                                ; %bb23
	clc
	adc	#1
	cmp	__rc2
	bne	.LBB31_9
; %bb.5:                                ; %bb24
	lda	#0
	jmp	.LBB31_9
.LBB31_6:                               ; %bb22
	tax
	beq	.LBB31_8
; %bb.7:                                ; %select.false
	sta	__rc2
.LBB31_8:                               ; %select.end
	ldx	__rc2
	dex
	txa
.LBB31_9:                               ; %bb26
	jsr	awale_c64.menu.App.point_at
.LBB31_10:                              ; %bb56
	pla
	sta	__rc20
	rts
.LBB31_11:                              ; %bb6
	sta	__rc6
	tax
	lda	GAME+1128,x
	ldy	#1
	asl
	sta	__rc3
	lda	#0
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.menu.page.ITEMS)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.menu.page.ITEMS)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	sta	__rc7
	dey
	lda	(__rc4),y
	and	#1
	beq	.LBB31_19
; %bb.12:                               ; %bb58
	ldx	GAME+1126
	sec
	lda	__rc20
	ldy	__rc20
	sbc	#13
	bvc	.LBB31_14
; %bb.13:                               ; %bb58
	eor	#128
.LBB31_14:                              ; %bb58
	cmp	#0
	bpl	.LBB31_27
; %bb.15:                               ; %bb58
	cpy	#133
	bne	.LBB31_16
	jmp	.LBB31_35
.LBB31_16:                              ; %bb58
	tya
	cpy	#157
	bne	.LBB31_24
; %bb.17:                               ; %bb19
	stx	__rc3
	lda	__rc6
	cmp	__rc3
	bcs	.LBB31_18
	jmp	.LBB31_51
.LBB31_18:                              ; %bb35
	sec
	sbc	__rc3
	jmp	.LBB31_9
.LBB31_19:                              ; %bb7
	sec
	lda	__rc20
	sbc	#13
	bvc	.LBB31_21
; %bb.20:                               ; %bb7
	eor	#128
.LBB31_21:                              ; %bb7
	tax
	bpl	.LBB31_30
; %bb.22:                               ; %bb7
	lda	__rc20
	cmp	#133
	beq	.LBB31_35
; %bb.23:                               ; %bb7
	cmp	#157
	beq	.LBB31_33
.LBB31_24:                              ; %bb7
	cmp	#171
	bne	.LBB31_36
; %bb.25:                               ; %bb13
	ldx	GAME+1148
	cpx	#6
	beq	.LBB31_26
	jmp	.LBB31_51
.LBB31_26:                              ; %bb45
	lda	#3
	jsr	awale_c64.menu.App.act
	jmp	.LBB31_10
.LBB31_27:                              ; %bb58
	cpy	#13
	beq	.LBB31_42
; %bb.28:                               ; %bb58
	tya
	cpy	#29
	bne	.LBB31_29
	jmp	.LBB31_50
.LBB31_29:                              ; %bb58
	cmp	#95
	beq	.LBB31_40
	jmp	.LBB31_36
.LBB31_30:                              ; %bb7
	lda	__rc20
	cmp	#13
	beq	.LBB31_43
; %bb.31:                               ; %bb7
	cmp	#95
	beq	.LBB31_40
; %bb.32:                               ; %bb7
	cmp	#29
	bne	.LBB31_36
.LBB31_33:                              ; %bb21
	cmp	#29
	bne	.LBB31_45
; %bb.34:                               ; %bb21
	ldx	#1
	jmp	.LBB31_46
.LBB31_35:                              ; %bb14
	ldx	GAME+1148
	cpx	#6
	beq	.LBB31_41
	jmp	.LBB31_51
.LBB31_36:                              ; %bb10
	cmp	#48
	bcc	.LBB31_51
; %bb.37:                               ; %bb12
	cmp	#51
	bcs	.LBB31_51
; %bb.38:                               ; %bb11
	ldx	GAME+1123
	bne	.LBB31_51
; %bb.39:                               ; %bb51
	clc
	adc	#208
	tax
	lda	#0
	jsr	awale_c64.setup.Setup.set
	jsr	awale_c64.menu.App.list
	jmp	.LBB31_10
.LBB31_40:                              ; %bb15
	ldx	GAME+1148
	cpx	#6
	bne	.LBB31_48
.LBB31_41:                              ; %bb39
	jsr	awale_c64.menu.App.close_menu
	jmp	.LBB31_10
.LBB31_42:                              ; %bb16
	lda	__rc7
	jsr	awale_c64.menu.App.act
	jmp	.LBB31_10
.LBB31_43:                              ; %bb9
	lda	__rc7
	cmp	#6
	bne	.LBB31_52
; %bb.44:                               ; %bb18
	lda	#1
	jsr	awale_c64.menu.App.open
	jmp	.LBB31_10
.LBB31_45:                              ; %bb21
	ldx	#0
.LBB31_46:                              ; %bb21
	lda	__rc7
.LBB31_47:                              ; %bb56
	jsr	awale_c64.setup.Setup.change
	jsr	awale_c64.menu.App.list
	jmp	.LBB31_10
.LBB31_48:                              ; %bb40
	ldx	GAME+1123
	beq	.LBB31_51
; %bb.49:                               ; %bb48
	lda	#0
	jsr	awale_c64.menu.App.open
	jmp	.LBB31_10
.LBB31_50:                              ; %bb20
	clc
	stx	__rc3
	lda	__rc6
	adc	__rc3
	cmp	__rc2
	bcs	.LBB31_51
	jmp	.LBB31_9
.LBB31_51:                              ; %bb8
	ldx	#1
	stx	GAME+1122
	lda	#24
	ldy	#3
	dex
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	#94
	jsr	awale_c64.screens.line.show
	lda	#2
	jsr	awale_c64.hardware.Hardware.play
	jmp	.LBB31_10
.LBB31_52:                              ; %bb17
	ldx	#1
	jmp	.LBB31_47
.Lfunc_end31:
	.size	awale_c64.menu.App.menu_key, .Lfunc_end31-awale_c64.menu.App.menu_key
                                        ; -- End function
	.section	.text.awale_c64.menu.App.point_at,"ax",@progbits
	.type	awale_c64.menu.App.point_at,@function ; -- Begin function awale_c64.menu.App.point_at
awale_c64.menu.App.point_at:            ; @awale_c64.menu.App.point_at
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.menu.App.point_at_zp_stk) ; 1-byte Folded Spill
	ldx	GAME+1124
	stx	__rc6
	stx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+1) ; 1-byte Folded Spill
	ldx	GAME+1125
	stx	__rc7
	stx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+2) ; 1-byte Folded Spill
	ldx	GAME+1126
	stx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+3) ; 1-byte Folded Spill
	ldy	GAME+1127
	sty	mos8(.Lawale_c64.menu.App.point_at_zp_stk+4) ; 1-byte Folded Spill
	lda	GAME+1141
	sta	__rc4
	lda	#0
	stx	__rc2
	sty	__rc3
	sta	__rc5
	ldx	__rc7
	lda	__rc6
	jsr	awale_c64.screens.menu.Window.choose
	ldx	#1
	ldy	mos8(.Lawale_c64.menu.App.point_at_zp_stk+3) ; 1-byte Folded Reload
	sty	__rc2
	ldy	mos8(.Lawale_c64.menu.App.point_at_zp_stk+4) ; 1-byte Folded Reload
	sty	__rc3
	ldy	mos8(.Lawale_c64.menu.App.point_at_zp_stk) ; 1-byte Folded Reload
	sty	__rc4
	stx	__rc5
	ldx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+2) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.menu.App.point_at_zp_stk+1) ; 1-byte Folded Reload
	jsr	awale_c64.screens.menu.Window.choose
	ldx	mos8(.Lawale_c64.menu.App.point_at_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1141
	rts
.Lfunc_end32:
	.size	awale_c64.menu.App.point_at, .Lfunc_end32-awale_c64.menu.App.point_at
                                        ; -- End function
	.section	.text.awale_c64.menu.App.show_item,"ax",@progbits
	.type	awale_c64.menu.App.show_item,@function ; -- Begin function awale_c64.menu.App.show_item
awale_c64.menu.App.show_item:           ; @awale_c64.menu.App.show_item
; %bb.0:                                ; %start
	tay
	ldx	GAME+1140
	stx	__rc2
	cmp	GAME+1140
	lda	#0
                                        ; implicit-def: $rc6
                                        ; implicit-def: $rc8
	sty	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
	bcc	.LBB33_1
	jmp	.LBB33_6
.LBB33_1:                               ; %bb1
	lda	GAME+1128,y
	ldy	#0
	asl
	sta	__rc3
	tya
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.menu.page.ITEMS)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.menu.page.ITEMS)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	and	#1
	sta	__rc6
	iny
	lda	(__rc4),y
	sta	__rc4
	tax
	ldy	#16
	sty	__rc3
	ldy	__rc6
	sty	__rc5
	bne	.LBB33_3
; %bb.2:                                ; %select.false
	ldy	#4
	sty	__rc3
.LBB33_3:                               ; %select.end
	clc
	adc	__rc3
	sta	__rc6
	lda	__rc5
	beq	.LBB33_5
; %bb.4:
                                        ; implicit-def: $rc8
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
	lda	#0
	jmp	.LBB33_6
.LBB33_5:                               ; %bb4
	ldy	__rc4
	sty	__rc3
	asl	__rc3
	lda	#0
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.setup.VALUES)
	clc
	adc	__rc3
	tay
	lda	#mos16hi(awale_c64.setup.VALUES)
	adc	__rc4
	sty	__rc4
	ldy	#1
	sta	__rc5
	lda	(__rc4),y
	clc
	adc	GAME+1110,x
	sta	__rc8
	tya
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
.LBB33_6:                               ; %bb7
	ldx	GAME+1124
	stx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	ldx	GAME+1125
	stx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+2)
	ldx	GAME+1126
	stx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+3)
	ldx	GAME+1127
	stx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+4)
	cpy	__rc2
	bcc	.LBB33_8
; %bb.7:                                ; %bb7
	ldx	#0
	jmp	.LBB33_9
.LBB33_8:                               ; %bb7
	ldx	#1
.LBB33_9:                               ; %bb7
	stx	__rc5
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+3)
	stx	__rc2
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+4)
	stx	__rc3
	sty	__rc4
	sta	__rc7
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+2)
	lda	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	jsr	awale_c64.screens.menu.Window.item
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
	cpy	GAME+1141
	bne	.LBB33_11
; %bb.10:                               ; %bb9
	ldx	#1
	lda	mos8(.Lawale_c64.menu.App.show_item_zp_stk+3)
	sta	__rc2
	lda	mos8(.Lawale_c64.menu.App.show_item_zp_stk+4)
	sta	__rc3
	sty	__rc4
	stx	__rc5
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+2)
	lda	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	jsr	awale_c64.screens.menu.Window.choose
.LBB33_11:                              ; %bb11
	rts
.Lfunc_end33:
	.size	awale_c64.menu.App.show_item, .Lfunc_end33-awale_c64.menu.App.show_item
                                        ; -- End function
	.section	.text.awale_c64.past.App.go_to,"ax",@progbits
	.type	awale_c64.past.App.go_to,@function ; -- Begin function awale_c64.past.App.go_to
awale_c64.past.App.go_to:               ; @awale_c64.past.App.go_to
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	.Lawale_c64.past.App.go_to_sstk+1 ; 1-byte Folded Spill
	stx	.Lawale_c64.past.App.go_to_sstk ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.go_to
	sta	.Lawale_c64.past.App.go_to_sstk+2 ; 1-byte Folded Spill
	stx	__rc20
	ldx	#mos16lo(GAME+1150)
	stx	__rc2
	ldx	#mos16hi(GAME+1150)
	stx	__rc3
	lda	#0
	ldx	#12
	sta	__rc4
	jsr	__memset
	ldx	.Lawale_c64.past.App.go_to_sstk+2 ; 1-byte Folded Reload
	stx	__rc5
	ldx	.Lawale_c64.past.App.go_to_sstk+1 ; 1-byte Folded Reload
	stx	__rc3
	ldx	.Lawale_c64.past.App.go_to_sstk ; 1-byte Folded Reload
	stx	__rc2
	lda	__rc2
	bne	.LBB34_2
; %bb.1:                                ; %start
	lda	__rc3
	bne	.LBB34_2
	jmp	.LBB34_17
.LBB34_2:                               ; %bb2
	ldx	__rc3
	ldy	__rc2
	dex
	cpx	#255
	bne	.LBB34_4
; %bb.3:                                ; %bb2
	dey
.LBB34_4:                               ; %bb2
	cpy	GAME+57
	bne	.LBB34_6
; %bb.5:                                ; %bb2
	ldy	GAME+56
	sty	__rc4
	cpx	__rc4
	ldx	#0
	bcc	.LBB34_7
	jmp	.LBB34_14
.LBB34_6:                               ; %bb2
	cpy	GAME+57
	ldx	#0
	bcs	.LBB34_14
.LBB34_7:                               ; %bb1.i
	ldx	__rc2
	cpx	#4
	bne	.LBB34_10
; %bb.8:                                ; %bb1.i
	ldx	__rc3
	cpx	#1
	bcc	.LBB34_11
.LBB34_9:                               ; %panic.i
	jsr	awale_panic
.LBB34_10:                              ; %bb1.i
	ldx	__rc2
	cpx	#4
	bcs	.LBB34_9
.LBB34_11:                              ; %bb2.i
	lda	#mos16lo(GAME+58)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(GAME+58)
	adc	__rc2
	stx	__rc2
	sta	__rc3
	ldx	#255
	dec	__rc2
	cpx	__rc2
	bne	.LBB34_13
; %bb.12:                               ; %bb2.i
	dec	__rc3
.LBB34_13:                              ; %bb2.i
	ldy	#0
	lda	(__rc2),y
	tax
.LBB34_14:                              ; %awale_c64.core.game.Game.logged.exit
	lda	#3
	sta	GAME+1150,x
	lda	__rc20
	beq	.LBB34_17
; %bb.15:                               ; %bb6.preheader.i
	ldx	__rc5
	lda	#4
.LBB34_16:                              ; %bb6.i
                                        ; =>This Inner Loop Header: Depth=1
	sta	GAME+1150,x
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	dec	__rc20
	bne	.LBB34_16
.LBB34_17:                              ; %bb5
	jsr	awale_c64.play.App.show_position
	pla
	sta	__rc20
	rts
.Lfunc_end34:
	.size	awale_c64.past.App.go_to, .Lfunc_end34-awale_c64.past.App.go_to
                                        ; -- End function
	.section	.text.awale_c64.past.App.take_back,"ax",@progbits
	.type	awale_c64.past.App.take_back,@function ; -- Begin function awale_c64.past.App.take_back
awale_c64.past.App.take_back:           ; @awale_c64.past.App.take_back
; %bb.0:                                ; %start
	ldx	GAME+56
	stx	__rc2
	ldx	GAME+57
	stx	__rc3
	lda	#6
	and	GAME+22
	cmp	#4
	bne	.LBB35_2
.LBB35_1:                               ; %bb15
	ldx	__rc3
	lda	__rc2
	jsr	awale_c64.past.App.go_to
	jsr	awale_c64.play.App.show_keys
	jsr	awale_c64.app.App.go_on
	lda	#92
	ldx	#0
	stx	__rc2
	jmp	awale_c64.screens.line.message
.LBB35_2:                               ; %bb4.preheader
	lda	__rc3
	bne	.LBB35_4
; %bb.3:                                ; %bb4.preheader
	lda	__rc2
	bne	.LBB35_4
	jmp	.LBB35_24
.LBB35_4:                               ; %bb7.lr.ph
	ldx	GAME+1110
	stx	__rc8
	ldx	GAME+1111
	stx	__rc9
	ldx	__rc2
	stx	__rc4
	ldx	__rc3
	stx	__rc5
	jmp	.LBB35_12
.LBB35_5:                               ; %bb1.i
                                        ;   in Loop: Header=BB35_12 Depth=1
	ldx	__rc5
	cpx	#4
	bcc	.LBB35_6
	jmp	.LBB35_19
.LBB35_6:                               ; %awale_c64.core.game.Game.logged.exit
                                        ;   in Loop: Header=BB35_12 Depth=1
	clc
	lda	#mos16lo(GAME+57)
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(GAME+57)
	adc	__rc5
	sta	__rc7
	sty	__rc10
	ldy	#0
	lda	(__rc6),y
	ldy	__rc10
	cmp	#6
	ldx	#1
	stx	__rc6
	bcs	.LBB35_8
.LBB35_7:                               ; %awale_c64.core.game.Game.logged.exit.thread
                                        ;   in Loop: Header=BB35_12 Depth=1
	ldx	#0
	stx	__rc6
.LBB35_8:                               ;   in Loop: Header=BB35_12 Depth=1
	lda	__rc8
	beq	.LBB35_11
; %bb.9:                                ;   in Loop: Header=BB35_12 Depth=1
	ldx	__rc8
	cpx	#1
	bne	.LBB35_20
; %bb.10:                               ; %bb3.i
                                        ;   in Loop: Header=BB35_12 Depth=1
	ldx	__rc9
	cpx	__rc6
	beq	.LBB35_20
.LBB35_11:                              ; %bb4.backedge
                                        ;   in Loop: Header=BB35_12 Depth=1
	sty	__rc4
	ldx	__rc11
	stx	__rc5
	beq	.LBB35_23
.LBB35_12:                              ; %bb7
                                        ; =>This Inner Loop Header: Depth=1
	ldy	__rc4
	lda	__rc5
	dey
	cpy	#255
	bne	.LBB35_14
; %bb.13:                               ; %bb7
                                        ;   in Loop: Header=BB35_12 Depth=1
	clc
	adc	#255
.LBB35_14:                              ; %bb7
                                        ;   in Loop: Header=BB35_12 Depth=1
	sta	__rc11
	cmp	__rc3
	bne	.LBB35_16
; %bb.15:                               ; %bb7
                                        ;   in Loop: Header=BB35_12 Depth=1
	cpy	__rc2
	bcs	.LBB35_7
	jmp	.LBB35_17
.LBB35_16:                              ; %bb7
                                        ;   in Loop: Header=BB35_12 Depth=1
	tax
	cpx	__rc3
	bcs	.LBB35_7
.LBB35_17:                              ; %bb1.i
                                        ;   in Loop: Header=BB35_12 Depth=1
	ldx	__rc5
	cpx	#4
	beq	.LBB35_18
	jmp	.LBB35_5
.LBB35_18:                              ; %bb1.i
                                        ;   in Loop: Header=BB35_12 Depth=1
	ldx	__rc4
	cpx	#1
	bcs	.LBB35_19
	jmp	.LBB35_6
.LBB35_19:                              ; %panic.i
	jsr	awale_panic
.LBB35_20:                              ; %bb15.loopexit
	ldx	#255
	dec	__rc4
	cpx	__rc4
	bne	.LBB35_22
; %bb.21:                               ; %bb15.loopexit
	dec	__rc5
.LBB35_22:                              ; %bb15.loopexit
	ldx	__rc4
	stx	__rc2
	ldx	__rc5
	stx	__rc3
	jmp	.LBB35_1
.LBB35_23:                              ; %bb4.backedge
                                        ;   in Loop: Header=BB35_12 Depth=1
	tya
	bne	.LBB35_12
.LBB35_24:                              ; %bb5
	lda	#93
	ldx	#0
	jmp	awale_c64.app.App.refuse
.Lfunc_end35:
	.size	awale_c64.past.App.take_back, .Lfunc_end35-awale_c64.past.App.take_back
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_marks,"ax",@progbits
	.type	awale_c64.play.App.show_marks,@function ; -- Begin function awale_c64.play.App.show_marks
awale_c64.play.App.show_marks:          ; @awale_c64.play.App.show_marks
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.play.App.show_marks_zp_stk)
	ldy	GAME+21
	ldx	#0
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
	tya
	beq	.LBB36_2
; %bb.1:                                ; %select.false
	ldy	#6
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
.LBB36_2:                               ; %select.end
	clc
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
	adc	#6
	sta	mos8(.Lawale_c64.play.App.show_marks_zp_stk+2)
	ldy	#0
	tya
	jmp	.LBB36_5
.LBB36_3:                               ;   in Loop: Header=BB36_5 Depth=1
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
.LBB36_4:                               ; %bb31
                                        ;   in Loop: Header=BB36_5 Depth=1
	inc	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	cpy	#12
	beq	.LBB36_17
.LBB36_5:                               ; %bb6
                                        ; =>This Inner Loop Header: Depth=1
	ldx	GAME+1150,y
	cpy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	bcc	.LBB36_11
; %bb.6:                                ; %bb9
                                        ;   in Loop: Header=BB36_5 Depth=1
	cpy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+2)
	bcs	.LBB36_11
; %bb.7:                                ; %bb10
                                        ;   in Loop: Header=BB36_5 Depth=1
	tay
	txa
	bne	.LBB36_10
; %bb.8:                                ; %bb12
                                        ;   in Loop: Header=BB36_5 Depth=1
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk)
	and	#1
	and	#1
	ldx	#0
	cmp	#0
	beq	.LBB36_10
; %bb.9:                                ; %bb13
                                        ;   in Loop: Header=BB36_5 Depth=1
	ldx	#1
.LBB36_10:                              ; %bb16
                                        ;   in Loop: Header=BB36_5 Depth=1
	lsr	mos8(.Lawale_c64.play.App.show_marks_zp_stk)
	tya
.LBB36_11:                              ; %bb18
                                        ;   in Loop: Header=BB36_5 Depth=1
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	cpx	GAME+1149
	bne	.LBB36_13
; %bb.12:                               ; %bb19
                                        ;   in Loop: Header=BB36_5 Depth=1
	ldy	#2
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
.LBB36_13:                              ; %bb21
                                        ;   in Loop: Header=BB36_5 Depth=1
	ldy	GAME+1083,x
	cpy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	beq	.LBB36_3
; %bb.14:                               ; %bb24
                                        ;   in Loop: Header=BB36_5 Depth=1
	ldx	#0
	tay
	bne	.LBB36_16
; %bb.15:                               ; %bb25
                                        ;   in Loop: Header=BB36_5 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#1
.LBB36_16:                              ; %bb28
                                        ;   in Loop: Header=BB36_5 Depth=1
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+5)
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	jsr	awale_c64.screens.board.Board.set_mark
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk+5)
	jmp	.LBB36_4
.LBB36_17:                              ; %bb7
	rts
.Lfunc_end36:
	.size	awale_c64.play.App.show_marks, .Lfunc_end36-awale_c64.play.App.show_marks
                                        ; -- End function
	.section	.text.awale_c64.play.App.start_game,"ax",@progbits
	.type	awale_c64.play.App.start_game,@function ; -- Begin function awale_c64.play.App.start_game
awale_c64.play.App.start_game:          ; @awale_c64.play.App.start_game
; %bb.0:                                ; %start
	lda	frame_counter
	sta	__rc2
	ldx	GAME+1163
	eor	GAME+1162
	cpx	#0
	bne	.LBB37_3
; %bb.1:                                ; %start
	ldy	GAME+1162
	cpy	__rc2
	bne	.LBB37_3
; %bb.2:                                ; %bb1.i.i
	lda	#1
	ldx	#0
.LBB37_3:                               ; %awale_c64.core.random.Random.stir.exit
	sta	GAME+1162
	stx	GAME+1163
	jsr	awale_c64.core.random.Random.draw
	jsr	awale_c64.setup.Setup.rules
	pha
	txa
	tay
	pla
	ldx	__rc5
	stx	.Lawale_c64.play.App.start_game_sstk ; 1-byte Folded Spill
	sta	GAME
	sty	GAME+1
	ldy	__rc2
	sty	GAME+2
	ldy	__rc3
	sty	GAME+3
	ldy	__rc4
	sty	GAME+4
	ldy	__rc6
	sty	GAME+6
	stx	GAME+5
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	lda	#4
	ldx	#0
	stx	__rc4
	ldx	#12
	jsr	__memset
	ldx	#0
	stx	GAME+19
	stx	GAME+20
	ldx	.Lawale_c64.play.App.start_game_sstk ; 1-byte Folded Reload
	stx	GAME+21
	ldx	#mos16lo(GAME+23)
	stx	__rc2
	ldx	#mos16hi(GAME+23)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#0
	stx	GAME+54
	stx	GAME+55
	stx	GAME+56
	stx	GAME+57
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+22
	ldx	#255
	stx	GAME+1149
	ldx	#mos16lo(GAME+1150)
	stx	__rc2
	ldx	#mos16hi(GAME+1150)
	stx	__rc3
	lda	#0
	sta	__rc4
	ldx	#12
	jsr	__memset
	jsr	awale_c64.play.App.draw_game
	jmp	awale_c64.app.App.go_on
.Lfunc_end37:
	.size	awale_c64.play.App.start_game, .Lfunc_end37-awale_c64.play.App.start_game
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_position,"ax",@progbits
	.type	awale_c64.play.App.show_position,@function ; -- Begin function awale_c64.play.App.show_position
awale_c64.play.App.show_position:       ; @awale_c64.play.App.show_position
; %bb.0:                                ; %start
	ldx	GAME+7
	cpx	GAME+1095
	beq	.LBB38_2
; %bb.1:                                ; %bb9
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1095
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_2:                               ; %bb13
	ldx	GAME+8
	cpx	GAME+1096
	beq	.LBB38_4
; %bb.3:                                ; %bb9.1
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1096
	lda	#1
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_4:                               ; %bb13.1
	ldx	GAME+9
	cpx	GAME+1097
	beq	.LBB38_6
; %bb.5:                                ; %bb9.2
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1097
	lda	#2
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_6:                               ; %bb13.2
	ldx	GAME+10
	cpx	GAME+1098
	beq	.LBB38_8
; %bb.7:                                ; %bb9.3
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1098
	lda	#3
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_8:                               ; %bb13.3
	ldx	GAME+11
	cpx	GAME+1099
	beq	.LBB38_10
; %bb.9:                                ; %bb9.4
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1099
	lda	#4
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_10:                              ; %bb13.4
	ldx	GAME+12
	cpx	GAME+1100
	beq	.LBB38_12
; %bb.11:                               ; %bb9.5
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1100
	lda	#5
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_12:                              ; %bb13.5
	ldx	GAME+13
	cpx	GAME+1101
	beq	.LBB38_14
; %bb.13:                               ; %bb9.6
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1101
	lda	#6
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_14:                              ; %bb13.6
	ldx	GAME+14
	cpx	GAME+1102
	beq	.LBB38_16
; %bb.15:                               ; %bb9.7
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1102
	lda	#7
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_16:                              ; %bb13.7
	ldx	GAME+15
	cpx	GAME+1103
	beq	.LBB38_18
; %bb.17:                               ; %bb9.8
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1103
	lda	#8
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_18:                              ; %bb13.8
	ldx	GAME+16
	cpx	GAME+1104
	beq	.LBB38_20
; %bb.19:                               ; %bb9.9
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1104
	lda	#9
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_20:                              ; %bb13.9
	ldx	GAME+17
	cpx	GAME+1105
	beq	.LBB38_22
; %bb.21:                               ; %bb9.10
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1105
	lda	#10
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_22:                              ; %bb13.10
	ldx	GAME+18
	cpx	GAME+1106
	beq	.LBB38_24
; %bb.23:                               ; %bb9.11
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1106
	lda	#11
	jsr	awale_c64.screens.board.Board.draw_pit
.LBB38_24:                              ; %bb13.11
	ldx	GAME+19
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+1107
	ldy	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	sty	GAME+1107
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_store
	ldx	GAME+20
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+1108
	ldy	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	sty	GAME+1108
	lda	#1
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end38:
	.size	awale_c64.play.App.show_position, .Lfunc_end38-awale_c64.play.App.show_position
                                        ; -- End function
	.section	.text.awale_c64.play.App.take_into_store,"ax",@progbits
	.type	awale_c64.play.App.take_into_store,@function ; -- Begin function awale_c64.play.App.take_into_store
awale_c64.play.App.take_into_store:     ; @awale_c64.play.App.take_into_store
; %bb.0:                                ; %start
	tay
	stx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Spill
	lda	GAME+1107,x
	clc
	adc	GAME+1095,y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Spill
	lda	#0
	sta	GAME+1095,y
	tya
	jsr	awale_c64.screens.board.Board.draw_pit
	ldy	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Reload
	ldx	GAME+1107,y
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Reload
	sta	GAME+1107,y
	tya
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end39:
	.size	awale_c64.play.App.take_into_store, .Lfunc_end39-awale_c64.play.App.take_into_store
                                        ; -- End function
	.section	.text.awale_c64.play.App.play,"ax",@progbits
	.type	awale_c64.play.App.play,@function ; -- Begin function awale_c64.play.App.play
awale_c64.play.App.play:                ; @awale_c64.play.App.play
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	lda	__rc16
	ldx	__rc24
	stx	.Lawale_c64.play.App.play_sstk+3 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.play.App.play_sstk+6 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Spill
	ldx	__rc29
	stx	.Lawale_c64.play.App.play_sstk+8 ; 1-byte Folded Spill
	tay
	ldx	GAME+7,y
	stx	__rc21
	ldx	GAME+21
	stx	__rc25
	sta	__rc22
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB40_1
	jmp	.LBB40_27
.LBB40_1:                               ; %bb3
	ldy	__rc2
	sty	__rc20
	stx	.Lawale_c64.play.App.play_sstk+2 ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Spill
	lda	#2
	jsr	awale_c64.app.App.enter
	ldx	#255
	stx	GAME+1149
	ldx	#mos16lo(GAME+1150)
	stx	__rc2
	ldx	#mos16hi(GAME+1150)
	stx	__rc3
	ldy	#0
	ldx	#12
	sty	__rc4
	tya
	jsr	__memset
	lda	#3
	ldx	__rc22
	sta	GAME+1150,x
	lda	#0
	jsr	awale_c64.play.App.show_marks
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#0
	ldy	__rc22
	sta	GAME+1095,y
	ldx	__rc22
	stx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Spill
	lda	__rc22
	jsr	awale_c64.screens.board.Board.draw_pit
	lda	#0
	ldx	__rc21
	bne	.LBB40_2
	jmp	.LBB40_14
.LBB40_2:                               ; %bb2.i.i.lr.ph.i
	ldy	__rc21
	ldx	#49
	stx	__rc2
	sta	__rc3
	tax
	lda	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Reload
	sty	__rc26
	jsr	__mulhi3
	ldy	__rc26
	sty	__rc21
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	clc
	adc	__rc2
	sta	__rc22
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc3
	sta	__rc23
	ldy	#1
	lda	#0
	jmp	.LBB40_7
.LBB40_3:                               ; %bb12.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	lda	#1
.LBB40_4:                               ; %bb12.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	ldx	#1
	ldy	__rc28
	bne	.LBB40_6
; %bb.5:                                ; %select.false
                                        ;   in Loop: Header=BB40_7 Depth=1
	and	#1
	tax
.LBB40_6:                               ; %select.end
                                        ;   in Loop: Header=BB40_7 Depth=1
	ldy	__rc24
	lda	__rc27
	cpx	#0
	bne	.LBB40_14
.LBB40_7:                               ; %bb2.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	cpy	__rc21
	sty	__rc24
	ldx	#1
	bcs	.LBB40_9
; %bb.8:                                ; %bb2.i.i.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	ldx	#0
.LBB40_9:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	stx	__rc28
	bcs	.LBB40_11
; %bb.10:                               ; %bb4.i.i.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	sty	__rc24
	inc	__rc24
.LBB40_11:                              ; %bb8.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	sty	__rc29
	tax
	lda	#9
	jsr	awale_c64.play.App.wait
	cmp	#2
	bne	.LBB40_12
	jmp	.LBB40_20
.LBB40_12:                              ; %bb12.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	sta	__rc27
	ldy	__rc29
	lda	(__rc22),y
	tax
	ldy	GAME+1095,x
	iny
	sty	__rc29
	inc	GAME+1095,x
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	__rc29
	lda	#0
	jsr	awale_c64.hardware.Hardware.play
	ldx	__rc26
	cpx	__rc24
	bcc	.LBB40_3
; %bb.13:                               ; %bb12.i
                                        ;   in Loop: Header=BB40_7 Depth=1
	lda	#0
	jmp	.LBB40_4
.LBB40_14:                              ; %bb9
	ldx	.Lawale_c64.play.App.play_sstk+2 ; 1-byte Folded Reload
	ldy	__rc20
	beq	.LBB40_18
.LBB40_15:                              ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	sta	__rc2
	lda	#4
	sta	GAME+1150,x
	stx	__rc21
	ldx	__rc2
	lda	#18
	jsr	awale_c64.play.App.wait
	sta	__rc23
	ldx	#4
	ldy	__rc21
	sty	__rc22
	lda	__rc21
	jsr	awale_c64.screens.board.Board.set_mark
	ldx	__rc23
	cpx	#2
	beq	.LBB40_20
; %bb.16:                               ; %bb11.i
                                        ;   in Loop: Header=BB40_15 Depth=1
	lda	#18
	jsr	awale_c64.play.App.wait
	sta	__rc21
	lda	#1
	jsr	awale_c64.hardware.Hardware.play
	ldx	__rc25
	lda	__rc22
	jsr	awale_c64.play.App.take_into_store
	lda	__rc21
	cmp	#2
	beq	.LBB40_20
; %bb.17:                               ; %bb17.i
                                        ;   in Loop: Header=BB40_15 Depth=1
	ldx	__rc22
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	dec	__rc20
	bne	.LBB40_15
.LBB40_18:                              ; %bb22.critedge
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Reload
	beq	.LBB40_25
; %bb.19:                               ; %select.false10
	lda	#82
	jmp	.LBB40_26
.LBB40_20:                              ; %bb12
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Reload
	beq	.LBB40_22
; %bb.21:                               ; %select.false8
	lda	#82
	jmp	.LBB40_23
.LBB40_22:
	lda	#81
.LBB40_23:                              ; %select.end7
	ldy	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Reload
	sty	__rc3
	stx	__rc2
	ldx	__rc3
	jsr	awale_c64.screens.line.message
	jsr	awale_c64.play.App.show_position
	ldx	GAME+22
	bne	.LBB40_27
; %bb.24:                               ; %bb2.i.i
	ldx	#4
	stx	GAME+22
	jmp	.LBB40_27
.LBB40_25:
	lda	#81
.LBB40_26:                              ; %select.end9
	ldy	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Reload
	sty	__rc3
	stx	__rc2
	ldx	__rc3
	jsr	awale_c64.screens.line.message
.LBB40_27:                              ; %bb22
	jsr	awale_c64.app.App.go_on
	ldx	.Lawale_c64.play.App.play_sstk+8 ; 1-byte Folded Reload
	stx	__rc29
	ldx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.play.App.play_sstk+6 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.play.App.play_sstk+3 ; 1-byte Folded Reload
	stx	__rc24
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end40:
	.size	awale_c64.play.App.play, .Lfunc_end40-awale_c64.play.App.play
                                        ; -- End function
	.section	.text.awale_c64.play.App.wait,"ax",@progbits
	.type	awale_c64.play.App.wait,@function ; -- Begin function awale_c64.play.App.wait
awale_c64.play.App.wait:                ; @awale_c64.play.App.wait
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	txa
	ldx	__rc20
	beq	.LBB41_11
; %bb.1:                                ; %bb2.peel
	sta	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	cmp	#171
	beq	.LBB41_10
; %bb.2:                                ; %bb2.peel
	tax
	bne	.LBB41_8
; %bb.3:                                ; %awale_c64.play.App.heed.exit.peel
	lda	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Reload
	bne	.LBB41_11
; %bb.4:                                ; %bb8.peel
	dec	__rc20
	lda	#0
	ldx	__rc20
	beq	.LBB41_11
.LBB41_5:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	bne	.LBB41_12
; %bb.6:                                ; %bb8
                                        ;   in Loop: Header=BB41_5 Depth=1
	dec	__rc20
	bne	.LBB41_5
; %bb.7:
	lda	#0
	jmp	.LBB41_11
.LBB41_8:
	ldx	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Reload
	ldy	GAME+1110
	beq	.LBB41_10
.LBB41_9:                               ; %bb9.i
	lda	#1
	cpx	#2
	bne	.LBB41_11
.LBB41_10:
	lda	#2
.LBB41_11:                              ; %bb9
	sta	__rc16
	pla
	sta	__rc20
	lda	__rc16
	rts
.LBB41_12:                              ; %bb2
	cmp	#171
	beq	.LBB41_10
; %bb.13:                               ; %bb5.i.loopexit
	ldx	#0
	ldy	GAME+1110
	bne	.LBB41_9
	jmp	.LBB41_10
.Lfunc_end41:
	.size	awale_c64.play.App.wait, .Lfunc_end41-awale_c64.play.App.wait
                                        ; -- End function
	.section	.text.awale_c64.play.App.choose,"ax",@progbits
	.type	awale_c64.play.App.choose,@function ; -- Begin function awale_c64.play.App.choose
awale_c64.play.App.choose:              ; @awale_c64.play.App.choose
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	jsr	awale_c64.core.game.Game.refusal
	cmp	#5
	bne	.LBB42_4
; %bb.1:                                ; %bb3
	ldx	__rc20
	stx	GAME+1149
	ldx	GAME+22
	lda	#0
	cpx	#0
	bne	.LBB42_3
; %bb.2:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
.LBB42_3:                               ; %awale_c64.core.game.Game.legal_moves.exit
	jsr	awale_c64.play.App.show_marks
	lda	#83
	ldx	#0
	stx	__rc2
	ldx	__rc20
	jsr	awale_c64.screens.line.message
	jmp	.LBB42_5
.LBB42_4:                               ; %bb4
	clc
	adc	#95
	ldx	__rc20
	jsr	awale_c64.app.App.refuse
.LBB42_5:                               ; %bb12
	pla
	sta	__rc20
	rts
.Lfunc_end42:
	.size	awale_c64.play.App.choose, .Lfunc_end42-awale_c64.play.App.choose
                                        ; -- End function
	.section	.text.awale_c64.play.App.play_key,"ax",@progbits
	.type	awale_c64.play.App.play_key,@function ; -- Begin function awale_c64.play.App.play_key
awale_c64.play.App.play_key:            ; @awale_c64.play.App.play_key
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	lda	__rc16
	ldx	__rc24
	stx	.Lawale_c64.play.App.play_key_sstk ; 1-byte Folded Spill
	sta	__rc21
	lda	frame_counter
	sta	__rc2
	ldx	GAME+1163
	eor	GAME+1162
	cpx	#0
	bne	.LBB43_3
; %bb.1:                                ; %start
	ldy	GAME+1162
	cpy	__rc2
	bne	.LBB43_3
; %bb.2:                                ; %bb1.i.i
	lda	#1
	ldx	#0
.LBB43_3:                               ; %awale_c64.core.random.Random.stir.exit
	sta	GAME+1162
	stx	GAME+1163
	jsr	awale_c64.core.random.Random.draw
	ldx	GAME+21
	beq	.LBB43_5
; %bb.4:                                ; %select.false
	ldy	#6
	jmp	.LBB43_6
.LBB43_5:
	ldy	#0
.LBB43_6:                               ; %select.end
	sty	__rc20
	lda	__rc21
	cmp	#65
	bcc	.LBB43_9
; %bb.7:                                ; %bb10
	cmp	#77
	bcs	.LBB43_12
; %bb.8:                                ; %bb5
	clc
	adc	#191
	jsr	awale_c64.play.App.choose
	jmp	.LBB43_54
.LBB43_9:                               ; %bb6
	cmp	#49
	bcc	.LBB43_12
; %bb.10:                               ; %bb9
	cmp	#55
	bcs	.LBB43_12
; %bb.11:                               ; %bb7
	clc
	adc	__rc20
	clc
	adc	#207
	jsr	awale_c64.play.App.choose
	jmp	.LBB43_54
.LBB43_12:                              ; %bb8
	sec
	sbc	#13
	bvc	.LBB43_14
; %bb.13:                               ; %bb8
	eor	#128
.LBB43_14:                              ; %bb8
	tay
	bpl	.LBB43_22
; %bb.15:                               ; %bb8
	sec
	lda	__rc21
	sbc	#133
	cmp	#39
	bcc	.LBB43_16
	jmp	.LBB43_50
.LBB43_16:                              ; %bb8
	tay
	lda	.LJTI43_0,y
	pha
	lda	.LJTI43_0+39,y
	tay
	pla
	sta	__rc2
	sty	__rc3
	jmp	(__rc2)
.LBB43_17:                              ; %bb15
	ldy	#0
	lda	#7
	ldx	#1
	sty	__rc2
	stx	__rc3
	ldx	#160
	jsr	awale_c64.computer.App.think
	and	#1
	bne	.LBB43_18
	jmp	.LBB43_51
.LBB43_18:                              ; %bb3.i3
	cpx	#171
	beq	.LBB43_19
	jmp	.LBB43_55
.LBB43_19:                              ; %bb5.i4
	ldx	GAME+22
	bne	.LBB43_21
; %bb.20:                               ; %bb2.i.i.i.i
	ldx	#4
	stx	GAME+22
.LBB43_21:                              ; %awale_c64.play.App.abandon.exit.i
	jsr	awale_c64.app.App.go_on
	jmp	.LBB43_54
.LBB43_22:                              ; %bb8
	ldy	__rc21
	cpy	#13
	bne	.LBB43_23
	jmp	.LBB43_48
.LBB43_23:                              ; %bb8
	cpy	#17
	bne	.LBB43_24
	jmp	.LBB43_45
.LBB43_24:                              ; %bb8
	ldy	__rc21
	cpy	#29
	beq	.LBB43_25
	jmp	.LBB43_50
.LBB43_25:                              ; %bb17
	bit	__set_v
	ldy	#1
	lda	__rc21
	cmp	#29
	beq	.LBB43_27
; %bb.26:                               ; %bb17
	ldy	#0
.LBB43_27:                              ; %bb17
	sty	__rc3
	txa
	beq	.LBB43_29
; %bb.28:                               ; %bb17
	clv
.LBB43_29:                              ; %bb17
	lda	__rc20
	ldy	#1
	ldx	#0
	stx	__rc2
	bvs	.LBB43_31
; %bb.30:                               ; %bb17
	ldx	#1
	stx	__rc2
.LBB43_31:                              ; %bb17
	clc
	adc	#5
	ldx	__rc3
	bne	.LBB43_33
; %bb.32:                               ; %bb17
	ldy	#0
.LBB43_33:                              ; %bb17
	sta	__rc21
	tya
	eor	__rc2
	and	#1
	ldx	__rc20
	stx	__rc22
	sta	__rc23
	tax
	bne	.LBB43_35
; %bb.34:                               ; %select.false2
	ldx	__rc21
	stx	__rc22
.LBB43_35:                              ; %select.end1
	ldx	GAME+1149
	jmp	.LBB43_40
.LBB43_36:                              ; %bb5.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	lda	__rc21
	cpx	__rc20
	beq	.LBB43_39
; %bb.37:                               ; %bb12.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	dex
.LBB43_38:                              ; %bb13.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	txa
.LBB43_39:                              ; %bb13.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	sta	__rc24
	jsr	awale_c64.core.game.Game.refusal
	ldx	__rc24
	cmp	#5
	beq	.LBB43_44
.LBB43_40:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc22
	cpx	#255
	beq	.LBB43_39
; %bb.41:                               ; %bb3.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	ldy	__rc23
	beq	.LBB43_36
; %bb.42:                               ; %bb6.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	lda	__rc20
	cpx	__rc21
	beq	.LBB43_39
; %bb.43:                               ; %bb10.i
                                        ;   in Loop: Header=BB43_40 Depth=1
	inx
	jmp	.LBB43_38
.LBB43_44:                              ; %awale_c64.play.App.choose_beside.exit
	txa
	jsr	awale_c64.play.App.choose
	jmp	.LBB43_54
.LBB43_45:                              ; %bb11
	lda	#6
	jsr	awale_c64.app.App.enter
	lda	#2
	jsr	awale_c64.menu.App.open
	jmp	.LBB43_54
.LBB43_46:                              ; %bb14
	jsr	awale_c64.past.App.take_back
	jmp	.LBB43_54
.LBB43_47:                              ; %bb13
	jsr	awale_c64.log.App.open_log
	jmp	.LBB43_54
.LBB43_48:                              ; %bb16
	lda	GAME+1149
	cmp	#255
	beq	.LBB43_52
; %bb.49:                               ; %bb22
	jsr	awale_c64.play.App.play
	jmp	.LBB43_54
.LBB43_50:                              ; %bb4
	lda	#94
	jmp	.LBB43_53
.LBB43_51:                              ; %bb6.i1
	lda	#1
	ldy	__rc2
	sty	__rc21
	stx	__rc20
	jsr	awale_c64.app.App.enter
	lda	__rc20
	jsr	awale_c64.play.App.choose
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	#20
	jsr	awale_c64.screens.line.blank
	ldx	#85
	ldy	#7
	stx	__rc2
	sty	__rc3
	ldx	__rc20
	stx	__rc4
	ldx	#0
	stx	__rc5
	inx
	lda	#20
	jsr	awale_c64.screens.line.print
	tax
	inx
	ldy	__rc21
	sty	__rc2
	ldy	#7
	sty	__rc3
	lda	#20
	jsr	awale_c64.screens.line.print_value
	jmp	.LBB43_54
.LBB43_52:                              ; %bb21
	lda	#84
.LBB43_53:                              ; %bb24
	ldx	#0
	jsr	awale_c64.app.App.refuse
.LBB43_54:                              ; %bb24
	ldx	.Lawale_c64.play.App.play_key_sstk ; 1-byte Folded Reload
	stx	__rc24
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.LBB43_55:                              ; %bb4.i
	lda	#1
	jsr	awale_c64.app.App.enter
	lda	#86
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
	jmp	.LBB43_54
.Lfunc_end43:
	.size	awale_c64.play.App.play_key, .Lfunc_end43-awale_c64.play.App.play_key
	.section	.rodata.awale_c64.play.App.play_key,"a",@progbits
.LJTI43_0:
	.byte	.LBB43_45@mos16lo
	.byte	.LBB43_17@mos16lo
	.byte	.LBB43_46@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_47@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_25@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_50@mos16lo
	.byte	.LBB43_19@mos16lo
	.byte	.LBB43_45@mos16hi
	.byte	.LBB43_17@mos16hi
	.byte	.LBB43_46@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_47@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_25@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_50@mos16hi
	.byte	.LBB43_19@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.play.App.draw_game,"ax",@progbits
	.type	awale_c64.play.App.draw_game,@function ; -- Begin function awale_c64.play.App.draw_game
awale_c64.play.App.draw_game:           ; @awale_c64.play.App.draw_game
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	ldx	__rc24
	stx	.Lawale_c64.play.App.draw_game_sstk+4 ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#0
	jsr	awale_c64.hardware.machine.Hardware.display
	ldx	#mos16lo(GAME+1095)
	stx	__rc2
	ldx	#mos16hi(GAME+1095)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	ldx	#mos16lo(GAME+1083)
	stx	__rc2
	ldx	#mos16hi(GAME+1083)
	stx	__rc3
	ldx	#12
	ldy	#0
	sty	__rc4
	tya
	jsr	__memset
	jsr	awale_c64.screens.clear
	ldx	GAME+1110
	beq	.LBB44_4
; %bb.1:                                ; %bb9.preheader.i.i
	lda	#0
	ldy	#64
	ldx	#7
	sty	__rc2
	stx	__rc3
	sta	__rc4
	sta	__rc5
	ldx	#1
	jsr	awale_c64.screens.line.print
	tay
	iny
	ldx	GAME+1110
	beq	.LBB44_5
; %bb.2:                                ; %bb9.preheader.i.i
	cpx	#1
	bne	.LBB44_7
; %bb.3:                                ; %awale_c64.setup.Setup.is_computer.exit.i.i
	sty	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
	ldx	GAME+1111
	bne	.LBB44_6
	jmp	.LBB44_11
.LBB44_4:
	ldx	#1
	stx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
	jmp	.LBB44_6
.LBB44_5:
	sty	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
.LBB44_6:                               ; %bb12.i.i
	lda	#51
	clc
	adc	GAME+1112
	ldy	#0
	ldx	#1
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Reload
	tya
	jsr	awale_c64.screens.line.print
	tay
	iny
	ldx	GAME+1110
.LBB44_7:                               ; %bb15.i.i
	txa
	beq	.LBB44_10
; %bb.8:                                ; %bb15.i.i
	cpx	#1
	bne	.LBB44_12
; %bb.9:                                ; %awale_c64.setup.Setup.is_computer.exit.1.i.i
	sty	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
	ldx	GAME+1111
	cpx	#1
	bne	.LBB44_11
	jmp	.LBB44_13
.LBB44_10:
	sty	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
.LBB44_11:                              ; %bb12.1.i.i
	lda	#51
	clc
	adc	GAME+1113
	ldy	#0
	ldx	#1
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Reload
	tya
	jsr	awale_c64.screens.line.print
	tax
	inx
	stx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
	jmp	.LBB44_13
.LBB44_12:
	sty	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
.LBB44_13:                              ; %bb10.i.i
	jsr	awale_c64.setup.Setup.has_clock
	and	#1
	beq	.LBB44_15
; %bb.14:                               ; %bb18.i.i
	lda	#56
	clc
	adc	GAME+1114
	ldy	#0
	ldx	#1
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Reload
	tya
	jsr	awale_c64.screens.line.print
	tax
	jmp	.LBB44_16
.LBB44_15:
	ldx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Reload
.LBB44_16:                              ; %bb19.preheader.i
	lda	#0
	ldy	#29
	sty	__rc2
	jsr	awale_c64.screens.line.fill
	lda	#30
	clc
	adc	GAME+1116
	ldx	#3
	sta	__rc2
	stx	__rc3
	lda	#0
	sta	__rc4
	sta	__rc5
	ldx	#29
	jsr	awale_c64.screens.line.print
	lda	#2
	ldx	#16
	jsr	awale_c64.screens.wood.plank
	ldx	#4
	stx	.Lawale_c64.play.App.draw_game_sstk
	ldx	#35
	stx	.Lawale_c64.play.App.draw_game_sstk+1
	ldx	#5
	stx	.Lawale_c64.play.App.draw_game_sstk+2
	ldx	#11
	stx	.Lawale_c64.play.App.draw_game_sstk+3
	ldx	#mos16lo(.Lawale_c64.play.App.draw_game_sstk)
	ldy	#mos16hi(.Lawale_c64.play.App.draw_game_sstk)
	stx	__rc20
	sty	__rc21
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.screens.basin.Basin.draw
	ldx	#65
	ldy	#1
	stx	__rc2
	sty	__rc3
	ldx	#0
	stx	__rc4
	stx	__rc5
	ldx	#35
	lda	#3
	jsr	awale_c64.screens.line.print
	ldx	#0
	txa
	jsr	awale_c64.screens.board.Board.draw_store
	ldx	#4
	stx	.Lawale_c64.play.App.draw_game_sstk
	ldx	#0
	stx	.Lawale_c64.play.App.draw_game_sstk+1
	ldx	#5
	stx	.Lawale_c64.play.App.draw_game_sstk+2
	ldx	#11
	stx	.Lawale_c64.play.App.draw_game_sstk+3
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.screens.basin.Basin.draw
	ldx	#66
	stx	__rc2
	ldx	#1
	stx	__rc3
	dex
	stx	__rc4
	stx	__rc5
	lda	#3
	jsr	awale_c64.screens.line.print
	ldx	#0
	lda	#1
	jsr	awale_c64.screens.board.Board.draw_store
	lda	#0
	tax
	stx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
.LBB44_17:                              ; %bb21.i
                                        ; =>This Inner Loop Header: Depth=1
	inx
	tay
	sta	__rc20
	lda	awale_c64.screens.board.PIT,y
	stx	__rc21
	ldx	awale_c64.screens.board.PIT+1,y
	sty	__rc23
	ldy	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Reload
	sty	__rc22
	jsr	awale_c64.screens.pit.paint
	ldx	__rc23
	lda	awale_c64.screens.board.LABEL,x
	pha
	lda	awale_c64.screens.board.LABEL+1,x
	tax
	pla
	ldy	#0
	sty	__rc2
	ldy	#224
	sty	__rc3
	stx	__rc24
	sta	__rc23
	jsr	awale_c64.screens.board.put_wood
	lda	__rc22
	clc
	adc	#208
	ldx	#1
	stx	__rc2
	sta	__rc3
	ldx	__rc24
	lda	__rc23
	jsr	awale_c64.screens.board.put_wood
	ldx	#2
	stx	__rc2
	ldx	#224
	stx	__rc3
	ldx	__rc24
	lda	__rc23
	jsr	awale_c64.screens.board.put_wood
	lda	__rc22
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	__rc21
	lda	__rc20
	clc
	adc	#2
	stx	mos8(.Lawale_c64.play.App.draw_game_zp_stk) ; 1-byte Folded Spill
	cpx	#12
	beq	.LBB44_18
	jmp	.LBB44_17
.LBB44_18:                              ; %awale_c64.screens.board.Board.draw.exit
	jsr	awale_c64.screens.line.help
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.display
	ldx	.Lawale_c64.play.App.draw_game_sstk+4 ; 1-byte Folded Reload
	stx	__rc24
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end44:
	.size	awale_c64.play.App.draw_game, .Lfunc_end44-awale_c64.play.App.draw_game
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_keys,"ax",@progbits
	.type	awale_c64.play.App.show_keys,@function ; -- Begin function awale_c64.play.App.show_keys
awale_c64.play.App.show_keys:           ; @awale_c64.play.App.show_keys
; %bb.0:                                ; %start
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#19
	ldx	#0
	jsr	awale_c64.screens.line.blank
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#20
	ldx	#0
	jsr	awale_c64.screens.line.blank
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#21
	ldx	#0
	jsr	awale_c64.screens.line.blank
	jmp	awale_c64.screens.line.help
.Lfunc_end45:
	.size	awale_c64.play.App.show_keys, .Lfunc_end45-awale_c64.play.App.show_keys
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_turn,"ax",@progbits
	.type	awale_c64.play.App.show_turn,@function ; -- Begin function awale_c64.play.App.show_turn
awale_c64.play.App.show_turn:           ; @awale_c64.play.App.show_turn
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	GAME+21
	ldx	GAME+1110
	beq	.LBB46_5
; %bb.1:                                ; %start
	cpx	#1
	bne	.LBB46_3
; %bb.2:                                ; %awale_c64.setup.Setup.is_computer.exit
	ldx	GAME+1111
	sta	__rc2
	cpx	__rc2
	bne	.LBB46_5
.LBB46_3:                               ; %bb4
	clc
	adc	#67
	sta	__rc20
	ldx	GAME+22
	lda	#0
	cpx	#0
	bne	.LBB46_6
; %bb.4:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	jmp	.LBB46_6
.LBB46_5:                               ; %bb2
	clc
	adc	#69
	sta	__rc20
	lda	#0
.LBB46_6:                               ; %bb7
	jsr	awale_c64.play.App.show_marks
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#18
	ldx	#1
	ldy	#0
	stx	__rc2
	sty	__rc3
	sty	__rc4
	ldx	__rc20
	jsr	awale_c64.screens.line.show
	pla
	sta	__rc20
	rts
.Lfunc_end46:
	.size	awale_c64.play.App.show_turn, .Lfunc_end46-awale_c64.play.App.show_turn
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.set,"ax",@progbits
	.type	awale_c64.setup.Setup.set,@function ; -- Begin function awale_c64.setup.Setup.set
awale_c64.setup.Setup.set:              ; @awale_c64.setup.Setup.set
; %bb.0:                                ; %start
	tay
	txa
	sta	GAME+1110,y
	cpy	#7
	bcc	.LBB47_2
; %bb.1:                                ; %bb2
	ldx	#5
	stx	GAME+1116
	rts
.LBB47_2:                               ; %bb4
	cpy	#6
	bne	.LBB47_5
; %bb.3:                                ; %bb6
	stx	__rc2
	cpx	#5
	bcs	.LBB47_5
; %bb.4:                                ; %bb9.preheader
	ldy	#0
	txa
	asl
	sty	__rc3
	rol	__rc3
	asl
	rol	__rc3
	clc
	adc	__rc2
	sta	__rc2
	lda	__rc3
	adc	#0
	sta	__rc3
	lda	#mos16lo(awale_c64.setup.PRESETS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.setup.PRESETS)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	GAME+1117
	iny
	lda	(__rc2),y
	sta	GAME+1118
	iny
	lda	(__rc2),y
	sta	GAME+1119
	iny
	lda	(__rc2),y
	sta	GAME+1120
	iny
	lda	(__rc2),y
	sta	GAME+1121
.LBB47_5:                               ; %bb19
	rts
.Lfunc_end47:
	.size	awale_c64.setup.Setup.set, .Lfunc_end47-awale_c64.setup.Setup.set
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.rules,"ax",@progbits
	.type	awale_c64.setup.Setup.rules,@function ; -- Begin function awale_c64.setup.Setup.rules
awale_c64.setup.Setup.rules:            ; @awale_c64.setup.Setup.rules
; %bb.0:                                ; %start
	ldx	GAME+1116
	ldy	GAME+1120
	lda	awale_c64.setup.OVER_MAXES,y
	ldy	GAME+1115
	beq	.LBB48_2
; %bb.1:                                ; %bb11
	dey
	jmp	.LBB48_3
.LBB48_2:                               ; %bb12
	ldy	awale_c64.setup.FIRST_PLAYERS,x
.LBB48_3:                               ; %bb13
	and	#1
	sta	__rc2
	lda	#1
	sta	mos8(.Lawale_c64.setup.Setup.rules_zp_stk) ; 1-byte Folded Spill
	cpx	#2
	beq	.LBB48_5
; %bb.4:                                ; %select.false
	lda	#0
.LBB48_5:                               ; %select.end
	sta	__rc6
	ldx	GAME+1117
	stx	__rc4
	lda	GAME+1119
	ldx	GAME+1121
	stx	__rc5
	ldx	GAME+1118
	stx	__rc3
	ldx	__rc2
	bne	.LBB48_7
; %bb.6:                                ; %select.false2
	ldx	#0
	stx	mos8(.Lawale_c64.setup.Setup.rules_zp_stk) ; 1-byte Folded Spill
.LBB48_7:                               ; %select.end1
	ldx	__rc4
	pha
	lda	awale_c64.setup.REPETITIONS,x
	tax
	stx	__rc7
	ldx	__rc5
	lda	awale_c64.setup.REPETITIONS,x
	tax
	pla
	stx	__rc4
	clc
	adc	#4
	ldx	__rc3
	beq	.LBB48_9
; %bb.8:                                ; %select.false4
	ldx	#1
	jmp	.LBB48_10
.LBB48_9:
	ldx	#0
.LBB48_10:                              ; %select.end3
	sta	__rc2
	lda	mos8(.Lawale_c64.setup.Setup.rules_zp_stk) ; 1-byte Folded Reload
	sta	__rc3
	sty	__rc5
	lda	__rc7
	rts
.Lfunc_end48:
	.size	awale_c64.setup.Setup.rules, .Lfunc_end48-awale_c64.setup.Setup.rules
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.change,"ax",@progbits
	.type	awale_c64.setup.Setup.change,@function ; -- Begin function awale_c64.setup.Setup.change
awale_c64.setup.Setup.change:           ; @awale_c64.setup.Setup.change
; %bb.0:                                ; %start
	sta	__rc5
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.setup.VALUES)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.setup.VALUES)
	adc	__rc3
	sta	__rc3
	txa
	and	#1
	sta	__rc4
	ldy	#0
	lda	(__rc2),y
	ldy	__rc5
	sta	__rc2
	ldx	GAME+1110,y
	inc	__rc4
	dec	__rc4
	beq	.LBB49_4
; %bb.1:                                ; %bb3
	inx
	cpx	__rc2
	bne	.LBB49_3
; %bb.2:                                ; %bb4
	ldx	#0
.LBB49_3:                               ; %bb11
	tya
	jmp	awale_c64.setup.Setup.set
.LBB49_4:                               ; %bb7
	cpx	#0
	bne	.LBB49_6
; %bb.5:                                ; %bb8
	tax
.LBB49_6:                               ; %bb9
	dex
	tya
	jmp	awale_c64.setup.Setup.set
.Lfunc_end49:
	.size	awale_c64.setup.Setup.change, .Lfunc_end49-awale_c64.setup.Setup.change
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.has_clock,"ax",@progbits
	.type	awale_c64.setup.Setup.has_clock,@function ; -- Begin function awale_c64.setup.Setup.has_clock
awale_c64.setup.Setup.has_clock:        ; @awale_c64.setup.Setup.has_clock
; %bb.0:                                ; %start
	ldy	GAME+1110
	beq	.LBB50_3
; %bb.1:                                ; %start
	ldx	#0
	cpy	#1
	bne	.LBB50_8
; %bb.2:                                ; %awale_c64.setup.Setup.is_computer.exit.i
	ldx	GAME+1111
	beq	.LBB50_6
.LBB50_3:                               ; %awale_c64.setup.Setup.is_clocked.exit
	lda	GAME+1112
	ldx	#1
	cmp	#4
	beq	.LBB50_8
; %bb.4:                                ; %bb3
	tya
	beq	.LBB50_6
; %bb.5:                                ; %awale_c64.setup.Setup.is_computer.exit.i2
	ldy	GAME+1111
	ldx	#0
	cpy	#1
	beq	.LBB50_8
.LBB50_6:                               ; %bb2.i5
	ldy	GAME+1113
	ldx	#1
	cpy	#4
	beq	.LBB50_8
; %bb.7:                                ; %bb2.i5
	ldx	#0
.LBB50_8:                               ; %bb4
	txa
	beq	.LBB50_10
; %bb.9:                                ; %bb4
	lda	#1
	rts
.LBB50_10:                              ; %bb4
	lda	#0
	rts
.Lfunc_end50:
	.size	awale_c64.setup.Setup.has_clock, .Lfunc_end50-awale_c64.setup.Setup.has_clock
                                        ; -- End function
	.section	.text.awale_c64.watch.Watch.look,"ax",@progbits
	.type	awale_c64.watch.Watch.look,@function ; -- Begin function awale_c64.watch.Watch.look
awale_c64.watch.Watch.look:             ; @awale_c64.watch.Watch.look
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc24
	pha
	lda	__rc16
	ldy	__rc26
	sty	.Lawale_c64.watch.Watch.look_sstk+5 ; 1-byte Folded Spill
	ldy	__rc28
	sty	.Lawale_c64.watch.Watch.look_sstk+6 ; 1-byte Folded Spill
	ldy	__rc29
	sty	.Lawale_c64.watch.Watch.look_sstk+7 ; 1-byte Folded Spill
	sta	.Lawale_c64.watch.Watch.look_sstk+1 ; 1-byte Folded Spill
	stx	.Lawale_c64.watch.Watch.look_sstk+2 ; 1-byte Folded Spill
	ldx	__rc8
	stx	.Lawale_c64.watch.Watch.look_sstk+3 ; 1-byte Folded Spill
	ldx	__rc9
	stx	.Lawale_c64.watch.Watch.look_sstk+4 ; 1-byte Folded Spill
	ldx	__rc2
	stx	__rc20
	ldx	__rc3
	stx	__rc21
	ldx	__rc4
	stx	__rc2
	ldx	__rc5
	stx	__rc3
	ldx	__rc6
	stx	__rc28
	ldx	__rc7
	stx	__rc29
	ldy	#12
	lda	(__rc20),y
	iny
	sec
	tax
	sbc	(__rc20),y
	sta	__rc4
	ldy	#0
	lda	(__rc20),y
	sta	__rc22
	sta	__rc5
	iny
	lda	(__rc20),y
	sta	__rc24
	sec
	ldy	__rc4
	sty	__rc26
	tay
	lda	__rc5
	sbc	__rc4
	sta	__rc5
	tya
	sbc	#0
	bcc	.LBB51_2
; %bb.1:                                ; %start
	sta	__rc4
	lda	__rc5
	jmp	.LBB51_3
.LBB51_2:                               ; %start
	lda	#0
	sta	__rc4
.LBB51_3:                               ; %start
	ldy	#0
	sta	(__rc20),y
	iny
	lda	__rc4
	sta	(__rc20),y
	ldy	#13
	txa
	sta	(__rc20),y
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB51_10
; %bb.4:                                ; %bb7
	sta	__rc2
	ldy	#17
	lda	(__rc20),y
	and	#1
	ldx	#15
	stx	.Lawale_c64.watch.Watch.look_sstk ; 1-byte Folded Spill
	ldx	#1
	tay
	beq	.LBB51_6
; %bb.5:
	lda	__rc2
	jmp	.LBB51_31
.LBB51_6:                               ; %bb9
	lda	__rc2
	cmp	#171
	bne	.LBB51_7
	jmp	.LBB51_31
.LBB51_7:                               ; %bb9
	cmp	#32
	bne	.LBB51_9
; %bb.8:                                ; %bb6
	ldy	#16
	lda	#1
	sta	(__rc20),y
	jmp	.LBB51_10
.LBB51_9:                               ; %bb5
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#71
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
	lda	#2
	jsr	awale_c64.hardware.Hardware.play
.LBB51_10:                              ; %bb15
	ldy	#16
	lda	(__rc20),y
	and	#1
	beq	.LBB51_14
.LBB51_11:                              ; %bb21
	ldy	#2
	lda	(__rc28),y
	dey
	ldx	#1
	cmp	#0
	beq	.LBB51_21
; %bb.12:                               ; %bb34
	txa
	bne	.LBB51_13
	jmp	.LBB51_32
.LBB51_13:                              ; %bb34
	lda	#1
	jmp	.LBB51_33
.LBB51_14:                              ; %bb16
	ldx	#0
	cpx	__rc24
	bne	.LBB51_16
; %bb.15:                               ; %bb16
	ldx	__rc26
	cpx	__rc22
	bcs	.LBB51_11
	jmp	.LBB51_17
.LBB51_16:                              ; %bb16
	cpx	__rc24
	bcs	.LBB51_11
.LBB51_17:                              ; %bb19
	ldy	#1
	lda	(__rc28),y
	sta	__rc2
	bmi	.LBB51_19
; %bb.18:
	jmp	.LBB51_20
.LBB51_19:                              ; %bb1.i.i
	lda	#0
	sec
	sbc	__rc2
.LBB51_20:                              ; %bb20
	cmp	#49
	ldy	#0
	bcs	.LBB51_11
.LBB51_21:                              ; %bb24
	ldx	#14
	stx	.Lawale_c64.watch.Watch.look_sstk ; 1-byte Folded Spill
	lda	53266
	ldx	53265
	bmi	.LBB51_25
; %bb.22:                               ; %awale_c64.hardware.machine.Hardware.is_beam_far.exit
	sec
	sbc	#251
	bvc	.LBB51_24
; %bb.23:                               ; %awale_c64.hardware.machine.Hardware.is_beam_far.exit
	eor	#128
.LBB51_24:                              ; %awale_c64.hardware.machine.Hardware.is_beam_far.exit
	sta	__rc2
	lda	#1
	ldx	#0
	inc	__rc2
	dec	__rc2
	bmi	.LBB51_31
.LBB51_25:                              ; %bb26
	lda	__rc20
	clc
	adc	#2
	sta	__rc2
	lda	__rc21
	adc	#0
	sta	__rc3
	ldx	__rc28
	stx	__rc4
	ldx	__rc29
	stx	__rc5
	ldx	.Lawale_c64.watch.Watch.look_sstk+3 ; 1-byte Folded Reload
	stx	__rc6
	ldx	.Lawale_c64.watch.Watch.look_sstk+4 ; 1-byte Folded Reload
	stx	__rc7
	ldx	.Lawale_c64.watch.Watch.look_sstk+2 ; 1-byte Folded Reload
	lda	.Lawale_c64.watch.Watch.look_sstk+1 ; 1-byte Folded Reload
	sty	__rc22
	jsr	awale_c64.screens.thinking.Display.show
	lda	#1
	ldx	__rc22
	beq	.LBB51_27
; %bb.26:
	ldx	#0
	jmp	.LBB51_31
.LBB51_27:                              ; %bb36
	ldy	#0
	lda	(__rc20),y
	sta	__rc2
	iny
	lda	(__rc20),y
	bne	.LBB51_29
; %bb.28:                               ; %bb36
	lda	__rc2
	cmp	#50
	ldx	#0
	bcs	.LBB51_30
	jmp	.LBB51_31
.LBB51_29:                              ; %bb36
	cmp	#0
	ldx	#0
	lda	__rc2
	bcc	.LBB51_31
.LBB51_30:
	lda	#50
.LBB51_31:                              ; %bb34.sink.split
	ldy	.Lawale_c64.watch.Watch.look_sstk ; 1-byte Folded Reload
	sta	(__rc20),y
	txa
	beq	.LBB51_32
	jmp	.LBB51_13
.LBB51_32:                              ; %bb34
	lda	#0
.LBB51_33:                              ; %bb34
	sta	__rc16
	ldx	.Lawale_c64.watch.Watch.look_sstk+7 ; 1-byte Folded Reload
	stx	__rc29
	ldx	.Lawale_c64.watch.Watch.look_sstk+6 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.watch.Watch.look_sstk+5 ; 1-byte Folded Reload
	stx	__rc26
	pla
	sta	__rc24
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end51:
	.size	awale_c64.watch.Watch.look, .Lfunc_end51-awale_c64.watch.Watch.look
                                        ; -- End function
	.section	.text.awale_c64.screens.log.point,"ax",@progbits
	.type	awale_c64.screens.log.point,@function ; -- Begin function awale_c64.screens.log.point
awale_c64.screens.log.point:            ; @awale_c64.screens.log.point
; %bb.0:                                ; %start
	cmp	#255
	bne	.LBB52_1
	jmp	.LBB52_8
.LBB52_1:                               ; %bb2
	tay
	txa
	and	#1
	sta	__rc5
	tya
	sty	__rc2
	lsr	__rc2
	lsr	__rc2
	asl	__rc2
	ldx	__rc2
	ldy	awale_c64.hardware.ROW_START+42,x
	sty	__rc3
	pha
	lda	awale_c64.hardware.ROW_START+43,x
	tax
	pla
	stx	__rc2
	and	#3
	tax
	lda	awale_c64.screens.log.COLUMNS,x
	tax
	stx	__rc4
	ldy	#136
	ldx	__rc5
	bne	.LBB52_3
; %bb.2:                                ; %select.false
	ldy	#0
.LBB52_3:                               ; %select.end
	clc
	lda	__rc3
	adc	#0
	sta	__rc6
	ldx	#1
	bcs	.LBB52_5
; %bb.4:                                ; %select.end
	ldx	#0
.LBB52_5:                               ; %select.end
	stx	__rc7
	ldx	__rc2
	sty	__rc8
	lda	__rc2
	adc	#192
	ldy	__rc6
	sty	__rc2
	sta	__rc3
	ldy	__rc4
	lda	__rc8
	sta	(__rc2),y
	txa
	ldx	__rc7
	cpx	#1
	adc	#216
	sta	__rc3
	ldx	#7
	lda	__rc5
	bne	.LBB52_7
; %bb.6:                                ; %select.false3
	ldx	#1
.LBB52_7:                               ; %select.end2
	ldy	__rc4
	txa
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#2
	tay
	txa
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#3
	tay
	txa
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#4
	tay
	txa
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#5
	tay
	txa
	sta	(__rc2),y
.LBB52_8:                               ; %bb17
	rts
.Lfunc_end52:
	.size	awale_c64.screens.log.point, .Lfunc_end52-awale_c64.screens.log.point
                                        ; -- End function
	.section	.text.awale_c64.screens.log.draw_page,"ax",@progbits
	.type	awale_c64.screens.log.draw_page,@function ; -- Begin function awale_c64.screens.log.draw_page
awale_c64.screens.log.draw_page:        ; @awale_c64.screens.log.draw_page
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	lda	__rc16
	ldy	__rc24
	sty	.Lawale_c64.screens.log.draw_page_sstk ; 1-byte Folded Spill
	ldy	__rc25
	sty	.Lawale_c64.screens.log.draw_page_sstk+1 ; 1-byte Folded Spill
	ldy	__rc26
	sty	.Lawale_c64.screens.log.draw_page_sstk+2 ; 1-byte Folded Spill
	ldy	__rc27
	sty	.Lawale_c64.screens.log.draw_page_sstk+3 ; 1-byte Folded Spill
	sta	__rc21
	stx	__rc22
	ldx	__rc2
	stx	__rc20
	asl	__rc20
	lda	#0
	rol
	asl	__rc20
	rol
	asl	__rc20
	rol
	ldx	__rc20
	stx	__rc3
	asl	__rc3
	sta	__rc23
	rol
	tax
	lda	__rc3
	jsr	awale_c64.core.game.Game.go_to
	ldy	#0
	jmp	.LBB53_5
.LBB53_1:                               ; %bb1.i
                                        ;   in Loop: Header=BB53_5 Depth=1
	cpx	#4
	bcc	.LBB53_2
	jmp	.LBB53_24
.LBB53_2:                               ; %bb2.i
                                        ;   in Loop: Header=BB53_5 Depth=1
	sty	__rc4
	lda	#mos16lo(GAME+57)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(GAME+57)
	adc	__rc3
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	ldy	__rc4
	jmp	.LBB53_4
.LBB53_3:                               ;   in Loop: Header=BB53_5 Depth=1
	lda	#0
.LBB53_4:                               ; %awale_c64.core.game.Game.logged.exit
                                        ;   in Loop: Header=BB53_5 Depth=1
	ldx	__rc26
	stx	__rc6
	inc	__rc6
	sty	__rc2
	ldx	#1
	stx	__rc3
	sta	__rc4
	ldx	__rc6
	lda	__rc24
	jsr	awale_c64.screens.line.print
	ldy	__rc25
.LBB53_5:                               ; %bb5.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB53_7 Depth 2
	cpy	#17
	tya
	bcs	.LBB53_7
; %bb.6:                                ; %bb5.outer
                                        ;   in Loop: Header=BB53_5 Depth=1
	lda	#16
.LBB53_7:                               ; %bb5
                                        ;   Parent Loop BB53_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc2
	cmp	__rc2
	bne	.LBB53_8
	jmp	.LBB53_25
.LBB53_8:                               ; %bb8
                                        ;   in Loop: Header=BB53_7 Depth=2
	sta	__rc26
	sty	__rc25
	tya
	lsr
	lsr
	clc
	adc	#21
	sta	__rc24
	tya
	and	#3
	sta	__rc27
	bne	.LBB53_10
; %bb.9:                                ; %bb11
                                        ;   in Loop: Header=BB53_7 Depth=2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	__rc24
	jsr	awale_c64.screens.line.blank
.LBB53_10:                              ; %bb13
                                        ;   in Loop: Header=BB53_7 Depth=2
	ldx	GAME+57
	ldy	__rc25
	iny
	cpx	__rc22
	bne	.LBB53_12
; %bb.11:                               ; %bb13
                                        ;   in Loop: Header=BB53_7 Depth=2
	ldx	GAME+56
	lda	__rc26
	cpx	__rc21
	beq	.LBB53_7
.LBB53_12:                              ; %bb16
                                        ;   in Loop: Header=BB53_5 Depth=1
	lda	__rc25
	ldx	__rc27
	pha
	lda	awale_c64.screens.log.COLUMNS,x
	tax
	pla
	and	#1
	and	#1
	bne	.LBB53_16
; %bb.13:                               ; %bb17
                                        ;   in Loop: Header=BB53_5 Depth=1
	sty	__rc25
	ldy	__rc23
	sty	__rc3
	inc	__rc20
	bne	.LBB53_15
; %bb.14:                               ; %bb17
                                        ;   in Loop: Header=BB53_5 Depth=1
	inc	__rc3
.LBB53_15:                              ; %bb17
                                        ;   in Loop: Header=BB53_5 Depth=1
	stx	__rc26
	txa
	clc
	adc	#252
	ldx	__rc20
	stx	__rc2
	ldx	__rc3
	stx	__rc23
	tax
	lda	__rc24
	jsr	awale_c64.screens.line.print_number
	jmp	.LBB53_17
.LBB53_16:                              ;   in Loop: Header=BB53_5 Depth=1
	stx	__rc26
	sty	__rc25
.LBB53_17:                              ; %bb20
                                        ;   in Loop: Header=BB53_5 Depth=1
	jsr	awale_c64.core.game.Game.advance
	txa
	ldx	__rc2
	stx	__rc5
	tax
	beq	.LBB53_19
; %bb.18:                               ; %select.false
                                        ;   in Loop: Header=BB53_5 Depth=1
	ldy	#88
	jmp	.LBB53_20
.LBB53_19:                              ;   in Loop: Header=BB53_5 Depth=1
	ldy	#87
.LBB53_20:                              ; %select.end
                                        ;   in Loop: Header=BB53_5 Depth=1
	lda	GAME+56
	sta	__rc2
	ldx	GAME+57
	stx	__rc3
	cpx	#0
	bne	.LBB53_22
; %bb.21:                               ; %select.end
                                        ;   in Loop: Header=BB53_5 Depth=1
	inc	__rc2
	dec	__rc2
	bne	.LBB53_22
	jmp	.LBB53_3
.LBB53_22:                              ; %bb1.i
                                        ;   in Loop: Header=BB53_5 Depth=1
	cpx	#4
	beq	.LBB53_23
	jmp	.LBB53_1
.LBB53_23:                              ; %bb1.i
                                        ;   in Loop: Header=BB53_5 Depth=1
	cmp	#1
	bcs	.LBB53_24
	jmp	.LBB53_2
.LBB53_24:                              ; %panic.i
	jsr	awale_panic
.LBB53_25:                              ; %bb9
	ldx	.Lawale_c64.screens.log.draw_page_sstk+3 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.screens.log.draw_page_sstk+2 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.screens.log.draw_page_sstk+1 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.screens.log.draw_page_sstk ; 1-byte Folded Reload
	stx	__rc24
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end53:
	.size	awale_c64.screens.log.draw_page, .Lfunc_end53-awale_c64.screens.log.draw_page
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.paint,"ax",@progbits
	.type	awale_c64.screens.pit.paint,@function ; -- Begin function awale_c64.screens.pit.paint
awale_c64.screens.pit.paint:            ; @awale_c64.screens.pit.paint
; %bb.0:                                ; %start
	clc
	ldy	#0
	adc	#0
	sta	__rc2
	txa
	adc	#216
	sta	__rc3
	lda	#10
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	ldy	#40
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	ldy	#80
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	ldy	#120
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	ldy	#160
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	rts
.Lfunc_end54:
	.size	awale_c64.screens.pit.paint, .Lfunc_end54-awale_c64.screens.pit.paint
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.paint_rim,"ax",@progbits
	.type	awale_c64.screens.pit.paint_rim,@function ; -- Begin function awale_c64.screens.pit.paint_rim
awale_c64.screens.pit.paint_rim:        ; @awale_c64.screens.pit.paint_rim
; %bb.0:                                ; %start
	clc
	adc	#0
	sta	__rc6
	txa
	adc	#216
	ldy	#0
	sta	__rc7
	lda	__rc2
	sta	(__rc6),y
	sta	__rc4
	iny
	lda	__rc3
	sta	(__rc6),y
	iny
	lda	__rc4
	sta	(__rc6),y
	iny
	lda	__rc3
	sta	(__rc6),y
	iny
	lda	__rc4
	sta	(__rc6),y
	ldy	#44
	lda	__rc3
	sta	(__rc6),y
	ldy	#84
	lda	__rc4
	sta	(__rc6),y
	ldy	#124
	lda	__rc3
	sta	(__rc6),y
	ldy	#164
	lda	__rc4
	sta	(__rc6),y
	dey
	lda	__rc3
	sta	(__rc6),y
	dey
	lda	__rc4
	sta	(__rc6),y
	dey
	lda	__rc3
	sta	(__rc6),y
	dey
	lda	__rc4
	sta	(__rc6),y
	ldy	#120
	lda	__rc3
	sta	(__rc6),y
	ldy	#80
	lda	__rc4
	sta	(__rc6),y
	ldy	#40
	lda	__rc3
	sta	(__rc6),y
	rts
.Lfunc_end55:
	.size	awale_c64.screens.pit.paint_rim, .Lfunc_end55-awale_c64.screens.pit.paint_rim
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.put_seeds,"ax",@progbits
	.type	awale_c64.screens.pit.put_seeds,@function ; -- Begin function awale_c64.screens.pit.put_seeds
awale_c64.screens.pit.put_seeds:        ; @awale_c64.screens.pit.put_seeds
; %bb.0:                                ; %start
	tay
	stx	__rc4
	lda	__rc2
	cmp	#42
	bcc	.LBB56_2
; %bb.1:                                ; %bb1
	clc
	adc	#214
	ldx	#2
	jmp	.LBB56_4
.LBB56_2:                               ; %bb2
	cmp	#21
	ldx	#0
	bcc	.LBB56_4
; %bb.3:                                ; %bb3
	clc
	adc	#235
	ldx	#1
.LBB56_4:                               ; %bb6
	stx	__rc2
	sta	__rc3
	clc
	ldx	#0
	tya
	adc	#0
	tay
	lda	__rc4
	adc	#192
	sty	__rc4
	sta	__rc5
	jmp	.LBB56_7
.LBB56_5:                               ; %bb11
                                        ;   in Loop: Header=BB56_7 Depth=1
	lda	#1
.LBB56_6:                               ; %bb11
                                        ;   in Loop: Header=BB56_7 Depth=1
	stx	__rc6
	inc	__rc6
	clc
	adc	__rc2
	tay
	txa
	clc
	adc	awale_c64.screens.pit.LEVEL,y
	pha
	txa
	tay
	pla
	tax
	lda	awale_c64.screens.pit.TILE,x
	pha
	lda	awale_c64.screens.pit.OFFSET,y
	tay
	pla
	sta	(__rc4),y
	lda	__rc6
	ldx	__rc6
	cmp	#25
	beq	.LBB56_9
.LBB56_7:                               ; %bb11
                                        ; =>This Inner Loop Header: Depth=1
	ldy	awale_c64.screens.pit.TURN,x
	cpy	__rc3
	bcc	.LBB56_5
; %bb.8:                                ; %bb11
                                        ;   in Loop: Header=BB56_7 Depth=1
	lda	#0
	jmp	.LBB56_6
.LBB56_9:                               ; %bb12
	rts
.Lfunc_end56:
	.size	awale_c64.screens.pit.put_seeds, .Lfunc_end56-awale_c64.screens.pit.put_seeds
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print_value,"ax",@progbits
	.type	awale_c64.screens.line.print_value,@function ; -- Begin function awale_c64.screens.line.print_value
awale_c64.screens.line.print_value:     ; @awale_c64.screens.line.print_value
; %bb.0:                                ; %start
	stx	__rc6
	ldx	__rc2
	stx	__rc5
	bmi	.LBB57_4
; %bb.1:                                ; %i8.unsigned_abs.exit.thread
	ldy	__rc2
	cpy	#49
	ldy	#75
	bcs	.LBB57_8
; %bb.2:                                ; %bb2
	ldx	__rc5
	beq	.LBB57_7
; %bb.3:                                ; %select.false
	ldy	#78
	jmp	.LBB57_8
.LBB57_4:                               ; %i8.unsigned_abs.exit
	sta	__rc2
	lda	#0
	sec
	sbc	__rc5
	cmp	#49
	ldy	#79
	bcc	.LBB57_6
; %bb.5:                                ; %bb3
	ldy	#76
.LBB57_6:
	sta	__rc5
	lda	__rc2
	jmp	.LBB57_8
.LBB57_7:
	ldy	#80
.LBB57_8:                               ; %bb10
	ldx	#0
	sty	__rc2
	stx	__rc4
	ldx	__rc6
	jmp	awale_c64.screens.line.print
.Lfunc_end57:
	.size	awale_c64.screens.line.print_value, .Lfunc_end57-awale_c64.screens.line.print_value
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print_digits,"ax",@progbits
	.type	awale_c64.screens.line.print_digits,@function ; -- Begin function awale_c64.screens.line.print_digits
awale_c64.screens.line.print_digits:    ; @awale_c64.screens.line.print_digits
; %bb.0:                                ; %start
	ldy	__rc2
	sty	__rc5
	ldy	#77
	sty	__rc2
	ldy	#3
	sty	__rc3
	ldy	#0
	sty	__rc4
	jmp	awale_c64.screens.line.print
.Lfunc_end58:
	.size	awale_c64.screens.line.print_digits, .Lfunc_end58-awale_c64.screens.line.print_digits
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print_number,"ax",@progbits
	.type	awale_c64.screens.line.print_number,@function ; -- Begin function awale_c64.screens.line.print_number
awale_c64.screens.line.print_number:    ; @awale_c64.screens.line.print_number
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	lda	__rc2
	ldy	__rc3
	bne	.LBB59_2
; %bb.1:                                ; %start
	cmp	#100
	bcs	.LBB59_3
	jmp	.LBB59_8
.LBB59_2:                               ; %start
	ldy	__rc3
	cpy	#0
	bcs	.LBB59_3
	jmp	.LBB59_8
.LBB59_3:                               ; %bb3
	ldy	__rc20
	sty	.Lawale_c64.screens.line.print_number_sstk+1 ; 1-byte Folded Spill
	stx	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Spill
	clc
	adc	#156
	sta	__rc5
	sta	.Lawale_c64.screens.line.print_number_sstk+2 ; 1-byte Folded Spill
	lda	__rc3
	adc	#255
	ldx	#100
	ldy	#0
	stx	__rc2
	sty	__rc3
	tax
	sta	.Lawale_c64.screens.line.print_number_sstk+3 ; 1-byte Folded Spill
	lda	__rc5
	jsr	__udivhi3
	sta	__rc20
	ldy	#156
	sty	__rc2
	ldy	#255
	sty	__rc3
	jsr	__mulhi3
	stx	__rc4
	clc
	ldx	.Lawale_c64.screens.line.print_number_sstk+2 ; 1-byte Folded Reload
	stx	__rc2
	adc	__rc2
	ldx	#1
	bcs	.LBB59_5
; %bb.4:                                ; %bb3
	ldx	#0
.LBB59_5:                               ; %bb3
	stx	__rc5
	sta	__rc2
	inc	__rc20
	bne	.LBB59_7
; %bb.6:
	ldx	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Reload
	ldy	.Lawale_c64.screens.line.print_number_sstk+1 ; 1-byte Folded Reload
	sty	__rc20
	jmp	.LBB59_9
.LBB59_7:                               ; %bb4
	ldx	.Lawale_c64.screens.line.print_number_sstk+3 ; 1-byte Folded Reload
	stx	__rc3
	lda	__rc4
	ldx	__rc5
	cpx	#1
	adc	__rc3
	sta	.Lawale_c64.screens.line.print_number_sstk+2 ; 1-byte Folded Spill
	ldx	__rc2
	stx	.Lawale_c64.screens.line.print_number_sstk+3 ; 1-byte Folded Spill
	ldx	__rc20
	stx	__rc2
	ldx	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Reload
	ldy	.Lawale_c64.screens.line.print_number_sstk+1 ; 1-byte Folded Reload
	sty	__rc20
	tya
	jsr	awale_c64.screens.line.print_digits
	tax
	lda	#mos16lo(awale_c64.screens.line.DECIMAL)
	clc
	ldy	.Lawale_c64.screens.line.print_number_sstk+3 ; 1-byte Folded Reload
	sty	__rc2
	adc	__rc2
	sta	__rc4
	ldy	.Lawale_c64.screens.line.print_number_sstk+2 ; 1-byte Folded Reload
	sty	__rc2
	lda	#mos16hi(awale_c64.screens.line.DECIMAL)
	adc	__rc2
	ldy	__rc4
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Spill
	lda	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Reload
	lsr
	lsr
	lsr
	lsr
	sta	__rc2
	lda	__rc20
	jsr	awale_c64.screens.line.print_digits
	tax
	lda	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Reload
	and	#15
.LBB59_8:                               ; %bb10
	sta	__rc2
.LBB59_9:                               ; %bb10
	lda	__rc20
	jsr	awale_c64.screens.line.print_digits
	pla
	sta	__rc20
	rts
.Lfunc_end59:
	.size	awale_c64.screens.line.print_number, .Lfunc_end59-awale_c64.screens.line.print_number
                                        ; -- End function
	.section	.text.awale_c64.screens.line.Pen.write,"ax",@progbits
	.type	awale_c64.screens.line.Pen.write,@function ; -- Begin function awale_c64.screens.line.Pen.write
awale_c64.screens.line.Pen.write:       ; @awale_c64.screens.line.Pen.write
; %bb.0:                                ; %start
	sta	__rc6
	ldy	#0
	lda	(__rc2),y
	tax
	iny
	lda	(__rc2),y
	sta	__rc7
	clc
	txa
	adc	#0
	ldx	#1
	bcs	.LBB60_2
; %bb.1:                                ; %start
	ldx	#0
.LBB60_2:                               ; %start
	stx	__rc8
	tax
	lda	__rc7
	adc	#192
	ldy	#2
	stx	__rc4
	sta	__rc5
	lda	(__rc2),y
	tay
	lda	__rc6
	sta	(__rc4),y
	sty	__rc6
	lda	__rc7
	ldx	__rc8
	cpx	#1
	adc	#216
	sta	__rc5
	ldy	#3
	lda	(__rc2),y
	ldy	__rc6
	sta	(__rc4),y
	iny
	tya
	ldy	#2
	sta	(__rc2),y
	rts
.Lfunc_end60:
	.size	awale_c64.screens.line.Pen.write, .Lfunc_end60-awale_c64.screens.line.Pen.write
                                        ; -- End function
	.section	.text.awale_c64.screens.line.fill,"ax",@progbits
	.type	awale_c64.screens.line.fill,@function ; -- Begin function awale_c64.screens.line.fill
awale_c64.screens.line.fill:            ; @awale_c64.screens.line.fill
; %bb.0:                                ; %start
	ldy	__rc2
	sty	mos8(.Lawale_c64.screens.line.fill_zp_stk)
	asl
	sta	__rc2
	ldy	#0
	tya
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.line.fill_zp_stk+3)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.line.fill_zp_stk+4)
	stx	mos8(.Lawale_c64.screens.line.fill_zp_stk+5)
	sty	mos8(.Lawale_c64.screens.line.fill_zp_stk+6)
	cpx	mos8(.Lawale_c64.screens.line.fill_zp_stk)
	bcs	.LBB61_3
; %bb.1:
	ldx	#mos8(.Lawale_c64.screens.line.fill_zp_stk+3)
	ldy	#mos8(0)
	stx	mos8(.Lawale_c64.screens.line.fill_zp_stk+1)
	sty	mos8(.Lawale_c64.screens.line.fill_zp_stk+2)
.LBB61_2:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.screens.line.fill_zp_stk+1)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.line.fill_zp_stk+2)
	stx	__rc3
	lda	#0
	jsr	awale_c64.screens.line.Pen.write
	ldx	mos8(.Lawale_c64.screens.line.fill_zp_stk+5)
	cpx	mos8(.Lawale_c64.screens.line.fill_zp_stk)
	bcc	.LBB61_2
.LBB61_3:                               ; %bb5
	rts
.Lfunc_end61:
	.size	awale_c64.screens.line.fill, .Lfunc_end61-awale_c64.screens.line.fill
                                        ; -- End function
	.section	.text.awale_c64.screens.line.help,"ax",@progbits
	.type	awale_c64.screens.line.help,@function ; -- Begin function awale_c64.screens.line.help
awale_c64.screens.line.help:            ; @awale_c64.screens.line.help
; %bb.0:                                ; %start
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#22
	ldy	#3
	ldx	#0
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	#100
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#23
	ldx	#101
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#24
	ldx	#102
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jmp	awale_c64.screens.line.show
.Lfunc_end62:
	.size	awale_c64.screens.line.help, .Lfunc_end62-awale_c64.screens.line.help
                                        ; -- End function
	.section	.text.awale_c64.screens.line.show,"ax",@progbits
	.type	awale_c64.screens.line.show,@function ; -- Begin function awale_c64.screens.line.show
awale_c64.screens.line.show:            ; @awale_c64.screens.line.show
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.line.show_zp_stk) ; 1-byte Folded Spill
	ldy	__rc2
	pha
	lda	__rc3
	sta	__rc6
	lda	__rc4
	sta	__rc5
	pla
	stx	__rc2
	sty	__rc3
	ldx	__rc6
	stx	__rc4
	ldx	#1
	jsr	awale_c64.screens.line.print
	tax
	lda	mos8(.Lawale_c64.screens.line.show_zp_stk) ; 1-byte Folded Reload
	jmp	awale_c64.screens.line.blank
.Lfunc_end63:
	.size	awale_c64.screens.line.show, .Lfunc_end63-awale_c64.screens.line.show
                                        ; -- End function
	.section	.text.awale_c64.screens.line.blank,"ax",@progbits
	.type	awale_c64.screens.line.blank,@function ; -- Begin function awale_c64.screens.line.blank
awale_c64.screens.line.blank:           ; @awale_c64.screens.line.blank
; %bb.0:                                ; %start
	ldy	#40
	sty	__rc2
	jmp	awale_c64.screens.line.fill
.Lfunc_end64:
	.size	awale_c64.screens.line.blank, .Lfunc_end64-awale_c64.screens.line.blank
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print,"ax",@progbits
	.type	awale_c64.screens.line.print,@function ; -- Begin function awale_c64.screens.line.print
awale_c64.screens.line.print:           ; @awale_c64.screens.line.print
; %bb.0:                                ; %start
	ldy	__rc2
	sty	__rc6
	ldy	__rc5
	sty	mos8(.Lawale_c64.screens.line.print_zp_stk+3)
	ldy	#0
	sty	__rc2
	asl
	rol	__rc2
	sta	__rc5
	clc
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	adc	__rc5
	sta	__rc8
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc2
	sta	__rc9
	iny
	lda	(__rc8),y
	sta	__rc2
	dey
	lda	(__rc8),y
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	lda	__rc2
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+8)
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+9)
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+10)
	lda	#mos16lo(text_bytes)
	ldx	__rc6
	clc
	adc	text_lo,x
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk)
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	ldx	__rc4
	stx	__rc3
	cpx	#6
	sty	__rc2
	ldx	#33
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+11) ; 1-byte Folded Spill
	bcc	.LBB65_2
; %bb.1:                                ; %select.false
	ldx	#34
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+11) ; 1-byte Folded Spill
	ldx	#250
	stx	__rc2
.LBB65_2:                               ; %select.end
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+1)
	lda	__rc3
	clc
	adc	__rc2
	clc
	adc	#17
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+5)
	clc
	lda	__rc3
	adc	#33
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+2)
	jmp	.LBB65_10
.LBB65_3:                               ; %bb8
                                        ;   in Loop: Header=BB65_10 Depth=1
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+2)
	jmp	.LBB65_9
.LBB65_4:                               ; %bb6
                                        ;   in Loop: Header=BB65_10 Depth=1
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+3)
	lda	awale_c64.screens.line.DECIMAL,x
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+6)
	lsr
	lsr
	lsr
	lsr
	beq	.LBB65_6
; %bb.5:                                ; %bb17
                                        ;   in Loop: Header=BB65_10 Depth=1
	ora	#16
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.screens.line.Pen.write
.LBB65_6:                               ; %bb21
                                        ;   in Loop: Header=BB65_10 Depth=1
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+6)
	and	#15
	ora	#16
	jmp	.LBB65_9
.LBB65_7:                               ;   in Loop: Header=BB65_10 Depth=1
	lda	__rc4
	jmp	.LBB65_9
.LBB65_8:                               ; %bb7
                                        ;   in Loop: Header=BB65_10 Depth=1
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+11) ; 1-byte Folded Reload
	jsr	awale_c64.screens.line.Pen.write
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+5)
.LBB65_9:                               ; %bb25
                                        ;   in Loop: Header=BB65_10 Depth=1
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.screens.line.Pen.write
	ldy	mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	iny
.LBB65_10:                              ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	sty	mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	lda	(mos8(.Lawale_c64.screens.line.print_zp_stk)),y
	sta	__rc4
	sec
	sbc	#255
	cmp	#8
	bcs	.LBB65_7
; %bb.11:                               ; %bb3
                                        ;   in Loop: Header=BB65_10 Depth=1
	tax
	ldy	.LJTI65_0,x
	lda	.LJTI65_0+8,x
	tax
	sty	__rc2
	stx	__rc3
	lda	__rc4
	jmp	(__rc2)
.LBB65_12:                              ; %bb9
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+9)
	rts
.Lfunc_end65:
	.size	awale_c64.screens.line.print, .Lfunc_end65-awale_c64.screens.line.print
	.section	.rodata.awale_c64.screens.line.print,"a",@progbits
.LJTI65_0:
	.byte	.LBB65_12@mos16lo
	.byte	.LBB65_9@mos16lo
	.byte	.LBB65_9@mos16lo
	.byte	.LBB65_9@mos16lo
	.byte	.LBB65_3@mos16lo
	.byte	.LBB65_9@mos16lo
	.byte	.LBB65_4@mos16lo
	.byte	.LBB65_8@mos16lo
	.byte	.LBB65_12@mos16hi
	.byte	.LBB65_9@mos16hi
	.byte	.LBB65_9@mos16hi
	.byte	.LBB65_9@mos16hi
	.byte	.LBB65_3@mos16hi
	.byte	.LBB65_9@mos16hi
	.byte	.LBB65_4@mos16hi
	.byte	.LBB65_8@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.screens.line.message,"ax",@progbits
	.type	awale_c64.screens.line.message,@function ; -- Begin function awale_c64.screens.line.message
awale_c64.screens.line.message:         ; @awale_c64.screens.line.message
; %bb.0:                                ; %start
	sta	__rc5
	stx	__rc3
	ldx	__rc2
	lda	#20
	ldy	#7
	sty	__rc2
	stx	__rc4
	ldx	__rc5
	jmp	awale_c64.screens.line.show
.Lfunc_end66:
	.size	awale_c64.screens.line.message, .Lfunc_end66-awale_c64.screens.line.message
                                        ; -- End function
	.section	.text.awale_c64.screens.menu.Window.item,"ax",@progbits
	.type	awale_c64.screens.menu.Window.item,@function ; -- Begin function awale_c64.screens.menu.Window.item
awale_c64.screens.menu.Window.item:     ; @awale_c64.screens.menu.Window.item
; %bb.0:                                ; %start
	stx	__rc9
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	lda	__rc5
	ldx	__rc8
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+6)
	and	#1
	sta	__rc3
	lda	__rc7
	and	#1
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+5)
	lda	__rc4
	cmp	__rc2
	ldx	#1
	bcs	.LBB67_2
; %bb.1:                                ; %start
	ldx	#0
.LBB67_2:                               ; %start
	stx	__rc4
	clc
	adc	__rc9
	ldx	__rc4
	bne	.LBB67_4
; %bb.3:
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	ldy	#0
	jmp	.LBB67_5
.LBB67_4:                               ; %bb2.i
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	ldy	#20
.LBB67_5:                               ; %awale_c64.screens.menu.Window.place.exit
	tya
	tax
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+4)
	lda	__rc3
	beq	.LBB67_7
; %bb.6:                                ; %bb2
	clc
	tya
	adc	#4
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+2)
	sta	__rc2
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+7) ; 1-byte Folded Spill
	ldx	__rc8
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+6)
	tya
	tax
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	jsr	awale_c64.screens.line.fill
	ldy	#3
	lda	#0
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+6)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+6)
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+7) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	sty	__rc3
	sta	__rc4
	sta	__rc5
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+2)
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	jsr	awale_c64.screens.line.print
	tax
.LBB67_7:                               ; %bb5
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+5)
	beq	.LBB67_9
; %bb.8:                                ; %bb6
	ldy	#20
	sty	__rc2
	ldy	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	jsr	awale_c64.screens.line.fill
	ldx	#1
	ldy	#0
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+6)
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	#20
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	jsr	awale_c64.screens.line.print
	tax
	jmp	.LBB67_10
.LBB67_9:
	ldy	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+1)
.LBB67_10:                              ; %bb9
	clc
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+4)
	adc	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	sta	__rc2
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	jmp	awale_c64.screens.line.fill
.Lfunc_end67:
	.size	awale_c64.screens.menu.Window.item, .Lfunc_end67-awale_c64.screens.menu.Window.item
                                        ; -- End function
	.section	.text.awale_c64.screens.menu.Window.choose,"ax",@progbits
	.type	awale_c64.screens.menu.Window.choose,@function ; -- Begin function awale_c64.screens.menu.Window.choose
awale_c64.screens.menu.Window.choose:   ; @awale_c64.screens.menu.Window.choose
; %bb.0:                                ; %start
	stx	__rc3
	ldx	__rc4
	lda	__rc5
	and	#1
	sta	__rc4
	txa
	cpx	__rc2
	ldx	#1
	bcs	.LBB68_2
; %bb.1:                                ; %start
	ldx	#0
.LBB68_2:                               ; %start
	stx	__rc5
	clc
	adc	__rc3
	ldx	#2
	ldy	__rc5
	beq	.LBB68_4
; %bb.3:                                ; %bb2.i
	sec
	sbc	__rc2
	ldx	#22
.LBB68_4:                               ; %bb12
	stx	__rc7
	ldx	#136
	stx	mos8(.Lawale_c64.screens.menu.Window.choose_zp_stk) ; 1-byte Folded Spill
	ldx	__rc4
	bne	.LBB68_6
; %bb.5:                                ; %select.false
	ldx	#0
	stx	mos8(.Lawale_c64.screens.menu.Window.choose_zp_stk) ; 1-byte Folded Spill
.LBB68_6:                               ; %select.end
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc3
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	clc
	adc	#0
	sta	__rc5
	iny
	lda	(__rc2),y
	sta	__rc6
	ldx	#1
	bcs	.LBB68_8
; %bb.7:                                ; %select.end
	ldx	#0
.LBB68_8:                               ; %select.end
	adc	#192
	ldy	__rc5
	sty	__rc2
	sta	__rc3
	lda	mos8(.Lawale_c64.screens.menu.Window.choose_zp_stk) ; 1-byte Folded Reload
	ldy	__rc7
	sta	(__rc2),y
	lda	#7
	inc	__rc4
	dec	__rc4
	bne	.LBB68_10
; %bb.9:                                ; %select.false2
	lda	#3
.LBB68_10:                              ; %select.end1
	cpx	#1
	sta	__rc7
	lda	__rc6
	adc	#216
	tax
	lda	__rc5
	sta	__rc4
	stx	__rc5
	sty	__rc2
	clc
	adc	__rc2
	sta	__rc2
	txa
	adc	#0
	sta	__rc3
	lda	__rc7
	sta	(__rc4),y
	ldy	#1
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	iny
	sta	(__rc2),y
	rts
.Lfunc_end68:
	.size	awale_c64.screens.menu.Window.choose, .Lfunc_end68-awale_c64.screens.menu.Window.choose
                                        ; -- End function
	.section	.text.awale_c64.screens.wood.plank,"ax",@progbits
	.type	awale_c64.screens.wood.plank,@function ; -- Begin function awale_c64.screens.wood.plank
awale_c64.screens.wood.plank:           ; @awale_c64.screens.wood.plank
; %bb.0:                                ; %start
	sta	__rc2
	stx	__rc10
	cpx	__rc2
	bcc	.LBB69_1
	jmp	.LBB69_2
.LBB69_1:                               ; %bb27
	ldx	#0
	asl	__rc2
	stx	__rc3
	ldy	#0
	txa
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc2
	tax
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	clc
	adc	#0
	tax
	iny
	lda	(__rc4),y
	adc	#192
	stx	__rc4
	sta	__rc5
	lda	#228
	dey
	sta	(__rc4),y
	ldy	#39
	lda	#229
	sta	(__rc4),y
	ldx	__rc10
	stx	__rc2
	asl	__rc2
	rol	__rc3
	clc
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc3
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc2
	clc
	lda	__rc4
	adc	#0
	tax
	lda	__rc2
	adc	#192
	stx	__rc2
	sta	__rc3
	lda	#230
	dey
	sta	(__rc2),y
	lda	#231
	ldy	#39
	sta	(__rc2),y
	rts
.LBB69_2:
	stx	__rc3
	jmp	.LBB69_13
.LBB69_3:                               ; %bb16
                                        ;   in Loop: Header=BB69_5 Depth=2
	clc
	lda	__rc12
	adc	#5
	sta	__rc12
	and	#7
	tay
	lda	#224
	clc
	adc	awale_c64.screens.wood.PIECES,y
.LBB69_4:                               ; %bb19
                                        ;   in Loop: Header=BB69_5 Depth=2
	ldx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Reload
	stx	__rc13
	inx
	ldy	__rc13
	sta	(__rc6),y
	lda	#10
	sta	(__rc8),y
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Spill
	cpx	#40
	beq	.LBB69_7
.LBB69_5:                               ; %bb11
                                        ;   Parent Loop BB69_13 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc5
	beq	.LBB69_3
; %bb.6:                                ;   in Loop: Header=BB69_5 Depth=2
	lda	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Reload
	jmp	.LBB69_4
.LBB69_7:                               ; %bb3.loopexit
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	__rc10
	cpx	__rc4
	bcc	.LBB69_9
; %bb.8:                                ; %bb3.loopexit
                                        ;   in Loop: Header=BB69_13 Depth=1
	lda	#0
	jmp	.LBB69_10
.LBB69_9:                               ; %bb3.loopexit
                                        ;   in Loop: Header=BB69_13 Depth=1
	lda	#1
.LBB69_10:                              ; %bb3.loopexit
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#1
	ldy	__rc11
	bne	.LBB69_12
; %bb.11:                               ; %select.false
                                        ;   in Loop: Header=BB69_13 Depth=1
	and	#1
	tax
.LBB69_12:                              ; %select.end
                                        ;   in Loop: Header=BB69_13 Depth=1
	lda	__rc4
	cpx	#0
	beq	.LBB69_13
	jmp	.LBB69_1
.LBB69_13:                              ; %bb2.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB69_5 Depth 2
	cmp	__rc3
	sta	__rc4
	ldx	#1
	bcs	.LBB69_15
; %bb.14:                               ; %bb2.i.i
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#0
.LBB69_15:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB69_13 Depth=1
	stx	__rc11
	bcs	.LBB69_17
; %bb.16:                               ; %bb4.i.i
                                        ;   in Loop: Header=BB69_13 Depth=1
	sta	__rc4
	inc	__rc4
.LBB69_17:                              ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#1
	ldy	#1
	cmp	__rc2
	beq	.LBB69_19
; %bb.18:                               ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldy	#0
.LBB69_19:                              ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	cmp	__rc3
	beq	.LBB69_21
; %bb.20:                               ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#0
.LBB69_21:                              ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	stx	__rc8
	ldx	#0
	stx	__rc5
	inx
	stx	__rc13
	sty	__rc14
	cpy	#0
	bne	.LBB69_23
; %bb.22:                               ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#0
	stx	__rc13
.LBB69_23:                              ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	sta	__rc12
	asl
	sta	__rc6
	rol	__rc5
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc6
	sta	__rc6
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc5
	sta	__rc7
	ldy	#0
	lda	(__rc6),y
	tax
	iny
	sty	__rc5
	lda	(__rc6),y
	sta	__rc6
	lda	__rc8
	bne	.LBB69_25
; %bb.24:                               ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	lda	#0
	sta	__rc5
.LBB69_25:                              ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	clc
	txa
	adc	#0
	tay
	ldx	#1
	bcs	.LBB69_27
; %bb.26:                               ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#0
.LBB69_27:                              ; %bb6
                                        ;   in Loop: Header=BB69_13 Depth=1
	stx	__rc8
	lda	__rc6
	adc	#192
	sta	__rc7
	lda	__rc6
	ldx	__rc8
	cpx	#1
	adc	#216
	sta	__rc9
	ldx	#232
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Spill
	lda	__rc14
	bne	.LBB69_29
; %bb.28:                               ; %select.false4
                                        ;   in Loop: Header=BB69_13 Depth=1
	ldx	#233
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Spill
.LBB69_29:                              ; %select.end3
                                        ;   in Loop: Header=BB69_13 Depth=1
	sty	__rc6
	sty	__rc8
	lda	__rc13
	ora	__rc5
	and	#1
	sta	__rc5
	ldx	#0
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Spill
	jmp	.LBB69_5
.Lfunc_end69:
	.size	awale_c64.screens.wood.plank, .Lfunc_end69-awale_c64.screens.wood.plank
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.change_seeds,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.change_seeds,@function ; -- Begin function awale_c64.screens.basin.Basin.change_seeds
awale_c64.screens.basin.Basin.change_seeds: ; @awale_c64.screens.basin.Basin.change_seeds
; %bb.0:                                ; %start
	sta	__rc4
	ldy	__rc2
	sty	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk)
	ldy	__rc3
	sty	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+1)
	stx	__rc2
	cmp	__rc2
	bcc	.LBB70_2
; %bb.1:                                ; %start
	clc
	ldy	#0
	jmp	.LBB70_3
.LBB70_2:                               ; %start
	sec
	ldy	#1
.LBB70_3:                               ; %start
	sty	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+9) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+2)
	bcs	.LBB70_5
; %bb.4:                                ; %start
	stx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+2)
.LBB70_5:                               ; %start
	cpx	__rc4
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
	bcc	.LBB70_7
; %bb.6:                                ; %start
	stx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
.LBB70_7:                               ; %start
	lda	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
	beq	.LBB70_14
; %bb.8:                                ; %bb8.preheader
	ldy	#2
	lda	(mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk)),y
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+5)
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+3)
	dec	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+3)
	iny
	lda	(mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk)),y
	clc
	adc	#255
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+6)
	ldy	#1
	lda	#0
.LBB70_9:                               ; %bb8
                                        ; =>This Inner Loop Header: Depth=1
	cpy	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+3)
	bne	.LBB70_11
; %bb.10:                               ; %bb10
                                        ;   in Loop: Header=BB70_9 Depth=1
	dec	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+6)
	ldy	#0
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+5)
	stx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+3)
.LBB70_11:                              ; %bb12
                                        ;   in Loop: Header=BB70_9 Depth=1
	cmp	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+2)
	bcc	.LBB70_13
; %bb.12:                               ; %bb13
                                        ;   in Loop: Header=BB70_9 Depth=1
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+1)
	stx	__rc3
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+9) ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+6)
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+8)
	tya
	sty	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+7)
	jsr	awale_c64.screens.basin.Basin.put
	lda	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+8)
	ldy	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+7)
.LBB70_13:                              ; %bb15
                                        ;   in Loop: Header=BB70_9 Depth=1
	clc
	adc	#1
	sta	__rc2
	iny
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
	cpx	__rc2
	bne	.LBB70_9
.LBB70_14:                              ; %bb9
	rts
.Lfunc_end70:
	.size	awale_c64.screens.basin.Basin.change_seeds, .Lfunc_end70-awale_c64.screens.basin.Basin.change_seeds
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.put,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.put,@function ; -- Begin function awale_c64.screens.basin.Basin.put
awale_c64.screens.basin.Basin.put:      ; @awale_c64.screens.basin.Basin.put
; %bb.0:                                ; %start
	sta	__rc7
	cpx	#2
	txa
	tay
	bcc	.LBB71_3
; %bb.1:                                ; %bb2.i
	ldy	#3
	lda	(__rc2),y
	sta	__rc8
	clc
	adc	#254
	sta	__rc5
	cpx	__rc5
	dey
	bcc	.LBB71_3
; %bb.2:                                ; %bb3.i
	txa
	clc
	adc	#5
	sec
	sbc	__rc8
	tay
.LBB71_3:                               ; %awale_c64.screens.basin.stretch.exit
	stx	__rc8
	lda	awale_c64.screens.basin.ROW_PLACE,y
	tay
	sty	__rc9
	ldx	__rc7
	cpx	#2
	lda	__rc7
	bcc	.LBB71_6
; %bb.4:                                ; %bb2.i3
	ldy	#2
	lda	(__rc2),y
	sta	__rc5
	clc
	adc	#254
	sta	__rc6
	ldx	__rc7
	cpx	__rc6
	tya
	bcc	.LBB71_6
; %bb.5:                                ; %bb3.i6
	lda	__rc7
	clc
	adc	#5
	sec
	sbc	__rc5
.LBB71_6:                               ; %awale_c64.screens.basin.stretch.exit9
	clc
	adc	__rc9
	clc
	ldx	__rc4
	adc	awale_c64.screens.pit.LEVEL,x
	ldy	#0
	clc
	tax
	lda	__rc8
	adc	(__rc2),y
	asl
	sta	__rc4
	tya
	rol
	sta	__rc5
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc4
	sta	__rc4
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc5
	sta	__rc5
	lda	(__rc4),y
	sta	__rc8
	clc
	lda	__rc7
	iny
	adc	(__rc2),y
	sta	__rc6
	lda	(__rc4),y
	tay
	clc
	lda	__rc8
	adc	#0
	sta	__rc2
	tya
	adc	#192
	sta	__rc3
	lda	awale_c64.screens.pit.TILE,x
	ldy	__rc6
	sta	(__rc2),y
	rts
.Lfunc_end71:
	.size	awale_c64.screens.basin.Basin.put, .Lfunc_end71-awale_c64.screens.basin.Basin.put
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.draw,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.draw,@function ; -- Begin function awale_c64.screens.basin.Basin.draw
awale_c64.screens.basin.Basin.draw:     ; @awale_c64.screens.basin.Basin.draw
; %bb.0:                                ; %start
	ldy	#3
	lda	(__rc2),y
	bne	.LBB72_1
	jmp	.LBB72_6
.LBB72_1:                               ; %bb5.lr.ph
	ldx	__rc2
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk)
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+1)
	sta	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+2)
	ldy	#2
	lda	(__rc2),y
	sta	__rc2
	ldy	#0
	lda	(mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk)),y
	ldx	#0
	sta	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+9)
	iny
	lda	(mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk)),y
	sta	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+11)
	dey
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
.LBB72_2:                               ; %bb5
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB72_4 Depth 2
	lda	__rc2
	bne	.LBB72_3
	jmp	.LBB72_5
.LBB72_3:                               ; %bb10.lr.ph
                                        ;   in Loop: Header=BB72_2 Depth=1
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+11)
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+10)
	ldx	__rc2
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+8)
	lda	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+9)
	clc
	adc	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc2
	sta	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+4)
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc3
	sta	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+5)
	ldx	#0
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+7)
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+6)
.LBB72_4:                               ; %bb10
                                        ;   Parent Loop BB72_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	inc	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+6)
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+1)
	stx	__rc3
	sty	__rc4
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
	lda	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+7)
	jsr	awale_c64.screens.basin.Basin.put
	ldy	#0
	lda	(mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+4)),y
	sta	__rc2
	iny
	lda	(mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+4)),y
	sta	__rc3
	clc
	lda	__rc2
	adc	#0
	sta	__rc2
	lda	__rc3
	adc	#216
	sta	__rc3
	lda	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+11)
	clc
	adc	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+7)
	tay
	lda	#10
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+8)
	sta	(__rc2),y
	ldy	#0
	lda	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+6)
	sta	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+7)
	stx	__rc2
	cpx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+6)
	bne	.LBB72_4
.LBB72_5:                               ; %bb2.loopexit
                                        ;   in Loop: Header=BB72_2 Depth=1
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
	inx
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
	cpx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+2)
	beq	.LBB72_6
	jmp	.LBB72_2
.LBB72_6:                               ; %bb6
	rts
.Lfunc_end72:
	.size	awale_c64.screens.basin.Basin.draw, .Lfunc_end72-awale_c64.screens.basin.Basin.draw
                                        ; -- End function
	.section	.text.awale_c64.screens.board.put_number,"ax",@progbits
	.type	awale_c64.screens.board.put_number,@function ; -- Begin function awale_c64.screens.board.put_number
awale_c64.screens.board.put_number:     ; @awale_c64.screens.board.put_number
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.board.put_number_zp_stk)
	ldy	__rc3
	lda	awale_c64.screens.line.DECIMAL,y
	sta	mos8(.Lawale_c64.screens.board.put_number_zp_stk+3)
	lsr
	lsr
	lsr
	lsr
	beq	.LBB73_2
; %bb.1:                                ; %bb3
	ora	#192
	jmp	.LBB73_3
.LBB73_2:
	lda	#224
.LBB73_3:                               ; %bb4
	ldy	__rc2
	sty	mos8(.Lawale_c64.screens.board.put_number_zp_stk+2)
	sta	__rc3
	stx	mos8(.Lawale_c64.screens.board.put_number_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.board.put_number_zp_stk)
	jsr	awale_c64.screens.board.put_wood
	lda	mos8(.Lawale_c64.screens.board.put_number_zp_stk+3)
	and	#15
	ora	#192
	inc	mos8(.Lawale_c64.screens.board.put_number_zp_stk+2)
	ldx	mos8(.Lawale_c64.screens.board.put_number_zp_stk+2)
	stx	__rc2
	sta	__rc3
	ldx	mos8(.Lawale_c64.screens.board.put_number_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.board.put_number_zp_stk)
	jmp	awale_c64.screens.board.put_wood
.Lfunc_end73:
	.size	awale_c64.screens.board.put_number, .Lfunc_end73-awale_c64.screens.board.put_number
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_store,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_store,@function ; -- Begin function awale_c64.screens.board.Board.draw_store
awale_c64.screens.board.Board.draw_store: ; @awale_c64.screens.board.Board.draw_store
; %bb.0:                                ; %start
	stx	__rc4
	tax
	pha
	lda	GAME+1107,x
	tax
	pla
	stx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+4) ; 1-byte Folded Spill
	asl
	ldx	#0
	stx	__rc2
	rol	__rc2
	asl
	sta	__rc3
	rol	__rc2
	lda	#mos16lo(awale_c64.screens.board.STORES)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.screens.board.STORES)
	adc	__rc2
	stx	__rc2
	sta	__rc3
	ldy	#1
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+5) ; 1-byte Folded Spill
	dey
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+1)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+2)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+3)
	ldx	#mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk)
	ldy	#mos8(0)
	stx	__rc2
	sty	__rc3
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+4) ; 1-byte Folded Reload
	lda	__rc4
	jsr	awale_c64.screens.basin.Basin.change_seeds
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+5) ; 1-byte Folded Reload
	stx	__rc2
	inc	__rc2
	lda	#88
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc3
	ldx	#2
	jmp	awale_c64.screens.board.put_number
.Lfunc_end74:
	.size	awale_c64.screens.board.Board.draw_store, .Lfunc_end74-awale_c64.screens.board.Board.draw_store
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_pit,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_pit,@function ; -- Begin function awale_c64.screens.board.Board.draw_pit
awale_c64.screens.board.Board.draw_pit: ; @awale_c64.screens.board.Board.draw_pit
; %bb.0:                                ; %start
	tax
	pha
	lda	GAME+1095,x
	tax
	pla
	stx	__rc3
	stx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+2) ; 1-byte Folded Spill
	asl
	sta	__rc2
	sta	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk) ; 1-byte Folded Spill
	lda	#0
	rol
	sta	__rc4
	sta	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+1) ; 1-byte Folded Spill
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	adc	__rc2
	tax
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	sta	__rc6
	iny
	lda	(__rc4),y
	ldx	#3
	stx	__rc2
	tax
	lda	__rc6
	jsr	awale_c64.screens.board.put_number
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	adc	__rc2
	tay
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc2
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	tax
	lda	__rc4
	jmp	awale_c64.screens.pit.put_seeds
.Lfunc_end75:
	.size	awale_c64.screens.board.Board.draw_pit, .Lfunc_end75-awale_c64.screens.board.Board.draw_pit
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.set_mark,"ax",@progbits
	.type	awale_c64.screens.board.Board.set_mark,@function ; -- Begin function awale_c64.screens.board.Board.set_mark
awale_c64.screens.board.Board.set_mark: ; @awale_c64.screens.board.Board.set_mark
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	txa
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	sta	GAME+1083,x
	asl	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	#0
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	rol	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	sta	__rc4
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	ldx	__rc2
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	ldy	.Lswitch.table.awale_c64.screens.board.Board.set_mark,x
	sty	__rc3
	pha
	lda	.Lswitch.table.awale_c64.screens.board.Board.set_mark.1,x
	tax
	pla
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	sta	__rc6
	iny
	lda	(__rc4),y
	stx	__rc2
	tax
	lda	__rc6
	jsr	awale_c64.screens.pit.paint_rim
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Reload
	cpx	#2
	bne	.LBB76_2
; %bb.1:
	ldx	#202
	ldy	#203
	sty	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB76_3
.LBB76_2:                               ; %select.false
	ldx	#224
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
.LBB76_3:                               ; %select.end
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc2
	clc
	lda	__rc4
	adc	#0
	tay
	lda	__rc2
	adc	#192
	sty	__rc2
	sta	__rc3
	txa
	ldy	#0
	sta	(__rc2),y
	ldy	#2
	lda	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Reload
	sta	(__rc2),y
	rts
.Lfunc_end76:
	.size	awale_c64.screens.board.Board.set_mark, .Lfunc_end76-awale_c64.screens.board.Board.set_mark
                                        ; -- End function
	.section	.text.awale_c64.screens.board.put_wood,"ax",@progbits
	.type	awale_c64.screens.board.put_wood,@function ; -- Begin function awale_c64.screens.board.put_wood
awale_c64.screens.board.put_wood:       ; @awale_c64.screens.board.put_wood
; %bb.0:                                ; %start
	ldy	__rc2
	clc
	adc	#0
	sty	__rc17
	ldy	#1
	bcs	.LBB77_2
; %bb.1:                                ; %start
	ldy	#0
.LBB77_2:                               ; %start
	sty	__rc2
	sta	__rc4
	txa
	adc	#192
	ldy	__rc4
	sty	__rc6
	ldy	__rc17
	sta	__rc7
	lda	__rc3
	sta	(__rc6),y
	txa
	ldx	__rc2
	cpx	#1
	adc	#216
	ldx	__rc4
	stx	__rc2
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	rts
.Lfunc_end77:
	.size	awale_c64.screens.board.put_wood, .Lfunc_end77-awale_c64.screens.board.put_wood
                                        ; -- End function
	.section	.text.awale_c64.screens.clear,"ax",@progbits
	.type	awale_c64.screens.clear,@function ; -- Begin function awale_c64.screens.clear
awale_c64.screens.clear:                ; @awale_c64.screens.clear
; %bb.0:                                ; %start
	ldx	#0
	txa
	jsr	awale_c64.screens.line.blank
	lda	#1
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#2
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#3
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#4
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#5
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#6
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#7
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#8
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#9
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#10
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#11
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#12
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#13
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#14
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#15
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#16
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#17
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#18
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#19
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#20
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#21
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#22
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#23
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#24
	ldx	#0
	jmp	awale_c64.screens.line.blank
.Lfunc_end78:
	.size	awale_c64.screens.clear, .Lfunc_end78-awale_c64.screens.clear
                                        ; -- End function
	.section	.text.awale_c64.screens.thinking.Display.draw,"ax",@progbits
	.type	awale_c64.screens.thinking.Display.draw,@function ; -- Begin function awale_c64.screens.thinking.Display.draw
awale_c64.screens.thinking.Display.draw: ; @awale_c64.screens.thinking.Display.draw
; %bb.0:                                ; %bb7
	ldx	#0
	lda	#19
	jsr	awale_c64.screens.line.blank
	ldx	#1
	ldy	#72
	lda	#3
	sty	__rc2
	sta	__rc3
	ldy	#0
	sty	__rc4
	sty	__rc5
	lda	#19
	jsr	awale_c64.screens.line.print
	ldx	#18
	ldy	#73
	sty	__rc2
	ldy	#3
	sty	__rc3
	ldy	#0
	sty	__rc4
	sty	__rc5
	lda	#19
	jsr	awale_c64.screens.line.print
	ldx	#25
	ldy	#74
	sty	__rc2
	ldy	#3
	sty	__rc3
	ldy	#0
	sty	__rc4
	sty	__rc5
	lda	#19
	jmp	awale_c64.screens.line.print
.Lfunc_end79:
	.size	awale_c64.screens.thinking.Display.draw, .Lfunc_end79-awale_c64.screens.thinking.Display.draw
                                        ; -- End function
	.section	.text.awale_c64.screens.thinking.Display.show,"ax",@progbits
	.type	awale_c64.screens.thinking.Display.show,@function ; -- Begin function awale_c64.screens.thinking.Display.show
awale_c64.screens.thinking.Display.show: ; @awale_c64.screens.thinking.Display.show
; %bb.0:                                ; %start
	sec
	sta	__rc10
	ldy	#0
	sbc	(__rc2),y
	sta	__rc8
	stx	__rc11
	txa
	ldx	#1
	stx	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Spill
	iny
	sbc	(__rc2),y
	sta	__rc13
	lda	#2
	jmp	.LBB80_4
.LBB80_1:                               ; %bb8.i
                                        ;   in Loop: Header=BB80_4 Depth=1
	ldy	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Reload
	tya
	sty	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Spill
	lsr
	lsr
	clc
	adc	__rc2
	sta	__rc8
	lda	__rc3
	adc	#0
	sta	__rc9
	tya
	and	#3
	tax
	ldy	#4
	lda	(__rc8),y
	clc
	adc	awale_c64.screens.thinking.UNITS,x
	sta	__rc15
	sec
	lda	__rc12
	sbc	__rc6
	tax
	lda	__rc13
	sbc	__rc7
	sta	__rc13
	lda	__rc15
	sta	(__rc8),y
.LBB80_2:                               ; %bb12.i
                                        ;   in Loop: Header=BB80_4 Depth=1
	stx	__rc8
.LBB80_3:                               ; %bb12.i
                                        ;   in Loop: Header=BB80_4 Depth=1
	lda	__rc14
	ldx	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Reload
	inx
	clc
	adc	#2
	stx	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Spill
	cpx	#16
	beq	.LBB80_8
.LBB80_4:                               ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc8
	stx	__rc12
	sta	__rc14
	tax
	lda	awale_c64.screens.thinking.WORTH,x
	sta	__rc6
	lda	awale_c64.screens.thinking.WORTH+1,x
	tax
	stx	__rc7
	ldx	__rc13
	cpx	__rc7
	bne	.LBB80_6
; %bb.5:                                ; %bb5.i
                                        ;   in Loop: Header=BB80_4 Depth=1
	ldx	__rc8
	cpx	__rc6
	bcc	.LBB80_2
	jmp	.LBB80_1
.LBB80_6:                               ; %bb5.i
                                        ;   in Loop: Header=BB80_4 Depth=1
	cpx	__rc7
	bcc	.LBB80_7
	jmp	.LBB80_1
.LBB80_7:                               ;   in Loop: Header=BB80_4 Depth=1
	jmp	.LBB80_3
.LBB80_8:                               ; %bb6.i
	ldy	#8
	clc
	lda	__rc8
	adc	(__rc2),y
	sta	__rc6
	cmp	#10
	ldx	#1
	bcs	.LBB80_10
; %bb.9:                                ; %bb6.i
	ldx	#0
.LBB80_10:                              ; %bb6.i
	stx	__rc7
	bcc	.LBB80_12
; %bb.11:                               ; %bb17.i
	clc
	adc	#246
	sta	__rc6
.LBB80_12:                              ; %bb19.i
	sta	(__rc2),y
	lda	__rc7
	beq	.LBB80_14
; %bb.13:                               ; %bb19.i
	lda	#1
	jmp	.LBB80_15
.LBB80_14:                              ; %bb19.i
	lda	#0
.LBB80_15:                              ; %bb19.i
	ldy	#7
	clc
	adc	(__rc2),y
	cmp	#10
	ldx	#1
	bcs	.LBB80_17
; %bb.16:                               ; %bb19.i
	ldx	#0
.LBB80_17:                              ; %bb19.i
	stx	__rc7
	bcc	.LBB80_19
; %bb.18:                               ; %bb17.1.i
	clc
	adc	#246
.LBB80_19:                              ; %bb19.1.i
	tax
	sta	(__rc2),y
	lda	__rc7
	beq	.LBB80_21
; %bb.20:                               ; %bb19.1.i
	lda	#1
	jmp	.LBB80_22
.LBB80_21:                              ; %bb19.1.i
	lda	#0
.LBB80_22:                              ; %bb19.1.i
	ldy	#6
	clc
	adc	(__rc2),y
	cmp	#10
	sty	__rc17
	ldy	#1
	bcs	.LBB80_24
; %bb.23:                               ; %bb19.1.i
	ldy	#0
.LBB80_24:                              ; %bb19.1.i
	sty	__rc7
	ldy	__rc17
	bcc	.LBB80_26
; %bb.25:                               ; %bb17.2.i
	clc
	adc	#246
.LBB80_26:                              ; %bb19.2.i
	sta	__rc8
	sta	(__rc2),y
	lda	__rc7
	beq	.LBB80_28
; %bb.27:                               ; %bb19.2.i
	lda	#1
	jmp	.LBB80_29
.LBB80_28:                              ; %bb19.2.i
	lda	#0
.LBB80_29:                              ; %bb19.2.i
	ldy	#5
	clc
	adc	(__rc2),y
	cmp	#10
	sty	__rc17
	ldy	#1
	bcs	.LBB80_31
; %bb.30:                               ; %bb19.2.i
	ldy	#0
.LBB80_31:                              ; %bb19.2.i
	sty	__rc7
	ldy	__rc17
	bcc	.LBB80_33
; %bb.32:                               ; %bb17.3.i
	clc
	adc	#246
.LBB80_33:                              ; %bb19.3.i
	sta	__rc9
	sta	(__rc2),y
	lda	__rc7
	beq	.LBB80_35
; %bb.34:                               ; %bb19.3.i
	lda	#1
	jmp	.LBB80_36
.LBB80_35:                              ; %bb19.3.i
	lda	#0
.LBB80_36:                              ; %bb19.3.i
	ldy	#4
	clc
	adc	(__rc2),y
	cmp	#10
	sty	__rc17
	ldy	#1
	bcs	.LBB80_38
; %bb.37:                               ; %bb19.3.i
	ldy	#0
.LBB80_38:                              ; %bb19.3.i
	sty	__rc7
	ldy	__rc17
	bcc	.LBB80_40
; %bb.39:                               ; %bb17.4.i
	clc
	adc	#246
.LBB80_40:                              ; %bb19.4.i
	sta	__rc12
	sta	(__rc2),y
	lda	__rc7
	beq	.LBB80_42
; %bb.41:                               ; %bb19.4.i
	lda	#1
	jmp	.LBB80_43
.LBB80_42:                              ; %bb19.4.i
	lda	#0
.LBB80_43:                              ; %bb19.4.i
	ldy	#3
	clc
	adc	(__rc2),y
	cmp	#10
	sty	__rc17
	ldy	#1
	bcs	.LBB80_45
; %bb.44:                               ; %bb19.4.i
	ldy	#0
.LBB80_45:                              ; %bb19.4.i
	sty	__rc7
	ldy	__rc17
	bcc	.LBB80_47
; %bb.46:                               ; %bb17.5.i
	clc
	adc	#246
.LBB80_47:                              ; %awale_c64.screens.thinking.Display.count_on.exit
	sta	__rc13
	sta	(__rc2),y
	lda	#1
	ldy	__rc7
	bne	.LBB80_49
; %bb.48:                               ; %awale_c64.screens.thinking.Display.count_on.exit
	lda	#0
.LBB80_49:                              ; %awale_c64.screens.thinking.Display.count_on.exit
	sta	__rc7
	lda	__rc11
	ldy	#1
	sta	(__rc2),y
	clc
	iny
	lda	__rc7
	adc	(__rc2),y
	sta	(__rc2),y
	ldy	#0
	sta	__rc7
	lda	__rc10
	sta	(__rc2),y
	lda	__rc7
	beq	.LBB80_51
; %bb.50:                               ; %bb10
	ldy	#16
.LBB80_51:                              ; %bb11
	tya
	clc
	adc	__rc7
	sta	49922
	lda	__rc13
	beq	.LBB80_53
; %bb.52:                               ; %bb10.1
	ldy	#16
.LBB80_53:                              ; %bb11.1
	sty	__rc7
	clc
	adc	__rc7
	sta	49923
	stx	__rc10
	lda	__rc12
	beq	.LBB80_55
; %bb.54:                               ; %bb10.2
	ldx	#16
	stx	__rc7
.LBB80_55:                              ; %bb11.2
	lda	__rc12
	clc
	adc	__rc7
	sta	49924
	lda	__rc9
	beq	.LBB80_57
; %bb.56:                               ; %bb10.3
	ldx	#16
	stx	__rc7
.LBB80_57:                              ; %bb11.3
	clc
	adc	__rc7
	sta	49925
	lda	__rc8
	beq	.LBB80_59
; %bb.58:                               ; %bb10.4
	ldx	#16
	stx	__rc7
.LBB80_59:                              ; %bb11.4
	lda	__rc8
	clc
	adc	__rc7
	sta	49926
	lda	__rc10
	beq	.LBB80_61
; %bb.60:                               ; %bb10.5
	ldx	#16
	stx	__rc7
.LBB80_61:                              ; %bb11.5
	clc
	adc	__rc7
	sta	49927
	lda	__rc6
	beq	.LBB80_63
; %bb.62:                               ; %bb10.6
	ldx	#16
	stx	__rc7
.LBB80_63:                              ; %bb11.6
	lda	__rc7
	clc
	adc	__rc6
	sta	49928
	ldy	#9
	lda	(__rc2),y
	sta	__rc7
	ldy	#2
	lda	(__rc4),y
	sta	__rc6
	ldx	__rc7
	cpx	__rc6
	beq	.LBB80_65
; %bb.64:                               ; %bb14
	ldy	#9
	sta	(__rc2),y
	ldx	__rc4
	stx	__rc2
	ldx	__rc5
	stx	__rc3
	jsr	awale_c64.screens.thinking.show_best
.LBB80_65:                              ; %bb16
	rts
.Lfunc_end80:
	.size	awale_c64.screens.thinking.Display.show, .Lfunc_end80-awale_c64.screens.thinking.Display.show
                                        ; -- End function
	.section	.text.awale_c64.screens.thinking.show_best,"ax",@progbits
	.type	awale_c64.screens.thinking.show_best,@function ; -- Begin function awale_c64.screens.thinking.show_best
awale_c64.screens.thinking.show_best:   ; @awale_c64.screens.thinking.show_best
; %bb.0:                                ; %start
	ldy	#2
	lda	(__rc2),y
	tax
	lda	awale_c64.screens.line.DECIMAL,x
	tay
	lsr
	lsr
	lsr
	lsr
	beq	.LBB81_2
; %bb.1:                                ; %bb3.i
	ora	#16
	sta	49919
	ldx	#8
	jmp	.LBB81_3
.LBB81_2:
	ldx	#7
.LBB81_3:                               ; %awale_c64.screens.thinking.put_number.exit
	tya
	and	#15
	ora	#16
	sta	49912,x
	lda	#0
	sta	49913,x
	tay
	clc
	lda	#33
	adc	(__rc2),y
	sta	49943
	iny
	lda	(__rc2),y
	ldx	#1
	sta	__rc2
	stx	__rc3
	ldx	#33
	lda	#19
	jsr	awale_c64.screens.line.print_value
	cmp	#37
	bcs	.LBB81_6
; %bb.4:                                ; %bb7.preheader
	sta	__rc2
	clc
	lda	#248
	adc	__rc2
	sta	__rc4
	lda	#194
	adc	#0
	sta	__rc5
	lda	#37
	sec
	sbc	__rc2
	sta	__rc3
	ldy	#0
	tya
.LBB81_5:                               ; %bb7
                                        ; =>This Inner Loop Header: Depth=1
	sta	(__rc4),y
	iny
	sty	__rc2
	ldx	__rc3
	cpx	__rc2
	bne	.LBB81_5
.LBB81_6:                               ; %bb9
	rts
.Lfunc_end81:
	.size	awale_c64.screens.thinking.show_best, .Lfunc_end81-awale_c64.screens.thinking.show_best
                                        ; -- End function
	.section	.text.awale_c64.computer.App.play_computer_move,"ax",@progbits
	.type	awale_c64.computer.App.play_computer_move,@function ; -- Begin function awale_c64.computer.App.play_computer_move
awale_c64.computer.App.play_computer_move: ; @awale_c64.computer.App.play_computer_move
; %bb.0:                                ; %start
	ldx	GAME+22
	bne	.LBB82_1
	jmp	.LBB82_5
.LBB82_1:                               ; %bb5
	lda	#2
	clc
	adc	GAME+21
	tax
	lda	GAME+1110,x
	tax
	txa
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	txa
	clc
	adc	__rc2
	sta	__rc2
	lda	__rc3
	adc	#0
	sta	__rc3
	lda	#mos16lo(awale_c64.core.level.LEVELS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.core.level.LEVELS)
	adc	__rc3
	ldy	#1
	sta	__rc3
	lda	(__rc2),y
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Spill
	dey
	lda	(__rc2),y
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+16
	iny
	lda	(__rc2),y
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+17
	iny
	lda	(__rc2),y
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+18
	lda	#255
	tay
	cpx	#4
	beq	.LBB82_2
	jmp	.LBB82_3
.LBB82_2:                               ; %bb2.i
	lda	video_standard
	asl
	sta	__rc2
	lda	#0
	rol
	asl	__rc2
	rol
	asl	__rc2
	rol
	asl	__rc2
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.core.level.FRAMES)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(awale_c64.core.level.FRAMES)
	adc	__rc3
	sta	__rc5
	ldx	#mos16lo(.Lawale_c64.computer.App.play_computer_move_sstk)
	ldy	#mos16hi(.Lawale_c64.computer.App.play_computer_move_sstk)
	stx	__rc2
	sty	__rc3
	lda	#16
	ldx	#0
	jsr	memcpy
	lda	GAME+1114
	asl
	sta	__rc2
	ldy	#0
	tya
	rol
	sta	__rc3
	clc
	lda	#mos16lo(.Lawale_c64.computer.App.play_computer_move_sstk)
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(.Lawale_c64.computer.App.play_computer_move_sstk)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	tax
	iny
	lda	(__rc2),y
	tay
	txa
.LBB82_3:                               ; %awale_c64.setup.Setup.frames.exit
	ldx	GAME+1110
	bne	.LBB82_7
; %bb.4:                                ; %awale_c64.setup.Setup.frames.exit
	ldx	#1
	jmp	.LBB82_8
.LBB82_5:                               ; %awale_c64.core.game.Game.legal_moves.exit.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldx	GAME+21
	beq	.LBB82_12
; %bb.6:                                ; %select.false
	ldx	#6
	jmp	.LBB82_13
.LBB82_7:                               ; %awale_c64.setup.Setup.frames.exit
	ldx	#0
.LBB82_8:                               ; %awale_c64.setup.Setup.frames.exit
	sty	__rc2
	stx	__rc3
	tax
	lda	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Reload
	jsr	awale_c64.computer.App.think
	and	#1
	beq	.LBB82_11
; %bb.9:                                ; %bb12
	ldx	GAME+22
	beq	.LBB82_16
; %bb.10:                               ; %awale_c64.play.App.abandon.exit
	jmp	awale_c64.app.App.go_on
.LBB82_11:                              ; %bb13
	ldy	#mos16lo(.Lawale_c64.computer.App.play_computer_move_sstk+16)
	lda	#mos16hi(.Lawale_c64.computer.App.play_computer_move_sstk+16)
	sty	__rc2
	sta	__rc3
	txa
	jsr	awale_c64.core.level.Level.pit
	jmp	awale_c64.play.App.play
.LBB82_12:
	ldx	#0
.LBB82_13:                              ; %select.end
	stx	__rc2
	sec
	sbc	#1
	cmp	#32
	bcc	.LBB82_14
	jmp	.LBB82_1
.LBB82_14:                              ; %select.end
	tax
	ldy	.LJTI82_0,x
	lda	.LJTI82_0+32,x
	tax
	sty	__rc4
	stx	__rc5
	lda	#0
	jmp	(__rc4)
.LBB82_15:                              ; %bb10.fold.split.i
	lda	#1
	jmp	.LBB82_21
.LBB82_16:                              ; %bb2.i.i.i
	ldx	#4
	stx	GAME+22
	jmp	awale_c64.app.App.go_on
.LBB82_17:                              ; %bb10.fold.split37.i
	lda	#2
	jmp	.LBB82_21
.LBB82_18:                              ; %bb10.fold.split40.i
	lda	#5
	jmp	.LBB82_21
.LBB82_19:                              ; %bb10.fold.split38.i
	lda	#3
	jmp	.LBB82_21
.LBB82_20:                              ; %bb10.fold.split39.i
	lda	#4
.LBB82_21:                              ; %bb2
	clc
	adc	__rc2
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Spill
	lda	#19
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Reload
	jmp	awale_c64.play.App.play
.Lfunc_end82:
	.size	awale_c64.computer.App.play_computer_move, .Lfunc_end82-awale_c64.computer.App.play_computer_move
	.section	.rodata.awale_c64.computer.App.play_computer_move,"a",@progbits
.LJTI82_0:
	.byte	.LBB82_21@mos16lo
	.byte	.LBB82_15@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_17@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_19@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_20@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_1@mos16lo
	.byte	.LBB82_18@mos16lo
	.byte	.LBB82_21@mos16hi
	.byte	.LBB82_15@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_17@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_19@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_20@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_1@mos16hi
	.byte	.LBB82_18@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.computer.App.think,"ax",@progbits
	.type	awale_c64.computer.App.think,@function ; -- Begin function awale_c64.computer.App.think
awale_c64.computer.App.think:           ; @awale_c64.computer.App.think
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc16
	sta	.Lawale_c64.computer.App.think_sstk+26 ; 1-byte Folded Spill
	stx	__rc22
	ldx	__rc2
	stx	__rc20
	ldx	__rc3
	stx	__rc21
	jsr	awale_c64.screens.thinking.Display.draw
	lda	#3
	jsr	awale_c64.app.App.enter
	ldx	frame_counter
	stx	.Lawale_c64.computer.App.think_sstk+18
	stx	.Lawale_c64.computer.App.think_sstk+19
	ldx	#50
	stx	.Lawale_c64.computer.App.think_sstk+20
	ldx	__rc22
	stx	.Lawale_c64.computer.App.think_sstk+6
	ldx	__rc20
	stx	.Lawale_c64.computer.App.think_sstk+7
	lda	#mos16lo(.Lawale_c64.computer.App.think_sstk+6)
	clc
	adc	#2
	sta	__rc2
	ldy	#0
	lda	#mos16hi(.Lawale_c64.computer.App.think_sstk+6)
	adc	#0
	sta	__rc3
	ldx	__rc2
	stx	__rc4
	sta	__rc5
	ldx	__rc4
	stx	.Lawale_c64.computer.App.think_sstk+24 ; 1-byte Folded Spill
	ldx	__rc5
	stx	.Lawale_c64.computer.App.think_sstk+25 ; 1-byte Folded Spill
	ldx	#10
	sty	__rc4
	tya
	jsr	__memset
	ldy	.Lawale_c64.computer.App.think_sstk+26 ; 1-byte Folded Reload
	lda	#0
	sta	.Lawale_c64.computer.App.think_sstk+22
	ldx	__rc21
	stx	.Lawale_c64.computer.App.think_sstk+23
	sta	.Lawale_c64.computer.App.think_sstk+21
	sta	.Lawale_c64.computer.App.think_sstk
	sta	.Lawale_c64.computer.App.think_sstk+1
	sta	.Lawale_c64.computer.App.think_sstk+2
	ldx	#1
	stx	__rc20
	tya
	beq	.LBB83_4
; %bb.1:                                ; %bb4.i.i
	cpy	#24
	bcc	.LBB83_3
; %bb.2:                                ; %bb4.i.i
	ldy	#24
.LBB83_3:                               ; %bb4.i.i
	sty	__rc20
.LBB83_4:                               ; %u8.clamp.exit.i
	jsr	awale_c64.core.search.Search.start
	and	#1
	bne	.LBB83_5
	jmp	.LBB83_19
.LBB83_5:                               ; %bb4.lr.ph.i
	lda	#0
	tax
	jmp	.LBB83_8
.LBB83_6:                               ;   in Loop: Header=BB83_8 Depth=1
	lda	#0
.LBB83_7:                               ; %select.end
                                        ;   in Loop: Header=BB83_8 Depth=1
	clc
	adc	__rc2
	sta	.Lawale_c64.computer.App.think_sstk
	stx	.Lawale_c64.computer.App.think_sstk+1
	ldx	__rc21
	stx	.Lawale_c64.computer.App.think_sstk+2
	lda	__rc21
	cpx	__rc20
	bne	.LBB83_8
	jmp	.LBB83_21
.LBB83_8:                               ; %bb4.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB83_12 Depth 2
	sta	__rc22
	inx
	stx	__rc21
	txa
	jsr	search_kernel_deepen
	tax
	beq	.LBB83_12
.LBB83_9:                               ; %awale_c64.core.search.Search.go_deeper.2.exit.i
                                        ;   in Loop: Header=BB83_8 Depth=1
	ldx	move_count
	stx	SEARCH+5688
	ldx	move_count+1
	stx	SEARCH+5689
	ldx	move_count+2
	stx	SEARCH+5690
	ldx	move_count+3
	stx	SEARCH+5691
	ldx	search_value
	ldy	search_value
	sty	SEARCH+5143
	ldy	search_pit
	sty	__rc2
	ldy	search_pit
	sty	SEARCH+5144
	ldy	SEARCH+5134
	beq	.LBB83_6
; %bb.10:                               ; %select.false
                                        ;   in Loop: Header=BB83_8 Depth=1
	lda	#6
	jmp	.LBB83_7
.LBB83_11:                              ; %bb5.i.i.i
                                        ;   in Loop: Header=BB83_12 Depth=2
	jsr	search_kernel_resume
	tax
	bne	.LBB83_9
.LBB83_12:                              ; %bb2.i.i.i
                                        ;   Parent Loop BB83_8 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	move_count
	ldx	move_count+1
	stx	__rc10
	ldx	move_count+2
	ldy	move_count+3
	sty	__rc9
	ldy	frame_counter
	cpy	.Lawale_c64.computer.App.think_sstk+18
	beq	.LBB83_11
; %bb.13:                               ; %bb3.i.i.i.i.i.i
                                        ;   in Loop: Header=BB83_12 Depth=2
	sty	.Lawale_c64.computer.App.think_sstk+18
	ldy	.Lawale_c64.computer.App.think_sstk+20
	dey
	dec	.Lawale_c64.computer.App.think_sstk+20
	cpy	#0
	beq	.LBB83_16
; %bb.14:                               ; %bb4.i.i.i.i.i.i
                                        ;   in Loop: Header=BB83_12 Depth=2
	ldy	key_head
	sty	__rc3
	ldy	key_tail
	sty	__rc2
	ldy	__rc3
	cpy	__rc2
	bne	.LBB83_16
; %bb.15:                               ; %awale_c64.hardware.machine.Hardware.has_input.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB83_12 Depth=2
	ldy	joystick
	cpy	GAME+1082
	beq	.LBB83_11
.LBB83_16:                              ; %awale_c64.core.search.Search.go_deeper.closure.exit.i.i.i
                                        ;   in Loop: Header=BB83_12 Depth=2
	ldy	#mos16lo(.Lawale_c64.computer.App.think_sstk+6)
	sty	__rc2
	ldy	#mos16hi(.Lawale_c64.computer.App.think_sstk+6)
	sty	__rc3
	ldy	#mos16lo(GAME+1082)
	sty	__rc4
	ldy	#mos16hi(GAME+1082)
	sty	__rc5
	ldy	#mos16lo(.Lawale_c64.computer.App.think_sstk)
	sty	__rc6
	ldy	#mos16hi(.Lawale_c64.computer.App.think_sstk)
	sty	__rc7
	stx	__rc8
	ldx	__rc10
	jsr	awale_c64.watch.Watch.look
	and	#1
	bne	.LBB83_17
	jmp	.LBB83_11
.LBB83_17:                              ; %awale_c64.core.search.Search.choose.exit
	ldx	move_count
	stx	SEARCH+5688
	ldx	move_count+1
	stx	SEARCH+5689
	ldx	move_count+2
	stx	SEARCH+5690
	ldx	move_count+3
	stx	SEARCH+5691
	ldx	.Lawale_c64.computer.App.think_sstk+21
	lda	__rc22
	beq	.LBB83_20
; %bb.18:
	ldy	.Lawale_c64.computer.App.think_sstk
	sty	__rc3
	ldy	.Lawale_c64.computer.App.think_sstk+1
	lda	.Lawale_c64.computer.App.think_sstk+2
	sta	__rc21
	jmp	.LBB83_22
.LBB83_19:                              ; %awale_c64.core.search.Search.choose.exit.thread10
	ldx	.Lawale_c64.computer.App.think_sstk+21
.LBB83_20:
                                        ; implicit-def: $y
                                        ; implicit-def: $rc21
	lda	#1
	jmp	.LBB83_24
.LBB83_21:                              ; %awale_c64.core.search.Search.choose.exit.thread
	ldx	.Lawale_c64.computer.App.think_sstk
	stx	__rc3
	ldy	.Lawale_c64.computer.App.think_sstk+1
	ldx	.Lawale_c64.computer.App.think_sstk+2
	stx	__rc21
	ldx	.Lawale_c64.computer.App.think_sstk+21
.LBB83_22:                              ; %bb7
	lda	#1
	cpx	#0
	bne	.LBB83_24
; %bb.23:                               ; %bb8
	ldx	__rc3
	stx	.Lawale_c64.computer.App.think_sstk+26 ; 1-byte Folded Spill
	stx	.Lawale_c64.computer.App.think_sstk+3
	sty	.Lawale_c64.computer.App.think_sstk+4
	ldx	__rc21
	stx	.Lawale_c64.computer.App.think_sstk+5
	ldx	SEARCH+5688
	stx	.Lawale_c64.computer.App.think_sstk+27 ; 1-byte Folded Spill
	ldx	SEARCH+5689
	stx	.Lawale_c64.computer.App.think_sstk+28 ; 1-byte Folded Spill
	ldx	SEARCH+5690
	stx	__rc22
	ldx	SEARCH+5691
	stx	__rc20
	sty	.Lawale_c64.computer.App.think_sstk+29 ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.computer.App.think_sstk+24 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.computer.App.think_sstk+25 ; 1-byte Folded Reload
	stx	__rc3
	ldx	#mos16lo(.Lawale_c64.computer.App.think_sstk+3)
	ldy	#mos16hi(.Lawale_c64.computer.App.think_sstk+3)
	stx	__rc4
	sty	__rc5
	ldx	__rc22
	stx	__rc6
	ldx	__rc20
	stx	__rc7
	ldx	.Lawale_c64.computer.App.think_sstk+28 ; 1-byte Folded Reload
	lda	.Lawale_c64.computer.App.think_sstk+27 ; 1-byte Folded Reload
	jsr	awale_c64.screens.thinking.Display.show
	ldy	.Lawale_c64.computer.App.think_sstk+29 ; 1-byte Folded Reload
	lda	#0
	ldx	.Lawale_c64.computer.App.think_sstk+26 ; 1-byte Folded Reload
.LBB83_24:                              ; %bb12
	sty	__rc2
	ldy	__rc21
	sty	__rc3
	sta	__rc16
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end83:
	.size	awale_c64.computer.App.think, .Lfunc_end83-awale_c64.computer.App.think
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.play,"ax",@progbits
	.type	awale_c64.hardware.Hardware.play,@function ; -- Begin function awale_c64.hardware.Hardware.play
awale_c64.hardware.Hardware.play:       ; @awale_c64.hardware.Hardware.play
; %bb.0:                                ; %start
	stx	__rc8
	ldx	#0
	sta	__rc9
	tay
	beq	.LBB84_2
; %bb.1:                                ; %select.false
	ldx	#7
.LBB84_2:                               ; %select.end
	lda	#13
	sta	__rc2
	lda	#212
	sta	__rc3
	clc
	txa
	adc	#4
	sta	__rc4
	lda	#212
	sta	__rc5
	lda	#0
	tay
	sta	(__rc4),y
	stx	__rc6
	lda	#212
	sta	__rc7
	tya
	sta	(__rc6),y
	inx
	ldy	__rc9
	lda	.LJTI84_0,y
	pha
	lda	.LJTI84_0+4,y
	tay
	pla
	sta	__rc6
	sty	__rc7
	ldy	#9
	lda	#48
	jmp	(__rc6)
.LBB84_3:                               ; %awale_c64.hardware.sound.Sound.decay.exit.thread68
	ldy	#6
	sty	__rc2
	ldy	#212
	sty	__rc3
	lda	__rc8
	clc
	adc	#24
	ldy	#0
	stx	__rc6
	ldx	#212
	stx	__rc7
	sta	(__rc6),y
	ldx	#8
	stx	54275
	ldx	#4
	stx	54277
	ldx	#17
	jmp	.LBB84_7
.LBB84_4:                               ; %bb2.i22
	ldy	#0
	stx	__rc6
	ldx	#212
	stx	__rc7
	lda	#6
	sta	(__rc6),y
	ldx	#8
	stx	54282
	stx	54284
	ldx	#33
	jmp	.LBB84_7
.LBB84_5:                               ; %bb2.i10
	ldy	#11
	lda	#16
.LBB84_6:                               ; %bb3.i19
	stx	__rc6
	ldx	#212
	stx	__rc7
	sty	__rc8
	ldy	#0
	sta	(__rc6),y
	ldx	#8
	stx	54282
	ldx	__rc8
	stx	54284
	ldx	#65
.LBB84_7:                               ; %awale_c64.hardware.sound.Sound.waveform.exit
	stx	mos8(.Lawale_c64.hardware.Hardware.play_zp_stk) ; 1-byte Folded Spill
	lda	#0
	sta	(__rc2),y
	ldx	#15
	stx	54296
	lda	mos8(.Lawale_c64.hardware.Hardware.play_zp_stk) ; 1-byte Folded Reload
	sta	(__rc4),y
	rts
.Lfunc_end84:
	.size	awale_c64.hardware.Hardware.play, .Lfunc_end84-awale_c64.hardware.Hardware.play
	.section	.rodata.awale_c64.hardware.Hardware.play,"a",@progbits
.LJTI84_0:
	.byte	.LBB84_3@mos16lo
	.byte	.LBB84_6@mos16lo
	.byte	.LBB84_4@mos16lo
	.byte	.LBB84_5@mos16lo
	.byte	.LBB84_3@mos16hi
	.byte	.LBB84_6@mos16hi
	.byte	.LBB84_4@mos16hi
	.byte	.LBB84_5@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.next_key,"ax",@progbits
	.type	awale_c64.hardware.Hardware.next_key,@function ; -- Begin function awale_c64.hardware.Hardware.next_key
awale_c64.hardware.Hardware.next_key:   ; @awale_c64.hardware.Hardware.next_key
; %bb.0:                                ; %start
	ldx	key_tail
	ldy	key_head
	sty	__rc4
	cpx	__rc4
	bne	.LBB85_7
; %bb.1:                                ; %bb3
	ldx	joystick
	ldy	#0
	lda	#255
	eor	(__rc2),y
	sta	__rc4
	txa
	sta	(__rc2),y
	and	__rc4
	tay
	and	#16
	ldx	#13
	cmp	#0
	beq	.LBB85_2
	jmp	.LBB85_18
.LBB85_2:                               ; %bb2.i
	tya
	and	#4
	ldx	#157
	cmp	#0
	beq	.LBB85_3
	jmp	.LBB85_18
.LBB85_3:                               ; %bb4.i4
	tya
	and	#8
	ldx	#29
	cmp	#0
	beq	.LBB85_4
	jmp	.LBB85_18
.LBB85_4:                               ; %bb6.i5
	tya
	and	#1
	and	#1
	ldx	#145
	cmp	#0
	beq	.LBB85_5
	jmp	.LBB85_18
.LBB85_5:                               ; %bb8.i7
	tya
	and	#2
	bne	.LBB85_6
	jmp	.LBB85_20
.LBB85_6:                               ; %select.false15
	ldx	#17
	txa
	rts
.LBB85_7:                               ; %bb4
	ldy	key_ring,x
	inx
	txa
	and	#7
	sta	key_tail
	tya
	and	#63
	tax
	cpy	#0
	bmi	.LBB85_13
; %bb.8:                                ; %bb6.i
	lda	awale_c64.hardware.key.CODES,x
	tax
	cpx	#29
	beq	.LBB85_17
; %bb.9:                                ; %bb6.i
	cpx	#19
	beq	.LBB85_15
; %bb.10:                               ; %bb6.i
	cpx	#17
	bne	.LBB85_18
; %bb.11:                               ; %bb10.i
	cpy	#64
	ldx	#17
	bcc	.LBB85_18
; %bb.12:                               ; %bb11.i
	lda	#145
	rts
.LBB85_13:                              ; %bb1.i
	ldx	#171
	cmp	#62
	beq	.LBB85_18
; %bb.14:                               ; %select.false
	lda	#255
	rts
.LBB85_15:                              ; %bb8.i
	cpy	#64
	ldx	#19
	bcc	.LBB85_18
; %bb.16:                               ; %bb15.i
	lda	#147
	rts
.LBB85_17:                              ; %bb9.i
	cpy	#64
	ldx	#29
	bcs	.LBB85_19
.LBB85_18:                              ; %bb7
	txa
	rts
.LBB85_19:                              ; %bb13.i
	lda	#157
	rts
.LBB85_20:
	lda	#0
	rts
.Lfunc_end85:
	.size	awale_c64.hardware.Hardware.next_key, .Lfunc_end85-awale_c64.hardware.Hardware.next_key
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.wait_frame,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.wait_frame,@function ; -- Begin function awale_c64.hardware.machine.Hardware.wait_frame
awale_c64.hardware.machine.Hardware.wait_frame: ; @awale_c64.hardware.machine.Hardware.wait_frame
; %bb.0:                                ; %start
	ldx	frame_counter
	stx	__rc2
.LBB86_1:                               ; %bb1
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB86_1
; %bb.2:                                ; %bb4
	rts
.Lfunc_end86:
	.size	awale_c64.hardware.machine.Hardware.wait_frame, .Lfunc_end86-awale_c64.hardware.machine.Hardware.wait_frame
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.display,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.display,@function ; -- Begin function awale_c64.hardware.machine.Hardware.display
awale_c64.hardware.machine.Hardware.display: ; @awale_c64.hardware.machine.Hardware.display
; %bb.0:                                ; %start
	and	#1
	ldx	#24
	stx	53270
	ldx	#8
	stx	53272
	ldy	#0
	sty	53280
	sty	53281
	stx	53282
	dex
	stx	53283
	ldx	#27
	tay
	bne	.LBB87_2
; %bb.1:                                ; %select.false
	ldx	#11
.LBB87_2:                               ; %select.end
	stx	53265
	rts
.Lfunc_end87:
	.size	awale_c64.hardware.machine.Hardware.display, .Lfunc_end87-awale_c64.hardware.machine.Hardware.display
                                        ; -- End function
	.section	.text.awale_main,"ax",@progbits
	.globl	awale_main                      ; -- Begin function awale_main
	.type	awale_main,@function
awale_main:                             ; @awale_main
; %bb.0:                                ; %start
	ldx	#mos16lo(GAME+1110)
	stx	__rc2
	ldx	#mos16hi(GAME+1110)
	stx	__rc3
	ldx	#mos16lo(.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.2)
	stx	__rc4
	ldx	#mos16hi(.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.2)
	stx	__rc5
	lda	#12
	ldx	#0
	jsr	memcpy
	ldx	#1
	stx	GAME+1162
	dex
	stx	GAME+1163
.LBB88_1:                               ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB88_10 Depth 2
	jsr	awale_c64.app.App.show_title
	jmp	.LBB88_10
.LBB88_2:                               ; %bb7.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#1
	stx	__rc2
	ldx	#4
	lda	#0
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB88_10
.LBB88_3:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	__rc6
	cpx	__rc3
	bne	.LBB88_8
; %bb.4:                                ; %bb10.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	cpy	__rc2
	bne	.LBB88_8
.LBB88_5:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.log.App.close_log
	jmp	.LBB88_10
.LBB88_6:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#0
	stx	__rc2
.LBB88_7:                               ; %bb2
                                        ;   in Loop: Header=BB88_10 Depth=2
	lda	#10
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB88_10
.LBB88_8:                               ; %bb13.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#0
	stx	__rc2
	lda	#1
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB88_10
.LBB88_9:                               ; %bb5.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.computer.App.play_computer_move
.LBB88_10:                              ; %bb2
                                        ;   Parent Loop BB88_1 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldy	GAME+1148
	cpy	#1
	bne	.LBB88_14
; %bb.11:                               ; %bb3.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	GAME+1110
	beq	.LBB88_9
; %bb.12:                               ; %bb3.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	cpx	#1
	bne	.LBB88_14
; %bb.13:                               ; %awale_c64.setup.Setup.is_computer.exit.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	GAME+1111
	cpx	GAME+21
	bne	.LBB88_9
.LBB88_14:                              ; %bb2.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	sty	__rc20
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB88_10
; %bb.15:                               ; %bb8.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	clc
	bcc	.LBB88_16
	jmp	.LBB88_29
.LBB88_16:                              ; %bb8.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldy	__rc20
	ldx	.LJTI88_0,y
	pha
	lda	.LJTI88_0+8,y
	tay
	pla
	stx	__rc2
	sty	__rc3
	jmp	(__rc2)
.LBB88_17:                              ; %bb12.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.menu.App.menu_key
	jmp	.LBB88_10
.LBB88_18:                              ; %bb11.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	sec
	sta	__rc2
	sbc	#145
	cmp	#27
	bcs	.LBB88_19
	jmp	.LBB88_30
.LBB88_19:                              ; %bb11.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	lda	__rc2
	sec
	sbc	#13
	cmp	#17
	bcc	.LBB88_20
	jmp	.LBB88_34
.LBB88_20:                              ; %bb11.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	tax
	ldy	GAME+56
	lda	GAME+57
	sta	__rc6
	lda	GAME+1142
	sta	__rc2
	lda	GAME+1143
	sta	__rc3
	lda	.LJTI88_2,x
	pha
	lda	.LJTI88_2+17,x
	tax
	pla
	sta	__rc4
	stx	__rc5
	jmp	(__rc4)
.LBB88_21:                              ; %bb5.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	__rc6
	cpx	__rc3
	bne	.LBB88_23
; %bb.22:                               ; %bb5.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	cpy	__rc2
	bne	.LBB88_23
	jmp	.LBB88_5
.LBB88_23:                              ; %bb14.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.play.App.show_keys
	jsr	awale_c64.app.App.go_on
	ldx	#0
	stx	__rc2
	lda	#91
	jsr	awale_c64.screens.line.message
	jmp	.LBB88_10
.LBB88_24:                              ; %bb10.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	cmp	#135
	beq	.LBB88_33
; %bb.25:                               ; %bb10.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	cmp	#145
	beq	.LBB88_32
; %bb.26:                               ; %bb10.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	cmp	#13
	beq	.LBB88_27
	jmp	.LBB88_1
.LBB88_27:                              ; %bb4.i2.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	GAME+1110
	cpx	#1
	bne	.LBB88_36
; %bb.28:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#1
	txa
	jsr	awale_c64.setup.Setup.change
	ldx	GAME+1112
	stx	__rc20
	ldx	GAME+1113
	lda	#2
	jsr	awale_c64.setup.Setup.set
	ldx	__rc20
	lda	#3
	jmp	.LBB88_37
.LBB88_29:                              ; %bb9.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.play.App.play_key
	jmp	.LBB88_10
.LBB88_30:                              ; %bb11.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	tax
	ldy	.LJTI88_1,x
	lda	.LJTI88_1+27,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB88_31:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	lda	#1
	sta	__rc2
	ldx	#0
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB88_10
.LBB88_32:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.log.App.open_log
	jmp	.LBB88_10
.LBB88_33:                              ; %bb3.i1.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.past.App.take_back
	jmp	.LBB88_10
.LBB88_34:                              ; %bb11.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldy	__rc2
	cpy	#95
	bne	.LBB88_35
	jmp	.LBB88_5
.LBB88_35:                              ; %bb2.i5.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#0
	lda	#94
	jsr	awale_c64.app.App.refuse
	jmp	.LBB88_10
.LBB88_36:                              ; %bb7.i.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.setup.Setup.rules
	lda	#2
	sec
	sbc	__rc5
	tax
	lda	#5
.LBB88_37:                              ; %awale_c64.setup.Setup.change_sides.exit.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.setup.Setup.set
	jsr	awale_c64.play.App.start_game
	jmp	.LBB88_10
.LBB88_38:                              ; %bb9.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#1
	stx	__rc2
	dex
	jmp	.LBB88_7
.LBB88_39:                              ; %bb6.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	lda	#0
	sta	__rc2
	ldx	#4
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB88_10
.LBB88_40:                              ; %bb3.i3.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	jsr	awale_c64.log.App.close_log
	ldx	GAME+22
	beq	.LBB88_41
	jmp	.LBB88_10
.LBB88_41:                              ; %awale_c64.play.App.abandon.exit.i.i
                                        ;   in Loop: Header=BB88_10 Depth=2
	ldx	#4
	stx	GAME+22
	jsr	awale_c64.app.App.go_on
	jmp	.LBB88_10
.Lfunc_end88:
	.size	awale_main, .Lfunc_end88-awale_main
	.section	.rodata.awale_main,"a",@progbits
.LJTI88_0:
	.byte	.LBB88_17@mos16lo
	.byte	.LBB88_29@mos16lo
	.byte	.LBB88_29@mos16lo
	.byte	.LBB88_29@mos16lo
	.byte	.LBB88_29@mos16lo
	.byte	.LBB88_24@mos16lo
	.byte	.LBB88_17@mos16lo
	.byte	.LBB88_18@mos16lo
	.byte	.LBB88_17@mos16hi
	.byte	.LBB88_29@mos16hi
	.byte	.LBB88_29@mos16hi
	.byte	.LBB88_29@mos16hi
	.byte	.LBB88_29@mos16hi
	.byte	.LBB88_24@mos16hi
	.byte	.LBB88_17@mos16hi
	.byte	.LBB88_18@mos16hi
.LJTI88_1:
	.byte	.LBB88_31@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_39@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_38@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_40@mos16lo
	.byte	.LBB88_31@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_39@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_38@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_40@mos16hi
.LJTI88_2:
	.byte	.LBB88_21@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_3@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_2@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_35@mos16lo
	.byte	.LBB88_6@mos16lo
	.byte	.LBB88_21@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_3@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_2@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_35@mos16hi
	.byte	.LBB88_6@mos16hi
                                        ; -- End function
	.section	.text.rules_begin,"ax",@progbits
	.globl	rules_begin                     ; -- Begin function rules_begin
	.type	rules_begin,@function
rules_begin:                            ; @rules_begin
; %bb.0:                                ; %start
	ldx	#mos16lo(GAME+23)
	stx	__rc2
	ldx	#mos16hi(GAME+23)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#0
	stx	GAME+54
	stx	GAME+55
	stx	GAME+56
	stx	GAME+57
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+22
	rts
.Lfunc_end89:
	.size	rules_begin, .Lfunc_end89-rules_begin
                                        ; -- End function
	.section	.text.rules_legal_moves,"ax",@progbits
	.globl	rules_legal_moves               ; -- Begin function rules_legal_moves
	.type	rules_legal_moves,@function
rules_legal_moves:                      ; @rules_legal_moves
; %bb.0:                                ; %start
	ldx	GAME+22
	lda	#0
	cpx	#0
	beq	.LBB90_2
; %bb.1:                                ; %awale_c64.core.game.Game.legal_moves.exit
	rts
.LBB90_2:                               ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	rts
.Lfunc_end90:
	.size	rules_legal_moves, .Lfunc_end90-rules_legal_moves
                                        ; -- End function
	.section	.text.rules_play,"ax",@progbits
	.globl	rules_play                      ; -- Begin function rules_play
	.type	rules_play,@function
rules_play:                             ; @rules_play
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB91_2
; %bb.1:                                ; %bb4
	inx
	txa
	rts
.LBB91_2:                               ; %bb5
	ldy	__rc2
	stx	CAPTURE
	sty	CAPTURE+1
	ldx	__rc3
	stx	CAPTURE+2
	lda	#0
	rts
.Lfunc_end91:
	.size	rules_play, .Lfunc_end91-rules_play
                                        ; -- End function
	.section	.text.rules_take_back,"ax",@progbits
	.globl	rules_take_back                 ; -- Begin function rules_take_back
	.type	rules_take_back,@function
rules_take_back:                        ; @rules_take_back
; %bb.0:                                ; %start
	ldx	GAME+56
	lda	GAME+57
	bne	.LBB92_2
; %bb.1:                                ; %start
	cpx	#0
	beq	.LBB92_5
.LBB92_2:                               ; %bb2.i
	stx	.Lrules_take_back_sstk          ; 1-byte Folded Spill
	ldy	.Lrules_take_back_sstk          ; 1-byte Folded Reload
	tax
	sta	.Lrules_take_back_sstk+1        ; 1-byte Folded Spill
	dey
	cpy	#255
	bne	.LBB92_4
; %bb.3:                                ; %bb2.i
	dex
.LBB92_4:                               ; %bb2.i
	tya
	jsr	awale_c64.core.game.Game.go_to
	lda	.Lrules_take_back_sstk+1        ; 1-byte Folded Reload
	ldx	.Lrules_take_back_sstk          ; 1-byte Folded Reload
.LBB92_5:                               ; %awale_c64.core.game.Game.take_back.exit
	tay
	bne	.LBB92_8
; %bb.6:                                ; %awale_c64.core.game.Game.take_back.exit
	txa
	bne	.LBB92_8
; %bb.7:                                ; %awale_c64.core.game.Game.take_back.exit
	lda	#0
	rts
.LBB92_8:                               ; %awale_c64.core.game.Game.take_back.exit
	lda	#1
	rts
.Lfunc_end92:
	.size	rules_take_back, .Lfunc_end92-rules_take_back
                                        ; -- End function
	.section	.text.rules_totals,"ax",@progbits
	.globl	rules_totals                    ; -- Begin function rules_totals
	.type	rules_totals,@function
rules_totals:                           ; @rules_totals
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.totals
	sta	TOTALS
	stx	TOTALS+1
	rts
.Lfunc_end93:
	.size	rules_totals, .Lfunc_end93-rules_totals
                                        ; -- End function
	.section	.text.search_go_deeper,"ax",@progbits
	.globl	search_go_deeper                ; -- Begin function search_go_deeper
	.type	search_go_deeper,@function
search_go_deeper:                       ; @search_go_deeper
; %bb.0:                                ; %start
	ldx	CHOICE+2
	inx
	stx	mos8(.Lsearch_go_deeper_zp_stk)
	txa
	jsr	search_kernel_deepen
	tax
	bne	.LBB94_2
.LBB94_1:                               ; %bb2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	jsr	search_kernel_resume
	tax
	beq	.LBB94_1
.LBB94_2:                               ; %awale_c64.core.search.Search.go_deeper.exit
	ldx	move_count
	stx	__rc3
	ldy	move_count+1
	ldx	move_count+2
	stx	__rc4
	ldx	move_count+3
	stx	__rc5
	ldx	move_count
	stx	SEARCH+5688
	ldx	move_count+1
	stx	SEARCH+5689
	ldx	move_count+2
	stx	SEARCH+5690
	ldx	move_count+3
	stx	SEARCH+5691
	ldx	search_value
	lda	search_value
	sta	SEARCH+5143
	lda	search_pit
	sta	__rc2
	lda	search_pit
	sta	SEARCH+5144
	lda	SEARCH+5134
	beq	.LBB94_4
; %bb.3:                                ; %select.false
	lda	#6
	jmp	.LBB94_5
.LBB94_4:
	lda	#0
.LBB94_5:                               ; %select.end
	stx	CHOICE+1
	clc
	adc	__rc2
	sta	CHOICE
	ldx	mos8(.Lsearch_go_deeper_zp_stk)
	stx	CHOICE+2
	ldx	__rc3
	stx	COUNT
	sty	COUNT+1
	ldx	__rc4
	stx	COUNT+2
	ldx	__rc5
	stx	COUNT+3
	rts
.Lfunc_end94:
	.size	search_go_deeper, .Lfunc_end94-search_go_deeper
                                        ; -- End function
	.section	.text.search_start,"ax",@progbits
	.globl	search_start                    ; -- Begin function search_start
	.type	search_start,@function
search_start:                           ; @search_start
; %bb.0:                                ; %start
	ldx	#0
	stx	CHOICE
	stx	CHOICE+1
	stx	CHOICE+2
	jmp	awale_c64.core.search.Search.start
.Lfunc_end95:
	.size	search_start, .Lfunc_end95-search_start
                                        ; -- End function
	.section	.text.search_variation,"ax",@progbits
	.globl	search_variation                ; -- Begin function search_variation
	.type	search_variation,@function
search_variation:                       ; @search_variation
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	ldx	CHOICE
	stx	mos8(.Lsearch_variation_zp_stk)
	ldx	CHOICE+2
	stx	mos8(.Lsearch_variation_zp_stk+1)
	ldx	#mos16lo(.Lsearch_variation_sstk)
	ldy	#mos16hi(.Lsearch_variation_sstk)
	stx	__rc20
	sty	__rc21
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	lda	mos8(.Lsearch_variation_zp_stk)
	ldx	mos8(.Lsearch_variation_zp_stk+1)
	stx	.Lsearch_variation_sstk+15      ; 1-byte Folded Spill
	dec	mos8(.Lsearch_variation_zp_stk+1)
	ldx	#0
	stx	mos8(.Lsearch_variation_zp_stk)
.LBB96_1:                               ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lsearch_variation_zp_stk)
	sta	VARIATION,x
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	ldy	mos8(.Lsearch_variation_zp_stk+1)
	cpy	mos8(.Lsearch_variation_zp_stk)
	bne	.LBB96_2
	jmp	.LBB96_15
.LBB96_2:                               ; %bb5.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	lda	mos8(.Lsearch_variation_zp_stk)
	clc
	adc	#1
	ldx	.Lsearch_variation_sstk+12
	cpx	#25
	bcc	.LBB96_3
	jmp	.LBB96_13
.LBB96_3:                               ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	ldx	.Lsearch_variation_sstk+13
	cpx	#25
	bcc	.LBB96_4
	jmp	.LBB96_13
.LBB96_4:                               ; %bb9.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	sta	mos8(.Lsearch_variation_zp_stk+1)
	tya
	sta	mos8(.Lsearch_variation_zp_stk+2) ; 1-byte Folded Spill
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	sta	__rc4
	txa
	and	#3
	sta	__rc5
	lda	#mos16lo(SEARCH+2048)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(SEARCH+2048)
	adc	__rc5
	sta	__rc7
	ldy	#0
	lda	(__rc6),y
	bne	.LBB96_5
	jmp	.LBB96_12
.LBB96_5:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(SEARCH)
	adc	__rc5
	sta	__rc7
	lda	(__rc6),y
	cmp	__rc3
	beq	.LBB96_6
	jmp	.LBB96_12
.LBB96_6:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	lda	#mos16lo(SEARCH+1024)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(SEARCH+1024)
	adc	__rc5
	sta	__rc7
	lda	(__rc6),y
	cmp	__rc2
	bne	.LBB96_12
; %bb.7:                                ; %bb12.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	lda	#mos16lo(SEARCH+3072)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(SEARCH+3072)
	adc	__rc5
	sta	__rc3
	lda	#7
	and	(__rc2),y
	sta	mos8(.Lsearch_variation_zp_stk)
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	sta	mos8(.Lsearch_variation_zp_stk+3) ; 1-byte Folded Spill
	ldx	mos8(.Lsearch_variation_zp_stk)
	lda	#1
	jsr	__ashlqi3
	ldx	mos8(.Lsearch_variation_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc2
	and	__rc2
	beq	.LBB96_12
; %bb.8:                                ; %bb16.i
                                        ;   in Loop: Header=BB96_1 Depth=1
	ldx	.Lsearch_variation_sstk+14
	beq	.LBB96_14
; %bb.9:                                ; %select.false
                                        ;   in Loop: Header=BB96_1 Depth=1
	lda	#6
.LBB96_10:                              ; %select.end
                                        ;   in Loop: Header=BB96_1 Depth=1
	ldy	mos8(.Lsearch_variation_zp_stk+1)
	clc
	adc	mos8(.Lsearch_variation_zp_stk)
	sty	mos8(.Lsearch_variation_zp_stk)
	ldx	mos8(.Lsearch_variation_zp_stk+2) ; 1-byte Folded Reload
	stx	mos8(.Lsearch_variation_zp_stk+1)
	cpy	#24
	beq	.LBB96_11
	jmp	.LBB96_1
.LBB96_11:                              ; %panic.i
	jsr	awale_panic
.LBB96_12:
	lda	mos8(.Lsearch_variation_zp_stk+1)
.LBB96_13:                              ; %awale_c64.core.search.Search.variation.exit
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.LBB96_14:                              ;   in Loop: Header=BB96_1 Depth=1
	lda	#0
	jmp	.LBB96_10
.LBB96_15:
	ldx	.Lsearch_variation_sstk+15      ; 1-byte Folded Reload
	txa
	jmp	.LBB96_13
.Lfunc_end96:
	.size	search_variation, .Lfunc_end96-search_variation
                                        ; -- End function
	.type	DISTANCE,@object                ; @DISTANCE
	.section	.rodata.DISTANCE,"a",@progbits
	.globl	DISTANCE
DISTANCE:
	.ascii	"\000\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004"
	.size	DISTANCE, 49

	.type	INDEX_PITS,@object              ; @INDEX_PITS
	.section	.rodata.INDEX_PITS,"a",@progbits
	.globl	INDEX_PITS
INDEX_PITS:
	.ascii	"\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\002\002\002\002\002\002\002\002\002\002\002\002\002\002\002\002\003\003\003\003\003\003\003\003\003\003\003\003\003\003\003\003\004\004\004\004\004\004\004\004\004\004\004\004\004\004\004\004\005\005\005\005\005\005\005\005\005\005\005\005\005\005\005\005\006\006\006\006\006\006\006\006\006\006\006\006\006\006\006\006\007\007\007\007\007\007\007\007\007\007\007\007\007\007\007\007\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\013\013\013\013\013\013\013\013\013\013\013\013\013\013\013\013"
	.size	INDEX_PITS, 192

	.type	LAST_GAINS,@object              ; @LAST_GAINS
	.section	.rodata.LAST_GAINS,"a",@progbits
	.globl	LAST_GAINS
LAST_GAINS:
	.ascii	"\000\001\001\001\001\001\001\001\001\001\001\001\002\002\002\002\002\002\002\002\002\002\002\003\003\003\003\003\003\003\003\003\003\003\004\004\004\004\004\004\004\004\004\004\004\005\005\005\005"
	.size	LAST_GAINS, 49

	.type	NEXT_SLOTS,@object              ; @NEXT_SLOTS
	.section	.rodata.NEXT_SLOTS,"a",@progbits
	.globl	NEXT_SLOTS
NEXT_SLOTS:
	.ascii	"\001\002\003\004\005\006\007\000\t\n\013\f\r\016\017\b\021\022\023\024\025\026\027\020\031\032\033\034\035\036\037\030!\"#$%&' )*+,-./(123456709:;<=>?8ABCDEFG@IJKLMNOHQRSTUVWPYZ[\\]^_Xabcdefg`ijklmnohqrstuvwpyz{|}~\177x\201\202\203\204\205\206\207\200\211\212\213\214\215\216\217\210\221\222\223\224\225\226\227\220\231\232\233\234\235\236\237\230\241\242\243\244\245\246\247\240\251\252\253\254\255\256\257\250\261\262\263\264\265\266\267\260\271\272\273\274\275\276\277\270"
	.size	NEXT_SLOTS, 192

	.type	PIT_INDICES,@object             ; @PIT_INDICES
	.section	.rodata.PIT_INDICES,"a",@progbits
	.globl	PIT_INDICES
PIT_INDICES:
	.ascii	"\000\020 0@P`p\200\220\240\260"
	.size	PIT_INDICES, 12

	.type	SOWING_ENDS,@object             ; @SOWING_ENDS
	.section	.rodata.SOWING_ENDS,"a",@progbits
	.globl	SOWING_ENDS
SOWING_ENDS:
	.ascii	"\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\377\377\377\377"
	.size	SOWING_ENDS, 192

	.type	SOWING_ENTRIES,@object          ; @SOWING_ENTRIES
	.section	.rodata.SOWING_ENTRIES,"a",@progbits
	.globl	SOWING_ENTRIES
SOWING_ENTRIES:
	.asciz	"\024':M`s\206\231\254\277\322\000\000\000\000\000)<Obu\210\233\256\301\324\347\000\000\000\000\000>Qdw\212\235\260\303\326\351\000\000\000\000\000\000Sfy\214\237\262\305\330\353\002\025\000\000\000\000\000h{\216\241\264\307\332\355\004\027*\000\000\000\000\000}\220\243\266\311\334\357\006\031,?\000\000\000\000\000\222\245\270\313\336\361\b\033.AT\000\000\000\000\000\247\272\315\340\363\n\0350CVi\000\000\000\000\000\274\317\342\365\f\0372EXk~\000\000\000\000\000\321\344\367\016!4GZm\200\223\000\000\000\000\000\346\371\020#6I\\o\202\225\250\000\000\000\000\000\373\022%8K^q\204\227\252\275\000\000\000\000"
	.size	SOWING_ENTRIES, 192

	.type	SOWN_0,@object                  ; @SOWN_0
	.section	.rodata.SOWN_0,"a",@progbits
	.globl	SOWN_0
SOWN_0:
	.ascii	"\365\332\230I\346u\366\315\023\364\226#\b\306w\024\365\316\232R\374\230\212\353\347\244Lg@\f\304n\365\350\307\230[t\374\037\003\322\024;.\r\336\241\365\341\277\217\265JzkG\226\312\327\303\241q\227\365\347\313\005\256\362\367\347J\222\263\307\271\235\327\200\365\347/\3468KI\272\020?aoa\251`\262\013a&\206\247\2632\226\323\003\037-\203H\250\311\013z\204O\005.<#\375\303{%\224\236i\037\013\246\002I\003\242\032\205\334%`\361\214\350/\351\013\314x\227\233xH\004\262RH\255n\0329=\013\366T\227\263\302\275\252\211\276b\241\214\352-I\013~\326\007+;=1{4\210\235\020h\231\275"
	.size	SOWN_0, 192

	.type	SOWN_1,@object                  ; @SOWN_1
	.section	.rodata.SOWN_1,"a",@progbits
	.globl	SOWN_1
SOWN_1:
	.ascii	"\013\300\017\376P\256\232\336\215\352\367<\361?.\201\013\245\337}%]\354\345\216\346v\301[\2252\333\013\253\257\276\\Q\260\300~s%\213+/=\333\013o\336\3341\361`~\324\345\253\013o\336\3341\013\026\260\242\375\b\302\264b\304\300\\g\001\362N\013\232\201\321\322\201h\nbS\344\331hN\237\237\364K\r~\236\366\n\32247\235\016e'\230\270\364^xAB\376oz$3M\366`zCD\364\243\002\230\352\360\221\321u%c\370\250\006\235\356\364\242\211+\202s\004\371\370\207m\275lS\365L\364+\037\307\t\3531\202b\231;\214\304\267`\242\364\257\037*\324\342\373\243\242\f%\355\251\031#\315"
	.size	SOWN_1, 192

	.type	SOWN_2,@object                  ; @SOWN_2
	.section	.rodata.SOWN_2,"a",@progbits
	.globl	SOWN_2
SOWN_2:
	.ascii	"\351\365@}-\243\225\373\375~,\224\240\353)\330\351&W\372dI\242\227\f\255\b\3739j\rv\351\334Am\0251\350\037\203\240V\030\fq\235D\351Z\222Fo2v\346\017\321\240\255\036V\n3\351\260\362\251\373\316\314\204\3252\315\\#f\034o\351dT\337\352\"\023\2353\007\316\007\203s\376\t\026\213\233*\346[j\204\335)\346k\337\357~:\026\262\315\025\026\257V:\022[k\366\222\255\365\366\026\226C\250\246\261\3726\344YI\255-\332?=\026C)\2503\374\271\346\333L1\261\336\304B\316\026\320\"\200\035\254\256v\272r\306\231R\244\003\237\026\257U8\016Ve\360\357\212\244\352\203)\f\342"
	.size	SOWN_2, 192

	.type	SOWN_3,@object                  ; @SOWN_3
	.section	.rodata.SOWN_3,"a",@progbits
	.globl	SOWN_3
SOWN_3:
	.ascii	"\004\2567\360\246\356\324\031\354yx\347\221\031\323\210\004\343\362\375\234\330s\234\177\323\231\356\315\334\350\206\0045c#\201>\210\215\003\352b\204\265\342\242\000\004\001\220\275Ic6{2xi85\304\361}\004\227\307WtK\224N\230\215_c\366&\266\323\004\242\237)m$K\002d\244\024\202\037\034\246\353\373ZG\356\006\220\252n\020\344\263\026ub\t\"\373\210\317\211\263m\322\025\211\371\374\234*q*T\373\264\340|\251\2005\034\376t\207\371\263\336{\250\373mP\303\341\334\t2\356H\001G\271\234\020-\373km\030\242\\\023]D\213_\355^_\013\224\373\213\306\337)oH\276\224\370\025\2445p\211\322"
	.size	SOWN_3, 192

	.type	TAKEN_0,@object                 ; @TAKEN_0
	.section	.rodata.TAKEN_0,"a",@progbits
	.globl	TAKEN_0
TAKEN_0:
	.ascii	"D\346z7\310\254\342\323\n\017&9\202\303\326\301\370t\302\243@`j\237"
	.size	TAKEN_0, 24

	.type	TAKEN_1,@object                 ; @TAKEN_1
	.section	.rodata.TAKEN_1,"a",@progbits
	.globl	TAKEN_1
TAKEN_1:
	.ascii	"#\264\271\226\205\310E\350~\275h\234\244\366\365\360 \261\301\242d\226\364\356"
	.size	TAKEN_1, 24

	.type	TAKEN_2,@object                 ; @TAKEN_2
	.section	.rodata.TAKEN_2,"a",@progbits
	.globl	TAKEN_2
TAKEN_2:
	.ascii	"\303$\251\376.EGjd\026\326\301\332\307\361j\273\230\273\031b\223\357g"
	.size	TAKEN_2, 24

	.type	TAKEN_3,@object                 ; @TAKEN_3
	.section	.rodata.TAKEN_3,"a",@progbits
	.globl	TAKEN_3
TAKEN_3:
	.ascii	"Bd\356e2\313\3208\327C\261\212c\025\244\367\211N\026\"2\313Py"
	.size	TAKEN_3, 24

	.type	TOTALS,@object                  ; @TOTALS
	.section	.bss.TOTALS,"aw",@nobits
	.globl	TOTALS
TOTALS:
	.zero	2
	.size	TOTALS, 2

	.type	VARIATION,@object               ; @VARIATION
	.section	.bss.VARIATION,"aw",@nobits
	.globl	VARIATION
VARIATION:
	.zero	24
	.size	VARIATION, 24

	.type	WINS,@object                    ; @WINS
	.section	.rodata.WINS,"a",@progbits
	.globl	WINS
WINS:
	.ascii	"\344\343\342\341\340\337\336\335\334\333\332\331\330\327\326\325\324\323\322\321\320\317\316\315\314"
	.size	WINS, 25

	.type	awale_c64.core.level.BIT,@object ; @awale_c64.core.level.BIT
	.section	.rodata.awale_c64.core.level.BIT,"a",@progbits
awale_c64.core.level.BIT:
	.ascii	"\001\002\004\b\020 "
	.size	awale_c64.core.level.BIT, 6

	.type	awale_c64.menu.page.STARTS,@object ; @awale_c64.menu.page.STARTS
	.section	.rodata.awale_c64.menu.page.STARTS,"a",@progbits
awale_c64.menu.page.STARTS:
	.ascii	"\000\b\016\022\025"
	.size	awale_c64.menu.page.STARTS, 5

	.type	awale_c64.setup.OVER_MAXES,@object ; @awale_c64.setup.OVER_MAXES
	.section	.rodata.awale_c64.setup.OVER_MAXES,"a",@progbits
awale_c64.setup.OVER_MAXES:
	.ascii	"\000\001"
	.size	awale_c64.setup.OVER_MAXES, 2

	.type	awale_c64.setup.REPETITIONS,@object ; @awale_c64.setup.REPETITIONS
	.section	.rodata.cst4,"aM",@progbits,4
awale_c64.setup.REPETITIONS:
	.ascii	"\000\001\002\003"
	.size	awale_c64.setup.REPETITIONS, 4

	.type	awale_c64.setup.FIRST_PLAYERS,@object ; @awale_c64.setup.FIRST_PLAYERS
	.section	.rodata.awale_c64.setup.FIRST_PLAYERS,"a",@progbits
awale_c64.setup.FIRST_PLAYERS:
	.asciz	"\001\000\000\000\000"
	.size	awale_c64.setup.FIRST_PLAYERS, 6

	.type	awale_c64.screens.log.COLUMNS,@object ; @awale_c64.screens.log.COLUMNS
	.section	.rodata.cst4,"aM",@progbits,4
awale_c64.screens.log.COLUMNS:
	.ascii	"\005\f\031 "
	.size	awale_c64.screens.log.COLUMNS, 4

	.type	awale_c64.screens.pit.TILE,@object ; @awale_c64.screens.pit.TILE
	.section	.rodata.awale_c64.screens.pit.TILE,"a",@progbits
awale_c64.screens.pit.TILE:
	.ascii	"\264\220\221\222\265\223\270\270\270\224\225\270\270\270\226\227\270\270\270\230\266\231\232\233\267\264\234\235\236\265\237\275\274\271\240\241\274\271\275\242\243\271\275\274\244\266\245\246\247\267\264\250\251\252\265\253\272\272\272\254\255\272\272\272\256\257\272\272\272\260\266\261\262\263\267\264\250\251\252\265\253\273\273\273\254\255\273\273\273\256\257\273\273\273\260\266\261\262\263\267"
	.size	awale_c64.screens.pit.TILE, 100

	.type	awale_c64.screens.pit.TURN,@object ; @awale_c64.screens.pit.TURN
	.section	.rodata.awale_c64.screens.pit.TURN,"a",@progbits
awale_c64.screens.pit.TURN:
	.ascii	"\377\021\013\r\377\017\007\003\005\023\t\001\000\002\n\024\006\004\b\020\377\016\f\022\377"
	.size	awale_c64.screens.pit.TURN, 25

	.type	awale_c64.screens.pit.LEVEL,@object ; @awale_c64.screens.pit.LEVEL
	.section	.rodata.cst4,"aM",@progbits,4
awale_c64.screens.pit.LEVEL:
	.ascii	"\000\0312K"
	.size	awale_c64.screens.pit.LEVEL, 4

	.type	awale_c64.screens.pit.OFFSET,@object ; @awale_c64.screens.pit.OFFSET
	.section	.rodata.awale_c64.screens.pit.OFFSET,"a",@progbits
awale_c64.screens.pit.OFFSET:
	.ascii	"\000\001\002\003\004()*+,PQRSTxyz{|\240\241\242\243\244"
	.size	awale_c64.screens.pit.OFFSET, 25

	.type	awale_c64.screens.line.DECIMAL,@object ; @awale_c64.screens.line.DECIMAL
	.section	.rodata.awale_c64.screens.line.DECIMAL,"a",@progbits
awale_c64.screens.line.DECIMAL:
	.ascii	"\000\001\002\003\004\005\006\007\b\t\020\021\022\023\024\025\026\027\030\031 !\"#$%&'()0123456789@ABCDEFGHIPQRSTUVWXY`abcdefghipqrstuvwxy\200\201\202\203\204\205\206\207\210\211\220\221\222\223\224\225\226\227\230\231"
	.size	awale_c64.screens.line.DECIMAL, 100

	.type	awale_c64.screens.wood.PIECES,@object ; @awale_c64.screens.wood.PIECES
	.section	.rodata.cst8,"aM",@progbits,8
awale_c64.screens.wood.PIECES:
	.asciz	"\000\001\000\002\000\000\003"
	.size	awale_c64.screens.wood.PIECES, 8

	.type	awale_c64.screens.basin.ROW_PLACE,@object ; @awale_c64.screens.basin.ROW_PLACE
	.section	.rodata.awale_c64.screens.basin.ROW_PLACE,"a",@progbits
awale_c64.screens.basin.ROW_PLACE:
	.ascii	"\000\005\n\017\024"
	.size	awale_c64.screens.basin.ROW_PLACE, 5

	.type	awale_c64.screens.title.NAME,@object ; @awale_c64.screens.title.NAME
	.section	.rodata.awale_c64.screens.title.NAME,"a",@progbits
awale_c64.screens.title.NAME:
	.ascii	"\036\005\005\005\036\000\017\020\f\020\017\000\036\005\005\005\036\000\037\020\020\020\000\037\025\025\025\021"
	.size	awale_c64.screens.title.NAME, 28

	.type	awale_c64.screens.thinking.UNITS,@object ; @awale_c64.screens.thinking.UNITS
	.section	.rodata.cst4,"aM",@progbits,4
awale_c64.screens.thinking.UNITS:
	.ascii	"\b\004\002\001"
	.size	awale_c64.screens.thinking.UNITS, 4

	.type	awale_c64.hardware.key.CODES,@object ; @awale_c64.hardware.key.CODES
	.section	.rodata.awale_c64.hardware.key.CODES,"a",@progbits
awale_c64.hardware.key.CODES:
	.ascii	"\024\r\035\210\205\206\207\0213WA4ZSE\3775RD6CFTX7YG8BHUV9IJ0MKON+PL-.:@,\\*;\023\377=^/1_\3772 \377Q_"
	.size	awale_c64.hardware.key.CODES, 64

	.type	CAPTURE,@object                 ; @CAPTURE
	.section	.bss.CAPTURE,"aw",@nobits
	.globl	CAPTURE
CAPTURE:
	.zero	3
	.size	CAPTURE, 3

	.type	CHOICE,@object                  ; @CHOICE
	.section	.bss.CHOICE,"aw",@nobits
	.globl	CHOICE
CHOICE:
	.zero	3
	.size	CHOICE, 3

	.type	COUNT,@object                   ; @COUNT
	.section	.bss.COUNT,"aw",@nobits
	.globl	COUNT
COUNT:
	.zero	4
	.size	COUNT, 4

	.type	GAME,@object                    ; @GAME
	.section	.bss.GAME,"aw",@nobits
	.globl	GAME
GAME:
	.zero	1164
	.size	GAME, 1164

	.type	SEARCH,@object                  ; @SEARCH
	.section	.bss.high,"aw",@nobits
	.globl	SEARCH
	.p2align	8, 0x0
SEARCH:
	.zero	5888
	.size	SEARCH, 5888

	.type	SOWING_TARGETS,@object          ; @SOWING_TARGETS
	.section	.rodata.SOWING_TARGETS,"a",@progbits
	.globl	SOWING_TARGETS
SOWING_TARGETS:
	.ascii	"\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
	.size	SOWING_TARGETS, 588

	.type	SOWN,@object                    ; @SOWN
	.section	.rodata.SOWN,"a",@progbits
	.globl	SOWN
SOWN:
	.ascii	"\365\013\351\004\332\300\365\256\230\017@7I\376}\360\346P-\246u\256\243\356\366\232\225\324\315\336\373\031\023\215\375\354\364\352~y\226\367,x#<\224\347\b\361\240\221\306?\353\031w.)\323\024\201\330\210\243\336N\321$\313@\267\373\016\247\374A\275\250\317\"\033*\\\304'\330ZQl?\3126!Lt\364o\226\374\245^\324\265B\261\203k\321\016\372\263R\373\353\231)?R\337o\355S\262PK\325>\362W\203=\177\234\352\254dQ\367V\"\240A\337\323\216\177\230p\341.N\377>\245\226\200+\227|Wo\375\301\235\035\377\224~{\200! \210. \255\314\225\217\222\201\2429P\320\354\301\001\277*{\236\021\3320\365\013\351\004\316\245&\343\232\337W\362R}\372\375\374%d\234\230]I\330\212\354\242s\353\345\227\234\347\216\f\177\244\346\255\323Lv\b\231g\301\373\356@[9\315\f\225j\334\3042\r\350n\333v\206\n\023\\\302\374\241\265]]\233\252\206YD\037i\026\234\300\275\276+\033\203\331v\016\331\262\020L\267~J}\3066\350\037\322\340\220\211p|\310n\254nW\310G\317P\275p\313\3711S\210Q\323\2470\341-mK,!\303$\306^\241\360\377\217\260\250\2352\274RF\234Z\356}\201\226\340\f\3331A\006\320Z=\257D=\372\006\346\221\242\226@W\275\3413\255\226{q\213b\265\242\232\032SE\246\304\373\256D\365\013\351\004\350\253\3345\307\257Ac\230\276m#[\\\025\201tQ1>\374\260\350\210\037\300\037\215\003~\203\003\322s\240\352\024%Vb;\213\030\204.+\f\265\r/q\342\336=\235\242\241\333D\000\272\320`\275B0\030\be?O\fI\375\262\202\030\363\317iZ\244\205\341\201\nH\003t\252;4S\256\240a$\275\314!\347Zt\177\000P\220<\210\257G\207\253\276~\213\217|\342\001^r\377\350\240#\265`\307\211w\202\272)k\263\231-\320\340j<\374\240-\332\243\376F\317\277\273\316.w\006\361=\256\n\325\373\021\201\244\361.h\346\242\344\337\r\t\247\001\000\251\2322\337\254\377_\260\273+ sY\323}\365\013\351\004\341oZ\001\277\336\222\220\217\334F\275\2651oIJ\3612cz`v6k~\346{G\324\0172\226\345\321x\312\253\240i\327\013\2558\303o\0365\241\336V\304q\334\n\361\22713},\361\366\226\\`:jM~\252\257)\324\323ex\345\225\254\254\253d\235\271\013ql\245o\342h\203\336\032\370S\334\316$y1\367\260\016\361\272\312>`\376\235/~n\343\013\324\227\231Z\345Y\340\216\253(\321\233\0135\240\207o\246\234e\336\336+5\334\222X[1\273\344\360\360~\376 `\302\321\021~2\027\355\323[\315<\345\035\024p\253\354\004}\013\371\323ioj\320G\336\242_\027\334V\214=1\177\030\365\013\351\004\347\026\260\227\313\260\362\307\005\242\251W\256\375\373t\362\b\316K\367\302\314\224\347\264\204NJb\325\230\222\3042\215\263\300\315_\307\\\\c\271g#\366\235\001f&\327\362\034\266\200No\323\304YA\252\311\023@\363\271\005\370\254\034\263H\367d\025\246\353\205\021A\276\231\255\317\301\213\270\226ToR\331\204\251C\220\024R\237\3421\226\252\264\b\233d\263Q\213Vk\013\356\003\274U6f\031JWb\264\034k\376B ]\t\n\263A\243L\343{\224\003s$\360U\220h\373'gm\265&\260]\247\336i\300T/\264\b\267\214\250)\263'{=O\266~/Z}\021\023\364\277AM\345v\321\366@\311\356\365\013\351\004\347\232d\242/\201T\237\346\321\337)8\322\352mK\201\"$Ih\023K\272\n\235\002\020b3d?S\007\244a\344\316\024o\331\007\202ah\203\037\251Ns\034`\237\376\246\262\237\t\353\305NA\241\30352\3104\330\273\177\212/R\341\271 &!\333\261\355\221\351\246&\377\3335\242\234#\034\222\231\332l\035$,m(h?\034`\036=\003QE\256\245\332\374\004\375p^3\356D\236U\177\f\017ctE|U\003\301\031\235\351\260\026T:<\241\246:G\345\271\351~\233\267\320o\302(s\371y~\312\217\333\255\273c\033\317L+\214\335Ad\371\317\320\337\226\027\267\317\223\316\007[\036 \bfb\013\364\026\373aK\213Z&\r\233G\206~*\356\247\236\346\006\263\366[\2202\nj\252\226\322\204n\3234\335\020\0037)\344\037\235\346\263-\016k\026\203e\337uH'\357b\250\230~\t\311\270:\"\325\020\260\253T$\276\305\270\354\330\211\365N1,%Q}\377A\267:\317O(\2771\245\1773\221jAC~\312\262\322$\353\322\216=\367*\004\307v>\022\341\332\006-\245\027i\205GGk\321\032c\321\216\352qB\023M\307\231\207\254\214[\227\231\354\314&@\r\355\342X\031EX\342\230Xf\374\374 \201\3009\203\331bi\205%6\205\353\342\005\223\\gh\351\263\333\307\256u\353\264\016\347z[/\0077t\013\364\026\373z^\262\210\204x\315\317OA\025\211\005B\026\263.\376\257m<oV\322#z:\025\375$\022\211\3033[\371{Mk\374%\366\366\234\224`\222*\236z\255qiC\365*\037D\366TH\000\220\017Vq6t=|\032\267\027'\362*\3355;\233\225OK\236?\370\326>\256br\314\270|\215\023\203E\325\3149F\326\366b\002p\261ps\026\026W~\372X1)\322\314\3677\033=\257Q+@Y\372\266\340\310dRn\322~m\265\235G\265nSH\266\230|\004PS\212u\366\267q\200\332\372K+\262n\021:\373\336\311S\013\342s\374\226\202\342f2\020\354\200MW\267I\225\020mJ\226:\013\364\026\373\246\243\226\264\002\002C\340I\230\250|\003\352\246\251\242\360\261\200\032\221\3725\205\3216\034\334u\344\376%%Yt`cI\207\361\370\255\371\214\250-\263\350\006\332\336/\235?{\351\356=\250\210\365H\177\000\226\2214k\326\315\032\302z{\375\013*\360rFh\340\205\327\375D\370r\255\304\261\316\013q\335\025\242\326y\317\363\324\246n\372\337}\346\232(3Q\333d\031\250\177\022\374\361.\207q,mw\204\275\002\334\366X\262[\260\264\020\b\334\373\246mx\265\370k\245T\377v|\314\237\27717\340\373\027\216\204\251\372\3273\036p\022r\016\203\243\007s\365>\267\362\256\232\025\237\332\341\253\004w\233\375\002\244\013\364\026\373\314\242Cmx\211)P\227+\250\303\233\2023\341xs\374\334H\004\271\t\004\371\3462\262\370\333\356R\207LHHm1\001\255\275\261Gnl\336\271\032S\304\2349\365B\020=L\316-\032=\227)\352\315SV\246\302\201\177T\302v;\364P\347\224\3526\314MO\207L\224\0206y\006\274\034_\351\333\276\335\\\337\025iz\274\0062v\214\227\356\242H\214\034\314\366\213\021\210\226\032\202\341\214\000g\232\361P\347\340\262\377\023S^\346\3715}\210x\251\201\337\003\307^\320\314\302.a\211\357\352U\267\030\230U\254\3248\344\034..\312\001\347\223\032\202-T\311\256\237\000\260\224\202\037R\023\366#\251\236\023\013\364\026\373\366+\320kT\037\"m\227\307\200\030\263\t\035\242\302\353\254\\\2751\256\023\252\202v]\211b\272D\276\231r\213b;\306_\241\214\231\355\214\304R^\352\267\244_-`\003\013I\242\237\224X\204/OS\3120\006@\033\371O\037\373<7T2\365}\370\323HR7%\034\340\"]\325P\200P'R\303\370\205\375\337:\"\207\356\034\262A\351b\263\370\326\263{B\265\223\277)\352\312wp\216l\313D\315\275\236\322\270\365WC\026\351\251DY\221\b\360u\323\244y\204\26544\177\3735\353lL\3764K,B\034\200c\372b$\005N7cV!\305N\216\3325\254\201,7\357)\213\342\013l'l\013\364\026\373~\257\257\213\326\037U\306\007*8\337+\324\016);\342Vo=\373eH1\243\360\276{\242\357\2244\f\212\370\210%\244\025\235\355\352\244\020\251\2035h\031)p\231#\f\211\275\315\342\322\315\333*\031\317\3649\362\303\234\304h\r\234\303>\306\005^\242\032\037x\277/\347\276N\242\242W\337\372\022\375\031+\035\3402O\307\266|_\325\376\302a\356\r\234U\226\230\022\237\225\227\350X\3771L\254\030Li\301\340\222\3704\234+\211\214\f\321\303\275\026\264\334\341\300\212&\361\316\322l\363\347\341E\347\217l\2741\217k\222\352\370\005\366>\022 \023S\332f\242\306\225\3772\036\006\245mO\020\210\206s\272^\320"
	.size	SOWN, 2352

	.type	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.2,@object ; @anon.2e8c390feaf8438c4c43cf0ef11aedae.2
	.section	.rodata..Lanon.2e8c390feaf8438c4c43cf0ef11aedae.2,"a",@progbits
.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.2:
	.asciz	"\001\000\002\002\003\000\000\000\001\002\000"
	.size	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.2, 12

	.type	awale_c64.core.level.FRAMES,@object ; @awale_c64.core.level.FRAMES
	.section	.rodata.cst32,"aM",@progbits,32
awale_c64.core.level.FRAMES:
	.ascii	"\372\000\364\001\350\003\334\005\270\013p\027\230:0u,\001X\002\260\004\b\007\020\016 \034PF\240\214"
	.size	awale_c64.core.level.FRAMES, 32

	.type	awale_c64.core.level.LEVELS,@object ; @awale_c64.core.level.LEVELS
	.section	.rodata.awale_c64.core.level.LEVELS,"a",@progbits
awale_c64.core.level.LEVELS:
	.asciz	"\000\001\200\001\003@\001\005\f\001\t\000\001\030"
	.size	awale_c64.core.level.LEVELS, 15

	.type	.Lalloc_e0478a7c28019aee8d40fb12ade035e4,@object ; @alloc_e0478a7c28019aee8d40fb12ade035e4
	.section	.rodata.str1.1,"aMS",@progbits,1
.Lalloc_e0478a7c28019aee8d40fb12ade035e4:
	.asciz	"\001\002\003\004\005\006\007\b\t\n\013"
	.size	.Lalloc_e0478a7c28019aee8d40fb12ade035e4, 12

	.type	.Lalloc_0e4943eb62528cee28d48a6269f7c362,@object ; @alloc_0e4943eb62528cee28d48a6269f7c362
	.section	.zp.data,"aw",@progbits
.Lalloc_0e4943eb62528cee28d48a6269f7c362:
	.ascii	"\013\000\001\002\003\004\005\006\007\b\t\n"
	.size	.Lalloc_0e4943eb62528cee28d48a6269f7c362, 12

	.type	awale_c64.core.search.hash.KEYS,@object ; @awale_c64.core.search.hash.KEYS
	.section	.rodata.awale_c64.core.search.hash.KEYS,"a",@progbits
awale_c64.core.search.hash.KEYS:
	.ascii	"\016/\312\222\363\343\326<\314}\024\033\277\035\bL\253\201yH\235\214@\333\217\033\274x\345r0\330T\335\313e\357\214K\037\260;x\221\233s1\002"
	.size	awale_c64.core.search.hash.KEYS, 48

	.type	awale_c64.core.sowing.GAIN,@object ; @awale_c64.core.sowing.GAIN
	.section	.rodata.awale_c64.core.sowing.GAIN,"a",@progbits
awale_c64.core.sowing.GAIN:
	.ascii	"\000\000\000\000\000\000\000\000\000\000\000\000\000\001\000\000\000\000\000\000\000\000\000\000\000\001\001\000\000\000\000\000\000\000\000\000\000\001\001\001\000\000\000\000\000\000\000\000\000\001\001\001\001\000\000\000\000\000\000\000\000\001\001\001\001\001\000\000\000\000\000\000\000\001\001\001\001\001\001\000\000\000\000\000\000\001\001\001\001\001\001\001\000\000\000\000\000\001\001\001\001\001\001\001\001\000\000\000\000\001\001\001\001\001\001\001\001\001\000\000\000\001\001\001\001\001\001\001\001\001\001\000\000\001\001\001\001\001\001\001\001\001\001\001\000\002\001\001\001\001\001\001\001\001\001\001\000\002\002\001\001\001\001\001\001\001\001\001\000\002\002\002\001\001\001\001\001\001\001\001\000\002\002\002\002\001\001\001\001\001\001\001\000\002\002\002\002\002\001\001\001\001\001\001\000\002\002\002\002\002\002\001\001\001\001\001\000\002\002\002\002\002\002\002\001\001\001\001\000\002\002\002\002\002\002\002\002\001\001\001\000\002\002\002\002\002\002\002\002\002\001\001\000\002\002\002\002\002\002\002\002\002\002\001\000\002\002\002\002\002\002\002\002\002\002\002\000\003\002\002\002\002\002\002\002\002\002\002\000\003\003\002\002\002\002\002\002\002\002\002\000\003\003\003\002\002\002\002\002\002\002\002\000\003\003\003\003\002\002\002\002\002\002\002\000\003\003\003\003\003\002\002\002\002\002\002\000\003\003\003\003\003\003\002\002\002\002\002\000\003\003\003\003\003\003\003\002\002\002\002\000\003\003\003\003\003\003\003\003\002\002\002\000\003\003\003\003\003\003\003\003\003\002\002\000\003\003\003\003\003\003\003\003\003\003\002\000\003\003\003\003\003\003\003\003\003\003\003\000\004\003\003\003\003\003\003\003\003\003\003\000\004\004\003\003\003\003\003\003\003\003\003\000\004\004\004\003\003\003\003\003\003\003\003\000\004\004\004\004\003\003\003\003\003\003\003\000\004\004\004\004\004\003\003\003\003\003\003\000\004\004\004\004\004\004\003\003\003\003\003\000\004\004\004\004\004\004\004\003\003\003\003\000\004\004\004\004\004\004\004\004\003\003\003\000\004\004\004\004\004\004\004\004\004\003\003\000\004\004\004\004\004\004\004\004\004\004\003\000\004\004\004\004\004\004\004\004\004\004\004\000\005\004\004\004\004\004\004\004\004\004\004\000\005\005\004\004\004\004\004\004\004\004\004\000\005\005\005\004\004\004\004\004\004\004\004\000\005\005\005\005\004\004\004\004\004\004\004"
	.size	awale_c64.core.sowing.GAIN, 588

	.type	awale_c64.core.sowing.LAST_PIT,@object ; @awale_c64.core.sowing.LAST_PIT
	.section	.rodata.awale_c64.core.sowing.LAST_PIT,"a",@progbits
awale_c64.core.sowing.LAST_PIT:
	.ascii	"\000\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\001\002\003\004\005\006\007\b\t\n\013\000\002\003\004\005\006\007\b\t\n\013\000\002\003\004\005\006\007\b\t\n\013\000\002\003\004\005\006\007\b\t\n\013\000\002\003\004\005\002\003\004\005\006\007\b\t\n\013\000\001\003\004\005\006\007\b\t\n\013\000\001\003\004\005\006\007\b\t\n\013\000\001\003\004\005\006\007\b\t\n\013\000\001\003\004\005\006\003\004\005\006\007\b\t\n\013\000\001\002\004\005\006\007\b\t\n\013\000\001\002\004\005\006\007\b\t\n\013\000\001\002\004\005\006\007\b\t\n\013\000\001\002\004\005\006\007\004\005\006\007\b\t\n\013\000\001\002\003\005\006\007\b\t\n\013\000\001\002\003\005\006\007\b\t\n\013\000\001\002\003\005\006\007\b\t\n\013\000\001\002\003\005\006\007\b\005\006\007\b\t\n\013\000\001\002\003\004\006\007\b\t\n\013\000\001\002\003\004\006\007\b\t\n\013\000\001\002\003\004\006\007\b\t\n\013\000\001\002\003\004\006\007\b\t\006\007\b\t\n\013\000\001\002\003\004\005\007\b\t\n\013\000\001\002\003\004\005\007\b\t\n\013\000\001\002\003\004\005\007\b\t\n\013\000\001\002\003\004\005\007\b\t\n\007\b\t\n\013\000\001\002\003\004\005\006\b\t\n\013\000\001\002\003\004\005\006\b\t\n\013\000\001\002\003\004\005\006\b\t\n\013\000\001\002\003\004\005\006\b\t\n\013\b\t\n\013\000\001\002\003\004\005\006\007\t\n\013\000\001\002\003\004\005\006\007\t\n\013\000\001\002\003\004\005\006\007\t\n\013\000\001\002\003\004\005\006\007\t\n\013\000\t\n\013\000\001\002\003\004\005\006\007\b\n\013\000\001\002\003\004\005\006\007\b\n\013\000\001\002\003\004\005\006\007\b\n\013\000\001\002\003\004\005\006\007\b\n\013\000\001\n\013\000\001\002\003\004\005\006\007\b\t\013\000\001\002\003\004\005\006\007\b\t\013\000\001\002\003\004\005\006\007\b\t\013\000\001\002\003\004\005\006\007\b\t\013\000\001\002\013\000\001\002\003\004\005\006\007\b\t\n\000\001\002\003\004\005\006\007\b\t\n\000\001\002\003\004\005\006\007\b\t\n\000\001\002\003\004\005\006\007\b\t\n\000\001\002\003"
	.size	awale_c64.core.sowing.LAST_PIT, 588

	.type	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9,@object ; @anon.2e8c390feaf8438c4c43cf0ef11aedae.9
	.section	.rodata.cst4,"aM",@progbits,4
.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9:
	.ascii	"\021\022\006("
	.size	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.9, 4

	.type	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10,@object ; @anon.2e8c390feaf8438c4c43cf0ef11aedae.10
.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10:
	.ascii	"\n\f\f("
	.size	.Lanon.2e8c390feaf8438c4c43cf0ef11aedae.10, 4

	.type	awale_c64.menu.page.ITEMS,@object ; @awale_c64.menu.page.ITEMS
	.section	.rodata.awale_c64.menu.page.ITEMS,"a",@progbits
awale_c64.menu.page.ITEMS:
	.ascii	"\001\000\000\000\000\001\000\002\000\003\000\004\000\006\000\005\000\007\000\b\000\t\000\n\000\013\000\005\001\001\001\002\001\003\001\004\000\002\000\003\000\004"
	.size	awale_c64.menu.page.ITEMS, 42

	.type	awale_c64.setup.VALUES,@object  ; @awale_c64.setup.VALUES
	.section	.rodata.awale_c64.setup.VALUES,"a",@progbits
awale_c64.setup.VALUES:
	.ascii	"\003\026\002\031\0053\0053\b8\003\033\006\036\004$\002(\003*\002-\004/"
	.size	awale_c64.setup.VALUES, 24

	.type	awale_c64.setup.PRESETS,@object ; @awale_c64.setup.PRESETS
	.section	.rodata.awale_c64.setup.PRESETS,"a",@progbits
awale_c64.setup.PRESETS:
	.ascii	"\000\001\002\000\000\001\001\002\000\002\002\001\002\000\000\000\001\000\000\001\001\001\002\000\003"
	.size	awale_c64.setup.PRESETS, 25

	.type	awale_c64.screens.board.PIT,@object ; @awale_c64.screens.board.PIT
	.section	.rodata.awale_c64.screens.board.PIT,"a",@progbits
awale_c64.screens.board.PIT:
	.asciz	"\225\001\232\001\237\001\244\001\251\001\256\001\276\000\271\000\264\000\257\000\252\000\245"
	.size	awale_c64.screens.board.PIT, 24

	.type	awale_c64.screens.board.LABEL,@object ; @awale_c64.screens.board.LABEL
	.section	.rodata.awale_c64.screens.board.LABEL,"a",@progbits
awale_c64.screens.board.LABEL:
	.asciz	"]\002b\002g\002l\002q\002v\002\226\000\221\000\214\000\207\000\202\000}"
	.size	awale_c64.screens.board.LABEL, 24

	.type	awale_c64.screens.board.STORES,@object ; @awale_c64.screens.board.STORES
	.section	.rodata.cst8,"aM",@progbits,8
awale_c64.screens.board.STORES:
	.ascii	"\004#\005\013\004\000\005\013"
	.size	awale_c64.screens.board.STORES, 8

	.type	awale_c64.screens.title.HOLLOW,@object ; @awale_c64.screens.title.HOLLOW
	.section	.rodata.awale_c64.screens.title.HOLLOW,"a",@progbits
awale_c64.screens.title.HOLLOW:
	.ascii	"\002\002$\007"
	.size	awale_c64.screens.title.HOLLOW, 4

	.type	awale_c64.screens.thinking.WORTH,@object ; @awale_c64.screens.thinking.WORTH
	.section	.rodata.cst32,"aM",@progbits,32
awale_c64.screens.thinking.WORTH:
	.asciz	"\000\000@\234 N\020'@\037\240\017\320\007\350\003 \003\220\001\310\000d\000P\000(\000\024\000\n"
	.size	awale_c64.screens.thinking.WORTH, 32

	.type	awale_c64.hardware.ROW_START,@object ; @awale_c64.hardware.ROW_START
	.section	.rodata.awale_c64.hardware.ROW_START,"a",@progbits
awale_c64.hardware.ROW_START:
	.ascii	"\000\000(\000P\000x\000\240\000\310\000\360\000\030\001@\001h\001\220\001\270\001\340\001\b\0020\002X\002\200\002\250\002\320\002\370\002 \003H\003p\003\230\003\300\003"
	.size	awale_c64.hardware.ROW_START, 50

	.type	app_state,@object               ; @app_state
	.section	.bss.app_state,"aw",@nobits
	.globl	app_state
app_state:
	.zero	1
	.size	app_state, 1

	.type	thinking,@object                ; @thinking
	.section	.bss.thinking,"aw",@nobits
	.globl	thinking
thinking:
	.zero	1
	.size	thinking, 1

	.type	.Lswitch.table.awale_c64.screens.board.Board.set_mark,@object ; @switch.table.awale_c64.screens.board.Board.set_mark
	.section	.rodata..Lswitch.table.awale_c64.screens.board.Board.set_mark,"a",@progbits
.Lswitch.table.awale_c64.screens.board.Board.set_mark:
	.ascii	"\n\013\t\r\n"
	.size	.Lswitch.table.awale_c64.screens.board.Board.set_mark, 5

	.type	.Lswitch.table.awale_c64.screens.board.Board.set_mark.1,@object ; @switch.table.awale_c64.screens.board.Board.set_mark.1
	.section	.rodata..Lswitch.table.awale_c64.screens.board.Board.set_mark.1,"a",@progbits
.Lswitch.table.awale_c64.screens.board.Board.set_mark.1:
	.ascii	"\n\013\t\r\017"
	.size	.Lswitch.table.awale_c64.screens.board.Board.set_mark.1, 5

	.type	.Lzp_stack,@object              ; @zp_stack
	.section	.zp.noinit,"aw",@nobits
.Lzp_stack:
	.zero	32
	.size	.Lzp_stack, 32

	.type	.Lstatic_stack,@object          ; @static_stack
	.section	.noinit..Lstatic_stack,"aw",@nobits
.Lstatic_stack:
	.zero	67
	.size	.Lstatic_stack, 67

.set .Lawale_c64.screens.line.fill_zp_stk, .Lzp_stack+20
	.size	.Lawale_c64.screens.line.fill_zp_stk, 7
.set .Lawale_c64.screens.wood.plank_zp_stk, .Lzp_stack+1
	.size	.Lawale_c64.screens.wood.plank_zp_stk, 2
.set .Lawale_c64.screens.basin.Basin.draw_zp_stk, .Lzp_stack+1
	.size	.Lawale_c64.screens.basin.Basin.draw_zp_stk, 12
.set .Lawale_c64.screens.line.print_zp_stk, .Lzp_stack+20
	.size	.Lawale_c64.screens.line.print_zp_stk, 12
.set .Lawale_c64.screens.line.show_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.screens.line.show_zp_stk, 1
.set .Lawale_c64.setup.Setup.rules_zp_stk, .Lzp_stack+7
	.size	.Lawale_c64.setup.Setup.rules_zp_stk, 1
.set .Lawale_c64.screens.menu.Window.item_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.screens.menu.Window.item_zp_stk, 8
.set .Lawale_c64.screens.menu.Window.choose_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.screens.menu.Window.choose_zp_stk, 1
.set .Lawale_c64.menu.App.show_item_zp_stk, .Lzp_stack+7
	.size	.Lawale_c64.menu.App.show_item_zp_stk, 5
.set .Lawale_c64.menu.App.list_zp_stk, .Lzp_stack+1
	.size	.Lawale_c64.menu.App.list_zp_stk, 6
.set .Lawale_c64.app.App.show_title_zp_stk, .Lzp_stack
	.size	.Lawale_c64.app.App.show_title_zp_stk, 1
.set .Lawale_c64.core.moves.Position.grand_slams_zp_stk, .Lzp_stack+14
	.size	.Lawale_c64.core.moves.Position.grand_slams_zp_stk, 18
.set .Lawale_c64.core.moves.Position.legal_moves_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.core.moves.Position.legal_moves_zp_stk, 2
.set .Lawale_c64.core.moves.Position.capture_zp_stk, .Lzp_stack+16
	.size	.Lawale_c64.core.moves.Position.capture_zp_stk, 6
.set .Lawale_c64.core.moves.Position.play_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.core.moves.Position.play_zp_stk, 4
.set .Lawale_c64.core.game.Game.advance_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.core.game.Game.advance_zp_stk, 2
.set .Lawale_c64.core.game.Game.natural_end_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.core.game.Game.natural_end_zp_stk, 10
.set .Lawale_c64.core.game.Game.play_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.play_zp_stk, 2
.set .Lawale_c64.screens.board.Board.set_mark_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.screens.board.Board.set_mark_zp_stk, 3
.set .Lawale_c64.play.App.show_marks_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.show_marks_zp_stk, 6
.set .Lawale_c64.screens.board.put_number_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.board.put_number_zp_stk, 4
.set .Lawale_c64.screens.board.Board.draw_pit_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.screens.board.Board.draw_pit_zp_stk, 3
.set .Lawale_c64.hardware.Hardware.play_zp_stk, .Lzp_stack
	.size	.Lawale_c64.hardware.Hardware.play_zp_stk, 1
.set .Lawale_c64.screens.basin.Basin.change_seeds_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk, 10
.set .Lawale_c64.screens.board.Board.draw_store_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.screens.board.Board.draw_store_zp_stk, 6
.set .Lawale_c64.play.App.take_into_store_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.play.App.take_into_store_zp_stk, 2
.set .Lawale_c64.play.App.show_position_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.show_position_zp_stk, 1
.set .Lawale_c64.app.App.show_result_zp_stk, .Lzp_stack
	.size	.Lawale_c64.app.App.show_result_zp_stk, 2
.set .Lawale_c64.core.search.hash.hash_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.core.search.hash.hash_zp_stk, 5
.set .Lawale_c64.core.search.Search.start_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.search.Search.start_zp_stk, 10
.set .Lawale_c64.core.game.Game.go_to_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.go_to_zp_stk, 1
.set .Lawale_c64.menu.App.point_at_zp_stk, .Lzp_stack
	.size	.Lawale_c64.menu.App.point_at_zp_stk, 5
.set .Lawale_c64.play.App.draw_game_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.draw_game_zp_stk, 1
.set .Lsearch_go_deeper_zp_stk, .Lzp_stack
	.size	.Lsearch_go_deeper_zp_stk, 1
.set .Lsearch_variation_zp_stk, .Lzp_stack
	.size	.Lsearch_variation_zp_stk, 4
.set .Lawale_c64.menu.App.open_sstk, .Lstatic_stack+29
	.size	.Lawale_c64.menu.App.open_sstk, 4
.set .Lawale_c64.core.moves.Position.grand_slams_sstk, .Lstatic_stack+65
	.size	.Lawale_c64.core.moves.Position.grand_slams_sstk, 2
.set .Lawale_c64.core.game.Game.refusal_sstk, .Lstatic_stack+32
	.size	.Lawale_c64.core.game.Game.refusal_sstk, 1
.set .Lawale_c64.core.game.Game.advance_sstk, .Lstatic_stack+32
	.size	.Lawale_c64.core.game.Game.advance_sstk, 1
.set .Lawale_c64.core.game.Game.natural_end_sstk, .Lstatic_stack+32
	.size	.Lawale_c64.core.game.Game.natural_end_sstk, 26
.set .Lawale_c64.core.game.Game.play_sstk, .Lstatic_stack+29
	.size	.Lawale_c64.core.game.Game.play_sstk, 3
.set .Lawale_c64.play.App.wait_sstk, .Lstatic_stack+29
	.size	.Lawale_c64.play.App.wait_sstk, 1
.set .Lawale_c64.play.App.play_sstk, .Lstatic_stack+20
	.size	.Lawale_c64.play.App.play_sstk, 9
.set .Lawale_c64.core.search.Search.start_sstk, .Lstatic_stack+50
	.size	.Lawale_c64.core.search.Search.start_sstk, 15
.set .Lawale_c64.screens.thinking.Display.show_sstk, .Lstatic_stack+58
	.size	.Lawale_c64.screens.thinking.Display.show_sstk, 1
.set .Lawale_c64.watch.Watch.look_sstk, .Lstatic_stack+50
	.size	.Lawale_c64.watch.Watch.look_sstk, 8
.set .Lawale_c64.computer.App.think_sstk, .Lstatic_stack+20
	.size	.Lawale_c64.computer.App.think_sstk, 30
.set .Lawale_c64.core.level.Level.pit_sstk, .Lstatic_stack+20
	.size	.Lawale_c64.core.level.Level.pit_sstk, 1
.set .Lawale_c64.computer.App.play_computer_move_sstk, .Lstatic_stack
	.size	.Lawale_c64.computer.App.play_computer_move_sstk, 20
.set .Lawale_c64.past.App.go_to_sstk, .Lstatic_stack+3
	.size	.Lawale_c64.past.App.go_to_sstk, 3
.set .Lawale_c64.screens.line.print_number_sstk, .Lstatic_stack+7
	.size	.Lawale_c64.screens.line.print_number_sstk, 4
.set .Lawale_c64.screens.log.draw_page_sstk, .Lstatic_stack+3
	.size	.Lawale_c64.screens.log.draw_page_sstk, 4
.set .Lawale_c64.log.App.open_log_sstk, .Lstatic_stack+1
	.size	.Lawale_c64.log.App.open_log_sstk, 2
.set .Lawale_c64.play.App.play_key_sstk, .Lstatic_stack
	.size	.Lawale_c64.play.App.play_key_sstk, 1
.set .Lawale_c64.play.App.draw_game_sstk, .Lstatic_stack+1
	.size	.Lawale_c64.play.App.draw_game_sstk, 5
.set .Lawale_c64.play.App.start_game_sstk, .Lstatic_stack
	.size	.Lawale_c64.play.App.start_game_sstk, 1
.set .Lrules_take_back_sstk, .Lstatic_stack
	.size	.Lrules_take_back_sstk, 2
.set .Lsearch_variation_sstk, .Lstatic_stack
	.size	.Lsearch_variation_sstk, 16
	.section	".note.GNU-stack","",@progbits
	;Declaring this symbol tells the CRT that there is something in .bss, so it may need to be zeroed.
	.globl	__do_zero_bss
	;Declaring this symbol tells the CRT that there is something in .zp.data, so it may need to be copied from LMA to VMA.
	.globl	__do_copy_zp_data
	;Declaring this symbol tells the CRT that the stack pointer needs to be initialized.
	.globl	__do_init_stack
