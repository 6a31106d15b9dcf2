//! The other creatures on the board as one mover meets them: whose squares it may move through, and where it may stop.

use std::rc::Rc;

use super::crossing::Crossings;
use super::elevation::{Elevations, Footing};
use crate::field::{Condition, Creature, Name};
use crate::grid::{Footprint, Mask, Placement, Square};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::ruling::{Fact, Finding, Pace};
use crate::ruleset::policy::{Ending, Fills, Occupied, SizeApartWay};
use crate::ruleset::{RuleId, Ruleset};

/// The work of asking how a mover meets one creature.
const PER_OCCUPANT: u32 = 8;

/// Whether a mover may stop in another creature's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It may.
    Free,
    /// It may, and both squeeze.
    Squeezes,
    /// It may not. `if_shared`: it could, if the two agreed.
    Refused { rule: RuleId, if_shared: Option<Pace> },
}

/// A creature whose squares the mover could come to share.
#[derive(Clone, Debug)]
pub(crate) struct Occupant<'a> {
    pub(crate) creature: &'a Creature,
    pub(crate) space: Placement,
    /// The heights it takes up.
    pub(crate) levels: Levels,
    /// Whether the mover may move through its squares, with the rule that decides.
    pub(crate) passage: (RuleId, Occupied),
    pub(crate) stop: Stop,
    /// The rule by which its squares hamper movement, if any.
    pub(crate) hampers: Option<RuleId>,
    /// How many creatures of its size fit into one square, if it takes up only part of one.
    part: Option<u32>,
}

/// Every creature whose squares the mover could come to share, heights considered.
#[derive(Clone, Debug)]
pub(crate) struct Occupancy<'a> {
    pub(crate) occupants: Vec<Occupant<'a>>,
    /// A superset of the board squares they take up.
    taken: Rc<Mask>,
    /// How many creatures of the mover's size fit into one square, if it takes up only part of one.
    pub(crate) part: Option<u32>,
    /// Whether the mover may also stop where there is no room for one more; then all of them squeeze.
    pub(crate) crowds: bool,
    /// The mover's height where it meets them, if that varies with the floor.
    footing: Option<Footing<'a>>,
}

/// Whose squares a mover may enter, and where it may stop.
#[derive(Clone, Copy, Debug)]
pub struct SharedSquares<'a>(pub Referee<'a>);

impl<'a> SharedSquares<'a> {
    pub(crate) fn others(&self, mover: &Mover<'a>) -> impl Iterator<Item = &'a Creature> + use<'a> {
        let (encounter, creature) = (self.0.encounter, mover.creature);
        let apart = move |other: &&Creature| other.name != creature.name && !encounter.ride_together(creature, other);
        encounter.creatures().iter().filter(apart)
    }

