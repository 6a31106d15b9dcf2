//! The voice of the answers: the rulings of tests/rulings, in every language and with each rulebook's terms, contain no word
//! of the stop lists, no sentence that is too long, and no file name.

use std::path::Path;
use std::sync::LazyLock;

use fivefoot::words::{Glossary, Language, Locale};
use regex::Regex;

use crate::boards::one_in;
use crate::door::Door;
use crate::referee::rulings::{Case, read};

/// The maximum length of a sentence, in characters.
const LONGEST: usize = 140;

/// Words that nobody says at a table, by language.
const STOP: [(Language, &[&str]); 3] = [
    (
        Language::English,
        &[
            "borne",
            "befall",
            "befell",
            "whoever",
            "whom",
            "hangs on a check",
            "by the GM's word",
            "knows no",
            "is told",
            "gets to strike",
            "may strike",
            "thereof",
            "so-called",
        ],
    ),
    (
        Language::German,
        &[
            "Machtwort",
            "zuschlagen",
            "Fünf-Fuß",
            "verwickelt",
            "dessen, der",
            "wem er",
            "wer scheitert",
            "hat das nicht:",
            "stattdessen gibt es",
            "steht nichts im Regelwerk",
            "ist liegend",
            "drängt",
            "Spielleitung",
            "angepingt",
            "würfelt d20",
            "1d6",
        ],
    ),
    (
        Language::French,
        &[
            "peut frapper",
            "par la parole",
            "ne connaît pas de",
            "l'occasion de frapper",
            "vous ",
            "Vous ",
            "votre ",
            "Utilisez",
            "Donnez",
            "Indiquez",
            "se serre",
            "à l'étroit",
            "menace ",
            "menacée",
            "a l'état",
            "prend l'état",
            "Le MJ l'a dit",
            "pas prévu",
            "ne veut rien dire",
            "sont tenus",
            "demi-vitesse",
            "de Ogre",
        ],
    ),
];

/// Terms that Rise doesn't have.
const NOT_IN_RISE: [&str; 5] = ["opportunity", "Gelegenheitsangriff", "d'opportunité", "rovokes no", "rovoziert kein"];

/// Every ruling of tests/rulings.
fn corpus() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ruling"));
    files.sort();
    files.iter().flat_map(|path| read(&std::fs::read_to_string(path).unwrap())).collect()
}

