//! Ways and ends that are too narrow for a big creature, but not for a smaller one.

use super::judge::WalkJudge;
use crate::field::{Barrier, Creature, Fill, Size};
use crate::grid::{Footprint, Placement, Square};
use crate::referee::board::Crossings;
use crate::referee::context::{MoveOptions, Mover, Referee};
use crate::referee::ruling::{Fact, Finding, Ruling};
use crate::referee::search::StepTable;
use crate::ruleset::RuleId;

/// The squares on both sides of the wall that a step crosses.
fn walled(finding: &Finding) -> Vec<Square> {
    match &finding.fact {
        Fact::Walled { edge, .. } => <[Square; 2]>::from(edge.squares()).to_vec(),
        _ => Vec::new(),
    }
}

impl WalkJudge<'_, '_> {
    /// Reports that a way is too narrow, instead of listing the solid squares and walls beside it, if a one-square
    /// creature would get through.
    pub(crate) fn explain_too_narrow(&self, step_table: &StepTable<'_, '_>, closed: &mut Ruling, goal: Placement) {
        let solid = |finding: &Finding| {
            let wall = matches!(finding.fact, Fact::Walled { barrier: Barrier::Wall, .. });
            wall || matches!(finding.fact, Fact::Filled { with: Some(_), .. })
        };
        let Some(first) = closed.findings.iter().find(|finding| solid(finding)).and_then(|finding| finding.step) else {
            return;
        };
        let board = &self.referee.encounter().battlefield;
        // It may squeeze where it ends.
        let has_room = |at: &Placement| board.holds(*at) && at.squares().all(|square| board.fill(square) == Fill::Open);
        let shapes = 0..step_table.stances.len();
        let end = shapes.map(|shape| step_table.at(shape, goal.anchor)).find(has_room);
        let Some(end) = end.filter(|_| self.mover.full != Footprint::square(1)) else { return };
        if !self.lets_a_smaller_one_through(end) {
            return;
        }
        let tight = closed.steps[first].to;
        let before = if first == 0 { closed.from } else { closed.steps[first - 1].to };
        let here = closed.findings.iter().filter(|finding| finding.step == Some(first));
        let walls: Vec<Square> = here.flat_map(walled).collect();
        let open = |square: &Square| board.fill(*square) == Fill::Open && !walls.contains(square);
        let Some(square) = tight.outside(before).find(open).or_else(|| tight.squares().find(open)) else { return };
        closed.findings.retain(|finding| !solid(finding));
        let refusal = match self.squeezes_through(goal) {
            true => Finding::refusal(RuleId::RunOver, Fact::hampered(square, &[RuleId::Squeezing])),
            false => Finding::refusal(RuleId::SqueezeWidth, Fact::TooNarrow { square }),
        };
        closed.findings.insert(0, Finding { step: Some(first), ..refusal });
    }

    /// Whether a mover whose pace needs open ground could squeeze to the goal at another pace.
    fn squeezes_through(&self, goal: Placement) -> bool {
        let options = MoveOptions { unhampered: false, ..self.mover.options };
        let slower = self.mover.with_options(options);
        let reaches = || StepTable::new(self.referee, &slower, None).connected().anchors().any(|at| at == goal.anchor);
        self.mover.options.unhampered && reaches()
    }

    /// Notes if an explicit path leads along a corridor that is tighter than the mover can squeeze through.
    pub(crate) fn explain_narrow_explicit_path(&self, ruling: &mut Ruling) {
        let Some(narrowest) = self.referee.ruleset().squeezed_side(self.mover.creature) else { return };
        let solid = |finding: &Finding| matches!(finding.fact, Fact::Filled { with: Some(_), .. });
        let Some(first) = ruling.findings.iter().find(|finding| solid(finding)).and_then(|finding| finding.step) else {
            return;
        };
        let tight = ruling.steps[first].to;
        let before = if first == 0 { ruling.from } else { ruling.steps[first - 1].to };
        let (columns, rows) = before.axes_moved(tight);
        let board = &self.referee.encounter().battlefield;
        let open = |square: &Square| board.fill(*square) == Fill::Open;
        // The rows, or columns, that are open all along its space.
        let along = |square: &Square| if columns != 0 { square.y } else { square.x };
        let mut lanes: Vec<i32> = tight.squares().map(|square| along(&square)).collect();
        lanes.sort_unstable();
        lanes.dedup();
        lanes.retain(|lane| tight.squares().filter(|square| along(square) == *lane).all(|square| open(&square)));
        let widest = lanes.chunk_by(|one, next| one + 1 == *next).map(<[i32]>::len).max().unwrap_or(0);
        let straight = (columns != 0) != (rows != 0);
        if !straight || widest == 0 || widest >= narrowest as usize {
            return;
        }
        let entered = tight.outside(before).find(|square| lanes.contains(&along(square)));
        let square = entered.unwrap_or(tight.anchor);
        ruling.findings.retain(|finding| !solid(finding));
        let refusal = Finding::refusal(RuleId::SqueezeWidth, Fact::TooNarrow { square });
        ruling.findings.insert(0, Finding { step: Some(first), ..refusal });
    }

    /// Reports that the end has no room for the mover in any shape, instead of listing what is solid there and on the
    /// way.
    pub(crate) fn explain_no_room(&self, step_table: &StepTable<'_, '_>, ruling: &mut Ruling, goal: Placement) {
        let board = &self.referee.encounter().battlefield;
        let solid = |finding: &Finding| matches!(finding.fact, Fact::Filled { .. } | Fact::CutsCorner { .. });
        let square = goal.anchor;
        let is_open = board.area().contains(square) && board.fill(square) == Fill::Open;
        let alone = self.stops().len() == 1;
        if self.mover.full == Footprint::square(1) || !alone || !is_open || !ruling.findings.iter().any(solid) {
            return;
        }
        let fits = |shape: usize| {
            let at = step_table.at(shape, square);
            board.holds(at) && Crossings(self.referee).ground_refusals(self.mover.creature, at).is_empty()
        };
        if !(0..step_table.stances.len()).any(fits) {
            ruling.findings.retain(|finding| !solid(finding));
            ruling.findings.insert(0, Finding::refusal(RuleId::SqueezeWidth, Fact::NoRoom { square }));
        }
    }

    /// Whether a one-square creature would get from the mover's space into the space at the goal.
    fn lets_a_smaller_one_through(&self, goal: Placement) -> bool {
        let small = Creature { size: Size::Medium, squares: None, squeezed: None, ..self.mover.creature.clone() };
        let one = Footprint::square(1);
        let referee: Referee<'_> = self.referee;
        let start = self.mover.placement.squares().next().unwrap_or(self.mover.placement.anchor);
        let mover = Mover { creature: &small, placement: one.at(start), full: one, ..*self.mover };
        let reached = StepTable::new(referee, &mover, None).connected();
        goal.squares().any(|square| reached.has(square))
    }
}
