//! Every command at hostile tables, in every ruleset: how much work an answer takes at most. Counted, not timed. A quick run plays
//! small tables and some of the commands; with `FIVEFOOT_BOARDS` set the tables are as large as tables can be.

use std::collections::BTreeSet;

use fivefoot::command::spec::{Kind, Opt};
use fivefoot::command::{Invocation, SPECS, decided, line};
use fivefoot::field::{Barrier, Battlefield, Creature, Encounter, Fill, Name, Side, Size, Terrain};
use fivefoot::grid::{Cardinal, Edge, Feet, Height, Square};
use fivefoot::referee::Tally;
use fivefoot::ruleset::RulesetLibrary;

/// What an answer took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Work {
    /// Creatures looked at.
    looked: usize,
    /// Labels that searches made.
    labels: usize,
    /// Lines of sight and effect that were followed square by square.
    lines: usize,
    /// Bytes of the picture.
    picture: usize,
    /// Characters of the alternative text as Discord counts them.
    alt: usize,
}

/// The most that any answer may take at the largest tables. Its allowance of work lets a command make some 300,000 labels, and as
/// many again as its last resorts take.
const MOST: Work = Work { looked: 3_000_000, labels: 500_000, lines: 2_000_000, picture: 200_000, alt: 1_024 };

/// The same at those of a quick run: twice what the worst answer took when this was written, so that work that doubles is
/// noticed.
const MOST_QUICKLY: Work = Work { looked: 460_000, labels: 32_000, lines: 6_000, picture: 175_000, alt: 1_024 };

/// What deciding a command takes, and if `drawn` is set, drawing and telling its board.
fn work(library: &RulesetLibrary, encounter: &Encounter, line: &str, drawn: bool) -> Work {
    let given = line::read(line).expect("a line");
    Tally::forget();
    // Not every command takes all of its options at once.
    let shown = decided(library, encounter, &given).ok().flatten().filter(|_| drawn);
    let Tally { creatures: looked, labels, lines } = Tally::done();
    let picture = shown.as_ref().map_or(0, |picture| picture.file().len());
    let alt = shown.map_or(0, |picture| picture.alt_text().encode_utf16().count());
    Work { looked, labels, lines, picture, alt }
}

/// How large the tables are.
struct Extent {
    side: i32,
    creatures: i32,
    /// Feet of the speeds.
    speed: u32,
    /// Feet up and down.
    height: i32,
    /// One in so many commands is given.
    one_in: usize,
    /// The most that an answer may take.
    most: Work,
}

impl Extent {
    fn of_this_run() -> Self {
        if std::env::var_os("FIVEFOOT_BOARDS").is_some() {
            Extent { side: 300, creatures: 490, speed: 1_000, height: 1_000, one_in: 1, most: MOST }
        } else {
            Extent { side: 18, creatures: 40, speed: 120, height: 30, one_in: 41, most: MOST_QUICKLY }
        }
    }

