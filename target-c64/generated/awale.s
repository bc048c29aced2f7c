; Compiled from the Rust in target-c64 by `awale build`, and checked in. Do not edit.
; rustc: rustc 1.95.0 (59807616e 2026-04-14)
; llvm-mos: clang version 20.0.0
; rustc flags: --crate-type=rlib --emit=llvm-ir --crate-name=awale_c64 --edition=2024 --cfg c64 -C opt-level=1 -C no-prepopulate-passes -C panic=abort -C codegen-units=1 -C overflow-checks=off --cap-lints=warn
; adapter: version 1
; clang flags: --no-default-config --target=mos -mcpu=mos6502 -O2 -S -x ir -Wno-override-module -Qn -fno-addrsig -mllvm -zp-avail=80
; digest: 9e2fbdbb989690299e83a1ddbff5cc3479fb915d9cdb767cd017a2c90094146d
; source: f35368e56750d461406c487e63369fd6c7719a5a18878198e6919205f1263d48 target-c64/Cargo.toml
; source: 43fa61cba2afb81b21d24b21a85c5f3db8f639fec0f40222707f91713c6652df target-c64/src/app.rs
; source: 224ca918f861dd4f5beaf2d948acb5b03d78ce10964c89783b982ea8cb5e5c19 target-c64/src/core/game.rs
; source: 171b4e6de7ee2490024565cea451c53c826b52c89f40d4c76722d6acd35c95ef target-c64/src/core/mod.rs
; source: 8c41b7f5cda31eeb89e7b258240d4800ce6ec695c97ff03ed33c9988c7a7d422 target-c64/src/core/moves.rs
; source: 410fc8800e4c990f12982d806a14994370f57a3354b70fa293d87152fe453033 target-c64/src/core/position.rs
; source: d1bf4abdcd10dbbf46ff23b849472e24096bf67037918cb15e8bc501f0b501af target-c64/src/core/ruleset.rs
; source: 41e178b6592fbd68db7c7bd71bf42fc684cb516696dbc206775885fa80d9d3f1 target-c64/src/core/search.rs
; source: a9bfc0852cc5008e763079dd4e3cefed34c090a05eb19d2d41bfc36448d7a4b5 target-c64/src/core/sowing.rs
; source: c1a532c9bb94bf2b569a7af4842b2035e71eaec5260d11feaa65a3e766acf534 target-c64/src/core/unchecked.rs
; source: 01e04d291f8f38e21c3aad537d6f56e8c223c1b38ee1af352abe7062759590f4 target-c64/src/exports.rs
; source: 6ece62ae36547e93a609f64fe01fbb8078ad30a3519678367eb9902a3e027d9d target-c64/src/hardware/key.rs
; source: 4fdb5ba4a98d608e9e6360b6b3782b0fe3676fbf235a413255896520ce1eb708 target-c64/src/hardware/machine.rs
; source: 01a2d4b2421160f9532b9e7f3c1eefbd2c64ff2e641555038ba2bf0786a9f602 target-c64/src/hardware/mock.rs
; source: e8d5275e3ed08744dca5cca28a02f2759d4c20783b3ce112542951a2accb8c78 target-c64/src/hardware/mod.rs
; source: d9e73e6afc246f744760e7e8ddaf4d5fac797945d8309ddd07bde91d27fd5e08 target-c64/src/hardware/sound.rs
; source: 47e772a4c65f96f1ebf207e824502238708ded1b0a6d4753ecf4f02ed7506a6d target-c64/src/lib.rs
; source: f72ea48c03c2212475079068a0d14b3071b03bd0a2331f010d9e9c55e88b6c87 target-c64/src/play.rs
; source: 76a0092d91583aa8138e896a0b0a17cbe3b9bbabca57b70a100d5c71c2e7e5bf target-c64/src/screens/basin.rs
; source: 60ffa64ef9670e2f7d680387860f85d7bf99b4ad05a0bf782182d2b62eec02b1 target-c64/src/screens/board.rs
; source: 3bcc1d25c8626dad0d015fe749fc6bfc6edb5318099ae198a6a4da2c92b1581a target-c64/src/screens/line.rs
; source: fb29543d9594c351f9de314599604dbd3a41432a3ddc018c3078cce34e093ab0 target-c64/src/screens/mod.rs
; source: 0d1f660664b3225b0e82fe6cb06ea778d3018d49dc56e980ae879c44e89f6538 target-c64/src/screens/pit.rs
; source: 3253e030435b499ebe2bc6fa4db6c4e6794091a483ded98357f4e4ccd89489e0 target-c64/src/screens/result.rs
; source: 15b98e01c8a2da77133c5fc2be68dfd03e70ee5311117aebd257cc38765ce347 target-c64/src/screens/title.rs
; source: 8d926b0a6ef59b1142bb757afcccf14341996d2e3e9911aecc8dfd193ddf3937 target-c64/src/screens/wood.rs
; source: 442ed656ac12f934c6ac298b1999a95f8e86a71e5c29a77b54b1c90859ddd8cd target-c64/src/setup.rs
; source: d46231ac4c291b8a4187a2c0a5703995c7659b213307e63af903a8f1c1128cd8 target-c64/src/text.rs
; source: fe60ace73e3e6fdeb5fe40b0584d702379df73511c419c79e511019311a1c388 target-c64/src/tiles.rs
; text: 4f549ab11f40cfeac71f572d2d21196ee623150dc596431d0e30cabd97aaac24
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
	lda	#1
	ldx	#9
	jsr	awale_c64.screens.wood.plank
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	jsr	awale_c64.screens.basin.Basin.paint
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	ldx	#0
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk+3) ; 1-byte Folded Spill
	txa
	jsr	awale_c64.screens.basin.Basin.put_seeds
.LBB0_1:                                ; %bb9.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.app.App.show_title_zp_stk+3) ; 1-byte Folded Reload
	ldy	awale_c64.screens.title.NAME,x
	clc
	txa
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk)
	adc	#4
	sta	mos8(.Lawale_c64.app.App.show_title_zp_stk+1)
	tya
	sty	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#1
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk+1)
	jsr	awale_c64.screens.basin.Basin.put
	ldx	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	stx	__rc2
	lsr	__rc2
	lda	__rc2
	ldx	__rc2
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#2
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk+1)
	jsr	awale_c64.screens.basin.Basin.put
	ldx	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	stx	__rc2
	lsr	__rc2
	lda	__rc2
	ldx	__rc2
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#3
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk+1)
	jsr	awale_c64.screens.basin.Basin.put
	ldx	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	stx	__rc2
	lsr	__rc2
	lda	__rc2
	ldx	__rc2
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	and	#1
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	sta	__rc4
	ldx	#4
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk+1)
	jsr	awale_c64.screens.basin.Basin.put
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk+2)
	lsr
	and	#1
	sta	__rc4
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	ldx	#5
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk+1)
	jsr	awale_c64.screens.basin.Basin.put
	ldx	mos8(.Lawale_c64.app.App.show_title_zp_stk)
	inx
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk+3) ; 1-byte Folded Spill
	cpx	#28
	beq	.LBB0_2
	jmp	.LBB0_1
.LBB0_2:                                ; %awale_c64.screens.title.draw.exit
	lda	#11
	ldx	#0
	ldy	#7
	sty	__rc2
	stx	__rc3
	stx	__rc4
	jsr	awale_c64.screens.line.show
	lda	#22
	ldx	#12
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	lda	#23
	ldx	#13
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.screens.title.draw_setup
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	jmp	awale_c64.hardware.machine.Hardware.display
.Lfunc_end0:
	.size	awale_c64.app.App.show_title, .Lfunc_end0-awale_c64.app.App.show_title
                                        ; -- End function
	.section	.text.awale_c64.app.App.enter,"ax",@progbits
	.type	awale_c64.app.App.enter,@function ; -- Begin function awale_c64.app.App.enter
awale_c64.app.App.enter:                ; @awale_c64.app.App.enter
; %bb.0:                                ; %start
	sta	GAME+1367
	sta	app_state
	cmp	#3
	bne	.LBB1_2
; %bb.1:                                ; %start
	ldx	#1
	stx	thinking
	rts
.LBB1_2:                                ; %start
	ldx	#0
	stx	thinking
	rts
.Lfunc_end1:
	.size	awale_c64.app.App.enter, .Lfunc_end1-awale_c64.app.App.enter
                                        ; -- End function
	.section	.text.awale_c64.app.App.go_on,"ax",@progbits
	.type	awale_c64.app.App.go_on,@function ; -- Begin function awale_c64.app.App.go_on
awale_c64.app.App.go_on:                ; @awale_c64.app.App.go_on
; %bb.0:                                ; %start
	ldx	#255
	stx	GAME+1368
	ldx	GAME+22
	bne	.LBB2_1
	jmp	.LBB2_32
.LBB2_1:                                ; %bb5
	lda	#4
	jsr	awale_c64.app.App.enter
	jsr	awale_c64.play.App.show_marks
	lda	#3
	jsr	awale_c64.hardware.Hardware.play
	ldx	GAME+22
	cpx	#4
	bne	.LBB2_2
	jmp	.LBB2_29
.LBB2_2:                                ; %bb12
	jsr	awale_c64.app.App.pause
	lda	#6
	and	GAME+22
	cmp	#2
	beq	.LBB2_3
	jmp	.LBB2_27
.LBB2_3:                                ; %bb7.i
	ldx	GAME+1350
	beq	.LBB2_5
; %bb.4:                                ; %bb10.i
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	txa
	jsr	awale_c64.play.App.take_into_store
.LBB2_5:                                ; %bb17.i
	ldx	GAME+1351
	beq	.LBB2_7
; %bb.6:                                ; %bb10.i.1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_7:                                ; %bb17.i.1
	ldx	GAME+1352
	beq	.LBB2_9
; %bb.8:                                ; %bb10.i.2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#2
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_9:                                ; %bb17.i.2
	ldx	GAME+1353
	beq	.LBB2_11
; %bb.10:                               ; %bb10.i.3
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#3
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_11:                               ; %bb17.i.3
	ldx	GAME+1354
	beq	.LBB2_13
; %bb.12:                               ; %bb10.i.4
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#4
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_13:                               ; %bb17.i.4
	ldx	GAME+1355
	beq	.LBB2_15
; %bb.14:                               ; %bb10.i.5
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#5
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_15:                               ; %bb17.i.5
	ldx	GAME+1356
	beq	.LBB2_17
; %bb.16:                               ; %bb10.i.6
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#6
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_17:                               ; %bb17.i.6
	ldx	GAME+1357
	beq	.LBB2_19
; %bb.18:                               ; %bb10.i.7
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#7
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_19:                               ; %bb17.i.7
	ldx	GAME+1358
	beq	.LBB2_21
; %bb.20:                               ; %bb10.i.8
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#8
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_21:                               ; %bb17.i.8
	ldx	GAME+1359
	beq	.LBB2_23
; %bb.22:                               ; %bb10.i.9
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#9
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_23:                               ; %bb17.i.9
	ldx	GAME+1360
	beq	.LBB2_25
; %bb.24:                               ; %bb10.i.10
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#10
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_25:                               ; %bb17.i.10
	ldx	GAME+1361
	beq	.LBB2_27
; %bb.26:                               ; %bb10.i.11
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#11
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_27:                               ; %bb17.i.11
	lda	GAME+22
	and	#6
	cmp	#2
	bne	.LBB2_29
; %bb.28:                               ; %bb2.i.i
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
	sta	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Spill
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
	sta	.Lawale_c64.app.App.go_on_sstk+1 ; 1-byte Folded Spill
	jmp	.LBB2_30
.LBB2_29:                               ; %bb1.i.i
	ldx	GAME+19
	stx	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Spill
	ldx	GAME+20
	stx	.Lawale_c64.app.App.go_on_sstk+1 ; 1-byte Folded Spill
.LBB2_30:                               ; %awale_c64.core.game.Game.totals.exit.i
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+22
	lda	#6
	and	GAME+22
	cmp	#2
	beq	.LBB2_31
	jmp	.LBB2_36
.LBB2_31:                               ; %bb2.i.i.i
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
	sta	__rc2
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
	jmp	.LBB2_37
.LBB2_32:                               ; %bb2
	lda	#1
	jsr	awale_c64.app.App.enter
	jsr	awale_c64.play.App.show_marks
	lda	GAME+21
	ldx	GAME+1365
	cpx	#1
	bne	.LBB2_34
; %bb.33:                               ; %awale_c64.setup.Setup.is_computer.exit.i
	ldx	#19
	cmp	#1
	beq	.LBB2_35
.LBB2_34:                               ; %bb4.i
	clc
	adc	#17
	tax
.LBB2_35:                               ; %awale_c64.play.App.show_turn.exit
	stx	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#18
	ldx	#1
	ldy	#0
	stx	__rc2
	sty	__rc3
	sty	__rc4
	ldx	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Reload
	jmp	awale_c64.screens.line.show
.LBB2_36:                               ; %bb1.i.i.i
	stx	__rc3
	ldx	GAME+19
	lda	GAME+20
	stx	__rc2
	ldx	__rc3
.LBB2_37:                               ; %awale_c64.core.game.Game.totals.exit.i.i
	ldy	#40
	cpx	#5
	beq	.LBB2_44
; %bb.38:                               ; %bb4.i.i
	ldx	__rc2
	sta	__rc3
	cpx	__rc3
	beq	.LBB2_44
; %bb.39:                               ; %bb6.i.i
	cmp	__rc2
	bcc	.LBB2_41
; %bb.40:                               ; %bb6.i.i
	lda	#0
	jmp	.LBB2_42
.LBB2_41:                               ; %bb6.i.i
	lda	#1
.LBB2_42:                               ; %bb6.i.i
	and	#1
	ldy	#38
	tax
	bne	.LBB2_44
; %bb.43:                               ; %select.false
	ldy	#39
.LBB2_44:                               ; %awale_c64.screens.result.draw.exit
	lda	#7
	ldx	#0
	sta	__rc2
	stx	__rc3
	stx	__rc4
	tya
	tax
	lda	#18
	jsr	awale_c64.screens.line.show
	lda	#32
	ora	GAME+22
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
	ldx	#41
	ldy	#1
	sty	__rc2
	dey
	sty	__rc3
	ldy	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Reload
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#22
	ldx	#42
	ldy	#1
	sty	__rc2
	dey
	sty	__rc3
	ldy	.Lawale_c64.app.App.go_on_sstk+1 ; 1-byte Folded Reload
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#23
	ldx	#0
	jsr	awale_c64.screens.line.blank
	lda	#24
	ldx	#43
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	lda	#5
	jmp	awale_c64.app.App.enter
.Lfunc_end2:
	.size	awale_c64.app.App.go_on, .Lfunc_end2-awale_c64.app.App.go_on
                                        ; -- End function
	.section	.text.awale_c64.app.App.pause,"ax",@progbits
	.type	awale_c64.app.App.pause,@function ; -- Begin function awale_c64.app.App.pause
awale_c64.app.App.pause:                ; @awale_c64.app.App.pause
; %bb.0:                                ; %start
	lda	__rc20
	pha
	ldy	#101
.LBB3_1:                                ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	dey
	beq	.LBB3_3
; %bb.2:                                ; %bb5
                                        ;   in Loop: Header=BB3_1 Depth=1
	sty	__rc20
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	ldy	__rc20
	tax
	beq	.LBB3_1
.LBB3_3:                                ; %bb11
	pla
	sta	__rc20
	rts
.Lfunc_end3:
	.size	awale_c64.app.App.pause, .Lfunc_end3-awale_c64.app.App.pause
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
.Lfunc_end4:
	.size	awale_c64.app.App.refuse, .Lfunc_end4-awale_c64.app.App.refuse
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.natural_end,"ax",@progbits
	.type	awale_c64.core.game.Game.natural_end,@function ; -- Begin function awale_c64.core.game.Game.natural_end
awale_c64.core.game.Game.natural_end:   ; @awale_c64.core.game.Game.natural_end
; %bb.0:                                ; %start
	ldx	GAME+19
	cpx	#25
	ldx	#1
	bcc	.LBB5_1
	jmp	.LBB5_15
.LBB5_1:                                ; %awale_c64.core.moves.Position.has_majority.exit
	ldy	GAME+20
	cpy	#25
	bcc	.LBB5_2
	jmp	.LBB5_15
.LBB5_2:                                ; %bb3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	ldx	GAME
	cpx	#2
	bcc	.LBB5_6
; %bb.3:                                ; %bb3
	cpx	#2
	bne	.LBB5_5
; %bb.4:                                ; %bb4.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	and	__rc2
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	jmp	.LBB5_6
.LBB5_5:                                ; %bb3.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	bne	.LBB5_7
.LBB5_6:                                ; %awale_c64.core.moves.Position.legal_moves.exit
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	bne	.LBB5_7
	jmp	.LBB5_12
.LBB5_7:                                ; %bb6
	ldx	GAME+4
	ldy	.LJTI5_0,x
	lda	.LJTI5_0+4,x
	sty	__rc2
	sta	__rc3
	ldy	#2
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	jmp	(__rc2)
.LBB5_8:                                ; %bb3.i.i
	ldx	#3
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
.LBB5_9:                                ; %bb4.i2
	ldx	#mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8)
	ldy	#mos8(0)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+38)
	stx	__rc4
	ldx	#mos16hi(GAME+38)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	.Lawale_c64.core.game.Game.natural_end_sstk ; 1-byte Folded Spill
	jsr	memcpy
	ldx	GAME+54
	stx	__rc2
	ldx	GAME+55
	stx	__rc3
	ldx	GAME+21
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
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
	sec
	lda	#0
	sbc	__rc2
	sta	__rc19
	lda	#4
	sbc	__rc3
	ldx	GAME+7
	stx	__rc18
	ldx	GAME+8
	stx	__rc15
	ldx	GAME+9
	stx	__rc14
	ldx	GAME+10
	stx	__rc13
	ldx	GAME+11
	stx	__rc12
	ldx	GAME+12
	stx	__rc11
	ldx	GAME+13
	stx	__rc10
	ldx	GAME+14
	stx	__rc9
	ldx	GAME+15
	stx	__rc8
	ldx	GAME+16
	stx	__rc7
	ldx	GAME+17
	stx	__rc6
	ldx	GAME+18
	ldy	GAME+56
	sty	__rc4
	ldy	GAME+57
	sty	__rc5
	ldy	#0
	bcc	.LBB5_11
