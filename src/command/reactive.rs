//! Movement in answer to that of others: blocking, following, keeping away, and the phases in which that is done.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::course::Course;
use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::deed::Deed;
use super::forced;
use super::given::Options;
use super::going::helpless_note;
use super::mistake::Mistake;
use super::opposed::{AGAINST, AGAINST_BONUS, CHECKS, ITS_BONUS, Opposing};
use super::picture;
use super::plummet;
use super::rights::Right;
use super::skies;
use super::spec::{Kind, Opt, Spec, may, needs};
use super::walk::{FORCE, PREVIEW, SHARE, TO};
use crate::explain;
use crate::field::{Intent, Name, Rounds, Stage};
use crate::grid::{Feet, Square};
use crate::referee::{Answers, Contest, Mover, Referee, Ruling, Verdict, Walk};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Words;

/// The greatest distance in feet that anybody can be told to keep.
pub(super) const MOST_DISTANCE: u32 = 1_000;

const MAY_TO: Opt = Opt { required: false, ..TO };

pub(super) const BLOCK: Spec = Spec {
    name: "block",
    sub: None,
    options: &[needs("target", Kind::Creature), WHO, MAY_TO, CHECKS, ITS_BONUS, AGAINST, AGAINST_BONUS, PREVIEW, FORCE],
    example: "/block creature:Goblin target:Ogre to:F6",
    right: Right::Owner,
    private: false,
};

pub(super) const FOLLOW: Spec = Spec {
    name: "follow",
    sub: None,
    options: &[
        needs("target", Kind::Creature),
        needs("distance", Kind::Feet(MOST_DISTANCE)),
        WHO,
        MAY_TO,
        may("teleported", Kind::Square),
        may("unseen", Kind::Flag),
        CHECKS,
        ITS_BONUS,
        AGAINST,
        AGAINST_BONUS,
        SHARE,
        PREVIEW,
        FORCE,
    ],
    example: "/follow creature:Goblin target:Ogre distance:10",
    right: Right::Owner,
    private: false,
};

pub(super) const PHASE_NEXT: Spec =
    Spec { name: "phase", sub: Some("next"), options: &[], example: "/phase next", right: Right::Gm, private: false };

/// `/block`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocking {
    creature: Option<String>,
    target: String,
    to: Option<Course>,
    opposing: Opposing,
    preview: bool,
    force: bool,
}

/// `/follow`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Following {
    creature: Option<String>,
    target: String,
    distance: Feet,
    teleported: Option<Square>,
    unseen: bool,
    manner: Manner,
}

/// Keeping a distance from others: the reactive withdrawal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KeepDistance {
    creature: Option<String>,
    from: Vec<String>,
    distance: Feet,
    manner: Manner,
}

/// How a movement in answer to others is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Manner {
    to: Option<Course>,
    opposing: Opposing,
    share: bool,
    preview: bool,
    force: bool,
}

impl Manner {
    fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
        Ok(Manner {
            to: options.course("to")?,
            opposing: Opposing::parse(options)?,
            share: flag("share")?,
            preview: flag("preview")?,
            force: flag("force")?,
        })
    }
}

/// A distance that somebody can keep.
fn distance(options: &Options<'_>) -> Result<Feet, Mistake> {
    let distance = options.required("distance", options.feet_in_squares("distance")?)?;
    if distance < Feet::SQUARE {
        return Err(Mistake::new(say!("keep-distance-least", length = Feet::SQUARE)));
    }
    Ok(distance)
}

/// Somebody else than the mover itself.
fn other<'t>(
    table: &Table<'t>,
    mover: &Mover<'_>,
    typed: &str,
    itself: impl FnOnce(&Name) -> Words,
) -> Result<&'t Name, Mistake> {
    let target = &table.creature(Some(typed))?.name;
    if *target == mover.creature().name {
        return Err(Mistake::new(itself(target)));
    }
    Ok(target)
}

