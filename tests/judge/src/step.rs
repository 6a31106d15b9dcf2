//! One step over the ground: is there room, is there a way, what does it cost?

use std::collections::BTreeSet;

use super::board::{Barrier, Board, Creature, Fill, SpeedCategory, Square};
use super::occupied::{steps_over, stops};
use super::place::{Place, is_diagonal, is_step, moved, reach};
use super::rules::{Corner, Ruleset};

/// Why a step is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Blocked {
    /// It isn't a step: too far, or to the same place.
    NoStep,
    /// The space there is filled, off the board, cut by a wall or impeded.
    NoRoom,
    /// A wall or closed door is in the way, or a corner is cut.
    Passage,
    /// A creature is in the way.
    Occupied,
}

/// How a move is made, as far as that decides which creatures it may pass and where it may end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    pub double: bool,
    pub share: bool,
}

/// A mover on its board, for questions that depend on both.
#[derive(Clone, Copy)]
pub struct Walk<'a> {
    pub board: &'a Board,
    pub mover: &'a Creature,
    pub manner: Manner,
}

/// How many straight and how many diagonal steps were taken, reduced to what affects the next price.
pub type Count = (u8, u8);

impl<'a> Walk<'a> {
    pub fn new(board: &'a Board, mover: usize, manner: Manner) -> Self {
        Walk { board, mover: &board.creatures[mover], manner }
    }

    pub fn rules(&self) -> Ruleset {
        self.board.ruleset
    }

    /// Under Epic Path incorporeal creatures can enter blocked terrain.
    pub fn passes_walls(&self) -> bool {
        self.rules() == Ruleset::EpicPath && self.mover.is("incorporeal")
    }

    /// Whether the mover can't be in a square, because of what fills it.
    fn is_closed(&self, square: Square) -> bool {
        !self.board.on_board(square) || (self.board.is_filled(square) && !self.passes_walls())
    }

    /// Under Rise a walker treats a low wall as a wall.
    fn is_shut(&self, a: Square, b: Square) -> bool {
        let stopped_by_low = self.rules() == Ruleset::Rise && !self.steps_over_low();
        let stops = |edge: Barrier| edge.stops_steps() || (edge == Barrier::Low && stopped_by_low);
        !self.passes_walls() && self.board.edge(a, b).is_some_and(stops)
    }

    fn steps_over_low(&self) -> bool {
        self.mover.is_off_the_ground() || self.mover.ignores.contains(&"low")
    }

    fn minds(&self, terrain: &str) -> bool {
        !self.mover.is_off_the_ground() && !self.mover.ignores.contains(&terrain)
    }

    /// Whether there is room to stand in the place, ignoring creatures.
    pub fn has_room(&self, place: Place) -> bool {
        self.has_ground(place) && (self.passes_walls() || !self.board.cuts(place))
    }

    /// Whether all of the place has ground to stand on, and no edge divides it.
    pub fn has_ground(&self, place: Place) -> bool {
        place.squares().all(|a| {
            let inner = [(a.0 + 1, a.1), (a.0, a.1 + 1)].into_iter().filter(|&b| place.holds(b));
            let closed = self.rules() == Ruleset::EpicPath
                && !self.mover.is("incorporeal")
                && !self.mover.ignores.contains(&"impeded")
                && self.board.layers(a, "impeded") > 0;
            !self.is_closed(a) && !closed && inner.into_iter().all(|b| !self.is_shut(a, b))
        })
    }

    /// Whether the diagonal from `s` to `t` can go around via this square.
    fn is_open_by(&self, s: Square, via: Square, t: Square, level: i32) -> bool {
        !self.is_closed(via) && self.board.floor(via) <= level + 1 && !self.is_shut(s, via) && !self.is_shut(via, t)
    }

    /// Whether a creature of one square could go from `s` to `t`, ignoring what fills `s` and `t`.
    fn is_passable(&self, s: Square, t: Square, level: i32) -> bool {
        if self.passes_walls() {
            return true;
        }
        if s.0 == t.0 || s.1 == t.1 {
            return !straight(s, t).windows(2).any(|pair| self.is_shut(pair[0], pair[1]));
        }
        let (h, v) = ((t.0, s.1), (s.0, t.1));
        let wall_at_the_point = [(s, h), (s, v), (h, t), (v, t)].iter().any(|&(a, b)| self.is_shut(a, b));
        let filled = |via| match self.rules().corner() {
            Corner::ByFill => self.is_closed(via) && self.board.fills.get(&via) != Some(&Fill::Pillar),
            _ => self.is_closed(via),
        };
        let high = |via| self.board.floor(via) > level + 1;
        match self.rules().corner() {
            Corner::Allowed => self.is_open_by(s, h, t, level) || self.is_open_by(s, v, t, level),
            Corner::Forbidden | Corner::ByFill => {
                !wall_at_the_point && !filled(h) && !filled(v) && !high(h) && !high(v)
            }
        }
    }

