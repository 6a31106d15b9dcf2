//! `/fly`: somebody flies or glides, and what becomes of it.

use serde_json::json;

use super::course::{Course, untangled};
use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::deed::Deed;
use super::given::Options;
use super::mistake::Mistake;
use super::plummet::Plummet;
use super::roll::{BONUS, CHECK, NATURAL, Rolling};
use super::skies::{self, CEILING, OVERLOADED, SOARING, SUPPORT, WEATHER};
use super::spec::{Kind, Opt, Spec, may};
use super::walk::{ALTITUDE, AS_FAR_AS, FORCE, PACE, PREFER, PREVIEW, TO, pace, prefer};
use crate::explain;
use crate::field::{Creature, Mode};
use crate::grid::{Direction, Feet, Height};
use crate::referee::{Flying, Mover, Referee, Ruling, Sky, Stop, Verdict, Walk};

const MODES: &[&str] = &["fly", "glide"];
const FACINGS: &[&str] = &["n", "ne", "e", "se", "s", "sw", "w", "nw"];

pub(super) const FLY: Spec = Spec {
    name: "fly",
    sub: None,
    about: "Fly or glide: which way it may turn, climb and dive, what it costs, who may strike",
    options: &[
        Opt {
            required: false,
            about: "Where to: D4, D4@15 with an altitude, several, or directions: ne ne-up up",
            ..TO
        },
        WHO,
        ALTITUDE,
        PACE,
        PREFER,
        may("mode", Kind::Choice(MODES), "Whether it flies (default) or glides"),
        may("facing", Kind::Choice(FACINGS), "Where it is to face in the end, where the rulebook minds"),
        may("stall", Kind::Flag, "Let it stall, if it flies too slowly to stay up (default false)"),
        WEATHER,
        CEILING,
        SOARING,
        SUPPORT,
        OVERLOADED,
        CHECK,
        NATURAL,
        BONUS,
        AS_FAR_AS,
        PREVIEW,
        FORCE,
    ],
    example: "/fly creature:Bat to:F6 altitude:15",
    gm: false,
    private: false,
};

/// A mistake, if somebody flies by a rulebook that minds how well, and nobody told.
pub(super) fn well_enough(referee: &Referee<'_>, creature: &Creature) -> Result<(), Mistake> {
    if !referee.lacks_class(creature) {
        return Ok(());
    }
    let name = &creature.name;
    Err(Mistake::new(format!(
        "How well {name} flies is not known: perfect, good, average, poor or clumsy. /creature edit creature:\"{name}\" \
         modes:\"fly 60 good\" tells it."
    ))
    .or_example("/creature edit creature:Bat modes:\"fly 60 good\""))
}

/// A flight that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlyOf {
    /// The command's word.
    pub(super) action: &'static str,
    pub(super) creature: Option<String>,
    pub(super) course: Option<Course>,
    pub(super) altitude: Option<Height>,
    pub(super) walk: Walk,
    pub(super) glides: bool,
    pub(super) facing: Option<Direction>,
    pub(super) stall: bool,
    pub(super) sky: Sky,
    pub(super) rolling: Rolling,
    pub(super) preview: bool,
    pub(super) force: bool,
}

impl FlyOf {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
        let mode = options.choice("mode", |word| Mode::ALL.into_iter().find(|mode| mode.word() == word))?;
        Ok(FlyOf {
            action: "fly",
            creature: options.text("creature").map(str::to_owned),
            course: options.course("to")?,
            altitude: options.feet_in_squares("altitude")?.map(Height::from),
            walk: Walk {
                pace: pace(options)?,
                prefer: prefer(options)?,
                as_far_as: flag("as-far-as")?,
                ..Walk::default()
            },
            glides: mode == Some(Mode::Glide),
            facing: options.choice("facing", super::course::way)?,
            stall: flag("stall")?,
            sky: skies::sky(options)?,
            rolling: Rolling::parse(options)?,
            preview: flag("preview")?,
            force: flag("force")?,
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview, self.force)?;
        skies::graded(&referee, mover.creature(), self.glides)?;
        let mut flying = self.flying(&referee, &mover)?;
        let mut ruling = untangled(referee.fly(&mover, &flying))?;
        let hangs = ruling.verdict == Verdict::NeedsCheck && !self.preview;
        let roll = if hangs { self.rolling.throw(table) } else { None };
        if let Some(roll) = roll {
            flying.rolled = Some(roll.rolled());
            ruling = untangled(referee.fly(&mover, &flying))?;
        }
        let mut deed = self.deed(table, &referee, ruling);
        deed.rolls = roll.into_iter().collect();
        deed.outcome()
    }

    fn flying(&self, referee: &Referee<'_>, mover: &Mover<'_>) -> Result<Flying, Mistake> {
        let creature = mover.creature();
        well_enough(referee, creature)?;
        let mut stops = match &self.course {
            Some(course) => course.through_space(referee, mover)?,
            None => vec![Stop { anchor: creature.anchor, altitude: None }],
        };
        if let (Some(altitude), Some(last)) = (self.altitude, stops.last_mut()) {
            last.altitude = Some(altitude);
        }
        Ok(Flying {
            stops,
            walk: self.walk.clone(),
            glides: self.glides,
            facing: self.facing,
            stall: self.stall || self.force,
            sky: self.sky.clone(),
            rolled: self.rolling.told(),
        })
    }

    fn deed<'d, 't>(&self, table: &'d Table<'t>, referee: &'d Referee<'t>, ruling: Ruling) -> Deed<'d, 't> {
        let mut deed = Deed::new(table, referee, self.action, ruling);
        (deed.preview, deed.force) = (self.preview, self.force);
        deed.has_bonus = self.rolling.has_bonus();
        deed.mode = if self.glides { Mode::Glide } else { Mode::Fly }.word();
        deed.falls.extend(skies::falls(referee, &deed.ruling));
        if let Some(height) = deed.ruling.crash() {
            deed.falls.push(Plummet::over(referee, &deed.ruling.creature, deed.ruling.to, height, false));
        }
        // Whoever stays where it is has taken nothing of its turn, unless it turned there, or had to stay or to recover.
        let paid = deed.ruling.feet.is_some_and(|feet| feet > Feet(0)) || deed.ruling.half;
        let stayed = skies::counts(referee, &deed.ruling) || !deed.ruling.checks.is_empty();
        deed.own = !deed.ruling.steps.is_empty() || paid || stayed;
        deed.lines.extend(explain::flown(&deed.ruling));
        deed.json.insert("pace".to_owned(), json!(self.walk.pace.word()));
        deed
    }
}

/// What is to be said of a flier whose turn is over: that it has not kept the speed that it needs to stay up, or that it
/// falls and has not tried to recover.
pub(super) fn handed_on(referee: &Referee<'_>) -> Option<String> {
    let acting = referee.encounter().rounds.as_deref()?.acting()?;
    let creature = referee.encounter().creature(acting)?;
    let tried = referee.doings(acting).is_some_and(|done| done.moves > 0 || done.standard);
    if creature.flight.is_stalled() {
        let falls = format!(
            "{acting} has stalled and has not tried to recover: /fly creature:\"{acting}\" check:18 force:true makes up for it."
        );
        return (!tried).then_some(falls);
    }
    let (flown, needed) = referee.unkept_speed(creature)?;
    Some(format!(
        "{acting} has flown {flown} of the {needed} that it needs in its turn to stay up: /fly creature:\"{acting}\" \
         stall:true lets it stall."
    ))
}
