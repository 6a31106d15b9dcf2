use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::size::Size;
use crate::grid::Height;

/// What a square is filled with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fill {
    /// Nothing: it may be stood on.
    #[default]
    Open,
    /// Dressed wall: no entry, and its corners cannot be cut.
    Solid,
    /// No entry, but rounded: some rulesets let its corner be cut.
    Pillar,
}

/// A layer of terrain on an open square. A square may carry several, and one of them more than once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Rubble, an uneven cave floor and the like.
    Difficult,
    /// A hampering low wall or deadfall that fills the square.
    Obstacle,
    /// Ground that a full round's work is needed to enter, under the rulesets that know it.
    Impeded,
    /// Ground that harms whoever enters it; it costs nothing extra.
    Hazardous,
    /// Water deep enough to hamper whoever wades in it.
    Water,
    /// A pool or bog a foot deep.
    ShallowWater,
    /// Light undergrowth.
    LightUndergrowth,
    /// Heavy undergrowth.
    HeavyUndergrowth,
    /// Darkness, fog and the like, in which whoever stands there is hard to see.
    Concealed,
}

impl Terrain {
    /// All layers, in the order in which they are listed and drawn.
    pub const ALL: [Terrain; 9] = [
        Terrain::Difficult,
        Terrain::Obstacle,
        Terrain::Impeded,
        Terrain::Hazardous,
        Terrain::Water,
        Terrain::ShallowWater,
        Terrain::LightUndergrowth,
        Terrain::HeavyUndergrowth,
        Terrain::Concealed,
    ];

    /// The word for it in commands and notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Terrain::Difficult => "difficult",
            Terrain::Obstacle => "obstacle",
            Terrain::Impeded => "impeded",
            Terrain::Hazardous => "hazardous",
            Terrain::Water => "water",
            Terrain::ShallowWater => "shallow-water",
            Terrain::LightUndergrowth => "light-undergrowth",
            Terrain::HeavyUndergrowth => "heavy-undergrowth",
            Terrain::Concealed => "concealed",
        }
    }
}

/// How often one kind of terrain may lie on a square: more has no meaning at a table and would overflow a price.
pub const MAX_LAYERS: u8 = 4;

/// How often each kind of terrain lies on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layers([u8; Terrain::ALL.len()]);

impl Layers {
    /// How often this terrain lies here.
    #[must_use]
    pub fn count(self, terrain: Terrain) -> u8 {
        self.0[terrain as usize]
    }

    /// Lays so many more layers of it, up to [`MAX_LAYERS`].
    pub fn add(&mut self, terrain: Terrain, layers: u8) {
        let count = &mut self.0[terrain as usize];
        *count = count.saturating_add(layers).min(MAX_LAYERS);
    }

    /// Whether nothing lies here.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Every terrain that lies here and how often.
    pub fn iter(self) -> impl Iterator<Item = (Terrain, u8)> {
        Terrain::ALL.into_iter().map(move |terrain| (terrain, self.count(terrain))).filter(|&(_, count)| count > 0)
    }
}

/// A square's fill and what lies on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Open, solid or pillar.
    pub fill: Fill,
    /// The layers of terrain.
    pub layers: Layers,
    /// How far its floor lies above the map's own level, or below it.
    pub floor: Height,
}

/// What stands on the edge between two squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Barrier {
    /// Nothing.
    #[default]
    None,
    /// A wall from floor to ceiling: blocks steps and lines.
    Wall,
    /// A closed door: blocks as a wall does.
    Door,
    /// An open door: hinders nothing.
    OpenDoor,
    /// A low wall, hedge or fence: hampers whoever crosses it.
    Low,
    /// A gap in a wall through which creatures up to this size pass upright. Whoever is bigger squeezes, or cannot pass.
    Narrow(Size),
}

impl Barrier {
    /// Every kind but the narrow gaps, of which there is one for each size.
    pub const PLAIN: [Barrier; 5] = [Barrier::Wall, Barrier::Door, Barrier::OpenDoor, Barrier::Low, Barrier::None];

    /// The word for it in commands and notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Barrier::None => "none",
            Barrier::Wall => "wall",
            Barrier::Door => "door",
            Barrier::OpenDoor => "open-door",
            Barrier::Low => "low",
            Barrier::Narrow(_) => "narrow",
        }
    }

    /// The words for it on a board in notation, where a narrow gap says whom it fits: `narrow-small`.
    #[must_use]
    pub fn notation(self) -> Cow<'static, str> {
        match self {
            Barrier::Narrow(fits) => format!("narrow-{fits}").into(),
            plain => plain.word().into(),
        }
    }

    /// Whether neither a step nor a line passes it.
    #[must_use]
    pub fn blocks(self) -> bool {
        matches!(self, Barrier::Wall | Barrier::Door)
    }
}
