//! A scene in sentences, for those who cannot see its picture: what a listener needs first comes first.

use std::collections::{BTreeMap, HashMap};

use super::profile::Profile;
use super::{Break, Scene, Token, Trail, relief};
use crate::field::{Barrier, Fill, GroundCheck, Terrain};
use crate::grid::{Area, Edge, Feet, Square};
use crate::say;
use crate::words::{Locale, Message};

/// Discord's limit, in UTF-16 units.
pub const MOST: usize = 1024;
/// No sentence is shorter, in UTF-16 units.
const SHORTEST: usize = 8;

/// A sentence; one with a list can be cut short.
struct Sentence<'a> {
    /// Makes the sentence from its list.
    say: Box<dyn Fn(Message) -> Message + 'a>,
    items: Vec<Message>,
    between: &'static str,
}

impl<'a> Sentence<'a> {
    fn plain(words: Message) -> Self {
        Sentence { say: Box::new(move |_| words.clone()), items: Vec::new(), between: "" }
    }

    fn list(between: &'static str, items: Vec<Message>, say: impl Fn(Message) -> Message + 'a) -> Option<Self> {
        (!items.is_empty()).then(|| Sentence { say: Box::new(say), items, between })
    }

    /// The squares of something, merged into few runs.
    fn squares(squares: &[Square], say: impl Fn(Message) -> Message + 'a) -> Option<Self> {
        Sentence::list(" ", runs(squares), say)
    }

    fn whole(&self, locale: Locale) -> String {
        (self.say)(Message::joined(self.items.clone(), self.between)).localized(locale)
    }

    /// As much of it as fits, with the number of missing items; `None` if not even one fits.
    fn within(&self, room: usize, locale: Locale) -> Option<String> {
        // Every item takes room, so at most this many are ever localized.
        let most = self.items.len().min(room);
        if most == self.items.len() {
            let whole = self.whole(locale);
            if units(&whole) <= room {
                return Some(whole);
            }
        }
        let cut = |kept: usize| {
            let (list, missing) = (Message::joined(self.items[..kept].to_vec(), self.between), self.items.len() - kept);
            (self.say)(say!("alt-and-more", list, missing)).localized(locale)
        };
        // More items are longer, so bisection finds the greatest number that fits.
        let (mut fitting, mut kept, mut beyond) = (None, 0, most.min(self.items.len().saturating_sub(1)) + 1);
        while beyond - kept > 1 {
            let middle = kept.midpoint(beyond);
            let text = cut(middle);
            if units(&text) <= room {
                (fitting, kept) = (Some(text), middle);
            } else {
                beyond = middle;
            }
        }
        fitting
    }
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// What a scene's picture shows, in at most [`MOST`] UTF-16 units: the least important is dropped first.
#[must_use]
pub fn text(scene: &Scene) -> String {
    let mut text = String::new();
    let mut sentences = sentences(scene);
    loop {
        let blank = if text.is_empty() { "" } else { " " };
        let room = MOST.saturating_sub(units(&text) + blank.len());
        // On a crowded board the ground isn't even looked at.
        if room < SHORTEST {
            return text;
        }
        let Some(sentence) = sentences.next() else { return text };
        if let Some(fitting) = sentence.within(room, scene.locale) {
            text = text + blank + &fitting;
        }
    }
}

/// The same with nothing dropped, one sentence per line.
#[must_use]
pub fn words(scene: &Scene) -> String {
    let lines: Vec<String> = sentences(scene).map(|sentence| sentence.whole(scene.locale)).collect();
    lines.join("\n")
}

/// Everything there is to say, the most important first.
fn sentences(scene: &Scene) -> impl Iterator<Item = Sentence<'_>> {
    events(scene).into_iter().chain(std::iter::once_with(|| ground(scene)).flatten())
}

