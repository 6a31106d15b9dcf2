//! Rise on Discord: the panel of a phase with its buttons, commands for groups, and what only the GM may know.

use super::done;
use crate::discord::standin::{Answer, Bot, Database, Member, Standin};

fn labels(answer: &Answer) -> Vec<String> {
    answer.buttons().into_iter().map(|button| button.label).collect()
}

/// Anna's Aldo, Bert's Brakka and three drow, in a movement phase in which movements are declared first.
async fn begun() -> (Standin, Database, Bot, [Member; 3]) {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let people = [discord.member("GM").manages_server(), discord.member("Anna"), discord.member("Bert")];
    let [gm, anna, bert] = &people;
    done(gm.says("/table new width:20 height:12 ruleset:rise").await);
    done(anna.says("/join name:Aldo at:C5").await);
    done(bert.says("/join name:Brakka at:C8").await);
    done(gm.says("/creature add name:Drow count:3 at:\"J5 J7 J9\" side:drow").await);
    done(gm.says("/creature sheet creature:\"Drow 1-3\" initiative:2").await);
    done(gm.says("/table phases declared:true").await);
    (discord, db, bot, people)
}

#[tokio::test]
async fn a_phase_is_played_with_buttons_and_survives_a_restart() {
    let (discord, db, bot, people) = begun().await;
    let [gm, anna, bert] = &people;
    let panel = done(gm.says("/phase next").await);
    assert!(panel.content().contains("To go: Aldo, Brakka, Drow 1-3."), "{panel:?}");
    for label in ["Done", "Next phase", "Declare...", "Move"] {
        assert!(labels(&panel).contains(&label.to_owned()), "{label}: {panel:?}");
    }
    // Each player moves their own creature from the shared panel.
    let pad = anna.presses(&panel.button("Move")).await;
    let pad = anna.presses(&pad.button("→")).await;
    let gone = anna.presses(&pad.button("Go")).await.below().await;
    assert!(gone.is_public() && gone.content().contains("Aldo goes to D5: declared"), "{gone:?}");
    let window = bert.presses(&panel.button("Declare...")).await.window();
    assert_eq!(window.title(), "Declare a movement");
    let declared = done(bert.fills_in(&window, &[("order", "follow Drow 2 5")]).await);
    assert!(
        declared.content().contains("Declared: Aldo goes to D5; Brakka follows Drow 2 within 5 ft."),
        "{declared:?}"
    );
    // One command for three drow, which only the GM sees.
    let secret = gm.says("/follow creature:drow target:Aldo distance:5").await;
    assert!(secret.is_private(), "{secret:?}");
    let shown = done(anna.says("/phase show").await);
    assert!(!shown.content().contains("follows Aldo") && shown.content().contains("Everyone has moved"), "{shown:?}");

    bot.killed().await;
    let _bot = discord.bot(&db).await;
    // An old panel can still take a declaration back, and only the GM starts the next phase.
    let back = done(bert.presses(&declared.button("Take back")).await);
    assert!(back.content().contains("Brakka took their declaration back") && back.content().contains("To go: Brakka."));
    let early = anna.presses(&back.button("Next phase")).await;
    assert!(early.is_private() && early.content().contains("GM"), "{early:?}");
    let ready = done(bert.presses(&panel.button("Done")).await);
    assert!(ready.content().contains("Done for this phase: Brakka"), "{ready:?}");
    let next = done(gm.presses(&ready.button("Next phase")).await);
    let told = next.content().replace('\\', "");
    assert!(told.contains("Aldo moves C5 to D5") && told.contains("action phase"), "{told}");
    let undone = done(gm.presses(&next.button("Undo")).await);
    assert!(undone.content().contains("Aldo at C5"), "{undone:?}");
}

#[tokio::test]
async fn a_group_is_offered_while_typing_and_has_one_message_and_one_undo() {
    let (_discord, _db, _bot, people) = begun().await;
    let [gm, anna, _] = &people;
    let offered = gm.completes("/hustle creature:dro|").await;
    assert!(offered.contains(&"Drow 1-3".to_owned()) && offered.contains(&"drow".to_owned()), "{offered:?}");
    assert!(!gm.completes("/reachable creature:dro|").await.contains(&"Drow 1-3".to_owned()));
    let moved = done(gm.says("/hustle creature:\"Drow 1-3\" to:\"2w\"").await);
    assert!(moved.content().contains("Drow 3 moves J9 to H9") && moved.has_picture(), "{moved:?}");
    let undone = done(gm.presses(&moved.button("Undo")).await);
    assert!(undone.content().contains("Drow 1 at J5, Drow 2 at J7, Drow 3 at J9"), "{undone:?}");
    let refused = anna.says("/hustle creature:drow to:\"2w\"").await;
    assert!(refused.is_private() && refused.content().contains("Drow 1 isn't yours"), "{refused:?}");
}
