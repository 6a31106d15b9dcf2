//! What a movement takes is gone from the turn: a command that needs more than is left is refused, and any other isn't.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Faults;
use crate::boards::are_enough;
use crate::boards::varied::{Varied, varied};
use crate::door::Door;

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Nothing,
    Move,
    Standard,
    /// A standard action and a move action, or both as a full-round action.
    Both,
}

/// What has been used of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Gone {
    moves: u64,
    standard: bool,
    /// The feet left of the last movement, which a maneuver may be part of.
    open: f64,
    /// Whether the creature is slowed, and so has one action per turn.
    single: bool,
}

impl Gone {
    fn leaves(self, takes: Takes) -> bool {
        match takes {
            Takes::Nothing => true,
            _ if self.single => !self.standard && self.moves == 0,
            Takes::Move => self.moves + u64::from(self.standard) < 2,
            Takes::Standard => !self.standard && self.moves < 2,
            Takes::Both => !self.standard && self.moves == 0,
        }
    }

    fn with(mut self, takes: Takes) -> Self {
        match takes {
            Takes::Nothing => {}
            Takes::Move => self.moves += 1,
            Takes::Standard => self.standard = true,
            Takes::Both => (self.moves, self.standard) = (self.moves + 1, true),
        }
        self
    }

    fn told(ruling: &Value) -> Self {
        let spent = &ruling["turn"]["spent"];
        let slowed = ruling["conditions"].to_string().contains("slowed");
        let single = slowed && ruling["ruleset"] != "epic-path";
        Gone { moves: spent["moves"].as_u64().unwrap_or(0), standard: spent["standard"] == true, open: 0.0, single }
    }
}

/// How many feet of a movement each foot of a tumble uses: two at half speed.
fn tumbling(line: &str) -> f64 {
    if line.contains("accelerated:true") || line.contains("tumbled:") { 1.0 } else { 2.0 }
}

/// What a tumble uses of a movement already begun. If that isn't left, it takes a move action of its own.
fn tumbled_feet(line: &str, ruling: &Value) -> f64 {
    ruling["feet"].as_f64().unwrap_or(0.0) * tumbling(line)
}

/// Whether a movement leads nowhere, and so hasn't begun.
fn stays(ruling: &Value) -> bool {
    ruling["path"].as_array().is_none_or(|path| path.len() < 2)
}

/// What this command takes according to the rulebooks; `None` if that depends on more than the command.
fn takes(line: &str, ruling: &Value, gone: Gone) -> Option<Takes> {
    let epic = ruling["ruleset"] == "epic-path";
    let stays = stays(ruling);
    let told = |words: &str| ruling["notes"].to_string().contains(words);
    let begun = gone.open >= 5.0;
    // Nobody who stays has run, tumbled or withdrawn.
    if stays && ["/run", "/hustle", "/tumble", "/withdraw"].contains(&line.split(' ').next().unwrap()) {
        return ruling["checks"].as_array().is_none_or(Vec::is_empty).then_some(Takes::Nothing);
    }
    if told("full-round action") {
        return Some(Takes::Both);
    }
    // A plain move gets past a helpless target.
    if told("without an overrun") {
        return None;
    }
    let one = told("single action");
    let takes = match line.split(' ').next().unwrap() {
        "/jump" => return None,
        "/run" => Takes::Both,
        "/hustle" if one => Takes::Standard,
        "/hustle" => Takes::Both,
        "/move" | "/swim" | "/climb" | "/fly" | "/crawl" if stays => return None,
        "/move" | "/swim" | "/climb" | "/fly" if line.contains("pace:double") => Takes::Both,
        "/move" | "/swim" | "/climb" | "/fly" => Takes::Move,
        "/charge" | "/withdraw" if epic => Takes::Standard,
        "/charge" | "/withdraw" => return None,
        "/step" if line.contains("full-round:true") => Takes::Both,
        "/step" => Takes::Nothing,
        "/crawl" | "/stand" => Takes::Move,
        // A separate move action under Epic Path.
        "/tumble" if begun && !epic && tumbled_feet(line, ruling) <= gone.open => Takes::Nothing,
        "/tumble" => Takes::Move,
        "/bull-rush" if ruling["ruleset"] != "reaction" => Takes::Standard,
        "/overrun" if epic && line.contains("part-of-move:true") => {
            if begun {
                Takes::Nothing
            } else {
                Takes::Move
            }
        }
        "/overrun" if epic => Takes::Standard,
        "/overrun" | "/bull-rush" => {
            if begun {
                Takes::Standard
            } else {
                Takes::Both
            }
        }
        "/clamber" => Takes::Standard,
        "/escape" => Takes::Both,
        _ => return None,
    };
    Some(takes)
}

