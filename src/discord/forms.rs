//! Windows in which something is typed (Discord: modals). Like a button's, a window's meaning is a row in the database.

use serde_json::{Value, json};
use serenity::all::{ActionRowComponent, ModalInteraction};

use super::deliver::{self, Label};
use super::{Setting, Shared};
use crate::command::form::answers_in_place;
use crate::command::{Field, Form, Given};

const ACTION_ROW: u8 = 1;
const TEXT_INPUT: u8 = 4;
const ONE_LINE: u8 = 1;
const MANY_LINES: u8 = 2;
const MOST_TITLE: usize = 45;
const MOST_LABEL: usize = 45;
const MOST_PLACEHOLDER: usize = 100;
/// Discord takes no more.
const MOST_LINES: usize = 4000;
/// The longest path that arrows lead is shorter.
const MOST_ONE_LINE: usize = 1000;

/// The window as Discord is told it.
pub(super) fn window(form: &Form) -> Value {
    let rows: Vec<Value> =
        form.fields.iter().map(|field| json!({"type": ACTION_ROW, "components": [input(field)]})).collect();
    json!({"custom_id": form.id, "title": first(&form.title, MOST_TITLE), "components": rows})
}

fn input(field: &Field) -> Value {
    let (style, most) = if field.lines { (MANY_LINES, MOST_LINES) } else { (ONE_LINE, MOST_ONE_LINE) };
    let mut input = json!({
        "type": TEXT_INPUT, "custom_id": field.name, "style": style, "label": first(&field.label, MOST_LABEL),
        "placeholder": first(&field.about, MOST_PLACEHOLDER), "required": field.required, "max_length": most,
    });
    // What is too long to stand there has to be typed again.
    if (1..=most).contains(&field.value.encode_utf16().count()) {
        input["value"] = json!(field.value);
    }
    input
}

fn first(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// Answers a window that was sent off.
pub(super) async fn submit(door: Shared, interaction: &ModalInteraction) {
    let to = deliver::return_address(interaction.id, interaction.application_id, &interaction.token);
    let setting = Setting::new(
        interaction.channel_id,
        interaction.guild_id,
        &interaction.user,
        interaction.member.as_ref(),
        &interaction.locale,
    );
    let components = interaction.data.components.iter().flat_map(|row| &row.components);
    let typed: Vec<(String, String)> = components
        .filter_map(|component| match component {
            ActionRowComponent::InputText(input) => {
                Some((input.custom_id.clone(), input.value.clone().unwrap_or_default()))
            }
            _ => None,
        })
        .collect();
    let (app, id) = (door.app.clone(), interaction.data.custom_id.clone());
    let request = setting.request(interaction.id, Given::default());
    let label = Label {
        channel: setting.channel,
        command: "window".to_owned(),
        private: false,
        // One that no message opened has no place to take.
        in_place: answers_in_place(&id) && interaction.message.is_some(),
        asks: false,
        language: setting.caller.language,
    };
    let work = async move { app.typed(&id, &typed, request).await };
    deliver::deliver(&door, &to, label, work).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_as_large_as_discord_allows() {
        let (label, about) = ("Text".to_owned(), "x".repeat(101));
        let long = Field { name: "text", label, about, lines: true, required: true, value: "x".repeat(4001) };
        let short = Field { name: "at", lines: false, required: false, value: "D4".to_owned(), ..long.clone() };
        let form = Form { id: "a1.paste".to_owned(), title: "x".repeat(46), fields: vec![long, short] };
        let told = window(&form);
        assert_eq!(told["title"].as_str().map(str::len), Some(45));
        let (text, at) = (&told["components"][0]["components"][0], &told["components"][1]["components"][0]);
        assert_eq!((&text["label"], &text["style"], &text["max_length"]), (&json!("Text"), &json!(2), &json!(4000)));
        assert_eq!(text["placeholder"].as_str().map(str::len), Some(100));
        assert_eq!((text.get("value"), &at["value"], &at["required"]), (None, &json!("D4"), &json!(false)));
    }
}
