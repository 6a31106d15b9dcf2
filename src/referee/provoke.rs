//! Who gets to strike when a mover steps from one placement to another.

use super::distance::Levels;
use super::ruling::NoStrike;
use super::threat::Strike;
use super::{Mover, Referee};
use crate::field::{Creature, MAX_CREATURES};
use crate::grid::{Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{LeftSquares, Provoking};

/// A set of opponents, by their place among [`Watch::opponents`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Opponents(u128);

const _: () = assert!(MAX_CREATURES <= u128::BITS as usize, "an encounter's creatures have to fit into the set");

impl Opponents {
    pub(super) fn with(self, other: Opponents) -> Opponents {
        Opponents(self.0 | other.0)
    }

    pub(super) fn is_within(self, other: Opponents) -> bool {
        self.0 & !other.0 == 0
    }

    pub(super) fn count(self) -> u32 {
        self.0.count_ones()
    }

    fn without(self, other: Opponents) -> Opponents {
        Opponents(self.0 & !other.0)
    }

    pub(super) fn one(index: usize) -> Opponents {
        Opponents(1 << index)
    }
}

/// The opponents of a mover and the squares of the board that each of them threatens at the mover's height.
pub(super) struct Watch<'a> {
    width: usize,
    height: usize,
    /// By name, as chances within one step are ordered.
    opponents: Vec<&'a Creature>,
    /// For each square of the board: who threatens it.
    threatening: Vec<Opponents>,
    /// For each square of the board: the armed opponents whose space it is, where that matters.
    inside: Vec<Opponents>,
    /// Whether entering an opponent's square provokes as well.
    by_entering: bool,
    left: LeftSquares,
    /// How many of those who may be forgiven do not count in the end.
    forgiven: u32,
    /// Who may be forgiven.
    forgivable: Opponents,
}

