//! The main job: a table in a channel, a judged move, a picture.

use fivefoot::command::SPECS;
use serde_json::Value;

use super::{done, skirmish, thought};
use crate::discord::standin::{Database, Standin};

#[tokio::test]
async fn a_table_is_set_up_and_a_move_is_judged() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    let player = discord.member("Player");

    done(gm.says("/table new width:12 height:10").await);
    done(gm.says("/map paint squares:E1:E3 terrain:solid").await);
    done(gm.says("/creature add name:Ogre at:B2 size:large side:villains speed:40").await);
    done(gm.says(&format!("/creature add name:Hero at:F6 owner:{}", player.id())).await);

    let shown = done(player.says("/show").await);
    assert!(shown.picture(0).width() >= 200);
    assert!(shown.alt(0).contains("Ogre"), "{}", shown.alt(0));

    let moved = done(player.says("/move creature:Hero to:\"G7 H8\"").await);
    assert!(!moved.was_deferred());
    assert!(moved.content().contains("15 of 30 ft"), "{moved:?}");
    assert!(moved.picture(0).width() >= 200);
    assert!(moved.alt(0).contains("Hero (heroes) at H8"), "{}", moved.alt(0));

    // A refused move is private, with the picture that shows why.
    let refused = thought(player.says("/move creature:Hero to:A10").await);
    assert!(refused.has_picture() && refused.buttons().iter().all(|button| button.label != "Undo"), "{refused:?}");
    let again = done(player.says("/show").await);
    assert!(again.alt(0).contains("Hero (heroes) at H8"), "{}", again.alt(0));

    let undone = done(player.presses(&moved.button("Undo")).await);
    assert!(undone.has_picture(), "{undone:?}");
    let again = done(player.says("/show").await);
    assert!(again.alt(0).contains("Hero (heroes) at F6"), "{}", again.alt(0));
}

#[tokio::test]
async fn discord_and_the_console_get_the_same_answers() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let mut reply = Vec::new();
    for command in discord.commands() {
        let name = command["name"].as_str().unwrap().to_owned();
        let subs: Vec<_> = command["options"].as_array().into_iter().flatten().filter(|o| o["type"] == 1).collect();
        if subs.is_empty() {
            reply.push(name);
        } else {
            reply.extend(subs.iter().map(|sub| format!("{name} {}", sub["name"].as_str().unwrap())));
        }
    }
    let in_menu = SPECS.iter().map(|spec| spec.in_menu());
    let mut known: Vec<String> =
        in_menu.map(|(first, second)| second.map_or(first.to_owned(), |second| format!("{first} {second}"))).collect();
    reply.sort();
    known.sort();
    assert_eq!(reply, known);
}

#[tokio::test]
async fn commands_have_german_and_french_names_too() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let commands = discord.commands();
    let find = |nodes: &Value, name: &str| {
        nodes.as_array().into_iter().flatten().find(|node| node["name"] == name).cloned().unwrap_or_default()
    };
    let map = commands.iter().find(|command| command["name"] == "map").expect("/map");
    assert_eq!(map["name_localizations"]["de"], "karte");
    let paint = find(&map["options"], "paint");
    for locale in ["de", "fr"] {
        for node in [map, &paint, &find(&paint["options"], "terrain")] {
            assert!(node["name_localizations"][locale].is_string(), "{locale}: {node:#}");
            let about = &node["description_localizations"][locale];
            assert!(about.is_string() && about != &node["description"], "{locale}: {node:#}");
        }
    }
}

#[tokio::test]
async fn names_are_completed_from_half_of_them() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    done(gm.says("/creature add name:\"Big Ogre\" at:K10").await);
    assert_eq!(gm.completes("/move creature:OG|").await, ["Ogre", "Big Ogre"]);
    assert_eq!(gm.completes("/creature remove creature:her|").await, ["Hero"]);
    assert_eq!(gm.completes("/measure from:ero|").await, ["Hero"]);
    assert!(gm.completes("/move creature:dragon|").await.is_empty());
    let lists = gm.completes("/creature edit creature:Hero conditions:\"prone bl|\"").await;
    assert_eq!(lists, ["prone blinded"]);
    assert_eq!(gm.completes("/creature edit creature:Hero ignores:D|").await, ["difficult"]);
    assert_eq!(gm.completes("/table house-rule rule:corn|").await, ["corner", "fills-corner"]);
    let values = gm.completes("/table house-rule rule:corner value:|").await;
    assert_eq!(values, ["forbidden", "by-fill", "allowed", "book"]);
    assert_eq!(gm.completes("/rules topic:squeez|").await[0], "squeezing");
    assert!(gm.in_channel("elsewhere").completes("/move creature:|").await.is_empty());
}

#[tokio::test]
async fn squares_presets_sides_and_the_roster_are_completed() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    assert_eq!(gm.completes("/move creature:Ogre to:H1|").await, ["H1", "H10", "H11", "H12", "H13", "H14", "H15"]);
    let beside = gm.completes("/move creature:Hero to:\"H7 |\"").await;
    assert!(beside.len() == 8 && beside.contains(&"H7 I6".to_owned()), "{beside:?}");
    assert_eq!(gm.completes("/map paint squares:A1:|").await.len(), 3);
    assert!((2..=25).contains(&gm.completes("/creature add at:h|").await.len()));
    assert_eq!(gm.completes("/creature add at:H3 preset:owlb|").await, ["owlbear"]);
    assert_eq!(gm.completes("/creature add at:H3 preset:|").await.len(), 25);
    assert_eq!(gm.completes("/creature edit creature:Hero side:vil|").await, ["villains"]);
    assert_eq!(gm.completes("/help command:roster|").await.len(), 4);
    assert!(gm.completes("/roster add name:|").await.is_empty());
    done(gm.says("/roster save creature:Ogre").await);
    assert_eq!(gm.completes("/roster add name:og|").await, ["Ogre"]);
    // The server's other channels have it too, but not the squares of this one.
    let elsewhere = gm.in_channel("elsewhere");
    assert_eq!(elsewhere.completes("/roster remove name:|").await, ["Ogre"]);
    assert!(elsewhere.completes("/move to:H|").await.is_empty());
    done(gm.says("/creature add preset:goblin at:\"A1 A2 A3\" side:villains").await);
    assert_eq!(gm.completes("/threat creature:gob|").await, ["Goblin 1", "Goblin 2", "Goblin 3"]);
}

