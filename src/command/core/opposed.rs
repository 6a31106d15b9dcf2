//! Opposed initiative checks: results rolled at the table, or rolls by the bot.

use serde_json::{Value, json};

use crate::command::core::answers::answers_json;
use crate::command::core::dice::DiePurpose;
use crate::command::core::ground::{GroundRolls, in_their_order};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::{Roll, Rolling, results};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{AGAINST_BONUS, AGAINST_CHECKS, INITIATIVE_CHECK};
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Encounter, Intent, Name};
use crate::referee::{
    Along, Answers, Check, Conflict, Conflicts, Contest, Fact, Missing, Mover, Opposed, PlayedOut, Playouts,
    ReactiveFact, Referee, Results, Rolled, Ruling, Turns, Verdict, Walk,
};
use crate::say;
use crate::words::Message;
use std::collections::BTreeMap;

/// What the command gives for one side of the opposed checks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Side {
    /// Nothing: the bonus on the creature's sheet is used.
    #[default]
    Nothing,
    /// Results in order; a single one serves for all checks.
    Given(Vec<i32>),
    /// A bonus to roll with.
    Bonus(i32),
}

/// How opposed checks are to be made, as given in the command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Opposing {
    mover: Side,
    against: Side,
    /// The mover's results, if `check` is for the movement's own check.
    apart: Side,
}

/// Where a result comes from.
#[derive(Clone, Copy)]
enum Source {
    Given(i32),
    Roll(i32),
    /// The result of an initiative check that the creature already made this phase.
    Made(i32),
}

impl Side {
    fn parse(options: &Options<'_>, check: &str, bonus: &str) -> Result<Self, UserError> {
        match (options.text(check), options.number(bonus)?) {
            (Some(_), Some(_)) => Err(UserError::new(say!("opposed-result-or-bonus", check, bonus))),
            (None, Some(bonus)) => Ok(Side::Bonus(bonus)),
            (Some(text), None) => Ok(Side::Given(results(check, text)?)),
            (None, None) => Ok(Side::Nothing),
        }
    }

    /// Where the result of the `nth` check comes from; `None` if it is unknown.
    fn source(&self, nth: usize, sheet: Option<i32>) -> Option<Source> {
        match self {
            Side::Nothing => sheet.map(Source::Roll),
            Side::Bonus(bonus) => Some(Source::Roll(*bonus)),
            Side::Given(results) if results.len() == 1 => results.first().copied().map(Source::Given),
            Side::Given(results) => results.get(nth).copied().map(Source::Given),
        }
    }
}

