//! Climbing, swimming, digging and teleporting.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Say;

/// Something that cannot be done however well one does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Never {
    /// No check is good enough.
    Impossible,
}

/// What a check has to come to, or what something adds to that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Hardness {
    /// So much.
    Is(i32),
    /// Something between these two, as the GM says.
    Between(i32, i32),
    /// It cannot be done.
    Never(Never),
}

/// What checks have to come to by what they are about, or what each circumstance adds.
pub type Hardnesses = BTreeMap<String, Hardness>;

impl Say for Hardnesses {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let told = |(word, hardness): (&String, &Hardness)| match hardness {
            Hardness::Is(figure) => format!("{word} {figure}"),
            Hardness::Between(least, most) => format!("{word} {least} to {most}"),
            Hardness::Never(Never::Impossible) => format!("{word} impossible"),
        };
        if self.is_empty() {
            "nothing is told".to_owned()
        } else {
            self.iter().map(told).collect::<Vec<_>>().join(", ")
        }
    }
}

policies! {
    /// How one climbs.
    Climb {
        Unknown "unknown" "climbing is not told of",
        Quarter "quarter-speed" "without a climb speed one climbs at a quarter of one's speed by a check for each move action, and is flat-footed; 4 short of it one gets nowhere, 5 short one falls",
        OwnSpeed "own-speed" "with a climb speed one moves along walls as one walks, by a check where that is hard; without one a check climbs forward, at -2 to accuracy, Armor and Reflex",
    }

    /// How a climb without a climb speed is rounded.
    ClimbRound {
        Down "down-to-squares" "a quarter of the speed is rounded down to whole squares, but is one square at least",
        Exact "exact" "a quarter of the speed is taken as it is, so that the slow do not get one square far",
    }

    /// Climbing faster than usual.
    ClimbHaste {
        HarderDc "harder" "at half speed the DC of a climb is 10 higher, at full speed 20",
        LessCheck "half-for-five" "at half speed a check to climb is at -5",
        None "none" "nobody climbs faster than usual",
    }

    /// What a climb speed is good for.
    ClimbSpeed {
        Kinds "kinds" "lesser climb has +8 on checks, needs none for a DC of 0, takes 10 whenever it likes, climbs up to twice its speed (not faster than it walks) at -5, and no ceilings; greater climb needs no checks and one hand, on ceilings too; brachiating needs none and one hand, but climbs no ceilings",
        Skilled "skilled" "a climb speed has +8 on checks, takes 10 whenever it likes, and climbs up to twice its speed (not faster than it walks) at -5; it keeps its Dexterity to AC and does not run",
        Plain "plain" "a climb speed climbs without a check unless that is hard",
    }

    /// How many hands climbing takes.
    ClimbHands {
        One "one" "a climber needs one hand free; a shield on it is no help",
        Two "two" "a climber needs both hands free, and no shield",
        OneForLess "one-for-less" "a climber needs both hands free, or one at a penalty",
    }

    /// Climbing along the underside of things.
    ClimbInverted {
        Epic "epic" "along a ceiling it takes 21 ranks and a check of 45, 5 less with good handholds, without taking 10 or help; who fails falls",
        Unknown "unknown" "climbing along ceilings is not told of",
    }

    /// What a load does to climbing.
    ClimbLoad {
        Harder "harder" "a medium load makes the DC of a climb 10 higher, a heavy one 25",
        CheckPenalty "check-penalty" "armor and load count by their check penalty, which belongs into the check",
        Nothing "nothing" "a load does not bear on climbing",
    }

    /// Being hurt while climbing.
    ClimbHurt {
        FiveMore "five-more" "whoever is hurt while climbing makes another check, 5 harder, and falls if it is 5 short",
        OrFall "or-fall" "whoever is hurt while climbing makes another check or falls",
        Unknown "unknown" "being hurt while climbing is not told of",
    }

    /// Help for a climber.
    ClimbHelp {
        Five "five" "up to 5 allies help a climber, each beside it or its rope",
        Unknown "unknown" "help for climbers is not told of",
    }

    /// How one swims.
    Swim {
        Unknown "unknown" "swimming is not told of",
        Quarter "quarter-speed" "without a swim speed one swims by a check at a quarter of one's speed with a move action, at half of it with a double move; 4 short of it one gets nowhere, 5 short one goes under",
        OwnSpeed "own-speed" "with a swim speed one moves through liquids as one walks, by a check where that is hard; without one a check swims forward, at -2 to accuracy, Armor and Reflex",
    }

    /// What a swim speed is good for.
    SwimSpeed {
        Kinds "kinds" "a swim speed needs no checks, takes 10 whenever it likes and runs in a straight line; greater swim has +8 against hazards and does not mind currents; jet goes straight only and provokes nobody, and currents hamper it",
        Skilled "skilled" "a swim speed needs no checks, has +8 against hazards, takes 10 whenever it likes and runs in a straight line",
        Native "native" "a swim speed swims without a check unless that is hard; natives of the water have +10 on it",
    }

    /// Whether somebody without a swim speed takes 10.
    SwimTakeTen {
        No "no" "without a swim speed nobody takes 10",
        UnlessStormy "unless-stormy" "without a swim speed one takes 10 out of combat, but not in stormy water",
    }

    /// How one digs.
    Burrow {
        Unknown "unknown" "digging is not told of",
        Kinds "kinds" "burrowing and tunneling go through earth and, as impeded or as difficult ground, rock; earth glide goes through both; without such a speed a check digs one square of earth in a full round",
        Earth "earth" "a burrow speed goes through dirt and loose earth in any direction, and not through rock",
        AsTold "as-told" "digging is not told of but for who has a burrow speed: it is taken to go through earth, and not through rock",
    }

    /// How one teleports by a speed.
    Teleport {
        Unknown "unknown" "teleporting by a speed is not told of",
        Kinds "kinds" "a teleport speed goes in a straight line, as far as that is, and provokes nobody: lesser to a place that is seen, greater anywhere; from a full place one comes back along the line to the first free one; who arrives in the air falls",
        AsTold "as-told" "teleporting is told of only as vanishing from one place to another; a teleport speed that was told is taken as its distance",
    }

    /// Moving in several ways in one movement.
    Combining {
        Unknown "unknown" "moving in several ways at once is not told of",
        AllPay "all-pay" "every square is paid by all ways of moving that one has; one whose speed is used up is of no more use",
        OneBudget "one-budget" "all ways of moving are paid from one speed, each as fast, average or slow as it is",
    }
}
