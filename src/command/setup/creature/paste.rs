//! `/creature paste`: adds creatures from pasted text, one per line or one whole stat block.

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::options::{AT_AREAS, NAME, TEXT};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::picture;
use crate::command::setup::creature::add::{ADD, AddArgs, MONSTERS};
use crate::command::setup::creature::board_json;
use crate::command::setup::creature::traits::SIDE;
use crate::field::MAX_CREATURES;
use crate::grid::Area;
use crate::referee::Referee;
use crate::say;
use crate::words::Message;

pub(crate) const PASTE: Spec = Spec {
    name: "creature",
    sub: Some("paste"),
    options: &[TEXT, AT_AREAS, NAME, SIDE],
    example: "/creature paste text:\"Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft.\"",
    right: Right::Gm,
    ..Spec::of::<PasteArgs>()
};

/// `/creature paste`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PasteArgs(Vec<Pasted>);

impl Command for PasteArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        // The console reads single lines, so a typed `\n` stands for a line break.
        let text = options.required("text", options.text("text"))?.replace("\\n", "\n");
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let Some(first) = lines.first() else {
            return Err(UserError::new(say!("paste-nothing")));
        };
        let alone = options.text("at").is_some() || options.text("name").is_some();
        if !alone && head(first).is_none() {
            return Err(UserError::new(say!("paste-no-head", said = quoted(first))));
        }
        let mut all: Vec<(&str, Head<'_>, Vec<&str>)> = Vec::new();
        for &line in lines.iter().filter(|_| !alone) {
            match (head(line), all.last_mut()) {
                (Some(head), _) => all.push((line, head, Vec::new())),
                (None, Some((_, _, more))) => more.push(line),
                (None, None) => {}
            }
        }
        if all.len() > MAX_CREATURES {
            return Err(UserError::new(say!("paste-too-many", most = MAX_CREATURES)));
        }
        let side = options.text("side");
        let pasted = |line: &str, name: &str, at: &str, stats: &str, own_side: Option<&str>| {
            let add =
                one(name, at, stats, own_side.or(side).unwrap_or(MONSTERS)).map_err(|wrong| of_line(line, &wrong))?;
            Ok(Pasted { line: line.to_owned(), add })
        };
        if alone {
            let at = options.required("at", options.text("at"))?;
            let (name, stats) = match options.text("name") {
                Some(name) => (name, lines.join("\n")),
                None => {
                    let (name, rest) = first.split_once(':').unwrap_or((first, ""));
                    (name.trim(), [&[rest], &lines[1..]].concat().join("\n"))
                }
            };
            return Ok(PasteArgs(vec![pasted(first, name, at, &stats, None)?]));
        }
        let all = all.into_iter().map(|(line, head, more)| {
            pasted(line, head.name, &head.at, &[&[head.stats], &more[..]].concat().join("\n"), head.side)
        });
        Ok(PasteArgs(all.collect::<Result<_, _>>()?))
    }

    /// Adds all of them, or none.
    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let before = table.referee()?;
        let mut next = before.encounter().clone();
        let mut lines = Vec::new();
        for Pasted { line, add } in &self.0 {
            let now = Table { encounter: Some(&next), ..*table };
            let mut outcome = add.decide(&now).map_err(|wrong| of_line(line, &wrong))?;
            lines.push(std::mem::replace(&mut outcome.message, Message::empty()));
            if let Some(then) = outcome.next {
                next = then;
            }
        }
        let after = Referee::new(before.ruleset(), &next);
        let come = next.creatures().iter().filter(|one| before.encounter().creature(&one.name).is_none());
        let ruling = board_json(after, |one| before.encounter().creature(&one.name).is_none());
        let mut scene = picture::board(before.ruleset(), &next);
        scene.focus = come.map(|one| before.ruleset().placement(one).area()).reduce(Area::around);
        Ok(Outcome::new(Message::lines(lines)).ruled(ruling).showing(scene).leaving(next))
    }
}

/// One pasted creature, or several of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pasted {
    /// Its first line, for errors.
    line: String,
    add: AddArgs,
}

/// A line that says which creatures go where.
struct Head<'t> {
    name: &'t str,
    at: String,
    /// The side, if the line names one: `Aldo at D4 side:heroes`.
    side: Option<&'t str>,
    stats: &'t str,
}

/// Adds the line to its error. Its example is the line under another name, if the name was what's wrong.
fn of_line(line: &str, wrong: &UserError) -> UserError {
    let error = UserError::new(say!("paste-wrong-line", line = quoted(line), wrong = wrong.expected()));
    let renamed = wrong.again_with(NAME.name).zip(head(line));
    let renamed = renamed.and_then(|(free, head)| Some(format!("{free}{}", line.strip_prefix(head.name)?)));
    match renamed {
        Some(line) => error.or_again(TEXT.name, line),
        None => error,
    }
}

/// Parses `Ogre at D4: Large giant, Spd 40 ft.`; either `at` or the colon and what follows may be left out.
fn head(line: &str) -> Option<Head<'_>> {
    // A colon within an area, as in `H3:J5`, is not followed by a space.
    let colon = line.match_indices(':').find(|(at, _)| line[at + 1..].chars().next().is_none_or(char::is_whitespace));
    let (who, stats) = colon.map_or((line, None), |(at, _)| (&line[..at], Some(line[at + 1..].trim())));
    let (who, side) = match who.rsplit_once([' ', '\t']).filter(|(_, last)| last.to_lowercase().starts_with("side:")) {
        Some((who, last)) => (who, last.get("side:".len()..).filter(|side| !side.is_empty())),
        None => (who, None),
    };
    let mut name = who.trim_end();
    let mut squares = Vec::new();
    loop {
        let word = name.rsplit([' ', '\t', ',', ';']).next().filter(|word| word.parse::<Area>().is_ok());
        let Some(word) = word else { break };
        squares.push(word);
        name = name[..name.len() - word.len()].trim_end_matches([' ', '\t', ',', ';']);
    }
    squares.reverse();
    let placed = name.strip_suffix(" at").or_else(|| name.strip_suffix(" AT"));
    // A stat block line may also end in a letter and a number.
    let says_where = !squares.is_empty() && (stats.is_some() || placed.is_some());
    let name = placed.unwrap_or(name).trim();
    (says_where && !name.is_empty()).then(|| Head {
        name,
        at: squares.join(" "),
        side,
        stats: stats.unwrap_or_default(),
    })
}

/// The `/creature add` command for one entry.
fn one(name: &str, at: &str, stats: &str, side: &str) -> Result<AddArgs, UserError> {
    let given = [("at", Some(at)), ("name", Some(name)), ("stats", Some(stats.trim())), ("side", Some(side))];
    let options = given.into_iter().filter_map(|(option, value)| Some((option.to_owned(), value?.to_owned())));
    let options = options.filter(|(_, value)| !value.is_empty()).collect();
    let given =
        Invocation { name: "creature".to_owned(), sub: Some("add".to_owned()), options, ..Invocation::default() };
    AddArgs::parse(&ADD, &ADD.check(&given)?)
}