/// Possible next commands, with what each takes.
fn next(who: &str, foe: &str, epic: bool) -> Vec<(String, Takes)> {
    let ways = ["n", "e", "s", "w", "se"];
    let mut all: Vec<(String, Takes)> =
        ways.iter().map(|way| (format!("/move creature:{who} to:{way}"), Takes::Move)).collect();
    all.extend(ways.iter().take(3).map(|way| (format!("/move creature:{who} to:{way} pace:double"), Takes::Both)));
    all.extend(ways.iter().take(3).map(|way| (format!("/run creature:{who} to:{way}"), Takes::Both)));
    all.extend(ways.iter().take(3).map(|way| (format!("/fly creature:{who} to:{way}"), Takes::Move)));
    all.extend(ways.iter().take(3).map(|way| (format!("/swim creature:{who} to:{way} check:40"), Takes::Move)));
    let charge = if epic { Takes::Standard } else { Takes::Both };
    all.push((format!("/charge creature:{who} target:{foe}"), charge));
    if !epic {
        all.push((format!("/charge creature:{who} target:{foe} one-action:true"), Takes::Both));
        all.push((format!("/withdraw creature:{who} to:n"), Takes::Both));
    }
    all.push((format!("/bull-rush creature:{who} target:{foe} feet:5 check:30 against:1"), Takes::Standard));
    all.push((format!("/crawl creature:{who} to:s"), Takes::Move));
    all.push((format!("/stand creature:{who}"), Takes::Move));
    all
}

fn reasons(told: &Value) -> Vec<String> {
    let all = told["ruling"]["reasons"].as_array().into_iter().flatten();
    all.filter_map(|reason| reason["rule"].as_str().map(str::to_owned)).collect()
}

struct Turn<'t> {
    table: &'t Varied,
    line: &'t str,
    told: &'t Value,
    gone: Gone,
}

impl Turn<'_> {
    fn which(&self) -> String {
        format!("{}\n{}{:?}\n{:#}", self.line, self.table.which(), self.gone, self.told)
    }

    fn goes_on(&self, door: &mut Door, who: &str, seen: &mut BTreeMap<String, u64>, faults: &mut Faults) {
        let epic = self.table.ruleset == "epic-path";
        let lines: Vec<(String, Takes)> = next(who, self.table.foe(), epic);
        let here: Vec<Value> = lines.iter().map(|(line, _)| door.ask(&format!("{line} preview:true"))).collect();
        door.done("/turn end");
        let free: Vec<Value> = lines.iter().map(|(line, _)| door.ask(&format!("{line} preview:true"))).collect();
        door.done("/undo");
        for (((line, takes), here), free) in lines.iter().zip(&here).zip(&free) {
            if free["ruling"]["verdict"] != "legal" {
                continue;
            }
            let takes =
                if free["ruling"]["notes"].to_string().contains("full-round action") { Takes::Both } else { *takes };
            // A bull rush that ends a charge is the charge's attack (SRD 3.5, Combat II / Bull Rush).
            if here["ruling"]["notes"].to_string().contains("ends the charge") {
                continue;
            }
            let left = self.gone.leaves(takes);
            let why = reasons(here);
            let none_left = why.iter().any(|rule| rule == "actions");
            let which = |what: &str| format!("{what}: {line} {takes:?}\nafter {}{here:#}", self.which());
            if !left && !why.is_empty() {
                *seen.entry("refused otherwise".to_owned()).or_default() += u64::from(!none_left);
            } else if !left {
                faults.add(which("more than is left"));
            }
            if left && none_left {
                faults.add(which("refused, and it is left"));
            }
            let turn = ["five-foot-step", "speed", "maneuvers"];
            if left && here["ruling"]["verdict"] == "illegal" && !why.iter().any(|rule| turn.contains(&rule.as_str())) {
                faults.add(which(&format!("refused for {why:?} by turns alone")));
            }
            *seen.entry(format!("next {takes:?} {left}")).or_default() += 1;
        }
    }
}

/// The table, with turns.
fn in_turns(table: &Varied) -> Door {
    let mut door = Door::seeded(Some(table.seed));
    table.set_up(&mut door);
    if !table.turns {
        door.done("/turn start");
    }
    door
}

/// The feet that a phase's movements have used.
fn feet(spent: &Value) -> f64 {
    spent["feet"].as_object().into_iter().flatten().filter_map(|(_, feet)| feet.as_f64()).sum()
}

