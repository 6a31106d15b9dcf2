//! Stalling: a flier too slow to stay up falls, and tries to recover in its next turn.

use super::maneuverability::descents;
use super::{Flights, Rows, Wings};
use crate::field::{Creature, Flight, Mode};
use crate::grid::{Feet, HalfFeet, Height, Square};
use crate::referee::board::{Elevations, Occupant, SharedSquares, Stop, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Claim, Maneuvering, Paces, Turns};
use crate::referee::request::{self, Flying};
use crate::referee::ruling::{Action, Check, CheckKind, Fact, Finding, FlightFact, Ruling, Verdict};
use crate::referee::space::{Opening, Space, Trip};
use crate::ruleset::RuleId;

/// Stalling, and recovering from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stalls<'a>(pub(crate) Referee<'a>);

impl<'a> Stalls<'a> {
    /// Drops the mover by `feet` from this altitude; `before` is how far it has already fallen.
    pub(crate) fn drop_from(&self, ruling: &mut Ruling, altitude: Height, before: Feet, feet: Feet) {
        let facing = ruling.flight.and_then(|flight| flight.facing);
        let room = altitude.above(Water(self.0).surface_over_floor(ruling.to));
        let end = if room <= feet { None } else { self.free_height(ruling, altitude, feet) };
        if let Some(end) = end {
            let feet = altitude.above(end);
            ruling.altitude = Some(end);
            ruling.flight = Some(Flight { facing, fallen: before + feet, ..Flight::default() });
            let dc = self.0.ruleset.stall.value.dc;
            ruling.findings.push(Finding::note(RuleId::Stall, FlightFact::Drops { feet, dc }));
        } else {
            // The whole fall counts, not only its last part.
            ruling.flight = Some(Flight::default());
            ruling.findings.push(Finding::note(RuleId::Stall, FlightFact::Crashes { height: before + room }));
        }
    }

    /// How a flier that has flown too little in its turn lands with the movement it has left: straight down or straight on, or
    /// else the nearest way down; `None` if none reaches the ground. D&D 3.5, Minimum Forward Speed: it must land, and only one too high to land
    /// falls.
    pub(super) fn last_landing(&self, creature: &Creature) -> Option<Ruling> {
        let (mover, means) = (self.0.mover(&creature.name)?, creature.modes.of(Mode::Fly)?);
        let rows = Rows::of(self.0.ruleset, means.maneuverability?);
        let flying = Flying::default();
        let trip = Flights(self.0).trip_by_air(&mover, means, &flying);
        let log = Turns(self.0).turn_log(&creature.name).cloned().unwrap_or_default();
        let another = if Turns(self.0).left(creature, &log).moves { trip.budget } else { Feet(0) };
        let budget = Turns(self.0).left_of_movement(&mover).unwrap_or_default().max(another);
        let here = request::Stop { anchor: mover.placement.anchor, altitude: Some(creature.altitude) };
        let lands = |stops: Vec<request::Stop>| {
            let flying = Flying { stops, ..flying.clone() };
            let trip = Trip { stops: &flying.stops, walk: &flying.walk, budget, speed: trip.speed };
            let wings = Wings::new(self.0, &mover, rows, (means, &trip), &flying);
            let everybody = SharedSquares(self.0).everybody(&mover);
            let opening = Opening { everybody, quiet: &[], through: Vec::new() };
            let (ruling, _) = Space(self.0).judge_opened(&mover, &wings, &trip, opening);
            (ruling.verdict == Verdict::Legal).then_some(ruling)
        };
        let on_the_ground = Water(self.0).surface_over_floor(mover.placement) <= Height::ZERO;
        let mut ways = descents(here, creature.altitude, creature.flight.facing).filter(|_| on_the_ground);
        ways.find_map(lands).or_else(|| {
            let down = [request::Stop { altitude: Some(Height::ZERO), ..here }];
            let trip = Trip { stops: &down, walk: &flying.walk, budget, speed: trip.speed };
            let ends =
                Space(self.0).reach_by(&mover, &Wings::new(self.0, &mover, rows, (means, &trip), &flying), &trip);
            let ground = |anchor: Square| Water(self.0).surface_over_floor(mover.full.at(anchor)) <= Height::ZERO;
            let ends = ends.prices.into_iter().filter(|(anchor, _)| *anchor != here.anchor && ground(*anchor));
            let far = |anchor: Square| {
                let (dx, dy) = here.anchor.to(anchor);
                dx.abs() + dy.abs()
            };
            let (anchor, _) = ends.min_by_key(|&(anchor, feet)| (feet, far(anchor), anchor))?;
            lands(vec![request::Stop { anchor, altitude: Some(Height::ZERO) }])
        })
    }

