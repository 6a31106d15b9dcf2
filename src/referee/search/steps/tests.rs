//! The step table must agree with the rules for a single step.

use proptest::prelude::*;

use crate::field::{
    Barrier, Battlefield, Condition, Creature, Encounter, Fill, Name, Partition, Side, Size, SpeedCategory, Squeezed,
    Terrain,
};
use crate::grid::{Cardinal, Edge, Height, Point, Segment, Square};
use crate::referee::board::{Distances, SharedSquares};
use crate::referee::context::{Away, MoveOptions, Referee};
use crate::referee::movement::{Paces, StepPrices};
use crate::referee::ruling::Pace;
use crate::ruleset::RulesetLibrary;
use crate::ruleset::policy::WithdrawMetric;

const SIZES: [Size; 5] = [Size::Tiny, Size::Small, Size::Medium, Size::Large, Size::Huge];
const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// What to put on a board: where, and which of the things that a square or an edge can hold.
type Strewn = Vec<((i32, i32), usize)>;

fn strew(board: &mut Battlefield, strewn: Strewn) {
    for ((x, y), what) in strewn {
        let square = Square::new(x, y);
        let side = if what % 2 == 0 { Cardinal::East } else { Cardinal::South };
        let mut stand = |barrier: Barrier| board.set_barrier(Edge::of(square, side), barrier);
        match what {
            0..4 => drop(stand(Barrier::Wall)),
            4..8 => drop(stand(Barrier::Low)),
            8..10 => drop(stand(Barrier::Narrow(Size::Small))),
            10..12 => drop(stand(Barrier::Narrow(Size::Medium))),
            12 | 13 => board.set_fill(square, Fill::Solid),
            14 => board.set_fill(square, Fill::Pillar),
            15 => board.clear(square),
            _ => board.lay(square, Terrain::ALL[what % Terrain::ALL.len()], 1 + (what % 2) as u8),
        }
    }
}

/// A wall between two points on corners, sides and centers of squares, or just beside them.
fn partition((a, b, what, off): ((i64, i64), (i64, i64), usize, bool)) -> Option<Partition> {
    let beside = if off { 37 } else { 0 };
    let point = |(x, y): (i64, i64)| Point { x: x * 500 + beside, y: y * 500 + beside };
    let barrier = [Barrier::Wall, Barrier::Wall, Barrier::Door, Barrier::OpenDoor][what];
    Some(Partition { barrier, line: Segment::between(point(a), point(b))? })
}

fn creature(name: &str, side: &str, at: (i32, i32), size: usize) -> Creature {
    let word = |text: &str| Name::new(text).unwrap();
    Creature {
        size: SIZES[size % SIZES.len()],
        ..Creature::plain(word(name), Square::new(at.0, at.1), Side(word(side)))
    }
}

