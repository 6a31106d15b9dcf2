//! How far a mover may go at each pace, and what rules a pace out.

use super::endurance::Endurance;
use super::hindered::{Hindrances, RestrictedAction};
use super::load::Loads;
use super::step::StepPrices;
use super::turn::{Claim, Maneuvering, Turns};
use crate::field::{Condition, Creature, Grade, Maneuverability, Means, Mode, Stage, TurnLog};
use crate::grid::{Feet, HalfFeet, Placement};
use crate::referee::board::{Grades, Support, Supports};
use crate::referee::context::{Balancing, MoveOptions, Mover, Referee};
use crate::referee::request::{Stop, Walk};
use crate::referee::ruling::{
    Action, AirFact, Fact, Finding, FlightFact, HeightFact, ModeFact, Pace, ReactiveFact, RidingFact, Ruling, StepWay,
    TurnFact, Verdict,
};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Combining;

/// What a mover may spend at each pace, and what rules that pace out.
#[derive(Clone, Copy, Debug)]
pub struct Paces<'a>(pub Referee<'a>);

impl<'a> Paces<'a> {
    /// The refusal of a pace that the creature's grade of this mode of movement forbids, wherever the movement begins.
    #[must_use]
    pub fn barred(&self, creature: &Creature, pace: Pace, mode: Mode) -> Option<Finding> {
        let barred = matches!(pace, Pace::Run | Pace::Step) || pace.is_withdrawal();
        let grade = match mode {
            Mode::Fly => Grades(self.0).grade_of_flight(creature),
            Mode::Climb => Grades(self.0).grade_of(creature, mode),
            _ => None,
        };
        match grade? {
            Grade::Lesser if mode == Mode::Fly && barred => {
                Some(Finding::refusal(RuleId::FlyLesser, AirFact::NotInThisFlight { pace }))
            }
            Grade::Brachiating if barred || pace.is_charge() => {
                Some(Finding::refusal(RuleId::ClimbSpeed, ModeFact::Brachiates))
            }
            _ => None,
        }
    }

    /// The pace of a charge: with only one action it is a partial charge, if the rulebook has one.
    #[must_use]
    pub fn charging_pace(&self, mover: &Mover<'a>, one_action: bool) -> Pace {
        let few = one_action || Turns(self.0).has_one_action(mover.creature);
        if few && self.knows(Pace::PartialCharge) { Pace::PartialCharge } else { Pace::Charge }
    }

    /// The speed in feet in this mode of movement, after conditions. If all modes share one budget, the creature's
    /// speed.
    #[must_use]
    pub fn speed_of(&self, mover: &Mover<'a>, means: &Means) -> Feet {
        self.own_speed(mover.creature, means)
    }

    pub(super) fn own_speed(&self, creature: &Creature, means: &Means) -> Feet {
        match self.0.ruleset.combining.value {
            Combining::OneBudget => self.0.ruleset.speed(creature),
            Combining::Unknown | Combining::AllPay => self.0.ruleset.speed_by(creature, means),
        }
    }

    /// Whether all modes of movement share the creature's one speed, whatever is listed for them.
    #[must_use]
    pub fn shares_one_speed(&self) -> bool {
        self.0.ruleset.combining.value.is_one_speed()
    }

    /// The rules that make this speed differ from the one given for the mode of movement.
    pub(crate) fn speed_rules_of(&self, mover: &Mover<'a>, means: &Means) -> Vec<RuleId> {
        let speed = self.speed_of(mover, means);
        match self.0.ruleset.combining.value {
            _ if speed == means.speed => Vec::new(),
            Combining::OneBudget => {
                [vec![RuleId::Combining], self.0.ruleset.speed_in_full(mover.creature).rules].concat()
            }
            Combining::Unknown | Combining::AllPay if speed > means.speed => vec![RuleId::SpeedBonuses],
            Combining::Unknown | Combining::AllPay => {
                let listed = self.0.ruleset.listed(mover.creature, means);
                let made = [(listed < means.speed, RuleId::ModeLoad), (speed < listed, RuleId::Afflictions)];
                made.into_iter().filter(|(slows, _)| *slows).map(|(_, rule)| rule).collect()
            }
        }
    }

