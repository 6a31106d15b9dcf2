//! Forced movement: `/push`, `/pull`, `/slide` and `/fling`.

use std::collections::BTreeSet;

use crate::command::core::command::{Command, Spec};
use crate::command::core::dice::DiePurpose;
use crate::command::core::menu::{EPIC_PATH, Menu, RISE};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::{FallOutcome, Falling, PendingFall};
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::{Roll, Rolling};
use crate::command::core::table::Table;
use crate::command::input::destination;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options, words};
use crate::command::input::options::{
    self, BONUS, CHECK, CREATURE, DIFFICULTY_VALUE, DIRECTIONS, DROP_PRONE, FALL_CHECK, FEET, PREVIEW_OR_FORCE, TARGET,
    TO, target,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Condition, Creature, Encounter, Mode, Name, Rounds};
use crate::grid::{Direction, Feet, Height, Square};
use crate::referee::{
    Bearing, Drop, EdgeOutcome, Fact, Forced, ForcedFact, ForcedKind, ForcedMove, ForcedMoves, Grades, Mover, Referee,
    Stop, Turns, Verdict, Water,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

const DIRECTION: Opt = may("direction", Kind::Choice(DIRECTIONS));
const DIRECTION_OR_UP: Opt = may("direction", Kind::Choice(words!([], Direction, "up", "down")));
/// The options of every forced movement: `creature` is the one that moves the other.
const FORCED: &[Opt] = &[TARGET, FEET.needed(), CREATURE, TO.optional()];
const STRAIGHT: &[Opt] = options!(FORCED, &[DIRECTION, DROP_PRONE]);

/// What the declarations have in common.
const BASE: Spec = Spec { right: Right::OwnerInTurn, ..Spec::of::<ForcedArgs>() };

pub(crate) const PUSH: Spec = Spec {
    name: "push",
    options: options!(
        STRAIGHT,
        &[may("ledge", Kind::Square), DIFFICULTY_VALUE, CHECK, BONUS],
        FALL_CHECK,
        PREVIEW_OR_FORCE
    ),
    menu: Menu::under("shove", "push").only(&["epic-path", "rise"]),
    example: "/push creature:Ogre target:Aldo feet:15",
    ..BASE
};

pub(crate) const PULL: Spec = Spec {
    name: "pull",
    options: options!(STRAIGHT, FALL_CHECK, PREVIEW_OR_FORCE),
    menu: Menu::under("shove", "pull").only(EPIC_PATH),
    example: "/pull creature:Ogre target:Aldo feet:15",
    ..BASE
};

pub(crate) const SLIDE: Spec = Spec {
    name: "slide",
    menu: Menu::under("shove", "slide").only(EPIC_PATH),
    example: "/slide creature:Ogre target:Aldo feet:15 direction:ne",
    ..PULL
};

pub(crate) const FLING: Spec = Spec {
    name: "fling",
    options: options!(FORCED, &[DIRECTION_OR_UP], PREVIEW_OR_FORCE),
    menu: Menu::under("shove", "fling").only(RISE),
    example: "/fling creature:Ogre target:Aldo feet:30 direction:up",
    ..BASE
};

/// `/push`, `/pull`, `/slide` and `/fling`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForcedArgs {
    how: ForcedKind,
    target: String,
    feet: Feet,
    to: Option<Destination>,
    bearing: Option<Bearing>,
    drop: Option<Drop>,
    ledge: Option<Square>,
    dv: Option<i32>,
    rolling: Rolling,
    request: MoveRequest,
}

