//! Which opponents may strike when a mover steps from one placement to another.

use std::cell::{LazyCell, RefCell};

use rustc_hash::FxHashMap;

use super::turn::Turns;
use crate::field::{Creature, MAX_CREATURES, Name};
use crate::grid::{Placement, Square};
use crate::referee::board::{
    Elevations, Footing, Grades, SharedSquares, Sight, Strike, Strikers, Support, Supports, Threats,
};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::ruling::{NoStrike, Ruling};
use crate::ruleset::RuleId;
use crate::ruleset::policy::LeftSquares;

/// A set of opponents, by index into [`Threateners::opponents`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Opponents([u64; MAX_CREATURES.div_ceil(WORD)]);

/// How many opponents a word of the set holds.
const WORD: usize = u64::BITS as usize;

impl Opponents {
    pub(crate) fn with(self, other: Opponents) -> Opponents {
        self.each(other, |own, others| own | others)
    }

    pub(crate) fn is_within(self, other: Opponents) -> bool {
        self.0.iter().zip(other.0).all(|(own, others)| own & !others == 0)
    }

    pub(crate) fn count(self) -> u32 {
        // Most sets are small: skip words without opponents.
        self.0.iter().filter(|word| **word != 0).map(|word| word.count_ones()).sum()
    }

    pub(crate) fn without(self, other: Opponents) -> Opponents {
        self.each(other, |own, others| own & !others)
    }

    fn each(mut self, other: Opponents, both: impl Fn(u64, u64) -> u64) -> Opponents {
        for (own, others) in self.0.iter_mut().zip(other.0) {
            *own = both(*own, others);
        }
        self
    }

    pub(crate) fn one(index: usize) -> Opponents {
        Opponents::all([index])
    }

    pub(crate) fn all(indices: impl IntoIterator<Item = usize>) -> Opponents {
        let mut all = Opponents::default();
        indices.into_iter().for_each(|index| all.0[index / WORD] |= 1 << (index % WORD));
        all
    }
}

/// A mover's opponents, and the squares each of them threatens at the mover's height there, filled in lazily.
pub(crate) struct Threateners<'a> {
    /// Sorted by name, the order of the chances within one step.
    opponents: Vec<&'a Creature>,
    /// `None` if there are no opponents.
    strikers: Option<Strikers<'a>>,
    /// The mover's height by placement, if it varies.
    footing: Option<Footing<'a>>,
    /// The mover's height where it is.
    standing: Levels,
    /// The opponents threatening each square, by the lowest of the mover's heights there.
    threatening: RefCell<FxHashMap<(Square, i32), Opponents>>,
    /// The armed opponents whose space covers each square, likewise.
    inside: RefCell<FxHashMap<(Square, i32), Opponents>>,
    /// Whether entering an opponent's square provokes as well.
    by_entering: bool,
    left: LeftSquares,
    /// The opponents that don't strike at all.
    spared: Opponents,
    /// The opponents that don't strike at a mover leaving these squares.
    calmed: Vec<(Square, Opponents)>,
    /// How many of the `forgivable` opponents forgo their strike.
    forgiven: u32,
    /// The opponents that may forgo their chance.
    forgivable: Opponents,
}

/// Chances to strike at a moving creature.
#[derive(Clone, Copy, Debug)]
pub struct Strikes<'a>(pub Referee<'a>);

