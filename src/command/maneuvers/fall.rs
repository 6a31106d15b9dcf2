//! `/fall`: falls, falling objects and collisions, with their dice, damage and consequences.

use serde_json::{Value, json};

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::{
    self, Down, Falling, LandsOn, PendingFall, Struck, about_below, how_far, roll as roll_dice,
};
use crate::command::core::roll::{Roll, Rolling};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options, words};
use crate::command::input::options::{
    BONUS, CHECK, CREATURE, NATURAL, PREVIEW_OR_FORCE, SIZE, SIZES, check_size, size,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::explain::{self, Landed};
use crate::field::{Condition, Creature, Name, Size};
use crate::grid::{Feet, Height};
use crate::referee::{
    Below, Casting, CollisionSpeed, DEEP, Falls, Impact, Impacts, Paces, Plunge, Referee, Surface, Thing, Verdict,
    Water,
};
use crate::ruleset::policy::FallingObject;
use crate::say;
use crate::words::Message;

/// The farthest fall and the deepest water in feet, and the highest collision speed in feet.
const MOST_FEET: u32 = 10_000;
/// The heaviest object, in pounds.
const MOST_POUNDS: u32 = 1_000_000;
/// The most dice a GM may allow; more would not fit into the reply.
const MOST_DICE: u32 = 200;
/// The highest spell level.
const MOST_LEVEL: u32 = 30;
/// The most an object's density adds to, or takes from, each die.
const MOST_DENSITY: i32 = 2;

pub(crate) const FALL: Spec = Spec {
    name: "fall",
    options: options!(
        &[may("height", Kind::Feet(MOST_FEET)), may("jumped", Kind::Flag)],
        &[may("surface", Kind::Choice(words!([], Surface))), may("water-depth", Kind::Feet(MOST_FEET)), CREATURE],
        &[may("attempt", Kind::Flag), CHECK, BONUS, NATURAL, SIZE, may("onto", Kind::Creature)],
        &[may("casting", Kind::Whole(0, MOST_LEVEL)), may("immediate", Kind::Flag)],
        &[may("most-dice", Kind::Whole(1, MOST_DICE)), may("object", Kind::Choice(SIZES))],
        &[may("weight", Kind::Whole(0, MOST_POUNDS)), may("density", Kind::Number(-MOST_DENSITY, MOST_DENSITY))],
        &[may("collision-speed", Kind::Feet(MOST_FEET)), may("collision-by", Kind::Choice(words!([], CollisionSpeed)))],
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("hazard", "fall"),
    example: "/fall height:60 creature:Ogre",
    right: Right::Owner,
    ..Spec::of::<FallArgs>()
};

/// The options of a falling creature.
const OF_A_FALLER: &[&str] = &["jumped", "surface", "water-depth", "attempt", "check", "bonus", "natural", "size"];
const OF_A_CASTER: &[&str] = &["casting", "immediate"];
/// The options that make no sense together with an object, a collision, or a fall.
const NOT_WITH_THING: &[&[&str]] =
    &[&["creature"], OF_A_FALLER, OF_A_CASTER, &["most-dice", "collision-speed", "collision-by"]];
const NOT_WITH_COLLISION: &[&[&str]] = &[&["height"], OF_A_FALLER, &["onto"], OF_A_CASTER, &["density"]];
const NOT_WITH_FALL: &[&[&str]] = &[&["density", "collision-by"]];

/// `/fall`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FallArgs {
    what: What,
    /// The error for options that are valid alone but not together.
    clash: Option<UserError>,
    /// Whether the command says what the creature falls onto or into.
    grounded: bool,
    onto: Option<String>,
    rolling: Rolling,
    request: MoveRequest,
}

impl Command for FallArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let height = options.feet("height")?;
        let most_dice = options.whole("most-dice")?;
        let what = if options.text("object").or(options.text("weight")).is_some() {
            What::Thing(Thing {
                height: height.ok_or_else(|| UserError::new(say!("fall-thing-without-height")))?,
                size: options.choice("object", size)?,
                weight: options.whole("weight")?,
                density: options.number("density")?.unwrap_or(0),
            })
        } else if let Some(speed) = options.feet("collision-speed")? {
            let rush = options.one_of("collision-by", CollisionSpeed::ALL, CollisionSpeed::word)?;
            What::Collision { speed, rush: rush.unwrap_or(CollisionSpeed::Carried), most_dice }
        } else {
            What::Plunge(height, options.choice("size", size)?, drop_of(options, most_dice)?)
        };
        Ok(FallArgs {
            what,
            clash: clash(options, what),
            grounded: options.text("surface").or(options.text("water-depth")).is_some(),
            onto: options.owned("onto"),
            rolling: Rolling::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        if let Some(clash) = &self.clash {
            return Err(clash.clone());
        }
        let mut event = self.judged(referee, self.parties(table, referee)?, None)?;
        let hangs =
            event.impact.if_made.is_some() && (self.request.force || event.impact.verdict == Verdict::NeedsCheck);
        let roll = if hangs && !self.request.preview { self.rolling.throw(table) } else { None };
        if roll.is_some() {
            event = self.judged(referee, event.parties, roll)?;
        }
        let faces = (event.happens && !self.request.preview).then(|| roll_dice(table, &event.impact));
        let landed = faces.as_ref().map(|faces| Landed::of(&event.impact, faces));
        Ok(self.outcome(table, referee, &event, landed.as_ref()))
    }
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// A creature falls; without a height, from its current altitude.
    Plunge(Option<Feet>, Option<Size>, Plunge),
    /// An object falls or is rolled.
    Thing(Thing),
    /// A creature runs into something.
    Collision { speed: Feet, rush: CollisionSpeed, most_dice: Option<u32> },
}

/// An event with the creatures involved and its result.
struct FallEvent<'a> {
    what: What,
    parties: Parties<'a>,
    impact: Impact,
    /// The bot's roll for the check.
    roll: Option<Roll>,
    /// Whether it happens, or would happen in a preview.
    happens: bool,
}