; %bb.10:                               ; %bb4.i2
	sta	.Lawale_c64.core.game.Game.natural_end_sstk ; 1-byte Folded Spill
	ldy	__rc19
.LBB5_11:                               ; %bb4.i2
	lda	__rc4
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	lda	__rc5
	sbc	__rc3
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	lda	__rc18
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+8 ; 1-byte Folded Spill
	lda	__rc15
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+7 ; 1-byte Folded Spill
	lda	__rc14
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+6 ; 1-byte Folded Spill
	lda	__rc13
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+5 ; 1-byte Folded Spill
	lda	__rc12
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+4 ; 1-byte Folded Spill
	lda	__rc11
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+3 ; 1-byte Folded Spill
	lda	__rc10
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+2 ; 1-byte Folded Spill
	lda	__rc9
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+1 ; 1-byte Folded Spill
	lda	__rc8
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+27) ; 1-byte Folded Spill
	lda	__rc7
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+26) ; 1-byte Folded Spill
	lda	__rc6
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+25) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	ldx	#0
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+23) ; 1-byte Folded Spill
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk ; 1-byte Folded Reload
	stx	__rc2
	jmp	.LBB5_17
.LBB5_12:
	ldx	#2
	txa
	rts
.LBB5_13:                               ; %bb2.i.i
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
	ldy	GAME+12
	sec
	lda	#0
	sbc	__rc2
	ldx	#0
	sta	__rc2
	cpy	__rc2
	beq	.LBB5_15
; %bb.14:                               ; %bb7.i.i
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
	ldy	GAME+18
	lda	#0
	sec
	sbc	__rc2
	sta	__rc2
	ldx	#3
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	ldx	#0
	cpy	__rc2
	beq	.LBB5_15
	jmp	.LBB5_9
.LBB5_15:                               ; %bb12
	txa
	rts
.LBB5_16:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	stx	__rc2
.LBB5_17:                               ; %bb1.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+22)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	bne	.LBB5_25
; %bb.18:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+19)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.19:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+18)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+25) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.20:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+17)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+26) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.21:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+16)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+27) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.22:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+15)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+1 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.23:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+14)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+2 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.24:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+13)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+3 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB5_37
.LBB5_25:                               ; %bb7.i2.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+23) ; 1-byte Folded Reload
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	beq	.LBB5_36
; %bb.26:                               ; %bb9.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	beq	.LBB5_34
.LBB5_27:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	bne	.LBB5_28
	jmp	.LBB5_43
.LBB5_28:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldy	#0
	lda	(mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)),y
	ldx	#mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	bne	.LBB5_30
; %bb.29:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
.LBB5_30:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	bne	.LBB5_32
; %bb.31:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
.LBB5_32:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	beq	.LBB5_33
	jmp	.LBB5_16
.LBB5_33:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	jmp	.LBB5_16
.LBB5_34:                               ; %bb9.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	bne	.LBB5_27
; %bb.35:
	lda	#0
	rts
.LBB5_36:
	lda	#3
	rts
.LBB5_37:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+12)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+4 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB5_25
; %bb.38:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+11)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+5 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB5_39
	jmp	.LBB5_25
.LBB5_39:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+10)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+6 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB5_40
	jmp	.LBB5_25
.LBB5_40:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+7 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB5_41
	jmp	.LBB5_25
.LBB5_41:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8)
	ldy	.Lawale_c64.core.game.Game.natural_end_sstk+8 ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB5_42
	jmp	.LBB5_25
.LBB5_42:                               ; %bb4.i4.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+23) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+23) ; 1-byte Folded Spill
	jmp	.LBB5_25
.LBB5_43:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB5_17 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	beq	.LBB5_44
	jmp	.LBB5_28
.LBB5_44:                               ; %panic.i.i
	jsr	awale_panic
.Lfunc_end5:
	.size	awale_c64.core.game.Game.natural_end, .Lfunc_end5-awale_c64.core.game.Game.natural_end
	.section	.rodata.awale_c64.core.game.Game.natural_end,"a",@progbits
.LJTI5_0:
	.byte	.LBB5_15@mos16lo
	.byte	.LBB5_9@mos16lo
	.byte	.LBB5_8@mos16lo
	.byte	.LBB5_13@mos16lo
	.byte	.LBB5_15@mos16hi
	.byte	.LBB5_9@mos16hi
	.byte	.LBB5_8@mos16hi
	.byte	.LBB5_13@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.play,"ax",@progbits
	.type	awale_c64.core.game.Game.play,@function ; -- Begin function awale_c64.core.game.Game.play
awale_c64.core.game.Game.play:          ; @awale_c64.core.game.Game.play
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.refusal
	cmp	#5
	bne	.LBB6_7
; %bb.1:                                ; %bb3
	ldx	GAME+56
	ldy	GAME+57
	cpy	#4
	bne	.LBB6_8
; %bb.2:                                ; %bb3
	stx	__rc2
	sty	__rc3
	txa
	beq	.LBB6_3
	jmp	.LBB6_27
.LBB6_3:                                ; %bb3
	ldy	#0
.LBB6_4:                                ; %bb7.i
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
	bne	.LBB6_4
; %bb.5:                                ; %bb6.i
	ldy	GAME+56
	ldx	GAME+57
	stx	__rc8
	cpx	#1
	bne	.LBB6_9
; %bb.6:                                ; %bb6.i
	cpy	#1
	bcs	.LBB6_10
	jmp	.LBB6_21
.LBB6_7:
	tax
	lda	#1
                                        ; implicit-def: $rc2
                                        ; implicit-def: $rc3
	rts
.LBB6_8:
	stx	__rc2
	sty	__rc3
	jmp	.LBB6_27
.LBB6_9:                                ; %bb6.i
	cpx	#1
	bcs	.LBB6_10
	jmp	.LBB6_21
.LBB6_10:                               ; %bb12.i.preheader
	sty	__rc7
	ldx	#3
	ldy	#0
	txa
	bne	.LBB6_11
	jmp	.LBB6_36
.LBB6_11:
	lda	#mos16lo(GAME)
	sta	__rc2
	lda	#mos16hi(GAME)
	sta	__rc3
	stx	__rc6
	ldx	#0
.LBB6_12:                               ; %bb15.i
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
	bne	.LBB6_14
; %bb.13:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
	dec	__rc6
.LBB6_14:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
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
	bne	.LBB6_16
; %bb.15:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
	inc	__rc3
.LBB6_16:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
	cmp	#4
	bne	.LBB6_18
; %bb.17:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
	txa
	beq	.LBB6_20
.LBB6_18:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
	ldx	__rc4
	lda	__rc5
	bne	.LBB6_12
; %bb.19:                               ; %bb15.i
                                        ;   in Loop: Header=BB6_12 Depth=1
	lda	__rc4
	bne	.LBB6_12
	jmp	.LBB6_30
.LBB6_20:                               ; %bb13.loopexit.i
	ldy	GAME+56
	ldx	GAME+57
.LBB6_21:                               ; %bb13.i
	clc
	tya
	adc	#0
	tay
	txa
	adc	#255
	sty	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Spill
	sty	GAME+56
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+3) ; 1-byte Folded Spill
	sta	GAME+57
	ldx	GAME+54
	ldy	GAME+55
	cpy	#1
	bne	.LBB6_24
; %bb.22:                               ; %bb13.i
	txa
	cpx	#0
	bcs	.LBB6_25
.LBB6_23:                               ; %bb16.i
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
	sty	mos8(.Lawale_c64.core.game.Game.play_zp_stk+4) ; 1-byte Folded Spill
	jsr	memcpy
	lda	#0
	jmp	.LBB6_26
.LBB6_24:                               ; %bb13.i
	txa
	cpy	#1
	bcc	.LBB6_23
.LBB6_25:                               ; %bb17.i
	clc
	adc	#0
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+4) ; 1-byte Folded Spill
	tya
	adc	#255
.LBB6_26:                               ; %awale_c64.core.game.Game.forget_oldest.exit
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+4) ; 1-byte Folded Reload
	stx	GAME+54
	sta	GAME+55
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc3
.LBB6_27:                               ; %bb6
	ldx	__rc3
	cpx	#4
	bne	.LBB6_29
; %bb.28:                               ; %bb6
	ldx	__rc2
	cpx	#0
	bcs	.LBB6_30
	jmp	.LBB6_31
.LBB6_29:                               ; %bb6
	ldx	__rc3
	cpx	#4
	bcc	.LBB6_31
.LBB6_30:                               ; %panic.i
	jsr	awale_panic
.LBB6_31:                               ; %bb1.i
	lda	#mos16lo(GAME+58)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(GAME+58)
	adc	__rc3
	sta	__rc5
	ldy	#0
	lda	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Reload
	sta	(__rc4),y
	inc	__rc2
	bne	.LBB6_33
; %bb.32:                               ; %bb1.i
	inc	__rc3
.LBB6_33:                               ; %bb1.i
	ldx	__rc2
	ldy	__rc3
	stx	GAME+56
	sty	GAME+57
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+3) ; 1-byte Folded Spill
	ldy	__rc2
	sty	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Spill
	txa
	beq	.LBB6_35
; %bb.34:                               ; %bb3.i
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	ldx	GAME+56
	stx	GAME+54
	ldx	GAME+57
	stx	GAME+55
.LBB6_35:                               ; %awale_c64.core.game.Game.advance.exit
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+22
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc3
	lda	#0
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+3) ; 1-byte Folded Reload
	rts
.LBB6_36:                               ; %bb12.i.preheader
	tya
	beq	.LBB6_37
	jmp	.LBB6_11
.LBB6_37:                               ; %bb12.i.preheader
	jmp	.LBB6_30
.Lfunc_end6:
	.size	awale_c64.core.game.Game.play, .Lfunc_end6-awale_c64.core.game.Game.play
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.refusal,"ax",@progbits
	.type	awale_c64.core.game.Game.refusal,@function ; -- Begin function awale_c64.core.game.Game.refusal
awale_c64.core.game.Game.refusal:       ; @awale_c64.core.game.Game.refusal
; %bb.0:                                ; %start
	ldx	GAME+22
	ldy	#4
	cpx	#0
	beq	.LBB7_2
.LBB7_1:                                ; %bb5
	tya
	rts
.LBB7_2:                                ; %bb2
	ldx	GAME+21
	ldy	#0
	sty	__rc2
	cpx	#0
	beq	.LBB7_4
; %bb.3:                                ; %select.false
	ldx	#6
	stx	__rc2
.LBB7_4:                                ; %select.end
	cmp	__rc2
	bcc	.LBB7_1
; %bb.5:                                ; %bb2.i
	tax
	clc
	lda	__rc2
	adc	#6
	sta	__rc3
	cpx	__rc3
	bcs	.LBB7_1
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
	beq	.LBB7_1
; %bb.7:                                ; %bb8.i
	sta	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	ldx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Reload
	stx	__rc2
	tay
	and	__rc2
	beq	.LBB7_10
; %bb.8:                                ; %bb11.i
	ldx	GAME
	cpx	#2
	bcs	.LBB7_11
; %bb.9:
	tya
	jmp	.LBB7_15
.LBB7_10:
	lda	#2
	rts
.LBB7_11:                               ; %bb11.i
	cpx	#2
	bne	.LBB7_13
; %bb.12:                               ; %bb4.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	tya
	sty	.Lawale_c64.core.game.Game.refusal_sstk+1 ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	.Lawale_c64.core.game.Game.refusal_sstk+1 ; 1-byte Folded Reload
	and	__rc2
	ldx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Reload
	stx	__rc2
	jmp	.LBB7_15
.LBB7_13:                               ; %bb3.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	tya
	sty	.Lawale_c64.core.game.Game.refusal_sstk+1 ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.grand_slams
	ldx	.Lawale_c64.core.game.Game.refusal_sstk+1 ; 1-byte Folded Reload
	stx	__rc3
	eor	#255
	and	__rc3
	ldx	.Lawale_c64.core.game.Game.refusal_sstk ; 1-byte Folded Reload
	stx	__rc2
	tax
	bne	.LBB7_15
; %bb.14:                               ; %bb8.i.i
	lda	__rc3
.LBB7_15:                               ; %awale_c64.core.moves.Position.legal_moves.exit.i
	and	__rc2
	beq	.LBB7_17
; %bb.16:                               ; %select.false2
	ldy	#5
	tya
	rts
.LBB7_17:
	lda	#3
	rts
.Lfunc_end7:
	.size	awale_c64.core.game.Game.refusal, .Lfunc_end7-awale_c64.core.game.Game.refusal
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.grand_slams,"ax",@progbits
	.type	awale_c64.core.moves.Position.grand_slams,@function ; -- Begin function awale_c64.core.moves.Position.grand_slams
awale_c64.core.moves.Position.grand_slams: ; @awale_c64.core.moves.Position.grand_slams
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+7)
	ldy	#14
	lda	(__rc2),y
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Spill
	sta	__rc2
	tay
	beq	.LBB8_2
; %bb.1:                                ; %select.false
	ldx	#6
.LBB8_2:                                ; %select.end
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	ldx	#0
	tay
	cpy	#1
	beq	.LBB8_4
; %bb.3:                                ; %select.false11
	ldx	#250
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Spill
	ldx	#6
.LBB8_4:                                ; %select.end10
	ldy	#1
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
	txa
	ldy	__rc2
	cpy	#1
	beq	.LBB8_6
; %bb.5:                                ; %select.false13
	ldy	#251
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
.LBB8_6:                                ; %select.end12
	clc
	adc	#6
	ldy	__rc2
	beq	.LBB8_8
; %bb.7:                                ; %select.false15
	ldy	#12
	jmp	.LBB8_9
.LBB8_8:
	ldy	#6
.LBB8_9:                                ; %select.end14
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+16) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
	clc
	adc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11)
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+7)
	adc	#0
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	clc
	adc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+7)
	adc	#0
	ldx	GAME+2
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	ldx	GAME+3
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+18) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9)
	lda	#0
	ldx	#49
	stx	__rc2
	sta	__rc3
	tax
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	jsr	__mulhi3
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	sty	__rc18
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	sty	__rc19
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	clc
	adc	__rc2
	sta	__rc11
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc3
	sta	__rc12
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	clc
	adc	#5
	sta	__rc2
	ldx	#1
	stx	__rc3
	dex
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	ldy	#0
	jmp	.LBB8_13
.LBB8_10:                               ; %bb18.i
                                        ;   in Loop: Header=BB8_13 Depth=1
	sta	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	stx	__rc8
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+18) ; 1-byte Folded Reload
	bne	.LBB8_11
	jmp	.LBB8_25
.LBB8_11:                               ;   in Loop: Header=BB8_13 Depth=1
	ldy	__rc13
.LBB8_12:                               ; %bb14
                                        ;   in Loop: Header=BB8_13 Depth=1
	ldx	__rc14
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	inc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	asl	__rc3
	iny
	clc
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Reload
	adc	#49
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	cpx	__rc2
	bne	.LBB8_13
	jmp	.LBB8_29
.LBB8_13:                               ; %bb6
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB8_18 Depth 2
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	stx	__rc14
	lda	__rc3
	and	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	beq	.LBB8_12
; %bb.14:                               ; %bb8
                                        ;   in Loop: Header=BB8_13 Depth=1
	sty	__rc13
	lda	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)),y
	sta	__rc5
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Reload
	stx	__rc4
	lda	__rc11
	clc
	adc	__rc4
	sta	__rc4
	lda	__rc12
	adc	#0
	ldx	__rc5
	ldy	__rc5
	sta	__rc5
	lda	(__rc4),y
	cmp	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+11)
	bcc	.LBB8_11
; %bb.15:                               ; %bb6.i
                                        ;   in Loop: Header=BB8_13 Depth=1
	sta	__rc7
	cmp	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	bcs	.LBB8_11
; %bb.16:                               ; %bb9.i
                                        ;   in Loop: Header=BB8_13 Depth=1
	stx	__rc4
	asl	__rc4
	lda	#0
	rol
	asl	__rc4
	rol
	sta	__rc5
	lda	__rc4
	asl
	ldx	__rc7
	sty	__rc17
	ldy	__rc5
	sty	__rc7
	ldy	__rc17
	rol	__rc7
	clc
	adc	__rc4
	sta	__rc15
	sta	__rc4
	lda	__rc7
	adc	__rc5
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	sta	__rc5
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc4
	sta	__rc6
	stx	__rc4
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc5
	sta	__rc7
	lda	awale_c64.core.sowing.DISTANCE,y
	tay
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	lda	(__rc6),y
	ldy	__rc4
	clc
	adc	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)),y
	cmp	#2
	bcs	.LBB8_17
	jmp	.LBB8_11
.LBB8_17:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i
                                        ;   in Loop: Header=BB8_13 Depth=1
	sta	__rc10
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Reload
	clc
	adc	__rc4
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Reload
	ldy	#255
	sty	__rc5
	clc
	adc	__rc4
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	lda	#0
	sta	__rc9
.LBB8_18:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ;   Parent Loop BB8_13 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc10
	cpy	#4
	bcs	.LBB8_24
; %bb.19:                               ; %bb16.i
                                        ;   in Loop: Header=BB8_18 Depth=2
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	cpy	__rc9
	bne	.LBB8_20
	jmp	.LBB8_10
.LBB8_20:                               ; %bb19.i
                                        ;   in Loop: Header=BB8_18 Depth=2
	clc
	adc	__rc10
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	cpy	__rc9
	beq	.LBB8_26
