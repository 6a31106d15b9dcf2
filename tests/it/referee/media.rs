//! What must hold for creatures in the air, in water, on a wall, in a pit or in the saddle, whichever command moves them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::media::{HEIGHT, LAKE, Medium, Table, WIDTH, squares, tables};
use crate::boards::one_in;
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Square, name, named};

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

/// Whatever happens, every creature ends where something holds it, and every refusal has reasons in words, each with its rule.
#[test]
fn nobody_ends_where_nothing_holds_them_and_every_refusal_has_its_reason() {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut count = |what: String| *seen.entry(what).or_default() += 1;
    for table in tables(6, 1) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xF007);
        for _ in 0..12 / one_in(2) {
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
                        // A climber names the surface, which the map need not show.
                        let told_of = line.starts_with("/climb") && one["name"] == table.mover();
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

/// The budget of a movement goes by how the creature moves: its own speed there, or the share of its walking speed that the rules
/// give a creature without one.
#[test]
fn no_command_gives_a_budget_beyond_the_creatures_own_speeds() {
    let mut checked = BTreeMap::<String, u64>::new();
    for table in tables(6, 2_000).filter(|table| table.medium != Medium::Saddle) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xB06E7);
        for _ in 0..12 / one_in(2) {
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
            // A creature with no speed for water or walls gets a quarter as far: the budget stays, the price is four times as
            // high. Rise has one speed for all ways of moving, and their categories make them dearer.
            let one = table.ruleset == "rise";
            let speed = u64::from(own.filter(|_| !one).unwrap_or(table.speed));
            // Swimming to the shore and walking on uses the greater of the two.
            let steps = ruling["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
            let walks = steps.iter().any(|step| step["mode"] == "walk");
            let of = |speed: u64| (1..=5).any(|times| budget == speed * times);
            let times = of(speed) || (walks && of(u64::from(table.speed)));
            let fits = times || [2, 4].iter().any(|part| budget == speed / part);
            assert!(fits || budget <= 10, "{line}: {budget} ft by {mode}\n{}{told:#}", table.which());
            *checked.entry(mode.to_owned()).or_default() += 1;
        }
    }
    assert!(["walk", "swim", "fly"].iter().all(|mode| checked.contains_key(*mode)), "{checked:?}");
}

