//! Charts of journeys: for the golden pictures, and for their descriptions.

use fivefoot::field::Theme;
use fivefoot::grid::{Hours, Miles, Share};
use fivefoot::render::{Burden, DayChart, Dice, Piece, Progress, Toll};
use fivefoot::words::{Locale, Message};

fn share(text: &str) -> Share {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    Share::new(over.parse().expect("a number"), under.parse().expect("a number"))
}

/// A chart from pieces such as `1 a 0-8 24 walk`: the day, the leg's letter, from when to when, the miles, and the mode.
pub fn chart(legs: &[&str], pieces: &str) -> DayChart {
    let piece = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [day, leg, time, miles, progress] = words[..] else { panic!("{text}") };
        let (from, to) = time.split_once('-').expect("from-to");
        Piece {
            day: day.parse().expect("a day"),
            leg: usize::from(leg.as_bytes()[0] - b'a'),
            from: Hours(share(from)),
            to: Hours(share(to)),
            miles: Miles(share(miles)),
            progress: match progress {
                "walk" => Progress::Walk,
                "hustle" => Progress::Hustle,
                "row" => Progress::Row,
                "sail" => Progress::Sail,
                "float" => Progress::Float,
                "stay" => Progress::Stay,
                _ => panic!("{progress}"),
            },
        }
    };
    DayChart {
        legs: legs.iter().map(|&leg| Message::literal(leg.to_owned())).collect(),
        pieces: pieces.split(';').map(piece).collect(),
        burdens: Vec::new(),
        normal: Some(Hours::whole(8)),
        fatigued: false,
        theme: Theme::default(),
        locale: Locale::default(),
    }
}

pub fn burden(day: u32, at: u64, toll: Toll) -> Burden {
    Burden { day, at: Hours::whole(at), toll, lethal: false }
}

pub fn dice(many: u32, sides: u32) -> Dice {
    Dice { many, sides }
}

/// A day of three legs.
pub fn legs() -> DayChart {
    chart(
        &["forest, trail", "hills, trackless", "plains, highway"],
        "1 a 0-10/3 10 walk; 1 b 10/3-16/3 4 walk; 1 c 16/3-8 8 walk",
    )
}

/// Seven hours at a hustle: all but the first deal damage, each twice as much as the one before.
pub fn hustle() -> DayChart {
    let mut chart = chart(&["plains, road"], "1 a 0-1 3 walk; 1 a 1-8 42 hustle");
    chart.burdens = (1..7).map(|nth| burden(1, nth + 1, Toll::Points(1 << (nth - 1)))).collect();
    chart.fatigued = true;
    chart
}

/// A day of eight hours and six hours more, with checks of which two have been rolled.
pub fn march() -> DayChart {
    let mut chart = chart(&["forest, road", "moor, trackless"], "1 a 0-8 24 walk; 1 a 8-10 6 walk; 1 b 10-14 9 walk");
    let check = |nth: u64| {
        let made = [Some(true), Some(false)].get(nth as usize).copied().flatten();
        burden(1, 8 + nth, Toll::Check { dc: 10 + 2 * nth as i32, made, risk: Some(dice(1, 6)) })
    };
    chart.burdens = (0..6).map(check).collect();
    chart.fatigued = true;
    chart
}

/// A horse that is driven on, although its last hours lead no further.
pub fn mount() -> DayChart {
    let mut chart = chart(
        &["plains, highway"],
        "1 a 0-8 48 walk; 1 a 8-12 24 walk; 2 a 0-2 24 hustle; 2 a 2-15/2 33 walk; 2 a 15/2-8 0 stay",
    );
    chart.burdens = (8..12).map(|at| burden(1, at, Toll::Dice(dice(1, 6)))).collect();
    chart.burdens.push(burden(2, 1, Toll::Points(1)));
    for burden in &mut chart.burdens {
        burden.lethal = true;
    }
    chart
}

/// Ten days through three terrains, some days longer than others.
pub fn long() -> DayChart {
    let days = (1..=10).map(|day| match day {
        3 => "3 a 0-4 12 walk; 3 b 4-10 9 walk".to_owned(),
        6 => "6 b 0-5 8 walk; 6 c 5-10 15 walk".to_owned(),
        10 => "10 c 0-5 15 walk".to_owned(),
        day => format!("{day} {} 0-10 {} walk", ["a", "b", "c"][day / 3 % 4 % 3], [30, 15, 30][day / 3 % 4 % 3]),
    });
    let days: Vec<String> = days.collect();
    let mut chart = chart(&["plains, road", "mountains, trackless", "hills, highway"], &days.join(";"));
    chart.burdens = (1..10).flat_map(|day| [8, 9].map(|at| burden(day, at, Toll::Dice(dice(2, 6))))).collect();
    chart.fatigued = true;
    chart
}

/// A day of rowing, after which the boat drifts with the current.
pub fn boat() -> DayChart {
    let mut chart =
        chart(&["on the water"], "1 a 0-10 45 row; 1 a 10-24 42 float; 2 a 0-10 45 row; 2 a 10-18 24 float");
    chart.normal = Some(Hours::whole(10));
    chart
}

/// Twenty legs in three days.
pub fn twenty() -> DayChart {
    let lands = ["forest", "hills", "plains", "swamp", "mountains"];
    let roads = ["highway", "road", "trail", "trackless"];
    let names: Vec<String> = (0..20).map(|nth| format!("{}, {}", lands[nth % 5], roads[nth % 4])).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let piece = |nth: u8| {
        let (day, from) = (nth / 7 + 1, u32::from(nth % 7) * 8);
        format!("{day} {} {from}/7-{}/7 {} walk", char::from(b'a' + nth), from + 8, 1 + nth % 4)
    };
    chart(&names, &(0..20).map(piece).collect::<Vec<_>>().join(";"))
}

/// Forty-seven hours at a hustle without a night's rest.
pub fn vast() -> DayChart {
    let mut chart = chart(&["plains, highway"], "1 a 0-48 288 hustle");
    chart.burdens = (1..48).map(|nth| burden(1, nth, Toll::Points(1 << (nth - 1)))).collect();
    chart
}

/// A thousand identical days.
pub fn thousand() -> DayChart {
    let days: Vec<String> = (1..=1000).map(|day| format!("{day} a 0-8 24 walk")).collect();
    chart(&["tundra, trackless"], &days.join(";"))
}

/// All of them by name.
pub fn all() -> Vec<(&'static str, DayChart)> {
    vec![
        ("day-legs", legs()),
        ("day-hustle", hustle()),
        ("day-march", march()),
        ("day-mount", mount()),
        ("day-long", long()),
        ("day-boat", boat()),
        ("day-twenty", twenty()),
        ("day-vast", vast()),
        ("day-thousand", thousand()),
        ("day-empty", DayChart::default()),
    ]
}