; %bb.21:                               ; %bb25.i
                                        ;   in Loop: Header=BB8_18 Depth=2
	ldy	__rc9
	sty	__rc8
	inc	__rc8
	sta	__rc4
	txa
	clc
	adc	__rc5
	sta	__rc9
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	clc
	adc	__rc5
	tay
	lda	(__rc6),y
	clc
	ldy	__rc9
	adc	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)),y
	cmp	#2
	ldy	#1
	bcs	.LBB8_23
; %bb.22:                               ; %bb25.i
                                        ;   in Loop: Header=BB8_18 Depth=2
	ldy	#0
.LBB8_23:                               ; %bb25.i
                                        ;   in Loop: Header=BB8_18 Depth=2
	sta	__rc10
	lda	__rc4
	dec	__rc5
	sty	__rc17
	ldy	__rc8
	sty	__rc9
	ldy	__rc17
	bne	.LBB8_18
	jmp	.LBB8_25
.LBB8_24:                               ;   in Loop: Header=BB8_13 Depth=1
	sta	__rc4
	ldx	__rc9
	stx	__rc8
.LBB8_25:                               ; %awale_c64.core.moves.Position.attack.exit
                                        ;   in Loop: Header=BB8_13 Depth=1
	lda	__rc8
	bne	.LBB8_27
	jmp	.LBB8_11
.LBB8_26:                               ;   in Loop: Header=BB8_13 Depth=1
	sta	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	stx	__rc8
	lda	__rc8
	bne	.LBB8_27
	jmp	.LBB8_11
.LBB8_27:                               ; %awale_c64.core.moves.Position.is_grand_slam.exit
                                        ;   in Loop: Header=BB8_13 Depth=1
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc15
	tax
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	stx	__rc6
	sta	__rc7
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+16) ; 1-byte Folded Reload
	tya
	sec
	sbc	__rc14
	tay
	tax
	lda	(__rc6),y
	clc
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Reload
	adc	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+6)),y
	stx	__rc5
	inc	__rc5
	clc
	ldy	#1
	adc	(__rc18),y
	clc
	ldy	__rc5
	adc	(__rc6),y
	sta	__rc8
	txa
	clc
	adc	#2
	sta	__rc5
	clc
	ldy	#2
	lda	__rc8
	adc	(__rc18),y
	clc
	ldy	__rc5
	adc	(__rc6),y
	sta	__rc8
	txa
	clc
	adc	#3
	sta	__rc5
	clc
	ldy	#3
	lda	__rc8
	adc	(__rc18),y
	clc
	ldy	__rc5
	adc	(__rc6),y
	sta	__rc8
	txa
	clc
	adc	#4
	sta	__rc5
	clc
	ldy	#4
	lda	__rc8
	adc	(__rc18),y
	clc
	ldy	__rc5
	adc	(__rc6),y
	sta	__rc5
	clc
	txa
	adc	#5
	tax
	clc
	ldy	#5
	lda	__rc5
	adc	(__rc18),y
	clc
	pha
	txa
	tay
	pla
	adc	(__rc6),y
	cmp	__rc4
	beq	.LBB8_28
	jmp	.LBB8_11
.LBB8_28:                               ; %bb11
                                        ;   in Loop: Header=BB8_13 Depth=1
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Reload
	ora	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Spill
	jmp	.LBB8_11
.LBB8_29:                               ; %bb7
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Reload
	rts
.Lfunc_end8:
	.size	awale_c64.core.moves.Position.grand_slams, .Lfunc_end8-awale_c64.core.moves.Position.grand_slams
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
	beq	.LBB9_2
; %bb.1:                                ; %select.false
	ldy	#6
.LBB9_2:                                ; %select.end
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
	beq	.LBB9_4
; %bb.3:                                ; %select.false14
	ldy	#6
	jmp	.LBB9_5
.LBB9_4:
	ldy	#0
.LBB9_5:                                ; %select.end13
	ldx	#6
	stx	__rc5
	tax
	cpx	__rc4
	beq	.LBB9_7
; %bb.6:                                ; %select.false16
	ldx	#1
	stx	__rc5
.LBB9_7:                                ; %select.end15
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
	bcc	.LBB9_9
; %bb.8:                                ; %bb14
	ldx	#1
.LBB9_9:                                ; %bb16
	stx	__rc7
	ldx	__rc9
	stx	__rc2
	ldx	__rc8
	stx	__rc3
	ldy	#1
	sty	__rc5
	ldx	__rc6
	cpx	__rc4
	bne	.LBB9_11
; %bb.10:                               ; %bb17
	ldx	#5
	stx	__rc5
.LBB9_11:                               ; %bb18
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB9_13
; %bb.12:
	lda	__rc7
	jmp	.LBB9_14
.LBB9_13:                               ; %bb14.1
	lda	__rc7
	ora	#2
.LBB9_14:                               ; %bb16.1
	ldx	__rc6
	cpx	__rc4
	bne	.LBB9_16
; %bb.15:                               ; %bb17.1
	sta	__rc7
	dec	__rc5
	jmp	.LBB9_17
.LBB9_16:
	sta	__rc7
.LBB9_17:                               ; %bb18.1
	ldy	#2
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB9_19
; %bb.18:
	lda	__rc7
	jmp	.LBB9_20
.LBB9_19:                               ; %bb14.2
	lda	__rc7
	ora	#4
.LBB9_20:                               ; %bb16.2
	ldx	__rc6
	cpx	__rc4
	bne	.LBB9_22
; %bb.21:                               ; %bb17.2
	sta	__rc7
	dec	__rc5
	jmp	.LBB9_23
.LBB9_22:
	sta	__rc7
.LBB9_23:                               ; %bb18.2
	ldy	#3
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB9_25
; %bb.24:
	lda	__rc7
	jmp	.LBB9_26
.LBB9_25:                               ; %bb14.3
	lda	__rc7
	ora	#8
.LBB9_26:                               ; %bb16.3
	ldx	__rc6
	cpx	__rc4
	bne	.LBB9_28
; %bb.27:                               ; %bb17.3
	sta	__rc7
	dec	__rc5
	jmp	.LBB9_29
.LBB9_28:
	sta	__rc7
.LBB9_29:                               ; %bb18.3
	ldy	#4
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB9_31
; %bb.30:
	lda	__rc7
	jmp	.LBB9_32
.LBB9_31:                               ; %bb14.4
	lda	__rc7
	ora	#16
.LBB9_32:                               ; %bb16.4
	ldx	__rc6
	cpx	__rc4
	bne	.LBB9_34
; %bb.33:                               ; %bb17.4
	tax
	dec	__rc5
	jmp	.LBB9_35
.LBB9_34:
	tax
.LBB9_35:                               ; %bb18.4
	ldy	#5
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB9_37
; %bb.36:
	txa
	rts
.LBB9_37:                               ; %bb14.5
	txa
	ora	#32
	rts
.Lfunc_end9:
	.size	awale_c64.core.moves.Position.feeding_moves, .Lfunc_end9-awale_c64.core.moves.Position.feeding_moves
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.play,"ax",@progbits
	.type	awale_c64.core.moves.Position.play,@function ; -- Begin function awale_c64.core.moves.Position.play
awale_c64.core.moves.Position.play:     ; @awale_c64.core.moves.Position.play
; %bb.0:                                ; %start
	tay
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+3)
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1)
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk)
	lda	#0
	ldx	#49
	stx	__rc2
	sta	__rc3
	tax
	sty	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+4)
	tya
	jsr	__mulhi3
	sta	__rc4
	stx	__rc5
	lda	#mos16lo(awale_c64.core.sowing.LAST_PIT)
	clc
	adc	__rc4
	sta	__rc4
	lda	#mos16hi(awale_c64.core.sowing.LAST_PIT)
	adc	__rc5
	sta	__rc5
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk)
	sty	__rc13
	lda	(__rc4),y
	sta	__rc2
	ldy	#14
	lda	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	ldx	#0
	stx	__rc7
	stx	__rc6
	ldy	#0
	sta	__rc19
	cmp	#1
	beq	.LBB10_2
; %bb.1:                                ; %select.false
	ldx	#250
	ldy	#6
	stx	__rc7
	stx	__rc6
.LBB10_2:                               ; %select.end
	sty	__rc4
	ldx	__rc2
	cpx	__rc4
	lda	#1
	bcs	.LBB10_4
; %bb.3:                                ; %select.end
	lda	#0
.LBB10_4:                               ; %select.end
	sta	__rc2
	lda	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1)
	sta	__rc4
	asl	__rc4
	lda	#0
	rol
	asl	__rc4
	rol
	sta	__rc5
	lda	__rc4
	asl
	sta	__rc14
	lda	__rc5
	rol
	sta	__rc15
	stx	__rc12
	lda	__rc2
	bne	.LBB10_6
; %bb.5:
	sty	__rc18
	jmp	.LBB10_17
.LBB10_6:                               ; %bb6.i.i
	sty	__rc18
	tya
	clc
	adc	#6
	sta	__rc8
	cpx	__rc8
	bcc	.LBB10_7
	jmp	.LBB10_17
.LBB10_7:                               ; %bb9.i.i
	clc
	lda	__rc14
	adc	__rc4
	sta	__rc8
	lda	__rc15
	adc	__rc5
	sta	__rc9
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc8
	sta	__rc8
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc9
	sta	__rc9
	ldy	__rc13
	lda	awale_c64.core.sowing.DISTANCE,y
	tay
	sty	__rc2
	lda	(__rc8),y
	pha
	txa
	tay
	pla
	clc
	adc	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	cmp	#2
	bcs	.LBB10_8
	jmp	.LBB10_17
.LBB10_8:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i.i
	ldy	GAME+2
	sty	__rc3
	sta	__rc11
	txa
	clc
	adc	__rc7
	clc
	adc	#1
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Spill
	txa
	ldx	#255
	stx	__rc7
	clc
	adc	__rc6
	sta	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1)
	lda	#0
	sta	__rc10
.LBB10_9:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc11
	cpx	#4
	bcs	.LBB10_15
; %bb.10:                               ; %bb16.i.i
                                        ;   in Loop: Header=BB10_9 Depth=1
	ldx	__rc3
	cpx	__rc10
	beq	.LBB10_16
; %bb.11:                               ; %bb19.i.i
                                        ;   in Loop: Header=BB10_9 Depth=1
	clc
	adc	__rc11
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1)
	cpx	__rc10
	bne	.LBB10_12
	jmp	.LBB10_36
.LBB10_12:                              ; %bb25.i.i
                                        ;   in Loop: Header=BB10_9 Depth=1
	ldx	__rc10
	inx
	sta	__rc6
	lda	__rc12
	clc
	adc	__rc7
	sta	__rc10
	lda	__rc2
	clc
	adc	__rc7
	tay
	lda	(__rc8),y
	clc
	ldy	__rc10
	adc	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	cmp	#2
	ldy	#1
	bcs	.LBB10_14
; %bb.13:                               ; %bb25.i.i
                                        ;   in Loop: Header=BB10_9 Depth=1
	ldy	#0
.LBB10_14:                              ; %bb25.i.i
                                        ;   in Loop: Header=BB10_9 Depth=1
	sta	__rc11
	lda	__rc6
	dec	__rc7
	stx	__rc10
	cpy	#0
	bne	.LBB10_9
	jmp	.LBB10_18
.LBB10_15:
	sta	__rc6
	ldx	__rc10
	jmp	.LBB10_18
.LBB10_16:                              ; %bb18.i.i
	ldy	GAME+3
	sta	__rc6
	ldx	__rc3
	tya
	beq	.LBB10_18
.LBB10_17:                              ; %bb21.i.i
	ldx	#0
	stx	__rc6
.LBB10_18:                              ; %awale_c64.core.moves.Position.attack.exit.i
	ldy	GAME
	lda	.LJTI10_0,y
	pha
	lda	.LJTI10_0+4,y
	tay
	pla
	sta	__rc8
	sty	__rc9
	lda	__rc6
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+4)
	sty	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Spill
	jmp	(__rc8)
.LBB10_19:                              ; %bb3.i
	lda	GAME+1
	and	#1
	bne	.LBB10_23
.LBB10_20:                              ; %bb6.i
	txa
	beq	.LBB10_23
; %bb.21:                               ; %awale_c64.core.moves.Position.is_grand_slam.exit.i
	clc
	lda	__rc14
	adc	__rc4
	sta	__rc7
	lda	__rc15
	adc	__rc5
	sta	__rc8
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc7
	tay
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc8
	sty	__rc8
	sta	__rc9
	lda	__rc19
	beq	.LBB10_24
; %bb.22:                               ; %select.false9
	lda	#12
	jmp	.LBB10_25
.LBB10_23:
	lda	__rc6
	jmp	.LBB10_27
.LBB10_24:
	lda	#6
.LBB10_25:                              ; %select.end8
	sec
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Reload
	sty	__rc7
	sbc	__rc7
	tay
	lda	__rc18
	clc
	adc	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)
	sta	__rc10
	lda	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+3)
	adc	#0
	sta	__rc11
	sty	__rc7
	lda	(__rc8),y
	clc
	ldy	__rc18
	adc	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	ldy	__rc7
	pha
	lda	__rc7
	sta	__rc2
	pla
	iny
	sty	__rc7
	clc
	ldy	#1
	adc	(__rc10),y
	clc
	ldy	__rc7
	adc	(__rc8),y
	sta	__rc3
	clc
	lda	__rc2
	adc	#2
	sta	__rc7
	clc
	lda	__rc3
	ldy	#2
	adc	(__rc10),y
	clc
	ldy	__rc7
	adc	(__rc8),y
	sta	__rc3
	clc
	lda	__rc2
	adc	#3
	sta	__rc7
	clc
	lda	__rc3
	ldy	#3
	adc	(__rc10),y
	clc
	ldy	__rc7
	adc	(__rc8),y
	ldy	#4
	clc
	adc	(__rc10),y
	sta	__rc3
	lda	__rc2
	clc
	adc	#4
	tay
	clc
	lda	__rc3
	adc	(__rc8),y
	ldy	#5
	clc
	adc	(__rc10),y
	sta	__rc3
	clc
	lda	__rc2
	adc	#5
	clc
	tay
	lda	__rc3
	adc	(__rc8),y
	sta	__rc2
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+4)
	sty	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Spill
	lda	__rc6
	ldy	__rc2
	cpy	__rc6
	bne	.LBB10_27
; %bb.26:                               ; %bb8.i
	ldx	#0
	txa
.LBB10_27:                              ; %awale_c64.core.moves.Position.capture.exit
	sta	__rc2
	stx	__rc7
	lda	#0
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Reload
	sta	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	lda	__rc13
	beq	.LBB10_32
; %bb.28:                               ; %bb5.preheader.i
	ldy	__rc13
	cpy	#11
	bcc	.LBB10_30
; %bb.29:                               ; %bb5.preheader.i
	ldy	#11
.LBB10_30:                              ; %bb5.preheader.i
	lda	__rc14
	clc
	adc	__rc4
	tax
	lda	__rc15
	adc	__rc5
	sta	__rc4
	txa
	ora	#1
	sta	__rc5
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc5
	tax
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	tya
	tax
	ldy	#0
.LBB10_31:                              ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc6
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+4)
	lda	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),y
	tay
	sty	__rc3
	lda	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	clc
	ldy	__rc6
	adc	(__rc4),y
	ldy	__rc3
	sty	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+4)
	ldy	__rc3
	sta	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	inc	__rc6
	ldy	__rc6
	cpx	__rc6
	bne	.LBB10_31
.LBB10_32:                              ; %awale_c64.core.moves.Position.sow.exit
	ldx	__rc7
	beq	.LBB10_35
; %bb.33:                               ; %bb5.i6.preheader
	lda	#0
	stx	__rc4
	ldy	__rc12
.LBB10_34:                              ; %bb5.i6
                                        ; =>This Inner Loop Header: Depth=1
	sta	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),y
	tay
	pla
	dec	__rc4
	bne	.LBB10_34
.LBB10_35:                              ; %awale_c64.core.moves.Position.harvest.exit
	ldy	#14
	lda	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)
	clc
	adc	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	sta	__rc4
	lda	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+3)
	adc	#0
	sta	__rc5
	ldy	#12
	clc
	lda	__rc2
	adc	(__rc4),y
	sta	(__rc4),y
	lda	#1
	ldy	#14
	eor	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	sta	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	lda	__rc12
	rts
.LBB10_36:
	sta	__rc6
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Reload
	jmp	.LBB10_18
.Lfunc_end10:
	.size	awale_c64.core.moves.Position.play, .Lfunc_end10-awale_c64.core.moves.Position.play
	.section	.rodata.awale_c64.core.moves.Position.play,"a",@progbits
.LJTI10_0:
	.byte	.LBB10_27@mos16lo
	.byte	.LBB10_20@mos16lo
	.byte	.LBB10_27@mos16lo
	.byte	.LBB10_19@mos16lo
	.byte	.LBB10_27@mos16hi
	.byte	.LBB10_20@mos16hi
	.byte	.LBB10_27@mos16hi
	.byte	.LBB10_19@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_marks,"ax",@progbits
	.type	awale_c64.play.App.show_marks,@function ; -- Begin function awale_c64.play.App.show_marks
awale_c64.play.App.show_marks:          ; @awale_c64.play.App.show_marks
; %bb.0:                                ; %start
	lda	__rc20
	pha
	lda	__rc21
	pha
	lda	__rc22
	pha
	ldx	GAME+21
	ldy	#0
	tya
	sta	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
	sty	__rc20
	txa
	beq	.LBB11_2
; %bb.1:                                ; %select.false
	ldy	#6
	sty	__rc20
.LBB11_2:                               ; %select.end
	ldy	GAME+1367
	cpy	#1
	bne	.LBB11_11
; %bb.3:                                ; %bb3
	ldy	GAME+1365
	cpy	#1
	bne	.LBB11_5
; %bb.4:                                ; %awale_c64.setup.Setup.is_computer.exit
	cpx	#1
	beq	.LBB11_11
.LBB11_5:                               ; %bb6
	ldx	GAME+22
	bne	.LBB11_11
; %bb.6:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	__rc21
	ldx	GAME
	cpx	#2
	bcs	.LBB11_8
