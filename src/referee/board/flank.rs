//! Flanking: who flanks, with which allies, and along which line. All arithmetic is in integers: lines run between points in
//! half squares, and the fractions at which they enter and leave a space are compared by cross-multiplication.

use std::fmt;

use super::distance::Distances;
use super::elevation::Elevations;
use super::neighbours::Neighbours;
use super::sight::{Clutter, Sight};
use super::threat::{Strike, Threats};
use crate::field::{Condition, Creature, Name, WeaponReach};
use crate::grid::{Area, Feet, Footprint, Placement, Square};
use crate::referee::context::Referee;
use crate::ruleset::RuleId;
use crate::ruleset::policy::Flanking;

/// Whether one creature flanks another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flank {
    /// The allies it flanks with, sorted by name; empty if it doesn't flank.
    pub with: Vec<Partner>,
    /// Why it does not flank, or not with a particular ally.
    pub against: Vec<(RuleId, NoFlank)>,
}

/// An ally to flank with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    /// The ally's name.
    pub name: Name,
    /// The line between the two; `None` if one of them is inside the target's space.
    pub line: Option<FlankLine>,
    /// The rule that allows it.
    pub rule: RuleId,
}

/// A flanking line, from the flanker to its ally.
pub type FlankLine = (LineEnd, LineEnd);

/// An end of a line: the center of a square, or one of its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineEnd {
    /// The square.
    pub square: Square,
    /// The corner, as (eastern, southern); `None` for the center.
    pub corner: Option<(bool, bool)>,
}

/// Why a creature doesn't flank, or an ally doesn't help it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoFlank {
    /// The ruleset has no flanking.
    Unknown,
    /// The two are not opponents.
    NoOpponents,
    /// A creature does not threaten the target.
    NoThreat {
        /// The creature.
        who: Name,
        /// Why not.
        why: NoThreat,
    },
    /// A creature is not the flanker's ally here.
    NoAlly {
        /// The creature.
        who: Name,
    },
    /// Both threaten the target, but no line between them flanks.
    NoLine {
        /// The ally.
        who: Name,
    },
    /// There is no ally at all.
    Alone,
}

/// Why one creature does not threaten another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoThreat {
    /// It has this condition.
    Condition(Condition),
    /// It is not armed.
    Unarmed,
    /// It does not see the target.
    Unseen,
    /// It is on no side.
    Neutral,
    /// It reaches only into its own squares.
    NoReach,
    /// It is in the target's squares, which are all it reaches.
    OnlyInside,
    /// The target is beyond its reach.
    TooFar,
    /// Its reach weapon cannot strike this near.
    TooNear,
    /// A wall or its corner gives the target cover.
    Covered,
}

crate::arg_from_display!(LineEnd);

/// Formats a center as `C3` and a corner as `C3 se`.
impl fmt::Display for LineEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.corner {
            None => self.square.fmt(f),
            Some((east, south)) => {
                let (row, column) = (if south { "s" } else { "n" }, if east { "e" } else { "w" });
                write!(f, "{} {row}{column}", self.square)
            }
        }
    }
}

/// A point, in half squares from the north-west corner of A1.
type Point = (i64, i64);

impl LineEnd {
    fn center(square: Square) -> Self {
        LineEnd { square, corner: None }
    }

    fn point(self) -> Point {
        let (east, south) = self.corner.map_or((1, 1), |(east, south)| (i64::from(east) * 2, i64::from(south) * 2));
        (i64::from(self.square.x) * 2 + east, i64::from(self.square.y) * 2 + south)
    }
}

/// The borders that a line crosses where it enters or leaves a space: western or eastern (`upright`), northern or
/// southern (`level`), or both at a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Border {
    upright: bool,
    level: bool,
}

