//! `/wind`: what a wind does to a creature.

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::dice::DiePurpose;
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
use crate::field::{Condition, Size, Weather};
use crate::grid::{Direction, Feet, Placement, Square};
use crate::referee::{AirFact, Fact, Mover, Ruling, Verdict, Winds};
use crate::ruleset::policy::Gust;
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
            Fact::Air(AirFact::Blows { gust, airborne, size }) => Some((gust, airborne, size)),
            _ => None,
        });
        let mut resolution = Resolution::new(table, referee, WIND.name, &self.request, ruling);
        resolution.rolled(self.rolling, roll);
        resolution.own = false;
        resolution.counts = Counts::Never;
        resolution.headline = match resolution.ruling.verdict {
            Verdict::Legal => Some(say!("wind-blows", wind = self.wind.word(), name = creature.name)),
            Verdict::NeedsCheck => Some(say!("wind-check", name = creature.name)),
            Verdict::Illegal => None,
        };
        let floored = gust.is_some_and(|(gust, airborne, _)| gust.knocks_prone() && !airborne);
        if legal && floored {
            resolution.conditions = Some(creature.conditions.set(Condition::Prone, true));
        }
        resolution.set_json("wind", self.wind.word());
        if let Some(gust) = gust.filter(|_| legal && !self.request.preview) {
            carried(table, &mut resolution, &mover, gust);
        }
        resolution.outcome()
    }
}

/// Rolls how far a gust carries a creature that it overcomes, and the damage.
fn carried(
    table: &Table<'_>,
    resolution: &mut Resolution<'_, '_>,
    mover: &Mover<'_>,
    (gust, airborne, size): (Gust, bool, Size),
) {
    let Some(gust) = gust.dice(airborne) else { return };
    let creature = &mover.creature().name;
    let roll = |(count, sides): (u32, u32)| {
        let rolls: Vec<u32> = (0..count).map(|_| table.dice.roll(DiePurpose::Damage, sides)).collect();
        let faces: Vec<String> = rolls.iter().map(u32::to_string).collect();
        (rolls.iter().sum::<u32>(), say!("wind-dice", count, sides, faces = faces.join(" + ")))
    };
    let (tens, dice) = roll(gust.distance);
    let (feet, each) = (Feet(10) * tens, Feet(10));
    resolution.set_json("blown", feet);
    resolution.lines.push(match airborne {
        true => say!("wind-blows-away", creature, size, feet, dice, each),
        false => say!("wind-rolls-away", creature, feet, dice, each),
    });
    if let Some(thrown) = gust.damage(tens) {
        let (damage, dice) = roll(thrown);
        resolution.set_json("nonlethal_damage", damage);
        resolution.lines.push(say!("wind-hurts", creature, damage, dice));
    }
    let at = blown_to(table, mover, feet);
    resolution.lines.push(say!("wind-leaves-the-way", name = creature, at));
}

/// Where such a gust could carry a creature: the place on the board that is farthest from it, no more than `feet` away.
fn blown_to(table: &Table<'_>, mover: &Mover<'_>, feet: Feet) -> Square {
    let from = mover.placement();
    let board = table.referee().ok().map(|referee| &referee.encounter().battlefield);
    let far = |way: Direction| {
        let (dx, dy) = way.delta();
        let at = |squares: i32| Placement { anchor: from.anchor.offset((dx * squares, dy * squares)), ..from };
        let most = feet.squares().cast_signed();
        (1..=most).take_while(|&squares| board.is_some_and(|board| board.holds(at(squares)))).last().unwrap_or(0)
    };
    let straight = [Direction::North, Direction::East, Direction::South, Direction::West];
    let (way, squares) = straight
        .map(|way| (way, far(way)))
        .into_iter()
        .rev()
        .max_by_key(|(_, far)| *far)
        .unwrap_or((Direction::North, 0));
    let (dx, dy) = way.delta();
    from.anchor.offset((dx * squares, dy * squares))
}
