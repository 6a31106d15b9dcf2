//! The orders in which a search settles its labels: the best way first, or any way soon.

/// The order in which a search processes its labels, and which ones it drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// The best first; dominated labels are dropped.
    Best,
    /// The best first; labels that are dominated except for requirements at the end are dropped too.
    Loose,
    /// The longest first, which soon reaches some end.
    Longest,
    /// The nearest to the goal first: any route will do, quickly, after a search for the best has hit its limits.
    Hasty,
    /// The best first, without squeezing anywhere, after a search for the best has hit its limits: that is what makes most
    /// searches long.
    Unfolded,
    /// The best first, no higher and no lower than start and end, after a search for the best has hit its limits.
    Level,
}

impl Order {
    /// Whether it is for when a search for the best has hit its limits, and so has to find something with little work.
    pub(super) fn is_for_any(self) -> bool {
        matches!(self, Order::Hasty | Order::Unfolded | Order::Level)
    }
}
