//! `/climb-forward` and `/swim-forward`: climbing and swimming by a check, in rulebooks that have them.

use std::cmp::Ordering;

use crate::command::core::command::{Command, Spec};
use crate::command::core::ground::{GroundRolls, in_their_order};
use crate::command::core::menu::{Menu, RISE};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::{Roll, Rolling};
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{
    ALTITUDE, BONUS, CHECK, DIFFICULTY_VALUE, HANDS, OPPOSED_BESIDES, PREVIEW_OR_FORCE, TO, WHO, altitude,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::grid::{Height, Placement};
use crate::referee::{Along, Check, Forward, ForwardMoves, PhaseMove, Results, Ruling, Stop, Turns, Verdict, Walk};
use crate::say;

/// The last options of both commands.
const CHECKED: &[Opt] =
    options!(&[DIFFICULTY_VALUE, CHECK, BONUS, may("critical", Kind::Flag), HANDS], OPPOSED_BESIDES, PREVIEW_OR_FORCE);

pub(crate) const CLIMB_FORWARD: Spec = Spec {
    name: "climb-forward",
    options: options!(&[TO.optional(), ALTITUDE, WHO], CHECKED),
    menu: Menu::under("go", "climb-forward").only(RISE),
    example: "/climb-forward creature:Hero altitude:5 dv:10 bonus:4",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<ForwardArgs>()
};

pub(crate) const SWIM_FORWARD: Spec = Spec {
    name: "swim-forward",
    options: options!(&[TO.optional(), ALTITUDE, WHO], CHECKED),
    menu: Menu::under("go", "swim-forward").only(RISE),
    example: "/swim-forward creature:Hero to:D5 dv:5 bonus:4",
    goes: true,
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
    opposing: Opposing,
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
            opposing: Opposing::parse(options)?,
            critical: options.is_set("critical")?,
            hands: options.whole("hands")?.unwrap_or(2),
            request: MoveRequest::parse(options)?,
        };
        if going.critical && going.rolling.has_bonus() {
            return Err(UserError::new(say!("forward-critical-was-rolled")));
        }
        if going.to.is_none() && going.altitude.is_none() {
            return Err(UserError::new(say!("forward-where")));
        }
        Ok(going)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        let mut stops = match &self.to {
            Some(to) => to.through_space(referee, &mover)?,
            None => vec![Stop { anchor: creature.anchor, altitude: None }],
        };
        if let (Some(altitude), Some(last)) = (self.altitude, stops.last_mut()) {
            last.altitude = Some(altitude);
        }
        let here = |stop: &Stop| stop.anchor == creature.anchor && stop.altitude == Some(creature.altitude);
        if stops.iter().all(here) && !self.request.force {
            return Err(UserError::new(say!("forward-nowhere", name = creature.name, at = creature.altitude)));
        }
        let (what, difficulty) = (self.what, self.difficulty);
        // As with /climb and /swim, its result or bonus also counts on the ground where it ends.
        let on_foot = GroundRolls::of(self.rolling.result().into_iter().collect(), self.rolling.bonus());
        let (rolled, ground) = (None, Results::None);
        let forward = Forward { what, stops, hands: self.hands, critical: self.critical, difficulty, rolled, ground };
        let open =
            |(ruling, _): &(Ruling, Vec<Roll>)| ruling.verdict == Verdict::NeedsCheck && self.difficulty.is_some();
        let ((ruling, on_the_ground), roll) = self.rolling.judge(table, self.request.preview, open, |rolled| {
            Ok(on_foot.judge(table, self.request.preview, |ground| {
                ForwardMoves(referee).forward(&mover, &Forward { rolled, ground, ..forward.clone() })
            }))
        })?;
        let rolls = in_their_order(&ruling, Vec::from_iter(roll), on_the_ground);
        let falls_short = |check: &&Check| check.succeeds() == Some(false);
        let short = ruling.checks.iter().find(falls_short).filter(|_| self.critical && !self.request.force);
        if let Some((total, dc)) = short.and_then(|check| check.total().zip(check.dc)) {
            return Err(UserError::new(say!("forward-not-critical", total, dc)));
        }
        let in_vain = ruling.verdict == Verdict::Legal && ruling.checks.iter().any(|check| falls_short(&check));
        let gets_there = !in_vain || self.critical;
        let (intents, opposing, walk) =
            (Turns(referee).intents(), self.opposing.for_opposed_checks(&ruling), Walk::default());
        let (way, reactions) = ((&walk, Along::Mode), (&intents, &opposing));
        let mut resolution = played(table, referee, self.action, ruling, way, reactions, &self.request);
        resolution.takes_all = true;
        resolution.rolled(self.rolling, rolls);
        resolution.mode = if self.what == PhaseMove::SwimForward { "swim" } else { "climb" };
        let refused = resolution.ruling.verdict == Verdict::Illegal && !self.request.force;
        let unrolled = resolution.ruling.checks.iter().all(|check| check.rolled.is_none());
        if self.critical && unrolled && resolution.ruling.verdict == Verdict::Legal {
            resolution.lines.push(say!("forward-by-critical"));
        }
        let known = self.what.is_known(referee.ruleset()) && !refused;
        if known && self.difficulty.is_none() && !self.critical {
            resolution.lines.push(explain::difficulties(self.what));
        }
        if known && !self.critical && gets_there {
            let more = ForwardMoves(referee).most_forward(creature, self.what, true);
            resolution.lines.push(say!("forward-critical", more));
        }
        let altitude = resolution.ruling.altitude.unwrap_or(creature.altitude);
        if resolution.ruling.verdict == Verdict::Legal {
            let floor = |at: Placement| referee.encounter().battlefield.floor_under(at);
            let (below, now_below) = (floor(resolution.ruling.from), floor(resolution.ruling.to));
            let (had, has) = (below + creature.altitude, now_below + altitude);
            resolution.lines.extend(match has.cmp(&had) {
                Ordering::Equal => None,
                _ if below == now_below => Some(say!("forward-leads", had = creature.altitude, altitude)),
                Ordering::Greater => Some(say!("forward-leads-up", feet = has.above(had))),
                Ordering::Less => Some(say!("forward-leads-down", feet = had.above(has))),
            });
        }
        resolution.set_json("altitude", altitude);
        resolution.outcome()
    }
}
