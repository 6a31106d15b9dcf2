/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// Everything on a picture that has a colour of its own. Its number is its place in the palette of every picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::enum_variant_names)]
pub(super) enum Colour {
    /// The sheet around the board.
    Paper,
    /// Open ground.
    Floor,
    GridLine,
    /// Every fifth line of the grid.
    FifthLine,
    /// Coordinates and the words of the legend.
    Label,
    /// What is drawn with a pen: outlines, the board's border.
    Ink,
    /// Letters on dark ground.
    Light,
    WallFill,
    /// The inner edge that dresses a wall.
    WallEdge,
    DoorLeaf,
    LowBarrier,
    DifficultGround,
    Rubble,
    ObstacleGround,
    Brick,
    ImpededGround,
    Mire,
    HazardGround,
    Flame,
    WaterGround,
    Wave,
    LightGrowthGround,
    Grass,
    HeavyGrowthGround,
    Bush,
    /// The first side: heroes.
    Azure,
    /// The sides after it, in order.
    Brickred,
    Forest,
    Violet,
    Ochre,
    /// Those on no side.
    Slate,
    /// The ring around whoever acts.
    Gold,
    Trail,
    /// What the rules refuse or the budget does not cover.
    Refused,
    Reach,
    Threat,
    Strike,
    Nearest,
    Measure,
}

impl Colour {
    /// The last one, and with it how many there are.
    const LAST: Colour = Colour::Measure;

    const ALL: [Colour; Colour::LAST as usize + 1] = {
        use Colour::*;
        [
            Paper,
            Floor,
            GridLine,
            FifthLine,
            Label,
            Ink,
            Light,
            WallFill,
            WallEdge,
            DoorLeaf,
            LowBarrier,
            DifficultGround,
            Rubble,
            ObstacleGround,
            Brick,
            ImpededGround,
            Mire,
            HazardGround,
            Flame,
            WaterGround,
            Wave,
            LightGrowthGround,
            Grass,
            HeavyGrowthGround,
            Bush,
            Azure,
            Brickred,
            Forest,
            Violet,
            Ochre,
            Slate,
            Gold,
            Trail,
            Refused,
            Reach,
            Threat,
            Strike,
            Nearest,
            Measure,
        ]
    };

    /// Ink on old paper: what it looks like by day.
    fn on_parchment(self) -> u32 {
        match self {
            Colour::Paper => 0xf1_eadb,
            Colour::Floor => 0xfb_f7ec,
            Colour::GridLine => 0xe0_d7c3,
            Colour::FifthLine => 0xb8_aa8d,
            Colour::Label => 0x5c_5142,
            Colour::Ink => 0x2b_2622,
            Colour::Light => 0xff_ffff,
            Colour::WallFill => 0x57_4f48,
            Colour::WallEdge => 0x8d_8275,
            Colour::DoorLeaf => 0xb9_7a3c,
            Colour::LowBarrier => 0x8a_7350,
            Colour::DifficultGround => 0xf0_e4cb,
            Colour::Rubble => 0xb3_9f7d,
            Colour::ObstacleGround => 0xe5_d0ac,
            Colour::Brick => 0xa0_7d4d,
            Colour::ImpededGround => 0xdd_d6e0,
            Colour::Mire => 0x8b_7d98,
            Colour::HazardGround => 0xfa_dfc4,
            Colour::Flame => 0xd9_6b27,
            Colour::WaterGround => 0xd0_e6ef,
            Colour::Wave => 0x6c_a5c4,
            Colour::LightGrowthGround => 0xe9_efd2,
            Colour::Grass => 0x8f_ab5c,
            Colour::HeavyGrowthGround => 0xd3_e2b4,
            Colour::Bush => 0x66_8a41,
            Colour::Azure => 0x2f_6cb3,
            Colour::Brickred => 0xb0_3a2e,
            Colour::Forest => 0x2c_7a5b,
            Colour::Violet => 0x7b_4b9c,
            Colour::Ochre => 0x9c_6a12,
            Colour::Slate => 0x6f_6b66,
            Colour::Gold => 0xf5_b82e,
            Colour::Trail => 0x1d_3f72,
            Colour::Refused => 0xc2_1f2e,
            Colour::Reach => 0x4f_9f8f,
            Colour::Threat => 0xd0_5540,
            Colour::Strike => 0xe0_561b,
            Colour::Nearest => 0x1f_8a4c,
            Colour::Measure => 0x6a_2f8a,
        }
    }
}

/// The palette that every picture starts from, in the order of [`Colour`].
pub(super) fn parchment() -> impl Iterator<Item = Rgb> {
    Colour::ALL.into_iter().map(|colour| {
        let [_, red, green, blue] = colour.on_parchment().to_be_bytes();
        [red, green, blue]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_stands_at_its_number() {
        for (number, colour) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(colour as usize, number, "{colour:?}");
        }
    }
}
