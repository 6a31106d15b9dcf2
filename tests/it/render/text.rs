//! Text boards for a terminal.

use fivefoot::field::Battlefield;
use fivefoot::grid::{Feet, Footprint, Height, Placement};
use fivefoot::render::text::board;
use fivefoot::render::{Scene, Strike, Token, Trail, TrailStep};

use super::plain;

fn at(name: &str, side: u32) -> Placement {
    Footprint::square(side).at(name.parse().expect("a square"))
}

#[test]
fn a_board_reads_like_a_map() {
    let notation = "7x5\nsolid A1:B1\npillar G5\ndifficult D2:D3\nwall B3/B4\nwall E2/F2\ndoor E3/F3\nlow C4/C5\n\
                    shallow-water F5\nconcealed D3 F4\nnarrow-small A4/B4";
    let mut scene = Scene::of(&Battlefield::from_notation(notation).expect("a board"));
    let bat = Token {
        altitude: Height(10),
        conditions: "dead prone".parse().expect("conditions"),
        ..plain("Bat", at("A5", 1), "neutral")
    };
    scene.tokens = vec![plain("Ogre", at("D4", 2), "monsters"), bat];
    let step = |to: &str, total: u32, refused: bool| TrailStep {
        altitude: Height(0),
        to: at(to, 2),
        total: Feet(total).into(),
        beyond: false,
        refused,
    };
    scene.trail = Some(Trail {
        start: at("C2", 2),
        altitude: Height(0),
        steps: vec![step("C3", 5, false), step("D4", 15, true)],
    });
    scene.strikes = vec![Strike { leaving: "C2".parse().expect("a square"), by: "Bat".into() }];
    scene.goal = Some(at("F1", 1));
    insta::assert_snapshot!(board(&scene), @r"
        A  B  C  D  E  F  G
      1 ## ## .  .  .  X  .
      2 .  .  o  :: . |.  .
      3 .  .  5  :: . +.  .
           --
      4 . *.  .  Og Og ?? .
              ==
      5 Ba .  .  Og Og __ ()
    Og Ogre at D4:E5, monsters
    Ba Bat at A5, neutral, 10 ft up, dead, prone
    attack of opportunity 1: Bat, leaving C2
    ?? concealed   :: difficult   + door   = low barrier   * narrow gap up to small   numbers: feet   () pillar   X refused square   __ shallow water   ## solid   o start   | - wall
    ");
}

#[test]
fn heights_are_listed_below_the_board() {
    let field = Battlefield::from_notation("4x3\nfloor+20 C1:D2\nfloor-10 A3").expect("a board");
    let mut scene = Scene::of(&field);
    let step = |to: &str, up: i32| TrailStep {
        to: at(to, 1),
        altitude: Height(up),
        total: Feet(5).into(),
        beyond: false,
        refused: false,
    };
    scene.trail = Some(Trail { start: at("A2", 1), altitude: Height(0), steps: vec![step("B2", 20), step("C2", 0)] });
    insta::assert_snapshot!(board(&scene), @r"
        A  B  C  D
      1 .  .  .  .
      2 o  5  5  .
      3 .  .  .  .
    side view: A2 0 ft > B2 20 ft > C2 20 ft
    A3 floor -10 ft
    C1:D2 floor 20 ft
    numbers: feet   o start
    ");
}
