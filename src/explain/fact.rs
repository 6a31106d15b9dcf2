//! One sentence for everything that the referee came upon.

use super::{aerial, charge, forced, height, jump, load, maneuver, maneuverability, modes, reactive, turn};
use crate::field::{Barrier, Condition, Fill, Name};
use crate::referee::{Fact, Finding, NoStrike, Pace, Ruling};
use crate::ruleset::policy::{RunLimit, Say};
use crate::ruleset::{RuleId, Ruleset};
use crate::words::Words;

/// A finding of a ruling in a sentence.
pub(super) fn told(ruleset: &Ruleset, finding: &Finding, ruling: &Ruling) -> String {
    let step = finding.step.map_or(String::new(), |step| format!("Step {}: ", step + 1));
    let Ruling { creature, budget, .. } = ruling;
    let what = match &finding.fact {
        Fact::EndsInside { who, square, if_shared } => ends_inside(who, *square, *if_shared),
        Fact::TooFar { feet } => format!("It takes {feet}, and {creature} has {budget}."),
        Fact::StopsShort { goal } => format!("{creature} stops on the way to {goal}, as far as it can go."),
        Fact::NotOneStep => {
            format!("This goes over one square only, and {} is not beside {}.", ruling.to, ruling.from)
        }
        Fact::NotStraight => format!(
            "A run goes straight over open ground, and no straight way leads to {}; /move pace:double need not be \
             straight.",
            ruling.to
        ),
        Fact::TooTangled => "The board is too tangled to find the best route; name squares on the way.".to_owned(),
        Fact::Squeezes { with } => {
            let who =
                with.as_ref().map_or(format!("{creature} squeezes"), |with| format!("{creature} and {with} squeeze"));
            format!("{who}: {}.", ruleset.squeeze_penalty.is.meaning())
        }
        Fact::TakesAction { action } => format!("It takes {}.", turn::action(*action)),
        Fact::FlatFootedAfter => format!("Note: {}.", ruleset.run_exposes.is.meaning()),
        Fact::NoStrike { who, why } => no_strike(who, *why, finding.rule),
        Fact::Charge(fact) => charge::told(ruleset, ruling, fact),
        Fact::Maneuver(fact) => maneuver::told(ruleset, ruling, fact),
        Fact::Forced(fact) => forced::told(ruleset, ruling, fact),
        Fact::Reactive(fact) => reactive::told(ruleset, ruling, fact),
        Fact::Turn(fact) => turn::told(creature, fact),
        Fact::Height(fact) => height::told(ruleset, ruling, fact),
        Fact::Flight(fact) => maneuverability::told(ruleset, ruling, fact),
        Fact::Air(fact) => aerial::told(ruleset, ruling, fact),
        Fact::Mode(fact) => modes::told(ruleset, ruling, fact),
        Fact::Jump(fact) => jump::told(ruleset, ruling, fact),
        Fact::Load(fact) => load::told(ruleset, fact),
        Fact::CheckFailed { result, dc } if finding.rule == RuleId::RunLimit => {
            let then = match ruleset.run_limit.is {
                RunLimit::ConstitutionCheck => {
                    "rests for 1 minute (10 rounds), no faster than a move action, before it runs again"
                }
                RunLimit::MightCheck => "is fatigued",
            };
            format!("The check came to {result}, and it takes {dc}: {creature} has to stop running, and {then}.")
        }
        Fact::CheckFailed { result, dc } => format!("The check came to {result}, and it takes {dc}."),
        Fact::UnknownPace { .. }
        | Fact::CannotMove { .. }
        | Fact::OnlyCrawls
        | Fact::NotProne
        | Fact::TooSlow
        | Fact::NotSlowed
        | Fact::AfterFullRound
        | Fact::Blind => cannot_go(ruleset, creature, finding).to_string(),
        Fact::Filled { .. }
        | Fact::Walled { .. }
        | Fact::Parted { .. }
        | Fact::CutsCorner { .. }
        | Fact::InTheWay { .. }
        | Fact::Impeded { .. }
        | Fact::TooManyInSquare { .. }
        | Fact::Hampered { .. }
        | Fact::Concealed { .. } => on_the_ground(&finding.fact),
    };
    format!("{step}{what}")
}

