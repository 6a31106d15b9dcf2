//! History: undone, listed, replayed, and deleted.

use fivefoot::command::{App, Caller, Reply, Request, Status, Upload, answer, line};
use fivefoot::field::Name;
use fivefoot::render::Picture;
use fivefoot::words::marks;
use image::ImageFormat;
use serde_json::{Value, json};

use crate::command::portraits::face;
use crate::door::Door;

const MAKER: u64 = 100_000_000_000_000_001;
const ANNA: u64 = 100_000_000_000_000_005;
const BERT: u64 = 100_000_000_000_000_006;

/// Several people in several channels.
struct House {
    app: App,
}

impl House {
    async fn open() -> Self {
        House { app: App::open("sqlite::memory:").await.unwrap() }
    }

    /// A table with Anna's Aldo, Bert's Bryn and an Ogre; turns are kept, and it is Aldo's turn.
    async fn evening() -> Self {
        let house = Self::open().await;
        house.set_up(1).await;
        house
    }

    async fn set_up(&self, channel: u64) {
        for line in [
            "/table new width:20 height:15",
            "/creature add name:Aldo at:C3 owner:100000000000000005",
            "/creature add name:Bryn at:C6 owner:100000000000000006",
            "/creature add name:Ogre at:K4 size:large side:foes",
            "/initiative creature:Aldo check:20",
            "/initiative creature:Bryn check:15",
            "/initiative creature:Ogre check:10",
            "/turn start",
        ] {
            let reply = self.ask(channel, &Caller::plain(MAKER), line).await;
            assert_eq!(reply.status, Status::Done, "{line}: {}", reply.text());
        }
    }

    async fn ask(&self, channel: u64, caller: &Caller, text: &str) -> Reply {
        let given = line::read(text).unwrap();
        let request = Request { channel, guild: Some(9), caller: caller.clone(), id: None, given };
        answer(&self.app, request).await
    }

    async fn say(&self, person: u64, text: &str) -> Reply {
        self.ask(1, &Caller::plain(person), text).await
    }

    /// Gives a line with a file.
    async fn hand(&self, caller: Caller, line: &str, file: &[u8]) {
        let mut given = line::read(line).unwrap();
        given.files.push(("file".to_owned(), Upload::new(file.to_vec())));
        let reply = answer(&self.app, Request { channel: 1, guild: Some(9), caller, id: None, given }).await;
        assert_eq!(reply.status, Status::Done, "{line}: {}", reply.text());
    }

    async fn done(&self, person: u64, text: &str) -> Reply {
        let reply = self.say(person, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply
    }
}

#[test]
fn an_undo_gives_back_what_was_spent_over_many_levels() {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:15",
        "/creature add name:Hero at:B2 speed:30",
        "/creature add name:Foe at:P9 side:foes",
        "/initiative creature:Hero check:20",
        "/initiative creature:Foe check:10",
        "/turn start",
    ] {
        door.done(line);
    }
    // 30 ft, because the second diagonal costs 10: nothing is left for another such move.
    let mut states = vec![door.ask("/show whole:true")["ruling"].clone()];
    for line in ["/move to:D4", "/move to:F6", "/turn next", "/place creature:Hero at:A1"] {
        door.done(line);
        states.push(door.ask("/show whole:true")["ruling"].clone());
    }
    assert!(states.windows(2).all(|pair| pair[0] != pair[1]), "each leaves something behind");
    for before in states.iter().rev().skip(1) {
        door.done("/undo");
        assert_eq!(door.ask("/show whole:true")["ruling"], *before);
    }
    // The whole turn is restored, including the count of diagonals.
    let moved = door.ask("/move to:D4");
    assert_eq!((&moved["status"], &moved["ruling"]["feet"]), (&json!("done"), &json!(15)), "{moved:#}");
    assert_eq!(door.ask("/show whole:true")["ruling"], states[1]);
    door.done("/move to:F6");
    let spent = door.ask("/move to:F8");
    assert_eq!(spent["status"], "refused", "{spent:#}");
    door.done("/undo");
    door.done("/redo");
    assert_eq!(door.ask("/show whole:true")["ruling"], states[2]);
    assert_eq!(door.ask("/move to:F8")["status"], "refused");
}

