//! Previews give no figures away by trial and error.

use std::sync::Arc;

use super::Asked;
use crate::command::core::command::{Command, Parsed};
use crate::field::Encounter;
use crate::ruleset::Ruleset;

/// The commands with a check against a Maneuver Defense.
const DEFENDED: [&str; 6] = ["bull-rush", "charge", "clamber", "overrun", "tumble", "withdraw"];

/// The options that give a check its result.
const RESULTS: [&str; 2] = ["check", "bonus"];

impl Asked<'_> {
    /// The same command without its results, if it is a player's preview where Maneuver Defenses count that aren't theirs to
    /// know: otherwise one result after another would find them out.
    pub(super) fn without_guesses(
        &self,
        encounter: Option<&Encounter>,
        rules: Option<&Ruleset>,
    ) -> Option<Arc<dyn Command>> {
        let counts = rules?.overrun.value.is_against_defense() && DEFENDED.contains(&self.spec.name);
        if !counts || self.person.is_gm() || !self.given.is_set("preview") {
            return None;
        }
        let mut defended = encounter?.creatures().iter().filter(|creature| creature.maneuver_defense.is_some());
        let mut given = self.given.clone();
        given.options.retain(|(option, _)| !RESULTS.iter().any(|result| option.eq_ignore_ascii_case(result)));
        let tries = given.options.len() < self.given.options.len() && defended.any(|one| !self.person.owns(one));
        match self.spec.parse(&given).ok().filter(|_| tries)? {
            Parsed::AtTable(command) => Some(command),
            Parsed::FromStore(_) => None,
        }
    }
}
