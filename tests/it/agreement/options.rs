//! `/options` against the commands that it lists, on random tables in every ruleset, with and without turns: each line does just
//! what was announced, and no other possible command does better.

use serde_json::{Value, json};

use crate::boards::maneuvers::charge_board;
use crate::boards::media::{HEIGHT, WIDTH, tables};
use crate::boards::random::{Dice, random_board, setup};
use crate::boards::{are_enough, how_many, one_in};
use crate::door::Door;
use judge::{Board, Ruleset, named};

const BOARDS: u64 = 1;

/// The board of a seed: every third is one for charges.
fn board(seed: u64, rules: Ruleset) -> Board {
    let mut dice = Dice::new(seed);
    if seed.is_multiple_of(3) { charge_board(&mut dice, rules) } else { random_board(&mut dice, rules) }
}

fn table(seed: u64, rules: Ruleset, turns: bool) -> (Door, String, Vec<String>, (i32, i32)) {
    let board = board(seed, rules);
    let mut door = Door::seeded(Some(seed));
    for line in setup(&board) {
        door.done(&line);
    }
    let names: Vec<String> = board.creatures.iter().map(|creature| creature.name.clone()).collect();
    if turns {
        if rules != Ruleset::Rise {
            for (place, name) in names.iter().enumerate() {
                door.done(&format!("/initiative creature:{name} check:{}", 20 - place));
            }
        }
        door.done("/turn start");
    }
    (door, names[0].clone(), names[1..].to_vec(), (board.width, board.height))
}

fn names_of(provokes: &Value) -> Vec<Value> {
    let all = provokes.as_array().cloned().unwrap_or_default();
    all.into_iter().map(|chance| if chance.is_object() { chance["by"].clone() } else { chance }).collect()
}

/// What is left of a turn, computed from what was spent. In the d20 variant a step leaves nothing that takes a full round.
fn left(rules: Ruleset, turn: &Value) -> Value {
    let (moves, standard) = (turn["spent"]["moves"].as_u64().unwrap(), turn["spent"]["standard"] == true);
    json!({
        "full-round": !standard && moves == 0 && !(rules == Ruleset::Reaction && turn["spent"]["steps"] != 0),
        "standard": !standard && moves < 2,
        "move": moves < if standard { 1 } else { 2 },
    })
}

/// How far the mover falls in this ruling, in feet.
fn fall(ruling: &Value, mover: &str) -> Value {
    let falls = ruling["falls"].as_array().into_iter().flatten();
    let own = falls.filter(|fall| fall["creature"] == json!(mover)).filter_map(|fall| fall["height"].as_u64());
    json!(own.max().unwrap_or(0))
}

#[test]
fn each_line_does_what_was_announced() {
    let (mut lines, mut charges, mut safest) = (0, 0, 0);
    for (rules, nth) in Ruleset::ALL.into_iter().zip(0..) {
        for seed in 0..how_many(BOARDS) {
            let turns = (seed + nth) % 2 == 1;
            let (mut door, mover, others, _) = table(seed + 900, rules, turns);
            let targets = others.iter().map(|other| format!("target:{other}"));
            for aim in targets.chain(["away:true".to_owned(), "to:E5".to_owned()]) {
                let asked = format!("/options creature:{mover} {aim}");
                let answer = door.ask(&asked);
                assert_eq!(answer["status"], "done", "{asked}: {answer:#}");
                for way in answer["ruling"]["options"].as_array().unwrap() {
                    let Some(line) = way["command"].as_str() else { continue };
                    let does = door.ask(line);
                    let ruling = &does["ruling"];
                    let context = || format!("{} seed {seed} {asked}\n{way:#}\n{line}: {does:#}", rules.word());
                    assert_eq!(way["verdict"], ruling["verdict"], "{}", context());
                    assert_eq!(names_of(&way["provokes"]), names_of(&ruling["provokes"]), "{}", context());
                    assert_eq!(way["checks"], ruling["checks"], "{}", context());
                    assert_eq!(way["falls"], fall(ruling, &mover), "{}", context());
                    if line.starts_with("/charge") && !line.contains(" to:") {
                        assert!(ruling["ends"].as_array().unwrap().contains(&ruling["to"]), "{}", context());
                    } else {
                        assert_eq!((&way["to"], &way["feet"]), (&ruling["to"], &ruling["feet"]), "{}", context());
                    }
                    let hazards = ruling.get("hazards").cloned().unwrap_or_else(|| json!([]));
                    assert_eq!(way["hazards"], hazards, "{}", context());
                    if does["status"] == "done" {
                        if turns && rules != Ruleset::Rise {
                            let expected = left(rules, &ruling["turn"]);
                            for what in ["full-round", "standard", "move"] {
                                assert_eq!(way["left"][what], expected[what], "{what}: {}", context());
                            }
                        }
                        lines += 1;
                        charges += u32::from(line.starts_with("/charge"));
                        safest += u32::from(line.contains("safest"));
                        if door.ask("/undo")["status"] != "done" {
                            panic!("{}", context());
                        }
                    }
                }
            }
        }
    }
    assert!(!are_enough() || (lines > 15 && charges > 0 && safest > 0), "{lines} {charges} {safest}");
}

