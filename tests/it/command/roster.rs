//! The roster: creatures that outlive their table, one roster per server.

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};
use serde_json::{Value, json};

use crate::door::Door;

fn table() -> Door {
    let mut door = Door::open();
    door.done("/table new width:20 height:15");
    door
}

fn first(door: &mut Door) -> Value {
    door.ask("/show")["ruling"]["creatures"][0].clone()
}

fn mistaken(door: &mut Door, line: &str, expected: &str) {
    let reply = door.ask(line);
    assert!(reply["status"] == "error" && reply["message"].as_str().unwrap().contains(expected), "{line}: {reply}");
}

#[test]
fn every_creature_comes_back_from_the_roster_as_it_was() {
    let natures = [
        "",
        "size:large side:villains speed:40 reach:15 shape:long",
        "size:tiny squares:2",
        "size:tiny threatens:false fills:true helpless-obstacle:true",
        "weapon-reach:true armor:half-plate load:heavy race:dwarf",
        "weapon-reach:15 armor:medium speed-bonus:10 runner:true constitution:14",
        "speed-category:slow ignores:\"difficult low\" conditions:incorporeal",
        "maneuver-defense:-3 resist-forced:10 initiative:-1 dexterity:8 base-attacks:4",
        "modes:\"fly 60 good winged, swim 30 slow, burrow 10\" jump-trained:true base-speed:50",
        "strength:14 quadruped:true load:\"85 lb\" light-load:60",
        "side:\"Anna's \\\"friends\\\" \\\\ co\" speed:natural",
    ];
    for nature in natures {
        let mut door = table();
        door.done(&format!("/creature add name:Beast at:D4 {nature}"));
        let before = first(&mut door);
        let whole = door.ask("/creature list creature:Beast")["message"].clone();
        door.done("/roster save creature:Beast");
        // Later conditions and its place are not saved.
        door.done("/creature edit creature:Beast prone:true at:H8 speed:5");
        door.done("/table new width:9 height:9");
        door.done("/roster add name:beast at:D4");
        assert_eq!(first(&mut door), before, "{nature}");
        assert_eq!(door.ask("/creature list creature:Beast")["message"], whole, "{nature}");
    }
}

#[test]
fn the_roster_does_not_keep_conditions() {
    let mut door = table();
    door.done("/creature add name:Bat at:D4 modes:\"fly 40 good\"");
    let before = first(&mut door);
    door.done(
        "/creature edit creature:Bat altitude:20 prone:true helpless:true conditions:\"stunned blinded dead\" facing:n",
    );
    door.done("/roster save creature:Bat name:Flier");
    door.done("/creature remove creature:Bat");
    door.done("/roster add name:fli as:Bat at:D4");
    assert_eq!(first(&mut door), before);
}

#[test]
fn several_come_at_once_and_go_with_one_undo() {
    let mut door = table();
    door.done("/creature add name:\"Goblin 3\" at:A1 size:small side:monsters");
    let reply = door.ask("/roster save creature:Goblin");
    assert!(reply["message"].as_str().unwrap().starts_with("Goblin is in the roster: "), "{reply}");
    door.done("/roster add name:Goblin at:\"H3 H4\" count:3 side:heroes");
    let board = door.ask("/show");
    let outcome: Vec<(&Value, &Value)> =
        board["ruling"]["creatures"].as_array().unwrap().iter().map(|one| (&one["name"], &one["side"])).collect();
    let heroes = json!("heroes");
    assert_eq!(
        outcome[1..],
        [(&json!("Goblin 4"), &heroes), (&json!("Goblin 5"), &heroes), (&json!("Goblin 6"), &heroes)]
    );
    door.done("/undo");
    assert_eq!(door.ask("/show")["ruling"]["creatures"].as_array().unwrap().len(), 1);
    // The undo took them off the board, and the command before still counts.
    assert_eq!(door.ask("/roster list")["ruling"]["templates"][0]["name"], "Goblin");
}

