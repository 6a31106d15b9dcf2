//! `/privacy`: what is kept of whoever asks, and of the channel; as a file; and how it is forgotten. Nobody is told of
//! anybody else, nor of another channel.

use serde_json::{Value, json};

use super::answer::{App, now_ms};
use super::decide::Outcome;
use super::given::Options;
use super::mistake::Mistake;
use super::rights::{Person, Right, Standing, WHO_IS_GM};
use super::spec::{Kind, Opt, Spec, may};
use super::upload::Attached;
use crate::store::{Channel, KEPT_COMMANDS, Kept, Past, Saved, Store, StoreError};

pub(super) const SHOW: Spec = Spec {
    name: "privacy",
    sub: Some("show"),
    options: &[],
    example: "/privacy show",
    right: Right::Everybody,
    private: true,
};

pub(super) const EXPORT: Spec = Spec {
    name: "privacy",
    sub: Some("export"),
    options: &[],
    example: "/privacy export",
    right: Right::Everybody,
    private: true,
};

const WHAT: Opt = may("what", Kind::Choice(&["me", "channel"]));
const SURE: Opt = may("sure", Kind::Flag);

pub(super) const DELETE: Spec = Spec {
    name: "privacy",
    sub: Some("delete"),
    options: &[WHAT, SURE],
    example: "/privacy delete what:me",
    right: Right::Everybody,
    private: true,
};

/// What is asked about what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// `/privacy show`.
    Show,
    /// `/privacy export`.
    Export,
    /// `/privacy delete`.
    Delete {
        /// Everything of the channel, and not only what is of the person.
        channel: bool,
        /// Whether it is meant.
        sure: bool,
    },
}

impl Privacy {
    pub(super) fn parse(spec: &Spec, options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(match spec.sub {
            Some("export") => Privacy::Export,
            Some("delete") => Privacy::Delete {
                channel: options.choice("what", |word| match word {
                    "me" => Some(false),
                    "channel" => Some(true),
                    _ => None,
                })? == Some(true),
                sure: options.flag("sure")?.unwrap_or(false),
            },
            _ => Privacy::Show,
        })
    }

    /// Answers from what is kept, and forgets it if that is asked.
    pub(super) async fn answered(
        self,
        store: &Store,
        (channel, guild): (Channel, Option<u64>),
        person: Person,
        saved: Option<&Saved>,
    ) -> Result<Result<Outcome, Mistake>, StoreError> {
        let gm = person.is_gm();
        if let Privacy::Delete { channel: true, .. } = self
            && person.standing < Standing::Gm
        {
            let told = format!("/privacy delete what:channel is for the GM alone: {WHO_IS_GM}.");
            return Ok(Err(Mistake::new(told).or_example(DELETE.example)));
        }
        let kept = store.kept_of(channel, person.id, gm).await?;
        let place = Place { channel, guild, past: store.past(channel, gm).await?, saved, gm };
        Ok(Ok(match self {
            Privacy::Show => {
                let told = [of_person(&kept, person.id), place.told(), HOW_LONG.to_owned(), WHAT_NEXT.to_owned()];
                Outcome::said(told.join("\n\n"))
                    .ruled(json!({"you": listed(&kept, person.id), "channel": place.listed()}))
            }
            Privacy::Export => exported(&kept, person.id, &place),
            Privacy::Delete { channel: whole, sure: false } => Outcome::said(would_go(&kept, &place, whole)),
            Privacy::Delete { channel: false, .. } => {
                store.forget_person(channel, person.id).await?;
                Outcome::said("Forgotten: nothing in this channel names you any more, and there is no way back.")
                    .ruled(json!({"deleted": "me"}))
            }
            Privacy::Delete { channel: true, .. } => {
                store.forget_channel(channel).await?;
                Outcome::said(
                    "Everything of this channel is deleted, and there is no way back. /table new starts a table afresh.",
                )
                .ruled(json!({"deleted": "channel"}))
            }
        }))
    }
}

const HOW_LONG: &str = "How long: the last commands of the history (200 a channel, the older ones go), answers to requests for a \
                        day, all else until it is deleted. When the channel is deleted it all goes at once, when the bot is \
                        removed from the server after thirty days.";
const WHAT_NEXT: &str = "/privacy export gives what is kept of you as a file, /privacy delete forgets it. No message of the \
                         channel is read or kept, nothing is passed on, and nothing is counted across channels.";

/// A failure here harms nobody who plays: it is tried again later.
fn logged<T>(done: Result<T, StoreError>) {
    if let Err(error) = done {
        tracing::warn!(%error, "what is no longer wanted could not be forgotten");
    }
}

impl App {
    /// The bot is in these guilds and no others, as it learns when it connects.
    pub async fn is_in_guilds(&self, guilds: &[u64]) {
        logged(self.store.is_in_guilds(guilds, now_ms()).await);
    }

    /// The bot is in this guild, perhaps again.
    pub async fn came_to_guild(&self, guild: u64) {
        logged(self.store.came_to_guild(guild).await);
    }

    /// The bot was removed from this guild.
    pub async fn left_guild(&self, guild: u64) {
        logged(self.store.left_guild(guild, now_ms()).await);
    }

    /// Forgets whatever has been kept for as long as it may be.
    pub async fn forget_what_is_due(&self) {
        logged(self.store.forget_what_is_due(now_ms()).await);
    }

