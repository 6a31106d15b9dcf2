//! Answers: a verdict, steps, checks and findings. Plain data; no rule is computed here.

pub(crate) mod air;
pub(crate) mod charge;
pub(crate) mod check;
pub(crate) mod diagonal_count;
pub(crate) mod escape;
pub(crate) mod fact;
pub(crate) mod flight;
pub(crate) mod forced;
pub(crate) mod ground;
pub(crate) mod halt;
pub(crate) mod height;
pub(crate) mod jump;
pub(crate) mod load;
pub(crate) mod maneuver;
pub(crate) mod mode;
pub(crate) mod pace;
pub(crate) mod reactive;
pub(crate) mod riding;
pub(crate) mod turn;

pub use air::{AirFact, AirborneLapse};
pub use charge::ChargeFact;
pub(crate) use check::CRITICAL;
pub use check::{Check, CheckKind, Modifier, Rolled, Versus, Whose};
pub use diagonal_count::{DiagonalCount, Spent};
pub use escape::EscapeFact;
pub use fact::Fact;
pub use flight::FlightFact;
pub use forced::{Bearing, Drop, EdgeOutcome, ForcedFact, ForcedKind};
pub use ground::GroundFact;
pub use halt::Halt;
pub use height::{HeightFact, InMidair};
pub use jump::JumpFact;
pub use load::LoadFact;
pub use maneuver::{Maneuver, ManeuverFact};
pub use mode::ModeFact;
pub use pace::{Pace, StepWay};
pub use reactive::{PhaseMove, ReactiveFact};
pub use riding::RidingFact;
pub use turn::{Left, Remaining, TurnFact};

use crate::field::{Condition, Creature, Flight, Mode, Name};
use crate::grid::{Direction, Feet, HalfFeet, Height, Placement, Square};
use crate::ruleset::RuleId;

/// Whether the rules allow what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They do.
    Legal,
    /// They do not; the refusals among the findings say why.
    Illegal,
    /// They do if the pending checks succeed.
    NeedsCheck,
}

/// A judged move, as facts without sentences. An illegal move is a ruling too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Whether the rules allow it.
    pub verdict: Verdict,
    /// The mover.
    pub creature: Name,
    /// The space it starts in.
    pub from: Placement,
    /// The space it is meant to end in.
    pub to: Placement,
    /// How far above the floor it ends, if the movement decides that.
    pub altitude: Option<Height>,
    /// Its flight state at the end, in rulebooks that track it.
    pub flight: Option<Flight>,
    /// What the whole path costs; `None` if there was no path to judge.
    pub feet: Option<HalfFeet>,
    /// What it may spend, in feet.
    pub budget: Feet,
    /// The feet of which it may use only half, if each foot of movement takes two of its speed.
    pub halved: Option<Feet>,
    /// Its speed, in feet.
    pub speed: Feet,
    /// The rules that set its speed and its budget.
    pub speed_rules: Vec<RuleId>,
    /// The path that was judged, step by step. If no way leads to the goal, it is the path that would if no creatures
    /// were in the way, or else the straight line.
    pub steps: Vec<Step>,
    /// Whether the path is proven optimal; the search may give up on a complex board.
    pub optimal: bool,
    /// Whether it squeezes where it ends: in a narrow space, or by sharing one.
    pub squeezed: bool,
    /// The action that it takes.
    pub takes: Action,
    /// The right by which it is a five-foot step, if it is one.
    pub way: Option<StepWay>,
    /// Its diagonal count at its end.
    pub diagonal_count: DiagonalCount,
    /// The checks that decide whether it succeeds, or which opponents may strike.
    pub checks: Vec<Check>,
    /// The attacks of opportunity that it provokes, in order.
    pub provocations: Vec<Provocation>,
    /// Refusals and notes.
    pub findings: Vec<Finding>,
    /// For an illegal move: where it could stop within its budget, as near to its goal as possible, and the least feet
    /// to get there. This is the goal itself if another path leads there.
    pub nearest: Option<(Placement, HalfFeet)>,
    /// For a refused movement of another kind: the end of the plain movement that gets nearest to its goal, and its cost.
    pub instead: Option<(Placement, HalfFeet)>,
}

