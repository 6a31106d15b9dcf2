//! Moving through and into opponents, in words.

use super::{capital, direction, fact as fact_told, forced, offered};
use crate::field::Name;
use crate::referee::{Finding, Maneuver, ManeuverFact, Ruling, Thrust};
use crate::ruleset::policy::{BullRush, Say};
use crate::ruleset::{RuleId, Ruleset};

/// What there is to say about it.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &ManeuverFact) -> String {
    let mover = &ruling.creature;
    match fact {
        ManeuverFact::Unknown { maneuver } => unknown(ruleset, *maneuver),
        ManeuverFact::NoOpponent { who } => {
            format!("{who} is no opponent of {mover}, and only opponents are moved through so; /move passes friends.")
        }
        ManeuverFact::TooBig { who, most } => {
            let sizes = sizes(*most);
            format!("{who} is too big: a target is at most {sizes} bigger than {mover}.")
        }
        ManeuverFact::NotBigEnough { who, least } => {
            let sizes = sizes(*least);
            format!("{who} is not big enough: its size has to be at least {sizes} above {mover}'s.")
        }
        ManeuverFact::OutOfLevel { who, above } => {
            let side = if *above { "above" } else { "below" };
            format!("{who} is {side} {mover}, and so not in its way: only who is as high is moved through or into.")
        }
        ManeuverFact::Fills { who } => format!("{who} fills its squares, and nobody gets through them."),
        ManeuverFact::OneTarget => "Only one target goes with this.".to_owned(),
        ManeuverFact::OnceARound => format!("{mover} has tried that in this round, and there is one attempt a round."),
        ManeuverFact::NotThrough { who } => format!("The way does not lead into {who}'s squares."),
        ManeuverFact::NotInside { who } => {
            format!("It has to end inside {who}'s space, and {} is not all in it.", ruling.to)
        }
        ManeuverFact::NotBeside { who } => {
            format!("{who} is not beside {mover}: a bull rush begins with a step into its square. /move leads there.")
        }
        ManeuverFact::NoDirection => format!("{mover} stands in the middle of it, so there is no way straight back."),
        ManeuverFact::HowFar => {
            "How far a success pushes stands in none of the documents: feet:10 tells it.".to_owned()
        }
        ManeuverFact::Encumbered => format!("Armor or load slows {mover}, and who is slowed so does not tumble."),
        ManeuverFact::DeepBog => "Nobody tumbles in a deep bog.".to_owned(),
        ManeuverFact::NoWayThrough { who } => {
            let others = known(ruleset, &[Maneuver::Overrun, Maneuver::Clamber]);
            format!("Nobody tumbles through {who}'s squares: {others}.")
        }
        ManeuverFact::Avoids { who } => format!("{who} gets out of the way."),
        ManeuverFact::StopsBefore { who, at, shunted: false } => format!("{mover} stops at {at}, before {who}."),
        ManeuverFact::StopsBefore { who, at, shunted: true } => {
            format!(
                "{mover} stops before {who}, and goes back on its way to {at}, the first place where nobody stands."
            )
        }
        ManeuverFact::HeldBy { who, at } => {
            format!("By the rules it stops at {at}: its check against {who} failed.")
        }
        ManeuverFact::EndsCharge => {
            "It ends the charge: +2 on its Strength check, to be counted in, and it takes no further action.".to_owned()
        }
        ManeuverFact::FallsProne { who } => format!("{who} falls prone."),
        ManeuverFact::Pushed { who, to, feet, way, blocked } => {
            let end = blocked.as_ref().map_or(String::new(), |why| {
                let finding = Finding { rule: RuleId::BullRush, step: None, fact: (**why).clone() };
                format!(" The push ends there: {}", fact_told(ruleset, &finding, ruling))
            });
            if feet.0 == 0 {
                format!("{who} stays at {to}.{end}")
            } else {
                format!("{who} is pushed {feet} {} to {to}.{end}", direction(*way))
            }
        }
        ManeuverFact::HoldsOn { who } => {
            format!("{who} has dropped prone by its own choice, and nobody pushes it as long as it lies there.")
        }
        ManeuverFact::Resists { who, feet } => format!("{who} resists {feet} of the push."),
        ManeuverFact::DropsProne { who } => format!("{who} drops prone, which ends the push."),
        ManeuverFact::CannotDrop { who } => format!("{who} cannot end the push by dropping prone."),
        ManeuverFact::StrikesPushed { by, at, leaving } => format!("{by} may strike at {at} (leaving {leaving})."),
        ManeuverFact::MayGoAstray => {
            "Each strike by anybody else goes astray to the other of the two with a chance of 25%.".to_owned()
        }
        ManeuverFact::Penalty { less } => format!("{less} is taken off each check's result."),
        ManeuverFact::ProvokesNobody { who } => format!("{who} cannot strike: the maneuver provokes nobody."),
        ManeuverFact::Spared { who } => format!("{who} cannot strike: the check saw to that."),
        ManeuverFact::SizesCount => {
            "In opposed Strength checks each size above Medium adds 4 and each below takes 4; results count as given."
                .to_owned()
        }
        ManeuverFact::DefenseUnknown { who } => defense_unknown(who),
    }
}

fn defense_unknown(who: &Name) -> String {
    format!("{who}'s Maneuver Defense is not known: /creature sheet creature:\"{who}\" maneuver-defense:18 tells it.")
}

fn sizes(number: u32) -> String {
    if number == 1 { "1 size category".to_owned() } else { format!("{number} size categories") }
}

/// Those of the maneuvers that a ruleset knows, as commands; without any, the ways it has of moving.
fn known(ruleset: &Ruleset, maneuvers: &[Maneuver]) -> String {
    let known = maneuvers.iter().filter(|maneuver| maneuver.is_known(ruleset));
    let commands: Vec<String> = known.map(|maneuver| format!("/{}", maneuver.word())).collect();
    if commands.is_empty() { offered(ruleset).join(", ") } else { commands.join(", ") }
}

fn unknown(ruleset: &Ruleset, maneuver: Maneuver) -> String {
    let what = match maneuver {
        Maneuver::Overrun => "overrun",
        Maneuver::BullRush => "bull rush",
        Maneuver::Tumble => "tumbling",
        Maneuver::Clamber => "clambering",
    };
    let all = [Maneuver::Overrun, Maneuver::BullRush, Maneuver::Tumble, Maneuver::Clamber];
    let through = maneuver == Maneuver::Overrun && ruleset.bull_rush.is == BullRush::Through;
    let close = if through { format!(": /bull-rush is {}", ruleset.bull_rush.is.meaning()) } else { String::new() };
    // What drives somebody back there is a push.
    let pushes = maneuver == Maneuver::BullRush && Thrust::Push.is_known(ruleset);
    let instead = if pushes { forced::offered(ruleset).join(", ") } else { known(ruleset, &all) };
    format!("{} knows no {what}; it has {instead}{close}.", capital(&ruleset.called))
}
