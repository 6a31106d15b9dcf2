//! How much can be reached and threatened on open ground, against the counts of tests/counts and their derivation.

use std::path::Path;

use crate::door::Door;

struct Bulk<'a> {
    size: &'a str,
    shape: &'a str,
    squares: u32,
    reach: u32,
    threatened: usize,
}

fn table() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts/srd35.txt")).unwrap()
}

fn numbers(text: &str, label: &str) -> Vec<usize> {
    let line = text.lines().find_map(|line| line.strip_prefix(label)).unwrap_or_else(|| panic!("no line `{label}`"));
    line.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

fn bulks(text: &str) -> Vec<Bulk<'_>> {
    let rows = text.lines().skip_while(|line| !line.starts_with("size ")).skip(1);
    rows.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |index: usize| words[index].parse().unwrap();
        Bulk { size: words[0], shape: words[1], squares: number(2), reach: number(3), threatened: number(4) as usize }
    })
    .collect()
}

/// What the derivation says in place of the figure, worked out square by square.
fn derived(feet: i64, price: impl Fn(i64, i64) -> i64) -> usize {
    let all = (-60..=60_i64).flat_map(|x| (-60..=60_i64).map(move |y| (x.abs().max(y.abs()), x.abs().min(y.abs()))));
    all.filter(|&(far, near)| price(far, near) <= feet).count()
}

#[test]
fn the_counts_are_what_their_derivation_says() {
    let text = table();
    let feet = numbers(&text, "ground feet");
    assert_eq!(feet.len(), 12);
    for (index, &feet) in feet.iter().enumerate() {
        let feet = feet as i64;
        assert_eq!(numbers(&text, "open")[index], derived(feet, |far, near| 5 * far + 5 * (near / 2)));
        assert_eq!(numbers(&text, "difficult")[index], derived(feet, |far, near| 10 * (far - near) + 15 * near));
    }
    let bulks = bulks(&text);
    assert_eq!(bulks.len(), 18);
    for Bulk { size, shape, squares, reach, threatened } in bulks {
        let corner = match reach {
            0 => 0,
            5 => 1,
            10 => 4,
            15 => 6,
            20 => 11,
            _ => 24,
        };
        assert_eq!(threatened as u32, 4 * squares * reach / 5 + 4 * corner, "{size} {shape}");
    }
}

#[test]
fn open_and_difficult_ground_are_reached_as_far_as_counted() {
    let text = table();
    let mut door = Door::open();
    for ground in ["open", "difficult"] {
        let counts = numbers(&text, ground);
        for size in ["tiny", "medium", "large", "huge", "gargantuan", "colossal"] {
            door.done("/table new width:31 height:31");
            if ground != "open" {
                door.done(&format!("/map paint squares:A1:AE31 terrain:{ground}"));
            }
            // At most 12 steps each way, and a colossal space of 6 squares: 12 + 6 + 12 fit on 31.
            door.done(&format!("/creature add name:Mover at:M13 size:{size}"));
            for (feet, count) in numbers(&text, "ground feet").into_iter().zip(&counts) {
                door.done(&format!("/creature edit creature:Mover speed:{feet}"));
                let reply = door.ask("/reachable creature:Mover");
                let squares = reply["ruling"]["squares"].as_object().unwrap();
                assert_eq!(squares.len(), *count, "{size} on {ground} ground with {feet} ft");
                assert_eq!(squares["M13"], 0);
            }
        }
    }
}

#[test]
fn every_size_and_shape_threatens_as_many_squares_as_counted() {
    let text = table();
    let mut door = Door::open();
    for Bulk { size, shape, reach, threatened, .. } in bulks(&text) {
        door.done("/table new width:20 height:20");
        door.done(&format!("/creature add name:Mover at:H8 size:{size} shape:{shape}"));
        let reply = door.ask("/threat creature:Mover");
        let squares = reply["ruling"]["threatened"].as_array().unwrap();
        assert_eq!(squares.len(), threatened, "{size} {shape}");
        // The same reach, said instead of taken from the size.
        door.done(&format!("/creature edit creature:Mover shape:tall reach:{reach}"));
        assert_eq!(door.ask("/threat creature:Mover")["ruling"]["threatened"], reply["ruling"]["threatened"]);
    }
}
