//! The inputs to every question: a ruleset, the table it judges, and the creature on that table that moves.

use crate::field::{Creature, Encounter, Name};
use crate::grid::{Feet, Footprint, Placement, Square};
use crate::referee::ruling::{DiagonalCount, Ruling};
use crate::referee::tally::Tally;
use crate::referee::work::Work;
use crate::ruleset::Ruleset;
use crate::ruleset::policy::{DiagonalScope, WithdrawMetric};

/// A ruleset and the table it judges.
#[derive(Clone, Copy, Debug)]
pub struct Referee<'a> {
    pub(super) ruleset: &'a Ruleset,
    pub(super) encounter: &'a Encounter,
    /// Whether this is only a preview, so that it need not be the mover's turn.
    pub(super) planning: bool,
    /// Whether the mover spends an action point for an extra action.
    pub(super) action_point: bool,
    /// Whether the GM has the movement made, whatever refuses it.
    pub(super) overruled: bool,
    /// Whether movements beyond their budget are refused without working out a price.
    pub(super) affordable: bool,
    /// How much work its searches may still do; `None` if each search only has its own limits.
    pub(super) work: Option<&'a Work>,
}

impl<'a> Referee<'a> {
    /// The referee of a table.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, encounter: &'a Encounter) -> Self {
        let (planning, action_point, overruled, affordable) = (false, false, false, false);
        Referee { ruleset, encounter, planning, action_point, overruled, affordable, work: None }
    }

    /// The same referee, judging a preview ahead of the mover's turn, or an actual move.
    #[must_use]
    pub fn planning(self, planning: bool) -> Self {
        Referee { planning, ..self }
    }

    /// The same referee, judging a movement whose action is granted by an action point, or one of the mover's own actions.
    #[must_use]
    pub fn with_action_point(self, action_point: bool) -> Self {
        Referee { action_point, ..self }
    }

    /// The same referee, judging a movement that the GM makes whatever refuses it, or one that the rules can stop.
    #[must_use]
    pub fn overruled(self, overruled: bool) -> Self {
        Referee { overruled, ..self }
    }

    /// The same referee for questions about movements within their budget: any other is refused without a price.
    #[must_use]
    pub(super) fn affordably(self) -> Self {
        Referee { affordable: true, ..self }
    }

    /// Whether the ruling is for a list of ways, which suggests nothing else.
    pub(super) fn is_for_a_list(self) -> bool {
        self.work.is_some_and(Work::is_for_a_list)
    }

    /// Whether judging ends with the refusals of this movement. A movement the GM overrules still goes on to its checks,
    /// since they decide what it does to others.
    pub(super) fn stops_at_refusals(self, ruling: &Ruling) -> bool {
        !self.overruled && ruling.refusals().next().is_some()
    }

    /// The same referee, with a work allowance shared by all its searches.
    #[must_use]
    pub fn within(self, work: &'a Work) -> Self {
        Referee { work: Some(work), ..self }
    }

    /// A referee for another table under the same rules, with the same allowance.
    pub(super) fn on<'b>(self, encounter: &'b Encounter) -> Referee<'b>
    where
        'a: 'b,
    {
        Referee { work: self.work, ..Referee::new(self.ruleset, encounter) }
    }

    /// What is left of its work allowance, if it has one.
    pub(super) fn work(self) -> Option<&'a Work> {
        self.work
    }

    /// Counts work done.
    pub(super) fn spend(self, done: u32) {
        if let Some(work) = self.work {
            work.spend(done);
        }
    }

    /// Whether so little work is left that nothing optional should be started.
    pub(super) fn is_nearly_done(self) -> bool {
        self.work.is_some_and(Work::is_nearly_done)
    }

    /// The ruleset it judges by.
    #[must_use]
    pub fn ruleset(&self) -> &'a Ruleset {
        self.ruleset
    }

    /// The table it judges.
    #[must_use]
    pub fn encounter(&self) -> &'a Encounter {
        self.encounter
    }

    /// The creature with this name as a mover; `None` if it is not on the table.
    #[must_use]
    pub fn mover(&self, name: &Name) -> Option<Mover<'a>> {
        let creature = self.encounter.creature(name)?;
        let (placement, full) = (self.ruleset.placement(creature), self.ruleset.space(creature));
        let diagonal_count = self.diagonal_count(name);
        Some(Mover {
            creature,
            placement,
            full,
            diagonal_count,
            options: MoveOptions { plain: true, ..MoveOptions::default() },
            enters: None,
        })
    }

    /// The space the creature takes up, which is its mount's while it rides.
    pub(super) fn space_of(&self, creature: &Creature) -> Placement {
        Tally::count_creature();
        self.ruleset.placement(self.encounter.body(creature))
    }

    /// The creature's diagonal count before it moves.
    pub(super) fn diagonal_count(&self, name: &Name) -> DiagonalCount {
        let rounds = || self.encounter.rounds.as_deref().filter(|rounds| rounds.has_begun());
        match self.ruleset.diagonal_scope.value {
            DiagonalScope::Turn => {
                rounds().and_then(|rounds| rounds.of(name)).map_or(DiagonalCount::default(), DiagonalCount::after)
            }
            DiagonalScope::Action => DiagonalCount::default(),
        }
    }
}

