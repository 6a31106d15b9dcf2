//! What is saved loads again; undo and redo restore it; one channel never touches another.

use std::num::NonZeroU32;

use fivefoot::field::{
    Armor, Battlefield, Change, Condition, Creature, Encounter, GameMasters, Load, Name, Race, Shape, Side, Size,
    SpeedCategory, Squeezed, WeaponReach,
};
use fivefoot::grid::{Feet, Height, Square};
use fivefoot::store::{
    Channel, KEPT_ANSWERS_MS, KEPT_COMMANDS, SaveAction, SaveRequest, Store, StoreError, StoredTable,
};

use super::OnDisk;

pub(super) const HERE: Channel = Channel(1_234_567_890_123_456_789);
pub(super) const THERE: Channel = Channel(7);
const ANNA: u64 = 11;
const BERT: u64 = u64::MAX;

pub(super) fn board() -> Encounter {
    Encounter::new("srd35", Battlefield::from_notation("12x9\nsolid A1\nwall D4/E4").unwrap())
}

pub(super) fn creature(name: &str, x: i32, y: i32) -> Creature {
    Creature::plain(Name::new(name).unwrap(), Square::new(x, y), Side(Name::new("heroes").unwrap()))
}

pub(super) fn with(table: &Encounter, creature: Creature) -> Encounter {
    let mut table = table.clone();
    table.put(creature);
    table
}

pub(super) fn write(channel: Channel, expected: u64, kind: SaveAction) -> SaveRequest {
    SaveRequest {
        channel,
        guild: None,
        expected,
        request: None,
        by: ANNA,
        at_ms: 0,
        reply: String::new(),
        panel: None,
        pictures: Vec::new(),
        names: Vec::new(),
        moved: Vec::new(),
        kind,
    }
}

pub(super) fn done(line: &str, before: Option<&Encounter>, after: Option<&Encounter>) -> SaveAction {
    let change = Change::between(before, after);
    SaveAction::Do {
        line: line.to_owned(),
        said: format!("{line}: done"),
        aside: None,
        secret: false,
        maker: None,
        change,
    }
}

/// Stores a command that leads to this table; returns the revision.
pub(super) async fn carry_out(store: &Store, channel: Channel, line: &str, after: &Encounter) -> u64 {
    let saved = store.load(channel).await.unwrap();
    let before = saved.as_ref().and_then(|saved| saved.encounter.as_ref());
    let kind = done(line, before, Some(after));
    store.save(write(channel, saved.as_ref().map_or(0, |saved| saved.revision), kind)).await.unwrap()
}

pub(super) async fn table(store: &Store, channel: Channel) -> Option<Encounter> {
    store.load(channel).await.unwrap().and_then(|saved| saved.encounter)
}

pub(super) async fn undo(store: &Store, channel: Channel) -> Result<u64, StoreError> {
    let revision = store.load(channel).await?.map_or(0, |saved| saved.revision);
    let seq = store.undoable(channel).await?.expect("something to undo").seq;
    store.save(write(channel, revision, SaveAction::Undo { seq, roster: false })).await
}

pub(super) async fn redo(store: &Store, channel: Channel) -> Result<u64, StoreError> {
    let revision = store.load(channel).await?.map_or(0, |saved| saved.revision);
    let seq = store.redoable(channel).await?.expect("something to redo").seq;
    store.save(write(channel, revision, SaveAction::Redo { seq, roster: false })).await
}

on_each_store!(a_saved_table_loads);
async fn a_saved_table_loads(store: Store) {
    assert_eq!(store.load(HERE).await, Ok(None));
    let ogre = Creature {
        size: Size::Large,
        squares: NonZeroU32::new(3),
        shape: Shape::Long,
        reach: Some(Feet(15)),
        altitude: Height(20),
        helpless: true,
        threatens: false,
        squeezed: Some(Squeezed::WestEast),
        speed: Some(Feet(40)),
        speed_bonuses: "10, enhancement 20".parse().unwrap(),
        speed_category: SpeedCategory::Slow,
        race: Some(Race::HalfOrc),
        armor: Armor::Heavy,
        load: Load::Pounds(85),
        light_load: Some(33),
        quadruped: true,
        runner: true,
        constitution: Some(14),
        weapon_reach: WeaponReach::Feet(Feet(30)),
        conditions: [Condition::Prone, Condition::FlatFooted].into_iter().collect(),
        fills: true,
        owner: Some(i64::MAX.cast_unsigned()),
        hidden: true,
        portrait: Some("face-1".to_owned()),
        mount: Some(Name::new("山田").unwrap()),
        helpless_obstacle: true,
        ignores: "difficult low".parse().unwrap(),
        ..creature("Øgre 'x\"; DROP TABLE channel", 3, 3)
    };
    let after = with(&with(&board(), ogre), creature("山田", 30, 8));
    let written = carry_out(&store, HERE, "/table new", &after).await;
    assert_eq!(written, 1);
    assert_eq!(
        store.load(HERE).await,
        Ok(Some(StoredTable { revision: 1, maker: None, encounter: Some(after), used_ms: 0, undelivered: None }))
    );
}

