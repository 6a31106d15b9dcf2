//! The bodies of what is sent to Discord, made with serenity's builders: messages with their buttons and files.
//!
//! A message may travel as a first response, as the edit of one, as a follow-up or as a change to an older message;
//! each of these requests has its own builder, and [`Message`] fills whichever is needed. It pings nobody except the one
//! person that the bot itself means to ping: what people typed must never ping.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage, UserId,
};

use super::escape::{cut, cut_to_lines};
use super::http::Body;
use super::markdown::Reader;
use crate::command::{Key, Panel};
use crate::words::{self, Locale};

/// The most UTF-16 units that Discord accepts as a message's text.
pub(super) const MOST_CONTENT: usize = 2000;

/// The most characters that Discord accepts as a button's label.
const MOST_LABEL: usize = 80;

/// The most choices in a list.
const MOST_CHOICES: usize = 25;

/// A message, before it is decided which request carries it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Message {
    /// Markdown.
    pub content: Option<String>,
    /// Whether only the person who asked sees it. Requests that edit a message cannot change this, and leave it out.
    pub ephemeral: bool,
    /// Rows of buttons. An edit with `None` keeps the existing ones; one with an empty list removes them.
    pub buttons: Option<Vec<CreateActionRow>>,
    /// Attached files; in an edit, `None` and an empty list mean the same as for buttons.
    pub files: Option<Vec<CreateAttachment>>,
    /// The person that it pings. An edited message pings nobody.
    pub ping: Option<u64>,
}

/// Sets text and buttons on a builder. serenity's builders share these methods but no trait.
macro_rules! filled {
    ($builder:expr, $message:expr) => {{
        let mut builder = $builder;
        if let Some(content) = &$message.content {
            let ping = $message.ping.into_iter().map(UserId::new);
            builder = match $message.ping {
                Some(person) => builder.content(format!("<@{person}> {content}")),
                None => builder.content(content),
            };
            builder = builder.allowed_mentions(CreateAllowedMentions::new().users(ping));
        }
        if let Some(buttons) = &$message.buttons {
            builder = builder.components(buttons.clone());
        }
        builder
    }};
}

impl Message {
    /// A sentence for this reader.
    pub fn sentence(reader: Reader<'_>, message: &words::Message, locale: Locale) -> Self {
        Self::markdown(&reader.markdown(message, locale), locale)
    }

    /// Markdown, cut to fit.
    pub fn markdown(markdown: &str, locale: Locale) -> Self {
        Message { content: Some(cut_to_lines(markdown, MOST_CONTENT, locale)), ..Self::default() }
    }

    /// Markdown and, below it, a monospaced block. The text is cut to make room for the block.
    pub fn with_block(markdown: &str, letters: &str, locale: Locale) -> Self {
        // Three backticks would end the block.
        let block = format!("\n```\n{}\n```", letters.trim_end().replace('`', "'"));
        let block = if block.encode_utf16().count() < MOST_CONTENT { block } else { String::new() };
        let room = MOST_CONTENT - block.encode_utf16().count();
        Message { content: Some(cut_to_lines(markdown, room, locale) + &block), ..Self::default() }
    }

    /// Just the ping and the first line, if it pings anybody.
    pub fn pinging_alone(&self) -> Option<Self> {
        let first = self.content.as_deref().and_then(|content| content.lines().next()).map(str::to_owned);
        self.ping.map(|person| Message { content: first, ping: Some(person), ..Self::default() })
    }

    /// The same, visible only to the person who asked.
    pub fn private(self) -> Self {
        Message { ephemeral: true, ..self }
    }

    /// As the first response, in a new message.
    pub fn response(self) -> Body {
        let message = filled!(CreateInteractionResponseMessage::new().ephemeral(self.ephemeral), self);
        let files = self.files.unwrap_or_default();
        Body::with_files(&CreateInteractionResponse::Message(message.add_files(listed(&files))), files)
    }

    /// As the first response, replacing the message whose button was pressed. This builder always lists attachments,
    /// so existing ones are removed.
    pub fn update(self) -> Body {
        let message = filled!(CreateInteractionResponseMessage::new(), self);
        let files = self.files.unwrap_or_default();
        Body::with_files(&CreateInteractionResponse::UpdateMessage(message.add_files(listed(&files))), files)
    }

    /// In place of a deferred response.
    pub fn edit(self) -> Body {
        let mut edit = filled!(EditInteractionResponse::new(), self);
        if let Some(files) = &self.files {
            edit = edit.attachments(attachments(files));
        }
        Body::with_files(&edit, self.files.unwrap_or_default())
    }

    /// As a further message below the response.
    pub fn follow_up(self) -> Body {
        let message = filled!(CreateInteractionResponseFollowup::new().ephemeral(self.ephemeral), self);
        let files = self.files.unwrap_or_default();
        Body::with_files(&message.add_files(listed(&files)), files)
    }

    /// As an edit of any earlier message of the bot.
    pub fn change(self) -> Body {
        let mut change = filled!(EditMessage::new(), self);
        if let Some(files) = &self.files {
            change = change.attachments(attachments(files));
        }
        Body::with_files(&change, self.files.unwrap_or_default())
    }
}

/// The files as a message lists them: without their bytes, which go into the form beside it.
fn listed(files: &[CreateAttachment]) -> impl Iterator<Item = CreateAttachment> {
    files.iter().map(|file| {
        let entry = CreateAttachment::bytes(Vec::new(), file.filename.as_str());
        file.description.iter().fold(entry, |entry, description| entry.description(description))
    })
}

fn attachments(files: &[CreateAttachment]) -> EditAttachments {
    listed(files).fold(EditAttachments::new(), EditAttachments::add)
}

/// A panel's buttons in their rows, and the list of its choices.
pub(super) fn buttons(panel: &Panel, locale: Locale) -> Vec<CreateActionRow> {
    let button = |key: &Key| {
        let style = match key {
            Key::Go => ButtonStyle::Success,
            Key::Step(_) | Key::Line(_) => ButtonStyle::Primary,
            _ => ButtonStyle::Secondary,
        };
        let id = panel.press_of(*key).unwrap_or_default();
        CreateButton::new(id).style(style).label(cut(&panel.label(*key).localized(locale), MOST_LABEL))
    };
    let mut rows: Vec<CreateActionRow> =
        panel.rows.iter().map(|row| CreateActionRow::Buttons(row.iter().map(button).collect())).collect();
    if !panel.choices.is_empty() {
        rows.insert(rows.len().saturating_sub(1), CreateActionRow::SelectMenu(list(panel, locale)));
    }
    rows
}

/// The list of a panel's choices. Each carries a button's id, and choosing it is pressing that button.
fn list(panel: &Panel, locale: Locale) -> CreateSelectMenu {
    let option = |key: &Key| {
        let label = cut(&panel.label(*key).localized(locale), MOST_LABEL);
        let id = panel.press_of(*key).unwrap_or_default();
        CreateSelectMenuOption::new(label, id).default_selection(panel.chosen == Some(*key))
    };
    let options = panel.choices.iter().take(MOST_CHOICES).map(option).collect();
    CreateSelectMenu::new(panel.list_id(), CreateSelectMenuKind::String { options })
}
