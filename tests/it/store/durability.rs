//! The store's promises: what was acknowledged is there afterwards, once, whatever happens to the process; and a file that isn't
//! one of our databases is left alone and reported.

use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fivefoot::command::{App, Caller, Request, Status, answer, line};
use fivefoot::field::{Battlefield, Change, Creature, Encounter, Name, Side, Size};
use fivefoot::grid::{Feet, Square};
use fivefoot::store::{Channel, OpenError, SaveAction, SaveRequest, Store, StoreError};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

pub const HERE: Channel = Channel(42);

pub struct Place {
    _directory: TempDir,
    pub path: PathBuf,
}

impl Place {
    pub fn new() -> Place {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().canonicalize().unwrap().join("t.db");
        Place { _directory: directory, path }
    }

    pub fn url(&self) -> String {
        url(&self.path)
    }

    pub fn beside(&self, suffix: &str) -> PathBuf {
        PathBuf::from(format!("{}{suffix}", self.path.display()))
    }
}

pub fn url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// The table after its `step`th command. Any state tells which command came last.
pub fn table(step: u64) -> Encounter {
    let mut table = Encounter::new("srd35", Battlefield::open(20, 20).unwrap());
    let anchor = Square::new((step % 20) as i32, (step / 20 % 20) as i32);
    let side = Side(Name::new("monsters").unwrap());
    table.put(Creature {
        size: Size::Large,
        speed: Some(Feet(step as u32)),
        ..Creature::plain(Name::new("Ogre").unwrap(), anchor, side)
    });
    table
}

/// The `step`th command, counted from 1, on top of the previous one; `step` is also its request id.
pub fn command(step: u64) -> SaveRequest {
    let before = (step > 1).then(|| table(step - 1));
    let change = Change::between(before.as_ref(), Some(&table(step)));
    let (line, said) = (format!("/place {step}"), format!("placed {step}"));
    let kind = SaveAction::Do { line, said, aside: None, secret: false, maker: None, change };
    let reply = format!("reply {step}");
    SaveRequest {
        channel: HERE,
        guild: None,
        expected: step - 1,
        request: Some(step),
        by: 1,
        at_ms: 0,
        reply,
        panel: None,
        pictures: Vec::new(),
        names: Vec::new(),
        moved: Vec::new(),
        kind,
    }
}

/// Checks that exactly the commands up to this one are there, in order, without duplicates, in a sound file.
pub async fn assert_holds(store: &Store, path: &Path, last: u64) {
    let saved = store.load(HERE).await.unwrap().unwrap();
    assert_eq!(saved.revision, last, "one revision a command");
    assert_eq!(saved.encounter, Some(table(last)));
    let outcome: Vec<String> = store.history(HERE, 1000).await.unwrap().into_iter().map(|entry| entry.line).collect();
    let expected: Vec<String> = (1..=last).rev().take(200).map(|step| format!("/place {step}")).collect();
    assert_eq!(outcome, expected);
    assert_eq!(look(path, "PRAGMA integrity_check").await, ["ok"]);
}

/// The sqlite3 shell's answer.
pub async fn look(path: &Path, sql: &'static str) -> Vec<String> {
    let mut connection = SqliteConnection::connect(&url(path)).await.unwrap();
    let rows = sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows
}

#[tokio::test]
async fn a_table_outlives_its_process_and_a_person_can_read_it() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for step in 1..=44 {
        store.save(command(step)).await.unwrap();
    }
    let positions = "SELECT name || ' ' || anchor || ' ' || size || ' ' || side || ' helpless: ' || helpless
                     FROM creature WHERE channel = 42";
    assert_eq!(look(&place.path, positions).await, ["Ogre E3 large monsters helpless: no"], "while it runs");
    store.close().await;
    assert!(!place.beside("-wal").exists(), "all of it is in the one file");
    assert!(matches!(store.load(HERE).await, Err(StoreError::Database(_))));
    assert!(matches!(store.save(command(45)).await, Err(StoreError::Database(_))));

    let again = Store::open(&place.url()).await.unwrap();
    assert_holds(&again, &place.path, 44).await;
    assert_eq!(again.save(command(45)).await, Ok(45));
}

