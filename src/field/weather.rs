//! Weather, where it affects flight.

use serde::Deserialize;

/// A kind of weather. Several can occur at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Weather {
    ClearSkies,
    Calm,
    StrongWind,
    SevereWind,
    Windstorm,
    Hurricane,
    Tornado,
    ErraticGusts,
    ViolentGusts,
    Fog,
    OpaqueClouds,
    DarkClouds,
    Rain,
    Snow,
    Sleet,
    Hail,
    MassiveHail,
    LightningVisible,
    LightningClose,
    LightningStorm,
}

impl Weather {
    /// All kinds.
    pub const ALL: [Weather; 20] = [
        Weather::ClearSkies,
        Weather::Calm,
        Weather::StrongWind,
        Weather::SevereWind,
        Weather::Windstorm,
        Weather::Hurricane,
        Weather::Tornado,
        Weather::ErraticGusts,
        Weather::ViolentGusts,
        Weather::Fog,
        Weather::OpaqueClouds,
        Weather::DarkClouds,
        Weather::Rain,
        Weather::Snow,
        Weather::Sleet,
        Weather::Hail,
        Weather::MassiveHail,
        Weather::LightningVisible,
        Weather::LightningClose,
        Weather::LightningStorm,
    ];

    /// The word in commands and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Weather::ClearSkies => "clear-skies",
            Weather::Calm => "calm",
            Weather::StrongWind => "strong-wind",
            Weather::SevereWind => "severe-wind",
            Weather::Windstorm => "windstorm",
            Weather::Hurricane => "hurricane",
            Weather::Tornado => "tornado",
            Weather::ErraticGusts => "erratic-gusts",
            Weather::ViolentGusts => "violent-gusts",
            Weather::Fog => "fog",
            Weather::OpaqueClouds => "opaque-clouds",
            Weather::DarkClouds => "dark-clouds",
            Weather::Rain => "rain",
            Weather::Snow => "snow",
            Weather::Sleet => "sleet",
            Weather::Hail => "hail",
            Weather::MassiveHail => "massive-hail",
            Weather::LightningVisible => "lightning-visible",
            Weather::LightningClose => "lightning-close",
            Weather::LightningStorm => "lightning-storm",
        }
    }

    /// Whether it is wind or gusts, which do not affect sight.
    #[must_use]
    pub fn is_wind(self) -> bool {
        matches!(
            self,
            Weather::StrongWind
                | Weather::SevereWind
                | Weather::Windstorm
                | Weather::Hurricane
                | Weather::Tornado
                | Weather::ErraticGusts
                | Weather::ViolentGusts
        )
    }
}
