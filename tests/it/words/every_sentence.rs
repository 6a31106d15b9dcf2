//! Renders every sentence in the files with realistic values, in every language. The corpus of rulings only reaches some of the
//! sentences; this test also covers those about a damaged map file or a full disk.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fivefoot::words::{Arg, Glossary, Language, Length, Locale, Message, Units};
use regex::Regex;

use super::sentences::{FILES, bodies};
use super::voice::faults;

/// A value for an argument.
#[derive(Clone, Copy)]
enum Value {
    /// A name, a square or a typed word.
    Text(&'static str),
    /// A whole number.
    Number(i64),
    /// A length in feet, with its unit.
    Feet(i64),
    /// A number of feet whose unit is already in the sentence.
    Bare(i64),
    /// Another sentence without arguments.
    Said(&'static str),
    /// Enough names for the list to be truncated.
    Names,
}

use Value::{Bare, Feet, Names, Number, Said, Text};

/// The values for arguments of these names, in most sentences.
const VALUES: &[(Value, &str)] = &[
    (Text("Brakka"), "who name creature mover flier acting flanker rider whose everybody carrier"),
    (Text("Ogre 2"), "by target other against next mount onto with first"),
    (Text("Mira"), "gm person player owner role"),
    (Names, "names here riders targets threats people places ends left_out hidden beside order doors walkers"),
    (Text("C3"), "at from a start over anchor near outside when"),
    (Text("D4"), "to b square entering leaving nearest goal end last now narrow one area code"),
    (Text("D4, E4"), "squares areas path edge edges passage part pieces rings list"),
    (Text("D4:E5"), "space full view back"),
    (Text("north"), "facing asked slope aim way ways"),
    (Text("45 degrees"), "angle turn"),
    (
        Feet(30),
        "feet far height length speed budget thirty base increment limit below above reach fall within \
         flown down",
    ),
    (Feet(10), "depth altitude ten floor rise distance short climbed descended level left extra had"),
    (Feet(5), "five each every longer fallen by_rule armored a_round long tall later"),
    (Feet(20), "twenty spent cost"),
    (Feet(50), "fifty"),
    (Feet(110), "hundred_ten"),
    (Feet(300), "three_hundred"),
    (Feet(500), "five_hundred"),
    (Bare(0), "zero"),
    (Bare(5), "five_bare"),
    (Bare(10), "ten_bare"),
    (Bare(15), "fifteen_bare"),
    (Bare(20), "twenty_bare"),
    (Bare(30), "thirty_bare"),
    (Bare(60), "sixty_bare"),
    (
        Number(7),
        "count more many rounds round number die rolled total result counted points sizes layers filled \
         askew missing walls creatures commands requests portraits boards days legs sides times degrees \
         attacks nth of least free hour day column score step steps checks results spare dexterity \
         elsewhere others there version toll own theirs megabytes needs harder board top wide high east \
         south until all initiative strength critical counts foot rowed sailed trackless highway minutes \
         hours room figure lines ranks",
    ),
    (
        Number(120),
        "most width pixels most_results most_miles most_hours longest whole_day light medium heavy drag \
         pounds",
    ),
    (Text("15"), "dc dcs status"),
    (Text("10"), "up deep"),
    (Text("+4"), "adds added bonus roll"),
    (Text("2d6"), "dice expression takes shown"),
    (Text("3, 5"), "faces rolls"),
    (Text("7.5"), "average"),
    (Text("20 mi"), "miles per_hour speeds"),
    (Text("x1"), "cell biped quadruped rows"),
    (Text("Combat I: Moving"), "heading"),
    (Text("Cutting corners"), "title rules cited source"),
    (Text("\"hop\""), "said typed text meant"),
    (Text("move"), "command after climbs swims"),
    (Text("altitude"), "option options second none topic topics words choices known skills kinds"),
    (Text("/move creature:Brakka to:D4"), "line example instead"),
    (Text("corner"), "rule value word id"),
    (Text("keep.uvtt"), "file image"),
    (Text("Foundry"), "program"),
    (Text("Br"), "initials label unit"),
    (Text("2026-11-23 10:15"), "since"),
    (Text(" Did you mean leap?"), "hint"),
    (Said("book-srd35"), "book rulebook called ruleset parent"),
    (Said("verb-does-move"), "does intends intent"),
    (Said("verb-move"), "bare made"),
    (Said("thrust-push"), "done"),
    (Said("condition-stunned"), "condition idle"),
    (Said("size-large"), "size fits"),
    (Said("mode-fly"), "mode"),
    (Said("gait-fast"), "pace how gait"),
    (Said("grade-greater"), "grade class"),
    (Said("terrain-difficult"), "terrain terrains"),
    (Said("land-hills"), "land leg barrier"),
    (Said("road-trail"), "road"),
    (Text("rock"), "ground surface"),
    (Said("race-dwarf"), "race"),
    (Said("weight-light"), "weight armor armors load"),
    (Said("weather-fog"), "weather wind"),
    (Said("vehicle-raft"), "vehicle"),
    (Said("skill-balance"), "skill"),
    (Said("defense-initiative"), "defense"),
    (Said("language-german"), "language units"),
    (Text("leaving D4"), "chance"),
    (Said("travel-nonlethal"), "damage hurt wear worn sum"),
    (Said("check-ground-success"), "success outcome worst"),
    (Said("check-ground-failure"), "failure"),
    (Said("skill-check-balance"), "check"),
    (Said("action-move"), "action actions needed stage"),
    (Said("figure-hidden"), "figures parts changes orders what"),
    (Said("policy-fall-prone-if-hurt"), "is meaning meanings penalty about expected why has aside"),
    (Said("fact-not-allowed"), "truth ruling strike account so_far wrong"),
    (Text("monsters"), "side"),
    (Text("12 x 9"), "map table"),
    (Text("one attack"), "attack"),
    (Text("solid"), "brush"),
    (Text("2-4"), "numbers"),
    (Text("B2"), "it before"),
    (Text("30, 40 ft"), "printed"),
    (Said("bonus-haste"), "kind"),
    // Sentences only select by these.
    (Text("yes"), "noted means theme state cut plain"),
];

fn arg(key: &str, name: &str) -> Arg {
    let own = OWN.iter().find(|(of, arg, _)| *of == key && *arg == name).map(|(_, _, value)| *value);
    let listed = || VALUES.iter().find(|(_, names)| names.split_whitespace().any(|one| one == name));
    let value = own.or_else(|| listed().map(|(value, _)| *value));
    match value.unwrap_or_else(|| panic!("what goes into {name}, as in {key}?")) {
        Text(text) => Arg::Text(text.to_owned()),
        Number(number) => Arg::Number(number),
        Feet(feet) => Arg::Length(Length { half_feet: feet * 2, unit: true }),
        Bare(feet) => Arg::Length(Length { half_feet: feet * 2, unit: false }),
        Said(key) => Arg::Message(Message::sentence(key, Vec::new())),
        Names => Arg::Message(Message::names((1..=15).map(|number| format!("Goblin {number}")))),
    }
}

/// Arguments with a different meaning in one sentence.
const OWN: &[(&str, &str, Value)] = &[
    ("fact-around", "direct", Feet(20)),
    ("fact-too-narrow-takes", "tighter", Said("policy-tighter-escape-artist")),
    ("mode-only-forward", "command", Text("climb-forward")),
    ("reachable-by-other-mode", "word", Text("jump")),
    ("turn-spent-on", "what", Text("hustle")),
    ("stalls", "first", Feet(150)),
    ("fly-too-slow", "needed", Feet(30)),
    ("fly-too-slow-lands", "needed", Feet(30)),
    ("fall-risky-dive", "needs", Feet(20)),
    ("fall-too-shallow-to-dive", "needs", Feet(20)),
    ("jump-standing", "needs", Feet(20)),
    ("flight-too-slow", "needed", Feet(30)),
    ("jump-too-long", "most", Feet(20)),
    ("flight-turns-too-far", "most", Text("90 degrees")),
    ("charge-too-near", "least", Feet(10)),
    ("options-not", "line", Said("way-provokes-nothing")),
    ("going-two-jumps-easier", "first", Number(10)),
    ("going-two-jumps-easier", "then", Number(20)),
    ("check-made", "against", Text("DC 15")),
    ("check-decides", "against", Text("DC 15")),
    ("check-decides-with-worst", "against", Text("DC 15")),
    ("check-would-help", "against", Text("DC 15")),
    ("way-check", "against", Text("DC 15")),
];

/// Hyphenated words that look like the key of a sentence.
const HYPHENATED: &[&str] = &[
    "flat-footed",
    "off-guard",
    "half-elf",
    "half-orc",
    "demi-elfe",
    "demi-orque",
    "grand-route",
    "nord-est",
    "nord-ouest",
    "sud-est",
    "sud-ouest",
    "titanic-plus",
    "titanic-two-plus",
    "titanic-three-plus",
    "titanisch-plus",
    "titanisch-zwei-plus",
    "titanisch-drei-plus",
];

/// The values that a sentence selects by, per argument: `{ $many -> [one] ... *[other] ... }`.
fn choices(body: &str) -> BTreeMap<String, BTreeSet<String>> {
    static HEAD: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\{\s*(?:COUNT\()?\$([a-z_]+)\)?\s*->").unwrap());
    static VARIANT: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"(?m)^\s*\*?\[([a-z0-9-]+)\]").unwrap());
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for opened in HEAD.captures_iter(body) {
        let from = opened.get(0).unwrap().end();
        let mut depth = 1_u32;
        let inside: String = body[from..]
            .chars()
            .take_while(|c| {
                match c {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    _ => {}
                }
                depth > 0
            })
            .collect();
        let values = VARIANT.captures_iter(&inside).map(|variant| variant[1].to_owned());
        found.entry(opened[1].to_owned()).or_default().extend(values);
    }
    found
}

fn chosen(word: &str) -> Arg {
    match (word, word.parse()) {
        ("one", _) => Arg::Number(1),
        ("other", _) => Arg::Number(7),
        (_, Ok(number)) => Arg::Number(number),
        _ => Arg::Text(word.to_owned()),
    }
}

/// Renderings of a sentence that cover each value of each selection once.
fn told(key: &str, body: &str, names: &BTreeSet<String>) -> Vec<Message> {
    let plain: Vec<(String, Arg)> = names.iter().map(|name| (name.clone(), arg(key, name))).collect();
    let say = |args: &[(String, Arg)]| {
        let args = args.iter().map(|(name, arg)| (&*name.clone().leak(), arg.clone())).collect();
        Message::sentence(key.to_owned(), args)
    };
    let choices = choices(body);
    let mut all = Vec::new();
    for (name, values) in &choices {
        for value in values {
            let with = |(other, arg): &(String, Arg)| {
                let first = || choices.get(other).and_then(|values| values.first()).map(|value| chosen(value));
                let arg = if other == name { chosen(value) } else { first().unwrap_or_else(|| arg.clone()) };
                (other.clone(), arg)
            };
            all.push(say(&plain.iter().map(with).collect::<Vec<_>>()));
        }
    }
    if all.is_empty() { vec![say(&plain)] } else { all }
}

/// Every sentence in this language, rendered with realistic values.
pub(super) fn all_told(language: Language) -> Vec<(String, Message)> {
    let bodies = bodies(language.code()).into_iter();
    let told = bodies.flat_map(|(key, (body, _))| {
        let all = told(&key, &body, &bodies_in_english()[&key].1);
        all.into_iter().map(move |message| (key.clone(), message)).collect::<Vec<_>>()
    });
    told.collect()
}

/// What is wrong in any language: two articles, a missing value, a superfluous space.
fn slips(line: &str, language: Language) -> Option<String> {
    static ANYWHERE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\{|\}| ,|  |\$|\?\?|[a-z]\.\. |,,").unwrap());
    static ENGLISH: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\b([Aa]n?|[Tt]he) (a|an|the|A|An|The)\b|\b[Aa] [aeio][a-z]|\b[Aa]n [bcdfgjklmpqrtvwxyz]").unwrap()
    });
    static GERMAN: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"\b(ein|eine|einen|einem) (ein|eine|einen|der|die|das)\b").unwrap());
    static FRENCH: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\b(un|une|le|la) (un|une|le|la|Un|Une|Le|La)\b|\b(de|que) (il|elle|un|une)\b").unwrap()
    });
    let own = match language {
        Language::English => &*ENGLISH,
        Language::German => &*GERMAN,
        Language::French => &*FRENCH,
    };
    let found = ANYWHERE.find(line).or_else(|| own.find(line))?;
    Some(format!("`{}`", found.as_str()))
}

