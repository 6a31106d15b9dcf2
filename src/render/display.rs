//! A scene as text, one line per shape, for tests and debugging.

use std::fmt;

use super::profile::Profile;
use super::scene::{Break, Lane, Measure, Scene, Sheet, Threatened};
use crate::field::Backdrop;
use crate::grid::{Area, Footprint, Height, Placement, Square};
use crate::words::Message;

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "board {}", self.battlefield.to_notation().replace('\n', "\n  "))?;
        if let Some(Sheet { backdrop, .. }) = &self.backdrop {
            let Backdrop { picture, left, top, width, height } = backdrop;
            writeln!(f, "backdrop {picture} over {width} x {height}")?;
            if (*left, *top) != (0, 0) {
                writeln!(f, "backdrop from {left}, {top}")?;
            }
        }
        let asked = [(self.whole, " whole"), (self.part.is_some(), " asked for")];
        writeln!(f, "view {}{}", self.view(), asked.map(|(is, word)| if is { word } else { "" }).concat())?;
        for (token, initials) in self.tokens.iter().zip(self.initials()) {
            write!(f, "token {initials} {:?} {} {}", token.name, named(token.placement), token.size)?;
            write!(f, " of {:?}", token.side)?;
            if token.altitude != Height::ZERO {
                write!(f, " at {}", token.altitude)?;
            }
            for condition in token.conditions.iter() {
                write!(f, " {condition}")?;
            }
            write!(f, "{}", if token.flanked { " flanked" } else { "" })?;
            if let Some(facing) = token.facing {
                write!(f, " facing {}", facing.word())?;
            }
            if let Some(owner) = &token.owner {
                write!(f, " of player {:?}", owner.to_string())?;
            }
            if let Some(mount) = &token.rides {
                write!(f, " riding {mount:?}")?;
            }
            write!(f, "{}", if token.portrait.is_some() { " with a portrait" } else { "" })?;
            write!(f, "{}", if token.turn { " in turn" } else { "" })?;
            writeln!(f, "{}", if token.acting { " acting" } else { "" })?;
        }
        let others = self.others.iter().map(|trail| ("other trail", trail));
        for (what, trail) in self.trail.iter().map(|trail| ("trail", trail)).chain(others) {
            let up = |altitude: Height| match altitude {
                Height::ZERO => String::new(),
                altitude => format!(" at {altitude}"),
            };
            write!(f, "{what} {}{}", named(trail.start), up(trail.altitude))?;
            for step in &trail.steps {
                write!(f, " > {} {}{}", named(step.to), Message::of(&step.total.bare()), up(step.altitude))?;
                let marks = [(step.beyond, " beyond"), (step.refused, " refused")];
                write!(f, "{}", marks.map(|(is, word)| if is { word } else { "" }).concat())?;
            }
            writeln!(f)?;
        }
        for Break { after, label } in &self.breaks {
            writeln!(f, "break {:?} after {after}", label.to_string())?;
        }
        if let Some(profile) = Profile::of(self) {
            writeln!(f, "from the side {}", profile.message())?;
        }
        listed(f, "goal", self.goal.into_iter().map(named))?;
        listed(f, "nearest", self.nearest.into_iter().map(named))?;
        listed(f, "reach", self.reach.iter().map(|(space, feet)| format!("{}={}", named(*space), feet.0)))?;
        listed(f, "first move", self.moves.into_iter().map(|feet| feet.0))?;
        for Threatened { by, squares } in &self.threatened {
            listed(f, &format!("threatened by {by:?}"), squares.iter().copied().map(named_square))?;
        }
        for (number, strike) in self.strikes.iter().enumerate() {
            writeln!(f, "strike {} by {:?} at {}", number + 1, strike.by, named_square(strike.leaving))?;
        }
        listed(f, "spoilt", self.spoilt.iter().copied().map(named_square))?;
        if let Some(Lane { from, to, swept, refused }) = self.lane {
            let marks =
                [(swept, " swept"), (refused, " refused")].map(|(is, word)| if is { word } else { "" }).concat();
            writeln!(f, "lane {} > {}{marks}", named(from), named(to))?;
        }
        if let Some(Measure { from, to, feet }) = self.measure {
            writeln!(f, "measure {} {} {feet}", named_square(from), named_square(to))?;
        }
        let corners = |area: Area| [area.north_west(), area.south_east()].map(named_square).join(":");
        listed(f, "focus", self.focus.into_iter().map(corners))
    }
}

/// A space by its corners; spaces far off any board are handled too.
fn named(space: Placement) -> String {
    let far = |anchor: i32| !(-1..10_000).contains(&anchor);
    if far(space.anchor.x) || far(space.anchor.y) || space.footprint.width.max(space.footprint.height) > 10_000 {
        return "far off".to_owned();
    }
    space.to_string()
}

fn named_square(square: Square) -> String {
    named(Footprint::square(1).at(square))
}

fn listed<T: ToString>(f: &mut fmt::Formatter<'_>, what: &str, all: impl Iterator<Item = T>) -> fmt::Result {
    let all: Vec<String> = all.map(|one| one.to_string()).collect();
    if all.is_empty() { Ok(()) } else { writeln!(f, "{what} {}", all.join(" ")) }
}