/// The creatures on the table: the one that falls, and those it falls onto.
#[derive(Clone)]
struct Parties<'a> {
    faller: Option<&'a Creature>,
    onto: Vec<Name>,
    /// What lies below a creature falling out of the air.
    below: Option<Below>,
}

impl Parties<'_> {
    /// How a sentence refers to the creature or object that falls.
    fn who(&self, what: What) -> Message {
        match (self.faller, what) {
            (Some(faller), _) => Message::of(&faller.name),
            (None, What::Thing(_)) => say!("fall-the-thing"),
            (None, What::Collision { .. }) => say!("fall-collider"),
            (None, What::Plunge(..)) => say!("fall-faller"),
        }
    }
}

impl FallArgs {
    fn parties<'a>(&self, table: &Table<'a>, referee: Referee<'_>) -> Result<Parties<'a>, UserError> {
        let named = |typed: &Option<String>| typed.as_deref().map(|typed| table.creature(Some(typed))).transpose();
        let (faller, onto) = (named(&self.request.creature)?, named(&self.onto)?.map(|onto| &onto.name));
        if faller.is_some_and(|faller| Some(&faller.name) == onto) {
            return Err(UserError::new(say!("fall-onto-itself")));
        }
        let falls = matches!(self.what, What::Plunge(..));
        let below = faller.filter(|faller| falls && faller.is_airborne()).map(|faller| Water(referee).below(faller));
        let beneath = || below.iter().flat_map(|below| below.onto.iter().cloned()).collect();
        let onto = onto.map_or_else(beneath, |onto| vec![onto.clone()]);
        Ok(Parties { faller, onto, below })
    }