.LBB11_7:                               ; %bb8.i.i
	ldx	__rc21
	stx	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
	jmp	.LBB11_11
.LBB11_8:                               ; %bb2.i
	cpx	#2
	bne	.LBB11_10
; %bb.9:                                ; %bb4.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	__rc21
	and	__rc2
	sta	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
	jmp	.LBB11_11
.LBB11_10:                              ; %bb3.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	__rc21
	sta	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
	ldx	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Reload
	beq	.LBB11_7
.LBB11_11:                              ; %bb9
	clc
	lda	__rc20
	adc	#6
	sta	__rc21
	ldx	#0
	stx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Spill
	ldy	#0
	jmp	.LBB11_20
.LBB11_12:                              ; %bb21
                                        ;   in Loop: Header=BB11_20 Depth=1
	ldx	#1
.LBB11_13:                              ; %bb24
                                        ;   in Loop: Header=BB11_20 Depth=1
	lda	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Reload
	lsr
	sta	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
.LBB11_14:                              ; %bb26
                                        ;   in Loop: Header=BB11_20 Depth=1
	cpy	GAME+1368
	bne	.LBB11_16
; %bb.15:                               ; %bb27
                                        ;   in Loop: Header=BB11_20 Depth=1
	ldx	#2
.LBB11_16:                              ; %bb29
                                        ;   in Loop: Header=BB11_20 Depth=1
	sty	__rc22
	tya
	jsr	awale_c64.screens.board.Board.set_mark
	and	#1
	beq	.LBB11_19
; %bb.17:                               ; %bb33
                                        ;   in Loop: Header=BB11_20 Depth=1
	ldx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Reload
	inx
	stx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Spill
	cpx	#3
	bne	.LBB11_19
; %bb.18:                               ; %bb34
                                        ;   in Loop: Header=BB11_20 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	stx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Spill
.LBB11_19:                              ; %bb37
                                        ;   in Loop: Header=BB11_20 Depth=1
	ldy	__rc22
	iny
	cpy	#12
	beq	.LBB11_24
.LBB11_20:                              ; %bb14
                                        ; =>This Inner Loop Header: Depth=1
	ldx	GAME+1369,y
	cpy	__rc20
	bcc	.LBB11_14
; %bb.21:                               ; %bb17
                                        ;   in Loop: Header=BB11_20 Depth=1
	cpy	__rc21
	bcs	.LBB11_14
; %bb.22:                               ; %bb18
                                        ;   in Loop: Header=BB11_20 Depth=1
	txa
	bne	.LBB11_13
; %bb.23:                               ; %bb20
                                        ;   in Loop: Header=BB11_20 Depth=1
	lda	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Reload
	and	#1
	and	#1
	ldx	#0
	cmp	#0
	bne	.LBB11_12
	jmp	.LBB11_13
.LBB11_24:                              ; %bb15
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end11:
	.size	awale_c64.play.App.show_marks, .Lfunc_end11-awale_c64.play.App.show_marks
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_position,"ax",@progbits
	.type	awale_c64.play.App.show_position,@function ; -- Begin function awale_c64.play.App.show_position
awale_c64.play.App.show_position:       ; @awale_c64.play.App.show_position
; %bb.0:                                ; %bb14
	ldx	GAME+7
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1350
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+8
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1351
	lda	#1
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+9
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1352
	lda	#2
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+10
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1353
	lda	#3
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+11
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1354
	lda	#4
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+12
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1355
	lda	#5
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+13
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1356
	lda	#6
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+14
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1357
	lda	#7
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+15
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1358
	lda	#8
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+16
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1359
	lda	#9
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+17
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1360
	lda	#10
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+18
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1361
	lda	#11
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+19
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1362
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_store
	ldx	GAME+20
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+1363
	lda	#1
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end12:
	.size	awale_c64.play.App.show_position, .Lfunc_end12-awale_c64.play.App.show_position
                                        ; -- End function
	.section	.text.awale_c64.play.App.take_into_store,"ax",@progbits
	.type	awale_c64.play.App.take_into_store,@function ; -- Begin function awale_c64.play.App.take_into_store
awale_c64.play.App.take_into_store:     ; @awale_c64.play.App.take_into_store
; %bb.0:                                ; %start
	tay
	stx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Spill
	lda	GAME+1362,x
	clc
	adc	GAME+1350,y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Spill
	lda	#0
	sta	GAME+1350,y
	tya
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Reload
	sta	GAME+1362,x
	txa
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end13:
	.size	awale_c64.play.App.take_into_store, .Lfunc_end13-awale_c64.play.App.take_into_store
                                        ; -- End function
	.section	.text.awale_c64.play.App.play_computer_move,"ax",@progbits
	.type	awale_c64.play.App.play_computer_move,@function ; -- Begin function awale_c64.play.App.play_computer_move
awale_c64.play.App.play_computer_move:  ; @awale_c64.play.App.play_computer_move
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
	stx	.Lawale_c64.play.App.play_computer_move_sstk+15 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.play.App.play_computer_move_sstk+16 ; 1-byte Folded Spill
	lda	#3
	jsr	awale_c64.app.App.enter
	ldx	GAME+22
	beq	.LBB14_2
.LBB14_1:                               ; %awale_c64.play.App.abandon.exit
	jsr	awale_c64.app.App.go_on
	jmp	.LBB14_77
.LBB14_2:                               ; %bb2.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	__rc20
	ldx	GAME
	cpx	#2
	bcc	.LBB14_6
; %bb.3:                                ; %bb2.i.i
	cpx	#2
	bne	.LBB14_5
; %bb.4:                                ; %bb4.i.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	__rc20
	and	__rc2
	sta	__rc20
	jmp	.LBB14_6
.LBB14_5:                               ; %bb3.i.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	__rc20
	bne	.LBB14_7
.LBB14_6:                               ; %awale_c64.core.game.Game.legal_moves.exit.i
	lda	__rc20
	bne	.LBB14_7
	jmp	.LBB14_79
.LBB14_7:                               ; %bb3.i
	sta	__rc22
	lda	#0
	sta	GAME+1336
	sta	GAME+1337
	ldx	#mos16lo(GAME+1084)
	stx	__rc2
	ldx	#mos16hi(GAME+1084)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	tax
	lda	#15
	jsr	memcpy
	lda	#0
	ldx	__rc22
	stx	GAME+1099
	sta	GAME+1100
	ldx	#129
	stx	GAME+1102
	stx	GAME+1103
	ldx	#127
	stx	GAME+1104
	ldy	#21
	sta	__rc24
	jmp	.LBB14_10
.LBB14_8:                               ; %bb6.backedge.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc20
.LBB14_9:                               ; %bb6.backedge.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	stx	__rc2
	ldx	#0
	stx	__rc3
	sta	__rc24
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(GAME+1084)
	adc	__rc3
	sta	__rc3
	ldy	#15
	lda	(__rc2),y
	ldy	#21
	sta	__rc22
	lda	#0
.LBB14_10:                              ; %bb6.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB14_28 Depth 2
	sty	__rc2
	sta	__rc3
	tax
	lda	__rc24
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc2
	sta	__rc20
	lda	#mos16hi(GAME+1084)
	adc	__rc3
	sta	__rc21
	lda	__rc22
	beq	.LBB14_16
; %bb.11:                               ; %bb2.i23.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#19
	lda	(__rc20),y
	sec
	iny
	sbc	(__rc20),y
	bvc	.LBB14_13
; %bb.12:                               ; %bb2.i23.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_13:                              ; %bb2.i23.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	tax
	bpl	.LBB14_16
; %bb.14:                               ; %bb5.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#14
	lda	(__rc20),y
	bne	.LBB14_15
	jmp	.LBB14_25
.LBB14_15:                              ; %select.false
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	#6
	jmp	.LBB14_26
.LBB14_16:                              ; %bb10.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc24
	bne	.LBB14_17
	jmp	.LBB14_76
.LBB14_17:                              ; %bb13.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sec
	lda	#0
	ldy	#18
	sbc	(__rc20),y
	sta	__rc21
	ldy	__rc24
	dey
	ldx	#21
	stx	__rc2
	ldx	#0
	stx	__rc3
	sty	__rc20
	tya
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(GAME+1084)
	adc	__rc3
	sta	__rc3
	ldy	#18
	lda	(__rc2),y
	ldx	__rc21
	stx	__rc5
	sec
	sbc	__rc21
	bvc	.LBB14_19
; %bb.18:                               ; %bb13.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_19:                              ; %bb13.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	#21
	cmp	#0
	bpl	.LBB14_21
; %bb.20:                               ; %bb1.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc21
	sta	(__rc2),y
	ldy	#16
	lda	(__rc2),y
	iny
	sta	(__rc2),y
.LBB14_21:                              ; %bb3.i31.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#19
	lda	(__rc2),y
	sec
	sbc	__rc5
	bvc	.LBB14_23
; %bb.22:                               ; %bb3.i31.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_23:                              ; %bb3.i31.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	cmp	#0
	bmi	.LBB14_24
	jmp	.LBB14_8
.LBB14_24:                              ; %bb4.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc21
	sta	(__rc2),y
	jmp	.LBB14_8
.LBB14_25:                              ;   in Loop: Header=BB14_10 Depth=1
	ldx	#0
.LBB14_26:                              ; %select.end
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc22
	and	#1
	and	#1
	bne	.LBB14_30
; %bb.27:                               ; %bb8.i.i.preheader
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#1
.LBB14_28:                              ; %bb8.i.i
                                        ;   Parent Loop BB14_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	tya
	asl
	inx
	tay
	and	__rc22
	beq	.LBB14_28
; %bb.29:                               ; %bb9.loopexit.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	tya
	eor	#255
	jmp	.LBB14_31
.LBB14_30:                              ;   in Loop: Header=BB14_10 Depth=1
	lda	#254
.LBB14_31:                              ; %bb9.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	and	__rc22
	ldy	#15
	sta	(__rc20),y
	iny
	txa
	sta	(__rc20),y
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB14_34
; %bb.32:                               ; %bb9.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	cmp	#171
	bne	.LBB14_33
	jmp	.LBB14_78
.LBB14_33:                              ; %bb2.i29.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	stx	__rc2
	lda	#19
	jsr	awale_c64.screens.line.message
	lda	#2
	jsr	awale_c64.hardware.Hardware.play
.LBB14_34:                              ; %bb18.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	inc	GAME+1336
	bne	.LBB14_36
; %bb.35:                               ; %bb18.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	inc	GAME+1337
.LBB14_36:                              ; %bb18.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	#mos16lo(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc22
	ldx	#mos16hi(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc23
	ldy	__rc22
	sty	__rc2
	stx	__rc3
	ldx	__rc20
	stx	__rc4
	ldx	__rc21
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldy	#16
	lda	(__rc20),y
	ldx	__rc22
	stx	__rc2
	ldx	__rc23
	stx	__rc3
	sta	__rc25
	jsr	awale_c64.core.moves.Position.play
	ldx	__rc22
	stx	__rc2
	ldx	__rc23
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	__rc22
	ldx	GAME
	cpx	#2
	bcs	.LBB14_38
.LBB14_37:                              ; %bb8.i38.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	__rc22
	stx	__rc23
	jmp	.LBB14_41
.LBB14_38:                              ; %bb18.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	cpx	#3
	bne	.LBB14_40
; %bb.39:                               ; %bb3.i36.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	#mos16lo(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	__rc22
	sta	__rc23
	bne	.LBB14_41
	jmp	.LBB14_37
.LBB14_40:                              ; %bb4.i39.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	#mos16lo(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	__rc22
	and	__rc2
	sta	__rc23
.LBB14_41:                              ; %awale_c64.core.moves.Position.legal_moves.exit.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	.Lawale_c64.play.App.play_computer_move_sstk+12
	cmp	#25
	ldx	#21
	bcs	.LBB14_43
; %bb.42:                               ; %awale_c64.core.moves.Position.has_majority.exit.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	.Lawale_c64.play.App.play_computer_move_sstk+13
	cpy	#25
	bcc	.LBB14_52
.LBB14_43:                              ; %bb2.i47.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	.Lawale_c64.play.App.play_computer_move_sstk+12
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+13
	stx	__rc2
.LBB14_44:                              ; %bb7.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+14
	sec
	sbc	__rc2
	sta	__rc2
	cpx	#1
	beq	.LBB14_46
; %bb.45:                               ; %bb2.i6.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sec
	lda	#0
	sbc	__rc2
.LBB14_46:                              ; %awale_c64.core.search.ahead.exit.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sta	__rc2
	sec
	sbc	#1
	ldx	#21
	bvc	.LBB14_48
; %bb.47:                               ; %awale_c64.core.search.ahead.exit.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_48:                              ; %awale_c64.core.search.ahead.exit.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	tay
	bmi	.LBB14_50
; %bb.49:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sec
	lda	#99
	sbc	__rc24
	jmp	.LBB14_65
.LBB14_50:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc2
	bne	.LBB14_51
	jmp	.LBB14_64
.LBB14_51:                              ; %select.false29
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc24
	clc
	adc	#157
	jmp	.LBB14_65
.LBB14_52:                              ; %bb3.i43.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	inc	__rc23
	dec	__rc23
	bne	.LBB14_53
	jmp	.LBB14_74
.LBB14_53:                              ; %bb26.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	__rc24
	iny
	cpy	#4
	beq	.LBB14_54
	jmp	.LBB14_75
.LBB14_54:                              ; %bb27.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	.Lawale_c64.play.App.play_computer_move_sstk+12
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+14
	sec
	sbc	.Lawale_c64.play.App.play_computer_move_sstk+13
	sta	__rc2
	cpx	#1
	beq	.LBB14_56
; %bb.55:                               ; %bb2.i57.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sec
	lda	#0
	sbc	__rc2
	sta	__rc2
.LBB14_56:                              ; %awale_c64.core.search.ahead.exit.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#18
	lda	(__rc20),y
	ldy	__rc2
	sty	__rc3
	sec
	sbc	__rc2
	ldx	#21
	bvc	.LBB14_58
; %bb.57:                               ; %awale_c64.core.search.ahead.exit.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_58:                              ; %awale_c64.core.search.ahead.exit.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	tay
	bpl	.LBB14_60
; %bb.59:                               ; %bb1.i66.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#18
	lda	__rc3
	sta	(__rc20),y
	dey
	lda	__rc25
	sta	(__rc20),y
.LBB14_60:                              ; %bb3.i62.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#19
	lda	(__rc20),y
	sec
	sbc	__rc3
	bvc	.LBB14_62
; %bb.61:                               ; %bb3.i62.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_62:                              ; %bb3.i62.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	tay
	lda	#3
	cpy	#0
	bmi	.LBB14_63
	jmp	.LBB14_9
.LBB14_63:                              ; %bb4.i65.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#19
	lda	__rc3
	sta	(__rc20),y
	lda	#3
	jmp	.LBB14_9
.LBB14_64:                              ;   in Loop: Header=BB14_10 Depth=1
	lda	#0
.LBB14_65:                              ; %bb24.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sta	__rc2
	ldy	#18
	lda	(__rc20),y
	tay
	lda	__rc2
	sta	__rc3
	tya
	sec
	sbc	__rc2
	bvc	.LBB14_67
; %bb.66:                               ; %bb24.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_67:                              ; %bb24.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	tay
	bpl	.LBB14_69
; %bb.68:                               ; %bb1.i54.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#18
	lda	__rc3
	sta	(__rc20),y
	dey
	lda	__rc25
	sta	(__rc20),y
.LBB14_69:                              ; %bb3.i50.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	ldy	#19
	lda	(__rc20),y
	sec
	sbc	__rc3
	bvc	.LBB14_71
; %bb.70:                               ; %bb3.i50.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	eor	#128
.LBB14_71:                              ; %bb3.i50.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	cmp	#0
	bpl	.LBB14_73
; %bb.72:                               ; %bb4.i53.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc3
	sta	(__rc20),y
.LBB14_73:                              ;   in Loop: Header=BB14_10 Depth=1
	lda	__rc24
	jmp	.LBB14_9
.LBB14_74:                              ; %bb4.i45.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+1
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+2
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+3
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+4
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+5
	clc
	tax
	tya
	adc	.Lawale_c64.play.App.play_computer_move_sstk+6
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+7
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+8
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+9
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+10
	clc
	adc	.Lawale_c64.play.App.play_computer_move_sstk+11
	sta	__rc2
	txa
	jmp	.LBB14_44
.LBB14_75:                              ; %bb31.i
                                        ;   in Loop: Header=BB14_10 Depth=1
	sec
	sty	__rc22
	ldy	#20
	lda	#0
	sbc	(__rc20),y
	sta	__rc24
	sec
	lda	#0
	dey
	sbc	(__rc20),y
	sta	__rc25
	stx	__rc2
	ldx	#0
	stx	__rc3
	lda	__rc22
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc2
	sta	__rc20
	lda	#mos16hi(GAME+1084)
	adc	__rc3
	sta	__rc21
	ldx	__rc20
	stx	__rc2
	sta	__rc3
	ldx	#mos16lo(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc4
	ldx	#mos16hi(.Lawale_c64.play.App.play_computer_move_sstk)
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#21
	lda	__rc23
	ldy	#15
	sta	(__rc20),y
	lda	__rc24
	ldy	#19
	sta	(__rc20),y
	iny
	lda	__rc25
	sta	(__rc20),y
	ldy	#16
	lda	#0
	sta	(__rc20),y
	lda	#129
	ldy	#18
	sta	(__rc20),y
	lda	__rc22
	jmp	.LBB14_9
.LBB14_76:                              ; %bb5
	ldy	#17
	lda	(__rc20),y
	jsr	awale_c64.play.App.play
.LBB14_77:                              ; %bb6
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+16 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+15 ; 1-byte Folded Reload
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
.LBB14_78:                              ; %bb4
	ldx	GAME+22
	beq	.LBB14_79
	jmp	.LBB14_1
.LBB14_79:                              ; %bb2.i.i.i
	ldx	#4
	stx	GAME+22
	jmp	.LBB14_1
