//! Dice: repeatable with a seed, and the same when a command is completed later.

use fivefoot::command::{Dice, DiceSource, DiePurpose, FallenDie};

#[test]
fn a_seed_makes_the_dice_repeatable_and_a_request_rolls_the_same_again() {
    let source = || DiceSource::open(Some(7)).expect("a seeded source");
    let rolls = |dice: &Dice| (0..20).map(|_| dice.roll(DiePurpose::Check, 20)).collect::<Vec<_>>();
    let (one, other) = (source(), source());
    let _unused = one.dice();
    let first = one.dice();
    let rolled = rolls(&first);
    assert_eq!(rolled, rolls(&other.dice()), "the same seed");
    first.reset();
    assert_eq!(rolled, rolls(&first), "the same request");
    assert_ne!(rolled, rolls(&one.dice()), "another request");
    assert!(rolled.iter().all(|roll| (1..=20).contains(roll)));
}

#[test]
fn dice_that_have_fallen_fall_the_same_again_for_what_they_decided() {
    let source = DiceSource::open(Some(7)).expect("a seeded source");
    let fell =
        |decides: DiePurpose, nth, shows| FallenDie { decides: decides.word().to_owned(), nth, sides: 20, shows };
    let (against, damage) = (fell(DiePurpose::Against, 0, 4), fell(DiePurpose::Damage, 1, 7));
    let dice = source.dice_after(&[against.clone(), damage.clone()]);
    for _ in 0..2 {
        let own = dice.roll(DiePurpose::Check, 20);
        assert_eq!(dice.roll(DiePurpose::Against, 20), 4);
        dice.for_nth(1);
        assert_eq!(dice.roll(DiePurpose::Damage, 20), 7);
        let new = dice.roll(DiePurpose::Damage, 20);
        let fell = [fell(DiePurpose::Check, 0, own), against.clone(), damage.clone(), fell(DiePurpose::Damage, 1, new)];
        assert_eq!(dice.rolled(), fell);
        dice.for_nth(0);
        dice.reset();
    }
}

#[test]
fn every_side_comes_up() {
    let dice = DiceSource::open(None).expect("the system's chance").dice();
    let mut seen = [0; 6];
    (0..600).for_each(|_| seen[dice.roll(DiePurpose::Damage, 6) as usize - 1] += 1);
    assert!(seen.iter().all(|&often| often > 40), "{seen:?}");
}
