//! Commands: who may give them, and what they answer.

mod allowing;
mod any_order;
mod arrows;
mod attached_picture;
mod bad_input;
mod begun;
mod brushes;
mod checks;
mod completion;
mod creature;
mod declarations;
mod doors;
mod drawing;
mod evenings;
mod fight;
mod ground_checks;
mod groups;
mod hidden;
mod hidden_leaks;
mod history;
mod hurried;
mod initiative;
mod menu;
mod options;
mod pasting;
mod phases;
pub mod portraits;
mod prices;
mod rights;
mod rights_matrix;
mod roster;
mod scouting;
mod several;
mod stat_blocks;
mod stat_lines;
mod turns;
mod withdrawing;

use fivefoot::command::{Invocation, Key, Reply, Status};

/// Whether the command changed something that can be undone. A board that is only shown has the Undo of the last change.
fn did(given: &Invocation, reply: &Reply) -> bool {
    given.name != "show" && reply.status == Status::Done && reply.press_of(Key::Undo).is_some()
}
