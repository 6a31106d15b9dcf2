/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// One table for both: the names of the colours and, in the same order, what they look like.
macro_rules! colours {
    ($($(#[$meaning:meta])* $name:ident = $rgb:literal,)+) => {
        /// Everything on a picture that has a colour of its own. Its number is its place in the palette of every picture.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(clippy::enum_variant_names)]
        pub(super) enum Colour {
            $($(#[$meaning])* $name,)+
        }

        /// Ink on old paper: what each colour looks like by day.
        const PARCHMENT: &[u32] = &[$($rgb),+];
    };
}

colours! {
    /// The sheet around the board.
    Paper = 0xf1_eadb,
    /// Open ground.
    Floor = 0xfb_f7ec,
    GridLine = 0xe0_d7c3,
    /// Every fifth line of the grid.
    FifthLine = 0xb8_aa8d,
    /// Coordinates and the words of the legend.
    Label = 0x5c_5142,
    /// What is drawn with a pen: outlines, the board's border.
    Ink = 0x2b_2622,
    /// Letters on dark ground.
    Light = 0xff_ffff,
    WallFill = 0x57_4f48,
    /// The inner edge that dresses a wall.
    WallEdge = 0x8d_8275,
    DoorLeaf = 0xb9_7a3c,
    LowBarrier = 0x8a_7350,
    DifficultGround = 0xf0_e4cb,
    Rubble = 0xb3_9f7d,
    ObstacleGround = 0xe5_d0ac,
    Brick = 0xa0_7d4d,
    ImpededGround = 0xdd_d6e0,
    Mire = 0x8b_7d98,
    HazardGround = 0xfa_dfc4,
    Flame = 0xd9_6b27,
    WaterGround = 0xd0_e6ef,
    Wave = 0x6c_a5c4,
    ShallowGround = 0xe6_f2f2,
    LightGrowthGround = 0xe9_efd2,
    Grass = 0x8f_ab5c,
    HeavyGrowthGround = 0xd3_e2b4,
    Bush = 0x66_8a41,
    HazeGround = 0xdf_e3e6,
    /// The first side: heroes.
    Azure = 0x2f_6cb3,
    /// The sides after it, in order.
    Brickred = 0xb0_3a2e,
    Forest = 0x2c_7a5b,
    Violet = 0x7b_4b9c,
    Ochre = 0x9c_6a12,
    /// Those on no side.
    Slate = 0x6f_6b66,
    /// The ring around whoever acts.
    Gold = 0xf5_b82e,
    Trail = 0x1d_3f72,
    /// What the rules refuse or the budget does not cover.
    Refused = 0xc2_1f2e,
    Reach = 0x4f_9f8f,
    Threat = 0xd0_5540,
    Strike = 0xe0_561b,
    Nearest = 0x1f_8a4c,
    Measure = 0x6a_2f8a,
}

/// The palette that every picture starts from, in the order of [`Colour`].
pub(super) fn parchment() -> impl Iterator<Item = Rgb> {
    PARCHMENT.iter().map(|colour| {
        let [_, red, green, blue] = colour.to_be_bytes();
        [red, green, blue]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_stands_at_its_number_and_no_two_are_the_same() {
        let all: Vec<Rgb> = parchment().collect();
        assert_eq!(all[Colour::Paper as usize], [0xf1, 0xea, 0xdb]);
        assert_eq!(all[Colour::Measure as usize], [0x6a, 0x2f, 0x8a]);
        assert_eq!(all.iter().collect::<std::collections::HashSet<_>>().len(), Colour::Measure as usize + 1);
    }
}
