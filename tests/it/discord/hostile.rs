//! Mistakes, and people with bad intentions.

use super::{done, skirmish};

#[tokio::test]
async fn only_the_author_sees_a_mistake_and_it_changes_nothing() {
    let (_discord, _db, bot, gm) = skirmish().await;
    let before = done(gm.says("/show").await).png(0).to_vec();
    let mistakes = [
        "/move creature:Ogre to:nowhere",
        "/move creature:Ogre to:ZZ99",
        "/move creature:Dragon to:F6",
        "/creature add name:Ogre at:A1",
        "/creature add name:Giant at:T15 size:huge",
        "/creature add name:\" \" at:A1",
        "/creature add name:Fast at:A1 speed:quick",
        "/map paint squares:99 terrain:solid",
        "/measure from:Ogre to:the-moon",
    ];
    for mistake in mistakes {
        let answer = gm.says(mistake).await;
        assert!(answer.is_private() && !answer.has_picture() && answer.buttons().is_empty(), "{answer:?}");
        assert!(answer.content().len() > 10, "it says what was expected: {answer:?}");
    }
    assert_eq!(done(gm.says("/show").await).png(0), before);
    assert!(!bot.log().contains("panicked"), "{}", bot.log());
}

#[tokio::test]
async fn a_client_with_an_outdated_list_of_commands_is_answered() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    let careless = [
        "/move creature:Ogre to:F6 gone:1",
        "/map paint squares:A1",
        "/map paint squares:A1 terrain:lava",
        "/table new width:100000 height:0",
        "/conjure",
    ];
    for command in careless {
        assert!(gm.says_carelessly(command).await.is_private(), "{command}");
    }
}

#[tokio::test]
async fn names_are_only_ever_names() {
    let (_discord, _db, bot, gm) = skirmish().await;
    let names = [
        "<@everyone>",
        "@here",
        "<@1100000000000000003>",
        "x```@everyone",
        "**bold** __u__",
        "[a](https://a.example)",
        "|| spoiler ||",
        "'; DROP TABLE x--",
        "/turn start",
    ];
    for (index, name) in names.into_iter().enumerate() {
        let column = char::from(b'A' + u8::try_from(index).unwrap());
        let added = done(gm.says(&format!("/creature add name:\"{name}\" at:{column}14")).await);
        let moved = done(gm.says(&format!("/move creature:\"{name}\" to:{column}13")).await);
        for answer in [added, moved] {
            // The stand-in checks that nothing can ping; what remains is how it looks.
            let naked = answer.content().replace("\\\\", "").replace(['\\'], "\u{0}");
            for mark in ["<@", "</", "@everyone", "@here", "```", "**", "||", "]("] {
                let bare = naked.match_indices(mark).find(|(at, _)| !naked[..*at].ends_with('\u{0}'));
                assert_eq!(bare, None, "{mark} in {answer:?}");
            }
        }
    }
    // As the user's own completion it is the plain name.
    assert_eq!(gm.completes("/move creature:@here|").await, ["@here"]);
    for hidden in ["Og\u{202E}re", "Og\u{200B}re", "a\u{0007}b", &"x".repeat(200)] {
        let refused = gm.says(&format!("/creature add name:\"{hidden}\" at:A1")).await;
        assert!(refused.is_private(), "{refused:?}");
        assert!(!refused.content().contains(['\u{202E}', '\u{200B}', '\u{0007}']), "{refused:?}");
    }
    assert!(!bot.log().contains("panicked"), "{}", bot.log());
}