    /// Whether this single step crosses a low barrier.
    fn crosses_low_between(&self, s: Square, t: Square, level: i32) -> bool {
        let low = |a, b| self.board.edge(a, b) == Some(Barrier::Low);
        if s.0 == t.0 || s.1 == t.1 {
            return straight(s, t).windows(2).any(|pair| low(pair[0], pair[1]));
        }
        let ways = [(t.0, s.1), (s.0, t.1)];
        let free: Vec<Square> = ways.into_iter().filter(|&via| self.is_open_by(s, via, t, level)).collect();
        !free.is_empty() && free.iter().all(|&via| low(s, via) || low(via, t))
    }

    /// Whether the barrier blocks or slows the walker.
    pub fn minds_barrier(&self, barrier: Barrier) -> bool {
        let stops = barrier.stops_steps() && !self.passes_walls();
        stops || (barrier == Barrier::Low && !self.steps_over_low())
    }

    pub fn crosses_low(&self, p: Place, q: Place) -> bool {
        !self.steps_over_low() && q.outside(p).any(|t| self.crosses_low_between(p.nearest_to(t), t, self.higher(p, q)))
    }

    /// The higher of the levels where the mover stands before and after a step.
    fn higher(&self, p: Place, q: Place) -> i32 {
        self.board.levels_at(self.mover, p).start.max(self.board.levels_at(self.mover, q).start)
    }

    /// How many levels a walker descends in the step; negative if it ascends.
    pub fn down(&self, p: Place, q: Place) -> i32 {
        self.board.levels_at(self.mover, p).start - self.board.levels_at(self.mover, q).start
    }

    /// Everything that forbids the step, creatures included.
    pub fn obstructions(&self, p: Place, q: Place) -> BTreeSet<Blocked> {
        if !is_step(p, q) {
            return BTreeSet::from([Blocked::NoStep]);
        }
        let mut found = BTreeSet::new();
        if !self.has_room(q) {
            found.insert(Blocked::NoRoom);
        }
        if !self.is_a_way(p, q, self.higher(p, q)) || self.down(p, q).abs() > 1 {
            found.insert(Blocked::Passage);
        }
        if self.board.others_in(self.mover, q).into_iter().any(|other| stops(self, other, p)) {
            found.insert(Blocked::Occupied);
        }
        found
    }

    /// Whether no wall and no corner stops the step from one place to the other. Floors more than a stair above the level
    /// form corners.
    pub fn is_a_way(&self, p: Place, q: Place, level: i32) -> bool {
        let mut singles: Vec<(Square, Square)> = q.outside(p).map(|t| (p.nearest_to(t), t)).collect();
        if is_diagonal(p, q) {
            let (dx, dy) = moved(p, q);
            let carried = p.squares().map(|s| (s, (s.0 + dx, s.1 + dy)));
            singles.extend(carried.filter(|&(_, t)| q.holds(t)));
        }
        let parted =
            |s, t| !self.passes_walls() && straight(s, t).windows(2).any(|pair| self.board.parts(pair[0], pair[1]));
        singles.into_iter().all(|(s, t)| self.is_passable(s, t, level) && !parted(s, t))
    }

    /// The hampering layers in the worst square of the place.
    fn worst_layers(&self, place: Place) -> u32 {
        let huge = self.mover.size >= 6 && self.rules() == Ruleset::Rise;
        let strides = |terrain| huge && matches!(terrain, "heavy-undergrowth" | "shallow-water");
        let in_square = |square: Square| {
            let here = self.board.layers.iter().filter(|((at, _), _)| *at == square);
            let minded = here.filter(|((_, terrain), _)| self.minds(terrain) && !strides(*terrain));
            minded.map(|((_, terrain), count)| self.rules().weight(terrain) * count).sum::<u32>()
        };
        place.squares().map(in_square).max().unwrap_or(0)
    }

