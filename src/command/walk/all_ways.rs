//! `mode:any`: what another single way leads to where a mix of modes fails.

use crate::command::core::outcome::Outcome;
use crate::command::input::user_error::UserError;
use crate::command::reply::Status;
use crate::field::{Creature, Mode};
use crate::referee::{Fact, ModeFact, Ruling};

/// The outcome of a movement in all modes, or that of a teleport or of the plain movement if only that gets there: over the edge
/// of a floor, for one, no mix of modes leads.
pub(crate) fn best(
    mixed: Outcome,
    creature: &Creature,
    teleport: impl FnOnce() -> Result<Outcome, UserError>,
    plain: impl FnOnce() -> Result<Outcome, UserError>,
) -> Result<Outcome, UserError> {
    let ruling = mixed.judged.as_ref().map(|judged| &judged.ruling);
    let short = |ruling: &Ruling| ruling.notes().any(|note| note.fact.ends_short());
    let over_an_edge =
        |ruling: &Ruling| ruling.refusals().any(|finding| matches!(finding.fact, Fact::Mode(ModeFact::NoWay { .. })));
    let refused = mixed.status == Status::Refused;
    let is_over = refused && ruling.is_some_and(over_an_edge);
    if (refused || ruling.is_some_and(short)) && creature.modes.of(Mode::Teleport).is_some() {
        let teleported = teleport()?;
        if teleported.status != Status::Refused {
            return Ok(teleported);
        }
    }
    if is_over {
        let plain = plain()?;
        // A creature without other modes reads why it can't walk there.
        if plain.status != Status::Refused || creature.modes.is_empty() {
            return Ok(plain);
        }
    }
    Ok(mixed)
}
