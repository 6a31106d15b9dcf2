//! A second opinion on movement under all five rulesets: slow, simple, and sharing nothing with the crate.
//!
//! It has its own plain board, its own squares and its own search, so that an error in one is not repeated in the
//! other. Where a shortcut exists (a formula for distance, a clever search), the judge takes the long way: it walks
//! every king's path, checks every line against every wall, and keeps a label for every set of provoked opponents.
//!
//! How it reads what the rules leave open.
//!
//! Who is in the way:
//! - A creature that shares a square with the mover *before* a step doesn't stop that step; after the mover has left, it does.
//! - Two creatures on the side `neutral` are on the same side, so they are friends, under Epic Path too.
//! - A creature that fills its squares stops everybody: friends, very small creatures and those three sizes apart. Nobody
//!   ends there.
//! - Under Rise a helpless or dead opponent is in the way like any other.
//! - Under Epic Path a mover can step over anybody two sizes smaller, including neutral creatures and friends, and an end there
//!   isn't shared; at double pace it can do neither.
//! - A stunned creature isn't helpless: nobody passes its squares, except under `epic-path`, where it can't prevent anybody
//!   from squeezing in. There nobody squeezes who is two sizes apart or takes only part of a square.
//!
//! Who may stop where:
//! - Creatures smaller than a square stand side by side in it, each taking its share, helpless or not. Once it is full nobody
//!   else ends there, even by agreement. A full-sized creature in the same square takes no share: whether the mover
//!   may end with it is a separate question.
//! - Under Epic Path the dead don't count: they take no room and prevent no end.
//! - A mover that asks to share a square declares that everybody in it agrees or can't help it, opponents and neutral
//!   creatures too.
//! - Sharing a square costs nothing in itself. A shared end that isn't narrow doesn't count as squeezed when an unsqueezed
//!   end is preferred, but it squeezes the mover.
//!
//! What a step is and costs:
//! - Impeded ground under Epic Path is as closed as a wall to any place that would include some of it, even off the ground:
//!   only creatures that ignore it may enter. It stops no line and no corner.
//! - A creature with an altitude, or without a body, is off the ground: terrain and low barriers don't affect it, and under
//!   Rise low barriers aren't walls for it. Being squeezed, being blinded and bodies in the way still slow it.
//! - Bodies that are obstacles hamper once, whatever their number, and only at the mover's height.
//! - If a wide squeezed space turns by more than one square, each new square is reached straight from the nearest
//!   old one; a low barrier anywhere on the way counts.
//! - Under Rise obstacles that fill a square don't change a walker's price.
//! - Off the ground a creature only ends squeezed if its own space has no room over the same north-west square. In a narrow
//!   place nothing as good is around the squeezed one either: within twice its length of that it passes squeezed next to
//!   anything. On the ground it may squeeze anywhere.
//! - A squeezed space that has to expand by more than two squares to unfold becomes any whole one that contains it in one step,
//!   which is as long as the farthest move of any of its sides; so is a turn under Rise, where squeezing is free.
//! - A path given only by its north-west squares takes the spaces that suit it best, an unsqueezed end first.
//!
//! Who strikes:
//! - A very small mover provokes on entering only from opponents that could strike at all, even with a reach
//!   weapon.
//! - The ring of a reach weapon leaves out what the natural reach covers from any square of the space, seen or not; and if the
//!   natural reach covers any part of a creature's square, it leaves out all of that creature.
//! - A creature that can't see into a square, because of a curtain, gets no chance there.
//! - Walls and solid squares reach from floor to ceiling, so only a line's way over the ground decides what stops it.
//!
//! Charges:
//! - Only opponents can be charged: neither friends nor neutral creatures. A creature can't charge one it can't see, nor while
//!   blinded, prone, stunned or helpless; fatigue forbids it in the 3.5 family, and Epic Path doesn't say.
//! - From a narrow space there is no walk of unsqueezed spaces, so there is no charge.
//! - What hides the target is up to the lane, except what isn't in the charger's way: a charger that only curtains keep from
//!   seeing every square of the target doesn't charge it, nor does one that goes through walls and doesn't see it.
//! - Ends are compared with the target in height too: a creature that flies above a square doesn't overlap one that stands in it.
//!   Walls hide the target from a space, so a wall may move the closest spaces further away.
//! - An end is free if a move without stepping over anybody could stop there unshared; in 3.5 that includes a helpless
//!   creature's.
//! - Creatures without reach end in any space that overlaps the target's; their long weapons reach nothing, except their own
//!   squares under Epic Path.
//! - Epic Path makes no exception for helpless creatures in the lane. The dead are slow ground there, inside and outside the
//!   lane.
//! - A low barrier that the center's line runs along is in the lane, and so is one lengthwise in a swept lane, even inside
//!   the ending space.
//! - Outside the lane, in 3.5, friends and neutral creatures stop the walk as opponents do; creatures three sizes apart don't.
//! - A large creature that shares some of the start is in the lane with its other squares.
//! - The way that provokes least is found by counting opponents; under Epic Path the target isn't one of them. A critical
//!   failure gives the target a chance if it threatens a square that the charge leaves or ends on.
//!
//! Blocking and following:
//! - A creature blocks only a mover that it sees when the step begins.
//!
//! Withdrawing:
//! - The mover sees every opponent that isn't hidden and to which the line from where it starts is open, and only from those it
//!   withdraws or is spared; from behind a one-way wall an opponent may strike unseen.
//! - In 3.5 no opponent is needed, and the mover need not get away from one.
//! - Under Epic Path the primary has to threaten a square of the mover's space at the start. If one is inside the other, the
//!   centers are compared over the ground, and leaving means getting farther away.
//! - Naming a creature that has no chance to strike, or that the mover can't see, uses up nothing.
//! - Among the shortest ways the one with the fewest actual strikes wins, not counting spared creatures.
//!
//! Maneuvers:
//! - A creature that is overrun, tumbled through, pushed or entered is out of the mover's way, but of nobody else's.
//! - A creature that is entered strikes at the step that enters, unless it already struck at a square that was left.
//! - A bull rush steps one square in the direction of the push; what counts is who threatens a square that is entered.
//! - Tumbling through a creature takes one check against it, not one past it and one through it.
//! - Of several with the highest Maneuver Defense, the last one passed is the one to beat.
//! - A creature that follows or keeps away takes the cheapest way to any place that satisfies it; if none does, the choice is
//!   its own.
//!
//! A waypoint is passed, not ended on: the mover need not be able to stop there.