    /// What the mover may spend at this pace, in feet.
    #[must_use]
    pub fn budget(&self, mover: &Mover<'a>, pace: Pace) -> Feet {
        self.budget_by(mover, pace, self.level_speed(mover.creature))
    }

    /// Whether this is the minimum movement of a creature that could enter this space with a plain move.
    pub(crate) fn takes_a_plain_move(&self, mover: &Mover<'a>, pace: Pace, to: Placement) -> bool {
        let (rules, creature) = (self.0.ruleset, mover.creature);
        let speed = || rules.speed(creature).min(self.level_speed(creature));
        let slowed = || speed() == Feet(0) || Hindrances(self.0).only_crawls(creature);
        let impeded = || to.squares().any(|square| StepPrices(self.0).is_impeded(creature, square));
        let asks = pace == Pace::Minimum && rules.minimum_movement.value.is_a_standard_action();
        asks && !slowed() && !impeded()
    }

    /// What the mover may spend on foot at this pace, in feet.
    pub(crate) fn walking_budget(&self, mover: &Mover<'a>, pace: Pace) -> Feet {
        self.budget_by(mover, pace, self.0.ruleset.speed(mover.creature))
    }

    /// The speed in feet of the mode in which the creature moves where it is.
    #[must_use]
    pub fn level_speed(&self, creature: &Creature) -> Feet {
        let own = Supports(self.0).locomotion(creature).means;
        own.map_or_else(|| self.0.ruleset.speed(creature), |means| self.own_speed(creature, means))
    }

    /// The class that limits the turns of the creature's level flight; `None` if it turns freely, or doesn't fly.
    #[must_use]
    pub fn turning_class(&self, creature: &Creature) -> Option<Maneuverability> {
        let class = self.flies_level(creature).and_then(|means| means.maneuverability);
        let limited = class.filter(|class| !matches!(class, Maneuverability::Good | Maneuverability::Perfect));
        limited.filter(|_| self.0.ruleset.flight.value.uses_classes())
    }

