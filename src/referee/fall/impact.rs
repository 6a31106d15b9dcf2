//! Falls, falling objects and collisions before their dice are rolled; also the rules for the latter two.

use crate::field::{Condition, Creature, Name, Size};
use crate::grid::Feet;
use crate::referee::context::Referee;
use crate::referee::ruling::{Check, Verdict};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{FallingObject, Throw, ThrowBySize};

/// The length of one stretch of a fall.
pub(crate) const STRETCH: Feet = Feet(10);

/// The most dice dealt by a fall, a collision, or a falling object's weight and distance.
pub(crate) const MOST_DICE: u32 = 20;

/// An object of at least this weight in pounds deals a die for each multiple of it, and one for each 10 ft after the
/// first.
const HEAVY: u32 = 200;

/// For lighter objects: the minimum weight in pounds, and the feet of fall per die.
const LIGHT: [(u32, u32); 6] = [(101, 20), (51, 30), (31, 40), (11, 50), (6, 60), (1, 70)];

/// An object that falls onto a creature, or is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    /// How far it falls, in feet.
    pub height: Feet,
    /// Its size, if given.
    pub size: Option<Size>,
    /// Its weight in pounds, if given.
    pub weight: Option<u32>,
    /// What its density adds to each die.
    pub density: i32,
}

crate::word_enum! {
    /// How a creature that runs into something is moving.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum CollisionSpeed {
        /// Moving at its speed, once or twice.
        Move "move",
        /// Charging.
        Charge "charge",
        /// Running.
        Run "run",
        /// Out of control: swept away, dragged, thrown off.
        Carried "carried",
    }
}

/// What a stretch of a fall does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// Nothing.
    Nothing,
    /// Nonlethal damage.
    Nonlethal,
    /// Lethal damage.
    Lethal,
}

/// Part of the dice, in the order of the fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many feet of fall or of speed it is for, if it is for a distance.
    pub feet: Option<Feet>,
    /// What it does.
    pub harm: Harm,
    /// The dice; none if it does nothing.
    pub throw: Throw,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Part {
    /// What a die with this face deals, with `each` added; never less than 0.
    #[must_use]
    pub fn worth(face: u32, each: i32) -> u32 {
        face.saturating_add_signed(each)
    }

    /// The minimum and maximum it deals, with `each` added to every die.
    #[must_use]
    pub fn range(&self, each: i32) -> (u32, u32) {
        (self.throw.dice * Part::worth(1, each), self.throw.dice * Part::worth(self.throw.sides, each))
    }

    /// What it deals on average, with `each` added to every die.
    #[must_use]
    pub fn average(&self, each: i32) -> f64 {
        let all: u32 = (1..=self.throw.sides).map(|face| Part::worth(face, each)).sum();
        f64::from(self.throw.dice) * f64::from(all) / f64::from(self.throw.sides.max(1))
    }
}

/// A finding about a fall, a falling object or a collision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FallFact {
    /// The surface makes no difference under these rules.
    PlainSurface,
    /// The rules do not cover falling into water, so it counts as falling onto the ground.
    UnknownWater,
    /// The water is too shallow to break the fall.
    Shallow,
    /// The water is too shallow for a dive.
    TooShallowToDive {
        /// The depth needed, in feet.
        needs: Feet,
    },
    /// The water is too shallow for a dive: the check is harder and the fall counts as longer.
    RiskyDive {
        /// The depth that would be enough, in feet.
        needs: Feet,
    },
    /// A check that was not made would help.
    CouldTry {
        /// The check.
        check: Check,
    },
    /// No check helps here.
    NoCheck,
    /// Over water, a check helps only those who dive on purpose.
    NotOnPurpose,
    /// A dive was tried into water that is too shallow for one.
    NoDive {
        /// The depth needed, in feet.
        needs: Feet,
    },
    /// A condition keeps the faller from making the check.
    CannotTry {
        /// The condition that keeps it from acting.
        condition: Condition,
    },
    /// The check is made only in the faller's own turn.
    NotItsTurn {
        /// The creature whose turn it is.
        whose: Name,
    },
    /// The rules themselves set the most dice.
    LimitStands,
    /// There is no time to cast.
    NoTimeToCast,
    /// The rules do not cover casting while falling.
    UnknownCasting,
    /// The creature landed on takes half.
    HalfOnto {
        /// The creature.
        who: Name,
    },
    /// The rules do not cover landing on a creature.
    UnknownOnto {
        /// The creature.
        who: Name,
    },
    /// The depth of the water is not known.
    UntoldDepth,
    /// The rules don't cover falling objects.
    UnknownThing,
    /// The rules give no dice for an object of this size.
    NoObjectDice {
        /// The size.
        size: Size,
    },
    /// A dropped or thrown object has to hit.
    TouchAttack,
    /// An object of this size takes up a square with sides of `side` squares; a very large one hits everyone in an
    /// area.
    HitsAnArea {
        /// Squares a side.
        side: u32,
    },
    /// The rules do not cover collisions.
    UnknownCollision,
    /// A creature that moves with care is not hurt by bumping into things.
    Careful,
    /// A charging creature is hurt only by something unexpected in the way, never by the target of the charge.
    NotItsTarget,
    /// A creature with greater flight is never hurt by a fall.
    FloatsDown,
    /// A run multiplies its speed.
    RunCounts {
        /// The multiple.
        times: u32,
    },
}