/// What is wrong with a line in this language and with these terms.
pub(super) fn faults(line: &str, language: Language, glossary: Glossary) -> Vec<String> {
    let mut faults = Vec::new();
    let (_, stop) = STOP.into_iter().find(|(spoken, _)| *spoken == language).unwrap();
    faults.extend(stop.iter().filter(|word| line.contains(**word)).map(|word| format!("`{word}`")));
    if glossary == Glossary::Rise {
        faults.extend(NOT_IN_RISE.iter().filter(|word| line.contains(**word)).map(|word| format!("`{word}` in Rise")));
    }
    if line.contains(".txt") {
        faults.push("a file's name".to_owned());
    }
    // A term missing from its glossary shows as its name, a missing sentence as its key.
    static NAME: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"^[a-z]+(-[a-z0-9]+)+$|\{ ?[-$]").unwrap());
    if line.split(' ').all(|word| NAME.is_match(word)) {
        faults.push("a name of a sentence or a term".to_owned());
    }
    // The line of sources is a list, not a sentence.
    let sources = ["Rule", "Regel", "Règle"].iter().any(|head| line.starts_with(head));
    static COMMANDS: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"/[a-z-]+( [a-z-]+:("[^"]*"|\S+))*|`[^`]*`"#).unwrap());
    for sentence in line.split_inclusive(['.', ':', ';', '?']).filter(|_| !sources) {
        let length = COMMANDS.replace_all(sentence, "").chars().count();
        // An inline table, such as the modifiers of a check.
        let is_table = sentence.matches(", ").count() > 8;
        if length > LONGEST && !is_table {
            faults.push(format!("{length} characters"));
        }
    }
    faults
}

#[test]
fn every_answer_is_what_a_player_would_say() {
    let mut door = Door::open();
    let (mut answers, mut lines, mut wrong) = (0_u32, 0_u32, Vec::new());
    for case in corpus().into_iter().step_by(one_in(12)) {
        for ruleset in &case.rulesets {
            let glossary = Glossary::of(ruleset);
            case.set_up(&mut door, ruleset);
            for question in &case.questions {
                let reply = door.reply(&question.line);
                answers += 1;
                for language in Language::ALL {
                    let locale = Locale { language, glossary, ..Locale::default() };
                    for line in reply.message.localized(locale).lines() {
                        lines += 1;
                        for fault in faults(line, language, glossary) {
                            wrong.push(format!("{}, {ruleset}: {fault}: {line}", language.code()));
                        }
                    }
                }
            }
        }
    }
    println!("{answers} answers, {lines} lines");
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} wrong lines in {lines}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(answers > 80 && lines > 800, "only {answers} answers with {lines} lines were heard");
}

/// The transcripts of whole fights, as the channel sees them.
#[test]
fn a_fight_reads_as_players_talk() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/discord/snapshots");
    let (mut answers, mut wrong) = (0_u32, Vec::new());
    for (fight, glossary) in
        [("srd35", Glossary::default()), ("epic_path", Glossary::of("epic-path")), ("rise", Glossary::Rise)]
    {
        let path = folder.join(format!("it__discord__fights__{fight}.snap"));
        // Answers are indented, the speakers' lines are not.
        let text = std::fs::read_to_string(path).unwrap();
        for line in text.lines().filter_map(|line| line.strip_prefix("    ")).filter(|line| !line.starts_with('[')) {
            // The name of an imported file may be anything.
            if line.starts_with("Imported") {
                continue;
            }
            answers += 1;
            wrong.extend(
                faults(line, Language::English, glossary).iter().map(|fault| format!("{fight}: {fault}: {line}")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(answers > 100, "only {answers} lines were read");
}

/// The sentences in the files, including those that no ruling in the corpus uses.
#[test]
fn no_file_holds_a_word_of_the_stop_lists() {
    let mut checked = 0_u32;
    let mut wrong = Vec::new();
    for (language, stop) in STOP {
        for file in ["things", "rulings", "moves", "table", "rules", "pictures", "commands", "options", "turns"] {
            let path = format!("assets/words/{}/{file}.ftl", language.code());
            for line in std::fs::read_to_string(&path).unwrap().lines() {
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                if line.starts_with('#') || said.is_empty() {
                    continue;
                }
                checked += 1;
                wrong.extend(
                    stop.iter().filter(|word| said.contains(**word)).map(|word| format!("{path}: `{word}`: {said}")),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked > 9_000, "only {checked} lines were read");
}

/// French has a narrow no-break space before two-part punctuation marks, and names are joined by a function.
#[test]
fn french_marks_and_names_stand_as_in_french() {
    let loose = Regex::new(r"[ \u{a0}][:;?!»%]|«[ \u{a0}]").unwrap();
    let joined =
        Regex::new(r"\b([dD]e|[qQ]ue) \{ \$(who|creature|name|by|target|mover|book|rulebook|flanker) \}").unwrap();
    let mut checked = 0_u32;
    let mut wrong = Vec::new();
    for file in ["things", "rulings", "moves", "table", "rules", "pictures", "commands", "options", "turns"] {
        let path = format!("assets/words/fr/{file}.ftl");
        for line in std::fs::read_to_string(&path).unwrap().lines().filter(|line| !line.starts_with('#')) {
            checked += 1;
            if loose.is_match(line) || joined.is_match(line) {
                wrong.push(format!("{path}: {line}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked > 3_000, "only {checked} lines were read");
}

/// Words that sound translated, in comments and pages.
const STOP_IN_PAGES: &str = r"\b([Ww]hoever|[Ww]hom|(is|are) told|anew|befall|befell|borne|of its own will|by the word of|stands? nowhere|so-called|thereof|knows no|hangs on|deeds?|gets? to strike)\b";

/// The Rust sources and rulings below a folder.
fn sources(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "ruling") {
            found.push(path);
        }
    }
}

/// The comments, test names, titles of rulings and the project's pages are as plain as the answers.
#[test]
fn comments_and_pages_are_in_plain_english() {
    let stop = Regex::new(STOP_IN_PAGES).unwrap();
    let name = Regex::new(r"\bfn (\w+)").unwrap();
    let mut files = Vec::new();
    for folder in ["src", "benches", "tests"] {
        sources(Path::new(folder), &mut files);
    }
    for folder in [".", "docs"] {
        let pages = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        files.extend(pages.filter(|path| path.extension().is_some_and(|ending| ending == "md")));
    }
    let (mut lines, mut wrong) = (0_u32, Vec::new());
    for path in &files {
        let is_page = path.extension().is_some_and(|ending| ending == "md");
        let text = std::fs::read_to_string(path).unwrap();
        for (at, line) in text.lines().enumerate() {
            let is_title = line.starts_with("== ") || line.starts_with("# ");
            let read = if is_page || is_title || line.trim_start().starts_with("//") {
                line.to_owned()
            } else if let Some(name) = name.captures(line) {
                name[1].replace('_', " ")
            } else {
                continue;
            };
            lines += 1;
            wrong.extend(stop.find(&read).map(|word| format!("{}:{}: `{}`", path.display(), at + 1, word.as_str())));
        }
    }
    println!("{lines} lines in {} files", files.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(lines > 15_000, "only {lines} lines were read");
}
