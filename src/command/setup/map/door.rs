//! `/map door`: opens, closes, locks and hides doors.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, needs};
use crate::command::input::options::{CREATURE, PREVIEW};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::setup::map::{shown, side};
use crate::field::{Barrier, Battlefield, Opening};
use crate::grid::{Area, Square};
use crate::referee::{Doors, Verdict};
use crate::render::Picture;
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// The option for what the door is to be.
pub(crate) const STATE: &str = "state";
const STATES: &[&str] = &["open", "closed", "locked", "secret", "window", "grate", "curtain"];

pub(crate) const DOOR: Spec = Spec {
    name: "map",
    sub: Some("door"),
    options: &[needs("at", Kind::Door), needs(STATE, Kind::Choice(STATES)), CREATURE, PREVIEW],
    example: "/map door at:J3 state:open",
    right: Right::OwnerInTurn,
    ..Spec::of::<DoorArgs>()
};

/// `/map door`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DoorArgs {
    at: String,
    state: Barrier,
    request: MoveRequest,
}

impl Command for DoorArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let state = |word: &str| match word {
            "open" => Some(Barrier::OpenDoor),
            "closed" => Some(Barrier::Door),
            "locked" => Some(Barrier::LockedDoor),
            "secret" => Some(Barrier::SecretDoor),
            "window" => Some(Barrier::Window),
            "grate" => Some(Barrier::Grate),
            "curtain" => Some(Barrier::Curtain),
            _ => None,
        };
        Ok(DoorArgs {
            at: options.required("at", options.owned("at"))?,
            state: options.required("state", options.choice("state", state)?)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let board = &table.referee()?.encounter().battlefield;
        let is_gm = table.person.is_gm();
        // Doors that players don't know about can't be named by them.
        let known = if is_gm { board.openings() } else { board.as_seen().openings() };
        let doors = self.meant(board, &known)?;
        let is_turned = matches!(self.state, Barrier::OpenDoor | Barrier::Door);
        // A creature can open and close doors, but not turn them into something else.
        if is_gm && (self.request.creature.is_none() || !is_turned) && !self.request.preview {
            return self.by_the_gm(table, &doors);
        }
        let [door] = doors[..] else {
            return Err(UserError::new(say!("door-one-at-a-time", doors = named(&doors))));
        };
        if !is_turned {
            return Err(UserError::new(say!("door-gm-only")).or_example("/map door at:J3 state:open"));
        }
        if !door.barrier.is_door() {
            let (at, what) = (door.name(), word_of(door.barrier));
            return Err(UserError::new(say!("door-stays", at, what)));
        }
        if door.barrier == self.state {
            return Err(self.already(&doors));
        }
        self.by_a_creature(table, door)
    }
}

impl DoorArgs {
    /// Changes the doors for the GM, without asking the rules.
    fn by_the_gm(&self, table: &Table<'_>, doors: &[&Opening]) -> Result<Outcome, UserError> {
        let mut next = table.referee()?.encounter().clone();
        let turned: Vec<&Opening> = doors.iter().copied().filter(|door| door.barrier != self.state).collect();
        if turned.is_empty() {
            return Err(self.already(doors));
        }
        turned.iter().for_each(|door| next.battlefield.set_opening(door, self.state));
        let (count, at) = (turned.len(), named(&turned));
        let message = say!("door-now", count, at, what = word_of(self.state));
        let ruling = json!({"action": "door", "doors": names_of(&turned), "state": self.state.word()});
        let areas = around(&next.battlefield, &turned);
        Ok(shown(table, next, &areas, message).ruled(ruling))
    }

    /// Has a creature open or close the door: it needs to stand beside it and have the action for it.
    fn by_a_creature(&self, table: &Table<'_>, door: &Opening) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.mover(table)?;
        let referee = referee.planning(self.request.preview);
        if !table.person.moves(mover.creature()) {
            return Err(UserError::new(say!("rights-looking-on")).or_example("/join name:Aldo"));
        }
        let (name, at) = (&mover.creature().name, door.name());
        let encounter = referee.encounter();
        if !Doors(referee).is_beside(&mover, door) {
            let in_reach = Doors(referee).squares_in_reach(&mover, door);
            return Err(match in_reach.is_empty() {
                true => UserError::new(say!("door-out-of-height", name, at)),
                false => UserError::new(say!("door-not-beside", name, at, squares = Message::list(in_reach))),
            }
            .or_example(DOOR.example)
            .rewriting(self.example_with(&at)));
        }
        let truth = encounter.battlefield.openings();
        let Some(real) = truth.iter().find(|one| one.name() == at) else {
            return Err(UserError::new(say!("door-none", typed = quoted(&self.at))));
        };
        let ruling = Doors(referee).handle(&mover);
        if real.barrier == Barrier::LockedDoor && ruling.verdict == Verdict::Legal && self.state == Barrier::OpenDoor {
            return Ok(
                Outcome::refusal(referee.ruleset(), "door", say!("door-locked", at), &[RuleId::Blocking]).about(name)
            );
        }
        let opens = self.state == Barrier::OpenDoor;
        let headline = match (ruling.verdict, self.request.preview) {
            (Verdict::Legal, false) if opens => say!("door-opens", name, at),
            (Verdict::Legal, false) => say!("door-closes", name, at),
            (Verdict::Legal, true) => say!("door-could", name, at),
            _ => say!("door-cannot", name, at),
        };
        let legal = ruling.verdict == Verdict::Legal;
        let mut resolution = Resolution::new(table, referee, "door", &self.request, ruling);
        resolution.headline = Some(headline);
        resolution.cites = vec![RuleId::Actions];
        resolution.set_json("doors", [&at]);
        resolution.set_json("state", self.state.word());
        let mut outcome = resolution.outcome()?;
        if legal && !self.request.preview {
            let mut next = outcome.next.take().unwrap_or_else(|| encounter.clone());
            next.battlefield.set_opening(real, self.state);
            if let Some(Picture::Board(scene)) = &mut outcome.picture {
                scene.battlefield = next.battlefield.as_seen();
            }
            outcome = outcome.memorable_if(true).leaving(next);
        }
        Ok(outcome)
    }

