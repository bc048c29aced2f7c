; Compiled from the Rust in target-c64 by `awale build`, and checked in. Do not edit.
; rustc: rustc 1.95.0 (59807616e 2026-04-14)
; llvm-mos: clang version 20.0.0
; rustc flags: --crate-type=rlib --emit=llvm-ir --crate-name=awale_c64 --edition=2024 --cfg c64 -C opt-level=1 -C no-prepopulate-passes -C panic=abort -C codegen-units=1 -C overflow-checks=off --cap-lints=warn --cfg kernels
; adapter: version 1
; clang flags: --no-default-config --target=mos -mcpu=mos6502 -Oz -fno-unroll-loops -S -x ir -Wno-override-module -Qn -fno-addrsig -mllvm -zp-avail=44
; digest: 0f48d8c851964624b046522837fad4c0999b1e7820b6e5de270006caabdfc6e4
; source: 48fbd4625472ffd7be809a1937773ce133c94182a1f131cd2c8f6e23b8c29830 target-c64/Cargo.toml
; source: 020dd667c10383105e565571b7e856296621c1e5d74e8157deb9eeb428729fae target-c64/src/analysis.rs
; source: 59299851d0444ea0ffcf14c9e1406dbedc322b2f20bb2ea5e473de9aec2a60f0 target-c64/src/animation.rs
; source: 11a77b62374942376b8103996a7a8bd8e1e50a9378369cf4ed93f4d25ee786b4 target-c64/src/app.rs
; source: b4b78f2cfc4fe26754e540dff2afcb24bb52dd8d1dbd0008dca63cc2a750d447 target-c64/src/computer.rs
; source: 6132a1f44c0fbb79ab93431aa6735b4c8bb9e17b6d51a16c6d298b276bfbbe22 target-c64/src/core/endgame/exceptions.rs
; source: 0bf97db0df04a05368089fc3f8bc59a06ce7cc28b235477bd8f14f725f72c9a1 target-c64/src/core/endgame/mod.rs
; source: a9a20aabc5134964bb64a5ab4e99b9e42b9e4acdb043f8811ba85e879c5ceb5f target-c64/src/core/game.rs
; source: f93b9538f7eeac8d8928b77d0804b9da0db28e0069bb41311225fe973f8499f3 target-c64/src/core/level.rs
; source: d36cd82fbac383d0df81f448980bafb09002598afb7eca2af5c37697553d4826 target-c64/src/core/mod.rs
; source: bcafd18c10ef000a59571b1f269fb8896c761c6735dcadc7c08c82bb3a59d38e target-c64/src/core/moves.rs
; source: cae0e0c20c47b44ea92dc71730e1546efeb03f79ca9fc41c3a808c5c7d4b93f7 target-c64/src/core/position.rs
; source: 7335f13efd2f3ef48e43ebbaadc1a91bdfa98c0d1f36f27f3cb8dd9b55494f7f target-c64/src/core/random.rs
; source: ea1d363f18b2127fbc86f5ac509a0f7ab9d61a3905edd8a54b342c0eca598ba0 target-c64/src/core/ruleset.rs
; source: 19703c1ee890838d9bd3bf59ec1b5947b7a38372b1eb06bf9afb716fcb941063 target-c64/src/core/search/bracket.rs
; source: fc119cc453b14a8132fa278d1b40551c2299bb42f79a78956bb569549842e648 target-c64/src/core/search/deepen.rs
; source: af9703ca8c2d6ddb0606b9ce123ae2085d17b2d6011a583b7ef2936ce346e11e target-c64/src/core/search/hash.rs
; source: 452140ab4bc5348a7a838eaf17399456e0db626770b354012e1d846459e5066e target-c64/src/core/search/kernel.rs
; source: e1c6540541b3d2018cb76b96b0a0357de7bba1d6a438f4327cc5528d337a51af target-c64/src/core/search/kernel_tables.rs
; source: ed2e10f21df4f57aad47ede9d6f5a19f3ec3b4c97d02fe1437c047914a1ad245 target-c64/src/core/search/mod.rs
; source: 2c189d4bf6fc5f491b36b00ad6ce7017e478fed1002c2cf7f89a913dc86adbaa target-c64/src/core/search/node.rs
; source: dfa5d14068333cfce0a47902f172cda04c21d28324d9847832c43788b3691751 target-c64/src/core/search/past.rs
; source: 32ac77eceb0b4a8540b9fb2a99282df9a7107907fa5670e445e9d6851fdb4593 target-c64/src/core/search/table.rs
; source: 26c3e7b912d3dbf4711814f4cf9be072ba09790dc2c8436b4235cc79dbffc99a target-c64/src/core/search/tests.rs
; source: 39acecd578bccd7f04d4137455758db805ed773230dc5a85ca8e571f03a881c4 target-c64/src/core/search/value.rs
; source: 8ad96bbba093f3c4c8695de36fcffe29eda30dd8a9f01b6f8390be50c9ae3748 target-c64/src/core/sowing.rs
; source: c1a532c9bb94bf2b569a7af4842b2035e71eaec5260d11feaa65a3e766acf534 target-c64/src/core/unchecked.rs
; source: a410994ca2ce1ae920651cc822c8ef706af8f599b05b1ba2a7210cff424dd531 target-c64/src/core/wide.rs
; source: 59c0066f87bcee2623c58f943c79b3b256fa6f56bf96d592f88e30ec37d25967 target-c64/src/disk.rs
; source: 86318044c07599209accb1201fb8922ee4b7fc0d7236ef591cd1f5d19ecd57c1 target-c64/src/draw.rs
; source: e34ee174aa2e58f4e64ade953871d36251fe99d7ac903ddbba3e3041882bf31d target-c64/src/editor.rs
; source: c07a0347553b9308e5da723f44f5ce6ede9ee1b96210378171a4d81ee2a777c8 target-c64/src/engine.rs
; source: 86dcf9266325f2ade76c9c74a42c0b5d5ee6958c8cf92e49d02fd1216aabed08 target-c64/src/exports.rs
; source: e553dc3df9a08b6bef91fd5338a0c5b76ddc65f2d8e2331e1f258268b7b8d4fb target-c64/src/hand.rs
; source: c24511549c67d8fc8e03cca37d19b70a485f8da80614db293fce30c5173b553c target-c64/src/hardware/disk.rs
; source: b4ac1d7ebf9b4a4dde4cc79621549fdf112b0fe3140b523173dc130d0b0bc66e target-c64/src/hardware/key.rs
; source: 576e26ebe5c07a59624b3864dc43931549d64b749d4a7a420b40fc5c838ca42b target-c64/src/hardware/machine.rs
; source: d16ea5c065c725ca3c7c6ac305db79e5ac9170640747705e485b73e38d904a71 target-c64/src/hardware/mock.rs
; source: 3872605a98029c4b80729053271bbd3356d230232c2890d6aeac682022050834 target-c64/src/hardware/mod.rs
; source: 99d0a91369f23b4dd2dfa25dfc00961045732f28a0479dffd07ee335e5ac8fbe target-c64/src/hardware/peripheral.rs
; source: 7d77535017fd630ebc8ae99a29c850d2ef518fc7242925686865ea5059078e66 target-c64/src/hardware/sound.rs
; source: 38c0b6d359bf22b831bd79293ccef1549add85a4a79aab40bebe3f09f72bff5d target-c64/src/hardware/sprite.rs
; source: 6d2007d76948ceda7ecb305e6f703a341251ae31f13e224ef91a9ddcc2d5ba1b target-c64/src/hint.rs
; source: 713c9582da1b1df9c1f86589b03aa3f0f801e7ebeed4592ca5ad15b3d13bdcdc target-c64/src/language.rs
; source: b4e9d1dad545f4446732bcc249c968b477923c7917409f062e5418f868253643 target-c64/src/lessons.rs
; source: fd463aa7c679c0cddcad60072e83fe9dca1f601c74b944d580d32fa320437e9b target-c64/src/lib.rs
; source: 1e96aaa5cd95a8415ef20962c69f97a9ab09e772a499420f7d4f0332ac720475 target-c64/src/log.rs
; source: f841befc295a2c70643c6343f2a5dc26ba4faea5811dac3796a5f8a9ff1c2086 target-c64/src/marks.rs
; source: ccd4d1a07202daadec0b24027f6389b31e334b8e2797e294bb264e31664db745 target-c64/src/menu.rs
; source: 6e4ea2ccf9b5f2bab4bdbb224b2d7e58d77312ddd801954fee507b48adeb9a63 target-c64/src/menu/item.rs
; source: 48be315fef6a2555a77d14fe091b20c40da731a36feae3b6749979fa321fefde target-c64/src/menu/page.rs
; source: 91849710b14f46680c9a81d29ed79ed692bbeefeb98a506f00ad93094f365057 target-c64/src/past.rs
; source: 3973457c4aee7de0d8d048c5cb1e99d2169d60741cd56bcaf84664d0608e2e32 target-c64/src/play.rs
; source: b74df8fa3a5e32078462540de523fe013b633b137e0646aee9471976a0c70342 target-c64/src/saved.rs
; source: 51cd2ff0a3ca48fbf1fbdea8f3571cae350497118a3879b896e5ea9fe016e8a9 target-c64/src/saved/tests.rs
; source: bc07654718b538b165afbf08b3dd635f3712693466ea70d14d8cda1597353432 target-c64/src/screens/board.rs
; source: 7e27dc74b3bfdf7d05328435c24d9b7dbcf16d6da78f37fbdc4b52c6efaf3360 target-c64/src/screens/disk.rs
; source: e0bb1c42dccf0b3480a538ea2ee14802ad6fa11dea4321369ace4dc9e2a4eec3 target-c64/src/screens/lesson.rs
; source: f743b9d5c0ce6a96a00562a67ecec2d129e1e0c6e5281c6fe35a7e5372250325 target-c64/src/screens/line.rs
; source: 23cf7432c9a51c41c3b4ce13e4e24bfd6e7a0e0cf719e2c525f579aba757de36 target-c64/src/screens/log.rs
; source: dbb310e7d136c08f29cc95a75cfca5f1eb2d99047e1ffbb3f629c5f2e7c2b377 target-c64/src/screens/menu.rs
; source: 4441c2e5e21caca742c66231d723451f2105b6be24974a042030466afc879157 target-c64/src/screens/mod.rs
; source: 234faa224aeb45dbbd5a2e1880413f699c0b4a10ff5191052a286c5bde2d7b3b target-c64/src/screens/picture.rs
; source: 3513ec0671dbe58511c993897387fa016feac862fa820ed617a4eb669b61092a target-c64/src/screens/pit.rs
; source: 1ab5475432e902f01817a7bbcf86b62323ea93c465b2d24391d5fb166bc3a7b4 target-c64/src/screens/result.rs
; source: 06bfdfe60a7a79ade931d238c28fc648cfdf61fddf6b8ff1017e6ae2f8c82024 target-c64/src/screens/store.rs
; source: 542f48ebbda2abbe879e9ac5c020df8f518d50f30befd5ffe78aa1b1087fd250 target-c64/src/screens/thinking.rs
; source: 3c4bf641a02526ecaf322e8af641b291d49611741505c13c0828a5dfd93ab277 target-c64/src/screens/title.rs
; source: f78bd36038b8d5fe78ee25f784a93ab7a156408919a19039c47b7114cc3604ef target-c64/src/screens/values.rs
; source: 3216a0b2ff4e46c9698619d82809d7e4fcb113daba10e9db226c4965024d8d8c target-c64/src/setup.rs
; source: 0eb5b59120d07dc7defd3bae2eaf19bb5dae73d659fbb81360ebde8559af5806 target-c64/src/text.rs
; source: 0935b5d69e830f3860d5cdadbb8143b85c94aafe35283a402c9b4808a98d01bd target-c64/src/tiles.rs
; source: 98dbc94c709b3c6c7595839a45dc402782bc45ee63063213b1b3f68efd5bc7ce target-c64/src/tutorial.rs
; source: 4aca6bce0e1994bbb6ecc42934c3bd941ca1653ce24fd355af6e18f773574f28 target-c64/src/watch.rs
; text: 2bdf17fb23e00f8aeabd42daa8c18d97e3ce0c83ce324f17e941de2c4e8fdfe8
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
	lda	#0
	jsr	awale_c64.app.App.enter
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#0
	jsr	awale_c64.hardware.machine.Hardware.display
	jsr	awale_c64.screens.clear
	ldx	#mos16lo(.Lalloc_e95a2295d295f305650b7c0da84117b3)
	stx	__rc2
	ldx	#mos16hi(.Lalloc_e95a2295d295f305650b7c0da84117b3)
	stx	__rc3
	jsr	awale_c64.screens.picture.Picture.draw
	ldx	#mos16lo(awale_c64.screens.title.HAND)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HAND)
	stx	__rc3
	jsr	awale_c64.hand.Hand.appear
	ldx	#mos16lo(awale_c64.screens.title.HAND)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HAND)
	stx	__rc3
	lda	#3
	jsr	awale_c64.hand.Hand.drop
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.display
	jsr	tune_start
	lda	#0
	jmp	awale_c64.menu.App.open
.Lfunc_end0:
	.size	awale_c64.app.App.show_title, .Lfunc_end0-awale_c64.app.App.show_title
                                        ; -- End function
	.section	.text.awale_c64.app.App.show_result,"ax",@progbits
	.type	awale_c64.app.App.show_result,@function ; -- Begin function awale_c64.app.App.show_result
awale_c64.app.App.show_result:          ; @awale_c64.app.App.show_result
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	lda	#6
	and	GAME+56
	cmp	#2
	bne	.LBB1_9
; %bb.1:                                ; %bb4.i.preheader
	ldy	#0
	jmp	.LBB1_5
.LBB1_2:                                ; %bb10.i
                                        ;   in Loop: Header=BB1_5 Depth=1
	sty	__rc20
	ldx	#0
.LBB1_3:                                ; %bb10.i
                                        ;   in Loop: Header=BB1_5 Depth=1
	stx	mos8(.Lawale_c64.app.App.show_result_zp_stk+3) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.app.App.show_result_zp_stk+3) ; 1-byte Folded Reload
	lda	__rc20
	jsr	awale_c64.play.App.take_into_store
	ldy	__rc20
.LBB1_4:                                ; %bb4.i.backedge
                                        ;   in Loop: Header=BB1_5 Depth=1
	iny
.LBB1_5:                                ; %bb4.i
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#12
	beq	.LBB1_9
; %bb.6:                                ; %bb7.i
                                        ;   in Loop: Header=BB1_5 Depth=1
	ldx	GAME+1095,y
	beq	.LBB1_4
; %bb.7:                                ; %bb10.i
                                        ;   in Loop: Header=BB1_5 Depth=1
	cpy	#6
	bcc	.LBB1_2
; %bb.8:                                ; %bb10.i
                                        ;   in Loop: Header=BB1_5 Depth=1
	sty	__rc20
	ldx	#1
	jmp	.LBB1_3
.LBB1_9:                                ; %awale_c64.play.App.collect_rows.exit
	jsr	awale_c64.core.game.Game.totals
	sta	mos8(.Lawale_c64.app.App.show_result_zp_stk+1)
	stx	mos8(.Lawale_c64.app.App.show_result_zp_stk+2)
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	jsr	awale_c64.core.game.Game.winner
	clc
	adc	#137
	ldx	#7
	ldy	#0
	stx	__rc2
	sty	__rc3
	sty	__rc4
	tax
	lda	#18
	jsr	awale_c64.screens.line.show
	lda	#131
	clc
	adc	GAME+56
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
	ldx	#0
	stx	.Lawale_c64.app.App.show_result_sstk+16
	inx
	stx	.Lawale_c64.app.App.show_result_sstk+17
	ldx	#16
	jmp	.LBB1_13
.LBB1_10:                               ; %bb14.i
                                        ;   in Loop: Header=BB1_13 Depth=1
	stx	__rc20
	lda	.Lawale_c64.app.App.show_result_sstk,x
	tax
	txa
	clc
	adc	#140
	sta	__rc21
	clc
	txa
	adc	#21
	sta	__rc22
	ldy	mos8(.Lawale_c64.app.App.show_result_zp_stk+1),x
	sty	mos8(.Lawale_c64.app.App.show_result_zp_stk)
	stx	__rc23
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	__rc22
	jsr	awale_c64.screens.line.blank
	ldx	__rc21
	stx	__rc2
	ldx	#1
	stx	__rc3
	ldy	#0
	sty	__rc4
	ldy	mos8(.Lawale_c64.app.App.show_result_zp_stk)
	sty	__rc5
	lda	__rc22
	jsr	awale_c64.screens.line.print
	tax
	lda	mos8(.Lawale_c64.app.App.show_result_zp_stk)
	ldy	__rc23
	pha
	lda	GAME+19,y
	tay
	pla
	sty	__rc2
	cmp	__rc2
	beq	.LBB1_12
; %bb.11:                               ; %bb23.i
                                        ;   in Loop: Header=BB1_13 Depth=1
	sec
	sbc	__rc2
	inx
	ldy	#142
	sty	__rc2
	ldy	#1
	sty	__rc3
	dey
	sty	__rc4
	sta	__rc5
	lda	__rc22
	jsr	awale_c64.screens.line.print
.LBB1_12:                               ; %bb11.i.backedge
                                        ;   in Loop: Header=BB1_13 Depth=1
	ldx	__rc20
	inx
.LBB1_13:                               ; %bb11.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#18
	beq	.LBB1_14
	jmp	.LBB1_10
.LBB1_14:                               ; %awale_c64.screens.result.draw.exit
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#23
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#24
	ldx	#143
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	lda	#5
	jsr	awale_c64.app.App.enter
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end1:
	.size	awale_c64.app.App.show_result, .Lfunc_end1-awale_c64.app.App.show_result
                                        ; -- End function
	.section	.text.awale_c64.app.App.enter,"ax",@progbits
	.type	awale_c64.app.App.enter,@function ; -- Begin function awale_c64.app.App.enter
awale_c64.app.App.enter:                ; @awale_c64.app.App.enter
; %bb.0:                                ; %start
	ldx	GAME+1391
	bne	.LBB2_3
; %bb.1:                                ; %bb2
	tax
	beq	.LBB2_3
; %bb.2:                                ; %bb4
	sta	mos8(.Lawale_c64.app.App.enter_zp_stk) ; 1-byte Folded Spill
	jsr	tune_stop
	lda	mos8(.Lawale_c64.app.App.enter_zp_stk) ; 1-byte Folded Reload
.LBB2_3:                                ; %bb8
	sta	GAME+1391
	sta	app_state
	cmp	#3
	bne	.LBB2_5
; %bb.4:                                ; %bb8
	ldx	#1
	stx	mos8(thinking)
	rts
.LBB2_5:                                ; %bb8
	ldx	#0
	stx	mos8(thinking)
	rts
.Lfunc_end2:
	.size	awale_c64.app.App.enter, .Lfunc_end2-awale_c64.app.App.enter
                                        ; -- End function
	.section	.text.awale_c64.app.App.go_on,"ax",@progbits
	.type	awale_c64.app.App.go_on,@function ; -- Begin function awale_c64.app.App.go_on
awale_c64.app.App.go_on:                ; @awale_c64.app.App.go_on
; %bb.0:                                ; %start
	ldx	#255
	stx	GAME+1392
	inx
	stx	GAME+1389
	jsr	awale_c64.analysis.App.clear_values
	lda	GAME+1164
	and	#1
	beq	.LBB3_2
; %bb.1:                                ; %bb3
	jmp	awale_c64.tutorial.App.judge_lesson_move
.LBB3_2:                                ; %bb5
	ldx	GAME+56
	beq	.LBB3_8
; %bb.3:                                ; %bb5
	cpx	#4
	bne	.LBB3_5
; %bb.4:                                ; %bb12
	ldx	GAME+1124
	beq	.LBB3_9
.LBB3_5:                                ; %bb18
	lda	#4
	jsr	awale_c64.app.App.enter
	lda	#0
	jsr	awale_c64.marks.App.show_marks
	lda	#2
	jsr	awale_c64.hardware.machine.Hardware.play
	ldx	GAME+56
	cpx	#4
	beq	.LBB3_7
; %bb.6:                                ; %bb23
	lda	#100
	jsr	awale_c64.app.App.pause
.LBB3_7:                                ; %bb25
	jmp	awale_c64.app.App.show_result
.LBB3_8:                                ; %bb7
	jsr	awale_c64.play.App.show_turn
	lda	#1
	jmp	awale_c64.app.App.enter
.LBB3_9:                                ; %bb14
	jmp	awale_c64.app.App.show_title
.Lfunc_end3:
	.size	awale_c64.app.App.go_on, .Lfunc_end3-awale_c64.app.App.go_on
                                        ; -- End function
	.section	.text.awale_c64.app.App.pause,"ax",@progbits
	.type	awale_c64.app.App.pause,@function ; -- Begin function awale_c64.app.App.pause
awale_c64.app.App.pause:                ; @awale_c64.app.App.pause
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	inc	__rc20
.LBB4_1:                                ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	dec	__rc20
	beq	.LBB4_3
; %bb.2:                                ; %bb5
                                        ;   in Loop: Header=BB4_1 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
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
	jsr	awale_c64.screens.line.message
	lda	#1
	jmp	awale_c64.hardware.machine.Hardware.play
.Lfunc_end5:
	.size	awale_c64.app.App.refuse, .Lfunc_end5-awale_c64.app.App.refuse
                                        ; -- End function
	.section	.text.awale_c64.app.App.take_key,"ax",@progbits
	.type	awale_c64.app.App.take_key,@function ; -- Begin function awale_c64.app.App.take_key
awale_c64.app.App.take_key:             ; @awale_c64.app.App.take_key
; %bb.0:                                ; %start
	lda	GAME+1390
	ldx	#0
	stx	GAME+1390
	tax
	beq	.LBB6_2
; %bb.1:                                ; %bb5
	rts
.LBB6_2:                                ; %bb3
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	rts
.Lfunc_end6:
	.size	awale_c64.app.App.take_key, .Lfunc_end6-awale_c64.app.App.take_key
                                        ; -- End function
	.section	.text.awale_c64.log.App.open_log_at,"ax",@progbits
	.type	awale_c64.log.App.open_log_at,@function ; -- Begin function awale_c64.log.App.open_log_at
awale_c64.log.App.open_log_at:          ; @awale_c64.log.App.open_log_at
; %bb.0:                                ; %start
	sta	.Lawale_c64.log.App.open_log_at_sstk ; 1-byte Folded Spill
	stx	.Lawale_c64.log.App.open_log_at_sstk+1 ; 1-byte Folded Spill
	ldx	GAME+54
	stx	GAME+1158
	ldx	GAME+55
	stx	GAME+1159
	ldx	GAME+56
	stx	GAME+1162
	ldx	#255
	stx	GAME+1160
	stx	GAME+1161
	stx	GAME+1392
	lda	#8
	jsr	awale_c64.app.App.enter
	ldx	.Lawale_c64.log.App.open_log_at_sstk+1 ; 1-byte Folded Reload
	lda	.Lawale_c64.log.App.open_log_at_sstk ; 1-byte Folded Reload
	jmp	awale_c64.log.App.walk_to
.Lfunc_end7:
	.size	awale_c64.log.App.open_log_at, .Lfunc_end7-awale_c64.log.App.open_log_at
                                        ; -- End function
	.section	.text.awale_c64.log.App.walk_by,"ax",@progbits
	.type	awale_c64.log.App.walk_by,@function ; -- Begin function awale_c64.log.App.walk_by
awale_c64.log.App.walk_by:              ; @awale_c64.log.App.walk_by
; %bb.0:                                ; %start
	sta	__rc4
	stx	__rc3
	lda	__rc2
	and	#1
	ldx	GAME+54
	stx	__rc6
	ldy	GAME+55
	cmp	#0
	beq	.LBB8_8
; %bb.1:                                ; %bb2
	tya
	bne	.LBB8_3
; %bb.2:                                ; %bb2
	txa
	beq	.LBB8_10
.LBB8_3:                                ; %bb9
	ldx	#1
	sec
	lda	__rc6
	sbc	__rc4
	sta	__rc2
	tya
	sbc	__rc3
	sta	__rc3
	bcc	.LBB8_5
; %bb.4:                                ; %bb9
	ldx	#0
.LBB8_5:                                ; %bb9
	ldy	#0
	tya
	cpx	#0
	bne	.LBB8_7
; %bb.6:                                ; %bb9
	ldy	__rc3
	lda	__rc2
.LBB8_7:                                ; %bb9
	sta	__rc4
	tya
	jmp	.LBB8_15
.LBB8_8:                                ; %bb3
	ldx	GAME+1158
	stx	__rc5
	lda	GAME+1159
	sty	__rc2
	cmp	__rc2
	bne	.LBB8_11
; %bb.9:                                ; %bb3
	cpx	__rc6
	bne	.LBB8_11
.LBB8_10:                               ; %bb4
	lda	#119
	ldx	#0
	stx	__rc2
	jmp	awale_c64.app.App.refuse
.LBB8_11:                               ; %bb11
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
	bne	.LBB8_16
; %bb.12:                               ; %bb11
	cpy	__rc4
	bcc	.LBB8_14
.LBB8_13:                               ; %bb11
	lda	__rc3
	ldy	__rc4
.LBB8_14:                               ; %bb11
	sty	__rc2
	sta	__rc3
	txa
	clc
	adc	__rc2
	sta	__rc4
	lda	__rc7
	adc	__rc3
.LBB8_15:                               ; %bb6
	tax
	lda	__rc4
	jmp	awale_c64.log.App.walk_to
.LBB8_16:                               ; %bb11
	cmp	__rc3
	bcs	.LBB8_13
	jmp	.LBB8_14
.Lfunc_end8:
	.size	awale_c64.log.App.walk_by, .Lfunc_end8-awale_c64.log.App.walk_by
                                        ; -- End function
	.section	.text.awale_c64.log.App.walk_to,"ax",@progbits
	.type	awale_c64.log.App.walk_to,@function ; -- Begin function awale_c64.log.App.walk_to
awale_c64.log.App.walk_to:              ; @awale_c64.log.App.walk_to
; %bb.0:                                ; %bb4
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
	sta	__rc20
	stx	__rc21
	jsr	awale_c64.analysis.App.clear_values
	sec
	ldx	__rc20
	stx	__rc22
	lda	__rc20
	sbc	#1
	tax
	ldy	__rc21
	sty	__rc20
	lda	__rc21
	sbc	#0
	bcs	.LBB9_2
; %bb.1:                                ; %bb4
	lda	#0
	tax
.LBB9_2:                                ; %bb4
	lsr
	stx	__rc23
	stx	__rc21
	ror	__rc21
	lsr
	ror	__rc21
	lsr
	ror	__rc21
	lsr
	ror	__rc21
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+1160
	cpx	__rc21
	bne	.LBB9_4
; %bb.3:                                ; %bb6
	lda	GAME+1161
	ldx	#0
	jsr	awale_c64.screens.log.point
	jmp	.LBB9_5
.LBB9_4:                                ; %bb8
	ldy	__rc21
	sty	GAME+1160
	lda	GAME+1158
	ldx	GAME+1159
	sty	__rc2
	jsr	awale_c64.screens.log.draw_page
.LBB9_5:                                ; %bb10
	ldx	__rc20
	lda	__rc22
	jsr	awale_c64.past.App.go_to
	lda	#0
	jsr	awale_c64.marks.App.show_marks
	lda	__rc20
	bne	.LBB9_7
; %bb.6:                                ; %bb10
	lda	__rc22
	beq	.LBB9_11
.LBB9_7:                                ; %bb14
	lda	__rc23
	and	#15
.LBB9_8:                                ; %bb15
	sta	GAME+1161
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#80
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
	lda	#118
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
	lda	GAME+1161
	ldx	#1
	jsr	awale_c64.screens.log.point
	ldx	GAME+1384
	beq	.LBB9_10
; %bb.9:                                ; %bb22
	jsr	awale_c64.analysis.App.analyse
.LBB9_10:                               ; %bb24
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.LBB9_11:
	lda	#255
	jmp	.LBB9_8
.Lfunc_end9:
	.size	awale_c64.log.App.walk_to, .Lfunc_end9-awale_c64.log.App.walk_to
                                        ; -- End function
	.section	.text.awale_c64.log.App.open_log,"ax",@progbits
	.type	awale_c64.log.App.open_log,@function ; -- Begin function awale_c64.log.App.open_log
awale_c64.log.App.open_log:             ; @awale_c64.log.App.open_log
; %bb.0:                                ; %start
	ldy	GAME+54
	ldx	GAME+55
	bne	.LBB10_2
; %bb.1:                                ; %start
	tya
	beq	.LBB10_5
.LBB10_2:                               ; %bb3
	dey
	cpy	#255
	bne	.LBB10_4
; %bb.3:                                ; %bb3
	dex
.LBB10_4:                               ; %bb3
	tya
	jmp	awale_c64.log.App.open_log_at
.LBB10_5:                               ; %bb2
	lda	#119
	ldx	#0
	stx	__rc2
	jmp	awale_c64.app.App.refuse
.Lfunc_end10:
	.size	awale_c64.log.App.open_log, .Lfunc_end10-awale_c64.log.App.open_log
                                        ; -- End function
	.section	.text.awale_c64.log.App.close_log,"ax",@progbits
	.type	awale_c64.log.App.close_log,@function ; -- Begin function awale_c64.log.App.close_log
awale_c64.log.App.close_log:            ; @awale_c64.log.App.close_log
; %bb.0:                                ; %start
	lda	GAME+1158
	ldx	GAME+1159
	jsr	awale_c64.past.App.go_to
	ldx	GAME+1162
	ldy	GAME+1162
	sty	GAME+56
	txa
	beq	.LBB11_2
; %bb.1:                                ; %bb5
	lda	#0
	jsr	awale_c64.marks.App.show_marks
	jmp	awale_c64.app.App.show_result
.LBB11_2:                               ; %bb3
	jsr	awale_c64.play.App.show_keys
	jmp	awale_c64.app.App.go_on
.Lfunc_end11:
	.size	awale_c64.log.App.close_log, .Lfunc_end11-awale_c64.log.App.close_log
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.legal_moves,"ax",@progbits
	.type	awale_c64.core.game.Game.legal_moves,@function ; -- Begin function awale_c64.core.game.Game.legal_moves
awale_c64.core.game.Game.legal_moves:   ; @awale_c64.core.game.Game.legal_moves
; %bb.0:                                ; %start
	ldx	GAME+56
	lda	#0
	cpx	#0
	beq	.LBB12_2
; %bb.1:                                ; %bb5
	rts
.LBB12_2:                               ; %bb2
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	rts
.Lfunc_end12:
	.size	awale_c64.core.game.Game.legal_moves, .Lfunc_end12-awale_c64.core.game.Game.legal_moves
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.natural_end,"ax",@progbits
	.type	awale_c64.core.game.Game.natural_end,@function ; -- Begin function awale_c64.core.game.Game.natural_end
awale_c64.core.game.Game.natural_end:   ; @awale_c64.core.game.Game.natural_end
; %bb.0:                                ; %start
	lda	__rc22
	pha
	lda	__rc23
	pha
	ldx	GAME+19
	cpx	#25
	ldx	#1
	bcc	.LBB13_1
	jmp	.LBB13_62
.LBB13_1:                               ; %awale_c64.core.moves.Position.has_majority.exit
	ldy	GAME+20
	cpy	#25
	bcc	.LBB13_2
	jmp	.LBB13_62
.LBB13_2:                               ; %bb3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	tax
	beq	.LBB13_5
; %bb.3:                                ; %bb6
	ldx	GAME+4
	ldy	.LJTI13_0,x
	lda	.LJTI13_0+4,x
	sty	__rc2
	sta	__rc3
	ldy	#2
	sty	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Spill
	jmp	(__rc2)
.LBB13_4:                               ; %bb3.i.i
	ldx	#3
	stx	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Spill
	jmp	.LBB13_14
.LBB13_5:
	ldx	#2
	jmp	.LBB13_62
.LBB13_6:                               ; %bb3.i.i.i.preheader
	ldx	#7
	lda	#0
	jmp	.LBB13_8
.LBB13_7:                               ; %bb6.i.i.i
                                        ;   in Loop: Header=BB13_8 Depth=1
	clc
	adc	GAME,x
	inx
.LBB13_8:                               ; %bb3.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#13
	bne	.LBB13_7
; %bb.9:                                ; %awale_c64.core.position.Position.row_seeds.exit.i.i
	tax
	bne	.LBB13_10
	jmp	.LBB13_55
.LBB13_10:                              ; %bb3.i1.i.i.preheader
	ldx	#13
	lda	#0
	jmp	.LBB13_12
.LBB13_11:                              ; %bb6.i6.i.i
                                        ;   in Loop: Header=BB13_12 Depth=1
	clc
	adc	GAME,x
	inx
.LBB13_12:                              ; %bb3.i1.i.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#19
	bne	.LBB13_11
; %bb.13:                               ; %awale_c64.core.position.Position.row_seeds.exit11.i.i
	ldx	#3
	stx	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Spill
	tax
	bne	.LBB13_14
	jmp	.LBB13_55
.LBB13_14:                              ; %bb4.i
	ldx	#mos16lo(.Lawale_c64.core.game.Game.natural_end_sstk)
	ldy	#mos16hi(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+37)
	stx	__rc4
	ldx	#mos16hi(GAME+37)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Spill
	jsr	memcpy
	ldx	GAME+52
	stx	__rc3
	ldx	GAME+53
	stx	__rc2
	lda	#mos16lo(GAME)
	clc
	adc	__rc3
	sta	__rc4
	lda	#mos16hi(GAME)
	adc	__rc2
	sta	__rc5
	lda	#1
	sec
	sbc	__rc3
	sta	__rc8
	lda	#4
	sbc	__rc2
	ldx	GAME+54
	stx	__rc6
	ldx	GAME+55
	stx	__rc7
	ldx	#0
	ldy	#0
	bcc	.LBB13_16
; %bb.15:                               ; %bb4.i
	tax
	ldy	__rc8
.LBB13_16:                              ; %bb4.i
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	ldx	GAME+21
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	ldx	GAME+7
	stx	__rc10
	ldx	GAME+8
	stx	__rc9
	ldx	GAME+9
	stx	__rc8
	lda	__rc4
	clc
	adc	#57
	sta	__rc22
	lda	__rc5
	adc	#0
	sta	__rc23
	ldx	GAME+10
	stx	__rc4
	lda	__rc6
	sec
	sbc	__rc3
	sta	__rc14
	lda	__rc7
	sbc	__rc2
	ldx	GAME+11
	stx	__rc13
	ldx	GAME+12
	stx	__rc12
	ldx	GAME+13
	stx	__rc11
	ldx	GAME+14
	stx	__rc7
	ldx	GAME+15
	stx	__rc6
	ldx	GAME+16
	stx	__rc5
	ldx	GAME+17
	stx	__rc3
	ldx	GAME+18
	ldy	#0
	bcc	.LBB13_18
; %bb.17:                               ; %bb4.i
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Spill
	ldy	__rc14
.LBB13_18:                              ; %bb4.i
	lda	__rc10
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+27 ; 1-byte Folded Spill
	lda	__rc9
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+26 ; 1-byte Folded Spill
	lda	__rc8
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+25 ; 1-byte Folded Spill
	lda	__rc4
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+24 ; 1-byte Folded Spill
	lda	__rc13
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+23 ; 1-byte Folded Spill
	lda	__rc12
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+22 ; 1-byte Folded Spill
	lda	__rc11
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+21 ; 1-byte Folded Spill
	lda	__rc7
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+20 ; 1-byte Folded Spill
	lda	__rc6
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+18 ; 1-byte Folded Spill
	lda	__rc5
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+16 ; 1-byte Folded Spill
	lda	__rc3
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
	ldx	#0
	stx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Spill
.LBB13_19:                              ; %bb2.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
	bne	.LBB13_20
	jmp	.LBB13_40
.LBB13_20:                              ; %bb5.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+14
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	beq	.LBB13_21
	jmp	.LBB13_33
.LBB13_21:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+11
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	beq	.LBB13_22
	jmp	.LBB13_33
.LBB13_22:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+10
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_23
	jmp	.LBB13_33
.LBB13_23:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+9
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+16 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_24
	jmp	.LBB13_33
.LBB13_24:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+8
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+18 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.25:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+7
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+20 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.26:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+6
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+21 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.27:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+5
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+22 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.28:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+4
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+23 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.29:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+3
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+24 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.30:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+2
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+25 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.31:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+1
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+26 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
; %bb.32:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+27 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_33
	jmp	.LBB13_56
.LBB13_33:                              ; %awale_c64.core.game.Game.occurs_at_least.closure.exit.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	bne	.LBB13_34
	jmp	.LBB13_57
.LBB13_34:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldy	#0
	lda	(__rc22),y
	ldx	#mos16lo(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	__rc22
	bne	.LBB13_36
; %bb.35:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	inc	__rc23
.LBB13_36:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	bne	.LBB13_38
; %bb.37:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
.LBB13_38:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	beq	.LBB13_39
	jmp	.LBB13_19
.LBB13_39:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
	jmp	.LBB13_19
.LBB13_40:                              ; %bb2.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	beq	.LBB13_41
	jmp	.LBB13_20
.LBB13_41:                              ; %bb6.i.i3.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+14
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	beq	.LBB13_42
	jmp	.LBB13_60
.LBB13_42:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+11
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	beq	.LBB13_43
	jmp	.LBB13_60
.LBB13_43:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+10
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_44
	jmp	.LBB13_60
.LBB13_44:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+9
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+16 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_45
	jmp	.LBB13_60
.LBB13_45:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+8
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+18 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_46
	jmp	.LBB13_60
.LBB13_46:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+7
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+20 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_47
	jmp	.LBB13_60
.LBB13_47:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+6
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+21 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_48
	jmp	.LBB13_60
.LBB13_48:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+5
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+22 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB13_49
	jmp	.LBB13_60
.LBB13_49:                              ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+4
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+23 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_60
; %bb.50:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+3
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+24 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_60
; %bb.51:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+27 ; 1-byte Folded Reload
	stx	__rc3
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+2
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+25 ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB13_60
; %bb.52:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+1
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+26 ; 1-byte Folded Reload
	sty	__rc4
	cpx	__rc4
	bne	.LBB13_59
; %bb.53:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk
	ldy	__rc2
	sty	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Spill
	cpx	__rc3
	bne	.LBB13_60
; %bb.54:                               ; %bb1.i6.i.i.i
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Reload
	inx
	stx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Spill
	jmp	.LBB13_60
.LBB13_55:
	ldx	#0
	jmp	.LBB13_62
.LBB13_56:                              ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Reload
	inx
	stx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Spill
	jmp	.LBB13_33
.LBB13_57:                              ; %awale_c64.core.game.Game.occurs_at_least.closure.exit.i.i.i
                                        ;   in Loop: Header=BB13_19 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	beq	.LBB13_58
	jmp	.LBB13_34
.LBB13_58:                              ; %panic.i.i.i
	jsr	awale_panic
.LBB13_59:
	ldx	__rc2
	stx	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Spill
.LBB13_60:                              ; %awale_c64.core.game.Game.is_repeated_enough.exit
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+17 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+19 ; 1-byte Folded Reload
	cpx	__rc2
	ldx	#0
	bcc	.LBB13_62
; %bb.61:
	ldx	#3
.LBB13_62:                              ; %bb12
	txa
	sta	__rc16
	pla
	sta	__rc23
	pla
	sta	__rc22
	lda	__rc16
	rts
.Lfunc_end13:
	.size	awale_c64.core.game.Game.natural_end, .Lfunc_end13-awale_c64.core.game.Game.natural_end
	.section	.rodata.awale_c64.core.game.Game.natural_end,"a",@progbits
.LJTI13_0:
	.byte	.LBB13_62@mos16lo
	.byte	.LBB13_14@mos16lo
	.byte	.LBB13_4@mos16lo
	.byte	.LBB13_6@mos16lo
	.byte	.LBB13_62@mos16hi
	.byte	.LBB13_14@mos16hi
	.byte	.LBB13_4@mos16hi
	.byte	.LBB13_6@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.play,"ax",@progbits
	.type	awale_c64.core.game.Game.play,@function ; -- Begin function awale_c64.core.game.Game.play
awale_c64.core.game.Game.play:          ; @awale_c64.core.game.Game.play
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc16
	sta	.Lawale_c64.core.game.Game.play_sstk ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.refusal
	cmp	#5
	beq	.LBB14_1
	jmp	.LBB14_15
.LBB14_1:                               ; %bb3
	ldx	GAME+55
	cpx	#4
	beq	.LBB14_2
	jmp	.LBB14_33
.LBB14_2:                               ; %bb3
	ldx	GAME+54
	beq	.LBB14_3
	jmp	.LBB14_33
.LBB14_3:                               ; %bb2.i.preheader
	ldx	#mos16lo(GAME+57)
	stx	__rc20
	ldx	#mos16hi(GAME+57)
	stx	__rc21
	ldx	#1
	ldy	#0
	stx	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	jmp	.LBB14_5
.LBB14_4:                               ; %bb7.i
                                        ;   in Loop: Header=BB14_5 Depth=1
.LBB14_5:                               ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	beq	.LBB14_10
.LBB14_6:                               ; %bb7.i
                                        ;   in Loop: Header=BB14_5 Depth=1
	sty	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1)
	ldy	#0
	lda	(__rc20),y
	ldx	#mos16lo(GAME+22)
	stx	__rc2
	ldx	#mos16hi(GAME+22)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	ldy	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1)
	inc	__rc20
	bne	.LBB14_8
; %bb.7:                                ; %bb7.i
                                        ;   in Loop: Header=BB14_5 Depth=1
	inc	__rc21
.LBB14_8:                               ; %bb7.i
                                        ;   in Loop: Header=BB14_5 Depth=1
	dey
	cpy	#255
	bne	.LBB14_4
; %bb.9:                                ; %bb7.i
                                        ;   in Loop: Header=BB14_5 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	jmp	.LBB14_4
.LBB14_10:                              ; %bb2.i
                                        ;   in Loop: Header=BB14_5 Depth=1
	tya
	bne	.LBB14_6
; %bb.11:                               ; %bb6.i
	ldy	GAME+54
	ldx	GAME+55
	cpx	#1
	bne	.LBB14_16
; %bb.12:                               ; %bb6.i
	cpy	#1
	bcs	.LBB14_14
.LBB14_13:                              ; %bb6.i
	ldx	#1
	ldy	#0
.LBB14_14:                              ; %bb6.i
	lda	#mos16lo(GAME)
	sta	__rc2
	lda	#mos16hi(GAME)
	sta	__rc3
	lda	#1
	sta	__rc4
	lda	#3
	sta	__rc5
	jmp	.LBB14_22
.LBB14_15:
	ldy	#1
                                        ; implicit-def: $x
                                        ; implicit-def: $rc3
	jmp	.LBB14_34
.LBB14_16:                              ; %bb6.i
	cpx	#1
	bcc	.LBB14_13
	jmp	.LBB14_14
.LBB14_17:                              ; %bb15.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	sty	__rc8
	lda	__rc2
	clc
	adc	#57
	sta	__rc6
	lda	__rc3
	adc	#1
	sta	__rc7
	ldy	#0
	lda	(__rc6),y
	ldy	#57
	sta	(__rc2),y
	inc	__rc2
	bne	.LBB14_19
; %bb.18:                               ; %bb15.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	inc	__rc3
.LBB14_19:                              ; %bb15.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	lda	#255
	dec	__rc4
	cmp	__rc4
	bne	.LBB14_21
; %bb.20:                               ; %bb15.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	dec	__rc5
.LBB14_21:                              ; %bb15.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	ldy	__rc8
.LBB14_22:                              ; %bb10.i
                                        ; =>This Inner Loop Header: Depth=1
	tya
	clc
	adc	__rc4
	sta	__rc8
	txa
	adc	__rc5
	sta	__rc7
	clc
	lda	__rc8
	adc	#0
	sta	__rc6
	lda	__rc7
	adc	#255
	cmp	#3
	bne	.LBB14_24
; %bb.23:                               ; %bb10.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	lda	__rc6
	cmp	#1
	beq	.LBB14_27
.LBB14_24:                              ; %bb10.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	lda	__rc5
	bne	.LBB14_17
; %bb.25:                               ; %bb10.i
                                        ;   in Loop: Header=BB14_22 Depth=1
	lda	__rc4
	bne	.LBB14_17
; %bb.26:                               ; %panic.i
	jsr	awale_panic
.LBB14_27:                              ; %bb13.i
	lda	GAME+54
	ldx	GAME+55
	stx	__rc2
	clc
	adc	#0
	tax
	lda	__rc2
	adc	#255
	stx	GAME+54
	sta	GAME+55
	ldx	GAME+52
	ldy	GAME+53
	cpy	#1
	bne	.LBB14_30
; %bb.28:                               ; %bb13.i
	txa
	cpx	#0
	bcs	.LBB14_31
.LBB14_29:                              ; %bb16.i
	ldx	#mos16lo(GAME+37)
	stx	__rc2
	ldx	#mos16hi(GAME+37)
	stx	__rc3
	ldx	#mos16lo(GAME+22)
	stx	__rc4
	ldx	#mos16hi(GAME+22)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	.Lawale_c64.core.game.Game.play_sstk+1 ; 1-byte Folded Spill
	jsr	memcpy
	lda	#0
	jmp	.LBB14_32
.LBB14_30:                              ; %bb13.i
	txa
	cpy	#1
	bcc	.LBB14_29
.LBB14_31:                              ; %bb17.i
	clc
	adc	#0
	sta	.Lawale_c64.core.game.Game.play_sstk+1 ; 1-byte Folded Spill
	tya
	adc	#255
.LBB14_32:                              ; %awale_c64.core.game.Game.forget_oldest.exit
	ldx	.Lawale_c64.core.game.Game.play_sstk+1 ; 1-byte Folded Reload
	stx	GAME+52
	sta	GAME+53
.LBB14_33:                              ; %bb6
	lda	.Lawale_c64.core.game.Game.play_sstk ; 1-byte Folded Reload
	jsr	awale_c64.core.game.Game.try_out
	ldy	__rc2
	sty	__rc3
	ldy	#0
.LBB14_34:                              ; %bb8
	stx	__rc2
	tax
	tya
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end14:
	.size	awale_c64.core.game.Game.play, .Lfunc_end14-awale_c64.core.game.Game.play
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.begin,"ax",@progbits
	.type	awale_c64.core.game.Game.begin,@function ; -- Begin function awale_c64.core.game.Game.begin
awale_c64.core.game.Game.begin:         ; @awale_c64.core.game.Game.begin
; %bb.0:                                ; %start
	ldx	#mos16lo(GAME+22)
	stx	__rc2
	ldx	#mos16hi(GAME+22)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+37)
	stx	__rc2
	ldx	#mos16hi(GAME+37)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#0
	stx	GAME+52
	stx	GAME+53
	stx	GAME+54
	stx	GAME+55
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+56
	rts
.Lfunc_end15:
	.size	awale_c64.core.game.Game.begin, .Lfunc_end15-awale_c64.core.game.Game.begin
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.go_to,"ax",@progbits
	.type	awale_c64.core.game.Game.go_to,@function ; -- Begin function awale_c64.core.game.Game.go_to
awale_c64.core.game.Game.go_to:         ; @awale_c64.core.game.Game.go_to
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk)
	stx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+1)
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	#mos16lo(GAME+22)
	stx	__rc4
	ldx	#mos16hi(GAME+22)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+37)
	stx	__rc2
	ldx	#mos16hi(GAME+37)
	stx	__rc3
	ldx	#mos16lo(GAME+22)
	stx	__rc4
	ldx	#mos16hi(GAME+22)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldy	#0
	sty	GAME+52
	sty	GAME+53
	sty	GAME+54
	sty	GAME+55
	tya
	tax
	stx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+3) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB16_3
.LBB16_1:                               ; %bb1
                                        ;   in Loop: Header=BB16_3 Depth=1
	cmp	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+1)
	bcs	.LBB16_5
.LBB16_2:                               ; %bb2
                                        ;   in Loop: Header=BB16_3 Depth=1
	jsr	awale_c64.core.game.Game.advance
	sta	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+3) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+2) ; 1-byte Folded Spill
	ldx	__rc2
	ldy	GAME+54
	lda	GAME+55
.LBB16_3:                               ; %bb1
                                        ; =>This Inner Loop Header: Depth=1
	cmp	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+1)
	bne	.LBB16_1
; %bb.4:                                ; %bb1
                                        ;   in Loop: Header=BB16_3 Depth=1
	cpy	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk)
	bcc	.LBB16_2
.LBB16_5:                               ; %bb1
	stx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+1)
	ldx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+3) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk)
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+56
	ldx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+1)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk+2) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.core.game.Game.go_to_zp_stk)
	rts
.Lfunc_end16:
	.size	awale_c64.core.game.Game.go_to, .Lfunc_end16-awale_c64.core.game.Game.go_to
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.logged,"ax",@progbits
	.type	awale_c64.core.game.Game.logged,@function ; -- Begin function awale_c64.core.game.Game.logged
awale_c64.core.game.Game.logged:        ; @awale_c64.core.game.Game.logged
; %bb.0:                                ; %start
	sta	__rc3
	stx	__rc2
	cpx	GAME+55
	bne	.LBB17_3
; %bb.1:                                ; %start
	ldx	GAME+54
	stx	__rc4
	tax
	cpx	__rc4
	lda	#0
	bcc	.LBB17_4
.LBB17_2:                               ; %bb4
	rts
.LBB17_3:                               ; %start
	cpx	GAME+55
	lda	#0
	bcs	.LBB17_2
.LBB17_4:                               ; %bb1
	ldx	__rc2
	cpx	#4
	bne	.LBB17_7
; %bb.5:                                ; %bb1
	ldx	__rc3
	cpx	#1
	bcs	.LBB17_8
.LBB17_6:                               ; %bb2
	lda	#mos16lo(GAME+57)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(GAME+57)
	adc	__rc2
	stx	__rc2
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	rts
.LBB17_7:                               ; %bb1
	ldx	__rc2
	cpx	#4
	bcc	.LBB17_6
.LBB17_8:                               ; %panic
	jsr	awale_panic
.Lfunc_end17:
	.size	awale_c64.core.game.Game.logged, .Lfunc_end17-awale_c64.core.game.Game.logged
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.resume,"ax",@progbits
	.type	awale_c64.core.game.Game.resume,@function ; -- Begin function awale_c64.core.game.Game.resume
awale_c64.core.game.Game.resume:        ; @awale_c64.core.game.Game.resume
; %bb.0:                                ; %start
	ldx	__rc2
	stx	.Lawale_c64.core.game.Game.resume_sstk ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.core.game.Game.resume_sstk+1 ; 1-byte Folded Spill
	ldx	#mos16lo(SEARCH+1101)
	stx	__rc2
	ldx	#mos16hi(SEARCH+1101)
	stx	__rc3
	ldx	#mos16lo(GAME)
	stx	__rc4
	ldx	#mos16hi(GAME)
	stx	__rc5
	lda	#57
	ldx	#4
	jsr	memcpy
	ldx	#mos16lo(SEARCH+18)
	stx	__rc2
	ldx	#mos16hi(SEARCH+18)
	stx	__rc3
	jsr	awale_c64.core.game.Game.copy_from
	ldy	#0
	ldx	.Lawale_c64.core.game.Game.resume_sstk ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.core.game.Game.resume_sstk+1 ; 1-byte Folded Reload
	stx	__rc3
	lda	(__rc2),y
	sta	GAME
	iny
	lda	(__rc2),y
	sta	GAME+1
	iny
	lda	(__rc2),y
	sta	GAME+2
	iny
	lda	(__rc2),y
	sta	GAME+3
	iny
	lda	(__rc2),y
	sta	GAME+4
	iny
	lda	(__rc2),y
	sta	GAME+5
	iny
	lda	(__rc2),y
	sta	GAME+6
	jsr	awale_c64.core.position.Position.is_valid
	and	#1
	bne	.LBB18_1
	jmp	.LBB18_20
.LBB18_1:                               ; %bb3.i
	ldx	GAME+54
	stx	.Lawale_c64.core.game.Game.resume_sstk+2 ; 1-byte Folded Spill
	ldx	GAME+55
	stx	.Lawale_c64.core.game.Game.resume_sstk ; 1-byte Folded Spill
	ldx	#0
	txa
	jsr	awale_c64.core.game.Game.go_to
.LBB18_2:                               ; %bb6.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	GAME+54
	stx	__rc2
	ldy	GAME+55
	sty	__rc3
	lda	.Lawale_c64.core.game.Game.resume_sstk ; 1-byte Folded Reload
	sta	__rc4
	cpy	__rc4
	bne	.LBB18_4
; %bb.3:                                ; %bb6.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	lda	.Lawale_c64.core.game.Game.resume_sstk+2 ; 1-byte Folded Reload
	sta	__rc4
	cpx	__rc4
	bcs	.LBB18_12
	jmp	.LBB18_5
.LBB18_4:                               ; %bb6.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	cpy	__rc4
	bcs	.LBB18_12
.LBB18_5:                               ; %bb7.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	cpy	#4
	bne	.LBB18_7
; %bb.6:                                ; %bb7.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	cpx	#1
	bcc	.LBB18_8
	jmp	.LBB18_22
.LBB18_7:                               ; %bb7.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	cpy	#4
	bcc	.LBB18_8
	jmp	.LBB18_22
.LBB18_8:                               ; %bb8.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	ldx	GAME+19
	cpx	#25
	bcc	.LBB18_9
	jmp	.LBB18_20
.LBB18_9:                               ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	ldx	GAME+20
	cpx	#25
	bcs	.LBB18_20
; %bb.10:                               ; %bb11.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	lda	#mos16lo(GAME+57)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(GAME+57)
	adc	__rc3
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	jsr	awale_c64.core.game.Game.refusal
	cmp	#5
	bne	.LBB18_20
; %bb.11:                               ; %bb16.i
                                        ;   in Loop: Header=BB18_2 Depth=1
	jsr	awale_c64.core.game.Game.advance
	jmp	.LBB18_2
.LBB18_12:                              ; %bb18.i
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+56
	ldx	SEARCH+74
	stx	__rc2
	cpx	#4
	beq	.LBB18_14
; %bb.13:                               ; %bb18.i
	cpx	#5
	bne	.LBB18_16
.LBB18_14:                              ; %bb20.i
	tay
	bne	.LBB18_16
; %bb.15:                               ; %bb22.sink.split.i
	stx	GAME+56
	txa
.LBB18_16:                              ; %bb22.i
	sta	__rc3
	ldy	#0
.LBB18_17:                              ; %bb25.i
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#15
	beq	.LBB18_19
; %bb.18:                               ; %bb28.i
                                        ;   in Loop: Header=BB18_17 Depth=1
	tya
	tax
	lda	GAME+7,y
	iny
	cmp	SEARCH+25,x
	beq	.LBB18_17
	jmp	.LBB18_20
.LBB18_19:                              ; %awale_c64.core.game.Game.replay.exit
	ldx	#1
	ldy	__rc3
	cpy	__rc2
	beq	.LBB18_21
.LBB18_20:                              ; %bb3
	ldx	#mos16lo(SEARCH+1101)
	stx	__rc2
	ldx	#mos16hi(SEARCH+1101)
	stx	__rc3
	jsr	awale_c64.core.game.Game.copy_from
	ldx	#0
.LBB18_21:                              ; %bb5
	txa
	rts
.LBB18_22:                              ; %panic.i
	jsr	awale_panic
.Lfunc_end18:
	.size	awale_c64.core.game.Game.resume, .Lfunc_end18-awale_c64.core.game.Game.resume
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.totals,"ax",@progbits
	.type	awale_c64.core.game.Game.totals,@function ; -- Begin function awale_c64.core.game.Game.totals
awale_c64.core.game.Game.totals:        ; @awale_c64.core.game.Game.totals
; %bb.0:                                ; %start
	lda	#6
	and	GAME+56
	cmp	#2
	bne	.LBB19_8
; %bb.1:                                ; %bb2
	ldx	GAME+19
	stx	__rc2
	ldx	#7
	lda	#0
	jmp	.LBB19_3
.LBB19_2:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB19_3 Depth=1
	clc
	adc	GAME,x
	inx
.LBB19_3:                               ; %bb3.i.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#13
	bne	.LBB19_2
; %bb.4:                                ; %awale_c64.core.position.Position.row_seeds.exit.i
	sta	__rc4
	ldx	GAME+20
	stx	__rc3
	lda	#0
	ldx	#13
	jmp	.LBB19_6
.LBB19_5:                               ; %bb6.i6.i
                                        ;   in Loop: Header=BB19_6 Depth=1
	clc
	adc	GAME,x
	inx
.LBB19_6:                               ; %bb3.i1.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#19
	bne	.LBB19_5
; %bb.7:                                ; %awale_c64.core.moves.Position.collected.exit
	tax
	lda	__rc4
	clc
	adc	__rc2
	tay
	txa
	clc
	adc	__rc3
	jmp	.LBB19_9
.LBB19_8:                               ; %bb1
	ldy	GAME+19
	lda	GAME+20
.LBB19_9:                               ; %bb4
	tax
	tya
	rts
.Lfunc_end19:
	.size	awale_c64.core.game.Game.totals, .Lfunc_end19-awale_c64.core.game.Game.totals
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.winner,"ax",@progbits
	.type	awale_c64.core.game.Game.winner,@function ; -- Begin function awale_c64.core.game.Game.winner
awale_c64.core.game.Game.winner:        ; @awale_c64.core.game.Game.winner
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.totals
	sta	__rc2
	ldy	GAME+56
	lda	#2
	cpy	#5
	beq	.LBB20_5
; %bb.1:                                ; %bb4
	ldy	__rc2
	stx	__rc3
	cpy	__rc3
	beq	.LBB20_5
; %bb.2:                                ; %bb6
	cpx	__rc2
	bcc	.LBB20_4
; %bb.3:                                ; %bb6
	lda	#1
	rts
.LBB20_4:                               ; %bb6
	lda	#0
.LBB20_5:                               ; %bb10
	rts
.Lfunc_end20:
	.size	awale_c64.core.game.Game.winner, .Lfunc_end20-awale_c64.core.game.Game.winner
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.advance,"ax",@progbits
	.type	awale_c64.core.game.Game.advance,@function ; -- Begin function awale_c64.core.game.Game.advance
awale_c64.core.game.Game.advance:       ; @awale_c64.core.game.Game.advance
; %bb.0:                                ; %start
	ldx	GAME+54
	stx	__rc2
	ldy	GAME+55
	sty	__rc3
	cpy	#4
	bne	.LBB21_3
; %bb.1:                                ; %start
	cpx	#1
	bcc	.LBB21_4
.LBB21_2:                               ; %panic
	jsr	awale_panic
.LBB21_3:                               ; %start
	cpy	#4
	bcs	.LBB21_2
.LBB21_4:                               ; %bb1
	lda	#mos16lo(GAME+57)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(GAME+57)
	adc	__rc3
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	inc	__rc2
	bne	.LBB21_6
; %bb.5:                                ; %bb1
	inc	__rc3
.LBB21_6:                               ; %bb1
	ldx	__rc2
	ldy	__rc3
	stx	GAME+54
	sty	GAME+55
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	stx	__rc6
	ldy	__rc2
	ldx	__rc6
	beq	.LBB21_8
; %bb.7:                                ; %bb3
	ldx	#mos16lo(GAME+37)
	stx	__rc2
	ldx	#mos16hi(GAME+37)
	stx	__rc3
	sty	mos8(.Lawale_c64.core.game.Game.advance_zp_stk) ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	ldy	__rc6
	sty	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+1) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+2) ; 1-byte Folded Spill
	lda	#15
	jsr	memcpy
	ldy	mos8(.Lawale_c64.core.game.Game.advance_zp_stk) ; 1-byte Folded Reload
	ldx	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc6
	lda	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+2) ; 1-byte Folded Reload
	ldx	GAME+54
	stx	GAME+52
	ldx	GAME+55
	stx	GAME+53
.LBB21_8:                               ; %bb5
	sty	__rc2
	ldx	__rc6
	rts
.Lfunc_end21:
	.size	awale_c64.core.game.Game.advance, .Lfunc_end21-awale_c64.core.game.Game.advance
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.refusal,"ax",@progbits
	.type	awale_c64.core.game.Game.refusal,@function ; -- Begin function awale_c64.core.game.Game.refusal
awale_c64.core.game.Game.refusal:       ; @awale_c64.core.game.Game.refusal
; %bb.0:                                ; %start
	ldx	GAME+56
	ldy	#4
	cpx	#0
	beq	.LBB22_2
.LBB22_1:                               ; %bb5
	tya
	rts
.LBB22_2:                               ; %bb2
	ldx	GAME+21
	ldy	#0
	sty	__rc2
	cpx	#0
	beq	.LBB22_4
; %bb.3:                                ; %select.false
	ldx	#6
	stx	__rc2
.LBB22_4:                               ; %select.end
	cmp	__rc2
	bcc	.LBB22_1
; %bb.5:                                ; %bb2.i
	tax
	clc
	lda	__rc2
	adc	#6
	sta	__rc3
	cpx	__rc3
	bcs	.LBB22_1
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
	beq	.LBB22_1
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
	beq	.LBB22_10
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
	beq	.LBB22_11
; %bb.9:                                ; %select.false2
	ldy	#5
	tya
	rts
.LBB22_10:
	lda	#2
	rts
.LBB22_11:
	lda	#3
	rts
.Lfunc_end22:
	.size	awale_c64.core.game.Game.refusal, .Lfunc_end22-awale_c64.core.game.Game.refusal
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.restart,"ax",@progbits
	.type	awale_c64.core.game.Game.restart,@function ; -- Begin function awale_c64.core.game.Game.restart
awale_c64.core.game.Game.restart:       ; @awale_c64.core.game.Game.restart
; %bb.0:                                ; %start
	ldy	#5
	lda	(__rc2),y
	sta	.Lawale_c64.core.game.Game.restart_sstk ; 1-byte Folded Spill
	iny
	lda	(__rc2),y
	sta	__rc4
	ldy	#0
	lda	(__rc2),y
	sta	GAME
	iny
	lda	(__rc2),y
	sta	GAME+1
	iny
	lda	(__rc2),y
	sta	GAME+2
	iny
	lda	(__rc2),y
	sta	GAME+3
	iny
	lda	(__rc2),y
	sta	GAME+4
	ldx	.Lawale_c64.core.game.Game.restart_sstk ; 1-byte Folded Reload
	stx	GAME+5
	ldx	__rc4
	stx	GAME+6
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	#12
	lda	#0
	sta	__rc4
	tya
	jsr	__memset
	ldx	#0
	stx	GAME+19
	stx	GAME+20
	ldx	.Lawale_c64.core.game.Game.restart_sstk ; 1-byte Folded Reload
	stx	GAME+21
	jmp	awale_c64.core.game.Game.begin
.Lfunc_end23:
	.size	awale_c64.core.game.Game.restart, .Lfunc_end23-awale_c64.core.game.Game.restart
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.try_out,"ax",@progbits
	.type	awale_c64.core.game.Game.try_out,@function ; -- Begin function awale_c64.core.game.Game.try_out
awale_c64.core.game.Game.try_out:       ; @awale_c64.core.game.Game.try_out
; %bb.0:                                ; %start
	ldx	GAME+54
	stx	__rc2
	ldy	GAME+55
	sty	__rc3
	cpy	#4
	bne	.LBB24_3
; %bb.1:                                ; %start
	cpx	#1
	bcc	.LBB24_4
.LBB24_2:                               ; %panic
	jsr	awale_panic
.LBB24_3:                               ; %start
	cpy	#4
	bcs	.LBB24_2
.LBB24_4:                               ; %bb1
	tax
	lda	#mos16lo(GAME+57)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(GAME+57)
	adc	__rc3
	sta	__rc3
	ldy	#0
	txa
	sta	(__rc2),y
	jsr	awale_c64.core.game.Game.advance
	sta	.Lawale_c64.core.game.Game.try_out_sstk ; 1-byte Folded Spill
	stx	.Lawale_c64.core.game.Game.try_out_sstk+1 ; 1-byte Folded Spill
	ldx	__rc2
	stx	.Lawale_c64.core.game.Game.try_out_sstk+2 ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+56
	ldx	.Lawale_c64.core.game.Game.try_out_sstk+2 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.core.game.Game.try_out_sstk+1 ; 1-byte Folded Reload
	lda	.Lawale_c64.core.game.Game.try_out_sstk ; 1-byte Folded Reload
	rts
.Lfunc_end24:
	.size	awale_c64.core.game.Game.try_out, .Lfunc_end24-awale_c64.core.game.Game.try_out
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.bookmark,"ax",@progbits
	.type	awale_c64.core.game.Game.bookmark,@function ; -- Begin function awale_c64.core.game.Game.bookmark
awale_c64.core.game.Game.bookmark:      ; @awale_c64.core.game.Game.bookmark
; %bb.0:                                ; %start
	ldy	GAME+54
	ldx	GAME+55
	cpx	#4
	bne	.LBB25_3
; %bb.1:                                ; %start
	cpy	#1
	bcc	.LBB25_4
.LBB25_2:                               ; %panic
	jsr	awale_panic
.LBB25_3:                               ; %start
	cpx	#4
	bcs	.LBB25_2
.LBB25_4:                               ; %bb3
	lda	#mos16lo(GAME+57)
	clc
	sty	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+3) ; 1-byte Folded Spill
	ldy	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+3) ; 1-byte Folded Reload
	sty	__rc4
	adc	__rc4
	tay
	stx	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+2) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc4
	lda	#mos16hi(GAME+57)
	adc	__rc4
	sty	__rc4
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+4) ; 1-byte Folded Spill
	ldx	__rc2
	stx	__rc4
	ldx	__rc3
	stx	__rc5
	ldx	__rc4
	stx	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk) ; 1-byte Folded Spill
	ldx	__rc5
	stx	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+1) ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#50
	ldx	#0
	jsr	memcpy
	ldx	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc3
	lda	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+3) ; 1-byte Folded Reload
	ldy	#50
	sta	(__rc2),y
	ldy	__rc2
	sty	__rc4
	stx	__rc5
	clc
	lda	__rc2
	adc	#50
	sta	__rc2
	txa
	adc	#0
	sta	__rc3
	ldy	#1
	lda	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+2) ; 1-byte Folded Reload
	sta	(__rc2),y
	ldy	#52
	lda	mos8(.Lawale_c64.core.game.Game.bookmark_zp_stk+4) ; 1-byte Folded Reload
	sta	(__rc4),y
	rts
.Lfunc_end25:
	.size	awale_c64.core.game.Game.bookmark, .Lfunc_end25-awale_c64.core.game.Game.bookmark
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.copy_from,"ax",@progbits
	.type	awale_c64.core.game.Game.copy_from,@function ; -- Begin function awale_c64.core.game.Game.copy_from
awale_c64.core.game.Game.copy_from:     ; @awale_c64.core.game.Game.copy_from
; %bb.0:                                ; %start
	ldx	__rc2
	stx	__rc4
	ldx	__rc3
	stx	__rc5
	ldx	#mos16lo(GAME)
	stx	__rc2
	ldx	#mos16hi(GAME)
	stx	__rc3
	lda	#57
	ldx	#4
	jmp	memcpy
.Lfunc_end26:
	.size	awale_c64.core.game.Game.copy_from, .Lfunc_end26-awale_c64.core.game.Game.copy_from
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.return_to,"ax",@progbits
	.type	awale_c64.core.game.Game.return_to,@function ; -- Begin function awale_c64.core.game.Game.return_to
awale_c64.core.game.Game.return_to:     ; @awale_c64.core.game.Game.return_to
; %bb.0:                                ; %start
	ldx	__rc2
	stx	__rc4
	ldx	__rc3
	stx	__rc5
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.game.Game.return_to_zp_stk) ; 1-byte Folded Spill
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.game.Game.return_to_zp_stk+1) ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	lda	#50
	ldx	#0
	jsr	memcpy
	ldx	mos8(.Lawale_c64.core.game.Game.return_to_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.return_to_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc3
	lda	__rc2
	clc
	adc	#50
	sta	__rc6
	txa
	adc	#0
	sta	__rc7
	ldy	#50
	lda	(__rc2),y
	tax
	sta	__rc4
	ldy	#1
	lda	(__rc6),y
	sta	__rc5
	cmp	#4
	bne	.LBB27_3
; %bb.1:                                ; %start
	cpx	#1
	bcc	.LBB27_4
.LBB27_2:                               ; %panic
	jsr	awale_panic
.LBB27_3:                               ; %start
	cmp	#4
	bcs	.LBB27_2
.LBB27_4:                               ; %bb3
	ldy	#52
	lda	(__rc2),y
	sta	__rc6
	lda	#mos16lo(GAME+57)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+57)
	adc	__rc5
	sta	__rc3
	ldy	#0
	lda	__rc6
	sta	(__rc2),y
	rts
.Lfunc_end27:
	.size	awale_c64.core.game.Game.return_to, .Lfunc_end27-awale_c64.core.game.Game.return_to
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
	ldx	__rc24
	stx	.Lawale_c64.core.level.Level.pit_sstk+3 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.core.level.Level.pit_sstk+4 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.core.level.Level.pit_sstk+5 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.core.level.Level.pit_sstk+6 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.core.level.Level.pit_sstk+7 ; 1-byte Folded Spill
	sta	__rc24
	ldx	__rc2
	stx	__rc20
	ldx	__rc3
	stx	__rc21
	jsr	awale_c64.core.random.Random.draw
	ldy	#2
	cmp	(__rc20),y
	bcc	.LBB28_1
	jmp	.LBB28_19
.LBB28_1:                               ; %bb3
	jsr	awale_c64.core.game.Game.legal_moves
	sta	__rc25
	ldy	#0
	lda	(__rc20),y
	ldx	GAME+21
	cmp	#0
	bne	.LBB28_2
	jmp	.LBB28_13
.LBB28_2:                               ; %bb6
	sty	__rc20
	txa
	sta	.Lawale_c64.core.level.Level.pit_sstk+1 ; 1-byte Folded Spill
	beq	.LBB28_4
; %bb.3:                                ; %select.false
	ldx	#6
	stx	__rc20
.LBB28_4:                               ; %select.end
	lda	#0
	tax
	stx	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
.LBB28_5:                               ; %bb3.i.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB28_7 Depth 2
	sta	.Lawale_c64.core.level.Level.pit_sstk+2 ; 1-byte Folded Spill
	sta	__rc2
	lda	#mos16lo(awale_c64.core.position.BIT)
	clc
	adc	__rc2
	sta	__rc22
	lda	#mos16hi(awale_c64.core.position.BIT)
	adc	#0
	sta	__rc23
	lda	#6
	sec
	sbc	__rc2
	sta	__rc27
	clc
	lda	__rc20
	adc	__rc2
	sta	__rc26
	sty	__rc21
	jmp	.LBB28_7
.LBB28_6:                               ; %bb3.i.backedge
                                        ;   in Loop: Header=BB28_7 Depth=2
	inc	__rc21
.LBB28_7:                               ; %bb3.i
                                        ;   Parent Loop BB28_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	__rc25
	stx	__rc3
	ldx	__rc27
	cpx	__rc21
	beq	.LBB28_11
; %bb.8:                                ; %bb6.i
                                        ;   in Loop: Header=BB28_7 Depth=2
	ldy	__rc21
	lda	(__rc22),y
	sta	__rc28
	and	__rc3
	beq	.LBB28_6
; %bb.9:                                ; %bb9.i
                                        ;   in Loop: Header=BB28_7 Depth=2
	lda	__rc26
	clc
	adc	__rc21
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	txa
	beq	.LBB28_6
; %bb.10:                               ; %bb11.i
                                        ;   in Loop: Header=BB28_5 Depth=1
	ldx	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	stx	__rc2
	lda	__rc28
	ora	__rc2
	tax
	clc
	lda	.Lawale_c64.core.level.Level.pit_sstk+2 ; 1-byte Folded Reload
	adc	__rc21
	clc
	adc	#1
	stx	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Spill
	ldy	#0
	jmp	.LBB28_5
.LBB28_11:                              ; %awale_c64.core.level.capturing_moves.exit
	lda	.Lawale_c64.core.level.Level.pit_sstk ; 1-byte Folded Reload
	eor	#255
	sta	__rc2
	lda	__rc25
	and	__rc2
	beq	.LBB28_19
; %bb.12:                               ; %bb9
	sec
	tay
	lda	__rc24
	sbc	__rc20
	tax
	tya
	and	awale_c64.core.position.BIT,x
	sty	__rc20
	bne	.LBB28_19
	jmp	.LBB28_14
.LBB28_13:
	stx	.Lawale_c64.core.level.Level.pit_sstk+1 ; 1-byte Folded Spill
	ldx	__rc25
	stx	__rc20
.LBB28_14:                              ; %bb1.i
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.core.random.Random.draw
	and	#7
	sta	__rc21
	tax
	lda	#1
	jsr	__ashlqi3
	and	__rc20
	beq	.LBB28_14
; %bb.15:                               ; %awale_c64.core.random.Random.draw_bit.exit
	lda	__rc21
	ldx	.Lawale_c64.core.level.Level.pit_sstk+1 ; 1-byte Folded Reload
	beq	.LBB28_17
; %bb.16:                               ; %select.false3
	ldx	#6
	jmp	.LBB28_18
.LBB28_17:
	ldx	#0
.LBB28_18:                              ; %select.end2
	stx	__rc2
	clc
	adc	__rc2
	sta	__rc24
.LBB28_19:                              ; %bb18
	lda	__rc24
	sta	__rc16
	ldx	.Lawale_c64.core.level.Level.pit_sstk+7 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.core.level.Level.pit_sstk+6 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.core.level.Level.pit_sstk+5 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.core.level.Level.pit_sstk+4 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.core.level.Level.pit_sstk+3 ; 1-byte Folded Reload
	stx	__rc24
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
.Lfunc_end28:
	.size	awale_c64.core.level.Level.pit, .Lfunc_end28-awale_c64.core.level.Level.pit
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.grand_slams,"ax",@progbits
	.type	awale_c64.core.moves.Position.grand_slams,@function ; -- Begin function awale_c64.core.moves.Position.grand_slams
awale_c64.core.moves.Position.grand_slams: ; @awale_c64.core.moves.Position.grand_slams
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc24
	pha
	lda	__rc26
	pha
	lda	__rc27
	pha
	lda	__rc16
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	ldx	__rc2
	stx	__rc26
	ldx	__rc3
	stx	__rc27
	ldy	#14
	lda	(__rc2),y
	ldx	#0
	stx	__rc2
	tay
	beq	.LBB29_2
; %bb.1:                                ; %select.false
	ldx	#6
	stx	__rc2
	ldx	#0
.LBB29_2:                               ; %select.end
	ldy	__rc2
	sta	__rc3
	cmp	#1
	beq	.LBB29_4
; %bb.3:                                ; %select.false7
	ldx	#6
.LBB29_4:                               ; %select.end6
	clc
	tya
	adc	#6
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	txa
	ldx	#1
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	clc
	adc	#6
	ldy	#1
	sty	.Lawale_c64.core.moves.Position.grand_slams_sstk ; 1-byte Folded Spill
	ldy	__rc3
	cpy	#1
	beq	.LBB29_6
; %bb.5:                                ; %select.false9
	ldy	#251
	sty	.Lawale_c64.core.moves.Position.grand_slams_sstk ; 1-byte Folded Spill
.LBB29_6:                               ; %select.end8
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11) ; 1-byte Folded Spill
	ldy	GAME+2
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	lda	__rc26
	clc
	adc	__rc2
	sta	__rc4
	lda	__rc27
	adc	#0
	ldy	GAME+3
	sty	.Lawale_c64.core.moves.Position.grand_slams_sstk+1 ; 1-byte Folded Spill
	ldy	__rc4
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	ldy	#0
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10) ; 1-byte Folded Spill
	ldx	__rc2
	jmp	.LBB29_20
.LBB29_7:                               ; %bb25.i
                                        ;   in Loop: Header=BB29_8 Depth=2
	inc	__rc4
	dec	__rc5
	ldy	__rc9
	dey
	sta	__rc7
.LBB29_8:                               ; %bb12.i
                                        ;   Parent Loop BB29_20 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc9
	lda	(__rc2),y
	ldy	__rc5
	clc
	adc	(__rc26),y
	cmp	#2
	bcc	.LBB29_13
; %bb.9:                                ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ;   in Loop: Header=BB29_8 Depth=2
	cmp	#4
	bcs	.LBB29_13
; %bb.10:                               ; %bb16.i
                                        ;   in Loop: Header=BB29_8 Depth=2
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	cpy	__rc4
	beq	.LBB29_14
; %bb.11:                               ; %bb19.i
                                        ;   in Loop: Header=BB29_8 Depth=2
	clc
	adc	__rc7
	cpx	__rc5
	bne	.LBB29_7
; %bb.12:                               ;   in Loop: Header=BB29_20 Depth=1
	ldy	__rc8
	jmp	.LBB29_16
.LBB29_13:                              ;   in Loop: Header=BB29_20 Depth=1
	lda	__rc7
	ldy	__rc4
	jmp	.LBB29_16
.LBB29_14:                              ; %bb18.i
                                        ;   in Loop: Header=BB29_20 Depth=1
	lda	__rc7
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	ldx	.Lawale_c64.core.moves.Position.grand_slams_sstk+1 ; 1-byte Folded Reload
	beq	.LBB29_16
; %bb.15:                               ; %bb21.i
                                        ;   in Loop: Header=BB29_20 Depth=1
	lda	#0
	tay
.LBB29_16:                              ; %awale_c64.core.moves.Position.attack.exit
                                        ;   in Loop: Header=BB29_20 Depth=1
	ldx	__rc26
	stx	__rc2
	ldx	__rc27
	stx	__rc3
	sty	__rc4
	sta	__rc5
	ldx	__rc6
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
	jsr	awale_c64.core.moves.Position.is_grand_slam
	and	#1
	beq	.LBB29_18
; %bb.17:                               ; %bb11
                                        ;   in Loop: Header=BB29_20 Depth=1
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10) ; 1-byte Folded Reload
	ora	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10) ; 1-byte Folded Spill
.LBB29_18:                              ;   in Loop: Header=BB29_20 Depth=1
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+7)
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
.LBB29_19:                              ; %bb14
                                        ;   in Loop: Header=BB29_20 Depth=1
	inx
	asl	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	iny
.LBB29_20:                              ; %bb3
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB29_8 Depth 2
	cpx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	bne	.LBB29_21
	jmp	.LBB29_25
.LBB29_21:                              ; %bb6
                                        ;   in Loop: Header=BB29_20 Depth=1
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	and	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	beq	.LBB29_19
; %bb.22:                               ; %bb8
                                        ;   in Loop: Header=BB29_20 Depth=1
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+7)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8) ; 1-byte Folded Reload
	sta	__rc2
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9) ; 1-byte Folded Reload
	sta	__rc3
	lda	(__rc2),y
	sta	__rc24
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	txa
	ldx	#49
	stx	__rc2
	ldx	#0
	stx	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc3
	sta	__rc3
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	sty	__rc4
	lda	(__rc2),y
	sta	__rc6
	sta	__rc3
	cmp	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	lda	#0
	tay
	bcs	.LBB29_23
	jmp	.LBB29_16
.LBB29_23:                              ; %bb6.i
                                        ;   in Loop: Header=BB29_20 Depth=1
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11) ; 1-byte Folded Reload
	stx	__rc2
	ldx	__rc3
	cpx	__rc2
	bcc	.LBB29_24
	jmp	.LBB29_16
.LBB29_24:                              ; %bb9.i
                                        ;   in Loop: Header=BB29_20 Depth=1
	asl	__rc24
	rol
	asl	__rc24
	rol
	sta	__rc3
	lda	__rc24
	asl
	ldx	__rc3
	stx	__rc5
	rol	__rc5
	clc
	adc	__rc24
	sta	__rc2
	lda	__rc5
	adc	__rc3
	sta	__rc3
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc3
	sta	__rc3
	ldx	__rc4
	ldy	DISTANCE,x
	ldx	.Lawale_c64.core.moves.Position.grand_slams_sstk ; 1-byte Folded Reload
	txa
	ldx	#0
	stx	__rc7
	stx	__rc4
	clc
	adc	__rc6
	sta	__rc8
	ldx	__rc6
	stx	__rc5
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	jmp	.LBB29_8
.LBB29_25:                              ; %bb7
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10) ; 1-byte Folded Reload
	sta	__rc16
	pla
	sta	__rc27
	pla
	sta	__rc26
	pla
	sta	__rc24
	lda	__rc16
	rts
.Lfunc_end29:
	.size	awale_c64.core.moves.Position.grand_slams, .Lfunc_end29-awale_c64.core.moves.Position.grand_slams
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
	bcc	.LBB30_4
; %bb.1:                                ; %start
	cpx	#2
	bne	.LBB30_3
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
.LBB30_3:                               ; %bb3
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk+1)
	stx	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	beq	.LBB30_5
.LBB30_4:                               ; %bb11
	rts
.LBB30_5:                               ; %bb8
	lda	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	rts
.Lfunc_end30:
	.size	awale_c64.core.moves.Position.legal_moves, .Lfunc_end30-awale_c64.core.moves.Position.legal_moves
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.feeding_moves,"ax",@progbits
	.type	awale_c64.core.moves.Position.feeding_moves,@function ; -- Begin function awale_c64.core.moves.Position.feeding_moves
awale_c64.core.moves.Position.feeding_moves: ; @awale_c64.core.moves.Position.feeding_moves
; %bb.0:                                ; %start
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk+1)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk+2)
	ldy	#14
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk)
	eor	#1
	jsr	awale_c64.core.position.Position.row_seeds
	tax
	ldy	#0
	lda	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk)
	beq	.LBB31_2
; %bb.1:                                ; %select.false
	lda	#6
	jmp	.LBB31_3
.LBB31_2:
	lda	#0
.LBB31_3:                               ; %select.end
	sta	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk+3) ; 1-byte Folded Spill
	sty	__rc3
	txa
	beq	.LBB31_5
; %bb.4:                                ; %select.false10
	ldy	#1
	jmp	.LBB31_6
.LBB31_5:
	ldy	#6
.LBB31_6:                               ; %select.end9
	sty	__rc2
	clc
	lda	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk+3) ; 1-byte Folded Reload
	adc	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk+1)
	sta	__rc4
	lda	mos8(.Lawale_c64.core.moves.Position.feeding_moves_zp_stk+2)
	adc	__rc3
	sta	__rc5
	ldy	#0
	lda	#1
	sta	__rc3
	sty	__rc6
	jmp	.LBB31_12
.LBB31_7:                               ; %bb11
                                        ;   in Loop: Header=BB31_12 Depth=1
	lda	(__rc4),y
	cmp	__rc2
	bcc	.LBB31_9
; %bb.8:                                ; %bb14
                                        ;   in Loop: Header=BB31_12 Depth=1
	lda	__rc6
	ora	__rc3
	sta	__rc6
.LBB31_9:                               ; %bb16
                                        ;   in Loop: Header=BB31_12 Depth=1
	txa
	bne	.LBB31_11
; %bb.10:                               ; %bb17
                                        ;   in Loop: Header=BB31_12 Depth=1
	dec	__rc2
.LBB31_11:                              ; %bb18
                                        ;   in Loop: Header=BB31_12 Depth=1
	asl	__rc3
	iny
.LBB31_12:                              ; %bb8
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#6
	bne	.LBB31_7
; %bb.13:                               ; %bb12
	lda	__rc6
	rts
.Lfunc_end31:
	.size	awale_c64.core.moves.Position.feeding_moves, .Lfunc_end31-awale_c64.core.moves.Position.feeding_moves
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.is_grand_slam,"ax",@progbits
	.type	awale_c64.core.moves.Position.is_grand_slam,@function ; -- Begin function awale_c64.core.moves.Position.is_grand_slam
awale_c64.core.moves.Position.is_grand_slam: ; @awale_c64.core.moves.Position.is_grand_slam
; %bb.0:                                ; %start
	ldx	__rc4
	bne	.LBB32_1
	jmp	.LBB32_11
.LBB32_1:                               ; %bb2
	sta	__rc6
	tay
	lda	(__rc2),y
	ldx	#0
	asl
	sta	__rc4
	txa
	rol
	asl	__rc4
	rol
	sta	__rc8
	lda	__rc4
	asl
	ldy	__rc8
	sty	__rc9
	rol	__rc9
	clc
	adc	__rc4
	sta	__rc7
	lda	__rc9
	adc	__rc8
	sta	__rc8
	ldy	#14
	lda	(__rc2),y
	sta	__rc10
	cmp	#1
	bne	.LBB32_3
; %bb.2:
	ldy	#0
	jmp	.LBB32_4
.LBB32_3:                               ; %select.false
	ldy	#6
.LBB32_4:                               ; %select.end
	stx	__rc4
	clc
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	adc	__rc7
	tax
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc8
	sta	__rc9
	lda	__rc10
	beq	.LBB32_6
; %bb.5:                                ; %select.false17
	lda	#12
	jmp	.LBB32_7
.LBB32_6:
	lda	#6
.LBB32_7:                               ; %select.end16
	stx	__rc8
	sec
	sbc	__rc6
	tax
	clc
	tya
	adc	__rc2
	sta	__rc2
	lda	__rc3
	adc	__rc4
	sta	__rc3
	ldy	#0
	sty	__rc7
	jmp	.LBB32_9
.LBB32_8:                               ; %bb12
                                        ;   in Loop: Header=BB32_9 Depth=1
	sty	__rc4
	sty	__rc6
	clc
	lda	__rc7
	adc	(__rc2),y
	sta	__rc7
	clc
	txa
	adc	__rc6
	tay
	clc
	lda	__rc7
	adc	(__rc8),y
	sta	__rc7
	inc	__rc4
	ldy	__rc4
.LBB32_9:                               ; %bb9
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#6
	bne	.LBB32_8
; %bb.10:                               ; %bb13
	ldx	#1
	ldy	__rc7
	cpy	__rc5
	beq	.LBB32_12
.LBB32_11:
	ldx	#0
.LBB32_12:                              ; %bb16
	txa
	beq	.LBB32_14
; %bb.13:                               ; %bb16
	lda	#1
	rts
.LBB32_14:                              ; %bb16
	lda	#0
	rts
.Lfunc_end32:
	.size	awale_c64.core.moves.Position.is_grand_slam, .Lfunc_end32-awale_c64.core.moves.Position.is_grand_slam
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.play,"ax",@progbits
	.type	awale_c64.core.moves.Position.play,@function ; -- Begin function awale_c64.core.moves.Position.play
awale_c64.core.moves.Position.play:     ; @awale_c64.core.moves.Position.play
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2) ; 1-byte Folded Spill
	ldx	__rc2
	stx	__rc4
	ldx	__rc3
	stx	__rc5
	ldx	__rc4
	stx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk) ; 1-byte Folded Spill
	ldx	__rc5
	stx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1) ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.capture
	sta	__rc6
	stx	__rc7
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk) ; 1-byte Folded Reload
	stx	__rc10
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc11
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2) ; 1-byte Folded Reload
	lda	(__rc10),y
	tax
	sty	__rc3
	lda	#0
	sta	(__rc10),y
	cpx	#11
	pha
	txa
	tay
	pla
	bcc	.LBB33_2
; %bb.1:                                ; %start
	ldx	#11
.LBB33_2:                               ; %start
	sty	__rc4
	asl	__rc4
	rol
	asl	__rc4
	rol
	sta	__rc5
	lda	__rc4
	asl
	ldy	__rc5
	sty	__rc8
	rol	__rc8
	clc
	adc	__rc4
	tay
	lda	__rc8
	adc	__rc5
	sta	__rc4
	tya
	ora	#1
	sta	__rc5
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc5
	tay
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc4
	sty	__rc4
	sta	__rc5
	ldy	#0
	jmp	.LBB33_4
.LBB33_3:                               ; %bb5.i
                                        ;   in Loop: Header=BB33_4 Depth=1
	sty	__rc8
	ldy	__rc3
	lda	.Lalloc_e0478a7c28019aee8d40fb12ade035e4,y
	tay
	lda	(__rc10),y
	sty	__rc3
	clc
	ldy	__rc8
	adc	(__rc4),y
	ldy	__rc3
	sta	(__rc10),y
	ldy	__rc8
	iny
.LBB33_4:                               ; %bb4.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc8
	cpx	__rc8
	bne	.LBB33_3
; %bb.5:                                ; %awale_c64.core.moves.Position.sow.exit
	lda	#0
	ldx	__rc7
	stx	__rc4
	ldy	__rc6
	jmp	.LBB33_7
.LBB33_6:                               ; %bb5.i5
                                        ;   in Loop: Header=BB33_7 Depth=1
	sta	(__rc10),y
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),y
	tay
	pla
	dec	__rc4
.LBB33_7:                               ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc4
	bne	.LBB33_6
; %bb.8:                                ; %awale_c64.core.moves.Position.harvest.exit
	ldy	#14
	lda	__rc10
	clc
	adc	(__rc10),y
	sta	__rc4
	lda	__rc11
	adc	#0
	sta	__rc5
	ldy	#12
	clc
	lda	__rc2
	adc	(__rc4),y
	sta	(__rc4),y
	lda	#1
	ldy	#14
	eor	(__rc10),y
	sta	(__rc10),y
	ldx	__rc7
	lda	__rc6
	rts
.Lfunc_end33:
	.size	awale_c64.core.moves.Position.play, .Lfunc_end33-awale_c64.core.moves.Position.play
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
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	lda	#0
	ldx	#49
	stx	__rc2
	sta	__rc3
	tax
	tya
	sty	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Spill
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
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	sty	__rc8
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+1)
	ldy	#14
	lda	(__rc2),y
	ldx	#0
	stx	__rc4
	cmp	#1
	beq	.LBB34_2
; %bb.1:                                ; %select.false
	ldy	#250
	ldx	#6
	sty	__rc4
.LBB34_2:                               ; %select.end
	stx	__rc5
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+1)
	cpy	__rc5
	bcs	.LBB34_3
	jmp	.LBB34_13
.LBB34_3:                               ; %bb6.i
	clc
	txa
	adc	#6
	sta	__rc5
	cpy	__rc5
	bcc	.LBB34_4
	jmp	.LBB34_13
.LBB34_4:                               ; %bb9.i
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Reload
	sta	__rc5
	asl	__rc5
	lda	#0
	rol
	asl	__rc5
	rol
	sta	__rc6
	lda	__rc5
	asl
	sty	__rc17
	ldy	__rc6
	sty	__rc9
	rol	__rc9
	clc
	adc	__rc5
	sta	__rc5
	lda	__rc9
	adc	__rc6
	sta	__rc6
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc5
	sta	__rc5
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc6
	ldy	__rc5
	sty	__rc6
	ldy	__rc17
	sta	__rc7
	sty	__rc9
	ldy	__rc8
	lda	DISTANCE,y
	tay
	lda	GAME+2
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	lda	__rc9
	clc
	adc	__rc4
	stx	__rc8
	ldx	#0
	stx	__rc5
	stx	__rc4
	ldx	__rc8
	clc
	adc	#1
	sta	__rc10
	lda	__rc9
	sta	__rc8
	jmp	.LBB34_6
.LBB34_5:                               ; %bb25.i
                                        ;   in Loop: Header=BB34_6 Depth=1
	inc	__rc4
	dec	__rc8
	ldy	__rc9
	dey
	sta	__rc5
.LBB34_6:                               ; %bb12.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc9
	lda	(__rc6),y
	ldy	__rc8
	clc
	adc	(__rc2),y
	cmp	#2
	bcc	.LBB34_11
; %bb.7:                                ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ;   in Loop: Header=BB34_6 Depth=1
	cmp	#4
	bcs	.LBB34_11
; %bb.8:                                ; %bb16.i
                                        ;   in Loop: Header=BB34_6 Depth=1
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	cpy	__rc4
	beq	.LBB34_12
; %bb.9:                                ; %bb19.i
                                        ;   in Loop: Header=BB34_6 Depth=1
	clc
	adc	__rc5
	cpx	__rc8
	bne	.LBB34_5
; %bb.10:
	sta	__rc5
	ldx	__rc10
	jmp	.LBB34_14
.LBB34_11:
	ldx	__rc4
	jmp	.LBB34_14
.LBB34_12:                              ; %bb18.i
	ldx	GAME+3
	beq	.LBB34_15
.LBB34_13:                              ; %bb21.i
	ldx	#0
	stx	__rc5
.LBB34_14:                              ; %awale_c64.core.moves.Position.attack.exit
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
.LBB34_15:                              ; %awale_c64.core.moves.Position.attack.exit
	ldx	GAME
	ldy	.LJTI34_0,x
	lda	.LJTI34_0+4,x
	tax
	sty	__rc6
	stx	__rc7
	jmp	(__rc6)
.LBB34_16:                              ; %bb3
	lda	GAME+1
	and	#1
	bne	.LBB34_19
.LBB34_17:                              ; %bb6
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc4
	ldx	__rc5
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc5
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+1)
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Reload
	jsr	awale_c64.core.moves.Position.is_grand_slam
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc5
	and	#1
	beq	.LBB34_19
; %bb.18:                               ; %bb8
	ldx	#0
	ldy	#0
	sty	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	stx	__rc5
.LBB34_19:                              ; %bb11
	ldx	__rc5
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+1)
	rts
.Lfunc_end34:
	.size	awale_c64.core.moves.Position.capture, .Lfunc_end34-awale_c64.core.moves.Position.capture
	.section	.rodata.awale_c64.core.moves.Position.capture,"a",@progbits
.LJTI34_0:
	.byte	.LBB34_19@mos16lo
	.byte	.LBB34_17@mos16lo
	.byte	.LBB34_19@mos16lo
	.byte	.LBB34_16@mos16lo
	.byte	.LBB34_19@mos16hi
	.byte	.LBB34_17@mos16hi
	.byte	.LBB34_19@mos16hi
	.byte	.LBB34_16@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.random.Random.draw,"ax",@progbits
	.type	awale_c64.core.random.Random.draw,@function ; -- Begin function awale_c64.core.random.Random.draw
awale_c64.core.random.Random.draw:      ; @awale_c64.core.random.Random.draw
; %bb.0:                                ; %start
	ldx	GAME+1406
	lda	GAME+1407
	lsr
	txa
	ror
	tax
	lda	#0
	ror
	eor	GAME+1406
	sta	__rc2
	txa
	eor	GAME+1407
	sta	__rc3
	lsr
	eor	__rc2
	sta	GAME+1406
	eor	__rc3
	sta	GAME+1407
	rts
.Lfunc_end35:
	.size	awale_c64.core.random.Random.draw, .Lfunc_end35-awale_c64.core.random.Random.draw
                                        ; -- End function
	.section	.text.awale_c64.core.random.Random.stir,"ax",@progbits
	.type	awale_c64.core.random.Random.stir,@function ; -- Begin function awale_c64.core.random.Random.stir
awale_c64.core.random.Random.stir:      ; @awale_c64.core.random.Random.stir
; %bb.0:                                ; %start
	sta	__rc2
	ldx	GAME+1407
	eor	GAME+1406
	cpx	#0
	bne	.LBB36_3
; %bb.1:                                ; %start
	ldy	GAME+1406
	cpy	__rc2
	bne	.LBB36_3
; %bb.2:                                ; %bb1.i
	ldx	#0
	lda	#1
.LBB36_3:                               ; %awale_c64.core.random.Random.new.exit
	sta	GAME+1406
	stx	GAME+1407
	jmp	awale_c64.core.random.Random.draw
.Lfunc_end36:
	.size	awale_c64.core.random.Random.stir, .Lfunc_end36-awale_c64.core.random.Random.stir
                                        ; -- End function
	.section	.text.awale_c64.core.search.Search.start,"ax",@progbits
	.type	awale_c64.core.search.Search.start,@function ; -- Begin function awale_c64.core.search.Search.start
awale_c64.core.search.Search.start:     ; @awale_c64.core.search.Search.start
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc24
	pha
	ldx	__rc25
	stx	.Lawale_c64.core.search.Search.start_sstk+17 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.core.search.Search.start_sstk+18 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.core.search.Search.start_sstk+19 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.core.search.Search.start_sstk+20 ; 1-byte Folded Spill
	ldx	#0
	stx	SEARCH+5692
	stx	SEARCH+5693
	stx	SEARCH+5694
	stx	SEARCH+5695
	jsr	awale_c64.core.game.Game.legal_moves
	tax
	bne	.LBB37_1
	jmp	.LBB37_26
.LBB37_1:                               ; %bb3
	sta	.Lawale_c64.core.search.Search.start_sstk+15 ; 1-byte Folded Spill
	ldx	#0
	stx	SEARCH+5684
	ldx	GAME+4
	bne	.LBB37_2
	jmp	.LBB37_7
.LBB37_2:                               ; %bb4.i
	ldx	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+37)
	stx	__rc4
	ldx	#mos16hi(GAME+37)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	.Lawale_c64.core.search.Search.start_sstk+16 ; 1-byte Folded Spill
	jsr	memcpy
	ldx	GAME+52
	stx	__rc3
	ldx	GAME+53
	stx	__rc2
	lda	#mos16lo(GAME)
	clc
	adc	__rc3
	sta	__rc4
	lda	#mos16hi(GAME)
	adc	__rc2
	sta	__rc5
	lda	#1
	sec
	sbc	__rc3
	sta	__rc8
	lda	#4
	sbc	__rc2
	ldx	GAME+54
	stx	__rc6
	ldx	GAME+55
	stx	__rc7
	ldx	#0
	ldy	#0
	bcc	.LBB37_4
; %bb.3:                                ; %bb4.i
	tax
	ldy	__rc8
.LBB37_4:                               ; %bb4.i
	stx	__rc25
	lda	__rc4
	clc
	adc	#57
	sta	__rc20
	lda	__rc5
	adc	#0
	sta	__rc21
	lda	__rc6
	sec
	sbc	__rc3
	sta	__rc3
	lda	__rc7
	sbc	__rc2
	ldx	#0
	bcc	.LBB37_6
; %bb.5:                                ; %bb4.i
	sta	.Lawale_c64.core.search.Search.start_sstk+16 ; 1-byte Folded Spill
	ldx	__rc3
.LBB37_6:                               ; %bb4.i
	lda	#0
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk+1) ; 1-byte Folded Spill
	stx	__rc22
	ldx	.Lawale_c64.core.search.Search.start_sstk+16 ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	sty	__rc24
	tay
	jmp	.LBB37_9
.LBB37_7:                               ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	stx	__rc24
	ldx	__rc2
	stx	__rc25
	jmp	.LBB37_23
.LBB37_8:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
.LBB37_9:                               ; %bb2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc2
	asl	__rc2
	lda	#0
	rol
	asl	__rc2
	rol
	sta	__rc3
	lda	#mos16lo(SEARCH+5172)
	clc
	adc	__rc2
	sta	__rc26
	lda	#mos16hi(SEARCH+5172)
	adc	__rc3
	sta	__rc27
	lda	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	bne	.LBB37_10
	jmp	.LBB37_19
.LBB37_10:                              ; %bb5.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	sty	__rc28
	ldx	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	ldy	#0
	sta	(__rc26),y
	iny
	txa
	sta	(__rc26),y
	iny
	lda	__rc2
	sta	(__rc26),y
	iny
	lda	__rc3
	sta	(__rc26),y
	ldx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+1) ; 1-byte Folded Reload
	cpx	#127
	bcc	.LBB37_12
; %bb.11:                               ; %bb5.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	ldx	#127
.LBB37_12:                              ; %bb5.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	inx
	stx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+1) ; 1-byte Folded Spill
	stx	SEARCH+5684
	lda	__rc25
	bne	.LBB37_13
	jmp	.LBB37_30
.LBB37_13:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	lda	__rc28
	clc
	adc	#1
	and	#127
	ldy	#0
	sta	__rc26
	lda	(__rc20),y
	ldx	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	ldy	__rc26
	inc	__rc20
	bne	.LBB37_15
; %bb.14:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	inc	__rc21
.LBB37_15:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	ldx	#255
	dec	__rc24
	cpx	__rc24
	bne	.LBB37_17
; %bb.16:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	dec	__rc25
.LBB37_17:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	ldx	#255
	dec	__rc22
	cpx	__rc22
	beq	.LBB37_18
	jmp	.LBB37_8
.LBB37_18:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	dec	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	jmp	.LBB37_8
.LBB37_19:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	lda	__rc22
	beq	.LBB37_20
	jmp	.LBB37_10
.LBB37_20:                              ; %awale_c64.core.game.Game.since_capture.2.exit.i
	ldx	#mos16lo(.Lawale_c64.core.search.Search.start_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.start_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.search.hash.hash
	stx	__rc4
	ldx	__rc2
	ldy	#0
	sta	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	sta	(__rc26),y
	iny
	lda	__rc4
	sta	__rc2
	sta	(__rc26),y
	txa
	iny
	stx	__rc25
	sta	(__rc26),y
	iny
	lda	__rc3
	sta	(__rc26),y
	ldx	mos8(.Lawale_c64.core.search.Search.start_zp_stk+1) ; 1-byte Folded Reload
	inx
	cpx	#128
	bcc	.LBB37_22
; %bb.21:                               ; %awale_c64.core.game.Game.since_capture.2.exit.i
	ldx	#128
.LBB37_22:                              ; %awale_c64.core.game.Game.since_capture.2.exit.i
	stx	SEARCH+5684
	ldx	__rc2
	stx	__rc24
.LBB37_23:                              ; %awale_c64.core.search.past.Past.recall.exit
	ldx	__rc3
	stx	__rc26
	ldx	GAME+19
	stx	__rc21
	ldx	GAME+20
	stx	__rc20
	stx	__rc27
	ldx	GAME+21
	stx	__rc22
	ldx	#mos16lo(SEARCH+5120)
	stx	__rc2
	ldx	#mos16hi(SEARCH+5120)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#12
	ldx	#0
	jsr	memcpy
	ldx	__rc27
	stx	SEARCH+5133
	ldx	mos8(.Lawale_c64.core.search.Search.start_zp_stk)
	stx	SEARCH+5136
	ldx	__rc24
	stx	SEARCH+5137
	ldx	__rc25
	stx	SEARCH+5138
	ldx	__rc26
	stx	SEARCH+5139
	ldx	#7
	stx	SEARCH+5142
	ldx	__rc21
	stx	SEARCH+5132
	ldx	__rc22
	stx	SEARCH+5134
	ldx	#mos16lo(SEARCH+5120)
	stx	__rc2
	ldx	#mos16hi(SEARCH+5120)
	stx	__rc3
	ldx	#mos16lo(GAME)
	stx	__rc4
	ldx	#mos16hi(GAME)
	stx	__rc5
	ldx	#mos16lo(SEARCH+5172)
	stx	__rc6
	ldx	#mos16hi(SEARCH+5172)
	stx	__rc7
	jsr	search_kernel_begin
	sec
	lda	__rc21
	sbc	__rc20
	sta	__rc2
	lda	__rc22
	beq	.LBB37_25
; %bb.24:                               ; %bb2.i3
	lda	#0
	sec
	sbc	__rc2
	sta	__rc2
.LBB37_25:                              ; %awale_c64.core.search.value.lead.exit
	lda	.Lawale_c64.core.search.Search.start_sstk+15 ; 1-byte Folded Reload
	ldx	__rc2
	stx	SEARCH+5689
	stx	SEARCH+5688
.LBB37_26:                              ; %bb7
	tax
	bne	.LBB37_28
; %bb.27:                               ; %bb7
	lda	#0
	jmp	.LBB37_29
.LBB37_28:                              ; %bb7
	lda	#1
.LBB37_29:                              ; %bb7
	sta	__rc16
	ldx	.Lawale_c64.core.search.Search.start_sstk+20 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.core.search.Search.start_sstk+19 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.core.search.Search.start_sstk+18 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.core.search.Search.start_sstk+17 ; 1-byte Folded Reload
	stx	__rc25
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
.LBB37_30:                              ; %bb5.i.i
                                        ;   in Loop: Header=BB37_9 Depth=1
	lda	__rc24
	beq	.LBB37_31
	jmp	.LBB37_13
.LBB37_31:                              ; %panic.i.i
	jsr	awale_panic
.Lfunc_end37:
	.size	awale_c64.core.search.Search.start, .Lfunc_end37-awale_c64.core.search.Search.start
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
	beq	.LBB38_2
; %bb.1:                                ; %select.false
	ldx	#233
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldx	#11
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	ldy	#245
	ldx	#4
.LBB38_2:                               ; %select.end
	sty	__rc6
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc7
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	sty	__rc5
	stx	__rc4
	lda	#0
	tay
	jmp	.LBB38_8
.LBB38_3:                               ; %bb2.i
                                        ;   in Loop: Header=BB38_6 Depth=2
	lsr
	bcc	.LBB38_5
; %bb.4:                                ; %bb3.i
                                        ;   in Loop: Header=BB38_6 Depth=2
	clc
	sta	__rc14
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	adc	__rc8
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	tya
	adc	__rc9
	tay
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	adc	__rc10
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	txa
	adc	__rc11
	tax
	lda	__rc14
.LBB38_5:                               ; %bb6.i
                                        ;   in Loop: Header=BB38_6 Depth=2
	asl	__rc8
	rol	__rc9
	rol	__rc10
	rol	__rc11
.LBB38_6:                               ; %bb1.i
                                        ;   Parent Loop BB38_8 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	cmp	#0
	bne	.LBB38_3
; %bb.7:                                ; %awale_c64.core.search.hash.times.exit
                                        ;   in Loop: Header=BB38_8 Depth=1
	clc
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	adc	__rc6
	sta	__rc6
	tya
	adc	__rc7
	sta	__rc7
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	adc	__rc5
	sta	__rc5
	txa
	adc	__rc4
	sta	__rc4
	clc
	lda	__rc12
	adc	#4
	ldy	__rc13
	iny
.LBB38_8:                               ; %bb5
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB38_6 Depth 2
	cpy	#12
	beq	.LBB38_10
; %bb.9:                                ; %bb8
                                        ;   in Loop: Header=BB38_8 Depth=1
	sta	__rc12
	tax
	lda	awale_c64.core.search.hash.KEYS,x
	sta	__rc8
	lda	awale_c64.core.search.hash.KEYS+1,x
	sta	__rc9
	lda	awale_c64.core.search.hash.KEYS+2,x
	sta	__rc10
	lda	awale_c64.core.search.hash.KEYS+3,x
	tax
	stx	__rc11
	sty	__rc13
	lda	(__rc2),y
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB38_6
.LBB38_10:                              ; %bb15.preheader
	ldx	#0
	txa
	stx	__rc8
	jmp	.LBB38_16
.LBB38_11:                              ; %bb2.i28
                                        ;   in Loop: Header=BB38_14 Depth=2
	lsr
	bcc	.LBB38_13
; %bb.12:                               ; %bb3.i30
                                        ;   in Loop: Header=BB38_14 Depth=2
	clc
	sta	__rc14
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	adc	__rc9
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	tya
	adc	__rc10
	tay
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	adc	__rc11
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	txa
	adc	__rc12
	tax
	lda	__rc14
.LBB38_13:                              ; %bb6.i32
                                        ;   in Loop: Header=BB38_14 Depth=2
	asl	__rc9
	rol	__rc10
	rol	__rc11
	rol	__rc12
.LBB38_14:                              ; %bb1.i24
                                        ;   Parent Loop BB38_16 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	cmp	#0
	bne	.LBB38_11
; %bb.15:                               ; %awale_c64.core.search.hash.times.exit35
                                        ;   in Loop: Header=BB38_16 Depth=1
	clc
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	adc	__rc6
	sta	__rc6
	tya
	adc	__rc7
	sta	__rc7
	lda	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	adc	__rc5
	sta	__rc5
	txa
	adc	__rc4
	sta	__rc4
	clc
	lda	__rc13
	adc	#4
	inc	__rc8
.LBB38_16:                              ; %bb15
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB38_14 Depth 2
	ldx	__rc8
	cpx	#2
	beq	.LBB38_18
; %bb.17:                               ; %bb17
                                        ;   in Loop: Header=BB38_16 Depth=1
	sta	__rc13
	tay
	ldx	mos8(awale_c64.core.search.hash.STORES),y
	stx	__rc9
	lda	__rc2
	clc
	adc	__rc8
	sta	__rc10
	lda	__rc3
	adc	#0
	sta	__rc11
	ldx	mos8(awale_c64.core.search.hash.STORES+1),y
	lda	mos8(awale_c64.core.search.hash.STORES+2),y
	sta	__rc14
	lda	mos8(awale_c64.core.search.hash.STORES+3),y
	tay
	sty	__rc12
	ldy	#12
	lda	(__rc10),y
	ldy	#0
	sty	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	stx	__rc10
	ldx	__rc14
	stx	__rc11
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB38_14
.LBB38_18:                              ; %bb18
	ldx	__rc5
	stx	__rc2
	ldx	__rc4
	stx	__rc3
	ldx	__rc7
	lda	__rc6
	rts
.Lfunc_end38:
	.size	awale_c64.core.search.hash.hash, .Lfunc_end38-awale_c64.core.search.hash.hash
                                        ; -- End function
	.section	.text.awale_c64.core.search.bracket.Bracket.narrow,"ax",@progbits
	.type	awale_c64.core.search.bracket.Bracket.narrow,@function ; -- Begin function awale_c64.core.search.bracket.Bracket.narrow
awale_c64.core.search.bracket.Bracket.narrow: ; @awale_c64.core.search.bracket.Bracket.narrow
; %bb.0:                                ; %start
	and	#1
	tax
	ldy	#3
	lda	(__rc2),y
	clc
	adc	#1
	sta	(__rc2),y
	cmp	#5
	bcc	.LBB39_4
; %bb.1:                                ; %bb1
	ldy	#4
	lda	(__rc2),y
	bpl	.LBB39_2
	jmp	.LBB39_20
.LBB39_2:                               ; %bb4.i
	asl
.LBB39_3:                               ; %u8.saturating_mul.exit
	sta	(__rc2),y
.LBB39_4:                               ; %bb4
	ldy	#2
	lda	(__rc2),y
	sta	__rc4
	cpx	#0
	beq	.LBB39_9
; %bb.5:                                ; %bb5
	ldy	#0
	sta	(__rc2),y
	iny
	lda	(__rc2),y
	tay
	sec
	sbc	__rc4
	tax
	cpy	#100
	bne	.LBB39_12
; %bb.6:                                ; %bb7
	ldy	#4
	lda	(__rc2),y
	sta	__rc5
	txa
	cpx	__rc5
	bcc	.LBB39_8
; %bb.7:                                ; %bb7
	lda	__rc5
.LBB39_8:                               ; %bb7
	clc
	adc	__rc4
	jmp	.LBB39_19
.LBB39_9:                               ; %bb6
	clc
	adc	#255
	ldy	#1
	sta	(__rc2),y
	sta	__rc5
	dey
	lda	(__rc2),y
	tay
	sec
	sta	__rc4
	ldx	__rc5
	lda	__rc5
	sbc	__rc4
	sta	__rc5
	cpy	#156
	bne	.LBB39_13
; %bb.10:                               ; %bb11
	ldy	#4
	lda	(__rc2),y
	clc
	adc	#255
	sta	__rc4
	sec
	lda	__rc5
	sbc	#1
	bcc	.LBB39_15
; %bb.11:                               ; %bb11
	tay
	jmp	.LBB39_16
.LBB39_12:
	tya
	stx	__rc4
	jmp	.LBB39_14
.LBB39_13:
	sta	__rc4
	txa
.LBB39_14:                              ; %bb16
	lsr	__rc4
	sec
	sbc	__rc4
	jmp	.LBB39_19
.LBB39_15:                              ; %bb11
	ldy	#0
.LBB39_16:                              ; %bb11
	cpy	__rc4
	sty	__rc5
	txa
	bcc	.LBB39_18
; %bb.17:                               ; %bb11
	ldx	__rc4
	stx	__rc5
.LBB39_18:                              ; %bb11
	sec
	sbc	__rc5
.LBB39_19:                              ; %bb19
	ldy	#2
	sta	(__rc2),y
	rts
.LBB39_20:
	lda	#255
	jmp	.LBB39_3
.Lfunc_end39:
	.size	awale_c64.core.search.bracket.Bracket.narrow, .Lfunc_end39-awale_c64.core.search.bracket.Bracket.narrow
                                        ; -- End function
	.section	.text.awale_c64.core.endgame.known_move,"ax",@progbits
	.type	awale_c64.core.endgame.known_move,@function ; -- Begin function awale_c64.core.endgame.known_move
awale_c64.core.endgame.known_move:      ; @awale_c64.core.endgame.known_move
; %bb.0:                                ; %start
	ldx	GAME+4
	ldy	#0
	txa
	bne	.LBB40_2
; %bb.1:                                ; %bb3
	lda	GAME+19
	clc
	adc	GAME+20
	clc
	adc	#207
	cmp	#250
	bcs	.LBB40_4
.LBB40_2:
                                        ; implicit-def: $a
.LBB40_3:                               ; %bb22
	tax
	tya
	rts
.LBB40_4:                               ; %bb7
	ldx	GAME
	beq	.LBB40_7
; %bb.5:                                ; %bb7
                                        ; implicit-def: $a
	cpx	#2
	bne	.LBB40_3
; %bb.6:                                ; %bb9
	ldx	#12
	jmp	.LBB40_8
.LBB40_7:
	ldx	#6
.LBB40_8:                               ; %bb11
	stx	.Lawale_c64.core.endgame.known_move_sstk ; 1-byte Folded Spill
	jsr	awale_c64.core.endgame.place
	ldy	.Lawale_c64.core.endgame.known_move_sstk ; 1-byte Folded Reload
	sty	__rc2
	jsr	awale_c64.core.endgame.exception
	tax
	beq	.LBB40_13
; %bb.9:                                ; %bb16
	cmp	#7
	bcc	.LBB40_11
; %bb.10:                               ; %bb17
	clc
	adc	#250
.LBB40_11:                              ; %bb19
	ldx	GAME+21
	beq	.LBB40_14
; %bb.12:                               ; %select.false
	ldx	#6
	jmp	.LBB40_15
.LBB40_13:                              ; %bb14
	jsr	awale_c64.core.endgame.rule_of_thumb
	jmp	.LBB40_16
.LBB40_14:
	ldx	#0
.LBB40_15:                              ; %select.end
	stx	__rc2
	clc
	adc	__rc2
	clc
	adc	#255
.LBB40_16:                              ; %bb22
	ldy	#1
	jmp	.LBB40_3
.Lfunc_end40:
	.size	awale_c64.core.endgame.known_move, .Lfunc_end40-awale_c64.core.endgame.known_move
                                        ; -- End function
	.section	.text.awale_c64.core.endgame.most_captured,"ax",@progbits
	.type	awale_c64.core.endgame.most_captured,@function ; -- Begin function awale_c64.core.endgame.most_captured
awale_c64.core.endgame.most_captured:   ; @awale_c64.core.endgame.most_captured
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	ldx	__rc2
	stx	__rc20
	ldx	__rc3
	stx	__rc21
	jsr	awale_c64.core.moves.Position.legal_moves
	sta	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk)
	ldy	#14
	lda	(__rc20),y
	ldy	#0
	ldx	#0
	cmp	#0
	beq	.LBB41_7
; %bb.1:                                ; %select.false
	ldx	#6
	jmp	.LBB41_7
.LBB41_2:                               ; %bb4
                                        ;   in Loop: Header=BB41_7 Depth=1
	lsr	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk)
	bcc	.LBB41_6
; %bb.3:                                ; %bb5
                                        ;   in Loop: Header=BB41_7 Depth=1
	lda	__rc20
	sta	__rc2
	lda	__rc21
	sta	__rc3
	stx	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk+1)
	txa
	sty	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk+2)
	jsr	awale_c64.core.moves.Position.capture
	ldx	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk+2)
	cpx	__rc2
	bcc	.LBB41_5
; %bb.4:                                ; %bb5
                                        ;   in Loop: Header=BB41_7 Depth=1
	stx	__rc2
.LBB41_5:                               ; %bb5
                                        ;   in Loop: Header=BB41_7 Depth=1
	ldy	__rc2
	ldx	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk+1)
.LBB41_6:                               ; %bb9
                                        ;   in Loop: Header=BB41_7 Depth=1
	inx
.LBB41_7:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	lda	mos8(.Lawale_c64.core.endgame.most_captured_zp_stk)
	bne	.LBB41_2
; %bb.8:                                ; %bb10
	tya
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end41:
	.size	awale_c64.core.endgame.most_captured, .Lfunc_end41-awale_c64.core.endgame.most_captured
                                        ; -- End function
	.section	.text.awale_c64.core.endgame.rule_of_thumb,"ax",@progbits
	.type	awale_c64.core.endgame.rule_of_thumb,@function ; -- Begin function awale_c64.core.endgame.rule_of_thumb
awale_c64.core.endgame.rule_of_thumb:   ; @awale_c64.core.endgame.rule_of_thumb
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	sta	__rc20
	ldy	GAME+21
	ldx	#0
	txa
	cpy	#0
	beq	.LBB42_2
; %bb.1:                                ; %select.false
	lda	#6
.LBB42_2:                               ; %select.end
	stx	__rc22
	sta	__rc21
	tax
	lda	__rc20
	bne	.LBB42_4
	jmp	.LBB42_7
.LBB42_3:                               ; %bb11
                                        ;   in Loop: Header=BB42_4 Depth=1
	inx
	lda	__rc20
	beq	.LBB42_7
.LBB42_4:                               ; %bb4
                                        ; =>This Inner Loop Header: Depth=1
	lsr	__rc20
	bcc	.LBB42_3
; %bb.5:                                ; %bb5
                                        ;   in Loop: Header=BB42_4 Depth=1
	txa
	stx	__rc23
	jsr	awale_c64.core.endgame.worth
	ldx	__rc23
	cmp	__rc22
	bcc	.LBB42_3
; %bb.6:                                ; %bb7
                                        ;   in Loop: Header=BB42_4 Depth=1
	sta	__rc22
	stx	__rc21
	inx
	lda	__rc20
	bne	.LBB42_4
.LBB42_7:                               ; %bb12
	lda	__rc21
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
.Lfunc_end42:
	.size	awale_c64.core.endgame.rule_of_thumb, .Lfunc_end42-awale_c64.core.endgame.rule_of_thumb
                                        ; -- End function
	.section	.text.awale_c64.core.endgame.place,"ax",@progbits
	.type	awale_c64.core.endgame.place,@function ; -- Begin function awale_c64.core.endgame.place
awale_c64.core.endgame.place:           ; @awale_c64.core.endgame.place
; %bb.0:                                ; %start
	lda	GAME+20
	clc
	adc	GAME+19
	asl
	asl
	sta	__rc2
	asl
	clc
	adc	__rc2
	ldx	GAME+21
	ldy	#0
	sty	mos8(.Lawale_c64.core.endgame.place_zp_stk+2) ; 1-byte Folded Spill
	cpx	#0
	beq	.LBB43_2
; %bb.1:                                ; %select.false
	ldx	#6
	stx	mos8(.Lawale_c64.core.endgame.place_zp_stk+2) ; 1-byte Folded Spill
.LBB43_2:                               ; %select.end
	clc
	adc	#252
	ldx	#0
	stx	mos8(.Lawale_c64.core.endgame.place_zp_stk) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.endgame.place_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB43_6
.LBB43_3:                               ; %bb11
                                        ;   in Loop: Header=BB43_4 Depth=2
	stx	__rc4
	tax
	clc
	tay
	lda	mos8(.Lawale_c64.core.endgame.place_zp_stk) ; 1-byte Folded Reload
	adc	awale_c64.core.endgame.WAYS,x
	sta	mos8(.Lawale_c64.core.endgame.place_zp_stk) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.endgame.place_zp_stk+1) ; 1-byte Folded Reload
	adc	awale_c64.core.endgame.WAYS+60,x
	sta	mos8(.Lawale_c64.core.endgame.place_zp_stk+1) ; 1-byte Folded Spill
	tya
	ldx	__rc4
	clc
	adc	#12
	dec	__rc2
.LBB43_4:                               ; %bb10
                                        ;   Parent Loop BB43_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc2
	bne	.LBB43_3
; %bb.5:                                ; %bb15
                                        ;   in Loop: Header=BB43_6 Depth=1
	lda	__rc5
	asl
	asl
	sta	__rc2
	asl
	clc
	adc	__rc2
	sta	__rc2
	inx
	lda	__rc3
	clc
	adc	__rc2
	clc
	adc	#1
	ldy	mos8(.Lawale_c64.core.endgame.place_zp_stk+2) ; 1-byte Folded Reload
	pha
	lda	.Lalloc_e0478a7c28019aee8d40fb12ade035e4,y
	tay
	pla
	sty	mos8(.Lawale_c64.core.endgame.place_zp_stk+2) ; 1-byte Folded Spill
.LBB43_6:                               ; %bb4
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB43_4 Depth 2
	cpx	#12
	beq	.LBB43_8
; %bb.7:                                ; %bb7
                                        ;   in Loop: Header=BB43_6 Depth=1
	ldy	mos8(.Lawale_c64.core.endgame.place_zp_stk+2) ; 1-byte Folded Reload
	pha
	lda	GAME+7,y
	tay
	pla
	sty	__rc5
	sty	__rc2
	sta	__rc3
	jmp	.LBB43_4
.LBB43_8:                               ; %bb8
	ldx	mos8(.Lawale_c64.core.endgame.place_zp_stk+1) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.core.endgame.place_zp_stk) ; 1-byte Folded Reload
	rts
.Lfunc_end43:
	.size	awale_c64.core.endgame.place, .Lfunc_end43-awale_c64.core.endgame.place
                                        ; -- End function
	.section	.text.awale_c64.core.endgame.worth,"ax",@progbits
	.type	awale_c64.core.endgame.worth,@function ; -- Begin function awale_c64.core.endgame.worth
awale_c64.core.endgame.worth:           ; @awale_c64.core.endgame.worth
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc16
	sta	mos8(.Lawale_c64.core.endgame.worth_zp_stk)
	sta	.Lawale_c64.core.endgame.worth_sstk+15 ; 1-byte Folded Spill
	ldx	#mos16lo(.Lawale_c64.core.endgame.worth_sstk)
	ldy	#mos16hi(.Lawale_c64.core.endgame.worth_sstk)
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
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	lda	mos8(.Lawale_c64.core.endgame.worth_zp_stk)
	jsr	awale_c64.core.moves.Position.play
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.endgame.worth_zp_stk)
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.endgame.most_captured
	ldx	.Lawale_c64.core.endgame.worth_sstk+15 ; 1-byte Folded Reload
	sta	__rc3
	cpx	#6
	stx	__rc2
	bcc	.LBB44_2
; %bb.1:                                ; %bb4
	clc
	txa
	adc	#250
	sta	__rc2
.LBB44_2:                               ; %bb6
	sec
	lda	mos8(.Lawale_c64.core.endgame.worth_zp_stk)
	sbc	__rc3
	asl
	asl
	asl
	asl
	tay
	lda	__rc2
	asl
	asl
	clc
	adc	__rc2
	sta	__rc2
	tya
	eor	#128
	tay
	clc
	lda	__rc2
	adc	GAME+7,x
	clc
	adc	#255
	tax
	tya
	clc
	adc	awale_c64.core.endgame.WORTH,x
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end44:
	.size	awale_c64.core.endgame.worth, .Lfunc_end44-awale_c64.core.endgame.worth
                                        ; -- End function
	.section	.text.awale_c64.core.endgame.exception,"ax",@progbits
	.type	awale_c64.core.endgame.exception,@function ; -- Begin function awale_c64.core.endgame.exception
awale_c64.core.endgame.exception:       ; @awale_c64.core.endgame.exception
; %bb.0:                                ; %start
	sta	__rc3
	stx	__rc4
	ldx	__rc2
	ldy	#0
	cpx	#12
	beq	.LBB45_2
; %bb.1:                                ; %select.false
	ldy	#32
.LBB45_2:                               ; %bb4.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB45_4 Depth 2
                                        ;       Child Loop BB45_5 Depth 3
	lda	#0
	sta	__rc2
	jmp	.LBB45_4
.LBB45_3:                               ; %bb10
                                        ;   in Loop: Header=BB45_4 Depth=2
	clc
	adc	#33
	lsr
	sta	__rc7
	lda	#0
	ror
	clc
	adc	__rc2
	sta	__rc2
	lda	__rc7
	adc	__rc5
	iny
.LBB45_4:                               ; %bb4
                                        ;   Parent Loop BB45_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB45_5 Depth 3
	sta	__rc5
	txa
	beq	.LBB45_11
.LBB45_5:                               ; %bb5
                                        ;   Parent Loop BB45_2 Depth=1
                                        ;     Parent Loop BB45_4 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	lda	awale_c64.core.endgame.exceptions.EXCEPTIONS,y
	beq	.LBB45_10
; %bb.6:                                ; %bb9
                                        ;   in Loop: Header=BB45_5 Depth=3
	cmp	#224
	bcs	.LBB45_3
; %bb.7:                                ; %bb12
                                        ;   in Loop: Header=BB45_5 Depth=3
	clc
	adc	__rc2
	sta	__rc6
	lda	__rc5
	adc	#0
	sta	__rc5
	cmp	__rc4
	bne	.LBB45_9
; %bb.8:                                ; %bb12
                                        ;   in Loop: Header=BB45_5 Depth=3
	lda	__rc6
	cmp	__rc3
	beq	.LBB45_11
.LBB45_9:                               ; %bb12
                                        ;   in Loop: Header=BB45_5 Depth=3
	iny
	lda	__rc6
	sta	__rc2
	txa
	bne	.LBB45_5
	jmp	.LBB45_11
.LBB45_10:                              ; %bb8
                                        ;   in Loop: Header=BB45_2 Depth=1
	dex
	iny
	jmp	.LBB45_2
.LBB45_11:                              ; %bb19
	txa
	rts
.Lfunc_end45:
	.size	awale_c64.core.endgame.exception, .Lfunc_end45-awale_c64.core.endgame.exception
                                        ; -- End function
	.section	.text.awale_c64.core.position.Position.is_valid,"ax",@progbits
	.type	awale_c64.core.position.Position.is_valid,@function ; -- Begin function awale_c64.core.position.Position.is_valid
awale_c64.core.position.Position.is_valid: ; @awale_c64.core.position.Position.is_valid
; %bb.0:                                ; %start
	lda	#0
	ldy	#48
	ldx	#22
	sty	__rc2
	jmp	.LBB46_2
.LBB46_1:                               ; %bb9
                                        ;   in Loop: Header=BB46_2 Depth=1
	lda	__rc2
	sec
	sbc	__rc3
	inx
	sta	__rc2
	lda	#0
.LBB46_2:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#34
	beq	.LBB46_4
; %bb.3:                                ; %bb5
                                        ;   in Loop: Header=BB46_2 Depth=1
	ldy	GAME,x
	sty	__rc3
	ldy	__rc2
	cpy	__rc3
	bcs	.LBB46_1
	jmp	.LBB46_9
.LBB46_4:                               ; %bb6
	lda	GAME+34
	clc
	adc	GAME+35
	sta	__rc3
	lda	#0
	adc	#0
	bne	.LBB46_8
; %bb.5:                                ; %bb6
	lda	#0
	ldx	__rc3
	cpx	__rc2
	bne	.LBB46_9
; %bb.6:                                ; %bb13
	ldx	GAME+36
	cpx	#2
	bcc	.LBB46_11
; %bb.7:                                ; %bb13
	lda	#0
	jmp	.LBB46_12
.LBB46_8:
	lda	#0
.LBB46_9:                               ; %bb16
	tax
	beq	.LBB46_13
.LBB46_10:                              ; %bb16
	lda	#1
	rts
.LBB46_11:                              ; %bb13
	lda	#1
.LBB46_12:                              ; %bb13
	and	#1
	tax
	bne	.LBB46_10
.LBB46_13:                              ; %bb16
	lda	#0
	rts
.Lfunc_end46:
	.size	awale_c64.core.position.Position.is_valid, .Lfunc_end46-awale_c64.core.position.Position.is_valid
                                        ; -- End function
	.section	.text.awale_c64.core.position.Position.row_seeds,"ax",@progbits
	.type	awale_c64.core.position.Position.row_seeds,@function ; -- Begin function awale_c64.core.position.Position.row_seeds
awale_c64.core.position.Position.row_seeds: ; @awale_c64.core.position.Position.row_seeds
; %bb.0:                                ; %start
	tax
	ldy	#0
	tya
	sty	__rc4
	cpx	#0
	beq	.LBB47_2
; %bb.1:                                ; %select.false
	lda	#6
	sty	__rc4
.LBB47_2:                               ; %select.end
	clc
	adc	__rc2
	sta	__rc2
	lda	__rc3
	adc	__rc4
	sta	__rc3
	tya
	jmp	.LBB47_4
.LBB47_3:                               ; %bb6
                                        ;   in Loop: Header=BB47_4 Depth=1
	clc
	adc	(__rc2),y
	iny
.LBB47_4:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#6
	bne	.LBB47_3
; %bb.5:                                ; %bb7
	rts
.Lfunc_end47:
	.size	awale_c64.core.position.Position.row_seeds, .Lfunc_end47-awale_c64.core.position.Position.row_seeds
                                        ; -- End function
	.section	.text.awale_c64.disk.App.enter_disk,"ax",@progbits
	.type	awale_c64.disk.App.enter_disk,@function ; -- Begin function awale_c64.disk.App.enter_disk
awale_c64.disk.App.enter_disk:          ; @awale_c64.disk.App.enter_disk
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	stx	__rc20
	sta	GAME+1169
	ldx	GAME+1391
	beq	.LBB48_2
; %bb.1:                                ; %bb3
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8
	stx	.Lawale_c64.disk.App.enter_disk_sstk
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8+1
	stx	.Lawale_c64.disk.App.enter_disk_sstk+1
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8+2
	stx	.Lawale_c64.disk.App.enter_disk_sstk+2
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8+3
	jmp	.LBB48_3
.LBB48_2:                               ; %bb2
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9
	stx	.Lawale_c64.disk.App.enter_disk_sstk
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9+1
	stx	.Lawale_c64.disk.App.enter_disk_sstk+1
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9+2
	stx	.Lawale_c64.disk.App.enter_disk_sstk+2
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9+3
.LBB48_3:                               ; %bb4
	stx	.Lawale_c64.disk.App.enter_disk_sstk+3
	ldx	.Lawale_c64.disk.App.enter_disk_sstk
	stx	GAME+1170
	ldx	.Lawale_c64.disk.App.enter_disk_sstk+1
	stx	GAME+1171
	ldx	.Lawale_c64.disk.App.enter_disk_sstk+2
	stx	GAME+1172
	ldx	.Lawale_c64.disk.App.enter_disk_sstk+3
	stx	GAME+1173
	lda	#9
	jsr	awale_c64.app.App.enter
	ldx	GAME+1172
	cpx	#12
	ldx	#40
	bcs	.LBB48_5
; %bb.4:                                ; %bb2.i
	ldx	#20
.LBB48_5:                               ; %awale_c64.screens.menu.Window.fit.exit
	stx	GAME+1173
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+1170
	stx	__rc5
	lda	GAME+1171
	ldy	GAME+1172
	ldx	GAME+1173
	sty	__rc2
	stx	__rc3
	ldx	__rc20
	stx	__rc4
	tax
	lda	__rc5
	jsr	awale_c64.screens.menu.Window.frame
	ldx	#0
	stx	GAME+1381
	stx	GAME+1380
	jsr	awale_c64.disk.App.show_list
	pla
	sta	__rc20
	rts
.Lfunc_end48:
	.size	awale_c64.disk.App.enter_disk, .Lfunc_end48-awale_c64.disk.App.enter_disk
                                        ; -- End function
	.section	.text.awale_c64.disk.App.leave_disk,"ax",@progbits
	.type	awale_c64.disk.App.leave_disk,@function ; -- Begin function awale_c64.disk.App.leave_disk
awale_c64.disk.App.leave_disk:          ; @awale_c64.disk.App.leave_disk
; %bb.0:                                ; %start
	ldx	GAME+1171
	cpx	#12
	bne	.LBB49_2
; %bb.1:                                ; %bb1
	lda	#0
	jsr	awale_c64.app.App.enter
	lda	#0
	jmp	awale_c64.menu.App.open
.LBB49_2:                               ; %bb3
	jmp	awale_c64.menu.App.open_game_menu
.Lfunc_end49:
	.size	awale_c64.disk.App.leave_disk, .Lfunc_end49-awale_c64.disk.App.leave_disk
                                        ; -- End function
	.section	.text.awale_c64.disk.App.list_games,"ax",@progbits
	.type	awale_c64.disk.App.list_games,@function ; -- Begin function awale_c64.disk.App.list_games
awale_c64.disk.App.list_games:          ; @awale_c64.disk.App.list_games
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	stx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	lda	#173
	jsr	awale_c64.screens.menu.help
	ldx	__rc20
	stx	GAME+1380
	ldx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Reload
	stx	GAME+1382
	lda	#33
	ldx	#0
	jsr	awale_c64.disk.App.order
	tax
	beq	.LBB50_2
; %bb.1:                                ; %bb8.thread
	sta	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	jsr	awale_c64.disk.App.show_list
	lda	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Reload
	jmp	.LBB50_30
.LBB50_2:                               ; %bb1.i.sink.split.preheader
	ldy	#1
	ldx	#6
	stx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	ldx	#0
.LBB50_3:                               ; %bb1.i.sink.split
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB50_4 Depth 2
                                        ;       Child Loop BB50_6 Depth 3
                                        ;       Child Loop BB50_8 Depth 3
                                        ;         Child Loop BB50_9 Depth 4
                                        ;           Child Loop BB50_10 Depth 5
	stx	GAME+1381
.LBB50_4:                               ; %bb1.i
                                        ;   Parent Loop BB50_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB50_6 Depth 3
                                        ;       Child Loop BB50_8 Depth 3
                                        ;         Child Loop BB50_9 Depth 4
                                        ;           Child Loop BB50_10 Depth 5
                                        ; kill: def $ylsb killed $ylsb def $y
	sty	.Lawale_c64.disk.App.list_games_sstk+1 ; 1-byte Folded Spill
	ldx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Reload
	jmp	.LBB50_6
.LBB50_5:                               ; %bb6.i
                                        ;   in Loop: Header=BB50_6 Depth=3
	stx	__rc20
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	ldx	__rc20
	dex
.LBB50_6:                               ; %bb3.i
                                        ;   Parent Loop BB50_3 Depth=1
                                        ;     Parent Loop BB50_4 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	txa
	bne	.LBB50_5
; %bb.7:                                ; %bb7.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	lda	GAME+1381
	sec
	sbc	GAME+1380
	sta	.Lawale_c64.disk.App.list_games_sstk+2 ; 1-byte Folded Spill
	asl
	asl
	asl
	asl
	sta	.Lawale_c64.disk.App.list_games_sstk+3 ; 1-byte Folded Spill
	ldx	#0
	ldy	#0
.LBB50_8:                               ; %bb10.i.outer
                                        ;   Parent Loop BB50_3 Depth=1
                                        ;     Parent Loop BB50_4 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB50_9 Depth 4
                                        ;           Child Loop BB50_10 Depth 5
	sty	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
.LBB50_9:                               ; %bb10.i.outer
                                        ;   Parent Loop BB50_3 Depth=1
                                        ;     Parent Loop BB50_4 Depth=2
                                        ;       Parent Loop BB50_8 Depth=3
                                        ; =>      This Loop Header: Depth=4
                                        ;           Child Loop BB50_10 Depth 5
	stx	__rc20
.LBB50_10:                              ; %bb10.i
                                        ;   Parent Loop BB50_3 Depth=1
                                        ;     Parent Loop BB50_4 Depth=2
                                        ;       Parent Loop BB50_8 Depth=3
                                        ;         Parent Loop BB50_9 Depth=4
                                        ; =>        This Inner Loop Header: Depth=5
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	and	#1
	bne	.LBB50_11
	jmp	.LBB50_29
.LBB50_11:                              ; %bb12.i
                                        ;   in Loop: Header=BB50_10 Depth=5
	txa
	bne	.LBB50_12
	jmp	.LBB50_20
.LBB50_12:                              ; %bb12.i
                                        ;   in Loop: Header=BB50_10 Depth=5
	txa
	cpx	#34
	beq	.LBB50_14
; %bb.13:                               ; %bb13.i
                                        ;   in Loop: Header=BB50_10 Depth=5
	ldx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Reload
	cpx	#1
	bne	.LBB50_10
	jmp	.LBB50_15
.LBB50_14:                              ; %bb14.i
                                        ;   in Loop: Header=BB50_10 Depth=5
	ldx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Reload
	inx
	stx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	jmp	.LBB50_10
.LBB50_15:                              ; %bb17.i
                                        ;   in Loop: Header=BB50_9 Depth=4
	ldx	.Lawale_c64.disk.App.list_games_sstk+2 ; 1-byte Folded Reload
	cpx	#12
	ldx	#1
	bcs	.LBB50_17
; %bb.16:                               ; %bb17.i
                                        ;   in Loop: Header=BB50_9 Depth=4
	ldx	#0
.LBB50_17:                              ; %bb17.i
                                        ;   in Loop: Header=BB50_9 Depth=4
	stx	__rc2
	ldx	__rc20
	inx
	ldy	#1
	sty	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	inc	__rc2
	dec	__rc2
	bne	.LBB50_9
; %bb.18:                               ; %bb20.i
                                        ;   in Loop: Header=BB50_9 Depth=4
	sta	__rc3
	clc
	lda	__rc20
	adc	#253
	cmp	#13
	sty	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	bcs	.LBB50_9
; %bb.19:                               ; %bb21.i
                                        ;   in Loop: Header=BB50_8 Depth=3
	lda	__rc20
	clc
	ldy	.Lawale_c64.disk.App.list_games_sstk+3 ; 1-byte Folded Reload
	sty	__rc2
	adc	__rc2
	sta	__rc2
	clc
	adc	#253
	tay
	lda	__rc3
	sta	GAME+1188,y
	clc
	lda	__rc2
	adc	#254
	tay
	lda	#0
	sta	GAME+1188,y
	ldy	#1
	jmp	.LBB50_8
.LBB50_20:                              ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	ldx	#1
	ldy	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Reload
	beq	.LBB50_22
; %bb.21:                               ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	ldx	#0
.LBB50_22:                              ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	lda	#1
	ldy	.Lawale_c64.disk.App.list_games_sstk+1 ; 1-byte Folded Reload
	bne	.LBB50_24
; %bb.23:                               ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	lda	#0
.LBB50_24:                              ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	ldy	#1
	sty	__rc2
	cpx	#0
	bne	.LBB50_26
; %bb.25:                               ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	ldx	#0
	stx	__rc2
.LBB50_26:                              ; %bb15.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	ora	__rc2
	and	#1
	ldy	#0
	ldx	#4
	stx	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	tax
	beq	.LBB50_27
	jmp	.LBB50_4
.LBB50_27:                              ; %bb28.i
                                        ;   in Loop: Header=BB50_4 Depth=2
	ldx	GAME+1381
	cpx	#255
	bne	.LBB50_28
	jmp	.LBB50_4
.LBB50_28:                              ; %bb29.i
                                        ;   in Loop: Header=BB50_3 Depth=1
	inx
	lda	#4
	sta	.Lawale_c64.disk.App.list_games_sstk ; 1-byte Folded Spill
	jmp	.LBB50_3
.LBB50_29:                              ; %bb8
	jsr	disk_close
	sta	__rc20
	jsr	awale_c64.disk.App.show_list
	lda	__rc20
	beq	.LBB50_32
.LBB50_30:                              ; %bb11
	jsr	awale_c64.disk.App.tell
.LBB50_31:                              ; %bb18
	pla
	sta	__rc20
	rts
.LBB50_32:                              ; %bb13
	ldx	GAME+1381
	beq	.LBB50_34
; %bb.33:                               ; %bb15
	jsr	awale_c64.disk.App.forget_keys
	jsr	awale_c64.disk.App.show_disk_help
	jmp	.LBB50_31
.LBB50_34:                              ; %bb14
	lda	#172
	jsr	awale_c64.disk.App.tell_text
	jmp	.LBB50_31
.Lfunc_end50:
	.size	awale_c64.disk.App.list_games, .Lfunc_end50-awale_c64.disk.App.list_games
                                        ; -- End function
	.section	.text.awale_c64.disk.App.show_typed,"ax",@progbits
	.type	awale_c64.disk.App.show_typed,@function ; -- Begin function awale_c64.disk.App.show_typed
awale_c64.disk.App.show_typed:          ; @awale_c64.disk.App.show_typed
; %bb.0:                                ; %start
	ldx	GAME+1170
	stx	__rc5
	ldx	GAME+1171
	stx	__rc6
	ldy	GAME+1172
	ldx	GAME+1173
	lda	GAME+1187
	sty	__rc2
	stx	__rc3
	sta	__rc4
	ldx	__rc6
	lda	__rc5
	jmp	awale_c64.screens.disk.typed
.Lfunc_end51:
	.size	awale_c64.disk.App.show_typed, .Lfunc_end51-awale_c64.disk.App.show_typed
                                        ; -- End function
	.section	.text.awale_c64.disk.App.forget_keys,"ax",@progbits
	.type	awale_c64.disk.App.forget_keys,@function ; -- Begin function awale_c64.disk.App.forget_keys
awale_c64.disk.App.forget_keys:         ; @awale_c64.disk.App.forget_keys
; %bb.0:                                ; %start
.LBB52_1:                               ; %bb1
                                        ; =>This Inner Loop Header: Depth=1
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	bne	.LBB52_1
; %bb.2:                                ; %bb4
	rts
.Lfunc_end52:
	.size	awale_c64.disk.App.forget_keys, .Lfunc_end52-awale_c64.disk.App.forget_keys
                                        ; -- End function
	.section	.text.awale_c64.disk.App.show_disk_help,"ax",@progbits
	.type	awale_c64.disk.App.show_disk_help,@function ; -- Begin function awale_c64.disk.App.show_disk_help
awale_c64.disk.App.show_disk_help:      ; @awale_c64.disk.App.show_disk_help
; %bb.0:                                ; %start
	ldx	#0
	stx	GAME+1168
	ldx	GAME+1169
	lda	#169
	cpx	#2
	bne	.LBB53_3
; %bb.1:                                ; %select.end
	cpx	#0
	beq	.LBB53_4
.LBB53_2:                               ; %select.end1
	jsr	awale_c64.screens.menu.help
	jmp	awale_c64.hardware.machine.Hardware.wait_frame
.LBB53_3:                               ; %select.false
	lda	#167
	cpx	#0
	bne	.LBB53_2
.LBB53_4:
	lda	#168
	jsr	awale_c64.screens.menu.help
	jmp	awale_c64.hardware.machine.Hardware.wait_frame
.Lfunc_end53:
	.size	awale_c64.disk.App.show_disk_help, .Lfunc_end53-awale_c64.disk.App.show_disk_help
                                        ; -- End function
	.section	.text.awale_c64.disk.App.load,"ax",@progbits
	.type	awale_c64.disk.App.load,@function ; -- Begin function awale_c64.disk.App.load
awale_c64.disk.App.load:                ; @awale_c64.disk.App.load
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	#173
	jsr	awale_c64.screens.menu.help
	lda	GAME+1382
	asl
	asl
	asl
	asl
	sta	__rc2
	lda	#mos16lo(GAME)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(GAME)
	adc	#0
	sta	__rc5
	ldx	#0
	ldy	#0
	jmp	.LBB54_2
.LBB54_1:                               ; %bb10
                                        ;   in Loop: Header=BB54_2 Depth=1
	iny
	ldx	GAME+1187
	inx
.LBB54_2:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	stx	GAME+1187
	cpy	#13
	beq	.LBB54_4
; %bb.3:                                ; %bb6
                                        ;   in Loop: Header=BB54_2 Depth=1
	sty	__rc2
	lda	__rc4
	clc
	adc	__rc2
	tax
	lda	__rc5
	adc	#0
	sta	__rc3
	clc
	txa
	adc	#164
	sta	__rc2
	lda	__rc3
	adc	#4
	sta	__rc3
	sty	__rc6
	ldy	#0
	lda	(__rc2),y
	ldy	__rc6
	sta	GAME+1174,y
	tax
	bne	.LBB54_1
.LBB54_4:                               ; %bb11
	lda	#0
	ldx	#2
	jsr	awale_c64.disk.App.order
	tax
	bne	.LBB54_13
; %bb.5:                                ; %bb16.preheader
	ldx	#0
	stx	__rc20
	stx	__rc21
	jmp	.LBB54_9
.LBB54_6:                               ; %bb19
                                        ;   in Loop: Header=BB54_9 Depth=1
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc20
	sta	__rc2
	lda	#mos16hi(SEARCH)
	adc	__rc21
	sta	__rc3
	txa
	sta	(__rc2),y
	inc	__rc20
	bne	.LBB54_8
; %bb.7:                                ; %bb19
                                        ;   in Loop: Header=BB54_9 Depth=1
	inc	__rc21
.LBB54_8:                               ; %bb19
                                        ;   in Loop: Header=BB54_9 Depth=1
.LBB54_9:                               ; %bb16
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc21
	cpx	#4
	bne	.LBB54_11
; %bb.10:                               ; %bb16
                                        ;   in Loop: Header=BB54_9 Depth=1
	ldx	__rc20
	cpx	#78
	beq	.LBB54_12
.LBB54_11:                              ; %bb17
                                        ;   in Loop: Header=BB54_9 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	and	#1
	ldy	#0
	cmp	#0
	bne	.LBB54_6
.LBB54_12:                              ; %bb26
	jsr	disk_close
	tax
	beq	.LBB54_15
.LBB54_13:                              ; %bb28
	jsr	awale_c64.disk.App.tell
.LBB54_14:                              ; %bb41
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.LBB54_15:                              ; %bb30
	ldx	__rc21
	lda	__rc20
	jsr	awale_c64.saved.unpack
	cmp	#5
	bne	.LBB54_17
; %bb.16:                               ; %bb35
	jsr	awale_c64.disk.App.forget_keys
	jsr	awale_c64.play.App.show_game
	jsr	awale_c64.app.App.go_on
	jmp	.LBB54_14
.LBB54_17:                              ; %bb34
	ora	#176
	jsr	awale_c64.disk.App.tell_text
	jmp	.LBB54_14
.Lfunc_end54:
	.size	awale_c64.disk.App.load, .Lfunc_end54-awale_c64.disk.App.load
                                        ; -- End function
	.section	.text.awale_c64.disk.App.save,"ax",@progbits
	.type	awale_c64.disk.App.save,@function ; -- Begin function awale_c64.disk.App.save
awale_c64.disk.App.save:                ; @awale_c64.disk.App.save
; %bb.0:                                ; %start
	ldx	GAME+1187
	bne	.LBB55_1
	jmp	.LBB55_15
.LBB55_1:                               ; %bb3
	lda	#173
	jsr	awale_c64.screens.menu.help
	lda	GAME+1169
	sta	.Lawale_c64.disk.App.save_sstk  ; 1-byte Folded Spill
	cmp	#2
	beq	.LBB55_2
	jmp	.LBB55_16
.LBB55_2:                               ; %bb23
	lda	#16
	jsr	awale_c64.disk.App.command
	tax
	beq	.LBB55_3
	jmp	.LBB55_14
.LBB55_3:                               ; %bb6.i
	lda	#8
	ldx	#2
	jsr	awale_c64.disk.App.order
	tax
	beq	.LBB55_4
	jmp	.LBB55_14
.LBB55_4:                               ; %bb8.i
	jsr	awale_c64.saved.pack
	sta	.Lawale_c64.disk.App.save_sstk+4 ; 1-byte Folded Spill
	stx	.Lawale_c64.disk.App.save_sstk+3 ; 1-byte Folded Spill
	ldx	#0
	stx	__rc2
	ldy	#0
.LBB55_5:                               ; %bb12.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc3
	ldx	.Lawale_c64.disk.App.save_sstk+3 ; 1-byte Folded Reload
	cpx	__rc3
	bne	.LBB55_7
; %bb.6:                                ; %bb12.i
                                        ;   in Loop: Header=BB55_5 Depth=1
	ldx	.Lawale_c64.disk.App.save_sstk+4 ; 1-byte Folded Reload
	cpx	__rc2
	beq	.LBB55_10
.LBB55_7:                               ; %bb13.i
                                        ;   in Loop: Header=BB55_5 Depth=1
	tya
	and	#15
	sta	__rc3
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(SEARCH)
	adc	__rc3
	sta	__rc5
	sty	.Lawale_c64.disk.App.save_sstk+2 ; 1-byte Folded Spill
	ldy	#0
	lda	(__rc4),y
	ldx	__rc2
	stx	.Lawale_c64.disk.App.save_sstk+1 ; 1-byte Folded Spill
	jsr	disk_write
	ldy	.Lawale_c64.disk.App.save_sstk+2 ; 1-byte Folded Reload
	ldx	.Lawale_c64.disk.App.save_sstk+1 ; 1-byte Folded Reload
	stx	__rc2
	and	#1
	inc	__rc2
	bne	.LBB55_9
; %bb.8:                                ; %bb13.i
                                        ;   in Loop: Header=BB55_5 Depth=1
	iny
.LBB55_9:                               ; %bb13.i
                                        ;   in Loop: Header=BB55_5 Depth=1
	tax
	beq	.LBB55_5
.LBB55_10:                              ; %bb22.i
	jsr	disk_close
	ldx	.Lawale_c64.disk.App.save_sstk  ; 1-byte Folded Reload
	cpx	#2
	bne	.LBB55_13
; %bb.11:                               ; %bb22.i
	tax
	bne	.LBB55_13
; %bb.12:                               ; %bb25.i
	lda	#21
	jsr	awale_c64.disk.App.command
.LBB55_13:                              ; %bb28.i
	tax
	beq	.LBB55_21
.LBB55_14:                              ; %awale_c64.disk.App.write_game.exit.thread
	ldx	#1
	stx	GAME+1169
	jmp	awale_c64.disk.App.tell
.LBB55_15:                              ; %bb1
	lda	#171
	jmp	awale_c64.disk.App.answer
.LBB55_16:                              ; %bb6
	lda	#0
	ldx	#2
	jsr	awale_c64.disk.App.order
	tax
	beq	.LBB55_20
; %bb.17:                               ; %bb12
	ldx	disk_message
	cpx	#54
	bne	.LBB55_22
; %bb.18:                               ; %bb14
	cmp	#2
	bne	.LBB55_22
; %bb.19:                               ; %bb19
	ldx	disk_message+1
	cpx	#50
	bne	.LBB55_22
	jmp	.LBB55_2
.LBB55_20:                              ; %bb9
	jsr	disk_close
	ldx	#2
	stx	GAME+1169
	lda	#169
	jmp	awale_c64.disk.App.tell_text
.LBB55_21:                              ; %awale_c64.disk.App.write_game.exit
	lda	#26
	jsr	awale_c64.disk.App.command
	ldx	#1
	stx	GAME+1169
	tax
	beq	.LBB55_23
.LBB55_22:                              ; %bb28
	jmp	awale_c64.disk.App.tell
.LBB55_23:                              ; %bb26
	ldx	#3
	stx	GAME+1169
	jsr	awale_c64.disk.App.forget_keys
	lda	#170
	jmp	awale_c64.screens.menu.help
.Lfunc_end55:
	.size	awale_c64.disk.App.save, .Lfunc_end55-awale_c64.disk.App.save
                                        ; -- End function
	.section	.text.awale_c64.disk.App.tell,"ax",@progbits
	.type	awale_c64.disk.App.tell,@function ; -- Begin function awale_c64.disk.App.tell
awale_c64.disk.App.tell:                ; @awale_c64.disk.App.tell
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	__rc20
	lda	#174
	jsr	awale_c64.disk.App.tell_text
	ldx	__rc20
	cpx	#2
	bne	.LBB56_5
; %bb.1:                                ; %bb3
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldy	#1
	jmp	.LBB56_3
.LBB56_2:                               ; %bb5.i
                                        ;   in Loop: Header=BB56_3 Depth=1
	stx	__rc2
	ldx	#7
	stx	__rc3
	tya
	tax
	lda	#24
	sty	__rc20
	jsr	awale_c64.screens.disk.put
	ldy	__rc20
	iny
.LBB56_3:                               ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	tya
	tax
	dex
	lda	disk_message,x
	tax
	bne	.LBB56_2
; %bb.4:                                ; %awale_c64.screens.disk.message.exit
	lda	#24
	pha
	tya
	tax
	pla
	jsr	awale_c64.screens.line.blank
.LBB56_5:                               ; %bb5
	pla
	sta	__rc20
	rts
.Lfunc_end56:
	.size	awale_c64.disk.App.tell, .Lfunc_end56-awale_c64.disk.App.tell
                                        ; -- End function
	.section	.text.awale_c64.disk.App.order,"ax",@progbits
	.type	awale_c64.disk.App.order,@function ; -- Begin function awale_c64.disk.App.order
awale_c64.disk.App.order:               ; @awale_c64.disk.App.order
; %bb.0:                                ; %start
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk)
	ldx	#0
	stx	disk_name_length
	sta	mos8(.Lawale_c64.disk.App.order_zp_stk+2)
	tax
	jmp	.LBB57_4
.LBB57_1:                               ; %bb2
                                        ;   in Loop: Header=BB57_4 Depth=1
	cmp	#33
	bne	.LBB57_2
	jmp	.LBB57_16
.LBB57_2:                               ; %bb4
                                        ;   in Loop: Header=BB57_4 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
.LBB57_3:                               ; %bb21
                                        ;   in Loop: Header=BB57_4 Depth=1
	ldx	mos8(.Lawale_c64.disk.App.order_zp_stk+3)
	inx
.LBB57_4:                               ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB57_9 Depth 2
                                        ;     Child Loop BB57_12 Depth 2
                                        ;     Child Loop BB57_15 Depth 2
	lda	awale_c64.disk.ORDERS,x
	cmp	#35
	beq	.LBB57_13
; %bb.5:                                ; %bb2
                                        ;   in Loop: Header=BB57_4 Depth=1
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk+3)
	cmp	#42
	bne	.LBB57_1
; %bb.6:                                ; %bb6
                                        ;   in Loop: Header=BB57_4 Depth=1
	ldx	mos8(.Lawale_c64.disk.App.order_zp_stk+2)
	cpx	#33
	beq	.LBB57_2
; %bb.7:                                ; %bb2.i8.preheader
                                        ;   in Loop: Header=BB57_4 Depth=1
	ldx	#0
	jmp	.LBB57_9
.LBB57_8:                               ; %bb5.i11
                                        ;   in Loop: Header=BB57_9 Depth=2
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
	inc	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
	lda	awale_c64.disk.PREFIX,x
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
	ldx	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
.LBB57_9:                               ; %bb2.i8
                                        ;   Parent Loop BB57_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	cpx	#3
	bne	.LBB57_8
; %bb.10:                               ; %awale_c64.hardware.disk.Hardware.disk_name_add.3.exit
                                        ;   in Loop: Header=BB57_4 Depth=1
	ldx	GAME+1187
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk+4)
	ldx	#0
	jmp	.LBB57_12
.LBB57_11:                              ; %bb15
                                        ;   in Loop: Header=BB57_12 Depth=2
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
	inc	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
	lda	GAME+1174,x
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
	ldx	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
.LBB57_12:                              ; %bb12
                                        ;   Parent Loop BB57_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	stx	__rc2
	ldy	mos8(.Lawale_c64.disk.App.order_zp_stk+4)
	cpy	__rc2
	bne	.LBB57_11
	jmp	.LBB57_3
.LBB57_13:                              ; %bb2.i.preheader
                                        ;   in Loop: Header=BB57_4 Depth=1
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk+3)
	ldx	#0
	jmp	.LBB57_15
.LBB57_14:                              ; %bb5.i
                                        ;   in Loop: Header=BB57_15 Depth=2
	stx	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
	inc	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
	lda	awale_c64.disk.NEW,x
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
	ldx	mos8(.Lawale_c64.disk.App.order_zp_stk+1)
.LBB57_15:                              ; %bb2.i
                                        ;   Parent Loop BB57_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	cpx	#9
	bne	.LBB57_14
	jmp	.LBB57_3
.LBB57_16:                              ; %bb7
	ldx	mos8(.Lawale_c64.disk.App.order_zp_stk+2)
	cpx	#8
	bne	.LBB57_18
; %bb.17:                               ; %bb7
	ldx	#1
	lda	mos8(.Lawale_c64.disk.App.order_zp_stk)
	jmp	disk_open
.LBB57_18:                              ; %bb7
	ldx	#0
	lda	mos8(.Lawale_c64.disk.App.order_zp_stk)
	jmp	disk_open
.Lfunc_end57:
	.size	awale_c64.disk.App.order, .Lfunc_end57-awale_c64.disk.App.order
                                        ; -- End function
	.section	.text.awale_c64.disk.App.answer,"ax",@progbits
	.type	awale_c64.disk.App.answer,@function ; -- Begin function awale_c64.disk.App.answer
awale_c64.disk.App.answer:              ; @awale_c64.disk.App.answer
; %bb.0:                                ; %start
	sta	__rc5
	ldx	#1
	stx	GAME+1168
	lda	#24
	ldy	#7
	dex
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	__rc5
	jsr	awale_c64.screens.line.show
	lda	#1
	jmp	awale_c64.hardware.machine.Hardware.play
.Lfunc_end58:
	.size	awale_c64.disk.App.answer, .Lfunc_end58-awale_c64.disk.App.answer
                                        ; -- End function
	.section	.text.awale_c64.disk.App.command,"ax",@progbits
	.type	awale_c64.disk.App.command,@function ; -- Begin function awale_c64.disk.App.command
awale_c64.disk.App.command:             ; @awale_c64.disk.App.command
; %bb.0:                                ; %start
	ldx	#15
	jsr	awale_c64.disk.App.order
	tax
	beq	.LBB59_2
; %bb.1:                                ; %bb5
	rts
.LBB59_2:                               ; %bb3
	jsr	disk_close
	rts
.Lfunc_end59:
	.size	awale_c64.disk.App.command, .Lfunc_end59-awale_c64.disk.App.command
                                        ; -- End function
	.section	.text.awale_c64.disk.App.disk_key,"ax",@progbits
	.type	awale_c64.disk.App.disk_key,@function ; -- Begin function awale_c64.disk.App.disk_key
awale_c64.disk.App.disk_key:            ; @awale_c64.disk.App.disk_key
; %bb.0:                                ; %start
	tay
	lda	GAME+1168
	and	#1
	beq	.LBB60_2
; %bb.1:                                ; %bb1
	sty	.Lawale_c64.disk.App.disk_key_sstk ; 1-byte Folded Spill
	jsr	awale_c64.disk.App.show_disk_help
	ldy	.Lawale_c64.disk.App.disk_key_sstk ; 1-byte Folded Reload
.LBB60_2:                               ; %bb2
	cpy	#171
	beq	.LBB60_6
; %bb.3:                                ; %bb2
	ldx	GAME+1169
	cpy	#95
	bne	.LBB60_7
; %bb.4:                                ; %bb3
	cpx	#2
	bne	.LBB60_9
; %bb.5:                                ; %bb13
	ldx	#1
	stx	GAME+1169
	jmp	awale_c64.disk.App.show_disk_help
.LBB60_6:                               ; %bb14
	jsr	awale_c64.disk.App.leave_disk
	lda	#171
	jmp	awale_c64.menu.App.menu_key
.LBB60_7:                               ; %bb19
	txa
	beq	.LBB60_10
; %bb.8:                                ; %bb19
	cpx	#3
	bne	.LBB60_12
.LBB60_9:                               ; %bb12
	jmp	awale_c64.disk.App.leave_disk
.LBB60_10:                              ; %bb11
	ldx	GAME+1381
	beq	.LBB60_17
; %bb.11:                               ; %bb16
	tya
	jmp	awale_c64.disk.App.list_key
.LBB60_12:                              ; %bb5
	cpy	#13
	bne	.LBB60_15
; %bb.13:                               ; %bb7
	dex
	cpx	#2
	bcs	.LBB60_17
; %bb.14:                               ; %bb10
	jmp	awale_c64.disk.App.save
.LBB60_15:                              ; %bb6
	cpx	#1
	bne	.LBB60_17
; %bb.16:                               ; %bb9
	tya
	jmp	awale_c64.disk.App.type_key
.LBB60_17:                              ; %bb8
	lda	#123
	jmp	awale_c64.disk.App.answer
.Lfunc_end60:
	.size	awale_c64.disk.App.disk_key, .Lfunc_end60-awale_c64.disk.App.disk_key
                                        ; -- End function
	.section	.text.awale_c64.disk.App.list_key,"ax",@progbits
	.type	awale_c64.disk.App.list_key,@function ; -- Begin function awale_c64.disk.App.list_key
awale_c64.disk.App.list_key:            ; @awale_c64.disk.App.list_key
; %bb.0:                                ; %start
	sta	__rc4
	ldx	GAME+1380
	lda	GAME+1381
	sec
	pha
	txa
	tay
	pla
	stx	__rc2
	sbc	__rc2
	cmp	#12
	sta	__rc3
	sta	__rc2
	bcc	.LBB61_2
; %bb.1:                                ; %bb2.i
	ldx	#12
	stx	__rc2
.LBB61_2:                               ; %awale_c64.disk.Disk.listed.exit
	sec
	lda	__rc4
	sbc	#13
	bvc	.LBB61_4
; %bb.3:                                ; %awale_c64.disk.Disk.listed.exit
	eor	#128
.LBB61_4:                               ; %awale_c64.disk.Disk.listed.exit
	ldx	GAME+1382
	cmp	#0
	bmi	.LBB61_9
; %bb.5:                                ; %awale_c64.disk.Disk.listed.exit
	lda	__rc4
	cmp	#13
	beq	.LBB61_13
; %bb.6:                                ; %awale_c64.disk.Disk.listed.exit
	cmp	#17
	beq	.LBB61_14
; %bb.7:                                ; %awale_c64.disk.Disk.listed.exit
	cmp	#29
	beq	.LBB61_8
	jmp	.LBB61_22
.LBB61_8:                               ; %bb4
	clc
	txa
	adc	#6
	cmp	__rc2
	bcc	.LBB61_19
	jmp	.LBB61_22
.LBB61_9:                               ; %awale_c64.disk.Disk.listed.exit
	lda	__rc4
	cmp	#145
	beq	.LBB61_17
; %bb.10:                               ; %awale_c64.disk.Disk.listed.exit
	cmp	#157
	beq	.LBB61_11
	jmp	.LBB61_22
.LBB61_11:                              ; %bb3
	cpx	#6
	bcs	.LBB61_12
	jmp	.LBB61_22
.LBB61_12:                              ; %bb20
	clc
	txa
	adc	#250
	jmp	.LBB61_19
.LBB61_13:                              ; %bb7
	jmp	awale_c64.disk.App.load
.LBB61_14:                              ; %bb6
	txa
	clc
	adc	#1
	cmp	__rc2
	bne	.LBB61_19
; %bb.15:                               ; %bb9
	ldx	__rc3
	cpx	#13
	bcs	.LBB61_16
	jmp	.LBB61_22
.LBB61_16:                              ; %bb10
	clc
	tya
	adc	#12
	ldx	#0
	jmp	awale_c64.disk.App.list_games
.LBB61_17:                              ; %bb5
	txa
	beq	.LBB61_20
; %bb.18:                               ; %bb13
	txa
	clc
	adc	#255
.LBB61_19:                              ; %bb22
	tay
	sty	.Lawale_c64.disk.App.list_key_sstk ; 1-byte Folded Spill
	lda	GAME+1170
	sta	__rc6
	sta	.Lawale_c64.disk.App.list_key_sstk+2 ; 1-byte Folded Spill
	stx	__rc4
	lda	GAME+1171
	sta	.Lawale_c64.disk.App.list_key_sstk+1 ; 1-byte Folded Spill
	ldx	GAME+1172
	stx	.Lawale_c64.disk.App.list_key_sstk+3 ; 1-byte Folded Spill
	ldy	GAME+1173
	sty	.Lawale_c64.disk.App.list_key_sstk+4 ; 1-byte Folded Spill
	stx	__rc2
	sty	__rc3
	ldx	#0
	stx	__rc5
	tax
	lda	__rc6
	jsr	awale_c64.screens.menu.Window.choose
	ldx	#1
	ldy	.Lawale_c64.disk.App.list_key_sstk+3 ; 1-byte Folded Reload
	sty	__rc2
	ldy	.Lawale_c64.disk.App.list_key_sstk+4 ; 1-byte Folded Reload
	sty	__rc3
	ldy	.Lawale_c64.disk.App.list_key_sstk ; 1-byte Folded Reload
	sty	__rc4
	stx	__rc5
	ldx	.Lawale_c64.disk.App.list_key_sstk+1 ; 1-byte Folded Reload
	lda	.Lawale_c64.disk.App.list_key_sstk+2 ; 1-byte Folded Reload
	jsr	awale_c64.screens.menu.Window.choose
	ldx	.Lawale_c64.disk.App.list_key_sstk ; 1-byte Folded Reload
	stx	GAME+1382
	rts
.LBB61_20:                              ; %bb14
	tya
	beq	.LBB61_22
; %bb.21:                               ; %bb15
	clc
	tya
	adc	#244
	ldx	#11
	jmp	awale_c64.disk.App.list_games
.LBB61_22:                              ; %bb2
	lda	#123
	jmp	awale_c64.disk.App.answer
.Lfunc_end61:
	.size	awale_c64.disk.App.list_key, .Lfunc_end61-awale_c64.disk.App.list_key
                                        ; -- End function
	.section	.text.awale_c64.disk.App.type_key,"ax",@progbits
	.type	awale_c64.disk.App.type_key,@function ; -- Begin function awale_c64.disk.App.type_key
awale_c64.disk.App.type_key:            ; @awale_c64.disk.App.type_key
; %bb.0:                                ; %start
	sec
	tay
	sbc	#17
	bvc	.LBB62_2
; %bb.1:                                ; %start
	eor	#128
.LBB62_2:                               ; %start
	ldx	GAME+1187
	cmp	#0
	bmi	.LBB62_7
; %bb.3:                                ; %start
	cpy	#17
	beq	.LBB62_11
; %bb.4:                                ; %start
	tya
	cpy	#20
	beq	.LBB62_9
; %bb.5:                                ; %start
	cmp	#29
	bne	.LBB62_13
; %bb.6:                                ; %bb5
	lda	#65
	cpx	#13
	beq	.LBB62_14
	jmp	.LBB62_17
.LBB62_7:                               ; %start
	cpy	#145
	beq	.LBB62_15
; %bb.8:                                ; %start
	tya
	cpy	#157
	bne	.LBB62_13
.LBB62_9:                               ; %bb3
	txa
	beq	.LBB62_14
; %bb.10:                               ; %bb6
	dex
	lda	#0
	cpx	#13
	beq	.LBB62_14
	jmp	.LBB62_17
.LBB62_11:                              ; %bb1
	txa
	beq	.LBB62_14
; %bb.12:                               ; %bb16
	dex
	lda	GAME+1174,x
	clc
	adc	#255
.LBB62_13:                              ; %bb21
	cpx	#13
	bne	.LBB62_17
.LBB62_14:                              ; %bb27
	lda	#123
	jmp	awale_c64.disk.App.answer
.LBB62_15:                              ; %bb2
	txa
	beq	.LBB62_14
; %bb.16:                               ; %bb17
	dex
	lda	GAME+1174,x
	clc
	adc	#1
	cpx	#13
	beq	.LBB62_14
.LBB62_17:                              ; %bb23
	cmp	#47
	bcs	.LBB62_22
; %bb.18:                               ; %bb23
	tay
	sta	__rc3
	lda	.LJTI62_0,y
	pha
	lda	.LJTI62_0+47,y
	tay
	pla
	sta	__rc2
	lda	__rc3
	sty	__rc3
	jmp	(__rc2)
.LBB62_19:                              ; %bb25
	sta	GAME+1174,x
	tay
	beq	.LBB62_21
.LBB62_20:                              ; %bb31
	inx
.LBB62_21:                              ; %bb32
	stx	GAME+1187
	jmp	awale_c64.disk.App.show_typed
.LBB62_22:                              ; %bb2.i
	cmp	#48
	bcc	.LBB62_14
; %bb.23:                               ; %bb5.i
	cmp	#58
	bcs	.LBB62_25
.LBB62_24:                              ; %bb31.sink.split
	sta	GAME+1174,x
	jmp	.LBB62_20
.LBB62_25:                              ; %bb3.i
	cmp	#65
	bcc	.LBB62_14
; %bb.26:                               ; %awale_c64.disk.is_for_names.exit
	cmp	#91
	bcs	.LBB62_14
	jmp	.LBB62_24
.Lfunc_end62:
	.size	awale_c64.disk.App.type_key, .Lfunc_end62-awale_c64.disk.App.type_key
	.section	.rodata.awale_c64.disk.App.type_key,"a",@progbits
.LJTI62_0:
	.byte	.LBB62_19@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_19@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_19@mos16lo
	.byte	.LBB62_22@mos16lo
	.byte	.LBB62_19@mos16lo
	.byte	.LBB62_19@mos16lo
	.byte	.LBB62_19@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_19@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_19@mos16hi
	.byte	.LBB62_22@mos16hi
	.byte	.LBB62_19@mos16hi
	.byte	.LBB62_19@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.disk.App.show_list,"ax",@progbits
	.type	awale_c64.disk.App.show_list,@function ; -- Begin function awale_c64.disk.App.show_list
awale_c64.disk.App.show_list:           ; @awale_c64.disk.App.show_list
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
	stx	.Lawale_c64.disk.App.show_list_sstk+1 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.disk.App.show_list_sstk+2 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.disk.App.show_list_sstk+3 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.disk.App.show_list_sstk+4 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.disk.App.show_list_sstk+5 ; 1-byte Folded Spill
	ldx	GAME+1170
	stx	__rc22
	ldx	GAME+1171
	stx	__rc21
	ldx	GAME+1172
	stx	__rc20
	ldx	GAME+1173
	stx	__rc23
	ldx	#0
	stx	.Lawale_c64.disk.App.show_list_sstk ; 1-byte Folded Spill
	jmp	.LBB63_7
.LBB63_1:                               ; %bb9.i
                                        ;   in Loop: Header=BB63_2 Depth=2
	stx	__rc2
	ldx	#3
	stx	__rc3
	pha
	tya
	tax
	pla
	sta	__rc25
	sty	__rc26
	jsr	awale_c64.screens.disk.put
	ldy	__rc26
	lda	__rc25
	iny
	ldx	__rc28
	inx
	stx	__rc2
	ldx	__rc27
	dex
.LBB63_2:                               ; %bb3.i
                                        ;   Parent Loop BB63_7 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	cpx	#0
	beq	.LBB63_4
; %bb.3:                                ; %bb6.i
                                        ;   in Loop: Header=BB63_2 Depth=2
	stx	__rc27
	pha
	ldx	__rc2
	stx	__rc28
	ldx	__rc2
	lda	GAME+1188,x
	tax
	pla
	cpx	#0
	bne	.LBB63_1
.LBB63_4:                               ; %awale_c64.screens.disk.listed.exit
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldx	__rc24
	cpx	GAME+1382
	bne	.LBB63_6
; %bb.5:                                ; %bb11
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldy	__rc20
	sty	__rc2
	ldy	__rc23
	sty	__rc3
	stx	__rc4
	ldx	#1
	stx	__rc5
	ldx	__rc21
	lda	__rc22
	jsr	awale_c64.screens.menu.Window.choose
	ldx	__rc24
.LBB63_6:                               ; %bb15
                                        ;   in Loop: Header=BB63_7 Depth=1
	inx
	stx	__rc24
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	__rc24
	clc
	lda	.Lawale_c64.disk.App.show_list_sstk ; 1-byte Folded Reload
	adc	#16
	sta	.Lawale_c64.disk.App.show_list_sstk ; 1-byte Folded Spill
.LBB63_7:                               ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB63_2 Depth 2
	cpx	#12
	beq	.LBB63_16
; %bb.8:                                ; %bb5
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldy	__rc20
	sty	__rc2
	ldy	__rc23
	sty	__rc3
	stx	__rc24
	stx	__rc4
	ldx	#255
	stx	__rc5
	stx	__rc6
	ldx	__rc21
	lda	__rc22
	jsr	awale_c64.screens.menu.Window.item
	lda	GAME+1381
	sec
	sbc	GAME+1380
	cmp	#12
	sta	__rc2
	bcc	.LBB63_10
; %bb.9:                                ; %bb2.i
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldx	#12
	stx	__rc2
.LBB63_10:                              ; %awale_c64.disk.Disk.listed.exit
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldx	__rc24
	cpx	__rc2
	bcs	.LBB63_6
; %bb.11:                               ; %bb9
                                        ;   in Loop: Header=BB63_7 Depth=1
	cpx	__rc20
	ldy	#1
	bcs	.LBB63_13
; %bb.12:                               ; %bb9
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldy	#0
.LBB63_13:                              ; %bb9
                                        ;   in Loop: Header=BB63_7 Depth=1
	sty	__rc2
	txa
	clc
	adc	__rc21
	ldy	#4
	ldx	__rc2
	beq	.LBB63_15
; %bb.14:                               ; %bb2.i.i9
                                        ;   in Loop: Header=BB63_7 Depth=1
	sec
	sbc	__rc20
	ldy	#24
.LBB63_15:                              ; %awale_c64.screens.menu.Window.place.exit.i
                                        ;   in Loop: Header=BB63_7 Depth=1
	ldx	.Lawale_c64.disk.App.show_list_sstk ; 1-byte Folded Reload
	stx	__rc2
	ldx	#13
	jmp	.LBB63_2
.LBB63_16:                              ; %bb6
	ldx	.Lawale_c64.disk.App.show_list_sstk+5 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.disk.App.show_list_sstk+4 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.disk.App.show_list_sstk+3 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.disk.App.show_list_sstk+2 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.disk.App.show_list_sstk+1 ; 1-byte Folded Reload
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
.Lfunc_end63:
	.size	awale_c64.disk.App.show_list, .Lfunc_end63-awale_c64.disk.App.show_list
                                        ; -- End function
	.section	.text.awale_c64.disk.App.tell_text,"ax",@progbits
	.type	awale_c64.disk.App.tell_text,@function ; -- Begin function awale_c64.disk.App.tell_text
awale_c64.disk.App.tell_text:           ; @awale_c64.disk.App.tell_text
; %bb.0:                                ; %start
	sta	.Lawale_c64.disk.App.tell_text_sstk ; 1-byte Folded Spill
	jsr	awale_c64.disk.App.forget_keys
	lda	.Lawale_c64.disk.App.tell_text_sstk ; 1-byte Folded Reload
	jmp	awale_c64.disk.App.answer
.Lfunc_end64:
	.size	awale_c64.disk.App.tell_text, .Lfunc_end64-awale_c64.disk.App.tell_text
                                        ; -- End function
	.section	.text.awale_c64.draw.App.answer_offer,"ax",@progbits
	.type	awale_c64.draw.App.answer_offer,@function ; -- Begin function awale_c64.draw.App.answer_offer
awale_c64.draw.App.answer_offer:        ; @awale_c64.draw.App.answer_offer
; %bb.0:                                ; %start
	and	#1
	beq	.LBB65_3
; %bb.1:                                ; %bb1
	ldx	GAME+56
	beq	.LBB65_4
; %bb.2:                                ; %awale_c64.core.game.Game.agree_draw.exit
	jmp	awale_c64.app.App.go_on
.LBB65_3:                               ; %bb3
	lda	#1
	eor	GAME+21
	clc
	adc	#115
	sta	.Lawale_c64.draw.App.answer_offer_sstk ; 1-byte Folded Spill
	lda	#1
	jsr	awale_c64.app.App.enter
	ldx	#0
	stx	__rc2
	lda	.Lawale_c64.draw.App.answer_offer_sstk ; 1-byte Folded Reload
	jmp	awale_c64.screens.line.message
.LBB65_4:                               ; %bb2.i.i
	ldx	#5
	stx	GAME+56
	jmp	awale_c64.app.App.go_on
.Lfunc_end65:
	.size	awale_c64.draw.App.answer_offer, .Lfunc_end65-awale_c64.draw.App.answer_offer
                                        ; -- End function
	.section	.text.awale_c64.hand.Hand.put,"ax",@progbits
	.type	awale_c64.hand.Hand.put,@function ; -- Begin function awale_c64.hand.Hand.put
awale_c64.hand.Hand.put:                ; @awale_c64.hand.Hand.put
; %bb.0:                                ; %start
	ldy	#0
	lda	#250
	clc
	adc	(__rc2),y
	sta	mos8(.Lawale_c64.hand.Hand.put_zp_stk+1)
	iny
	lda	(__rc2),y
	sta	__rc2
	dey
	clc
	adc	#220
	sta	mos8(.Lawale_c64.hand.Hand.put_zp_stk+3)
	ldx	#4
	stx	.Lawale_c64.hand.Hand.put_sstk+17
	clc
	lda	__rc2
	adc	#241
	sta	mos8(.Lawale_c64.hand.Hand.put_zp_stk+2)
	sty	.Lawale_c64.hand.Hand.put_sstk+16
	jmp	.LBB66_2
.LBB66_1:                               ; %bb5
                                        ;   in Loop: Header=BB66_2 Depth=1
	sty	mos8(.Lawale_c64.hand.Hand.put_zp_stk)
	inc	mos8(.Lawale_c64.hand.Hand.put_zp_stk)
	lda	.Lawale_c64.hand.Hand.put_sstk+16,y
	ldx	mos8(.Lawale_c64.hand.Hand.put_zp_stk+3)
	stx	__rc2
	ldx	mos8(.Lawale_c64.hand.Hand.put_zp_stk+1)
	sta	mos8(.Lawale_c64.hand.Hand.put_zp_stk+4)
	jsr	awale_c64.hardware.machine.Hardware.move_sprite
	ldy	mos8(.Lawale_c64.hand.Hand.put_zp_stk+4)
	iny
	ldx	mos8(.Lawale_c64.hand.Hand.put_zp_stk+2)
	stx	__rc2
	ldx	mos8(.Lawale_c64.hand.Hand.put_zp_stk+1)
	tya
	jsr	awale_c64.hardware.machine.Hardware.move_sprite
	ldy	mos8(.Lawale_c64.hand.Hand.put_zp_stk)
.LBB66_2:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#2
	bne	.LBB66_1
; %bb.3:                                ; %bb6
	rts
.Lfunc_end66:
	.size	awale_c64.hand.Hand.put, .Lfunc_end66-awale_c64.hand.Hand.put
                                        ; -- End function
	.section	.text.awale_c64.hand.Hand.drop,"ax",@progbits
	.type	awale_c64.hand.Hand.drop,@function ; -- Begin function awale_c64.hand.Hand.drop
awale_c64.hand.Hand.drop:               ; @awale_c64.hand.Hand.drop
; %bb.0:                                ; %start
	ldy	#1
	asl
	clc
	adc	(__rc2),y
	clc
	adc	#3
	sta	__rc4
	dey
	clc
	lda	#254
	adc	(__rc2),y
	tax
	lda	#6
	ldy	__rc4
	sty	__rc2
	jmp	awale_c64.hardware.machine.Hardware.move_sprite
.Lfunc_end67:
	.size	awale_c64.hand.Hand.drop, .Lfunc_end67-awale_c64.hand.Hand.drop
                                        ; -- End function
	.section	.text.awale_c64.hand.Hand.hold,"ax",@progbits
	.type	awale_c64.hand.Hand.hold,@function ; -- Begin function awale_c64.hand.Hand.hold
awale_c64.hand.Hand.hold:               ; @awale_c64.hand.Hand.hold
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.hand.Hand.hold_zp_stk) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.hand.Hand.hold_zp_stk) ; 1-byte Folded Spill
	ora	#8
	tax
	lda	#0
	jsr	awale_c64.hardware.machine.Hardware.set_sprite
	clc
	lda	mos8(.Lawale_c64.hand.Hand.hold_zp_stk) ; 1-byte Folded Reload
	adc	#9
	tax
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.set_sprite
	lda	#4
	ldx	mos8(.Lawale_c64.hand.Hand.hold_zp_stk) ; 1-byte Folded Reload
	jsr	awale_c64.hardware.machine.Hardware.set_sprite
	ldx	mos8(.Lawale_c64.hand.Hand.hold_zp_stk) ; 1-byte Folded Reload
	inx
	lda	#5
	jmp	awale_c64.hardware.machine.Hardware.set_sprite
.Lfunc_end68:
	.size	awale_c64.hand.Hand.hold, .Lfunc_end68-awale_c64.hand.Hand.hold
                                        ; -- End function
	.section	.text.awale_c64.hand.Hand.appear,"ax",@progbits
	.type	awale_c64.hand.Hand.appear,@function ; -- Begin function awale_c64.hand.Hand.appear
awale_c64.hand.Hand.appear:             ; @awale_c64.hand.Hand.appear
; %bb.0:                                ; %start
	ldx	__rc2
	stx	mos8(.Lawale_c64.hand.Hand.appear_zp_stk) ; 1-byte Folded Spill
	ldx	__rc3
	stx	mos8(.Lawale_c64.hand.Hand.appear_zp_stk+1) ; 1-byte Folded Spill
	lda	#2
	jsr	awale_c64.hand.Hand.hold
	ldx	mos8(.Lawale_c64.hand.Hand.appear_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.hand.Hand.appear_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc3
	jsr	awale_c64.hand.Hand.put
	lda	#6
	ldx	#4
	jsr	awale_c64.hardware.machine.Hardware.set_sprite
	jsr	awale_c64.hand.Hand.end_drop
	ldx	#115
	stx	53269
	rts
.Lfunc_end69:
	.size	awale_c64.hand.Hand.appear, .Lfunc_end69-awale_c64.hand.Hand.appear
                                        ; -- End function
	.section	.text.awale_c64.hand.Hand.approach,"ax",@progbits
	.type	awale_c64.hand.Hand.approach,@function ; -- Begin function awale_c64.hand.Hand.approach
awale_c64.hand.Hand.approach:           ; @awale_c64.hand.Hand.approach
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.hand.Hand.approach_zp_stk)
	stx	mos8(.Lawale_c64.hand.Hand.approach_zp_stk+1)
	lda	GAME+1122
	ldx	#4
	stx	__rc2
	ldx	mos8(.Lawale_c64.hand.Hand.approach_zp_stk)
	jsr	awale_c64.hand.nearer
	sta	GAME+1122
	lda	GAME+1123
	ldx	#12
	stx	__rc2
	ldx	mos8(.Lawale_c64.hand.Hand.approach_zp_stk+1)
	jsr	awale_c64.hand.nearer
	sta	GAME+1123
	ldx	#mos16lo(GAME+1122)
	stx	__rc2
	ldx	#mos16hi(GAME+1122)
	stx	__rc3
	jsr	awale_c64.hand.Hand.put
	ldy	GAME+1122
	ldx	#0
	cpy	mos8(.Lawale_c64.hand.Hand.approach_zp_stk)
	bne	.LBB70_3
; %bb.1:                                ; %bb4
	ldy	GAME+1123
	ldx	#1
	cpy	mos8(.Lawale_c64.hand.Hand.approach_zp_stk+1)
	beq	.LBB70_3
; %bb.2:                                ; %bb4
	ldx	#0
.LBB70_3:                               ; %bb6
	txa
	beq	.LBB70_5
; %bb.4:                                ; %bb6
	lda	#1
	rts
.LBB70_5:                               ; %bb6
	lda	#0
	rts
.Lfunc_end70:
	.size	awale_c64.hand.Hand.approach, .Lfunc_end70-awale_c64.hand.Hand.approach
                                        ; -- End function
	.section	.text.awale_c64.hand.Hand.end_drop,"ax",@progbits
	.type	awale_c64.hand.Hand.end_drop,@function ; -- Begin function awale_c64.hand.Hand.end_drop
awale_c64.hand.Hand.end_drop:           ; @awale_c64.hand.Hand.end_drop
; %bb.0:                                ; %start
	lda	#6
	ldx	#0
	stx	__rc2
	jmp	awale_c64.hardware.machine.Hardware.move_sprite
.Lfunc_end71:
	.size	awale_c64.hand.Hand.end_drop, .Lfunc_end71-awale_c64.hand.Hand.end_drop
                                        ; -- End function
	.section	.text.awale_c64.hand.nearer,"ax",@progbits
	.type	awale_c64.hand.nearer,@function ; -- Begin function awale_c64.hand.nearer
awale_c64.hand.nearer:                  ; @awale_c64.hand.nearer
; %bb.0:                                ; %start
	sta	__rc3
	txa
	ldx	__rc3
	sta	__rc4
	cpx	__rc4
	bcs	.LBB72_4
; %bb.1:                                ; %bb1
	sec
	sbc	__rc3
	clc
	adc	#1
	lsr
	cmp	__rc2
	bcc	.LBB72_3
; %bb.2:                                ; %bb1
	lda	__rc2
.LBB72_3:                               ; %bb1
	clc
	adc	__rc3
	rts
.LBB72_4:                               ; %bb2
	ldx	__rc3
	inx
	sta	__rc4
	sec
	txa
	sbc	__rc4
	lsr
	cmp	__rc2
	sta	__rc4
	bcc	.LBB72_6
; %bb.5:                                ; %bb2
	ldx	__rc2
	stx	__rc4
.LBB72_6:                               ; %bb2
	lda	__rc3
	sec
	sbc	__rc4
	rts
.Lfunc_end72:
	.size	awale_c64.hand.nearer, .Lfunc_end72-awale_c64.hand.nearer
                                        ; -- End function
	.section	.text.awale_c64.hint.App.consult,"ax",@progbits
	.type	awale_c64.hint.App.consult,@function ; -- Begin function awale_c64.hint.App.consult
awale_c64.hint.App.consult:             ; @awale_c64.hint.App.consult
; %bb.0:                                ; %start
	lda	#7
	ldy	#0
	ldx	#1
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	#160
	jsr	awale_c64.computer.App.think
	and	#1
	beq	.LBB73_3
; %bb.1:                                ; %bb3
	cpx	#171
	bne	.LBB73_4
; %bb.2:                                ; %bb5
	jsr	awale_c64.play.App.abandon
	lda	#0
                                        ; implicit-def: $x
                                        ; implicit-def: $rc2
                                        ; implicit-def: $rc3
	rts
.LBB73_3:                               ; %bb6
	lda	#1
	rts
.LBB73_4:                               ; %bb4
	lda	#1
	jsr	awale_c64.app.App.enter
	lda	#102
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
	lda	#0
                                        ; implicit-def: $x
                                        ; implicit-def: $rc2
                                        ; implicit-def: $rc3
	rts
.Lfunc_end73:
	.size	awale_c64.hint.App.consult, .Lfunc_end73-awale_c64.hint.App.consult
                                        ; -- End function
	.section	.text.awale_c64.menu.App.close_menu,"ax",@progbits
	.type	awale_c64.menu.App.close_menu,@function ; -- Begin function awale_c64.menu.App.close_menu
awale_c64.menu.App.close_menu:          ; @awale_c64.menu.App.close_menu
; %bb.0:                                ; %start
	lda	#1
	jsr	awale_c64.app.App.enter
	ldx	GAME+1138
	cpx	#3
	bne	.LBB74_2
; %bb.1:                                ; %bb3
	jsr	awale_c64.play.App.draw_game
	jmp	awale_c64.play.App.show_turn
.LBB74_2:                               ; %bb4
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#17
	ldx	#0
	jsr	awale_c64.screens.line.blank
	jsr	awale_c64.play.App.show_keys
	jmp	awale_c64.play.App.show_turn
.Lfunc_end74:
	.size	awale_c64.menu.App.close_menu, .Lfunc_end74-awale_c64.menu.App.close_menu
                                        ; -- End function
	.section	.text.awale_c64.menu.App.is_offered,"ax",@progbits
	.type	awale_c64.menu.App.is_offered,@function ; -- Begin function awale_c64.menu.App.is_offered
awale_c64.menu.App.is_offered:          ; @awale_c64.menu.App.is_offered
; %bb.0:                                ; %start
	and	#1
	beq	.LBB75_3
; %bb.1:                                ; %bb2
	lda	#1
	cpx	#8
	beq	.LBB75_2
	jmp	.LBB75_22
.LBB75_2:                               ; %bb10
	lda	GAME+6
	jmp	.LBB75_16
.LBB75_3:                               ; %bb3
	sec
	txa
	sbc	#1
	cmp	#10
	bcc	.LBB75_4
	jmp	.LBB75_21
.LBB75_4:                               ; %bb3
	tax
	ldy	.LJTI75_0,x
	lda	.LJTI75_0+10,x
	tax
	sty	__rc2
	stx	__rc3
	lda	#1
	jmp	(__rc2)
.LBB75_5:                               ; %bb9
	ldx	GAME+1124
	lda	#1
	cpx	#1
	bne	.LBB75_6
	jmp	.LBB75_22
.LBB75_6:                               ; %bb9
	lda	#0
	tax
	beq	.LBB75_17
	jmp	.LBB75_23
.LBB75_7:                               ; %bb7
	ldx	GAME+1124
	cpx	#1
	bne	.LBB75_13
; %bb.8:                                ; %bb3.i5
	ldx	GAME+1125
	cpx	#1
	beq	.LBB75_11
.LBB75_9:                               ; %bb4
	lda	#1
	jmp	.LBB75_16
.LBB75_10:                              ; %bb4
	ldx	#mos16lo(GAME+1124)
	stx	__rc2
	ldx	#mos16hi(GAME+1124)
	stx	__rc3
	jsr	awale_c64.setup.Setup.rules
	ldx	__rc2
	cpx	#6
	bcc	.LBB75_9
.LBB75_11:                              ; %bb3.i
	lda	#0
	jmp	.LBB75_16
.LBB75_12:                              ; %bb8
	ldx	GAME+1124
	cpx	#1
	beq	.LBB75_24
.LBB75_13:                              ; %bb8
	lda	#0
	cpx	#0
	bne	.LBB75_22
; %bb.14:                               ; %bb4.i
	lda	#1
	tax
	bne	.LBB75_23
	jmp	.LBB75_17
.LBB75_15:                              ; %bb6
	jsr	awale_c64.setup.Setup.has_clock
.LBB75_16:                              ; %bb4
	and	#1
	tax
	bne	.LBB75_23
.LBB75_17:                              ; %bb18
	lda	#0
	rts
.LBB75_18:                              ; %bb5
	ldx	#mos16lo(GAME+1124)
	stx	__rc2
	ldx	#mos16hi(GAME+1124)
	stx	__rc3
	jsr	awale_c64.setup.Setup.rules
	ldx	#1
	cmp	#3
	beq	.LBB75_20
; %bb.19:                               ; %bb5
	ldx	#0
.LBB75_20:                              ; %bb5
	txa
	tax
	bne	.LBB75_23
	jmp	.LBB75_17
.LBB75_21:
	lda	#1
.LBB75_22:                              ; %bb18
	tax
	beq	.LBB75_17
.LBB75_23:                              ; %bb18
	lda	#1
	rts
.LBB75_24:                              ; %bb3.i
	ldx	GAME+1125
	beq	.LBB75_11
	jmp	.LBB75_9
.Lfunc_end75:
	.size	awale_c64.menu.App.is_offered, .Lfunc_end75-awale_c64.menu.App.is_offered
	.section	.rodata.awale_c64.menu.App.is_offered,"a",@progbits
.LJTI75_0:
	.byte	.LBB75_5@mos16lo
	.byte	.LBB75_12@mos16lo
	.byte	.LBB75_7@mos16lo
	.byte	.LBB75_15@mos16lo
	.byte	.LBB75_22@mos16lo
	.byte	.LBB75_22@mos16lo
	.byte	.LBB75_22@mos16lo
	.byte	.LBB75_18@mos16lo
	.byte	.LBB75_22@mos16lo
	.byte	.LBB75_10@mos16lo
	.byte	.LBB75_5@mos16hi
	.byte	.LBB75_12@mos16hi
	.byte	.LBB75_7@mos16hi
	.byte	.LBB75_15@mos16hi
	.byte	.LBB75_22@mos16hi
	.byte	.LBB75_22@mos16hi
	.byte	.LBB75_22@mos16hi
	.byte	.LBB75_18@mos16hi
	.byte	.LBB75_22@mos16hi
	.byte	.LBB75_10@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.menu.App.open_game_menu,"ax",@progbits
	.type	awale_c64.menu.App.open_game_menu,@function ; -- Begin function awale_c64.menu.App.open_game_menu
awale_c64.menu.App.open_game_menu:      ; @awale_c64.menu.App.open_game_menu
; %bb.0:                                ; %start
	lda	#7
	jsr	awale_c64.app.App.enter
	ldx	GAME+1392
	stx	.Lawale_c64.menu.App.open_game_menu_sstk ; 1-byte Folded Spill
	ldx	#255
	stx	GAME+1392
	jsr	awale_c64.core.game.Game.legal_moves
	jsr	awale_c64.marks.App.show_marks
	ldx	.Lawale_c64.menu.App.open_game_menu_sstk ; 1-byte Folded Reload
	stx	GAME+1392
	lda	#2
	jmp	awale_c64.menu.App.open
.Lfunc_end76:
	.size	awale_c64.menu.App.open_game_menu, .Lfunc_end76-awale_c64.menu.App.open_game_menu
                                        ; -- End function
	.section	.text.awale_c64.menu.App.act,"ax",@progbits
	.type	awale_c64.menu.App.act,@function ; -- Begin function awale_c64.menu.App.act
awale_c64.menu.App.act:                 ; @awale_c64.menu.App.act
; %bb.0:                                ; %start
	tax
	ldy	.LJTI77_0,x
	lda	.LJTI77_0+11,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB77_1:                               ; %bb12
	jmp	awale_c64.play.App.start_game
.LBB77_2:                               ; %bb8
	ldx	#22
	lda	#0
	jsr	awale_c64.disk.App.enter_disk
	ldx	#0
	txa
	jmp	awale_c64.disk.App.list_games
.LBB77_3:                               ; %bb3
	jsr	awale_c64.menu.App.close_menu
	ldx	GAME+1384
	bne	.LBB77_5
; %bb.4:                                ; %bb3.i.i
	ldx	#7
	stx	GAME+1384
.LBB77_5:                               ; %awale_c64.log.App.open_analysis.exit
	lda	GAME+54
	ldx	GAME+55
	jmp	awale_c64.log.App.open_log_at
.LBB77_6:                               ; %bb10
	lda	#3
	jmp	awale_c64.menu.App.open
.LBB77_7:                               ; %bb9
	lda	#1
	ldx	#21
	jsr	awale_c64.disk.App.enter_disk
	jsr	awale_c64.disk.App.show_typed
	jmp	awale_c64.disk.App.show_disk_help
.LBB77_8:                               ; %bb5
	ldx	#1
	stx	GAME+1164
	lda	GAME+1166
	jmp	awale_c64.tutorial.App.show_lesson
.LBB77_9:                               ; %bb11
	jmp	awale_c64.menu.App.close_menu
.LBB77_10:                              ; %bb7
	jsr	awale_c64.menu.App.close_menu
	jmp	awale_c64.play.App.abandon
.LBB77_11:                              ; %bb6
	jmp	awale_c64.app.App.show_title
.LBB77_12:                              ; %bb2
	ldy	GAME+1391
	ldx	#1
	tya
	beq	.LBB77_14
; %bb.13:                               ; %bb2
	ldx	#0
.LBB77_14:                              ; %bb2
	txa
	beq	.LBB77_18
; %bb.15:                               ; %bb2
	ldy	#1
	jmp	.LBB77_19
.LBB77_16:                              ; %bb4
	jsr	awale_c64.menu.App.close_menu
	lda	GAME+1389
	and	#1
	beq	.LBB77_21
; %bb.17:                               ; %bb1.i
	lda	#117
	ldx	#0
	stx	__rc2
	jmp	awale_c64.app.App.refuse
.LBB77_18:                              ; %bb2
	ldy	#0
.LBB77_19:                              ; %bb2
	sty	GAME+1387
	txa
	bne	.LBB77_25
; %bb.20:                               ; %bb5.i4
	jsr	awale_c64.menu.App.close_menu
	jmp	.LBB77_26
.LBB77_21:                              ; %bb3.i
	ldx	GAME+1124
	bne	.LBB77_22
	jmp	.LBB77_28
.LBB77_22:                              ; %bb3.i
	ldy	GAME+21
	cpx	#1
	bne	.LBB77_24
; %bb.23:                               ; %awale_c64.setup.Setup.is_computer.exit.i
	tya
	eor	GAME+1125
	cmp	#1
	beq	.LBB77_24
	jmp	.LBB77_28
.LBB77_24:                              ; %bb6.i
	ldx	#1
	stx	GAME+1389
	clc
	tya
	adc	#113
	dex
	stx	__rc2
	jsr	awale_c64.screens.line.message
	lda	#11
	jmp	awale_c64.app.App.enter
.LBB77_25:                              ; %bb2.i
	ldx	#mos16lo(GAME+1124)
	stx	__rc2
	ldx	#mos16hi(GAME+1124)
	stx	__rc3
	jsr	awale_c64.setup.Setup.rules
	ldy	__rc2
	sta	.Lawale_c64.menu.App.act_sstk
	stx	.Lawale_c64.menu.App.act_sstk+1
	sty	.Lawale_c64.menu.App.act_sstk+2
	ldx	__rc3
	stx	.Lawale_c64.menu.App.act_sstk+3
	ldx	__rc4
	stx	.Lawale_c64.menu.App.act_sstk+4
	ldx	__rc5
	stx	.Lawale_c64.menu.App.act_sstk+5
	ldx	__rc6
	stx	.Lawale_c64.menu.App.act_sstk+6
	ldx	#mos16lo(.Lawale_c64.menu.App.act_sstk)
	ldy	#mos16hi(.Lawale_c64.menu.App.act_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.game.Game.restart
	jsr	awale_c64.play.App.show_game
.LBB77_26:                              ; %awale_c64.editor.App.open_editor.exit
	ldx	#255
	stx	GAME+1392
	lda	#10
	jsr	awale_c64.app.App.enter
	ldx	GAME+21
	stx	GAME+1109
	ldx	#1
	stx	GAME+1388
	dex
	stx	GAME+1385
	lda	#106
	jsr	awale_c64.screens.line.help
	jsr	awale_c64.editor.App.show_edited
.LBB77_27:                              ; %bb16
	rts
.LBB77_28:                              ; %bb5.i
	jsr	awale_c64.hint.App.consult
	and	#1
	beq	.LBB77_27
; %bb.29:                               ; %bb11.i
	ldx	#1
	stx	GAME+1389
	lda	__rc2
	and	#128
	beq	.LBB77_31
; %bb.30:                               ; %bb11.i
	ldx	#0
.LBB77_31:                              ; %bb11.i
	txa
	jmp	awale_c64.draw.App.answer_offer
.Lfunc_end77:
	.size	awale_c64.menu.App.act, .Lfunc_end77-awale_c64.menu.App.act
	.section	.rodata.awale_c64.menu.App.act,"a",@progbits
.LJTI77_0:
	.byte	.LBB77_1@mos16lo
	.byte	.LBB77_9@mos16lo
	.byte	.LBB77_6@mos16lo
	.byte	.LBB77_7@mos16lo
	.byte	.LBB77_2@mos16lo
	.byte	.LBB77_10@mos16lo
	.byte	.LBB77_11@mos16lo
	.byte	.LBB77_8@mos16lo
	.byte	.LBB77_16@mos16lo
	.byte	.LBB77_3@mos16lo
	.byte	.LBB77_12@mos16lo
	.byte	.LBB77_1@mos16hi
	.byte	.LBB77_9@mos16hi
	.byte	.LBB77_6@mos16hi
	.byte	.LBB77_7@mos16hi
	.byte	.LBB77_2@mos16hi
	.byte	.LBB77_10@mos16hi
	.byte	.LBB77_11@mos16hi
	.byte	.LBB77_8@mos16hi
	.byte	.LBB77_16@mos16hi
	.byte	.LBB77_3@mos16hi
	.byte	.LBB77_12@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.menu.App.list,"ax",@progbits
	.type	awale_c64.menu.App.list,@function ; -- Begin function awale_c64.menu.App.list
awale_c64.menu.App.list:                ; @awale_c64.menu.App.list
; %bb.0:                                ; %start
	ldx	GAME+1156
	ldy	GAME+1138
	lda	awale_c64.menu.page.STARTS,y
	sta	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	pha
	lda	awale_c64.menu.page.STARTS+1,y
	tay
	pla
	cpy	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	sta	mos8(.Lawale_c64.menu.App.list_zp_stk+3)
	bcc	.LBB78_2
; %bb.1:                                ; %start
	sty	mos8(.Lawale_c64.menu.App.list_zp_stk+3)
.LBB78_2:                               ; %start
	lda	GAME+1143,x
	tax
	stx	mos8(.Lawale_c64.menu.App.list_zp_stk+4)
	ldx	#0
	ldy	#0
                                        ; kill: def $ylsb killed $ylsb def $y
	sty	.Lawale_c64.menu.App.list_sstk  ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.menu.App.list_zp_stk)
.LBB78_3:                               ; %bb5.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB78_4 Depth 2
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	stx	__rc2
.LBB78_4:                               ; %bb5
                                        ;   Parent Loop BB78_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+3)
	cpx	__rc2
	bne	.LBB78_5
	jmp	.LBB78_15
.LBB78_5:                               ; %bb8
                                        ;   in Loop: Header=BB78_4 Depth=2
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	stx	mos8(.Lawale_c64.menu.App.list_zp_stk+2)
	asl	__rc2
	ldy	#0
	tya
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.menu.page.ITEMS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.menu.page.ITEMS)
	adc	__rc3
	inc	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	sta	__rc3
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	tax
	lda	__rc4
	jsr	awale_c64.menu.App.is_offered
	and	#1
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	stx	__rc2
	tax
	beq	.LBB78_4
; %bb.6:                                ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	lda	GAME+1143,x
	tax
	ldy	#1
	cpx	mos8(.Lawale_c64.menu.App.list_zp_stk+2)
	beq	.LBB78_8
; %bb.7:                                ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	ldy	#0
.LBB78_8:                               ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	ldx	#1
	lda	#0
	cpy	#0
	bne	.LBB78_10
; %bb.9:                                ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	lda	#1
.LBB78_10:                              ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	sta	__rc4
	stx	__rc2
	ldx	.Lawale_c64.menu.App.list_sstk  ; 1-byte Folded Reload
	bne	.LBB78_12
; %bb.11:                               ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	ldx	#0
	stx	__rc2
.LBB78_12:                              ; %bb12
                                        ;   in Loop: Header=BB78_3 Depth=1
	lda	mos8(.Lawale_c64.menu.App.list_zp_stk+2)
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	sta	GAME+1143,x
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk+4)
	cpx	mos8(.Lawale_c64.menu.App.list_zp_stk+2)
	bne	.LBB78_14
; %bb.13:                               ; %bb14
                                        ;   in Loop: Header=BB78_3 Depth=1
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	stx	GAME+1156
.LBB78_14:                              ; %bb15
                                        ;   in Loop: Header=BB78_3 Depth=1
	lda	__rc4
	ora	__rc2
	and	#1
	inc	mos8(.Lawale_c64.menu.App.list_zp_stk)
                                        ; kill: def $alsb killed $alsb killed $a
                                        ; kill: def $alsb killed $alsb def $a
	sta	.Lawale_c64.menu.App.list_sstk  ; 1-byte Folded Spill
	jmp	.LBB78_3
.LBB78_15:                              ; %bb9
	ldx	GAME+1155
	ldy	#1
	cpx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	beq	.LBB78_17
; %bb.16:                               ; %bb9
	ldy	#0
.LBB78_17:                              ; %bb9
	ldx	#1
	lda	#0
	cpy	#0
	bne	.LBB78_19
; %bb.18:                               ; %bb9
	lda	#1
.LBB78_19:                              ; %bb9
	stx	__rc2
	ldx	.Lawale_c64.menu.App.list_sstk  ; 1-byte Folded Reload
	bne	.LBB78_21
; %bb.20:                               ; %bb9
	ldx	#0
	stx	__rc2
.LBB78_21:                              ; %bb9
	ora	__rc2
	and	#1
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	stx	GAME+1155
	tax
	beq	.LBB78_28
; %bb.22:                               ; %bb18
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	GAME+1141
	cmp	mos8(.Lawale_c64.menu.App.list_zp_stk)
	ldx	#40
	bcs	.LBB78_24
; %bb.23:                               ; %bb2.i
	asl
	ldx	#20
.LBB78_24:                              ; %awale_c64.screens.menu.Window.fit.exit
	stx	GAME+1142
	ldx	#0
	stx	__rc2
	jmp	.LBB78_26
.LBB78_25:                              ; %bb26
                                        ;   in Loop: Header=BB78_26 Depth=1
	ldx	__rc2
	stx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	inc	mos8(.Lawale_c64.menu.App.list_zp_stk)
	sta	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	lda	__rc2
	jsr	awale_c64.menu.App.show_item
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	mos8(.Lawale_c64.menu.App.list_zp_stk+1)
	ldx	mos8(.Lawale_c64.menu.App.list_zp_stk)
	stx	__rc2
.LBB78_26:                              ; %bb24
                                        ; =>This Inner Loop Header: Depth=1
	cmp	__rc2
	bne	.LBB78_25
; %bb.27:                               ; %bb30
	rts
.LBB78_28:                              ; %bb19
	lda	GAME+1156
	jsr	awale_c64.menu.App.show_item
	rts
.Lfunc_end78:
	.size	awale_c64.menu.App.list, .Lfunc_end78-awale_c64.menu.App.list
                                        ; -- End function
	.section	.text.awale_c64.menu.App.open,"ax",@progbits
	.type	awale_c64.menu.App.open,@function ; -- Begin function awale_c64.menu.App.open
awale_c64.menu.App.open:                ; @awale_c64.menu.App.open
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.menu.App.open_zp_stk)
	sta	GAME+1138
	ldx	GAME+1391
	beq	.LBB79_2
; %bb.1:                                ; %bb3
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8
	stx	.Lawale_c64.menu.App.open_sstk
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8+1
	stx	.Lawale_c64.menu.App.open_sstk+1
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8+2
	stx	.Lawale_c64.menu.App.open_sstk+2
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8+3
	jmp	.LBB79_3
.LBB79_2:                               ; %bb2
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9
	stx	.Lawale_c64.menu.App.open_sstk
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9+1
	stx	.Lawale_c64.menu.App.open_sstk+1
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9+2
	stx	.Lawale_c64.menu.App.open_sstk+2
	ldx	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9+3
.LBB79_3:                               ; %bb4
	stx	.Lawale_c64.menu.App.open_sstk+3
	ldx	.Lawale_c64.menu.App.open_sstk
	stx	GAME+1139
	ldx	.Lawale_c64.menu.App.open_sstk+1
	stx	GAME+1140
	ldx	.Lawale_c64.menu.App.open_sstk+2
	stx	GAME+1141
	ldx	.Lawale_c64.menu.App.open_sstk+3
	stx	GAME+1142
	ldx	#0
	stx	GAME+1156
	stx	GAME+1155
	stx	GAME+1136
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+1139
	stx	__rc5
	lda	GAME+1140
	ldy	GAME+1141
	ldx	GAME+1142
	sty	__rc2
	stx	__rc3
	ldx	mos8(.Lawale_c64.menu.App.open_zp_stk)
	stx	__rc4
	tax
	lda	__rc5
	jsr	awale_c64.screens.menu.Window.frame
	jmp	awale_c64.menu.App.list
.Lfunc_end79:
	.size	awale_c64.menu.App.open, .Lfunc_end79-awale_c64.menu.App.open
                                        ; -- End function
	.section	.text.awale_c64.menu.App.change,"ax",@progbits
	.type	awale_c64.menu.App.change,@function ; -- Begin function awale_c64.menu.App.change
awale_c64.menu.App.change:              ; @awale_c64.menu.App.change
; %bb.0:                                ; %start
	cmp	#12
	beq	.LBB80_3
; %bb.1:                                ; %start
	cmp	#13
	bne	.LBB80_5
; %bb.2:                                ; %bb3
	ldy	#1
	sty	GAME+1136
	txa
	jmp	awale_c64.language.App.change_language
.LBB80_3:                               ; %bb2
	jsr	switch_sound
	ldx	is_sound_off
	bne	.LBB80_6
; %bb.4:                                ; %bb2
	ldx	#0
	stx	GAME+1137
	jmp	awale_c64.menu.App.list
.LBB80_5:                               ; %bb1
	jsr	awale_c64.setup.Setup.change
	jmp	awale_c64.menu.App.list
.LBB80_6:                               ; %bb2
	ldx	#1
	stx	GAME+1137
	jmp	awale_c64.menu.App.list
.Lfunc_end80:
	.size	awale_c64.menu.App.change, .Lfunc_end80-awale_c64.menu.App.change
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
	lda	GAME+1136
	and	#1
	beq	.LBB81_2
; %bb.1:                                ; %bb1
	ldx	#0
	stx	GAME+1136
	lda	#29
	jsr	awale_c64.screens.menu.help
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
.LBB81_2:                               ; %bb4
	lda	GAME+1156
	ldx	GAME+1155
	stx	__rc2
	ldx	__rc20
	cpx	#145
	beq	.LBB81_6
; %bb.3:                                ; %bb4
	cpx	#17
	bne	.LBB81_11
; %bb.4:                                ; %bb23
	clc
	adc	#1
	cmp	__rc2
	bne	.LBB81_9
; %bb.5:                                ; %bb24
	lda	#0
	jmp	.LBB81_9
.LBB81_6:                               ; %bb22
	tax
	beq	.LBB81_8
; %bb.7:                                ; %select.false
	sta	__rc2
.LBB81_8:                               ; %select.end
	ldx	__rc2
	dex
	txa
.LBB81_9:                               ; %bb26
	jsr	awale_c64.menu.App.point_at
.LBB81_10:                              ; %bb56
	pla
	sta	__rc20
	rts
.LBB81_11:                              ; %bb6
	sta	__rc6
	tax
	lda	GAME+1143,x
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
	beq	.LBB81_19
; %bb.12:                               ; %bb58
	ldx	GAME+1141
	sec
	lda	__rc20
	ldy	__rc20
	sbc	#13
	bvc	.LBB81_14
; %bb.13:                               ; %bb58
	eor	#128
.LBB81_14:                              ; %bb58
	cmp	#0
	bpl	.LBB81_27
; %bb.15:                               ; %bb58
	cpy	#133
	bne	.LBB81_16
	jmp	.LBB81_35
.LBB81_16:                              ; %bb58
	tya
	cpy	#157
	bne	.LBB81_24
; %bb.17:                               ; %bb19
	stx	__rc3
	lda	__rc6
	cmp	__rc3
	bcs	.LBB81_18
	jmp	.LBB81_50
.LBB81_18:                              ; %bb35
	sec
	sbc	__rc3
	jmp	.LBB81_9
.LBB81_19:                              ; %bb7
	sec
	lda	__rc20
	sbc	#13
	bvc	.LBB81_21
; %bb.20:                               ; %bb7
	eor	#128
.LBB81_21:                              ; %bb7
	tax
	bpl	.LBB81_30
; %bb.22:                               ; %bb7
	lda	__rc20
	cmp	#133
	beq	.LBB81_35
; %bb.23:                               ; %bb7
	cmp	#157
	beq	.LBB81_33
.LBB81_24:                              ; %bb7
	cmp	#171
	bne	.LBB81_36
; %bb.25:                               ; %bb13
	ldx	GAME+1391
	cpx	#7
	beq	.LBB81_26
	jmp	.LBB81_50
.LBB81_26:                              ; %bb45
	lda	#5
	jsr	awale_c64.menu.App.act
	jmp	.LBB81_10
.LBB81_27:                              ; %bb58
	cpy	#13
	beq	.LBB81_42
; %bb.28:                               ; %bb58
	tya
	cpy	#29
	bne	.LBB81_29
	jmp	.LBB81_49
.LBB81_29:                              ; %bb58
	cmp	#95
	beq	.LBB81_40
	jmp	.LBB81_36
.LBB81_30:                              ; %bb7
	lda	__rc20
	cmp	#13
	beq	.LBB81_43
; %bb.31:                               ; %bb7
	cmp	#95
	beq	.LBB81_40
; %bb.32:                               ; %bb7
	cmp	#29
	bne	.LBB81_36
.LBB81_33:                              ; %bb21
	cmp	#29
	bne	.LBB81_45
; %bb.34:                               ; %bb21
	ldx	#1
	jmp	.LBB81_46
.LBB81_35:                              ; %bb14
	ldx	GAME+1391
	cpx	#7
	beq	.LBB81_41
	jmp	.LBB81_50
.LBB81_36:                              ; %bb10
	cmp	#48
	bcc	.LBB81_50
; %bb.37:                               ; %bb12
	cmp	#51
	bcs	.LBB81_50
; %bb.38:                               ; %bb11
	ldx	GAME+1138
	bne	.LBB81_50
; %bb.39:                               ; %bb51
	clc
	adc	#208
	tax
	lda	#0
	jsr	awale_c64.setup.Setup.set
	jsr	awale_c64.menu.App.list
	jmp	.LBB81_10
.LBB81_40:                              ; %bb15
	ldx	GAME+1391
	cpx	#7
	bne	.LBB81_47
.LBB81_41:                              ; %bb39
	jsr	awale_c64.menu.App.close_menu
	jmp	.LBB81_10
.LBB81_42:                              ; %bb16
	lda	__rc7
	jsr	awale_c64.menu.App.act
	jmp	.LBB81_10
.LBB81_43:                              ; %bb9
	lda	__rc7
	cmp	#6
	bne	.LBB81_51
; %bb.44:                               ; %bb18
	lda	#1
	jsr	awale_c64.menu.App.open
	jmp	.LBB81_10
.LBB81_45:                              ; %bb21
	ldx	#0
.LBB81_46:                              ; %bb21
	lda	__rc7
	jsr	awale_c64.menu.App.change
	jmp	.LBB81_10
.LBB81_47:                              ; %bb40
	ldx	GAME+1138
	beq	.LBB81_50
; %bb.48:                               ; %bb48
	lda	#0
	jsr	awale_c64.menu.App.open
	jmp	.LBB81_10
.LBB81_49:                              ; %bb20
	clc
	stx	__rc3
	lda	__rc6
	adc	__rc3
	cmp	__rc2
	bcs	.LBB81_50
	jmp	.LBB81_9
.LBB81_50:                              ; %bb8
	ldx	#1
	stx	GAME+1136
	lda	#123
	jsr	awale_c64.screens.menu.help
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.play
	jmp	.LBB81_10
.LBB81_51:                              ; %bb17
	ldx	#1
	jsr	awale_c64.menu.App.change
	jmp	.LBB81_10
.Lfunc_end81:
	.size	awale_c64.menu.App.menu_key, .Lfunc_end81-awale_c64.menu.App.menu_key
                                        ; -- End function
	.section	.text.awale_c64.menu.App.point_at,"ax",@progbits
	.type	awale_c64.menu.App.point_at,@function ; -- Begin function awale_c64.menu.App.point_at
awale_c64.menu.App.point_at:            ; @awale_c64.menu.App.point_at
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.menu.App.point_at_zp_stk) ; 1-byte Folded Spill
	ldx	GAME+1139
	stx	__rc6
	stx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+1) ; 1-byte Folded Spill
	ldx	GAME+1140
	stx	__rc7
	stx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+2) ; 1-byte Folded Spill
	ldx	GAME+1141
	stx	mos8(.Lawale_c64.menu.App.point_at_zp_stk+3) ; 1-byte Folded Spill
	ldy	GAME+1142
	sty	mos8(.Lawale_c64.menu.App.point_at_zp_stk+4) ; 1-byte Folded Spill
	lda	GAME+1156
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
	stx	GAME+1156
	rts
.Lfunc_end82:
	.size	awale_c64.menu.App.point_at, .Lfunc_end82-awale_c64.menu.App.point_at
                                        ; -- End function
	.section	.text.awale_c64.menu.App.show_item,"ax",@progbits
	.type	awale_c64.menu.App.show_item,@function ; -- Begin function awale_c64.menu.App.show_item
awale_c64.menu.App.show_item:           ; @awale_c64.menu.App.show_item
; %bb.0:                                ; %start
	tax
	ldy	GAME+1139
	sty	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
	lda	GAME+1140
	ldy	GAME+1141
	sty	mos8(.Lawale_c64.menu.App.show_item_zp_stk+3)
	ldy	GAME+1142
	sty	mos8(.Lawale_c64.menu.App.show_item_zp_stk+4)
	cpx	GAME+1155
	ldy	#255
	sty	mos8(.Lawale_c64.menu.App.show_item_zp_stk+5) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	bcc	.LBB83_1
	jmp	.LBB83_13
.LBB83_1:                               ; %bb1
	sta	__rc5
	lda	GAME+1143,x
	ldy	#0
	asl
	sta	__rc2
	tya
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.menu.page.ITEMS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.menu.page.ITEMS)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	and	#1
	sta	__rc7
	iny
	lda	(__rc2),y
	sta	__rc3
	tax
	ldy	#18
	sty	__rc2
	ldy	__rc7
	sty	__rc8
	bne	.LBB83_3
; %bb.2:                                ; %select.false
	ldy	#4
	sty	__rc2
.LBB83_3:                               ; %select.end
	clc
	adc	__rc2
	sta	__rc7
	lda	__rc8
	bne	.LBB83_11
; %bb.4:                                ; %bb4
	cpx	#12
	beq	.LBB83_7
; %bb.5:                                ; %bb4
	cpx	#13
	bne	.LBB83_9
; %bb.6:                                ; %bb6
	lda	#59
	clc
	adc	GAME+1157
	jmp	.LBB83_10
.LBB83_7:                               ; %bb7
	ldx	is_sound_off
	bne	.LBB83_8
	jmp	.LBB83_16
.LBB83_8:                               ; %select.false2
	ldx	#62
	jmp	.LBB83_17
.LBB83_9:                               ; %bb5
	ldy	#1
	lda	__rc3
	sta	__rc2
	asl	__rc2
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
	lda	(__rc2),y
	clc
	adc	GAME+1124,x
.LBB83_10:                              ; %bb15
	sta	mos8(.Lawale_c64.menu.App.show_item_zp_stk+5) ; 1-byte Folded Spill
.LBB83_11:
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	lda	__rc5
.LBB83_12:                              ; %bb15
	ldy	__rc7
.LBB83_13:                              ; %bb15
	sty	__rc17
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk+3)
	sty	__rc2
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk+4)
	sty	__rc3
	ldy	__rc17
	stx	__rc4
	sty	__rc5
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+5) ; 1-byte Folded Reload
	stx	__rc6
	tax
	sta	mos8(.Lawale_c64.menu.App.show_item_zp_stk+2)
	lda	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
	jsr	awale_c64.screens.menu.Window.item
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	cpx	GAME+1156
	bne	.LBB83_15
; %bb.14:                               ; %bb17
	stx	__rc4
	ldx	#1
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk+3)
	sty	__rc2
	ldy	mos8(.Lawale_c64.menu.App.show_item_zp_stk+4)
	sty	__rc3
	stx	__rc5
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+2)
	lda	mos8(.Lawale_c64.menu.App.show_item_zp_stk)
	jsr	awale_c64.screens.menu.Window.choose
.LBB83_15:                              ; %bb19
	rts
.LBB83_16:
	ldx	#63
.LBB83_17:                              ; %select.end1
	stx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+5) ; 1-byte Folded Spill
	lda	__rc5
	ldx	mos8(.Lawale_c64.menu.App.show_item_zp_stk+1)
	jmp	.LBB83_12
.Lfunc_end83:
	.size	awale_c64.menu.App.show_item, .Lfunc_end83-awale_c64.menu.App.show_item
                                        ; -- End function
	.section	.text.awale_c64.past.App.go_to,"ax",@progbits
	.type	awale_c64.past.App.go_to,@function ; -- Begin function awale_c64.past.App.go_to
awale_c64.past.App.go_to:               ; @awale_c64.past.App.go_to
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc16
	sta	.Lawale_c64.past.App.go_to_sstk+1 ; 1-byte Folded Spill
	stx	.Lawale_c64.past.App.go_to_sstk ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.go_to
	sta	__rc21
	stx	__rc20
	ldx	#mos16lo(GAME+1393)
	stx	__rc2
	ldx	#mos16hi(GAME+1393)
	stx	__rc3
	lda	#0
	ldx	#12
	sta	__rc4
	jsr	__memset
	ldx	.Lawale_c64.past.App.go_to_sstk ; 1-byte Folded Reload
	ldy	.Lawale_c64.past.App.go_to_sstk+1 ; 1-byte Folded Reload
	txa
	bne	.LBB84_2
; %bb.1:                                ; %start
	tya
	beq	.LBB84_7
.LBB84_2:                               ; %bb2
	dey
	cpy	#255
	bne	.LBB84_4
; %bb.3:                                ; %bb2
	dex
.LBB84_4:                               ; %bb2
	tya
	jsr	awale_c64.core.game.Game.logged
	tax
	lda	#3
	sta	GAME+1393,x
	lda	#4
	jmp	.LBB84_6
.LBB84_5:                               ; %bb6.i
                                        ;   in Loop: Header=BB84_6 Depth=1
	ldx	__rc21
	sta	GAME+1393,x
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	stx	__rc21
	dec	__rc20
.LBB84_6:                               ; %bb3.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc20
	bne	.LBB84_5
.LBB84_7:                               ; %bb5
	jsr	awale_c64.play.App.show_position
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end84:
	.size	awale_c64.past.App.go_to, .Lfunc_end84-awale_c64.past.App.go_to
                                        ; -- End function
	.section	.text.awale_c64.past.App.take_back,"ax",@progbits
	.type	awale_c64.past.App.take_back,@function ; -- Begin function awale_c64.past.App.take_back
awale_c64.past.App.take_back:           ; @awale_c64.past.App.take_back
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	ldy	GAME+54
	ldx	GAME+55
	lda	#6
	and	GAME+56
	cmp	#4
	bne	.LBB85_4
; %bb.1:
	sty	__rc20
	stx	__rc21
.LBB85_2:                               ; %bb15
	ldx	__rc21
	lda	__rc20
	jsr	awale_c64.past.App.go_to
	jsr	awale_c64.play.App.show_keys
	jsr	awale_c64.app.App.go_on
	lda	#121
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
.LBB85_3:                               ; %bb20
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.LBB85_4:
	sty	__rc20
	stx	__rc21
	jmp	.LBB85_7
.LBB85_5:                               ; %bb3.i
                                        ;   in Loop: Header=BB85_7 Depth=1
	ldx	#0
.LBB85_6:                               ; %bb3.i
                                        ;   in Loop: Header=BB85_7 Depth=1
	stx	__rc2
	ldx	GAME+1125
	cpx	__rc2
	beq	.LBB85_2
.LBB85_7:                               ; %bb4
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc21
	ldy	__rc20
	lda	#255
	dec	__rc20
	cmp	__rc20
	bne	.LBB85_9
; %bb.8:                                ; %bb4
                                        ;   in Loop: Header=BB85_7 Depth=1
	dec	__rc21
.LBB85_9:                               ; %bb4
                                        ;   in Loop: Header=BB85_7 Depth=1
	txa
	beq	.LBB85_14
.LBB85_10:                              ; %bb7
                                        ;   in Loop: Header=BB85_7 Depth=1
	ldx	__rc21
	lda	__rc20
	jsr	awale_c64.core.game.Game.logged
	ldx	GAME+1124
	beq	.LBB85_7
; %bb.11:                               ; %bb7
                                        ;   in Loop: Header=BB85_7 Depth=1
	cpx	#1
	bne	.LBB85_2
; %bb.12:                               ; %bb3.i
                                        ;   in Loop: Header=BB85_7 Depth=1
	cmp	#6
	bcc	.LBB85_5
; %bb.13:                               ; %bb3.i
                                        ;   in Loop: Header=BB85_7 Depth=1
	ldx	#1
	jmp	.LBB85_6
.LBB85_14:                              ; %bb4
                                        ;   in Loop: Header=BB85_7 Depth=1
	tya
	bne	.LBB85_10
; %bb.15:                               ; %bb5
	lda	#122
	ldx	#0
	stx	__rc2
	jsr	awale_c64.app.App.refuse
	jmp	.LBB85_3
.Lfunc_end85:
	.size	awale_c64.past.App.take_back, .Lfunc_end85-awale_c64.past.App.take_back
                                        ; -- End function
	.section	.text.awale_c64.play.App.start_game,"ax",@progbits
	.type	awale_c64.play.App.start_game,@function ; -- Begin function awale_c64.play.App.start_game
awale_c64.play.App.start_game:          ; @awale_c64.play.App.start_game
; %bb.0:                                ; %start
	lda	frame_counter
	jsr	awale_c64.core.random.Random.stir
	ldx	#mos16lo(GAME+1124)
	stx	__rc2
	ldx	#mos16hi(GAME+1124)
	stx	__rc3
	jsr	awale_c64.setup.Setup.rules
	ldy	__rc2
	sta	.Lawale_c64.play.App.start_game_sstk
	stx	.Lawale_c64.play.App.start_game_sstk+1
	sty	.Lawale_c64.play.App.start_game_sstk+2
	ldx	__rc3
	stx	.Lawale_c64.play.App.start_game_sstk+3
	ldx	__rc4
	stx	.Lawale_c64.play.App.start_game_sstk+4
	ldx	__rc5
	stx	.Lawale_c64.play.App.start_game_sstk+5
	ldx	__rc6
	stx	.Lawale_c64.play.App.start_game_sstk+6
	ldx	#mos16lo(.Lawale_c64.play.App.start_game_sstk)
	ldy	#mos16hi(.Lawale_c64.play.App.start_game_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.game.Game.restart
	jsr	awale_c64.play.App.show_game
	jmp	awale_c64.app.App.go_on
.Lfunc_end86:
	.size	awale_c64.play.App.start_game, .Lfunc_end86-awale_c64.play.App.start_game
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_position,"ax",@progbits
	.type	awale_c64.play.App.show_position,@function ; -- Begin function awale_c64.play.App.show_position
awale_c64.play.App.show_position:       ; @awale_c64.play.App.show_position
; %bb.0:                                ; %start
	ldx	#0
	cpx	#12
	bne	.LBB87_2
	jmp	.LBB87_4
.LBB87_1:                               ; %bb2.backedge
                                        ;   in Loop: Header=BB87_2 Depth=1
	inx
	cpx	#12
	beq	.LBB87_4
.LBB87_2:                               ; %bb5
                                        ; =>This Inner Loop Header: Depth=1
	lda	GAME+7,x
	cmp	GAME+1095,x
	beq	.LBB87_1
; %bb.3:                                ; %bb9
                                        ;   in Loop: Header=BB87_2 Depth=1
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk)
	sta	mos8(.Lawale_c64.play.App.show_position_zp_stk+1)
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk)
	lda	mos8(.Lawale_c64.play.App.show_position_zp_stk+1)
	sta	GAME+1095,x
	lda	mos8(.Lawale_c64.play.App.show_position_zp_stk)
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk)
	inx
	cpx	#12
	bne	.LBB87_2
.LBB87_4:                               ; %bb16.preheader
	clc
	ldy	#0
	ldx	#0
	jmp	.LBB87_6
.LBB87_5:                               ; %bb18
                                        ;   in Loop: Header=BB87_6 Depth=1
	lda	GAME+19,y
	sta	mos8(.Lawale_c64.play.App.show_position_zp_stk+2)
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk)
	sty	mos8(.Lawale_c64.play.App.show_position_zp_stk+1)
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk+1)
	lda	mos8(.Lawale_c64.play.App.show_position_zp_stk+2)
	sta	GAME+1107,x
	lda	mos8(.Lawale_c64.play.App.show_position_zp_stk+1)
	jsr	awale_c64.screens.board.Board.draw_store
	ldy	#1
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk)
	cpx	#1
	ldx	#1
.LBB87_6:                               ; %bb16
                                        ; =>This Inner Loop Header: Depth=1
	bcc	.LBB87_5
; %bb.7:                                ; %bb19
	rts
.Lfunc_end87:
	.size	awale_c64.play.App.show_position, .Lfunc_end87-awale_c64.play.App.show_position
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
	ldx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Reload
	sta	GAME+1107,x
	txa
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end88:
	.size	awale_c64.play.App.take_into_store, .Lfunc_end88-awale_c64.play.App.take_into_store
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
	stx	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.play.App.play_sstk+6 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.play.App.play_sstk+8 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.play.App.play_sstk+9 ; 1-byte Folded Spill
	ldx	__rc29
	stx	.Lawale_c64.play.App.play_sstk+10 ; 1-byte Folded Spill
	tay
	ldx	GAME+7,y
	stx	__rc22
	ldx	GAME+21
	stx	.Lawale_c64.play.App.play_sstk+2 ; 1-byte Folded Spill
	sta	__rc21
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB89_1
	jmp	.LBB89_40
.LBB89_1:                               ; %bb3
	ldy	__rc2
	sty	__rc20
	ldy	__rc3
	sty	__rc25
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	ldx	__rc22
	stx	__rc26
	lda	#2
	jsr	awale_c64.app.App.enter
	ldx	#255
	stx	GAME+1392
	ldx	#mos16lo(GAME+1393)
	stx	__rc2
	ldx	#mos16hi(GAME+1393)
	stx	__rc3
	ldx	#12
	ldy	#0
	sty	__rc4
	tya
	jsr	__memset
	lda	#3
	ldx	__rc21
	sta	GAME+1393,x
	stx	__rc23
	lda	#0
	jsr	awale_c64.marks.App.show_marks
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	__rc23
	lda	awale_c64.screens.board.MIDDLE_X,x
	tax
	stx	GAME+1122
	ldx	#44
	stx	GAME+1123
	ldx	#mos16lo(GAME+1122)
	stx	__rc2
	ldx	#mos16hi(GAME+1122)
	stx	__rc3
	jsr	awale_c64.hand.Hand.appear
	ldx	#0
	lda	__rc23
	jsr	awale_c64.animation.App.reach
	ldx	__rc20
	stx	__rc21
	sta	__rc20
	lda	__rc23
	jsr	awale_c64.animation.App.take
	lda	__rc20
	ldx	__rc22
	stx	__rc20
	jsr	awale_c64.animation.App.wait
	sta	__rc27
	ldx	#49
	stx	__rc2
	ldx	#0
	stx	__rc3
	ldy	__rc23
	sty	.Lawale_c64.play.App.play_sstk+3 ; 1-byte Folded Spill
	lda	__rc23
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	ldx	#0
	stx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Spill
	clc
	adc	__rc2
	sta	__rc22
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc3
	sta	__rc23
	ldy	#1
	jmp	.LBB89_19
.LBB89_2:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	ldx	#1
.LBB89_3:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	stx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Spill
	ldx	#1
	lda	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Reload
	bne	.LBB89_5
; %bb.4:                                ; %select.false
                                        ;   in Loop: Header=BB89_19 Depth=1
	lda	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Reload
	and	#1
	tax
.LBB89_5:                               ; %select.end
                                        ;   in Loop: Header=BB89_19 Depth=1
	txa
	beq	.LBB89_6
	jmp	.LBB89_21
.LBB89_6:                               ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	cpy	__rc20
	sty	__rc24
	ldx	#1
	bcs	.LBB89_8
; %bb.7:                                ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	ldx	#0
.LBB89_8:                               ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
                                        ; kill: def $xlsb killed $xlsb def $x
	stx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Spill
	bcs	.LBB89_10
; %bb.9:                                ; %bb4.i.i.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	sty	__rc24
	inc	__rc24
.LBB89_10:                              ; %bb9.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	lda	(__rc22),y
	ldx	__rc27
	sta	__rc28
	jsr	awale_c64.animation.App.reach
	sta	__rc27
	lda	#2
	jsr	awale_c64.hand.Hand.hold
	ldy	#0
	jmp	.LBB89_12
.LBB89_11:                              ; %bb5.i.i.i
                                        ;   in Loop: Header=BB89_12 Depth=2
	ldx	#mos16lo(GAME+1122)
	stx	__rc2
	ldx	#mos16hi(GAME+1122)
	stx	__rc3
	tya
	jsr	awale_c64.hand.Hand.drop
	lda	#0
	jsr	awale_c64.animation.App.frame
	sta	__rc27
	inc	__rc29
	ldy	__rc29
.LBB89_12:                              ; %bb2.i.i.i
                                        ;   Parent Loop BB89_19 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	#1
	txa
	sty	__rc29
	cpy	#3
	beq	.LBB89_14
; %bb.13:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB89_12 Depth=2
	lda	#0
.LBB89_14:                              ; %bb2.i.i.i
                                        ;   in Loop: Header=BB89_12 Depth=2
	inc	__rc27
	dec	__rc27
	bne	.LBB89_16
; %bb.15:                               ; %select.false11
                                        ;   in Loop: Header=BB89_12 Depth=2
	tax
.LBB89_16:                              ; %select.end10
                                        ;   in Loop: Header=BB89_12 Depth=2
	txa
	beq	.LBB89_11
; %bb.17:                               ; %awale_c64.animation.App.let_fall.exit.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	jsr	awale_c64.hand.Hand.end_drop
	lda	#0
	jsr	awale_c64.hand.Hand.hold
	ldx	__rc27
	cpx	#2
	beq	.LBB89_24
; %bb.18:                               ; %bb15.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	ldx	__rc28
	ldy	GAME+1095,x
	iny
	sty	__rc28
	inc	GAME+1095,x
	txa
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	__rc28
	lda	#3
	jsr	awale_c64.hardware.machine.Hardware.play
	ldy	__rc24
.LBB89_19:                              ; %bb6.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB89_12 Depth 2
	sty	__rc2
	ldx	__rc26
	cpx	__rc2
	bcs	.LBB89_20
	jmp	.LBB89_2
.LBB89_20:                              ; %bb6.i.i
                                        ;   in Loop: Header=BB89_19 Depth=1
	ldx	#0
	jmp	.LBB89_3
.LBB89_21:                              ; %awale_c64.animation.App.show_sowing.exit.i
	lda	__rc21
	beq	.LBB89_25
; %bb.22:                               ; %bb5.i
	ldy	__rc27
	cpy	#2
	bne	.LBB89_26
; %bb.23:
	ldx	#2
	jmp	.LBB89_32
.LBB89_24:
	ldx	#2
	jmp	.LBB89_32
.LBB89_25:
	ldx	__rc27
	jmp	.LBB89_32
.LBB89_26:                              ; %bb7.i
	ldx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	jmp	.LBB89_28
.LBB89_27:                              ; %bb16.i.i
                                        ;   in Loop: Header=BB89_28 Depth=1
	tay
	ldx	__rc22
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	dec	__rc21
.LBB89_28:                              ; %bb2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc21
	beq	.LBB89_31
; %bb.29:                               ; %bb5.i.i
                                        ;   in Loop: Header=BB89_28 Depth=1
	lda	#4
	sta	GAME+1393,x
	stx	__rc22
	tya
	tax
	lda	__rc22
	jsr	awale_c64.animation.App.reach
	sta	__rc20
	ldx	#4
	lda	__rc22
	jsr	awale_c64.screens.board.Board.set_mark
	lda	__rc20
	jsr	awale_c64.animation.App.wait
	sta	__rc20
	lda	__rc22
	jsr	awale_c64.animation.App.take
	lda	#0
	jsr	awale_c64.hardware.machine.Hardware.play
	lda	__rc20
	jsr	awale_c64.animation.App.wait
	cmp	#2
	bne	.LBB89_27
; %bb.30:
	ldx	#2
	jmp	.LBB89_32
.LBB89_31:                              ; %bb6.i15.i
	ldx	.Lawale_c64.play.App.play_sstk+2 ; 1-byte Folded Reload
	stx	__rc21
	txa
	clc
	adc	#12
	pha
	tya
	tax
	pla
	jsr	awale_c64.animation.App.reach
	sta	__rc20
	lda	#2
	jsr	awale_c64.hand.Hand.hold
	lda	__rc25
	ldx	__rc21
	clc
	adc	GAME+1107,x
	sta	GAME+1107,x
	lda	__rc21
	jsr	awale_c64.screens.board.Board.draw_store
	lda	__rc20
	jsr	awale_c64.animation.App.wait
	tax
.LBB89_32:                              ; %bb12.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	bne	.LBB89_34
; %bb.33:                               ; %bb14.i
                                        ;   in Loop: Header=BB89_32 Depth=1
	lda	#0
	jsr	awale_c64.animation.App.frame
	sta	__rc20
	lda	GAME+1122
	ldx	#44
	jsr	awale_c64.hand.Hand.approach
	ldx	__rc20
	and	#1
	beq	.LBB89_32
.LBB89_34:                              ; %awale_c64.animation.App.show_move.exit
	stx	__rc20
	ldx	#0
	stx	53269
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	__rc25
	beq	.LBB89_36
; %bb.35:                               ; %select.false13
	lda	#95
	jmp	.LBB89_37
.LBB89_36:
	lda	#94
.LBB89_37:                              ; %select.end12
	ldx	.Lawale_c64.play.App.play_sstk+3 ; 1-byte Folded Reload
	ldy	__rc25
	sty	__rc2
	jsr	awale_c64.screens.line.message
	ldx	__rc20
	cpx	#2
	bne	.LBB89_40
; %bb.38:                               ; %bb11
	jsr	awale_c64.play.App.show_position
	ldx	GAME+56
	bne	.LBB89_40
; %bb.39:                               ; %bb2.i.i10
	ldx	#4
	stx	GAME+56
.LBB89_40:                              ; %bb17
	jsr	awale_c64.app.App.go_on
	ldx	.Lawale_c64.play.App.play_sstk+10 ; 1-byte Folded Reload
	stx	__rc29
	ldx	.Lawale_c64.play.App.play_sstk+9 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.play.App.play_sstk+8 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.play.App.play_sstk+6 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Reload
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
.Lfunc_end89:
	.size	awale_c64.play.App.play, .Lfunc_end89-awale_c64.play.App.play
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
	bne	.LBB90_2
; %bb.1:                                ; %bb3
	ldx	__rc20
	stx	GAME+1392
	jsr	awale_c64.core.game.Game.legal_moves
	jsr	awale_c64.marks.App.show_marks
	jsr	awale_c64.marks.App.say_preview
	jmp	.LBB90_3
.LBB90_2:                               ; %bb4
	clc
	adc	#124
	ldx	#0
	stx	__rc2
	ldx	__rc20
	jsr	awale_c64.app.App.refuse
.LBB90_3:                               ; %bb10
	pla
	sta	__rc20
	rts
.Lfunc_end90:
	.size	awale_c64.play.App.choose, .Lfunc_end90-awale_c64.play.App.choose
                                        ; -- End function
	.section	.text.awale_c64.play.App.abandon,"ax",@progbits
	.type	awale_c64.play.App.abandon,@function ; -- Begin function awale_c64.play.App.abandon
awale_c64.play.App.abandon:             ; @awale_c64.play.App.abandon
; %bb.0:                                ; %start
	ldx	GAME+56
	bne	.LBB91_2
; %bb.1:                                ; %bb2.i.i
	ldx	#4
	stx	GAME+56
.LBB91_2:                               ; %awale_c64.core.game.Game.abandon.exit
	lda	#4
	jsr	awale_c64.app.App.enter
	jmp	awale_c64.app.App.go_on
.Lfunc_end91:
	.size	awale_c64.play.App.abandon, .Lfunc_end91-awale_c64.play.App.abandon
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
	jsr	awale_c64.core.random.Random.stir
	ldx	GAME+21
	beq	.LBB92_2
; %bb.1:                                ; %select.false
	ldy	#6
	jmp	.LBB92_3
.LBB92_2:
	ldy	#0
.LBB92_3:                               ; %select.end
	sty	__rc20
	lda	__rc21
	cmp	#65
	bcc	.LBB92_6
; %bb.4:                                ; %bb10
	cmp	#77
	bcs	.LBB92_9
; %bb.5:                                ; %bb5
	clc
	adc	#191
	jsr	awale_c64.play.App.choose
	jmp	.LBB92_48
.LBB92_6:                               ; %bb6
	cmp	#49
	bcc	.LBB92_9
; %bb.7:                                ; %bb9
	cmp	#55
	bcs	.LBB92_9
; %bb.8:                                ; %bb7
	clc
	adc	__rc20
	clc
	adc	#207
	jsr	awale_c64.play.App.choose
	jmp	.LBB92_48
.LBB92_9:                               ; %bb8
	sec
	sbc	#13
	bvc	.LBB92_11
; %bb.10:                               ; %bb8
	eor	#128
.LBB92_11:                              ; %bb8
	tay
	bmi	.LBB92_12
	jmp	.LBB92_16
.LBB92_12:                              ; %bb8
	sec
	lda	__rc21
	sbc	#133
	cmp	#39
	bcc	.LBB92_13
	jmp	.LBB92_45
.LBB92_13:                              ; %bb8
	tay
	lda	.LJTI92_0,y
	pha
	lda	.LJTI92_0+39,y
	tay
	pla
	sta	__rc2
	sty	__rc3
	jmp	(__rc2)
.LBB92_14:                              ; %bb15
	jsr	awale_c64.hint.App.consult
	and	#1
	bne	.LBB92_15
	jmp	.LBB92_48
.LBB92_15:                              ; %bb2.i2
	txa
	ldy	__rc2
	sty	__rc20
	stx	__rc21
	jsr	awale_c64.play.App.choose
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	#20
	jsr	awale_c64.screens.line.blank
	ldx	#1
	ldy	#101
	lda	#7
	sty	__rc2
	sta	__rc3
	ldy	__rc21
	sty	__rc4
	ldy	#0
	sty	__rc5
	lda	#20
	jsr	awale_c64.screens.line.print
	tax
	inx
	ldy	__rc20
	sty	__rc2
	ldy	#7
	sty	__rc3
	lda	#20
	jsr	awale_c64.screens.line.print_value
	jmp	.LBB92_48
.LBB92_16:                              ; %bb8
	ldy	__rc21
	cpy	#13
	bne	.LBB92_17
	jmp	.LBB92_43
.LBB92_17:                              ; %bb8
	cpy	#17
	bne	.LBB92_18
	jmp	.LBB92_39
.LBB92_18:                              ; %bb8
	ldy	__rc21
	cpy	#29
	beq	.LBB92_19
	jmp	.LBB92_45
.LBB92_19:                              ; %bb17
	bit	__set_v
	ldy	#1
	lda	__rc21
	cmp	#29
	beq	.LBB92_21
; %bb.20:                               ; %bb17
	ldy	#0
.LBB92_21:                              ; %bb17
	sty	__rc3
	txa
	beq	.LBB92_23
; %bb.22:                               ; %bb17
	clv
.LBB92_23:                              ; %bb17
	lda	__rc20
	ldy	#1
	ldx	#0
	stx	__rc2
	bvs	.LBB92_25
; %bb.24:                               ; %bb17
	ldx	#1
	stx	__rc2
.LBB92_25:                              ; %bb17
	clc
	adc	#5
	ldx	__rc3
	bne	.LBB92_27
; %bb.26:                               ; %bb17
	ldy	#0
.LBB92_27:                              ; %bb17
	sta	__rc21
	tya
	eor	__rc2
	and	#1
	ldx	__rc20
	stx	__rc22
	sta	__rc23
	tax
	bne	.LBB92_29
; %bb.28:                               ; %select.false2
	ldx	__rc21
	stx	__rc22
.LBB92_29:                              ; %select.end1
	ldx	GAME+1392
	jmp	.LBB92_34
.LBB92_30:                              ; %bb5.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	lda	__rc21
	cpx	__rc20
	beq	.LBB92_33
; %bb.31:                               ; %bb12.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	dex
.LBB92_32:                              ; %bb13.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	txa
.LBB92_33:                              ; %bb13.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	sta	__rc24
	jsr	awale_c64.core.game.Game.refusal
	ldx	__rc24
	cmp	#5
	beq	.LBB92_38
.LBB92_34:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc22
	cpx	#255
	beq	.LBB92_33
; %bb.35:                               ; %bb3.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	ldy	__rc23
	beq	.LBB92_30
; %bb.36:                               ; %bb6.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	lda	__rc20
	cpx	__rc21
	beq	.LBB92_33
; %bb.37:                               ; %bb10.i
                                        ;   in Loop: Header=BB92_34 Depth=1
	inx
	jmp	.LBB92_32
.LBB92_38:                              ; %awale_c64.play.App.choose_beside.exit
	txa
	jsr	awale_c64.play.App.choose
	jmp	.LBB92_48
.LBB92_39:                              ; %bb11
	jsr	awale_c64.menu.App.open_game_menu
	jmp	.LBB92_48
.LBB92_40:                              ; %bb14
	jsr	awale_c64.past.App.take_back
	jmp	.LBB92_48
.LBB92_41:                              ; %bb13
	jsr	awale_c64.log.App.open_log
	jmp	.LBB92_48
.LBB92_42:                              ; %bb12
	jsr	awale_c64.play.App.abandon
	jmp	.LBB92_48
.LBB92_43:                              ; %bb16
	lda	GAME+1392
	cmp	#255
	beq	.LBB92_46
; %bb.44:                               ; %bb22
	jsr	awale_c64.play.App.play
	jmp	.LBB92_48
.LBB92_45:                              ; %bb4
	lda	#123
	jmp	.LBB92_47
.LBB92_46:                              ; %bb21
	lda	#100
.LBB92_47:                              ; %bb24
	ldx	#0
	stx	__rc2
	jsr	awale_c64.app.App.refuse
.LBB92_48:                              ; %bb24
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
.Lfunc_end92:
	.size	awale_c64.play.App.play_key, .Lfunc_end92-awale_c64.play.App.play_key
	.section	.rodata.awale_c64.play.App.play_key,"a",@progbits
.LJTI92_0:
	.byte	.LBB92_39@mos16lo
	.byte	.LBB92_14@mos16lo
	.byte	.LBB92_40@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_41@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_19@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_45@mos16lo
	.byte	.LBB92_42@mos16lo
	.byte	.LBB92_39@mos16hi
	.byte	.LBB92_14@mos16hi
	.byte	.LBB92_40@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_41@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_19@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_45@mos16hi
	.byte	.LBB92_42@mos16hi
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
	stx	.Lawale_c64.play.App.draw_game_sstk+24 ; 1-byte Folded Spill
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
	ldx	#0
	stx	__rc4
	ldx	#12
	lda	#0
	jsr	__memset
	ldx	#mos16lo(GAME+1110)
	stx	__rc2
	ldx	#mos16hi(GAME+1110)
	stx	__rc3
	ldx	#0
	stx	__rc4
	ldx	#12
	lda	#0
	jsr	__memset
	jsr	awale_c64.screens.clear
	ldx	GAME+1124
	ldy	#1
	txa
	beq	.LBB93_2
; %bb.1:                                ; %bb2.i.i
	lda	#0
	ldy	#77
	ldx	#7
	sty	__rc2
	stx	__rc3
	sta	__rc4
	sta	__rc5
	ldx	#1
	jsr	awale_c64.screens.line.print
	tay
	iny
.LBB93_2:                               ; %bb4.i.i
	sty	__rc21
	lda	#mos16lo(.Lawale_c64.play.App.draw_game_sstk)
	clc
	adc	#16
	sta	__rc22
	lda	#mos16hi(.Lawale_c64.play.App.draw_game_sstk)
	adc	#0
	clc
	sta	__rc23
	ldx	#0
	stx	.Lawale_c64.play.App.draw_game_sstk+16
	inx
	stx	.Lawale_c64.play.App.draw_game_sstk+17
	lda	#0
.LBB93_3:                               ; %bb6.i.i.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB93_6 Depth 2
	ldx	GAME+1124
	sta	__rc24
	sta	__rc4
	lda	__rc22
	adc	__rc4
	sta	__rc2
	lda	__rc23
	adc	#0
	sta	__rc3
	sec
	lda	#2
	sbc	__rc4
	sta	__rc5
	ldy	#0
	sty	__rc20
	ldy	GAME+1125
	sty	__rc6
	jmp	.LBB93_6
.LBB93_4:                               ; %awale_c64.setup.Setup.is_computer.exit.i.i
                                        ;   in Loop: Header=BB93_6 Depth=2
	sta	__rc4
	ldy	__rc6
	cpy	__rc4
	bne	.LBB93_9
.LBB93_5:                               ; %bb6.i.i.backedge
                                        ;   in Loop: Header=BB93_6 Depth=2
	inc	__rc20
.LBB93_6:                               ; %bb6.i.i
                                        ;   Parent Loop BB93_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc5
	cpy	__rc20
	beq	.LBB93_10
; %bb.7:                                ; %bb9.i.i
                                        ;   in Loop: Header=BB93_6 Depth=2
	ldy	__rc20
	lda	(__rc2),y
	cpx	#1
	beq	.LBB93_4
; %bb.8:                                ; %bb9.i.i
                                        ;   in Loop: Header=BB93_6 Depth=2
	cpx	#0
	bne	.LBB93_5
.LBB93_9:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB93_3 Depth=1
	clc
	adc	#2
	tax
	lda	#64
	clc
	adc	GAME+1124,x
	sta	__rc2
	ldx	#1
	stx	__rc3
	lda	#0
	sta	__rc4
	sta	__rc5
	ldx	__rc21
	jsr	awale_c64.screens.line.print
	tax
	inx
	stx	__rc21
	clc
	lda	__rc24
	adc	__rc20
	clc
	adc	#1
	clc
	jmp	.LBB93_3
.LBB93_10:                              ; %bb10.i.i
	jsr	awale_c64.setup.Setup.has_clock
	and	#1
	beq	.LBB93_12
; %bb.11:                               ; %bb18.i.i
	lda	#69
	clc
	adc	GAME+1128
	ldy	#0
	ldx	#1
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	__rc21
	tya
	jsr	awale_c64.screens.line.print
	tax
	jmp	.LBB93_13
.LBB93_12:
	ldx	__rc21
.LBB93_13:                              ; %awale_c64.screens.board.print_levels.exit.i
	lda	#0
	ldy	#29
	sty	__rc2
	jsr	fill_cells
	lda	#38
	clc
	adc	GAME+1130
	ldx	#3
	sta	__rc2
	stx	__rc3
	lda	#0
	sta	__rc4
	sta	__rc5
	ldx	#29
	jsr	awale_c64.screens.line.print
	ldx	#mos16lo(.Lalloc_d32832882490bd4ad8e5ee9573103828)
	stx	__rc2
	ldx	#mos16hi(.Lalloc_d32832882490bd4ad8e5ee9573103828)
	stx	__rc3
	jsr	awale_c64.screens.picture.Picture.draw
	ldx	#0
	stx	.Lawale_c64.play.App.draw_game_sstk+16
	inx
	stx	.Lawale_c64.play.App.draw_game_sstk+17
	ldx	#16
	jmp	.LBB93_15
.LBB93_14:                              ; %bb10.i
                                        ;   in Loop: Header=BB93_15 Depth=1
	lda	.Lawale_c64.play.App.draw_game_sstk,x
	stx	__rc20
	tax
	sta	__rc21
	pha
	lda	awale_c64.screens.board.STORE_COLUMN,x
	tax
	pla
	clc
	adc	#78
	sta	__rc2
	ldy	#1
	sty	__rc3
	dey
	sty	__rc4
	sty	__rc5
	lda	#2
	jsr	awale_c64.screens.line.print
	lda	__rc21
	jsr	awale_c64.screens.board.Board.draw_store
	ldx	__rc20
	inx
.LBB93_15:                              ; %bb7.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#18
	bne	.LBB93_14
; %bb.16:                               ; %bb18.i.preheader
	lda	#0
	tax
	jmp	.LBB93_18
.LBB93_17:                              ; %bb20.i
                                        ;   in Loop: Header=BB93_18 Depth=1
	stx	__rc20
	inc	__rc20
	stx	__rc22
	tax
	sta	__rc21
	lda	__rc22
	clc
	adc	#33
	ldy	awale_c64.screens.board.LABEL,x
	sty	__rc5
	pha
	lda	awale_c64.screens.board.LABEL+1,x
	tax
	pla
	ldy	#1
	sty	__rc2
	sta	__rc3
	sty	__rc4
	lda	__rc5
	jsr	awale_c64.screens.board.put
	lda	__rc22
	jsr	awale_c64.screens.board.Board.draw_pit
	lda	__rc21
	clc
	adc	#2
	ldx	__rc20
.LBB93_18:                              ; %bb18.i
                                        ; =>This Inner Loop Header: Depth=1
	cmp	#24
	bne	.LBB93_17
; %bb.19:                               ; %awale_c64.screens.board.Board.draw.exit
	lda	GAME+1164
	and	#1
	beq	.LBB93_21
; %bb.20:                               ; %bb5
	lda	GAME+1166
	jsr	awale_c64.screens.lesson.draw
	jmp	.LBB93_22
.LBB93_21:                              ; %bb7
	lda	#129
	jsr	awale_c64.screens.line.help
.LBB93_22:                              ; %bb8
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.display
	ldx	.Lawale_c64.play.App.draw_game_sstk+24 ; 1-byte Folded Reload
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
.Lfunc_end93:
	.size	awale_c64.play.App.draw_game, .Lfunc_end93-awale_c64.play.App.draw_game
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_game,"ax",@progbits
	.type	awale_c64.play.App.show_game,@function ; -- Begin function awale_c64.play.App.show_game
awale_c64.play.App.show_game:           ; @awale_c64.play.App.show_game
; %bb.0:                                ; %start
	ldx	#255
	stx	GAME+1392
	ldx	#mos16lo(GAME+1393)
	stx	__rc2
	ldx	#mos16hi(GAME+1393)
	stx	__rc3
	lda	#0
	ldx	#12
	sta	__rc4
	jsr	__memset
	jmp	awale_c64.play.App.draw_game
.Lfunc_end94:
	.size	awale_c64.play.App.show_game, .Lfunc_end94-awale_c64.play.App.show_game
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_keys,"ax",@progbits
	.type	awale_c64.play.App.show_keys,@function ; -- Begin function awale_c64.play.App.show_keys
awale_c64.play.App.show_keys:           ; @awale_c64.play.App.show_keys
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	ldx	#19
	jmp	.LBB95_2
.LBB95_1:                               ; %bb5
                                        ;   in Loop: Header=BB95_2 Depth=1
	stx	__rc20
	inc	__rc20
	stx	__rc21
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	__rc21
	jsr	awale_c64.screens.line.blank
	ldx	__rc20
.LBB95_2:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#22
	bne	.LBB95_1
; %bb.3:                                ; %bb6
	lda	#129
	jsr	awale_c64.screens.line.help
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end95:
	.size	awale_c64.play.App.show_keys, .Lfunc_end95-awale_c64.play.App.show_keys
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_turn,"ax",@progbits
	.type	awale_c64.play.App.show_turn,@function ; -- Begin function awale_c64.play.App.show_turn
awale_c64.play.App.show_turn:           ; @awale_c64.play.App.show_turn
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	GAME+21
	ldx	GAME+1124
	beq	.LBB96_4
; %bb.1:                                ; %start
	cpx	#1
	bne	.LBB96_3
; %bb.2:                                ; %awale_c64.setup.Setup.is_computer.exit
	ldx	GAME+1125
	sta	__rc2
	cpx	__rc2
	bne	.LBB96_4
.LBB96_3:                               ; %bb4
	clc
	adc	#80
	sta	__rc20
	jsr	awale_c64.core.game.Game.legal_moves
	jmp	.LBB96_5
.LBB96_4:                               ; %bb2
	clc
	adc	#82
	sta	__rc20
	lda	#0
.LBB96_5:                               ; %bb7
	jsr	awale_c64.marks.App.show_marks
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
.Lfunc_end96:
	.size	awale_c64.play.App.show_turn, .Lfunc_end96-awale_c64.play.App.show_turn
                                        ; -- End function
	.section	.text.awale_c64.marks.App.show_marks,"ax",@progbits
	.type	awale_c64.marks.App.show_marks,@function ; -- Begin function awale_c64.marks.App.show_marks
awale_c64.marks.App.show_marks:         ; @awale_c64.marks.App.show_marks
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
	sta	__rc20
	ldx	#mos16lo(.Lawale_c64.marks.App.show_marks_sstk)
	ldy	#mos16hi(.Lawale_c64.marks.App.show_marks_sstk)
	stx	__rc2
	sty	__rc3
	lda	#0
	ldx	#12
	sta	__rc4
	jsr	__memset
	ldx	GAME+1392
	cpx	#255
	bne	.LBB97_1
	jmp	.LBB97_16
.LBB97_1:                               ; %bb1.i
	ldy	GAME+7,x
	sty	__rc23
	sty	__rc21
	ldy	#49
	lda	#0
	stx	__rc4
	tax
	sty	__rc2
	sta	__rc3
	ldy	__rc4
	sty	__rc22
	lda	__rc4
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	ldx	#0
	stx	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Spill
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc3
	sta	__rc3
	ldy	#1
	jmp	.LBB97_11
.LBB97_2:                               ; %bb5.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	ldx	#1
.LBB97_3:                               ; %bb5.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	stx	.Lawale_c64.marks.App.show_marks_sstk+13 ; 1-byte Folded Spill
	ldx	#1
	lda	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Reload
	bne	.LBB97_5
; %bb.4:                                ; %select.false
                                        ;   in Loop: Header=BB97_11 Depth=1
	lda	.Lawale_c64.marks.App.show_marks_sstk+13 ; 1-byte Folded Reload
	and	#1
	tax
.LBB97_5:                               ; %select.end
                                        ;   in Loop: Header=BB97_11 Depth=1
	txa
	bne	.LBB97_13
; %bb.6:                                ; %bb2.i.i.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	cpy	__rc21
	sty	__rc4
	ldx	#1
	bcs	.LBB97_8
; %bb.7:                                ; %bb2.i.i.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	ldx	#0
.LBB97_8:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB97_11 Depth=1
                                        ; kill: def $xlsb killed $xlsb def $x
	stx	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Spill
	bcs	.LBB97_10
; %bb.9:                                ; %bb4.i.i.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	sty	__rc4
	inc	__rc4
.LBB97_10:                              ; %bb8.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	lda	(__rc2),y
	tax
	inc	.Lawale_c64.marks.App.show_marks_sstk,x
	ldy	__rc4
.LBB97_11:                              ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc4
	ldx	__rc23
	cpx	__rc4
	bcc	.LBB97_2
; %bb.12:                               ; %bb5.i
                                        ;   in Loop: Header=BB97_11 Depth=1
	ldx	#0
	jmp	.LBB97_3
.LBB97_13:                              ; %bb9.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	lda	__rc22
	jsr	awale_c64.core.moves.Position.capture
	tay
	lda	#16
	ora	.Lawale_c64.marks.App.show_marks_sstk,y
	sta	.Lawale_c64.marks.App.show_marks_sstk,y
	jmp	.LBB97_15
.LBB97_14:                              ; %bb17.i
                                        ;   in Loop: Header=BB97_15 Depth=1
	lda	#32
	ora	.Lawale_c64.marks.App.show_marks_sstk,y
	sta	.Lawale_c64.marks.App.show_marks_sstk,y
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),y
	tay
	dex
.LBB97_15:                              ; %bb15.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	bne	.LBB97_14
.LBB97_16:                              ; %awale_c64.marks.App.preview.exit
	ldx	GAME+21
	ldy	#0
	sty	__rc21
	txa
	beq	.LBB97_18
; %bb.17:                               ; %select.false14
	ldx	#6
	stx	__rc21
.LBB97_18:                              ; %select.end13
	lda	__rc21
	clc
	adc	#6
	sta	__rc22
	ldx	#0
	txa
	sta	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Spill
	sty	__rc11
	jmp	.LBB97_21
.LBB97_19:                              ; %bb29
                                        ;   in Loop: Header=BB97_21 Depth=1
	lda	__rc11
	and	#1
	ldx	#0
	tay
	bne	.LBB97_20
	jmp	.LBB97_36
.LBB97_20:                              ; %bb33
                                        ;   in Loop: Header=BB97_21 Depth=1
	lda	__rc23
	stx	__rc23
	tax
	inx
	stx	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Spill
	ldx	__rc6
	jsr	awale_c64.screens.board.Board.tell
	ldx	__rc23
	stx	__rc11
	ldy	#0
	ldx	#0
.LBB97_21:                              ; %bb4.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB97_29 Depth 2
	lda	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Reload
	sta	__rc10
	sta	__rc2
	lda	#mos16lo(GAME)
	clc
	adc	__rc2
	sta	__rc12
	lda	#mos16hi(GAME)
	adc	#0
	sta	__rc13
	lda	#mos16lo(.Lawale_c64.marks.App.show_marks_sstk)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(.Lawale_c64.marks.App.show_marks_sstk)
	adc	#0
	sta	__rc5
	sec
	lda	__rc10
	sbc	GAME+1392
	sta	__rc14
	stx	__rc3
	jmp	.LBB97_29
.LBB97_22:                              ;   in Loop: Header=BB97_29 Depth=2
	tax
.LBB97_23:                              ; %bb20
                                        ;   in Loop: Header=BB97_29 Depth=2
	ldy	__rc3
	lda	(__rc4),y
	sta	__rc2
	and	#32
	beq	.LBB97_25
; %bb.24:                               ; %bb21
                                        ;   in Loop: Header=BB97_29 Depth=2
	ldx	#4
.LBB97_25:                              ; %bb23
                                        ;   in Loop: Header=BB97_29 Depth=2
	sec
	lda	#0
	sbc	__rc3
	sta	__rc7
	stx	__rc6
	ldy	#0
	ldx	__rc14
	cpx	__rc7
	bne	.LBB97_27
; %bb.26:                               ; %bb24
                                        ;   in Loop: Header=BB97_29 Depth=2
	ldx	#2
	stx	__rc6
.LBB97_27:                              ; %bb26
                                        ;   in Loop: Header=BB97_29 Depth=2
	clc
	ldx	__rc8
	stx	__rc7
	lda	__rc8
	adc	#59
	sta	__rc8
	lda	__rc9
	ldx	__rc9
	adc	#4
	sta	__rc9
	lda	(__rc8),y
	cmp	__rc6
	beq	.LBB97_28
	jmp	.LBB97_19
.LBB97_28:                              ; %awale_c64.screens.board.Board.tells.exit
                                        ;   in Loop: Header=BB97_29 Depth=2
	clc
	lda	__rc7
	adc	#86
	sta	__rc8
	txa
	adc	#4
	sta	__rc9
	lda	(__rc8),y
	inc	__rc3
	cmp	__rc2
	beq	.LBB97_29
	jmp	.LBB97_19
.LBB97_29:                              ; %bb4
                                        ;   Parent Loop BB97_21 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc10
	clc
	adc	__rc3
	cmp	#12
	bne	.LBB97_30
	jmp	.LBB97_37
.LBB97_30:                              ; %bb7
                                        ;   in Loop: Header=BB97_29 Depth=2
	clc
	sta	__rc23
	lda	__rc12
	adc	__rc3
	sta	__rc2
	lda	__rc13
	adc	#0
	tax
	clc
	lda	__rc2
	sta	__rc8
	lda	__rc2
	adc	#113
	sta	__rc6
	txa
	stx	__rc9
	adc	#5
	sta	__rc7
	ldx	__rc23
	lda	(__rc6),y
	cpx	__rc21
	bcs	.LBB97_31
	jmp	.LBB97_22
.LBB97_31:                              ; %bb11
                                        ;   in Loop: Header=BB97_29 Depth=2
	cpx	__rc22
	bcc	.LBB97_32
	jmp	.LBB97_22
.LBB97_32:                              ; %bb12
                                        ;   in Loop: Header=BB97_29 Depth=2
	tax
	bne	.LBB97_35
; %bb.33:                               ; %bb14
                                        ;   in Loop: Header=BB97_29 Depth=2
	lda	__rc20
	and	#1
	and	#1
	tax
	lda	#0
	cpx	#0
	beq	.LBB97_35
; %bb.34:                               ; %bb15
                                        ;   in Loop: Header=BB97_29 Depth=2
	lda	#1
.LBB97_35:                              ; %bb18
                                        ;   in Loop: Header=BB97_29 Depth=2
	tax
	lsr	__rc20
	jmp	.LBB97_23
.LBB97_36:                              ; %bb30
                                        ;   in Loop: Header=BB97_21 Depth=1
	ldx	__rc2
	stx	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Spill
	ldx	__rc6
	stx	.Lawale_c64.marks.App.show_marks_sstk+13 ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.marks.App.show_marks_sstk+13 ; 1-byte Folded Reload
	stx	__rc6
	ldx	.Lawale_c64.marks.App.show_marks_sstk+12 ; 1-byte Folded Reload
	stx	__rc2
	ldx	#1
	jmp	.LBB97_20
.LBB97_37:                              ; %bb8
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end97:
	.size	awale_c64.marks.App.show_marks, .Lfunc_end97-awale_c64.marks.App.show_marks
                                        ; -- End function
	.section	.text.awale_c64.marks.App.say_preview,"ax",@progbits
	.type	awale_c64.marks.App.say_preview,@function ; -- Begin function awale_c64.marks.App.say_preview
awale_c64.marks.App.say_preview:        ; @awale_c64.marks.App.say_preview
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
	stx	.Lawale_c64.marks.App.say_preview_sstk+1 ; 1-byte Folded Spill
	ldy	GAME+1392
	ldx	GAME+7,y
	stx	__rc22
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	sty	__rc24
	tya
	jsr	awale_c64.core.moves.Position.capture
	sta	__rc20
	ldx	__rc2
	stx	__rc21
	lda	__rc21
	beq	.LBB98_2
; %bb.1:                                ; %bb7
	ldx	#99
	jmp	.LBB98_3
.LBB98_2:
	ldx	#98
.LBB98_3:                               ; %bb8
	stx	.Lawale_c64.marks.App.say_preview_sstk ; 1-byte Folded Spill
	ldy	#96
	ldx	__rc22
	cpx	#1
	beq	.LBB98_5
; %bb.4:                                ; %select.false
	ldy	#97
.LBB98_5:                               ; %select.end
	sty	__rc23
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	__rc24
	stx	__rc2
	ldx	__rc22
	stx	__rc3
	ldx	__rc20
	stx	__rc4
	ldx	__rc21
	stx	__rc5
	ldx	.Lawale_c64.marks.App.say_preview_sstk ; 1-byte Folded Reload
	lda	__rc23
	jsr	awale_c64.screens.line.message_in_two
	ldx	.Lawale_c64.marks.App.say_preview_sstk+1 ; 1-byte Folded Reload
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
.Lfunc_end98:
	.size	awale_c64.marks.App.say_preview, .Lfunc_end98-awale_c64.marks.App.say_preview
                                        ; -- End function
	.section	.text.awale_c64.saved.pack,"ax",@progbits
	.type	awale_c64.saved.pack,@function  ; -- Begin function awale_c64.saved.pack
awale_c64.saved.pack:                   ; @awale_c64.saved.pack
; %bb.0:                                ; %start
	ldx	awale_c64.saved.MAGIC
	stx	SEARCH
	ldx	awale_c64.saved.MAGIC+1
	stx	SEARCH+1
	ldx	awale_c64.saved.MAGIC+2
	stx	SEARCH+2
	ldx	awale_c64.saved.MAGIC+3
	stx	SEARCH+3
	ldx	awale_c64.saved.MAGIC+4
	stx	SEARCH+4
	ldx	awale_c64.saved.MAGIC+5
	stx	SEARCH+5
	ldx	#mos16lo(SEARCH+6)
	stx	__rc2
	ldx	#mos16hi(SEARCH+6)
	stx	__rc3
	ldx	#mos16lo(GAME+1124)
	stx	__rc4
	ldx	#mos16hi(GAME+1124)
	stx	__rc5
	lda	#12
	ldx	#0
	jsr	memcpy
	ldx	#mos16lo(SEARCH+18)
	stx	__rc2
	ldx	#mos16hi(SEARCH+18)
	stx	__rc3
	ldx	#mos16lo(GAME)
	stx	__rc4
	ldx	#mos16hi(GAME)
	stx	__rc5
	lda	#57
	ldx	#4
	jsr	memcpy
	lda	GAME+54
	sta	mos8(.Lawale_c64.saved.pack_zp_stk+1) ; 1-byte Folded Spill
	ldx	GAME+55
	stx	mos8(.Lawale_c64.saved.pack_zp_stk) ; 1-byte Folded Spill
	clc
	adc	#75
	sta	__rc3
	sta	mos8(.Lawale_c64.saved.pack_zp_stk+2) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.saved.pack_zp_stk) ; 1-byte Folded Reload
	adc	#0
	sta	mos8(.Lawale_c64.saved.pack_zp_stk+3) ; 1-byte Folded Spill
	tax
	lda	__rc3
	jsr	awale_c64.saved.check
	sta	__rc5
	stx	__rc4
	lda	mos8(.Lawale_c64.saved.pack_zp_stk+3) ; 1-byte Folded Reload
	and	#15
	sta	__rc2
	lda	#mos16lo(SEARCH)
	clc
	ldx	mos8(.Lawale_c64.saved.pack_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc3
	adc	__rc3
	tax
	lda	#mos16hi(SEARCH)
	adc	__rc2
	stx	__rc2
	sta	__rc3
	ldy	#0
	lda	__rc5
	sta	(__rc2),y
	ldx	mos8(.Lawale_c64.saved.pack_zp_stk+1) ; 1-byte Folded Reload
	txa
	clc
	adc	#76
	sta	__rc2
	lda	mos8(.Lawale_c64.saved.pack_zp_stk) ; 1-byte Folded Reload
	adc	#0
	and	#15
	sta	__rc3
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(SEARCH)
	adc	__rc3
	sta	__rc3
	lda	__rc4
	sta	(__rc2),y
	txa
	clc
	adc	#77
	tay
	lda	mos8(.Lawale_c64.saved.pack_zp_stk) ; 1-byte Folded Reload
	adc	#0
	tax
	tya
	rts
.Lfunc_end99:
	.size	awale_c64.saved.pack, .Lfunc_end99-awale_c64.saved.pack
                                        ; -- End function
	.section	.text.awale_c64.saved.check,"ax",@progbits
	.type	awale_c64.saved.check,@function ; -- Begin function awale_c64.saved.check
awale_c64.saved.check:                  ; @awale_c64.saved.check
; %bb.0:                                ; %start
	sta	__rc8
	stx	__rc9
	ldx	#0
	lda	#255
	stx	__rc3
	stx	__rc4
	tax
	sta	__rc2
	ldy	__rc4
	jmp	.LBB100_4
.LBB100_1:                              ; %bb5
                                        ;   in Loop: Header=BB100_4 Depth=1
	ldy	__rc3
	sty	__rc4
	lda	__rc5
	and	#15
	sta	__rc6
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc3
	tay
	lda	#mos16hi(SEARCH)
	adc	__rc6
	inc	__rc4
	bne	.LBB100_3
; %bb.2:                                ; %bb5
                                        ;   in Loop: Header=BB100_4 Depth=1
	inc	__rc5
.LBB100_3:                              ; %bb5
                                        ;   in Loop: Header=BB100_4 Depth=1
	sty	__rc6
	sta	__rc7
	txa
	ldy	#0
	eor	(__rc6),y
	sta	__rc3
	lsr
	lsr
	lsr
	lsr
	eor	__rc3
	sta	__rc3
	sta	__rc6
	asl	__rc6
	asl	__rc6
	asl	__rc6
	asl	__rc6
	lsr
	lsr
	lsr
	eor	__rc6
	eor	__rc2
	tax
	lda	__rc6
	asl
	eor	__rc3
	ldy	__rc4
	sty	__rc3
	sta	__rc2
	ldy	__rc5
.LBB100_4:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc5
	sty	__rc4
	ldy	__rc9
	cpy	__rc4
	beq	.LBB100_5
	jmp	.LBB100_1
.LBB100_5:                              ; %bb2
                                        ;   in Loop: Header=BB100_4 Depth=1
	lda	__rc8
	cmp	__rc3
	beq	.LBB100_6
	jmp	.LBB100_1
.LBB100_6:                              ; %bb6
	lda	__rc2
	rts
.Lfunc_end100:
	.size	awale_c64.saved.check, .Lfunc_end100-awale_c64.saved.check
                                        ; -- End function
	.section	.text.awale_c64.saved.unpack,"ax",@progbits
	.type	awale_c64.saved.unpack,@function ; -- Begin function awale_c64.saved.unpack
awale_c64.saved.unpack:                 ; @awale_c64.saved.unpack
; %bb.0:                                ; %start
	sta	__rc3
	stx	__rc2
	ldy	#0
	sta	__rc6
	stx	__rc4
	jmp	.LBB101_2
.LBB101_1:                              ; %bb10
                                        ;   in Loop: Header=BB101_2 Depth=1
	ldx	__rc5
	stx	__rc8
	ldx	__rc5
	lda	__rc7
	cmp	awale_c64.saved.MAGIC,x
	bne	.LBB101_8
.LBB101_2:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#6
	beq	.LBB101_12
; %bb.3:                                ; %bb5
                                        ;   in Loop: Header=BB101_2 Depth=1
	lda	__rc4
	beq	.LBB101_6
.LBB101_4:                              ; %bb10
                                        ;   in Loop: Header=BB101_2 Depth=1
	sty	__rc5
	iny
	ldx	__rc5
	lda	SEARCH,x
	tax
	stx	__rc7
	lda	#255
	dec	__rc6
	cmp	__rc6
	bne	.LBB101_1
; %bb.5:                                ; %bb10
                                        ;   in Loop: Header=BB101_2 Depth=1
	dec	__rc4
	jmp	.LBB101_1
.LBB101_6:                              ; %bb5
                                        ;   in Loop: Header=BB101_2 Depth=1
	lda	__rc6
	bne	.LBB101_4
; %bb.7:
	ldx	__rc3
	stx	__rc8
.LBB101_8:                              ; %bb13
	ldx	#0
	lda	__rc8
	cmp	#5
	beq	.LBB101_9
	jmp	.LBB101_35
.LBB101_9:                              ; %bb15
	lda	__rc2
	bne	.LBB101_17
; %bb.10:                               ; %bb15
	ldx	__rc3
	cpx	#5
	bne	.LBB101_17
; %bb.11:                               ; %bb15
	lda	#2
	rts
.LBB101_12:                             ; %bb6
	lda	__rc2
	bne	.LBB101_14
; %bb.13:                               ; %bb6
	ldx	__rc3
	cpx	#77
	ldx	#2
	bcs	.LBB101_15
	jmp	.LBB101_35
.LBB101_14:                             ; %bb6
	ldx	__rc2
	cpx	#0
	ldx	#2
	bcs	.LBB101_15
	jmp	.LBB101_35
.LBB101_15:                             ; %bb22
	ldx	SEARCH+72
	ldy	SEARCH+73
	cpy	#4
	bne	.LBB101_18
; %bb.16:                               ; %bb22
	txa
	cpx	#1
	bcc	.LBB101_20
	jmp	.LBB101_19
.LBB101_17:                             ; %bb15
	lda	#1
	rts
.LBB101_18:                             ; %bb22
	txa
	cpy	#4
	bcc	.LBB101_20
.LBB101_19:
	lda	#4
	rts
.LBB101_20:                             ; %bb26
	clc
	adc	#77
	sta	__rc4
	tya
	adc	#0
	sta	__rc5
	ldx	__rc2
	cpx	__rc5
	beq	.LBB101_21
	jmp	.LBB101_29
.LBB101_21:                             ; %bb26
	ldx	__rc3
	cpx	__rc4
	beq	.LBB101_22
	jmp	.LBB101_29
.LBB101_22:                             ; %bb28
	lda	__rc3
	clc
	adc	#254
	tay
	lda	__rc2
	adc	#255
	tax
	tya
	ldy	__rc3
	sty	.Lawale_c64.saved.unpack_sstk+32 ; 1-byte Folded Spill
	ldy	__rc2
	sty	.Lawale_c64.saved.unpack_sstk+30 ; 1-byte Folded Spill
	jsr	awale_c64.saved.check
	sta	__rc4
	lda	#mos16lo(SEARCH)
	clc
	ldy	.Lawale_c64.saved.unpack_sstk+32 ; 1-byte Folded Reload
	sty	__rc2
	adc	__rc2
	sta	__rc3
	lda	#mos16hi(SEARCH)
	ldy	.Lawale_c64.saved.unpack_sstk+30 ; 1-byte Folded Reload
	sty	__rc2
	adc	__rc2
	sta	__rc2
	clc
	lda	__rc3
	adc	#254
	tay
	lda	__rc2
	adc	#255
	sta	__rc3
	sty	__rc2
	ldy	#1
	txa
	cmp	(__rc2),y
	beq	.LBB101_23
	jmp	.LBB101_19
.LBB101_23:                             ; %bb28
	ldy	#0
	lda	(__rc2),y
	sta	__rc2
	lda	__rc4
	cmp	__rc2
	beq	.LBB101_24
	jmp	.LBB101_19
.LBB101_24:                             ; %bb2.i.preheader
	lda	#0
	ldx	#6
.LBB101_25:                             ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#18
	beq	.LBB101_37
; %bb.26:                               ; %bb5.i
                                        ;   in Loop: Header=BB101_25 Depth=1
	ldy	SEARCH,x
	sty	__rc2
	tay
	sta	__rc3
	lda	__rc2
	cmp	awale_c64.setup.VALUES,y
	lda	__rc3
	ldy	#1
	bcs	.LBB101_28
; %bb.27:                               ; %bb5.i
                                        ;   in Loop: Header=BB101_25 Depth=1
	ldy	#0
.LBB101_28:                             ; %bb5.i
                                        ;   in Loop: Header=BB101_25 Depth=1
	sty	__rc2
	clc
	adc	#2
	inx
	ldy	__rc2
	beq	.LBB101_25
	jmp	.LBB101_19
.LBB101_29:                             ; %bb27
	ldx	__rc2
	cpx	__rc5
	bne	.LBB101_32
; %bb.30:                               ; %bb27
	ldx	__rc3
	cpx	__rc4
	bcc	.LBB101_33
.LBB101_31:                             ; %bb27
	lda	#0
	jmp	.LBB101_34
.LBB101_32:                             ; %bb27
	ldx	__rc2
	cpx	__rc5
	bcs	.LBB101_31
.LBB101_33:                             ; %bb27
	lda	#1
.LBB101_34:                             ; %bb27
	and	#1
	ldx	#2
	tay
	beq	.LBB101_36
.LBB101_35:                             ; %bb50
	txa
	rts
.LBB101_36:                             ; %select.false
	lda	#3
	rts
.LBB101_37:                             ; %bb42
	ldx	SEARCH+6
	stx	.Lawale_c64.saved.unpack_sstk+32 ; 1-byte Folded Spill
	ldx	#mos16lo(.Lawale_c64.saved.unpack_sstk+7)
	ldy	#mos16hi(.Lawale_c64.saved.unpack_sstk+7)
	stx	__rc2
	sty	__rc3
	stx	__rc4
	sty	__rc5
	stx	.Lawale_c64.saved.unpack_sstk+33 ; 1-byte Folded Spill
	ldx	__rc5
	stx	.Lawale_c64.saved.unpack_sstk+34 ; 1-byte Folded Spill
	ldx	#mos16lo(SEARCH+7)
	stx	__rc4
	ldx	#mos16hi(SEARCH+7)
	stx	__rc5
	ldx	#0
	lda	#11
	jsr	memcpy
	lda	.Lawale_c64.saved.unpack_sstk+32 ; 1-byte Folded Reload
	sta	.Lawale_c64.saved.unpack_sstk+32 ; 1-byte Folded Spill
	sta	.Lawale_c64.saved.unpack_sstk+18
	ldx	#mos16lo(.Lawale_c64.saved.unpack_sstk+18)
	ldy	#mos16hi(.Lawale_c64.saved.unpack_sstk+18)
	stx	__rc2
	sty	__rc3
	stx	__rc4
	sty	__rc5
	stx	.Lawale_c64.saved.unpack_sstk+30 ; 1-byte Folded Spill
	ldx	__rc5
	stx	.Lawale_c64.saved.unpack_sstk+31 ; 1-byte Folded Spill
	inc	__rc2
	bne	.LBB101_39
; %bb.38:                               ; %bb42
	inc	__rc3
.LBB101_39:                             ; %bb42
	ldx	#mos16lo(SEARCH+7)
	stx	__rc4
	ldx	#mos16hi(SEARCH+7)
	stx	__rc5
	ldx	#0
	lda	#11
	jsr	memcpy
	ldx	.Lawale_c64.saved.unpack_sstk+30 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.saved.unpack_sstk+31 ; 1-byte Folded Reload
	stx	__rc3
	jsr	awale_c64.setup.Setup.rules
	ldy	__rc2
	sta	.Lawale_c64.saved.unpack_sstk
	stx	.Lawale_c64.saved.unpack_sstk+1
	sty	.Lawale_c64.saved.unpack_sstk+2
	ldx	__rc3
	stx	.Lawale_c64.saved.unpack_sstk+3
	ldx	__rc4
	stx	.Lawale_c64.saved.unpack_sstk+4
	ldx	__rc5
	stx	.Lawale_c64.saved.unpack_sstk+5
	ldx	__rc6
	stx	.Lawale_c64.saved.unpack_sstk+6
	ldx	#mos16lo(.Lawale_c64.saved.unpack_sstk)
	ldy	#mos16hi(.Lawale_c64.saved.unpack_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.game.Game.resume
	and	#1
	ldx	#4
	tay
	bne	.LBB101_40
	jmp	.LBB101_35
.LBB101_40:                             ; %bb47
	ldx	.Lawale_c64.saved.unpack_sstk+32 ; 1-byte Folded Reload
	stx	GAME+1124
	ldx	#mos16lo(GAME+1125)
	stx	__rc2
	ldx	#mos16hi(GAME+1125)
	stx	__rc3
	ldx	.Lawale_c64.saved.unpack_sstk+33 ; 1-byte Folded Reload
	stx	__rc4
	ldx	.Lawale_c64.saved.unpack_sstk+34 ; 1-byte Folded Reload
	stx	__rc5
	lda	#11
	ldx	#0
	jsr	memcpy
	ldx	#5
	txa
	rts
.Lfunc_end101:
	.size	awale_c64.saved.unpack, .Lfunc_end101-awale_c64.saved.unpack
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.is_clocked,"ax",@progbits
	.type	awale_c64.setup.Setup.is_clocked,@function ; -- Begin function awale_c64.setup.Setup.is_clocked
awale_c64.setup.Setup.is_clocked:       ; @awale_c64.setup.Setup.is_clocked
; %bb.0:                                ; %start
	ldy	GAME+1124
	beq	.LBB102_3
; %bb.1:                                ; %start
	ldx	#0
	cpy	#1
	bne	.LBB102_5
; %bb.2:                                ; %awale_c64.setup.Setup.is_computer.exit
	ldy	GAME+1125
	sta	__rc2
	cpy	__rc2
	beq	.LBB102_5
.LBB102_3:                              ; %bb2
	clc
	adc	#2
	tax
	ldy	GAME+1124,x
	ldx	#1
	cpy	#4
	beq	.LBB102_5
; %bb.4:                                ; %bb2
	ldx	#0
.LBB102_5:                              ; %bb5
	txa
	beq	.LBB102_7
; %bb.6:                                ; %bb5
	lda	#1
	rts
.LBB102_7:                              ; %bb5
	lda	#0
	rts
.Lfunc_end102:
	.size	awale_c64.setup.Setup.is_clocked, .Lfunc_end102-awale_c64.setup.Setup.is_clocked
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.set,"ax",@progbits
	.type	awale_c64.setup.Setup.set,@function ; -- Begin function awale_c64.setup.Setup.set
awale_c64.setup.Setup.set:              ; @awale_c64.setup.Setup.set
; %bb.0:                                ; %start
	tay
	txa
	sta	GAME+1124,y
	cpy	#7
	bcc	.LBB103_2
; %bb.1:                                ; %bb2
	ldx	#5
	stx	GAME+1130
	rts
.LBB103_2:                              ; %bb4
	cpy	#6
	beq	.LBB103_3
	jmp	.LBB103_7
.LBB103_3:                              ; %bb6
	stx	__rc2
	cpx	#5
	bcc	.LBB103_4
	jmp	.LBB103_7
.LBB103_4:                              ; %bb9.preheader
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
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc5
	iny
	lda	(__rc2),y
	sta	__rc6
	iny
	lda	(__rc2),y
	sta	__rc7
	iny
	lda	(__rc2),y
	sta	__rc2
	ldy	#0
	jmp	.LBB103_6
.LBB103_5:                              ; %bb12
                                        ;   in Loop: Header=BB103_6 Depth=1
	tya
	tax
	lda	__rc4
	sta	mos8(.Lawale_c64.setup.Setup.set_zp_stk)
	lda	__rc5
	sta	mos8(.Lawale_c64.setup.Setup.set_zp_stk+1)
	lda	__rc6
	sta	mos8(.Lawale_c64.setup.Setup.set_zp_stk+2)
	lda	__rc7
	sta	mos8(.Lawale_c64.setup.Setup.set_zp_stk+3)
	lda	__rc2
	sta	mos8(.Lawale_c64.setup.Setup.set_zp_stk+4)
	lda	mos8(.Lawale_c64.setup.Setup.set_zp_stk),y
	sta	GAME+1131,y
	inx
	txa
	tay
.LBB103_6:                              ; %bb9
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#5
	bne	.LBB103_5
.LBB103_7:                              ; %bb19
	rts
.Lfunc_end103:
	.size	awale_c64.setup.Setup.set, .Lfunc_end103-awale_c64.setup.Setup.set
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.rules,"ax",@progbits
	.type	awale_c64.setup.Setup.rules,@function ; -- Begin function awale_c64.setup.Setup.rules
awale_c64.setup.Setup.rules:            ; @awale_c64.setup.Setup.rules
; %bb.0:                                ; %start
	ldy	#6
	lda	(__rc2),y
	tax
	ldy	#10
	lda	(__rc2),y
	tay
	lda	awale_c64.setup.OVER_MAXES,y
	tay
	sty	__rc4
	ldy	#5
	lda	(__rc2),y
	beq	.LBB104_2
; %bb.1:                                ; %bb11
	clc
	adc	#255
	jmp	.LBB104_3
.LBB104_2:                              ; %bb12
	lda	awale_c64.setup.FIRST_PLAYERS,x
.LBB104_3:                              ; %bb13
	sta	__rc5
	ldy	#7
	lda	(__rc2),y
	sta	__rc8
	ldy	#11
	lda	(__rc2),y
	sta	__rc7
	lda	__rc4
	and	#1
	sta	__rc4
	ldy	#1
	sty	mos8(.Lawale_c64.setup.Setup.rules_zp_stk) ; 1-byte Folded Spill
	cpx	#2
	beq	.LBB104_5
; %bb.4:                                ; %select.false
	ldy	#0
.LBB104_5:                              ; %select.end
	sty	__rc6
	ldx	__rc8
	ldy	#9
	lda	(__rc2),y
	sta	__rc8
	ldy	__rc7
	sty	__rc9
	ldy	#8
	lda	(__rc2),y
	sta	__rc2
	lda	__rc4
	bne	.LBB104_7
; %bb.6:                                ; %select.false24
	txa
	ldx	#0
	stx	mos8(.Lawale_c64.setup.Setup.rules_zp_stk) ; 1-byte Folded Spill
	tax
.LBB104_7:                              ; %select.end23
	lda	awale_c64.setup.REPETITIONS,x
	tax
	stx	__rc7
	ldx	__rc9
	ldy	awale_c64.setup.REPETITIONS,x
	clc
	lda	__rc8
	adc	#4
	ldx	__rc2
	beq	.LBB104_9
; %bb.8:                                ; %select.false26
	ldx	#1
	jmp	.LBB104_10
.LBB104_9:
	ldx	#0
.LBB104_10:                             ; %select.end25
	sta	__rc2
	lda	mos8(.Lawale_c64.setup.Setup.rules_zp_stk) ; 1-byte Folded Reload
	sta	__rc3
	sty	__rc4
	lda	__rc7
	rts
.Lfunc_end104:
	.size	awale_c64.setup.Setup.rules, .Lfunc_end104-awale_c64.setup.Setup.rules
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
	ldx	GAME+1124,y
	inc	__rc4
	dec	__rc4
	beq	.LBB105_4
; %bb.1:                                ; %bb3
	inx
	cpx	__rc2
	bne	.LBB105_3
; %bb.2:                                ; %bb4
	ldx	#0
.LBB105_3:                              ; %bb11
	tya
	jmp	awale_c64.setup.Setup.set
.LBB105_4:                              ; %bb7
	cpx	#0
	bne	.LBB105_6
; %bb.5:                                ; %bb8
	tax
.LBB105_6:                              ; %bb9
	dex
	tya
	jmp	awale_c64.setup.Setup.set
.Lfunc_end105:
	.size	awale_c64.setup.Setup.change, .Lfunc_end105-awale_c64.setup.Setup.change
                                        ; -- End function
	.section	.text.awale_c64.setup.Setup.has_clock,"ax",@progbits
	.type	awale_c64.setup.Setup.has_clock,@function ; -- Begin function awale_c64.setup.Setup.has_clock
awale_c64.setup.Setup.has_clock:        ; @awale_c64.setup.Setup.has_clock
; %bb.0:                                ; %start
	lda	#0
	jsr	awale_c64.setup.Setup.is_clocked
	and	#1
	ldx	#1
	tay
	bne	.LBB106_2
; %bb.1:                                ; %bb3
	lda	#1
	jsr	awale_c64.setup.Setup.is_clocked
	tax
.LBB106_2:                              ; %bb4
	txa
	rts
.Lfunc_end106:
	.size	awale_c64.setup.Setup.has_clock, .Lfunc_end106-awale_c64.setup.Setup.has_clock
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
	lda	__rc16
	sta	__rc10
	ldy	__rc2
	sty	__rc20
	ldy	__rc3
	sty	__rc21
	ldy	__rc4
	sty	__rc2
	ldy	__rc5
	sty	__rc3
	ldy	#12
	lda	(__rc20),y
	iny
	sec
	sta	__rc11
	sbc	(__rc20),y
	sta	__rc12
	ldy	#0
	lda	(__rc20),y
	sta	__rc4
	sta	__rc14
	iny
	lda	(__rc20),y
	sta	__rc13
	sta	.Lawale_c64.watch.Watch.look_sstk+6 ; 1-byte Folded Spill
	ldy	__rc12
	sty	.Lawale_c64.watch.Watch.look_sstk+9 ; 1-byte Folded Spill
	lda	__rc14
	sec
	sbc	__rc12
	sta	__rc12
	lda	__rc13
	sbc	#0
	bcc	.LBB107_2
; %bb.1:                                ; %start
	sta	__rc5
	ldy	__rc4
	sty	.Lawale_c64.watch.Watch.look_sstk+8 ; 1-byte Folded Spill
	ldy	__rc6
	sty	.Lawale_c64.watch.Watch.look_sstk ; 1-byte Folded Spill
	ldy	__rc7
	sty	.Lawale_c64.watch.Watch.look_sstk+1 ; 1-byte Folded Spill
	ldy	__rc9
	sty	.Lawale_c64.watch.Watch.look_sstk+2 ; 1-byte Folded Spill
	ldy	__rc8
	sty	.Lawale_c64.watch.Watch.look_sstk+3 ; 1-byte Folded Spill
	stx	.Lawale_c64.watch.Watch.look_sstk+4 ; 1-byte Folded Spill
	lda	__rc10
	sta	.Lawale_c64.watch.Watch.look_sstk+5 ; 1-byte Folded Spill
	lda	__rc12
	jmp	.LBB107_3
.LBB107_2:                              ; %start
	ldy	__rc4
	sty	.Lawale_c64.watch.Watch.look_sstk+8 ; 1-byte Folded Spill
	ldy	__rc6
	sty	.Lawale_c64.watch.Watch.look_sstk ; 1-byte Folded Spill
	ldy	__rc7
	sty	.Lawale_c64.watch.Watch.look_sstk+1 ; 1-byte Folded Spill
	ldy	__rc9
	sty	.Lawale_c64.watch.Watch.look_sstk+2 ; 1-byte Folded Spill
	ldy	__rc8
	sty	.Lawale_c64.watch.Watch.look_sstk+3 ; 1-byte Folded Spill
	stx	.Lawale_c64.watch.Watch.look_sstk+4 ; 1-byte Folded Spill
	lda	__rc10
	sta	.Lawale_c64.watch.Watch.look_sstk+5 ; 1-byte Folded Spill
	lda	#0
	sta	__rc5
.LBB107_3:                              ; %start
	ldy	#0
	sta	(__rc20),y
	iny
	lda	__rc5
	sta	(__rc20),y
	ldy	#13
	lda	__rc11
	sta	(__rc20),y
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB107_9
; %bb.4:                                ; %bb7
	sta	__rc2
	ldy	#16
	lda	(__rc20),y
	and	#1
	bit	__set_v
	ldx	#15
	stx	.Lawale_c64.watch.Watch.look_sstk+7 ; 1-byte Folded Spill
	tax
	beq	.LBB107_6
; %bb.5:
	lda	__rc2
	jmp	.LBB107_23
.LBB107_6:                              ; %bb9
	lda	__rc2
	cmp	#171
	bne	.LBB107_7
	jmp	.LBB107_23
.LBB107_7:                              ; %bb9
	cmp	#32
	bne	.LBB107_8
	jmp	.LBB107_27
.LBB107_8:                              ; %bb5
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#84
	ldx	#0
	stx	__rc2
	jsr	awale_c64.screens.line.message
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.play
.LBB107_9:                              ; %bb15
	ldx	.Lawale_c64.watch.Watch.look_sstk ; 1-byte Folded Reload
	stx	__rc4
	ldx	.Lawale_c64.watch.Watch.look_sstk+1 ; 1-byte Folded Reload
	stx	__rc5
	ldx	.Lawale_c64.watch.Watch.look_sstk+6 ; 1-byte Folded Reload
	stx	__rc2
	ldx	#0
	cpx	__rc2
	bne	.LBB107_11
; %bb.10:                               ; %bb15
	ldx	.Lawale_c64.watch.Watch.look_sstk+8 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.watch.Watch.look_sstk+9 ; 1-byte Folded Reload
.LBB107_11:                             ; %bb15
	cpx	__rc2
	ldy	.Lawale_c64.watch.Watch.look_sstk+5 ; 1-byte Folded Reload
	sty	__rc8
	ldx	.Lawale_c64.watch.Watch.look_sstk+4 ; 1-byte Folded Reload
	lda	.Lawale_c64.watch.Watch.look_sstk+3 ; 1-byte Folded Reload
	sta	__rc6
	lda	.Lawale_c64.watch.Watch.look_sstk+2 ; 1-byte Folded Reload
	sta	__rc7
	bcc	.LBB107_12
	jmp	.LBB107_27
.LBB107_12:                             ; %bb17
	ldy	#1
	lda	(__rc4),y
	sta	__rc2
	bpl	.LBB107_14
; %bb.13:                               ; %bb1.i.i
	lda	#0
	sec
	sbc	__rc2
.LBB107_14:                             ; %awale_c64.core.search.Choice.is_decided.exit
	ldy	#1
	cmp	#49
	bcs	.LBB107_25
; %bb.15:                               ; %bb20
	ldy	#14
	sty	.Lawale_c64.watch.Watch.look_sstk+7 ; 1-byte Folded Spill
	lda	53266
	ldy	53265
	bmi	.LBB107_19
; %bb.16:                               ; %awale_c64.hardware.machine.Hardware.is_beam_far.exit
	sec
	sbc	#251
	bvc	.LBB107_18
; %bb.17:                               ; %awale_c64.hardware.machine.Hardware.is_beam_far.exit
	eor	#128
.LBB107_18:                             ; %awale_c64.hardware.machine.Hardware.is_beam_far.exit
	tay
	lda	#1
	cpy	#0
	bmi	.LBB107_22
.LBB107_19:                             ; %bb22
	lda	__rc20
	clc
	adc	#2
	sta	__rc2
	lda	__rc21
	adc	#0
	sta	__rc3
	lda	__rc8
	jsr	awale_c64.screens.thinking.Display.show
	ldy	#0
	lda	(__rc20),y
	tax
	iny
	lda	(__rc20),y
	bne	.LBB107_30
; %bb.20:                               ; %bb22
	txa
	cpx	#50
	bcc	.LBB107_22
.LBB107_21:
	lda	#50
.LBB107_22:
	clv
.LBB107_23:                             ; %bb29.sink.split
	ldy	.Lawale_c64.watch.Watch.look_sstk+7 ; 1-byte Folded Reload
	sta	(__rc20),y
	ldy	#1
	bvs	.LBB107_25
; %bb.24:                               ; %bb29.sink.split
	ldy	#0
.LBB107_25:                             ; %bb29
	tya
	beq	.LBB107_28
.LBB107_26:                             ; %bb29
	lda	#1
	jmp	.LBB107_29
.LBB107_27:
	ldy	#1
	tya
	bne	.LBB107_26
.LBB107_28:                             ; %bb29
	lda	#0
.LBB107_29:                             ; %bb29
	sta	__rc16
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.LBB107_30:                             ; %bb22
	cmp	#0
	txa
	bcs	.LBB107_21
	jmp	.LBB107_22
.Lfunc_end107:
	.size	awale_c64.watch.Watch.look, .Lfunc_end107-awale_c64.watch.Watch.look
                                        ; -- End function
	.section	.text.awale_c64.editor.App.is_playable,"ax",@progbits
	.type	awale_c64.editor.App.is_playable,@function ; -- Begin function awale_c64.editor.App.is_playable
awale_c64.editor.App.is_playable:       ; @awale_c64.editor.App.is_playable
; %bb.0:                                ; %start
	jsr	awale_c64.editor.App.edited_seeds
	sta	__rc2
	cmp	#48
	bcs	.LBB108_2
; %bb.1:                                ; %bb2
	lda	#48
	sec
	sbc	__rc2
	ldy	#110
	jmp	.LBB108_7
.LBB108_2:                              ; %bb3
	tax
	cpx	#48
	bne	.LBB108_6
; %bb.3:                                ; %bb5
	ldy	#112
	ldx	GAME+1107
	cpx	#25
	bcs	.LBB108_5
; %bb.4:                                ; %awale_c64.core.moves.Position.has_majority.exit
	ldx	GAME+1108
	cpx	#25
	bcc	.LBB108_8
.LBB108_5:
	lda	#0
	jmp	.LBB108_7
.LBB108_6:                              ; %bb4
	clc
	adc	#208
	ldy	#111
.LBB108_7:                              ; %bb13
	ldx	#0
	sta	__rc2
	txa
	sta	.Lawale_c64.editor.App.is_playable_sstk ; 1-byte Folded Spill
	tya
	jsr	awale_c64.app.App.refuse
	lda	.Lawale_c64.editor.App.is_playable_sstk ; 1-byte Folded Reload
	rts
.LBB108_8:                              ; %bb7
	ldx	#mos16lo(GAME+1095)
	stx	__rc2
	ldx	#mos16hi(GAME+1095)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldy	#112
	tax
	lda	#1
	sta	.Lawale_c64.editor.App.is_playable_sstk ; 1-byte Folded Spill
	lda	#0
	cpx	#0
	beq	.LBB108_7
; %bb.9:                                ; %bb16
	lda	.Lawale_c64.editor.App.is_playable_sstk ; 1-byte Folded Reload
	rts
.Lfunc_end108:
	.size	awale_c64.editor.App.is_playable, .Lfunc_end108-awale_c64.editor.App.is_playable
                                        ; -- End function
	.section	.text.awale_c64.editor.App.show_edited,"ax",@progbits
	.type	awale_c64.editor.App.show_edited,@function ; -- Begin function awale_c64.editor.App.show_edited
awale_c64.editor.App.show_edited:       ; @awale_c64.editor.App.show_edited
; %bb.0:                                ; %start
	jsr	awale_c64.analysis.App.clear_values
	jsr	awale_c64.editor.Editor.place
	jsr	awale_c64.editor.App.point_at_slot
	jsr	awale_c64.editor.App.edited_seeds
	sta	.Lawale_c64.editor.App.show_edited_sstk ; 1-byte Folded Spill
	lda	#80
	clc
	adc	GAME+1109
	ldx	#1
	ldy	#0
	stx	__rc2
	sty	__rc3
	sty	__rc4
	tax
	lda	#18
	jsr	awale_c64.screens.line.show
	lda	#19
	ldx	#109
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	ldy	.Lawale_c64.editor.App.show_edited_sstk ; 1-byte Folded Reload
	sty	__rc4
	jsr	awale_c64.screens.line.show
	lda	#20
	ldx	#0
	jmp	awale_c64.screens.line.blank
.Lfunc_end109:
	.size	awale_c64.editor.App.show_edited, .Lfunc_end109-awale_c64.editor.App.show_edited
                                        ; -- End function
	.section	.text.awale_c64.editor.App.close_editor,"ax",@progbits
	.type	awale_c64.editor.App.close_editor,@function ; -- Begin function awale_c64.editor.App.close_editor
awale_c64.editor.App.close_editor:      ; @awale_c64.editor.App.close_editor
; %bb.0:                                ; %start
	lda	GAME+1387
	and	#1
	beq	.LBB110_2
; %bb.1:                                ; %bb1
	jmp	awale_c64.app.App.show_title
.LBB110_2:                              ; %bb2
	jmp	awale_c64.editor.App.leave_editor
.Lfunc_end110:
	.size	awale_c64.editor.App.close_editor, .Lfunc_end110-awale_c64.editor.App.close_editor
                                        ; -- End function
	.section	.text.awale_c64.editor.App.edited_seeds,"ax",@progbits
	.type	awale_c64.editor.App.edited_seeds,@function ; -- Begin function awale_c64.editor.App.edited_seeds
awale_c64.editor.App.edited_seeds:      ; @awale_c64.editor.App.edited_seeds
; %bb.0:                                ; %start
	ldx	#0
	txa
	jmp	.LBB111_4
.LBB111_1:                              ; %bb5
                                        ;   in Loop: Header=BB111_4 Depth=1
	cpx	#12
	ldy	#mos16lo(GAME+1095)
	sty	__rc2
	ldy	#mos16hi(GAME+1095)
	sty	__rc3
	pha
	txa
	tay
	pla
	bcc	.LBB111_3
; %bb.2:                                ; %bb2.i
                                        ;   in Loop: Header=BB111_4 Depth=1
	sta	__rc4
	txa
	clc
	adc	#244
	ldy	#mos16lo(GAME+1107)
	sty	__rc2
	ldy	#mos16hi(GAME+1107)
	sty	__rc3
	tay
	lda	__rc4
.LBB111_3:                              ; %awale_c64.editor.App.seeds_at.exit
                                        ;   in Loop: Header=BB111_4 Depth=1
	clc
	adc	(__rc2),y
	inx
.LBB111_4:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#14
	bne	.LBB111_1
; %bb.5:                                ; %bb6
	rts
.Lfunc_end111:
	.size	awale_c64.editor.App.edited_seeds, .Lfunc_end111-awale_c64.editor.App.edited_seeds
                                        ; -- End function
	.section	.text.awale_c64.editor.App.leave_editor,"ax",@progbits
	.type	awale_c64.editor.App.leave_editor,@function ; -- Begin function awale_c64.editor.App.leave_editor
awale_c64.editor.App.leave_editor:      ; @awale_c64.editor.App.leave_editor
; %bb.0:                                ; %start
	lda	#255
	jsr	awale_c64.editor.App.point_at_slot
	lda	GAME+54
	ldx	GAME+55
	jsr	awale_c64.past.App.go_to
	jsr	awale_c64.play.App.show_keys
	jmp	awale_c64.app.App.go_on
.Lfunc_end112:
	.size	awale_c64.editor.App.leave_editor, .Lfunc_end112-awale_c64.editor.App.leave_editor
                                        ; -- End function
	.section	.text.awale_c64.editor.App.point_at_slot,"ax",@progbits
	.type	awale_c64.editor.App.point_at_slot,@function ; -- Begin function awale_c64.editor.App.point_at_slot
awale_c64.editor.App.point_at_slot:     ; @awale_c64.editor.App.point_at_slot
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc16
	sta	__rc20
	ldx	#mos16lo(GAME+1393)
	stx	__rc2
	ldx	#mos16hi(GAME+1393)
	stx	__rc3
	lda	#0
	ldx	#12
	sta	__rc4
	jsr	__memset
	ldx	__rc20
	cpx	#12
	bcs	.LBB113_2
; %bb.1:                                ; %bb1
	lda	#2
	ldx	__rc20
	sta	GAME+1393,x
.LBB113_2:                              ; %bb3
	lda	#0
	jsr	awale_c64.marks.App.show_marks
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	#12
	jmp	.LBB113_12
.LBB113_3:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB113_12 Depth=1
	ldx	#1
	cmp	#13
	beq	.LBB113_5
; %bb.4:                                ; %bb2.i.i
                                        ;   in Loop: Header=BB113_12 Depth=1
	ldx	#0
.LBB113_5:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB113_12 Depth=1
	ldy	#13
	stx	__rc21
	cpx	#0
	bne	.LBB113_7
; %bb.6:                                ; %bb4.i.i
                                        ;   in Loop: Header=BB113_12 Depth=1
	tay
	iny
.LBB113_7:                              ; %bb11
                                        ;   in Loop: Header=BB113_12 Depth=1
	sty	__rc22
	ldx	#1
	cmp	__rc20
	beq	.LBB113_9
; %bb.8:                                ; %bb11
                                        ;   in Loop: Header=BB113_12 Depth=1
	ldx	#0
.LBB113_9:                              ; %bb11
                                        ;   in Loop: Header=BB113_12 Depth=1
	clc
	adc	#244
	tay
	lda	awale_c64.screens.board.STORE_COLUMN,y
	ldy	#0
	clc
	adc	#128
	sta	__rc5
	tya
	adc	#2
	cpx	#0
	beq	.LBB113_11
; %bb.10:                               ; %bb11
                                        ;   in Loop: Header=BB113_12 Depth=1
	ldy	#1
.LBB113_11:                             ; %bb11
                                        ;   in Loop: Header=BB113_12 Depth=1
	ldx	#3
	stx	__rc2
	sty	__rc3
	tax
	lda	__rc5
	jsr	awale_c64.screens.board.point
	lda	__rc22
	ldx	__rc21
.LBB113_12:                             ; %bb8
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#0
	beq	.LBB113_3
; %bb.13:                               ; %bb12
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end113:
	.size	awale_c64.editor.App.point_at_slot, .Lfunc_end113-awale_c64.editor.App.point_at_slot
                                        ; -- End function
	.section	.text.awale_c64.editor.App.put,"ax",@progbits
	.type	awale_c64.editor.App.put,@function ; -- Begin function awale_c64.editor.App.put
awale_c64.editor.App.put:               ; @awale_c64.editor.App.put
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.editor.App.put_zp_stk)
	stx	mos8(.Lawale_c64.editor.App.put_zp_stk+1)
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.editor.App.put_zp_stk)
	cpx	#12
	bcs	.LBB114_2
; %bb.1:                                ; %bb2
	lda	mos8(.Lawale_c64.editor.App.put_zp_stk+1)
	sta	GAME+1095,x
	txa
	jmp	awale_c64.screens.board.Board.draw_pit
.LBB114_2:                              ; %bb4
	clc
	txa
	adc	#244
	tax
	lda	mos8(.Lawale_c64.editor.App.put_zp_stk+1)
	sta	GAME+1107,x
	txa
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end114:
	.size	awale_c64.editor.App.put, .Lfunc_end114-awale_c64.editor.App.put
                                        ; -- End function
	.section	.text.awale_c64.editor.App.edit,"ax",@progbits
	.type	awale_c64.editor.App.edit,@function ; -- Begin function awale_c64.editor.App.edit
awale_c64.editor.App.edit:              ; @awale_c64.editor.App.edit
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.editor.App.edit_zp_stk)
	stx	mos8(.Lawale_c64.editor.App.edit_zp_stk+1)
	jsr	awale_c64.editor.App.edited_seeds
	ldy	mos8(.Lawale_c64.editor.App.edit_zp_stk)
	cpy	#12
	ldx	#mos16lo(GAME+1095)
	stx	__rc2
	ldx	#mos16hi(GAME+1095)
	stx	__rc3
	sty	__rc4
	bcc	.LBB115_2
; %bb.1:                                ; %bb2.i
	clc
	sta	__rc2
	tya
	adc	#244
	tay
	lda	__rc2
	ldx	#mos16lo(GAME+1107)
	stx	__rc2
	ldx	#mos16hi(GAME+1107)
	stx	__rc3
.LBB115_2:                              ; %awale_c64.editor.App.seeds_at.exit
	clc
	adc	mos8(.Lawale_c64.editor.App.edit_zp_stk+1)
	sec
	sbc	(__rc2),y
	cmp	#97
	bcc	.LBB115_4
; %bb.3:                                ; %bb3
	lda	#1
	jmp	awale_c64.hardware.machine.Hardware.play
.LBB115_4:                              ; %bb5
	ldx	mos8(.Lawale_c64.editor.App.edit_zp_stk+1)
	lda	__rc4
	jmp	awale_c64.editor.App.put
.Lfunc_end115:
	.size	awale_c64.editor.App.edit, .Lfunc_end115-awale_c64.editor.App.edit
                                        ; -- End function
	.section	.text.awale_c64.editor.App.fill,"ax",@progbits
	.type	awale_c64.editor.App.fill,@function ; -- Begin function awale_c64.editor.App.fill
awale_c64.editor.App.fill:              ; @awale_c64.editor.App.fill
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.editor.App.fill_zp_stk)
	lda	#0
	jmp	.LBB116_4
.LBB116_1:                              ; %bb5
                                        ;   in Loop: Header=BB116_4 Depth=1
	cmp	#12
	ldx	mos8(.Lawale_c64.editor.App.fill_zp_stk)
	bcc	.LBB116_3
; %bb.2:                                ; %select.false
                                        ;   in Loop: Header=BB116_4 Depth=1
	ldx	#0
.LBB116_3:                              ; %select.end
                                        ;   in Loop: Header=BB116_4 Depth=1
	sta	mos8(.Lawale_c64.editor.App.fill_zp_stk+1)
	inc	mos8(.Lawale_c64.editor.App.fill_zp_stk+1)
	jsr	awale_c64.editor.App.put
	lda	mos8(.Lawale_c64.editor.App.fill_zp_stk+1)
.LBB116_4:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cmp	#14
	bne	.LBB116_1
; %bb.5:                                ; %bb6
	rts
.Lfunc_end116:
	.size	awale_c64.editor.App.fill, .Lfunc_end116-awale_c64.editor.App.fill
                                        ; -- End function
	.section	.text.awale_c64.editor.Editor.place,"ax",@progbits
	.type	awale_c64.editor.Editor.place,@function ; -- Begin function awale_c64.editor.Editor.place
awale_c64.editor.Editor.place:          ; @awale_c64.editor.Editor.place
; %bb.0:                                ; %start
	ldx	GAME+1388
	beq	.LBB117_3
; %bb.1:                                ; %start
	cpx	#7
	bne	.LBB117_4
; %bb.2:                                ; %bb2
	lda	#12
	rts
.LBB117_3:
	lda	#13
	rts
.LBB117_4:                              ; %bb1
	stx	__rc2
	lda	GAME+1385
	and	#1
	beq	.LBB117_6
; %bb.5:                                ; %bb4
	lda	#12
	sec
	sbc	__rc2
	rts
.LBB117_6:                              ; %bb5
	txa
	clc
	adc	#255
	rts
.Lfunc_end117:
	.size	awale_c64.editor.Editor.place, .Lfunc_end117-awale_c64.editor.Editor.place
                                        ; -- End function
	.section	.text.awale_c64.screens.log.point,"ax",@progbits
	.type	awale_c64.screens.log.point,@function ; -- Begin function awale_c64.screens.log.point
awale_c64.screens.log.point:            ; @awale_c64.screens.log.point
; %bb.0:                                ; %start
	cmp	#255
	bne	.LBB118_1
	jmp	.LBB118_13
.LBB118_1:                              ; %bb2
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
	sty	__rc4
	pha
	lda	awale_c64.hardware.ROW_START+43,x
	tax
	pla
	stx	__rc3
	and	#3
	tax
	ldy	awale_c64.screens.log.COLUMNS,x
	sty	__rc2
	lda	__rc5
	beq	.LBB118_3
; %bb.2:
	ldx	#7
	stx	mos8(.Lawale_c64.screens.log.point_zp_stk) ; 1-byte Folded Spill
	ldx	#136
	jmp	.LBB118_4
.LBB118_3:                              ; %select.false
	ldx	#1
	stx	mos8(.Lawale_c64.screens.log.point_zp_stk) ; 1-byte Folded Spill
	dex
.LBB118_4:                              ; %select.end
	clc
	lda	__rc4
	adc	#0
	sty	__rc17
	ldy	#1
	bcs	.LBB118_6
; %bb.5:                                ; %select.end
	ldy	#0
.LBB118_6:                              ; %select.end
	sty	__rc7
	sta	__rc6
	lda	__rc3
	adc	#192
	ldy	__rc6
	sty	__rc4
	ldy	__rc17
	sta	__rc5
	txa
	sta	(__rc4),y
	lda	__rc3
	ldx	__rc7
	cpx	#1
	adc	#216
	sta	__rc5
	ldx	#0
	txa
	jmp	.LBB118_12
.LBB118_7:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB118_12 Depth=1
	ldy	#1
	cmp	#5
	beq	.LBB118_9
; %bb.8:                                ; %bb2.i.i
                                        ;   in Loop: Header=BB118_12 Depth=1
	ldy	#0
.LBB118_9:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB118_12 Depth=1
	ldx	#5
	sty	__rc3
	cpy	#0
	bne	.LBB118_11
; %bb.10:                               ; %bb4.i.i
                                        ;   in Loop: Header=BB118_12 Depth=1
	tax
	inx
.LBB118_11:                             ; %bb14
                                        ;   in Loop: Header=BB118_12 Depth=1
	clc
	adc	__rc2
	tay
	lda	mos8(.Lawale_c64.screens.log.point_zp_stk) ; 1-byte Folded Reload
	sta	(__rc4),y
	txa
	ldx	__rc3
.LBB118_12:                             ; %bb11
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#0
	beq	.LBB118_7
.LBB118_13:                             ; %bb17
	rts
.Lfunc_end118:
	.size	awale_c64.screens.log.point, .Lfunc_end118-awale_c64.screens.log.point
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
	sty	.Lawale_c64.screens.log.draw_page_sstk+1 ; 1-byte Folded Spill
	ldy	__rc25
	sty	.Lawale_c64.screens.log.draw_page_sstk+2 ; 1-byte Folded Spill
	ldy	__rc26
	sty	.Lawale_c64.screens.log.draw_page_sstk+3 ; 1-byte Folded Spill
	ldy	__rc27
	sty	.Lawale_c64.screens.log.draw_page_sstk+4 ; 1-byte Folded Spill
	sta	__rc22
	stx	__rc23
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
	sta	__rc24
	rol
	tax
	lda	__rc3
	jsr	awale_c64.core.game.Game.go_to
	ldy	#0
	jmp	.LBB119_8
.LBB119_1:                              ;   in Loop: Header=BB119_8 Depth=1
	stx	__rc27
	sty	__rc26
.LBB119_2:                              ; %bb20
                                        ;   in Loop: Header=BB119_8 Depth=1
	jsr	awale_c64.core.game.Game.advance
	ldy	__rc2
	sty	__rc21
	txa
	beq	.LBB119_4
; %bb.3:                                ; %select.false
                                        ;   in Loop: Header=BB119_8 Depth=1
	ldx	#104
	jmp	.LBB119_5
.LBB119_4:                              ;   in Loop: Header=BB119_8 Depth=1
	ldx	#103
.LBB119_5:                              ; %select.end
                                        ;   in Loop: Header=BB119_8 Depth=1
	stx	.Lawale_c64.screens.log.draw_page_sstk ; 1-byte Folded Spill
	ldy	GAME+54
	ldx	GAME+55
	dey
	cpy	#255
	bne	.LBB119_7
; %bb.6:                                ; %select.end
                                        ;   in Loop: Header=BB119_8 Depth=1
	dex
.LBB119_7:                              ; %select.end
                                        ;   in Loop: Header=BB119_8 Depth=1
	tya
	jsr	awale_c64.core.game.Game.logged
	sta	__rc4
	lda	__rc27
	clc
	adc	#1
	ldx	.Lawale_c64.screens.log.draw_page_sstk ; 1-byte Folded Reload
	stx	__rc2
	ldx	#1
	stx	__rc3
	ldx	__rc21
	stx	__rc5
	tax
	lda	__rc25
	jsr	awale_c64.screens.line.print
	ldy	__rc26
.LBB119_8:                              ; %bb5.outer
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB119_10 Depth 2
	cpy	#17
	tya
	bcs	.LBB119_10
; %bb.9:                                ; %bb5.outer
                                        ;   in Loop: Header=BB119_8 Depth=1
	lda	#16
.LBB119_10:                             ; %bb5
                                        ;   Parent Loop BB119_8 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc2
	cmp	__rc2
	bne	.LBB119_11
	jmp	.LBB119_19
.LBB119_11:                             ; %bb8
                                        ;   in Loop: Header=BB119_10 Depth=2
	sta	__rc26
	sty	__rc21
	tya
	lsr
	lsr
	clc
	adc	#21
	sta	__rc25
	tya
	and	#3
	sta	__rc27
	bne	.LBB119_13
; %bb.12:                               ; %bb11
                                        ;   in Loop: Header=BB119_10 Depth=2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	lda	__rc25
	jsr	awale_c64.screens.line.blank
.LBB119_13:                             ; %bb13
                                        ;   in Loop: Header=BB119_10 Depth=2
	ldx	GAME+55
	ldy	__rc21
	iny
	cpx	__rc23
	bne	.LBB119_15
; %bb.14:                               ; %bb13
                                        ;   in Loop: Header=BB119_10 Depth=2
	ldx	GAME+54
	lda	__rc26
	cpx	__rc22
	beq	.LBB119_10
.LBB119_15:                             ; %bb16
                                        ;   in Loop: Header=BB119_8 Depth=1
	lda	__rc21
	ldx	__rc27
	pha
	lda	awale_c64.screens.log.COLUMNS,x
	tax
	pla
	and	#1
	and	#1
	beq	.LBB119_16
	jmp	.LBB119_1
.LBB119_16:                             ; %bb17
                                        ;   in Loop: Header=BB119_8 Depth=1
	sty	__rc26
	ldy	__rc24
	sty	__rc3
	inc	__rc20
	bne	.LBB119_18
; %bb.17:                               ; %bb17
                                        ;   in Loop: Header=BB119_8 Depth=1
	inc	__rc3
.LBB119_18:                             ; %bb17
                                        ;   in Loop: Header=BB119_8 Depth=1
	stx	__rc27
	txa
	clc
	adc	#252
	ldx	__rc20
	stx	__rc2
	ldx	__rc3
	stx	__rc24
	tax
	lda	__rc25
	jsr	awale_c64.screens.line.print_number
	jmp	.LBB119_2
.LBB119_19:                             ; %bb9
	ldx	.Lawale_c64.screens.log.draw_page_sstk+4 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.screens.log.draw_page_sstk+3 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.screens.log.draw_page_sstk+2 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.screens.log.draw_page_sstk+1 ; 1-byte Folded Reload
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
.Lfunc_end119:
	.size	awale_c64.screens.log.draw_page, .Lfunc_end119-awale_c64.screens.log.draw_page
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.paint_rim,"ax",@progbits
	.type	awale_c64.screens.pit.paint_rim,@function ; -- Begin function awale_c64.screens.pit.paint_rim
awale_c64.screens.pit.paint_rim:        ; @awale_c64.screens.pit.paint_rim
; %bb.0:                                ; %start
	stx	__rc5
	clc
	ldx	#0
	adc	#0
	sta	__rc4
	lda	__rc5
	adc	#216
	sta	__rc5
	lda	__rc2
	ora	#8
	sta	__rc2
	jmp	.LBB120_4
.LBB120_1:                              ; %bb5
                                        ;   in Loop: Header=BB120_4 Depth=1
	stx	__rc6
	lda	__rc3
	and	#1
	ldx	#10
	stx	mos8(.Lawale_c64.screens.pit.paint_rim_zp_stk) ; 1-byte Folded Spill
	tax
	beq	.LBB120_3
; %bb.2:                                ; %bb7
                                        ;   in Loop: Header=BB120_4 Depth=1
	ldy	__rc2
	sty	mos8(.Lawale_c64.screens.pit.paint_rim_zp_stk) ; 1-byte Folded Spill
.LBB120_3:                              ; %bb9
                                        ;   in Loop: Header=BB120_4 Depth=1
	ldx	__rc6
	ldy	awale_c64.screens.pit.RIM,x
	lda	awale_c64.screens.pit.OFFSET,y
	tay
	lda	mos8(.Lawale_c64.screens.pit.paint_rim_zp_stk) ; 1-byte Folded Reload
	sta	(__rc4),y
	lda	__rc3
	lsr
	ror	__rc3
	inx
.LBB120_4:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#16
	bne	.LBB120_1
; %bb.5:                                ; %bb6
	rts
.Lfunc_end120:
	.size	awale_c64.screens.pit.paint_rim, .Lfunc_end120-awale_c64.screens.pit.paint_rim
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.put_seeds,"ax",@progbits
	.type	awale_c64.screens.pit.put_seeds,@function ; -- Begin function awale_c64.screens.pit.put_seeds
awale_c64.screens.pit.put_seeds:        ; @awale_c64.screens.pit.put_seeds
; %bb.0:                                ; %start
	stx	__rc3
	clc
	ldx	#0
	adc	#0
	sta	__rc4
	lda	__rc3
	adc	#192
	sta	__rc5
	stx	__rc3
	jmp	.LBB121_3
.LBB121_1:                              ; %bb11
                                        ;   in Loop: Header=BB121_3 Depth=1
	lda	#192
.LBB121_2:                              ; %bb15
                                        ;   in Loop: Header=BB121_3 Depth=1
	ldx	__rc3
	ldy	awale_c64.screens.pit.OFFSET,x
	clc
	adc	__rc3
	sta	(__rc4),y
	inc	__rc3
.LBB121_3:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc3
	cpx	#25
	beq	.LBB121_7
; %bb.4:                                ; %bb5
                                        ;   in Loop: Header=BB121_3 Depth=1
	ldx	__rc3
	lda	awale_c64.screens.pit.TURN,x
	tax
	cpx	__rc2
	lda	#148
	bcs	.LBB121_2
; %bb.5:                                ; %bb9
                                        ;   in Loop: Header=BB121_3 Depth=1
	cpx	#9
	lda	#173
	bcs	.LBB121_2
; %bb.6:                                ; %bb10
                                        ;   in Loop: Header=BB121_3 Depth=1
	clc
	txa
	adc	#21
	cmp	__rc2
	lda	#173
	bcc	.LBB121_1
	jmp	.LBB121_2
.LBB121_7:                              ; %bb6
	rts
.Lfunc_end121:
	.size	awale_c64.screens.pit.put_seeds, .Lfunc_end121-awale_c64.screens.pit.put_seeds
                                        ; -- End function
	.section	.text.awale_c64.screens.disk.put,"ax",@progbits
	.type	awale_c64.screens.disk.put,@function ; -- Begin function awale_c64.screens.disk.put
awale_c64.screens.disk.put:             ; @awale_c64.screens.disk.put
; %bb.0:                                ; %start
	sta	__rc4
	lda	__rc2
	cmp	#32
	ldy	#0
	sty	__rc6
	bcc	.LBB122_3
; %bb.1:                                ; %core.ops.range.RangeInclusive_Idx.contains.exit
	cmp	#96
	sty	__rc6
	bcs	.LBB122_3
; %bb.2:                                ; %bb2
	clc
	adc	#224
	sta	__rc6
.LBB122_3:                              ; %bb4
	asl	__rc4
	tya
	rol
	sta	__rc2
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc4
	sta	__rc4
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc2
	sta	__rc5
	lda	(__rc4),y
	sta	__rc2
	ldy	#1
	lda	(__rc4),y
	sta	__rc8
	clc
	lda	__rc2
	adc	#0
	sta	__rc7
	ldy	#1
	bcs	.LBB122_5
; %bb.4:                                ; %bb4
	ldy	#0
.LBB122_5:                              ; %bb4
	sty	__rc2
	lda	__rc8
	adc	#192
	ldy	__rc7
	sty	__rc4
	sta	__rc5
	txa
	tay
	lda	__rc6
	sta	(__rc4),y
	ldx	__rc2
	cpx	#1
	lda	__rc8
	adc	#216
	sta	__rc5
	lda	__rc3
	sta	(__rc4),y
	rts
.Lfunc_end122:
	.size	awale_c64.screens.disk.put, .Lfunc_end122-awale_c64.screens.disk.put
                                        ; -- End function
	.section	.text.awale_c64.screens.disk.typed,"ax",@progbits
	.type	awale_c64.screens.disk.typed,@function ; -- Begin function awale_c64.screens.disk.typed
awale_c64.screens.disk.typed:           ; @awale_c64.screens.disk.typed
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	txa
	ldx	__rc2
	cpx	#2
	ldx	#1
	bcs	.LBB123_2
; %bb.1:                                ; %start
	ldx	#0
.LBB123_2:                              ; %start
	stx	__rc3
	clc
	adc	#1
	ldx	__rc4
	stx	__rc21
	ldx	__rc3
	bne	.LBB123_4
; %bb.3:                                ; %bb2.i
	sec
	sbc	__rc2
.LBB123_4:                              ; %awale_c64.screens.menu.Window.place.exit
	ldx	#0
	ldy	#166
	sty	__rc2
	ldy	#3
	sty	__rc3
	stx	__rc4
	stx	__rc5
	ldx	#4
	sta	__rc20
	jsr	awale_c64.screens.line.print
	ldx	#0
	jmp	.LBB123_7
.LBB123_5:                              ; %bb9
                                        ;   in Loop: Header=BB123_7 Depth=1
	txa
	tay
	lda	GAME+1174,x
	tax
.LBB123_6:                              ; %bb14
                                        ;   in Loop: Header=BB123_7 Depth=1
	clc
	tya
	adc	#20
	stx	__rc2
	ldx	#1
	stx	__rc3
	tax
	lda	__rc20
	sty	__rc22
	jsr	awale_c64.screens.disk.put
	inc	__rc22
	ldx	__rc22
.LBB123_7:                              ; %bb4
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#13
	beq	.LBB123_12
; %bb.8:                                ; %bb7
                                        ;   in Loop: Header=BB123_7 Depth=1
	ldy	__rc21
	sty	__rc2
	cpx	__rc2
	bcc	.LBB123_5
; %bb.9:                                ; %bb10
                                        ;   in Loop: Header=BB123_7 Depth=1
	stx	__rc2
	ldx	#95
	lda	__rc2
	cpy	__rc2
	beq	.LBB123_11
; %bb.10:                               ; %select.false
                                        ;   in Loop: Header=BB123_7 Depth=1
	ldx	#0
.LBB123_11:                             ; %select.end
                                        ;   in Loop: Header=BB123_7 Depth=1
	tay
	jmp	.LBB123_6
.LBB123_12:                             ; %bb8
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end123:
	.size	awale_c64.screens.disk.typed, .Lfunc_end123-awale_c64.screens.disk.typed
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print_value,"ax",@progbits
	.type	awale_c64.screens.line.print_value,@function ; -- Begin function awale_c64.screens.line.print_value
awale_c64.screens.line.print_value:     ; @awale_c64.screens.line.print_value
; %bb.0:                                ; %start
	stx	__rc6
	ldx	__rc2
	stx	__rc5
	bmi	.LBB124_4
; %bb.1:                                ; %i8.unsigned_abs.exit.thread
	ldy	__rc2
	cpy	#49
	ldy	#88
	bcs	.LBB124_8
; %bb.2:                                ; %bb2
	ldx	__rc5
	beq	.LBB124_7
; %bb.3:                                ; %select.false
	ldy	#91
	jmp	.LBB124_8
.LBB124_4:                              ; %i8.unsigned_abs.exit
	sta	__rc2
	lda	#0
	sec
	sbc	__rc5
	cmp	#49
	ldy	#92
	bcc	.LBB124_6
; %bb.5:                                ; %bb3
	ldy	#89
.LBB124_6:
	sta	__rc5
	lda	__rc2
	jmp	.LBB124_8
.LBB124_7:
	ldy	#93
.LBB124_8:                              ; %bb10
	ldx	#0
	sty	__rc2
	stx	__rc4
	ldx	__rc6
	jmp	awale_c64.screens.line.print
.Lfunc_end124:
	.size	awale_c64.screens.line.print_value, .Lfunc_end124-awale_c64.screens.line.print_value
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print_digits,"ax",@progbits
	.type	awale_c64.screens.line.print_digits,@function ; -- Begin function awale_c64.screens.line.print_digits
awale_c64.screens.line.print_digits:    ; @awale_c64.screens.line.print_digits
; %bb.0:                                ; %start
	ldy	__rc2
	sty	__rc5
	ldy	#90
	sty	__rc2
	ldy	#3
	sty	__rc3
	ldy	#0
	sty	__rc4
	jmp	awale_c64.screens.line.print
.Lfunc_end125:
	.size	awale_c64.screens.line.print_digits, .Lfunc_end125-awale_c64.screens.line.print_digits
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print_number,"ax",@progbits
	.type	awale_c64.screens.line.print_number,@function ; -- Begin function awale_c64.screens.line.print_number
awale_c64.screens.line.print_number:    ; @awale_c64.screens.line.print_number
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
	sty	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Spill
	sta	__rc24
	stx	__rc21
	ldx	__rc2
	stx	__rc23
	ldx	__rc3
	stx	__rc22
	bne	.LBB126_2
; %bb.1:                                ; %start
	ldx	__rc2
	cpx	#100
	ldx	__rc3
	lda	__rc2
	bcc	.LBB126_3
	jmp	.LBB126_4
.LBB126_2:                              ; %start
	ldx	__rc3
	cpx	#0
	lda	__rc2
	bcs	.LBB126_4
.LBB126_3:                              ; %start
	lda	#99
	ldx	#0
.LBB126_4:                              ; %start
	ldy	#100
	sty	__rc2
	ldy	#0
	sty	__rc3
	jsr	__udivhi3
	sta	__rc20
	ldy	#156
	lda	#255
	sty	__rc2
	sta	__rc3
	lda	__rc20
	jsr	__mulhi3
	clc
	adc	__rc23
	ldy	#1
	bcs	.LBB126_6
; %bb.5:                                ; %start
	ldy	#0
.LBB126_6:                              ; %start
	sty	__rc2
	sta	__rc23
	ldy	__rc20
	beq	.LBB126_8
; %bb.7:                                ; %bb4
	ldy	__rc20
	txa
	ldx	__rc2
	cpx	#1
	adc	__rc22
	sta	__rc20
	sty	__rc2
	ldx	__rc21
	lda	__rc24
	jsr	awale_c64.screens.line.print_digits
	tax
	lda	#mos16lo(awale_c64.screens.line.DECIMAL)
	clc
	adc	__rc23
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.line.DECIMAL)
	adc	__rc20
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	__rc20
	lsr
	lsr
	lsr
	lsr
	sta	__rc2
	lda	__rc24
	jsr	awale_c64.screens.line.print_digits
	sta	__rc21
	lda	__rc20
	and	#15
.LBB126_8:                              ; %bb10
	sta	__rc2
	ldx	__rc21
	lda	__rc24
	jsr	awale_c64.screens.line.print_digits
	ldx	.Lawale_c64.screens.line.print_number_sstk ; 1-byte Folded Reload
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
.Lfunc_end126:
	.size	awale_c64.screens.line.print_number, .Lfunc_end126-awale_c64.screens.line.print_number
                                        ; -- End function
	.section	.text.awale_c64.screens.line.message_in_two,"ax",@progbits
	.type	awale_c64.screens.line.message_in_two,@function ; -- Begin function awale_c64.screens.line.message_in_two
awale_c64.screens.line.message_in_two:  ; @awale_c64.screens.line.message_in_two
; %bb.0:                                ; %start
	stx	.Lawale_c64.screens.line.message_in_two_sstk ; 1-byte Folded Spill
	ldy	__rc2
	ldx	__rc3
	stx	__rc6
	ldx	__rc4
	stx	.Lawale_c64.screens.line.message_in_two_sstk+1 ; 1-byte Folded Spill
	ldx	__rc5
	stx	.Lawale_c64.screens.line.message_in_two_sstk+2 ; 1-byte Folded Spill
	ldx	#7
	sta	__rc2
	stx	__rc3
	sty	__rc4
	ldx	__rc6
	stx	__rc5
	ldx	#1
	lda	#20
	jsr	awale_c64.screens.line.print
	tax
	sta	__rc2
	inc	__rc2
	ldy	__rc2
	sty	.Lawale_c64.screens.line.message_in_two_sstk+3 ; 1-byte Folded Spill
	lda	#20
	jsr	fill_cells
	ldx	.Lawale_c64.screens.line.message_in_two_sstk ; 1-byte Folded Reload
	stx	__rc2
	ldx	#7
	stx	__rc3
	ldx	.Lawale_c64.screens.line.message_in_two_sstk+1 ; 1-byte Folded Reload
	stx	__rc4
	ldx	.Lawale_c64.screens.line.message_in_two_sstk+2 ; 1-byte Folded Reload
	stx	__rc5
	ldx	.Lawale_c64.screens.line.message_in_two_sstk+3 ; 1-byte Folded Reload
	lda	#20
	jsr	awale_c64.screens.line.print
	tax
	lda	#20
	jmp	awale_c64.screens.line.blank
.Lfunc_end127:
	.size	awale_c64.screens.line.message_in_two, .Lfunc_end127-awale_c64.screens.line.message_in_two
                                        ; -- End function
	.section	.text.awale_c64.screens.line.help,"ax",@progbits
	.type	awale_c64.screens.line.help,@function ; -- Begin function awale_c64.screens.line.help
awale_c64.screens.line.help:            ; @awale_c64.screens.line.help
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
	sta	__rc20
	ldx	#3
	ldy	#0
	jmp	.LBB128_2
.LBB128_1:                              ; %bb5
                                        ;   in Loop: Header=BB128_2 Depth=1
	sty	__rc21
	inc	__rc21
	stx	__rc22
	sty	__rc23
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	clc
	lda	__rc23
	adc	#22
	ldx	#3
	stx	__rc2
	ldx	#0
	stx	__rc3
	stx	__rc4
	ldx	__rc20
	jsr	awale_c64.screens.line.show
	ldx	__rc22
	dex
	inc	__rc20
	ldy	__rc21
.LBB128_2:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	txa
	bne	.LBB128_1
; %bb.3:                                ; %bb6
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end128:
	.size	awale_c64.screens.line.help, .Lfunc_end128-awale_c64.screens.line.help
                                        ; -- End function
	.section	.text.awale_c64.screens.line.page,"ax",@progbits
	.type	awale_c64.screens.line.page,@function ; -- Begin function awale_c64.screens.line.page
awale_c64.screens.line.page:            ; @awale_c64.screens.line.page
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc16
	ldx	#7
	stx	.Lawale_c64.screens.line.page_sstk
	ldx	#1
	stx	.Lawale_c64.screens.line.page_sstk+1
	ldx	#3
	stx	.Lawale_c64.screens.line.page_sstk+2
	jsr	text_begin
	ldx	#0
	jmp	.LBB129_4
.LBB129_1:                              ; %bb6
                                        ;   in Loop: Header=BB129_4 Depth=1
	stx	__rc20
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	__rc20
	cmp	#2
	ldx	__rc20
	bcc	.LBB129_3
; %bb.2:                                ; %bb6
                                        ;   in Loop: Header=BB129_4 Depth=1
	ldx	#2
.LBB129_3:                              ; %bb6
                                        ;   in Loop: Header=BB129_4 Depth=1
	pha
	lda	.Lawale_c64.screens.line.page_sstk,x
	tax
	pla
	clc
	adc	#18
	sta	__rc21
	stx	__rc2
	ldx	#0
	stx	__rc3
	stx	__rc4
	inx
	jsr	text_line
	tax
	lda	__rc21
	jsr	awale_c64.screens.line.blank
	ldx	__rc20
	inx
.LBB129_4:                              ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#7
	bne	.LBB129_1
; %bb.5:                                ; %bb7
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end129:
	.size	awale_c64.screens.line.page, .Lfunc_end129-awale_c64.screens.line.page
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
.Lfunc_end130:
	.size	awale_c64.screens.line.show, .Lfunc_end130-awale_c64.screens.line.show
                                        ; -- End function
	.section	.text.awale_c64.screens.line.blank,"ax",@progbits
	.type	awale_c64.screens.line.blank,@function ; -- Begin function awale_c64.screens.line.blank
awale_c64.screens.line.blank:           ; @awale_c64.screens.line.blank
; %bb.0:                                ; %start
	ldy	#40
	sty	__rc2
	jmp	fill_cells
.Lfunc_end131:
	.size	awale_c64.screens.line.blank, .Lfunc_end131-awale_c64.screens.line.blank
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print,"ax",@progbits
	.type	awale_c64.screens.line.print,@function ; -- Begin function awale_c64.screens.line.print
awale_c64.screens.line.print:           ; @awale_c64.screens.line.print
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+1) ; 1-byte Folded Spill
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+2) ; 1-byte Folded Spill
	ldx	__rc4
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+3) ; 1-byte Folded Spill
	ldx	__rc5
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+4) ; 1-byte Folded Spill
	lda	__rc2
	jsr	text_begin
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc3
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+1) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk) ; 1-byte Folded Reload
	jmp	text_line
.Lfunc_end132:
	.size	awale_c64.screens.line.print, .Lfunc_end132-awale_c64.screens.line.print
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
.Lfunc_end133:
	.size	awale_c64.screens.line.message, .Lfunc_end133-awale_c64.screens.line.message
                                        ; -- End function
	.section	.text.awale_c64.screens.menu.help,"ax",@progbits
	.type	awale_c64.screens.menu.help,@function ; -- Begin function awale_c64.screens.menu.help
awale_c64.screens.menu.help:            ; @awale_c64.screens.menu.help
; %bb.0:                                ; %start
	tax
	lda	#3
	ldy	#0
	sta	__rc2
	sty	__rc3
	sty	__rc4
	lda	#24
	jmp	awale_c64.screens.line.show
.Lfunc_end134:
	.size	awale_c64.screens.menu.help, .Lfunc_end134-awale_c64.screens.menu.help
                                        ; -- End function
	.section	.text.awale_c64.screens.menu.Window.item,"ax",@progbits
	.type	awale_c64.screens.menu.Window.item,@function ; -- Begin function awale_c64.screens.menu.Window.item
awale_c64.screens.menu.Window.item:     ; @awale_c64.screens.menu.Window.item
; %bb.0:                                ; %start
	stx	__rc7
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	lda	__rc4
	ldy	__rc5
	cmp	__rc2
	ldx	#1
	bcs	.LBB135_2
; %bb.1:                                ; %start
	ldx	#0
.LBB135_2:                              ; %start
	stx	__rc3
	clc
	adc	__rc7
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	ldx	__rc3
	bne	.LBB135_4
; %bb.3:
	ldx	#0
	jmp	.LBB135_5
.LBB135_4:                              ; %bb2.i
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	ldx	#20
.LBB135_5:                              ; %awale_c64.screens.menu.Window.place.exit
	stx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+4)
	cpy	#255
	beq	.LBB135_7
; %bb.6:                                ; %bb2
	clc
	txa
	adc	#4
	sta	__rc2
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	sta	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+5) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	ldy	__rc6
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+2)
	jsr	fill_cells
	ldx	#3
	ldy	#0
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	jsr	awale_c64.screens.line.print
	ldx	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+2)
	stx	__rc6
	tax
	ldy	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+5) ; 1-byte Folded Reload
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
.LBB135_7:                              ; %bb5
	ldy	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+4)
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+2)
	ldy	__rc6
	cpy	#255
	beq	.LBB135_9
; %bb.8:                                ; %bb6
	ldy	#20
	sty	__rc2
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	ldy	__rc6
	sty	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+1)
	jsr	fill_cells
	ldx	#1
	ldy	#0
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+1)
	sta	__rc2
	stx	__rc3
	sty	__rc4
	sty	__rc5
	ldx	#20
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	jsr	awale_c64.screens.line.print
	tax
.LBB135_9:                              ; %bb9
	clc
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+4)
	adc	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk+3)
	sta	__rc2
	lda	mos8(.Lawale_c64.screens.menu.Window.item_zp_stk)
	jmp	fill_cells
.Lfunc_end135:
	.size	awale_c64.screens.menu.Window.item, .Lfunc_end135-awale_c64.screens.menu.Window.item
                                        ; -- End function
	.section	.text.awale_c64.screens.menu.Window.frame,"ax",@progbits
	.type	awale_c64.screens.menu.Window.frame,@function ; -- Begin function awale_c64.screens.menu.Window.frame
awale_c64.screens.menu.Window.frame:    ; @awale_c64.screens.menu.Window.frame
; %bb.0:                                ; %start
	ldx	__rc4
	ldy	#7
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#29
	jsr	awale_c64.screens.menu.help
	jmp	awale_c64.hardware.machine.Hardware.wait_frame
.Lfunc_end136:
	.size	awale_c64.screens.menu.Window.frame, .Lfunc_end136-awale_c64.screens.menu.Window.frame
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
	bcs	.LBB137_2
; %bb.1:                                ; %start
	ldx	#0
.LBB137_2:                              ; %start
	stx	__rc5
	clc
	adc	__rc3
	ldx	#0
	ldy	__rc5
	bne	.LBB137_4
; %bb.3:
	sta	__rc3
	jmp	.LBB137_5
.LBB137_4:                              ; %bb2.i
	sec
	sbc	__rc2
	sta	__rc3
	ldx	#20
.LBB137_5:                              ; %awale_c64.screens.menu.Window.place.exit
	stx	__rc2
	lda	__rc4
	beq	.LBB137_7
; %bb.6:
	ldx	#7
	stx	mos8(.Lawale_c64.screens.menu.Window.choose_zp_stk) ; 1-byte Folded Spill
	ldx	#136
	jmp	.LBB137_8
.LBB137_7:                              ; %select.false
	ldx	#3
	stx	mos8(.Lawale_c64.screens.menu.Window.choose_zp_stk) ; 1-byte Folded Spill
	ldx	#0
.LBB137_8:                              ; %select.end
	ldy	#0
	asl	__rc3
	sty	__rc4
	rol	__rc4
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc3
	tay
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc4
	sty	__rc4
	sta	__rc5
	ldy	#0
	lda	(__rc4),y
	sta	__rc6
	iny
	lda	(__rc4),y
	sta	__rc3
	clc
	lda	__rc6
	adc	#0
	sta	__rc4
	ldy	#1
	bcs	.LBB137_10
; %bb.9:                                ; %select.end
	ldy	#0
.LBB137_10:                             ; %select.end
	sty	__rc7
	lda	__rc3
	adc	#192
	ldy	__rc4
	sty	__rc6
	sta	__rc5
	lda	__rc2
	ora	#2
	tay
	txa
	sta	(__rc4),y
	lda	__rc3
	ldx	__rc7
	cpx	#1
	adc	#216
	tax
	clc
	lda	__rc6
	adc	__rc2
	sta	__rc2
	txa
	adc	#0
	sta	__rc3
	ldy	#2
	lda	mos8(.Lawale_c64.screens.menu.Window.choose_zp_stk) ; 1-byte Folded Reload
	jmp	.LBB137_12
.LBB137_11:                             ; %bb11
                                        ;   in Loop: Header=BB137_12 Depth=1
	sta	(__rc2),y
	iny
.LBB137_12:                             ; %bb8
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#20
	bne	.LBB137_11
; %bb.13:                               ; %bb12
	rts
.Lfunc_end137:
	.size	awale_c64.screens.menu.Window.choose, .Lfunc_end137-awale_c64.screens.menu.Window.choose
                                        ; -- End function
	.section	.text.awale_c64.screens.board.put_number,"ax",@progbits
	.type	awale_c64.screens.board.put_number,@function ; -- Begin function awale_c64.screens.board.put_number
awale_c64.screens.board.put_number:     ; @awale_c64.screens.board.put_number
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.board.put_number_zp_stk)
	ldy	__rc2
	sty	mos8(.Lawale_c64.screens.board.put_number_zp_stk+2)
	ldy	__rc3
	lda	awale_c64.screens.line.DECIMAL,y
	sta	mos8(.Lawale_c64.screens.board.put_number_zp_stk+3)
	lsr
	lsr
	lsr
	lsr
	beq	.LBB138_2
; %bb.1:                                ; %bb3
	ora	#16
	tay
	jmp	.LBB138_3
.LBB138_2:
	ldy	#0
.LBB138_3:                              ; %bb4
	lda	#7
	sty	__rc3
	sta	__rc4
	stx	mos8(.Lawale_c64.screens.board.put_number_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.board.put_number_zp_stk)
	jsr	awale_c64.screens.board.put
	inc	mos8(.Lawale_c64.screens.board.put_number_zp_stk+2)
	lda	mos8(.Lawale_c64.screens.board.put_number_zp_stk+3)
	and	#15
	ora	#16
	ldx	mos8(.Lawale_c64.screens.board.put_number_zp_stk+2)
	stx	__rc2
	sta	__rc3
	ldx	#7
	stx	__rc4
	ldx	mos8(.Lawale_c64.screens.board.put_number_zp_stk+1)
	lda	mos8(.Lawale_c64.screens.board.put_number_zp_stk)
	jmp	awale_c64.screens.board.put
.Lfunc_end138:
	.size	awale_c64.screens.board.put_number, .Lfunc_end138-awale_c64.screens.board.put_number
                                        ; -- End function
	.section	.text.awale_c64.screens.board.put,"ax",@progbits
	.type	awale_c64.screens.board.put,@function ; -- Begin function awale_c64.screens.board.put
awale_c64.screens.board.put:            ; @awale_c64.screens.board.put
; %bb.0:                                ; %start
	ldy	__rc2
	clc
	adc	#0
	sty	__rc17
	ldy	#1
	bcs	.LBB139_2
; %bb.1:                                ; %start
	ldy	#0
.LBB139_2:                              ; %start
	sty	__rc2
	sta	__rc5
	txa
	adc	#192
	ldy	__rc5
	sty	__rc6
	ldy	__rc17
	sta	__rc7
	lda	__rc3
	sta	(__rc6),y
	txa
	ldx	__rc2
	cpx	#1
	adc	#216
	ldx	__rc5
	stx	__rc2
	sta	__rc3
	lda	__rc4
	sta	(__rc2),y
	rts
.Lfunc_end139:
	.size	awale_c64.screens.board.put, .Lfunc_end139-awale_c64.screens.board.put
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_store,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_store,@function ; -- Begin function awale_c64.screens.board.Board.draw_store
awale_c64.screens.board.Board.draw_store: ; @awale_c64.screens.board.Board.draw_store
; %bb.0:                                ; %start
	tay
	ldx	GAME+1107,y
	stx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+1) ; 1-byte Folded Spill
	lda	awale_c64.screens.board.STORE_COLUMN,y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.screens.store.put_seeds
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk) ; 1-byte Folded Spill
	lda	#128
	ldx	#2
	ldy	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk) ; 1-byte Folded Reload
	sty	__rc2
	ldy	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc3
	jmp	awale_c64.screens.board.put_number
.Lfunc_end140:
	.size	awale_c64.screens.board.Board.draw_store, .Lfunc_end140-awale_c64.screens.board.Board.draw_store
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.tell,"ax",@progbits
	.type	awale_c64.screens.board.Board.tell,@function ; -- Begin function awale_c64.screens.board.Board.tell
awale_c64.screens.board.Board.tell:     ; @awale_c64.screens.board.Board.tell
; %bb.0:                                ; %start
	tay
	stx	__rc3
	ldx	GAME+1110,y
	cpx	__rc2
	beq	.LBB141_2
; %bb.1:                                ; %bb2
	ldx	__rc2
	sty	mos8(.Lawale_c64.screens.board.Board.tell_zp_stk+1) ; 1-byte Folded Spill
	ldy	__rc3
	sty	mos8(.Lawale_c64.screens.board.Board.tell_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.screens.board.Board.set_note
	ldy	mos8(.Lawale_c64.screens.board.Board.tell_zp_stk+1) ; 1-byte Folded Reload
	ldx	mos8(.Lawale_c64.screens.board.Board.tell_zp_stk) ; 1-byte Folded Reload
	stx	__rc3
.LBB141_2:                              ; %bb4
	ldx	GAME+1083,y
	cpx	__rc3
	beq	.LBB141_4
; %bb.3:                                ; %bb7
	ldx	__rc3
	tya
	jsr	awale_c64.screens.board.Board.set_mark
.LBB141_4:                              ; %bb9
	rts
.Lfunc_end141:
	.size	awale_c64.screens.board.Board.tell, .Lfunc_end141-awale_c64.screens.board.Board.tell
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
.Lfunc_end142:
	.size	awale_c64.screens.board.Board.draw_pit, .Lfunc_end142-awale_c64.screens.board.Board.draw_pit
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.set_mark,"ax",@progbits
	.type	awale_c64.screens.board.Board.set_mark,@function ; -- Begin function awale_c64.screens.board.Board.set_mark
awale_c64.screens.board.Board.set_mark: ; @awale_c64.screens.board.Board.set_mark
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3)
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	asl	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldy	#0
	tya
	rol
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	sta	__rc3
	lda	(__rc2),y
	sta	__rc5
	iny
	lda	(__rc2),y
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2)
	cpx	#2
	beq	.LBB143_2
; %bb.1:                                ; %bb4
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3)
	pha
	lda	GAME+1083,x
	tax
	pla
	cpx	#2
	bne	.LBB143_6
.LBB143_2:                              ; %bb8
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2)
	cpx	#2
	bne	.LBB143_4
; %bb.3:                                ; %bb8
	ldx	#1
	jmp	.LBB143_5
.LBB143_4:                              ; %bb8
	ldx	#0
.LBB143_5:                              ; %bb8
	ldy	#2
	sty	__rc2
	stx	__rc3
	tax
	lda	__rc5
	jsr	awale_c64.screens.board.point
.LBB143_6:                              ; %bb12
	lda	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3)
	sta	GAME+1083,x
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.screens.board.RIMS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.RIMS)
	adc	__rc3
	sta	__rc3
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	sta	__rc4
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	sta	__rc5
	ldy	#0
	lda	(__rc2),y
	tax
	iny
	lda	(__rc2),y
	sta	__rc3
	dey
	lda	(__rc4),y
	sta	__rc6
	iny
	lda	(__rc4),y
	stx	__rc2
	tax
	lda	__rc6
	jmp	awale_c64.screens.pit.paint_rim
.Lfunc_end143:
	.size	awale_c64.screens.board.Board.set_mark, .Lfunc_end143-awale_c64.screens.board.Board.set_mark
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.set_note,"ax",@progbits
	.type	awale_c64.screens.board.Board.set_note,@function ; -- Begin function awale_c64.screens.board.Board.set_note
awale_c64.screens.board.Board.set_note: ; @awale_c64.screens.board.Board.set_note
; %bb.0:                                ; %start
	tay
	txa
	sta	GAME+1110,y
	tya
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.screens.board.NOTE)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.NOTE)
	adc	__rc3
	sta	__rc3
	txa
	stx	__rc4
	and	#16
	ldx	#0
	cmp	#0
	beq	.LBB144_3
; %bb.1:                                ; %bb3
	cpy	#6
	ldx	#146
	bcc	.LBB144_3
; %bb.2:                                ; %select.false
	ldx	#147
.LBB144_3:                              ; %bb7
	sty	__rc7
	ldy	#0
	lda	(__rc2),y
	sta	__rc5
	iny
	lda	(__rc2),y
	sta	__rc6
	lda	__rc4
	and	#15
	tay
	lda	__rc4
	and	#32
	bne	.LBB144_6
; %bb.4:                                ; %bb10
	tya
	beq	.LBB144_7
; %bb.5:                                ; %bb11
	tya
	ora	#16
	sta	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+3) ; 1-byte Folded Spill
	ldy	#11
	sty	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+4) ; 1-byte Folded Spill
	jmp	.LBB144_8
.LBB144_6:                              ; %bb8
	tya
	ora	#16
	clc
	ldy	__rc7
	adc	GAME+1095,y
	sta	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+3) ; 1-byte Folded Spill
	ldy	#140
	sty	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+4) ; 1-byte Folded Spill
	ldy	#7
	jmp	.LBB144_9
.LBB144_7:
	ldy	#0
	sty	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+4) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+3) ; 1-byte Folded Spill
.LBB144_8:                              ; %bb14
	ldy	#1
.LBB144_9:                              ; %bb14
	sty	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk) ; 1-byte Folded Spill
	ldy	#2
	lda	#1
	sty	__rc2
	stx	__rc3
	sta	__rc4
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+1) ; 1-byte Folded Spill
	ldy	__rc5
	sty	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+2) ; 1-byte Folded Spill
	lda	__rc5
	jsr	awale_c64.screens.board.put
	ldx	#3
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc3
	ldx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk) ; 1-byte Folded Reload
	stx	__rc4
	stx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+1) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+2) ; 1-byte Folded Reload
	jsr	awale_c64.screens.board.put
	ldx	#4
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc3
	ldx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk) ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+1) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.screens.board.Board.set_note_zp_stk+2) ; 1-byte Folded Reload
	jmp	awale_c64.screens.board.put
.Lfunc_end144:
	.size	awale_c64.screens.board.Board.set_note, .Lfunc_end144-awale_c64.screens.board.Board.set_note
                                        ; -- End function
	.section	.text.awale_c64.screens.board.point,"ax",@progbits
	.type	awale_c64.screens.board.point,@function ; -- Begin function awale_c64.screens.board.point
awale_c64.screens.board.point:          ; @awale_c64.screens.board.point
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.board.point_zp_stk+1)
	stx	mos8(.Lawale_c64.screens.board.point_zp_stk)
	ldy	__rc2
	sty	mos8(.Lawale_c64.screens.board.point_zp_stk+2)
	lda	__rc3
	and	#1
	beq	.LBB145_2
; %bb.1:
	ldy	#144
	lda	#145
	sta	mos8(.Lawale_c64.screens.board.point_zp_stk+3) ; 1-byte Folded Spill
	jmp	.LBB145_3
.LBB145_2:                              ; %select.false
	ldy	#0
	sty	mos8(.Lawale_c64.screens.board.point_zp_stk+3) ; 1-byte Folded Spill
.LBB145_3:                              ; %select.end
	lda	#0
	sta	__rc2
	sty	__rc3
	ldy	#1
	sty	__rc4
	lda	mos8(.Lawale_c64.screens.board.point_zp_stk+1)
	jsr	awale_c64.screens.board.put
	ldx	mos8(.Lawale_c64.screens.board.point_zp_stk+2)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.board.point_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc3
	ldx	#1
	stx	__rc4
	ldx	mos8(.Lawale_c64.screens.board.point_zp_stk)
	lda	mos8(.Lawale_c64.screens.board.point_zp_stk+1)
	jmp	awale_c64.screens.board.put
.Lfunc_end145:
	.size	awale_c64.screens.board.point, .Lfunc_end145-awale_c64.screens.board.point
                                        ; -- End function
	.section	.text.awale_c64.screens.clear,"ax",@progbits
	.type	awale_c64.screens.clear,@function ; -- Begin function awale_c64.screens.clear
awale_c64.screens.clear:                ; @awale_c64.screens.clear
; %bb.0:                                ; %start
	ldx	#0
	stx	53269
	txa
	jmp	.LBB146_2
.LBB146_1:                              ; %bb6
                                        ;   in Loop: Header=BB146_2 Depth=1
	sta	mos8(.Lawale_c64.screens.clear_zp_stk)
	inc	mos8(.Lawale_c64.screens.clear_zp_stk)
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	mos8(.Lawale_c64.screens.clear_zp_stk)
.LBB146_2:                              ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	cmp	#25
	bne	.LBB146_1
; %bb.3:                                ; %bb7
	rts
.Lfunc_end146:
	.size	awale_c64.screens.clear, .Lfunc_end146-awale_c64.screens.clear
                                        ; -- End function
	.section	.text.awale_c64.screens.store.put_seeds,"ax",@progbits
	.type	awale_c64.screens.store.put_seeds,@function ; -- Begin function awale_c64.screens.store.put_seeds
awale_c64.screens.store.put_seeds:      ; @awale_c64.screens.store.put_seeds
; %bb.0:                                ; %start
	sta	__rc8
	stx	__rc2
	ldx	#0
	ldy	#0
	stx	__rc7
	jmp	.LBB147_2
.LBB147_1:                              ; %bb2.loopexit
                                        ;   in Loop: Header=BB147_2 Depth=1
	iny
	clc
	lda	__rc7
	adc	#3
	sta	__rc7
.LBB147_2:                              ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB147_6 Depth 2
	cpy	#9
	bne	.LBB147_3
	jmp	.LBB147_11
.LBB147_3:                              ; %bb5
                                        ;   in Loop: Header=BB147_2 Depth=1
	sty	__rc6
	sty	__rc3
	sec
	lda	#13
	sbc	__rc3
	asl
	sta	__rc3
	ldy	#0
	sty	__rc4
	rol	__rc4
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	sta	__rc9
	iny
	lda	(__rc4),y
	sta	__rc3
	clc
	lda	__rc9
	adc	#0
	sta	__rc4
	lda	__rc3
	adc	#192
	sta	__rc5
	lda	#3
	ldx	#1
	stx	__rc3
	ldx	__rc7
	jmp	.LBB147_6
.LBB147_4:                              ; %bb13
                                        ;   in Loop: Header=BB147_6 Depth=2
	sta	__rc10
	lda	#148
	clc
	adc	awale_c64.screens.store.EMPTY,y
.LBB147_5:                              ; %bb21
                                        ;   in Loop: Header=BB147_6 Depth=2
	sta	__rc9
	lda	__rc8
	clc
	adc	__rc3
	tay
	lda	__rc9
	clc
	adc	__rc3
	sta	(__rc4),y
	inx
	lda	__rc10
	clc
	adc	#255
	inc	__rc3
.LBB147_6:                              ; %bb9
                                        ;   Parent Loop BB147_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc6
	cmp	#0
	bne	.LBB147_7
	jmp	.LBB147_1
.LBB147_7:                              ; %bb11
                                        ;   in Loop: Header=BB147_6 Depth=2
	cpx	__rc2
	bcs	.LBB147_4
; %bb.8:                                ; %bb15
                                        ;   in Loop: Header=BB147_6 Depth=2
	sta	__rc10
	txa
	clc
	adc	#27
	cmp	__rc2
	lda	awale_c64.screens.store.HELD,y
	tay
	bcs	.LBB147_10
; %bb.9:                                ; %bb16
                                        ;   in Loop: Header=BB147_6 Depth=2
	clc
	tya
	adc	#192
	jmp	.LBB147_5
.LBB147_10:                             ; %bb18
                                        ;   in Loop: Header=BB147_6 Depth=2
	clc
	tya
	adc	#173
	jmp	.LBB147_5
.LBB147_11:                             ; %bb6
	rts
.Lfunc_end147:
	.size	awale_c64.screens.store.put_seeds, .Lfunc_end147-awale_c64.screens.store.put_seeds
                                        ; -- End function
	.section	.text.awale_c64.screens.lesson.draw,"ax",@progbits
	.type	awale_c64.screens.lesson.draw,@function ; -- Begin function awale_c64.screens.lesson.draw
awale_c64.screens.lesson.draw:          ; @awale_c64.screens.lesson.draw
; %bb.0:                                ; %start
	tax
	sta	.Lawale_c64.screens.lesson.draw_sstk ; 1-byte Folded Spill
	inx
	stx	.Lawale_c64.screens.lesson.draw_sstk+1 ; 1-byte Folded Spill
	ldx	#0
	txa
	jsr	awale_c64.screens.line.blank
	ldx	#144
	ldy	#7
	stx	__rc2
	sty	__rc3
	ldx	#0
	stx	__rc4
	ldx	.Lawale_c64.screens.lesson.draw_sstk+1 ; 1-byte Folded Reload
	stx	__rc5
	ldx	#1
	lda	#0
	jsr	awale_c64.screens.line.print
	ldx	#19
	ldy	#145
	lda	#3
	sty	__rc2
	sta	__rc3
	ldy	#0
	sty	__rc4
	sty	__rc5
	tya
	jsr	awale_c64.screens.line.print
	clc
	lda	.Lawale_c64.screens.lesson.draw_sstk ; 1-byte Folded Reload
	adc	#148
	jmp	awale_c64.screens.line.page
.Lfunc_end148:
	.size	awale_c64.screens.lesson.draw, .Lfunc_end148-awale_c64.screens.lesson.draw
                                        ; -- End function
	.section	.text.awale_c64.screens.lesson.judge,"ax",@progbits
	.type	awale_c64.screens.lesson.judge,@function ; -- Begin function awale_c64.screens.lesson.judge
awale_c64.screens.lesson.judge:         ; @awale_c64.screens.lesson.judge
; %bb.0:                                ; %start
	sta	.Lawale_c64.screens.lesson.judge_sstk ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#19
	ldx	#1
	ldy	#0
	stx	__rc2
	sty	__rc3
	sty	__rc4
	ldx	.Lawale_c64.screens.lesson.judge_sstk ; 1-byte Folded Reload
	jmp	awale_c64.screens.line.show
.Lfunc_end149:
	.size	awale_c64.screens.lesson.judge, .Lfunc_end149-awale_c64.screens.lesson.judge
                                        ; -- End function
	.section	.text.awale_c64.screens.values.show,"ax",@progbits
	.type	awale_c64.screens.values.show,@function ; -- Begin function awale_c64.screens.values.show
awale_c64.screens.values.show:          ; @awale_c64.screens.values.show
; %bb.0:                                ; %start
	sta	__rc3
	ldy	__rc2
	sty	__rc4
	cmp	#6
	ldy	#17
	bcc	.LBB150_2
; %bb.1:                                ; %bb2
	lda	#11
	sec
	sbc	__rc3
	ldy	#1
	sta	__rc3
.LBB150_2:                              ; %bb3
	asl
	asl
	clc
	adc	__rc3
	clc
	adc	#6
	stx	__rc2
	ldx	__rc4
	stx	__rc3
	tax
	tya
	jmp	awale_c64.screens.line.print_value
.Lfunc_end150:
	.size	awale_c64.screens.values.show, .Lfunc_end150-awale_c64.screens.values.show
                                        ; -- End function
	.section	.text.awale_c64.screens.picture.Picture.draw,"ax",@progbits
	.type	awale_c64.screens.picture.Picture.draw,@function ; -- Begin function awale_c64.screens.picture.Picture.draw
awale_c64.screens.picture.Picture.draw: ; @awale_c64.screens.picture.Picture.draw
; %bb.0:                                ; %start
	ldy	#2
	lda	(__rc2),y
	sta	__rc6
	iny
	clc
	adc	(__rc2),y
	tax
	lda	#mos16lo(picture_cells)
	clc
	ldy	#0
	adc	(__rc2),y
	sta	__rc4
	lda	#mos16hi(picture_cells)
	iny
	adc	(__rc2),y
	ldy	__rc6
	sty	__rc2
	cpx	__rc6
	bcc	.LBB151_2
; %bb.1:                                ; %start
	stx	__rc2
.LBB151_2:                              ; %start
	sta	__rc5
	ldx	__rc6
	jmp	.LBB151_6
.LBB151_3:                              ; %bb10
                                        ;   in Loop: Header=BB151_4 Depth=2
	sty	__rc3
	inc	__rc3
	lda	(__rc4),y
	sta	__rc11
	clc
	adc	#108
	tax
	lda	own_colours,x
	tax
	lda	__rc11
	sta	(__rc6),y
	txa
	sta	(__rc8),y
	ldy	__rc3
.LBB151_4:                              ; %bb8
                                        ;   Parent Loop BB151_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	cpy	#40
	bne	.LBB151_3
; %bb.5:                                ; %bb11
                                        ;   in Loop: Header=BB151_6 Depth=1
	ldx	__rc10
	inx
	lda	__rc4
	clc
	adc	#40
	sta	__rc4
	lda	__rc5
	adc	#0
	sta	__rc5
.LBB151_6:                              ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB151_4 Depth 2
	cpx	__rc2
	beq	.LBB151_10
; %bb.7:                                ; %bb5
                                        ;   in Loop: Header=BB151_6 Depth=1
	stx	__rc10
	txa
	asl
	sta	__rc3
	ldy	#0
	tya
	rol
	sta	__rc6
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc6
	stx	__rc6
	sta	__rc7
	lda	(__rc6),y
	tax
	iny
	lda	(__rc6),y
	tay
	clc
	txa
	adc	#0
	tax
	lda	#1
	bcs	.LBB151_9
; %bb.8:                                ; %bb5
                                        ;   in Loop: Header=BB151_6 Depth=1
	lda	#0
.LBB151_9:                              ; %bb5
                                        ;   in Loop: Header=BB151_6 Depth=1
	sta	__rc3
	tya
	adc	#192
	stx	__rc6
	sta	__rc7
	tya
	ldy	__rc3
	cpy	#1
	adc	#216
	stx	__rc8
	sta	__rc9
	ldy	#0
	jmp	.LBB151_4
.LBB151_10:                             ; %bb6
	rts
.Lfunc_end151:
	.size	awale_c64.screens.picture.Picture.draw, .Lfunc_end151-awale_c64.screens.picture.Picture.draw
                                        ; -- End function
	.section	.text.awale_c64.screens.thinking.Display.draw,"ax",@progbits
	.type	awale_c64.screens.thinking.Display.draw,@function ; -- Begin function awale_c64.screens.thinking.Display.draw
awale_c64.screens.thinking.Display.draw: ; @awale_c64.screens.thinking.Display.draw
; %bb.0:                                ; %start
	lda	#19
	ldx	#0
	jsr	awale_c64.screens.line.blank
	ldx	#1
	stx	.Lawale_c64.screens.thinking.Display.draw_sstk+16
	ldx	#85
	stx	.Lawale_c64.screens.thinking.Display.draw_sstk+17
	ldx	#18
	stx	.Lawale_c64.screens.thinking.Display.draw_sstk+18
	ldx	#86
	stx	.Lawale_c64.screens.thinking.Display.draw_sstk+19
	ldx	#25
	stx	.Lawale_c64.screens.thinking.Display.draw_sstk+20
	ldx	#87
	stx	.Lawale_c64.screens.thinking.Display.draw_sstk+21
	lda	#0
	jmp	.LBB152_2
.LBB152_1:                              ; %bb6
                                        ;   in Loop: Header=BB152_2 Depth=1
	tay
	ldx	.Lawale_c64.screens.thinking.Display.draw_sstk+16,y
	pha
	lda	.Lawale_c64.screens.thinking.Display.draw_sstk+17,y
	tay
	pla
	sty	__rc2
	ldy	#3
	sty	__rc3
	ldy	#0
	sty	__rc4
	sty	__rc5
	sta	mos8(.Lawale_c64.screens.thinking.Display.draw_zp_stk)
	lda	#19
	jsr	awale_c64.screens.line.print
	lda	mos8(.Lawale_c64.screens.thinking.Display.draw_zp_stk)
	clc
	adc	#2
.LBB152_2:                              ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	cmp	#6
	bne	.LBB152_1
; %bb.3:                                ; %bb7
	rts
.Lfunc_end152:
	.size	awale_c64.screens.thinking.Display.draw, .Lfunc_end152-awale_c64.screens.thinking.Display.draw
                                        ; -- End function
	.section	.text.awale_c64.screens.thinking.Display.show,"ax",@progbits
	.type	awale_c64.screens.thinking.Display.show,@function ; -- Begin function awale_c64.screens.thinking.Display.show
awale_c64.screens.thinking.Display.show: ; @awale_c64.screens.thinking.Display.show
; %bb.0:                                ; %start
	sec
	sta	__rc11
	ldy	#0
	sbc	(__rc2),y
	sta	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk+1) ; 1-byte Folded Spill
	stx	__rc10
	txa
	ldx	#1
	stx	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk) ; 1-byte Folded Spill
	iny
	sbc	(__rc2),y
	sta	__rc13
	inx
	stx	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Spill
	jmp	.LBB153_4
.LBB153_1:                              ; %bb5.i
                                        ;   in Loop: Header=BB153_4 Depth=1
	ldx	__rc13
	cpx	__rc7
	bcc	.LBB153_3
.LBB153_2:                              ; %bb8.i
                                        ;   in Loop: Header=BB153_4 Depth=1
	ldy	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk) ; 1-byte Folded Reload
	tya
	sty	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk) ; 1-byte Folded Spill
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
	tax
	sec
	lda	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk+1) ; 1-byte Folded Reload
	sbc	__rc6
	sta	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk+1) ; 1-byte Folded Spill
	lda	__rc13
	sbc	__rc7
	sta	__rc13
	txa
	sta	(__rc8),y
.LBB153_3:                              ; %bb12.i
                                        ;   in Loop: Header=BB153_4 Depth=1
	clc
	lda	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Reload
	adc	#2
	sta	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk) ; 1-byte Folded Spill
.LBB153_4:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk) ; 1-byte Folded Reload
	cpx	#16
	beq	.LBB153_7
; %bb.5:                                ; %bb5.i
                                        ;   in Loop: Header=BB153_4 Depth=1
	ldx	.Lawale_c64.screens.thinking.Display.show_sstk ; 1-byte Folded Reload
	lda	awale_c64.screens.thinking.WORTH,x
	sta	__rc6
	lda	__rc13
	pha
	lda	awale_c64.screens.thinking.WORTH+1,x
	tax
	pla
	stx	__rc7
	cmp	__rc7
	beq	.LBB153_6
	jmp	.LBB153_1
.LBB153_6:                              ; %bb5.i
                                        ;   in Loop: Header=BB153_4 Depth=1
	ldx	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk+1) ; 1-byte Folded Reload
	cpx	__rc6
	bcc	.LBB153_3
	jmp	.LBB153_2
.LBB153_7:                              ; %bb6.i
	ldx	__rc2
	clc
	lda	__rc2
	stx	__rc7
	adc	#2
	tax
	lda	__rc3
	adc	#0
	sta	__rc13
	clc
	lda	__rc7
	adc	#8
	sta	__rc8
	lda	__rc3
	adc	#0
	stx	__rc12
	stx	__rc6
	ldx	__rc13
	stx	__rc7
	sta	__rc9
	ldx	#8
	jmp	.LBB153_10
.LBB153_8:                              ; %bb19.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	ldx	#0
.LBB153_9:                              ; %bb19.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	stx	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk+1) ; 1-byte Folded Spill
	lda	__rc12
	clc
	adc	__rc8
	sta	__rc8
	lda	__rc13
	adc	#0
	sta	__rc9
	dey
	tya
	tax
.LBB153_10:                             ; %bb14.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	lda	mos8(.Lawale_c64.screens.thinking.Display.show_zp_stk+1) ; 1-byte Folded Reload
	ldy	#0
	adc	(__rc8),y
	sta	(__rc8),y
	cpx	#2
	beq	.LBB153_17
; %bb.11:                               ; %bb15.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	txa
	tay
	lda	(__rc2),y
	cmp	#10
	sty	__rc17
	ldy	#1
	bcs	.LBB153_13
; %bb.12:                               ; %bb15.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	ldy	#0
.LBB153_13:                             ; %bb15.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	sty	__rc9
	ldy	__rc17
	bcc	.LBB153_15
; %bb.14:                               ; %bb17.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	clc
	adc	#246
	sta	(__rc2),y
.LBB153_15:                             ; %bb19.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	clc
	txa
	adc	#253
	sta	__rc8
	lda	__rc9
	beq	.LBB153_8
; %bb.16:                               ; %bb19.i
                                        ;   in Loop: Header=BB153_10 Depth=1
	ldx	#1
	jmp	.LBB153_9
.LBB153_17:                             ; %awale_c64.screens.thinking.Display.count_on.exit
	lda	__rc11
	sta	(__rc2),y
	ldy	#1
	lda	__rc10
	sta	(__rc2),y
	dey
	sty	__rc8
	ldx	#16
	jmp	.LBB153_21
.LBB153_18:                             ; %bb7
                                        ;   in Loop: Header=BB153_21 Depth=1
	lda	(__rc6),y
	beq	.LBB153_20
; %bb.19:                               ; %bb10
                                        ;   in Loop: Header=BB153_21 Depth=1
	stx	__rc8
.LBB153_20:                             ; %bb11
                                        ;   in Loop: Header=BB153_21 Depth=1
	clc
	adc	__rc8
	sta	49922,y
	iny
.LBB153_21:                             ; %bb4
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#7
	bne	.LBB153_18
; %bb.22:                               ; %bb8
	ldy	#9
	lda	(__rc2),y
	sta	__rc7
	ldy	#2
	lda	(__rc4),y
	sta	__rc6
	ldx	__rc7
	cpx	__rc6
	beq	.LBB153_24
; %bb.23:                               ; %bb14
	ldy	#9
	sta	(__rc2),y
	ldx	__rc4
	stx	__rc2
	ldx	__rc5
	stx	__rc3
	jsr	awale_c64.screens.thinking.show_best
.LBB153_24:                             ; %bb16
	rts
.Lfunc_end153:
	.size	awale_c64.screens.thinking.Display.show, .Lfunc_end153-awale_c64.screens.thinking.Display.show
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
	beq	.LBB154_2
; %bb.1:                                ; %bb3.i
	ora	#16
	sta	49919
	ldx	#8
	jmp	.LBB154_3
.LBB154_2:
	ldx	#7
.LBB154_3:                              ; %awale_c64.screens.thinking.put_number.exit
	tya
	and	#15
	ora	#16
	sta	49912,x
	lda	#0
	sta	49913,x
	tay
	clc
	lda	#33
	ldx	#0
	stx	mos8(.Lawale_c64.screens.thinking.show_best_zp_stk) ; 1-byte Folded Spill
	adc	(__rc2),y
	sta	49943
	iny
	lda	(__rc2),y
	inx
	sta	__rc2
	stx	__rc3
	ldx	#33
	lda	#19
	jsr	awale_c64.screens.line.print_value
	sta	__rc2
	clc
	lda	#248
	adc	__rc2
	tax
	lda	#194
	adc	#0
	sta	__rc3
	sec
	lda	#39
	sbc	__rc2
	bcc	.LBB154_5
; %bb.4:                                ; %awale_c64.screens.thinking.put_number.exit
	sta	mos8(.Lawale_c64.screens.thinking.show_best_zp_stk) ; 1-byte Folded Spill
.LBB154_5:                              ; %awale_c64.screens.thinking.put_number.exit
	stx	__rc2
	lda	#0
	tay
	jmp	.LBB154_7
.LBB154_6:                              ; %bb7
                                        ;   in Loop: Header=BB154_7 Depth=1
	sta	(__rc2),y
	iny
.LBB154_7:                              ; %bb6
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc4
	ldx	mos8(.Lawale_c64.screens.thinking.show_best_zp_stk) ; 1-byte Folded Reload
	cpx	__rc4
	bne	.LBB154_6
; %bb.8:                                ; %bb9
	rts
.Lfunc_end154:
	.size	awale_c64.screens.thinking.show_best, .Lfunc_end154-awale_c64.screens.thinking.show_best
                                        ; -- End function
	.section	.text.awale_c64.analysis.App.clear_values,"ax",@progbits
	.type	awale_c64.analysis.App.clear_values,@function ; -- Begin function awale_c64.analysis.App.clear_values
awale_c64.analysis.App.clear_values:    ; @awale_c64.analysis.App.clear_values
; %bb.0:                                ; %start
	lda	GAME+1383
	and	#1
	beq	.LBB155_2
; %bb.1:                                ; %bb1
	ldx	#0
	stx	GAME+1383
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#17
	ldx	#0
	jsr	awale_c64.screens.line.blank
.LBB155_2:                              ; %bb3
	rts
.Lfunc_end155:
	.size	awale_c64.analysis.App.clear_values, .Lfunc_end155-awale_c64.analysis.App.clear_values
                                        ; -- End function
	.section	.text.awale_c64.analysis.App.value,"ax",@progbits
	.type	awale_c64.analysis.App.value,@function ; -- Begin function awale_c64.analysis.App.value
awale_c64.analysis.App.value:           ; @awale_c64.analysis.App.value
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	sta	.Lawale_c64.analysis.App.value_sstk+54 ; 1-byte Folded Spill
	ldx	#mos16lo(.Lawale_c64.analysis.App.value_sstk)
	ldy	#mos16hi(.Lawale_c64.analysis.App.value_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.game.Game.bookmark
	ldx	GAME+21
	stx	.Lawale_c64.analysis.App.value_sstk+55 ; 1-byte Folded Spill
	ldx	GAME+1384
	stx	__rc20
	lda	.Lawale_c64.analysis.App.value_sstk+54 ; 1-byte Folded Reload
	jsr	awale_c64.core.game.Game.try_out
	ldx	GAME+56
	ldy	#0
	sty	.Lawale_c64.analysis.App.value_sstk+54 ; 1-byte Folded Spill
	txa
	beq	.LBB156_5
; %bb.1:                                ; %bb4
	jsr	awale_c64.core.game.Game.winner
	ldx	#0
	cmp	#2
	beq	.LBB156_4
; %bb.2:                                ; %bb6
	ldx	#99
	ldy	.Lawale_c64.analysis.App.value_sstk+55 ; 1-byte Folded Reload
	sty	__rc2
	cmp	__rc2
	beq	.LBB156_4
; %bb.3:                                ; %select.false
	ldx	#157
.LBB156_4:
	stx	__rc20
	jmp	.LBB156_12
.LBB156_5:                              ; %bb11
	dec	__rc20
	beq	.LBB156_8
; %bb.6:                                ; %bb14
	ldx	#255
	ldy	#1
	lda	#3
	sty	__rc3
	stx	__rc2
	sta	__rc4
	lda	__rc20
	jsr	awale_c64.computer.App.think
	and	#1
	beq	.LBB156_10
; %bb.7:                                ; %bb2.i5
	stx	__rc20
	ldx	#1
	stx	.Lawale_c64.analysis.App.value_sstk+54 ; 1-byte Folded Spill
	jmp	.LBB156_12
.LBB156_8:                              ; %bb12
	lda	GAME+19
	sec
	sbc	GAME+20
	sta	__rc20
	ldx	.Lawale_c64.analysis.App.value_sstk+55 ; 1-byte Folded Reload
	beq	.LBB156_12
; %bb.9:                                ; %bb2.i
	lda	#0
	sec
	sbc	__rc20
	jmp	.LBB156_11
.LBB156_10:                             ; %bb3.i
	lda	#0
	sec
	sbc	__rc2
.LBB156_11:                             ; %bb18
	sta	__rc20
.LBB156_12:                             ; %bb18
	ldx	#mos16lo(.Lawale_c64.analysis.App.value_sstk)
	ldy	#mos16hi(.Lawale_c64.analysis.App.value_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.game.Game.return_to
	ldx	__rc20
	lda	.Lawale_c64.analysis.App.value_sstk+54 ; 1-byte Folded Reload
	sta	__rc16
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end156:
	.size	awale_c64.analysis.App.value, .Lfunc_end156-awale_c64.analysis.App.value
                                        ; -- End function
	.section	.text.awale_c64.analysis.App.analyse,"ax",@progbits
	.type	awale_c64.analysis.App.analyse,@function ; -- Begin function awale_c64.analysis.App.analyse
awale_c64.analysis.App.analyse:         ; @awale_c64.analysis.App.analyse
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	ldx	GAME+1391
	stx	__rc20
	jsr	awale_c64.analysis.App.clear_values
	ldx	#1
	stx	GAME+1383
	ldx	__rc20
	stx	__rc21
	cpx	#10
	beq	.LBB157_2
; %bb.1:                                ; %bb3
	ldx	GAME+1384
	stx	__rc20
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#105
	ldx	#0
	ldy	__rc20
	sty	__rc2
	jsr	awale_c64.screens.line.message
.LBB157_2:                              ; %bb7
	ldx	GAME+21
	beq	.LBB157_4
; %bb.3:                                ; %select.false
	ldx	#6
	jmp	.LBB157_5
.LBB157_4:
	ldx	#0
.LBB157_5:                              ; %select.end
	stx	.Lawale_c64.analysis.App.analyse_sstk+2 ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.legal_moves
	sta	__rc20
	ldx	#128
	stx	.Lawale_c64.analysis.App.analyse_sstk ; 1-byte Folded Spill
	ldx	#255
	stx	.Lawale_c64.analysis.App.analyse_sstk+1 ; 1-byte Folded Spill
	ldx	.Lawale_c64.analysis.App.analyse_sstk+2 ; 1-byte Folded Reload
	jmp	.LBB157_11
.LBB157_6:                              ; %bb20
                                        ;   in Loop: Header=BB157_11 Depth=1
	stx	__rc23
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#3
	stx	__rc2
	ldx	__rc23
	lda	__rc22
	jsr	awale_c64.screens.values.show
	ldy	__rc23
	sty	__rc2
	sec
	lda	.Lawale_c64.analysis.App.analyse_sstk ; 1-byte Folded Reload
	sbc	__rc2
	bvc	.LBB157_8
; %bb.7:                                ; %bb20
                                        ;   in Loop: Header=BB157_11 Depth=1
	eor	#128
.LBB157_8:                              ; %bb20
                                        ;   in Loop: Header=BB157_11 Depth=1
	ldx	__rc22
	cmp	#0
	bpl	.LBB157_10
; %bb.9:                                ; %bb23
                                        ;   in Loop: Header=BB157_11 Depth=1
	stx	.Lawale_c64.analysis.App.analyse_sstk+1 ; 1-byte Folded Spill
	sty	.Lawale_c64.analysis.App.analyse_sstk ; 1-byte Folded Spill
.LBB157_10:                             ; %bb27
                                        ;   in Loop: Header=BB157_11 Depth=1
	inx
.LBB157_11:                             ; %bb10
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc20
	beq	.LBB157_15
; %bb.12:                               ; %bb11
                                        ;   in Loop: Header=BB157_11 Depth=1
	lsr	__rc20
	bcc	.LBB157_10
; %bb.13:                               ; %bb12
                                        ;   in Loop: Header=BB157_11 Depth=1
	ldy	GAME+1393,x
	sty	__rc22
	lda	#2
	sta	GAME+1393,x
	lda	#0
	stx	__rc23
	jsr	awale_c64.marks.App.show_marks
	lda	__rc22
	ldx	__rc23
	sta	GAME+1393,x
	stx	__rc22
	lda	__rc23
	jsr	awale_c64.analysis.App.value
	and	#1
	beq	.LBB157_6
; %bb.14:                               ; %bb19
	stx	GAME+1390
.LBB157_15:                             ; %bb29
	lda	__rc21
	jsr	awale_c64.app.App.enter
	lda	#0
	jsr	awale_c64.marks.App.show_marks
	lda	.Lawale_c64.analysis.App.analyse_sstk+1 ; 1-byte Folded Reload
	cmp	#255
	beq	.LBB157_17
; %bb.16:                               ; %bb32
	ldx	#7
	stx	__rc2
	ldx	.Lawale_c64.analysis.App.analyse_sstk ; 1-byte Folded Reload
	jsr	awale_c64.screens.values.show
.LBB157_17:                             ; %bb35
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end157:
	.size	awale_c64.analysis.App.analyse, .Lfunc_end157-awale_c64.analysis.App.analyse
                                        ; -- End function
	.section	.text.awale_c64.analysis.Analysis.answer,"ax",@progbits
	.type	awale_c64.analysis.Analysis.answer,@function ; -- Begin function awale_c64.analysis.Analysis.answer
awale_c64.analysis.Analysis.answer:     ; @awale_c64.analysis.Analysis.answer
; %bb.0:                                ; %start
	tax
	lda	#1
	cpx	#45
	beq	.LBB158_7
; %bb.1:                                ; %start
	cpx	#43
	beq	.LBB158_5
; %bb.2:                                ; %start
	lda	#0
	cpx	#134
	bne	.LBB158_11
; %bb.3:                                ; %bb4
	ldx	GAME+1384
	beq	.LBB158_9
; %bb.4:                                ; %select.false
	ldx	#0
	jmp	.LBB158_10
.LBB158_5:                              ; %bb3
	ldx	GAME+1384
	cpx	#12
	bcs	.LBB158_11
; %bb.6:                                ; %bb8
	inx
	jmp	.LBB158_10
.LBB158_7:                              ; %bb2
	ldx	GAME+1384
	beq	.LBB158_11
; %bb.8:                                ; %bb11
	dex
	jmp	.LBB158_10
.LBB158_9:
	ldx	#7
.LBB158_10:                             ; %bb14.sink.split
	stx	GAME+1384
	lda	#1
.LBB158_11:                             ; %bb14
	rts
.Lfunc_end158:
	.size	awale_c64.analysis.Analysis.answer, .Lfunc_end158-awale_c64.analysis.Analysis.answer
                                        ; -- End function
	.section	.text.awale_c64.computer.App.play_computer_move,"ax",@progbits
	.type	awale_c64.computer.App.play_computer_move,@function ; -- Begin function awale_c64.computer.App.play_computer_move
awale_c64.computer.App.play_computer_move: ; @awale_c64.computer.App.play_computer_move
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc23
	pha
	ldx	GAME+1124
	bne	.LBB159_1
	jmp	.LBB159_13
.LBB159_1:                              ; %bb12
	lda	#2
	clc
	adc	GAME+21
	tax
	sta	__rc20
	lda	GAME+1124,x
	tax
	stx	__rc21
	ldx	#0
	lda	__rc21
	asl
	stx	__rc3
	rol	__rc3
	clc
	adc	__rc21
	sta	__rc2
	ldy	#1
	lda	__rc3
	adc	#0
	sta	__rc3
	lda	#mos16lo(awale_c64.core.level.LEVELS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.core.level.LEVELS)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	__rc23
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc5
	ldy	#0
	lda	(__rc2),y
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+16
	ldx	__rc4
	stx	.Lawale_c64.computer.App.play_computer_move_sstk+17
	ldx	__rc5
	stx	.Lawale_c64.computer.App.play_computer_move_sstk+18
	ldx	GAME+21
	stx	__rc22
	jsr	awale_c64.core.game.Game.legal_moves
	ldy	#0
.LBB159_2:                              ; %bb4.i.i
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#6
	beq	.LBB159_6
; %bb.3:                                ; %bb7.i.i
                                        ;   in Loop: Header=BB159_2 Depth=1
	pha
	tya
	tax
	pla
	sty	__rc2
	inc	__rc2
	ldy	__rc2
	cmp	awale_c64.core.position.BIT,x
	bne	.LBB159_2
; %bb.4:                                ; %awale_c64.core.level.Level.known_move.exit.thread
	lda	__rc22
	bne	.LBB159_5
	jmp	.LBB159_21
.LBB159_5:                              ; %select.false
	lda	#5
	jmp	.LBB159_22
.LBB159_6:                              ; %bb3.i
	ldx	__rc21
	ldy	__rc23
	cpy	#24
	bne	.LBB159_9
; %bb.7:                                ; %awale_c64.core.level.Level.known_move.exit
	jsr	awale_c64.core.endgame.known_move
	stx	__rc21
	and	#1
	beq	.LBB159_8
	jmp	.LBB159_23
.LBB159_8:                              ; %awale_c64.core.level.Level.known_move.exit.bb18_crit_edge
	ldx	__rc20
	lda	GAME+1124,x
	tax
.LBB159_9:                              ; %bb18
	ldy	#255
	sty	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Spill
	tya
	cpx	#4
	beq	.LBB159_10
	jmp	.LBB159_11
.LBB159_10:                             ; %bb2.i
	lda	video_standard
	asl
	tax
	lda	#0
	rol
	sta	__rc2
	txa
	asl
	rol	__rc2
	asl
	sta	__rc4
	lda	__rc2
	rol
	sta	__rc3
	asl	__rc4
	rol	__rc3
	lda	#mos16lo(awale_c64.core.level.FRAMES)
	clc
	adc	__rc4
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
	lda	GAME+1128
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
	sta	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Spill
	iny
	lda	(__rc2),y
.LBB159_11:                             ; %awale_c64.setup.Setup.frames.exit
	ldx	GAME+1124
	bne	.LBB159_16
; %bb.12:                               ; %awale_c64.setup.Setup.frames.exit
	ldx	#1
	jmp	.LBB159_17
.LBB159_13:                             ; %bb2
	ldx	GAME+1384
	bne	.LBB159_14
	jmp	.LBB159_1
.LBB159_14:                             ; %bb4
	jsr	awale_c64.analysis.App.analyse
	ldx	GAME+1390
	bne	.LBB159_15
	jmp	.LBB159_1
.LBB159_15:                             ; %bb6
	jsr	awale_c64.app.App.take_key
	jmp	.LBB159_19
.LBB159_16:                             ; %awale_c64.setup.Setup.frames.exit
	ldx	#0
.LBB159_17:                             ; %awale_c64.setup.Setup.frames.exit
	ldy	#2
	sta	__rc2
	stx	__rc3
	sty	__rc4
	ldx	.Lawale_c64.computer.App.play_computer_move_sstk+19 ; 1-byte Folded Reload
	lda	__rc23
	jsr	awale_c64.computer.App.think
	and	#1
	beq	.LBB159_20
; %bb.18:                               ; %bb24
	txa
.LBB159_19:                             ; %bb29
	jsr	awale_c64.computer.App.stop
	jmp	.LBB159_25
.LBB159_20:                             ; %bb25
	ldy	#mos16lo(.Lawale_c64.computer.App.play_computer_move_sstk+16)
	lda	#mos16hi(.Lawale_c64.computer.App.play_computer_move_sstk+16)
	sty	__rc2
	sta	__rc3
	txa
	jsr	awale_c64.core.level.Level.pit
	jmp	.LBB159_24
.LBB159_21:
	lda	#255
.LBB159_22:                             ; %select.end
	clc
	adc	__rc2
	sta	__rc21
.LBB159_23:                             ; %bb15
	lda	#19
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	__rc21
.LBB159_24:                             ; %bb29
	jsr	awale_c64.play.App.play
.LBB159_25:                             ; %bb29
	pla
	sta	__rc23
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end159:
	.size	awale_c64.computer.App.play_computer_move, .Lfunc_end159-awale_c64.computer.App.play_computer_move
                                        ; -- End function
	.section	.text.awale_c64.computer.App.stop,"ax",@progbits
	.type	awale_c64.computer.App.stop,@function ; -- Begin function awale_c64.computer.App.stop
awale_c64.computer.App.stop:            ; @awale_c64.computer.App.stop
; %bb.0:                                ; %start
	ldx	GAME+1124
	bne	.LBB160_3
; %bb.1:                                ; %bb2
	jsr	awale_c64.analysis.Analysis.answer
	and	#1
	beq	.LBB160_3
; %bb.2:                                ; %bb4
	jmp	awale_c64.app.App.go_on
.LBB160_3:                              ; %bb7
	jmp	awale_c64.play.App.abandon
.Lfunc_end160:
	.size	awale_c64.computer.App.stop, .Lfunc_end160-awale_c64.computer.App.stop
                                        ; -- End function
	.section	.text.awale_c64.computer.App.think,"ax",@progbits
	.type	awale_c64.computer.App.think,@function ; -- Begin function awale_c64.computer.App.think
awale_c64.computer.App.think:           ; @awale_c64.computer.App.think
; %bb.0:                                ; %bb3.i
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
	sty	.Lawale_c64.computer.App.think_sstk+29 ; 1-byte Folded Spill
	ldy	__rc25
	sty	.Lawale_c64.computer.App.think_sstk+30 ; 1-byte Folded Spill
	sta	__rc20
	stx	__rc23
	ldx	__rc2
	stx	__rc24
	ldx	__rc3
	stx	__rc22
	ldx	__rc4
	stx	.Lawale_c64.computer.App.think_sstk+28 ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	jsr	awale_c64.screens.thinking.Display.draw
	jsr	awale_c64.core.search.Search.start
	ldx	SEARCH+5688
	stx	__rc2
	ldy	SEARCH+5689
	cpx	#128
	stx	__rc3
	ror	__rc3
	cpy	#128
	tya
	ror
	clc
	adc	__rc3
	tax
	tya
	ora	__rc2
	and	#1
	sta	__rc2
	txa
	clc
	adc	__rc2
	tax
	sec
	sbc	#157
	bvc	.LBB161_2
; %bb.1:                                ; %bb3.i
	eor	#128
.LBB161_2:                              ; %bb3.i
	ldy	#157
	cmp	#0
	bmi	.LBB161_8
; %bb.3:                                ; %bb4.i.i.i
	sec
	txa
	sbc	#100
	bvc	.LBB161_5
; %bb.4:                                ; %bb4.i.i.i
	eor	#128
.LBB161_5:                              ; %bb4.i.i.i
	tay
	bmi	.LBB161_7
; %bb.6:                                ; %bb4.i.i.i
	ldx	#100
.LBB161_7:                              ; %bb4.i.i.i
	txa
	tay
.LBB161_8:                              ; %awale_c64.core.search.bracket.Bracket.around.exit.i
	ldx	#156
	stx	.Lawale_c64.computer.App.think_sstk
	lda	#100
	sta	.Lawale_c64.computer.App.think_sstk+1
	sty	.Lawale_c64.computer.App.think_sstk+2
	ldy	#0
	sty	.Lawale_c64.computer.App.think_sstk+3
	iny
	sty	.Lawale_c64.computer.App.think_sstk+4
	sta	__rc2
	jmp	.LBB161_11
.LBB161_9:                              ; %bb10.i5
                                        ;   in Loop: Header=BB161_11 Depth=1
	lda	#0
.LBB161_10:                             ; %bb10.i5
                                        ;   in Loop: Header=BB161_11 Depth=1
	ldx	#mos16lo(.Lawale_c64.computer.App.think_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.computer.App.think_sstk)
	stx	__rc3
	jsr	awale_c64.core.search.bracket.Bracket.narrow
	ldx	.Lawale_c64.computer.App.think_sstk
	ldy	.Lawale_c64.computer.App.think_sstk+1
	sty	__rc2
.LBB161_11:                             ; %bb6.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB161_16 Depth 2
	txa
	sec
	sbc	__rc2
	bvc	.LBB161_13
; %bb.12:                               ; %bb6.i
                                        ;   in Loop: Header=BB161_11 Depth=1
	eor	#128
.LBB161_13:                             ; %bb6.i
                                        ;   in Loop: Header=BB161_11 Depth=1
	tay
	bpl	.LBB161_21
; %bb.14:                               ; %bb8.i
                                        ;   in Loop: Header=BB161_11 Depth=1
	ldx	.Lawale_c64.computer.App.think_sstk+2
	lda	#1
	jsr	search_kernel_reaches
	jmp	.LBB161_16
.LBB161_15:                             ; %bb2.i.i
                                        ;   in Loop: Header=BB161_16 Depth=2
	jsr	search_kernel_resume
.LBB161_16:                             ; %bb1.i.i
                                        ;   Parent Loop BB161_11 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	tax
	beq	.LBB161_15
; %bb.17:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB161_11 Depth=1
	ldx	move_count
	stx	SEARCH+5692
	ldx	move_count+1
	stx	SEARCH+5693
	ldx	move_count+2
	stx	SEARCH+5694
	ldx	move_count+3
	stx	SEARCH+5695
	cmp	#2
	bne	.LBB161_19
; %bb.18:                               ; %bb9.i.i
                                        ;   in Loop: Header=BB161_11 Depth=1
	ldx	search_pit
	stx	SEARCH+5142
.LBB161_19:                             ; %bb10.i5
                                        ;   in Loop: Header=BB161_11 Depth=1
	cmp	#2
	bne	.LBB161_9
; %bb.20:                               ; %bb10.i5
                                        ;   in Loop: Header=BB161_11 Depth=1
	lda	#1
	jmp	.LBB161_10
.LBB161_21:                             ; %awale_c64.core.search.Search.go_deeper.3.exit
	ldy	SEARCH+5689
	sty	SEARCH+5688
	stx	SEARCH+5689
	ldy	SEARCH+5134
	lda	#0
	cpy	#0
	beq	.LBB161_23
; %bb.22:                               ; %select.false
	lda	#6
.LBB161_23:                             ; %select.end
	clc
	adc	SEARCH+5142
	sta	.Lawale_c64.computer.App.think_sstk+23
	stx	.Lawale_c64.computer.App.think_sstk+24
	ldx	#1
	stx	.Lawale_c64.computer.App.think_sstk+25
	sta	__rc21
	lda	#3
	jsr	awale_c64.app.App.enter
	ldx	#1
	stx	search_watch
	ldx	frame_counter
	stx	.Lawale_c64.computer.App.think_sstk+17
	stx	.Lawale_c64.computer.App.think_sstk+18
	ldx	#50
	stx	.Lawale_c64.computer.App.think_sstk+19
	ldx	__rc23
	stx	.Lawale_c64.computer.App.think_sstk+5
	ldx	__rc24
	stx	.Lawale_c64.computer.App.think_sstk+6
	clc
	lda	#mos16lo(.Lawale_c64.computer.App.think_sstk+5)
	adc	#2
	sta	__rc2
	lda	#mos16hi(.Lawale_c64.computer.App.think_sstk+5)
	adc	#0
	sta	__rc3
	ldx	__rc2
	stx	__rc4
	sta	__rc5
	ldx	__rc4
	stx	.Lawale_c64.computer.App.think_sstk+26 ; 1-byte Folded Spill
	ldx	__rc5
	stx	.Lawale_c64.computer.App.think_sstk+27 ; 1-byte Folded Spill
	ldx	#10
	lda	#0
	sta	__rc4
	jsr	__memset
	ldy	__rc21
	ldx	__rc22
	stx	.Lawale_c64.computer.App.think_sstk+21
	ldx	#0
	stx	.Lawale_c64.computer.App.think_sstk+20
	inx
	jmp	.LBB161_25
.LBB161_24:                             ; %awale_c64.core.search.Search.go_deeper.2.exit
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	__rc24
	cmp	#0
	bpl	.LBB161_25
	jmp	.LBB161_69
.LBB161_25:                             ; %bb8
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB161_57 Depth 2
                                        ;       Child Loop BB161_48 Depth 3
	cpx	__rc20
	bne	.LBB161_26
	jmp	.LBB161_69
.LBB161_26:                             ; %bb9
                                        ;   in Loop: Header=BB161_25 Depth=1
	stx	__rc23
	sty	__rc22
	lda	SEARCH+5692
	ldx	SEARCH+5693
	ldy	SEARCH+5694
	sty	__rc8
	ldy	SEARCH+5695
	sty	__rc9
	ldy	frame_counter
	cpy	.Lawale_c64.computer.App.think_sstk+17
	bne	.LBB161_28
; %bb.27:                               ; %bb4.ithread-pre-split
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldy	.Lawale_c64.computer.App.think_sstk+19
	cpy	#0
	bne	.LBB161_29
	jmp	.LBB161_31
.LBB161_28:                             ; %bb2.i
                                        ;   in Loop: Header=BB161_25 Depth=1
	sty	.Lawale_c64.computer.App.think_sstk+17
	ldy	.Lawale_c64.computer.App.think_sstk+19
	dey
	dec	.Lawale_c64.computer.App.think_sstk+19
	cpy	#0
	beq	.LBB161_31
.LBB161_29:                             ; %bb5.i
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldy	key_head
	sty	__rc3
	ldy	key_tail
	sty	__rc2
	ldy	__rc3
	cpy	__rc2
	bne	.LBB161_31
; %bb.30:                               ; %awale_c64.hardware.machine.Hardware.has_input.exit
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldy	joystick
	cpy	GAME+1082
	beq	.LBB161_32
.LBB161_31:                             ; %awale_c64.watch.Watch.stops.exit
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldy	#mos16lo(.Lawale_c64.computer.App.think_sstk+5)
	sty	__rc2
	ldy	#mos16hi(.Lawale_c64.computer.App.think_sstk+5)
	sty	__rc3
	ldy	#mos16lo(GAME+1082)
	sty	__rc4
	ldy	#mos16hi(GAME+1082)
	sty	__rc5
	ldy	#mos16lo(.Lawale_c64.computer.App.think_sstk+23)
	sty	__rc6
	ldy	#mos16hi(.Lawale_c64.computer.App.think_sstk+23)
	sty	__rc7
	jsr	awale_c64.watch.Watch.look
	and	#1
	beq	.LBB161_32
	jmp	.LBB161_68
.LBB161_32:                             ; %bb13
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	__rc23
	inx
	stx	__rc24
	cpx	#5
	bne	.LBB161_34
; %bb.33:                               ; %bb1.i46
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	#mos16lo(SEARCH+2048)
	stx	__rc2
	ldx	#mos16hi(SEARCH+2048)
	stx	__rc3
	ldx	#4
	stx	__rc4
	ldx	#0
	txa
	jsr	__memset
.LBB161_34:                             ; %bb3.i8
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	SEARCH+5688
	stx	__rc2
	ldy	SEARCH+5689
	cpx	#128
	stx	__rc3
	ror	__rc3
	cpy	#128
	tya
	ror
	clc
	adc	__rc3
	tax
	tya
	ora	__rc2
	and	#1
	sta	__rc2
	txa
	clc
	adc	__rc2
	sec
	tay
	sbc	#157
	bvc	.LBB161_36
; %bb.35:                               ; %bb3.i8
                                        ;   in Loop: Header=BB161_25 Depth=1
	eor	#128
.LBB161_36:                             ; %bb3.i8
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	#157
	cmp	#0
	bmi	.LBB161_42
; %bb.37:                               ; %bb4.i.i.i18
                                        ;   in Loop: Header=BB161_25 Depth=1
	sec
	tya
	sbc	#100
	bvc	.LBB161_39
; %bb.38:                               ; %bb4.i.i.i18
                                        ;   in Loop: Header=BB161_25 Depth=1
	eor	#128
.LBB161_39:                             ; %bb4.i.i.i18
                                        ;   in Loop: Header=BB161_25 Depth=1
	tax
	bmi	.LBB161_41
; %bb.40:                               ; %bb4.i.i.i18
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldy	#100
.LBB161_41:                             ; %bb4.i.i.i18
                                        ;   in Loop: Header=BB161_25 Depth=1
	tya
	tax
.LBB161_42:                             ; %awale_c64.core.search.bracket.Bracket.around.exit.i20
                                        ;   in Loop: Header=BB161_25 Depth=1
	lda	#156
	sta	.Lawale_c64.computer.App.think_sstk
	ldy	#100
	sty	.Lawale_c64.computer.App.think_sstk+1
	stx	.Lawale_c64.computer.App.think_sstk+2
	ldx	#0
	stx	.Lawale_c64.computer.App.think_sstk+3
	inx
	stx	.Lawale_c64.computer.App.think_sstk+4
	sty	__rc21
	jmp	.LBB161_57
.LBB161_43:                             ; %bb2.i.i.i.i.i
                                        ;   in Loop: Header=BB161_48 Depth=3
	stx	.Lawale_c64.computer.App.think_sstk+17
	ldx	.Lawale_c64.computer.App.think_sstk+19
	dex
	dec	.Lawale_c64.computer.App.think_sstk+19
	cpx	#0
	beq	.LBB161_46
.LBB161_44:                             ; %bb5.i.i.i.i.i
                                        ;   in Loop: Header=BB161_48 Depth=3
	ldy	key_head
	ldx	key_tail
	stx	__rc2
	cpy	__rc2
	bne	.LBB161_46
; %bb.45:                               ; %awale_c64.hardware.machine.Hardware.has_input.exit.i.i.i.i
                                        ;   in Loop: Header=BB161_48 Depth=3
	ldx	joystick
	cpx	GAME+1082
	beq	.LBB161_47
.LBB161_46:                             ; %awale_c64.core.search.Search.go_deeper.closure.2.exit.i.i
                                        ;   in Loop: Header=BB161_48 Depth=3
	ldx	#mos16lo(.Lawale_c64.computer.App.think_sstk+5)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.computer.App.think_sstk+5)
	stx	__rc3
	ldx	#mos16lo(GAME+1082)
	stx	__rc4
	ldx	#mos16hi(GAME+1082)
	stx	__rc5
	ldx	#mos16lo(.Lawale_c64.computer.App.think_sstk+23)
	stx	__rc6
	ldx	#mos16hi(.Lawale_c64.computer.App.think_sstk+23)
	stx	__rc7
	ldx	__rc10
	jsr	awale_c64.watch.Watch.look
	and	#1
	beq	.LBB161_47
	jmp	.LBB161_61
.LBB161_47:                             ; %bb5.i.i
                                        ;   in Loop: Header=BB161_48 Depth=3
	jsr	search_kernel_resume
.LBB161_48:                             ; %bb1.i.i30
                                        ;   Parent Loop BB161_25 Depth=1
                                        ;     Parent Loop BB161_57 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	sta	__rc2
	lda	move_count
	ldx	move_count+1
	ldy	move_count+2
	sty	__rc8
	ldy	move_count+3
	sty	__rc9
	ldy	__rc2
	bne	.LBB161_51
; %bb.49:                               ; %bb2.i.i39
                                        ;   in Loop: Header=BB161_48 Depth=3
	stx	__rc10
	ldx	frame_counter
	cpx	.Lawale_c64.computer.App.think_sstk+17
	beq	.LBB161_50
	jmp	.LBB161_43
.LBB161_50:                             ; %start.bb4.i_crit_edge.i.i.i.i
                                        ;   in Loop: Header=BB161_48 Depth=3
	ldx	.Lawale_c64.computer.App.think_sstk+19
	cpx	#0
	bne	.LBB161_44
	jmp	.LBB161_46
.LBB161_51:                             ; %bb8.i.i32
                                        ;   in Loop: Header=BB161_57 Depth=2
	ldy	__rc2
	sta	SEARCH+5692
	stx	SEARCH+5693
	ldx	__rc8
	stx	SEARCH+5694
	ldx	__rc9
	stx	SEARCH+5695
	cpy	#2
	bne	.LBB161_53
; %bb.52:                               ; %bb9.i.i37
                                        ;   in Loop: Header=BB161_57 Depth=2
	ldx	search_pit
	stx	SEARCH+5142
.LBB161_53:                             ; %bb10.i34
                                        ;   in Loop: Header=BB161_57 Depth=2
	cpy	#2
	bne	.LBB161_55
; %bb.54:                               ; %bb10.i34
                                        ;   in Loop: Header=BB161_57 Depth=2
	lda	#1
	jmp	.LBB161_56
.LBB161_55:                             ; %bb10.i34
                                        ;   in Loop: Header=BB161_57 Depth=2
	lda	#0
.LBB161_56:                             ; %bb10.i34
                                        ;   in Loop: Header=BB161_57 Depth=2
	ldx	#mos16lo(.Lawale_c64.computer.App.think_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.computer.App.think_sstk)
	stx	__rc3
	jsr	awale_c64.core.search.bracket.Bracket.narrow
	lda	.Lawale_c64.computer.App.think_sstk
	ldx	.Lawale_c64.computer.App.think_sstk+1
	stx	__rc21
.LBB161_57:                             ; %bb6.i25
                                        ;   Parent Loop BB161_25 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB161_48 Depth 3
	sec
	sta	__rc25
	sbc	__rc21
	bvc	.LBB161_59
; %bb.58:                               ; %bb6.i25
                                        ;   in Loop: Header=BB161_57 Depth=2
	eor	#128
.LBB161_59:                             ; %bb6.i25
                                        ;   in Loop: Header=BB161_57 Depth=2
	tax
	bpl	.LBB161_64
; %bb.60:                               ; %bb8.i28
                                        ;   in Loop: Header=BB161_57 Depth=2
	ldx	.Lawale_c64.computer.App.think_sstk+2
	lda	__rc24
	jsr	search_kernel_reaches
	jmp	.LBB161_48
.LBB161_61:                             ; %awale_c64.core.search.kernel.Search.reaches.exit.thread.i
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	move_count
	stx	SEARCH+5692
	ldx	move_count+1
	stx	SEARCH+5693
	ldx	move_count+2
	stx	SEARCH+5694
	ldx	move_count+3
	stx	SEARCH+5695
	ldx	__rc23
	stx	__rc24
	ldy	__rc22
.LBB161_62:                             ; %awale_c64.core.search.Search.go_deeper.2.exit
                                        ;   in Loop: Header=BB161_25 Depth=1
	sec
	lda	__rc25
	sbc	__rc21
	bvs	.LBB161_63
	jmp	.LBB161_24
.LBB161_63:                             ; %awale_c64.core.search.Search.go_deeper.2.exit
                                        ;   in Loop: Header=BB161_25 Depth=1
	eor	#128
	jmp	.LBB161_24
.LBB161_64:                             ; %bb13.i
                                        ;   in Loop: Header=BB161_25 Depth=1
	ldx	SEARCH+5689
	stx	SEARCH+5688
	ldx	__rc25
	stx	SEARCH+5689
	ldx	SEARCH+5134
	beq	.LBB161_66
; %bb.65:                               ; %select.false27
                                        ;   in Loop: Header=BB161_25 Depth=1
	lda	#6
	jmp	.LBB161_67
.LBB161_66:                             ;   in Loop: Header=BB161_25 Depth=1
	lda	#0
.LBB161_67:                             ; %select.end26
                                        ;   in Loop: Header=BB161_25 Depth=1
	clc
	adc	SEARCH+5142
	tay
	sta	.Lawale_c64.computer.App.think_sstk+23
	ldx	__rc25
	stx	.Lawale_c64.computer.App.think_sstk+24
	ldx	__rc24
	stx	.Lawale_c64.computer.App.think_sstk+25
	jmp	.LBB161_62
.LBB161_68:
	ldy	__rc22
.LBB161_69:                             ; %bb19
	sty	__rc20
	ldx	#0
	stx	search_watch
	ldx	.Lawale_c64.computer.App.think_sstk+20
	lda	#1
                                        ; implicit-def: $rc2
                                        ; implicit-def: $y
	cpx	#0
	bne	.LBB161_71
; %bb.70:                               ; %bb22
	lda	.Lawale_c64.computer.App.think_sstk+28 ; 1-byte Folded Reload
	jsr	awale_c64.app.App.enter
	ldx	SEARCH+5692
	stx	__rc21
	ldx	SEARCH+5693
	stx	__rc22
	ldx	SEARCH+5694
	stx	__rc23
	ldx	SEARCH+5695
	stx	__rc24
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.computer.App.think_sstk+26 ; 1-byte Folded Reload
	stx	__rc2
	ldx	.Lawale_c64.computer.App.think_sstk+27 ; 1-byte Folded Reload
	stx	__rc3
	ldx	#mos16lo(.Lawale_c64.computer.App.think_sstk+23)
	ldy	#mos16hi(.Lawale_c64.computer.App.think_sstk+23)
	stx	__rc4
	sty	__rc5
	ldx	__rc23
	stx	__rc6
	ldx	__rc24
	stx	__rc7
	ldx	__rc22
	lda	__rc21
	jsr	awale_c64.screens.thinking.Display.show
	ldx	.Lawale_c64.computer.App.think_sstk+24
	stx	__rc2
	ldy	.Lawale_c64.computer.App.think_sstk+25
	ldx	__rc20
	lda	#0
.LBB161_71:                             ; %bb26
	sty	__rc3
	sta	__rc16
	ldy	.Lawale_c64.computer.App.think_sstk+30 ; 1-byte Folded Reload
	sty	__rc25
	ldy	.Lawale_c64.computer.App.think_sstk+29 ; 1-byte Folded Reload
	sty	__rc24
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
.Lfunc_end161:
	.size	awale_c64.computer.App.think, .Lfunc_end161-awale_c64.computer.App.think
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.next_key,"ax",@progbits
	.type	awale_c64.hardware.Hardware.next_key,@function ; -- Begin function awale_c64.hardware.Hardware.next_key
awale_c64.hardware.Hardware.next_key:   ; @awale_c64.hardware.Hardware.next_key
; %bb.0:                                ; %start
	ldx	key_tail
	ldy	key_head
	sty	__rc4
	cpx	__rc4
	bne	.LBB162_3
; %bb.1:                                ; %bb3
	ldx	joystick_again
	beq	.LBB162_9
; %bb.2:                                ; %bb2.i
	ldy	#0
	sty	joystick_again
	lda	#16
	and	(__rc2),y
	jmp	.LBB162_10
.LBB162_3:                              ; %bb4
	ldy	key_ring,x
	inx
	txa
	and	#7
	sta	key_tail
	tya
	and	#63
	tax
	cpy	#0
	bpl	.LBB162_4
	jmp	.LBB162_16
.LBB162_4:                              ; %bb6.i
	lda	awale_c64.hardware.key.CODES,x
	tax
	cpx	#29
	bne	.LBB162_5
	jmp	.LBB162_20
.LBB162_5:                              ; %bb6.i
	cpx	#19
	bne	.LBB162_6
	jmp	.LBB162_18
.LBB162_6:                              ; %bb6.i
	cpx	#17
	beq	.LBB162_7
	jmp	.LBB162_21
.LBB162_7:                              ; %bb10.i
	cpy	#64
	ldx	#17
	bcs	.LBB162_8
	jmp	.LBB162_21
.LBB162_8:                              ; %bb11.i
	lda	#145
	rts
.LBB162_9:                              ; %start.bb5_crit_edge.i
	ldy	#0
	lda	(__rc2),y
.LBB162_10:                             ; %awale_c64.hardware.machine.Hardware.joystick_pushed.exit
	ldx	joystick
	eor	#255
	sta	__rc4
	txa
	sta	(__rc2),y
	and	__rc4
	tay
	and	#16
	ldx	#13
	cmp	#0
	bne	.LBB162_21
; %bb.11:                               ; %bb2.i3
	tya
	and	#4
	ldx	#157
	cmp	#0
	bne	.LBB162_21
; %bb.12:                               ; %bb4.i4
	tya
	and	#8
	ldx	#29
	cmp	#0
	bne	.LBB162_21
; %bb.13:                               ; %bb6.i5
	tya
	and	#1
	and	#1
	ldx	#145
	cmp	#0
	bne	.LBB162_21
; %bb.14:                               ; %bb8.i7
	tya
	and	#2
	beq	.LBB162_23
; %bb.15:                               ; %select.false14
	ldx	#17
	txa
	rts
.LBB162_16:                             ; %bb1.i
	ldx	#171
	cmp	#62
	beq	.LBB162_21
; %bb.17:                               ; %select.false
	lda	#255
	rts
.LBB162_18:                             ; %bb8.i
	cpy	#64
	ldx	#19
	bcc	.LBB162_21
; %bb.19:                               ; %bb15.i
	lda	#147
	rts
.LBB162_20:                             ; %bb9.i
	cpy	#64
	ldx	#29
	bcs	.LBB162_22
.LBB162_21:                             ; %bb7
	txa
	rts
.LBB162_22:                             ; %bb13.i
	lda	#157
	rts
.LBB162_23:
	lda	#0
	rts
.Lfunc_end162:
	.size	awale_c64.hardware.Hardware.next_key, .Lfunc_end162-awale_c64.hardware.Hardware.next_key
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.set_sprite,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.set_sprite,@function ; -- Begin function awale_c64.hardware.machine.Hardware.set_sprite
awale_c64.hardware.machine.Hardware.set_sprite: ; @awale_c64.hardware.machine.Hardware.set_sprite
; %bb.0:                                ; %start
	tay
	txa
	pha
	lda	sprite_colours,x
	tax
	pla
	clc
	adc	#32
	sta	50168,y
	txa
	sta	53287,y
	rts
.Lfunc_end163:
	.size	awale_c64.hardware.machine.Hardware.set_sprite, .Lfunc_end163-awale_c64.hardware.machine.Hardware.set_sprite
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.wait_frame,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.wait_frame,@function ; -- Begin function awale_c64.hardware.machine.Hardware.wait_frame
awale_c64.hardware.machine.Hardware.wait_frame: ; @awale_c64.hardware.machine.Hardware.wait_frame
; %bb.0:                                ; %start
	ldx	frame_counter
	stx	__rc2
.LBB164_1:                              ; %bb1
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB164_1
; %bb.2:                                ; %bb4
	rts
.Lfunc_end164:
	.size	awale_c64.hardware.machine.Hardware.wait_frame, .Lfunc_end164-awale_c64.hardware.machine.Hardware.wait_frame
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.move_sprite,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.move_sprite,@function ; -- Begin function awale_c64.hardware.machine.Hardware.move_sprite
awale_c64.hardware.machine.Hardware.move_sprite: ; @awale_c64.hardware.machine.Hardware.move_sprite
; %bb.0:                                ; %start
	tay
	stx	__rc3
	asl
	stx	__rc4
	asl	__rc4
	tax
	sta	__rc5
	lda	__rc4
	sta	53248,x
	lda	__rc5
	ora	#1
	tax
	lda	__rc2
	sta	53248,x
	lda	awale_c64.hardware.machine.BITS,y
	ldx	53264
	ldy	__rc3
	bmi	.LBB165_2
; %bb.1:
	eor	#255
	sta	__rc2
	txa
	and	__rc2
	sta	53264
	rts
.LBB165_2:                              ; %bb5
	sta	__rc2
	txa
	ora	__rc2
	sta	53264
	rts
.Lfunc_end165:
	.size	awale_c64.hardware.machine.Hardware.move_sprite, .Lfunc_end165-awale_c64.hardware.machine.Hardware.move_sprite
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.disk_name_push,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.disk_name_push,@function ; -- Begin function awale_c64.hardware.machine.Hardware.disk_name_push
awale_c64.hardware.machine.Hardware.disk_name_push: ; @awale_c64.hardware.machine.Hardware.disk_name_push
; %bb.0:                                ; %start
	ldx	disk_name_length
	sta	disk_name,x
	inc	disk_name_length
	rts
.Lfunc_end166:
	.size	awale_c64.hardware.machine.Hardware.disk_name_push, .Lfunc_end166-awale_c64.hardware.machine.Hardware.disk_name_push
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.disk_read_byte,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.disk_read_byte,@function ; -- Begin function awale_c64.hardware.machine.Hardware.disk_read_byte
awale_c64.hardware.machine.Hardware.disk_read_byte: ; @awale_c64.hardware.machine.Hardware.disk_read_byte
; %bb.0:                                ; %start
	jsr	disk_read
	tax
	ldy	disk_nothing
	bne	.LBB167_2
; %bb.1:                                ; %start
	lda	#1
	rts
.LBB167_2:                              ; %start
	lda	#0
	rts
.Lfunc_end167:
	.size	awale_c64.hardware.machine.Hardware.disk_read_byte, .Lfunc_end167-awale_c64.hardware.machine.Hardware.disk_read_byte
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.play,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.play,@function ; -- Begin function awale_c64.hardware.machine.Hardware.play
awale_c64.hardware.machine.Hardware.play: ; @awale_c64.hardware.machine.Hardware.play
; %bb.0:                                ; %start
	tay
	txa
	ldx	.LJTI168_0,y
	pha
	lda	.LJTI168_0+4,y
	tay
	pla
	stx	__rc2
	sty	__rc3
	ldx	#3
	jmp	(__rc2)
.LBB168_1:                              ; %bb3.i
	ldx	#4
.LBB168_2:                              ; %awale_c64.hardware.sound.Sound.stream.exit
	txa
	jmp	sound_start
.LBB168_3:                              ; %bb2.i
	ldx	#5
	txa
	jmp	sound_start
.LBB168_4:                              ; %bb2
	clc
	adc	#24
	jmp	sound_seed
.Lfunc_end168:
	.size	awale_c64.hardware.machine.Hardware.play, .Lfunc_end168-awale_c64.hardware.machine.Hardware.play
	.section	.rodata.awale_c64.hardware.machine.Hardware.play,"a",@progbits
.LJTI168_0:
	.byte	.LBB168_2@mos16lo
	.byte	.LBB168_1@mos16lo
	.byte	.LBB168_3@mos16lo
	.byte	.LBB168_4@mos16lo
	.byte	.LBB168_2@mos16hi
	.byte	.LBB168_1@mos16hi
	.byte	.LBB168_3@mos16hi
	.byte	.LBB168_4@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.display,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.display,@function ; -- Begin function awale_c64.hardware.machine.Hardware.display
awale_c64.hardware.machine.Hardware.display: ; @awale_c64.hardware.machine.Hardware.display
; %bb.0:                                ; %start
	and	#1
	sta	__rc2
	lda	#0
	jmp	.LBB169_2
.LBB169_1:                              ; %bb5
                                        ;   in Loop: Header=BB169_2 Depth=1
	tax
	ldy	awale_c64.hardware.machine.SETTINGS,x
	sta	__rc3
	lda	awale_c64.hardware.machine.SETTINGS+1,x
	sta	53248,y
	lda	__rc3
	clc
	adc	#2
.LBB169_2:                              ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	cmp	#24
	bne	.LBB169_1
; %bb.3:                                ; %bb6
	ldx	#27
	lda	__rc2
	bne	.LBB169_5
; %bb.4:                                ; %select.false
	ldx	#11
.LBB169_5:                              ; %select.end
	stx	53265
	rts
.Lfunc_end169:
	.size	awale_c64.hardware.machine.Hardware.display, .Lfunc_end169-awale_c64.hardware.machine.Hardware.display
                                        ; -- End function
	.section	.text.awale_c64.language.App.change_language,"ax",@progbits
	.type	awale_c64.language.App.change_language,@function ; -- Begin function awale_c64.language.App.change_language
awale_c64.language.App.change_language: ; @awale_c64.language.App.change_language
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	and	#1
	ldx	GAME+1157
	beq	.LBB170_3
; %bb.1:                                ; %bb1
	tay
	beq	.LBB170_5
; %bb.2:                                ; %bb3
	ldy	#0
	sty	.Lawale_c64.language.App.change_language_sstk+2 ; 1-byte Folded Spill
	cpx	#2
	bne	.LBB170_4
	jmp	.LBB170_7
.LBB170_3:                              ; %bb2
	ldy	#2
	sty	.Lawale_c64.language.App.change_language_sstk+2 ; 1-byte Folded Spill
	tay
	beq	.LBB170_7
.LBB170_4:                              ; %bb7
	inx
	jmp	.LBB170_6
.LBB170_5:                              ; %bb4
	dex
.LBB170_6:                              ; %bb8
	stx	.Lawale_c64.language.App.change_language_sstk+2 ; 1-byte Folded Spill
.LBB170_7:                              ; %bb8
	lda	#173
	jsr	awale_c64.screens.menu.help
	ldx	#0
	stx	disk_name_length
	jmp	.LBB170_9
.LBB170_8:                              ; %bb5.i
                                        ;   in Loop: Header=BB170_9 Depth=1
	stx	__rc20
	inc	__rc20
	lda	.Lalloc_eff75253548e3de2cee05682a17a5807,x
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
	ldx	__rc20
.LBB170_9:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#2
	bne	.LBB170_8
; %bb.10:                               ; %awale_c64.hardware.disk.Hardware.disk_name_add.2.exit
	ldy	#0
	lda	.Lawale_c64.language.App.change_language_sstk+2 ; 1-byte Folded Reload
	asl
	sta	__rc2
	tya
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.language.NAMES)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.language.NAMES)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	.Lawale_c64.language.App.change_language_sstk
	iny
	lda	(__rc2),y
	ldx	#0
	sta	.Lawale_c64.language.App.change_language_sstk+1
	jmp	.LBB170_12
.LBB170_11:                             ; %bb5.i9
                                        ;   in Loop: Header=BB170_12 Depth=1
	stx	__rc20
	inc	__rc20
	lda	.Lawale_c64.language.App.change_language_sstk,x
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
	ldx	__rc20
.LBB170_12:                             ; %bb2.i6
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#2
	bne	.LBB170_11
; %bb.13:                               ; %bb2.i14.preheader
	ldx	#0
	jmp	.LBB170_15
.LBB170_14:                             ; %bb5.i17
                                        ;   in Loop: Header=BB170_15 Depth=1
	stx	__rc20
	inc	__rc20
	lda	.Lalloc_a93e11e899d19ad97e3e8dc76f9a3416,x
	jsr	awale_c64.hardware.machine.Hardware.disk_name_push
	ldx	__rc20
.LBB170_15:                             ; %bb2.i14
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#4
	bne	.LBB170_14
; %bb.16:                               ; %awale_c64.hardware.disk.Hardware.disk_name_add.4.exit
	lda	#2
	ldx	#0
	jsr	disk_open
	tax
	beq	.LBB170_17
	jmp	.LBB170_36
.LBB170_17:                             ; %bb2.i23.preheader
	ldy	#0
.LBB170_18:                             ; %bb2.i23
                                        ; =>This Inner Loop Header: Depth=1
	cpy	#4
	beq	.LBB170_21
; %bb.19:                               ; %bb5.i26
                                        ;   in Loop: Header=BB170_18 Depth=1
	sty	__rc20
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	and	#1
	bne	.LBB170_20
	jmp	.LBB170_34
.LBB170_20:                             ; %core.cmp.PartialEq.ne.6.exit.i
                                        ;   in Loop: Header=BB170_18 Depth=1
	stx	__rc2
	ldx	__rc20
	ldy	__rc20
	iny
	lda	__rc2
	cmp	awale_c64.language.START,x
	beq	.LBB170_18
	jmp	.LBB170_34
.LBB170_21:                             ; %bb6.i
	jsr	awale_c64.language.App.read_word
	cpx	#16
	bne	.LBB170_23
; %bb.22:                               ; %bb6.i
	cmp	#1
	bcc	.LBB170_24
	jmp	.LBB170_34
.LBB170_23:                             ; %bb6.i
	cpx	#16
	bcc	.LBB170_24
	jmp	.LBB170_34
.LBB170_24:                             ; %bb16.i.preheader
	ldy	#0
	sty	__rc2
	sty	__rc5
	sty	__rc3
	sty	__rc4
	jmp	.LBB170_28
.LBB170_25:                             ; %bb21.i
                                        ;   in Loop: Header=BB170_28 Depth=1
	stx	__rc2
	ldx	.Lawale_c64.language.App.change_language_sstk+7 ; 1-byte Folded Reload
	stx	__rc3
	stx	__rc8
	lda	__rc20
	sta	__rc4
	inc	__rc8
	bne	.LBB170_27
; %bb.26:                               ; %bb21.i
                                        ;   in Loop: Header=BB170_28 Depth=1
	inc	__rc4
.LBB170_27:                             ; %bb21.i
                                        ;   in Loop: Header=BB170_28 Depth=1
	and	#15
	sta	__rc5
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc3
	sta	__rc6
	lda	#mos16hi(SEARCH)
	adc	__rc5
	sta	__rc7
	lda	__rc2
	ldy	#0
	sta	(__rc6),y
	ldx	.Lawale_c64.language.App.change_language_sstk+5 ; 1-byte Folded Reload
	txa
	clc
	adc	__rc2
	sta	__rc3
	lda	.Lawale_c64.language.App.change_language_sstk+6 ; 1-byte Folded Reload
	adc	#0
	ldx	__rc8
	stx	__rc2
	ldx	__rc4
	stx	__rc5
	sta	__rc4
	lda	.Lawale_c64.language.App.change_language_sstk+3 ; 1-byte Folded Reload
	ldx	.Lawale_c64.language.App.change_language_sstk+4 ; 1-byte Folded Reload
.LBB170_28:                             ; %bb16.i
                                        ; =>This Inner Loop Header: Depth=1
	ldy	__rc5
	sty	__rc20
	cpx	__rc5
	bne	.LBB170_30
; %bb.29:                               ; %bb16.i
                                        ;   in Loop: Header=BB170_28 Depth=1
	cmp	__rc2
	beq	.LBB170_31
.LBB170_30:                             ; %bb16.i
                                        ;   in Loop: Header=BB170_28 Depth=1
	stx	.Lawale_c64.language.App.change_language_sstk+4 ; 1-byte Folded Spill
	sta	.Lawale_c64.language.App.change_language_sstk+3 ; 1-byte Folded Spill
	ldx	__rc2
	stx	.Lawale_c64.language.App.change_language_sstk+7 ; 1-byte Folded Spill
	ldx	__rc4
	stx	.Lawale_c64.language.App.change_language_sstk+6 ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.language.App.change_language_sstk+5 ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	and	#1
	beq	.LBB170_34
	jmp	.LBB170_25
.LBB170_31:                             ; %bb19.i
	stx	.Lawale_c64.language.App.change_language_sstk+4 ; 1-byte Folded Spill
	sta	.Lawale_c64.language.App.change_language_sstk+3 ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.language.App.change_language_sstk+5 ; 1-byte Folded Spill
	ldx	__rc4
	stx	__rc20
	jsr	awale_c64.language.App.read_word
	cpx	__rc20
	bne	.LBB170_34
; %bb.32:                               ; %bb19.i
	ldx	.Lawale_c64.language.App.change_language_sstk+5 ; 1-byte Folded Reload
	stx	__rc2
	cmp	__rc2
	bne	.LBB170_34
; %bb.33:                               ; %bb29.i
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	and	#1
	beq	.LBB170_35
.LBB170_34:                             ; %bb34.i
	ldx	#0
	stx	.Lawale_c64.language.App.change_language_sstk+3 ; 1-byte Folded Spill
	stx	.Lawale_c64.language.App.change_language_sstk+4 ; 1-byte Folded Spill
.LBB170_35:                             ; %awale_c64.language.App.read_texts.exit
	jsr	disk_close
	tax
	beq	.LBB170_38
.LBB170_36:                             ; %bb22
	jsr	awale_c64.disk.App.tell
.LBB170_37:                             ; %bb34
	pla
	sta	__rc20
	rts
.LBB170_38:                             ; %bb24
	lda	.Lawale_c64.language.App.change_language_sstk+3 ; 1-byte Folded Reload
	ldx	.Lawale_c64.language.App.change_language_sstk+4 ; 1-byte Folded Reload
	stx	__rc4
	ldx	__rc4
	bne	.LBB170_40
; %bb.39:                               ; %bb24
	tax
	beq	.LBB170_41
.LBB170_40:                             ; %bb26
	ldx	#mos16lo(SEARCH)
	stx	__rc2
	ldx	#mos16hi(SEARCH)
	stx	__rc3
	ldx	__rc4
	jsr	replace_texts
	ldx	.Lawale_c64.language.App.change_language_sstk+2 ; 1-byte Folded Reload
	stx	GAME+1157
	ldx	GAME+1156
	stx	__rc20
	jsr	awale_c64.app.App.show_title
	lda	__rc20
	jsr	awale_c64.menu.App.point_at
	jsr	awale_c64.disk.App.forget_keys
	jmp	.LBB170_37
.LBB170_41:                             ; %bb25
	lda	#175
	jsr	awale_c64.disk.App.tell_text
	jmp	.LBB170_37
.Lfunc_end170:
	.size	awale_c64.language.App.change_language, .Lfunc_end170-awale_c64.language.App.change_language
                                        ; -- End function
	.section	.text.awale_c64.language.App.read_word,"ax",@progbits
	.type	awale_c64.language.App.read_word,@function ; -- Begin function awale_c64.language.App.read_word
awale_c64.language.App.read_word:       ; @awale_c64.language.App.read_word
; %bb.0:                                ; %start
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	stx	mos8(.Lawale_c64.language.App.read_word_zp_stk) ; 1-byte Folded Spill
	and	#1
	sta	mos8(.Lawale_c64.language.App.read_word_zp_stk+1) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.disk_read_byte
	and	#1
	ldy	mos8(.Lawale_c64.language.App.read_word_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc2
	ldy	__rc2
	beq	.LBB171_3
; %bb.1:                                ; %select.end
	tay
	beq	.LBB171_4
.LBB171_2:                              ; %select.end1
	lda	mos8(.Lawale_c64.language.App.read_word_zp_stk) ; 1-byte Folded Reload
	rts
.LBB171_3:                              ; %select.false
	ldy	#255
	sty	mos8(.Lawale_c64.language.App.read_word_zp_stk) ; 1-byte Folded Spill
	tay
	bne	.LBB171_2
.LBB171_4:                              ; %select.false2
	ldx	#255
	lda	mos8(.Lawale_c64.language.App.read_word_zp_stk) ; 1-byte Folded Reload
	rts
.Lfunc_end171:
	.size	awale_c64.language.App.read_word, .Lfunc_end171-awale_c64.language.App.read_word
                                        ; -- End function
	.section	.text.awale_c64.tutorial.App.show_lesson,"ax",@progbits
	.type	awale_c64.tutorial.App.show_lesson,@function ; -- Begin function awale_c64.tutorial.App.show_lesson
awale_c64.tutorial.App.show_lesson:     ; @awale_c64.tutorial.App.show_lesson
; %bb.0:                                ; %start
	cmp	#18
	bcc	.LBB172_2
; %bb.1:                                ; %bb1
	ldx	#0
	stx	GAME+1166
	stx	GAME+1164
	jmp	awale_c64.app.App.show_title
.LBB172_2:                              ; %bb3
	sta	GAME+1166
	ldx	#0
	stx	GAME+1167
	asl
	sta	__rc2
	txa
	rol
	asl	__rc2
	rol
	sta	__rc3
	lda	__rc2
	asl
	tax
	lda	__rc3
	rol
	stx	__rc4
	asl	__rc4
	rol
	tax
	clc
	lda	__rc4
	adc	__rc2
	sta	__rc2
	txa
	adc	__rc3
	sta	__rc3
	lda	#mos16lo(awale_c64.lessons.ALL)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(awale_c64.lessons.ALL)
	adc	__rc3
	sta	__rc5
	ldy	#19
	lda	(__rc4),y
	cmp	#5
	bcc	.LBB172_3
	jmp	.LBB172_7
.LBB172_3:                              ; %bb5
	sta	__rc2
	ldy	#0
	asl
	tax
	tya
	rol
	stx	__rc3
	asl	__rc3
	rol
	asl	__rc3
	rol
	tax
	sec
	lda	__rc3
	sbc	__rc2
	sta	__rc2
	txa
	sbc	#0
	sta	__rc3
	lda	#mos16lo(.Lalloc_3f71fc4cd7f38e531f2d2d6b2051245c)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(.Lalloc_3f71fc4cd7f38e531f2d2d6b2051245c)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	__rc6
	iny
	lda	(__rc2),y
	sta	__rc7
	iny
	lda	(__rc2),y
	iny
	ldx	__rc6
	stx	GAME
	ldx	__rc7
	stx	GAME+1
	sta	GAME+2
	lda	(__rc2),y
	sta	__rc7
	iny
	lda	(__rc2),y
	sta	__rc6
	iny
	lda	(__rc2),y
	sta	__rc8
	iny
	lda	(__rc2),y
	sta	__rc3
	ldy	#18
	lda	(__rc4),y
	sta	__rc2
	ldx	__rc7
	stx	GAME+3
	ldx	__rc6
	stx	GAME+4
	ldx	__rc8
	stx	GAME+5
	ldx	__rc3
	stx	GAME+6
	lda	#48
	sec
	ldx	__rc2
	stx	.Lawale_c64.tutorial.App.show_lesson_sstk+35 ; 1-byte Folded Spill
	sbc	__rc2
	sta	.Lawale_c64.tutorial.App.show_lesson_sstk+34 ; 1-byte Folded Spill
	lda	#mos16lo(.Lawale_c64.tutorial.App.show_lesson_sstk)
	clc
	adc	#16
	sta	__rc2
	lda	#mos16hi(.Lawale_c64.tutorial.App.show_lesson_sstk)
	adc	#0
	sta	__rc3
	ldx	__rc4
	stx	__rc6
	ldx	__rc5
	stx	__rc7
	ldx	__rc6
	stx	.Lawale_c64.tutorial.App.show_lesson_sstk+32 ; 1-byte Folded Spill
	ldx	__rc7
	stx	.Lawale_c64.tutorial.App.show_lesson_sstk+33 ; 1-byte Folded Spill
	lda	#12
	ldx	#0
	jsr	memcpy
	lda	.Lawale_c64.tutorial.App.show_lesson_sstk+34 ; 1-byte Folded Reload
	ldx	#16
	jmp	.LBB172_5
.LBB172_4:                              ; %bb5.i
                                        ;   in Loop: Header=BB172_5 Depth=1
	sec
	sbc	.Lawale_c64.tutorial.App.show_lesson_sstk,x
	inx
.LBB172_5:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#28
	bne	.LBB172_4
; %bb.6:                                ; %awale_c64.lessons.Lesson.position.exit
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	.Lawale_c64.tutorial.App.show_lesson_sstk+32 ; 1-byte Folded Reload
	stx	__rc4
	ldx	.Lawale_c64.tutorial.App.show_lesson_sstk+33 ; 1-byte Folded Reload
	stx	__rc5
	sta	.Lawale_c64.tutorial.App.show_lesson_sstk+34 ; 1-byte Folded Spill
	lda	#12
	ldx	#0
	jsr	memcpy
	ldx	.Lawale_c64.tutorial.App.show_lesson_sstk+35 ; 1-byte Folded Reload
	stx	GAME+19
	ldx	.Lawale_c64.tutorial.App.show_lesson_sstk+34 ; 1-byte Folded Reload
	stx	GAME+20
	ldx	#0
	stx	GAME+21
	jsr	awale_c64.core.game.Game.begin
	jsr	awale_c64.play.App.show_game
	jmp	awale_c64.tutorial.App.open_task
.LBB172_7:                              ; %panic1
	jsr	awale_panic
.Lfunc_end172:
	.size	awale_c64.tutorial.App.show_lesson, .Lfunc_end172-awale_c64.tutorial.App.show_lesson
                                        ; -- End function
	.section	.text.awale_c64.tutorial.App.judge_lesson_move,"ax",@progbits
	.type	awale_c64.tutorial.App.judge_lesson_move,@function ; -- Begin function awale_c64.tutorial.App.judge_lesson_move
awale_c64.tutorial.App.judge_lesson_move: ; @awale_c64.tutorial.App.judge_lesson_move
; %bb.0:                                ; %start
	ldy	GAME+54
	ldx	GAME+55
	dey
	cpy	#255
	bne	.LBB173_2
; %bb.1:                                ; %start
	dex
.LBB173_2:                              ; %start
	tya
	jsr	awale_c64.core.game.Game.logged
	cmp	#6
	bcc	.LBB173_4
; %bb.3:                                ; %bb3
	jmp	awale_c64.tutorial.App.open_task
.LBB173_4:                              ; %bb5
	sta	.Lawale_c64.tutorial.App.judge_lesson_move_sstk ; 1-byte Folded Spill
	jsr	awale_c64.tutorial.Tutorial.step
	ldy	.Lawale_c64.tutorial.App.judge_lesson_move_sstk ; 1-byte Folded Reload
	and	awale_c64.core.position.BIT,y
	beq	.LBB173_7
; %bb.5:                                ; %bb11
	cpx	#255
	beq	.LBB173_8
; %bb.6:                                ; %bb12
	ldx	#1
	jmp	.LBB173_9
.LBB173_7:                              ; %bb8
	lda	#147
	jsr	awale_c64.screens.lesson.judge
	lda	#1
	jsr	awale_c64.hardware.machine.Hardware.play
	ldx	#3
	jmp	.LBB173_9
.LBB173_8:                              ; %bb13
	lda	#146
	jsr	awale_c64.screens.lesson.judge
	lda	#2
	jsr	awale_c64.hardware.machine.Hardware.play
	ldx	#2
.LBB173_9:                              ; %bb18
	stx	GAME+1165
	lda	#6
	jmp	awale_c64.app.App.enter
.Lfunc_end173:
	.size	awale_c64.tutorial.App.judge_lesson_move, .Lfunc_end173-awale_c64.tutorial.App.judge_lesson_move
                                        ; -- End function
	.section	.text.awale_c64.tutorial.App.open_task,"ax",@progbits
	.type	awale_c64.tutorial.App.open_task,@function ; -- Begin function awale_c64.tutorial.App.open_task
awale_c64.tutorial.App.open_task:       ; @awale_c64.tutorial.App.open_task
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.legal_moves
	jsr	awale_c64.marks.App.show_marks
	ldx	#0
	stx	GAME+1165
	lda	#6
	jmp	awale_c64.app.App.enter
.Lfunc_end174:
	.size	awale_c64.tutorial.App.open_task, .Lfunc_end174-awale_c64.tutorial.App.open_task
                                        ; -- End function
	.section	.text.awale_c64.tutorial.Tutorial.step,"ax",@progbits
	.type	awale_c64.tutorial.Tutorial.step,@function ; -- Begin function awale_c64.tutorial.Tutorial.step
awale_c64.tutorial.Tutorial.step:       ; @awale_c64.tutorial.Tutorial.step
; %bb.0:                                ; %start
	lda	GAME+1166
	asl
	sta	__rc2
	ldx	#0
	txa
	rol
	asl	__rc2
	rol
	sta	__rc3
	lda	__rc2
	asl
	tay
	lda	__rc3
	rol
	sty	__rc4
	asl	__rc4
	rol
	tay
	clc
	lda	__rc4
	adc	__rc2
	sta	__rc2
	tya
	adc	__rc3
	sta	__rc3
	lda	#mos16lo(awale_c64.lessons.ALL)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(awale_c64.lessons.ALL)
	adc	__rc3
	sta	__rc5
	ldy	#mos16lo(.Lawale_c64.tutorial.Tutorial.step_sstk)
	lda	#mos16hi(.Lawale_c64.tutorial.Tutorial.step_sstk)
	sty	__rc2
	sta	__rc3
	lda	#20
	jsr	memcpy
	lda	GAME+1167
	asl
	sta	__rc2
	lda	#0
	rol
	sta	__rc3
	clc
	lda	#mos16lo(.Lawale_c64.tutorial.Tutorial.step_sstk)
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(.Lawale_c64.tutorial.Tutorial.step_sstk)
	adc	__rc3
	sta	__rc3
	ldy	#12
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	tax
	lda	__rc4
	rts
.Lfunc_end175:
	.size	awale_c64.tutorial.Tutorial.step, .Lfunc_end175-awale_c64.tutorial.Tutorial.step
                                        ; -- End function
	.section	.text.awale_c64.animation.App.take,"ax",@progbits
	.type	awale_c64.animation.App.take,@function ; -- Begin function awale_c64.animation.App.take
awale_c64.animation.App.take:           ; @awale_c64.animation.App.take
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.animation.App.take_zp_stk) ; 1-byte Folded Spill
	lda	#0
	jsr	awale_c64.hand.Hand.hold
	ldx	mos8(.Lawale_c64.animation.App.take_zp_stk) ; 1-byte Folded Reload
	lda	#0
	sta	GAME+1095,x
	txa
	jmp	awale_c64.screens.board.Board.draw_pit
.Lfunc_end176:
	.size	awale_c64.animation.App.take, .Lfunc_end176-awale_c64.animation.App.take
                                        ; -- End function
	.section	.text.awale_c64.animation.App.wait,"ax",@progbits
	.type	awale_c64.animation.App.wait,@function ; -- Begin function awale_c64.animation.App.wait
awale_c64.animation.App.wait:           ; @awale_c64.animation.App.wait
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc16
	ldx	#6
	jmp	.LBB177_3
.LBB177_1:                              ; %bb2
                                        ;   in Loop: Header=BB177_3 Depth=1
	stx	__rc20
	jsr	awale_c64.animation.App.frame
	ldx	#0
	tay
	bne	.LBB177_3
; %bb.2:                                ; %bb5
                                        ;   in Loop: Header=BB177_3 Depth=1
	dec	__rc20
	ldx	__rc20
.LBB177_3:                              ; %bb1
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#0
	bne	.LBB177_1
; %bb.4:                                ; %bb8
	sta	__rc16
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end177:
	.size	awale_c64.animation.App.wait, .Lfunc_end177-awale_c64.animation.App.wait
                                        ; -- End function
	.section	.text.awale_c64.animation.App.frame,"ax",@progbits
	.type	awale_c64.animation.App.frame,@function ; -- Begin function awale_c64.animation.App.frame
awale_c64.animation.App.frame:          ; @awale_c64.animation.App.frame
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.animation.App.frame_zp_stk)
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB178_3
; %bb.1:                                ; %bb3
	tay
	ldx	GAME+1124
	bne	.LBB178_5
; %bb.2:                                ; %bb6
	sty	.Lawale_c64.animation.App.frame_sstk ; 1-byte Folded Spill
	jsr	awale_c64.analysis.Analysis.answer
	ldy	.Lawale_c64.animation.App.frame_sstk ; 1-byte Folded Reload
	and	#1
	beq	.LBB178_5
.LBB178_3:                              ; %bb21
	lda	mos8(.Lawale_c64.animation.App.frame_zp_stk)
	bne	.LBB178_9
; %bb.4:
	lda	#0
	rts
.LBB178_5:                              ; %bb11
	lda	#2
	cpy	#171
	beq	.LBB178_9
; %bb.6:                                ; %bb13
	ldx	GAME+1124
	beq	.LBB178_9
; %bb.7:                                ; %bb17
	lda	#1
	ldx	mos8(.Lawale_c64.animation.App.frame_zp_stk)
	cpx	#2
	bne	.LBB178_9
; %bb.8:                                ; %bb19
	lda	#2
.LBB178_9:                              ; %bb23
	ldx	#0
	stx	53269
	rts
.Lfunc_end178:
	.size	awale_c64.animation.App.frame, .Lfunc_end178-awale_c64.animation.App.frame
                                        ; -- End function
	.section	.text.awale_c64.animation.App.reach,"ax",@progbits
	.type	awale_c64.animation.App.reach,@function ; -- Begin function awale_c64.animation.App.reach
awale_c64.animation.App.reach:          ; @awale_c64.animation.App.reach
; %bb.0:                                ; %start
	sta	__rc16
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	lda	__rc16
	sta	__rc22
	stx	__rc20
.LBB179_1:                              ; %bb1
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc20
	jsr	awale_c64.animation.App.frame
	sta	__rc21
	ldx	__rc22
	lda	awale_c64.screens.board.MIDDLE_X,x
	pha
	lda	awale_c64.screens.board.MIDDLE_Y,x
	tax
	pla
	jsr	awale_c64.hand.Hand.approach
	ldx	__rc21
	bne	.LBB179_3
; %bb.2:                                ; %bb1
                                        ;   in Loop: Header=BB179_1 Depth=1
	and	#1
	beq	.LBB179_1
.LBB179_3:                              ; %bb9
	lda	__rc21
	sta	__rc16
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	lda	__rc16
	rts
.Lfunc_end179:
	.size	awale_c64.animation.App.reach, .Lfunc_end179-awale_c64.animation.App.reach
                                        ; -- End function
	.section	.text.awale_main,"ax",@progbits
	.globl	awale_main                      ; -- Begin function awale_main
	.type	awale_main,@function
awale_main:                             ; @awale_main
; %bb.0:                                ; %start
	ldx	#mos16lo(GAME+1124)
	stx	__rc2
	ldx	#mos16hi(GAME+1124)
	stx	__rc3
	ldx	#mos16lo(.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.2)
	stx	__rc4
	ldx	#mos16hi(.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.2)
	stx	__rc5
	lda	#12
	ldx	#0
	jsr	memcpy
	ldx	text_language
	stx	GAME+1157
	ldx	#1
	stx	GAME+1406
	dex
	stx	GAME+1407
	jsr	awale_c64.app.App.show_title
	ldx	#0
	stx	__rc23
	ldx	#mos16lo(.Lawale_main_sstk)
	stx	__rc20
	ldx	#mos16hi(.Lawale_main_sstk)
	stx	__rc21
	jmp	.LBB180_2
.LBB180_1:                              ; %bb6.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.computer.App.play_computer_move
.LBB180_2:                              ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB180_60 Depth 2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldy	GAME+1391
	cpy	#1
	beq	.LBB180_6
; %bb.3:                                ; %bb2
                                        ;   in Loop: Header=BB180_2 Depth=1
	cpy	#6
	bne	.LBB180_9
; %bb.4:                                ; %bb3.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+1165
	cpx	#1
	beq	.LBB180_5
	jmp	.LBB180_17
.LBB180_5:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.tutorial.Tutorial.step
	stx	__rc22
	inc	GAME+1167
	lda	#60
	jsr	awale_c64.app.App.pause
	lda	__rc22
	jsr	awale_c64.play.App.play
	jmp	.LBB180_2
.LBB180_6:                              ; %bb4.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+1124
	beq	.LBB180_1
; %bb.7:                                ; %bb4.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cpx	#1
	bne	.LBB180_9
; %bb.8:                                ; %awale_c64.setup.Setup.is_computer.exit.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+1125
	cpx	GAME+21
	bne	.LBB180_1
.LBB180_9:                              ; %bb2.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	sty	__rc22
	jsr	awale_c64.app.App.take_key
	tax
	beq	.LBB180_13
; %bb.10:                               ; %bb13.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldy	__rc22
	cpy	#12
	bcc	.LBB180_11
	jmp	.LBB180_33
.LBB180_11:                             ; %bb13.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	.LJTI180_1,y
	pha
	lda	.LJTI180_1+12,y
	tay
	pla
	stx	__rc2
	sty	__rc3
	jmp	(__rc2)
.LBB180_12:                             ; %bb20.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.menu.App.menu_key
	jmp	.LBB180_2
.LBB180_13:                             ; %bb9.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc22
	beq	.LBB180_15
; %bb.14:                               ; %bb9.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc22
	cpx	#7
	beq	.LBB180_15
	jmp	.LBB180_2
.LBB180_15:                             ; %bb11.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	is_sound_off
	bne	.LBB180_25
; %bb.16:                               ; %bb11.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#0
	jmp	.LBB180_26
.LBB180_17:                             ; %bb6.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	bne	.LBB180_18
	jmp	.LBB180_2
.LBB180_18:                             ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+1166
	stx	__rc4
	ldx	GAME+1165
	tay
	sec
	sbc	#13
	bvc	.LBB180_20
; %bb.19:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	eor	#128
.LBB180_20:                             ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#0
	bmi	.LBB180_29
; %bb.21:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tya
	cpy	#13
	bne	.LBB180_22
	jmp	.LBB180_71
.LBB180_22:                             ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#17
	bne	.LBB180_23
	jmp	.LBB180_72
.LBB180_23:                             ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#95
	bne	.LBB180_31
.LBB180_24:                             ; %bb13.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
	stx	GAME+1164
	jsr	awale_c64.app.App.show_title
	jmp	.LBB180_2
.LBB180_25:                             ; %bb11.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#1
.LBB180_26:                             ; %bb11.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	eor	GAME+1137
	and	#1
	bne	.LBB180_27
	jmp	.LBB180_2
.LBB180_27:                             ; %bb3.i2.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	txa
	beq	.LBB180_28
	jmp	.LBB180_54
.LBB180_28:                             ; %bb3.i2.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
	jmp	.LBB180_55
.LBB180_29:                             ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cpy	#145
	bne	.LBB180_30
	jmp	.LBB180_74
.LBB180_30:                             ; %bb8.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tya
	cpy	#171
	beq	.LBB180_24
.LBB180_31:                             ; %bb1.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cpx	#0
	bne	.LBB180_32
	jmp	.LBB180_81
.LBB180_32:                             ; %bb1.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cpx	#3
	bne	.LBB180_140
	jmp	.LBB180_73
.LBB180_140:                            ; %bb1.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jmp	.LBB180_135
.LBB180_33:                             ; %bb14.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.play.App.play_key
	jmp	.LBB180_2
.LBB180_34:                             ; %bb17.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	sta	__rc22
	ldx	GAME+1386
	stx	__rc24
	ldx	#0
	stx	GAME+1386
	jsr	awale_c64.editor.Editor.place
	tay
	cmp	#12
	ldx	#mos16lo(GAME+1095)
	stx	__rc2
	ldx	#mos16hi(GAME+1095)
	stx	__rc3
	sta	__rc5
	bcc	.LBB180_36
; %bb.35:                               ; %bb2.i.i22.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	clc
	adc	#244
	ldx	#mos16lo(GAME+1107)
	stx	__rc2
	ldx	#mos16hi(GAME+1107)
	stx	__rc3
	tay
.LBB180_36:                             ; %awale_c64.editor.App.seeds_at.exit.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	(__rc2),y
	sta	__rc4
	lda	__rc22
	sec
	sbc	#13
	cmp	#33
	bcc	.LBB180_37
	jmp	.LBB180_63
.LBB180_37:                             ; %awale_c64.editor.App.seeds_at.exit.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tax
	ldy	.LJTI180_3,x
	lda	.LJTI180_3+33,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB180_38:                             ; %bb13.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.editor.App.is_playable
	and	#1
	bne	.LBB180_39
	jmp	.LBB180_2
.LBB180_39:                             ; %bb2.i6.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	#mos16lo(GAME+1095)
	stx	__rc4
	ldx	#mos16hi(GAME+1095)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	jsr	awale_c64.core.game.Game.begin
	jsr	awale_c64.editor.App.leave_editor
	jmp	.LBB180_2
.LBB180_40:                             ; %bb16.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#171
	beq	.LBB180_41
	jmp	.LBB180_61
.LBB180_41:                             ; %bb1.i42.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.play.App.abandon
	jmp	.LBB180_2
.LBB180_42:                             ; %bb15.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#135
	bne	.LBB180_43
	jmp	.LBB180_79
.LBB180_43:                             ; %bb15.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#145
	bne	.LBB180_44
	jmp	.LBB180_77
.LBB180_44:                             ; %bb15.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#13
	beq	.LBB180_45
	jmp	.LBB180_80
.LBB180_45:                             ; %bb4.i8.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+1124
	cpx	#1
	beq	.LBB180_46
	jmp	.LBB180_87
.LBB180_46:                             ; %bb2.i.i10.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#1
	txa
	jsr	awale_c64.setup.Setup.change
	ldx	GAME+1126
	stx	__rc22
	ldx	GAME+1127
	lda	#2
	jsr	awale_c64.setup.Setup.set
	ldx	__rc22
	lda	#3
	jmp	.LBB180_88
.LBB180_47:                             ; %bb19.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tay
	sec
	sbc	#145
	cmp	#27
	bcs	.LBB180_48
	jmp	.LBB180_69
.LBB180_48:                             ; %bb19.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	sty	__rc4
	tya
	sec
	sbc	#13
	cmp	#17
	bcc	.LBB180_49
	jmp	.LBB180_85
.LBB180_49:                             ; %bb19.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tax
	ldy	.LJTI180_5,x
	lda	.LJTI180_5+17,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB180_50:                             ; %bb5.i15.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+55
	cpx	GAME+1159
	bne	.LBB180_52
; %bb.51:                               ; %bb5.i15.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	GAME+54
	ldy	GAME+1158
	sty	__rc2
	cpx	__rc2
	bne	.LBB180_52
	jmp	.LBB180_86
.LBB180_52:                             ; %bb12.i17.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.play.App.show_keys
	jsr	awale_c64.app.App.go_on
	ldx	#0
	stx	__rc2
	lda	#120
	jsr	awale_c64.screens.line.message
	jmp	.LBB180_2
.LBB180_53:                             ; %bb18.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.disk.App.disk_key
	jmp	.LBB180_2
.LBB180_54:                             ; %bb3.i2.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#1
.LBB180_55:                             ; %bb3.i2.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	stx	GAME+1137
	ldx	GAME+1155
	ldy	#0
	jmp	.LBB180_60
.LBB180_56:                             ; %bb8.i3.i
                                        ;   in Loop: Header=BB180_60 Depth=2
	lda	GAME+1143,y
	asl
	sta	__rc2
	lda	__rc23
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.menu.page.ITEMS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.menu.page.ITEMS)
	adc	__rc3
	sta	__rc3
	sty	__rc24
	ldy	#0
	lda	(__rc2),y
	and	#1
	bne	.LBB180_59
; %bb.57:                               ; %Item.eq.exit.i.i
                                        ;   in Loop: Header=BB180_60 Depth=2
	ldy	#1
	lda	(__rc2),y
	cmp	#12
	bne	.LBB180_59
; %bb.58:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB180_60 Depth=2
	lda	__rc24
	stx	__rc22
	jsr	awale_c64.menu.App.show_item
	ldx	__rc22
.LBB180_59:                             ; %bb5.i.i.backedge
                                        ;   in Loop: Header=BB180_60 Depth=2
	inc	__rc24
	ldy	__rc24
.LBB180_60:                             ; %bb5.i.i
                                        ;   Parent Loop BB180_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc2
	cpx	__rc2
	bne	.LBB180_56
	jmp	.LBB180_2
.LBB180_61:                             ; %bb2.i39.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#13
	beq	.LBB180_62
	jmp	.LBB180_78
.LBB180_62:                             ; %bb2.i39.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#1
	jsr	awale_c64.draw.App.answer_offer
	jmp	.LBB180_2
.LBB180_63:                             ; %awale_c64.editor.App.seeds_at.exit.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc22
	sec
	sbc	#134
	cmp	#38
	bcc	.LBB180_64
	jmp	.LBB180_95
.LBB180_64:                             ; %awale_c64.editor.App.seeds_at.exit.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tax
	ldy	.LJTI180_2,x
	lda	.LJTI180_2+38,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB180_65:                             ; %bb14.i27.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.editor.App.is_playable
	and	#1
	bne	.LBB180_66
	jmp	.LBB180_2
.LBB180_66:                             ; %bb2.i4.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.game.Game.bookmark
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	#mos16lo(GAME+1095)
	stx	__rc4
	ldx	#mos16hi(GAME+1095)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	jsr	awale_c64.core.game.Game.begin
	ldx	GAME+1384
	bne	.LBB180_68
; %bb.67:                               ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#7
	stx	GAME+1384
.LBB180_68:                             ; %awale_c64.analysis.Analysis.turn_on.exit.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.analysis.App.analyse
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.game.Game.return_to
	jsr	awale_c64.editor.Editor.place
	jsr	awale_c64.editor.App.point_at_slot
	jmp	.LBB180_2
.LBB180_69:                             ; %bb19.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tax
	sty	__rc4
	ldy	.LJTI180_4,x
	lda	.LJTI180_4+27,x
	tax
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB180_70:                             ; %bb11.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#1
	sta	__rc2
	ldx	#0
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB180_2
.LBB180_71:                             ; %bb2.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldy	.LJTI180_0,x
	pha
	lda	.LJTI180_0+4,x
	tax
	pla
	sty	__rc2
	stx	__rc3
	jmp	(__rc2)
.LBB180_72:                             ; %bb12.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	inc	__rc4
.LBB180_73:                             ; %bb10.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc4
	jsr	awale_c64.tutorial.App.show_lesson
	jmp	.LBB180_2
.LBB180_74:                             ; %bb11.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	sec
	lda	__rc4
	sbc	#1
	bcs	.LBB180_76
; %bb.75:                               ; %bb11.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#0
.LBB180_76:                             ; %bb11.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.tutorial.App.show_lesson
	jmp	.LBB180_2
.LBB180_77:                             ; %bb2.i5.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.log.App.open_log
	jmp	.LBB180_2
.LBB180_78:                             ; %bb2.i39.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#0
	jsr	awale_c64.draw.App.answer_offer
	jmp	.LBB180_2
.LBB180_79:                             ; %bb3.i7.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.past.App.take_back
	jmp	.LBB180_2
.LBB180_80:                             ; %bb1.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.app.App.show_title
	jmp	.LBB180_2
.LBB180_81:                             ; %bb4.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#65
	bcs	.LBB180_82
	jmp	.LBB180_108
.LBB180_82:                             ; %bb8.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#77
	bcc	.LBB180_141
	jmp	.LBB180_110
.LBB180_141:                            ; %bb8.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jmp	.LBB180_113
.LBB180_83:                             ; %bb20.i31.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc22
	cpx	#145
	beq	.LBB180_84
	jmp	.LBB180_122
.LBB180_84:                             ; %bb20.i31.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#1
	jmp	.LBB180_123
.LBB180_85:                             ; %bb19.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc4
	cpx	#95
	bne	.LBB180_89
.LBB180_86:                             ; %bb4.i14.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.log.App.close_log
	jmp	.LBB180_2
.LBB180_87:                             ; %bb7.i.i9.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#mos16lo(GAME+1124)
	stx	__rc2
	ldx	#mos16hi(GAME+1124)
	stx	__rc3
	jsr	awale_c64.setup.Setup.rules
	sec
	lda	#2
	sbc	__rc5
	tax
	lda	#5
.LBB180_88:                             ; %awale_c64.setup.Setup.change_sides.exit.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.setup.Setup.set
	jsr	awale_c64.play.App.start_game
	jmp	.LBB180_2
.LBB180_89:                             ; %bb2.i20.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc4
	jsr	awale_c64.analysis.Analysis.answer
	and	#1
	bne	.LBB180_90
	jmp	.LBB180_135
.LBB180_90:                             ; %bb19.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	GAME+54
	ldx	GAME+55
	jsr	awale_c64.log.App.walk_to
	jmp	.LBB180_2
.LBB180_91:                             ; %bb9.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#1
	stx	__rc2
	dex
	jmp	.LBB180_100
.LBB180_92:                             ; %bb6.i18.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#0
	sta	__rc2
	ldx	#4
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB180_2
.LBB180_93:                             ; %bb3.i12.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.log.App.close_log
	ldx	GAME+56
	beq	.LBB180_94
	jmp	.LBB180_2
.LBB180_94:                             ; %bb15.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.play.App.abandon
	jmp	.LBB180_2
.LBB180_95:                             ; %awale_c64.editor.App.seeds_at.exit.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc22
	cpx	#95
	bne	.LBB180_101
; %bb.96:                               ; %bb12.i26.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.editor.App.close_editor
	jmp	.LBB180_2
.LBB180_97:                             ; %bb7.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#1
	stx	__rc2
	ldx	#4
	lda	#0
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB180_2
.LBB180_98:                             ; %bb10.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
	stx	__rc2
	lda	#1
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB180_2
.LBB180_99:                             ; %bb8.i19.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
	stx	__rc2
.LBB180_100:                            ; %bb2
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#10
	jsr	awale_c64.log.App.walk_by
	jmp	.LBB180_2
.LBB180_101:                            ; %bb5.i32.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc22
	cmp	#48
	bcs	.LBB180_102
	jmp	.LBB180_135
.LBB180_102:                            ; %bb10.i33.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#58
	bcc	.LBB180_103
	jmp	.LBB180_129
.LBB180_103:                            ; %bb6.i38.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	tay
	lda	__rc24
	and	#1
	sta	__rc3
	ldx	#1
	stx	GAME+1386
	clc
	tya
	adc	#208
	sta	__rc2
	lda	__rc3
	beq	.LBB180_107
; %bb.104:                              ; %bb23.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc4
	cmp	#5
	bcs	.LBB180_107
; %bb.105:                              ; %bb26.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	asl
	sta	__rc3
	asl
	asl
	clc
	adc	__rc3
	clc
	adc	__rc2
	cmp	#49
	bcs	.LBB180_107
; %bb.106:                              ; %bb28.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	sta	__rc2
.LBB180_107:                            ; %bb29.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc2
	jmp	.LBB180_119
.LBB180_108:                            ; %bb5.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#49
	bcc	.LBB180_110
; %bb.109:                              ; %bb7.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#55
	bcc	.LBB180_113
.LBB180_110:                            ; %bb6.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#157
	beq	.LBB180_113
; %bb.111:                              ; %bb6.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#13
	beq	.LBB180_113
; %bb.112:                              ; %bb6.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#29
	beq	.LBB180_113
	jmp	.LBB180_135
.LBB180_113:                            ; %bb9.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.play.App.play_key
	jmp	.LBB180_2
.LBB180_114:                            ; %bb16.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#4
	jsr	awale_c64.editor.App.fill
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_115:                            ; %bb18.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc4
	bne	.LBB180_116
	jmp	.LBB180_135
.LBB180_116:                            ; %bb34.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc4
	dex
	jmp	.LBB180_119
.LBB180_117:                            ; %bb19.i30.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc4
	cpx	#48
	bcc	.LBB180_118
	jmp	.LBB180_135
.LBB180_118:                            ; %bb31.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	__rc4
	inx
.LBB180_119:                            ; %bb45.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	__rc5
	jsr	awale_c64.editor.App.edit
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_120:                            ; %bb21.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	GAME+1388
	clc
	adc	#1
	jmp	.LBB180_126
.LBB180_121:                            ; %bb17.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#1
	eor	GAME+1109
	sta	GAME+1109
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_122:                            ; %bb20.i31.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
.LBB180_123:                            ; %bb45.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	stx	GAME+1385
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_124:                            ; %bb15.i28.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	lda	#0
	jsr	awale_c64.editor.App.fill
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_125:                            ; %bb22.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	clc
	lda	#7
	adc	GAME+1388
.LBB180_126:                            ; %bb45.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	and	#7
	sta	GAME+1388
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_127:                            ; %bb11.i25.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.editor.App.close_editor
	ldx	GAME+1391
	bne	.LBB180_128
	jmp	.LBB180_2
.LBB180_128:                            ; %bb39.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	jsr	awale_c64.play.App.abandon
	jmp	.LBB180_2
.LBB180_129:                            ; %bb7.i34.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#65
	bcc	.LBB180_135
; %bb.130:                              ; %bb9.i35.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	cmp	#77
	bcs	.LBB180_135
; %bb.131:                              ; %bb8.i37.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	clc
	adc	#191
	cmp	#6
	ldx	#1
	bcs	.LBB180_133
; %bb.132:                              ; %bb8.i37.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
.LBB180_133:                            ; %bb8.i37.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	stx	__rc2
	bcc	.LBB180_136
; %bb.134:                              ; %bb8.i37.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#1
	jmp	.LBB180_137
.LBB180_135:                            ; %bb3.i.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
	stx	__rc2
	lda	#123
	jsr	awale_c64.app.App.refuse
	jmp	.LBB180_2
.LBB180_136:                            ; %bb8.i37.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	ldx	#0
.LBB180_137:                            ; %bb8.i37.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	stx	GAME+1385
	lda	__rc22
	ldx	__rc2
	bne	.LBB180_139
; %bb.138:                              ; %bb42.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	clc
	adc	#192
	sta	GAME+1388
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.LBB180_139:                            ; %bb43.i.i
                                        ;   in Loop: Header=BB180_2 Depth=1
	sta	__rc2
	lda	#77
	sec
	sbc	__rc2
	sta	GAME+1388
	jsr	awale_c64.editor.App.show_edited
	jmp	.LBB180_2
.Lfunc_end180:
	.size	awale_main, .Lfunc_end180-awale_main
	.section	.rodata.awale_main,"a",@progbits
.LJTI180_0:
	.byte	.LBB180_113@mos16lo
	.byte	.LBB180_135@mos16lo
	.byte	.LBB180_72@mos16lo
	.byte	.LBB180_73@mos16lo
	.byte	.LBB180_113@mos16hi
	.byte	.LBB180_135@mos16hi
	.byte	.LBB180_72@mos16hi
	.byte	.LBB180_73@mos16hi
.LJTI180_1:
	.byte	.LBB180_12@mos16lo
	.byte	.LBB180_33@mos16lo
	.byte	.LBB180_33@mos16lo
	.byte	.LBB180_33@mos16lo
	.byte	.LBB180_33@mos16lo
	.byte	.LBB180_42@mos16lo
	.byte	.LBB180_33@mos16lo
	.byte	.LBB180_12@mos16lo
	.byte	.LBB180_47@mos16lo
	.byte	.LBB180_53@mos16lo
	.byte	.LBB180_34@mos16lo
	.byte	.LBB180_40@mos16lo
	.byte	.LBB180_12@mos16hi
	.byte	.LBB180_33@mos16hi
	.byte	.LBB180_33@mos16hi
	.byte	.LBB180_33@mos16hi
	.byte	.LBB180_33@mos16hi
	.byte	.LBB180_42@mos16hi
	.byte	.LBB180_33@mos16hi
	.byte	.LBB180_12@mos16hi
	.byte	.LBB180_47@mos16hi
	.byte	.LBB180_53@mos16hi
	.byte	.LBB180_34@mos16hi
	.byte	.LBB180_40@mos16hi
.LJTI180_2:
	.byte	.LBB180_65@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_83@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_124@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_125@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_127@mos16lo
	.byte	.LBB180_65@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_83@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_124@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_125@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_127@mos16hi
.LJTI180_3:
	.byte	.LBB180_38@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_83@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_114@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_120@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_121@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_117@mos16lo
	.byte	.LBB180_101@mos16lo
	.byte	.LBB180_115@mos16lo
	.byte	.LBB180_38@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_83@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_114@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_120@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_121@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_117@mos16hi
	.byte	.LBB180_101@mos16hi
	.byte	.LBB180_115@mos16hi
.LJTI180_4:
	.byte	.LBB180_70@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_92@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_91@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_93@mos16lo
	.byte	.LBB180_70@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_92@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_91@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_93@mos16hi
.LJTI180_5:
	.byte	.LBB180_50@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_98@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_97@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_89@mos16lo
	.byte	.LBB180_99@mos16lo
	.byte	.LBB180_50@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_98@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_97@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_89@mos16hi
	.byte	.LBB180_99@mos16hi
                                        ; -- End function
	.section	.text.rules_begin,"ax",@progbits
	.globl	rules_begin                     ; -- Begin function rules_begin
	.type	rules_begin,@function
rules_begin:                            ; @rules_begin
; %bb.0:                                ; %start
	jmp	awale_c64.core.game.Game.begin
.Lfunc_end181:
	.size	rules_begin, .Lfunc_end181-rules_begin
                                        ; -- End function
	.section	.text.rules_known_move,"ax",@progbits
	.globl	rules_known_move                ; -- Begin function rules_known_move
	.type	rules_known_move,@function
rules_known_move:                       ; @rules_known_move
; %bb.0:                                ; %start
	jsr	awale_c64.core.endgame.known_move
	and	#1
	bne	.LBB182_2
; %bb.1:                                ; %select.false
	ldx	#255
.LBB182_2:                              ; %select.end
	txa
	rts
.Lfunc_end182:
	.size	rules_known_move, .Lfunc_end182-rules_known_move
                                        ; -- End function
	.section	.text.rules_legal_moves,"ax",@progbits
	.globl	rules_legal_moves               ; -- Begin function rules_legal_moves
	.type	rules_legal_moves,@function
rules_legal_moves:                      ; @rules_legal_moves
; %bb.0:                                ; %start
	jmp	awale_c64.core.game.Game.legal_moves
.Lfunc_end183:
	.size	rules_legal_moves, .Lfunc_end183-rules_legal_moves
                                        ; -- End function
	.section	.text.rules_play,"ax",@progbits
	.globl	rules_play                      ; -- Begin function rules_play
	.type	rules_play,@function
rules_play:                             ; @rules_play
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB184_2
; %bb.1:                                ; %bb4
	inx
	txa
	rts
.LBB184_2:                              ; %bb5
	ldy	__rc2
	stx	CAPTURE
	sty	CAPTURE+1
	ldx	__rc3
	stx	CAPTURE+2
	lda	#0
	rts
.Lfunc_end184:
	.size	rules_play, .Lfunc_end184-rules_play
                                        ; -- End function
	.section	.text.rules_take_back,"ax",@progbits
	.globl	rules_take_back                 ; -- Begin function rules_take_back
	.type	rules_take_back,@function
rules_take_back:                        ; @rules_take_back
; %bb.0:                                ; %start
	ldx	GAME+54
	lda	GAME+55
	bne	.LBB185_2
; %bb.1:                                ; %start
	cpx	#0
	beq	.LBB185_5
.LBB185_2:                              ; %bb2.i
	stx	.Lrules_take_back_sstk          ; 1-byte Folded Spill
	ldy	.Lrules_take_back_sstk          ; 1-byte Folded Reload
	tax
	sta	.Lrules_take_back_sstk+1        ; 1-byte Folded Spill
	dey
	cpy	#255
	bne	.LBB185_4
; %bb.3:                                ; %bb2.i
	dex
.LBB185_4:                              ; %bb2.i
	tya
	jsr	awale_c64.core.game.Game.go_to
	lda	.Lrules_take_back_sstk+1        ; 1-byte Folded Reload
	ldx	.Lrules_take_back_sstk          ; 1-byte Folded Reload
.LBB185_5:                              ; %awale_c64.core.game.Game.take_back.exit
	tay
	bne	.LBB185_8
; %bb.6:                                ; %awale_c64.core.game.Game.take_back.exit
	txa
	bne	.LBB185_8
; %bb.7:                                ; %awale_c64.core.game.Game.take_back.exit
	lda	#0
	rts
.LBB185_8:                              ; %awale_c64.core.game.Game.take_back.exit
	lda	#1
	rts
.Lfunc_end185:
	.size	rules_take_back, .Lfunc_end185-rules_take_back
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
.Lfunc_end186:
	.size	rules_totals, .Lfunc_end186-rules_totals
                                        ; -- End function
	.section	.text.search_go_deeper,"ax",@progbits
	.globl	search_go_deeper                ; -- Begin function search_go_deeper
	.type	search_go_deeper,@function
search_go_deeper:                       ; @search_go_deeper
; %bb.0:                                ; %start
	ldx	CHOICE+2
	inx
	stx	mos8(.Lsearch_go_deeper_zp_stk)
	cpx	#5
	bne	.LBB187_2
; %bb.1:                                ; %bb1.i
	ldx	#mos16lo(SEARCH+2048)
	stx	__rc2
	ldx	#mos16hi(SEARCH+2048)
	stx	__rc3
	ldx	#4
	stx	__rc4
	ldx	#0
	txa
	jsr	__memset
.LBB187_2:                              ; %bb3.i
	ldx	SEARCH+5688
	stx	__rc2
	ldy	SEARCH+5689
	cpx	#128
	stx	__rc3
	ror	__rc3
	cpy	#128
	tya
	ror
	clc
	adc	__rc3
	tax
	tya
	ora	__rc2
	and	#1
	sta	__rc2
	txa
	clc
	adc	__rc2
	tax
	sec
	sbc	#157
	bvc	.LBB187_4
; %bb.3:                                ; %bb3.i
	eor	#128
.LBB187_4:                              ; %bb3.i
	ldy	#157
	cmp	#0
	bmi	.LBB187_10
; %bb.5:                                ; %bb4.i.i.i
	sec
	txa
	sbc	#100
	bvc	.LBB187_7
; %bb.6:                                ; %bb4.i.i.i
	eor	#128
.LBB187_7:                              ; %bb4.i.i.i
	tay
	bmi	.LBB187_9
; %bb.8:                                ; %bb4.i.i.i
	ldx	#100
.LBB187_9:                              ; %bb4.i.i.i
	txa
	tay
.LBB187_10:                             ; %awale_c64.core.search.bracket.Bracket.around.exit.i
	ldx	#156
	stx	mos8(.Lsearch_go_deeper_zp_stk+1)
	lda	#100
	sta	mos8(.Lsearch_go_deeper_zp_stk+2)
	sty	mos8(.Lsearch_go_deeper_zp_stk+3)
	ldy	#0
	sty	mos8(.Lsearch_go_deeper_zp_stk+4)
	iny
	sty	mos8(.Lsearch_go_deeper_zp_stk+5)
	sta	__rc2
	jmp	.LBB187_13
.LBB187_11:                             ; %bb10.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	lda	#0
.LBB187_12:                             ; %bb10.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	ldx	#mos8(.Lsearch_go_deeper_zp_stk+1)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.core.search.bracket.Bracket.narrow
	ldx	mos8(.Lsearch_go_deeper_zp_stk+1)
	ldy	mos8(.Lsearch_go_deeper_zp_stk+2)
	sty	__rc2
.LBB187_13:                             ; %bb6.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB187_18 Depth 2
	txa
	sec
	sbc	__rc2
	bvc	.LBB187_15
; %bb.14:                               ; %bb6.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	eor	#128
.LBB187_15:                             ; %bb6.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	tay
	bpl	.LBB187_23
; %bb.16:                               ; %bb8.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	ldx	mos8(.Lsearch_go_deeper_zp_stk+3)
	lda	mos8(.Lsearch_go_deeper_zp_stk)
	jsr	search_kernel_reaches
	jmp	.LBB187_18
.LBB187_17:                             ; %bb2.i.i
                                        ;   in Loop: Header=BB187_18 Depth=2
	jsr	search_kernel_resume
.LBB187_18:                             ; %bb1.i.i
                                        ;   Parent Loop BB187_13 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	tax
	beq	.LBB187_17
; %bb.19:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	ldx	move_count
	stx	SEARCH+5692
	ldx	move_count+1
	stx	SEARCH+5693
	ldx	move_count+2
	stx	SEARCH+5694
	ldx	move_count+3
	stx	SEARCH+5695
	cmp	#2
	bne	.LBB187_21
; %bb.20:                               ; %bb9.i.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	ldx	search_pit
	stx	SEARCH+5142
.LBB187_21:                             ; %bb10.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	cmp	#2
	bne	.LBB187_11
; %bb.22:                               ; %bb10.i
                                        ;   in Loop: Header=BB187_13 Depth=1
	lda	#1
	jmp	.LBB187_12
.LBB187_23:                             ; %awale_c64.core.search.Search.go_deeper.exit
	ldy	SEARCH+5689
	sty	SEARCH+5688
	stx	SEARCH+5689
	ldy	SEARCH+5134
	beq	.LBB187_25
; %bb.24:                               ; %select.false
	lda	#6
	jmp	.LBB187_26
.LBB187_25:
	lda	#0
.LBB187_26:                             ; %select.end
	clc
	adc	SEARCH+5142
	sta	CHOICE
	stx	CHOICE+1
	ldx	mos8(.Lsearch_go_deeper_zp_stk)
	stx	CHOICE+2
	ldx	SEARCH+5692
	stx	COUNT
	ldx	SEARCH+5693
	stx	COUNT+1
	ldx	SEARCH+5694
	stx	COUNT+2
	ldx	SEARCH+5695
	stx	COUNT+3
	rts
.Lfunc_end187:
	.size	search_go_deeper, .Lfunc_end187-search_go_deeper
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
.Lfunc_end188:
	.size	search_start, .Lfunc_end188-search_start
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
	lda	__rc22
	pha
	lda	__rc24
	pha
	ldx	__rc25
	stx	.Lsearch_variation_sstk+16      ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lsearch_variation_sstk+17      ; 1-byte Folded Spill
	ldx	CHOICE
	stx	__rc25
	ldx	CHOICE+2
	stx	__rc22
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
	ldx	#0
	ldy	__rc22
	sty	__rc26
	sty	__rc24
	dec	__rc24
	stx	__rc22
.LBB189_1:                              ; %bb1.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc22
	cpx	#24
	bne	.LBB189_2
	jmp	.LBB189_20
.LBB189_2:                              ; %bb2.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	ldx	__rc22
	lda	__rc25
	sta	VARIATION,x
	ldx	__rc20
	stx	__rc2
	ldx	__rc21
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	ldx	__rc24
	cpx	__rc22
	bne	.LBB189_3
	jmp	.LBB189_18
.LBB189_3:                              ; %bb5.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	inc	__rc22
	ldx	.Lsearch_variation_sstk+12
	cpx	#25
	bcc	.LBB189_4
	jmp	.LBB189_19
.LBB189_4:                              ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	ldx	__rc26
	cpx	#5
	bcc	.LBB189_6
; %bb.5:                                ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	lda	#0
	jmp	.LBB189_7
.LBB189_6:                              ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	lda	#1
.LBB189_7:                              ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	ldx	.Lsearch_variation_sstk+13
	cpx	#25
	ldx	#1
	bcs	.LBB189_9
; %bb.8:                                ; %select.false
                                        ;   in Loop: Header=BB189_1 Depth=1
	and	#1
	tax
.LBB189_9:                              ; %select.end
                                        ;   in Loop: Header=BB189_1 Depth=1
	txa
	beq	.LBB189_10
	jmp	.LBB189_19
.LBB189_10:                             ; %bb9.i
                                        ;   in Loop: Header=BB189_1 Depth=1
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
	bne	.LBB189_11
	jmp	.LBB189_19
.LBB189_11:                             ; %bb3.i.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	lda	#mos16lo(SEARCH)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(SEARCH)
	adc	__rc5
	sta	__rc7
	lda	(__rc6),y
	cmp	__rc3
	beq	.LBB189_12
	jmp	.LBB189_19
.LBB189_12:                             ; %bb3.i.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	lda	#mos16lo(SEARCH+1024)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(SEARCH+1024)
	adc	__rc5
	sta	__rc7
	lda	(__rc6),y
	cmp	__rc2
	bne	.LBB189_19
; %bb.13:                               ; %bb12.i
                                        ;   in Loop: Header=BB189_1 Depth=1
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
	sta	__rc25
	ldx	mos8(.Lsearch_variation_zp_stk)
	stx	.Lsearch_variation_sstk+15      ; 1-byte Folded Spill
	lda	#1
	jsr	__ashlqi3
	and	__rc25
	beq	.LBB189_19
; %bb.14:                               ; %bb16.i
                                        ;   in Loop: Header=BB189_1 Depth=1
	ldx	.Lsearch_variation_sstk+14
	beq	.LBB189_17
; %bb.15:                               ; %select.false5
                                        ;   in Loop: Header=BB189_1 Depth=1
	lda	#6
.LBB189_16:                             ; %select.end4
                                        ;   in Loop: Header=BB189_1 Depth=1
	ldx	.Lsearch_variation_sstk+15      ; 1-byte Folded Reload
	stx	__rc2
	clc
	adc	__rc2
	sta	__rc25
	jmp	.LBB189_1
.LBB189_17:                             ;   in Loop: Header=BB189_1 Depth=1
	lda	#0
	jmp	.LBB189_16
.LBB189_18:
	ldx	__rc26
	stx	__rc22
.LBB189_19:                             ; %awale_c64.core.search.Search.variation.exit
	lda	__rc22
	sta	__rc16
	ldx	.Lsearch_variation_sstk+17      ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lsearch_variation_sstk+16      ; 1-byte Folded Reload
	stx	__rc25
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
.LBB189_20:                             ; %panic.i
	jsr	awale_panic
.Lfunc_end189:
	.size	search_variation, .Lfunc_end189-search_variation
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
	.ascii	"\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017\000\001\002\003\004\005\006\007\b\t\n\013\f\r\016\017"
	.size	INDEX_PITS, 192

	.type	INDEX_SEEDS,@object             ; @INDEX_SEEDS
	.section	.rodata.INDEX_SEEDS,"a",@progbits
	.globl	INDEX_SEEDS
INDEX_SEEDS:
	.asciz	"\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\001\002\002\002\002\002\002\002\002\002\002\002\002\002\002\002\002\003\003\003\003\003\003\003\003\003\003\003\003\003\003\003\003\004\004\004\004\004\004\004\004\004\004\004\004\004\004\004\004\005\005\005\005\005\005\005\005\005\005\005\005\005\005\005\005\006\006\006\006\006\006\006\006\006\006\006\006\006\006\006\006\007\007\007\007\007\007\007\007\007\007\007\007\007\007\007\007\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000"
	.size	INDEX_SEEDS, 256

	.type	LAST_GAINS,@object              ; @LAST_GAINS
	.section	.rodata.LAST_GAINS,"a",@progbits
	.globl	LAST_GAINS
LAST_GAINS:
	.ascii	"\000\001\001\001\001\001\001\001\001\001\001\001\002\002\002\002\002\002\002\002\002\002\002\003\003\003\003\003\003\003\003\003\003\003\004\004\004\004\004\004\004\004\004\004\004\005\005\005\005"
	.size	LAST_GAINS, 49

	.type	SEED_KEYS,@object               ; @SEED_KEYS
	.section	.rodata.SEED_KEYS,"a",@progbits
	.globl	SEED_KEYS
SEED_KEYS:
	.ascii	"\000\020 0@P`p\200\220\240\260\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300\300"
	.size	SEED_KEYS, 49

	.type	SOWING_ENTRIES,@object          ; @SOWING_ENTRIES
	.section	.rodata.SOWING_ENTRIES,"a",@progbits
	.globl	SOWING_ENTRIES
SOWING_ENTRIES:
	.asciz	"\024)>Sh}\222\247\274\321\346\373\000\000\000\000'<Qf{\220\245\272\317\344\371\022\000\000\000\000:Ody\216\243\270\315\342\367\020%\000\000\000\000Mbw\214\241\266\313\340\365\016#8\000\000\000\000`u\212\237\264\311\336\363\f!6K\000\000\000\000s\210\235\262\307\334\361\n\0374I^\000\000\000\000\206\233\260\305\332\357\b\0352G\\q\000\000\000\000\231\256\303\330\355\006\0330EZo\204\000\000\000\000\254\301\326\353\004\031.CXm\202\227\000\000\000\000\277\324\351\002\027,AVk\200\225\252\000\000\000\000\322\347\000\025*?Ti~\223\250\275\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000"
	.size	SOWING_ENTRIES, 192

	.type	SOWN_0,@object                  ; @SOWN_0
	.section	.rodata.SOWN_0,"a",@progbits
	.globl	SOWN_0
SOWN_0:
	.asciz	"\365\365\365\365\365\365\013\013\013\013\013\013\000\000\000\000\332\316\350\341\347\347az\246\314\366~\000\000\000\000\230\232\307\277\313/&\204\002xT\326\000\000\000\000IR\230\217\005\346\206OI\227\227\007\000\000\000\000\346\374[\265\2568\247\005\003\233\263+\000\000\000\000u\230tJ\362K\263.\242x\302;\000\000\000\000\366\212\374z\367I2<\032H\275=\000\000\000\000\315\353\037k\347\272\226#\205\004\2521\000\000\000\000\023\347\003GJ\020\323\375\334\262\211{\000\000\000\000\364\244\322\226\222?\003\303%R\2764\000\000\000\000\226L\024\312\263a\037{`Hb\210\000\000\000\000#g;\327\307o-%\361\255\241\235\000\000\000"
	.size	SOWN_0, 192

	.type	SOWN_1,@object                  ; @SOWN_1
	.section	.rodata.SOWN_1,"a",@progbits
	.globl	SOWN_1
SOWN_1:
	.asciz	"\013\013\013\013\013\013\364\364\364\364\364\364\000\000\000\000\300\245\253o\026\232K^\243\242+\257\000\000\000\000\017\337\257\336\260\201\rx\002\211\037\037\000\000\000\000\376}\276\334\242\321~A\230+\307*\000\000\000\000P%\\1\375\322\236B\352\202\t\324\000\000\000\000\256]Q\361\b\201\366\376\360s\353\342\000\000\000\000\232\354\260`\302h\no\221\0041\373\000\000\000\000\336\345\300~\264\n\322z\321\371\202\243\000\000\000\000\215\216~\324bb4$u\370b\242\000\000\000\000\352\346s\345\304S73%\207\231\f\000\000\000\000\367v%\253\300\344\235Mcm;%\000\000\000\000<\301\213\013\\\331\016\366\370\275\214\355\000\000\000"
	.size	SOWN_1, 192

	.type	SOWN_2,@object                  ; @SOWN_2
	.section	.rodata.SOWN_2,"a",@progbits
	.globl	SOWN_2
SOWN_2:
	.asciz	"\351\351\351\351\351\351\026\026\026\026\026\026\000\000\000\000\365&\334Z\260d\213\262\226C\320\257\000\000\000\000@WA\222\362T\233\315C)\"U\000\000\000\000}\372mF\251\337*\025\250\250\2008\000\000\000\000-d\025o\373\352\346\026\2463\035\016\000\000\000\000\243I12\316\"[\257\261\374\254V\000\000\000\000\225\242\350v\314\023jV\372\271\256e\000\000\000\000\373\227\037\346\204\235\204:6\346v\360\000\000\000\000\375\f\203\017\3253\335\022\344\333\272\357\000\000\000\000~\255\240\3212\007)[YLr\212\000\000\000\000,\bV\240\315\316\346kI1\306\244\000\000\000\000\224\373\030\255\\\007k\366\255\261\231\352\000\000\000"
	.size	SOWN_2, 192

	.type	SOWN_3,@object                  ; @SOWN_3
	.section	.rodata.SOWN_3,"a",@progbits
	.globl	SOWN_3
SOWN_3:
	.asciz	"\004\004\004\004\004\004\373\373\373\373\373\373\000\000\000\000\256\3435\001\227\242Z\210\264mk\213\000\000\000\0007\362c\220\307\237G\317\340Pm\306\000\000\000\000\360\375#\275W)\356\211|\303\030\337\000\000\000\000\246\234\201Itm\006\263\251\341\242)\000\000\000\000\356\330>cK$\220m\200\334\\o\000\000\000\000\324s\2106\224K\252\3225\t\023H\000\000\000\000\031\234\215{N\002n\025\0342]\276\000\000\000\000\354\177\0032\230d\020\211\376\356D\224\000\000\000\000y\323\352x\215\244\344\371tH\213\370\000\000\000\000x\231bi_\024\263\374\207\001_\025\000\000\000\000\347\356\2048c\202\026\234\371G\355\244\000\000\000"
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

	.type	awale_c64.core.endgame.exceptions.EXCEPTIONS,@object ; @awale_c64.core.endgame.exceptions.EXCEPTIONS
	.section	.rodata.awale_c64.core.endgame.exceptions.EXCEPTIONS,"a",@progbits
awale_c64.core.endgame.exceptions.EXCEPTIONS:
	.asciz	"\000\343p\001\001\001\001\001\001\001\001\001\001\001\001l\001\001\001\000\000\000\000\360:\346x\345\\\343\016\000\367X\351V|~\034\245\334\341\036\341m\000\343\026\005\002\002\002\002\002\001\003\001\001\002\002\001\227\236\002\004\002\002\001\005\002\001\002\001\b\005\207\002\003s\005\001\003\306\007\002\007\001\003NHv\002\003\237\004\007\001\205\001\001t\007\rOE\002\003s\005\001\003\237\003\003\001\206M\003\003\001[-\001\276\004\tPD\005\001\003r\003\003\001\232\004\007\001\205\001J\002\006\001\003\2058\001\001\\8$\001-\0017\327\tQF\003\004\004m\007\001\233\006\001\003\206\001K\003\003\001\2118\001X\004\\-\0016\001\001Bh]-\0016\001B\000\000\342~\353\007-\026\346i)\351\026?\000\345B\343\"\030\026\3445) \346\bAL\350%#\000\342h\341^-\031\025\341\200\024##) \343(7\nB\346\004#\364\t"
	.size	awale_c64.core.endgame.exceptions.EXCEPTIONS, 254

	.type	awale_c64.core.endgame.WORTH,@object ; @awale_c64.core.endgame.WORTH
	.section	.rodata.awale_c64.core.endgame.WORTH,"a",@progbits
awale_c64.core.endgame.WORTH:
	.ascii	"\030\037\021\004\026\037\037\031\007\037\037\037\037\r\035\037\037\026\003\003\027\025\005\033\037\t\013\025\025\025"
	.size	awale_c64.core.endgame.WORTH, 30

	.type	awale_c64.core.position.BIT,@object ; @awale_c64.core.position.BIT
	.section	.rodata.awale_c64.core.position.BIT,"a",@progbits
awale_c64.core.position.BIT:
	.ascii	"\001\002\004\b\020 "
	.size	awale_c64.core.position.BIT, 6

	.type	awale_c64.disk.NEW,@object      ; @awale_c64.disk.NEW
	.section	.rodata.awale_c64.disk.NEW,"a",@progbits
awale_c64.disk.NEW:
	.ascii	"AWALE NEW"
	.size	awale_c64.disk.NEW, 9

	.type	awale_c64.disk.ORDERS,@object   ; @awale_c64.disk.ORDERS
	.section	.rodata.awale_c64.disk.ORDERS,"a",@progbits
awale_c64.disk.ORDERS:
	.ascii	"0:*,S,R!0:#,S,W!S0:#!S0:*!R0:*=#!$0:AW.?*!"
	.size	awale_c64.disk.ORDERS, 42

	.type	awale_c64.disk.PREFIX,@object   ; @awale_c64.disk.PREFIX
	.section	.rodata.awale_c64.disk.PREFIX,"a",@progbits
awale_c64.disk.PREFIX:
	.ascii	"AW."
	.size	awale_c64.disk.PREFIX, 3

	.type	awale_c64.menu.page.STARTS,@object ; @awale_c64.menu.page.STARTS
	.section	.rodata.awale_c64.menu.page.STARTS,"a",@progbits
awale_c64.menu.page.STARTS:
	.ascii	"\000\r\023\034 "
	.size	awale_c64.menu.page.STARTS, 5

	.type	awale_c64.saved.MAGIC,@object   ; @awale_c64.saved.MAGIC
	.section	.rodata.awale_c64.saved.MAGIC,"a",@progbits
awale_c64.saved.MAGIC:
	.ascii	"AWALE\001"
	.size	awale_c64.saved.MAGIC, 6

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

	.type	awale_c64.screens.pit.RIM,@object ; @awale_c64.screens.pit.RIM
	.section	.rodata.cst16,"aM",@progbits,16
awale_c64.screens.pit.RIM:
	.ascii	"\000\001\002\003\004\t\016\023\030\027\026\025\024\017\n\005"
	.size	awale_c64.screens.pit.RIM, 16

	.type	awale_c64.screens.pit.TURN,@object ; @awale_c64.screens.pit.TURN
	.section	.rodata.awale_c64.screens.pit.TURN,"a",@progbits
awale_c64.screens.pit.TURN:
	.ascii	"\377\021\013\r\377\017\007\003\005\023\t\001\000\002\n\024\006\004\b\020\377\016\f\022\377"
	.size	awale_c64.screens.pit.TURN, 25

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

	.type	awale_c64.screens.board.STORE_COLUMN,@object ; @awale_c64.screens.board.STORE_COLUMN
	.section	.rodata.str1.1,"aMS",@progbits,1
awale_c64.screens.board.STORE_COLUMN:
	.asciz	"#"
	.size	awale_c64.screens.board.STORE_COLUMN, 2

	.type	awale_c64.screens.board.MIDDLE_X,@object ; @awale_c64.screens.board.MIDDLE_X
	.section	.rodata.awale_c64.screens.board.MIDDLE_X,"a",@progbits
awale_c64.screens.board.MIDDLE_X:
	.ascii	"*>Rfz\216\216zfR>*\242\026"
	.size	awale_c64.screens.board.MIDDLE_X, 14

	.type	awale_c64.screens.board.MIDDLE_Y,@object ; @awale_c64.screens.board.MIDDLE_Y
	.section	.rodata.awale_c64.screens.board.MIDDLE_Y,"a",@progbits
awale_c64.screens.board.MIDDLE_Y:
	.ascii	"\226\226\226\226\226\226ffffff~~"
	.size	awale_c64.screens.board.MIDDLE_Y, 14

	.type	awale_c64.screens.store.HELD,@object ; @awale_c64.screens.store.HELD
	.section	.rodata.awale_c64.screens.store.HELD,"a",@progbits
awale_c64.screens.store.HELD:
	.ascii	"\017\005\n\017\005\n\017\n\005"
	.size	awale_c64.screens.store.HELD, 9

	.type	awale_c64.screens.store.EMPTY,@object ; @awale_c64.screens.store.EMPTY
	.section	.rodata.awale_c64.screens.store.EMPTY,"a",@progbits
awale_c64.screens.store.EMPTY:
	.ascii	"\017\n\n\n\n\n\n\n\005"
	.size	awale_c64.screens.store.EMPTY, 9

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

	.type	awale_c64.hardware.machine.BITS,@object ; @awale_c64.hardware.machine.BITS
	.section	.rodata.cst8,"aM",@progbits,8
awale_c64.hardware.machine.BITS:
	.ascii	"\001\002\004\b\020 @\200"
	.size	awale_c64.hardware.machine.BITS, 8

	.type	awale_c64.language.START,@object ; @awale_c64.language.START
	.section	.rodata.cst4,"aM",@progbits,4
awale_c64.language.START:
	.ascii	"AT\250\216"
	.size	awale_c64.language.START, 4

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
	.zero	1408
	.size	GAME, 1408

	.type	SEARCH,@object                  ; @SEARCH
	.section	.bss.high,"aw",@nobits
	.globl	SEARCH
	.p2align	8, 0x0
SEARCH:
	.zero	5888
	.size	SEARCH, 5888

	.type	SOWING_STARTS,@object           ; @SOWING_STARTS
	.section	.rodata.SOWING_STARTS,"a",@progbits
	.globl	SOWING_STARTS
SOWING_STARTS:
	.ascii	"\024':M`s\206\231\254\277\322)<Obu\210\233\256\301\324\347>Qdw\212\235\260\303\326\351\000Sfy\214\237\262\305\330\353\002\025h{\216\241\264\307\332\355\004\027*}\220\243\266\311\334\357\006\031,?\222\245\270\313\336\361\b\033.AT\247\272\315\340\363\n\0350CVi\274\317\342\365\f\0372EXk~\321\344\367\016!4GZm\200\223\346\371\020#6I\\o\202\225\250\373\022%8K^q\204\227\252\275"
	.size	SOWING_STARTS, 132

	.type	SOWING_TARGETS,@object          ; @SOWING_TARGETS
	.section	.rodata.SOWING_TARGETS,"a",@progbits
	.globl	SOWING_TARGETS
SOWING_TARGETS:
	.ascii	"\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\006\007\b\t\n\013\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\000\001\002\003\004\005\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\016\016\016\016\016\016\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
	.size	SOWING_TARGETS, 588

	.type	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.2,@object ; @anon.b5cbf2d1c17d07f6350fdb8471bb5eed.2
	.section	.rodata..Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.2,"a",@progbits
.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.2:
	.asciz	"\001\000\002\002\003\000\000\000\001\002\000"
	.size	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.2, 12

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

	.type	awale_c64.core.search.hash.STORES,@object ; @awale_c64.core.search.hash.STORES
	.section	.zp.data,"aw",@progbits
awale_c64.core.search.hash.STORES:
	.ascii	"\320m\251*\260\300+\264"
	.size	awale_c64.core.search.hash.STORES, 8

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

	.type	awale_c64.core.endgame.WAYS,@object ; @awale_c64.core.endgame.WAYS
	.section	.rodata.awale_c64.core.endgame.WAYS,"a",@progbits
awale_c64.core.endgame.WAYS:
	.ascii	"\001\002\003\004\005\006\007\b\t\n\013\f\001\003\006\n\017\025\034$-7BN\001\004\n\024#8Tx\245\334\036l\001\005\017#F~\322J\357\313\351U\001\006\0258~\374\316\030\007\322\273\020\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\001\001\000\000\000\000\000\000\000\001\001\002\003\005\000\000\000\000\000\000\001\003\005\007\013\021"
	.size	awale_c64.core.endgame.WAYS, 120

	.type	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8,@object ; @anon.b5cbf2d1c17d07f6350fdb8471bb5eed.8
	.section	.rodata.cst4,"aM",@progbits,4
.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8:
	.ascii	"\021\022\006("
	.size	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.8, 4

	.type	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9,@object ; @anon.b5cbf2d1c17d07f6350fdb8471bb5eed.9
.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9:
	.ascii	"\n\f\f("
	.size	.Lanon.b5cbf2d1c17d07f6350fdb8471bb5eed.9, 4

	.type	awale_c64.menu.page.ITEMS,@object ; @awale_c64.menu.page.ITEMS
	.section	.rodata.awale_c64.menu.page.ITEMS,"a",@progbits
awale_c64.menu.page.ITEMS:
	.ascii	"\001\000\000\000\000\001\000\002\000\003\000\004\000\006\000\005\000\r\000\f\001\n\001\004\001\007\000\007\000\b\000\t\000\n\000\013\000\005\001\001\001\b\001\t\001\n\001\002\001\003\001\004\001\005\001\006\000\002\000\003\000\004\000\f"
	.size	awale_c64.menu.page.ITEMS, 64

	.type	.Lalloc_3f71fc4cd7f38e531f2d2d6b2051245c,@object ; @alloc_3f71fc4cd7f38e531f2d2d6b2051245c
	.section	.rodata..Lalloc_3f71fc4cd7f38e531f2d2d6b2051245c,"a",@progbits
.Lalloc_3f71fc4cd7f38e531f2d2d6b2051245c:
	.asciz	"\000\001\006\000\000\001\000\001\001\006\000\002\000\000\002\001\006\000\000\000\001\000\001\004\000\001\000\000\001\001\006\000\003\000"
	.size	.Lalloc_3f71fc4cd7f38e531f2d2d6b2051245c, 35

	.type	awale_c64.setup.VALUES,@object  ; @awale_c64.setup.VALUES
	.section	.rodata.awale_c64.setup.VALUES,"a",@progbits
awale_c64.setup.VALUES:
	.ascii	"\003\036\002!\005@\005@\bE\003#\006&\004,\0020\0032\0025\0047"
	.size	awale_c64.setup.VALUES, 24

	.type	awale_c64.setup.PRESETS,@object ; @awale_c64.setup.PRESETS
	.section	.rodata.awale_c64.setup.PRESETS,"a",@progbits
awale_c64.setup.PRESETS:
	.ascii	"\000\001\002\000\000\001\001\002\000\002\002\001\002\000\000\000\001\000\000\001\001\001\002\000\003"
	.size	awale_c64.setup.PRESETS, 25

	.type	awale_c64.lessons.ALL,@object   ; @awale_c64.lessons.ALL
	.section	.rodata.awale_c64.lessons.ALL,"a",@progbits
awale_c64.lessons.ALL:
	.ascii	"\004\004\004\004\004\004\004\004\004\004\004\004?\377\000\377\000\377\000\000\004\004\004\004\004\004\004\004\004\004\004\004\004\377\000\377\000\377\000\000\005\005\000\005\005\005\005\004\004\000\005\005\003\377\000\377\000\377\000\000\000\002\000\001\000\003\004\000\005\001\006\002\b\377\000\377\000\377\f\000\001\000\f\002\001\004\003\002\005\000\004\002\004\377\000\377\000\377\006\000\000\004\000\000\006\001\001\002\004\005\002\003\020\377\000\377\000\377\n\000\003\000\004\000\005\001\001\002\001\001\004\006\020\377\000\377\000\377\n\000\002\000\001\b\001\005\001\002\002\001\001\004 \377\000\377\000\377\n\003\000\001\b\000\007\004\001\002\004\001\001\002\020\377\000\377\000\377\b\000\002\000\003\001\004\000\000\000\000\000\000\000\020\377\000\377\000\377\023\000\000\000\001\000\000\001\001\001\001\000\000\000 \377\000\377\000\377\027\000\001\000\000\000\000\000\001\000\000\000\000\000\001\377\000\377\000\377\027\001\001\000\020\001\000\002\000\001\000\001\004\003\004\377\000\377\000\377\n\000\001\001\001\002\000\001\000\001\002\000\017\002\002\377\000\377\000\377\013\000\000\000\004\001\001\001\000\001\000\002\000\000\004\007\020\377\000\377\023\000\001\001\001\000\003\001\000\000\000\000\000\001\001\013 \006\020\377\024\000\000\001\002\001\001\000\000\000\000\000\000\001\002\377\000\377\000\377\025\000\001\000\002\000\001\002\001\001\000\000\000\000\025\377\000\377\000\377\024\002"
	.size	awale_c64.lessons.ALL, 360

	.type	awale_c64.screens.board.PIT,@object ; @awale_c64.screens.board.PIT
	.section	.rodata.awale_c64.screens.board.PIT,"a",@progbits
awale_c64.screens.board.PIT:
	.asciz	"\225\001\232\001\237\001\244\001\251\001\256\001\276\000\271\000\264\000\257\000\252\000\245"
	.size	awale_c64.screens.board.PIT, 24

	.type	awale_c64.screens.board.NOTE,@object ; @awale_c64.screens.board.NOTE
	.section	.rodata.awale_c64.screens.board.NOTE,"a",@progbits
awale_c64.screens.board.NOTE:
	.asciz	"\255\002\262\002\267\002\274\002\301\002\306\002F\000A\000<\0007\0002\000-"
	.size	awale_c64.screens.board.NOTE, 24

	.type	awale_c64.screens.board.RIMS,@object ; @awale_c64.screens.board.RIMS
	.section	.rodata.awale_c64.screens.board.RIMS,"a",@progbits
awale_c64.screens.board.RIMS:
	.ascii	"\002\000\003D\001\377\005\377\007U"
	.size	awale_c64.screens.board.RIMS, 10

	.type	.Lalloc_d32832882490bd4ad8e5ee9573103828,@object ; @alloc_d32832882490bd4ad8e5ee9573103828
	.section	.rodata.cst4,"aM",@progbits,4
.Lalloc_d32832882490bd4ad8e5ee9573103828:
	.ascii	"h\001\003\r"
	.size	.Lalloc_d32832882490bd4ad8e5ee9573103828, 4

	.type	awale_c64.screens.board.LABEL,@object ; @awale_c64.screens.board.LABEL
	.section	.rodata.awale_c64.screens.board.LABEL,"a",@progbits
awale_c64.screens.board.LABEL:
	.asciz	"\205\002\212\002\217\002\224\002\231\002\236\002n\000i\000d\000_\000Z\000U"
	.size	awale_c64.screens.board.LABEL, 24

	.type	awale_c64.screens.title.HAND,@object ; @awale_c64.screens.title.HAND
	.section	.rodata.awale_c64.screens.title.HAND,"a",@progbits
awale_c64.screens.title.HAND:
	.ascii	"\244R"
	.size	awale_c64.screens.title.HAND, 2

	.type	.Lalloc_e95a2295d295f305650b7c0da84117b3,@object ; @alloc_e95a2295d295f305650b7c0da84117b3
	.section	.rodata.cst4,"aM",@progbits,4
.Lalloc_e95a2295d295f305650b7c0da84117b3:
	.ascii	"\000\000\001\t"
	.size	.Lalloc_e95a2295d295f305650b7c0da84117b3, 4

	.type	awale_c64.screens.thinking.WORTH,@object ; @awale_c64.screens.thinking.WORTH
	.section	.rodata.cst32,"aM",@progbits,32
awale_c64.screens.thinking.WORTH:
	.asciz	"\000\000@\234 N\020'@\037\240\017\320\007\350\003 \003\220\001\310\000d\000P\000(\000\024\000\n"
	.size	awale_c64.screens.thinking.WORTH, 32

	.type	awale_c64.hardware.machine.SETTINGS,@object ; @awale_c64.hardware.machine.SETTINGS
	.section	.rodata.awale_c64.hardware.machine.SETTINGS,"a",@progbits
awale_c64.hardware.machine.SETTINGS:
	.ascii	"\026\030\030\b \000!\000\"\b#\t\027\000\035\000\033\000\034\360%\b&\t"
	.size	awale_c64.hardware.machine.SETTINGS, 24

	.type	awale_c64.hardware.ROW_START,@object ; @awale_c64.hardware.ROW_START
	.section	.rodata.awale_c64.hardware.ROW_START,"a",@progbits
awale_c64.hardware.ROW_START:
	.ascii	"\000\000(\000P\000x\000\240\000\310\000\360\000\030\001@\001h\001\220\001\270\001\340\001\b\0020\002X\002\200\002\250\002\320\002\370\002 \003H\003p\003\230\003\300\003"
	.size	awale_c64.hardware.ROW_START, 50

	.type	.Lalloc_eff75253548e3de2cee05682a17a5807,@object ; @alloc_eff75253548e3de2cee05682a17a5807
	.section	.rodata..Lalloc_eff75253548e3de2cee05682a17a5807,"a",@progbits
.Lalloc_eff75253548e3de2cee05682a17a5807:
	.ascii	"0:"
	.size	.Lalloc_eff75253548e3de2cee05682a17a5807, 2

	.type	.Lalloc_a93e11e899d19ad97e3e8dc76f9a3416,@object ; @alloc_a93e11e899d19ad97e3e8dc76f9a3416
	.section	.rodata.cst4,"aM",@progbits,4
.Lalloc_a93e11e899d19ad97e3e8dc76f9a3416:
	.ascii	",S,R"
	.size	.Lalloc_a93e11e899d19ad97e3e8dc76f9a3416, 4

	.type	awale_c64.language.NAMES,@object ; @awale_c64.language.NAMES
	.section	.rodata.awale_c64.language.NAMES,"a",@progbits
awale_c64.language.NAMES:
	.ascii	"ENFRES"
	.size	awale_c64.language.NAMES, 6

	.type	app_state,@object               ; @app_state
	.section	.bss.app_state,"aw",@nobits
	.globl	app_state
app_state:
	.zero	1
	.size	app_state, 1

	.type	thinking,@object                ; @thinking
	.section	.zp.bss,"aw",@nobits
	.globl	thinking
thinking:
	.zero	1
	.size	thinking, 1

	.type	.Lzp_stack,@object              ; @zp_stack
	.section	.zp.noinit,"aw",@nobits
.Lzp_stack:
	.zero	23
	.size	.Lzp_stack, 23

	.type	.Lstatic_stack,@object          ; @static_stack
	.section	.noinit..Lstatic_stack,"aw",@nobits
.Lstatic_stack:
	.zero	188
	.size	.Lstatic_stack, 188

.set .Lawale_c64.app.App.enter_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.app.App.enter_zp_stk, 1
.set .Lawale_c64.screens.clear_zp_stk, .Lzp_stack
	.size	.Lawale_c64.screens.clear_zp_stk, 1
.set .Lawale_c64.hand.Hand.hold_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.hand.Hand.hold_zp_stk, 1
.set .Lawale_c64.hand.Hand.put_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.hand.Hand.put_zp_stk, 5
.set .Lawale_c64.hand.Hand.appear_zp_stk, .Lzp_stack
	.size	.Lawale_c64.hand.Hand.appear_zp_stk, 2
.set .Lawale_c64.screens.line.print_zp_stk, .Lzp_stack+18
	.size	.Lawale_c64.screens.line.print_zp_stk, 5
.set .Lawale_c64.screens.line.show_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.screens.line.show_zp_stk, 1
.set .Lawale_c64.setup.Setup.rules_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.setup.Setup.rules_zp_stk, 1
.set .Lawale_c64.screens.menu.Window.item_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.screens.menu.Window.item_zp_stk, 6
.set .Lawale_c64.screens.menu.Window.choose_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.screens.menu.Window.choose_zp_stk, 1
.set .Lawale_c64.menu.App.show_item_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.menu.App.show_item_zp_stk, 6
.set .Lawale_c64.menu.App.list_zp_stk, .Lzp_stack+1
	.size	.Lawale_c64.menu.App.list_zp_stk, 5
.set .Lawale_c64.menu.App.open_zp_stk, .Lzp_stack
	.size	.Lawale_c64.menu.App.open_zp_stk, 1
.set .Lawale_c64.core.moves.Position.feeding_moves_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.core.moves.Position.feeding_moves_zp_stk, 4
.set .Lawale_c64.core.moves.Position.grand_slams_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.core.moves.Position.grand_slams_zp_stk, 12
.set .Lawale_c64.core.moves.Position.legal_moves_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.core.moves.Position.legal_moves_zp_stk, 2
.set .Lawale_c64.core.moves.Position.capture_zp_stk, .Lzp_stack+13
	.size	.Lawale_c64.core.moves.Position.capture_zp_stk, 5
.set .Lawale_c64.core.moves.Position.play_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.core.moves.Position.play_zp_stk, 3
.set .Lawale_c64.core.game.Game.advance_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.core.game.Game.advance_zp_stk, 3
.set .Lawale_c64.core.game.Game.natural_end_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.core.game.Game.natural_end_zp_stk, 6
.set .Lawale_c64.core.game.Game.play_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.play_zp_stk, 2
.set .Lawale_c64.screens.board.Board.set_note_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.screens.board.Board.set_note_zp_stk, 5
.set .Lawale_c64.screens.pit.paint_rim_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.screens.pit.paint_rim_zp_stk, 1
.set .Lawale_c64.screens.board.point_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.screens.board.point_zp_stk, 4
.set .Lawale_c64.screens.board.Board.set_mark_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.screens.board.Board.set_mark_zp_stk, 4
.set .Lawale_c64.screens.board.Board.tell_zp_stk, .Lzp_stack
	.size	.Lawale_c64.screens.board.Board.tell_zp_stk, 2
.set .Lawale_c64.animation.App.frame_zp_stk, .Lzp_stack
	.size	.Lawale_c64.animation.App.frame_zp_stk, 1
.set .Lawale_c64.hand.Hand.approach_zp_stk, .Lzp_stack
	.size	.Lawale_c64.hand.Hand.approach_zp_stk, 2
.set .Lawale_c64.screens.board.put_number_zp_stk, .Lzp_stack+9
	.size	.Lawale_c64.screens.board.put_number_zp_stk, 4
.set .Lawale_c64.screens.board.Board.draw_pit_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.screens.board.Board.draw_pit_zp_stk, 3
.set .Lawale_c64.animation.App.take_zp_stk, .Lzp_stack
	.size	.Lawale_c64.animation.App.take_zp_stk, 1
.set .Lawale_c64.screens.board.Board.draw_store_zp_stk, .Lzp_stack+6
	.size	.Lawale_c64.screens.board.Board.draw_store_zp_stk, 2
.set .Lawale_c64.play.App.show_position_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.show_position_zp_stk, 3
.set .Lawale_c64.play.App.take_into_store_zp_stk, .Lzp_stack+4
	.size	.Lawale_c64.play.App.take_into_store_zp_stk, 2
.set .Lawale_c64.app.App.show_result_zp_stk, .Lzp_stack
	.size	.Lawale_c64.app.App.show_result_zp_stk, 4
.set .Lawale_c64.screens.thinking.Display.draw_zp_stk, .Lzp_stack
	.size	.Lawale_c64.screens.thinking.Display.draw_zp_stk, 1
.set .Lawale_c64.core.search.hash.hash_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.core.search.hash.hash_zp_stk, 2
.set .Lawale_c64.core.search.Search.start_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.search.Search.start_zp_stk, 2
.set .Lawale_c64.screens.thinking.show_best_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.screens.thinking.show_best_zp_stk, 1
.set .Lawale_c64.screens.thinking.Display.show_zp_stk, .Lzp_stack
	.size	.Lawale_c64.screens.thinking.Display.show_zp_stk, 2
.set .Lawale_c64.core.game.Game.go_to_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.go_to_zp_stk, 4
.set .Lawale_c64.screens.log.point_zp_stk, .Lzp_stack
	.size	.Lawale_c64.screens.log.point_zp_stk, 1
.set .Lawale_c64.core.game.Game.bookmark_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.bookmark_zp_stk, 5
.set .Lawale_c64.core.game.Game.return_to_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.return_to_zp_stk, 2
.set .Lawale_c64.core.endgame.place_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.endgame.place_zp_stk, 3
.set .Lawale_c64.core.endgame.most_captured_zp_stk, .Lzp_stack+1
	.size	.Lawale_c64.core.endgame.most_captured_zp_stk, 3
.set .Lawale_c64.core.endgame.worth_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.endgame.worth_zp_stk, 1
.set .Lawale_c64.menu.App.point_at_zp_stk, .Lzp_stack
	.size	.Lawale_c64.menu.App.point_at_zp_stk, 5
.set .Lawale_c64.setup.Setup.set_zp_stk, .Lzp_stack
	.size	.Lawale_c64.setup.Setup.set_zp_stk, 5
.set .Lawale_c64.language.App.read_word_zp_stk, .Lzp_stack
	.size	.Lawale_c64.language.App.read_word_zp_stk, 2
.set .Lawale_c64.disk.App.order_zp_stk, .Lzp_stack
	.size	.Lawale_c64.disk.App.order_zp_stk, 5
.set .Lawale_c64.saved.pack_zp_stk, .Lzp_stack
	.size	.Lawale_c64.saved.pack_zp_stk, 4
.set .Lawale_c64.editor.App.put_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.editor.App.put_zp_stk, 2
.set .Lawale_c64.editor.App.fill_zp_stk, .Lzp_stack
	.size	.Lawale_c64.editor.App.fill_zp_stk, 2
.set .Lawale_c64.editor.App.edit_zp_stk, .Lzp_stack
	.size	.Lawale_c64.editor.App.edit_zp_stk, 2
.set .Lsearch_go_deeper_zp_stk, .Lzp_stack
	.size	.Lsearch_go_deeper_zp_stk, 6
.set .Lsearch_variation_zp_stk, .Lzp_stack
	.size	.Lsearch_variation_zp_stk, 1
.set .Lawale_c64.hand.Hand.put_sstk, .Lstatic_stack+98
	.size	.Lawale_c64.hand.Hand.put_sstk, 24
.set .Lawale_c64.menu.App.list_sstk, .Lstatic_stack+102
	.size	.Lawale_c64.menu.App.list_sstk, 1
.set .Lawale_c64.menu.App.open_sstk, .Lstatic_stack+98
	.size	.Lawale_c64.menu.App.open_sstk, 4
.set .Lawale_c64.tutorial.Tutorial.step_sstk, .Lstatic_stack+86
	.size	.Lawale_c64.tutorial.Tutorial.step_sstk, 20
.set .Lawale_c64.core.moves.Position.grand_slams_sstk, .Lstatic_stack+185
	.size	.Lawale_c64.core.moves.Position.grand_slams_sstk, 2
.set .Lawale_c64.core.game.Game.refusal_sstk, .Lstatic_stack+98
	.size	.Lawale_c64.core.game.Game.refusal_sstk, 1
.set .Lawale_c64.core.game.Game.natural_end_sstk, .Lstatic_stack+136
	.size	.Lawale_c64.core.game.Game.natural_end_sstk, 28
.set .Lawale_c64.core.game.Game.try_out_sstk, .Lstatic_stack+133
	.size	.Lawale_c64.core.game.Game.try_out_sstk, 3
.set .Lawale_c64.core.game.Game.play_sstk, .Lstatic_stack+85
	.size	.Lawale_c64.core.game.Game.play_sstk, 2
.set .Lawale_c64.marks.App.show_marks_sstk, .Lstatic_stack+98
	.size	.Lawale_c64.marks.App.show_marks_sstk, 14
.set .Lawale_c64.animation.App.frame_sstk, .Lstatic_stack+85
	.size	.Lawale_c64.animation.App.frame_sstk, 1
.set .Lawale_c64.screens.lesson.judge_sstk, .Lstatic_stack+86
	.size	.Lawale_c64.screens.lesson.judge_sstk, 1
.set .Lawale_c64.tutorial.App.judge_lesson_move_sstk, .Lstatic_stack+85
	.size	.Lawale_c64.tutorial.App.judge_lesson_move_sstk, 1
.set .Lawale_c64.app.App.show_result_sstk, .Lstatic_stack+85
	.size	.Lawale_c64.app.App.show_result_sstk, 24
.set .Lawale_c64.play.App.play_sstk, .Lstatic_stack+74
	.size	.Lawale_c64.play.App.play_sstk, 11
.set .Lawale_c64.screens.line.page_sstk, .Lstatic_stack+125
	.size	.Lawale_c64.screens.line.page_sstk, 3
.set .Lawale_c64.screens.lesson.draw_sstk, .Lstatic_stack+123
	.size	.Lawale_c64.screens.lesson.draw_sstk, 2
.set .Lawale_c64.play.App.draw_game_sstk, .Lstatic_stack+98
	.size	.Lawale_c64.play.App.draw_game_sstk, 25
.set .Lawale_c64.tutorial.App.show_lesson_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.tutorial.App.show_lesson_sstk, 36
.set .Lawale_c64.screens.line.message_in_two_sstk, .Lstatic_stack+57
	.size	.Lawale_c64.screens.line.message_in_two_sstk, 4
.set .Lawale_c64.marks.App.say_preview_sstk, .Lstatic_stack+55
	.size	.Lawale_c64.marks.App.say_preview_sstk, 2
.set .Lawale_c64.screens.thinking.Display.draw_sstk, .Lstatic_stack+164
	.size	.Lawale_c64.screens.thinking.Display.draw_sstk, 24
.set .Lawale_c64.core.search.Search.start_sstk, .Lstatic_stack+164
	.size	.Lawale_c64.core.search.Search.start_sstk, 21
.set .Lawale_c64.screens.thinking.Display.show_sstk, .Lstatic_stack+174
	.size	.Lawale_c64.screens.thinking.Display.show_sstk, 1
.set .Lawale_c64.watch.Watch.look_sstk, .Lstatic_stack+164
	.size	.Lawale_c64.watch.Watch.look_sstk, 10
.set .Lawale_c64.computer.App.think_sstk, .Lstatic_stack+133
	.size	.Lawale_c64.computer.App.think_sstk, 31
.set .Lawale_c64.past.App.go_to_sstk, .Lstatic_stack+64
	.size	.Lawale_c64.past.App.go_to_sstk, 2
.set .Lawale_c64.screens.line.print_number_sstk, .Lstatic_stack+69
	.size	.Lawale_c64.screens.line.print_number_sstk, 1
.set .Lawale_c64.screens.log.draw_page_sstk, .Lstatic_stack+64
	.size	.Lawale_c64.screens.log.draw_page_sstk, 5
.set .Lawale_c64.analysis.App.value_sstk, .Lstatic_stack+77
	.size	.Lawale_c64.analysis.App.value_sstk, 56
.set .Lawale_c64.analysis.App.analyse_sstk, .Lstatic_stack+74
	.size	.Lawale_c64.analysis.App.analyse_sstk, 3
.set .Lawale_c64.log.App.open_log_at_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.log.App.open_log_at_sstk, 2
.set .Lawale_c64.menu.App.open_game_menu_sstk, .Lstatic_stack+55
	.size	.Lawale_c64.menu.App.open_game_menu_sstk, 1
.set .Lawale_c64.play.App.play_key_sstk, .Lstatic_stack+54
	.size	.Lawale_c64.play.App.play_key_sstk, 1
.set .Lawale_c64.core.endgame.worth_sstk, .Lstatic_stack+75
	.size	.Lawale_c64.core.endgame.worth_sstk, 16
.set .Lawale_c64.core.endgame.known_move_sstk, .Lstatic_stack+74
	.size	.Lawale_c64.core.endgame.known_move_sstk, 1
.set .Lawale_c64.core.level.Level.pit_sstk, .Lstatic_stack+74
	.size	.Lawale_c64.core.level.Level.pit_sstk, 8
.set .Lawale_c64.computer.App.play_computer_move_sstk, .Lstatic_stack+54
	.size	.Lawale_c64.computer.App.play_computer_move_sstk, 20
.set .Lawale_c64.disk.App.tell_text_sstk, .Lstatic_stack+66
	.size	.Lawale_c64.disk.App.tell_text_sstk, 1
.set .Lawale_c64.language.App.change_language_sstk, .Lstatic_stack+55
	.size	.Lawale_c64.language.App.change_language_sstk, 8
.set .Lawale_c64.core.game.Game.restart_sstk, .Lstatic_stack+69
	.size	.Lawale_c64.core.game.Game.restart_sstk, 1
.set .Lawale_c64.play.App.start_game_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.play.App.start_game_sstk, 7
.set .Lawale_c64.disk.App.show_list_sstk, .Lstatic_stack+66
	.size	.Lawale_c64.disk.App.show_list_sstk, 6
.set .Lawale_c64.disk.App.enter_disk_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.disk.App.enter_disk_sstk, 4
.set .Lawale_c64.disk.App.list_games_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.disk.App.list_games_sstk, 4
.set .Lawale_c64.draw.App.answer_offer_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.draw.App.answer_offer_sstk, 1
.set .Lawale_c64.editor.App.show_edited_sstk, .Lstatic_stack+62
	.size	.Lawale_c64.editor.App.show_edited_sstk, 1
.set .Lawale_c64.menu.App.act_sstk, .Lstatic_stack+55
	.size	.Lawale_c64.menu.App.act_sstk, 7
.set .Lawale_c64.core.game.Game.resume_sstk, .Lstatic_stack+95
	.size	.Lawale_c64.core.game.Game.resume_sstk, 3
.set .Lawale_c64.saved.unpack_sstk, .Lstatic_stack+60
	.size	.Lawale_c64.saved.unpack_sstk, 35
.set .Lawale_c64.disk.App.list_key_sstk, .Lstatic_stack+55
	.size	.Lawale_c64.disk.App.list_key_sstk, 5
.set .Lawale_c64.disk.App.save_sstk, .Lstatic_stack+55
	.size	.Lawale_c64.disk.App.save_sstk, 5
.set .Lawale_c64.disk.App.disk_key_sstk, .Lstatic_stack+54
	.size	.Lawale_c64.disk.App.disk_key_sstk, 1
.set .Lawale_c64.editor.App.is_playable_sstk, .Lstatic_stack+54
	.size	.Lawale_c64.editor.App.is_playable_sstk, 1
.set .Lawale_main_sstk, .Lstatic_stack
	.size	.Lawale_main_sstk, 54
.set .Lrules_take_back_sstk, .Lstatic_stack
	.size	.Lrules_take_back_sstk, 2
.set .Lsearch_variation_sstk, .Lstatic_stack
	.size	.Lsearch_variation_sstk, 18
	.section	".note.GNU-stack","",@progbits
	;Declaring this symbol tells the CRT that there is something in .bss, so it may need to be zeroed.
	.globl	__do_zero_bss
	;Declaring this symbol tells the CRT that there is something in .zp.bss, so it may need to be zeroed.
	.globl	__do_zero_zp_bss
	;Declaring this symbol tells the CRT that there is something in .zp.data, so it may need to be copied from LMA to VMA.
	.globl	__do_copy_zp_data
	;Declaring this symbol tells the CRT that the stack pointer needs to be initialized.
	.globl	__do_init_stack
