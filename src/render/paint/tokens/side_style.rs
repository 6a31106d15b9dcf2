//! What tells the sides apart: a colour and a shape for each.

use crate::render::paint::colour::Colour;
use crate::render::paint::raster::Outline;
use crate::render::paint::raster::shape::Gem;
use crate::render::{Scene, Token};

/// What distinguishes a side: a colour and a shape, so that neither is needed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideStyle {
    pub colour: Colour,
    /// What can be read on it.
    pub letters: Colour,
    pub outline: Outline,
}

/// The side that always has the first colour, however many there are.
const HEROES: &str = "heroes";
/// The side of those who fight on none.
const NEUTRAL: &str = "neutral";

/// What heroes, those on no side and then the other sides wear, and what can be read on it.
pub const COLOURS: [(Colour, Colour); 6] = [
    (Colour::Azure, Colour::White),
    (Colour::Stone, Colour::Black),
    (Colour::Brickred, Colour::White),
    (Colour::Mint, Colour::Black),
    (Colour::Violet, Colour::White),
    (Colour::Amber, Colour::Black),
];
/// The shapes of the same.
const OUTLINES: [Outline; 6] = [
    Outline::Disc,
    Outline::Tile,
    Outline::Slab,
    Outline::Gem(Gem::Hexagon),
    Outline::Gem(Gem::Diamond),
    Outline::Gem(Gem::Octagon),
];

/// For each token its side's style: heroes first, neutral ones apart, the others in the order in which the table first saw
/// them. Those it has not seen yet follow in the order of their names.
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
