//! The judge: pure and total. It never changes the encounter and never fails; an illegal move is a ruling. It asks the
//! ruleset for policies and figures, never which ruleset it is.
//!
//! Each chapter of the rulebooks has a folder. A folder imports only from those before it in this order:
//!
//!
//! ruling < request < tally < work < context < board < fall < movement < travel < search < walk < space < forced < flight <
//! maneuver < phases < modes < charge < jump < options
//!
//! To ask a question, make the type that answers it from the [`Referee`]: `Distances(referee).feet_between(a, b)`.

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
mod options;
mod phases;
mod request;
mod ruling;
mod search;
mod space;
mod tally;
mod travel;
mod walk;
mod work;

pub use board::{
    Below, Crossings, DEEP, Distances, Elevations, Flank, FlankLine, Flanks, Grades, LineEnd, Locomotion, NoFlank,
    NoThreat, Partner, SharedSquares, Sight, Support, Supports, Threats, Unseated, Water, came_along, is_down,
    left_hanging, take_along, unseated,
};
pub use charge::{ChargeRuling, Charges, Lane, Withdrawals};
pub use context::{Mover, Referee, Spot};
pub use fall::{Casting, CollisionSpeed, FallFact, Falls, Harm, Impact, Impacts, Part, Plunge, Surface, Thing};
pub use flight::{
    AerialFlights, After, ClassFlights, FlightChecks, Flights, Mishap, MishapEvent, Mishaps, Unheld, Winds,
};
pub use forced::{Forced, ForcedMoves};
pub use jump::{JumpRuling, Jumps, LeapOnTheWay, RunUps};
pub use maneuver::{BullRushes, Clambers, MediumChecks, Overruns, Tumbles};
pub use modes::{
    EdgeSteps, ForwardMoves, Imposed, ModeMoves, Upright, check_shared_end, settle_conditions, with_common_notes,
};
pub use movement::{Afloat, Endurance, Paces, SkillBonuses, Strikes, Turns, cannot_attack};
pub use options::{Aim, Approach, Approached, Approaches, CommandVerdict, Means, Offered, Way};
pub use phases::{
    Along, Answers, Conflict, Conflicts, Contest, Course, Declarations, Missing, Opposed, Passing, PlayedOut, Playouts,
};
pub use request::{
    BullRush, Charge, Clamber, ClimbPace, Escape, FlightConditions, Flying, ForcedMove, Forward, Jumping, MediumCheck,
    ModeMove, MoveMode, Overrun, Prefer, Results, RunSoFar, Stop, Tumble, Walk, Withdrawal,
};
pub use ruling::{
    Action, AirFact, AirborneLapse, Bearing, ChargeFact, Check, CheckKind, DiagonalCount, Drop, EdgeOutcome,
    EscapeFact, Fact, Finding, FlightFact, ForcedFact, ForcedKind, GroundFact, Halt, HeightFact, InMidair, JumpFact,
    Left, LoadFact, Maneuver, ManeuverFact, ModeFact, Modifier, NoStrike, Pace, PhaseMove, Provocation, ReactiveFact,
    Remaining, RidingFact, Rolled, Ruling, Spent, Step, StepWay, TurnFact, Verdict, Versus, Whose,
};
pub use search::{MOST_THROUGH, Reach};
pub use space::Ends;
pub use tally::Tally;
pub use travel::{
    Carrier, Covered, Dash, Exertion, Itinerary, Journey, Journeys, Leg, Length, MOST_DAYS, Rate, Ridden, Ride, Strain,
    Stretch, Toll, TravelFact, TravelPace, Traveller,
};
pub use walk::{Doors, Escapes, LedgeGrabs, Riding, Settled, Settling, StandingUp, Stranded, Walks};
pub use work::Work;
