//! Several processes on one PostgreSQL server, and a server that dies under them: what was acknowledged is there, once.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use fivefoot::command::{App, Caller, Request, SPECS, Status, answer, line};
use fivefoot::store::{Channel, Duty, SaveRequest, Store, StoreError};

use super::durability::{command, table};
use super::server;

async fn give(app: &App, id: Option<u64>, text: &str) -> fivefoot::command::Reply {
    let given = line::read(text).unwrap();
    answer(app, Request { channel: 7, guild: Some(1), caller: Caller::manager(1), id, given }).await
}

/// How often each line is in a channel's history.
async fn times(store: &Store, channel: Channel) -> BTreeMap<String, usize> {
    let mut times = BTreeMap::new();
    for entry in store.history(channel, 1000).await.unwrap() {
        *times.entry(entry.line).or_default() += 1;
    }
    times
}

#[tokio::test]
async fn every_commands_example_is_answered_alike_on_both() {
    let Some(url) = server::empty().await else { return };
    let (file, server) = (App::open_with("sqlite::memory:", Some(1)).await, App::open_with(&url, Some(1)).await);
    let (file, server) = (file.unwrap(), server.unwrap());
    let demo = include_str!("../../../assets/demo.table").lines().filter(|line| line.starts_with('/'));
    let examples = SPECS.iter().map(|spec| spec.example).filter(|example| !example.contains("/privacy"));
    let lines = demo.chain(examples).chain(["/undo", "/redo", "/history", "/show"]);
    let (mut answered, mut done) = (0, 0);
    for text in lines.filter(|text| line::read(text).is_ok()) {
        let (one, other) = (give(&file, None, text).await, give(&server, None, text).await);
        assert_eq!(one.text(), other.text(), "{text}");
        assert_eq!((one.status, one.ruling.as_ref()), (other.status, other.ruling.as_ref()), "{text}");
        answered += 1;
        done += usize::from(one.status == Status::Done);
    }
    assert!(answered > 60 && done > 30, "{answered} answered, {done} done");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_serve_one_channel_and_a_request_counts_once() {
    let Some(url) = server::empty().await else { return };
    let apps = [App::open(&url).await.unwrap(), App::open(&url).await.unwrap()];
    assert_eq!(give(&apps[0], Some(1), "/table new width:30 height:30").await.status, Status::Done);
    let (mut acknowledged, mut refusals) = (BTreeMap::new(), Vec::new());
    for pair in 0..20_u64 {
        let mut tasks = Vec::new();
        for step in [2 * pair, 2 * pair + 1] {
            let square = fivefoot::grid::Square::new(step as i32 % 30, step as i32 / 30);
            let text = format!("/map paint squares:{square} terrain:difficult");
            // Discord sends an interaction to both while a new process replaces an old one.
            for app in &apps {
                let (app, sent) = (app.clone(), text.clone());
                let given = tokio::spawn(async move { give(&app, Some(100 + step), &sent).await });
                tasks.push((text.clone(), given));
            }
        }
        for (text, task) in tasks {
            let reply = task.await.unwrap();
            refusals.extend((reply.status != Status::Done).then(|| reply.text().to_string()));
            *acknowledged.entry(text).or_insert(false) |= reply.status == Status::Done;
        }
    }
    let store = Store::open(&url).await.unwrap();
    let stored = times(&store, Channel(7)).await;
    for (text, done) in &acknowledged {
        assert_eq!(stored.get(text).copied().unwrap_or(0), usize::from(*done), "{text}");
    }
    assert!(acknowledged.values().filter(|done| **done).count() > 30, "{refusals:?}");
}

#[tokio::test]
async fn a_duty_passes_on_when_its_process_ends() {
    let Some(url) = server::empty().await else { return };
    let (first, second) = (Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap());
    assert!(first.claim_duty(Duty::Housekeeping).await && first.claim_duty(Duty::Housekeeping).await);
    assert!(!second.claim_duty(Duty::Housekeeping).await);
    assert!(second.claim_duty(Duty::Commands).await, "each duty by itself");
    first.close().await;
    let mut passed = false;
    for _ in 0..50 {
        passed = second.claim_duty(Duty::Housekeeping).await;
        if passed {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(passed);
    let elsewhere = Store::open(&server::empty().await.unwrap()).await.unwrap();
    assert!(elsewhere.claim_duty(Duty::Housekeeping).await, "another schema is another bot's");
}

/// The `step`th command of a process, about the process's own creature.
fn place(process: usize, step: usize) -> String {
    let square = fivefoot::grid::Square::new((step % 30) as i32, (process * 2) as i32 + (step / 30) as i32);
    format!("/place creature:C{process} at:{square}")
}

const STEPS: usize = 40;

fn console(url: &str, lines: Vec<String>) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
        .args(["console", "--json", "--db", url])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // Writing fails when the console is killed.
    std::thread::spawn(move || lines.iter().try_for_each(|line| writeln!(input, "{line}")));
    child
}

/// `FIVEFOOT_KILLS=100` runs the long version.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_of_three_is_killed_under_load() {
    let kills: usize = std::env::var("FIVEFOOT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(2);
    for round in 0..kills {
        let Some(url) = server::empty().await else { return };
        let adding = (0..3).map(|process| format!("/creature add name:C{process} at:{}29", ["A", "C", "E"][process]));
        let first: Vec<String> = std::iter::once("/table new width:30 height:30".to_owned()).chain(adding).collect();
        assert!(console(&url, first).wait_with_output().unwrap().status.success());

        let (victim, enough) = (round % 3, round * 7 % 20 + 3);
        let processes: Vec<_> = (0..3)
            .map(|process| {
                let url = url.clone();
                std::thread::spawn(move || {
                    let mut child = console(&url, (0..STEPS).map(|step| place(process, step)).collect());
                    let answers = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
                    let mut done = Vec::new();
                    for (step, answer) in answers.enumerate() {
                        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
                        if answer["status"] == "done" {
                            done.push(place(process, step));
                        }
                        if process == victim && step == enough {
                            child.kill().unwrap();
                        }
                    }
                    child.wait().unwrap();
                    (process, done)
                })
            })
            .collect();
        let mut acknowledged = Vec::new();
        for process in processes {
            let (process, done) = process.join().unwrap();
            assert!(process == victim || done.len() > STEPS / 4, "{process}: {} of {STEPS}", done.len());
            acknowledged.extend(done);
        }
        let store = Store::open(&url).await.unwrap();
        let stored = times(&store, Channel::CONSOLE).await;
        assert!(stored.values().all(|times| *times == 1), "none twice: {stored:?}");
        let lost: Vec<&String> = acknowledged.iter().filter(|line| !stored.contains_key(*line)).collect();
        assert!(lost.is_empty(), "{lost:?}");
        // The killed one may have stored its last command without acknowledging it.
        let (more, setting_up) = (stored.len() - acknowledged.len(), 4);
        assert!(more <= setting_up + 1, "{more} more than acknowledged");
        let head = store.load(Channel::CONSOLE).await.unwrap().unwrap().revision;
        assert_eq!(head as usize, stored.len(), "one revision a command");
    }
}

/// A server that a test may kill.
struct OwnServer {
    child: Child,
    input: Option<ChildStdin>,
    url: String,
    ctl: String,
}

impl OwnServer {
    fn start() -> OwnServer {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/with-postgres");
        let told = "echo \"$FIVEFOOT_TEST_POSTGRES\"; echo \"$FIVEFOOT_TEST_POSTGRES_CTL\"; cat";
        let mut child =
            Command::new(script).args(["sh", "-c", told]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let (url, ctl) = (lines.next().expect("an address"), lines.next().expect("a program"));
        let input = child.stdin.take();
        OwnServer { child, input, url, ctl }
    }

    fn ctl(&self, what: &str) {
        assert!(Command::new(&self.ctl).arg(what).stdout(Stdio::null()).status().unwrap().success(), "{what}");
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // At the end of its input the script stops the server.
        self.input.take();
        let _ = self.child.wait();
    }
}

/// `FIVEFOOT_KILLS=20` runs the long version.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_dies_and_comes_back_under_load() {
    if server::empty().await.is_none() {
        return;
    }
    let kills: u64 = std::env::var("FIVEFOOT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(2);
    let server = OwnServer::start();
    let over = Arc::new(AtomicBool::new(false));
    let store = Store::open(&server.url).await.unwrap();
    let writers: Vec<_> = (1..=4_u64)
        .map(|channel| {
            let (store, over, channel) = (store.clone(), over.clone(), Channel(channel));
            tokio::spawn(async move {
                let (mut step, mut acknowledged) = (1, 0);
                while !over.load(Ordering::Relaxed) {
                    match store.save(SaveRequest { channel, ..command(step) }).await {
                        Ok(revision) => {
                            assert_eq!(revision, step);
                            (acknowledged, step) = (step, step + 1);
                            tokio::time::sleep(Duration::from_millis(5)).await;
                        }
                        // It was stored, and only the answer was lost.
                        Err(StoreError::Duplicate { reply }) => {
                            assert_eq!(reply, format!("reply {step}"));
                            step += 1;
                        }
                        Err(StoreError::Lost(_) | StoreError::Database(_)) => {}
                        Err(error) => panic!("{step}: {error}"),
                    }
                }
                (channel, acknowledged)
            })
        })
        .collect();
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(400)).await;
        tokio::task::block_in_place(|| {
            server.ctl("stop");
            std::thread::sleep(Duration::from_millis(200));
            server.ctl("start");
        });
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    over.store(true, Ordering::Relaxed);
    for writer in writers {
        let (channel, acknowledged) = writer.await.unwrap();
        let saved = store.load(channel).await.unwrap().unwrap();
        assert!(acknowledged > 2, "{acknowledged} acknowledged");
        assert!(
            saved.revision == acknowledged || saved.revision == acknowledged + 1,
            "{acknowledged} {}",
            saved.revision
        );
        assert_eq!(saved.encounter, Some(table(saved.revision)));
        let lines: Vec<String> = store.history(channel, 1000).await.unwrap().into_iter().map(|one| one.line).collect();
        let expected: Vec<String> = (1..=saved.revision).rev().take(200).map(|step| format!("/place {step}")).collect();
        assert_eq!(lines, expected, "in order, none twice");
    }
}
