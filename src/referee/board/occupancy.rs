//! Everybody else on the board as one mover meets them: whose squares it may move through, and where it may stop.

use super::crossing::Crossings;
use super::elevation::{Elevations, Footing};
use crate::field::{Condition, Creature};
use crate::grid::{Area, Footprint, Mask, Placement, Square};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::ruling::{Fact, Finding};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{
    Crowd, Dead, Ending, Fills, Neutral, Occupied, Paralyzed, SizeApartWay, SmallInASquare, SqueezePast, Stepover,
    VerySmall,
};

/// Whether a mover may stop in somebody's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It may.
    Free,
    /// It may, and both squeeze.
    Squeezes,
    /// It may not. `if_shared`: it might, if the two agreed.
    Refused { rule: RuleId, if_shared: bool },
}

/// Somebody who stands where the mover could meet them.
#[derive(Clone, Debug)]
pub(crate) struct Occupant<'a> {
    pub(crate) creature: &'a Creature,
    pub(crate) space: Placement,
    /// The heights that it takes up.
    pub(crate) levels: Levels,
    /// Whether the mover may move through its squares, and the rule that settles it.
    pub(crate) passage: (RuleId, Occupied),
    pub(crate) stop: Stop,
    /// The rule by which its squares hamper, if they do.
    pub(crate) hampers: Option<RuleId>,
    /// How many of its size fit into one square, if it takes part of one.
    part: Option<u32>,
}

/// Everybody whose squares the mover could come to share, heights considered.
#[derive(Clone, Debug)]
pub(crate) struct Occupancy<'a> {
    pub(crate) occupants: Vec<Occupant<'a>>,
    /// How many of the mover's size fit into one square, if it takes part of one.
    part: Option<u32>,
    /// How high the mover is wherever it meets them, where that is not the same everywhere.
    footing: Option<Footing<'a>>,
}

/// Whose squares a mover may enter, and where it may stop.
#[derive(Clone, Copy, Debug)]
pub struct SharedSquares<'a>(pub Referee<'a>);

impl<'a> SharedSquares<'a> {
    /// Everybody but the mover.
    pub(crate) fn others(&self, mover: &Mover<'a>) -> impl Iterator<Item = &'a Creature> + use<'a> {
        let name = &mover.creature.name;
        self.0.encounter.creatures().iter().filter(move |other| other.name != *name)
    }

