//! `/climb-forward` and `/swim-forward`: climbing and swimming by a check, in rulebooks that have that.

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{Menu, RISE};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{
    ALTITUDE, BONUS, CHECK, DIFFICULTY_VALUE, HANDS, PREVIEW_OR_FORCE, TO, WHO, altitude,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::Creature;
use crate::grid::Height;
use crate::referee::{Check, Forward, ForwardMoves, PhaseMove, Ruling, Verdict};
use crate::say;

/// The last options of both.
const CHECKED: &[Opt] =
    options!(&[DIFFICULTY_VALUE, CHECK, BONUS, may("critical", Kind::Flag), HANDS], PREVIEW_OR_FORCE);

pub(crate) const CLIMB_FORWARD: Spec = Spec {
    name: "climb-forward",
    options: options!(&[TO.optional(), ALTITUDE, WHO], CHECKED),
    menu: Menu::under("go", "climb-forward").only(RISE),
    example: "/climb-forward creature:Hero altitude:5 dv:10 bonus:4",
    right: Right::OwnerInTurn,
    ..Spec::of::<ForwardArgs>()
};

pub(crate) const SWIM_FORWARD: Spec = Spec {
    name: "swim-forward",
    options: options!(&[TO, WHO], CHECKED),
    menu: Menu::under("go", "swim-forward").only(RISE),
    example: "/swim-forward creature:Hero to:D5 dv:5 bonus:4",
    ..CLIMB_FORWARD
};

/// `/climb-forward` and `/swim-forward`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForwardArgs {
    action: &'static str,
    what: PhaseMove,
    to: Option<Destination>,
    altitude: Option<Height>,
    difficulty: Option<i32>,
    rolling: Rolling,
    critical: bool,
    hands: u32,
    request: MoveRequest,
}

impl Command for ForwardArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let going = ForwardArgs {
            action: spec.name,
            what: if spec.name == "swim-forward" { PhaseMove::SwimForward } else { PhaseMove::ClimbForward },
            to: options.destination("to")?,
            altitude: altitude(options)?,
            difficulty: options.number("dv")?,
            rolling: Rolling::parse(options)?,
            critical: options.is_set("critical")?,
            hands: options.whole("hands")?.unwrap_or(2),
            request: MoveRequest::parse(options)?,
        };
        if going.to.is_none() && going.altitude.is_none() {
            return Err(UserError::new(say!("forward-where")));
        }
        Ok(going)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        let map = referee.encounter().battlefield.area();
        let stops = self.to.as_ref().map_or(Ok(Vec::new()), |to| to.stops(creature.anchor, map))?;
        let nowhere = stops.is_empty() && self.altitude.is_none_or(|altitude| altitude == creature.altitude);
        if nowhere && !self.request.force {
            return Err(UserError::new(say!("forward-nowhere", name = creature.name, at = creature.altitude)));
        }
        let mut forward = Forward {
            what: self.what,
            stops,
            altitude: self.altitude.unwrap_or(creature.altitude),
            hands: self.hands,
            critical: self.critical,
            difficulty: self.difficulty,
            rolled: None,
        };
        let open = |ruling: &Ruling| ruling.verdict == Verdict::NeedsCheck && self.difficulty.is_some();
        let (ruling, roll) = self.rolling.judge(table, self.request.preview, open, |rolled| {
            forward.rolled = rolled;
            Ok(ForwardMoves(referee).forward(&mover, &forward))
        })?;
        let falls_short = |check: &&Check| check.succeeds() == Some(false);
        let short = ruling.checks.iter().find(falls_short).filter(|_| self.critical && !self.request.force);
        if let Some((total, dc)) = short.and_then(|check| check.total().zip(check.dc)) {
            return Err(UserError::new(say!("forward-not-critical", total, dc)));
        }
        let in_vain = ruling.verdict == Verdict::Legal && ruling.checks.iter().any(|check| falls_short(&check));
        let gets_there = !in_vain || self.critical;
        let mut resolution = Resolution::new(table, referee, self.action, &self.request, ruling);
        resolution.takes_all = true;
        resolution.rolled(self.rolling, roll);
        resolution.mode = if self.what == PhaseMove::SwimForward { "swim" } else { "climb" };
        let refused = resolution.ruling.verdict == Verdict::Illegal && !self.request.force;
        let known = self.what.is_known(referee.ruleset()) && !refused;
        if known && self.difficulty.is_none() && !self.critical {
            resolution.lines.push(explain::difficulties(self.what));
        }
        if known && !self.critical && gets_there {
            let more = ForwardMoves(referee).most_forward(creature, self.what, true);
            resolution.lines.push(say!("forward-critical", more));
        }
        let asked = if gets_there || self.request.force { forward.altitude } else { creature.altitude };
        // Floors along the way may change its altitude above the floor.
        let altitude = resolution.ruling.altitude.filter(|_| asked == creature.altitude).unwrap_or(asked);
        if asked != creature.altitude && resolution.ruling.verdict == Verdict::Legal {
            resolution.lines.push(say!("forward-leads", had = creature.altitude, altitude));
        }
        resolution.tell("altitude", altitude);
        resolution.changed.push(Creature { altitude: asked, ..creature.clone() });
        resolution.outcome()
    }
}