impl Command for ForcedArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let feet = options.required("feet", options.feet_in_squares("feet")?)?;
        if feet < Feet::SQUARE {
            return Err(UserError::new(say!("forced-no-way", none = Feet(0))));
        }
        let bearing = |word: &str| match word {
            "up" if spec.name == FLING.name => Some(Bearing::Up),
            "down" if spec.name == FLING.name => Some(Bearing::Down),
            way => destination::way(way).map(Bearing::Way),
        };
        let shoved = ForcedArgs {
            how: match spec.name {
                "push" => ForcedKind::Push,
                "pull" => ForcedKind::Pull,
                "slide" => ForcedKind::Slide,
                _ => ForcedKind::Fling,
            },
            target: target(options)?,
            feet,
            to: options.destination("to")?,
            bearing: options.choice("direction", bearing)?,
            drop: options::drop(options)?,
            ledge: options.square("ledge")?,
            dv: options.number("dv")?,
            rolling: Rolling::parse(options)?,
            request: MoveRequest::parse(options)?,
        };
        if shoved.to.is_some() && shoved.bearing.is_some() {
            return Err(UserError::new(say!("forced-to-or-direction")));
        }
        Ok(shoved)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let source = table.creature(self.request.creature.as_deref())?;
        let (referee, victim) = table.mover(Some(&self.target))?;
        let word = self.how.word();
        if source.name == victim.creature().name {
            let own = &source.name;
            return Err(UserError::new(say!("forced-itself", word, own)));
        }
        table.check_squares_on_map(self.ledge.as_slice())?;
        self.check_direction(referee, source, &victim)?;
        let map = referee.encounter().battlefield.area();
        let slanted = self.slanted(referee, &victim)?;
        let stops = match (&self.to, slanted) {
            (_, Some(Stop { anchor, .. })) => vec![anchor],
            (Some(to), None) if to.leaves_the_ground(victim.creature()) => {
                return Err(UserError::new(say!("forced-level", word)));
            }
            (Some(to), None) => to.stops(victim.creature(), map)?,
            (None, None) => Vec::new(),
        };
        let ends_it = referee.ruleset().forced_prone.value.ends_it();
        let mut shove = ForcedMove {
            how: self.how,
            feet: self.feet,
            stops,
            bearing: self.bearing,
            altitude: slanted.and_then(|stop| stop.altitude),
            drop: self.drop.filter(|_| ends_it),
            ledge: self.ledge,
            dv: self.dv,
            rolled: None,
        };
        let end = shove.stops.last().copied();
        let open = |forced: &Forced| forced.ruling.verdict == Verdict::NeedsCheck && self.dv.is_some();
        let (forced, roll) = self.rolling.judge(table, self.request.preview, open, |rolled| {
            shove.rolled = rolled;
            Ok(ForcedMoves(referee).adjudicate(source, &victim, &shove))
        })?;
        ForcedArgs::check_drop_square(shove.drop, &forced)?;
        let forced = if self.request.force { self.by_word(&victim, forced, end)? } else { forced };
        self.outcome(table, referee, (source, &victim), forced, roll)
    }
}

impl ForcedArgs {
    /// The square a creature is flung to, if an altitude was given.
    fn slanted(&self, referee: Referee<'_>, victim: &Mover<'_>) -> Result<Option<Stop>, UserError> {
        let Some(to @ Destination::Squares(_)) = self.to.as_ref().filter(|_| self.how == ForcedKind::Fling) else {
            return Ok(None);
        };
        Ok(to.through_space(referee, victim)?.last().copied().filter(|stop| stop.altitude.is_some()))
    }

    /// Asks for a direction if the rules leave several open.
    fn check_direction(&self, referee: Referee<'_>, source: &Creature, victim: &Mover<'_>) -> Result<(), UserError> {
        if self.to.is_some() || self.bearing.is_some() || self.request.force {
            return Ok(());
        }
        let in_the_air = ForcedMoves(referee).is_in_the_air(victim.creature());
        let falls = referee.ruleset().forced_height.value.goes_down_or_up() && in_the_air;
        if self.how == ForcedKind::Slide && referee.ruleset().slide.value.is_known() && !falls {
            return Err(UserError::new(say!("forced-slide-which-way")));
        }
        if !ForcedMoves(referee).goes_straight(self.how) {
            return Ok(());
        }
        match &ForcedMoves(referee).straight_away(source, victim)[..] {
            [_] => Ok(()),
            several => {
                let ways: Vec<&str> = several.iter().map(|&way| way.word()).collect();
                Err(UserError::new(say!("forced-which-way", count = several.len(), ways = ways.join(", "))))
            }
        }
    }

    /// A movement forced by the GM: the creature ends where the GM says, whatever the rules say.
    fn by_word(&self, victim: &Mover<'_>, forced: Forced, end: Option<Square>) -> Result<Forced, UserError> {
        let (ruling, creature) = (&forced.ruling, victim.creature());
        let legal = ruling.verdict != Verdict::Illegal;
        let moved = ruling.to != ruling.from || forced.altitude != creature.altitude;
        let done = legal && (moved || forced.dropped || forced.dice > 0);
        match end {
            Some(end) if end == creature.anchor => {
                Err(UserError::new(say!("forced-stands-there", name = creature.name, end)))
            }
            Some(end) if forced.dropped || (done && ruling.to.anchor == end) => Ok(forced),
            Some(end) => Ok(forced.put(victim, end)),
            None if done => Ok(forced),
            None => Err(UserError::new(say!("forced-where-to", name = creature.name))),
        }
    }

