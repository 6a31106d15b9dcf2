//! `/map picture` and `/map align`: a plain picture as a map, and aligning its squares.

use serde_json::json;

use crate::command::core::command::{Command, Spec, TableCreation};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{FILE, REPLACE};
use crate::command::input::right::Right;
use crate::command::input::upload;
use crate::command::input::upload::{Content, Upload};
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::panel::LineButton;
use crate::command::reply::picture;
use crate::command::setup::map::brush;
use crate::command::setup::map::files::Laying;
use crate::field::{Backdrop, Battlefield, MAX_SIDE};
use crate::grid::{Feet, PARTS};
use crate::mapfile::{self, Squares};
use crate::say;
use crate::words::Message;

const EXAMPLE: &str = "/map picture file:crypt.webp squares:30x20";

pub(crate) const PICTURE: Spec = Spec {
    name: "map",
    sub: Some("picture"),
    options: &[FILE.needed(), may("squares", Kind::Text), may("pixels", Kind::Whole(8, 1_000)), REPLACE],
    example: EXAMPLE,
    right: Right::Gm,
    ..Spec::of::<PictureArgs>()
};

/// How far a picture can be moved at once, in hundredths of a square.
const FARTHEST: i32 = 1_000;

pub(crate) const ALIGN: Spec = Spec {
    name: "map",
    sub: Some("align"),
    options: &[
        may("east", Kind::Number(-FARTHEST, FARTHEST)),
        may("south", Kind::Number(-FARTHEST, FARTHEST)),
        may("larger", Kind::Number(-50, 100)),
    ],
    example: "/map align east:25 south:-10",
    right: Right::Gm,
    ..Spec::of::<AlignArgs>()
};

/// `/map picture`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PictureArgs {
    file: String,
    upload: Option<Upload>,
    squares: Squares,
    replace: bool,
}

impl Command for PictureArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let (file, upload) = options.required("file", options.file("file"))?;
        let count = options.text("squares").map(count).transpose()?;
        let squares = Squares { count, pixels: options.whole("pixels")? };
        Ok(PictureArgs { file: file.to_owned(), upload, squares, replace: options.is_set("replace")? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let map = upload::held(self.upload.as_ref(), |content| match content {
            Content::Map(map) => Some(map),
            _ => None,
        })
        .map_err(|error| error.or_example(EXAMPLE))?;
        let (width, height) = (map.board.width(), map.board.height());
        let first = say!("pictured", file = quoted(&self.file), width, height, square = Feet::SQUARE);
        let first = Message::sentences(
            [Some(first)].into_iter().chain(map.notes.iter().cloned().map(Some)).chain([Some(say!("pictured-then"))]),
        );
        let laying = Laying { first, map: &map, replace: self.replace, tokens: false };
        Ok(laying.outcome(table)?.offering(buttons()))
    }

    fn makes(&self) -> TableCreation {
        TableCreation::Board
    }

    fn brings_a_file(&self) -> bool {
        true
    }

    fn read_file(&self) -> Option<Content> {
        let name = self.file.rsplit(['/', '\\']).next().unwrap_or(&self.file);
        upload::read(self.upload.as_ref(), |bytes| mapfile::read_picture(bytes, name, self.squares)).map(Content::Map)
    }
}

/// Parses the number of squares: `30x20`.
fn count(text: &str) -> Result<(u32, u32), UserError> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|number| (1..=MAX_SIDE).contains(number));
    let sides = text.split_once(['x', 'X', '×']).and_then(|(columns, rows)| Some((number(columns)?, number(rows)?)));
    sides.ok_or_else(|| {
        UserError::new(say!("plain-squares-unread", typed = quoted(text), most = MAX_SIDE)).or_example(EXAMPLE)
    })
}

/// The buttons that move and stretch the picture.
fn buttons() -> Vec<LineButton> {
    let button = |label: Message, line: &str| LineButton::new(label, format!("/map align {line}"));
    vec![
        button(say!("align-west"), "east:-10"),
        button(say!("align-east"), "east:10"),
        button(say!("align-north"), "south:-10"),
        button(say!("align-south"), "south:10"),
        button(say!("align-smaller"), "larger:-1"),
        button(say!("align-larger"), "larger:1"),
        brush::button(),
    ]
}

/// `/map align`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AlignArgs {
    /// In hundredths of a square.
    east: i32,
    south: i32,
    /// In hundredths of the picture.
    larger: i32,
}

impl Command for AlignArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let number = |name: &str| Ok(options.number(name)?.unwrap_or(0));
        let args = AlignArgs { east: number("east")?, south: number("south")?, larger: number("larger")? };
        if (args.east, args.south, args.larger) == (0, 0, 0) {
            return Err(UserError::new(say!("align-how")));
        }
        Ok(args)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let encounter = table.referee()?.encounter();
        let Some(lies) = &encounter.backdrop else {
            return Err(UserError::new(say!("align-nothing")).or_example(EXAMPLE));
        };
        let scaled = |parts: i64| (parts * i64::from(100 + self.larger) + 50) / 100;
        let by = |hundredths: i32| i64::from(hundredths) * PARTS / 100;
        let moved = Backdrop {
            left: lies.left + by(self.east),
            top: lies.top + by(self.south),
            width: scaled(lies.width),
            height: scaled(lies.height),
            ..lies.clone()
        };
        let most = i64::from(MAX_SIDE) * PARTS;
        if moved.left.abs() > most || moved.top.abs() > most || moved.width.max(moved.height) > 2 * most {
            return Err(UserError::new(say!("align-too-far", most = MAX_SIDE)));
        }
        let mut next = encounter.clone();
        // A board with nothing on it is resized to the picture.
        let (board, bare) =
            (&encounter.battlefield, Battlefield::open(encounter.battlefield.width(), encounter.battlefield.height()));
        if bare.as_ref() == Ok(board) && encounter.creatures().is_empty() {
            let side = |from: i64, long: i64| {
                u32::try_from((from + long - PARTS / 25).div_euclid(PARTS) + 1).unwrap_or(1).clamp(1, MAX_SIDE)
            };
            let (width, height) = (side(moved.left, moved.width), side(moved.top, moved.height));
            next.battlefield = Battlefield::open(width, height).map_err(|size| UserError::new(size.message()))?;
        }
        let squares = |parts: i64| crate::words::Arg::decimal((parts as f64 / PARTS as f64 * 100.0).round() / 100.0);
        let message = say!(
            "aligned",
            wide = squares(moved.width),
            high = squares(moved.height),
            left = squares(moved.left),
            top = squares(moved.top)
        );
        let ruling = json!({
            "action": "align", "left": moved.left, "top": moved.top, "width": moved.width, "height": moved.height,
        });
        next.backdrop = Some(moved);
        let ruleset = table.ruleset(&next.ruleset)?;
        let mut scene = picture::board(ruleset, &next);
        scene.whole = true;
        Ok(Outcome::new(message).ruled(ruling).showing(scene).leaving(next).offering(buttons()))
    }
}
