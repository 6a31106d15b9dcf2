//! The brush pad: what each stroke leaves on the board, and presses that arrive twice, at the same time, or from another person.

use fivefoot::command::{App, Brush, Caller, Invocation, Key, Reply, Request, Status, answer, line};
use fivefoot::grid::Direction;

const GM: u64 = 1;
const EAST: Key = Key::Step(Direction::East);
const SOUTH: Key = Key::Step(Direction::South);

struct Table {
    app: App,
}

impl Table {
    async fn new() -> Self {
        let table = Table { app: App::open("sqlite::memory:").await.unwrap() };
        table.says("/table new width:6 height:4").await;
        table
    }

    async fn says(&self, text: &str) -> Reply {
        answer(&self.app, request(GM, None, line::read(text).unwrap())).await
    }

    async fn press(&self, shown: &Reply, key: Key, id: u64) -> Reply {
        self.app.press(&shown.press_of(key).unwrap(), request(GM, Some(id), Invocation::default())).await
    }

    /// The rows of the board as text, without their numbers.
    async fn rows(&self) -> Vec<String> {
        let letters = self.says("/show text:true whole:true").await.letters.unwrap();
        let rows = letters.lines().filter(|line| line.starts_with("  ") && line.get(2..3) > Some("0"));
        rows.map(|row| row.get(4..).unwrap_or_default().trim_end().to_owned()).collect()
    }
}

fn request(person: u64, id: Option<u64>, given: Invocation) -> Request {
    let caller = if person == GM { Caller::manager(GM) } else { Caller::plain(person) };
    Request { channel: 5, guild: Some(9), caller, id, given }
}

#[tokio::test]
async fn a_thumb_paints_a_wall_with_a_door_and_takes_a_stroke_back() {
    let table = Table::new().await;
    let pad = table.says("/map brush at:B2").await;
    assert!(pad.private && pad.text().contains("Cursor: B2. Brush: Rock"), "{}", pad.text());
    let down = table.press(&pad, Key::PenDown, 1).await;
    assert!(down.text().contains("Painted B2") && down.text().contains("The pen is down"), "{}", down.text());
    let along = table.press(&down, EAST, 2).await;
    table.press(&along, EAST, 3).await;
    assert_eq!(table.rows().await[1], ". # # # . .");
    // Between two squares of rock, a door lies across the passage.
    let up = table.press(&along, Key::PenUp, 4).await;
    let door = table.press(&up, Key::Brush(Brush::Door), 5).await;
    let back = table.press(&door, Key::Step(Direction::West), 6).await;
    let doored = table.press(&back, Key::Paint, 7).await;
    assert!(doored.text().contains("Painted C2: Door"), "{}", doored.text());
    assert_eq!(table.rows().await[1], ". # . # . .");
    let again = table.press(&doored, Key::Paint, 8).await;
    assert!(again.text().contains("C2 already had that"), "{}", again.text());
    let undone = table.press(&again, Key::Unpaint, 9).await;
    assert!(undone.text().starts_with("Undone"), "{}", undone.text());
    assert_eq!(table.rows().await[1], ". # # # . .");
}

#[tokio::test]
async fn a_stroke_leaves_its_own_and_nothing_else() {
    let table = Table::new().await;
    for (stroke, row) in [
        ("at:A1 brush:solid", "# . . . . ."),
        ("at:A1 brush:water", "~ . . . . ."),
        ("at:A1 brush:difficult", ": . . . . ."),
        ("at:\"B1 D1:F1\" brush:shallow-water", ": _ . _ _ _"),
        ("at:D1:F1 brush:pillar", ": _ . @ @ @"),
        ("at:A1:F1 brush:open", ". . . . . ."),
        ("at:C1 brush:wall-east", ". . .|. . ."),
        ("at:C1 brush:door", ". . .+. . ."),
        ("at:D1 brush:no-walls", ". . . . . ."),
        // In the open, a door lies on the west side.
        ("at:C1 brush:window", ". .\". . . ."),
    ] {
        let painted = table.says(&format!("/map brush {stroke} paint:true")).await;
        assert_eq!(painted.status, Status::Done, "{stroke}: {}", painted.text());
        assert_eq!(table.rows().await[0], row, "{stroke}");
    }
    let border = table.says("/map brush at:A1 brush:wall-north paint:true").await;
    assert!(border.text().contains("border is closed"), "{}", border.text());
    assert_eq!(table.says("/map brush at:Z9").await.status, Status::Error);
}