    /// Notes on options that have no effect here.
    fn idle(&self, referee: Referee<'_>, at_an_edge: bool) -> Vec<Message> {
        let rules = referee.ruleset();
        let mut lines = Vec::new();
        if !self.how.is_known(rules) {
            return lines;
        }
        if self.drop.is_some() && !rules.forced_prone.value.ends_it() {
            lines.push(say!("forced-drop-idle", meaning = rules.meaning(RuleId::ForcedProne)));
        }
        let given = [
            ("ledge", self.ledge.is_some()),
            ("dv", self.dv.is_some()),
            ("check", self.rolling.result().is_some()),
            ("bonus", self.rolling.has_bonus()),
        ];
        let given = given.into_iter().filter(|(_, given)| *given);
        let given: Vec<Message> = given.map(|(name, _)| say!("option-quoted", name)).collect();
        let edges = self.how == ForcedKind::Push && ForcedMoves(referee).goes_straight(self.how);
        if !edges && !given.is_empty() {
            let called = explain::book(rules).capitalized();
            lines.push(say!("forced-no-edges", many = given.len(), options = Message::and_list(&given), called));
        } else if self.ledge.is_none() && !at_an_edge && !given.is_empty() {
            lines.push(say!("forced-no-ledge", many = given.len(), options = Message::and_list(&given)));
        }
        lines
    }

    /// Fails unless the creature drops prone in a square on its path.
    fn check_drop_square(drop: Option<Drop>, forced: &Forced) -> Result<(), UserError> {
        let ruling = &forced.ruling;
        let Some(Drop::At(square)) = drop.filter(|_| ruling.verdict == Verdict::Legal && !forced.dropped) else {
            return Ok(());
        };
        let mut way = vec![ruling.from];
        way.extend(ruling.steps.iter().map(|step| step.to));
        if way.iter().any(|place| place.contains(square)) {
            return Ok(());
        }
        let way: Vec<String> = way.iter().map(|place| place.anchor.to_string()).collect();
        let way = way.join(" ");
        Err(UserError::new(say!("forced-drops-off-the-way", way, square)))
    }

