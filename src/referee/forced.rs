//! Being moved by others: pushed, pulled, slid and flung. Whoever is moved is the mover of the ruling.

use super::check::Rolled;
use super::distance::between_centers;
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::step::Tally;
use super::thrown::Thrown;
use super::{Manner, Mover, Referee};
use crate::field::{Creature, Gait, Name};
use crate::grid::{Direction, Feet, Height, Square};
use crate::ruleset::policy::{Fling, Pull, Push, Slide};
use crate::ruleset::{RuleId, Ruleset};

/// How somebody moves somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrust {
    /// Away.
    Push,
    /// Nearer.
    Pull,
    /// Any way.
    Slide,
    /// Through the air, straight.
    Fling,
}

/// Which way a straight movement leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// Over the board.
    Way(Direction),
    /// Straight up.
    Up,
}

/// Whether and where somebody who is moved drops prone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drop {
    /// Where it stands, before it is moved at all.
    AtOnce,
    /// As soon as it stands here.
    At(Square),
    /// Nowhere, and if it lies there by its choice, it lets itself be moved.
    Never,
}

/// A forced movement that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shove {
    /// How.
    pub how: Thrust,
    /// How far, in feet.
    pub feet: Feet,
    /// The anchors to pass; empty to go straight as far as it can.
    pub stops: Vec<Square>,
    /// Which way, where it goes straight.
    pub bearing: Option<Bearing>,
    /// Where the victim drops prone, if it does.
    pub drop: Option<Drop>,
    /// The square over whose edge it would fall.
    pub ledge: Option<Square>,
    /// What holding on to that edge takes: its surface's figure.
    pub dv: Option<i32>,
    /// What its check to hold on came to.
    pub rolled: Option<Rolled>,
}

/// What became of somebody at an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brink {
    /// It holds on.
    Hangs,
    /// It falls.
    Falls,
}

/// A judged forced movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The ruling on the victim's movement.
    pub ruling: Ruling,
    /// How high the victim is afterwards, in feet.
    pub altitude: Height,
    /// Whether it dropped prone by its choice.
    pub dropped: bool,
    /// What became of it at an edge, once that is known.
    pub edge: Option<Brink>,
    /// The direction that it went, where it went straight.
    pub bearing: Option<Bearing>,
    /// How many d8 of damage it and what it struck take.
    pub dice: u32,
    /// Whom it struck; nobody where that is a wall or the like.
    pub struck: Option<Name>,
}

/// What there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForcedFact {
    /// The ruleset does not know it.
    Unknown {
        /// What.
        how: Thrust,
    },
    /// It lies on the ground by its choice, and nobody moves it.
    HoldsOn,
    /// It resists all of it.
    ResistsAll {
        /// Feet that it resists.
        feet: Feet,
    },
    /// It resists a part of it.
    Resists {
        /// Feet that it resists.
        feet: Feet,
    },
    /// The step leads the wrong way.
    WrongWay {
        /// What was asked for.
        how: Thrust,
        /// The square.
        square: Square,
    },
    /// It would have to squeeze.
    Narrow {
        /// The square.
        square: Square,
    },
    /// Somebody is in the way.
    Occupied {
        /// Who.
        who: Name,
        /// The square.
        square: Square,
    },
    /// No way within the feet leads there.
    OutOfReach {
        /// The square.
        square: Square,
    },
    /// Already beside whoever pulls: which square beside it nobody has said.
    BesideAlready,
    /// No square that it could legally be moved to.
    NoSquare {
        /// Which way there is none, where another way could be named.
        way: Option<Direction>,
    },
    /// The space would leave the board.
    MapEnds,
    /// In the air it goes straight up or down, wherever somebody would have it.
    OnlyUpOrDown,
    /// It goes straight, and that is not the way.
    OffTheLine {
        /// The way that it is.
        way: Option<Direction>,
    },
    /// Who moves it, and between which heights, where they differ.
    By {
        /// Who.
        who: Name,
        /// How.
        how: Thrust,
        /// Feet above the floor before and after.
        heights: Option<(Height, Height)>,
    },
    /// It ends before something.
    EndsBefore {
        /// What.
        why: Box<Fact>,
    },
    /// Something waits in a square on the way.
    Hazard {
        /// The square.
        square: Square,
    },
    /// It dropped prone, which ended it.
    DropsProne,
    /// It lay prone against its will, could have stood up since, and chooses now to stay down: that ends it.
    StaysDown,
    /// Splayed, it does not end it by dropping prone.
    Splayed,
    /// It lies prone already, and so ends nothing by dropping.
    LiesAlready {
        /// Whether turns are kept, and so it is known that it could not have stood up since.
        turns: bool,
    },
    /// It holds on to the edge in this square, or falls there.
    AtTheEdge {
        /// The square.
        square: Square,
        /// What becomes of it.
        edge: Brink,
    },
    /// Feet that were left when it struck something.
    Unspent {
        /// How many.
        feet: Feet,
    },
    /// In the air and unsteady until it lands at the round's end.
    Unsteady,
}

