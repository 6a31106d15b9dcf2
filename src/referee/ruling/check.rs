//! Rolls on which a movement hangs, or who may strike at it.

use crate::field::Name;
use crate::ruleset::RuleId;

/// A roll that decides something about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What it is about: which skill is rolled, and what success and failure do.
    pub kind: CheckKind,
    /// Whom it is made against.
    pub against: Option<Name>,
    /// What it has to come to at least; `None` as long as that is not known.
    pub dc: Option<i32>,
    /// What it came to, if it was rolled.
    pub rolled: Option<Rolled>,
    /// The rule that asks for it.
    pub rule: RuleId,
    /// What is added to the roll because of how things are, beside what it came to.
    pub modifiers: Vec<Modifier>,
}

/// Something that makes a roll better or worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// What, in a word or two.
    pub name: &'static str,
    /// How much it adds.
    pub adds: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

/// What a check came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The die and all bonuses.
    pub total: i32,
    /// What the die showed, where somebody knows: 1 to 20.
    pub natural: Option<u32>,
}

/// What a check is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckKind {
    /// Constitution: to go on running.
    RunOnConstitution,
    /// Might: to go on running.
    RunOnMight,
    /// Movement: whether a charge strikes.
    Charge,
    /// Strength: whether somebody in the lane of a charge is overrun.
    ChargeOverrun,
    /// Movement: how many a withdrawal spares.
    Withdraw,
    /// Opposed Strength: to run an opponent over.
    OverrunStrength,
    /// Movement: to run an opponent over.
    Overrun,
    /// Movement: to run an opponent over in passing, as part of a move.
    OverrunInPassing,
    /// Opposed Strength: to push an opponent back.
    BullRushByStrength,
    /// Might: to push an opponent back.
    BullRushByMight,
    /// Tumble: past an opponent.
    TumblePast,
    /// Tumble: through an opponent's square.
    TumbleThrough,
    /// Acrobatics: past everybody who could strike.
    TumblePastAll,
    /// Movement: into a bigger opponent's space.
    Clamber,
    /// Climb: to hold on to the edge that one is pushed over.
    HoldTheEdge,
    /// Initiative: to get past somebody who blocks.
    PastBlocker,
    /// Initiative: to follow somebody who vanished.
    Chase,
    /// Climb: to climb a short way.
    ClimbForward,
    /// Swim: to swim a short way.
    SwimForward,
    /// Climb: to climb at all.
    Climb,
    /// Climb: along the underside of something.
    ClimbInverted,
    /// Climb: to hold on when hurt.
    ClimbHurt,
    /// Swim: to swim at all.
    Swim,
    /// Digging without a speed for it, or past a hazard.
    Dig,
    /// Digging: to have rock as easy as earth.
    DigRock,
    /// Jump or Tumble: what becomes of the first 20 ft of a jump down.
    JumpDown,
    /// Tumble: whether a fall counts as shorter.
    TumbleDown,
    /// Acrobatics: whether the second 10 ft of a fall hurt.
    BreakFall,
    /// Swim or Tumble: whether a dive hurts.
    Dive,
    /// Swim or Acrobatics: whether a dive hurts.
    AcrobaticDive,
    /// Caster: whether a spell is cast while falling.
    CastFalling,
    /// Reflex: whether whoever stalled flies again.
    RecoverFromStall,
    /// Movement: to stay in the air at half speed or less.
    FlySlowly,
    /// Movement: to stay in place in the air.
    StayAloft,
    /// Movement: not to fall after being hurt in flight.
    FlyHurt,
    /// Movement: not to fall after running into something in flight.
    FlyOnAfterCollision,
    /// Movement: to fly again in mid-fall.
    FlyInMidFall,
    /// Jump: how far or how high somebody jumps.
    Jump,
    /// Acrobatics: the same.
    AcrobaticJump,
    /// Reflex: to grab the far edge of what was not quite jumped over.
    GrabTheEdge,
    /// Constitution: to march on unharmed after a day's walk.
    MarchOnConstitution,
    /// Endurance: to march on after a day's walk.
    MarchOn,
    /// Endurance: to hustle for an hour.
    HustleOn,
}

/// What a check has to come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versus {
    /// A figure that the rules set.
    Figure,
    /// The Maneuver Defense of the creature it is made against: a natural 20 adds 5 then, and a natural 1 always fails.
    ManeuverDefense,
    /// Another figure of that creature, by the word that its name is found under.
    Their(&'static str),
}

