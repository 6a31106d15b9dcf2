use super::*;
use crate::field::{Battlefield, Creature, Name, Party, Shape, Size};
use crate::grid::{Feet, Square};

const HERE: Channel = Channel(1_234_567_890_123_456_789);
const THERE: Channel = Channel(7);
const ANNA: u64 = 11;
const BERT: u64 = u64::MAX;

fn board() -> Encounter {
    Encounter::new("srd35", Battlefield::from_notation("12x9\nsolid A1\nwall D4/E4").unwrap())
}

fn creature(name: &str, x: i32, y: i32) -> Creature {
    Creature {
        name: Name::new(name).unwrap(),
        anchor: Square::new(x, y),
        size: Size::Medium,
        shape: Shape::Tall,
        side: Party(Name::new("heroes").unwrap()),
        speed: Feet(30),
        reach: None,
        altitude: Feet(0),
        helpless: false,
        threatens: true,
    }
}

fn with(table: &Encounter, creature: Creature) -> Encounter {
    let mut table = table.clone();
    table.put(creature);
    table
}

fn write(channel: Channel, expected: u64, kind: Kind) -> Write {
    Write { channel, guild: None, expected, request: None, by: ANNA, at_ms: 0, reply: String::new(), kind }
}

fn done(line: &str, before: Option<&Encounter>, after: Option<&Encounter>) -> Kind {
    let change = Change::between(before, after);
    Kind::Do { line: line.to_owned(), said: format!("{line}: done"), gm: false, maker: None, change }
}

/// Carries a command out on whatever stands in the channel.
async fn carry_out(store: &Store, channel: Channel, line: &str, after: &Encounter) -> Written {
    let saved = store.load(channel).await.unwrap();
    let before = saved.as_ref().and_then(|saved| saved.encounter.as_ref());
    let kind = done(line, before, Some(after));
    store.save(write(channel, saved.as_ref().map_or(0, |saved| saved.revision), kind)).await.unwrap()
}

async fn table(store: &Store, channel: Channel) -> Option<Encounter> {
    store.load(channel).await.unwrap().and_then(|saved| saved.encounter)
}

async fn undo(store: &Store, channel: Channel) -> Result<Written, StoreError> {
    let revision = store.load(channel).await?.map_or(0, |saved| saved.revision);
    let seq = store.undoable(channel).await?.expect("something to undo").seq;
    store.save(write(channel, revision, Kind::Undo { seq })).await
}

async fn redo(store: &Store, channel: Channel) -> Result<Written, StoreError> {
    let revision = store.load(channel).await?.map_or(0, |saved| saved.revision);
    let seq = store.redoable(channel).await?.expect("something to redo").seq;
    store.save(write(channel, revision, Kind::Redo { seq })).await
}

async fn memory() -> Store {
    Store::open("sqlite::memory:").await.unwrap()
}

#[tokio::test]
async fn what_is_saved_is_loaded() {
    let store = memory().await;
    assert_eq!(store.load(HERE).await, Ok(None));
    let ogre = Creature {
        size: Size::Large,
        shape: Shape::Long,
        reach: Some(Feet(15)),
        altitude: Feet(20),
        helpless: true,
        threatens: false,
        ..creature("Øgre 'x\"; DROP TABLE channel", 3, 3)
    };
    let after = with(&with(&board(), ogre), creature("山田", 30, 8));
    let written = carry_out(&store, HERE, "/table new", &after).await;
    assert_eq!(written.revision, 1);
    assert_eq!(store.load(HERE).await, Ok(Some(Saved { revision: 1, maker: None, encounter: Some(after) })));
}

#[tokio::test]
async fn undone_150_deep_and_back() {
    let store = memory().await;
    let mut tables = vec![board()];
    carry_out(&store, HERE, "/table new", &tables[0]).await;
    for step in 1..150 {
        let mut next =
            with(&tables[step - 1], creature(&format!("Goblin {}", step % 40), step as i32 % 12, step as i32 % 9));
        if step % 10 == 0 {
            next.remove(&Name::new(&format!("Goblin {}", step % 7)).unwrap());
        }
        if step % 25 == 0 {
            next.battlefield.set_fill(Square::new(step as i32 / 25, 5), crate::field::Fill::Solid);
        }
        carry_out(&store, HERE, &format!("/place {step}"), &next).await;
        tables.push(next);
    }
    for before in tables.iter().rev().skip(1) {
        undo(&store, HERE).await.unwrap();
        assert_eq!(table(&store, HERE).await.as_ref(), Some(before));
    }
    undo(&store, HERE).await.unwrap();
    assert_eq!(store.load(HERE).await, Ok(Some(Saved { revision: 300, maker: None, encounter: None })));
    assert_eq!(store.undoable(HERE).await, Ok(None));
    for after in &tables {
        redo(&store, HERE).await.unwrap();
        assert_eq!(table(&store, HERE).await.as_ref(), Some(after));
    }
    assert_eq!(store.redoable(HERE).await, Ok(None));
}
