//! The console as scripts use it: the real binary, its lines, its pictures and its exit status.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::Value;
use sqlx::Connection;

/// How long a terminal may stay silent. It measures nothing: it is longer than the slowest machine needs.
const PATIENCE: Duration = Duration::from_secs(90);

fn console(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
        .arg("console")
        .args(arguments)
        .env_remove("RUST_LOG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const TABLE: &str =
    "/table new width:9 height:7\n\n# who is there\n/creature add name:Ogre at:D4 size:large side:villains speed:40\n";

#[test]
fn one_object_a_command_with_its_line_and_picture() {
    let folder = tempfile::tempdir().unwrap();
    let images = folder.path().join("new/pictures");
    let input = format!("{TABLE}/MOVE To:F2 Creature:ogre\n/help\n");
    let output = console(&["--json", "--images", images.to_str().unwrap(), "--seed", "7"], &input);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let reply = objects(&output);
    let summary: Vec<_> =
        reply.iter().map(|o| (o["line"].as_u64(), o["command"].as_str(), o["status"].as_str())).collect();
    let done = Some("done");
    assert_eq!(
        summary,
        [
            (Some(1), Some("table new"), done),
            (Some(4), Some("creature add"), done),
            (Some(5), Some("move"), done),
            (Some(6), Some("help"), done)
        ]
    );
    assert_eq!(reply[2]["image"], "005-move.png");
    assert!(reply[3].get("image").is_none() && reply[3].get("ruling").is_none());
    let picture = image::open(images.join("005-move.png")).unwrap();
    assert!((1000..=1200).contains(&picture.width()) && picture.height() <= 1100);
    insta::assert_snapshot!(format!("{:#}", reply[2]["ruling"]));
}

#[test]
fn the_exit_status_shows_whether_every_line_was_understood() {
    let refused = format!("{TABLE}/move creature:Ogre to:A1\n/move creature:Ogre to:H1\n");
    assert_eq!(console(&[], &refused).status.code(), Some(0), "a refused move is an answer");
    for line in ["hello", "/dance", "/move creature:Nobody to:D5", "/move to:\"D5", "\u{0}"] {
        assert_eq!(console(&["--json"], &format!("{TABLE}{line}\n/show\n")).status.code(), Some(1), "{line:?}");
    }
}

#[test]
fn the_console_can_speak_as_a_player() {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite://{}", folder.path().join("table.db").display());
    let hidden = "/creature edit creature:Ogre owner:5\n/creature add name:Stalker at:H1 hidden:true\n";
    assert_eq!(console(&["--db", &db], &format!("{TABLE}{hidden}")).status.code(), Some(0));
    let own = console(&["--db", &db, "--as", "5"], "/move to:E5\n/show\n/creature list\n/history\n");
    assert_eq!(own.status.code(), Some(0), "{own:?}");
    assert!(!String::from_utf8_lossy(&own.stdout).contains("Stalker"), "{own:?}");
    for (speaker, line) in [("5", "/map paint squares:A1 terrain:solid"), ("6", "/move creature:Ogre to:D4")] {
        let refused = console(&["--json", "--db", &db, "--as", speaker], &format!("{line}\n"));
        assert_eq!((refused.status.code(), &objects(&refused)[0]["status"]), (Some(1), &"error".into()), "{line}");
    }
    // The GM sees what was kept from the player.
    let gm = console(&["--db", &db], "/move creature:Ogre to:E4\n/show hidden:true\n");
    assert!(String::from_utf8_lossy(&gm.stdout).contains("Hidden from the players: Stalker."), "{gm:?}");
    assert_eq!(console(&["--as", "gm"], "").status.code(), Some(2));
}

#[test]
fn a_seed_makes_the_dice_repeatable() {
    let input = format!("{TABLE}/creature add name:Hero at:E5\n/settle creature:Hero\n");
    let settled = |seed: &str| {
        let reply = objects(&console(&["--json", "--seed", seed], &input));
        reply.last().unwrap()["ruling"]["landing"].clone()
    };
    let seeds: Vec<String> = (0..8).map(|seed| seed.to_string()).collect();
    let rolled: Vec<Value> = seeds.iter().map(|seed| settled(seed)).collect();
    assert!(rolled.iter().all(|landing| landing["roll"]["result"].is_u64()), "{rolled:?}");
    assert_eq!(rolled[3], settled("3"));
    assert!(rolled.iter().any(|landing| landing != &rolled[0]), "{rolled:?}");
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_are_refused_and_the_rest_goes_on() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
        .args(["console", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || {
        input.write_all(b"/table new width:5 height:5\n\xff\xfe\x00/move\n").unwrap();
        input.write_all(&vec![b'/'; 200_000]).unwrap();
        input.write_all(b"\n/show\n").unwrap();
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    let statuses: Vec<String> = objects(&output).iter().map(|o| o["status"].to_string()).collect();
    assert_eq!(statuses, ["\"done\"", "\"error\"", "\"error\"", "\"done\""]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_keeps_it_from_starting_is_said_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let garbage = folder.path().join("garbage.db");
    std::fs::write(&garbage, "this is not a database, whatever its name says".repeat(100)).unwrap();
    for arguments in [
        ["--script", "no/such/file"],
        ["--images", "/dev/null/pictures"],
        ["--db", "postgres://nowhere/at/all"],
        ["--db", &format!("sqlite://{}", garbage.display())],
        ["--db", "sqlite:///no/such/folder/table.db"],
        ["--sead", "7"],
    ] {
        let output = console(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_table_kept_in_a_file_is_there_the_next_time() {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite://{}", folder.path().join("table.db").display());
    console(&["--db", &db], TABLE);
    let output = console(&["--db", &db, "--json"], "/show\n/undo\n/show\n/redo\n");
    let reply = objects(&output);
    assert_eq!(reply[0]["ruling"]["creatures"][0]["name"], "Ogre");
    assert_eq!(reply[2]["ruling"]["creatures"], Value::Array(Vec::new()));
    assert_eq!(reply[3]["status"], "done");
}

/// The id in an error is only useful if the log has it. The log names the damaged row, but none of its content.
#[tokio::test]
async fn a_fault_is_logged_under_the_id_in_the_answer() {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite://{}", folder.path().join("table.db").display());
    let quiet = console(&["--db", &db], TABLE);
    assert!(quiet.status.success() && quiet.stderr.is_empty(), "{quiet:?}");

    let mut connection = sqlx::SqliteConnection::connect(&db).await.unwrap();
    sqlx::raw_sql("UPDATE creature SET size = 'giant'").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let output = console(&["--db", &db, "--json"], "/show\n");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let reply = objects(&output);
    let id = reply[0]["message"].as_str().unwrap().split_once("Fault ").unwrap().1.trim_end_matches('.');
    let log = String::from_utf8(output.stderr).unwrap();
    assert!(!id.is_empty() && log.contains(id) && log.contains("its creature 1"), "{id}: {log}");
    assert!(!log.contains("giant") && !log.contains("Ogre"), "{log}");
}

/// A terminal with the console running in it.
struct Terminal {
    keys: std::fs::File,
    screen: mpsc::Receiver<Vec<u8>>,
    seen: String,
    console: std::process::Child,
}

impl Terminal {
    /// What rustyline sends to the terminal before it reads a line.
    const READS: &str = "\u{1b}[?2004h";

    fn open(arguments: &[&str]) -> Self {
        use rustix::pty;
        let keys = pty::openpt(pty::OpenptFlags::RDWR | pty::OpenptFlags::NOCTTY).unwrap();
        pty::grantpt(&keys).unwrap();
        pty::unlockpt(&keys).unwrap();
        let other_end = pty::ptsname(&keys, Vec::new()).unwrap().into_string().unwrap();
        let other_end = || File::options().read(true).write(true).open(&other_end).unwrap();
        let console = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
            .arg("console")
            .args(arguments)
            .env("TERM", "xterm")
            .stdin(other_end())
            .stdout(other_end())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let keys = File::from(keys);
        let (shown, screen) = mpsc::channel();
        let mut output = keys.try_clone().unwrap();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Reading ends with an error when the other end is closed.
            while let Ok(read @ 1..) = output.read(&mut bytes) {
                shown.send(bytes[..read].to_vec()).ok();
            }
        });
        Self { keys, screen, seen: String::new(), console }
    }

    /// Waits until it reads a line; returns its output before that.
    fn reads(&mut self) -> String {
        loop {
            if let Some((before, after)) = self.seen.split_once(Self::READS) {
                let (before, after) = (before.to_owned(), after.to_owned());
                self.seen = after;
                return before;
            }
            let more = self.screen.recv_timeout(PATIENCE).expect("it ended or hung instead of reading a line");
            self.seen.push_str(&String::from_utf8_lossy(&more));
        }
    }

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits for it to exit.
    fn ends(self) -> Output {
        self.console.wait_with_output().unwrap()
    }
}

#[test]
fn an_interruption_takes_back_the_line_and_ends_only_an_empty_one() {
    const INTERRUPT: &str = "\u{3}";
    const END: &str = "\u{4}";
    for last in [INTERRUPT, END] {
        let mut terminal = Terminal::open(&["--json"]);
        let first = terminal.reads();
        assert!(!first.contains("Tab completes"), "only answers are for standard output: {first}");
        terminal.types(&format!("/table new width:5{INTERRUPT}"));
        terminal.reads();
        terminal.types("/help\r");
        let answer = terminal.reads();
        assert!(answer.contains(r#""command":"help""#) && answer.contains(r#""line":1"#), "{answer}");
        terminal.types(last);
        let output = terminal.ends();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("Tab completes"), "{output:?}");
    }
}

/// The README's promise: the skirmish plays, with its pictures, and looks the same every time.
#[test]
fn the_demo_plays_and_its_pictures_are_the_same_every_time() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/demo.table");
    let play = || {
        let folder = tempfile::tempdir().unwrap();
        let arguments = ["--json", "--script", script.to_str().unwrap(), "--images", folder.path().to_str().unwrap()];
        let output = console(&arguments, "");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let reply = objects(&output);
        let images = reply.iter().filter_map(|o| o["image"].as_str());
        let pictures: Vec<Vec<u8>> = images.map(|name| std::fs::read(folder.path().join(name)).unwrap()).collect();
        (reply, pictures)
    };
    let (reply, pictures) = play();
    assert_eq!((reply.clone(), pictures.clone()), play());
    let named = |command: &str, status: &str| {
        let images = reply.iter().filter(|o| o["image"].is_string());
        images
            .zip(&pictures)
            .filter(|(o, _)| o["command"] == command && o["status"] == status)
            .map(|(_, bytes)| bytes)
            .last()
    };
    let shown = [
        ("demo-move.png", named("move", "done")),
        ("demo-refused.png", named("move", "refused")),
        ("demo-charge.png", named("charge", "refused")),
        ("demo-options.png", named("options", "done")),
    ];
    for (file, picture) in shown {
        let path = script.with_file_name(file);
        if std::env::var_os("FIVEFOOT_BLESS").is_some() {
            std::fs::write(&path, picture.unwrap()).unwrap();
        }
        let shown = std::fs::read(&path).ok();
        assert!(shown.as_ref() == picture, "the README shows another {file}: look, then set FIVEFOOT_BLESS=1");
    }
    let messages: Vec<&str> = reply.iter().filter_map(|o| o["message"].as_str()).collect();
    insta::assert_snapshot!(messages.join("\n\n"));
    assert!(reply.iter().any(|o| o["status"] == "refused"), "the demo shows a refused move");
}

#[test]
fn a_file_is_a_path_and_one_that_is_handed_over_lies_beside_the_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let (map, images) = (folder.path().join("a board.txt"), folder.path().join("images"));
    std::fs::write(&map, "5x4\nwall 1.5,0:1.5,3").unwrap();
    let input =
        format!("/map import file:\"{}\"\n/map export format:text\n/map import file:/none/such.uvtt\n", map.display());
    let output = console(&["--json", "--images", images.to_str().unwrap()], &input);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let reply = objects(&output);
    assert_eq!((reply[0]["status"].as_str(), reply[0]["ruling"]["off_grid"].as_u64()), (Some("done"), Some(1)));
    assert_eq!(reply[1]["file"], "002-map-export.txt");
    assert_eq!(std::fs::read_to_string(images.join("002-map-export.txt")).unwrap(), "5x4\nwall 1.5,0:1.5,3");
    assert!(reply[2]["message"].as_str().unwrap().contains("Can't read `file`"), "{}", reply[2]);
}

#[test]
fn the_number_of_a_system_error_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("none/skirmish.table");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    for arguments in [
        ["--script".to_owned(), nowhere.display().to_string()],
        ["--images".to_owned(), file.join("pictures").display().to_string()],
        ["--db".to_owned(), format!("sqlite://{}", file.join("t.db").display())],
    ] {
        let output = console(&arguments.each_ref().map(String::as_str), "/help\n");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(!said.contains("os error"), "{said}");
    }
}
