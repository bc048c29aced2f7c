//! The adapter on IR that the rustc in use writes: what is changed, refused and kept.

use std::fs;

use awale::toolchain::adapter::{self, PANIC_ROUTINE, Refusal};
use awale::toolchain::llvm_mos::LlvmMos;
use awale::toolchain::rustc;

/// The IR of a `no_std` crate that consists of `source`.
#[track_caller]
fn compile(source: &str) -> String {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("lib.rs");
    let ir = directory.path().join("lib.ll");
    fs::write(&file, format!("#![no_std]\n#![allow(unused)]\n{source}")).unwrap();
    let output = rustc::command()
        .args(rustc::FLAGS)
        .arg("-o")
        .arg(&ir)
        .arg(&file)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    fs::read_to_string(ir).unwrap()
}

/// The adapted IR, after the checks that hold for every program.
#[track_caller]
fn ok(source: &str) -> String {
    let ir = compile(source);
    let adapted = adapter::adapt(&ir).unwrap_or_else(|refusal| panic!("{refusal}"));
    for gone in [
        "x86_64",
        "aarch64",
        "target-cpu",
        "probe-stack",
        "uwtable",
        "nonlazybind",
        "captures(",
        "dead_on_return",
        "nocreateundeforpoison",
        "llvm.lifetime",
        "personality",
        "resume ",
        "= { }",
        "llvm.memcpy.p0.p0.i64",
        "llvm.memmove.p0.p0.i64",
        "llvm.memset.p0.i64",
        "core9panicking",
        "align 2",
        "align 8",
        "!align",
    ] {
        let line = adapted.lines().find(|line| line.contains(gone));
        assert_eq!(line, None, "{gone:?} is left");
    }
    adapted
}

/// The refusal of a program.
#[track_caller]
fn err(source: &str) -> Refusal {
    let ir = compile(source);
    let refusal = match adapter::adapt(&ir) {
        Err(refusal) => refusal,
        Ok(adapted) => panic!("not refused:\n{adapted}"),
    };
    // The line is one of the IR, and the item it is in lies around it.
    assert!((1..=ir.lines().count()).contains(&refusal.place.line));
    refusal
}

/// The text of one function of adapted IR, from its head to its closing brace.
#[track_caller]
fn function<'a>(ir: &'a str, symbol: &str) -> &'a str {
    let name = format!("@{symbol}(");
    let head = ir
        .lines()
        .find(|line| line.starts_with("define ") && line.contains(&name))
        .unwrap_or_else(|| panic!("no {symbol} in\n{ir}"));
    let start = ir.find(head).unwrap();
    let end = ir[start..].find("\n}").unwrap();
    &ir[start..start + end]
}

#[test]
fn three_way_comparisons_get_a_body() {
    let source = "
        use core::cmp::Ordering;
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(a: u16, b: u16, c: i8) -> i8 {
            match a.cmp(&b) {
                Ordering::Less => 3,
                Ordering::Equal => c.signum(),
                Ordering::Greater => 7,
            }
        }";
    let before = compile(source);
    assert!(before.contains("@llvm.ucmp.i8.i16("), "nothing to expand");
    assert!(before.contains("@llvm.scmp.i8.i8("), "nothing to expand");
    let ir = ok(source);
    assert!(!ir.contains("@llvm."), "{ir}");
    let body = function(&ir, "three_way.ucmp.i8.i16");
    assert!(body.contains("icmp ult i16 %a, %b"), "{body}");
    let body = function(&ir, "three_way.scmp.i8.i8");
    assert!(body.contains("icmp slt i8 %a, %b"), "{body}");
}

#[test]
fn the_machine_is_the_6502() {
    let ir = ok("#[unsafe(no_mangle)] pub extern \"C\" fn entry() {}");
    assert!(ir.contains(
        "target datalayout = \"e-m:e-p:16:8-p1:8:8-i16:8-i32:8-i64:8-f32:8-f64:8-a:8-Fi8-n8\"\n\
         target triple = \"mos\"\n"
    ));
    assert_eq!(ir.matches("target datalayout").count(), 1);
}