#[tokio::test]
async fn the_history_shows_who_did_what_when_and_the_outcome() {
    let house = House::evening().await;
    house.done(ANNA, "/move to:C5").await;
    house.done(ANNA, "/turn next").await;
    house.done(BERT, "/move to:E6").await;
    house.done(BERT, "/undo").await;
    let outcome = house.say(ANNA, "/history count:3").await;
    assert!(outcome.private);
    let said = outcome.text();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{}", outcome.text());
    for (line, parts) in lines.iter().zip([
        ["round 1, Bryn; 100000000000000006: /move to:E6 - Bryn moves C6 to E6", "(undone)"],
        ["round 1, Aldo; 100000000000000005: /turn next - ", ""],
        ["round 1, Aldo; 100000000000000005: /move to:C5 - Aldo moves C3 to C5", ""],
    ]) {
        assert!(parts.iter().all(|part| line.contains(part)), "{line}");
    }
    assert_eq!(lines.iter().filter(|line| line.contains("(undone)")).count(), 1);
    let row = &outcome.ruling.as_ref().unwrap()["history"][0];
    assert_eq!((&row["by"], &row["round"], &row["turn"]), (&json!("100000000000000006"), &json!(1), &json!("Bryn")));
    // A client that can show names gets mentions.
    let people = marks::pieces(&outcome.text_with_people());
    for person in [ANNA, BERT] {
        assert!(people.contains(&marks::Piece::Person(person)), "{people:?}");
    }
    // Before turns were kept there was no round.
    let all = house.say(ANNA, "/history count:50").await.text();
    let first = all.lines().last().unwrap();
    assert!(first.starts_with("11. 100000000000000001: /table new"), "a player's count back: {first}");
    let all = house.say(MAKER, "/history count:50").await.text();
    let first = all.lines().last().unwrap();
    assert!(first.starts_with("1. 100000000000000001: /table new"), "{first}");
    assert!(house.say(ANNA, "/history count:51").await.status == Status::Error);
    let ogre = house.say(ANNA, "/history creature:ogr").await.text();
    assert!(ogre.lines().all(|line| line.contains("Ogre")) && ogre.lines().count() == 2, "{ogre}");
    let nobody = house.say(ANNA, "/history creature:Zyxxon").await;
    assert!(nobody.status == Status::Error && nobody.text().contains("Zyxxon"), "{}", nobody.text());
}

#[tokio::test]
async fn the_history_of_the_hidden_is_the_gms() {
    let house = House::evening().await;
    house.done(MAKER, "/creature add name:Zyxxon at:M9 side:foes hidden:true").await;
    house.done(MAKER, "/initiative creature:Zyxxon check:17").await;
    house.done(ANNA, "/turn next").await;
    house.done(MAKER, "/map paint squares:A1 terrain:solid").await;
    let gm = house.say(MAKER, "/history").await;
    assert!(gm.text().contains("name:Zyxxon") && gm.text().contains("(hidden)"), "{}", gm.text());
    for line in ["/history", "/history creature:Zyxxon", "/history count:50", "/replay", "/replay count:5"] {
        let player = house.say(ANNA, line).await;
        let outcome = format!("{:?} {:?}", player.ruling, player.picture);
        let asked = line.contains("Zyxxon");
        assert!(asked || !player.text().contains("Zyxxon"), "{line}: {}", player.text());
        assert!(!outcome.contains("Zyxxon") && (!asked || player.status == Status::Error), "{line}: {outcome}");
    }
}

