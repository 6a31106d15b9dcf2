//! What several commands share is declared once.

use std::collections::BTreeMap;
use std::path::Path;

use fivefoot::command::SPECS;
use fivefoot::command::spec::Kind;

/// How often each option's name is declared in the sources of a folder: `may("to", ...)`, `needs("to", ...)`.
fn declared(folder: &Path, times: &mut BTreeMap<String, usize>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            declared(&path, times);
            continue;
        }
        let text: String = std::fs::read_to_string(path).unwrap().split_whitespace().collect();
        for (call, nth) in [("may(\"", 0), ("needs(\"", 0), ("short_for(\"", 2)] {
            for (_, after) in text.match_indices(call).map(|(at, _)| text.split_at(at + call.len())) {
                *times.entry(after.split('"').nth(nth).unwrap().to_owned()).or_default() += 1;
            }
        }
    }
}

#[test]
fn two_options_of_one_name_and_kind_are_one_declaration() {
    let mut times = BTreeMap::new();
    declared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/command"), &mut times);
    assert!(times.len() > 100, "{times:?}");
    for (name, times) in times {
        let mut kinds: Vec<Kind> = Vec::new();
        for option in SPECS.iter().flat_map(|spec| spec.options).filter(|option| option.name == name) {
            if !kinds.contains(&option.kind) {
                kinds.push(option.kind);
            }
        }
        assert!(
            times <= kinds.len() || name.is_empty(),
            "`{name}` is declared {times} times for {} kinds of values; take it from input/options.rs",
            kinds.len()
        );
    }
}
