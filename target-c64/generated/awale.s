; Compiled from the Rust in target-c64 by `awale build`, and checked in. Do not edit.
; rustc: rustc 1.95.0 (59807616e 2026-04-14)
; llvm-mos: clang version 20.0.0
; rustc flags: --crate-type=rlib --emit=llvm-ir --crate-name=awale_c64 --edition=2024 --cfg c64 -C opt-level=1 -C no-prepopulate-passes -C panic=abort -C codegen-units=1 -C overflow-checks=off --cap-lints=warn
; adapter: version 1
; clang flags: --no-default-config --target=mos -mcpu=mos6502 -Os -S -x ir -Wno-override-module -Qn -fno-addrsig -mllvm -zp-avail=96
; digest: 3c2659b4e9647fb580a3c93e46ecdd3c5afd6f9094ea427179b67ede138a8505
; source: f35368e56750d461406c487e63369fd6c7719a5a18878198e6919205f1263d48 target-c64/Cargo.toml
; source: 05bb70d5ffca42b8519a052c909d0069674df1656e33873711546892e3860d08 target-c64/src/app.rs
; source: 73ad9fb3fbda307786494c1589b68d3ef3f69b2e60f78f01422e049be624d029 target-c64/src/core/game.rs
; source: 171b4e6de7ee2490024565cea451c53c826b52c89f40d4c76722d6acd35c95ef target-c64/src/core/mod.rs
; source: 103b983322fafac702090602f827b653f62dcd4f3f480e323ee4001ce0689aa7 target-c64/src/core/moves.rs
; source: 410fc8800e4c990f12982d806a14994370f57a3354b70fa293d87152fe453033 target-c64/src/core/position.rs
; source: d1bf4abdcd10dbbf46ff23b849472e24096bf67037918cb15e8bc501f0b501af target-c64/src/core/ruleset.rs
; source: a4547d973e5b30e2b8850ce103f7315b33b629c89cbe6cc546766c13a16c5bd6 target-c64/src/core/search/hash.rs
; source: 9717aa30a25cb0769ce1a1a2cab0ab481c48b71bbc3c9bd819d034889c08f554 target-c64/src/core/search/mod.rs
; source: 1383a5e5ef8bfa769c74ba805e228d8bd99c84cc250cf9ccb6f4f5604779852f target-c64/src/core/search/node.rs
; source: 445b3cc44b83dbeb574bdeef9c6021c527673aaaecc2e024184500a878b4762a target-c64/src/core/search/past.rs
; source: a8889e6c17e9f3493a97e795709554cce6136490baff781130c91ace964a29c2 target-c64/src/core/search/table.rs
; source: bb42cb21b5b51fb5d661676215964c025ad9bd5e1815f293d2bf86d34deb09fa target-c64/src/core/search/tests.rs
; source: 305665bf98674050220002278887b163e9872c2ec01472623012b876c058380f target-c64/src/core/search/value.rs
; source: 7674d64597bd69df181dd1b11df4e1ce6b0382423de48a884003c8b1e28306b5 target-c64/src/core/sowing.rs
; source: c1a532c9bb94bf2b569a7af4842b2035e71eaec5260d11feaa65a3e766acf534 target-c64/src/core/unchecked.rs
; source: 1cd6bea41f8759c53ca65c1b0e04de05192403e94ddf6a64e6356f9ece4f77f7 target-c64/src/exports.rs
; source: 6ece62ae36547e93a609f64fe01fbb8078ad30a3519678367eb9902a3e027d9d target-c64/src/hardware/key.rs
; source: 2f83470b0b42ef755bca6c69772efa2bce00fec9f27285f14a7f9c7747b3ce77 target-c64/src/hardware/machine.rs
; source: f872e8ab8964785e9eb7b90398d1f95f2ca82a9f0b7beacb2c232c9db14b48ff target-c64/src/hardware/mock.rs
; source: e8d5275e3ed08744dca5cca28a02f2759d4c20783b3ce112542951a2accb8c78 target-c64/src/hardware/mod.rs
; source: d9e73e6afc246f744760e7e8ddaf4d5fac797945d8309ddd07bde91d27fd5e08 target-c64/src/hardware/sound.rs
; source: 47e772a4c65f96f1ebf207e824502238708ded1b0a6d4753ecf4f02ed7506a6d target-c64/src/lib.rs
; source: 970b378c4a80938548f0207b366663f61d3e0378e608dcb2700f95271f23151c target-c64/src/play.rs
; source: 384deaf5c8526a46b00981826a9af999b64ded12cbc617aa5aef5b6613b8ed9d target-c64/src/screens/basin.rs
; source: 66b354379766c6604f85560044ee161311034f23a35ed2206158e51e9e978e14 target-c64/src/screens/board.rs
; source: d055ac61ae01df8cebac22769737f56659c4004fe3ef6f1efb9bf691be2881fc target-c64/src/screens/line.rs
; source: fb29543d9594c351f9de314599604dbd3a41432a3ddc018c3078cce34e093ab0 target-c64/src/screens/mod.rs
; source: 0d1f660664b3225b0e82fe6cb06ea778d3018d49dc56e980ae879c44e89f6538 target-c64/src/screens/pit.rs
; source: 3253e030435b499ebe2bc6fa4db6c4e6794091a483ded98357f4e4ccd89489e0 target-c64/src/screens/result.rs
; source: 60916633fb40a2e37720c71bc70d7e2c48d1dcba462f4a43266ead538b1c2634 target-c64/src/screens/title.rs
; source: 8d926b0a6ef59b1142bb757afcccf14341996d2e3e9911aecc8dfd193ddf3937 target-c64/src/screens/wood.rs
; source: 442ed656ac12f934c6ac298b1999a95f8e86a71e5c29a77b54b1c90859ddd8cd target-c64/src/setup.rs
; source: d46231ac4c291b8a4187a2c0a5703995c7659b213307e63af903a8f1c1128cd8 target-c64/src/text.rs
; source: fe60ace73e3e6fdeb5fe40b0584d702379df73511c419c79e511019311a1c388 target-c64/src/tiles.rs
; text: 160de50741cc20c6a680c43ba11dbbcee8b7f6858c3e49e2a3087a3f561f3813
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
	ldx	#0
	stx	mos8(.Lawale_c64.app.App.show_title_zp_stk+3) ; 1-byte Folded Spill
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
	sta	GAME+8001
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
	stx	GAME+8002
	ldx	GAME+22
	bne	.LBB2_1
	jmp	.LBB2_32
.LBB2_1:                                ; %bb5
	lda	#4
	jsr	awale_c64.app.App.enter
	lda	#0
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
	ldx	GAME+7984
	beq	.LBB2_5
; %bb.4:                                ; %bb10.i
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	txa
	jsr	awale_c64.play.App.take_into_store
.LBB2_5:                                ; %bb17.i
	ldx	GAME+7985
	beq	.LBB2_7
; %bb.6:                                ; %bb10.i.1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#1
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_7:                                ; %bb17.i.1
	ldx	GAME+7986
	beq	.LBB2_9
; %bb.8:                                ; %bb10.i.2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#2
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_9:                                ; %bb17.i.2
	ldx	GAME+7987
	beq	.LBB2_11
; %bb.10:                               ; %bb10.i.3
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#3
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_11:                               ; %bb17.i.3
	ldx	GAME+7988
	beq	.LBB2_13
; %bb.12:                               ; %bb10.i.4
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#4
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_13:                               ; %bb17.i.4
	ldx	GAME+7989
	beq	.LBB2_15
; %bb.14:                               ; %bb10.i.5
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#5
	ldx	#0
	jsr	awale_c64.play.App.take_into_store
.LBB2_15:                               ; %bb17.i.5
	ldx	GAME+7990
	beq	.LBB2_17
; %bb.16:                               ; %bb10.i.6
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#6
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_17:                               ; %bb17.i.6
	ldx	GAME+7991
	beq	.LBB2_19
; %bb.18:                               ; %bb10.i.7
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#7
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_19:                               ; %bb17.i.7
	ldx	GAME+7992
	beq	.LBB2_21
; %bb.20:                               ; %bb10.i.8
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#8
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_21:                               ; %bb17.i.8
	ldx	GAME+7993
	beq	.LBB2_23
; %bb.22:                               ; %bb10.i.9
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#9
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_23:                               ; %bb17.i.9
	ldx	GAME+7994
	beq	.LBB2_25
; %bb.24:                               ; %bb10.i.10
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#10
	ldx	#1
	jsr	awale_c64.play.App.take_into_store
.LBB2_25:                               ; %bb17.i.10
	ldx	GAME+7995
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
; %bb.28:                               ; %bb2.i.i3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.collected
	sta	.Lawale_c64.app.App.go_on_sstk+1 ; 1-byte Folded Spill
	jmp	.LBB2_30
.LBB2_29:                               ; %bb1.i.i
	ldx	GAME+19
	stx	.Lawale_c64.app.App.go_on_sstk+1 ; 1-byte Folded Spill
	ldx	GAME+20
.LBB2_30:                               ; %awale_c64.core.game.Game.totals.exit.i
	stx	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+22
	stx	.Lawale_c64.app.App.go_on_sstk+2 ; 1-byte Folded Spill
	lda	#6
	and	GAME+22
	cmp	#2
	bne	.LBB2_35
; %bb.31:                               ; %bb2.i.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.collected
	sta	__rc2
	jmp	.LBB2_36
.LBB2_32:                               ; %bb2
	lda	GAME+21
	ldx	GAME+7999
	cpx	#1
	bne	.LBB2_40
; %bb.33:                               ; %awale_c64.setup.Setup.is_computer.exit.i
	cmp	#1
	bne	.LBB2_40
; %bb.34:
	ldx	#19
	stx	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Spill
	lda	#0
	jmp	.LBB2_41
.LBB2_35:                               ; %bb1.i.i.i
	ldy	GAME+19
	ldx	GAME+20
	sty	__rc2
.LBB2_36:                               ; %awale_c64.core.game.Game.totals.exit.i.i
	lda	#40
	ldy	.Lawale_c64.app.App.go_on_sstk+2 ; 1-byte Folded Reload
	cpy	#5
	beq	.LBB2_45
; %bb.37:                               ; %bb4.i.i
	ldy	__rc2
	stx	__rc3
	cpy	__rc3
	beq	.LBB2_45
; %bb.38:                               ; %bb6.i.i
	cpx	__rc2
	bcc	.LBB2_42
; %bb.39:                               ; %bb6.i.i
	lda	#0
	jmp	.LBB2_43
.LBB2_40:                               ; %bb2.i.i
	clc
	adc	#17
	sta	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
.LBB2_41:                               ; %awale_c64.play.App.show_turn.exit
	jsr	awale_c64.play.App.show_marks
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#18
	ldy	#1
	ldx	#0
	sty	__rc2
	stx	__rc3
	stx	__rc4
	ldx	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Reload
	jsr	awale_c64.screens.line.show
	lda	#1
	jmp	awale_c64.app.App.enter
.LBB2_42:                               ; %bb6.i.i
	lda	#1
.LBB2_43:                               ; %bb6.i.i
	and	#1
	tax
	lda	#38
	cpx	#0
	bne	.LBB2_45
; %bb.44:                               ; %select.false
	lda	#39
.LBB2_45:                               ; %awale_c64.screens.result.draw.exit
	ldy	#7
	ldx	#0
	sty	__rc2
	stx	__rc3
	stx	__rc4
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
	ldy	.Lawale_c64.app.App.go_on_sstk+1 ; 1-byte Folded Reload
	sty	__rc4
	jsr	awale_c64.screens.line.show
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#22
	ldx	#42
	ldy	#1
	sty	__rc2
	dey
	sty	__rc3
	ldy	.Lawale_c64.app.App.go_on_sstk  ; 1-byte Folded Reload
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
	jmp	.LBB5_28
.LBB5_1:                                ; %awale_c64.core.moves.Position.has_majority.exit
	ldy	GAME+20
	cpy	#25
	bcc	.LBB5_2
	jmp	.LBB5_28
.LBB5_2:                                ; %bb3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	tax
	beq	.LBB5_6
; %bb.3:                                ; %bb6
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.ruleset.RuleSet.repetition_limit
	stx	__rc2
	and	#1
	ldx	#0
	tay
	bne	.LBB5_4
	jmp	.LBB5_28
.LBB5_4:                                ; %bb4.i
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+26) ; 1-byte Folded Spill
	ldx	#mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
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
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Spill
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
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+21) ; 1-byte Folded Spill
	cpy	GAME+57
	bne	.LBB5_7
; %bb.5:                                ; %bb4.i
	cpx	__rc4
	bcc	.LBB5_8
	jmp	.LBB5_11
.LBB5_6:
	lda	#2
	rts
.LBB5_7:                                ; %bb4.i
	cpy	GAME+57
	bcc	.LBB5_8
	jmp	.LBB5_11
.LBB5_8:                                ; %bb5.lr.ph.i.i.i
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
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	txa
	adc	#0
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	lda	#0
	sec
	sbc	__rc2
	sta	__rc7
	lda	#4
	sbc	__rc3
	ldx	GAME+8
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
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
	bcc	.LBB5_10
; %bb.9:                                ; %bb5.lr.ph.i.i.i
	tay
	ldx	__rc7
.LBB5_10:                               ; %bb5.lr.ph.i.i.i
	lda	__rc4
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	lda	__rc5
	sbc	__rc3
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	lda	__rc6
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+35) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+34) ; 1-byte Folded Spill
	lda	__rc19
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+33) ; 1-byte Folded Spill
	lda	__rc18
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+32) ; 1-byte Folded Spill
	lda	__rc15
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+31) ; 1-byte Folded Spill
	lda	__rc14
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+30) ; 1-byte Folded Spill
	lda	__rc13
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+29) ; 1-byte Folded Spill
	lda	__rc12
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+28) ; 1-byte Folded Spill
	lda	__rc11
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+27) ; 1-byte Folded Spill
	lda	__rc10
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+25) ; 1-byte Folded Spill
	lda	__rc9
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+23) ; 1-byte Folded Spill
	lda	__rc8
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+22) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
	ldx	#0
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Spill
	jmp	.LBB5_30
.LBB5_11:                               ; %bb6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+20)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+21) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_12
	jmp	.LBB5_25
.LBB5_12:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+17)
	cpx	GAME+18
	beq	.LBB5_13
	jmp	.LBB5_25
.LBB5_13:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+16)
	ldy	GAME+17
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_14
	jmp	.LBB5_25
.LBB5_14:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+15)
	ldy	GAME+16
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_15
	jmp	.LBB5_25
.LBB5_15:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+14)
	ldy	GAME+15
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_16
	jmp	.LBB5_25
.LBB5_16:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+13)
	ldy	GAME+14
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_25
; %bb.17:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+12)
	ldy	GAME+13
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_25
; %bb.18:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+11)
	ldy	GAME+12
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_25
; %bb.19:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+10)
	ldy	GAME+11
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_25
; %bb.20:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9)
	ldy	GAME+10
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_25
; %bb.21:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+26) ; 1-byte Folded Reload
	stx	__rc3
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8)
	ldy	GAME+9
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_26
; %bb.22:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	ldy	GAME+8
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_26
; %bb.23:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	ldy	GAME+7
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_26
; %bb.24:                               ; %bb1.i6.i.i.i
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Spill
	jmp	.LBB5_26
.LBB5_25:
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+26) ; 1-byte Folded Reload
	stx	__rc3
.LBB5_26:                               ; %awale_c64.core.game.Game.is_repeated_enough.exit
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Reload
	cpx	__rc3
	ldx	#0
	bcc	.LBB5_28
; %bb.27:
	ldx	#3
.LBB5_28:                               ; %bb12
	txa
	rts
.LBB5_29:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	tya
	bne	.LBB5_30
	jmp	.LBB5_50
.LBB5_30:                               ; %bb5.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+20)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+21) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_31
	jmp	.LBB5_43
.LBB5_31:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+17)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+22) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_32
	jmp	.LBB5_43
.LBB5_32:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+16)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+23) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_33
	jmp	.LBB5_43
.LBB5_33:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+15)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+25) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_34
	jmp	.LBB5_43
.LBB5_34:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+14)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+27) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.35:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+13)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+28) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.36:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+12)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+29) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.37:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+11)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+30) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.38:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+10)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+31) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.39:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+32) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.40:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+33) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.41:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+34) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bne	.LBB5_43
; %bb.42:                               ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+35) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	beq	.LBB5_51
.LBB5_43:                               ; %awale_c64.core.game.Game.occurs_at_least.closure.exit.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
	beq	.LBB5_52
.LBB5_44:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldy	#0
	lda	(mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)),y
	ldx	#mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	bne	.LBB5_46
; %bb.45:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
.LBB5_46:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	bne	.LBB5_48
; %bb.47:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
.LBB5_48:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	beq	.LBB5_49
	jmp	.LBB5_29
.LBB5_49:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	dey
	jmp	.LBB5_29
.LBB5_50:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	beq	.LBB5_54
	jmp	.LBB5_30
.LBB5_54:                               ; %bb8.i.i.i
	jmp	.LBB5_11
.LBB5_51:                               ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+24) ; 1-byte Folded Spill
	jmp	.LBB5_43
.LBB5_52:                               ; %awale_c64.core.game.Game.occurs_at_least.closure.exit.i.i.i
                                        ;   in Loop: Header=BB5_30 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	bne	.LBB5_44
; %bb.53:                               ; %panic.i.i.i
	jsr	awale_panic
.Lfunc_end5:
	.size	awale_c64.core.game.Game.natural_end, .Lfunc_end5-awale_c64.core.game.Game.natural_end
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
	jmp	.LBB6_32
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
.LBB6_31:                               ; %bb7
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
	stx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.natural_end
	ldy	#0
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc3
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	sta	GAME+22
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk)
	tya
	rts
.LBB6_32:                               ; %bb12.i.preheader
	tya
	beq	.LBB6_30
	jmp	.LBB6_11
.Lfunc_end6:
	.size	awale_c64.core.game.Game.play, .Lfunc_end6-awale_c64.core.game.Game.play
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
	bne	.LBB7_3
; %bb.1:                                ; %start
	cpx	#0
	bcc	.LBB7_4
.LBB7_2:                                ; %panic
	jsr	awale_panic
.LBB7_3:                                ; %start
	cpy	#4
	bcs	.LBB7_2
.LBB7_4:                                ; %bb1
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
	bne	.LBB7_6
; %bb.5:                                ; %bb1
	inc	__rc3
.LBB7_6:                                ; %bb1
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
	beq	.LBB7_8
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
	sta	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+2) ; 1-byte Folded Spill
	lda	#15
	jsr	memcpy
	ldy	mos8(.Lawale_c64.core.game.Game.advance_zp_stk) ; 1-byte Folded Reload
	ldx	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc6
	lda	mos8(.Lawale_c64.core.game.Game.advance_zp_stk+2) ; 1-byte Folded Reload
	ldx	GAME+56
	stx	GAME+54
	ldx	GAME+57
	stx	GAME+55
.LBB7_8:                                ; %bb5
	sty	__rc2
	ldx	__rc6
	rts
.Lfunc_end7:
	.size	awale_c64.core.game.Game.advance, .Lfunc_end7-awale_c64.core.game.Game.advance
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.refusal,"ax",@progbits
	.type	awale_c64.core.game.Game.refusal,@function ; -- Begin function awale_c64.core.game.Game.refusal
awale_c64.core.game.Game.refusal:       ; @awale_c64.core.game.Game.refusal
; %bb.0:                                ; %start
	ldx	GAME+22
	ldy	#4
	cpx	#0
	beq	.LBB8_2
.LBB8_1:                                ; %bb5
	tya
	rts
.LBB8_2:                                ; %bb2
	ldx	GAME+21
	ldy	#0
	sty	__rc2
	cpx	#0
	beq	.LBB8_4
; %bb.3:                                ; %select.false
	ldx	#6
	stx	__rc2
.LBB8_4:                                ; %select.end
	cmp	__rc2
	bcc	.LBB8_1
; %bb.5:                                ; %bb2.i
	tax
	clc
	lda	__rc2
	adc	#6
	sta	__rc3
	cpx	__rc3
	bcs	.LBB8_1
; %bb.6:                                ; %bb5.i
	sec
	txa
	sbc	__rc2
	and	#7
	stx	mos8(.Lawale_c64.core.game.Game.refusal_zp_stk) ; 1-byte Folded Spill
	tax
	lda	#1
	jsr	__ashlqi3
	ldy	#1
	ldx	mos8(.Lawale_c64.core.game.Game.refusal_zp_stk) ; 1-byte Folded Reload
	pha
	lda	GAME+7,x
	tax
	pla
	cpx	#0
	beq	.LBB8_1
; %bb.7:                                ; %bb8.i
	sta	mos8(.Lawale_c64.core.game.Game.refusal_zp_stk) ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	ldx	mos8(.Lawale_c64.core.game.Game.refusal_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	and	__rc2
	beq	.LBB8_10
; %bb.8:                                ; %bb11.i
	stx	mos8(.Lawale_c64.core.game.Game.refusal_zp_stk) ; 1-byte Folded Spill
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldx	mos8(.Lawale_c64.core.game.Game.refusal_zp_stk) ; 1-byte Folded Reload
	stx	__rc2
	and	__rc2
	beq	.LBB8_11
; %bb.9:                                ; %select.false2
	ldy	#5
	tya
	rts
.LBB8_10:
	lda	#2
	rts
.LBB8_11:
	lda	#3
	rts
.Lfunc_end8:
	.size	awale_c64.core.game.Game.refusal, .Lfunc_end8-awale_c64.core.game.Game.refusal
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
	beq	.LBB9_2
; %bb.1:                                ; %select.false
	ldx	#6
.LBB9_2:                                ; %select.end
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	ldx	#0
	ldy	#0
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Spill
	sta	__rc2
	cmp	#1
	beq	.LBB9_4
; %bb.3:                                ; %select.false7
	ldx	#250
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+17) ; 1-byte Folded Spill
	ldx	#6
.LBB9_4:                                ; %select.end6
	txa
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Spill
	clc
	adc	#6
	ldx	#1
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+18) ; 1-byte Folded Spill
	ldx	__rc2
	cpx	#1
	beq	.LBB9_6
; %bb.5:                                ; %select.false9
	ldx	#251
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+18) ; 1-byte Folded Spill
.LBB9_6:                                ; %select.end8
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
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+19) ; 1-byte Folded Spill
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
	jmp	.LBB9_15
.LBB9_7:                                ;   in Loop: Header=BB9_15 Depth=1
	ldx	__rc5
	jmp	.LBB9_11
.LBB9_8:                                ; %bb18.i
                                        ;   in Loop: Header=BB9_15 Depth=1
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9)
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+19) ; 1-byte Folded Reload
	beq	.LBB9_11
; %bb.9:                                ; %bb21.i
                                        ;   in Loop: Header=BB9_15 Depth=1
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	jmp	.LBB9_11
.LBB9_10:                               ;   in Loop: Header=BB9_15 Depth=1
	ldx	__rc10
.LBB9_11:                               ; %awale_c64.core.moves.Position.attack.exit
                                        ;   in Loop: Header=BB9_15 Depth=1
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
	beq	.LBB9_13
; %bb.12:                               ; %bb11
                                        ;   in Loop: Header=BB9_15 Depth=1
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Reload
	ora	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
.LBB9_13:                               ;   in Loop: Header=BB9_15 Depth=1
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+4)
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
.LBB9_14:                               ; %bb14
                                        ;   in Loop: Header=BB9_15 Depth=1
	inc	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	asl	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	iny
	clc
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Reload
	adc	#49
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Spill
	cpx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	bne	.LBB9_15
	jmp	.LBB9_26
.LBB9_15:                               ; %bb6
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB9_20 Depth 2
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+8)
	and	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	beq	.LBB9_14
; %bb.16:                               ; %bb8
                                        ;   in Loop: Header=BB9_15 Depth=1
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
	bcs	.LBB9_17
	jmp	.LBB9_11
.LBB9_17:                               ; %bb6.i
                                        ;   in Loop: Header=BB9_15 Depth=1
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+16) ; 1-byte Folded Reload
	stx	__rc2
	tax
	cpx	__rc2
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	bcc	.LBB9_18
	jmp	.LBB9_11
.LBB9_18:                               ; %bb9.i
                                        ;   in Loop: Header=BB9_15 Depth=1
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
	lda	awale_c64.core.sowing.DISTANCE,y
	tay
	sty	__rc9
	lda	(__rc2),y
	ldy	__rc8
	clc
	adc	(mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)),y
	cmp	#2
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	bcs	.LBB9_19
	jmp	.LBB9_11
.LBB9_19:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i
                                        ;   in Loop: Header=BB9_15 Depth=1
	ldx	__rc8
	stx	__rc7
	sta	__rc6
	ldx	__rc8
	stx	__rc5
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+18) ; 1-byte Folded Reload
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
.LBB9_20:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ;   Parent Loop BB9_15 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	__rc6
	cpx	#4
	bcc	.LBB9_21
	jmp	.LBB9_7
.LBB9_21:                               ; %bb16.i
                                        ;   in Loop: Header=BB9_20 Depth=2
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+9)
	cpx	__rc5
	bne	.LBB9_22
	jmp	.LBB9_8
.LBB9_22:                               ; %bb19.i
                                        ;   in Loop: Header=BB9_20 Depth=2
	clc
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Reload
	adc	__rc6
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+12) ; 1-byte Folded Spill
	ldx	__rc11
	cpx	__rc5
	bne	.LBB9_23
	jmp	.LBB9_10
.LBB9_23:                               ; %bb25.i
                                        ;   in Loop: Header=BB9_20 Depth=2
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
	bcs	.LBB9_25
; %bb.24:                               ; %bb25.i
                                        ;   in Loop: Header=BB9_20 Depth=2
	ldy	#0
.LBB9_25:                               ; %bb25.i
                                        ;   in Loop: Header=BB9_20 Depth=2
	sty	__rc12
	sta	__rc6
	ldy	__rc7
	sty	__rc8
	dec	__rc4
	stx	__rc5
	lda	__rc12
	bne	.LBB9_20
	jmp	.LBB9_11
.LBB9_26:                               ; %bb7
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Reload
	rts
.Lfunc_end9:
	.size	awale_c64.core.moves.Position.grand_slams, .Lfunc_end9-awale_c64.core.moves.Position.grand_slams
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
	bcc	.LBB10_4
; %bb.1:                                ; %start
	cpx	#2
	bne	.LBB10_3
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
.LBB10_3:                               ; %bb3
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk+1)
	stx	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	beq	.LBB10_5
.LBB10_4:                               ; %bb11
	rts
.LBB10_5:                               ; %bb8
	lda	mos8(.Lawale_c64.core.moves.Position.legal_moves_zp_stk)
	rts
