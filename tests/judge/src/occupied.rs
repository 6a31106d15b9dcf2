//! Whose squares may be entered, and where the mover may stop.

use super::board::Creature;
use super::place::Place;
use super::rules::Ruleset;
use super::step::Walk;

/// How many sizes the mover is bigger; negative if it is smaller.
fn bigger_by(mover: &Creature, other: &Creature) -> i32 {
    mover.size as i32 - other.size as i32
}

/// Epic Path lets a plain move step over, and stop over, a creature that is at least two sizes smaller.
pub fn steps_over(walk: &Walk, other: &Creature) -> bool {
    walk.rules() == Ruleset::EpicPath && !walk.manner.double && bigger_by(walk.mover, other) >= 2
}

/// Epic Path lets a creature that begins inside a much bigger opponent move about there.
fn is_inside(walk: &Walk, other: &Creature) -> bool {
    let far = bigger_by(other, walk.mover) >= 2 || walk.rules().to_a_square(walk.mover.size).is_some();
    let bigger = bigger_by(other, walk.mover) > 0;
    // A walk may be asked about a mover at another place or height.
    let begins = walk.board.creatures.iter().find(|creature| creature.name == walk.mover.name).unwrap_or(walk.mover);
    far && bigger && walk.mover.opposes(other) && walk.board.meets(begins, begins.place, other)
}

/// Whether the other creature prevents the mover from going from `p` into its squares.
pub fn stops(walk: &Walk, other: &Creature, p: Place) -> bool {
    !walk.board.meets(walk.mover, p, other) && is_barred(walk, other)
}

/// Whether the other creature keeps the mover out, unless it is in there already.
pub fn is_barred(walk: &Walk, other: &Creature) -> bool {
    let mover = walk.mover;
    if other.fills {
        return true;
    }
    if mover.side == other.side {
        return false;
    }
    let apart = bigger_by(mover, other).abs();
    match walk.rules() {
        Ruleset::EpicPath => !other.is_helpless() && !other.is("stunned") && !steps_over(walk, other),
        Ruleset::Rise => mover.opposes(other) && apart < 2,
        _ => mover.opposes(other) && !other.is_helpless() && apart < 3 && !mover.is_very_small(),
    }
}

/// Whether the mover may stop in the place, considering only the creatures there.
pub fn may_end(walk: &Walk, place: Place) -> bool {
    walk.has_room(place) && hindrances(walk, place).is_empty()
}

/// Whether stopping there squeezes the mover: for lack of room, or because it shares a square with a creature of about its own
/// size.
pub fn squeezes(walk: &Walk, place: Place) -> bool {
    let full = |creature: &Creature| walk.rules().to_a_square(creature.size).is_none();
    let shares = |other: &&Creature| match walk.rules() {
        Ruleset::EpicPath => full(walk.mover) && full(other) && bigger_by(walk.mover, other).abs() < 2,
        Ruleset::Rise => true,
        _ => false,
    };
    let too_many = || walk.rules() == Ruleset::Rise && is_crowded(walk, &walk.board.others_in(walk.mover, place));
    place.is_squeezed() || companions(walk, place).iter().any(shares) || too_many()
}

/// The creatures that the mover would share the place with. Small ones stand side by side in a square.
fn companions<'a>(walk: &Walk<'a>, place: Place) -> Vec<&'a Creature> {
    let others = walk.board.others_in(walk.mover, place);
    let small = |creature: &Creature| walk.rules().to_a_square(creature.size).is_some();
    let in_the_way = |other: &Creature| match walk.rules() {
        Ruleset::EpicPath => !other.is("dead") && !steps_over(walk, other) && !is_inside(walk, other),
        Ruleset::Rise => bigger_by(walk.mover, other).abs() < 2,
        _ => !other.is_helpless() && !walk.mover.is_very_small(),
    };
    let beside = |other: &Creature| small(walk.mover) && small(other);
    others.into_iter().filter(|&other| in_the_way(other) && !beside(other)).collect()
}

/// The creatures that prevent the mover from stopping there.
fn hindrances<'a>(walk: &Walk<'a>, place: Place) -> Vec<&'a Creature> {
    let others = walk.board.others_in(walk.mover, place);
    let filling: Vec<&Creature> = others.iter().copied().filter(|other| other.fills).collect();
    if !filling.is_empty() {
        return filling;
    }
    // A mover that asks to share declares that everybody agrees, or can't help it.
    let agreed = walk.manner.share && !walk.rules().is_of_the_3_5_family();
    let squeezes_in = agreed && walk.rules() == Ruleset::Rise;
    if is_crowded(walk, &others) && !squeezes_in {
        return others;
    }
    if agreed { Vec::new() } else { companions(walk, place) }
}

/// Whether the shares of the mover and the other small creatures exceed a square. In ten-thousandths.
fn is_crowded(walk: &Walk, others: &[&Creature]) -> bool {
    let share = |creature: &Creature| walk.rules().to_a_square(creature.size).map(|number| 10_000 / number);
    let nobody = |other: &Creature| walk.rules() == Ruleset::EpicPath && other.is("dead");
    let taken: u32 = others.iter().filter(|other| !nobody(other)).filter_map(|other| share(other)).sum();
    share(walk.mover).is_some_and(|own| own + taken > 10_000)
}
