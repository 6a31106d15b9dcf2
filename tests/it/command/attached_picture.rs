//! The pictures of answers: which part of the board they show, in which theme, and how they fit the text.

use fivefoot::command::{App, Caller, Reply, Request, answer, line};
use fivefoot::field::Theme;
use fivefoot::render::{Picture, Scene};

use crate::door::Door;

/// Discord's limits for messages and descriptions.
const MOST_CONTENT: usize = 2000;
const MOST_ALT: usize = 1024;

fn scene(reply: &Reply) -> &Scene {
    match &reply.picture {
        Some(Picture::Board(scene)) => scene,
        other => panic!("no board: {other:?} with {}", reply.text()),
    }
}

/// A board of 60 by 60 squares with an ogre among goblins, and one creature far away.
fn wide() -> Door {
    let mut door = Door::seeded(Some(3));
    for line in [
        "/table new width:60 height:60",
        "/creature add name:Rogue at:AD30 speed:30",
        "/creature add name:Goblin at:AF29 side:foes",
        "/creature add name:Ogre at:AI32 side:foes size:large",
        "/creature add name:Hermit at:C3 side:neutral",
    ] {
        door.done(line);
    }
    door
}

#[test]
fn a_move_on_a_wide_board_shows_only_the_creatures_concerned() {
    let mut door = wide();
    let reply = door.reply("/move creature:Rogue to:\"AE30 AF30 AG30 AH30\"");
    let scene = scene(&reply);
    let view = scene.view();
    assert!(view.width() <= 17 && view.height() <= 11, "{view}");
    let left_out: Vec<&str> = scene.left_out().iter().map(|token| token.name.as_str()).collect();
    assert_eq!(left_out, ["Hermit"]);
    for step in &scene.trail.as_ref().unwrap().steps {
        let area = scene.on_board(step.to).unwrap();
        assert!(area.grown(1).within(view) == Some(area.grown(1)), "a margin around {area} in {view}");
    }
}

#[test]
fn the_numbers_in_the_picture_are_those_of_the_message() {
    let mut door = wide();
    let reply = door.reply("/move creature:Rogue to:\"AE30 AF30 AG30 AH30 AI30\"");
    let scene = scene(&reply);
    assert!(scene.strikes.len() >= 2, "{}", reply.text());
    for (number, strike) in (1..).zip(&scene.strikes) {
        let outcome =
            format!("{number}. Provokes an attack of opportunity from {} (leaving {})", strike.by, strike.leaving);
        assert!(reply.text().contains(&outcome), "{outcome} is not in {}", reply.text());
        let alt = format!("Attack of opportunity {number}: {}, leaving {}.", strike.by, strike.leaving);
        assert!(reply.alt_text().unwrap().contains(&alt), "{alt}");
        let threatened = scene.threatened.iter().find(|threatened| threatened.by == strike.by).unwrap();
        assert!(threatened.squares.contains(&strike.leaving));
    }
    let mut threatening: Vec<&str> = scene.threatened.iter().map(|threatened| threatened.by.as_str()).collect();
    threatening.sort_unstable();
    threatening.dedup();
    assert_eq!(threatening.len(), scene.threatened.len(), "each opponent once");
}

#[test]
fn a_way_past_its_budget_says_where_the_move_and_the_turn_end() {
    let mut door = wide();
    let breaks = |reply: &Reply| -> Vec<(usize, String)> {
        scene(reply).breaks.iter().map(|parted| (parted.after, parted.label.to_string())).collect()
    };
    let south = |last: u32| (31..=last).map(|row| format!("AD{row}")).collect::<Vec<_>>().join(" ");
    let within = door.reply(&format!("/move creature:Rogue to:\"{}\" preview:true", south(36)));
    assert_eq!(breaks(&within), []);
    let beyond = door.reply(&format!("/move creature:Rogue to:\"{}\" preview:true", south(38)));
    // A second move of the same turn would continue from here: the plate says moves, not turns.
    assert_eq!(breaks(&beyond), [(6, "move 1 | 2".to_owned())]);
    assert!(beyond.alt_text().unwrap().contains("At AD36: move 1 | 2."), "{:?}", beyond.alt_text());
    let letters = beyond.picture.as_ref().unwrap().text();
    assert!(letters.lines().any(|line| line == "move 1 | 2: AD36"), "{letters}");
    let double = door.reply(&format!("/move creature:Rogue pace:double to:\"{}\" preview:true", south(40)));
    assert_eq!(breaks(&double), [(6, "move 1 | 2".to_owned())]);
    let both = door.reply(&format!("/move creature:Rogue pace:double to:\"{}\" preview:true", south(44)));
    assert_eq!(breaks(&both), [(6, "move 1 | 2".to_owned()), (12, "turn 1 | 2".to_owned())]);
}

