//! What Discord (or this project) forbids in a request: a sentence for each broken rule.

use std::borrow::Borrow;
use std::collections::HashSet;

use serde_json::Value;

/// A file of a multipart body.
#[derive(Clone, Debug)]
pub struct Upload {
    pub field: String,
    pub filename: String,
    pub content_type: String,
    pub bytes: Vec<u8>,
}

/// The request that carries a message: the permitted flags differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// A first response or a followup.
    New,
    /// A change to an existing message, whose privacy is already settled.
    Edit,
}

const EPHEMERAL: u64 = 1 << 6;
const SUPPRESS_EMBEDS: u64 = 1 << 2;

/// The faults of one message body.
pub fn message(body: &Value, files: &[Upload], carrier: Carrier) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    let known = ["content", "flags", "allowed_mentions", "attachments", "components", "tts", "embeds"];
    for key in body.as_object().into_iter().flat_map(|o| o.keys()) {
        must(known.contains(&key.as_str()), format!("a message has no field {key}"));
    }
    let content = body["content"].as_str().unwrap_or_default();
    let length = content.encode_utf16().count();
    must(length <= 2000, format!("content has {length} characters, 2000 are allowed"));
    must(!content.is_empty() || !files.is_empty(), "an empty message".into());
    let mentions = &body["allowed_mentions"];
    must(mentions["parse"] == serde_json::json!([]), "allowed_mentions.parse must be there and empty".into());
    must(mentions["roles"].as_array().is_none_or(Vec::is_empty), "allowed_mentions.roles must be empty".into());
    let users = mentions["users"].as_array().map_or(&[][..], Vec::as_slice);
    let greeted = |user: &Value| content.starts_with(&format!("<@{}> ", user.as_str().unwrap_or_default()));
    let fine = users.len() <= 1 && users.iter().all(greeted);
    must(fine, "allowed_mentions.users must be empty but for the one whom the message begins with".into());
    let flags = body["flags"].as_u64().unwrap_or(0);
    let permitted = if carrier == Carrier::New { EPHEMERAL | SUPPRESS_EMBEDS } else { SUPPRESS_EMBEDS };
    must(flags & !permitted == 0, format!("flags {flags} are not permitted here"));
    faults.extend(attachments(body, files));
    faults.extend(components(&body["components"]));
    faults
}

fn attachments(body: &Value, files: &[Upload]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    let listed = body["attachments"].as_array().map_or(&[][..], Vec::as_slice);
    must(listed.len() <= 10, format!("{} attachments, 10 are allowed", listed.len()));
    let id = |entry: &Value| entry["id"].as_u64().or_else(|| entry["id"].as_str()?.parse().ok());
    for (index, file) in files.iter().enumerate() {
        let name = &file.filename;
        let entry = listed.iter().find(|e| id(e).map(|id| format!("files[{id}]")).as_deref() == Some(&file.field));
        must(file.field == format!("files[{index}]"), format!("file {index} is in the field {}", file.field));
        must(entry.is_some(), format!("{name} is not listed in attachments"));
        must(file.bytes.len() <= 10 << 20, format!("{name} is larger than 10 MiB"));
        let Some(entry) = entry else { continue };
        must(entry["filename"] == name.as_str(), format!("{name} is listed as {}", entry["filename"]));
        let alt = entry["description"].as_str().unwrap_or_default().encode_utf16().count();
        must((1..=1024).contains(&alt), format!("the alt text of {name} has {alt} characters"));
        let png = file.bytes.starts_with(b"\x89PNG\r\n\x1a\n") && file.bytes.ends_with(b"IEND\xaeB`\x82");
        must(!name.ends_with(".png") || png, format!("{name} is not a whole PNG"));
        must(!name.ends_with(".png") || file.content_type == "image/png", format!("{name}: {}", file.content_type));
    }
    faults
}

