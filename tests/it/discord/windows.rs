//! Windows to type into, and arrows that lead off the floor.

use serde_json::json;
use serenity::all::ModalInteractionData;

use super::{done, skirmish, thought};
use crate::discord::standin::{Answer, Database, Member, Standin};

async fn pad(discord: &Standin) -> (Member, Member, Answer) {
    let (gm, player) = (discord.member("GM").manages_server(), discord.member("Player"));
    done(gm.says("/table new width:12 height:10").await);
    done(gm.says(&format!("/creature add name:Aldo at:C5 owner:{}", player.id())).await);
    done(gm.says("/creature add name:Bert at:D5").await);
    let shown = done(player.says("/move creature:Aldo to:B5").await);
    let pad = player.presses(&shown.button("Move")).await;
    (gm, player, pad)
}

#[tokio::test]
async fn go_to_takes_a_square_in_a_window() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (_, player, pad) = pad(&discord).await;
    let led = player.presses(&pad.button("↑")).await;
    let window = player.presses(&led.button("Go to...")).await.window();
    assert_eq!(window.title(), "Move Aldo");
    assert_eq!(window.fields(), [("to", "n"), ("check", ""), ("bonus", "")]);

    // An error replaces the arrows' text; the arrows stay.
    let wrong = player.fills_in(&window, &[("to", "ZZ99")]).await;
    assert!(wrong.is_private() && wrong.is_in_place() && wrong.content().contains("isn't on the map"), "{wrong:?}");
    assert!(!wrong.content().contains("Example"), "{wrong:?}");
    let far = player.fills_in(&window, &[("to", "L10")]).await;
    assert!(far.is_in_place() && far.has_picture() && far.content().contains("can't move B5 to L10"), "{far:?}");

    // It works after a restart.
    bot.killed().await;
    let _bot = discord.bot(&db).await;
    let gone = player.fills_in(&player.presses(&far.button("Go to...")).await.window(), &[("to", "B3")]).await;
    assert!(gone.is_in_place() && gone.buttons().is_empty(), "{gone:?}");
    assert!(gone.below().await.content().contains("moves B5 to B3"));
}

#[tokio::test]
async fn a_window_is_no_use_in_foreign_hands_nor_on_a_changed_board() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (gm, player, pad) = pad(&discord).await;
    let window = player.presses(&pad.button("Go to...")).await.window();
    let stranger = discord.member("Stranger");
    let refused = stranger.fills_in(&window.stolen_by(&stranger), &[("to", "B4")]).await;
    assert!(refused.content().contains("somebody else's"), "{refused:?}");
    for forged in ["nonsense", "00.goto", "00.paste", "' OR 1=1 --.goto"] {
        let refused = player.fills_in(&window.forged(forged), &[("to", "B4")]).await;
        assert!(refused.content().contains("too old"), "{forged}: {refused:?}");
    }
    let elsewhere = player.in_channel("elsewhere");
    assert!(elsewhere.fills_in(&window, &[("to", "B4")]).await.content().contains("too old"));

    done(gm.says("/map paint squares:B4 terrain:difficult").await);
    let changed = player.fills_in(&window, &[("to", "B4")]).await;
    assert!(changed.is_in_place() && changed.content().contains("has changed"), "{changed:?}");
    assert!(changed.content().contains("B5 to B4: 10 of 30 ft"), "{changed:?}");
    // Go makes the move that was typed.
    let gone = player.presses(&changed.button("Go")).await;
    assert!(gone.below().await.content().contains("moves B5 to B4"));
    done(gm.says("/creature remove creature:Aldo").await);
    let gone = player.presses(&changed.button("Go to...")).await;
    assert!(gone.is_private() && !gone.is_in_place(), "{gone:?}");
}

#[tokio::test]
async fn a_check_is_rolled_with_a_bonus_typed_in_the_window() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    done(gm.says("/table new width:12 height:10 ruleset:epic-path").await);
    done(gm.says("/creature add name:Bat at:A1 altitude:20 modes:\"fly 40 lesser\"").await);
    let shown = thought(gm.says("/reachable creature:Bat").await);
    let pad = gm.presses(&shown.button("Move")).await;
    let led = gm.presses(&pad.button("→")).await;
    assert!(led.content().contains("depends on a check") && led.content().contains("Go to... for"), "{led:?}");
    let hangs = gm.presses(&led.button("Go")).await;
    assert!(hangs.is_in_place() && hangs.content().contains("depends on a check"), "{hangs:?}");
    let window = gm.presses(&hangs.button("Go to...")).await.window();
    let gone = gm.fills_in(&window, &[("bonus", "30")]).await.below().await;
    assert!(gone.content().contains("d20 (") && gone.content().contains(" +30 = "), "{gone:?}");
}

