//! Text boards for a phone: one character per square.

use fivefoot::field::Battlefield;
use fivefoot::grid::Footprint;
use fivefoot::render::phone::map;
use fivefoot::render::{Scene, Token};

use super::plain;

fn token(name: &str, at: &str, side: u32) -> Token {
    plain(name, Footprint::square(side).at(at.parse().expect("a square")), "monsters")
}

#[test]
fn a_map_has_one_character_a_square_and_no_long_line() {
    let notation = "60x30\nsolid A1:B1\npillar G5\ndifficult*2 D2:D3\nwall B3/B4\nwall E2/F2\ndoor E3/F3\nlow C4/C5";
    let mut scene = Scene::of(&Battlefield::from_notation(notation).expect("a board"));
    scene.tokens = vec![token("Ogre", "D4", 2), token("Bat", "A5", 1), token("Orc", "C2", 1), token("山田", "A2", 1)];
    scene.part = Some("A1:G5".parse().expect("an area"));
    insta::assert_snapshot!(map(&scene).drawn, @r"
        A B C D E F G
      1 # # . . . . .
      2 A . R : .|. .
      3 . . . : .+. .
          -
      4 . . . O O . .
            =
      5 B . . O O . @
    B Bat
    O Ogre
    R Orc
    : difficult
    + door
    = low barrier
    @ pillar
    # solid
    | - wall
    A 山田
    ");
    (scene.part, scene.whole) = (None, true);
    scene.tokens.push(token("Far", "BH30", 1));
    let map = map(&scene);
    assert!(map.view.width() <= 17 && map.view.height() <= 20);
    assert!(map.drawn.lines().take(21).all(|line| line.chars().count() <= 4 + 2 * 17), "{}", map.drawn);
}

#[test]
fn walls_everywhere_leave_room_for_words() {
    let walls: String = (1..60).map(|row| format!("\nwall A{row}/A{} Q{row}/Q{}", row + 1, row + 1)).collect();
    let scene = Scene::of(&Battlefield::from_notation(&format!("17x60{walls}")).expect("a board"));
    assert!(map(&scene).drawn.len() <= 1_140);
}
