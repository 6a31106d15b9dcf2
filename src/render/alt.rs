//! A scene in sentences, for those who cannot see its picture: what an ear needs first comes first.

use std::collections::BTreeMap;

use super::profile::Profile;
use super::{Break, Scene, Token, Trail, relief};
use crate::field::Fill;
use crate::grid::{Area, Square};

/// Discord takes no more of it, in UTF-16 units.
pub const MOST: usize = 1024;

/// A sentence; one that lists things can be cut short.
struct Sentence {
    lead: String,
    items: Vec<String>,
    between: &'static str,
}

impl Sentence {
    fn plain(lead: String) -> Self {
        Sentence { lead, items: Vec::new(), between: "" }
    }

    fn list(lead: impl Into<String>, between: &'static str, items: Vec<String>) -> Option<Self> {
        (!items.is_empty()).then(|| Sentence { lead: lead.into() + " ", items, between })
    }

    /// The squares of something, as few runs.
    fn squares(lead: impl Into<String>, squares: &[Square]) -> Option<Self> {
        Sentence::list(lead, " ", runs(squares))
    }

    fn whole(&self) -> String {
        format!("{}{}.", self.lead, self.items.join(self.between))
    }

    /// As much of it as has room, and how many things are missing; none if there is no room for one.
    fn within(&self, room: usize) -> Option<String> {
        let whole = self.whole();
        if units(&whole) <= room {
            return Some(whole);
        }
        (1..self.items.len()).rev().find_map(|kept| {
            let (told, missing) = (self.items[..kept].join(self.between), self.items.len() - kept);
            let cut = format!("{}{told} and {missing} more.", self.lead);
            (units(&cut) <= room).then_some(cut)
        })
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
        if let Some(told) = sentence.within(room) {
            text = text + blank + &told;
        }
    }
    text
}

/// The same without anything left out, a sentence a line.
#[must_use]
pub fn words(scene: &Scene) -> String {
    sentences(scene).iter().map(Sentence::whole).collect::<Vec<_>>().join("\n")
}

/// All that there is to tell, the most wanted first.
fn sentences(scene: &Scene) -> Vec<Sentence> {
    let (field, view) = (&scene.battlefield, scene.view());
    let part = if view == field.area() { String::new() } else { format!("{view} of ") };
    let mut told = vec![Sentence::plain(format!("{part}a board of {} x {} squares", field.width(), field.height()))];
    told[0].lead[..1].make_ascii_uppercase();
    told.extend(scene.goal.map(|goal| Sentence::plain(format!("Refused end: {goal}"))));
    told.extend(scene.trail.as_ref().and_then(|trail| way("The way", trail)));
    told.extend(Sentence::squares("Spoiled at", &scene.spoilt));
    told.extend(scene.nearest.map(|nearest| Sentence::plain(format!("Nearest legal end: {nearest}"))));
    let strikes = (1..).zip(&scene.strikes);
    told.extend(
        strikes
            .map(|(nth, strike)| Sentence::plain(format!("Strike {nth}: {} as {} is left", strike.by, strike.leaving))),
    );
    told.extend(scene.breaks.iter().filter_map(|parted| ended(scene, parted)));
    told.extend(Profile::of(scene).map(|profile| Sentence::plain(format!("From the side: {}", profile.told()))));
    told.extend(scene.others.iter().filter_map(|trail| way("In answer: the way", trail)));
    told.extend(
        scene.lane.map(|lane| Sentence::plain(format!("The lane of the charge from {} to {}", lane.from, lane.to))),
    );
    told.extend(
        scene
            .measure
            .map(|measure| Sentence::plain(format!("From {} to {}: {}", measure.from, measure.to, measure.feet))),
    );
    told.push(who(scene));
    told.extend(reached(scene));
    told.extend(
        scene.threatened.iter().filter_map(|by| Sentence::squares(format!("{} threatens", by.by), &by.squares)),
    );
    told.extend(ground(scene));
    told
}

fn way(lead: &str, trail: &Trail) -> Option<Sentence> {
    let last = trail.steps.last()?;
    let steps = trail.steps.iter().map(|step| {
        let refused = if step.refused || step.beyond { " (not allowed)" } else { "" };
        format!("{} {} ft{refused}", step.to.anchor, step.spent())
    });
    let lead = format!("{lead} from {} to {}, {} ft:", trail.start.anchor, last.to.anchor, last.spent());
    Sentence::list(lead, ", ", steps.collect())
}

