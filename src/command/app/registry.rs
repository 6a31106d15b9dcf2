//! Every command, and how it is read and decided.

use crate::command::app::help;
use crate::command::board::{flank, show, threat};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Given;
use crate::command::input::spec::{Kind, Opt, Spec};
use crate::command::input::user_error::{Mistake, did_you_mean, quoted};
use crate::command::maneuvers::{bull_rush, charge, clamber, fall, forced, overrun, reactive, tumble, withdraw};
use crate::command::modes::{fly, forward, jump, skies};
use crate::command::setup::{creature, gm, history, join, map, privacy, replay, roster, rules, table};
use crate::command::turns::{initiative, phase};
use crate::command::walk::{command as going, settle, stand};
use crate::command::{modes, travel, turns as turn, walk};
use crate::say;
use crate::words::Words;

/// Every command, in the order in which help lists them.
pub const SPECS: &[Spec] = &[
    table::NEW,
    table::RULESET,
    table::HOUSE_RULE,
    table::BOARD,
    table::THEME,
    table::spoken::LANGUAGE,
    table::files::EXPORT,
    table::files::IMPORT,
    rules::RULES,
    map::PAINT,
    map::HEIGHT,
    map::EDGE,
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
    skies::MISHAP,
    modes::CLIMB,
    modes::SWIM,
    modes::BURROW,
    modes::TELEPORT,
    jump::JUMP,
    stand::STAND,
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
    fall::FALL,
    settle::SETTLE,
    travel::TRAVEL,
    walk::REACHABLE,
    threat::THREAT,
    threat::MEASURE,
    turn::START,
    turn::NEXT,
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

/// A command that makes sense by itself; whether it does at a table is decided there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `/table new`: an open board for the channel.
    TableNew(table::New),
    /// `/table ruleset`: the table goes on by another rulebook.
    TableRuleset(table::GoBy),
    /// `/table house-rule`: one rule is played otherwise.
    TableHouseRule(table::HouseRule),
    /// `/table board`.
    TableBoard(table::ShowBoard),
    /// `/table theme`: how its pictures look.
    TableTheme(table::Themed),
    /// `/table language`: in which language and units it is answered.
    TableLanguage(table::spoken::Speech),
    /// `/table export`: the whole table as a file.
    TableExport,
    /// `/table import`: a whole table from a file.
    TableImport(Box<table::files::Import>),
    /// `/rules`: what the table plays by.
    Rules(rules::Rules),
    /// `/map paint`: terrain on squares.
    MapPaint(map::Paint),
    /// `/map height`: how high the floor of squares is.
    MapHeight(map::HeightOf),
    /// `/map edge`: a barrier on edges.
    MapEdge(map::EdgeOf),
    /// `/join`: a character of one's own.
    Join(Box<join::Join>),
    /// `/map import`: a map from a file.
    MapImport(Box<map::files::Import>),
    /// `/map export`: the board as a file.
    MapExport(map::files::Export),
    /// `/creature add`: somebody comes.
    CreatureAdd(Box<creature::Add>),
    /// `/creature paste`: creatures from pasted text.
    CreaturePaste(creature::Paste),
    /// `/creature edit`: somebody changes.
    CreatureEdit(Box<creature::Edit>),
    /// `/creature portrait`: what somebody looks like.
    CreaturePortrait(Box<creature::Portrait>),
    /// `/creature remove`: somebody goes.
    CreatureRemove(creature::Remove),
    /// `/creature list`: who stands where, or all about one.
    CreatureList(Option<String>),
    /// `/place`: somebody is moved by hand.
    Place(Box<creature::Place>),
    /// `/roster`: creatures that outlive their table.
    Roster(Box<roster::Roster>),
    /// `/show`: the board.
    Show(show::Show),
    /// `/move`, `/step`, `/run`, `/hustle`, `/sprint`, `/crawl`: a judged movement.
    Go(Box<going::Going>),
    /// `/fly`: somebody flies or glides.
    Fly(Box<fly::FlyOf>),
    /// `/fly-mishap`: something befalls somebody in flight.
    FlyMishap(Box<skies::MishapOf>),
    /// `/climb`, `/swim`, `/burrow`, `/teleport`: a movement in another way.
    Mode(Box<modes::ModeOf>),
    /// `/jump`: somebody jumps.
    Jump(Box<jump::JumpOf>),
    /// `/stand`: somebody gets up from the ground.
    Stand(stand::Stand),
    /// `/charge`: somebody charges an opponent.
    Charge(Box<charge::ChargeOf>),
    /// `/withdraw`: somebody gets away from opponents.
    Withdraw(Box<withdraw::Withdraw>),
    /// `/overrun`: somebody runs through opponents' squares.
    Overrun(Box<overrun::OverrunOf>),
    /// `/bull-rush`: somebody is pushed straight back, or moved through.
    BullRush(Box<bull_rush::BullRushOf>),
    /// `/tumble`: somebody tumbles past opponents.
    Tumble(Box<tumble::TumbleOf>),
    /// `/clamber`: somebody climbs into a bigger opponent's space.
    Clamber(Box<clamber::ClamberOf>),
    /// `/push`, `/pull`, `/slide`, `/fling`: somebody is moved by another.
    Shoved(Box<forced::Shoved>),
    /// `/block`: somebody gets into another's way.
    Block(Box<reactive::Blocking>),
    /// `/follow`: somebody stays near another.
    Follow(Box<reactive::Following>),
    /// `/climb-forward` and `/swim-forward`: a short way by a check.
    Forward(Box<forward::Going>),
    /// `/phase next`: the next phase of the round.
    PhaseNext,
    /// `/fall`: somebody or something falls, or runs into something.
    Fall(Box<fall::Fall>),
    /// `/travel`: how far travellers get.
    Travel(Box<travel::Travel>),
    /// `/settle`: somebody leaves a place where it may not stand.
    Settle(settle::Settle),
    /// `/reachable`: where somebody could end its move.
    Reachable(walk::Reachable),
    /// `/threat`: which squares somebody threatens.
    Threat(threat::Threat),
    /// `/measure`: how far apart two places are.
    Measure(threat::MeasureOf),
    /// `/turn start`: rounds and turns are kept from now on.
    TurnStart(turn::Start),
    /// `/turn next`: the turn of the next, or the next phase.
    TurnNext,
    /// `/turn end`: turns are kept no longer.
    TurnEnd,
    /// `/initiative`: a place in the order of turns.
    Initiative(initiative::Initiative),
    /// `/flank`: whether somebody flanks somebody.
    Flank(flank::FlankOf),
    /// `/gm`: who is GM.
    Gm(gm::Gm),
    /// `/undo`: the last command is taken back.
    Undo,
    /// `/redo`: it is done again.
    Redo,
    /// `/history`: what was done.
    History(history::History),
    /// `/replay`: what was done, as a picture that moves.
    Replay(replay::Replay),
    /// `/privacy`: what is kept, and how it is forgotten.
    Privacy(privacy::Privacy),
    /// `/help`: what may be asked.
    Help(help::Help),
}