    /// This channel was deleted.
    pub async fn channel_is_gone(&self, channel: u64) {
        let lock = self.lock(channel);
        let _turn = lock.lock().await;
        logged(self.store.forget_channel(Channel(channel)).await);
    }
}

/// Of where it is kept, as far as whoever asks may know.
struct Place<'a> {
    channel: Channel,
    guild: Option<u64>,
    past: Past,
    saved: Option<&'a Saved>,
    gm: bool,
}

impl Place<'_> {
    /// How wide and high the board is, and how many stand on it; `None` without a table.
    fn table(&self) -> Option<(u32, u32, usize)> {
        let table = self.saved?.encounter.as_ref()?;
        let known = table.creatures().iter().filter(|one| self.gm || !one.hidden).count();
        Some((table.battlefield.width(), table.battlefield.height(), known))
    }

    fn told(&self) -> String {
        if self.saved.is_none() {
            return "Of this channel: nothing.".to_owned();
        }
        let table = self.table().map_or("no table".to_owned(), |(width, height, creatures)| {
            format!("a table of {width} x {height} squares with {}", many(creatures, "creature"))
        });
        let since = self.past.since.as_ref().map_or(String::new(), |since| format!(" since {since} UTC"));
        let commands = many(self.past.commands as usize, "command");
        format!("Of this channel: its id and its server's, {table}, and a history of {commands}{since}.")
    }

    fn listed(&self) -> Value {
        let table = self
            .table()
            .map(|(width, height, creatures)| json!({"width": width, "height": height, "creatures": creatures}));
        json!({
            "id": self.channel.0.to_string(),
            "server": self.guild.map(|guild| guild.to_string()),
            "table": table,
            "commands": self.past.commands,
            "since": self.past.since,
        })
    }
}

fn many(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn of_person(kept: &Kept, id: u64) -> String {
    if *kept == Kept::default() {
        return "Of you, in this channel: nothing.".to_owned();
    }
    let mut lines = vec![format!("Of you, in this channel: your id, {id}, and with it")];
    if kept.maker {
        lines.push("- that you made the table".to_owned());
    }
    if kept.keeper {
        lines.push("- that you are GM by name".to_owned());
    }
    if !kept.creatures.is_empty() {
        lines.push(format!("- that you play {}", kept.creatures.join(", ")));
    }
    if !kept.roster.is_empty() {
        lines.push(format!("- that you saved {} in the roster", kept.roster.join(", ")));
    }
    if let Some(first) = kept.commands.first() {
        let commands = many(kept.commands.len(), "command");
        lines.push(format!(
            "- {commands} of yours in the history since {} UTC: what was typed, what came of it, and when",
            first.at
        ));
    }
    if kept.answers > 0 {
        let requests = many(kept.answers as usize, "request");
        lines.push(format!("- {requests} of the last days with the answer, so that none counts twice"));
    }
    lines.push(
        "Your name, your roles and what you may do on the server come with each command and are not kept.".to_owned(),
    );
    lines.join("\n")
}

fn listed(kept: &Kept, id: u64) -> Value {
    json!({
        "id": id.to_string(),
        "made_the_table": kept.maker,
        "gm_by_name": kept.keeper,
        "creatures": kept.creatures,
        "roster": kept.roster,
        "commands": kept.commands.len(),
        "requests": kept.answers,
    })
}

fn exported(kept: &Kept, id: u64, place: &Place<'_>) -> Outcome {
    let commands = kept.commands.iter().map(|typed| {
        json!({"number": typed.seq, "at": typed.at, "typed": typed.line, "answer": typed.said, "undone": typed.undone})
    });
    let mut file = json!({"kept_by": "fivefoot", "you": listed(kept, id)});
    file["you"]["commands"] = commands.collect();
    file["channel"] = json!({"id": place.channel.0.to_string(), "server": place.guild.map(|guild| guild.to_string())});
    let bytes = format!("{file:#}\n").into_bytes();
    let told = format!(
        "What is kept of you in this channel: {}, and the file has all of it.",
        many(kept.commands.len(), "command")
    );
    Outcome::said(told).attaching(Attached { ending: "json", bytes })
}

/// What a deletion would delete, before somebody is sure.
fn would_go(kept: &Kept, place: &Place<'_>, whole: bool) -> String {
    let (what, line) = if whole {
        let told = place.told();
        let all =
            format!("{told} All of it would go: the board, everybody on it, the history and its undo, and who is GM.");
        (all, "/privacy delete what:channel sure:yes")
    } else {
        let commands = many(kept.commands.len(), "command");
        let mut parts =
            vec![format!("{commands} of yours in the history would keep their number and nothing that you typed")];
        if !kept.creatures.is_empty() {
            parts.push(format!("{} would be the GM's to move", kept.creatures.join(", ")));
        }
        if kept.maker || kept.keeper {
            parts.push("you would not be GM any more, unless you manage the server".to_owned());
        }
        (format!("{}.", parts.join("; ")), "/privacy delete what:me sure:yes")
    };
    format!("Nothing is deleted yet. {what} Undo does not bring it back. If you are sure: {line}")
}

/// That the limit which people are told is the one that is kept.
const _: () = assert!(KEPT_COMMANDS == 200);
