//! Every command: help lists them, Discord registers them, the console completes them.

use std::collections::BTreeMap;

use crate::command::app::help;
use crate::command::board::{flank, show, threat};
use crate::command::core::command::{Parsed, Spec};
use crate::command::core::dice::DiceSource;
use crate::command::core::rights::{Person, Standing};
use crate::command::core::roll::with_first_results;
use crate::command::core::table::{Halts, Table};
use crate::command::input::invocation::Invocation;
use crate::command::input::option::{Kind, Opt};
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::command::maneuvers::{bull_rush, charge, clamber, fall, forced, overrun, reactive, tumble, withdraw};
use crate::command::modes::{flight_conditions, fly, forward, jump, wind};
use crate::command::setup::{creature, gm, history, join, map, privacy, replay, roster, rules, table};
use crate::command::turns::{initiative, phase};
use crate::command::walk::{escape, mount, settle, stand};
use crate::command::{modes, options, travel, turns as turn, walk};
use crate::field::Encounter;
use crate::referee::Work;
use crate::render::Picture;
use crate::ruleset::RulesetLibrary;
use crate::say;
use crate::words::{Locale, Message};

/// Every command, in the order of `/help`.
pub const SPECS: &[Spec] = &[
    table::NEW,
    table::RULESET,
    table::HOUSE_RULE,
    table::BOARD,
    table::THEME,
    table::spoken::LANGUAGE,
    table::settings::PINGS,
    table::settings::REFUSALS,
    table::settings::INITIATIVE,
    table::settings::PHASES,
    table::files::EXPORT,
    table::files::IMPORT,
    rules::RULES,
    map::PAINT,
    map::brush::BRUSH,
    map::HEIGHT,
    map::EDGE,
    map::strokes::WALL,
    map::strokes::ROOM,
    map::door::DOOR,
    map::picture::PICTURE,
    map::picture::ALIGN,
    map::strokes::PASTE,
    map::files::IMPORT,
    map::files::EXPORT,
    join::JOIN,
    creature::ADD,
    creature::PASTE,
    creature::EDIT,
    creature::SHEET,
    creature::PORTRAIT,
    creature::REMOVE,
    creature::LIST,
    creature::PLACE,
    roster::SAVE,
    roster::ADD,
    roster::LIST,
    roster::REMOVE,
    show::SHOW,
    walk::MOVE,
    walk::STEP,
    walk::RUN,
    walk::HUSTLE,
    walk::SPRINT,
    walk::CRAWL,
    fly::FLY,
    flight_conditions::MISHAP,
    wind::WIND,
    modes::CLIMB,
    modes::SWIM,
    modes::BURROW,
    modes::TELEPORT,
    jump::JUMP,
    stand::STAND,
    mount::MOUNT,
    mount::DISMOUNT,
    escape::ESCAPE,
    charge::CHARGE,
    withdraw::WITHDRAW,
    overrun::OVERRUN,
    bull_rush::BULL_RUSH,
    tumble::TUMBLE,
    clamber::CLAMBER,
    forced::PUSH,
    forced::PULL,
    forced::SLIDE,
    forced::FLING,
    reactive::BLOCK,
    reactive::FOLLOW,
    forward::CLIMB_FORWARD,
    forward::SWIM_FORWARD,
    phase::PHASE_NEXT,
    phase::DECLARE,
    phase::RETRACT,
    phase::DONE,
    phase::SHOW,
    fall::FALL,
    settle::SETTLE,
    travel::TRAVEL,
    options::OPTIONS,
    walk::REACHABLE,
    threat::THREAT,
    threat::MEASURE,
    turn::START,
    turn::NEXT,
    turn::PREVIOUS,
    turn::initiative::ROLL,
    turn::pings::PINGS,
    turn::held::DELAY,
    turn::held::READY,
    turn::END,
    initiative::INITIATIVE,
    flank::FLANK,
    gm::SHOW,
    gm::ROLE,
    gm::ADD,
    gm::REMOVE,
    gm::OPEN,
    history::UNDO,
    history::REDO,
    history::HISTORY,
    replay::REPLAY,
    privacy::SHOW,
    privacy::EXPORT,
    privacy::DELETE,
    help::HELP,
];

/// The command at this place in Discord's menu.
#[must_use]
pub fn in_menu(first: &str, second: Option<&str>) -> Option<&'static Spec> {
    let same = |one: &str, other: &str| one.eq_ignore_ascii_case(other);
    SPECS.iter().find(|spec| match (spec.in_menu(), second) {
        ((name, Some(sub)), Some(second)) => same(name, first) && same(sub, second),
        ((name, None), None) => same(name, first),
        _ => false,
    })
}

impl Invocation {
    /// Parses the command.
    ///
    /// # Errors
    /// If there is no such command, or an option is missing, unknown, of the wrong kind, or contradicts another.
    pub(crate) fn parse(&self) -> Result<(&'static Spec, Parsed), UserError> {
        let spec = self.spec()?;
        // A list with a result for each creature of a group is more than a command for a single creature takes.
        let first = || spec.parse(&with_first_results(self, spec)?).ok();
        let parsed = spec.parse(self).or_else(|error| first().ok_or(error))?;
        Ok((spec, parsed))
    }