fn components(rows: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    let rows = rows.as_array().map_or(&[][..], Vec::as_slice);
    must(rows.len() <= 5, format!("{} rows of components, 5 are allowed", rows.len()));
    let mut seen = HashSet::new();
    for row in rows {
        must(row["type"] == 1, format!("not an action row: {row}"));
        let buttons = row["components"].as_array().map_or(&[][..], Vec::as_slice);
        if buttons.iter().any(|one| one["type"] == 3) {
            must(buttons.len() == 1, format!("a list shares its row: {row}"));
            let id = buttons[0]["custom_id"].as_str().unwrap_or_default();
            must(seen.insert(id.to_owned()), format!("custom_id {id} twice"));
            list(&buttons[0], &mut must);
            continue;
        }
        must((1..=5).contains(&buttons.len()), format!("{} buttons in a row", buttons.len()));
        for button in buttons {
            let id = button["custom_id"].as_str().unwrap_or_default();
            let label = button["label"].as_str().unwrap_or_default().chars().count();
            must(button["type"] == 2, format!("not a button: {button}"));
            must(matches!(button["style"].as_u64(), Some(1..=4)), format!("not a style of a button: {button}"));
            must((1..=100).contains(&id.chars().count()), format!("custom_id {id:?} must have 1 to 100 characters"));
            must((1..=80).contains(&label), format!("a label must have 1 to 80 characters: {button}"));
            must(seen.insert(id.to_owned()), format!("custom_id {id} twice"));
        }
    }
    faults
}

/// A select list.
fn list(list: &Value, must: &mut impl FnMut(bool, String)) {
    let length = |value: &Value| value.as_str().unwrap_or_default().chars().count();
    let options = list["options"].as_array().map_or(&[][..], Vec::as_slice);
    must((1..=100).contains(&length(&list["custom_id"])), format!("custom_id of a list: {}", list["custom_id"]));
    must((1..=25).contains(&options.len()), format!("{} choices in a list, 25 are allowed", options.len()));
    must(options.iter().filter(|one| one["default"] == true).count() <= 1, format!("several are chosen: {list}"));
    let mut values = HashSet::new();
    for option in options {
        for key in ["label", "value"] {
            must((1..=100).contains(&length(&option[key])), format!("{key} of a choice: {option}"));
        }
        must(values.insert(option["value"].to_string()), format!("a value twice: {option}"));
    }
}

/// The faults of a window with text inputs.
pub fn modal(data: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    let length = |value: &Value| value.as_str().unwrap_or_default().encode_utf16().count();
    for key in data.as_object().into_iter().flat_map(|o| o.keys()) {
        must(["custom_id", "title", "components"].contains(&key.as_str()), format!("a window has no field {key}"));
    }
    must((1..=100).contains(&length(&data["custom_id"])), format!("custom_id of a window: {}", data["custom_id"]));
    must((1..=45).contains(&length(&data["title"])), format!("title of a window: {}", data["title"]));
    let rows = data["components"].as_array().map_or(&[][..], Vec::as_slice);
    must((1..=5).contains(&rows.len()), format!("{} rows in a window", rows.len()));
    let mut seen = HashSet::new();
    let known = ["type", "custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"];
    for row in rows {
        must(row["type"] == 1 && row["components"].as_array().is_some_and(|all| all.len() == 1), format!("row {row}"));
        let input = &row["components"][0];
        for key in input.as_object().into_iter().flat_map(|o| o.keys()) {
            must(known.contains(&key.as_str()), format!("a text input has no field {key}"));
        }
        must(input["type"] == 4, format!("not a text input: {input}"));
        must(matches!(input["style"].as_u64(), Some(1 | 2)), format!("style of {input}"));
        must((1..=45).contains(&length(&input["label"])), format!("label of {input}"));
        must((1..=100).contains(&length(&input["custom_id"])), format!("custom_id of {input}"));
        must(length(&input["placeholder"]) <= 100, format!("placeholder of {input}"));
        let most = input["max_length"].as_u64().unwrap_or(4000);
        must((1..=4000).contains(&most), format!("max_length of {input}"));
        must(length(&input["value"]) as u64 <= most, format!("value of {input}"));
        must(input["value"].is_null() || length(&input["value"]) > 0, format!("an empty value: {input}"));
        must(seen.insert(input["custom_id"].clone()), format!("{} twice", input["custom_id"]));
    }
    faults
}

