//! The history, replays and stored data, over real sockets.

use std::time::Duration;

use super::{done, skirmish};

#[tokio::test]
async fn an_export_is_private_and_a_replay_public() {
    let (discord, _db, _bot, gm) = skirmish().await;
    let anna = discord.member("Anna");
    done(gm.says(&format!("/creature edit creature:Hero owner:{}", anna.id())).await);
    done(anna.says("/move to:H9").await);
    done(anna.says("/move to:J10").await);
    let replay = done(anna.says("/replay count:2").await);
    assert_eq!(replay.filename(0), "replay.gif");
    assert!(replay.png(0).starts_with(b"GIF89a") && replay.alt(0).contains("3 boards"), "{}", replay.alt(0));
    let history = anna.says("/history creature:Hero count:1").await;
    let answer = history.content();
    assert!(history.is_private() && answer.contains(&format!("<@{}>", anna.id())), "{answer}");

    let exported = anna.says("/privacy export").await;
    assert!(exported.is_private() && exported.filename(0) == "privacy-export.json", "{exported:?}");
    let file: serde_json::Value = serde_json::from_slice(exported.png(0)).unwrap();
    assert_eq!(file["you"]["creatures"], serde_json::json!(["Hero"]));
    assert!(!file.to_string().contains(&gm.id().to_string()), "{file:#}");
    let forgotten = anna.says("/privacy delete sure:true").await;
    assert!(forgotten.is_private() && forgotten.content().contains("Deleted"), "{forgotten:?}");
    assert!(anna.says("/move creature:Hero to:H9").await.is_private());
    assert!(!gm.says("/history").await.content().contains(&anna.id().to_string()));
}

#[tokio::test]
async fn a_deleted_channel_is_forgotten() {
    let (discord, db, bot, gm) = skirmish().await;
    let elsewhere = gm.in_channel("elsewhere");
    done(elsewhere.says("/table new width:9 height:9").await);
    discord.deletes_channel("elsewhere");
    let mut answer = String::new();
    for _ in 0..200 {
        answer = elsewhere.says("/privacy show").await.content().to_owned();
        if answer.contains("About this channel: nothing.") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(answer.contains("About this channel: nothing."), "{answer}");
    done(gm.says("/show").await);
    // A server's data is kept for thirty days after the bot has left.
    discord.removes_the_bot();
    assert_eq!(bot.stopped().await, 0);
    let _bot = discord.bot(&db).await;
    done(gm.says("/show").await);
}