/// The squares and spaces of a path, each with what the step there costs. Swimmers and climbers go up and down; of others
/// only the steps up to the first that leads up or down are taken.
fn priced(ruling: &Value, start: i64) -> Vec<(String, Value, u64)> {
    let steps = ruling["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
    let held = ["swim", "climb"].iter().any(|mode| ruling["mode"] == *mode);
    let altitude = |step: &Value| step["altitude"].as_i64().unwrap_or(start);
    // A step has no price where nothing holds the mover, or walls are in the way.
    let reasons = ruling["reasons"].as_array().into_iter().flatten();
    let closed = ["climb", "swim", "heights", "corner", "blocking"];
    let closed = reasons.filter(|reason| closed.iter().any(|rule| reason["rule"] == *rule));
    let refused = closed.filter_map(|reason| reason["step"].as_u64()).min();
    let made = refused.map_or(steps.len(), |step| step.saturating_sub(1) as usize);
    let taken = steps.iter().take(made).take_while(|step| match held {
        true => step["mode"].is_null() || step["mode"] == ruling["mode"],
        false => altitude(step) == start,
    });
    let feet = |step: &Value| step["feet"].as_u64().unwrap_or(u64::MAX);
    let mut at = start;
    let each = taken.map(|step| {
        at = step["altitude"].as_i64().unwrap_or(at);
        let to = step["to"].as_str().unwrap().to_owned();
        (if held { format!("{to}@{at}") } else { to }, step["space"].clone(), feet(step))
    });
    each.collect()
}

/// A step costs the same whichever command makes it. For another command's path, `/move` is asked square by square.
#[test]
fn every_command_prices_a_step_as_a_move_does_there() {
    let mut compared = BTreeMap::<String, u64>::new();
    for table in tables(6, 4_000) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let reached = door.ask(&format!("/reachable creature:{}", table.mover()))["ruling"]["squares"].clone();
        let mut dice = table.dice(0x9121CE);
        let drawn: Vec<String> = (0..14).map(|_| table.line(&mut dice)).collect();
        for line in drawn.into_iter().chain(table.own_lines()) {
            let command = line.split(' ').next().unwrap().to_owned();
            // A jump has its own price, and being moved costs nothing but under Rise, where it is paid as walking is.
            let forced = matches!(command.as_str(), "/push" | "/fling" | "/pull" | "/slide");
            if command == "/jump" || (forced && table.ruleset != "rise") {
                continue;
            }
            let told = door.ask(&format!("{line} preview:true"));
            let ruling = &told["ruling"];
            let who = ruling["creature"].as_str().unwrap_or_default();
            let one = creatures(&mut door).into_iter().find(|one| one["name"] == who);
            let Some(altitude) = one.and_then(|one| one["altitude"].as_i64()) else { continue };
            let priced_here = priced(ruling, altitude);
            // A refused movement may be priced as far as it goes; a five-foot step and a crawl cost what they cost.
            let own_price = matches!(command.as_str(), "/step" | "/crawl") && ruling["verdict"] != "legal";
            if priced_here.is_empty() || own_price || ruling["mode"] == "fly" && table.medium != Medium::Air {
                continue;
            }
            let path: Vec<&str> = priced_here.iter().map(|(to, ..)| to.as_str()).collect();
            let start = ruling["path"][0].as_str().unwrap_or_default();
            let start = if path[0].contains('@') { format!("{start}@{altitude}") } else { start.to_owned() };
            let by_hand = format!("/move creature:{who} to:\"{start} {}\" preview:true check:40", path.join(" "));
            let moved = door.ask(&by_hand);
            if moved["ruling"]["mode"] != ruling["mode"] && !forced {
                continue;
            }
            for (mine, plain) in priced_here.iter().zip(priced(&moved["ruling"], altitude)) {
                // Of two spaces with the same north-west square one may be squeezed.
                if (&mine.0, &mine.1) != (&plain.0, &plain.1) {
                    break;
                }
                let which = || format!("{line}, {by_hand}\n{}{told:#}\n{moved:#}", table.which());
                assert_eq!(mine.2, plain.2, "{}: {}", mine.0, which());
                *compared.entry(command.clone()).or_default() += 1;
                let up = mine.0.split_once('@').is_some_and(|(_, up)| up != altitude.to_string());
                if let Some(mode) = ruling["mode"].as_str().filter(|_| up) {
                    *compared.entry(format!("{mode} up or down")).or_default() += 1;
                }
            }
            if command == "/move"
                && who == table.mover()
                && ruling["verdict"] == "legal"
                && priced_here.len() == 1
                && !line.contains("mode:")
            {
                let (to, up) = priced_here[0].0.split_once('@').unwrap_or((&priced_here[0].0, ""));
                if !up.is_empty() && up != altitude.to_string() {
                    continue;
                }
                assert_eq!(reached[to], priced_here[0].2, "{line} {}", table.which());
                *compared.entry("/reachable".to_owned()).or_default() += 1;
            }
        }
    }
    let all = ["/move", "/withdraw", "/tumble", "/overrun", "/bull-rush", "/charge", "/run", "/step", "/reachable"];
    let more = ["/follow", "/clamber", "/swim", "swim up or down", "climb up or down"];
    let missed: Vec<&str> = all.into_iter().chain(more).filter(|&command| !compared.contains_key(command)).collect();
    // A quick run may miss what is rare.
    assert!(missed.len() <= 2 * (one_in(2) - 1), "{missed:?}: {compared:?}");
}

/// Whether a refusal says what would work: another goal, a command, or an option and its value.
fn offers(told: &Value) -> bool {
    let (ruling, message) = (&told["ruling"], told["message"].as_str().unwrap());
    let command =
        |word: &str| word.starts_with('/') && word[1..].starts_with(|letter: char| letter.is_ascii_lowercase());
    let option = |word: &str| {
        word.split_once(':').is_some_and(|(name, value)| {
            !value.is_empty() && !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        })
    };
    let words = || message.split(|letter: char| letter.is_whitespace() || letter == '(');
    !ruling["nearest"].is_null() || !ruling["instead"].is_null() || words().any(|word| command(word) || option(word))
}

/// After these nothing would work: a standing creature does not stand up, nobody rides an opponent, and nobody is pushed off the
/// map.
const NOTHING_WOULD_DO: [&str; 3] = ["stand-up", "riding", "forced"];

