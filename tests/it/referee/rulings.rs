//! The rulings of tests/rulings: small boards, a question, and the rulebook's answer. tests/rulings/README.md explains how to
//! read and write them.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::boards::drawn::{Drawn, is_header};
use crate::door::Door;

/// Every ruleset; a ruling that names none is tested with the first.
const ALL_RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// One ruling of a file.
pub struct Case {
    title: String,
    /// The document and heading, and whether the answers have to cite them.
    source: (String, String, bool),
    /// The rulesets to test; each gives the same answers.
    pub rulesets: Vec<String>,
    setup: Vec<String>,
    pub questions: Vec<Question>,
}

/// A question and its answer.
pub struct Question {
    pub line: String,
    expected: Vec<Expected>,
}

enum Expected {
    CommandVerdict(String),
    Threatens(Vec<String>),
}

#[test]
fn every_ruling_is_the_rulebooks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ruling"));
    files.sort();
    let mut door = Door::open();
    let (mut cases, mut wrong) = (0, Vec::new());
    for path in files {
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        for case in read(&std::fs::read_to_string(&path).unwrap()) {
            cases += 1;
            for ruleset in &case.rulesets {
                let complaints = judge(&mut door, &case, ruleset);
                let headed = |complaint| format!("{file}: {} ({ruleset})\n{complaint}", case.title);
                wrong.extend(complaints.into_iter().map(headed));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n{} wrong answers in {cases} rulings", wrong.join("\n"), wrong.len());
    assert!(cases >= 60, "only {cases} rulings were found");
}

/// The rulings in a file.
pub fn read(text: &str) -> Vec<Case> {
    let lines: Vec<&str> = text.lines().collect();
    let mut cases: Vec<Case> = Vec::new();
    let mut drawn = Drawn::default();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        at += 1;
        if let Some(title) = line.strip_prefix("== ") {
            let source = (String::new(), String::new(), false);
            let rulesets = vec![ALL_RULESETS[0].to_owned()];
            cases.push(Case { title: title.to_owned(), source, rulesets, setup: Vec::new(), questions: Vec::new() });
            continue;
        }
        let Some(case) = cases.last_mut() else { continue };
        let sourced = line.strip_prefix("cites: ").map(|rest| (rest, true));
        if let Some((source, cited)) = sourced.or(line.strip_prefix("from: ").map(|rest| (rest, false))) {
            let (document, heading) = source.rsplit_once(" / ").unwrap_or_else(|| panic!("document / heading: {line}"));
            case.source = (document.trim().to_owned(), heading.trim().to_owned(), cited);
        } else if let Some(named) = line.strip_prefix("ruleset: ") {
            let all = if named == "all" { ALL_RULESETS.join(" ") } else { named.to_owned() };
            case.rulesets = all.split_whitespace().map(str::to_owned).collect();
        } else if is_header(line) {
            let (board, read) = Drawn::read(&lines[at - 1..]);
            at += read - 1;
            match case.questions.last_mut() {
                Some(question) => question
                    .expected
                    .push(Expected::Threatens(board.marked('x').into_iter().map(str::to_owned).collect())),
                None => {
                    case.setup.extend(board.setup());
                    drawn = board;
                }
            }
        } else if let Some(question) = line.strip_prefix("> ") {
            case.questions.push(Question { line: question.to_owned(), expected: Vec::new() });
        } else if let Some(answer) = line.strip_prefix("= ") {
            let question = case.questions.last_mut().unwrap_or_else(|| panic!("an answer to no question: {line}"));
            if answer != "threatens every x:" {
                question.expected.push(Expected::CommandVerdict(answer.to_owned()));
            }
        } else if let Some((feet, squares)) = line.strip_prefix("floor ").and_then(|rest| rest.split_once(": ")) {
            case.setup.push(floor(feet, squares));
        } else if line.starts_with('/') {
            case.setup.push(line.to_owned());
        } else if let Some((letter, traits)) = line.split_once(" = ") {
            case.setup.push(creature(&drawn, letter, traits, case.rulesets.iter().any(|id| id == "rise")));
        } else {
            assert!(line.is_empty() || line.starts_with('#'), "what is this line? {line}");
        }
    }
    cases
}

/// The command that makes a floor: `20` and `C1:D2` raise it, `-10` digs a pit.
fn floor(feet: &str, squares: &str) -> String {
    match feet.strip_prefix('-') {
        Some(depth) => format!("/map paint squares:\"{squares}\" terrain:pit depth:{depth}"),
        None => format!("/map height squares:\"{squares}\" feet:{feet}"),
    }
}

/// The command that adds `Ogre: large foe, speed 40` where its letter is.
fn creature(drawn: &Drawn, letter: &str, traits: &str, in_rise: bool) -> String {
    let (name, traits) = traits.split_once(':').unwrap_or((traits, ""));
    let squares = drawn.marked(letter.chars().next().unwrap());
    assert!(!squares.is_empty(), "{name} ({letter}) stands nowhere");
    let mut line = format!("/creature add name:{name} at:{}", squares[0]);
    let mut space = 1;
    let (mut own, mut counts) = (None, false);
    for word in traits.replace(',', " ").split_whitespace() {
        match word {
            "foe" => line += " side:foes",
            "neutral" => line += " side:neutral",
            "tall" | "long" => line += &format!(" shape:{word}"),
            "helpless" => line += " helpless:true",
            "unseen" => line += " conditions:unseen",
            "dead" | "prone" | "blinded" | "stunned" | "paralyzed" => {
                line += &format!(" {word}:true");
            }
            "slowed" | "staggered" | "fatigued" | "exhausted" | "entangled" => line += &format!(" conditions:{word}"),
            "fills" => line += " fills:true",
            "lance" => line += " weapon-reach:true",
            "slow" | "fast" => line += &format!(" speed-category:{word}"),
            "unarmed" => line += " threatens:false",
            "speed" | "reach" | "altitude" => line += &format!(" {word}:"),
            "squares" => {
                line += " squares:";
                counts = true;
            }
            number if number.parse::<u32>().is_ok() => {
                line += number;
                own = if std::mem::take(&mut counts) { number.parse().ok() } else { own };
            }
            size => {
                line += &format!(" size:{size}");
                space = match size {
                    "large" => 2,
                    "huge" if in_rise => 4,
                    "gargantuan" if in_rise => 8,
                    "huge" => 3,
                    "gargantuan" => 4,
                    "colossal" => 6,
                    _ => 1,
                };
            }
        }
    }
    let space: usize = own.unwrap_or(space);
    assert_eq!(squares.len(), space * space, "{name} ({letter}) is drawn in the wrong number of squares");
    line
}

impl Case {
    /// Puts the board on the table, under this ruleset.
    pub fn set_up(&self, door: &mut Door, ruleset: &str) {
        let (table, others) = self.setup.split_first().expect("a board");
        door.done(table);
        door.done(&format!("/table ruleset name:{ruleset}"));
        for line in others {
            door.done(line);
        }
    }
}

fn judge(door: &mut Door, case: &Case, ruleset: &str) -> Vec<String> {
    case.set_up(door, ruleset);
    let mut wrong = Vec::new();
    let mut cited = BTreeSet::new();
    for question in &case.questions {
        let moves = [
            "/move",
            "/step",
            "/run",
            "/crawl",
            "/hustle",
            "/sprint",
            "/settle",
            "/charge",
            "/withdraw",
            "/overrun",
            "/bull-rush",
            "/tumble",
            "/clamber",
            "/push",
            "/pull",
            "/slide",
            "/fling",
            "/fly",
        ];
        let changes_nothing =
            if moves.iter().any(|command| question.line.starts_with(command)) { " preview:true" } else { "" };
        let reply = door.ask(&format!("{}{changes_nothing}", question.line));
        let ruling = &reply["ruling"];
        for rule in ruling["rules"].as_array().into_iter().flatten() {
            let text = |key: &str| rule[key].as_str().unwrap_or_default().to_owned();
            cited.insert((text("document"), text("heading")));
        }
        wrong.extend(unexplained(ruling).into_iter().map(|what| format!("  {}\n    {what}", question.line)));
        for expected in &question.expected {
            if let Err(outcome) = compare(ruling, expected) {
                let wanted = match expected {
                    Expected::CommandVerdict(said) => said.clone(),
                    Expected::Threatens(squares) => format!("threatens {}", squares.join(" ")),
                };
                wrong
                    .push(format!("  {}\n    expected: {wanted}\n    answered: {outcome}\n    {reply}", question.line));
            }
        }
    }
    let (document, heading, must_be_cited) = &case.source;
    if document.is_empty() {
        wrong.push("  says no source".to_owned());
    } else if *must_be_cited && !cited.contains(&(document.clone(), heading.clone())) {
        wrong.push(format!("  cites {cited:?}, and not {document} / {heading}"));
    }
    wrong
}

/// The parts of a ruling without a rule, or with one that has no source.
fn unexplained(ruling: &Value) -> Vec<String> {
    let list = |key: &str| ruling[key].as_array().cloned().unwrap_or_default();
    let sourced: BTreeSet<String> = list("rules")
        .iter()
        .filter(|rule| ["document", "heading"].iter().all(|key| rule[key].as_str().is_some_and(|s| !s.is_empty())))
        .map(|rule| rule["id"].as_str().unwrap_or_default().to_owned())
        .collect();
    let mut found = Vec::new();
    for step in list("steps") {
        let rules = step["rules"].as_array().cloned().unwrap_or_default();
        if rules.is_empty() != (step["feet"] == 5) {
            found.push(format!("a step of more than 5 ft names its rule, and only such a step: {step}"));
        }
        let unknown = rules.iter().find(|rule| !sourced.contains(rule.as_str().unwrap_or_default()));
        found.extend(unknown.map(|rule| format!("{rule} has no source")));
    }
    for reason in list("reasons").iter().chain(&list("provokes")).chain(&list("notes")) {
        if !reason["rule"].as_str().is_some_and(|rule| sourced.contains(rule)) {
            found.push(format!("no rule with a source: {reason}"));
        }
    }
    if ruling["verdict"] == "illegal" && list("reasons").is_empty() {
        found.push("illegal without a reason".to_owned());
    }
    found
}

/// Compares the ruling with the expected one; returns the actual answer in the same notation if they differ.
fn compare(ruling: &Value, expected: &Expected) -> Result<(), String> {
    let said = match expected {
        Expected::Threatens(squares) => {
            let outcome: Vec<&str> =
                ruling["threatened"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            return if outcome == *squares { Ok(()) } else { Err(format!("threatens {}", outcome.join(" "))) };
        }
        Expected::CommandVerdict(said) => said.as_str(),
    };
    let (word, rest) = said.split_once([' ', ',', ':']).unwrap_or((said, ""));
    let rest = rest.trim();
    let outcome = match word {
        "legal" if rest.contains(':') => format!("legal, {} ft: {}", ruling["feet"], steps(ruling)),
        "legal" => format!("legal, {} ft in {} steps", ruling["feet"], ruling["steps"].as_array().map_or(0, Vec::len)),
        "illegal" => format!("illegal: {}", reasons(ruling)),
        "provokes" => format!("provokes {}", provokes(ruling)),
        "nearest" => format!("nearest {}", ruling["nearest"].as_str().unwrap_or("none")),
        "ends" if rest.starts_with("in ") => format!("ends in {}", listed(&ruling["ends"])),
        "lane" => format!("lane {}", listed(&ruling["lane"])),
        "ends" => format!("ends at {}", ruling["to"].as_str().unwrap_or_default()),
        "notes" => format!("notes {}", rules_of(&ruling["notes"])),
        "depends" => format!("depends on {}", checks(ruling)),
        "checks" => format!("checks {}", checks(ruling)),
        "pushed" => format!("pushed provokes {}", provokes(&ruling["pushed"])),
        "prone" => format!("prone {}", named(&ruling["prone"])),
        "pushes" => match &ruling["pushed"] {
            Value::Null => "pushes nobody".to_owned(),
            pushed => format!(
                "pushes {} to {}",
                pushed["who"].as_str().unwrap_or_default(),
                pushed["to"].as_str().unwrap_or_default()
            ),
        },
        "flanks" => format!("flanks {}", flanks(ruling)),
        "tells" => {
            let key = rest.split(' ').next().unwrap_or_default();
            let outcome = ruling.pointer(&format!("/{key}")).unwrap_or(&Value::Null);
            format!("tells {key} {}", outcome.as_str().map_or_else(|| outcome.to_string(), str::to_owned))
        }
        "cites" => {
            let cited: Vec<&str> =
                ruling["rules"].as_array().into_iter().flatten().filter_map(|r| r["id"].as_str()).collect();
            let missing = rest.split(' ').any(|rule| !cited.contains(&rule));
            format!("cites {}", if missing { cited.join(" ") } else { rest.to_owned() })
        }
        "falls" => {
            let fell = |fall: &Value| format!("{} {}", fall["creature"].as_str().unwrap_or_default(), fall["height"]);
            let outcome: Vec<String> = ruling["falls"].as_array().into_iter().flatten().map(fell).collect();
            format!("falls {}", if outcome.is_empty() { "nobody".to_owned() } else { outcome.join(", ") })
        }
        "measures" => format!("measures {} ft", ruling["feet"]),
        "reaches" if rest.ends_with("squares") => {
            format!("reaches {} squares", ruling["squares"].as_object().map_or(0, serde_json::Map::len))
        }
        "reaches" => {
            let squares = rest.split(", ").map(|item| item.split(' ').next().unwrap_or_default());
            let reached = squares.map(|square| match &ruling["squares"][square] {
                Value::Null => format!("{square} never"),
                feet => format!("{square} {feet}"),
            });
            format!("reaches {}", reached.collect::<Vec<_>>().join(", "))
        }
        _ => panic!("what is expected by `{said}`?"),
    };
    let verdict_fits = match word {
        "legal" | "illegal" => ruling["verdict"] == word,
        "depends" => ruling["verdict"] == "needs-check",
        _ => true,
    };
    if outcome == said && verdict_fits { Ok(()) } else { Err(format!("{outcome} ({})", ruling["verdict"])) }
}

fn listed(list: &Value) -> String {
    let words: Vec<&str> = list.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(" ") }
}

/// Every check as `Movement 18 of 20 Bea`, or `Movement of 20 Bea` if it isn't rolled.
fn checks(ruling: &Value) -> String {
    let parts = ruling["checks"].as_array().into_iter().flatten().map(|check| {
        let dc = check["dc"].as_i64().map_or("?".to_owned(), |dc| dc.to_string());
        let words = [
            check["skill"].as_str().unwrap_or_default().to_owned(),
            check
                .get("counts_as")
                .unwrap_or(&check["result"])
                .as_i64()
                .map_or(String::new(), |result| result.to_string()),
            format!("of {dc}"),
            check["against"].as_str().unwrap_or_default().to_owned(),
        ];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    });
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

fn named(list: &Value) -> String {
    let names: Vec<&str> = list.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
}

/// Who flanks together, and along which line.
fn flanks(ruling: &Value) -> String {
    let parts = ruling["lines"].as_array().into_iter().flatten().map(|line| {
        let ends: Vec<&str> = line["line"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let with = line["with"].as_str().unwrap_or_default();
        if ends.is_empty() { format!("with {with} inside") } else { format!("with {with} {}", ends.join("-")) }
    });
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { format!("nobody: {}", reasons(ruling)) } else { parts.join(", ") }
}

fn rules_of(list: &Value) -> String {
    let rules: Vec<&str> = list.as_array().into_iter().flatten().filter_map(|item| item["rule"].as_str()).collect();
    if rules.is_empty() { "nothing".to_owned() } else { rules.join(", ") }
}

fn steps(ruling: &Value) -> String {
    let parts = ruling["steps"].as_array().into_iter().flatten().map(|step| {
        let rules: Vec<&str> = step["rules"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let why = if rules.is_empty() { String::new() } else { format!(" ({})", rules.join(" ")) };
        format!("{} {}{why}", step["to"].as_str().unwrap_or_default(), step["feet"])
    });
    parts.collect::<Vec<_>>().join(", ")
}

fn reasons(ruling: &Value) -> String {
    let mut parts: Vec<String> = Vec::new();
    for reason in ruling["reasons"].as_array().into_iter().flatten() {
        let rule = reason["rule"].as_str().unwrap_or_default();
        let reason = reason["step"].as_u64().map_or(rule.to_owned(), |step| format!("{rule} at step {step}"));
        if !parts.contains(&reason) {
            parts.push(reason);
        }
    }
    parts.join(", ")
}

fn provokes(ruling: &Value) -> String {
    let parts = ruling["provokes"].as_array().into_iter().flatten().map(|chance| {
        let by = chance["by"].as_str().unwrap_or_default();
        match chance["entering"].as_str() {
            Some(square) => format!("{by} entering {square}"),
            None => format!("{by} leaving {}", chance["leaving"].as_str().unwrap_or_default()),
        }
    });
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "nobody".to_owned() } else { parts.join(", ") }
}
