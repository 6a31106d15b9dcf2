//! What a picture of the board shows, in squares and feet.

use std::sync::Arc;

use super::initials::initials;
use crate::field::{Backdrop, Battlefield, Conditions, Creature, Name, Size, Theme};
use crate::grid::{Area, Direction, Feet, HalfFeet, Height, Placement, Square};
use crate::say;
use crate::words::{Locale, Message};

/// What a picture of the board shows, without pixels or rules. A command fills the fields that matter for its answer
/// and leaves the others empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The board.
    pub battlefield: Battlefield,
    /// The picture under it.
    pub backdrop: Option<Sheet>,
    /// All creatures shown. Spaces off the board are left out of the picture.
    pub tokens: Vec<Token>,
    /// The path of the move, made or refused.
    pub trail: Option<Trail>,
    /// The ways that others moved in answer to that.
    pub others: Vec<Trail>,
    /// Ways to choose from, numbered from 1; one without steps means staying.
    pub ways: Vec<Trail>,
    /// The name of the token that those ways lead to.
    pub target: Option<String>,
    /// Where on the way a turn or an action ends.
    pub breaks: Vec<Break>,
    /// Where a refused move wanted to end: a ghost, crossed out.
    pub goal: Option<Placement>,
    /// The nearest legal end of a refused move.
    pub nearest: Option<Placement>,
    /// The spaces in reach with the least feet to each; 0 for the starting space.
    pub reach: Vec<(Placement, Feet)>,
    /// How far the first of two moves goes, in feet: anything beyond is drawn as the second.
    pub moves: Option<Feet>,
    /// The squares that each threatening creature threatens.
    pub threatened: Vec<Threatened>,
    /// Who may strike, numbered from 1 in this order.
    pub strikes: Vec<Strike>,
    /// Squares that spoiled a refused move.
    pub spoilt: Vec<Square>,
    /// The lane that a charge has to follow.
    pub lane: Option<Lane>,
    /// The square under the cursor of a brush.
    pub cursor: Option<Square>,
    /// The distance that was asked for.
    pub measure: Option<Measure>,
    /// What else the answer is about and the picture has to show, such as squares just painted.
    pub focus: Option<Area>,
    /// Whether to show the whole board, however small its squares become.
    pub whole: bool,
    /// The requested part of the board; nothing else is shown.
    pub part: Option<Area>,
    /// The sides in the order in which the table first saw them, which determines their colours and shapes.
    pub liveries: Vec<Name>,
    /// How it looks.
    pub theme: Theme,
    /// The language and units of its reader.
    pub locale: Locale,
}

/// A picture under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Which picture, and how far it extends.
    pub backdrop: Backdrop,
    /// The PNG file; until it is fetched, the board is drawn without it.
    pub png: Option<Arc<Vec<u8>>>,
}

/// A creature's portrait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// The name under which it is stored.
    pub picture: String,
    /// The square PNG file; until it is fetched, the token is drawn without it.
    pub png: Option<Arc<Vec<u8>>>,
}

/// A creature in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub placement: Placement,
    /// The side that it fights on, shown by colour and shape.
    pub side: String,
    /// Its size category.
    pub size: Size,
    /// Feet above the floor of its squares.
    pub altitude: Height,
    /// Its facing, if the rulebook uses one.
    pub facing: Option<Direction>,
    /// Its conditions, helplessness among them.
    pub conditions: Conditions,
    /// Whether somebody flanks it.
    pub flanked: bool,
    /// The player who owns it, if any: the first letter of their name marks it.
    pub owner: Option<Message>,
    /// Its portrait, if it has one.
    pub portrait: Option<Portrait>,
    /// The name of the token that it rides and is drawn on.
    pub rides: Option<String>,
    /// Whether it is the one that the picture is about.
    pub acting: bool,
    /// Whether it is its turn.
    pub turn: bool,
}

