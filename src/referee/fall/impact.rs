//! What falls, falling things and collisions come to before the dice are rolled, and the latter two.

use crate::field::{Creature, Name, Size};
use crate::grid::Feet;
use crate::referee::context::Referee;
use crate::referee::ruling::{Check, Verdict};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{FallingObject, Throw, ThrowBySize};

/// What counts as one stretch of a fall.
pub(crate) const STRETCH: Feet = Feet(10);

/// The most dice that a fall deals, and a thing by its weight and distance.
pub(crate) const MOST_DICE: u32 = 20;

/// What deals a die for each 10 ft, in pounds.
const HEAVY: u32 = 200;

/// The least pounds of lighter things, and the feet that they have to fall for each die.
const LIGHT: [(u32, u32); 6] = [(101, 20), (51, 30), (31, 40), (11, 50), (6, 60), (1, 70)];

/// Something that falls onto somebody, or is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    /// How far it falls, in feet.
    pub height: Feet,
    /// How big it is, where that is told.
    pub size: Option<Size>,
    /// What it weighs in pounds, where that is told.
    pub weight: Option<u32>,
    /// What its nature adds to each die.
    pub density: i32,
}

/// How somebody moves who runs into something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollisionSpeed {
    /// Moving at its speed, once or twice.
    Move,
    /// Charging.
    Charge,
    /// Running.
    Run,
    /// Swept away, dragged, thrown off: out of its control.
    Carried,
}

impl CollisionSpeed {
    /// All of them.
    pub const ALL: [CollisionSpeed; 4] =
        [CollisionSpeed::Move, CollisionSpeed::Charge, CollisionSpeed::Run, CollisionSpeed::Carried];

    /// The word for it in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            CollisionSpeed::Move => "move",
            CollisionSpeed::Charge => "charge",
            CollisionSpeed::Run => "run",
            CollisionSpeed::Carried => "carried",
        }
    }
}

/// What a stretch of a fall does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// Nothing.
    Nothing,
    /// Nonlethal damage.
    Nonlethal,
    /// Damage.
    Lethal,
}

/// A part of what is rolled, in the order of the fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many feet of fall or of speed it is for, where it is for a distance.
    pub feet: Option<Feet>,
    /// What it does.
    pub harm: Harm,
    /// What is rolled; no dice if it does nothing.
    pub throw: Throw,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Part {
    /// What a die that showed this deals, with what is added to each: never less than nothing.
    #[must_use]
    pub fn worth(face: u32, each: i32) -> u32 {
        face.saturating_add_signed(each)
    }

    /// The least and the most that it deals, with what is added to each die.
    #[must_use]
    pub fn range(&self, each: i32) -> (u32, u32) {
        (self.throw.dice * Part::worth(1, each), self.throw.dice * Part::worth(self.throw.sides, each))
    }

    /// What it deals on the average.
    #[must_use]
    pub fn average(&self, each: i32) -> f64 {
        let all: u32 = (1..=self.throw.sides).map(|face| Part::worth(face, each)).sum();
        f64::from(self.throw.dice) * f64::from(all) / f64::from(self.throw.sides.max(1))
    }
}

