//! The entry points for bytes that anybody may send, a function each: they return for any bytes, and whatever they accept
//! survives a round trip. The fuzzers call them, and so does a test with a few thousand inputs (tests/it/hostile.rs).

use std::sync::LazyLock;

use fivefoot::command::{App, Caller, Key, Reply, Request, Status, answer, line};
use fivefoot::field::Battlefield;
use fivefoot::mapfile;
use tokio::runtime::{Builder, Runtime};

/// An entry point for untrusted bytes.
pub type WayIn = fn(&[u8]);

/// The entry point with this name, if any.
pub fn named(name: &str) -> Option<WayIn> {
    let known: [(&str, WayIn); 7] = [
        ("console_line", console_line),
        ("notation", notation),
        ("universal_vtt", universal_vtt),
        ("foundry", foundry),
        ("table_file", table_file),
        ("custom_id", custom_id),
        ("stat_block", stat_block),
    ];
    known.into_iter().find(|(known, _)| *known == name).map(|(_, way)| way)
}

/// A bot with a table in memory, with a creature and a button below an answer.
struct Bot {
    runtime: Runtime,
    app: App,
    /// The ids of its buttons, without the word after the dot.
    buttons: Vec<String>,
}

static BOT: LazyLock<Bot> = LazyLock::new(|| {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    let app = runtime.block_on(App::open_with("sqlite::memory:", Some(1))).expect("a database in memory");
    let mut bot = Bot { runtime, app, buttons: Vec::new() };
    for text in ["/table new width:9 height:9", "/creature add name:Ogre at:B2 size:large"] {
        let button = bot.say(text).and_then(|reply| reply.press_of(Key::Undo));
        let id = button.and_then(|button| Some(button.split_once('.')?.0.to_owned()));
        bot.buttons.push(id.expect("a change has a button"));
    }
    bot
});

impl Bot {
    fn request(text: &str) -> Option<Request> {
        let given = line::read(text).ok()?;
        Some(Request { channel: 1, guild: None, caller: Caller::manager(1), id: None, given })
    }

    fn say(&self, text: &str) -> Option<Reply> {
        let request = Bot::request(text)?;
        let reply = self.runtime.block_on(answer(&self.app, request));
        assert!(!reply.text().is_empty(), "an answer says something: {text}");
        // The answer to an internal failure has its id.
        assert!(!reply.text().contains("Something went wrong on our side"), "{text}");
        Some(reply)
    }
}

/// A line typed at the console. What is parsed is written and parsed again without a difference.
pub fn console_line(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let text = text.lines().next().unwrap_or_default();
    if let Ok(given) = line::read(text) {
        let again = line::read(&given.to_string()).expect("what is written can be read");
        assert_eq!(again.to_string(), given.to_string());
        // Only looks, so that the table stays small.
        if given.spec().is_ok_and(|spec| spec.looks && spec.name != "options") && given.files.is_empty() {
            BOT.say(text);
        }
    }
}

/// A board in notation, and one drawn with characters.
pub fn notation(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(board) = Battlefield::from_notation(&text) {
        let written = board.to_notation();
        assert_eq!(Battlefield::from_notation(&written).as_ref(), Ok(&board), "{written}");
    }
    let _ = mapfile::read_drawn(&text);
}

/// Another program's map, in whatever format it turns out to be. The resulting board can be written and read.
pub fn universal_vtt(bytes: &[u8]) {
    if let Ok(map) = mapfile::read(bytes, None) {
        let written = map.board.to_notation();
        assert_eq!(Battlefield::from_notation(&written).as_ref(), Ok(&map.board), "{written}");
    }
}

/// The same with a given length of a square, as for scenes in other units.
pub fn foundry(bytes: &[u8]) {
    let _ = mapfile::read(bytes, Some(5));
    let _ = mapfile::read(bytes, Some(1));
}

/// A table's own file.
pub fn table_file(bytes: &[u8]) {
    if let Ok(file) = mapfile::read_table(bytes) {
        let written = mapfile::write_table(&file.encounter, None, &std::collections::BTreeMap::new());
        assert!(mapfile::read_table(written.text.as_bytes()).is_ok(), "{}", written.text);
    }
}

/// The id of a button or a window, which a client may forge.
pub fn custom_id(bytes: &[u8]) {
    let id = String::from_utf8_lossy(bytes);
    // A fuzzer observes comparisons, and so finds the 128 bits that nobody can guess.
    if BOT.buttons.iter().any(|own| id.contains(own)) {
        return;
    }
    let typed = [("to".to_owned(), id.chars().take(40).collect())];
    let Some(request) = Bot::request("/show") else { return };
    let pressed = BOT.runtime.block_on(BOT.app.press(&id, request.clone()));
    assert_eq!(pressed.status, Status::Error, "nobody guesses a button: {}", pressed.text());
    let sent = BOT.runtime.block_on(BOT.app.typed(&id, &typed, request));
    assert_ne!(sent.status, Status::Done, "nor a window: {}", sent.text());
}

/// A pasted stat block, in a preview of its result.
pub fn stat_block(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Some(mut request) = Bot::request("/creature paste") else { return };
    request.given.options.push(("text".to_owned(), text.into_owned()));
    let reply = BOT.runtime.block_on(answer(&BOT.app, request));
    assert!(!reply.text().contains("Something went wrong on our side"));
    if reply.status == Status::Done {
        BOT.say("/undo");
    }
}