/// The faults of a list of commands sent for registration.
pub fn commands(body: &Value) -> Vec<String> {
    let Some(commands) = body.as_array() else {
        return vec!["not a list of commands".into()];
    };
    let mut faults = together(commands);
    for command in commands {
        let name = command["name"].as_str().unwrap_or_default();
        faults.extend(named(command, &format!("/{name}"), 0));
        let length = weight(command);
        if length > 8000 {
            faults.push(format!("/{name} has {length} characters together, 8000 are allowed"));
        }
    }
    faults
}

/// The faults of a set of commands together.
pub fn together(commands: &[impl Borrow<Value>]) -> Vec<String> {
    let many = commands.len() > 100;
    let many = many.then(|| format!("{} commands, 100 are allowed", commands.len()));
    many.into_iter().chain(duplicates(commands, "the commands")).collect()
}

fn named(node: &Value, place: &str, depth: usize) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    let name = node["name"].as_str().unwrap_or_default();
    let letters = |c: char| c == '-' || c == '_' || c == '\'' || (c.is_alphanumeric() && !c.is_uppercase());
    let fine = (1..=32).contains(&name.chars().count()) && name.chars().all(letters);
    must(fine, format!("{place}: a name is 1 to 32 lower case letters, digits, - or _"));
    let about = node["description"].as_str().unwrap_or_default().chars().count();
    must((1..=100).contains(&about), format!("{place}: the description has {about} characters, not 1 to 100"));
    let kind = node["type"].as_u64().unwrap_or(1);
    must((1..=11).contains(&kind), format!("{place}: type {kind}"));
    must(depth <= 3, format!("{place}: nested too deep"));

    for (locale, name) in localized(node, "name") {
        must(LOCALES.contains(&locale), format!("{place}: {locale} is no locale"));
        let fine = (1..=32).contains(&name.chars().count()) && name.chars().all(letters);
        must(fine, format!("{place}: {name} ({locale}) is no name"));
    }
    for (locale, about) in localized(node, "description") {
        must(LOCALES.contains(&locale), format!("{place}: {locale} is no locale"));
        let fine = (1..=100).contains(&about.chars().count());
        must(fine, format!("{place}: the description in {locale} has {} characters", about.chars().count()));
    }

    let choices = node["choices"].as_array().map_or(&[][..], Vec::as_slice);
    must(choices.len() <= 25, format!("{place}: {} choices, 25 are allowed", choices.len()));
    let both = node["autocomplete"] == true && !choices.is_empty();
    must(!both, format!("{place}: choices together with autocomplete"));
    let completes = node["autocomplete"] != true || matches!(kind, 3 | 4 | 10);
    must(completes, format!("{place}: autocomplete on an option of type {kind}"));
    for choice in choices {
        let label = choice["name"].as_str().unwrap_or_default().chars().count();
        let value = choice["value"].as_str().map_or(1, |value| value.chars().count());
        must((1..=100).contains(&label), format!("{place}: the choice {choice}"));
        must((1..=100).contains(&value), format!("{place}: the choice {choice}"));
        let matching = if kind == 3 { choice["value"].is_string() } else { choice["value"].is_number() };
        must(matching, format!("{place}: the choice {choice} does not fit type {kind}"));
    }
    let options = node["options"].as_array().map_or(&[][..], Vec::as_slice);
    must(options.len() <= 25, format!("{place}: {} options, 25 are allowed", options.len()));
    let optional = |o: &Value| o["required"] != true;
    let ordered = options.iter().skip_while(|o| !optional(o)).all(optional);
    must(ordered, format!("{place}: a required option after an optional one"));
    let nested = options.iter().filter(|o| matches!(o["type"].as_u64(), Some(1 | 2))).count();
    must(nested == 0 || nested == options.len(), format!("{place}: subcommands beside plain options"));
    faults.extend(duplicates(choices, place));
    faults.extend(duplicates(options, place));
    for option in options {
        let inner = format!("{place} {}", option["name"].as_str().unwrap_or_default());
        faults.extend(named(option, &inner, depth + 1));
    }
    faults
}

