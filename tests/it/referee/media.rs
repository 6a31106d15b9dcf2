//! What must hold wherever somebody is, in the air, in water, on a wall, in a pit or in the saddle, whichever command moves
//! them. `FIVEFOOT_BOARDS` plays more tables, from `FIVEFOOT_SEED` on.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::random::Dice;
use crate::door::Door;
use crate::judge::{Square, name, named};

const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];
const WIDTH: i32 = 14;
const HEIGHT: i32 = 10;
/// The depth of the lake and of the pit, in feet.
const LAKE: i32 = 10;
const PIT: i32 = 20;

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Where the Hero begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Medium {
    Floor,
    Surface,
    Bottom,
    Wall,
    Air,
    Saddle,
}

/// A table with a lake, a pit, rocks, the Hero somewhere and two foes near by.
struct Table {
    seed: u64,
    ruleset: &'static str,
    medium: Medium,
    modes: Vec<(&'static str, u32)>,
    speed: u32,
    start: Square,
    lines: Vec<String>,
    floors: BTreeMap<Square, i32>,
    rocks: Vec<Square>,
}

impl Table {
    fn random(seed: u64, ruleset: &'static str) -> Self {
        let mut dice = Dice::new(seed);
        let dice = &mut dice;
        let mut floors = BTreeMap::new();
        let (left, right) = (dice.between(1, 4), dice.between(6, 8));
        let lake: Vec<Square> = (2..8).flat_map(|y| (left..left + 4).map(move |x| (x, y))).collect();
        let pit: Vec<Square> = (3..6).flat_map(|y| (right + 2..right + 4).map(move |x| (x, y))).collect();
        floors.extend(lake.iter().map(|&at| (at, -LAKE)));
        floors.extend(pit.iter().map(|&at| (at, -PIT)));
        let mut rocks = Vec::new();
        for _ in 0..dice.between(2, 6) {
            let at = (dice.between(0, WIDTH - 1), dice.between(0, HEIGHT - 1));
            if !floors.contains_key(&at) && !rocks.contains(&at) {
                rocks.push(at);
            }
        }
        let media = [Medium::Floor, Medium::Surface, Medium::Bottom, Medium::Wall, Medium::Air, Medium::Saddle];
        let medium = media[seed as usize % media.len()];
        let speed = *dice.pick(&[20, 30, 40]);
        let mut modes: Vec<(&str, u32)> = Vec::new();
        for mode in ["swim", "climb", "fly"] {
            let flies = mode == "fly" && ruleset != "reaction";
            let needs = mode == "fly" && medium == Medium::Air;
            if needs || ((mode != "fly" || flies) && dice.percent(if mode == "fly" { 15 } else { 40 })) {
                modes.push((mode, *dice.pick(&[20, 30, 60])));
            }
        }
        let free = |at: &Square| !floors.contains_key(at) && !rocks.contains(at);
        let squares = || (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
        let dry: Vec<Square> = squares().filter(free).collect();
        let beside_rock = |at: &&Square| rocks.iter().any(|rock| rock.0.abs_diff(at.0) + rock.1.abs_diff(at.1) == 1);
        let walls: Vec<Square> = dry.iter().filter(beside_rock).copied().collect();
        let (start, altitude) = match medium {
            Medium::Surface => (*dice.pick(&lake), LAKE),
            Medium::Bottom => (*dice.pick(&lake), 0),
            Medium::Wall if !walls.is_empty() => (*dice.pick(&walls), 10),
            Medium::Air => (*dice.pick(&dry), 15),
            Medium::Saddle => {
                let roomy = |at: &&Square| {
                    [(0, 0), (1, 0), (0, 1), (1, 1)].iter().all(|by| dry.contains(&(at.0 + by.0, at.1 + by.1)))
                };
                let roomy: Vec<Square> = dry.iter().filter(roomy).copied().collect();
                (*dice.pick(&roomy), 0)
            }
            Medium::Floor | Medium::Wall => (*dice.pick(&dry), 0),
        };
        let mut lines = vec![
            format!("/table new width:{WIDTH} height:{HEIGHT} ruleset:{ruleset}"),
            format!("/map paint squares:{}:{} terrain:pit depth:{LAKE}", name(lake[0]), name(lake[lake.len() - 1])),
            format!("/map paint squares:{}:{} terrain:water", name(lake[0]), name(lake[lake.len() - 1])),
            format!("/map paint squares:{}:{} terrain:pit depth:{PIT}", name(pit[0]), name(pit[pit.len() - 1])),
        ];
        lines.extend(rocks.iter().map(|&at| format!("/map paint squares:{} terrain:solid", name(at))));
        let class = match ruleset {
            "epic-path" => " greater",
            "rise" => "",
            _ => " perfect",
        };
        let told = modes.iter().map(|&(mode, speed)| match mode {
            "fly" => format!("fly {speed}{class}"),
            _ => format!("{mode} {speed}"),
        });
        let told: Vec<String> = told.collect();
        let told = if told.is_empty() { String::new() } else { format!(" modes:\"{}\"", told.join(", ")) };
        lines.push(format!(
            "/creature add name:Hero at:{} side:heroes speed:{speed} altitude:{altitude} strength:14 maneuver-defense:12 \
             initiative:30{told}",
            name(start)
        ));
        for foe in ["Orc", "Wolf"] {
            let near = |at: &&Square| (1..=3).contains(&at.0.abs_diff(start.0).max(at.1.abs_diff(start.1)));
            let round: Vec<Square> = dry.iter().filter(near).copied().collect();
            if !round.is_empty() {
                let at = name(*dice.pick(&round));
                lines.push(format!("/creature add name:{foe} at:{at} side:foes maneuver-defense:12"));
            }
        }
        if medium == Medium::Saddle {
            lines.push(format!("/creature add name:Horse at:{} side:heroes size:large", name(start)));
            lines.push("/mount creature:Hero target:Horse force:true".to_owned());
        }
        Table { seed, ruleset, medium, modes, speed, start, lines, floors, rocks }
    }

    fn set_up(&self, door: &mut Door) {
        self.lines.iter().for_each(|line| door.done(line));
    }

    fn which(&self) -> String {
        format!("{} seed {} {:?}\n{}\n", self.ruleset, self.seed, self.medium, self.lines.join("\n"))
    }

    /// Who is asked to move: a rider's mount moves for it.
    fn mover(&self) -> &'static str {
        if self.medium == Medium::Saddle { "Horse" } else { "Hero" }
    }