    /// The declaration of the command, if it parses with all its options.
    ///
    /// # Errors
    /// If there is no such command, or an option is missing, unknown, of the wrong kind, or contradicts another.
    pub fn understood(&self) -> Result<&'static Spec, UserError> {
        self.parse().map(|(spec, _)| spec)
    }

    /// The command in its own words, if it was given in those of Discord's menu.
    #[must_use]
    pub fn in_own_words(mut self) -> Self {
        let known = |spec: &&Spec| spec.name == self.name;
        let bare = SPECS.iter().filter(known).all(|spec| spec.sub != self.sub.as_deref());
        if let Some(spec) = in_menu(&self.name, self.sub.as_deref()).filter(|_| bare) {
            self.name = spec.name.to_owned();
            self.sub = spec.sub.map(str::to_owned);
        }
        self
    }

    /// The options that take files, with their values.
    pub fn file_options(&self) -> impl Iterator<Item = (&str, &str)> {
        let spec = self.spec().ok();
        let is_file = move |name: &str| {
            spec.is_some_and(|spec| {
                spec.options.iter().any(|o| o.name.eq_ignore_ascii_case(name) && o.kind == Kind::File)
            })
        };
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        options.filter(move |(name, _)| is_file(name))
    }

    /// The named command.
    ///
    /// # Errors
    /// If there is no such command; suggests the one probably meant.
    pub fn spec(&self) -> Result<&'static Spec, UserError> {
        self.spec_in(None)
    }

    /// Like [`Invocation::spec`], at a table that plays by this rulebook: suggests only commands that the rulebook has.
    pub(crate) fn spec_in(&self, book: Option<&str>) -> Result<&'static Spec, UserError> {
        let offered = || SPECS.iter().filter(|spec| book.is_none_or(|book| spec.is_in(book)));
        let named: Vec<&'static Spec> =
            SPECS.iter().filter(|spec| spec.name.eq_ignore_ascii_case(&self.name)).collect();
        let here = |spec: &&Spec| spec.in_menu().0.eq_ignore_ascii_case(&self.name);
        if let (true, Some(first)) = (named.is_empty(), offered().find(here)) {
            let words = Message::list(offered().filter(here).filter_map(|spec| spec.in_menu().1));
            let needed = say!("command-needs-second-word", command = first.in_menu().0, words);
            return Err(UserError::new(needed).or_example(first.example));
        }
        if named.is_empty() {
            // Only the second word was given, as in `/next`.
            let sub = |spec: &&Spec| spec.sub.is_some_and(|sub| sub.eq_ignore_ascii_case(&self.name));
            // `/turn next` also moves on to the next phase.
            let hint = match offered().filter(sub).min_by_key(|spec| spec.name == "phase") {
                Some(spec) => did_you_mean(&spec.words(), [spec.words().as_str()]),
                None => did_you_mean(&self.name, offered().map(|spec| spec.name)),
            };
            return Err(UserError::new(say!("command-unknown", said = quoted(&format!("/{}", self.name)), hint)));
        }
        let wanted = self.sub.as_deref();
        let same = |spec: &&&'static Spec| match (spec.sub, wanted) {
            (Some(sub), Some(wanted)) => sub.eq_ignore_ascii_case(wanted),
            (sub, wanted) => sub.is_none() && wanted.is_none(),
        };
        if let Some(spec) = named.iter().find(same) {
            return Ok(spec);
        }
        let subs: Vec<&str> = named.iter().filter_map(|spec| spec.sub).collect();
        Err(match wanted {
            Some(wanted) if subs.is_empty() && !named[0].options.is_empty() => {
                UserError::new(say!("line-no-option", said = quoted(wanted)))
            }
            Some(wanted) if subs.is_empty() => {
                UserError::new(say!("command-stands-alone", command = named[0].name, said = quoted(wanted)))
            }
            _ => {
                UserError::new(say!("command-needs-second-word", command = named[0].name, words = Message::list(subs)))
            }
        }
        .or_example(self.meant_as_sub(&named).unwrap_or(named[0]).example))
    }

    /// The command whose second word was given as an option, as in `/gm open:true`.
    fn meant_as_sub(&self, named: &[&'static Spec]) -> Option<&'static Spec> {
        let is = |spec: &&&'static Spec| {
            self.options.iter().any(|(name, _)| spec.sub.is_some_and(|sub| sub.eq_ignore_ascii_case(name)))
        };
        named.iter().find(is).copied()
    }

    /// Whether a multi-line option was left out; a client with windows then asks for it in one.
    #[must_use]
    pub fn lacks_lines(&self) -> bool {
        let lines = |option: &Opt| option.kind == Kind::Lines && self.value(option.name).is_none();
        self.spec().is_ok_and(|spec| spec.options.iter().any(lines))
    }
}

/// Decides a command of the table's GM on this thread, with fixed dice, and returns the picture of its answer. Stores
/// nothing; a command about more than the table decides nothing.
///
/// # Errors
/// If the command cannot be read, or cannot be carried out at this table.
pub fn decided(
    library: &RulesetLibrary,
    encounter: &Encounter,
    given: &Invocation,
) -> Result<Option<Picture>, UserError> {
    let (_, Parsed::AtTable(command)) = given.parse()? else { return Ok(None) };
    let dice = DiceSource::seeded(1).dice();
    let table = Table {
        encounter: Some(encounter),
        library,
        ruleset: library.get(&encounter.ruleset),
        person: Person { id: 1, standing: Standing::Gm, locale: Locale::default() },
        halts: Halts::default(),
        work: &Work::of_a_command().on(&encounter.battlefield),
        dice: &dice,
        sheet: None,
        portraits: &BTreeMap::new(),
        roster: &[],
    };
    command.decide(&table).map(|outcome| outcome.picture)
}