.Lfunc_end10:
	.size	awale_c64.core.moves.Position.legal_moves, .Lfunc_end10-awale_c64.core.moves.Position.legal_moves
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
	beq	.LBB11_2
; %bb.1:                                ; %select.false
	ldy	#6
.LBB11_2:                               ; %select.end
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
	beq	.LBB11_4
; %bb.3:                                ; %select.false14
	ldy	#6
	jmp	.LBB11_5
.LBB11_4:
	ldy	#0
.LBB11_5:                               ; %select.end13
	ldx	#6
	stx	__rc5
	tax
	cpx	__rc4
	beq	.LBB11_7
; %bb.6:                                ; %select.false16
	ldx	#1
	stx	__rc5
.LBB11_7:                               ; %select.end15
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
	bcc	.LBB11_9
; %bb.8:                                ; %bb14
	ldx	#1
.LBB11_9:                               ; %bb16
	stx	__rc7
	ldx	__rc9
	stx	__rc2
	ldx	__rc8
	stx	__rc3
	ldy	#1
	sty	__rc5
	ldx	__rc6
	cpx	__rc4
	bne	.LBB11_11
; %bb.10:                               ; %bb17
	ldx	#5
	stx	__rc5
.LBB11_11:                              ; %bb18
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB11_13
; %bb.12:
	lda	__rc7
	jmp	.LBB11_14
.LBB11_13:                              ; %bb14.1
	lda	__rc7
	ora	#2
.LBB11_14:                              ; %bb16.1
	ldx	__rc6
	cpx	__rc4
	bne	.LBB11_16
; %bb.15:                               ; %bb17.1
	sta	__rc7
	dec	__rc5
	jmp	.LBB11_17
.LBB11_16:
	sta	__rc7
.LBB11_17:                              ; %bb18.1
	ldy	#2
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB11_19
; %bb.18:
	lda	__rc7
	jmp	.LBB11_20
.LBB11_19:                              ; %bb14.2
	lda	__rc7
	ora	#4
.LBB11_20:                              ; %bb16.2
	ldx	__rc6
	cpx	__rc4
	bne	.LBB11_22
; %bb.21:                               ; %bb17.2
	sta	__rc7
	dec	__rc5
	jmp	.LBB11_23
.LBB11_22:
	sta	__rc7
.LBB11_23:                              ; %bb18.2
	ldy	#3
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB11_25
; %bb.24:
	lda	__rc7
	jmp	.LBB11_26
.LBB11_25:                              ; %bb14.3
	lda	__rc7
	ora	#8
.LBB11_26:                              ; %bb16.3
	ldx	__rc6
	cpx	__rc4
	bne	.LBB11_28
; %bb.27:                               ; %bb17.3
	sta	__rc7
	dec	__rc5
	jmp	.LBB11_29
.LBB11_28:
	sta	__rc7
.LBB11_29:                              ; %bb18.3
	ldy	#4
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB11_31
; %bb.30:
	lda	__rc7
	jmp	.LBB11_32
.LBB11_31:                              ; %bb14.4
	lda	__rc7
	ora	#16
.LBB11_32:                              ; %bb16.4
	ldx	__rc6
	cpx	__rc4
	bne	.LBB11_34
; %bb.33:                               ; %bb17.4
	tax
	dec	__rc5
	jmp	.LBB11_35
.LBB11_34:
	tax
.LBB11_35:                              ; %bb18.4
	ldy	#5
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB11_37
; %bb.36:
	txa
	rts
.LBB11_37:                              ; %bb14.5
	txa
	ora	#32
	rts
.Lfunc_end11:
	.size	awale_c64.core.moves.Position.feeding_moves, .Lfunc_end11-awale_c64.core.moves.Position.feeding_moves
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.is_grand_slam,"ax",@progbits
	.type	awale_c64.core.moves.Position.is_grand_slam,@function ; -- Begin function awale_c64.core.moves.Position.is_grand_slam
awale_c64.core.moves.Position.is_grand_slam: ; @awale_c64.core.moves.Position.is_grand_slam
; %bb.0:                                ; %start
	ldx	__rc4
	bne	.LBB12_1
	jmp	.LBB12_8
.LBB12_1:                               ; %bb2
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
	bne	.LBB12_3
; %bb.2:
	ldy	#0
	jmp	.LBB12_4
.LBB12_3:                               ; %select.false
	ldy	#6
.LBB12_4:                               ; %select.end
	stx	__rc6
	tax
	beq	.LBB12_6
; %bb.5:                                ; %select.false18
	lda	#12
	jmp	.LBB12_7
.LBB12_6:
	lda	#6
.LBB12_7:                               ; %select.end17
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
	beq	.LBB12_9
.LBB12_8:                               ; %select.end17
	ldx	#0
.LBB12_9:                               ; %bb16
	txa
	beq	.LBB12_11
; %bb.10:                               ; %bb16
	lda	#1
	rts
.LBB12_11:                              ; %bb16
	lda	#0
	rts
.Lfunc_end12:
	.size	awale_c64.core.moves.Position.is_grand_slam, .Lfunc_end12-awale_c64.core.moves.Position.is_grand_slam
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
	bne	.LBB13_1
	jmp	.LBB13_5
.LBB13_1:                               ; %bb5.preheader.i
	sty	__rc3
	cpx	#11
	stx	__rc5
	bcc	.LBB13_3
; %bb.2:                                ; %bb5.preheader.i
	ldx	#11
.LBB13_3:                               ; %bb5.preheader.i
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
.LBB13_4:                               ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),y
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
	bne	.LBB13_4
.LBB13_5:                               ; %awale_c64.core.moves.Position.sow.exit
	lda	__rc8
	beq	.LBB13_8
; %bb.6:                                ; %bb5.preheader.i4
	lda	#0
	ldx	__rc8
	stx	__rc5
	ldy	__rc4
.LBB13_7:                               ; %bb5.i5
                                        ; =>This Inner Loop Header: Depth=1
	sta	(__rc10),y
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),y
	tay
	pla
	dec	__rc5
	bne	.LBB13_7
.LBB13_8:                               ; %awale_c64.core.moves.Position.harvest.exit
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
.Lfunc_end13:
	.size	awale_c64.core.moves.Position.play, .Lfunc_end13-awale_c64.core.moves.Position.play
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
	beq	.LBB14_2
; %bb.1:                                ; %select.false
	ldx	#250
	lda	#6
	stx	__rc5
	stx	__rc4
.LBB14_2:                               ; %select.end
	sta	__rc6
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	cpx	__rc6
	bcs	.LBB14_3
	jmp	.LBB14_12
.LBB14_3:                               ; %bb6.i
	clc
	adc	#6
	sta	__rc6
	cpx	__rc6
	bcc	.LBB14_4
	jmp	.LBB14_12
.LBB14_4:                               ; %bb9.i
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
	lda	awale_c64.core.sowing.DISTANCE,y
	tay
	sty	__rc9
	lda	(__rc6),y
	ldy	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	clc
	adc	(__rc2),y
	cmp	#2
	bcs	.LBB14_5
	jmp	.LBB14_12
.LBB14_5:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i
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
.LBB14_6:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ; =>This Inner Loop Header: Depth=1
	ldy	__rc8
	cpy	#4
	bcc	.LBB14_7
	jmp	.LBB14_18
.LBB14_7:                               ; %bb16.i
                                        ;   in Loop: Header=BB14_6 Depth=1
	ldx	__rc10
	cpx	__rc4
	bne	.LBB14_8
	jmp	.LBB14_19
.LBB14_8:                               ; %bb19.i
                                        ;   in Loop: Header=BB14_6 Depth=1
	clc
	adc	__rc8
	ldx	__rc12
	cpx	__rc4
	bne	.LBB14_9
	jmp	.LBB14_21
.LBB14_9:                               ; %bb25.i
                                        ;   in Loop: Header=BB14_6 Depth=1
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
	bcs	.LBB14_11
; %bb.10:                               ; %bb25.i
                                        ;   in Loop: Header=BB14_6 Depth=1
	ldy	#0
.LBB14_11:                              ; %bb25.i
                                        ;   in Loop: Header=BB14_6 Depth=1
	sty	__rc13
	sta	__rc8
	txa
	dec	__rc5
	ldx	__rc4
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	ldx	__rc13
	bne	.LBB14_6
	jmp	.LBB14_13
.LBB14_12:
	lda	#0
.LBB14_13:                              ; %awale_c64.core.moves.Position.attack.exit
	sta	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Spill
	ldx	GAME
	ldy	.LJTI14_0,x
	lda	.LJTI14_0+4,x
	tax
	sty	__rc4
	stx	__rc5
	jmp	(__rc4)
.LBB14_14:                              ; %bb3
	lda	GAME+1
	and	#1
	bne	.LBB14_17
.LBB14_15:                              ; %bb6
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc5
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+4) ; 1-byte Folded Reload
	jsr	awale_c64.core.moves.Position.is_grand_slam
	and	#1
	beq	.LBB14_17
; %bb.16:                               ; %bb8
	ldx	#0
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Spill
.LBB14_17:                              ; %bb11
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk)
	rts
.LBB14_18:
	ldx	__rc4
	jmp	.LBB14_22
.LBB14_19:                              ; %bb18.i
	ldy	GAME+3
	ldx	__rc10
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	cpy	#0
	beq	.LBB14_13
; %bb.20:                               ; %bb21.i
	lda	#0
	tax
	jmp	.LBB14_22
.LBB14_21:
	ldx	__rc11
.LBB14_22:                              ; %awale_c64.core.moves.Position.attack.exit
	stx	mos8(.Lawale_c64.core.moves.Position.capture_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB14_13
.Lfunc_end14:
	.size	awale_c64.core.moves.Position.capture, .Lfunc_end14-awale_c64.core.moves.Position.capture
	.section	.rodata.awale_c64.core.moves.Position.capture,"a",@progbits
.LJTI14_0:
	.byte	.LBB14_17@mos16lo
	.byte	.LBB14_15@mos16lo
	.byte	.LBB14_17@mos16lo
	.byte	.LBB14_14@mos16lo
	.byte	.LBB14_17@mos16hi
	.byte	.LBB14_15@mos16hi
	.byte	.LBB14_17@mos16hi
	.byte	.LBB14_14@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.moves.Position.collected,"ax",@progbits
	.type	awale_c64.core.moves.Position.collected,@function ; -- Begin function awale_c64.core.moves.Position.collected
awale_c64.core.moves.Position.collected: ; @awale_c64.core.moves.Position.collected
; %bb.0:                                ; %start
	ldy	#0
	lda	(__rc2),y
	ldy	#12
	clc
	adc	(__rc2),y
	ldy	#1
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	ldy	#13
	clc
	adc	(__rc2),y
	ldy	#7
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	clc
	iny
	adc	(__rc2),y
	tax
	lda	__rc4
	rts
.Lfunc_end15:
	.size	awale_c64.core.moves.Position.collected, .Lfunc_end15-awale_c64.core.moves.Position.collected
                                        ; -- End function
	.section	.text.awale_c64.core.search.Search.make,"ax",@progbits
	.type	awale_c64.core.search.Search.make,@function ; -- Begin function awale_c64.core.search.Search.make
awale_c64.core.search.Search.make:      ; @awale_c64.core.search.Search.make
; %bb.0:                                ; %start
	inc	GAME+7968
	bne	.LBB16_6
; %bb.1:                                ; %start
	inc	GAME+7969
	bne	.LBB16_5
; %bb.2:                                ; %start
	inc	GAME+7970
	bne	.LBB16_4
; %bb.3:                                ; %start
	inc	GAME+7971
.LBB16_4:                               ; %start
.LBB16_5:                               ; %start
.LBB16_6:                               ; %start
	cmp	#24
	bcc	.LBB16_7
	jmp	.LBB16_91
.LBB16_7:                               ; %bb2
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	lda	#0
	ldx	#52
	stx	__rc2
	sta	__rc3
	tax
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+6204)
	clc
	adc	__rc2
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk)
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+1)
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ldy	#50
	lda	(mos8(.Lawale_c64.core.search.Search.make_zp_stk)),y
	sta	__rc2
	clc
	adc	#1
	sta	(mos8(.Lawale_c64.core.search.Search.make_zp_stk)),y
	ldx	#6
	lda	__rc2
	jsr	__umodqi3
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	clc
	adc	__rc2
	sta	__rc4
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	adc	#0
	sta	__rc5
	ldy	#25
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	lda	__rc2
	asl
	tax
	lda	#0
	rol
	tay
	clc
	txa
	adc	__rc2
	sta	__rc2
	tya
	adc	#0
	sta	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+21) ; 1-byte Folded Spill
	clc
	adc	__rc2
	tay
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+20) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	adc	__rc3
	tax
	tya
	sty	__rc2
	stx	__rc3
	clc
	adc	#31
	sta	__rc4
	txa
	adc	#0
	sta	__rc5
	ldy	#31
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ldy	#1
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+11)
	iny
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Spill
	ldx	#mos16lo(.Lawale_c64.core.search.Search.make_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.make_sstk)
	stx	__rc2
	sty	__rc3
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk)
	stx	__rc4
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+1)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	lda	#0
	ldx	.Lawale_c64.core.search.Search.make_sstk+14
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+10)
	beq	.LBB16_9
; %bb.8:                                ; %select.false
	lda	#6
.LBB16_9:                               ; %select.end
	clc
	adc	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	cmp	#12
	bcc	.LBB16_10
	jmp	.LBB16_91
.LBB16_10:                              ; %awale_c64.core.search.hash.sown.exit
	tax
	ldy	.Lawale_c64.core.search.Search.make_sstk,x
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	ldy	#16
	clc
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+21) ; 1-byte Folded Reload
	txa
	adc	#16
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+20) ; 1-byte Folded Reload
	adc	#0
	sta	__rc3
	lda	(mos8(.Lawale_c64.core.search.Search.make_zp_stk)),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	ldy	#1
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	ldx	#196
	lda	#0
	stx	__rc2
	sta	__rc3
	tax
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	lda	#mos16lo(awale_c64.core.search.hash.SOWN)
	clc
	adc	__rc2
	sta	__rc5
	lda	#mos16hi(awale_c64.core.search.hash.SOWN)
	adc	__rc3
	sta	__rc4
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	sty	__rc3
	ldy	#0
	sty	__rc2
	asl	__rc3
	rol	__rc2
	asl	__rc3
	rol	__rc2
	clc
	lda	__rc5
	adc	__rc3
	sta	__rc7
	lda	__rc4
	adc	__rc2
	sta	__rc5
	lda	__rc7
	sta	__rc4
	clc
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	iny
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	iny
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	iny
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	lda	#0
	sta	.Lawale_c64.core.search.Search.make_sstk,x
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	beq	.LBB16_15
; %bb.11:                               ; %bb5.preheader.i
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	cpy	#11
	bcc	.LBB16_13
; %bb.12:                               ; %bb5.preheader.i
	ldy	#11
.LBB16_13:                              ; %bb5.preheader.i
	sty	__rc5
	lda	__rc3
	asl
	ldy	__rc2
	sty	__rc4
	rol	__rc4
	clc
	adc	__rc3
	tay
	lda	__rc4
	adc	__rc2
	sta	__rc2
	tya
	ora	#1
	sta	__rc3
	lda	#mos16lo(awale_c64.core.sowing.GAIN)
	clc
	adc	__rc3
	tay
	lda	#mos16hi(awale_c64.core.sowing.GAIN)
	adc	__rc2
	sty	__rc2
	sta	__rc3
	ldy	#0
.LBB16_14:                              ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),x
	tax
	lda	(__rc2),y
	clc
	adc	.Lawale_c64.core.search.Search.make_sstk,x
	sta	.Lawale_c64.core.search.Search.make_sstk,x
	lda	__rc5
	iny
	sty	__rc4
	cmp	__rc4
	bne	.LBB16_14
.LBB16_15:                              ; %awale_c64.core.moves.Position.sow.exit
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+11)
	bne	.LBB16_16
	jmp	.LBB16_21
.LBB16_16:
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+11)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
.LBB16_17:                              ; %bb15
                                        ; =>This Inner Loop Header: Depth=1
	cpx	#12
	bcc	.LBB16_18
	jmp	.LBB16_91
.LBB16_18:                              ; %awale_c64.core.search.hash.taken.exit
                                        ;   in Loop: Header=BB16_17 Depth=1
	txa
	asl
	ldy	#0
	sty	__rc3
	sty	__rc4
	rol	__rc4
	asl
	rol	__rc4
	asl
	sta	__rc5
	rol	__rc4
	lda	#mos16lo(awale_c64.core.search.hash.TAKEN)
	clc
	adc	__rc5
	sta	__rc5
	lda	#mos16hi(awale_c64.core.search.hash.TAKEN)
	adc	__rc4
	sta	__rc6
	clc
	lda	#254
	adc	.Lawale_c64.core.search.Search.make_sstk,x
	asl
	rol	__rc3
	asl
	sta	__rc4
	rol	__rc3
	lda	__rc5
	clc
	adc	__rc4
	sta	__rc4
	lda	__rc6
	adc	__rc3
	sta	__rc5
	clc
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	iny
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	iny
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	iny
	adc	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	dex
	dec	__rc2
	beq	.LBB16_19
	jmp	.LBB16_17
.LBB16_19:                              ; %bb5.preheader.i25
	lda	#0
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+11)
	pha
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	pla
.LBB16_20:                              ; %bb5.i26
                                        ; =>This Inner Loop Header: Depth=1
	sta	.Lawale_c64.core.search.Search.make_sstk,x
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	dey
	bne	.LBB16_20
	jmp	.LBB16_22
.LBB16_21:
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
.LBB16_22:                              ; %awale_c64.core.moves.Position.harvest.exit
	ldx	.Lawale_c64.core.search.Search.make_sstk+14
	clc
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Reload
	adc	.Lawale_c64.core.search.Search.make_sstk+12,x
	sta	.Lawale_c64.core.search.Search.make_sstk+12,x
	ldy	#1
	tya
	eor	.Lawale_c64.core.search.Search.make_sstk+14
	sta	.Lawale_c64.core.search.Search.make_sstk+14
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+10)
	and	#1
	tax
	lda	.Lawale_c64.core.search.Search.make_sstk+12,x
	tax
	cpx	#25
	bcc	.LBB16_24
; %bb.23:                               ; %bb21
	lda	#99
	sec
	sbc	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	jmp	.LBB16_90
.LBB16_24:                              ; %bb22
	ldx	#mos16lo(.Lawale_c64.core.search.Search.make_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.make_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.ruleset.RuleSet.repetition_limit
	and	#1
	bne	.LBB16_25
	jmp	.LBB16_87
.LBB16_25:                              ; %bb24
	stx	__rc2
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	bne	.LBB16_26
	jmp	.LBB16_54
.LBB16_26:                              ; %bb8.i.i.i.preheader
	lda	#0
	ldx	#mos16lo(GAME+6272)
	stx	__rc4
	ldx	#mos16hi(GAME+6272)
	stx	__rc5
	tay
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	stx	__rc3
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	sta	__rc6
	sta	__rc7
	sta	__rc8
	sta	__rc9
	sta	__rc10
	sta	__rc11
	sta	__rc12
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Spill
	sty	__rc13
	sty	__rc14
	sty	__rc15
	sty	__rc18
	sty	__rc19
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	jmp	.LBB16_34
.LBB16_27:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
.LBB16_28:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
.LBB16_29:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
.LBB16_30:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
.LBB16_31:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
.LBB16_32:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
.LBB16_33:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	sta	__rc5
	lda	__rc12
	bne	.LBB16_34
	jmp	.LBB16_47
.LBB16_34:                              ; %bb8.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+10)
	ldy	__rc19
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	ldy	__rc18
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ldy	__rc15
	sty	__rc19
	ldy	__rc13
	sty	__rc15
	ldy	#3
	lda	(__rc4),y
	cmp	__rc3
	bne	.LBB16_38
; %bb.35:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#2
	lda	(__rc4),y
	cmp	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	bne	.LBB16_38
; %bb.36:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#1
	lda	(__rc4),y
	cmp	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	bne	.LBB16_38
; %bb.37:                               ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#0
	lda	(__rc4),y
	iny
	sty	__rc13
	cmp	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	beq	.LBB16_39
.LBB16_38:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#0
	sty	__rc13
.LBB16_39:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Reload
	clc
	adc	__rc13
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Spill
	lda	__rc15
	adc	#0
	sta	__rc13
	lda	__rc14
	adc	#0
	sta	__rc14
	lda	__rc19
	adc	#0
	sta	__rc15
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	adc	#0
	sta	__rc18
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	adc	#0
	sta	__rc19
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+10)
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	lda	__rc4
	clc
	adc	#52
	sta	__rc4
	lda	__rc5
	adc	#0
	dex
	cpx	#255
	beq	.LBB16_40
	jmp	.LBB16_33
.LBB16_40:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#255
	dec	__rc6
	cpy	__rc6
	beq	.LBB16_41
	jmp	.LBB16_32
.LBB16_41:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#255
	dec	__rc7
	cpy	__rc7
	beq	.LBB16_42
	jmp	.LBB16_31
.LBB16_42:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#255
	dec	__rc8
	cpy	__rc8
	beq	.LBB16_43
	jmp	.LBB16_30
.LBB16_43:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#255
	dec	__rc9
	cpy	__rc9
	beq	.LBB16_44
	jmp	.LBB16_29
.LBB16_44:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#255
	dec	__rc10
	cpy	__rc10
	beq	.LBB16_45
	jmp	.LBB16_28
.LBB16_45:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	ldy	#255
	dec	__rc11
	cpy	__rc11
	beq	.LBB16_46
	jmp	.LBB16_27
.LBB16_46:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	dec	__rc12
	jmp	.LBB16_27
.LBB16_47:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	__rc11
	beq	.LBB16_48
	jmp	.LBB16_34
.LBB16_48:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	__rc10
	beq	.LBB16_49
	jmp	.LBB16_34
.LBB16_49:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	__rc9
	beq	.LBB16_50
	jmp	.LBB16_34
.LBB16_50:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	__rc8
	beq	.LBB16_51
	jmp	.LBB16_34
.LBB16_51:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	__rc7
	beq	.LBB16_52
	jmp	.LBB16_34
.LBB16_52:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	lda	__rc6
	beq	.LBB16_53
	jmp	.LBB16_34
.LBB16_53:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_34 Depth=1
	txa
	beq	.LBB16_54
	jmp	.LBB16_34
.LBB16_54:                              ; %Filter_I_P.count.exit
	lda	GAME+7964
	cmp	#129
	bcc	.LBB16_55
	jmp	.LBB16_91
.LBB16_55:                              ; %core.array.Index_I_for_T_N.index.exit.i
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+22) ; 1-byte Folded Spill
	tax
	bne	.LBB16_56
	jmp	.LBB16_85
.LBB16_56:                              ; %bb8.i.i.i31.preheader
	asl
	sta	__rc3
	lda	#0
	rol
	asl	__rc3
	rol
	sta	__rc4
	lda	#mos16lo(GAME+7452)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(GAME+7452)
	adc	__rc4
	sta	__rc2
	clc
	txa
	adc	#228
	sta	__rc5
	lda	__rc2
	adc	#226
	sta	__rc2
	lda	#0
	adc	#255
	tay
	lda	#0
	adc	#255
	sta	__rc6
	lda	#0
	adc	#255
	sta	__rc7
	lda	#0
	adc	#255
	sta	__rc8
	lda	#0
	adc	#255
	sta	__rc10
	lda	#0
	adc	#255
	sta	__rc9
	ldx	#mos16lo(GAME)
	stx	__rc3
	ldx	#mos16hi(GAME)
	stx	__rc4
	sec
	lda	__rc5
	sbc	__rc3
	sta	__rc3
	lda	__rc2
	sbc	__rc4
	sta	__rc2
	tya
	sbc	#0
	tax
	lda	__rc6
	sbc	#0
	sta	__rc4
	lda	__rc7
	sbc	#0
	sta	__rc12
	lda	__rc8
	sbc	#0
	sta	__rc5
	lda	__rc10
	sbc	#0
	sta	__rc18
	lda	__rc9
	sbc	#0
	lsr
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ror	__rc18
	lda	__rc5
	ror
	sta	__rc14
	ror	__rc12
	lda	__rc4
	ror
	sta	__rc9
	stx	__rc8
	ror	__rc8
	ror	__rc2
	lda	__rc3
	ror
	tax
	lsr	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ror	__rc18
	ror	__rc14
	ror	__rc12
	ror	__rc9
	ror	__rc8
	lda	__rc2
	ror
	sta	__rc7
	txa
	ror
	ldx	#mos16lo(GAME+7452)
	stx	__rc4
	ldx	#mos16hi(GAME+7452)
	stx	__rc5
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	stx	__rc3
	ldx	#0
	ldy	#0
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+13) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+14) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+15) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+16) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+17) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+18) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+19) ; 1-byte Folded Spill
	jmp	.LBB16_64
.LBB16_57:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
.LBB16_58:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
.LBB16_59:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
.LBB16_60:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
.LBB16_61:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
.LBB16_62:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
.LBB16_63:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	sta	__rc5
	ldx	__rc6
	lda	__rc8
	sty	__rc7
	pha
	lda	__rc10
	sta	__rc8
	lda	__rc11
	sta	__rc9
	lda	__rc13
	sta	__rc12
	lda	__rc15
	sta	__rc14
	lda	__rc19
	sta	__rc18
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	pla
	inc	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	dec	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	bne	.LBB16_64
	jmp	.LBB16_78
.LBB16_64:                              ; %bb8.i.i.i31
                                        ; =>This Inner Loop Header: Depth=1
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+19) ; 1-byte Folded Reload
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+18) ; 1-byte Folded Reload
	sty	__rc2
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+17) ; 1-byte Folded Reload
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+11)
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+16) ; 1-byte Folded Reload
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+10)
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+15) ; 1-byte Folded Reload
	sty	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+14) ; 1-byte Folded Reload
	sty	__rc19
	ldy	mos8(.Lawale_c64.core.search.Search.make_zp_stk+13) ; 1-byte Folded Reload
	sty	__rc15
	stx	__rc13
	ldx	__rc9
	stx	__rc11
	ldx	__rc8
	stx	__rc10
	ldx	__rc7
	sta	__rc8
	ldy	#3
	lda	(__rc4),y
	cmp	__rc3
	bne	.LBB16_68
; %bb.65:                               ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldy	#2
	lda	(__rc4),y
	stx	__rc9
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ldy	#0
	cmp	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	bne	.LBB16_69
; %bb.66:                               ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldy	#1
	lda	(__rc4),y
	dey
	cmp	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	bne	.LBB16_69
; %bb.67:                               ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	lda	(__rc4),y
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	lda	#1
	sta	__rc6
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	cmp	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	bne	.LBB16_69
	jmp	.LBB16_70