#[test]
fn attributes_that_both_know_are_kept() {
    let source = "
        #[cold] #[inline(never)] fn rare(x: &u8) -> u8 { *x }
        #[inline(always)] fn often(x: u8) -> u8 { x ^ 1 }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(x: u8) -> u8 { rare(&often(x)) }";
    assert!(compile(source).contains("captures("), "nothing to change");
    let ir = ok(source);
    let groups: Vec<_> = ir
        .lines()
        .filter(|line| line.starts_with("attributes"))
        .collect();
    for kept in ["cold", "noinline", "nounwind", "alwaysinline"] {
        assert!(
            groups.iter().any(|g| g.contains(kept)),
            "{kept}: {groups:?}"
        );
    }
    assert!(function(&ir, "awale_c64.rare").contains("ptr noalias noundef readonly align 1"));
}

#[test]
fn lifetimes_are_dropped() {
    let source = "
        unsafe extern \"C\" { fn fill(x: &mut [u8; 4]); }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry() -> u8 {
            let mut x = [0; 4];
            unsafe { fill(&mut x) };
            x[2]
        }";
    assert!(
        compile(source).contains("llvm.lifetime.start"),
        "nothing to drop"
    );
    ok(source);
}

#[test]
fn constant_lengths_become_16_bit() {
    let source = "
        pub static mut A: [u8; 300] = [1; 300];
        pub static mut B: [u8; 300] = [2; 300];
        #[unsafe(no_mangle)] pub extern \"C\" fn entry() {
            unsafe {
                A = B;
                B = [0; 300];
            }
        }";
    let ir = ok(source);
    let entry = function(&ir, "entry");
    assert!(entry.contains("@llvm.memcpy.p0.p0.i16("), "{entry}");
    assert!(entry.contains("i16 300, i1 false)"), "{entry}");
    assert!(entry.contains("@llvm.memset.p0.i16("), "{entry}");
    assert!(ir.contains("declare void @llvm.memcpy.p0.p0.i16("), "{ir}");

    // rustc writes memmove only with lengths that it computes.
    let moving = compile(source).replace("llvm.memcpy", "llvm.memmove");
    let ir = adapter::adapt(&moving).unwrap();
    assert!(
        function(&ir, "entry").contains("@llvm.memmove.p0.p0.i16("),
        "{ir}"
    );
}

