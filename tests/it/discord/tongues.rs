//! Everybody in the own language: answers, buttons, windows, and what is wrong.

use super::done;
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
    assert!(moved.content().starts_with("Aldo geht von C5 nach A3: 15 von 30 ft."), "{moved:?}");
    let why = player.presses(&moved.button("Warum")).await;
    assert!(why.is_private() && why.content().contains("Schritte"), "{why:?}");

    // Whoever presses reads the own language, also under somebody else's answer.
    let pad = player.presses(&moved.button("Bewegen")).await;
    assert!(pad.is_private() && pad.buttons().iter().any(|button| button.label == "Los"), "{pad:?}");
    let denied = stranger.presses(&moved.button("Bewegen")).await;
    assert!(
        denied.is_private() && denied.content().contains("Aldo") && !denied.content().contains("yours"),
        "{denied:?}"
    );
    assert!(denied.content().contains("MJ"), "{denied:?}");
    let window = player.presses(&pad.button("Gehe zu...")).await.window();
    assert_eq!(window.title(), "Aldo bewegen");

    // The table's language goes before everybody's own, for what is wrong as well.
    done(gm.says("/table language name:german units:metres").await);
    let far = gm.says("/move creature:Ogre to:Z99").await;
    assert!(far.is_private() && far.content().contains("liegt nicht auf der Karte"), "{far:?}");
    let word = gm.says("/creature edit creature:Ogre speed:fast").await;
    assert!(word.is_private() && word.content().contains("Beispiel"), "{word:?}");
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
        // The stand-in holds every window against Discord's limits; what was cut would end in the middle of a word.
        let title = window.title().to_owned();
        assert!((10..45).contains(&title.chars().count()), "{locale}: {title}");
    }
}