impl<'a> Strikes<'a> {
    /// The opponents that could strike at the mover as it moves, and where, except those that have already had their chance.
    pub(crate) fn threateners(&self, mover: &Mover<'a>) -> Threateners<'a> {
        let jet = self.goes_by_jet(mover.creature);
        self.threateners_of(mover, |other| !jet && !Turns(self.0).has_had_chance(mover, &other.name))
    }

    /// Whether the creature is swimming by jet, in which case nobody strikes at it on its way.
    pub(crate) fn goes_by_jet(&self, creature: &Creature) -> bool {
        Grades(self.0).is_jet(creature) && Supports(self.0).of(creature) == Support::Water
    }

    /// As `threateners`, for an action other than movement, which gives every opponent a new chance.
    pub(crate) fn threateners_afresh(&self, mover: &Mover<'a>) -> Threateners<'a> {
        self.threateners_of(mover, |_| true)
    }

    fn threateners_of(&self, mover: &Mover<'a>, may_strike: impl Fn(&Creature) -> bool) -> Threateners<'a> {
        let provokes = self.0.ruleset.provoking.value.happens();
        let party: Vec<&Creature> = self.0.encounter.carried_along(mover.creature).collect();
        let armed = |other: &&Creature| {
            let may = provokes && Threats(self.0).may_strike_at(other, &party);
            may && may_strike(other)
        };
        let opponents: Vec<&Creature> = SharedSquares(self.0).others(mover).filter(armed).collect();
        let strikers = (!opponents.is_empty()).then(|| Strikers::new(self.0, &opponents));
        Threateners {
            opponents,
            strikers,
            footing: Elevations(self.0).footing(mover.creature),
            standing: Elevations(self.0).levels_in(mover.creature, mover.placement),
            by_entering: SharedSquares(self.0).enters_as_very_small(mover.creature),
            left: self.0.ruleset.left_squares.value,
            ..Threateners::none()
        }
    }

    /// The opponents that threaten a square this movement leaves, whether or not they may strike.
    #[must_use]
    pub fn in_reach_of(&self, ruling: &Ruling) -> Vec<Name> {
        let Some(mover) = self.0.mover(&ruling.creature) else { return Vec::new() };
        let threateners = self.threateners_afresh(&mover);
        let steps = ruling.steps.iter().map(|step| step.to);
        let from = std::iter::once(ruling.from).chain(steps.clone());
        let chances = from.zip(steps).flat_map(|(from, to)| self.chances(&threateners, from, to));
        chances.map(|chance| chance.by.name.clone()).collect()
    }

    /// The opponents near this path that might be expected to strike but don't, each with the reason. `provoked` says which
    /// ones do.
    pub(crate) fn no_strikes(
        &self,
        mover: &Mover<'a>,
        threateners: &Threateners<'a>,
        steps: &[(Placement, Placement)],
        provoked: impl Fn(&Creature) -> bool,
    ) -> Vec<(&'a Creature, NoStrike)> {
        if !self.0.ruleset.provoking.value.happens() || self.goes_by_jet(mover.creature) {
            return Vec::new();
        }
        let clutter = Sight(self.0).clutter();
        let left: Vec<(Square, Levels)> = {
            let heights = |from| Elevations(self.0).levels_in(mover.creature, from);
            let squares =
                steps.iter().flat_map(|&(from, to)| threateners.left(from, to).map(move |at| (at, heights(from))));
            let mut left: Vec<(Square, Levels)> = squares.collect();
            left.sort_unstable_by_key(|(square, levels)| (*square, levels.lowest()));
            left.dedup();
            left
        };
        // No note is needed for the dead.
        let alive = |other: &&Creature| !other.is(crate::field::Condition::Dead);
        let party: Vec<&Creature> = self.0.encounter.carried_along(mover.creature).collect();
        let opposes = |other: &Creature| party.iter().any(|one| one.side.opposes(&other.side));
        let others = SharedSquares(self.0).others(mover).filter(|other| opposes(other) && !provoked(other));
        let others = others.filter(alive);
        others
            .filter_map(|other| {
                let around = self.0.space_of(other).area().grown(Threats(self.0).range(other).squares().max(1));
                let stance = LazyCell::new(|| Threats(self.0).stance(other));
                let strike = |at, levels| Threats(self.0).strike_from(&clutter, other, *stance, at, levels);
                let strikes =
                    |kind: Strike| left.iter().any(|&(at, levels)| around.contains(at) && strike(at, levels) == kind);
                let why = if let Some(condition) = Threats(self.0).disarming(other) {
                    strikes(Strike::Threatened).then_some(NoStrike::Condition(condition))
                } else if !other.threatens {
                    strikes(Strike::Threatened).then_some(NoStrike::Unarmed)
                } else if Threats(self.0).misses(other, mover.creature) {
                    strikes(Strike::Threatened).then_some(NoStrike::Unseen)
                } else if strikes(Strike::Threatened) {
                    // It threatens a square that is left, and still wasn't provoked.
                    let had = Turns(self.0).has_had_chance(mover, &other.name);
                    Some(if had { NoStrike::HadChance } else { NoStrike::Exempt })
                } else if strikes(Strike::Unseen) {
                    Some(NoStrike::Unseen)
                } else if strikes(Strike::Covered) {
                    let covered = |&&(at, levels): &&(Square, Levels)| {
                        around.contains(at) && strike(at, levels) == Strike::Covered
                    };
                    let mut covered = left.iter().filter(covered);
                    let by_ground = covered.all(|(at, _)| Threats(self.0).is_covered_by_ground(&clutter, other, *at));
                    Some(if by_ground { NoStrike::Ground } else { NoStrike::Covered })
                } else if Threats(self.0).range(other).is_nil() {
                    self.is_beside(other, &left).then_some(NoStrike::NoReach)
                } else if strikes(Strike::TooNear) {
                    Some(NoStrike::TooNear)
                } else {
                    None
                };
                Some((other, why?))
            })
            .collect()
    }

    fn is_beside(&self, other: &Creature, left: &[(Square, Levels)]) -> bool {
        let (around, there) = (self.0.space_of(other).area().grown(1), Elevations(self.0).levels(other));
        left.iter().any(|&(square, levels)| around.contains(square) && there.apart(levels) <= 1)
    }

    /// Every opponent that threatens a creature here, with the first square it threatens, sorted by name.
    pub(crate) fn threatening(&self, threateners: &Threateners<'a>, at: Placement) -> Vec<(&'a Creature, Square)> {
        let opponents = threateners.opponents.iter().enumerate();
        let threatens = |(index, opponent): (usize, &&'a Creature)| {
            let one = Opponents::one(index);
            let square = at.squares().find(|&square| one.is_within(threateners.threatening(square, at)))?;
            Some((*opponent, square))
        };
        opponents.filter_map(threatens).collect()
    }

    /// Every opponent given a chance by this step, with the square that provokes it, sorted by name.
    pub(crate) fn chances(&self, threateners: &Threateners<'a>, from: Placement, to: Placement) -> Vec<Chance<'a>> {
        let mut chances = Vec::new();
        for (index, opponent) in threateners.opponents.iter().enumerate() {
            let one = Opponents::one(index);
            let left = threateners.left(from, to).find(|&square| one.is_within(threateners.threatening(square, from)));
            if let Some(leaving) = left {
                chances.push(Chance { by: opponent, leaving, entering: None, rule: RuleId::Provoking });
            } else {
                chances.extend(threateners.by_entering(opponent, one, (from, to)));
            }
        }
        chances
    }

    /// As `chances`, for a step that provokes nobody by what it leaves: only a very small mover provokes, by entering squares.
    pub(crate) fn chances_by_entering(
        &self,
        threateners: &Threateners<'a>,
        from: Placement,
        to: Placement,
    ) -> Vec<Chance<'a>> {
        let opponents = threateners.opponents.iter().enumerate();
        let chance = |(index, opponent): (usize, &&'a Creature)| {
            threateners.by_entering(opponent, Opponents::one(index), (from, to))
        };
        opponents.filter_map(chance).collect()
    }
}

impl<'a> Threateners<'a> {
    /// No opponents.
    pub(crate) fn none() -> Self {
        Threateners {
            opponents: Vec::new(),
            strikers: None,
            footing: None,
            standing: Levels::of(0, 1),
            threatening: RefCell::default(),
            inside: RefCell::default(),
            by_entering: false,
            left: LeftSquares::Vacated,
            spared: Opponents::default(),
            calmed: Vec::new(),
            forgiven: 0,
            forgivable: Opponents::default(),
        }
    }

    /// Whether there are no opponents.
    pub(crate) fn is_nobody(&self) -> bool {
        self.opponents.is_empty()
    }

    fn those(&self, which: impl Fn(&Creature) -> bool) -> Opponents {
        let those = self.opponents.iter().enumerate().filter(|(_, opponent)| which(opponent));
        those.fold(Opponents::default(), |all, (index, _)| all.with(Opponents::one(index)))
    }

    /// Removes every chance of these opponents.
    pub(crate) fn spare(&mut self, which: impl Fn(&Creature) -> bool) {
        self.spared = self.spared.with(self.those(which));
    }

    /// Removes the chances of these opponents against a mover that leaves these squares.
    pub(crate) fn calm(&mut self, squares: impl Iterator<Item = Square>, which: impl Fn(&Creature) -> bool) {
        let calmed = self.those(which);
        self.calmed.extend(squares.map(|square| (square, calmed)));
    }

    /// Lets up to `many` of these opponents forgo their chance, whichever of them get one.
    pub(crate) fn forgive(&mut self, many: u32, which: impl Fn(&Creature) -> bool) {
        (self.forgiven, self.forgivable) = (many, self.those(which));
    }

    /// How many of these opponents strike.
    pub(crate) fn strikes_of(&self, provoked: Opponents) -> u32 {
        if self.forgiven == 0 {
            return provoked.count();
        }
        let forgivable = provoked.without(provoked.without(self.forgivable)).count();
        provoked.count() - forgivable.min(self.forgiven)
    }

    /// The opponents that threaten a square, with the mover in this placement before its step.
    fn threatening(&self, square: Square, standing: Placement) -> Opponents {
        let known = self.known(&self.threatening, (square, standing), Strikers::threatening);
        let calmed = self.calmed.iter().filter(|(calm, _)| *calm == square);
        calmed.fold(known.without(self.spared), |left, (_, calmed)| left.without(*calmed))
    }

    /// The armed opponents whose space covers a square, with the mover in this placement after its step.
    fn inside(&self, square: Square, standing: Placement) -> Opponents {
        self.known(&self.inside, (square, standing), Strikers::inside).without(self.spared)
    }

    fn known<'s, I: Iterator<Item = usize> + 's>(
        &'s self,
        table: &RefCell<FxHashMap<(Square, i32), Opponents>>,
        (square, standing): (Square, Placement),
        those: impl FnOnce(&'s Strikers<'a>, Square, Levels) -> I,
    ) -> Opponents {
        let Some(strikers) = self.strikers.as_ref().filter(|strikers| !strikers.is_out_of_reach(square)) else {
            return Opponents::default();
        };
        let levels = self.footing.as_ref().map_or(self.standing, |footing| footing.levels(standing));
        *table
            .borrow_mut()
            .entry((square, levels.lowest()))
            .or_insert_with(|| Opponents::all(those(strikers, square, levels)))
    }

    /// The chance of this opponent, number `one`, at a very small mover that enters its squares.
    fn by_entering(&self, by: &'a Creature, one: Opponents, (from, to): (Placement, Placement)) -> Option<Chance<'a>> {
        let entered = || to.outside(from).find(|&square| one.is_within(self.inside(square, to)));
        let entering = self.by_entering.then(entered).flatten()?;
        let leaving = from.outside(to).next().unwrap_or(from.anchor);
        Some(Chance { by, leaving, entering: Some(entering), rule: RuleId::VerySmall })
    }

    /// The squares a step leaves.
    fn left(&self, from: Placement, to: Placement) -> impl Iterator<Item = Square> + use<> {
        let any = self.left.is_the_whole_space();
        from.squares().filter(move |&square| any || !to.contains(square))
    }

    /// The opponents provoked by a step that vacates and enters these squares, from one placement to another.
    pub(crate) fn provoked_by<E: Iterator<Item = Square>>(
        &self,
        (from, vacated): (Placement, impl Iterator<Item = Square>),
        (to, entered): (Placement, impl FnOnce() -> E),
    ) -> Opponents {
        if self.opponents.is_empty() {
            return Opponents::default();
        }
        let union = |all: Opponents, at: Opponents| all.with(at);
        let left = vacated.map(|square| self.threatening(square, from)).fold(Opponents::default(), union);
        if !self.by_entering {
            return left;
        }
        entered().map(|square| self.inside(square, to)).fold(left, union)
    }

    /// Whether a step counts as leaving every square of the creature's space.
    pub(crate) fn leaves_all(&self) -> bool {
        self.left.is_the_whole_space()
    }
}

/// An opponent's chance to strike at one step.
pub(crate) struct Chance<'a> {
    pub(crate) by: &'a Creature,
    pub(crate) leaving: Square,
    pub(crate) entering: Option<Square>,
    pub(crate) rule: RuleId,
}