#[tokio::test]
async fn a_list_longer_than_a_message_goes_on_in_the_next() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    for n in 0..20 {
        let (name, column) = ("*".repeat(25), char::from(b'A' + n));
        done(gm.says(&format!("/creature add name:\"{name} {n}\" at:{column}14 side:\"{name} x\"")).await);
    }
    let list = gm.says("/creature list").await;
    let below = list.below().await;
    assert!(list.is_private() && below.is_private());
    let lines: Vec<&str> = list.content().lines().chain(below.content().lines()).collect();
    assert!(lines.len() == 22 && lines.iter().all(|line| line.contains(", reach ")), "{list:?} {below:?}");
}

#[tokio::test]
async fn a_button_works_after_a_restart_and_only_while_it_is_the_last_word() {
    let (discord, db, bot, gm) = skirmish().await;
    let first = done(gm.says("/move creature:Ogre to:F6").await);
    let second = done(gm.says("/move creature:Hero to:H9").await);
    assert_eq!(bot.stopped().await, 0);
    let _bot = discord.bot(&db).await;

    // After a later move this button would undo the wrong thing.
    let stale = gm.presses(&first.button("Undo")).await;
    assert!(stale.is_private(), "{stale:?}");
    let shown = done(gm.says("/show").await);
    assert!(shown.alt(0).contains("Hero (heroes) at H9"), "{}", shown.alt(0));

    done(gm.presses(&second.button("Undo")).await);
    let shown = done(gm.says("/show").await);
    assert!(shown.alt(0).contains("Hero (heroes) at H8"), "{}", shown.alt(0));

    let spent = gm.presses(&second.button("Undo")).await;
    assert!(spent.is_private(), "{spent:?}");
}

#[tokio::test]
async fn a_button_means_nothing_elsewhere_or_in_foreign_hands() {
    let (discord, _db, _bot, gm) = skirmish().await;
    let moved = done(gm.says("/move creature:Hero to:H9").await);
    let button = moved.button("Undo");
    assert!(discord.member("Player").presses(&button).await.is_private());
    assert!(gm.in_channel("elsewhere").presses(&button).await.is_private());
    assert!(gm.presses(&button.forged("undo:1")).await.is_private());
    assert!(gm.presses(&button.forged("' OR 1=1 --")).await.is_private());
    let shown = done(gm.says("/show").await);
    assert!(shown.alt(0).contains("Hero (heroes) at H9"), "{}", shown.alt(0));
}

#[tokio::test]
async fn only_managers_and_the_tables_maker_repaint_the_map() {
    let (discord, _db, _bot, gm) = skirmish().await;
    let player = discord.member("Player");
    let refused = player.says("/map paint squares:A1 terrain:solid").await;
    assert!(refused.is_private(), "{refused:?}");
    assert!(player.says("/table new width:5 height:5").await.is_private());
    done(gm.says("/map paint squares:A1 terrain:solid").await);

    // In a channel without a table anybody may create one, and becomes its GM.
    let (theirs, others) = (player.in_channel("theirs"), gm.in_channel("theirs"));
    done(theirs.says("/table new width:5 height:5").await);
    done(theirs.says("/map paint squares:A1 terrain:solid").await);
    done(others.says("/map paint squares:A2 terrain:solid").await);
    let third = discord.member("Somebody").in_channel("theirs");
    assert!(third.says("/map paint squares:A3 terrain:solid").await.is_private());
}

#[tokio::test]
async fn a_direct_conversation_is_a_table_of_ones_own() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let alone = discord.member("Player").in_direct_message();
    done(alone.says("/table new width:5 height:5").await);
    done(alone.says("/map paint squares:A1 terrain:solid").await);
}

#[tokio::test]
async fn channels_do_not_touch_each_other() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    let elsewhere = gm.in_channel("elsewhere");
    done(elsewhere.says("/table new width:6 height:6").await);
    done(elsewhere.says("/creature add name:Ogre at:A1").await);
    done(elsewhere.says("/move creature:Ogre to:B2").await);
    assert!(done(gm.says("/show").await).alt(0).contains("20 x 15"));
    assert!(done(elsewhere.says("/show").await).alt(0).contains("6 x 6"));
}

#[tokio::test]
async fn a_crowd_that_speaks_at_once_is_heard_by_turns() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    let rooms = ["cellar", "attic", "yard"].map(|name| gm.in_channel(name));
    let mut questions = Vec::new();
    for room in &rooms {
        done(room.says("/table new width:12 height:12").await);
        let add = |n| room.sends(&format!("/creature add name:Rat{n} at:{}{}", char::from(b'A' + n), n + 1));
        questions.extend((0..12).map(add));
    }
    for question in questions {
        done(question.answer().await);
    }
    for room in &rooms {
        assert_eq!(room.completes("/move creature:rat|").await.len(), 12);
    }
    assert_eq!(bot.stopped().await, 0);
}
