//! A whole evening: a GM and six players, an uploaded map, three rounds, refusals, second thoughts, windows, a restart in the
//! middle, and the table moved to another channel at the end. The stand-in complains about everything that Discord would refuse.

use serde_json::{Value, json};

use super::done;
use crate::discord::standin::{Answer, Bot, Database, Member, Standin};
use crate::mapfile::maps::uvtt;

const PLAYERS: [&str; 6] = ["Anna", "Bert", "Cleo", "Dana", "Emil", "Fatma"];
const FOES: [&str; 4] = ["Ogre", "Goblin 1", "Goblin 2", "Goblin 3"];

fn has(answer: &Answer, label: &str) -> bool {
    answer.buttons().iter().any(|button| button.label == label)
}

/// The keep: a wall with a closed door, and a wall that crosses the squares at an angle.
fn keep() -> Value {
    let walls = json!([[[11, 0], [11, 12]], [[18.5, 12.5], [21.5, 14.0]]]);
    uvtt((24, 18), walls, &[([11.0, 12.0, 11.0, 13.0], true)], "")
}

async fn set_up(gm: &Member, players: &[Member]) {
    gm.has_file("keep.dd2vtt", keep().to_string().into_bytes());
    gm.has_file("broken.dd2vtt", b"{\"resolution\":".to_vec());
    let broken = gm.says("/map import file:broken.dd2vtt").await;
    assert!(broken.is_private() && broken.content().contains("Can't read the file"), "{broken:?}");
    let map = done(gm.says("/map import file:keep.dd2vtt").await);
    assert!(map.has_picture() && map.content().contains("24 x 18"), "{map:?}");
    done(gm.says("/map paint squares:E17:H18 terrain:difficult").await);
    done(gm.says("/table theme name:dark").await);
    assert!(gm.says("/gm show").await.is_private());

    assert_eq!(gm.completes("/creature add at:Q5 preset:ogr|").await[0], "ogre");
    done(gm.says("/creature add preset:ogre name:Ogre at:Q5 side:foes").await);
    let window = gm.says("/creature paste side:foes").await.window();
    let pasted =
        gm.fills_in(&window, &[("text", "Goblin at P9 Q9 R9:\nSmall humanoid,\nSpd 30 ft., Reach 5 ft.")]).await;
    assert!(done(pasted).content().contains("Goblin 3"));
    assert!(gm.says("/roster save creature:\"Goblin 1\"").await.content().contains("Goblin"));
    assert!(gm.says("/creature add name:Lurker at:T15 side:foes hidden:true").await.is_private());
    for (at, (player, name)) in players.iter().zip(PLAYERS).enumerate() {
        done(player.says(&format!("/join name:\"{name}'s Hero\" at:C{} speed:30", 3 + 2 * at)).await);
        // The first player has the first turn.
        let check = 25 - at;
        player.says(&format!("/initiative creature:\"{name}'s Hero\" check:{check}")).await;
    }
    for (name, check) in FOES.iter().zip([8, 7, 6, 5]) {
        gm.says(&format!("/initiative creature:\"{name}\" check:{check}")).await;
    }
}

/// Completion while a command is typed: names, squares, ground, rules.
async fn is_offered(gm: &Member, player: &Member) {
    assert_eq!(player.completes("/move creature:|").await[0], "Anna's Hero");
    assert_eq!(player.completes("/threat creature:gob|").await, FOES[1..]);
    assert!(player.completes("/threat creature:lurk|").await.is_empty());
    assert_eq!(gm.completes("/threat creature:lurk|").await, ["Lurker"]);
    assert!(player.completes("/move to:D|").await.contains(&"D3".to_owned()));
    assert_eq!(gm.completes("/creature edit creature:Ogre ignores:diff|").await, ["difficult"]);
    assert_eq!(gm.completes("/creature edit creature:Ogre conditions:blin|").await, ["blinded"]);
    assert_eq!(player.completes("/rules topic:terr|").await[0], "terrain");
    assert_eq!(gm.completes("/table house-rule rule:corn|").await, ["corner", "fills-corner"]);
    assert!(!gm.completes("/table house-rule rule:corner value:|").await.is_empty());
    assert_eq!(gm.completes("/roster add name:|").await, ["Goblin"]);
}

/// A move of two squares to the east, each time by another command.
async fn moves(way: usize, player: &Member, last: &Answer) -> Answer {
    match way {
        0 => done(player.says("/move to:\"e e\"").await),
        1 => {
            let mut pad = player.presses(&last.button("Move")).await;
            for key in ["→", "↗", "Step back", "→"] {
                pad = player.presses(&pad.button(key)).await;
                assert!(pad.is_private() && pad.is_in_place() && pad.has_picture(), "{key}: {pad:?}");
            }
            player.presses(&pad.button("Go")).await.below().await
        }
        2 => {
            let moved = done(player.says("/move to:\"e\"").await);
            let undone = done(player.presses(&moved.button("Undo")).await);
            assert!(undone.content().contains("Undone"), "{undone:?}");
            let redone = done(player.presses(&undone.button("Redo")).await);
            assert!(redone.content().contains("Redone"), "{redone:?}");
            done(player.says("/undo").await);
            done(player.says("/move to:\"e e\"").await)
        }
        _ => {
            let pad = player.presses(&last.button("Move")).await;
            let window = player.presses(&pad.button("Go to...")).await.window();
            let wrong = player.fills_in(&window, &[("to", "nowhere")]).await;
            assert!(wrong.is_private() && wrong.is_in_place() && has(&wrong, "Go to..."), "{wrong:?}");
            player.fills_in(&window, &[("to", "e e")]).await.below().await
        }
    }
}

