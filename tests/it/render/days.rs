//! Charts of a journey's days: a few golden ones, and what has to hold for all of them.

use fivefoot::field::Theme;
use fivefoot::grid::{Hours, Miles, Share};
use fivefoot::render::{Burden, DayChart, Picture, Piece, Progress, Toll};
use fivefoot::words::{Language, Locale, Message};

use crate::render::day_charts::{
    all, boat, burden, chart, dice, hustle, legs, long, march, mount, thousand, twenty, vast,
};
use crate::render::pictures::{decoded, is_golden_within};

/// Discord's limit for descriptions.
const MOST_ALT: usize = 1024;

fn picture(chart: &DayChart) -> Picture {
    Picture::Day(Box::new(chart.clone()))
}

fn png(chart: &DayChart) -> Vec<u8> {
    picture(chart).png()
}

#[test]
fn the_charts_look_as_they_did() {
    for (name, chart) in all() {
        is_golden_within(Theme::Light, name, &png(&chart), 700);
    }
    // The marks of bars and lines in the other themes' colours.
    for theme in [Theme::Dark, Theme::HighContrast] {
        for (name, chart) in [("day-hustle", hustle()), ("day-march", march()), ("day-long", long())] {
            is_golden_within(theme, name, &png(&DayChart { theme, ..chart }), 700);
        }
    }
}

#[test]
fn charts_read_as_letters() {
    for (name, chart) in all().into_iter().take(6) {
        insta::assert_snapshot!(name, picture(&chart).text());
    }
}

#[test]
fn charts_have_a_short_alt_text() {
    for chart in [legs(), hustle(), march(), mount(), long(), boat(), thousand(), DayChart::default()] {
        let answer = picture(&chart).alt_text();
        assert!(answer.encode_utf16().count() <= MOST_ALT, "{answer}");
    }
    assert_eq!(
        picture(&legs()).alt_text(),
        "Chart of a journey: 22 miles in 8 h. forest, trail at a walk: 10 miles, 0 min to 3 h 20 min. hills, trackless at \
         a walk: 4 miles, 3 h 20 min to 5 h 20 min. plains, highway at a walk: 8 miles, 5 h 20 min to 8 h."
    );
    assert_eq!(
        picture(&mount()).alt_text(),
        "Chart of a journey: 129 miles in 20 h, 2 days. In all: 1 point and 4d6 lethal to the mount. plains, highway at a \
         walk: 72 miles, day 1, 0 min to 12 h. plains, highway at a hustle: 24 miles, day 2, 0 min to 2 h. plains, highway \
         at a walk: 33 miles, day 2, 2 h to 7 h 30 min. plains, highway no further: 0 miles, day 2, 7 h 30 min to 8 h. Hour \
         by hour: day 1, hours 9 to 12: 1d6 lethal each; day 2, hour 2: 1 point lethal. A normal day ends after 8 h."
    );
    assert!(
        picture(&march())
            .alt_text()
            .contains("In all: 1d6 nonlethal; checks: 4 to make, 1 passed, 1 failed; fatigued.")
    );
    assert!(picture(&march()).alt_text().contains("hour 9: check DC 10 passed; hour 10: check DC 12 failed, 1d6"));
    assert!(picture(&long()).alt_text().contains("In all: 36d6 nonlethal"), "of all ten days");
    assert!(picture(&long()).alt_text().ends_with("Days shown: 7, and 3 more days."));
}

#[test]
fn a_chart_is_small_and_the_same_whenever_it_is_drawn() {
    let first = png(&march());
    for (name, chart) in all() {
        let bytes = png(&chart).len();
        assert!(bytes <= 60_000, "{name}: {bytes} bytes");
    }
    assert_eq!(first, png(&march()));
    let elsewhere = std::thread::spawn(|| png(&march())).join().expect("drawn");
    assert_eq!(first, elsewhere);
}

