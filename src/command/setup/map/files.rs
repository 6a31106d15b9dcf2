//! `/map import` and `/map export`: maps from and for other programs.

use serde_json::json;

use crate::command::core::command::{Command, Spec, TableCreation};
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{FILE, REPLACE};
use crate::command::input::right::Right;
use crate::command::input::upload;
use crate::command::input::upload::{Attached, Content, Upload};
use crate::command::input::user_error::{UserError, quoted};
use crate::command::reply::picture;
use crate::command::setup::map::brush;
use crate::command::setup::map::keep_in_the_air;
use crate::command::setup::table::RULESETS;
use crate::field::{Creature, Encounter, MAX_CREATURES, Name, Side, Size};
use crate::grid::{Feet, Height};
use crate::mapfile::{self, ImportOptions, MapFile, MapImage, Token};
use crate::referee::{Referee, SharedSquares};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// The largest side of a map's square, in feet.
const MOST_FEET: u32 = 100;

pub(crate) const IMPORT: Spec = Spec {
    name: "map",
    sub: Some("import"),
    options: &[
        FILE.needed(),
        may("picture", Kind::File),
        may("scene", Kind::Text),
        may("tokens", Kind::Flag),
        may("feet-per-square", Kind::Feet(MOST_FEET)),
        REPLACE,
    ],
    example: "/map import file:tavern.dd2vtt",
    right: Right::Gm,
    ..Spec::of::<ImportArgs>()
};

const FORMATS: &[&str] = &["uvtt", "text"];

pub(crate) const EXPORT: Spec = Spec {
    name: "map",
    sub: Some("export"),
    options: &[may("format", Kind::Choice(FORMATS))],
    example: "/map export format:uvtt",
    right: Right::Gm,
    private: true,
    ..Spec::of::<ExportArgs>()
};

/// `/map import`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ImportArgs {
    file: String,
    upload: Option<Upload>,
    /// The picture next to a file that only names it.
    picture: Option<Upload>,
    scene: Option<String>,
    tokens: bool,
    feet: Option<u32>,
    replace: bool,
}

impl Command for ImportArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let feet = options.feet("feet-per-square")?.map(|feet| feet.0);
        if feet == Some(0) {
            return Err(UserError::new(say!("import-feet-least")));
        }
        let (file, upload) = options.required("file", options.file("file"))?;
        Ok(ImportArgs {
            file: file.to_owned(),
            upload,
            picture: options.file("picture").and_then(|(_, upload)| upload),
            scene: options.owned("scene"),
            tokens: options.is_set("tokens")?,
            feet,
            replace: options.is_set("replace")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let map = upload::held(self.upload.as_ref(), |content| match content {
            Content::Map(map) => Some(map),
            _ => None,
        })?;
        let laying = Laying { first: self.message(&map), map: &map, replace: self.replace, tokens: self.tokens };
        laying.outcome(table)
    }

    fn makes(&self) -> TableCreation {
        TableCreation::Board
    }

    fn brings_a_file(&self) -> bool {
        true
    }

    fn read_file(&self) -> Option<Content> {
        let image = self.picture.as_ref().map(Upload::bytes);
        let wanted = ImportOptions { feet: self.feet, scene: self.scene.as_deref(), image };
        upload::read(self.upload.as_ref(), |bytes| mapfile::read_with(bytes, wanted)).map(Content::Map)
    }
}

impl ImportArgs {
    fn message(&self, map: &MapFile) -> Message {
        let board = &map.board;
        let askew = board.partitions().all().len();
        let imported = say!(
            "imported",
            file = quoted(&self.file),
            kind = map.kind,
            width = board.width(),
            height = board.height(),
            square = Feet::SQUARE,
            walls = map.imported.0,
            doors = map.imported.1
        );
        let first = Message::sentences([
            Some(imported),
            (askew > 0).then(|| say!("imported-askew", askew)),
            map.image.is_some().then(|| say!("imported-picture")),
        ]);
        let left_out =
            (!self.tokens && !map.tokens.is_empty()).then(|| say!("foundry-tokens", count = map.tokens.len()));
        let notes = map.notes.iter().cloned().chain(left_out).map(|note| Message::literal("- ").then(note));
        Message::lines([first].into_iter().chain(notes))
    }
}

/// A map to be laid on the table.
pub(crate) struct Laying<'m> {
    /// The first line of the answer.
    pub(crate) first: Message,
    pub(crate) map: &'m MapFile,
    /// Whether to remove creatures that have no place on it.
    pub(crate) replace: bool,
    /// Whether its tokens become creatures.
    pub(crate) tokens: bool,
}