impl Forced {
    /// The same, but that it is put somewhere in spite of the rules: what would have ended it before is why not.
    #[must_use]
    pub fn put(self, victim: &Mover<'_>, goal: Square) -> Forced {
        let mut findings: Vec<Finding> = self.ruling.findings;
        for finding in &mut findings {
            if let Fact::Forced(ForcedFact::EndsBefore { why }) = &finding.fact {
                finding.fact = (**why).clone();
            }
        }
        if !findings.iter().any(|finding| finding.fact.refuses()) {
            let fact = Fact::Forced(ForcedFact::OutOfReach { square: goal });
            findings.push(Finding { rule: RuleId::Forced, step: None, fact });
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

impl ForcedFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match self {
            ForcedFact::Unknown { .. }
            | ForcedFact::HoldsOn
            | ForcedFact::ResistsAll { .. }
            | ForcedFact::WrongWay { .. }
            | ForcedFact::Narrow { .. }
            | ForcedFact::Occupied { .. }
            | ForcedFact::OutOfReach { .. }
            | ForcedFact::BesideAlready
            | ForcedFact::NoSquare { .. }
            | ForcedFact::MapEnds
            | ForcedFact::OffTheLine { .. } => true,
            ForcedFact::Resists { .. }
            | ForcedFact::OnlyUpOrDown
            | ForcedFact::By { .. }
            | ForcedFact::EndsBefore { .. }
            | ForcedFact::Hazard { .. }
            | ForcedFact::DropsProne
            | ForcedFact::StaysDown
            | ForcedFact::Splayed
            | ForcedFact::LiesAlready { .. }
            | ForcedFact::AtTheEdge { .. }
            | ForcedFact::Unspent { .. }
            | ForcedFact::Unsteady => false,
        }
    }

    /// The square that it happens in, for marking on a picture.
    pub(super) fn square(&self) -> Option<Square> {
        match self {
            ForcedFact::WrongWay { square, .. }
            | ForcedFact::Narrow { square }
            | ForcedFact::Occupied { square, .. }
            | ForcedFact::OutOfReach { square }
            | ForcedFact::Hazard { square }
            | ForcedFact::AtTheEdge { square, .. } => Some(*square),
            ForcedFact::EndsBefore { why } => why.square(),
            _ => None,
        }
    }
}

impl Thrust {
    /// All of them.
    pub const ALL: [Thrust; 4] = [Thrust::Push, Thrust::Pull, Thrust::Slide, Thrust::Fling];

    /// The command's word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Thrust::Push => "push",
            Thrust::Pull => "pull",
            Thrust::Slide => "slide",
            Thrust::Fling => "fling",
        }
    }

    /// The rule that says how it goes.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Thrust::Push => RuleId::Push,
            Thrust::Pull => RuleId::Pull,
            Thrust::Slide => RuleId::Slide,
            Thrust::Fling => RuleId::Fling,
        }
    }

    /// Whether a ruleset knows it.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            Thrust::Push => rules.push.is != Push::Unknown,
            Thrust::Pull => rules.pull.is != Pull::Unknown,
            Thrust::Slide => rules.slide.is != Slide::Unknown,
            Thrust::Fling => rules.fling.is != Fling::Unknown,
        }
    }
}

impl<'a> Referee<'a> {
    /// Whether it goes straight in one of eight directions.
    #[must_use]
    pub fn goes_straight(&self, how: Thrust) -> bool {
        match how {
            Thrust::Push => self.ruleset.push.is == Push::Straight,
            Thrust::Fling => self.ruleset.fling.is == Fling::Straight,
            Thrust::Pull | Thrust::Slide => false,
        }
    }

    /// The directions that lead straight away from somebody: one, or all where the two share a center.
    #[must_use]
    pub fn straight_away(&self, source: &Creature, victim: &Mover<'a>) -> Vec<Direction> {
        let (dx, dy) = between_centers(self.ruleset.placement(source), victim.placement);
        let most = Direction::ALL.iter().map(|&way| turned((dx, dy), way)).max().unwrap_or(0);
        Direction::ALL.into_iter().filter(|&way| turned((dx, dy), way) == most).collect()
    }

    /// Judges what it does to somebody to be moved like this by a source.
    #[must_use]
    pub fn shove(&self, source: &Creature, victim: &Mover<'a>, shove: &Shove) -> Forced {
        // How briskly it walks is of no account to somebody who does not walk.
        let body = Creature { gait: Gait::Average, ..victim.creature.clone() };
        let manner = Manner { plain: true, impeded: true, ..Manner::default() };
        let mover = Mover { creature: &body, tally: Tally::default(), manner, ..*victim };
        Thrown::new(*self, &mover, source, shove).judge()
    }
}

/// How well a direction keeps to this one: the more the better.
pub(super) fn turned((dx, dy): (i64, i64), way: Direction) -> i64 {
    let (x, y) = way.delta();
    let along = dx * i64::from(x) + dy * i64::from(y);
    along.signum() * along * along * if way.is_diagonal() { 1 } else { 2 }
}
