//! Who may do what, and who knows what, over real sockets.

use super::{done, set_up, skirmish, thought};
use crate::discord::standin::{APPLICATION, Database, Standin};

#[tokio::test]
async fn players_move_their_own_and_a_role_makes_a_gm() {
    let (discord, _db, _bot, gm) = skirmish().await;
    let (anna, bert) = (discord.member("Anna"), discord.member("Bert"));
    for line in [
        "/move creature:Hero to:H9",
        "/creature add name:Goblin at:A1",
        "/gm open on:true",
        "/place creature:Hero at:A1",
    ] {
        let refused = anna.says(line).await;
        assert!(refused.is_private() && refused.buttons().is_empty(), "{line}: {refused:?}");
    }
    done(gm.says(&format!("/creature edit creature:Hero owner:{}", anna.id())).await);
    let listed = anna.says("/creature list creature:Hero").await;
    assert!(listed.content().contains(&format!("played by <@{}>", anna.id())), "{listed:?}");
    let moved = done(anna.says("/move to:H9").await);
    assert!(bert.presses(&moved.button("Undo")).await.is_private());
    assert!(bert.says("/move creature:Hero to:H8").await.is_private());
    thought(bert.says("/move creature:Hero to:H8 preview:true").await);
    done(anna.presses(&moved.button("Undo")).await);
    // One's own creature first, whatever else has the same prefix.
    assert_eq!(anna.completes("/move creature:|").await, ["Hero", "Ogre"]);
    assert_eq!(bert.completes("/move creature:|").await, ["Hero", "Ogre"]);
    done(bert.says("/join name:Wren").await);
    assert_eq!(bert.completes("/move creature:|").await, ["Wren", "Hero", "Ogre", "heroes"]);

    // A bot plays nobody, so naming it gives a creature back to the GM.
    done(gm.says(&format!("/creature edit creature:Hero owner:{APPLICATION}")).await);
    assert!(anna.says("/move creature:Hero to:H9").await.is_private());

    let role = 1_100_000_000_000_000_777;
    assert!(gm.says(&format!("/gm role role:{role}")).await.content().contains(&format!("<@&{role}>")));
    done(anna.clone().with_role(role).says("/map paint squares:A1 terrain:solid").await);
    assert!(anna.says("/map paint squares:A2 terrain:solid").await.is_private());
    assert!(gm.says(&format!("/gm add person:{}", bert.id())).await.is_private());
    done(bert.says("/map paint squares:A2 terrain:solid").await);
    let nobody = gm.says(&format!("/gm add person:{APPLICATION}")).await;
    assert!(nobody.content().contains("can't be a bot"), "{nobody:?}");
}

#[tokio::test]
async fn only_the_gm_reads_of_hidden_creatures() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (gm, anna) = (discord.member("GM").manages_server(), discord.member("Anna"));
    set_up(&gm).await;
    let added = gm.says("/creature add name:Stalker at:H10 side:villains hidden:true").await;
    assert!(added.is_private() && added.content().contains("hidden from the players"), "{added:?}");
    let moved = done(gm.says("/move creature:Hero to:\"H9 G9\"").await);
    assert!(!moved.content().contains("Stalker") && !moved.alt(0).contains("Stalker"), "{moved:?}");
    let aside = moved.aside().await;
    assert!(aside.contains("from Stalker"), "{aside}");

    let shown = done(gm.says("/show").await);
    assert!(!shown.alt(0).contains("Stalker"), "{}", shown.alt(0));
    let whole = gm.says("/show hidden:true").await;
    assert!(whole.is_private() && whole.alt(0).contains("Stalker"), "{whole:?}");
    assert!(anna.says("/show hidden:true").await.is_private());
    assert_eq!(gm.completes("/creature edit creature:St|").await, ["Stalker"]);
    assert!(anna.completes("/move creature:St|").await.is_empty());
    // The bot defers a slow command publicly, but still answers in private.
    let lock = db.locked().await;
    let question = gm.sends("/move creature:Stalker to:J10");
    question.attempted(1).await;
    lock.released().await;
    let slow = question.answer().await;
    assert!(slow.was_deferred() && !slow.content().contains("Stalker") && !slow.has_picture(), "{slow:?}");
    assert!(slow.aside().await.contains("Stalker moves H10 to J10"));
    slow.is_deleted().await;
    // This still holds after a restart.
    assert_eq!(bot.stopped().await, 0);
    let _bot = discord.bot(&db).await;
    assert!(anna.completes("/threat creature:St|").await.is_empty());
    assert!(!done(anna.says("/show").await).alt(0).contains("Stalker"));
    assert!(!anna.says("/history").await.content().contains("Stalker"));
    assert!(gm.says("/history").await.content().contains("Stalker"));
}

