//! One step and one turn: prices, budgets, actions, opponents' chances to strike, and what rules a movement out.

pub(crate) mod afloat;
pub(crate) mod attacking;
pub(crate) mod begun;
pub(crate) mod endurance;
pub(crate) mod farther;
pub(crate) mod floors;
pub(crate) mod hindered;
pub(crate) mod impeded;
pub(crate) mod load;
pub(crate) mod pace;
pub(crate) mod prices;
pub(crate) mod provoke;
pub(crate) mod skill_bonus;
mod step;
pub(crate) mod turn;

pub use afloat::Afloat;
pub use attacking::cannot_attack;
pub use endurance::Endurance;
pub(crate) use floors::{FloorEdges, FloorLimit};
pub(crate) use hindered::{Hindrances, RestrictedAction};
pub(crate) use impeded::ImpededGround;
pub(crate) use load::Loads;
pub use pace::Paces;
pub(crate) use prices::{Prices, StepFactors};
pub use provoke::Strikes;
pub(crate) use provoke::{Chance, Opponents, Threateners};
pub use skill_bonus::SkillBonuses;
pub(crate) use step::StepPrices;
pub use turn::Turns;
pub(crate) use turn::{Claim, Maneuvering};
