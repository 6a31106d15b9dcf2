//! Every command with wrong, missing, hostile and absurd options: a clear private answer, and no change.

use fivefoot::command::spec::Kind;
use fivefoot::command::{App, Caller, Invocation, Reply, Request, SPECS, Status, answer, line};
use fivefoot::words::Language;

use crate::boards::one_in;
use crate::command::did;

const GM: &Caller =
    &Caller { id: 1, roles: Vec::new(), manages: true, language: Language::English, server: None, names: Vec::new() };
const PLAYER: &Caller =
    &Caller { id: 2, roles: Vec::new(), manages: false, language: Language::English, server: None, names: Vec::new() };

struct Table {
    app: App,
}

impl Table {
    async fn with_an_ogre() -> Self {
        let table = Table { app: App::open("sqlite::memory:").await.unwrap() };
        for line in [
            "/table new width:20 height:15",
            "/creature add name:Ogre at:D4 size:large side:villains speed:40",
            "/creature add name:Hero at:H8 owner:2",
        ] {
            assert_eq!(table.say(GM, line).await.status, Status::Done, "{line}");
        }
        table
    }

    async fn give(&self, caller: &Caller, given: Invocation) -> Reply {
        answer(&self.app, Request { channel: 7, guild: Some(9), caller: caller.clone(), id: None, given }).await
    }

    async fn say(&self, caller: &Caller, text: &str) -> Reply {
        match line::read(text) {
            Ok(given) => self.give(caller, given).await,
            Err(error) => Reply::error("", error.error.message()),
        }
    }

    /// Everything that a command could have changed.
    async fn state(&self) -> (String, String) {
        (self.say(GM, "/show").await.json().to_string(), self.say(GM, "/history").await.text())
    }
}

/// Values that no option accepts, or only some do.
const HOSTILE: [&str; 17] = [
    "",
    " ",
    "-1",
    "99999999999999999999",
    "1e308",
    "NaN",
    "A0",
    "ZZZ9999",
    "A1:ZZZ9999",
    "D4 D4 D4 XYZ",
    "<@everyone>",
    "```\u{202e}evil",
    "\0\u{7}",
    "'; DROP TABLE creature; --",
    "../../etc/passwd",
    "\u{5a}\u{335}\u{336}\u{337}\u{338}",
    "trueish",
];

#[tokio::test]
async fn a_refused_option_changes_nothing_and_says_what_was_expected() {
    let table = Table::with_an_ogre().await;
    let before = table.state().await;
    let mut refused = 0;
    for spec in SPECS {
        let example = line::read(spec.example).unwrap();
        for option in spec.options {
            // Text may be anything; other tests show that it does no harm.
            if option.kind == Kind::Text && option.name != "name" && option.name != "side" {
                continue;
            }
            for (nth, value) in HOSTILE.into_iter().enumerate() {
                if (nth + option.name.len() + spec.example.len()) % one_in(4) > 0 {
                    continue;
                }
                let mut given = example.clone();
                given.options.retain(|(name, _)| name != option.name);
                given.options.push((option.name.to_owned(), value.to_owned()));
                let reply = table.give(GM, given.clone()).await;
                if reply.status != Status::Error {
                    if did(&given, &reply) {
                        table.say(GM, "/undo").await;
                    }
                    continue;
                }
                refused += 1;
                assert!(reply.private, "{given}: {reply:?}");
                assert!(reply.text().chars().count() > 20, "{given}: {}", reply.text());
                assert!(!reply.text().contains(['\0', '\u{202e}']), "{given}: {}", reply.text());
                assert!(reply.picture.is_none() && reply.panel.is_none(), "{given}");
            }
        }
    }
    assert!(refused > 150, "only {refused} were refused: the values are no longer hostile");
    assert_eq!(table.say(GM, "/show").await.json().to_string(), before.0);
}

