//! The button for the check a creature in deep water owes before its turn ends.

use crate::command::input::invocation::Invocation;
use crate::command::input::options::BONUS;
use crate::command::reply::panel::LineButton;
use crate::field::{Creature, Encounter};
use crate::referee::{Fact, ModeFact, Ruling};
use crate::say;

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
