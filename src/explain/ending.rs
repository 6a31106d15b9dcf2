//! Where a movement ends.

use crate::field::Mode;
use crate::grid::{Feet, Height};
use crate::referee::{Referee, Ruling, Support, Supports, Water};
use crate::say;
use crate::words::Message;

/// Where a movement ends, and how far above the floor or below the water's surface there: `H4, 20 ft up`.
pub(super) fn ending(referee: Referee<'_>, ruling: &Ruling) -> Message {
    let to = ruling.to;
    if let Some(depth) = ruling.water_stepped_into() {
        return say!("moved-to-surface", to, depth);
    }
    let bottom = Water(referee).depth_around(to, Height::ZERO).filter(|depth| *depth > Feet(0));
    // A level movement leaves the altitude as it is.
    let own = || referee.encounter().creature(&ruling.creature).map(|creature| creature.altitude);
    let last = ruling.steps.last().map(|step| step.altitude);
    // A walker who is up there has stepped over an edge, and doesn't stay.
    let carried = ruling.steps.last().filter(|step| step.mode != Mode::Walk).map(|step| step.altitude);
    let altitude = ruling.altitude.or(carried);
    let lies = ruling.altitude.or(last).or_else(own).is_none_or(|altitude| altitude == Height::ZERO);
    if let Some(depth) = bottom.filter(|_| lies) {
        return say!("moved-to-bottom", to, depth);
    }
    let here = || referee.encounter().creature(&ruling.creature).map(|creature| Supports(referee).of(creature));
    let swims = match ruling.steps.last() {
        // A walker is up there only if it steps over an edge.
        Some(step) => step.mode == Mode::Swim || (step.mode == Mode::Walk && step.altitude > Height::ZERO),
        None => here() == Some(Support::Water),
    };
    let afloat = altitude
        .filter(|_| swims)
        .and_then(|altitude| Water(referee).depth_around(to, altitude).zip(Some(altitude)))
        .filter(|(depth, _)| *depth > Feet(0));
    match afloat {
        Some((depth, altitude)) if Height::from(depth) == altitude => return say!("moved-to-surface", to, depth),
        Some((depth, altitude)) => {
            return say!("moved-to-below-surface", to, below = Height::from(depth).above(altitude), depth);
        }
        None => {}
    }
    // Over water, heights count from its surface.
    let surface = Water(referee).surface_over_floor(to);
    let over = altitude.filter(|altitude| surface > Height::ZERO && *altitude >= surface);
    match altitude.filter(|altitude| *altitude != Height::ZERO) {
        Some(altitude) if over.is_some() && altitude == surface => {
            say!("moved-to-surface", to, depth = surface.above(Height::ZERO))
        }
        Some(altitude) if over.is_some() => {
            say!("moved-to-above-surface", to, above = altitude.above(surface), depth = surface.above(Height::ZERO))
        }
        Some(altitude) if altitude > Height::ZERO => say!("moved-to-up", to, altitude),
        Some(altitude) => say!("moved-to-down", to, depth = -altitude),
        None => Message::of(&to),
    }
}