#[tokio::test]
async fn a_missing_or_unknown_option_is_named() {
    let table = Table::with_an_ogre().await;
    let before = table.state().await;
    for spec in SPECS.iter().filter(|spec| spec.is_in("srd35")) {
        let example = line::read(spec.example).unwrap();
        for option in spec.options.iter().filter(|option| option.required) {
            let mut given = example.clone();
            given.options.retain(|(name, _)| name != option.name);
            let reply = table.give(GM, given).await;
            assert_eq!(reply.status, Status::Error);
            assert!(reply.text().contains(option.name) && reply.text().contains("Example: /"), "{}", reply.text());
        }
        let mut given = example.clone();
        given.options.push(("speling".to_owned(), "x".to_owned()));
        let reply = table.give(GM, given).await;
        assert!(reply.status == Status::Error && reply.text().contains("`speling`"), "{}", reply.text());
    }
    assert_eq!(table.state().await, before);
}

#[tokio::test]
async fn mistakes_name_what_was_probably_meant() {
    let table = Table::with_an_ogre().await;
    let before = table.state().await;
    for (line, hint) in [
        ("/mvoe to:D5", "Did you mean `move`?"),
        ("/map pant squares:D4 terrain:solid", "paint, brush, height"),
        ("/move creature:Orge to:D5", "Did you mean `Ogre`?"),
        ("/move creatur:Ogre to:D5", "Did you mean `creature`?"),
        ("/move creature:Ogre to:Z99", "A1:T15"),
        ("/move creature:Ogre to:D5 pace:doble", "Did you mean `double`?"),
        ("/move to:D5", "Hero, Ogre"),
        ("/creature add name:ogre at:A1", "Ogre 2"),
        ("/creature add name:Big at:T15 size:colossal", "T15:Y20"),
        ("/table new width:0 height:5", "from 1 to 300"),
        ("/table new width:5 height:5 ruleset:srd53", "Did you mean `srd35`?"),
        ("/map paint squares: terrain:solid", "/map paint squares:C3:E5"),
        ("/reachable creature:Ogre mode:fly", "no fly speed"),
        ("/move creature:Ogre to:\"E5 ne\"", "mixes them"),
        ("/move creature:Ogre to:nne", "directions such as"),
        ("/move creature:Ogre to:9w", "off the map"),
        ("/move creature:Ogre to:F6 stopped-at:A9", "a square of the path (D4 E5 F6)"),
        ("/move creature:Ogre to:F6 altitude:10", "/place with altitude"),
        ("/run creature:Ogre to:H4 check:15 bonus:2", "not both"),
        ("/run creature:Ogre to:H4 bonus:lots", "a whole number from"),
        ("/settle creature:Ogre last:ZZ99", "isn't on the map"),
        ("/table ruleset name:srd53", "Did you mean `srd35`?"),
        ("/table house-rule rule:cornr value:allowed", "Did you mean `corner`? It can be `forbidden`"),
        ("/table house-rule rule:gravity value:off", "You can change "),
        ("/table house-rule rule:blocking value:impassable", "There's no house rule"),
        ("/table house-rule rule:corner value:alowed", "Did you mean `allowed`? It can be"),
        (
            "/table house-rule rule:size-apart value:9",
            "`2` (creatures are far apart in size from 2 categories on), `3`",
        ),
        ("/rules topic:terain", "Did you mean `terrain`?"),
        ("/map paint squares:A1 terrain:difficult layers:9", "from 1 to 4"),
        ("/creature edit creature:Ogre", "Set what changes"),
        ("/creature edit creature:Ogre name:hero", "Hero 2"),
        ("/measure from:Ogre to:nowhere", "a square such as D4"),
        ("/redo", "nothing to redo"),
        ("/help command:mvoe", "Did you mean `move`?"),
        ("move to:D5", "/help"),
        ("/move to:D5 to:D6 creature:Ogre", "is there twice"),
    ] {
        let reply = table.say(GM, line).await;
        assert_eq!(reply.status, Status::Error, "{line}: {}", reply.text());
        assert!(reply.text().contains(hint), "{line}: {}", reply.text());
    }
    assert_eq!(table.state().await, before);
}

