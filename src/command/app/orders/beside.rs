//! `to:Ogre`: a creature's name as a destination means the nearest square beside that creature.

use crate::command::app::completion::squares::pace_of;
use crate::command::core::command::Spec;
use crate::command::core::naming::names;
use crate::command::core::table::Played;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Kind;
use crate::command::input::options::WHO;
use crate::command::input::user_error::{UserError, quoted};
use crate::field::{Encounter, Found};
use crate::grid::{Area, Square};
use crate::referee::{Mover, Pace, Referee, Walks};
use crate::ruleset::RulesetLibrary;
use crate::say;

/// The commands that move another creature, so that the destination isn't the mover's.
pub(super) const OF_OTHERS: &[&str] = &["push", "pull", "slide", "fling", "bull-rush", "overrun"];

/// The same command with squares in place of creatures' names, where the table has such creatures.
///
/// # Errors
/// If a name fits several creatures.
pub(crate) fn resolve_destinations(
    spec: &Spec,
    given: Invocation,
    library: &RulesetLibrary,
    known: &Encounter,
) -> Result<Invocation, UserError> {
    if !spec.options.contains(&WHO) || OF_OTHERS.contains(&spec.name) {
        return Ok(given);
    }
    let mut resolved = given;
    let who = resolved.value("creature").and_then(|who| match known.find(who) {
        Found::One(mover) => Some(mover.name.clone()),
        Found::Several(_) | Found::Nobody => None,
    });
    let destination = |name: &str| spec.option(&name.to_lowercase()).is_some_and(|o| o.kind == Kind::Destination);
    for (option, value) in &mut resolved.options {
        if !destination(option) {
            continue;
        }
        let typed = match Destination::read(option, value) {
            Ok(Destination::Beside(typed)) => typed,
            // `gob1` parses as a square far off the map.
            Ok(place) if place.only_square().is_some_and(|square| !known.battlefield.area().contains(square)) => {
                value.clone()
            }
            _ => continue,
        };
        let target = match known.find(&typed) {
            Found::One(target) => target,
            Found::Several(several) => {
                let names = names(several.into_iter().map(|one| &one.name));
                return Err(UserError::new(say!("creature-ambiguous", said = quoted(&typed), names)));
            }
            Found::Nobody => continue,
        };
        let (Some(who), Some(played)) = (&who, Played::of(library, known)) else { continue };
        let referee = Referee::new(&played.ruleset, known);
        let Some(mover) = referee.mover(who) else { continue };
        if *who == target.name {
            *value = mover.placement().anchor.to_string();
            continue;
        }
        let area = referee.ruleset().placement(known.body(target)).area();
        if let Some(square) = nearest_beside(referee, &mover, (area, pace_of(spec.name))) {
            *value = square.to_string();
        }
    }
    Ok(resolved)
}

/// Where the mover ends beside this space: the cheapest such place within two moves, otherwise the nearest on the map.
fn nearest_beside(referee: Referee<'_>, mover: &Mover<'_>, (target, pace): (Area, Pace)) -> Option<Square> {
    let (own, space) = (mover.placement().anchor, mover.placement().footprint);
    let (first, last) = (target.north_west(), target.south_east());
    let (wide, high) = (space.width.cast_signed(), space.height.cast_signed());
    let around =
        (first.y - high..=last.y + 1).flat_map(|y| (first.x - wide..=last.x + 1).map(move |x| Square::new(x, y)));
    let beside = around.filter(|&anchor| {
        referee.encounter().battlefield.holds(space.at(anchor)) && !space.at(anchor).area().overlaps(target)
    });
    let beside: Vec<Square> = beside.collect();
    if beside.contains(&own) {
        return Some(own);
    }
    let reach = Walks(referee.planning(true)).reachable(mover, pace, false);
    let reached = beside.iter().filter_map(|&anchor| Some((reach.at(anchor)?, apart(own, anchor), anchor))).min();
    let nearest = || beside.iter().copied().min_by_key(|&anchor| (apart(own, anchor), anchor));
    reached.map(|(_, _, anchor)| anchor).or_else(nearest)
}

/// How far apart two squares are, and among equals how straight the way is.
pub(super) fn apart(one: Square, other: Square) -> (i32, i32) {
    let (dx, dy) = one.to(other);
    (dx.abs().max(dy.abs()), dx.abs() + dy.abs())
}
