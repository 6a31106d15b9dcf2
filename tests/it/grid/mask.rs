//! A bit set of a board's squares, so that one operation answers a question about 64 squares.

use fivefoot::grid::{Area, Gathered, Mask, Part, Shifted, Square};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_shift_is_the_same_as_looking_at_the_offset_square(
        (width, height) in (1_u32..150, 1_u32..8),
        set in proptest::collection::vec((0_i32..150, 0_i32..8), 0..60),
        (dx, dy) in (-140_i32..140, -8_i32..8),
    ) {
        let mut mask = Mask::empty(width, height);
        set.iter().for_each(|&(x, y)| mask.insert(Square::new(x, y)));
        let mut kept = Mask::full(width, height);
        kept.keep_where(&mask, (dx, dy));
        let mut added = Mask::empty(width, height);
        added.add_where(&mask, (dx, dy));
        let mut dropped = Mask::full(width, height);
        dropped.drop_where(&mask, (dx, dy));
        for y in 0..height as i32 {
            for x in 0..width as i32 {
                let square = Square::new(x, y);
                let there = mask.has(square.offset((dx, dy)));
                prop_assert_eq!(kept.has(square), there);
                prop_assert_eq!(added.has(square), there);
                prop_assert_eq!(dropped.has(square), !there);
            }
        }
        prop_assert_eq!(dropped.inverse(), kept);
        let listed: Vec<Square> = mask.squares().collect();
        prop_assert_eq!(listed.len(), mask.count() as usize);
        prop_assert!(listed.iter().all(|&square| mask.has(square)));
    }

    #[test]
    fn steps_from_all_squares_at_once_are_the_same_as_from_each(
        (width, height) in (1_u32..150, 1_u32..8),
        sets in proptest::collection::vec(proptest::collection::vec((0_i32..150, 0_i32..8), 0..40), 2),
        onto in proptest::collection::vec((0_i32..150, 0_i32..8), 0..200),
        offsets in proptest::collection::vec((-4_i32..5, -3_i32..4), 0..7),
    ) {
        let mask = |squares: &[(i32, i32)]| {
            let mut mask = Mask::empty(width, height);
            squares.iter().for_each(|&(x, y)| mask.insert(Square::new(x, y)));
            mask
        };
        let (board, onto) = (Mask::full(width, height), mask(&onto));
        let steps: Vec<(Mask, (i32, i32))> = offsets
            .into_iter()
            .map(|(dx, dy)| {
                let mut led_to = onto.clone();
                led_to.keep_where(&board, (-dx, -dy));
                (led_to, (dx, dy))
            })
            .collect();
        let mut shifted = Shifted::empty_like(&board, (4, 3));
        let mut gathered = Gathered::empty_like(&board);
        // The second set has no remains of the first.
        for from in sets.iter().map(|set| mask(set)) {
            shifted.set(&from);
            let mut at_once = Mask::empty(width, height);
            at_once.add_stepped(&shifted, steps.iter().map(|(led_to, offset)| (led_to, shifted.source_offset(*offset))));
            let parts: Vec<Part> = from.parts().collect();
            steps.iter().for_each(|(led_to, offset)| gathered.add_stepped(&parts, *offset, led_to));
            let mut by_parts = Mask::empty(width, height);
            gathered.drain().for_each(|part| by_parts.add_part(part));
            let mut one_by_one = Mask::empty(width, height);
            for (led_to, offset) in &steps {
                let there = from.squares().map(|square| square.offset(*offset));
                there.filter(|&square| led_to.has(square)).for_each(|square| one_by_one.insert(square));
            }
            prop_assert_eq!(&at_once, &one_by_one);
            prop_assert_eq!(&by_parts, &one_by_one);
            let mut tight = at_once.clone();
            tight.tighten();
            prop_assert_eq!(&tight, &at_once);
            prop_assert!(tight.extent() <= at_once.extent());
        }
    }

    #[test]
    fn over_a_rectangle_is_the_same_as_over_each_of_its_squares(
        (width, height) in (1_u32..150, 1_u32..12),
        areas in proptest::collection::vec(((-5_i32..150, -3_i32..12), (-5_i32..150, -3_i32..12)), 0..4),
        (wide, high) in (1_u32..18, 1_u32..18),
        by in 0_u32..6,
    ) {
        let mut mask = Mask::empty(width, height);
        let areas = areas.into_iter().map(|(a, b)| Area::between(Square::new(a.0, a.1), Square::new(b.0, b.1)));
        let areas: Vec<Area> = areas.collect();
        areas.iter().for_each(|&area| mask.insert_area(area));
        let board = Area::between(Square::new(0, 0), Square::new(width as i32 - 1, height as i32 - 1));
        let (all, any) = (mask.all_over(wide, high), mask.any_over(wide, high));
        let mut grown = mask.clone();
        grown.grow(by);
        for square in board.squares() {
            prop_assert_eq!(mask.has(square), areas.iter().any(|area| area.contains(square)));
            let rectangle = Area::between(square, square.offset((wide as i32 - 1, high as i32 - 1)));
            prop_assert_eq!(all.has(square), rectangle.squares().all(|square| mask.has(square)));
            prop_assert_eq!(any.has(square), rectangle.squares().any(|square| mask.has(square)));
            prop_assert_eq!(mask.meets(rectangle), any.has(square));
            prop_assert_eq!(grown.has(square), mask.meets(Area::from(square).grown(by as i32)));
        }
    }
}
