//! What keeps a creature where it is. This is the only place that decides it.

use std::cmp::Reverse;

use super::crossing::Crossings;
use super::elevation::{Elevations, STAIR};
use super::water::Water;
use crate::field::{Condition, Creature, Means, Mode};
use crate::grid::{Height, Placement};
use crate::referee::context::Referee;
use crate::ruleset::{Overload, RuleId};

/// What keeps a creature where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Support {
    /// The floor.
    Floor,
    /// A mount, the back of a bigger creature, or the body of a bigger opponent it has clambered into.
    Back,
    /// The ground it is in.
    Earth,
    /// The water it swims in.
    Water,
    /// Its own flight, in this mode.
    Wings(Mode),
    /// A wall it clings to.
    Wall,
    /// An edge it hangs from by its hands.
    Edge,
    /// Nothing: it is in midair.
    Nothing,
}

impl Support {
    /// The mode in which a creature moves on from here; `None` if it can't.
    #[must_use]
    pub fn mode(self) -> Option<Mode> {
        match self {
            Support::Floor | Support::Back => Some(Mode::Walk),
            Support::Earth => Some(Mode::Burrow),
            Support::Water => Some(Mode::Swim),
            Support::Wings(mode) => Some(mode),
            Support::Wall => Some(Mode::Climb),
            Support::Edge | Support::Nothing => None,
        }
    }

    /// Whether it has limits: water ends at its shore, a wall or a back where it isn't beside the creature any more.
    pub(crate) fn is_bounded(self) -> bool {
        matches!(self, Support::Water | Support::Wall | Support::Back)
    }

    /// The rule that says how a creature moves there.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Support::Water => RuleId::Swim,
            Support::Wall => RuleId::Climb,
            Support::Earth => RuleId::Burrow,
            Support::Wings(_) => RuleId::Flight,
            Support::Floor | Support::Back | Support::Edge | Support::Nothing => RuleId::Heights,
        }
    }

    /// Whether things on the ground are in the way of a creature with this support.
    pub(crate) fn is_on_the_ground(self) -> bool {
        matches!(self, Support::Floor | Support::Water | Support::Wall)
    }
}

/// How a creature moves where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locomotion<'c> {
    /// The mode.
    pub mode: Mode,
    /// Its own speed in this mode; `None` for its walking speed.
    pub means: Option<&'c Means>,
}

/// The factor on the cost of a step for a creature that climbs or swims without a speed for it.
const WITHOUT_A_SPEED: u32 = 4;

impl Locomotion<'_> {
    /// Whether the creature has a listed speed in this mode.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.mode == Mode::Walk || self.means.is_some()
    }

    /// The factor on the usual cost of a step.
    pub(crate) fn price_factor(&self) -> u32 {
        match self.mode {
            Mode::Swim | Mode::Climb if !self.is_listed() => WITHOUT_A_SPEED,
            _ => 1,
        }
    }
}

/// What keeps creatures where they are.
#[derive(Clone, Copy, Debug)]
pub struct Supports<'a>(pub Referee<'a>);

impl<'a> Supports<'a> {
    /// What keeps the creature where it is. A creature beside a wall is assumed to have climbed there.
    #[must_use]
    pub fn of(&self, creature: &Creature) -> Support {
        let (at, elevation) = (self.0.space_of(creature), Elevations(self.0).elevation(creature));
        if self.0.encounter.mount_of(creature).is_some() {
            return Support::Back;
        }
        let flies = creature.modes.of(Mode::Fly).is_some();
        if creature.conditions.has(Condition::Hanging) && !flies {
            return if creature.is(Condition::Helpless) { Support::Nothing } else { Support::Edge };
        }
        let held = self.held(creature, at, elevation);
        let lets_go = self.is_plucked_off(creature) || creature.is(Condition::Helpless);
        match held {
            Support::Wall | Support::Nothing if lets_go => Support::Nothing,
            Support::Wings(Mode::Fly) if creature.flight.clings && self.has_climbed_to(at, elevation) => Support::Wall,
            // A flier that perches on a back needs no wings to stay there.
            Support::Wings(Mode::Fly) if self.carrier(creature, at, elevation).is_some() => Support::Back,
            Support::Floor | Support::Earth | Support::Water | Support::Wings(Mode::Fly) => held,
            _ if creature.conditions.has(Condition::Midair) || self.is_flung_up(creature) => Support::Nothing,
            // A rope that it climbs, or a ceiling, may not be on the map.
            Support::Nothing if creature.flight.clings || self.has_climbed_to(at, elevation) => Support::Wall,
            _ => held,
        }
    }

