//! The judge: pure and total. It never changes the encounter and never fails; an illegal move is a ruling. It asks the
//! ruleset for policies and figures, never which ruleset it is.
//!
//! A folder for each chapter of the rulebooks. Each imports only from those below it, in this order:
//!
//! ruling < request < context < board < fall < movement < travel < search < walk < space < forced < maneuver < phases <
//! flight < charge < modes < jump
//!
//! A question is asked of the type that answers it, made from the [`Referee`]: `Distances(referee).feet_between(a, b)`.

mod board;
mod charge;
mod context;
mod fall;
mod flight;
mod forced;
mod jump;
mod maneuver;
mod modes;
mod movement;
mod phases;
mod request;
mod ruling;
mod search;
mod space;
mod travel;
mod walk;

pub use board::crossing::Crossings;
pub use board::distance::Distances;
pub use board::elevation::Elevations;
pub use board::flank::{Flank, FlankLine, Flanks, LineEnd, NoFlank, NoThreat, Partner};
pub use board::grade::Grades;
pub use board::occupancy::SharedSquares;
pub use board::sight::Sight;
pub use board::threat::Threats;
pub use board::water::{Below, DEEP, Water};
pub use charge::lane::Lane;
pub use charge::withdraw::Withdrawals;
pub use charge::{Charged, Charges};
pub use context::{Mover, Referee, Spot};
pub use fall::impact::{FallFact, Harm, Impact, Impacts, Part, Rush, Thing};
pub use fall::{Casting, Falls, Plunge, Surface};
pub use flight::Flights;
pub use flight::ceiling::AerialFlights;
pub use flight::checks::FlightChecks;
pub use flight::maneuverability::ClassFlights;
pub use flight::mishap::{After, Mishap, Mishapped, Mishaps};
pub use forced::{Forced, ForcedMoves};
pub use jump::run_up::RunUps;
pub use jump::{Jumped, Jumps};
pub use maneuver::bull_rush::BullRushes;
pub use maneuver::clamber::Clambers;
pub use maneuver::overrun::Overruns;
pub use maneuver::tumble::Tumbles;
pub use modes::ModeMoves;
pub use movement::endurance::Endurance;
pub use movement::pace::Paces;
pub use movement::turn::Turns;
pub use phases::declare::Declarations;
pub use phases::forward::ForwardMoves;
pub use phases::playout::{Answers, Contest, Opposed, Playouts, Unfolded};
pub use request::charge::Charge;
pub use request::flight::{Flying, Sky};
pub use request::forced::Shove;
pub use request::forward::Forward;
pub use request::jump::Jumping;
pub use request::maneuver::{BullRush, Clamber, Overrun, Results, Tumble};
pub use request::mode::{Faring, Haste, Venture};
pub use request::stop::Stop;
pub use request::walk::{Prefer, RunSoFar, Walk};
pub use request::withdraw::Withdrawal;
pub use ruling::air::{AirFact, Lapse};
pub use ruling::charge::ChargeFact;
pub use ruling::check::{Check, Modifier, Rolled, Trial};
pub use ruling::fact::Fact;
pub use ruling::flight::FlightFact;
pub use ruling::forced::{Bearing, Brink, Drop, ForcedFact, Thrust};
pub use ruling::height::HeightFact;
pub use ruling::jump::JumpFact;
pub use ruling::load::LoadFact;
pub use ruling::maneuver::{Maneuver, ManeuverFact};
pub use ruling::mode::ModeFact;
pub use ruling::pace::{Pace, StepWay};
pub use ruling::reactive::{PhaseMove, ReactiveFact};
pub use ruling::tally::{Spent, Tally};
pub use ruling::turn::TurnFact;
pub use ruling::{Action, Finding, NoStrike, Provocation, Ruling, Step, Verdict};
pub use search::reach::Reach;
pub use search::route::MOST_THROUGH;
pub use travel::dash::Dash;
pub use travel::rate::Rate;
pub use travel::{
    Carrier, Covered, Exertion, Itinerary, Journey, Journeys, Leg, Length, MOST_DAYS, Strain, Stretch, Toll,
    TravelFact, TravelPace, Traveller,
};
pub use walk::Walks;
pub use walk::ledge::LedgeGrabs;
pub use walk::settle::{Settled, Settling};
pub use walk::stand::StandingUp;
