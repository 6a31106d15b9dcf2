//! One step and one turn: prices, budgets, actions, who may strike, and what rules a movement out.

pub(crate) mod endurance;
pub(crate) mod floors;
pub(crate) mod hindered;
pub(crate) mod load;
pub(crate) mod pace;
pub(crate) mod provoke;
pub(crate) mod step;
pub(crate) mod turn;
