//! The alt text of a board, most important first.

use fivefoot::field::{Barrier, Battlefield, Size};
use fivefoot::grid::{Cardinal, Direction, Edge, Feet, Footprint, Height, Square};
use fivefoot::render::alt::{MOST, text, words};
use fivefoot::render::{Break, Scene, Strike, Threatened, Token, Trail, TrailStep};
use fivefoot::words::Message;

use super::plain;

#[test]
fn alt_text_tells_what_matters_first() {
    let board = Battlefield::from_notation("6x4\nsolid A1:C1\ndifficult B3:C4\nwall D2/E2\nnarrow-tiny D3/E3")
        .expect("a board");
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let at = |name: &str| Footprint::square(1).at(square(name));
    let mut scene = Scene::of(&board);
    scene.tokens.push(Token {
        size: Size::Large,
        altitude: Height(10),
        conditions: "helpless prone".parse().expect("conditions"),
        flanked: true,
        acting: true,
        ..plain("Ogre", Footprint::square(2).at(square("E3")), "monsters")
    });
    let step = |to: &str, total: u32, beyond: bool| TrailStep {
        to: at(to),
        altitude: Height(0),
        total: Feet(total).into(),
        beyond,
        refused: false,
    };
    scene.trail =
        Some(Trail { start: at("A2"), altitude: Height(0), steps: vec![step("B2", 5, false), step("C3", 20, true)] });
    scene.strikes = vec![Strike { leaving: square("B2"), by: "Ogre".into() }];
    scene.threatened = vec![Threatened { by: "Ogre".into(), squares: ["D2", "D4", "D3", "E2"].map(square).to_vec() }];
    scene.breaks = vec![Break { after: 1, label: Message::literal("turn 1 | 2") }];
    scene.tokens[0].facing = Some(Direction::NorthEast);
    scene.tokens[0].owner = Some(Message::literal("Ann"));
    scene.reach = vec![(at("A2"), Feet(0)), (at("B2"), Feet(5)), (at("A3"), Feet(5))];
    assert_eq!(
        text(&scene),
        "A board of 6 x 4 squares. The way from A2 to C3, 20 ft: B2 5 ft, C3 20 ft (not allowed). \
         Attack of opportunity 1: Ogre, leaving B2. At B2: turn 1 | 2. \
         Ogre (monsters) at E3:F4, 10 ft up, facing northeast, helpless, prone, flanked, Ann's. \
         Within reach: 5 ft B2 A3. Ogre threatens D2:E2 D3 D4. Solid: A1:C1. difficult B3:C3 B4:C4. Edges: wall D2/E2, narrow gap up to tiny D3/E3."
    );
}

#[test]
fn alt_text_has_heights() {
    let field = Battlefield::from_notation("6x4\nfloor+20 A1:B4\nfloor-10 F1").expect("a board");
    let mut scene = Scene::of(&field);
    let at = |name: &str| Footprint::square(1).at(name.parse().expect("a square"));
    let mole = plain("Mole", at("D2"), "monsters");
    scene.tokens.push(Token { size: Size::Small, altitude: Height(-10), acting: true, ..mole });
    scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: Vec::new() });
    assert_eq!(
        text(&scene),
        "A board of 6 x 4 squares. Mole (monsters) at D2, 10 ft below the floor. Floor at -10 ft: F1. \
         Floor at 20 ft: A1:B4."
    );
    let (to, total) = (at("C2"), Feet(5).into());
    let step = TrailStep { to, altitude: Height(10), total, beyond: false, refused: false };
    scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: vec![step] });
    let alt = text(&scene);
    assert!(alt.contains("The way from B2 to C2, 5 ft: C2 5 ft. Side view: B2 30 ft > C2 10 ft. Mole"), "{alt}");
}

#[test]
fn a_wall_is_described_as_one_run() {
    let board = "8x6\nwall B1/C1 B2/C2 B3/C3 B5/C5 E3/E4 F3/F4 H3/H4 G3/G4\ndoor B4/C4 D1/E1";
    let scene = Scene::of(&Battlefield::from_notation(board).expect("a board"));
    assert_eq!(
        text(&scene),
        "A board of 8 x 6 squares. Nobody is on it. Edges: wall B1:B3/C1:C3, door D1/E1, wall E3:H3/E4:H4, \
         door B4/C4, wall B5/C5."
    );
}

#[test]
fn a_maze_of_walls_is_described_as_far_as_there_is_room() {
    let mut board = Battlefield::from_notation("100x100").expect("a board");
    for square in board.area().squares().filter(|square| (square.x + square.y) % 2 == 0) {
        board.set_barrier(Edge::of(square, Cardinal::East), Barrier::Wall);
    }
    let (alt, words) = (text(&Scene::of(&board)), words(&Scene::of(&board)));
    let told = alt.matches("wall").count();
    let more = alt.split(" and ").nth(1).and_then(|rest| rest.split(' ').next()).and_then(|n| n.parse().ok());
    assert_eq!(more.map(|more: usize| more + told), Some(words.matches("wall").count()), "{alt}");
    assert!((MOST - 20..=MOST).contains(&alt.encode_utf16().count()), "{} units", alt.encode_utf16().count());
}

#[test]
fn what_finds_no_room_is_counted_and_what_matters_stays() {
    let at = |square: Square| Footprint::square(1).at(square);
    let mut scene = Scene::of(&Battlefield::from_notation("60x60\ndifficult A1:BH60").expect("a board"));
    for nth in 0..100 {
        let name = format!("A goblin of a long name {nth}");
        let goblin = plain(&name, at(Square::new(nth % 60, nth / 60)), "monsters");
        scene.tokens.push(Token { size: Size::Small, acting: nth == 70, ..goblin });
    }
    scene.whole = true;
    scene.goal = Some(at(Square::new(4, 4)));
    scene.spoilt = vec![Square::new(4, 4)];
    let alt = text(&scene);
    assert!(alt.encode_utf16().count() <= MOST, "{} units", alt.encode_utf16().count());
    assert!(
        alt.starts_with("A board of 60 x 60 squares. Refused: E5. The problem is at E5. A goblin of a long name 70 ")
    );
    let more = alt.split(" and ").nth(1).and_then(|rest| rest.split(' ').next()).and_then(|n| n.parse::<usize>().ok());
    let listed = alt.matches("(monsters)").count();
    assert_eq!(more.map(|more| more + listed), Some(100), "{alt}");
    assert!(words(&scene).lines().any(|line| line.contains("name 99")));
}
