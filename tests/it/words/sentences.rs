//! The sentences: every one in the code exists in English, with exactly its arguments; every one in the files is used; and
//! the other languages have the same ones.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use regex::Regex;

/// Sentences by key, with the arguments of each.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// The files with the sentences of answers.
pub(super) const FILES: [&str; 7] = ["things", "rulings", "moves", "table", "turns", "rules", "pictures"];

/// Prefixes of keys that are composed of a kind and a word, where the code knows the words.
const KINDS: &[&str] = &[
    "language",
    "units",
    "verb",
    "condition",
    "size",
    "shape",
    "terrain",
    "weight",
    "gait",
    "race",
    "mode",
    "maneuverability",
    "grade",
    "direction",
    "land",
    "road",
    "mount",
    "vehicle",
    "pace",
    "book",
    "flier",
    "thrust",
    "maneuver-called",
    "skill",
    "a-skill-check",
    "defense",
    "modifier",
    "bonus",
    "weather",
    "policy",
    "figure",
    "rule",
    "cell",
];

fn standing(language: &str) -> Sentences {
    bodies(language).into_iter().map(|(key, (_, args))| (key, args)).collect()
}

/// A language's sentences by key: the text and the arguments.
pub(super) fn bodies(language: &str) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let (head, arg) = (Regex::new(r"(?m)^([a-z][a-z0-9-]*) =").unwrap(), Regex::new(r"\$([a-z_]+)").unwrap());
    let mut found = BTreeMap::new();
    for file in FILES {
        let text = std::fs::read_to_string(format!("assets/words/{language}/{file}.ftl")).unwrap();
        let text: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        let heads: Vec<_> = head.captures_iter(&text).collect();
        for (at, key) in heads.iter().enumerate() {
            let from = key.get(0).unwrap().end();
            let to = heads.get(at + 1).map_or(text.len(), |next| next.get(0).unwrap().start());
            let args = arg.captures_iter(&text[from..to]).map(|arg| arg[1].to_owned()).collect();
            let earlier = found.insert(key[1].to_owned(), (text[from..to].to_owned(), args));
            assert!(earlier.is_none(), "{language}: {} stands twice", &key[1]);
        }
    }
    found
}

/// The text between this opening bracket and its closing one.
fn inside(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (1_u32, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => {
                depth -= 1;
                if depth == 0 {
                    return &text[..at];
                }
            }
            _ => {}
        }
    }
    text
}

/// Splits a list at its commas, ignoring those in brackets and quotation marks.
fn parts(list: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut depth, mut quoted, mut escaped) = (0_i32, false, false);
    for c in list.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(c);
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Every source file with its text.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// Every sentence used anywhere in the code.
fn said() -> Vec<(String, String, BTreeSet<String>)> {
    let name = Regex::new(r"^([a-z_]+)(?:\s*=[^=]|$)").unwrap();
    let mut found = Vec::new();
    for (path, text) in sources() {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for (at, opening) in code.match_indices("say!(") {
            let list = parts(inside(&code[at + opening.len()..]));
            let Some(key) = list.first().and_then(|key| key.strip_prefix('"')?.strip_suffix('"')) else { continue };
            let args = list[1..].iter().map(|arg| {
                let named = name.captures(arg).unwrap_or_else(|| panic!("{}: {key}: {arg}", path.display()));
                named[1].to_owned()
            });
            found.push((path.display().to_string(), key.to_owned(), args.collect()));
        }
    }
    found
}

#[test]
fn every_sentence_that_is_said_stands_in_english_and_the_other_way_round() {
    let english = standing("en");
    let mut left: BTreeSet<&String> = english.keys().collect();
    for (path, key, args) in &said() {
        let stands = english.get(key).unwrap_or_else(|| panic!("{path}: `{key}` stands in no English file"));
        let untold: Vec<_> = stands.difference(args).collect();
        assert!(untold.is_empty(), "{path}: {key} needs {untold:?}");
        let unused: Vec<_> = args.difference(stands).collect();
        assert!(unused.is_empty(), "{path}: {key} is told {unused:?} for nothing");
        left.remove(key);
    }
    left.retain(|key| !KINDS.iter().any(|kind| key.starts_with(&format!("{kind}-"))));
    assert!(left.is_empty(), "nobody says {left:?}");
}

