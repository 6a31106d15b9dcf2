//! Which squares a creature threatens.

use super::distance::Distances;
use super::elevation::Elevations;
use super::sight::{Clutter, Corners, Sight};
use crate::field::{Condition, Creature, Fill, WeaponReach};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::context::{Levels, Referee};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Conditions, ReachWeapon};

/// Which creatures threaten which squares.
#[derive(Clone, Copy, Debug)]
pub struct Threats<'a>(pub Referee<'a>);

impl Threats<'_> {
    /// Whether its load makes the creature flat-footed.
    pub(crate) fn flat_footed_by_load(&self, creature: &Creature) -> bool {
        self.0.ruleset.overloaded.value.impedes() && self.0.ruleset.overload(creature).is_some()
    }

    /// Whether the creature threatens anything at all.
    pub(crate) fn is_armed(&self, creature: &Creature) -> bool {
        self.0.ruleset.threat.value.exists()
            && creature.threatens
            && !creature.side.is_neutral()
            && self.disarming(creature).is_none()
    }

    /// Whether the creature threatens this target wherever it can strike it: it is armed and sees the target.
    pub(crate) fn is_armed_against(&self, creature: &Creature, target: &Creature) -> bool {
        self.is_armed(creature) && !self.misses(creature, target)
    }

    /// Whether an armed creature is an opponent of one of these, a mover and its riders, and sees that one: all of them leave the
    /// squares that it threatens.
    pub(crate) fn may_strike_at(&self, creature: &Creature, party: &[&Creature]) -> bool {
        party.iter().any(|one| one.side.opposes(&creature.side) && self.is_armed_against(creature, one))
    }

    /// Whether this opponent can't see the target, and so doesn't threaten it.
    pub(crate) fn misses(&self, creature: &Creature, target: &Creature) -> bool {
        let Conditions::Disarm = self.0.ruleset.conditions.value;
        target.is_unseen() && creature.side.opposes(&target.side)
    }

    /// Whether the creature's reach is unknown: the rulebook has no threat, and no reach was given. It can then attack
    /// adjacent creatures.
    pub(crate) fn is_reach_unknown(&self, creature: &Creature) -> bool {
        !self.0.ruleset.threat.value.exists() && creature.reach.is_none()
    }

    /// The condition that keeps the creature from threatening, if any.
    #[must_use]
    pub fn disarming(&self, creature: &Creature) -> Option<Condition> {
        let Conditions::Disarm = self.0.ruleset.conditions.value;
        let worst = [
            Condition::Dead,
            Condition::Unconscious,
            Condition::Paralyzed,
            Condition::Helpless,
            Condition::Stunned,
            Condition::FlatFooted,
            Condition::Blinded,
        ];
        let by_load = |condition| condition == Condition::FlatFooted && self.flat_footed_by_load(creature);
        worst.into_iter().find(|&condition| creature.is(condition) || by_load(condition))
    }

    /// How far the creature strikes.
    pub(crate) fn range(&self, creature: &Creature) -> Range {
        let ReachWeapon::Ring = self.0.ruleset.reach_weapon.value;
        let natural = self.0.ruleset.reach(creature);
        match creature.weapon_reach {
            WeaponReach::None => Range { near: None, far: natural },
            WeaponReach::Double => Range { near: Some(natural), far: natural * 2 },
            WeaponReach::Feet(far) => Range { near: Some(natural), far },
        }
    }

    /// Whether the creature threatens its own squares.
    fn threatens_own(&self, creature: &Creature) -> bool {
        self.0.ruleset.own_squares.value.is_always() || creature.weapon_reach == WeaponReach::None
    }

    /// Whether it is the ground, rather than a wall, that keeps a creature from striking a square within its reach.
    pub(crate) fn is_covered_by_ground(&self, clutter: &Clutter, creature: &Creature, square: Square) -> bool {
        self.0.space_of(creature).squares().any(|from| Sight(self.0).is_line_clear(clutter, from, square))
    }

    /// The space and the heights that a creature strikes from where it is.
    pub(crate) fn stance(&self, creature: &Creature) -> (Placement, Levels) {
        let space = self.0.space_of(creature);
        (space, Elevations(self.0).levels_in(creature, space))
    }

    /// Whether this creature, if armed, could strike a target in this square at these heights.
    pub(crate) fn strike(&self, clutter: &Clutter, creature: &Creature, square: Square, levels: Levels) -> Strike {
        self.strike_from(clutter, creature, self.stance(creature), square, levels)
    }

    /// The same, for a creature in this space, at the heights that it takes up there.
    pub(crate) fn strike_from(
        &self,
        clutter: &Clutter,
        creature: &Creature,
        (space, mine): (Placement, Levels),
        square: Square,
        levels: Levels,
    ) -> Strike {
        let height = mine.apart(levels);
        if space.contains(square) && height == 0 {
            return if self.threatens_own(creature) { Strike::Threatened } else { Strike::TooNear };
        }
        let range = self.range(creature);
        let (columns, rows) = space.area().clamp(square).to(square);
        let (columns, rows) = (columns.unsigned_abs(), rows.unsigned_abs());
        if self.0.encounter.battlefield.fill(square) != Fill::Open {
            return Strike::Beyond;
        }
        if range.near.is_some_and(|near| self.reaches(near, columns, rows, height)) {
            return Strike::TooNear;
        }
        if !self.reaches(range.far, columns, rows, height) {
            return Strike::Beyond;
        }
        let uneven = !self.0.encounter.battlefield.is_level() || mine.lowest().min(levels.lowest()) < 0;
        // Try the nearest of its squares first, as it usually has a clear line.
        let nearest = space.area().clamp(square);
        let clear = std::iter::once(nearest).chain(space.squares()).any(|from| {
            let (columns, rows) = from.to(square);
            let reaches = |height| self.reaches(range.far, columns.unsigned_abs(), rows.unsigned_abs(), height);
            let over_ground = |low: Levels, high: Levels| {
                reaches(low.apart(high))
                    && Sight(self.0).passes_over_ground((from, low), (square, high), Corners::Cover)
            };
            reaches(height)
                && Sight(self.0).is_line_clear(clutter, from, square)
                && (!uneven || mine.each().any(|one| levels.each().any(|other| over_ground(one, other))))
        });
        if !clear {
            Strike::Covered
        } else if clutter.curtained && !Sight(self.0).sees_into(space, square) {
            Strike::Unseen
        } else {
            Strike::Threatened
        }
    }

    /// The squares where the creature threatens a target this far above the floor, in reading order. Its own squares
    /// count if the target is above or below its space.
    #[must_use]
    pub fn threatened(&self, creature: &Creature, altitude: Height) -> Vec<Square> {
        if !self.is_armed(creature) {
            return Vec::new();
        }
        let clutter = Sight(self.0).clutter();
        let space = self.0.space_of(creature);
        let around = space.area().grown(self.range(creature).squares());
        let Some(near) = around.within(self.0.encounter.battlefield.area()) else { return Vec::new() };
        let (own, board) = (Elevations(self.0).levels(creature), &self.0.encounter.battlefield);
        let stance = self.stance(creature);
        let threatens = |&square: &Square| {
            let levels = Levels::of((board.floor(square) + altitude).squares(), 1);
            let outside = !space.contains(square) || !own.overlap(levels);
            outside && self.strike_from(&clutter, creature, stance, square, levels) == Strike::Threatened
        };
        near.squares().filter(threatens).collect()
    }

    /// The rules that decide which squares the creature threatens.
    #[must_use]
    pub fn threat_rules(&self, creature: &Creature) -> Vec<RuleId> {
        let mut rules = vec![RuleId::Threat];
        if !self.0.ruleset.threat.value.exists() {
            return rules;
        }
        rules.extend(self.disarming(creature).map(|_| RuleId::Conditions));
        if self.is_armed(creature) {
            let range = self.range(creature);
            rules.extend(creature.reach.is_none().then_some(RuleId::Sizes));
            rules.extend(range.near.map(|_| RuleId::ReachWeapon));
            let wide = range.far == REACH_WITH_DIAGONAL || range.near == Some(REACH_WITH_DIAGONAL);
            rules.extend((wide && self.0.ruleset.reach_diagonal.value).then_some(RuleId::ReachDiagonal));
            rules.push(RuleId::Cover);
        }
        rules
    }

    /// Whether the creature reaches from one of its squares to another square that is `height` squares above or below.
    pub(crate) fn reaches_from(&self, creature: &Creature, from: Square, to: Square, height: u32) -> bool {
        let (columns, rows) = from.to(to);
        self.reaches(self.range(creature).far, columns.unsigned_abs(), rows.unsigned_abs(), height)
    }

    fn reaches(&self, reach: Feet, columns: u32, rows: u32, height: u32) -> bool {
        let mut axes = [columns, rows, height];
        axes.sort_unstable();
        let two_diagonals = axes[1] == 2 && axes[2] == 2;
        Distances(self.0).feet_over(columns, rows, height, false) <= reach
            || (self.0.ruleset.reach_diagonal.value && reach == REACH_WITH_DIAGONAL && two_diagonals)
    }
}

/// Whether a creature could strike at a square, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strike {
    Threatened,
    /// The square is within reach, but a wall or its corner gives it cover.
    Covered,
    /// The square is within reach, but hidden by a curtain: it can be attacked, but isn't threatened.
    Unseen,
    /// The square is too near for its reach weapon.
    TooNear,
    /// The square is beyond its reach.
    Beyond,
}

/// How far a creature strikes, in feet: up to `far`, but not within `near` if it has a reach weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    near: Option<Feet>,
    far: Feet,
}

/// The reach that covers two squares diagonally in rulesets that say so.
const REACH_WITH_DIAGONAL: Feet = Feet(10);

impl Range {
    /// A number of squares beyond which it can't strike, however diagonals are counted.
    pub(crate) fn squares(self) -> i32 {
        self.far.squares() as i32
    }

    /// Whether it reaches no square beside its own.
    pub(crate) fn is_nil(self) -> bool {
        self.far < Feet::SQUARE
    }
}