#[tokio::test]
async fn where_nothing_more_can_be_written_the_table_is_still_shown() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    store.save(command(1)).await.unwrap();
    store.close().await;
    let full = "CREATE TRIGGER full BEFORE UPDATE ON channel BEGIN SELECT RAISE(FAIL, 'the disk is full'); END";
    assert!(look(&place.path, full).await.is_empty());
    let app = App::open(&place.url()).await.unwrap();
    for (text, status) in [("/show", Status::Done), ("/place creature:Ogre at:K5", Status::Error)] {
        let given = line::read(text).unwrap();
        let request = Request { channel: HERE.0, guild: None, caller: Caller::manager(1), id: None, given };
        let reply = answer(&app, request).await;
        assert_eq!(reply.status, status, "{text}: {}", reply.text());
    }
}

#[tokio::test]
async fn one_database_has_one_owner() {
    let place = Place::new();
    let first = Store::open(&place.url()).await.unwrap();
    let pid = Some(std::process::id());
    let in_use = OpenError::InUse { path: place.path.clone(), pid };
    assert_eq!(Store::open(&place.url()).await.err(), Some(in_use.clone()));
    let link = place.beside(".link");
    std::os::unix::fs::symlink(&place.path, &link).unwrap();
    assert_eq!(Store::open(&url(&link)).await.err(), Some(in_use.clone()), "by another name");
    assert!(in_use.to_string().contains(&format!("(pid {})", std::process::id())), "{in_use}");
    first.close().await;
    assert!(Store::open(&place.url()).await.is_ok());
}

#[tokio::test]
async fn what_is_not_our_database_is_refused_and_left_alone() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for step in 1..=200 {
        store.save(command(step)).await.unwrap();
    }
    store.close().await;
    let whole = fs::read(&place.path).unwrap();
    assert!(whole.len() > 16 * 4096);
    let mut flipped = whole.clone();
    // The tables' root pages come first; this is in the middle of their content.
    flipped[8 * 4096..9 * 4096].fill(0x5a);
    let foreign = {
        let other = place.beside(".other");
        let mut connection = SqliteConnection::connect(&format!("{}?mode=rwc", url(&other))).await.unwrap();
        sqlx::query("CREATE TABLE theirs (a)").execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        fs::read(other).unwrap()
    };
    for (content, said) in [
        (
            &b"not a database, but long enough to be taken for one by its length alone: ".repeat(9)[..],
            "not a fivefoot database",
        ),
        (b"short", "not a fivefoot database"),
        (b"", "is damaged (it is empty)"),
        (&foreign, "not a fivefoot database"),
        (&whole[..whole.len() / 2], "is damaged"),
        (&whole[..4096], "is damaged"),
        (&whole[..100], "is damaged"),
        (&flipped, "is damaged"),
    ] {
        fs::write(&place.path, content).unwrap();
        let error = Store::open(&place.url()).await.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(said) && !error.contains('\n'), "{} bytes: {error}", content.len());
        assert!(fs::read(&place.path).unwrap() == content, "it is still what it was");
    }
    fs::write(&place.path, &whole).unwrap();
    assert!(Store::open(&place.url()).await.is_ok());
}

#[tokio::test]
async fn a_database_of_a_later_version_is_refused() {
    let place = Place::new();
    Store::open(&place.url()).await.unwrap().close().await;
    look(
        &place.path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of the future', TRUE, x'00', 0) RETURNING description",
    )
    .await;
    let newer = OpenError::Newer { path: place.path.clone(), migration: 9999 };
    assert_eq!(Store::open(&place.url()).await.err(), Some(newer));
}