    fn floor_under(&self, space: &str) -> i32 {
        squares(space).iter().map(|at| self.floors.get(at).copied().unwrap_or(0)).max().unwrap_or(0)
    }

    /// A movement that somebody could ask for, whether or not it makes sense.
    fn line(&self, dice: &mut Dice) -> String {
        let who = self.mover();
        let near = |dice: &mut Dice, far: i32| {
            let at = (self.start.0 + dice.between(-far, far), self.start.1 + dice.between(-far, far));
            name((at.0.clamp(0, WIDTH - 1), at.1.clamp(0, HEIGHT - 1)))
        };
        let foe = *dice.pick(&["Orc", "Wolf"]);
        let (to, beside) = (near(dice, 4), near(dice, 1));
        let check = dice.between(1, 40);
        let up = 5 * dice.between(0, 4);
        match dice.below(20) {
            0..=2 => format!("/move creature:{who} to:{to}"),
            3 => format!("/move creature:{who} to:{to} mode:any check:{check}"),
            4 => format!("/step creature:{who} to:{beside}"),
            5 => format!("/withdraw creature:{who} to:{to}"),
            6 => format!("/charge creature:{who} target:{foe}"),
            7 => format!("/tumble creature:{who} to:{to} check:{check}"),
            8 => format!("/overrun creature:{who} target:{foe} to:{to} check:{check} against:10"),
            9 => format!("/bull-rush creature:{who} target:{foe} check:{check} against:10 feet:10"),
            10 => format!("/run creature:{who} to:{to}"),
            11 => format!("/jump creature:{who} to:{to} check:{check}"),
            12 => format!("/swim creature:{who} to:{to} check:{check}"),
            13 => format!("/climb creature:{who} to:{beside} altitude:{up} check:{check} surface:dungeon-wall"),
            14 => format!("/fly creature:{who} to:{to} altitude:{up}"),
            15 => format!("/push creature:{foe} target:{who} feet:10 drop-prone:no"),
            16 => format!("/fling creature:{foe} target:{who} feet:10 direction:up"),
            17 => format!("/crawl creature:{who} to:{beside}"),
            18 => format!("/move creature:{foe} to:{to}"),
            _ => "/dismount creature:Hero".to_owned(),
        }
    }
}

/// The squares of a space: `D4`, `D4:E5`.
fn squares(space: &str) -> Vec<Square> {
    let (first, last) = space.split_once(':').unwrap_or((space, space));
    let (first, last) = (named(first), named(last));
    (first.1..=last.1).flat_map(|y| (first.0..=last.0).map(move |x| (x, y))).collect()
}

fn tables(boards: u64, first: u64) -> impl Iterator<Item = Table> {
    let (boards, first) = (number("FIVEFOOT_BOARDS", boards), number("FIVEFOOT_SEED", first));
    RULESETS.into_iter().flat_map(move |ruleset| (first..first + boards).map(move |seed| Table::random(seed, ruleset)))
}

fn creatures(door: &mut Door) -> Vec<Value> {
    door.ask("/creature list")["ruling"]["creatures"].as_array().unwrap().clone()
}

/// What keeps a creature where it is, found without asking the bot; `None` if nothing does.
fn support(table: &Table, one: &Value, all: &[Value]) -> Option<&'static str> {
    let space = one["space"].as_str().unwrap();
    let (floor, altitude) = (table.floor_under(space), one["altitude"].as_i64().unwrap() as i32);
    let here = squares(space);
    let modes = one["modes"].to_string();
    let conditions = one["conditions"].to_string();
    let wet = || here.iter().all(|at| table.floors.get(at) == Some(&-LAKE)) && floor + altitude <= 0;
    let wall = || {
        here.iter().any(|at| {
            [(0, 1), (1, 0), (0, -1), (-1, 0)].iter().any(|way| {
                let beside = (at.0 + way.0, at.1 + way.1);
                let on_board = (0..WIDTH).contains(&beside.0) && (0..HEIGHT).contains(&beside.1);
                let higher = table.floors.get(&beside).copied().unwrap_or(0) > floor + altitude;
                on_board && !here.contains(&beside) && (table.rocks.contains(&beside) || higher)
            })
        })
    };
    let back = || {
        all.iter().any(|other| {
            let under = squares(other["space"].as_str().unwrap());
            let tall =
                5 * (under.iter().map(|at| at.0).max().unwrap() - under.iter().map(|at| at.0).min().unwrap() + 1);
            let top = table.floor_under(other["space"].as_str().unwrap()) + other["altitude"].as_i64().unwrap() as i32;
            other["name"] != one["name"] && top + tall == floor + altitude && under.iter().any(|at| here.contains(at))
        })
    };
    match () {
        () if !one["mount"].is_null() => Some("mount"),
        () if altitude == 0 => Some("floor"),
        () if modes.contains("fly") || modes.contains("glide") => Some("wings"),
        () if conditions.contains("hanging") || conditions.contains("midair") => Some("hands"),
        () if wet() => Some("water"),
        () if wall() => Some("wall"),
        () if back() => Some("back"),
        () => None,
    }
}

