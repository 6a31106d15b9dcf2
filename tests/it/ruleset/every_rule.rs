//! Every rule occurs in a test.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fivefoot::ruleset::RuleId;

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The text of a test: Rust strings, or the commands and answers of a ruling.
fn said(path: &Path) -> String {
    let text = || std::fs::read_to_string(path).unwrap();
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("rs") => {
            let text = text();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            code.flat_map(|line| line.split('"').skip(1).step_by(2)).collect::<Vec<_>>().join("\n")
        }
        Some("ruling") => {
            let text = text();
            text.lines()
                .filter(|line| line.starts_with(['/', '>', '=']) && !line.starts_with("=="))
                .collect::<Vec<_>>()
                .join("\n")
        }
        _ => String::new(),
    }
}

#[test]
fn every_rule_stands_in_a_test() {
    let mut words = BTreeSet::new();
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")) {
        // A slash belongs to the word, because `/run` is a command and not a rule.
        let is_apart =
            |letter: char| !(letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-/".contains(letter));
        words.extend(said(&path).split(is_apart).map(str::to_owned));
    }
    let in_none: Vec<&str> = RuleId::ALL.iter().map(|rule| rule.word()).filter(|word| !words.contains(*word)).collect();
    assert!(in_none.is_empty(), "show each of these rules in a test, such as a file of tests/rulings: {in_none:?}");
}
