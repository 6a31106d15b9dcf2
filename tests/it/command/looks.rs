//! Looks and plans neither wait for a change in their channel nor delay one.

use std::sync::Arc;

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};

const CHANNEL: u64 = 1;

async fn said(app: &App, text: &str) -> Reply {
    let given = line::read(text).expect("a line");
    answer(app, Request { channel: CHANNEL, guild: None, caller: Caller::manager(1), id: None, given }).await
}

/// While a change holds the channel's lock, looks and previews are answered; another change waits until it is done.
#[tokio::test]
async fn looks_and_changes_in_one_channel_do_not_wait_for_each_other() {
    let app = App::open("sqlite::memory:").await.expect("a store");
    for line in ["/table new width:8 height:8", "/creature add name:Aldo at:B2"] {
        assert_eq!(said(&app, line).await.status, Status::Done, "{line}");
    }
    let lock = app.lock(CHANNEL);
    let under_way = lock.clone().lock_owned().await;
    let own = Arc::strong_count(&lock);
    let change = tokio::spawn({
        let app = app.clone();
        async move { said(&app, "/move creature:Aldo to:D2").await }
    });
    // The change has reached the lock.
    while Arc::strong_count(&lock) == own {
        tokio::task::yield_now().await;
    }
    for look in
        ["/show", "/reachable", "/threat", "/measure from:A1 to:C3", "/options to:D4", "/move to:C3 preview:true"]
    {
        let answered = tokio::spawn({
            let app = app.clone();
            async move { said(&app, look).await }
        });
        while !answered.is_finished() {
            assert_eq!(Arc::strong_count(&lock), own + 1, "{look} waits for the channel");
            tokio::task::yield_now().await;
        }
        assert_eq!(answered.await.expect("no panic").status, Status::Done, "{look}");
    }
    assert!(!change.is_finished(), "the change overtook the one before it");
    drop(under_way);
    assert_eq!(change.await.expect("no panic").status, Status::Done);
}