.Lfunc_end14:
	.size	awale_c64.play.App.play_computer_move, .Lfunc_end14-awale_c64.play.App.play_computer_move
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
	stx	.Lawale_c64.play.App.play_sstk+2 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.play.App.play_sstk+3 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	tay
	ldx	GAME+7,y
	stx	__rc23
	ldx	GAME+21
	stx	__rc22
	sta	__rc21
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB15_1
	jmp	.LBB15_19
.LBB15_1:                               ; %bb3
	ldy	__rc2
	sty	__rc20
	stx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Spill
	lda	#2
	jsr	awale_c64.app.App.enter
	ldx	#255
	stx	GAME+1368
	ldx	#mos16lo(GAME+1369)
	stx	__rc2
	ldx	#mos16hi(GAME+1369)
	stx	__rc3
	ldy	#0
	ldx	#12
	sty	__rc4
	tya
	jsr	__memset
	lda	#3
	ldx	__rc21
	sta	GAME+1369,x
	jsr	awale_c64.play.App.show_marks
	lda	#0
	ldx	__rc21
	sta	GAME+1350,x
	lda	__rc21
	jsr	awale_c64.screens.board.Board.draw_pit
	lda	#0
	ldx	__rc23
	beq	.LBB15_7
; %bb.2:                                ; %bb6.preheader.i
	ldy	__rc23
	ldx	__rc21
	stx	__rc25
.LBB15_3:                               ; %bb6.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc24
	tax
	lda	#9
	jsr	awale_c64.play.App.wait
	cmp	#2
	bne	.LBB15_4
	jmp	.LBB15_12
.LBB15_4:                               ; %bb10.i
                                        ;   in Loop: Header=BB15_3 Depth=1
	sta	__rc23
	ldx	__rc25
	lda	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),x
	tax
	ldy	__rc21
	sty	__rc2
	cpx	__rc2
	bne	.LBB15_6
; %bb.5:                                ; %bb12.i
                                        ;   in Loop: Header=BB15_3 Depth=1
	ldx	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),y
.LBB15_6:                               ; %bb15.i
                                        ;   in Loop: Header=BB15_3 Depth=1
	ldy	GAME+1350,x
	iny
	sty	__rc26
	inc	GAME+1350,x
	stx	__rc25
	txa
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	__rc26
	lda	#0
	jsr	awale_c64.hardware.Hardware.play
	ldy	__rc24
	dey
	lda	__rc23
	cpy	#0
	bne	.LBB15_3
.LBB15_7:                               ; %bb9
	ldx	__rc20
	beq	.LBB15_13
; %bb.8:                                ; %bb5.preheader.i
	ldx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Reload
.LBB15_9:                               ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	sta	__rc2
	lda	#4
	sta	GAME+1369,x
	stx	__rc23
	ldx	__rc2
	lda	#18
	jsr	awale_c64.play.App.wait
	sta	__rc25
	ldx	#4
	ldy	__rc23
	sty	__rc24
	lda	__rc23
	jsr	awale_c64.screens.board.Board.set_mark
	ldx	__rc25
	cpx	#2
	beq	.LBB15_12
; %bb.10:                               ; %bb11.i
                                        ;   in Loop: Header=BB15_9 Depth=1
	lda	#18
	jsr	awale_c64.play.App.wait
	sta	__rc23
	lda	#1
	jsr	awale_c64.hardware.Hardware.play
	ldx	__rc22
	lda	__rc24
	jsr	awale_c64.play.App.take_into_store
	lda	__rc23
	cmp	#2
	beq	.LBB15_12
; %bb.11:                               ; %bb17.i
                                        ;   in Loop: Header=BB15_9 Depth=1
	ldx	__rc24
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	dec	__rc20
	bne	.LBB15_9
	jmp	.LBB15_13
.LBB15_12:
	lda	#2
.LBB15_13:                              ; %bb12
	sta	__rc20
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Reload
	beq	.LBB15_15
; %bb.14:                               ; %select.false
	lda	#21
	jmp	.LBB15_16
.LBB15_15:
	lda	#20
.LBB15_16:                              ; %select.end
	stx	__rc2
	ldx	__rc21
	jsr	awale_c64.screens.line.message
	ldx	__rc20
	cpx	#2
	bne	.LBB15_19
; %bb.17:                               ; %bb16
	jsr	awale_c64.play.App.show_position
	ldx	GAME+22
	bne	.LBB15_19
; %bb.18:                               ; %bb2.i.i
	ldx	#4
	stx	GAME+22
.LBB15_19:                              ; %bb22
	jsr	awale_c64.app.App.go_on
	ldx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.play.App.play_sstk+3 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.play.App.play_sstk+2 ; 1-byte Folded Reload
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
.Lfunc_end15:
	.size	awale_c64.play.App.play, .Lfunc_end15-awale_c64.play.App.play
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
	beq	.LBB16_11
; %bb.1:                                ; %bb2.peel
	sta	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	cmp	#171
	beq	.LBB16_10
; %bb.2:                                ; %bb2.peel
	tax
	bne	.LBB16_8
; %bb.3:                                ; %awale_c64.play.heed.exit.peel
	lda	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Reload
	bne	.LBB16_11
; %bb.4:                                ; %bb8.peel
	dec	__rc20
	lda	#0
	ldx	__rc20
	beq	.LBB16_11
.LBB16_5:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	bne	.LBB16_12
; %bb.6:                                ; %bb8
                                        ;   in Loop: Header=BB16_5 Depth=1
	dec	__rc20
	bne	.LBB16_5
; %bb.7:
	lda	#0
	jmp	.LBB16_11
.LBB16_8:
	ldx	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Reload
.LBB16_9:                               ; %bb2.i
	lda	#1
	cpx	#2
	bne	.LBB16_11
.LBB16_10:                              ; %bb6.i
	lda	#2
.LBB16_11:                              ; %bb9
	sta	__rc16
	pla
	sta	__rc20
	lda	__rc16
	rts
.LBB16_12:                              ; %bb2
	cmp	#171
	beq	.LBB16_10
; %bb.13:                               ; %bb2.i.loopexit
	ldx	#0
	jmp	.LBB16_9
.Lfunc_end16:
	.size	awale_c64.play.App.wait, .Lfunc_end16-awale_c64.play.App.wait
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
	bne	.LBB17_2
; %bb.1:                                ; %bb3
	ldx	__rc20
	stx	GAME+1368
	jsr	awale_c64.play.App.show_marks
	lda	#22
	ldx	#0
	stx	__rc2
	ldx	__rc20
	jsr	awale_c64.screens.line.message
	jmp	.LBB17_3
.LBB17_2:                               ; %bb4
	clc
	adc	#25
	ldx	__rc20
	jsr	awale_c64.app.App.refuse
.LBB17_3:                               ; %bb11
	pla
	sta	__rc20
	rts
.Lfunc_end17:
	.size	awale_c64.play.App.choose, .Lfunc_end17-awale_c64.play.App.choose
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
	ldx	GAME+21
	beq	.LBB18_2
; %bb.1:                                ; %select.false
	ldy	#6
	jmp	.LBB18_3
.LBB18_2:
	ldy	#0
.LBB18_3:                               ; %select.end
	sty	__rc20
	cmp	#65
	bcc	.LBB18_6
; %bb.4:                                ; %bb8
	cmp	#77
	bcs	.LBB18_9
; %bb.5:                                ; %bb3
	clc
	adc	#191
	jmp	.LBB18_39
.LBB18_6:                               ; %bb4
	cmp	#49
	bcc	.LBB18_9
; %bb.7:                                ; %bb7
	cmp	#55
	bcs	.LBB18_9
; %bb.8:                                ; %bb5
	clc
	adc	__rc20
	clc
	adc	#207
	jmp	.LBB18_39
.LBB18_9:                               ; %bb6
	sec
	tay
	sbc	#13
	bvc	.LBB18_11
; %bb.10:                               ; %bb6
	eor	#128
.LBB18_11:                              ; %bb6
	cmp	#0
	bpl	.LBB18_17
; %bb.12:                               ; %bb6
	tya
	cpy	#157
	beq	.LBB18_19
; %bb.13:                               ; %bb6
	cmp	#171
	beq	.LBB18_14
	jmp	.LBB18_40
.LBB18_14:                              ; %bb9
	ldx	GAME+22
	bne	.LBB18_16
; %bb.15:                               ; %bb2.i.i.i
	ldx	#4
	stx	GAME+22
.LBB18_16:                              ; %awale_c64.play.App.abandon.exit
	jsr	awale_c64.app.App.go_on
	jmp	.LBB18_45
.LBB18_17:                              ; %bb6
	cpy	#13
	bne	.LBB18_18
	jmp	.LBB18_41
.LBB18_18:                              ; %bb6
	tya
	cpy	#29
	beq	.LBB18_19
	jmp	.LBB18_40
.LBB18_19:                              ; %bb11
	bit	__set_v
	ldy	#1
	cmp	#29
	beq	.LBB18_21
; %bb.20:                               ; %bb11
	ldy	#0
.LBB18_21:                              ; %bb11
	sty	__rc3
	txa
	beq	.LBB18_23
; %bb.22:                               ; %bb11
	clv
.LBB18_23:                              ; %bb11
	lda	__rc20
	ldy	#1
	ldx	#0
	stx	__rc2
	bvs	.LBB18_25
; %bb.24:                               ; %bb11
	ldx	#1
	stx	__rc2
.LBB18_25:                              ; %bb11
	clc
	adc	#5
	ldx	__rc3
	bne	.LBB18_27
; %bb.26:                               ; %bb11
	ldy	#0
.LBB18_27:                              ; %bb11
	sta	__rc21
	tya
	eor	__rc2
	and	#1
	ldx	__rc20
	stx	__rc22
	sta	__rc23
	tax
	bne	.LBB18_29
; %bb.28:                               ; %select.false2
	ldx	__rc21
	stx	__rc22
.LBB18_29:                              ; %select.end1
	ldx	GAME+1368
	jmp	.LBB18_34
.LBB18_30:                              ; %bb5.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	lda	__rc21
	cpx	__rc20
	beq	.LBB18_33
; %bb.31:                               ; %bb12.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	dex
.LBB18_32:                              ; %bb13.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	txa
.LBB18_33:                              ; %bb13.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	sta	__rc24
	jsr	awale_c64.core.game.Game.refusal
	ldx	__rc24
	cmp	#5
	beq	.LBB18_38
.LBB18_34:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc22
	cpx	#255
	beq	.LBB18_33
; %bb.35:                               ; %bb3.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	ldy	__rc23
	beq	.LBB18_30
; %bb.36:                               ; %bb6.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	lda	__rc20
	cpx	__rc21
	beq	.LBB18_33
; %bb.37:                               ; %bb10.i
                                        ;   in Loop: Header=BB18_34 Depth=1
	inx
	jmp	.LBB18_32
.LBB18_38:                              ; %awale_c64.play.App.choose_beside.exit
	txa
.LBB18_39:                              ; %bb18
	jsr	awale_c64.play.App.choose
	jmp	.LBB18_45
.LBB18_40:                              ; %bb2
	lda	#24
	jmp	.LBB18_44
.LBB18_41:                              ; %bb10
	lda	GAME+1368
	cmp	#255
	beq	.LBB18_43
; %bb.42:                               ; %bb16
	jsr	awale_c64.play.App.play
	jmp	.LBB18_45
.LBB18_43:                              ; %bb15
	lda	#23
.LBB18_44:                              ; %bb18
	ldx	#0
	jsr	awale_c64.app.App.refuse
.LBB18_45:                              ; %bb18
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
.Lfunc_end18:
	.size	awale_c64.play.App.play_key, .Lfunc_end18-awale_c64.play.App.play_key
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_game,"ax",@progbits
	.type	awale_c64.play.App.show_game,@function ; -- Begin function awale_c64.play.App.show_game
awale_c64.play.App.show_game:           ; @awale_c64.play.App.show_game
; %bb.0:                                ; %start
	ldx	#255
	stx	GAME+1368
	ldx	#mos16lo(GAME+1369)
	stx	__rc2
	ldx	#mos16hi(GAME+1369)
	stx	__rc3
	lda	#0
	sta	__rc4
	ldx	#12
	jsr	__memset
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#0
	jsr	awale_c64.hardware.machine.Hardware.display
	clc
	lda	#4
	adc	GAME+1366
	sta	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	ldx	#mos16lo(GAME+1350)
	stx	__rc2
	ldx	#mos16hi(GAME+1350)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	ldx	#mos16lo(GAME+1338)
	stx	__rc2
	ldx	#mos16hi(GAME+1338)
	stx	__rc3
	ldx	#0
	stx	__rc4
	ldx	#12
	lda	#0
	jsr	__memset
	jsr	awale_c64.screens.clear
	ldx	#14
	ldy	#7
	stx	__rc2
	sty	__rc3
	ldx	#0
	stx	__rc4
	stx	__rc5
	txa
	inx
	jsr	awale_c64.screens.line.print
	ldx	#24
	ldy	#3
	lda	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	sta	__rc2
	sty	__rc3
	lda	#0
	sta	__rc4
	sta	__rc5
	jsr	awale_c64.screens.line.print
	lda	#2
	ldx	#16
	jsr	awale_c64.screens.wood.plank
	ldx	#4
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+5)
	ldx	#35
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+6)
	ldx	#5
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+7)
	ldx	#11
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+8)
	ldx	#mos8(.Lawale_c64.play.App.show_game_zp_stk+5)
	ldy	#mos8(0)
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	sty	mos8(.Lawale_c64.play.App.show_game_zp_stk+1)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.screens.basin.Basin.paint
	ldx	#15
	stx	__rc2
	ldx	#1
	stx	__rc3
	dex
	stx	__rc4
	stx	__rc5
	ldx	#35
	lda	#3
	jsr	awale_c64.screens.line.print
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_store
	ldx	#4
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+5)
	ldx	#0
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+6)
	ldx	#5
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+7)
	ldx	#11
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+8)
	ldx	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.play.App.show_game_zp_stk+1)
	stx	__rc3
	jsr	awale_c64.screens.basin.Basin.paint
	ldx	#16
	stx	__rc2
	ldx	#1
	stx	__rc3
	dex
	stx	__rc4
	stx	__rc5
	lda	#3
	jsr	awale_c64.screens.line.print
	lda	#1
	jsr	awale_c64.screens.board.Board.draw_store
	lda	#0
	tax
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+9) ; 1-byte Folded Spill
.LBB19_1:                               ; %bb20.i
                                        ; =>This Inner Loop Header: Depth=1
	inx
	tay
	sta	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	lda	awale_c64.screens.board.PIT,y
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+1)
	ldx	awale_c64.screens.board.PIT+1,y
	sty	mos8(.Lawale_c64.play.App.show_game_zp_stk+3)
	ldy	mos8(.Lawale_c64.play.App.show_game_zp_stk+9) ; 1-byte Folded Reload
	sty	mos8(.Lawale_c64.play.App.show_game_zp_stk+2)
	jsr	awale_c64.screens.pit.paint
	ldx	mos8(.Lawale_c64.play.App.show_game_zp_stk+3)
	lda	awale_c64.screens.board.LABEL,x
	pha
	lda	awale_c64.screens.board.LABEL+1,x
	tax
	pla
	ldy	#0
	sty	__rc2
	ldy	#224
	sty	__rc3
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+4)
	sta	mos8(.Lawale_c64.play.App.show_game_zp_stk+3)
	jsr	awale_c64.screens.board.put_wood
	clc
	lda	mos8(.Lawale_c64.play.App.show_game_zp_stk+2)
	adc	#208
	ldx	#1
	stx	__rc2
	sta	__rc3
	ldx	mos8(.Lawale_c64.play.App.show_game_zp_stk+4)
	lda	mos8(.Lawale_c64.play.App.show_game_zp_stk+3)
	jsr	awale_c64.screens.board.put_wood
	ldx	#2
	stx	__rc2
	ldx	#224
	stx	__rc3
	ldx	mos8(.Lawale_c64.play.App.show_game_zp_stk+4)
	lda	mos8(.Lawale_c64.play.App.show_game_zp_stk+3)
	jsr	awale_c64.screens.board.put_wood
	lda	mos8(.Lawale_c64.play.App.show_game_zp_stk+2)
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	mos8(.Lawale_c64.play.App.show_game_zp_stk+1)
	lda	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	clc
	adc	#2
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+9) ; 1-byte Folded Spill
	cpx	#12
	beq	.LBB19_2
	jmp	.LBB19_1
.LBB19_2:                               ; %awale_c64.screens.board.Board.draw.exit
	lda	#22
	ldy	#3
	ldx	#0
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	#30
	jsr	awale_c64.screens.line.show
	lda	#23
	ldx	#31
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	lda	#24
	ldx	#32
	ldy	#3
	sty	__rc2
	ldy	#0
	sty	__rc3
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	jmp	awale_c64.hardware.machine.Hardware.display
.Lfunc_end19:
	.size	awale_c64.play.App.show_game, .Lfunc_end19-awale_c64.play.App.show_game
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
.Lfunc_end20:
	.size	awale_c64.screens.pit.paint, .Lfunc_end20-awale_c64.screens.pit.paint
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
.Lfunc_end21:
	.size	awale_c64.screens.pit.paint_rim, .Lfunc_end21-awale_c64.screens.pit.paint_rim
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.put_seeds,"ax",@progbits
	.type	awale_c64.screens.pit.put_seeds,@function ; -- Begin function awale_c64.screens.pit.put_seeds
awale_c64.screens.pit.put_seeds:        ; @awale_c64.screens.pit.put_seeds
; %bb.0:                                ; %start
	tay
	stx	__rc4
	lda	__rc2
	cmp	#42
	bcc	.LBB22_2
; %bb.1:                                ; %bb1
	clc
	adc	#214
	ldx	#2
	jmp	.LBB22_4
.LBB22_2:                               ; %bb2
	cmp	#21
	ldx	#0
	bcc	.LBB22_4
; %bb.3:                                ; %bb3
	clc
	adc	#235
	ldx	#1
.LBB22_4:                               ; %bb6
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
	jmp	.LBB22_7