    /// Whether the creature was flung up and has not landed yet.
    pub(crate) fn is_flung_up(&self, creature: &Creature) -> bool {
        self.0.encounter.rounds.as_deref().is_some_and(|rounds| rounds.aloft.contains(&creature.name))
    }

    /// Whether the creature carries too much to cling to a wall at all.
    pub(crate) fn is_plucked_off(&self, creature: &Creature) -> bool {
        let plucks = self.0.ruleset.climb_load.value.raises_the_dc();
        plucks && self.0.ruleset.overload(creature) == Some(Overload::Nothing)
    }

    /// What would keep the creature in these squares, this far above the map's level 0, by its own modes of movement.
    pub(crate) fn held(&self, creature: &Creature, at: Placement, elevation: Height) -> Support {
        let floor = self.0.encounter.battlefield.floor_under(at);
        let has = |mode| creature.modes.of(mode).is_some();
        let wet = || Water(self.0).is_in_water(at, elevation);
        let on_a_body = || self.is_in_a_body(creature, at, elevation);
        if elevation < floor {
            Support::Earth
        } else if elevation == floor {
            let swims = self.0.ruleset.swim.value.is_known() && wet();
            if swims && (has(Mode::Swim) || Water(self.0).has_to_swim(creature, at)) {
                Support::Water
            } else {
                Support::Floor
            }
        } else if has(Mode::Fly) && !Water(self.0).is_submerged(at, elevation) && !(has(Mode::Swim) && wet()) {
            Support::Wings(Mode::Fly)
        } else if wet() {
            if !has(Mode::Swim) && on_a_body() { Support::Back } else { Support::Water }
        } else if has(Mode::Glide) {
            Support::Wings(Mode::Glide)
        } else if has(Mode::Climb) && Crossings(self.0).has_surface(at, elevation) {
            Support::Wall
        } else if self.carrier(creature, at, elevation).is_some() || on_a_body() {
            Support::Back
        } else {
            Support::Nothing
        }
    }

