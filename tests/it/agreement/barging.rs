//! fivefoot against the judge on overruns and tumbles through the air, by the flier's class of maneuverability: whether a way
//! leads through the other creature to a height, and what it costs.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use crate::agreement::flights::{halves, path_text};
use crate::agreement::quarrel::{Asked, Quarrel, Ring, Seeds, came_up, play_all, play_each};
use crate::boards::flights::{Airborne, open_sky};
use crate::boards::random::{Dice, setup};
use judge::{Board, Flight, Manner, Overrun, Row, Ruleset, Spot, Tumble, Volume, flights_through, name};

const BOARDS: u64 = 6;

#[test]
fn barging_agrees_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn barging_agrees_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    came_up(rules, (boards, &asked), 10, ["overrun", "not overrun", "tumbled through", "not tumbled through"]);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let make = |seed, dice: &mut Dice| {
        let mut air = open_sky(dice, rules);
        let high = air.board.creatures[0].altitude;
        // Somebody at the flier's own height, or just below, is worth barging into.
        for one in air.board.creatures[1..].iter_mut().filter(|one| one.words.contains("fly")) {
            one.altitude = high.saturating_sub(5 * dice.between(0, 1) as u32).max(5);
        }
        let mut script = setup(&air.board);
        if keeps_turns(seed) {
            let order = air.board.creatures.iter().zip((1..=20).rev());
            script.extend(order.map(|(one, check)| format!("/initiative creature:{} check:{check}", one.name)));
            script.push("/turn start".to_owned());
        }
        (air, script)
    };
    play_each(seeds, make, |air, Ring { table, dice, asked }| {
        for target in targets(&air.board) {
            let mut bout = Bout { air, target, table: table.again(), dice, asked };
            bout.overrun();
            bout.tumble();
        }
    })
}

/// Whether turns are kept on the board of this seed. Without them every command is a whole turn.
fn keeps_turns(seed: u64) -> bool {
    seed % 2 == 1
}

/// Opponents that can be met. What happens to the helpless and to those in the same squares is left open.
fn targets(board: &Board) -> Vec<usize> {
    let mover = &board.creatures[0];
    let is_one = |&other: &usize| {
        let other = &board.creatures[other];
        mover.opposes(other) && !other.is_helpless() && !other.place.overlaps(mover.place)
    };
    (1..board.creatures.len()).filter(is_one).collect()
}

struct Bout<'a> {
    air: &'a Airborne,
    target: usize,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Bout<'_> {
    fn overrun(&mut self) {
        let board = &self.air.board;
        let targets = vec![self.target];
        let overrun = Overrun { board, who: 0, targets, avoids: Vec::new(), part_of_move: false };
        let hindered = !overrun.hindrances().is_empty();
        let line = format!("/overrun creature:Roc target:{}", board.creatures[self.target].name);
        self.barge(&line, 2 * u64::from(self.air.speed), hindered, ["overrun", "not overrun"]);
    }

    /// At half speed, as a move action: in its turn, a flier that is too slow goes on in its next one.
    fn tumble(&mut self) {
        let board = &self.air.board;
        let tumble = Tumble { board, who: 0, through: vec![self.target], accelerated: false, surface: 0 };
        let hindered = !tumble.hindrances().is_empty();
        let line = format!("/tumble creature:Roc through:{}", board.creatures[self.target].name);
        let budget = 2 * u64::from(self.air.speed / 2 / 5 * 5);
        self.barge(&line, budget, hindered, ["tumbled through", "not tumbled through"]);
    }

    fn barge(&mut self, line: &str, budget: u64, hindered: bool, [done, refused]: [&'static str; 2]) {
        let board = &self.air.board;
        let manner = Manner { double: true, share: false };
        let whole = Volume::new(board, 0, manner);
        let flight = Flight { volume: Volume::through(board, 0, manner, self.target), ..self.air.flight(manner) };
        let foe = &board.creatures[self.target];
        let meets = |spot: Spot| {
            let there = whole.there(spot);
            board.meets(&there, there.place, foe)
        };
        let ends = flights_through(&flight, budget, meets, |state| {
            let forbids = flight.forbids(state);
            let slow = forbids.iter().all(|row| *row == Row::MinimumForwardSpeed);
            let goes_on = keeps_turns(self.table.seed) && line.starts_with("/tumble");
            (forbids.is_empty() || (slow && goes_on)) && flight.volume.may_end(state.pose.spot)
        });
        let reached: Vec<Spot> = ends.keys().copied().filter(|spot| *spot != flight.from.spot).collect();
        for _ in 0..3 {
            let likely = self.dice.percent(75) && !reached.is_empty();
            let goal = if likely {
                *self.dice.pick(&reached)
            } else {
                whole.spot(*self.dice.pick(&board.squares()), 5 * self.dice.between(0, 5))
            };
            let start = flight.from.spot;
            if (goal.at, whole.altitude(goal)) == (start.at, whole.altitude(start)) {
                continue;
            }
            // The command names an anchor and an altitude, not a space.
            let meant = whole.named(goal.at, whole.altitude(goal)).into_iter();
            let cost = meant.filter_map(|spot| ends.get(&spot)).min();
            let line = format!("{line} to:{} preview:true", path_text(&whole, &[goal]));
            let reply = self.table.door.ask(&line);
            if reply["message"].as_str().is_some_and(|text| text.starts_with("The board is too crowded")) {
                // The search gives up, and says so.
                self.count("gave up");
                continue;
            }
            let answer = self.table.ask(&line);
            let Some(&cost) = cost.filter(|_| !hindered) else {
                self.count(refused);
                let why = (hindered, name(goal.at), goal.level);
                self.table.agree(&line, answer["verdict"] == "illegal", &answer, &why);
                self.table.reasoned(&line, &answer);
                continue;
            };
            self.count(done);
            let same = answer["verdict"] != "illegal" && halves(&answer["feet"]) == Some(cost);
            self.table.agree(&line, same, &answer, &(cost, "half feet"));
        }
    }

    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }
}
