//! Hidden creatures: only the GM learns of them, but everything they do counts.

use fivefoot::command::spec::Kind;
use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, SPECS, Status, answer, line, offer};
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};

use crate::boards::one_in;

use crate::command::did;

/// A name that shares no part with anything else.
pub const SECRET: &str = "Zyxxon";
const GM: u64 = 1;
const ANNA: u64 = 5;
const HERE: u64 = 8;

struct Ambush {
    app: App,
}

impl Ambush {
    async fn laid() -> Self {
        let ambush = Ambush { app: App::open("sqlite::memory:").await.unwrap() };
        for line in [
            "/table new width:12 height:9",
            "/creature add name:Aldo at:B4 owner:5 initiative:5",
            "/creature add name:Ogre at:K4 size:large side:foes initiative:3",
            "/creature add name:Zyxxon at:E4 side:foes hidden:true initiative:9",
        ] {
            ambush.gm(line).await;
        }
        ambush
    }

    async fn give(&self, caller: u64, given: Invocation) -> Reply {
        let caller = Caller::plain(caller);
        answer(&self.app, Request { channel: HERE, guild: Some(9), caller, id: None, given }).await
    }

    async fn say(&self, caller: u64, text: &str) -> Reply {
        self.give(caller, line::read(text).unwrap()).await
    }

    async fn gm(&self, text: &str) -> Reply {
        let reply = self.say(GM, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply
    }

    async fn keeps_turns(&self) {
        for (who, check) in [("Aldo", 20), ("Zyxxon", 15), ("Ogre", 10)] {
            self.gm(&format!("/initiative creature:{who} check:{check}")).await;
        }
        self.gm("/turn start").await;
    }

    async fn stands(&self, who: &str) -> Value {
        let shown = self.gm("/show hidden:true").await.ruling.unwrap();
        let all = shown["creatures"].as_array().unwrap().clone();
        all.into_iter().find(|one| one["name"] == who).map(|one| one["anchor"].clone()).unwrap_or_default()
    }
}

/// Aldo's only end is G4, so naming it changes nothing: neither the path nor an error may reveal who is in the lane.
#[tokio::test]
async fn a_charge_past_a_hidden_creature_is_the_same_with_and_without_its_end() {
    let ambush = Ambush::laid().await;
    ambush.gm("/place creature:Ogre at:H4").await;
    let plain = ambush.say(ANNA, "/charge target:Ogre preview:true").await;
    let named = ambush.say(ANNA, "/charge target:Ogre to:G4 preview:true").await;
    assert_eq!(plain.status, Status::Done, "{}", plain.text());
    assert_eq!(all_of(&named), all_of(&plain));
    assert!(!leaks(&named));
}

/// A mover stopped by a hidden creature does nothing to creatures beyond it.
#[tokio::test]
async fn an_overrun_stopped_by_a_hidden_creature_knocks_nobody_over() {
    let ambush = Ambush::laid().await;
    ambush.gm("/creature edit creature:Aldo speed:60").await;
    ambush.gm("/place creature:Ogre at:H4").await;
    let told = ambush.say(ANNA, "/overrun target:Ogre to:K4 check:30 against:5").await;
    let ruling = told.ruling.clone().unwrap();
    assert_eq!((&ruling["stopped"], &ruling["checks"]), (&json!("D4"), &json!([])), "{ruling:#}");
    assert!(ruling["prone"].is_null() && !leaks(&told), "{}", told.text());
    let shown = ambush.gm("/creature list creature:Ogre").await;
    assert!(!shown.text().contains("prone"), "{}", shown.text());
}

/// Everything that a person reads in a reply.
pub fn all_of(reply: &Reply) -> String {
    let picture = reply.picture.as_ref().map(|picture| format!("{}{picture:?}", picture.text())).unwrap_or_default();
    let file = reply.file.as_ref().map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).unwrap_or_default();
    format!("{}{}{picture}{file}{}", reply.json(), reply.alt_text().unwrap_or_default(), reply.text_with_people())
}

pub fn leaks(reply: &Reply) -> bool {
    names(&all_of(reply))
}

/// Whether the text names the hidden creature, ignoring case.
pub fn names(told: &str) -> bool {
    told.to_lowercase().contains(&SECRET.to_lowercase())
}

