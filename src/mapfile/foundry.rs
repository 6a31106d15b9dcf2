//! Scenes that Foundry has exported: lengths in pixels of a canvas that is wider than the scene by its padding.

use serde::Deserialize;

use super::capped::{Capped, Count};
use super::lines::{self, Lines};
use super::{MOST_DOORS, MOST_POINTS, MapFile, NotAMap, SQUARE, counted, near, side};
use crate::field::Barrier;

/// Every wall has two points.
const MOST_WALLS: usize = MOST_POINTS / 2;
/// What a scene of the first versions is padded by that does not say it.
const PADDING: f64 = 0.25;
/// Feet to a metre, as rulebooks reckon: 1.5 m are 5 ft.
const METRE: f64 = 5.0 / 1.5;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Scene {
    width: Option<f64>,
    height: Option<f64>,
    padding: Option<f64>,
    shift_x: Option<f64>,
    shift_y: Option<f64>,
    grid: Grid,
    grid_type: Option<f64>,
    grid_distance: Option<f64>,
    grid_units: Option<String>,
    #[serde(default)]
    walls: Capped<Wall, MOST_WALLS>,
    background: Option<Background>,
    img: Option<String>,
    #[serde(default)]
    tokens: Count,
}

/// A number up to version 9, more than that since.
#[derive(Deserialize)]
#[serde(untagged)]
enum Grid {
    Size(f64),
    Whole {
        size: f64,
        #[serde(rename = "type")]
        kind: Option<f64>,
        distance: Option<f64>,
        units: Option<String>,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Background {
    src: Option<String>,
    offset_x: Option<f64>,
    offset_y: Option<f64>,
}

#[derive(Deserialize)]
struct Wall {
    c: Capped<f64, 4>,
    r#move: Option<f64>,
    sense: Option<f64>,
    sight: Option<f64>,
    door: Option<f64>,
    ds: Option<f64>,
    dir: Option<f64>,
}

/// How many walls and doors are something that a board does not know.
#[derive(Default)]
struct Odd {
    sight_only: usize,
    seen_through: usize,
    secret: usize,
    locked: usize,
    one_way: usize,
}

pub(super) fn read(bytes: &[u8], feet: Option<u32>) -> Result<MapFile, NotAMap> {
    let scene: Scene = serde_json::from_slice(bytes)?;
    let (size, kind, distance, units) = match &scene.grid {
        Grid::Size(size) => (*size, scene.grid_type, scene.grid_distance, scene.grid_units.as_deref()),
        Grid::Whole { size, kind, distance, units } => (*size, *kind, *distance, units.as_deref()),
    };
    if !(1.0..=10_000.0).contains(&size) {
        return Err(NotAMap::because("The scene's squares have no size in pixels: 1 to 10000 is expected."));
    }
    let kind = kind.unwrap_or(1.0);
    if kind > 1.0 {
        return Err(NotAMap::because("The scene is on hexagons; only squares can be played on here."));
    }
    let (Some(wide), Some(high)) = (scene.width, scene.height) else {
        return Err(NotAMap::because("The scene has no width and height, so its walls have no place."));
    };
    let mut told = Vec::new();
    let scale = match feet {
        Some(feet) => f64::from(feet) / SQUARE,
        None => scale(distance, units, &mut told)?,
    };
    let (wide, high) = (near(wide, "the scene's width")?, near(high, "the scene's height")?);
    let ((width, wider), (height, higher)) = (side(wide / size * scale, "wide")?, side(high / size * scale, "high")?);
    if wider || higher {
        told.push("The scene ends within squares; they were made whole.".to_owned());
    }
    if kind < 1.0 {
        told.push("The scene has no grid; squares of its size were laid over it.".to_owned());
    }
    let corner = corner(&scene, (wide, high), size)?;
    let at = |x: f64, y: f64| ((x - corner.0) / size * scale, (y - corner.1) / size * scale);
    let (mut lines, mut odd) = (Lines::default(), Odd::default());
    for wall in &scene.walls.0 {
        let [x1, y1, x2, y2] = wall.c.0[..] else {
            return Err(NotAMap::because("A wall of the scene has not the four numbers of its two ends."));
        };
        for number in [x1, y1, x2, y2] {
            near(number, "a wall")?;
        }
        let (a, b) = (at(x1, y1), at(x2, y2));
        match wall.stands(&mut odd) {
            None => {}
            Some(Barrier::Wall) => lines.walls.push((a, b)),
            Some(door) => lines.doors.push((a, b, door)),
        }
    }
    if lines.doors.len() > MOST_DOORS {
        return Err(NotAMap::because(format!(
            "The scene has {} doors, and {MOST_DOORS} are the most.",
            lines.doors.len()
        )));
    }
    let (board, fate) = lines::drawn(width, height, lines)?;
    told.extend(fate.told());
    told.extend(odd.told());
    if scene.tokens.0 > 0 {
        told.push(format!(
            "{} left out: /creature add puts somebody on the board.",
            counted(scene.tokens.0, "token", "tokens")
        ));
    }
    let named = |path: &Option<String>| path.as_ref().is_some_and(|path| !path.is_empty());
    if named(&scene.img) || scene.background.as_ref().is_some_and(|background| named(&background.src)) {
        told.push("A scene names its picture but does not hold it, so the board has none.".to_owned());
    }
    Ok(MapFile { kind: "Foundry", board, sheet: None, taken: fate.taken, told })
}

/// How many squares of ours the side of one of the scene's is.
fn scale(distance: Option<f64>, units: Option<&str>, told: &mut Vec<String>) -> Result<f64, NotAMap> {
    let distance = near(distance.unwrap_or(SQUARE), "the length of a square")?;
    let units = units.unwrap_or("ft").trim().to_lowercase();
    let feet = match units.as_str() {
        "m" | "m." | "metres" | "meters" | "metre" | "meter" => distance * METRE,
        "" | "ft" | "ft." | "feet" | "foot" | "'" => distance,
        _ => {
            told.push("Its squares are not measured in feet or metres; each was taken for 5 ft.".to_owned());
            SQUARE
        }
    };
    if !(1.0..=100.0).contains(&feet) {
        return Err(NotAMap::because(
            "Its squares measure less than 1 or more than 100 ft: feet-per-square says otherwise.",
        ));
    }
    if (feet - SQUARE).abs() > 0.01 {
        told.push(format!("Its squares measure {} ft; here each is 5 ft.", (feet * 10.0).round() / 10.0));
    }
    Ok(feet / SQUARE)
}

/// Where on its canvas the scene begins.
fn corner(scene: &Scene, (wide, high): (f64, f64), size: f64) -> Result<(f64, f64), NotAMap> {
    let padding = near(scene.padding.unwrap_or(PADDING), "its padding")?;
    let padded = |long: f64| (long * padding / size - 1e-9).ceil().max(0.0) * size;
    let offset =
        scene.background.as_ref().map(|background| (background.offset_x, background.offset_y)).unwrap_or_default();
    let shift = |old: Option<f64>, new: Option<f64>| near(old.or(new).unwrap_or(0.0), "its shift");
    Ok((padded(wide) - shift(scene.shift_x, offset.0)?, padded(high) - shift(scene.shift_y, offset.1)?))
}

impl Wall {
    /// What it is on a board, if anything.
    fn stands(&self, odd: &mut Odd) -> Option<Barrier> {
        let is = |number: Option<f64>, what: f64| number == Some(what);
        if is(self.door, 0.0) || self.door.is_none() {
            if is(self.r#move, 0.0) {
                odd.sight_only += 1;
                return None;
            }
            odd.seen_through += usize::from(is(self.sight.or(self.sense), 0.0));
            odd.one_way += usize::from(self.dir.is_some_and(|dir| dir != 0.0));
            return Some(Barrier::Wall);
        }
        if is(self.door, 2.0) {
            odd.secret += 1;
            return Some(Barrier::Wall);
        }
        odd.locked += usize::from(is(self.ds, 2.0));
        Some(if is(self.ds, 1.0) { Barrier::OpenDoor } else { Barrier::Door })
    }
}

impl Odd {
    fn told(&self) -> Vec<String> {
        let some = |count: usize, one: &str, several: &str, what: &str| {
            (count > 0).then(|| format!("{}{what}", counted(count, one, several)))
        };
        let wall = |count, what| some(count, "wall", "walls", what);
        let door = |count, one, several, what| some(count, one, several, what);
        [
            wall(self.sight_only, " that only the eye minds left out."),
            wall(self.seen_through, " that the eye passes (windows and the like): here they stop lines as well."),
            wall(self.one_way, " open from one side: here they are closed from both."),
            door(self.secret, "secret door", "secret doors", " taken for walls, so that nobody sees them."),
            door(self.locked, "locked door", "locked doors", " taken for closed ones."),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

impl lines::Fate {
    /// What is to be said of lines that are not on the board as they were in the file.
    pub(super) fn told(&self) -> Option<String> {
        let gone = [(self.beyond.0, "wall", "walls"), (self.beyond.1, "door", "doors")];
        let gone =
            gone.into_iter().filter(|(count, ..)| *count > 0).map(|(count, one, several)| counted(count, one, several));
        let mut all: Vec<String> = gone.collect();
        all = if all.is_empty() { all } else { vec![format!("beyond the map and left out: {}", all.join(" and "))] };
        if self.clipped > 0 {
            all.push(format!("cut off at its border: {}", counted(self.clipped, "piece", "pieces")));
        }
        let told = all.join("; ");
        (!told.is_empty()).then(|| told[..1].to_uppercase() + &told[1..] + ".")
    }
}
