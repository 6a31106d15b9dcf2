//! Movement in reaction to other creatures: blocking, following and keeping away, at once or in phases.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::command::core::answers::{helpless_note, other};
use crate::command::core::command::{Command, GroupHandling, Spec};
use crate::command::core::ground::GroundRolls;
use crate::command::core::menu::{Menu, RISE};
use crate::command::core::move_request::{MoveRequest, check_not_riding};
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{
    DISTANCE, GROUND_CHECK, OPPOSED_CHECKS, PREVIEW_OR_FORCE, SHARE, TARGET, TO, UNSEEN, WHO, target,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::walk::command::level;
use crate::explain;
use crate::field::{Intent, Mode, Name};
use crate::grid::{Feet, Square};
use crate::referee::{
    Along, Answers, Contest, Declarations, Mover, Pace, Playouts, Referee, Results, Ruling, Turns, Verdict, Walk, Walks,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const BLOCK: Spec = Spec {
    name: "block",
    options: options!(&[TARGET, WHO, TO.optional()], OPPOSED_CHECKS, PREVIEW_OR_FORCE),
    menu: Menu::under("phase", "block").only(RISE),
    example: "/block creature:Goblin target:Ogre to:F6",
    right: Right::Owner,
    goes: true,
    ..Spec::of::<BlockArgs>()
};

pub(crate) const FOLLOW: Spec = Spec {
    name: "follow",
    options: options!(
        &[TARGET, DISTANCE.needed(), WHO, TO.optional(), may("teleported", Kind::Square), UNSEEN],
        OPPOSED_CHECKS,
        GROUND_CHECK,
        &[SHARE],
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("phase", "follow").only(RISE),
    example: "/follow creature:Goblin target:Ogre distance:10",
    right: Right::Owner,
    goes: true,
    ..Spec::of::<FollowArgs>()
};

/// `/block`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockArgs {
    target: String,
    manner: MoveOptions,
}

impl Command for BlockArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(BlockArgs { manner: MoveOptions::parse(options)?, target: target(options)? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let MoveOptions { to, opposing, request, .. } = &self.manner;
        let (referee, mover) = request.acting(table)?;
        let name = &mover.creature().name;
        let target = other(table, &mover, &self.target, |name| say!("block-itself", name))?;
        let intent = Intent::Block { target: target.clone() };
        let declared = Declarations(referee).declare(&mover, &intent, &Walk::default());
        let refused = declared.verdict == Verdict::Illegal && !request.force;
        if refused || Turns(referee).is_in_phases() {
            if to.is_some() && !refused {
                return Err(UserError::new(say!("block-in-a-phase", name, target)));
            }
            let mut resolution = Resolution::new(table, referee, BLOCK.name, request, declared);
            if refused {
                resolution.headline = Some(say!("block-cannot", name, target));
            } else {
                let intends = explain::intends(&intent);
                resolution.lines.extend(replaced(referee, name, &intent));
                // Nobody moves: the declaration is all there is to say.
                resolution.headline = Some(match request.preview {
                    true => say!("block-would", name, intends),
                    false => say!("block-does", name, intends),
                });
            }
            resolution.lines.extend(helpless_note(mover.creature()));
            resolution.cites.push(RuleId::Block);
            resolution.declares = Some(intent);
            resolution.mode = in_its_way(referee, &mover, &resolution.ruling);
            return resolution.outcome();
        }
        let Some(to) = to else {
            return Err(UserError::new(say!("block-without-end", target, name)));
        };
        let (_, walker) = table.mover(Some(target.as_str()))?;
        let stops = to.stops(walker.creature(), referee.encounter().battlefield.area())?;
        let walk = Walk { stops, ..Walk::default() };
        let intents = BTreeMap::from([(name.clone(), intent)]);
        let ruling = Walks(referee).adjudicate(&walker, &walk);
        let mut resolution =
            played(table, referee, BLOCK.name, ruling, (&walk, Along::Foot), (&intents, opposing), request);
        resolution.set_json("blocker", name);
        resolution.lines.push(say!("block-on-this-way", name, intends = explain::intends(&intents[name])));
        resolution.lines.extend(helpless_note(mover.creature()));
        resolution.cites.extend(declared.rules());
        resolution.outcome()
    }

    fn group_handling(&self) -> GroupHandling {
        // With `to`, it is the target that moves, once.
        if self.manner.to.is_some() { GroupHandling::One } else { GroupHandling::Each }
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(BlockArgs { manner: self.manner.leading(to)?, ..self.clone() }))
    }
}

/// `/follow`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FollowArgs {
    target: String,
    distance: Feet,
    teleported: Option<Square>,
    unseen: bool,
    manner: MoveOptions,
}