#[test]
fn it_is_listed_replaced_and_removed() {
    let mut door = table();
    assert!(door.ask("/roster list")["message"].as_str().unwrap().contains("The roster is empty"));
    door.done("/creature add name:Ogre at:D4 size:large speed:40 side:monsters");
    door.done("/creature add name:Orc at:A1");
    door.done("/roster save creature:Ogre");
    door.done("/roster save creature:Orc");
    door.done("/creature edit creature:Ogre speed:50");
    let again = door.ask("/roster save creature:Ogre name:OGRE");
    assert!(again["message"].as_str().unwrap().contains("replaces the old entry"), "{again}");
    let list = door.ask("/roster list");
    assert_eq!(
        list["message"],
        "OGRE: shape tall, side monsters, size large, speed 50\nOrc: shape tall, side heroes, size medium"
    );
    let options = json!({"shape": "tall", "side": "monsters", "size": "large", "speed": "50"});
    assert_eq!(list["ruling"]["templates"][0], json!({"name": "OGRE", "options": options}));
    mistaken(&mut door, "/roster add name:O at:H3", "The roster has no `O`.");
    mistaken(&mut door, "/roster add name:Ogr at:D4 as:Orc", "There is already a creature called Orc here");
    mistaken(&mut door, "/roster add name:Ogre as:Imp at:Z99", "Z99");
    mistaken(&mut door, "/roster add name:Ogre at:\"H3 H3\"", "would share squares");
    mistaken(&mut door, "/roster remove name:Ogrr", "Did you mean `OGRE`?");
    mistaken(&mut door, "/roster remove name:\"\"", "The roster has no nothing");
    mistaken(&mut door, "/roster save creature:Nobody", "There's no");
    mistaken(&mut door, "/roster save", "`creature` is missing");
    door.done("/roster remove name:ogre");
    mistaken(&mut door, "/roster add name:Ogre at:H3", "The roster has no `Ogre`.");
}

/// The answer to a person in a channel.
async fn ask(app: &App, channel: u64, guild: Option<u64>, caller: Caller, text: &str) -> Reply {
    let given = line::read(text).unwrap();
    answer(app, Request { channel, guild, caller, id: None, given }).await
}

#[tokio::test]
async fn a_guild_has_one_roster_and_nobody_else_sees_it() {
    let app = App::open("sqlite::memory:").await.unwrap();
    let gm = Caller::manager(1);
    for (channel, guild) in [(10, Some(7)), (11, Some(7)), (20, Some(8)), (7, None)] {
        assert_eq!(ask(&app, channel, guild, gm.clone(), "/table new width:9 height:9").await.status, Status::Done);
    }
    ask(&app, 10, Some(7), gm.clone(), "/creature add preset:ogre at:D4").await;
    assert_eq!(ask(&app, 10, Some(7), gm.clone(), "/roster save creature:Ogre").await.status, Status::Done);
    assert_eq!(ask(&app, 11, Some(7), gm.clone(), "/roster add name:Ogre at:D4").await.status, Status::Done);
    // A channel with the same id as that server has nothing to do with it.
    for (channel, guild) in [(20, Some(8)), (7, None), (10, None)] {
        assert!(ask(&app, channel, guild, gm.clone(), "/roster list").await.text().contains("The roster is empty"));
        for line in ["/roster add name:Ogre at:D4", "/roster remove name:Ogre"] {
            let reply = ask(&app, channel, guild, gm.clone(), line).await;
            assert!(
                reply.status == Status::Error && !reply.text().contains("Did you mean"),
                "{line}: {}",
                reply.text()
            );
        }
        assert!(app.known(channel, guild, &gm).await.roster.is_empty());
    }
    assert_eq!(app.known(11, Some(7), &gm).await.roster, ["Ogre"]);
    // Without GM rights nobody changes anything, not even in a channel without a table.
    let player = Caller::plain(2);
    for channel in [10, 12] {
        for line in ["/roster save creature:Ogre name:Mine", "/roster remove name:Ogre"] {
            assert_eq!(
                ask(&app, channel, Some(7), player.clone(), line).await.status,
                Status::Error,
                "{channel} {line}"
            );
        }
    }
    assert_eq!(app.known(10, Some(7), &gm).await.roster, ["Ogre"]);
    // Nor can a player see there which creatures are yet to come.
    for channel in [10, 11, 12] {
        let list = ask(&app, channel, Some(7), player.clone(), "/roster list").await;
        assert!(list.status == Status::Error && !list.text().contains("Ogre"), "{channel}: {}", list.text());
        assert!(app.known(channel, Some(7), &player).await.roster.is_empty());
    }
    assert!(ask(&app, 10, Some(7), gm, "/roster list").await.private);
}