.LBB16_68:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	stx	__rc9
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	ldy	#0
.LBB16_69:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	sty	__rc6
.LBB16_70:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	clc
	lda	__rc13
	adc	__rc6
	sta	__rc6
	lda	__rc15
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+13) ; 1-byte Folded Spill
	lda	__rc19
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+14) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+15) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+10)
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+16) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+11)
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+17) ; 1-byte Folded Spill
	lda	__rc2
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+18) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+5)
	adc	#0
	sta	mos8(.Lawale_c64.core.search.Search.make_zp_stk+19) ; 1-byte Folded Spill
	lda	__rc4
	clc
	adc	#4
	sta	__rc4
	lda	__rc5
	adc	#0
	ldy	__rc9
	pha
	lda	__rc12
	sta	__rc13
	lda	__rc14
	sta	__rc15
	lda	__rc18
	sta	__rc19
	pla
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	ldx	#255
	dec	__rc8
	cpx	__rc8
	beq	.LBB16_71
	jmp	.LBB16_63
.LBB16_71:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	dey
	cpy	#255
	beq	.LBB16_72
	jmp	.LBB16_62
.LBB16_72:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldx	#255
	dec	__rc10
	cpx	__rc10
	beq	.LBB16_73
	jmp	.LBB16_61
.LBB16_73:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldx	#255
	dec	__rc11
	cpx	__rc11
	beq	.LBB16_74
	jmp	.LBB16_60
.LBB16_74:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldx	#255
	dec	__rc13
	cpx	__rc13
	beq	.LBB16_75
	jmp	.LBB16_59
.LBB16_75:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldx	#255
	dec	__rc15
	cpx	__rc15
	beq	.LBB16_76
	jmp	.LBB16_58
.LBB16_76:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	ldx	#255
	dec	__rc19
	cpx	__rc19
	beq	.LBB16_77
	jmp	.LBB16_57
.LBB16_77:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	dec	mos8(.Lawale_c64.core.search.Search.make_zp_stk+9)
	jmp	.LBB16_57
.LBB16_78:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	inc	__rc19
	dec	__rc19
	beq	.LBB16_79
	jmp	.LBB16_64
.LBB16_79:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	inc	__rc15
	dec	__rc15
	beq	.LBB16_80
	jmp	.LBB16_64
.LBB16_80:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	inc	__rc13
	dec	__rc13
	beq	.LBB16_81
	jmp	.LBB16_64
.LBB16_81:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	inc	__rc11
	dec	__rc11
	beq	.LBB16_82
	jmp	.LBB16_64
.LBB16_82:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	inc	__rc10
	dec	__rc10
	beq	.LBB16_83
	jmp	.LBB16_64
.LBB16_83:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	cpy	#0
	beq	.LBB16_84
	jmp	.LBB16_64
.LBB16_84:                              ; %bb8.i.i.i31
                                        ;   in Loop: Header=BB16_64 Depth=1
	tay
	beq	.LBB16_86
	jmp	.LBB16_64
.LBB16_85:
	ldx	#0
	stx	__rc6
.LBB16_86:                              ; %awale_c64.core.search.past.Past.count.exit
	clc
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+12) ; 1-byte Folded Reload
	adc	__rc6
	clc
	adc	#1
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+22) ; 1-byte Folded Reload
	stx	__rc2
	cmp	__rc2
	bcc	.LBB16_87
	jmp	.LBB16_89
.LBB16_87:                              ; %bb36
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	cpx	#23
	bne	.LBB16_88
	jmp	.LBB16_91
.LBB16_88:                              ; %bb37
	clc
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+21) ; 1-byte Folded Reload
	txa
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	adc	#52
	tay
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+20) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	txa
	adc	#0
	sty	__rc2
	sta	__rc3
	ldx	#mos16lo(.Lawale_c64.core.search.Search.make_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.Search.make_sstk)
	stx	__rc4
	sty	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	clc
	adc	#68
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+2)
	adc	#0
	ldy	#68
	sta	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+3)
	sta	(mos8(.Lawale_c64.core.search.Search.make_zp_stk)),y
	ldy	#1
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+6)
	sta	(__rc2),y
	iny
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+7)
	sta	(__rc2),y
	iny
	lda	mos8(.Lawale_c64.core.search.Search.make_zp_stk+8)
	sta	(__rc2),y
	ldy	#0
                                        ; implicit-def: $a
	jmp	.LBB16_90
.LBB16_89:                              ; %bb32
	ldx	mos8(.Lawale_c64.core.search.Search.make_zp_stk+4)
	inx
	ldy	#mos16lo(.Lawale_c64.core.search.Search.make_sstk)
	lda	#mos16hi(.Lawale_c64.core.search.Search.make_sstk)
	sty	__rc2
	sta	__rc3
	txa
	jsr	awale_c64.core.search.value.collected
	ldy	#1
	sta	__rc2
	lda	#0
	sec
	sbc	__rc2
.LBB16_90:                              ; %bb39
	tax
	tya
	rts
.LBB16_91:                              ; %panic.i
	jsr	awale_panic
.Lfunc_end16:
	.size	awale_c64.core.search.Search.make, .Lfunc_end16-awale_c64.core.search.Search.make
                                        ; -- End function
	.section	.text.awale_c64.core.search.Search.enter,"ax",@progbits
	.type	awale_c64.core.search.Search.enter,@function ; -- Begin function awale_c64.core.search.Search.enter
awale_c64.core.search.Search.enter:     ; @awale_c64.core.search.Search.enter
; %bb.0:                                ; %start
	cmp	#24
	bcc	.LBB17_1
	jmp	.LBB17_179
.LBB17_1:                               ; %bb1
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	ldx	#1
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Spill
	lda	#0
	ldx	#52
	stx	__rc2
	sta	__rc3
	tax
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	clc
	lda	#mos16lo(GAME+6204)
	adc	__rc2
	tax
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc2
	sta	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	tax
	bne	.LBB17_2
	jmp	.LBB17_10
.LBB17_2:                               ; %bb5
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	ldy	#14
	lda	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	tay
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+23) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	#12
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+22) ; 1-byte Folded Spill
	adc	#0
	sta	__rc3
	tya
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	and	#1
	tax
	tay
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	beq	.LBB17_13
; %bb.3:                                ; %bb8
	txa
	eor	#1
	tay
	lda	(__rc2),y
	cmp	#24
	bne	.LBB17_5
; %bb.4:                                ; %bb9
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	bpl	.LBB17_16
.LBB17_5:                               ; %bb10
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	cpx	#24
	bne	.LBB17_9
; %bb.6:                                ; %bb11
	sec
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sbc	#1
	bvc	.LBB17_8
; %bb.7:                                ; %bb11
	eor	#128
.LBB17_8:                               ; %bb11
	tax
	bmi	.LBB17_16
.LBB17_9:                               ; %bb13
	lda	#7
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	cpx	#1
	beq	.LBB17_14
	jmp	.LBB17_18
.LBB17_10:                              ; %bb3
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	jsr	awale_c64.core.search.value.collected
.LBB17_11:                              ; %bb37
	tax
.LBB17_12:                              ; %bb37
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_13:                              ; %bb13.thread
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	cpx	#1
	bne	.LBB17_17
.LBB17_14:                              ; %bb1.i
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	bne	.LBB17_15
	jmp	.LBB17_34
.LBB17_15:                              ; %select.false
	ldx	#6
	jmp	.LBB17_35
.LBB17_16:
	ldx	#0
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_17:                              ; %bb17
	ldy	#24
	lda	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
.LBB17_18:                              ; %bb19
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	ldx	#1
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	beq	.LBB17_20
; %bb.19:                               ; %bb19
	ldx	#0
.LBB17_20:                              ; %bb19
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	ldy	#16
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+23) ; 1-byte Folded Reload
	txa
	clc
	adc	#16
	sta	__rc6
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+22) ; 1-byte Folded Reload
	adc	#0
	sta	__rc7
	lda	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sta	__rc4
	ldy	#1
	lda	(__rc6),y
	tax
	iny
	lda	(__rc6),y
	sta	__rc2
	iny
	lda	(__rc6),y
	sta	__rc3
	lda	__rc4
	jsr	awale_c64.core.search.table.Table.find
	stx	__rc5
	bit	__set_v
	sta	__rc6
	cmp	#3
	beq	.LBB17_22
; %bb.21:                               ; %bb19
	clv
.LBB17_22:                              ; %bb19
	ldx	#0
	lda	#1
	tay
	inc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	dec	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	bne	.LBB17_24
; %bb.23:                               ; %bb19
	lda	#0
.LBB17_24:                              ; %bb19
	sty	__rc4
	bvs	.LBB17_26
; %bb.25:                               ; %bb19
	stx	__rc4
.LBB17_26:                              ; %bb19
	ora	__rc4
	and	#1
	ldy	__rc6
	bvs	.LBB17_28
; %bb.27:                               ; %select.false41
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
.LBB17_28:                              ; %select.end40
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	tax
	beq	.LBB17_29
	jmp	.LBB17_139
.LBB17_29:                              ; %bb22
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	cpx	__rc2
	beq	.LBB17_30
	jmp	.LBB17_97
.LBB17_30:                              ; %bb23
	sec
	lda	__rc5
	sbc	#49
	bvc	.LBB17_32
; %bb.31:                               ; %bb23
	eor	#128
.LBB17_32:                              ; %bb23
	tax
	bpl	.LBB17_33
	jmp	.LBB17_126
.LBB17_33:                              ; %bb1.i6
	sec
	lda	__rc5
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	jmp	.LBB17_134
.LBB17_34:
	ldx	#0
.LBB17_35:                              ; %select.end
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Spill
	ldy	#12
	lda	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	ldy	#1
	sec
	sbc	(__rc2),y
	sta	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	beq	.LBB17_37
; %bb.36:                               ; %bb2.i.i
	lda	#0
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Spill
	jmp	.LBB17_38
.LBB17_37:
	tax
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Spill
.LBB17_38:                              ; %awale_c64.core.search.value.lead.exit.i
	ldy	#23
	lda	#129
	tax
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	ldy	GAME+7968
	ldx	GAME+7969
	stx	__rc2
	ldx	GAME+7970
	stx	__rc3
	lda	#99
	sec
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	and	#1
	ldx	GAME+7971
	cmp	#0
	bne	.LBB17_40
; %bb.39:
	lda	__rc3
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	lda	__rc2
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	jmp	.LBB17_53
.LBB17_40:                              ; %bb11.i
	iny
	bne	.LBB17_44
; %bb.41:                               ; %bb11.i
	inc	__rc2
	bne	.LBB17_44
; %bb.42:                               ; %bb11.i
	inc	__rc3
	bne	.LBB17_44
; %bb.43:                               ; %bb11.i
	inx
.LBB17_44:                              ; %bb11.i
	lda	__rc2
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sty	GAME+7968
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sta	GAME+7969
	ldy	__rc3
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sty	GAME+7970
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	stx	GAME+7971
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	jsr	awale_c64.core.moves.Position.capture
	clc
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	adc	__rc2
	cmp	#25
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bcs	.LBB17_46
; %bb.45:                               ; %bb15.i
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	clc
	adc	__rc2
.LBB17_46:                              ; %bb16.i
	sec
	sta	__rc2
	sbc	#130
	bvc	.LBB17_48
; %bb.47:                               ; %bb16.i
	eor	#128
.LBB17_48:                              ; %bb16.i
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	tay
	bmi	.LBB17_53
; %bb.49:                               ; %bb17.i
	ldy	#23
	lda	__rc2
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sta	__rc3
	iny
	lda	#0
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sec
	lda	__rc3
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	bvc	.LBB17_51
; %bb.50:                               ; %bb17.i
	eor	#128
.LBB17_51:                              ; %bb17.i
	tay
	bmi	.LBB17_52
	jmp	.LBB17_129
.LBB17_52:
	ldy	__rc2
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
.LBB17_53:                              ; %bb6.backedge.i
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	and	#2
	bne	.LBB17_55
; %bb.54:
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	jmp	.LBB17_68
.LBB17_55:                              ; %bb11.i.1
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sta	__rc3
	iny
	bne	.LBB17_59
; %bb.56:                               ; %bb11.i.1
	inc	__rc3
	bne	.LBB17_59
; %bb.57:                               ; %bb11.i.1
	inc	__rc2
	bne	.LBB17_59
; %bb.58:                               ; %bb11.i.1
	inx
.LBB17_59:                              ; %bb11.i.1
	lda	__rc3
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sty	GAME+7968
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sta	GAME+7969
	ldy	__rc2
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sty	GAME+7970
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	stx	GAME+7971
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	ora	#1
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	clc
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	adc	__rc2
	cmp	#25
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bcs	.LBB17_61
; %bb.60:                               ; %bb15.i.1
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	txa
	clc
	adc	__rc2
.LBB17_61:                              ; %bb16.i.1
	sec
	tax
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	sbc	__rc2
	bvc	.LBB17_63
; %bb.62:                               ; %bb16.i.1
	eor	#128
.LBB17_63:                              ; %bb16.i.1
	tay
	bpl	.LBB17_68
; %bb.64:                               ; %bb17.i.1
	ldy	#23
	txa
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	lda	#1
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sec
	txa
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	bvc	.LBB17_66
; %bb.65:                               ; %bb17.i.1
	eor	#128
.LBB17_66:                              ; %bb17.i.1
	tay
	bmi	.LBB17_67
	jmp	.LBB17_12
.LBB17_67:
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
.LBB17_68:                              ; %bb6.backedge.i.1
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	and	#4
	bne	.LBB17_69
	jmp	.LBB17_82
.LBB17_69:                              ; %bb11.i.2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sty	__rc2
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sty	__rc3
	inc	__rc2
	bne	.LBB17_73
; %bb.70:                               ; %bb11.i.2
	inx
	bne	.LBB17_73
; %bb.71:                               ; %bb11.i.2
	inc	__rc3
	bne	.LBB17_73
; %bb.72:                               ; %bb11.i.2
	inc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
.LBB17_73:                              ; %bb11.i.2
	lda	__rc2
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sta	GAME+7968
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	stx	GAME+7969
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	stx	GAME+7970
	sty	GAME+7971
	clc
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	adc	#2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	__rc2
	cmp	#25
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bcs	.LBB17_75
; %bb.74:                               ; %bb15.i.2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	txa
	clc
	adc	__rc2
.LBB17_75:                              ; %bb16.i.2
	sec
	sta	__rc3
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	sbc	__rc2
	bvc	.LBB17_77
; %bb.76:                               ; %bb16.i.2
	eor	#128
.LBB17_77:                              ; %bb16.i.2
	tax
	bpl	.LBB17_82
; %bb.78:                               ; %bb17.i.2
	ldy	#23
	lda	__rc3
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sta	__rc2
	iny
	lda	#2
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sec
	lda	__rc2
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	bvc	.LBB17_80
; %bb.79:                               ; %bb17.i.2
	eor	#128
.LBB17_80:                              ; %bb17.i.2
	tax
	bmi	.LBB17_81
	jmp	.LBB17_130
.LBB17_81:
	ldy	__rc3
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
.LBB17_82:                              ; %bb6.backedge.i.2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	and	#8
	bne	.LBB17_84
; %bb.83:
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	stx	__rc3
	jmp	.LBB17_99
.LBB17_84:                              ; %bb11.i.3
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	stx	__rc3
	iny
	bne	.LBB17_88
; %bb.85:                               ; %bb11.i.3
	inc	__rc3
	bne	.LBB17_88
; %bb.86:                               ; %bb11.i.3
	inc	__rc2
	bne	.LBB17_88
; %bb.87:                               ; %bb11.i.3
	inc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
.LBB17_88:                              ; %bb11.i.3
	lda	__rc3
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sty	GAME+7968
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sta	GAME+7969
	ldy	__rc2
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sty	GAME+7970
	stx	GAME+7971
	clc
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	adc	#3
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	__rc2
	cmp	#25
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bcs	.LBB17_90
; %bb.89:                               ; %bb15.i.3
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	txa
	clc
	adc	__rc2
.LBB17_90:                              ; %bb16.i.3
	sec
	sta	__rc4
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	sbc	__rc2
	bvc	.LBB17_92
; %bb.91:                               ; %bb16.i.3
	eor	#128
.LBB17_92:                              ; %bb16.i.3
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	stx	__rc3
	tax
	bpl	.LBB17_98
; %bb.93:                               ; %bb17.i.3
	ldy	#23
	lda	__rc4
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sta	__rc2
	iny
	lda	#3
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sec
	lda	__rc2
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	bvc	.LBB17_95
; %bb.94:                               ; %bb17.i.3
	eor	#128
.LBB17_95:                              ; %bb17.i.3
	tax
	bmi	.LBB17_96
	jmp	.LBB17_131
.LBB17_96:
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	stx	__rc3
	lda	__rc4
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
	jmp	.LBB17_99
.LBB17_97:
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	jmp	.LBB17_139
.LBB17_98:
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
.LBB17_99:                              ; %bb6.backedge.i.3
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	and	#16
	bne	.LBB17_100
	jmp	.LBB17_114
.LBB17_100:                             ; %bb11.i.4
	ldx	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sta	__rc3
	inc	__rc3
	bne	.LBB17_104
; %bb.101:                              ; %bb11.i.4
	iny
	bne	.LBB17_104
; %bb.102:                              ; %bb11.i.4
	inx
	bne	.LBB17_104
; %bb.103:                              ; %bb11.i.4
	inc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
.LBB17_104:                             ; %bb11.i.4
	lda	__rc3
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	sta	GAME+7968
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sty	GAME+7969
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	stx	GAME+7970
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	stx	GAME+7971
	clc
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	adc	#4
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	__rc2
	cmp	#25
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bcs	.LBB17_106
; %bb.105:                              ; %bb15.i.4
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	txa
	clc
	adc	__rc2
.LBB17_106:                             ; %bb16.i.4
	sec
	tax
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	sbc	__rc2
	bvc	.LBB17_108
; %bb.107:                              ; %bb16.i.4
	eor	#128
.LBB17_108:                             ; %bb16.i.4
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sty	__rc3
	tay
	bpl	.LBB17_113
; %bb.109:                              ; %bb17.i.4
	ldy	#23
	txa
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	lda	#4
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sec
	txa
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	bvc	.LBB17_111
; %bb.110:                              ; %bb17.i.4
	eor	#128
.LBB17_111:                             ; %bb17.i.4
	tay
	bmi	.LBB17_112
	jmp	.LBB17_12
.LBB17_112:
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sta	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
	jmp	.LBB17_114
.LBB17_113:
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
.LBB17_114:                             ; %bb6.backedge.i.4
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	cpx	#32
	bcs	.LBB17_115
	jmp	.LBB17_125
.LBB17_115:                             ; %bb11.i.5
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	pha
	tya
	tax
	pla
	sta	__rc2
	inc	__rc2
	bne	.LBB17_119
; %bb.116:                              ; %bb11.i.5
	inx
	bne	.LBB17_119
; %bb.117:                              ; %bb11.i.5
	inc	__rc3
	bne	.LBB17_119
; %bb.118:                              ; %bb11.i.5
	inc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
.LBB17_119:                             ; %bb11.i.5
	lda	__rc2
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sta	GAME+7968
	stx	GAME+7969
	ldx	__rc3
	stx	GAME+7970
	sty	GAME+7971
	clc
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	adc	#5
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	__rc2
	cmp	#25
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bcs	.LBB17_121
; %bb.120:                              ; %bb15.i.5
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	clc
	adc	__rc2
	tax
.LBB17_121:                             ; %bb16.i.5
	sec
	stx	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	sbc	__rc2
	bvc	.LBB17_123
; %bb.122:                              ; %bb16.i.5
	eor	#128
.LBB17_123:                             ; %bb16.i.5
	tay
	bpl	.LBB17_125
; %bb.124:                              ; %bb17.i.5
	ldy	#23
	txa
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	lda	#5
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_125:
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_126:                             ; %bb2.i
	sec
	lda	__rc5
	sbc	#208
	bvc	.LBB17_132
; %bb.127:                              ; %bb2.i
	eor	#128
	bpl	.LBB17_133
.LBB17_128:                             ; %bb3.i
	clc
	lda	__rc5
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	jmp	.LBB17_134
.LBB17_129:
	ldx	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_130:
	ldx	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_131:
	ldx	__rc4
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_132:                             ; %bb2.i
	tax
	bmi	.LBB17_128
.LBB17_133:
	lda	__rc5
.LBB17_134:                             ; %awale_c64.core.search.value.from_root.exit
	cpy	#0
	bne	.LBB17_135
	jmp	.LBB17_11
.LBB17_135:                             ; %awale_c64.core.search.value.from_root.exit
	cpy	#1
	beq	.LBB17_136
	jmp	.LBB17_144
.LBB17_136:                             ; %bb29
	sec
	tax
	sbc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	bvc	.LBB17_138
.LBB17_137:                             ; %bb26
	eor	#128
.LBB17_138:                             ; %bb26
	ldy	__rc3
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	tay
	bmi	.LBB17_139
	jmp	.LBB17_12
.LBB17_139:                             ; %bb34
	ldy	#20
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	lda	#129
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	ldy	#49
	lda	#0
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	iny
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+24) ; 1-byte Folded Spill
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	beq	.LBB17_141
; %bb.140:                              ; %select.false43
	ldx	#6
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+24) ; 1-byte Folded Spill
.LBB17_141:                             ; %select.end42
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+12)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+13)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+14)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+15)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+16)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+17)
	ldy	#0
	ldx	#52
	stx	__rc2
	sty	__rc3
	ldx	#0
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME)
	clc
	adc	__rc2
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	lda	#mos16hi(GAME)
	adc	__rc3
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+11)
	lda	#mos8(.Lawale_c64.core.search.Search.enter_zp_stk+12)
	ldx	#mos8(0)
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	ldx	#255
	dec	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	cpx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	bne	.LBB17_143
; %bb.142:                              ; %select.end42
	dec	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
.LBB17_143:                             ; %select.end42
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+25) ; 1-byte Folded Spill
	jmp	.LBB17_154
.LBB17_144:                             ; %bb26
	sec
	tax
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	sbc	__rc2
	bvc	.LBB17_191
	jmp	.LBB17_137
.LBB17_191:                             ; %bb26
	jmp	.LBB17_138
.LBB17_145:                             ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	txa
	bne	.LBB17_150
; %bb.146:                              ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldy	#0
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	bne	.LBB17_152
; %bb.147:                              ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	bne	.LBB17_152
; %bb.148:                              ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	bne	.LBB17_152
; %bb.149:                              ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	bne	.LBB17_152
	jmp	.LBB17_181
.LBB17_150:                             ;   in Loop: Header=BB17_154 Depth=1
	ldy	#0
	jmp	.LBB17_152
.LBB17_151:                             ;   in Loop: Header=BB17_154 Depth=1
	stx	__rc19
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	stx	__rc2
.LBB17_152:                             ; %bb27.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	lda	#mos8(.Lawale_c64.core.search.Search.enter_zp_stk+12)
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sta	__rc4
	lda	#mos8(0)
	adc	__rc2
	sta	__rc5
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	sta	(__rc4),y
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+23) ; 1-byte Folded Reload
	txa
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sta	__rc4
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+22) ; 1-byte Folded Reload
	tya
	adc	__rc2
	sta	__rc5
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	asl
	sty	__rc17
	ldy	__rc2
	sty	__rc6
	ldy	__rc17
	rol	__rc6
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sta	__rc3
	lda	__rc6
	adc	__rc2
	sta	__rc2
	txa
	clc
	adc	__rc3
	tax
	tya
	adc	__rc2
	stx	__rc2
	sta	__rc3
	tay
	clc
	txa
	adc	#31
	sta	__rc6
	tya
	adc	#0
	sta	__rc7
	ldy	#25
	lda	__rc19
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	sta	(__rc4),y
	ldy	#31
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	sta	(__rc2),y
	ldy	#1
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	sta	(__rc6),y
	ldy	#33
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	sta	(__rc2),y
	ldy	#49
	lda	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	clc
	adc	#1
	sta	(mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)),y
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
.LBB17_153:                             ; %bb3.backedge.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	inx
	cpx	#6
	bne	.LBB17_154
	jmp	.LBB17_180
.LBB17_154:                             ; %bb6.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB17_162 Depth 2
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	lda	#1
	jsr	__ashlqi3
	and	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+6)
	beq	.LBB17_153
; %bb.155:                              ; %bb9.i9
                                        ;   in Loop: Header=BB17_154 Depth=1
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	clc
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+24) ; 1-byte Folded Reload
	stx	__rc2
	adc	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+8)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+9)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.capture
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+2)
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk)
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+1)
	ldx	#255
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+25) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB17_157
; %bb.156:                              ; %select.false45
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldy	__rc2
	sty	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Spill
.LBB17_157:                             ; %select.end44
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldy	#0
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	bne	.LBB17_158
	jmp	.LBB17_151
.LBB17_158:                             ; %bb15.preheader.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	stx	__rc19
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	cpx	#7
	bcc	.LBB17_159
	jmp	.LBB17_179
.LBB17_159:                             ; %bb15.i12.preheader
                                        ;   in Loop: Header=BB17_154 Depth=1
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	asl
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sta	__rc2
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	clc
	adc	__rc2
	tax
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+11)
	adc	#0
	sta	__rc2
	clc
	txa
	adc	#91
	sta	__rc4
	lda	__rc2
	adc	#24
	sta	__rc5
	sty	__rc2
	lda	#0
	tax
	stx	__rc11
	sty	__rc12
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Spill
	stx	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Spill
	stx	__rc6
	sta	__rc7
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
	sty	__rc8
	jmp	.LBB17_162
.LBB17_160:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc6
	dec	__rc6
	beq	.LBB17_192
	jmp	.LBB17_162
.LBB17_192:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	jmp	.LBB17_184
.LBB17_161:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	tax
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sta	__rc14
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	adc	__rc2
	sta	__rc15
	txa
	ldy	#1
	sta	(__rc14),y
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+10)
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	tax
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+11)
	adc	__rc2
	sta	__rc13
	txa
	clc
	adc	#84
	sta	__rc14
	lda	__rc13
	ldy	__rc13
	sty	__rc2
	adc	#24
	sta	__rc15
	ldy	#0
	lda	(__rc14),y
	sta	__rc13
	clc
	txa
	adc	#85
	sta	__rc14
	lda	__rc2
	adc	#24
	sta	__rc15
	lda	__rc13
	sta	(__rc14),y
	lda	__rc4
	clc
	adc	#253
	sta	__rc14
	lda	__rc5
	adc	#255
	sta	__rc15
	lda	(__rc14),y
	sta	__rc13
	iny
	lda	(__rc14),y
	sta	__rc2
	iny
	lda	(__rc14),y
	sta	__rc18
	lda	__rc13
	ldy	#0
	sta	(__rc4),y
	lda	__rc2
	iny
	sta	(__rc4),y
	lda	__rc18
	iny
	sta	(__rc4),y
	ldx	__rc14
	stx	__rc4
	ldx	__rc15
	stx	__rc5
	ldx	__rc10
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	ldx	__rc9
	stx	__rc2
	ldy	__rc12
	lda	__rc7
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Spill
	ldx	__rc8
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Spill
	ldx	__rc6
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Spill
	ldx	__rc11
	bne	.LBB17_162
	jmp	.LBB17_160