impl Command for FollowArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let following = FollowArgs {
            target: target(options)?,
            distance: distance(options)?,
            teleported: options.square("teleported")?,
            unseen: options.is_set("unseen")?,
            manner: MoveOptions::parse(options)?,
        };
        if following.unseen && following.teleported.is_none() {
            return Err(UserError::new(say!("follow-unseen-without-square")));
        }
        if following.teleported.is_some() && following.manner.to.is_some() {
            return Err(UserError::new(say!("follow-to-or-teleported")));
        }
        Ok(following)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.manner.request.mover(table)?;
        check_not_riding(referee, &mover)?;
        let target = other(table, &mover, &self.target, |name| say!("follow-itself", name))?;
        table.check_squares_on_map(self.teleported.as_slice())?;
        let (target, distance) = (target.clone(), self.distance);
        let intent = Intent::Follow { target, distance, lost: self.teleported, given_up: false };
        let intent = intent.continuing(declared(referee, &mover));
        self.manner.answer(table, (referee, mover), FOLLOW.name, &intent, !self.unseen)
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(FollowArgs { manner: self.manner.leading(to)?, ..self.clone() }))
    }
}

/// Keeping a distance from other creatures: the reactive withdrawal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeepDistance {
    from: Vec<String>,
    distance: Feet,
    manner: MoveOptions,
}

/// The options that blocking, following and keeping away share.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MoveOptions {
    to: Option<Destination>,
    opposing: Opposing,
    ground: GroundRolls,
    share: bool,
    request: MoveRequest,
}

impl MoveOptions {
    fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        Ok(MoveOptions {
            to: options.destination("to")?,
            opposing: Opposing::parse(options)?,
            ground: GroundRolls::parse(options)?,
            share: options.is_set("share")?,
            request: MoveRequest::parse(options)?,
        })
    }

    /// The same options with another destination; `None` if they have none.
    fn leading(&self, to: &Destination) -> Option<Self> {
        self.to.as_ref().map(|_| MoveOptions { to: Some(to.clone()), ..self.clone() })
    }
}

/// Reads the distance to keep. Fails if it is less than a square.
fn distance(options: &Options<'_>) -> Result<Feet, UserError> {
    let distance = options.required("distance", options.feet_in_squares("distance")?)?;
    if distance < Feet::SQUARE {
        return Err(UserError::new(say!("keep-distance-least", length = Feet::SQUARE)));
    }
    Ok(distance)
}

impl KeepDistance {
    /// The same withdrawal to another destination; `None` if it has none.
    pub(crate) fn leading(&self, to: &Destination) -> Option<Self> {
        Some(KeepDistance { manner: self.manner.leading(to)?, ..self.clone() })
    }

    /// Reads the options `from` (names separated by commas), `distance` and those of [`MoveOptions`]; `None` without
    /// `from` and `distance`.
    pub(crate) fn parse(options: &Options<'_>) -> Result<Option<Self>, UserError> {
        let Some(from) = options.text("from") else {
            return match options.text("distance") {
                None => Ok(None),
                Some(_) => Err(UserError::new(say!("keep-distance-from-nobody"))),
            };
        };
        let names = from.split([',', ';']).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        let from: Vec<String> = names.collect();
        if from.is_empty() {
            return Err(UserError::new(say!("keep-distance-from-whom")));
        }
        Ok(Some(KeepDistance { from, distance: distance(options)?, manner: MoveOptions::parse(options)? }))
    }

    pub(crate) fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.manner.request.mover(table)?;
        let mut targets: Vec<Name> = Vec::new();
        for typed in &self.from {
            let target = other(table, &mover, typed, |name| say!("keep-distance-from-itself", name))?;
            if !targets.contains(target) {
                targets.push(target.clone());
            }
        }
        let intent = Intent::keep_away(targets, self.distance).continuing(declared(referee, &mover));
        self.manner.answer(table, (referee, mover), "withdraw", &intent, true)
    }
}

