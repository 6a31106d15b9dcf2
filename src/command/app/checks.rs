//! Check buttons, for the people they concern: if a ruling waits for a result, its roller rolls or enters one, and the GM can
//! say how it went. Results already entered stay in the command line behind the buttons, so nothing is typed or rolled twice.
//! In an opposed check, the opponent's player gives that side's result.

use crate::command::app::button_context::{ButtonTerms, Completes};
use crate::command::app::press::{Pressed, filled_in, too_old};
use crate::command::app::{TableRequest, line};
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::options::{
    AGAINST, AGAINST_BONUS, BONUS, CHECK, DIFFICULTY_VALUE, FALL_BONUS, FALL_RESULTS, GROUND_BONUS, GROUND_RESULTS,
    INITIATIVE_CHECK, MEDIUM_DC, MEDIUM_RESULT, NATURAL, WHO,
};
use crate::command::input::user_error::UserError;
use crate::command::modes::jump::REFLEX;
use crate::command::reply::facts::OpenCheck;
use crate::command::reply::fallen_die::FallenDie;
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::{Key, LineButton};
use crate::command::reply::{Reply, Status, panel};
use crate::command::setup::creature::SHEET;
use crate::command::travel::TRAVEL;
use crate::field::{Creature, Encounter, Name};
use crate::say;
use crate::store::PanelLine;

/// The margin by which a check fails if the GM says it failed badly.
const BADLY: i32 = 5;