on_each_store!(a_completed_command_takes_its_own_place);
async fn a_completed_command_takes_its_own_place(store: Store) {
    let before = board();
    carry_out(&store, HERE, "/table new", &before).await;
    let charged = with(&before, creature("Aldo", 5, 3));
    carry_out(&store, HERE, "/charge", &charged).await;
    let fell = with(&before, creature("Aldo", 6, 3));
    let complete = |seq| SaveAction::Complete {
        seq,
        line: "/charge check:3".to_owned(),
        said: "fell".to_owned(),
        aside: None,
        secret: false,
        change: Change::between(Some(&charged), Some(&fell)),
        whole: Change::between(Some(&before), Some(&fell)),
    };
    // Only the last command can be completed.
    assert_eq!(store.save(write(HERE, 2, complete(1))).await, Err(StoreError::Conflict));
    assert_eq!(store.save(write(HERE, 2, complete(2))).await, Ok(3));
    assert_eq!(table(&store, HERE).await, Some(fell.clone()));
    let history = store.history(HERE, 9).await.unwrap();
    let lines: Vec<_> = history.iter().map(|entry| entry.line.as_str()).collect();
    assert_eq!(lines, ["/charge check:3", "/table new"]);
    // One undo takes all of it back.
    undo(&store, HERE).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(before));
    redo(&store, HERE).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(fell));
}

on_each_store!(game_masters_and_secrets_are_stored);
async fn game_masters_and_secrets_are_stored(disk: OnDisk) {
    let store = &disk.store;
    carry_out(store, HERE, "/table new", &board()).await;
    let mut after = board();
    after.game_masters = GameMasters { role: Some(7), people: [ANNA, 12].into(), open: true };
    let SaveAction::Do { line, said, maker, change, .. } = done("/gm add", Some(&board()), Some(&after)) else {
        panic!("something done");
    };
    let kind = SaveAction::Do { line, said, maker, change, aside: Some("from Stalker".to_owned()), secret: true };
    store.save(write(HERE, 1, kind)).await.unwrap();
    assert_eq!(table(store, HERE).await, Some(after.clone()));
    let found: Vec<_> = store.history(HERE, 5).await.unwrap().into_iter().map(|e| (e.aside, e.secret)).collect();
    assert_eq!(found, [(Some("from Stalker".to_owned()), true), (None, false)]);
    undo(store, HERE).await.unwrap();
    assert_eq!(table(store, HERE).await, Some(board()));
    assert_eq!(disk.ask("SELECT keepers FROM channel").await, [None]);
    redo(store, HERE).await.unwrap();
    assert_eq!(table(store, HERE).await, Some(after));
}

on_each_store!(house_rules_are_lines_and_can_be_undone);
async fn house_rules_are_lines_and_can_be_undone(disk: OnDisk) {
    let store = &disk.store;
    let mut tables = vec![board(), board(), board()];
    tables[1].set_house_rule("diagonals", Some("one-for-one".to_owned()));
    tables[1].set_house_rule("corner", Some("allowed".to_owned()));
    tables[2].set_ruleset("dnd35");
    tables[2].set_house_rule("corner", Some("by-fill".to_owned()));
    for after in &tables {
        carry_out(store, HERE, "/table house-rule", after).await;
        assert_eq!(table(store, HERE).await.as_ref(), Some(after));
    }
    let read = async || disk.ask("SELECT house_rules FROM channel").await.remove(0);
    assert_eq!(read().await.as_deref(), Some("corner: by-fill"));
    let mut there_and_back = vec![undo(store, HERE).await];
    assert_eq!(read().await.as_deref(), Some("corner: allowed\ndiagonals: one-for-one"));
    assert_eq!(table(store, HERE).await.as_ref(), Some(&tables[1]));
    there_and_back.push(undo(store, HERE).await);
    assert_eq!((read().await, table(store, HERE).await), (None, Some(tables[0].clone())));
    there_and_back.extend([redo(store, HERE).await, redo(store, HERE).await]);
    assert_eq!(table(store, HERE).await.as_ref(), Some(&tables[2]));
    assert!(there_and_back.iter().all(Result::is_ok), "{there_and_back:?}");
}