.LBB22_5:                               ; %bb11
                                        ;   in Loop: Header=BB22_7 Depth=1
	lda	#1
.LBB22_6:                               ; %bb11
                                        ;   in Loop: Header=BB22_7 Depth=1
	stx	__rc6
	inc	__rc6
	clc
	adc	__rc2
	tay
	txa
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),y
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
	beq	.LBB22_9
.LBB22_7:                               ; %bb11
                                        ; =>This Inner Loop Header: Depth=1
	ldy	awale_c64.screens.pit.TURN,x
	cpy	__rc3
	bcc	.LBB22_5
; %bb.8:                                ; %bb11
                                        ;   in Loop: Header=BB22_7 Depth=1
	lda	#0
	jmp	.LBB22_6
.LBB22_9:                               ; %bb12
	rts
.Lfunc_end22:
	.size	awale_c64.screens.pit.put_seeds, .Lfunc_end22-awale_c64.screens.pit.put_seeds
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
	bcs	.LBB23_2
; %bb.1:                                ; %start
	ldx	#0
.LBB23_2:                               ; %start
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
.Lfunc_end23:
	.size	awale_c64.screens.line.Pen.write, .Lfunc_end23-awale_c64.screens.line.Pen.write
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
.Lfunc_end24:
	.size	awale_c64.screens.line.show, .Lfunc_end24-awale_c64.screens.line.show
                                        ; -- End function
	.section	.text.awale_c64.screens.line.blank,"ax",@progbits
	.type	awale_c64.screens.line.blank,@function ; -- Begin function awale_c64.screens.line.blank
awale_c64.screens.line.blank:           ; @awale_c64.screens.line.blank
; %bb.0:                                ; %start
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
	sta	mos8(.Lawale_c64.screens.line.blank_zp_stk+2)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.line.blank_zp_stk+3)
	stx	mos8(.Lawale_c64.screens.line.blank_zp_stk+4)
	sty	mos8(.Lawale_c64.screens.line.blank_zp_stk+5)
	cpx	#40
	bcs	.LBB25_3
; %bb.1:
	ldx	#mos8(.Lawale_c64.screens.line.blank_zp_stk+2)
	ldy	#mos8(0)
	stx	mos8(.Lawale_c64.screens.line.blank_zp_stk)
	sty	mos8(.Lawale_c64.screens.line.blank_zp_stk+1)
.LBB25_2:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.screens.line.blank_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.line.blank_zp_stk+1)
	stx	__rc3
	lda	#0
	jsr	awale_c64.screens.line.Pen.write
	ldx	mos8(.Lawale_c64.screens.line.blank_zp_stk+4)
	cpx	#40
	bcc	.LBB25_2
.LBB25_3:                               ; %bb5
	rts
.Lfunc_end25:
	.size	awale_c64.screens.line.blank, .Lfunc_end25-awale_c64.screens.line.blank
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print,"ax",@progbits
	.type	awale_c64.screens.line.print,@function ; -- Begin function awale_c64.screens.line.print
awale_c64.screens.line.print:           ; @awale_c64.screens.line.print
; %bb.0:                                ; %start
	stx	__rc6
	ldx	__rc2
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk)
	ldx	__rc3
	ldy	__rc5
	sty	mos8(.Lawale_c64.screens.line.print_zp_stk+2)
	ldy	#0
	sty	__rc2
	asl
	rol	__rc2
	sta	__rc3
	clc
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	adc	__rc3
	tay
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc2
	sty	__rc2
	sta	__rc3
	ldy	#1
	lda	(__rc2),y
	sta	__rc5
	dey
	sty	mos8(.Lawale_c64.screens.line.print_zp_stk+8) ; 1-byte Folded Spill
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	lda	__rc5
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+5)
	lda	__rc6
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+6)
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	clc
	lda	__rc4
	adc	#33
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+1)
	jmp	.LBB26_3
.LBB26_1:                               ; %bb2
                                        ;   in Loop: Header=BB26_3 Depth=1
	tya
	cpx	#255
	bne	.LBB26_2
	jmp	.LBB26_8
.LBB26_2:                               ; %bb18
                                        ;   in Loop: Header=BB26_3 Depth=1
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.screens.line.Pen.write
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+8) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+8) ; 1-byte Folded Spill
.LBB26_3:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	clc
	lda	#mos16lo(text_bytes)
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk)
	adc	text_lo,x
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc3
	ldy	mos8(.Lawale_c64.screens.line.print_zp_stk+8) ; 1-byte Folded Reload
	lda	(__rc2),y
	tay
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+1)
	cpy	#3
	beq	.LBB26_2
; %bb.4:                                ; %bb2
                                        ;   in Loop: Header=BB26_3 Depth=1
	tya
	tax
	cpx	#5
	bne	.LBB26_1
; %bb.5:                                ; %bb5
                                        ;   in Loop: Header=BB26_3 Depth=1
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+2)
	lda	awale_c64.screens.line.DECIMAL,x
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+3)
	lsr
	lsr
	lsr
	lsr
	beq	.LBB26_7
; %bb.6:                                ; %bb10
                                        ;   in Loop: Header=BB26_3 Depth=1
	ora	#16
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.screens.line.Pen.write
.LBB26_7:                               ; %bb14
                                        ;   in Loop: Header=BB26_3 Depth=1
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+3)
	and	#15
	ora	#16
	jmp	.LBB26_2
.LBB26_8:                               ; %bb7
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+6)
	rts
.Lfunc_end26:
	.size	awale_c64.screens.line.print, .Lfunc_end26-awale_c64.screens.line.print
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
.Lfunc_end27:
	.size	awale_c64.screens.line.message, .Lfunc_end27-awale_c64.screens.line.message
                                        ; -- End function
	.section	.text.awale_c64.screens.wood.plank,"ax",@progbits
	.type	awale_c64.screens.wood.plank,@function ; -- Begin function awale_c64.screens.wood.plank
awale_c64.screens.wood.plank:           ; @awale_c64.screens.wood.plank
; %bb.0:                                ; %start
	sta	__rc2
	stx	__rc10
	cpx	__rc2
	bcc	.LBB28_1
	jmp	.LBB28_2
.LBB28_1:                               ; %bb27
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
.LBB28_2:
	stx	__rc3
	jmp	.LBB28_13
.LBB28_3:                               ; %bb16
                                        ;   in Loop: Header=BB28_5 Depth=2
	clc
	lda	__rc12
	adc	#5
	sta	__rc12
	and	#7
	tay
	lda	#224
	clc
	adc	awale_c64.screens.wood.PIECES,y
.LBB28_4:                               ; %bb19
                                        ;   in Loop: Header=BB28_5 Depth=2
	ldx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Reload
	stx	__rc13
	inx
	ldy	__rc13
	sta	(__rc6),y
	lda	#10
	sta	(__rc8),y
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Spill
	cpx	#40
	beq	.LBB28_7
.LBB28_5:                               ; %bb11
                                        ;   Parent Loop BB28_13 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc5
	beq	.LBB28_3
; %bb.6:                                ;   in Loop: Header=BB28_5 Depth=2
	lda	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Reload
	jmp	.LBB28_4
.LBB28_7:                               ; %bb3.loopexit
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	__rc10
	cpx	__rc4
	bcc	.LBB28_9
; %bb.8:                                ; %bb3.loopexit
                                        ;   in Loop: Header=BB28_13 Depth=1
	lda	#0
	jmp	.LBB28_10
.LBB28_9:                               ; %bb3.loopexit
                                        ;   in Loop: Header=BB28_13 Depth=1
	lda	#1
.LBB28_10:                              ; %bb3.loopexit
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#1
	ldy	__rc11
	bne	.LBB28_12
; %bb.11:                               ; %select.false
                                        ;   in Loop: Header=BB28_13 Depth=1
	and	#1
	tax
.LBB28_12:                              ; %select.end
                                        ;   in Loop: Header=BB28_13 Depth=1
	lda	__rc4
	cpx	#0
	beq	.LBB28_13
	jmp	.LBB28_1
.LBB28_13:                              ; %bb2.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB28_5 Depth 2
	cmp	__rc3
	sta	__rc4
	ldx	#1
	bcs	.LBB28_15
; %bb.14:                               ; %bb2.i.i
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#0
.LBB28_15:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB28_13 Depth=1
	stx	__rc11
	bcs	.LBB28_17
; %bb.16:                               ; %bb4.i.i
                                        ;   in Loop: Header=BB28_13 Depth=1
	sta	__rc4
	inc	__rc4
.LBB28_17:                              ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#1
	ldy	#1
	cmp	__rc2
	beq	.LBB28_19
; %bb.18:                               ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldy	#0
.LBB28_19:                              ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	cmp	__rc3
	beq	.LBB28_21
; %bb.20:                               ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#0
.LBB28_21:                              ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	stx	__rc8
	ldx	#0
	stx	__rc5
	inx
	stx	__rc13
	sty	__rc14
	cpy	#0
	bne	.LBB28_23
; %bb.22:                               ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#0
	stx	__rc13
.LBB28_23:                              ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
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
	bne	.LBB28_25
; %bb.24:                               ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	lda	#0
	sta	__rc5
.LBB28_25:                              ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	clc
	txa
	adc	#0
	tay
	ldx	#1
	bcs	.LBB28_27
; %bb.26:                               ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#0
.LBB28_27:                              ; %bb6
                                        ;   in Loop: Header=BB28_13 Depth=1
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
	bne	.LBB28_29
; %bb.28:                               ; %select.false4
                                        ;   in Loop: Header=BB28_13 Depth=1
	ldx	#233
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Spill
.LBB28_29:                              ; %select.end3
                                        ;   in Loop: Header=BB28_13 Depth=1
	sty	__rc6
	sty	__rc8
	lda	__rc13
	ora	__rc5
	and	#1
	sta	__rc5
	ldx	#0
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Spill
	jmp	.LBB28_5
.Lfunc_end28:
	.size	awale_c64.screens.wood.plank, .Lfunc_end28-awale_c64.screens.wood.plank
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.put,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.put,@function ; -- Begin function awale_c64.screens.basin.Basin.put
awale_c64.screens.basin.Basin.put:      ; @awale_c64.screens.basin.Basin.put
; %bb.0:                                ; %start
	sta	__rc7
	cpx	#2
	txa
	tay
	bcc	.LBB29_3
; %bb.1:                                ; %bb2.i
	ldy	#3
	lda	(__rc2),y
	sta	__rc8
	clc
	adc	#254
	sta	__rc5
	cpx	__rc5
	dey
	bcc	.LBB29_3
; %bb.2:                                ; %bb3.i
	txa
	clc
	adc	#5
	sec
	sbc	__rc8
	tay
.LBB29_3:                               ; %awale_c64.screens.basin.stretch.exit
	stx	__rc8
	lda	awale_c64.screens.basin.ROW_PLACE,y
	tay
	sty	__rc9
	ldx	__rc7
	cpx	#2
	lda	__rc7
	bcc	.LBB29_6
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
	bcc	.LBB29_6
; %bb.5:                                ; %bb3.i6
	lda	__rc7
	clc
	adc	#5
	sec
	sbc	__rc5
.LBB29_6:                               ; %awale_c64.screens.basin.stretch.exit9
	clc
	adc	__rc9
	clc
	ldx	__rc4
	adc	mos8(awale_c64.screens.pit.LEVEL),x
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
.Lfunc_end29:
	.size	awale_c64.screens.basin.Basin.put, .Lfunc_end29-awale_c64.screens.basin.Basin.put
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.paint,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.paint,@function ; -- Begin function awale_c64.screens.basin.Basin.paint
awale_c64.screens.basin.Basin.paint:    ; @awale_c64.screens.basin.Basin.paint
; %bb.0:                                ; %start
	ldy	#3
	lda	(__rc2),y
	bne	.LBB30_1
	jmp	.LBB30_6
.LBB30_1:                               ; %bb5.lr.ph
	sta	__rc4
	ldy	#2
	lda	(__rc2),y
	sta	__rc5
	ldy	#0
	lda	(__rc2),y
	ldx	#0
	sta	__rc8
	iny
	lda	(__rc2),y
	sta	__rc9
	stx	__rc2
.LBB30_2:                               ; %bb5
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB30_4 Depth 2
	lda	__rc5
	beq	.LBB30_5
; %bb.3:                                ; %bb10.lr.ph
                                        ;   in Loop: Header=BB30_2 Depth=1
	ldx	__rc5
	lda	__rc8
	clc
	adc	__rc2
	asl
	sta	__rc3
	ldy	#0
	tya
	rol
	sta	__rc5
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc3
	sta	__rc6
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc5
	sta	__rc7
	lda	(__rc6),y
	sta	__rc3
	iny
	lda	(__rc6),y
	sta	__rc5
	clc
	lda	__rc3
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#216
	sta	__rc7
	ldy	__rc9
	stx	__rc5
.LBB30_4:                               ; %bb10
                                        ;   Parent Loop BB30_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	#10
	sta	(__rc6),y
	dex
	iny
	txa
	bne	.LBB30_4
.LBB30_5:                               ; %bb2.loopexit
                                        ;   in Loop: Header=BB30_2 Depth=1
	ldx	__rc2
	inx
	stx	__rc2
	cpx	__rc4
	beq	.LBB30_6
	jmp	.LBB30_2
.LBB30_6:                               ; %bb6
	rts
.Lfunc_end30:
	.size	awale_c64.screens.basin.Basin.paint, .Lfunc_end30-awale_c64.screens.basin.Basin.paint
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.put_seeds,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.put_seeds,@function ; -- Begin function awale_c64.screens.basin.Basin.put_seeds
awale_c64.screens.basin.Basin.put_seeds: ; @awale_c64.screens.basin.Basin.put_seeds
; %bb.0:                                ; %start
	sta	__rc5
	ldy	#3
	lda	(__rc2),y
	bne	.LBB31_1
	jmp	.LBB31_36
.LBB31_1:                               ; %bb2.lr.ph
	ldx	__rc2
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	ldy	#2
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+6)
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	jmp	.LBB31_4
.LBB31_2:                               ;   in Loop: Header=BB31_4 Depth=1
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	stx	__rc5
.LBB31_3:                               ; %bb1.loopexit
                                        ;   in Loop: Header=BB31_4 Depth=1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	bne	.LBB31_4
	jmp	.LBB31_36
.LBB31_4:                               ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB31_21 Depth 2
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	dec	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	beq	.LBB31_3
; %bb.5:                                ; %bb7.lr.ph
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldy	#1
	lda	__rc5
	sta	__rc2
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	beq	.LBB31_7
; %bb.6:                                ; %bb7.lr.ph
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldy	#0
.LBB31_7:                               ; %bb7.lr.ph
                                        ;   in Loop: Header=BB31_4 Depth=1
	stx	__rc3
	cpx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	bne	.LBB31_9
; %bb.8:                                ; %bb7.lr.ph
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldx	#0
	jmp	.LBB31_10
.LBB31_9:                               ; %bb7.lr.ph
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldx	#1
.LBB31_10:                              ; %bb7.lr.ph
                                        ;   in Loop: Header=BB31_4 Depth=1
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+9) ; 1-byte Folded Spill
	lda	__rc2
	bne	.LBB31_12
; %bb.11:                               ;   in Loop: Header=BB31_4 Depth=1
	ldy	#1
.LBB31_12:                              ; %select.end
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldx	#0
	stx	__rc4
	lda	__rc5
	cpy	#0
	bne	.LBB31_17
; %bb.13:                               ; %bb6.i.peel
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldx	__rc3
	cpx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	bne	.LBB31_15
; %bb.14:                               ; %bb6.i.peel
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldx	#0
	jmp	.LBB31_16
.LBB31_15:                              ; %bb6.i.peel
                                        ;   in Loop: Header=BB31_4 Depth=1
	ldx	#1
.LBB31_16:                              ; %bb6.i.peel
                                        ;   in Loop: Header=BB31_4 Depth=1
	stx	__rc4
.LBB31_17:                              ; %bb12.peel
                                        ;   in Loop: Header=BB31_4 Depth=1
	sec
	sbc	__rc4
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	stx	__rc3
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	lda	#0
	jsr	awale_c64.screens.basin.Basin.put
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+6)
	cpx	#1
	bne	.LBB31_18
	jmp	.LBB31_2
.LBB31_18:                              ; %bb7.preheader
                                        ;   in Loop: Header=BB31_4 Depth=1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+9) ; 1-byte Folded Reload
	and	#1
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+7)
	ldy	#1
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	stx	__rc5
	jmp	.LBB31_21
.LBB31_19:                              ; %bb12
                                        ;   in Loop: Header=BB31_21 Depth=2
	ldx	#0
.LBB31_20:                              ; %bb12
                                        ;   in Loop: Header=BB31_21 Depth=2
	stx	__rc4
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	inc	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	sec
	lda	__rc5
	sbc	__rc4
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+8)
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	stx	__rc3
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	tya
	jsr	awale_c64.screens.basin.Basin.put
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+8)
	stx	__rc5
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5)
	cpx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	bne	.LBB31_21
	jmp	.LBB31_3
.LBB31_21:                              ; %bb7
                                        ;   Parent Loop BB31_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc5
	beq	.LBB31_26
; %bb.22:                               ; %bb1.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	ldx	#1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	beq	.LBB31_24
; %bb.23:                               ; %bb1.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	ldx	#0
.LBB31_24:                              ; %bb1.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	sec
	tya
	sbc	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	cmp	#255
	bne	.LBB31_27
; %bb.25:                               ; %bb1.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	lda	#0
	jmp	.LBB31_28
.LBB31_26:                              ;   in Loop: Header=BB31_21 Depth=2
	lda	#0
	tax
	beq	.LBB31_19
	jmp	.LBB31_35
.LBB31_27:                              ; %bb1.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	lda	#1
.LBB31_28:                              ; %bb1.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	and	#1
	bit	__set_v
	cmp	#0
	beq	.LBB31_31
; %bb.29:                               ; %select.end1
                                        ;   in Loop: Header=BB31_21 Depth=2
	bvc	.LBB31_34
