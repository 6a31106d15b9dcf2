//! Images are kept exactly as long as the table or the history refers to them, and a history is limited in bytes.

use fivefoot::field::{Backdrop, Change, Creature, Encounter};
use fivefoot::store::{
    Channel, KEPT_BYTES, KEPT_COMMANDS, PORTRAIT_PREFIX, Panel, Picture, Reordered, SaveAction, Store,
};

use super::OnDisk;
use super::tables::{HERE, THERE, board, carry_out, creature, done, redo, table, undo, with, write};

fn picture(id: &str, bytes: usize) -> Picture {
    Picture { id: id.to_owned(), width: 3, height: 2, png: vec![7; bytes], original: Vec::new() }
}

/// Stores a command with an image.
async fn carry_out_with(store: &Store, channel: Channel, after: &Encounter, shown: Picture) {
    let saved = store.load(channel).await.unwrap();
    let before = saved.as_ref().and_then(|saved| saved.encounter.as_ref());
    let mut request = write(channel, saved.as_ref().map_or(0, |saved| saved.revision), done("", before, Some(after)));
    request.pictures = vec![shown];
    store.save(request).await.unwrap();
}

fn over(id: &str) -> Encounter {
    let mut table = board();
    table.backdrop = Some(Backdrop { picture: id.to_owned(), left: 250, top: 0, width: 12_000, height: 8_500 });
    table
}

async fn kept(store: &Store, id: &str) -> bool {
    store.picture(HERE, id).await.unwrap().is_some()
}

on_each_store!(the_map_in_play_stays_however_many_others_were_imported_and_undone);
async fn the_map_in_play_stays_however_many_others_were_imported_and_undone(store: Store) {
    carry_out(&store, HERE, "/table new", &board()).await;
    carry_out_with(&store, HERE, &over("play"), picture("play", 5)).await;
    for other in 0..20 {
        let other = format!("other {other}");
        carry_out_with(&store, HERE, &over(&other), picture(&other, 5)).await;
        assert!(kept(&store, &other).await && kept(&store, "play").await);
        undo(&store, HERE).await.unwrap();
        assert_eq!(table(&store, HERE).await, Some(over("play")));
    }
    assert!(kept(&store, "other 19").await, "a redo brings it back");
    assert!(!kept(&store, "other 18").await, "nothing brings this one back");
    redo(&store, HERE).await.unwrap();
    carry_out_with(&store, THERE, &board(), picture("play", 9)).await;
    assert_eq!(store.picture(HERE, "play").await, Ok(Some(picture("play", 5))), "another channel's is its own");
}

on_each_store!(a_portrait_stays_while_a_creature_has_it_or_undo_could_restore_it);
async fn a_portrait_stays_while_a_creature_has_it_or_undo_could_restore_it(store: Store) {
    let face = |n: u32| format!("{PORTRAIT_PREFIX}{n}");
    let shown = |n: u32| with(&board(), Creature { portrait: Some(face(n)), ..creature("Aldo", 1, 1) });
    carry_out(&store, HERE, "/table new", &board()).await;
    for n in 1..=3 {
        carry_out_with(&store, HERE, &shown(n), picture(&face(n), 9)).await;
    }
    assert!(kept(&store, &face(1)).await && kept(&store, &face(2)).await);
    undo(&store, HERE).await.unwrap();
    undo(&store, HERE).await.unwrap();
    carry_out(&store, HERE, "/creature portrait clear:true", &board()).await;
    assert_eq!((kept(&store, &face(1)).await, kept(&store, &face(2)).await), (true, false));
    for _ in 0..KEPT_COMMANDS {
        carry_out(&store, HERE, "/place", &board()).await;
    }
    assert!(!kept(&store, &face(1)).await, "the command that gave it is too old to undo");
}

on_each_store!(images_count_toward_the_length_of_a_history);
async fn images_count_toward_the_length_of_a_history(store: Store) {
    carry_out(&store, HERE, "/table new", &board()).await;
    let big = KEPT_BYTES / 3 - 1_000;
    for n in 0..6 {
        carry_out_with(&store, HERE, &over(&n.to_string()), picture(&n.to_string(), big)).await;
    }
    // Each command also refers to the image before it.
    let entries = store.history(HERE, KEPT_COMMANDS).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [7, 6]);
    let left = kept_of(&store).await;
    assert_eq!(left, [3, 4, 5]);
    carry_out_with(&store, HERE, &over("huge"), picture("huge", 2 * KEPT_BYTES)).await;
    assert_eq!(
        store.history(HERE, KEPT_COMMANDS).await.unwrap().len(),
        1,
        "the last command can be undone in any case"
    );
    undo(&store, HERE).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(over("5")));
    assert!(kept(&store, "5").await);
}

/// Which of the six images are kept.
async fn kept_of(store: &Store) -> Vec<usize> {
    let mut left = Vec::new();
    for n in 0..6 {
        if kept(store, &n.to_string()).await {
            left.push(n);
        }
    }
    left
}

