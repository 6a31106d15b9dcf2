//! Commands within sentences, under the names that a reader's client shows: `/table new` is `/tisch neu` for a German client.
//!
//! The files use the console's names of commands and options. [`named`] replaces them with the client's names when a file
//! is loaded; for arguments of a sentence, [`with_functions`] wraps them in functions that do the same.

use std::sync::LazyLock;

use regex::{Captures, Regex};

use super::{Language, marks};

/// A command with its second word, if any, and the options after it.
static COMMAND: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r#"(?P<before>^|[\s(`"„«])/(?P<words>[a-z][a-z-]*(?: [a-z][a-z-]*)?)(?P<options>(?: [a-z-]+:(?:"[^"\n]*"|[^\s"]+))*)"#).ok()
});
/// An option with its value.
static OPTION: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r#"(?P<before>^|[\s(`"„«])(?P<name>[a-z][a-z-]*):(?P<value>[A-Za-z0-9"{-][a-z-]*)"#).ok()
});
/// An option alone, in backticks.
static QUOTED: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"`(?P<name>[a-z][a-z-]*)`").ok());
/// An argument that is a command, an option, or a whole line with both.
static ARGUMENT: LazyLock<Option<Regex>> = LazyLock::new(|| {
    const OTHERS: &str = r"`\{ \$(name|option) \}`|\{ \$(example|line|instead) \}";
    // The last character of the class is the mark that replaces a backtick.
    Regex::new(&format!(r#"(?P<before>[\s(`"„«\x{{E5F0}}])/\{{ \$([a-z_]+) \}}|{OTHERS}"#)).ok()
});

/// The text with the names of commands and options in this language.
#[must_use]
pub fn named(language: Language, text: &str) -> String {
    let (Some(command), Some(option), Some(quoted)) = (&*COMMAND, &*OPTION, &*QUOTED) else { return text.to_owned() };
    let text = command.replace_all(text, |found: &Captures<'_>| {
        let (words, rest) = command_named(language, &found["words"]);
        let known = found["words"].strip_suffix(rest.as_str()).unwrap_or_default().trim_end();
        let options =
            option.replace_all(&found["options"], |found: &Captures<'_>| option_named(language, known, found));
        format!("{}/{words}{rest}{options}", &found["before"])
    });
    let text = option.replace_all(&text, |found: &Captures<'_>| option_named(language, "", found));
    let text = quoted.replace_all(&text, |found: &Captures<'_>| format!("`{}`", alone(language, &found["name"])));
    text.into_owned()
}

/// A command's name in this language, and the rest of the words that is not part of it, with the space before it.
fn command_named(language: Language, words: &str) -> (String, String) {
    let (first, second) = words.split_once(' ').unwrap_or((words, ""));
    let Some(name) = language.command_name(first) else { return (words.to_owned(), String::new()) };
    match (second, language.sub_name(first, second)) {
        ("", _) => (name, String::new()),
        (_, Some(sub)) => (format!("{name} {sub}"), String::new()),
        (_, None) => (name, format!(" {second}")),
    }
}

fn option_named(language: Language, command: &str, found: &Captures<'_>) -> String {
    let (before, option, value) = (&found["before"], &found["name"], &found["value"]);
    let name = language.option_name(command, option);
    let value = name.as_ref().and_then(|_| language.choice_name(option, value)).unwrap_or_else(|| value.to_owned());
    format!("{before}{}:{value}", name.unwrap_or_else(|| option.to_owned()))
}

/// Like `COMMAND`, but a word before a colon is never the command's second word.
static MARKED_COMMAND: LazyLock<Option<Regex>> = LazyLock::new(|| {
    const OPTION: &str = r#" [a-z-]+:(?:"[^"\n]*"|[^\s"]+)"#;
    const WORD: &str = "[a-z][a-z-]*";
    Regex::new(&format!(r#"(?P<before>^|[\s(`"„«])/(?:({WORD})((?:{OPTION})+)|({WORD}(?: {WORD})?)((?:{OPTION})*))"#))
        .ok()
});
/// Text in backticks.
static BACKTICKS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"`(?P<inside>[^`\n]+)`").ok());

/// The text with a mark on each command, because the front end knows its name, and on everything in backticks. Options have
/// their names in this language.
#[must_use]
pub fn marked(language: Language, text: &str) -> String {
    let Some(quoted) = &*QUOTED else { return text.to_owned() };
    let text = marked_line(language, text);
    let text = quoted.replace_all(&text, |found: &Captures<'_>| format!("`{}`", alone(language, &found["name"])));
    in_marks(&text)
}

/// A line that somebody typed or could type, with its command marked.
#[must_use]
pub fn marked_line(language: Language, text: &str) -> String {
    let (Some(command), Some(option)) = (&*MARKED_COMMAND, &*OPTION) else { return text.to_owned() };
    let text = command.replace_all(text, |found: &Captures<'_>| {
        let part = |one, two| found.get(one).or(found.get(two)).map_or("", |part| part.as_str());
        let (words, options) = (part(2, 4), part(3, 5));
        let options = option.replace_all(options, |found: &Captures<'_>| option_named(language, words, found));
        format!("{}{}{options}", &found["before"], marks::command(words))
    });
    option.replace_all(&text, |found: &Captures<'_>| option_named(language, "", found)).into_owned()
}

/// Marks a command.
#[must_use]
pub fn marked_command(_: Language, words: &str) -> String {
    marks::command(words)
}

fn in_marks(text: &str) -> String {
    let Some(backticks) = &*BACKTICKS else { return text.to_owned() };
    backticks.replace_all(text, |found: &Captures<'_>| marks::code(&found["inside"])).into_owned()
}

/// A word on its own: an option's name, or itself.
#[must_use]
pub fn alone(language: Language, word: &str) -> String {
    language.option_name("", word).unwrap_or_else(|| word.to_owned())
}

/// A command's words in this language.
#[must_use]
pub fn command(language: Language, words: &str) -> String {
    let (name, rest) = command_named(language, words);
    name + &rest
}

/// A file's text, with functions around the arguments that are commands and options.
#[must_use]
pub fn with_functions(text: &str) -> String {
    let Some(argument) = &*ARGUMENT else { return text.to_owned() };
    let text = argument.replace_all(text, |found: &Captures<'_>| match (found.get(2), found.get(3), found.get(4)) {
        (Some(argument), _, _) => format!("{}/{{ COMMAND(${}) }}", &found["before"], argument.as_str()),
        (_, Some(argument), _) => format!("`{{ OPTION(${}) }}`", argument.as_str()),
        (_, _, Some(argument)) => format!("{{ LINE(${}) }}", argument.as_str()),
        _ => found[0].to_owned(),
    });
    text.into_owned()
}

/// The same for marked text: the mark of a command stands for its slash.
#[must_use]
pub fn with_marked_functions(text: &str) -> String {
    let Some(argument) = &*ARGUMENT else { return text.to_owned() };
    let text = argument.replace_all(text, |found: &Captures<'_>| match (found.get(2), found.get(3), found.get(4)) {
        (Some(argument), _, _) => format!("{}{{ COMMAND(${}) }}", &found["before"], argument.as_str()),
        (_, _, Some(argument)) => format!("{{ LINE(${}) }}", argument.as_str()),
        _ => found[0].to_owned(),
    });
    // Those in backticks are already in marks.
    let Some(option) = &*MARKED_OPTION else { return text.into_owned() };
    let named = option.replace_all(&text, |found: &Captures<'_>| marks::code(&format!("{{ OPTION(${}) }}", &found[1])));
    named.into_owned()
}

/// An argument that is an option, in a code mark.
static MARKED_OPTION: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(&marks::code(r"\{ \$(name|option) \}")).ok());