#[test]
fn show_takes_a_part_of_the_board() {
    let mut door = wide();
    let reply = door.reply("/show squares:C3:M12");
    assert_eq!(scene(&reply).view().to_string(), "C3:M12");
    assert!(reply.text().contains("Not shown: Goblin at AF29"), "{}", reply.text());
    assert_eq!(scene(&door.reply("/show squares:\"C3 F9 E5\"")).view().to_string(), "C3:F9");
    assert_eq!(scene(&door.reply("/show whole:true")).view().to_string(), "A1:BH60");
    let reply = door.reply("/show squares:BF50:BZ70");
    assert_eq!(reply.status.word(), "error");
    assert!(reply.text().contains("isn't on the map"), "{}", reply.text());
}

#[test]
fn a_theme_is_for_one_picture_or_for_the_table() {
    let mut door = wide();
    let theme = |door: &mut Door, line: &str| scene(&door.reply(line)).theme;
    assert_eq!(theme(&mut door, "/show"), Theme::Light);
    assert_eq!(theme(&mut door, "/show theme:dark"), Theme::Dark);
    assert_eq!(theme(&mut door, "/show"), Theme::Light, "that was one picture");
    assert_eq!(theme(&mut door, "/table theme name:high-contrast"), Theme::HighContrast);
    for line in [
        "/show",
        "/creature add name:Cora at:AD33",
        "/move creature:Cora to:AD35",
        "/reachable creature:Cora",
        "/threat creature:Goblin",
        "/measure from:A1 to:D4",
    ] {
        assert_eq!(theme(&mut door, line), Theme::HighContrast, "{line}");
    }
    let Some(Picture::Day(chart)) = door.reply("/travel speed:30").picture else { panic!("a chart") };
    assert_eq!(chart.theme, Theme::HighContrast);
    assert_eq!(theme(&mut door, "/table new width:9 height:9"), Theme::HighContrast, "a new board looks the same");
    for _ in 0..3 {
        door.done("/undo");
    }
    assert_eq!(theme(&mut door, "/undo"), Theme::Light);
    assert_eq!(theme(&mut door, "/redo"), Theme::HighContrast);
    let reply = door.reply("/table theme name:sepia");
    assert!(reply.status.word() == "error" && reply.text().contains("light, dark, high-contrast"), "{}", reply.text());
}

#[test]
fn a_theme_outlives_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("table.db").display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let ask = |app: &App, text: &str| {
        let caller = Caller::manager(1);
        let request = Request { channel: 1, guild: None, caller, id: None, given: line::read(text).unwrap() };
        runtime.block_on(answer(app, request))
    };
    let app = runtime.block_on(App::open(&url)).unwrap();
    ask(&app, "/table new width:9 height:9");
    ask(&app, "/table theme name:dark");
    runtime.block_on(app.close());
    let app = runtime.block_on(App::open(&url)).unwrap();
    assert_eq!(scene(&ask(&app, "/show")).theme, Theme::Dark);
    ask(&app, "/undo");
    assert_eq!(scene(&ask(&app, "/show")).theme, Theme::Light);
    runtime.block_on(app.close());
}

#[test]
fn a_board_in_words_has_a_map_of_letters_and_no_picture() {
    let mut door = Door::open();
    for line in [
        "/table new width:12 height:8",
        "/map paint squares:C3:D4 terrain:difficult",
        "/map edge squares:F2 side:east barrier:door",
        "/creature add name:Ogre at:H4 size:large side:foes",
        "/creature add name:Aldric at:B2",
        "/creature edit creature:Aldric conditions:prone",
    ] {
        door.done(line);
    }
    let reply = door.reply("/show text:true");
    assert!(reply.picture.is_none());
    for outcome in ["Aldric (heroes) at B2, prone", "Ogre (foes) at H4:I5", "difficult C3:D3 C4:D4", "door F2/G2"] {
        assert!(reply.text().contains(outcome), "{outcome} is not in {}", reply.text());
    }
    let map = reply.letters.as_deref().unwrap();
    let row = |nth: usize| map.lines().nth(nth).unwrap();
    assert_eq!(row(0), "    A B C D E F G H I J K L");
    assert_eq!(row(2), "  2 . A . . . .+. . . . . .");
    assert_eq!(row(4), "  4 . . : : . . . O O . . .");
    assert!(map.lines().any(|line| line == "A Aldric") && map.lines().any(|line| line == ": difficult"), "{map}");
    assert_eq!(reply.json()["letters"], map);
}

#[test]
fn words_and_map_of_the_fullest_board_fit_a_message_and_a_phone() {
    let mut door = Door::open();
    door.done("/table new width:300 height:300");
    for nth in 0..40 {
        let (column, row) = (char::from(b'A' + nth % 20), nth / 20 * 90 + 5);
        door.done(&format!("/creature add name:\"A goblin of a long name {nth}\" at:{column}{row}"));
    }
    let reply = door.reply("/show text:true");
    let map = reply.letters.as_deref().unwrap();
    assert!(map.encode_utf16().count() < MOST_CONTENT - 100, "{}", map.len());
    assert!(map.lines().take(20).all(|line| line.chars().count() <= 38), "{map}");
    assert!(reply.text().contains("The map shows "), "{}", reply.text());
    let shown = door.reply("/show");
    assert!(shown.alt_text().unwrap().encode_utf16().count() <= MOST_ALT);
}
