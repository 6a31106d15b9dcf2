use crate::command::app::registry::SPECS;
use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::option::{Kind, Opt, may};
use crate::command::input::user_error::UserError;
use crate::say;
use crate::words::Message;

pub(crate) const HELP: Spec = Spec {
    name: "help",
    options: &[may("command", Kind::Command)],
    example: "/help command:move",
    private: true,
    ..Spec::of::<HelpArgs>()
};

/// `/help`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HelpArgs {
    command: Option<String>,
}

impl Command for HelpArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(HelpArgs { command: options.owned("command") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let Some(command) = &self.command else {
            return Ok(Outcome::new(overview(table.encounter.map(|encounter| encounter.ruleset.as_str()))));
        };
        let mut words = command.trim_start_matches('/').split_whitespace().map(str::to_owned);
        let given = Invocation { name: words.next().unwrap_or_default(), sub: words.next(), ..Invocation::default() };
        let all: Vec<&Spec> = match given.spec() {
            Ok(spec) => vec![spec],
            Err(error) => {
                let family = SPECS.iter().filter(|spec| spec.name.eq_ignore_ascii_case(&given.name));
                let family: Vec<&Spec> = family.collect();
                if family.is_empty() || given.sub.is_some() {
                    return Err(error);
                }
                family
            }
        };
        Ok(Outcome::new(Message::joined(all.into_iter().map(described), "\n\n")))
    }
}

/// The commands a newcomer needs.
const FIRST: &[&str] =
    &["table new", "map paint", "map edge", "creature add", "show", "move", "reachable", "turn start", "undo", "rules"];

/// An overview of this rulebook's commands, or of all commands if `None`; short enough for one message.
fn overview(book: Option<&str>) -> Message {
    let first = FIRST.iter().filter_map(|words| SPECS.iter().find(|spec| spec.words() == *words)).map(headed);
    let mut others: Vec<(&str, Vec<&str>)> = Vec::new();
    let offered = SPECS.iter().filter(|spec| book.is_none_or(|book| spec.is_in(book)));
    for spec in offered.filter(|spec| !FIRST.contains(&spec.words().as_str())) {
        let (first, sub) = spec.in_menu();
        match others.iter_mut().find(|(name, _)| *name == first) {
            Some((_, subs)) => subs.extend(sub),
            None => others.push((first, sub.into_iter().collect())),
        }
    }
    let others = Message::list(others.into_iter().map(|(first, subs)| Message::commands(first, subs)));
    Message::lines([say!("help-intro")].into_iter().chain(first).chain([say!("help-others", others)]))
}

/// A command with its summary.
fn headed(spec: &Spec) -> Message {
    say!("help-command", command = spec.words(), about = spec.about())
}

/// A command's summary, an example, and its options. Discord cuts off the end of a long answer, so options that only
/// abbreviate another come last.
fn described(spec: &Spec) -> Message {
    let mut lines = vec![headed(spec), say!("help-example", example = spec.example)];
    lines.extend(spec.on_discord().map(|&Opt { name, kind, required, .. }| {
        let (about, option) = (spec.about_option(name), Message::option_name(spec.words(), name));
        match (kind, required) {
            (Kind::Choice(words) | Kind::WordList(words) | Kind::Load(words, _), _) => {
                let words = match kind {
                    Kind::Choice(words) => Message::choices(name, words.iter().copied()),
                    _ => Message::list(words.iter().copied()),
                };
                if required {
                    say!("help-option-words-needed", option, about, words)
                } else {
                    say!("help-option-words", option, about, words)
                }
            }
            (_, true) => say!("help-option-needed", option, about),
            (_, false) => say!("help-option", option, about),
        }
    }));
    let short: Vec<&str> = spec.options.iter().filter(|option| option.short_for.is_some()).map(|o| o.name).collect();
    if !short.is_empty() {
        lines.push(say!("help-one-by-one", options = short.join(" ")));
    }
    Message::lines(lines)
}
