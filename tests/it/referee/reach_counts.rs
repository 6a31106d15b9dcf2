//! How many squares can be reached and threatened on open ground, compared with the counts of tests/counts and their derivation.

use std::path::Path;

use crate::boards::random::setup;
use crate::door::Door;
use judge::{Barrier, Board, Creature, Fill, Manner, Place, Routes, Ruleset, SIZES, Square, Ways, named};

struct Bulk<'a> {
    size: &'a str,
    shape: &'a str,
    squares: u32,
    reach: u32,
    threatened: usize,
}

fn table() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts/srd35.txt")).unwrap()
}

fn numbers(text: &str, label: &str) -> Vec<usize> {
    let line = text.lines().find_map(|line| line.strip_prefix(label)).unwrap_or_else(|| panic!("no line `{label}`"));
    line.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

fn bulks(text: &str) -> Vec<Bulk<'_>> {
    let rows = text.lines().skip_while(|line| !line.starts_with("size ")).skip(1);
    rows.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |index: usize| words[index].parse().unwrap();
        Bulk { size: words[0], shape: words[1], squares: number(2), reach: number(3), threatened: number(4) as usize }
    })
    .collect()
}

/// The derivation's figure, computed square by square.
fn derived(feet: i64, price: impl Fn(i64, i64) -> i64) -> usize {
    let all = (-60..=60_i64).flat_map(|x| (-60..=60_i64).map(move |y| (x.abs().max(y.abs()), x.abs().min(y.abs()))));
    all.filter(|&(far, near)| price(far, near) <= feet).count()
}

#[test]
fn the_counts_are_what_their_derivation_says() {
    let text = table();
    let feet = numbers(&text, "ground feet");
    assert_eq!(feet.len(), 12);
    for (index, &feet) in feet.iter().enumerate() {
        let feet = feet as i64;
        assert_eq!(numbers(&text, "open")[index], derived(feet, |far, near| 5 * far + 5 * (near / 2)));
        assert_eq!(numbers(&text, "difficult")[index], derived(feet, |far, near| 10 * (far - near) + 15 * near));
    }
    let bulks = bulks(&text);
    assert_eq!(bulks.len(), 18);
    for Bulk { size, shape, squares, reach, threatened } in bulks {
        let corner = match reach {
            0 => 0,
            5 => 1,
            10 => 4,
            15 => 6,
            20 => 11,
            _ => 24,
        };
        assert_eq!(threatened as u32, 4 * squares * reach / 5 + 4 * corner, "{size} {shape}");
    }
}

#[test]
fn open_and_difficult_ground_are_reached_as_far_as_counted() {
    let text = table();
    let mut door = Door::open();
    for ground in ["open", "difficult"] {
        let counts = numbers(&text, ground);
        // Bigger creatures reach further squeezed: the far side of a space of four squares is more than two steps away.
        for size in ["tiny", "medium", "large", "huge"] {
            door.done("/table new width:31 height:31");
            if ground != "open" {
                door.done(&format!("/map paint squares:A1:AE31 terrain:{ground}"));
            }
            // At most 12 steps each way, and a huge space of 3 squares: 12 + 3 + 12 fit on 31.
            door.done(&format!("/creature add name:Mover at:M13 size:{size}"));
            for (feet, count) in numbers(&text, "ground feet").into_iter().zip(&counts) {
                door.done(&format!("/creature edit creature:Mover speed:{feet}"));
                let reply = door.ask("/reachable creature:Mover");
                let squares = reply["ruling"]["squares"].as_object().unwrap();
                assert_eq!(squares.len(), *count, "{size} on {ground} ground with {feet} ft");
                assert_eq!(squares["M13"], 0);
            }
        }
    }
}

#[test]
fn every_size_and_shape_threatens_as_many_squares_as_counted() {
    let text = table();
    let mut door = Door::open();
    for Bulk { size, shape, reach, threatened, .. } in bulks(&text) {
        door.done("/table new width:20 height:20");
        door.done(&format!("/creature add name:Mover at:H8 size:{size} shape:{shape}"));
        let reply = door.ask("/threat creature:Mover");
        let squares = reply["ruling"]["threatened"].as_array().unwrap();
        assert_eq!(squares.len(), threatened, "{size} {shape}");
        // The same reach, typed instead of derived from the size.
        door.done(&format!("/creature edit creature:Mover shape:tall reach:{reach}"));
        assert_eq!(door.ask("/threat creature:Mover")["ruling"]["threatened"], reply["ruling"]["threatened"]);
    }
}

/// The file with the counts under all rulesets.
fn of_all_rulesets() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts/rulesets.txt")).unwrap()
}

/// A line of the table: how many places a creature of this size reaches on a board with each number of feet.
struct Reached {
    board: Board,
    /// The table line, for failure messages.
    line: String,
    feet: Vec<u32>,
    counts: Vec<usize>,
}