/// Rise counts the ground left, and a creature that was put inside a wall leaves the rubble there too.
#[test]
fn a_creature_that_starts_inside_a_wall_leaves_its_terrain() {
    let library = RulesetLibrary::bundled().unwrap();
    let mut board = Battlefield::open(3, 3).unwrap();
    board.lay(Square::new(1, 1), Terrain::Difficult, 1);
    board.set_fill(Square::new(1, 1), Fill::Solid);
    let mut table = Encounter::new("rise", board);
    table.put(creature("Walker", "heroes", (1, 1), 2));
    let referee = Referee::new(library.get("rise").unwrap(), &table);
    let mover = referee.mover(&Name::new("Walker").unwrap()).unwrap();
    let occupancy = SharedSquares(referee).occupancy(&mover);
    let step_table = super::StepTable::new(referee, &mover, Some(&occupancy));
    let start = mover.placement;
    assert_eq!(step_table.moves.len(), 8);
    for step in &step_table.moves {
        let to = step_table.at(step.to, start.anchor.offset(step.offset));
        let factors = step_table.factors(step, start.anchor);
        assert_eq!(factors, StepPrices(referee).factors(&mover, &occupancy, start, to), "to {to}");
        assert_eq!(factors.layers, 1, "to {to}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_chart_agrees_with_each_step_alone(
        (width, height) in (2_u32..9, 2_u32..8),
        strewn in proptest::collection::vec(((0_i32..9, 0_i32..8), 0_usize..34), 0..24),
        (at, size, squeezed, speed_category) in ((0_i32..9, 0_i32..8), 0_usize..5, 0_usize..4, 0_usize..3),
        others in proptest::collection::vec(((0_i32..9, 0_i32..8), 0_usize..5, 0_usize..8), 0..4),
        (floors, aloft, level) in (
            proptest::collection::vec(((0_i32..9, 0_i32..8), -2_i32..4), 0..14),
            0_usize..8,
            proptest::bool::weighted(0.4),
        ),
        lines in proptest::collection::vec(((0_i64..19, 0_i64..17), (0_i64..19, 0_i64..17), 0_usize..4, any::<bool>()), 0..5),
        (blind, share, double, run) in (proptest::bool::weighted(0.2), any::<bool>(), any::<bool>(), any::<bool>()),
    ) {
        let library = RulesetLibrary::bundled().unwrap();
        let mut board = Battlefield::open(width, height).unwrap();
        strew(&mut board, strewn);
        board.set_partitions(lines.into_iter().filter_map(partition).collect());
        for &((x, y), floor) in floors.iter().filter(|_| !level) {
            board.set_floor(Square::new(x, y), Height::of_squares(floor));
        }
        let mut table = Encounter::new("srd35", board);
        let mut walker = creature("Walker", "heroes", at, size);
        walker.squeezed = [Some(Squeezed::NorthSouth), Some(Squeezed::WestEast)].into_iter().nth(squeezed).flatten();
        walker.altitude = Height([0, 0, 0, 0, 0, 0, 5, 15][aloft]);
        walker.speed_category = [SpeedCategory::Average, SpeedCategory::Fast, SpeedCategory::Slow][speed_category];
        walker.conditions = walker.conditions.set(Condition::Blinded, blind);
        table.put(walker);
        for (index, &(at, size, kind)) in others.iter().enumerate() {
            let mut other = creature(&format!("N{index}"), ["heroes", "foes", "neutral"][kind % 3], at, size);
            other.helpless = kind == 4;
            other.fills = kind == 5;
            other.conditions = other.conditions.set(Condition::Dead, kind == 6).set(Condition::Paralyzed, kind == 7);
            table.put(other);
        }
        let pace = if double { Pace::Double } else { Pace::Single };
        for id in RULESETS {
            let rules = library.get(id).unwrap();
            let referee = Referee::new(rules, &table);
            let from = table.creatures().iter().find(|other| blind && other.name.as_str() != "Walker");
            let metric = if share { WithdrawMetric::Center } else { WithdrawMetric::Nearest };
            let away = from.map(|other| Away { from: Distances(referee).spot(other), metric });
            let options = MoveOptions { unhampered: run, away, ..Paces(referee).options(pace, share) };
            let mover = referee.mover(&Name::new("Walker").unwrap()).unwrap().with_options(options);
            let occupancy = SharedSquares(referee).occupancy(&mover);
            let step_table = super::StepTable::new(referee, &mover, Some(&occupancy));
            for step in &step_table.moves {
                for anchor in table.battlefield.area().squares() {
                    let (from, to) = (step_table.at(step.from, anchor), step_table.at(step.to, anchor.offset(step.offset)));
                    // Only places where the mover can be matter; it may start anywhere.
                    let stands = from == mover.placement || step_table.stances[step.from].open.has(anchor);
                    if !stands {
                        continue;
                    }
                    let factors = StepPrices(referee).factors(&mover, &occupancy, from, to);
                    // A runner keeps to ground that does not hamper it.
                    let hampered = factors.layers > 0 || factors.crosses_low_barrier || mover.is_squeezed(to);
                    let closed = !StepPrices(referee).step_refusals(&mover, &occupancy, from, to).is_empty();
                    if !run {
                        prop_assert_eq!(step.open.has(anchor), !closed, "{} {} to {}", id, from, to);
                    } else if closed {
                        prop_assert!(!step.open.has(anchor), "{} {} to {}, unhampered", id, from, to);
                    }
                    if closed || (run && hampered) {
                        continue;
                    }
                    prop_assert_eq!(step_table.factors(step, anchor), factors, "{} {} to {}", id, from, to);
                }
            }
        }
    }
}
