//! Falls, falling objects and collisions: each 10 ft separately, and then each die separately.
//!
//! How it reads what the rules leave open:
//! - Each full 10 ft counts. A remainder hurts nobody.
//! - A check that shortens a fall is applied before the limit of dice, and the limit before the first dice become
//!   nonlethal.
//! - Water of 10 ft or more replaces what the ground would do, jumped or not: it has its own dice, no surface and no softening.
//!   Shallower water is ignored.
//! - A dive needs 10 ft of water per 30 ft, in proportion: 40 ft need 13 1/3 ft.
//! - A die never deals less than 0.
//! - A check may be tried even if there is nothing for it to save.
//! - A surface that a rulebook doesn't mention is plain ground; so is water under Rise.
//! - A collision under Epic Path has the same limit as a fall.

use super::rules::Ruleset;

/// What a creature falls onto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    Jagged,
    Hard,
    Ground,
    Soft,
}

/// A creature's fall.
#[derive(Clone, Copy, Debug)]
pub struct Fall {
    pub rules: Ruleset,
    /// An index into [`super::SIZES`].
    pub size: usize,
    pub feet: u32,
    pub jumped: bool,
    pub surface: Surface,
    /// The depth of the water in feet.
    pub water: u32,
    /// The most dice, if the rulebook leaves that to the GM.
    pub most_dice: Option<usize>,
}

/// The check that helps a falling creature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help {
    pub skills: &'static str,
    pub dc: i32,
    pub dives: bool,
}

/// Dice, by their number of sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Harm {
    pub lethal: Vec<i64>,
    pub nonlethal: Vec<i64>,
    /// The modifier to every die.
    pub each: i64,
}

impl Harm {
    fn sorted(mut dice: Vec<i64>, hurt: bool, each: i64) -> Option<String> {
        dice.sort_unstable();
        let sides = *dice.first()?;
        assert!(hurt && dice.iter().all(|die| *die == sides), "all dice of a fall are alike");
        let added = each * dice.len() as i64;
        let sign = if added == 0 { String::new() } else { format!("{added:+}") };
        Some(format!("{}d{sides}{sign}", dice.len()))
    }

    /// `4d6+8`; `None` without dice.
    pub fn dice(&self) -> Option<String> {
        Self::sorted(self.lethal.clone(), true, self.each)
    }

    pub fn mild_dice(&self) -> Option<String> {
        Self::sorted(self.nonlethal.clone(), true, self.each)
    }

    /// The minimum, the maximum and the average of some dice, computed face by face.
    pub fn bounds(&self, dice: &[i64]) -> (i64, i64, f64) {
        let face = |shown: i64| (shown + self.each).max(0);
        let least = dice.iter().map(|_| face(1)).sum();
        let most = dice.iter().map(|&sides| face(sides)).sum();
        let average = |sides: i64| (1..=sides).map(face).sum::<i64>() as f64 / sides as f64;
        (least, most, dice.iter().map(|&sides| average(sides)).sum())
    }
}

impl Fall {
    fn is_wet(&self) -> bool {
        self.rules != Ruleset::Rise && self.water >= 10
    }

    /// The check that can be tried, if any.
    pub fn help(&self) -> Option<Help> {
        let epic = self.rules == Ruleset::EpicPath;
        if self.rules == Ruleset::Rise {
            return None;
        }
        if self.is_wet() {
            let deep_enough = self.water * 3 >= self.feet;
            let fifties = (1..=self.feet).filter(|feet| feet % 50 == 0).count() as i32;
            let skills = if epic { "Swim or Acrobatics" } else { "Swim or Tumble" };
            return (self.jumped && deep_enough).then_some(Help { skills, dc: 15 + 5 * fifties, dives: true });
        }
        let skills = match (epic, self.jumped) {
            (true, _) => "Acrobatics",
            (false, true) => "Jump or Tumble",
            (false, false) => "Tumble",
        };
        Some(Help { skills, dc: 15, dives: false })
    }

    /// Whether the GM may set the maximum number of dice.
    pub fn limit_is_free(&self) -> bool {
        self.rules == Ruleset::EpicPath
    }