/// Where a turn or an action ends on the way.
fn ended(scene: &Scene, Break { after, told }: &Break) -> Option<Sentence> {
    let trail = scene.trail.as_ref()?;
    let at = after.checked_sub(1).map_or(Some(trail.start), |nth| trail.steps.get(nth).map(|step| step.to))?;
    Some(Sentence::plain(format!("At {}: {told}", at.anchor)))
}

/// Everybody: whoever acts first, then who may strike, then who is in the picture.
fn who(scene: &Scene) -> Sentence {
    if scene.tokens.is_empty() {
        return Sentence::plain("Nobody stands on it".to_owned());
    }
    let view = scene.view();
    let wanted = |token: &&Token| {
        let strikes = scene.strikes.iter().any(|strike| strike.by == token.name);
        let seen = scene.on_board(token.placement).is_some_and(|area| area.overlaps(view));
        (!token.acting, !strikes, !seen)
    };
    let mut tokens: Vec<&Token> = scene.tokens.iter().collect();
    tokens.sort_by_key(wanted);
    let one = |token: &&Token| {
        let (aloft, befallen) = (scene.aloft(token), token.befallen());
        let facing = token.facing.map(|facing| format!(", facing {}", facing.in_full())).unwrap_or_default();
        let owner = token.owner.as_ref().map(|owner| format!(", {owner}'s")).unwrap_or_default();
        format!("{} ({}) at {}{aloft}{facing}{befallen}{owner}", token.name, token.side, token.placement)
    };
    Sentence { lead: String::new(), items: tokens.iter().map(one).collect(), between: "; " }
}

/// Where somebody could go, by the feet that it takes.
fn reached(scene: &Scene) -> Option<Sentence> {
    let mut by_feet: BTreeMap<u32, Vec<Square>> = BTreeMap::new();
    for (space, feet) in scene.reach.iter().filter(|(_, feet)| feet.0 > 0) {
        by_feet.entry(feet.0).or_default().push(space.anchor);
    }
    let rings = by_feet.iter().map(|(feet, squares)| format!("{feet} ft {}", runs(squares).join(" ")));
    Sentence::list("Reached for", "; ", rings.collect())
}

/// The squares of each kind of ground that is not open.
fn ground(scene: &Scene) -> Vec<Sentence> {
    let view = scene.view();
    let mut kinds: BTreeMap<&str, Vec<Square>> = BTreeMap::new();
    for square in view.squares() {
        let ground = scene.battlefield.ground(square);
        match ground.fill {
            Fill::Open => {}
            Fill::Solid => kinds.entry("Solid:").or_default().push(square),
            Fill::Pillar => kinds.entry("Pillars:").or_default().push(square),
        }
        for (terrain, _) in ground.layers.iter() {
            kinds.entry(terrain.word()).or_default().push(square);
        }
    }
    let mut told: Vec<Sentence> =
        kinds.iter().filter_map(|(kind, squares)| Sentence::squares(*kind, squares)).collect();
    let heights = relief::heights(&scene.battlefield, view);
    told.extend(heights.iter().filter_map(|(floor, areas)| {
        Sentence::list(format!("Floor at {floor}:"), " ", areas.iter().map(Area::to_string).collect())
    }));
    let seen = scene.battlefield.barriers().filter(|(edge, _)| {
        let (a, b) = edge.squares();
        view.contains(a) || view.contains(b)
    });
    let edges = seen.map(|(edge, barrier)| format!("{} {edge}", barrier.notation()));
    told.extend(Sentence::list("Between squares:", ", ", edges.collect()));
    let partitions = scene.battlefield.partitions().all();
    let count = |word: &str| partitions.iter().filter(|one| one.barrier.word() == word).count();
    let pieces = ["wall", "door", "open-door"].map(|word| (word, count(word)));
    let pieces = pieces.iter().filter(|(_, count)| *count > 0).map(|(word, count)| format!("{word} {count}")).collect();
    told.extend(Sentence::list("Pieces off the grid lines:", ", ", pieces));
    if scene.backdrop.is_some() {
        told.extend(Sentence::list("A painted map lies under the", "", vec!["board".to_owned()]));
    }
    told
}

