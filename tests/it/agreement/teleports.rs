//! fivefoot against the judge on teleports over random boards: how far, to which squares, and where they end if the
//! goal is solid or taken.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` configure it, as they do the other agreement tests.

use crate::agreement::quarrel::{Asked, Ring, Seeds, came_up, play_all, play_each};
use crate::agreement::rulings::refused_by;
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Arrival, Board, Ruleset, Teleport, name, named};

const BOARDS: u64 = 6;

/// The teleports tried on each board.
const TRIES: u32 = 12;

#[test]
fn teleports_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath, &["seen", "unseen", "shunted"]);
}

#[test]
fn teleports_agree_under_rise() {
    on_random_boards(Ruleset::Rise, &["shunted"]);
}

#[test]
fn without_a_teleport_speed_nobody_teleports() {
    let mut door = Door::open();
    let board = melee_board(&mut Dice::new(1), Ruleset::EpicPath);
    setup(&board).iter().for_each(|line| door.done(line));
    let reply = door.ask(&format!("/teleport creature:{} to:A1", board.creatures[0].name));
    assert_eq!(reply["status"], "refused", "{reply:#}");
    assert!(refused_by(&reply["ruling"]).contains("teleport"), "{reply:#}");
}

fn on_random_boards(rules: Ruleset, wanted: &[&str]) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    came_up(rules, (boards, &asked), 10, ["arrived", "refused"].iter().chain(wanted));
}

/// A board on which everybody stands on the floor, and the first creature teleports.
fn hall(dice: &mut Dice, rules: Ruleset) -> Board {
    loop {
        let mut board = melee_board(dice, rules);
        // Whether a teleport leads into impeded ground is left open.
        board.layers.retain(|(_, terrain), _| *terrain != "impeded");
        let level = board.floors.is_empty() && board.creatures.iter().all(|one| one.altitude == 0);
        let first = &mut board.creatures[0];
        if !level || first.words.contains("modes:") || first.place.is_squeezed() || first.is("splayed") {
            continue;
        }
        let kind = match rules {
            Ruleset::EpicPath => *dice.pick(&[" lesser", " greater"]),
            _ => "",
        };
        first.words += &format!(" modes:\"teleport 40{kind}\"");
        return board;
    }
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let make = |_, dice: &mut Dice| {
        let board = hall(dice, rules);
        let script = setup(&board);
        (board, script)
    };
    play_each(seeds, make, |board, Ring { table, dice, asked }| {
        let first = &board.creatures[0];
        let lesser = first.words.contains("lesser");
        let squares = board.squares();
        for _ in 0..TRIES {
            let to = *dice.pick(&squares);
            if to == first.at() {
                continue;
            }
            let teleport = Teleport { board, who: 0, speed: 40, lesser, to };
            let judged = teleport.arrival();
            let line = format!("/teleport creature:{} to:{} preview:true", first.name, name(to));
            let answer = table.ask(&line);
            let what = match judged {
                Arrival::Open => continue,
                Arrival::Refused => {
                    table.agree(&line, answer["verdict"] == "illegal", &answer, &judged);
                    table.reasoned(&line, &answer);
                    "refused"
                }
                Arrival::Nowhere => {
                    table.agree(&line, answer["verdict"] == "legal" && answer["feet"] == 0, &answer, &judged);
                    "nowhere"
                }
                Arrival::At(at, feet) => {
                    let there = answer["to"].as_str().map(named) == Some(at);
                    let silent = answer["provokes"].as_array().is_some_and(Vec::is_empty);
                    let same = answer["verdict"] == "legal" && answer["feet"] == feet && there && silent;
                    table.agree(&line, same, &answer, &judged);
                    if at == to { "arrived" } else { "shunted" }
                }
            };
            *asked.entry(what).or_insert(0) += 1;
            if rules == Ruleset::EpicPath && lesser {
                *asked.entry(if what == "refused" { "unseen" } else { "seen" }).or_insert(0) += 1;
            }
        }
    })
}
