//! A reply and its drawn picture, as a message.

use serenity::all::CreateAttachment;

use super::escape::{cut, escape, pages};
use super::markdown::Reader;
use super::message::{MOST_CONTENT, Message, buttons};
use crate::command::{App, Key, Party, Reply, Shown};
use crate::render::{Drawing, Picture};
use crate::say;
use crate::words::{Language, TableLocale};

const PICTURE: &str = "board.png";
const REPLAY: &str = "replay.gif";
const MOST_ALT: usize = 1024;
/// The most characters of a public message if Why has the rest: more would drown a channel.
const MOST_IN_PUBLIC: usize = 300;
/// Nobody reads more messages than this.
const MOST_PAGES: usize = 5;

/// A reply and, if it has one, its picture as a file.
pub(super) struct Rendered {
    pub reply: Reply,
    pub picture: Option<Vec<u8>>,
    /// The picture's description, for those who cannot see it.
    alt: Option<String>,
    /// The text as Markdown.
    markdown: String,
    /// What was done before the turn that it hands over, as Markdown.
    above: Option<String>,
}

impl Rendered {
    /// The picture and its alt text are drawn as queued work, so that the gateway's heartbeat never waits for that.
    pub async fn of(reply: Reply, reader: Reader<'_>, app: &App, party: Party) -> Self {
        // Alt text and buttons name commands in the reader's client language, too.
        let locale = reply.locale.with_commands_in(reader.client);
        let mut reply = reply.in_locale(locale);
        let markdown = reader.markdown(&reply.message, locale);
        let above = reply.facts.done_before_turn().map(|above| reader.markdown(&above, locale));
        let (file, alt) = app.drawn(party, &mut reply).await.map(|Drawing { file, alt }| (file, alt)).unzip();
        let (picture, alt) = (file.filter(|file| !file.is_empty()), alt.filter(|alt| !alt.is_empty()));
        Rendered { reply, picture, alt, markdown, above }
    }

    /// The message for work that panicked. The log has the same id.
    pub fn panicked(id: u64, language: Language) -> Self {
        tracing::error!(request = id, "a command panicked");
        let reply = Reply::failure("", say!("door-broken", id = id.to_string()));
        let reply = reply.in_locale(TableLocale::default().for_reader(language));
        let markdown = escape(&reply.text());
        Rendered { reply, picture: None, alt: None, markdown, above: None }
    }

    /// Whether it shows the board to everybody.
    pub fn shows_the_board(&self) -> bool {
        !self.reply.private && self.picture.is_some() && matches!(self.reply.picture, Some(Picture::Board(_)))
    }

    /// The message. One that replaces another sets its empty parts explicitly, so that nothing of the other remains.
    pub fn message(&self, replaces: bool) -> Message {
        self.message_with(&self.markdown, replaces)
    }

    /// The message as a replacement, below what was done before it.
    pub fn below_what_was_done(&self) -> Message {
        match &self.above {
            Some(above) => self.message_with(&format!("{above}\n{}", self.markdown), true),
            None => self.message(true),
        }
    }

    fn message_with(&self, markdown: &str, replaces: bool) -> Message {
        let locale = self.reply.locale;
        let mut message = match &self.reply.letters {
            Some(letters) => Message::with_block(markdown, letters, locale),
            None => Message::markdown(&self.brief(markdown), locale),
        };
        if let ([first, _, ..], None) = (&self.pages()[..], &self.reply.letters) {
            message.content = Some(first.clone());
        }
        let nothing = || replaces.then(Vec::new);
        message.ephemeral = self.reply.private;
        message.ping = self.reply.ping.filter(|_| !replaces);
        message.buttons = self.reply.panel.as_ref().map(|panel| buttons(panel, locale)).or_else(nothing);
        message.files = Some(self.files()).filter(|files| !files.is_empty() || replaces);
        message
    }

    /// The text, or its first lines if the message is public and Why shows all of it.
    fn brief(&self, markdown: &str) -> String {
        let why = self.reply.press_of(Key::Why).filter(|_| self.shows_the_board());
        if why.is_none() || letters(markdown) <= MOST_IN_PUBLIC {
            return markdown.to_owned();
        }
        let rest = say!("door-rest-under-why").localized(self.reply.locale);
        let mut room = MOST_IN_PUBLIC.saturating_sub(letters(&rest));
        let mut kept = Vec::new();
        for line in markdown.lines() {
            if !kept.is_empty() && letters(line) >= room {
                kept.extend(first_sentences(line, room));
                break;
            }
            room = room.saturating_sub(letters(line) + 1);
            kept.push(line);
        }
        kept.push(&rest);
        kept.join("\n")
    }

    /// A private text may be longer than a message, and then continues in the next one.
    pub fn pages(&self) -> Vec<String> {
        if !self.reply.private || self.reply.shown != Shown::Anew {
            return Vec::new();
        }
        pages(&self.markdown, MOST_CONTENT).into_iter().take(MOST_PAGES).collect()
    }

    fn files(&self) -> Vec<CreateAttachment> {
        let Rendered { reply, picture, alt, .. } = self;
        let picture = picture.iter().map(|picture| {
            let named = || say!("door-board").localized(reply.locale);
            let alt = alt.as_ref().map_or_else(named, |alt| cut(alt, MOST_ALT));
            CreateAttachment::bytes(picture.clone(), self.picture_name()).description(alt)
        });
        let file = reply.file.iter().zip(reply.file_name()).map(|(file, name)| {
            CreateAttachment::bytes(file.bytes.clone(), name).description(say!("door-file").localized(reply.locale))
        });
        picture.chain(file).collect()
    }

    fn picture_name(&self) -> &'static str {
        if let Some(Picture::Replay(_)) = self.reply.picture { REPLAY } else { PICTURE }
    }
}

/// As many of a line's first sentences as fit.
fn first_sentences(line: &str, room: usize) -> Option<&str> {
    let ends = line.match_indices(". ").map(|(at, _)| &line[..=at]);
    ends.take_while(|start| letters(start) < room).last()
}

/// How many characters a client shows: no backslashes, and only the words of a clickable command.
fn letters(markdown: &str) -> usize {
    let ids: usize = markdown
        .split("</")
        .skip(1)
        .filter_map(|command| command.split_once('>')?.0.split_once(':'))
        .map(|(_, id)| id.chars().count() + 3)
        .sum();
    markdown.chars().filter(|letter| *letter != '\\').count().saturating_sub(ids)
}