impl Opposing {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        let apart = options.text(INITIATIVE_CHECK.name).map(|text| results(INITIATIVE_CHECK.name, text)).transpose()?;
        Ok(Opposing {
            mover: Side::parse(options, "check", "bonus")?,
            against: Side::parse(options, AGAINST_CHECKS.name, AGAINST_BONUS.name)?,
            apart: apart.map_or(Side::Nothing, Side::Given),
        })
    }

    /// These results for a movement's opposed checks: the first of the mover's results go to the checks the movement makes
    /// itself.
    pub(crate) fn for_opposed_checks(&self, ruling: &Ruling) -> Self {
        let own = ruling.checks.iter().filter(|check| !check.kind.is_opposed()).count();
        let mover = match &self.mover {
            _ if self.apart != Side::Nothing => self.apart.clone(),
            side if own == 0 => side.clone(),
            Side::Given(results) if results.len() > own => Side::Given(results[own..].to_vec()),
            Side::Given(_) | Side::Bonus(_) | Side::Nothing => Side::Nothing,
        };
        Opposing { mover, ..self.clone() }
    }

    /// Whether anything is given for the opponent's side.
    pub(crate) fn is_against_somebody(&self) -> bool {
        self.against != Side::Nothing
    }

    /// How to make the mover's own check, if no opponent rolls against it.
    pub(crate) fn alone(&self) -> Rolling {
        match &self.mover {
            Side::Nothing => Rolling::default(),
            Side::Given(results) => Rolling::of_check(results.first().copied(), None),
            Side::Bonus(bonus) => Rolling::of(None, Some(*bonus)),
        }
    }

    /// The results given for the mover's own checks, if no opponent rolls against it.
    pub(crate) fn results(&self) -> Results {
        match &self.mover {
            Side::Given(results) => match results[..] {
                [total] => Results::All(Rolled::total(total)),
                _ => Results::Each(results.iter().copied().map(Rolled::total).collect()),
            },
            Side::Nothing | Side::Bonus(_) => Results::None,
        }
    }

    fn sources(&self, referee: Referee<'_>, nth: usize, opposed: &Opposed) -> Option<(Source, Source)> {
        let sheet = |name: &Name| referee.encounter().creature(name).and_then(|one| one.initiative);
        let mover = self.mover.source(nth, sheet(&opposed.mover))?;
        Some((mover, self.against.source(nth, sheet(&opposed.against))?))
    }

    /// The results by which these two contend for a place, with the bot's rolls. `None` if a result is missing, or if the bot
    /// would have to roll in a preview. Each creature makes one such check per phase.
    fn contest(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        opposed: &Opposed,
        preview: bool,
    ) -> Option<(Contest, Vec<Message>)> {
        let sheet = |name: &Name| referee.encounter().creature(name).and_then(|one| one.initiative);
        let source = |side: &Side, who: &Name| {
            Conflicts(referee).check_of(who).map(Source::Made).or_else(|| side.source(0, sheet(who)))
        };
        let (mover, against) = (source(&self.mover, &opposed.mover)?, source(&self.against, &opposed.against)?);
        if preview && matches!((mover, against), (Source::Roll(_), _) | (_, Source::Roll(_))) {
            return None;
        }
        let mut rolls = Vec::new();
        let mut result = |decides, source, who: &Name| match source {
            Source::Given(total) => Rolled::total(total),
            Source::Made(total) => {
                rolls.push(say!("opposed-made", who, total));
                Rolled::total(total)
            }
            Source::Roll(bonus) => {
                let roll = Roll { die: table.dice.roll(decides, 20), bonus };
                rolls.push(say!("opposed-roll", who, roll = roll.line()));
                roll.rolled()
            }
        };
        let mover = result(DiePurpose::Check, mover, &opposed.mover);
        let against = result(DiePurpose::Against, against, &opposed.against);
        Some((Contest { mover, against }, rolls))
    }

    /// What is left after the first check.
    pub(crate) fn after_one(&self) -> Self {
        let rest = |side: &Side| match side {
            Side::Given(results) if results.len() > 1 => Side::Given(results[1..].to_vec()),
            side => side.clone(),
        };
        Opposing { mover: rest(&self.mover), against: rest(&self.against), apart: rest(&self.apart) }
    }

    /// If another creature went to the mover's goal in the same phase, the opposed initiative check decides. If the mover
    /// wins, the other goes only as far as it can and the mover gets there; otherwise the ruling stands. `of` turns a ruling
    /// into its resolution, and `again` judges the same movement on another table.
    pub(crate) fn contend(
        &self,
        (table, referee): (&Table<'_>, Referee<'_>),
        request: &MoveRequest,
        mover: &Mover<'_>,
        (conflict, ruling): (Conflict, Ruling),
        of: impl FnOnce(Ruling) -> Result<Outcome, UserError>,
        again: impl FnOnce(&Table<'_>, Opposing) -> Result<Outcome, UserError>,
    ) -> Result<Outcome, UserError> {
        let name = &mover.creature().name;
        let opposed = Opposed { mover: name.clone(), against: conflict.first.clone() };
        let against = &opposed.against;
        let Some((contest, mut lines)) = self.contest(table, referee, &opposed, request.preview) else {
            let open = of(Conflicts(referee).open(&conflict, ruling))?;
            return Ok(open.adding_lines(vec![say!("opposed-open", mover = name, against)]));
        };
        let mut outcome = of(ruling)?;
        let (own, theirs) = (contest.mover.total, contest.against.total);
        let made = [(name.clone(), own), (against.clone(), theirs)];
        let won = own > theirs;
        let mut told = json!({"against": against, "result": own, "against_result": theirs, "won": won});
        let yielded = Conflicts(referee).yielded(&conflict, name).filter(|_| won);
        let yielded = yielded.map(|(board, place)| (having_made(board, &made), place));
        let there = match &yielded {
            Some((board, _)) => {
                let there = again(&Table { encounter: Some(board), ..*table }, self.after_one())?;
                Some(there)
                    .filter(|there| there.facts.way.last().is_some_and(|(at, _)| at.anchor == conflict.goal.anchor))
            }
            None => None,
        };
        lines.push(match (won, there, yielded) {
            (true, Some(there), Some((_, place))) => {
                outcome = there;
                told["yields_to"] = json!(place.anchor);
                say!("conflict-won", mover = name, against, own, theirs, to = place.anchor)
            }
            (true, ..) => say!("conflict-won-by-hand", mover = name, against, own, theirs),
            (false, ..) => say!("conflict-lost", mover = name, against, own, theirs),
        });
        outcome.message = Message::lines([outcome.message].into_iter().chain(lines));
        if let Some(ruling) = &mut outcome.ruling {
            ruling["conflict"] = told;
        }
        if request.preview {
            return Ok(outcome);
        }
        let next = outcome.next.take().unwrap_or_else(|| referee.encounter().clone());
        Ok(outcome.memorable_if(true).leaving(having_made(next, &made)))
    }

    /// The rolls for the checks of the ground, if a movement makes no other checks of its own.
    pub(crate) fn on_the_ground(&self) -> GroundRolls {
        GroundRolls::given(self.results(), self.alone().bonus())
    }

    /// Plays a movement out, rolling every open check it can, and builds the resolution. A preview rolls nothing.
    pub(crate) fn resolution<'d, 't>(
        &self,
        table: &'d Table<'t>,
        referee: Referee<'t>,
        action: &'static str,
        (request, ground): (&MoveRequest, &GroundRolls),
        play: impl Fn(&[Contest], &Results) -> PlayedOut,
    ) -> Resolution<'d, 't> {
        let mut contests = Vec::new();
        let mut rolls: Vec<(Name, Roll)> = Vec::new();
        let (mut ground, mut on_the_ground) = (ground.clone(), Vec::new());
        let played_out = loop {
            let played_out = play(&contests, &ground.known(&on_the_ground));
            let opposed = match &played_out.open {
                None => break played_out,
                Some(Missing::Contest(opposed)) => opposed,
                Some(Missing::Ground) => {
                    let own = Some(self.on_the_ground()).filter(|own| ground.is_empty() && !own.is_empty());
                    if let Some(own) = own.filter(|_| contests.is_empty()) {
                        ground = own;
                        continue;
                    }
                    let Some(roll) = ground.throw(table).filter(|_| !request.preview) else { break played_out };
                    on_the_ground.push(roll);
                    continue;
                }
            };
            let Some((mover, against)) = self.sources(referee, contests.len(), opposed) else { break played_out };
            if request.preview && matches!((mover, against), (Source::Roll(_), _) | (_, Source::Roll(_))) {
                break played_out;
            }
            let mut result = |decides, source, who: &Name| match source {
                Source::Given(total) | Source::Made(total) => Rolled::total(total),
                Source::Roll(bonus) => {
                    let roll = Roll { die: table.dice.roll(decides, 20), bonus };
                    rolls.push((who.clone(), roll));
                    roll.rolled()
                }
            };
            let mover = result(DiePurpose::Check, mover, &opposed.mover);
            contests.push(Contest { mover, against: result(DiePurpose::Against, against, &opposed.against) });
        };
        let PlayedOut { ruling, others, open, intent, redeclared } = played_out;
        let halted = |other: &Ruling| {
            let halt = table.halts.answers.iter().find(|(who, _)| *who == other.creature)?.1;
            (halt.stands < other.steps.len()).then_some(halt)
        };
        let stopped: Vec<Name> =
            others.iter().filter(|it| halted(it).is_some()).map(|it| it.creature.clone()).collect();
        let others: Vec<Ruling> =
            others.into_iter().map(|other| halted(&other).map_or(other.clone(), |halt| other.halted(halt))).collect();
        let mut resolution = Resolution::new(table, referee, action, request, ruling);
        resolution.has_bonus = ground.has_bonus();
        resolution.rolls = in_their_order(&resolution.ruling, Vec::new(), on_the_ground);
        resolution.lines.extend(rolls.iter().map(|(who, roll)| say!("opposed-roll", who, roll = roll.line())));
        if !rolls.is_empty() {
            let as_json = |(who, roll): &(Name, Roll)| {
                let mut json = roll.json();
                json["who"] = json!(who);
                json
            };
            resolution.set_json("rolls", rolls.iter().map(as_json).collect::<Value>());
        }
        // A mover that is held back has stopped: it doesn't get a second try with the speed it has left.
        let held = |fact: &Fact| matches!(fact, Fact::Reactive(ReactiveFact::HeldBack { .. }));
        resolution.takes_all |= resolution.ruling.notes().any(|note| held(&note.fact));
        if let Some(Missing::Contest(opposed)) =
            open.as_ref().filter(|_| resolution.ruling.verdict == Verdict::NeedsCheck)
        {
            resolution.has_bonus = self.sources(referee, contests.len(), opposed).is_some();
            let (mover, against) = (&opposed.mover, &opposed.against);
            let own = |check: &Check| !check.kind.is_opposed() && !check.kind.is_of_the_ground();
            resolution.lines.push(match resolution.ruling.checks.iter().any(own) {
                true => say!("opposed-open-besides", mover, against),
                false => say!("opposed-open", mover, against),
            });
        }
        if !others.is_empty() && resolution.ruling.verdict != Verdict::NeedsCheck {
            for other in &others {
                resolution.lines.push(explain::answered(referee, other, Turns(referee).intent(&other.creature)));
                let no_further =
                    stopped.contains(&other.creature).then(|| say!("hidden-no-further", who = other.creature));
                resolution.lines.extend(no_further);
            }
            resolution.cites.extend(others.iter().flat_map(|other| other.rules()));
            resolution.set_json("answers", answers_json(referee, &others));
        }
        resolution.declares = intent;
        resolution.redeclares = redeclared;
        resolution.others = others;
        resolution
    }
}