    /// Fills in what the command left out and judges the result; `roll` is the bot's roll for the check.
    fn judged<'a>(
        &self,
        referee: Referee<'_>,
        parties: Parties<'a>,
        roll: Option<Roll>,
    ) -> Result<FallEvent<'a>, UserError> {
        let (what, impact) = match self.what {
            What::Thing(thing) => {
                let rulebook = explain::book(referee.ruleset());
                let missing = match referee.ruleset().falling_object.value {
                    FallingObject::ByWeight if thing.weight.is_none() => Some(say!("fall-by-weight", rulebook)),
                    FallingObject::BySize if thing.size.is_none() => Some(say!("fall-by-size", rulebook)),
                    FallingObject::ByWeight | FallingObject::BySize | FallingObject::Unknown => None,
                };
                if let Some(missing) = missing {
                    return Err(UserError::new(missing));
                }
                (self.what, Impacts(referee).falling_thing(&thing))
            }
            What::Collision { speed, rush, most_dice } => {
                (self.what, Impacts(referee).collision(speed, rush, most_dice, parties.faller))
            }
            What::Plunge(height, told_size, drop) => {
                // A creature in the air lands on what is below it, unless the command says otherwise.
                let below = parties.below.as_ref().filter(|_| !self.grounded);
                let airborne = parties.faller.zip(parties.below.as_ref()).map(|(faller, below)| {
                    let down = Height::from(below.surface());
                    // The distance already fallen counts too.
                    faller.altitude.above(down) + faller.flight.fallen
                });
                let Some(height) = height.or(airborne) else {
                    return Err(UserError::new(say!("fall-without-height")));
                };
                if let Some(size) = told_size {
                    check_size(referee.ruleset(), "size", size)?;
                }
                let still = parties.faller.and_then(|faller| Some((faller, Paces(referee).stilled(faller)?)));
                if let Some((faller, still)) = still.filter(|_| drop.jumped) {
                    return Err(UserError::new(explain::cannot_go(referee.ruleset(), &faller.name, &still)));
                }
                let size = parties.faller.map_or(told_size.unwrap_or(Size::Medium), |faller| faller.size);
                let tries = drop.tries.or_else(|| self.rolling.has_bonus().then_some(true));
                let rolled = roll.map_or(self.rolling.result(), |roll| Some(roll.rolled()));
                let water = drop.water.or(below.and_then(|below| below.water));
                // A creature in mid-jump left the ground on purpose.
                let leapt = below.is_some() && parties.faller.is_some_and(|faller| faller.is(Condition::Midair));
                let jumped = drop.jumped || leapt;
                let drop = Plunge { height, size, jumped, tries, rolled, water, ..drop };
                let mut impact = Falls(referee).fall(&drop, parties.faller, &parties.onto);
                if let Some(below) = below {
                    about_below(&mut impact, below);
                }
                (What::Plunge(Some(height), told_size, drop), impact)
            }
        };
        // The GM can force anything that the rules can judge.
        let happens = impact.verdict == Verdict::Legal || (self.request.force && !impact.parts.is_empty());
        Ok(FallEvent { what, parties, impact, roll, happens })
    }

    fn outcome(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        event: &FallEvent<'_>,
        landed: Option<&Landed<'_>>,
    ) -> Outcome {
        let &FallEvent { what, ref parties, ref impact, roll, happens } = event;
        let ruleset = referee.ruleset();
        let pending = impact.verdict == Verdict::NeedsCheck && !happens;
        let who = parties.who(what);
        let mut lines = vec![self.headline(event, &who, pending)];
        lines.extend(roll.map(Roll::line));
        lines.extend(explain::fallen(ruleset, impact, &who, landed));
        if pending {
            lines.push(match self.request.preview && self.rolling.has_bonus() {
                true => say!("preview-rolls-nothing"),
                false => say!("check-give"),
            });
        }
        let mut json = explain::fallen_json(ruleset, impact, &who, landed);
        about(&mut json, what, parties);
        json["verdict"] = json!(match impact.verdict {
            Verdict::Legal => "legal",
            Verdict::Illegal => "illegal",
            Verdict::NeedsCheck => "needs-check",
        });
        json["ruleset"] = json!(ruleset.id);
        json["action"] = json!("fall");
        if let Some(roll) = roll {
            json["checks"][0]["roll"] = roll.json();
        }
        if self.request.force {
            json["overruled"] = json!(true);
        }
        if let Some(landed) = landed {
            let struck = match what {
                What::Thing(_) => Struck::by_thing(impact, landed, &parties.onto),
                _ => Struck::by(ruleset, impact, landed, &parties.onto),
            };
            struck.report(&mut lines, &mut json);
        }
        let mut next = referee.encounter().clone();
        let mut rules = impact.rules();
        if let (Some(landed), Some(faller), What::Plunge(Some(height), _, drop)) = (landed, parties.faller, what) {
            if parties.below.is_some() {
                let down = Down::bring((table, ruleset), &mut next, &faller.name, (height, landed.prone, None));
                down.report(&mut lines, &mut json);
                rules.extend(down.rules);
            } else if landed.prone {
                let conditions = faller.conditions.set(Condition::Prone, true);
                next.put(Creature { conditions, ..faller.clone() });
            }
            let onto = self.grounded.then_some(LandsOn { surface: drop.surface, water: drop.water });
            let fall = PendingFall { jumped: drop.jumped, onto, ..PendingFall::of(&faller.name, height) };
            let carried = PendingFall::with_carried(referee, &[fall]);
            let fallen = Falling::new(table, ruleset, None).carry_out_all(carried.iter().skip(1), &mut next);
            lines.extend(fallen.iter().flat_map(|fall| fall.lines.iter().cloned()));
            rules.extend(pending_fall::rules(&fallen));
            pending_fall::add_json(&mut json, &fallen);
        }
        let summary = landed.map(|landed| say!("fall-summary", fall = lines[0], does = landed.in_short(impact)));
        lines.push(explain::by_rules(ruleset, &rules));
        let changes = next != *referee.encounter();
        let lines = lines.into_iter().filter(|line| !line.is_empty()).map(Message::capitalized);
        let mut outcome = Outcome::new(Message::lines(lines))
            .refused_if(!happens && !pending)
            .pending_if(pending)
            .ruled(json)
            .summed_up(summary.map(Message::capitalized))
            .waiting_for(if pending { impact.checks.iter().collect() } else { impact.optional_checks() })
            .citing(ruleset, &rules);
        if let Some(faller) = parties.faller {
            outcome = outcome.about(&faller.name).showing(picture::fallen(ruleset, &next, faller));
        }
        if changes { outcome.leaving(next) } else { outcome }
    }

    fn headline(&self, event: &FallEvent<'_>, who: &Message, pending: bool) -> Message {
        let (what, far) = match event.what {
            What::Plunge(height, _, drop) => {
                let height = height.unwrap_or_default();
                let far = match drop.water {
                    None if drop.surface != Surface::Ground => {
                        say!("fall-far-onto-ground", height, surface = drop.surface.word())
                    }
                    water => how_far(height, water),
                };
                (if drop.jumped { "jump" } else { "fall" }, far)
            }
            What::Thing(thing) => match (thing.height, event.parties.onto.first()) {
                (Feet(0), _) => ("thrown", Message::empty()),
                (height, Some(onto)) => ("thing", say!("fall-far-onto", height, onto)),
                (height, None) => ("thing", Message::of(&height)),
            },
            What::Collision { speed, .. } => ("collision", Message::of(&speed)),
        };
        match (pending, event.happens) {
            (true, _) => say!("fall-asks", what, far),
            (_, false) => say!("fall-does-not", what, who, far),
            _ if self.request.force => say!("fall-forced", what, who, far),
            _ if event.parties.faller.is_none() => say!("fall-of-nobody", what, far),
            _ if self.request.preview => say!("fall-would", what, who, far),
            _ => say!("fall-does", what, who, far),
        }
    }
}

