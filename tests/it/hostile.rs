//! Bytes that anybody may send, at every entry point: each input of the fuzzers' corpus, and as many again with the kinds of
//! damage that fuzzers do. `FIVEFOOT_HOSTILE=100000` sends more.

#[path = "../../fuzz/entries.rs"]
mod entries;

use std::fs;
use std::path::Path;

use crate::chance::Chance;

/// Fragments that parsers stumble over.
const PIECES: [&str; 16] = [
    "\"",
    "{",
    "[[[[[[[[",
    "null",
    "-1",
    "1e308",
    "99999999999999999999",
    "NaN",
    "\u{202e}",
    "\u{0}",
    "\u{3164}",
    ":",
    "\n",
    "A1:GR200",
    "\u{1f468}\u{200d}\u{1f469}",
    "\\u0000",
];

/// A damaged copy of the bytes.
fn damaged(bytes: &[u8], others: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut damaged = bytes.to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(damaged.len() as u64 + 1) as usize;
        let end = (at + chance.below(9) as usize).min(damaged.len());
        match chance.below(6) {
            0 => drop(damaged.drain(at..end)),
            1 => damaged.truncate(at),
            2 => damaged.splice(at..at, PIECES[chance.below(PIECES.len() as u64) as usize].bytes()).for_each(drop),
            3 => damaged.get_mut(at).into_iter().for_each(|byte| *byte ^= 1 << chance.below(8)),
            4 => {
                let twice = damaged[at..end].to_vec();
                damaged.splice(at..at, twice.repeat(1 + chance.below(40) as usize)).for_each(drop);
            }
            _ => {
                let other = &others[chance.below(others.len() as u64) as usize];
                let from = chance.below(other.len() as u64) as usize;
                damaged.splice(at..end, other[from..].iter().copied()).for_each(drop);
            }
        }
    }
    damaged
}

#[test]
fn no_bytes_are_too_much_for_a_way_in() {
    let many = std::env::var("FIVEFOOT_HOSTILE").ok().and_then(|many| many.parse().ok()).unwrap_or(40_u64);
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let mut sent = 0;
    let mut targets: Vec<_> = fs::read_dir(corpus).unwrap().map(|folder| folder.unwrap().path()).collect();
    targets.sort();
    for folder in targets {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let way = entries::named(&name).unwrap_or_else(|| panic!("no way in is called {name}"));
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let inputs: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
        assert!(!inputs.is_empty(), "{name} has no corpus");
        let mut chance = Chance(7);
        for nth in 0..inputs.len() as u64 + many {
            let input = match inputs.get(nth as usize) {
                Some(whole) => whole.clone(),
                None => damaged(&inputs[chance.below(inputs.len() as u64) as usize], &inputs, &mut chance),
            };
            let sure = std::panic::catch_unwind(|| way(&input));
            assert!(sure.is_ok(), "{name}: {:?}", String::from_utf8_lossy(&input));
            sent += 1;
        }
    }
    println!("{sent} inputs");
}