/// A replay as read by an independent decoder: width, height and delays.
fn decoded(reply: &Reply) -> (u16, u16, Vec<u16>) {
    let picture = reply.picture.as_ref().expect("a picture");
    assert_eq!(picture.ending(), "gif");
    let file = picture.file();
    assert!(file.len() < 2 << 20, "{} bytes", file.len());
    let mut decoder = gif::Decoder::new(&file[..]).unwrap();
    let (width, height) = (decoder.width(), decoder.height());
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert!(frame.left + frame.width <= width && frame.top + frame.height <= height);
        delays.push(frame.delay);
    }
    (width, height, delays)
}

#[tokio::test]
async fn a_round_is_shown_once_more() {
    let house = House::evening().await;
    for (person, line) in [
        (ANNA, "/move to:C5"),
        (ANNA, "/turn next"),
        (BERT, "/move to:E6"),
        (BERT, "/turn next"),
        (MAKER, "/move creature:Ogre to:H5"),
        (MAKER, "/turn next"),
        (ANNA, "/move to:C7"),
        (ANNA, "/move to:C8"),
        (ANNA, "/undo"),
    ] {
        house.done(person, line).await;
    }
    let second = house.done(BERT, "/replay").await;
    assert!(!second.private && second.text().starts_with("Replay of round 2: 1 command"), "{}", second.text());
    let (width, height, delays) = decoded(&second);
    assert!(width == 1100 && (300..900).contains(&height), "{width} x {height}");
    assert_eq!(delays, [120, 300]);
    let first = house.done(BERT, "/replay round:1").await;
    let (_, same_height, delays) = decoded(&first);
    // The beginning and end of a turn get no frame.
    assert_eq!((same_height, delays.len()), (height, 4), "{}", first.text());
    let alt = first.alt_text().unwrap();
    assert!(alt.starts_with("An animation of 4 boards"), "{alt}");
    assert!(
        alt.contains("2. round 1, Aldo: Aldo moves C3 to C5") && alt.contains("round 1, Ogre: Ogre moves"),
        "{alt}"
    );
    // The frames show the past: Aldo is where he was each time.
    let Some(Picture::Replay(replay)) = &first.picture else { panic!("{first:?}") };
    let aldo = |frame: &fivefoot::render::Frame| {
        let token = frame.scene.tokens.iter().find(|token| token.name == "Aldo").unwrap();
        token.placement.to_string()
    };
    let places: Vec<String> = replay.frames.iter().map(aldo).collect();
    assert_eq!(places, ["C3", "C5", "C5", "C5"]);
    let last = house.done(BERT, "/replay count:2").await;
    // The last two changes of the board, whatever turns lie between them.
    assert_eq!((decoded(&last).2.len(), &last.ruling.unwrap()["boards"]), (3, &json!(3)));
    for line in ["/replay round:3", "/replay round:1 count:2"] {
        assert_eq!(house.say(BERT, line).await.status, Status::Error, "{line}");
    }
    // A new board starts over.
    house.done(MAKER, "/table new width:9 height:9").await;
    assert_eq!(house.say(BERT, "/replay").await.status, Status::Error);
    house.done(MAKER, "/creature add name:Wren at:B2").await;
    assert_eq!(decoded(&house.done(BERT, "/replay").await).2.len(), 2);
}

/// What a replay shows of each command: the number of steps, who strikes, and from how high a creature falls.
fn shown(reply: &Reply) -> Vec<(usize, Vec<String>, i32)> {
    let Some(Picture::Replay(replay)) = &reply.picture else { panic!("{reply:?}") };
    let frame = |frame: &fivefoot::render::Frame| {
        let trail = frame.scene.trail.as_ref();
        let by = frame.scene.strikes.iter().map(|strike| strike.by.clone()).collect();
        (trail.map_or(0, |trail| trail.steps.len()), by, trail.map_or(0, |trail| trail.altitude.0))
    };
    replay.frames.iter().skip(1).map(frame).collect()
}

