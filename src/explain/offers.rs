//! What a ruleset offers, as commands, for answers to requests it doesn't cover.

use crate::referee::{ForcedKind, Maneuver, Pace};
use crate::ruleset::Ruleset;
use crate::words::Message;

/// The paces the ruleset has.
pub fn paces(ruleset: &Ruleset) -> Vec<&'static str> {
    let all = [
        (Pace::Single, "/move"),
        (Pace::Double, "/move pace:double"),
        (Pace::Hustle, "/hustle"),
        (Pace::Sprint, "/sprint"),
        (Pace::Run, "/run"),
        (Pace::Step, "/step"),
        (Pace::Minimum, "/move pace:minimum"),
        (Pace::Crawl, "/crawl"),
        (Pace::Charge, "/charge"),
        (Pace::Withdraw, "/withdraw"),
    ];
    all.into_iter().filter(|(pace, _)| pace.is_known(ruleset)).map(|(_, command)| command).collect()
}

/// The commands for the ways of moving that a ruleset has, including those that need their own speed.
pub fn modes(ruleset: &Ruleset) -> Vec<&'static str> {
    let all = [
        ("/move", true),
        ("/climb", ruleset.climb.value.is_known()),
        ("/swim", ruleset.swim.value.is_known()),
        ("/fly", true),
        ("/burrow", ruleset.burrow.value.is_known()),
        ("/teleport", ruleset.teleport.value.is_known()),
    ];
    all.into_iter().filter(|(_, known)| *known).map(|(command, _)| command).collect()
}

/// The kinds of forced movement the ruleset has, or a bull rush if it has none.
pub fn forced_moves(ruleset: &Ruleset) -> Vec<String> {
    let known = ForcedKind::ALL.into_iter().filter(|how| how.is_known(ruleset));
    let known: Vec<String> = known.map(|how| format!("/{}", how.word())).collect();
    if known.is_empty() { vec!["/bull-rush".to_owned()] } else { known }
}

/// The maneuvers among these that the ruleset has, or its paces if it has none of them.
pub fn maneuvers(ruleset: &Ruleset, maneuvers: &[Maneuver]) -> Message {
    let known = maneuvers.iter().filter(|maneuver| maneuver.is_known(ruleset));
    let commands: Vec<String> = known.map(|maneuver| format!("/{}", maneuver.word())).collect();
    if commands.is_empty() { Message::list(paces(ruleset)) } else { Message::list(commands) }
}
