//! `/tumble`: moves past opponents without provoking attacks of opportunity, and through their spaces.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, NONE, may, options};
use crate::command::input::options::{
    ACCELERATED, ACTION_POINT, FALL_CHECK, GROUND_CHECK, MEDIUM_CHECK, PREFER, PREVIEW_OR_FORCE, SEVERAL_CHECKS, TO,
    WHO, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::{ManeuverChecks, SPARE, settle, spared, through, way_of};
use crate::command::walk::stays;
use crate::explain;
use crate::referee::{Prefer, Ruling, Stop, Tumble, Tumbles, Verdict};
use crate::say;

/// Surfaces that make tumbling harder, and what they add to the DC.
const SURFACES: [(&str, i32); 5] =
    [("light-obstruction", 2), ("severe-obstruction", 5), ("slippery", 2), ("very-slippery", 5), ("sloped", 2)];
/// A surface on which tumbling is impossible.
const DEEP_BOG: &str = "deep-bog";
const SURFACE_WORDS: &[&str] =
    &["light-obstruction", "severe-obstruction", "slippery", "very-slippery", "sloped", DEEP_BOG, NONE];

pub(crate) const TUMBLE: Spec = Spec {
    name: "tumble",
    options: options!(
        &[TO, WHO, may("through", Kind::Creature), may("tumbled", Kind::Destination), ACCELERATED],
        &[SPARE],
        &[may("surface", Kind::WordList(SURFACE_WORDS)), may("trained", Kind::Flag)],
        SEVERAL_CHECKS,
        MEDIUM_CHECK,
        GROUND_CHECK,
        &[PREFER, ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("maneuver", "tumble").only(IN_TURNS),
    example: "/tumble creature:Ogre to:F6",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<TumbleArgs>()
};

/// `/tumble`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TumbleArgs {
    destination: Destination,
    prefer: Prefer,
    through: Option<String>,
    spare: Option<String>,
    /// The squares it tumbles into, if it walks the rest.
    tumbled: Option<Destination>,
    accelerated: bool,
    surface: Vec<&'static str>,
    /// Whether it is trained, if given.
    trained: Option<bool>,
    checks: ManeuverChecks,
    request: MoveRequest,
}

impl Command for TumbleArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(TumbleArgs {
            destination: options.required("to", options.destination("to")?)?,
            prefer: prefer(options)?,
            through: options.owned("through"),
            spare: options.owned("spare"),
            tumbled: options.destination("tumbled")?,
            accelerated: options.is_set("accelerated")?,
            surface: options.words("surface")?.unwrap_or_default(),
            trained: options.flag("trained")?,
            checks: ManeuverChecks::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        if self.spare.is_some() && referee.ruleset().tumble.value.checks_each_opponent() {
            return Err(UserError::new(say!("tumble-spares-nobody", rulebook = explain::book(referee.ruleset()))));
        }
        if let Some(refused) = self.request.stranded(table, (referee, &mover), TUMBLE.name)? {
            return Ok(refused);
        }
        let harder = SURFACES.iter().filter(|(word, _)| self.surface.contains(word));
        let map = referee.encounter().battlefield.area();
        let mut stops = self.destination.level_or_not(referee, &mover)?;
        let tumbled =
            self.tumbled.as_ref().map(|squares| squares.stops(mover.creature(), map)).transpose()?.unwrap_or_default();
        if let [goal] = stops[..] {
            // If no path was given, it leads over the squares to tumble into.
            let before = tumbled.iter().copied().take_while(|&square| square != goal.anchor);
            let before = before.map(|anchor| Stop { anchor, altitude: None });
            stops = before.chain([goal]).collect();
        }
        let asked = Tumble {
            stops,
            tumbled,
            prefer: self.prefer,
            through: through(table, &mover, "through", self.through.as_deref())?,
            accelerated: self.accelerated,
            surface: harder.map(|(_, more)| more).sum(),
            deep_bog: self.surface.contains(&DEEP_BOG),
            untrained: self.trained == Some(false),
            spare: spared(table, &mover, self.spare.as_deref())?,
            ..Tumble::default()
        };
        let (ruling, rolled) = self.checks.judge(table, &self.request, |known| {
            Tumbles(referee).tumble(
                &mover,
                &Tumble { results: known.results.clone(), ground: known.ground.clone(), ..asked.clone() },
            )
        })?;
        let mut resolution = Resolution::new(table, referee, TUMBLE.name, &self.request, ruling);
        resolution.mode = way_of(referee, &resolution.ruling);
        self.checks.report_in(&mut resolution, referee, rolled);
        let Ruling { verdict, steps, checks, .. } = &resolution.ruling;
        let stays = *verdict == Verdict::Legal && steps.is_empty() && checks.is_empty();
        if stays && !self.request.force {
            // A creature that stays put has used none of its turn.
            resolution.own = false;
            let goal = asked.stops.last().map(|stop| stop.anchor);
            resolution.headline = stays::headline(referee, &mover, &resolution.ruling, goal);
        }
        resolution.lines.extend(explain::flown(&resolution.ruling));
        if !asked.tumbled.is_empty() {
            resolution.set_json("tumbled", &asked.tumbled);
        }
        let takes_training = referee.ruleset().tumble.value.takes_training();
        if takes_training && self.trained.is_none() && !resolution.ruling.checks.is_empty() {
            resolution.lines.push(say!("tumble-trained"));
        }
        settle(&mut resolution, table, referee);
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(TumbleArgs { destination: to.clone(), ..self.clone() }))
    }
}
