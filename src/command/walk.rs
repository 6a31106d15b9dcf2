use serde_json::json;

use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::given::Options;
use super::mistake::Mistake;
use super::picture;
use super::spec::{Kind, Opt, Spec, may, needs};
use crate::explain::{self, Told};
use crate::field::Creature;
use crate::referee::{Fact, Pace, Prefer, Verdict, Walk};
use crate::ruleset::RuleId;

const PACES: &[&str] = &["move", "double"];
const PREFERENCES: &[&str] = &["shortest", "safest"];
/// The modes of movement that are judged; walking is the only one of this release.
const MODES: &[&str] = &["walk"];

const PACE: Opt = may("pace", Kind::Choice(PACES), "One move action (move, the default) or the whole round (double)");
const MODE: Opt = may("mode", Kind::Choice(MODES), "How it moves (default walk)");

/// The highest altitude in feet that can be named.
const MOST_ALTITUDE: u32 = 1_000;

pub(super) const MOVE: Spec = Spec {
    name: "move",
    sub: None,
    about: "Judge a move and make it: what it costs, who may strike, which rule decides",
    options: &[
        needs("to", Kind::Squares, "A square: the best route. Several: through these. All adjacent: this very path"),
        WHO,
        PACE,
        may("prefer", Kind::Choice(PREFERENCES), "The shortest route (default) or the one that provokes fewest"),
        MODE,
        may("altitude", Kind::Feet(MOST_ALTITUDE), "Feet above the floor to end at; walkers stay on it"),
        may("share", Kind::Flag, "Share squares by agreement, where the rulebook knows that (default false)"),
        may(
            "as-far-as",
            Kind::Flag,
            "Stop on the way where the movement runs out or the way is closed (default false)",
        ),
        may("preview", Kind::Flag, "Judge and draw, but change nothing (default false)"),
        may("force", Kind::Flag, "The GM's overrule: done whatever the rules say (default false)"),
    ],
    example: "/move creature:Ogre to:F6",
    gm: false,
    private: false,
};

pub(super) const REACHABLE: Spec = Spec {
    name: "reachable",
    sub: None,
    about: "Every square where a creature could end its move, with the feet it takes",
    options: &[WHO, PACE, MODE],
    example: "/reachable creature:Ogre",
    gm: false,
    private: false,
};

fn pace(options: &Options<'_>) -> Result<Pace, Mistake> {
    let meaning = |word: &str| match word {
        "move" => Some(Pace::Single),
        "double" => Some(Pace::Double),
        _ => None,
    };
    Ok(options.choice("pace", meaning)?.unwrap_or_default())
}

fn walks(options: &Options<'_>) -> Result<(), Mistake> {
    options.choice("mode", |word| MODES.contains(&word).then_some(())).map(|_| ())
}

/// Nobody walks on air.
fn on_the_floor(creature: &Creature) -> Result<(), Mistake> {
    if creature.altitude.0 == 0 {
        return Ok(());
    }
    Err(Mistake::new(format!(
        "{} is {} up, and nobody walks on air. Put it on the floor with /place and altitude:0, or move it with force:true.",
        creature.name, creature.altitude
    )))
}

/// `/move`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    creature: Option<String>,
    walk: Walk,
    preview: bool,
    force: bool,
}