/// Nodes with the same name in English or in another language.
fn duplicates(nodes: &[impl Borrow<Value>], place: &str) -> Vec<String> {
    let mut seen = HashSet::new();
    let own = |node: &Value| ("", node["name"].as_str().unwrap_or_default().to_owned());
    let names = nodes.iter().map(Borrow::borrow).flat_map(|node| {
        let others = localized(node, "name").into_iter().map(|(locale, name)| (locale, name.to_owned()));
        others.chain([own(node)]).collect::<Vec<_>>()
    });
    let twice = names.filter(|name| !seen.insert(name.clone()));
    twice.map(|(locale, name)| format!("{place}: {name} twice {locale}")).collect()
}

/// The locales of this project's languages, in Discord's notation.
const LOCALES: [&str; 2] = ["de", "fr"];

/// A node's name or description in other languages.
fn localized<'a>(node: &'a Value, key: &str) -> Vec<(&'a str, &'a str)> {
    let all = node[format!("{key}_localizations")].as_object();
    all.into_iter().flatten().filter_map(|(locale, text)| Some((locale.as_str(), text.as_str()?))).collect()
}

/// The characters that count towards a command's limit of 8000: for each text, its longest language.
fn weight(node: &Value) -> usize {
    let of = |key: &str| {
        let own = node[key].as_str().map_or(0, |text| text.chars().count());
        localized(node, key).iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0).max(own)
    };
    let own = of("name") + of("description") + of("value");
    let inner = ["options", "choices"].into_iter().filter_map(|key| node[key].as_array());
    own + inner.flatten().map(weight).sum::<usize>()
}

