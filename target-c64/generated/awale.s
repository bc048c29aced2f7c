; Compiled from the Rust in target-c64 by `awale build`, and checked in. Do not edit.
; rustc: rustc 1.95.0 (59807616e 2026-04-14)
; llvm-mos: clang version 20.0.0
; rustc flags: --crate-type=rlib --emit=llvm-ir --crate-name=awale_c64 --edition=2024 --cfg c64 -C opt-level=1 -C no-prepopulate-passes -C panic=abort -C codegen-units=1 -C overflow-checks=off --cap-lints=warn
; adapter: version 1
; clang flags: --no-default-config --target=mos -mcpu=mos6502 -O2 -S -x ir -Wno-override-module -Qn -fno-addrsig -mllvm -zp-avail=80
; digest: 2ca25194c66ddfc755be8291e537eb33213eeaed26cc59b2275709517144d52a
; source: f35368e56750d461406c487e63369fd6c7719a5a18878198e6919205f1263d48 target-c64/Cargo.toml
; source: c1b306fdb97db1c6209086737a7e53b4170dea61cf7e6a5d2761f533fb842f23 target-c64/src/app.rs
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
; source: 83f80c870af86377f9b2674a52f70581bd1c017881877673f52c4d43bb9608c4 target-c64/src/hardware/machine.rs
; source: 093a1d25880221942dc9fe83abc414db50017d591ed5651e479585cefcd3fbb9 target-c64/src/hardware/mock.rs
; source: 5587a650428da10447e75005e2264e1243a80858d479e4245836a5295ee8b7bf target-c64/src/hardware/mod.rs
; source: d9e73e6afc246f744760e7e8ddaf4d5fac797945d8309ddd07bde91d27fd5e08 target-c64/src/hardware/sound.rs
; source: 47e772a4c65f96f1ebf207e824502238708ded1b0a6d4753ecf4f02ed7506a6d target-c64/src/lib.rs
; source: 4206d76a89221233891f26ef7a3e08a2fbad5567030a7a84e44c2399665d639c target-c64/src/play.rs
; source: f66140bcfd5747abec16335551388a557849f749fe19fd25b5ceb0e304cc4df5 target-c64/src/screens/basin.rs
; source: ca56b6c7a6bae0168a148fb2cd4cf8c80ac7917631e7125f20c2cc5736538adf target-c64/src/screens/board.rs
; source: a17c4b58d5f749f59fc3d0e905715714fb0174374f7c8c00320f23ed4035d4c2 target-c64/src/screens/line.rs
; source: 23e2a3f4025a1ecbe92bcbd2838eb204bc0ab0e2d0b361fe169bb978d93d0a1a target-c64/src/screens/mod.rs
; source: 91324d0029aa29f5bae5f0e9bcbce8888fcf63d85833f0e22271e084797ddb48 target-c64/src/screens/pit.rs
; source: 3253e030435b499ebe2bc6fa4db6c4e6794091a483ded98357f4e4ccd89489e0 target-c64/src/screens/result.rs
; source: a50ffdb9bf6a7b69f3b044fc8a432bd3652bca88dacf327dc1beb186d22da1f7 target-c64/src/screens/title.rs
; source: 981dc39574d4c0c5efa0a552b1c22817347a93f79af64dce806f15981f57baf3 target-c64/src/screens/wood.rs
; source: 442ed656ac12f934c6ac298b1999a95f8e86a71e5c29a77b54b1c90859ddd8cd target-c64/src/setup.rs
; source: d46231ac4c291b8a4187a2c0a5703995c7659b213307e63af903a8f1c1128cd8 target-c64/src/text.rs
; source: fe60ace73e3e6fdeb5fe40b0584d702379df73511c419c79e511019311a1c388 target-c64/src/tiles.rs
; text: 544d946418dda5254ae6e4db1a7f01ec909446106ba5c6dae9563e6a9ab016c7
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
	ldx	#0
	stx	GAME+1367
	stx	app_state
	stx	thinking
	ldx	frame_counter
	stx	__rc2
.LBB0_1:                                ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB0_1
; %bb.2:                                ; %awale_c64.hardware.machine.Hardware.wait_frame.exit
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
	ldx	#11
	stx	53265
	ldx	#192
	jmp	.LBB0_4
.LBB0_3:                                ; %bb2.i.i
                                        ;   in Loop: Header=BB0_4 Depth=1
	inx
	cpx	#195
	beq	.LBB0_6
.LBB0_4:                                ; %bb2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	tya
	clc
	adc	#0
	sta	__rc4
	txa
	adc	#24
	sta	__rc5
	sty	__rc2
	stx	__rc3
	lda	#0
	sty	__rc6
	tay
	sta	(__rc2),y
	lda	#1
	sty	__rc17
	ldy	__rc4
	sty	__rc2
	ldy	__rc5
	sty	__rc3
	ldy	__rc17
	sta	(__rc2),y
	ldy	__rc6
	iny
	beq	.LBB0_3
; %bb.5:                                ; %bb2.i.i
                                        ;   in Loop: Header=BB0_4 Depth=1
	cpx	#195
	bne	.LBB0_4
.LBB0_6:                                ; %bb2.i.i
                                        ;   in Loop: Header=BB0_4 Depth=1
	cpy	#232
	bne	.LBB0_4
; %bb.7:                                ; %bb2.i.i
	ldy	#0
	sty	__rc2
	ldx	#1
	jmp	.LBB0_9
.LBB0_8:                                ; %select.end
                                        ;   in Loop: Header=BB0_9 Depth=1
	cmp	#0
	beq	.LBB0_9
	jmp	.LBB0_29
.LBB0_9:                                ; %bb2.i.i.i.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_26 Depth 2
	txa
	cpx	#9
	ldx	#9
	sty	__rc17
	ldy	#1
	bcs	.LBB0_11
; %bb.10:                               ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	ldy	#0
.LBB0_11:                               ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	sty	__rc7
	ldy	__rc17
	bcs	.LBB0_13
; %bb.12:                               ; %bb4.i.i.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	tax
	inx
.LBB0_13:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	stx	__rc6
	sta	__rc8
	asl
	sta	__rc3
	lda	__rc2
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	clc
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc4
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	sta	__rc3
	ldy	#1
	lda	(__rc4),y
	cmp	#255
	bne	.LBB0_15
; %bb.14:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	ldx	__rc3
	cpx	#216
	ldy	#0
	bcs	.LBB0_16
	jmp	.LBB0_19
.LBB0_15:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	cmp	#255
	ldy	#0
	bcc	.LBB0_19
.LBB0_16:                               ; %bb3.loopexit.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	lda	#1
	ldx	__rc6
	inc	__rc7
	dec	__rc7
	beq	.LBB0_17
	jmp	.LBB0_8
.LBB0_17:                               ; %select.false
                                        ;   in Loop: Header=BB0_9 Depth=1
	cpx	#10
	lda	#1
	bcc	.LBB0_18
	jmp	.LBB0_8
.LBB0_18:                               ; %select.false
                                        ;   in Loop: Header=BB0_9 Depth=1
	lda	#0
	jmp	.LBB0_8
.LBB0_19:                               ; %bb14.lr.ph.i.i
                                        ;   in Loop: Header=BB0_9 Depth=1
	ldx	__rc8
	sta	__rc4
	lda	#232
	sta	mos8(.Lawale_c64.app.App.show_title_zp_stk) ; 1-byte Folded Spill
	stx	__rc10
	cpx	#1
	beq	.LBB0_21
; %bb.20:                               ; %select.false36
                                        ;   in Loop: Header=BB0_9 Depth=1
	lda	#233
	sta	mos8(.Lawale_c64.app.App.show_title_zp_stk) ; 1-byte Folded Spill
.LBB0_21:                               ; %select.end35
                                        ;   in Loop: Header=BB0_9 Depth=1
	clc
	lda	__rc3
	adc	#0
	sta	__rc3
	lda	__rc4
	adc	#192
	ldx	#40
	jmp	.LBB0_26
.LBB0_22:                               ; %bb19.i.i
                                        ;   in Loop: Header=BB0_26 Depth=2
	clc
	lda	__rc10
	adc	#5
	sta	__rc10
	and	#7
	tay
	lda	#224
	clc
	adc	awale_c64.screens.wood.PIECES,y
	sta	__rc11
	ldy	#0
.LBB0_23:                               ; %bb22.i.i
                                        ;   in Loop: Header=BB0_26 Depth=2
	lda	__rc9
	sty	__rc17
	ldy	__rc3
	sty	__rc4
	ldy	__rc17
	sta	__rc5
	lda	__rc11
	sta	(__rc4),y
	lda	__rc3
	clc
	adc	#0
	sta	__rc4
	lda	__rc9
	adc	#24
	sta	__rc5
	lda	#10
	sta	(__rc4),y
	lda	__rc9
	dex
	inc	__rc3
	bne	.LBB0_25
; %bb.24:                               ; %bb22.i.i
                                        ;   in Loop: Header=BB0_26 Depth=2
	clc
	adc	#1
.LBB0_25:                               ; %bb22.i.i
                                        ;   in Loop: Header=BB0_26 Depth=2
	cpx	#0
	bne	.LBB0_26
	jmp	.LBB0_16
.LBB0_26:                               ; %bb14.i.i
                                        ;   Parent Loop BB0_9 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sta	__rc9
	lda	__rc8
	cmp	#1
	beq	.LBB0_28
; %bb.27:                               ; %bb14.i.i
                                        ;   in Loop: Header=BB0_26 Depth=2
	cmp	#9
	bne	.LBB0_22
.LBB0_28:                               ;   in Loop: Header=BB0_26 Depth=2
	lda	mos8(.Lawale_c64.app.App.show_title_zp_stk) ; 1-byte Folded Reload
	sta	__rc11
	jmp	.LBB0_23
.LBB0_29:                               ; %bb7.i.i
	ldx	#228
	stx	49192
	inx
	stx	49231
	inx
	stx	49512
	inx
	stx	49551
	ldx	#10
	stx	55378
	stx	55379
	stx	55380
	stx	55381
	stx	55382
	stx	55383
	stx	55384
	stx	55385
	stx	55386
	stx	55387
	stx	55388
	stx	55389
	stx	55390
	stx	55391
	stx	55392
	stx	55393
	stx	55394
	stx	55395
	stx	55396
	stx	55397
	stx	55398
	stx	55399
	stx	55400
	stx	55401
	stx	55402
	stx	55403
	stx	55404
	stx	55405
	stx	55406
	stx	55407
	stx	55408
	stx	55409
	stx	55410
	stx	55411
	stx	55412
	stx	55413
	stx	55418
	stx	55419
	stx	55420
	stx	55421
	stx	55422
	stx	55423
	stx	55424
	stx	55425
	stx	55426
	stx	55427
	stx	55428
	stx	55429
	stx	55430
	stx	55431
	stx	55432
	stx	55433
	stx	55434
	stx	55435
	stx	55436
	stx	55437
	stx	55438
	stx	55439
	stx	55440
	stx	55441
	stx	55442
	stx	55443
	stx	55444
	stx	55445
	stx	55446
	stx	55447
	stx	55448
	stx	55449
	stx	55450
	stx	55451
	stx	55452
	stx	55453
	stx	55458
	stx	55459
	stx	55460
	stx	55461
	stx	55462
	stx	55463
	stx	55464
	stx	55465
	stx	55466
	stx	55467
	stx	55468
	stx	55469
	stx	55470
	stx	55471
	stx	55472
	stx	55473
	stx	55474
	stx	55475
	stx	55476
	stx	55477
	stx	55478
	stx	55479
	stx	55480
	stx	55481
	stx	55482
	stx	55483
	stx	55484
	stx	55485
	stx	55486
	stx	55487
	stx	55488
	stx	55489
	stx	55490
	stx	55491
	stx	55492
	stx	55493
	stx	55498
	stx	55499
	stx	55500
	stx	55501
	stx	55502
	stx	55503
	stx	55504
	stx	55505
	stx	55506
	stx	55507
	stx	55508
	stx	55509
	stx	55510
	stx	55511
	stx	55512
	stx	55513
	stx	55514
	stx	55515
	stx	55516
	stx	55517
	stx	55518
	stx	55519
	stx	55520
	stx	55521
	stx	55522
	stx	55523
	stx	55524
	stx	55525
	stx	55526
	stx	55527
	stx	55528
	stx	55529
	stx	55530
	stx	55531
	stx	55532
	stx	55533
	stx	55538
	stx	55539
	stx	55540
	stx	55541
	stx	55542
	stx	55543
	stx	55544
	stx	55545
	stx	55546
	stx	55547
	stx	55548
	stx	55549
	stx	55550
	stx	55551
	stx	55552
	stx	55553
	stx	55554
	stx	55555
	stx	55556
	stx	55557
	stx	55558
	stx	55559
	stx	55560
	stx	55561
	stx	55562
	stx	55563
	stx	55564
	stx	55565
	stx	55566
	stx	55567
	stx	55568
	stx	55569
	stx	55570
	stx	55571
	stx	55572
	stx	55573
	stx	55578
	stx	55579
	stx	55580
	stx	55581
	stx	55582
	stx	55583
	stx	55584
	stx	55585
	stx	55586
	stx	55587
	stx	55588
	stx	55589
	stx	55590
	stx	55591
	stx	55592
	stx	55593
	stx	55594
	stx	55595
	stx	55596
	stx	55597
	stx	55598
	stx	55599
	stx	55600
	stx	55601
	stx	55602
	stx	55603
	stx	55604
	stx	55605
	stx	55606
	stx	55607
	stx	55608
	stx	55609
	stx	55610
	stx	55611
	stx	55612
	stx	55613
	stx	55618
	stx	55619
	stx	55620
	stx	55621
	stx	55622
	stx	55623
	stx	55624
	stx	55625
	stx	55626
	stx	55627
	stx	55628
	stx	55629
	stx	55630
	stx	55631
	stx	55632
	stx	55633
	stx	55634
	stx	55635
	stx	55636
	stx	55637
	stx	55638
	stx	55639
	stx	55640
	stx	55641
	stx	55642
	stx	55643
	stx	55644
	stx	55645
	stx	55646
	stx	55647
	stx	55648
	stx	55649
	stx	55650
	stx	55651
	stx	55652
	stx	55653
	ldx	#mos16lo(awale_c64.screens.title.HOLLOW)
	stx	__rc2
	ldx	#mos16hi(awale_c64.screens.title.HOLLOW)
	stx	__rc3
	lda	#0
	jsr	awale_c64.screens.basin.Basin.put_seeds
	ldx	#0
.LBB0_30:                               ; %bb9.i
                                        ; =>This Inner Loop Header: Depth=1
	ldy	awale_c64.screens.title.NAME,x
	sty	__rc5
	tya
	and	#1
	tay
	clc
	lda	#7
	adc	mos8(awale_c64.screens.pit.LEVEL),y
	tay
	lda	awale_c64.screens.pit.TILE,y
	tay
	sty	__rc6
	clc
	txa
	adc	#126
	sta	__rc2
	ldy	#0
	sty	__rc4
	tya
	adc	#192
	sta	__rc3
	lda	__rc6
	sta	(__rc2),y
	lsr	__rc5
	lda	__rc5
	and	#1
	tay
	lda	#12
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),y
	tay
	lda	awale_c64.screens.pit.TILE,y
	tay
	sty	__rc6
	clc
	txa
	adc	#166
	sta	__rc2
	lda	__rc4
	adc	#192
	sta	__rc3
	ldy	#0
	lda	__rc6
	sta	(__rc2),y
	lsr	__rc5
	lda	__rc5
	and	#1
	tay
	lda	#12
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),y
	tay
	lda	awale_c64.screens.pit.TILE,y
	tay
	sty	__rc6
	clc
	txa
	adc	#206
	sta	__rc2
	lda	__rc4
	adc	#192
	sta	__rc3
	ldy	#0
	lda	__rc6
	sta	(__rc2),y
	lsr	__rc5
	lda	__rc5
	and	#1
	tay
	lda	#12
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),y
	tay
	clc
	txa
	adc	#246
	sta	__rc2
	lda	__rc4
	adc	#192
	pha
	lda	awale_c64.screens.pit.TILE,y
	tay
	pla
	sty	__rc6
	sta	__rc3
	ldy	#0
	lda	__rc6
	sta	(__rc2),y
	lda	__rc5
	lsr
	and	#1
	tay
	clc
	lda	#17
	adc	mos8(awale_c64.screens.pit.LEVEL),y
	tay
	clc
	txa
	adc	#30
	sta	__rc2
	lda	__rc4
	adc	#193
	sta	__rc3
	lda	awale_c64.screens.pit.TILE,y
	ldy	#0
	sta	(__rc2),y
	inx
	cpx	#28
	beq	.LBB0_31
	jmp	.LBB0_30
.LBB0_31:                               ; %bb2.i.i17.i.preheader
	lda	#217
	ldy	#185
	ldx	#193
	sta	__rc2
	jmp	.LBB0_37
.LBB0_32:                               ; %bb5.i.i.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	lda	#16
	jmp	.LBB0_34
.LBB0_33:                               ; %bb6.i.i.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	lda	#33
.LBB0_34:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	ldy	__rc3
	sty	__rc4
	stx	__rc5
	ldy	#0
	sta	(__rc4),y
	clc
	lda	__rc3
	adc	#0
	sta	__rc4
	txa
	adc	#24
	sta	__rc5
	lda	#7
	sta	(__rc4),y
	inc	__rc2
	inc	__rc3
	bne	.LBB0_36
; %bb.35:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	inx
.LBB0_36:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	ldy	__rc3
.LBB0_37:                               ; %bb2.i.i17.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc3
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB0_33
; %bb.38:                               ; %bb2.i.i17.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	cmp	#5
	beq	.LBB0_32
; %bb.39:                               ; %bb2.i.i17.i
                                        ;   in Loop: Header=BB0_37 Depth=1
	cmp	#255
	bne	.LBB0_34
; %bb.40:                               ; %awale_c64.screens.line.print.exit.i.i
	ldx	__rc2
	cpx	#216
	bcc	.LBB0_45
; %bb.41:                               ; %bb3.preheader.i.i.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#184
	tax
	lda	#0
	adc	#193
	sta	__rc5
	ldy	#0
.LBB0_42:                               ; %bb3.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB0_44
; %bb.43:                               ; %bb3.i.i.i
                                        ;   in Loop: Header=BB0_42 Depth=1
	inc	__rc5
.LBB0_44:                               ; %bb3.i.i.i
                                        ;   in Loop: Header=BB0_42 Depth=1
	dec	__rc4
	bne	.LBB0_42
.LBB0_45:                               ; %bb2.i.i2.i.i.preheader
	ldy	#113
	lda	#217
	ldx	#195
	sta	__rc2
	jmp	.LBB0_51
.LBB0_46:                               ; %bb5.i.i.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	lda	#16
	jmp	.LBB0_48
.LBB0_47:                               ; %bb6.i.i.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	lda	#33
.LBB0_48:                               ; %bb18.i.i.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	ldy	__rc3
	sty	__rc4
	stx	__rc5
	ldy	#0
	sta	(__rc4),y
	lda	__rc3
	clc
	adc	#0
	sta	__rc4
	txa
	adc	#24
	sta	__rc5
	lda	#3
	sta	(__rc4),y
	inc	__rc2
	inc	__rc3
	bne	.LBB0_50
; %bb.49:                               ; %bb18.i.i.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	inx
.LBB0_50:                               ; %bb18.i.i.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	ldy	__rc3
.LBB0_51:                               ; %bb2.i.i2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc3
	lda	__rc2
	clc
	adc	#39
	tay
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+12
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi+12
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB0_47
; %bb.52:                               ; %bb2.i.i2.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	cmp	#5
	beq	.LBB0_46
; %bb.53:                               ; %bb2.i.i2.i.i
                                        ;   in Loop: Header=BB0_51 Depth=1
	cmp	#255
	bne	.LBB0_48
; %bb.54:                               ; %awale_c64.screens.line.print.exit.i.i.i
	ldx	__rc2
	cpx	#216
	bcc	.LBB0_59
; %bb.55:                               ; %bb3.preheader.i.i.i.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#112
	tax
	lda	#0
	adc	#195
	sta	__rc5
	ldy	#0
.LBB0_56:                               ; %bb3.i.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	txa
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB0_58
; %bb.57:                               ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB0_56 Depth=1
	inc	__rc5
.LBB0_58:                               ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB0_56 Depth=1
	dec	__rc4
	bne	.LBB0_56
.LBB0_59:                               ; %bb2.i.i2.i.1.i.preheader
	ldy	#153
	lda	#217
	ldx	#195
	sta	__rc2
	jmp	.LBB0_65
.LBB0_60:                               ; %bb5.i.i.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	lda	#16
	jmp	.LBB0_62
.LBB0_61:                               ; %bb6.i.i.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	lda	#33
.LBB0_62:                               ; %bb18.i.i.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	ldy	__rc3
	sty	__rc4
	stx	__rc5
	ldy	#0
	sta	(__rc4),y
	clc
	lda	__rc3
	adc	#0
	sta	__rc4
	txa
	adc	#24
	sta	__rc5
	lda	#3
	sta	(__rc4),y
	inc	__rc2
	inc	__rc3
	bne	.LBB0_64
; %bb.63:                               ; %bb18.i.i.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	inx
.LBB0_64:                               ; %bb18.i.i.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	ldy	__rc3
.LBB0_65:                               ; %bb2.i.i2.i.1.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc3
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+13
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi+13
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB0_61
; %bb.66:                               ; %bb2.i.i2.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	cmp	#5
	beq	.LBB0_60
; %bb.67:                               ; %bb2.i.i2.i.1.i
                                        ;   in Loop: Header=BB0_65 Depth=1
	cmp	#255
	bne	.LBB0_62
; %bb.68:                               ; %awale_c64.screens.line.print.exit.i.i.1.i
	ldx	__rc2
	cpx	#216
	bcc	.LBB0_73
; %bb.69:                               ; %bb3.preheader.i.i.i.1.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#152
	tax
	lda	#0
	adc	#195
	sta	__rc5
	ldy	#0
.LBB0_70:                               ; %bb3.i.i.i.1.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB0_72
; %bb.71:                               ; %bb3.i.i.i.1.i
                                        ;   in Loop: Header=BB0_70 Depth=1
	inc	__rc5
.LBB0_72:                               ; %bb3.i.i.i.1.i
                                        ;   in Loop: Header=BB0_70 Depth=1
	dec	__rc4
	bne	.LBB0_70
.LBB0_73:                               ; %awale_c64.screens.title.draw.exit
	jsr	awale_c64.screens.title.draw_setup
	ldx	frame_counter
	stx	__rc2
.LBB0_74:                               ; %bb2.i1
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB0_74
; %bb.75:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit3
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
	stx	53265
	rts
.Lfunc_end0:
	.size	awale_c64.app.App.show_title, .Lfunc_end0-awale_c64.app.App.show_title
                                        ; -- End function
	.section	.text.awale_c64.app.App.go_on,"ax",@progbits
	.type	awale_c64.app.App.go_on,@function ; -- Begin function awale_c64.app.App.go_on
awale_c64.app.App.go_on:                ; @awale_c64.app.App.go_on
; %bb.0:                                ; %start
	lda	__rc20
	pha
	ldx	#255
	stx	GAME+1368
	ldx	GAME+22
	bne	.LBB1_1
	jmp	.LBB1_26
.LBB1_1:                                ; %bb5
	ldy	#4
	sty	GAME+1367
	ldx	#4
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	sty	app_state
	ldx	#0
	stx	thinking
	jsr	awale_c64.play.App.show_marks
	ldx	#0
	stx	54283
	stx	54279
	ldy	#0
	ldx	#16
	stx	54280
	ldx	#8
	stx	54282
	ldx	#11
	stx	54284
	ldx	#0
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	sty	54285
	ldx	#15
	stx	54296
	ldx	#65
	stx	54283
	ldx	GAME+22
	cpx	#4
	bne	.LBB1_2
	jmp	.LBB1_50
.LBB1_2:                                ; %bb10
	ldy	GAME+1082
	sty	__rc3
	jmp	.LBB1_7
.LBB1_3:                                ; %bb4.i.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	stx	__rc2
	ldx	key_ring,y
	iny
	tya
	and	#7
	sta	key_tail
	txa
	ldx	__rc2
	tay
	bpl	.LBB1_4
	jmp	.LBB1_16
.LBB1_4:                                ; %bb6.i.i.i6
                                        ;   in Loop: Header=BB1_7 Depth=1
	and	#63
	tay
	lda	awale_c64.hardware.key.CODES,y
	tay
	cpy	#17
	bne	.LBB1_5
	jmp	.LBB1_16
.LBB1_5:                                ; %bb6.i.i.i6
                                        ;   in Loop: Header=BB1_7 Depth=1
	cpy	#29
	bne	.LBB1_6
	jmp	.LBB1_16
.LBB1_6:                                ; %awale_c64.hardware.Hardware.next_key.exit.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	lda	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	sta	__rc2
	inc	__rc2
	lda	__rc2
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	tya
	bne	.LBB1_16
.LBB1_7:                                ; %bb2.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_9 Depth 2
	ldy	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	cpy	#100
	beq	.LBB1_16
; %bb.8:                                ; %bb5.i2
                                        ;   in Loop: Header=BB1_7 Depth=1
	ldy	frame_counter
	sty	__rc2
.LBB1_9:                                ; %bb2.i.i3
                                        ;   Parent Loop BB1_7 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	frame_counter
	cpy	__rc2
	beq	.LBB1_9
; %bb.10:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i5
                                        ;   in Loop: Header=BB1_7 Depth=1
	ldy	key_tail
	lda	key_head
	sta	__rc2
	cpy	__rc2
	bne	.LBB1_3
; %bb.11:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	ldy	joystick
	lda	__rc3
	eor	#255
	sta	__rc2
	tya
	and	__rc2
	sty	__rc3
	sty	GAME+1082
	tay
	and	#16
	bne	.LBB1_16
; %bb.12:                               ; %bb2.i.i2.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	tya
	and	#4
	bne	.LBB1_16
; %bb.13:                               ; %bb4.i3.i.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	tya
	and	#8
	bne	.LBB1_16
; %bb.14:                               ; %bb6.i4.i.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	tya
	and	#1
	and	#1
	bne	.LBB1_16
; %bb.15:                               ; %bb8.i6.i.i
                                        ;   in Loop: Header=BB1_7 Depth=1
	tya
	and	#2
	ldy	#0
	cmp	#0
	bne	.LBB1_16
	jmp	.LBB1_6
.LBB1_16:                               ; %bb12
	txa
	and	#6
	cmp	#2
	beq	.LBB1_17
	jmp	.LBB1_47
.LBB1_17:                               ; %bb7.i.preheader
	ldy	#0
	jmp	.LBB1_21
.LBB1_18:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i11
                                        ;   in Loop: Header=BB1_21 Depth=1
	ldx	#0
.LBB1_19:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i11
                                        ;   in Loop: Header=BB1_21 Depth=1
	tya
	sty	__rc20
	jsr	awale_c64.play.App.take_into_store
	ldy	__rc20
.LBB1_20:                               ; %bb17.i
                                        ;   in Loop: Header=BB1_21 Depth=1
	iny
	cpy	#12
	bne	.LBB1_21
	jmp	.LBB1_46
.LBB1_21:                               ; %bb7.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_23 Depth 2
	ldx	GAME+1350,y
	beq	.LBB1_20
; %bb.22:                               ; %bb10.i
                                        ;   in Loop: Header=BB1_21 Depth=1
	ldx	frame_counter
	stx	__rc2
.LBB1_23:                               ; %bb2.i.i9
                                        ;   Parent Loop BB1_21 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB1_23
; %bb.24:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i11
                                        ;   in Loop: Header=BB1_21 Depth=1
	cpy	#6
	bcc	.LBB1_18
; %bb.25:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i11
                                        ;   in Loop: Header=BB1_21 Depth=1
	ldx	#1
	jmp	.LBB1_19
.LBB1_26:                               ; %bb2
	ldx	#1
	stx	GAME+1367
	stx	app_state
	dex
	stx	thinking
	jsr	awale_c64.play.App.show_marks
	lda	GAME+21
	ldx	GAME+1365
	cpx	#1
	bne	.LBB1_28
; %bb.27:                               ; %awale_c64.setup.Setup.is_computer.exit.i
	ldx	#19
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	cmp	#1
	beq	.LBB1_29
.LBB1_28:                               ; %bb4.i
	clc
	adc	#17
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
.LBB1_29:                               ; %bb5.i
	ldx	frame_counter
	stx	__rc2
.LBB1_30:                               ; %bb2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB1_30
; %bb.31:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i
	lda	#217
	ldx	#209
	ldy	#194
	sta	__rc2
	jmp	.LBB1_38
.LBB1_32:                               ; %bb5.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	lda	#16
	jmp	.LBB1_34
.LBB1_33:                               ; %bb6.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	lda	#33
.LBB1_34:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	ldx	__rc3
.LBB1_35:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	stx	__rc4
	ldy	__rc6
	sty	__rc5
	ldy	#0
	sta	(__rc4),y
	clc
	txa
	adc	#0
	sta	__rc4
	lda	__rc6
	adc	#24
	sta	__rc5
	lda	#1
	sta	(__rc4),y
	inc	__rc2
	inx
	bne	.LBB1_37
; %bb.36:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	inc	__rc6
.LBB1_37:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	ldy	__rc6
.LBB1_38:                               ; %bb2.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc6
	stx	__rc3
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	adc	text_lo,x
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB1_33
; %bb.39:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	cmp	#5
	beq	.LBB1_32
; %bb.40:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB1_38 Depth=1
	ldx	__rc3
	cmp	#255
	bne	.LBB1_35
; %bb.41:                               ; %awale_c64.screens.line.print.exit.i.i
	ldx	__rc2
	cpx	#216
	bcs	.LBB1_42
	jmp	.LBB1_166
.LBB1_42:                               ; %bb3.preheader.i.i.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#208
	tax
	lda	#0
	adc	#194
	sta	__rc5
	ldy	#0
