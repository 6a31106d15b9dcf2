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
use crate::field::{Encounter, Found, Mode};
use crate::grid::{Area, HalfFeet, Height, Square, feet_typed};
use crate::referee::{
    Flights, Flying, ModeMove, ModeMoves, MoveMode, Mover, Referee, Stop, Supports, Walk, Walks, Work,
};
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
    let mut resolved = given.clone();
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
        let work = Work::of_a_question();
        let referee = Referee::new(&played.ruleset, known).within(&work);
        let Some(mover) = referee.mover(who) else { continue };
        if *who == target.name {
            *value = mover.placement().anchor.to_string();
            continue;
        }
        let area = referee.ruleset().placement(known.body(target)).area();
        if let Some(square) = nearest_beside(referee, &mover, area, &given) {
            *value = square.to_string();
        }
    }
    Ok(resolved)
}

/// Where the mover ends beside this space: the cheapest such place within two moves of the command's mode, otherwise the
/// nearest on the map, preferably one where nobody stands.
fn nearest_beside(referee: Referee<'_>, mover: &Mover<'_>, target: Area, given: &Invocation) -> Option<Square> {
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
    let price = reach(referee.planning(true), mover, given);
    let reached = beside.iter().filter_map(|&anchor| Some((price(anchor)?, apart(own, anchor), anchor))).min();
    let encounter = referee.encounter();
    let is_taken = |anchor: Square| {
        let mut others = encounter.creatures().iter().filter(|other| other.name != mover.creature().name);
        others.any(|other| referee.ruleset().placement(other).area().overlaps(space.at(anchor).area()))
    };
    let nearest = || beside.iter().copied().min_by_key(|&anchor| (is_taken(anchor), apart(own, anchor), anchor));
    reached.map(|(_, _, anchor)| anchor).or_else(nearest)
}

/// The price of every square where the mover can end within two moves of this command's mode, at the altitude it names.
fn reach<'a>(
    referee: Referee<'a>,
    mover: &Mover<'a>,
    given: &Invocation,
) -> Box<dyn Fn(Square) -> Option<HalfFeet> + 'a> {
    let named = |word: &str| Mode::ALL.iter().copied().find(|mode| mode.word() == word);
    let own = || Supports(referee).locomotion(mover.creature()).mode;
    let mode = given.value("mode").and_then(named).or_else(|| named(&given.name)).unwrap_or_else(own);
    let pace = pace_of(&given.name);
    let altitude = given.value("altitude").and_then(feet_typed).map(Height);
    let walk = Walk { pace, ..Walk::default() };
    let stops = vec![Stop { anchor: mover.placement().anchor, altitude }];
    let by = |move_mode| {
        let (stops, walk) = (stops.clone(), walk.clone());
        let mode_move = ModeMove { move_mode, stops, walk, hands: 2, ..ModeMove::default() };
        ModeMoves(referee).reach(mover, &mode_move).ok().map(|(ends, _)| ends)
    };
    let ends = match mode {
        Mode::Fly | Mode::Glide => {
            let flying = Flying { stops: stops.clone(), walk, glides: mode == Mode::Glide, ..Flying::default() };
            Flights(referee).reach_by_air(mover, &flying)
        }
        Mode::Climb => by(MoveMode::Climb),
        Mode::Swim => by(MoveMode::Swim),
        Mode::Burrow | Mode::Teleport => None,
        Mode::Walk => {
            let reach = Walks(referee).reachable(mover, pace, false);
            return Box::new(move |anchor| reach.at(anchor).map(HalfFeet::from));
        }
    };
    let prices = ends.unwrap_or_default().prices;
    Box::new(move |anchor| prices.get(&anchor).copied())
}

/// How far apart two squares are, and among equals how straight the way is.
pub(super) fn apart(one: Square, other: Square) -> (i32, i32) {
    let (dx, dy) = one.to(other);
    (dx.abs().max(dy.abs()), dx.abs() + dy.abs())
}
