//! Who gets to strike when a mover steps from one placement to another.

use super::threat::Strike;
use super::{Mover, Referee};
use crate::field::{Creature, MAX_CREATURES};
use crate::grid::{Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Provoking;

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

    fn one(index: usize) -> Opponents {
        Opponents(1 << index)
    }
}

/// The opponents of a mover and the squares of the board that each of them threatens at the mover's height.
pub(super) struct Watch<'a> {
    /// By name, as chances within one step are ordered.
    opponents: Vec<&'a Creature>,
    /// For each square of the board: who threatens it.
    threatening: Vec<Opponents>,
    /// For each square of the board: who threatens it but for a wall or corner in the line.
    covered: Vec<Opponents>,
    /// For each square of the board: the armed opponents whose space it is.
    inside: Vec<Opponents>,
    /// Whether entering an opponent's square provokes as well.
    by_entering: bool,
}

impl<'a> Referee<'a> {
    /// Takes stock of who could strike at the mover, and where.
    pub(super) fn watch(&self, mover: &Mover<'a>) -> Watch<'a> {
        let Provoking::Leaving = self.ruleset.provoking.is;
        let board = &self.encounter.battlefield;
        let levels = self.levels(mover.creature);
        let armed = |other: &&Creature| mover.creature.side.opposes(&other.side) && self.is_armed(other);
        let opponents: Vec<&Creature> = self.others(mover).filter(armed).collect();
        let nobody = vec![Opponents::default(); (board.width() * board.height()) as usize];
        let (mut threatening, mut covered, mut inside) = (nobody.clone(), nobody.clone(), nobody);
        for (index, opponent) in opponents.iter().enumerate() {
            let space = self.ruleset.placement(opponent);
            let reach = self.ruleset.reach(opponent).squares() as i32;
            let Some(near) = space.area().grown(reach).within(board.area()) else { continue };
            for (square, at) in near.squares().filter_map(|square| Some((square, board.index(square)?))) {
                let one = Opponents::one(index);
                match self.strike(opponent, square, levels) {
                    Strike::Threatened => threatening[at] = threatening[at].with(one),
                    Strike::Covered => covered[at] = covered[at].with(one),
                    Strike::Beyond => {}
                }
                if space.contains(square) && self.levels(opponent).overlap(levels) {
                    inside[at] = inside[at].with(one);
                }
            }
        }
        Watch { opponents, threatening, covered, inside, by_entering: self.is_very_small(mover.creature) }
    }

    /// Every opponent that gets its chance by this step, with the square that gives it, in the order of their names.
    pub(super) fn chances(&self, watch: &Watch<'a>, from: Placement, to: Placement) -> Vec<Chance<'a>> {
        let mut chances = Vec::new();
        for (index, opponent) in watch.opponents.iter().enumerate() {
            let holds = |table: &[Opponents], square: Square| {
                let at = self.encounter.battlefield.index(square);
                at.is_some_and(|at| Opponents::one(index).is_within(table[at]))
            };
            let left = from.outside(to).find(|&square| holds(&watch.threatening, square));
            let entered = || to.outside(from).find(|&square| holds(&watch.inside, square));
            if let Some(leaving) = left {
                chances.push(Chance { by: opponent, leaving, entering: None, rule: RuleId::Provoking });
            } else if let Some(entering) = watch.by_entering.then(entered).flatten() {
                let leaving = from.outside(to).next().unwrap_or(from.anchor);
                chances.push(Chance { by: opponent, leaving, entering: Some(entering), rule: RuleId::VerySmall });
            }
        }
        chances
    }

    /// The opponents that get their chance by this step.
    pub(super) fn provoked(&self, watch: &Watch<'a>, from: Placement, to: Placement) -> Opponents {
        if watch.opponents.is_empty() {
            return Opponents::default();
        }
        let board = &self.encounter.battlefield;
        let union = |table: &[Opponents], squares: &mut dyn Iterator<Item = Square>| {
            squares.filter_map(|square| board.index(square)).fold(Opponents::default(), |all, at| all.with(table[at]))
        };
        let left = union(&watch.threatening, &mut from.outside(to));
        if watch.by_entering { left.with(union(&watch.inside, &mut to.outside(from))) } else { left }
    }

    /// Opponents that would threaten a square left by this step if no wall or corner covered it.
    pub(super) fn covered(&self, watch: &Watch<'a>, from: Placement, to: Placement) -> Vec<&'a Creature> {
        let holds = |index: usize, square: Square| {
            let at = self.encounter.battlefield.index(square);
            at.is_some_and(|at| Opponents::one(index).is_within(watch.covered[at]))
        };
        let by_cover = |&(index, _): &(usize, &&Creature)| from.outside(to).any(|square| holds(index, square));
        watch.opponents.iter().enumerate().filter(by_cover).map(|(_, &opponent)| opponent).collect()
    }
}

/// An opponent's chance to strike in one step.
pub(super) struct Chance<'a> {
    pub(super) by: &'a Creature,
    pub(super) leaving: Square,
    pub(super) entering: Option<Square>,
    pub(super) rule: RuleId,
}
