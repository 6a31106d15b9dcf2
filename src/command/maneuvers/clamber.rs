//! `/clamber`: moves into a bigger opponent's space.

use std::sync::Arc;

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{EPIC_PATH, Menu};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{
    ACTION_POINT, ASSISTS, FALL_CHECK, GROUND_CHECK, MEDIUM_CHECK, ONE_CHECK, PREFER, PREVIEW_OR_FORCE, TARGET, TO,
    WHO, prefer, target,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::{ManeuverChecks, SPARE, another, check_has_end, settle, spared, way_of};
use crate::grid::Feet;
use crate::referee::{Clamber, Clambers, Prefer, Results};

/// The most feet beyond half speed that can be given.
const MOST_EXTRA: u32 = 1_000;

pub(crate) const CLAMBER: Spec = Spec {
    name: "clamber",
    options: options!(
        &[TARGET, WHO, TO.optional(), may("extra", Kind::Feet(MOST_EXTRA)), ASSISTS, SPARE],
        ONE_CHECK,
        MEDIUM_CHECK,
        GROUND_CHECK,
        &[PREFER, ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("maneuver", "clamber").only(EPIC_PATH),
    example: "/clamber creature:Goblin target:Ogre",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<ClamberArgs>()
};

/// `/clamber`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClamberArgs {
    target: String,
    destination: Option<Destination>,
    prefer: Prefer,
    extra: Feet,
    helpers: u32,
    spare: Option<String>,
    checks: ManeuverChecks,
    request: MoveRequest,
}

impl Command for ClamberArgs {
    fn is_decided_by_check(&self) -> bool {
        true
    }

    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ClamberArgs {
            target: target(options)?,
            destination: options.destination("to")?,
            prefer: prefer(options)?,
            extra: options.feet_in_squares("extra")?.unwrap_or_default(),
            helpers: options.whole("assists")?.unwrap_or(0),
            spare: options.owned("spare"),
            checks: ManeuverChecks::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let stops = |destination: &Destination| destination.level_or_not(referee, &mover);
        if let Some(refused) = self.request.stranded(table, (referee, &mover), CLAMBER.name)? {
            return Ok(refused);
        }
        let asked = Clamber {
            target: another(table, &mover, "target", &self.target)?.name.clone(),
            stops: self.destination.as_ref().map(stops).transpose()?.unwrap_or_default(),
            prefer: self.prefer,
            extra: self.extra,
            helpers: self.helpers,
            spare: spared(table, &mover, self.spare.as_deref())?,
            rolled: None,
            ground: Results::None,
        };
        let (ruling, rolled) = self.checks.judge(table, &self.request, |known| {
            let (rolled, ground) = (Results::of(&known.results, 0), known.ground.clone());
            Clambers(referee).clamber(&mover, &Clamber { rolled, ground, ..asked.clone() })
        })?;
        let mut resolution = Resolution::new(table, referee, CLAMBER.name, &self.request, ruling);
        resolution.mode = way_of(referee, &resolution.ruling);
        resolution.maneuver = true;
        // A forced clamber doesn't count as the creature's movement.
        resolution.counts = Counts::Never;
        self.checks.report_in(&mut resolution, referee, rolled);
        settle(&mut resolution, table, referee);
        check_has_end(&resolution, "/clamber creature:Goblin target:Ogre to:D4 force:true")?;
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.destination.as_ref()?;
        Some(Arc::new(ClamberArgs { destination: Some(to.clone()), ..self.clone() }))
    }
}