#[test]
fn every_sentence_reads_well_with_real_values() {
    let (mut keys, mut lines, mut wrong) = (0_u32, 0_u32, Vec::new());
    let mut left: BTreeSet<String> = bodies("en").into_keys().collect();
    let all = left.len();
    for language in Language::ALL {
        for (key, (body, _)) in bodies(language.code()) {
            // Every language gets the arguments of the English sentence.
            let (_, names) = &bodies_in_english()[&key];
            left.remove(&key);
            keys += 1;
            for message in told(&key, &body, names) {
                for (glossary, units) in [
                    (Glossary::default(), Units::Feet),
                    (Glossary::Reaction, Units::Metres),
                    (Glossary::Rise, Units::Feet),
                ] {
                    let locale = Locale { language, glossary, units, ..Locale::default() };
                    let text = message.localized(locale);
                    if text == key {
                        wrong.push(format!("{} {key}: not told", language.code()));
                    }
                    for line in text.lines() {
                        lines += 1;
                        // Other tests check which rulebook a sentence belongs to; here terms only have to exist.
                        let faults = faults(line, language, Glossary::default()).into_iter();
                        for fault in faults.filter(|_| !HYPHENATED.contains(&line)).chain(slips(line, language)) {
                            wrong.push(format!("{} {key}: {fault}: {line}", language.code()));
                        }
                    }
                }
            }
        }
    }
    println!("{keys} sentences of {all} keys in {} files, {lines} lines", FILES.len());
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} wrong lines:\n{}", wrong.len(), wrong.join("\n"));
    assert!(left.is_empty(), "not told: {left:?}");
    assert!(all > 2_000, "only {all} keys");
}

fn bodies_in_english() -> &'static BTreeMap<String, (String, BTreeSet<String>)> {
    static ENGLISH: LazyLock<BTreeMap<String, (String, BTreeSet<String>)>> = LazyLock::new(|| bodies("en"));
    &ENGLISH
}
