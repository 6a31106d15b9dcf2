//! `/climb-forward` and `/swim-forward`: climbing and swimming by a check, in rulebooks that have that.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may};
use crate::command::input::options::{ALTITUDE, BONUS, CHECK, FORCE, PREVIEW, TO, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::Creature;
use crate::grid::Height;
use crate::referee::{Check, Forward, ForwardMoves, PhaseMove, Verdict};
use crate::say;

/// The highest and, negated, the lowest difficulty value of a check.
const MOST_DIFFICULTY: i32 = 1_000;

const DIFFICULTY: Opt = may("dv", Kind::Number(-MOST_DIFFICULTY, MOST_DIFFICULTY));
const CRITICAL: Opt = may("critical", Kind::Flag);
const HANDS: Opt = may("hands", Kind::Whole(0, 2));

pub(crate) const CLIMB_FORWARD: Spec = Spec {
    name: "climb-forward",
    options: &[WHO, Opt { required: false, ..TO }, ALTITUDE, DIFFICULTY, CHECK, BONUS, CRITICAL, HANDS, PREVIEW, FORCE],
    example: "/climb-forward creature:Hero altitude:5 dv:10 bonus:4",
    right: Right::OwnerInTurn,
    ..Spec::of::<ForwardArgs>()
};

pub(crate) const SWIM_FORWARD: Spec = Spec {
    name: "swim-forward",
    options: &[TO, WHO, DIFFICULTY, CHECK, BONUS, CRITICAL, HANDS, PREVIEW, FORCE],
    example: "/swim-forward creature:Hero to:D5 dv:5 bonus:4",
    right: Right::OwnerInTurn,
    ..Spec::of::<ForwardArgs>()
};

/// `/climb-forward` and `/swim-forward`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForwardArgs {
    action: &'static str,
    what: PhaseMove,
    creature: Option<String>,
    to: Option<Destination>,
    altitude: Option<Height>,
    difficulty: Option<i32>,
    rolling: Rolling,
    critical: bool,
    hands: u32,
    preview: bool,
    force: bool,
}

impl Command for ForwardArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let going = ForwardArgs {
            action: spec.name,
            what: if spec.name == "swim-forward" { PhaseMove::SwimForward } else { PhaseMove::ClimbForward },
            creature: options.owned("creature"),
            to: options.destination("to")?,
            altitude: options.feet_in_squares("altitude")?.map(Height::from),
            difficulty: options.number("dv")?,
            rolling: Rolling::parse(options)?,
            critical: options.is_set("critical")?,
            hands: options.whole("hands")?.unwrap_or(2),
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        };
        if going.to.is_none() && going.altitude.is_none() {
            return Err(UserError::new(say!("forward-where")));
        }
        Ok(going)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let creature = mover.creature();
        let map = referee.encounter().battlefield.area();
        let stops = self.to.as_ref().map_or(Ok(Vec::new()), |to| to.stops(creature.anchor, map))?;
        let mut forward = Forward {
            what: self.what,
            stops,
            altitude: self.altitude.unwrap_or(creature.altitude),
            hands: self.hands,
            critical: self.critical,
            difficulty: self.difficulty,
            rolled: self.rolling.result(),
        };
        let mut ruling = ForwardMoves(referee).forward(&mover, &forward);
        let rolls = ruling.verdict == Verdict::NeedsCheck && self.difficulty.is_some() && !self.preview;
        let roll = if rolls { self.rolling.throw(table) } else { None };
        if let Some(roll) = roll {
            forward.rolled = Some(roll.rolled());
            ruling = ForwardMoves(referee).forward(&mover, &forward);
        }
        let falls_short = |check: &&Check| check.succeeds() == Some(false);
        if let Some(Check { rolled: Some(rolled), dc: Some(dc), .. }) =
            ruling.checks.iter().find(falls_short).filter(|_| self.critical && !self.force)
        {
            return Err(UserError::new(say!("forward-not-critical", total = rolled.total, dc)));
        }
        let in_vain = ruling.verdict == Verdict::Legal && ruling.checks.iter().any(|check| falls_short(&check));
        let gets_there = !in_vain || self.critical;
        let mut resolution = Resolution::new(table, referee, self.action, ruling);
        resolution.takes_all = true;
        (resolution.preview, resolution.force) = (self.preview, self.force);
        resolution.has_bonus = self.rolling.has_bonus();
        resolution.rolls = roll.into_iter().collect();
        resolution.mode = if self.what == PhaseMove::SwimForward { "swim" } else { "climb" };
        let known = self.what.is_known(referee.ruleset());
        if known && self.difficulty.is_none() && !self.critical {
            resolution.lines.push(explain::difficulties(self.what));
        }
        if known && !self.critical && gets_there {
            let more = ForwardMoves(referee).most_forward(creature, self.what, true);
            resolution.lines.push(say!("forward-critical", more));
        }
        let asked = if gets_there || self.force { forward.altitude } else { creature.altitude };
        // Floors along the way may change its altitude above the floor.
        let altitude = resolution.ruling.altitude.filter(|_| asked == creature.altitude).unwrap_or(asked);
        if asked != creature.altitude && resolution.ruling.verdict == Verdict::Legal {
            resolution.lines.push(say!("forward-leads", had = creature.altitude, altitude));
        }
        resolution.json.insert("altitude".to_owned(), json!(altitude));
        resolution.changed.push(Creature { altitude: asked, ..creature.clone() });
        resolution.outcome()
    }
}