.LBB1_43:                               ; %bb3.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB1_45
; %bb.44:                               ; %bb3.i.i.i
                                        ;   in Loop: Header=BB1_43 Depth=1
	inc	__rc5
.LBB1_45:                               ; %bb3.i.i.i
                                        ;   in Loop: Header=BB1_43 Depth=1
	dec	__rc4
	bne	.LBB1_43
	jmp	.LBB1_166
.LBB1_46:                               ; %awale_c64.play.App.collect_rows.exit.loopexit
	ldx	GAME+22
.LBB1_47:                               ; %awale_c64.play.App.collect_rows.exit
	txa
	and	#6
	cmp	#2
	bne	.LBB1_49
; %bb.48:                               ; %bb2.i.i54
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
	sta	__rc7
	ldy	GAME+20
	sty	__rc3
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
	ldy	#1
	sta	__rc6
	jmp	.LBB1_51
.LBB1_49:
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
.LBB1_50:                               ; %bb1.i.i
	ldx	GAME+19
	stx	__rc7
	lda	GAME+20
	ldy	#0
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Reload
	sta	__rc6
	sta	__rc3
.LBB1_51:                               ; %awale_c64.core.game.Game.totals.exit.i
	lda	frame_counter
	sta	__rc2
.LBB1_52:                               ; %bb2.i3.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	frame_counter
	cmp	__rc2
	beq	.LBB1_52
; %bb.53:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i14
	tya
	beq	.LBB1_55
; %bb.54:                               ; %bb2.i.i.i53
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
	clc
	lda	__rc3
	adc	GAME+13
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
	jmp	.LBB1_56
.LBB1_55:                               ; %bb1.i.i.i
	ldy	GAME+19
	lda	GAME+20
	sty	__rc2
.LBB1_56:                               ; %awale_c64.core.game.Game.totals.exit.i.i
	ldy	#40
	sty	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	cpx	#5
	beq	.LBB1_63
; %bb.57:                               ; %bb4.i.i15
	ldx	__rc2
	sta	__rc3
	cpx	__rc3
	beq	.LBB1_63
; %bb.58:                               ; %bb6.i.i
	cmp	__rc2
	bcc	.LBB1_60
; %bb.59:                               ; %bb6.i.i
	lda	#0
	jmp	.LBB1_61
.LBB1_60:                               ; %bb6.i.i
	lda	#1
.LBB1_61:                               ; %bb6.i.i
	and	#1
	ldx	#38
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	tax
	bne	.LBB1_63
; %bb.62:                               ; %select.false
	ldx	#39
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
.LBB1_63:                               ; %awale_c64.core.game.Game.winner.exit.i
	lda	#217
	ldx	#209
	ldy	#194
	sta	__rc2
	jmp	.LBB1_70
.LBB1_64:                               ; %bb5.i.i.i31
                                        ;   in Loop: Header=BB1_70 Depth=1
	lda	#16
	jmp	.LBB1_66
.LBB1_65:                               ; %bb6.i.i.i39
                                        ;   in Loop: Header=BB1_70 Depth=1
	lda	#33
.LBB1_66:                               ; %bb18.i.i.i32
                                        ;   in Loop: Header=BB1_70 Depth=1
	ldx	__rc3
.LBB1_67:                               ; %bb18.i.i.i32
                                        ;   in Loop: Header=BB1_70 Depth=1
	stx	__rc4
	ldy	__rc8
	sty	__rc5
	ldy	#0
	sta	(__rc4),y
	clc
	txa
	adc	#0
	sta	__rc4
	lda	__rc8
	adc	#24
	sta	__rc5
	lda	#7
	sta	(__rc4),y
	inc	__rc2
	inx
	bne	.LBB1_69
; %bb.68:                               ; %bb18.i.i.i32
                                        ;   in Loop: Header=BB1_70 Depth=1
	inc	__rc8
.LBB1_69:                               ; %bb18.i.i.i32
                                        ;   in Loop: Header=BB1_70 Depth=1
	ldy	__rc8
.LBB1_70:                               ; %bb2.i.i9.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc8
	stx	__rc3
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	adc	text_lo,x
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB1_65
; %bb.71:                               ; %bb2.i.i9.i
                                        ;   in Loop: Header=BB1_70 Depth=1
	cmp	#5
	beq	.LBB1_64
; %bb.72:                               ; %bb2.i.i9.i
                                        ;   in Loop: Header=BB1_70 Depth=1
	ldx	__rc3
	cmp	#255
	bne	.LBB1_67
; %bb.73:                               ; %awale_c64.screens.line.print.exit.i.i40
	ldx	__rc2
	cpx	#216
	bcc	.LBB1_78
; %bb.74:                               ; %bb3.preheader.i.i.i43
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#208
	tax
	lda	#0
	adc	#194
	sta	__rc5
	ldy	#0
.LBB1_75:                               ; %bb3.i.i.i45
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc8
	lda	__rc5
	adc	#24
	sta	__rc9
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc8
	sta	__rc2
	lda	__rc9
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB1_77
; %bb.76:                               ; %bb3.i.i.i45
                                        ;   in Loop: Header=BB1_75 Depth=1
	inc	__rc5
.LBB1_77:                               ; %bb3.i.i.i45
                                        ;   in Loop: Header=BB1_75 Depth=1
	dec	__rc4
	bne	.LBB1_75
.LBB1_78:                               ; %awale_c64.screens.line.show.exit.i
	lda	#32
	ora	GAME+22
	sta	__rc3
	ldx	#249
	lda	#217
	ldy	#194
	sta	__rc2
	jmp	.LBB1_85
.LBB1_79:                               ; %bb5.i.i28.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	lda	#16
	jmp	.LBB1_81
.LBB1_80:                               ; %bb6.i.i38.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	lda	#33
.LBB1_81:                               ; %bb18.i.i29.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	ldx	__rc8
.LBB1_82:                               ; %bb18.i.i29.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	stx	__rc4
	ldy	__rc9
	sty	__rc5
	ldy	#0
	sta	(__rc4),y
	txa
	clc
	adc	#0
	sta	__rc4
	lda	__rc9
	adc	#24
	sta	__rc5
	lda	#1
	sta	(__rc4),y
	inc	__rc2
	inx
	bne	.LBB1_84
; %bb.83:                               ; %bb18.i.i29.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	inc	__rc9
.LBB1_84:                               ; %bb18.i.i29.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	ldy	__rc9
.LBB1_85:                               ; %bb2.i.i14.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc9
	stx	__rc8
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	ldx	__rc3
	adc	text_lo,x
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB1_80
; %bb.86:                               ; %bb2.i.i14.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	cmp	#5
	beq	.LBB1_79
; %bb.87:                               ; %bb2.i.i14.i
                                        ;   in Loop: Header=BB1_85 Depth=1
	ldx	__rc8
	cmp	#255
	bne	.LBB1_82
; %bb.88:                               ; %awale_c64.screens.line.print.exit.i39.i
	ldx	__rc2
	cpx	#216
	bcc	.LBB1_93
; %bb.89:                               ; %bb3.preheader.i.i41.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#248
	tax
	lda	#0
	adc	#194
	sta	__rc5
	ldy	#0
.LBB1_90:                               ; %bb3.i.i44.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	txa
	adc	#0
	sta	__rc8
	lda	__rc5
	adc	#24
	sta	__rc9
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc8
	sta	__rc2
	lda	__rc9
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB1_92
; %bb.91:                               ; %bb3.i.i44.i
                                        ;   in Loop: Header=BB1_90 Depth=1
	inc	__rc5
.LBB1_92:                               ; %bb3.i.i44.i
                                        ;   in Loop: Header=BB1_90 Depth=1
	dec	__rc4
	bne	.LBB1_90
.LBB1_93:                               ; %awale_c64.screens.line.show.exit52.i
	ldx	frame_counter
	stx	__rc2
.LBB1_94:                               ; %bb2.i53.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB1_94
; %bb.95:                               ; %bb3.i.i42.preheader
	ldy	#195
	ldx	#32
.LBB1_96:                               ; %bb3.i.i42
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc4
	tya
	adc	#24
	sta	__rc5
	stx	__rc2
	sty	__rc3
	lda	#0
	sty	__rc8
	tay
	sta	(__rc2),y
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	ldy	__rc8
	inx
	bne	.LBB1_98
; %bb.97:                               ; %bb3.i.i42
                                        ;   in Loop: Header=BB1_96 Depth=1
	iny
.LBB1_98:                               ; %bb3.i.i42
                                        ;   in Loop: Header=BB1_96 Depth=1
	cpx	#72
	bne	.LBB1_96
; %bb.99:                               ; %bb14.preheader.i
	ldx	frame_counter
	stx	__rc2
.LBB1_100:                              ; %bb2.i59.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB1_100
; %bb.101:                              ; %awale_c64.hardware.machine.Hardware.wait_frame.exit61.i
	ldx	#72
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	ldx	#3
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+2) ; 1-byte Folded Spill
	ldx	#1
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	lda	#72
	ldx	#3
	jmp	.LBB1_111
.LBB1_102:                              ; %bb5.i.i79.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	sty	__rc4
	ldy	__rc7
	lda	awale_c64.screens.line.DECIMAL,y
	sta	__rc8
	lsr
	lsr
	lsr
	lsr
	bne	.LBB1_103
	jmp	.LBB1_106
.LBB1_103:                              ; %bb10.i.i.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	clc
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Reload
	sta	__rc3
	txa
	adc	#1
	sta	__rc9
	ldy	#1
	bcs	.LBB1_105
; %bb.104:                              ; %bb10.i.i.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	ldy	#0
.LBB1_105:                              ; %bb10.i.i.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	sty	__rc10
	ldy	mos8(.Lawale_c64.app.App.go_on_zp_stk+2) ; 1-byte Folded Reload
	sty	__rc5
	tya
	adc	#192
	tay
	lda	__rc3
	ora	#16
	sty	__rc17
	ldy	__rc9
	sty	__rc2
	ldy	__rc17
	sty	__rc3
	ldy	#0
	sta	(__rc2),y
	lda	__rc5
	sty	__rc17
	ldy	__rc10
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	clc
	txa
	adc	#2
	tay
	lda	__rc5
	adc	#0
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	sty	__rc5
	tax
.LBB1_106:                              ; %bb14.i.i.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	lda	__rc8
	and	#15
	ora	#16
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB1_108
.LBB1_107:                              ; %bb6.i.i89.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	sty	__rc4
	ldy	#33
	sty	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
.LBB1_108:                              ; %bb18.i.i80.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	lda	__rc5
	clc
	adc	#0
	ldy	#1
	bcs	.LBB1_110
; %bb.109:                              ; %bb18.i.i80.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	ldy	#0
.LBB1_110:                              ; %bb18.i.i80.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	sty	__rc9
	sta	__rc8
	txa
	adc	#192
	ldy	__rc8
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Reload
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc9
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	lda	__rc5
	ldy	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	iny
	sty	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	ldy	__rc4
	iny
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+2) ; 1-byte Folded Spill
.LBB1_111:                              ; %bb2.i.i65.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	adc	#1
	bne	.LBB1_113
; %bb.112:                              ; %bb2.i.i65.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	inx
.LBB1_113:                              ; %bb2.i.i65.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	sta	__rc5
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+41
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+41
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB1_114
	jmp	.LBB1_107
.LBB1_114:                              ; %bb2.i.i65.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	cmp	#5
	bne	.LBB1_115
	jmp	.LBB1_102
.LBB1_115:                              ; %bb2.i.i65.i
                                        ;   in Loop: Header=BB1_111 Depth=1
	cmp	#255
	beq	.LBB1_117
; %bb.116:                              ;   in Loop: Header=BB1_111 Depth=1
	sty	__rc4
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB1_108
.LBB1_117:                              ; %awale_c64.screens.line.print.exit.i90.i
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	cpx	#40
	bcs	.LBB1_122
; %bb.118:                              ; %bb3.preheader.i.i92.i
	clc
	txa
	adc	#72
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
	clc
	txa
	adc	#216
	tax
	ldy	#0
.LBB1_119:                              ; %bb3.i.i95.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	lda	__rc4
	adc	#0
	sta	__rc7
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc8
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc7
	sta	__rc2
	lda	__rc8
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB1_121
; %bb.120:                              ; %bb3.i.i95.i
                                        ;   in Loop: Header=BB1_119 Depth=1
	inc	__rc5
.LBB1_121:                              ; %bb3.i.i95.i
                                        ;   in Loop: Header=BB1_119 Depth=1
	lda	__rc5
	sta	__rc2
	inx
	bne	.LBB1_119
.LBB1_122:                              ; %awale_c64.screens.line.show.exit103.i
	ldx	frame_counter
	stx	__rc2
.LBB1_123:                              ; %bb2.i59.1.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB1_123
; %bb.124:                              ; %awale_c64.hardware.machine.Hardware.wait_frame.exit61.1.i
	ldx	#112
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	ldx	#3
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+2) ; 1-byte Folded Spill
	ldx	#1
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	ldy	#0
	lda	#112
	ldx	#3
	jmp	.LBB1_134
.LBB1_125:                              ; %bb5.i.i79.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	sty	__rc4
	ldy	__rc6
	lda	awale_c64.screens.line.DECIMAL,y
	sta	__rc7
	lsr
	lsr
	lsr
	lsr
	bne	.LBB1_126
	jmp	.LBB1_129
.LBB1_126:                              ; %bb10.i.i.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	clc
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Reload
	sta	__rc3
	txa
	adc	#1
	sta	__rc8
	ldy	#1
	bcs	.LBB1_128
; %bb.127:                              ; %bb10.i.i.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	ldy	#0
.LBB1_128:                              ; %bb10.i.i.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	sty	__rc9
	ldy	mos8(.Lawale_c64.app.App.go_on_zp_stk+2) ; 1-byte Folded Reload
	sty	__rc5
	tya
	adc	#192
	tay
	lda	__rc3
	ora	#16
	sty	__rc17
	ldy	__rc8
	sty	__rc2
	ldy	__rc17
	sty	__rc3
	ldy	#0
	sta	(__rc2),y
	lda	__rc5
	sty	__rc17
	ldy	__rc9
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	clc
	txa
	adc	#2
	tay
	lda	__rc5
	adc	#0
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	sty	__rc5
	tax
.LBB1_129:                              ; %bb14.i.i.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	lda	__rc7
	and	#15
	ora	#16
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB1_131
.LBB1_130:                              ; %bb6.i.i89.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	sty	__rc4
	ldy	#33
	sty	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
.LBB1_131:                              ; %bb18.i.i80.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	clc
	lda	__rc5
	adc	#0
	sta	__rc7
	ldy	#1
	bcs	.LBB1_133
; %bb.132:                              ; %bb18.i.i80.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	ldy	#0
.LBB1_133:                              ; %bb18.i.i80.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	sty	__rc8
	txa
	adc	#192
	ldy	__rc7
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Reload
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc8
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	lda	__rc5
	ldy	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	iny
	sty	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Spill
	ldy	__rc4
	iny
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.app.App.go_on_zp_stk+2) ; 1-byte Folded Spill
.LBB1_134:                              ; %bb2.i.i65.1.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	adc	#1
	bne	.LBB1_136
; %bb.135:                              ; %bb2.i.i65.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	inx
.LBB1_136:                              ; %bb2.i.i65.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	sta	__rc5
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+42
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+42
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB1_137
	jmp	.LBB1_130
.LBB1_137:                              ; %bb2.i.i65.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	cmp	#5
	bne	.LBB1_138
	jmp	.LBB1_125
.LBB1_138:                              ; %bb2.i.i65.1.i
                                        ;   in Loop: Header=BB1_134 Depth=1
	cmp	#255
	beq	.LBB1_140
; %bb.139:                              ;   in Loop: Header=BB1_134 Depth=1
	sty	__rc4
	sta	mos8(.Lawale_c64.app.App.go_on_zp_stk+1) ; 1-byte Folded Spill
	jmp	.LBB1_131
.LBB1_140:                              ; %awale_c64.screens.line.print.exit.i90.1.i
	ldx	mos8(.Lawale_c64.app.App.go_on_zp_stk) ; 1-byte Folded Reload
	cpx	#40
	bcs	.LBB1_145
; %bb.141:                              ; %bb3.preheader.i.i92.1.i
	clc
	txa
	adc	#112
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
	clc
	txa
	adc	#216
	tax
	ldy	#0
.LBB1_142:                              ; %bb3.i.i95.1.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	lda	__rc4
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB1_144
; %bb.143:                              ; %bb3.i.i95.1.i
                                        ;   in Loop: Header=BB1_142 Depth=1
	inc	__rc5
.LBB1_144:                              ; %bb3.i.i95.1.i
                                        ;   in Loop: Header=BB1_142 Depth=1
	lda	__rc5
	sta	__rc2
	inx
	bne	.LBB1_142
.LBB1_145:                              ; %bb15.i
	ldx	frame_counter
	stx	__rc2
.LBB1_146:                              ; %bb2.i104.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB1_146
; %bb.147:                              ; %bb3.i107.i.preheader
	ldx	#152
	ldy	#195
.LBB1_148:                              ; %bb3.i107.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc4
	tya
	adc	#24
	sta	__rc5
	stx	__rc2
	sty	__rc3
	lda	#0
	sty	__rc6
	tay
	sta	(__rc2),y
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	ldy	__rc6
	inx
	bne	.LBB1_150
; %bb.149:                              ; %bb3.i107.i
                                        ;   in Loop: Header=BB1_148 Depth=1
	iny
.LBB1_150:                              ; %bb3.i107.i
                                        ;   in Loop: Header=BB1_148 Depth=1
	cpx	#192
	bne	.LBB1_148
; %bb.151:                              ; %bb2.i.i116.i.preheader
	ldy	#193
	lda	#217
	ldx	#195
	sta	__rc2
	jmp	.LBB1_157
.LBB1_152:                              ; %bb5.i.i130.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	lda	#16
	jmp	.LBB1_154
.LBB1_153:                              ; %bb6.i.i143.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	lda	#33
.LBB1_154:                              ; %bb18.i.i134.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	ldy	__rc3
	sty	__rc4
	stx	__rc5
	ldy	#0
	sta	(__rc4),y
	lda	__rc3
	clc
	adc	#0
	sta	__rc4
	txa
	adc	#24
	sta	__rc5
	lda	#3
	sta	(__rc4),y
	inc	__rc2
	inc	__rc3
	bne	.LBB1_156
; %bb.155:                              ; %bb18.i.i134.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	inx
.LBB1_156:                              ; %bb18.i.i134.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	ldy	__rc3
.LBB1_157:                              ; %bb2.i.i116.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc3
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+43
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi+43
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB1_153
; %bb.158:                              ; %bb2.i.i116.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	cmp	#5
	beq	.LBB1_152
; %bb.159:                              ; %bb2.i.i116.i
                                        ;   in Loop: Header=BB1_157 Depth=1
	cmp	#255
	bne	.LBB1_154
; %bb.160:                              ; %awale_c64.screens.line.print.exit.i144.i
	ldx	__rc2
	cpx	#216
	bcc	.LBB1_165
; %bb.161:                              ; %bb3.preheader.i.i146.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#192
	tax
	lda	#0
	adc	#195
	sta	__rc5
	ldy	#0
.LBB1_162:                              ; %bb3.i.i149.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	txa
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB1_164
; %bb.163:                              ; %bb3.i.i149.i
                                        ;   in Loop: Header=BB1_162 Depth=1
	inc	__rc5
.LBB1_164:                              ; %bb3.i.i149.i
                                        ;   in Loop: Header=BB1_162 Depth=1
	dec	__rc4
	bne	.LBB1_162
.LBB1_165:                              ; %awale_c64.screens.result.draw.exit
	ldx	#5
	stx	GAME+1367
	stx	app_state
	ldx	#0
	stx	thinking
.LBB1_166:                              ; %bb15
	pla
	sta	__rc20
	rts
.Lfunc_end1:
	.size	awale_c64.app.App.go_on, .Lfunc_end1-awale_c64.app.App.go_on
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.natural_end,"ax",@progbits
	.type	awale_c64.core.game.Game.natural_end,@function ; -- Begin function awale_c64.core.game.Game.natural_end
awale_c64.core.game.Game.natural_end:   ; @awale_c64.core.game.Game.natural_end
; %bb.0:                                ; %start
	ldx	GAME+19
	cpx	#25
	ldx	#1
	bcc	.LBB2_1
	jmp	.LBB2_15
.LBB2_1:                                ; %awale_c64.core.moves.Position.has_majority.exit
	ldy	GAME+20
	cpy	#25
	bcc	.LBB2_2
	jmp	.LBB2_15
.LBB2_2:                                ; %bb3
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	ldx	GAME
	cpx	#2
	bcc	.LBB2_6
; %bb.3:                                ; %bb3
	cpx	#2
	bne	.LBB2_5
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
	jmp	.LBB2_6
.LBB2_5:                                ; %bb3.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	bne	.LBB2_7
.LBB2_6:                                ; %awale_c64.core.moves.Position.legal_moves.exit
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	bne	.LBB2_7
	jmp	.LBB2_12
.LBB2_7:                                ; %bb6
	ldx	GAME+4
	ldy	.LJTI2_0,x
	lda	.LJTI2_0+4,x
	sty	__rc2
	sta	__rc3
	ldy	#2
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	jmp	(__rc2)
.LBB2_8:                                ; %bb3.i.i
	ldx	#3
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
.LBB2_9:                                ; %bb4.i2
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
	sty	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Spill
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
	bcc	.LBB2_11
; %bb.10:                               ; %bb4.i2
	sta	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Spill
	ldy	__rc19
.LBB2_11:                               ; %bb4.i2
	lda	__rc4
	sec
	sbc	__rc2
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	lda	__rc5
	sbc	__rc3
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	lda	__rc18
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+20) ; 1-byte Folded Spill
	lda	__rc15
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+19) ; 1-byte Folded Spill
	lda	__rc14
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+18) ; 1-byte Folded Spill
	lda	__rc13
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+17) ; 1-byte Folded Spill
	lda	__rc12
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+16) ; 1-byte Folded Spill
	lda	__rc11
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+15) ; 1-byte Folded Spill
	lda	__rc10
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+14) ; 1-byte Folded Spill
	lda	__rc9
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+13) ; 1-byte Folded Spill
	lda	__rc8
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+12) ; 1-byte Folded Spill
	lda	__rc7
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+11) ; 1-byte Folded Spill
	lda	__rc6
	sta	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+10) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9) ; 1-byte Folded Spill
	sty	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	ldx	#0
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Spill
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+15 ; 1-byte Folded Reload
	stx	__rc2
	jmp	.LBB2_17
.LBB2_12:
	ldx	#2
	txa
	rts
.LBB2_13:                               ; %bb2.i.i
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
	beq	.LBB2_15
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
	beq	.LBB2_15
	jmp	.LBB2_9
.LBB2_15:                               ; %bb12
	txa
	rts
.LBB2_16:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	stx	__rc2
.LBB2_17:                               ; %bb1.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+14
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+1)
	bne	.LBB2_25
; %bb.18:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+11
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+9) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.19:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+10
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+10) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.20:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+9
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+11) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.21:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+8
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+12) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.22:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+7
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+13) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.23:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+6
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+14) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.24:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+5
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+15) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB2_37
.LBB2_25:                               ; %bb7.i2.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Reload
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk)
	beq	.LBB2_36
; %bb.26:                               ; %bb9.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	beq	.LBB2_34
.LBB2_27:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	__rc2
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
	bne	.LBB2_28
	jmp	.LBB2_43
.LBB2_28:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldy	#0
	lda	(mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)),y
	ldx	#mos16lo(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_c64.core.game.Game.natural_end_sstk)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.play
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+2)
	bne	.LBB2_30
; %bb.29:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	inc	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+3)
.LBB2_30:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	bne	.LBB2_32
; %bb.31:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+5)
.LBB2_32:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	#255
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	cpx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	beq	.LBB2_33
	jmp	.LBB2_16
.LBB2_33:                               ; %bb12.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	dec	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+7)
	jmp	.LBB2_16
.LBB2_34:                               ; %bb9.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+6)
	bne	.LBB2_27
; %bb.35:
	lda	#0
	rts
.LBB2_36:
	lda	#3
	rts
.LBB2_37:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+4
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+16) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	bne	.LBB2_25
; %bb.38:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+3
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+17) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB2_39
	jmp	.LBB2_25
.LBB2_39:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+2
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+18) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB2_40
	jmp	.LBB2_25
.LBB2_40:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk+1
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+19) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB2_41
	jmp	.LBB2_25
.LBB2_41:                               ; %bb2.i3.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	.Lawale_c64.core.game.Game.natural_end_sstk
	ldy	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+20) ; 1-byte Folded Reload
	sty	__rc3
	cpx	__rc3
	beq	.LBB2_42
	jmp	.LBB2_25
.LBB2_42:                               ; %bb4.i4.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	ldx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+8) ; 1-byte Folded Spill
	jmp	.LBB2_25
.LBB2_43:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB2_17 Depth=1
	lda	mos8(.Lawale_c64.core.game.Game.natural_end_zp_stk+4)
	beq	.LBB2_44
	jmp	.LBB2_28
.LBB2_44:                               ; %panic.i.i
	jsr	awale_panic
.Lfunc_end2:
	.size	awale_c64.core.game.Game.natural_end, .Lfunc_end2-awale_c64.core.game.Game.natural_end
	.section	.rodata.awale_c64.core.game.Game.natural_end,"a",@progbits
.LJTI2_0:
	.byte	.LBB2_15@mos16lo
	.byte	.LBB2_9@mos16lo
	.byte	.LBB2_8@mos16lo
	.byte	.LBB2_13@mos16lo
	.byte	.LBB2_15@mos16hi
	.byte	.LBB2_9@mos16hi
	.byte	.LBB2_8@mos16hi
	.byte	.LBB2_13@mos16hi
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.play,"ax",@progbits
	.type	awale_c64.core.game.Game.play,@function ; -- Begin function awale_c64.core.game.Game.play
awale_c64.core.game.Game.play:          ; @awale_c64.core.game.Game.play
; %bb.0:                                ; %start
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Spill
	jsr	awale_c64.core.game.Game.refusal
	cmp	#5
	bne	.LBB3_7
; %bb.1:                                ; %bb3
	ldx	GAME+56
	ldy	GAME+57
	cpy	#4
	bne	.LBB3_8
; %bb.2:                                ; %bb3
	stx	__rc2
	sty	__rc3
	txa
	beq	.LBB3_3
	jmp	.LBB3_27
.LBB3_3:                                ; %bb3
	ldy	#0
.LBB3_4:                                ; %bb7.i
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
	bne	.LBB3_4
; %bb.5:                                ; %bb6.i
	ldy	GAME+56
	ldx	GAME+57
	stx	__rc8
	cpx	#1
	bne	.LBB3_9
; %bb.6:                                ; %bb6.i
	cpy	#1
	bcs	.LBB3_10
	jmp	.LBB3_21
.LBB3_7:
	tax
	lda	#1
                                        ; implicit-def: $rc2
                                        ; implicit-def: $rc3
	rts
.LBB3_8:
	stx	__rc2
	sty	__rc3
	jmp	.LBB3_27
.LBB3_9:                                ; %bb6.i
	cpx	#1
	bcs	.LBB3_10
	jmp	.LBB3_21
.LBB3_10:                               ; %bb12.i.preheader
	sty	__rc7
	ldx	#3
	ldy	#0
	txa
	bne	.LBB3_11
	jmp	.LBB3_36
.LBB3_11:
	lda	#mos16lo(GAME)
	sta	__rc2
	lda	#mos16hi(GAME)
	sta	__rc3
	stx	__rc6
	ldx	#0
.LBB3_12:                               ; %bb15.i
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
	bne	.LBB3_14
; %bb.13:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
	dec	__rc6
.LBB3_14:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
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
	bne	.LBB3_16
; %bb.15:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
	inc	__rc3
.LBB3_16:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
	cmp	#4
	bne	.LBB3_18
; %bb.17:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
	txa
	beq	.LBB3_20
.LBB3_18:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
	ldx	__rc4
	lda	__rc5
	bne	.LBB3_12
; %bb.19:                               ; %bb15.i
                                        ;   in Loop: Header=BB3_12 Depth=1
	lda	__rc4
	bne	.LBB3_12
	jmp	.LBB3_30
.LBB3_20:                               ; %bb13.loopexit.i
	ldy	GAME+56
	ldx	GAME+57
.LBB3_21:                               ; %bb13.i
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
	bne	.LBB3_24
; %bb.22:                               ; %bb13.i
	txa
	cpx	#0
	bcs	.LBB3_25
.LBB3_23:                               ; %bb16.i
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
	jmp	.LBB3_26
.LBB3_24:                               ; %bb13.i
	txa
	cpy	#1
	bcc	.LBB3_23
.LBB3_25:                               ; %bb17.i
	clc
	adc	#0
	sta	mos8(.Lawale_c64.core.game.Game.play_zp_stk+4) ; 1-byte Folded Spill
	tya
	adc	#255
.LBB3_26:                               ; %awale_c64.core.game.Game.forget_oldest.exit
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+4) ; 1-byte Folded Reload
	stx	GAME+54
	sta	GAME+55
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+3) ; 1-byte Folded Reload
	stx	__rc3
.LBB3_27:                               ; %bb6
	ldx	__rc3
	cpx	#4
	bne	.LBB3_29
; %bb.28:                               ; %bb6
	ldx	__rc2
	cpx	#0
	bcs	.LBB3_30
	jmp	.LBB3_31
.LBB3_29:                               ; %bb6
	ldx	__rc3
	cpx	#4
	bcc	.LBB3_31
.LBB3_30:                               ; %panic.i
	jsr	awale_panic
.LBB3_31:                               ; %bb1.i
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
	bne	.LBB3_33
; %bb.32:                               ; %bb1.i
	inc	__rc3