on_each_store!(undo_and_redo_go_150_deep);
async fn undo_and_redo_go_150_deep(store: Store) {
    let mut tables = vec![board()];
    carry_out(&store, HERE, "/table new", &tables[0]).await;
    for step in 1..150 {
        let mut next =
            with(&tables[step - 1], creature(&format!("Goblin {}", step % 40), step as i32 % 12, step as i32 % 9));
        if step % 10 == 0 {
            next.remove(&Name::new(&format!("Goblin {}", step % 7)).unwrap());
        }
        if step % 25 == 0 {
            next.battlefield.set_fill(Square::new(step as i32 / 25, 5), fivefoot::field::Fill::Solid);
        }
        carry_out(&store, HERE, &format!("/place {step}"), &next).await;
        tables.push(next);
    }
    for before in tables.iter().rev().skip(1) {
        undo(&store, HERE).await.unwrap();
        assert_eq!(table(&store, HERE).await.as_ref(), Some(before));
    }
    undo(&store, HERE).await.unwrap();
    assert_eq!(
        store.load(HERE).await,
        Ok(Some(StoredTable { revision: 300, maker: None, encounter: None, used_ms: 0, undelivered: None }))
    );
    assert_eq!(store.undoable(HERE).await, Ok(None));
    for after in &tables {
        redo(&store, HERE).await.unwrap();
        assert_eq!(table(&store, HERE).await.as_ref(), Some(after));
    }
    assert_eq!(store.redoable(HERE).await, Ok(None));
}

on_each_store!(a_new_command_drops_undone_ones);
async fn a_new_command_drops_undone_ones(store: Store) {
    let (first, second, third) =
        (board(), with(&board(), creature("Ogre", 1, 1)), with(&board(), creature("Goblin", 2, 2)));
    carry_out(&store, HERE, "first", &first).await;
    carry_out(&store, HERE, "second", &second).await;
    undo(&store, HERE).await.unwrap();
    let entries = store.history(HERE, 10).await.unwrap();
    let found: Vec<_> = entries.iter().map(|entry| (entry.seq, &entry.line[..], entry.undone)).collect();
    assert_eq!(found, [(2, "second", true), (1, "first", false)]);
    carry_out(&store, HERE, "third", &third).await;
    assert_eq!(store.redoable(HERE).await, Ok(None));
    let entries = store.history(HERE, 10).await.unwrap();
    let found: Vec<_> = entries.iter().map(|entry| (entry.seq, &entry.line[..], &entry.said[..])).collect();
    assert_eq!(found, [(4, "third", "third: done"), (1, "first", "first: done")], "no number is given twice");
    undo(&store, HERE).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(first));
    assert_eq!(store.history(HERE, 1).await.unwrap().len(), 1);
}

on_each_store!(the_last_200_can_be_undone);
async fn the_last_200_can_be_undone(store: Store) {
    for step in 0..230 {
        carry_out(&store, HERE, &step.to_string(), &with(&board(), creature("Ogre", step % 12, step / 12))).await;
    }
    assert_eq!(store.history(HERE, 1000).await.unwrap().len(), KEPT_COMMANDS as usize);
    for _ in 0..KEPT_COMMANDS {
        undo(&store, HERE).await.unwrap();
    }
    assert_eq!(store.undoable(HERE).await, Ok(None));
    assert_eq!(table(&store, HERE).await, Some(with(&board(), creature("Ogre", 29 % 12, 29 / 12))));
    redo(&store, HERE).await.unwrap();
    assert_eq!(store.undoable(HERE).await.unwrap().map(|entry| entry.line), Some("30".to_owned()));
}

