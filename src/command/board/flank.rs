//! `/flank`: whether one creature flanks another.

use serde_json::{Value, json};

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::outcome::{Outcome, each_once};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{TARGET, WHO, target};
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::explain;
use crate::referee::{Flanks, NoFlank, NoThreat, Partner};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const FLANK: Spec = Spec {
    name: "flank",
    options: &[TARGET, WHO, may("ally", Kind::Creature)],
    menu: Menu::under("look", "flank").only(IN_TURNS),
    example: "/flank creature:Aldo target:Ogre",
    looks: true,
    ..Spec::of::<FlankArgs>()
};

/// What flanking adds to a melee attack, in every rulebook that has flanking.
const BONUS: i32 = 2;

/// `/flank`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FlankArgs {
    creature: Option<String>,
    target: String,
    ally: Option<String>,
}

impl Command for FlankArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(FlankArgs { creature: options.owned("creature"), target: target(options)?, ally: options.owned("ally") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let flanker = table.creature(self.creature.as_deref())?;
        let target = table.creature(Some(&self.target))?;
        let ally = self.ally.as_deref().map(|typed| table.creature(Some(typed))).transpose()?;
        if flanker.name == target.name {
            let name = &flanker.name;
            return Err(UserError::new(say!("flank-itself", name)));
        }
        if let Some(ally) = ally.filter(|ally| ally.name == flanker.name || ally.name == target.name) {
            return Err(UserError::new(say!("flank-ally", name = ally.name)));
        }
        let referee = table.referee()?;
        let ruleset = referee.ruleset();
        let flank = Flanks(referee).flank(flanker, target, ally);
        let unknown = flank.against.iter().any(|(_, why)| *why == NoFlank::Unknown);
        let flanked = !flank.with.is_empty();
        let names = (&flanker.name, &target.name);
        let why = |(_, why): &(RuleId, NoFlank)| explain::no_flank(ruleset, names, why);
        let had = flank.with.iter().map(|partner| partner.rule).chain(flank.against.iter().map(|(rule, _)| *rule));
        let rules = each_once([RuleId::Flanking].into_iter().chain(had));
        let line = |partner: &Partner| partner.line.map(|(from, to)| [from.to_string(), to.to_string()]);
        let reasons: Vec<Value> =
            flank.against.iter().map(|one| json!({"rule": one.0.word(), "message": why(one)})).collect();
        let lines: Vec<Value> = flank
            .with
            .iter()
            .map(|partner| json!({"with": partner.name, "line": line(partner), "rule": partner.rule.word()}))
            .collect();
        let ruling = json!({
            "ruleset": ruleset.id,
            "action": "flank",
            "creature": flanker.name,
            "target": target.name,
            "flanked": flanked,
            "bonus": flanked.then_some(BONUS),
            "with": flank.with.iter().map(|partner| &partner.name).collect::<Vec<_>>(),
            "line": flank.with.iter().find_map(line),
            "lines": lines,
            "reasons": reasons,
        });
        let (name, target) = names;
        let mut lines = vec![match flanked {
            true => say!("flank-does", name, target),
            false => say!("flank-does-not", name, target),
        }];
        lines.extend(flank.with.iter().map(explain::partner));
        lines.extend(flanked.then(|| say!("flank-bonus", bonus = format!("+{BONUS}"))));
        // If no ally was named, allies that are too far away don't get a line each.
        let far = |(_, why): &&(RuleId, NoFlank)| match why {
            NoFlank::NoThreat { who, why: NoThreat::TooFar } => ally.is_none() && *who != flanker.name,
            _ => false,
        };
        let near = flank.against.iter().filter(|one| !far(one)).count();
        lines.extend(flank.against.iter().filter(|one| near == 0 || !far(one)).take(near.max(1)).map(why));
        lines.push(explain::by_rules(ruleset, &rules));
        let scene = picture::about(ruleset, referee.encounter(), &flanker.name);
        Ok(Outcome::new(Message::lines(lines))
            .refused_if(unknown)
            .ruled(ruling)
            .about(&flanker.name)
            .citing(ruleset, &rules)
            .showing(scene))
    }
}