/// The worth of a command that ends where the target can be attacked: its rank, strikes, hazards, checks and feet.
type Worth = (u8, usize, usize, usize, f64);

fn worth(rank: u8, ruling: &Value) -> Worth {
    let many = |what: &str| ruling[what].as_array().map_or(0, Vec::len);
    // Opponents that a mover tumbles past only strike if the check fails.
    let tumbles = ruling["way"] == "tumble" || ruling["action"] == "tumble";
    let open = ruling["checks"].as_array().is_some_and(|checks| checks.iter().any(|check| check["result"].is_null()));
    let strikes = if tumbles && open { 0 } else { many("provokes") };
    (rank, strikes, many("hazards"), many("checks").min(1), ruling["feet"].as_f64().unwrap_or(0.0))
}

/// Whether one of these ways is at least as good on every count. Nobody takes a check, or leaves the ground, only to save feet
/// if a safe walk gets there.
fn is_matched(listed: &[(Worth, bool)], this: Worth, on_foot: bool) -> bool {
    listed.iter().any(|(other, walks)| {
        let safe = *walks && (other.1, other.2, other.3) == (0, 0, 0);
        let risks = other.0 <= this.0 && other.1 <= this.1 && other.2 <= this.2 && other.3 <= this.3;
        risks && (other.4 <= this.4 || other.3 < this.3 || (safe && !on_foot))
    })
}

/// The listed ways, and whether each is on foot.
fn listed(asked: &Value, rank: impl Fn(&Value) -> u8) -> Vec<(Worth, bool)> {
    let ways = asked["ruling"]["options"].as_array().expect("ways");
    let walks = |way: &Value| matches!(way["way"].as_str(), Some("stay" | "step" | "move" | "minimum" | "crawl"));
    ways.iter().map(|way| (worth(rank(way), way), walks(way))).collect()
}

/// Every command that may lead the creature there, with what it leaves of a turn: 0 everything, 1 a standard action, 2 nothing.
fn commands(mover: &str, to: &str, modes: &[&str]) -> Vec<(String, u8, bool)> {
    let on_foot = [
        ("/step", "", 0),
        ("/move", "", 1),
        ("/move", " prefer:safest", 1),
        ("/move", " pace:double", 2),
        ("/move", " pace:double prefer:safest", 2),
        ("/run", "", 2),
        ("/hustle", "", 2),
        ("/sprint", "", 2),
        ("/crawl", "", 2),
    ];
    let otherwise = [("/move", " jump:true", 1), ("/tumble", "", 1), ("/jump", "", 1), ("/withdraw", "", 2)];
    let modes = modes.iter().map(|mode| (*mode, "", 1));
    let line = |(command, more, rank): (&str, &str, u8)| (format!("{command} creature:{mover} to:{to}{more}"), rank);
    let on_foot = on_foot.into_iter().map(line).map(|(line, rank)| (line, rank, true));
    on_foot.chain(otherwise.into_iter().chain(modes).map(line).map(|(line, rank)| (line, rank, false))).collect()
}

/// The ruling on a command, if it leads exactly there and doesn't end squeezed.
fn leads_there(door: &mut Door, line: &str, to: &str) -> Option<Value> {
    let answer = door.ask(&format!("{line} preview:true"));
    let ruling = answer["ruling"].clone();
    let there = ruling["to"] == json!(to) && ruling["from"] != json!(to) && ruling["squeezed"] != true;
    // Under Rise a goal that is too far is walked towards, and may be above or below the last square.
    let there = there && ruling["stopped"].is_null();
    let falls = ruling["falls"].as_array().is_some_and(|falls| !falls.is_empty()) || ruling["midair"] == true;
    // A leap into a pit ends in the air above it.
    let last = ruling["steps"].as_array().and_then(|steps| steps.last()).and_then(|step| step["altitude"].as_i64());
    let drops = last.zip(ruling["altitude"].as_i64()).is_some_and(|(last, end)| last > end);
    (matches!(answer["status"].as_str(), Some("done" | "pending")) && there && !falls && !drops).then_some(ruling)
}