    /// All creatures the mover could meet, moving with its options.
    pub(crate) fn occupancy(&self, mover: &Mover<'a>) -> Occupancy<'a> {
        let everybody = self.everybody(mover);
        match Elevations(self.0).footing(mover.creature) {
            Some(footing) => Occupancy { footing: Some(footing), ..everybody },
            None => everybody.at(Elevations(self.0).levels(mover.creature)),
        }
    }

    /// All other creatures on the board, at any height, except those that carry the mover or that it carries, and the target
    /// whose space it enters with its riders. That target is not in the way, but still strikes at the mover.
    pub(crate) fn everybody(&self, mover: &Mover<'a>) -> Occupancy<'a> {
        let entered = |other: &Creature| {
            mover.enters.is_some_and(|one| other.name == one.name || self.0.encounter.ride_together(one, other))
        };
        let occupants = self.others(mover).filter(|other| !entered(other)).map(|other| {
            let passage = self.may_pass(mover, other);
            Occupant {
                creature: other,
                space: self.0.space_of(other),
                levels: Elevations(self.0).levels(other),
                passage,
                stop: self.may_stop(mover, other),
                hampers: self.hampering_body(other).filter(|rule| {
                    // A body that the mover can step over as if it were alive isn't in its way.
                    *rule != RuleId::Dead || !self.is_no_obstacle(mover, other)
                }),
                part: self.part_of_a_square(other).filter(|_| !self.is_passable_body(other)),
            }
        });
        let occupants: Vec<Occupant<'a>> = occupants.collect();
        self.0.spend(PER_OCCUPANT * occupants.len() as u32);
        let mut taken = Mask::empty_like(self.0.encounter.battlefield.open_squares());
        occupants.iter().for_each(|occupant| taken.insert_area(occupant.space.area()));
        let part = self.part_of_a_square(mover.creature);
        let crowds = mover.options.share && self.0.ruleset.ending.value.is_by_sharing();
        Occupancy { occupants, taken: Rc::new(taken), part, crowds, footing: None }
    }

    /// The rule that decides whether the mover may pass through this creature's squares, with its answer.
    pub(crate) fn may_pass(&self, mover: &Mover<'a>, other: &Creature) -> (RuleId, Occupied) {
        let rules = self.0.ruleset;
        if other.fills {
            let Fills::Closed = rules.fills.value;
            return (RuleId::Fills, Occupied::Closed);
        }
        if self.is_passable_body(other) {
            return (RuleId::Dead, Occupied::Pass);
        }
        if self.is_no_obstacle(mover, other) {
            return (RuleId::SizeApart, Occupied::Pass);
        }
        let opponent = mover.creature.side.opposes(&other.side);
        let bystander = !opponent && mover.creature.side.0.key() != other.side.0.key();
        let in_the_way = opponent || (bystander && rules.neutral.value.counts_as_opponent());
        if !in_the_way {
            return (if bystander { RuleId::Neutral } else { RuleId::OccupiedFriend }, rules.occupied_friend.value);
        }
        // Where sharing squares takes agreement, a stunned creature can't refuse to let the mover pass either.
        let yielding = other.is(Condition::Stunned) && rules.ending.value.takes_agreement();
        if other.is(Condition::Helpless) || yielding {
            return (RuleId::OccupiedHelpless, rules.occupied_helpless.value);
        }
        if self.enters_as_very_small(mover.creature) {
            return (RuleId::VerySmall, Occupied::Pass);
        }
        if self.are_far_apart(mover.creature, other) && rules.size_apart_way.value.lets_either_pass() {
            return (RuleId::SizeApart, Occupied::Pass);
        }
        (if opponent { RuleId::OccupiedOpponent } else { RuleId::Neutral }, rules.occupied_opponent.value)
    }

    /// Whether the mover may stop in this creature's squares.
    fn may_stop(&self, mover: &Mover<'a>, other: &Creature) -> Stop {
        if other.fills {
            return Stop::Refused { rule: RuleId::Fills, if_shared: None };
        }
        if self.is_passable_body(other) || self.is_no_obstacle(mover, other) {
            return Stop::Free;
        }
        if self.part_of_a_square(mover.creature).is_some() && self.part_of_a_square(other).is_some() {
            // `Occupancy::crowded` decides for the whole square whether there is room for one more.
            return Stop::Free;
        }
        let shared = |squeezes: bool| match (mover.options.share, squeezes) {
            (false, _) => {
                let if_shared = self.may_pass(mover, other).1.lets_through().then_some(Pace::Single);
                Stop::Refused { rule: RuleId::Ending, if_shared }
            }
            (true, true) => Stop::Squeezes,
            (true, false) => Stop::Free,
        };
        match self.0.ruleset.ending.value {
            Ending::UnlessHelpless | Ending::UnlessFarApart
                if other.is(Condition::Helpless) || self.enters_as_very_small(mover.creature) =>
            {
                Stop::Free
            }
            Ending::UnlessFarApart if self.are_far_apart(mover.creature, other) => Stop::Free,
            Ending::UnlessHelpless | Ending::UnlessFarApart => Stop::Refused { rule: RuleId::Ending, if_shared: None },
            Ending::ByAgreement if self.is_inside_bigger(mover, other) => Stop::Free,
            Ending::ByAgreement | Ending::Sharing => shared(self.both_squeeze(mover.creature, other)),
        }
    }

    fn are_far_apart(&self, mover: &Creature, other: &Creature) -> bool {
        mover.size.apart(other.size) >= self.0.ruleset.size_apart.value
    }

    /// Whether the two differ so much in size that they are no obstacle to each other, or the mover steps over the other.
    fn is_no_obstacle(&self, mover: &Mover<'a>, other: &Creature) -> bool {
        let apart = self.are_far_apart(mover.creature, other);
        let in_time =
            mover.options.plain || (mover.options.double && self.0.ruleset.stepover.value.goes_with_double_moves());
        match self.0.ruleset.size_apart_way.value {
            SizeApartWay::EitherPasses => false,
            SizeApartWay::NoObstacle => apart,
            SizeApartWay::BiggerStepsOver => apart && mover.creature.size > other.size && in_time,
        }
    }

    /// Whether the creature is a dead body that does not occupy its squares.
    fn is_passable_body(&self, creature: &Creature) -> bool {
        creature.is(Condition::Dead) && !self.0.ruleset.dead.value.occupies()
    }

    /// Whether this creature's squares are closed to forced movement. All are, except those of bodies that occupy none and of
    /// creatures whose size makes them no obstacle.
    pub(crate) fn bars_the_forced(&self, mover: &Mover<'a>, other: &Creature) -> bool {
        other.fills || !(self.is_passable_body(other) || self.is_no_obstacle(mover, other))
    }

    /// The rule by which the creature's squares hamper a mover that enters them, if any.
    fn hampering_body(&self, creature: &Creature) -> Option<RuleId> {
        let rules = self.0.ruleset;
        let dead = creature.is(Condition::Dead) && rules.dead.value.hampers();
        let bulky = creature.helpless_obstacle && creature.is(Condition::Helpless) && rules.helpless_obstacle.value > 0;
        let limp = creature.is(Condition::Paralyzed) && rules.paralyzed.value.hampers();
        let by = |rule: RuleId, it: bool| it.then_some(rule);
        by(RuleId::Dead, dead).or(by(RuleId::HelplessObstacle, bulky)).or(by(RuleId::Paralyzed, limp))
    }

    /// Whether the creature is so small that it may enter and stop in occupied squares, and provokes by doing so.
    pub(crate) fn enters_as_very_small(&self, creature: &Creature) -> bool {
        creature.size <= crate::field::Size::Tiny && self.0.ruleset.very_small.value.enters_occupied()
    }

    /// How many creatures of this size fit into one square, if each takes up only part of it.
    fn part_of_a_square(&self, creature: &Creature) -> Option<u32> {
        let many = self.0.ruleset.profile_of(creature).to_a_square;
        (many > 1).then_some(many)
    }

    /// Whether the mover is inside the space of a bigger opponent, where it may move about.
    fn is_inside_bigger(&self, mover: &Mover<'a>, other: &Creature) -> bool {
        let levels = Elevations(self.0).levels(mover.creature);
        other.size > mover.creature.size
            && mover.creature.side.opposes(&other.side)
            && (self.are_far_apart(mover.creature, other) || self.part_of_a_square(mover.creature).is_some())
            && self.0.space_of(other).overlaps(mover.placement)
            && Elevations(self.0).levels(other).overlap(levels)
    }

    /// Whether the creature squeezes where it is: in a narrow space, next to an obstacle, or in squares it shares.
    #[must_use]
    pub fn squeezes(&self, creature: &Creature) -> bool {
        self.squeezes_among(creature, self.0.encounter.creatures())
    }

    /// The same, with all creatures in the same squares among `others`.
    pub(crate) fn squeezes_among<'c>(
        &self,
        creature: &Creature,
        others: impl IntoIterator<Item = &'c Creature>,
    ) -> bool {
        if self.0.encounter.mount_of(creature).is_some() {
            return false;
        }
        let (at, crossings) = (self.0.space_of(creature), Crossings(self.0));
        if at.footprint != self.0.ruleset.space(creature)
            || crossings.stands_in_a_gap(creature, at)
            || crossings.squeezes_with_obstacle(creature, at)
        {
            return true;
        }
        let others: Vec<&Creature> = others.into_iter().filter(|other| self.are_together(creature, other)).collect();
        others.iter().any(|other| self.both_squeeze(creature, other)) || self.are_too_many(creature, &others)
    }

    /// Whether its square holds more small creatures than there is room for, in rulebooks where any creature may join them.
    fn are_too_many(&self, creature: &Creature, others: &[&Creature]) -> bool {
        let Some(mine) = self.part_of_a_square(creature) else { return false };
        let parts = others.iter().filter_map(|other| self.part_of_a_square(other)).map(u64::from).collect();
        self.0.ruleset.ending.value.is_by_sharing() && is_crowded(self.0.ruleset, mine, parts).is_some()
    }

    /// Whether the two are in the same squares and neither is on the other's back.
    fn are_together(&self, creature: &Creature, other: &Creature) -> bool {
        other.name != creature.name
            && !self.0.encounter.ride_together(creature, other)
            && self.0.space_of(other).overlaps(self.0.space_of(creature))
            && Elevations(self.0).levels(other).overlap(Elevations(self.0).levels(creature))
    }

    /// Whether two creatures squeeze when they share squares: neither is far bigger, and there is no room for both. Where
    /// sharing takes agreement, each fills its own squares; where any creature may share, one of them does.
    fn both_squeeze(&self, one: &Creature, other: &Creature) -> bool {
        let fills = |creature: &Creature| self.part_of_a_square(creature).is_none();
        let bodies = !self.is_passable_body(one) && !self.is_passable_body(other) && !self.are_far_apart(one, other);
        match self.0.ruleset.ending.value {
            Ending::UnlessHelpless | Ending::UnlessFarApart => false,
            Ending::ByAgreement => bodies && fills(one) && fills(other),
            Ending::Sharing => bodies && (fills(one) || fills(other)),
        }
    }

    /// The creatures that would share squares with this one where it is placed, and whether the ground allows it there.
    /// Whether it may get there is not judged, so this also serves placement by the GM.
    #[must_use]
    pub fn standing_in(&self, creature: &Creature) -> (Vec<&'a Name>, bool) {
        let with = self.sharing(creature).map(|other| &other.name).collect();
        (with, Crossings(self.0).ground_refusals(creature, self.0.space_of(creature)).is_empty())
    }

    /// Whether the creatures in its square leave this one no room; `None` unless all of them take up only part of a square.
    #[must_use]
    pub fn crowding(&self, creature: &Creature) -> Option<bool> {
        let mine = self.part_of_a_square(creature)?;
        let parts = self.sharing(creature).map(|other| self.part_of_a_square(other).map(u64::from));
        let parts = parts.collect::<Option<Vec<u64>>>()?;
        Some(is_crowded(self.0.ruleset, mine, parts).is_some())
    }

    /// The other creatures in this one's squares where it is placed, except its mount and riders.
    fn sharing<'c>(&self, creature: &'c Creature) -> impl Iterator<Item = &'a Creature> + use<'a, 'c> {
        let referee = self.0;
        let at = referee.space_of(creature);
        let levels = Elevations(referee).levels(creature);
        // The creature itself may be missing from this table while it is edited.
        let rides = |one: &Creature, other: &Creature| one.mount.as_ref() == Some(&other.name);
        referee.encounter.creatures().iter().filter(move |&other| {
            other.name != creature.name
                && !referee.encounter.ride_together(creature, other)
                && !rides(creature, other)
                && !rides(other, creature)
                && referee.space_of(other).overlaps(at)
                && Elevations(referee).levels(other).overlap(levels)
        })
    }
}

