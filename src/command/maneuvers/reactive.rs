//! Movement in reaction to other creatures: blocking, following and keeping away, at once or in phases.

use std::sync::Arc;

use std::collections::BTreeMap;

use serde_json::json;

use crate::command::core::answers::{helpless_note, other};
use crate::command::core::command::{Command, Spec};
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::options::{AGAINST_BONUS, AGAINST_CHECKS, BONUS, CHECKS, FORCE, PREVIEW, SHARE, TO, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Intent, Name};
use crate::grid::{Feet, Square};
use crate::referee::{Answers, Contest, Declarations, Mover, Playouts, Referee, Sight, Turns, Verdict, Walk, Walks};
use crate::ruleset::RuleId;
use crate::say;

/// The greatest distance to keep, in feet.
pub(crate) const MOST_DISTANCE: u32 = 1_000;

const MAY_TO: Opt = Opt { required: false, ..TO };

pub(crate) const BLOCK: Spec = Spec {
    name: "block",
    options: &[
        needs("target", Kind::Creature),
        WHO,
        MAY_TO,
        CHECKS,
        BONUS,
        AGAINST_CHECKS,
        AGAINST_BONUS,
        PREVIEW,
        FORCE,
    ],
    example: "/block creature:Goblin target:Ogre to:F6",
    right: Right::Owner,
    ..Spec::of::<BlockArgs>()
};

pub(crate) const FOLLOW: Spec = Spec {
    name: "follow",
    options: &[
        needs("target", Kind::Creature),
        needs("distance", Kind::Feet(MOST_DISTANCE)),
        WHO,
        MAY_TO,
        may("teleported", Kind::Square),
        may("unseen", Kind::Flag),
        CHECKS,
        BONUS,
        AGAINST_CHECKS,
        AGAINST_BONUS,
        SHARE,
        PREVIEW,
        FORCE,
    ],
    example: "/follow creature:Goblin target:Ogre distance:10",
    right: Right::Owner,
    ..Spec::of::<FollowArgs>()
};

/// `/block`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockArgs {
    creature: Option<String>,
    target: String,
    to: Option<Destination>,
    opposing: Opposing,
    preview: bool,
    force: bool,
}

impl Command for BlockArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let MoveOptions { to, opposing, preview, force, .. } = MoveOptions::parse(options)?;
        Ok(BlockArgs {
            creature: options.owned("creature"),
            target: options.required("target", options.text("target"))?.to_owned(),
            to,
            opposing,
            preview,
            force,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let name = &mover.creature().name;
        let target = other(table, &mover, &self.target, |name| say!("block-itself", name))?;
        let intent = Intent::Block { target: target.clone() };
        let declared = Declarations(referee).declare(&mover, &intent, &Walk::default());
        let refused = declared.verdict == Verdict::Illegal && !self.force;
        if refused || Turns(referee).is_in_phases() {
            if self.to.is_some() && !refused {
                return Err(UserError::new(say!("block-in-a-phase", name, target)));
            }
            let mut resolution = Resolution::new(table, referee, "block", declared);
            (resolution.preview, resolution.force) = (self.preview, self.force);
            if !refused {
                let intends = explain::intends(&intent);
                resolution.lines.push(match self.preview {
                    true => say!("block-would", name, intends),
                    false => say!("block-does", name, intends),
                });
            }
            resolution.lines.extend(helpless_note(mover.creature()));
            resolution.cites.push(RuleId::Block);
            resolution.declares = Some(intent);
            return resolution.outcome();
        }
        let Some(to) = &self.to else {
            return Err(UserError::new(say!("block-without-end", target, name)));
        };
        let (_, walker) = table.mover(Some(target.as_str()))?;
        let stops = to.stops(walker.creature().anchor, referee.encounter().battlefield.area())?;
        let walk = Walk { stops, ..Walk::default() };
        let intents = BTreeMap::from([(name.clone(), intent)]);
        let ruling = Walks(referee).adjudicate(&walker, &walk);
        let mut resolution =
            played(table, referee, "block", ruling, &walk, (&intents, &self.opposing), (self.preview, self.force));
        resolution.json.insert("blocker".to_owned(), json!(name));
        resolution.lines.push(say!(
            "block-on-this-way",
            name,
            intends = explain::intends(&Intent::Block { target: target.clone() })
        ));
        resolution.lines.extend(helpless_note(mover.creature()));
        resolution.cites.extend(declared.rules());
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.to.as_ref()?;
        Some(Arc::new(BlockArgs { to: Some(to.clone()), ..self.clone() }))
    }
}

