//! Checks as buttons, for whose they are: where a ruling waits for a result, its roller rolls or enters one, and the GM can say
//! how it went. What was entered first stays in the command line behind the buttons, so nothing is typed or rolled twice. The
//! player of an opponent gives that side's result of an opposed check.

use crate::command::app::button_context::ButtonTerms;
use crate::command::app::press::{Pressed, filled_in, too_old};
use crate::command::app::{Case, line};
use crate::command::input::invocation::Invocation;
use crate::command::input::options::{AGAINST, AGAINST_BONUS, BONUS, CHECK, NATURAL, WHO};
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::{Key, LineButton};
use crate::command::reply::{Reply, Status, panel};
use crate::field::Name;
use crate::say;
use crate::store::PanelLine;

/// By how much a check fails that the GM has fail badly.
const BADLY: i32 = 5;

impl Case<'_> {
    /// The command with its creature by name, so that a button for it means the same one for everybody.
    pub(crate) fn given_by_name(&self, reply: &Reply) -> Invocation {
        let mut given = self.request.given.clone();
        let names = self.spec.options.contains(&WHO) && given.value(WHO.name).is_none();
        if let Some(who) = reply.facts.creature.as_ref().filter(|_| names) {
            given.options.push((WHO.name.to_owned(), who.to_string()));
        }
        given
    }

    /// The buttons for the check that an answer waits for.
    pub(crate) fn to_roll(&self, reply: &Reply) -> Vec<LineButton> {
        let Some(open) = reply.facts.open_checks.first().filter(|_| reply.status == Status::Pending) else {
            return Vec::new();
        };
        let given = self.given_by_name(reply);
        let given = &given;
        let lacks = |name: &str| self.spec.option(name).is_some() && given.value(name).is_none();
        let own = lacks(CHECK.name) && lacks(BONUS.name);
        let other = lacks(AGAINST.name) && lacks(AGAINST_BONUS.name);
        let button = |label, asks: &[&'static str], whose: Option<&Name>| {
            let asks: Vec<&'static str> = asks.iter().copied().filter(|name| lacks(name)).collect();
            LineButton::new(label, given).asking(asks, whose.cloned())
        };
        if let (Some(against), None, true) = (&open.against, open.needs, other) {
            let mover = reply.facts.creature.as_ref().filter(|_| own);
            let mover = mover.map(|who| button(say!("key-result-of", who), &[CHECK.name, BONUS.name], None));
            let rolls = [AGAINST.name, AGAINST_BONUS.name];
            let against = button(say!("key-result-of", who = against), &rolls, Some(against));
            return mover.into_iter().chain([against]).collect();
        }
        if !own {
            return Vec::new();
        }
        let roll = button(say!("key-roll"), &[BONUS.name], None);
        let enter = button(say!("key-enter-result"), &[CHECK.name, NATURAL.name], None);
        let ruled = open.needs.into_iter().flat_map(|needs| {
            let says =
                [(say!("key-succeeds"), 0), (say!("key-fails"), 1), (say!("key-fails-badly", by = BADLY), BADLY)];
            says.map(|(label, below)| {
                let mut line = given.clone();
                line.options.push((CHECK.name.to_owned(), needs.saturating_sub(below).to_string()));
                LineButton::new(label, line).for_gm()
            })
        });
        [roll, enter].into_iter().chain(ruled).collect()
    }
}

impl Pressed<'_> {
    /// The command line behind a button that asks.
    fn asked(&self, number: usize) -> Option<&PanelLine> {
        let kept = self.panel.lines.as_ref().and_then(|kept| kept.lines.get(number));
        kept.filter(|line| !line.asks.is_empty())
    }

    /// The window in which a result, or a bonus to roll with, is typed.
    pub(crate) fn asks_for_a_result(&self, number: usize) -> Reply {
        let asked = self.asked(number).and_then(|asked| Some((asked, line::read(&asked.line).ok()?.spec().ok()?)));
        let Some((asked, spec)) = asked else { return Reply::error("button", too_old()).in_locale(self.locale) };
        let options = asked.asks.iter().filter_map(|name| spec.option(name));
        let language = self.locale.language;
        let fields = options.map(|option| Field::of(language, &spec.words(), option, None)).collect();
        let title = say!("window-result").localized(self.locale);
        let form = Form { id: panel::press(self.id, Key::Ask(number)), title, fields };
        Reply::asking(spec.words(), form).in_locale(self.locale)
    }

    /// Gives the command again with what was typed, if the table is unchanged.
    pub(crate) async fn takes_a_result(&self, number: usize, typed: &[(String, String)]) -> Result<Reply, Reply> {
        let asked = self.asked(number).ok_or_else(|| Reply::error("button", too_old()))?;
        let mut given = line::read(&asked.line).map_err(|_| Reply::error("button", too_old()))?;
        let typed = filled_in(typed).into_iter().filter(|(name, _)| asked.asks.contains(name));
        given.options.extend(typed);
        // Somebody with the right to it gave the command; the opponent's player only adds that side's result.
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
        Ok(self.gives(given, ButtonTerms { vouched, ..terms }).await)
    }
}
