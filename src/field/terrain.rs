use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::size::Size;
use super::skill::GroundCheck;
use crate::grid::Height;

/// The fill of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fill {
    /// Open: creatures can stand here.
    #[default]
    Open,
    /// Solid wall: no entry, and its corners cannot be cut.
    Solid,
    /// A pillar: no entry, but some rulesets let its corners be cut.
    Pillar,
}

crate::word_enum! {
    /// A layer of terrain on an open square, in listing and drawing order. A square can have several, and more than one of a kind.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Terrain {
        /// Rubble, an uneven cave floor and the like.
        Difficult "difficult",
        /// A low wall or deadfall that fills the square.
        Obstacle "obstacle",
        /// Ground that takes a full round to enter, in rulesets that have it.
        Impeded "impeded",
        /// Ground that harms those who enter; it costs nothing extra.
        Hazardous "hazardous",
        /// Water deep enough to slow those who wade in it.
        Water "water",
        /// A pool or bog a foot deep.
        ShallowWater "shallow-water",
        /// Light undergrowth.
        LightUndergrowth "light-undergrowth",
        /// Heavy undergrowth.
        HeavyUndergrowth "heavy-undergrowth",
        /// Darkness, fog and the like, which give concealment.
        Concealed "concealed",
        /// A way 2-1/2 ft wide, such as a crawlway: wider creatures squeeze or do not fit.
        Crawlway "crawlway",
        /// A trench: leaving it for other ground costs more.
        Trench "trench",
    }
}

impl Terrain {
    /// Its sign on boards drawn as text.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Terrain::Difficult => ':',
            Terrain::Obstacle => '%',
            Terrain::Impeded => '&',
            Terrain::Hazardous => '^',
            Terrain::Water => '~',
            Terrain::ShallowWater => '_',
            Terrain::LightUndergrowth => ',',
            Terrain::HeavyUndergrowth => ';',
            Terrain::Concealed => '?',
            Terrain::Crawlway => '<',
            Terrain::Trench => '!',
        }
    }
}

/// The most layers of one terrain on a square. More are of no use at a table and could overflow a cost.
pub const MAX_LAYERS: u8 = 4;

/// The number of layers of each terrain on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layers([u8; Terrain::ALL.len()]);

impl Layers {
    /// The number of layers of a terrain.
    #[must_use]
    pub fn count(self, terrain: Terrain) -> u8 {
        self.0[terrain as usize]
    }

    /// Adds layers of a terrain, up to [`MAX_LAYERS`].
    pub fn add(&mut self, terrain: Terrain, layers: u8) {
        let count = &mut self.0[terrain as usize];
        *count = count.saturating_add(layers).min(MAX_LAYERS);
    }

    /// Removes all layers of a terrain.
    pub fn remove(&mut self, terrain: Terrain) {
        self.0[terrain as usize] = 0;
    }

    /// Whether there is no terrain.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Each terrain here and its number of layers.
    pub fn iter(self) -> impl Iterator<Item = (Terrain, u8)> {
        Terrain::ALL.into_iter().map(move |terrain| (terrain, self.count(terrain))).filter(|&(_, count)| count > 0)
    }
}

/// What a square holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Open, solid or pillar.
    pub fill: Fill,
    /// The layers of terrain.
    pub layers: Layers,
    /// The check that it requires of creatures that enter it.
    pub check: Option<GroundCheck>,
    /// The height of the floor above or below level 0.
    pub floor: Height,
}

impl Ground {
    /// Whether a space at this elevation above level 0 is in the water here: at its surface or below, or on the bottom if
    /// its depth is unknown.
    #[must_use]
    pub fn has_water_at(&self, elevation: Height) -> bool {
        let deep = self.floor < Height::ZERO;
        self.layers.count(Terrain::Water) > 0 && if deep { elevation <= Height::ZERO } else { elevation == self.floor }
    }
}

/// What a barrier may stop. Every query about a barrier names one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Going from one side to the other.
    Step,
    /// Striking across: lines of attack and of cover.
    Strike,
    /// Looking across.
    Sight,
}