#[tokio::test]
async fn half_a_name_is_enough_where_it_is_clear() {
    let table = Table::with_an_ogre().await;
    table.say(GM, "/creature add name:\"Ogre Mage\" at:M4 size:large").await;
    for (typed, who) in [("ogre", "Ogre"), ("MAGE", "Ogre Mage"), ("\"og ma\"", "Ogre Mage"), ("he", "Hero")] {
        let reply = table.say(GM, &format!("/threat creature:{typed}")).await;
        assert_eq!(reply.ruling.unwrap()["creature"], who, "{typed}");
    }
    assert!(table.say(GM, "/threat creature:og").await.text().contains("Ogre, Ogre Mage"));
}

#[tokio::test]
async fn without_a_table_every_command_says_how_to_start_one() {
    let app = App::open("sqlite::memory:").await.unwrap();
    let table = Table { app };
    for spec in SPECS {
        let reply = table.say(PLAYER, spec.example).await;
        match spec.name {
            // These create the first board.
            "table" | "map" if matches!(spec.sub, Some("new" | "paste")) => {
                assert_eq!(table.say(PLAYER, "/undo").await.status, Status::Done)
            }
            _ if matches!(spec.sub, Some("import" | "picture")) => {
                assert!(reply.text().contains("attach a file"), "{}", reply.text())
            }
            "roster" if matches!(spec.sub, Some("list" | "remove")) => assert_eq!(reply.status, Status::Error),
            "help" | "history" | "privacy" => assert_eq!(reply.status, Status::Done),
            "undo" => assert!(reply.text().contains("nothing to"), "{}", reply.text()),
            "redo" => assert_eq!((reply.status, table.say(PLAYER, "/undo").await.status), (Status::Done, Status::Done)),
            _ => assert!(reply.text().contains("/table new"), "{}: {}", spec.example, reply.text()),
        }
    }
}

#[tokio::test]
async fn only_the_gm_repaints_the_map_forces_a_move_or_takes_either_back() {
    let table = Table::with_an_ogre().await;
    table.say(GM, "/map paint squares:A1 terrain:solid").await;
    let before = table.state().await;
    for line in [
        "/table new width:5 height:5",
        "/map paint squares:B2 terrain:solid",
        "/map edge squares:B2 side:east barrier:wall",
        "/move creature:Hero to:T15 force:true",
        "/undo",
    ] {
        let reply = table.say(PLAYER, line).await;
        assert!(reply.status == Status::Error && reply.private, "{line}: {}", reply.text());
    }
    assert_eq!(table.state().await, before);
    assert_eq!(table.say(PLAYER, "/move creature:Hero to:H9").await.status, Status::Done);
    assert_eq!(table.say(PLAYER, "/undo").await.status, Status::Done);
    assert_eq!(table.say(GM, "/undo").await.status, Status::Done);
    assert_eq!(table.say(PLAYER, "/redo").await.status, Status::Error);
}

#[tokio::test]
async fn what_stands_in_one_channel_is_not_reached_from_another() {
    let table = Table::with_an_ogre().await;
    let before = table.state().await;
    let elsewhere = |given| Request { channel: 8, guild: Some(9), caller: GM.clone(), id: None, given };
    for line in ["/show", "/move creature:Ogre to:E5", "/undo", "/creature remove creature:Ogre"] {
        let reply = answer(&table.app, elsewhere(line::read(line).unwrap())).await;
        assert_eq!(reply.status, Status::Error, "{line}");
    }
    answer(&table.app, elsewhere(line::read("/table new width:3 height:3").unwrap())).await;
    assert_eq!(table.state().await, before);
}