impl Command {
    /// Makes sense of what was given.
    ///
    /// # Errors
    /// If there is no such command, or an option is missing, unknown, or not of its kind.
    pub fn parse(given: &Given) -> Result<Self, Mistake> {
        let spec = given.spec()?;
        Self::read(spec, given).map_err(|mistake| mistake.or_example(spec.example))
    }

    /// Whether it brings a file that has to be read before it can be decided.
    pub(crate) fn brings_a_file(&self) -> bool {
        match self {
            Command::MapImport(_) | Command::TableImport(_) => true,
            Command::CreaturePortrait(portrait) => portrait.brings_a_file(),
            _ => false,
        }
    }

    /// Reads the file that it brings: slow work, done once, away from the table.
    pub(crate) fn read_file(&mut self) {
        match self {
            Command::MapImport(import) => import.read(),
            Command::TableImport(import) => import.read(),
            Command::CreaturePortrait(portrait) => portrait.read(),
            _ => {}
        }
    }

    /// Takes over what the same command, as it was given, has read already.
    pub(crate) fn take_what_was_read(&mut self, by: &Self) {
        match (self, by) {
            (Command::MapImport(import), Command::MapImport(by)) => import.take_what_was_read(by),
            (Command::TableImport(import), Command::TableImport(by)) => import.take_what_was_read(by),
            (Command::CreaturePortrait(portrait), Command::CreaturePortrait(by)) => portrait.take_what_was_read(by),
            _ => {}
        }
    }

    /// Whether it needs the picture under the board itself.
    pub(crate) fn takes_the_picture(&self) -> bool {
        matches!(self, Command::MapExport(_) | Command::TableExport)
    }