.LBB3_33:                               ; %bb1.i
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
	beq	.LBB3_35
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
.LBB3_35:                               ; %awale_c64.core.game.Game.advance.exit
	jsr	awale_c64.core.game.Game.natural_end
	sta	GAME+22
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+2) ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc3
	lda	#0
	ldx	mos8(.Lawale_c64.core.game.Game.play_zp_stk+3) ; 1-byte Folded Reload
	rts
.LBB3_36:                               ; %bb12.i.preheader
	tya
	beq	.LBB3_37
	jmp	.LBB3_11
.LBB3_37:                               ; %bb12.i.preheader
	jmp	.LBB3_30
.Lfunc_end3:
	.size	awale_c64.core.game.Game.play, .Lfunc_end3-awale_c64.core.game.Game.play
                                        ; -- End function
	.section	.text.awale_c64.core.game.Game.refusal,"ax",@progbits
	.type	awale_c64.core.game.Game.refusal,@function ; -- Begin function awale_c64.core.game.Game.refusal
awale_c64.core.game.Game.refusal:       ; @awale_c64.core.game.Game.refusal
; %bb.0:                                ; %start
	ldx	GAME+22
	ldy	#4
	cpx	#0
	beq	.LBB4_2
.LBB4_1:                                ; %bb5
	tya
	rts
.LBB4_2:                                ; %bb2
	ldx	GAME+21
	ldy	#0
	sty	__rc2
	cpx	#0
	beq	.LBB4_4
; %bb.3:                                ; %select.false
	ldx	#6
	stx	__rc2
.LBB4_4:                                ; %select.end
	cmp	__rc2
	bcc	.LBB4_1
; %bb.5:                                ; %bb2.i
	tax
	clc
	lda	__rc2
	adc	#6
	sta	__rc3
	cpx	__rc3
	bcs	.LBB4_1
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
	beq	.LBB4_1
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
	beq	.LBB4_10
; %bb.8:                                ; %bb11.i
	ldx	GAME
	cpx	#2
	bcs	.LBB4_11
; %bb.9:
	tya
	jmp	.LBB4_15
.LBB4_10:
	lda	#2
	rts
.LBB4_11:                               ; %bb11.i
	cpx	#2
	bne	.LBB4_13
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
	jmp	.LBB4_15
.LBB4_13:                               ; %bb3.i.i
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
	bne	.LBB4_15
; %bb.14:                               ; %bb8.i.i
	lda	__rc3
.LBB4_15:                               ; %awale_c64.core.moves.Position.legal_moves.exit.i
	and	__rc2
	beq	.LBB4_17
; %bb.16:                               ; %select.false2
	ldy	#5
	tya
	rts
.LBB4_17:
	lda	#3
	rts
.Lfunc_end4:
	.size	awale_c64.core.game.Game.refusal, .Lfunc_end4-awale_c64.core.game.Game.refusal
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
	beq	.LBB5_2
; %bb.1:                                ; %select.false
	ldx	#6
.LBB5_2:                                ; %select.end
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	ldx	#0
	tay
	cpy	#1
	beq	.LBB5_4
; %bb.3:                                ; %select.false11
	ldx	#250
	stx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+13) ; 1-byte Folded Spill
	ldx	#6
.LBB5_4:                                ; %select.end10
	ldy	#1
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
	txa
	ldy	__rc2
	cpy	#1
	beq	.LBB5_6
; %bb.5:                                ; %select.false13
	ldy	#251
	sty	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+14) ; 1-byte Folded Spill
.LBB5_6:                                ; %select.end12
	clc
	adc	#6
	ldy	__rc2
	beq	.LBB5_8
; %bb.7:                                ; %select.false15
	ldy	#12
	jmp	.LBB5_9
.LBB5_8:
	ldy	#6
.LBB5_9:                                ; %select.end14
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
	jmp	.LBB5_13
.LBB5_10:                               ; %bb18.i
                                        ;   in Loop: Header=BB5_13 Depth=1
	sta	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	stx	__rc8
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+18) ; 1-byte Folded Reload
	bne	.LBB5_11
	jmp	.LBB5_25
.LBB5_11:                               ;   in Loop: Header=BB5_13 Depth=1
	ldy	__rc13
.LBB5_12:                               ; %bb14
                                        ;   in Loop: Header=BB5_13 Depth=1
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
	bne	.LBB5_13
	jmp	.LBB5_29
.LBB5_13:                               ; %bb6
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB5_18 Depth 2
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk)
	stx	__rc14
	lda	__rc3
	and	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+2)
	beq	.LBB5_12
; %bb.14:                               ; %bb8
                                        ;   in Loop: Header=BB5_13 Depth=1
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
	bcc	.LBB5_11
; %bb.15:                               ; %bb6.i
                                        ;   in Loop: Header=BB5_13 Depth=1
	sta	__rc7
	cmp	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+3)
	bcs	.LBB5_11
; %bb.16:                               ; %bb9.i
                                        ;   in Loop: Header=BB5_13 Depth=1
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
	bcs	.LBB5_17
	jmp	.LBB5_11
.LBB5_17:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i
                                        ;   in Loop: Header=BB5_13 Depth=1
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
.LBB5_18:                               ; %core.ops.range.RangeInclusive_Idx.contains.exit.i
                                        ;   Parent Loop BB5_13 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldy	__rc10
	cpy	#4
	bcs	.LBB5_24
; %bb.19:                               ; %bb16.i
                                        ;   in Loop: Header=BB5_18 Depth=2
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+10)
	cpy	__rc9
	bne	.LBB5_20
	jmp	.LBB5_10
.LBB5_20:                               ; %bb19.i
                                        ;   in Loop: Header=BB5_18 Depth=2
	clc
	adc	__rc10
	ldy	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+1)
	cpy	__rc9
	beq	.LBB5_26
; %bb.21:                               ; %bb25.i
                                        ;   in Loop: Header=BB5_18 Depth=2
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
	bcs	.LBB5_23
; %bb.22:                               ; %bb25.i
                                        ;   in Loop: Header=BB5_18 Depth=2
	ldy	#0
.LBB5_23:                               ; %bb25.i
                                        ;   in Loop: Header=BB5_18 Depth=2
	sta	__rc10
	lda	__rc4
	dec	__rc5
	sty	__rc17
	ldy	__rc8
	sty	__rc9
	ldy	__rc17
	bne	.LBB5_18
	jmp	.LBB5_25
.LBB5_24:                               ;   in Loop: Header=BB5_13 Depth=1
	sta	__rc4
	ldx	__rc9
	stx	__rc8
.LBB5_25:                               ; %awale_c64.core.moves.Position.attack.exit
                                        ;   in Loop: Header=BB5_13 Depth=1
	lda	__rc8
	bne	.LBB5_27
	jmp	.LBB5_11
.LBB5_26:                               ;   in Loop: Header=BB5_13 Depth=1
	sta	__rc4
	ldx	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+5)
	stx	__rc8
	lda	__rc8
	bne	.LBB5_27
	jmp	.LBB5_11
.LBB5_27:                               ; %awale_c64.core.moves.Position.is_grand_slam.exit
                                        ;   in Loop: Header=BB5_13 Depth=1
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
	beq	.LBB5_28
	jmp	.LBB5_11
.LBB5_28:                               ; %bb11
                                        ;   in Loop: Header=BB5_13 Depth=1
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Reload
	ora	__rc3
	sta	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Spill
	jmp	.LBB5_11
.LBB5_29:                               ; %bb7
	lda	mos8(.Lawale_c64.core.moves.Position.grand_slams_zp_stk+15) ; 1-byte Folded Reload
	rts
.Lfunc_end5:
	.size	awale_c64.core.moves.Position.grand_slams, .Lfunc_end5-awale_c64.core.moves.Position.grand_slams
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
	beq	.LBB6_2
; %bb.1:                                ; %select.false
	ldy	#6
.LBB6_2:                                ; %select.end
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
	beq	.LBB6_4
; %bb.3:                                ; %select.false14
	ldy	#6
	jmp	.LBB6_5
.LBB6_4:
	ldy	#0
.LBB6_5:                                ; %select.end13
	ldx	#6
	stx	__rc5
	tax
	cpx	__rc4
	beq	.LBB6_7
; %bb.6:                                ; %select.false16
	ldx	#1
	stx	__rc5
.LBB6_7:                                ; %select.end15
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
	bcc	.LBB6_9
; %bb.8:                                ; %bb14
	ldx	#1
.LBB6_9:                                ; %bb16
	stx	__rc7
	ldx	__rc9
	stx	__rc2
	ldx	__rc8
	stx	__rc3
	ldy	#1
	sty	__rc5
	ldx	__rc6
	cpx	__rc4
	bne	.LBB6_11
; %bb.10:                               ; %bb17
	ldx	#5
	stx	__rc5
.LBB6_11:                               ; %bb18
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB6_13
; %bb.12:
	lda	__rc7
	jmp	.LBB6_14
.LBB6_13:                               ; %bb14.1
	lda	__rc7
	ora	#2
.LBB6_14:                               ; %bb16.1
	ldx	__rc6
	cpx	__rc4
	bne	.LBB6_16
; %bb.15:                               ; %bb17.1
	sta	__rc7
	dec	__rc5
	jmp	.LBB6_17
.LBB6_16:
	sta	__rc7
.LBB6_17:                               ; %bb18.1
	ldy	#2
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB6_19
; %bb.18:
	lda	__rc7
	jmp	.LBB6_20
.LBB6_19:                               ; %bb14.2
	lda	__rc7
	ora	#4
.LBB6_20:                               ; %bb16.2
	ldx	__rc6
	cpx	__rc4
	bne	.LBB6_22
; %bb.21:                               ; %bb17.2
	sta	__rc7
	dec	__rc5
	jmp	.LBB6_23
.LBB6_22:
	sta	__rc7
.LBB6_23:                               ; %bb18.2
	ldy	#3
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB6_25
; %bb.24:
	lda	__rc7
	jmp	.LBB6_26
.LBB6_25:                               ; %bb14.3
	lda	__rc7
	ora	#8
.LBB6_26:                               ; %bb16.3
	ldx	__rc6
	cpx	__rc4
	bne	.LBB6_28
; %bb.27:                               ; %bb17.3
	sta	__rc7
	dec	__rc5
	jmp	.LBB6_29
.LBB6_28:
	sta	__rc7
.LBB6_29:                               ; %bb18.3
	ldy	#4
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB6_31
; %bb.30:
	lda	__rc7
	jmp	.LBB6_32
.LBB6_31:                               ; %bb14.4
	lda	__rc7
	ora	#16
.LBB6_32:                               ; %bb16.4
	ldx	__rc6
	cpx	__rc4
	bne	.LBB6_34
; %bb.33:                               ; %bb17.4
	tax
	dec	__rc5
	jmp	.LBB6_35
.LBB6_34:
	tax
.LBB6_35:                               ; %bb18.4
	ldy	#5
	lda	(__rc2),y
	cmp	__rc5
	bcs	.LBB6_37
; %bb.36:
	txa
	rts
.LBB6_37:                               ; %bb14.5
	txa
	ora	#32
	rts
.Lfunc_end6:
	.size	awale_c64.core.moves.Position.feeding_moves, .Lfunc_end6-awale_c64.core.moves.Position.feeding_moves
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
	beq	.LBB7_2
; %bb.1:                                ; %select.false
	ldx	#250
	ldy	#6
	stx	__rc7
	stx	__rc6
.LBB7_2:                                ; %select.end
	sty	__rc4
	ldx	__rc2
	cpx	__rc4
	lda	#1
	bcs	.LBB7_4
; %bb.3:                                ; %select.end
	lda	#0
.LBB7_4:                                ; %select.end
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
	bne	.LBB7_6
; %bb.5:
	sty	__rc18
	jmp	.LBB7_17
.LBB7_6:                                ; %bb6.i.i
	sty	__rc18
	tya
	clc
	adc	#6
	sta	__rc8
	cpx	__rc8
	bcc	.LBB7_7
	jmp	.LBB7_17
.LBB7_7:                                ; %bb9.i.i
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
	bcs	.LBB7_8
	jmp	.LBB7_17
.LBB7_8:                                ; %core.ops.range.RangeInclusive_Idx.contains.exit.lr.ph.i.i
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
.LBB7_9:                                ; %core.ops.range.RangeInclusive_Idx.contains.exit.i.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc11
	cpx	#4
	bcs	.LBB7_15
; %bb.10:                               ; %bb16.i.i
                                        ;   in Loop: Header=BB7_9 Depth=1
	ldx	__rc3
	cpx	__rc10
	beq	.LBB7_16
; %bb.11:                               ; %bb19.i.i
                                        ;   in Loop: Header=BB7_9 Depth=1
	clc
	adc	__rc11
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+1)
	cpx	__rc10
	bne	.LBB7_12
	jmp	.LBB7_36
.LBB7_12:                               ; %bb25.i.i
                                        ;   in Loop: Header=BB7_9 Depth=1
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
	bcs	.LBB7_14
; %bb.13:                               ; %bb25.i.i
                                        ;   in Loop: Header=BB7_9 Depth=1
	ldy	#0
.LBB7_14:                               ; %bb25.i.i
                                        ;   in Loop: Header=BB7_9 Depth=1
	sta	__rc11
	lda	__rc6
	dec	__rc7
	stx	__rc10
	cpy	#0
	bne	.LBB7_9
	jmp	.LBB7_18
.LBB7_15:
	sta	__rc6
	ldx	__rc10
	jmp	.LBB7_18
.LBB7_16:                               ; %bb18.i.i
	ldy	GAME+3
	sta	__rc6
	ldx	__rc3
	tya
	beq	.LBB7_18
.LBB7_17:                               ; %bb21.i.i
	ldx	#0
	stx	__rc6
.LBB7_18:                               ; %awale_c64.core.moves.Position.attack.exit.i
	ldy	GAME
	lda	.LJTI7_0,y
	pha
	lda	.LJTI7_0+4,y
	tay
	pla
	sta	__rc8
	sty	__rc9
	lda	__rc6
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+4)
	sty	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Spill
	jmp	(__rc8)
.LBB7_19:                               ; %bb3.i
	lda	GAME+1
	and	#1
	bne	.LBB7_23
.LBB7_20:                               ; %bb6.i
	txa
	beq	.LBB7_23
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
	beq	.LBB7_24
; %bb.22:                               ; %select.false9
	lda	#12
	jmp	.LBB7_25
.LBB7_23:
	lda	__rc6
	jmp	.LBB7_27
.LBB7_24:
	lda	#6
.LBB7_25:                               ; %select.end8
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
	bne	.LBB7_27
; %bb.26:                               ; %bb8.i
	ldx	#0
	txa
.LBB7_27:                               ; %awale_c64.core.moves.Position.capture.exit
	sta	__rc2
	stx	__rc7
	lda	#0
	ldy	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Reload
	sta	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	lda	__rc13
	beq	.LBB7_32
; %bb.28:                               ; %bb5.preheader.i
	ldy	__rc13
	cpy	#11
	bcc	.LBB7_30
; %bb.29:                               ; %bb5.preheader.i
	ldy	#11
.LBB7_30:                               ; %bb5.preheader.i
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
.LBB7_31:                               ; %bb5.i
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
	bne	.LBB7_31
.LBB7_32:                               ; %awale_c64.core.moves.Position.sow.exit
	ldx	__rc7
	beq	.LBB7_35
; %bb.33:                               ; %bb5.i6.preheader
	lda	#0
	stx	__rc4
	ldy	__rc12
.LBB7_34:                               ; %bb5.i6
                                        ; =>This Inner Loop Header: Depth=1
	sta	(mos8(.Lawale_c64.core.moves.Position.play_zp_stk+2)),y
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),y
	tay
	pla
	dec	__rc4
	bne	.LBB7_34
.LBB7_35:                               ; %awale_c64.core.moves.Position.harvest.exit
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
.LBB7_36:
	sta	__rc6
	ldx	mos8(.Lawale_c64.core.moves.Position.play_zp_stk+5) ; 1-byte Folded Reload
	jmp	.LBB7_18
.Lfunc_end7:
	.size	awale_c64.core.moves.Position.play, .Lfunc_end7-awale_c64.core.moves.Position.play
	.section	.rodata.awale_c64.core.moves.Position.play,"a",@progbits
.LJTI7_0:
	.byte	.LBB7_27@mos16lo
	.byte	.LBB7_20@mos16lo
	.byte	.LBB7_27@mos16lo
	.byte	.LBB7_19@mos16lo
	.byte	.LBB7_27@mos16hi
	.byte	.LBB7_20@mos16hi
	.byte	.LBB7_27@mos16hi
	.byte	.LBB7_19@mos16hi
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
	beq	.LBB8_2
; %bb.1:                                ; %select.false
	ldy	#6
	sty	__rc20
.LBB8_2:                                ; %select.end
	ldy	GAME+1367
	cpy	#1
	bne	.LBB8_11
; %bb.3:                                ; %bb3
	ldy	GAME+1365
	cpy	#1
	bne	.LBB8_5
; %bb.4:                                ; %awale_c64.setup.Setup.is_computer.exit
	cpx	#1
	beq	.LBB8_11
.LBB8_5:                                ; %bb6
	ldx	GAME+22
	bne	.LBB8_11
; %bb.6:                                ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	__rc21
	ldx	GAME
	cpx	#2
	bcs	.LBB8_8
.LBB8_7:                                ; %bb8.i.i
	ldx	__rc21
	stx	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
	jmp	.LBB8_11
.LBB8_8:                                ; %bb2.i
	cpx	#2
	bne	.LBB8_10
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
	jmp	.LBB8_11
.LBB8_10:                               ; %bb3.i.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	__rc21
	sta	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
	ldx	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Reload
	beq	.LBB8_7
.LBB8_11:                               ; %bb9
	clc
	lda	__rc20
	adc	#6
	sta	__rc21
	ldx	#0
	stx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Spill
	ldy	#0
	jmp	.LBB8_14
.LBB8_12:                               ;   in Loop: Header=BB8_14 Depth=1
	ldy	__rc22
.LBB8_13:                               ; %bb37
                                        ;   in Loop: Header=BB8_14 Depth=1
	iny
	cpy	#12
	beq	.LBB8_27
.LBB8_14:                               ; %bb14
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB8_25 Depth 2
	ldx	GAME+1369,y
	cpy	__rc20
	bcc	.LBB8_20
; %bb.15:                               ; %bb17
                                        ;   in Loop: Header=BB8_14 Depth=1
	cpy	__rc21
	bcs	.LBB8_20
; %bb.16:                               ; %bb18
                                        ;   in Loop: Header=BB8_14 Depth=1
	txa
	bne	.LBB8_19
; %bb.17:                               ; %bb20
                                        ;   in Loop: Header=BB8_14 Depth=1
	lda	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Reload
	and	#1
	and	#1
	ldx	#0
	cmp	#0
	beq	.LBB8_19
; %bb.18:                               ; %bb21
                                        ;   in Loop: Header=BB8_14 Depth=1
	ldx	#1
.LBB8_19:                               ; %bb24
                                        ;   in Loop: Header=BB8_14 Depth=1
	lda	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Reload
	lsr
	sta	.Lawale_c64.play.App.show_marks_sstk+1 ; 1-byte Folded Spill
.LBB8_20:                               ; %bb26
                                        ;   in Loop: Header=BB8_14 Depth=1
	cpy	GAME+1368
	bne	.LBB8_22
; %bb.21:                               ; %bb27
                                        ;   in Loop: Header=BB8_14 Depth=1
	ldx	#2
.LBB8_22:                               ; %bb29
                                        ;   in Loop: Header=BB8_14 Depth=1
	sty	__rc22
	tya
	jsr	awale_c64.screens.board.Board.set_mark
	and	#1
	beq	.LBB8_12
; %bb.23:                               ; %bb33
                                        ;   in Loop: Header=BB8_14 Depth=1
	ldx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Reload
	inx
	ldy	__rc22
	stx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Spill
	cpx	#3
	bne	.LBB8_13
; %bb.24:                               ; %bb34
                                        ;   in Loop: Header=BB8_14 Depth=1
	ldx	frame_counter
	stx	__rc2
.LBB8_25:                               ; %bb2.i10
                                        ;   Parent Loop BB8_14 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB8_25
; %bb.26:                               ;   in Loop: Header=BB8_14 Depth=1
	ldx	#0
	stx	.Lawale_c64.play.App.show_marks_sstk ; 1-byte Folded Spill
	jmp	.LBB8_13
.LBB8_27:                               ; %bb15
	pla
	sta	__rc22
	pla
	sta	__rc21
	pla
	sta	__rc20
	rts
.Lfunc_end8:
	.size	awale_c64.play.App.show_marks, .Lfunc_end8-awale_c64.play.App.show_marks
                                        ; -- End function
	.section	.text.awale_c64.play.App.take_into_store,"ax",@progbits
	.type	awale_c64.play.App.take_into_store,@function ; -- Begin function awale_c64.play.App.take_into_store
awale_c64.play.App.take_into_store:     ; @awale_c64.play.App.take_into_store
; %bb.0:                                ; %start
	sta	__rc4
	stx	__rc2
	tax
	ldy	GAME+1350,x
	sty	__rc3
	ldy	__rc2
	lda	GAME+1362,y
	tay
	sty	__rc8
	ldy	#0
	tya
	sta	GAME+1350,x
	asl	__rc4
	sty	__rc5
	rol	__rc5
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	adc	__rc4
	sta	__rc6
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc5
	sta	__rc7
	lda	(__rc6),y
	sta	__rc9
	iny
	lda	(__rc6),y
	sta	__rc10
	dey
	ldx	#0
.LBB9_1:                                ; %bb8.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	awale_c64.screens.pit.TILE,y
	sta	__rc11
	lda	__rc9
	clc
	adc	awale_c64.screens.pit.OFFSET,y
	tay
	lda	__rc10
	adc	#0
	sta	__rc7
	clc
	tya
	adc	#0
	sta	__rc6
	lda	__rc7
	adc	#192
	inx
	sta	__rc7
	ldy	#0
	lda	__rc11
	sta	(__rc6),y
	txa
	tay
	cpx	#25
	bne	.LBB9_1
; %bb.2:                                ; %awale_c64.screens.board.Board.set_pit.exit
	clc
	lda	__rc8
	adc	__rc3
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	ldy	#0
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	adc	__rc4
	sta	__rc4
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc5
	sta	__rc5
	lda	(__rc4),y
	tax
	clc
	adc	#3
	sta	__rc6
	iny
	lda	(__rc4),y
	sta	__rc11
	ldy	#1
	bcs	.LBB9_4
; %bb.3:                                ; %awale_c64.screens.board.Board.set_pit.exit
	ldy	#0
.LBB9_4:                                ; %awale_c64.screens.board.Board.set_pit.exit
	sty	__rc3
	adc	#192
	ldy	__rc6
	sty	__rc4
	sta	__rc5
	lda	__rc11
	ldy	__rc3
	cpy	#1
	adc	#216
	sta	__rc7
	clc
	txa
	adc	#4
	sta	__rc3
	ldx	#1
	bcs	.LBB9_6
; %bb.5:                                ; %awale_c64.screens.board.Board.set_pit.exit
	ldx	#0
.LBB9_6:                                ; %awale_c64.screens.board.Board.set_pit.exit
	stx	__rc12
	lda	__rc11
	adc	#192
	ldx	__rc3
	stx	__rc8
	sta	__rc9
	lda	#224
	tax
	stx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+6) ; 1-byte Folded Spill
	ldy	#0
	sta	(__rc4),y
	lda	#9
	sta	(__rc6),y
	lda	#192
	sta	(__rc8),y
	lda	__rc11
	ldx	__rc12
	cpx	#1
	adc	#216
	ldx	__rc3
	stx	__rc4
	sta	__rc5
	lda	#9
	sta	(__rc4),y
	ldx	__rc2
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	sta	GAME+1362,x
	asl	__rc2
	tya
	rol
	asl	__rc2
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.screens.board.STORES)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.STORES)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+2)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+3)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+4)
	iny
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+5)
	ldy	#1
	lda	(__rc2),y
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1)
	ldx	#mos8(.Lawale_c64.play.App.take_into_store_zp_stk+2)
	ldy	#mos8(0)
	stx	__rc2
	sty	__rc3
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	jsr	awale_c64.screens.basin.Basin.put_seeds
	ldx	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	lda	awale_c64.screens.line.DECIMAL,x
	tax
	lsr
	lsr
	lsr
	lsr
	beq	.LBB9_8
; %bb.7:                                ; %bb3.i.i.i
	ora	#192
	sta	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+6) ; 1-byte Folded Spill
.LBB9_8:                                ; %awale_c64.screens.board.Board.set_store.exit
	ldy	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+1)
	sty	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	inc	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	clc
	adc	#88
	ldy	#1
	bcs	.LBB9_10
; %bb.9:                                ; %awale_c64.screens.board.Board.set_store.exit
	ldy	#0
.LBB9_10:                               ; %awale_c64.screens.board.Board.set_store.exit
	sty	__rc5
	sta	__rc4
	ldy	#0
	tya
	adc	#194
	sty	__rc17
	ldy	__rc4
	sty	__rc2
	ldy	__rc17
	sta	__rc3
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk+6) ; 1-byte Folded Reload
	sta	(__rc2),y
	tya
	sty	__rc17
	ldy	__rc5
	cpy	#1
	adc	#218
	sta	__rc3
	clc
	lda	mos8(.Lawale_c64.play.App.take_into_store_zp_stk)
	adc	#89
	ldy	#1
	bcs	.LBB9_12
; %bb.11:                               ; %awale_c64.screens.board.Board.set_store.exit
	ldy	#0
.LBB9_12:                               ; %awale_c64.screens.board.Board.set_store.exit
	sty	__rc8
	ldy	__rc17
	sta	__rc6
	tya
	adc	#194
	sty	__rc17
	ldy	__rc6
	sty	__rc4
	ldy	__rc17
	sta	__rc5
	lda	#9
	sta	(__rc2),y
	txa
	and	#15
	ora	#192
	sta	(__rc4),y
	tya
	ldx	__rc8
	cpx	#1
	adc	#218
	ldx	__rc6
	stx	__rc2
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	rts
.Lfunc_end9:
	.size	awale_c64.play.App.take_into_store, .Lfunc_end9-awale_c64.play.App.take_into_store
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
	stx	.Lawale_c64.play.App.play_sstk+10 ; 1-byte Folded Spill
	ldx	__rc25
	stx	.Lawale_c64.play.App.play_sstk+11 ; 1-byte Folded Spill
	ldx	__rc26
	stx	.Lawale_c64.play.App.play_sstk+12 ; 1-byte Folded Spill
	ldx	__rc27
	stx	.Lawale_c64.play.App.play_sstk+13 ; 1-byte Folded Spill
	ldx	__rc28
	stx	.Lawale_c64.play.App.play_sstk+14 ; 1-byte Folded Spill
	ldx	__rc29
	stx	.Lawale_c64.play.App.play_sstk+15 ; 1-byte Folded Spill
	ldx	__rc30
	stx	.Lawale_c64.play.App.play_sstk+16 ; 1-byte Folded Spill
	ldx	__rc31
	stx	.Lawale_c64.play.App.play_sstk+17 ; 1-byte Folded Spill
	tay
	ldx	GAME+7,y
	stx	__rc22
	ldx	GAME+21
	stx	.Lawale_c64.play.App.play_sstk+6 ; 1-byte Folded Spill
	sta	__rc20
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB10_1
	jmp	.LBB10_117
.LBB10_1:                               ; %bb3
	ldy	__rc2
	sty	.Lawale_c64.play.App.play_sstk+8 ; 1-byte Folded Spill
	stx	.Lawale_c64.play.App.play_sstk+9 ; 1-byte Folded Spill
	ldx	__rc3
	stx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Spill
	ldx	#2
	stx	GAME+1367
	stx	app_state
	ldy	#0
	sty	thinking
	ldx	#255
	stx	GAME+1368
	ldx	#mos16lo(GAME+1369)
	stx	__rc2
	ldx	#mos16hi(GAME+1369)
	stx	__rc3
	ldx	#12
	sty	__rc4
	tya
	jsr	__memset
	lda	#3
	ldx	__rc20
	sta	GAME+1369,x
	jsr	awale_c64.play.App.show_marks
	lda	#0
	ldx	__rc20
	sta	GAME+1350,x
	stx	__rc25
	stx	__rc2
	asl	__rc2
	rol
	sta	__rc3
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	adc	__rc2
	sta	__rc4
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc3
	ldy	#0
	sta	__rc5
	lda	(__rc4),y
	sta	__rc6
	iny
	lda	(__rc4),y
	sta	__rc7
	dey
	ldx	#0
.LBB10_2:                               ; %bb8.i.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	awale_c64.screens.pit.TILE,y
	sta	__rc8
	lda	__rc6
	clc
	adc	awale_c64.screens.pit.OFFSET,y
	tay
	lda	__rc7
	adc	#0
	sta	__rc5
	clc
	tya
	adc	#0
	sta	__rc4
	lda	__rc5
	adc	#192
	inx
	sta	__rc5
	ldy	#0
	lda	__rc8
	sta	(__rc4),y
	txa
	tay
	cpx	#25
	bne	.LBB10_2
; %bb.3:                                ; %awale_c64.screens.board.Board.set_pit.exit.i
	ldy	#0
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	adc	__rc2
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc3
	sta	__rc3
	lda	(__rc2),y
	tax
	clc
	adc	#3
	sta	__rc4
	iny
	bcs	.LBB10_5
; %bb.4:                                ; %awale_c64.screens.board.Board.set_pit.exit.i
	ldy	#0
.LBB10_5:                               ; %awale_c64.screens.board.Board.set_pit.exit.i
	sty	__rc5
	ldy	#1
	lda	(__rc2),y
	dey
	sta	__rc6
	adc	#192
	sty	__rc17
	ldy	__rc4
	sty	__rc2
	ldy	__rc17
	sta	__rc3
	lda	#224
	sta	(__rc2),y
	lda	__rc6
	sty	__rc17
	ldy	__rc5
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	clc
	txa
	adc	#4
	ldx	#1
	bcs	.LBB10_7