/// A barrier on the edge between two squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Barrier {
    /// Nothing.
    #[default]
    None,
    /// A wall from floor to ceiling: blocks movement and lines.
    Wall,
    /// A closed door: blocks as a wall does.
    Door,
    /// An open door: blocks nothing.
    OpenDoor,
    /// A low wall, hedge or fence: slows those who cross it.
    Low,
    /// A closed window: it can only be looked through.
    Window,
    /// A grate or a portcullis: stops steps, but neither strikes nor sight.
    Grate,
    /// A curtain: stops only sight.
    Curtain,
    /// A one-way wall off the grid lines: passable from the side where [`crate::grid::Segment::side_of`] is 1.
    OneWayLeft,
    /// The same, passable from the side where it is -1.
    OneWayRight,
    /// A closed door that is locked. Players see a closed door until they try it.
    LockedDoor,
    /// A closed door that nobody has found. Players see a wall.
    SecretDoor,
    /// A gap in a wall that creatures up to this size pass freely. Bigger ones squeeze, or cannot pass.
    Narrow(Size),
}

impl Barrier {
    /// Every barrier except narrow gaps, of which there is one per size.
    pub const PLAIN: [Barrier; 12] = [
        Barrier::Wall,
        Barrier::Door,
        Barrier::OpenDoor,
        Barrier::Low,
        Barrier::None,
        Barrier::Window,
        Barrier::Grate,
        Barrier::Curtain,
        Barrier::LockedDoor,
        Barrier::SecretDoor,
        Barrier::OneWayLeft,
        Barrier::OneWayRight,
    ];

    /// The word in commands and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Barrier::None => "none",
            Barrier::Wall => "wall",
            Barrier::Door => "door",
            Barrier::OpenDoor => "open-door",
            Barrier::Low => "low",
            Barrier::Window => "window",
            Barrier::Grate => "grate",
            Barrier::Curtain => "curtain",
            Barrier::LockedDoor => "locked-door",
            Barrier::SecretDoor => "secret-door",
            Barrier::OneWayLeft => "one-way-left",
            Barrier::OneWayRight => "one-way-right",
            Barrier::Narrow(_) => "narrow",
        }
    }

    /// The word in board notation, where a narrow gap includes its size: `narrow-small`.
    #[must_use]
    pub fn notation(self) -> Cow<'static, str> {
        match self {
            Barrier::Narrow(fits) => format!("narrow-{fits}").into(),
            plain => plain.word().into(),
        }
    }

    /// Whether it stops everybody. Low barriers and narrow gaps do not: their effect depends on the creature.
    #[must_use]
    pub fn stops(self, what: Passing) -> bool {
        match self {
            Barrier::None | Barrier::OpenDoor | Barrier::Low | Barrier::Narrow(_) => false,
            Barrier::Wall | Barrier::Door | Barrier::LockedDoor | Barrier::SecretDoor => true,
            Barrier::OneWayLeft | Barrier::OneWayRight => true,
            Barrier::Window => what != Passing::Sight,
            Barrier::Grate => what == Passing::Step,
            Barrier::Curtain => what == Passing::Sight,
        }
    }

    /// Whether it is a door, in any state.
    #[must_use]
    pub fn is_door(self) -> bool {
        matches!(self, Barrier::Door | Barrier::OpenDoor | Barrier::LockedDoor | Barrier::SecretDoor)
    }

    /// Whether it is passable from one side only. Such walls exist only off the grid lines.
    #[must_use]
    pub fn is_one_way(self) -> bool {
        matches!(self, Barrier::OneWayLeft | Barrier::OneWayRight)
    }

    /// What players see in its place: a closed door, locked or not, and a wall where a secret door is.
    #[must_use]
    pub fn as_seen(self) -> Self {
        match self {
            Barrier::LockedDoor => Barrier::Door,
            Barrier::SecretDoor => Barrier::Wall,
            seen => seen,
        }
    }
}