/// A round: everybody takes a turn, each in a different way.
async fn round(gm: &Member, players: &[Member], mut last: Answer) -> Answer {
    for (at, player) in players.iter().enumerate() {
        // Another player learns whose turn it is.
        let other = &players[(at + 1) % players.len()];
        let early = other.says("/move to:\"e\"").await;
        assert!(early.is_private() && early.content().contains("turn"), "{early:?}");
        let meddling = other.presses(&last.button("Next turn")).await;
        assert!(meddling.is_private() && meddling.buttons().is_empty(), "{meddling:?}");
        // Too far, over a stone wall, or to nowhere: the answer says why, and nothing has happened.
        let far = player.says("/move to:W17").await;
        assert!(has(&far, "Why") && !has(&far, "Undo"), "{far:?}");
        assert!(player.says("/move to:ZZ99").await.is_private());
        let moved = moves(at % 4, player, &last).await;
        assert!(moved.is_public() && moved.has_picture(), "{moved:?}");
        assert!(moved.content().contains("10 of 30 ft"), "{moved:?}");
        assert!(player.presses(&moved.button("Why")).await.is_private());
        assert!(other.presses(&moved.button("Threats")).await.is_private());
        last = done(player.presses(&moved.button("Next turn")).await);
    }
    for name in FOES {
        assert!(!last.content().contains("Lurker") && !last.alt(0).contains("Lurker"), "{last:?}");
        let moved = done(gm.says(&format!("/move creature:\"{name}\" to:\"w\"")).await);
        last = done(gm.presses(&moved.button("Next turn")).await);
    }
    last
}

async fn is_handed_on(discord: &Standin, gm: &Member, players: &[Member]) {
    let history = gm.says("/history").await;
    assert!(history.is_private() && history.content().contains("turn next"), "{history:?}");
    let replay = players[0].says("/replay").await;
    assert!(replay.has_picture() && replay.png(0).starts_with(b"GIF8"), "{replay:?}");
    let text = players[1].says("/show text:true").await;
    assert!(text.content().contains("```") && !text.has_picture() && !text.content().contains("Lurker"), "{text:?}");
    let map = gm.says("/map export").await;
    assert!(map.is_private() && map.filename(0) == "map-export.uvtt", "{map:?}");
    let file: Value = serde_json::from_slice(map.png(0)).unwrap();
    assert_eq!(file["resolution"]["map_size"], json!({"x": 24.0, "y": 18.0}));
    let table = gm.says("/table export").await;
    assert!(table.is_private() && table.filename(0) == "table-export.json");
    assert!(players[2].says("/privacy show").await.content().contains("Cleo's Hero"));
    assert!(players[2].says("/table export").await.content().contains("for the GM only"));

    // In another channel it continues where it was.
    gm.has_file("table.json", table.png(0).to_vec());
    let elsewhere = gm.in_channel("next week");
    let there = elsewhere.says("/table import file:table.json").await;
    assert!(there.has_picture(), "{there:?}");
    let shown = done(elsewhere.says("/show").await);
    assert!(
        shown.alt(0).contains("Anna's Hero (heroes) at I3") && !shown.alt(0).contains("Lurker"),
        "{}",
        shown.alt(0)
    );
    assert!(elsewhere.says("/show hidden:true").await.alt(0).contains("Lurker"));
    let later = discord.member("Latecomer").says("/move creature:\"Anna's Hero\" to:\"e\"").await;
    assert!(later.is_private() && later.content().contains("isn't yours"), "{later:?}");
}

async fn restarted(bot: Bot, discord: &Standin, db: &Database) -> Bot {
    bot.killed().await;
    discord.bot(db).await
}

#[tokio::test]
async fn three_rounds_with_six_players() {
    let (discord, db) = (Standin::start().await, Database::new());
    let mut bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    let players = PLAYERS.map(|name| discord.member(name));
    set_up(&gm, &players).await;
    let begun = done(gm.says("/turn start").await);
    assert!(begun.content().contains("Anna's Hero") && !begun.alt(0).contains("Lurker"), "{begun:?}");
    is_offered(&gm, &players[0]).await;

    let first = round(&gm, &players, begun).await;
    // The bot dies while a window is open: the window is submitted to a bot that has never seen it.
    let pad = players[0].presses(&first.button("Move")).await;
    let window = players[0].presses(&pad.button("Go to...")).await.window();
    bot = restarted(bot, &discord, &db).await;
    let stepped = players[0].fills_in(&window, &[("to", "e")]).await.below().await;
    let first = done(players[0].presses(&stepped.button("Undo")).await);
    let second = round(&gm, &players, first).await;
    bot = restarted(bot, &discord, &db).await;
    round(&gm, &players, second).await;

    is_handed_on(&discord, &gm, &players).await;
    assert_eq!(bot.stopped().await, 0);
}