; %bb.6:                                ; %awale_c64.screens.board.Board.set_pit.exit.i
	ldx	#0
.LBB10_7:                               ; %awale_c64.screens.board.Board.set_pit.exit.i
	stx	__rc7
	tax
	lda	__rc6
	adc	#192
	stx	__rc4
	sta	__rc5
	lda	#9
	sta	(__rc2),y
	lda	#192
	sta	(__rc4),y
	lda	__rc6
	sty	__rc17
	ldy	__rc7
	cpy	#1
	ldy	__rc17
	adc	#216
	stx	__rc2
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	lda	__rc22
	bne	.LBB10_8
	jmp	.LBB10_42
.LBB10_8:                               ; %bb6.preheader.i
	ldx	__rc25
	stx	__rc27
	ldx	#0
	jmp	.LBB10_11
.LBB10_9:                               ; %bb1.i.i.i.i.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldx	#1
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	cpy	#62
	beq	.LBB10_118
	jmp	.LBB10_25
.LBB10_118:                             ; %bb1.i.i.i.i.i
	jmp	.LBB10_41
.LBB10_10:                              ; %awale_c64.screens.board.Board.set_pit.exit46.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	sta	__rc9
	lda	__rc8
	adc	#192
	stx	__rc4
	sta	__rc5
	lda	#9
	sta	(__rc2),y
	lda	__rc7
	and	#15
	ora	#192
	sta	(__rc4),y
	lda	__rc8
	sty	__rc17
	ldy	__rc9
	cpy	#1
	ldy	__rc17
	adc	#216
	stx	__rc2
	sta	__rc3
	clc
	lda	__rc29
	adc	#25
	tax
	lda	#9
	sta	(__rc2),y
	sty	54276
	sty	54272
	stx	54273
	ldx	#8
	stx	54275
	ldx	#4
	stx	54277
	sty	54278
	ldx	#15
	stx	54296
	ldx	#17
	stx	54276
	ldx	__rc28
	ldy	__rc6
	cpx	__rc22
	bne	.LBB10_11
	jmp	.LBB10_42
.LBB10_11:                              ; %bb6.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB10_12 Depth 2
                                        ;       Child Loop BB10_13 Depth 3
                                        ;     Child Loop BB10_30 Depth 2
	sty	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	inx
	stx	__rc28
	ldx	GAME+1082
	stx	__rc3
	ldx	#9
.LBB10_12:                              ; %bb2.i.i
                                        ;   Parent Loop BB10_11 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB10_13 Depth 3
	ldy	frame_counter
	sty	__rc2
.LBB10_13:                              ; %bb2.i.i12.i
                                        ;   Parent Loop BB10_11 Depth=1
                                        ;     Parent Loop BB10_12 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ldy	frame_counter
	cpy	__rc2
	beq	.LBB10_13
; %bb.14:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	ldy	key_tail
	lda	key_head
	sta	__rc2
	cpy	__rc2
	bne	.LBB10_20
; %bb.15:                               ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	ldy	joystick
	lda	__rc3
	eor	#255
	sta	__rc2
	tya
	and	__rc2
	sty	__rc3
	sty	GAME+1082
	tay
	and	#16
	bne	.LBB10_24
; %bb.16:                               ; %bb2.i.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	tya
	and	#4
	bne	.LBB10_24
; %bb.17:                               ; %bb4.i3.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	tya
	and	#8
	bne	.LBB10_24
; %bb.18:                               ; %bb6.i4.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	tya
	and	#1
	and	#1
	bne	.LBB10_24
; %bb.19:                               ; %bb8.i6.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	tya
	and	#2
	beq	.LBB10_22
	jmp	.LBB10_24
.LBB10_20:                              ; %bb4.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	lda	key_ring,y
	sta	__rc2
	iny
	tya
	and	#7
	sta	key_tail
	lda	__rc2
	and	#63
	tay
	lda	__rc2
	bpl	.LBB10_21
	jmp	.LBB10_9
.LBB10_21:                              ; %bb6.i.i.i.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	lda	awale_c64.hardware.key.CODES,y
	tay
	beq	.LBB10_22
	jmp	.LBB10_40
.LBB10_22:                              ; %awale_c64.play.heed.exit.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	ldy	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	bne	.LBB10_25
; %bb.23:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB10_12 Depth=2
	dex
	ldy	#0
	sty	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	txa
	beq	.LBB10_25
	jmp	.LBB10_12
.LBB10_24:                              ;   in Loop: Header=BB10_11 Depth=1
	ldx	#1
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
.LBB10_25:                              ; %bb10.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldy	__rc27
	lda	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),y
	tay
	ldx	__rc25
	stx	__rc2
	cpy	__rc2
	bne	.LBB10_27
; %bb.26:                               ; %bb12.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldy	mos8(.Lalloc_e0478a7c28019aee8d40fb12ade035e4),x
.LBB10_27:                              ; %bb15.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldx	GAME+1350,y
	stx	__rc29
	inx
	txa
	sta	GAME+1350,y
	sty	__rc27
	sty	__rc23
	asl	__rc23
	ldy	#0
	sty	__rc24
	rol	__rc24
	lda	#mos16lo(awale_c64.screens.board.PIT)
	clc
	adc	__rc23
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc24
	sta	__rc3
	lda	(__rc2),y
	sta	__rc31
	iny
	lda	(__rc2),y
	sta	__rc26
	cpx	#21
	dey
	stx	__rc30
	stx	__rc2
	ldx	#0
	bcc	.LBB10_29
; %bb.28:                               ; %bb2.preheader.i.i.i.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	lda	__rc29
	clc
	adc	#236
	sta	__rc21
	ldx	#21
	jsr	__udivqi3
	sta	__rc20
	ldx	#235
	jsr	__mulqi3
	ldx	__rc20
	ldy	#0
	inx
	clc
	adc	__rc21
	sta	__rc2
.LBB10_29:                              ; %bb5.preheader.i.i.i.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	stx	__rc3
.LBB10_30:                              ; %bb8.i.i.i20.i
                                        ;   Parent Loop BB10_11 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	awale_c64.screens.pit.TURN,y
	cpx	__rc2
	lda	#0
	bcs	.LBB10_32
; %bb.31:                               ; %bb8.i.i.i20.i
                                        ;   in Loop: Header=BB10_30 Depth=2
	lda	#1
.LBB10_32:                              ; %bb8.i.i.i20.i
                                        ;   in Loop: Header=BB10_30 Depth=2
	clc
	adc	__rc3
	tax
	tya
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),x
	tax
	lda	awale_c64.screens.pit.TILE,x
	tax
	stx	__rc6
	clc
	lda	__rc31
	adc	awale_c64.screens.pit.OFFSET,y
	tax
	lda	__rc26
	adc	#0
	sta	__rc5
	clc
	txa
	adc	#0
	sta	__rc4
	lda	__rc5
	adc	#192
	sta	__rc5
	tya
	tax
	ldy	#0
	lda	__rc6
	sta	(__rc4),y
	inx
	txa
	tay
	cpx	#25
	bne	.LBB10_30
; %bb.33:                               ; %awale_c64.screens.pit.put_seeds.exit.i.i.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	adc	__rc23
	sta	__rc2
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc24
	sta	__rc3
	ldy	#0
	lda	(__rc2),y
	sta	__rc4
	iny
	lda	(__rc2),y
	sta	__rc2
	ldx	__rc30
	lda	awale_c64.screens.line.DECIMAL,x
	sta	__rc7
	lsr
	lsr
	lsr
	lsr
	beq	.LBB10_35
; %bb.34:                               ; %bb3.i.i.i37.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ora	#192
	sta	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Spill
	jmp	.LBB10_36
.LBB10_35:                              ;   in Loop: Header=BB10_11 Depth=1
	ldx	#224
	stx	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Spill
.LBB10_36:                              ; %awale_c64.screens.board.Board.set_pit.exit46.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	stx	__rc6
	lda	__rc4
	clc
	adc	#3
	tax
	ldy	#1
	bcs	.LBB10_38
; %bb.37:                               ; %awale_c64.screens.board.Board.set_pit.exit46.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldy	#0
.LBB10_38:                              ; %awale_c64.screens.board.Board.set_pit.exit46.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	sty	__rc5
	ldy	__rc2
	sty	__rc8
	lda	__rc2
	adc	#192
	stx	__rc2
	sta	__rc3
	ldy	#0
	lda	.Lawale_c64.play.App.play_sstk+5 ; 1-byte Folded Reload
	sta	(__rc2),y
	lda	__rc8
	ldx	__rc5
	cpx	#1
	adc	#216
	sta	__rc3
	clc
	lda	__rc4
	adc	#4
	tax
	lda	#1
	bcc	.LBB10_39
	jmp	.LBB10_10
.LBB10_39:                              ; %awale_c64.screens.board.Board.set_pit.exit46.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	lda	#0
	jmp	.LBB10_10
.LBB10_40:                              ; %bb6.i.i.i.i.i
                                        ;   in Loop: Header=BB10_11 Depth=1
	ldx	#1
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	cpy	#171
	beq	.LBB10_41
	jmp	.LBB10_25
.LBB10_41:                              ; %bb12.loopexit38
	lda	#2
	ldx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Reload
	stx	__rc20
	jmp	.LBB10_82
.LBB10_42:                              ; %bb9
	tya
	ldx	.Lawale_c64.play.App.play_sstk+7 ; 1-byte Folded Reload
	stx	__rc20
	ldx	.Lawale_c64.play.App.play_sstk+8 ; 1-byte Folded Reload
	bne	.LBB10_43
	jmp	.LBB10_82
.LBB10_43:                              ; %bb5.preheader.i
	stx	__rc21
	ldy	#0
	ldx	.Lawale_c64.play.App.play_sstk+9 ; 1-byte Folded Reload
.LBB10_44:                              ; %bb5.i
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB10_45 Depth 2
                                        ;       Child Loop BB10_46 Depth 3
                                        ;     Child Loop BB10_63 Depth 2
                                        ;       Child Loop BB10_64 Depth 3
	sta	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	iny
	sty	__rc23
	stx	__rc22
	lda	#4
	sta	GAME+1369,x
	ldx	GAME+1082
	stx	__rc3
	ldx	#18
.LBB10_45:                              ; %bb2.i.i12
                                        ;   Parent Loop BB10_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB10_46 Depth 3
	ldy	frame_counter
	sty	__rc2
.LBB10_46:                              ; %bb2.i.i6.i
                                        ;   Parent Loop BB10_44 Depth=1
                                        ;     Parent Loop BB10_45 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ldy	frame_counter
	cpy	__rc2
	beq	.LBB10_46
; %bb.47:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i.i16
                                        ;   in Loop: Header=BB10_45 Depth=2
	ldy	key_tail
	lda	key_head
	sta	__rc2
	cpy	__rc2
	bne	.LBB10_53
; %bb.48:                               ; %bb3.i.i.i.i29
                                        ;   in Loop: Header=BB10_45 Depth=2
	ldy	joystick
	lda	__rc3
	eor	#255
	sta	__rc2
	tya
	and	__rc2
	sty	__rc3
	sty	GAME+1082
	tay
	and	#16
	beq	.LBB10_49
	jmp	.LBB10_60
.LBB10_49:                              ; %bb2.i.i.i.i.i33
                                        ;   in Loop: Header=BB10_45 Depth=2
	tya
	and	#4
	beq	.LBB10_50
	jmp	.LBB10_60
.LBB10_50:                              ; %bb4.i3.i.i.i.i35
                                        ;   in Loop: Header=BB10_45 Depth=2
	tya
	and	#8
	beq	.LBB10_51
	jmp	.LBB10_60
.LBB10_51:                              ; %bb6.i4.i.i.i.i37
                                        ;   in Loop: Header=BB10_45 Depth=2
	tya
	and	#1
	and	#1
	bne	.LBB10_60
; %bb.52:                               ; %bb8.i6.i.i.i.i39
                                        ;   in Loop: Header=BB10_45 Depth=2
	tya
	and	#2
	beq	.LBB10_55
	jmp	.LBB10_60
.LBB10_53:                              ; %bb4.i.i.i.i18
                                        ;   in Loop: Header=BB10_45 Depth=2
	lda	key_ring,y
	sta	__rc2
	iny
	tya
	and	#7
	sta	key_tail
	lda	__rc2
	and	#63
	tay
	lda	__rc2
	bmi	.LBB10_59
; %bb.54:                               ; %bb6.i.i.i.i.i26
                                        ;   in Loop: Header=BB10_45 Depth=2
	lda	awale_c64.hardware.key.CODES,y
	tay
	bne	.LBB10_57
.LBB10_55:                              ; %awale_c64.play.heed.exit.i.i27
                                        ;   in Loop: Header=BB10_45 Depth=2
	ldy	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	bne	.LBB10_58
; %bb.56:                               ; %bb8.i.i28
                                        ;   in Loop: Header=BB10_45 Depth=2
	dex
	ldy	#0
	sty	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	txa
	beq	.LBB10_61
	jmp	.LBB10_45
.LBB10_57:                              ; %bb6.i.i.i.i.i26
                                        ;   in Loop: Header=BB10_44 Depth=1
	cpy	#171
	bne	.LBB10_60
	jmp	.LBB10_80
.LBB10_58:                              ; %awale_c64.play.App.wait.exit.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	#4
	lda	__rc22
	jsr	awale_c64.screens.board.Board.set_mark
	ldx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	cpx	#2
	bne	.LBB10_62
	jmp	.LBB10_81
.LBB10_59:                              ; %bb1.i.i.i.i.i23
                                        ;   in Loop: Header=BB10_44 Depth=1
	cpy	#62
	bne	.LBB10_60
	jmp	.LBB10_80
.LBB10_60:                              ; %bb2.i2.i.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldy	#1
	ldx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	cpx	#2
	bne	.LBB10_61
	jmp	.LBB10_80
.LBB10_61:                              ; %awale_c64.play.App.wait.exit.thread56.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	#4
	sty	__rc24
	lda	__rc22
	jsr	awale_c64.screens.board.Board.set_mark
	ldx	__rc24
.LBB10_62:                              ; %bb11.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	ldx	GAME+1082
	stx	__rc3
	ldx	#18
.LBB10_63:                              ; %bb2.i11.i
                                        ;   Parent Loop BB10_44 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB10_64 Depth 3
	ldy	frame_counter
	sty	__rc2
.LBB10_64:                              ; %bb2.i.i14.i
                                        ;   Parent Loop BB10_44 Depth=1
                                        ;     Parent Loop BB10_63 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ldy	frame_counter
	cpy	__rc2
	beq	.LBB10_64
; %bb.65:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i16.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	ldy	key_tail
	lda	key_head
	sta	__rc2
	cpy	__rc2
	bne	.LBB10_71
; %bb.66:                               ; %bb3.i.i.i32.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	ldy	joystick
	lda	__rc3
	eor	#255
	sta	__rc2
	tya
	and	__rc2
	sty	__rc3
	sty	GAME+1082
	tay
	and	#16
	bne	.LBB10_76
; %bb.67:                               ; %bb2.i.i.i.i36.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	tya
	and	#4
	bne	.LBB10_76
; %bb.68:                               ; %bb4.i3.i.i.i38.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	tya
	and	#8
	bne	.LBB10_76
; %bb.69:                               ; %bb6.i4.i.i.i40.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	tya
	and	#1
	and	#1
	bne	.LBB10_76
; %bb.70:                               ; %bb8.i6.i.i.i42.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	tya
	and	#2
	beq	.LBB10_73
	jmp	.LBB10_76
.LBB10_71:                              ; %bb4.i.i.i18.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	lda	key_ring,y
	sta	__rc2
	iny
	tya
	and	#7
	sta	key_tail
	lda	__rc2
	and	#63
	tay
	lda	__rc2
	bpl	.LBB10_72
	jmp	.LBB10_79
.LBB10_72:                              ; %bb6.i.i.i.i28.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	lda	awale_c64.hardware.key.CODES,y
	tay
	bne	.LBB10_75
.LBB10_73:                              ; %awale_c64.play.heed.exit.i29.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	ldy	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	bne	.LBB10_77
; %bb.74:                               ; %bb8.i31.i
                                        ;   in Loop: Header=BB10_63 Depth=2
	dex
	ldy	#0
	sty	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	txa
	beq	.LBB10_77
	jmp	.LBB10_63
.LBB10_75:                              ; %bb6.i.i.i.i28.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	#2
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	cpy	#171
	beq	.LBB10_77
.LBB10_76:                              ; %bb2.i2.i24.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	#1
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
.LBB10_77:                              ; %awale_c64.play.App.wait.exit44.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	#0
	stx	54283
	stx	54279
	ldy	#48
	sty	54280
	ldy	#8
	sty	54282
	iny
	sty	54284
	stx	54285
	ldx	#15
	stx	54296
	ldx	#65
	stx	54283
	ldx	.Lawale_c64.play.App.play_sstk+6 ; 1-byte Folded Reload
	lda	__rc22
	jsr	awale_c64.play.App.take_into_store
	lda	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Reload
	cmp	#2
	beq	.LBB10_81
; %bb.78:                               ; %bb17.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	__rc22
	pha
	lda	mos8(.Lalloc_0e4943eb62528cee28d48a6269f7c362),x
	tax
	pla
	ldy	__rc23
	cpy	__rc21
	beq	.LBB10_82
	jmp	.LBB10_44
.LBB10_79:                              ; %bb1.i.i.i.i23.i
                                        ;   in Loop: Header=BB10_44 Depth=1
	ldx	#2
	stx	.Lawale_c64.play.App.play_sstk+4 ; 1-byte Folded Spill
	cpy	#62
	bne	.LBB10_76
	jmp	.LBB10_77
.LBB10_80:                              ; %awale_c64.play.App.wait.exit.thread.i
	ldx	#4
	lda	__rc22
	jsr	awale_c64.screens.board.Board.set_mark
.LBB10_81:
	lda	#2
.LBB10_82:                              ; %bb12
	ldx	frame_counter
	stx	__rc2
.LBB10_83:                              ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB10_83
; %bb.84:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit
	sta	__rc21
	lda	__rc20
	beq	.LBB10_86
; %bb.85:                               ; %select.false
	lda	#21
	jmp	.LBB10_87
.LBB10_86:
	lda	#20
.LBB10_87:                              ; %select.end
	ldx	__rc25
	ldy	__rc20
	sty	__rc2
	jsr	awale_c64.screens.line.message
	ldx	__rc21
	cpx	#2
	beq	.LBB10_88
	jmp	.LBB10_117
.LBB10_88:                              ; %bb5.i43.preheader
	ldx	#0
	stx	__rc21
	ldy	#0
	jmp	.LBB10_95
.LBB10_89:                              ;   in Loop: Header=BB10_95 Depth=1
	ldx	#224
.LBB10_90:                              ; %awale_c64.screens.board.Board.set_pit.exit.i75
                                        ;   in Loop: Header=BB10_95 Depth=1
	clc
	sty	__rc4
	tya
	adc	#3
	sta	__rc5
	ldy	#1
	bcs	.LBB10_92
; %bb.91:                               ; %awale_c64.screens.board.Board.set_pit.exit.i75
                                        ;   in Loop: Header=BB10_95 Depth=1
	ldy	#0
.LBB10_92:                              ; %awale_c64.screens.board.Board.set_pit.exit.i75
                                        ;   in Loop: Header=BB10_95 Depth=1
	sty	__rc7
	ldy	__rc2
	sty	__rc8
	lda	__rc2
	adc	#192
	ldy	__rc5
	sty	__rc2
	sta	__rc3
	ldy	#0
	txa
	sta	(__rc2),y
	lda	__rc8
	ldx	__rc7
	cpx	#1
	adc	#216
	sta	__rc3
	clc
	lda	__rc4
	adc	#4
	sta	__rc7
	ldx	#1
	bcs	.LBB10_94
; %bb.93:                               ; %awale_c64.screens.board.Board.set_pit.exit.i75
                                        ;   in Loop: Header=BB10_95 Depth=1
	ldx	#0
.LBB10_94:                              ; %awale_c64.screens.board.Board.set_pit.exit.i75
                                        ;   in Loop: Header=BB10_95 Depth=1
	stx	__rc10
	lda	__rc8
	adc	#192
	ldx	__rc7
	stx	__rc4
	sta	__rc5
	lda	#9
	sta	(__rc2),y
	lda	__rc9
	and	#15
	ora	#192
	sta	(__rc4),y
	lda	__rc8
	ldx	__rc10
	cpx	#1
	adc	#216
	ldx	__rc7
	stx	__rc2
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	clc
	lda	__rc21
	adc	#2
	sta	__rc21
	ldy	__rc6
	cpy	#12
	bne	.LBB10_95
	jmp	.LBB10_105
.LBB10_95:                              ; %bb5.i43
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB10_96 Depth 2
                                        ;     Child Loop BB10_100 Depth 2
	ldx	GAME+7,y
	stx	__rc23
	ldx	frame_counter
	stx	__rc2
.LBB10_96:                              ; %bb2.i.i45
                                        ;   Parent Loop BB10_95 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB10_96
; %bb.97:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i
                                        ;   in Loop: Header=BB10_95 Depth=1
	ldx	__rc23
	lda	__rc23
	stx	__rc2
	sta	GAME+1350,y
	ldx	__rc21
	lda	awale_c64.screens.board.PIT,x
	sta	__rc24
	lda	awale_c64.screens.board.PIT+1,x
	tax
	stx	__rc25
	lda	__rc2
	cmp	#21
	ldx	#0
	bcc	.LBB10_99
; %bb.98:                               ; %bb2.preheader.i.i.i.i88
                                        ;   in Loop: Header=BB10_95 Depth=1
	lda	__rc23
	clc
	adc	#235
	sta	__rc20
	ldx	#21
	sty	__rc22
	jsr	__udivqi3
	sta	__rc26
	ldx	#235
	jsr	__mulqi3
	ldx	__rc26
	ldy	__rc22
	inx
	clc
	adc	__rc20
	sta	__rc2
.LBB10_99:                              ; %bb5.preheader.i.i.i.i49
                                        ;   in Loop: Header=BB10_95 Depth=1
	stx	__rc3
	iny
	sty	__rc6
	ldy	#0
.LBB10_100:                             ; %bb8.i.i.i.i53
                                        ;   Parent Loop BB10_95 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	awale_c64.screens.pit.TURN,y
	cpx	__rc2
	lda	#0
	bcs	.LBB10_102
; %bb.101:                              ; %bb8.i.i.i.i53
                                        ;   in Loop: Header=BB10_100 Depth=2
	lda	#1
.LBB10_102:                             ; %bb8.i.i.i.i53
                                        ;   in Loop: Header=BB10_100 Depth=2
	clc
	adc	__rc3
	tax
	tya
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),x
	tax
	lda	awale_c64.screens.pit.TILE,x
	tax
	stx	__rc7
	lda	__rc24
	clc
	adc	awale_c64.screens.pit.OFFSET,y
	tax
	lda	__rc25
	adc	#0
	sta	__rc5
	clc
	txa
	adc	#0
	sta	__rc4
	lda	__rc5
	adc	#192
	sta	__rc5
	tya
	tax
	ldy	#0
	lda	__rc7
	sta	(__rc4),y
	inx
	txa
	tay
	cpx	#25
	bne	.LBB10_100
; %bb.103:                              ; %awale_c64.screens.pit.put_seeds.exit.i.i.i69
                                        ;   in Loop: Header=BB10_95 Depth=1
	ldx	__rc21
	ldy	awale_c64.screens.board.LABEL,x
	lda	awale_c64.screens.board.LABEL+1,x
	tax
	stx	__rc2
	ldx	__rc23
	lda	awale_c64.screens.line.DECIMAL,x
	sta	__rc9
	lsr
	lsr
	lsr
	lsr
	bne	.LBB10_104
	jmp	.LBB10_89
.LBB10_104:                             ; %bb3.i.i.i.i74
                                        ;   in Loop: Header=BB10_95 Depth=1
	ora	#192
	tax
	jmp	.LBB10_90
.LBB10_105:                             ; %bb13.preheader.i
	ldy	GAME+19
	ldx	frame_counter
	stx	__rc2
.LBB10_106:                             ; %bb2.i7.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB10_106
; %bb.107:                              ; %awale_c64.hardware.machine.Hardware.wait_frame.exit9.i
	sty	GAME+1362
	ldx	#4
	stx	.Lawale_c64.play.App.play_sstk
	ldx	#35
	stx	.Lawale_c64.play.App.play_sstk+1
	ldx	#5
	stx	.Lawale_c64.play.App.play_sstk+2
	ldx	#11
	stx	.Lawale_c64.play.App.play_sstk+3
	ldx	#mos16lo(.Lawale_c64.play.App.play_sstk)
	tya
	ldy	#mos16hi(.Lawale_c64.play.App.play_sstk)
	stx	__rc2
	sty	__rc3
	sta	__rc20
	jsr	awale_c64.screens.basin.Basin.put_seeds
	ldx	__rc20
	lda	awale_c64.screens.line.DECIMAL,x
	tay
	lsr
	lsr
	lsr
	lsr
	beq	.LBB10_109
; %bb.108:                              ; %bb3.i.i.i14.i
	ora	#192
	jmp	.LBB10_110
.LBB10_109:
	lda	#224
.LBB10_110:                             ; %awale_c64.screens.board.Board.set_store.exit.i
	sta	49788
	ldx	#9
	stx	55932
	tya
	and	#15
	ora	#192
	sta	49789
	stx	55933
	ldy	GAME+20
	ldx	frame_counter
	stx	__rc2
.LBB10_111:                             ; %bb2.i7.1.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB10_111
; %bb.112:                              ; %awale_c64.hardware.machine.Hardware.wait_frame.exit9.1.i
	sty	GAME+1363
	ldx	#4
	stx	.Lawale_c64.play.App.play_sstk
	ldx	#0
	stx	.Lawale_c64.play.App.play_sstk+1
	ldx	#5
	stx	.Lawale_c64.play.App.play_sstk+2
	ldx	#11
	stx	.Lawale_c64.play.App.play_sstk+3
	ldx	#mos16lo(.Lawale_c64.play.App.play_sstk)
	tya
	ldy	#mos16hi(.Lawale_c64.play.App.play_sstk)
	stx	__rc2
	sty	__rc3
	sta	__rc20
	jsr	awale_c64.screens.basin.Basin.put_seeds
	ldx	__rc20
	lda	awale_c64.screens.line.DECIMAL,x
	tay
	lsr
	lsr
	lsr
	lsr
	beq	.LBB10_114
; %bb.113:                              ; %bb3.i.i.i14.1.i
	ora	#192
	jmp	.LBB10_115
.LBB10_114:
	lda	#224
.LBB10_115:                             ; %awale_c64.play.App.show_position.exit
	sta	49753
	ldx	#9
	stx	55897
	tya
	and	#15
	ora	#192
	sta	49754
	stx	55898
	ldx	GAME+22
	bne	.LBB10_117
; %bb.116:                              ; %bb2.i.i91
	ldx	#4
	stx	GAME+22
.LBB10_117:                             ; %bb22
	jsr	awale_c64.app.App.go_on
	ldx	.Lawale_c64.play.App.play_sstk+17 ; 1-byte Folded Reload
	stx	__rc31
	ldx	.Lawale_c64.play.App.play_sstk+16 ; 1-byte Folded Reload
	stx	__rc30
	ldx	.Lawale_c64.play.App.play_sstk+15 ; 1-byte Folded Reload
	stx	__rc29
	ldx	.Lawale_c64.play.App.play_sstk+14 ; 1-byte Folded Reload
	stx	__rc28
	ldx	.Lawale_c64.play.App.play_sstk+13 ; 1-byte Folded Reload
	stx	__rc27
	ldx	.Lawale_c64.play.App.play_sstk+12 ; 1-byte Folded Reload
	stx	__rc26
	ldx	.Lawale_c64.play.App.play_sstk+11 ; 1-byte Folded Reload
	stx	__rc25
	ldx	.Lawale_c64.play.App.play_sstk+10 ; 1-byte Folded Reload
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
.Lfunc_end10:
	.size	awale_c64.play.App.play, .Lfunc_end10-awale_c64.play.App.play
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
	beq	.LBB11_1
	jmp	.LBB11_14
.LBB11_1:                               ; %bb3
	ldx	__rc20
	stx	GAME+1368
	jsr	awale_c64.play.App.show_marks
	ldx	#33
	stx	mos8(.Lawale_c64.play.App.choose_zp_stk) ; 1-byte Folded Spill
	clc
	lda	__rc20
	adc	#33
	sta	__rc3
	ldy	#217
	ldx	#195
	stx	mos8(.Lawale_c64.play.App.choose_zp_stk+1) ; 1-byte Folded Spill
	sty	__rc2
	jmp	.LBB11_6
.LBB11_2:                               ; %bb5.i.i.i
                                        ;   in Loop: Header=BB11_6 Depth=1
	ldx	#16
.LBB11_3:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB11_6 Depth=1
	lda	__rc6
	sta	__rc4
	sty	__rc5
	sty	__rc7
	ldy	#0
	txa
	sta	(__rc4),y
	clc
	lda	__rc6
	adc	#0
	sta	__rc4
	lda	__rc7
	adc	#24
	sta	__rc5
	lda	#7
	sta	(__rc4),y
	inc	__rc2
	inc	__rc6
	bne	.LBB11_5
; %bb.4:                                ; %bb18.i.i.i
                                        ;   in Loop: Header=BB11_6 Depth=1
	inc	__rc7
.LBB11_5:                               ; %bb18.i.i.i
                                        ;   in Loop: Header=BB11_6 Depth=1
	ldx	__rc7
	stx	mos8(.Lawale_c64.play.App.choose_zp_stk+1) ; 1-byte Folded Spill
	ldy	__rc6
	sty	mos8(.Lawale_c64.play.App.choose_zp_stk) ; 1-byte Folded Spill
