//! `/climb`, `/swim`, `/burrow` and `/teleport`, and movement that combines several modes.

pub(crate) mod flight_conditions;
pub(crate) mod fly;
pub(crate) mod forward;
pub(crate) mod jump;
mod media;
pub(crate) mod short;
mod two_leaps;
pub(crate) mod wind;

use std::sync::Arc;

use crate::command::core::afloat::below_the_floor;
use crate::command::core::command::{Command, Spec};
use crate::command::core::ground;
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::PendingFall;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::{Destination, untangled};
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{
    AGAINST_CHECKS, ALTITUDE_OR_DEPTH, AS_FAR_AS, ASSISTS, CEILING, CHECKS, FALL_CHECK, HANDS, MOST_CHECK, ONE_CHECK,
    OPPOSED_BESIDES, PREFER, PREVIEW_OR_FORCE, TO, UNSEEN, WHO, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::command::modes::media::{
    BURROW_PACES, CLIMBING, DIGGING, GROUNDS, PACES, SURFACES, SWIM_PACES, SWIMMING, WATERS,
};
use crate::command::modes::short::Stopped;
use crate::explain;
use crate::field::{Creature, Mode};
use crate::grid::{Height, Square};
use crate::referee::{
    Along, ClimbPace, Conflicts, Fact, Finding, HeightFact, ModeFact, ModeMove, ModeMoves, MoveMode, Mover, Pace,
    Paces, Referee, Ruling, RunSoFar, Stop, Turns, Walk,
};
use crate::ruleset::policy::{Dc, DcTable};
use crate::say;
use crate::words::Message;

/// The largest circumstance modifier, and the most ranks.
const MOST: u32 = 100;

/// The most a caught creature can weigh, in pounds.
const MOST_POUNDS: u32 = 1_000_000;

const BY: Opt = may("by", Kind::Whole(0, MOST));
const TAKE_TEN: Opt = may("take-ten", Kind::Flag);
/// The options of every mode.
const GOAL: &[Opt] = &[TO.optional(), WHO, ALTITUDE_OR_DEPTH];
/// The last options of a mode with a check.
const CHECKED: &[Opt] = options!(DC_CHECK, OPPOSED_BESIDES, &[PREFER, AS_FAR_AS], FALL_CHECK, PREVIEW_OR_FORCE);
const DC_CHECK: &[Opt] = options!(&[DC], ONE_CHECK);
const DC: Opt = may("dc", Kind::Number(-MOST_CHECK, MOST_CHECK));
const SURFACE: Opt = may("surface", Kind::WordList(SURFACES));
/// The difficulty of a climb, for commands that may lead along a wall.
pub(crate) const CLIMBED: &[Opt] = &[SURFACE, DC];

/// What the declarations have in common.
const BASE: Spec = Spec { right: Right::OwnerInTurn, ..Spec::of::<ModeArgs>() };

pub(crate) const CLIMB: Spec = Spec {
    name: "climb",
    options: options!(
        GOAL,
        &[SURFACE, may("modifiers", Kind::WordList(CLIMBING))],
        &[
            may("pace", Kind::Choice(PACES)),
            TAKE_TEN,
            ASSISTS,
            may("caught", Kind::Whole(1, MOST_POUNDS)),
            HANDS,
            CEILING
        ],
        &[may("ranks", Kind::Whole(0, MOST)), may("damaged", Kind::Flag)],
        CHECKED,
    ),
    example: "/climb creature:Hero altitude:5 surface:steep-slope bonus:6",
    goes: true,
    ..BASE
};

pub(crate) const SWIM: Spec = Spec {
    name: "swim",
    options: options!(
        GOAL,
        &[may("water", Kind::Choice(WATERS)), may("modifiers", Kind::WordList(SWIMMING)), BY],
        &[may("pace", Kind::Choice(SWIM_PACES)), TAKE_TEN, HANDS],
        CHECKED,
    ),
    example: "/swim creature:Hero to:F6 water:rough bonus:4",
    goes: true,
    ..BASE
};

pub(crate) const BURROW: Spec = Spec {
    name: "burrow",
    options: options!(
        GOAL,
        &[may("ground", Kind::Choice(GROUNDS)), may("modifiers", Kind::WordList(DIGGING)), BY],
        &[may("pace", Kind::Choice(BURROW_PACES)), may("try", Kind::Flag), TAKE_TEN],
        DC_CHECK,
        &[AGAINST_CHECKS],
        &[PREFER, AS_FAR_AS],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("go", "burrow").only(&["srd35", "dnd35", "epic-path", "rise"]),
    example: "/burrow creature:Badger to:F6 altitude:-10",
    goes: true,
    ..BASE
};

pub(crate) const TELEPORT: Spec = Spec {
    name: "teleport",
    options: options!(GOAL, &[UNSEEN, CHECKS, AGAINST_CHECKS], PREVIEW_OR_FORCE),
    menu: Menu::under("go", "teleport").only(&["epic-path", "rise"]),
    example: "/teleport creature:Blink to:F6",
    goes: true,
    ..BASE
};

/// A movement in a mode other than walking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ModeArgs {
    /// The command's name.
    pub(crate) action: &'static str,
    pub(crate) destination: Option<Destination>,
    pub(crate) altitude: Option<Height>,
    /// Everything but the stops, which depend on the creature.
    pub(crate) mode_move: ModeMove,
    pub(crate) rolling: Rolling,
    /// The opposed initiative check with a creature that went to the goal in the same phase.
    pub(crate) opposing: Opposing,
    /// The square where something stopped the movement.
    pub(crate) stopped_at: Option<Square>,
    pub(crate) request: MoveRequest,
}

impl Command for ModeArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let venture = match spec.name {
            "climb" => MoveMode::Climb,
            "swim" => MoveMode::Swim,
            "burrow" => MoveMode::Burrow,
            _ => MoveMode::Teleport,
        };
        let word = |words: &[&'static str], typed: &str| words.iter().copied().find(|word| *word == typed);
        let medium = match venture {
            MoveMode::Climb => surface(options)?,
            MoveMode::Swim => options.choice("water", |typed| word(WATERS, typed))?,
            _ => options.choice("ground", |typed| word(GROUNDS, typed))?,
        };
        let climb_pace = options.choice("pace", |word| match (venture, word) {
            (MoveMode::Climb, "half") => Some(ClimbPace::Half),
            (MoveMode::Climb, "full") => Some(ClimbPace::Full),
            (MoveMode::Climb, "usual") => Some(ClimbPace::None),
            (MoveMode::Climb, _) => None,
            (_, word) => pace_of(word).map(|_| ClimbPace::None),
        })?;
        let pace =
            options.text("pace").filter(|_| venture != MoveMode::Climb).and_then(|word| pace_of(&word.to_lowercase()));
        let walk = Walk {
            pace: pace.unwrap_or_default(),
            prefer: prefer(options)?,
            as_far_as: options.is_set("as-far-as")?,
            to_the_end: options.is_set("force")?,
            run: RunSoFar { forced: options.is_set("force")?, ..RunSoFar::default() },
            ..Walk::default()
        };
        let mode_move = ModeMove {
            move_mode: venture,
            walk,
            medium,
            modifiers: options.words("modifiers")?.unwrap_or_default(),
            by: options.whole("by")?.and_then(|by| i32::try_from(by).ok()),
            dc: options.number("dc")?,
            takes_ten: options.is_set("take-ten")?,
            climb_pace: climb_pace.unwrap_or_default(),
            ceiling: options.is_set("ceiling")?,
            ranks: options.whole("ranks")?.unwrap_or(0),
            hands: options.whole("hands")?.unwrap_or(2),
            helpers: options.whole("assists")?.unwrap_or(0),
            caught: options.whole("caught")?,
            hurt: options.is_set("damaged")?,
            tries: options.is_set("try")?,
            unseen: options.is_set("unseen")?,
            ..ModeMove::default()
        };
        let mode = ModeArgs {
            action: spec.name,
            destination: options.destination("to")?,
            altitude: options.height("altitude")?,
            mode_move,
            rolling: if spec.name == TELEPORT.name { Rolling::default() } else { Rolling::parse(options)? },
            opposing: Opposing::parse(options)?,
            stopped_at: None,
            request: MoveRequest::parse(options)?,
        };
        mode.check_options()
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        if self.mode_move.move_mode == MoveMode::Any {
            flight_conditions::check_fly_grade(referee, mover.creature(), false)?;
        }
        let mut mode_move = self.mode_move(referee, &mover)?;
        if let Some(at) = self.stopped_at {
            let ruling = untangled(ModeMoves(referee).adjudicate(&mover, &mode_move))?;
            mode_move.stops = short::cut(table, &mover, &ruling, at)?;
            mode_move.walk.as_far_as = false;
        }
        let given = mode_move.walk.ground.clone();
        let (mut ruling, rolls) =
            ground::judged((table, self.rolling, self.request.preview), &given, |rolled, ground| {
                mode_move.rolled = rolled.or(mode_move.rolled);
                mode_move.walk.ground = ground;
                let at = |pace: Pace| {
                    let walk = Walk { pace, ..mode_move.walk.clone() };
                    ModeMoves(referee).adjudicate(&mover, &ModeMove { walk, ..mode_move.clone() })
                };
                // A climb has its own fast pace.
                if mode_move.move_mode == MoveMode::Climb {
                    return untangled(at(mode_move.walk.pace));
                }
                untangled(Paces(referee).with_another_pace(mode_move.walk.pace, at))
            })?;
        let conflict = Conflicts(referee).of(&ruling).filter(|_| self.stopped_at.is_none() && !self.request.force);
        let stopped = self.stopped_at.filter(|_| ruling.begins());
        let stopped = stopped.map(|at| Stopped::at(table, referee, &mut ruling, at, self.request.preview));
        let of = |ruling: Ruling| {
            let hastened = short::climb_that_would_do(referee, &mover, (&mode_move, self.action), &ruling)
                .or_else(|| short::climb_instead(referee, &mover, &mode_move, &ruling));
            let untold = ruling.checks.iter().any(|check| check.dc.is_none() && !check.kind.is_opposed());
            let along = if mode_move.move_mode == MoveMode::Teleport { Along::Teleport } else { Along::Mode };
            let (intents, way) = (Turns(referee).intents(), (&mode_move.walk, along));
            let opposing = self.opposing.for_opposed_checks(&ruling);
            let reactions = (&intents, &opposing);
            let mut resolution = played(table, referee, self.action, ruling, way, reactions, &self.request);
            if let Some(stopped) = stopped {
                stopped.apply_to(&mut resolution, (referee, &mover));
            }
            resolution.rolled(self.rolling, rolls);
            let mode =
                mode_move.move_mode.mode().or(resolution.ruling.steps.last().map(|step| step.mode)).unwrap_or_default();
            resolution.mode = mode.word();
            // A creature that tried and failed has still used its action.
            let tried = resolution.ruling.checks.iter().any(|check| check.succeeds() == Some(false)) && !mode_move.hurt;
            let vain = resolution.ruling.findings.iter().any(|finding| finding.fact == Fact::Mode(ModeFact::NoRoom));
            let swum = resolution.ruling.checks.iter().any(|check| check.kind.is_to_swim() && check.rolled.is_some());
            resolution.own = !resolution.ruling.steps.is_empty() || tried || vain || swum;
            resolution.lines.extend(hastened);
            let climbs_unsaid = mode_move.move_mode == MoveMode::Climb && mode_move.medium.is_none();
            let no_hold = |finding: &Finding| {
                matches!(finding.fact, Fact::Mode(ModeFact::NoWay { .. } | ModeFact::NoHold { .. }))
            };
            if climbs_unsaid && !untold && resolution.ruling.findings.iter().any(no_hold) {
                resolution.lines.push(say!("climb-by-surface"));
            } else if untold {
                let table = || explain::dc_table(referee.ruleset(), mode_move.move_mode.mode().unwrap_or(mode));
                let missing = self.what_else_is_missing(referee, mover.creature(), resolution.ruling.to.anchor);
                resolution.lines.extend(missing.or_else(table));
            }
            resolution.runs_on(mover.creature(), &self.mode_move.walk);
            let (who, to) = (&resolution.ruling.creature, resolution.ruling.to);
            let falls = |fact: &Fact| match fact {
                Fact::Mode(ModeFact::Falls { height }) => Some(PendingFall::of(who, *height)),
                Fact::Height(HeightFact::Unsupported { height }) => {
                    Some(PendingFall::over(referee, who, to, *height, false))
                }
                _ => None,
            };
            let fall = resolution.ruling.findings.iter().find_map(|finding| falls(&finding.fact));
            resolution.falls.extend(fall);
            resolution.falls.extend(flight_conditions::falls(&resolution.ruling));
            resolution.outcome()
        };
        match conflict {
            Some(conflict) => {
                let again = |table: &Table<'_>, opposing| ModeArgs { opposing, ..self.clone() }.decide(table);
                let opposing = self.opposing.for_opposed_checks(&ruling);
                opposing.contend((table, referee), &self.request, &mover, (conflict, ruling), of, again)
            }
            None => of(ruling),
        }
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.destination.as_ref()?;
        Some(Arc::new(ModeArgs { destination: Some(to.clone()), ..self.clone() }))
    }
}

