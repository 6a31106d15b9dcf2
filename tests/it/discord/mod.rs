//! The bot over real sockets, against the stand-in: each test is a conversation.

mod addresses;
mod brushes;
mod checks;
mod clock;
mod command_line;
mod conversation;
mod doctor;
mod escape;
mod evening;
mod failures;
mod fight;
mod fights;
mod gateway;
mod hostile;
mod load;
mod menu;
mod panels;
mod parity;
mod past;
mod people;
mod phases;
mod process;
mod restraint;
mod shards;
mod standin;
mod start;
mod tongues;
mod uploads;
mod watching;
mod windows;

use crate::discord::standin::{Answer, Bot, Database, Member, Standin};

/// A 20 x 15 table with the villains' ogre at D4 and a hero at H8.
async fn skirmish() -> (Standin, Database, Bot, Member) {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    (discord, db, bot, gm)
}

async fn set_up(gm: &Member) {
    done(gm.says("/table new width:20 height:15").await);
    done(gm.says("/creature add name:Ogre at:D4 size:large side:villains speed:40").await);
    done(gm.says("/creature add name:Hero at:H8").await);
}

fn done(answer: Answer) -> Answer {
    assert!(answer.is_public(), "{answer:?}");
    answer
}

/// Checks that an answer is private and can be shared, as a look, a plan or a refusal is.
fn thought(answer: Answer) -> Answer {
    let shared = answer.buttons().iter().any(|button| ["Share", "Teilen", "Partager"].contains(&button.label.as_str()));
    assert!(answer.is_private() && shared, "{answer:?}");
    answer
}