    /// The same few numbers in every run, as if thrown.
    fn thrown(&self, many: i32) -> impl Iterator<Item = Square> {
        let mut seed = 7_u32;
        let side = self.side.unsigned_abs();
        let mut next = move || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 12) % side
        };
        (0..many).map(move |_| Square::new(next() as i32, next() as i32))
    }

    /// Boards that are hard to search: open, full of walls, rough, steep, and deep water.
    fn boards(&self) -> Vec<(&'static str, Battlefield)> {
        let side = self.side.unsigned_abs();
        let open = Battlefield::open(side, side).expect("a board");
        let (mut walls, mut rough, mut steep, mut deep) = (open.clone(), open.clone(), open.clone(), open.clone());
        for (nth, square) in (0..).zip(self.thrown(self.side * self.side / 4)) {
            let side = if nth % 2 == 0 { Cardinal::East } else { Cardinal::South };
            walls.set_barrier(Edge::of(square, side), if nth % 40 == 0 { Barrier::Door } else { Barrier::Wall });
            rough.lay(square, Terrain::ALL[nth % Terrain::ALL.len()], 1);
            steep.set_floor(square, Height((nth as i32 * 55) % (2 * self.height) / 5 * 5 - self.height));
        }
        for square in open.area().squares() {
            deep.set_floor(square, Height(-self.height));
            deep.lay(square, Terrain::Water, 1);
        }
        for square in self.thrown(self.side) {
            rough.set_fill(square, Fill::Pillar);
        }
        vec![("open", open), ("walls", walls), ("rough", rough), ("steep", steep), ("deep", deep)]
    }

    /// The board with all creatures that the examples name, able to move in every way, among a crowd that reaches far.
    fn table(&self, rules: &str, board: Battlefield, aloft: bool) -> Encounter {
        let name = |text: &str| Name::new(text).expect("a name");
        let mut table = Encounter::new(rules, board);
        let mut taken = BTreeSet::new();
        let altitude = if aloft { Height(self.height / 2) } else { Height::ZERO };
        let modes = ["fly", "climb", "swim", "burrow"].map(|mode| {
            let manner = if mode == "fly" { " average" } else { "" };
            format!("{mode} {}{manner}", self.speed)
        });
        let modes = modes.join(", ").parse().expect("modes");
        let movers = ["Hero", "Ogre", "Goblin", "Aldo", "Bat", "Badger", "Blink", "Horse"];
        for (nth, who) in (0..).zip(movers) {
            let at = Square::new(2 + 3 * (nth % 4), 2 + 3 * (nth / 4));
            taken.insert(at);
            let side = if nth % 2 == 0 { "heroes" } else { "foes" };
            let creature = Creature::plain(name(who), at, Side(name(side)));
            let size = if who == "Ogre" { Size::Huge } else { Size::Medium };
            table.put(Creature {
                size,
                speed: Some(Feet(self.speed)),
                modes: Clone::clone(&modes),
                altitude,
                ..creature
            });
        }
        for (nth, at) in (0..).zip(self.thrown(self.creatures)).filter(|(_, at)| !taken.contains(at)) {
            let side = if nth % 5 == 0 { "heroes" } else { "foes" };
            let creature = Creature::plain(name(&format!("Wolf {nth}")), at, Side(name(side)));
            table.put(Creature { reach: Some(Feet(if nth % 3 == 0 { 120 } else { 20 })), altitude, ..creature });
        }
        table
    }

    /// Every command's example, and the same as far and as high as it goes.
    fn lines(&self) -> Vec<String> {
        let far = Square::new(self.side - 2, self.side - 3);
        let mut lines = Vec::new();
        for spec in SPECS.iter().filter(|spec| !spec.example.contains("file:")) {
            lines.push(spec.example.to_owned());
            let mut given = line::read(spec.example).expect("an example");
            let (high, far) = ((self.height / 10 * 5).to_string(), far.to_string());
            let mut further = false;
            for (option, value) in [("to", &far), ("altitude", &high)] {
                if spec.option(option).is_some() {
                    set(&mut given, option, value);
                    further = true;
                }
            }
            if further {
                lines.push(given.to_string());
            }
            for (option, value) in [("prefer", "safest"), ("mode", "any")] {
                let knows = |option: &Opt| matches!(option.kind, Kind::Choice(words) if words.contains(&value));
                if spec.option(option).is_some_and(knows) {
                    set(&mut given, option, value);
                    lines.push(given.to_string());
                }
            }
        }
        lines
    }
}

/// Gives an option this value.
fn set(given: &mut Invocation, option: &str, value: &str) {
    given.options.retain(|(name, _)| name != option);
    given.options.push((option.to_owned(), value.to_owned()));
}

#[test]
fn no_command_takes_more_work_than_its_bound() {
    let (library, extent) = (RulesetLibrary::bundled().expect("the bundled files"), Extent::of_this_run());
    let mut nth = 0;
    let mut most = Work::default();
    for (board, battlefield) in extent.boards() {
        for rules in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
            let table = extent.table(rules, battlefield.clone(), board == "open" || board == "deep");
            for line in extent.lines() {
                nth += 1;
                if nth % extent.one_in != 0 {
                    continue;
                }
                // Drawing takes long without optimization, and looks the same from command to command.
                let taken = work(&library, &table, &line, nth % (5 * extent.one_in) == 0);
                let within = taken.looked <= extent.most.looked
                    && taken.labels <= extent.most.labels
                    && taken.lines <= extent.most.lines
                    && taken.picture <= extent.most.picture
                    && taken.alt <= extent.most.alt;
                assert!(within, "{board}, {rules}: {line} took {taken:?}");
                most = Work {
                    looked: most.looked.max(taken.looked),
                    labels: most.labels.max(taken.labels),
                    lines: most.lines.max(taken.lines),
                    picture: most.picture.max(taken.picture),
                    alt: most.alt.max(taken.alt),
                };
            }
        }
    }
    // A corpus that makes no work shows nothing.
    assert!(most.labels > 1_000 && most.lines > 0 && most.picture > 0 && most.alt > 0, "{most:?}");
}
