//! Tumbling past opponents and through their squares.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Creature, Square};
use super::by_hand::Chance;
use super::place::Place;
use super::route::Figures;
use super::rules::Ruleset;
use super::step::Manner;
use super::through::{Hindrance, Outcome, Through, Tried};

/// What makes ground harder to tumble over, with its modifier to the DC in 3.5.
pub const SURFACES: [(&str, i32); 5] =
    [("light-obstruction", 2), ("severe-obstruction", 5), ("slippery", 2), ("very-slippery", 5), ("sloped", 2)];

/// A creature that tumbles.
#[derive(Clone, Debug)]
pub struct Tumble<'a> {
    pub board: &'a Board,
    pub who: usize,
    /// The creatures whose squares the way leads through.
    pub through: Vec<usize>,
    pub accelerated: bool,
    /// What the ground adds to each DC.
    pub surface: i32,
}

/// An opponent on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Hurdle {
    foe: usize,
    /// The step, counted from 1, that first gives it a chance or enters its space.
    step: usize,
    /// The step that enters its space, if the way leads through it.
    entry: Option<usize>,
}

impl<'a> Tumble<'a> {
    fn is_epic(&self) -> bool {
        self.board.ruleset == Ruleset::EpicPath
    }

    fn mover(&self) -> &'a Creature {
        &self.board.creatures[self.who]
    }

    pub fn hindrances(&self) -> BTreeSet<Hindrance> {
        let mover = self.mover();
        let foes: Vec<&Creature> = self.through.iter().map(|&foe| &self.board.creatures[foe]).collect();
        let all = [
            (self.board.ruleset == Ruleset::Rise, Hindrance::NoSuchManeuver),
            (!mover.is_able(), Hindrance::Unable),
            (mover.is("prone") && !self.is_epic(), Hindrance::Prone),
            (!self.is_epic() && foes.iter().any(|foe| !mover.opposes(foe)), Hindrance::NoOpponent),
            (self.is_epic() && !foes.is_empty(), Hindrance::NotThrough),
            (foes.iter().any(|foe| foe.fills), Hindrance::Fills),
        ];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, why)| why).collect()
    }

    /// Half the speed in full squares, or all of it; under Epic Path one square for a prone creature.
    pub fn budget(&self) -> u64 {
        let speed = u64::from(self.mover().speed);
        match (self.mover().is("prone"), self.accelerated) {
            (true, _) => 5,
            (false, true) => speed,
            (false, false) => speed / 2 / 5 * 5,
        }
    }

    /// `open` is the board without the creatures that the way leads through.
    pub fn through(&self, open: &'a Board) -> Through<'a> {
        Through::new(self.board, open, self.who, &self.through, Manner::default())
    }

    pub fn ends(&self, through: &Through) -> BTreeMap<Square, Figures> {
        let mut ends = through.ends(self.budget(), |place| through.may_end(place));
        ends.retain(|&at, _| at != self.mover().at());
        ends
    }

    /// Everybody that the way passes or goes through, in the order of the steps and then of the names.
    fn hurdles(&self, through: &Through, path: &[Place]) -> Vec<Hurdle> {
        let chances = through.chances(path);
        let mut found: Vec<Hurdle> = Vec::new();
        for (foe, creature) in self.board.creatures.iter().enumerate() {
            let passed = chances.iter().find(|chance| chance.by == creature.name).map(|chance| chance.step);
            let entry = if self.through.contains(&foe) { through.entry(path, foe) } else { None };
            if let Some(step) = passed.into_iter().chain(entry).min() {
                found.push(Hurdle { foe, step, entry });
            }
        }
        found.sort_by_key(|hurdle| (hurdle.step, through.name(hurdle.foe).to_lowercase()));
        found
    }

    /// Whether the order of checks is left open: for a creature that is passed before its space is entered, the rulebooks
    /// don't say whether its single check comes at the first or at the second, and it matters if others come in between.
    pub fn is_unordered(&self, through: &Through, path: &[Place]) -> bool {
        let hurdles = self.hurdles(through, path);
        hurdles.iter().any(|one| {
            let between = |other: &Hurdle| other.step >= one.step && Some(other.step) <= one.entry;
            one.entry.is_some() && hurdles.iter().any(|other| other.foe != one.foe && between(other))
        })
    }

    /// The checks to roll along the path. In 3.5 the DC is 15 past an opponent and 25 through one, plus 2 for each
    /// opponent after the first; Epic Path has a single check against the highest Maneuver Defense.
    pub fn checks(&self, through: &Through, path: &[Place]) -> Vec<Tried> {
        let hurdles = self.hurdles(through, path);
        if self.is_epic() {
            let defense =
                |hurdle: &Hurdle| self.board.creatures[hurdle.foe].maneuver_defense.unwrap_or_default() as i32;
            let highest = hurdles.iter().map(defense).max();
            let more = if self.accelerated { 10 } else { 0 } + if self.mover().is("prone") { 5 } else { 0 };
            // The last of equals, because the rulebook doesn't say which.
            let hardest = hurdles.iter().rfind(|hurdle| Some(defense(hurdle)) == highest);
            return hardest
                .map(|hurdle| Tried {
                    against: through.name(hurdle.foe),
                    dc: highest.map(|defense| defense + more),
                    result: None,
                })
                .into_iter()
                .collect();
        }
        let dc = |nth: usize, hurdle: &Hurdle| {
            let base = if hurdle.entry.is_some() { 25 } else { 15 };
            base + 2 * nth as i32 + self.surface
        };
        let all = hurdles.iter().enumerate();
        all.map(|(nth, hurdle)| Tried { against: through.name(hurdle.foe), dc: Some(dc(nth, hurdle)), result: None })
            .collect()
    }

    /// Where the mover begins.
    pub fn mover_at(&self) -> Square {
        self.mover().at()
    }

    /// The cost of each step if only the steps into these squares are tumbled: those cost double, unless it hurries.
    pub fn feet_in_part(&self, through: &Through, path: &[Place], tumbled: &[Square]) -> Vec<u64> {
        let slow = |place: &Place| !self.accelerated && tumbled.contains(&place.anchor());
        let each = through.feet(path).into_iter().zip(path);
        each.map(|(feet, place)| if slow(place) { 2 * feet } else { feet }).collect()
    }

    /// The outcome if only the steps into these squares are tumbled, and every check has this result; `None` if it goes too
    /// far or walks through an opponent. At a walked step everybody strikes who can.
    pub fn in_part(&self, through: &Through, path: &[Place], tumbled: &[Square], result: i32) -> Option<Outcome> {
        let speed = u64::from(self.mover().speed);
        let is_tumbled = |place: &Place| tumbled.contains(&place.anchor());
        let walks_through =
            self.through.iter().any(|&foe| path.iter().any(|place| through.is_in(*place, foe) && !is_tumbled(place)));
        if walks_through || self.feet_in_part(through, path, tumbled).iter().sum::<u64>() > speed {
            return None;
        }
        let mut walked: Vec<Chance> = Vec::new();
        let whole = through.whole(path);
        for step in (1..whole.len()).filter(|&step| !is_tumbled(&path[step - 1])) {
            for mut chance in through.chances_of_step(whole[step - 1], whole[step]) {
                if walked.iter().all(|earlier| earlier.by != chance.by) {
                    chance.step = step;
                    walked.push(chance);
                }
            }
        }
        let strikes_anyway = |foe: usize| walked.iter().any(|chance| chance.by == through.name(foe));
        let hurdles: Vec<Hurdle> = self
            .hurdles(through, path)
            .into_iter()
            .filter_map(|hurdle| match hurdle.entry {
                // For a creature that is gone through, the check comes when its space is entered.
                Some(entry) => Some(Hurdle { step: entry, ..hurdle }),
                None => (!strikes_anyway(hurdle.foe)).then_some(hurdle),
            })
            .collect();
        let mut hurdles = hurdles;
        hurdles.sort_by_key(|hurdle| (hurdle.step, through.name(hurdle.foe).to_lowercase()));
        let mut outcome = Outcome { steps: path.len(), ..Outcome::default() };
        let mut spared: BTreeSet<String> = BTreeSet::new();
        let mut barred: Option<Chance> = None;
        for (nth, hurdle) in hurdles.iter().enumerate() {
            if hurdle.step > outcome.steps {
                break;
            }
            let dc = if hurdle.entry.is_some() { 25 } else { 15 } + 2 * nth as i32 + self.surface;
            outcome.tried.push(Tried { against: through.name(hurdle.foe), dc: Some(dc), result: Some(result) });
            if result >= dc {
                spared.insert(through.name(hurdle.foe));
            } else if let Some(entry) = hurdle.entry {
                outcome.steps = entry - 1;
                let armed = self.board.could_strike(&self.board.creatures[hurdle.foe]);
                barred = armed.then(|| self.barred(through, path, hurdle.foe, entry));
            }
        }
        let by_tumbling = |chance: &Chance| walked.iter().all(|other| other.by != chance.by);
        outcome.chances = through.chances(&path[..outcome.steps]);
        outcome.chances.retain(|chance| by_tumbling(chance) && !spared.contains(&chance.by));
        outcome.chances.extend(walked.iter().filter(|chance| chance.step <= outcome.steps).cloned());
        outcome.chances.sort_by_key(|chance| (chance.step, chance.by.to_lowercase()));
        let struck = |by: &str| outcome.chances.iter().any(|chance| chance.by == by);
        if let Some(barred) = barred.filter(|barred| !struck(&barred.by)) {
            outcome.chances.push(barred);
        }
        Some(outcome)
    }

    /// The outcome with these results of the checks, in order; the last one is reused for the rest.
    pub fn outcome(&self, through: &Through, path: &[Place], results: &[i32]) -> Outcome {
        let mut outcome = Outcome { steps: path.len(), tried: self.checks(through, path), ..Outcome::default() };
        let hurdles = self.hurdles(through, path);
        let mut spared: BTreeSet<String> = BTreeSet::new();
        let mut barred: Option<Chance> = None;
        let mut made = 0;
        for (nth, hurdle) in hurdles.iter().enumerate() {
            if hurdle.step > outcome.steps {
                break;
            }
            made += 1;
            let result = results.get(nth).or(results.last()).copied().unwrap_or_default();
            outcome.tried[nth].result = Some(result);
            if Some(result) >= outcome.tried[nth].dc {
                spared.insert(through.name(hurdle.foe));
            } else if let Some(entry) = hurdle.entry {
                outcome.steps = entry - 1;
                let armed = self.board.could_strike(&self.board.creatures[hurdle.foe]);
                barred = armed.then(|| self.barred(through, path, hurdle.foe, entry));
            }
        }
        outcome.tried.truncate(made);
        outcome.chances = through.chances(&path[..outcome.steps]);
        outcome.chances.retain(|chance| !spared.contains(&chance.by));
        let struck = |by: &str| outcome.chances.iter().any(|chance| chance.by == by);
        if let Some(barred) = barred.filter(|barred| !struck(&barred.by)) {
            outcome.chances.push(barred);
        }
        outcome
    }

    /// The chance of a creature whose space wasn't entered after all.
    fn barred(&self, through: &Through, path: &[Place], foe: usize, entry: usize) -> Chance {
        let (p, q) = (through.whole(path)[entry - 1], path[entry - 1]);
        let inside = q.outside(p).filter(|&square| self.board.creatures[foe].place.holds(square));
        let square = inside.min_by_key(|&(x, y)| (y, x)).unwrap_or(q.anchor());
        Chance { by: through.name(foe), square, leaving: false, step: entry }
    }

    /// Under Epic Path a success spares one opponent's strike, plus one for every 2 over: the named ones first, then the first
    /// to strike.
    pub fn against_defense(
        &self,
        through: &Through,
        path: &[Place],
        (result, natural): (i32, i32),
        spare: &[String],
    ) -> Outcome {
        let mut outcome = Outcome { steps: path.len(), tried: self.checks(through, path), ..Outcome::default() };
        outcome.chances = through.chances(path);
        let result = if natural == 20 { result + 5 } else { result };
        let Some(check) = outcome.tried.first_mut() else { return outcome };
        check.result = Some(result);
        let over = result - check.dc.unwrap_or_default();
        let left = if natural == 1 || over < 0 { 0 } else { 1 + over as usize / 2 };
        spare_some(&mut outcome.chances, self.board, left, spare);
        outcome
    }
}

/// Removes this many chances of opponents that the mover sees: the named ones first, then in order.
pub fn spare_some(chances: &mut Vec<Chance>, board: &Board, left: usize, named: &[String]) {
    let unseen = |name: &str| board.creatures.iter().any(|creature| creature.name == name && creature.is("unseen"));
    let first = named.iter().filter(|name| chances.iter().any(|chance| &chance.by == *name));
    let order: Vec<String> = first.cloned().chain(chances.iter().map(|chance| chance.by.clone())).collect();
    let mut spared: Vec<String> = Vec::new();
    for name in order {
        if spared.len() < left && !unseen(&name) && !spared.contains(&name) {
            spared.push(name);
        }
    }
    chances.retain(|chance| !spared.contains(&chance.by));
}