on_each_store!(a_decision_on_an_older_revision_changes_nothing);
async fn a_decision_on_an_older_revision_changes_nothing(store: Store) {
    carry_out(&store, HERE, "first", &board()).await;
    carry_out(&store, HERE, "second", &with(&board(), creature("Ogre", 1, 1))).await;
    undo(&store, HERE).await.unwrap();
    let before = (store.load(HERE).await, store.history(HERE, 9).await);
    let late = with(&board(), creature("Late", 5, 5));
    for expected in [0, 1, 2, 4, u64::MAX] {
        for kind in [
            done("late", Some(&board()), Some(&late)),
            SaveAction::Undo { seq: 1, roster: false },
            SaveAction::Redo { seq: 2, roster: false },
        ] {
            let request = Some(5);
            let refused = store.save(SaveRequest { request, ..write(HERE, expected, kind) }).await;
            assert_eq!(refused, Err(StoreError::Conflict));
        }
    }
    for kind in [
        SaveAction::Undo { seq: 2, roster: false },
        SaveAction::Undo { seq: 0, roster: false },
        SaveAction::Redo { seq: 1, roster: false },
        SaveAction::Redo { seq: 3, roster: false },
    ] {
        assert_eq!(store.save(write(HERE, 3, kind)).await, Err(StoreError::Conflict), "not the next one");
    }
    let nothing = store.save(write(THERE, 1, done("late", None, Some(&late)))).await;
    assert_eq!(nothing, Err(StoreError::Conflict));
    assert_eq!((store.load(HERE).await, store.history(HERE, 9).await), before);
    assert_eq!(store.load(THERE).await, Ok(None));
    assert!(
        store
            .save(SaveRequest { request: Some(5), ..write(HERE, 3, SaveAction::Redo { seq: 2, roster: false }) })
            .await
            .is_ok()
    );
}

on_each_store!(a_repeated_request_counts_once);
async fn a_repeated_request_counts_once(store: Store) {
    let (old, new) = (board(), with(&board(), creature("Ogre", 1, 1)));
    carry_out(&store, HERE, "/table new", &old).await;
    let once = SaveRequest {
        request: Some(u64::MAX - 1),
        reply: "{\"text\":\"one\"}".to_owned(),
        ..write(HERE, 1, done("/creature add", Some(&old), Some(&new)))
    };
    assert_eq!(store.save(once.clone()).await, Ok(2));
    assert_eq!(store.answer_to(HERE, u64::MAX - 1).await, Ok(Some(once.reply.clone())));
    assert_eq!(store.answer_to(THERE, u64::MAX - 1).await, Ok(None));
    let repeated = StoreError::Duplicate { reply: once.reply.clone() };
    assert_eq!(store.save(once.clone()).await, Err(repeated.clone()));
    let undone = SaveRequest {
        request: Some(2),
        reply: "two".to_owned(),
        ..write(HERE, 2, SaveAction::Undo { seq: 2, roster: false })
    };
    assert_eq!(store.save(undone.clone()).await, Ok(3));
    let repeated_undo = StoreError::Duplicate { reply: "two".to_owned() };
    assert_eq!(store.save(undone).await, Err(repeated_undo));
    assert_eq!(table(&store, HERE).await.as_ref(), Some(&old));
    assert_eq!(store.save(once.clone()).await, Err(repeated), "even after it was undone");

    let elsewhere = SaveRequest { channel: THERE, expected: 0, ..once.clone() };
    assert!(store.save(elsewhere).await.is_ok(), "a request is one of its channel");
    // After a day Discord doesn't send it again. The day is measured by request ids, because our clock may jump.
    let next = |revision, at_ms, request| SaveRequest {
        at_ms,
        request: Some(request),
        ..write(HERE, revision, done("", None, None))
    };
    let (leap, day) = (900 * KEPT_ANSWERS_MS, (KEPT_ANSWERS_MS as u64) << 22);
    assert!(store.save(next(3, leap, day + 2)).await.is_ok());
    assert!(matches!(store.save(next(4, leap, 2)).await, Err(StoreError::Duplicate { .. })));
    assert!(store.save(next(4, 0, day + 3)).await.is_ok());
    assert!(store.save(next(5, 0, 2)).await.is_ok());
}

on_each_store!(nothing_in_one_channel_touches_another);
async fn nothing_in_one_channel_touches_another(store: Store) {
    for (channel, name) in [(HERE, "Ogre"), (THERE, "Goblin"), (Channel::CONSOLE, "Troll")] {
        carry_out(&store, channel, "/table new", &board()).await;
        carry_out(&store, channel, name, &with(&board(), creature(name, 1, 1))).await;
    }
    let there = (store.load(THERE).await, store.history(THERE, 9).await);
    for step in 0..(KEPT_COMMANDS as i32 + 5) {
        carry_out(&store, HERE, "/place", &with(&board(), creature("Ogre", step % 12, 2))).await;
    }
    undo(&store, HERE).await.unwrap();
    carry_out(&store, HERE, "/table new", &board()).await;
    assert_eq!((store.load(THERE).await, store.history(THERE, 9).await), there);
}

