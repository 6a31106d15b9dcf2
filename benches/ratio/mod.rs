//! The short form of the benchmarks: a few pairs of implementations, and how many times as long one takes as the other. It
//! fails if that drops below half of the recorded ratio. It is built like the tests, so that CI compiles nothing twice; the
//! ratios are those of that profile.

use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How many times as long another implementation takes as ours.
pub struct Ratio {
    /// What is compared.
    pub what: &'static str,
    /// The recorded ratio.
    pub noted: f64,
    /// The ratio in this run.
    pub now: f64,
}

/// Whether the short form was asked for: `cargo bench --profile dev --bench reach -- --short`.
pub fn is_short() -> bool {
    std::env::args().any(|argument| argument == "--short")
}

/// How many times as long the other implementation takes as ours, by the fastest of `turns` runs each. They alternate, so that
/// both get the same quiet moments of a busy machine.
pub fn times(turns: u32, mut ours: impl FnMut(), mut other: impl FnMut()) -> f64 {
    let timed = |way: &mut dyn FnMut()| {
        let begun = Instant::now();
        way();
        begun.elapsed()
    };
    let mut fastest = (Duration::MAX, Duration::MAX);
    for _ in 0..turns {
        fastest = (fastest.0.min(timed(&mut ours)), fastest.1.min(timed(&mut other)));
    }
    fastest.1.as_secs_f64() / fastest.0.as_secs_f64()
}

/// Prints the ratios, and fails if one of them has dropped below half of the recorded one.
pub fn compared(ratios: &[Ratio]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for Ratio { what, noted, now } in ratios {
        let fell = *now < noted / 2.0;
        let verdict = if fell { ": FELL TO LESS THAN HALF" } else { "" };
        println!("{what}: {now:.2} times as long as ours, {noted:.2} noted{verdict}");
        if fell {
            code = ExitCode::FAILURE;
        }
    }
    code
}