/// Where a line from one point to another enters a space and leaves it again; `None` unless it runs through the interior and
/// out.
fn passes(area: Area, (px, py): Point, (qx, qy): Point) -> Option<(Border, Border)> {
    let low = (i64::from(area.north_west().x) * 2, i64::from(area.north_west().y) * 2);
    let high = (i64::from(area.south_east().x) * 2 + 2, i64::from(area.south_east().y) * 2 + 2);
    let (dx, dy) = (qx - px, qy - py);
    // On each axis, where the line meets the near and the far border, as fractions of its length.
    let x = along(px, dx, (low.0, high.0))?;
    let y = along(py, dy, (low.1, high.1))?;
    let (entry, exit) = match (x, y) {
        (None, None) => return None,
        (Some(x), None) => (x.0, x.1),
        (None, Some(y)) => (y.0, y.1),
        (Some(x), Some(y)) => (later(x.0, y.0), earlier(x.1, y.1)),
    };
    let within = Fraction(0, 1).is_before(entry) && entry.is_before(exit) && exit.is_before(Fraction(1, 1));
    let at = |met: Option<Fraction>, here: Fraction| met.is_some_and(|met| met.is_same(here));
    let border = |here, x, y| Border { upright: at(x, here), level: at(y, here) };
    within.then(|| (border(entry, x.map(|x| x.0), y.map(|y| y.0)), border(exit, x.map(|x| x.1), y.map(|y| y.1))))
}

/// Where a line that starts at a coordinate and runs this far meets the near and the far end of an interval. `Some(None)` if
/// it stays inside, `None` if it stays outside or on its border.
fn along(start: i64, runs: i64, (low, high): (i64, i64)) -> Option<Option<(Fraction, Fraction)>> {
    match runs {
        0 if low < start && start < high => Some(None),
        0 => None,
        _ => {
            let (near, far) = if runs > 0 { (low, high) } else { (high, low) };
            let part = |to: i64| Fraction((to - start) * runs.signum(), runs.abs());
            Some(Some((part(near), part(far))))
        }
    }
}

/// A fraction with a positive denominator.
#[derive(Clone, Copy)]
struct Fraction(i64, i64);

impl Fraction {
    fn is_before(self, other: Fraction) -> bool {
        self.0 * other.1 < other.0 * self.1
    }

    fn is_same(self, other: Fraction) -> bool {
        self.0 * other.1 == other.0 * self.1
    }
}

fn later(one: Fraction, other: Fraction) -> Fraction {
    if one.is_before(other) { other } else { one }
}

fn earlier(one: Fraction, other: Fraction) -> Fraction {
    if other.is_before(one) { other } else { one }
}

/// Which creatures flank which.
#[derive(Clone, Copy, Debug)]
pub struct Flanks<'a>(pub Referee<'a>);