on_each_store!(a_stroke_on_a_big_map_is_a_small_row);
async fn a_stroke_on_a_big_map_is_a_small_row(disk: OnDisk) {
    let store = &disk.store;
    let walls: Vec<String> = (1..=190).flat_map(|row| (1..=25).map(move |n| edge(n * 4, row))).collect();
    let text = format!("200x200\nwall {}", walls.join(" "));
    let map = |text: &str| Encounter::new("srd35", fivefoot::field::Battlefield::from_notation(text).unwrap());
    carry_out(store, HERE, "/map import", &map(&text)).await;
    let stroked = map(&format!("{text}\ndifficult B3:D3"));
    carry_out(store, HERE, "/map paint", &stroked).await;
    let stroke = disk.ask("SELECT change FROM history WHERE seq = 2").await.remove(0).unwrap();
    assert!(stroke.len() < 200, "{stroke}");
    undo(store, HERE).await.unwrap();
    assert_eq!(table(store, HERE).await, Some(map(&text)));
    redo(store, HERE).await.unwrap();
    assert_eq!(table(store, HERE).await, Some(stroked));
}

/// The east edge of a square, in notation.
fn edge(column: i32, row: i32) -> String {
    let square = |column| fivefoot::grid::Square::new(column, row - 1).to_string();
    format!("{}/{}", square(column), square(column + 1))
}

on_each_store!(commands_change_places_with_their_pictures_and_buttons);
async fn commands_change_places_with_their_pictures_and_buttons(store: Store) {
    let face = format!("{PORTRAIT_PREFIX}1");
    let moved = |table: &Encounter| with(table, Creature { portrait: Some(face.clone()), ..creature("Aldo", 1, 1) });
    let hidden = |n: i32| with(&board(), creature("Goblin", 5, n));
    let secret = |before: &Encounter, after: &Encounter| match done("/place", Some(before), Some(after)) {
        SaveAction::Do { line, said, maker, change, .. } => {
            SaveAction::Do { line, said, maker, change, aside: None, secret: true }
        }
        _ => panic!("something done"),
    };
    let place = |from, to, before: &Encounter, after: &Encounter| Reordered {
        from,
        to,
        change: Change::between(Some(before), Some(after)),
    };
    let seqs = async || -> Vec<(u64, String)> {
        store.history(HERE, 9).await.unwrap().into_iter().map(|entry| (entry.seq, entry.line)).collect()
    };
    let listed = |rows: &[(u64, &str)]| rows.iter().map(|(seq, line)| (*seq, (*line).to_owned())).collect::<Vec<_>>();
    carry_out(&store, HERE, "/table new", &board()).await;
    carry_out_with(&store, HERE, &moved(&board()), picture(&face, 9)).await;
    let button = Panel { revision: 2, seq: Some(2), ..Panel::default() };
    let button = store.add_panel(HERE, &button, 0).await.unwrap();
    store.save(write(HERE, 2, secret(&moved(&board()), &moved(&hidden(1))))).await.unwrap();
    assert_eq!(store.undo_target_before(HERE, u64::MAX, true).await, Ok(Some(2)));
    assert_eq!(store.undo_target_before(HERE, u64::MAX, false).await, Ok(Some(3)));

    let mut request = write(HERE, 3, SaveAction::Undo { seq: 3, roster: false });
    let own = place(2, 3, &hidden(1), &moved(&hidden(1)));
    request.moved = vec![place(3, 2, &board(), &hidden(1)), own.clone()];
    store.save(request).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(hidden(1)));
    assert_eq!(seqs().await, listed(&[(3, ""), (2, "/place"), (1, "/table new")]));
    let pressed = store.panel(HERE, &button).await.unwrap().unwrap();
    assert_eq!((pressed.seq, pressed.revision), (Some(3), 3), "secret commands leave a button as good as it was");
    redo(&store, HERE).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(moved(&hidden(1))));
    undo(&store, HERE).await.unwrap();

    // A secret command ends up below what can be redone.
    let mut request = write(HERE, 6, secret(&hidden(1), &hidden(2)));
    request.moved = vec![place(3, 7, &hidden(2), &moved(&hidden(2)))];
    store.save(request).await.unwrap();
    assert_eq!(seqs().await, listed(&[(7, ""), (3, "/place"), (2, "/place"), (1, "/table new")]));
    assert!(kept(&store, &face).await, "the next redo shows it");
    redo(&store, HERE).await.unwrap();
    assert_eq!(table(&store, HERE).await, Some(moved(&hidden(2))));
    assert_eq!(store.panel(HERE, &button).await.unwrap().unwrap().seq, Some(7));
    for before in [hidden(2), hidden(1), board()] {
        undo(&store, HERE).await.unwrap();
        assert_eq!(table(&store, HERE).await, Some(before));
    }
}
