//! Forced movement and flanking: laws over random boards, dice, and a second opinion on the geometry of flanking.

use fivefoot::grid::Area;
use serde_json::Value;

use crate::boards::are_enough;
use crate::boards::how_many;
use crate::boards::media::number;
use crate::boards::random::{Dice, random_board, setup};
use crate::door::Door;
use judge::{Ruleset, name};

/// A table of this ruleset with two adjacent creatures, Aldo at B2 and Bruk at C2.
pub(crate) fn two(ruleset: &str, seed: Option<u64>) -> Door {
    let mut door = Door::seeded(seed);
    door.done(&format!("/table new width:12 height:6 ruleset:{ruleset}"));
    door.done("/creature add name:Aldo at:B2");
    door.done("/creature add name:Bruk at:C2 side:foes");
    door
}

pub(crate) fn shown(door: &mut Door, who: &str) -> Value {
    let shown = door.ask("/show");
    let all = shown["ruling"]["creatures"].as_array().unwrap().clone();
    all.into_iter().find(|creature| creature["name"] == who).unwrap()
}

/// The number of squares between two spaces; 0 if they overlap.
fn squares_apart(a: Area, b: Area) -> i32 {
    let axis = |a0: i32, a1: i32, b0: i32, b1: i32| (b0 - a1).max(a0 - b1).max(0);
    let (a0, a1, b0, b1) = (a.north_west(), a.south_east(), b.north_west(), b.south_east());
    axis(a0.x, a1.x, b0.x, b1.x).max(axis(a0.y, a1.y, b0.y, b1.y))
}

#[test]
fn forced_movement_provokes_nobody_and_leads_the_right_way() {
    let mut door = Door::open();
    let (mut moved, mut refused) = (0, 0);
    for seed in 20_000..20_000 + how_many(6) {
        let mut dice = Dice::new(seed);
        let board = random_board(&mut dice, Ruleset::EpicPath);
        for line in setup(&board) {
            door.done(&line);
        }
        let everybody = door.ask("/show")["ruling"]["creatures"].clone();
        let space = |who: &str| -> Area {
            let found = everybody.as_array().unwrap().iter().find(|creature| creature["name"] == who).unwrap();
            found["space"].as_str().unwrap().parse().unwrap()
        };
        let names: Vec<&str> = board.creatures.iter().map(|creature| creature.name.as_str()).collect();
        for (by, target) in names.iter().flat_map(|by| names.iter().map(move |target| (by, target))) {
            if by == target {
                continue;
            }
            let goal = name(*dice.pick(&board.squares()));
            for line in [
                format!("/push creature:{by} target:{target} feet:15"),
                format!("/pull creature:{by} target:{target} feet:15"),
                format!("/slide creature:{by} target:{target} feet:15 to:{goal}"),
                format!("/push creature:{by} target:{target} feet:30 to:{goal}"),
            ] {
                let reply = door.ask(&format!("{line} preview:true"));
                let ruling = &reply["ruling"];
                let which = || format!("seed {seed}: {line}\n{}\n{reply:#}", setup(&board).join("\n"));
                assert_eq!(ruling["provokes"], Value::Array(Vec::new()), "{}", which());
                if reply["status"] == "refused" {
                    assert!(!ruling["reasons"].as_array().unwrap().is_empty(), "{}", which());
                    refused += 1;
                    continue;
                }
                assert_eq!(reply["status"], "done", "{}", which());
                let feet = ruling["feet"].as_u64().unwrap();
                assert!((5..=30).contains(&feet), "{}", which());
                moved += 1;
                let mut before = squares_apart(space(by), space(target));
                for step in ruling["steps"].as_array().unwrap() {
                    assert_eq!(step["feet"], 5, "{}", which());
                    let at: Area = step["space"].as_str().or(step["to"].as_str()).unwrap().parse().unwrap();
                    let after = squares_apart(space(by), at);
                    // If spaces overlap, centers count, and heights count too.
                    let flat = before > 0 && board.creatures.iter().all(|creature| creature.altitude == 0);
                    let right = match &line[..5] {
                        "/push" => after > before,
                        "/pull" => after < before || (before, after) == (1, 1),
                        _ => true,
                    };
                    assert!(right || !flat, "{}", which());
                    before = after;
                }
            }
        }
    }
    assert!(!are_enough() || (moved > 130 && refused > 12), "{moved} moved, {refused} refused");
}

