//! Conditions as small icons on a token.

use fivefoot::field::{Condition, Conditions, Theme};
use fivefoot::render::paint::inside::ConditionIcon;
use fivefoot_pixels::raster::Canvas;

#[test]
fn the_gravest_comes_first_and_the_dead_have_only_one_sign() {
    let words = |text: &str| -> Vec<String> {
        ConditionIcon::all(text.parse().expect("conditions"))
            .into_iter()
            .map(|icon| icon.message().to_string())
            .collect()
    };
    assert_eq!(words("blinded stunned splayed prone"), ["stunned", "prone", "blinded"]);
    assert_eq!(words("dead prone helpless"), ["dead"]);
    assert!(words("").is_empty());
}

#[test]
fn no_two_signs_look_the_same() {
    let drawn = |condition: Condition| {
        let mut canvas = Canvas::new(40, 40, Theme::Light);
        let one: Conditions = condition.word().parse().expect("a condition");
        ConditionIcon::all(one)[0].draw(&mut canvas, (20.0, 20.0), 14.0);
        canvas.into_png()
    };
    let alike = [Condition::ProneByChoice, Condition::Quelled, Condition::Splayed];
    let signs = Condition::ALL.into_iter().filter(|condition| !alike.contains(condition)).map(drawn);
    let signs: Vec<Vec<u8>> = signs.collect();
    for (nth, sign) in signs.iter().enumerate() {
        assert!(!signs[..nth].contains(sign), "sign {nth}");
    }
}
