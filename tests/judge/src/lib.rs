//! A second opinion on walking under all five rulesets: slow, simple, and sharing nothing with the crate.
//!
//! It has its own plain board, its own squares and its own search, so that an error made in one place is not made again
//! in the other. Wherever a shorter way exists (a formula for distance, a clever search), the judge takes the long one:
//! it walks every king's path, cuts every line with every wall, and keeps a label for every set of opponents provoked.
//!
//! How it reads what the rules leave open.
//!
//! Who is in the way:
//! - Somebody who shares a square with the mover *before* a step does not stop that step, a creature that it is; once left, it
//!   does again.
//! - Two creatures of the side `neutral` are on the same side, so friends, under Epic Path too.
//! - Who fills its squares stops everybody: friends, very small ones and those three sizes apart. Nobody ends there.
//! - Under Rise a helpless or dead opponent is in the way as any other.
//! - Under Epic Path stepping over goes over anybody two sizes smaller, neutral creatures and friends too, and spares
//!   the end from being shared; at twice the pace it does neither.
//! - A stunned creature is no helpless one: its squares are not passed, but under `epic-path`, where it cannot keep anybody
//!   from squeezing in with it. There nobody squeezes who is two sizes apart or takes only part of a square.
//!
//! Who may stop where:
//! - Creatures smaller than a square stand side by side in it and fill it by the share that each takes, helpless or not.
//!   No more than fill it end there, agreed or not. A full-sized one in the same square takes nothing of that: whether one
//!   may end with it is asked of it alone.
//! - Under Epic Path the dead are nobody: they take no room and stop no end.
//! - Who asks to share a square says that everybody in it agrees or cannot help it, opponents and neutral ones too.
//! - Sharing a square is not itself dearer than not sharing it, and an end that is shared but not narrow is no squeezed one
//!   where an unsqueezed end is preferred; the end squeezes the mover all the same.
//!
//! What a step is and costs:
//! - Impeded ground under Epic Path is as closed as a wall to any place that would hold some of it, and not one of the
//!   things that those off the ground ignore: only who does not mind it enters. It stops no line and no corner.
//! - A creature that has an altitude, or no body, is off the ground: terrain and low barriers are nothing to it, and under Rise low
//!   barriers are no walls for it. It still minds being squeezed, blinded and bodies in the way.
//! - A body that is an obstacle hampers once, however many lie there, and only at the mover's height.
//! - The turn of a wide squeezed space that reaches further than one square goes straight from the nearest square of the
//!   old place to each new one; a low barrier anywhere on the way counts.
//! - Obstacles that fill a square are no obstacles to a walker's price under Rise.
//! - A path given by its north-west squares alone takes the spaces that suit it best, an unsqueezed end first.
//!
//! Who strikes:
//! - A very small mover provokes on entering only from opponents that could strike at anybody at all, with a reach weapon
//!   too.
//! - The ring of a reach weapon leaves out what the natural reach covers from any square of the space, seen or not; and it
//!   leaves out the whole of somebody in a square of that the natural reach covers any part.
//! - Walls and solid squares reach from floor to ceiling, so a line's way over the ground alone decides what stops it.
//!
//! Charges:
//! - Only opponents are charged: no friend, nobody neutral. Nobody charges a creature that it cannot see, and nobody blinded, prone,
//!   stunned or helpless charges; fatigue forbids it where 3.5 is played, and Epic Path does not say.
//! - From a narrow space there is no walk of unsqueezed spaces, so no charge.
//! - What hides the target is a matter of the lane, but for curtains, which are in nobody's way: who sees none of the
//!   target's squares for curtains alone does not charge it.
//! - Ends are compared with the target in height: a creature that flies above a square does not overlap a creature that stands in it.
//!   Walls hide the target from a space, so that a wall may put the closest spaces further off.
//! - An end is free where a move without stepping over anybody could stop unshared; so in 3.5 on somebody helpless.
//! - Those without reach end in any space that overlaps the target's; a long weapon of theirs reaches nothing, and their own
//!   squares under Epic Path alone.
//! - Epic Path excepts no helpless creature from its lane. The dead are slow ground there, in the lane and out of it.
//! - A low barrier that the center's line runs along is in the lane, and so is one lengthwise in a swept lane, even within
//!   the ending space.
//! - Outside the lane, in 3.5, friends and neutral ones stop the walk as opponents do; three sizes apart nobody does.
//! - Somebody large who shares some of the start is in the lane with its other squares.
//! - Who provokes least is counted by opponents; under Epic Path the target is not one of them. A critical failure gives
//!   it its chance if it threatens a square that is left or that the charge ends on.
//!
//! Withdrawing:
//! - The mover sees every opponent but the hidden ones.
//! - In 3.5 there is no need for an opponent, nor to get away from one.
//! - Under Epic Path the primary has to threaten a square of the mover's space when it begins. Inside one another, the
//!   centers are compared over the ground, and to leave is to get farther.
//! - Nobody is named in vain: a name without a chance to strike, or that the mover does not see, uses up nothing.
//! - Among the shortest ways the one on which fewest strike in the end, those who are spared not counted.
//!
//! Maneuvers:
//! - A creature that is run over, tumbled through, pushed or entered is not in the way of who does it, and of nobody else.
//! - Who is entered strikes at the step that enters, unless it struck at a square that was left before.
//! - A bull rush steps one square in the direction of the push; what counts is who threatens a square that is entered.
//! - Tumbling through somebody takes one check of it, not one past it and one through.
//! - Of several with the highest Maneuver Defense the last one to be passed is the one to beat.
//! - Who follows or keeps away takes the cheapest way to any place that will do; where it goes if none will is its own.
//!
//! A waypoint is passed, not ended on: it need not be a place where the mover may stop.

mod board;
mod bull_rush;
mod by_hand;
mod charge;
mod clamber;
mod climb;
mod distance;
mod fall;
mod flight;
mod flown;
mod journey;
mod jump;
mod lane;
mod occupied;
mod overrun;
mod partition;
mod phases;
mod place;
mod provoke;
mod route;
mod rules;
#[cfg(test)]
mod selftest;
mod sight;
mod step;
mod threat;
mod through;
mod tumble;
mod volume;
mod withdraw;

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
pub use flown::{Flaw, Flights, Flown, best, every_flight, flown_by_hand};
pub use journey::{Counts, Toll, cheapest};
pub use jump::{Arc, Jumper, arc, arcs, heights, is_run_up};
pub use overrun::{Overrun, Rolls};
pub use partition::Partition;
pub use phases::{Keeper, Stand, blocked, by_hands, climbs, swims, through_water};
pub use place::Place;
pub use route::{Figures, Routes, Ways};
pub use rules::{Ruleset, SIZES};
pub use step::{Blocked, Manner, Walk};
pub use threat::threat_set;
pub use through::{Hindrance, Outcome, Through, Tried, set_aside};
pub use tumble::{SURFACES, Tumble};
pub use volume::{Spot, Volume, all_ways};
pub use withdraw::Withdrawal;
