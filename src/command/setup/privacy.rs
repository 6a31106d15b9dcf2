//! `/privacy`: shows, exports and deletes what is stored about the caller and about the channel. It reveals nothing
//! about other people or channels.

use serde_json::{Value, json};

use crate::command::core::command::{Parsed, Privacy, Spec, StoreCommand};
use crate::command::core::outcome::Outcome;
use crate::command::core::rights::{Person, Standing, who_is_gm};
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::upload::Attached;
use crate::command::input::user_error::UserError;
use crate::say;
use crate::store::{Channel, HistorySummary, KEPT_COMMANDS, PersonalData, Store, StoreError, StoredTable};
use crate::words::{Message, marks};

/// What the declarations have in common.
const BASE: Spec = Spec { name: "privacy", private: true, ..Spec::read_by(parse) };

pub(crate) const SHOW: Spec = Spec { sub: Some("show"), example: "/privacy show", ..BASE };

pub(crate) const EXPORT: Spec = Spec { sub: Some("export"), example: "/privacy export", ..BASE };

pub(crate) const DELETE: Spec = Spec {
    sub: Some("delete"),
    options: &[may("what", Kind::Choice(&["me", "channel"])), may("sure", Kind::Flag)],
    example: "/privacy delete what:me",
    ..BASE
};

fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Parsed, UserError> {
    let channel = options.choice("what", |word| match word {
        "me" => Some(false),
        "channel" => Some(true),
        _ => None,
    })?;
    let privacy = match spec.sub {
        Some("export") => Privacy::Export,
        Some("delete") => Privacy::Delete { channel: channel == Some(true), sure: options.is_set("sure")? },
        _ => Privacy::Show,
    };
    Ok(Parsed::FromStore(StoreCommand::Privacy(privacy)))
}

/// Answers from the stored data, and deletes it if asked. Fails if the store does, or if somebody other than the GM
/// tries to delete a channel.
pub(crate) async fn answered(
    asked: Privacy,
    store: &Store,
    (channel, guild): (Channel, Option<u64>),
    person: Person,
    saved: Option<&StoredTable>,
) -> Result<Result<Outcome, UserError>, StoreError> {
    let gm = person.is_gm();
    if let Privacy::Delete { channel: true, .. } = asked
        && person.standing < Standing::Gm
    {
        let refusal = say!("rights-gm-alone", command = "privacy delete what:channel", gm = who_is_gm());
        return Ok(Err(UserError::new(refusal).or_example(DELETE.example)));
    }
    let kept = store.personal_data(channel, person.id, gm).await?;
    let place = Place { channel, guild, past: store.history_summary(channel, gm).await?, saved, gm };
    Ok(Ok(match asked {
        Privacy::Show => {
            let parts =
                [of_person(&kept, person.id), place.message(), say!("privacy-how-long"), say!("privacy-what-next")];
            Outcome::new(Message::joined(parts, "\n\n"))
                .ruled(json!({"you": listed(&kept, person.id), "channel": place.listed()}))
        }
        Privacy::Export => exported(&kept, person.id, &place),
        Privacy::Delete { channel: whole, sure: false } => Outcome::new(would_go(&kept, &place, whole)),
        Privacy::Delete { channel: false, .. } => {
            store.forget_person(channel, person.id).await?;
            Outcome::new(say!("privacy-forgotten")).ruled(json!({"deleted": "me"}))
        }
        Privacy::Delete { channel: true, .. } => {
            store.forget_channel(channel).await?;
            Outcome::new(say!("privacy-deleted")).ruled(json!({"deleted": "channel"}))
        }
    }))
}

/// The stored data of a channel, as far as the caller may know.
struct Place<'a> {
    channel: Channel,
    guild: Option<u64>,
    past: HistorySummary,
    saved: Option<&'a StoredTable>,
    gm: bool,
}

