//! Marked text as Discord's Markdown: clickable commands, people as mentions, code as code, and everything else
//! literally.

use super::escape::{escape, spelt_out};
use super::menu::Menus;
use crate::command::in_menu;
use crate::words::marks::{Piece, pieces};
use crate::words::{Language, Locale, Marks, Message};

/// Discord's ids are long; a smaller number is not a person's.
const SHORTEST_ID: u64 = 10_u64.pow(16);

/// Who reads: a client with this language, in a server or a direct message.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub menus: &'a Menus,
    pub server: Option<u64>,
    pub client: Language,
}

impl Reader<'_> {
    /// A message as Markdown.
    pub fn markdown(&self, message: &Message, locale: Locale) -> String {
        let text = message.localized(locale.with_commands_in(self.client).marking(Marks::All));
        let mut markdown = String::with_capacity(text.len() * 2);
        for piece in pieces(&text) {
            match piece {
                Piece::Text(text) => markdown.push_str(&escape(&text)),
                Piece::Code(inside) => markdown.push_str(&self.code(&inside)),
                Piece::Command(words) => markdown.push_str(&self.command(&words)),
                Piece::Person(id) if id >= SHORTEST_ID => markdown.push_str(&format!("<@{id}>")),
                Piece::Role(id) if id >= SHORTEST_ID => markdown.push_str(&format!("<@&{id}>")),
                Piece::Person(id) | Piece::Role(id) => markdown.push_str(&id.to_string()),
            }
        }
        markdown
    }

    /// Code, in which nothing is clickable and no mark can be escaped.
    fn code(&self, inside: &[Piece]) -> String {
        let inside: String = inside
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) => text.clone(),
                Piece::Code(inner) => self.code(inner),
                Piece::Command(words) => self.named(words),
                Piece::Person(id) | Piece::Role(id) => id.to_string(),
            })
            .collect();
        // Empty code would come out as two backticks.
        if inside.trim().is_empty() { escape(&inside) } else { format!("`{}`", spelt_out(&inside).replace('`', "'")) }
    }

    /// A clickable command, or just its name while its id is unknown.
    fn command(&self, words: &str) -> String {
        let (known, rest) = known(words);
        let Some((first, second)) = known else { return escape(&self.named(words)) };
        let Some(id) = self.menus.id(self.server, first) else { return escape(&self.named(words)) };
        let second = second.map(|second| format!(" {second}")).unwrap_or_default();
        format!("</{first}{second}:{id}>{}", escape(rest))
    }

    /// A command as the client names it.
    fn named(&self, words: &str) -> String {
        let (known, rest) = known(words);
        let Some((first, second)) = known else {
            let (name, rest) = words.split_once(' ').map_or((words, ""), |(name, _)| (name, &words[name.len()..]));
            return format!("/{}{rest}", self.client.command_name(name).unwrap_or_else(|| name.to_owned()));
        };
        let name = self.client.command_name(first).unwrap_or_else(|| first.to_owned());
        let second = second.map(|second| self.client.sub_name(first, second).unwrap_or_else(|| second.to_owned()));
        let second = second.map(|second| format!(" {second}")).unwrap_or_default();
        format!("/{name}{second}{rest}")
    }
}

/// The menu entry of the command that these words begin with, and the words after it.
fn known(words: &str) -> (Option<(&'static str, Option<&'static str>)>, &str) {
    let (name, second) = words.split_once(' ').unwrap_or((words, ""));
    let find = |sub: Option<&str>| {
        let spec = crate::command::SPECS.iter().find(|spec| spec.name == name && spec.sub == sub);
        spec.or_else(|| in_menu(name, sub)).map(|spec| spec.in_menu())
    };
    match (find(Some(second)), find(None)) {
        (Some(place), _) if !second.is_empty() => (Some(place), ""),
        (_, Some(place)) => (Some(place), &words[name.len()..]),
        _ => (None, ""),
    }
}
