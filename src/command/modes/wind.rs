//! `/wind`: what a wind does to a creature.

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, needs, options};
use crate::command::input::options::{FALL_CHECK, ONE_CHECK, PREVIEW_OR_FORCE, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::field::{Condition, Weather};
use crate::referee::{AirFact, Fact, Ruling, Verdict, Winds};
use crate::say;

/// Winds with a strength.
const WINDS: &[&str] = &["strong-wind", "severe-wind", "windstorm", "hurricane", "tornado"];

pub(crate) const WIND: Spec = Spec {
    name: "wind",
    options: options!(&[needs("weather", Kind::Choice(WINDS)), WHO], ONE_CHECK, FALL_CHECK, PREVIEW_OR_FORCE),
    menu: Menu::under("hazard", "wind").only(&["srd35", "dnd35", "reaction"]),
    example: "/wind creature:Bat weather:severe-wind bonus:2",
    right: Right::Owner,
    goes: true,
    ..Spec::of::<WindArgs>()
};

/// `/wind`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WindArgs {
    wind: Weather,
    rolling: Rolling,
    request: MoveRequest,
}

impl Command for WindArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let named = |word: &str| Weather::named(word).filter(|weather| WINDS.contains(&weather.word()));
        Ok(WindArgs {
            wind: options.required("weather", options.choice("weather", named)?)?,
            rolling: Rolling::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        let open = |ruling: &Ruling| ruling.verdict == Verdict::NeedsCheck;
        let (ruling, roll) = self
            .rolling
            .judge(table, self.request.preview, open, |rolled| Ok(Winds(referee).blow(&mover, self.wind, rolled)))?;
        let legal = ruling.verdict == Verdict::Legal;
        let gust = ruling.notes().find_map(|note| match note.fact {
            Fact::Air(AirFact::Blows { gust, airborne, .. }) => Some((gust, airborne)),
            _ => None,
        });
        let mut resolution = Resolution::new(table, referee, WIND.name, &self.request, ruling);
        resolution.rolled(self.rolling, roll);
        resolution.own = false;
        resolution.counts = Counts::Never;
        resolution.headline = legal.then(|| say!("wind-blows", wind = self.wind.word(), name = creature.name));
        let floored = gust.is_some_and(|(gust, airborne)| gust.knocks_prone() && !airborne);
        if legal && floored {
            resolution.conditions = Some(creature.conditions.set(Condition::Prone, true));
        }
        resolution.set_json("wind", self.wind.word());
        resolution.outcome()
    }
}