/// Every command, about each visible creature.
pub fn everything() -> Vec<Invocation> {
    let mut all = Vec::new();
    for spec in SPECS.iter().filter(|spec| !matches!(spec.words().as_str(), "table new" | "undo" | "redo" | "gm open"))
    {
        for (who, other) in [("Aldo", "Ogre"), ("Ogre", "Aldo")] {
            for preview in [false, true] {
                let mut given = line::read(spec.example).unwrap();
                for option in spec.options.iter().filter(|option| matches!(option.kind, Kind::Creature | Kind::Place)) {
                    let asked = given.value(option.name).is_some() || option.name == "creature";
                    given.options.retain(|(name, _)| name != option.name);
                    if asked {
                        let value = if option.name == "creature" || option.name == "from" { who } else { other };
                        given.options.push((option.name.to_owned(), value.to_owned()));
                    }
                }
                if preview && spec.option("preview").is_none() {
                    continue;
                }
                given.options.retain(|(name, _)| name != "preview");
                if preview {
                    given.options.push(("preview".to_owned(), "true".to_owned()));
                }
                // Straight through the square where it stands.
                if spec.option("to").is_some_and(|option| option.kind == Kind::Destination) {
                    let mut through = given.clone();
                    through.options.retain(|(name, _)| name != "to");
                    let way = if who == "Aldo" { "D4 E4 F4" } else { "H4 G4 F4" };
                    through.options.push(("to".to_owned(), way.to_owned()));
                    all.push(through);
                }
                all.push(given);
            }
        }
    }
    all
}

#[tokio::test]
async fn no_answer_to_a_player_and_no_public_one_names_the_hidden() {
    let (mut outcome, mut apart) = (0, 0);
    let parts = one_in(4);
    for turns in [false, true] {
        let ambush = Ambush::laid().await;
        if turns {
            ambush.keeps_turns().await;
        }
        for given in everything().into_iter().skip(usize::from(turns) % parts).step_by(parts) {
            // An onlooker sees what a player sees, with or without turns.
            let everybody: &[u64] = if turns { &[ANNA, GM] } else { &[ANNA, 7, GM] };
            for &caller in everybody {
                let reply = ambush.give(caller, given.clone()).await;
                let is_gm = caller == GM;
                if is_gm {
                    apart += usize::from(reply.aside.is_some());
                    // The answer without the GM's private part.
                    let open = Reply { aside: None, ..reply.clone() };
                    assert!(reply.private || !leaks(&open), "{given}: {}", all_of(&open));
                } else {
                    assert!(!leaks(&reply) && reply.aside.is_none(), "{given}: {}", all_of(&reply));
                }
                outcome += 1;
                if did(&given, &reply) {
                    let back = ambush.say(caller, "/undo").await;
                    assert!(back.private || !leaks(&back), "{}", all_of(&back));
                }
            }
        }
        assert_eq!(ambush.stands(SECRET).await, "E4");
    }
    assert!(outcome > 500 / parts && apart > 10 / parts, "{outcome} {apart}");
}

#[tokio::test]
async fn typing_its_name_finds_nobody() {
    let ambush = Ambush::laid().await;
    for line in
        ["/move creature:Zyxx to:B5", "/threat creature:Zyxxn", "/measure from:Aldo to:Zyx", "/charge target:Zyxxom"]
    {
        let reply = ambush.say(ANNA, line).await;
        assert!(reply.status == Status::Error && !reply.text().contains(SECRET), "{line}: {}", reply.text());
    }
    let known = ambush.app.known(HERE, None, &Caller::plain(ANNA)).await;
    let offers = offer::offers(Kind::Creature, "", &[], &known);
    assert_eq!(offers.iter().map(|offer| &offer.word[..]).collect::<Vec<_>>(), ["Aldo", "Ogre"]);
    // Another creature may take its exact name; the hidden one is then renamed.
    let joined = ambush.say(7, "/join name:zyxxon at:A1").await;
    assert_eq!(joined.status, Status::Done, "{}", joined.text());
    assert_eq!((ambush.stands("zyxxon").await, ambush.stands("Zyxxon 2").await), ("A1".into(), "E4".into()));
}

#[tokio::test]
async fn the_gm_sees_moves_and_reveals_it_in_private() {
    let ambush = Ambush::laid().await;
    for line in [
        "/show hidden:true",
        "/creature list",
        "/threat creature:Zyxxon",
        "/move creature:Zyxxon to:F5",
        "/measure from:Aldo to:Zyxxon",
        "/creature edit creature:Zyxxon speed:40",
        "/undo",
        "/redo",
    ] {
        let reply = ambush.gm(line).await;
        assert!(reply.private && leaks(&reply), "{line}: {}", all_of(&reply));
    }
    let shown = ambush.gm("/show hidden:true").await;
    assert!(shown.text().contains("Hidden from the players: Zyxxon."), "{}", shown.text());
    assert!(shown.alt_text().unwrap().contains(SECRET));
    let public = ambush.gm("/show").await;
    assert!(!public.private && !leaks(&public), "{}", all_of(&public));

    let revealed = ambush.gm("/creature edit creature:Zyxxon hidden:false").await;
    assert!(!revealed.private && leaks(&revealed), "{}", all_of(&revealed));
    assert!(leaks(&ambush.say(ANNA, "/show").await));
    let hidden = ambush.gm("/creature edit creature:Zyxxon hidden:true").await;
    assert!(hidden.private);
    assert!(!leaks(&ambush.say(ANNA, "/show").await));
}

