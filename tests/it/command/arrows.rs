//! The arrow pad when presses arrive twice, at the same time, late, or from another person.

use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, Status, answer, line};
use fivefoot::grid::Direction;

const GM: u64 = 1;
const EAST: Key = Key::Step(Direction::East);

struct Table {
    app: App,
    pad: Reply,
}

impl Table {
    async fn new() -> Self {
        let app = App::open("sqlite::memory:").await.unwrap();
        let mut moved = None;
        for text in ["/table new width:12 height:4", "/creature add name:Aldo at:A1", "/move creature:Aldo to:B2"] {
            moved = Some(answer(&app, request(None, line::read(text).unwrap())).await);
        }
        let arrows = moved.unwrap().press_of(Key::Arrows).unwrap();
        let pad = app.press(&arrows, request(None, Invocation::default())).await;
        Table { app, pad }
    }

    async fn press(&self, shown: &Reply, key: Key, id: u64) -> Reply {
        self.app.press(&shown.press_of(key).unwrap(), request(Some(id), Invocation::default())).await
    }

    async fn place(&self) -> String {
        let shown = answer(&self.app, request(None, line::read("/show").unwrap())).await;
        shown.ruling.unwrap()["creatures"][0]["anchor"].as_str().unwrap().to_owned()
    }
}

fn request(id: Option<u64>, given: Invocation) -> Request {
    Request { channel: 5, guild: None, caller: Caller::manager(GM), id, given }
}

#[tokio::test]
async fn a_press_that_is_delivered_twice_steps_once() {
    let table = Table::new().await;
    let once = table.press(&table.pad, EAST, 90).await;
    assert!(once.text().contains("B2 to C2: 5 of 30 ft"), "{}", once.text());
    let twice = table.press(&table.pad, EAST, 90).await;
    assert_eq!(twice.text(), once.text());
    let next = table.press(&twice, EAST, 91).await;
    assert!(next.text().contains("B2 to D2: 10 of 30 ft"), "{}", next.text());
    // Late, after another press.
    let late = table.press(&table.pad, EAST, 90).await;
    assert!(late.text().contains("B2 to D2"), "{}", late.text());
    for _ in 0..2 {
        assert_eq!(table.press(&next, Key::Go, 92).await.status, Status::Done);
        assert_eq!(table.place().await, "D2");
    }
}

#[tokio::test]
async fn quick_presses_all_count() {
    let table = Table::new().await;
    let presses = [1, 2, 3, 4, 5].map(|id| table.press(&table.pad, EAST, id));
    let [a, b, c, d, e] = presses;
    let shown = tokio::join!(a, b, c, d, e);
    let all = [shown.0, shown.1, shown.2, shown.3, shown.4];
    let last = all.iter().find(|reply| reply.text().contains("B2 to G2"));
    assert_eq!(table.press(last.expect("five steps"), Key::Go, 6).await.status, Status::Done);
    assert_eq!(table.place().await, "G2");
}

/// A path takes sixty steps at most; further ones are refused, and the path stays as it is.
#[tokio::test]
async fn a_path_of_sixty_steps_is_full() {
    let table = Table::new().await;
    let speedy = line::read("/creature edit creature:Aldo speed:300").unwrap();
    assert_eq!(answer(&table.app, request(None, speedy)).await.status, Status::Done);
    let mut pad = table.pad.clone();
    let way = |nth: u64| Key::Step(if nth.is_multiple_of(2) { Direction::East } else { Direction::West });
    for nth in 0..60 {
        pad = table.press(&pad, way(nth), 100 + nth).await;
    }
    let whole = pad.text();
    assert!(whole.contains("300 of 300 ft"), "{whole}");
    let full = table.press(&pad, way(60), 160).await;
    assert_eq!(full.text(), format!("The arrows don't go any further.\n{whole}"));
    // A press that was counted recently is not counted again.
    for nth in [59, 50] {
        assert_eq!(table.press(&full, way(nth), 100 + nth).await.text(), whole);
    }
    // Removing a step makes room for another.
    let shorter = table.press(&full, Key::Back, 161).await;
    assert!(shorter.text().contains("295 of 300 ft"), "{}", shorter.text());
    let again = table.press(&shorter, way(59), 162).await;
    assert_eq!(again.text(), whole);
    assert_eq!(table.press(&again, Key::Go, 163).await.status, Status::Done);
    assert_eq!(table.place().await, "B2");
}

#[tokio::test]
async fn go_makes_the_move_that_was_shown_and_no_other() {
    let table = Table::new().await;
    let shown = table.press(&table.pad, EAST, 1).await;
    table.press(&table.pad, EAST, 2).await;
    let changed = table.press(&shown, Key::Go, 3).await;
    assert!(changed.text().starts_with("The path has changed since."), "{}", changed.text());
    assert!(changed.text().contains("B2 to D2"), "{}", changed.text());
    assert_eq!(table.place().await, "B2");
    assert_eq!(table.press(&changed, Key::Go, 4).await.status, Status::Done);
    assert_eq!(table.place().await, "D2");
}

#[tokio::test]
async fn nobody_presses_the_arrows_of_another() {
    let table = Table::new().await;
    let stranger = Request { caller: Caller::manager(2), ..request(Some(7), Invocation::default()) };
    for key in [EAST, Key::Back, Key::Go, Key::GoTo, Key::Close] {
        let refused = table.app.press(&table.pad.press_of(key).unwrap(), stranger.clone()).await;
        assert_eq!((refused.status, refused.text().as_str()), (Status::Error, "Those buttons are somebody else's."));
    }
}