impl TableRequest<'_> {
    /// The command with its creature named, so that the button's line means the same creature for everyone.
    pub(crate) fn given_by_name(&self, reply: &Reply) -> Invocation {
        let mut given = self.request.given.clone();
        let names = self.spec.options.contains(&WHO) && given.value(WHO.name).is_none();
        if let Some(who) = reply.facts.creature.as_ref().filter(|_| names) {
            given.options.push((WHO.name.to_owned(), who.to_string()));
        }
        given
    }

    /// The buttons for the check an answer leaves open, whether the command waits for it or was carried out without it.
    pub(crate) fn to_roll(&self, reply: &Reply) -> Vec<LineButton> {
        let done = reply.status == Status::Done && !self.is_read_only();
        let open = &reply.facts.open_checks;
        let Some(open) = open.first().filter(|_| done || reply.status == Status::Pending) else { return Vec::new() };
        let buttons = self.for_the_check(reply, open);
        let rolled = self.dice.rolled();
        // If the GM has just set a defense and the command still waits, completing it takes that back too; dice already
        // rolled stay.
        if !done && self.terms.defense.is_none() && rolled.is_empty() {
            return buttons;
        }
        buttons.into_iter().map(|button| button.completing(&rolled)).collect()
    }

    fn for_the_check(&self, reply: &Reply, open: &OpenCheck) -> Vec<LineButton> {
        let given = self.given_by_name(reply);
        let given = &given;
        let lacks = |name: &str| self.spec.option(name).is_some() && given.value(name).is_none();
        let own = lacks(CHECK.name) && lacks(BONUS.name);
        if let Some(defends) = open.against.clone().filter(|_| open.asks_for_the_defense) {
            // Without the defense, no result can be judged.
            let label = say!("key-defense-of", who = defends);
            return vec![LineButton::new(label, given).setting_the_defense_of(defends)];
        }
        let other = lacks(AGAINST.name) && given.value(AGAINST_BONUS.name).is_none();
        let button = |label, asks: &[&'static str], whose: Option<&Name>| {
            let asks: Vec<&'static str> = asks.iter().copied().filter(|name| lacks(name)).collect();
            LineButton::new(label, given).asking(asks, whose.cloned())
        };
        if open.opposed && reply.facts.of_group {
            // The mover rolls, and so does each opponent.
            let rolls = own && other;
            return Vec::from_iter(rolls.then(|| button(say!("key-roll"), &[BONUS.name, AGAINST_BONUS.name], None)));
        }
        if let (Some(against), None, true) = (&open.against, open.needs, other && open.opposed) {
            // If the movement's own check has its result, the opposed check takes a separate one.
            let own = lacks(CHECK.name) && given.value(BONUS.name).is_none();
            let besides = !own && lacks(INITIATIVE_CHECK.name);
            let asks: &[&'static str] = if besides { &[INITIATIVE_CHECK.name] } else { &[CHECK.name, BONUS.name] };
            let mover = reply.facts.creature.as_ref().filter(|_| own || besides);
            let mover = mover.map(|who| button(say!("key-result-of", who), asks, None));
            let rolls = [AGAINST.name, AGAINST_BONUS.name];
            let against = button(say!("key-result-of", who = against), &rolls, Some(against));
            return mover.into_iter().chain([against]).collect();
        }
        if open.of_the_medium && lacks(MEDIUM_RESULT) {
            let enter = button(say!("key-enter-result"), &[MEDIUM_DC, MEDIUM_RESULT], None);
            return vec![enter];
        }
        if open.of_the_ground && lacks(GROUND_RESULTS) && lacks(GROUND_BONUS) {
            let roll = button(say!("key-roll"), &[GROUND_BONUS], None);
            return vec![roll, button(say!("key-enter-result"), &[GROUND_RESULTS], None)];
        }
        if open.softens && lacks(FALL_RESULTS) && lacks(FALL_BONUS) {
            let roll = button(say!("key-roll"), &[FALL_BONUS], None);
            return vec![roll, button(say!("key-enter-result"), &[FALL_RESULTS], None)];
        }
        if open.grabs && lacks(REFLEX.name) {
            // The jump that fell short already has its result.
            let says = |label, save: i32| {
                let mut line = given.clone();
                line.options.push((REFLEX.name.to_owned(), save.to_string()));
                LineButton::new(label, line).for_gm()
            };
            let ruled = open.needs.map(|dc| [says(say!("key-succeeds"), dc), says(say!("key-fails"), dc - 1)]);
            let enter = button(say!("key-enter-result"), &[REFLEX.name], None);
            return [enter].into_iter().chain(ruled.into_iter().flatten()).collect();
        }
        if !own {
            return Vec::new();
        }
        // If nobody has given the difficulty yet, it is asked for along with the roll.
        let difficulty = [DIFFICULTY_VALUE.name, "dc"].into_iter().filter(|_| open.needs.is_none());
        let asking = |asks: &[&'static str]| difficulty.clone().chain(asks.iter().copied()).collect::<Vec<_>>();
        let roll = button(say!("key-roll"), &asking(&[BONUS.name]), None);
        let enter = button(say!("key-enter-result"), &asking(&[CHECK.name, NATURAL.name]), None);
        // A typed result belongs to a single creature.
        let enter = (!reply.facts.of_group).then_some(enter);
        // One result counts for all checks of its kind, so it must succeed in each or fail in each.
        let decide = |open: &&OpenCheck| open.softens == reply.facts.open_checks[0].softens;
        let all: Option<Vec<i32>> = reply.facts.open_checks.iter().filter(decide).map(|open| open.needs).collect();
        let ruled = all.and_then(|all| Some((*all.iter().min()?, *all.iter().max()?)));
        let ruled = ruled.filter(|_| self.spec.name != TRAVEL.name).into_iter().flat_map(|(least, most)| {
            let says = [
                (say!("key-succeeds"), most),
                (say!("key-fails"), least.saturating_sub(1)),
                (say!("key-fails-badly", by = BADLY), least.saturating_sub(BADLY)),
            ];
            says.map(|(label, result)| {
                let mut line = given.clone();
                line.options.push((CHECK.name.to_owned(), result.to_string()));
                LineButton::new(label, line).for_gm()
            })
        });
        [roll].into_iter().chain(enter).chain(ruled).collect()
    }
}

impl Pressed<'_> {
    /// Gives a button's command line. If it is for a result that a command left open, it takes that command's place.
    pub(crate) async fn complete(&self, given: Invocation, terms: ButtonTerms, kept: &PanelLine) -> Reply {
        let Some(fallen) = &kept.completes else { return self.give(given, terms).await };
        // Another version of the program may have stored the dice in a different format; then they are rolled again.
        let fallen: Vec<FallenDie> = serde_json::from_value(fallen.clone()).unwrap_or_default();
        let completes = Some(self.panel.seq.map_or(Completes::Answer, Completes::Command));
        self.give_after(&fallen, given, ButtonTerms { completes, ..terms }).await
    }

    /// The command line behind a button that asks.
    fn asked(&self, number: usize) -> Option<&PanelLine> {
        let kept = self.panel.lines.as_ref().and_then(|kept| kept.lines.get(number));
        kept.filter(|line| !line.asks.is_empty() || line.defends.is_some())
    }

    /// The window for typing a result, or a bonus to roll with.
    pub(crate) fn ask_for_result(&self, number: usize) -> Reply {
        let asked = self.asked(number).and_then(|asked| Some((asked, line::read(&asked.line).ok()?.spec().ok()?)));
        let Some((asked, spec)) = asked else { return Reply::error("button", too_old()).in_locale(self.locale) };
        let options = asked.asks.iter().filter_map(|name| spec.option(name));
        let language = self.locale.language;
        let defense = SHEET.option(DEFENSE).filter(|_| asked.defends.is_some());
        let defense = defense.map(|option| Field::of(language, &SHEET.words(), option, None));
        let fields = options.map(|option| Field::of(language, &spec.words(), option, None)).chain(defense).collect();
        let title = if asked.defends.is_some() { say!("defense-maneuver-defense") } else { say!("window-result") };
        let title = title.localized(self.locale);
        let form = Form { id: panel::press(self.id, Key::Ask(number)), title, fields };
        Reply::asking(spec.words(), form).in_locale(self.locale)
    }

    /// Gives the command again with the typed values, if the table is unchanged.
    pub(crate) async fn take_result(&self, number: usize, typed: &[(String, String)]) -> Result<Reply, Reply> {
        let asked = self.asked(number).ok_or_else(|| Reply::error("button", too_old()))?;
        let mut given = line::read(&asked.line).map_err(|_| Reply::error("button", too_old()))?;
        if asked.for_gm && !self.person().await?.0.is_gm() {
            return Err(Reply::error("button", say!("press-for-gm")));
        }
        let defense = match &asked.defends {
            Some(defends) => Some(defense_of(defends, typed).map_err(|error| Reply::error("button", error.message()))?),
            None => None,
        };
        let typed = filled_in(typed).into_iter().filter(|(name, _)| asked.asks.contains(name));
        given.options.extend(typed);
        // The command was given by somebody with the right to it; the opponent's player only adds that side's result.
        let vouched = match &asked.whose {
            Some(whose) => {
                let (person, saved) = self.person().await?;
                let table = saved.as_ref().and_then(|saved| saved.encounter.as_ref());
                let creature = Name::new(whose).ok().and_then(|whose| table?.creature(&whose));
                creature.is_some_and(|creature| person.owns(creature))
            }
            None => false,
        };
        let terms = if asked.anytime { ButtonTerms::default() } else { self.as_it_was() };
        Ok(self.complete(given, ButtonTerms { vouched, defense, ..terms }, asked).await)
    }
}