#[tokio::test]
async fn a_press_that_is_delivered_twice_paints_once_and_quick_ones_all_count() {
    let table = Table::new().await;
    let pad = table.says("/map brush at:A1 brush:water").await;
    let down = table.press(&pad, Key::PenDown, 1).await;
    for _ in 0..2 {
        assert!(table.press(&down, EAST, 2).await.text().contains("Cursor: B1"));
    }
    assert_eq!(table.rows().await[0], "~ ~ . . . .");
    tokio::join!(table.press(&down, EAST, 3), table.press(&down, SOUTH, 4), table.press(&down, EAST, 5));
    let painted = table.rows().await.concat().matches('~').count();
    assert_eq!(painted, 5);
    let late = table.press(&down, EAST, 2).await;
    assert!(late.text().contains("Cursor: D2"), "{}", late.text());
    // The map ends after F2.
    let mut end = late;
    for id in 6..10 {
        end = table.press(&end, EAST, id).await;
    }
    assert!(end.text().contains("The map ends there.") && end.text().contains("Cursor: F2"), "{}", end.text());
}

#[tokio::test]
async fn only_strokes_are_taken_back_by_the_pad_and_only_the_gm_paints() {
    let table = Table::new().await;
    let pad = table.says("/map brush at:A1").await;
    table.press(&pad, Key::Paint, 1).await;
    table.says("/creature add name:Aldo at:C3").await;
    let other = table.press(&pad, Key::Unpaint, 2).await;
    assert!(other.text().contains("isn't a stroke of your brush"), "{}", other.text());
    let refused = answer(&table.app, request(2, None, line::read("/map brush at:A1 paint:true").unwrap())).await;
    assert_eq!(refused.status, Status::Error);
    let stranger = request(2, Some(3), Invocation::default());
    let refused = table.app.press(&pad.press_of(Key::Paint).unwrap(), stranger).await;
    assert_eq!(refused.text(), "Those buttons are somebody else's.");
}

#[tokio::test]
async fn a_new_map_has_a_button_for_the_brushes() {
    let table = Table::new().await;
    let pasted = table.says("/map paste text:\"...\\n...\"").await;
    let pad = table.press(&pasted, Key::Line(0), 1).await;
    assert!(pad.private && pad.text().contains("Cursor: B2"), "{}", pad.text());
    assert!(pad.press_of(Key::Brush(Brush::Grate)).is_some());
}

/// With or without hidden creatures, only the GM learns of secret doors.
#[tokio::test]
async fn a_secret_door_stays_secret() {
    for hidden in [false, true] {
        let table = Table::new().await;
        if hidden {
            table.says("/creature add name:Stalker at:F4 hidden:true").await;
        }
        let painted = table.says("/map brush at:C2 brush:secret-door paint:true").await;
        assert!(painted.text().contains("Painted C2: Secret door."), "{}", painted.text());
        for line in ["/history", "/show text:true"] {
            let seen = answer(&table.app, request(2, None, line::read(line).unwrap())).await;
            let seen = seen.text() + &seen.letters.unwrap_or_default();
            assert!(!seen.to_lowercase().contains("secret") && !seen.contains("brush"), "{line}: {seen}");
        }
    }
}

#[test]
fn the_list_of_brushes_fits_into_discords() {
    assert!(Brush::ALL.len() <= 25);
}
