//! Commands: who may give them, and what they answer.

mod allowing;
mod any_order;
mod arrows;
mod attached_picture;
mod bad_input;
mod begun;
mod between;
mod brushes;
mod buttons;
mod carried;
mod checks;
mod completion;
mod creature;
mod declarations;
mod declared;
mod defenses;
mod destinations;
mod dice;
mod doors;
mod drawing;
mod drawn_early;
mod evenings;
mod fight;
mod followed_over_edges;
mod ground_checks;
mod groups;
mod groups_in_phases;
mod help;
mod hidden;
mod hidden_leaks;
mod hinted;
mod history;
mod hostile_tables;
mod hurried;
mod initiative;
mod ledges_and_backs;
mod legs;
mod line;
mod looks;
mod menu;
mod mounts;
mod offered;
mod options;
mod pair;
mod pasting;
mod phases;
pub mod portraits;
mod presets;
mod prices;
mod reachable;
mod redelivery;
mod registry;
mod rights;
mod rights_matrix;
mod roster;
mod scouting;
mod secret_undo;
mod settled;
mod several;
mod standing;
mod stat_blocks;
mod stat_lines;
mod strangers;
mod suggestions;
mod told;
mod told_why;
mod turn_ends;
mod turns;
mod unseen_ends;
mod unseen_reactions;
mod ways;
mod ways_found;
mod withdrawing;
mod wording;
mod work_queue;
mod worst_cases;

use fivefoot::command::{Invocation, Key, Reply, Status};

/// Whether the command changed something that can be undone. A `/show` carries the Undo button of the last change.
fn did(given: &Invocation, reply: &Reply) -> bool {
    given.name != "show" && reply.status == Status::Done && reply.press_of(Key::Undo).is_some()
}
