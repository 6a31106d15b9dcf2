//! The bot over real sockets, against the stand-in.

use crate::standin::{Database, Standin};

#[tokio::test]
async fn first() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    let ogre = gm.says("/creature add name:Ogre at:D4").await;
    assert!(ogre.is_public());
    assert_eq!(gm.completes("/move creature:og|").await, ["Ogre"]);
    let moved = gm.says("/move creature:Ogre to:F6").await;
    assert!(moved.is_public() && !moved.was_deferred());
    assert_eq!(moved.picture(0).width(), 8);
    assert_eq!(moved.alt(0), "A board");
    let undone = gm.presses(&moved.button("Undo")).await;
    assert_eq!(undone.content(), "Undone");
    let odd = gm.presses(&moved.button("Undo").forged("x")).await;
    assert!(odd.is_private());
    println!("{}", bot.log());
    assert_eq!(bot.stopped().await, 0);
}
