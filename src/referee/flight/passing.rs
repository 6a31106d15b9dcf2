//! Maneuvers in the air: what a flier's class requires of an overrun, a tumble or a bull rush, whose path is judged by its
//! squares.
//!
//! Their search doesn't know which way the flier faces: a path on which the flier can't turn as needed is refused, and an
//! explicit path may do better.

use super::Flights;
use super::grades::GradedFlights;
use super::maneuverability::ClassFlights;
use super::rows::Rows;
use super::wings::{Bearing, Wings};
use crate::field::{Mode, Name};
use crate::grid::{HalfFeet, Height};
use crate::referee::board::Elevations;
use crate::referee::context::Mover;
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::Flying;
use crate::referee::ruling::{Action, Fact, Finding, FlightFact, Pace, Ruling, Step};
use crate::referee::space::{MovementModel, Pose, Space, Transition};
use crate::ruleset::RuleId;

/// A flier's steps as its wings make them.
type Flown<'a> = (Wings<'a, 'a>, Vec<Transition<Bearing>>);

impl<'a> ClassFlights<'a> {
    /// Adds to a path that was judged by its squares what its turns cost, and refuses turns the flier can't make.
    pub(crate) fn turn_on_the_way(&self, mover: &Mover<'a>, ruling: &mut Ruling) {
        let Some((wings, transitions)) = self.over_the_steps(mover, ruling) else { return };
        let mut dearer = false;
        for (index, (step, transition)) in ruling.steps.iter_mut().zip(transitions).enumerate() {
            step.facing = wings.facing(&transition.state);
            let turns = [RuleId::FlightTurnInPlace, RuleId::FlightReverse];
            if turns.iter().any(|rule| transition.rules.contains(rule)) {
                (step.feet, step.rules, dearer) = (transition.price, transition.rules, true);
            }
            let refused = |refusal| Finding { step: Some(index), ..Finding::refused(refusal) };
            ruling.findings.extend(transition.refusals.into_iter().map(refused));
        }
        ruling.findings.extend(self.too_loaded(mover.creature));
        if dearer && ruling.feet.is_some() {
            let feet: HalfFeet = ruling.steps.iter().map(|step| step.feet).sum();
            ruling.feet = Some(feet);
            if feet > HalfFeet::from(ruling.budget) {
                ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
                let too_far = Fact::TooFar { feet };
                ruling.findings.push(Finding::refusal(Pace::Single.limit(), too_far));
            }
        }
    }

    /// The flight to this end that keeps nearest to the straight line, of those that the flier can make; of equally near ones
    /// the one that gives the fewest opponents a chance, besides the `spared`.
    pub(crate) fn straightest(
        &self,
        mover: &Mover<'a>,
        (end, spared): (Pose, &[Name]),
        flying: &Flying,
    ) -> Option<Vec<Pose>> {
        let by_class = self.0.ruleset.flight.value.uses_classes();
        let means = mover.creature.modes.of(Mode::Fly)?;
        let trip = Flights(self.0).trip_by_air(mover, means, flying);
        let Some(class) = means.maneuverability.filter(|_| by_class) else {
            return GradedFlights(self.0).straightest(mover, (means, &trip), (end, spared));
        };
        let rows = Rows::of(self.0.ruleset, class);
        let wings = Wings::new(self.0, mover, rows, (means, &trip), flying);
        Space(self.0).straightest(mover, &wings, &trip, (end, spared))
    }

    /// The refusal of a maneuver that ends in midair with too little flown, in a turn with no movement left.
    pub(crate) fn too_slow_to_stay_up(&self, mover: &Mover<'a>, ruling: &Ruling, takes: Action) -> Option<Finding> {
        let (wings, transitions) = self.over_the_steps(mover, ruling)?;
        let flown = transitions.last()?.state.flown;
        let before = Turns(self.0).turn_log(&mover.creature.name);
        let moves = before.map_or(0, |log| log.moves) + u8::from(takes == Action::Move);
        let moves_on = matches!(takes, Action::Move | Action::Free)
            && Turns(self.0).keeps_turns()
            && self.0.ruleset.single_action(mover.creature).is_none()
            && moves < 2
            && !before.is_some_and(|log| log.standard);
        let too_slow = self.height_at_the_end(mover, ruling) > Height::ZERO && flown < wings.needed && !moves_on;
        let fact = FlightFact::TooSlow { class: wings.class(), needed: wings.needed, flown, is_plain: false };
        too_slow.then(|| Finding::refusal(RuleId::FlightMinimum, fact))
    }

    /// Whether a flight ends in midair with too little flown to stay up, if this action follows it.
    pub(crate) fn stalls_after(&self, mover: &Mover<'a>, ruling: &Ruling, takes: Action) -> bool {
        self.too_slow_to_stay_up(mover, ruling, takes).is_some()
    }

    /// Records the flight of a maneuver, as far as it got.
    pub(crate) fn fly_the_way(&self, mover: &Mover<'a>, ruling: &mut Ruling) {
        let flown = self.over_the_steps(mover, ruling);
        let Some((wings, state)) = flown.and_then(|(wings, all)| Some((wings, all.last()?.state))) else { return };
        ruling.flight = Some(wings.flight(self.height_at_the_end(mover, ruling), &state));
    }

    /// The steps of a path as a flier by class makes them; `None` for others, and without steps.
    fn over_the_steps(&self, mover: &Mover<'a>, ruling: &Ruling) -> Option<Flown<'a>> {
        let by_class = self.0.ruleset.flight.value.uses_classes();
        let means = Paces(self.0).flies_level(mover.creature).filter(|_| by_class)?;
        let rows = Rows::of(self.0.ruleset, means.maneuverability?);
        // The consequences of too little speed are checked separately.
        let flying = Flying { stopped: true, ..Flying::default() };
        let trip = Flights(self.0).trip_by_air(mover, means, &flying);
        let wings = Wings::new(self.0, mover, rows, (means, &trip), &flying);
        let floor = |at| self.0.encounter.battlefield.floor_under(at);
        let pose = |step: &Step| Pose { at: step.to, elevation: floor(step.to) + step.altitude };
        let poses: Vec<Pose> = ruling.steps.iter().map(pose).collect();
        let transitions = Space(self.0).transitions_over(mover, &wings, &trip, &poses);
        (!poses.is_empty() && transitions.len() == poses.len()).then_some((wings, transitions))
    }

    /// How far above the floor a path ends.
    fn height_at_the_end(&self, mover: &Mover<'a>, ruling: &Ruling) -> Height {
        let level = Pose { at: ruling.to, elevation: Elevations(self.0).elevation(mover.creature) };
        ruling.steps.last().map_or_else(|| Space(self.0).altitude_of(level), |step| step.altitude)
    }
}