/// The creatures and what they do.
fn events(scene: &Scene) -> Vec<Sentence<'_>> {
    let (field, view) = (&scene.battlefield, scene.view());
    let (width, height) = (field.width(), field.height());
    let mut all = vec![Sentence::plain(if view == field.area() {
        say!("alt-board", width, height)
    } else {
        say!("alt-part-of-board", view, width, height)
    })];
    all.extend(scene.cursor.map(|at| Sentence::plain(say!("alt-cursor", at))));
    all.extend(scene.goal.map(|goal| Sentence::plain(say!("alt-refused-end", goal))));
    all.extend(scene.trail.as_ref().and_then(|trail| way(trail, false)));
    all.extend((1_usize..).zip(&scene.ways).filter_map(|(number, trail)| choice(number, trail)));
    all.extend(Sentence::squares(&scene.spoilt, |squares| say!("alt-spoiled", squares)));
    all.extend(scene.nearest.map(|nearest| Sentence::plain(say!("alt-nearest-end", nearest))));
    let strikes = (1_usize..).zip(&scene.strikes);
    all.extend(
        strikes.map(|(number, strike)| {
            Sentence::plain(say!("alt-strike", number, by = strike.by, leaving = strike.leaving))
        }),
    );
    all.extend(scene.breaks.iter().filter_map(|parted| ended(scene, parted)));
    all.extend(Profile::of(scene).map(|profile| Sentence::plain(say!("alt-from-the-side", way = profile.message()))));
    all.extend(scene.others.iter().filter_map(|trail| way(trail, true)));
    all.extend(scene.lane.map(|lane| Sentence::plain(say!("alt-lane", from = lane.from, to = lane.to))));
    all.extend(scene.measure.map(|measure| {
        Sentence::plain(say!("alt-measure", from = measure.from, to = measure.to, feet = measure.feet))
    }));
    all.push(who(scene));
    all.extend([false, true].into_iter().filter_map(|second| reached(scene, second)));
    all.extend(
        scene
            .threatened
            .iter()
            .filter_map(|by| Sentence::squares(&by.squares, |squares| say!("alt-threatens", by = by.by, squares))),
    );
    all
}

/// A way, either of the mover or of somebody who moves in answer.
fn way(trail: &Trail, in_answer: bool) -> Option<Sentence<'_>> {
    let last = trail.steps.last()?;
    let steps = trail.steps.iter().map(|step| {
        let (square, feet) = (step.to.anchor, step.total);
        if step.refused || step.beyond {
            say!("alt-step-refused", square, feet)
        } else {
            say!("alt-step", square, feet)
        }
    });
    let (from, to, feet) = (trail.start.anchor, last.to.anchor, last.total);
    Sentence::list(", ", steps.collect(), move |steps| {
        if in_answer {
            say!("alt-way-in-answer", from, to, feet, steps)
        } else {
            say!("alt-way", from, to, feet, steps)
        }
    })
}

/// A way to choose from, with its number.
fn choice(number: usize, trail: &Trail) -> Option<Sentence<'_>> {
    let from = trail.start.anchor;
    let Some(last) = trail.steps.last() else { return Some(Sentence::plain(say!("alt-stays", number, from))) };
    let over = trail.steps.iter().map(|step| Message::of(&step.to.anchor)).collect();
    let feet = last.total;
    Sentence::list(" ", over, move |over| say!("alt-choice", number, from, over, feet))
}

/// Where a turn or an action ends on the way.
fn ended<'a>(scene: &Scene, Break { after, label }: &Break) -> Option<Sentence<'a>> {
    let trail = scene.trail.as_ref()?;
    let at = after.checked_sub(1).map_or(Some(trail.start), |nth| trail.steps.get(nth).map(|step| step.to))?;
    Some(Sentence::plain(say!("alt-break", at = at.anchor, label)))
}

/// Every creature: the one that acts, then those that may strike, then the others in the picture.
fn who(scene: &Scene) -> Sentence<'_> {
    if scene.tokens.is_empty() {
        return Sentence::plain(say!("alt-nobody"));
    }
    let view = scene.view();
    let wanted = |token: &&Token| {
        let strikes = scene.strikes.iter().any(|strike| strike.by == token.name);
        let seen = scene.on_board(token.placement).is_some_and(|area| area.overlaps(view));
        (!token.acting, !token.turn, !strikes, !seen)
    };
    let mut tokens: Vec<&Token> = scene.tokens.iter().collect();
    tokens.sort_by_key(wanted);
    let one = |token: &&Token| {
        let first = say!("alt-token", name = token.name, side = token.side, at = token.placement);
        let facing = token.facing.map(|facing| say!("alt-facing", facing));
        let owner = token.owner.as_ref().map(|owner| say!("alt-owner", owner));
        let more = scene.height_note(token).into_iter().chain(facing).chain(token.condition_names()).chain(owner);
        Message::list([first].into_iter().chain(more))
    };
    let items = tokens.iter().map(one).collect();
    Sentence { say: Box::new(|everybody| say!("alt-everybody", everybody)), items, between: "; " }
}

/// Where a creature could go, by feet: with one move, or with a second one.
fn reached(scene: &Scene, second: bool) -> Option<Sentence<'_>> {
    let first = |feet: Feet| scene.moves.is_none_or(|first| feet <= first);
    let mut by_feet: BTreeMap<Feet, Vec<Square>> = BTreeMap::new();
    for &(space, feet) in scene.reach.iter().filter(|(_, feet)| feet.0 > 0 && first(*feet) != second) {
        by_feet.entry(feet).or_default().push(space.anchor);
    }
    let ring =
        |(feet, squares): (&Feet, &Vec<Square>)| say!("alt-ring", feet, squares = Message::joined(runs(squares), " "));
    Sentence::list("; ", by_feet.iter().map(ring).collect(), move |rings| {
        if second { say!("alt-reached-second", rings) } else { say!("alt-reached", rings) }
    })
}