pub mod board;
pub mod bull_rush;
pub mod by_hand;
pub mod charge;
pub mod clamber;
pub mod climb;
pub mod distance;
pub mod fall;
pub mod flight;
pub mod flown;
pub mod forced;
pub mod journey;
pub mod jump;
pub mod lane;
pub mod occupied;
pub mod overrun;
pub mod partition;
pub mod phases;
pub mod place;
pub mod provoke;
pub mod pursuit;
pub mod route;
pub mod rules;
pub mod sight;
pub mod step;
pub mod swoop;
pub mod teleport;
pub mod threat;
pub mod through;
pub mod tumble;
pub mod volume;
pub mod withdraw;

pub use board::{Barrier, Board, Creature, Fill, SpeedCategory, Square, TERRAINS, name, named};
pub use bull_rush::{BullRush, Shove};
pub use by_hand::{Chance, Fault, Struck, by_hand};
pub use charge::{Charge, Effort, Spoiler, charge};
pub use clamber::Clamber;
pub use climb::{
    ClimbPace, Climber, Hold, SWIM_MODIFIERS, climb_forward, climb_modifiers, slowed, surface_dc, surfaces,
    swim_forward, water_dc,
};
pub use distance::{between_creatures, between_cubes, between_squares};
pub use fall::{Fall, Harm, Help, Surface, collision, thing_by_size, thing_by_weight};
pub use flight::{Class, Craft, Flight, Pose, Row, State};
pub use flown::{Flaw, Flights, Flown, Toll as FlightToll, best, every_flight, flights_through, flown_by_hand};
pub use forced::{Driven, Force, Forced, Held};
pub use journey::{Counts, Toll, cheapest};
pub use jump::{Arc, Jumper, arc, arcs, heights, is_run_up};
pub use occupied::is_barred;
pub use overrun::{Overrun, Rolls};
pub use partition::Partition;
pub use phases::{Keeper, Stand, blocked, blocks, by_hands, climbs, is_beside, swims, through_water};
pub use place::Place;
pub use pursuit::{Aloft, Chaser, blocked_in_the_air};
pub use route::{Figures, Routes, Ways};
pub use rules::{Ruleset, SIZES};
pub use step::{Blocked, Manner, Walk};
pub use swoop::{Swoop, Swooped, swoop};
pub use teleport::{Arrival, Teleport};
pub use threat::threat_set;
pub use through::{Hindrance, Outcome, Through, Tried, set_aside};
pub use tumble::{SURFACES, Tumble};
pub use volume::{Leave, Spot, Volume, all_ways};
pub use withdraw::Withdrawal;
