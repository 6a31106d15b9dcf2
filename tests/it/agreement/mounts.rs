//! fivefoot against the judge on riders: a mount walks as it would without its rider, and to everybody else they are two
//! creatures in one space, each with its own reach.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::agreement::walks::{Bout, Walker};
use crate::boards::random::{Dice, random_board, setup};
use crate::door::Door;
use judge::{Board, Creature, Manner, Ruleset, Walk, is_barred, name};

const BOARDS: u64 = 6;

#[test]
fn riding_agrees_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn riding_agrees_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn riding_agrees_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn riding_agrees_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn riding_agrees_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    came_up(rules, (boards, &asked), 10, ["ridden", "passed", "as alone"]);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let (mut door, mut alone) = (Door::open(), Door::open());
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let Some((bare, mount)) = board_with_a_mount(&mut dice, rules) else { continue };
        let script = setup(&bare);
        script.iter().for_each(|line| alone.done(line));
        let rider = rider(&mut dice, &bare, mount);
        let mut both = bare.clone();
        both.creatures.push(rider);
        let last = both.creatures.len() - 1;
        let mut script = setup(&both);
        let steed = &bare.creatures[mount];
        script.push(format!("/mount creature:Rider target:{} force:true", steed.name));
        script.iter().for_each(|line| door.done(line));
        let mut count = |what: &'static str| *asked.entry(what).or_insert(0) += 1;
        count("ridden");
        count("passed");
        let mut bout = |board: &Board, threats: &[usize], walker: usize| {
            let table = Quarrel { seed, board, script: &script, door: &mut door };
            let mut bout = Bout { board, table, dice: &mut dice, asked: &mut asked };
            threats.iter().for_each(|&who| bout.threat(who));
            if walks(board, walker, mount) {
                bout.walks(&Walker::new(board, walker));
            }
        };
        bout(&both, &[mount, last], if mount == 0 { 1 } else { 0 });
        bout(&bare, &[], mount);
        as_alone(&mut dice, (seed, &bare, mount), &script, (&mut door, &mut alone), &mut asked);
    }
    asked
}

/// A board on which a big creature stands on the ground and can act.
fn board_with_a_mount(dice: &mut Dice, rules: Ruleset) -> Option<(Board, usize)> {
    (0..20).find_map(|_| {
        let board = random_board(dice, rules);
        let fits = |one: &Creature| {
            let bare = one.altitude == 0 && one.conditions.is_empty() && one.is_able() && !one.fills;
            let alone = board.creatures.iter().all(|other| other.name == one.name || !other.place.overlaps(one.place));
            bare && alone && (5..=7).contains(&one.size) && !one.place.is_squeezed()
        };
        let mount = board.creatures.iter().position(fits)?;
        (board.creatures.len() > 1).then_some((board, mount))
    })
}

/// Somebody for this mount.
pub fn rider(dice: &mut Dice, board: &Board, mount: usize) -> Creature {
    let steed = &board.creatures[mount];
    let size = steed.size - if dice.percent(70) { 1 } else { 2 };
    let mut rider = Creature::plain("Rider", steed.place, size, &steed.side);
    rider.reach_weapon = dice.percent(30);
    rider.reach = dice.percent(20).then_some(10);
    rider.threatens = !dice.percent(15);
    rider
}

/// Whether this creature is tested: nobody walks on air, and getting past is left open if only the mount or only the rider
/// bars it.
fn walks(board: &Board, who: usize, mount: usize) -> bool {
    let mover = &board.creatures[who];
    let walk = Walk::new(board, who, Manner::default());
    let rider = board.creatures.iter().find(|one| one.name == "Rider");
    let open = rider.is_some_and(|rider| is_barred(&walk, rider) != is_barred(&walk, &board.creatures[mount]));
    mover.altitude == 0 && mover.is_able() && !open
}

/// Every movement of a mount gets the same ruling as without its rider, except for what the rider does.
fn as_alone(
    dice: &mut Dice,
    (seed, bare, mount): (u64, &Board, usize),
    script: &[String],
    (door, alone): (&mut Door, &mut Door),
    asked: &mut Asked,
) {
    let steed = &bare.creatures[mount].name;
    let foes: Vec<&String> =
        bare.creatures.iter().filter(|one| one.opposes(&bare.creatures[mount])).map(|one| &one.name).collect();
    for _ in 0..6 {
        let squares = bare.squares();
        let to = name(*dice.pick(&squares));
        let foe = if foes.is_empty() { steed } else { *dice.pick(&foes) };
        let check = dice.between(1, 40);
        let line = match dice.below(6) {
            0 => format!("/withdraw creature:{steed} to:{to}"),
            1 => format!("/tumble creature:{steed} to:{to} check:{check}"),
            2 => format!("/overrun creature:{steed} target:{foe} to:{to} check:{check} against:15"),
            3 => format!("/bull-rush creature:{steed} target:{foe} check:{check} against:15 feet:10"),
            4 => format!("/run creature:{steed} to:{to}"),
            // Under Rise a creature that carries somebody can't sprint.
            _ if bare.ruleset == Ruleset::Rise => format!("/move creature:{steed} to:{to}"),
            _ => format!("/move creature:{steed} to:{to} pace:double prefer:safest"),
        };
        let line = format!("{line} preview:true");
        let (ridden, bare_answer) = (door.ask(&line), alone.ask(&line));
        // Nor does a refusal suggest that to it.
        let sprints =
            bare.ruleset == Ruleset::Rise && bare_answer["ruling"]["reasons"].to_string().contains("pace:double");
        let same = |key: &str| by_others(&ridden, key) == by_others(&bare_answer, key);
        let keys = ["verdict", "feet", "path", "checks", "provokes", "prone", "pushed", "reasons"];
        let table = Quarrel { seed, board: bare, script, door: &mut *door };
        let mut keys = keys.into_iter().filter(|key| !(sprints && *key == "reasons"));
        let holds = ridden["status"] == bare_answer["status"] && keys.all(same);
        table.agree(&line, holds, &ridden, &summary(&bare_answer));
        if ridden["ruling"]["verdict"] == "legal" {
            *asked.entry("as alone").or_insert(0) += 1;
        }
    }
}

/// A part of a ruling, without the chances of the rider: at a creature that its mount pushes away it may strike like anybody else.
fn by_others(answer: &Value, key: &str) -> Value {
    let mut part = answer["ruling"][key].clone();
    if let Some(chances) = part.get_mut("provokes").and_then(Value::as_array_mut) {
        chances.retain(|chance| chance["by"] != "Rider");
    }
    part
}

fn summary(answer: &Value) -> String {
    format!("without a rider: {answer:#}")
}