    /// Whether it makes a table where there is none.
    pub(crate) fn makes_a_table(&self) -> bool {
        matches!(self, Command::TableNew(_) | Command::TableImport(_) | Command::MapImport(_))
    }

    fn read(spec: &'static Spec, given: &Given) -> Result<Self, Mistake> {
        let options = &given.checked(spec)?;
        Ok(match (spec.name, spec.sub) {
            ("table", Some("new")) => Command::TableNew(table::New::parse(options)?),
            ("table", Some("ruleset")) => Command::TableRuleset(table::GoBy::parse(options)?),
            ("table", Some("board")) => Command::TableBoard(table::ShowBoard::parse(options)?),
            ("table", Some("house-rule")) => Command::TableHouseRule(table::HouseRule::parse(options)?),
            ("table", Some("theme")) => Command::TableTheme(table::Themed::parse(options)?),
            ("table", Some("language")) => Command::TableLanguage(table::spoken::Speech::parse(options)?),
            ("table", Some("export")) => Command::TableExport,
            ("table", Some("import")) => Command::TableImport(Box::new(table::files::Import::parse(options)?)),
            ("rules", None) => Command::Rules(rules::Rules::parse(options)?),
            ("map", Some("paint")) => Command::MapPaint(map::Paint::parse(options)?),
            ("map", Some("height")) => Command::MapHeight(map::HeightOf::parse(options)?),
            ("map", Some("edge")) => Command::MapEdge(map::EdgeOf::parse(options)?),
            ("join", None) => Command::Join(Box::new(join::Join::parse(options)?)),
            ("map", Some("import")) => Command::MapImport(Box::new(map::files::Import::parse(options)?)),
            ("map", Some("export")) => Command::MapExport(map::files::Export::parse(options)?),
            ("creature", Some("add")) => Command::CreatureAdd(Box::new(creature::Add::parse(options)?)),
            ("creature", Some("paste")) => Command::CreaturePaste(creature::Paste::parse(options)?),
            ("creature", Some("edit" | "sheet")) => Command::CreatureEdit(Box::new(creature::Edit::parse(options)?)),
            ("creature", Some("portrait")) => Command::CreaturePortrait(Box::new(creature::Portrait::parse(options)?)),
            ("creature", Some("remove")) => Command::CreatureRemove(creature::Remove::parse(options)?),
            ("creature", Some("list")) => Command::CreatureList(options.text("creature").map(str::to_owned)),
            ("place", None) => Command::Place(Box::new(creature::Place::parse(options)?)),
            ("roster", Some(_)) => Command::Roster(Box::new(roster::Roster::parse(spec, options)?)),
            ("show", None) => Command::Show(show::Show::parse(options)?),
            ("move" | "step" | "run" | "hustle" | "sprint" | "crawl", None) => {
                Command::Go(Box::new(walk::going(spec, options)?))
            }
            ("fly", None) => Command::Fly(Box::new(fly::FlyOf::parse(options)?)),
            ("fly-mishap", None) => Command::FlyMishap(Box::new(skies::MishapOf::parse(options)?)),
            ("climb" | "swim" | "burrow" | "teleport", None) => {
                Command::Mode(Box::new(modes::ModeOf::parse(spec, options)?))
            }
            ("jump", None) => Command::Jump(Box::new(jump::JumpOf::parse(options)?)),
            ("stand", None) => Command::Stand(stand::Stand::parse(options)?),
            ("charge", None) => Command::Charge(Box::new(charge::ChargeOf::parse(options)?)),
            ("withdraw", None) => Command::Withdraw(Box::new(withdraw::Withdraw::parse(options)?)),
            ("overrun", None) => Command::Overrun(Box::new(overrun::OverrunOf::parse(options)?)),
            ("bull-rush", None) => Command::BullRush(Box::new(bull_rush::BullRushOf::parse(options)?)),
            ("tumble", None) => Command::Tumble(Box::new(tumble::TumbleOf::parse(options)?)),
            ("clamber", None) => Command::Clamber(Box::new(clamber::ClamberOf::parse(options)?)),
            ("push" | "pull" | "slide" | "fling", None) => {
                Command::Shoved(Box::new(forced::Shoved::parse(spec, options)?))
            }
            ("block", None) => Command::Block(Box::new(reactive::Blocking::parse(options)?)),
            ("follow", None) => Command::Follow(Box::new(reactive::Following::parse(options)?)),
            ("climb-forward" | "swim-forward", None) => {
                Command::Forward(Box::new(forward::Going::parse(spec, options)?))
            }
            ("phase", Some("next")) => Command::PhaseNext,
            ("fall", None) => Command::Fall(Box::new(fall::Fall::parse(options)?)),
            ("travel", None) => Command::Travel(Box::new(travel::Travel::parse(options)?)),
            ("settle", None) => Command::Settle(settle::Settle::parse(options)?),
            ("reachable", None) => Command::Reachable(walk::Reachable::parse(options)?),
            ("threat", None) => Command::Threat(threat::Threat::parse(options)?),
            ("measure", None) => Command::Measure(threat::MeasureOf::parse(options)?),
            ("turn", Some("start")) => Command::TurnStart(turn::Start::parse(options)?),
            ("turn", Some("next")) => Command::TurnNext,
            ("turn", Some("end")) => Command::TurnEnd,
            ("initiative", None) => Command::Initiative(initiative::Initiative::parse(options)?),
            ("flank", None) => Command::Flank(flank::FlankOf::parse(options)?),
            ("gm", Some(_)) => Command::Gm(gm::Gm::parse(spec, options)?),
            ("undo", None) => Command::Undo,
            ("redo", None) => Command::Redo,
            ("history", None) => Command::History(history::History::parse(options)?),
            ("replay", None) => Command::Replay(replay::Replay::parse(options)?),
            ("privacy", Some(_)) => Command::Privacy(privacy::Privacy::parse(spec, options)?),
            _ => Command::Help(help::Help::parse(options)?),
        })
    }

