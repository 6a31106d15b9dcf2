use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::rights;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{HIDDEN, SQUARES};
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::command::setup::creature::board_json;
use crate::command::setup::table;
use crate::command::turns as turn;
use crate::explain;
use crate::field::Theme;
use crate::grid::Area;
use crate::render::{alt, phone};
use crate::say;
use crate::words::Message;

pub(crate) const SHOW: Spec = Spec {
    name: "show",
    options: &[
        SQUARES,
        may("whole", Kind::Flag),
        may("theme", Kind::Choice(Theme::WORDS)),
        may("text", Kind::Flag),
        HIDDEN,
    ],
    example: "/show squares:C3:M12",
    ..Spec::of::<ShowArgs>()
};

/// `/show`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShowArgs {
    part: Option<Area>,
    whole: bool,
    hidden: bool,
    theme: Option<Theme>,
    text: bool,
}

impl Command for ShowArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ShowArgs {
            part: options.areas("squares")?.and_then(|areas| areas.into_iter().reduce(Area::around)),
            whole: options.is_set("whole")?,
            hidden: options.is_set("hidden")?,
            theme: table::theme(options, "theme")?,
            text: options.is_set("text")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        if self.hidden {
            rights::check_sees_hidden(table.person)?;
        }
        let encounter = referee.encounter();
        let mut scene = picture::board(referee.ruleset(), encounter);
        if let Some(part) = self.part {
            table.check_squares_on_map(&[part.north_west(), part.south_east()])?;
        }
        (scene.whole, scene.part) = (self.whole, self.part);
        scene.theme = self.theme.unwrap_or(scene.theme);
        scene.locale = table.person.locale;
        let (width, height) = (encounter.battlefield.width(), encounter.battlefield.height());
        let (creatures, book) = (encounter.creatures().len(), &referee.ruleset().name);
        let mut lines = vec![say!("show-board", width, height, creatures, book)];
        let hidden = encounter.in_natural_order().into_iter().filter(|one| one.hidden).map(|one| &one.name);
        let hidden = names(hidden);
        if !hidden.is_empty() {
            lines.push(say!("show-hidden", hidden));
        }
        let left_out = scene.left_out().into_iter().map(|token| say!("who-at", who = token.name, at = token.placement));
        let left_out = Message::names(left_out);
        let mut ruling = board_json(referee, |_| true);
        if let Some(rounds) = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun()) {
            lines.push(turn::stage(rounds));
            lines.extend(turn::readied(encounter));
            ruling["turn"] = json!(explain::turn_json(encounter, rounds.acting()));
            ruling["turn"]["order"] = turn::in_order(rounds);
        }
        if self.text {
            let map = phone::map(&scene);
            // The first line of the alt text gives the size of the board, which is already in `lines`.
            let words = alt::words(&scene);
            let words = words.split_once('\n').map_or("", |(_, words)| words);
            lines.push(Message::literal(words.to_owned()));
            if map.view != encounter.battlefield.area() {
                lines.push(say!("show-part", view = map.view));
            }
            return Ok(Outcome::new(Message::lines(lines)).lettered(map.drawn).ruled(ruling));
        }
        if !left_out.is_empty() {
            lines.push(say!("show-left-out", left_out));
        }
        Ok(Outcome::new(Message::lines(lines)).showing(scene).ruled(ruling))
    }
}
