//! A table driven by lines, as at the console, with its answers as JSON.

use fivefoot::command::{App, Caller, Reply, Request, Upload, answer, line};
use serde_json::Value;

/// The line that puts a board in notation on the table.
pub const BOARD: &str = "/map import file:";

/// A separate application with empty tables.
pub struct Door {
    runtime: tokio::runtime::Runtime,
    app: App,
}

impl Door {
    pub fn open() -> Self {
        Self::seeded(None)
    }

    /// The same with dice that are repeatable by this seed.
    pub fn seeded(seed: Option<u64>) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let app = runtime.block_on(App::open_with("sqlite::memory:", seed)).unwrap();
        Door { runtime, app }
    }

    /// Gives a line and returns the answer as JSON.
    pub fn ask(&mut self, line: &str) -> Value {
        self.reply(line).json()
    }

    /// Gives a line and returns the whole reply, with its picture.
    ///
    /// Instead of the path of a map that the console expects, the line has a board in notation, its lines separated by `;`.
    pub fn reply(&mut self, line: &str) -> Reply {
        if let Some(board) = line.strip_prefix(BOARD) {
            return self.hand("/map import file:board.txt", board.trim_matches('"').replace("; ", "\n").as_bytes());
        }
        let request = |given| Request { channel: 1, guild: None, caller: Caller::manager(1), id: None, given };
        match line::read(line) {
            Err(wrong) => self.runtime.block_on(self.app.answer_unreadable(&request(wrong.given), wrong.error)),
            Ok(given) => self.runtime.block_on(answer(&self.app, request(given))),
        }
    }

    /// Gives a line as a player without any rights.
    pub fn ask_as(&mut self, player: u64, line: &str) -> Value {
        self.reply_as(player, line).json()
    }

    /// The same, but returns the whole reply.
    pub fn reply_as(&mut self, player: u64, line: &str) -> Reply {
        let given = line::read(line).unwrap();
        let request = Request { channel: 1, guild: None, caller: Caller::plain(player), id: None, given };
        self.runtime.block_on(answer(&self.app, request))
    }

    /// Presses the button with this label, and fills in the window that it opens, if any.
    pub fn press(&mut self, reply: &Reply, label: &str, typed: &[(&str, &str)]) -> Reply {
        self.press_as(&Caller::manager(1), reply, label, typed)
    }

    /// The same as this person.
    pub fn press_as(&mut self, caller: &Caller, reply: &Reply, label: &str, typed: &[(&str, &str)]) -> Reply {
        let panel = reply.panel.as_ref().expect("buttons");
        let key = panel.rows.iter().flatten().find(|key| panel.label(**key).to_string() == label);
        let button = key.and_then(|key| panel.press_of(*key)).unwrap_or_else(|| panic!("no {label}: {panel:?}"));
        let given = fivefoot::command::Invocation::default();
        let request = Request { channel: 1, guild: None, caller: caller.clone(), id: None, given };
        let pressed = self.runtime.block_on(self.app.press(&button, request.clone()));
        let Some(form) = &pressed.form else { return pressed };
        let typed: Vec<_> = typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self.runtime.block_on(self.app.typed(&form.id, &typed, request))
    }

    /// Gives a line with a file, and returns the whole reply.
    pub fn hand(&mut self, line: &str, file: &[u8]) -> Reply {
        let mut given = line::read(line).unwrap();
        given.files.push(("file".to_owned(), Upload::new(file.to_vec())));
        let caller = Caller::manager(1);
        let request = Request { channel: 1, guild: None, caller, id: None, given };
        self.runtime.block_on(answer(&self.app, request))
    }

    /// Gives a line that has to succeed.
    pub fn done(&mut self, line: &str) {
        let reply = self.ask(line);
        assert_eq!(reply["status"], "done", "{line}: {reply:#}");
    }
}
