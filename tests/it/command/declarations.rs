//! What several commands share is declared only once.

use std::collections::BTreeMap;
use std::path::Path;

use fivefoot::command::SPECS;
use fivefoot::command::spec::Kind;

use crate::door::Door;

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

/// If the mount is what moves, a rider's movement is refused, and a rider who names nobody means the mount. One field of the
/// declaration covers both. A look is about the mount either way.
#[test]
fn what_a_rider_cannot_do_by_themselves_is_declared() {
    let mut refused: Vec<String> = Vec::new();
    for ruleset in ["srd35", "epic-path", "rise"] {
        let mut door = Door::open();
        door.done(&format!("/table new width:16 height:10 ruleset:{ruleset}"));
        door.done("/creature add name:Horse at:D4 size:large side:heroes");
        door.done(
            "/creature add name:Rider at:D4 side:heroes modes:\"fly 30, swim 30, climb 30, burrow 30\" strength:10",
        );
        for (name, at, side) in [("Ogre", "B2", "heroes"), ("Hero", "H4", "heroes"), ("Goblin", "F4", "foes")] {
            door.done(&format!("/creature add name:{name} at:{at} side:{side}"));
        }
        door.done("/mount creature:Rider target:Horse");
        for spec in SPECS.iter().filter(|spec| spec.option("creature").is_some()) {
            let previews = spec.option("preview").is_some();
            if !previews && !spec.looks && !spec.goes {
                continue;
            }
            let words = spec.example.split(' ').filter(|word| !word.starts_with("creature:"));
            let preview = if previews { " preview:true" } else { "" };
            let line = format!("{} creature:Rider{preview}", words.collect::<Vec<_>>().join(" "));
            let answer = door.ask(&line);
            let message = answer["message"].as_str().unwrap_or_default();
            if message.starts_with("Rider is riding Horse: move Horse instead") {
                assert!(spec.goes, "{line}: {message}");
                refused.push(spec.words());
            }
        }
    }
    let missed: Vec<String> = SPECS
        .iter()
        .filter(|spec| spec.goes && !["options", "reachable"].contains(&spec.name))
        .map(|spec| spec.words())
        .filter(|words| !refused.contains(words))
        .collect();
    assert_eq!(missed, Vec::<String>::new());
}