/// The table once these creatures have made their initiative checks for the phase.
fn having_made(mut table: Encounter, made: &[(Name, i32)]) -> Encounter {
    if let Some(rounds) = table.rounds.as_deref_mut() {
        rounds.contended.extend(made.iter().cloned());
    }
    table
}

/// Plays a judged movement out against the creatures that respond to it, unless the rules refuse it.
pub(crate) fn played<'d, 't>(
    table: &'d Table<'t>,
    referee: Referee<'t>,
    action: &'static str,
    ruling: Ruling,
    (walk, along): (&Walk, Along),
    (intents, opposing): (&BTreeMap<Name, Intent>, &Opposing),
    request: &MoveRequest,
) -> Resolution<'d, 't> {
    // A creature that has declared to follow does so only as the phase ends, and loses anyone who vanishes before then.
    let pursued = || referee.encounter().rounds.iter().flat_map(|rounds| rounds.declared()).any(|(_, it)| it.moves());
    let vanishes = along != Along::Foot && pursued();
    let plain = (intents.is_empty() && !vanishes) || (ruling.verdict != Verdict::Legal && !request.force);
    if plain {
        Resolution::new(table, referee, action, request, ruling)
    } else {
        let play = |contests: &[Contest], ground: &Results| {
            Playouts(referee).play_out(
                ruling.clone(),
                (walk, along),
                Answers { intents, contests, ground, forced: request.force },
            )
        };
        opposing.resolution(table, referee, action, (request, &GroundRolls::default()), play)
    }
}
