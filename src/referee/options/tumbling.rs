//! Tumbling, all the way or in part.

use super::Asking;
use super::front::Front;
use super::maneuvers::MOST_ENDS;
use super::way::{Approach, Way};
use crate::field::Name;
use crate::grid::{Feet, Height, Square};
use crate::referee::board::{Distances, Water};
use crate::referee::context::Referee;
use crate::referee::maneuver::{Maneuvers, Portion, Tumbles, level_stops};
use crate::referee::movement::Paces;
use crate::referee::request::Tumble;
use crate::referee::ruling::{Maneuver, Pace, Ruling, Verdict};
use crate::referee::space::Ends;

/// The most opponents to tumble through, and the most ends for each.
const MOST_TUMBLED: usize = 2;

/// The most ends to judge for tumbling over an edge into deep water.
const MOST_DIVED: usize = 4;

/// How often squares are added to those to tumble into, as long as walking into others still provokes.
const MOST_ADDED: usize = 4;

impl<'a> Asking<'a, '_> {
    /// Tumbling past opponents, if walking provokes.
    pub(crate) fn tumble(&self, front: &mut Front) {
        if !self.has(Maneuver::Tumble) || !self.may_look_at("tumble") {
            return;
        }
        let speed = Paces(self.referee).budget(self.mover, Pace::Single);
        let half = Feet::SQUARE * (speed.squares() / 2);
        let mut ends = self.within(Pace::Single, half);
        let leaves_its_level = Maneuvers(self.referee).leaves_its_level(self.mover);
        if leaves_its_level || !self.referee.encounter.battlefield.is_level() {
            // Its path may lead on where a level one ends: out of water, off a wall, over the edge of deep water.
            let far = |to: Square| Distances(self.referee).feet_between_squares(self.mover.placement.anchor, to);
            let own = self.mover.placement.anchor;
            let known = |to: Square| to == own || ends.iter().any(|(_, _, known)| *known == to);
            let within = |&(to, feet): &(Square, Feet)| feet <= half && !known(to);
            let deep = |to: &Square| Water(self.referee).surface_over_floor(self.mover.full.at(*to)) > Height::ZERO;
            let held = if leaves_its_level { self.ends.nearest_held(self.mover) } else { Vec::new() };
            let below = self.ends.nearest_below(self.mover).into_iter().filter(|to| deep(to) && !held.contains(to));
            let below = below.map(|to| (to, far(to))).filter(within).take(MOST_DIVED);
            let more = held.iter().map(|&to| (to, far(to))).filter(within).chain(below);
            let exposed = |to: Square| self.ends.exposure(self.mover.full.at(to), self.mover.creature.altitude);
            let more: Vec<_> = more.map(|(to, feet)| (exposed(to), feet, to)).collect();
            ends.extend(more);
            ends.sort_unstable();
        }
        let judge = |asked: Referee<'a>, to: Square, through: Option<&Name>| {
            let through = through.into_iter().cloned().collect();
            Tumbles(asked).tumble(self.mover, &Tumble { stops: level_stops([to]), through, ..Tumble::default() })
        };
        // Lists a tumble to this end, unless a plain movement is as good. Returns false if the rules forbid it.
        let examine = |asked: Referee<'a>, (exposed, feet, to): (usize, Feet, Square), front: &mut Front| {
            let clean = |approach: &Approach| {
                use Approach::{Fly, InMode, Walk};
                matches!(approach, Walk { pace, .. } | Fly { pace, .. } | InMode { pace, .. } if *pace == Pace::Single)
            };
            let better = front.ways().iter().any(|way| {
                clean(&way.approach) && way.is_clean(0) && way.exposed <= exposed && way.feet() <= feet.into()
            });
            if better || !self.may_look_at("tumble") {
                return true;
            }
            let ruling = judge(asked, to, None);
            let goes = ruling.verdict != Verdict::Illegal;
            if goes {
                self.add_if_there(Approach::Tumble { to, through: None, tumbled: Vec::new() }, to, ruling, front);
            }
            goes
        };
        let mut failed = None;
        for &end in ends.iter().take(MOST_ENDS) {
            let goes = examine(self.referee, end, front);
            failed = failed.or((!goes).then_some(end.2));
        }
        let farther = if leaves_its_level { self.in_faster_modes(half, &ends) } else { Vec::new() };
        for end in farther.into_iter().take(MOST_ENDS) {
            // Only a level path that something other than its length closes leads on in those modes.
            examine(self.whole, end, front);
        }
        self.tumble_in_part(front);
        self.tumble_through(&judge, front);
        let nearest = self.ends.nearest(self.mover, self.mover.creature.altitude);
        if let Some(to) = failed.or(nearest.first().copied()).filter(|_| !front.knows("tumble")) {
            let ruling = judge(self.whole, to, None);
            if ruling.verdict == Verdict::Illegal {
                front.add(self.way(Approach::Tumble { to, through: None, tumbled: Vec::new() }, ruling));
            }
        }
    }

    /// The ends farther away than half the speed on foot, to which a mode leads that is faster than the one it starts in; none
    /// of those known.
    fn in_faster_modes(&self, half: Feet, known: &[(usize, Feet, Square)]) -> Vec<(usize, Feet, Square)> {
        let reach = Maneuvers(self.referee).ends_by_every_mode(self.mover, (half, Portion::Half));
        let shape = |ends: &Ends, to: Square| ends.squeezed.get(&to).copied().unwrap_or(self.mover.full).at(to);
        let ends =
            reach.iter().flat_map(|ends| ends.prices.iter().map(|(&to, feet)| (shape(ends, to), feet.rounded_up())));
        let ends = ends.filter(|(at, _)| known.iter().all(|(_, _, to)| *to != at.anchor));
        self.sorted(ends.collect())
    }

    /// Tumbling through the squares of each opponent in the way, if walking doesn't get there.
    fn tumble_through(&self, judge: &impl Fn(Referee<'a>, Square, Option<&Name>) -> Ruling, front: &mut Front) {
        if self.is_walked(front) || self.referee.ruleset.tumble_through.value == 0 {
            return;
        }
        let speed = Paces(self.referee).budget(self.mover, Pace::Single);
        let (half, ends) = self.nearest_within(Feet::SQUARE * (speed.squares() / 2));
        for other in self.in_the_way(&ends, half).into_iter().take(MOST_TUMBLED) {
            for &to in ends.iter().take(MOST_TUMBLED).filter(|to| self.is_near_enough(other, **to, half)) {
                if !self.may_look_at("tumble") {
                    return;
                }
                let ruling = judge(self.referee, to, Some(&other.name));
                if ruling.verdict != Verdict::Illegal {
                    let through = Some(other.name.clone());
                    self.add_if_there(Approach::Tumble { to, through, tumbled: Vec::new() }, to, ruling, front);
                }
            }
        }
    }

    /// Walking with a tumble only where walking provokes. (SRD 3.5: tumbling at half speed is part of normal movement.)
    fn tumble_in_part(&self, front: &mut Front) {
        if !self.referee.ruleset.tumble.value.mixes_with_walking() {
            return;
        }
        let walks = |way: &&Way| matches!(way.approach, Approach::Walk { pace: Pace::Single, .. });
        let struck = front.ways().iter().filter(walks).map(|way| (way.ruling.to.anchor, struck_into(&way.ruling, &[])));
        let struck: Vec<(Square, Vec<Square>)> = struck.filter(|(_, into)| !into.is_empty()).take(MOST_ENDS).collect();
        for (to, mut tumbled) in struck {
            for _ in 0..MOST_ADDED {
                if !self.may_look_at("tumble") {
                    return;
                }
                let before = tumbled.iter().copied().take_while(|&square| square != to);
                let stops = level_stops(before.chain([to]));
                let asked = Tumble { stops, tumbled: tumbled.clone(), ..Tumble::default() };
                let ruling = Tumbles(self.referee).tumble(self.mover, &asked);
                if ruling.verdict == Verdict::Illegal {
                    break;
                }
                let more = struck_into(&ruling, &tumbled);
                if more.is_empty() {
                    self.add_if_there(Approach::Tumble { to, through: None, tumbled }, to, ruling, front);
                    break;
                }
                let path = ruling.steps.iter().map(|step| step.to.anchor);
                tumbled = path.filter(|square| tumbled.contains(square) || more.contains(square)).collect();
            }
        }
    }
}

/// The squares of a path, in order, into which walking provokes, other than these.
fn struck_into(ruling: &Ruling, but: &[Square]) -> Vec<Square> {
    let struck = |index: &usize| ruling.provocations.iter().any(|chance| chance.step == *index);
    let squares = (0..ruling.steps.len()).filter(struck).map(|index| ruling.steps[index].to.anchor);
    squares.filter(|square| !but.contains(square)).collect()
}