.LBB17_162:                             ; %bb15.i12
                                        ;   Parent Loop BB17_154 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sta	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	sty	__rc18
	ldy	__rc2
	sty	__rc9
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sty	__rc10
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+4)
	clc
	adc	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	sta	__rc14
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+5)
	adc	__rc2
	ldy	#255
	dec	__rc10
	cpy	__rc10
	bne	.LBB17_170
; %bb.163:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#255
	dec	__rc9
	cpy	__rc9
	bne	.LBB17_170
; %bb.164:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#255
	dec	__rc12
	cpy	__rc12
	bne	.LBB17_170
; %bb.165:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#255
	dec	__rc7
	cpy	__rc7
	bne	.LBB17_170
; %bb.166:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#255
	dec	__rc3
	cpy	__rc3
	bne	.LBB17_170
; %bb.167:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#255
	dec	__rc8
	cpy	__rc8
	bne	.LBB17_170
; %bb.168:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#255
	dec	__rc6
	cpy	__rc6
	bne	.LBB17_170
; %bb.169:                              ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	dec	__rc11
.LBB17_170:                             ; %bb15.i12
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldy	#0
	sta	__rc15
	lda	(__rc14),y
	ldy	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+20) ; 1-byte Folded Reload
	sty	__rc13
	cmp	__rc13
	bcc	.LBB17_171
	jmp	.LBB17_145
.LBB17_171:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	cpx	#0
	beq	.LBB17_172
	jmp	.LBB17_161
.LBB17_172:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	beq	.LBB17_173
	jmp	.LBB17_161
.LBB17_173:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+19) ; 1-byte Folded Reload
	beq	.LBB17_174
	jmp	.LBB17_161
.LBB17_174:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+21) ; 1-byte Folded Reload
	beq	.LBB17_175
	jmp	.LBB17_161
.LBB17_175:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+3)
	beq	.LBB17_176
	jmp	.LBB17_161
.LBB17_176:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	__rc18
	beq	.LBB17_177
	jmp	.LBB17_161
.LBB17_177:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	__rc2
	beq	.LBB17_178
	jmp	.LBB17_161
.LBB17_178:                             ; %bb18.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	cpx	#6
	beq	.LBB17_179
	jmp	.LBB17_161
.LBB17_179:                             ; %panic
	jsr	awale_panic
.LBB17_180:                             ; %awale_c64.core.search.node.Node.list.exit
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Spill
                                        ; implicit-def: $x
	lda	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+18) ; 1-byte Folded Reload
	rts
.LBB17_181:                             ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	lda	__rc18
	beq	.LBB17_182
	jmp	.LBB17_152
.LBB17_182:                             ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	lda	__rc2
	beq	.LBB17_183
	jmp	.LBB17_152
.LBB17_183:                             ; %bb26.i
                                        ;   in Loop: Header=BB17_154 Depth=1
	ldx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	cpx	#6
	beq	.LBB17_179
	jmp	.LBB17_152
.LBB17_184:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc8
	dec	__rc8
	beq	.LBB17_185
	jmp	.LBB17_162
.LBB17_185:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc3
	dec	__rc3
	beq	.LBB17_186
	jmp	.LBB17_162
.LBB17_186:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc7
	dec	__rc7
	beq	.LBB17_187
	jmp	.LBB17_162
.LBB17_187:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc12
	dec	__rc12
	beq	.LBB17_188
	jmp	.LBB17_162
.LBB17_188:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc9
	dec	__rc9
	beq	.LBB17_189
	jmp	.LBB17_162
.LBB17_189:                             ; %bb19.i
                                        ;   in Loop: Header=BB17_162 Depth=2
	inc	__rc10
	dec	__rc10
	beq	.LBB17_190
	jmp	.LBB17_162
.LBB17_190:                             ;   in Loop: Header=BB17_154 Depth=1
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.Search.enter_zp_stk+7)
	stx	__rc2
	ldy	#0
	jmp	.LBB17_152
.Lfunc_end17:
	.size	awale_c64.core.search.Search.enter, .Lfunc_end17-awale_c64.core.search.Search.enter
                                        ; -- End function
	.section	.text.awale_c64.core.search.Search.remember,"ax",@progbits
	.type	awale_c64.core.search.Search.remember,@function ; -- Begin function awale_c64.core.search.Search.remember
awale_c64.core.search.Search.remember:  ; @awale_c64.core.search.Search.remember
; %bb.0:                                ; %start
	cmp	#24
	bcc	.LBB18_1
	jmp	.LBB18_18
.LBB18_1:                               ; %bb1
	sta	mos8(.Lawale_c64.core.search.Search.remember_zp_stk)
	stx	mos8(.Lawale_c64.core.search.Search.remember_zp_stk+1)
	ldx	#0
	ldy	#52
	sty	__rc2
	stx	__rc3
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	clc
	lda	#mos16lo(GAME+6204)
	adc	__rc2
	tax
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	stx	__rc6
	stx	__rc2
	sta	__rc5
	sta	__rc3
	ldy	#23
	lda	(__rc2),y
	ldy	#21
	sec
	tax
	sbc	(__rc2),y
	bvc	.LBB18_3
; %bb.2:                                ; %bb1
	eor	#128
.LBB18_3:                               ; %bb1
	ldy	#8
	sty	mos8(.Lawale_c64.core.search.Search.remember_zp_stk+2) ; 1-byte Folded Spill
	tay
	bpl	.LBB18_8
; %bb.4:                                ; %bb3
	ldy	#22
	lda	(__rc2),y
	sec
	stx	__rc4
	sbc	__rc4
	bvc	.LBB18_6
; %bb.5:                                ; %bb3
	eor	#128
.LBB18_6:                               ; %bb3
	ldy	#0
	sty	mos8(.Lawale_c64.core.search.Search.remember_zp_stk+2) ; 1-byte Folded Spill
	tay
	bmi	.LBB18_8
; %bb.7:                                ; %select.false
	ldy	#16
	sty	mos8(.Lawale_c64.core.search.Search.remember_zp_stk+2) ; 1-byte Folded Spill
.LBB18_8:                               ; %bb7
	sec
	txa
	sbc	#49
	bvc	.LBB18_10
; %bb.9:                                ; %bb7
	eor	#128
.LBB18_10:                              ; %bb7
	tay
	bmi	.LBB18_12
; %bb.11:                               ; %bb1.i
	clc
	txa
	adc	mos8(.Lawale_c64.core.search.Search.remember_zp_stk)
	jmp	.LBB18_16
.LBB18_12:                              ; %bb2.i
	sec
	txa
	sbc	#208
	bvc	.LBB18_14
; %bb.13:                               ; %bb2.i
	eor	#128
.LBB18_14:                              ; %bb2.i
	tay
	bpl	.LBB18_17
; %bb.15:                               ; %bb3.i
	sec
	txa
	sbc	mos8(.Lawale_c64.core.search.Search.remember_zp_stk)
.LBB18_16:                              ; %awale_c64.core.search.value.from_here.exit
	tax
.LBB18_17:                              ; %awale_c64.core.search.value.from_here.exit
	clc
	lda	__rc6
	adc	#16
	sta	__rc8
	lda	__rc5
	adc	#0
	ldy	#16
	sta	__rc9
	lda	(__rc2),y
	sta	__rc4
	ldy	#1
	lda	#3
	and	(__rc8),y
	sta	__rc5
	ldy	__rc4
	sty	__rc6
	asl	__rc6
	sta	__rc7
	rol	__rc7
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc6
	sta	__rc6
	lda	#mos16hi(GAME+1084)
	adc	__rc7
	sta	__rc7
	ldy	#3
	lda	(__rc8),y
	ldy	#1
	sta	(__rc6),y
	iny
	lda	(__rc8),y
	sta	__rc8
	ldy	#24
	lda	mos8(.Lawale_c64.core.search.Search.remember_zp_stk+2) ; 1-byte Folded Reload
	ora	(__rc2),y
	sta	__rc9
	ldy	#0
	lda	__rc8
	sta	(__rc6),y
	lda	#mos16lo(GAME+3132)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+3132)
	adc	__rc5
	sta	__rc3
	txa
	sta	(__rc2),y
	lda	#mos16lo(GAME+4156)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+4156)
	adc	__rc5
	sta	__rc3
	lda	mos8(.Lawale_c64.core.search.Search.remember_zp_stk+1)
	sta	(__rc2),y
	lda	#mos16lo(GAME+5180)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+5180)
	adc	__rc5
	sta	__rc3
	lda	__rc9
	sta	(__rc2),y
	rts
.LBB18_18:                              ; %panic
	jsr	awale_panic
.Lfunc_end18:
	.size	awale_c64.core.search.Search.remember, .Lfunc_end18-awale_c64.core.search.Search.remember
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
	beq	.LBB19_2
; %bb.1:                                ; %select.false
	ldx	#233
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldx	#11
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	ldy	#245
	ldx	#4
.LBB19_2:                               ; %select.end
	sty	__rc7
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc6
	ldy	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Reload
	sty	__rc5
	stx	__rc4
	ldy	#0
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB19_5
.LBB19_3:                               ;   in Loop: Header=BB19_5 Depth=1
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	tya
	sta	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
.LBB19_4:                               ; %awale_c64.core.search.hash.times.exit
                                        ;   in Loop: Header=BB19_5 Depth=1
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
	bne	.LBB19_5
	jmp	.LBB19_10
.LBB19_5:                               ; %bb8
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB19_7 Depth 2
	sty	__rc12
	lda	(__rc2),y
	beq	.LBB19_3
; %bb.6:                                ; %bb2.i.preheader
                                        ;   in Loop: Header=BB19_5 Depth=1
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
.LBB19_7:                               ; %bb2.i
                                        ;   Parent Loop BB19_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lsr
	bcc	.LBB19_9
; %bb.8:                                ; %bb3.i
                                        ;   in Loop: Header=BB19_7 Depth=2
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
.LBB19_9:                               ; %bb6.i
                                        ;   in Loop: Header=BB19_7 Depth=2
	asl	__rc8
	rol	__rc9
	rol	__rc10
	rol	__rc11
	cmp	#0
	bne	.LBB19_7
	jmp	.LBB19_4
.LBB19_10:                              ; %bb15.preheader
	ldy	#12
	lda	(__rc2),y
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+1) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+2) ; 1-byte Folded Spill
	cmp	#0
	beq	.LBB19_15
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
.LBB19_12:                              ; %bb2.i24
                                        ; =>This Inner Loop Header: Depth=1
	lsr
	sta	__rc13
	bcc	.LBB19_14
; %bb.13:                               ; %bb3.i29
                                        ;   in Loop: Header=BB19_12 Depth=1
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
.LBB19_14:                              ; %bb6.i31
                                        ;   in Loop: Header=BB19_12 Depth=1
	asl	__rc8
	rol	__rc9
	rol	__rc10
	rol	__rc11
	lda	__rc13
	bne	.LBB19_12
.LBB19_15:                              ; %awale_c64.core.search.hash.times.exit35
	stx	__rc11
	sty	__rc10
	ldy	#13
	lda	(__rc2),y
	ldx	#0
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+3) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.search.hash.hash_zp_stk+4) ; 1-byte Folded Spill
	tay
	beq	.LBB19_20
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
.LBB19_17:                              ; %bb2.i24.1
                                        ; =>This Inner Loop Header: Depth=1
	lsr	__rc12
	bcc	.LBB19_19
; %bb.18:                               ; %bb3.i29.1
                                        ;   in Loop: Header=BB19_17 Depth=1
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
.LBB19_19:                              ; %bb6.i31.1
                                        ;   in Loop: Header=BB19_17 Depth=1
	asl	__rc2
	rol	__rc3
	rol	__rc8
	rol	__rc9
	lda	__rc12
	bne	.LBB19_17
.LBB19_20:                              ; %awale_c64.core.search.hash.times.exit35.1
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
.Lfunc_end19:
	.size	awale_c64.core.search.hash.hash, .Lfunc_end19-awale_c64.core.search.hash.hash
                                        ; -- End function
	.section	.text.awale_c64.core.search.past.Past.recall,"ax",@progbits
	.type	awale_c64.core.search.past.Past.recall,@function ; -- Begin function awale_c64.core.search.past.Past.recall
awale_c64.core.search.past.Past.recall: ; @awale_c64.core.search.past.Past.recall
; %bb.0:                                ; %start
	ldx	#mos16lo(.Lawale_c64.core.search.past.Past.recall_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.past.Past.recall_sstk)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+38)
	stx	__rc4
	ldx	#mos16hi(GAME+38)
	stx	__rc5
	lda	#15
	ldx	#0
	ldy	#0
	sty	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+11) ; 1-byte Folded Spill
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
	bne	.LBB20_2
; %bb.1:                                ; %start
	cpx	__rc4
	ldx	#1
	bcc	.LBB20_3
	jmp	.LBB20_18
.LBB20_2:                               ; %start
	cpy	GAME+57
	ldx	#1
	bcc	.LBB20_3
	jmp	.LBB20_18
.LBB20_3:                               ; %bb5.lr.ph.i
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
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+2)
	txa
	adc	#0
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+3)
	lda	#0
	sec
	sbc	__rc3
	sta	__rc7
	lda	#4
	sbc	__rc2
	ldx	#0
	ldy	#0
	bcc	.LBB20_5
; %bb.4:                                ; %bb5.lr.ph.i
	tax
	ldy	__rc7
.LBB20_5:                               ; %bb5.lr.ph.i
	lda	__rc4
	sec
	sbc	__rc3
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+7)
	lda	__rc5
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+8)
	lda	#mos16lo(.Lawale_c64.core.search.past.Past.recall_sstk)
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk)
	lda	#mos16hi(.Lawale_c64.core.search.past.Past.recall_sstk)
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+1)
	lda	#0
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+4)
	sty	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+5)
	stx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+6)
	tax
	stx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+10) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+9)
	jmp	.LBB20_7
.LBB20_6:                               ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	sty	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+7)
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+8)
	tax
	bne	.LBB20_7
	jmp	.LBB20_16
.LBB20_7:                               ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+1)
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	sta	__rc5
	ldy	__rc2
	sty	__rc6
	lda	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+9)
	sta	__rc4
	asl
	ldy	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+4)
	sty	__rc2
	rol	__rc2
	asl
	sta	__rc7
	rol	__rc2
	lda	#mos16lo(GAME+7452)
	clc
	adc	__rc7
	sta	__rc8
	lda	#mos16hi(GAME+7452)
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
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+10) ; 1-byte Folded Reload
	inx
	cpx	#128
	ldy	#0
	bcc	.LBB20_9
; %bb.8:                                ; %bb5.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldx	#128
.LBB20_9:                               ; %bb5.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	stx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+10) ; 1-byte Folded Spill
	stx	GAME+7964
	lda	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+6)
	bne	.LBB20_10
	jmp	.LBB20_21
.LBB20_10:                              ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	lda	__rc4
	clc
	adc	#1
	and	#127
	sta	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+9)
	lda	(mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+2)),y
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+1)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+2)
	bne	.LBB20_12
; %bb.11:                               ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	inc	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+3)
.LBB20_12:                              ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldy	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+7)
	lda	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+8)
	dey
	cpy	#255
	bne	.LBB20_14
; %bb.13:                               ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	clc
	adc	#255
.LBB20_14:                              ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+5)
	cpx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+5)
	beq	.LBB20_15
	jmp	.LBB20_6
.LBB20_15:                              ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	dec	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+6)
	jmp	.LBB20_6
.LBB20_16:                              ; %bb8.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	tya
	beq	.LBB20_17
	jmp	.LBB20_7
.LBB20_17:                              ; %awale_c64.core.game.Game.since_capture.exit.loopexit
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+9)
	stx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+11) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+10) ; 1-byte Folded Reload
	inx
.LBB20_18:                              ; %awale_c64.core.game.Game.since_capture.exit
	stx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk)
	ldx	#mos16lo(.Lawale_c64.core.search.past.Past.recall_sstk)
	ldy	#mos16hi(.Lawale_c64.core.search.past.Past.recall_sstk)
	stx	__rc2
	sty	__rc3
	jsr	awale_c64.core.search.hash.hash
	sta	__rc8
	stx	__rc7
	ldx	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk)
	ldy	__rc2
	sty	__rc6
	lda	#0
	ldy	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+11) ; 1-byte Folded Reload
	sty	__rc2
	asl	__rc2
	rol
	asl	__rc2
	rol
	clc
	sta	__rc4
	lda	#mos16lo(GAME+7452)
	adc	__rc2
	tay
	lda	#mos16hi(GAME+7452)
	adc	__rc4
	sty	__rc4
	sta	__rc5
	lda	__rc8
	ldy	#0
	sta	(__rc4),y
	iny
	lda	__rc7
	sta	(__rc4),y
	iny
	lda	__rc6
	sta	(__rc4),y
	iny
	lda	__rc3
	sta	(__rc4),y
	cpx	#128
	bcc	.LBB20_20
; %bb.19:                               ; %awale_c64.core.game.Game.since_capture.exit
	ldx	#128
.LBB20_20:                              ; %awale_c64.core.game.Game.since_capture.exit
	stx	GAME+7964
	rts
.LBB20_21:                              ; %bb5.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	lda	mos8(.Lawale_c64.core.search.past.Past.recall_zp_stk+5)
	beq	.LBB20_22
	jmp	.LBB20_10
.LBB20_22:                              ; %panic.i
	jsr	awale_panic
.Lfunc_end20:
	.size	awale_c64.core.search.past.Past.recall, .Lfunc_end20-awale_c64.core.search.past.Past.recall
                                        ; -- End function
	.section	.text.awale_c64.core.search.table.Table.find,"ax",@progbits
	.type	awale_c64.core.search.table.Table.find,@function ; -- Begin function awale_c64.core.search.table.Table.find
awale_c64.core.search.table.Table.find: ; @awale_c64.core.search.table.Table.find
; %bb.0:                                ; %start
	sta	__rc4
	txa
	ldx	#3
	stx	mos8(.Lawale_c64.core.search.table.Table.find_zp_stk) ; 1-byte Folded Spill
	and	#3
	sta	__rc5
	lda	#mos16lo(GAME+4156)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(GAME+4156)
	adc	__rc5
	sta	__rc7
	ldy	#0
	lda	(__rc6),y
	bne	.LBB21_1
	jmp	.LBB21_8
.LBB21_1:                               ; %bb3
	sta	__rc8
	ldx	__rc4
	stx	__rc6
	asl	__rc6
	ldx	__rc5
	stx	__rc7
	rol	__rc7
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc6
	sta	__rc6
	lda	#mos16hi(GAME+1084)
	adc	__rc7
	sta	__rc7
	ldy	#1
	lda	(__rc6),y
	cmp	__rc3
	beq	.LBB21_2
	jmp	.LBB21_8
.LBB21_2:                               ; %bb3
	ldy	#0
	lda	(__rc6),y
	sta	__rc3
                                        ; implicit-def: $x
                                        ; implicit-def: $a
	ldy	__rc3
	cpy	__rc2
	bne	.LBB21_9
; %bb.3:                                ; %bb6
	lda	#mos16lo(GAME+5180)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+5180)
	adc	__rc5
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	tax
	lda	#mos16lo(GAME+3132)
	clc
	adc	__rc4
	sta	__rc2
	lda	#mos16hi(GAME+3132)
	adc	__rc5
	sta	__rc3
	txa
	stx	__rc4
	lsr
	lsr
	lsr
	ldx	#1
	cmp	#1
	beq	.LBB21_5
; %bb.4:                                ; %select.false
	ldx	#2
.LBB21_5:                               ; %select.end
	sty	mos8(.Lawale_c64.core.search.table.Table.find_zp_stk) ; 1-byte Folded Spill
	cmp	#0
	beq	.LBB21_7
; %bb.6:                                ; %select.false2
	stx	mos8(.Lawale_c64.core.search.table.Table.find_zp_stk) ; 1-byte Folded Spill
.LBB21_7:                               ; %select.end1
	lda	(__rc2),y
	tax
	lda	__rc4
	and	#7
	jmp	.LBB21_9
.LBB21_8:
                                        ; implicit-def: $x
                                        ; implicit-def: $rc8
                                        ; implicit-def: $a
.LBB21_9:                               ; %bb11
	ldy	__rc8
	sty	__rc2
	sta	__rc3
	lda	mos8(.Lawale_c64.core.search.table.Table.find_zp_stk) ; 1-byte Folded Reload
	rts
.Lfunc_end21:
	.size	awale_c64.core.search.table.Table.find, .Lfunc_end21-awale_c64.core.search.table.Table.find
                                        ; -- End function
	.section	.text.awale_c64.core.search.value.collected,"ax",@progbits
	.type	awale_c64.core.search.value.collected,@function ; -- Begin function awale_c64.core.search.value.collected
awale_c64.core.search.value.collected:  ; @awale_c64.core.search.value.collected
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.search.value.collected_zp_stk+2)
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.search.value.collected_zp_stk)
	ldx	__rc3
	stx	mos8(.Lawale_c64.core.search.value.collected_zp_stk+1)
	jsr	awale_c64.core.moves.Position.collected
	sta	__rc3
	stx	__rc2
	ldy	#14
	lda	(mos8(.Lawale_c64.core.search.value.collected_zp_stk)),y
	tax
	sec
	lda	__rc3
	sbc	__rc2
	sta	__rc2
	cpx	#0
	beq	.LBB22_2
; %bb.1:                                ; %bb2.i
	lda	#0
	sec
	sbc	__rc2
	jmp	.LBB22_3
.LBB22_2:
.LBB22_3:                               ; %awale_c64.core.search.value.lead.exit
	sec
	sta	__rc2
	sbc	#1
	bvc	.LBB22_5
; %bb.4:                                ; %awale_c64.core.search.value.lead.exit
	eor	#128
.LBB22_5:                               ; %awale_c64.core.search.value.lead.exit
	tax
	bmi	.LBB22_7
; %bb.6:                                ; %bb3
	lda	#100
	sec
	sbc	mos8(.Lawale_c64.core.search.value.collected_zp_stk+2)
	rts
.LBB22_7:                               ; %bb4
	lda	__rc2
	beq	.LBB22_9
; %bb.8:                                ; %select.false
	clc
	lda	mos8(.Lawale_c64.core.search.value.collected_zp_stk+2)
	adc	#156
	rts
.LBB22_9:
	lda	#0
	rts
.Lfunc_end22:
	.size	awale_c64.core.search.value.collected, .Lfunc_end22-awale_c64.core.search.value.collected
                                        ; -- End function
	.section	.text.awale_c64.core.ruleset.RuleSet.repetition_limit,"ax",@progbits
	.type	awale_c64.core.ruleset.RuleSet.repetition_limit,@function ; -- Begin function awale_c64.core.ruleset.RuleSet.repetition_limit
awale_c64.core.ruleset.RuleSet.repetition_limit: ; @awale_c64.core.ruleset.RuleSet.repetition_limit
; %bb.0:                                ; %start
	lda	#0
	ldx	GAME+4
	ldy	.LJTI23_0,x
	pha
	lda	.LJTI23_0+4,x
	tax
	pla
	sty	__rc4
	stx	__rc5
                                        ; implicit-def: $x
	jmp	(__rc4)
.LBB23_1:                               ; %bb4
	ldx	#2
	lda	#1
	rts
.LBB23_2:                               ; %bb2
	ldy	#0
	lda	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc5
	lda	#0
	sec
	sbc	__rc4
	sta	__rc4
	ldx	__rc5
	cpx	__rc4
	bne	.LBB23_4
; %bb.3:
                                        ; implicit-def: $x
	lda	#0
	rts
.LBB23_4:                               ; %bb7
	ldy	#6
	lda	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	iny
	clc
	adc	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc3
	lda	#0
	sec
	sbc	__rc4
	sta	__rc2
                                        ; implicit-def: $x
	lda	#0
	ldy	__rc3
	cpy	__rc2
	bne	.LBB23_6
.LBB23_5:                               ; %bb13
	rts
.LBB23_6:                               ; %bb3
	ldx	#3
	lda	#1
	rts
.Lfunc_end23:
	.size	awale_c64.core.ruleset.RuleSet.repetition_limit, .Lfunc_end23-awale_c64.core.ruleset.RuleSet.repetition_limit
	.section	.rodata.awale_c64.core.ruleset.RuleSet.repetition_limit,"a",@progbits
.LJTI23_0:
	.byte	.LBB23_5@mos16lo
	.byte	.LBB23_1@mos16lo
	.byte	.LBB23_6@mos16lo
	.byte	.LBB23_2@mos16lo
	.byte	.LBB23_5@mos16hi
	.byte	.LBB23_1@mos16hi
	.byte	.LBB23_6@mos16hi
	.byte	.LBB23_2@mos16hi
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
	beq	.LBB24_2
; %bb.1:                                ; %select.false
	ldy	#6
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
.LBB24_2:                               ; %select.end
	clc
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
	adc	#6
	sta	mos8(.Lawale_c64.play.App.show_marks_zp_stk+2)
	ldy	#0
	tya
	jmp	.LBB24_5
.LBB24_3:                               ;   in Loop: Header=BB24_5 Depth=1
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
.LBB24_4:                               ; %bb31
                                        ;   in Loop: Header=BB24_5 Depth=1
	inc	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	cpy	#12
	beq	.LBB24_17
.LBB24_5:                               ; %bb6
                                        ; =>This Inner Loop Header: Depth=1
	ldx	GAME+8003,y
	cpy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+1)
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	bcc	.LBB24_11
; %bb.6:                                ; %bb9
                                        ;   in Loop: Header=BB24_5 Depth=1
	cpy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+2)
	bcs	.LBB24_11
; %bb.7:                                ; %bb10
                                        ;   in Loop: Header=BB24_5 Depth=1
	tay
	txa
	bne	.LBB24_10
; %bb.8:                                ; %bb12
                                        ;   in Loop: Header=BB24_5 Depth=1
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk)
	and	#1
	and	#1
	ldx	#0
	cmp	#0
	beq	.LBB24_10
; %bb.9:                                ; %bb13
                                        ;   in Loop: Header=BB24_5 Depth=1
	ldx	#1
.LBB24_10:                              ; %bb16
                                        ;   in Loop: Header=BB24_5 Depth=1
	lsr	mos8(.Lawale_c64.play.App.show_marks_zp_stk)
	tya
