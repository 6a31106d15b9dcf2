//! Checks as buttons, each for the right person: nobody retypes anything, and the GM's figures stay private.

use super::done;
use crate::discord::standin::{Answer, Bot, Database, Member, Standin};

fn labels(answer: &Answer) -> Vec<String> {
    answer.buttons().into_iter().map(|button| button.label).collect()
}

/// Epic Path: Anna's Aldo next to the GM's hulk with a Maneuver Defense of 23.
async fn clambering() -> (Standin, Database, Bot, [Member; 3]) {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let people = [discord.member("GM").manages_server(), discord.member("Anna"), discord.member("Bert")];
    let [gm, anna, _] = &people;
    done(gm.says("/table new width:12 height:10 ruleset:epic-path").await);
    done(anna.says("/join name:Aldo at:A3").await);
    done(gm.says("/creature add name:Hulk at:C2 size:huge side:foes").await);
    let sheet = gm.says("/creature sheet creature:Hulk maneuver-defense:23").await;
    assert!(!sheet.content().contains("23"), "{sheet:?}");
    (discord, db, bot, people)
}

#[tokio::test]
async fn the_roller_rolls_or_enters_and_the_gm_rules() {
    let (discord, db, bot, people) = clambering().await;
    let [gm, anna, bert] = &people;
    let waits = anna.says("/clamber target:Hulk").await;
    assert!(!waits.content().contains("23") && waits.content().contains("Maneuver Defense"), "{waits:?}");
    let offered = ["Roll", "Enter result...", "Success", "Failure", "Failure by 5"];
    assert_eq!(labels(&waits)[..5], offered, "{waits:?}");
    for member in [anna, bert] {
        let refused = member.presses(&waits.button("Success")).await;
        assert!(refused.is_private() && refused.content().contains("for the GM"), "{refused:?}");
    }
    let window = bert.presses(&waits.button("Enter result...")).await.window();
    let stranger = bert.fills_in(&window, &[("check", "30")]).await;
    assert!(stranger.is_private() && stranger.content().contains("Aldo isn't yours"), "{stranger:?}");

    bot.killed().await;
    let _bot = discord.bot(&db).await;
    let window = anna.presses(&waits.button("Enter result...")).await.window();
    assert_eq!(window.fields(), [("check", ""), ("natural", "")]);
    let on = done(anna.fills_in(&window, &[("check", "24")]).await);
    assert!(on.content().contains("Aldo") && !on.content().contains("23"), "{on:?}");
    // The board has changed, so the buttons above do nothing.
    let late = gm.presses(&waits.button("Failure")).await;
    assert!(late.is_private() && late.content().contains("has changed"), "{late:?}");

    done(gm.says("/place creature:Aldo at:A3").await);
    let again = anna.says("/clamber target:Hulk").await;
    let failed = done(gm.presses(&again.button("Failure")).await);
    assert!(failed.content().contains("provokes") || failed.content().contains("Hulk"), "{failed:?}");
    done(gm.says("/place creature:Aldo at:A3").await);
    let rolls = anna.says("/clamber target:Hulk").await;
    let window = anna.presses(&rolls.button("Roll")).await.window();
    let rolled = done(anna.fills_in(&window, &[("bonus", "40")]).await);
    // A natural 1 has so many consequences that the rest of the answer is left for Why.
    let one = rolled.content().contains("natural 1)");
    assert!(one || rolled.content().contains("d20 ("), "{rolled:?}");
}

/// A charge happens at once; its player rolls the check afterwards, and the result takes the charge's place.
#[tokio::test]
async fn a_check_that_a_done_charge_left_open_is_rolled_below_it() {
    let (_discord, _db, _bot, people) = clambering().await;
    let [gm, anna, bert] = &people;
    done(gm.says("/creature add name:Orc at:A9 side:foes").await);
    done(gm.says("/creature sheet creature:Orc maneuver-defense:15").await);
    let charged = done(anna.says("/charge target:Orc").await);
    assert_eq!(labels(&charged)[..2], ["Roll", "Enter result..."], "{charged:?}");
    let window = bert.presses(&charged.button("Roll")).await.window();
    assert!(bert.fills_in(&window, &[("bonus", "40")]).await.content().contains("Aldo isn't yours"));
    assert!(anna.presses(&charged.button("Success")).await.content().contains("for the GM"));
    let window = anna.presses(&charged.button("Roll")).await.window();
    let rolled = done(anna.fills_in(&window, &[("bonus", "40")]).await);
    // If the die shows a 1, what that leads to leaves no room for the roll itself.
    let tells = ["d20 (", "(natural 1)"].iter().any(|roll| rolled.content().contains(roll));
    assert!(rolled.is_public() && tells, "{rolled:?}");
    let undone = done(anna.presses(&rolled.button("Undo")).await);
    assert!(undone.content().contains("Aldo at A3"), "{undone:?}");
    let late = gm.presses(&charged.button("Failure")).await;
    assert!(late.is_private() && late.content().contains("has changed"), "{late:?}");
}

#[tokio::test]
async fn only_the_gm_and_the_player_read_a_maneuver_defense() {
    let (_discord, _db, _bot, people) = clambering().await;
    let [gm, anna, _] = &people;
    assert!(gm.says("/creature list creature:Hulk").await.content().contains("Maneuver Defense 23"));
    assert!(!anna.says("/creature list creature:Hulk").await.content().contains("23"));
    assert!(anna.says("/creature sheet creature:Aldo maneuver-defense:17").await.is_public());
    assert!(anna.says("/creature list creature:Aldo").await.content().contains("Maneuver Defense 17"));
}

/// Rise: each side of an opposed check gives its own result, once.
#[tokio::test]
async fn an_opposed_block_takes_one_button_for_each_side() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (gm, anna, bert) = (discord.member("GM").manages_server(), discord.member("Anna"), discord.member("Bert"));
    done(gm.says("/table new width:20 height:8 ruleset:rise").await);
    done(anna.says("/join name:Aldo at:E4").await);
    done(gm.says("/creature add name:Drow at:C3 side:drow").await);
    done(gm.says("/phase next").await);
    done(anna.says("/block target:Drow").await);
    let waits = gm.says("/hustle creature:Drow to:\"3e\"").await;
    assert_eq!(labels(&waits)[..2], ["Drow rolls...", "Aldo rolls..."], "{waits:?}");
    let window = gm.presses(&waits.button("Drow rolls...")).await.window();
    assert_eq!(window.fields(), [("check", ""), ("bonus", "")]);
    let half = gm.fills_in(&window, &[("check", "15")]).await;
    assert_eq!(labels(&half)[0], "Aldo rolls...", "the first result is kept: {half:?}");
    // Only Aldo's player may give Aldo's result.
    let window = bert.presses(&half.button("Aldo rolls...")).await.window();
    assert!(bert.fills_in(&window, &[("against", "1")]).await.is_private());
    let window = anna.presses(&half.button("Aldo rolls...")).await.window();
    assert_eq!(window.fields(), [("against", ""), ("against-bonus", "")]);
    let moved = done(anna.fills_in(&window, &[("against", "12")]).await);
    assert!(moved.content().contains("Drow moves C3 to F3"), "{moved:?}");
}
