//! Any commands, in any order: each gets an answer, nothing panics, and everything can be undone and redone.

use fivefoot::command::SPECS;
use fivefoot::command::spec::{Kind, Spec};
use serde_json::Value;

use crate::boards::one_in;
use crate::boards::random::Dice;
use crate::door::Door;

/// Commands that would start over or go back, or whose answer never changes.
const ASIDE: [&str; 5] = ["table new", "undo", "redo", "help", "history"];
const NAMES: [&str; 5] = ["Ada", "Bo", "Cy", "Di", "Eb"];
const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

fn square(dice: &mut Dice) -> String {
    let column = char::from(b'A' + u8::try_from(dice.below(11)).unwrap());
    format!("{column}{}", dice.between(1, 9))
}

/// A value for the option: mostly a sensible one.
fn value(dice: &mut Dice, kind: Kind) -> String {
    let names = |dice: &mut Dice| (*dice.pick(&NAMES)).to_owned();
    match kind {
        Kind::Text | Kind::Creature | Kind::Creatures | Kind::Template | Kind::Place => names(dice),
        Kind::Lines => {
            let (one, other) = (names(dice), names(dice));
            format!("{one} at {}: Small, Spd 20 ft.\\n{other} at {}", square(dice), square(dice))
        }
        Kind::Door => (*dice.pick(&["B3", "C4/D4", "E5 east", "windows", "doors"])).to_owned(),
        Kind::Preset => (*dice.pick(&["goblin", "ogre", "huge-long", "owl"])).to_owned(),
        Kind::Side => (*dice.pick(&["heroes", "foes"])).to_owned(),
        Kind::Command => "move".to_owned(),
        Kind::Legs => format!("forest trail {}mi", dice.between(1, 30)),
        Kind::Whole(least, most) => dice.between(least as i32, most.min(least + 20) as i32).to_string(),
        Kind::Number(..) => dice.between(-3, 30).to_string(),
        Kind::OrNone(..) if dice.percent(20) => "none".to_owned(),
        Kind::OrNone(..) => dice.between(-3, 30).to_string(),
        Kind::Feet(_) => (dice.between(0, 12) * 5).to_string(),
        Kind::Flag => (*dice.pick(&["true", "false"])).to_owned(),
        Kind::Choice(words) | Kind::WordList(words) => (*dice.pick(words)).to_owned(),
        Kind::Square => square(dice),
        Kind::Destination if dice.percent(40) => (0..dice.between(1, 5))
            .map(|_| *dice.pick(&["n", "ne", "e", "se", "s", "sw", "w", "nw"]))
            .collect::<Vec<_>>()
            .join(" "),
        Kind::Destination if dice.percent(30) => format!("{} {}", square(dice), square(dice)),
        Kind::Destination | Kind::Area | Kind::Areas => square(dice),
        Kind::HouseRule | Kind::Topic => "corner".to_owned(),
        Kind::File => "tavern.dd2vtt".to_owned(),
        Kind::Load(words, most) => {
            let pounds = dice.between(0, most.min(600) as i32);
            if dice.percent(50) { format!("{pounds} lb") } else { (*dice.pick(words)).to_owned() }
        }
        Kind::Person | Kind::Role => (*dice.pick(&["5", "none"])).to_owned(),
        Kind::HouseValue => (*dice.pick(&["book", "allowed", "forbidden"])).to_owned(),
    }
}

fn line(dice: &mut Dice, spec: &Spec) -> String {
    let mut line = format!("/{}", spec.words());
    for option in spec.options {
        let wanted = option.required || (option.kind == Kind::Creature && dice.percent(80)) || dice.percent(15);
        if wanted {
            line.push_str(&format!(" {}:\"{}\"", option.name, value(dice, option.kind)));
        }
    }
    line
}

fn state(door: &mut Door) -> Value {
    door.ask("/show whole:true hidden:true")["ruling"].clone()
}

#[test]
fn every_command_is_answered_and_can_be_undone() {
    let specs: Vec<&Spec> = SPECS.iter().filter(|spec| !ASIDE.contains(&spec.words().as_str())).collect();
    let leads_somewhere = |spec: &&Spec| spec.options.iter().any(|option| option.kind == Kind::Destination);
    let movements: Vec<&Spec> = specs.iter().copied().filter(leads_somewhere).collect();
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for (seed, ruleset) in (1..).zip(RULESETS.iter().cycle()).take(15 / one_in(3)) {
        let mut dice = Dice::new(seed);
        let mut door = Door::seeded(Some(seed));
        door.done(&format!("/table new width:11 height:9 ruleset:{ruleset}"));
        for (nth, name) in NAMES.iter().enumerate() {
            let size = *dice.pick(&["medium", "medium", "small", "large", "huge", "tiny"]);
            let (at, side) = (square(&mut dice), ["heroes", "foes"][nth % 2]);
            // A square off the map is refused, which leaves one creature fewer.
            door.ask(&format!("/creature add name:{name} at:{at} size:{size} side:{side} maneuver-defense:12"));
        }
        let begun = state(&mut door);
        let mut lines = Vec::new();
        for _ in 0..70 {
            // People mostly move.
            let moves = dice.percent(40);
            let spec: &&Spec = dice.pick(if moves { &movements } else { &specs });
            let line = line(&mut dice, spec);
            // A deletion can't be undone.
            if line.starts_with("/privacy delete") && line.contains("sure:\"true\"") {
                continue;
            }
            let reply = door.ask(&line);
            let (status, message) = (reply["status"].as_str().unwrap(), reply["message"].as_str().unwrap());
            assert!(["done", "refused", "pending", "error"].contains(&status), "{line}: {reply:#}");
            assert!(!message.is_empty() && message.chars().count() <= 2_000, "{ruleset} {seed} {line}: {message}");
            assert!(status != "refused" || reply["ruling"]["reasons"][0]["rule"].is_string(), "{line}: {reply:#}");
            *seen.entry(status.to_owned()).or_default() += 1;
            lines.push(line);
        }
        let ended = state(&mut door);
        let adding = 5;
        let mut undone = 0;
        while state(&mut door) != begun && door.ask("/undo")["status"] == "done" {
            undone += 1;
            assert!(undone <= lines.len() + adding, "{ruleset} {seed}: there is no way back");
        }
        assert_eq!(state(&mut door), begun, "{ruleset} {seed}: {lines:#?}");
        (0..undone).for_each(|_| door.done("/redo"));
        assert_eq!(state(&mut door), ended, "{ruleset} {seed}: {lines:#?}");
    }
    assert!(seen["done"] > 50 && seen["refused"] > 20 && seen["error"] > 20, "{seen:?}");
}