    /// Takes stock of everybody whom the mover could meet, moving in this manner.
    pub(crate) fn occupancy(&self, mover: &Mover<'a>) -> Occupancy<'a> {
        let everybody = self.everybody(mover);
        match Elevations(self.0).footing(mover.creature) {
            Some(footing) => Occupancy { footing: Some(footing), ..everybody },
            None => everybody.at(Elevations(self.0).levels(mover.creature)),
        }
    }

    /// The same with everybody on the board, however high.
    pub(crate) fn everybody(&self, mover: &Mover<'a>) -> Occupancy<'a> {
        let occupants = self.others(mover).map(|other| {
            let passage = self.may_pass(mover, other);
            Occupant {
                creature: other,
                space: self.0.ruleset.placement(other),
                levels: Elevations(self.0).levels(other),
                passage,
                stop: self.may_stop(mover, other),
                hampers: self.hampering_body(other),
                part: self.part_of_a_square(other).filter(|_| !self.is_no_occupant(other)),
            }
        });
        Occupancy { occupants: occupants.collect(), part: self.part_of_a_square(mover.creature), footing: None }
    }

    /// The rule that settles whether the mover may pass through this creature's squares, and the answer.
    pub(crate) fn may_pass(&self, mover: &Mover<'a>, other: &Creature) -> (RuleId, Occupied) {
        let rules = self.0.ruleset;
        if other.fills {
            let Fills::Closed = rules.fills.is;
            return (RuleId::Fills, Occupied::Closed);
        }
        if self.is_no_occupant(other) {
            return (RuleId::Dead, Occupied::Pass);
        }
        if self.is_no_obstacle(mover, other) {
            return (RuleId::SizeApart, Occupied::Pass);
        }
        let opponent = mover.creature.side.opposes(&other.side);
        let bystander = !opponent && mover.creature.side.0.key() != other.side.0.key();
        let in_the_way = opponent || (bystander && rules.neutral.is == Neutral::AsOpponent);
        if !in_the_way {
            return (if bystander { RuleId::Neutral } else { RuleId::OccupiedFriend }, rules.occupied_friend.is);
        }
        // Where squares are shared by agreement, whoever is stunned cannot refuse it either.
        let yielding = other.is(Condition::Stunned) && rules.ending.is == Ending::ByAgreement;
        if other.is(Condition::Helpless) || yielding {
            return (RuleId::OccupiedHelpless, rules.occupied_helpless.is);
        }
        if self.enters_as_very_small(mover.creature) {
            return (RuleId::VerySmall, Occupied::Pass);
        }
        if self.are_far_apart(mover.creature, other) && rules.size_apart_way.is == SizeApartWay::EitherPasses {
            return (RuleId::SizeApart, Occupied::Pass);
        }
        (if opponent { RuleId::OccupiedOpponent } else { RuleId::Neutral }, rules.occupied_opponent.is)
    }

    /// Whether the mover may stop in this creature's squares.
    fn may_stop(&self, mover: &Mover<'a>, other: &Creature) -> Stop {
        if other.fills {
            return Stop::Refused { rule: RuleId::Fills, if_shared: false };
        }
        if self.is_no_occupant(other) || self.is_no_obstacle(mover, other) {
            return Stop::Free;
        }
        if self.part_of_a_square(mover.creature).is_some() && self.part_of_a_square(other).is_some() {
            // Whether there is room for one more is asked of the square.
            return Stop::Free;
        }
        let shared = |squeezes: bool| match (mover.options.share, squeezes) {
            (false, _) => {
                let if_shared = self.may_pass(mover, other).1 == Occupied::Pass;
                Stop::Refused { rule: RuleId::Ending, if_shared }
            }
            (true, true) => Stop::Squeezes,
            (true, false) => Stop::Free,
        };
        match self.0.ruleset.ending.is {
            Ending::UnlessHelpless if other.is(Condition::Helpless) || self.enters_as_very_small(mover.creature) => {
                Stop::Free
            }
            Ending::UnlessHelpless => Stop::Refused { rule: RuleId::Ending, if_shared: false },
            Ending::ByAgreement => {
                // Nobody squeezes who leaves room, or towers over the other.
                let fills = |creature: &Creature| self.part_of_a_square(creature).is_none();
                let full = fills(mover.creature) && fills(other);
                shared(full && !self.are_far_apart(mover.creature, other))
            }
            Ending::Sharing => shared(!self.are_far_apart(mover.creature, other)),
        }
    }

    fn are_far_apart(&self, mover: &Creature, other: &Creature) -> bool {
        mover.size.apart(other.size) >= self.0.ruleset.size_apart.is
    }

    /// Whether the mover and this creature are so far apart in size that they are no obstacle to each other, or the mover
    /// steps over the other.
    fn is_no_obstacle(&self, mover: &Mover<'a>, other: &Creature) -> bool {
        let apart = self.are_far_apart(mover.creature, other);
        let in_time =
            mover.options.plain || (mover.options.double && self.0.ruleset.stepover.is == Stepover::DoubleMoveToo);
        match self.0.ruleset.size_apart_way.is {
            SizeApartWay::EitherPasses => false,
            SizeApartWay::NoObstacle => apart,
            SizeApartWay::BiggerStepsOver => apart && mover.creature.size > other.size && in_time,
        }
    }

    /// Whether the creature is a body on the ground and nobody who occupies it.
    fn is_no_occupant(&self, creature: &Creature) -> bool {
        creature.is(Condition::Dead) && self.0.ruleset.dead.is != Dead::AsHelpless
    }

    /// Whether this creature's squares are closed to the mover while others move it: everybody's are, but for bodies that
    /// occupy none, and for those that their sizes make no obstacle.
    pub(crate) fn bars_the_forced(&self, mover: &Mover<'a>, other: &Creature) -> bool {
        other.fills || !(self.is_no_occupant(other) || self.is_no_obstacle(mover, other))
    }

    /// The rule by which the creature's squares hamper whoever enters them, if they do.
    fn hampering_body(&self, creature: &Creature) -> Option<RuleId> {
        let rules = self.0.ruleset;
        let dead = creature.is(Condition::Dead) && rules.dead.is == Dead::Rough;
        let bulky = creature.helpless_obstacle && creature.is(Condition::Helpless) && rules.helpless_obstacle.is > 0;
        let limp = creature.is(Condition::Paralyzed) && rules.paralyzed.is == Paralyzed::Hampers;
        let by = |rule: RuleId, it: bool| it.then_some(rule);
        by(RuleId::Dead, dead).or(by(RuleId::HelplessObstacle, bulky)).or(by(RuleId::Paralyzed, limp))
    }

    /// Whether the creature is so small that it moves into and stops in occupied squares, and provokes by it.
    pub(crate) fn enters_as_very_small(&self, creature: &Creature) -> bool {
        creature.size <= crate::field::Size::Tiny && self.0.ruleset.very_small.is == VerySmall::Enters
    }

    /// How many of the creature's size fit into one square, if it takes only part of one.
    fn part_of_a_square(&self, creature: &Creature) -> Option<u32> {
        let many = self.0.ruleset.bulk(creature.size).to_a_square;
        (many > 1).then_some(many)
    }

    /// Who already shares squares with a creature that would be put down here, and whether the ground bears it: for the
    /// GM's hand, which asks no rules but is told.
    #[must_use]
    pub fn standing_in(&self, creature: &Creature) -> (Vec<&'a crate::field::Name>, bool) {
        let at = self.0.ruleset.placement(creature);
        let levels = Elevations(self.0).levels(creature);
        let shares = |other: &&Creature| {
            other.name != creature.name
                && self.0.ruleset.placement(other).overlaps(at)
                && Elevations(self.0).levels(other).overlap(levels)
        };
        let with = self.0.encounter.creatures().iter().filter(shares).map(|other| &other.name).collect();
        (with, Crossings(self.0).ground_refusals(creature, at).is_empty())
    }
}

impl<'a> Occupancy<'a> {
    /// Nobody at all.
    pub(crate) fn nobody() -> Self {
        Occupancy { occupants: Vec::new(), part: None, footing: None }
    }

    /// Those among them who take up some of these heights.
    pub(crate) fn at(&self, levels: Levels) -> Self {
        let there = self.occupants.iter().filter(|occupant| occupant.levels.overlap(levels));
        Occupancy { occupants: there.cloned().collect(), part: self.part, footing: None }
    }

    /// Everybody whose squares this placement would share, with one of the squares.
    pub(crate) fn met(&self, at: Placement) -> impl Iterator<Item = (&Occupant<'a>, Square)> {
        self.occupants.iter().filter_map(move |occupant| {
            let shared = occupant.space.area().within(at.area())?;
            self.is_as_high(occupant, at).then(|| (occupant, shared.north_west()))
        })
    }

    /// Whether the mover, standing here, is as high as this one, so that they would meet in squares that they share.
    pub(crate) fn is_as_high(&self, occupant: &Occupant<'a>, at: Placement) -> bool {
        self.footing.is_none_or(|footing| footing.levels(at).overlap(occupant.levels))
    }

    /// Whether the mover, standing here, shares squares with this one.
    pub(crate) fn shares(&self, occupant: &Occupant<'a>, at: Placement) -> bool {
        occupant.space.overlaps(at) && self.is_as_high(occupant, at)
    }

    /// Adds the anchors where a space of this shape shares squares with this one.
    pub(crate) fn add_meeting(&self, anchors: &mut Mask, shape: Footprint, occupant: &Occupant<'a>) {
        let area = occupant.space.area();
        let first = area.north_west().offset((1 - shape.width as i32, 1 - shape.height as i32));
        let touching = Area::between(first, area.south_east());
        if self.footing.is_none() {
            anchors.insert_area(touching);
            return;
        }
        let met = touching.squares().filter(|&anchor| self.is_as_high(occupant, shape.at(anchor)));
        met.for_each(|anchor| anchors.insert(anchor));
    }

    /// Who keeps the mover from entering this placement, coming from where it stands. Whoever stands in somebody's squares
    /// already may move on through them, and out.
    pub(crate) fn refusals(
        &self,
        referee: Referee<'a>,
        from: Placement,
        to: Placement,
        squeezed: bool,
    ) -> Vec<(RuleId, Fact)> {
        let through = squeezed && referee.ruleset.squeeze_past.is == SqueezePast::Through;
        let closed = |occupant: &Occupant<'a>| {
            let opponent = occupant.passage.0 == RuleId::OccupiedOpponent;
            occupant.passage.1 == Occupied::Closed && !(through && opponent) && !self.shares(occupant, from)
        };
        self.met(to)
            .filter(|(occupant, _)| closed(occupant))
            .map(|(occupant, square)| {
                (occupant.passage.0, Fact::InTheWay { who: occupant.creature.name.clone(), square })
            })
            .collect()
    }

    /// Why the mover may not end its move here because of who stands here; empty if it may.
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
        if let Some(rule) = self.crowded(referee, at) {
            refusals.push(Finding::refusal(rule, Fact::TooManyInSquare { square: at.anchor }));
        }
        refusals
    }

