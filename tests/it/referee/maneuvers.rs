//! Overrun, bull rush, tumbling and clambering: their effects, their rolls, and their refusals.

use fivefoot::field::{
    Battlefield, Creature, Encounter, Fill, InitiativeEntry, Name, Rounds, Side, Size, Stage, Terrain, TurnLog,
};
use fivefoot::grid::Square;
use fivefoot::referee::{
    Clamber, Clambers, Fact, ManeuverFact, Overrun, Overruns, Prefer, Referee, Results, Rolled, Ruling, Stop, TurnFact,
    Verdict, Walk, Walks,
};
use fivefoot::ruleset::RulesetLibrary;
use serde_json::{Value, json};

use crate::boards::how_many;
use crate::boards::random::Dice;
use crate::door::Door;

/// Aldo and his opponents Bea and Orc, three squares apart in a row.
fn table(ruleset: &str, seed: Option<u64>) -> Door {
    let mut door = Door::seeded(seed);
    door.done(&format!("/table new width:9 height:5 ruleset:{ruleset}"));
    for line in [
        "/creature add name:Aldo at:A3",
        "/creature add name:Friend at:A1",
        "/creature add name:Bea at:C3 side:foes",
        "/creature add name:Orc at:F3 side:foes",
        "/creature add name:P at:F5 side:foes",
        "/creature add name:Q at:G5 side:foes",
        "/creature add name:R at:H5 side:foes",
        "/creature add name:S at:I5 side:foes",
        "/creature add name:T at:I4 side:foes",
        "/creature add name:U at:I2 side:foes",
        "/creature add name:V at:I1 side:foes",
        "/creature sheet creature:Bea maneuver-defense:15",
        "/creature sheet creature:Orc maneuver-defense:15",
    ] {
        door.done(line);
    }
    door
}

fn everybody(door: &mut Door) -> Value {
    door.ask("/show")["ruling"]["creatures"].clone()
}