#[tokio::test]
async fn two_at_once_are_both_carried_out_and_one_twice_only_once() {
    let table = Table::with_an_ogre().await;
    let both = ["/place creature:Ogre at:A1", "/place creature:Hero at:C3"].map(|line| line::read(line).unwrap());
    let [ogre, hero] = both.map(|given| {
        let app = table.app.clone();
        tokio::spawn(async move {
            let request = Request { channel: 7, guild: Some(9), caller: GM.clone(), id: None, given };
            answer(&app, request).await.status
        })
    });
    assert_eq!((ogre.await.unwrap(), hero.await.unwrap()), (Status::Done, Status::Done));
    let shown = table.say(GM, "/show").await.ruling.unwrap();
    assert_eq!((&shown["creatures"][0]["anchor"], &shown["creatures"][1]["anchor"]), (&"C3".into(), &"A1".into()));

    let given = line::read("/move creature:Hero to:D4").unwrap();
    let once = Request { channel: 7, guild: Some(9), caller: GM.clone(), id: Some(5), given };
    let first = answer(&table.app, once.clone()).await;
    table.say(GM, "/place creature:Hero at:T15").await;
    let second = answer(&table.app, once).await;
    assert_eq!((second.status, &second.text()), (Status::Done, &first.text()));
    assert_eq!(table.say(GM, "/show").await.ruling.unwrap()["creatures"][0]["anchor"], "T15");
}

#[test]
fn a_refusal_names_each_reason_once_and_fits_a_message() {
    let mut door = crate::door::Door::open();
    door.done("/table new width:12 height:10 ruleset:rise");
    door.done("/creature add name:Ox at:A7 size:huge");
    door.done("/map paint squares:J9 terrain:pillar");
    let reply = door.ask("/sprint to:\"L6 J6\"");
    let message = reply["message"].as_str().unwrap();
    assert_eq!(reply["status"], "refused", "{reply:#}");
    assert_eq!(message.matches("off the map").count(), 1, "{message}");
    assert_eq!(message.matches("J9 is a pillar").count(), 1, "{message}");
    assert!(reply["ruling"]["reasons"].as_array().unwrap().len() > 12, "scripts read them all: {reply:#}");
}

#[test]
fn an_option_named_like_a_second_word_is_explained() {
    let mut door = crate::door::Door::open();
    for (line, example) in [
        ("/gm open:true", "Example: /gm open on:true"),
        ("/gm nonsense:true", "Example: /gm show"),
        ("/roster list:all", "Example: /roster list"),
    ] {
        let reply = door.ask(line);
        assert!(reply["message"].as_str().unwrap().ends_with(example), "{line}: {reply:#}");
    }
}

/// Altitudes count from the floor, and so from the bottom of water: the error says which one is meant.
#[test]
fn a_depth_under_water_is_an_altitude_over_its_bottom() {
    let mut door = crate::door::Door::open();
    for line in [
        "/table new width:12 height:10",
        "/map paint squares:E1:H9 terrain:pit depth:20",
        "/map paint squares:E1:J9 terrain:water",
        "/creature add name:Carp at:F4 altitude:10 modes:\"swim 30\"",
    ] {
        door.done(line);
    }
    for (line, meant) in [
        ("/creature add name:Shark at:F5 altitude:-10", "/creature add name:Shark at:F5 altitude:10"),
        ("/place creature:Carp at:F6 altitude:-15", "/place creature:Carp at:F6 altitude:5"),
        ("/creature edit creature:Carp altitude:-40", "/creature edit creature:Carp altitude:0"),
        ("/swim creature:Carp to:G4 altitude:-5", "/swim creature:Carp to:G4 altitude:15"),
    ] {
        let told = door.ask(line);
        let message = told["message"].as_str().unwrap();
        assert!(message.contains("20 ft deep") && message.ends_with(&format!("Example: {meant}")), "{line}: {message}");
        let again = door.ask(meant);
        assert_eq!(again["status"], "done", "{meant}: {again:#}");
    }
    let told = door.ask("/creature add name:Crab at:J4 altitude:-10");
    let message = told["message"].as_str().unwrap();
    assert!(message.contains("/map paint squares:J4 terrain:pit depth:20"), "{message}");
    door.done("/map paint squares:J4 terrain:pit depth:20");
    assert!(door.ask("/creature add name:Crab at:J4 altitude:10")["message"].as_str().unwrap().contains("10 ft below"));
    let told = door.ask("/creature add name:Mole at:B4 altitude:-10");
    assert!(told["message"].as_str().unwrap().contains("only diggers"), "{told:#}");
}
