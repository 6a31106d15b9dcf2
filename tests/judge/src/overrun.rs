//! Overruns, and the bull rush through a square that is an overrun by another name.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Creature, Square};
use super::place::Place;
use super::provoke::Watch;
use super::route::Figures;
use super::rules::Ruleset;
use super::step::Manner;
use super::through::{Hindrance, Outcome, Through, Tried};

/// A creature that overruns others.
#[derive(Clone, Debug)]
pub struct Overrun<'a> {
    pub board: &'a Board,
    pub who: usize,
    pub targets: Vec<usize>,
    /// The targets that let it pass.
    pub avoids: Vec<usize>,
    /// In passing, as part of a move action. Only Epic Path has that.
    pub part_of_move: bool,
}

/// The table's rolls.
#[derive(Clone, Debug, Default)]
pub struct Rolls {
    /// The checks in order; the last one is reused for the rest.
    pub checks: Vec<i32>,
    /// The natural roll, under Epic Path.
    pub natural: Option<i32>,
    /// The defender's result, if the check is opposed.
    pub against: i32,
    /// Whether a defender that holds its ground trips the mover.
    pub tripped: bool,
}

impl Rolls {
    /// The result of the nth check: a natural 20 adds 5 under Epic Path.
    pub fn result(&self, nth: usize) -> i32 {
        let check = self.checks.get(nth).or(self.checks.last()).copied().unwrap_or_default();
        if self.natural == Some(20) { check + 5 } else { check }
    }

    pub fn is_fumble(&self) -> bool {
        self.natural == Some(1)
    }
}

impl<'a> Overrun<'a> {
    fn is_epic(&self) -> bool {
        self.board.ruleset == Ruleset::EpicPath
    }