    /// The doors that the text names.
    fn meant<'d>(&self, board: &Battlefield, known: &'d [Opening]) -> Result<Vec<&'d Opening>, UserError> {
        let typed = self.at.trim().to_lowercase();
        let of = |wanted: &dyn Fn(Barrier) -> bool| -> Vec<&'d Opening> {
            known.iter().filter(|one| wanted(one.barrier)).collect()
        };
        let group = match typed.as_str() {
            "windows" => Some(of(&|barrier| barrier == Barrier::Window)),
            "open" => Some(of(&|barrier| barrier == Barrier::OpenDoor)),
            "closed" => Some(of(&|barrier| barrier == Barrier::Door)),
            "locked" => Some(of(&|barrier| barrier == Barrier::LockedDoor)),
            "secret" => Some(of(&|barrier| barrier == Barrier::SecretDoor)),
            "doors" | "all" => Some(of(&Barrier::is_door)),
            _ => None,
        };
        if let Some(group) = group {
            return if group.is_empty() { Err(self.none(board, known)) } else { Ok(group) };
        }
        let found = named_by(&typed, known);
        match found.len() {
            0 => Err(self.none(board, known)),
            1 => Ok(found),
            _ => Err(UserError::new(say!("door-which", at = quoted(&self.at), doors = named(&found)))),
        }
    }

    /// The error if there is no such door; lists the existing ones, nearest first.
    fn none(&self, board: &Battlefield, known: &[Opening]) -> UserError {
        let near = self.at.split([' ', '/']).find_map(|word| word.parse::<Square>().ok());
        let mut known: Vec<&Opening> = known.iter().collect();
        let far = |one: &&Opening| {
            let apart = |from: Square| {
                one.squares(board).into_iter().map(move |to| (from.to(to).0.abs()).max(from.to(to).1.abs())).min()
            };
            near.and_then(apart)
        };
        known.sort_by_cached_key(far);
        let typed = quoted(&self.at);
        if known.is_empty() {
            // The example puts the door where the caller looked for one, else in the middle of the map.
            let within = board.area();
            let middle = Square::new((board.width() as i32 - 1) / 2, (board.height() as i32 - 1) / 2);
            let near = near.filter(|near| [(0, 0), (1, 0)].iter().all(|by| within.contains(near.offset(*by))));
            let near = near.unwrap_or(middle);
            let here = |_: &str| Some(format!("/map edge squares:{near} side:east barrier:door"));
            let error = UserError::new(say!("door-none-at-all"));
            return error.or_example("/map edge squares:J3 side:east barrier:door").rewriting(here);
        }
        let first = known[0].name();
        let example = |_: &str| Some(format!("/map door at:{first} state:open"));
        let error = UserError::new(say!("door-none-but", typed, doors = named(&known)));
        error.or_example(DOOR.example).rewriting(example)
    }

    fn already(&self, doors: &[&Opening]) -> UserError {
        let other = if self.state == Barrier::Door { "open" } else { "closed" };
        let at = doors.first().map(|door| door.name()).unwrap_or_default();
        let example = move |_: &str| Some(format!("/map door at:{at} state:{other}"));
        let error = say!("door-already", count = doors.len(), at = named(doors), what = word_of(self.state));
        UserError::new(error).or_example(DOOR.example).rewriting(example)
    }

    /// The command for this door as the example of an error.
    fn example_with(&self, at: &str) -> impl Fn(&str) -> Option<String> + Send + Sync + 'static + use<> {
        let state = if self.state == Barrier::OpenDoor { "open" } else { "closed" };
        let line = format!("/map door at:{at} state:{state}");
        move |_: &str| Some(line.clone())
    }
}

/// The doors at the place that the text names: by the door's name, its square, or the square and its side.
pub(crate) fn named_by<'d>(text: &str, known: &'d [Opening]) -> Vec<&'d Opening> {
    let typed = text.trim().to_lowercase();
    if let Some(one) = known.iter().find(|one| one.name().to_lowercase() == typed) {
        return vec![one];
    }
    let words: Vec<&str> = typed.split([' ', '/', ',']).filter(|word| !word.is_empty()).collect();
    let square = |word: &str| word.parse::<Square>().ok();
    match words[..] {
        [at] => {
            let Some(at) = square(at) else { return Vec::new() };
            let here: Vec<&Opening> = known.iter().filter(|one| one.is_at(at)).collect();
            if here.is_empty() { known.iter().filter(|one| one.touches(at)).collect() } else { here }
        }
        [at, other] => match (square(at), square(other), side(other)) {
            (Some(a), Some(b), _) => known.iter().filter(|one| one.parts(a, b)).collect(),
            (Some(at), None, Some(side)) => known.iter().filter(|one| one.is_on_side(at, side)).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The barrier in words.
fn word_of(barrier: Barrier) -> Message {
    say!("door-state", state = barrier.word())
}

fn names_of(doors: &[&Opening]) -> Vec<String> {
    doors.iter().map(|door| door.name()).collect()
}

fn named(doors: &[&Opening]) -> Message {
    Message::names(doors.iter().map(|door| door.name()))
}

fn around(board: &Battlefield, doors: &[&Opening]) -> Vec<Area> {
    doors.iter().flat_map(|door| door.squares(board)).map(Area::from).collect()
}