on_each_store!(undo_restores_the_maker);
async fn undo_restores_the_maker(store: Store) {
    let change = Change::between(None, Some(&board()));
    for (expected, maker) in [(0, Some(ANNA)), (1, None), (2, Some(BERT))] {
        let change = if expected == 0 { change.clone() } else { Change::default() };
        let kind =
            SaveAction::Do { line: String::new(), said: String::new(), aside: None, secret: false, maker, change };
        store.save(SaveRequest { guild: Some(3), ..write(HERE, expected, kind) }).await.unwrap();
    }
    let mut makers = vec![store.load(HERE).await.unwrap().unwrap().maker];
    for _ in 0..3 {
        undo(&store, HERE).await.unwrap();
        makers.push(store.load(HERE).await.unwrap().unwrap().maker);
    }
    redo(&store, HERE).await.unwrap();
    makers.push(store.load(HERE).await.unwrap().unwrap().maker);
    assert_eq!(makers, [Some(BERT), Some(ANNA), Some(ANNA), None, Some(ANNA)]);
}

on_each_store!(every_field_of_a_creature_has_a_column);
async fn every_field_of_a_creature_has_a_column(disk: OnDisk) {
    let columns = if disk.directory.is_some() {
        disk.ask("SELECT name FROM pragma_table_info('creature')").await
    } else {
        let columns = "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
                       WHERE table_schema = current_schema() AND table_name = 'creature'";
        disk.ask(columns).await
    };
    let mut columns: Vec<String> = columns.into_iter().flatten().collect();
    columns.sort_unstable();
    let ogre = serde_json::to_value(creature("Ogre", 1, 1)).unwrap();
    let mut parts: Vec<&str> = ogre.as_object().unwrap().keys().map(String::as_str).collect();
    parts.push("channel");
    parts.sort_unstable();
    assert_eq!(columns, parts, "a new part of a creature needs a migration, and a place in LOAD and WRITE_TABLE");
}

on_each_store!(a_malformed_row_is_named_without_what_is_in_it);
async fn a_malformed_row_is_named_without_what_is_in_it(disk: OnDisk) {
    let store = &disk.store;
    carry_out(store, HERE, "/table new", &with(&board(), creature("Ogre", 1, 1))).await;
    for (spoil, expected) in [
        ("UPDATE history SET change = '{\"frame\": \"Ogre\"}'", "a column"),
        ("UPDATE channel SET house_rules = 'Ogre'", "its house rule 1"),
        ("UPDATE channel SET house_rules = NULL, rounds = '{\"round\": \"Ogre\"}'", "its turns"),
        ("UPDATE channel SET rounds = NULL, keepers = '\"Ogre\"'", "who is GM"),
        ("UPDATE channel SET keepers = NULL, spoken = '\"Ogre\"'", "its language"),
        ("UPDATE channel SET spoken = NULL, settings = '\"Ogre\"'", "its settings"),
        ("UPDATE channel SET settings = NULL, theme = 'Ogre'", "its theme"),
        ("UPDATE channel SET theme = 'light', backdrop = '\"Ogre\"'", "the image under its board"),
        ("UPDATE channel SET backdrop = NULL; UPDATE creature SET anchor = 'Ogre'", "its creature 1"),
        ("UPDATE creature SET anchor = 'A1', weapon_reach = 'Ogre'", "its creature 1"),
        ("UPDATE creature SET weapon_reach = 'none', conditions = 'Ogre'", "its creature 1"),
        ("UPDATE channel SET board = '12x9\nOgre A1'", "its board"),
    ] {
        for statement in spoil.split("; ") {
            disk.ask(statement).await;
        }
        let seen = match expected {
            "a column" => store.undoable(HERE).await.map(|_| ()),
            _ => store.load(HERE).await.map(|_| ()),
        };
        // What it is, but none of its content: errors are logged, and names stay out of logs.
        let said = seen.unwrap_err().to_string();
        assert_eq!(said, format!("what is kept of this table cannot be read: {expected}"));
    }
    let undone = store.save(write(HERE, 1, SaveAction::Undo { seq: 1, roster: false })).await;
    assert!(matches!(undone, Err(StoreError::Unreadable { .. })), "{undone:?}");
}