.LBB24_11:                              ; %bb18
                                        ;   in Loop: Header=BB24_5 Depth=1
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	cpx	GAME+8002
	bne	.LBB24_13
; %bb.12:                               ; %bb19
                                        ;   in Loop: Header=BB24_5 Depth=1
	ldy	#2
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
.LBB24_13:                              ; %bb21
                                        ;   in Loop: Header=BB24_5 Depth=1
	ldy	GAME+7972,x
	cpy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	beq	.LBB24_3
; %bb.14:                               ; %bb24
                                        ;   in Loop: Header=BB24_5 Depth=1
	ldx	#0
	tay
	bne	.LBB24_16
; %bb.15:                               ; %bb25
                                        ;   in Loop: Header=BB24_5 Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#1
.LBB24_16:                              ; %bb28
                                        ;   in Loop: Header=BB24_5 Depth=1
	stx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+5)
	ldx	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	ldy	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	sty	mos8(.Lawale_c64.play.App.show_marks_zp_stk+3)
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk+4)
	jsr	awale_c64.screens.board.Board.set_mark
	lda	mos8(.Lawale_c64.play.App.show_marks_zp_stk+5)
	jmp	.LBB24_4
.LBB24_17:                              ; %bb7
	rts
.Lfunc_end24:
	.size	awale_c64.play.App.show_marks, .Lfunc_end24-awale_c64.play.App.show_marks
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_position,"ax",@progbits
	.type	awale_c64.play.App.show_position,@function ; -- Begin function awale_c64.play.App.show_position
awale_c64.play.App.show_position:       ; @awale_c64.play.App.show_position
; %bb.0:                                ; %bb14
	ldx	GAME+7
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7984
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+8
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7985
	lda	#1
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+9
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7986
	lda	#2
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+10
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7987
	lda	#3
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+11
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7988
	lda	#4
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+12
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7989
	lda	#5
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+13
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7990
	lda	#6
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+14
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7991
	lda	#7
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+15
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7992
	lda	#8
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+16
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7993
	lda	#9
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+17
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7994
	lda	#10
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+18
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	stx	GAME+7995
	lda	#11
	jsr	awale_c64.screens.board.Board.draw_pit
	ldx	GAME+19
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+7996
	ldy	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	sty	GAME+7996
	lda	#0
	jsr	awale_c64.screens.board.Board.draw_store
	ldx	GAME+20
	stx	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	GAME+7997
	ldy	mos8(.Lawale_c64.play.App.show_position_zp_stk) ; 1-byte Folded Reload
	sty	GAME+7997
	lda	#1
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end25:
	.size	awale_c64.play.App.show_position, .Lfunc_end25-awale_c64.play.App.show_position
                                        ; -- End function
	.section	.text.awale_c64.play.App.take_into_store,"ax",@progbits
	.type	awale_c64.play.App.take_into_store,@function ; -- Begin function awale_c64.play.App.take_into_store
awale_c64.play.App.take_into_store:     ; @awale_c64.play.App.take_into_store
; %bb.0:                                ; %start
	tay
	stx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Spill
	lda	GAME+7996,x
	clc
	adc	GAME+7984,y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Spill
	lda	#0
	sta	GAME+7984,y
	tya
	jsr	awale_c64.screens.board.Board.draw_pit
	ldy	mos8(.Lawale_c64.play.App.take_into_store_zp_stk) ; 1-byte Folded Reload
	ldx	GAME+7996,y
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1) ; 1-byte Folded Reload
	sta	GAME+7996,y
	tya
	jmp	awale_c64.screens.board.Board.draw_store
.Lfunc_end26:
	.size	awale_c64.play.App.take_into_store, .Lfunc_end26-awale_c64.play.App.take_into_store
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
	stx	.Lawale_c64.play.App.play_computer_move_sstk+1 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.play.App.play_computer_move_sstk+2 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.play.App.play_computer_move_sstk+3 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.play.App.play_computer_move_sstk+4 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.play.App.play_computer_move_sstk+5 ; 1-byte Folded Spill
	ldx	__rc29
	stx	.Lawale_c64.play.App.play_computer_move_sstk+6 ; 1-byte Folded Spill
	ldx	__rc30
	stx	.Lawale_c64.play.App.play_computer_move_sstk+7 ; 1-byte Folded Spill
	ldx	__rc31
	stx	.Lawale_c64.play.App.play_computer_move_sstk+8 ; 1-byte Folded Spill
	lda	#3
	jsr	awale_c64.app.App.enter
	ldx	#0
	stx	GAME+7968
	stx	GAME+7969
	stx	GAME+7970
	stx	GAME+7971
	ldx	GAME+22
	beq	.LBB27_1
	jmp	.LBB27_65
.LBB27_1:                               ; %awale_c64.core.game.Game.legal_moves.exit.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	tax
	bne	.LBB27_2
	jmp	.LBB27_64
.LBB27_2:                               ; %bb3.i
	ldx	#mos16lo(GAME+4156)
	stx	__rc2
	ldx	#mos16hi(GAME+4156)
	stx	__rc3
	ldx	#4
	stx	__rc4
	ldx	#0
	txa
	jsr	__memset
	jsr	awale_c64.core.search.past.Past.recall
	ldx	#mos16lo(GAME+6204)
	stx	__rc2
	ldx	#mos16hi(GAME+6204)
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
	sta	GAME+6220
	stx	GAME+6221
	sty	GAME+6222
	ldx	__rc3
	stx	GAME+6223
	ldx	#7
	stx	GAME+6228
	lda	#1
.LBB27_3:                               ; %bb2.i.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB27_44 Depth 2
                                        ;       Child Loop BB27_50 Depth 3
	ldx	#5
	cmp	#5
	beq	.LBB27_5
; %bb.4:                                ; %bb4.i.i.i
                                        ;   in Loop: Header=BB27_3 Depth=1
	tax
	inx
.LBB27_5:                               ; %bb13.i
                                        ;   in Loop: Header=BB27_3 Depth=1
	stx	.Lawale_c64.play.App.play_computer_move_sstk ; 1-byte Folded Spill
	ldx	#129
	stx	__rc2
	ldx	#127
	stx	__rc3
	tax
	sta	mos8(.Lawale_c64.play.App.play_computer_move_zp_stk) ; 1-byte Folded Spill
	lda	#0
	jsr	awale_c64.core.search.Search.enter
	ldy	#0
	stx	__rc28
	and	#1
	jmp	.LBB27_44
.LBB27_6:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	lda	__rc30
	clc
	adc	#227
	sta	__rc2
	lda	__rc31
	adc	#255
	sta	__rc3
	lda	(__rc2),y
	sec
	sbc	__rc29
	bvc	.LBB27_8
; %bb.7:                                ; %bb10.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	eor	#128
.LBB27_8:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	tax
	bpl	.LBB27_10
; %bb.9:                                ; %bb1.i19.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	lda	__rc29
	sta	(__rc2),y
	lda	__rc30
	clc
	adc	#254
	sta	__rc2
	lda	__rc31
	adc	#255
	sta	__rc3
	lda	(__rc2),y
	clc
	adc	#255
	ldx	#6
	jsr	__umodqi3
	ldy	#0
	sta	__rc2
	lda	__rc30
	clc
	adc	__rc2
	tax
	lda	__rc31
	adc	#0
	sta	__rc3
	clc
	txa
	adc	#229
	sta	__rc2
	lda	__rc3
	adc	#255
	sta	__rc3
	clc
	lda	__rc30
	adc	#228
	sta	__rc4
	lda	__rc31
	adc	#255
	sta	__rc5
	lda	(__rc2),y
	sta	(__rc4),y
.LBB27_10:                              ; %bb4.i.i7.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	lda	(__rc22),y
	sec
	sbc	__rc29
	bvc	.LBB27_12
; %bb.11:                               ; %bb4.i.i7.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	eor	#128
.LBB27_12:                              ; %bb4.i.i7.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	tax
	bpl	.LBB27_14
; %bb.13:                               ; %bb5.i.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	lda	__rc29
	sta	(__rc22),y
.LBB27_14:                              ; %bb13.thread.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	dec	__rc21
.LBB27_15:                              ; %bb14.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldx	#52
	stx	__rc2
	ldx	#0
	stx	__rc3
	lda	__rc21
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+6204)
	clc
	adc	__rc2
	tax
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	stx	__rc22
	sta	__rc25
	sta	__rc23
	ldy	#50
	lda	(__rc22),y
	dey
	cmp	(__rc22),y
	bne	.LBB27_16
	jmp	.LBB27_43
.LBB27_16:                              ; %awale_c64.core.search.node.Node.is_done.exit.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	stx	__rc24
	ldy	#20
	lda	(__rc22),y
	sec
	iny
	sbc	(__rc22),y
	bvc	.LBB27_18
; %bb.17:                               ; %awale_c64.core.search.node.Node.is_done.exit.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	eor	#128
.LBB27_18:                              ; %awale_c64.core.search.node.Node.is_done.exit.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	tax
	bmi	.LBB27_19
	jmp	.LBB27_43
.LBB27_19:                              ; %bb19.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB27_22
; %bb.20:                               ; %bb19.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	cmp	#171
	bne	.LBB27_21
	jmp	.LBB27_63
.LBB27_21:                              ; %bb2.i31.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#0
	stx	__rc2
	lda	#19
	jsr	awale_c64.screens.line.message
	lda	#2
	jsr	awale_c64.hardware.Hardware.play
.LBB27_22:                              ; %bb22.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	lda	__rc21
	jsr	awale_c64.core.search.Search.make
	and	#1
	bne	.LBB27_23
	jmp	.LBB27_31
.LBB27_23:                              ; %bb27.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	stx	__rc2
	ldy	#23
	lda	(__rc22),y
	stx	__rc20
	sec
	sbc	__rc2
	bvc	.LBB27_25
; %bb.24:                               ; %bb27.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	eor	#128
.LBB27_25:                              ; %bb27.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	cmp	#0
	bpl	.LBB27_27
; %bb.26:                               ; %bb1.i46.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	txa
	sta	(__rc22),y
	ldy	#50
	lda	(__rc22),y
	clc
	adc	#255
	ldx	#6
	jsr	__umodqi3
	sta	__rc2
	clc
	lda	__rc24
	adc	__rc2
	sta	__rc2
	lda	__rc25
	adc	#0
	sta	__rc3
	ldy	#25
	lda	(__rc2),y
	dey
	sta	(__rc22),y
.LBB27_27:                              ; %bb4.i42.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#20
	lda	(__rc22),y
	sec
	sbc	__rc20
	bvc	.LBB27_29
; %bb.28:                               ; %bb4.i42.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	eor	#128
.LBB27_29:                              ; %bb4.i42.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	tax
	lda	#0
	ldy	__rc21
	cpx	#0
	bmi	.LBB27_30
	jmp	.LBB27_44
.LBB27_30:                              ; %bb5.i45.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#20
	lda	__rc20
	sta	(__rc22),y
	lda	#0
	ldy	__rc21
	jmp	.LBB27_44
.LBB27_31:                              ; %bb29.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#50
	lda	(__rc22),y
	cmp	#2
	bcc	.LBB27_36
; %bb.32:                               ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#21
	lda	(__rc22),y
	sta	__rc2
	dey
	lda	(__rc22),y
	sta	__rc3
	tax
	inx
	ldy	#1
	txa
	sec
	sbc	__rc2
	bvs	.LBB27_37
; %bb.33:                               ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	cmp	#0
	bpl	.LBB27_38
.LBB27_34:                              ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	tya
	beq	.LBB27_39
.LBB27_35:                              ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	cpy	#1
	lda	#1
	jmp	.LBB27_40
.LBB27_36:                              ; %bb5.critedge.i.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	lda	#0
	ldy	#51
	sta	(__rc22),y
	ldy	#21
	lda	(__rc22),y
	sta	__rc2
	dey
	lda	(__rc22),y
	sta	__rc3
	jmp	.LBB27_42
.LBB27_37:                              ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	eor	#128
	cmp	#0
	bmi	.LBB27_34
.LBB27_38:                              ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#0
	tya
	bne	.LBB27_35
.LBB27_39:                              ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	cpy	#1
	lda	#0
.LBB27_40:                              ; %bb1.i36.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#51
	sta	(__rc22),y
	bcc	.LBB27_42
; %bb.41:                               ;   in Loop: Header=BB27_44 Depth=2
	stx	__rc2
.LBB27_42:                              ; %bb5.i39.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldx	mos8(.Lawale_c64.play.App.play_computer_move_zp_stk) ; 1-byte Folded Reload
	lda	#0
	sec
	sbc	__rc2
	sta	__rc2
	lda	#0
	sec
	sbc	__rc3
	sta	__rc3
	inc	__rc21
	txa
	sec
	sbc	__rc21
	tax
	lda	__rc21
	jsr	awale_c64.core.search.Search.enter
	stx	__rc28
	and	#1
	ldy	__rc21
	jmp	.LBB27_44
.LBB27_43:                              ; %bb17.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	#23
	lda	(__rc22),y
	sta	__rc28
	lda	mos8(.Lawale_c64.play.App.play_computer_move_zp_stk) ; 1-byte Folded Reload
	sec
	sbc	__rc21
	tax
	lda	__rc21
	jsr	awale_c64.core.search.Search.remember
	lda	#1
	ldy	__rc21
.LBB27_44:                              ; %bb1.outer.i.i
                                        ;   Parent Loop BB27_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB27_50 Depth 3
	sty	__rc21
	tax
	bne	.LBB27_45
	jmp	.LBB27_58
.LBB27_45:                              ; %bb3.lr.ph.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldx	#52
	stx	__rc2
	ldx	#0
	stx	__rc3
	tya
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+6204)
	clc
	adc	__rc2
	tax
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	stx	__rc30
	stx	__rc24
	sta	__rc25
	ldx	#255
	dec	__rc24
	cpx	__rc24
	bne	.LBB27_47
; %bb.46:                               ; %bb3.lr.ph.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	dec	__rc25
.LBB27_47:                              ; %bb3.lr.ph.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldx	__rc21
	bne	.LBB27_48
	jmp	.LBB27_59
.LBB27_48:                              ; %bb3.lr.ph.split.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldy	__rc21
	cpy	#25
	bcc	.LBB27_49
	jmp	.LBB27_69
.LBB27_49:                              ; %bb3.i.i.preheader
                                        ;   in Loop: Header=BB27_44 Depth=2
	sta	__rc31
	lda	__rc30
	clc
	adc	#224
	sta	__rc22
	lda	__rc31
	adc	#255
	sta	__rc23
	lda	__rc30
	clc
	adc	#225
	sta	__rc26
	lda	__rc31
	adc	#255
	sta	__rc27
	sty	__rc2
	lda	mos8(.Lawale_c64.play.App.play_computer_move_zp_stk) ; 1-byte Folded Reload
	sec
	sbc	__rc2
	sta	__rc20
	ldy	#0
.LBB27_50:                              ; %bb3.i.i
                                        ;   Parent Loop BB27_3 Depth=1
                                        ;     Parent Loop BB27_44 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	lda	#0
	sec
	sbc	__rc28
	sta	__rc29
	lda	(__rc24),y
	and	#1
	bne	.LBB27_51
	jmp	.LBB27_6
.LBB27_51:                              ; %bb1.i.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	lda	(__rc22),y
	sta	__rc2
	sec
	sbc	__rc29
	bvc	.LBB27_53
; %bb.52:                               ; %bb1.i.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	eor	#128
.LBB27_53:                              ; %bb1.i.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	tax
	bmi	.LBB27_54
	jmp	.LBB27_6
.LBB27_54:                              ; %awale_c64.core.search.node.Node.is_beaten_by.exit.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	lda	(__rc26),y
	sta	__rc3
	lda	__rc29
	sec
	sbc	__rc3
	bvc	.LBB27_56
; %bb.55:                               ; %awale_c64.core.search.node.Node.is_beaten_by.exit.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	eor	#128
.LBB27_56:                              ; %awale_c64.core.search.node.Node.is_beaten_by.exit.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	tax
	bmi	.LBB27_57
	jmp	.LBB27_6
.LBB27_57:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB27_50 Depth=3
	lda	#0
	sta	(__rc24),y
	sec
	sbc	__rc3
	tax
	lda	#0
	sec
	sbc	__rc2
	stx	__rc2
	sta	__rc3
	ldx	__rc20
	lda	__rc21
	jsr	awale_c64.core.search.Search.enter
	ldy	#0
	stx	__rc28
	and	#1
	beq	.LBB27_58
	jmp	.LBB27_50
.LBB27_58:                              ; %bb13.i.i
                                        ;   in Loop: Header=BB27_44 Depth=2
	ldx	__rc21
	cpx	#24
	bcs	.LBB27_70
	jmp	.LBB27_15
.LBB27_70:                              ; %bb13.i.i
	jmp	.LBB27_69
.LBB27_59:                              ; %bb15.i
                                        ;   in Loop: Header=BB27_3 Depth=1
	ldx	GAME+6218
	ldy	GAME+6228
	lda	mos8(.Lawale_c64.play.App.play_computer_move_zp_stk) ; 1-byte Folded Reload
	cmp	#5
	beq	.LBB27_61
; %bb.60:                               ; %bb10.i.i.i
                                        ;   in Loop: Header=BB27_3 Depth=1
	lda	.Lawale_c64.play.App.play_computer_move_sstk ; 1-byte Folded Reload
	cmp	#6
	bcs	.LBB27_61
	jmp	.LBB27_3
.LBB27_61:                              ; %bb6
	sty	__rc2
	txa
	beq	.LBB27_67
; %bb.62:                               ; %select.false
	lda	#6
	jmp	.LBB27_68
.LBB27_63:                              ; %bb3
	ldx	GAME+22
	bne	.LBB27_65
.LBB27_64:                              ; %bb2.i.i.i1
	ldx	#4
	stx	GAME+22
.LBB27_65:                              ; %awale_c64.play.App.abandon.exit
	jsr	awale_c64.app.App.go_on
.LBB27_66:                              ; %bb8
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+8 ; 1-byte Folded Reload
	stx	__rc31
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+7 ; 1-byte Folded Reload
	stx	__rc30
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+6 ; 1-byte Folded Reload
	stx	__rc29
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+5 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+4 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+3 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+2 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.play.App.play_computer_move_sstk+1 ; 1-byte Folded Reload
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
.LBB27_67:
	lda	#0
.LBB27_68:                              ; %select.end
	clc
	adc	__rc2
	jsr	awale_c64.play.App.play
	jmp	.LBB27_66
.LBB27_69:                              ; %panic.i.i
	jsr	awale_panic
.Lfunc_end27:
	.size	awale_c64.play.App.play_computer_move, .Lfunc_end27-awale_c64.play.App.play_computer_move
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
	beq	.LBB28_1
	jmp	.LBB28_19
.LBB28_1:                               ; %bb3
	ldy	__rc2
	sty	__rc20
	stx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Spill
	lda	#2
	jsr	awale_c64.app.App.enter
	ldx	#255
	stx	GAME+8002
	ldx	#mos16lo(GAME+8003)
	stx	__rc2
	ldx	#mos16hi(GAME+8003)
	stx	__rc3
	ldy	#0
	ldx	#12
	sty	__rc4
	tya
	jsr	__memset
	lda	#3
	ldx	__rc21
	sta	GAME+8003,x
	lda	#0
	jsr	awale_c64.play.App.show_marks
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	lda	#0
	ldx	__rc21
	sta	GAME+7984,x
	lda	__rc21
	jsr	awale_c64.screens.board.Board.draw_pit
	lda	#0
	ldx	__rc23
	beq	.LBB28_7
; %bb.2:                                ; %bb7.preheader.i
	ldy	__rc23
	ldx	__rc21
	stx	__rc25
.LBB28_3:                               ; %bb7.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc24
	tax
	lda	#9
	jsr	awale_c64.play.App.wait
	cmp	#2
	bne	.LBB28_4
	jmp	.LBB28_12
.LBB28_4:                               ; %bb11.i
                                        ;   in Loop: Header=BB28_3 Depth=1
	sta	__rc23
	ldx	__rc25
	lda	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),x
	tax
	ldy	__rc21
	sty	__rc2
	cpx	__rc2
	bne	.LBB28_6
; %bb.5:                                ; %bb13.i
                                        ;   in Loop: Header=BB28_3 Depth=1
	ldx	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),y
.LBB28_6:                               ; %bb16.i
                                        ;   in Loop: Header=BB28_3 Depth=1
	ldy	GAME+7984,x
	iny
	sty	__rc26
	inc	GAME+7984,x
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
	bne	.LBB28_3
.LBB28_7:                               ; %bb9
	ldx	__rc20
	beq	.LBB28_13
; %bb.8:                                ; %bb5.preheader.i
	ldx	.Lawale_c64.play.App.play_sstk+1 ; 1-byte Folded Reload
.LBB28_9:                               ; %bb5.i
                                        ; =>This Inner Loop Header: Depth=1
	sta	__rc2
	lda	#4
	sta	GAME+8003,x
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
	beq	.LBB28_12
; %bb.10:                               ; %bb11.i12
                                        ;   in Loop: Header=BB28_9 Depth=1
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
	beq	.LBB28_12
; %bb.11:                               ; %bb17.i
                                        ;   in Loop: Header=BB28_9 Depth=1
	ldx	__rc24
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	dec	__rc20
	bne	.LBB28_9
	jmp	.LBB28_13
.LBB28_12:
	lda	#2
.LBB28_13:                              ; %bb12
	sta	__rc20
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	.Lawale_c64.play.App.play_sstk  ; 1-byte Folded Reload
	beq	.LBB28_15
; %bb.14:                               ; %select.false
	lda	#21
	jmp	.LBB28_16
.LBB28_15:
	lda	#20
.LBB28_16:                              ; %select.end
	stx	__rc2
	ldx	__rc21
	jsr	awale_c64.screens.line.message
	ldx	__rc20
	cpx	#2
	bne	.LBB28_19
; %bb.17:                               ; %bb16
	jsr	awale_c64.play.App.show_position
	ldx	GAME+22
	bne	.LBB28_19
; %bb.18:                               ; %bb2.i.i
	ldx	#4
	stx	GAME+22
.LBB28_19:                              ; %bb22
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
.Lfunc_end28:
	.size	awale_c64.play.App.play, .Lfunc_end28-awale_c64.play.App.play
                                        ; -- End function
	.section	.text.awale_c64.play.App.wait,"ax",@progbits
	.type	awale_c64.play.App.wait,@function ; -- Begin function awale_c64.play.App.wait
awale_c64.play.App.wait:                ; @awale_c64.play.App.wait
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.play.App.wait_zp_stk)
	txa
	ldx	mos8(.Lawale_c64.play.App.wait_zp_stk)
	beq	.LBB29_11
; %bb.1:                                ; %bb2.peel
	sta	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Spill
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	cmp	#171
	beq	.LBB29_10
; %bb.2:                                ; %bb2.peel
	tax
	bne	.LBB29_8
; %bb.3:                                ; %awale_c64.play.heed.exit.peel
	lda	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Reload
	bne	.LBB29_11
; %bb.4:                                ; %bb8.peel
	dec	mos8(.Lawale_c64.play.App.wait_zp_stk)
	lda	#0
	ldx	mos8(.Lawale_c64.play.App.wait_zp_stk)
	beq	.LBB29_11
.LBB29_5:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	bne	.LBB29_12
; %bb.6:                                ; %bb8
                                        ;   in Loop: Header=BB29_5 Depth=1
	dec	mos8(.Lawale_c64.play.App.wait_zp_stk)
	bne	.LBB29_5
; %bb.7:
	lda	#0
	rts
.LBB29_8:
	ldx	.Lawale_c64.play.App.wait_sstk  ; 1-byte Folded Reload
.LBB29_9:                               ; %bb2.i
	lda	#1
	cpx	#2
	bne	.LBB29_11
.LBB29_10:
	lda	#2
	rts
.LBB29_11:                              ; %bb9
	rts
.LBB29_12:                              ; %bb2
	cmp	#171
	beq	.LBB29_10
; %bb.13:                               ; %bb2.i.loopexit
	ldx	#0
	jmp	.LBB29_9
.Lfunc_end29:
	.size	awale_c64.play.App.wait, .Lfunc_end29-awale_c64.play.App.wait
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
	bne	.LBB30_4
; %bb.1:                                ; %bb3
	ldx	__rc20
	stx	GAME+8002
	ldx	GAME+22
	lda	#0
	cpx	#0
	bne	.LBB30_3
; %bb.2:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
.LBB30_3:                               ; %awale_c64.core.game.Game.legal_moves.exit
	jsr	awale_c64.play.App.show_marks
	lda	#22
	ldx	#0
	stx	__rc2
	ldx	__rc20
	jsr	awale_c64.screens.line.message
	jmp	.LBB30_5
.LBB30_4:                               ; %bb4
	clc
	adc	#25
	ldx	__rc20
	jsr	awale_c64.app.App.refuse
.LBB30_5:                               ; %bb12
	pla
	sta	__rc20
	rts
.Lfunc_end30:
	.size	awale_c64.play.App.choose, .Lfunc_end30-awale_c64.play.App.choose
                                        ; -- End function
	.section	.text.awale_c64.play.App.play_key,"ax",@progbits
	.type	awale_c64.play.App.play_key,@function ; -- Begin function awale_c64.play.App.play_key
awale_c64.play.App.play_key:            ; @awale_c64.play.App.play_key
; %bb.0:                                ; %start
	ldx	GAME+21
	beq	.LBB31_2
; %bb.1:                                ; %select.false
	ldy	#6
	jmp	.LBB31_3
.LBB31_2:
	ldy	#0
.LBB31_3:                               ; %select.end
	sty	mos8(.Lawale_c64.play.App.play_key_zp_stk)
	cmp	#65
	bcc	.LBB31_6
; %bb.4:                                ; %bb8
	cmp	#77
	bcs	.LBB31_9
; %bb.5:                                ; %bb3
	clc
	adc	#191
	jmp	awale_c64.play.App.choose
.LBB31_6:                               ; %bb4
	cmp	#49
	bcc	.LBB31_9
; %bb.7:                                ; %bb7
	cmp	#55
	bcs	.LBB31_9
; %bb.8:                                ; %bb5
	clc
	adc	mos8(.Lawale_c64.play.App.play_key_zp_stk)
	clc
	adc	#207
	jmp	awale_c64.play.App.choose
.LBB31_9:                               ; %bb6
	sec
	tay
	sbc	#13
	bvc	.LBB31_11
; %bb.10:                               ; %bb6
	eor	#128
.LBB31_11:                              ; %bb6
	cmp	#0
	bpl	.LBB31_16
; %bb.12:                               ; %bb6
	tya
	cpy	#157
	beq	.LBB31_18
