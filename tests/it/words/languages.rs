//! The language and units of answers: the reader's own, or the table's for everybody.

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};
use fivefoot::words::{Language, Locale, Units};

struct Inn {
    app: App,
}

impl Inn {
    async fn open() -> Self {
        Inn { app: App::open("sqlite::memory:").await.unwrap() }
    }

    /// The answer to a reader of this language.
    async fn asked(&self, language: Language, text: &str) -> Reply {
        let caller = Caller { language, ..Caller::manager(1) };
        let request = Request { channel: 1, guild: None, caller, id: None, given: line::read(text).unwrap() };
        answer(&self.app, request).await
    }

    async fn done(&self, text: &str) {
        let reply = self.asked(Language::English, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
    }

    async fn locale(&self, language: Language) -> Locale {
        self.asked(language, "/show").await.locale
    }
}

#[tokio::test]
async fn each_person_is_answered_in_the_own_language_until_the_table_says_which() {
    let inn = Inn::open().await;
    inn.done("/table new width:9 height:6").await;
    assert_eq!(inn.locale(Language::French).await.language, Language::French);
    inn.done("/table language name:german").await;
    for own in Language::ALL {
        assert_eq!(inn.locale(own).await.language, Language::German);
    }
    inn.done("/undo").await;
    assert_eq!(inn.locale(Language::French).await.language, Language::French);
    inn.done("/redo").await;
    inn.done("/table language name:own units:metres").await;
    assert_eq!(
        inn.locale(Language::German).await,
        Locale { language: Language::German, units: Units::Metres, ..Locale::default() }
    );
    // A new table keeps the language of the previous one.
    inn.done("/table new width:5 height:5").await;
    assert_eq!(inn.locale(Language::English).await.units, Units::Metres);
}

#[tokio::test]
async fn a_mistake_is_explained_in_its_authors_language() {
    let inn = Inn::open().await;
    inn.done("/table new width:9 height:6").await;
    let reply = inn.asked(Language::German, "/table language").await;
    assert_eq!(reply.status, Status::Error);
    assert_eq!(
        reply.text(),
        "Gib eine Sprache an, Einheiten oder beides. Beispiel: /table language name:german units:metres"
    );
}

#[tokio::test]
async fn a_length_may_be_typed_in_metres_too() {
    let inn = Inn::open().await;
    inn.done("/table new width:20 height:6").await;
    for (typed, feet) in [("9m", 30), ("\"1.5 m\"", 5), ("1,5m", 5), ("12.0m", 40), ("40", 40), ("40ft", 40)] {
        inn.done(&format!("/creature add name:Ogre at:D3 speed:{typed}")).await;
        let reached = inn.asked(Language::English, "/reachable creature:Ogre").await;
        assert_eq!(reached.ruling.unwrap()["budget"], feet, "{typed}");
        inn.done("/undo").await;
    }
    for typed in ["1m", "9.99m", "m", "-m", "9.m.m", "99999999999m", "3.14159m"] {
        let reply = inn.asked(Language::English, &format!("/creature add name:Ogre at:D3 speed:{typed}")).await;
        assert_eq!(reply.status, Status::Error, "{typed}: {}", reply.text());
    }
}

/// A reply's text, line by line.
fn lines(reply: &Reply) -> Vec<String> {
    reply.text().lines().map(str::to_owned).collect()
}

#[tokio::test]
async fn a_ruling_is_in_the_readers_language_and_in_english_for_scripts() {
    let inn = Inn::open().await;
    inn.done("/table new width:12 height:6").await;
    inn.done("/creature add name:Aldo at:B3").await;
    inn.done("/map paint squares:C3:C4 terrain:difficult").await;
    let far = "/move creature:Aldo to:L3";
    let german = inn.asked(Language::German, far).await;
    assert_eq!(lines(&german)[..2], ["Aldo kann nicht von B3 nach L3 gehen:", "- Das kostet 55 ft, Aldo hat 30 ft."]);
    let french = inn.asked(Language::French, far).await;
    assert!(lines(&french)[1].contains("55 ft"), "{}", french.text());
    assert_ne!(lines(&french)[0], lines(&german)[0]);
    inn.done("/table language units:metres").await;
    let metres = inn.asked(Language::German, far).await;
    assert_eq!(lines(&metres)[1], "- Das kostet 16,5 m, Aldo hat 9 m.");
    assert_eq!(metres.ruling, german.ruling, "what scripts read is in English and in feet");
    let step = inn.asked(Language::German, "/move creature:Aldo to:C3").await;
    assert_eq!(lines(&step)[0], "Aldo geht von B3 nach C3: 3 von 9 m.");
    assert_eq!(step.ruling.as_ref().unwrap()["feet"], 10);
    let alt = step.alt_text().unwrap();
    assert!(alt.contains("Felder") && !alt.contains(" ft"), "{alt}");
}

#[tokio::test]
async fn one_and_many_follow_the_language() {
    let inn = Inn::open().await;
    inn.done("/table new width:12 height:6").await;
    for (language, row, one, many) in [
        (Language::English, 1, "Painted 1 square: difficult.", "Painted 2 squares: difficult."),
        (Language::German, 2, "1 Feld", "2 Felder"),
        (Language::French, 3, "1 case", "2 cases"),
    ] {
        let painted = async |squares: &str| {
            inn.asked(language, &format!("/map paint squares:{squares} terrain:difficult")).await.text()
        };
        let (first, second) = (painted(&format!("A{row}")).await, painted(&format!("B{row}:C{row}")).await);
        assert!(first.contains(one) && !first.contains(many), "{first}");
        assert!(second.contains(many), "{second}");
    }
}

#[tokio::test]
async fn the_history_keeps_the_language_of_its_answers_within_the_readers_frame() {
    let inn = Inn::open().await;
    inn.done("/table new width:12 height:6").await;
    inn.done("/table language name:french").await;
    inn.done("/creature add name:Aldo at:B3").await;
    let reply = inn.asked(Language::English, "/history count:1").await;
    assert!(reply.text().contains("taille moyenne"), "{}", reply.text());
}

/// Discord shows commands and options by the names in names.ftl; the console accepts them in English.
#[tokio::test]
async fn commands_are_named_as_the_readers_client_shows_them() {
    let inn = Inn::open().await;
    for (language, console, discord) in [
        (Language::English, "/table new", "/table new"),
        (Language::German, "/table new", "/tisch neu"),
        (Language::French, "/table new", "/table nouvelle"),
    ] {
        let reply = inn.asked(language, "/show").await;
        assert!(reply.text().contains(console), "{}", reply.text());
        let shown = reply.with_commands_in(language).text();
        assert!(shown.contains(discord), "{shown}");
    }
    inn.done("/table new width:9 height:6").await;
    let reply = inn.asked(Language::German, "/map paint squares:C3").await.with_commands_in(Language::German);
    assert!(reply.text().contains("`gelände`") && reply.text().contains("/karte malen felder:"), "{}", reply.text());
    // The same if a rulebook lacks the value, and the answer names others.
    inn.done("/creature add name:Aldo at:B3").await;
    let reply = inn.asked(Language::German, "/hustle to:C3").await.with_commands_in(Language::German);
    assert!(reply.text().contains("Nimm /bewegen, /bewegen tempo:doppelt"), "{}", reply.text());
}
