//! A withdrawal.

use super::walk::Walk;
use crate::field::Name;
use crate::referee::ruling::Rolled;

/// A withdrawal that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Withdrawal {
    /// Where it leads, and which route is best; its pace does not matter.
    pub walk: Walk,
    /// Whether the mover has one action only.
    pub one_action: bool,
    /// The opponent that it leads away from, where the ruleset asks for one.
    pub primary: Option<Name>,
    /// Whom it spares first, in this order, where a check spares some.
    pub spare: Vec<Name>,
    /// What that check came to, if it was rolled.
    pub check: Option<Rolled>,
}
