//! The brush pad: arrows move a cursor over the board, and a brush paints the squares under it.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Direction, Square};
use crate::say;
use crate::words::Message;

crate::word_enum! {
    /// What a brush leaves on a square, in the order the pad offers it. Discord's lists are limited to 25 entries.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Brush {
        /// Bare floor.
        Open "open",
        /// Rock, or a wall that fills the square.
        Solid "solid",
        /// A closed door, on the side of the square where the passage or wall calls for one.
        Door "door",
        /// A wall on the square's north side.
        WallNorth "wall-north",
        /// A wall on its east side.
        WallEast "wall-east",
        /// A wall on its south side.
        WallSouth "wall-south",
        /// A wall on its west side.
        WallWest "wall-west",
        /// No walls on any of the four sides.
        NoWalls "no-walls",
        /// Difficult ground.
        Difficult "difficult",
        /// Deep water.
        Water "water",
        /// Shallow water.
        ShallowWater "shallow-water",
        /// Light undergrowth.
        LightUndergrowth "light-undergrowth",
        /// Heavy undergrowth.
        HeavyUndergrowth "heavy-undergrowth",
        /// A low wall or deadfall that fills the square.
        Obstacle "obstacle",
        /// Harmful ground.
        Hazardous "hazardous",
        /// Ground that takes a full round to enter.
        Impeded "impeded",
        /// Darkness, fog and the like.
        Concealed "concealed",
        /// A pit of the depth that is painted by default.
        Pit "pit",
        /// A pillar.
        Pillar "pillar",
        /// An open door, placed like a closed one.
        OpenDoor "open-door",
        /// A secret door, placed like a closed one.
        SecretDoor "secret-door",
        /// A window, placed like a closed door.
        Window "window",
        /// A grate, placed like a closed door.
        Grate "grate",
        /// A curtain, placed like a closed door.
        Curtain "curtain",
    }
}

impl Brush {
    /// What it paints, as labeled in the list of brushes.
    #[must_use]
    pub fn label(self) -> Message {
        say!("brush", brush = self.word())
    }
}

/// The state of a brush pad. The database stores it as text in the path column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BrushPad {
    /// The square under the cursor.
    pub(crate) at: Square,
    /// The brush in hand.
    pub(crate) brush: Brush,
    /// Whether squares the arrows move to are painted too.
    pub(crate) pen_down: bool,
    /// How many strokes it has painted.
    pub(crate) strokes: u32,
}

impl BrushPad {
    /// The pad with the cursor moved one square.
    pub(crate) fn moved(self, way: Direction) -> Self {
        BrushPad { at: self.at.offset(way.delta()), ..self }
    }

    /// The pad after a stroke.
    pub(crate) fn painted(self) -> Self {
        BrushPad { strokes: self.strokes.saturating_add(1), ..self }
    }
}

/// The first word of a stored pad. No path of steps and squares begins with it.
const KIND: &str = "brush";
const PEN_DOWN: &str = "down";
const PEN_UP: &str = "up";

/// Formatted as `brush D4 water down 3`.
impl fmt::Display for BrushPad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BrushPad { at, brush, pen_down, strokes } = self;
        let pen = if *pen_down { PEN_DOWN } else { PEN_UP };
        write!(f, "{KIND} {at} {} {pen} {strokes}", brush.word())
    }
}

/// Text that isn't a brush pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoPad;

impl FromStr for BrushPad {
    type Err = NoPad;

    fn from_str(text: &str) -> Result<Self, NoPad> {
        let words: Vec<&str> = text.split(' ').collect();
        let [KIND, at, brush, pen @ (PEN_DOWN | PEN_UP), strokes] = words[..] else { return Err(NoPad) };
        Ok(BrushPad {
            at: at.parse().map_err(|_| NoPad)?,
            brush: Brush::named(brush).ok_or(NoPad)?,
            pen_down: pen == PEN_DOWN,
            strokes: strokes.parse().map_err(|_| NoPad)?,
        })
    }
}