impl<'a> Flanks<'a> {
    /// Every flanked creature on the board, sorted by name.
    #[must_use]
    pub fn flanked(&self) -> Vec<&'a Name> {
        if !self.0.ruleset.flanking.value.is_known() || !self.0.ruleset.threat.value.exists() {
            return Vec::new();
        }
        let clutter = Sight(self.0).clutter();
        let everybody = self.0.encounter.creatures();
        let within = Neighbours::new(self.0, |other| Threats(self.0).range(other).squares() + 1);
        let is_flanked = |target: &&Creature| {
            let at = self.0.space_of(target).area();
            let near: Vec<&Creature> = within.near(at).collect();
            let sharing = self.sharing(target, &near);
            let threatens = |other: &&Creature| {
                other.side.opposes(&target.side) && self.no_threat(&clutter, other, target).is_none()
            };
            let threatening: Vec<&Creature> = near.iter().copied().filter(threatens).collect();
            threatening.iter().any(|flanker| {
                let mut allies = threatening.iter().filter(|ally| self.is_ally(flanker, target, ally));
                allies.any(|ally| self.partner(&clutter, flanker, (target, &sharing), ally).is_some())
            })
        };
        everybody.iter().filter(is_flanked).map(|target| &target.name).collect()
    }

    /// Whether the flanker flanks the target: with this ally, or with any if `ally` is `None`.
    #[must_use]
    pub fn flank(&self, flanker: &Creature, target: &Creature, ally: Option<&Creature>) -> Flank {
        let mut flank = Flank { with: Vec::new(), against: Vec::new() };
        let against = |why| (RuleId::Flanking, why);
        if !self.0.ruleset.flanking.value.is_known() || !self.0.ruleset.threat.value.exists() {
            flank.against.push(against(NoFlank::Unknown));
            return flank;
        }
        if !flanker.side.opposes(&target.side) && !flanker.side.is_neutral() {
            flank.against.push(against(NoFlank::NoOpponents));
        }
        let clutter = Sight(self.0).clutter();
        if let Some(why) = self.no_threat(&clutter, flanker, target) {
            flank.against.push(no_threat(flanker, why));
        }
        let everybody: Vec<&Creature> = self.0.encounter.creatures().iter().collect();
        let sharing = self.sharing(target, &everybody);
        let others: Vec<&Creature> = match ally {
            Some(ally) => vec![ally],
            None => everybody.into_iter().filter(|other| self.is_ally(flanker, target, other)).collect(),
        };
        if others.is_empty() && flank.against.is_empty() {
            flank.against.push(against(NoFlank::Alone));
        }
        let alone_in_vain = !flank.against.is_empty();
        for other in others {
            if !self.is_ally(flanker, target, other) {
                flank.against.push(against(NoFlank::NoAlly { who: other.name.clone() }));
            } else if let Some(why) = self.no_threat(&clutter, other, target) {
                flank.against.push(no_threat(other, why));
            } else if !alone_in_vain {
                match self.partner(&clutter, flanker, (target, &sharing), other) {
                    Some(partner) => flank.with.push(partner),
                    None => flank.against.push(against(NoFlank::NoLine { who: other.name.clone() })),
                }
            }
        }
        flank
    }

    /// Whether this is an ally of the flanker against the target.
    fn is_ally(&self, flanker: &Creature, target: &Creature, other: &Creature) -> bool {
        let other_one = other.name != flanker.name && other.name != target.name;
        other_one && !other.side.is_neutral() && other.side.0.key() == flanker.side.0.key()
    }

    /// Why a creature does not threaten another from where it is; `None` if it does.
    fn no_threat(&self, clutter: &Clutter, creature: &Creature, target: &Creature) -> Option<NoThreat> {
        if let Some(condition) = Threats(self.0).disarming(creature) {
            return Some(NoThreat::Condition(condition));
        }
        if creature.side.is_neutral() {
            return Some(NoThreat::Neutral);
        }
        if !Threats(self.0).is_armed(creature) {
            return Some(NoThreat::Unarmed);
        }
        if Threats(self.0).misses(creature, target) {
            return Some(NoThreat::Unseen);
        }
        let inside = self.is_inside(creature, target) && self.knows_internal();
        if Threats(self.0).range(creature).is_nil() && !inside {
            let shares = Distances(self.0).spot(creature).overlaps(Distances(self.0).spot(target));
            return Some(if shares { NoThreat::OnlyInside } else { NoThreat::NoReach });
        }
        let (at, levels) = (self.0.space_of(target), Elevations(self.0).levels(target));
        let range = Threats(self.0).range(creature).squares() + 1;
        if !self.0.space_of(creature).area().grown(range).overlaps(at.area()) {
            return Some(NoThreat::TooFar);
        }
        let strikes: Vec<Strike> =
            at.squares().map(|square| Threats(self.0).strike(clutter, creature, square, levels)).collect();
        let any = |strike| strikes.contains(&strike);
        match () {
            () if any(Strike::Threatened) => None,
            () if any(Strike::Unseen) => Some(NoThreat::Unseen),
            () if any(Strike::Covered) => Some(NoThreat::Covered),
            () if any(Strike::TooNear) => Some(NoThreat::TooNear),
            () => Some(NoThreat::TooFar),
        }
    }

    fn knows_internal(&self) -> bool {
        self.0.ruleset.internal_flanking.value.is_allowed()
    }

    /// Whether two creatures far apart in size share squares.
    fn is_inside(&self, one: &Creature, other: &Creature) -> bool {
        one.size.apart(other.size) >= self.0.ruleset.size_apart.value
            && Distances(self.0).spot(one).overlaps(Distances(self.0).spot(other))
    }

    /// The creatures among these that share squares with the target at its heights.
    fn sharing<'c>(&self, target: &Creature, among: &[&'c Creature]) -> Vec<&'c Creature> {
        let spot = Distances(self.0).spot(target);
        let shares = |third: &&Creature| third.name != target.name && Distances(self.0).spot(third).overlaps(spot);
        among.iter().copied().filter(shares).collect()
    }

    /// How two creatures that both threaten the target flank it; `None` if they don't. `sharing` are the creatures in its
    /// squares.
    fn partner(
        &self,
        clutter: &Clutter,
        flanker: &Creature,
        (target, sharing): (&Creature, &[&Creature]),
        ally: &Creature,
    ) -> Option<Partner> {
        let partner = |rule, line| Some(Partner { name: ally.name.clone(), line, rule });
        if self.knows_internal() && (self.is_inside(flanker, target) || self.is_inside(ally, target)) {
            return partner(RuleId::InternalFlanking, None);
        }
        // A creature that reaches no square beside its own can't flank from outside.
        if Threats(self.0).range(flanker).is_nil() || Threats(self.0).range(ally).is_nil() {
            return None;
        }
        let (from, to) = (self.0.space_of(flanker), self.0.space_of(ally));
        for area in self.flanked_areas(clutter, flanker, (target, sharing), ally) {
            if let Some(line) = self.line(area, centers(from), || centers(to)) {
                return partner(RuleId::Flanking, Some(line));
            }
            let reaches = flanker.weapon_reach != WeaponReach::None || self.0.ruleset.reach(flanker) > Feet::SQUARE;
            if reaches
                && self.0.ruleset.reach_flanking.value.allows_any_corner()
                && let Some(line) = self.line(area, corners_of_each(from), || corners(to).into_iter())
            {
                return partner(RuleId::ReachFlanking, Some(line));
            }
        }
        None
    }

    /// The spaces a line has to pass through: the target's, or a single square of it that the target shares with another
    /// creature, if both flankers threaten it.
    fn flanked_areas(
        &self,
        clutter: &Clutter,
        one: &Creature,
        (target, sharing): (&Creature, &[&Creature]),
        other: &Creature,
    ) -> Vec<Area> {
        let (space, levels) = (self.0.space_of(target), Elevations(self.0).levels(target));
        let mut areas = vec![space.area()];
        if space.footprint == Footprint::square(1) || !self.0.ruleset.flanking.value.needs_opposite_sides() {
            return areas;
        }
        let shares = |square: Square| {
            sharing.iter().any(|third| one.side.opposes(&third.side) && self.0.space_of(third).contains(square))
        };
        let threatened = |square| {
            let by = |creature| Threats(self.0).strike(clutter, creature, square, levels) == Strike::Threatened;
            by(one) && by(other)
        };
        areas.extend(space.squares().filter(|&square| shares(square) && threatened(square)).map(Area::from));
        areas
    }

    /// The first line between these points that flanks a creature in this area.
    fn line<I: Iterator<Item = LineEnd>>(
        &self,
        area: Area,
        from: impl Iterator<Item = LineEnd>,
        to: impl Fn() -> I,
    ) -> Option<FlankLine> {
        for one in from {
            for other in to() {
                if let Some((entry, exit)) = passes(area, one.point(), other.point())
                    && self.flanks(entry, exit)
                {
                    return Some((one, other));
                }
            }
        }
        None
    }

    /// Whether a line that enters and leaves a space across these borders flanks.
    fn flanks(&self, entry: Border, exit: Border) -> bool {
        match self.0.ruleset.flanking.value {
            Flanking::Unknown => false,
            Flanking::Centers => (entry.upright && exit.upright) || (entry.level && exit.level),
            Flanking::Sides => entry == exit,
        }
    }
}

fn no_threat(who: &Creature, why: NoThreat) -> (RuleId, NoFlank) {
    let rule = match why {
        NoThreat::Condition(_) => RuleId::Conditions,
        NoThreat::OnlyInside => RuleId::Sizes,
        _ => RuleId::Flanking,
    };
    (rule, NoFlank::NoThreat { who: who.name.clone(), why })
}

fn centers(at: Placement) -> impl Iterator<Item = LineEnd> {
    at.squares().map(LineEnd::center)
}

/// The four corners of a space, each named by the square it belongs to.
fn corners(at: Placement) -> [LineEnd; 4] {
    let area = at.area();
    [(false, false), (true, false), (false, true), (true, true)].map(|(east, south)| {
        let x = if east { area.south_east().x } else { area.north_west().x };
        let y = if south { area.south_east().y } else { area.north_west().y };
        LineEnd { square: Square::new(x, y), corner: Some((east, south)) }
    })
}

/// The corners of every square of a space.
fn corners_of_each(at: Placement) -> impl Iterator<Item = LineEnd> {
    at.squares().flat_map(|square| corners(Footprint::square(1).at(square)))
}