/// A creature known to be on the table, ready to move.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    pub(super) creature: &'a Creature,
    pub(super) placement: Placement,
    pub(super) full: Footprint,
    /// Its diagonal count so far this turn.
    pub(super) diagonal_count: DiagonalCount,
    pub(super) options: MoveOptions,
    /// The creature in whose space it ends as if that were free: the target of a charger that strikes only from inside.
    pub(super) enters: Option<&'a Creature>,
}

/// The options of a move that decide where the mover may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MoveOptions {
    /// Whether it is a plain move, which may step over smaller creatures.
    pub(super) plain: bool,
    /// Whether it is a double move.
    pub(super) double: bool,
    /// Whether it may stop in squares of creatures that agree to share them.
    pub(super) share: bool,
    /// Whether it takes the action that impeded ground requires.
    pub(super) impeded: bool,
    /// Whether it has to stay on ground that doesn't hamper it, without squeezing.
    pub(super) unhampered: bool,
    /// A spot that every step must lead farther away from.
    pub(super) away: Option<Away>,
    /// How fast it moves where it has to keep its balance.
    pub(super) balancing: Balancing,
}

/// How fast a mover goes where it has to keep its balance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Balancing {
    /// At half speed, if the rulebook requires that.
    #[default]
    AtHalfSpeed,
    /// At full speed, with a harder check.
    AtFullSpeed,
    /// Over a single square, which takes less than half its speed.
    OneSquare,
    /// At half speed by choice, for an easier check.
    WithCare,
}

impl<'a> Mover<'a> {
    /// The creature that moves.
    #[must_use]
    pub fn creature(&self) -> &'a Creature {
        self.creature
    }

    /// The space it takes up.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.placement
    }

    /// Whether it squeezes in this space.
    pub(super) fn is_squeezed(&self, at: Placement) -> bool {
        at.footprint != self.full
    }

    /// The same mover, with or without the option to stop in squares that others agree to share.
    #[must_use]
    pub fn sharing(self, share: bool) -> Self {
        self.with_options(MoveOptions { share, ..self.options })
    }

    /// The same mover, stepping over smaller creatures if these options say so, and sharing squares if either does.
    pub(super) fn going(self, MoveOptions { plain, double, share, .. }: MoveOptions) -> Self {
        let share = share || self.options.share;
        self.with_options(MoveOptions { plain, double, share, ..self.options })
    }

    pub(super) fn with_options(self, options: MoveOptions) -> Self {
        Mover { options, ..self }
    }
}

/// What every step must lead farther away from, and how the distance is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Away {
    pub(crate) from: Spot,
    pub(crate) metric: WithdrawMetric,
}

/// The heights that a space takes up, in squares above the map's level 0: a half-open range from `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Levels {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Levels {
    /// The given number of squares upwards from `low`.
    pub(crate) fn of(low: i32, squares: u32) -> Self {
        Levels { low, high: low.saturating_add_unsigned(squares) }
    }

    pub(crate) fn lowest(self) -> i32 {
        self.low
    }

    /// The height just above it.
    pub(crate) fn highest(self) -> i32 {
        self.high
    }

    /// Each of its squares of height, lowest first.
    pub(crate) fn each(self) -> impl Iterator<Item = Levels> {
        (self.low..self.high).map(|low| Levels::of(low, 1))
    }

    /// Whether the two have a height in common.
    pub(crate) fn overlap(self, other: Levels) -> bool {
        self.low < other.high && other.low < self.high
    }

    /// Squares up or down between the two; 0 if they overlap.
    pub(crate) fn apart(self, other: Levels) -> u32 {
        let gap = |below: Levels, above: Levels| (above.low + 1 - below.high).max(0).unsigned_abs();
        gap(self, other).max(gap(other, self))
    }
}

/// Something to measure a distance from or to: a space and the heights it takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub(super) placement: Placement,
    pub(super) levels: Levels,
}

impl Spot {
    pub(crate) fn placement(self) -> Placement {
        self.placement
    }

    pub(crate) fn of(placement: Placement, levels: Levels) -> Self {
        Spot { placement, levels }
    }

    pub(crate) fn overlaps(self, other: Spot) -> bool {
        self.placement.overlaps(other.placement) && self.levels.overlap(other.levels)
    }

    /// The same heights over another space.
    #[must_use]
    pub(crate) fn at(self, placement: Placement) -> Self {
        Spot { placement, ..self }
    }

    /// The same space, `squares` higher; lower if negative.
    #[must_use]
    pub(crate) fn raised(self, squares: i32) -> Self {
        let Levels { low, high } = self.levels;
        Spot { levels: Levels { low: low + squares, high: high + squares }, ..self }
    }

    /// Whether it begins lower than the other spot.
    pub(crate) fn is_below(self, other: Spot) -> bool {
        self.levels.low < other.levels.low
    }

    /// Feet up or down between the two spots, counted as part of their distance.
    #[must_use]
    pub fn rises(self, other: Spot) -> Feet {
        Feet::of_squares(self.levels.apart(other.levels))
    }

    /// A square of each spot, as near to each other as possible on both axes.
    #[must_use]
    pub fn nearest(self, other: Spot) -> (Square, Square) {
        let (here, there) = (self.placement.area(), other.placement.area());
        let far = there.clamp(here.clamp(there.north_west()));
        (here.clamp(far), far)
    }
}