impl<'a> Referee<'a> {
    /// Takes stock of who could strike at the mover as it moves, and where: whoever has not had its chance.
    pub(super) fn watch(&self, mover: &Mover<'a>) -> Watch<'a> {
        self.watch_of(mover, |other| !self.has_had_chance(mover, &other.name))
    }

    /// The same for something else than moving, which gives everybody another chance.
    pub(super) fn watch_afresh(&self, mover: &Mover<'a>) -> Watch<'a> {
        self.watch_of(mover, |_| true)
    }

    fn watch_of(&self, mover: &Mover<'a>, may_strike: impl Fn(&Creature) -> bool) -> Watch<'a> {
        let board = &self.encounter.battlefield;
        let levels = self.levels(mover.creature);
        let provokes = self.ruleset.provoking.is == Provoking::Leaving;
        let armed = |other: &&Creature| {
            let may = provokes && mover.creature.side.opposes(&other.side) && self.is_armed(other);
            may && may_strike(other)
        };
        let opponents: Vec<&Creature> = self.others(mover).filter(armed).collect();
        let squares = if opponents.is_empty() { 0 } else { (board.width() * board.height()) as usize };
        let by_entering = self.enters_as_very_small(mover.creature);
        let mut threatening = vec![Opponents::default(); squares];
        let mut inside = vec![Opponents::default(); if by_entering { squares } else { 0 }];
        let clutter = self.clutter();
        for (index, opponent) in opponents.iter().enumerate() {
            let space = self.ruleset.placement(opponent);
            let reach = self.range(opponent).squares();
            let Some(near) = space.area().grown(reach).within(board.area()) else { continue };
            for (square, at) in near.squares().filter_map(|square| Some((square, board.index(square)?))) {
                let one = Opponents::one(index);
                if self.strike(&clutter, opponent, square, levels) == Strike::Threatened {
                    threatening[at] = threatening[at].with(one);
                }
                if by_entering && space.contains(square) && self.levels(opponent).overlap(levels) {
                    inside[at] = inside[at].with(one);
                }
            }
        }
        Watch {
            width: board.width() as usize,
            height: board.height() as usize,
            opponents,
            threatening,
            inside,
            by_entering,
            left: self.ruleset.left_squares.is,
            forgiven: 0,
            forgivable: Opponents::default(),
        }
    }

    /// The opponents near this path who could be thought to strike and do not, with the reason: those who are not among
    /// the ones that were provoked.
    pub(super) fn no_strikes(
        &self,
        mover: &Mover<'a>,
        watch: &Watch<'a>,
        steps: &[(Placement, Placement)],
        provoked: impl Fn(&Creature) -> bool,
    ) -> Vec<(&'a Creature, NoStrike)> {
        if self.ruleset.provoking.is == Provoking::Nothing {
            return Vec::new();
        }
        let levels = self.levels(mover.creature);
        let clutter = self.clutter();
        let left: Vec<Square> = {
            let mut left: Vec<Square> = steps.iter().flat_map(|&(from, to)| watch.left(from, to)).collect();
            left.sort_unstable();
            left.dedup();
            left
        };
        // Nobody asks why the dead do not strike.
        let alive = |other: &&Creature| !other.is(crate::field::Condition::Dead);
        let others = self.others(mover).filter(|other| mover.creature.side.opposes(&other.side) && !provoked(other));
        let others = others.filter(alive);
        others
            .filter_map(|other| {
                let strikes = |strike: Strike| {
                    let near = self.range(other).squares().max(1);
                    let around = self.ruleset.placement(other).area().grown(near);
                    left.iter().any(|&at| around.contains(at) && self.strike(&clutter, other, at, levels) == strike)
                };
                let why = if let Some(condition) = self.disarming(other) {
                    strikes(Strike::Threatened).then_some(NoStrike::Condition(condition))
                } else if !other.threatens {
                    strikes(Strike::Threatened).then_some(NoStrike::Unarmed)
                } else if strikes(Strike::Threatened) {
                    // It threatens what is left, and yet was not provoked.
                    let had = self.has_had_chance(mover, &other.name);
                    Some(if had { NoStrike::HadChance } else { NoStrike::Exempt })
                } else if strikes(Strike::Covered) {
                    Some(NoStrike::Covered)
                } else if self.range(other).is_nil() {
                    self.is_beside(other, &left, levels).then_some(NoStrike::NoReach)
                } else if strikes(Strike::TooNear) {
                    Some(NoStrike::TooNear)
                } else {
                    None
                };
                Some((other, why?))
            })
            .collect()
    }

    fn is_beside(&self, other: &Creature, left: &[Square], levels: Levels) -> bool {
        let around = self.ruleset.placement(other).area().grown(1);
        self.levels(other).apart(levels) <= 1 && left.iter().any(|&square| around.contains(square))
    }

    /// Every opponent that threatens somebody who stands here, with the first such square, in the order of their names.
    pub(super) fn threatening(&self, watch: &Watch<'a>, at: Placement) -> Vec<(&'a Creature, Square)> {
        let opponents = watch.opponents.iter().enumerate();
        let threatens = |(index, opponent): (usize, &&'a Creature)| {
            let one = Opponents::one(index);
            let square = at.squares().find(|&square| one.is_within(watch.at(&watch.threatening, square)))?;
            Some((*opponent, square))
        };
        opponents.filter_map(threatens).collect()
    }

    /// Every opponent that gets its chance by this step, with the square that gives it, in the order of their names.
    pub(super) fn chances(&self, watch: &Watch<'a>, from: Placement, to: Placement) -> Vec<Chance<'a>> {
        let mut chances = Vec::new();
        for (index, opponent) in watch.opponents.iter().enumerate() {
            let one = Opponents::one(index);
            let left = watch.left(from, to).find(|&square| one.is_within(watch.at(&watch.threatening, square)));
            let entered = || to.outside(from).find(|&square| one.is_within(watch.at(&watch.inside, square)));
            if let Some(leaving) = left {
                chances.push(Chance { by: opponent, leaving, entering: None, rule: RuleId::Provoking });
            } else if let Some(entering) = watch.by_entering.then(entered).flatten() {
                let leaving = from.outside(to).next().unwrap_or(from.anchor);
                chances.push(Chance { by: opponent, leaving, entering: Some(entering), rule: RuleId::VerySmall });
            }
        }
        chances
    }
}

impl Watch<'_> {
    fn those(&self, which: impl Fn(&Creature) -> bool) -> Opponents {
        let those = self.opponents.iter().enumerate().filter(|(_, opponent)| which(opponent));
        those.fold(Opponents::default(), |all, (index, _)| all.with(Opponents::one(index)))
    }

    /// Leaves these opponents no chance at all.
    pub(super) fn spare(&mut self, which: impl Fn(&Creature) -> bool) {
        let spared = self.those(which);
        for at in self.threatening.iter_mut().chain(&mut self.inside) {
            *at = at.without(spared);
        }
    }

    /// Leaves these opponents no chance by leaving these squares.
    pub(super) fn calm(&mut self, squares: impl Iterator<Item = Square>, which: impl Fn(&Creature) -> bool) {
        let spared = self.those(which);
        for square in squares {
            if let Some(at) = self.place(square).and_then(|at| self.threatening.get_mut(at)) {
                *at = at.without(spared);
            }
        }
    }

    /// So many of these opponents, whichever get a chance, do not take it.
    pub(super) fn forgive(&mut self, many: u32, which: impl Fn(&Creature) -> bool) {
        (self.forgiven, self.forgivable) = (many, self.those(which));
    }

    /// How many of these opponents strike.
    pub(super) fn strikes_of(&self, provoked: Opponents) -> u32 {
        let forgivable = provoked.without(provoked.without(self.forgivable)).count();
        provoked.count() - forgivable.min(self.forgiven)
    }

    fn at(&self, table: &[Opponents], square: Square) -> Opponents {
        self.place(square).and_then(|at| table.get(at)).copied().unwrap_or_default()
    }

    /// Where a square of the board stands in the tables.
    fn place(&self, square: Square) -> Option<usize> {
        let (x, y) = (usize::try_from(square.x).ok()?, usize::try_from(square.y).ok()?);
        (x < self.width && y < self.height).then_some(y * self.width + x)
    }

    /// The squares that a step leaves.
    fn left(&self, from: Placement, to: Placement) -> impl Iterator<Item = Square> + use<> {
        let any = self.left == LeftSquares::Any;
        from.squares().filter(move |&square| any || !to.contains(square))
    }

    /// The opponents that get their chance by a step that vacates and enters these squares.
    pub(super) fn provoked_by<E: Iterator<Item = Square>>(
        &self,
        vacated: impl Iterator<Item = Square>,
        entered: impl FnOnce() -> E,
    ) -> Opponents {
        if self.opponents.is_empty() {
            return Opponents::default();
        }
        let union = |all: Opponents, at: Opponents| all.with(at);
        let left = vacated.map(|square| self.at(&self.threatening, square)).fold(Opponents::default(), union);
        if !self.by_entering {
            return left;
        }
        entered().map(|square| self.at(&self.inside, square)).fold(left, union)
    }

    /// Whether a step counts as leaving every square that the creature stood in.
    pub(super) fn leaves_all(&self) -> bool {
        self.left == LeftSquares::Any
    }
}

/// An opponent's chance to strike in one step.
pub(super) struct Chance<'a> {
    pub(super) by: &'a Creature,
    pub(super) leaving: Square,
    pub(super) entering: Option<Square>,
    pub(super) rule: RuleId,
}
