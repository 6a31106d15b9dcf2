//! Digging through earth and rock, using a burrow speed, or a square a round by a check.

use super::ModeMoves;
use super::multi::Way;
use super::steps::ModeSteps;
use crate::field::{Grade, Mode};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::board::Grades;
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::AirPrices;
use crate::referee::movement::{Claim, Maneuvering, Prices, StepPrices, Turns};
use crate::referee::request::{ModeMove, Stop};
use crate::referee::ruling::{Action, Check, CheckKind, DiagonalCount, Fact, Finding, ModeFact, Pace, Ruling, Verdict};
use crate::referee::space::{Hop, MovementModel, Pose, Space, Span, Transition, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Burrow;

/// The word for rock.
const ROCK: &str = "rock";

/// The default ground to dig through.
const SOIL: &str = "soil";

/// A dig as a movement model.
struct Digger<'r, 'a> {
    referee: Referee<'a>,
    mover: &'r Mover<'a>,
    prices: Prices,
    /// The factor on the usual price.
    times: u32,
}

impl Digger<'_, '_> {
    fn is_dug(&self, from: Pose, to: Pose) -> bool {
        let buried = |pose: Pose| Space(self.referee).altitude_of(pose) < Height::ZERO;
        let out = |pose: Pose| Space(self.referee).altitude_of(pose) > Height::ZERO;
        (buried(from) || buried(to)) && !out(from) && !out(to)
    }
}

impl MovementModel for Digger<'_, '_> {
    type State = DiagonalCount;

    fn start(&self) -> DiagonalCount {
        self.mover.diagonal_count
    }

    fn transitions(
        &self,
        hop: Hop,
        &diagonal_count: &DiagonalCount,
        _spent: HalfFeet,
    ) -> Vec<Transition<DiagonalCount>> {
        let (price, state, mut rules) = AirPrices(self.referee).air_price(self.prices, hop, diagonal_count);
        if self.times > 1 {
            rules = vec![RuleId::Burrow];
        }
        let refusals = match self.is_dug(hop.from, hop.to) {
            true => Vec::new(),
            false => vec![(RuleId::Burrow, Fact::Mode(ModeFact::NoEarth { square: hop.to.at.anchor }))],
        };
        vec![Transition {
            pose: hop.to,
            mode: Mode::Burrow,
            price: HalfFeet(price.0 * self.times),
            rules,
            state,
            refusals,
        }]
    }

    fn end_refusals(&self, _at: Pose, _state: &DiagonalCount, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        Vec::new()
    }

    fn least(&self, span: Span) -> HalfFeet {
        HalfFeet::from(AirPrices(self.referee).least_through_the_air(self.prices, span))
    }

    fn is_underground(&self) -> bool {
        true
    }

    fn shelters(&self, from: Pose, _mode: Mode) -> bool {
        Space(self.referee).is_buried(self.mover.creature, from)
    }
}

/// Movement through the ground.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Burrows<'a>(pub(crate) Referee<'a>);

impl<'a> Burrows<'a> {
    /// Judges a dig.
    pub(crate) fn burrow(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let rules = self.0.ruleset;
        let grade = Grades(self.0).grade_of(mover.creature, Mode::Burrow);
        let ground = mode_move.medium.unwrap_or(SOIL);
        let rock = ground == ROCK;
        let through = match rules.burrow.value {
            Burrow::Unknown => return ModeMoves(self.0).unknown_mode(mover, mode_move, Mode::Burrow),
            Burrow::Earth | Burrow::AsTold if grade.is_none() => {
                return ModeMoves(self.0).without_mode(mover, mode_move, Mode::Burrow);
            }
            Burrow::Earth | Burrow::AsTold => !rock,
            Burrow::Kinds => grade.is_some() || !rock,
        };
        let mut refusals = Vec::new();
        if !through {
            refusals.push(Finding::refusal(RuleId::Burrow, ModeFact::NotThrough { ground }));
        }
        if mode_move.walk.pace == Pace::Run {
            refusals.push(match rules.burrow.value.is_as_given() {
                true => Finding::refusal(RuleId::Burrow, ModeFact::NoRun { mode: Mode::Burrow }),
                false => Finding::refusal(RuleId::RunOver, ModeFact::SeesNothing),
            });
        }
        if mode_move.takes_ten {
            refusals.push(Finding::refusal(RuleId::Burrow, ModeFact::NoTakingTen));
        }
        if !refusals.is_empty() {
            return ModeMoves(self.0).refused(mover, mode_move, refusals);
        }
        let hard = rock && rules.burrow.value.has_kinds() && grade != Some(Grade::EarthGlide);
        let eased = hard && mode_move.tries && self.eases_rock(mode_move);
        let slow = grade.is_none() || (hard && !eased && grade == Some(Grade::Burrowing));
        let times = if hard && !eased && grade == Some(Grade::Tunneling) { 2 } else { 1 };
        let mut ruling = self.dig(mover, mode_move, slow, times);
        if ruling.refusals().next().is_some() || ruling.steps.is_empty() {
            return ruling;
        }
        if slow {
            ruling.takes = Action::FullRound;
            ruling.findings.push(Finding::note(RuleId::Burrow, ModeFact::FullRound));
        }
        self.check_dig(mover, mode_move, grade.is_none(), hard, ruling)
    }

    fn dig(&self, mover: &Mover<'a>, mode_move: &ModeMove, slow: bool, times: u32) -> Ruling {
        let pace = mode_move.walk.pace;
        let creature = mover.creature;
        let way = ModeSteps(self.0).way_of(mover, Mode::Burrow, pace, RuleId::Burrow);
        let way = way.unwrap_or(Way::plain(Mode::Burrow, Feet::SQUARE, None, RuleId::Burrow));
        let speed_category = if slow { None } else { way.speed_category };
        let digger = Digger { referee: self.0, mover, prices: StepPrices(self.0).prices_at(speed_category), times };
        let mut stops: Vec<Stop> = mode_move.stops.clone();
        // A stop in the mover's own square, up or down, is a path as well.
        if let [stop] = stops.as_mut_slice()
            && stop.altitude.is_none()
        {
            stop.altitude = Some(creature.altitude);
        }
        // At a square a round, one square is allowed at any cost.
        let budget = if slow { Feet(15) } else { way.speed };
        let trip = Trip { stops: &stops, walk: &mode_move.walk, budget, speed: way.speed };
        let (mut ruling, track) = Space(self.0).judge(mover, &digger, &trip);
        if let Some(track) = track.filter(|_| !ruling.steps.is_empty()) {
            ruling.diagonal_count = track;
        }
        if slow {
            ruling.budget = Feet::SQUARE;
            if ruling.steps.len() > 1 {
                ruling.findings.push(Finding::refusal(RuleId::Burrow, ModeFact::OneSquare));
            }
            let claim = Claim { takes: Action::FullRound, maneuver: Maneuvering::No, moves: true };
            for refusal in Turns(self.0).turn_refusals(mover, claim) {
                if !ruling.findings.contains(&refusal) {
                    ruling.findings.push(refusal);
                }
            }
            if ruling.refusals().next().is_some() {
                ruling.verdict = Verdict::Illegal;
            } else if let [step] = ruling.steps.as_mut_slice() {
                (step.feet, step.rules) = (Feet::SQUARE.into(), Vec::new());
                (ruling.feet, ruling.diagonal_count) = (Some(Feet::SQUARE.into()), mover.diagonal_count);
            }
        }
        ruling
    }

    /// Whether the check to dig rock as easily as earth succeeds.
    fn eases_rock(&self, mode_move: &ModeMove) -> bool {
        let check = self.rock_check(mode_move);
        check.dc.is_some_and(|dc| dc > 0) && check.succeeds() == Some(true)
    }

    fn rock_check(&self, mode_move: &ModeMove) -> Check {
        let base = mode_move.dc.or(i32::try_from(self.0.ruleset.burrow_rock.value).ok());
        let dc = ModeMoves(self.0).dc_of(&self.0.ruleset.burrow_modifiers.value, &mode_move.modifiers, mode_move.by);
        let dc = dc.and_then(|more| Some(base? + more));
        Check {
            kind: CheckKind::DigRock,
            against: None,
            dc,
            rolled: mode_move.rolled,
            rule: RuleId::BurrowRock,
            modifiers: Vec::new(),
        }
    }

    fn check_dig(&self, mover: &Mover<'a>, mode_move: &ModeMove, unaided: bool, hard: bool, ruling: Ruling) -> Ruling {
        let rules = self.0.ruleset;
        let mut ruling = ruling;
        if hard && !unaided && mode_move.tries {
            // The mover digs whatever the result: as through earth, or as through rock.
            let check = self.rock_check(mode_move);
            ModeMoves(self.0).add_check(&mut ruling, check);
            return ruling;
        }
        let asked = unaided || mode_move.dc.is_some() || !mode_move.modifiers.is_empty();
        if !asked || !rules.burrow.value.has_kinds() {
            return ruling;
        }
        let ground = mode_move.medium.unwrap_or(SOIL);
        let base = match unaided {
            true => mode_move.dc.or_else(|| ModeMoves(self.0).dc_of(&rules.burrow_ground.value, &[ground], None)),
            // The GM sets the DC for hazards and the like.
            false => mode_move.dc,
        };
        let dc = ModeMoves(self.0).dc_of(&rules.burrow_modifiers.value, &mode_move.modifiers, mode_move.by);
        let dc = dc.and_then(|more| Some(base? + more));
        let rule = RuleId::BurrowGround;
        let check =
            Check { kind: CheckKind::Dig, against: None, dc, rolled: mode_move.rolled, rule, modifiers: Vec::new() };
        match ModeMoves(self.0).add_check(&mut ruling, check) {
            Some(margin) if margin < 0 => {
                let mut ruling = ModeMoves(self.0).end_before_mode(mover, ruling, Mode::Burrow, true);
                ruling.findings.push(Finding::note(rule, ModeFact::NoProgress { short: -margin }));
                ruling
            }
            _ => ruling,
        }
    }
}