impl Ruling {
    /// Why the move is refused, in the order found.
    pub fn refusals(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.refuses())
    }

    /// The findings that are not refusals.
    pub fn notes(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| !finding.refuses())
    }

    /// The space it was to reach: beyond its end if it stops short.
    #[must_use]
    pub fn goal(&self) -> Placement {
        let short = self.notes().find_map(|finding| match &finding.fact {
            Fact::StopsShort { goal, .. } => Some(*goal),
            _ => None,
        });
        short.unwrap_or(self.to)
    }

    /// The DC of its jump, if that takes a check.
    #[must_use]
    pub fn jump_dc(&self) -> Option<i32> {
        self.checks.iter().find(|check| check.kind.is_of_a_jump())?.dc
    }

    /// Where it ends, if that is short of its goal.
    #[must_use]
    pub fn stopped(&self) -> Option<Square> {
        let stopped = |fact: &Fact| match fact {
            Fact::Maneuver(ManeuverFact::StopsBefore { .. }) | Fact::Height(HeightFact::GoesNoFurther { .. }) => true,
            _ => fact.ends_short(),
        };
        self.notes().any(|finding| stopped(&finding.fact)).then_some(self.to.anchor)
    }

    /// Whether a blocker stops it at its first step. That was its movement all the same.
    #[must_use]
    pub fn is_held_at_once(&self) -> bool {
        let held_back = |note: &Finding| matches!(note.fact, Fact::Reactive(ReactiveFact::HeldBack { .. }));
        self.steps.is_empty() && self.notes().any(held_back)
    }

    /// The mode it counts as: flight if any step is flown, otherwise the mode of its last step. `None` without steps.
    #[must_use]
    pub fn main_mode(&self) -> Option<Mode> {
        let flown = |step: &&Step| matches!(step.mode, Mode::Fly | Mode::Glide);
        self.steps.iter().find(flown).or(self.steps.last()).map(|step| step.mode)
    }

    /// The hazardous squares that it enters, each once, in the order of its steps.
    #[must_use]
    pub fn hazards(&self) -> Vec<Square> {
        let mut hazards = Vec::new();
        for finding in &self.findings {
            let Fact::Hazards { entered } = &finding.fact else { continue };
            for (_, square) in entered {
                if !hazards.contains(square) {
                    hazards.push(*square);
                }
            }
        }
        hazards
    }

    /// The depth, in feet, of the water that the mover steps into over an edge without falling.
    #[must_use]
    pub fn water_stepped_into(&self) -> Option<Feet> {
        self.water_entered_by(&self.creature)
    }

    /// The depth, in feet, of the water that this creature enters over the edge of a floor; it is then at the surface.
    #[must_use]
    pub fn water_entered_by(&self, name: &Name) -> Option<Feet> {
        self.findings.iter().find_map(|finding| match &finding.fact {
            Fact::Height(HeightFact::IntoWater { who, depth, .. }) if who == name => Some(*depth),
            _ => None,
        })
    }

    /// How far a bull rush pushes its target, in feet; `None` for anything else.
    #[must_use]
    pub fn pushed(&self) -> Option<Feet> {
        self.notes().find_map(|note| match &note.fact {
            Fact::Maneuver(ManeuverFact::Pushed { feet, .. }) => Some(*feet),
            _ => None,
        })
    }

    /// How far its mover falls over an edge, in feet; `None` if it doesn't fall.
    #[must_use]
    pub fn fall(&self) -> Option<Feet> {
        self.findings.iter().find_map(|finding| match &finding.fact {
            Fact::Height(HeightFact::Falls { who, height, .. }) if *who == self.creature => Some(*height),
            _ => None,
        })
    }

    /// How far a hovering mover falls that its movement leaves without a surface beside it, in feet; `None` if it doesn't.
    #[must_use]
    pub fn fall_from_hovering(&self) -> Option<Feet> {
        self.findings.iter().find_map(|finding| match finding.fact {
            Fact::Air(AirFact::Falls { height }) => Some(height),
            _ => None,
        })
    }

    /// The squares of a walk along one floor, from its start; empty if it leads up or down.
    #[must_use]
    pub fn path_on_the_floor(&self) -> Vec<Square> {
        let step = |step: &Step| (step.mode, step.altitude);
        let level = self.steps.windows(2).all(|pair| step(&pair[0]) == step(&pair[1]));
        if self.altitude.is_some() || !level {
            return Vec::new();
        }
        [self.from].into_iter().chain(self.steps.iter().map(|step| step.to)).map(|place| place.anchor).collect()
    }

    /// The total cost of its first `steps` steps.
    #[must_use]
    pub fn spent_after(&self, steps: usize) -> HalfFeet {
        self.steps.iter().take(steps).map(|step| step.feet).sum()
    }

    /// How far it leads through the air, in feet, whatever that costs.
    #[must_use]
    pub fn flown(&self) -> Feet {
        let flown = self.steps.iter().filter(|step| matches!(step.mode, Mode::Fly | Mode::Glide)).count();
        Feet::of_squares(u32::try_from(flown).unwrap_or(u32::MAX))
    }

    /// Whether it isn't refused before its first step.
    #[must_use]
    pub fn begins(&self) -> bool {
        self.verdict != Verdict::Illegal || !self.steps.is_empty()
    }

    /// The same movement stopped after its first `steps` steps, with its cost and provocations until then. Whether the
    /// mover may stop there is not judged.
    #[must_use]
    pub fn stopped_after(self, steps: usize) -> Self {
        self.halted(Halt::after(steps))
    }

    /// The same movement stopped there: what its mover does on the way to where it is stopped has happened, even if it goes
    /// back to where it may stand. Whether it may is not judged.
    #[must_use]
    pub fn halted(mut self, Halt { made, stands: steps }: Halt) -> Self {
        let flown = self.flown();
        self.steps.truncate(steps);
        let undone = Feet(flown.0.saturating_sub(self.flown().0));
        let facing = self.steps.last().and_then(|step| step.facing);
        self.flight = self.flight.map(|flight| Flight {
            facing: facing.or(flight.facing),
            flown: Feet(flight.flown.0.saturating_sub(undone.0)),
            ..flight
        });
        self.to = self.steps.last().map_or(self.from, |step| step.to);
        self.squeezed = self.steps.last().is_some_and(|step| step.squeezed);
        self.provocations.retain(|chance| chance.step < made);
        let feet = self.spent_after(steps);
        self.altitude = self.altitude.and_then(|_| self.steps.last().map(|step| step.altitude));
        let budget = self.budget;
        self.findings.retain_mut(|finding| match (&mut finding.fact, finding.step) {
            (Fact::TooFar { feet: all }, _) => {
                *all = feet;
                feet > budget.into()
            }
            (Fact::Hazards { entered }, _) => {
                entered.retain(|(step, _)| *step < made);
                !entered.is_empty()
            }
            (fact, Some(step)) => step < steps && !fact.is_about_stopping(),
            (Fact::StopsShort { .. } | Fact::WouldDo { .. } | Fact::Squeezes { .. } | Fact::NoStrike { .. }, None)
            | (Fact::Reactive(ReactiveFact::Distance { .. }), None) => false,
            (fact, None) => !fact.is_about_stopping(),
        });
        self.feet = Some(feet);
        self.nearest = None;
        let refused = self.refusals().next().is_some();
        if refused {
            self.verdict = Verdict::Illegal;
        } else if self.verdict == Verdict::Illegal {
            self.verdict = Verdict::Legal;
        }
        self
    }

    /// Drops what a movement that stops early would have done to creatures other than these.
    pub fn keep_effects_on(&mut self, reached: &[Name]) {
        self.checks.retain(|check| check.against.as_ref().is_none_or(|against| reached.contains(against)));
        self.findings.retain(|finding| finding.fact.befalls().is_none_or(|who| reached.contains(who)));
    }

    /// Every rule that had a part in it, each once, in the order met.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleId> {
        let of_refusals = self.refusals().map(|finding| finding.rule);
        let of_steps = self.steps.iter().flat_map(|step| step.rules.iter().copied());
        let of_provocations = self.provocations.iter().map(|provocation| provocation.rule);
        let of_checks = self
            .checks
            .iter()
            .flat_map(|check| std::iter::once(check.rule).chain(check.modifiers.iter().map(|modifier| modifier.rule)));
        let of_notes = self.notes().map(|finding| finding.rule);
        let of_speed = self.speed_rules.iter().copied();
        let mut rules = Vec::new();
        for rule in of_refusals.chain(of_steps).chain(of_provocations).chain(of_checks).chain(of_notes).chain(of_speed)
        {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}