/// On tables with air, water, walls and pits, no command that leads to a square, by any mode, beats the list for it.
#[test]
fn no_way_to_a_square_is_missing() {
    let mut tried = 0;
    for table in tables(1, 300) {
        let phases = table.ruleset == "rise";
        let mut door = Door::open();
        table.set_up(&mut door);
        let mut dice = table.dice(77);
        let mover = table.mover();
        let modes: Vec<String> = table.modes.iter().map(|(mode, _)| format!("/{mode}")).collect();
        let modes: Vec<&str> = if mover == "Hero" { modes.iter().map(String::as_str).collect() } else { Vec::new() };
        for _ in 0..4 {
            let near = (table.start.0 + dice.between(-4, 4), table.start.1 + dice.between(-4, 4));
            if near == table.start || !(0..WIDTH).contains(&near.0) || !(0..HEIGHT).contains(&near.1) {
                continue;
            }
            let to = judge::name(near);
            let asked = door.ask(&format!("/options creature:{mover} to:{to}"));
            assert_eq!(asked["status"], "done", "{}{asked:#}", table.which());
            let by_left = |way: &Value| match (way["left"]["full-round"] == true, way["left"]["standard"] == true) {
                _ if phases => 1,
                (true, _) => 0,
                (false, true) => 1,
                (false, false) => 2,
            };
            let listed = listed(&asked, by_left);
            let leaps = asked["ruling"]["left_out"].as_array().is_some_and(|all| all.contains(&json!("move")));
            for (line, rank, on_foot) in commands(mover, &to, &modes) {
                let Some(ruling) = leads_there(&mut door, &line, &to) else { continue };
                // A leap into deep water is no way to a square: a swimmer walks to the shore and goes in.
                if line.starts_with("/jump") && ruling["altitude"].as_i64() > Some(0) {
                    continue;
                }
                let single = phases || (table.ruleset == "reaction" && line.starts_with("/step"));
                let this = worth(if single { 1 } else { rank }, &ruling);
                tried += 1;
                // A leap on the way is searched for with the work that the other ways leave; if there is none, the answer
                // says so.
                let left_out = leaps && line.contains("jump:true");
                let matched = left_out || is_matched(&listed, this, on_foot);
                assert!(matched, "{}{line} {ruling:#}\n{asked:#}", table.which());
            }
        }
    }
    assert!(!are_enough() || tried > 20, "{tried}");
}

/// The creatures on the table besides the mover.
fn names_at(door: &mut Door, mover: &str) -> Vec<String> {
    let shown = door.ask("/show");
    let names = shown["ruling"]["creatures"].as_array().into_iter().flatten();
    names.filter_map(|one| one["name"].as_str()).filter(|name| *name != mover).map(str::to_owned).collect()
}

/// Each line also does what was announced in air and water and on walls, and a hidden creature beside the mover changes no list.
#[test]
fn ways_by_every_mode_do_what_was_announced_and_betray_nobody() {
    let (mut lines, mut hid) = (0, 0);
    for table in tables(1, 700) {
        let (mut door, mut hiding) = (Door::open(), Door::open());
        let mut dice = table.dice(78);
        let mover = table.mover();
        [&mut door, &mut hiding].into_iter().for_each(|door| table.set_up(door));
        let mut near = || (table.start.0 + dice.between(-2, 2), table.start.1 + dice.between(-2, 2));
        let on_board = |(x, y): &(i32, i32)| (0..WIDTH).contains(x) && (0..HEIGHT).contains(y);
        let ends: Vec<String> = (0..8).map(|_| near()).filter(on_board).map(judge::name).collect();
        for at in &ends {
            let add = format!("/creature add name:Stalker at:{at} side:stalkers hidden:true");
            if hiding.ask(&add)["status"] == "done" {
                hid += 1;
                break;
            }
        }
        let others = names_at(&mut door, mover).into_iter().take(2).map(|other| format!("target:\"{other}\""));
        let squares = ends.iter().take(3).map(|end| format!("to:{end}"));
        for aim in ["away:true".to_owned()].into_iter().chain(squares).chain(others) {
            let asked = format!("/options creature:{mover} {aim}");
            let answer = door.ask(&asked);
            let hidden = hiding.reply(&asked);
            assert_eq!(answer, hidden.json(), "{}{asked}", table.which());
            for way in answer["ruling"]["options"].as_array().into_iter().flatten() {
                let Some(line) = way["command"].as_str() else { continue };
                let does = door.ask(&format!("{line} preview:true"));
                let ruling = &does["ruling"];
                let context = || format!("{}{asked}\n{way:#}\n{line}: {does:#}", table.which());
                for what in ["verdict", "checks", "to", "feet"] {
                    assert_eq!(way[what], ruling[what], "{what}: {}", context());
                }
                assert_eq!(way["falls"], fall(ruling, mover), "{}", context());
                assert_eq!(names_of(&way["provokes"]), names_of(&ruling["provokes"]), "{}", context());
                lines += 1;
            }
        }
    }
    assert!(!are_enough() || (lines > 10 && hid > 1), "{lines} {hid}");
}

