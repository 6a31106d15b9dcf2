//! One way, as data: the request, its ruling, and what it is worth.

use std::cmp::Ordering;

use crate::field::{Creature, Mode, Name};
use crate::grid::{Feet, HalfFeet, Height, Square};
use crate::referee::request::{MoveMode, Prefer};
use crate::referee::ruling::{AirFact, CheckKind, Fact, Left, Pace, Ruling, StepWay, Verdict};

/// Where the ways are to lead.
#[derive(Clone, Copy, Debug)]
pub enum Aim<'a> {
    /// To an end from which this creature can be attacked.
    Target(&'a Creature),
    /// To this anchor.
    Square(Square),
    /// Out of the squares that opponents threaten.
    Away,
}

/// What is asked of which command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Approach {
    /// Nothing: the mover stays where it is.
    Stay,
    /// A five-foot step.
    Step {
        /// Where it leads.
        to: Square,
        /// The right by which it is taken.
        way: StepWay,
    },
    /// A movement on foot.
    Walk {
        /// Its pace.
        pace: Pace,
        /// Where it leads.
        to: Square,
        /// Which route it takes.
        prefer: Prefer,
    },
    /// A charge at the target.
    Charge {
        /// Where it ends; `None` where the rules or a die pick the end.
        to: Option<Square>,
    },
    /// A withdrawal.
    Withdraw {
        /// Where it leads.
        to: Square,
        /// Which route it takes.
        prefer: Prefer,
        /// The opponent that it leads away from, where the rulebook asks for one.
        primary: Option<Name>,
    },
    /// Tumbling past opponents.
    Tumble {
        /// Where it leads.
        to: Square,
    },
    /// Running over an opponent who is in the way.
    Overrun {
        /// The opponent.
        over: Name,
        /// Where it leads.
        to: Square,
    },
    /// Clambering into a bigger opponent's space.
    Clamber {
        /// The opponent.
        into: Name,
        /// Where it leads.
        to: Square,
    },
    /// A bull rush through an opponent who is in the way, where the rulebook has that.
    BullRush {
        /// The opponent.
        through: Name,
        /// Where it leads.
        to: Square,
    },
    /// A withdrawal that keeps a distance from opponents for the rest of the phase.
    KeepDistance {
        /// Where it leads.
        to: Square,
        /// The opponents.
        from: Vec<Name>,
        /// The distance, in feet.
        distance: Feet,
    },
    /// A movement on foot with a leap on the way.
    Leap {
        /// Its pace.
        pace: Pace,
        /// Where it leads.
        to: Square,
    },
    /// A jump from where the mover stands.
    Jump {
        /// Where it leads.
        to: Square,
    },
    /// A flight.
    Fly {
        /// Where it leads.
        to: Square,
        /// How far above the floor.
        altitude: Height,
        /// Its pace.
        pace: Pace,
        /// Which route it takes.
        prefer: Prefer,
    },
    /// A movement in another mode, or in any mix of modes.
    InMode {
        /// The mode.
        mode: MoveMode,
        /// Its pace; another than a single move only in the mode in which the mover moves anyway.
        pace: Pace,
        /// Where it leads.
        to: Square,
        /// Which route it takes.
        prefer: Prefer,
    },
}

impl Approach {
    /// The mode of movement in which a turn counts it, where it differs from the creature's present one.
    pub(crate) fn mode(&self) -> Option<Mode> {
        match self {
            Approach::Fly { .. } => Some(Mode::Fly),
            Approach::InMode { mode, .. } => mode.mode(),
            _ => None,
        }
    }

    /// The kind of movement, which distinguishes refused attempts.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Approach::Stay => "stay",
            Approach::Step { .. } => "step",
            Approach::Walk { pace, .. } => pace.word(),
            Approach::Charge { .. } => "charge",
            Approach::Withdraw { .. } => "withdraw",
            Approach::Tumble { .. } => "tumble",
            Approach::Overrun { .. } => "overrun",
            Approach::Clamber { .. } => "clamber",
            Approach::BullRush { .. } => "bull-rush",
            Approach::KeepDistance { .. } => "keep-distance",
            Approach::Leap { .. } => "leap",
            Approach::Jump { .. } => "jump",
            Approach::Fly { pace: Pace::Double, .. } => "fly-double",
            Approach::Fly { .. } => "fly",
            Approach::InMode { mode, .. } => mode.mode().map_or("any", Mode::word),
        }
    }
}

/// What can still be done to the target in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A full attack.
    Full,
    /// One attack.
    One,
    /// The attack at the end of a charge.
    Charge,
    /// Nothing before the next turn.
    NextTurn,
    /// Nothing: the target cannot be attacked from there.
    None,
}

