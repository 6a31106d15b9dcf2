//! Databases of earlier versions: they open, and what was done in them can still be undone.

use std::path::Path;

use fivefoot::command::{App, Caller, Request, Status, answer, line};
use fivefoot::store::{OpenError, Store};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, SqlSafeStr, SqliteConnection};

use super::OnDisk;

/// A table as the first version stored it: an Ogre that was added, and then made helpless, faster and another person's.
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

/// The first thirteen migrations, as released.
const THIRTEEN: [&str; 13] = [
    include_str!("../../../migrations/0001_tables.sql"),
    include_str!("../../../migrations/0002_creatures.sql"),
    include_str!("../../../migrations/0003_turns.sql"),
    include_str!("../../../migrations/0004_heights.sql"),
    include_str!("../../../migrations/0005_loads.sql"),
    include_str!("../../../migrations/0006_people.sql"),
    include_str!("../../../migrations/0007_theme.sql"),
    include_str!("../../../migrations/0008_pictures.sql"),
    include_str!("../../../migrations/0009_panels.sql"),
    include_str!("../../../migrations/0010_roster.sql"),
    include_str!("../../../migrations/0011_departed.sql"),
    include_str!("../../../migrations/0012_spoken.sql"),
    include_str!("../../../migrations/0013_used.sql"),
];

/// A table as that release stored it.
const THEN: &str = r#"
    INSERT INTO channel (id, guild, maker, ruleset, board, revision, head, theme, spoken, used)
    VALUES (7, 9, 1, 'srd35', '12x9' || char(10) || 'solid A1', 2, 2, 'dark', '{"language":"german","units":"metres"}', 5);
    INSERT INTO creature (channel, name, anchor, size, shape, side, speed, speed_bonus, gait, armor, load, runner, weapon_reach,
        altitude, helpless, conditions, threatens, fills, helpless_obstacle, ignores, owner)
    VALUES (7, 'Brakka', 'D4', 'medium', 'tall', 'heroes', 30, 10, 'average', 'light', 'light', 'no', 'none', 0, 'no', '', 'yes',
        'no', 'no', '', 11);
    INSERT INTO panel (id, channel, revision, seq, at) VALUES ('p', 7, 2, 2, 0);
    INSERT INTO template (kind, place, key, name, options, by, at) VALUES ('guild', 9, 'ogre', 'Ogre', '{"size":"large"}', 1, 0);
    INSERT INTO departed (guild, at) VALUES (10, 0)"#;

#[tokio::test]
async fn a_file_of_an_earlier_release_opens_and_can_be_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let (url, other) =
        ["old.db", "new.db"].map(|name| format!("sqlite://{}", folder.path().join(name).display())).into();
    let mut old = SqliteConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
    let names = ["tables", "creatures", "turns", "heights", "loads", "people", "theme", "pictures", "panels", "roster"];
    let names = names.into_iter().chain(["departed", "spoken", "used"]);
    let migrations = (1..).zip(names).zip(THIRTEEN).map(|((version, name), sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect()).run(&mut old).await.unwrap();
    sqlx::raw_sql(THEN).execute(&mut old).await.unwrap();
    old.close().await.unwrap();

    let moved = fivefoot::store::transfer(&url, &other).await.unwrap();
    assert_eq!(moved.rows.iter().map(|(_, rows)| rows).sum::<usize>(), 5, "{moved:?}");
    for url in [url, other] {
        let app = App::open(&url).await.unwrap();
        let given = line::read("/show").unwrap();
        let reply =
            answer(&app, Request { channel: 7, guild: Some(9), caller: Caller::manager(1), id: None, given }).await;
        let brakka = &reply.ruling.as_ref().unwrap()["creatures"][0];
        assert_eq!((brakka["name"].as_str(), brakka["speed"].as_u64()), (Some("Brakka"), Some(40)), "{brakka}");
        app.close().await;
    }
}

/// A new migration is a file and a line: without its line, a file would never be applied.
async fn every_migration_is_made(disk: OnDisk) {
    let folder = if disk.directory.is_some() { "migrations" } else { "migrations/postgres" };
    let folder = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let mut files: Vec<String> = folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.retain(|file| file.ends_with(".sql"));
    files.sort();
    let made = disk.ask("SELECT version || '_' || description FROM _sqlx_migrations ORDER BY version").await;
    let made = made.iter().flatten().filter_map(|made| made.split_once('_'));
    let made: Vec<String> = made.map(|(number, name)| format!("{number:0>4}_{name}.sql")).collect();
    assert_eq!(made, files);
}
on_each_store!(every_migration_is_made);

#[tokio::test]
async fn a_servers_name_holds_no_password() {
    // Nothing listens at these addresses, and the error names the server.
    for (url, name) in [
        ("postgres://anna:canary@127.0.0.1:1/tables?sslmode=require", "127.0.0.1:1/tables"),
        ("postgres://anna:canary@localhost/t?host=/no/such/folder", "/no/such/folder:5432/t"),
        ("postgres:///t?host=/no/such/folder", "/no/such/folder:5432/t"),
    ] {
        let error = Store::open(url).await.err().unwrap();
        assert!(error.to_string().contains(name), "{error}");
        assert!(!format!("{error:?}{error}").contains("canary"), "{error:?}");
    }
    let wrong = Store::open("postgres://anna:canary@host:port/x").await.err().unwrap();
    assert!(matches!(&wrong, OpenError::Address(_)) && !format!("{wrong:?}{wrong}").contains("canary"));
}
