//! The five rulesets as plain tables and words: the only place where the judge distinguishes them by name.

/// The size categories, smallest first. Only Epic Path has those beyond colossal.
pub const SIZES: [&str; 13] = [
    "fine",
    "diminutive",
    "tiny",
    "small",
    "medium",
    "large",
    "huge",
    "gargantuan",
    "colossal",
    "titanic",
    "titanic-plus",
    "titanic-two-plus",
    "titanic-three-plus",
];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruleset {
    #[default]
    Srd35,
    Dnd35,
    Reaction,
    EpicPath,
    Rise,
}

/// What a diagonal step may cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Nothing.
    Forbidden,
    /// The corner of a pillar.
    ByFill,
    /// Everything, if one of the two ways around is free.
    Allowed,
}

impl Ruleset {
    pub const ALL: [Ruleset; 5] = [Ruleset::Srd35, Ruleset::Dnd35, Ruleset::Reaction, Ruleset::EpicPath, Ruleset::Rise];

    pub fn word(self) -> &'static str {
        match self {
            Ruleset::Srd35 => "srd35",
            Ruleset::Dnd35 => "dnd35",
            Ruleset::Reaction => "reaction",
            Ruleset::EpicPath => "epic-path",
            Ruleset::Rise => "rise",
        }
    }

    /// The three rulesets derived from 3.5.
    pub fn is_of_the_3_5_family(self) -> bool {
        matches!(self, Ruleset::Srd35 | Ruleset::Dnd35 | Ruleset::Reaction)
    }

    /// The side of a space of this size, in squares.
    pub fn footprint(self, size: usize) -> i32 {
        match self {
            Ruleset::EpicPath => [1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6][size],
            Ruleset::Rise => [1, 1, 1, 1, 1, 2, 4, 8, 16][size],
            _ => [1, 1, 1, 1, 1, 2, 3, 4, 6][size],
        }
    }

    /// The short side of a squeezed space, for sizes that can squeeze.
    pub fn squeezed_side(self, size: usize) -> Option<i32> {
        let n = self.footprint(size);
        let k = match self {
            Ruleset::EpicPath if size > 0 => self.footprint(size - 1),
            _ => n / 2 + n % 2,
        };
        (k < n).then_some(k)
    }

    /// Natural reach in feet. Only 3.5's own texts distinguish tall from long creatures.
    pub fn natural_reach(self, size: usize, long: bool) -> u32 {
        match self {
            Ruleset::EpicPath => [0, 0, 0, 5, 5, 10, 15, 20, 25, 30, 60, 120, 240][size],
            Ruleset::Reaction => [0, 0, 0, 5, 5, 10, 15, 20, 20][size],
            _ if long => [0, 0, 0, 5, 5, 5, 10, 15, 20][size],
            _ => [0, 0, 0, 5, 5, 10, 15, 20, 30][size],
        }
    }

    /// How many creatures of this size fill a square, for sizes smaller than a square.
    pub fn to_a_square(self, size: usize) -> Option<u32> {
        match self {
            Ruleset::Rise => [Some(400), Some(100), Some(25), Some(4)].get(size).copied().flatten(),
            _ => [Some(100), Some(25), Some(4)].get(size).copied().flatten(),
        }
    }

    pub fn corner(self) -> Corner {
        match self {
            Ruleset::EpicPath => Corner::ByFill,
            Ruleset::Rise => Corner::Allowed,
            _ => Corner::Forbidden,
        }
    }

    /// Whether every diagonal of a distance counts as 5 ft.
    pub fn counts_one_for_one(self) -> bool {
        self == Ruleset::EpicPath
    }

    /// Whether a charge with all actions covers up to twice the speed.
    pub fn charges_twice_as_far(self) -> bool {
        self.is_of_the_3_5_family()
    }

    /// Whether reach of 10 ft covers two squares diagonally.
    pub fn has_reach_diagonal(self) -> bool {
        self.is_of_the_3_5_family()
    }

    /// How many times one layer of this terrain hampers a walker who doesn't ignore it. It counts the same for Rise, which
    /// charges for leaving, as for the others, which charge for entering.
    pub fn weight(self, terrain: &str) -> u32 {
        match (self, terrain) {
            (_, "difficult") => 1,
            (Ruleset::Rise, "heavy-undergrowth" | "water" | "shallow-water") => 1,
            (Ruleset::Rise, _) => 0,
            (_, "obstacle") => 1,
            (Ruleset::Srd35, "heavy-undergrowth") => 2,
            (_, "heavy-undergrowth") => 1,
            (Ruleset::Srd35, "light-undergrowth") => 1,
            _ => 0,
        }
    }
}