#[tokio::test]
async fn a_lost_database_is_not_taken_for_a_new_one() {
    let place = Place::new();
    fs::write(place.beside("-wal"), "its log is still here").unwrap();
    assert!(matches!(Store::open(&place.url()).await, Err(OpenError::Damaged { .. })));
    assert!(!place.path.exists());
    fs::remove_file(place.beside("-wal")).unwrap();
    fs::write(place.beside(".new"), "killed while it was being made").unwrap();
    assert!(Store::open(&place.url()).await.is_ok());
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_what_was_expected() {
    let place = Place::new();
    let nowhere = place.beside(".d/none/t.db");
    let dangling = place.beside(".dangling");
    std::os::unix::fs::symlink(&nowhere, &dangling).unwrap();
    let directory = place.path.parent().unwrap();
    for (address, said) in [
        (url(directory), "is not a file: expected a database"),
        (url(&nowhere), "t.db.d/none does not exist: make it (mkdir -p "),
        (url(&dangling), "is not a file: expected a database"),
        ("sqlite:///dev/null".to_owned(), "is not a file: expected a database"),
        ("sqlite:///proc/fivefoot.db".to_owned(), "cannot write /proc/fivefoot.db.lock"),
        ("sqlite://".to_owned(), "expected a database address such as sqlite://fivefoot.db"),
        ("fivefoot.db".to_owned(), "expected a database address such as sqlite://fivefoot.db"),
        (format!("{}?mode=ro", place.url()), "expected a database address such as sqlite://fivefoot.db"),
        ("mysql://me:secret@localhost/t".to_owned(), "expected a database address such as sqlite://fivefoot.db"),
        ("postgres://me:secret@localhost:1/t".to_owned(), "cannot reach the PostgreSQL server localhost:1/t"),
        ("postgres://me:secret@localhost:port/t".to_owned(), "or postgres://fivefoot:PASSWORD@localhost/fivefoot"),
    ] {
        let error = Store::open(&address).await.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(said) && !error.contains('\n') && !error.contains("secret"), "{address}: {error}");
    }
    assert!(!place.path.exists());
}

#[tokio::test]
async fn a_file_that_may_not_be_written_is_refused() {
    let place = Place::new();
    Store::open(&place.url()).await.unwrap().close().await;
    let mut rights = fs::metadata(&place.path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&place.path, rights).unwrap();
    // Root may do anything, and some containers run tests as root.
    if fs::OpenOptions::new().write(true).open(&place.path).is_err() {
        let error = Store::open(&place.url()).await.err();
        assert!(matches!(error, Some(OpenError::Unwritable { .. })), "{error:?}");
    }
}