    /// The bigger creature, not an opponent, on whose back the creature would stand. Riders take up their mount's space, and
    /// the mount carries those that stand there.
    pub(crate) fn carrier(&self, creature: &Creature, at: Placement, elevation: Height) -> Option<&'a Creature> {
        let south_east = at.area().south_east();
        let carries = |other: &&Creature| {
            // Most creatures are too small or elsewhere, which is quickest to find out. A space lies south-east of its anchor.
            let near = other.anchor.x <= south_east.x && other.anchor.y <= south_east.y;
            other.size > creature.size
                && near
                && self.may_carry(creature, other)
                && self.0.space_of(other).overlaps(at)
                && Elevations(self.0).levels(other).highest() == elevation.squares()
        };
        self.0.encounter.creatures().iter().find(carries)
    }

    /// Whether the other is bigger, no opponent and no rider, so that the creature can stand on its back.
    fn may_carry(&self, creature: &Creature, other: &Creature) -> bool {
        other.size > creature.size
            && other.name != creature.name
            && !other.side.opposes(&creature.side)
            && self.0.encounter.mount_of(other).is_none()
    }

    /// Whether the creature, at this height, would be among the cubes of an opponent it can clamber into, which it holds on
    /// to. (Epic Path, Clamber: under, onto, or amidst the target.)
    pub(crate) fn is_in_a_body(&self, creature: &Creature, at: Placement, elevation: Height) -> bool {
        let (own, anchor) = (elevation.squares(), at.anchor);
        let holds = |other: &Creature| {
            // As above, what is quickest to find out comes first.
            let near = other.anchor.x <= anchor.x && other.anchor.y <= anchor.y;
            near && other.size > creature.size
                && other.side.opposes(&creature.side)
                && at.lies_in(self.0.space_of(other))
                && {
                    let levels = Elevations(self.0).levels(other);
                    (levels.lowest()..levels.highest()).contains(&own)
                }
        };
        self.0.ruleset.clamber.value.is_known() && self.0.encounter.creatures().iter().any(holds)
    }

    /// Whether the creature walks about on bigger creatures' backs, as on a floor, rather than riding or clambering there.
    pub(crate) fn walks_on_backs(&self, creature: &Creature) -> bool {
        creature.is_airborne()
            && self.0.encounter.mount_of(creature).is_none()
            && self.of(creature) == Support::Back
            && self.carrier(creature, self.0.space_of(creature), Elevations(self.0).elevation(creature)).is_some()
    }

    /// What has limits among the things that keep creatures where they are, if that is what keeps this one: the water it
    /// swims in, the wall it clings to, the opponent it has clambered into.
    pub(crate) fn bounds(&self, creature: &Creature) -> Option<Support> {
        Some(self.of(creature)).filter(|support| support.is_bounded() && !self.walks_on_backs(creature))
    }

    /// The back of a bigger creature here that the creature steps onto as onto a floor: level with the place where its
    /// movement starts, or a stair lower. As a height above the map's level 0.
    pub(crate) fn back_underfoot(&self, creature: &Creature, at: Placement) -> Option<Height> {
        let (own, floor) = (Elevations(self.0).elevation(creature), self.0.encounter.battlefield.floor_under(at));
        let backs = [own, own - STAIR].into_iter().filter(|back| *back > floor + STAIR);
        backs.into_iter().find(|back| self.carrier(creature, at, *back).is_some())
    }

    /// The spaces of the bigger creatures whose backs the creature steps onto as onto a floor, with the height of each above
    /// the map's level 0, the highest first.
    pub(crate) fn backs_about(&self, creature: &Creature) -> Vec<(Placement, Height)> {
        let own = Elevations(self.0).elevation(creature);
        let reached = [own, own - STAIR].map(Height::squares);
        let others = self.0.encounter.creatures().iter().filter(|other| self.may_carry(creature, other));
        let backs = others.map(|other| (self.0.space_of(other), Elevations(self.0).levels(other).highest()));
        let backs = backs.filter(|(_, back)| reached.contains(back));
        let mut backs: Vec<(Placement, Height)> =
            backs.map(|(space, back)| (space, Height::of_squares(back))).collect();
        backs.sort_by_key(|(_, back)| Reverse(*back));
        backs
    }

    /// Whether the creature, with its full space here and this far above the floor, would stand on a bigger one's back.
    #[must_use]
    pub fn is_on_a_back(&self, creature: &Creature, at: Placement, altitude: Height) -> bool {
        let floor = self.0.encounter.battlefield.floor_under(at);
        self.carrier(creature, at, floor + altitude).is_some()
    }

    /// The creature that carries this one along: its mount, or the one on whose back it stands.
    #[must_use]
    pub fn carried_by(&self, creature: &Creature) -> Option<&'a Creature> {
        let rides = creature.mount.as_ref().filter(|_| self.0.encounter.mount_of(creature).is_some());
        if let Some(mount) = rides {
            return self.0.encounter.creature(mount);
        }
        let stands = || {
            let (at, elevation) = (self.0.space_of(creature), Elevations(self.0).elevation(creature));
            self.carrier(creature, at, elevation)
        };
        if self.of(creature) == Support::Back { stands() } else { None }
    }

    fn has_climbed_to(&self, at: Placement, elevation: Height) -> bool {
        self.0.ruleset.climb.value.is_known() && Crossings(self.0).has_surface(at, elevation)
    }

    /// How the creature moves where it is.
    #[must_use]
    pub fn locomotion<'c>(&self, creature: &'c Creature) -> Locomotion<'c> {
        let mode = self.of(creature).mode().unwrap_or_default();
        Locomotion { mode, means: creature.modes.of(mode).filter(|_| mode != Mode::Walk) }
    }

    /// Whether things on the ground are in the creature's way.
    pub(crate) fn is_on_the_ground(&self, creature: &Creature) -> bool {
        !creature.is(Condition::Incorporeal) && self.of(creature).is_on_the_ground()
    }
}