/// The error for an option that doesn't go with this kind of event.
fn clash(options: &Options<'_>, what: What) -> Option<UserError> {
    let given = |name: &&str| options.text(name).is_some();
    let (names, what) = match what {
        What::Thing(_) => (NOT_WITH_THING, "thing"),
        What::Collision { .. } => (NOT_WITH_COLLISION, "collision"),
        What::Plunge(_, Some(_), _) if given(&"creature") => {
            return Some(UserError::new(say!("fall-size-of-creature")));
        }
        What::Plunge(..) => (NOT_WITH_FALL, "fall"),
    };
    let name = names.iter().copied().flatten().copied().find(given)?;
    if what == "fall" && name == "collision-by" {
        let example = "/fall creature:Ogre collision-speed:30 collision-by:charge";
        return Some(UserError::new(say!("fall-collision-without-speed")).or_example(example));
    }
    Some(UserError::new(say!("fall-clash", name, what)))
}

/// Reads the options of a fall, except its height.
fn drop_of(options: &Options<'_>, most_dice: Option<u32>) -> Result<Plunge, UserError> {
    if options.feet("height")? == Some(Feet(0)) {
        return Err(UserError::new(say!("fall-of-nothing", none = Feet(0))));
    }
    let surface = options.one_of("surface", Surface::ALL, Surface::word)?;
    let water = options.feet("water-depth")?;
    if water == Some(Feet(0)) {
        return Err(UserError::new(say!("fall-no-water")));
    }
    if let Some(depth) = water.filter(|&depth| depth >= DEEP && surface.is_some()) {
        return Err(UserError::new(say!("fall-surface-or-water", depth)));
    }
    let (level, immediate) = (options.whole("casting")?, options.flag("immediate")?);
    if level.is_none() && immediate.is_some() {
        return Err(UserError::new(say!("fall-immediate-without-casting")));
    }
    let tries = options.flag("attempt")?;
    let result = ["check", "bonus", "natural"].into_iter().find(|name| options.text(name).is_some());
    if let (Some(false), Some(result)) = (tries, result) {
        return Err(UserError::new(say!("fall-no-attempt", result)));
    }
    Ok(Plunge {
        height: Feet(0),
        size: Size::Medium,
        jumped: options.is_set("jumped")?,
        surface: surface.unwrap_or_default(),
        water,
        most_dice,
        tries,
        rolled: None,
        casting: level.map(|level| Casting { level, immediate: immediate.unwrap_or(false) }),
    })
}

/// Adds the event to the JSON.
fn about(json: &mut Value, what: What, parties: &Parties<'_>) {
    json["creature"] = json!(parties.faller.map(|faller| &faller.name));
    match what {
        What::Plunge(height, _, drop) => {
            json["height"] = json!(height);
            json["jumped"] = json!(drop.jumped);
            json["surface"] = json!(drop.surface.word());
            json["water_depth"] = json!(drop.water);
            json["size"] = json!(drop.size.word());
        }
        What::Thing(thing) => {
            json["height"] = json!(thing.height);
            json["object"] = json!(thing.size.map(Size::word));
            json["weight"] = json!(thing.weight);
        }
        What::Collision { speed, rush, .. } => {
            json["collision_speed"] = json!(speed);
            json["collision_by"] = json!(rush.word());
        }
    }
}