; %bb.13:                               ; %bb6
	cmp	#171
	beq	.LBB31_14
	jmp	.LBB31_38
.LBB31_14:                              ; %bb9
	ldx	GAME+22
	bne	.LBB31_15
	jmp	.LBB31_41
.LBB31_15:                              ; %awale_c64.play.App.abandon.exit
	jmp	awale_c64.app.App.go_on
.LBB31_16:                              ; %bb6
	cpy	#13
	bne	.LBB31_17
	jmp	.LBB31_39
.LBB31_17:                              ; %bb6
	tya
	cpy	#29
	beq	.LBB31_18
	jmp	.LBB31_38
.LBB31_18:                              ; %bb11
	bit	__set_v
	ldy	#1
	cmp	#29
	beq	.LBB31_20
; %bb.19:                               ; %bb11
	ldy	#0
.LBB31_20:                              ; %bb11
	sty	__rc3
	txa
	beq	.LBB31_22
; %bb.21:                               ; %bb11
	clv
.LBB31_22:                              ; %bb11
	lda	mos8(.Lawale_c64.play.App.play_key_zp_stk)
	ldy	#1
	ldx	#0
	stx	__rc2
	bvs	.LBB31_24
; %bb.23:                               ; %bb11
	ldx	#1
	stx	__rc2
.LBB31_24:                              ; %bb11
	clc
	adc	#5
	ldx	__rc3
	bne	.LBB31_26
; %bb.25:                               ; %bb11
	ldy	#0
.LBB31_26:                              ; %bb11
	sta	mos8(.Lawale_c64.play.App.play_key_zp_stk+1)
	tya
	eor	__rc2
	and	#1
	ldx	mos8(.Lawale_c64.play.App.play_key_zp_stk)
	stx	mos8(.Lawale_c64.play.App.play_key_zp_stk+2)
	sta	mos8(.Lawale_c64.play.App.play_key_zp_stk+3)
	tax
	bne	.LBB31_28
; %bb.27:                               ; %select.false2
	ldx	mos8(.Lawale_c64.play.App.play_key_zp_stk+1)
	stx	mos8(.Lawale_c64.play.App.play_key_zp_stk+2)
.LBB31_28:                              ; %select.end1
	ldx	GAME+8002
	jmp	.LBB31_33
.LBB31_29:                              ; %bb5.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	lda	mos8(.Lawale_c64.play.App.play_key_zp_stk+1)
	cpx	mos8(.Lawale_c64.play.App.play_key_zp_stk)
	beq	.LBB31_32
; %bb.30:                               ; %bb12.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	dex
.LBB31_31:                              ; %bb13.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	txa
.LBB31_32:                              ; %bb13.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	sta	mos8(.Lawale_c64.play.App.play_key_zp_stk+4)
	jsr	awale_c64.core.game.Game.refusal
	ldx	mos8(.Lawale_c64.play.App.play_key_zp_stk+4)
	cmp	#5
	beq	.LBB31_37
.LBB31_33:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	mos8(.Lawale_c64.play.App.play_key_zp_stk+2)
	cpx	#255
	beq	.LBB31_32
; %bb.34:                               ; %bb3.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	ldy	mos8(.Lawale_c64.play.App.play_key_zp_stk+3)
	beq	.LBB31_29
; %bb.35:                               ; %bb6.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	lda	mos8(.Lawale_c64.play.App.play_key_zp_stk)
	cpx	mos8(.Lawale_c64.play.App.play_key_zp_stk+1)
	beq	.LBB31_32
; %bb.36:                               ; %bb10.i
                                        ;   in Loop: Header=BB31_33 Depth=1
	inx
	jmp	.LBB31_31
.LBB31_37:                              ; %awale_c64.play.App.choose_beside.exit
	txa
	jmp	awale_c64.play.App.choose
.LBB31_38:                              ; %bb2
	lda	#24
	ldx	#0
	jmp	awale_c64.app.App.refuse
.LBB31_39:                              ; %bb10
	lda	GAME+8002
	cmp	#255
	beq	.LBB31_42
; %bb.40:                               ; %bb16
	jmp	awale_c64.play.App.play
.LBB31_41:                              ; %bb2.i.i.i
	ldx	#4
	stx	GAME+22
	jmp	awale_c64.app.App.go_on
.LBB31_42:                              ; %bb15
	lda	#23
	ldx	#0
	jmp	awale_c64.app.App.refuse
.Lfunc_end31:
	.size	awale_c64.play.App.play_key, .Lfunc_end31-awale_c64.play.App.play_key
                                        ; -- End function
	.section	.text.awale_c64.play.App.show_game,"ax",@progbits
	.type	awale_c64.play.App.show_game,@function ; -- Begin function awale_c64.play.App.show_game
awale_c64.play.App.show_game:           ; @awale_c64.play.App.show_game
; %bb.0:                                ; %start
	ldx	#255
	stx	GAME+8002
	ldx	#mos16lo(GAME+8003)
	stx	__rc2
	ldx	#mos16hi(GAME+8003)
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
	adc	GAME+8000
	sta	mos8(.Lawale_c64.play.App.show_game_zp_stk)
	ldx	#mos16lo(GAME+7984)
	stx	__rc2
	ldx	#mos16hi(GAME+7984)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	ldx	#mos16lo(GAME+7972)
	stx	__rc2
	ldx	#mos16hi(GAME+7972)
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
	jsr	awale_c64.screens.basin.Basin.draw
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
	ldx	#0
	txa
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
	jsr	awale_c64.screens.basin.Basin.draw
	ldx	#16
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
	stx	mos8(.Lawale_c64.play.App.show_game_zp_stk+9) ; 1-byte Folded Spill
.LBB32_1:                               ; %bb20.i
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
	beq	.LBB32_2
	jmp	.LBB32_1
.LBB32_2:                               ; %awale_c64.screens.board.Board.draw.exit
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
.Lfunc_end32:
	.size	awale_c64.play.App.show_game, .Lfunc_end32-awale_c64.play.App.show_game
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
.Lfunc_end33:
	.size	awale_c64.screens.pit.paint, .Lfunc_end33-awale_c64.screens.pit.paint
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
.Lfunc_end34:
	.size	awale_c64.screens.pit.paint_rim, .Lfunc_end34-awale_c64.screens.pit.paint_rim
                                        ; -- End function
	.section	.text.awale_c64.screens.pit.put_seeds,"ax",@progbits
	.type	awale_c64.screens.pit.put_seeds,@function ; -- Begin function awale_c64.screens.pit.put_seeds
awale_c64.screens.pit.put_seeds:        ; @awale_c64.screens.pit.put_seeds
; %bb.0:                                ; %start
	tay
	stx	__rc4
	lda	__rc2
	cmp	#42
	bcc	.LBB35_2
; %bb.1:                                ; %bb1
	clc
	adc	#214
	ldx	#2
	jmp	.LBB35_4
.LBB35_2:                               ; %bb2
	cmp	#21
	ldx	#0
	bcc	.LBB35_4
; %bb.3:                                ; %bb3
	clc
	adc	#235
	ldx	#1
.LBB35_4:                               ; %bb6
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
	jmp	.LBB35_7
.LBB35_5:                               ; %bb11
                                        ;   in Loop: Header=BB35_7 Depth=1
	lda	#1
.LBB35_6:                               ; %bb11
                                        ;   in Loop: Header=BB35_7 Depth=1
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
	beq	.LBB35_9
.LBB35_7:                               ; %bb11
                                        ; =>This Inner Loop Header: Depth=1
	ldy	awale_c64.screens.pit.TURN,x
	cpy	__rc3
	bcc	.LBB35_5
; %bb.8:                                ; %bb11
                                        ;   in Loop: Header=BB35_7 Depth=1
	lda	#0
	jmp	.LBB35_6
.LBB35_9:                               ; %bb12
	rts
.Lfunc_end35:
	.size	awale_c64.screens.pit.put_seeds, .Lfunc_end35-awale_c64.screens.pit.put_seeds
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
	bcs	.LBB36_2
; %bb.1:                                ; %start
	ldx	#0
.LBB36_2:                               ; %start
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
.Lfunc_end36:
	.size	awale_c64.screens.line.Pen.write, .Lfunc_end36-awale_c64.screens.line.Pen.write
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
.Lfunc_end37:
	.size	awale_c64.screens.line.show, .Lfunc_end37-awale_c64.screens.line.show
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
	bcs	.LBB38_3
; %bb.1:
	ldx	#mos8(.Lawale_c64.screens.line.blank_zp_stk+2)
	ldy	#mos8(0)
	stx	mos8(.Lawale_c64.screens.line.blank_zp_stk)
	sty	mos8(.Lawale_c64.screens.line.blank_zp_stk+1)
.LBB38_2:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lawale_c64.screens.line.blank_zp_stk)
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.line.blank_zp_stk+1)
	stx	__rc3
	lda	#0
	jsr	awale_c64.screens.line.Pen.write
	ldx	mos8(.Lawale_c64.screens.line.blank_zp_stk+4)
	cpx	#40
	bcc	.LBB38_2
.LBB38_3:                               ; %bb5
	rts
.Lfunc_end38:
	.size	awale_c64.screens.line.blank, .Lfunc_end38-awale_c64.screens.line.blank
                                        ; -- End function
	.section	.text.awale_c64.screens.line.print,"ax",@progbits
	.type	awale_c64.screens.line.print,@function ; -- Begin function awale_c64.screens.line.print
awale_c64.screens.line.print:           ; @awale_c64.screens.line.print
; %bb.0:                                ; %start
	stx	__rc6
	ldx	__rc2
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
	sty	mos8(.Lawale_c64.screens.line.print_zp_stk+9) ; 1-byte Folded Spill
	lda	(__rc8),y
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+5)
	lda	__rc2
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+6)
	lda	__rc6
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	lda	__rc3
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+8)
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo,x
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk)
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+1)
	clc
	lda	__rc4
	adc	#33
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+2)
	jmp	.LBB39_3
.LBB39_1:                               ; %bb3
                                        ;   in Loop: Header=BB39_3 Depth=1
	tya
	cpx	#255
	beq	.LBB39_8
.LBB39_2:                               ; %bb19
                                        ;   in Loop: Header=BB39_3 Depth=1
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+5)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.screens.line.Pen.write
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+9) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.screens.line.print_zp_stk+9) ; 1-byte Folded Spill
.LBB39_3:                               ; %bb3
                                        ; =>This Inner Loop Header: Depth=1
	ldy	mos8(.Lawale_c64.screens.line.print_zp_stk+9) ; 1-byte Folded Reload
	lda	(mos8(.Lawale_c64.screens.line.print_zp_stk)),y
	tay
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+2)
	cpy	#3
	beq	.LBB39_2
; %bb.4:                                ; %bb3
                                        ;   in Loop: Header=BB39_3 Depth=1
	tya
	tax
	cpx	#5
	bne	.LBB39_1
; %bb.5:                                ; %bb6
                                        ;   in Loop: Header=BB39_3 Depth=1
	ldx	mos8(.Lawale_c64.screens.line.print_zp_stk+3)
	lda	awale_c64.screens.line.DECIMAL,x
	sta	mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	lsr
	lsr
	lsr
	lsr
	beq	.LBB39_7
; %bb.6:                                ; %bb11
                                        ;   in Loop: Header=BB39_3 Depth=1
	ora	#16
	ldx	#mos8(.Lawale_c64.screens.line.print_zp_stk+5)
	stx	__rc2
	ldx	#mos8(0)
	stx	__rc3
	jsr	awale_c64.screens.line.Pen.write
.LBB39_7:                               ; %bb15
                                        ;   in Loop: Header=BB39_3 Depth=1
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+4)
	and	#15
	ora	#16
	jmp	.LBB39_2
.LBB39_8:                               ; %bb8
	lda	mos8(.Lawale_c64.screens.line.print_zp_stk+7)
	rts
.Lfunc_end39:
	.size	awale_c64.screens.line.print, .Lfunc_end39-awale_c64.screens.line.print
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
.Lfunc_end40:
	.size	awale_c64.screens.line.message, .Lfunc_end40-awale_c64.screens.line.message
                                        ; -- End function
	.section	.text.awale_c64.screens.wood.plank,"ax",@progbits
	.type	awale_c64.screens.wood.plank,@function ; -- Begin function awale_c64.screens.wood.plank
awale_c64.screens.wood.plank:           ; @awale_c64.screens.wood.plank
; %bb.0:                                ; %start
	sta	__rc2
	stx	__rc10
	cpx	__rc2
	bcc	.LBB41_1
	jmp	.LBB41_2
.LBB41_1:                               ; %bb27
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
.LBB41_2:
	stx	__rc3
	jmp	.LBB41_13
.LBB41_3:                               ; %bb16
                                        ;   in Loop: Header=BB41_5 Depth=2
	clc
	lda	__rc12
	adc	#5
	sta	__rc12
	and	#7
	tay
	lda	#224
	clc
	adc	awale_c64.screens.wood.PIECES,y
.LBB41_4:                               ; %bb19
                                        ;   in Loop: Header=BB41_5 Depth=2
	ldx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Reload
	stx	__rc13
	inx
	ldy	__rc13
	sta	(__rc6),y
	lda	#10
	sta	(__rc8),y
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Spill
	cpx	#40
	beq	.LBB41_7
.LBB41_5:                               ; %bb11
                                        ;   Parent Loop BB41_13 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc5
	beq	.LBB41_3
; %bb.6:                                ;   in Loop: Header=BB41_5 Depth=2
	lda	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Reload
	jmp	.LBB41_4
.LBB41_7:                               ; %bb3.loopexit
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	__rc10
	cpx	__rc4
	bcc	.LBB41_9
; %bb.8:                                ; %bb3.loopexit
                                        ;   in Loop: Header=BB41_13 Depth=1
	lda	#0
	jmp	.LBB41_10
.LBB41_9:                               ; %bb3.loopexit
                                        ;   in Loop: Header=BB41_13 Depth=1
	lda	#1
.LBB41_10:                              ; %bb3.loopexit
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#1
	ldy	__rc11
	bne	.LBB41_12
; %bb.11:                               ; %select.false
                                        ;   in Loop: Header=BB41_13 Depth=1
	and	#1
	tax
.LBB41_12:                              ; %select.end
                                        ;   in Loop: Header=BB41_13 Depth=1
	lda	__rc4
	cpx	#0
	beq	.LBB41_13
	jmp	.LBB41_1
.LBB41_13:                              ; %bb2.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB41_5 Depth 2
	cmp	__rc3
	sta	__rc4
	ldx	#1
	bcs	.LBB41_15
; %bb.14:                               ; %bb2.i.i
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#0
.LBB41_15:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB41_13 Depth=1
	stx	__rc11
	bcs	.LBB41_17
; %bb.16:                               ; %bb4.i.i
                                        ;   in Loop: Header=BB41_13 Depth=1
	sta	__rc4
	inc	__rc4
.LBB41_17:                              ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#1
	ldy	#1
	cmp	__rc2
	beq	.LBB41_19
; %bb.18:                               ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldy	#0
.LBB41_19:                              ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	cmp	__rc3
	beq	.LBB41_21
; %bb.20:                               ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#0
.LBB41_21:                              ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	stx	__rc8
	ldx	#0
	stx	__rc5
	inx
	stx	__rc13
	sty	__rc14
	cpy	#0
	bne	.LBB41_23
; %bb.22:                               ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#0
	stx	__rc13
.LBB41_23:                              ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
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
	bne	.LBB41_25
; %bb.24:                               ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	lda	#0
	sta	__rc5
.LBB41_25:                              ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	clc
	txa
	adc	#0
	tay
	ldx	#1
	bcs	.LBB41_27
; %bb.26:                               ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#0
.LBB41_27:                              ; %bb6
                                        ;   in Loop: Header=BB41_13 Depth=1
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
	bne	.LBB41_29
; %bb.28:                               ; %select.false4
                                        ;   in Loop: Header=BB41_13 Depth=1
	ldx	#233
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk+1) ; 1-byte Folded Spill
.LBB41_29:                              ; %select.end3
                                        ;   in Loop: Header=BB41_13 Depth=1
	sty	__rc6
	sty	__rc8
	lda	__rc13
	ora	__rc5
	and	#1
	sta	__rc5
	ldx	#0
	stx	mos8(.Lawale_c64.screens.wood.plank_zp_stk) ; 1-byte Folded Spill
	jmp	.LBB41_5
.Lfunc_end41:
	.size	awale_c64.screens.wood.plank, .Lfunc_end41-awale_c64.screens.wood.plank
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
	bcc	.LBB42_2
; %bb.1:                                ; %start
	clc
	ldy	#0
	jmp	.LBB42_3
.LBB42_2:                               ; %start
	sec
	ldy	#1
.LBB42_3:                               ; %start
	sty	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+9) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+2)
	bcs	.LBB42_5
; %bb.4:                                ; %start
	stx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+2)
.LBB42_5:                               ; %start
	cpx	__rc4
	sta	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
	bcc	.LBB42_7
; %bb.6:                                ; %start
	stx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
.LBB42_7:                               ; %start
	lda	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
	beq	.LBB42_14
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
.LBB42_9:                               ; %bb8
                                        ; =>This Inner Loop Header: Depth=1
	cpy	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+3)
	bne	.LBB42_11
; %bb.10:                               ; %bb10
                                        ;   in Loop: Header=BB42_9 Depth=1
	dec	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+6)
	ldy	#0
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+5)
	stx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+3)
.LBB42_11:                              ; %bb12
                                        ;   in Loop: Header=BB42_9 Depth=1
	cmp	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+2)
	bcc	.LBB42_13
; %bb.12:                               ; %bb13
                                        ;   in Loop: Header=BB42_9 Depth=1
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
.LBB42_13:                              ; %bb15
                                        ;   in Loop: Header=BB42_9 Depth=1
	clc
	adc	#1
	sta	__rc2
	iny
	ldx	mos8(.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk+4)
	cpx	__rc2
	bne	.LBB42_9
.LBB42_14:                              ; %bb9
	rts
.Lfunc_end42:
	.size	awale_c64.screens.basin.Basin.change_seeds, .Lfunc_end42-awale_c64.screens.basin.Basin.change_seeds
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.put,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.put,@function ; -- Begin function awale_c64.screens.basin.Basin.put
awale_c64.screens.basin.Basin.put:      ; @awale_c64.screens.basin.Basin.put
; %bb.0:                                ; %start
	sta	__rc7
	cpx	#2
	txa
	tay
	bcc	.LBB43_3
; %bb.1:                                ; %bb2.i
	ldy	#3
	lda	(__rc2),y
	sta	__rc8
	clc
	adc	#254
	sta	__rc5
	cpx	__rc5
	dey
	bcc	.LBB43_3
; %bb.2:                                ; %bb3.i
	txa
	clc
	adc	#5
	sec
	sbc	__rc8
	tay
.LBB43_3:                               ; %awale_c64.screens.basin.stretch.exit
	stx	__rc8
	lda	awale_c64.screens.basin.ROW_PLACE,y
	tay
	sty	__rc9
	ldx	__rc7
	cpx	#2
	lda	__rc7
	bcc	.LBB43_6
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
	bcc	.LBB43_6
; %bb.5:                                ; %bb3.i6
	lda	__rc7
	clc
	adc	#5
	sec
	sbc	__rc5
.LBB43_6:                               ; %awale_c64.screens.basin.stretch.exit9
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
.Lfunc_end43:
	.size	awale_c64.screens.basin.Basin.put, .Lfunc_end43-awale_c64.screens.basin.Basin.put
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.draw,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.draw,@function ; -- Begin function awale_c64.screens.basin.Basin.draw
awale_c64.screens.basin.Basin.draw:     ; @awale_c64.screens.basin.Basin.draw
; %bb.0:                                ; %start
	ldy	#3
	lda	(__rc2),y
	bne	.LBB44_1
	jmp	.LBB44_6
.LBB44_1:                               ; %bb5.lr.ph
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
.LBB44_2:                               ; %bb5
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB44_4 Depth 2
	lda	__rc2
	bne	.LBB44_3
	jmp	.LBB44_5
.LBB44_3:                               ; %bb10.lr.ph
                                        ;   in Loop: Header=BB44_2 Depth=1
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
.LBB44_4:                               ; %bb10
                                        ;   Parent Loop BB44_2 Depth=1
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
	bne	.LBB44_4
.LBB44_5:                               ; %bb2.loopexit
                                        ;   in Loop: Header=BB44_2 Depth=1
	ldx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
	inx
	stx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+3)
	cpx	mos8(.Lawale_c64.screens.basin.Basin.draw_zp_stk+2)
	beq	.LBB44_6
	jmp	.LBB44_2
.LBB44_6:                               ; %bb6
	rts
.Lfunc_end44:
	.size	awale_c64.screens.basin.Basin.draw, .Lfunc_end44-awale_c64.screens.basin.Basin.draw
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
	beq	.LBB45_2
; %bb.1:                                ; %bb3
	ora	#192
	jmp	.LBB45_3
.LBB45_2:
	lda	#224
.LBB45_3:                               ; %bb4
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
.Lfunc_end45:
	.size	awale_c64.screens.board.put_number, .Lfunc_end45-awale_c64.screens.board.put_number
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_store,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_store,@function ; -- Begin function awale_c64.screens.board.Board.draw_store
awale_c64.screens.board.Board.draw_store: ; @awale_c64.screens.board.Board.draw_store
; %bb.0:                                ; %start
	stx	__rc4
	tax
	pha
	lda	GAME+7996,x
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
.Lfunc_end46:
	.size	awale_c64.screens.board.Board.draw_store, .Lfunc_end46-awale_c64.screens.board.Board.draw_store
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.draw_pit,"ax",@progbits
	.type	awale_c64.screens.board.Board.draw_pit,@function ; -- Begin function awale_c64.screens.board.Board.draw_pit
awale_c64.screens.board.Board.draw_pit: ; @awale_c64.screens.board.Board.draw_pit
; %bb.0:                                ; %start
	tax
	pha
	lda	GAME+7984,x
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
.Lfunc_end47:
	.size	awale_c64.screens.board.Board.draw_pit, .Lfunc_end47-awale_c64.screens.board.Board.draw_pit
                                        ; -- End function
	.section	.text.awale_c64.screens.board.Board.set_mark,"ax",@progbits
	.type	awale_c64.screens.board.Board.set_mark,@function ; -- Begin function awale_c64.screens.board.Board.set_mark
awale_c64.screens.board.Board.set_mark: ; @awale_c64.screens.board.Board.set_mark
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	txa
	stx	__rc2
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	sta	GAME+7972,x
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
	bne	.LBB48_2
; %bb.1:
	ldx	#202
	ldy	#203
	sty	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB48_3
.LBB48_2:                               ; %select.false
	ldx	#224
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
.LBB48_3:                               ; %select.end
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
.Lfunc_end48:
	.size	awale_c64.screens.board.Board.set_mark, .Lfunc_end48-awale_c64.screens.board.Board.set_mark
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
	bcs	.LBB49_2
; %bb.1:                                ; %start
	ldy	#0
.LBB49_2:                               ; %start
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
.Lfunc_end49:
	.size	awale_c64.screens.board.put_wood, .Lfunc_end49-awale_c64.screens.board.put_wood
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
.Lfunc_end50:
	.size	awale_c64.screens.clear, .Lfunc_end50-awale_c64.screens.clear
                                        ; -- End function
	.section	.text.awale_c64.screens.title.draw_setup,"ax",@progbits
	.type	awale_c64.screens.title.draw_setup,@function ; -- Begin function awale_c64.screens.title.draw_setup
awale_c64.screens.title.draw_setup:     ; @awale_c64.screens.title.draw_setup
; %bb.0:                                ; %start
	ldy	GAME+7999
	ldx	#1
	cpy	#1
	beq	.LBB51_2
; %bb.1:                                ; %select.false
	ldx	#3
.LBB51_2:                               ; %select.end
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
	ldx	GAME+7999
	cpx	#2
	beq	.LBB51_4
; %bb.3:                                ; %select.false2
	ldy	#3
.LBB51_4:                               ; %select.end1
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
	adc	GAME+8000
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
	lda	GAME+8000
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
	sbc	GAME+8000
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
	bne	.LBB51_7
; %bb.5:                                ; %bb19
	ldx	GAME+7999
	ldy	#10
	cpx	#1
	bne	.LBB51_7
; %bb.6:
	ldy	#11
.LBB51_7:                               ; %bb24
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
.Lfunc_end51:
	.size	awale_c64.screens.title.draw_setup, .Lfunc_end51-awale_c64.screens.title.draw_setup
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.play,"ax",@progbits
	.type	awale_c64.hardware.Hardware.play,@function ; -- Begin function awale_c64.hardware.Hardware.play
awale_c64.hardware.Hardware.play:       ; @awale_c64.hardware.Hardware.play
; %bb.0:                                ; %start
	stx	__rc8
	ldx	#0
	sta	__rc9
	tay
	beq	.LBB52_2
; %bb.1:                                ; %select.false
	ldx	#7
.LBB52_2:                               ; %select.end
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
	lda	.LJTI52_0,y
	pha
	lda	.LJTI52_0+4,y
	tay
	pla
	sta	__rc6
	sty	__rc7
	ldy	#9
	lda	#48
	jmp	(__rc6)
.LBB52_3:                               ; %awale_c64.hardware.sound.Sound.decay.exit.thread68
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
	jmp	.LBB52_7
.LBB52_4:                               ; %bb2.i22
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
	jmp	.LBB52_7
.LBB52_5:                               ; %bb2.i10
	ldy	#11
	lda	#16
.LBB52_6:                               ; %bb3.i19
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
.LBB52_7:                               ; %awale_c64.hardware.sound.Sound.waveform.exit
	stx	mos8(.Lawale_c64.hardware.Hardware.play_zp_stk) ; 1-byte Folded Spill
	lda	#0
	sta	(__rc2),y
	ldx	#15
	stx	54296
	lda	mos8(.Lawale_c64.hardware.Hardware.play_zp_stk) ; 1-byte Folded Reload
	sta	(__rc4),y
	rts
.Lfunc_end52:
	.size	awale_c64.hardware.Hardware.play, .Lfunc_end52-awale_c64.hardware.Hardware.play
	.section	.rodata.awale_c64.hardware.Hardware.play,"a",@progbits
.LJTI52_0:
	.byte	.LBB52_3@mos16lo
	.byte	.LBB52_6@mos16lo
	.byte	.LBB52_4@mos16lo
	.byte	.LBB52_5@mos16lo
	.byte	.LBB52_3@mos16hi
	.byte	.LBB52_6@mos16hi
	.byte	.LBB52_4@mos16hi
	.byte	.LBB52_5@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.hardware.Hardware.next_key,"ax",@progbits
	.type	awale_c64.hardware.Hardware.next_key,@function ; -- Begin function awale_c64.hardware.Hardware.next_key
