//! A withdrawal.

use super::walk::Walk;
use crate::field::Name;
use crate::referee::ruling::Rolled;

/// A request to withdraw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Withdrawal {
    /// Where it leads, and which route is best; its pace is ignored.
    pub walk: Walk,
    /// Whether the mover has only one action.
    pub one_action: bool,
    /// The opponent that it leads away from, if the ruleset requires one.
    pub primary: Option<Name>,
    /// The opponents whose attacks of opportunity it spares first, in this order, if a check spares some.
    pub spare: Vec<Name>,
    /// The result of that check, if it was rolled.
    pub check: Option<Rolled>,
}