.LBB11_6:                               ; %bb2.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc2
	clc
	adc	#39
	tay
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+22
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi+22
	sta	__rc5
	lda	(__rc4),y
	ldx	__rc3
	ldy	mos8(.Lawale_c64.play.App.choose_zp_stk) ; 1-byte Folded Reload
	sty	__rc6
	ldy	mos8(.Lawale_c64.play.App.choose_zp_stk+1) ; 1-byte Folded Reload
	cmp	#3
	beq	.LBB11_3
; %bb.7:                                ; %bb2.i.i.i
                                        ;   in Loop: Header=BB11_6 Depth=1
	cmp	#5
	bne	.LBB11_8
	jmp	.LBB11_2
.LBB11_8:                               ; %bb2.i.i.i
                                        ;   in Loop: Header=BB11_6 Depth=1
	tax
	cmp	#255
	beq	.LBB11_9
	jmp	.LBB11_3
.LBB11_9:                               ; %awale_c64.screens.line.print.exit.i.i
	ldx	__rc2
	cpx	#216
	bcs	.LBB11_10
	jmp	.LBB11_28
.LBB11_10:                              ; %bb3.preheader.i.i.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#32
	tax
	lda	#0
	adc	#195
	sta	__rc5
	ldy	#0
.LBB11_11:                              ; %bb3.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB11_13
; %bb.12:                               ; %bb3.i.i.i
                                        ;   in Loop: Header=BB11_11 Depth=1
	inc	__rc5
.LBB11_13:                              ; %bb3.i.i.i
                                        ;   in Loop: Header=BB11_11 Depth=1
	dec	__rc4
	bne	.LBB11_11
	jmp	.LBB11_28
.LBB11_14:                              ; %bb4
	clc
	adc	#25
	sta	__rc6
	ldx	#33
	stx	mos8(.Lawale_c64.play.App.choose_zp_stk) ; 1-byte Folded Spill
	lda	__rc20
	clc
	adc	#33
	sta	__rc3
	ldy	#217
	ldx	#195
	stx	mos8(.Lawale_c64.play.App.choose_zp_stk+1) ; 1-byte Folded Spill
	sty	__rc2
	jmp	.LBB11_19
.LBB11_15:                              ; %bb5.i.i.i.i
                                        ;   in Loop: Header=BB11_19 Depth=1
	ldx	#16
.LBB11_16:                              ; %bb18.i.i.i.i
                                        ;   in Loop: Header=BB11_19 Depth=1
	lda	__rc7
	sta	__rc4
	sty	__rc5
	sty	__rc8
	ldy	#0
	txa
	sta	(__rc4),y
	clc
	lda	__rc7
	adc	#0
	sta	__rc4
	lda	__rc8
	adc	#24
	sta	__rc5
	lda	#7
	sta	(__rc4),y
	inc	__rc2
	inc	__rc7
	bne	.LBB11_18
; %bb.17:                               ; %bb18.i.i.i.i
                                        ;   in Loop: Header=BB11_19 Depth=1
	inc	__rc8
.LBB11_18:                              ; %bb18.i.i.i.i
                                        ;   in Loop: Header=BB11_19 Depth=1
	ldx	__rc8
	stx	mos8(.Lawale_c64.play.App.choose_zp_stk+1) ; 1-byte Folded Spill
	ldy	__rc7
	sty	mos8(.Lawale_c64.play.App.choose_zp_stk) ; 1-byte Folded Spill
.LBB11_19:                              ; %bb2.i.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	lda	__rc2
	clc
	adc	#39
	sta	__rc4
	lda	#mos16lo(text_bytes)
	clc
	ldy	__rc6
	adc	text_lo,y
	tax
	lda	#mos16hi(text_bytes)
	adc	text_hi,y
	ldy	__rc4
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	ldx	__rc3
	ldy	mos8(.Lawale_c64.play.App.choose_zp_stk) ; 1-byte Folded Reload
	sty	__rc7
	ldy	mos8(.Lawale_c64.play.App.choose_zp_stk+1) ; 1-byte Folded Reload
	cmp	#3
	bne	.LBB11_20
	jmp	.LBB11_16
.LBB11_20:                              ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB11_19 Depth=1
	cmp	#5
	bne	.LBB11_21
	jmp	.LBB11_15
.LBB11_21:                              ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB11_19 Depth=1
	tax
	cmp	#255
	beq	.LBB11_22
	jmp	.LBB11_16
.LBB11_22:                              ; %awale_c64.screens.line.print.exit.i.i.i
	ldx	__rc2
	cpx	#216
	bcc	.LBB11_27
; %bb.23:                               ; %bb3.preheader.i.i.i.i
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#32
	tax
	lda	#0
	adc	#195
	sta	__rc5
	ldy	#0
.LBB11_24:                              ; %bb3.i.i.i.i
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB11_26
; %bb.25:                               ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB11_24 Depth=1
	inc	__rc5
.LBB11_26:                              ; %bb3.i.i.i.i
                                        ;   in Loop: Header=BB11_24 Depth=1
	dec	__rc4
	bne	.LBB11_24
.LBB11_27:                              ; %awale_c64.app.App.refuse.exit
	ldx	#0
	stx	54283
	stx	54279
	ldy	#6
	sty	54280
	ldy	#8
	sty	54282
	sty	54284
	stx	54285
	ldx	#15
	stx	54296
	ldx	#33
	stx	54283
.LBB11_28:                              ; %bb11
	pla
	sta	__rc20
	rts
.Lfunc_end11:
	.size	awale_c64.play.App.choose, .Lfunc_end11-awale_c64.play.App.choose
                                        ; -- End function
	.section	.text.awale_c64.screens.line.message,"ax",@progbits
	.type	awale_c64.screens.line.message,@function ; -- Begin function awale_c64.screens.line.message
awale_c64.screens.line.message:         ; @awale_c64.screens.line.message
; %bb.0:                                ; %start
	sta	__rc4
	txa
	ldx	__rc2
	stx	__rc6
	clc
	adc	#33
	sta	__rc5
	ldx	#32
	stx	mos8(.Lawale_c64.screens.line.message_zp_stk+1) ; 1-byte Folded Spill
	ldx	#1
	stx	mos8(.Lawale_c64.screens.line.message_zp_stk) ; 1-byte Folded Spill
	ldx	#3
	stx	mos8(.Lawale_c64.screens.line.message_zp_stk+2) ; 1-byte Folded Spill
	ldy	#32
	txa
	ldx	#0
	jmp	.LBB12_11
.LBB12_1:                               ; %bb5.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	ldy	__rc6
	lda	awale_c64.screens.line.DECIMAL,y
	sta	__rc9
	lsr
	lsr
	lsr
	lsr
	bne	.LBB12_2
	jmp	.LBB12_5
.LBB12_2:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	clc
	ldx	mos8(.Lawale_c64.screens.line.message_zp_stk+1) ; 1-byte Folded Reload
	sta	__rc3
	txa
	adc	#1
	sta	__rc10
	ldy	#1
	bcs	.LBB12_4
; %bb.3:                                ; %bb10.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	ldy	#0
.LBB12_4:                               ; %bb10.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	sty	__rc11
	ldy	mos8(.Lawale_c64.screens.line.message_zp_stk+2) ; 1-byte Folded Reload
	sty	__rc8
	tya
	adc	#192
	tay
	lda	__rc3
	ora	#16
	sty	__rc17
	ldy	__rc10
	sty	__rc2
	ldy	__rc17
	sty	__rc3
	ldy	#0
	sta	(__rc2),y
	lda	__rc8
	sty	__rc17
	ldy	__rc11
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	clc
	txa
	adc	#2
	tay
	lda	__rc8
	adc	#0
	ldx	mos8(.Lawale_c64.screens.line.message_zp_stk) ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_c64.screens.line.message_zp_stk) ; 1-byte Folded Spill
	sty	__rc8
	sta	__rc10
.LBB12_5:                               ; %bb14.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	lda	__rc9
	and	#15
	ora	#16
.LBB12_6:                               ; %bb18.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	sta	__rc9
	jmp	.LBB12_8
.LBB12_7:                               ;   in Loop: Header=BB12_11 Depth=1
	ldy	__rc5
	sty	__rc9
.LBB12_8:                               ; %bb18.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	clc
	lda	__rc8
	adc	#0
	sta	__rc11
	ldx	#1
	bcs	.LBB12_10
; %bb.9:                                ; %bb18.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	ldx	#0
.LBB12_10:                              ; %bb18.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	stx	__rc12
	lda	__rc10
	adc	#192
	ldx	__rc11
	stx	__rc2
	sta	__rc3
	ldy	#0
	lda	__rc9
	sta	(__rc2),y
	lda	__rc10
	ldx	__rc12
	cpx	#1
	adc	#216
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	ldy	__rc8
	lda	mos8(.Lawale_c64.screens.line.message_zp_stk) ; 1-byte Folded Reload
	sta	__rc2
	inc	__rc2
	lda	__rc2
	sta	mos8(.Lawale_c64.screens.line.message_zp_stk) ; 1-byte Folded Spill
	lda	__rc10
	ldx	__rc7
	inx
	sty	mos8(.Lawale_c64.screens.line.message_zp_stk+1) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.line.message_zp_stk+2) ; 1-byte Folded Spill
.LBB12_11:                              ; %bb2.i.i
                                        ; =>This Inner Loop Header: Depth=1
	iny
	bne	.LBB12_13
; %bb.12:                               ; %bb2.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	clc
	adc	#1
.LBB12_13:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	sta	__rc10
	sty	__rc8
	lda	#mos16lo(text_bytes)
	clc
	ldy	__rc4
	adc	text_lo,y
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi,y
	sta	__rc3
	txa
	tay
	lda	(__rc2),y
	stx	__rc7
	cmp	#3
	bne	.LBB12_14
	jmp	.LBB12_7
.LBB12_14:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	cmp	#5
	bne	.LBB12_15
	jmp	.LBB12_1
.LBB12_15:                              ; %bb2.i.i
                                        ;   in Loop: Header=BB12_11 Depth=1
	cmp	#255
	beq	.LBB12_16
	jmp	.LBB12_6
.LBB12_16:                              ; %awale_c64.screens.line.print.exit.i
	ldx	mos8(.Lawale_c64.screens.line.message_zp_stk) ; 1-byte Folded Reload
	cpx	#40
	bcs	.LBB12_21
; %bb.17:                               ; %bb3.preheader.i.i
	clc
	txa
	adc	#32
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
	clc
	txa
	adc	#216
	tax
	ldy	#0
.LBB12_18:                              ; %bb3.i.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	lda	__rc4
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB12_20
; %bb.19:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB12_18 Depth=1
	inc	__rc5
.LBB12_20:                              ; %bb3.i.i
                                        ;   in Loop: Header=BB12_18 Depth=1
	lda	__rc5
	sta	__rc2
	inx
	bne	.LBB12_18
.LBB12_21:                              ; %awale_c64.screens.line.show.exit
	rts
.Lfunc_end12:
	.size	awale_c64.screens.line.message, .Lfunc_end12-awale_c64.screens.line.message
                                        ; -- End function
	.section	.text.awale_c64.screens.basin.Basin.put_seeds,"ax",@progbits
	.type	awale_c64.screens.basin.Basin.put_seeds,@function ; -- Begin function awale_c64.screens.basin.Basin.put_seeds
awale_c64.screens.basin.Basin.put_seeds: ; @awale_c64.screens.basin.Basin.put_seeds
; %bb.0:                                ; %start
	sta	__rc10
	ldy	#3
	lda	(__rc2),y
	bne	.LBB13_1
	jmp	.LBB13_85
.LBB13_1:                               ; %bb2.lr.ph
	sta	__rc4
	ldy	#2
	sta	__rc5
	lda	(__rc2),y
	tax
	clc
	lda	__rc5
	adc	#254
	sta	__rc5
	txa
	clc
	adc	#254
	sta	__rc6
	dey
	lda	(__rc2),y
	sta	__rc12
	lda	#0
	stx	__rc11
	cpx	#2
	beq	.LBB13_3
; %bb.2:                                ; %bb2.lr.ph
	tya
.LBB13_3:                               ; %bb2.lr.ph
	tax
	ldy	#0
	lda	(__rc2),y
	sta	__rc14
	txa
	and	#1
	sta	__rc13
	ldx	__rc12
	stx	__rc2
	inc	__rc2
	lda	#7
	sec
	sbc	__rc11
	sta	__rc15
	ldx	__rc4
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	jmp	.LBB13_7
.LBB13_4:                               ;   in Loop: Header=BB13_7 Depth=1
	ldx	__rc7
	stx	__rc10
.LBB13_5:                               ; %bb1.loopexit
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	__rc18
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
.LBB13_6:                               ; %bb1.loopexit
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	bne	.LBB13_7
	jmp	.LBB13_85
.LBB13_7:                               ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB13_65 Depth 2
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	dec	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	lda	__rc11
	beq	.LBB13_6
; %bb.8:                                ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#1
	bit	__set_v
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	beq	.LBB13_10
; %bb.9:                                ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	clv
.LBB13_10:                              ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	sty	__rc18
	cpy	__rc4
	beq	.LBB13_12
; %bb.11:                               ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#0
.LBB13_12:                              ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#1
	bvs	.LBB13_14
; %bb.13:                               ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#0
.LBB13_14:                              ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
                                        ; kill: def $ylsb killed $ylsb def $y
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	ldy	#0
	sty	__rc8
	txa
	bne	.LBB13_16
; %bb.15:                               ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#1
	stx	__rc8
.LBB13_16:                              ; %bb7.lr.ph
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	__rc14
	clc
	adc	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	asl
	sta	__rc3
	sty	__rc7
	rol	__rc7
	clc
	lda	#mos16lo(awale_c64.hardware.ROW_START)
	adc	__rc3
	tax
	lda	#mos16hi(awale_c64.hardware.ROW_START)
	adc	__rc7
	sta	__rc9
	lda	__rc8
	and	#1
	stx	__rc8
	sta	__rc19
	tax
                                        ; kill: def $xlsb killed $xlsb def $x
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+6) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	lda	__rc10
	bne	.LBB13_18
; %bb.17:                               ; %select.false
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#0
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	ldy	#0
	tya
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+6) ; 1-byte Folded Spill
.LBB13_18:                              ; %select.end
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	(__rc8),y
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	ldy	#1
	lda	(__rc8),y
	sta	__rc8
	clc
	ldy	__rc18
	lda	__rc18
	adc	#4
	sec
	sbc	__rc4
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
	cpx	__rc5
	lda	#1
	bcs	.LBB13_20
; %bb.19:                               ; %select.end
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	#0
.LBB13_20:                              ; %select.end
                                        ;   in Loop: Header=BB13_7 Depth=1
	sta	__rc9
	cpy	#3
	ldy	#1
	bcs	.LBB13_22
; %bb.21:                               ; %select.end
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#0
.LBB13_22:                              ; %select.end
                                        ;   in Loop: Header=BB13_7 Depth=1
	sty	__rc7
	stx	__rc18
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	beq	.LBB13_30
; %bb.23:                               ; %bb12.peel.thread
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#1
	ldy	#0
	tya
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	sty	__rc3
	lda	__rc9
	bne	.LBB13_25
; %bb.24:                               ; %bb12.peel.thread
                                        ;   in Loop: Header=BB13_7 Depth=1
	stx	__rc3
.LBB13_25:                              ; %bb12.peel.thread
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	__rc7
	bne	.LBB13_27
; %bb.26:                               ; %bb12.peel.thread
                                        ;   in Loop: Header=BB13_7 Depth=1
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
.LBB13_27:                              ; %bb12.peel.thread
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	and	#1
	bne	.LBB13_29
; %bb.28:                               ; %select.false2
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#2
.LBB13_29:                              ; %select.end1
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	ora	__rc3
	and	#1
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	ldx	#0
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	lda	__rc10
	sta	__rc7
	jmp	.LBB13_41
.LBB13_30:                              ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#1
	ldy	#0
	sty	__rc3
	lda	__rc9
	bne	.LBB13_32
; %bb.31:                               ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	stx	__rc3
.LBB13_32:                              ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#0
	stx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	ldx	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+6) ; 1-byte Folded Reload
                                        ; kill: def $xlsb killed $xlsb killed $x
	lda	__rc7
	bne	.LBB13_34
; %bb.33:                               ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#1
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	dey
.LBB13_34:                              ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	txa
	beq	.LBB13_36
; %bb.35:                               ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#255
.LBB13_36:                              ; %bb12.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	sty	__rc7
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	and	#1
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	cmp	#0
	bne	.LBB13_38
; %bb.37:                               ; %select.false4
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#2
.LBB13_38:                              ; %select.end3
                                        ;   in Loop: Header=BB13_7 Depth=1
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	lda	__rc10
	clc
	adc	__rc7
	sta	__rc7
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	ora	__rc3
	and	#1
	ldy	#1
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	tay
	beq	.LBB13_40
; %bb.39:                               ;   in Loop: Header=BB13_7 Depth=1
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	jmp	.LBB13_41
.LBB13_40:                              ; %bb3.i.i.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#0
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Spill
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
.LBB13_41:                              ; %awale_c64.screens.basin.Basin.put.exit.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	clc
	adc	#0
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	lda	__rc8
	adc	#192
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	lda	mos8(awale_c64.screens.basin.ROW_PLACE),y
	tay
	sty	__rc3
	ldy	#0
	txa
	beq	.LBB13_43
; %bb.42:                               ; %awale_c64.screens.basin.Basin.put.exit.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#1
	jmp	.LBB13_44
.LBB13_43:                              ; %awale_c64.screens.basin.Basin.put.exit.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#0
.LBB13_44:                              ; %awale_c64.screens.basin.Basin.put.exit.peel
                                        ;   in Loop: Header=BB13_7 Depth=1
	clc
	lda	__rc3
	adc	mos8(awale_c64.screens.pit.LEVEL),x
	sta	__rc9
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	clc
	adc	__rc12
	sta	__rc8
	ldx	__rc9
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	adc	#0
	sta	__rc9
	lda	awale_c64.screens.pit.TILE,x
	sta	(__rc8),y
	ldx	__rc11
	cpx	#1
	bne	.LBB13_45
	jmp	.LBB13_4
.LBB13_45:                              ; %bb7.peel.next
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	__rc7
	beq	.LBB13_54
; %bb.46:                               ; %bb1.i.peel23
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#1
	tya
	ldx	__rc18
	beq	.LBB13_48
; %bb.47:                               ; %bb1.i.peel23
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	#0
.LBB13_48:                              ; %bb1.i.peel23
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	__rc11
	cpx	#2
	bne	.LBB13_50
; %bb.49:                               ; %select.false6
                                        ;   in Loop: Header=BB13_7 Depth=1
	tay
.LBB13_50:                              ; %select.end5
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	__rc13
                                        ; kill: def $xlsb killed $xlsb killed $x
	tya
	bne	.LBB13_52
; %bb.51:                               ; %bb6.i.peel27
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	__rc19
	tax
.LBB13_52:                              ; %bb12.peel28
                                        ;   in Loop: Header=BB13_7 Depth=1
	txa
	beq	.LBB13_55
.LBB13_53:                              ; %bb12.peel28
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#255
	jmp	.LBB13_56
.LBB13_54:                              ;   in Loop: Header=BB13_7 Depth=1
	ldx	#0
	txa
	bne	.LBB13_53
.LBB13_55:                              ; %bb12.peel28
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#0
.LBB13_56:                              ; %bb12.peel28
                                        ;   in Loop: Header=BB13_7 Depth=1
	sty	__rc3
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	sta	__rc8
	lda	__rc8
	bne	.LBB13_58
; %bb.57:                               ; %bb3.i.i.peel33
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
.LBB13_58:                              ; %awale_c64.screens.basin.Basin.put.exit.peel43
                                        ;   in Loop: Header=BB13_7 Depth=1
	lda	mos8(awale_c64.screens.basin.ROW_PLACE),y
	tay
	sty	__rc8
	ldy	#0
	txa
	beq	.LBB13_60
; %bb.59:                               ; %awale_c64.screens.basin.Basin.put.exit.peel43
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#1
	jmp	.LBB13_61
.LBB13_60:                              ; %awale_c64.screens.basin.Basin.put.exit.peel43
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldx	#0
.LBB13_61:                              ; %awale_c64.screens.basin.Basin.put.exit.peel43
                                        ;   in Loop: Header=BB13_7 Depth=1
	clc
	lda	__rc8
	adc	mos8(awale_c64.screens.pit.LEVEL),x
	sta	__rc9
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	clc
	adc	__rc2
	sta	__rc8
	ldx	__rc9
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	adc	#0
	sta	__rc9
	inx
	lda	awale_c64.screens.pit.TILE,x
	sta	(__rc8),y
	lda	__rc7
	clc
	adc	__rc3
	sta	__rc10
	ldx	__rc11
	cpx	#2
	bne	.LBB13_62
	jmp	.LBB13_5
.LBB13_62:                              ; %bb7.preheader
                                        ;   in Loop: Header=BB13_7 Depth=1
	ldy	#2
	ldx	__rc15
	sty	__rc3
	ldy	__rc18
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	jmp	.LBB13_65
.LBB13_63:                              ; %awale_c64.screens.basin.Basin.put.exit
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	#0
.LBB13_64:                              ; %awale_c64.screens.basin.Basin.put.exit
                                        ;   in Loop: Header=BB13_65 Depth=2
	clc
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	adc	mos8(awale_c64.screens.pit.LEVEL),y
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk)
	clc
	adc	__rc8
	sta	__rc8
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+1)
	adc	#0
	sta	__rc9
	lda	__rc10
	clc
	adc	__rc7
	sta	__rc10
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	lda	awale_c64.screens.pit.TILE,y
	ldy	#0
	sta	(__rc8),y
	inx
	inc	__rc3
	ldy	__rc18
	sty	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	cpx	#5
	bne	.LBB13_65
	jmp	.LBB13_6
.LBB13_65:                              ; %bb7
                                        ;   Parent Loop BB13_7 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc10
	beq	.LBB13_70
; %bb.66:                               ; %bb1.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	#1
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	beq	.LBB13_68
; %bb.67:                               ; %bb1.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	#0
.LBB13_68:                              ; %bb1.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	cpx	#4
	bne	.LBB13_71
; %bb.69:                               ; %bb1.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	lda	#0
	jmp	.LBB13_72
.LBB13_70:                              ;   in Loop: Header=BB13_65 Depth=2
	ldy	#0
	jmp	.LBB13_76
.LBB13_71:                              ; %bb1.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	lda	#1
.LBB13_72:                              ; %bb1.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	and	#1
	sta	__rc8
	lda	#1
	inc	__rc8
	dec	__rc8
	bne	.LBB13_74
; %bb.73:                               ; %select.false8
                                        ;   in Loop: Header=BB13_65 Depth=2
	tya
.LBB13_74:                              ; %select.end7
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	__rc8
	cmp	#0
	bne	.LBB13_76
; %bb.75:                               ; %bb6.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	__rc19
                                        ; kill: def $ylsb killed $ylsb killed $y def $y
.LBB13_76:                              ; %bb12
                                        ;   in Loop: Header=BB13_65 Depth=2
	sty	__rc9
	lda	__rc9
	beq	.LBB13_78
; %bb.77:                               ; %bb12
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	#255
	jmp	.LBB13_79
.LBB13_78:                              ; %bb12
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	#0
.LBB13_79:                              ; %bb12
                                        ;   in Loop: Header=BB13_65 Depth=2
	sty	__rc7
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+3)
	lda	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+5) ; 1-byte Folded Reload
	sta	__rc8
	lda	__rc8
	bne	.LBB13_81
; %bb.80:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+2)
.LBB13_81:                              ; %bb2.i3.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	lda	mos8(awale_c64.screens.basin.ROW_PLACE),y
	tay
	sty	__rc8
	ldy	__rc3
	cpy	__rc6
	lda	#2
	bcc	.LBB13_83
; %bb.82:                               ; %bb3.i6.i
                                        ;   in Loop: Header=BB13_65 Depth=2
	txa
.LBB13_83:                              ; %awale_c64.screens.basin.Basin.put.exit
                                        ;   in Loop: Header=BB13_65 Depth=2
	clc
	adc	__rc8
	sta	mos8(.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk+4)
	lda	__rc12
	clc
	adc	__rc3
	sta	__rc8
	lda	__rc9
	bne	.LBB13_84
	jmp	.LBB13_63
.LBB13_84:                              ; %awale_c64.screens.basin.Basin.put.exit
                                        ;   in Loop: Header=BB13_65 Depth=2
	ldy	#1
	jmp	.LBB13_64
.LBB13_85:                              ; %bb15
	rts
.Lfunc_end13:
	.size	awale_c64.screens.basin.Basin.put_seeds, .Lfunc_end13-awale_c64.screens.basin.Basin.put_seeds
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
	bne	.LBB14_1
	jmp	.LBB14_5
.LBB14_1:                               ; %bb4
	sta	__rc3
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+22) ; 1-byte Folded Spill
	lda	__rc2
	ldy	__rc3
	sta	GAME+1338,y
	ldy	#0
	asl	__rc3
	tya
	rol
	sta	__rc4
	lda	#mos16lo(awale_c64.screens.board.PIT)
	ldx	__rc3
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+23) ; 1-byte Folded Spill
	clc
	adc	__rc3
	sta	__rc3
	ldx	__rc4
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+24) ; 1-byte Folded Spill
	lda	#mos16hi(awale_c64.screens.board.PIT)
	adc	__rc4
	ldx	__rc3
	stx	__rc4
	sta	__rc5
	lda	(__rc4),y
	sta	__rc8
	clc
	adc	#0
	sta	__rc6
	iny
	lda	(__rc4),y
	sta	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#1
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+5) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#2
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+6) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+7) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#3
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+8) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+9) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#4
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+10) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+11) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#44
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+12) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+13) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#84
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+14) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+15) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#124
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+16) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+17) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#164
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+18) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+19) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#163
	sta	__rc6
	lda	__rc5
	adc	#216
	ldx	__rc6
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+20) ; 1-byte Folded Spill
	sta	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+21) ; 1-byte Folded Spill
	clc
	lda	__rc8
	adc	#162
	sta	__rc12
	lda	__rc5
	adc	#216
	sta	__rc13
	clc
	lda	__rc8
	adc	#161
	sta	__rc14
	lda	__rc5
	adc	#216
	sta	__rc15
	clc
	lda	__rc8
	adc	#160
	sta	__rc18
	lda	__rc5
	adc	#216
	sta	__rc19
	clc
	lda	__rc8
	adc	#120
	sta	__rc6
	lda	__rc5
	adc	#216
	sta	__rc7
	clc
	lda	__rc8
	adc	#80
	tax
	lda	__rc5
	adc	#216
	ldy	__rc2
	sty	__rc4
	stx	__rc2
	sta	__rc3
	ldx	__rc4
	lda	.Lswitch.table.awale_c64.screens.board.Board.set_mark,x
	tax
	stx	__rc9
	ldx	__rc4
	lda	.Lswitch.table.awale_c64.screens.board.Board.set_mark.1,x
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+3) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	ldy	#0
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	sta	__rc10
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+5) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc9
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+6) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+7) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc10
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+8) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+9) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc9
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+10) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+11) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc10
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+12) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+13) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc9
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+14) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+15) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc10
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+16) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+17) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc9
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+18) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+19) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	lda	__rc10
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	lda	__rc9
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+20) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+21) ; 1-byte Folded Reload
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+1)
	sta	(mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk)),y
	lda	__rc10
	sta	(__rc12),y
	lda	__rc9
	sta	(__rc14),y
	lda	__rc10
	sta	(__rc18),y
	lda	__rc9
	sta	(__rc6),y
	lda	__rc10
	sta	(__rc2),y
	ldx	__rc4
	stx	__rc2
	clc
	lda	__rc8
	adc	#40
	sta	__rc4
	lda	__rc5
	adc	#216
	sta	__rc5
	lda	__rc9
	sta	(__rc4),y
	ldx	__rc2
	cpx	#2
	bne	.LBB14_3
; %bb.2:
	ldx	#202
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Spill
	inx
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	jmp	.LBB14_4
.LBB14_3:                               ; %select.false
	ldx	#224
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Spill
	stx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Spill
.LBB14_4:                               ; %select.end
	lda	#mos16lo(awale_c64.screens.board.LABEL)
	clc
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+23) ; 1-byte Folded Reload
	stx	__rc3
	adc	__rc3
	sta	__rc4
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+24) ; 1-byte Folded Reload
	stx	__rc3
	lda	#mos16hi(awale_c64.screens.board.LABEL)
	adc	__rc3
	sta	__rc5
	lda	(__rc4),y
	sta	__rc3
	ldy	#1
	lda	(__rc4),y
	tax
	clc
	lda	__rc3
	adc	#0
	sta	__rc4
	txa
	adc	#192
	sta	__rc5
	lda	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+4) ; 1-byte Folded Reload
	dey
	sta	(__rc4),y
	clc
	lda	__rc3
	adc	#2
	sta	__rc4
	txa
	adc	#192
	sta	__rc5
	lda	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+2) ; 1-byte Folded Reload
	sta	(__rc4),y
	ldx	mos8(.Lawale_c64.screens.board.Board.set_mark_zp_stk+22) ; 1-byte Folded Reload
.LBB14_5:                               ; %bb16
	cpx	__rc2
	bne	.LBB14_7
; %bb.6:                                ; %bb16
	lda	#0
	rts
.LBB14_7:                               ; %bb16
	lda	#1
	rts
.Lfunc_end14:
	.size	awale_c64.screens.board.Board.set_mark, .Lfunc_end14-awale_c64.screens.board.Board.set_mark
                                        ; -- End function
	.section	.text.awale_c64.screens.title.draw_setup,"ax",@progbits
	.type	awale_c64.screens.title.draw_setup,@function ; -- Begin function awale_c64.screens.title.draw_setup
awale_c64.screens.title.draw_setup:     ; @awale_c64.screens.title.draw_setup
; %bb.0:                                ; %start
	ldx	GAME+1365
	ldy	#1
	sty	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
	cpx	#1
	beq	.LBB15_2
