//! A scene in sentences, for those who cannot see its picture: what an ear needs first comes first.

use std::collections::{BTreeMap, HashMap};

use super::profile::Profile;
use super::{Break, Scene, Token, Trail, relief};
use crate::field::{Barrier, Fill, GroundCheck, Terrain};
use crate::grid::{Area, Edge, Feet, Square};
use crate::say;
use crate::words::{Locale, Message};

/// Discord takes no more of it, in UTF-16 units.
pub const MOST: usize = 1024;

/// A sentence; one that lists things can be cut short.
struct Sentence<'a> {
    /// The sentence with its list.
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

    /// The squares of something, as few runs.
    fn squares(squares: &[Square], say: impl Fn(Message) -> Message + 'a) -> Option<Self> {
        Sentence::list(" ", runs(squares), say)
    }

    fn whole(&self, locale: Locale) -> String {
        (self.say)(Message::joined(self.items.clone(), self.between)).localized(locale)
    }

    /// As much of it as has room, and how many things are missing; none if there is no room for one.
    fn within(&self, room: usize, locale: Locale) -> Option<String> {
        // Every item takes room, so no more of them than that are ever put into words.
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
        // The more items, the longer, so the most that have room are found by bisection.
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

/// What the picture of a scene shows, in at most [`MOST`] UTF-16 units: of what finds no room the least wanted goes first.
#[must_use]
pub fn text(scene: &Scene) -> String {
    let mut text = String::new();
    for sentence in sentences(scene) {
        let blank = if text.is_empty() { "" } else { " " };
        let room = MOST.saturating_sub(units(&text) + blank.len());
        if let Some(fitting) = sentence.within(room, scene.locale) {
            text = text + blank + &fitting;
        }
    }
    text
}

/// The same without anything left out, a sentence a line.
#[must_use]
pub fn words(scene: &Scene) -> String {
    let lines: Vec<String> = sentences(scene).iter().map(|sentence| sentence.whole(scene.locale)).collect();
    lines.join("\n")
}

/// All that there is to tell, the most wanted first.
fn sentences(scene: &Scene) -> Vec<Sentence<'_>> {
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
    all.extend(ground(scene));
    all
}

/// A way, of somebody who answers with it or not.
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

/// A way to choose, with its number.
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
        let more = scene.aloft(token).into_iter().chain(facing).chain(token.condition_names()).chain(owner);
        Message::list([first].into_iter().chain(more))
    };
    let items = tokens.iter().map(one).collect();
    Sentence { say: Box::new(|everybody| say!("alt-everybody", everybody)), items, between: "; " }
}

/// Where a creature could go, by feet: with one move, and with a second one.
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

/// Edges in one line with the same barrier: the squares west or north of them, and those beyond.
struct BarrierRun {
    barrier: Barrier,
    before: Area,
    beyond: Area,
}

