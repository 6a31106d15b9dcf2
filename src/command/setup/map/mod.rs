pub(crate) mod brush;
pub(crate) mod door;
pub(crate) mod files;
pub(crate) mod picture;
pub(crate) mod strokes;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs, words};
use crate::command::input::options::{CHECKS, FEET, SIZES, SQUARES, check_size, size};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::picture as scene_of;
use crate::field::{
    Barrier, Battlefield, Creature, Encounter, Fill, GroundCheck, MAX_FLOOR, MAX_GROUND_DC, MAX_LAYERS, Opening, Size,
    Skill, Terrain,
};
use crate::grid::{Area, Cardinal, Edge, Feet, Height, Square};
use crate::referee::{Referee, SharedSquares};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

pub(crate) const TERRAINS: &[&str] = words!(["open", "solid", "pillar", "pit"], Terrain);

pub(crate) const PAINT: Spec = Spec {
    name: "map",
    sub: Some("paint"),
    options: &[
        SQUARES.needed(),
        needs("terrain", Kind::Choice(TERRAINS)),
        may("layers", Kind::Whole(1, MAX_LAYERS as u32)),
        may("depth", Kind::Feet(MAX_FLOOR)),
        CHECKS,
    ],
    example: "/map paint squares:C3:E5 terrain:difficult",
    right: Right::Gm,
    ..Spec::of::<PaintArgs>()
};

/// The default depth of a pit: the least that hurts a creature falling in.
const PIT: Feet = Feet(10);

pub(crate) const HEIGHT: Spec = Spec {
    name: "map",
    sub: Some("height"),
    options: &[SQUARES.needed(), Opt { kind: Kind::Feet(MAX_FLOOR), ..FEET.needed() }],
    example: "/map height squares:C3:E5 feet:20",
    right: Right::Gm,
    ..Spec::of::<HeightArgs>()
};

/// Which side of a square.
const ON_SIDE: Opt = may("side", Kind::Choice(SIDES));
const SIDES: &[&str] = &["north", "east", "south", "west"];
pub(crate) const BARRIERS: &[&str] =
    &["wall", "door", "open-door", "locked-door", "secret-door", "window", "grate", "curtain", "low", "narrow", "none"];
const PIT_EXAMPLE: &str = "/map paint squares:C3:E5 terrain:pit depth:20";
const NARROW_EXAMPLE: &str = "/map edge squares:D4 side:east barrier:narrow fits:tiny";

pub(crate) const EDGE: Spec = Spec {
    name: "map",
    sub: Some("edge"),
    options: &[
        SQUARES.needed(),
        ON_SIDE.needed(),
        needs("barrier", Kind::Choice(BARRIERS)),
        may("fits", Kind::Choice(SIZES)),
    ],
    example: "/map edge squares:C3:E3 side:north barrier:wall",
    right: Right::Gm,
    ..Spec::of::<EdgeArgs>()
};

/// What a square can be painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Paintable {
    Fill(Fill),
    Layer(Terrain),
    Pit,
}

/// `/map paint`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaintArgs {
    areas: Vec<Area>,
    with: Paintable,
    layers: u8,
    depth: Feet,
    check: Option<GroundCheck>,
}