impl ModeArgs {
    /// A movement built by another command, with every other option at its default.
    pub(crate) fn plain(action: &'static str, venture: MoveMode, walk: Walk) -> Self {
        ModeArgs {
            action,
            destination: None,
            altitude: None,
            mode_move: ModeMove { move_mode: venture, walk, hands: 2, ..ModeMove::default() },
            rolling: Rolling::default(),
            opposing: Opposing::default(),
            stopped_at: None,
            request: MoveRequest::default(),
        }
    }

    fn check_options(self) -> Result<Self, UserError> {
        let goes = self.destination.is_some() || self.altitude.is_some();
        if self.mode_move.hurt && goes {
            return Err(UserError::new(say!("modes-damaged-goes")));
        }
        if !goes && !self.mode_move.hurt {
            return Err(UserError::new(say!("modes-where")));
        }
        if self.mode_move.takes_ten && self.rolling.taking(10).is_none() {
            return Err(UserError::new(say!("modes-ten-without-bonus")));
        }
        Ok(self)
    }

    fn mode_move(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Result<ModeMove, UserError> {
        let creature = mover.creature();
        let mut stops = match &self.destination {
            Some(destination) => destination.through_space(referee, mover)?,
            None if self.mode_move.hurt => Vec::new(),
            None => vec![Stop { anchor: creature.anchor, altitude: None }],
        };
        if let (Some(altitude), Some(last)) = (self.altitude, stops.last_mut()) {
            last.altitude = Some(altitude);
            let moves = self.mode_move.move_mode;
            if altitude < Height::ZERO && moves != MoveMode::Burrow {
                let (at, dry) = (mover.placement().footprint, say!("modes-below-ground", altitude = altitude.0));
                return Err(match moves {
                    MoveMode::Swim => below_the_floor(referee, at.at(last.anchor), altitude, dry),
                    _ => UserError::new(dry),
                });
            }
        }
        self.check_words(referee)?;
        self.check_weight(referee, creature)?;
        let ten = self.rolling.taking(10).filter(|_| self.mode_move.takes_ten);
        Ok(ModeMove { stops, rolled: ten, ..self.mode_move.clone() })
    }

    /// Fails if this ruleset doesn't care about the weight of a caught creature, or if the climber's own load isn't known in
    /// pounds.
    fn check_weight(&self, referee: Referee<'_>, creature: &Creature) -> Result<(), UserError> {
        let rules = referee.ruleset();
        if self.mode_move.caught.is_none() {
            return Ok(());
        }
        if !rules.climb_load.value.raises_the_dc() {
            return Err(UserError::new(say!("modes-caught-unknown", book = explain::book(rules).capitalized())));
        }
        let name = &creature.name;
        if creature.load.pounds().is_none() {
            let why = say!("modes-caught-load", creature = name);
            return Err(UserError::new(why).or_example("/creature edit creature:Hero load:\"40 lb\""));
        }
        if rules.limits(creature).is_none() {
            let why = say!("modes-caught-strength", creature = name);
            return Err(UserError::new(why).or_example("/creature sheet creature:Hero strength:14"));
        }
        Ok(())
    }

    /// What the DC lacks besides how hard the surface, the water or the ground is.
    fn what_else_is_missing(&self, referee: Referee<'_>, creature: &Creature, to: Square) -> Option<Message> {
        let rules = referee.ruleset();
        let ModeMove { move_mode, modifiers, by, .. } = &self.mode_move;
        let table = match move_mode {
            MoveMode::Climb => &rules.climb_modifiers.value,
            MoveMode::Swim => &rules.swim_modifiers.value,
            MoveMode::Burrow => &rules.burrow_modifiers.value,
            MoveMode::Teleport | MoveMode::Any => return None,
        };
        for word in modifiers.iter().filter(|_| by.is_none()) {
            if let Some(Dc::Between(least, most)) = table.get(*word) {
                return Some(say!("modes-by", least, most, word));
            }
        }
        let digs = *move_mode == MoveMode::Burrow && creature.modes.of(Mode::Burrow).is_some();
        let swims = *move_mode == MoveMode::Swim && self.action != SWIM.name;
        let name = &creature.name;
        if digs { Some(say!("modes-dc-by-gm")) } else { swims.then(|| say!("modes-swim-says", name, to)) }
    }

    /// Fails for a word from another ruleset, listing the words of this one.
    fn check_words(&self, referee: Referee<'_>) -> Result<(), UserError> {
        let rules = referee.ruleset();
        let ModeMove { move_mode: venture, medium, modifiers, by, .. } = &self.mode_move;
        let (option, media, table) = match venture {
            MoveMode::Climb => ("surface", Some(&rules.climb_surface.value), &rules.climb_modifiers.value),
            MoveMode::Swim => ("water", Some(&rules.swim_water.value), &rules.swim_modifiers.value),
            // The kinds of ground are the same in every rulebook; whether a creature can dig through them is not.
            MoveMode::Burrow => ("ground", None, &rules.burrow_modifiers.value),
            MoveMode::Teleport | MoveMode::Any => return Ok(()),
        };
        let unknown = |option: &str, word: &str, table: &DcTable| {
            let words: Vec<&str> = table.keys().map(String::as_str).collect();
            let hint = did_you_mean(word, words.iter().copied());
            let (book, typed) = (explain::book(rules).capitalized(), quoted(word));
            UserError::new(match words[..] {
                [] => say!("modes-none-known", book, typed, option, hint),
                _ => say!("modes-unknown-medium", book, typed, option, known = words.join(", "), hint),
            })
        };
        if let (Some(word), Some(media)) = (medium, media)
            && !media.contains_key(*word)
            && !media.is_empty()
        {
            return Err(unknown(option, word, media));
        }
        for word in modifiers {
            match table.get(*word) {
                None => return Err(unknown("modifiers", word, table)),
                Some(Dc::Between(least, most)) if by.is_some_and(|by| !(*least..=*most).contains(&by)) => {
                    return Err(UserError::new(say!("modes-by", least, most, word)));
                }
                Some(_) => {}
            }
        }
        Ok(())
    }
}

/// The surface to climb. Fails if there are several.
pub(crate) fn surface(options: &Options<'_>) -> Result<Option<&'static str>, UserError> {
    let words = options.words("surface")?.unwrap_or_default();
    match words.as_slice() {
        [] => Ok(None),
        [word] => Ok(Some(*word)),
        _ => Err(UserError::new(say!("modes-one-surface"))),
    }
}

fn pace_of(word: &str) -> Option<Pace> {
    let paces = [Pace::Single, Pace::Double, Pace::Hustle, Pace::Sprint, Pace::Run];
    paces.into_iter().find(|pace| pace.word() == word)
}
