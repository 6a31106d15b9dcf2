//! Boards drawn with characters, walls drawn as strokes, rooms, and plain pictures as maps.

use std::io::Cursor;

use fivefoot::mapfile::read;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use serde_json::Value;

use crate::door::{BOARD, Door};

fn notation(door: &mut Door) -> String {
    let map = door.reply("/map export format:text").file.expect("a file").bytes;
    read(&map, None).expect("a board").board.to_notation()
}

fn text(answer: &Value) -> String {
    answer["message"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn what_a_text_board_shows_can_be_pasted() {
    let board = "9x7; pillar G5; solid A1:B1 I7; difficult D2:D3 F6; water A7:B7; trench C1; curtain H2/I2; \
                 door E3/F3; grate H4/I4; low C4/C5; narrow-small A4/B4; open-door H3/I3; wall B3/B4 E2/F2; window H1/I1";
    let mut door = Door::open();
    door.ask(&format!("{BOARD}{board}"));
    let before = notation(&mut door);
    let shown = door.reply("/show text:true whole:true").letters.expect("a board in letters");
    let mut other = Door::open();
    let pasted = other.ask(&format!("/map paste text:\"{}\"", shown.replace('"', "\\\"").replace('\n', "\\n")));
    assert_eq!(pasted["status"], "done", "{pasted:#}");
    assert_eq!(notation(&mut other), before, "{shown}");
}

#[test]
fn a_board_is_drawn_with_a_letter_a_square() {
    let mut door = Door::open();
    let answer = door.ask("/map paste text:\"#######\\n#..+..#\\n#~.#.O#\\n###+###\\n  #.#\"");
    assert!(text(&answer).contains("7 x 5 squares") && text(&answer).contains("2 doors"), "{answer:#}");
    assert_eq!(
        notation(&mut door),
        "7x5\npillar F3\nsolid A1:G1 A2 G2 A3 D3 G3 A4:C4 E4:G4 A5:C5 E5:G5\nwater B3\ndoor C2/D2 D3/D4"
    );
    let nothing = door.ask("/map paste text:\" \"");
    assert!(text(&nothing).contains("Nothing is drawn"), "{nothing:#}");
    let generated = door.hand("/map import file:dungeon.txt", b"\t\t\nF\tDST\tF\n\tDPL\t\n");
    assert!(generated.text().contains("3 x 3 squares"), "{}", generated.text());
}

#[test]
fn walls_are_strokes_and_rooms_have_doors() {
    let mut door = Door::open();
    door.done("/table new width:9 height:9");
    door.done("/map wall from:C3 to:E3");
    door.done("/map wall from:C3 to:C4 side:east barrier:window");
    door.done("/map wall from:F6 to:H8");
    assert_eq!(notation(&mut door), "9x9\nwall C2/C3 D2/D3 E2/E3\nwindow C3/D3 C4/D4\nwall 5,5:8,8");
    let wrong = door.ask("/map wall from:C3 to:E3 side:east");
    assert!(wrong["status"] == "error" && text(&wrong).contains("north or south"), "{wrong:#}");
    door.done("/table new width:9 height:9");
    let room = door.ask("/map room squares:B2:C3 doors:\"B2 north, C3 east\"");
    assert!(text(&room).contains("2 doors"), "{room:#}");
    assert_eq!(notation(&mut door), "9x9\ndoor B1/B2 C3/D3\nwall C1/C2 A2/B2 C2/D2 A3/B3 B3/B4 C3/C4");
}

/// A picture with lines every `size` pixels, starting at `first`.
fn ruled((width, height): (u32, u32), size: u32, first: (u32, u32), format: ImageFormat) -> Vec<u8> {
    let line = |at: u32, first: u32| at % size == first % size;
    let pixel = |x: u32, y: u32| {
        let noise = ((x * 31 + y * 17) % 23) as u8;
        if line(x, first.0) || line(y, first.1) { Rgb([60, 60, 60]) } else { Rgb([180 + noise, 170 + noise, 150]) }
    };
    let mut file = Cursor::new(Vec::new());
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, pixel)).write_to(&mut file, format).unwrap();
    file.into_inner()
}