    fn mover(&self) -> &'a Creature {
        &self.board.creatures[self.who]
    }

    pub fn hindrances(&self) -> BTreeSet<Hindrance> {
        let mover = self.mover();
        let foes: Vec<&Creature> = self.targets.iter().map(|&target| &self.board.creatures[target]).collect();
        let friendly = |foe: &&Creature| match self.board.ruleset {
            Ruleset::EpicPath => foe.side == mover.side,
            _ => !mover.opposes(foe),
        };
        let single = !self.is_epic() || self.part_of_move;
        let all = [
            (self.board.ruleset == Ruleset::Rise, Hindrance::NoSuchManeuver),
            (!mover.is_able(), Hindrance::Unable),
            (mover.is("prone"), Hindrance::Prone),
            (foes.iter().any(friendly), Hindrance::NoOpponent),
            (foes.iter().any(|foe| foe.size > mover.size + 1), Hindrance::TooBig),
            (foes.iter().any(|foe| foe.fills), Hindrance::Fills),
            (single && foes.len() > 1, Hindrance::TooMany),
        ];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, why)| why).collect()
    }

    /// Only a plain move steps over smaller creatures, and an overrun in passing is part of one.
    pub fn manner(&self) -> Manner {
        Manner { double: !self.part_of_move && !self.meets_nobody(), share: false }
    }

    /// Epic Path's check provokes nobody, unless nobody has to be beaten. In passing only the target is left out.
    fn provokes_nobody(&self) -> bool {
        self.is_epic() && !self.part_of_move && !self.all_avoid()
    }

    fn all_avoid(&self) -> bool {
        self.targets.iter().all(|&target| self.avoids.contains(&target) || self.is_body(target))
    }

    /// Whether the squares of this creature count as unoccupied, since it is dead.
    fn is_body(&self, target: usize) -> bool {
        self.is_epic() && self.board.creatures[target].is("dead") && !self.board.creatures[target].fills
    }

    fn meets_nobody(&self) -> bool {
        self.targets.iter().all(|&target| self.is_body(target))
    }

    /// `open` is the board without the targets.
    pub fn through(&self, open: &'a Board) -> Through<'a> {
        let mut through = Through::new(self.board, open, self.who, &self.targets, self.manner());
        through.entering_provokes = !self.is_epic();
        if self.provokes_nobody() {
            through.ways.watch = Watch::nobody();
        } else if self.is_epic() && !self.all_avoid() {
            let watch = std::mem::replace(&mut through.ways.watch, Watch::nobody());
            through.ways.watch = self.targets.iter().fold(watch, |watch, &target| watch.without(target));
        }
        through
    }

    /// Whether the mover may stop there: under Epic Path only in an unoccupied space.
    pub fn stays(&self, through: &Through, place: Place) -> bool {
        through.may_end(place) && !(self.is_epic() && through.is_occupied(place))
    }

    pub fn ends(&self, through: &Through) -> BTreeMap<Square, Figures> {
        let asks = self.is_epic() && !self.all_avoid();
        // However it squeezes there, its full space counts.
        let full = |place: Place| Place::new((place.x, place.y), self.mover().place.columns, self.mover().place.rows);
        let past = |place: Place| !asks || self.targets.iter().all(|&target| self.is_past(target, full(place)));
        let stays = |place| self.stays(through, place) && past(place);
        let mut ends = through.ends(u64::from(self.mover().speed), stays);
        ends.retain(|&at, _| at != self.mover().at());
        if asks && self.targets.iter().any(|&target| !self.is_open_past(target)) {
            ends.clear();
        }
        ends
    }

    /// Whether a place is level with this target or behind it, as seen from the mover.
    fn is_past(&self, target: usize, at: Place) -> bool {
        let middle = |place: Place| (2 * place.x + place.columns, 2 * place.y + place.rows);
        let [(x0, y0), (x1, y1), (x2, y2)] = [self.mover().place, self.board.creatures[target].place, at].map(middle);
        (x1 - x0) * (x2 - x1) + (y1 - y0) * (y2 - y1) >= 0
    }

    /// Whether the overrun could end next to this target or behind it, as seen from the mover, in some open square.
    fn is_open_past(&self, target: usize) -> bool {
        let over = self.board.creatures[target].place;
        let around = Place::new((over.x - 1, over.y - 1), over.columns + 2, over.rows + 2);
        around.squares().filter(|&square| !over.holds(square)).any(|square| {
            let at = Place::new(square, 1, 1);
            self.is_past(target, at) && !self.board.is_filled(square) && !self.is_taken(at)
        })
    }

    /// Whether anybody except the targets occupies the place; if those stand in a row, the mover goes on through them.
    fn is_taken(&self, at: Place) -> bool {
        let is_target =
            |other: &Creature| self.targets.iter().any(|&target| self.board.creatures[target].name == other.name);
        let others = self.board.others_in(self.mover(), at);
        others.into_iter().any(|other| !other.is("dead") && !is_target(other))
    }

    /// The opponents to beat, in the order in which the path enters their spaces.
    pub fn defenders(&self, through: &Through, path: &[Place]) -> Vec<(usize, usize)> {
        let holding = self.targets.iter().filter(|&&target| !self.avoids.contains(&target) && !self.is_body(target));
        let mut met: Vec<(usize, usize)> =
            holding.filter_map(|&target| through.entry(path, target).map(|step| (step, target))).collect();
        met.sort_by_key(|&(step, target)| (step, through.name(target).to_lowercase()));
        met
    }

    /// Whether two are entered at once, so that no rulebook says which is first.
    pub fn is_a_tie(&self, through: &Through, path: &[Place]) -> bool {
        self.defenders(through, path).windows(2).any(|pair| pair[0].0 == pair[1].0)
    }

    /// The checks to roll along the path.
    pub fn checks(&self, through: &Through, path: &[Place]) -> Vec<Tried> {
        let dc = |target: usize| {
            let defense = self.board.creatures[target].maneuver_defense;
            defense.filter(|_| self.is_epic()).map(|defense| defense as i32)
        };
        let met = self.defenders(through, path).into_iter();
        met.map(|(_, target)| Tried { against: through.name(target), dc: dc(target), result: None }).collect()
    }

    pub fn outcome(&self, through: &Through, path: &[Place], rolls: &Rolls) -> Outcome {
        if self.is_epic() { self.against_defense(through, path, rolls) } else { self.opposed(through, path, rolls) }
    }

    /// Each check gets -3 for every target after the first, which is included in its result; a failure stops in front.
    fn against_defense(&self, through: &Through, path: &[Place], rolls: &Rolls) -> Outcome {
        let mut outcome = Outcome { steps: path.len(), ..Outcome::default() };
        let mut walked = path.len();
        for (nth, (step, target)) in self.defenders(through, path).into_iter().enumerate() {
            let dc = self.board.creatures[target].maneuver_defense.unwrap_or_default() as i32;
            let result = rolls.result(nth);
            outcome.tried.push(Tried { against: through.name(target), dc: Some(dc), result: Some(result) });
            if result < dc || rolls.is_fumble() {
                walked = step - 1;
                outcome.steps = walked;
                let whole = through.whole(path);
                while outcome.steps > 0 && through.is_occupied(whole[outcome.steps]) {
                    outcome.steps -= 1;
                }
                break;
            }
            if result >= dc + 5 && !self.part_of_move {
                outcome.prone.push(through.name(target));
            }
        }
        outcome.chances = through.chances(&path[..walked]);
        outcome.prone.sort_by_key(|name| name.to_lowercase());
        outcome
    }

    /// Strength against Strength or Dexterity; the loser goes back to where it came from.
    fn opposed(&self, through: &Through, path: &[Place], rolls: &Rolls) -> Outcome {
        let mut outcome = Outcome { steps: path.len(), chances: through.chances(path), ..Outcome::default() };
        let Some(&(step, target)) = self.defenders(through, path).first() else { return outcome };
        let result = rolls.result(0);
        outcome.tried.push(Tried { against: through.name(target), dc: Some(rolls.against), result: Some(result) });
        if result > rolls.against {
            outcome.prone.push(through.name(target));
            return outcome;
        }
        outcome.steps = step - 1;
        outcome.chances = through.chances(&path[..step]);
        if rolls.tripped || through.is_occupied(through.whole(path)[step - 1]) {
            outcome.prone.push(self.mover().name.clone());
        }
        outcome
    }
}