    /// The altitude in midair where a fall from here ends: above creatures flying there. `None` if it ends on a creature
    /// that stands on the floor.
    fn free_height(&self, ruling: &Ruling, altitude: Height, feet: Feet) -> Option<Height> {
        let mover = self.0.mover(&ruling.creature)?;
        let floor = self.0.encounter.battlefield.floor_under(ruling.to);
        let everybody = SharedSquares(self.0).everybody(&mover);
        let mut end = altitude - Height::from(feet);
        while end < altitude {
            let levels = Elevations(self.0).levels_at(mover.creature, floor + end);
            let keeps_out = |one: &&Occupant<'a>| {
                let refused = matches!(one.stop, Stop::Refused { .. });
                refused && one.space.overlaps(ruling.to) && one.levels.overlap(levels)
            };
            match everybody.occupants.iter().find(keeps_out) {
                None => break,
                Some(met) if !met.creature.is_airborne() => return None,
                Some(_) => end = end + Height::from(Feet::SQUARE),
            }
        }
        Some(end)
    }

    /// Judges a stalled flier's turn: a save decides whether it flies again or keeps falling.
    pub(crate) fn recover(&self, mover: &Mover<'a>, flying: &Flying, stays: bool) -> Ruling {
        let creature = mover.creature;
        let (altitude, fallen) = (creature.altitude, creature.flight.fallen);
        let takes = match self.0.ruleset.single_action(creature) {
            Some(_) => Action::Only,
            None => Action::FullRound,
        };
        let speed = creature.modes.of(Mode::Fly).map_or(Feet(0), |means| Paces(self.0).speed_of(mover, means));
        let mut ruling = Ruling {
            feet: Some(HalfFeet(0)),
            speed,
            budget: speed,
            altitude: Some(altitude),
            flight: Some(creature.flight),
            takes,
            ..Paces(self.0).unmoved(mover, mover.placement)
        };
        ruling
            .findings
            .extend(Turns(self.0).turn_refusals(mover, Claim { takes, maneuver: Maneuvering::No, moves: true }));
        if stays {
            // Staying in place is the attempt to recover, so the stall doesn't forbid it.
            ruling.findings.retain(|finding| finding.rule != RuleId::Stall);
        }
        if ruling.refusals().next().is_some() {
            // It doesn't get to try.
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        let stall = self.0.ruleset.stall.value;
        let rolled = flying.rolled;
        let check = Check {
            kind: CheckKind::RecoverFromStall,
            against: None,
            dc: Some(stall.dc),
            rolled,
            rule: RuleId::Stall,
            modifiers: Vec::new(),
        };
        match check.succeeds() {
            None => ruling.verdict = Verdict::NeedsCheck,
            Some(true) => ruling.flight = Some(Flight { facing: creature.flight.facing, ..Flight::default() }),
            Some(false) => self.drop_from(&mut ruling, altitude, fallen, stall.later),
        }
        ruling.checks.push(check);
        ruling
    }
}

impl Ruling {
    /// The whole height of the fall in feet, if the mover stalls and hits the ground.
    #[must_use]
    pub fn crash(&self) -> Option<Feet> {
        let crash = |finding: &Finding| match finding.fact {
            Fact::Flight(FlightFact::Crashes { height }) => Some(height),
            _ => None,
        };
        self.findings.iter().find_map(crash)
    }
}