/// Whatever is done, everybody ends where something holds them; whatever is refused has reasons in words, by their rules.
#[test]
fn nobody_ends_where_nothing_holds_them_and_every_refusal_has_its_reason() {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut count = |what: String| *seen.entry(what).or_default() += 1;
    for table in tables(6, 1) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xF007);
        for _ in 0..12 {
            let line = table.line(&mut dice);
            let told = door.ask(&line);
            let status = told["status"].as_str().unwrap().to_owned();
            let message = told["message"].as_str().unwrap();
            count(status.clone());
            match status.as_str() {
                "refused" => {
                    let reasons = told["ruling"]["reasons"].as_array().unwrap();
                    assert!(!reasons.is_empty(), "{line} {}{told:#}", table.which());
                    for reason in reasons {
                        let (rule, why) = (reason["rule"].as_str().unwrap(), reason["message"].as_str().unwrap());
                        assert!(!rule.is_empty() && why.ends_with(['.', ')']), "{line} {}{reason}", table.which());
                    }
                    assert!(message.lines().count() > 1, "{line} {}{message}", table.which());
                }
                "error" => assert!(message.len() > 10, "{line} {}{message}", table.which()),
                "done" => {
                    let all = creatures(&mut door);
                    for one in &all {
                        // Who climbs says what surface that is, which the map need not show. Who is flung up comes down as
                        // the round ends, and without rounds by /fall, which is told.
                        let climbs = line.starts_with("/climb");
                        let flung = line.starts_with("/fling") && message.contains("/fall");
                        let told_of = (climbs || flung) && one["name"] == table.mover();
                        let Some(by) = support(&table, one, &all).or(told_of.then_some("told")) else {
                            panic!("{line} {}{one:#}\n{told:#}", table.which())
                        };
                        count(by.to_owned());
                    }
                    // Back to where it began, so that each line has the same start.
                    if told["ruling"]["verdict"] == "legal" {
                        door.ask("/undo");
                    }
                }
                _ => {}
            }
        }
    }
    for what in ["done", "refused", "floor", "water", "wall", "wings", "mount"] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