/// One step of a path, with its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The mover's space after it.
    pub to: Placement,
    /// Its cost.
    pub feet: HalfFeet,
    /// The movement mode.
    pub mode: Mode,
    /// How far above the floor it leads.
    pub altitude: Height,
    /// The direction the mover faces after it, in rulebooks that track facing.
    pub facing: Option<Direction>,
    /// The rules that made it cost more than 5 ft.
    pub rules: Vec<RuleId>,
    /// Whether the mover squeezes after it, where the rules track that along the way.
    pub squeezed: bool,
}

impl Step {
    /// A plain step in this mode that leaves the creature's altitude as it is.
    pub(crate) fn level(mode: Mode, creature: &Creature, to: Placement, feet: impl Into<HalfFeet>) -> Self {
        let (altitude, facing, rules, squeezed) = (creature.altitude, None, Vec::new(), false);
        Step { to, feet: feet.into(), mode, altitude, facing, rules, squeezed }
    }
}

/// Why a creature nearby gets no attack of opportunity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStrike {
    /// A wall or its corner gives the mover cover.
    Covered,
    /// The ground gives the mover cover: a ledge, or what lies above a digger.
    Ground,
    /// A condition keeps it from threatening.
    Condition(Condition),
    /// It is not armed.
    Unarmed,
    /// It does not see the mover.
    Unseen,
    /// Its reach weapon cannot strike this near.
    TooNear,
    /// It reaches only into its own squares.
    NoReach,
    /// The movement does not provoke: a five-foot step.
    Exempt,
    /// It has already had its attack of opportunity against this mover this turn.
    HadChance,
}