/// Squares in reading order, those side by side in a row as one: `C3:F3`, `C4`.
fn runs(squares: &[Square]) -> Vec<String> {
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
    runs.iter().map(Area::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Battlefield, Size};
    use crate::grid::{Direction, Feet, Footprint, Height};
    use crate::render::{Strike, Threatened, TrailStep};

    #[test]
    fn a_scene_is_told_in_the_order_that_matters() {
        let board = Battlefield::from_notation("6x4\nsolid A1:C1\ndifficult B3:C4\nwall D2/E2\nnarrow-tiny D3/E3")
            .expect("a board");
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let at = |name: &str| Footprint::square(1).at(square(name));
        let mut scene = Scene::of(&board);
        scene.tokens.push(Token {
            name: "Ogre".into(),
            placement: Footprint::square(2).at(square("E3")),
            side: "monsters".into(),
            size: Size::Large,
            altitude: Height(10),
            conditions: "helpless prone".parse().expect("conditions"),
            flanked: true,
            facing: None,
            owner: None,
            portrait: None,
            acting: true,
        });
        let step = |to: &str, total: u32, beyond: bool| TrailStep {
            to: at(to),
            altitude: Height(0),
            total: Feet(total),
            half: false,
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
        scene.breaks = vec![Break { after: 1, told: "turn 1 | 2".into() }];
        scene.tokens[0].facing = Some(Direction::NorthEast);
        scene.tokens[0].owner = Some("Ann".into());
        scene.reach = vec![(at("A2"), Feet(0)), (at("B2"), Feet(5)), (at("A3"), Feet(5))];
        assert_eq!(
            text(&scene),
            "A board of 6 x 4 squares. The way from A2 to C3, 20 ft: B2 5 ft, C3 20 ft (not allowed). \
             Strike 1: Ogre as B2 is left. At B2: turn 1 | 2. \
             Ogre (monsters) at E3:F4, 10 ft up, facing north-east, helpless, prone, flanked, Ann's. \
             Reached for 5 ft B2 A3. Ogre threatens D2:E2 D3 D4. Solid: A1:C1. difficult B3:C3 B4:C4. Between squares: wall D2/E2, narrow-tiny D3/E3."
        );
    }

    #[test]
    fn heights_are_told_too() {
        let field = Battlefield::from_notation("6x4\nfloor+20 A1:B4\nfloor-10 F1").expect("a board");
        let mut scene = Scene::of(&field);
        let at = |name: &str| Footprint::square(1).at(name.parse().expect("a square"));
        scene.tokens.push(Token {
            name: "Mole".into(),
            placement: at("D2"),
            side: "monsters".into(),
            size: Size::Small,
            altitude: Height(-10),
            conditions: "".parse().expect("conditions"),
            flanked: false,
            facing: None,
            owner: None,
            portrait: None,
            acting: true,
        });
        scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: Vec::new() });
        assert_eq!(
            text(&scene),
            "A board of 6 x 4 squares. Mole (monsters) at D2, 10 ft below the floor. Floor at -10 ft: F1. \
             Floor at 20 ft: A1:B4."
        );
        let (to, total) = (at("C2"), Feet(5));
        let step = TrailStep { to, altitude: Height(10), total, half: false, beyond: false, refused: false };
        scene.trail = Some(Trail { start: at("B2"), altitude: Height(10), steps: vec![step] });
        let told = text(&scene);
        assert!(
            told.contains("The way from B2 to C2, 5 ft: C2 5 ft. From the side: B2 30 ft > C2 10 ft. Mole"),
            "{told}"
        );
    }

    #[test]
    fn what_finds_no_room_is_counted_and_what_matters_stays() {
        let at = |square: Square| Footprint::square(1).at(square);
        let mut scene = Scene::of(&Battlefield::from_notation("60x60\ndifficult A1:BH60").expect("a board"));
        for nth in 0..100 {
            scene.tokens.push(Token {
                name: format!("A goblin of a long name {nth}"),
                placement: at(Square::new(nth % 60, nth / 60)),
                side: "monsters".into(),
                size: Size::Small,
                altitude: Height(0),
                conditions: "".parse().expect("conditions"),
                flanked: false,
                facing: None,
                owner: None,
                portrait: None,
                acting: nth == 70,
            });
        }
        scene.whole = true;
        scene.goal = Some(at(Square::new(4, 4)));
        scene.spoilt = vec![Square::new(4, 4)];
        let told = text(&scene);
        assert!(units(&told) <= MOST, "{} units", units(&told));
        assert!(
            told.starts_with("A board of 60 x 60 squares. Refused end: E5. Spoiled at E5. A goblin of a long name 70 ")
        );
        let more =
            told.split(" and ").nth(1).and_then(|rest| rest.split(' ').next()).and_then(|n| n.parse::<usize>().ok());
        let listed = told.matches("(monsters)").count();
        assert_eq!(more.map(|more| more + listed), Some(100), "{told}");
        assert!(words(&scene).lines().any(|line| line.contains("name 99")));
    }
}
