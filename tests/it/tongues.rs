//! In which language and units people are answered: each in the own language, or all as the table says.

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};
use fivefoot::words::{Language, Tongue, Units};

struct Inn {
    app: App,
}

impl Inn {
    async fn open() -> Self {
        Inn { app: App::open("sqlite::memory:").await.unwrap() }
    }

    /// What somebody is answered who reads this language.
    async fn asked(&self, language: Language, text: &str) -> Reply {
        let caller = Caller { language, ..Caller::manager(1) };
        let request = Request { channel: 1, guild: None, caller, id: None, given: line::read(text).unwrap() };
        answer(&self.app, request).await
    }

    async fn done(&self, text: &str) {
        let reply = self.asked(Language::English, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.told());
    }

    async fn tongue(&self, language: Language) -> Tongue {
        self.asked(language, "/show").await.tongue
    }
}

#[tokio::test]
async fn each_person_is_answered_in_the_own_language_until_the_table_says_which() {
    let inn = Inn::open().await;
    inn.done("/table new width:9 height:6").await;
    assert_eq!(inn.tongue(Language::French).await.language, Language::French);
    inn.done("/table language name:german").await;
    for own in Language::ALL {
        assert_eq!(inn.tongue(own).await.language, Language::German);
    }
    inn.done("/undo").await;
    assert_eq!(inn.tongue(Language::French).await.language, Language::French);
    inn.done("/redo").await;
    inn.done("/table language name:own units:metres").await;
    assert_eq!(inn.tongue(Language::German).await, Tongue { language: Language::German, units: Units::Metres });
    // A new table is spoken at as the one before it was.
    inn.done("/table new width:5 height:5").await;
    assert_eq!(inn.tongue(Language::English).await.units, Units::Metres);
}

#[tokio::test]
async fn what_is_wrong_is_told_in_the_language_of_who_is_wrong() {
    let inn = Inn::open().await;
    inn.done("/table new width:9 height:6").await;
    let reply = inn.asked(Language::German, "/table language").await;
    assert_eq!(reply.status, Status::Error);
    assert_eq!(
        reply.told(),
        "Sag, in welcher Sprache oder in welchen Einheiten, oder beides. Beispiel: /table language name:german \
         units:metres"
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
        assert_eq!(reply.status, Status::Error, "{typed}: {}", reply.told());
    }
}
