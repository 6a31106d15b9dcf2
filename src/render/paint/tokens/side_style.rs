//! What distinguishes the sides: a colour and a shape for each.

use crate::render::paint::colour::Colour;
use crate::render::paint::raster::Outline;
use crate::render::paint::raster::shape::Gem;
use crate::render::{Scene, Token};

/// What distinguishes a side: a colour and a shape, either of which is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideStyle {
    pub colour: Colour,
    /// The colour of letters on it.
    pub letters: Colour,
    pub outline: Outline,
}

/// The side that always has the first colour, however many sides there are.
const HEROES: &str = "heroes";
/// The side of those who fight for none.
const NEUTRAL: &str = "neutral";

/// The colours of heroes, of those on no side and then of the other sides, each with the colour of letters on it.
pub const COLOURS: [(Colour, Colour); 6] = [
    (Colour::Azure, Colour::White),
    (Colour::Stone, Colour::Black),
    (Colour::Brickred, Colour::White),
    (Colour::Mint, Colour::Black),
    (Colour::Violet, Colour::White),
    (Colour::Amber, Colour::Black),
];
/// The shapes in the same order.
const OUTLINES: [Outline; 6] = [
    Outline::Disc,
    Outline::Tile,
    Outline::Slab,
    Outline::Gem(Gem::Hexagon),
    Outline::Gem(Gem::Diamond),
    Outline::Gem(Gem::Octagon),
];

/// The style of each token's side: heroes first, neutral ones separate, the others in the order in which the table first
/// saw them. Sides that it has not seen yet follow in alphabetical order.
pub fn side_styles(scene: &Scene) -> Vec<SideStyle> {
    let key = |token: &Token| token.side.trim().to_lowercase();
    let mut sides: Vec<String> = scene.liveries.iter().map(|side| side.key().to_owned()).collect();
    let mut unseen: Vec<String> =
        scene.tokens.iter().map(key).filter(|s| s != HEROES && s != NEUTRAL && !sides.contains(s)).collect();
    unseen.sort();
    unseen.dedup();
    sides.extend(unseen);
    let style = |token: &Token| {
        let nth = match key(token).as_str() {
            HEROES => 0,
            NEUTRAL => 1,
            side => 2 + sides.iter().position(|other| other == side).unwrap_or(0) % (COLOURS.len() - 2),
        };
        let ((colour, letters), outline) = (COLOURS[nth], OUTLINES[nth]);
        SideStyle { colour, letters, outline }
    };
    scene.tokens.iter().map(style).collect()
}
