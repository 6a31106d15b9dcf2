//! One way, as data: the request, its ruling, and what it is worth.

use std::cmp::Ordering;

use crate::field::{Creature, Mode, Name};
use crate::grid::{Feet, HalfFeet, Height, Square};
use crate::referee::request::{ClimbPace, MoveMode, Prefer};
use crate::referee::ruling::{
    Action, AirFact, Check, Fact, Left, Pace, PhaseMove, ReactiveFact, Ruling, StepWay, Verdict,
};

/// Where the ways should lead.
#[derive(Clone, Copy, Debug)]
pub enum Aim<'a> {
    /// To an end from which this creature can be attacked.
    Target(&'a Creature),
    /// To this anchor.
    Square(Square),
    /// Out of the squares that opponents threaten.
    Away,
}

/// A request to a particular command.
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
        /// The squares before the last, if it leads over an edge: such a path has to name every square.
        by: Vec<Square>,
    },
    /// A charge at the target.
    Charge {
        /// Where it ends; `None` if the rules or a die pick the end.
        to: Option<Square>,
        /// The creature in the way that it overruns.
        overrun: Option<Name>,
    },
    /// A withdrawal.
    Withdraw {
        /// Where it leads.
        to: Square,
        /// How far above the floor; `None` for the default height.
        altitude: Option<Height>,
        /// Which route it takes.
        prefer: Prefer,
        /// The opponent it leads away from, if the rulebook requires one.
        primary: Option<Name>,
    },
    /// Tumbling past opponents, or through the squares of one of them.
    Tumble {
        /// Where it leads.
        to: Square,
        /// The opponent whose squares it leads through.
        through: Option<Name>,
        /// The squares entered tumbling, if it walks into the others; if empty, all are.
        tumbled: Vec<Square>,
    },
    /// Running over an opponent in the way.
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
    /// A bull rush through an opponent in the way, if the rulebook has that.
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
    /// A jump.
    Jump {
        /// Where it leads.
        to: Square,
        /// The square to walk to first; if `None`, it jumps from where it stands.
        from: Option<Square>,
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
        /// Whether it glides.
        glides: bool,
    },
    /// A movement in another mode, or in any mix of modes.
    InMode {
        /// The mode.
        mode: MoveMode,
        /// Its pace.
        pace: Pace,
        /// Where it leads.
        to: Square,
        /// How far above the floor; `None` for the default height, level if possible.
        altitude: Option<Height>,
        /// Which route it takes.
        prefer: Prefer,
        /// How fast it climbs, if it does.
        climb_pace: ClimbPace,
    },
    /// A short climb or swim by a check, in rulebooks that have those.
    Forward {
        /// Climbing or swimming.
        what: PhaseMove,
        /// Where it leads.
        to: Square,
        /// How far above the floor; `None` for the default height.
        altitude: Option<Height>,
    },
}

impl Approach {
    /// The movement mode the turn counts it as, if it differs from the creature's current one.
    pub(crate) fn mode(&self) -> Option<Mode> {
        match self {
            Approach::Fly { glides, .. } => Some(if *glides { Mode::Glide } else { Mode::Fly }),
            Approach::InMode { mode, .. } => mode.mode(),
            Approach::Forward { what, .. } => Some(what.mode()),
            _ => None,
        }
    }

    /// Whether it is a maneuver along the ground, through water or along a wall, which includes the check for moving
    /// there.
    pub(crate) fn is_a_maneuver(&self) -> bool {
        use Approach::{BullRush, Charge, Clamber, Overrun, Tumble};
        matches!(self, Charge { .. } | Tumble { .. } | Overrun { .. } | BullRush { .. } | Clamber { .. })
    }

    /// Whether it is just movement, not a maneuver.
    pub(crate) fn is_plain(&self) -> bool {
        use Approach::{Fly, Forward, InMode, Stay, Step, Walk};
        matches!(self, Stay | Step { .. } | Walk { .. } | Fly { .. } | InMode { .. } | Forward { .. })
    }