#[test]
fn nonsense_is_explained_and_changes_nothing() {
    for (ruleset, line, status, expected) in [
        ("srd35", "/overrun creature:Aldo target:Aldo to:E3", "error", "someone other than Aldo"),
        ("srd35", "/overrun creature:Aldo target:Zoe to:E3", "error", "There's no `Zoe` here"),
        ("srd35", "/overrun creature:Aldo target:\",\" to:E3", "error", "name someone"),
        ("srd35", "/overrun creature:Aldo target:Friend to:E3", "refused", "opponent"),
        ("srd35", "/overrun creature:Aldo target:\"Bea, Orc\" to:G3", "refused", "one target only"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 avoids:Orc", "error", "isn't a target"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:many", "error", "`check` is a whole number"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:5000", "error", "`check` is a whole number"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:12 bonus:3", "error", "not both"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:\"12, 13\" bonus:3", "error", "not both"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:12 against:12", "error", "are tied"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 against:12 against-bonus:1", "error", "not both"),
        ("srd35", "/overrun creature:Aldo target:Bea to:Z9", "error", "isn't on the map"),
        (
            "epic-path",
            "/overrun creature:Aldo target:\"Bea, Orc, P, Q, R, S, T, U, V\" to:G3",
            "error",
            "`target` takes 8 names at most",
        ),
        (
            "srd35",
            "/overrun creature:Aldo target:Bea to:E3 check:\"12, 13\" against:10",
            "error",
            "2 results, but only 1 is",
        ),
        ("epic-path", "/clamber creature:Aldo target:Bea spare:Friend", "error", "names opponents"),
        ("rise", "/bull-rush creature:Aldo target:Bea force:true", "error", "set `to`"),
        ("srd35", "/bull-rush creature:Aldo target:Aldo", "error", "someone other"),
        ("srd35", "/bull-rush creature:Aldo target:Bea", "refused", "isn't next to Aldo"),
        ("srd35", "/bull-rush creature:Aldo target:Bea feet:0", "error", "at least 5"),
        ("srd35", "/bull-rush creature:Aldo target:Bea feet:7", "error", "multiple of 5"),
        ("srd35", "/bull-rush creature:Aldo target:Bea feet:10000", "error", "from 0 to 1000"),
        ("srd35", "/bull-rush creature:Aldo target:Bea to:E3", "error", "pushes straight back"),
        ("reaction", "/bull-rush creature:Aldo target:Bea", "error", "moves through"),
        ("reaction", "/bull-rush creature:Aldo target:Bea to:E3 feet:5", "error", "moves through"),
        ("srd35", "/tumble creature:Aldo to:C1 through:Aldo", "error", "someone other"),
        ("srd35", "/tumble creature:Aldo to:B1 through:Friend", "refused", "opponent"),
        ("srd35", "/tumble creature:Aldo to:C1 spare:Bea", "error", "each opponent takes their own"),
        ("srd35", "/tumble creature:Aldo to:C1 surface:wet", "error", "`surface` takes"),
        ("epic-path", "/clamber creature:Aldo target:Aldo", "error", "someone other"),
        ("epic-path", "/clamber creature:Aldo target:Bea extra:3", "error", "multiple of 5"),
        ("epic-path", "/clamber creature:Aldo target:Bea", "refused", "isn't big enough"),
    ] {
        let mut door = table(ruleset, None);
        let before = everybody(&mut door);
        let reply = door.ask(line);
        assert_eq!(reply["status"], status, "{line}: {reply:#}");
        assert!(reply["message"].as_str().unwrap_or_default().contains(expected), "{line}: {reply:#}");
        assert_eq!(everybody(&mut door), before, "{line}");
    }
}

#[test]
fn a_rulebook_that_has_no_such_maneuver_names_what_it_has() {
    for (ruleset, line, expected) in [
        ("reaction", "/overrun creature:Aldo target:Bea to:E3", "Use /bull-rush, /tumble"),
        ("srd35", "/clamber creature:Aldo target:Bea", "Use /overrun, /bull-rush, /tumble"),
        ("rise", "/overrun creature:Aldo target:Bea to:E3", "Use /move"),
        ("rise", "/bull-rush creature:Aldo target:Bea", "Use /push, /fling"),
        ("rise", "/tumble creature:Aldo to:E3", "Use /move"),
        ("rise", "/clamber creature:Aldo target:Bea", "Use /move"),
    ] {
        let mut door = table(ruleset, None);
        let reply = door.ask(line);
        assert_eq!(reply["status"], "refused", "{ruleset} {line}: {reply:#}");
        assert!(reply["message"].as_str().unwrap_or_default().contains(expected), "{ruleset} {line}: {reply:#}");
        let reasons = reply["ruling"]["reasons"].as_array().map_or(0, Vec::len);
        assert_eq!(reasons, 1, "{reply:#}");
    }
}

#[test]
fn what_a_maneuver_does_is_done_and_can_be_taken_back() {
    let mut door = table("srd35", None);
    let find = |door: &mut Door, name: &str| {
        let all = everybody(door);
        all.as_array().unwrap().iter().find(|one| one["name"] == name).unwrap().clone()
    };
    door.done("/overrun creature:Aldo target:Bea to:E3 check:15 against:12");
    assert_eq!(find(&mut door, "Aldo")["anchor"], "E3");
    assert_eq!(find(&mut door, "Bea")["conditions"], json!(["prone"]));
    door.done("/bull-rush creature:Aldo target:Orc check:20 against:10 follow:true");
    assert_eq!(find(&mut door, "Orc")["anchor"], "I3");
    assert_eq!(find(&mut door, "Aldo")["anchor"], "H3");
    door.done("/undo");
    assert_eq!(find(&mut door, "Orc")["anchor"], "F3");
    door.done("/undo");
    assert_eq!(find(&mut door, "Aldo")["anchor"], "A3");
    assert_ne!(find(&mut door, "Bea")["conditions"], json!(["prone"]));
    door.done("/overrun creature:Aldo target:Bea to:E3 check:5 against:12 tripped:true");
    let aldo = find(&mut door, "Aldo");
    assert_eq!((&aldo["anchor"], &aldo["conditions"]), (&json!("B3"), &json!(["prone"])));
}

#[test]
fn an_open_roll_changes_nothing_and_shows_both_outcomes() {
    for (ruleset, line) in [
        ("srd35", "/overrun creature:Aldo target:Bea to:E3"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:15"),
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 bonus:5"),
        ("epic-path", "/overrun creature:Aldo target:Bea to:E3"),
        ("reaction", "/bull-rush creature:Aldo target:Bea to:E3"),
        ("srd35", "/tumble creature:Aldo to:D3 through:Bea"),
    ] {
        let mut door = table(ruleset, None);
        let before = everybody(&mut door);
        let reply = door.ask(line);
        assert_eq!(reply["status"], "pending", "{line}: {reply:#}");
        let check = &reply["ruling"]["checks"][0];
        assert!(check["success"].is_string() && check["failure"].is_string(), "{line}: {reply:#}");
        assert_eq!(check["roll"], Value::Null, "nothing is rolled that does not decide: {reply:#}");
        assert_eq!(everybody(&mut door), before, "{line}");
    }
}

#[test]
fn the_bot_rolls_each_check_and_shows_it_but_never_in_a_preview() {
    let lines = [
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 bonus:4 against-bonus:1", 1),
        ("epic-path", "/overrun creature:Aldo target:\"Bea, Orc\" to:G3 bonus:30", 2),
        ("srd35", "/tumble creature:Aldo to:\"B3 B2 C1\" accelerated:true bonus:9", 1),
        ("epic-path", "/tumble creature:Aldo to:\"B3 B2 C1\" accelerated:true bonus:9", 1),
    ];
    for (ruleset, line, checks) in lines {
        let rolled = |seed| table(ruleset, Some(seed)).ask(line);
        let (one, same) = (rolled(11), rolled(11));
        assert_eq!(one, same, "{line}");
        let answer = one["ruling"]["checks"].as_array().unwrap();
        assert_eq!(answer.len(), checks, "{one:#}");
        for check in answer {
            let (die, bonus) = (check["roll"]["die"].as_i64().unwrap(), check["roll"]["bonus"].as_i64().unwrap());
            assert!((1..=20).contains(&die), "{one:#}");
            assert_eq!(check["roll"]["total"], die + bonus, "{one:#}");
        }
        let preview = table(ruleset, Some(11)).ask(&format!("{line} preview:true"));
        assert!(
            preview["ruling"]["checks"].as_array().unwrap().iter().all(|check| check["roll"].is_null()),
            "{preview:#}"
        );
        assert_eq!(preview["ruling"]["against_roll"], Value::Null);
    }
}

#[test]
fn only_the_gm_says_so_makes_a_refused_maneuver_happen() {
    let mut door = table("rise", None);
    let reply = door.ask("/overrun creature:Aldo target:Bea to:E3 force:true");
    assert_eq!(reply["status"], "done", "{reply:#}");
    assert_eq!(reply["ruling"]["overruled"], true);
}

#[test]
fn a_failed_check_stops_nobody_that_the_gm_forces_on() {
    for (ruleset, line, end) in [
        ("srd35", "/overrun creature:Aldo target:Bea to:E3 check:1 against:12 force:true", "E3"),
        ("epic-path", "/overrun creature:Aldo target:Bea to:E3 check:1 force:true", "E3"),
        ("srd35", "/tumble creature:Aldo to:D3 through:Bea check:1 force:true", "D3"),
        ("rise", "/bull-rush creature:Aldo target:Bea to:B3 force:true", "B3"),
    ] {
        let mut door = table(ruleset, None);
        let reply = door.ask(line);
        assert_eq!((&reply["status"], &reply["ruling"]["overruled"]), (&json!("done"), &json!(true)), "{reply:#}");
        let all = everybody(&mut door);
        let aldo = all.as_array().unwrap().iter().find(|one| one["name"] == "Aldo").unwrap();
        assert_eq!(aldo["anchor"], end, "{line}: {reply:#}");
        let message = reply["message"].as_str().unwrap();
        assert!(message.contains("(GM override)"), "{message}");
    }
}

#[test]
fn a_bull_rush_right_after_a_charge_is_part_of_it() {
    let mut door = table("srd35", None);
    for line in [
        "/place creature:Bea at:D3",
        "/initiative creature:Aldo check:20",
        "/initiative creature:Bea check:10",
        "/turn start",
        "/charge creature:Aldo target:Bea to:C3",
    ] {
        door.done(line);
    }
    let again = "/bull-rush creature:Aldo target:Bea check:12 against:11";
    let reply = door.ask(again);
    assert_eq!((&reply["status"], &reply["ruling"]["pushed"]["to"]), (&json!("done"), &json!("E3")), "{reply:#}");
    assert!(reply["message"].as_str().unwrap().contains("no further action"), "{reply:#}");
    assert_eq!(door.ask(again)["status"], "refused");
}

#[test]
fn the_end_of_a_charge_adds_to_a_bull_rush() {
    let mut door = table("srd35", None);
    door.done("/place creature:Aldo at:B3");
    let reply = door.ask("/bull-rush creature:Aldo target:Bea charging:true preview:true");
    assert!(reply["message"].as_str().unwrap().contains("Added to a bonus: +2 charge"), "{reply:#}");
    let plain = door.ask("/bull-rush creature:Aldo target:Bea preview:true");
    assert!(!plain["message"].as_str().unwrap().contains("+2"), "{plain:#}");
}

#[test]
fn what_blocks_a_push_is_named_apart_from_who_is_entered() {
    let mut door = table("srd35", None);
    door.done("/place creature:Aldo at:B3");
    door.done("/place creature:Orc at:D3");
    let answer = door.ask("/bull-rush creature:Aldo target:Bea check:20 against:10 preview:true");
    let message = answer["message"].as_str().unwrap();
    assert!(message.contains("Bea stays at C3. The push ends there: ") && message.contains("Orc"), "{message}");
    assert!(message.contains("from Orc (entering C3)"), "{message}");
}

#[test]
fn no_effect_is_said_plainly() {
    for (line, expected) in [
        ("/overrun creature:Aldo target:Bea to:E3 check:15 natural:12 against:12 preview:true", "leave out `natural`"),
        ("/tumble creature:Aldo to:D3 through:Bea check:30 preview:true", ""),
        ("/charge creature:Friend target:V against:5 preview:true", "leave out `against` and `against-bonus`"),
        ("/charge creature:Friend target:V check:5 preview:true", "This takes no check"),
        ("/withdraw creature:Aldo to:A2 check:5 preview:true", "leave out `check` and `bonus`"),
    ] {
        let reply = table("srd35", None).ask(line);
        let message = reply["message"].as_str().unwrap();
        assert!(
            message.contains(expected) && (!expected.is_empty() || !message.contains("leave out")),
            "{line}: {message}"
        );
    }
    let far = table("srd35", None).ask("/withdraw creature:Aldo to:A2 check:5000");
    assert!(far["status"] == "error" && far["message"].as_str().unwrap().contains("-1000 to 1000"), "{far}");
}

/// A table with turns: it is this creature's turn, and this is what it has done.
fn in_turn(ruleset: &str, whose: &str, turn_log: TurnLog) -> Encounter {
    let mut encounter = Encounter::new(ruleset, Battlefield::open(9, 5).unwrap());
    let mut add = |name: &str, x: i32, side: &str, size: Size| {
        let side = Side(Name::new(side).unwrap());
        let creature = Creature::plain(Name::new(name).unwrap(), Square::new(x, 1), side);
        encounter.put(Creature { size, maneuver_defense: Some(10), ..creature });
    };
    add("Aldo", 0, "heroes", Size::Medium);
    add("Bea", 2, "foes", Size::Medium);
    add("Hulk", 4, "foes", Size::Huge);
    let place = |name: &str| InitiativeEntry {
        name: Name::new(name).unwrap(),
        initiative: 10,
        bonus: 0,
        dexterity: 0,
        rolls: Vec::new(),
        shares: None,
    };
    encounter.rounds = Some(Box::new(Rounds {
        round: 1,
        stage: Stage::Turn(Some(Name::new(whose).unwrap())),
        order: vec![place("Aldo"), place("Bea")],
        turn_log: [(Name::new("Aldo").unwrap(), turn_log)].into(),
        ..Rounds::not_begun()
    }));
    encounter
}

/// The reasons why turns refuse Aldo an overrun of Bea.
fn refused_by_turns(ruleset: &str, whose: &str, turn_log: TurnLog, avoids: bool) -> Vec<TurnFact> {
    let library = RulesetLibrary::bundled().unwrap();
    let encounter = in_turn(ruleset, whose, turn_log);
    let referee = Referee::new(library.get(ruleset).unwrap(), &encounter);
    let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
    let bea = Name::new("Bea").unwrap();
    let asked = Overrun {
        stops: vec![Stop { anchor: Square::new(3, 0), altitude: None }],
        targets: vec![bea.clone()],
        avoids: if avoids { vec![bea] } else { Vec::new() },
        results: Results::All(Rolled::total(20)),
        against: Some(Rolled::total(10)),
        ..Overrun::default()
    };
    let ruling = Overruns(referee).overrun(&mover, &asked);
    let answer: Vec<TurnFact> = ruling
        .refusals()
        .filter_map(|finding| match &finding.fact {
            Fact::Turn(fact) => Some(fact.clone()),
            Fact::Maneuver(ManeuverFact::OnceARound) => Some(TurnFact::OneManeuver { made: "overrun".to_owned() }),
            _ => None,
        })
        .collect();
    assert_eq!(answer.is_empty() && ruling.refusals().next().is_none(), ruling.verdict == Verdict::Legal);
    answer
}

#[test]
fn a_maneuver_takes_its_actions_of_the_turn() {
    let fresh = TurnLog::default;
    assert_eq!(refused_by_turns("srd35", "Aldo", fresh(), false), []);
    assert_eq!(refused_by_turns("srd35", "Bea", fresh(), false).len(), 1, "it is not Aldo's turn");
    let moved = TurnLog { moves: 1, ..fresh() };
    assert_eq!(refused_by_turns("srd35", "Aldo", moved.clone(), false).len(), 1, "no move is left to run through in");
    assert_eq!(refused_by_turns("srd35", "Aldo", moved.clone(), true), [], "whom it lets by costs a move");
    assert_eq!(refused_by_turns("epic-path", "Aldo", moved, false), [], "a standard action is all it takes");
    let acted = TurnLog { standard: true, ..fresh() };
    assert_eq!(refused_by_turns("epic-path", "Aldo", acted, false).len(), 1, "the standard action is gone");
    let made = TurnLog { maneuver: Some("clamber".to_owned()), ..fresh() };
    assert_eq!(refused_by_turns("epic-path", "Aldo", made, false).len(), 1, "one maneuver a round");
    let tried = TurnLog { maneuver: Some("overrun".to_owned()), ..fresh() };
    assert_eq!(refused_by_turns("srd35", "Aldo", tried, true).len(), 1, "one attempt a round, even if it was avoided");
    let stepped = TurnLog { steps: 1, ..fresh() };
    assert_eq!(refused_by_turns("srd35", "Aldo", stepped, false).len(), 1, "no movement goes with a step");
}

#[test]
fn a_five_foot_step_goes_with_a_clamber() {
    let library = RulesetLibrary::bundled().unwrap();
    let clamber = |turn_log: TurnLog| {
        let encounter = in_turn("epic-path", "Aldo", turn_log);
        let referee = Referee::new(library.get("epic-path").unwrap(), &encounter);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        let asked = Clamber {
            target: Name::new("Hulk").unwrap(),
            stops: Vec::new(),
            prefer: Prefer::Shortest,
            extra: fivefoot::grid::Feet(5),
            helpers: 0,
            spare: Vec::new(),
            rolled: Some(Rolled::total(30)),
            ground: Results::None,
        };
        Clambers(referee).clamber(&mover, &asked).verdict
    };
    assert_eq!(clamber(TurnLog { steps: 1, ..TurnLog::default() }), Verdict::Legal);
    assert_eq!(clamber(TurnLog { standard: true, ..TurnLog::default() }), Verdict::Illegal);
}

#[test]
fn the_rules_of_maneuvers_fit_one_message() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
        let mut door = table(ruleset, None);
        for topic in ["overrun", "tumble"] {
            let answer = door.ask(&format!("/rules topic:{topic}"));
            let length = answer["message"].as_str().map_or(0, |message| message.chars().count());
            assert!((20..=2_000).contains(&length), "{answer:#}");
        }
    }
}

