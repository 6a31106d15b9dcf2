//! Steps around creatures that fill their squares, at tables where those make corners.

use super::steps::StepTable;
use crate::grid::Placement;
use crate::referee::board::Crossings;

impl StepTable<'_, '_> {
    /// Closes the steps that cut such a creature's corner. They are few, so each is checked separately.
    pub(super) fn mind_the_fillers(&mut self) {
        let (crossings, mover) = (Crossings(self.referee), self.mover);
        let fillers = crossings.fillers(mover.creature, None);
        let around = |filler: &Placement| filler.area().grown(mover.full.width.max(mover.full.height) as i32);
        for step in &mut self.moves {
            let (from, to) = (self.stances[step.from].shape, self.stances[step.to].shape);
            for anchor in fillers.iter().flat_map(|filler| around(filler).squares()) {
                let (from, to) = (from.at(anchor), to.at(anchor.offset(step.offset)));
                if step.leads_from(anchor) && !crossings.crossing_refusals(mover, from, to).is_empty() {
                    step.leads_to_mut().remove(to.anchor);
                }
            }
        }
    }
}