/// Barriers as few runs, in reading order of their first squares: a wall along a room is one of them.
fn barrier_runs(edges: impl Iterator<Item = (Edge, Barrier)>) -> Vec<BarrierRun> {
    let mut runs: Vec<BarrierRun> = Vec::new();
    // The run that ended last on each grid line, by the direction and place of the line.
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

/// Squares in reading order, those side by side in a row as one: `C3:F3`, `C4`.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Battlefield, Size};
    use crate::grid::{Direction, Footprint, Height};
    use crate::render::{Strike, Threatened, TrailStep};

    #[test]
    fn alt_text_tells_what_matters_first() {
        let board = Battlefield::from_notation("6x4\nsolid A1:C1\ndifficult B3:C4\nwall D2/E2\nnarrow-tiny D3/E3")
            .expect("a board");
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let at = |name: &str| Footprint::square(1).at(square(name));
        let mut scene = Scene::of(&board);
        scene.tokens.push(Token {
            size: Size::Large,
            altitude: Height(10),
            conditions: "helpless prone".parse().expect("conditions"),
            flanked: true,
            acting: true,
            ..Token::plain("Ogre", Footprint::square(2).at(square("E3")), "monsters")
        });
        let step = |to: &str, total: u32, beyond: bool| TrailStep {
            to: at(to),
            altitude: Height(0),
            total: Feet(total).into(),
            beyond,
            refused: false,
        };
        scene.trail = Some(Trail {
            start: at("A2"),
            altitude: Height(0),
            steps: vec![step("B2", 5, false), step("C3", 20, true)],
        });
        scene.strikes = vec![Strike { leaving: square("B2"), by: "Ogre".into() }];
        scene.threatened =
            vec![Threatened { by: "Ogre".into(), squares: ["D2", "D4", "D3", "E2"].map(square).to_vec() }];
        scene.breaks = vec![Break { after: 1, label: Message::literal("turn 1 | 2") }];
        scene.tokens[0].facing = Some(Direction::NorthEast);
        scene.tokens[0].owner = Some(Message::literal("Ann"));
        scene.reach = vec![(at("A2"), Feet(0)), (at("B2"), Feet(5)), (at("A3"), Feet(5))];
        assert_eq!(
            text(&scene),
            "A board of 6 x 4 squares. The way from A2 to C3, 20 ft: B2 5 ft, C3 20 ft (not allowed). \
             Attack of opportunity 1: Ogre, leaving B2. At B2: turn 1 | 2. \
             Ogre (monsters) at E3:F4, 10 ft up, facing northeast, helpless, prone, flanked, Ann's. \
             Within reach: 5 ft B2 A3. Ogre threatens D2:E2 D3 D4. Solid: A1:C1. difficult B3:C3 B4:C4. Edges: wall D2/E2, narrow gap up to tiny D3/E3."
        );
    }

    #[test]
    fn alt_text_has_heights() {
        let field = Battlefield::from_notation("6x4\nfloor+20 A1:B4\nfloor-10 F1").expect("a board");
        let mut scene = Scene::of(&field);
        let at = |name: &str| Footprint::square(1).at(name.parse().expect("a square"));
        let mole = Token::plain("Mole", at("D2"), "monsters");
        scene.tokens.push(Token { size: Size::Small, altitude: Height(-10), acting: true, ..mole });
        scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: Vec::new() });
        assert_eq!(
            text(&scene),
            "A board of 6 x 4 squares. Mole (monsters) at D2, 10 ft below the floor. Floor at -10 ft: F1. \
             Floor at 20 ft: A1:B4."
        );
        let (to, total) = (at("C2"), Feet(5).into());
        let step = TrailStep { to, altitude: Height(10), total, beyond: false, refused: false };
        scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: vec![step] });
        let alt = text(&scene);
        assert!(alt.contains("The way from B2 to C2, 5 ft: C2 5 ft. Side view: B2 30 ft > C2 10 ft. Mole"), "{alt}");
    }

    #[test]
    fn a_wall_is_described_as_one_run() {
        let board = "8x6\nwall B1/C1 B2/C2 B3/C3 B5/C5 E3/E4 F3/F4 H3/H4 G3/G4\ndoor B4/C4 D1/E1";
        let scene = Scene::of(&Battlefield::from_notation(board).expect("a board"));
        assert_eq!(
            text(&scene),
            "A board of 8 x 6 squares. Nobody is on it. Edges: wall B1:B3/C1:C3, door D1/E1, wall E3:H3/E4:H4, \
             door B4/C4, wall B5/C5."
        );
    }

    #[test]
    fn a_maze_of_walls_is_described_as_far_as_there_is_room() {
        let mut board = Battlefield::from_notation("100x100").expect("a board");
        for square in board.area().squares().filter(|square| (square.x + square.y) % 2 == 0) {
            board.set_barrier(Edge::of(square, crate::grid::Cardinal::East), Barrier::Wall);
        }
        let (alt, words) = (text(&Scene::of(&board)), words(&Scene::of(&board)));
        let told = alt.matches("wall").count();
        let more = alt.split(" and ").nth(1).and_then(|rest| rest.split(' ').next()).and_then(|n| n.parse().ok());
        assert_eq!(more.map(|more: usize| more + told), Some(words.matches("wall").count()), "{alt}");
        assert!((MOST - 20..=MOST).contains(&units(&alt)), "{} units", units(&alt));
    }

    #[test]
    fn what_finds_no_room_is_counted_and_what_matters_stays() {
        let at = |square: Square| Footprint::square(1).at(square);
        let mut scene = Scene::of(&Battlefield::from_notation("60x60\ndifficult A1:BH60").expect("a board"));
        for nth in 0..100 {
            let name = format!("A goblin of a long name {nth}");
            let goblin = Token::plain(&name, at(Square::new(nth % 60, nth / 60)), "monsters");
            scene.tokens.push(Token { size: Size::Small, acting: nth == 70, ..goblin });
        }
        scene.whole = true;
        scene.goal = Some(at(Square::new(4, 4)));
        scene.spoilt = vec![Square::new(4, 4)];
        let alt = text(&scene);
        assert!(units(&alt) <= MOST, "{} units", units(&alt));
        assert!(
            alt.starts_with(
                "A board of 60 x 60 squares. Refused: E5. The problem is at E5. A goblin of a long name 70 "
            )
        );
        let more =
            alt.split(" and ").nth(1).and_then(|rest| rest.split(' ').next()).and_then(|n| n.parse::<usize>().ok());
        let listed = alt.matches("(monsters)").count();
        assert_eq!(more.map(|more| more + listed), Some(100), "{alt}");
        assert!(words(&scene).lines().any(|line| line.contains("name 99")));
    }
}