fn rank(attack: &Value) -> u8 {
    match attack.as_str().unwrap() {
        "full" => 0,
        "one" | "charge" => 1,
        "next-turn" => 2,
        _ => 3,
    }
}

/// A creature in the answer to `/show`.
fn asked_for<'s>(shown: &'s Value, name: &str) -> &'s Value {
    let all = shown["ruling"]["creatures"].as_array().expect("creatures");
    all.iter().find(|one| one["name"] == json!(name)).expect("it is there")
}

#[test]
fn no_command_that_could_be_given_beats_the_list() {
    let (mut tried, mut in_rise) = (0, 0);
    for rules in Ruleset::ALL {
        for seed in 0..how_many(2) {
            let (mut door, mover, others, (width, height)) = table(seed + 40, rules, false);
            // The same table, for trying the mover at each of its possible ends.
            let mut tried_on = table(seed + 40, rules, false).0;
            let phases = rules == Ruleset::Rise;
            if phases {
                // Rise has no reach: a long reach in another rulebook shows what walls and heights let through.
                for line in ["/table ruleset name:srd35", &format!("/creature edit creature:{mover} reach:10")] {
                    tried_on.done(line);
                }
            }
            let far = if phases { -2..=3 } else { -4..=4 };
            let shown = door.ask("/show");
            let own = &asked_for(&shown, &mover)["anchor"];
            for target in &others {
                let asked = door.ask(&format!("/options creature:{mover} target:{target}"));
                assert_eq!(asked["status"], "done", "{} seed {seed} {target}: {asked:#}", rules.word());
                let listed = listed(&asked, |way| rank(&way["attack"]));
                let foe = asked_for(&shown, target);
                let (x, y) = named(foe["anchor"].as_str().unwrap());
                let near = far.clone().flat_map(|dx| far.clone().map(move |dy| (x + dx, y + dy)));
                for at in near.filter(|at| (0..width).contains(&at.0) && (0..height).contains(&at.1)).step_by(one_in(3))
                {
                    let to = judge::name(at);
                    if *own == json!(to) {
                        continue;
                    }
                    if tried_on.ask(&format!("/place creature:{mover} at:{to}"))["status"] != "done" {
                        continue;
                    }
                    // A creature that threatens a square of the target can attack it; in Rise, one that is beside it.
                    let threat = tried_on.ask(&format!("/threat creature:{mover}"));
                    if !threat["ruling"]["threatened"].as_array().is_some_and(|all| all.contains(&foe["anchor"])) {
                        continue;
                    }
                    // Threatened squares are listed on the mover's own level.
                    let apart = tried_on.ask(&format!("/measure from:{mover} to:{target}"))["ruling"].clone();
                    let beside = apart["feet"].as_f64().is_some_and(|feet| feet <= 5.0);
                    if (phases && !beside) || apart["rise"].as_f64().is_some_and(|rise| rise != 0.0) {
                        continue;
                    }
                    let mut all = commands(&mover, &to, &[]);
                    // Withdrawing is no way to get at a target.
                    all.retain(|(line, ..)| !line.starts_with("/withdraw"));
                    all.push((format!("/charge creature:{mover} target:{target} to:{to}"), 1, false));
                    for other in others.iter().filter(|other| *other != target).take(1) {
                        for command in ["/overrun", "/bull-rush"] {
                            all.push((format!("{command} creature:{mover} target:{other} to:{to}"), 2, false));
                        }
                    }
                    for (line, rank, on_foot) in all {
                        let Some(ruling) = leads_there(&mut door, &line, &to) else { continue };
                        let this = worth(if phases { 1 } else { rank }, &ruling);
                        tried += 1;
                        in_rise += u32::from(phases);
                        assert!(
                            is_matched(&listed, this, on_foot),
                            "{}\n{line} {ruling:#}\n{asked:#}",
                            setup(&board(seed + 40, rules)).join("\n")
                        );
                    }
                }
            }
        }
    }
    assert!(!are_enough() || (tried > 15 && in_rise > 2), "{tried} {in_rise}");
}
