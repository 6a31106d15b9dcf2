//! A player's command never moves another player's creature without permission: the GM allows it with a button.

use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, Status, answer, line};

const GM: u64 = 1;
const ANNA: u64 = 5;

fn request(person: u64, given: Invocation) -> Request {
    Request { channel: 8, guild: Some(9), caller: Caller::plain(person), id: None, given }
}

async fn say(app: &App, person: u64, text: &str) -> Reply {
    answer(app, request(person, line::read(text).unwrap())).await
}

async fn press(app: &App, person: u64, button: &str) -> Reply {
    app.press(button, request(person, Invocation::default())).await
}

async fn places(app: &App) -> Vec<String> {
    let shown = say(app, GM, "/show").await.ruling.unwrap();
    shown["creatures"].as_array().unwrap().iter().map(|one| one["anchor"].to_string()).collect()
}

#[tokio::test]
async fn nobody_moves_the_creatures_of_others_without_the_gm() {
    let app = App::open("sqlite::memory:").await.unwrap();
    for line in [
        "/table new width:20 height:15 ruleset:rise",
        "/creature add name:Aldo at:C3 owner:5",
        "/creature add name:Orc at:G3 side:foes",
    ] {
        assert_eq!(say(&app, GM, line).await.status, Status::Done, "{line}");
    }
    let before = places(&app).await;
    for line in ["/block creature:Aldo target:Orc to:K3", "/push creature:Aldo target:Orc feet:20"] {
        let asked = say(&app, ANNA, line).await;
        assert_eq!(asked.status, Status::Pending, "{line}: {}", asked.text());
        assert!(asked.text().starts_with("This would move Orc too, so the GM has to allow it"), "{}", asked.text());
        assert_eq!(places(&app).await, before, "{line}");
        let allow = asked.press_of(Key::Line(0)).expect("a button");
        assert_eq!(press(&app, ANNA, &allow).await.status, Status::Error);
        assert_eq!(places(&app).await, before);
        let allowed = press(&app, GM, &allow).await;
        assert_ne!(places(&app).await, before, "{line}: {}", allowed.text());
        assert_eq!(say(&app, GM, "/undo").await.status, Status::Done);
    }
}