#[tokio::test]
async fn arrows_pass_through_friends_and_a_refused_step_is_no_part_of_the_path() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (gm, player, mut pad) = pad(&discord).await;
    done(gm.says("/map paint squares:E4 terrain:solid").await);
    // Nobody may end on a friend's square, but the path may continue past it.
    for (key, expected) in [
        ("→", "B5 to C5: 5 of 30 ft"),
        ("→", "A move can't end in D5: Bert is there."),
        ("↗", "Can't take that step. So far: e e. Aldo can't move B5 to D5"),
        ("→", "B5 to E5: 15 of 30 ft"),
        ("↑", "Can't take that step. So far: e e e. Aldo could move B5 to E5: 15 of 30 ft."),
        ("→", "B5 to F5: 20 of 30 ft"),
    ] {
        pad = player.presses(&pad.button(key)).await;
        assert!(pad.is_in_place() && pad.has_picture() && pad.content().contains(expected), "{key}: {}", pad.content());
    }
    for more in ["G5: 25 of 30 ft", "H5: 30 of 30 ft", "Can't take that step. So far: e e e e e e."] {
        pad = player.presses(&pad.button("→")).await;
        assert!(pad.content().contains(more), "{more}: {}", pad.content());
    }
    let gone = player.presses(&pad.button("Go")).await.below().await;
    assert!(gone.content().contains("moves B5 to H5"), "{gone:?}");
}

#[tokio::test]
async fn arrows_lead_up_and_down_for_creatures_off_the_floor() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    let labels = |pad: &Answer| pad.buttons().into_iter().map(|button| button.label).collect::<Vec<_>>();
    let walks = gm.presses(&done(gm.says("/move creature:Hero to:H9").await).button("Move")).await;
    assert!(!labels(&walks).contains(&"Up".to_owned()));
    for (who, modes, keys) in [
        (
            "Bat",
            "fly 40 good",
            &[("Up", "5 ft up: 10 of 40 ft"), ("→", "5 ft up: 15 of 40 ft"), ("Up", "10 ft up"), ("Down", "5 ft up")][..],
        ),
        (
            "Mole",
            "burrow 20",
            &[("Down", "5 ft down: 5 of 20 ft"), ("→", "5 ft down: 10 of 20 ft"), ("Up", "to O11: 10 of 20 ft")],
        ),
        // A flier that has to keep up its speed can still be led to where it has done so.
        ("Hawk", "fly 20 average", &[("→", "has to fly 10 ft"), ("Up", "has to fly 10 ft"), ("→", "10 ft up")]),
    ] {
        let altitude = if who == "Hawk" { " altitude:5" } else { "" };
        done(gm.says(&format!("/creature add name:{who} at:N11 modes:\"{modes}\" size:tiny{altitude}")).await);
        let shown = thought(gm.says(&format!("/reachable creature:{who}")).await);
        let mut pad = gm.presses(&shown.button("Move")).await;
        assert_eq!(labels(&pad)[9..], ["Up", "Down", "Step back", "Go to...", "Close"]);
        for (key, expected) in keys {
            pad = gm.presses(&pad.button(key)).await;
            assert!(pad.content().contains(expected), "{who} {key}: {}", pad.content());
        }
        let gone = gm.presses(&pad.button("Go")).await.below().await;
        assert!(gone.content().contains(&format!("{who} moves N11")), "{gone:?}");
        done(gm.says(&format!("/creature remove creature:{who}")).await);
    }
}

