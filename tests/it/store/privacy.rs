//! What is stored about people can be read, and deleted without a trace.

use super::OnDisk;
use fivefoot::field::{Battlefield, Change, Creature, Delta, Encounter, Name, Side, Template};
use fivefoot::grid::Square;
use fivefoot::store::{
    Channel, Menu, NOBODY, Panel, PersonalData, Picture, RosterOwner, SaveAction, SaveRequest, Store, SweepReport,
};

pub(super) const HERE: Channel = Channel(500);
const THERE: Channel = Channel(600);
const ANNA: u64 = 112_233_445_566_778_899;
const BERT: u64 = 998_877_665_544_332_211;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// An action of Anna's.
fn write(channel: Channel, expected: u64, kind: SaveAction) -> SaveRequest {
    SaveRequest { by: ANNA, ..super::tables::write(channel, expected, kind) }
}

fn hero(called: &str, owner: u64) -> Creature {
    let name = |text| Name::new(text).expect("a name");
    let hero = Creature::plain(name(called), Square::new(2, 2), Side(name("heroes")));
    Creature { owner: Some(owner), ..hero }
}

/// The portrait of Anna's hero.
pub(super) fn face() -> Picture {
    Picture { id: "face-Diary".to_owned(), width: 3, height: 3, png: vec![7; 9], original: Vec::new() }
}

/// In two channels of a guild, Anna creates a table, becomes GM and adds a hero; Bert joins.
pub(super) async fn two_channels(disk: &OnDisk) {
    let store = &disk.store;
    for channel in [HERE, THERE] {
        let empty = Encounter::new("srd35", Battlefield::open(9, 9).expect("a board"));
        let mut named = empty.clone();
        named.game_masters.people.insert(ANNA);
        let mut owned = named.clone();
        owned.put(Creature { portrait: Some(face().id), ..hero("Aldo", ANNA) });
        let mut both = owned.clone();
        both.put(hero("Bryn", BERT));
        let steps = [
            (ANNA, "/table new width:9", None, empty),
            (ANNA, "/gm add person:112233445566778899", None, named),
            (ANNA, "/creature add name:\"My Diary\" owner:112233445566778899", None, owned),
            (BERT, "/join name:Bryn", Some("For 112233445566778899 alone"), both),
        ];
        let mut before: Option<Encounter> = None;
        for (expected, (by, line, aside, after)) in (0..).zip(steps) {
            let kind = SaveAction::Do {
                line: line.to_owned(),
                said: format!("{by} did it, and 112233445566778899 looked on"),
                aside: aside.map(str::to_owned),
                secret: false,
                maker: (expected == 0).then_some(by),
                change: Change::between(before.as_ref(), Some(&after)),
            };
            let reply = format!("told {ANNA}");
            let request = Some(channel.0 + expected);
            let pictures = if after.creatures().len() == 1 { vec![face()] } else { Vec::new() };
            let write = SaveRequest { guild: Some(9), request, by, reply, pictures, ..write(channel, expected, kind) };
            store.save(write).await.expect("kept");
            before = Some(after);
        }
        store.set_player_names(channel, &[(ANNA, Name::new("Diary").expect("a name"))]).await.expect("kept");
        let account = Some(format!("why {ANNA}"));
        store.add_panel(channel, &Panel { account, ..Panel::default() }, 0).await.expect("kept");
        let own = Panel { person: Some(ANNA), ..Panel::default() };
        store.add_panel(channel, &own, 0).await.expect("kept");
        store.set_board_message(channel, Some(77), 4).await.expect("kept");
        store.set_undelivered(channel, &format!("Moved for {ANNA}.")).await.expect("kept");
    }
}