impl Blocking {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let Manner { to, opposing, preview, force, .. } = Manner::parse(options)?;
        Ok(Blocking {
            creature: options.text("creature").map(str::to_owned),
            target: options.required("target", options.text("target"))?.to_owned(),
            to,
            opposing,
            preview,
            force,
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let name = &mover.creature().name;
        let target = other(table, &mover, &self.target, |name| say!("block-itself", name))?;
        let intent = Intent::Block { target: target.clone() };
        let declared = referee.declare(&mover, &intent, &Walk::default());
        let refused = declared.verdict == Verdict::Illegal && !self.force;
        if refused || referee.is_in_phases() {
            if self.to.is_some() && !refused {
                return Err(Mistake::new(say!("block-in-a-phase", name, target)));
            }
            let mut deed = Deed::new(table, &referee, "block", declared);
            (deed.preview, deed.force) = (self.preview, self.force);
            if !refused {
                let intends = explain::intends(&intent);
                deed.lines.push(match self.preview {
                    true => say!("block-would", name, intends),
                    false => say!("block-does", name, intends),
                });
            }
            deed.lines.extend(helpless_note(mover.creature()));
            deed.cites.push(RuleId::Block);
            deed.declares = Some(intent);
            return deed.outcome();
        }
        let Some(to) = &self.to else {
            return Err(Mistake::new(say!("block-without-end", target, name)));
        };
        let (_, walker) = table.mover(Some(target.as_str()))?;
        let stops = to.stops(walker.creature().anchor, referee.encounter().battlefield.area())?;
        let walk = Walk { stops, ..Walk::default() };
        let intents = BTreeMap::from([(name.clone(), intent)]);
        let ruling = referee.adjudicate(&walker, &walk);
        let mut deed =
            played(table, &referee, "block", ruling, &walk, (&intents, &self.opposing), (self.preview, self.force));
        deed.json.insert("blocker".to_owned(), json!(name));
        deed.lines.push(say!(
            "block-on-this-way",
            name,
            intends = explain::intends(&Intent::Block { target: target.clone() })
        ));
        deed.lines.extend(helpless_note(mover.creature()));
        deed.cites.extend(declared.rules());
        deed.outcome()
    }
}

/// Plays a judged movement out against those who answer it, unless the rules refuse it.
pub(super) fn played<'d, 't>(
    table: &'d Table<'t>,
    referee: &'d Referee<'t>,
    action: &'static str,
    ruling: Ruling,
    walk: &Walk,
    (intents, opposing): (&BTreeMap<Name, Intent>, &Opposing),
    (preview, forced): (bool, bool),
) -> Deed<'d, 't> {
    let plain = intents.is_empty() || (ruling.verdict != Verdict::Legal && !forced);
    let mut deed = if plain {
        Deed::new(table, referee, action, ruling)
    } else {
        let play = |contests: &[Contest]| referee.unfold(ruling.clone(), walk, Answers { intents, contests, forced });
        opposing.deed(table, referee, action, preview, play)
    };
    (deed.preview, deed.force) = (preview, forced);
    deed
}

impl Following {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let following = Following {
            creature: options.text("creature").map(str::to_owned),
            target: options.required("target", options.text("target"))?.to_owned(),
            distance: distance(options)?,
            teleported: options.square("teleported")?,
            unseen: options.flag("unseen")?.unwrap_or(false),
            manner: Manner::parse(options)?,
        };
        if following.unseen && following.teleported.is_none() {
            return Err(Mistake::new(say!("follow-unseen-without-square")));
        }
        if following.teleported.is_some() && following.manner.to.is_some() {
            return Err(Mistake::new(say!("follow-to-or-teleported")));
        }
        Ok(following)
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let target = other(table, &mover, &self.target, |name| say!("follow-itself", name))?;
        table.on_map(&self.teleported.into_iter().collect::<Vec<_>>())?;
        let intent = Intent::Follow { target: target.clone(), distance: self.distance, lost: self.teleported };
        let seen =
            !self.unseen && referee.encounter().creature(target).is_some_and(|it| referee.sees(mover.creature(), it));
        self.manner.answer(table, (referee, mover), "follow", &intent, self.teleported.is_some() && seen)
    }
}

