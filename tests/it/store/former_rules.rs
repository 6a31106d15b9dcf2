//! A table with a house rule that only an earlier version had can still be played.

use fivefoot::command::{App, Caller, Reply, Request, answer, line};
use fivefoot::store::Store;

use super::tables::{HERE, board, carry_out};

async fn says(app: &App, text: &str) -> Reply {
    let given = line::read(text).unwrap();
    answer(app, Request { channel: HERE.0, guild: None, caller: Caller::manager(1), id: None, given }).await
}

#[tokio::test]
async fn a_house_rule_of_a_former_version_is_named_and_locks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("t.db").display());
    let mut table = board();
    for (rule, value) in [("gravity", "off"), ("corner", "allowed"), ("diagonals", "sideways")] {
        table.set_house_rule(rule, Some(value.to_owned()));
    }
    let store = Store::open(&url).await.unwrap();
    carry_out(&store, HERE, "/table new", &table).await;
    store.close().await;

    let app = App::open(&url).await.unwrap();
    let rules = says(&app, "/rules topic:corner").await;
    assert_eq!(rules.ruling.unwrap()["rules"][0]["is"], "allowed");
    let warned = says(&app, "/creature add name:Rat at:B2").await.text();
    assert!(warned.contains("gravity (off)") && warned.contains("rule:diagonals value:book"), "{warned}");
    for rule in ["gravity", "diagonals"] {
        says(&app, &format!("/table house-rule rule:{rule} value:book")).await;
    }
    let clear = says(&app, "/creature add name:Cat at:C3").await.text();
    assert!(!clear.contains("gravity") && !clear.contains("diagonals"), "{clear}");
}