/// Under Rise a single speed covers all movement in a phase, by whatever command.
#[test]
fn under_rise_the_feet_of_every_movement_are_gone_from_the_phase() {
    let mut seen = BTreeMap::<String, u64>::new();
    let mut faults = Faults::default();
    for mut table in varied(4, 7_500).filter(|table| table.ruleset == "rise") {
        let mut door = in_turns(&table);
        let mut gone = BTreeMap::<String, f64>::new();
        for _ in 0..12 {
            let line = table.line();
            let told = door.ask(&line);
            let ruling = &told["ruling"];
            let Some(who) = ruling["creature"].as_str().filter(|_| told["status"] == "done") else { continue };
            if !line.contains(&format!("creature:{who}")) {
                continue;
            }
            let before = gone.get(who).copied().unwrap_or_default();
            let (cost, budget) = (ruling["feet"].as_f64().unwrap_or(0.0), ruling["budget"].as_f64().unwrap_or(0.0));
            let after = feet(&ruling["turn"]["spent"]);
            let which = || format!("{line}\n{}{before} ft before\n{told:#}", table.which());
            if after != before + cost || cost > budget {
                faults.add(format!("{after} ft gone: {}", which()));
            }
            // What is left is enough for a step that costs no more, and not for one that costs more.
            for way in ["n", "e", "s", "w", "ne", "sw"] {
                let more = door.ask(&format!("/move creature:{who} to:{way} preview:true"));
                let (next, wanted) = (&more["ruling"], more["ruling"]["steps"][0]["feet"].as_f64());
                if next["mode"] != ruling["mode"] || line.starts_with("/sprint") || line.starts_with("/jump") {
                    continue;
                }
                let left = budget - cost;
                if next["verdict"] == "legal" && wanted.is_some_and(|feet| feet > left) {
                    faults.add(format!("{left} ft left: {way} {}{more:#}", which()));
                }
                *seen.entry(format!("next {}", next["verdict"])).or_default() += 1;
            }
            *seen.entry(line.split(' ').next().unwrap().to_owned()).or_default() += 1;
            gone.insert(who.to_owned(), after);
            table.goes_on(&line, &told);
        }
    }
    faults.none();
    assert!(!are_enough() || seen.len() > 3, "{seen:?}");
}

#[test]
fn what_a_movement_takes_is_gone_from_the_turn_and_no_more() {
    let mut seen = BTreeMap::<String, u64>::new();
    let mut faults = Faults::default();
    for mut table in varied(1, 7_000).filter(|table| table.ruleset != "rise") {
        let mut door = in_turns(&table);
        let mut gone = BTreeMap::<String, Gone>::new();
        for _ in 0..10 {
            let line = table.line();
            let told = door.ask(&line);
            let ruling = &told["ruling"];
            let Some(who) = ruling["creature"].as_str().filter(|_| told["status"] == "done") else { continue };
            if !line.contains(&format!("creature:{who}")) {
                continue;
            }
            let before = gone.get(who).copied().unwrap_or_default();
            let after = Gone::told(ruling);
            let turn = Turn { table: &table, line: &line, told: &told, gone: after };
            let command = line.split(' ').next().unwrap();
            if let Some(takes) = takes(&line, ruling, before) {
                let expected = before.with(takes);
                let lost = (expected.moves, expected.standard) != (after.moves, after.standard);
                if lost {
                    faults.add(format!("{takes:?} from {before:?}: {}", turn.which()));
                }
                *seen.entry(format!("{command} {takes:?}")).or_default() += 1;
            }
            turn.goes_on(&mut door, who, &mut seen, &mut faults);
            // A jump is part of a movement, and its check too.
            let plain = matches!(command, "/move" | "/swim" | "/climb" | "/fly" | "/burrow" | "/tumble" | "/jump");
            let part = after.moves == before.moves;
            let feet = ruling["feet"].as_f64().unwrap_or(0.0);
            let times = if command == "/tumble" { tumbling(&line) } else { 1.0 };
            // Part of a movement takes its feet from what the movement had left; a creature that stays takes none.
            let whole = if part { before.open } else { ruling["budget"].as_f64().unwrap_or(0.0) * times };
            let double = line.contains("pace:");
            let mut checks = ruling["checks"].as_array().into_iter().flatten();
            let open = if plain && !double && checks.all(|check| command == "/jump" && check["rule"] == "jump") {
                (whole - feet * times).max(0.0)
            } else {
                0.0
            };
            gone.insert(who.to_owned(), Gone { open, ..after });
            table.goes_on(&line, &told);
        }
    }
    faults.none();
    assert!(!are_enough() || seen.len() > 3, "{seen:?}");
}