/// The budget of a movement is that of the way it is made by: its own speed there, or a share of the walking speed that the
/// rules give somebody without one.
#[test]
fn no_command_gives_anybody_a_budget_that_no_speed_of_its_own_has() {
    let mut checked = BTreeMap::<String, u64>::new();
    for table in tables(6, 2_000).filter(|table| table.medium != Medium::Saddle) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xB06E7);
        for _ in 0..12 {
            let line = table.line(&mut dice);
            if !line.contains("creature:Hero") || line.starts_with("/dismount") {
                continue;
            }
            let told = door.ask(&format!("{line} preview:true"));
            let ruling = &told["ruling"];
            let (Some(budget), Some(mode)) = (ruling["budget"].as_u64(), ruling["mode"].as_str()) else { continue };
            if line.contains("mode:any") || budget == 0 || ruling["verdict"] == "illegal" {
                continue;
            }
            let own = table.modes.iter().find(|(own, _)| *own == mode).map(|&(_, speed)| speed);
            // Who has no speed for water and walls gets there a quarter as far: the budget stays, the price is four times. Rise
            // has one speed for all ways of moving, which their categories make dearer.
            let one = table.ruleset == "rise";
            let speed = u64::from(own.filter(|_| !one).unwrap_or(table.speed));
            let times = (1..=5).any(|times| budget == speed * times);
            let fits = times || [2, 4].iter().any(|part| budget == speed / part);
            assert!(fits || budget <= 10, "{line}: {budget} ft by {mode}\n{}{told:#}", table.which());
            *checked.entry(mode.to_owned()).or_default() += 1;
        }
    }
    assert!(["walk", "swim", "fly"].iter().all(|mode| checked.contains_key(*mode)), "{checked:?}");
}