/// A way over the board, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// Where it began.
    pub start: Placement,
    /// Its height above the floor there.
    pub altitude: Height,
    /// The steps in order.
    pub steps: Vec<TrailStep>,
}

/// One step of a [`Trail`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrailStep {
    /// Where it leads.
    pub to: Placement,
    /// The height above the floor at its end.
    pub altitude: Height,
    /// Feet spent up to and including this step.
    pub total: HalfFeet,
    /// Whether it exceeds what may be spent, or lies beyond where the way is blocked.
    pub beyond: bool,
    /// Whether the rules refuse it.
    pub refused: bool,
}

/// Where on a [`Trail`] a turn or an action ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    /// After this many of its steps; 0 is before the first.
    pub after: usize,
    /// What ends and what begins there: `turn 1 | 2`.
    pub label: Message,
}

/// The squares that a creature threatens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threatened {
    /// The name of the token that threatens them.
    pub by: String,
    /// The squares.
    pub squares: Vec<Square>,
}

/// A chance for an opponent to strike at the mover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The square that the mover leaves.
    pub leaving: Square,
    /// The name of the token that may strike.
    pub by: String,
}

/// The path of a straight movement from one space to another of the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Where it begins.
    pub from: Placement,
    /// Where it ends.
    pub to: Placement,
    /// Whether it covers everything that the space sweeps over, or only the line between the centers.
    pub swept: bool,
    /// Whether the rules refuse the movement.
    pub refused: bool,
}

/// A distance between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// One end.
    pub from: Square,
    /// The other end.
    pub to: Square,
    /// The distance between them, in feet.
    pub feet: Feet,
}

impl Scene {
    /// A picture of the bare board, cropped if it is large.
    #[must_use]
    pub fn of(battlefield: &Battlefield) -> Self {
        Scene {
            battlefield: battlefield.as_seen(),
            backdrop: None,
            tokens: Vec::new(),
            trail: None,
            others: Vec::new(),
            ways: Vec::new(),
            target: None,
            breaks: Vec::new(),
            goal: None,
            nearest: None,
            reach: Vec::new(),
            moves: None,
            threatened: Vec::new(),
            strikes: Vec::new(),
            spoilt: Vec::new(),
            lane: None,
            cursor: None,
            measure: None,
            focus: None,
            whole: false,
            part: None,
            liveries: Vec::new(),
            theme: Theme::default(),
            locale: Locale::default(),
        }
    }

    /// A message in the reader's language and units.
    pub(super) fn localize(&self, words: &Message) -> String {
        words.localized(self.locale)
    }

    /// A length without its unit, as numbers on the board appear.
    pub(super) fn figure(&self, feet: Feet) -> String {
        self.locale.length(feet.bare())
    }

    /// The pictures in it, each with the name under which it is stored and the slot for its file.
    pub fn pictures(&mut self) -> impl Iterator<Item = (&str, &mut Option<Arc<Vec<u8>>>)> {
        let under = self.backdrop.iter_mut().map(|Sheet { backdrop, png }| (backdrop.picture.as_str(), png));
        let portraits = self.tokens.iter_mut().filter_map(|token| token.portrait.as_mut());
        under.chain(portraits.map(|Portrait { picture, png }| (picture.as_str(), png)))
    }

    /// One to three letters and digits for each token, all different, in the order of [`Scene::tokens`].
    #[must_use]
    pub fn initials(&self) -> Vec<String> {
        initials(self.tokens.iter().map(|token| token.name.as_str()))
    }

    /// How many tokens occupy exactly this part of the board, one on top of another, not counting riders.
    pub(super) fn sharing(&self, area: Area) -> usize {
        let here = |token: &&Token| token.rides.is_none() && self.on_board(token.placement) == Some(area);
        self.tokens.iter().filter(here).count()
    }

    /// Whether somebody rides this token.
    pub(super) fn is_ridden(&self, token: &Token) -> bool {
        self.tokens.iter().any(|rider| rider.rides.as_ref() == Some(&token.name))
    }

