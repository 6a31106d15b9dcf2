//! The path of a forced movement, step by step.

use crate::grid::{Feet, HalfFeet, Height, Placement, Square};
use crate::referee::ruling::{Fact, Spent, Step};
use crate::ruleset::RuleId;

/// The path along which a victim was moved.
#[derive(Clone, Debug, Default)]
pub(crate) struct ForcedPath {
    pub(crate) steps: Vec<Step>,
    pub(super) spent: Spent,
    /// What blocks the path beyond its end; empty if the feet ran out or the goal was reached.
    pub(crate) closed: Vec<(RuleId, Fact)>,
    /// The edge it was pushed over.
    pub(crate) ledge: Option<Square>,
    /// The fall, if its last step led over the edge of a floor.
    pub(crate) falls: Option<Fact>,
    /// For each step, the water it led into from the shore; the victim floats there.
    pub(super) waters: Vec<Option<Fact>>,
    /// The victim's height above the map's level 0 while it moves through the air, whatever the floors below.
    pub(super) height: Option<Height>,
    /// Where a victim flung out of water came ashore: from there nothing has to support it.
    pub(super) launched: Option<Placement>,
    /// Its altitude where it ends, if its own flight keeps it up there.
    pub(crate) aloft: Option<Height>,
    /// What its first step would have cost, if it hasn't enough feet even for that.
    pub(crate) unpaid: Option<Feet>,
}

impl ForcedPath {
    /// Its cost in feet.
    pub(crate) fn feet(&self) -> Feet {
        self.steps.iter().map(|step| step.feet).sum::<HalfFeet>().whole()
    }

    /// Drops all but the first `steps` steps.
    pub(crate) fn cut(&mut self, steps: usize) {
        if steps < self.steps.len() {
            self.falls = None;
        }
        self.steps.truncate(steps);
        self.waters.truncate(steps);
        self.land_on_wings();
    }

    /// What happens to the victim where its steps end: it falls, or is in water over its head.
    pub(crate) fn comes_to(&self) -> Option<&Fact> {
        self.falls.as_ref().or_else(|| self.waters.last()?.as_ref())
    }

    /// The index of the first step after which the victim falls or is in water over its head.
    pub(crate) fn first_danger(&self) -> Option<usize> {
        let wet = self.waters.iter().position(Option::is_some);
        wet.or_else(|| self.falls.as_ref().and_then(|_| self.steps.len().checked_sub(1)))
    }

    /// Updates its flight after a cut: where its steps end, it may still fly, or stand on the floor again.
    fn land_on_wings(&mut self) {
        let altitude = self.steps.last().map(|step| step.altitude).filter(|altitude| *altitude > Height::ZERO);
        self.aloft = self.aloft.and(altitude);
    }

    /// Drops the last steps until it is at a place where it may end.
    pub(crate) fn trim(&mut self, may_end: impl Fn(&Step) -> bool) {
        while self.falls.is_none() && self.steps.last().is_some_and(|step| !may_end(step)) {
            self.steps.pop();
            self.waters.pop();
        }
        self.land_on_wings();
    }
}