#[test]
fn constant_lengths_of_library_calls_become_16_bit() {
    let ir = ok("
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(a: &[u8; 40], b: &[u8; 40]) -> bool {
            a == b
        }");
    let called = ["memcmp", "bcmp"]
        .iter()
        .any(|name| ir.contains(&format!("@{name}(ptr ")) && ir.contains("i16 40)"));
    assert!(called || ir.contains("load i320"), "{ir}");
}

#[test]
fn variable_lengths_are_refused() {
    let refusal = err("
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(to: &mut [u8; 40], from: &[u8; 40], n: u8) {
            to[..n as usize].copy_from_slice(&from[..n as usize]);
        }");
    assert_eq!(
        refusal.cause,
        "the length of a memcpy is not a constant below 65536"
    );
    let place = refusal.to_string();
    assert!(place.contains("copy_from_slice"), "{place}");
    assert!(place.contains("called from `entry`"), "{place}");
    assert!(refusal.remedy.contains("u8 index"));
}

#[test]
fn panics_become_one_routine() {
    let source = "
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(a: &[u8; 5], i: u8, d: u8) -> u8 {
            let x: Option<u8> = a.get(i as usize).copied();
            let y = a[d as usize] / d;
            let z = x.expect(\"there\").clamp(d, i);
            assert!(z < 3, \"never {}\", z);
            if y == 7 { unreachable!() } else if z == 3 { panic!(\"no\") }
            a[i as usize..d as usize][0]
        }";
    let before = compile(source);
    for panicking in [
        "panic_bounds_check",
        "panic_const_div_by_zero",
        "expect_failed",
    ] {
        assert!(before.contains(panicking), "{panicking}");
    }
    let ir = ok(source);
    let declared = format!("declare void @{PANIC_ROUTINE}() cold noreturn nounwind nocallback\n");
    assert_eq!(ir.matches(&declared).count(), 1);
    assert!(ir.matches(&format!("call void @{PANIC_ROUTINE}()")).count() >= 8);
    // Neither formatted messages nor locations are left in the program.
    for gone in ["never ", "lib.rs", "src/slice", "<{ ptr"] {
        let data = ir.lines().filter(|line| line.starts_with('@'));
        assert!(
            data.clone().all(|line| !line.contains(gone)),
            "{gone}\n{ir}"
        );
    }
}

#[test]
fn a_panic_routine_in_rust_is_used() {
    let ir = ok(
        "
        #[unsafe(no_mangle)] pub extern \"C\" fn awale_panic() -> ! { loop {} }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(a: &[u8; 5], i: u8) -> u8 { a[i as usize] }",
    );
    assert!(!ir.contains("declare void @awale_panic"));
    assert!(function(&ir, "entry").contains("call void @awale_panic()"));
}

#[track_caller]
fn err_pointer(statics: &str, entry: &str, title: &str) {
    let refusal = err(&format!(
        "{statics}\n#[unsafe(no_mangle)] pub extern \"C\" fn entry(i: u8) -> u8 {{ {entry} }}"
    ));
    assert!(refusal.cause.contains("pointer"), "{refusal}");
    assert_eq!(refusal.place.title, title);
}

#[test]
fn pointers_in_data_are_refused() {
    err_pointer(
        "pub static NAMES: [&str; 2] = [\"ab\", \"cde\"];",
        "NAMES[i as usize].len() as u8",
        "awale_c64::NAMES",
    );
    err_pointer(
        "fn a(x: u8) -> u8 { x } fn b(x: u8) -> u8 { x + 1 }
         mod play { pub static MOVES: [fn(u8) -> u8; 2] = [super::a, super::b]; }",
        "play::MOVES[i as usize](3)",
        "awale_c64::play::MOVES",
    );
    // Constants have no name in the IR: the function that uses them is named.
    err_pointer(
        "const LISTS: &[&[u8]] = &[&[1, 2], &[3]];",
        "LISTS[i as usize][0]",
        "entry",
    );
    err_pointer(
        "trait Sow { fn sow(&self) -> u8; }
         impl Sow for u8 { fn sow(&self) -> u8 { *self } }
         #[inline(never)] fn call(x: &dyn Sow) -> u8 { x.sow() }",
        "call(&i)",
        "entry",
    );
}

#[test]
fn references_in_arguments_and_locals_are_kept() {
    let ir = ok("
        pub struct Board { pits: [u8; 12], side: u8 }
        struct View<'a> { board: &'a Board, pit: u8, seeds: u8, spare: u8 }
        pub static BOARD: Board = Board { pits: [4; 12], side: 0 };
        #[inline(never)] fn look(view: &View) -> u8 { view.board.pits[view.pit as usize] + view.seeds }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(i: u8) -> u8 {
            let names: [&[u8]; 3] = [b\"a\", b\"bc\", b\"def\"];
            names[i as usize][0] + look(&View { board: &BOARD, pit: i, seeds: 1, spare: 2 })
        }");
    // A slice takes 16 bytes in rustc's layout, so the step between two has 16 bytes.
    let entry = function(&ir, "entry");
    assert!(
        entry.contains("getelementptr inbounds nuw [16 x i8], ptr %names"),
        "{entry}"
    );
    assert!(entry.contains("store ptr @awale_c64.BOARD"), "{entry}");
}

#[test]
fn precompiled_functions_of_core_are_refused_by_name() {
    let refusal = err("
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(a: &[u8; 5]) -> bool {
            core::str::from_utf8(a).is_ok()
        }");
    assert_eq!(
        refusal.cause,
        "`core::str::converts::from_utf8` exists only compiled for the host"
    );
    assert_eq!(refusal.place.title, "entry");
}

#[test]
fn what_is_not_reached_is_not_refused() {
    let ir = ok("
        pub static NAMES: [&str; 2] = [\"ab\", \"cde\"];
        pub fn unused(a: &[u8]) -> bool { core::str::from_utf8(a).is_ok() }
        #[derive(Debug)] pub struct Pit(u8);
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(i: u8) -> u8 { Pit(i).0 }");
    assert!(!ir.contains("NAMES"), "{ir}");
    assert!(!ir.contains("unused"), "{ir}");
    assert!(!ir.contains("fmt"), "{ir}");
}

#[test]
fn only_exported_symbols_are_seen_outside() {
    let ir = ok("
        pub static TABLE: [u8; 3] = [1, 2, 3];
        pub mod deep { pub static mut COUNT: u8 = 0; }
        #[unsafe(no_mangle)] pub static mut shared: u16 = 7;
        pub fn helper<T: Copy>(x: T) -> T { x }
        #[inline(never)] pub fn public(i: u8) -> u8 {
            unsafe { deep::COUNT += 1; shared += 1; }
            helper(TABLE[i as usize]) + helper(i as u16) as u8
        }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry(i: u8) -> u8 { public(i) }");
    assert!(
        ir.contains("\n@awale_c64.TABLE = internal constant [3 x i8]"),
        "{ir}"
    );
    assert!(
        ir.contains("\n@awale_c64.deep.COUNT = internal global [1 x i8]"),
        "{ir}"
    );
    assert!(ir.contains("\n@shared = global [2 x i8]"), "{ir}");
    for definition in ir.lines().filter(|line| line.starts_with("define ")) {
        let exported = definition.contains("@entry(");
        let internal = definition.starts_with("define internal ");
        assert!(exported != internal, "{definition}");
    }
    // Instances of one generic function are told apart.
    function(&ir, "awale_c64.helper");
    function(&ir, "awale_c64.helper.2");
    assert!(
        !ir.contains("_ZN") && !ir.contains("_R"),
        "a mangled name is left"
    );
}

#[test]
fn hardware_and_assembly_stay_as_they_are() {
    let ir = ok("
        unsafe extern \"C\" {
            static mut frame_counter: u8;
            static charset: [u8; 2048];
            fn kernel(a: u8, b: u16) -> u8;
        }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry() {
            unsafe {
                core::ptr::write_volatile(0xD020 as *mut u8, frame_counter);
                let line = core::ptr::read_volatile(0xD012 as *const u8);
                core::ptr::write_volatile(0xD021 as *mut u8, kernel(line, 3) + charset[9]);
            }
        }");
    assert!(ir.contains("@frame_counter = external global i8"), "{ir}");
    assert!(
        ir.contains("@charset = external global [2048 x i8]"),
        "{ir}"
    );
    // Assembly calls nothing back.
    let kernel = ir
        .lines()
        .find(|line| line.starts_with("declare ") && line.contains("@kernel("));
    assert!(
        kernel.is_some_and(|line| line.ends_with(" nocallback")),
        "{ir}"
    );
    assert!(ir.contains("store volatile i8"), "{ir}");
    assert!(ir.contains("load volatile i8"), "{ir}");
}

#[test]
fn wide_arguments_of_assembly_are_refused() {
    let refusal = err("
        unsafe extern \"C\" { fn clear(at: *mut u8, length: usize); }
        #[unsafe(no_mangle)] pub extern \"C\" fn entry() {
            unsafe { clear(0xC000 as *mut u8, 1000) }
        }");
    assert_eq!(refusal.cause, "`clear` takes or returns 64 bits");
    assert_eq!(refusal.place.title, "entry");
}

/// What the program is made of: tables, enums, options, matches, loops, slices, u16 arithmetic.
const SAMPLE: &str = "
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub struct Position { pits: [u8; 12], stores: [u8; 2], side: u8 }
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub enum End { None, Majority, Repetition(u8), Pair(u8, u16) }
    const fn table() -> [[u8; 12]; 12] {
        let mut table = [[0; 12]; 12];
        let mut i = 0;
        while i < 144 { table[i / 12][i % 12] = ((i / 12 + i % 12) % 12) as u8; i += 1; }
        table
    }
    static TABLE: [[u8; 12]; 12] = table();
    static PAIRS: [(u8, u16); 3] = [(1, 2), (3, 4), (5, 6)];
    static OPTIONS: [Option<u16>; 3] = [None, Some(1), Some(5)];
    static mut POSITION: Position = Position { pits: [4; 12], stores: [0; 2], side: 0 };
    static mut LOG: [Option<u8>; 20] = [None; 20];
    static mut WORDS: [u16; 9] = [0; 9];
    impl Position {
        fn sow(&mut self, pit: u8) -> End {
            let seeds = core::mem::replace(&mut self.pits[pit as usize], 0);
            for k in 0..seeds {
                let pit = TABLE[pit as usize][k as usize];
                self.pits[pit as usize] = self.pits[pit as usize].saturating_add(1);
            }
            match self.pits.iter().sum::<u8>() {
                0 => End::None,
                25..=48 => End::Majority,
                7 => End::Repetition(seeds),
                sum => End::Pair(sum, sum as u16 * 3),
            }
        }
        fn legal(&self) -> u8 {
            let mut mask = 0;
            for i in 0..6u8 { if self.pits[i as usize] > 0 { mask |= 1 << i; } }
            mask
        }
        fn first(&self) -> Option<u8> { self.pits.iter().position(|&x| x > 3).map(|x| x as u8) }
    }
    #[unsafe(no_mangle)] pub extern \"C\" fn entry(i: u8, j: u8) -> u16 {
        let position = unsafe { &mut *(&raw mut POSITION) };
        let before = *position;
        let end = position.sow(i);
        let mask = position.legal();
        let bits = mask.count_ones() as u8 + mask.leading_zeros() as u8 + mask.trailing_zeros() as u8;
        let x = bits.rotate_left(3).saturating_sub(j).abs_diff(9).min(i);
        let y = x.checked_mul(j).unwrap_or(mask.wrapping_mul(17)).max(position.first().unwrap_or(3));
        let mut buffer = [0u8; 40];
        for (i, byte) in buffer.iter_mut().enumerate() { *byte = i as u8 ^ j; }
        buffer.swap(1, 3);
        let mut sum = PAIRS[i as usize].1 + OPTIONS[j as usize].unwrap_or(8) + x as u16;
        for window in buffer.windows(2) { sum += (window[0] ^ window[1]) as u16; }
        for chunk in buffer.chunks_exact(4).rev() { sum ^= chunk[0] as u16; }
        unsafe {
            LOG[(y % 20) as usize] = Some(y / 10);
            WORDS[(y & 7) as usize] = (y as u16).wrapping_mul(40).wrapping_add(sum);
            sum = (WORDS[1] as i16 - 7).clamp(-100, 100) as u16;
        }
        let word: &[u8] = match y { 0 => b\"abc\", 1 => b\"defgh\", _ => b\"x\" };
        for byte in word { sum += *byte as u16; }
        if before == *position { sum += 1; }
        match end {
            End::None => sum,
            End::Majority => sum << 1,
            End::Repetition(x) => x as u16,
            End::Pair(a, b) => b.wrapping_sub(a as u16),
        }
    }";

#[test]
fn a_program_with_everything_is_adapted() {
    let ir = ok(SAMPLE);
    assert!(
        ir.contains("@awale_c64.TABLE = internal constant [144 x i8]"),
        "{ir}"
    );
    assert!(
        !ir.contains("_ZN") && !ir.contains("_RN"),
        "a mangled name is left"
    );
}

#[test]
fn llvm_mos_takes_the_result() {
    let Some(llvm_mos) = LlvmMos::find(None).unwrap() else {
        println!("skipped: llvm-mos not found");
        return;
    };
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("adapted.ll");
    fs::write(&file, ok(SAMPLE)).unwrap();
    let assembly = llvm_mos.compile(&file).unwrap();
    assert!(assembly.contains("\nentry:"), "{assembly}");
    assert!(!assembly.contains("panic_locations"), "{assembly}");
}