awale_c64.hardware.Hardware.next_key:   ; @awale_c64.hardware.Hardware.next_key
; %bb.0:                                ; %start
	ldx	key_tail
	ldy	key_head
	sty	__rc4
	cpx	__rc4
	bne	.LBB53_7
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
	beq	.LBB53_2
	jmp	.LBB53_15
.LBB53_2:                               ; %bb2.i
	tya
	and	#4
	ldx	#157
	cmp	#0
	beq	.LBB53_3
	jmp	.LBB53_15
.LBB53_3:                               ; %bb4.i3
	tya
	and	#8
	ldx	#29
	cmp	#0
	bne	.LBB53_15
; %bb.4:                                ; %bb6.i4
	tya
	and	#1
	and	#1
	ldx	#145
	cmp	#0
	bne	.LBB53_15
; %bb.5:                                ; %bb8.i6
	tya
	and	#2
	beq	.LBB53_17
; %bb.6:                                ; %select.false14
	ldx	#17
	txa
	rts
.LBB53_7:                               ; %bb4
	ldy	key_ring,x
	inx
	txa
	and	#7
	sta	key_tail
	tya
	and	#63
	tax
	cpy	#0
	bmi	.LBB53_12
; %bb.8:                                ; %bb6.i
	lda	awale_c64.hardware.key.CODES,x
	tax
	cpx	#29
	beq	.LBB53_14
; %bb.9:                                ; %bb6.i
	cpx	#17
	bne	.LBB53_15
; %bb.10:                               ; %bb9.i
	cpy	#64
	ldx	#17
	bcc	.LBB53_15
; %bb.11:                               ; %bb10.i
	lda	#145
	rts
.LBB53_12:                              ; %bb1.i
	ldx	#171
	cmp	#62
	beq	.LBB53_15
; %bb.13:                               ; %select.false
	lda	#255
	rts
.LBB53_14:                              ; %bb8.i
	cpy	#64
	ldx	#29
	bcs	.LBB53_16
.LBB53_15:                              ; %bb7
	txa
	rts
.LBB53_16:                              ; %bb12.i
	lda	#157
	rts
.LBB53_17:
	lda	#0
	rts
.Lfunc_end53:
	.size	awale_c64.hardware.Hardware.next_key, .Lfunc_end53-awale_c64.hardware.Hardware.next_key
                                        ; -- End function
	.section	.text.awale_c64.hardware.machine.Hardware.wait_frame,"ax",@progbits
	.type	awale_c64.hardware.machine.Hardware.wait_frame,@function ; -- Begin function awale_c64.hardware.machine.Hardware.wait_frame
awale_c64.hardware.machine.Hardware.wait_frame: ; @awale_c64.hardware.machine.Hardware.wait_frame
; %bb.0:                                ; %start
	ldx	frame_counter
	stx	__rc2
.LBB54_1:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB54_1
; %bb.2:                                ; %bb5
	rts
.Lfunc_end54:
	.size	awale_c64.hardware.machine.Hardware.wait_frame, .Lfunc_end54-awale_c64.hardware.machine.Hardware.wait_frame
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
	bne	.LBB55_2
; %bb.1:                                ; %select.false
	ldx	#11
.LBB55_2:                               ; %select.end
	stx	53265
	rts
.Lfunc_end55:
	.size	awale_c64.hardware.machine.Hardware.display, .Lfunc_end55-awale_c64.hardware.machine.Hardware.display
                                        ; -- End function
	.section	.text.awale_main,"ax",@progbits
	.globl	awale_main                      ; -- Begin function awale_main
	.type	awale_main,@function
awale_main:                             ; @awale_main
; %bb.0:                                ; %start
	ldx	#1
	stx	GAME+7999
	dex
	stx	GAME+8000
	jsr	awale_c64.app.App.show_title
	ldx	#0
	stx	__rc20
	jmp	.LBB56_2
.LBB56_1:                               ; %bb10.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	jsr	awale_c64.app.App.show_title
.LBB56_2:                               ; %bb2
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.hardware.machine.Hardware.wait_frame
	ldy	GAME+8001
	cpy	#1
	bne	.LBB56_6
; %bb.3:                                ; %bb3.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	GAME+7999
	cpx	#1
	bne	.LBB56_6
; %bb.4:                                ; %awale_c64.setup.Setup.is_computer.exit.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	GAME+21
	cpx	#1
	bne	.LBB56_6
; %bb.5:                                ; %bb5.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	jsr	awale_c64.play.App.play_computer_move
	jmp	.LBB56_2
.LBB56_6:                               ; %bb2.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	sty	__rc21
	ldx	#mos16lo(GAME+1082)
	stx	__rc2
	ldx	#mos16hi(GAME+1082)
	stx	__rc3
	jsr	awale_c64.hardware.Hardware.next_key
	tax
	beq	.LBB56_2
; %bb.7:                                ; %bb8.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	__rc21
	beq	.LBB56_10
; %bb.8:                                ; %bb8.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	__rc21
	cpx	#5
	beq	.LBB56_1
; %bb.9:                                ; %bb9.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	jsr	awale_c64.play.App.play_key
	jmp	.LBB56_2
.LBB56_10:                              ; %bb11.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	sec
	tax
	sbc	#49
	cmp	#2
	bcc	.LBB56_16
; %bb.11:                               ; %bb11.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	cpx	#13
	beq	.LBB56_17
; %bb.12:                               ; %bb11.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	cpx	#82
	beq	.LBB56_13
	jmp	.LBB56_18
.LBB56_13:                              ; %bb3.i.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	GAME+8000
	inx
	cpx	#5
	bne	.LBB56_15
; %bb.14:                               ; %bb1.i.i.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	#0
.LBB56_15:                              ; %awale_c64.setup.Setup.next_preset.exit.i.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	stx	GAME+8000
	jsr	awale_c64.screens.title.draw_setup
	jmp	.LBB56_2
.LBB56_16:                              ; %bb4.i.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	clc
	txa
	adc	#208
	sta	GAME+7999
	jsr	awale_c64.screens.title.draw_setup
	jmp	.LBB56_2
.LBB56_17:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	lda	GAME+8000
	asl
	ldx	__rc20
	stx	__rc3
	rol	__rc3
	asl
	rol	__rc3
	asl
	rol	__rc3
	sec
	sbc	GAME+8000
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
	jmp	.LBB56_2
.LBB56_18:                              ; %bb1.i1.i
                                        ;   in Loop: Header=BB56_2 Depth=1
	ldx	#0
	lda	#24
	jsr	awale_c64.app.App.refuse
	jmp	.LBB56_2
.Lfunc_end56:
	.size	awale_main, .Lfunc_end56-awale_main
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
.Lfunc_end57:
	.size	rules_begin, .Lfunc_end57-rules_begin
                                        ; -- End function
	.section	.text.rules_legal_moves,"ax",@progbits
	.globl	rules_legal_moves               ; -- Begin function rules_legal_moves
	.type	rules_legal_moves,@function
rules_legal_moves:                      ; @rules_legal_moves
; %bb.0:                                ; %start
	ldx	GAME+22
	lda	#0
	cpx	#0
	beq	.LBB58_2
; %bb.1:                                ; %awale_c64.core.game.Game.legal_moves.exit
	rts
.LBB58_2:                               ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	rts
.Lfunc_end58:
	.size	rules_legal_moves, .Lfunc_end58-rules_legal_moves
                                        ; -- End function
	.section	.text.rules_play,"ax",@progbits
	.globl	rules_play                      ; -- Begin function rules_play
	.type	rules_play,@function
rules_play:                             ; @rules_play
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB59_2
; %bb.1:                                ; %bb4
	inx
	txa
	rts
.LBB59_2:                               ; %bb5
	ldy	__rc2
	stx	CAPTURE
	sty	CAPTURE+1
	ldx	__rc3
	stx	CAPTURE+2
	lda	#0
	rts
.Lfunc_end59:
	.size	rules_play, .Lfunc_end59-rules_play
                                        ; -- End function
	.section	.text.rules_take_back,"ax",@progbits
	.globl	rules_take_back                 ; -- Begin function rules_take_back
	.type	rules_take_back,@function
rules_take_back:                        ; @rules_take_back
; %bb.0:                                ; %start
	ldx	GAME+56
	ldy	GAME+57
	bne	.LBB60_2
; %bb.1:                                ; %start
	txa
	bne	.LBB60_2
	jmp	.LBB60_10
.LBB60_2:                               ; %bb2.i
	txa
	sty	mos8(.Lrules_take_back_zp_stk)
	sta	mos8(.Lrules_take_back_zp_stk+2) ; 1-byte Folded Spill
	sty	mos8(.Lrules_take_back_zp_stk+3) ; 1-byte Folded Spill
	dex
	cpx	#255
	bne	.LBB60_4
; %bb.3:                                ; %bb2.i
	dec	mos8(.Lrules_take_back_zp_stk)
.LBB60_4:                               ; %bb2.i
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
	ldx	#0
	stx	GAME+54
	stx	GAME+55
	stx	GAME+56
	stx	GAME+57
	lda	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Reload
	sta	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Spill
	ldx	mos8(.Lrules_take_back_zp_stk)
	bne	.LBB60_7
; %bb.5:                                ; %bb2.i
	tax
	bne	.LBB60_7
	jmp	.LBB60_9
.LBB60_6:                               ; %bb4.i
                                        ;   in Loop: Header=BB60_7 Depth=1
	cpx	mos8(.Lrules_take_back_zp_stk)
	bcs	.LBB60_9
.LBB60_7:                               ; %bb4.i
                                        ; =>This Inner Loop Header: Depth=1
	jsr	awale_c64.core.game.Game.advance
	ldx	GAME+57
	cpx	mos8(.Lrules_take_back_zp_stk)
	bne	.LBB60_6
; %bb.8:                                ; %bb4.i
                                        ;   in Loop: Header=BB60_7 Depth=1
	ldx	GAME+56
	ldy	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Reload
	sty	__rc2
	cpx	__rc2
	bcc	.LBB60_7
.LBB60_9:                               ; %bb6.i
	ldx	#0
	stx	GAME+22
	ldx	mos8(.Lrules_take_back_zp_stk+2) ; 1-byte Folded Reload
	ldy	mos8(.Lrules_take_back_zp_stk+3) ; 1-byte Folded Reload
.LBB60_10:                              ; %awale_c64.core.game.Game.take_back.exit
	tya
	bne	.LBB60_13
; %bb.11:                               ; %awale_c64.core.game.Game.take_back.exit
	txa
	bne	.LBB60_13
; %bb.12:                               ; %awale_c64.core.game.Game.take_back.exit
	lda	#0
	rts
.LBB60_13:                              ; %awale_c64.core.game.Game.take_back.exit
	lda	#1
	rts
.Lfunc_end60:
	.size	rules_take_back, .Lfunc_end60-rules_take_back
                                        ; -- End function
	.section	.text.rules_totals,"ax",@progbits
	.globl	rules_totals                    ; -- Begin function rules_totals
	.type	rules_totals,@function
rules_totals:                           ; @rules_totals
; %bb.0:                                ; %start
	lda	#6
	and	GAME+22
	cmp	#2
	bne	.LBB61_2
; %bb.1:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.collected
	jmp	.LBB61_3
.LBB61_2:                               ; %bb1.i
	lda	GAME+19
	ldx	GAME+20
.LBB61_3:                               ; %awale_c64.core.game.Game.totals.exit
	sta	TOTALS
	stx	TOTALS+1
	rts
.Lfunc_end61:
	.size	rules_totals, .Lfunc_end61-rules_totals
                                        ; -- End function
	.section	.text.search_choose,"ax",@progbits
	.globl	search_choose                   ; -- Begin function search_choose
	.type	search_choose,@function
search_choose:                          ; @search_choose
; %bb.0:                                ; %start
	ldy	#0
	sty	GAME+7968
	sty	GAME+7969
	sty	GAME+7970
	sty	GAME+7971
	ldx	GAME+22
	beq	.LBB62_2
.LBB62_1:                               ; %bb5
	tya
	rts
.LBB62_2:                               ; %awale_c64.core.game.Game.legal_moves.exit.i
	sta	mos8(.Lsearch_choose_zp_stk)
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	ldy	#0
	tax
	beq	.LBB62_1
; %bb.3:                                ; %bb3.i
	ldx	#mos16lo(GAME+4156)
	stx	__rc2
	ldx	#mos16hi(GAME+4156)
	stx	__rc3
	ldx	#4
	stx	__rc4
	ldx	#0
	txa
	jsr	__memset
	jsr	awale_c64.core.search.past.Past.recall
	ldx	#mos16lo(GAME+6204)
	stx	__rc2
	ldx	#mos16hi(GAME+6204)
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
	sta	GAME+6220
	stx	GAME+6221
	sty	GAME+6222
	ldx	__rc3
	stx	GAME+6223
	ldx	#7
	stx	GAME+6228
	ldy	#1
	ldx	#1
	lda	mos8(.Lsearch_choose_zp_stk)
	beq	.LBB62_7
; %bb.4:                                ; %bb4.i.i
	lda	mos8(.Lsearch_choose_zp_stk)
	cmp	#24
	bcc	.LBB62_6
; %bb.5:                                ; %bb4.i.i
	lda	#24
.LBB62_6:                               ; %bb4.i.i
	tax
.LBB62_7:                               ; %bb2.i.i.i.preheader
	stx	mos8(.Lsearch_choose_zp_stk+16) ; 1-byte Folded Spill
	stx	mos8(.Lsearch_choose_zp_stk+15) ; 1-byte Folded Spill
	jmp	.LBB62_10
.LBB62_8:                               ; %awale_c64.core.search.Search.deepen.2.exit.i
                                        ;   in Loop: Header=BB62_10 Depth=1
	ldx	GAME+6218
	stx	__rc4
	ldx	GAME+6228
	ldy	GAME+6227
	sty	__rc3
	ldy	mos8(.Lsearch_choose_zp_stk+13) ; 1-byte Folded Reload
	beq	.LBB62_9
	jmp	.LBB62_66
.LBB62_9:                               ; %bb10.i.i.i
                                        ;   in Loop: Header=BB62_10 Depth=1
	ldy	mos8(.Lsearch_choose_zp_stk+16) ; 1-byte Folded Reload
	lda	mos8(.Lsearch_choose_zp_stk+14) ; 1-byte Folded Reload
	sta	__rc2
	cpy	__rc2
	tay
	bcs	.LBB62_10
	jmp	.LBB62_66
.LBB62_10:                              ; %bb2.i.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB62_50 Depth 2
                                        ;       Child Loop BB62_56 Depth 3
	tya
	ldx	mos8(.Lsearch_choose_zp_stk+15) ; 1-byte Folded Reload
	stx	__rc2
	cpy	__rc2
	sty	mos8(.Lsearch_choose_zp_stk+1)
	ldx	#1
	bcs	.LBB62_12
; %bb.11:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB62_10 Depth=1
	ldx	#0
.LBB62_12:                              ; %bb2.i.i.i
                                        ;   in Loop: Header=BB62_10 Depth=1
                                        ; kill: def $xlsb killed $xlsb def $x
	stx	mos8(.Lsearch_choose_zp_stk+13) ; 1-byte Folded Spill
	bcs	.LBB62_14
; %bb.13:                               ; %bb4.i.i.i
                                        ;   in Loop: Header=BB62_10 Depth=1
	sty	mos8(.Lsearch_choose_zp_stk+1)
	inc	mos8(.Lsearch_choose_zp_stk+1)
.LBB62_14:                              ; %bb13.i
                                        ;   in Loop: Header=BB62_10 Depth=1
	ldx	mos8(.Lsearch_choose_zp_stk+1)
	stx	mos8(.Lsearch_choose_zp_stk+14) ; 1-byte Folded Spill
	ldx	#129
	stx	__rc2
	ldx	#127
	stx	__rc3
	tax
	sta	mos8(.Lsearch_choose_zp_stk+12) ; 1-byte Folded Spill
	lda	#0
	jsr	awale_c64.core.search.Search.enter
	ldy	#0
	stx	mos8(.Lsearch_choose_zp_stk+2)
	and	#1
	jmp	.LBB62_50
.LBB62_15:                              ; %bb10.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	lda	mos8(.Lsearch_choose_zp_stk+10)
	clc
	adc	#227
	sta	__rc2
	lda	mos8(.Lsearch_choose_zp_stk+11)
	adc	#255
	sta	__rc3
	lda	(__rc2),y
	sec
	sbc	mos8(.Lsearch_choose_zp_stk+1)
	bvc	.LBB62_17
; %bb.16:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	eor	#128
.LBB62_17:                              ; %bb10.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	tax
	bpl	.LBB62_19
; %bb.18:                               ; %bb1.i19.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	lda	mos8(.Lsearch_choose_zp_stk+1)
	sta	(__rc2),y
	lda	mos8(.Lsearch_choose_zp_stk+10)
	clc
	adc	#254
	sta	__rc2
	lda	mos8(.Lsearch_choose_zp_stk+11)
	adc	#255
	sta	__rc3
	lda	(__rc2),y
	clc
	adc	#255
	ldx	#6
	jsr	__umodqi3
	ldy	#0
	sta	__rc2
	lda	mos8(.Lsearch_choose_zp_stk+10)
	clc
	adc	__rc2
	tax
	lda	mos8(.Lsearch_choose_zp_stk+11)
	adc	#0
	sta	__rc3
	clc
	txa
	adc	#229
	sta	__rc2
	lda	__rc3
	adc	#255
	sta	__rc3
	clc
	lda	mos8(.Lsearch_choose_zp_stk+10)
	adc	#228
	sta	__rc4
	lda	mos8(.Lsearch_choose_zp_stk+11)
	adc	#255
	sta	__rc5
	lda	(__rc2),y
	sta	(__rc4),y
.LBB62_19:                              ; %bb4.i.i6.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sec
	sbc	mos8(.Lsearch_choose_zp_stk+1)
	bvc	.LBB62_21
; %bb.20:                               ; %bb4.i.i6.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	eor	#128
.LBB62_21:                              ; %bb4.i.i6.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	tax
	bpl	.LBB62_23
; %bb.22:                               ; %bb5.i.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	lda	mos8(.Lsearch_choose_zp_stk+1)
	sta	(mos8(.Lsearch_choose_zp_stk+4)),y
.LBB62_23:                              ; %bb13.thread.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	dec	mos8(.Lsearch_choose_zp_stk+3)
.LBB62_24:                              ; %bb14.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldx	#52
	stx	__rc2
	ldx	#0
	stx	__rc3
	lda	mos8(.Lsearch_choose_zp_stk+3)
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+6204)
	clc
	adc	__rc2
	tax
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	stx	mos8(.Lsearch_choose_zp_stk+4)
	sta	mos8(.Lsearch_choose_zp_stk+6)
	sta	mos8(.Lsearch_choose_zp_stk+5)
	ldy	#50
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	dey
	cmp	(mos8(.Lsearch_choose_zp_stk+4)),y
	bne	.LBB62_25
	jmp	.LBB62_49
.LBB62_25:                              ; %awale_c64.core.search.node.Node.is_done.exit.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	stx	mos8(.Lsearch_choose_zp_stk+1)
	ldy	#20
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sec
	iny
	sbc	(mos8(.Lsearch_choose_zp_stk+4)),y
	bvc	.LBB62_27
; %bb.26:                               ; %awale_c64.core.search.node.Node.is_done.exit.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	eor	#128
.LBB62_27:                              ; %awale_c64.core.search.node.Node.is_done.exit.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	tax
	bmi	.LBB62_28
	jmp	.LBB62_49
.LBB62_28:                              ; %bb19.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	lda	mos8(.Lsearch_choose_zp_stk+3)
	jsr	awale_c64.core.search.Search.make
	and	#1
	bne	.LBB62_29
	jmp	.LBB62_37
.LBB62_29:                              ; %bb27.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	stx	__rc2
	ldy	#23
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	stx	mos8(.Lsearch_choose_zp_stk)
	sec
	sbc	__rc2
	bvc	.LBB62_31
; %bb.30:                               ; %bb27.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	eor	#128
.LBB62_31:                              ; %bb27.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	cmp	#0
	bpl	.LBB62_33
; %bb.32:                               ; %bb1.i41.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	txa
	sta	(mos8(.Lsearch_choose_zp_stk+4)),y
	ldy	#50
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	clc
	adc	#255
	ldx	#6
	jsr	__umodqi3
	sta	__rc2
	clc
	lda	mos8(.Lsearch_choose_zp_stk+1)
	adc	__rc2
	sta	__rc2
	lda	mos8(.Lsearch_choose_zp_stk+6)
	adc	#0
	sta	__rc3
	ldy	#25
	lda	(__rc2),y
	dey
	sta	(mos8(.Lsearch_choose_zp_stk+4)),y
.LBB62_33:                              ; %bb4.i37.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#20
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sec
	sbc	mos8(.Lsearch_choose_zp_stk)
	bvc	.LBB62_35
; %bb.34:                               ; %bb4.i37.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	eor	#128
.LBB62_35:                              ; %bb4.i37.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	tax
	lda	#0
	ldy	mos8(.Lsearch_choose_zp_stk+3)
	cpx	#0
	bmi	.LBB62_36
	jmp	.LBB62_50
.LBB62_36:                              ; %bb5.i40.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#20
	lda	mos8(.Lsearch_choose_zp_stk)
	sta	(mos8(.Lsearch_choose_zp_stk+4)),y
	lda	#0
	ldy	mos8(.Lsearch_choose_zp_stk+3)
	jmp	.LBB62_50
.LBB62_37:                              ; %bb29.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#50
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	cmp	#2
	bcc	.LBB62_42
; %bb.38:                               ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#21
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sta	__rc2
	dey
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sta	__rc3
	tax
	inx
	ldy	#1
	txa
	sec
	sbc	__rc2
	bvs	.LBB62_43
; %bb.39:                               ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	cmp	#0
	bpl	.LBB62_44
.LBB62_40:                              ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	tya
	beq	.LBB62_45
.LBB62_41:                              ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	cpy	#1
	lda	#1
	jmp	.LBB62_46
.LBB62_42:                              ; %bb5.critedge.i.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	lda	#0
	ldy	#51
	sta	(mos8(.Lsearch_choose_zp_stk+4)),y
	ldy	#21
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sta	__rc2
	dey
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sta	__rc3
	jmp	.LBB62_48
.LBB62_43:                              ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	eor	#128
	cmp	#0
	bmi	.LBB62_40
.LBB62_44:                              ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#0
	tya
	bne	.LBB62_41
.LBB62_45:                              ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	cpy	#1
	lda	#0
.LBB62_46:                              ; %bb1.i31.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#51
	sta	(mos8(.Lsearch_choose_zp_stk+4)),y
	bcc	.LBB62_48
; %bb.47:                               ;   in Loop: Header=BB62_50 Depth=2
	stx	__rc2
.LBB62_48:                              ; %bb5.i34.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldx	mos8(.Lsearch_choose_zp_stk+12) ; 1-byte Folded Reload
	sec
	lda	#0
	sbc	__rc2
	sta	__rc2
	sec
	lda	#0
	sbc	__rc3
	sta	__rc3
	inc	mos8(.Lsearch_choose_zp_stk+3)
	sec
	txa
	sbc	mos8(.Lsearch_choose_zp_stk+3)
	tax
	lda	mos8(.Lsearch_choose_zp_stk+3)
	jsr	awale_c64.core.search.Search.enter
	stx	mos8(.Lsearch_choose_zp_stk+2)
	and	#1
	ldy	mos8(.Lsearch_choose_zp_stk+3)
	jmp	.LBB62_50
.LBB62_49:                              ; %bb17.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	#23
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sta	mos8(.Lsearch_choose_zp_stk+2)
	sec
	lda	mos8(.Lsearch_choose_zp_stk+12) ; 1-byte Folded Reload
	sbc	mos8(.Lsearch_choose_zp_stk+3)
	tax
	lda	mos8(.Lsearch_choose_zp_stk+3)
	jsr	awale_c64.core.search.Search.remember
	lda	#1
	ldy	mos8(.Lsearch_choose_zp_stk+3)
.LBB62_50:                              ; %bb1.outer.i.i
                                        ;   Parent Loop BB62_10 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB62_56 Depth 3
	sty	mos8(.Lsearch_choose_zp_stk+3)
	tax
	bne	.LBB62_51
	jmp	.LBB62_64
.LBB62_51:                              ; %bb3.lr.ph.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldx	#52
	stx	__rc2
	ldx	#0
	stx	__rc3
	tya
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+6204)
	clc
	adc	__rc2
	tax
	lda	#mos16hi(GAME+6204)
	adc	__rc3
	stx	mos8(.Lsearch_choose_zp_stk+10)
	stx	mos8(.Lsearch_choose_zp_stk+6)
	sta	mos8(.Lsearch_choose_zp_stk+7)
	ldx	#255
	dec	mos8(.Lsearch_choose_zp_stk+6)
	cpx	mos8(.Lsearch_choose_zp_stk+6)
	bne	.LBB62_53
; %bb.52:                               ; %bb3.lr.ph.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	dec	mos8(.Lsearch_choose_zp_stk+7)
.LBB62_53:                              ; %bb3.lr.ph.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldx	mos8(.Lsearch_choose_zp_stk+3)
	bne	.LBB62_54
	jmp	.LBB62_8
.LBB62_54:                              ; %bb3.lr.ph.split.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldy	mos8(.Lsearch_choose_zp_stk+3)
	cpy	#25
	bcc	.LBB62_55
	jmp	.LBB62_65
.LBB62_55:                              ; %bb3.i.i.preheader
                                        ;   in Loop: Header=BB62_50 Depth=2
	sta	mos8(.Lsearch_choose_zp_stk+11)
	lda	mos8(.Lsearch_choose_zp_stk+10)
	clc
	adc	#224
	sta	mos8(.Lsearch_choose_zp_stk+4)
	lda	mos8(.Lsearch_choose_zp_stk+11)
	adc	#255
	sta	mos8(.Lsearch_choose_zp_stk+5)
	lda	mos8(.Lsearch_choose_zp_stk+10)
	clc
	adc	#225
	sta	mos8(.Lsearch_choose_zp_stk+8)
	lda	mos8(.Lsearch_choose_zp_stk+11)
	adc	#255
	sta	mos8(.Lsearch_choose_zp_stk+9)
	sty	__rc2
	sec
	lda	mos8(.Lsearch_choose_zp_stk+12) ; 1-byte Folded Reload
	sbc	__rc2
	sta	mos8(.Lsearch_choose_zp_stk)
	ldy	#0