impl Laying<'_> {
    /// Lays the map, unless creatures would have no place on it.
    pub(crate) fn outcome(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let map = self.map;
        let before = table.encounter;
        let mut next = before.cloned().unwrap_or_else(|| Encounter::new(RULESETS[0], map.board.clone()));
        next.battlefield.clone_from(&map.board);
        next.backdrop = map.image.as_ref().map(MapImage::backdrop);
        let ruleset = match table.ruleset {
            Some(ruleset) => ruleset,
            None => table.ruleset(&next.ruleset)?,
        };
        if let Some(before) = before {
            keep_in_the_air(ruleset, before, &mut next);
        }
        let out = homeless(ruleset, &next);
        if !out.is_empty() && !self.replace {
            return Err(UserError::new(say!("import-no-place", names = names(&out))).or_again(REPLACE.name, "true"));
        }
        take_off(&mut next, &out);
        let come = if self.tokens { creatures(ruleset, &mut next, &map.tokens) } else { Arrivals::default() };
        let removed = (!out.is_empty()).then(|| say!("imported-removed", names = names(&out)));
        let message = Message::lines([self.first.clone()].into_iter().chain(removed).chain(come.notes()));
        let ruling = json!({
            "action": "import",
            "format": map.kind,
            "width": map.board.width(),
            "height": map.board.height(),
            "walls": map.imported.0,
            "doors": map.imported.1,
            "off_grid": map.board.partitions().all().len(),
            "picture": map.image.is_some(),
            "notes": map.notes,
            "removed": out,
            "creatures": come.put,
        });
        let mut scene = picture::board(ruleset, &next);
        scene.whole = true;
        let secrets = (!map.secrets.is_empty()).then(|| Message::sentences(map.secrets.iter().cloned().map(Some)));
        let outcome = Outcome::new(message).ruled(ruling).showing(scene).leaving(next).with_gm_note(secrets);
        let outcome = outcome.offering(vec![brush::button()]);
        Ok(match &map.image {
            Some(MapImage { sheet, .. }) => outcome.painting(sheet.name(), sheet.clone()),
            None => outcome,
        })
    }
}

/// The creatures without a place on the board: their space leaves the map or covers impassable ground.
fn homeless(ruleset: &Ruleset, next: &Encounter) -> Vec<Name> {
    let referee = Referee::new(ruleset, next);
    let fits = |creature: &&Creature| {
        next.battlefield.holds(ruleset.placement(creature)) && SharedSquares(referee).standing_in(creature).1
    };
    next.in_natural_order()
        .into_iter()
        .filter(|creature| !fits(creature))
        .map(|creature| creature.name.clone())
        .collect()
}

/// The creatures made from a map's tokens.
#[derive(Default)]
struct Arrivals {
    put: Vec<Name>,
    /// How many tokens had no room, or no name.
    left_out: usize,
}

impl Arrivals {
    fn notes(&self) -> impl Iterator<Item = Message> {
        let put = (!self.put.is_empty()).then(|| say!("imported-tokens", names = names(&self.put)));
        let out = (self.left_out > 0).then(|| say!("imported-tokens-left-out", count = self.left_out));
        put.into_iter().chain(out)
    }
}

/// Puts a creature on the board for each token, friendly ones among the heroes.
fn creatures(ruleset: &Ruleset, next: &mut Encounter, tokens: &[Token]) -> Arrivals {
    let mut come = Arrivals::default();
    for token in tokens {
        let base = Name::new(&token.name).or_else(|_| Name::new("Token"));
        let side = match token.disposition {
            ..0 => "monsters",
            0 => "neutral",
            1.. => "heroes",
        };
        let (Ok(base), Ok(side)) = (base, Name::new(side)) else {
            come.left_out += 1;
            continue;
        };
        let numbered = (2..1_000).map_while(|number| Name::new(&format!("{base} {number}")).ok());
        let name = [base.clone()].into_iter().chain(numbered).find(|name| next.creature(name).is_none());
        let size = match token.wide {
            1 => Size::Medium,
            2 => Size::Large,
            3 => Size::Huge,
            4 => Size::Gargantuan,
            _ => Size::Colossal,
        };
        let put = name.filter(|_| next.creatures().len() < MAX_CREATURES).and_then(|name| {
            let altitude = Height::from(Feet(token.altitude));
            let plain = Creature::plain(name, token.at, Side(side));
            let creature = Creature { size, hidden: token.hidden, altitude, ..plain };
            let fits = next.battlefield.holds(ruleset.placement(&creature))
                && SharedSquares(Referee::new(ruleset, next)).standing_in(&creature).1;
            fits.then_some(creature)
        });
        match put {
            Some(creature) => {
                come.put.extend((!creature.hidden).then(|| creature.name.clone()));
                next.put(creature);
            }
            None => come.left_out += 1,
        }
    }
    come
}

fn take_off(next: &mut Encounter, out: &[Name]) {
    for name in out {
        next.remove(name);
        if let Some(mut rounds) = next.rounds.take() {
            rounds.forget(name, |name| next.takes_turns(name));
            next.rounds = Some(rounds);
        }
    }
}

/// `/map export`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ExportArgs {
    text: bool,
}

impl Command for ExportArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let format = options.choice("format", |word| FORMATS.iter().find(|format| **format == word))?;
        Ok(ExportArgs { text: format == Some(&"text") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let board = &table.referee()?.encounter().battlefield;
        let (width, height) = (board.width(), board.height());
        if self.text {
            let file = Attached { ending: "txt", bytes: board.to_notation().into_bytes() };
            return Ok(Outcome::new(say!("exported-as-text", width, height)).attaching(file));
        }
        let under = table.sheet.zip(table.referee()?.encounter().backdrop.as_ref());
        let written = mapfile::write_uvtt(board, under);
        let exported = say!("exported-as-uvtt", width, height);
        let left_out = Message::list(&written.left_out);
        let left_out = (!left_out.is_empty()).then(|| say!("exported-without", left_out));
        Ok(Outcome::new(Message::sentences([Some(exported), left_out, written.too_large]))
            .attaching(Attached { ending: "uvtt", bytes: written.text.into_bytes() }))
    }

    fn takes_the_picture(&self) -> bool {
        true
    }
}