    /// The command that takes it.
    pub(crate) fn command(&self) -> &'static str {
        match self {
            Approach::Walk { pace, .. } => command_of(*pace),
            Approach::Fly { pace: Pace::Single | Pace::Double, .. } => "fly",
            Approach::InMode { pace: Pace::Single, mode, .. } => mode.mode().map_or("move", Mode::word),
            Approach::Fly { pace, .. } | Approach::InMode { pace, .. } | Approach::Leap { pace, .. } => {
                command_of(*pace)
            }
            Approach::KeepDistance { .. } => "withdraw",
            other => other.kind(),
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
            Approach::Fly { pace, .. } | Approach::InMode { pace, .. } if matches!(pace, Pace::Sprint | Pace::Run) => {
                pace.word()
            }
            Approach::Fly { pace: Pace::Double, .. } => "fly-double",
            Approach::Fly { glides: true, .. } => "glide",
            Approach::Fly { .. } => "fly",
            Approach::InMode { mode, .. } => mode.mode().map_or("any", Mode::word),
            Approach::Forward { what: PhaseMove::SwimForward, .. } => "swim-forward",
            Approach::Forward { .. } => "climb-forward",
        }
    }
}

/// The command for this pace.
pub(crate) fn command_of(pace: Pace) -> &'static str {
    match pace {
        Pace::Step => "step",
        Pace::Crawl => "crawl",
        Pace::Hustle => "hustle",
        Pace::Sprint => "sprint",
        Pace::Run => "run",
        _ => "move",
    }
}

/// What can still be done to the target this turn.
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
    /// What can be done with this much of a turn, against a target within reach.
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

    pub(crate) fn rank(self) -> u8 {
        match self {
            Means::Full => 0,
            Means::Charge | Means::One => 1,
            Means::NextTurn => 2,
            Means::None => 3,
        }
    }

    /// Whether it is at least as good. A charge and a plain attack each have an advantage over the other.
    pub(crate) fn covers(self, other: Means) -> bool {
        self == other || self.rank() < other.rank()
    }
}

/// How many kinds of risks a way may have, and the index of the checks among them.
const RISKS: usize = 7;
const CHECKS: usize = 3;

/// A judged way.
#[derive(Clone, Debug)]
pub struct Way {
    /// What is asked for.
    pub approach: Approach,
    /// The ruling on it.
    pub ruling: Ruling,
    /// What can be done to the target afterwards. For another aim, what the turn would have left to attack with.
    pub means: Means,
    /// Who can attack the target afterwards, and how, if the mover has riders.
    pub attackers: Vec<(Name, Means)>,
    /// What is left of the turn.
    pub left: Left,
    /// How many opponents threaten its end; counted only if the aim is to get away.
    pub exposed: usize,
    /// How far its mover falls, in feet.
    pub fall: Feet,
    /// How much of that hurts, in feet: less after a jump down.
    pub hurt: Feet,
    /// How far its mover falls as its turn, or the phase, ends, in feet: a flier that may not stay where it is.
    pub sinks: Feet,
    /// Whether a flier in the air lands on the square that was asked for.
    pub lands: bool,
    /// How many rules put it at a disadvantage where it ends, and not where it began.
    pub imposed: usize,
    /// What the mover does in the next phase to get there, if it gets only part of the way in this one.
    pub then: Option<Box<Way>>,
}

impl Way {
    /// What it spends.
    #[must_use]
    pub fn feet(&self) -> HalfFeet {
        self.ruling.feet.unwrap_or_default()
    }

    /// Whether the creatures that may strike do so only if the check to tumble past them fails.
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

    /// The depth, in feet, of the water it leads into over the edge.
    #[must_use]
    pub fn steps_into_water(&self) -> Option<Feet> {
        self.ruling.water_stepped_into()
    }

    /// Whether it tires its mover.
    #[must_use]
    pub fn fatigues(&self) -> bool {
        let tires = Fact::Reactive(ReactiveFact::Sprinted { standard: Some(false) });
        self.ruling.notes().any(|note| note.fact == tires)
    }

    /// The checks that are still to be made.
    fn open_checks(&self) -> impl Iterator<Item = &Check> {
        self.ruling.checks.iter().filter(|check| check.rolled.is_none())
    }

    /// Whether it takes a check, now or to stay up later.
    fn asks(&self) -> bool {
        self.ruling.verdict == Verdict::NeedsCheck || !self.ruling.checks.is_empty() || self.has_to_keep_up()
    }

    /// What it costs besides feet and actions: strikes, hazardous squares, a fall, open checks, squeezing, fatigue,
    /// a bad place.
    fn risks(&self) -> [usize; RISKS] {
        let checks = usize::from(self.asks());
        let squeezed = usize::from(self.ruling.squeezed && self.ruling.to != self.ruling.from);
        let strikes = if self.tumbles_past() { 0 } else { self.ruling.provocations.len() };
        let tires = usize::from(self.fatigues());
        let falls = self.hurt.0.saturating_add(self.sinks.0) as usize;
        [strikes, self.ruling.hazards().len(), falls, checks, squeezed, tires, self.imposed]
    }

