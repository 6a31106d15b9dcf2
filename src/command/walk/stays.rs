//! A movement that ends where it begins.

use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::Creature;
use crate::grid::{Feet, HalfFeet, Square};
use crate::referee::{
    Fact, Finding, Mover, Pace, Paces, Referee, Ruling, Support, Supports, Turns, Walk, Walks, Water,
};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// Why the mover stays, as the first line; `None` if there is more to say.
pub(crate) fn headline(
    referee: Referee<'_>,
    mover: &Mover<'_>,
    ruling: &Ruling,
    goal: Option<Square>,
) -> Option<Message> {
    let at = mover.placement();
    if goal == Some(at.anchor) {
        return Some(say!("going-is-there", name = mover.creature().name, at));
    }
    // A note of the ruling names the sprint that gets to the goal.
    let sprints = |note: &Finding| matches!(note.fact, Fact::WouldDo { pace: Pace::Sprint, .. });
    match ruling.budget {
        Feet(0) if ruling.notes().any(sprints) => used_up(referee, mover),
        Feet(0) => nothing_left(referee, mover),
        _ => None,
    }
}

/// Leaves out what is only true of a creature that sets out: that it is stopped on its way, and the action this takes.
pub(crate) fn forget_the_way(ruling: &mut Ruling) {
    let of_the_way = |fact: &Fact| matches!(fact, Fact::StopsShort { .. } | Fact::TakesAction { .. });
    ruling.findings.retain(|finding| !of_the_way(&finding.fact));
}

/// Says that a mover has used up its speed in this phase, and what would still move it; `None` if it has speed left.
pub(crate) fn nothing_left(referee: Referee<'_>, mover: &Mover<'_>) -> Option<Message> {
    let left = used_up(referee, mover)?;
    let sprints = Pace::Sprint.is_known(referee.ruleset())
        && Walks(referee).cannot_go_on(mover, Pace::Sprint).is_empty()
        && Paces(referee).budget(mover, Pace::Sprint) > Feet(0);
    Some(Message::sentences([Some(left), sprints.then(|| say!("going-sprints-on"))]))
}

/// Says that a mover has used up its speed or its action in this phase; `None` if it has some left.
fn used_up(referee: Referee<'_>, mover: &Mover<'_>) -> Option<Message> {
    let name = &mover.creature().name;
    let spent = Turns(referee).turn_log(name).filter(|_| Turns(referee).is_in_phases())?.total_feet();
    // Following or withdrawing takes the whole move action, however short the path was.
    let speed = Paces(referee).level_speed(mover.creature());
    (spent > HalfFeet(0)).then(|| match spent >= speed.into() {
        true => say!("going-nothing-left", name, spent),
        false => say!("going-no-action-left", name, spent),
    })
}

/// Fails if there is nothing for the creature to walk on, or it is too small to wade where it is.
pub(crate) fn check_can_walk(referee: Referee<'_>, creature: &Creature) -> Result<(), UserError> {
    let support = Supports(referee).of(creature);
    if creature.is_airborne() && support == Support::Water {
        return Err(UserError::new(say!("going-walks-on-water", name = creature.name)));
    }
    if support == Support::Water && Water(referee).has_to_swim(creature, referee.ruleset().placement(creature)) {
        return Err(UserError::new(say!("going-too-small-to-wade", name = creature.name)));
    }
    if creature.is_airborne() && support != Support::Back {
        return Err(UserError::new(say!("going-walks-on-air", name = creature.name, altitude = creature.altitude)));
    }
    Ok(())
}

/// Says that a rulebook without balancing at full speed has no use for `accelerated`.
pub(crate) fn idle_hurry(ruleset: &Ruleset, walk: &Walk) -> Option<Message> {
    let idle = walk.accelerated && !ruleset.balance.value.takes_half_speed();
    idle.then(|| say!("walk-idle-hurry", called = explain::book(ruleset)))
}
