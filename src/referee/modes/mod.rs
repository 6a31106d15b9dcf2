//! Climbing, swimming, digging and teleporting, with a speed for it or by a check: what can be asked of the referee about
//! them, and what they share.

pub(crate) mod breath;
pub(crate) mod burrow;
pub(crate) mod climb;
pub(crate) mod combined;
pub(crate) mod common_notes;
pub(crate) mod footing;
mod forward;
pub(crate) mod imposed;
pub(crate) mod multi;
pub(crate) mod over;
pub(crate) mod steps;
pub(crate) mod swim;
pub(crate) mod teleport;
mod way;

pub use self::common_notes::{check_shared_end, with_common_notes};
pub use self::forward::ForwardMoves;
pub use self::imposed::{Imposed, Upright, settle_conditions};
pub use self::over::EdgeSteps;

use self::burrow::Burrows;
use self::climb::Climbs;
use self::combined::CombinedMoves;
use self::multi::Way;
use self::swim::Swims;
use self::teleport::Teleports;
use crate::field::Mode;
use crate::grid::{Area, Feet};
use crate::referee::board::{Crossings, Support, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Endurance, Paces};
use crate::referee::request::{ModeMove, MoveMode, RunSoFar};
use crate::referee::ruling::{Check, Fact, Finding, HeightFact, ModeFact, Pace, Ruling, Verdict};
use crate::referee::space::{Ends, Space, Trip};
use crate::referee::walk::GroundChecks;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Dc, DcTable};

/// Movement by climbing, swimming, digging and teleporting.
#[derive(Clone, Copy, Debug)]
pub struct ModeMoves<'a>(pub Referee<'a>);

impl<'a> ModeMoves<'a> {
    /// Judges a movement in a mode other than walking.
    #[must_use]
    pub fn adjudicate(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let mover = &mover.going(Paces(self.0).options_of(&mode_move.walk));
        if !Paces(self.0).knows(mode_move.walk.pace) {
            return self.refused(mover, mode_move, Paces(self.0).pace_refusals(mover, &mode_move.walk).0);
        }
        let mut ruling = match mode_move.move_mode {
            MoveMode::Climb => decisive(Climbs(self.0).climb(mover, mode_move)),
            MoveMode::Swim => Swims(self.0).swim(mover, mode_move),
            MoveMode::Burrow => Burrows(self.0).burrow(mover, mode_move),
            // Nothing slows a teleport.
            MoveMode::Teleport => return self.paced(mover, mode_move, Teleports(self.0).teleport(mover, mode_move)),
            MoveMode::Any => CombinedMoves(self.0).adjudicate(mover, mode_move),
        };
        if mode_move.walk.pace == Pace::Run {
            self.refuse_hampered_run(&mut ruling);
            // A roll already used for the mode's check isn't reused for the endurance check.
            let check = mode_move.rolled.filter(|_| ruling.checks.is_empty());
            Endurance(self.0).check_endurance(mover, RunSoFar { check, ..mode_move.walk.run }, &mut ruling);
        }
        let mut ruling = self.paced(mover, mode_move, ruling);
        let ways = ruling.steps.iter().map(|step| step.mode).chain(mode_move.move_mode.mode());
        let means = ways.filter_map(|mode| mover.creature.modes.of(mode));
        ruling.speed_rules = means.flat_map(|means| Paces(self.0).speed_rules_of(mover, means)).collect();
        GroundChecks(self.0).ask_maneuver(mover, ruling, &mode_move.walk.ground)
    }

    /// Adds what the pace of a movement costs and means, unless it is refused.
    fn paced(&self, mover: &Mover<'a>, mode_move: &ModeMove, mut ruling: Ruling) -> Ruling {
        let pace = mode_move.walk.pace;
        let counts = matches!(pace, Pace::Double | Pace::Sprint | Pace::Run | Pace::Minimum) || pace.is_withdrawal();
        if counts && !ruling.runs_no_further() && ruling.verdict != Verdict::Illegal {
            ruling.findings.extend(Paces(self.0).pace_notes(mover, pace, false));
        }
        ruling
    }

    /// Refuses a run over anything that hampers it: a run is straight, so there is no way around.
    fn refuse_hampered_run(&self, ruling: &mut Ruling) {
        if !self.0.ruleset.run_over.value.forbids_hampering_ground() {
            return;
        }
        let hampers = |rule: &RuleId| matches!(rule, RuleId::Hampering | RuleId::Squeezing | RuleId::LowBarrier);
        let hampered = ruling.steps.iter().enumerate().filter(|(_, step)| step.rules.iter().any(hampers));
        let refusals = hampered.map(|(index, step)| {
            let fact = Fact::hampered(step.to.anchor, &step.rules);
            Finding { step: Some(index), ..Finding::refusal(RuleId::RunOver, fact) }
        });
        ruling.findings.extend(refusals.collect::<Vec<_>>());
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
    }

