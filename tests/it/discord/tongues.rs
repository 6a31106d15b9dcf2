//! Public answers are in the language of the table or the server, private ones in the reader's own.

use super::{done, thought};
use crate::discord::standin::{Database, Standin};

#[tokio::test]
async fn answers_buttons_and_windows_are_in_the_language_of_the_client() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server().reading("en-GB");
    let player = discord.member("Spielerin").reading("de");
    let stranger = discord.member("Étrangère").reading("fr");
    done(gm.says("/table new width:12 height:10").await);
    done(gm.says("/creature add name:Ogre at:H5 side:foes").await);
    done(gm.says(&format!("/creature add name:Aldo at:C5 owner:{}", player.id())).await);

    let moved = done(player.says("/move creature:Aldo to:A3").await);
    // Public answers are in the server's language, private ones in the reader's own.
    assert!(moved.content().starts_with("Aldo moves C5 to A3: 15 of 30 ft."), "{moved:?}");
    let plan = thought(player.says("/move creature:Aldo to:C5 preview:true").await);
    assert!(plan.content().starts_with("Aldo könnte"), "{plan:?}");
    let shared = done(player.presses(&plan.button("Teilen")).await);
    assert!(shared.content().starts_with("Aldo could"), "{shared:?}");
    let why = player.presses(&moved.button("Why")).await;
    assert!(why.is_private() && why.content().contains("Schritte"), "{why:?}");

    // The answer to a press is in the presser's language, even below another person's answer.
    let pad = player.presses(&moved.button("Move")).await;
    assert!(pad.is_private() && pad.buttons().iter().any(|button| button.label == "Los"), "{pad:?}");
    let denied = stranger.presses(&moved.button("Move")).await;
    assert!(
        denied.is_private() && denied.content().contains("Aldo") && !denied.content().contains("yours"),
        "{denied:?}"
    );
    assert!(denied.content().contains("MJ"), "{denied:?}");
    let window = player.presses(&pad.button("Gehe zu...")).await.window();
    assert_eq!(window.title(), "Aldo bewegen");

    // The table's language overrides the server's; private answers stay in the reader's own.
    done(gm.says("/table language name:german units:metres").await);
    let ogre = done(gm.says("/move creature:Ogre to:H6").await);
    assert!(ogre.content().starts_with("Ogre geht von H5 nach H6: 1,5 von 9 m."), "{ogre:?}");
    let word = gm.says("/creature edit creature:Ogre speed:fast").await;
    assert!(word.is_private() && word.content().contains("Example"), "{word:?}");
    done(gm.says("/undo").await);
    let back = done(gm.says("/undo").await);
    assert!(back.content().starts_with("Undone"), "{back:?}");
}

#[tokio::test]
async fn every_window_fits_its_title_and_labels_in_every_language() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    done(gm.says("/table new width:12 height:10").await);
    for locale in ["en-US", "de", "fr"] {
        let window = gm.clone().reading(locale).says("/creature paste").await.window();
        // The stand-in holds every window to Discord's limits; a title that was cut off would end inside a word.
        let title = window.title().to_owned();
        assert!((10..45).contains(&title.chars().count()), "{locale}: {title}");
    }
}
