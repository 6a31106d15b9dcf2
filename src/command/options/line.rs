//! The command line of a way.

use crate::command::core::command::Spec;
use crate::command::input::invocation::Invocation;
use crate::command::maneuvers::{bull_rush, charge, clamber, overrun, tumble, withdraw};
use crate::command::modes::{self, fly, jump};
use crate::command::walk;
use crate::field::Name;
use crate::referee::{Approach, MoveMode, Pace, Prefer, StepWay, Stop};

/// The command that takes this way; `None` for staying. `target` is the creature the ways lead to, if there is one.
pub(crate) fn of(who: &Name, target: Option<&Name>, approach: &Approach) -> Option<Invocation> {
    let mut options = vec![("creature", who.to_string())];
    let safest = |prefer: Prefer| (prefer == Prefer::Safest).then(|| ("prefer", "safest".to_owned()));
    let spec: &'static Spec = match approach {
        Approach::Stay => return None,
        Approach::Step { to, way } => {
            options.push(("to", to.to_string()));
            options.extend((*way != StepWay::Free).then(|| ("way", way.word().to_owned())));
            &walk::STEP
        }
        Approach::Walk { pace, to, prefer } => {
            options.push(("to", to.to_string()));
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
        Approach::Charge { to } => {
            options.push(("target", target?.to_string()));
            options.extend(to.map(|to| ("to", to.to_string())));
            &charge::CHARGE
        }
        Approach::Withdraw { to, prefer, primary } => {
            options.push(("to", to.to_string()));
            options.extend(safest(*prefer));
            options.extend(primary.as_ref().map(|primary| ("primary", primary.to_string())));
            &withdraw::WITHDRAW
        }
        Approach::Tumble { to } => {
            options.push(("to", to.to_string()));
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
        Approach::Jump { to } => {
            options.push(("to", to.to_string()));
            &jump::JUMP
        }
        Approach::Fly { to, altitude, pace, prefer } => {
            options.push(("to", Stop { anchor: *to, altitude: Some(*altitude) }.typed()));
            options.extend((*pace != Pace::Single).then(|| ("pace", pace.word().to_owned())));
            options.extend(safest(*prefer));
            &fly::FLY
        }
        Approach::InMode { pace: Pace::Double, to, prefer, .. } => {
            options.extend([("to", to.to_string()), ("pace", Pace::Double.word().to_owned())]);
            options.extend(safest(*prefer));
            &walk::MOVE
        }
        Approach::InMode { mode, to, prefer, .. } => {
            options.push(("to", to.to_string()));
            options.extend(safest(*prefer));
            match mode {
                MoveMode::Climb => &modes::CLIMB,
                MoveMode::Swim => &modes::SWIM,
                MoveMode::Burrow => &modes::BURROW,
                MoveMode::Teleport => &modes::TELEPORT,
                MoveMode::Any => {
                    options.push(("mode", "any".to_owned()));
                    &walk::MOVE
                }
            }
        }
    };
    let options = options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Some(Invocation { name: spec.name.to_owned(), options, ..Invocation::default() })
}
