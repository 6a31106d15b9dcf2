//! Orders that lead a group to one square: the first to get there takes it, and the others end as near to it as they can.

use serde_json::json;

use crate::command::app::completion::squares::pace_of;
use crate::command::app::hidden::Asked;
use crate::command::app::orders::beside::{self, OF_OTHERS, apart};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Played;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Kind;
use crate::command::reply::Status;
use crate::field::{Encounter, Mode, Name};
use crate::grid::{Feet, Footprint, Placement, Square};
use crate::referee::{Mover, Pace, Referee, Walks};

/// The commands that walk, so that one search finds everywhere they could end.
const ON_FOOT: [&str; 5] = ["move", "hustle", "sprint", "crawl", "run"];

/// How many squares from a taken goal other commands are tried.
const AROUND: i32 = 3;

/// How many of these squares are tried.
const MOST_TRIED: usize = 12;

/// The command of one creature in a group whose `to` is a single square: `to` becomes the nearest place to it where this
/// creature may end. If that leads nowhere, `to` stays, and the refusal says why. `leads` says whether the command with another
/// goal would be carried out.
pub(super) fn around(
    asked: Asked<'_>,
    now: &Encounter,
    given: Invocation,
    leads: impl Fn(&Invocation) -> bool,
) -> Invocation {
    let Asked { spec, person, library, .. } = asked;
    let own = spec.option("to").is_some_and(|to| to.kind == Kind::Destination)
        && (spec.name == "overrun" || !OF_OTHERS.contains(&spec.name));
    let view = now.visible();
    let known = if person.is_gm() { now } else { &*view };
    let Ok(given) = beside::resolve_destinations(spec, given.clone(), library, known) else { return given };
    let who = given.value("creature").and_then(|who| Name::new(who).ok());
    let goal = given.value("to").and_then(|to| Destination::read("to", to).ok()?.only_square());
    let (Some(who), Some(goal), Some(played), true) = (who, goal, Played::of(library, known), own) else {
        return given;
    };
    let referee = Referee::new(&played.ruleset, known);
    let Some(mover) = referee.mover(&who) else { return given };
    let plain = given.value("mode").is_none_or(|mode| mode == Mode::Walk.word()) && given.value("altitude").is_none();
    let place = match ON_FOOT.contains(&spec.name) && plain {
        true => walked_to(referee, &mover, goal, &given),
        false => {
            let mut nearby = nearby(referee, &mover, goal).into_iter().take(MOST_TRIED);
            nearby.find(|place| leads(&leading_to(&given, *place)))
        }
    };
    place.map_or_else(|| given.clone(), |place| leading_to(&given, place))
}

/// Where a movement that is done ends, if that is too far from the goal to be about it; the ruling then says so, too.
pub(super) fn ends_far_from(goal: Square, outcome: &mut Outcome) -> Option<Square> {
    let ruling = outcome.ruling.as_mut().filter(|ruling| outcome.status == Status::Done && ruling["held"] != true)?;
    let end: Square = ruling["to"].as_str()?.parse().ok().filter(|end| apart(*end, goal).0 > AROUND)?;
    ruling["stopped"] = json!(end);
    Some(end)
}

/// The place nearest to the goal that this walk can end in.
fn walked_to(referee: Referee<'_>, mover: &Mover<'_>, goal: Square, given: &Invocation) -> Option<Square> {
    let pace = match (given.name.as_str(), given.value("pace")) {
        ("move", None | Some("move")) => Pace::Single,
        (name, _) => pace_of(name),
    };
    let reach = Walks(referee.planning(given.is_set("preview"))).reachable(mover, pace, given.is_set("share"));
    let spaces: Vec<Footprint> = referee.ruleset().spaces(mover.creature()).collect();
    // Counted from the nearest of its squares; where it has room comes before where it squeezes.
    let whole = referee.ruleset().space(mover.creature());
    let rank = |(at, feet): (Placement, Feet)| {
        let near = at.squares().map(|square| apart(square, goal)).min();
        (near, at.footprint != whole, apart(at.anchor, goal), feet, at.anchor)
    };
    let nearest = reach.spaces(&spaces).min_by_key(|&place| rank(place)).map(|(at, _)| at.anchor);
    // A creature that is there already, or as near as it can be, stays if the goal is taken; otherwise the refusal says what
    // bars the way.
    let stays = |anchor: Square| anchor == mover.placement().anchor;
    let crowds = |anchor: Square| apart(anchor, goal).0 <= AROUND && is_taken(referee, mover, goal);
    nearest.filter(|&anchor| !stays(anchor) || crowds(anchor))
}

/// If the goal is taken, the free places around it, nearest first.
fn nearby(referee: Referee<'_>, mover: &Mover<'_>, goal: Square) -> Vec<Square> {
    if !is_taken(referee, mover, goal) {
        return Vec::new();
    }
    let own = mover.placement().anchor;
    let offsets = -AROUND..=AROUND;
    let around = offsets.clone().flat_map(|y| offsets.clone().map(move |x| Square::new(goal.x + x, goal.y + y)));
    let holds = |anchor: Square| referee.encounter().battlefield.holds(mover.placement().footprint.at(anchor));
    let mut places: Vec<Square> =
        around.filter(|&anchor| anchor != own && holds(anchor) && !is_taken(referee, mover, anchor)).collect();
    places.sort_by_key(|&anchor| (apart(anchor, goal), apart(anchor, own), anchor));
    places
}

/// Whether somebody else is in the mover's space if that begins in this square.
fn is_taken(referee: Referee<'_>, mover: &Mover<'_>, anchor: Square) -> bool {
    let space = mover.placement().footprint.at(anchor);
    let others = referee.encounter().creatures().iter().filter(|other| other.name != mover.creature().name);
    others.into_iter().any(|other| referee.ruleset().placement(other).overlaps(space))
}

/// The same command with this place as its goal.
fn leading_to(given: &Invocation, place: Square) -> Invocation {
    let mut given = given.clone();
    for (_, value) in given.options.iter_mut().filter(|(option, _)| option.eq_ignore_ascii_case("to")) {
        *value = place.to_string();
    }
    given
}
