//! A GM paints a map with a thumb, and everybody sees it when the pad is closed.

use super::done;
use crate::discord::standin::{Database, Standin};

#[tokio::test]
async fn a_map_is_painted_with_buttons_in_private_and_shown_when_the_pad_is_closed() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    done(gm.says("/table new width:30 height:20").await);
    let pad = gm.says("/map brush at:D4").await;
    assert!(pad.is_private() && pad.has_picture(), "{pad:?}");
    let labels: Vec<String> = pad.buttons().into_iter().map(|button| button.label).collect();
    let expected = ["↖", "↑", "↗", "←", "Paint", "→", "↙", "↓", "↘", "Pen down", "Undo", "Go to...", "Close"];
    assert_eq!(labels, expected);
    assert_eq!((pad.choices().len(), pad.chosen().as_deref()), (24, Some("Rock or thick wall")));
    assert!(pad.alt(0).contains("The cursor is on D4."), "{}", pad.alt(0));

    let water = gm.chooses(&pad, "Deep water").await;
    assert!(water.is_in_place() && water.chosen().as_deref() == Some("Deep water"), "{water:?}");
    let down = gm.presses(&water.button("Pen down")).await;
    assert!(down.is_private() && down.shown().contains("Painted D4: Deep water."), "{down:?}");
    // After a restart the pad continues where it was.
    bot.killed().await;
    let _again = discord.bot(&db).await;
    let along = gm.presses(&down.button("→")).await;
    assert!(along.is_in_place() && along.shown().contains("Painted E4"), "{along:?}");
    let window = gm.presses(&along.button("Go to...")).await.window();
    let room = gm.fills_in(&window, &[("at", "H8:J9")]).await;
    assert!(room.is_in_place() && room.shown().contains("Painted H8:J9: Deep water."), "{room:?}");
    assert!(room.shown().contains("Cursor: J9"), "{room:?}");
    let window = gm.presses(&room.button("Go to...")).await.window();
    let lost = gm.fills_in(&window, &[("at", "the pond")]).await;
    assert!(lost.shown().contains("such as D4, or squares to paint"), "{lost:?}");
    let back = gm.presses(&lost.button("Undo")).await;
    assert!(back.shown().contains("Cursor: J9") && !back.shown().contains("isn't a stroke"), "{back:?}");

    let closed = gm.presses(&back.button("Close")).await;
    assert!(closed.is_in_place() && closed.buttons().is_empty(), "{closed:?}");
    let below = closed.below().await;
    assert!(below.is_public() && below.has_picture() && below.alt(0).contains("D4:E4"), "{}", below.alt(0));
    let player = discord.member("Player").says_carelessly("/map brush at:D4").await;
    assert!(player.is_private() && player.buttons().is_empty(), "{player:?}");
}
