//! A form as Discord's modal: a window in which people type.
//!
//! Each input is in an action row, although Discord now prefers labels: serenity 0.12.5 reads a submitted label as an
//! action row without components and drops its `component`, which holds the typed text. Nothing exposes the underlying JSON:
//! raw event handlers get the same parsed event, and `Event::Unknown` holds JSON only if parsing fails, which it does not
//! here. A test fails with the first serenity that keeps what was typed.

use serenity::all::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle};

use super::http::Body;
use crate::command::{Field, Form};

const MOST_TITLE: usize = 45;
const MOST_LABEL: usize = 45;
const MOST_PLACEHOLDER: usize = 100;
/// Discord accepts no more characters than this.
const MOST_LINES: u16 = 4000;
/// Longer than any path that the arrow buttons can lead.
const MOST_ONE_LINE: u16 = 1000;

/// The first response that opens the form.
pub(super) fn modal(form: &Form) -> Body {
    let rows = form.fields.iter().map(|field| CreateActionRow::InputText(input(field))).collect();
    let modal = CreateModal::new(&form.id, first(&form.title, MOST_TITLE)).components(rows);
    Body::of(&CreateInteractionResponse::Modal(modal))
}

fn input(field: &Field) -> CreateInputText {
    let (style, most) = match field.lines {
        true => (InputTextStyle::Paragraph, MOST_LINES),
        false => (InputTextStyle::Short, MOST_ONE_LINE),
    };
    let input = CreateInputText::new(style, first(&field.label, MOST_LABEL), field.name)
        .placeholder(first(&field.about, MOST_PLACEHOLDER))
        .required(field.required)
        .max_length(most);
    // A value too long for the input is left out and has to be typed again.
    match (1..=usize::from(most)).contains(&field.value.encode_utf16().count()) {
        true => input.value(&field.value),
        false => input,
    }
}

fn first(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}