/// What there is to say about it apart from what is rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FallFact {
    /// What is fallen onto makes no difference under these rules.
    PlainSurface,
    /// Falling into water is not told of, so it counts as onto the ground.
    UnknownWater,
    /// The water is too shallow to break the fall.
    Shallow,
    /// The water is too shallow for a dive; so many feet are needed.
    TooShallowToDive {
        /// The feet that are needed.
        needs: Feet,
    },
    /// The water is too shallow for a dive: the check is harder and the fall counts as longer.
    RiskyDive {
        /// The feet that would be enough.
        needs: Feet,
    },
    /// A check that nobody made would help.
    CouldTry {
        /// The check.
        check: Check,
    },
    /// No check helps here.
    NoCheck,
    /// The check is made in one's own turn only.
    NotItsTurn {
        /// Whose turn it is.
        whose: Name,
    },
    /// The rules themselves say how many dice are the most.
    LimitStands,
    /// There is no time to cast.
    NoTimeToCast,
    /// Casting while falling is not told of.
    UnknownCasting,
    /// Whoever is landed on takes half.
    HalfOnto {
        /// Who.
        who: Name,
    },
    /// Landing on somebody is not told of.
    UnknownOnto {
        /// Who.
        who: Name,
    },
    /// The water is of a depth that nobody told.
    UntoldDepth,
    /// Falling things are not told of.
    UnknownThing,
    /// A thing of this size has no dice of its own.
    NoObjectDice {
        /// The size.
        size: Size,
    },
    /// What is dropped or thrown has to hit.
    TouchAttack,
    /// Collisions are not told of.
    UnknownCollision,
    /// Whoever moves with care is not hurt by bumping into things.
    Careful,
    /// What a charge was meant for hurts nobody but it.
    NotItsTarget,
    /// Whoever flies so is never hurt by a fall.
    FloatsDown,
    /// A run counts its speed so often.
    RunCounts {
        /// How often.
        times: u32,
    },
}

impl FallFact {
    /// Whether the rules say no because of it.
    #[must_use]
    pub fn refuses(&self) -> bool {
        matches!(
            self,
            FallFact::NoCheck
                | FallFact::NotItsTurn { .. }
                | FallFact::LimitStands
                | FallFact::UnknownThing
                | FallFact::UnknownCollision
        )
    }
}

/// What a fall, a falling thing or a collision comes to before the dice are rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impact {
    /// Whether the rules allow what was asked, or a check decides first.
    pub verdict: Verdict,
    /// What is rolled; as long as a check decides, what is rolled if it fails.
    pub parts: Vec<Part>,
    /// What is rolled if the check succeeds, as long as it decides.
    pub if_made: Option<Vec<Part>>,
    /// What is added to each die. No die comes to less than 0.
    pub each: i32,
    /// Whether whoever is hurt is prone afterwards.
    pub floors: bool,
    /// The checks: first the one that helps, then that of a spell.
    pub checks: Vec<Check>,
    /// What else there is to say, each with its rule.
    pub findings: Vec<(RuleId, FallFact)>,
}

impl Impact {
    /// One in which nothing is rolled and nothing said yet.
    pub(crate) fn none() -> Self {
        Impact {
            verdict: Verdict::Legal,
            parts: Vec::new(),
            if_made: None,
            each: 0,
            floors: false,
            checks: Vec::new(),
            findings: Vec::new(),
        }
    }

    /// The same with the verdict that its findings and checks lead to.
    pub(crate) fn judged(mut self) -> Self {
        if self.findings.iter().any(|(_, fact)| fact.refuses()) {
            self.verdict = Verdict::Illegal;
        } else if self.if_made.is_some() {
            self.verdict = Verdict::NeedsCheck;
        }
        self
    }

    /// Every rule that had a part in it, each once.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleId> {
        let made = self.if_made.iter().flatten();
        let of_parts = self.parts.iter().chain(made).map(|part| part.rule);
        let of_checks = self.checks.iter().map(|check| check.rule);
        let of_findings = self.findings.iter().map(|(rule, _)| *rule);
        let mut rules = Vec::new();
        for rule in of_parts.chain(of_checks).chain(of_findings) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        if self.floors {
            rules.push(RuleId::FallProne);
        }
        rules
    }
}

/// Falling things and collisions.
#[derive(Clone, Copy, Debug)]
pub struct Impacts<'a>(pub Referee<'a>);

