//! Forced movement: pushes, pulls, slides and flings. The victim is the mover of the ruling.
//!
//! Forced movement isn't walking: it has its own price, each kind leads only farther, nearer or anywhere, and it ends
//! before what blocks it.

mod floating;
mod forced_path;
mod hold;
pub(crate) mod search;
pub(crate) mod steps;
pub(crate) mod thrown;

use self::steps::turned;
use self::thrown::Thrown;
use crate::field::{Creature, Name, SpeedCategory};
use crate::grid::{Direction, Height, Square};
use crate::referee::board::{Support, Supports, between_centers};
use crate::referee::context::{MoveOptions, Mover, Referee};
use crate::referee::request::ForcedMove;
use crate::referee::ruling::{
    Bearing, DiagonalCount, EdgeOutcome, Fact, Finding, ForcedFact, ForcedKind, Ruling, Verdict,
};
use crate::ruleset::RuleId;

/// A judged forced movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The ruling on the victim's movement.
    pub ruling: Ruling,
    /// The victim's altitude afterwards, in feet.
    pub altitude: Height,
    /// Whether the victim chose to drop prone.
    pub dropped: bool,
    /// The outcome at an edge, once it is known.
    pub edge: Option<EdgeOutcome>,
    /// The direction of the movement, if it was straight.
    pub bearing: Option<Bearing>,
    /// How many d8 of damage both the victim and what it struck take.
    pub dice: u32,
    /// The creature the victim struck; `None` for a wall or the like.
    pub struck: Option<Name>,
}

impl Forced {
    /// The same movement with the victim put at a goal in spite of the rules: what would have ended the movement early
    /// becomes a refusal.
    #[must_use]
    pub fn put(self, victim: &Mover<'_>, goal: Square) -> Forced {
        let mut findings: Vec<Finding> = self.ruling.findings;
        for finding in &mut findings {
            if let Fact::Forced(ForcedFact::EndsBefore { why }) = &finding.fact {
                *finding = Finding::refusal(finding.rule, (**why).clone());
            }
        }
        if !findings.iter().any(|finding| finding.refuses()) {
            findings.push(Finding::refusal(RuleId::Forced, ForcedFact::OutOfReach { square: goal }));
        }
        let (verdict, to) = (Verdict::Illegal, victim.full.at(goal));
        let ruling = Ruling {
            verdict,
            to,
            findings,
            feet: None,
            steps: Vec::new(),
            checks: Vec::new(),
            squeezed: false,
            ..self.ruling
        };
        let altitude = victim.creature.altitude;
        Forced { ruling, altitude, dropped: false, edge: None, bearing: None, dice: 0, struck: None }
    }
}

/// Movement that another creature forces on the mover.
#[derive(Clone, Copy, Debug)]
pub struct ForcedMoves<'a>(pub Referee<'a>);

impl<'a> ForcedMoves<'a> {
    /// Whether this kind of movement is straight, in one of eight directions.
    #[must_use]
    pub fn goes_straight(&self, how: ForcedKind) -> bool {
        match how {
            ForcedKind::Push => self.0.ruleset.push.value.goes_straight(),
            ForcedKind::Fling => self.0.ruleset.fling.value.goes_straight(),
            ForcedKind::Pull | ForcedKind::Slide => false,
        }
    }

    /// Whether the creature is in the air; where the rulebook says so, it can then be moved only up or down.
    #[must_use]
    pub fn is_in_the_air(&self, creature: &Creature) -> bool {
        // A rider sits on a mount, whether or not the mount flies.
        let seated = self.0.encounter.creature(&creature.name).and_then(|known| self.0.encounter.mount_of(known));
        if seated.is_some() {
            return false;
        }
        let held = match Supports(self.0).of(creature) {
            Support::Floor | Support::Back | Support::Earth | Support::Water | Support::Wall | Support::Edge => true,
            Support::Wings(_) | Support::Nothing => false,
        };
        creature.is_airborne() && !held
    }

    /// The directions that lead straight away from the source: one, or all of them if the two share a center.
    #[must_use]
    pub fn straight_away(&self, source: &Creature, victim: &Mover<'a>) -> Vec<Direction> {
        let (dx, dy) = between_centers(self.0.space_of(source), victim.placement);
        let most = Direction::ALL.iter().map(|&way| turned((dx, dy), way)).max().unwrap_or(0);
        Direction::ALL.into_iter().filter(|&way| turned((dx, dy), way) == most).collect()
    }

    /// Judges a movement that the source forces on the victim.
    #[must_use]
    pub fn adjudicate(&self, source: &Creature, victim: &Mover<'a>, forced_move: &ForcedMove) -> Forced {
        // A creature that isn't walking has no speed category to consider. One that is moved off its mount stops being a
        // rider: the mount's squares are another's.
        let body = Creature { speed_category: SpeedCategory::Average, mount: None, ..victim.creature.clone() };
        let options = MoveOptions { plain: true, impeded: true, ..MoveOptions::default() };
        let mover = Mover { creature: &body, diagonal_count: DiagonalCount::default(), options, ..*victim };
        Thrown::new(self.0, &mover, source, forced_move).judge()
    }
}