/// A step costs the same whichever command makes it, but for those that go at half speed.
#[test]
fn every_command_prices_a_step_as_a_move_does_there() {
    let mut compared = BTreeMap::<String, u64>::new();
    for table in tables(6, 4_000) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let who = table.mover();
        let around = squares(&format!(
            "{}:{}",
            name(((table.start.0 - 1).max(0), (table.start.1 - 1).max(0))),
            name(((table.start.0 + 1).min(WIDTH - 1), (table.start.1 + 1).min(HEIGHT - 1)))
        ));
        let told = door.ask(&format!("/reachable creature:{who}"));
        let reached = told["ruling"]["squares"].as_object().cloned().unwrap_or_default();
        for at in around.into_iter().filter(|&at| at != table.start) {
            let to = name(at);
            let moved = door.ask(&format!("/move creature:{who} to:{to} preview:true check:40"));
            let plain = &moved["ruling"];
            if plain["verdict"] != "legal" || plain["steps"].as_array().is_none_or(|steps| steps.len() != 1) {
                continue;
            }
            let feet = plain["feet"].as_u64().unwrap();
            if let Some(reached) = reached.get(&to) {
                assert_eq!(reached.as_u64(), Some(feet), "/reachable {to} {}{plain:#}", table.which());
                *compared.entry("reachable".to_owned()).or_default() += 1;
            }
            for command in ["run", "withdraw", "hustle"] {
                let told = door.ask(&format!("/{command} creature:{who} to:{to} preview:true"));
                let ruling = &told["ruling"];
                if ruling["verdict"] != "legal" || ruling["steps"].as_array().is_none_or(|steps| steps.len() != 1) {
                    continue;
                }
                // A quicker pace has its own price; the medium is the same.
                assert_eq!(ruling["mode"], plain["mode"], "/{command} {to} {}{told:#}", table.which());
                if command != "run" {
                    assert_eq!(ruling["feet"].as_u64(), Some(feet), "/{command} {to} {}{told:#}", table.which());
                }
                *compared.entry(command.to_owned()).or_default() += 1;
            }
        }
    }
    assert!(compared.get("reachable").is_some_and(|&times| times > 20), "{compared:?}");
    assert!(compared.get("withdraw").is_some_and(|&times| times > 5), "{compared:?}");
}

/// What a movement says that it takes is gone from the turn, and a turn has no more than it has.
#[test]
fn what_a_movement_takes_is_gone_from_the_turn() {
    let mut taken = BTreeMap::<&str, u64>::new();
    for table in tables(6, 6_000).filter(|table| table.medium != Medium::Saddle && table.ruleset != "rise") {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        door.done("/turn start");
        let mut dice = Dice::new(table.seed ^ 0x7A4E);
        for _ in 0..10 {
            let line = table.line(&mut dice);
            if !line.contains("creature:Hero") || line.starts_with("/fling") || line.starts_with("/push") {
                continue;
            }
            let before = door.ask("/move creature:Hero to:A1 preview:true")["ruling"]["turn"]["spent"].clone();
            let told = door.ask(&line);
            if told["status"] != "done" {
                continue;
            }
            let (spent, message) = (&told["ruling"]["turn"]["spent"], told["message"].as_str().unwrap());
            let (moves, standard) = (spent["moves"].as_u64().unwrap(), spent["standard"].as_bool().unwrap());
            assert!(moves + u64::from(standard) <= 2, "{line} {}{told:#}", table.which());
            for (words, is) in [
                ("It takes a full-round action", standard && moves > 0),
                ("It takes a standard action", standard),
                ("It takes a move action and a standard action", standard && moves > 0),
            ] {
                if message.contains(words) {
                    assert!(is, "{line}: {words}\n{}{told:#}", table.which());
                    *taken.entry(words).or_default() += 1;
                }
            }
            let had = (before["moves"].as_u64().unwrap_or(0), before["standard"] == true);
            assert!(moves >= had.0 && (standard || !had.1), "{line} {}{told:#}", table.which());
            if moves + u64::from(standard) == 2 {
                let more = door.ask(&format!("/run creature:Hero to:{}", name((0, 0))));
                assert_ne!(more["status"], "done", "{line} {}{more:#}", table.which());
                *taken.entry("all").or_default() += 1;
                break;
            }
        }
    }
    assert!(taken.get("all").is_some_and(|&times| times > 2), "{taken:?}");
}
