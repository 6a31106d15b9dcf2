//! Which opponents may strike when a mover steps from one placement to another.

use std::collections::HashMap;

use super::turn::Turns;
use crate::field::{Creature, MAX_CREATURES};
use crate::grid::{Height, Placement, Square};
use crate::referee::board::{Elevations, Footing, SharedSquares, Sight, Strike, Threats};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::ruling::NoStrike;
use crate::ruleset::RuleId;
use crate::ruleset::policy::LeftSquares;

/// A set of opponents, by index into [`Threateners::opponents`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Opponents([u64; MAX_CREATURES.div_ceil(WORD)]);

/// The opponents that a word of the set holds.
const WORD: usize = u64::BITS as usize;

impl Opponents {
    pub(crate) fn with(self, other: Opponents) -> Opponents {
        self.each(other, |own, others| own | others)
    }

    pub(crate) fn is_within(self, other: Opponents) -> bool {
        self.0.iter().zip(other.0).all(|(own, others)| own & !others == 0)
    }

    pub(crate) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn without(self, other: Opponents) -> Opponents {
        self.each(other, |own, others| own & !others)
    }

    fn each(mut self, other: Opponents, both: impl Fn(u64, u64) -> u64) -> Opponents {
        for (own, others) in self.0.iter_mut().zip(other.0) {
            *own = both(*own, others);
        }
        self
    }

    pub(crate) fn one(index: usize) -> Opponents {
        let mut one = Opponents::default();
        one.0[index / WORD] = 1 << (index % WORD);
        one
    }
}

/// A mover's opponents, and the squares that each of them threatens at the height the mover has there.
pub(crate) struct Threateners<'a> {
    width: usize,
    height: usize,
    /// By name: the order of the chances within one step.
    opponents: Vec<&'a Creature>,
    /// The mover's height by placement, where it is not the same everywhere.
    footing: Option<Footing<'a>>,
    /// With a `footing`: the table index for a square of the board and the lowest of the mover's heights there.
    places: HashMap<(usize, i32), usize>,
    /// For each square of the board: the opponents that threaten it.
    threatening: Vec<Opponents>,
    /// For each square of the board: the armed opponents whose space covers it. Empty unless entering provokes.
    inside: Vec<Opponents>,
    /// Whether entering an opponent's square provokes as well.
    by_entering: bool,
    left: LeftSquares,
    /// How many of the `forgivable` opponents do not strike in the end.
    forgiven: u32,
    /// The opponents that may forgo their chance.
    forgivable: Opponents,
}

/// Chances to strike at a moving creature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strikes<'a>(pub(crate) Referee<'a>);

