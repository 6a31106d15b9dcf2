//! What the referee found, in sentences and as JSON, with its citations.
//!
//! This module turns facts into [`Message`](crate::words::Message)s: which sentence, and what goes into it, in no language
//! yet. It judges nothing, and its sentences are plain text: each door escapes them for where it shows them. The same facts
//! become JSON for scripts, with messages in English and lengths in feet.
//!
//! `phrase`, `citation`, `check` and `offers` are shared by all chapters; `facts` has one sentence for each fact, one file
//! per chapter. `ruling` summarizes a move in a few lines, `ending` says where it ends, `approach` a way to get somewhere in
//! one line, `ruling_json` turns a ruling into one object, and `account` lists every step behind it for the Why button.
//! `fall`, `flank`, `speed`, `travel` and `toll` cover what isn't a move, and `condition` what conditions and places do to a
//! fight.

mod account;
mod approach;
mod check;
mod citation;
mod condition;
mod ending;
mod facts;
mod fall;
mod flank;
mod offers;
mod phrase;
mod ruling;
mod ruling_json;
mod speed;
mod toll;
mod travel;

pub use account::account;
pub use approach::{no_way, way, way_json, why_not};
pub use check::{helping, json as check_json, modifiers};
pub use citation::{by_rules, rules_json, standing};
pub use condition::{brought, is_idle, of_place, rule_of};
pub use facts::{
    actions_left, cannot_go, carries, carries_json, dc_table, difficulties, flown, height_of, intends, keeps_afloat,
    sentence as found, swim_check, turn_json, turn_left, unseated,
};
pub use fall::{Landed, fallen, fallen_json};
pub use flank::{no_flank, partner};
pub use phrase::{book, length};
pub use ruling::{Effect, RulingLines, Verb, answered, falls_short, moved, strikes};
pub use ruling_json::moved_json;
pub use speed::Pacing;
pub use travel::{Spent, dashed, dashed_json, travelled, travelled_json};