/// An opponent's attack of opportunity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provocation {
    /// The opponent that may strike.
    pub by: Name,
    /// The step that provokes, counted from 0.
    pub step: usize,
    /// The threatened square left, or, if entering provokes, the first square left by that step.
    pub leaving: Square,
    /// The opponent's square entered, if entering provokes.
    pub entering: Option<Square>,
    /// The rule that allows the attack.
    pub rule: RuleId,
}

/// One thing found while judging, with its rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rule.
    pub rule: RuleId,
    /// The index of the step it is about; `None` if it isn't about a single step.
    pub step: Option<usize>,
    /// Whether it makes the movement illegal.
    pub severity: Severity,
    /// What was found.
    pub fact: Fact,
}

/// Whether a finding makes the movement illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// It does.
    Refusal,
    /// It does not; it is only worth knowing.
    Note,
}

impl Finding {
    /// A finding about the whole movement that makes it illegal.
    #[must_use]
    pub fn refusal(rule: RuleId, fact: impl Into<Fact>) -> Self {
        Finding { rule, step: None, severity: Severity::Refusal, fact: fact.into() }
    }

    /// A finding about the whole movement that doesn't make it illegal.
    #[must_use]
    pub fn note(rule: RuleId, fact: impl Into<Fact>) -> Self {
        Finding { rule, step: None, severity: Severity::Note, fact: fact.into() }
    }

    /// A refusal by a rule that was checked separately.
    pub(crate) fn refused((rule, fact): (RuleId, Fact)) -> Self {
        Finding::refusal(rule, fact)
    }

    /// The note on the hazardous squares that steps enter, if there are any.
    pub(crate) fn hazards(entered: Vec<(usize, Square)>) -> Option<Self> {
        (!entered.is_empty()).then(|| Finding::note(RuleId::Hazardous, Fact::Hazards { entered }))
    }

    /// Whether it makes the movement illegal.
    #[must_use]
    pub fn refuses(&self) -> bool {
        self.severity == Severity::Refusal
    }
}

crate::word_enum! {
/// An action that a movement takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// None: it is free, or paid for by another action.
    Free "free",
    /// A swift action; a move action can replace it.
    Swift "swift",
    /// A move action; a standard action can replace it.
    Move "move",
    /// A standard action.
    Standard "standard",
    /// The only action the mover has this turn.
    Only "only",
    /// A move action, and a standard action in the middle of it.
    MoveAndStandard "move-and-standard",
    /// A full-round action.
    FullRound "full-round",
}
}