/// Every refusal says what would work, unless nothing would: its rule is one of those after which nothing does, or not even a
/// plain movement leads nearer to the goal.
#[test]
fn every_refusal_says_what_would_do() {
    let mut seen = BTreeMap::<&str, u64>::new();
    for table in tables(6, 8_000) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = table.dice(0x0FFE2);
        for _ in 0..14 {
            let line = table.line(&mut dice);
            let told = door.ask(&format!("{line} preview:true"));
            if told["status"] != "refused" {
                continue;
            }
            if offers(&told) {
                *seen.entry("offered").or_default() += 1;
                continue;
            }
            let mut rules = told["ruling"]["reasons"].as_array().unwrap().iter().map(|reason| &reason["rule"]);
            if rules.any(|rule| NOTHING_WOULD_DO.iter().any(|known| rule == known)) {
                *seen.entry("nothing would do").or_default() += 1;
                continue;
            }
            let ruling = &told["ruling"];
            let who = ruling["creature"].as_str().unwrap();
            let (from, to) = (named_space(&ruling["from"]), named_space(&ruling["to"]));
            // Nearer by every way of measuring: in columns and in rows, where there is any difference.
            let less = |at: i32, from: i32, to: i32| at.abs_diff(to) < from.abs_diff(to) || (at == to && from == to);
            let nearer = |at: Square| at != from && less(at.0, from.0, to.0) && less(at.1, from.1, to.1);
            let reach = door.ask(&format!("/reachable creature:{who}"))["ruling"].clone();
            if reach["mode"] == "fly" {
                // Where a flier gets depends on its turns, and its own refusals say so.
                *seen.entry("in the air").or_default() += 1;
                continue;
            }
            let near = reach["squares"].as_object().into_iter().flatten().find(|(at, _)| nearer(named(at)));
            assert!(near.is_none(), "{near:?} is nearer. {line} {}{told:#}", table.which());
            *seen.entry("nowhere nearer").or_default() += 1;
        }
    }
    assert!(seen.get("offered").is_some_and(|&times| times > 30), "{seen:?}");
    let quiet: u64 = seen.iter().filter(|(what, _)| **what != "offered").map(|(_, times)| times).sum();
    assert!(quiet * 5 < seen["offered"], "hardly any refusal offers nothing: {seen:?}");
}

/// The first square of a space.
fn named_space(space: &Value) -> Square {
    squares(space.as_str().unwrap())[0]
}

/// What a movement says it takes is gone from the turn, and a turn has no more than it has. Under Rise movement takes feet: a
/// phase has one speed for all movement in it. A mount moves in its own turn, and uses up nothing of its rider's.
#[test]
fn what_a_movement_takes_is_gone_from_the_turn() {
    let mut taken = BTreeMap::<&str, u64>::new();
    for table in tables(6, 6_000) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        door.done("/turn start");
        let mut dice = Dice::new(table.seed ^ 0x7A4E);
        // What each has used up so far; being moved by others uses up nothing.
        let mut before: BTreeMap<&str, Value> = BTreeMap::new();
        for _ in 0..10 {
            let line = table.line(&mut dice);
            let Some(who) = ["Hero", "Horse"].into_iter().find(|who| line.contains(&format!("creature:{who}"))) else {
                continue;
            };
            let told = door.ask(&line);
            if told["status"] != "done" {
                continue;
            }
            let spent = before.get(who).cloned().unwrap_or_default();
            let turn = Taken { table: &table, line: &line, before: spent, told: &told };
            let all_gone = if table.ruleset == "rise" { turn.in_feet(&mut taken) } else { turn.in_actions(&mut taken) };
            before.insert(who, told["ruling"]["turn"]["spent"].clone());
            if who == "Horse" {
                let rider = door.ask("/dismount creature:Hero preview:true")["ruling"]["turn"]["spent"].clone();
                let own = before.get("Hero").unwrap_or(&Value::Null);
                assert!(rider.is_null() || actions(&rider) == actions(own), "{}\n{rider:#}", turn.which());
            }
            if all_gone {
                let more = door.ask(&format!("/run creature:{who} to:{}", name((0, 0))));
                assert_ne!(more["status"], "done", "{line} {}{more:#}", table.which());
                *taken.entry("all").or_default() += 1;
                break;
            }
        }
    }
    for what in ["all", "the mount's", "feet", "full round or more"] {
        assert!(taken.get(what).is_some_and(|&times| times > 0), "{what}: {taken:?}");
    }
}