/// Sends one command as another player at the table would, at whatever revision the table then has.
async fn insist(store: &Store, channel: Channel, line: String, request: u64) -> (u64, u32) {
    let mut conflicts = 0;
    loop {
        let expected = store.load(channel).await.unwrap().map_or(0, |saved| saved.revision);
        let kind = SaveAction::Do {
            line: line.clone(),
            said: String::new(),
            aside: None,
            secret: false,
            maker: None,
            change: Change::default(),
        };
        let request = Some(request);
        let write = SaveRequest {
            channel,
            guild: None,
            expected,
            request,
            by: 1,
            at_ms: 0,
            reply: String::new(),
            panel: None,
            pictures: Vec::new(),
            names: Vec::new(),
            moved: Vec::new(),
            kind,
        };
        match store.save(write).await {
            Ok(written) => return (written, conflicts),
            Err(StoreError::Conflict) => conflicts += 1,
            Err(other) => panic!("{other}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_at_once_both_are_kept_or_one_is_refused() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for _ in 0..20 {
        let expected = store.load(HERE).await.unwrap().map_or(0, |saved| saved.revision);
        let (one, other) = tokio::join!(store.save(command(expected + 1)), {
            store.save(SaveRequest { request: Some(1000 + expected), ..command(expected + 1) })
        });
        assert!(matches!((&one, &other), (Ok(_), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(_))));
    }
    assert_holds(&store, &place.path, 20).await;

    let busy = Channel(43);
    let tasks: Vec<_> = (0..8_u64)
        .map(|task| {
            let store = store.clone();
            tokio::spawn(async move {
                for step in 0..20 {
                    insist(&store, busy, format!("{task} {step:02}"), task * 100 + step).await;
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let outcome: Vec<_> = store.history(busy, 1000).await.unwrap().into_iter().rev().map(|entry| entry.line).collect();
    for task in 0..8 {
        let own: Vec<_> = outcome.iter().filter(|line| line.starts_with(&task.to_string())).cloned().collect();
        let in_order: Vec<_> = (0..20).map(|step| format!("{task} {step:02}")).collect();
        assert_eq!(own, in_order, "none lost, none twice, in the order in which they were given");
    }
    assert_eq!(store.load(busy).await.unwrap().map(|saved| saved.revision), Some(160));
    assert_holds(&store, &place.path, 20).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_save_that_nobody_waits_for_is_whole_or_not_at_all() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    let mut given_up = 0;
    for step in 1..=150 {
        let patience = async {
            for _ in 0..step % 30 {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            biased;
            saved = store.save(command(step)) => assert!(saved.is_ok()),
            () = patience => given_up += 1,
        }
        // As a person does who saw no answer, or Discord if it got none.
        match store.save(command(step)).await {
            Ok(revision) => assert_eq!(revision, step),
            Err(StoreError::Duplicate { reply }) => assert_eq!(reply, format!("reply {step}")),
            Err(other) => panic!("{other}"),
        }
    }
    assert!(given_up > 0, "or nothing was tried");
    assert_holds(&store, &place.path, 150).await;
}

/// The command that leads to this revision of the console's table: each `/place` to a different square.
pub fn line(revision: u64) -> String {
    match revision {
        1 => "/table new width:200 height:200".to_owned(),
        2 => "/creature add name:Ogre at:A1".to_owned(),
        _ => format!("/place creature:Ogre at:{}", Square::new((revision % 200) as i32, (revision / 200 % 200) as i32)),
    }
}

/// A console that is fed the commands that lead to these revisions, whether or not it keeps up, and then nothing.
fn console(path: &Path, mut revisions: impl Iterator<Item = u64> + Send + 'static) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
        .args(["console", "--json", "--db", &url(path)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = child.stdin.take().unwrap();
    // Writing fails when the console is killed.
    std::thread::spawn(move || revisions.try_for_each(|revision| writeln!(lines, "{}", line(revision))));
    child
}

/// `FIVEFOOT_KILLS=1000` runs the long version.
#[tokio::test]
async fn what_was_acknowledged_survives_kill_9() {
    let kills: u64 = std::env::var("FIVEFOOT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(6);
    let place = Place::new();
    let (mut kept, mut more) = (0, 0);
    for round in 0..kills {
        let mut child = console(&place.path, kept + 1..=kept + 400);
        let answers = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut answers = answers.inspect(|answer| {
            let outcome: serde_json::Value = serde_json::from_str(answer).unwrap();
            assert_eq!(outcome["status"], "done", "{answer}");
        });
        // The console doesn't wait for us: when the signal comes, it is anywhere in some later command.
        let enough = (round * 31 % 97 + 2) as usize;
        let seen = answers.by_ref().take(enough).count();
        std::thread::sleep(Duration::from_micros(round * 677 % 5000));
        child.kill().unwrap();
        let acknowledged = kept + (seen + answers.count()) as u64;
        child.wait().unwrap();

        let store = Store::open(&place.url()).await.unwrap();
        kept = store.load(Channel::CONSOLE).await.unwrap().unwrap().revision;
        assert_eq!(seen, enough, "it was killed while it worked");
        assert!(kept == acknowledged || kept == acknowledged + 1, "{acknowledged} acknowledged, {kept} kept");
        more += kept - acknowledged;
        let outcome: Vec<String> =
            store.history(Channel::CONSOLE, 1000).await.unwrap().into_iter().map(|entry| entry.line).collect();
        let expected: Vec<String> = (1..=kept).rev().take(200).map(line).collect();
        assert_eq!(outcome, expected, "in order, none twice");
        store.close().await;
        assert_eq!(look(&place.path, "PRAGMA integrity_check").await, ["ok"]);
        let position =
            format!("/place creature:Ogre at:{}", look(&place.path, "SELECT anchor FROM creature").await.concat());
        assert!(kept <= 2 || position == line(kept), "{position}");
    }
    println!("{kills} kills, {kept} commands kept, {more} of them before they were acknowledged");
}
