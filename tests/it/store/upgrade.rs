//! Databases of earlier versions: they open, and what was done in them can still be undone.

use fivefoot::command::{App, Caller, Request, Status, answer, line};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, SqlSafeStr, SqliteConnection};

/// A table as the first version kept it: an Ogre that came, and was then made helpless, faster and another's.
const KEPT: &str = r#"
    INSERT INTO channel (id, ruleset, board, revision, head) VALUES (7, 'srd35', '12x9' || char(10) || 'solid A1', 3, 3);
    INSERT INTO creature (channel, name, anchor, size, shape, side, speed, reach, altitude, helpless, threatens)
    VALUES (7, 'Ogre', 'D4', 'large', 'tall', 'monsters', 40, NULL, 0, 'yes', 'yes');
    INSERT INTO history (channel, seq, line, said, by, at, change) VALUES
    (7, 1, '/table new', 'A new table', 1, 0,
     '{"frame":{"before":null,"after":{"ruleset":"srd35","board":"12x9\nsolid A1"}}}'),
    (7, 2, '/creature add', 'Ogre', 1, 0,
     '{"creatures":[{"before":null,"after":{"name":"Ogre","anchor":"D4","size":"large","shape":"tall","side":"heroes",
       "speed":30,"reach":null,"altitude":0,"helpless":false,"threatens":true}}]}'),
    (7, 3, '/creature edit', 'Ogre', 1, 0,
     '{"creatures":[{"before":{"name":"Ogre","anchor":"D4","size":"large","shape":"tall","side":"heroes",
       "speed":30,"reach":null,"altitude":0,"helpless":false,"threatens":true},
       "after":{"name":"Ogre","anchor":"D4","size":"large","shape":"tall","side":"monsters",
       "speed":40,"reach":null,"altitude":0,"helpless":true,"threatens":true}}]}')"#;

#[tokio::test]
async fn what_the_first_version_kept_opens_and_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("old.db").display());
    let mut old = SqliteConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
    let first = include_str!("../../../migrations/0001_tables.sql").into_sql_str();
    let first = Migration::new(1, "tables".into(), MigrationType::Simple, first, false);
    Migrator::with_migrations(vec![first]).run(&mut old).await.unwrap();
    sqlx::raw_sql(KEPT).execute(&mut old).await.unwrap();
    old.close().await.unwrap();

    let app = App::open(&url).await.unwrap();
    let say = async |text: &str| {
        let given = line::read(text).unwrap();
        let request = Request { channel: 7, guild: None, caller: Caller::manager(1), id: None, given };
        let reply = answer(&app, request).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply
    };
    let ogre = async || {
        let ogre = &say("/show").await.ruling.unwrap()["creatures"][0];
        (ogre["speed"].clone(), ogre["helpless"].clone(), ogre["side"].clone())
    };
    let (now, before) = ((40.into(), true.into(), "monsters".into()), (30.into(), false.into(), "heroes".into()));
    assert_eq!(ogre().await, now);
    say("/undo").await;
    assert_eq!(ogre().await, before);
    say("/redo").await;
    assert_eq!(ogre().await, now);
    say("/creature edit creature:Ogre speed:natural conditions:\"prone blinded\" helpless:false").await;
    for _ in 0..4 {
        say("/undo").await;
    }
    for _ in 0..4 {
        say("/redo").await;
    }
    assert!(say("/creature list").await.text().contains("prone, blinded"));
    app.close().await;

    let mut kept = SqliteConnection::connect(&url).await.unwrap();
    let row = "SELECT anchor || ' ' || conditions || ' ' || coalesce(speed, '-') FROM creature";
    assert_eq!(sqlx::query_scalar::<_, String>(row).fetch_one(&mut kept).await.unwrap(), "D4 prone blinded -");
}
