//! A colour's name says what it means, and each theme has a column with its values. Themes do not differ in anything
//! else.

use crate::field::Theme;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// One table for everything: the names of the colours and, in the same order, their values in each theme.
macro_rules! colours {
    ($($(#[$meaning:meta])* $name:ident = $light:literal $dark:literal $strong:literal,)+) => {
        /// Everything on a picture that has a colour of its own. Its number is its place in the palette of every picture.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(clippy::enum_variant_names)]
        #[expect(missing_docs, reason = "some names say it all")]
        pub enum Colour {
            $($(#[$meaning])* $name,)+
        }

        /// Ink on old paper.
        const LIGHT: &[u32] = &[$($light),+];
        /// Chalk on slate.
        const DARK: &[u32] = &[$($dark),+];
        /// Black on white.
        const STRONG: &[u32] = &[$($strong),+];
    };
}

colours! {
    /// The sheet around the board.
    Paper = 0xf1_eadb 0x1c_1b1a 0xff_ffff,
    /// Open ground.
    Floor = 0xfb_f7ec 0x2b_2a28 0xff_ffff,
    GridLine = 0xe0_d7c3 0x40_3e3a 0xb8_b8b8,
    /// Every fifth line of the grid.
    FifthLine = 0xa4_936f 0x78_726a 0x5a_5a5a,
    /// Coordinates and the words of the legend.
    Label = 0x4c_4335 0xd6_cebf 0x00_0000,
    /// Everything drawn with a pen: outlines, the board's border.
    Ink = 0x2b_2622 0xef_e9dc 0x00_0000,
    /// Plates under numbers, the ring inside a token's outline, the seam along a line.
    Plate = 0xff_ffff 0x16_1514 0xff_ffff,
    /// Letters on strong colours.
    White = 0xff_ffff 0xff_ffff 0xff_ffff,
    /// Letters on bright colours, and shadows.
    Black = 0x14_1210 0x14_1210 0x14_1210,
    WallFill = 0x57_4f48 0x5d_564e 0x2a_2a2a,
    /// The inner edge that dresses a wall.
    WallEdge = 0x8d_8275 0x8f_8577 0x9a_9a9a,
    DoorLeaf = 0xb9_7a3c 0xc8_8a4a 0xd0_7a1c,
    LowBarrier = 0x7a_6238 0xb8_9a66 0x4a_3500,
    /// What shades low ground.
    Shade = 0x8a_7350 0x00_0000 0x80_8080,
    DifficultGround = 0xf0_e4cb 0x3a_3428 0xf6_eeda,
    Rubble = 0x8a_7350 0xa8_936a 0x5a_4420,
    ObstacleGround = 0xe5_d0ac 0x40_341f 0xf3_e2c0,
    Brick = 0x8a_6630 0xb9_8f53 0x5c_3900,
    ImpededGround = 0xdd_d6e0 0x37_313b 0xec_e4f2,
    Mire = 0x73_6384 0xa7_95b6 0x4a_3660,
    HazardGround = 0xfa_dfc4 0x47_2a18 0xff_e4cc,
    Flame = 0xc0_4f0d 0xff_8a3d 0x8a_2800,
    WaterGround = 0xd0_e6ef 0x1d_3846 0xd6_eefa,
    Wave = 0x3f_7d9f 0x6f_b2d6 0x00_507a,
    ShallowGround = 0xe6_f2f2 0x26_424a 0xec_f8fb,
    LightGrowthGround = 0xe9_efd2 0x2c_3820 0xee_f6d8,
    Grass = 0x5f_7a2c 0x9c_c06a 0x3d_5600,
    HeavyGrowthGround = 0xd3_e2b4 0x24_391a 0xd8_ecba,
    Bush = 0x4c_6f28 0x7f_b04a 0x23_4d00,
    HazeGround = 0xdf_e3e6 0x34_383b 0xe6_e9eb,
    /// Drifting haze.
    Wisp = 0x6f_787e 0x98_a1a7 0x45_4d52,
    /// The first side: heroes.
    Azure = 0x16_55ad 0x16_55ad 0x16_55ad,
    /// The sides after it, in order.
    Brickred = 0x9c_1f2e 0x9c_1f2e 0x9c_1f2e,
    Mint = 0x8f_e0ae 0x8f_e0ae 0x8f_e0ae,
    Violet = 0x3b_1f55 0x3b_1f55 0x3b_1f55,
    Amber = 0xeb_930f 0xeb_930f 0xeb_930f,
    /// Creatures on no side.
    Stone = 0xa8_a6a2 0xa8_a6a2 0xa8_a6a2,
    /// Less important things: ways in answer, nights, the stain of the dead.
    Muted = 0x6f_6b66 0xa2_9c94 0x55_5555,
    /// The ring around the creature that acts.
    Gold = 0xf5_b82e 0xf5_b82e 0xff_c400,
    Trail = 0x17_376b 0x6e_a3ff 0x00_246b,
    /// What the rules refuse or the budget does not cover.
    Refused = 0xc4_122a 0xff_7f8a 0xa8_001c,
    Reach = 0x2c_7d6d 0x4f_bfa8 0x00_5a4c,
    Threat = 0xb8_3a24 0xff_7a5c 0x9c_1f00,
    Strike = 0xf5_8220 0xd9_600f 0xff_8c00,
    Nearest = 0x0f_806a 0x5c_f2c4 0x00_604a,
    Measure = 0x8a_2bb8 0xf3_d6ff 0x6f_0fa8,
    /// The end of a normal day's march, and what wears travellers down.
    Sun = 0x9c_6a12 0xe0_a94a 0x7a_4a00,
}

/// The palette that every picture of a theme starts from, in the order of [`Colour`].
pub fn palette(theme: Theme) -> impl Iterator<Item = Rgb> {
    let all = match theme {
        Theme::Light => LIGHT,
        Theme::Dark => DARK,
        Theme::HighContrast => STRONG,
    };
    all.iter().map(|colour| {
        let [_, red, green, blue] = colour.to_be_bytes();
        [red, green, blue]
    })
}