    /// The floor that a space stands on, relative to the map's own level; 0 for a space off the board.
    pub(super) fn floor_under(&self, space: Placement) -> Height {
        if self.battlefield.is_level() {
            return Height::ZERO;
        }
        let floors = self.on_board(space).map(|area| area.squares().map(|square| self.battlefield.floor(square)).max());
        floors.flatten().unwrap_or_default()
    }

    /// The depth of the water that a token is in, if it swims above the bottom.
    pub(super) fn water_around(&self, token: &Token) -> Option<Feet> {
        let floor = self.floor_under(token.placement);
        let afloat = token.altitude > Height::ZERO
            && self.on_board(token.placement).is_some()
            && self.battlefield.is_in_water(token.placement, floor + token.altitude);
        afloat.then(|| Height::ZERO.above(floor))
    }

    /// A creature's height above the floor: `10 ft up`; `None` if it stands on it.
    pub(super) fn height_note(&self, token: &Token) -> Option<Message> {
        Some(match (self.water_around(token), token.altitude.0) {
            (_, 0) => return None,
            (Some(depth), up) if Height(up) == Height::from(depth) => say!("picture-at-the-surface"),
            (Some(depth), up) => say!("picture-below-the-surface", feet = Height::from(depth).above(Height(up))),
            (None, up @ 1..) => say!("picture-up", feet = Feet(up.unsigned_abs())),
            (None, down) => say!("picture-below-the-floor", feet = Feet(down.unsigned_abs())),
        })
    }

    /// The part of a space that is on the board.
    #[must_use]
    pub fn on_board(&self, space: Placement) -> Option<Area> {
        // In i64: a space may be so far out that its corner does not fit an i32.
        let end = |anchor: i32, side: u32| i64::from(anchor) + i64::from(side.max(1)) - 1;
        let (last_x, last_y) = (i64::from(self.battlefield.width()) - 1, i64::from(self.battlefield.height()) - 1);
        let (east, south) = (end(space.anchor.x, space.footprint.width), end(space.anchor.y, space.footprint.height));
        let (west, north) = (i64::from(space.anchor.x), i64::from(space.anchor.y));
        if east < 0 || south < 0 || west > last_x || north > last_y {
            return None;
        }
        let corner = |x: i64, y: i64| Some(Square::new(i32::try_from(x).ok()?, i32::try_from(y).ok()?));
        Some(Area::between(corner(west.max(0), north.max(0))?, corner(east.min(last_x), south.min(last_y))?))
    }
}

impl Token {
    /// The token of a creature in the space that its ruleset gives it.
    #[must_use]
    pub fn of(creature: &Creature, placement: Placement) -> Self {
        Token {
            name: creature.name.to_string(),
            placement,
            side: creature.side.to_string(),
            size: creature.size,
            altitude: creature.altitude,
            facing: creature.flight.facing,
            conditions: creature.all_conditions(),
            flanked: false,
            owner: None,
            portrait: creature.portrait.clone().map(|picture| Portrait { picture, png: None }),
            rides: None,
            acting: false,
            turn: false,
        }
    }

    /// Whether it is its turn, what it rides, and each of its conditions, being flanked among them.
    pub(super) fn condition_names(&self) -> impl Iterator<Item = Message> {
        let turn = self.turn.then(|| say!("picture-turn"));
        let rides = self.rides.as_ref().map(|mount| say!("picture-rides", mount));
        let flanked = self.flanked.then(|| say!("picture-flanked"));
        turn.into_iter()
            .chain(rides)
            .chain(self.conditions.iter().map(|condition| Message::of(&condition)))
            .chain(flanked)
    }
}

/// A square's name, even if it is off every board.
pub(super) fn called(square: Square) -> Message {
    if (-1..10_000).contains(&square.x) && (-1..10_000).contains(&square.y) {
        Message::of(&square)
    } else {
        say!("picture-far-off")
    }
}
