use super::*;
use crate::field::Weight;

#[test]
fn the_words_are_those_of_the_field() {
    let none = || [NONE].into_iter();
    let same = |offered: &[&str], own: Vec<&str>| assert_eq!(offered, own);
    same(SIZES, Size::ALL.into_iter().map(Size::word).collect());
    same(RACES, none().chain(Race::ALL.into_iter().map(Race::word)).collect());
    same(WEIGHTS, none().chain(Weight::ALL.into_iter().map(Weight::word)).collect());
    assert!(ARMORS.starts_with(WEIGHTS));
    same(GAITS, SpeedCategory::ALL.into_iter().map(SpeedCategory::word).collect());
    same(CONDITIONS, Condition::ALL.into_iter().map(Condition::word).chain(none()).collect());
    same(IGNORED, Ignores::words().chain(none()).collect());
}