/// What keeps a creature from a pace, in a sentence.
#[must_use]
pub fn cannot_go(ruleset: &Ruleset, creature: &Name, finding: &Finding) -> Words {
    let told = match &finding.fact {
        Fact::UnknownPace { pace } => {
            let instead = offered(ruleset).join(", ");
            format!("{} knows no {}; it has {instead}.", capital(&ruleset.called), pace.title())
        }
        Fact::CannotMove { condition: Condition::Dead } => format!("{creature} is dead and does not move."),
        Fact::CannotMove { condition } => format!("{creature} is {condition} and cannot move."),
        Fact::OnlyCrawls => format!("{creature} lies on the ground and can only crawl: /crawl, or /stand to get up."),
        Fact::NotProne => format!("{creature} is not prone; only who lies on the ground crawls. /move walks."),
        Fact::NotSlowed => {
            "It is for whoever is slowed to nothing, or enters impeded ground; a plain move does it.".to_owned()
        }
        Fact::TooSlow => match finding.rule {
            RuleId::FiveFootStep => format!("{creature} is too slow: the five-foot step takes a speed over 5 ft."),
            RuleId::MinimumMovement => format!("{creature} has no speed at all, so not even one square."),
            _ => format!("{creature} has no speed left to do that."),
        },
        Fact::AfterFullRound => format!("With a full-round action taken: {}.", ruleset.full_round.is.meaning()),
        Fact::Blind => format!("{creature} does not see where it goes, and so does not run."),
        Fact::Load(fact) => load::told(ruleset, fact),
        _ => format!("{creature} cannot do that."),
    };
    told.into()
}

/// The paces of a ruleset as commands.
#[must_use]
pub fn offered(ruleset: &Ruleset) -> Vec<&'static str> {
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

fn ends_inside(who: &Name, square: crate::grid::Square, if_shared: bool) -> String {
    if if_shared {
        format!("{who} stands in {square}: share:true ends the move there, if {who} agrees or cannot help it.")
    } else {
        format!("A move cannot end in {square}, where {who} stands.")
    }
}

fn on_the_ground(fact: &Fact) -> String {
    match fact {
        Fact::Filled { square, with: None } => format!("{square} lies beyond the edge of the map."),
        Fact::Filled { square, with: Some(Fill::Pillar) } => format!("{square} is a pillar: nobody can stand there."),
        Fact::Filled { square, .. } => format!("{square} is solid: nobody can stand there."),
        Fact::Walled { edge, barrier } => {
            let (a, b) = edge.squares();
            let what = match barrier {
                Barrier::Door => "A closed door",
                Barrier::Low => "A low wall, to be jumped or climbed,",
                Barrier::Narrow(_) => "A gap too narrow to squeeze through",
                _ => "A wall",
            };
            format!("{what} stands between {a} and {b}.")
        }
        Fact::Parted { from, to, barrier } => {
            let what = if *barrier == Barrier::Door { "A closed door" } else { "A wall" };
            if from == to {
                format!("{what} runs through the middle of {to}: nobody can stand there.")
            } else {
                format!("{what} stands between the middle of {from} and that of {to}.")
            }
        }
        Fact::CutsCorner { from, to } => format!("The diagonal from {from} to {to} would cut a corner."),
        Fact::InTheWay { who, square } => format!("{who} is in the way in {square}."),
        Fact::Impeded { square } => {
            format!("Entering {square} takes a full-round action for that one square: pace:minimum.")
        }
        Fact::TooManyInSquare { square } => format!("There is no room for one more in {square}."),
        Fact::Hampered { square } => {
            format!("The step to {square} is hampered: difficult ground, a low wall, or too narrow.")
        }
        Fact::Concealed { square } => format!("{square} is hard to see into, so no five-foot step leads there."),
        _ => "The rules do not allow it.".to_owned(),
    }
}

fn no_strike(who: &Name, why: NoStrike, rule: RuleId) -> String {
    match why {
        NoStrike::Covered => format!("{who} cannot strike: a wall or its corner is in the way."),
        NoStrike::Condition(condition) => format!("{who} cannot strike: it is {condition}."),
        NoStrike::Unarmed => format!("{who} cannot strike: it is not armed."),
        NoStrike::TooNear => format!("{who} cannot strike: its reach weapon does not strike so near."),
        NoStrike::NoReach => format!("{who} cannot strike: it reaches only into its own square."),
        NoStrike::HadChance => format!("{who} cannot strike again: it has had its chance this turn."),
        NoStrike::Exempt if rule == RuleId::Charge => {
            format!("{who} cannot strike: a charge gives its target no chance.")
        }
        NoStrike::Exempt if rule == RuleId::Withdraw => {
            format!("{who} cannot strike: the withdrawal gives it no chance.")
        }
        NoStrike::Exempt => format!("{who} cannot strike: a five-foot step provokes nobody."),
    }
}

/// The same with a capital at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