impl Move {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        walks(options)?;
        if let Some(altitude) = options.feet_in_squares("altitude")?.filter(|altitude| altitude.0 > 0) {
            return Err(Mistake::new(format!("A walker stays on the floor; it cannot end {altitude} up.")));
        }
        let prefer = |word: &str| match word {
            "shortest" => Some(Prefer::Shortest),
            "safest" => Some(Prefer::Safest),
            _ => None,
        };
        Ok(Move {
            creature: options.text("creature").map(str::to_owned),
            walk: Walk {
                stops: options.required("to", options.squares("to")?)?,
                pace: pace(options)?,
                prefer: options.choice("prefer", prefer)?.unwrap_or_default(),
                as_far_as: options.flag("as-far-as")?.unwrap_or(false),
                share: options.flag("share")?.unwrap_or(false),
                ..Walk::default()
            },
            preview: options.flag("preview")?.unwrap_or(false),
            force: options.flag("force")?.unwrap_or(false),
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let creature = mover.creature();
        table.on_map(&self.walk.stops)?;
        if self.force {
            self.may_force(table, creature)?;
        } else {
            on_the_floor(creature)?;
        }
        let ruling = referee.adjudicate(&mover, &self.walk);
        if ruling.findings.iter().any(|finding| finding.fact == Fact::TooTangled) {
            return Err(Mistake::new(
                "The board is too tangled to find the best way: name other squares on the way, or leave out prefer.",
            ));
        }
        let legal = ruling.verdict == Verdict::Legal;
        let done = (legal || self.force) && !self.preview;
        let how = match (legal, self.force, self.preview) {
            (false, true, _) => Told::Forced,
            (_, _, true) => Told::Preview,
            _ => Told::Done,
        };
        let mut message = explain::moved(referee.ruleset(), &ruling, how);
        if self.force && self.preview && !legal {
            message.insert_str(0, "Only a preview. ");
        }
        if creature.helpless {
            message
                .push_str(&format!("\n{} counts as helpless: whether it can move is the GM's to say.", creature.name));
        }
        let mut json = explain::moved_json(referee.ruleset(), &ruling, "move");
        if self.force {
            json["forced"] = json!(true);
        }
        let mut next = referee.encounter().clone();
        if done {
            let squeezed = referee.ruleset().stance(creature.size, ruling.to.footprint).flatten();
            next.put(Creature { anchor: ruling.to.anchor, squeezed, ..creature.clone() });
        }
        let scene = picture::moved(&referee, &next, &ruling, done);
        let outcome = Outcome::said(message).refused_if(!legal && !self.force).ruled(json).showing(scene);
        Ok(if done && ruling.to != ruling.from { outcome.leaving(next) } else { outcome })
    }

    fn may_force(&self, table: &Table<'_>, creature: &Creature) -> Result<(), Mistake> {
        if !table.gm {
            return Err(Mistake::new("Only the GM may force a move past the rules."));
        }
        let goal = self.walk.stops.last().copied().unwrap_or(creature.anchor);
        table.fits_map(&Creature { anchor: goal, ..creature.clone() })
    }
}

/// `/reachable`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reachable {
    creature: Option<String>,
    pace: Pace,
}

impl Reachable {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        walks(options)?;
        Ok(Reachable { creature: options.text("creature").map(str::to_owned), pace: pace(options)? })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        on_the_floor(mover.creature())?;
        let ruleset = referee.ruleset();
        let budget = referee.budget(&mover, self.pace);
        let ends = referee.reachable(&mover, self.pace, false);
        let name = &mover.creature().name;
        let rules = [RuleId::Speed, RuleId::Diagonals, RuleId::Ending];
        let squares: serde_json::Map<String, serde_json::Value> =
            ends.feet().map(|(anchor, feet)| (anchor.to_string(), json!(feet))).collect();
        let others = squares.len().saturating_sub(1);
        let ruling = json!({
            "ruleset": ruleset.id,
            "action": "reachable",
            "creature": name,
            "from": mover.placement().anchor,
            "budget": budget,
            "squares": squares,
            "rules": explain::rules_json(ruleset, &rules),
        });
        let message = format!(
            "{name} can end its move in {others} other places within {}.\n{}",
            explain::length(budget),
            explain::by_rules(ruleset, &rules)
        );
        let mut scene = picture::about(ruleset, referee.encounter(), name);
        let space = mover.placement().footprint;
        scene.reach = ends.feet().map(|(anchor, feet)| (space.at(anchor), feet)).collect();
        Ok(Outcome::said(message).ruled(ruling).showing(scene))
    }
}