    /// The dice, with or without a successful check.
    pub fn harm(&self, helped: bool) -> Harm {
        let stretches: Vec<usize> =
            (1..=self.feet).filter(|feet| feet % 10 == 0).map(|feet| feet as usize / 10).collect();
        if self.is_wet() {
            return if helped { Harm::default() } else { self.splash(&stretches) };
        }
        match self.rules {
            Ruleset::Rise => self.by_weight(stretches.len()),
            Ruleset::EpicPath => {
                let free = |stretch: usize| (stretch == 1 && self.jumped) || (stretch == 2 && helped);
                let hurting = stretches.into_iter().filter(|&stretch| !free(stretch));
                let lethal = hurting.take(self.most_dice.unwrap_or(20)).map(|_| 6).collect();
                let each = match self.surface {
                    Surface::Jagged => 2,
                    Surface::Hard => 1,
                    Surface::Ground => 0,
                    Surface::Soft => -1,
                };
                Harm { lethal, nonlethal: Vec::new(), each }
            }
            _ => {
                let hurting = stretches.into_iter().filter(|&stretch| !(stretch == 1 && helped));
                let mut lethal: Vec<i64> = hurting.take(20).map(|_| 6).collect();
                let mut nonlethal = Vec::new();
                let mild = u32::from(self.jumped) + u32::from(self.surface == Surface::Soft);
                for _ in 0..mild {
                    nonlethal.extend(lethal.pop());
                }
                Harm { lethal, nonlethal, each: 0 }
            }
        }
    }

    fn splash(&self, stretches: &[usize]) -> Harm {
        let nonlethal = stretches.iter().filter(|&&stretch| stretch == 3 || stretch == 4).map(|_| 3).collect();
        let lethal = stretches.iter().filter(|&&stretch| stretch > 4).take(self.most_dice.unwrap_or(20)).map(|_| 6);
        Harm { lethal: lethal.collect(), nonlethal, each: 0 }
    }

    fn by_weight(&self, stretches: usize) -> Harm {
        let counted = stretches - usize::from(self.jumped && stretches > 0);
        let (number, sides) = [(0, 6), (0, 6), (1, 2), (1, 6), (1, 8), (1, 10), (2, 6), (2, 8), (2, 10)][self.size];
        Harm { lethal: vec![sides; number * counted.min(30)], ..Harm::default() }
    }

    /// Whether this damage leaves a creature prone.
    pub fn is_prone_after(&self, damage: i64) -> bool {
        self.rules == Ruleset::EpicPath && damage > 0
    }
}

/// The damage of an object of this weight in 3.5: the lighter it is, the farther it has to fall for each die.
pub fn thing_by_weight(pounds: u32, feet: u32) -> Harm {
    let light = [(101, 20), (51, 30), (31, 40), (11, 50), (6, 60), (1, 70)];
    let number = if pounds >= 200 {
        let first = if feet >= 10 { pounds / 200 } else { 0 };
        first + (11..=feet).filter(|feet| feet % 10 == 0).count() as u32
    } else {
        let stretch = light.into_iter().find(|&(least, _)| pounds >= least).map(|(_, stretch)| stretch);
        stretch.map_or(0, |stretch| (1..=feet).filter(|feet| feet % stretch == 0).count() as u32)
    };
    Harm { lethal: vec![6; number.min(20) as usize], ..Harm::default() }
}

/// The damage of an object of this size under Epic Path: its own dice, and those of the fall.
pub fn thing_by_size(size: usize, feet: u32, density: i64) -> Harm {
    let own = [0, 0, 1, 2, 3, 5, 8, 13, 21, 34, 34, 34, 34][size];
    let fallen = (1..=feet).filter(|feet| feet % 10 == 0).take(20).count();
    Harm { lethal: vec![6; own + fallen], nonlethal: Vec::new(), each: density }
}

/// The damage of running into something under Epic Path, at a speed in feet, multiplied by `times` for a run.
pub fn collision(speed: u32, times: u32, is_careful: bool, most_dice: Option<usize>) -> Harm {
    let stretches = (1..=speed * times).filter(|feet| feet % 10 == 0).take(most_dice.unwrap_or(20));
    let lethal = if is_careful { Vec::new() } else { stretches.map(|_| 6).collect() };
    Harm { lethal, ..Harm::default() }
}