impl FallFact {
    /// Whether the rules refuse because of it.
    #[must_use]
    pub fn refuses(&self) -> bool {
        matches!(
            self,
            FallFact::NoCheck
                | FallFact::NotOnPurpose
                | FallFact::NoDive { .. }
                | FallFact::CannotTry { .. }
                | FallFact::NotItsTurn { .. }
                | FallFact::LimitStands
                | FallFact::UnknownThing
                | FallFact::UnknownCollision
        )
    }
}

/// A fall, a falling object or a collision before the dice are rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impact {
    /// Whether the rules allow what was asked, or a check decides first.
    pub verdict: Verdict,
    /// The dice; while a check is pending, the dice if it fails.
    pub parts: Vec<Part>,
    /// The dice if the pending check succeeds.
    pub if_made: Option<Vec<Part>>,
    /// What is added to each die, down to a minimum of 0.
    pub each: i32,
    /// Whether a creature that takes damage is prone afterwards.
    pub floors: bool,
    /// The checks: first the one that helps, then the one for a spell.
    pub checks: Vec<Check>,
    /// The findings, each with its rule.
    pub findings: Vec<(RuleId, FallFact)>,
}

impl Impact {
    /// An impact with no dice and no findings yet.
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

    /// The checks that could still be tried.
    #[must_use]
    pub fn optional_checks(&self) -> Vec<&Check> {
        let findings = self.findings.iter();
        findings
            .filter_map(|(_, fact)| if let FallFact::CouldTry { check } = fact { Some(check) } else { None })
            .collect()
    }

    /// The same impact, with the verdict that follows from its findings and checks.
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

/// Falling objects and collisions.
#[derive(Clone, Copy, Debug)]
pub struct Impacts<'a>(pub Referee<'a>);

impl Impacts<'_> {
    /// The dice for an object that falls onto a creature or is thrown. The rules decide whether its size or its
    /// weight counts.
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
                let side = rules.size_profile(size).space;
                let area = (side > 1).then_some((RuleId::FallingObject, FallFact::HitsAnArea { side }));
                impact.findings.extend(area);
            }
        }
        impact.parts.retain(|part| part.throw.dice > 0);
        impact.judged()
    }

    /// The dice for a creature that runs into something at this speed.
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
        let mut effective = speed;
        match rush {
            CollisionSpeed::Move => impact.findings.push((RuleId::Collision, FallFact::Careful)),
            CollisionSpeed::Charge => impact.findings.push((RuleId::Collision, FallFact::NotItsTarget)),
            CollisionSpeed::Run if rules.collision_run.value.multiplies_the_speed() => {
                let times = who.map_or(rules.run.value, |who| rules.run_multiple(who)).max(1);
                effective = speed * times;
                impact.findings.push((RuleId::CollisionRun, FallFact::RunCounts { times }));
            }
            CollisionSpeed::Run | CollisionSpeed::Carried => {}
        }
        if rush == CollisionSpeed::Move {
            let throw = Throw::NONE;
            impact.parts.push(Part { feet: Some(speed), harm: Harm::Nothing, throw, rule: RuleId::Collision });
            return impact.judged();
        }
        let dice = effective.0 / STRETCH.0;
        let most = most_dice.unwrap_or(MOST_DICE);
        let throw = Throw { dice: dice.min(most), sides: 6 };
        let within = STRETCH * throw.dice;
        impact.parts.push(Part {
            feet: Some(if dice > most { within } else { effective }),
            harm: if throw.dice > 0 { Harm::Lethal } else { Harm::Nothing },
            throw,
            rule: RuleId::Collision,
        });
        if dice > most {
            let feet = Some(Feet(effective.0 - within.0));
            impact.parts.push(Part { feet, harm: Harm::Nothing, throw: Throw::NONE, rule: RuleId::FallLimit });
        }
        impact.judged()
    }
}

/// The throw for a size; a size that is not listed uses the next smaller one.
pub(crate) fn by_size(table: &ThrowBySize, size: Size) -> Throw {
    table.range(..=size).next_back().map_or(Throw::NONE, |(_, throw)| *throw)
}

/// How many dice an object of this weight deals after falling this far.
fn dice_by_weight(pounds: u32, height: Feet) -> u32 {
    if pounds >= HEAVY {
        let further = height.0 / STRETCH.0;
        return if further == 0 { 0 } else { pounds / HEAVY + (further - 1) };
    }
    let row = LIGHT.into_iter().find(|(least, _)| pounds >= *least);
    row.map_or(0, |(_, feet)| height.0 / feet)
}