#[tokio::test]
async fn only_the_gm_reads_what_a_hidden_creature_could_do() {
    let ambush = Ambush::laid().await;
    // Past it, within its reach.
    let moved = ambush.gm("/move creature:Aldo to:\"C4 D3 E3 F3\"").await;
    assert!(!moved.private && moved.text().contains("Aldo moves B4 to F3"), "{}", moved.text());
    let aside = moved.aside_text().unwrap();
    assert_eq!(moved.ruling.unwrap()["provokes"], serde_json::json!([]));
    assert!(aside.contains("from Zyxxon (leaving D3)"), "{aside}");
    ambush.gm("/undo").await;

    // The player makes the same move and reads nothing of it; the GM does.
    let moved = ambush.say(ANNA, "/move to:\"C4 D3 E3 F3\"").await;
    assert!(moved.status == Status::Done && moved.aside.is_none() && !leaks(&moved), "{}", moved.text());
    let (history, players) = (ambush.gm("/history").await.text(), ambush.say(ANNA, "/history").await.text());
    assert!(history.contains("from Zyxxon") && history.contains("(hidden)"), "{history}");
    assert!(players.contains("/move to:\"C4 D3 E3 F3\"") && !players.contains(SECRET), "{players}");
}

#[tokio::test]
async fn a_mover_who_runs_into_it_gets_no_further() {
    let ambush = Ambush::laid().await;
    let moved = ambush.say(ANNA, "/move to:\"C4 D4 E4 F4\"").await;
    assert_eq!(ambush.stands("Aldo").await, "D4", "{}", moved.text());
    assert!(moved.text().contains("Aldo moves B4 to D4"), "{}", moved.text());
    assert!(moved.text().contains("Aldo can't go any further: something is in the way."), "{}", moved.text());
    assert_eq!(moved.ruling.as_ref().unwrap()["to"], "D4");
    assert!(!leaks(&moved) && moved.press_of(Key::Undo).is_some());
    assert!(ambush.gm("/history").await.text().contains("Zyxxon is in the way"));
    // It doesn't get anywhere from there either, and the answer cites a rule.
    let stuck = ambush.say(ANNA, "/move to:E4").await;
    assert_eq!((stuck.status, ambush.stands("Aldo").await), (Status::Refused, "D4".into()), "{}", stuck.text());
    assert_eq!(stuck.ruling.as_ref().unwrap()["reasons"][0]["rule"], "occupied-opponent");
    assert!(!leaks(&stuck) && stuck.text().contains("something is in the way"), "{}", stuck.text());
    // A preview doesn't reveal it.
    let preview = ambush.say(ANNA, "/move to:E4 preview:true").await;
    assert_eq!((preview.status, leaks(&preview)), (Status::Done, false), "{}", preview.text());
    // The GM may force it there.
    ambush.gm("/move creature:Aldo to:E4 force:true").await;
    assert_eq!(ambush.stands("Aldo").await, "E4");
}

/// However a creature gets to the squares of a hidden one, it stops in the squares before.
#[tokio::test]
async fn every_movement_stops_before_it() {
    let ambush = Ambush::laid().await;
    ambush.gm("/creature edit creature:Aldo modes:\"fly 60 perfect\" strength:14 jump-trained:true").await;
    for (line, at) in [
        ("/move to:E4", "D4"),
        ("/move to:\"C4 D4 E4 F4 G4\" as-far-as:true", "D4"),
        ("/run to:H4", "D4"),
        ("/move to:\"C4 D4 E4 F4\" mode:fly", "D4"),
        ("/fly to:\"C4 D4 E4 F4\"", "D4"),
        ("/fly to:E4", "D4"),
        ("/jump to:E4 check:40", "D4"),
        ("/charge target:Ogre", "D4"),
    ] {
        let moved = ambush.say(ANNA, line).await;
        assert_eq!(ambush.stands("Aldo").await, at, "{line}: {}", moved.text());
        assert!(
            moved.text().contains("Aldo can't go any further: something is in the way."),
            "{line}: {}",
            moved.text()
        );
        assert_eq!(moved.ruling.as_ref().unwrap()["to"], at, "{line}");
        assert!(!leaks(&moved), "{line}");
        ambush.gm("/undo").await;
    }
}

