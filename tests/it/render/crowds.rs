//! Crowded scenes: many alike, many on a large board, many ways to choose from.

use fivefoot::field::Fill;
use fivefoot::grid::{Feet, Footprint, Height, Square};
use fivefoot::render::{Break, Scene, Strike};
use fivefoot::words::Message;

use super::scenes::{board, square, token, trail};

/// Forty goblins side by side, gnolls with the same numbers, a bat over them, and a hero who spends both moves on passing them.
pub fn horde() -> Scene {
    let mut scene = Scene::of(&board("24x16\nsolid A1:C1 X14:X16\nfloor-10 B13:C14"));
    let at = |x: i32, y: i32| Square::new(x, y).to_string();
    scene.tokens = vec![token("Aldo", "P10", "heroes"), token("Brakka", "D6", "heroes"), token("Cyl", "C7", "heroes")];
    scene.tokens.extend((0..40).map(|n| token(&format!("Goblin {}", n + 1), &at(8 + n % 8, 3 + n / 8), "monsters")));
    scene.tokens.extend((0..6).map(|n| token(&format!("Gnoll {}", n + 1), &at(2 + n, 10), "gnolls")));
    scene.tokens.push(token("Bat", "L6", "monsters"));
    for token in &mut scene.tokens {
        token.acting = token.name == "Aldo";
        token.altitude = Height(if token.name == "Bat" { 20 } else { 0 });
        token.turn = token.name == "Goblin 12";
    }
    scene.trail = Some(trail("E7", "F8=5 G9=15 H9=20 I9=25 J9=30 K9=35 L9=40 M9=45 N9=50 O9=55 P10=60"));
    scene.moves = Some(Feet(30));
    scene.breaks = vec![Break { after: 5, label: Message::literal("move 1 | 2") }];
    scene
}

/// Forty-four creatures on a board whose squares are too small for initials.
pub fn dots() -> Scene {
    let mut scene = Scene::of(&board("60x36\nsolid A1:BH1"));
    let spread = |n: i32| Square::new((n * 17 + 4) % 56 + 2, (n * 11 + 3) % 30 + 4).to_string();
    scene.tokens = ["Aldo", "Brakka", "Cyl", "Dora"]
        .into_iter()
        .zip(0..)
        .map(|(name, n)| token(name, &spread(n), "heroes"))
        .collect();
    scene.tokens.extend((0..20).map(|n| token(&format!("Drow {}", n + 1), &spread(n + 4), "drow")));
    let pack = |n: i32| Square::new(40 + n % 5, 20 + n / 5).to_string();
    scene.tokens.extend((0..20).map(|n| token(&format!("Rat {}", n + 1), &pack(n), "vermin")));
    scene
}

/// What one move reaches, and what a second one adds.
pub fn moves() -> Scene {
    let mut scene = Scene::of(&board("22x13\nsolid M3:M8\nwater E9:F11"));
    let from = square("H7");
    scene.tokens = vec![token("Scout", "H7", "heroes"), token("Wolf", "Q4", "wolves")];
    scene.tokens[0].acting = true;
    for to in scene.battlefield.area().squares() {
        let (dx, dy) = from.to(to);
        let (long, short) = (dx.unsigned_abs().max(dy.unsigned_abs()), dx.unsigned_abs().min(dy.unsigned_abs()));
        let feet = 5 * (long + short / 2);
        if feet <= 40 && scene.battlefield.fill(to) == Fill::Open {
            scene.reach.push((Footprint::square(1).at(to), Feet(feet)));
        }
    }
    scene.moves = Some(Feet(20));
    scene
}

/// A path too long for one move. A second one gets past its middle, but not to its end.
pub fn too_far() -> Scene {
    let mut scene = Scene::of(&board("16x9"));
    scene.tokens = vec![token("Scout", "B5", "heroes"), token("Wolf", "H4", "wolves"), token("Bear", "M6", "wolves")];
    scene.tokens[0].acting = true;
    scene.trail = Some(trail("B5", "C5=5 D5=10 E5=15 F5=20 !G5=25 !H5=30 !I5=35 !J5=40 !K5=45 !L5=50 !M5=55"));
    scene.goal = Some(Footprint::square(1).at(square("M5")));
    scene.nearest = Some(Footprint::square(1).at(square("F5")));
    scene.moves = Some(Feet(20));
    scene.breaks = vec![
        Break { after: 4, label: Message::literal("move 1 | 2") },
        Break { after: 8, label: Message::literal("turn 1 | 2") },
    ];
    scene
}

/// Five ways to an ogre, three of which start the same.
pub fn ways() -> Scene {
    let mut scene = Scene::of(&board("17x11\nsolid G5:G6"));
    scene.tokens = vec![
        token("Brakka", "D5", "heroes"),
        token("Ogre", "K5:L6", "monsters"),
        token("Goblin 1", "G2", "monsters"),
        token("Goblin 2", "E7", "monsters"),
    ];
    scene.tokens[0].acting = true;
    scene.target = Some("Ogre".to_owned());
    scene.ways = vec![
        trail("D5", "E5=5 F4=10 G4=15 H4=20 I4=25 J4=30"),
        trail("D5", "E5=5 F4=10 G4=15 H4=20 I4=25 J5=35"),
        trail("D5", "E6=5 F7=15 G7=20 H7=25 I7=30 J7=35"),
        trail("D5", "E5=5 F4=10 G4=15 H4=20 I4=25 J4=30 K4=35"),
        trail("D5", "D6=5 D7=10 E8=15 F8=20 G8=25 H8=30 I8=35 J7=45"),
    ];
    scene.strikes = vec![
        Strike { leaving: square("E6"), by: "Goblin 2".into() },
        Strike { leaving: square("I4"), by: "Ogre".into() },
    ];
    scene
}

/// The ones kept as pictures.
pub fn all() -> Vec<(&'static str, Scene)> {
    vec![("horde", horde()), ("dots", dots()), ("moves", moves()), ("too-far", too_far()), ("ways", ways())]
}