impl Means {
    /// What can be done with this much of a turn, at somebody within reach.
    pub(crate) fn of(left: Left) -> Self {
        match left {
            Left { full: true, .. } => Means::Full,
            Left { standard: true, .. } => Means::One,
            _ => Means::NextTurn,
        }
    }

    /// Its word in JSON.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Means::Full => "full",
            Means::One => "one",
            Means::Charge => "charge",
            Means::NextTurn => "next-turn",
            Means::None => "none",
        }
    }

    fn rank(self) -> u8 {
        match self {
            Means::Full => 0,
            Means::Charge | Means::One => 1,
            Means::NextTurn => 2,
            Means::None => 3,
        }
    }

    /// Whether it is at least as good. A charge and a plain attack are each better in something.
    fn covers(self, other: Means) -> bool {
        self == other || self.rank() < other.rank()
    }
}

/// The place of the checks among the risks.
const CHECKS: usize = 2;

/// A judged way.
#[derive(Clone, Debug)]
pub struct Way {
    /// What is asked for.
    pub approach: Approach,
    /// The ruling on it.
    pub ruling: Ruling,
    /// What can be done to the target afterwards. For another aim, what the turn would have left to attack with.
    pub means: Means,
    /// What is left of the turn.
    pub left: Left,
    /// How many opponents threaten its end; counted only where the aim is to get away.
    pub exposed: usize,
}

impl Way {
    /// What it spends.
    #[must_use]
    pub fn feet(&self) -> HalfFeet {
        self.ruling.feet.unwrap_or_default()
    }

    /// Whether those who may strike do so only if the check to tumble past them fails.
    #[must_use]
    pub fn tumbles_past(&self) -> bool {
        let open = self.ruling.checks.iter().any(|check| check.rolled.is_none());
        open && matches!(self.approach, Approach::Tumble { .. })
    }

    /// Whether staying up takes a check at the end of the turn if nothing more is flown.
    #[must_use]
    pub fn has_to_keep_up(&self) -> bool {
        self.ruling.notes().any(|note| matches!(note.fact, Fact::Air(AirFact::NotYetKeptUp { .. })))
    }

    /// What it costs besides feet and actions: strikes, hazardous squares, checks still to be made, squeezing.
    fn risks(&self) -> [usize; 4] {
        let asks = self.ruling.verdict == Verdict::NeedsCheck || !self.ruling.checks.is_empty();
        let checks = usize::from(asks || self.has_to_keep_up());
        let squeezed = usize::from(self.ruling.squeezed && self.ruling.to != self.ruling.from);
        let strikes = if self.tumbles_past() { 0 } else { self.ruling.provocations.len() };
        [strikes, self.ruling.hazards().len(), checks, squeezed]
    }

    /// Whether it costs nothing but feet and actions.
    #[must_use]
    pub fn is_safe(&self) -> bool {
        self.risks() == [0; 4]
    }

    /// Whether it costs nothing but feet and these unavoidable strikes.
    pub(crate) fn is_clean(&self, unavoidable: usize) -> bool {
        let [strikes, rest @ ..] = self.risks();
        strikes <= unavoidable && rest == [0; 3]
    }

    /// The hardest check that it leaves open, of those with a known DC.
    fn hardest(&self) -> Option<(CheckKind, i32)> {
        let open = self.ruling.checks.iter().filter(|check| check.rolled.is_none());
        open.filter_map(|check| Some((check.kind, check.dc?))).max_by_key(|(_, dc)| *dc)
    }

    /// Whether it is at least as good as the other in everything; one that takes no check may take more feet than one that
    /// does.
    #[must_use]
    pub fn covers(&self, other: &Way) -> bool {
        let risks = self.risks().iter().zip(other.risks()).all(|(mine, theirs)| *mine <= theirs);
        // Nobody takes a check to save feet alone.
        let certain = self.risks()[CHECKS] == 0 && other.risks()[CHECKS] > 0;
        let feet = certain || self.feet() <= other.feet();
        // Nothing else keeps opponents at a distance once it is over.
        let keeps = |way: &Way| matches!(way.approach, Approach::KeepDistance { .. });
        let as_wary = keeps(self) || !keeps(other);
        // Of two jumps the easier one is the better.
        let as_easy = match (self.hardest(), other.hardest()) {
            (Some((mine, dc)), Some((theirs, harder))) if mine == theirs => dc <= harder,
            _ => true,
        };
        risks && feet && as_wary && as_easy && self.exposed <= other.exposed && self.means.covers(other.means)
    }

    /// The order of ways in the answer: what can be done, strikes, hazards, checks, feet.
    #[must_use]
    pub fn order(&self, other: &Way) -> Ordering {
        let key = |way: &Way| (way.exposed, way.means.rank(), way.risks(), way.feet(), way.ruling.to.anchor);
        key(self).cmp(&key(other))
    }
}