#[tokio::test]
async fn a_creature_shows_its_players_name_until_the_player_leaves() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (gm, anna) = (discord.member("GM").manages_server(), discord.member("@everyone *Mira*\u{202e}"));
    set_up(&gm).await;
    let joined = done(anna.says("/join name:Wren at:B2").await);
    assert!(joined.alt(0).contains("Wren (heroes) at B2, @everyone *Mira*'s"), "{}", joined.alt(0));
    let listed = gm.says("/creature list").await;
    assert!(listed.content().contains("B2, heroes, medium, speed 30, reach 5, \\@everyone \\*Mira\\*'s"), "{listed:?}");
    let words = gm.says("/show text:true").await;
    assert!(words.content().contains("\\@everyone \\*Mira\\*'s"), "{words:?}");
    // It is kept with the table, and nowhere else.
    assert_eq!(bot.stopped().await, 0);
    let _bot = discord.bot(&db).await;
    assert!(done(gm.says("/show").await).alt(0).contains("Mira*'s"));
    assert!(!gm.says("/history").await.content().contains("Mira"));
    let reply = anna.says("/privacy show").await;
    assert!(reply.is_private() && reply.content().contains("last shown here, \\@everyone \\*Mira\\*"), "{reply:?}");
    let whoever_looks_on = discord.member("Bert").says("/privacy show").await;
    assert!(!whoever_looks_on.content().contains("Bert"), "{whoever_looks_on:?}");
    // When a person plays nobody, their name is forgotten.
    done(gm.says("/creature remove creature:Wren").await);
    assert!(!anna.says("/privacy show").await.content().contains("last shown here"));
    done(gm.says("/undo").await);
    assert!(done(gm.says("/show").await).alt(0).contains("player's"));
    done(anna.says("/show").await);
    assert!(done(gm.says("/show").await).alt(0).contains("Mira*'s"), "told anew with the next command");
    assert!(anna.says("/privacy delete sure:true").await.is_private());
    let shown = done(gm.says("/show").await);
    assert!(!shown.alt(0).contains("Mira") && !shown.alt(0).contains("player's"), "{}", shown.alt(0));

    // The GM names the owner, and Discord sends the owner's name with the command.
    let bert = discord.member("Bert");
    let given = done(gm.says(&format!("/creature edit creature:Hero owner:{}", bert.id())).await);
    assert!(given.alt(0).contains("somebody's"), "{}", given.alt(0));
}

/// People are named by mentions; a creature named like a person's id is a creature.
#[tokio::test]
async fn people_are_shown_by_name_and_never_by_a_bare_id() {
    let (discord, _db, _bot, gm) = skirmish().await;
    let anna = discord.member("Anna");
    let (id, mention) = (anna.id().to_string(), format!("<@{}>", anna.id()));
    let edited = done(gm.says(&format!("/creature edit creature:Hero owner:{id}")).await);
    assert!(edited.content().contains(&format!("played by {mention}")), "{edited:?}");
    let called = done(gm.says(&format!("/creature add name:{id} at:A1")).await);
    assert!(called.content().contains(&id) && !called.content().contains("<@"), "{called:?}");
    let history = gm.says("/history").await;
    let line = history.content().lines().find(|line| line.contains("owner:")).unwrap();
    assert!(line.contains(&format!("owner:{mention}")) && line.contains(&format!("played by {mention}")), "{line}");
    assert!(!line.replace(&mention, "").contains(&id), "{line}");
    // In the private note next to a board that stays, and where a line is repeated.
    done(gm.says("/table board manner:stays").await);
    gm.says("/show").await;
    let note = gm.says(&format!("/creature edit creature:Ogre owner:{id}")).await;
    assert!(note.is_private() && note.content().contains(&format!("played by {mention}")), "{note:?}");
    let undone = gm.says("/undo").await;
    assert!(undone.content().contains(&format!("owner:{mention}")), "{undone:?}");
}