    /// Whether it costs nothing but feet and actions.
    #[must_use]
    pub fn is_safe(&self) -> bool {
        self.risks() == [0; RISKS]
    }

    /// Whether it costs nothing but feet and at most this number of strikes.
    pub(crate) fn is_clean(&self, strikes: usize) -> bool {
        let [struck, rest @ ..] = self.risks();
        struck <= strikes && rest == [0; RISKS - 1]
    }

    /// Whether every check it takes is also taken by the other, against the same or a higher DC. Only checks of the same
    /// skill compare: a creature may manage one skill easily and not another.
    fn is_as_easy_as(&self, other: &Way) -> bool {
        // What haste and the like take off counts as much as a higher DC.
        let adds = |check: &Check| check.modifiers.iter().map(|modifier| modifier.adds).sum::<i32>();
        let known = |check: &Check, theirs: &Check| match (check.dc, theirs.dc) {
            (Some(dc), Some(other)) => dc.saturating_sub(adds(check)) <= other.saturating_sub(adds(theirs)),
            (None, None) => check.kind == theirs.kind && check.against == theirs.against && adds(check) >= adds(theirs),
            _ => false,
        };
        let mut theirs: Vec<&Check> = other.open_checks().collect();
        let is_theirs = |check: &Check| {
            let place = theirs.iter().position(|other| check.kind.skill() == other.kind.skill() && known(check, other));
            place.map(|place| theirs.remove(place)).is_some()
        };
        let waits = |way: &Way| way.ruling.verdict == Verdict::NeedsCheck;
        self.open_checks().all(is_theirs)
            && (!self.has_to_keep_up() || other.has_to_keep_up())
            && (!waits(self) || waits(other))
    }

    /// Whether every attacker can do at least as much to the target afterwards.
    fn is_as_able_as(&self, other: &Way) -> bool {
        let can = |(who, means): &(Name, Means)| {
            self.attackers.iter().any(|(attacker, mine)| attacker == who && mine.covers(*means))
        };
        self.means.covers(other.means) && other.attackers.iter().all(can)
    }

    /// Whether it leaves everything of the turn that the other leaves.
    fn leaves_as_much_as(&self, other: &Way) -> bool {
        let (mine, theirs) = (self.left, other.left);
        // After a step both actions are left, after a move one or the other.
        let steps = |way: &Way| matches!(way.approach, Approach::Step { .. }) && way.ruling.takes == Action::Free;
        (!steps(other) || self.ruling.takes == Action::Free)
            && (mine.full || !theirs.full)
            && (mine.standard || !theirs.standard)
            && (mine.moves || !theirs.moves)
    }

    /// Whether it is at least as good as the other in everything, except that a way without a check may take more feet than
    /// one with a check.
    #[must_use]
    pub fn covers(&self, other: &Way) -> bool {
        let pairs = self.risks().into_iter().zip(other.risks()).enumerate();
        let risks = pairs.filter(|(risk, _)| *risk != CHECKS).all(|(_, (mine, theirs))| mine <= theirs);
        // Nobody takes a check just to save feet.
        let certain = !self.asks() && other.asks();
        let feet = certain || self.feet() <= other.feet();
        // Nothing else keeps opponents at a distance afterwards.
        let keeps = |way: &Way| matches!(way.approach, Approach::KeepDistance { .. });
        let as_wary = keeps(self) || !keeps(other);
        let as_able = self.is_as_able_as(other) && self.leaves_as_much_as(other);
        // Who is up in the air and doesn't ask to land may want to stay there.
        let place = self.exposed <= other.exposed && (!self.lands || other.lands);
        risks && feet && as_wary && as_able && place && self.is_as_easy_as(other)
    }

    /// Whether it is listed rather than the other: it covers it, and if each covers the other, it isn't a maneuver instead of a
    /// plain movement.
    pub(crate) fn goes_before(&self, other: &Way) -> bool {
        let plainer = other.approach.is_plain() && !self.approach.is_plain();
        self.covers(other) && !(plainer && other.covers(self))
    }

    /// The order of ways in the answer: what can be done, strikes, hazards, checks, feet.
    #[must_use]
    pub fn order(&self, other: &Way) -> Ordering {
        let key = |way: &Way| (way.exposed, way.means.rank(), way.risks(), way.feet(), way.ruling.to.anchor);
        key(self).cmp(&key(other))
    }
}
