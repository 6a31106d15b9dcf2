//! Discord's menu: every command has one place in it, and appears only with the rulebooks that have it.

use fivefoot::command::{SPECS, line};

use crate::boards::one_in;
use crate::door::Door;

/// A line for each command that some rulebook lacks, for a table with an ogre, a hero and a bird.
const LINES: [&str; 35] = [
    "/step creature:Aldo to:e",
    "/run creature:Aldo to:P5",
    "/hustle creature:Aldo to:H5",
    "/sprint creature:Aldo to:H5",
    "/crawl creature:Aldo to:e",
    "/fly-mishap creature:Bird what:damage bonus:5",
    "/wind weather:severe-wind creature:Bird",
    "/swim creature:Aldo to:e",
    "/burrow creature:Aldo to:e",
    "/teleport creature:Aldo to:H9",
    "/escape creature:Aldo to:H9",
    "/charge creature:Aldo target:Ogre",
    "/overrun creature:Aldo target:Ogre to:B4",
    "/bull-rush creature:Aldo target:Ogre feet:5",
    "/tumble creature:Aldo to:H5",
    "/clamber creature:Aldo target:Ogre",
    "/push creature:Ogre target:Aldo feet:10",
    "/pull creature:Ogre target:Aldo feet:10",
    "/slide creature:Ogre target:Aldo feet:10 direction:e",
    "/fling creature:Ogre target:Aldo feet:10",
    "/block creature:Aldo target:Ogre to:F6",
    "/follow creature:Aldo target:Ogre distance:10",
    "/climb-forward creature:Aldo to:e",
    "/swim-forward creature:Aldo to:e",
    "/flank creature:Aldo target:Ogre",
    "/threat creature:Ogre",
    "/initiative creature:Aldo check:3",
    "/phase next",
    "/phase declare creature:Aldo order:\"follow Ogre 10\"",
    "/phase retract creature:Aldo",
    "/phase done creature:Aldo",
    "/phase show",
    "/turn previous",
    "/turn delay after:Ogre",
    "/turn ready",
];

/// How an answer says that the rulebook lacks the command.
const LACKING: [&str; 7] = [
    " has no hustle. ",
    ". Use /",
    ". It has /",
    " has no rule for ",
    "turns, not phases",
    "doesn't say what this weather",
    "has no turn order",
];

fn lacks(answer: &str) -> bool {
    let threatens_nothing = answer.contains("creatures don't threaten squares");
    let too_tight = answer.contains("fits through a gap too tight");
    threatens_nothing
        || too_tight
        || LACKING.iter().any(|said| answer.contains(said) && !answer.contains("isn't prone"))
}

#[test]
fn a_command_is_in_the_menu_of_the_rulebooks_that_have_it() {
    let (mut wrong, mut asked) = (Vec::new(), Vec::new());
    for (turn, book) in ["srd35", "dnd35", "reaction", "epic-path", "rise"].into_iter().enumerate() {
        let fly = if book == "epic-path" { "lesser" } else { "good" };
        // In a quick run each book gets every other line.
        for line in LINES.into_iter().skip(turn % one_in(2)).step_by(one_in(2)) {
            let spec = line::read(line).unwrap().spec().unwrap();
            asked.push(spec.words());
            // Commands about turns work only while turns are kept, and Rise keeps none.
            if spec.name == "turn" {
                assert_eq!(spec.is_in(book), book != "rise");
                continue;
            }
            // Commands about phases only work in one.
            if spec.name == "phase" && spec.sub != Some("next") {
                assert_eq!(spec.is_in(book), book == "rise");
                continue;
            }
            let mut door = Door::open();
            door.done(&format!("/table new width:20 height:14 ruleset:{book}"));
            door.done("/creature add name:Ogre at:D4 size:large side:monsters speed:40");
            door.done("/creature add name:Aldo at:G5 side:heroes");
            door.done(&format!("/creature add name:Bird at:K5 side:heroes altitude:20 modes:\"fly 60 {fly}\""));
            let answer = door.reply(line).text();
            if lacks(&answer) == spec.is_in(book) {
                wrong.push(format!("{book}, {line}: {answer}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for spec in SPECS.iter().filter(|spec| !spec.is_in_every_book()) {
        assert!(asked.contains(&spec.words()), "/{} is not tried", spec.words());
    }
}

/// The console accepts both the menu's words and the old ones; the history keeps the command's own words.
#[test]
fn both_spellings_are_one_command() {
    for spec in SPECS {
        let (first, second) = spec.in_menu();
        let own = line::read(spec.example).unwrap();
        assert!(spec.example.starts_with(&format!("/{}", spec.words())), "{}", spec.example);
        let rest = &spec.example[1 + spec.words().len()..];
        let second = second.map(|second| format!(" {second}")).unwrap_or_default();
        assert_eq!(line::read(&format!("/{first}{second}{rest}")).unwrap(), own, "/{first}{second}");
    }
    let half = line::read("/look").unwrap().spec().unwrap_err().to_string();
    assert!(half.contains("threat, measure") || half.contains("measure"), "{half}");
}