impl KeepDistance {
    /// What the options `from` (names with commas between), `distance`, `creature`, `to`, `share`, `preview`, `force` and
    /// those of [`Opposing`] say; `None` without `from` and `distance`.
    pub(super) fn parse(options: &Options<'_>) -> Result<Option<Self>, Mistake> {
        let Some(from) = options.text("from") else {
            return match options.text("distance") {
                None => Ok(None),
                Some(_) => Err(Mistake::new(say!("keep-distance-from-nobody"))),
            };
        };
        let names = from.split([',', ';']).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        let from: Vec<String> = names.collect();
        if from.is_empty() {
            return Err(Mistake::new(say!("keep-distance-from-whom")));
        }
        Ok(Some(KeepDistance {
            creature: options.text("creature").map(str::to_owned),
            from,
            distance: distance(options)?,
            manner: Manner::parse(options)?,
        }))
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
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

impl Manner {
    /// The mover answers the movement of others as the intent says: at once as they stand now, and in a phase until that
    /// ends.
    fn answer<'t>(
        &self,
        table: &Table<'t>,
        (referee, mover): (Referee<'t>, Mover<'t>),
        action: &'static str,
        intent: &Intent,
        chases: bool,
    ) -> Result<Outcome, Mistake> {
        let referee = referee.planning(self.preview);
        let intents = referee.intents();
        let mover = mover.sharing(self.share);
        let mut deed = match &self.to {
            Some(to) => {
                let stops = to.stops(mover.creature().anchor, referee.encounter().battlefield.area())?;
                let walk = Walk { stops, share: self.share, ..Walk::default() };
                let ruling = referee.declare(&mover, intent, &walk);
                let how = (self.preview, self.force);
                let mut deed = played(table, &referee, action, ruling, &walk, (&intents, &self.opposing), how);
                deed.declares = Some(intent.clone());
                deed
            }
            None => {
                let play = |contests: &[Contest]| {
                    referee.answer(&mover, intent, chases, Answers { intents: &intents, contests, forced: self.force })
                };
                self.opposing.deed(table, &referee, action, self.preview, play)
            }
        };
        (deed.preview, deed.force) = (self.preview, self.force);
        let refused = deed.ruling.verdict == Verdict::Illegal && !self.force;
        if referee.is_in_phases() && !refused && !self.preview {
            let told = explain::intends(deed.declares.as_ref().unwrap_or(intent));
            deed.lines.push(say!("answer-until-phase-ends", name = mover.creature().name, told));
        }
        deed.lines.extend(helpless_note(mover.creature()));
        deed.json.insert(
            "speed".to_owned(),
            explain::Pacing::of(referee.ruleset(), mover.creature(), crate::referee::Pace::Single).json,
        );
        deed.outcome()
    }
}

/// `/phase next`.
pub(super) fn next_phase(table: &Table<'_>) -> Result<Outcome, Mistake> {
    let referee = table.referee()?;
    let (ruleset, encounter) = (referee.ruleset(), referee.encounter());
    let mut ruling = json!({
        "verdict": "legal",
        "ruleset": ruleset.id,
        "action": "phase",
        "reasons": [],
        "rules": explain::rules_json(ruleset, &[RuleId::Actions]),
    });
    if !ruleset.actions.is.has_phases() {
        let message = say!("phase-by-turns", ruleset = ruleset.name);
        ruling["verdict"] = json!("illegal");
        ruling["reasons"] = json!([{"rule": RuleId::Actions.word(), "message": message}]);
        let told = Words::lines([message, explain::by_rules(ruleset, &[RuleId::Actions])]);
        return Ok(Outcome::said(told).refused_if(true).ruled(ruling));
    }
    let mut next = encounter.clone();
    let mut rounds = next.rounds.take().unwrap_or_else(|| Box::new(Rounds::in_phases()));
    if encounter.rounds.is_some() {
        rounds.next_phase();
    }
    let round = rounds.round;
    let (phase, begins) = match rounds.stage {
        Stage::Action => ("action", say!("phase-action", round)),
        _ => ("movement", say!("phase-movement", round)),
    };
    ruling["round"] = json!(rounds.round);
    ruling["stage"] = json!(phase);
    let mut lines = vec![begins];
    next.rounds = Some(rounds);
    let mut fallen = forced::handed_on(table, &referee, &mut next);
    lines.extend(fallen.iter().flat_map(|fall| fall.lines.iter().cloned()));
    let (fliers, more) = skies::handed_on(table, &referee, &mut next);
    lines.extend(fliers);
    fallen.extend(more);
    plummet::tell(ruleset, &mut ruling, &fallen);
    lines.push(explain::by_rules(ruleset, &[RuleId::Actions]));
    let scene = picture::board(ruleset, &next);
    Ok(Outcome::said(Words::lines(lines)).ruled(ruling).showing(scene).leaving(next))
}

/// What others did in answer, as scripts read it.
pub(super) fn answers_json(referee: &Referee<'_>, others: &[Ruling]) -> Value {
    let told = others.iter().map(|other| {
        let action = referee.intent(&other.creature).map_or("follow", Intent::word);
        explain::moved_json(referee.ruleset(), other, action)
    });
    told.collect()
}

#[cfg(test)]
mod tests;