#[test]
fn a_fling_shows_its_dice_and_a_preview_rolls_none() {
    let line = "/fling creature:Aldo target:Bruk feet:45 direction:n";
    let rolled = |seed: u64| {
        let mut door = two("rise", Some(seed));
        let preview = door.ask(&format!("{line} preview:true"));
        assert_eq!((&preview["ruling"]["dice"], &preview["ruling"]["rolls"]), (&"4d8".into(), &Value::Null));
        assert_eq!(shown(&mut door, "Bruk")["anchor"], "C2");
        let reply = door.ask(line);
        assert_eq!(shown(&mut door, "Bruk")["anchor"], "C1");
        let rolls: Vec<u64> = reply["ruling"]["rolls"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        assert!(rolls.len() == 4 && rolls.iter().all(|roll| (1..=8).contains(roll)), "{reply:#}");
        assert_eq!(reply["ruling"]["damage"], rolls.iter().sum::<u64>());
        let shown: Vec<String> = rolls.iter().map(u64::to_string).collect();
        assert!(reply["message"].as_str().unwrap().contains(&shown.join(" + ")), "{reply:#}");
        rolls
    };
    assert_eq!(rolled(7), rolled(7));
    assert!((1..20).any(|seed| rolled(seed) != rolled(7)));
}

#[test]
fn a_way_that_ends_as_its_feet_do_strikes_nothing() {
    let mut door = two("rise", None);
    // The edge of the map is one square further.
    let reply = door.ask("/fling creature:Aldo target:Bruk feet:5 direction:n");
    assert_eq!(
        (&reply["ruling"]["feet"], reply["ruling"]["notes"].as_array().map(Vec::len)),
        (&5.into(), Some(1)),
        "{reply:#}"
    );
    let mut door = two("rise", None);
    door.done("/map paint squares:E2 terrain:difficult");
    door.done("/map paint squares:F2 terrain:solid");
    // Leaving the rubble would take 10 ft, and 5 are left: the victim doesn't reach the wall.
    let reply = door.ask("/fling creature:Aldo target:Bruk feet:15");
    assert_eq!((&reply["ruling"]["feet"], &reply["ruling"]["damage"]), (&10.into(), &Value::Null), "{reply:#}");
}

#[test]
fn the_bot_rolls_the_check_at_the_edge_and_carries_it_out() {
    let mut door = two("rise", Some(3));
    let line = "/push creature:Aldo target:Bruk feet:20 ledge:E2 dv:10";
    let pending = door.ask(&format!("{line} bonus:4 preview:true"));
    assert_eq!((&pending["status"], &pending["ruling"]["checks"][0]["dc"]), (&"pending".into(), &10.into()));
    assert_eq!(door.ask(line)["status"], "pending");
    assert_eq!(shown(&mut door, "Bruk")["anchor"], "C2");
    let reply = door.ask(&format!("{line} bonus:4"));
    let roll = &reply["ruling"]["checks"][0]["roll"];
    assert_eq!(roll["die"].as_i64().unwrap() + 4, roll["total"].as_i64().unwrap());
    assert_eq!(reply["ruling"]["hanging"], roll["total"].as_i64().unwrap() >= 10, "{reply:#}");
    assert_eq!(shown(&mut door, "Bruk")["anchor"], "E2");
}

#[test]
fn what_happens_to_the_victim_stays_until_undo() {
    let mut door = two("epic-path", None);
    door.done("/push creature:Aldo target:Bruk feet:20 drop-prone:E2");
    let bruk = shown(&mut door, "Bruk");
    assert_eq!(
        (&bruk["anchor"], &bruk["conditions"]),
        (&"E2".into(), &serde_json::json!(["prone", "prone-by-choice"]))
    );
    assert_eq!(door.ask("/push creature:Aldo target:Bruk feet:20")["status"], "refused");
    let forced = door.ask("/push creature:Aldo target:Bruk feet:5 to:F2 force:true");
    assert_eq!((&forced["status"], &forced["ruling"]["overruled"]), (&"done".into(), &true.into()), "{forced:#}");
    assert_eq!(shown(&mut door, "Bruk")["anchor"], "F2");
    door.done("/undo");
    door.done("/undo");
    assert_eq!(
        (shown(&mut door, "Bruk")["anchor"].clone(), shown(&mut door, "Bruk")["conditions"].clone()),
        ("C2".into(), Value::Null)
    );
    // A creature that can't fly falls back at once.
    door.done("/place creature:Bruk at:C2 altitude:10");
    let pushed = door.ask("/push creature:Aldo target:Bruk feet:15");
    assert_eq!(pushed["ruling"]["falls"][0]["height"], 25, "{pushed:#}");
    assert_eq!(shown(&mut door, "Bruk")["altitude"], 0);
    door.done("/creature edit creature:Bruk modes:\"fly 30 greater\"");
    door.done("/place creature:Bruk at:C2 altitude:10");
    door.done("/push creature:Aldo target:Bruk feet:15");
    assert_eq!(shown(&mut door, "Bruk")["altitude"], 25);
}

#[test]
fn being_moved_uses_up_nobodys_turn() {
    let mut door = two("epic-path", None);
    let before = door.ask("/push creature:Aldo target:Bruk feet:5");
    assert_eq!(before["status"], "done");
    assert!(before["ruling"].get("turn").is_none(), "{before:#}");
}

#[test]
fn senseless_forced_movement_is_refused_and_changes_nothing() {
    for ruleset in ["epic-path", "rise", "srd35"] {
        let mut door = two(ruleset, None);
        for (line, hint) in [
            ("/push creature:Aldo target:Bruk feet:0", "at least 5"),
            ("/push creature:Aldo target:Bruk feet:10000", "from 0 to 1000"),
            ("/push creature:Aldo target:Bruk feet:7", "multiple of 5"),
            ("/push creature:Aldo target:Aldo feet:10", "someone other"),
            ("/fling creature:Aldo target:Nobody feet:10", "There's no"),
            ("/pull creature:Aldo target:Bruk feet:10 to:Z99", "isn't on the map"),
            ("/pull creature:Aldo target:Bruk feet:10 to:D2 direction:n", "not both"),
            ("/push creature:Aldo target:Bruk feet:10 drop-prone:maybe", "true for right away"),
            ("/push creature:Aldo target:Bruk feet:10 direction:up", "direction"),
            ("/push creature:Aldo feet:10", "target"),
            ("/flank creature:Aldo target:Aldo", "someone other"),
            ("/flank creature:Aldo target:Bruk ally:Bruk", "third creature"),
        ] {
            let reply = door.ask(line);
            assert_eq!(reply["status"], "error", "{ruleset}: {line}: {reply:#}");
            // If the rulebook lacks the command, the message says only that.
            let says = |words: &str| reply["message"].as_str().unwrap().contains(words);
            assert!(says(hint) || says("has no /p") || says("has no /f"), "{line}: {reply:#}");
        }
        assert_eq!(shown(&mut door, "Bruk")["anchor"], "C2");
    }
    let mut door = two("epic-path", None);
    let off = door.ask("/push creature:Aldo target:Bruk feet:10 drop-prone:A1");
    assert_eq!(off["status"], "error", "{off:#}");
    assert_eq!(door.ask("/slide creature:Aldo target:Bruk feet:10")["status"], "error");
}

#[test]
fn a_creature_inside_the_pusher_is_pushed_out_or_stays() {
    let with = |ruleset: &str, at: &str| {
        let mut door = Door::open();
        door.done(&format!("/table new width:12 height:12 ruleset:{ruleset}"));
        door.done("/creature add name:Hill at:D4 size:huge");
        door.done(&format!("/creature add name:Aldo at:{at} side:foes"));
        door
    };
    let out = |ruleset: &str, at: &str, feet: u32| {
        let reply = with(ruleset, at).ask(&format!("/push creature:Hill target:Aldo feet:{feet}"));
        (reply["status"].clone(), reply["ruling"]["path"].clone())
    };
    assert_eq!(out("epic-path", "F5", 15), ("done".into(), serde_json::json!(["F5", "G5", "H5", "I5"])));
    // From its center, one square further is still inside, where nobody may be moved to; three lead out.
    assert_eq!(out("epic-path", "E5", 5), ("refused".into(), serde_json::json!(["E5"])));
    assert_eq!(out("epic-path", "E5", 15), ("done".into(), serde_json::json!(["E5", "E4", "E3", "E2"])));
    assert_eq!(out("rise", "F5", 15), ("done".into(), serde_json::json!(["F5", "G4", "H3"])));
    let mut door = two("rise", None);
    door.done("/place creature:Bruk at:B2");
    let reply = door.ask("/push creature:Aldo target:Bruk feet:10");
    assert!(reply["status"] == "error" && reply["message"].as_str().unwrap().contains("direction"), "{reply:#}");
    assert_eq!(door.ask("/push creature:Aldo target:Bruk feet:10 direction:e")["ruling"]["to"], "D2");
}

/// A point in half squares.
type Point = (i64, i64);

/// The side of a line that a point is on.
fn side(a: Point, b: Point, c: Point) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

/// The sides of a space that a line passes through between its ends, and the corners: west, east, north, south; and
/// north-west, north-east, south-east, south-west. Determined by which side of the line each corner is on.
fn passed(space: Area, from: Point, to: Point) -> ([bool; 4], [bool; 4]) {
    let (nw, se) = (space.north_west(), space.south_east());
    let (west, east) = (i64::from(nw.x) * 2, i64::from(se.x) * 2 + 2);
    let (north, south) = (i64::from(nw.y) * 2, i64::from(se.y) * 2 + 2);
    let corners = [(west, north), (east, north), (east, south), (west, south)];
    let between = |c: Point| {
        let inside = |p: i64, a: i64, b: i64| (a.min(b)..=a.max(b)).contains(&p);
        side(from, to, c) == 0 && inside(c.0, from.0, to.0) && inside(c.1, from.1, to.1) && c != from && c != to
    };
    let crosses =
        |a: Point, b: Point| side(from, to, a) * side(from, to, b) < 0 && side(a, b, from) * side(a, b, to) < 0;
    let [a, b, c, d] = corners;
    ([crosses(a, d), crosses(b, c), crosses(a, b), crosses(d, c)], corners.map(between))
}

fn flanks(centers: bool, space: Area, from: Point, to: Point) -> bool {
    let ([west, east, north, south], [nw, ne, se, sw]) = passed(space, from, to);
    if centers {
        let (west, east, north, south) = (west || nw || sw, east || ne || se, north || nw || ne, south || sw || se);
        // Touching only one corner, or running along a border, isn't passing through.
        let corners = [nw, ne, se, sw].into_iter().filter(|it| *it).count();
        let alone = corners == 1 && passed(space, from, to).0 == [false; 4];
        return !alone && ((west && east) || (north && south));
    }
    (west && east) || (north && south) || (nw && se) || (ne && sw)
}

#[test]
fn flanking_is_what_a_second_opinion_says() {
    let mut door = Door::open();
    let (mut yes, mut no, mut by_corners) = (0, 0, 0);
    let first = number("FIVEFOOT_SEED", 0);
    // Plays boards until the rarest case has come up often enough.
    for nth in 0.. {
        let enough = yes > 20 && no > 20 && by_corners > 1;
        if nth >= how_many(100) && enough {
            break;
        }
        assert!(nth < 5_000, "{yes} flank, {no} do not, {by_corners} by corners");
        let seed = first + nth;
        let mut dice = Dice::new(seed);
        let centers = dice.percent(40);
        let ruleset = if centers { "srd35" } else { "epic-path" };
        let creature = |dice: &mut Dice, around: (i32, i32)| {
            let wide = *dice.pick(&[1, 1, 1, 2, 3]);
            let at = (dice.between(around.0, around.1), dice.between(around.0, around.1));
            (wide, at, *dice.pick(&[5, 100, 100]))
        };
        let target = creature(&mut dice, (5, 6));
        let one = creature(&mut dice, (2, 9));
        let mut other = creature(&mut dice, (2, 9));
        if dice.percent(60) {
            // About as far away on the other side.
            let across = |axis: i32, dice: &mut Dice| (12 - axis + dice.between(-1, 1)).clamp(1, 11);
            other.1 = (across(one.1.0, &mut dice), across(one.1.1, &mut dice));
        }
        let space = |(wide, at, _): (i32, (i32, i32), i32)| -> Area {
            format!("{}:{}", name(at), name((at.0 + wide - 1, at.1 + wide - 1))).parse().unwrap()
        };
        let spaces = [target, one, other].map(space);
        if spaces[0].overlaps(spaces[1]) || spaces[0].overlaps(spaces[2]) || spaces[1].overlaps(spaces[2]) {
            continue;
        }
        door.done(&format!("/table new width:14 height:14 ruleset:{ruleset}"));
        for (who, (wide, at, reach), side) in
            [("Target", target, "foes"), ("One", one, "heroes"), ("Other", other, "heroes")]
        {
            let size = ["medium", "large", "huge"][wide as usize - 1];
            let at = name(at);
            door.done(&format!("/creature add name:{who} at:{at} size:{size} side:{side} reach:{reach}"));
        }
        let threatens = |nth: usize, reach: i32| reach == 100 || squares_apart(spaces[0], spaces[nth]) == 1;
        let center = |at: fivefoot::grid::Square| (i64::from(at.x) * 2 + 1, i64::from(at.y) * 2 + 1);
        let points = |space: Area| -> Vec<Point> { space.squares().map(center).collect() };
        let all_corners = |space: Area| -> Vec<Point> {
            let ends = |(x, y): Point| [(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)];
            points(space).into_iter().flat_map(ends).collect()
        };
        let outer = |space: Area| -> Vec<Point> {
            let (a, b) = (center(space.north_west()), center(space.south_east()));
            vec![(a.0 - 1, a.1 - 1), (b.0 + 1, a.1 - 1), (a.0 - 1, b.1 + 1), (b.0 + 1, b.1 + 1)]
        };
        let any = |from: Vec<Point>, to: Vec<Point>| {
            from.iter().any(|&from| to.iter().any(|&to| flanks(centers, spaces[0], from, to)))
        };
        let both = threatens(1, one.2) && threatens(2, other.2);
        let by_centers = both && any(points(spaces[1]), points(spaces[2]));
        let cornered = both && !centers && one.2 > 5 && any(all_corners(spaces[1]), outer(spaces[2]));
        let reply = door.ask("/flank creature:One target:Target");
        assert_eq!(reply["ruling"]["flanked"], by_centers || cornered, "seed {seed} {ruleset} {spaces:?}: {reply:#}");
        *(if by_centers || cornered { &mut yes } else { &mut no }) += 1;
        by_corners += u32::from(cornered && !by_centers);
    }
}

#[test]
fn a_creature_that_is_flanked_is_marked() {
    let mut door = two("epic-path", None);
    assert_eq!(shown(&mut door, "Bruk")["flanked"], false);
    door.done("/creature add name:Cora at:E2");
    door.done("/move creature:Cora to:D2");
    assert_eq!(
        (&shown(&mut door, "Bruk")["flanked"], &shown(&mut door, "Cora")["flanked"]),
        (&true.into(), &false.into())
    );
    door.done("/table ruleset name:rise");
    assert_eq!(shown(&mut door, "Bruk")["flanked"], false);
    assert_eq!(door.ask("/flank creature:Aldo target:Bruk")["status"], "refused");
}