fn named(name: &str) -> Name {
    Name::new(name).unwrap()
}

/// A board of walls and rubble with Aldo, two opponents to overrun and one more.
fn rough_board(dice: &mut Dice, ruleset: &str) -> Encounter {
    let mut board = Battlefield::open(7, 6).unwrap();
    for square in board.area().squares().collect::<Vec<_>>() {
        match dice.below(100) {
            0..6 => board.set_fill(square, Fill::Solid),
            6..30 => board.lay(square, Terrain::Difficult, 1),
            _ => {}
        }
    }
    let mut encounter = Encounter::new(ruleset, board);
    for (name, side) in [("Aldo", "heroes"), ("Bea", "foes"), ("Cid", "foes"), ("Orc", "foes")] {
        let at = loop {
            let at = Square::new(dice.between(0, 6), dice.between(0, 5));
            if encounter.creatures().iter().all(|other| other.anchor != at) {
                break at;
            }
        };
        encounter.battlefield.clear(at);
        encounter.put(Creature::plain(named(name), at, Side(named(side))));
    }
    encounter
}

/// Overrunning creatures takes as many feet as walking over their squares, in the cheapest order.
#[test]
fn the_way_through_several_is_the_shortest_over_their_squares() {
    let library = RulesetLibrary::bundled().unwrap();
    let feet = |ruling: &Ruling| ruling.feet.filter(|_| ruling.verdict == Verdict::Legal);
    let (mut compared, mut legal) = (0, 0);
    for seed in 0..how_many(100) {
        let dice = &mut Dice::new(seed);
        let (ruleset, targets): (&str, &[&str]) =
            if seed % 2 == 0 { ("srd35", &["Bea"]) } else { ("epic-path", &["Bea", "Cid"]) };
        let full = rough_board(dice, ruleset);
        let goal = Square::new(dice.between(0, 6), dice.between(0, 5));
        let at = |name: &str| full.creature(&named(name)).unwrap().anchor;
        if ["Aldo", "Bea", "Cid", "Orc"].iter().any(|&name| at(name) == goal) {
            continue;
        }
        let rules = library.get(ruleset).unwrap();
        let referee = Referee::new(rules, &full);
        let names: Vec<Name> = targets.iter().map(|&name| named(name)).collect();
        let stops = vec![Stop { anchor: goal, altitude: None }];
        let asked = Overrun { stops, targets: names.clone(), avoids: names.clone(), ..Overrun::default() };
        let through = Overruns(referee).overrun(&referee.mover(&named("Aldo")).unwrap(), &asked);
        let mut empty = full.clone();
        names.iter().for_each(|name| drop(empty.remove(name)));
        let referee = Referee::new(rules, &empty);
        let mover = referee.mover(&named("Aldo")).unwrap();
        let over = |order: Vec<Square>| {
            let stops = order.into_iter().chain([goal]).collect();
            feet(&Walks(referee).adjudicate(&mover, &Walk { stops, ..Walk::default() }))
        };
        let squares: Vec<Square> = targets.iter().map(|&name| at(name)).collect();
        let orders = [squares.clone(), squares.iter().rev().copied().collect()];
        // Adjacent squares would be read as an exact path.
        let mut from = at("Aldo");
        let by_hand = orders.iter().any(|order| {
            from = at("Aldo");
            order.iter().chain([&goal]).all(|&stop| {
                let (dx, dy) = std::mem::replace(&mut from, stop).to(stop);
                dx.abs() <= 1 && dy.abs() <= 1
            })
        });
        if by_hand {
            continue;
        }
        let fewest = orders.into_iter().filter_map(over).min();
        assert_eq!(feet(&through), fewest, "seed {seed}: {through:#?}");
        compared += 1;
        legal += u32::from(fewest.is_some());
    }
    assert!(compared >= 60 && legal >= 12, "{compared} compared, {legal} of them legal");
}
