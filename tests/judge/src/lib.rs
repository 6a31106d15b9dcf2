//! A second opinion on movement under all five rulesets: slow, simple, and sharing nothing with the crate.
//!
//! It has its own plain board, its own squares and its own search, so that an error in one place is not repeated in the
//! other. Where a shorter way exists (a formula for distance, a clever search), the judge takes the long one: it walks
//! every king's path, checks every line against every wall, and keeps a label for every set of opponents provoked.
//!
//! How it reads what the rules leave open.
//!
//! Who is in the way:
//! - A creature that shares a square with the mover *before* a step does not stop that step; once left, it does again.
//! - Two creatures of the side `neutral` are on the same side, so friends, under Epic Path too.
//! - A creature that fills its squares stops everybody: friends, very small creatures and those three sizes apart. Nobody ends there.
//! - Under Rise a helpless or dead opponent is in the way like any other.
//! - Under Epic Path stepping over works with anybody two sizes smaller, neutral creatures and friends too, and an end there
//!   is not shared; at twice the pace it does neither.
//! - A stunned creature is not helpless: nobody passes its squares, except under `epic-path`, where it can't keep anybody
//!   from squeezing in. There nobody squeezes who is two sizes apart or takes only part of a square.
//!
//! Who may stop where:
//! - Creatures smaller than a square stand side by side in it, each taking its share, helpless or not. Once it is full nobody
//!   else ends there, by agreement or not. A full-sized creature in the same square takes none of that: whether the mover
//!   may end with it is a question of its own.
//! - Under Epic Path the dead don't count: they take no room and stop no end.
//! - A mover that asks to share a square says that everybody in it agrees or can't help it, opponents and neutral creatures too.
//! - Sharing a square costs nothing by itself. A shared end that isn't narrow doesn't count as squeezed where an unsqueezed
//!   end is preferred; it squeezes the mover all the same.
//!
//! What a step is and costs:
//! - Impeded ground under Epic Path is as closed as a wall to any place that would hold some of it, and being off the ground
//!   does not help: only creatures that ignore it enter. It stops no line and no corner.
//! - A creature that has an altitude, or no body, is off the ground: terrain and low barriers are nothing to it, and under Rise low
//!   barriers are no walls for it. Being squeezed, being blinded and bodies in the way still slow it.
//! - Bodies that are obstacles hamper once, however many there are, and only at the mover's height.
//! - Where a wide squeezed space turns by more than one square, each new square is reached straight from the nearest
//!   old one; a low barrier anywhere on the way counts.
//! - Under Rise obstacles that fill a square do not change a walker's price.
//! - Off the ground a creature ends squeezed only where its own space has no room: nothing as good is around the squeezed one. Within
//!   twice its length of such a place it passes squeezed beside anything. On the ground it may squeeze anywhere.
//! - A squeezed space that has to move out by more than two squares to unfold becomes any whole one that holds it in one step,
//!   which is as many squares long as its side moves that moves furthest; so is a turn under Rise, where squeezing is free.
//! - A path given by its north-west squares alone takes the spaces that suit it best, an unsqueezed end first.
//!
//! Who strikes:
//! - A very small mover provokes on entering only from opponents that could strike at anybody at all, with a reach weapon
//!   too.
//! - The ring of a reach weapon leaves out what the natural reach covers from any square of the space, seen or not; and if the
//!   natural reach covers any part of a creature's square, it leaves out all of that creature.
//! - Who does not see into a square, for a curtain, gets no chance there.
//! - Walls and solid squares reach from floor to ceiling, so a line's way over the ground alone decides what stops it.
//!
//! Charges:
//! - Only opponents are charged: not friends, not neutral creatures. Nobody charges a creature they can't see, and nobody charges
//!   while blinded, prone, stunned or helpless; fatigue forbids it where 3.5 is played, and Epic Path does not say.
//! - From a narrow space there is no walk of unsqueezed spaces, so no charge.
//! - What hides the target is a matter of the lane, except curtains, which are in nobody's way: a charger that curtains alone
//!   keep from seeing every square of the target does not charge it.
//! - Ends are compared with the target in height: a creature that flies above a square does not overlap one that stands in it.
//!   Walls hide the target from a space, so that a wall may put the closest spaces further off.
//! - An end is free where a move without stepping over anybody could stop unshared; so in 3.5 on a helpless creature.
//! - Creatures without reach end in any space that overlaps the target's; a long weapon of theirs reaches nothing, and their own
//!   squares under Epic Path alone.
//! - Epic Path excepts no helpless creature from its lane. The dead are slow ground there, in the lane and out of it.
//! - A low barrier that the center's line runs along is in the lane, and so is one lengthwise in a swept lane, even within
//!   the ending space.
//! - Outside the lane, in 3.5, friends and neutral creatures stop the walk as opponents do; three sizes apart nobody does.
//! - A large creature that shares some of the start is in the lane with its other squares.
//! - The way that provokes least is found by counting opponents; under Epic Path the target is not one of them. A critical
//!   failure gives the target its chance if it threatens a square that is left or that the charge ends on.
//!
//! Withdrawing:
//! - The mover sees every opponent but the hidden ones.
//! - In 3.5 there is no need for an opponent, nor to get away from one.
//! - Under Epic Path the primary has to threaten a square of the mover's space when it begins. Inside one another, the
//!   centers are compared over the ground, and to leave is to get farther.
//! - A name without a chance to strike, or that the mover does not see, uses up nothing.
//! - Among the shortest ways the one on which fewest strike in the end wins, spared creatures not counted.
//!
//! Maneuvers:
//! - A creature that is run over, tumbled through, pushed or entered is out of the mover's way, and of nobody else's.
//! - A creature that is entered strikes at the step that enters, unless it struck at a square that was left before.
//! - A bull rush steps one square in the direction of the push; what counts is who threatens a square that is entered.
//! - Tumbling through a creature takes one check of it, not one past it and one through.
//! - Of several with the highest Maneuver Defense the last one to be passed is the one to beat.
//! - A creature that follows or keeps away takes the cheapest way to any place that will do; where it goes if none will is up to it.
//!
//! A waypoint is passed, not ended on: it need not be a place where the mover may stop.

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
pub mod threat;
pub mod through;
pub mod tumble;
pub mod volume;
pub mod withdraw;

pub use board::{Barrier, Board, Creature, Fill, SpeedCategory, Square, TERRAINS, name, named};
pub use bull_rush::{BullRush, Shove};
pub use by_hand::{Chance, Fault, Struck, by_hand};
pub use charge::{Charge, Effort, charge};
pub use clamber::Clamber;
pub use climb::{
    ClimbPace, Climber, Hold, SWIM_MODIFIERS, climb_forward, climb_modifiers, slowed, surface_dc, surfaces,
    swim_forward, water_dc,
};
pub use distance::{between_creatures, between_cubes, between_squares};
pub use fall::{Fall, Harm, Help, Surface, collision, thing_by_size, thing_by_weight};
pub use flight::{Class, Craft, Flight, Pose, Row};
pub use flown::{Flaw, Flights, Flown, Toll as FlightToll, best, every_flight, flown_by_hand};
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
pub use threat::threat_set;
pub use through::{Hindrance, Outcome, Through, Tried, set_aside};
pub use tumble::{SURFACES, Tumble};
pub use volume::{Leave, Spot, Volume, all_ways};
pub use withdraw::Withdrawal;
