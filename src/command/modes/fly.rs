//! `/fly`: flies or glides.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::ground;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::PendingFall;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination;
use crate::command::input::destination::{Destination, untangled};
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{
    ALTITUDE, AS_FAR_AS, CEILING, FACING, FALL_CHECK, ONE_CHECK, PACE, PREFER, PREVIEW_OR_FORCE, THEIR_CHECKS, TO, WHO,
    altitude, pace, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::modes::flight_conditions;
use crate::command::modes::flight_conditions::{OVERLOADED, SOARING, SUPPORT, WEATHER};
use crate::command::modes::short::{self, Stopped};
use crate::explain::{self, Verb};
use crate::field::{Creature, Mode, Name};
use crate::grid::{Direction, HalfFeet, Height, Square};
use crate::referee::{
    AirborneLapse, Along, ClassFlights, Conflicts, FlightConditions, Flights, Flying, Mover, Pace, Paces, Referee,
    Ruling, Stop, Turns, Unheld, Walk,
};
use crate::ruleset::policy;
use crate::say;
use crate::words::Message;

const MODES: &[&str] = &["fly", "glide"];

pub(crate) const FLY: Spec = Spec {
    name: "fly",
    options: options!(
        &[TO.optional(), WHO, ALTITUDE, PACE, PREFER, may("mode", Kind::Choice(MODES)), FACING],
        &[
            may("stall", Kind::Flag),
            may("wingover", Kind::Flag),
            may("hover", Kind::Flag),
            WEATHER,
            CEILING,
            SOARING,
            SUPPORT,
            OVERLOADED
        ],
        ONE_CHECK,
        THEIR_CHECKS,
        &[AS_FAR_AS],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    example: "/fly creature:Bat to:F6 altitude:15",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<FlyArgs>()
};

/// Fails if the rulebook needs the creature's maneuverability class and it has none.
pub(crate) fn check_maneuverability(referee: Referee<'_>, creature: &Creature) -> Result<(), UserError> {
    if !ClassFlights(referee).lacks_class(creature) {
        return Ok(());
    }
    let name = &creature.name;
    Err(UserError::new(say!("fly-unknown-class", name)).or_example("/creature edit creature:Bat modes:\"fly 60 good\""))
}

/// `/fly`, or another command's movement through the air.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FlyArgs {
    /// The command's name.
    pub(crate) action: &'static str,
    pub(crate) destination: Option<Destination>,
    pub(crate) altitude: Option<Height>,
    pub(crate) walk: Walk,
    pub(crate) glides: bool,
    pub(crate) facing: Option<Direction>,
    pub(crate) stall: bool,
    /// Whether it turns by the Wingover feat.
    pub(crate) wheels: bool,
    /// Whether it hovers by the Hover feat.
    pub(crate) hovers: bool,
    pub(crate) conditions: FlightConditions,
    pub(crate) rolling: Rolling,
    /// The opposed initiative check with a creature that went to the goal in the same phase.
    pub(crate) opposing: Opposing,
    /// The square where something stopped the flight.
    pub(crate) stopped_at: Option<Square>,
    pub(crate) request: MoveRequest,
}

impl Command for FlyArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let mode = options.one_of("mode", [Mode::Fly, Mode::Glide], Mode::word)?;
        Ok(FlyArgs {
            action: "fly",
            destination: options.destination("to")?,
            altitude: altitude(options)?,
            walk: Walk {
                pace: pace(options)?,
                prefer: prefer(options)?,
                as_far_as: options.is_set("as-far-as")?,
                to_the_end: options.is_set("force")?,
                ..Walk::default()
            },
            glides: mode == Some(Mode::Glide),
            facing: options.choice("facing", destination::way)?,
            stall: options.is_set("stall")?,
            wheels: options.is_set("wingover")?,
            hovers: options.is_set("hover")?,
            conditions: flight_conditions::conditions(options)?,
            rolling: Rolling::parse(options)?,
            opposing: Opposing::parse(options)?,
            stopped_at: None,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        flight_conditions::check_fly_grade(referee, mover.creature(), self.glides)?;
        let mut flying = self.flying(referee, &mover)?;
        if let Some(at) = self.stopped_at {
            let ruling = untangled(Flights(referee).fly(&mover, &flying))?;
            flying = Flying { stops: short::cut(table, &mover, &ruling, at)?, stopped: true, facing: None, ..flying };
            flying.walk.as_far_as = false;
        }
        let given = flying.walk.ground.clone();
        let (mut ruling, rolls) =
            ground::judged((table, self.rolling, self.request.preview), &given, |rolled, ground| {
                flying.rolled = rolled;
                flying.walk.ground = ground;
                let at = |pace: Pace| {
                    let walk = Walk { pace, ..flying.walk.clone() };
                    Flights(referee).fly(&mover, &Flying { walk, ..flying.clone() })
                };
                untangled(Paces(referee).with_another_pace(flying.walk.pace, at))
            })?;
        let conflict = Conflicts(referee).of(&ruling).filter(|_| self.stopped_at.is_none() && !self.request.force);
        let stopped = self.stopped_at.filter(|_| ruling.begins());
        let stopped = stopped.map(|at| Stopped::at(table, referee, &mut ruling, at, self.request.preview));
        let of = |ruling| {
            let mut resolution = self.resolution(table, referee, ruling);
            if let Some(stopped) = stopped {
                stopped.apply_to(&mut resolution, (referee, &mover));
            }
            resolution.rolled(self.rolling, rolls);
            resolution.runs_on(mover.creature(), &self.walk);
            resolution.outcome()
        };
        match conflict {
            Some(conflict) => {
                let again = |table: &Table<'_>, opposing| FlyArgs { opposing, ..self.clone() }.decide(table);
                let opposing = self.opposing.for_opposed_checks(&ruling);
                opposing.contend((table, referee), &self.request, &mover, (conflict, ruling), of, again)
            }
            None => of(ruling),
        }
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.destination.as_ref()?;
        Some(Arc::new(FlyArgs { destination: Some(to.clone()), ..self.clone() }))
    }
}

impl FlyArgs {
    /// The flight that the command asks for.
    pub(crate) fn flying(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Flying, UserError> {
        let creature = mover.creature();
        check_maneuverability(referee, creature)?;
        let mut stops = match &self.destination {
            Some(destination) => destination.through_space(referee, mover)?,
            None => vec![Stop { anchor: creature.anchor, altitude: None }],
        };
        if let (Some(altitude), Some(last)) = (self.altitude, stops.last_mut()) {
            last.altitude = Some(altitude);
        }
        Ok(Flying {
            stops,
            walk: self.walk.clone(),
            glides: self.glides,
            facing: self.facing,
            stall: self.stall || self.request.force,
            wheels: self.wheels,
            hovers: self.hovers,
            stopped: false,
            forced: self.request.force,
            conditions: self.conditions.clone(),
            rolled: self.rolling.result(),
        })
    }

    /// The resolution of the ruling on it.
    pub(crate) fn resolution<'d, 't>(
        &self,
        table: &'d Table<'t>,
        referee: Referee<'t>,
        ruling: Ruling,
    ) -> Resolution<'d, 't> {
        let (intents, way, opposing) =
            (Turns(referee).intents(), (&self.walk, Along::Mode), self.opposing.for_opposed_checks(&ruling));
        let reactions = (&intents, &opposing);
        let mut resolution = played(table, referee, self.action, ruling, way, reactions, &self.request);
        resolution.mode = if self.glides { Mode::Glide } else { Mode::Fly }.word();
        if self.glides && self.action == FLY.name {
            resolution.verb = Verb::of(resolution.mode);
        }
        resolution.falls.extend(flight_conditions::falls(&resolution.ruling));
        if let Some(height) = resolution.ruling.crash() {
            let who = resolution.ruling.creature.clone();
            resolution.falls.push(PendingFall::of(&who, height));
        }
        // A creature that stays put has used none of its turn, unless it turned, had to hold its place or had to
        // recover.
        let paid = resolution.ruling.feet.is_some_and(|feet| feet > HalfFeet(0));
        let stayed = flight_conditions::counts(referee, &resolution.ruling) || !resolution.ruling.checks.is_empty();
        let hovers = self.hovers && referee.ruleset().flight.value.uses_classes();
        resolution.own = !resolution.ruling.steps.is_empty() || paid || stayed || hovers;
        resolution.lines.extend(explain::flown(&resolution.ruling));
        if !self.conditions.weather.is_empty() && !referee.ruleset().flight.value.uses_checks() {
            let (called, weather) = (explain::book(referee.ruleset()), Message::and_list(&self.conditions.weather));
            resolution.lines.push(say!("fly-weather-idle", called, weather));
        }
        if (self.wheels || self.hovers) && !referee.ruleset().flight.value.uses_classes() {
            let called = explain::book(referee.ruleset());
            resolution.lines.push(say!("fly-feats-idle", called));
        }
        resolution.set_json("pace", self.walk.pace.word());
        resolution
    }
}

/// Notes on fliers whose turn ends: the acting creature, or all of them if there is no turn order. `lapses` are those that fail
/// to stay up.
pub(crate) fn handed_on(referee: Referee<'_>, lapses: &[AirborneLapse]) -> Vec<Message> {
    let Some(rounds) = referee.encounter().rounds.as_deref() else { return Vec::new() };
    let over = |creature: &&Creature| referee.encounter().ends_turn(rounds, &creature.name);
    let fliers = referee.encounter().creatures().iter().filter(over);
    // The fall of one that falls at once says so itself.
    let falls = |who: &Name| lapses.iter().any(|lapse| lapse.who == *who && lapse.falls.is_some());
    let unheld = |creature: &Creature| unheld(referee, creature).filter(|_| !falls(&creature.name));
    fliers.filter_map(|creature| unheld(creature).or_else(|| of_its_turn(referee, creature, lapses))).collect()
}

/// A note that a creature which nothing keeps in the air falls. Some rulebooks roll for one that can't beat its wings.
pub(crate) fn unheld(referee: Referee<'_>, creature: &Creature) -> Option<Message> {
    let name = &creature.name;
    match (Flights(referee).unheld(creature)?, referee.ruleset().flight.value) {
        (Unheld::Still, policy::Flight::Classes) => Some(say!("fly-held-falls", name)),
        (Unheld::Still, policy::Flight::Checks) => Some(say!("fly-held-mishap", name)),
        (Unheld::Still, policy::Flight::Aerial) => None,
        (Unheld::Laden, _) => Some(say!("fly-loaded-falls", name)),
        (Unheld::Nothing, _) => Some(say!("fly-unheld-falls", name)),
    }
}

/// A note on a flier whose turn ends without the minimum speed it needs to stay up, or that is falling and didn't try
/// to recover.
fn of_its_turn(referee: Referee<'_>, creature: &Creature, lapses: &[AirborneLapse]) -> Option<Message> {
    let acting = &creature.name;
    let tried = Turns(referee).turn_log(acting).is_some_and(|done| done.moves > 0 || done.standard);
    if Turns(referee).has_stalled(creature) {
        let falls = say!("fly-stalled", acting);
        return (!tried).then_some(falls);
    }
    let (flown, needed) = ClassFlights(referee).unkept_speed(creature)?;
    let lapse = lapses.iter().find(|lapse| lapse.who == *acting);
    Some(match lapse.and_then(|lapse| lapse.lands.as_ref()) {
        Some(landing) => say!("fly-too-slow-lands", acting, flown, needed, at = landing.to),
        None => say!("fly-too-slow", acting, flown, needed),
    })
}