#[test]
fn a_replay_shows_paths_strikes_and_falls() {
    let mut door = Door::open();
    for line in [
        "/table new width:12 height:10",
        "/creature add name:Wren at:C5 side:heroes speed:30 modes:\"fly 30 good\"",
        "/creature add name:Ogre at:D4 size:large side:foes",
        "/creature add name:Stalker at:B6 side:foes hidden:true",
        "/move creature:Wren to:\"C6 D7 D9\"",
        "/place creature:Wren at:H5 altitude:30",
        "/fall creature:Wren height:30",
        "/table theme name:dark",
    ] {
        door.done(line);
    }
    let reply = door.reply("/replay count:4");
    let seen = shown(&reply);
    assert_eq!(seen[0], (4, vec!["Ogre".to_owned()], 0), "{seen:?}");
    // `/place` has no path, and a fall is shown from where it began.
    assert_eq!(seen[1], (0, Vec::new(), 0), "{seen:?}");
    assert_eq!((seen[2].0, seen[2].2), (0, 30), "{seen:?}");
    // A command that changes nothing on the board gets no frame.
    assert_eq!(seen.len(), 3, "{seen:?}");
    // A replay doesn't consume dice of later rolls.
    let mut other = Door::seeded(Some(4));
    for line in ["/table new width:9 height:9", "/creature add name:Wren at:B2", "/place creature:Wren at:C3"] {
        other.done(line);
    }
    let first = other.ask("/initiative creature:Wren bonus:0");
    let mut again = Door::seeded(Some(4));
    for line in ["/table new width:9 height:9", "/creature add name:Wren at:B2", "/place creature:Wren at:C3"] {
        again.done(line);
    }
    again.ask("/replay");
    assert_eq!(again.ask("/initiative creature:Wren bonus:0"), first);
}

#[test]
fn a_replay_has_at_most_sixty_boards() {
    let mut door = Door::open();
    door.done("/table new width:12 height:10");
    door.done("/creature add name:Wren at:B2");
    door.done("/creature add name:Ogre at:H5 size:large side:foes");
    for nth in 0..70 {
        door.done(&format!("/place creature:Wren at:{}", ["B3", "B2", "C2", "K9"][nth % 4]));
    }
    let reply = door.reply("/replay count:59");
    assert_eq!(decoded(&reply).2.len(), 60);
    assert_eq!(decoded(&door.reply("/replay")).2.len(), 11);
}

fn file_of(reply: &Reply) -> Value {
    assert_eq!(reply.file_name().as_deref(), Some("privacy-export.json"));
    serde_json::from_slice(&reply.file.as_ref().unwrap().bytes).unwrap()
}

#[tokio::test]
async fn people_see_only_their_own_data() {
    let house = House::evening().await;
    house.done(ANNA, "/move to:C5").await;
    let shown = house.done(ANNA, "/privacy show").await;
    assert!(shown.private);
    for part in ["your id, 100000000000000005", "you play Aldo", "1 command of yours", "20 x 15", "30 days"] {
        assert!(shown.text().contains(part), "{part}: {}", shown.text());
    }
    assert!(!shown.text().contains("Bryn") && !shown.text().contains("100000000000000006"), "{}", shown.text());
    let exported = house.done(ANNA, "/privacy export").await;
    let file = file_of(&exported);
    assert!(exported.private && file["you"]["creatures"] == json!(["Aldo"]), "{file:#}");
    assert_eq!(file["you"]["commands"][0]["typed"], "/move to:C5");
    assert_eq!(file["you"]["commands"].as_array().unwrap().len(), 1);
    for other in ["100000000000000006", "100000000000000001", "/table new"] {
        assert!(!file.to_string().contains(other), "{other}: {file:#}");
    }
    let stranger = house.say(7, "/privacy show").await.text();
    assert!(stranger.contains("About you, in this channel: nothing."), "{stranger}");
    // Other channels keep nothing of her, and hidden creatures don't count for her.
    let elsewhere = house.ask(2, &Caller::plain(ANNA), "/privacy show").await.text();
    assert!(elsewhere.contains("About you, in this channel: nothing."), "{elsewhere}");
    assert!(elsewhere.contains("About this channel: nothing."), "{elsewhere}");
    house.done(MAKER, "/creature add name:Zyxxon at:M9 side:foes hidden:true").await;
    assert_eq!(house.done(ANNA, "/privacy show").await.ruling, shown.ruling);
    assert!(house.done(MAKER, "/privacy show").await.text().contains("with 4 creatures"));
}