impl<'a> Strikes<'a> {
    /// The opponents that could strike at the mover as it moves, and where; without those that have had their chance.
    pub(crate) fn threateners(&self, mover: &Mover<'a>) -> Threateners<'a> {
        self.threateners_of(mover, |other| !Turns(self.0).has_had_chance(mover, &other.name))
    }

    /// The same for an action other than movement, which gives every opponent a new chance.
    pub(crate) fn threateners_afresh(&self, mover: &Mover<'a>) -> Threateners<'a> {
        self.threateners_of(mover, |_| true)
    }

    fn threateners_of(&self, mover: &Mover<'a>, may_strike: impl Fn(&Creature) -> bool) -> Threateners<'a> {
        let board = &self.0.encounter.battlefield;
        let provokes = self.0.ruleset.provoking.value.happens();
        let armed = |other: &&Creature| {
            let may = provokes
                && mover.creature.side.opposes(&other.side)
                && Threats(self.0).is_armed_against(other, mover.creature);
            may && may_strike(other)
        };
        let opponents: Vec<&Creature> = SharedSquares(self.0).others(mover).filter(armed).collect();
        let squares = if opponents.is_empty() { 0 } else { (board.width() * board.height()) as usize };
        let by_entering = SharedSquares(self.0).enters_as_very_small(mover.creature);
        let footing = Elevations(self.0).footing(mover.creature);
        let tables = if footing.is_some() { 0 } else { squares };
        let mut threateners = Threateners {
            width: board.width() as usize,
            height: board.height() as usize,
            opponents,
            footing,
            places: HashMap::new(),
            threatening: vec![Opponents::default(); tables],
            inside: vec![Opponents::default(); if by_entering { tables } else { 0 }],
            by_entering,
            left: self.0.ruleset.left_squares.value,
            forgiven: 0,
            forgivable: Opponents::default(),
        };
        let heights = if threateners.opponents.is_empty() { Vec::new() } else { self.heights_of(mover) };
        let clutter = Sight(self.0).clutter();
        for (index, opponent) in threateners.opponents.clone().into_iter().enumerate() {
            let (space, there) = (self.0.space_of(opponent), Elevations(self.0).levels(opponent));
            let reach = Threats(self.0).range(opponent).squares();
            let Some(near) = space.area().grown(reach).within(board.area()) else { continue };
            let one = Opponents::one(index);
            for &levels in heights.iter().filter(|levels| levels.apart(there) <= reach.max(1).unsigned_abs()) {
                for square in near.squares() {
                    let inside = by_entering && space.contains(square) && there.overlap(levels);
                    let threatens = Threats(self.0).strike(&clutter, opponent, square, levels) == Strike::Threatened;
                    let Some(at) = (inside || threatens).then(|| threateners.place_for(square, levels)).flatten()
                    else {
                        continue;
                    };
                    if threatens {
                        threateners.threatening[at] = threateners.threatening[at].with(one);
                    }
                    if inside {
                        threateners.inside[at] = threateners.inside[at].with(one);
                    }
                }
            }
        }
        threateners
    }

    /// Every height at which the mover could be, without duplicates.
    fn heights_of(&self, mover: &Mover<'a>) -> Vec<Levels> {
        let board = &self.0.encounter.battlefield;
        let standing = Elevations(self.0).levels_in(mover.creature, mover.placement);
        if Elevations(self.0).footing(mover.creature).is_none() {
            return vec![standing];
        }
        // A space that overhangs the border is at the map's own level there.
        let floors = board.area().squares().map(|square| board.floor(square)).chain([Height::ZERO]);
        let mut floors: Vec<Height> = floors.collect();
        floors.sort_unstable();
        floors.dedup();
        floors.into_iter().map(|floor| Elevations(self.0).levels_at(mover.creature, floor)).collect()
    }

    /// The opponents near this path that might be expected to strike and do not, each with the reason. `provoked` says
    /// which ones do.
    pub(crate) fn no_strikes(
        &self,
        mover: &Mover<'a>,
        threateners: &Threateners<'a>,
        steps: &[(Placement, Placement)],
        provoked: impl Fn(&Creature) -> bool,
    ) -> Vec<(&'a Creature, NoStrike)> {
        if !self.0.ruleset.provoking.value.happens() {
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
        let others = SharedSquares(self.0)
            .others(mover)
            .filter(|other| mover.creature.side.opposes(&other.side) && !provoked(other));
        let others = others.filter(alive);
        others
            .filter_map(|other| {
                let strikes = |strike: Strike| {
                    let near = Threats(self.0).range(other).squares().max(1);
                    let around = self.0.space_of(other).area().grown(near);
                    left.iter().any(|&(at, levels)| {
                        around.contains(at) && Threats(self.0).strike(&clutter, other, at, levels) == strike
                    })
                };
                let why = if let Some(condition) = Threats(self.0).disarming(other) {
                    strikes(Strike::Threatened).then_some(NoStrike::Condition(condition))
                } else if !other.threatens {
                    strikes(Strike::Threatened).then_some(NoStrike::Unarmed)
                } else if Threats(self.0).misses(other, mover.creature) {
                    strikes(Strike::Threatened).then_some(NoStrike::Unseen)
                } else if strikes(Strike::Threatened) {
                    // It threatens a square that is left, and still was not provoked.
                    let had = Turns(self.0).has_had_chance(mover, &other.name);
                    Some(if had { NoStrike::HadChance } else { NoStrike::Exempt })
                } else if strikes(Strike::Covered) {
                    Some(NoStrike::Covered)
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

    /// Every opponent that threatens a creature here, with the first square that it threatens, in order of name.
    pub(crate) fn threatening(&self, threateners: &Threateners<'a>, at: Placement) -> Vec<(&'a Creature, Square)> {
        let opponents = threateners.opponents.iter().enumerate();
        let threatens = |(index, opponent): (usize, &&'a Creature)| {
            let one = Opponents::one(index);
            let square =
                at.squares().find(|&square| one.is_within(threateners.at(&threateners.threatening, square, at)))?;
            Some((*opponent, square))
        };
        opponents.filter_map(threatens).collect()
    }

    /// Every opponent that this step gives a chance, with the square that provokes it, in order of name.
    pub(crate) fn chances(&self, threateners: &Threateners<'a>, from: Placement, to: Placement) -> Vec<Chance<'a>> {
        let mut chances = Vec::new();
        for (index, opponent) in threateners.opponents.iter().enumerate() {
            let one = Opponents::one(index);
            let left = threateners
                .left(from, to)
                .find(|&square| one.is_within(threateners.at(&threateners.threatening, square, from)));
            let entered =
                || to.outside(from).find(|&square| one.is_within(threateners.at(&threateners.inside, square, to)));
            if let Some(leaving) = left {
                chances.push(Chance { by: opponent, leaving, entering: None, rule: RuleId::Provoking });
            } else if let Some(entering) = threateners.by_entering.then(entered).flatten() {
                let leaving = from.outside(to).next().unwrap_or(from.anchor);
                chances.push(Chance { by: opponent, leaving, entering: Some(entering), rule: RuleId::VerySmall });
            }
        }
        chances
    }
}

impl Threateners<'_> {
    /// No opponent at all.
    pub(crate) fn none() -> Self {
        Threateners {
            width: 0,
            height: 0,
            opponents: Vec::new(),
            footing: None,
            places: HashMap::new(),
            threatening: Vec::new(),
            inside: Vec::new(),
            by_entering: false,
            left: LeftSquares::Vacated,
            forgiven: 0,
            forgivable: Opponents::default(),
        }
    }

    fn those(&self, which: impl Fn(&Creature) -> bool) -> Opponents {
        let those = self.opponents.iter().enumerate().filter(|(_, opponent)| which(opponent));
        those.fold(Opponents::default(), |all, (index, _)| all.with(Opponents::one(index)))
    }

    /// Removes every chance of these opponents.
    pub(crate) fn spare(&mut self, which: impl Fn(&Creature) -> bool) {
        let spared = self.those(which);
        for at in self.threatening.iter_mut().chain(&mut self.inside) {
            *at = at.without(spared);
        }
    }

    /// Removes the chances of these opponents against a mover that leaves these squares.
    pub(crate) fn calm(&mut self, squares: impl Iterator<Item = Square>, which: impl Fn(&Creature) -> bool) {
        let spared = self.those(which);
        for square in squares {
            let Some(at) = self.square(square) else { continue };
            let levels = self.places.iter().filter(|((square, _), _)| *square == at).map(|(_, &place)| place);
            let places: Vec<usize> = if self.footing.is_some() { levels.collect() } else { vec![at] };
            for place in places {
                if let Some(at) = self.threatening.get_mut(place) {
                    *at = at.without(spared);
                }
            }
        }
    }

    /// Lets up to `many` of these opponents forgo their chance, whichever of them get one.
    pub(crate) fn forgive(&mut self, many: u32, which: impl Fn(&Creature) -> bool) {
        (self.forgiven, self.forgivable) = (many, self.those(which));
    }

    /// How many of these opponents strike.
    pub(crate) fn strikes_of(&self, provoked: Opponents) -> u32 {
        let forgivable = provoked.without(provoked.without(self.forgivable)).count();
        provoked.count() - forgivable.min(self.forgiven)
    }

    /// The opponents that a table lists for a square, with the mover in this placement before or after its step.
    fn at(&self, table: &[Opponents], square: Square, standing: Placement) -> Opponents {
        let place = || {
            let at = self.square(square)?;
            let Some(footing) = self.footing else { return Some(at) };
            self.places.get(&(at, footing.levels(standing).lowest())).copied()
        };
        place().and_then(|at| table.get(at)).copied().unwrap_or_default()
    }

    /// The table index of a square at a height, added if it is missing.
    fn place_for(&mut self, square: Square, levels: Levels) -> Option<usize> {
        let at = self.square(square)?;
        if self.footing.is_none() {
            return Some(at);
        }
        let next = self.threatening.len();
        let place = *self.places.entry((at, levels.lowest())).or_insert(next);
        if place == next {
            self.threatening.push(Opponents::default());
            self.inside.extend(self.by_entering.then(Opponents::default));
        }
        Some(place)
    }

    /// The index of a square of the board; `None` if it is off the board.
    fn square(&self, square: Square) -> Option<usize> {
        let (x, y) = (usize::try_from(square.x).ok()?, usize::try_from(square.y).ok()?);
        (x < self.width && y < self.height).then_some(y * self.width + x)
    }

    /// The squares that a step leaves.
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
        let left = vacated.map(|square| self.at(&self.threatening, square, from)).fold(Opponents::default(), union);
        if !self.by_entering {
            return left;
        }
        entered().map(|square| self.at(&self.inside, square, to)).fold(left, union)
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
