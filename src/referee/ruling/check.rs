//! Checks that decide whether a movement succeeds, or which opponents may strike.

use crate::field::{Name, Skill};
use crate::ruleset::RuleId;
use crate::ruleset::policy::SwimSpeed;

/// A roll that decides something about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Which skill is rolled, and what success and failure do.
    pub kind: CheckKind,
    /// The opponent in the check.
    pub against: Option<Name>,
    /// What it has to reach; `None` if unknown.
    pub dc: Option<i32>,
    /// The result, if it was rolled.
    pub rolled: Option<Rolled>,
    /// The rule that asks for it.
    pub rule: RuleId,
    /// What adds to the result: circumstances, the roller's own modifiers, and in opposed checks the opponent's.
    pub modifiers: Vec<Modifier>,
}

/// A bonus or penalty to a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// Its name, in a word or two.
    pub name: &'static str,
    /// How much it adds.
    pub adds: i32,
    /// The rule behind it.
    pub rule: RuleId,
    /// Who it belongs to.
    pub whose: Whose,
}

/// Who a modifier belongs to. A result from the table already contains those of the side that rolled it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Nobody's: it comes from the circumstances.
    Nobody,
    /// The roller's own.
    Roller,
    /// The opponent's, in an opposed check: it adds to what the roller has to reach.
    Opponent {
        /// Whether the bot has added it to the opponent's roll.
        added: bool,
    },
}

/// The result of a check. A result from the table already contains the roller's own modifiers; what the bot rolls with
/// a plain bonus doesn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The die and all bonuses.
    pub total: i32,
    /// What the die showed, from 1 to 20, if that is known.
    pub natural: Option<u32>,
    /// Whether the roller's own modifiers are still to be added.
    pub plain: bool,
}

/// What a check is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckKind {
    /// Constitution: to keep running.
    RunOnConstitution,
    /// Might: to keep running.
    RunOnMight,
    /// Movement: whether a charge strikes.
    Charge,
    /// Strength: whether a creature in the lane of a charge is overrun.
    ChargeOverrun,
    /// Movement: how many opponents a withdrawal spares.
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
    /// Acrobatics: past every opponent that could strike.
    TumblePastAll,
    /// Movement: into a bigger opponent's space.
    Clamber,
    /// Climb: to hold on to an edge after being pushed over it.
    HoldTheEdge,
    /// Initiative: to get past a blocker.
    PastBlocker,
    /// Initiative: to follow a target that vanished.
    Chase,
    /// Initiative: to get to a place that another goes to in the same phase.
    Contend,
    /// Climb: to climb a short way.
    ClimbForward,
    /// Swim: to swim a short way.
    SwimForward,
    /// Climb: to climb at all.
    Climb,
    /// Climb: along the underside of something.
    ClimbInverted,
    /// Climb: to hold on when hurt.
    ClimbHurt {
        /// Whether a narrow failure is a fall as well.
        drops: bool,
    },
    /// Swim: to swim at all.
    Swim,
    /// Movement: to swim at all.
    SwimByMovement,
    /// Swim: not to go under.
    KeepAfloat,
    /// Movement: not to go under.
    KeepAfloatByMovement,
    /// To burrow without a burrow speed, or past a hazard.
    Dig,
    /// Burrowing: to make rock as easy as earth.
    DigRock,
    /// Jump or Tumble: how the first 20 ft of a jump down count.
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
    /// Reflex: whether a stalled flier flies again.
    RecoverFromStall,
    /// Movement: to stay in the air at half speed or less.
    FlySlowly,
    /// Movement: to stay in place in the air.
    StayAloft,
    /// Movement: not to fall after being hurt in flight.
    FlyHurt,
    /// Movement: not to fall after a collision in flight.
    FlyOnAfterCollision,
    /// Movement: to fly again in mid-fall.
    FlyInMidFall,
    /// Jump: how far or how high a jump goes.
    Jump,
    /// Acrobatics: how far or how high a jump goes.
    AcrobaticJump,
    /// Reflex: to grab the far edge after a jump that falls just short.
    GrabTheEdge,
    /// Fortitude: against a wind.
    StandWind,
    /// Escape Artist: through a gap too tight to squeeze through.
    EscapeArtist,
    /// Flexibility: through a gap too tight to squeeze through.
    Flexibility,
    /// Constitution: to march on unharmed after a day's walk.
    MarchOnConstitution,
    /// Endurance: to march on after a day's walk.
    MarchOn,
    /// Endurance: to hustle for an hour.
    HustleOn,
    /// What the ground asks for, to get across it.
    Ground {
        /// The skill.
        skill: Skill,
        /// Whether failing badly is a fall.
        falls: bool,
    },
}