/// The squares of each kind of ground that is not open.
fn ground(scene: &Scene) -> Vec<Sentence<'_>> {
    let view = scene.view();
    let mut kinds: BTreeMap<(&str, Option<Terrain>), Vec<Square>> = BTreeMap::new();
    for square in view.squares() {
        let ground = scene.battlefield.ground(square);
        match ground.fill {
            Fill::Open => {}
            Fill::Solid => kinds.entry(("Solid", None)).or_default().push(square),
            Fill::Pillar => kinds.entry(("Pillars", None)).or_default().push(square),
        }
        for (terrain, _) in ground.layers.iter() {
            kinds.entry((terrain.word(), Some(terrain))).or_default().push(square);
        }
    }
    let lying = kinds.iter().filter_map(|(&(kind, terrain), squares)| {
        Sentence::squares(squares, move |squares| match terrain {
            Some(terrain) => say!("alt-terrain", terrain, squares),
            None if kind == "Solid" => say!("alt-solid", squares),
            None => say!("alt-pillars", squares),
        })
    });
    let mut all: Vec<Sentence> = lying.collect();
    all.extend(relief::heights(&scene.battlefield, view).into_iter().filter_map(|(floor, areas)| {
        Sentence::list(" ", areas.iter().map(Message::of).collect(), move |areas| say!("alt-floor", floor, areas))
    }));
    all.extend(relief::checks(&scene.battlefield, view).into_iter().filter_map(
        |(GroundCheck { skill, dc }, areas)| {
            let skill = Message::term("skill", skill.word());
            Sentence::list(" ", areas.iter().map(Message::of).collect(), move |areas| {
                say!("alt-check", areas, skill, dc)
            })
        },
    ));
    let seen = scene.battlefield.barriers().filter(|(edge, _)| {
        let (a, b) = edge.squares();
        view.contains(a) || view.contains(b)
    });
    let edges = barrier_runs(seen).into_iter().map(|BarrierRun { barrier, before, beyond }| {
        let edge = format!("{before}/{beyond}");
        match barrier {
            Barrier::Narrow(fits) => say!("alt-narrow", fits, edge),
            barrier => say!("alt-barrier", barrier = barrier.word(), edge),
        }
    });
    all.extend(Sentence::list(", ", edges.collect(), |edges| say!("alt-between", edges)));
    let partitions = scene.battlefield.partitions().all();
    let pieces =
        ["wall", "door", "open-door", "window", "grate", "curtain", "one-way"].into_iter().filter_map(|barrier| {
            let count = partitions.iter().filter(|one| one.barrier.word().starts_with(barrier)).count();
            (count > 0).then(|| say!("alt-pieces-of", barrier, count))
        });
    all.extend(Sentence::list(", ", pieces.collect(), |pieces| say!("alt-pieces", pieces)));
    if scene.backdrop.is_some() {
        all.push(Sentence::plain(say!("alt-painted-map")));
    }
    all
}

/// Edges in one line with the same barrier: the squares west or north of them, and those on the other side.
struct BarrierRun {
    barrier: Barrier,
    before: Area,
    beyond: Area,
}

/// Barriers merged into few runs, in reading order of their first squares: a wall along a room is a single one.
fn barrier_runs(edges: impl Iterator<Item = (Edge, Barrier)>) -> Vec<BarrierRun> {
    let mut runs: Vec<BarrierRun> = Vec::new();
    // The latest run on each grid line, by the line's direction and position.
    let mut last: HashMap<(bool, i32), usize> = HashMap::new();
    for (edge, barrier) in edges {
        let (before, beyond) = edge.squares();
        let (line, along) = if edge.is_horizontal() { (before.y, (1, 0)) } else { (before.x, (0, 1)) };
        let nth = last.entry((edge.is_horizontal(), line)).or_insert(runs.len());
        match runs.get_mut(*nth) {
            Some(run) if run.barrier == barrier && run.before.south_east().offset(along) == before => {
                run.before = run.before.around(before.into());
                run.beyond = run.beyond.around(beyond.into());
            }
            _ => {
                *nth = runs.len();
                runs.push(BarrierRun { barrier, before: before.into(), beyond: beyond.into() });
            }
        }
    }
    runs
}

/// Squares in reading order, adjacent ones in a row merged: `C3:F3`, `C4`.
fn runs(squares: &[Square]) -> Vec<Message> {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let mut runs: Vec<Area> = Vec::new();
    for square in sorted {
        match runs.last_mut() {
            Some(run) if run.south_east().offset((1, 0)) == square => *run = run.around(Area::from(square)),
            _ => runs.push(Area::from(square)),
        }
    }
    runs.iter().map(Message::of).collect()
}
