//! A whole evening: a GM and six players, three rounds, refusals, second thoughts, a restart in the middle, and the table
//! handed on in the end. What Discord would not take, the stand-in complains of.

use super::done;
use crate::standin::{Answer, Database, Member, Standin};

const PLAYERS: [&str; 6] = ["Anna", "Bert", "Cleo", "Dana", "Emil", "Fatma"];

fn has(answer: &Answer, label: &str) -> bool {
    answer.buttons().iter().any(|button| button.label == label)
}

async fn set_up(gm: &Member, players: &[Member]) {
    done(gm.says("/table new width:24 height:18 ruleset:srd35").await);
    done(gm.says("/map paint squares:L1:L12 terrain:solid").await);
    done(gm.says("/map edge squares:L13 side:west barrier:door").await);
    done(gm.says("/table theme name:dark").await);
    done(gm.says("/creature add preset:ogre name:Ogre at:Q5 side:foes").await);
    done(gm.says("/creature add name:Goblin count:3 at:\"P9 Q9 R9\" size:small side:foes").await);
    assert!(gm.says("/roster save creature:\"Goblin 1\"").await.content().contains("Goblin"));
    assert!(gm.says("/creature add name:Lurker at:T15 side:foes hidden:true").await.is_private());
    for (at, (player, name)) in players.iter().zip(PLAYERS).enumerate() {
        done(player.says(&format!("/join name:\"{name}'s Hero\" at:C{} speed:30", 3 + 2 * at)).await);
        // The first has the first turn.
        let check = 25 - at;
        player.says(&format!("/initiative creature:\"{name}'s Hero\" check:{check}")).await;
    }
    for (name, check) in [("Ogre", 8), ("Goblin 1", 7), ("Goblin 2", 6), ("Goblin 3", 5)] {
        gm.says(&format!("/initiative creature:\"{name}\" check:{check}")).await;
    }
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

    let mut last = begun;
    for round in 1..=3 {
        for (at, player) in players.iter().enumerate() {
            // Whoever is not acting is told whose turn it is.
            let other = &players[(at + 1) % players.len()];
            let early = other.says("/move to:\"e\"").await;
            assert!(early.is_private() && early.content().contains("turn"), "{early:?}");
            // Too far, over a wall of stone, or to nowhere: told why, and nothing happened.
            let far = player.says("/move to:W17").await;
            assert!(has(&far, "Why") && !has(&far, "Undo"), "{far:?}");
            assert!(player.says("/move to:ZZ99").await.is_private());
            let moved = match at % 3 {
                0 => done(player.says("/move to:\"e e\"").await),
                1 => {
                    let pad = player.presses(&last.button("Move")).await;
                    let east = player.presses(&pad.button("→")).await;
                    let south = player.presses(&east.button("→")).await;
                    player.presses(&south.button("Go")).await.below().await
                }
                _ => {
                    let moved = done(player.says("/move to:\"e\"").await);
                    let undone = done(player.presses(&moved.button("Undo")).await);
                    assert!(undone.content().contains("Taken back"), "{undone:?}");
                    done(player.says("/move to:\"e e\"").await)
                }
            };
            assert!(moved.content().contains("10 of 30 ft"), "{moved:?}");
            assert!(player.presses(&moved.button("Why")).await.is_private());
            assert!(other.presses(&moved.button("Threats")).await.is_private());
            last = done(player.presses(&moved.button("Next turn")).await);
        }
        if round == 2 {
            bot.killed().await;
            bot = discord.bot(&db).await;
        }
        for name in ["Ogre", "Goblin 1", "Goblin 2", "Goblin 3"] {
            done(gm.says(&format!("/move creature:\"{name}\" to:\"w\"")).await);
            last = done(gm.says("/turn next").await);
        }
        assert!(!last.content().contains("Lurker") && !last.alt(0).contains("Lurker"), "{last:?}");
    }

    let history = gm.says("/history").await;
    assert!(history.is_private() && history.content().contains("turn next"), "{history:?}");
    let replay = players[0].says("/replay").await;
    assert!(replay.has_picture() && replay.png(0).starts_with(b"GIF8"), "{replay:?}");
    let text = players[1].says("/show text:true").await;
    assert!(text.content().contains("```") && !text.has_picture() && !text.content().contains("Lurker"), "{text:?}");
    let table = gm.says("/table export").await;
    assert!(table.is_private() && table.filename(0) == "table-export.json");
    assert!(players[2].says("/privacy show").await.content().contains("Cleo's Hero"));
    assert_eq!(gm.completes("/roster add name:|").await, ["Goblin"]);
    bot.stopped().await;
}