/// What a check has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versus {
    /// A figure that the rules set.
    Figure,
    /// The opponent's Maneuver Defense. A natural 20 then adds 5, and a natural 1 always fails.
    ManeuverDefense,
    /// Another of the opponent's figures, by its key in the messages.
    Their(&'static str),
}

impl CheckKind {
    /// The skill or ability rolled, by its key in the messages.
    #[must_use]
    pub fn skill(self) -> &'static str {
        self.row().0
    }

    /// What it has to reach.
    #[must_use]
    pub fn versus(self) -> Versus {
        self.row().1
    }

    /// The check to swim, with the skill the rulebook rolls.
    #[must_use]
    pub fn to_swim(speed: SwimSpeed) -> CheckKind {
        if speed.rolls_movement() { CheckKind::SwimByMovement } else { CheckKind::Swim }
    }

    /// The check to keep afloat, with the same skill.
    #[must_use]
    pub fn to_keep_afloat(speed: SwimSpeed) -> CheckKind {
        if speed.rolls_movement() { CheckKind::KeepAfloatByMovement } else { CheckKind::KeepAfloat }
    }

    /// Whether it is made to keep running.
    #[must_use]
    pub fn is_to_run_on(self) -> bool {
        matches!(self, CheckKind::RunOnConstitution | CheckKind::RunOnMight)
    }

    /// Whether the opponent rolls as well.
    #[must_use]
    pub fn is_opposed(self) -> bool {
        let by_strength = [CheckKind::OverrunStrength, CheckKind::ChargeOverrun, CheckKind::BullRushByStrength];
        by_strength.contains(&self) || matches!(self, CheckKind::PastBlocker | CheckKind::Chase | CheckKind::Contend)
    }

    /// Whether it is needed to move at all in water or on a wall.
    #[must_use]
    pub fn is_of_the_medium(self) -> bool {
        self.is_to_swim() || self == CheckKind::Climb
    }

    /// Whether it is made to swim, or to keep afloat.
    #[must_use]
    pub fn is_to_swim(self) -> bool {
        let afloat = matches!(self, CheckKind::KeepAfloat | CheckKind::KeepAfloatByMovement);
        afloat || matches!(self, CheckKind::Swim | CheckKind::SwimByMovement)
    }

    /// Whether it decides how far or how high a jump goes.
    #[must_use]
    pub fn is_of_a_jump(self) -> bool {
        matches!(self, CheckKind::Jump | CheckKind::AcrobaticJump)
    }

    /// Whether it softens a fall.
    #[must_use]
    pub fn softens_a_fall(self) -> bool {
        use CheckKind::{AcrobaticDive, BreakFall, Dive, JumpDown, TumbleDown};
        matches!(self, JumpDown | TumbleDown | BreakFall | Dive | AcrobaticDive)
    }

    /// Whether the ground asks for it.
    #[must_use]
    pub fn is_of_the_ground(self) -> bool {
        matches!(self, CheckKind::Ground { .. })
    }

    /// Whether a natural 20 adds 5 to it and a natural 1 always fails.
    #[must_use]
    pub fn minds_the_die(self) -> bool {
        self.versus() == Versus::ManeuverDefense
    }

    /// What each kind of check rolls, and what it has to reach.
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
            CheckKind::StandWind => ("fortitude", Versus::Figure),
            CheckKind::EscapeArtist => ("escape-artist", Versus::Figure),
            CheckKind::Flexibility => ("flexibility", Versus::Figure),
            CheckKind::MarchOnConstitution => ("constitution", Versus::Figure),
            CheckKind::MarchOn => ("endurance", Versus::Figure),
            CheckKind::HustleOn => ("endurance", Versus::Figure),
            CheckKind::Ground { skill, .. } => (skill.word(), Versus::Figure),
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
            CheckKind::ClimbHurt { .. } => ("climb", Versus::Figure),
            CheckKind::Swim | CheckKind::KeepAfloat => ("swim", Versus::Figure),
            CheckKind::SwimByMovement | CheckKind::KeepAfloatByMovement => ("movement", Versus::Figure),
            CheckKind::Dig | CheckKind::DigRock => ("movement", Versus::Figure),
            CheckKind::Chase | CheckKind::Contend => ("initiative", Versus::Their("initiative-to-beat")),
        }
    }
}

impl Check {
    /// Whether it succeeds; `None` if it wasn't rolled, or what it has to reach is unknown.
    #[must_use]
    pub fn succeeds(&self) -> Option<bool> {
        if self.fails_critically() {
            return Some(false);
        }
        Some(self.margin()? >= 0)
    }