impl Impacts<'_> {
    /// What a thing comes to that falls onto somebody or is thrown. Which of size and weight counts, the rules say.
    #[must_use]
    pub fn falling_thing(&self, thing: &Thing) -> Impact {
        let rules = self.0.ruleset;
        let mut impact = Impact::none();
        let stretches = thing.height.0 / STRETCH.0;
        let lethal = |feet, throw, rule| Part { feet, harm: Harm::Lethal, throw, rule };
        match rules.falling_object.value {
            FallingObject::Unknown => impact.findings.push((RuleId::FallingObject, FallFact::UnknownThing)),
            FallingObject::ByWeight => {
                let dice = dice_by_weight(thing.weight.unwrap_or_default(), thing.height);
                let throw = Throw { dice: dice.min(MOST_DICE), sides: 6 };
                impact.parts.push(lethal(Some(thing.height), throw, RuleId::FallingObject));
            }
            FallingObject::BySize => {
                let size = thing.size.unwrap_or(Size::Medium);
                let own = by_size(&rules.object_dice.value, size);
                if own.dice == 0 {
                    impact.findings.push((RuleId::ObjectDice, FallFact::NoObjectDice { size }));
                }
                impact.parts.push(lethal(None, own, RuleId::ObjectDice));
                let falls = by_size(&rules.fall_dice.value, size).times(stretches.min(MOST_DICE));
                impact.parts.push(lethal(Some(thing.height), falls, RuleId::FallingObject));
                impact.each = thing.density;
                impact.findings.push((RuleId::FallingObject, FallFact::TouchAttack));
            }
        }
        impact.parts.retain(|part| part.throw.dice > 0);
        impact.judged()
    }

    /// What it comes to that somebody runs into something at this speed.
    #[must_use]
    pub fn collision(
        &self,
        speed: Feet,
        rush: CollisionSpeed,
        most_dice: Option<u32>,
        who: Option<&Creature>,
    ) -> Impact {
        let rules = self.0.ruleset;
        let mut impact = Impact::none();
        if !rules.collision.value.is_known() {
            impact.findings.push((RuleId::Collision, FallFact::UnknownCollision));
            return impact.judged();
        }
        let mut counted = speed;
        match rush {
            CollisionSpeed::Move => impact.findings.push((RuleId::Collision, FallFact::Careful)),
            CollisionSpeed::Charge => impact.findings.push((RuleId::Collision, FallFact::NotItsTarget)),
            CollisionSpeed::Run if rules.collision_run.value.multiplies_the_speed() => {
                let times = who.map_or(rules.run.value, |who| rules.run_multiple(who)).max(1);
                counted = speed * times;
                impact.findings.push((RuleId::CollisionRun, FallFact::RunCounts { times }));
            }
            CollisionSpeed::Run | CollisionSpeed::Carried => {}
        }
        if rush == CollisionSpeed::Move {
            let throw = Throw::NONE;
            impact.parts.push(Part { feet: Some(speed), harm: Harm::Nothing, throw, rule: RuleId::Collision });
            return impact.judged();
        }
        let dice = counted.0 / STRETCH.0;
        let most = most_dice.unwrap_or(MOST_DICE);
        let throw = Throw { dice: dice.min(most), sides: 6 };
        let within = STRETCH * throw.dice;
        impact.parts.push(Part {
            feet: Some(if dice > most { within } else { counted }),
            harm: Harm::Lethal,
            throw,
            rule: RuleId::Collision,
        });
        if dice > most {
            let feet = Some(Feet(counted.0 - within.0));
            impact.parts.push(Part { feet, harm: Harm::Nothing, throw: Throw::NONE, rule: RuleId::FallLimit });
        }
        impact.judged()
    }
}

/// What goes with the size; a size that is not named is like the next smaller one.
pub(crate) fn by_size(table: &ThrowBySize, size: Size) -> Throw {
    table.range(..=size).next_back().map_or(Throw::NONE, |(_, throw)| *throw)
}

/// How many dice a thing deals that weighs so many pounds and falls so far.
fn dice_by_weight(pounds: u32, height: Feet) -> u32 {
    if pounds >= HEAVY {
        let further = height.0 / STRETCH.0;
        return if further == 0 { 0 } else { pounds / HEAVY + (further - 1) };
    }
    let row = LIGHT.into_iter().find(|(least, _)| pounds >= *least);
    row.map_or(0, |(_, feet)| height.0 / feet)
}
