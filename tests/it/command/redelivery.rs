//! A command that is delivered twice counts once: the second delivery gets the first one's answer, even if nothing changed.

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};

async fn say(app: &App, id: Option<u64>, text: &str) -> Reply {
    let given = line::read(text).unwrap();
    answer(app, Request { channel: 5, guild: None, caller: Caller::manager(1), id, given }).await
}

/// Aldo in a row of squares, with a wall in his way.
async fn table() -> App {
    let app = App::open("sqlite::memory:").await.unwrap();
    for text in ["/table new width:9 height:1", "/creature add name:Aldo at:A1", "/map paint squares:C1 terrain:solid"]
    {
        assert_eq!(say(&app, None, text).await.status, Status::Done, "{text}");
    }
    app
}

async fn place(app: &App) -> String {
    let shown = say(app, None, "/show").await;
    shown.ruling.unwrap()["creatures"][0]["anchor"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_refusal_stays_one_when_its_reason_is_gone() {
    let app = table().await;
    let refused = say(&app, Some(70), "/move creature:Aldo to:E1").await;
    assert_eq!(refused.status, Status::Refused, "{}", refused.text());
    say(&app, None, "/undo").await;
    let again = say(&app, Some(70), "/move creature:Aldo to:E1").await;
    assert_eq!((again.status, again.text()), (Status::Refused, refused.text()));
    assert_eq!(place(&app).await, "A1");
    // A new command is executed.
    assert_eq!(say(&app, Some(71), "/move creature:Aldo to:E1").await.status, Status::Done);
    assert_eq!(place(&app).await, "E1");
}

#[tokio::test]
async fn a_mistake_stays_one_when_it_would_make_sense() {
    let app = table().await;
    let unknown = say(&app, Some(70), "/place creature:Bryn at:B1").await;
    assert_eq!(unknown.status, Status::Error);
    say(&app, None, "/creature add name:Bryn at:I1").await;
    let again = say(&app, Some(70), "/place creature:Bryn at:B1").await;
    assert_eq!((again.status, again.text()), (Status::Error, unknown.text()));
    assert!(again.picture.is_none(), "a mistake shows no board");
}

#[tokio::test]
async fn what_changed_nothing_changes_nothing_later() {
    let app = table().await;
    let stays = say(&app, Some(70), "/place creature:Aldo at:A1").await;
    say(&app, None, "/place creature:Aldo at:B1").await;
    let again = say(&app, Some(70), "/place creature:Aldo at:A1").await;
    assert_eq!(again.text(), stays.text());
    assert_eq!(place(&app).await, "B1");
    // A look shows the current state.
    let before = say(&app, Some(71), "/creature list").await;
    say(&app, None, "/place creature:Aldo at:A1").await;
    assert_ne!(say(&app, Some(71), "/creature list").await.text(), before.text());
}