impl Occupant<'_> {
    /// Whether it is this creature, or rides it.
    pub(crate) fn is_or_rides(&self, creature: &Creature) -> bool {
        self.creature.name == creature.name || self.creature.mount.as_ref() == Some(&creature.name)
    }
}

impl<'a> Occupancy<'a> {
    pub(crate) fn nobody() -> Self {
        let taken = Rc::new(Mask::empty(1, 1));
        Occupancy { occupants: Vec::new(), taken, part: None, crowds: false, footing: None }
    }

    /// The occupants that take up some of these heights.
    pub(crate) fn at(&self, levels: Levels) -> Self {
        let there = self.occupants.iter().filter(|occupant| occupant.levels.overlap(levels));
        let (taken, &Occupancy { part, crowds, .. }) = (Rc::clone(&self.taken), self);
        Occupancy { occupants: there.cloned().collect(), taken, part, crowds, footing: None }
    }

    /// Every occupant whose squares this placement would share, with one of those squares.
    pub(crate) fn met(&self, at: Placement) -> impl Iterator<Item = (&Occupant<'a>, Square)> {
        // Most spaces on the board share no square with anyone, and then no occupant has to be checked.
        let area = at.area();
        let free = self.taken.holds(area) && !self.taken.meets(area);
        let near = if free { &[][..] } else { &self.occupants };
        near.iter().filter_map(move |occupant| {
            let shared = occupant.space.area().within(at.area())?;
            self.is_as_high(occupant, at).then(|| (occupant, shared.north_west()))
        })
    }