/// Every value of this channel in every table, as text.
async fn all_of(disk: &OnDisk, channel: Channel) -> String {
    let tables = match &disk.directory {
        Some(_) => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'",
        None => {
            "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE '\\_sqlx%'"
        }
    };
    let mut all = String::new();
    for table in disk.ask(tables).await.into_iter().flatten() {
        let columns = match &disk.directory {
            Some(_) => format!("SELECT name FROM pragma_table_info('{table}')"),
            None => format!(
                "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
                 WHERE table_schema = current_schema() AND table_name = '{table}'"
            ),
        };
        let columns: Vec<String> = disk.ask(&columns).await.into_iter().flatten().collect();
        let key = if table == "channel" { "id" } else { "channel" };
        if !columns.iter().any(|column| column == key) {
            continue;
        }
        let cells = match &disk.directory {
            Some(_) => {
                columns.iter().map(|column| format!("quote(\"{column}\")")).collect::<Vec<_>>().join(" || ' ' || ")
            }
            None => format!("CAST(\"{table}\" AS TEXT)"),
        };
        let rows = format!("SELECT {cells} FROM \"{table}\" WHERE \"{key}\" = {} ORDER BY 1", channel.0);
        for row in disk.ask(&rows).await.into_iter().flatten() {
            all.push_str(&format!("{table}: {row}\n"));
        }
    }
    all
}

on_each_store!(forgetting_a_person_leaves_no_trace_of_them_and_all_else);
async fn forgetting_a_person_leaves_no_trace_of_them_and_all_else(disk: OnDisk) {
    two_channels(&disk).await;
    let store = &disk.store;
    let kept = store.personal_data(HERE, ANNA, false).await.expect("read");
    assert!(kept.maker && kept.is_gm, "{kept:?}");
    assert_eq!((&kept.creatures, kept.commands.len(), kept.answers), (&vec!["Aldo".to_owned()], 3, 3));
    assert_eq!(kept.portraits, kept.creatures);
    assert!(store.personal_data(HERE, BERT, false).await.expect("read").portraits.is_empty());
    assert_eq!(store.picture(HERE, &face().id).await, Ok(Some(face())));
    let (here, there) = (all_of(&disk, HERE).await, all_of(&disk, THERE).await);
    assert!(here.contains(&ANNA.to_string()) && here.contains("Diary"), "{here}");
    store.forget_person(HERE, ANNA).await.expect("forgotten");
    assert_eq!(store.picture(HERE, &face().id).await, Ok(None), "also the newest");
    let now = all_of(&disk, HERE).await;
    assert!(!now.contains(&ANNA.to_string()) && !now.contains("Diary"), "{now}");
    assert!(now.contains(&BERT.to_string()) && now.contains("/join name:Bryn"), "{now}");
    assert_eq!(store.personal_data(HERE, ANNA, true).await, Ok(PersonalData::default()));
    assert_eq!(all_of(&disk, THERE).await, there);
    let history = store.history(HERE, 9).await.expect("read");
    let commands: Vec<(&str, u64)> = history.iter().map(|entry| (entry.line.as_str(), entry.by)).collect();
    let expected = [("/join name:Bryn", BERT), ("/creature add", NOBODY), ("/gm add", NOBODY), ("/table new", NOBODY)];
    assert_eq!(commands, expected);
}