; %bb.1:                                ; %select.false
	ldx	#3
	stx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
.LBB15_2:                               ; %select.end
	ldx	#12
	ldy	#194
	jmp	.LBB15_8
.LBB15_3:                               ; %bb5.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	lda	#16
	jmp	.LBB15_5
.LBB15_4:                               ; %bb6.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	lda	#33
.LBB15_5:                               ; %bb18.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	stx	__rc2
	ldy	__rc4
	sty	__rc3
	ldy	#0
	sta	(__rc2),y
	clc
	txa
	adc	#0
	sta	__rc2
	lda	__rc4
	adc	#24
	sta	__rc3
	lda	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Reload
	sta	(__rc2),y
	inx
	bne	.LBB15_7
; %bb.6:                                ; %bb18.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	inc	__rc4
.LBB15_7:                               ; %bb18.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	ldy	__rc4
.LBB15_8:                               ; %bb2.i
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc4
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+1
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+1
	sta	__rc3
	clc
	txa
	adc	#244
	tay
	lda	(__rc2),y
	cmp	#3
	beq	.LBB15_4
; %bb.9:                                ; %bb2.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	cmp	#5
	beq	.LBB15_3
; %bb.10:                               ; %bb2.i
                                        ;   in Loop: Header=BB15_8 Depth=1
	cmp	#255
	bne	.LBB15_5
; %bb.11:                               ; %bb2.loopexit
	ldx	GAME+1365
	ldy	#1
	sty	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
	cpx	#2
	beq	.LBB15_13
; %bb.12:                               ; %select.false35
	ldx	#3
	stx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
.LBB15_13:                              ; %select.end34
	ldy	#0
	ldx	#0
	jmp	.LBB15_21
.LBB15_14:                              ; %bb5.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	ldy	#16
	jmp	.LBB15_16
.LBB15_15:                              ; %bb6.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	ldy	#33
.LBB15_16:                              ; %bb18.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	sty	__rc17
	ldy	__rc4
	sty	__rc3
	lda	__rc4
	clc
	adc	#52
	ldy	#1
	bcs	.LBB15_18
; %bb.17:                               ; %bb18.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	ldy	#0
.LBB15_18:                              ; %bb18.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	sty	__rc5
	ldy	__rc17
	sta	__rc4
	sty	__rc7
	ldy	__rc3
	sty	__rc6
	txa
	adc	#194
	ldy	__rc4
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	__rc7
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc5
	cpy	#1
	ldy	__rc17
	adc	#218
	sta	__rc3
	lda	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Reload
	sta	(__rc2),y
	inc	__rc6
	bne	.LBB15_20
; %bb.19:                               ; %bb18.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	inx
.LBB15_20:                              ; %bb18.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	ldy	__rc6
.LBB15_21:                              ; %bb2.i.1
                                        ; =>This Inner Loop Header: Depth=1
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+2
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+2
	sta	__rc3
	sty	__rc4
	lda	(__rc2),y
	cmp	#3
	bne	.LBB15_22
	jmp	.LBB15_15
.LBB15_22:                              ; %bb2.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	tay
	cpy	#5
	bne	.LBB15_23
	jmp	.LBB15_14
.LBB15_23:                              ; %bb2.i.1
                                        ;   in Loop: Header=BB15_21 Depth=1
	cpy	#255
	beq	.LBB15_24
	jmp	.LBB15_16
.LBB15_24:                              ; %bb2.loopexit.1
	ldx	frame_counter
	stx	__rc2
.LBB15_25:                              ; %bb2.i4
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB15_25
; %bb.26:                               ; %bb2.i6.preheader
	ldx	#251
	stx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
	ldx	#132
	lda	#194
	jmp	.LBB15_32
.LBB15_27:                              ; %bb5.i19
                                        ;   in Loop: Header=BB15_32 Depth=1
	lda	#16
	jmp	.LBB15_29
.LBB15_28:                              ; %bb6.i30
                                        ;   in Loop: Header=BB15_32 Depth=1
	lda	#33
.LBB15_29:                              ; %bb18.i20
                                        ;   in Loop: Header=BB15_32 Depth=1
	stx	__rc2
	ldy	__rc4
	sty	__rc3
	ldy	#0
	sta	(__rc2),y
	clc
	txa
	adc	#0
	sta	__rc2
	lda	__rc4
	adc	#24
	sta	__rc3
	lda	#3
	sta	(__rc2),y
	lda	__rc4
	ldy	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
	inx
	bne	.LBB15_31
; %bb.30:                               ; %bb18.i20
                                        ;   in Loop: Header=BB15_32 Depth=1
	clc
	adc	#1
.LBB15_31:                              ; %bb18.i20
                                        ;   in Loop: Header=BB15_32 Depth=1
.LBB15_32:                              ; %bb2.i6
                                        ; =>This Inner Loop Header: Depth=1
	sta	__rc4
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+3
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+3
	sta	__rc3
	clc
	txa
	adc	#124
	tay
	lda	(__rc2),y
	cmp	#3
	beq	.LBB15_28
; %bb.33:                               ; %bb2.i6
                                        ;   in Loop: Header=BB15_32 Depth=1
	cmp	#5
	beq	.LBB15_27
; %bb.34:                               ; %bb2.i6
                                        ;   in Loop: Header=BB15_32 Depth=1
	cmp	#255
	bne	.LBB15_29
; %bb.35:                               ; %awale_c64.screens.line.print.exit31
	lda	#4
	clc
	adc	GAME+1366
	tax
	sec
	ldy	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Reload
	sty	__rc2
	lda	#0
	sbc	__rc2
	clc
	adc	#128
	sta	__rc3
	lda	#0
	adc	#194
	sta	__rc6
	ldy	#0
	sty	__rc2
	jmp	.LBB15_41
.LBB15_36:                              ; %bb5.i50
                                        ;   in Loop: Header=BB15_41 Depth=1
	lda	#16
	jmp	.LBB15_38
.LBB15_37:                              ; %bb6.i61
                                        ;   in Loop: Header=BB15_41 Depth=1
	lda	#33
.LBB15_38:                              ; %bb18.i51
                                        ;   in Loop: Header=BB15_41 Depth=1
	ldy	__rc3
	sty	__rc4
	ldy	__rc6
	sty	__rc5
	ldy	#0
	sta	(__rc4),y
	clc
	lda	__rc3
	adc	#0
	sta	__rc4
	lda	__rc6
	adc	#24
	sta	__rc5
	lda	#1
	sta	(__rc4),y
	inc	__rc2
	inc	__rc3
	bne	.LBB15_40
; %bb.39:                               ; %bb18.i51
                                        ;   in Loop: Header=BB15_41 Depth=1
	inc	__rc6
.LBB15_40:                              ; %bb18.i51
                                        ;   in Loop: Header=BB15_41 Depth=1
.LBB15_41:                              ; %bb2.i37
                                        ; =>This Inner Loop Header: Depth=1
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo,x
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc5
	ldy	__rc2
	lda	(__rc4),y
	cmp	#3
	beq	.LBB15_37
; %bb.42:                               ; %bb2.i37
                                        ;   in Loop: Header=BB15_41 Depth=1
	cmp	#5
	beq	.LBB15_36
; %bb.43:                               ; %bb2.i37
                                        ;   in Loop: Header=BB15_41 Depth=1
	cmp	#255
	bne	.LBB15_38
; %bb.44:                               ; %awale_c64.screens.line.print.exit62
	lda	__rc2
	ldx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Reload
	stx	__rc3
	sec
	sbc	__rc3
	cmp	#40
	bcc	.LBB15_45
	jmp	.LBB15_49
.LBB15_45:                              ; %bb3.preheader.i
	stx	__rc4
	lda	__rc2
	sec
	sbc	__rc4
	tay
	sec
	txa
	sbc	__rc2
	clc
	adc	#40
	tax
	clc
	tya
	adc	#128
	sta	__rc2
	lda	#0
	adc	#194
	sta	__rc5
	ldy	#0
.LBB15_46:                              ; %bb3.i
                                        ; =>This Inner Loop Header: Depth=1
	clc
	lda	__rc2
	sta	__rc4
	lda	__rc2
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB15_48
; %bb.47:                               ; %bb3.i
                                        ;   in Loop: Header=BB15_46 Depth=1
	inc	__rc5
.LBB15_48:                              ; %bb3.i
                                        ;   in Loop: Header=BB15_46 Depth=1
	lda	__rc4
	sta	__rc2
	dex
	bne	.LBB15_46
.LBB15_49:                              ; %awale_c64.screens.line.blank.exit
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
	ldx	#9
	stx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
	cmp	#1
	bne	.LBB15_52
; %bb.50:                               ; %bb19
	ldx	GAME+1365
	ldy	#10
	sty	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
	cpx	#1
	bne	.LBB15_52
; %bb.51:
	ldx	#11
	stx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Spill
.LBB15_52:                              ; %bb24
	lda	#220
	ldx	#212
	ldy	#194
	sta	__rc2
	jmp	.LBB15_59
.LBB15_53:                              ; %bb5.i84
                                        ;   in Loop: Header=BB15_59 Depth=1
	lda	#16
	jmp	.LBB15_55
.LBB15_54:                              ; %bb6.i95
                                        ;   in Loop: Header=BB15_59 Depth=1
	lda	#33
.LBB15_55:                              ; %bb18.i85
                                        ;   in Loop: Header=BB15_59 Depth=1
	ldx	__rc3
.LBB15_56:                              ; %bb18.i85
                                        ;   in Loop: Header=BB15_59 Depth=1
	stx	__rc4
	ldy	__rc6
	sty	__rc5
	ldy	#0
	sta	(__rc4),y
	txa
	clc
	adc	#0
	sta	__rc4
	lda	__rc6
	adc	#24
	sta	__rc5
	lda	#3
	sta	(__rc4),y
	inc	__rc2
	inx
	bne	.LBB15_58
; %bb.57:                               ; %bb18.i85
                                        ;   in Loop: Header=BB15_59 Depth=1
	inc	__rc6
.LBB15_58:                              ; %bb18.i85
                                        ;   in Loop: Header=BB15_59 Depth=1
	ldy	__rc6
.LBB15_59:                              ; %bb2.i71
                                        ; =>This Inner Loop Header: Depth=1
	sty	__rc6
	stx	__rc3
	lda	__rc2
	clc
	adc	#36
	tay
	lda	#mos16lo(text_bytes)
	clc
	ldx	mos8(.Lawale_c64.screens.title.draw_setup_zp_stk) ; 1-byte Folded Reload
	adc	text_lo,x
	sta	__rc4
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc5
	lda	(__rc4),y
	cmp	#3
	beq	.LBB15_54
; %bb.60:                               ; %bb2.i71
                                        ;   in Loop: Header=BB15_59 Depth=1
	cmp	#5
	beq	.LBB15_53
; %bb.61:                               ; %bb2.i71
                                        ;   in Loop: Header=BB15_59 Depth=1
	ldx	__rc3
	cmp	#255
	bne	.LBB15_56
; %bb.62:                               ; %awale_c64.screens.line.print.exit96
	ldx	__rc2
	cpx	#216
	bcc	.LBB15_67
; %bb.63:                               ; %bb3.preheader.i99
	clc
	lda	__rc2
	adc	#40
	tax
	sec
	lda	#0
	sbc	__rc2
	sta	__rc4
	clc
	txa
	adc	#208
	tax
	lda	#0
	adc	#194
	sta	__rc5
	ldy	#0
.LBB15_64:                              ; %bb3.i102
                                        ; =>This Inner Loop Header: Depth=1
	clc
	txa
	adc	#0
	sta	__rc6
	lda	__rc5
	adc	#24
	sta	__rc7
	stx	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inx
	bne	.LBB15_66
; %bb.65:                               ; %bb3.i102
                                        ;   in Loop: Header=BB15_64 Depth=1
	inc	__rc5
.LBB15_66:                              ; %bb3.i102
                                        ;   in Loop: Header=BB15_64 Depth=1
	dec	__rc4
	bne	.LBB15_64
.LBB15_67:                              ; %awale_c64.screens.line.blank.exit110
	ldx	frame_counter
	stx	__rc2
.LBB15_68:                              ; %bb2.i111
                                        ; =>This Inner Loop Header: Depth=1
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB15_68
; %bb.69:                               ; %bb3.i116.preheader
	ldy	#195
	ldx	#32
.LBB15_70:                              ; %bb3.i116
                                        ; =>This Inner Loop Header: Depth=1
	txa
	clc
	adc	#0
	sta	__rc4
	tya
	adc	#24
	sta	__rc5
	stx	__rc2
	sty	__rc3
	lda	#0
	sty	__rc6
	tay
	sta	(__rc2),y
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	ldy	__rc6
	inx
	bne	.LBB15_72
; %bb.71:                               ; %bb3.i116
                                        ;   in Loop: Header=BB15_70 Depth=1
	iny
.LBB15_72:                              ; %bb3.i116
                                        ;   in Loop: Header=BB15_70 Depth=1
	cpx	#72
	bne	.LBB15_70
; %bb.73:                               ; %awale_c64.screens.line.blank.exit125
	rts
.Lfunc_end15:
	.size	awale_c64.screens.title.draw_setup, .Lfunc_end15-awale_c64.screens.title.draw_setup
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
	ldx	#mos16lo(.Lawale_main_sstk+4)
	stx	__rc28
	ldx	#mos16hi(.Lawale_main_sstk+4)
	stx	__rc29
	ldx	#0
	stx	__rc24
	jmp	.LBB16_2
.LBB16_1:                               ; %bb10.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	jsr	awale_c64.app.App.show_title
.LBB16_2:                               ; %bb2
                                        ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB16_3 Depth 2
                                        ;     Child Loop BB16_264 Depth 2
                                        ;     Child Loop BB16_269 Depth 2
                                        ;     Child Loop BB16_245 Depth 2
                                        ;     Child Loop BB16_250 Depth 2
                                        ;     Child Loop BB16_67 Depth 2
                                        ;     Child Loop BB16_228 Depth 2
                                        ;     Child Loop BB16_233 Depth 2
                                        ;     Child Loop BB16_75 Depth 2
                                        ;     Child Loop BB16_77 Depth 2
                                        ;     Child Loop BB16_89 Depth 2
                                        ;     Child Loop BB16_100 Depth 2
                                        ;     Child Loop BB16_105 Depth 2
                                        ;       Child Loop BB16_122 Depth 3
                                        ;     Child Loop BB16_143 Depth 2
                                        ;       Child Loop BB16_145 Depth 3
                                        ;         Child Loop BB16_147 Depth 4
                                        ;       Child Loop BB16_132 Depth 3
                                        ;     Child Loop BB16_157 Depth 2
                                        ;       Child Loop BB16_158 Depth 3
                                        ;       Child Loop BB16_168 Depth 3
                                        ;     Child Loop BB16_180 Depth 2
                                        ;     Child Loop BB16_185 Depth 2
                                        ;     Child Loop BB16_195 Depth 2
                                        ;     Child Loop BB16_200 Depth 2
                                        ;     Child Loop BB16_210 Depth 2
                                        ;     Child Loop BB16_215 Depth 2
                                        ;     Child Loop BB16_219 Depth 2
                                        ;     Child Loop BB16_339 Depth 2
                                        ;       Child Loop BB16_357 Depth 3
                                        ;       Child Loop BB16_278 Depth 3
                                        ;       Child Loop BB16_286 Depth 3
                                        ;       Child Loop BB16_291 Depth 3
	ldx	frame_counter
	stx	__rc2
.LBB16_3:                               ; %bb2.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB16_3
; %bb.4:                                ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	GAME+1367
	stx	__rc3
	cpx	#1
	bne	.LBB16_9
; %bb.5:                                ; %bb3.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	GAME+1365
	cpy	#1
	bne	.LBB16_9
; %bb.6:                                ; %awale_c64.setup.Setup.is_computer.exit.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	GAME+21
	cpy	#1
	bne	.LBB16_9
; %bb.7:                                ; %bb5.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#3
	stx	GAME+1367
	stx	app_state
	ldx	#1
	stx	thinking
	ldx	GAME+22
	bne	.LBB16_8
	jmp	.LBB16_236
.LBB16_8:                               ; %awale_c64.play.App.abandon.exit.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	jsr	awale_c64.app.App.go_on
	jmp	.LBB16_2
.LBB16_9:                               ; %bb2.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	key_tail
	lda	key_head
	sta	__rc2
	cpy	__rc2
	bne	.LBB16_15
; %bb.10:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	joystick
	lda	#255
	eor	GAME+1082
	sta	__rc2
	txa
	stx	GAME+1082
	and	__rc2
	sta	__rc2
	and	#16
	ldx	#13
	ldy	__rc3
	cmp	#0
	beq	.LBB16_11
	jmp	.LBB16_24
.LBB16_11:                              ; %bb2.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc2
	and	#4
	ldx	#157
	cmp	#0
	beq	.LBB16_12
	jmp	.LBB16_24
.LBB16_12:                              ; %bb4.i3.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc2
	and	#8
	ldx	#29
	cmp	#0
	beq	.LBB16_13
	jmp	.LBB16_24
.LBB16_13:                              ; %bb6.i4.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc2
	and	#1
	and	#1
	ldx	#145
	cmp	#0
	bne	.LBB16_24
; %bb.14:                               ; %bb8.i6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc2
	and	#2
	ldx	#17
	cmp	#0
	bne	.LBB16_24
	jmp	.LBB16_2
.LBB16_15:                              ; %bb4.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	key_ring,y
	iny
	tya
	and	#7
	sta	key_tail
	txa
	and	#63
	tay
	txa
	bmi	.LBB16_21
; %bb.16:                               ; %bb6.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	stx	__rc2
	ldx	awale_c64.hardware.key.CODES,y
	bne	.LBB16_17
	jmp	.LBB16_2
.LBB16_17:                              ; %bb6.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	__rc3
	cpx	#29
	bne	.LBB16_18
	jmp	.LBB16_71
.LBB16_18:                              ; %bb6.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#17
	bne	.LBB16_24
; %bb.19:                               ; %bb9.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc2
	cpx	#64
	ldx	#17
	bcc	.LBB16_24
; %bb.20:                               ; %bb10.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#145
	jmp	.LBB16_24
.LBB16_21:                              ; %bb1.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#171
	cpy	#62
	beq	.LBB16_23
; %bb.22:                               ; %select.false
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#255
.LBB16_23:                              ; %select.end
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	__rc3
.LBB16_24:                              ; %bb8.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	tya
	beq	.LBB16_28
; %bb.25:                               ; %bb8.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpy	#5
	bne	.LBB16_26
	jmp	.LBB16_1
.LBB16_26:                              ; %bb9.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	txa
	ldy	GAME+21
	sty	__rc2
	beq	.LBB16_35
; %bb.27:                               ; %select.false138
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#6
	jmp	.LBB16_36
.LBB16_28:                              ; %bb11.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	txa
	sec
	sbc	#49
	cmp	#2
	ldy	#0
	bcc	.LBB16_34
; %bb.29:                               ; %bb11.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#13
	bne	.LBB16_30
	jmp	.LBB16_74
.LBB16_30:                              ; %bb11.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#82
	beq	.LBB16_31
	jmp	.LBB16_221
.LBB16_31:                              ; %bb3.i67.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	GAME+1366
	inx
	cpx	#5
	bne	.LBB16_33
; %bb.32:                               ; %bb1.i.i69.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#0
.LBB16_33:                              ; %awale_c64.setup.Setup.next_preset.exit.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	stx	GAME+1366
	jsr	awale_c64.screens.title.draw_setup
	jmp	.LBB16_2
.LBB16_34:                              ; %bb4.i70.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	clc
	txa
	adc	#208
	sta	GAME+1365
	jsr	awale_c64.screens.title.draw_setup
	jmp	.LBB16_2
.LBB16_35:                              ;   in Loop: Header=BB16_2 Depth=1
	ldy	#0
.LBB16_36:                              ; %select.end137
                                        ;   in Loop: Header=BB16_2 Depth=1
	sty	__rc22
	cmp	#65
	bcc	.LBB16_39
; %bb.37:                               ; %bb8.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cmp	#77
	bcs	.LBB16_42
; %bb.38:                               ; %bb3.i21.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	clc
	adc	#191
	jsr	awale_c64.play.App.choose
	jmp	.LBB16_2
.LBB16_39:                              ; %bb4.i8.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cmp	#49
	bcc	.LBB16_42
; %bb.40:                               ; %bb7.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cmp	#55
	bcs	.LBB16_42
; %bb.41:                               ; %bb5.i20.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	clc
	adc	__rc22
	clc
	adc	#207
	jsr	awale_c64.play.App.choose
	jmp	.LBB16_2
.LBB16_42:                              ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	sec
	sbc	#13
	bvc	.LBB16_44
; %bb.43:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	eor	#128
.LBB16_44:                              ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	tay
	bpl	.LBB16_50
; %bb.45:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#157
	beq	.LBB16_52
; %bb.46:                               ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#171
	beq	.LBB16_47
	jmp	.LBB16_238
.LBB16_47:                              ; %bb9.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	GAME+22
	bne	.LBB16_49
; %bb.48:                               ; %bb2.i.i.i.i11.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#4
	stx	GAME+22
.LBB16_49:                              ; %awale_c64.play.App.abandon.exit.i10.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	jsr	awale_c64.app.App.go_on
	jmp	.LBB16_2
.LBB16_50:                              ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#13
	bne	.LBB16_51
	jmp	.LBB16_253
.LBB16_51:                              ; %bb6.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	cpx	#29
	beq	.LBB16_52
	jmp	.LBB16_238
.LBB16_52:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	#1
	bit	__set_v
	cpx	#29
	beq	.LBB16_54
; %bb.53:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	clv
.LBB16_54:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc2
	beq	.LBB16_56
; %bb.55:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	#0
.LBB16_56:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#1
	ldx	#0
	stx	__rc2
	tax
	bne	.LBB16_58
; %bb.57:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#1
	stx	__rc2
.LBB16_58:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	bvs	.LBB16_60
; %bb.59:                               ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#0
.LBB16_60:                              ; %bb11.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc22
	clc
	adc	#5
	sta	__rc23
	tya
	eor	__rc2
	and	#1
	ldx	__rc22
	stx	__rc25
	sta	__rc20
	tax
	bne	.LBB16_62
; %bb.61:                               ; %select.false140
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc23
	stx	__rc25
.LBB16_62:                              ; %select.end139
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	GAME+1368
	jmp	.LBB16_67
.LBB16_63:                              ; %bb5.i.i.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	lda	__rc23
	cpx	__rc22
	beq	.LBB16_66
; %bb.64:                               ; %bb12.i.i14.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	dex
.LBB16_65:                              ; %bb13.i.i15.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	txa
.LBB16_66:                              ; %bb13.i.i15.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	sta	__rc21
	jsr	awale_c64.core.game.Game.refusal
	ldx	__rc21
	cmp	#5
	beq	.LBB16_73
.LBB16_67:                              ; %bb2.i.i12.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc25
	cpx	#255
	beq	.LBB16_66
; %bb.68:                               ; %bb3.i.i13.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	ldy	__rc20
	beq	.LBB16_63
; %bb.69:                               ; %bb6.i.i16.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	lda	__rc22
	cpx	__rc23
	beq	.LBB16_66
; %bb.70:                               ; %bb10.i.i17.i
                                        ;   in Loop: Header=BB16_67 Depth=2
	inx
	jmp	.LBB16_65
.LBB16_71:                              ; %bb8.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc2
	cpx	#64
	ldx	#29
	bcs	.LBB16_72
	jmp	.LBB16_24
.LBB16_72:                              ; %bb12.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#157
	jmp	.LBB16_24
.LBB16_73:                              ; %awale_c64.play.App.choose_beside.exit.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	txa
	jsr	awale_c64.play.App.choose
	jmp	.LBB16_2
.LBB16_74:                              ; %bb2.i22.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	GAME+1366
	asl
	ldx	__rc24
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
	lda	(__rc2),y
	sta	GAME
	ldy	#1
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
	sta	__rc20
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	ldx	__rc2
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldx	__rc3
	stx	mos8(.Lawale_main_zp_stk+1)     ; 1-byte Folded Spill
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	stx	__rc2
	ldx	mos8(.Lawale_main_zp_stk+1)     ; 1-byte Folded Reload
	stx	__rc3
	ldx	#0
	stx	__rc4
	ldx	#12
	lda	#4
	jsr	__memset
	lda	#0
	sta	GAME+19
	sta	GAME+20
	ldx	__rc20
	stx	GAME+21
	ldx	#mos16lo(GAME+23)
	stx	__rc2
	ldx	#mos16hi(GAME+23)
	stx	__rc3
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_main_zp_stk+1)     ; 1-byte Folded Reload
	stx	__rc5
	tax
	lda	#15
	jsr	memcpy
	ldx	#mos16lo(GAME+38)
	stx	__rc2
	ldx	#mos16hi(GAME+38)
	stx	__rc3
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	stx	__rc4
	ldx	mos8(.Lawale_main_zp_stk+1)     ; 1-byte Folded Reload
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
	stx	GAME+1368
	ldx	#mos16lo(GAME+1369)
	stx	__rc2
	ldx	#mos16hi(GAME+1369)
	stx	__rc3
	lda	#0
	sta	__rc4
	ldx	#12
	jsr	__memset
	ldx	frame_counter
	stx	__rc2
.LBB16_75:                              ; %bb2.i.i.i.i26.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB16_75
; %bb.76:                               ; %awale_c64.hardware.machine.Hardware.wait_frame.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
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
	ldx	#11
	stx	53265
	ldx	GAME+1366
	stx	__rc22
	ldx	#mos16lo(GAME+1350)
	stx	__rc2
	ldx	#mos16hi(GAME+1350)
	stx	__rc3
	ldx	#mos16lo(GAME+7)
	stx	__rc4
	ldx	#mos16hi(GAME+7)
	stx	__rc5
	ldx	#0
	lda	#15
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
	ldx	#0
	ldy	#192
.LBB16_77:                              ; %bb2.i.i.i.i1.i29.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	txa
	clc
	adc	#0
	sta	__rc5
	tya
	adc	#24
	sta	__rc6
	stx	__rc2
	sty	__rc3
	lda	#0
	sty	__rc7
	tay
	sta	(__rc2),y
	lda	__rc5
	sta	__rc2
	lda	__rc6
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	ldy	__rc7
	inx
	beq	.LBB16_79
; %bb.78:                               ; %bb2.i.i.i.i1.i29.i
                                        ;   in Loop: Header=BB16_77 Depth=2
	cpy	#195
	bne	.LBB16_77
	jmp	.LBB16_80
.LBB16_79:                              ; %bb2.i.i.i.i1.i29.i
                                        ;   in Loop: Header=BB16_77 Depth=2
	iny
	cpy	#195
	bne	.LBB16_77
.LBB16_80:                              ; %bb2.i.i.i.i1.i29.i
                                        ;   in Loop: Header=BB16_77 Depth=2
	cpx	#232
	bne	.LBB16_77
; %bb.81:                               ; %bb2.i9.i.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#0
	ldx	#0
	jmp	.LBB16_89
.LBB16_82:                              ; %bb5.i.i.i.i14.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	ldy	#16
	jmp	.LBB16_84
.LBB16_83:                              ; %bb6.i.i.i.i21.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	ldy	#33
.LBB16_84:                              ; %bb18.i.i.i.i15.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	lda	__rc4
	sta	__rc3
	lda	__rc4
	clc
	adc	#1
	sta	__rc4
	lda	#1
	bcs	.LBB16_86
; %bb.85:                               ; %bb18.i.i.i.i15.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	lda	#0
.LBB16_86:                              ; %bb18.i.i.i.i15.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	sta	__rc7
	sty	__rc6
	ldy	__rc3
	sty	__rc5
	txa
	adc	#192
	ldy	__rc4
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	__rc6
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc7
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	inc	__rc5
	bne	.LBB16_88
; %bb.87:                               ; %bb18.i.i.i.i15.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	inx
.LBB16_88:                              ; %bb18.i.i.i.i15.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	ldy	__rc5
.LBB16_89:                              ; %bb2.i9.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+14
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+14
	sta	__rc3
	sty	__rc4
	lda	(__rc2),y
	cmp	#3
	bne	.LBB16_90
	jmp	.LBB16_83
.LBB16_90:                              ; %bb2.i9.i.i.i.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	tay
	cpy	#5
	bne	.LBB16_91
	jmp	.LBB16_82
.LBB16_91:                              ; %bb2.i9.i.i.i.i.i
                                        ;   in Loop: Header=BB16_89 Depth=2
	cpy	#255
	beq	.LBB16_92
	jmp	.LBB16_84
.LBB16_92:                              ; %awale_c64.screens.line.print.exit.i.i.i22.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	clc
	lda	__rc22
	adc	#4
	sta	__rc4
	ldx	#0
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	jmp	.LBB16_100
.LBB16_93:                              ; %bb5.i23.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	ldy	#16
	jmp	.LBB16_95
.LBB16_94:                              ; %bb6.i34.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	ldy	#33
.LBB16_95:                              ; %bb18.i24.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	lda	__rc6
	clc
	adc	#24
	sty	__rc17
	ldy	#1
	bcs	.LBB16_97
; %bb.96:                               ; %bb18.i24.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	ldy	#0
.LBB16_97:                              ; %bb18.i24.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	sty	__rc7
	ldy	__rc17
	sta	__rc5
	sty	__rc8
	txa
	adc	#192
	ldy	__rc5
	sty	__rc2
	sta	__rc3
	ldy	#0
	lda	__rc8
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc7
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#3
	sta	(__rc2),y
	inc	__rc6
	bne	.LBB16_99
; %bb.98:                               ; %bb18.i24.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	inx
.LBB16_99:                              ; %bb18.i24.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	ldy	__rc6
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
.LBB16_100:                             ; %bb2.i10.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	clc
	lda	#mos16lo(text_bytes)
	ldy	__rc4
	adc	text_lo,y
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi,y
	sta	__rc3
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	lda	(__rc2),y
	sty	__rc6
	cmp	#3
	bne	.LBB16_101
	jmp	.LBB16_94
