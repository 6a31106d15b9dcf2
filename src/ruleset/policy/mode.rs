//! Climbing, swimming, digging and teleporting.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::Weight;
use crate::say;
use crate::words::Message;

/// Marks something that no check can achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Never {
    /// No check is good enough.
    Impossible,
}

/// The DC of a check, or what something adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Dc {
    /// This much.
    Is(i32),
    /// Something between these two, as the GM decides.
    Between(i32, i32),
    /// It cannot be done.
    Never(Never),
}

/// DCs by the subject of the check, or what each circumstance adds.
pub type DcTable = BTreeMap<String, Dc>;

impl RuleValue for DcTable {
    fn meaning(&self, _: RuleId) -> Message {
        let row = |(word, dc): (&String, &Dc)| match dc {
            Dc::Is(figure) => say!("hardness-is", word, figure),
            Dc::Between(least, most) => say!("hardness-between", word, least, most),
            Dc::Never(Never::Impossible) => say!("hardness-impossible", word),
        };
        if self.is_empty() { say!("nothing-is-told") } else { Message::list(self.iter().map(row)) }
    }
}

policies! {
    /// How creatures climb.
    Climb {
        /// The rulebook has no rule for climbing.
        Unknown "unknown",
        /// Without a climb speed a creature climbs at a quarter of its speed with a check for each move action, and is flat-footed; 4 short makes no progress, 5 short falls.
        Quarter "quarter-speed",
        /// The same, but a climber loses only its Dexterity bonus to AC.
        QuarterExposed "quarter-speed-exposed",
        /// With a climb speed, a creature moves along walls as it walks, with a check where that is hard; without one a check
        /// climbs forward, at -2 to accuracy, Armor and Reflex.
        OwnSpeed "own-speed",
        ;
        /// Whether the rulebook covers climbing.
        is_known -> bool { Quarter | QuarterExposed | OwnSpeed => true, Unknown => false }
        /// Whether a creature can climb without a climb speed, at a quarter of its land speed.
        is_at_a_quarter -> bool { Quarter | QuarterExposed => true, Unknown | OwnSpeed => false }
        /// Whether a creature climbing without a climb speed is flat-footed.
        leaves_flat_footed -> bool { Quarter => true, QuarterExposed | Unknown | OwnSpeed => false }
        /// Whether a climb speed is needed to climb at all.
        needs_climb_speed -> bool { OwnSpeed => true, Unknown | Quarter | QuarterExposed => false }
        /// Whether a climber takes 10 on its checks.
        allows_taking_ten -> bool { Quarter | QuarterExposed => true, Unknown | OwnSpeed => false }
    }

    /// How climbing without a climb speed is rounded.
    ClimbRound {
        /// A quarter of the speed is rounded down to whole squares, but to one square at least.
        Down "down-to-squares",
        /// A quarter of the speed is used as it is, so that slow creatures do not get one square far.
        Exact "exact",
        ;
        /// Whether it is rounded down to whole squares.
        is_down -> bool { Down => true, Exact => false }
    }

    /// Climbing faster than usual.
    ClimbHaste {
        /// At half speed the DC of a climb is 10 higher, at full speed 20.
        HarderDc "harder",
        /// At half speed a check to climb is at -5.
        LessCheck "half-for-five",
        /// Nobody climbs faster than usual.
        None "none",
        ;
        /// Whether climbing faster lowers the check instead of raising the DC.
        lowers_the_check -> bool { LessCheck => true, HarderDc | None => false }
    }

    /// What a climb speed allows.
    ClimbSpeed {
        /// Lesser climb has +8 on checks, needs none for a DC of 0, takes 10 whenever it likes, climbs up to twice its speed (not faster than it walks) at -5, and no ceilings; greater climb needs no checks and one hand, on ceilings too; brachiating needs none and one hand, but climbs no ceilings.
        Kinds "kinds",
        /// A climb speed has +8 on checks, takes 10 whenever it likes, and climbs up to twice its speed (not faster than it walks) at -5; it keeps its Dexterity to AC and does not run.
        Skilled "skilled",
        /// A climb speed climbs without a check unless that is hard.
        Plain "plain",
        ;
        /// Whether there are several kinds of climb speed.
        has_kinds -> bool { Kinds => true, Skilled | Plain => false }
        /// Whether it lets the climber run.
        allows_running -> bool { Kinds | Plain => true, Skilled => false }
        /// Whether it lets the climber take 10 in a fight.
        takes_ten_at_will -> bool { Kinds | Skilled => true, Plain => false }
        /// Whether it climbs without a check unless that is hard.
        needs_no_plain_check -> bool { Plain => true, Kinds | Skilled => false }
    }

    /// How many hands climbing takes.
    ClimbHands {
        /// A climber needs one hand free; a shield on it is no help.
        One "one",
        /// A climber needs both hands free, and no shield.
        Two "two",
        /// A climber needs both hands free, or one at a penalty.
        OneForLess "one-for-less",
        ;
        /// Whether both hands have to be free.
        takes_both -> bool { Two => true, One | OneForLess => false }
        /// Whether one hand is enough at a penalty.
        allows_one_for_less -> bool { OneForLess => true, One | Two => false }
    }

    /// Climbing along ceilings.
    ClimbInverted {
        /// Along a ceiling it takes 21 ranks and a check of 45, 5 less with good handholds, without taking 10 or help; a climber
        /// that fails falls.
        Epic "epic",
        /// The rulebook has no rule for climbing along ceilings.
        Unknown "unknown",
        ;
        /// Whether the rulebook covers climbing along ceilings.
        is_known -> bool { Epic => true, Unknown => false }
    }

    /// How a load affects climbing.
    ClimbLoad {
        /// A medium load makes the DC of a climb 10 higher, a heavy one 25.
        Harder "harder",
        /// Armor and load count through their check penalty, which belongs in the check.
        CheckPenalty "check-penalty",
        /// A load does not affect climbing.
        Nothing "nothing",
        ;
        /// Whether the climber's load raises the DC.
        raises_the_dc -> bool { Harder => true, CheckPenalty | Nothing => false }
        /// What a load of this weight adds to the DC.
        adds_to_dc(load: Weight) -> i32 {
            Harder => match load { Weight::Light => 0, Weight::Medium => 10, Weight::Heavy => 25 },
            CheckPenalty | Nothing => 0,
        }
    }

    /// Being hurt while climbing.
    ClimbHurt {
        /// A climber that is hurt makes another check, 5 harder, and falls if it is 5 short.
        FiveMore "five-more",
        /// A climber that is hurt makes another check or falls.
        OrFall "or-fall",
        /// The rulebook has no rule for being hurt while climbing.
        Unknown "unknown",
        ;
        /// Whether the further check is 5 harder.
        is_harder -> bool { FiveMore => true, OrFall | Unknown => false }
        /// Whether failing the further check by any margin means a fall.
        always_drops -> bool { OrFall => true, FiveMore | Unknown => false }
    }

    /// Help for a climber.
    ClimbHelp {
        /// Up to 5 allies help a climber, each beside it or its rope.
        Five "five",
        /// The rulebook has no rule for helping climbers.
        Unknown "unknown",
    }

    /// How creatures swim.
    Swim {
        /// The rulebook has no rule for swimming.
        Unknown "unknown",
        /// Without a swim speed a creature swims by a check at a quarter of its speed with a move action, at half of it with a double move; 4 short makes no progress, 5 short goes under.
        Quarter "quarter-speed",
        /// With a swim speed, a creature moves through liquids as it walks, with a check where that is hard; without one a check
        /// swims forward, at -2 to accuracy, Armor and Reflex.
        OwnSpeed "own-speed",
        ;
        /// Whether the rulebook covers swimming.
        is_known -> bool { Quarter | OwnSpeed => true, Unknown => false }
        /// Whether a creature can swim without a swim speed, at a quarter of its land speed.
        is_at_a_quarter -> bool { Quarter => true, Unknown | OwnSpeed => false }
        /// Whether a swim speed is needed to swim at all.
        needs_swim_speed -> bool { OwnSpeed => true, Unknown | Quarter => false }
    }

    /// What a swim speed allows.
    SwimSpeed {
        /// A swim speed needs no checks, takes 10 whenever it likes and runs in a straight line; greater swim has +8 against hazards and does not mind currents; jet goes straight only and provokes nobody, and currents hamper it.
        Kinds "kinds",
        /// A swim speed needs no checks, has +8 against hazards, takes 10 whenever it likes and runs in a straight line.
        Skilled "skilled",
        /// A swim speed swims without a check unless that is hard; natives of the water have +10 on it.
        Native "native",
        ;
        /// Whether there are several kinds of swim speed.
        has_kinds -> bool { Kinds => true, Skilled | Native => false }
        /// Whether a swimmer rolls Movement, the rulebook's one skill for moving.
        rolls_movement -> bool { Kinds => true, Skilled | Native => false }
        /// Whether hard water takes a check, which natives of the water make more easily.
        is_for_natives -> bool { Native => true, Kinds | Skilled => false }
    }

    /// Whether a creature without a swim speed can take 10.
    SwimTakeTen {
        /// Without a swim speed nobody takes 10.
        No "no",
        /// Without a swim speed, a creature takes 10 out of combat, but not in stormy water.
        UnlessStormy "unless-stormy",
    }

    /// How creatures dig.
    Burrow {
        /// The rulebook has no rule for digging.
        Unknown "unknown",
        /// Burrowing and tunneling go through earth and, as impeded or as difficult ground, rock; earth glide goes through both; without such a speed a check digs one square of earth in a full round.
        Kinds "kinds",
        /// A burrow speed goes through dirt and loose earth in any direction, and not through rock.
        Earth "earth",
        /// The rulebook only names burrow speeds: such a speed is taken to go through earth, and not through rock.
        AsTold "as-told",
        ;
        /// Whether there are several kinds of burrow speed.
        has_kinds -> bool { Kinds => true, Unknown | Earth | AsTold => false }
        /// Whether creatures dig at all.
        is_known -> bool { Kinds | Earth | AsTold => true, Unknown => false }
        /// Whether there are no rules for it beyond the given speed.
        is_as_given -> bool { AsTold => true, Unknown | Kinds | Earth => false }
    }

    /// The effect on a swimmer of being knocked prone.
    SwimProne {
        /// In the water a greater swimmer that is made prone is slowed instead until the end of its next turn, and a jet for one move action.
        Slows "slows",
        /// The rulebook has no separate rule for swimmers that are made prone.
        Unknown "unknown",
        ;
        /// Whether some swimmers are slowed instead.
        slows -> bool { Slows => true, Unknown => false }
    }

    /// How teleport speeds work.
    Teleport {
        /// The rulebook has no teleport speeds.
        Unknown "unknown",
        /// A teleport speed goes in a straight line, as far as that is, and provokes nobody: lesser to a place in sight, greater
        /// anywhere; from a full place the creature comes back along the line to the first free one; one that arrives in the air
        /// falls.
        Kinds "kinds",
        /// The rulebook only says that teleporters vanish from one place to another; a given teleport speed is taken as its
        /// distance.
        AsTold "as-told",
        ;
        /// Whether the rulebook has teleport speeds.
        is_known -> bool { Kinds | AsTold => true, Unknown => false }
        /// Whether there are several kinds of teleport speed.
        has_kinds -> bool { Kinds => true, Unknown | AsTold => false }
    }

    /// Using several modes in one movement.
    Combining {
        /// The rulebook has no rule for using several modes at once.
        Unknown "unknown",
        /// Each mode pays for every square; once its speed is used up it no longer helps.
        AllPay "all-pay",
        /// All modes are paid from one speed, each as fast, average or slow as it is.
        OneBudget "one-budget",
        ;
        /// Whether the rulebook has movement in several modes.
        is_known -> bool { AllPay | OneBudget => true, Unknown => false }
        /// Whether all modes share the creature's one speed, whatever is listed for them.
        is_one_speed -> bool { OneBudget => true, Unknown | AllPay => false }
    }
}
