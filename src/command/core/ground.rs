//! What a movement with its own checks is given for the checks the ground asks for.

use crate::command::core::dice::DiePurpose;
use crate::command::core::roll::{Roll, Rolling, results};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{GROUND_BONUS, GROUND_RESULTS};
use crate::command::input::user_error::UserError;
use crate::referee::{Check, Results, Rolled, Ruling, Verdict};
use crate::say;

/// What is given for the checks that the ground asks for or that soften falls: results rolled at the table, or a bonus for
/// the bot to roll with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GroundRolls {
    results: Results,
    bonus: Option<i32>,
}

impl GroundRolls {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        GroundRolls::named(options, (GROUND_RESULTS, GROUND_BONUS))
    }

    /// Parses the options with these names.
    pub(crate) fn named(
        options: &Options<'_>,
        (check, bonus): (&'static str, &'static str),
    ) -> Result<Self, UserError> {
        let list = options.text(check).map(|text| results(check, text)).transpose()?;
        let given = options.number(bonus)?;
        if list.is_some() && given.is_some() {
            return Err(UserError::new(say!("opposed-result-or-bonus", check, bonus)));
        }
        Ok(GroundRolls::of(list.unwrap_or_default().into_iter().map(Rolled::total).collect(), given))
    }

    /// Results, or a bonus. A single result serves for all checks.
    pub(crate) fn of(list: Vec<Rolled>, bonus: Option<i32>) -> Self {
        let results = match list[..] {
            [] => Results::None,
            [only] => Results::All(only),
            _ => Results::Each(list),
        };
        GroundRolls { results, bonus }
    }

    /// Results, or a bonus.
    pub(crate) fn given(results: Results, bonus: Option<i32>) -> Self {
        GroundRolls { results, bonus }
    }

    /// Whether nothing is given.
    pub(crate) fn is_empty(&self) -> bool {
        *self == GroundRolls::default()
    }

    /// These rolls, or `others` if nothing is given.
    pub(crate) fn or(&self, others: GroundRolls) -> GroundRolls {
        if self.is_empty() { others } else { self.clone() }
    }

    /// The results, once the bot has made these rolls.
    pub(crate) fn known(&self, rolled: &[Roll]) -> Results {
        match self.bonus {
            Some(_) => Results::Each(rolled.iter().map(|roll| roll.rolled()).collect()),
            None => self.results.clone(),
        }
    }

    /// Whether the bot can roll.
    pub(crate) fn has_bonus(&self) -> bool {
        self.bonus.is_some()
    }

    /// Judges by the given results, or by what the bot rolls for one check of the ground after another. A preview rolls nothing.
    pub(crate) fn judge(
        &self,
        table: &Table<'_>,
        preview: bool,
        judge: impl Fn(Results) -> Ruling,
    ) -> (Ruling, Vec<Roll>) {
        let mut rolls = Vec::new();
        loop {
            let ruling = judge(self.known(&rolls));
            let open = ruling.checks.iter().find(|check| check.dc.is_some() && check.rolled.is_none());
            let goes = ruling.verdict != Verdict::Illegal && !preview;
            let roll = open.filter(|check| goes && is_of_the_ground(check)).and_then(|_| self.throw(table));
            match roll {
                Some(roll) => rolls.push(roll),
                None => return (ruling, rolls),
            }
        }
    }

    /// Rolls if a bonus is given.
    pub(crate) fn throw(&self, table: &Table<'_>) -> Option<Roll> {
        Some(Roll { die: table.dice.roll(DiePurpose::Check, 20), bonus: self.bonus? })
    }
}

/// Judges a movement by the given results, or by what the bot rolls: once for its own checks, and once for each check the
/// ground asks for. Of the results from the table, `given` are for the ground; without any, the movement's own result counts
/// there too. A preview rolls nothing.
pub(crate) fn judged(
    (table, rolling, preview): (&Table<'_>, Rolling, bool),
    given: &Results,
    mut judge: impl FnMut(Option<Rolled>, Results) -> Result<Ruling, UserError>,
) -> Result<(Ruling, Vec<Roll>), UserError> {
    let (mut own, mut ground): (Option<Roll>, Vec<Roll>) = (None, Vec::new());
    loop {
        let of_the_ground = match (&ground[..], given, rolling.result()) {
            ([], Results::None, Some(result)) => Results::All(result),
            ([], given, _) => given.clone(),
            (thrown, ..) => Results::Each(thrown.iter().map(|roll| roll.rolled()).collect()),
        };
        let ruling = judge(own.map(Roll::rolled).or(rolling.result()), of_the_ground)?;
        let open = |check: &&Check| check.dc.is_some() && check.rolled.is_none();
        let goes = ruling.verdict != Verdict::Illegal && !preview;
        let thrown = match ruling.checks.iter().find(open).filter(|_| goes) {
            Some(check) if is_of_the_ground(check) => rolling.throw(table).map(|roll| ground.push(roll)),
            Some(_) if own.is_none() => rolling.throw(table).map(|roll| own = Some(roll)),
            _ => None,
        };
        if thrown.is_none() {
            let rolls = in_their_order(&ruling, Vec::from_iter(own), ground);
            return Ok((ruling, rolls));
        }
    }
}

/// Whether the ground asks for the check.
pub(crate) fn is_of_the_ground(check: &Check) -> bool {
    check.kind.is_of_the_ground()
}

/// The bot's rolls for a movement's own checks and for the ground's, merged in the order of the ruling's checks.
pub(crate) fn in_their_order(ruling: &Ruling, own: Vec<Roll>, ground: Vec<Roll>) -> Vec<Roll> {
    let (mut own, mut ground) = (own.into_iter(), ground.into_iter());
    let thrown = ruling.checks.iter().filter(|check| check.is_thrown());
    thrown.filter_map(|check| if is_of_the_ground(check) { ground.next() } else { own.next() }).collect()
}
