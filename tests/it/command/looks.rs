//! Looks and plans neither wait for a change in their channel nor keep one waiting.

use std::time::Duration;

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};
use sqlx::{Connection, SqliteConnection};

async fn said(app: &App, text: &str) -> Reply {
    let given = line::read(text).unwrap();
    answer(app, Request { channel: 1, guild: None, caller: Caller::manager(1), id: None, given }).await
}

/// Another program is writing to the file, so that a change waits with its channel taken.
#[tokio::test]
async fn looks_are_answered_while_a_change_is_under_way() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("t.db").display());
    let app = App::open(&url).await.unwrap();
    for line in ["/table new width:8 height:8", "/creature add name:Aldo at:B2"] {
        assert_eq!(said(&app, line).await.status, Status::Done, "{line}");
    }
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let change = tokio::spawn({
        let app = app.clone();
        async move { said(&app, "/move creature:Aldo to:D2").await }
    });
    // Until it has come as far as the disk.
    tokio::time::sleep(Duration::from_millis(100)).await;
    for look in
        ["/show", "/reachable", "/threat", "/measure from:A1 to:C3", "/options to:D4", "/move to:C3 preview:true"]
    {
        assert_eq!(said(&app, look).await.status, Status::Done, "{look}");
        assert!(!change.is_finished(), "{look} waited for the change");
    }
    sqlx::query("COMMIT").execute(&mut other).await.unwrap();
    assert_eq!(change.await.unwrap().status, Status::Done);
}