#[tokio::test]
async fn portraits_and_names_are_exported_and_deleted_with_the_rest() {
    let house = House::evening().await;
    let hidden = "/creature add name:Zyx at:M9 side:foes hidden:true owner:100000000000000005";
    house.done(MAKER, hidden).await;
    let portrait = face(0, (64, 64), ImageFormat::Png);
    let hers = Caller { names: vec![(ANNA, Name::new("Anna A.").unwrap())], ..Caller::plain(ANNA) };
    house.hand(hers, "/creature portrait creature:Aldo file:a.png", &portrait).await;
    house.hand(Caller::plain(MAKER), "/creature portrait creature:Zyx file:a.png", &portrait).await;
    let shown = house.done(ANNA, "/privacy show").await.text();
    assert!(shown.contains("- the portrait of Aldo\n") && !shown.contains("Zyx"), "{shown}");
    let file = file_of(&house.done(ANNA, "/privacy export").await);
    assert_eq!(file["you"]["portraits"], json!(["Aldo"]), "{file:#}");
    let asked = house.done(ANNA, "/privacy delete").await.text();
    for part in ["the portrait of Aldo would be deleted", "your name, Anna A., would be deleted"] {
        assert!(asked.contains(part), "{part}: {asked}");
    }
    house.done(MAKER, "/gm add person:100000000000000005").await;
    let shown = house.done(ANNA, "/privacy show").await.text();
    assert!(shown.contains("- the portraits of Aldo, Zyx\n"), "{shown}");
    house.done(ANNA, "/privacy delete sure:yes").await;
    let Some(Picture::Board(scene)) = house.done(MAKER, "/show").await.picture else { panic!("a board") };
    assert!(scene.tokens.iter().all(|one| one.portrait.is_none()));
}

#[tokio::test]
async fn privacy_delete_forgets_a_person() {
    let house = House::evening().await;
    house.set_up(2).await;
    house.done(ANNA, "/move to:C5").await;
    let other = |house: &House| {
        let app = house.app.clone();
        async move { House { app }.ask(2, &Caller::plain(ANNA), "/privacy export").await.file }
    };
    let there = other(&house).await;
    let asked = house.done(ANNA, "/privacy delete").await;
    assert!(asked.text().contains("Nothing is deleted yet.") && asked.text().contains("sure:yes"), "{}", asked.text());
    assert_eq!(file_of(&house.done(ANNA, "/privacy export").await)["you"]["creatures"], json!(["Aldo"]));
    house.done(ANNA, "/privacy delete sure:yes").await;
    let nothing = house.say(ANNA, "/privacy show").await.text();
    assert!(nothing.contains("About you, in this channel: nothing."), "{nothing}");
    let history = house.say(MAKER, "/history").await.text();
    assert!(!history.contains("100000000000000005") && history.contains("someone: /move - Aldo moves"), "{history}");
    assert!(house.say(ANNA, "/move creature:Aldo to:C6").await.text().contains("isn't yours"));
    // Undoing her commands doesn't restore her data.
    house.done(MAKER, "/undo").await;
    for _ in 0..8 {
        house.done(MAKER, "/undo").await;
    }
    for _ in 0..9 {
        house.done(MAKER, "/redo").await;
    }
    assert!(house.say(ANNA, "/move creature:Aldo to:C6").await.text().contains("isn't yours"));
    assert!(house.say(ANNA, "/privacy show").await.text().contains("About you, in this channel: nothing."));
    assert_eq!(other(&house).await, there);
}