    /// Whether a creature that counts as an obstacle lies there: one marked so while helpless, and under Epic Path the dead,
    /// unless the mover steps over them.
    fn has_body_in(&self, q: Place) -> bool {
        let dead = |other: &Creature| self.rules() == Ruleset::EpicPath && other.is("dead") && !steps_over(self, other);
        let bulky = |other: &Creature| other.is_helpless() && other.helpless_obstacle;
        self.board.others_in(self.mover, q).into_iter().any(|other| dead(other) || bulky(other))
    }

    /// Whether a walker steps out of a trench, which costs two squares in the 3.5 family.
    pub fn leaves_trench(&self, p: Place, q: Place) -> bool {
        let dug = |square| self.board.layers(square, "trench") > 0;
        let minds = !matches!(self.rules(), Ruleset::EpicPath | Ruleset::Rise) && self.minds("trench");
        minds && p.squares().all(dug) && !q.squares().all(dug)
    }

    /// Everything that hampers entering `q`, except low barriers.
    pub fn hampering(&self, q: Place) -> u32 {
        let blind = self.rules() != Ruleset::EpicPath && self.mover.is("blinded");
        self.worst_layers(q) + u32::from(q.is_squeezed()) + u32::from(blind) + u32::from(self.has_body_in(q))
    }

    /// Every count that the mover can have.
    pub fn counts(&self) -> Vec<Count> {
        let is_fast = self.rules() == Ruleset::Rise && self.mover.category == SpeedCategory::Fast;
        let (straight, slanting) = if is_fast { (2, 3) } else { (1, 2) };
        (0..straight).flat_map(|straight| (0..slanting).map(move |slanting| (straight, slanting))).collect()
    }

    /// The feet of the step and the count after it.
    pub fn cost(&self, p: Place, q: Place, count: Count) -> (u64, Count) {
        let length = length(p, q);
        match self.rules() {
            Ruleset::EpicPath => {
                let hampered = self.hampering(q) > 0 || self.crosses_low(p, q);
                (if hampered { 10 } else { 5 }, count)
            }
            Ruleset::Rise => {
                let (mut feet, mut after) = (0, count);
                for _ in 0..length {
                    let (base, then) = stride(self.mover.category, is_diagonal(p, q), after);
                    (feet, after) = (feet + base + 5 * u64::from(self.worst_layers(p)), then);
                }
                (feet, after)
            }
            _ => {
                let over = if self.crosses_low(p, q) { 10 } else { 0 };
                let (feet, after) = match (is_diagonal(p, q), self.hampering(q) + u32::from(self.leaves_trench(p, q))) {
                    (true, 0) => stride(SpeedCategory::Average, true, count),
                    (false, h) => (5 * length * 2_u64.pow(h), count),
                    (true, h) => (15 * 2_u64.pow(h - 1), count),
                };
                (feet + over, after)
            }
        }
    }
}

/// How many squares a step pays for: as many as a side moves, but a turn of a narrow space is one step.
pub fn length(p: Place, q: Place) -> u64 {
    match reach(p, q) {
        (_, true) => 1,
        (squares, _) => squares.unsigned_abs().into(),
    }
}

/// An unhampered step with alternating diagonals, and the count after it.
pub fn stride(category: SpeedCategory, diagonal: bool, (straight, slanting): Count) -> (u64, Count) {
    match (category, diagonal) {
        (SpeedCategory::Fast, false) => ([5, 0][usize::from(straight)], ((straight + 1) % 2, slanting)),
        (SpeedCategory::Fast, true) => ([5, 5, 0][usize::from(slanting)], (straight, (slanting + 1) % 3)),
        (SpeedCategory::Average, false) => (5, (straight, slanting)),
        (SpeedCategory::Average, true) => ([5, 10][usize::from(slanting)], (straight, (slanting + 1) % 2)),
        (SpeedCategory::Slow, false) => (10, (straight, slanting)),
        (SpeedCategory::Slow, true) => (15, (straight, slanting)),
    }
}

/// All squares from one to another in the same column, row or diagonal.
fn straight(s: Square, t: Square) -> Vec<Square> {
    let (dx, dy) = ((t.0 - s.0).signum(), (t.1 - s.1).signum());
    let length = (t.0 - s.0).abs().max((t.1 - s.1).abs());
    (0..=length).map(|i| (s.0 + i * dx, s.1 + i * dy)).collect()
}