impl Command for PaintArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let paintable = |word: &str| match word {
            "open" => Some(Paintable::Fill(Fill::Open)),
            "solid" => Some(Paintable::Fill(Fill::Solid)),
            "pillar" => Some(Paintable::Fill(Fill::Pillar)),
            "pit" => Some(Paintable::Pit),
            _ => Terrain::named(word).map(Paintable::Layer),
        };
        let with = options.required("terrain", options.choice("terrain", paintable)?)?;
        let depth = options.feet_in_squares("depth")?;
        if depth.is_some() && with != Paintable::Pit {
            return Err(UserError::new(say!("paint-depth-of-a-pit")).or_example(PIT_EXAMPLE));
        }
        if depth == Some(Feet(0)) {
            return Err(UserError::new(say!("paint-depth-least", least = Feet::SQUARE)).or_example(PIT_EXAMPLE));
        }
        let check = options.text("check").map(|text| ground_check(text, with)).transpose()?;
        Ok(PaintArgs {
            check,
            areas: options.required("squares", options.areas("squares")?)?,
            with,
            depth: depth.unwrap_or(PIT),
            layers: options.whole("layers")?.and_then(|layers| u8::try_from(layers).ok()).unwrap_or(1),
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        let board = &mut next.battlefield;
        let squares = on_the_board(board, &self.areas)?;
        let mut most = 0;
        for &square in &squares {
            match self.with {
                Paintable::Fill(Fill::Open) => board.clear(square),
                Paintable::Fill(fill) => board.set_fill(square, fill),
                Paintable::Pit => {
                    board.set_floor(square, -Height::from(self.depth));
                    board.clear_layers(square, Terrain::Trench);
                    if self.is_trench() {
                        board.lay(square, Terrain::Trench, 1);
                    }
                }
                Paintable::Layer(terrain) => {
                    let there = board.ground(square).layers.count(terrain);
                    if there + self.layers > MAX_LAYERS {
                        let message = say!("paint-too-many-layers", square, there, terrain, most = MAX_LAYERS);
                        return Err(UserError::new(message));
                    }
                    board.lay(square, terrain, self.layers);
                    most = most.max(there + self.layers);
                }
            }
            if self.check.is_some() {
                board.set_check(square, self.check);
            }
        }
        let what = match self.with {
            Paintable::Fill(Fill::Open) => say!("painted-open"),
            Paintable::Fill(Fill::Solid) => say!("painted-solid"),
            Paintable::Fill(Fill::Pillar) => say!("painted-pillar"),
            Paintable::Pit if self.is_trench() => say!("painted-trench", depth = self.depth),
            Paintable::Pit => say!("painted-pit", depth = self.depth),
            Paintable::Layer(terrain) if most > 1 => say!("painted-layers", terrain, most),
            Paintable::Layer(terrain) => Message::of(&terrain),
        };
        keep_in_the_air(table.ruleset(&next.ruleset)?, referee.encounter(), &mut next);
        let painted = say!("painted", squares = squares.len(), what);
        let filled = squares.iter().filter(|&&square| next.battlefield.fill(square) != Fill::Open).count();
        let filled = (matches!(self.with, Paintable::Layer(_)) && filled > 0).then(|| say!("painted-filled", filled));
        let check = self.check.map(|GroundCheck { skill, dc }| {
            say!("painted-check", check = Message::term("a-skill-check", skill.word()), dc)
        });
        let message = Message::sentences([Some(painted), check, buried(table, &next)?, filled]);
        Ok(shown(table, next, &self.areas, message))
    }
}

impl PaintArgs {
    /// Whether it digs a pit shallow enough to step out of instead of climbing.
    fn is_trench(&self) -> bool {
        self.with == Paintable::Pit && self.depth == Feet::SQUARE
    }
}

/// The check the ground will ask for.
fn ground_check(text: &str, with: Paintable) -> Result<GroundCheck, UserError> {
    const EXAMPLE: &str = "/map paint squares:C3:E5 terrain:difficult check:\"Balance 15\"";
    if matches!(with, Paintable::Fill(Fill::Solid | Fill::Pillar)) {
        return Err(UserError::new(say!("paint-check-of-ground")).or_example(EXAMPLE));
    }
    text.parse().map_err(|_| {
        let skills = Message::list(Skill::WORDS.iter().copied());
        UserError::new(say!("paint-check-unknown", typed = quoted(text), skills, most = MAX_GROUND_DC))
            .or_example(EXAMPLE)
    })
}

/// `/map height`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeightArgs {
    areas: Vec<Area>,
    feet: Feet,
}

impl Command for HeightArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        if options.text("feet").is_some_and(|text| text.trim_start().starts_with('-')) {
            return Err(UserError::new(say!("height-below")).or_example(PIT_EXAMPLE));
        }
        Ok(HeightArgs {
            areas: options.required("squares", options.areas("squares")?)?,
            feet: options.required("feet", options.feet_in_squares("feet")?)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        let squares = on_the_board(&next.battlefield, &self.areas)?;
        for &square in &squares {
            next.battlefield.set_floor(square, Height::from(self.feet));
        }
        keep_in_the_air(referee.ruleset(), referee.encounter(), &mut next);
        let message = match self.feet {
            Feet(0) => say!("height-level", squares = squares.len()),
            feet => say!("height-above", squares = squares.len(), feet),
        };
        Ok(shown(table, next, &self.areas, message))
    }
}

/// A creature in the air keeps its height when the ground below it changes, unless the ground rises to it.
fn keep_in_the_air(ruleset: &Ruleset, before: &Encounter, next: &mut Encounter) {
    for creature in before.creatures().iter().filter(|creature| creature.is_airborne()) {
        let space = ruleset.placement(creature);
        let sunk = before.battlefield.floor_under(space) - next.battlefield.floor_under(space);
        if sunk != Height::ZERO {
            let altitude = (creature.altitude + sunk).max(Height::ZERO);
            next.put(Creature { altitude, ..creature.clone() });
        }
    }
}

/// `/map edge`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EdgeArgs {
    areas: Vec<Area>,
    side: Cardinal,
    /// The size of a narrow gap is in [`EdgeArgs::fits`].
    barrier: Barrier,
    fits: Option<Size>,
}

