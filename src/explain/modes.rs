//! Climbing, swimming, digging and teleporting.

use super::fact::capital;
use crate::field::Mode;
use crate::referee::{ModeFact, Ruling};
use crate::ruleset::Ruleset;
use crate::words::Words;

/// A fact in a sentence.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &ModeFact) -> String {
    let creature = &ruling.creature;
    match fact {
        ModeFact::NoWay { square } => {
            format!(
                "{creature} has no way of moving that leads to {square} there: no floor, nothing to cling to, no water."
            )
        }
        ModeFact::NothingHolds { square } => format!("Nothing holds {creature} up there over {square}."),
        ModeFact::UsedUp { mode, speed } => {
            format!("Its {} speed is used up: there is {speed} of it for this movement.", mode.word())
        }
        ModeFact::Bent => "This movement has to be straight.".to_owned(),
        ModeFact::Smooth => "Nobody climbs that.".to_owned(),
        ModeFact::Hands => format!("{}.", capital(&hands(ruleset))),
        ModeFact::Ranks { needs } => format!("That takes {needs} ranks in the skill: ranks:{needs} tells them."),
        ModeFact::NoHaste => "That is not done any faster.".to_owned(),
        ModeFact::NoTakingTen => "Here nobody takes 10: give check with what was rolled, or bonus alone.".to_owned(),
        ModeFact::Helpers { most: 0 } => "Nobody can help with that.".to_owned(),
        ModeFact::Helpers { most } => format!("At most {most} can help."),
        ModeFact::OnlyForward { mode } => {
            let word = mode.word();
            format!("Without a {word} speed {creature} gets a short way only, by a check: /{word}-forward.")
        }
        ModeFact::OneAtATime => format!(
            "{} does not tell of moving in several ways at once: name one, such as mode:walk.",
            capital(&ruleset.called)
        ),
        ModeFact::NotThrough { ground } => format!("{creature} cannot dig through {ground}."),
        ModeFact::OneSquare => "It goes through one square of that in a full round.".to_owned(),
        ModeFact::Unseen => format!("{creature} has to see the place."),
        ModeFact::NoRoom => format!("There is no free place on the line: {creature} stays, and the action is spent."),
        ModeFact::FlatFooted => format!("While it climbs, {creature} is flat-footed."),
        ModeFact::NoProgress { short } => format!("{creature} is {short} short and gets nowhere."),
        ModeFact::Falls { height } => format!("{creature} loses its hold and falls {height}."),
        ModeFact::GoesUnder => format!("{creature} goes under."),
        ModeFact::HoldsOn => format!("{creature} holds on."),
        ModeFact::Counted { by } => format!("{by:+} is counted into the check."),
        ModeFact::EveryHour { dc } => {
            format!("Each hour of swimming takes a Swim check of {dc}, or 1d6 nonlethal damage from fatigue.")
        }
        ModeFact::Breath { rounds: Some(rounds) } => {
            format!(
                "Under water {creature} holds its breath for {rounds} rounds, less one for each action that is more than a move."
            )
        }
        ModeFact::Breath { rounds: None } => format!(
            "Under water {creature} holds its breath for {} rounds for each point of its Constitution, which is not known.",
            ruleset.breath.is
        ),
        ModeFact::Shunted { to } => format!("The place is not free: {creature} arrives at {to}, back along the line."),
        ModeFact::FullRound => "It takes a full round for that one square.".to_owned(),
    }
}

fn hands(ruleset: &Ruleset) -> String {
    use crate::ruleset::policy::Say;
    ruleset.climb_hands.is.meaning().to_string()
}

/// What a check for this way of moving has to come to, by the ruleset's words.
#[must_use]
pub fn hardnesses(ruleset: &Ruleset, mode: Mode) -> Option<Words> {
    use crate::ruleset::policy::Say;
    let (option, table) = match mode {
        Mode::Climb => ("surface", &ruleset.climb_surface.is),
        Mode::Swim => ("water", &ruleset.swim_water.is),
        Mode::Burrow => ("ground", &ruleset.burrow_ground.is),
        Mode::Walk | Mode::Fly | Mode::Glide | Mode::Teleport => return None,
    };
    (!table.is_empty()).then(|| format!("What it takes goes by {option}: {}; or dc tells it.", table.meaning()).into())
}