/// What may be in code although it looks like a sentence: errors about the program's own files and tests, and typed
/// text.
const NO_SENTENCES: &[&str] = &[
    "base land speed",
    "privacy delete what:channel",
    "walls too many and too long",
    "no space is so wide",
    "`{text}` is no fraction",
    "a list has more than {MAX} entries",
    "an encounter's creatures have to fit into the set",
    "nothing is written so small",
    "from the side {}",
    "a list of at most {MAX}",
    "no access to earlier messages: each answer shows the board",
    "house rule of this table",
    "a turn is of 45, 90, 135 or 180 degrees, not of {degrees}",
    "flight is as steep as 45 or 60 degrees, not {degrees}",
];

/// Files whose sentences only the operator reads, in the log or at startup.
const FOR_THE_OPERATOR: &[&str] = &[
    "src/store/",
    "src/config.rs",
    "src/logging.rs",
    "src/main.rs",
    "src/watch.rs",
    "src/discord/closing.rs",
    "src/discord/mod.rs",
    "src/discord/operator/",
    "src/hosting/",
];

#[test]
fn no_sentence_that_people_read_stands_in_the_code() {
    let attribute = Regex::new(r#"#!?\[(?:[^\[\]"]|"(?:[^"\\]|\\.)*")*\]"#).unwrap();
    let raw = Regex::new(r##"r#"(?s:(.*?))"#"##).unwrap();
    let literal = Regex::new(r#"'"'|"((?:[^"\\]|\\.)*)""#).unwrap();
    let sentence = Regex::new(r"[A-Za-z,']{2,} [a-z]{2,} [a-z]{2,}").unwrap();
    let logged = Regex::new(r#"(tracing::\w+!|expect|reason =|debug_assert!)\s*\(?[^";]*$"#).unwrap();
    let mut found = Vec::new();
    for (path, text) in sources() {
        let path = path.display().to_string();
        if FOR_THE_OPERATOR.iter().any(|known| path.starts_with(known))
            || path.ends_with("tests.rs")
            || path.contains("/tests/")
        {
            continue;
        }
        let code = text.split("#[cfg(test)]").next().unwrap();
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        // Quotes within raw strings would pair up with quotes around other strings.
        let code = raw.replace_all(&code, |raw: &regex::Captures<'_>| format!("\"{}\"", raw[1].replace('"', "'")));
        let code = attribute.replace_all(&code, "");
        for quoted in literal.captures_iter(&code) {
            let Some(text) = quoted.get(1) else { continue };
            let before = &code[..text.start() - 1];
            let is_typed = text.as_str().starts_with('/');
            if sentence.is_match(text.as_str())
                && !is_typed
                && !logged.is_match(before.lines().last().unwrap_or_default())
                && !NO_SENTENCES.contains(&text.as_str().trim())
            {
                found.push(format!("{path}: {}", text.as_str()));
            }
        }
    }
    assert!(found.is_empty(), "these belong into assets/words, by say!: {found:#?}");
}

#[test]
fn the_other_languages_say_just_what_english_does() {
    let english = standing("en");
    for language in ["de", "fr"] {
        let standing = standing(language);
        let unsaid: Vec<_> = english.keys().filter(|key| !standing.contains_key(*key)).collect();
        assert!(unsaid.is_empty(), "{language} does not say {unsaid:?}");
        for (key, args) in standing {
            let stands = english.get(&key).unwrap_or_else(|| panic!("{language}: there is no `{key}` in English"));
            assert!(
                args.is_subset(stands),
                "{language}: {key} needs what it is not told: {:?}",
                args.difference(stands)
            );
        }
    }
}