    /// How far the result is above what it has to reach; negative for a failure. `None` if it wasn't rolled, or what it
    /// has to reach is unknown.
    #[must_use]
    pub fn margin(&self) -> Option<i32> {
        let rolled = self.rolled?;
        let margin = self.total()?.checked_sub(self.dc?)?;
        Some(if self.kind.minds_the_die() && rolled.is_natural(1) { margin.min(-1) } else { margin })
    }

    /// What a natural 20 adds to the result, if the die's face matters.
    #[must_use]
    pub fn critical_success(&self) -> i32 {
        let natural = self.kind.minds_the_die() && self.rolled.is_some_and(|rolled| rolled.is_natural(20));
        if natural { CRITICAL } else { 0 }
    }

    /// The result, with the bonus for a natural 20 and all modifiers that it doesn't contain yet; `None` if it wasn't
    /// rolled.
    #[must_use]
    pub fn total(&self) -> Option<i32> {
        let rolled = self.rolled?;
        rolled
            .total
            .checked_add(self.critical_success())?
            .checked_add(self.counted().map(|modifier| modifier.adds).sum())
    }

    /// Whether the bot has rolled it.
    #[must_use]
    pub fn is_thrown(&self) -> bool {
        self.rolled.is_some_and(|rolled| rolled.plain && rolled.natural.is_some())
    }

    /// The sum of the roller's modifiers and the circumstances.
    #[must_use]
    pub fn modifier(&self) -> i32 {
        let counts = |modifier: &&Modifier| !matches!(modifier.whose, Whose::Opponent { .. });
        self.modifiers.iter().filter(counts).map(|modifier| modifier.adds).sum()
    }

    /// The modifiers the referee adds to the result: the circumstances, and to a plain roll the roller's own.
    pub fn counted(&self) -> impl Iterator<Item = &Modifier> {
        let plain = self.rolled.is_some_and(|rolled| rolled.plain);
        self.modifiers.iter().filter(move |modifier| match modifier.whose {
            Whose::Nobody => true,
            Whose::Roller => plain,
            Whose::Opponent { .. } => false,
        })
    }

    /// The roller's own modifiers, unless the bot rolled: a result from the table contains them, and a bonus to roll
    /// with should not.
    pub fn contained(&self) -> impl Iterator<Item = &Modifier> {
        let plain = self.rolled.is_some_and(|rolled| rolled.plain);
        self.modifiers.iter().filter(move |modifier| !plain && modifier.whose == Whose::Roller)
    }

    /// The roller's own modifiers, wherever they are counted.
    pub fn own(&self) -> impl Iterator<Item = &Modifier> {
        self.modifiers.iter().filter(|modifier| modifier.whose == Whose::Roller)
    }

    /// The opponent's modifiers: those added to its roll if `added`, otherwise those its result contains.
    pub fn of_the_opponent(&self, added: bool) -> impl Iterator<Item = &Modifier> {
        self.modifiers.iter().filter(move |modifier| modifier.whose == Whose::Opponent { added })
    }

    /// Whether a natural 1 makes it fail, whatever is added.
    #[must_use]
    pub fn fails_critically(&self) -> bool {
        self.kind.minds_the_die() && self.rolled.is_some_and(|rolled| rolled.is_natural(1))
    }
}

impl Modifier {
    /// A circumstance, which the roller may not know about.
    pub(crate) fn circumstance(name: &'static str, adds: i32, rule: RuleId) -> Self {
        Modifier { name, adds, rule, whose: Whose::Nobody }
    }

    /// One of the roller's own modifiers; `None` if it is 0.
    pub(crate) fn own(name: &'static str, adds: i32, rule: RuleId) -> Option<Self> {
        (adds != 0).then_some(Modifier { name, adds, rule, whose: Whose::Roller })
    }

    /// The same modifier as the opponent's, in an opposed check.
    pub(crate) fn of_the_opponent(self, added: bool) -> Self {
        Modifier { whose: Whose::Opponent { added }, ..self }
    }
}

impl Rolled {
    /// A total from the table, without the die's face.
    #[must_use]
    pub fn total(total: i32) -> Self {
        Rolled { total, natural: None, plain: false }
    }

    /// Whether the die is known to have shown this face.
    #[must_use]
    pub fn is_natural(self, face: u32) -> bool {
        self.natural == Some(face)
    }
}

/// What a critical success adds to a check.
pub(crate) const CRITICAL: i32 = 5;
