//! The command line for a way, and what that command would rule.

use crate::command::core::command::{Parsed, Spec};
use crate::command::core::table::Table;
use crate::command::input::invocation::Invocation;
use crate::command::input::options::{ANY, PREVIEW};
use crate::command::maneuvers::{bull_rush, charge, clamber, overrun, tumble, withdraw};
use crate::command::modes::{self, fly, forward, jump};
use crate::command::walk;
use crate::field::{Mode, Name};
use crate::grid::Square;
use crate::referee::{Approach, CommandVerdict, MoveMode, Pace, PhaseMove, Prefer, StepWay, Stop};

/// A command, and the line that gives it.
pub(crate) struct Line {
    spec: &'static Spec,
    pub(crate) given: Invocation,
}

impl Line {
    /// What the command would rule, and how far the mover falls, in feet.
    pub(crate) fn verdict(&self, table: &Table<'_>) -> CommandVerdict {
        let mut given = self.given.clone();
        given.options.push((PREVIEW.name.to_owned(), "true".to_owned()));
        let Ok(Parsed::AtTable(command)) = self.spec.parse(&given) else { return CommandVerdict::Nothing };
        let Ok(outcome) = command.decide(table) else { return CommandVerdict::Nothing };
        outcome
            .judged
            .map_or(CommandVerdict::Same, |judged| CommandVerdict::Ruled(Box::new(judged.ruling), judged.fall))
    }
}

/// The command that takes this way; `None` for staying. `target` is the creature the ways lead to, if any, and `own` the mode
/// in which the mover moves if none is named.
pub(crate) fn of((who, own): (&Name, Mode), target: Option<&Name>, approach: &Approach) -> Option<Line> {
    let mut options = vec![("creature", who.to_string())];
    let in_mode = |mode: MoveMode| match mode.mode() {
        None => Some(("mode", ANY.to_owned())),
        Some(mode) => (mode != own).then(|| ("mode", mode.word().to_owned())),
    };
    let safest = |prefer: Prefer| (prefer == Prefer::Safest).then(|| ("prefer", "safest".to_owned()));
    let spec: &'static Spec = match approach {
        Approach::Stay => return None,
        Approach::Step { to, way } => {
            options.push(("to", to.to_string()));
            options.extend((*way != StepWay::Free).then(|| ("way", way.word().to_owned())));
            &walk::STEP
        }
        Approach::Walk { pace, to, prefer, by } => {
            let squares: Vec<String> = by.iter().chain([to]).map(Square::to_string).collect();
            options.push(("to", squares.join(" ")));
            options.extend(safest(*prefer));
            match pace {
                Pace::Run => &walk::RUN,
                Pace::Crawl => &walk::CRAWL,
                Pace::Hustle => &walk::HUSTLE,
                Pace::Sprint => &walk::SPRINT,
                pace => {
                    options.extend((*pace != Pace::Single).then(|| ("pace", pace.word().to_owned())));
                    &walk::MOVE
                }
            }
        }
        Approach::Charge { to, overrun } => {
            options.push(("target", target?.to_string()));
            options.extend(to.map(|to| ("to", to.to_string())));
            options.extend(overrun.as_ref().map(|over| ("overrun", over.to_string())));
            &charge::CHARGE
        }
        Approach::Withdraw { to, altitude, prefer, primary } => {
            options.push(("to", Stop { anchor: *to, altitude: *altitude }.typed()));
            options.extend(safest(*prefer));
            options.extend(primary.as_ref().map(|primary| ("primary", primary.to_string())));
            &withdraw::WITHDRAW
        }
        Approach::Tumble { to, through, tumbled } => {
            options.push(("to", to.to_string()));
            options.extend(through.as_ref().map(|through| ("through", through.to_string())));
            let squares: Vec<String> = tumbled.iter().map(Square::to_string).collect();
            options.extend((!squares.is_empty()).then(|| ("tumbled", squares.join(" "))));
            &tumble::TUMBLE
        }
        Approach::Overrun { over, to } => {
            options.extend([("target", over.to_string()), ("to", to.to_string())]);
            &overrun::OVERRUN
        }
        Approach::Clamber { into, to } => {
            options.extend([("target", into.to_string()), ("to", to.to_string())]);
            &clamber::CLAMBER
        }
        Approach::BullRush { through, to } => {
            options.extend([("target", through.to_string()), ("to", to.to_string())]);
            &bull_rush::BULL_RUSH
        }
        Approach::KeepDistance { to, from, distance } => {
            let from: Vec<&str> = from.iter().map(Name::as_str).collect();
            let distance = distance.0.to_string();
            options.extend([("from", from.join(", ")), ("distance", distance), ("to", to.to_string())]);
            &withdraw::WITHDRAW
        }
        Approach::Leap { pace, to } => {
            options.push(("to", to.to_string()));
            options.extend((*pace != Pace::Single).then(|| ("pace", pace.word().to_owned())));
            options.push(("jump", "true".to_owned()));
            &walk::MOVE
        }
        Approach::Jump { to, from } => {
            let squares: Vec<String> = from.iter().chain([to]).map(Square::to_string).collect();
            options.push(("to", squares.join(" ")));
            &jump::JUMP
        }
        Approach::Fly { to, altitude, pace, prefer, glides } => {
            options.push(("to", Stop { anchor: *to, altitude: Some(*altitude) }.typed()));
            options.extend((*pace == Pace::Double).then(|| ("pace", pace.word().to_owned())));
            options.extend(safest(*prefer));
            let mode = if *glides { Mode::Glide } else { Mode::Fly };
            let spec = hurried(*pace);
            options.extend((*glides || (spec.is_some() && own != mode)).then(|| ("mode", mode.word().to_owned())));
            if let Some(spec) = spec { spec } else { &fly::FLY }
        }
        Approach::InMode { mode, pace, to, altitude, prefer, .. } if *pace != Pace::Single => {
            options.push(("to", Stop { anchor: *to, altitude: *altitude }.typed()));
            options.extend((*pace == Pace::Double).then(|| ("pace", pace.word().to_owned())));
            options.extend(safest(*prefer));
            options.extend(in_mode(*mode));
            hurried(*pace).unwrap_or(&walk::MOVE)
        }
        Approach::InMode { mode, to, altitude, prefer, climb_pace, .. } => {
            options.push(("to", Stop { anchor: *to, altitude: *altitude }.typed()));
            options.extend(safest(*prefer));
            options.extend(climb_pace.word().map(|word| ("pace", word.to_owned())));
            match mode {
                MoveMode::Climb => &modes::CLIMB,
                MoveMode::Swim => &modes::SWIM,
                MoveMode::Burrow => &modes::BURROW,
                MoveMode::Teleport => &modes::TELEPORT,
                MoveMode::Any => {
                    options.extend(in_mode(*mode));
                    &walk::MOVE
                }
            }
        }
        Approach::Forward { what, to, altitude } => {
            options.push(("to", Stop { anchor: *to, altitude: *altitude }.typed()));
            if *what == PhaseMove::SwimForward { &forward::SWIM_FORWARD } else { &forward::CLIMB_FORWARD }
        }
    };
    let options = options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Some(Line { spec, given: Invocation { name: spec.name.to_owned(), options, ..Invocation::default() } })
}

/// The command for a pace faster than two moves.
fn hurried(pace: Pace) -> Option<&'static Spec> {
    match pace {
        Pace::Sprint => Some(&walk::SPRINT),
        Pace::Run => Some(&walk::RUN),
        _ => None,
    }
}