#[test]
fn a_plain_picture_is_a_map() {
    let bare = ruled((600, 400), 10_000, (9_000, 9_000), ImageFormat::WebP);
    let mut door = Door::open();
    let by_name = door.hand("/map picture file:crypt-30x20.webp", &bare);
    assert!(by_name.text().contains("30 x 20 squares") && by_name.text().contains("name says"), "{}", by_name.text());
    let said = door.hand("/map picture file:crypt.webp squares:15x10", &bare);
    assert!(said.text().contains("15 x 10 squares") && said.text().contains("40 pixels"), "{}", said.text());
    let pixels = door.hand("/map picture file:crypt.webp pixels:50", &bare);
    assert!(pixels.text().contains("12 x 8 squares"), "{}", pixels.text());
    let unknown = door.hand("/map picture file:crypt.webp", &bare);
    assert!(unknown.text().contains("squares:30x20") && unknown.text().contains("pixels:70"), "{}", unknown.text());
    let oblong = door.hand("/map picture file:crypt.webp squares:30x30", &bare);
    assert!(oblong.text().contains("wouldn't be square"), "{}", oblong.text());
    let nonsense = door.hand("/map picture file:crypt.webp squares:many", &bare);
    assert!(nonsense.text().contains("columns x rows"), "{}", nonsense.text());
}

#[test]
fn the_squares_of_a_picture_are_found_in_its_own_lines() {
    // Lines every 37 pixels from 20 and 30 on: the picture begins within a square on both sides.
    let picture = ruled((740, 500), 37, (20, 30), ImageFormat::Png);
    let mut door = Door::open();
    let found = door.hand("/map picture file:crypt.png", &picture);
    assert!(found.text().contains("21 x 14 squares") && found.text().contains("37 pixels apart"), "{}", found.text());
    // The picture can be moved and stretched until it fits.
    let moved = door.ask("/map align east:25 larger:10");
    assert_eq!(moved["status"], "done", "{moved:#}");
    assert_eq!(moved["ruling"]["width"], 22_000, "{moved:#}");
    assert!(door.ask("/map align")["message"].as_str().unwrap().contains("hundredths"));
    door.done("/undo");
    door.done("/map wall from:C3 to:H3");
    assert!(notation(&mut door).contains("wall C2/C3 D2/D3"));
}

/// In Discord the board is drawn in a window, also in a channel that is new to the bot.
#[tokio::test]
async fn the_window_of_a_first_map_makes_a_table() {
    use fivefoot::command::{App, Caller, Request, Status, line};
    let app = App::open("sqlite::memory:").await.unwrap();
    let asked = |text: &str| Request {
        channel: 3,
        guild: None,
        caller: Caller::manager(1),
        id: None,
        given: line::read(text).unwrap(),
    };
    let window = app.ask(&asked("/map paste")).await.form.expect("a window");
    let typed = [("text".to_owned(), "....\n.##.\n....".to_owned())];
    let drawn = app.typed(&window.id, &typed, asked("/show")).await;
    assert_eq!(drawn.status, Status::Done, "{}", drawn.text());
    assert!(app.ask(&asked("/map paste")).await.form.is_some(), "and where there is a board");
}

/// Typed in a hurry: the side directly after the square, and a door where there is none yet.
#[test]
fn doors_are_found_and_put_where_they_are_typed() {
    let mut door = Door::open();
    door.done("/table new width:10 height:8");
    let none = door.ask("/map door at:C3 state:closed");
    let said = none["message"].as_str().unwrap();
    assert!(said.ends_with("Example: /map edge squares:C3 side:east barrier:door"), "{said}");
    door.done("/map room squares:B2:C3 doors:\"B2n C3e\"");
    door.done("/map door at:\"C3 east\" state:open");
    let wrong = door.ask("/map room squares:B2:C3 doors:B2q");
    assert!(wrong["status"] == "error" && wrong["message"].as_str().unwrap().contains("B2q"), "{wrong:#}");
}