    /// Whether the mover, standing here, has a height in common with this occupant, so that they would meet in shared
    /// squares.
    pub(crate) fn is_as_high(&self, occupant: &Occupant<'a>, at: Placement) -> bool {
        self.footing.as_ref().is_none_or(|footing| footing.levels(at).overlap(occupant.levels))
    }

    /// Whether the mover, standing here, shares squares with this occupant.
    pub(crate) fn shares(&self, occupant: &Occupant<'a>, at: Placement) -> bool {
        occupant.space.overlaps(at) && self.is_as_high(occupant, at)
    }

    /// Adds the anchors at which a space of this shape shares squares with this occupant.
    pub(crate) fn add_meeting(&self, anchors: &mut Mask, shape: Footprint, occupant: &Occupant<'a>) {
        let touching = shape.meeting(occupant.space);
        if self.footing.is_none() {
            anchors.insert_area(touching);
            return;
        }
        let met = touching.squares().filter(|&anchor| self.is_as_high(occupant, shape.at(anchor)));
        met.for_each(|anchor| anchors.insert(anchor));
    }

    /// The occupants that keep the mover from entering this placement. A mover that already shares an occupant's squares may
    /// move on through them, and out.
    pub(crate) fn refusals(
        &self,
        referee: Referee<'a>,
        from: Placement,
        to: Placement,
        squeezed: bool,
    ) -> Vec<(RuleId, Fact)> {
        let through = squeezed && referee.ruleset.squeeze_past.value.goes_through();
        let closed = |occupant: &Occupant<'a>| {
            let opponent = occupant.passage.0 == RuleId::OccupiedOpponent;
            occupant.passage.1.is_closed() && !(through && opponent) && !self.shares(occupant, from)
        };
        self.met(to)
            .filter(|(occupant, _)| closed(occupant))
            .map(|(occupant, square)| {
                (occupant.passage.0, Fact::InTheWay { who: occupant.creature.name.clone(), square })
            })
            .collect()
    }

    /// Why the occupants keep the mover from ending its move here; empty if it may.
    pub(crate) fn stop_refusals(&self, referee: Referee<'a>, at: Placement) -> Vec<Finding> {
        let mut refusals: Vec<Finding> = self
            .met(at)
            .filter_map(|(occupant, square)| match occupant.stop {
                Stop::Refused { rule, if_shared } => {
                    let who = occupant.creature.name.clone();
                    Some(Finding::refusal(rule, Fact::EndsInside { who, square, if_shared }))
                }
                Stop::Free | Stop::Squeezes => None,
            })
            .collect();
        if let Some(rule) = self.crowded(referee, at).filter(|_| !self.crowds) {
            refusals.push(Finding::refusal(rule, Fact::TooManyInSquare { square: at.anchor }));
        }
        refusals
    }

    /// The occupants in whose squares the mover couldn't end, as obstacles to a movement that would end among them.
    pub(crate) fn in_the_way_of_ending(&self, at: Placement) -> impl Iterator<Item = (RuleId, Fact)> {
        self.met(at).filter_map(|(occupant, square)| match occupant.stop {
            Stop::Refused { rule, .. } => Some((rule, Fact::InTheWay { who: occupant.creature.name.clone(), square })),
            Stop::Free | Stop::Squeezes => None,
        })
    }

    /// The rule by which the small creatures in a square leave no room for the mover; `None` if there is room.
    fn crowded(&self, referee: Referee<'a>, at: Placement) -> Option<RuleId> {
        let mover = self.part?;
        let parts = self.met(at).filter_map(|(other, _)| other.part).map(u64::from).collect();
        is_crowded(referee.ruleset(), mover, parts)
    }

    /// The creatures that the mover would share a square with by stopping here, so that all of them squeeze.
    pub(crate) fn squeezes_at(&self, referee: Referee<'a>, at: Placement) -> Vec<&'a Creature> {
        let crowded = self.crowds && self.crowded(referee, at).is_some();
        let squeezes =
            |occupant: &Occupant<'a>| occupant.stop == Stop::Squeezes || (crowded && occupant.part.is_some());
        self.met(at).filter(|(occupant, _)| squeezes(occupant)).map(|(occupant, _)| occupant.creature).collect()
    }

    /// The rules by which occupants' bodies hamper the mover here.
    pub(crate) fn hampering(&self, at: Placement) -> impl Iterator<Item = RuleId> {
        self.met(at).filter_map(|(occupant, _)| occupant.hampers)
    }

    /// The occupants whose squares the mover may not enter.
    pub(crate) fn closed(&self) -> impl Iterator<Item = &Occupant<'a>> {
        self.occupants.iter().filter(|occupant| occupant.passage.1.is_closed())
    }
}

/// The rule by which small creatures in a square, each given by how many fit into one, leave no room for one more; `None` if
/// there is room.
fn is_crowded(rules: &Ruleset, mover: u32, parts: Vec<u64>) -> Option<RuleId> {
    if parts.is_empty() {
        return None;
    }
    if rules.crowd.value.is_four_at_most() && parts.len() >= 4 {
        return Some(RuleId::Crowd);
    }
    let sharing: Vec<u64> = parts.into_iter().chain([u64::from(mover)]).collect();
    // Each takes one part of so many: add the fractions over a common denominator, in integers.
    let mut kinds = sharing.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let whole: u64 = kinds.iter().product();
    let full = sharing.iter().map(|parts| whole / parts).sum::<u64>() > whole;
    let by_book = rules.small_in_a_square.value.is_two() && mover == 2;
    full.then_some(if by_book { RuleId::SmallInASquare } else { RuleId::Sizes })
}