    /// The fly mode that carries the creature in level flight, if it is airborne and has one.
    #[must_use]
    pub fn flies_level<'c>(&self, creature: &'c Creature) -> Option<&'c Means> {
        let locomotion = Supports(self.0).locomotion(creature);
        locomotion.means.filter(|_| locomotion.mode == Mode::Fly)
    }

    /// The refusal of movement through the air by a flier of unknown maneuverability, where that decides how it may turn and how
    /// fast it has to be.
    pub(crate) fn unknown_class(&self, mover: &Mover<'a>) -> Option<Finding> {
        let by_class = self.0.ruleset.flight.value.uses_classes();
        let unknown = self.flies_level(mover.creature).filter(|means| by_class && means.maneuverability.is_none());
        unknown.map(|_| Finding::refusal(RuleId::Flight, FlightFact::NoClass { who: mover.creature.name.clone() }))
    }

    /// The refusal of a pace that requires a listed speed, for a mover without one in its current mode.
    pub(crate) fn unlisted(&self, mover: &Mover<'a>, mode: Mode, pace: Pace) -> Option<Finding> {
        let asks = matches!(pace, Pace::Run | Pace::Step) || pace.is_charge() || pace.is_withdrawal();
        let listed = mode == Mode::Walk || mover.creature.modes.of(mode).is_some();
        let who = mover.creature.name.clone();
        (asks && !listed).then(|| Finding::refusal(pace.rule(), HeightFact::NoMode { who, mode }))
    }

    /// What the mover may spend at this pace, in feet, in a mode of movement with this speed.
    pub(crate) fn budget_by(&self, mover: &Mover<'a>, pace: Pace, speed: Feet) -> Feet {
        let rules = self.0.ruleset;
        let whole = match pace {
            Pace::Single => speed * rules.speed.value,
            Pace::Double => speed * rules.double.value,
            Pace::Hustle => speed * rules.hustle.value,
            Pace::Sprint => speed * rules.sprint.value,
            Pace::Run => speed * rules.run_multiple(mover.creature),
            Pace::Charge if rules.charge.value.takes_a_full_round() => speed * 2,
            Pace::Withdraw if rules.withdraw.value.takes_a_full_round() => speed * 2,
            Pace::Charge | Pace::PartialCharge | Pace::Withdraw | Pace::RestrictedWithdraw => speed,
            Pace::Minimum | Pace::Step | Pace::Crawl => return Feet::SQUARE,
        };
        Feet(whole.0.saturating_sub(Turns(self.0).spent_so_far(mover).0))
    }

    /// The action that the mover's movement takes, on foot or off it.
    pub(crate) fn action_of(&self, mover: &Mover<'a>, walk: &Walk) -> Action {
        match walk.pace {
            Pace::Step if walk.full_round => Action::FullRound,
            Pace::Step => {
                let turn_log = Turns(self.0).turn_log(&mover.creature.name).cloned().unwrap_or_default();
                self.takes_by(walk.way, &turn_log)
            }
            pace if Loads(self.0).takes_a_round(mover.creature, pace) => Action::FullRound,
            pace => self.takes(pace),
        }
    }

    /// The action that a movement at this pace takes.
    pub(crate) fn takes(&self, pace: Pace) -> Action {
        match pace {
            Pace::Step => Action::Free,
            Pace::Single | Pace::Hustle | Pace::Crawl => Action::Move,
            Pace::Double | Pace::Sprint if self.0.ruleset.actions.value.has_phases() => Action::Move,
            Pace::Minimum if self.0.ruleset.minimum_movement.value.is_a_standard_action() => Action::Standard,
            Pace::Charge if !self.0.ruleset.charge.value.takes_a_full_round() => Action::Standard,
            Pace::Withdraw if !self.0.ruleset.withdraw.value.takes_a_full_round() => Action::Standard,
            Pace::PartialCharge | Pace::RestrictedWithdraw => Action::Only,
            Pace::Double | Pace::Sprint | Pace::Run | Pace::Minimum | Pace::Charge | Pace::Withdraw => {
                Action::FullRound
            }
        }
    }

    /// Whether the ruleset has this pace.
    #[must_use]
    pub fn knows(&self, pace: Pace) -> bool {
        pace.is_known(self.0.ruleset)
    }

    /// The rules that set the mover's speed, or lowered its running multiple.
    pub(crate) fn speed_rules(&self, mover: &Mover<'a>, pace: Pace) -> Vec<RuleId> {
        let mut rules = match Supports(self.0).locomotion(mover.creature).means {
            Some(means) => self.speed_rules_of(mover, means),
            None => self.0.ruleset.speed_in_full(mover.creature).rules,
        };
        let run = pace == Pace::Run && self.0.ruleset.run_multiple(mover.creature) != self.0.ruleset.run.value;
        rules.extend(run.then_some(RuleId::RunPenalty));
        rules
    }

    /// The options of a walk.
    pub(crate) fn options_of(&self, walk: &Walk) -> MoveOptions {
        let options = self.options(walk.pace, walk.share);
        match options.balancing {
            Balancing::AtHalfSpeed if walk.half_speed => MoveOptions { balancing: Balancing::WithCare, ..options },
            Balancing::AtHalfSpeed if walk.accelerated => MoveOptions { balancing: Balancing::AtFullSpeed, ..options },
            _ => options,
        }
    }

    pub(crate) fn options(&self, pace: Pace, share: bool) -> MoveOptions {
        MoveOptions {
            plain: matches!(pace, Pace::Single | Pace::Hustle),
            double: matches!(pace, Pace::Double | Pace::Sprint),
            share,
            impeded: pace == Pace::Minimum,
            unhampered: match pace {
                Pace::Run => self.0.ruleset.run_over.value.forbids_hampering_ground(),
                _ => pace.is_charge(),
            },
            away: None,
            balancing: match pace {
                pace if pace.is_one_step() => Balancing::OneSquare,
                pace if pace == Pace::Run || pace.is_charge() => Balancing::AtFullSpeed,
                _ => Balancing::AtHalfSpeed,
            },
        }
    }

    /// The refusal if a condition keeps the creature from moving at all.
    #[must_use]
    pub fn stilled(&self, creature: &Creature) -> Option<Finding> {
        let condition = creature.stilled_by()?;
        Some(Finding::refusal(RuleId::Conditions, Fact::CannotMove { condition }))
    }

    /// Whether a condition keeps the creature from moving at all.
    #[must_use]
    pub fn is_still(&self, creature: &Creature) -> bool {
        creature.stilled_by().is_some()
    }

    /// Whether the creature stands on the floor and is too slow on foot for a five-foot step, but could take it on
    /// wings.
    #[must_use]
    pub fn steps_by_wing(&self, creature: &Creature) -> bool {
        let quick = |means: &Means| self.own_speed(creature, means) > Feet::SQUARE;
        Supports(self.0).of(creature) == Support::Floor
            && self.0.ruleset.speed(creature) <= Feet::SQUARE
            && creature.modes.of(Mode::Fly).is_some_and(quick)
    }

    /// Whether a creature that lies has only the air or the water around it.
    fn has_nothing_to_crawl_on(&self, creature: &Creature) -> bool {
        match Supports(self.0).of(creature) {
            Support::Wings(_) => true,
            Support::Water => creature.is_airborne(),
            Support::Floor | Support::Back | Support::Earth | Support::Wall | Support::Edge | Support::Nothing => false,
        }
    }

    /// What rules this pace out before the first step, and whether the steps are still worth judging.
    pub(crate) fn pace_refusals(&self, mover: &Mover<'a>, walk: &Walk) -> (Vec<Finding>, bool) {
        let (mut refusals, usable) = self.pace_refusals_at(mover, walk, self.level_speed(mover.creature));
        refusals.extend(self.unknown_class(mover).filter(|_| usable));
        (refusals, usable)
    }

    /// As `pace_refusals`, for a movement in its own mode with this speed.
    pub(crate) fn pace_refusals_at(&self, mover: &Mover<'a>, walk: &Walk, speed: Feet) -> (Vec<Finding>, bool) {
        let Walk { pace, full_round, way, .. } = *walk;
        let creature = mover.creature;
        if !self.knows(pace) {
            return (vec![Finding::refusal(pace.rule(), Fact::UnknownPace { pace })], false);
        }
        if let Some(still) =
            self.stilled(creature).or_else(|| Loads(self.0).overburdened(creature, pace == Pace::Minimum))
        {
            return (vec![still], false);
        }
        let mut refusals = Vec::new();
        match Hindrances(self.0).lies(creature) {
            Some(_) if self.has_nothing_to_crawl_on(creature) => {
                refusals.push(Finding::refusal(RuleId::Crawl, Fact::CrawlsOnNothing));
            }
            // The minimum movement of a full-round action, whatever slows the creature, is a crawl for one that lies.
            Some(_) if pace == Pace::Minimum && !self.0.ruleset.minimum_movement.value.is_a_standard_action() => {}
            Some(condition) if pace != Pace::Crawl => {
                refusals.push(Finding::refusal(RuleId::Crawl, Fact::OnlyCrawls { condition }));
            }
            None if pace == Pace::Crawl => refusals.push(Finding::refusal(RuleId::Crawl, Fact::NotProne)),
            _ => {}
        }
        if full_round && (pace != Pace::Step || self.0.ruleset.full_round.value.leaves_nothing()) {
            refusals.push(Finding::refusal(RuleId::FullRound, Fact::AfterFullRound));
        }
        let slow = match pace {
            Pace::Step => speed <= Feet::SQUARE,
            Pace::Minimum => self.0.ruleset.speed_in_full(creature).unburdened == Feet(0),
            Pace::Crawl => self.0.ruleset.speed(creature) == Feet(0),
            _ => false,
        };
        if slow {
            refusals.push(Finding::refusal(pace.rule(), Fact::TooSlow));
        }
        let sprints = matches!(pace, Pace::Double | Pace::Sprint) && self.0.ruleset.sprint_cost.value.can_fatigue();
        if let Some(rider) = self.0.encounter.riders_of(creature).next().filter(|_| sprints) {
            let fact = RidingFact::CarriesSprinting { who: rider.name.clone() };
            refusals.push(Finding::refusal(RuleId::SprintCost, fact));
        }
        refusals.extend(Endurance(self.0).unrested(creature, walk.run).filter(|_| pace == Pace::Run));
        if pace == Pace::Run && creature.is(Condition::Blinded) {
            refusals.push(Finding::refusal(RuleId::RunOver, Fact::Blind));
        }
        let restricted = match pace {
            Pace::Run => Some(RestrictedAction::Run),
            Pace::Step => Some(RestrictedAction::Step),
            pace if pace.is_charge() => Some(RestrictedAction::Charge),
            pace if pace.is_withdrawal() => Some(RestrictedAction::Withdraw),
            _ => None,
        };
        refusals
            .extend(restricted.into_iter().flat_map(|restricted| Hindrances(self.0).hindrances(creature, restricted)));
        let own = Supports(self.0).locomotion(creature).mode;
        refusals.extend(self.barred(creature, pace, own));
        refusals.extend(self.unlisted(mover, own, pace));
        if pace == Pace::Step {
            refusals.extend(self.step_way_refusals(mover, way, full_round));
        } else {
            let takes = if Loads(self.0).takes_a_round(creature, pace) { Action::FullRound } else { self.takes(pace) };
            let maneuver = match pace.is_charge() || pace.is_withdrawal() {
                true => Maneuvering::OrAnAttack,
                false => Maneuvering::No,
            };
            let claim = Claim { takes, maneuver, moves: true };
            refusals.extend(Turns(self.0).turn_refusals(mover, claim));
        }
        (refusals, true)
    }

    /// Why the mover can't take a five-foot step by this right.
    fn step_way_refusals(&self, mover: &Mover<'a>, way: StepWay, full_round: bool) -> Vec<Finding> {
        let known = way == StepWay::Free || self.0.ruleset.five_foot_step.value.can_be_bought();
        if !known {
            return vec![Finding::refusal(RuleId::FiveFootStep, TurnFact::UnknownWay { way })];
        }
        let turn_log = Turns(self.0).turn_log(&mover.creature.name).cloned().unwrap_or_default();
        let takes = if full_round { Action::FullRound } else { self.takes_by(way, &turn_log) };
        let used = turn_log.attacks_used();
        let refused =
            |takes| Turns(self.0).turn_refusals(mover, Claim { takes, maneuver: Maneuvering::No, moves: false });
        let mut refusals = refused(takes);
        if way == StepWay::Trade && !refusals.is_empty() {
            // What is missing is the rest of a full attack.
            refusals = refused(Action::FullRound);
        }
        match way {
            StepWay::Free if Turns(self.0).stood_by_its_step(&turn_log) => {
                refusals.push(Finding::refusal(RuleId::FiveFootStep, TurnFact::OneStep { by_standing: true }))
            }
            StepWay::Free if turn_log.has_moved() => {
                let by_standing = turn_log.stood && turn_log.total_feet() == HalfFeet(0);
                refusals.push(Finding::refusal(RuleId::FiveFootStep, TurnFact::MovedAlready { by_standing }))
            }
            StepWay::Free if turn_log.steps > 0 => {
                refusals.push(Finding::refusal(RuleId::FiveFootStep, TurnFact::OneStep { by_standing: false }))
            }
            StepWay::Trade if used >= mover.creature.base_attacks.unwrap_or(0) => {
                refusals.push(Finding::refusal(
                    RuleId::FiveFootStep,
                    TurnFact::NoAttackToTrade { of: mover.creature.base_attacks },
                ));
            }
            StepWay::Free
            | StepWay::Trade
            | StepWay::Feature
            | StepWay::FeatureSwift
            | StepWay::FeatureMove
            | StepWay::ActionPoint => {}
        }
        refusals
    }

    /// The action taken by a five-foot step by this right. The first traded attack takes the full attack.
    pub(crate) fn takes_by(&self, way: StepWay, turn_log: &TurnLog) -> Action {
        match way {
            StepWay::Trade if turn_log.traded > 0 => Action::Free,
            // The maneuver was the first attack; the full attack uses up the rest of the turn.
            StepWay::Trade if turn_log.standard && turn_log.has_replaced_an_attack() => Action::Move,
            StepWay::Trade => Action::FullRound,
            StepWay::FeatureSwift => Action::Swift,
            StepWay::FeatureMove => Action::Move,
            StepWay::Free | StepWay::Feature | StepWay::ActionPoint => Action::Free,
        }
    }

    /// Further notes on a movement at this pace.
    pub(crate) fn pace_notes(&self, mover: &Mover<'a>, pace: Pace, impeded: bool) -> Vec<Finding> {
        if let Some(off_guard) =
            Loads(self.0).off_guard(mover.creature).filter(|_| Loads(self.0).takes_a_round(mover.creature, pace))
        {
            return vec![Finding::note(RuleId::Overloaded, Fact::TakesAction { action: Action::FullRound }), off_guard];
        }
        match pace {
            Pace::Minimum if impeded => {
                vec![Finding::note(RuleId::Impeded, Fact::TakesAction { action: Action::FullRound })]
            }
            _ if pace == Pace::Minimum || pace.is_charge() || pace.is_withdrawal() => {
                vec![Finding::note(pace.rule(), Fact::TakesAction { action: self.takes(pace) })]
            }
            Pace::Double | Pace::Sprint if self.0.ruleset.sprint_cost.value.can_fatigue() => {
                vec![self.sprint_note()]
            }
            Pace::Run if !mover.creature.runner => vec![Finding::note(RuleId::RunExposes, Fact::FlatFootedAfter)],
            _ => Vec::new(),
        }
    }

    /// What a sprint costs beyond its action.
    pub(crate) fn sprint_note(&self) -> Finding {
        let rounds = self.0.encounter.rounds.as_deref().filter(|rounds| rounds.has_begun());
        let standard = rounds.map(|rounds| rounds.stage == Stage::Action);
        Finding::note(RuleId::SprintCost, ReactiveFact::Sprinted { standard })
    }

    /// A movement in a mode the mover can't use, refused before any path is judged. Overruled by the GM, it ends at its last
    /// stop all the same.
    pub(crate) fn refused_outright(&self, mover: &Mover<'a>, stops: &[Stop], findings: Vec<Finding>) -> Ruling {
        let goal = stops.last().filter(|_| self.0.overruled);
        let to = goal.map_or(mover.placement, |stop| mover.full.at(stop.anchor));
        let altitude = goal.and_then(|stop| stop.altitude);
        Ruling { verdict: Verdict::Illegal, altitude, findings, ..self.unmoved(mover, to) }
    }

    /// A ruling without steps, claims or findings.
    pub(crate) fn unmoved(&self, mover: &Mover<'a>, to: Placement) -> Ruling {
        Ruling {
            verdict: Verdict::Legal,
            creature: mover.creature.name.clone(),
            from: mover.placement,
            to,
            altitude: None,
            flight: None,
            feet: None,
            budget: Feet(0),
            halved: None,
            speed: self.level_speed(mover.creature),
            speed_rules: Vec::new(),
            steps: Vec::new(),
            optimal: true,
            squeezed: false,
            takes: Action::Free,
            way: None,
            diagonal_count: mover.diagonal_count,
            checks: Vec::new(),
            provocations: Vec::new(),
            findings: Vec::new(),
            nearest: None,
            instead: None,
        }
    }
}