    /// Decides the command at a table. `None` for those that are about the history, which only the store knows.
    ///
    /// # Errors
    /// If it makes no sense at this table.
    pub fn decide(&self, table: &Table<'_>) -> Option<Result<Outcome, Mistake>> {
        Some(match self {
            Command::TableNew(new) => new.decide(table),
            Command::TableRuleset(ruleset) => ruleset.decide(table),
            Command::TableHouseRule(house_rule) => house_rule.decide(table),
            Command::TableTheme(themed) => themed.decide(table),
            Command::TableLanguage(speech) => speech.decide(table),
            Command::TableExport => table::files::export(table),
            Command::TableImport(import) => import.decide(table),
            Command::Rules(rules) => rules.decide(table),
            Command::MapPaint(paint) => paint.decide(table),
            Command::MapHeight(height) => height.decide(table),
            Command::MapEdge(edge) => edge.decide(table),
            Command::Join(join) => join.decide(table),
            Command::MapImport(import) => import.decide(table),
            Command::MapExport(export) => export.decide(table),
            Command::CreatureAdd(add) => add.decide(table),
            Command::CreaturePaste(paste) => paste.decide(table),
            Command::CreatureEdit(edit) => edit.decide(table),
            Command::CreaturePortrait(portrait) => portrait.decide(table),
            Command::CreatureRemove(remove) => remove.decide(table),
            Command::CreatureList(who) => creature::list(table, who.as_deref()),
            Command::Place(place) => place.decide(table),
            Command::Roster(roster) => roster.decide(table),
            Command::Show(show) => show.decide(table),
            Command::Go(going) => going.decide(table),
            Command::Fly(fly) => fly.decide(table),
            Command::FlyMishap(mishap) => mishap.decide(table),
            Command::Mode(mode) => mode.decide(table),
            Command::Jump(jump) => jump.decide(table),
            Command::Stand(stand) => stand.decide(table),
            Command::Charge(charge) => charge.decide(table),
            Command::Withdraw(withdraw) => withdraw.decide(table),
            Command::Overrun(overrun) => overrun.decide(table),
            Command::BullRush(rush) => rush.decide(table),
            Command::Tumble(tumble) => tumble.decide(table),
            Command::Clamber(clamber) => clamber.decide(table),
            Command::Shoved(shoved) => shoved.decide(table),
            Command::Block(blocking) => blocking.decide(table),
            Command::Follow(following) => following.decide(table),
            Command::Forward(going) => going.decide(table),
            Command::PhaseNext => phase::next_phase(table),
            Command::Fall(fall) => fall.decide(table),
            Command::Travel(travel) => travel.decide(table),
            Command::Settle(settle) => settle.decide(table),
            Command::Reachable(reachable) => reachable.decide(table),
            Command::Threat(threat) => threat.decide(table),
            Command::Measure(measure) => measure.decide(table),
            Command::TurnStart(start) => start.decide(table),
            Command::TurnNext => turn::next(table),
            Command::TurnEnd => turn::end(table),
            Command::Initiative(initiative) => initiative.decide(table),
            Command::Flank(flank) => flank.decide(table),
            Command::Gm(gm) => gm.decide(table),
            Command::Help(help) => help.decide(),
            Command::Undo
            | Command::Redo
            | Command::History(_)
            | Command::Replay(_)
            | Command::Privacy(_)
            | Command::TableBoard(_) => {
                return None;
            }
        })
    }
}