/// The names and speeds in the roster.
async fn rostered(app: &App, channel: u64) -> Vec<String> {
    let list = ask(app, channel, Some(7), Caller::manager(1), "/roster list").await.ruling.unwrap();
    let described = |one: &Value| format!("{} {}", one["name"].as_str().unwrap(), one["options"]["speed"]);
    list["templates"].as_array().unwrap().iter().map(described).collect()
}

#[tokio::test]
async fn changes_to_the_roster_are_listed_undone_and_redone() {
    let app = App::open("sqlite::memory:").await.unwrap();
    let say = async |text: &str| {
        let reply = ask(&app, 10, Some(7), Caller::manager(1), text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply.text()
    };
    for line in ["/table new width:9 height:9", "/creature add name:Ogre at:D4 speed:40", "/roster save creature:Ogre"]
    {
        say(line).await;
    }
    say("/creature edit creature:Ogre speed:50").await;
    for line in ["/roster save creature:Ogre name:OGRE", "/roster remove name:Ogre"] {
        say(line).await;
    }
    let history = say("/history").await;
    let lines: Vec<&str> = history.lines().collect();
    assert!(lines[0].contains("/roster remove name:Ogre - OGRE is out of the roster"), "{history}");
    assert!(lines[3].contains("/roster save creature:Ogre - Ogre is in the roster: "), "{history}");
    // The roster at each level of undo. One level changes the table, not the roster.
    let levels = ["", "OGRE \"50\"", "Ogre \"40\"", "Ogre \"40\"", ""];
    let roster = async || rostered(&app, 10).await.join(", ");
    for level in &levels[1..] {
        assert_eq!(say("/undo").await.lines().count(), 1);
        assert_eq!(roster().await, *level);
    }
    for level in levels[..4].iter().rev() {
        say("/redo").await;
        assert_eq!(roster().await, *level);
    }
    // A player may not undo what another saved.
    let undone = ask(&app, 10, Some(7), Caller::plain(2), "/undo").await;
    assert_eq!((undone.status, roster().await.as_str()), (Status::Error, ""));
    // Saving what is already there changes nothing.
    say("/undo").await;
    say("/roster save creature:Ogre name:OGRE").await;
    assert_eq!(say("/redo").await, "Redone: /roster remove name:Ogre");
}

#[tokio::test]
async fn what_another_channel_has_changed_since_is_left_to_it() {
    let app = App::open("sqlite::memory:").await.unwrap();
    let say = async |channel: u64, text: &str| {
        let reply = ask(&app, channel, Some(7), Caller::manager(1), text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply.text()
    };
    for (channel, speed) in [(10, 40), (11, 20)] {
        say(channel, "/table new width:9 height:9").await;
        say(channel, &format!("/creature add name:Ogre at:D4 speed:{speed}")).await;
        say(channel, "/roster save creature:Ogre").await;
    }
    let stays = "The roster stays as it is: another command has changed Ogre since.";
    let undone = say(10, "/undo").await;
    assert_eq!(undone, format!("Undone: /roster save creature:Ogre\n{stays}"));
    assert_eq!(rostered(&app, 10).await, ["Ogre \"20\""]);
    // The command before it can be undone nevertheless.
    assert_eq!(say(10, "/undo").await, "Undone: /creature add name:Ogre at:D4 speed:40");
    // Undo restores what the other found: what the first had saved.
    assert_eq!(say(11, "/undo").await, "Undone: /roster save creature:Ogre");
    assert_eq!(rostered(&app, 11).await, ["Ogre \"40\""]);
    say(10, "/redo").await;
    assert!(say(10, "/redo").await.ends_with(stays));
    // Without a table, the server's managers can undo too.
    say(12, "/roster remove name:Ogre").await;
    assert!(rostered(&app, 12).await.is_empty());
    assert!(say(12, "/history").await.contains("/roster remove"));
    say(12, "/undo").await;
    assert_eq!(rostered(&app, 12).await, ["Ogre \"40\""]);
    say(12, "/redo").await;
    say(12, "/table new width:5 height:5").await;
}