#[test]
fn what_differs_looks_otherwise() {
    let walk = chart(&["plains, road"], "1 a 0-4 12 walk");
    let mut seen = vec![png(&walk)];
    let mut differs = |chart: &DayChart, what: &str| {
        let drawn = png(chart);
        assert!(!seen.contains(&drawn), "{what}");
        seen.push(drawn);
    };
    differs(&chart(&["plains, road"], "1 a 0-4 12 hustle"), "hustled");
    differs(&chart(&["plains, road"], "1 a 0-4 12 float"), "floating");
    differs(&chart(&["plains, trail"], "1 a 0-4 12 walk"), "another road");
    differs(&chart(&["plains, road"], "1 a 0-4 13 walk"), "another distance");
    differs(&DayChart { normal: None, ..walk.clone() }, "no normal day");
    for made in [None, Some(true), Some(false)] {
        let check = Toll::Check { dc: 10, made, risk: None };
        differs(&DayChart { burdens: vec![burden(1, 2, check)], ..walk.clone() }, "a check");
    }
    for lethal in [false, true] {
        for toll in [Toll::Points(2), Toll::Dice(dice(2, 6))] {
            let worn = Burden { lethal, ..burden(1, 2, toll) };
            differs(&DayChart { burdens: vec![worn], ..walk.clone() }, "damage");
        }
    }
}

#[test]
fn figures_have_the_readers_decimal_point() {
    let mut chart = chart(&["plains"], "1 a 0-1 3/2 walk; 1 a 1-3/2 1 walk");
    assert!(picture(&chart).text().contains("\n 1.5     2.5  "), "{}", picture(&chart).text());
    for language in [Language::German, Language::French] {
        chart.locale.language = language;
        let answer = picture(&chart).text();
        assert!(answer.contains("\n 1,5     2,5  ") && !answer.contains(".5"), "{answer}");
    }
}

#[test]
fn dice_are_called_as_their_reader_calls_them() {
    let mut chart = mount();
    assert!(picture(&chart).text().contains("1d6"), "{}", picture(&chart).text());
    chart.locale.language = Language::German;
    let answer = picture(&chart).text();
    assert!(answer.contains("1W6") && !answer.contains("1d6"), "{answer}");
}

#[test]
fn letters_tell_all_seven_days_and_how_many_more_there_are() {
    let answer = picture(&thousand()).text();
    assert_eq!(answer.matches("---- night").count(), 6);
    assert!(
        answer.contains("\nand 993 more days\n") && answer.starts_with("24000 miles in 8000 h, 1000 days\n"),
        "{answer}"
    );
    assert!(picture(&boat()).text().contains("---- midnight"), "nobody sleeps on a boat that floats on");
    assert!(picture(&vast()).text().contains("35184372088832 points; 70368744177664 points"));
    assert_eq!(
        picture(&twenty()).text().lines().filter(|line| line.contains(", t")).count(),
        10,
        "trails and trackless"
    );
}

/// Charts that nobody would ask for don't break anything.
#[test]
fn no_chart_breaks_a_picture() {
    let hours = |hours: u64| Hours(Share::from_integer(hours));
    let odd = |day: u32, nth: u64| Piece {
        day,
        leg: if nth.is_multiple_of(3) { usize::MAX } else { nth as usize % 5 },
        from: hours(nth % 7),
        to: hours([0, 1, nth, 100, u64::MAX / 4][nth as usize % 5]),
        miles: Miles(Share::from_integer([0, 1, u64::MAX / 4][nth as usize % 3])),
        progress: [Progress::Walk, Progress::Hustle, Progress::Stay][nth as usize % 3],
    };
    let tolls = [
        Toll::Points(0),
        Toll::Points(u64::MAX),
        Toll::Dice(dice(u32::MAX, u32::MAX)),
        Toll::Check { dc: i32::MIN, made: None, risk: None },
        Toll::Check { dc: i32::MAX, made: Some(false), risk: Some(dice(u32::MAX, 0)) },
    ];
    let names = [
        "",
        "山田 太郎",
        "🐉",
        "```",
        "a leg of the longest name that anybody would ever think of, trackless, impeded",
    ];
    for days in [1, 7, 8, u32::MAX] {
        for many in [0, 1, 9, 40] {
            let mut chart = DayChart {
                legs: names.iter().map(|&name| Message::literal(name.to_owned())).collect(),
                pieces: (0..many).map(|nth| odd(nth as u32 % days.min(9), nth)).collect(),
                burdens: (0..many).map(|nth| burden(days, nth, tolls[nth as usize % 5])).collect(),
                normal: None,
                fatigued: true,
                theme: Theme::Light,
                locale: Locale::default(),
            };
            for normal in [None, Some(Hours::ZERO), Some(hours(8)), Some(hours(u64::MAX / 4))] {
                chart.normal = normal;
                let drawn = decoded(&png(&chart));
                assert!(drawn.width() == 1100 && drawn.height() <= 700, "{} px high", drawn.height());
                assert!(!picture(&chart).text().is_empty() && !picture(&chart).alt_text().is_empty());
            }
        }
    }
}