/// `/follow`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FollowArgs {
    creature: Option<String>,
    target: String,
    distance: Feet,
    teleported: Option<Square>,
    unseen: bool,
    manner: MoveOptions,
}

impl Command for FollowArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let following = FollowArgs {
            creature: options.owned("creature"),
            target: options.required("target", options.text("target"))?.to_owned(),
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
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let target = other(table, &mover, &self.target, |name| say!("follow-itself", name))?;
        table.on_map(&self.teleported.into_iter().collect::<Vec<_>>())?;
        let intent = Intent::Follow { target: target.clone(), distance: self.distance, lost: self.teleported };
        let seen = !self.unseen
            && referee.encounter().creature(target).is_some_and(|it| Sight(referee).sees(mover.creature(), it));
        self.manner.answer(table, (referee, mover), "follow", &intent, self.teleported.is_some() && seen)
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.manner.to.as_ref()?;
        Some(Arc::new(FollowArgs {
            manner: MoveOptions { to: Some(to.clone()), ..self.manner.clone() },
            ..self.clone()
        }))
    }
}

/// Keeping a distance from other creatures: the reactive withdrawal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeepDistance {
    creature: Option<String>,
    from: Vec<String>,
    distance: Feet,
    manner: MoveOptions,
}

/// The options that following and keeping away share.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MoveOptions {
    to: Option<Destination>,
    opposing: Opposing,
    share: bool,
    preview: bool,
    force: bool,
}

impl MoveOptions {
    fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        Ok(MoveOptions {
            to: options.destination("to")?,
            opposing: Opposing::parse(options)?,
            share: options.is_set("share")?,
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        })
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
    /// The same withdrawal to another destination.
    pub(crate) fn leading(&self, to: &Destination) -> Self {
        KeepDistance { manner: MoveOptions { to: Some(to.clone()), ..self.manner.clone() }, ..self.clone() }
    }

    /// Reads the options `from` (names separated by commas), `distance`, `creature`, `to`, `share`, `preview`, `force`
    /// and those of [`Opposing`]; `None` without `from` and `distance`.
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
        Ok(Some(KeepDistance {
            creature: options.owned("creature"),
            from,
            distance: distance(options)?,
            manner: MoveOptions::parse(options)?,
        }))
    }

    pub(crate) fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let mut targets: Vec<Name> = Vec::new();
        for typed in &self.from {
            let target = other(table, &mover, typed, |name| say!("keep-distance-from-itself", name))?;
            if !targets.contains(target) {
                targets.push(target.clone());
            }
        }
        let intent = Intent::KeepAway { targets, distance: self.distance };
        self.manner.answer(table, (referee, mover), "withdraw", &intent, false)
    }
}

impl MoveOptions {
    /// Moves the creature as its intent demands: against the current positions at once, and in a phase until it ends.
    fn answer<'t>(
        &self,
        table: &Table<'t>,
        (referee, mover): (Referee<'t>, Mover<'t>),
        action: &'static str,
        intent: &Intent,
        chases: bool,
    ) -> Result<Outcome, UserError> {
        let referee = referee.planning(self.preview);
        let intents = Turns(referee).intents();
        let mover = mover.sharing(self.share);
        let mut resolution = match &self.to {
            Some(to) => {
                let stops = to.stops(mover.creature().anchor, referee.encounter().battlefield.area())?;
                let walk = Walk { stops, share: self.share, ..Walk::default() };
                let ruling = Declarations(referee).declare(&mover, intent, &walk);
                let how = (self.preview, self.force);
                let mut resolution = played(table, referee, action, ruling, &walk, (&intents, &self.opposing), how);
                resolution.declares = Some(intent.clone());
                resolution
            }
            None => {
                let play = |contests: &[Contest]| {
                    Playouts(referee).answer(
                        &mover,
                        intent,
                        chases,
                        Answers { intents: &intents, contests, forced: self.force },
                    )
                };
                self.opposing.resolution(table, referee, action, self.preview, play)
            }
        };
        (resolution.preview, resolution.force) = (self.preview, self.force);
        let refused = resolution.ruling.verdict == Verdict::Illegal && !self.force;
        if Turns(referee).is_in_phases() && !refused && !self.preview {
            let told = explain::intends(resolution.declares.as_ref().unwrap_or(intent));
            resolution.lines.push(say!("answer-until-phase-ends", name = mover.creature().name, told));
        }
        resolution.lines.extend(helpless_note(mover.creature()));
        resolution.json.insert(
            "speed".to_owned(),
            explain::Pacing::of(referee.ruleset(), mover.creature(), crate::referee::Pace::Single).json,
        );
        resolution.outcome()
    }
}

#[cfg(test)]
mod tests;