.LBB31_30:                              ; %bb12
                                        ;   in Loop: Header=BB31_21 Depth=2
	tax
	bne	.LBB31_35
	jmp	.LBB31_19
.LBB31_31:                              ; %select.false2
                                        ;   in Loop: Header=BB31_21 Depth=2
	dex
	inx
	beq	.LBB31_33
; %bb.32:                               ; %select.false2
                                        ;   in Loop: Header=BB31_21 Depth=2
	bit	__set_v
	bvs	.LBB31_30
	jmp	.LBB31_34
.LBB31_33:                              ; %select.false2
                                        ;   in Loop: Header=BB31_21 Depth=2
	clv
	bvs	.LBB31_30
.LBB31_34:                              ; %bb6.i
                                        ;   in Loop: Header=BB31_21 Depth=2
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+7)
                                        ; kill: def $alsb killed $alsb killed $a def $a
	tax
	bne	.LBB31_35
	jmp	.LBB31_19
.LBB31_35:                              ; %bb12
                                        ;   in Loop: Header=BB31_21 Depth=2
	ldx	#1
	jmp	.LBB31_20
.LBB31_36:                              ; %bb15
	rts
.Lfunc_end31:
	.size	awale_c64.screens.basin.Basin.put_seeds, .Lfunc_end31-awale_c64.screens.basin.Basin.put_seeds
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
	beq	.LBB32_2
; %bb.1:                                ; %bb3
	ora	#192
	jmp	.LBB32_3
.LBB32_2:
	lda	#224
.LBB32_3:                               ; %bb4
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
.Lfunc_end32:
	.size	awale_c64.screens.board.put_number, .Lfunc_end32-awale_c64.screens.board.put_number
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_store,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_store,@function ; -- Begin function awale_c64.screens.board.Board.draw_store
awale_c64.screens.board.Board.draw_store: ; @awale_c64.screens.board.Board.draw_store
; %bb.0:                                ; %start
	tax
	pha
	lda	GAME+1362,x
	tax
	pla
	stx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+5) ; 1-byte Folded Spill
	asl
	ldy	#0
	sty	__rc2
	rol	__rc2
	asl
	sta	__rc3
	rol	__rc2
	lda	#mos16lo(awale_c64.screens.board.STORES)
	clc
	adc	__rc3
	tay
	lda	#mos16hi(awale_c64.screens.board.STORES)
	adc	__rc2
	sty	__rc2
	sta	__rc3
	ldy	#1
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+4) ; 1-byte Folded Spill
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
	lda	#mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk)
	ldy	#mos8(0)
	sta	__rc2
	sty	__rc3
	txa
	jsr	awale_c64.screens.basin.Basin.put_seeds
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc2
	inc	__rc2
	lda	#88
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_store_zp_stk+5) ; 1-byte Folded Reload
	stx	__rc3
	ldx	#2
	jmp	awale_c64.screens.board.put_number
.Lfunc_end33:
	.size	awale_c64.screens.board.Board.draw_store, .Lfunc_end33-awale_c64.screens.board.Board.draw_store
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_pit,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_pit,@function ; -- Begin function awale_c64.screens.board.Board.draw_pit
awale_c64.screens.board.Board.draw_pit: ; @awale_c64.screens.board.Board.draw_pit
; %bb.0:                                ; %start
	tax
	pha
	lda	GAME+1350,x
	tax
	pla
	stx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk) ; 1-byte Folded Spill
	asl
	sta	__rc2
	sta	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+1) ; 1-byte Folded Spill
	lda	#0
	tay
	rol
	sta	__rc3
	sta	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+2) ; 1-byte Folded Spill
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	stx	__rc2
	tax
	lda	__rc4
	jsr	awale_c64.screens.pit.put_seeds
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	adc	__rc2
	tay
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc2
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	ldx	#3
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.board.Board.draw_pit_zp_stk) ; 1-byte Folded Reload
	stx	__rc3
	tax
	lda	__rc4
	jmp	awale_c64.screens.board.put_number
.Lfunc_end34:
	.size	awale_c64.screens.board.Board.draw_pit, .Lfunc_end34-awale_c64.screens.board.Board.draw_pit
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.set_mark,"ax",@progbits
	.type	awale_c64.screens.board.Board.set_mark,@function ; -- Begin function awale_c64.screens.board.Board.set_mark
awale_c64.screens.board.Board.set_mark: ; @awale_c64.screens.board.Board.set_mark
; %bb.0:                                ; %start
	stx	__rc2
	tax
	pha
	lda	GAME+1338,x
	tax
	pla
	cpx	__rc2
	bne	.LBB35_1
	jmp	.LBB35_5
.LBB35_1:                               ; %bb4
	sta	__rc3
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1) ; 1-byte Folded Spill
	lda	__rc2
	ldx	__rc3
	sta	GAME+1338,x
	ldx	__rc2
	lda	.Lswitch.table.awale_c64.screens.board.Board.set_mark,x
	tax
	stx	__rc6
	ldx	__rc2
	lda	.Lswitch.table.awale_c64.screens.board.Board.set_mark.1,x
	tax
	stx	__rc8
	asl	__rc3
	lda	#0
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.screens.board.PIT)
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	clc
	adc	__rc3
	sta	__rc3
	ldx	__rc4
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3) ; 1-byte Folded Spill
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc4
	ldx	__rc3
	stx	__rc4
	ldy	#0
	sta	__rc5
	lda	(__rc4),y
	sta	__rc7
	iny
	lda	(__rc4),y
	ldx	__rc2
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk) ; 1-byte Folded Spill
	ldx	__rc8
	stx	__rc2
	ldx	__rc6
	stx	__rc3
	tax
	lda	__rc7
	jsr	awale_c64.screens.pit.paint_rim
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	cpx	#2
	bne	.LBB35_3
; %bb.2:
	ldx	#202
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+5) ; 1-byte Folded Spill
	inx
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Spill
	jmp	.LBB35_4
.LBB35_3:                               ; %select.false
	ldx	#224
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+5) ; 1-byte Folded Spill
.LBB35_4:                               ; %select.end
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc3
	adc	__rc3
	sta	__rc4
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc3
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc3
	ldy	#0
	sta	__rc5
	lda	(__rc4),y
	sta	__rc6
	iny
	lda	(__rc4),y
	sta	__rc3
	clc
	lda	__rc6
	adc	#0
	sta	__rc4
	lda	__rc3
	adc	#192
	sta	__rc5
	lda	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+5) ; 1-byte Folded Reload
	dey
	sta	(__rc4),y
	ldy	#2
	lda	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Reload
	sta	(__rc4),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1) ; 1-byte Folded Reload
.LBB35_5:                               ; %bb16
	cpx	__rc2
	bne	.LBB35_7
; %bb.6:                                ; %bb16
	lda	#0
	rts
.LBB35_7:                               ; %bb16
	lda	#1
	rts
.Lfunc_end35:
	.size	awale_c64.screens.board.Board.set_mark, .Lfunc_end35-awale_c64.screens.board.Board.set_mark
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
	bcs	.LBB36_2
; %bb.1:                                ; %start
	ldy	#0
.LBB36_2:                               ; %start
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
.Lfunc_end36:
	.size	awale_c64.screens.board.put_wood, .Lfunc_end36-awale_c64.screens.board.put_wood
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
.Lfunc_end37:
	.size	awale_c64.screens.clear, .Lfunc_end37-awale_c64.screens.clear
                                        ; -- End function
	.section	.text.awale_c64.screens.title.draw_setup,"ax",@progbits
	.type	awale_c64.screens.title.draw_setup,@function ; -- Begin function awale_c64.screens.title.draw_setup
awale_c64.screens.title.draw_setup:     ; @awale_c64.screens.title.draw_setup
; %bb.0:                                ; %start
	ldy	GAME+1365
	ldx	#1
	cpy	#1
	beq	.LBB38_2
; %bb.1:                                ; %select.false
	ldx	#3
.LBB38_2:                               ; %select.end
	lda	#0
	ldy	#1
	sty	__rc2
	stx	__rc3
	sta	__rc4
	sta	__rc5
	ldx	#4
	lda	#13
	jsr	awale_c64.screens.line.print
	ldy	#1
	ldx	GAME+1365
	cpx	#2
	beq	.LBB38_4
; %bb.3:                                ; %select.false2
	ldy	#3
.LBB38_4:                               ; %select.end1
	lda	#2
	ldx	#0
	sta	__rc2
	sty	__rc3
	stx	__rc4
	stx	__rc5
	ldx	#4
	lda	#14
	jsr	awale_c64.screens.line.print
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#3
	stx	__rc2
	stx	__rc3
	ldx	#0
	stx	__rc4
	stx	__rc5
	ldx	#4
	lda	#16
	jsr	awale_c64.screens.line.print
	tax
	ldy	#1
	inx
	clc
	lda	#4
	adc	GAME+1366
	sta	__rc2
	sty	__rc3
	dey
	sty	__rc4
	sty	__rc5
	lda	#16
	jsr	awale_c64.screens.line.print
	tax
	lda	#16
	jsr	awale_c64.screens.line.blank
	lda	GAME+1366
	asl
	tax
	lda	#0
	rol
	sta	__rc2
	txa
	asl
	rol	__rc2
	asl
	tay
	lda	__rc2
	rol
	tax
	sec
	tya
	sbc	GAME+1366
	sta	__rc2
	txa
	sbc	#0
	sta	__rc3
	lda	#mos16lo(awale_c64.setup.PRESETS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.setup.PRESETS)
	adc	__rc3
	sta	__rc3
	ldy	#5
	lda	(__rc2),y
	ldy	#9
	cmp	#1
	bne	.LBB38_7
; %bb.5:                                ; %bb19
	ldx	GAME+1365
	ldy	#10
	cpx	#1
	bne	.LBB38_7
; %bb.6:
	ldy	#11
.LBB38_7:                               ; %bb24
	lda	#3
	ldx	#0
	sty	__rc2
	sta	__rc3
	stx	__rc4
	stx	__rc5
	ldx	#4
	lda	#18
	jsr	awale_c64.screens.line.print
	tax
	lda	#18
	jsr	awale_c64.screens.line.blank
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#20
	ldx	#0
	jmp	awale_c64.screens.line.blank
.Lfunc_end38:
	.size	awale_c64.screens.title.draw_setup, .Lfunc_end38-awale_c64.screens.title.draw_setup
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.play,"ax",@progbits
	.type	awale_c64.hardware.Hardware.play,@function ; -- Begin function awale_c64.hardware.Hardware.play
awale_c64.hardware.Hardware.play:       ; @awale_c64.hardware.Hardware.play
; %bb.0:                                ; %start
	stx	__rc8
	ldx	#0
	sta	__rc9
	tay
	beq	.LBB39_2
; %bb.1:                                ; %select.false
	ldx	#7
.LBB39_2:                               ; %select.end
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
	lda	.LJTI39_0,y
	pha
	lda	.LJTI39_0+4,y
	tay
	pla
	sta	__rc6
	sty	__rc7
	ldy	#9
	lda	#48
	jmp	(__rc6)
.LBB39_3:                               ; %awale_c64.hardware.sound.Sound.decay.exit.thread68
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
	jmp	.LBB39_7
.LBB39_4:                               ; %bb2.i22
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
	jmp	.LBB39_7
.LBB39_5:                               ; %bb2.i10
	ldy	#11
	lda	#16
.LBB39_6:                               ; %bb3.i19
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
.LBB39_7:                               ; %awale_c64.hardware.sound.Sound.waveform.exit
	stx	mos8(.Lawale_c64.hardware.Hardware.play_zp_stk) ; 1-byte Folded Spill
	lda	#0
	sta	(__rc2),y
	ldx	#15
	stx	54296
	lda	mos8(.Lawale_c64.hardware.Hardware.play_zp_stk) ; 1-byte Folded Reload
	sta	(__rc4),y
	rts
.Lfunc_end39:
	.size	awale_c64.hardware.Hardware.play, .Lfunc_end39-awale_c64.hardware.Hardware.play
	.section	.rodata.awale_c64.hardware.Hardware.play,"a",@progbits
.LJTI39_0:
	.byte	.LBB39_3@mos16lo
	.byte	.LBB39_6@mos16lo
	.byte	.LBB39_4@mos16lo
	.byte	.LBB39_5@mos16lo
	.byte	.LBB39_3@mos16hi
	.byte	.LBB39_6@mos16hi
	.byte	.LBB39_4@mos16hi
	.byte	.LBB39_5@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.next_key,"ax",@progbits
	.type	awale_c64.hardware.Hardware.next_key,@function ; -- Begin function awale_c64.hardware.Hardware.next_key
awale_c64.hardware.Hardware.next_key:   ; @awale_c64.hardware.Hardware.next_key
; %bb.0:                                ; %start
	ldx	key_tail
	ldy	key_head
	sty	__rc4
	cpx	__rc4
	bne	.LBB40_7
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
	beq	.LBB40_2
	jmp	.LBB40_15
.LBB40_2:                               ; %bb2.i
	tya
	and	#4
	ldx	#157
	cmp	#0
	beq	.LBB40_3
	jmp	.LBB40_15
.LBB40_3:                               ; %bb4.i3
	tya
	and	#8
	ldx	#29
	cmp	#0
	bne	.LBB40_15
; %bb.4:                                ; %bb6.i4
	tya
	and	#1
	and	#1
	ldx	#145
	cmp	#0
	bne	.LBB40_15
; %bb.5:                                ; %bb8.i6
	tya
	and	#2
	beq	.LBB40_17
; %bb.6:                                ; %select.false14
	ldx	#17
	txa
	rts
.LBB40_7:                               ; %bb4
	ldy	key_ring,x
	inx
	txa
	and	#7
	sta	key_tail
	tya
	and	#63
	tax
	cpy	#0
	bmi	.LBB40_12
; %bb.8:                                ; %bb6.i
	lda	awale_c64.hardware.key.CODES,x
	tax
	cpx	#29
	beq	.LBB40_14
; %bb.9:                                ; %bb6.i
	cpx	#17
	bne	.LBB40_15
; %bb.10:                               ; %bb9.i
	cpy	#64
	ldx	#17
	bcc	.LBB40_15
; %bb.11:                               ; %bb10.i
	lda	#145
	rts
.LBB40_12:                              ; %bb1.i
	ldx	#171
	cmp	#62
	beq	.LBB40_15
; %bb.13:                               ; %select.false
	lda	#255
	rts
.LBB40_14:                              ; %bb8.i
	cpy	#64
	ldx	#29
	bcs	.LBB40_16
.LBB40_15:                              ; %bb7
	txa
	rts
.LBB40_16:                              ; %bb12.i
	lda	#157
	rts
.LBB40_17:
	lda	#0
	rts
.Lfunc_end40:
	.size	awale_c64.hardware.Hardware.next_key, .Lfunc_end40-awale_c64.hardware.Hardware.next_key
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.wait_frame,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.wait_frame,@function ; -- Begin function awale_c64.hardware.machine.Hardware.wait_frame
awale_c64.hardware.machine.Hardware.wait_frame: ; @awale_c64.hardware.machine.Hardware.wait_frame
; %bb.0:                                ; %start
	ldx	frame_counter
	stx	__rc2
.LBB41_1:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB41_1
; %bb.2:                                ; %bb5
	rts
.Lfunc_end41:
	.size	awale_c64.hardware.machine.Hardware.wait_frame, .Lfunc_end41-awale_c64.hardware.machine.Hardware.wait_frame
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
	bne	.LBB42_2
; %bb.1:                                ; %select.false
	ldx	#11
.LBB42_2:                               ; %select.end
	stx	53265
	rts
.Lfunc_end42:
	.size	awale_c64.hardware.machine.Hardware.display, .Lfunc_end42-awale_c64.hardware.machine.Hardware.display
                                        ; -- End function
	.section	.text.awale_main,"ax",@progbits
	.globl	awale_main                      ; -- Begin function awale_main
	.type	awale_main,@function
awale_main:                             ; @awale_main
; %bb.0:                                ; %start
	ldx	#1
	stx	GAME+1365
	dex
	stx	GAME+1366
	jsr	awale_c64.app.App.show_title
	ldx	#0
	stx	__rc20
	jmp	.LBB43_2
.LBB43_1:                               ; %bb10.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	jsr	awale_c64.app.App.show_title
.LBB43_2:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldy	GAME+1367
	cpy	#1
	bne	.LBB43_6
; %bb.3:                                ; %bb3.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	GAME+1365
	cpx	#1
	bne	.LBB43_6
; %bb.4:                                ; %awale_c64.setup.Setup.is_computer.exit.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	GAME+21
	cpx	#1
	bne	.LBB43_6
; %bb.5:                                ; %bb5.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	jsr	awale_c64.play.App.play_computer_move
	jmp	.LBB43_2
.LBB43_6:                               ; %bb2.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	sty	__rc21
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB43_2
; %bb.7:                                ; %bb8.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	__rc21
	beq	.LBB43_10
; %bb.8:                                ; %bb8.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	__rc21
	cpx	#5
	beq	.LBB43_1
; %bb.9:                                ; %bb9.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	jsr	awale_c64.play.App.play_key
	jmp	.LBB43_2
.LBB43_10:                              ; %bb11.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	sec
	tax
	sbc	#49
	cmp	#2
	bcc	.LBB43_16
; %bb.11:                               ; %bb11.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	cpx	#13
	beq	.LBB43_17
; %bb.12:                               ; %bb11.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	cpx	#82
	beq	.LBB43_13
	jmp	.LBB43_18
.LBB43_13:                              ; %bb3.i.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	GAME+1366
	inx
	cpx	#5
	bne	.LBB43_15
; %bb.14:                               ; %bb1.i.i.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	#0
.LBB43_15:                              ; %awale_c64.setup.Setup.next_preset.exit.i.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	stx	GAME+1366
	jsr	awale_c64.screens.title.draw_setup
	jmp	.LBB43_2
.LBB43_16:                              ; %bb4.i.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	clc
	txa
	adc	#208
	sta	GAME+1365
	jsr	awale_c64.screens.title.draw_setup
	jmp	.LBB43_2