    /// Where a swim or a climb could end, and its budget.
    ///
    /// # Errors
    /// The findings that rule the movement out.
    pub fn reach(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Result<(Ends, Feet), Vec<Finding>> {
        self.reach_within(mover, mode_move, None)
    }

    /// The same, but only ends whose anchors are in this area are guaranteed to be found.
    pub(crate) fn reach_within(
        &self,
        mover: &Mover<'a>,
        mode_move: &ModeMove,
        area: Option<Area>,
    ) -> Result<(Ends, Feet), Vec<Finding>> {
        let mover = &mover.going(Paces(self.0).options_of(&mode_move.walk));
        let model = match mode_move.move_mode {
            MoveMode::Climb => Climbs(self.0).ways(mover, mode_move)?,
            MoveMode::Swim | MoveMode::Burrow | MoveMode::Teleport | MoveMode::Any => {
                Swims(self.0).model(mover, mode_move)?
            }
        };
        let (before, _) = Paces(self.0).pace_refusals(mover, &mode_move.walk);
        if !before.is_empty() {
            return Err(before);
        }
        let budget = model.ways.iter().map(|way| way.speed).max().unwrap_or_default();
        let trip = Trip {
            stops: &mode_move.stops,
            walk: &mode_move.walk,
            budget,
            speed: self.0.ruleset.speed(mover.creature),
        };
        let ends = Space(self.0).reach_within(mover, &model, &trip, area);
        let climbs = mode_move.move_mode == MoveMode::Climb;
        if climbs && Supports(self.0).of(mover.creature) != Support::Wall && !self.is_any_beside_a_wall(mover, &ends) {
            return Err(vec![Finding::refusal(RuleId::Climb, ModeFact::NothingToClimb { feet: budget })]);
        }
        // The speed of its own mode, unless another one leads on farther.
        let far = ends.prices.values().copied().max().unwrap_or_default();
        let in_its_mode = |way: &&Way| Some(way.mode) == mode_move.move_mode.mode();
        let own = model.ways.iter().find(in_its_mode).map_or(budget, |way| way.speed);
        let within_own = ends.all_below.is_none() && far <= own.into();
        Ok((ends, if within_own { own } else { budget }))
    }

    /// Whether there is something to climb up or down beside one of these ends.
    fn is_any_beside_a_wall(&self, mover: &Mover<'a>, ends: &Ends) -> bool {
        let board = &self.0.encounter.battlefield;
        ends.prices.keys().any(|&anchor| {
            let at = ends.squeezed.get(&anchor).copied().unwrap_or(mover.full).at(anchor);
            Crossings(self.0).has_surface(at, board.floor_under(at))
        })
    }

    /// Refuses a movement before its path is judged.
    pub(crate) fn refused(&self, mover: &Mover<'a>, mode_move: &ModeMove, findings: Vec<Finding>) -> Ruling {
        let budget = Paces(self.0).budget(mover, mode_move.walk.pace);
        let takes = Paces(self.0).action_of(mover, &mode_move.walk);
        Ruling { budget, takes, ..Paces(self.0).refused_outright(mover, &mode_move.stops, findings) }
    }

    /// Refuses a mode the ruleset doesn't have.
    pub(crate) fn unknown_mode(&self, mover: &Mover<'a>, mode_move: &ModeMove, mode: Mode) -> Ruling {
        let finding = Finding::refusal(mode_move.move_mode.rule(), HeightFact::UnknownMode { mode });
        self.refused(mover, mode_move, vec![finding])
    }

    /// Refuses a mode the creature doesn't have.
    pub(crate) fn without_mode(&self, mover: &Mover<'a>, mode_move: &ModeMove, mode: Mode) -> Ruling {
        let finding =
            Finding::refusal(mode_move.move_mode.rule(), HeightFact::NoMode { who: mover.creature.name.clone(), mode });
        self.refused(mover, mode_move, vec![finding])
    }

    /// The sum of these entries of a table; `None` if an entry is never possible, or is a range and no figure was given.
    pub(crate) fn dc_of(&self, table: &DcTable, words: &[&str], by: Option<i32>) -> Option<i32> {
        let each = words.iter().filter_map(|word| table.get(*word)).map(|dc| match dc {
            Dc::Is(figure) => Some(*figure),
            Dc::Between(..) => by,
            Dc::Never(_) => None,
        });
        each.sum()
    }

    /// Adds a check to the ruling; returns its margin, if rolled.
    pub(crate) fn add_check(&self, ruling: &mut Ruling, check: Check) -> Option<i32> {
        let margin = check.margin();
        if margin.is_none() {
            ruling.verdict = Verdict::NeedsCheck;
        }
        ruling.checks.push(check);
        margin
    }

    /// Ends the ruling before its first step in this mode, or at its start if `back`.
    pub(crate) fn end_before_mode(&self, mover: &Mover<'a>, ruling: Ruling, mode: Mode, back: bool) -> Ruling {
        let first = ruling.steps.iter().position(|step| step.mode == mode).unwrap_or(0);
        let mut ruling = ruling.stopped_after(if back { 0 } else { first });
        if ruling.steps.is_empty() {
            ruling.diagonal_count = mover.diagonal_count;
        }
        ruling
    }
}

/// A climb with the reasons that decide its refusal, without those that only follow from one of them: where nobody can end, or
/// nothing holds them, no hold on the way matters, and there is none inside solid ground.
fn decisive(mut ruling: Ruling) -> Ruling {
    let altitude = ruling.altitude.unwrap_or_default();
    let mut unheld = false;
    for finding in &mut ruling.findings {
        if let Fact::Mode(ModeFact::NothingHolds { square }) = finding.fact {
            (unheld, finding.fact) = (true, Fact::Mode(ModeFact::NoHold { square, altitude }));
        }
    }
    let taken = ruling.refusals().any(|finding| matches!(finding.fact, Fact::EndsInside { .. }));
    let is_solid = |finding: &Finding| matches!(finding.fact, Fact::Height(HeightFact::BelowGround { .. }));
    let solid: Vec<Option<usize>> = ruling.refusals().filter(|one| is_solid(one)).map(|one| one.step).collect();
    let first = solid.first().copied();
    ruling.findings.retain(|finding| match finding.fact {
        Fact::Mode(ModeFact::NoHold { .. }) if finding.step.is_some() => {
            !unheld && !taken && !solid.contains(&finding.step)
        }
        _ => !is_solid(finding) || (!taken && Some(finding.step) == first),
    });
    ruling
}
