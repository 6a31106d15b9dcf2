//! Creatures in deep water: the button for the check they owe before the turn ends, and the altitudes there.

use crate::command::input::invocation::Invocation;
use crate::command::input::options::BONUS;
use crate::command::input::user_error::UserError;
use crate::command::reply::panel::LineButton;
use crate::field::{Creature, Encounter, Terrain};
use crate::grid::{Feet, Height, Placement};
use crate::referee::{Fact, ModeFact, Referee, Ruling, Water};
use crate::say;
use crate::words::Message;

/// Rolls, with a bonus asked for, to keep the creature afloat in calm water. For rougher water the command has to be
/// typed.
pub(crate) fn button(creature: &Creature) -> LineButton {
    let options =
        [("to", creature.anchor.to_string()), ("creature", creature.name.to_string()), ("water", "calm".to_owned())];
    let options = options.map(|(name, value)| (name.to_owned(), value)).into();
    let line = Invocation { name: "swim".to_owned(), options, ..Invocation::default() };
    LineButton::new(say!("key-roll-afloat"), line).asking(vec![BONUS.name], None).anytime()
}

/// The button under a movement that ended in deep water.
pub(crate) fn after(ruling: &Ruling, next: &Encounter) -> Option<LineButton> {
    let sinks = Fact::Mode(ModeFact::NeedsCheckToFloat);
    let creature = next.creature(&ruling.creature).filter(|_| ruling.notes().any(|note| note.fact == sinks));
    creature.map(button)
}

/// Why nobody gets to this altitude below the floor here. `dry` says so where there is no water; in water, the error says which
/// altitude is meant.
pub(crate) fn below_the_floor(referee: Referee<'_>, at: Placement, altitude: Height, dry: Message) -> UserError {
    let (square, surface) = (at.anchor, Water(referee).surface_over_floor(at));
    let board = &referee.encounter().battlefield;
    if surface > Height::ZERO {
        let (up, depth) = ((surface + altitude).max(Height::ZERO), surface.above(Height::ZERO));
        let error = say!("altitude-below-surface", square, depth, below = surface.above(up), up = up.0);
        return UserError::new(error).or_again("altitude", up.0.to_string());
    }
    if board.ground(square).layers.count(Terrain::Water) == 0 {
        return UserError::new(dry);
    }
    let below = altitude.apart(Height::ZERO);
    let (up, depth) = (Feet::SQUARE * 2, below + Feet::SQUARE * 2);
    UserError::new(say!("altitude-in-untold-water", square, depth, below, deep = depth.0, up = up.0))
}
