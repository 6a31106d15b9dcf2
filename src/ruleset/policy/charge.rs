//! Charging and withdrawing.

use serde::Deserialize;

use super::Say;

policies! {
    /// Whether a charge looks at all that the space sweeps over, or at the line between the centers.
    ChargeLane {
        Swept "swept" "everything that the charger's space sweeps over has to be clear",
        Center "center" "the straight line between the two centers has to be clear",
    }
}