/// The table with the Maneuver Defenses known `now`.
pub(super) fn with_defenses_of(mut table: Option<Encounter>, now: Option<&Encounter>) -> Option<Encounter> {
    for known in now.iter().flat_map(|now| now.creatures()).filter(|one| one.maneuver_defense.is_some()) {
        let Some(before) = table.as_ref().and_then(|table| table.creature(&known.name)).cloned() else { continue };
        if let Some(table) = &mut table {
            table.put(Creature { maneuver_defense: known.maneuver_defense, ..before });
        }
    }
    table
}

/// The table with this Maneuver Defense on a creature's sheet.
pub(super) fn with_defense(mut table: Option<Encounter>, who: &Name, defense: i32) -> Option<Encounter> {
    if let Some(table) = &mut table
        && let Some(creature) = table.creature(who).cloned()
    {
        table.put(Creature { maneuver_defense: Some(defense), ..creature });
    }
    table
}

/// The creature and the Maneuver Defense that was typed for it.
fn defense_of(defends: &str, typed: &[(String, String)]) -> Result<(Name, i32), UserError> {
    let typed = typed.iter().filter(|(name, value)| name == DEFENSE && !value.trim().is_empty());
    let typed = typed.map(|(name, value)| (name.as_str(), value.trim()));
    let figure = Options::none().or(SHEET.options, typed).number(DEFENSE)?;
    let missing = || UserError::new(say!("maneuver-defense-wanted", who = defends)).or_example(SHEET.example);
    Name::new(defends).ok().zip(figure).ok_or_else(missing)
}

/// The option with which the GM sets a Maneuver Defense.
const DEFENSE: &str = "maneuver-defense";
