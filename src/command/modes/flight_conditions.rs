//! Flight by checks and aerial movement: flight conditions, mishaps in the air, and what happens to fliers as a turn or
//! phase ends.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{EPIC_PATH, Menu};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::{FallOutcome, Falling, PendingFall};
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, NONE, Opt, may, needs, options, words};
use crate::command::input::options::{FALL_CHECK, MOST_ALTITUDE, ONE_CHECK, PREVIEW_OR_FORCE, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Condition, Creature, Encounter, Flight, Mode, Name, Rounds, Weather};
use crate::grid::{Feet, Height};
use crate::referee::{
    After, AirFact, AirborneLapse, Fact, FlightConditions, Grades, Mishap, MishapEvent, Mishaps, Referee, Ruling,
    Verdict, take_along,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const WEATHER: Opt = may("weather", Kind::WordList(words!([], Weather, NONE)));
pub(crate) const SOARING: Opt = may("soaring", Kind::Flag);
pub(crate) const SUPPORT: Opt = may("support", Kind::Feet(MOST_ALTITUDE));
pub(crate) const OVERLOADED: Opt = may("overloaded", Kind::Flag);

pub(crate) const MISHAP: Spec = Spec {
    name: "fly-mishap",
    options: options!(
        &[needs("what", Kind::Choice(words!([], Mishap))), WHO, WEATHER],
        &[may("after", Kind::Choice(&["check", "collision"]))],
        ONE_CHECK,
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("hazard", "mishap").only(EPIC_PATH),
    example: "/fly-mishap creature:Bat what:damage bonus:5",
    right: Right::Owner,
    goes: true,
    ..Spec::of::<MishapArgs>()
};

/// Reads the flight conditions from the options.
pub(crate) fn conditions(options: &Options<'_>) -> Result<FlightConditions, UserError> {
    Ok(FlightConditions {
        weather: weather(options)?,
        ceiling: options.is_set("ceiling")?,
        soaring: options.is_set("soaring")?,
        support: options.feet_in_squares("support")?,
        overloaded: options.is_set("overloaded")?,
    })
}

fn weather(options: &Options<'_>) -> Result<Vec<Weather>, UserError> {
    let words = options.words("weather")?.unwrap_or_default();
    Ok(Weather::ALL.into_iter().filter(|weather| words.contains(&weather.word())).collect())
}

/// Fails if the rulebook needs the creature's fly grade and it is missing.
pub(crate) fn check_fly_grade(referee: Referee<'_>, creature: &Creature, glides: bool) -> Result<(), UserError> {
    let means = creature.modes.of(Mode::Fly).filter(|_| !glides && referee.ruleset().flight.value.uses_checks());
    match means {
        Some(means) if means.grade.is_none() => {
            let (name, speed) = (&creature.name, means.speed.0);
            Err(UserError::new(say!("skies-unknown-grade", rulebook = explain::book(referee.ruleset()), name, speed)))
        }
        _ => Ok(()),
    }
}

/// Whether a flight that doesn't move still costs part of the turn.
pub(crate) fn counts(referee: Referee<'_>, ruling: &Ruling) -> bool {
    let failed = ruling.checks.iter().any(|check| check.rolled.is_some());
    failed || referee.ruleset().flight.value.is_aerial()
}

/// The falls that a flight or mishap causes.
pub(crate) fn falls(ruling: &Ruling) -> Vec<PendingFall> {
    let falls = ruling.findings.iter().filter_map(|finding| match finding.fact {
        Fact::Air(AirFact::Falls { height }) => Some(height),
        _ => None,
    });
    falls.map(|height| PendingFall::of(&ruling.creature, height)).collect()
}

/// `/fly-mishap`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MishapArgs {
    what: Mishap,
    after: Option<After>,
    weather: Vec<Weather>,
    rolling: Rolling,
    request: MoveRequest,
}

impl Command for MishapArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let what = options.one_of("what", Mishap::ALL, Mishap::word)?;
        let after = |word: &str| match word {
            "check" => Some(After::Check),
            "collision" => Some(After::Collision),
            _ => None,
        };
        Ok(MishapArgs {
            what: options.required("what", what)?,
            after: options.choice("after", after)?,
            weather: weather(options)?,
            rolling: Rolling::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        let name = &creature.name;
        if self.after.is_some() && self.what != Mishap::Falling {
            return Err(UserError::new(say!("mishap-after-what"))
                .or_example("/fly-mishap creature:Bat what:falling after:collision"));
        }
        check_fly_grade(referee, creature, false)?;
        if creature.modes.of(Mode::Fly).is_none() {
            return Err(UserError::new(say!("mishap-cannot-fly", name)));
        }
        if !creature.is_airborne() {
            return Err(UserError::new(say!("mishap-on-the-ground", name, at = creature.anchor)));
        }
        let mut mishap =
            MishapEvent { what: self.what, after: self.after, weather: self.weather.clone(), rolled: None };
        let open = |ruling: &Ruling| ruling.verdict == Verdict::NeedsCheck;
        let (ruling, roll) = self.rolling.judge(table, self.request.preview, open, |rolled| {
            mishap.rolled = rolled;
            Ok(Mishaps(referee).mishap(&mover, &mishap))
        })?;
        let legal = ruling.verdict == Verdict::Legal;
        let hovers = Grades(referee).hovers(creature);
        let mut resolution = Resolution::new(table, referee, MISHAP.name, &self.request, ruling);
        resolution.rolled(self.rolling, roll);
        resolution.mode = Mode::Fly.word();
        // Only staying in place counts as the creature's action, and only until its turn is over.
        let over = |rounds: &Rounds| referee.encounter().waits(rounds, name);
        resolution.own = self.what == Mishap::Idle && !referee.encounter().rounds.as_deref().is_some_and(over);
        resolution.falls = falls(&resolution.ruling);
        if legal && self.what == Mishap::Prone && !hovers {
            resolution.conditions = Some(creature.conditions.set(Condition::Prone, true));
        }
        let failed = resolution.ruling.checks.iter().any(|check| check.succeeds() == Some(false));
        let fails = failed || !resolution.falls.is_empty();
        resolution.headline = legal.then(|| happens(self.what, fails, name));
        if legal && self.what == Mishap::Collision {
            resolution.lines.push(say!("mishap-collision", name));
        }
        resolution.set_json("what", self.what.word());
        resolution.outcome()
    }
}

fn happens(what: Mishap, fails: bool, name: &Name) -> Message {
    match what {
        Mishap::Damage => say!("mishap-damage", name),
        Mishap::Collision => say!("mishap-runs-into", name),
        Mishap::Falling => say!("mishap-falls", name),
        Mishap::Idle if fails => say!("mishap-does-not-stay", name),
        Mishap::Idle => say!("mishap-stays", name),
        Mishap::Slow if fails => say!("mishap-too-slow", name),
        Mishap::Slow => say!("mishap-flies-on", name),
        Mishap::Prone => say!("mishap-thrown-over", name),
        Mishap::Immobilized => say!("mishap-held-fast", name),
    }
}

/// Follows up on fliers as a turn or phase ends, of which `lapses` fail to stay up: changes `next` and reports it.
pub(crate) fn handed_on(
    table: &Table<'_>,
    referee: Referee<'_>,
    lapses: &[AirborneLapse],
    next: &mut Encounter,
) -> (Vec<Message>, Vec<FallOutcome>) {
    let (mut lines, mut falls) = (Vec::new(), Vec::new());
    let mut falling = Falling::new(table, referee.ruleset(), None);
    for AirborneLapse { who, rule, slow, falls: height, altitude, lands } in lapses.iter().cloned() {
        let ruleset = referee.ruleset();
        if let Some((landing, flier)) = lands.zip(next.creature(&who)) {
            next.put(Creature {
                anchor: landing.to.anchor,
                altitude: Height::ZERO,
                flight: Flight::default(),
                ..flier.clone()
            });
            lines.extend(
                (!landing.provocations.is_empty()).then(|| explain::strikes(ruleset, &landing)).into_iter().flatten(),
            );
            continue;
        }
        let cited = explain::by_rules(ruleset, &[rule]);
        let Some(height) = height else {
            lines.push(if slow { say!("skies-slow", who, cited) } else { say!("skies-idle", who, cited) });
            continue;
        };
        // The lines about a flier's speed already explain a stall.
        let explained = rule == RuleId::Stall;
        lines.extend((!explained).then(|| match rule {
            RuleId::FlyHover => say!("skies-falls-hovering", who, cited),
            RuleId::Teleport => say!("skies-falls-teleported", who, cited),
            _ => say!("skies-falls", who, cited),
        }));
        let before = next.creature(&who).map_or(Feet(0), |faller| faller.flight.fallen);
        if Height::from(height) < altitude {
            // It has not reached the ground when the phase ends, and keeps falling in the next.
            let left = altitude - Height::from(height);
            let at = next.creature(&who).map(|faller| ruleset.placement(faller));
            lines.extend(at.map(|at| say!("skies-falls-on", who = who.clone(), height, left, at)));
            let json = json!({"creature": who, "height": height, "altitude": left});
            falls.push(FallOutcome { json, rules: vec![rule], ..FallOutcome::default() });
            if let Some(faller) = next.creature(&who) {
                let flight = Flight { fallen: before + height, ..faller.flight };
                next.put(Creature { altitude: left, flight, ..faller.clone() });
            }
            continue;
        }
        let height = before + height;
        let Some(at) = next.creature(&who).map(|faller| ruleset.placement(faller)) else { continue };
        // Riders fall with their mount.
        for fall in PendingFall::with_carried(referee, &[PendingFall::over(referee, &who, at, height, false)]) {
            let fallen = falling.carry_out(&fall, next).saying_where();
            lines.extend(fallen.lines.iter().cloned());
            falls.push(fallen);
        }
    }
    take_along(referee.ruleset(), referee.encounter(), next);
    (lines, falls)
}
