//! Two tables that only differ in what the GM hides at one of them: whatever people ask, type or press, players read the same at
//! both, down to numbers, buttons and dice.

use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, Status, answer, line};
use regex::Regex;
use serde_json::Value;

use crate::command::hidden::{SECRET, all_of, names};

pub const GM: u64 = 1;
pub const ANNA: u64 = 5;
pub const BERT: u64 = 6;

/// What a movement that runs into a hidden creature says.
pub const MET: &str = "something is in the way";

pub struct Pair {
    /// The table with the hidden creature, where the GM does more than everybody knows.
    pub with: App,
    pub without: App,
    time_of_day: Regex,
}

fn lines(ruleset: &str) -> [String; 4] {
    [
        format!("/table new width:12 height:9 ruleset:{ruleset}"),
        "/creature add name:Aldo at:B4 owner:5 initiative:5".to_owned(),
        "/creature add name:Bea at:B7 owner:6 initiative:4".to_owned(),
        "/creature add name:Ogre at:K4 size:large side:foes initiative:3".to_owned(),
    ]
}

fn request(caller: u64, given: Invocation) -> Request {
    Request { channel: 8, guild: Some(9), caller: Caller::plain(caller), id: None, given }
}

pub async fn say(app: &App, caller: u64, text: &str) -> Reply {
    answer(app, request(caller, line::read(text).unwrap())).await
}

pub async fn press(app: &App, caller: u64, button: &str) -> Reply {
    app.press(button, request(caller, Invocation::default())).await
}

/// Everything that a person may read of an answer: words, picture, files, buttons and windows, who sees it and who is pinged.
pub fn read_of(reply: &Reply) -> String {
    let mut read =
        format!("{}\n{:?} {} {:?} {:?}", all_of(reply), reply.status, reply.private, reply.ping, reply.shown);
    if let Some(panel) = &reply.panel {
        let keys = panel.rows.iter().flatten().chain(&panel.choices);
        let labels: Vec<String> =
            keys.map(|key| format!("{key:?} {}", panel.label(*key).localized(reply.locale))).collect();
        read += &format!("\n{labels:?} {:?}", panel.chosen);
    }
    if let Some(form) = &reply.form {
        read += &format!("\n{} {:?}", form.title, form.fields);
    }
    read
}

impl Pair {
    pub async fn set_up(turns: bool) -> Self {
        let pair = Pair::of("srd35").await;
        if turns {
            for (who, check) in [("Aldo", 20), ("Bea", 15), ("Ogre", 10)] {
                pair.openly(GM, &format!("/initiative creature:{who} check:{check}")).await;
            }
            pair.secretly(&format!("/initiative creature:{SECRET} check:17")).await;
            pair.openly(GM, "/turn start").await;
        }
        pair
    }

    pub async fn of(ruleset: &str) -> Self {
        let pair = Pair::empty().await;
        for line in lines(ruleset) {
            pair.openly(GM, &line).await;
        }
        pair.secretly(&format!("/creature add name:{SECRET} at:E9 side:foes hidden:true initiative:9")).await;
        pair
    }

    /// Two channels without a table, with the same dice.
    pub async fn empty() -> Self {
        let open = || async { App::open_with("sqlite::memory:", Some(3)).await.unwrap() };
        Pair { with: open().await, without: open().await, time_of_day: Regex::new(r"\d\d:\d\d:\d\d").unwrap() }
    }

    /// What a person may read of an answer, except for the time of day.
    pub fn told(&self, reply: &Reply) -> String {
        self.time_of_day.replace_all(&read_of(reply), "TIME").into_owned()
    }

    /// Gives a command at both tables, which must not be distinguishable. Returns the two answers.
    pub async fn openly(&self, caller: u64, text: &str) -> [Reply; 2] {
        let both = self.both(caller, line::read(text).unwrap()).await;
        self.same(text, &both, caller);
        both
    }

    /// Gives a command at both tables.
    pub async fn both(&self, caller: u64, given: Invocation) -> [Reply; 2] {
        let one = answer(&self.with, request(caller, given.clone())).await;
        [one, answer(&self.without, request(caller, given)).await]
    }

    pub fn same(&self, what: &str, [with, without]: &[Reply; 2], caller: u64) {
        if caller == GM {
            // Only the GM may learn more.
            assert_eq!((with.status, with.text()), (without.status, without.text()), "{what}");
        } else {
            assert!(!names(&all_of(with)) && with.aside.is_none(), "{what}: {}", all_of(with));
            assert_eq!(self.told(with), self.told(without), "{what}");
        }
    }

    /// Presses the same button of both answers.
    pub async fn presses(&self, caller: u64, answers: &[Reply; 2], key: Key) -> [Reply; 2] {
        let [one, other] = answers.each_ref().map(|reply| reply.press_of(key).unwrap_or_else(|| panic!("no {key:?}")));
        let both = [press(&self.with, caller, &one).await, press(&self.without, caller, &other).await];
        self.same(&format!("{key:?}"), &both, caller);
        both
    }

    /// Rolls with a bonus for the open check below both answers.
    pub async fn rolls(&self, caller: u64, answers: &[Reply; 2]) -> [Reply; 2] {
        let roll = async |app: &App, answer: &Reply| {
            let typed = [("bonus".to_owned(), "40".to_owned())];
            app.typed(&answer.press_of(Key::Ask(0)).unwrap(), &typed, request(caller, Invocation::default())).await
        };
        let both = [roll(&self.with, &answers[0]).await, roll(&self.without, &answers[1]).await];
        self.same("a roll", &both, caller);
        both
    }

    /// Gives a GM's command only at the table with the hidden creature.
    pub async fn secretly(&self, text: &str) -> Reply {
        let reply = say(&self.with, GM, text).await;
        assert!(reply.status == Status::Done && reply.private, "{text}: {}", reply.text());
        reply
    }

    pub async fn hides_at(&self, square: &str) {
        self.secretly(&format!("/place creature:{SECRET} at:{square}")).await;
    }

    /// Asks everything that players can ask about the present and the past.
    pub async fn looks(&self) {
        for asked in [
            "/show",
            "/show whole:true text:true",
            "/history",
            "/history count:3",
            "/history creature:Aldo",
            "/replay",
            "/replay count:3",
            "/replay count:50",
            "/privacy show",
            "/privacy export",
            "/privacy delete",
            "/creature list",
            "/phase show",
        ] {
            self.openly(ANNA, asked).await;
        }
    }

    pub async fn creatures(&self) -> Value {
        say(&self.with, GM, "/show hidden:true").await.ruling.unwrap()["creatures"].clone()
    }

    pub async fn anchor(&self, who: &str) -> String {
        let all = self.creatures().await;
        let one = all.as_array().unwrap().iter().find(|one| one["name"] == who).cloned().unwrap_or_default();
        one["anchor"].as_str().unwrap_or_default().to_owned()
    }

    /// The GM undoes everything and redoes it step by step: every state comes back as it was.
    pub async fn goes_back_and_forth(&self) {
        let mut seen = vec![self.creatures().await];
        while say(&self.with, GM, "/undo").await.status == Status::Done {
            let shown = say(&self.with, GM, "/show hidden:true").await;
            seen.push(shown.ruling.map(|ruling| ruling["creatures"].clone()).unwrap_or_default());
        }
        for then in seen.iter().rev().skip(1) {
            let again = say(&self.with, GM, "/redo").await;
            assert_eq!(again.status, Status::Done, "{}", again.text());
            assert_eq!(self.creatures().await, *then);
        }
        assert!(seen.len() > 4);
    }
}
