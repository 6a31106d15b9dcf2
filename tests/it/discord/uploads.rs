//! Files over real sockets: attached to a command, fetched only from Discord's hosts, and attached to an answer.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use crate::command::portraits::face;
use crate::discord::standin::{Database, Standin};
use crate::mapfile::maps::{painted, uvtt};

#[tokio::test(flavor = "multi_thread")]
async fn a_map_is_uploaded_played_on_and_handed_back() {
    let standin = Standin::start().await;
    let database = Database::new();
    let bot = standin.bot(&database).await;
    let anna = standin.member("anna").manages_server();
    let picture = STANDARD.encode(painted(180, 140, image::ImageFormat::Png));
    let file = uvtt((9, 7), json!([[[3, 0], [3, 4]], [[4, 4], [6.5, 5.5]]]), &[([3.0, 4.0, 3.0, 5.0], true)], &picture);
    anna.has_file("tavern.dd2vtt", file.to_string().into_bytes());
    let answer = anna.says("/map import file:tavern.dd2vtt").await;
    assert!(answer.is_public() && answer.has_picture(), "{}", answer.content());
    assert!(answer.content().contains("9 x 7 squares of 5 ft"), "{}", answer.content());
    let exported = anna.says("/map export").await;
    assert!(exported.is_private(), "{}", exported.content());
    assert_eq!(exported.filename(0), "map-export.uvtt");
    let given_back: serde_json::Value = serde_json::from_slice(exported.png(0)).unwrap();
    assert!(given_back["image"].as_str().is_some_and(|picture| picture.len() > 1000), "the picture goes with it");
    let table = anna.says("/table export").await;
    assert_eq!(table.filename(0), "table-export.json");
    // No redirect is followed, and no other host is contacted.
    for (name, expected) in [
        ("elsewhere.uvtt", "status 302"),
        ("missing.uvtt", "status 404"),
        ("https://example.org/a.uvtt", "isn't a Discord attachment"),
    ] {
        let refused = anna.says(&format!("/map import file:{name}")).await;
        assert!(refused.is_private() && refused.content().contains(expected), "{name}: {}", refused.content());
    }
    anna.has_file("broken.uvtt", b"{\"resolution\":".to_vec());
    let refused = anna.says("/map import file:broken.uvtt").await;
    assert!(refused.is_private() && refused.content().contains("Can't read the file"), "{}", refused.content());
    // If a person may not import maps, the bot fetches nothing for them.
    let bert = standin.member("bert");
    bert.has_file("large.uvtt", vec![b' '; 1 << 20]);
    let refused = bert.says("/map import file:large.uvtt").await;
    assert!(refused.is_private() && refused.content().contains("for the GM only"), "{}", refused.content());
    assert!(!standin.fetched().contains(&"large.uvtt".to_owned()), "{:?}", standin.fetched());
    let history = anna.says("/history").await;
    assert!(history.shown().contains("/map import file:tavern.dd2vtt"), "{}", history.content());
    bot.stopped().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_uploads_a_portrait_for_its_own_creature_and_for_nobody_elses() {
    let standin = Standin::start().await;
    let database = Database::new();
    let bot = standin.bot(&database).await;
    let (anna, bert) = (standin.member("anna").manages_server(), standin.member("bert"));
    anna.says("/table new width:9 height:6").await;
    anna.says("/creature add name:Ogre at:F2 size:large side:foes").await;
    bert.says("/join name:Aldo at:B2").await;
    bert.has_file("aldo.png", face(0, (300, 200), image::ImageFormat::Png));
    let answer = bert.says("/creature portrait file:aldo.png").await;
    assert!(answer.is_public() && answer.has_picture(), "{}", answer.content());
    assert!(answer.content().contains("New portrait for Aldo."), "{}", answer.content());
    let refused = bert.says("/creature portrait creature:Ogre file:aldo.png").await;
    assert!(refused.is_private() && refused.content().contains("isn't yours"), "{}", refused.content());
    let gone = bert.says("/creature portrait clear:true").await;
    assert!(gone.content().contains("No portrait any more for Aldo."), "{}", gone.content());
    bot.stopped().await;
}

/// Files wait in memory for their command, so a person may have only a few such commands in flight. Nobody else notices.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_few_uploads_under_way() {
    let (standin, database) = (Standin::start().await, Database::new());
    let _bot = standin.bot(&database).await;
    let (anna, bert) = (standin.member("anna").manages_server(), standin.member("bert").manages_server());
    anna.says("/table new width:9 height:6").await;
    anna.says("/creature add name:Aldo at:B2").await;
    for name in ["one.png", "two.png", "three.png", "four.png", "five.png", "bert.png"] {
        anna.has_file(name, face(0, (60, 60), image::ImageFormat::Png));
    }
    // While the lock is held, nothing can be stored.
    let lock = database.locked().await;
    let send = |name: &str| anna.sends(&format!("/creature portrait creature:Aldo file:{name}"));
    let sent = ["one.png", "two.png", "three.png", "four.png", "five.png"].map(send);
    let other = bert.sends("/creature portrait creature:Aldo file:bert.png");
    let by_bert = || standin.fetched().contains(&"bert.png".to_owned());
    while standin.fetched().len() < 3 || !by_bert() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    lock.released().await;
    let mut refused = 0;
    for question in sent {
        let answer = question.answer().await;
        refused += usize::from(answer.content().contains("Too many of your commands are waiting"));
    }
    assert_eq!((refused, standin.fetched().len()), (3, 3), "{:?}", standin.fetched());
    assert!(other.answer().await.content().contains("New portrait"));
    // There is room again.
    assert!(anna.says("/creature portrait creature:Aldo file:one.png").await.content().contains("New portrait"));
}
