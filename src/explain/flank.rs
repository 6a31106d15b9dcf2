//! Flanking, in words.

use super::{forced, offered};
use crate::field::Name;
use crate::referee::{NoFlank, NoThreat, Partner};
use crate::ruleset::Ruleset;
use crate::words::Words;

/// With whom somebody flanks.
#[must_use]
pub fn partner(partner: &Partner) -> Words {
    let told = match partner.line {
        Some((from, to)) => format!("With {}: the line from {from} to {to}.", partner.name),
        None => format!("With {}: one of the two shares squares with somebody far bigger or smaller.", partner.name),
    };
    told.into()
}

/// Why somebody does not flank.
#[must_use]
pub fn no_flank(ruleset: &Ruleset, (flanker, target): (&Name, &Name), why: &NoFlank) -> Words {
    let told = match why {
        NoFlank::Unknown => format!(
            "Under {} nobody flanks anybody; it has {}.",
            ruleset.called,
            [offered(ruleset).iter().map(ToString::to_string).collect(), forced::offered(ruleset)].concat().join(", ")
        ),
        NoFlank::NoOpponents => format!("{flanker} and {target} are no opponents."),
        NoFlank::NoAlly { who } => format!("{who} is no ally of {flanker}'s against {target}."),
        NoFlank::NoLine { who } => format!("No line between {flanker} and {who} passes rightly through {target}."),
        NoFlank::Alone => format!("{flanker} has no ally here."),
        NoFlank::NoThreat { who, why } => {
            let why = match why {
                NoThreat::Condition(condition) => format!("it is {condition}"),
                NoThreat::Unarmed => "it is not armed".to_owned(),
                NoThreat::Neutral => "it is neutral".to_owned(),
                NoThreat::NoReach => "it reaches only into its own squares".to_owned(),
                NoThreat::TooFar => "it does not reach so far".to_owned(),
                NoThreat::TooNear => "its reach weapon does not strike so near".to_owned(),
                NoThreat::Covered => "a wall or its corner is in the way".to_owned(),
            };
            format!("{who} does not threaten {target}: {why}.")
        }
    };
    told.into()
}