.LBB16_101:                             ; %bb2.i10.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	tay
	cpy	#5
	bne	.LBB16_102
	jmp	.LBB16_93
.LBB16_102:                             ; %bb2.i10.i.i.i.i.i
                                        ;   in Loop: Header=BB16_100 Depth=2
	cpy	#255
	beq	.LBB16_103
	jmp	.LBB16_95
.LBB16_103:                             ; %bb2.i.i.i.i.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#2
	jmp	.LBB16_105
.LBB16_104:                             ; %select.end141
                                        ;   in Loop: Header=BB16_105 Depth=2
	cmp	#0
	beq	.LBB16_105
	jmp	.LBB16_125
.LBB16_105:                             ; %bb2.i.i.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB16_122 Depth 3
	txa
	cpx	#16
	ldx	#16
	ldy	#1
	bcs	.LBB16_107
; %bb.106:                              ; %bb2.i.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	ldy	#0
.LBB16_107:                             ; %bb2.i.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	sty	__rc5
	bcs	.LBB16_109
; %bb.108:                              ; %bb4.i.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	tax
	inx
.LBB16_109:                             ; %bb6.i36.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	stx	__rc4
	sta	__rc6
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
	sta	__rc7
	iny
	lda	(__rc2),y
	cmp	#255
	bne	.LBB16_111
; %bb.110:                              ; %bb6.i36.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	sta	__rc2
	ldx	__rc7
	cpx	#216
	bcs	.LBB16_112
	jmp	.LBB16_115
.LBB16_111:                             ; %bb6.i36.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	sta	__rc2
	cmp	#255
	bcc	.LBB16_115
.LBB16_112:                             ; %bb3.loopexit.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	lda	#1
	ldx	__rc4
	inc	__rc5
	dec	__rc5
	beq	.LBB16_113
	jmp	.LBB16_104
.LBB16_113:                             ; %select.false142
                                        ;   in Loop: Header=BB16_105 Depth=2
	cpx	#17
	lda	#1
	bcc	.LBB16_114
	jmp	.LBB16_104
.LBB16_114:                             ; %select.false142
                                        ;   in Loop: Header=BB16_105 Depth=2
	lda	#0
	jmp	.LBB16_104
.LBB16_115:                             ; %bb14.lr.ph.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_105 Depth=2
	ldy	__rc6
	ldx	#232
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	cpy	#2
	beq	.LBB16_117
; %bb.116:                              ; %select.false144
                                        ;   in Loop: Header=BB16_105 Depth=2
	ldx	#233
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
.LBB16_117:                             ; %select.end143
                                        ;   in Loop: Header=BB16_105 Depth=2
	clc
	lda	__rc7
	adc	#0
	sta	__rc7
	lda	__rc2
	adc	#192
	sta	__rc3
	ldx	#40
	sty	__rc9
	jmp	.LBB16_122
.LBB16_118:                             ; %bb19.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_122 Depth=3
	clc
	lda	__rc9
	adc	#5
	sta	__rc9
	and	#7
	tay
	clc
	lda	#224
	adc	awale_c64.screens.wood.PIECES,y
.LBB16_119:                             ; %bb22.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_122 Depth=3
	ldy	#0
	pha
	lda	__rc7
	sta	__rc2
	lda	__rc3
	sta	__rc8
	pla
	sta	(__rc2),y
	lda	__rc7
	clc
	adc	#0
	sta	__rc2
	lda	__rc3
	adc	#24
	sta	__rc3
	lda	#10
	sta	(__rc2),y
	dex
	inc	__rc7
	bne	.LBB16_121
; %bb.120:                              ; %bb22.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_122 Depth=3
	inc	__rc8
.LBB16_121:                             ; %bb22.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_122 Depth=3
	ldy	__rc8
	sty	__rc3
	ldy	#1
	txa
	bne	.LBB16_122
	jmp	.LBB16_112
.LBB16_122:                             ; %bb14.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_105 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ldy	__rc6
	cpy	#2
	beq	.LBB16_124
; %bb.123:                              ; %bb14.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_122 Depth=3
	cpy	#16
	bne	.LBB16_118
.LBB16_124:                             ;   in Loop: Header=BB16_122 Depth=3
	lda	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	jmp	.LBB16_119
.LBB16_125:                             ; %bb9.preheader.i.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#228
	stx	49232
	inx
	stx	49271
	inx
	stx	49792
	inx
	stx	49831
	ldx	#0
	stx	.Lawale_main_sstk+20
	sty	.Lawale_main_sstk+21
	ldy	#0
	jmp	.LBB16_143
.LBB16_126:                             ; %bb5.i67.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	lda	#16
	jmp	.LBB16_128
.LBB16_127:                             ; %bb6.i79.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	lda	#33
.LBB16_128:                             ; %bb18.i69.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	sty	__rc17
	ldy	__rc5
	sty	__rc3
	ldy	__rc17
.LBB16_129:                             ; %bb18.i69.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	sty	__rc17
	ldy	__rc4
	sty	__rc5
	ldy	__rc4
	sty	__rc2
	ldy	__rc3
	sty	__rc6
	ldy	__rc17
	sty	__rc4
	ldy	#0
	sta	(__rc2),y
	lda	__rc5
	clc
	adc	#0
	sta	__rc2
	lda	__rc3
	adc	#24
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	lda	__rc5
	ldy	__rc4
	iny
	clc
	adc	#1
	bne	.LBB16_131
; %bb.130:                              ; %bb18.i69.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	inc	__rc6
.LBB16_131:                             ; %bb18.i69.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	sty	__rc17
	ldy	__rc6
	sty	__rc5
	ldy	__rc17
.LBB16_132:                             ; %bb2.i54.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_143 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	sta	__rc4
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo,x
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi,x
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB16_133
	jmp	.LBB16_127
.LBB16_133:                             ; %bb2.i54.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	cmp	#5
	bne	.LBB16_134
	jmp	.LBB16_126
.LBB16_134:                             ; %bb2.i54.i.i.i.i.i
                                        ;   in Loop: Header=BB16_132 Depth=3
	sty	__rc17
	ldy	__rc5
	sty	__rc3
	ldy	__rc17
	cmp	#255
	beq	.LBB16_135
	jmp	.LBB16_129
.LBB16_135:                             ; %awale_c64.screens.line.print.exit81.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ldx	__rc7
	lda	GAME+1362,x
	ldx	__rc8
	stx	.Lawale_main_sstk
	ldx	__rc23
	stx	.Lawale_main_sstk+1
	ldx	__rc9
	stx	.Lawale_main_sstk+2
	ldx	__rc10
	stx	.Lawale_main_sstk+3
	ldx	#mos16lo(.Lawale_main_sstk)
	stx	__rc2
	ldx	#mos16hi(.Lawale_main_sstk)
	stx	__rc3
	sta	__rc20
	jsr	awale_c64.screens.basin.Basin.put_seeds
	ldx	__rc20
	lda	awale_c64.screens.line.DECIMAL,x
	sta	__rc6
	lsr
	lsr
	lsr
	lsr
	beq	.LBB16_137
; %bb.136:                              ; %bb3.i.i.i.i.i.i34.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ora	#192
	sta	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	jmp	.LBB16_138
.LBB16_137:                             ;   in Loop: Header=BB16_143 Depth=2
	ldx	#224
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
.LBB16_138:                             ; %awale_c64.screens.board.Board.draw_store.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ldy	#0
	ldx	__rc22
	inc	__rc23
	lda	__rc23
	clc
	adc	#88
	sty	__rc17
	iny
	bcs	.LBB16_140
; %bb.139:                              ; %awale_c64.screens.board.Board.draw_store.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ldy	#0
.LBB16_140:                             ; %awale_c64.screens.board.Board.draw_store.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	sty	__rc5
	ldy	__rc17
	sta	__rc4
	tya
	adc	#194
	sty	__rc17
	ldy	__rc4
	sty	__rc2
	ldy	__rc17
	sta	__rc3
	lda	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	sta	(__rc2),y
	tya
	sty	__rc17
	ldy	__rc5
	cpy	#1
	adc	#218
	sta	__rc3
	clc
	lda	__rc23
	adc	#89
	ldy	#1
	bcs	.LBB16_142
; %bb.141:                              ; %awale_c64.screens.board.Board.draw_store.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ldy	#0
.LBB16_142:                             ; %awale_c64.screens.board.Board.draw_store.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	sty	__rc9
	ldy	__rc17
	sta	__rc7
	tya
	adc	#194
	sty	__rc17
	ldy	__rc7
	sty	__rc4
	ldy	__rc17
	sta	__rc5
	lda	#9
	sta	(__rc2),y
	lda	__rc6
	and	#15
	ora	#192
	sta	(__rc4),y
	tya
	sty	__rc17
	ldy	__rc9
	cpy	#1
	adc	#218
	ldy	__rc7
	sty	__rc2
	ldy	__rc17
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	cpx	#2
	bne	.LBB16_143
	jmp	.LBB16_150
.LBB16_143:                             ; %bb9.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB16_145 Depth 3
                                        ;         Child Loop BB16_147 Depth 4
                                        ;       Child Loop BB16_132 Depth 3
	stx	__rc6
	lda	.Lawale_main_sstk+20,x
	sta	__rc7
	asl
	sty	__rc2
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
	lda	(__rc2),y
	sta	__rc8
	ldy	#1
	lda	(__rc2),y
	sta	__rc23
	iny
	lda	(__rc2),y
	sta	__rc9
	iny
	lda	(__rc2),y
	sta	__rc10
	bne	.LBB16_144
	jmp	.LBB16_149
.LBB16_144:                             ; %bb5.lr.ph.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ldx	#0
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
.LBB16_145:                             ; %bb5.i43.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_143 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB16_147 Depth 4
	lda	__rc9
	bne	.LBB16_146
	jmp	.LBB16_148
.LBB16_146:                             ; %bb10.lr.ph.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_145 Depth=3
	lda	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	sta	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	clc
	adc	__rc8
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
	sta	__rc11
	iny
	lda	(__rc2),y
	sta	__rc3
	ldx	__rc9
	ldy	__rc23
	sty	__rc2
.LBB16_147:                             ; %bb10.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_143 Depth=2
                                        ;       Parent Loop BB16_145 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	lda	__rc11
	clc
	adc	__rc2
	tay
	lda	__rc3
	adc	#0
	sta	__rc5
	clc
	tya
	adc	#0
	sta	__rc4
	lda	__rc5
	adc	#216
	sta	__rc5
	ldy	#0
	lda	#10
	sta	(__rc4),y
	inc	__rc2
	dex
	bne	.LBB16_147
.LBB16_148:                             ; %bb2.loopexit.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_145 Depth=3
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	inx
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	cpx	__rc10
	beq	.LBB16_149
	jmp	.LBB16_145
.LBB16_149:                             ; %awale_c64.screens.basin.Basin.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_143 Depth=2
	ldx	__rc6
	inx
	stx	__rc22
	lda	__rc7
	clc
	adc	#15
	tax
	clc
	lda	__rc23
	adc	#120
	sta	__rc2
	lda	#0
	adc	#192
	sta	__rc5
	ldy	#0
	lda	__rc2
	jmp	.LBB16_132
.LBB16_150:                             ; %bb20.i.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	#0
	sta	__rc25
	jmp	.LBB16_157
.LBB16_151:                             ;   in Loop: Header=BB16_157 Depth=2
	ldx	#224
.LBB16_152:                             ; %awale_c64.screens.board.Board.draw_pit.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldy	#0
	clc
	lda	__rc27
	adc	#3
	sta	__rc4
	sty	__rc17
	iny
	bcs	.LBB16_154
; %bb.153:                              ; %awale_c64.screens.board.Board.draw_pit.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldy	#0
.LBB16_154:                             ; %awale_c64.screens.board.Board.draw_pit.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	sty	__rc5
	lda	__rc26
	adc	#192
	ldy	__rc4
	sty	__rc2
	ldy	__rc17
	sta	__rc3
	txa
	sta	(__rc2),y
	lda	__rc26
	ldx	__rc5
	cpx	#1
	adc	#216
	sta	__rc3
	clc
	lda	__rc27
	adc	#4
	sta	__rc6
	ldx	#1
	bcs	.LBB16_156
; %bb.155:                              ; %awale_c64.screens.board.Board.draw_pit.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldx	#0
.LBB16_156:                             ; %awale_c64.screens.board.Board.draw_pit.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	stx	__rc8
	lda	__rc26
	adc	#192
	ldx	__rc6
	stx	__rc4
	sta	__rc5
	lda	#9
	sta	(__rc2),y
	lda	__rc7
	and	#15
	ora	#192
	sta	(__rc4),y
	lda	__rc26
	ldx	__rc8
	cpx	#1
	adc	#216
	ldx	__rc6
	stx	__rc2
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	clc
	lda	__rc23
	adc	#2
	ldx	__rc25
	cpx	#12
	bne	.LBB16_157
	jmp	.LBB16_173
.LBB16_157:                             ; %bb20.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB16_158 Depth 3
                                        ;       Child Loop BB16_168 Depth 3
	sta	__rc23
	tax
	ldy	awale_c64.screens.board.PIT,x
	sty	__rc30
	lda	awale_c64.screens.board.PIT+1,x
	tax
	stx	__rc31
	ldy	#0
	ldx	#0
.LBB16_158:                             ; %bb5.i94.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_157 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	clc
	lda	__rc30
	adc	awale_c64.screens.pit.OFFSET,y
	tay
	lda	__rc31
	adc	#0
	sta	__rc3
	clc
	tya
	adc	#0
	sta	__rc2
	lda	__rc3
	adc	#216
	inx
	sta	__rc3
	ldy	#0
	lda	#10
	sta	(__rc2),y
	txa
	tay
	cpx	#25
	bne	.LBB16_158
; %bb.159:                              ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldx	__rc23
	ldy	awale_c64.screens.board.LABEL,x
	lda	awale_c64.screens.board.LABEL+1,x
	tax
	clc
	tya
	sty	__rc4
	adc	#0
	sta	__rc5
	ldy	#1
	bcs	.LBB16_161
; %bb.160:                              ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldy	#0
.LBB16_161:                             ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	sty	__rc6
	txa
	adc	#192
	ldy	__rc5
	sty	__rc2
	sta	__rc3
	lda	#224
	ldy	#0
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc6
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	clc
	lda	__rc4
	adc	#1
	sta	__rc6
	ldy	#1
	bcs	.LBB16_163
; %bb.162:                              ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldy	#0
.LBB16_163:                             ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	sty	__rc7
	txa
	adc	#192
	sta	__rc3
	ldy	__rc25
	lda	__rc25
	sty	__rc5
	ora	#208
	ldy	__rc6
	sty	__rc2
	ldy	#0
	sta	(__rc2),y
	txa
	sty	__rc17
	ldy	__rc7
	cpy	#1
	ldy	__rc17
	adc	#216
	sta	__rc3
	clc
	lda	__rc4
	sta	__rc27
	adc	#2
	sta	__rc6
	lda	#1
	bcs	.LBB16_165
; %bb.164:                              ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	lda	#0
.LBB16_165:                             ; %awale_c64.screens.pit.paint.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	sta	__rc7
	txa
	adc	#192
	sta	__rc4
	lda	#9
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc4
	sta	__rc3
	lda	#224
	sta	(__rc2),y
	stx	__rc26
	txa
	ldx	__rc7
	cpx	#1
	adc	#216
	sta	__rc3
	lda	#9
	sta	(__rc2),y
	ldx	__rc5
	lda	GAME+1350,x
	tax
	cpx	#21
	stx	__rc20
	stx	__rc2
	bcc	.LBB16_167
; %bb.166:                              ; %bb2.preheader.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	txa
	clc
	adc	#235
	sta	__rc22
	ldx	#21
	jsr	__udivqi3
	sta	__rc21
	ldx	#235
	jsr	__mulqi3
	ldy	__rc21
	iny
	clc
	adc	__rc22
	sta	__rc2
.LBB16_167:                             ; %bb5.preheader.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	sty	__rc3
	inc	__rc25
	ldy	#0
.LBB16_168:                             ; %bb8.i.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_157 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ldx	awale_c64.screens.pit.TURN,y
	cpx	__rc2
	lda	#0
	bcs	.LBB16_170
; %bb.169:                              ; %bb8.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_168 Depth=3
	lda	#1
.LBB16_170:                             ; %bb8.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_168 Depth=3
	clc
	adc	__rc3
	tax
	tya
	clc
	adc	mos8(awale_c64.screens.pit.LEVEL),x
	tax
	lda	awale_c64.screens.pit.TILE,x
	tax
	stx	__rc6
	clc
	lda	__rc30
	adc	awale_c64.screens.pit.OFFSET,y
	tax
	lda	__rc31
	adc	#0
	sta	__rc5
	clc
	txa
	adc	#0
	sta	__rc4
	lda	__rc5
	adc	#192
	sta	__rc5
	tya
	tax
	ldy	#0
	lda	__rc6
	sta	(__rc4),y
	inx
	txa
	tay
	cpx	#25
	bne	.LBB16_168
; %bb.171:                              ; %awale_c64.screens.pit.put_seeds.exit.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ldx	__rc20
	lda	awale_c64.screens.line.DECIMAL,x
	sta	__rc7
	lsr
	lsr
	lsr
	lsr
	bne	.LBB16_172
	jmp	.LBB16_151
.LBB16_172:                             ; %bb3.i.i122.i.i.i.i.i
                                        ;   in Loop: Header=BB16_157 Depth=2
	ora	#192
	tax
	jmp	.LBB16_152
.LBB16_173:                             ; %awale_c64.screens.board.Board.draw.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#113
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldx	#195
	lda	#1
	jmp	.LBB16_180
.LBB16_174:                             ; %bb5.i.i.i.i.i.i51.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	lda	#16
	jmp	.LBB16_176
.LBB16_175:                             ; %bb6.i.i.i.i.i.i59.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	lda	#33
.LBB16_176:                             ; %bb18.i.i.i.i.i.i52.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	ldy	#0
.LBB16_177:                             ; %bb18.i.i.i.i.i.i52.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	sty	__rc17
	ldy	__rc5
	sty	__rc2
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	clc
	lda	__rc5
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#3
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_179
; %bb.178:                              ; %bb18.i.i.i.i.i.i52.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	inx
.LBB16_179:                             ; %bb18.i.i.i.i.i.i52.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_180:                             ; %bb2.i.i2.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc5
	sta	__rc4
	tay
	dey
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+30
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+30
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	beq	.LBB16_175
; %bb.181:                              ; %bb2.i.i2.i.i.i.i.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	cmp	#5
	bne	.LBB16_182
	jmp	.LBB16_174
.LBB16_182:                             ; %bb2.i.i2.i.i.i.i.i
                                        ;   in Loop: Header=BB16_180 Depth=2
	ldy	#0
	cmp	#255
	beq	.LBB16_183
	jmp	.LBB16_177
.LBB16_183:                             ; %awale_c64.screens.line.print.exit.i.i.i.i.i60.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcs	.LBB16_188
; %bb.184:                              ; %bb3.preheader.i.i.i.i.i.i63.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc4
	clc
	adc	#112
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
.LBB16_185:                             ; %bb3.i.i.i11.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc4
	clc
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB16_187
; %bb.186:                              ; %bb3.i.i.i11.i.i.i.i
                                        ;   in Loop: Header=BB16_185 Depth=2
	inc	__rc5
.LBB16_187:                             ; %bb3.i.i.i11.i.i.i.i
                                        ;   in Loop: Header=BB16_185 Depth=2
	lda	__rc5
	sta	__rc2
	dex
	bne	.LBB16_185
.LBB16_188:                             ; %bb2.i.i2.i.1.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#153
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldx	#195
	lda	#1
	jmp	.LBB16_195
.LBB16_189:                             ; %bb5.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	lda	#16
	jmp	.LBB16_191
.LBB16_190:                             ; %bb6.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	lda	#33
.LBB16_191:                             ; %bb18.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	ldy	#0
.LBB16_192:                             ; %bb18.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	sty	__rc17
	ldy	__rc5
	sty	__rc2
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	lda	__rc5
	clc
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#3
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_194
; %bb.193:                              ; %bb18.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	inx
.LBB16_194:                             ; %bb18.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_195:                             ; %bb2.i.i2.i.1.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc5
	sta	__rc4
	tay
	dey
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+31
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+31
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	beq	.LBB16_190
; %bb.196:                              ; %bb2.i.i2.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	cmp	#5
	bne	.LBB16_197
	jmp	.LBB16_189
.LBB16_197:                             ; %bb2.i.i2.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_195 Depth=2
	ldy	#0
	cmp	#255
	beq	.LBB16_198
	jmp	.LBB16_192
.LBB16_198:                             ; %awale_c64.screens.line.print.exit.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcs	.LBB16_203
; %bb.199:                              ; %bb3.preheader.i.i.i.1.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc4
	clc
	adc	#152
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
.LBB16_200:                             ; %bb3.i.i.i11.1.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	clc
	lda	__rc4
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB16_202
; %bb.201:                              ; %bb3.i.i.i11.1.i.i.i.i
                                        ;   in Loop: Header=BB16_200 Depth=2
	inc	__rc5
.LBB16_202:                             ; %bb3.i.i.i11.1.i.i.i.i
                                        ;   in Loop: Header=BB16_200 Depth=2
	lda	__rc5
	sta	__rc2
	dex
	bne	.LBB16_200
.LBB16_203:                             ; %bb2.i.i2.i.2.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#193
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldx	#195
	lda	#1
	jmp	.LBB16_210
.LBB16_204:                             ; %bb5.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	lda	#16
	jmp	.LBB16_206
.LBB16_205:                             ; %bb6.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	lda	#33
.LBB16_206:                             ; %bb18.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	ldy	#0
.LBB16_207:                             ; %bb18.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	sty	__rc17
	ldy	__rc5
	sty	__rc2
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	lda	__rc5
	clc
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#3
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_209
; %bb.208:                              ; %bb18.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	inx
.LBB16_209:                             ; %bb18.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_210:                             ; %bb2.i.i2.i.2.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	sty	__rc5
	sta	__rc4
	tay
	dey
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+32
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+32
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	beq	.LBB16_205
; %bb.211:                              ; %bb2.i.i2.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	cmp	#5
	bne	.LBB16_212
	jmp	.LBB16_204
.LBB16_212:                             ; %bb2.i.i2.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_210 Depth=2
	ldy	#0
	cmp	#255
	beq	.LBB16_213
	jmp	.LBB16_207
.LBB16_213:                             ; %awale_c64.screens.line.print.exit.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcs	.LBB16_218
; %bb.214:                              ; %bb3.preheader.i.i.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc4
	stx	__rc4
	ora	#192
	sta	__rc5
	ldx	#195
.LBB16_215:                             ; %bb3.i.i.i11.2.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc5
	clc
	adc	#0
	sta	__rc6
	txa
	adc	#24
	sta	__rc7
	lda	__rc5
	sta	__rc2
	stx	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc5
	bne	.LBB16_217
; %bb.216:                              ; %bb3.i.i.i11.2.i.i.i.i
                                        ;   in Loop: Header=BB16_215 Depth=2
	inx
.LBB16_217:                             ; %bb3.i.i.i11.2.i.i.i.i
                                        ;   in Loop: Header=BB16_215 Depth=2
	dec	__rc4
	bne	.LBB16_215
.LBB16_218:                             ; %awale_c64.screens.line.show.exit.i.2.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	frame_counter
	stx	__rc2
.LBB16_219:                             ; %bb2.i17.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB16_219
; %bb.220:                              ; %awale_c64.play.App.start_game.exit.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#24
	stx	53270
	ldy	#8
	sty	53272
	ldx	#0
	stx	53280
	stx	53281
	sty	53282
	ldx	#7
	stx	53283
	ldx	#27
	stx	53265
	jsr	awale_c64.app.App.go_on
	jmp	.LBB16_2
.LBB16_221:                             ; %bb2.i.i.i.i.i71.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	#33
	ldx	#195
	lda	#1
	jmp	.LBB16_228
.LBB16_222:                             ; %bb5.i.i.i.i.i85.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	lda	#16
	jmp	.LBB16_224
.LBB16_223:                             ; %bb6.i.i.i.i.i93.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	lda	#33
.LBB16_224:                             ; %bb18.i.i.i.i.i86.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	ldy	#0
	stx	__rc2
	ldx	__rc5
.LBB16_225:                             ; %bb18.i.i.i.i.i86.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	sty	__rc17
	ldy	__rc2
	sty	__rc5
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	lda	__rc2
	clc
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_227
; %bb.226:                              ; %bb18.i.i.i.i.i86.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	inx
.LBB16_227:                             ; %bb18.i.i.i.i.i86.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_228:                             ; %bb2.i.i.i.i.i71.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	stx	__rc5
	pha
	tya
	tax
	pla
	sta	__rc4
	tay
	dey
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+24
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+24
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB16_229
	jmp	.LBB16_223
.LBB16_229:                             ; %bb2.i.i.i.i.i71.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	cmp	#5
	bne	.LBB16_230
	jmp	.LBB16_222
.LBB16_230:                             ; %bb2.i.i.i.i.i71.i
                                        ;   in Loop: Header=BB16_228 Depth=2
	ldy	#0
	stx	__rc2
	ldx	__rc5
	cmp	#255
	beq	.LBB16_231
	jmp	.LBB16_225
.LBB16_231:                             ; %awale_c64.screens.line.print.exit.i.i.i.i94.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcc	.LBB16_232
	jmp	.LBB16_272
.LBB16_232:                             ; %bb3.preheader.i.i.i.i.i97.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc4
	clc
	adc	#32
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
.LBB16_233:                             ; %bb3.i.i.i.i.i100.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	clc
	lda	__rc4
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB16_235
; %bb.234:                              ; %bb3.i.i.i.i.i100.i
                                        ;   in Loop: Header=BB16_233 Depth=2
	inc	__rc5
.LBB16_235:                             ; %bb3.i.i.i.i.i100.i
                                        ;   in Loop: Header=BB16_233 Depth=2
	lda	__rc5
	sta	__rc2
	dex
	bne	.LBB16_233
	jmp	.LBB16_272
.LBB16_236:                             ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	__rc22
	ldx	GAME
	cpx	#2
	bcc	.LBB16_237
	jmp	.LBB16_255
.LBB16_237:                             ;   in Loop: Header=BB16_2 Depth=1
	stx	__rc27
	jmp	.LBB16_274
.LBB16_238:                             ; %bb2.i.i.i.i.i18.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	#33
	ldx	#195
	lda	#1
	jmp	.LBB16_245
.LBB16_239:                             ; %bb5.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	lda	#16
	jmp	.LBB16_241
.LBB16_240:                             ; %bb6.i.i.i.i.i19.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	lda	#33
.LBB16_241:                             ; %bb18.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	ldy	#0
	stx	__rc2
	ldx	__rc5
.LBB16_242:                             ; %bb18.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	sty	__rc17
	ldy	__rc2
	sty	__rc5
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	lda	__rc2
	clc
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_244
; %bb.243:                              ; %bb18.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	inx
.LBB16_244:                             ; %bb18.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_245:                             ; %bb2.i.i.i.i.i18.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	stx	__rc5
	pha
	tya
	tax
	pla
	sta	__rc4
	tay
	dey
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+24
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+24
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB16_246
	jmp	.LBB16_240
.LBB16_246:                             ; %bb2.i.i.i.i.i18.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	cmp	#5
	bne	.LBB16_247
	jmp	.LBB16_239
.LBB16_247:                             ; %bb2.i.i.i.i.i18.i
                                        ;   in Loop: Header=BB16_245 Depth=2
	ldy	#0
	stx	__rc2
	ldx	__rc5
	cmp	#255
	beq	.LBB16_248
	jmp	.LBB16_242
.LBB16_248:                             ; %awale_c64.screens.line.print.exit.i.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcc	.LBB16_249
	jmp	.LBB16_272
.LBB16_249:                             ; %bb3.preheader.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc4
	clc
	adc	#32
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
.LBB16_250:                             ; %bb3.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	lda	__rc4
	clc
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB16_252
; %bb.251:                              ; %bb3.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_250 Depth=2
	inc	__rc5
.LBB16_252:                             ; %bb3.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_250 Depth=2
	lda	__rc5
	sta	__rc2
	dex
	bne	.LBB16_250
	jmp	.LBB16_272
.LBB16_253:                             ; %bb10.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	GAME+1368
	cmp	#255
	beq	.LBB16_257
; %bb.254:                              ; %bb16.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	jsr	awale_c64.play.App.play
	jmp	.LBB16_2
.LBB16_255:                             ; %bb2.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	stx	__rc27
	cpx	#2
	beq	.LBB16_256
	jmp	.LBB16_273
.LBB16_256:                             ; %bb4.i.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	__rc22
	and	__rc2
	sta	__rc22
	jmp	.LBB16_274
.LBB16_257:                             ; %bb2.i.i.i.i1.i.i.preheader
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	#33
	ldx	#195
	lda	#1
	jmp	.LBB16_264
.LBB16_258:                             ; %bb5.i.i.i.i15.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	lda	#16
	jmp	.LBB16_260
.LBB16_259:                             ; %bb6.i.i.i.i23.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	lda	#33
.LBB16_260:                             ; %bb18.i.i.i.i16.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	ldy	#0
	stx	__rc2
	ldx	__rc5
.LBB16_261:                             ; %bb18.i.i.i.i16.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	sty	__rc17
	ldy	__rc2
	sty	__rc5
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	lda	__rc2
	clc
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_263
; %bb.262:                              ; %bb18.i.i.i.i16.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	inx
.LBB16_263:                             ; %bb18.i.i.i.i16.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_264:                             ; %bb2.i.i.i.i1.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	stx	__rc5
	pha
	tya
	tax
	pla
	sta	__rc4
	tay
	dey
	clc
	lda	#mos16lo(text_bytes)
	adc	text_lo+23
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+23
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB16_265
	jmp	.LBB16_259
