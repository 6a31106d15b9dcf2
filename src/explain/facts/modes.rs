//! Climbing, swimming, digging and teleporting.

use crate::explain::phrase::book;
use crate::field::{Mode, Name};
use crate::grid::Height;
use crate::referee::{CheckKind, ModeFact};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(ruleset: &Ruleset, creature: &Name, fact: &ModeFact) -> Message {
    match fact {
        ModeFact::NoWay { square } => say!("mode-no-way", creature, square),
        ModeFact::NoWater { square } => say!("mode-no-water", creature, square),
        ModeFact::NoHold { square, altitude } if *altitude < Height::ZERO => {
            say!("mode-no-hold-below", square, depth = -*altitude)
        }
        ModeFact::NoHold { square, altitude } => say!("mode-no-hold", square, altitude),
        ModeFact::NothingToClimb { feet } => say!("mode-nothing-to-climb", creature, feet),
        ModeFact::NotAfloat { square } => say!("mode-not-afloat", square, creature),
        ModeFact::NoEarth { square } => say!("mode-no-earth", creature, square),
        ModeFact::Ashore { square } => say!("mode-ashore", creature, square),
        ModeFact::NothingHolds { square } => say!("mode-nothing-holds", creature, square),
        ModeFact::NotFromHere { mode: Mode::Teleport } => say!("mode-not-by-teleport"),
        ModeFact::NotFromHere { mode } => say!("mode-not-from-here", creature, mode),
        ModeFact::UsedUp { mode, speed } => say!("mode-used-up", creature, mode, speed),
        ModeFact::Brachiates => say!("mode-brachiates"),
        ModeFact::Bent => say!("mode-bent"),
        ModeFact::Smooth => say!("mode-smooth"),
        ModeFact::Hands => say!("mode-hands", is = ruleset.meaning(RuleId::ClimbHands).capitalized()),
        ModeFact::Ranks { needs } => say!("mode-ranks", needs),
        ModeFact::NoHaste => say!("mode-no-haste"),
        ModeFact::NoRun { mode } => say!("mode-no-run", mode = mode.word()),
        ModeFact::SeesNothing => say!("mode-sees-nothing", creature),
        ModeFact::NoTakingTen => say!("mode-no-taking-ten"),
        ModeFact::HelpersBeside => say!("mode-helpers-beside", creature),
        ModeFact::Helpers { most: 0 } => say!("mode-no-helper"),
        ModeFact::Helpers { most } => say!("mode-helpers", most),
        ModeFact::OnlyForward { mode } => {
            let command = format!("{}-forward", mode.word());
            say!("mode-only-forward", mode, command, creature)
        }
        ModeFact::OneAtATime => say!("mode-one-at-a-time", book = book(ruleset).capitalized()),
        ModeFact::NotThrough { ground } => say!("mode-not-through", creature, ground),
        ModeFact::OneSquare => say!("mode-one-square"),
        ModeFact::Unseen => say!("mode-unseen", creature),
        ModeFact::NoRoom => say!("mode-no-room", creature),
        ModeFact::Exposed => say!("mode-exposed", creature),
        ModeFact::FlatFooted => say!("mode-flat-footed", creature),
        ModeFact::NoProgress { short } => say!("mode-no-progress", creature, short),
        ModeFact::Falls { height } => say!("mode-falls", creature, height),
        ModeFact::GoesUnder => say!("mode-goes-under", creature),
        ModeFact::HoldsOn => say!("mode-holds-on", creature),
        ModeFact::EveryHour { dc } => say!("mode-every-hour", dc),
        ModeFact::NeedsCheckToFloat => keeps_afloat(ruleset, creature),
        ModeFact::HoldsBreath { who } => say!("mode-holds-breath", creature = who),
        ModeFact::Breath { who, rounds: Some(rounds) } => say!("mode-breath-known", creature = who, rounds),
        ModeFact::Breath { who, rounds: None } => {
            say!("mode-breath-untold", creature = who, rounds = ruleset.breath.value)
        }
        ModeFact::Shunted { to } => say!("mode-shunted", creature, to),
        ModeFact::FullRound => say!("mode-full-round"),
    }
}

/// What keeps a creature without a swim speed afloat until its turn ends.
#[must_use]
pub fn keeps_afloat(ruleset: &Ruleset, creature: &Name) -> Message {
    say!("mode-keeps-afloat", creature, check = swim_check(ruleset), is = ruleset.meaning(RuleId::SwimWater))
}

/// The check to swim, by the rulebook's name for it.
#[must_use]
pub fn swim_check(ruleset: &Ruleset) -> Message {
    Message::term("skill-check", CheckKind::to_swim(ruleset.swim_speed.value).skill())
}

/// What a check for this mode has to reach, by the ruleset's words.
#[must_use]
pub fn dc_table(ruleset: &Ruleset, mode: Mode) -> Option<Message> {
    let (option, rule, table) = match mode {
        Mode::Climb => ("surface", RuleId::ClimbSurface, &ruleset.climb_surface.value),
        Mode::Swim => ("water", RuleId::SwimWater, &ruleset.swim_water.value),
        Mode::Burrow => ("ground", RuleId::BurrowGround, &ruleset.burrow_ground.value),
        Mode::Walk | Mode::Fly | Mode::Glide | Mode::Teleport => return None,
    };
    (!table.is_empty()).then(|| say!("mode-hardness", option, is = ruleset.meaning(rule)))
}