impl Command for EdgeArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let barriers = || Barrier::PLAIN.into_iter().chain([Barrier::Narrow(Size::Medium)]);
        let barrier = |word: &str| barriers().find(|barrier| barrier.word() == word && !barrier.is_one_way());
        Ok(EdgeArgs {
            areas: options.required("squares", options.areas("squares")?)?,
            side: options.required("side", options.choice("side", side)?)?,
            barrier: options.required("barrier", options.choice("barrier", barrier)?)?,
            fits: options.choice("fits", size)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        let barrier = match (self.barrier, self.fits) {
            (Barrier::Narrow(_), Some(fits)) => {
                check_size(referee.ruleset(), "fits", fits)?;
                Barrier::Narrow(fits)
            }
            (Barrier::Narrow(_), None) => {
                return Err(UserError::new(say!("edge-fits-missing")).or_example(NARROW_EXAMPLE));
            }
            (other, Some(_)) => {
                let why = say!("edge-fits-narrow-only", barrier = other.word());
                return Err(UserError::new(why).or_example(NARROW_EXAMPLE));
            }
            (other, None) => other,
        };
        let squares = on_the_board(&next.battlefield, &self.areas)?;
        let edges = squares.iter().map(|&square| Edge::of(square, self.side));
        let board = &mut next.battlefield;
        // A door that crosses the passage, rather than lying on the edge, takes precedence.
        let mut stand = |edge: Edge| {
            let here = board.barrier(edge) == Barrier::None;
            (here && board.change_partitions(edge.squares(), barrier) > 0) || board.set_barrier(edge, barrier)
        };
        let set = edges.filter(|&edge| stand(edge)).count();
        let border = (set < squares.len()).then(|| say!("edge-border"));
        let what = match barrier {
            Barrier::None => say!("edge-nothing"),
            Barrier::Wall | Barrier::OneWayLeft | Barrier::OneWayRight => say!("edge-wall"),
            Barrier::Door => say!("edge-door"),
            Barrier::OpenDoor => say!("edge-open-door"),
            Barrier::Low => say!("edge-low"),
            Barrier::Window => say!("edge-window"),
            Barrier::Grate => say!("edge-grate"),
            Barrier::Curtain => say!("edge-curtain"),
            Barrier::LockedDoor => say!("edge-locked-door"),
            Barrier::SecretDoor => say!("edge-secret-door"),
            Barrier::Narrow(fits) => say!("edge-narrow", fits),
        };
        let here = |one: &Opening| squares.iter().any(|square| one.is_at(*square));
        let others = referee.encounter().battlefield.openings();
        let another = others.iter().find(|one| barrier.is_door() && one.barrier.is_door() && here(one));
        let another = another.filter(|one| next.battlefield.openings().contains(one));
        let another = another.map(|one| say!("edge-another-door", at = one.name()));
        let now = Some(say!("edge-now", edges = set, what));
        let message = Message::sentences([now, border, another, buried(table, &next)?]);
        Ok(shown(table, next, &self.areas, message))
    }
}

/// The side of a square with this word.
fn side(word: &str) -> Option<Cardinal> {
    match word {
        "north" | "n" => Some(Cardinal::North),
        "east" | "e" => Some(Cardinal::East),
        "south" | "s" => Some(Cardinal::South),
        "west" | "w" => Some(Cardinal::West),
        _ => None,
    }
}

/// All squares of the areas, each once. Fails if an area leaves the map.
fn on_the_board(board: &Battlefield, areas: &[Area]) -> Result<Vec<Square>, UserError> {
    let map = board.area();
    for area in areas {
        if !map.contains(area.north_west()) || !map.contains(area.south_east()) {
            return Err(UserError::new(say!("paint-off-map", area, map)));
        }
    }
    let mut squares: Vec<Square> = areas.iter().flat_map(|area| area.squares()).collect();
    squares.sort_unstable();
    squares.dedup();
    Ok(squares)
}

/// A note for the GM on creatures that stand on impassable ground after the change.
fn buried(table: &Table<'_>, next: &Encounter) -> Result<Option<Message>, UserError> {
    let ruleset = table.ruleset(&next.ruleset)?;
    let referee = Referee::new(ruleset, next);
    let stuck = next.in_natural_order().into_iter().filter(|creature| !SharedSquares(referee).standing_in(creature).1);
    let names = Message::names(stuck.map(|creature| &creature.name));
    Ok((!names.is_empty()).then(|| say!("paint-buried", names)))
}

fn shown(table: &Table<'_>, next: Encounter, areas: &[Area], message: Message) -> Outcome {
    let mut outcome = Outcome::new(message);
    if let Ok(ruleset) = table.ruleset(&next.ruleset) {
        let mut scene = scene_of::board(ruleset, &next);
        scene.focus = areas.iter().copied().reduce(Area::around);
        outcome = outcome.showing(scene);
    }
    outcome.leaving(next)
}