#[tokio::test]
async fn creatures_are_pasted_in_a_window() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (gm, player) = (discord.member("GM").manages_server(), discord.member("Player"));
    let early = gm.says("/creature paste").await;
    assert!(early.is_private() && early.content().contains("no table"), "{early:?}");
    done(gm.says("/table new width:12 height:10").await);
    let refused = player.says("/creature paste").await;
    assert!(refused.is_private() && refused.content().contains("for the GM only"), "{refused:?}");

    let window = gm.says("/creature paste side:foes").await.window();
    assert_eq!(window.fields(), [("text", ""), ("at", ""), ("name", ""), ("side", "foes")]);
    let stolen = player.fills_in(&window.stolen_by(&player), &[("text", "Ogre at D4")]).await;
    assert!(stolen.is_private() && stolen.content().contains("somebody else's"), "{stolen:?}");
    bot.killed().await;
    let _bot = discord.bot(&db).await;
    // Another player may have done something meanwhile: the pasted text is not lost.
    done(gm.says("/map paint squares:A1 terrain:solid").await);
    let text = "Ogre at D4: Large giant,\nSpd 40 ft., Reach 10 ft.\n\nGoblin at H3 H4: Small, Spd 30 ft.";
    let pasted = done(gm.fills_in(&window, &[("text", text)]).await);
    assert!(pasted.has_picture() && pasted.content().contains("Ogre: large, foes, at D4"), "{pasted:?}");
    assert!(pasted.alt(0).contains("Goblin 2"), "{}", pasted.alt(0));
    let history = gm.says("/history count:1").await;
    assert!(history.content().contains("Large giant,\\\\nSpd 40"), "{}", history.content());
    let undone = done(gm.presses(&pasted.button("Undo")).await);
    assert!(!undone.alt(0).contains("Goblin"), "{}", undone.alt(0));

    let block = "Ogre\nLarge Giant\nHit Dice: 4d8+11 (29 hp)\nSpeed: 40 ft. (8 squares)\nSpace/Reach: 10 ft./10 ft.";
    let wrong = gm.fills_in(&window, &[("text", block)]).await;
    assert!(wrong.is_private() && wrong.content().contains("doesn't say who and where"), "{wrong:?}");
    let one = done(gm.fills_in(&window, &[("text", block), ("at", "D4")]).await);
    assert!(one.content().contains("Ogre: large, foes, at D4"), "{one:?}");
    // A long text is not repeated in full.
    let long = format!("Bear at J2: Large, {}Spd 40 ft.", "Climb 20 ft., ".repeat(40));
    let many = done(gm.fills_in(&window, &[("text", &long)]).await);
    let undone = done(gm.presses(&many.button("Undo")).await);
    assert!(undone.content().chars().count() < 400 && undone.content().contains('…'), "{undone:?}");
    // Text without line breaks needs no window.
    done(gm.says("/creature paste text:\"Rat at A2: Tiny\"").await);
}

/// Discord doesn't open a window with more characters in a field than it accepts there. It counts in UTF-16.
#[tokio::test]
async fn what_is_too_long_for_a_window_has_to_be_typed_again() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    for (end, letters, fits) in [("", 1000, true), ("", 1001, false), ("𝔘", 1000, true), ("𝔘", 1001, false)] {
        let side = "x".repeat(letters - end.encode_utf16().count()) + end;
        let window = gm.says(&format!("/creature paste name:Bear side:{side}")).await.window();
        let filled = if fits { side.as_str() } else { "" };
        assert_eq!(window.fields()[2..], [("name", "Bear"), ("side", filled)], "{letters}{end}");
    }
}

#[tokio::test]
async fn a_window_that_would_come_too_late_is_not_opened_after_a_promise() {
    let (_discord, db, _bot, gm) = skirmish().await;
    let lock = db.locked().await;
    let question = gm.sends("/creature paste");
    question.attempted(1).await;
    lock.released().await;
    let late = question.answer().await;
    assert!(late.was_deferred() && late.content().contains("took too long"), "{late:?}");
    let again = gm.says("/creature paste").await.window();
    done(gm.fills_in(&again, &[("text", "Rat at A1: Tiny")]).await);
}

/// What Discord sends for a label with a text input: the reason why windows use action rows.
#[test]
fn serenity_still_drops_what_is_typed_under_a_label() {
    let label = json!({"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "to", "value": "D4"}});
    let read: ModalInteractionData =
        serde_json::from_value(json!({"custom_id": "a1.goto", "components": [label]})).expect("it is read");
    assert!(read.components[0].components.is_empty(), "labels can be used now: {read:?}");
    assert!(!format!("{read:?}").contains("D4"), "{read:?}");
}