    /// The rule by which there is no room for the mover among the small creatures of a square, if there is none.
    fn crowded(&self, referee: Referee<'a>, at: Placement) -> Option<RuleId> {
        let mover = self.part?;
        let parts: Vec<u64> = self.met(at).filter_map(|(other, _)| other.part).map(u64::from).collect();
        if parts.is_empty() {
            return None;
        }
        if referee.ruleset.crowd.is == Crowd::Four && parts.len() >= 4 {
            return Some(RuleId::Crowd);
        }
        let sharing: Vec<u64> = parts.into_iter().chain([u64::from(mover)]).collect();
        // Each takes one part of so many: added up over a common denominator, in whole numbers.
        let mut kinds = sharing.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let whole: u64 = kinds.iter().product();
        let full = sharing.iter().map(|parts| whole / parts).sum::<u64>() > whole;
        let rule = if referee.ruleset.small_in_a_square.is == SmallInASquare::Two && mover == 2 {
            RuleId::SmallInASquare
        } else {
            RuleId::Sizes
        };
        full.then_some(rule)
    }

    /// Whether stopping here makes the mover share a square so that both squeeze.
    pub(crate) fn squeezes_at(&self, at: Placement) -> Option<&'a Creature> {
        self.met(at).find(|(occupant, _)| occupant.stop == Stop::Squeezes).map(|(occupant, _)| occupant.creature)
    }

    /// The rules by which somebody lying there hampers the mover.
    pub(crate) fn hampering(&self, at: Placement) -> impl Iterator<Item = RuleId> {
        self.met(at).filter_map(|(occupant, _)| occupant.hampers)
    }

    /// Whether the mover already stands in squares of somebody whose squares it could not enter.
    pub(crate) fn closed(&self) -> impl Iterator<Item = &Occupant<'a>> {
        self.occupants.iter().filter(|occupant| occupant.passage.1 == Occupied::Closed)
    }
}
