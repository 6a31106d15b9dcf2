//! Every command at hostile tables, in every ruleset: how much work an answer takes at most. Counted, not timed. A quick run plays
//! small tables and some of the commands; with `FIVEFOOT_BOARDS` set the tables are as large as tables can be.

use fivefoot::command::{decided, line};
use fivefoot::field::Encounter;
use fivefoot::referee::Tally;
use fivefoot::ruleset::RulesetLibrary;

use super::hostile_tables::{Extent, Hardship, RULESETS};

/// What an answer took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Work {
    /// Creatures looked at.
    looked: usize,
    /// Labels that searches made.
    labels: usize,
    /// Lines of sight and effect that were followed square by square.
    lines: usize,
    /// Looks at the whole board at once.
    sweeps: usize,
    /// Bytes of the picture.
    picture: usize,
    /// Characters of the alternative text as Discord counts them.
    alt: usize,
}

/// The most that any answer may take at the largest tables. Its allowance of work lets a command make some 300,000 labels, and as
/// many again as its last resorts take.
const MOST: Work =
    Work { looked: 3_000_000, labels: 500_000, lines: 2_000_000, sweeps: 20_000, picture: 200_000, alt: 1_024 };

/// The same at those of a quick run: twice what the worst answer took when this was written, so that work that doubles is
/// noticed.
const MOST_QUICKLY: Work =
    Work { looked: 460_000, labels: 40_000, lines: 6_000, sweeps: 2_500, picture: 175_000, alt: 1_024 };

/// What deciding a command takes, and if `drawn` is set, drawing and telling its board.
fn work(library: &RulesetLibrary, encounter: &Encounter, line: &str, drawn: bool) -> Work {
    let given = line::read(line).expect("a line");
    Tally::forget();
    // Not every command takes all of its options at once.
    let shown = decided(library, encounter, &given).ok().flatten().filter(|_| drawn);
    let Tally { creatures: looked, labels, lines, sweeps } = Tally::done();
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
                // Drawing takes long without optimization, and looks the same from command to command.
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
    // A corpus that makes no work shows nothing.
    assert!(most.labels > 1_000 && most.lines > 0 && most.sweeps > 0 && most.picture > 0 && most.alt > 0, "{most:?}");
}

/// A charge asks where a flier squeezes, which differs from height to height. Five searches share what each height takes.
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

/// What was once looked at again and again, or to no end, is looked at once: each of these took many times as much.
#[test]
fn what_is_known_is_not_looked_for_again() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let throng = Extent { side: 40, creatures: 60, speed: 300, height: 300 };
    let rubble = Extent { side: 60, creatures: 20, speed: 60, height: 300 };
    let lake = Extent { side: 24, creatures: 4, speed: 60, height: 300 };
    let any =
        Work { looked: usize::MAX, labels: usize::MAX, lines: usize::MAX, sweeps: usize::MAX, picture: 0, alt: 0 };
    let cases = [
        // A follower that is straight below its target: nowhere else is it nearer, however often it goes up.
        (
            (throng, Hardship::Steep, "rise"),
            "/follow creature:Goblin target:Ogre distance:10",
            Work { sweeps: 8, ..any },
        ),
        // A climb to where nothing holds anybody.
        (
            (throng, Hardship::Giants, "rise"),
            "/climb-forward creature:Hero altitude:5 dv:10 bonus:4",
            Work { labels: 100, ..any },
        ),
        // Who is flanked in a throng.
        ((throng, Hardship::Giants, "epic-path"), "/show", Work { looked: 35_000, ..any }),
        // How many threaten each place to get away to, in a throng.
        ((throng, Hardship::Open, "srd35"), "/options creature:Hero away:true", Work { looked: 200_000, ..any }),
        // The best way of a space that can squeeze over rough ground, farther than it gets.
        ((rubble, Hardship::Rough, "srd35"), "/move creature:Ogre to:BG58", Work { labels: 12_000, ..any }),
        // Where a swimmer gets in open water, which leads nowhere sooner by another depth.
        ((lake, Hardship::Deep, "srd35"), "/reachable creature:Hero", Work { labels: 9_000, ..any }),
    ];
    for ((extent, hardship, rules), line, most) in cases {
        let taken = work(&library, &extent.table(rules, hardship), line, false);
        let within = taken.looked <= most.looked && taken.labels <= most.labels && taken.sweeps <= most.sweeps;
        assert!(within, "{hardship:?}, {rules}: {line} took {taken:?}");
    }
}
