//! Every command at hostile tables, in every ruleset: the most work that an answer takes. Counted, not timed. A quick run plays
//! small tables and some of the commands; with `FIVEFOOT_BOARDS` set the tables are as large as tables can be.

use fivefoot::command::{decided, line};
use fivefoot::field::Encounter;
use fivefoot::referee::Tally;
use fivefoot::ruleset::RulesetLibrary;

use super::hostile_tables::{Extent, Hardship, RULESETS};

/// The work an answer took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Work {
    /// Creatures examined.
    looked: usize,
    /// Labels made by searches.
    labels: usize,
    /// Lines of sight and effect traced square by square.
    lines: usize,
    /// Passes over the whole board.
    sweeps: usize,
    /// Bytes of the picture.
    picture: usize,
    /// Characters of the alt text as Discord counts them.
    alt: usize,
}

/// The most that any answer may take at the largest tables. The work budget lets a command make some 300,000 labels, and as many
/// again for its last resorts.
const MOST: Work =
    Work { looked: 3_000_000, labels: 500_000, lines: 2_000_000, sweeps: 20_000, picture: 200_000, alt: 1_024 };

/// The most at the tables of a quick run: twice what the worst answer took when this was written, so that doubled work is
/// noticed. The most labels are those of `/options`, which rules on each way that it lists.
const MOST_QUICKLY: Work =
    Work { looked: 660_000, labels: 115_000, lines: 49_000, sweeps: 2_500, picture: 175_000, alt: 1_024 };

/// The work of deciding a command and, if `drawn` is set, of drawing and describing its board.
fn work(library: &RulesetLibrary, encounter: &Encounter, line: &str, drawn: bool) -> Work {
    let given = line::read(line).expect("a line");
    Tally::forget();
    // Not every command accepts all of its options at once.
    let shown = decided(library, encounter, &given).ok().flatten().filter(|_| drawn);
    let Tally { creatures: looked, labels, lines, sweeps, .. } = Tally::done();
    let picture = shown.as_ref().map_or(0, |picture| picture.file().len());
    let alt = shown.map_or(0, |picture| picture.alt_text().encode_utf16().count());
    Work { looked, labels, lines, sweeps, picture, alt }
}

#[test]
fn no_command_takes_more_work_than_its_bound() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let (extent, one_in, bound) = match std::env::var_os("FIVEFOOT_BOARDS") {
        Some(_) => (Extent::FULL, 1, MOST),
        None => (Extent { side: 18, creatures: 40, speed: 120, height: 30 }, 49, MOST_QUICKLY),
    };
    let mut nth = 0;
    let mut most = Work::default();
    for hardship in Hardship::ALL {
        for rules in RULESETS {
            let table = extent.table(rules, hardship);
            for line in extent.lines() {
                nth += 1;
                if nth % one_in != 0 {
                    continue;
                }
                // Drawing is slow without optimization, and varies little between commands.
                let taken = work(&library, &table, &line, nth % (5 * one_in) == 0);
                let within = taken.looked <= bound.looked
                    && taken.labels <= bound.labels
                    && taken.lines <= bound.lines
                    && taken.sweeps <= bound.sweeps
                    && taken.picture <= bound.picture
                    && taken.alt <= bound.alt;
                assert!(within, "{hardship:?}, {rules}: {line} took {taken:?}");
                most = Work {
                    looked: most.looked.max(taken.looked),
                    labels: most.labels.max(taken.labels),
                    lines: most.lines.max(taken.lines),
                    sweeps: most.sweeps.max(taken.sweeps),
                    picture: most.picture.max(taken.picture),
                    alt: most.alt.max(taken.alt),
                };
            }
        }
    }
    // A corpus that causes no work would prove nothing.
    assert!(most.labels > 1_000 && most.lines > 0 && most.sweeps > 0 && most.picture > 0 && most.alt > 0, "{most:?}");
}

/// A charge asks where a flier squeezes, which differs between heights. Five searches share the work for each height.
#[test]
fn a_charge_over_steep_ground_does_not_look_at_every_height_again_for_each_place() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let extent = Extent { side: 30, creatures: 40, speed: 120, height: 300 };
    let mut most = 0;
    for rules in RULESETS {
        let table = extent.table(rules, Hardship::Steep);
        for line in extent.lines().into_iter().filter(|line| line.starts_with("/charge ")) {
            let sweeps = work(&library, &table, &line, false).sweeps;
            assert!(sweeps < 5_000, "{rules}: {line} looked {sweeps} times");
            most = most.max(sweeps);
        }
    }
    assert!(most > 0);
}

/// What these commands once examined again and again, or without end, they examine once: each took many times as much.
#[test]
fn what_is_known_is_not_looked_for_again() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let throng = Extent { side: 40, creatures: 60, speed: 300, height: 300 };
    let rubble = Extent { side: 60, creatures: 20, speed: 60, height: 300 };
    let lake = Extent { side: 24, creatures: 4, speed: 60, height: 300 };
    let any =
        Work { looked: usize::MAX, labels: usize::MAX, lines: usize::MAX, sweeps: usize::MAX, picture: 0, alt: 0 };
    let cases = [
        // A follower straight below its target: no other place is nearer, however often it goes up.
        (
            (throng, Hardship::Steep, "rise"),
            "/follow creature:Goblin target:Ogre distance:10",
            Work { sweeps: 8, ..any },
        ),
        // A climb to where there is nothing to hold on to.
        (
            (throng, Hardship::Giants, "rise"),
            "/climb-forward creature:Hero altitude:5 dv:10 bonus:4",
            Work { labels: 100, ..any },
        ),
        // Who is flanked in a throng.
        ((throng, Hardship::Giants, "epic-path"), "/show", Work { looked: 35_000, ..any }),
        // From where a giant could strike, which depends on its own height but on nobody's back.
        ((throng, Hardship::Giants, "rise"), "/charge creature:Ogre target:Hero", Work { looked: 12_000, ..any }),
        // How many opponents threaten each place to get away to, in a throng.
        ((throng, Hardship::Open, "srd35"), "/options creature:Hero away:true", Work { looked: 400_000, ..any }),
        // The best way for a space that can squeeze over rough ground, to a goal out of its reach.
        ((rubble, Hardship::Rough, "srd35"), "/move creature:Ogre to:BG58", Work { labels: 12_000, ..any }),
        // Where a swimmer gets in open water, where a change of depth never leads anywhere sooner.
        ((lake, Hardship::Deep, "srd35"), "/reachable creature:Hero", Work { labels: 9_000, ..any }),
    ];
    for ((extent, hardship, rules), line, most) in cases {
        let taken = work(&library, &extent.table(rules, hardship), line, false);
        let within = taken.looked <= most.looked && taken.labels <= most.labels && taken.sweeps <= most.sweeps;
        assert!(within, "{hardship:?}, {rules}: {line} took {taken:?}");
    }
}