on_each_store!(an_undo_does_not_bring_a_forgotten_person_back);
async fn an_undo_does_not_bring_a_forgotten_person_back(disk: OnDisk) {
    two_channels(&disk).await;
    let store = &disk.store;
    store.forget_person(HERE, ANNA).await.expect("forgotten");
    for undone in [true, true, true, false, false] {
        let saved = store.load(HERE).await.expect("read").expect("a channel");
        let entry = if undone { store.undoable(HERE).await } else { store.redoable(HERE).await };
        let seq = entry.expect("read").expect("something").seq;
        let kind =
            if undone { SaveAction::Undo { seq, roster: false } } else { SaveAction::Redo { seq, roster: false } };
        let write = SaveRequest { guild: Some(9), by: BERT, ..write(HERE, saved.revision, kind) };
        store.save(write).await.expect("kept");
        assert!(!all_of(&disk, HERE).await.contains(&ANNA.to_string()));
    }
    let table = store.load(HERE).await.expect("read").and_then(|saved| saved.encounter).expect("a table");
    assert_eq!(table.creatures().iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Aldo"]);
}

on_each_store!(a_channel_is_forgotten_whole_and_alone);
async fn a_channel_is_forgotten_whole_and_alone(disk: OnDisk) {
    two_channels(&disk).await;
    let store = &disk.store;
    let there = all_of(&disk, THERE).await;
    store.forget_channel(HERE).await.expect("forgotten");
    assert_eq!(all_of(&disk, HERE).await, "");
    assert_eq!(store.load(HERE).await, Ok(None));
    assert_eq!(all_of(&disk, THERE).await, there);
}

on_each_store!(a_guild_is_forgotten_thirty_days_after_the_bot_has_left_it);
async fn a_guild_is_forgotten_thirty_days_after_the_bot_has_left_it(disk: OnDisk) {
    two_channels(&disk).await;
    let store = &disk.store;
    let menu = Menu { digest: "1".to_owned(), ids: [("turn".to_owned(), 5)].into() };
    store.set_menu(9, &menu).await.expect("kept");
    store.left_guild(9, DAY).await.expect("kept");
    assert_eq!(store.menu(9).await, Ok(None), "Discord has no commands for the server any more");
    let answers = async || store.personal_data(HERE, ANNA, false).await.map(|kept| kept.answers);
    assert_eq!((store.forget_expired(DAY - 1).await.map(|swept| swept.channels), answers().await), (Ok(0), Ok(3)));
    assert_eq!((store.forget_expired(31 * DAY - 1).await.map(|swept| swept.channels), answers().await), (Ok(0), Ok(0)));
    store.joined_guild(9).await.expect("kept");
    assert_eq!(store.forget_expired(99 * DAY).await.map(|swept| swept.channels), Ok(0), "it is back");
    // The bot was removed from the guild while it wasn't running.
    store.set_menu(9, &menu).await.expect("kept");
    store.set_guilds(&[9], (0, 0, 1), 40 * DAY).await.expect("kept");
    assert_eq!(store.menu(9).await, Ok(Some(menu)));
    assert_eq!(store.forget_expired(99 * DAY).await.map(|swept| swept.channels), Ok(0));
    store.set_guilds(&[10], (0, 0, 1), 50 * DAY).await.expect("kept");
    assert_eq!(store.menu(9).await, Ok(None));
    store.set_guilds(&[10], (0, 0, 1), 70 * DAY).await.expect("kept");
    assert_eq!(store.forget_expired(80 * DAY - 1).await.map(|swept| swept.channels), Ok(0));
    assert_eq!(store.forget_expired(80 * DAY).await.map(|swept| swept.channels), Ok(2));
    assert_eq!(store.load(HERE).await, Ok(None));
    assert_eq!(store.load(THERE).await, Ok(None));
}

/// Creates a table, and perhaps a creature in the roster.
fn made(template: Option<Template>) -> SaveAction {
    let table = Encounter::new("srd35", Battlefield::open(5, 5).unwrap());
    let roster = template.map(|one| Box::new(Delta { before: None, after: Some(one) }));
    SaveAction::Do {
        line: "/table new".to_owned(),
        said: String::new(),
        aside: None,
        secret: false,
        maker: None,
        change: Change { roster, ..Change::between(None, Some(&table)) },
    }
}

on_each_store!(the_author_of_a_roster_entry_is_shown_and_forgotten);
async fn the_author_of_a_roster_entry_is_shown_and_forgotten(disk: OnDisk) {
    let store = &disk.store;
    let ogre = Template { name: Name::new("Ogre").unwrap(), options: [].into() };
    let kind = made(Some(ogre));
    store.save(write(HERE, 0, kind)).await.unwrap();
    let place = RosterOwner::Channel(HERE);
    // Undoing and redoing doesn't make Bert its author.
    let back_and_forth = async |expected: u64| -> i64 {
        let twice = [SaveAction::Undo { seq: 1, roster: true }, SaveAction::Redo { seq: 1, roster: true }];
        for (expected, kind) in (expected..).zip(twice) {
            store.save(SaveRequest { by: BERT, ..write(HERE, expected, kind) }).await.unwrap();
        }
        disk.ask("SELECT CAST(by AS TEXT) FROM template").await.remove(0).unwrap().parse().unwrap()
    };
    assert_eq!(back_and_forth(1).await, ANNA.cast_signed());
    assert_eq!(store.personal_data(HERE, ANNA, true).await.unwrap().roster, ["Ogre"]);
    assert!(store.personal_data(HERE, BERT, true).await.unwrap().roster.is_empty());
    store.forget_person(HERE, ANNA).await.unwrap();
    assert!(store.personal_data(HERE, ANNA, true).await.unwrap().roster.is_empty());
    assert_eq!(store.templates(place).await.unwrap().len(), 1, "the Ogre stays, and is nobody's");
    assert_eq!(back_and_forth(4).await, NOBODY.cast_signed(), "nor does that bring her back");
    store.forget_channel(HERE).await.unwrap();
    assert!(store.templates(place).await.unwrap().is_empty());
}

/// A command that changes nothing, at this time.
async fn looked_at(store: &Store, channel: Channel, now_ms: i64) {
    let saved = store.load(channel).await.unwrap().unwrap();
    store.mark_used(channel, saved.used_ms, now_ms).await.unwrap();
}

on_each_store!(a_channel_is_forgotten_180_days_after_the_last_command_there);
async fn a_channel_is_forgotten_180_days_after_the_last_command_there(disk: OnDisk) {
    two_channels(&disk).await;
    let store = &disk.store;
    let there = async || store.load(THERE).await.unwrap().map(|saved| saved.used_ms);
    // It counts as use, but is stored at most once a day.
    looked_at(store, THERE, DAY - 1).await;
    assert_eq!(there().await, Some(0));
    looked_at(store, THERE, 100 * DAY + 7).await;
    assert_eq!(there().await, Some(100 * DAY));
    assert_eq!(store.forget_expired(180 * DAY - 1).await.map(|swept| swept.channels), Ok(0));
    assert_eq!(store.forget_expired(180 * DAY).await.map(|swept| swept.channels), Ok(1));
    assert_eq!((all_of(&disk, HERE).await.as_str(), store.load(HERE).await), ("", Ok(None)));
    assert!(all_of(&disk, THERE).await.contains(&ANNA.to_string()));
    assert_eq!(store.forget_expired(280 * DAY - 1).await.map(|swept| swept.channels), Ok(0));
    assert_eq!(store.forget_expired(280 * DAY).await.map(|swept| swept.channels), Ok(1));
    assert_eq!(all_of(&disk, THERE).await, "");
    // The channel starts from scratch.
    let (guild, kind, at_ms) = (Some(9), made(None), 280 * DAY + 5);
    let write = SaveRequest { guild, by: BERT, at_ms, ..write(HERE, 0, kind) };
    assert_eq!(store.save(write).await, Ok(1));
    let here = store.load(HERE).await.unwrap().map(|saved| saved.used_ms);
    assert_eq!(here, Some(280 * DAY), "the day alone");
    assert_eq!(store.forget_expired(460 * DAY - 1).await.map(|swept| swept.channels), Ok(0));
}

on_each_store!(the_roster_of_a_guild_goes_with_its_last_channel_and_the_console_stays);
async fn the_roster_of_a_guild_goes_with_its_last_channel_and_the_console_stays(store: Store) {
    let goblin = Template { name: Name::new("Goblin").unwrap(), options: [].into() };
    let writes = [
        (Channel::CONSOLE, None, 0, made(None)),
        (HERE, Some(9), 0, made(Some(goblin.clone()))),
        (THERE, Some(9), 100, made(None)),
        (Channel(700), None, 0, made(Some(goblin))),
    ];
    for (channel, guild, day, kind) in writes {
        let at_ms = day * DAY;
        let write = SaveRequest { guild, at_ms, ..write(channel, 0, kind) };
        store.save(write).await.unwrap();
    }
    let rosters = async || {
        let of = async |place| store.templates(place).await.unwrap().len();
        (of(RosterOwner::Guild(9)).await, of(RosterOwner::Channel(Channel(700))).await)
    };
    assert_eq!((store.forget_expired(180 * DAY).await.map(|swept| swept.channels), rosters().await), (Ok(2), (1, 0)));
    assert_eq!((store.forget_expired(280 * DAY).await.map(|swept| swept.channels), rosters().await), (Ok(1), (0, 0)));
    assert!(store.load(Channel::CONSOLE).await.unwrap().is_some());
}

on_each_store!(a_clock_that_leaps_forgets_nothing);
async fn a_clock_that_leaps_forgets_nothing(store: Store) {
    let made_at = async |channel: u64, day: i64| {
        let channel = Channel(channel);
        let saved = store.load(channel).await.unwrap().map_or(0, |saved| saved.revision);
        store.save(SaveRequest { at_ms: day * DAY, ..write(channel, saved, made(None)) }).await.unwrap();
    };
    for channel in 1..=10 {
        made_at(channel, 1_000).await;
    }
    let leap = 1_400 * DAY;
    let doubtful = SweepReport { doubtful: 10, ..SweepReport::default() };
    assert_eq!(store.forget_expired(leap).await, Ok(doubtful));
    assert_eq!(store.forget_expired(leap + DAY - 1).await, Ok(doubtful), "not by asking again");
    // The clock is right again: nothing is due, and the next jump starts over.
    assert_eq!(store.forget_expired(1_001 * DAY).await, Ok(SweepReport::default()));
    assert_eq!(store.forget_expired(leap + DAY).await, Ok(doubtful));
    // A command given while the clock is wrong neither makes its channel due nor keeps it forever.
    made_at(1, 0).await;
    made_at(2, 9_000).await;
    assert_eq!(store.load(Channel(1)).await.unwrap().unwrap().used_ms, 1_000 * DAY);
    assert_eq!(store.forget_expired(1_002 * DAY).await, Ok(SweepReport::default()));
    assert_eq!(store.load(Channel(2)).await.unwrap().unwrap().used_ms, 1_002 * DAY);
    // If the jump is real, it happens a day later.
    assert_eq!(store.forget_expired(leap).await.map(|swept| swept.doubtful), Ok(10));
    assert_eq!(store.forget_expired(leap + DAY).await.map(|swept| swept.channels), Ok(10));
}

#[tokio::test]
async fn what_is_forgotten_is_gone_from_the_disk_while_the_bot_runs() {
    let disk = OnDisk::new().await;
    two_channels(&disk).await;
    let folder = disk.directory.as_ref().unwrap().path();
    let on_disk = || {
        let files = std::fs::read_dir(folder).unwrap();
        let all: Vec<u8> = files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
        String::from_utf8_lossy(&all).matches("Diary").count()
    };
    assert!(on_disk() > 0);
    for channel in [HERE, THERE] {
        disk.store.forget_person(channel, ANNA).await.unwrap();
    }
    assert_eq!(on_disk(), 0);
}

on_each_store!(everything_of_a_channel_goes_with_it_even_if_it_comes_late);
async fn everything_of_a_channel_goes_with_it_even_if_it_comes_late(disk: OnDisk) {
    two_channels(&disk).await;
    disk.store.forget_channel(HERE).await.unwrap();
    disk.store.set_board_message(HERE, Some(78), 9).await.unwrap();
    disk.store.set_undelivered(HERE, "Moved.").await.unwrap();
    assert!(disk.store.add_panel(HERE, &Panel::default(), 0).await.is_err());
    assert_eq!(all_of(&disk, HERE).await, "");
}
