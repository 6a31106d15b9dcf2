//! Where a movement ends.

use crate::field::Mode;
use crate::grid::{Feet, Height, Placement};
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
    let afloat = altitude.filter(|altitude| swims && *altitude != Height::ZERO);
    if let Some(told) = afloat.and_then(|altitude| in_water(referee, to, altitude)) {
        return told;
    }
    match altitude.filter(|altitude| *altitude != Height::ZERO) {
        Some(altitude) => over_water(referee, to, altitude).unwrap_or_else(|| match altitude > Height::ZERO {
            true => say!("moved-to-up", to, altitude),
            false => say!("moved-to-down", to, depth = -altitude),
        }),
        None => Message::of(&to),
    }
}

/// An end in deep water, this far above its bottom.
fn in_water(referee: Referee<'_>, to: Placement, altitude: Height) -> Option<Message> {
    let depth = Water(referee).depth_around(to, altitude).filter(|depth| *depth > Feet(0))?;
    Some(match Height::from(depth).above(altitude) {
        Feet(0) => say!("moved-to-surface", to, depth),
        below => say!("moved-to-below-surface", to, below, depth),
    })
}

/// An end at the surface of deep water or above it, this far above the bottom: heights count from the surface.
fn over_water(referee: Referee<'_>, to: Placement, altitude: Height) -> Option<Message> {
    let surface = Water(referee).surface_over_floor(to);
    let depth = Some(surface.above(Height::ZERO)).filter(|depth| *depth > Feet(0) && altitude >= surface)?;
    Some(match altitude.above(surface) {
        Feet(0) => say!("moved-to-surface", to, depth),
        above => say!("moved-to-above-surface", to, above, depth),
    })
}

/// An end of a forced movement in deep water or above it, this far above the bottom.
pub(super) fn at_water(referee: Referee<'_>, to: Placement, altitude: Height) -> Option<Message> {
    let up = altitude > Height::ZERO;
    up.then(|| in_water(referee, to, altitude).or_else(|| over_water(referee, to, altitude))).flatten()
}