/// The faults of autocomplete choices.
pub fn completions(choices: &Value) -> Vec<String> {
    let Some(choices) = choices.as_array() else {
        return vec!["autocomplete without choices".into()];
    };
    let mut faults = Vec::new();
    if choices.len() > 25 {
        faults.push(format!("{} completions, 25 are allowed", choices.len()));
    }
    for choice in choices {
        for key in ["name", "value"] {
            let length = choice[key].as_str().unwrap_or_default().chars().count();
            if !(1..=100).contains(&length) {
                faults.push(format!("a completion's {key} has {length} characters: {choice}"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn good() -> Value {
        json!({
            "content": "Hello", "allowed_mentions": {"parse": []}, "flags": 64,
            "components": [{"type": 1, "components": [{"type": 2, "style": 2, "label": "Undo", "custom_id": "a"}]}]
        })
    }

    #[test]
    fn a_good_message_has_no_faults_and_each_bad_one_has_its_own() {
        assert_eq!(message(&good(), &[], Carrier::New), [""; 0]);
        let spoilt: [(&str, Value, &str); 7] = [
            ("content", json!("x".repeat(2001)), "2000 are allowed"),
            ("content", json!(""), "empty message"),
            ("allowed_mentions", Value::Null, "parse must be there"),
            ("allowed_mentions", json!({"parse": ["users"]}), "parse must be there"),
            ("allowed_mentions", json!({"parse": [], "users": ["1"]}), "users must be empty but for"),
            ("flags", json!(1 << 15), "not permitted"),
            ("surprise", json!(1), "no field surprise"),
        ];
        for (key, value, fault) in spoilt {
            let mut body = good();
            body[key] = value;
            let faults = message(&body, &[], Carrier::New);
            assert!(faults.len() == 1 && faults[0].contains(fault), "{key}: {faults:?}");
        }
        assert_eq!(message(&good(), &[], Carrier::Edit).len(), 1, "privacy cannot be changed");
        let mut long = good();
        long["components"][0]["components"][0]["custom_id"] = json!("x".repeat(101));
        assert_eq!(message(&long, &[], Carrier::New).len(), 1);
    }

    #[test]
    fn a_picture_needs_alt_text_and_has_to_be_whole() {
        let bytes = [b"\x89PNG\r\n\x1a\n".as_slice(), b"IEND\xaeB`\x82"].concat();
        let (field, filename, content_type) = ("files[0]".into(), "a.png".into(), "image/png".into());
        let file = Upload { field, filename, content_type, bytes };
        let mut body = good();
        body["attachments"] = json!([{"id": 0, "filename": "a.png", "description": "A board"}]);
        assert_eq!(message(&body, std::slice::from_ref(&file), Carrier::New), [""; 0]);
        let cut = Upload { bytes: file.bytes[..8].to_vec(), ..file.clone() };
        assert_eq!(message(&body, &[cut], Carrier::New).len(), 1);
        body["attachments"][0]["description"] = json!("");
        assert_eq!(message(&body, std::slice::from_ref(&file), Carrier::New).len(), 1);
        assert_eq!(message(&good(), &[file], Carrier::New).len(), 1);
    }

    #[test]
    fn a_window_has_its_bounds() {
        let input = json!({"type": 4, "custom_id": "to", "style": 1, "label": "To", "max_length": 9, "value": "D4"});
        let good = json!({"custom_id": "a", "title": "Move", "components": [{"type": 1, "components": [input]}]});
        assert_eq!(modal(&good), [""; 0]);
        for (key, value) in [("title", json!("x".repeat(46))), ("components", json!([])), ("flags", json!(64))] {
            let mut bad = good.clone();
            bad[key] = value;
            assert_eq!(modal(&bad).len(), 1, "{bad}");
        }
        for (key, value) in [
            ("label", json!("x".repeat(46))),
            ("placeholder", json!("x".repeat(101))),
            ("max_length", json!(4001)),
            ("value", json!("x".repeat(10))),
            ("value", json!("")),
            ("style", json!(3)),
            ("description", json!("x")),
        ] {
            let mut bad = good.clone();
            bad["components"][0]["components"][0][key] = value;
            assert_eq!(modal(&bad).len(), 1, "{bad}");
        }
    }

    #[test]
    fn commands_that_discord_would_not_register_are_found() {
        let option =
            |name: &str, required: bool| json!({"name": name, "description": "d", "type": 3, "required": required});
        let command = |options: Value| json!([{"name": "move", "description": "d", "options": options}]);
        assert_eq!(commands(&command(json!([option("a", true), option("b", false)]))), [""; 0]);
        assert_eq!(commands(&command(json!([option("b", false), option("a", true)]))).len(), 1);
        assert_eq!(commands(&command(json!([option("a", true), option("a", true)]))).len(), 1);
        assert_eq!(commands(&command(json!([option("A b", true)]))).len(), 1);
        assert_eq!(commands(&command(json!([{"name": "a", "type": 3}]))).len(), 1);
        let called = |name: &str, german: &str| json!({"name": name, "description": "x", "type": 3, "name_localizations": {"de": german}});
        assert_eq!(commands(&command(json!([called("a", "feld"), called("b", "ziel")]))), [""; 0]);
        assert_eq!(commands(&command(json!([called("a", "feld"), called("b", "feld")]))).len(), 1);
        assert_eq!(commands(&command(json!([called("a", "Ein Feld")]))).len(), 1);
        let mut both = option("a", true);
        both["autocomplete"] = json!(true);
        both["choices"] = json!([{"name": "x", "value": "x"}]);
        assert_eq!(commands(&command(json!([both]))).len(), 1);
        let many: Vec<Value> = (0..26).map(|n| option(&format!("o{n}"), true)).collect();
        assert_eq!(commands(&command(json!(many))).len(), 1);
        let long: Vec<Value> = (0..25)
            .map(|n| {
                let choices: Vec<Value> = (0..10)
                    .map(|m| json!({"name": "n".repeat(20), "value": format!("{m}{}", "v".repeat(20))}))
                    .collect();
                json!({"name": format!("o{n}"), "description": "d", "type": 3, "choices": choices})
            })
            .collect();
        assert!(commands(&command(json!(long))).iter().any(|fault| fault.contains("8000")));
    }
}
