//! Pictures that are drawn while the commit waits for the disk.

use fivefoot::command::{App, Caller, Reply, Request, answer, line};
use fivefoot::words::Language;

async fn ask(app: &App, caller: &Caller, text: &str) -> Reply {
    let given = line::read(text).expect("a line");
    answer(app, Request { channel: 10, guild: Some(7), caller: caller.clone(), id: None, given }).await
}

#[tokio::test]
async fn a_picture_drawn_early_is_the_one_that_is_shown() {
    let app = App::open("sqlite::memory:").await.expect("a store").drawing();
    let gm = Caller { language: Language::German, ..Caller::manager(1) };
    ask(&app, &gm, "/table new width:9 height:9").await;
    ask(&app, &gm, "/table language name:french").await;
    ask(&app, &gm, "/creature add preset:ogre at:D4").await;
    let moved = ask(&app, &gm, "/move creature:Ogre to:G6").await;
    let (locale, drawn) = moved.drawn.expect("a picture");
    // Everybody reads it, so commands are named as the table speaks.
    assert_eq!((locale.language, locale.commands), (Language::French, Language::French));
    assert_eq!(Some(drawn), moved.picture.map(|picture| picture.in_locale(locale).drawing()));
}

#[tokio::test]
async fn what_is_not_kept_or_not_shown_is_not_drawn_early() {
    let app = App::open("sqlite::memory:").await.expect("a store");
    let gm = Caller::manager(1);
    ask(&app, &gm, "/table new width:9 height:9").await;
    let added = ask(&app, &gm, "/creature add preset:ogre at:D4").await;
    assert!(added.picture.is_some() && added.drawn.is_none());
    let looked = ask(&app.drawing(), &gm, "/show").await;
    assert!(looked.picture.is_some() && looked.drawn.is_none());
}