impl Place<'_> {
    /// The board's width and height in squares and its number of creatures; `None` without a table.
    fn table(&self) -> Option<(u32, u32, usize)> {
        let table = self.saved?.encounter.as_ref()?;
        let known = table.creatures().iter().filter(|one| self.gm || !one.hidden).count();
        Some((table.battlefield.width(), table.battlefield.height(), known))
    }

    fn message(&self) -> Message {
        if self.saved.is_none() {
            return say!("privacy-channel-nothing");
        }
        let table = self.table().map_or_else(
            || say!("privacy-no-table"),
            |(width, height, creatures)| say!("privacy-table", width, height, creatures),
        );
        match &self.past.since {
            Some(since) => say!("privacy-channel-since", table, commands = self.past.commands, since),
            None => say!("privacy-channel", table, commands = self.past.commands),
        }
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

fn of_person(kept: &PersonalData, id: u64) -> Message {
    if *kept == PersonalData::default() {
        return say!("privacy-you-nothing");
    }
    let mut lines = vec![say!("privacy-you", id = id.to_string())];
    lines.extend(kept.called.as_ref().map(|name| say!("privacy-you-name", name)));
    lines.extend(kept.pings.map(|on| if on { say!("ping-me") } else { say!("ping-me-not") }));
    if kept.maker {
        lines.push(say!("privacy-you-maker"));
    }
    if kept.is_gm {
        lines.push(say!("privacy-you-gm"));
    }
    if !kept.creatures.is_empty() {
        lines.push(say!("privacy-you-play", names = Message::names(&kept.creatures)));
    }
    if !kept.portraits.is_empty() {
        let (portraits, names) = (kept.portraits.len(), Message::names(&kept.portraits));
        lines.push(say!("privacy-you-portraits", portraits, names));
    }
    if !kept.roster.is_empty() {
        lines.push(say!("privacy-you-saved", names = Message::names(&kept.roster)));
    }
    if let Some(first) = kept.commands.first() {
        lines.push(say!("privacy-you-commands", commands = kept.commands.len(), since = first.at));
    }
    if kept.answers > 0 {
        lines.push(say!("privacy-you-requests", requests = kept.answers));
    }
    lines.push(say!("privacy-you-not-kept"));
    Message::lines(lines)
}

fn listed(kept: &PersonalData, id: u64) -> Value {
    json!({
        "id": id.to_string(),
        "name": kept.called,
        "pings": kept.pings,
        "made_the_table": kept.maker,
        "gm_by_name": kept.is_gm,
        "creatures": kept.creatures,
        "portraits": kept.portraits,
        "roster": kept.roster,
        "commands": kept.commands.len(),
        "requests": kept.answers,
    })
}

fn exported(kept: &PersonalData, id: u64, place: &Place<'_>) -> Outcome {
    // Gaps between a player's numbers would reveal how many commands are the GM's secret.
    let counted = (1..).zip(&kept.commands);
    let commands = counted.map(|(nth, typed)| {
        json!({"number": if place.gm { typed.seq } else { nth }, "at": typed.at, "typed": typed.line, "answer": typed.said.as_deref().map(marks::plain), "undone": typed.undone})
    });
    let mut file = json!({"kept_by": "fivefoot", "you": listed(kept, id)});
    file["you"]["commands"] = commands.collect();
    file["channel"] = json!({"id": place.channel.0.to_string(), "server": place.guild.map(|guild| guild.to_string())});
    let bytes = format!("{file:#}\n").into_bytes();
    let message = say!("privacy-exported", commands = kept.commands.len());
    Outcome::new(message).attaching(Attached { ending: "json", bytes })
}

/// What a deletion would remove, before it is confirmed.
fn would_go(kept: &PersonalData, place: &Place<'_>, whole: bool) -> Message {
    if whole {
        let line = "/privacy delete what:channel sure:yes";
        return say!("privacy-channel-would-go", counts = place.message(), line);
    }
    let (names, drawn) = (Message::names(&kept.creatures), Message::names(&kept.portraits));
    let parts = [
        Some(say!("privacy-commands-would-go", commands = kept.commands.len())),
        (!names.is_empty()).then(|| say!("privacy-creatures-would-go", names)),
        (!drawn.is_empty())
            .then(|| say!("privacy-portraits-would-go", portraits = kept.portraits.len(), names = drawn)),
        kept.called.as_ref().map(|name| say!("privacy-name-would-go", name)),
        (kept.maker || kept.is_gm).then(|| say!("privacy-gm-would-go")),
    ];
    let parts = Message::joined(parts.into_iter().flatten(), "; ");
    say!("privacy-you-would-go", parts, line = "/privacy delete what:me sure:yes")
}

/// The replies state this limit in words.
const _: () = assert!(KEPT_COMMANDS == 200);