.LBB43_17:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	lda	GAME+1366
	asl
	ldx	__rc20
	stx	__rc3
	rol	__rc3
	asl
	rol	__rc3
	asl
	rol	__rc3
	sec
	sbc	GAME+1366
	sta	__rc2
	lda	__rc3
	sbc	#0
	sta	__rc3
	lda	#mos16lo(awale_c64.setup.PRESETS)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.setup.PRESETS)
	adc	__rc3
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	ldx	#0
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
	ldy	#6
	lda	(__rc2),y
	sta	GAME+6
	dey
	lda	(__rc2),y
	sta	GAME+5
	sta	__rc21
	ldy	#mos16lo(GAME+7)
	sty	__rc2
	ldy	#mos16hi(GAME+7)
	sty	__rc3
	ldy	__rc2
	sty	.Lawale_main_sstk               ; 1-byte Folded Spill
	ldy	__rc3
	sty	.Lawale_main_sstk+1             ; 1-byte Folded Spill
	ldy	.Lawale_main_sstk               ; 1-byte Folded Reload
	sty	__rc2
	ldy	.Lawale_main_sstk+1             ; 1-byte Folded Reload
	sty	__rc3
	stx	__rc4
	ldx	#12
	lda	#4
	jsr	__memset
	ldx	#0
	stx	GAME+19
	stx	GAME+20
	ldy	__rc21
	sty	GAME+21
	ldy	#mos16lo(GAME+23)
	sty	__rc2
	ldy	#mos16hi(GAME+23)
	sty	__rc3
	ldy	.Lawale_main_sstk               ; 1-byte Folded Reload
	sty	__rc4
	ldy	.Lawale_main_sstk+1             ; 1-byte Folded Reload
	sty	__rc5
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	.Lawale_main_sstk               ; 1-byte Folded Reload
	stx	__rc4
	ldx	.Lawale_main_sstk+1             ; 1-byte Folded Reload
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
	jsr	awale_c64.play.App.show_game
	jsr	awale_c64.app.App.go_on
	jmp	.LBB43_2
.LBB43_18:                              ; %bb1.i1.i
                                        ;   in Loop: Header=BB43_2 Depth=1
	ldx	#0
	lda	#24
	jsr	awale_c64.app.App.refuse
	jmp	.LBB43_2
.Lfunc_end43:
	.size	awale_main, .Lfunc_end43-awale_main
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
.Lfunc_end44:
	.size	rules_begin, .Lfunc_end44-rules_begin
                                        ; -- End function
	.section	.text.rules_legal_moves,"ax",@progbits
	.globl	rules_legal_moves               ; -- Begin function rules_legal_moves
	.type	rules_legal_moves,@function
rules_legal_moves:                      ; @rules_legal_moves
; %bb.0:                                ; %start
	ldx	GAME+22
	lda	#0
	cpx	#0
	beq	.LBB45_2
.LBB45_1:                               ; %awale_c64.core.game.Game.legal_moves.exit
	rts
.LBB45_2:                               ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	ldx	GAME
	cpx	#2
	bcc	.LBB45_1
; %bb.3:                                ; %bb2.i
	cpx	#2
	bne	.LBB45_5
; %bb.4:                                ; %bb4.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	sta	mos8(.Lrules_legal_moves_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	mos8(.Lrules_legal_moves_zp_stk) ; 1-byte Folded Reload
	and	__rc2
	rts
.LBB45_5:                               ; %bb3.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	sta	mos8(.Lrules_legal_moves_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.grand_slams
	ldx	mos8(.Lrules_legal_moves_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	eor	#255
	and	__rc2
	bne	.LBB45_1
; %bb.6:                                ; %bb8.i.i
	txa
	rts
.Lfunc_end45:
	.size	rules_legal_moves, .Lfunc_end45-rules_legal_moves
                                        ; -- End function
	.section	.text.rules_play,"ax",@progbits
	.globl	rules_play                      ; -- Begin function rules_play
	.type	rules_play,@function
rules_play:                             ; @rules_play
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB46_2
; %bb.1:                                ; %bb4
	inx
	txa
	rts
.LBB46_2:                               ; %bb5
	ldy	__rc2
	stx	CAPTURE
	sty	CAPTURE+1
	ldx	__rc3
	stx	CAPTURE+2
	lda	#0
	rts
.Lfunc_end46:
	.size	rules_play, .Lfunc_end46-rules_play
                                        ; -- End function
	.section	.text.rules_take_back,"ax",@progbits
	.globl	rules_take_back                 ; -- Begin function rules_take_back
	.type	rules_take_back,@function
rules_take_back:                        ; @rules_take_back
; %bb.0:                                ; %start
	ldy	GAME+56
	ldx	GAME+57
	bne	.LBB47_2
; %bb.1:                                ; %start
	tya
	bne	.LBB47_2
	jmp	.LBB47_18
.LBB47_2:                               ; %bb2.i
	stx	mos8(.Lrules_take_back_zp_stk+3) ; 1-byte Folded Spill
	sty	mos8(.Lrules_take_back_zp_stk+2) ; 1-byte Folded Spill
	dey
	cpy	#255
	bne	.LBB47_4
; %bb.3:                                ; %bb2.i
	dex
.LBB47_4:                               ; %bb2.i
	sty	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Spill
	stx	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Spill
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
	ldy	#0
	ldx	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Reload
	stx	__rc3
	sty	GAME+54
	sty	GAME+55
	sty	GAME+56
	sty	GAME+57
	lda	__rc2
	bne	.LBB47_6
; %bb.5:                                ; %bb2.i
	lda	__rc3
	bne	.LBB47_6
	jmp	.LBB47_17
.LBB47_6:                               ; %bb4.i.preheader
	sty	__rc4
	sty	__rc5
.LBB47_7:                               ; %bb4.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc5
	cpx	#4
	bne	.LBB47_9
; %bb.8:                                ; %bb4.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	__rc4
	cpx	#0
	bcc	.LBB47_10
	jmp	.LBB47_21
.LBB47_9:                               ; %bb4.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	__rc5
	cpx	#4
	bcc	.LBB47_10
	jmp	.LBB47_21
.LBB47_10:                              ; %bb4.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	__rc2
	stx	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Spill
	ldx	__rc3
	stx	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Spill
	lda	#mos16lo(GAME+58)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+58)
	adc	__rc5
	sta	__rc3
	lda	(__rc2),y
	inc	__rc4
	bne	.LBB47_12
; %bb.11:                               ; %bb4.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	inc	__rc5
.LBB47_12:                              ; %bb4.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	__rc4
	ldy	__rc5
	stx	GAME+56
	sty	GAME+57
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	__rc4
	stx	mos8(.Lrules_take_back_zp_stk+4) ; 1-byte Folded Spill
	ldx	__rc5
	stx	mos8(.Lrules_take_back_zp_stk+5) ; 1-byte Folded Spill
	jsr	awale_c64.core.moves.Position.play
	lda	GAME+56
	ldy	GAME+57
	cpx	#0
	beq	.LBB47_14
; %bb.13:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	mos8(.Lrules_take_back_zp_stk+4) ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lrules_take_back_zp_stk+5) ; 1-byte Folded Reload
	stx	__rc5
	ldx	#0
	sta	mos8(.Lrules_take_back_zp_stk+6) ; 1-byte Folded Spill
	lda	#15
	sty	mos8(.Lrules_take_back_zp_stk+4) ; 1-byte Folded Spill
	jsr	memcpy
	lda	mos8(.Lrules_take_back_zp_stk+6) ; 1-byte Folded Reload
	ldy	mos8(.Lrules_take_back_zp_stk+4) ; 1-byte Folded Reload
	sta	GAME+54
	sty	GAME+55
.LBB47_14:                              ; %awale_c64.core.game.Game.advance.exit.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	cpy	__rc2
	bne	.LBB47_16
; %bb.15:                               ; %awale_c64.core.game.Game.advance.exit.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	ldx	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Reload
	stx	__rc3
	cmp	__rc3
	sta	__rc4
	sty	__rc5
	ldy	#0
	bcs	.LBB47_17
	jmp	.LBB47_7
.LBB47_16:                              ; %awale_c64.core.game.Game.advance.exit.i
                                        ;   in Loop: Header=BB47_7 Depth=1
	cpy	__rc2
	sta	__rc4
	sty	__rc5
	ldx	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Reload
	stx	__rc3
	ldy	#0
	bcs	.LBB47_17
	jmp	.LBB47_7
.LBB47_17:                              ; %bb6.i
	ldx	#0
	stx	GAME+22
	ldy	mos8(.Lrules_take_back_zp_stk+2) ; 1-byte Folded Reload
	ldx	mos8(.Lrules_take_back_zp_stk+3) ; 1-byte Folded Reload
.LBB47_18:                              ; %awale_c64.core.game.Game.take_back.exit
	txa
	bne	.LBB47_22
; %bb.19:                               ; %awale_c64.core.game.Game.take_back.exit
	tya
	bne	.LBB47_22
; %bb.20:                               ; %awale_c64.core.game.Game.take_back.exit
	lda	#0
	rts
.LBB47_21:                              ; %panic.i.i
	jsr	awale_panic
.LBB47_22:                              ; %awale_c64.core.game.Game.take_back.exit
	lda	#1
	rts
.Lfunc_end47:
	.size	rules_take_back, .Lfunc_end47-rules_take_back
                                        ; -- End function
	.section	.text.rules_totals,"ax",@progbits
	.globl	rules_totals                    ; -- Begin function rules_totals
	.type	rules_totals,@function
rules_totals:                           ; @rules_totals
; %bb.0:                                ; %start
	lda	#6
	and	GAME+22
	cmp	#2
	bne	.LBB48_2
; %bb.1:                                ; %bb2.i
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
	sta	__rc2
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
	jmp	.LBB48_3
.LBB48_2:                               ; %bb1.i
	ldx	GAME+19
	stx	__rc2
	lda	GAME+20
.LBB48_3:                               ; %awale_c64.core.game.Game.totals.exit
	ldx	__rc2
	stx	TOTALS
	sta	TOTALS+1
	rts
.Lfunc_end48:
	.size	rules_totals, .Lfunc_end48-rules_totals
                                        ; -- End function
	.type	TOTALS,@object                  ; @TOTALS
	.section	.bss.TOTALS,"aw",@nobits
	.globl	TOTALS
TOTALS:
	.zero	2
	.size	TOTALS, 2

	.type	awale_c64.core.sowing.DISTANCE,@object ; @awale_c64.core.sowing.DISTANCE
	.section	.rodata.awale_c64.core.sowing.DISTANCE,"a",@progbits
awale_c64.core.sowing.DISTANCE:
	.ascii	"\000\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004\005\006\007\b\t\n\013\001\002\003\004"
	.size	awale_c64.core.sowing.DISTANCE, 49

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
	.section	.zp.data,"aw",@progbits
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
	.ascii	"\000\001\002\003\004\005\006\007\b\t\020\021\022\023\024\025\026\027\030\031 !\"#$%&'()0123456789@ABCDEFGH"
	.size	awale_c64.screens.line.DECIMAL, 49

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

	.type	awale_c64.hardware.key.CODES,@object ; @awale_c64.hardware.key.CODES
	.section	.rodata.awale_c64.hardware.key.CODES,"a",@progbits
awale_c64.hardware.key.CODES:
	.ascii	"\024\r\035\210\205\206\207\0213WA4ZSE\3775RD6CFTX7YG8BHUV9IJ0MKON+PL-.:@,\\*;\023\377=^/1_\3772 \377Q\003"
	.size	awale_c64.hardware.key.CODES, 64

	.type	CAPTURE,@object                 ; @CAPTURE
	.section	.bss.CAPTURE,"aw",@nobits
	.globl	CAPTURE
CAPTURE:
	.zero	3
	.size	CAPTURE, 3

	.type	GAME,@object                    ; @GAME
	.section	.bss.GAME,"aw",@nobits
	.globl	GAME
GAME:
	.zero	1382
	.size	GAME, 1382

	.type	.Lalloc_e0478a7c28019aee8d40fb12ade035e4,@object ; @alloc_e0478a7c28019aee8d40fb12ade035e4
	.section	.zp.data,"aw",@progbits
.Lalloc_e0478a7c28019aee8d40fb12ade035e4:
	.asciz	"\001\002\003\004\005\006\007\b\t\n\013"
	.size	.Lalloc_e0478a7c28019aee8d40fb12ade035e4, 12

	.type	.Lalloc_0e4943eb62528cee28d48a6269f7c362,@object ; @alloc_0e4943eb62528cee28d48a6269f7c362
.Lalloc_0e4943eb62528cee28d48a6269f7c362:
	.ascii	"\013\000\001\002\003\004\005\006\007\b\t\n"
	.size	.Lalloc_0e4943eb62528cee28d48a6269f7c362, 12

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

	.type	awale_c64.setup.PRESETS,@object ; @awale_c64.setup.PRESETS
	.section	.rodata.awale_c64.setup.PRESETS,"a",@progbits
awale_c64.setup.PRESETS:
	.asciz	"\000\001\006\000\000\001\000\001\001\006\000\002\000\000\002\001\006\000\000\000\001\000\001\004\000\001\000\000\001\001\006\000\003\000"
	.size	awale_c64.setup.PRESETS, 35

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
	.zero	52
	.size	.Lzp_stack, 52

	.type	.Lstatic_stack,@object          ; @static_stack
	.section	.noinit..Lstatic_stack,"aw",@nobits
.Lstatic_stack:
	.zero	33
	.size	.Lstatic_stack, 33

.set .Lawale_c64.screens.line.blank_zp_stk, .Lzp_stack+11
	.size	.Lawale_c64.screens.line.blank_zp_stk, 6
.set .Lawale_c64.screens.wood.plank_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.wood.plank_zp_stk, 2
.set .Lawale_c64.screens.basin.Basin.put_seeds_zp_stk, .Lzp_stack+16
	.size	.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk, 10
.set .Lawale_c64.screens.line.print_zp_stk, .Lzp_stack+11
	.size	.Lawale_c64.screens.line.print_zp_stk, 9
.set .Lawale_c64.screens.line.show_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.line.show_zp_stk, 1
.set .Lawale_c64.app.App.show_title_zp_stk, .Lzp_stack
	.size	.Lawale_c64.app.App.show_title_zp_stk, 4
.set .Lawale_c64.core.moves.Position.grand_slams_zp_stk, .Lzp_stack+33
	.size	.Lawale_c64.core.moves.Position.grand_slams_zp_stk, 19
.set .Lawale_c64.hardware.Hardware.play_zp_stk, .Lzp_stack
	.size	.Lawale_c64.hardware.Hardware.play_zp_stk, 1
.set .Lawale_c64.core.moves.Position.play_zp_stk, .Lzp_stack+33
	.size	.Lawale_c64.core.moves.Position.play_zp_stk, 6
.set .Lawale_c64.core.game.Game.natural_end_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.core.game.Game.natural_end_zp_stk, 28
.set .Lawale_c64.core.game.Game.play_zp_stk, .Lzp_stack
	.size	.Lawale_c64.core.game.Game.play_zp_stk, 5
.set .Lawale_c64.screens.board.Board.set_mark_zp_stk, .Lzp_stack
	.size	.Lawale_c64.screens.board.Board.set_mark_zp_stk, 6
.set .Lawale_c64.screens.board.put_number_zp_stk, .Lzp_stack+16
	.size	.Lawale_c64.screens.board.put_number_zp_stk, 4
.set .Lawale_c64.screens.board.Board.draw_pit_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.board.Board.draw_pit_zp_stk, 3
.set .Lawale_c64.screens.board.Board.draw_store_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.board.Board.draw_store_zp_stk, 6
.set .Lawale_c64.play.App.take_into_store_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.take_into_store_zp_stk, 2
.set .Lawale_c64.play.App.show_position_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.show_position_zp_stk, 1
.set .Lawale_c64.play.App.show_game_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.show_game_zp_stk, 10
.set .Lrules_legal_moves_zp_stk, .Lzp_stack
	.size	.Lrules_legal_moves_zp_stk, 1
.set .Lrules_take_back_zp_stk, .Lzp_stack
	.size	.Lrules_take_back_zp_stk, 7
.set .Lawale_c64.core.game.Game.refusal_sstk, .Lstatic_stack+24
	.size	.Lawale_c64.core.game.Game.refusal_sstk, 2
.set .Lawale_c64.core.game.Game.natural_end_sstk, .Lstatic_stack+24
	.size	.Lawale_c64.core.game.Game.natural_end_sstk, 9
.set .Lawale_c64.play.App.show_marks_sstk, .Lstatic_stack+26
	.size	.Lawale_c64.play.App.show_marks_sstk, 2
.set .Lawale_c64.play.App.wait_sstk, .Lstatic_stack+24
	.size	.Lawale_c64.play.App.wait_sstk, 1
.set .Lawale_c64.app.App.go_on_sstk, .Lstatic_stack+24
	.size	.Lawale_c64.app.App.go_on_sstk, 2
.set .Lawale_c64.play.App.play_sstk, .Lstatic_stack+19
	.size	.Lawale_c64.play.App.play_sstk, 5
.set .Lawale_c64.play.App.play_computer_move_sstk, .Lstatic_stack+2
	.size	.Lawale_c64.play.App.play_computer_move_sstk, 17
.set .Lawale_c64.play.App.play_key_sstk, .Lstatic_stack+2
	.size	.Lawale_c64.play.App.play_key_sstk, 1
.set .Lawale_main_sstk, .Lstatic_stack
	.size	.Lawale_main_sstk, 2
	.section	".note.GNU-stack","",@progbits
	;Declaring this symbol tells the CRT that there is something in .bss, so it may need to be zeroed.
	.globl	__do_zero_bss
	;Declaring this symbol tells the CRT that there is something in .zp.data, so it may need to be copied from LMA to VMA.
	.globl	__do_copy_zp_data
	;Declaring this symbol tells the CRT that the stack pointer needs to be initialized.
	.globl	__do_init_stack