impl MoveOptions {
    /// Moves the creature as its intent demands: outside phases at once, against the current positions; in a phase,
    /// until it ends.
    fn answer<'t>(
        &self,
        table: &Table<'t>,
        (referee, mover): (Referee<'t>, Mover<'t>),
        action: &'static str,
        intent: &Intent,
        chases: bool,
    ) -> Result<Outcome, UserError> {
        let referee = referee.planning(self.request.preview);
        let intents = Turns(referee).intents();
        let mover = mover.sharing(self.share);
        let mut resolution = match &self.to {
            Some(to) => {
                let stops = to.level_or_not(referee, &mover)?;
                let anchors = stops.iter().map(|stop| stop.anchor).collect();
                let walk = Walk { stops: anchors, share: self.share, ..Walk::default() };
                let ground = self.ground.or(self.opposing.on_the_ground());
                let (ruling, rolls) = ground.judge(table, self.request.preview, |ground| {
                    Declarations(referee).declare_over(&mover, intent, &Walk { ground, ..walk.clone() }, &stops)
                });
                let (answers, along) = ((&intents, &self.opposing), Declarations(referee).along(&mover, &ruling));
                let mut resolution = played(table, referee, action, ruling, (&walk, along), answers, &self.request);
                resolution.declares = Some(intent.clone());
                resolution.has_bonus |= ground.has_bonus();
                resolution.rolls = rolls;
                resolution
            }
            None => {
                let play = |contests: &[Contest], ground: &Results| {
                    let answers = Answers { intents: &intents, contests, ground, forced: self.request.force };
                    Playouts(referee).answer(&mover, intent, chases, answers)
                };
                self.opposing.resolution(table, referee, action, (&self.request, &self.ground), play)
            }
        };
        // A refused order was still this one.
        resolution.declares.get_or_insert_with(|| intent.clone());
        let refused = resolution.ruling.verdict == Verdict::Illegal && !self.request.force;
        if let Intent::Follow { target, .. } = intent
            && refused
        {
            resolution.headline = Some(say!("follow-cannot", name = mover.creature().name, target));
        }
        let waits = resolution.ruling.verdict == Verdict::NeedsCheck && !self.request.force;
        if Turns(referee).is_in_phases() && !refused && !waits && !self.request.preview {
            resolution.lines.extend(replaced(referee, &mover.creature().name, intent));
            let intent = explain::intends(resolution.declares.as_ref().unwrap_or(intent));
            let declared = say!("answer-until-phase-ends", name = mover.creature().name, intent);
            // If nobody moves, the declaration is all there is to say.
            if resolution.ruling.steps.is_empty() && resolution.ruling.verdict == Verdict::Legal {
                resolution.headline = Some(declared);
            } else {
                resolution.lines.push(declared);
            }
        }
        resolution.mode = in_its_way(referee, &mover, &resolution.ruling);
        resolution.lines.extend(helpless_note(mover.creature()));
        resolution.set_json("speed", explain::Pacing::of(referee.ruleset(), mover.creature(), Pace::Single).json);
        resolution.outcome()
    }
}

/// The reaction the mover has declared for this phase, made or held.
fn declared<'t>(referee: Referee<'t>, mover: &Mover<'t>) -> Option<&'t Intent> {
    referee.encounter().rounds.as_deref()?.reaction_of(&mover.creature().name)
}

/// The word of the mode in which a creature reacts: a flier keeps flying, even in place.
fn in_its_way(referee: Referee<'_>, mover: &Mover<'_>, ruling: &Ruling) -> &'static str {
    let stays = level(referee, mover.creature());
    let stays = if stays == Mode::Fly.word() { stays } else { Mode::Walk.word() };
    ruling.main_mode().map_or(stays, Mode::word)
}

/// What the creature declared earlier in this phase and now gives up, in a sentence.
fn replaced(referee: Referee<'_>, name: &Name, intent: &Intent) -> Option<Message> {
    let earlier = Turns(referee).intent(name).filter(|earlier| !intent.continues(earlier))?;
    Some(say!("phase-replaces", name, intends = explain::intends(earlier)))
}