/// The move actions and the standard action that are gone.
fn actions(spent: &Value) -> (u64, bool) {
    (spent["moves"].as_u64().unwrap_or(0), spent["standard"] == true)
}

/// A movement that was made, with what the turn had spent before it.
struct Taken<'t> {
    table: &'t Table,
    line: &'t str,
    before: Value,
    told: &'t Value,
}

impl Taken<'_> {
    fn which(&self) -> String {
        format!("{} {}before: {}\n{:#}", self.line, self.table.which(), self.before, self.told)
    }

    /// Compares the actions in the answer with those gone from the turn; returns whether none is left.
    fn in_actions(&self, taken: &mut BTreeMap<&'static str, u64>) -> bool {
        let message = self.told["message"].as_str().unwrap();
        let (had, (moves, standard)) = (actions(&self.before), actions(&self.told["ruling"]["turn"]["spent"]));
        let all_gone = moves + u64::from(standard) == 2;
        assert!(moves + u64::from(standard) <= 2, "{}", self.which());
        assert!(moves >= had.0 && (standard || !had.1), "{}", self.which());
        assert_eq!(message.contains("has no action left"), all_gone, "{}", self.which());
        let takes = moves + u64::from(standard) - had.0 - u64::from(had.1);
        let told_of = |words: &str| message.contains(words);
        // Running and moving twice as far are in the answer; staying uses up nothing.
        let goes = self.told["ruling"]["path"].as_array().is_some_and(|path| path.len() > 1);
        let by_name = goes && ["/run ", "/hustle "].iter().any(|command| self.line.starts_with(command));
        let most = match () {
            () if told_of("It takes a full-round action") => 2..=2,
            // A movement begun earlier takes only its standard action.
            () if told_of("It takes a move action and a standard action") => 1..=2,
            () if told_of("It takes a standard action") => 1..=1,
            () if by_name => 2..=2,
            () => 0..=1,
        };
        assert!(most.contains(&takes), "{takes} of {most:?}: {}", self.which());
        let whose = if self.told["ruling"]["creature"] == "Horse" { "the mount's" } else { "one's own" };
        *taken.entry(if takes == 0 { "nothing" } else { whose }).or_default() += 1;
        *taken.entry("full round or more").or_default() += u64::from(takes == 2);
        all_gone
    }

    /// Compares the feet in the answer with those gone from the phase; returns whether none are left.
    fn in_feet(&self, taken: &mut BTreeMap<&'static str, u64>) -> bool {
        let ruling = &self.told["ruling"];
        let total = |spent: &Value| -> u64 {
            spent["feet"].as_object().into_iter().flatten().filter_map(|(_, feet)| feet.as_u64()).sum()
        };
        let (before, after) = (total(&self.before), total(&ruling["turn"]["spent"]));
        let feet = ruling["feet"].as_u64().unwrap_or(0);
        assert_eq!(before + feet, after, "{}", self.which());
        assert!(feet <= ruling["budget"].as_u64().unwrap_or(0), "{}", self.which());
        *taken.entry(if feet > 0 { "feet" } else { "no feet" }).or_default() += 1;
        feet > 0 && ruling["budget"] == ruling["feet"]
    }
}

// SRD 3.5, Skills II, Swim: a swim ends with the first step ashore, whatever command it belongs to.
#[test]
fn a_charge_or_a_withdrawal_ashore_says_that_the_swim_ends_there() {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:12 ruleset:srd35",
        "/map paint squares:C1:P12 terrain:pit depth:10",
        "/map paint squares:C1:P12 terrain:water",
        "/creature add name:Hero at:N6 modes:\"swim 20\"",
        "/creature add name:Foe at:T6 side:monsters",
        "/place creature:Hero altitude:10",
    ] {
        door.done(line);
    }
    for line in ["/charge creature:Hero target:Foe preview:true", "/withdraw creature:Hero to:R6 preview:true"] {
        let told = door.ask(line);
        let message = told["message"].as_str().unwrap();
        assert!(message.contains("R6 is dry ground") && !message.contains("no floor"), "{line}: {message}");
    }
}