    fn outcome(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        (source, victim): (&Creature, &Mover<'_>),
        forced: Forced,
        roll: Option<Roll>,
    ) -> Result<Outcome, UserError> {
        let creature = victim.creature();
        let Forced { altitude, dropped, edge, bearing, dice, struck, ruling } = forced;
        let legal = ruling.verdict == Verdict::Legal;
        let mut resolution = Resolution::new(table, referee, self.how.word(), &self.request, ruling);
        (resolution.own, resolution.mode) = (false, "forced");
        resolution.rolled(self.rolling, roll);
        resolution.cites = vec![self.how.rule(), RuleId::Forced];
        resolution.lines = self.idle(referee, !resolution.ruling.checks.is_empty());
        let thrown = matches!(bearing, Some(Bearing::Up | Bearing::Down | Bearing::Aslant));
        let kept = table.encounter.and_then(|it| it.rounds.as_deref()).is_some_and(Rounds::has_begun);
        // In water over its head, it is down already.
        let afloat = Water(referee).depth_around(resolution.ruling.to, altitude).is_some();
        let aloft = kept && thrown && altitude != creature.altitude && altitude > Height::ZERO && !afloat;
        resolution.aloft = legal && aloft;
        let plummets = !resolution.falls.is_empty();
        resolution.set_json("by", &source.name);
        resolution.set_json("asked", self.feet);
        if let Some(bearing) = bearing {
            resolution.set_json("direction", bearing_word(bearing));
        }
        if altitude != creature.altitude {
            resolution.set_json("altitude", altitude);
            resolution.set_json("unsteady", aloft);
        }
        let prone = dropped && Grades(referee).can_be_prone(creature);
        if prone {
            resolution.set_json("prone", [&creature.name]);
        }
        if let Some(edge) = edge {
            resolution.set_json("hanging", edge == EdgeOutcome::Hangs);
            // If the map has a floor beyond the edge, `falls` instead lists who falls and how far.
            if !plummets {
                resolution.set_json("falls", edge == EdgeOutcome::Falls);
            }
            let climbs = creature.modes.of(Mode::Climb).is_some();
            resolution.set_json("unsteady", edge == EdgeOutcome::Hangs && !climbs);
            if edge == EdgeOutcome::Hangs && resolution.ruling.altitude.is_some() {
                resolution.conditions = Some(creature.conditions.set(Condition::Hanging, true));
            }
        }
        if resolution.ruling.verdict == Verdict::NeedsCheck && self.dv.is_none() {
            resolution.lines.push(say!("forced-unknown-edge"));
        }
        let early = resolution.ruling.notes().find_map(|note| match note.fact {
            Fact::Forced(ForcedFact::MayDropProne { at }) => Some(at),
            _ => None,
        });
        if let Some(at) = early.filter(|_| legal && !self.request.preview) {
            resolution.lines.push(say!("forced-could-have-dropped", name = creature.name, at));
        }
        if dice > 0 && legal {
            self.damage(table, &mut resolution, dice, (&creature.name, struck.as_ref()));
        }
        if legal && (prone || altitude != creature.altitude) {
            let conditions = [Condition::Prone, Condition::ProneByChoice];
            let set = |all: crate::field::Conditions, one| all.set(one, prone || all.has(one));
            let conditions = conditions.into_iter().fold(creature.conditions, set);
            resolution.changed.push(Creature { altitude, conditions, ..creature.clone() });
        }
        resolution.outcome()
    }

    /// Damage to a flung creature and to what it hits; a preview doesn't roll it.
    fn damage(
        &self,
        table: &Table<'_>,
        resolution: &mut Resolution<'_, '_>,
        dice: u32,
        (who, struck): (&Name, Option<&Name>),
    ) {
        let hurt: Vec<&Name> = std::iter::once(who).chain(struck).collect();
        resolution.set_json("dice", format!("{dice}d8"));
        resolution.set_json("damaged", &hurt);
        if self.request.preview {
            return;
        }
        let rolls: Vec<u32> = (0..dice).map(|_| table.dice.roll(DiePurpose::Damage, 8)).collect();
        let total = rolls.iter().fold(0_u32, |sum, &roll| sum.saturating_add(roll));
        let shown: Vec<String> = rolls.iter().map(u32::to_string).collect();
        let (shown, hurt) = (shown.join(" + "), Message::and_list(hurt));
        resolution.lines.push(match struck {
            None => say!("forced-damage-to-both", dice, shown, total, hurt),
            Some(_) => say!("forced-damage", dice, shown, total, hurt),
        });
        resolution.set_json("rolls", &rolls);
        resolution.set_json("damage", total);
    }
}

/// Follows up on forced movement and jumps as a turn or phase ends: a creature that could have stood up this turn is
/// prone by choice from here on, a creature flung upward falls at the end of the round, and one that jumped into
/// midair falls one phase later.
pub(crate) fn handed_on(table: &Table<'_>, referee: Referee<'_>, next: &mut Encounter) -> Vec<FallOutcome> {
    let mut outcomes = Vec::new();
    let Some(before) = referee.encounter().rounds.as_deref() else { return outcomes };
    if let Some(creature) =
        before.acting().and_then(|name| next.creature(name)).filter(|it| Turns(referee).stays_down(it))
    {
        let line = say!("forced-stays-down", name = creature.name);
        outcomes.push(FallOutcome { lines: vec![line], ..FallOutcome::default() });
        let conditions = creature.conditions.set(Condition::ProneByChoice, true);
        next.put(Creature { conditions, ..creature.clone() });
    }
    let Some(rounds) = next.rounds.as_deref_mut() else { return outcomes };
    let new_round = rounds.round > before.round;
    let flung = if new_round { std::mem::take(&mut rounds.aloft) } else { BTreeSet::default() };
    let jumped = rounds.end_jumps();
    let above = |creature: &Creature| creature.altitude.above(Height::ZERO);
    let flung = flung.into_iter().filter_map(|who| {
        let creature = next.creature(&who)?;
        Some(PendingFall::over(referee, &who, referee.ruleset().placement(creature), above(creature), false))
    });
    let jumped = jumped.into_iter().filter_map(|(who, leap)| {
        let creature = next.creature(&who)?;
        Some(PendingFall::jumped(referee, &who, referee.ruleset().placement(creature), leap.from))
    });
    let falls: Vec<PendingFall> = flung.chain(jumped).collect();
    let in_the_air = |fall: &&PendingFall| next.creature(&fall.who).is_some_and(Creature::is_airborne);
    let falls: Vec<PendingFall> = falls.iter().filter(in_the_air).cloned().collect();
    let falls = PendingFall::with_carried(referee, &falls);
    let mut falling = Falling::new(table, referee.ruleset(), None);
    outcomes.extend(falls.iter().map(|fall| falling.carry_out(fall, next).saying_where()));
    outcomes
}

fn bearing_word(bearing: Bearing) -> &'static str {
    match bearing {
        Bearing::Up => "up",
        Bearing::Down => "down",
        Bearing::Aslant => "aslant",
        Bearing::Way(way) => way.word(),
    }
}