/// SRD 3.5, Withdraw: an unseen creature strikes at a withdrawal nevertheless.
#[tokio::test]
async fn only_the_gm_reads_of_an_unseen_strike_at_a_withdrawal() {
    let ambush = Ambush::laid().await;
    ambush.gm("/place creature:Aldo at:D4").await;
    let moved = ambush.gm("/withdraw creature:Aldo to:A4").await;
    assert_eq!(moved.ruling.as_ref().unwrap()["provokes"], serde_json::json!([]));
    assert!(moved.aside_text().unwrap().contains("from Zyxxon (leaving D4)"), "{:?}", moved.aside_text());
}

#[tokio::test]
async fn the_order_passes_over_it_and_the_gm_moves_it_in_its_own_time() {
    let ambush = Ambush::laid().await;
    ambush.keeps_turns().await;
    let next = ambush.say(ANNA, "/turn next").await;
    assert!(next.text().contains("Ogre's turn") && !leaks(&next), "{}", next.text());
    let moved = ambush.gm("/move creature:Zyxxon to:F6").await;
    assert!(moved.private && !moved.text().contains("turn of"), "{}", moved.text());
    assert!(ambush.gm("/show").await.text().contains("Ogre's turn"), "the turn is whose it was");
    let spent = ambush.say(GM, "/run creature:Zyxxon to:F9").await;
    assert_eq!(spent.status, Status::Refused, "what it has done counts: {}", spent.text());
    let next = ambush.gm("/turn next").await;
    assert_eq!(next.aside_text().unwrap(), "Hidden, for you to move when it's their turn: Zyxxon (15).");
    ambush.gm("/move creature:Zyxxon to:E4").await;
}

#[tokio::test]
async fn a_table_in_one_channel_is_nothing_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("tables.db").display());
    let app = App::open(&url).await.unwrap();
    let say = async |channel: u64, given: Invocation| {
        let caller = Caller::plain(GM);
        answer(&app, Request { channel, guild: Some(9), caller, id: None, given }).await
    };
    let there = |text: &str| say(2, line::read(text).unwrap());
    for line in [
        "/table new width:12 height:9",
        "/creature add name:Zyxxon at:E4 owner:5",
        "/creature add name:Zyxxons at:C4 hidden:true",
        "/gm add person:77",
        "/move creature:Zyxxon to:F4",
    ] {
        assert_eq!(there(line).await.status, Status::Done, "{line}");
    }
    let button = there("/move creature:Zyxxon to:G4").await.press_of(Key::Undo).unwrap();
    let before = rows(&url, 2).await;
    assert!(before.contains(SECRET) && before.contains("77"), "{before}");

    for line in ["/table new width:12 height:9", "/creature add name:Ogre at:D4", "/creature add name:Aldo at:B4"] {
        assert_eq!(say(1, line::read(line).unwrap()).await.status, Status::Done, "{line}");
    }
    for spec in SPECS {
        let mut by_name = line::read(spec.example).unwrap();
        by_name.options.iter_mut().filter(|(name, _)| name == "creature").for_each(|(_, who)| *who = "Zyx".to_owned());
        for given in [line::read(spec.example).unwrap(), by_name] {
            let reply = say(1, given.clone()).await;
            assert!(!leaks(&reply), "{given}: {}", all_of(&reply));
            if did(&given, &reply) && spec.words() != "table new" {
                say(1, line::read("/undo").unwrap()).await;
            }
        }
    }
    for channel in [1, 3] {
        let request =
            Request { channel, guild: Some(9), caller: Caller::manager(GM), id: None, given: Invocation::default() };
        let pressed = app.press(&button, request).await;
        assert!(pressed.status == Status::Error && !leaks(&pressed), "{}", pressed.text());
    }
    assert_eq!(rows(&url, 2).await, before);
    app.close().await;
}

/// Every row of a channel, in full.
async fn rows(url: &str, channel: i64) -> String {
    let mut database = SqliteConnection::connect(url).await.unwrap();
    let mut all = String::new();
    for (table, key) in [("channel", "id"), ("creature", "channel"), ("history", "channel"), ("panel", "channel")] {
        let columns = format!("SELECT name FROM pragma_table_info('{table}')");
        let columns: Vec<String> =
            sqlx::query_scalar(sqlx::AssertSqlSafe(columns)).fetch_all(&mut database).await.unwrap();
        let row = columns.iter().map(|column| format!("quote({column})")).collect::<Vec<_>>().join(" || ' ' || ");
        let query = format!("SELECT {row} AS told FROM {table} WHERE {key} = {channel} ORDER BY 1");
        for row in sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&mut database).await.unwrap() {
            all.push_str(&row.get::<String, _>("told"));
            all.push('\n');
        }
    }
    database.close().await.unwrap();
    all
}