.LBB62_56:                              ; %bb3.i.i
                                        ;   Parent Loop BB62_10 Depth=1
                                        ;     Parent Loop BB62_50 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	sec
	lda	#0
	sbc	mos8(.Lsearch_choose_zp_stk+2)
	sta	mos8(.Lsearch_choose_zp_stk+1)
	lda	(mos8(.Lsearch_choose_zp_stk+6)),y
	and	#1
	bne	.LBB62_57
	jmp	.LBB62_15
.LBB62_57:                              ; %bb1.i.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	lda	(mos8(.Lsearch_choose_zp_stk+4)),y
	sta	__rc2
	sec
	sbc	mos8(.Lsearch_choose_zp_stk+1)
	bvc	.LBB62_59
; %bb.58:                               ; %bb1.i.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	eor	#128
.LBB62_59:                              ; %bb1.i.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	tax
	bmi	.LBB62_60
	jmp	.LBB62_15
.LBB62_60:                              ; %awale_c64.core.search.node.Node.is_beaten_by.exit.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	lda	(mos8(.Lsearch_choose_zp_stk+8)),y
	sta	__rc3
	sec
	lda	mos8(.Lsearch_choose_zp_stk+1)
	sbc	__rc3
	bvc	.LBB62_62
; %bb.61:                               ; %awale_c64.core.search.node.Node.is_beaten_by.exit.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	eor	#128
.LBB62_62:                              ; %awale_c64.core.search.node.Node.is_beaten_by.exit.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	tax
	bmi	.LBB62_63
	jmp	.LBB62_15
.LBB62_63:                              ; %bb8.i.i
                                        ;   in Loop: Header=BB62_56 Depth=3
	lda	#0
	sta	(mos8(.Lsearch_choose_zp_stk+6)),y
	sec
	sbc	__rc3
	tax
	sec
	lda	#0
	sbc	__rc2
	stx	__rc2
	sta	__rc3
	ldx	mos8(.Lsearch_choose_zp_stk)
	lda	mos8(.Lsearch_choose_zp_stk+3)
	jsr	awale_c64.core.search.Search.enter
	ldy	#0
	stx	mos8(.Lsearch_choose_zp_stk+2)
	and	#1
	beq	.LBB62_64
	jmp	.LBB62_56
.LBB62_64:                              ; %bb13.i.i
                                        ;   in Loop: Header=BB62_50 Depth=2
	ldx	mos8(.Lsearch_choose_zp_stk+3)
	cpx	#24
	bcs	.LBB62_65
	jmp	.LBB62_24
.LBB62_65:                              ; %panic.i.i
	jsr	awale_panic
.LBB62_66:                              ; %bb3
	stx	__rc2
	lda	__rc4
	beq	.LBB62_68
; %bb.67:                               ; %select.false
	lda	#6
	jmp	.LBB62_69
.LBB62_68:
	lda	#0
.LBB62_69:                              ; %select.end
	ldx	__rc3
	clc
	adc	__rc2
	sta	CHOICE
	stx	CHOICE+1
	ldx	mos8(.Lsearch_choose_zp_stk+12) ; 1-byte Folded Reload
	stx	CHOICE+2
	ldx	GAME+7968
	stx	COUNT
	ldx	GAME+7969
	stx	COUNT+1
	ldx	GAME+7970
	stx	COUNT+2
	ldx	GAME+7971
	stx	COUNT+3
	ldy	#1
	tya
	rts
.Lfunc_end62:
	.size	search_choose, .Lfunc_end62-search_choose
                                        ; -- End function
	.section	.text.search_variation,"ax",@progbits
	.globl	search_variation                ; -- Begin function search_variation
	.type	search_variation,@function
search_variation:                       ; @search_variation
; %bb.0:                                ; %start
	ldx	CHOICE
	stx	mos8(.Lsearch_variation_zp_stk+2)
	ldx	CHOICE+2
	stx	mos8(.Lsearch_variation_zp_stk+3)
	ldx	#mos8(.Lsearch_variation_zp_stk+6)
	ldy	#mos8(0)
	stx	mos8(.Lsearch_variation_zp_stk)
	sty	mos8(.Lsearch_variation_zp_stk+1)
	stx	__rc2
	sty	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	lda	#15
	ldx	#0
	jsr	memcpy
	lda	mos8(.Lsearch_variation_zp_stk+2)
	ldx	mos8(.Lsearch_variation_zp_stk+3)
	stx	mos8(.Lsearch_variation_zp_stk+21) ; 1-byte Folded Spill
	dec	mos8(.Lsearch_variation_zp_stk+3)
	ldx	#0
	stx	mos8(.Lsearch_variation_zp_stk+2)
	jmp	.LBB63_3
.LBB63_1:                               ; %select.false
                                        ;   in Loop: Header=BB63_3 Depth=1
	lda	#6
.LBB63_2:                               ; %select.end
                                        ;   in Loop: Header=BB63_3 Depth=1
	clc
	adc	mos8(.Lsearch_variation_zp_stk+2)
	sty	mos8(.Lsearch_variation_zp_stk+2)
	cpy	#24
	bne	.LBB63_3
	jmp	.LBB63_13
.LBB63_3:                               ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	mos8(.Lsearch_variation_zp_stk+2)
	sta	VARIATION,x
	ldx	mos8(.Lsearch_variation_zp_stk)
	stx	__rc2
	ldx	mos8(.Lsearch_variation_zp_stk+1)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	ldx	mos8(.Lsearch_variation_zp_stk+3)
	cpx	mos8(.Lsearch_variation_zp_stk+2)
	bne	.LBB63_4
	jmp	.LBB63_12
.LBB63_4:                               ; %bb5.i
                                        ;   in Loop: Header=BB63_3 Depth=1
	ldy	mos8(.Lsearch_variation_zp_stk+2)
	iny
	ldx	mos8(.Lsearch_variation_zp_stk+18)
	cpx	#25
	bcs	.LBB63_11
; %bb.5:                                ; %awale_c64.core.moves.Position.has_majority.exit.i
                                        ;   in Loop: Header=BB63_3 Depth=1
	ldx	mos8(.Lsearch_variation_zp_stk+19)
	cpx	#25
	bcs	.LBB63_11
; %bb.6:                                ; %bb9.i
                                        ;   in Loop: Header=BB63_3 Depth=1
	sty	mos8(.Lsearch_variation_zp_stk+4)
	ldx	mos8(.Lsearch_variation_zp_stk)
	stx	__rc2
	ldx	mos8(.Lsearch_variation_zp_stk+1)
	stx	__rc3
	jsr	awale_c64.core.search.hash.hash
	jsr	awale_c64.core.search.table.Table.find
	cmp	#3
	beq	.LBB63_10
; %bb.7:                                ; %bb12.i
                                        ;   in Loop: Header=BB63_3 Depth=1
	ldx	__rc3
	stx	mos8(.Lsearch_variation_zp_stk+2)
	ldx	mos8(.Lsearch_variation_zp_stk)
	stx	__rc2
	ldx	mos8(.Lsearch_variation_zp_stk+1)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.legal_moves
	sta	mos8(.Lsearch_variation_zp_stk+5)
	lda	mos8(.Lsearch_variation_zp_stk+2)
	and	#7
	tax
	lda	#1
	jsr	__ashlqi3
	sta	__rc2
	lda	mos8(.Lsearch_variation_zp_stk+5)
	and	__rc2
	beq	.LBB63_10
; %bb.8:                                ; %bb16.i
                                        ;   in Loop: Header=BB63_3 Depth=1
	ldx	mos8(.Lsearch_variation_zp_stk+20)
	ldy	mos8(.Lsearch_variation_zp_stk+4)
	txa
	beq	.LBB63_9
	jmp	.LBB63_1
.LBB63_9:                               ;   in Loop: Header=BB63_3 Depth=1
	lda	#0
	jmp	.LBB63_2
.LBB63_10:
	ldy	mos8(.Lsearch_variation_zp_stk+4)
.LBB63_11:                              ; %awale_c64.core.search.Search.variation.exit
	tya
	rts
.LBB63_12:
	ldx	mos8(.Lsearch_variation_zp_stk+21) ; 1-byte Folded Reload
	txa
	rts
.LBB63_13:                              ; %panic.i
	jsr	awale_panic
.Lfunc_end63:
	.size	search_variation, .Lfunc_end63-search_variation
                                        ; -- End function
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
	.zero	8016
	.size	GAME, 8016

	.type	.Lalloc_e0478a7c28019aee8d40fb12ade035e4,@object ; @alloc_e0478a7c28019aee8d40fb12ade035e4
	.section	.zp.data,"aw",@progbits
.Lalloc_e0478a7c28019aee8d40fb12ade035e4:
	.asciz	"\001\002\003\004\005\006\007\b\t\n\013"
	.size	.Lalloc_e0478a7c28019aee8d40fb12ade035e4, 12

	.type	.Lalloc_0e4943eb62528cee28d48a6269f7c362,@object ; @alloc_0e4943eb62528cee28d48a6269f7c362
.Lalloc_0e4943eb62528cee28d48a6269f7c362:
	.ascii	"\013\000\001\002\003\004\005\006\007\b\t\n"
	.size	.Lalloc_0e4943eb62528cee28d48a6269f7c362, 12

	.type	awale_c64.core.search.hash.KEYS,@object ; @awale_c64.core.search.hash.KEYS
	.section	.rodata.awale_c64.core.search.hash.KEYS,"a",@progbits
awale_c64.core.search.hash.KEYS:
	.ascii	"\016/\312\222\363\343\326<\314}\024\033\277\035\bL\253\201yH\235\214@\333\217\033\274x\345r0\330T\335\313e\357\214K\037\260;x\221\233s1\002"
	.size	awale_c64.core.search.hash.KEYS, 48

	.type	awale_c64.core.search.hash.SOWN,@object ; @awale_c64.core.search.hash.SOWN
	.section	.rodata.awale_c64.core.search.hash.SOWN,"a",@progbits
awale_c64.core.search.hash.SOWN:
	.ascii	"\365\013\351\004\332\300\365\256\230\017@7I\376}\360\346P-\246u\256\243\356\366\232\225\324\315\336\373\031\023\215\375\354\364\352~y\226\367,x#<\224\347\b\361\240\221\306?\353\031w.)\323\024\201\330\210\243\336N\321$\313@\267\373\016\247\374A\275\250\317\"\033*\\\304'\330ZQl?\3126!Lt\364o\226\374\245^\324\265B\261\203k\321\016\372\263R\373\353\231)?R\337o\355S\262PK\325>\362W\203=\177\234\352\254dQ\367V\"\240A\337\323\216\177\230p\341.N\377>\245\226\200+\227|Wo\375\301\235\035\377\224~{\200! \210. \255\314\225\217\222\201\2429P\320\354\301\001\277*{\236\021\3320\365\013\351\004\316\245&\343\232\337W\362R}\372\375\374%d\234\230]I\330\212\354\242s\353\345\227\234\347\216\f\177\244\346\255\323Lv\b\231g\301\373\356@[9\315\f\225j\334\3042\r\350n\333v\206\n\023\\\302\374\241\265]]\233\252\206YD\037i\026\234\300\275\276+\033\203\331v\016\331\262\020L\267~J}\3066\350\037\322\340\220\211p|\310n\254nW\310G\317P\275p\313\3711S\210Q\323\2470\341-mK,!\303$\306^\241\360\377\217\260\250\2352\274RF\234Z\356}\201\226\340\f\3331A\006\320Z=\257D=\372\006\346\221\242\226@W\275\3413\255\226{q\213b\265\242\232\032SE\246\304\373\256D\365\013\351\004\350\253\3345\307\257Ac\230\276m#[\\\025\201tQ1>\374\260\350\210\037\300\037\215\003~\203\003\322s\240\352\024%Vb;\213\030\204.+\f\265\r/q\342\336=\235\242\241\333D\000\272\320`\275B0\030\be?O\fI\375\262\202\030\363\317iZ\244\205\341\201\nH\003t\252;4S\256\240a$\275\314!\347Zt\177\000P\220<\210\257G\207\253\276~\213\217|\342\001^r\377\350\240#\265`\307\211w\202\272)k\263\231-\320\340j<\374\240-\332\243\376F\317\277\273\316.w\006\361=\256\n\325\373\021\201\244\361.h\346\242\344\337\r\t\247\001\000\251\2322\337\254\377_\260\273+ sY\323}\365\013\351\004\341oZ\001\277\336\222\220\217\334F\275\2651oIJ\3612cz`v6k~\346{G\324\0172\226\345\321x\312\253\240i\327\013\2558\303o\0365\241\336V\304q\334\n\361\22713},\361\366\226\\`:jM~\252\257)\324\323ex\345\225\254\254\253d\235\271\013ql\245o\342h\203\336\032\370S\334\316$y1\367\260\016\361\272\312>`\376\235/~n\343\013\324\227\231Z\345Y\340\216\253(\321\233\0135\240\207o\246\234e\336\336+5\334\222X[1\273\344\360\360~\376 `\302\321\021~2\027\355\323[\315<\345\035\024p\253\354\004}\013\371\323ioj\320G\336\242_\027\334V\214=1\177\030\365\013\351\004\347\026\260\227\313\260\362\307\005\242\251W\256\375\373t\362\b\316K\367\302\314\224\347\264\204NJb\325\230\222\3042\215\263\300\315_\307\\\\c\271g#\366\235\001f&\327\362\034\266\200No\323\304YA\252\311\023@\363\271\005\370\254\034\263H\367d\025\246\353\205\021A\276\231\255\317\301\213\270\226ToR\331\204\251C\220\024R\237\3421\226\252\264\b\233d\263Q\213Vk\013\356\003\274U6f\031JWb\264\034k\376B ]\t\n\263A\243L\343{\224\003s$\360U\220h\373'gm\265&\260]\247\336i\300T/\264\b\267\214\250)\263'{=O\266~/Z}\021\023\364\277AM\345v\321\366@\311\356\365\013\351\004\347\232d\242/\201T\237\346\321\337)8\322\352mK\201\"$Ih\023K\272\n\235\002\020b3d?S\007\244a\344\316\024o\331\007\202ah\203\037\251Ns\034`\237\376\246\262\237\t\353\305NA\241\30352\3104\330\273\177\212/R\341\271 &!\333\261\355\221\351\246&\377\3335\242\234#\034\222\231\332l\035$,m(h?\034`\036=\003QE\256\245\332\374\004\375p^3\356D\236U\177\f\017ctE|U\003\301\031\235\351\260\026T:<\241\246:G\345\271\351~\233\267\320o\302(s\371y~\312\217\333\255\273c\033\317L+\214\335Ad\371\317\320\337\226\027\267\317\223\316\007[\036 \bfb\013\364\026\373aK\213Z&\r\233G\206~*\356\247\236\346\006\263\366[\2202\nj\252\226\322\204n\3234\335\020\0037)\344\037\235\346\263-\016k\026\203e\337uH'\357b\250\230~\t\311\270:\"\325\020\260\253T$\276\305\270\354\330\211\365N1,%Q}\377A\267:\317O(\2771\245\1773\221jAC~\312\262\322$\353\322\216=\367*\004\307v>\022\341\332\006-\245\027i\205GGk\321\032c\321\216\352qB\023M\307\231\207\254\214[\227\231\354\314&@\r\355\342X\031EX\342\230Xf\374\374 \201\3009\203\331bi\205%6\205\353\342\005\223\\gh\351\263\333\307\256u\353\264\016\347z[/\0077t\013\364\026\373z^\262\210\204x\315\317OA\025\211\005B\026\263.\376\257m<oV\322#z:\025\375$\022\211\3033[\371{Mk\374%\366\366\234\224`\222*\236z\255qiC\365*\037D\366TH\000\220\017Vq6t=|\032\267\027'\362*\3355;\233\225OK\236?\370\326>\256br\314\270|\215\023\203E\325\3149F\326\366b\002p\261ps\026\026W~\372X1)\322\314\3677\033=\257Q+@Y\372\266\340\310dRn\322~m\265\235G\265nSH\266\230|\004PS\212u\366\267q\200\332\372K+\262n\021:\373\336\311S\013\342s\374\226\202\342f2\020\354\200MW\267I\225\020mJ\226:\013\364\026\373\246\243\226\264\002\002C\340I\230\250|\003\352\246\251\242\360\261\200\032\221\3725\205\3216\034\334u\344\376%%Yt`cI\207\361\370\255\371\214\250-\263\350\006\332\336/\235?{\351\356=\250\210\365H\177\000\226\2214k\326\315\032\302z{\375\013*\360rFh\340\205\327\375D\370r\255\304\261\316\013q\335\025\242\326y\317\363\324\246n\372\337}\346\232(3Q\333d\031\250\177\022\374\361.\207q,mw\204\275\002\334\366X\262[\260\264\020\b\334\373\246mx\265\370k\245T\377v|\314\237\27717\340\373\027\216\204\251\372\3273\036p\022r\016\203\243\007s\365>\267\362\256\232\025\237\332\341\253\004w\233\375\002\244\013\364\026\373\314\242Cmx\211)P\227+\250\303\233\2023\341xs\374\334H\004\271\t\004\371\3462\262\370\333\356R\207LHHm1\001\255\275\261Gnl\336\271\032S\304\2349\365B\020=L\316-\032=\227)\352\315SV\246\302\201\177T\302v;\364P\347\224\3526\314MO\207L\224\0206y\006\274\034_\351\333\276\335\\\337\025iz\274\0062v\214\227\356\242H\214\034\314\366\213\021\210\226\032\202\341\214\000g\232\361P\347\340\262\377\023S^\346\3715}\210x\251\201\337\003\307^\320\314\302.a\211\357\352U\267\030\230U\254\3248\344\034..\312\001\347\223\032\202-T\311\256\237\000\260\224\202\037R\023\366#\251\236\023\013\364\026\373\366+\320kT\037\"m\227\307\200\030\263\t\035\242\302\353\254\\\2751\256\023\252\202v]\211b\272D\276\231r\213b;\306_\241\214\231\355\214\304R^\352\267\244_-`\003\013I\242\237\224X\204/OS\3120\006@\033\371O\037\373<7T2\365}\370\323HR7%\034\340\"]\325P\200P'R\303\370\205\375\337:\"\207\356\034\262A\351b\263\370\326\263{B\265\223\277)\352\312wp\216l\313D\315\275\236\322\270\365WC\026\351\251DY\221\b\360u\323\244y\204\26544\177\3735\353lL\3764K,B\034\200c\372b$\005N7cV!\305N\216\3325\254\201,7\357)\213\342\013l'l\013\364\026\373~\257\257\213\326\037U\306\007*8\337+\324\016);\342Vo=\373eH1\243\360\276{\242\357\2244\f\212\370\210%\244\025\235\355\352\244\020\251\2035h\031)p\231#\f\211\275\315\342\322\315\333*\031\317\3649\362\303\234\304h\r\234\303>\306\005^\242\032\037x\277/\347\276N\242\242W\337\372\022\375\031+\035\3402O\307\266|_\325\376\302a\356\r\234U\226\230\022\237\225\227\350X\3771L\254\030Li\301\340\222\3704\234+\211\214\f\321\303\275\026\264\334\341\300\212&\361\316\322l\363\347\341E\347\217l\2741\217k\222\352\370\005\366>\022 \023S\332f\242\306\225\3772\036\006\245mO\020\210\206s\272^\320"
	.size	awale_c64.core.search.hash.SOWN, 2352

	.type	awale_c64.core.search.hash.TAKEN,@object ; @awale_c64.core.search.hash.TAKEN
	.section	.rodata.awale_c64.core.search.hash.TAKEN,"a",@progbits
awale_c64.core.search.hash.TAKEN:
	.ascii	"D#\303B\346\264$dz\271\251\3567\226\376e\310\205.2\254\310E\313\342EG\320\323\350j8\n~d\327\017\275\026C&h\326\2619\234\301\212\202\244\332c\303\366\307\025\326\365\361\244\301\360j\367\370 \273\211t\261\230N\302\301\273\026\243\242\031\"@db2`\226\223\313j\364\357P\237\356gy"
	.size	awale_c64.core.search.hash.TAKEN, 96

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
	.zero	68
	.size	.Lzp_stack, 68

	.type	.Lstatic_stack,@object          ; @static_stack
	.section	.noinit..Lstatic_stack,"aw",@nobits
.Lstatic_stack:
	.zero	26
	.size	.Lstatic_stack, 26

.set .Lawale_c64.screens.line.blank_zp_stk, .Lzp_stack+11
	.size	.Lawale_c64.screens.line.blank_zp_stk, 6
.set .Lawale_c64.screens.wood.plank_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.wood.plank_zp_stk, 2
.set .Lawale_c64.screens.basin.Basin.draw_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.basin.Basin.draw_zp_stk, 12
.set .Lawale_c64.screens.line.print_zp_stk, .Lzp_stack+11
	.size	.Lawale_c64.screens.line.print_zp_stk, 10
.set .Lawale_c64.screens.line.show_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.line.show_zp_stk, 1
.set .Lawale_c64.app.App.show_title_zp_stk, .Lzp_stack
	.size	.Lawale_c64.app.App.show_title_zp_stk, 4
.set .Lawale_c64.core.moves.Position.grand_slams_zp_stk, .Lzp_stack+48
	.size	.Lawale_c64.core.moves.Position.grand_slams_zp_stk, 20
.set .Lawale_c64.core.moves.Position.legal_moves_zp_stk, .Lzp_stack+46
	.size	.Lawale_c64.core.moves.Position.legal_moves_zp_stk, 2
.set .Lawale_c64.core.search.hash.hash_zp_stk, .Lzp_stack+29
	.size	.Lawale_c64.core.search.hash.hash_zp_stk, 5
.set .Lawale_c64.core.moves.Position.capture_zp_stk, .Lzp_stack+50
	.size	.Lawale_c64.core.moves.Position.capture_zp_stk, 6
.set .Lawale_c64.core.moves.Position.play_zp_stk, .Lzp_stack+46
	.size	.Lawale_c64.core.moves.Position.play_zp_stk, 4
.set .Lawale_c64.core.search.past.Past.recall_zp_stk, .Lzp_stack+17
	.size	.Lawale_c64.core.search.past.Past.recall_zp_stk, 12
.set .Lawale_c64.core.search.value.collected_zp_stk, .Lzp_stack+43
	.size	.Lawale_c64.core.search.value.collected_zp_stk, 3
.set .Lawale_c64.core.search.table.Table.find_zp_stk, .Lzp_stack+43
	.size	.Lawale_c64.core.search.table.Table.find_zp_stk, 1
.set .Lawale_c64.core.search.Search.enter_zp_stk, .Lzp_stack+17
	.size	.Lawale_c64.core.search.Search.enter_zp_stk, 26
.set .Lawale_c64.hardware.Hardware.play_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.hardware.Hardware.play_zp_stk, 1
.set .Lawale_c64.core.search.Search.make_zp_stk, .Lzp_stack+17
	.size	.Lawale_c64.core.search.Search.make_zp_stk, 23
.set .Lawale_c64.core.search.Search.remember_zp_stk, .Lzp_stack+17
	.size	.Lawale_c64.core.search.Search.remember_zp_stk, 3
.set .Lawale_c64.screens.board.Board.set_mark_zp_stk, .Lzp_stack+11
	.size	.Lawale_c64.screens.board.Board.set_mark_zp_stk, 3
.set .Lawale_c64.play.App.show_marks_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.play.App.show_marks_zp_stk, 6
.set .Lawale_c64.screens.board.put_number_zp_stk, .Lzp_stack+16
	.size	.Lawale_c64.screens.board.put_number_zp_stk, 4
.set .Lawale_c64.screens.board.Board.draw_pit_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.board.Board.draw_pit_zp_stk, 3
.set .Lawale_c64.screens.basin.Basin.change_seeds_zp_stk, .Lzp_stack+16
	.size	.Lawale_c64.screens.basin.Basin.change_seeds_zp_stk, 10
.set .Lawale_c64.screens.board.Board.draw_store_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.screens.board.Board.draw_store_zp_stk, 6
.set .Lawale_c64.play.App.take_into_store_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.play.App.take_into_store_zp_stk, 2
.set .Lawale_c64.core.game.Game.refusal_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.core.game.Game.refusal_zp_stk, 1
.set .Lawale_c64.core.game.Game.advance_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.core.game.Game.advance_zp_stk, 3
.set .Lawale_c64.core.game.Game.natural_end_zp_stk, .Lzp_stack+10
	.size	.Lawale_c64.core.game.Game.natural_end_zp_stk, 36
.set .Lawale_c64.core.game.Game.play_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.core.game.Game.play_zp_stk, 5
.set .Lawale_c64.play.App.wait_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.play.App.wait_zp_stk, 1
.set .Lawale_c64.play.App.show_position_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.play.App.show_position_zp_stk, 1
.set .Lawale_c64.play.App.play_computer_move_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.play_computer_move_zp_stk, 1
.set .Lawale_c64.play.App.play_key_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.play_key_zp_stk, 5
.set .Lawale_c64.play.App.show_game_zp_stk, .Lzp_stack
	.size	.Lawale_c64.play.App.show_game_zp_stk, 10
.set .Lrules_take_back_zp_stk, .Lzp_stack
	.size	.Lrules_take_back_zp_stk, 4
.set .Lsearch_choose_zp_stk, .Lzp_stack
	.size	.Lsearch_choose_zp_stk, 17
.set .Lsearch_variation_zp_stk, .Lzp_stack
	.size	.Lsearch_variation_zp_stk, 22
.set .Lawale_c64.core.search.past.Past.recall_sstk, .Lstatic_stack+11
	.size	.Lawale_c64.core.search.past.Past.recall_sstk, 15
.set .Lawale_c64.core.search.Search.make_sstk, .Lstatic_stack+11
	.size	.Lawale_c64.core.search.Search.make_sstk, 15
.set .Lawale_c64.app.App.go_on_sstk, .Lstatic_stack+16
	.size	.Lawale_c64.app.App.go_on_sstk, 3
.set .Lawale_c64.play.App.wait_sstk, .Lstatic_stack+16
	.size	.Lawale_c64.play.App.wait_sstk, 1
.set .Lawale_c64.play.App.play_sstk, .Lstatic_stack+11
	.size	.Lawale_c64.play.App.play_sstk, 5
.set .Lawale_c64.play.App.play_computer_move_sstk, .Lstatic_stack+2
	.size	.Lawale_c64.play.App.play_computer_move_sstk, 9
.set .Lawale_main_sstk, .Lstatic_stack
	.size	.Lawale_main_sstk, 2
	.section	".note.GNU-stack","",@progbits
	;Declaring this symbol tells the CRT that there is something in .bss, so it may need to be zeroed.
	.globl	__do_zero_bss
	;Declaring this symbol tells the CRT that there is something in .zp.data, so it may need to be copied from LMA to VMA.
	.globl	__do_copy_zp_data
	;Declaring this symbol tells the CRT that the stack pointer needs to be initialized.
	.globl	__do_init_stack
