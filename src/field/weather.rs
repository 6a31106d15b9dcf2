//! Weather, where it affects flight.

use serde::Deserialize;

crate::word_enum! {
    /// A kind of weather. Several can occur at once.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Weather {
        ClearSkies "clear-skies",
        Calm "calm",
        StrongWind "strong-wind",
        SevereWind "severe-wind",
        Windstorm "windstorm",
        Hurricane "hurricane",
        Tornado "tornado",
        ErraticGusts "erratic-gusts",
        ViolentGusts "violent-gusts",
        Fog "fog",
        OpaqueClouds "opaque-clouds",
        DarkClouds "dark-clouds",
        Rain "rain",
        Snow "snow",
        Sleet "sleet",
        Hail "hail",
        MassiveHail "massive-hail",
        LightningVisible "lightning-visible",
        LightningClose "lightning-close",
        LightningStorm "lightning-storm",
    }
}

impl Weather {
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
