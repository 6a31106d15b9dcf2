//! Saved creatures: each place has its own roster, of limited size.

use fivefoot::field::{Change, Delta, Name, Template};
use fivefoot::store::{Channel, MAX_TEMPLATES, RosterOwner, SaveAction, SaveRequest, Store, StoreError};

use super::tables::{done, write};

fn template(name: &str, speed: &str) -> Option<Template> {
    let options = [("speed".to_owned(), speed.to_owned())].into();
    Some(Template { name: Name::new(name).unwrap(), options })
}

/// Saves, replaces or deletes a creature of this place's roster.
async fn turned(
    store: &Store,
    place: RosterOwner,
    before: Option<Template>,
    after: Option<Template>,
) -> Result<(), StoreError> {
    let (channel, guild) = match place {
        RosterOwner::Guild(guild) => (Channel(guild), Some(guild)),
        RosterOwner::Channel(channel) => (channel, None),
    };
    let expected = store.load(channel).await?.map_or(0, |saved| saved.revision);
    let SaveAction::Do { line, said, aside, secret, maker, .. } = done("/roster add", None, None) else { panic!() };
    let change = Change { roster: Some(Box::new(Delta { before, after })), ..Change::default() };
    let kind = SaveAction::Do { line, said, aside, secret, maker, change };
    store.save(SaveRequest { guild, ..write(channel, expected, kind) }).await.map(drop)
}

async fn each_place_has_its_own_and_only_so_many(store: Store) {
    let (guild, other, channel) = (RosterOwner::Guild(7), RosterOwner::Guild(8), RosterOwner::Channel(Channel(9)));
    for n in 0..MAX_TEMPLATES {
        assert_eq!(turned(&store, guild, None, template(&format!("Goblin {n:03}"), "30")).await, Ok(()));
    }
    assert_eq!(turned(&store, guild, None, template("Ogre", "40")).await, Err(StoreError::Conflict));
    // An existing one can be saved again; the case of its name does not matter.
    let (before, after) = (template("Goblin 007", "30"), template("GOBLIN 007", "20"));
    assert_eq!(turned(&store, guild, before.clone(), after.clone()).await, Ok(()));
    let kept = store.templates(guild).await.unwrap();
    assert_eq!((kept.len(), Some(&kept[7])), (200, after.as_ref()));
    // Nobody replaces or deletes what another has stored in the meantime.
    for then in [None, template("Goblin 007", "10")] {
        assert_eq!(turned(&store, guild, before.clone(), then).await, Err(StoreError::Conflict));
    }
    for elsewhere in [other, channel] {
        assert_eq!(store.templates(elsewhere).await, Ok(Vec::new()));
        assert_eq!(turned(&store, elsewhere, after.clone(), None).await, Err(StoreError::Conflict));
    }
    assert_eq!(turned(&store, channel, None, template("Ogre", "40")).await, Ok(()));
    assert_eq!(turned(&store, guild, after, None).await, Ok(()));
    assert_eq!(store.templates(guild).await.unwrap().len(), 199);
    assert_eq!(store.templates(channel).await.unwrap(), Vec::from_iter(template("Ogre", "40")));
}

on_each_store!(each_place_has_its_own_and_only_so_many);