.LBB16_265:                             ; %bb2.i.i.i.i1.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	cmp	#5
	bne	.LBB16_266
	jmp	.LBB16_258
.LBB16_266:                             ; %bb2.i.i.i.i1.i.i
                                        ;   in Loop: Header=BB16_264 Depth=2
	ldy	#0
	stx	__rc2
	ldx	__rc5
	cmp	#255
	beq	.LBB16_267
	jmp	.LBB16_261
.LBB16_267:                             ; %awale_c64.screens.line.print.exit.i.i.i24.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcs	.LBB16_272
; %bb.268:                              ; %bb3.preheader.i.i.i.i26.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc4
	clc
	adc	#32
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
.LBB16_269:                             ; %bb3.i.i.i.i29.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	clc
	lda	__rc4
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB16_271
; %bb.270:                              ; %bb3.i.i.i.i29.i.i
                                        ;   in Loop: Header=BB16_269 Depth=2
	inc	__rc5
.LBB16_271:                             ; %bb3.i.i.i.i29.i.i
                                        ;   in Loop: Header=BB16_269 Depth=2
	lda	__rc5
	sta	__rc2
	dex
	bne	.LBB16_269
.LBB16_272:                             ; %awale_c64.app.App.refuse.exit.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#0
	sty	54283
	sty	54279
	ldx	#6
	stx	54280
	ldx	#8
	stx	54282
	stx	54284
	sty	54285
	ldx	#15
	stx	54296
	ldx	#33
	stx	54283
	jmp	.LBB16_2
.LBB16_273:                             ; %bb3.i.i.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	__rc22
	bne	.LBB16_275
.LBB16_274:                             ; %awale_c64.core.game.Game.legal_moves.exit.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	lda	__rc22
	bne	.LBB16_275
	jmp	.LBB16_370
.LBB16_275:                             ; %bb3.i.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#0
	stx	GAME+1336
	stx	GAME+1337
	ldy	#mos16lo(GAME+1084)
	sty	__rc2
	ldy	#mos16hi(GAME+1084)
	sty	__rc3
	ldy	#mos16lo(GAME+7)
	sty	__rc4
	ldy	#mos16hi(GAME+7)
	sty	__rc5
	sta	__rc20
	lda	#15
	jsr	memcpy
	lda	__rc20
	sta	GAME+1099
	ldy	#0
	sty	GAME+1100
	ldx	#129
	stx	GAME+1102
	stx	GAME+1103
	ldx	#127
	stx	GAME+1104
	sta	__rc26
	sty	__rc25
	ldx	#0
	ldy	#21
	jmp	.LBB16_339
.LBB16_276:                             ; %bb1.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	cpx	#62
	bne	.LBB16_277
	jmp	.LBB16_369
.LBB16_277:                             ; %bb2.i27.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	frame_counter
	stx	__rc2
.LBB16_278:                             ; %bb2.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_339 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ldx	frame_counter
	cpx	__rc2
	beq	.LBB16_278
; %bb.279:                              ; %bb2.i.i.i.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	#39
	stx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	#33
	ldx	#195
	lda	#1
	jmp	.LBB16_286
.LBB16_280:                             ; %bb5.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	lda	#16
	jmp	.LBB16_282
.LBB16_281:                             ; %bb6.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	lda	#33
.LBB16_282:                             ; %bb18.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	ldy	#0
	stx	__rc2
	ldx	__rc5
.LBB16_283:                             ; %bb18.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	sty	__rc17
	ldy	__rc2
	sty	__rc5
	ldy	__rc17
	stx	__rc3
	sta	(__rc2),y
	clc
	lda	__rc2
	adc	#0
	sta	__rc2
	txa
	adc	#24
	sta	__rc3
	lda	#7
	sta	(__rc2),y
	lda	__rc4
	clc
	adc	#1
	inc	__rc5
	bne	.LBB16_285
; %bb.284:                              ; %bb18.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	inx
.LBB16_285:                             ; %bb18.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	dey
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	ldy	__rc5
.LBB16_286:                             ; %bb2.i.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_339 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	stx	__rc5
	pha
	tya
	tax
	pla
	sta	__rc4
	tay
	dey
	lda	#mos16lo(text_bytes)
	clc
	adc	text_lo+19
	sta	__rc2
	lda	#mos16hi(text_bytes)
	adc	text_hi+19
	sta	__rc3
	lda	(__rc2),y
	cmp	#3
	bne	.LBB16_287
	jmp	.LBB16_281
.LBB16_287:                             ; %bb2.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	cmp	#5
	bne	.LBB16_288
	jmp	.LBB16_280
.LBB16_288:                             ; %bb2.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_286 Depth=3
	ldy	#0
	stx	__rc2
	ldx	__rc5
	cmp	#255
	beq	.LBB16_289
	jmp	.LBB16_283
.LBB16_289:                             ; %awale_c64.screens.line.print.exit.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	__rc4
	cpx	#40
	ldx	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	bcs	.LBB16_294
; %bb.290:                              ; %bb3.preheader.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc4
	clc
	adc	#32
	sta	__rc4
	lda	#0
	adc	#195
	sta	__rc2
.LBB16_291:                             ; %bb3.i.i.i.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_339 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	lda	__rc4
	clc
	adc	#0
	sta	__rc6
	lda	__rc2
	sta	__rc5
	lda	__rc2
	adc	#24
	sta	__rc7
	lda	__rc4
	sta	__rc2
	lda	__rc5
	sta	__rc3
	lda	#0
	sta	(__rc2),y
	lda	__rc6
	sta	__rc2
	lda	__rc7
	sta	__rc3
	lda	#1
	sta	(__rc2),y
	inc	__rc4
	bne	.LBB16_293
; %bb.292:                              ; %bb3.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_291 Depth=3
	inc	__rc5
.LBB16_293:                             ; %bb3.i.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_291 Depth=3
	lda	__rc5
	sta	__rc2
	dex
	bne	.LBB16_291
.LBB16_294:                             ; %awale_c64.screens.line.message.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#0
	sty	54283
	sty	54279
	ldx	#6
	stx	54280
	ldx	#8
	stx	54282
	stx	54284
	sty	54285
	ldx	#15
	stx	54296
	ldx	#33
	stx	54283
	ldy	#16
	lda	(__rc22),y
	sta	__rc30
	ldx	GAME
	stx	__rc27
.LBB16_295:                             ; %bb18.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	inc	GAME+1336
	bne	.LBB16_297
; %bb.296:                              ; %bb18.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	inc	GAME+1337
.LBB16_297:                             ; %bb18.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	__rc28
	stx	__rc2
	ldx	__rc29
	stx	__rc3
	ldx	__rc22
	stx	__rc4
	ldx	__rc23
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	__rc28
	stx	__rc2
	ldx	__rc29
	stx	__rc3
	lda	__rc30
	jsr	awale_c64.core.moves.Position.play
	ldx	__rc28
	stx	__rc2
	ldx	__rc29
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	sta	__rc26
	ldx	__rc27
	cpx	#2
	bcs	.LBB16_299
.LBB16_298:                             ; %bb8.i40.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	__rc26
	stx	__rc20
	jmp	.LBB16_302
.LBB16_299:                             ; %bb18.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	cpx	#3
	bne	.LBB16_301
; %bb.300:                              ; %bb3.i38.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	__rc28
	stx	__rc2
	ldx	__rc29
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	and	__rc26
	sta	__rc20
	bne	.LBB16_302
	jmp	.LBB16_298
.LBB16_301:                             ; %bb4.i41.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	__rc28
	stx	__rc2
	ldx	__rc29
	stx	__rc3
	jsr	awale_c64.core.moves.Position.grand_slams
	eor	#255
	sta	__rc2
	lda	__rc26
	and	__rc2
	sta	__rc20
.LBB16_302:                             ; %awale_c64.core.moves.Position.legal_moves.exit.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	.Lawale_main_sstk+16
	cmp	#25
	bcs	.LBB16_304
; %bb.303:                              ; %awale_c64.core.moves.Position.has_majority.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	.Lawale_main_sstk+17
	cpx	#25
	bcc	.LBB16_313
.LBB16_304:                             ; %bb2.i50.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	.Lawale_main_sstk+16
	ldx	.Lawale_main_sstk+17
	stx	__rc2
.LBB16_305:                             ; %bb7.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	.Lawale_main_sstk+18
	sec
	sbc	__rc2
	sta	__rc2
	cpx	#1
	beq	.LBB16_307
; %bb.306:                              ; %bb2.i6.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sec
	lda	#0
	sbc	__rc2
.LBB16_307:                             ; %awale_c64.core.search.ahead.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sta	__rc2
	sec
	sbc	#1
	ldx	#21
	bvc	.LBB16_309
; %bb.308:                              ; %awale_c64.core.search.ahead.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_309:                             ; %awale_c64.core.search.ahead.exit.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	tay
	bmi	.LBB16_311
; %bb.310:                              ; %bb10.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sec
	lda	#99
	sbc	__rc25
	jmp	.LBB16_326
.LBB16_311:                             ; %bb11.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc2
	bne	.LBB16_312
	jmp	.LBB16_325
.LBB16_312:                             ; %select.false126
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc25
	clc
	adc	#157
	jmp	.LBB16_326
.LBB16_313:                             ; %bb3.i45.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	__rc20
	bne	.LBB16_314
	jmp	.LBB16_334
.LBB16_314:                             ; %bb26.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	__rc25
	inx
	cpx	#4
	beq	.LBB16_315
	jmp	.LBB16_335
.LBB16_315:                             ; %bb27.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	.Lawale_main_sstk+16
	ldx	.Lawale_main_sstk+18
	sec
	sbc	.Lawale_main_sstk+17
	sta	__rc2
	cpx	#1
	beq	.LBB16_317
; %bb.316:                              ; %bb2.i60.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sec
	lda	#0
	sbc	__rc2
	sta	__rc2
.LBB16_317:                             ; %awale_c64.core.search.ahead.exit.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#18
	lda	(__rc22),y
	ldy	__rc2
	sty	__rc3
	sec
	sbc	__rc2
	ldx	#21
	bvc	.LBB16_319
; %bb.318:                              ; %awale_c64.core.search.ahead.exit.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_319:                             ; %awale_c64.core.search.ahead.exit.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	tay
	bpl	.LBB16_321
; %bb.320:                              ; %bb1.i69.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#18
	lda	__rc3
	sta	(__rc22),y
	dey
	lda	__rc30
	sta	(__rc22),y
.LBB16_321:                             ; %bb3.i65.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#19
	lda	(__rc22),y
	sec
	sbc	__rc3
	bvc	.LBB16_323
; %bb.322:                              ; %bb3.i65.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_323:                             ; %bb3.i65.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#3
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	tay
	bmi	.LBB16_324
	jmp	.LBB16_338
.LBB16_324:                             ; %bb4.i68.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#19
	lda	__rc3
	jmp	.LBB16_336
.LBB16_325:                             ;   in Loop: Header=BB16_339 Depth=2
	lda	#0
.LBB16_326:                             ; %bb24.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sta	__rc2
	ldy	#18
	lda	(__rc22),y
	tay
	lda	__rc2
	sta	__rc3
	tya
	sec
	sbc	__rc2
	bvc	.LBB16_328
; %bb.327:                              ; %bb24.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_328:                             ; %bb24.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	tay
	bpl	.LBB16_330
; %bb.329:                              ; %bb1.i57.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#18
	lda	__rc3
	sta	(__rc22),y
	dey
	lda	__rc30
	sta	(__rc22),y
.LBB16_330:                             ; %bb3.i53.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#19
	lda	(__rc22),y
	sec
	sbc	__rc3
	bvc	.LBB16_332
; %bb.331:                              ; %bb3.i53.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_332:                             ; %bb3.i53.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	cmp	#0
	bmi	.LBB16_333
	jmp	.LBB16_337
.LBB16_333:                             ; %bb4.i56.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc3
	sta	(__rc22),y
	jmp	.LBB16_337
.LBB16_334:                             ; %bb4.i47.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	stx	__rc2
	clc
	adc	.Lawale_main_sstk+4
	clc
	adc	.Lawale_main_sstk+5
	clc
	adc	.Lawale_main_sstk+6
	clc
	adc	.Lawale_main_sstk+7
	clc
	adc	.Lawale_main_sstk+8
	clc
	adc	.Lawale_main_sstk+9
	clc
	tax
	lda	__rc2
	adc	.Lawale_main_sstk+10
	clc
	adc	.Lawale_main_sstk+11
	clc
	adc	.Lawale_main_sstk+12
	clc
	adc	.Lawale_main_sstk+13
	clc
	adc	.Lawale_main_sstk+14
	clc
	adc	.Lawale_main_sstk+15
	sta	__rc2
	txa
	jmp	.LBB16_305
.LBB16_335:                             ; %bb31.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sec
	lda	#0
	ldy	#20
	sbc	(__rc22),y
	sta	__rc21
	sec
	lda	#0
	dey
	sbc	(__rc22),y
	sta	__rc25
	txa
	ldx	#21
	stx	__rc2
	ldx	#0
	stx	__rc3
	sta	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc2
	sta	__rc22
	lda	#mos16hi(GAME+1084)
	adc	__rc3
	sta	__rc23
	ldx	__rc22
	stx	__rc2
	sta	__rc3
	ldx	__rc28
	stx	__rc4
	ldx	__rc29
	stx	__rc5
	ldx	#0
	lda	#15
	jsr	memcpy
	ldx	#21
	lda	__rc20
	ldy	#15
	sta	(__rc22),y
	lda	__rc21
	ldy	#19
	sta	(__rc22),y
	iny
	lda	__rc25
	sta	(__rc22),y
	ldy	#16
	lda	#0
	sta	(__rc22),y
	lda	#129
	ldy	#18
.LBB16_336:                             ; %bb6.backedge.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sta	(__rc22),y
	jmp	.LBB16_338
.LBB16_337:                             ;   in Loop: Header=BB16_339 Depth=2
	ldy	__rc25
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
.LBB16_338:                             ; %bb6.backedge.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	#0
	stx	__rc2
	sta	__rc3
	tax
	ldy	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Reload
	sty	__rc25
	tya
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	ldx	#0
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
	sta	__rc26
.LBB16_339:                             ; %bb6.i.i2.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB16_357 Depth 3
                                        ;       Child Loop BB16_278 Depth 3
                                        ;       Child Loop BB16_286 Depth 3
                                        ;       Child Loop BB16_291 Depth 3
	sty	__rc2
	stx	__rc3
	lda	__rc25
	jsr	__mulhi3
	sta	__rc2
	stx	__rc3
	lda	#mos16lo(GAME+1084)
	clc
	adc	__rc2
	sta	__rc22
	lda	#mos16hi(GAME+1084)
	adc	__rc3
	sta	__rc23
	lda	__rc26
	beq	.LBB16_345
; %bb.340:                              ; %bb2.i23.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#19
	lda	(__rc22),y
	sec
	iny
	sbc	(__rc22),y
	bvc	.LBB16_342
; %bb.341:                              ; %bb2.i23.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_342:                             ; %bb2.i23.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	tax
	bpl	.LBB16_345
; %bb.343:                              ; %bb5.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#14
	lda	(__rc22),y
	bne	.LBB16_344
	jmp	.LBB16_354
.LBB16_344:                             ; %select.false104
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	#6
	jmp	.LBB16_355
.LBB16_345:                             ; %bb10.i.i3.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc25
	bne	.LBB16_346
	jmp	.LBB16_371
.LBB16_346:                             ; %bb13.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	sec
	lda	#0
	ldy	#18
	sbc	(__rc22),y
	sta	__rc20
	ldy	__rc25
	dey
	ldx	#21
	stx	__rc2
	ldx	#0
	stx	__rc3
	tya
	sty	mos8(.Lawale_main_zp_stk)       ; 1-byte Folded Spill
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
	ldx	__rc20
	stx	__rc5
	sec
	sbc	__rc20
	bvc	.LBB16_348
; %bb.347:                              ; %bb13.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_348:                             ; %bb13.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	#21
	cmp	#0
	bpl	.LBB16_350
; %bb.349:                              ; %bb1.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc20
	sta	(__rc2),y
	ldy	#16
	lda	(__rc2),y
	iny
	sta	(__rc2),y
.LBB16_350:                             ; %bb3.i33.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#19
	lda	(__rc2),y
	sec
	sbc	__rc5
	bvc	.LBB16_352
; %bb.351:                              ; %bb3.i33.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	eor	#128
.LBB16_352:                             ; %bb3.i33.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	cmp	#0
	bmi	.LBB16_353
	jmp	.LBB16_338
.LBB16_353:                             ; %bb4.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc20
	sta	(__rc2),y
	jmp	.LBB16_338
.LBB16_354:                             ;   in Loop: Header=BB16_339 Depth=2
	ldx	#0
.LBB16_355:                             ; %select.end103
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	__rc26
	and	#1
	and	#1
	bne	.LBB16_359
; %bb.356:                              ; %bb8.i.i.i.i.preheader
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	#1
.LBB16_357:                             ; %bb8.i.i.i.i
                                        ;   Parent Loop BB16_2 Depth=1
                                        ;     Parent Loop BB16_339 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	tya
	asl
	inx
	tay
	and	__rc26
	beq	.LBB16_357
; %bb.358:                              ; %bb9.loopexit.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	tya
	eor	#255
	jmp	.LBB16_360
.LBB16_359:                             ;   in Loop: Header=BB16_339 Depth=2
	lda	#254
.LBB16_360:                             ; %bb9.i.i4.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	and	__rc26
	ldy	#15
	sta	(__rc22),y
	iny
	txa
	stx	__rc30
	sta	(__rc22),y
	ldx	key_tail
	ldy	key_head
	sty	__rc2
	cpx	__rc2
	bne	.LBB16_366
; %bb.361:                              ; %bb3.i.i31.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldx	joystick
	lda	#255
	eor	GAME+1082
	sta	__rc2
	txa
	stx	GAME+1082
	and	__rc2
	tax
	and	#16
	beq	.LBB16_362
	jmp	.LBB16_277
.LBB16_362:                             ; %bb2.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	txa
	and	#4
	beq	.LBB16_363
	jmp	.LBB16_277
.LBB16_363:                             ; %bb4.i3.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	txa
	and	#8
	beq	.LBB16_364
	jmp	.LBB16_277
.LBB16_364:                             ; %bb6.i4.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	txa
	and	#1
	and	#1
	beq	.LBB16_365
	jmp	.LBB16_277
.LBB16_365:                             ; %bb8.i6.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	txa
	and	#2
	beq	.LBB16_372
	jmp	.LBB16_277
.LBB16_372:                             ; %bb8.i6.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	jmp	.LBB16_295
.LBB16_366:                             ; %bb4.i.i26.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	ldy	key_ring,x
	inx
	txa
	and	#7
	sta	key_tail
	tya
	and	#63
	tax
	tya
	bpl	.LBB16_367
	jmp	.LBB16_276
.LBB16_367:                             ; %bb6.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	lda	awale_c64.hardware.key.CODES,x
	tax
	bne	.LBB16_368
	jmp	.LBB16_295
.LBB16_368:                             ; %bb6.i.i.i.i.i.i
                                        ;   in Loop: Header=BB16_339 Depth=2
	cpx	#171
	beq	.LBB16_369
	jmp	.LBB16_277
.LBB16_369:                             ; %bb4.i6.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	GAME+22
	beq	.LBB16_370
	jmp	.LBB16_8
.LBB16_370:                             ; %bb2.i.i.i2.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldx	#4
	stx	GAME+22
	jmp	.LBB16_8
.LBB16_371:                             ; %bb5.i.i
                                        ;   in Loop: Header=BB16_2 Depth=1
	ldy	#17
	lda	(__rc22),y
	jsr	awale_c64.play.App.play
	jmp	.LBB16_2
.Lfunc_end16:
	.size	awale_main, .Lfunc_end16-awale_main
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
.Lfunc_end17:
	.size	rules_begin, .Lfunc_end17-rules_begin
                                        ; -- End function
	.section	.text.rules_legal_moves,"ax",@progbits
	.globl	rules_legal_moves               ; -- Begin function rules_legal_moves
	.type	rules_legal_moves,@function
rules_legal_moves:                      ; @rules_legal_moves
; %bb.0:                                ; %start
	ldx	GAME+22
	lda	#0
	cpx	#0
	beq	.LBB18_2
.LBB18_1:                               ; %awale_c64.core.game.Game.legal_moves.exit
	rts
.LBB18_2:                               ; %bb2.i
	ldx	#mos16lo(GAME+7)
	stx	__rc2
	ldx	#mos16hi(GAME+7)
	stx	__rc3
	jsr	awale_c64.core.moves.Position.feeding_moves
	ldx	GAME
	cpx	#2
	bcc	.LBB18_1
; %bb.3:                                ; %bb2.i
	cpx	#2
	bne	.LBB18_5
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
.LBB18_5:                               ; %bb3.i.i
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
	bne	.LBB18_1
; %bb.6:                                ; %bb8.i.i
	txa
	rts
.Lfunc_end18:
	.size	rules_legal_moves, .Lfunc_end18-rules_legal_moves
                                        ; -- End function
	.section	.text.rules_play,"ax",@progbits
	.globl	rules_play                      ; -- Begin function rules_play
	.type	rules_play,@function
rules_play:                             ; @rules_play
; %bb.0:                                ; %start
	jsr	awale_c64.core.game.Game.play
	and	#1
	beq	.LBB19_2
; %bb.1:                                ; %bb4
	inx
	txa
	rts
.LBB19_2:                               ; %bb5
	ldy	__rc2
	stx	CAPTURE
	sty	CAPTURE+1
	ldx	__rc3
	stx	CAPTURE+2
	lda	#0
	rts
.Lfunc_end19:
	.size	rules_play, .Lfunc_end19-rules_play
                                        ; -- End function
	.section	.text.rules_take_back,"ax",@progbits
	.globl	rules_take_back                 ; -- Begin function rules_take_back
	.type	rules_take_back,@function
rules_take_back:                        ; @rules_take_back
; %bb.0:                                ; %start
	ldy	GAME+56
	ldx	GAME+57
	bne	.LBB20_2
; %bb.1:                                ; %start
	tya
	bne	.LBB20_2
	jmp	.LBB20_18
.LBB20_2:                               ; %bb2.i
	stx	mos8(.Lrules_take_back_zp_stk+3) ; 1-byte Folded Spill
	sty	mos8(.Lrules_take_back_zp_stk+2) ; 1-byte Folded Spill
	dey
	cpy	#255
	bne	.LBB20_4
; %bb.3:                                ; %bb2.i
	dex
.LBB20_4:                               ; %bb2.i
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
	bne	.LBB20_6
; %bb.5:                                ; %bb2.i
	lda	__rc3
	bne	.LBB20_6
	jmp	.LBB20_17
.LBB20_6:                               ; %bb4.i.preheader
	sty	__rc4
	sty	__rc5
.LBB20_7:                               ; %bb4.i
                                        ; =>This Inner Loop Header: Depth=1
	ldx	__rc5
	cpx	#4
	bne	.LBB20_9
; %bb.8:                                ; %bb4.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldx	__rc4
	cpx	#0
	bcc	.LBB20_10
	jmp	.LBB20_21
.LBB20_9:                               ; %bb4.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldx	__rc5
	cpx	#4
	bcc	.LBB20_10
	jmp	.LBB20_21
.LBB20_10:                              ; %bb4.i
                                        ;   in Loop: Header=BB20_7 Depth=1
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
	bne	.LBB20_12
; %bb.11:                               ; %bb4.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	inc	__rc5
.LBB20_12:                              ; %bb4.i
                                        ;   in Loop: Header=BB20_7 Depth=1
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
	beq	.LBB20_14
; %bb.13:                               ; %bb3.i.i
                                        ;   in Loop: Header=BB20_7 Depth=1
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
.LBB20_14:                              ; %awale_c64.core.game.Game.advance.exit.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldx	mos8(.Lrules_take_back_zp_stk+1) ; 1-byte Folded Reload
	stx	__rc2
	cpy	__rc2
	bne	.LBB20_16
; %bb.15:                               ; %awale_c64.core.game.Game.advance.exit.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	ldx	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Reload
	stx	__rc3
	cmp	__rc3
	sta	__rc4
	sty	__rc5
	ldy	#0
	bcs	.LBB20_17
	jmp	.LBB20_7
.LBB20_16:                              ; %awale_c64.core.game.Game.advance.exit.i
                                        ;   in Loop: Header=BB20_7 Depth=1
	cpy	__rc2
	sta	__rc4
	sty	__rc5
	ldx	mos8(.Lrules_take_back_zp_stk)  ; 1-byte Folded Reload
	stx	__rc3
	ldy	#0
	bcs	.LBB20_17
	jmp	.LBB20_7
.LBB20_17:                              ; %bb6.i
	ldx	#0
	stx	GAME+22
	ldy	mos8(.Lrules_take_back_zp_stk+2) ; 1-byte Folded Reload
	ldx	mos8(.Lrules_take_back_zp_stk+3) ; 1-byte Folded Reload
.LBB20_18:                              ; %awale_c64.core.game.Game.take_back.exit
	txa
	bne	.LBB20_22
; %bb.19:                               ; %awale_c64.core.game.Game.take_back.exit
	tya
	bne	.LBB20_22
; %bb.20:                               ; %awale_c64.core.game.Game.take_back.exit
	lda	#0
	rts
.LBB20_21:                              ; %panic.i.i
	jsr	awale_panic
.LBB20_22:                              ; %awale_c64.core.game.Game.take_back.exit
	lda	#1
	rts
.Lfunc_end20:
	.size	rules_take_back, .Lfunc_end20-rules_take_back
                                        ; -- End function
	.section	.text.rules_totals,"ax",@progbits
	.globl	rules_totals                    ; -- Begin function rules_totals
	.type	rules_totals,@function
rules_totals:                           ; @rules_totals
; %bb.0:                                ; %start
	lda	#6
	and	GAME+22
	cmp	#2
	bne	.LBB21_2
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
	jmp	.LBB21_3
.LBB21_2:                               ; %bb1.i
	ldx	GAME+19
	stx	__rc2
	lda	GAME+20
.LBB21_3:                               ; %awale_c64.core.game.Game.totals.exit
	ldx	__rc2
	stx	TOTALS
	sta	TOTALS+1
	rts
.Lfunc_end21:
	.size	rules_totals, .Lfunc_end21-rules_totals
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
	.section	.zp.data,"aw",@progbits
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
	.zero	47
	.size	.Lzp_stack, 47

	.type	.Lstatic_stack,@object          ; @static_stack
	.section	.noinit..Lstatic_stack,"aw",@nobits
.Lstatic_stack:
	.zero	62
	.size	.Lstatic_stack, 62

.set .Lawale_c64.screens.basin.Basin.put_seeds_zp_stk, .Lzp_stack+12
	.size	.Lawale_c64.screens.basin.Basin.put_seeds_zp_stk, 7
.set .Lawale_c64.screens.title.draw_setup_zp_stk, .Lzp_stack+3
	.size	.Lawale_c64.screens.title.draw_setup_zp_stk, 1
.set .Lawale_c64.app.App.show_title_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.app.App.show_title_zp_stk, 1
.set .Lawale_c64.core.moves.Position.grand_slams_zp_stk, .Lzp_stack+28
	.size	.Lawale_c64.core.moves.Position.grand_slams_zp_stk, 19
.set .Lawale_c64.core.moves.Position.play_zp_stk, .Lzp_stack+28
	.size	.Lawale_c64.core.moves.Position.play_zp_stk, 6
.set .Lawale_c64.core.game.Game.natural_end_zp_stk, .Lzp_stack+7
	.size	.Lawale_c64.core.game.Game.natural_end_zp_stk, 21
.set .Lawale_c64.core.game.Game.play_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.core.game.Game.play_zp_stk, 5
.set .Lawale_c64.screens.board.Board.set_mark_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.screens.board.Board.set_mark_zp_stk, 25
.set .Lawale_c64.play.App.take_into_store_zp_stk, .Lzp_stack+5
	.size	.Lawale_c64.play.App.take_into_store_zp_stk, 7
.set .Lawale_c64.screens.line.message_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.screens.line.message_zp_stk, 3
.set .Lawale_c64.app.App.go_on_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.app.App.go_on_zp_stk, 3
.set .Lawale_c64.play.App.choose_zp_stk, .Lzp_stack+2
	.size	.Lawale_c64.play.App.choose_zp_stk, 2
.set .Lawale_main_zp_stk, .Lzp_stack
	.size	.Lawale_main_zp_stk, 2
.set .Lrules_legal_moves_zp_stk, .Lzp_stack
	.size	.Lrules_legal_moves_zp_stk, 1
.set .Lrules_take_back_zp_stk, .Lzp_stack
	.size	.Lrules_take_back_zp_stk, 7
.set .Lawale_c64.core.game.Game.refusal_sstk, .Lstatic_stack+46
	.size	.Lawale_c64.core.game.Game.refusal_sstk, 2
.set .Lawale_c64.core.game.Game.natural_end_sstk, .Lstatic_stack+46
	.size	.Lawale_c64.core.game.Game.natural_end_sstk, 16
.set .Lawale_c64.play.App.show_marks_sstk, .Lstatic_stack+46
	.size	.Lawale_c64.play.App.show_marks_sstk, 2
.set .Lawale_c64.play.App.play_sstk, .Lstatic_stack+28
	.size	.Lawale_c64.play.App.play_sstk, 18
.set .Lawale_main_sstk, .Lstatic_stack
	.size	.Lawale_main_sstk, 28
	.section	".note.GNU-stack","",@progbits
	;Declaring this symbol tells the CRT that there is something in .bss, so it may need to be zeroed.
	.globl	__do_zero_bss
	;Declaring this symbol tells the CRT that there is something in .zp.data, so it may need to be copied from LMA to VMA.
	.globl	__do_copy_zp_data
	;Declaring this symbol tells the CRT that the stack pointer needs to be initialized.
	.globl	__do_init_stack