impl Given {
    /// The options that are files, with what was given for them.
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

    /// The command that is meant.
    ///
    /// # Errors
    /// If there is no such command; names the one that was probably meant.
    pub fn spec(&self) -> Result<&'static Spec, Mistake> {
        let named: Vec<&'static Spec> =
            SPECS.iter().filter(|spec| spec.name.eq_ignore_ascii_case(&self.name)).collect();
        if named.is_empty() {
            let hint = did_you_mean(&self.name, SPECS.iter().map(|spec| spec.name));
            return Err(Mistake::new(say!("command-unknown", said = quoted(&format!("/{}", self.name)), hint)));
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
            Some(wanted) if subs.is_empty() => {
                Mistake::new(say!("command-stands-alone", command = named[0].name, said = quoted(wanted)))
            }
            _ => Mistake::new(say!("command-needs-second-word", command = named[0].name, words = Words::list(subs))),
        }
        .or_example(self.meant_as_sub(&named).unwrap_or(named[0]).example))
    }

    /// Where an option bears a second word's name, as in `/gm open:true`, the command of that word.
    fn meant_as_sub(&self, named: &[&'static Spec]) -> Option<&'static Spec> {
        let is = |spec: &&&'static Spec| {
            self.options.iter().any(|(name, _)| spec.sub.is_some_and(|sub| sub.eq_ignore_ascii_case(name)))
        };
        named.iter().find(is).copied()
    }

    /// Whether an option for many lines was left out: then a door that can asks for it in a window.
    #[must_use]
    pub fn lacks_lines(&self) -> bool {
        let lines = |option: &Opt| option.kind == Kind::Lines && self.value(option.name).is_none();
        self.spec().is_ok_and(|spec| spec.options.iter().any(lines))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::app::line;

    #[test]
    fn every_command_can_be_told_to_discord() {
        for spec in SPECS {
            let words = spec.words();
            assert!(spec.on_discord().count() <= 25, "{words}");
            for (short, other) in spec.options.iter().filter_map(|option| Some((option.name, option.short_for?))) {
                if let Some(another) = SPECS.iter().find(|spec| spec.words() == other) {
                    assert!(another.option(short).is_some(), "{words}: /{other} has no {short}");
                    continue;
                }
                let covers = spec.on_discord().find(|option| option.name == other).map(|option| option.kind);
                let word = short.strip_prefix(other).map_or(short, |rest| rest.trim_start_matches('-'));
                let covered = matches!(covers, Some(Kind::Words(all)) if all.contains(&word));
                assert!(covered, "{words}: {other} does not cover {short}");
            }
            assert!(spec.options.is_sorted_by_key(|option| !option.required), "{words}: required options first");
            let names = spec.options.iter().map(|option| option.name).chain([spec.name]).chain(spec.sub);
            for name in names {
                assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{words}: {name}");
            }
            for option in spec.options {
                if let Kind::Choice(words) = option.kind {
                    assert!((1..=25).contains(&words.len()), "{words:?}");
                }
            }
        }
    }

    #[test]
    fn every_word_that_is_offered_is_understood() {
        for spec in SPECS {
            for option in spec.options {
                let (Kind::Choice(words) | Kind::Words(words)) = option.kind else { continue };
                for word in words {
                    let mut given = line::read(spec.example).expect("an example");
                    given.options.retain(|(name, _)| name != option.name);
                    given.options.push((option.name.to_owned(), (*word).to_owned()));
                    assert!(Command::parse(&given).is_ok(), "{given}");
                }
            }
        }
    }

    #[test]
    fn every_example_is_a_command() {
        for spec in SPECS {
            let given = line::read(spec.example).unwrap_or_else(|mistake| panic!("{}: {mistake}", spec.example));
            assert_eq!(given.spec().map(Spec::words), Ok(spec.words()));
            Command::parse(&given).unwrap_or_else(|mistake| panic!("{}: {mistake}", spec.example));
        }
    }
}