#[tokio::test]
async fn the_gm_deletes_a_channel_with_sure() {
    let house = House::evening().await;
    house.set_up(2).await;
    let there = house.ask(2, &Caller::plain(MAKER), "/history").await.text();
    for line in ["/privacy delete what:channel", "/privacy delete what:channel sure:yes"] {
        let refused = house.say(ANNA, line).await;
        assert!(refused.status == Status::Error && refused.text().contains("for the GM only"), "{}", refused.text());
    }
    let asked = house.done(MAKER, "/privacy delete what:channel").await.text();
    assert!(asked.contains("Nothing is deleted yet.") && asked.contains("This can't be undone"), "{asked}");
    assert_eq!(house.say(MAKER, "/show").await.status, Status::Done);
    house.done(MAKER, "/privacy delete what:channel sure:yes").await;
    assert_eq!(house.say(MAKER, "/show").await.status, Status::Error);
    assert_eq!(house.say(MAKER, "/undo").await.status, Status::Error);
    assert_eq!(house.say(ANNA, "/history").await.text(), "Nothing has changed here yet.");
    assert_eq!(house.ask(2, &Caller::plain(MAKER), "/history").await.text(), there);
    house.set_up(1).await;
}

#[tokio::test]
async fn an_idle_channel_is_forgotten_on_an_announced_day() {
    let house = House::evening().await;
    assert!(house.done(ANNA, "/privacy show").await.text().contains("180 days"));
    house.app.forget_what_is_due_by(0).await;
    house.done(ANNA, "/show").await;
    house.app.forget_what_is_due_by(i64::MAX).await;
    assert!(house.say(ANNA, "/show").await.text().contains("There's no table in this channel yet"));
    assert!(house.say(ANNA, "/privacy show").await.text().contains("About you, in this channel: nothing."));
    house.set_up(1).await;
}

/// However many commands are read first, the answer is the beginning of the longest answer.
#[test]
fn a_short_history_is_the_beginning_of_a_long_one() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:20 height:10");
    door.done("/creature add name:Aldo at:A1");
    door.done("/creature add name:Ghost at:K9 hidden:true");
    door.done("/initiative creature:Aldo check:20");
    door.done("/initiative creature:Ghost check:10");
    door.done("/turn start");
    for step in 0..35_u8 {
        door.done("/turn next");
        door.done(&format!("/map paint squares:{}{} terrain:difficult", char::from(b'A' + step % 20), 5 + step / 20));
        door.done(&format!("/place creature:Aldo at:{}2", ["B", "C"][usize::from(step) % 2]));
        door.done(&format!("/place creature:Ghost at:{}9", ["L", "M"][usize::from(step) % 2]));
    }
    // So that the first read ends within a turn.
    door.done("/place creature:Aldo at:D2");
    // At the end, and with more undone than the first read covers.
    for taken_back in [0, 3, 15, 50] {
        (0..taken_back).for_each(|_| door.done("/undo"));
        for gm in [true, false] {
            let mut told = |count: usize| {
                let line = format!("/history count:{count}");
                let answer = if gm { door.ask(&line) } else { door.ask_as(7, &line) };
                answer["ruling"].clone()
            };
            let all = told(50)["history"].as_array().unwrap().clone();
            for count in [1, 5, 11, 12, 13, 30, 49] {
                let some = told(count);
                let expected = &all[..count.min(all.len())];
                assert_eq!(some["history"].as_array().unwrap(), expected, "{taken_back} {gm} {count}");
            }
        }
        let whole = door.ask("/replay count:20")["ruling"]["commands"].clone();
        let few = door.ask("/replay count:4")["ruling"]["commands"].clone();
        let (whole, few) = (whole.as_array().unwrap(), few.as_array().unwrap());
        assert!(!few.is_empty() && whole.ends_with(few), "{taken_back}: {few:?} {whole:?}");
        (0..taken_back).for_each(|_| door.done("/redo"));
    }
}