impl CheckKind {
    /// The skill or ability rolled, by the word that its name is found under.
    #[must_use]
    pub fn skill(self) -> &'static str {
        self.row().0
    }

    /// What it has to come to.
    #[must_use]
    pub fn versus(self) -> Versus {
        self.row().1
    }

    /// Whether a natural 20 adds 5 to it and a natural 1 always fails.
    #[must_use]
    pub fn minds_the_die(self) -> bool {
        self.versus() == Versus::ManeuverDefense
    }

    /// Every kind of check: what is rolled, and what it has to come to.
    fn row(self) -> (&'static str, Versus) {
        match self {
            CheckKind::RunOnConstitution => ("constitution", Versus::Figure),
            CheckKind::Charge => ("movement", Versus::ManeuverDefense),
            CheckKind::ChargeOverrun => ("strength", Versus::Their("strength-or-dexterity-check")),
            CheckKind::Withdraw => ("movement", Versus::ManeuverDefense),
            CheckKind::JumpDown => ("jump-or-tumble", Versus::Figure),
            CheckKind::TumbleDown => ("tumble", Versus::Figure),
            CheckKind::BreakFall => ("acrobatics", Versus::Figure),
            CheckKind::Dive => ("swim-or-tumble", Versus::Figure),
            CheckKind::AcrobaticDive => ("swim-or-acrobatics", Versus::Figure),
            CheckKind::FlySlowly => ("movement", Versus::Figure),
            CheckKind::StayAloft => ("movement", Versus::Figure),
            CheckKind::FlyHurt => ("movement", Versus::Figure),
            CheckKind::FlyOnAfterCollision => ("movement", Versus::Figure),
            CheckKind::FlyInMidFall => ("movement", Versus::Figure),
            CheckKind::CastFalling => ("caster", Versus::Figure),
            CheckKind::RecoverFromStall => ("reflex", Versus::Figure),
            CheckKind::Jump => ("jump", Versus::Figure),
            CheckKind::AcrobaticJump => ("acrobatics", Versus::Figure),
            CheckKind::GrabTheEdge => ("reflex", Versus::Figure),
            CheckKind::MarchOnConstitution => ("constitution", Versus::Figure),
            CheckKind::MarchOn => ("endurance", Versus::Figure),
            CheckKind::HustleOn => ("endurance", Versus::Figure),
            CheckKind::RunOnMight => ("might", Versus::Figure),
            CheckKind::OverrunStrength => ("strength", Versus::Their("strength-or-dexterity-check")),
            CheckKind::Overrun => ("movement", Versus::ManeuverDefense),
            CheckKind::OverrunInPassing => ("movement", Versus::ManeuverDefense),
            CheckKind::BullRushByStrength => ("strength", Versus::Their("strength-check")),
            CheckKind::BullRushByMight => ("might", Versus::ManeuverDefense),
            CheckKind::TumblePast => ("tumble", Versus::Figure),
            CheckKind::TumbleThrough => ("tumble", Versus::Figure),
            CheckKind::TumblePastAll => ("acrobatics", Versus::ManeuverDefense),
            CheckKind::Clamber => ("movement", Versus::ManeuverDefense),
            CheckKind::HoldTheEdge => ("climb", Versus::Figure),
            CheckKind::PastBlocker => ("initiative", Versus::Their("initiative")),
            CheckKind::ClimbForward => ("climb", Versus::Figure),
            CheckKind::SwimForward => ("swim", Versus::Figure),
            CheckKind::Climb => ("climb", Versus::Figure),
            CheckKind::ClimbInverted => ("climb", Versus::Figure),
            CheckKind::ClimbHurt => ("climb", Versus::Figure),
            CheckKind::Swim => ("swim", Versus::Figure),
            CheckKind::Dig => ("burrow", Versus::Figure),
            CheckKind::DigRock => ("burrow", Versus::Figure),
            CheckKind::Chase => ("initiative", Versus::Their("initiative-to-beat")),
        }
    }
}

impl Check {
    /// Whether it succeeds; `None` as long as it is not rolled, or what it has to come to is not known.
    #[must_use]
    pub fn succeeds(&self) -> Option<bool> {
        if self.fails_critically() {
            return Some(false);
        }
        Some(self.margin()? >= 0)
    }

    /// By how much it came to more than it has to, less than 0 for a failure; `None` as [`Check::succeeds`].
    #[must_use]
    pub fn margin(&self) -> Option<i32> {
        let rolled = self.rolled?;
        let margin = self.counted()?.checked_sub(self.dc?)?;
        Some(if self.kind.minds_the_die() && rolled.is_natural(1) { margin.min(-1) } else { margin })
    }

    /// What it comes to with what the die alone adds, and with what is added because of how things are.
    #[must_use]
    pub fn counted(&self) -> Option<i32> {
        let rolled = self.rolled?;
        let added = if self.kind.minds_the_die() && rolled.is_natural(20) { CRITICAL } else { 0 };
        rolled.total.checked_add(added)?.checked_add(self.modifier())
    }

    /// What is added because of how things are, all together.
    #[must_use]
    pub fn modifier(&self) -> i32 {
        self.modifiers.iter().map(|modifier| modifier.adds).sum()
    }

    /// Whether the die showed a 1 where that fails whatever is added.
    #[must_use]
    pub fn fails_critically(&self) -> bool {
        self.kind.minds_the_die() && self.rolled.is_some_and(|rolled| rolled.is_natural(1))
    }
}

impl Rolled {
    /// A total of which nobody told what the die showed.
    #[must_use]
    pub fn total(total: i32) -> Self {
        Rolled { total, natural: None }
    }

    /// Whether the die showed this.
    #[must_use]
    pub fn is_natural(self, face: u32) -> bool {
        self.natural == Some(face)
    }
}

/// What a critical success adds to a check.
pub(crate) const CRITICAL: i32 = 5;