fn reached(text: &str) -> Vec<Reached> {
    let mut rows = text.lines().skip_while(|line| !line.starts_with("ruleset "));
    let head = rows.next().unwrap();
    let feet: Vec<u32> = head.split_whitespace().skip(3).map(|feet| feet.parse().unwrap()).collect();
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let rules = Ruleset::ALL.into_iter().find(|rules| rules.word() == words[0]).unwrap();
        let size = SIZES.iter().position(|size| *size == words[2]).unwrap();
        Reached {
            board: drawn(text, words[1], rules, size),
            line: line.to_owned(),
            feet: feet.clone(),
            counts: words[3..].iter().map(|count| count.parse().unwrap()).collect(),
        }
    };
    rows.map(row).collect()
}

/// The board with this name with one mover on it.
fn drawn(text: &str, label: &str, rules: Ruleset, size: usize) -> Board {
    let n = rules.footprint(size);
    let mover = |at: Square| Creature::plain("Mover", Place::new(at, n, n), size, "heroes");
    if label == "open" {
        // Wide enough for 6 steps each way and the space itself.
        let mut board = Board::new(rules, 20, 20);
        board.creatures.push(mover((7, 7)));
        return board;
    }
    let title = format!("board {label}");
    let lines: Vec<&str> =
        text.lines().skip_while(|line| *line != title).skip(1).take_while(|line| !line.is_empty()).collect();
    let (edges, rows): (Vec<&str>, Vec<&str>) = lines.into_iter().partition(|line| line.contains(' '));
    let mut board = Board::new(rules, rows[0].len() as i32, rows.len() as i32);
    for (y, row) in rows.into_iter().enumerate() {
        for (x, what) in row.chars().enumerate() {
            let at = (x as i32, y as i32);
            let terrain = match what {
                '#' | 'o' => {
                    board.fills.insert(at, if what == '#' { Fill::Solid } else { Fill::Pillar });
                    continue;
                }
                '@' => {
                    board.creatures.push(mover(at));
                    continue;
                }
                'd' => "difficult",
                'h' => "heavy-undergrowth",
                'l' => "light-undergrowth",
                'w' => "water",
                _ => continue,
            };
            board.layers.insert((at, terrain), 1);
        }
    }
    for edge in edges {
        let words: Vec<&str> = edge.split(' ').collect();
        let at = named(words[1]);
        let beyond = if words[2] == "west" { (at.0 - 1, at.1) } else { (at.0, at.1 + 1) };
        board.set_edge(at, beyond, if words[0] == "low" { Barrier::Low } else { Barrier::Wall });
    }
    board
}

#[test]
fn the_counts_of_all_rulesets_are_what_the_judge_counts() {
    let text = of_all_rulesets();
    let all = reached(&text);
    assert_eq!(all.len(), 5 * 3 * 3);
    let mut wrong = Vec::new();
    for Reached { board, line, feet, counts } in all {
        let ways = Ways::new(&board, 0, Manner::default());
        let count = |&feet: &u32| Routes::search(&ways, &[], u64::from(feet)).reach_set().len();
        let counted: Vec<usize> = feet.iter().map(count).collect();
        if counted != counts {
            wrong.push(format!("{line}\nis {counted:?}"));
        }
        if line.contains("open") && line.contains("medium") {
            let one_for_one = board.ruleset == Ruleset::EpicPath;
            let price = |far, near| 5 * far + if one_for_one { 0 } else { 5 * (near / 2) };
            let expected: Vec<usize> = feet.iter().map(|&feet| derived(i64::from(feet), price)).collect();
            assert_eq!(counted, expected, "{line}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_ruleset_reaches_as_far_as_counted() {
    let mut door = Door::open();
    let only = std::env::var("FIVEFOOT_RULESET").ok();
    let mut wrong = Vec::new();
    for Reached { board, line, feet, counts } in reached(&of_all_rulesets()) {
        if only.as_ref().is_some_and(|only| only != board.ruleset.word()) {
            continue;
        }
        for command in setup(&board) {
            door.done(&command);
        }
        for (feet, count) in feet.iter().zip(counts) {
            door.done(&format!("/creature edit creature:Mover speed:{feet}"));
            let reply = door.ask("/reachable creature:Mover");
            let squares = reply["ruling"]["squares"].as_object().unwrap();
            if squares.len() != count {
                wrong.push(format!("{line}\nwith {feet} ft fivefoot says {}: {:?}", squares.len(), squares.keys()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `/reachable` gives the same reason for staying on the ground as a refused flight.
#[test]
fn reachable_says_why_a_creature_cannot_fly() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = Door::open();
        door.done(&format!("/table new width:12 height:9 ruleset:{ruleset}"));
        door.done("/creature add name:Bat at:D4 modes:\"fly 60 good\" load:medium");
        let told = door.ask("/reachable creature:Bat mode:fly");
        assert_eq!(told["ruling"]["reasons"][0]["rule"], "flight-load", "{ruleset}: {told:#}");
        let flight = door.ask("/fly creature:Bat to:F4 preview:true");
        let why = &flight["ruling"]["reasons"][0]["message"];
        assert_eq!(&told["ruling"]["reasons"][0]["message"], why, "{ruleset}");
    }
    let mut door = Door::open();
    door.done("/table new width:12 height:9 ruleset:epic-path");
    door.done("/creature add name:Bat at:D4 modes:\"fly 60 good\"");
    let lines = ["/reachable creature:Bat mode:fly", "/fly creature:Bat to:F4"];
    assert!(lines.iter().all(|line| door.ask(line)["status"] == "error"), "that flight has no classes");
}
