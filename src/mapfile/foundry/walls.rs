//! Converts the walls of a scene.

use serde::Deserialize;

use crate::field::Barrier;
use crate::mapfile::capped::Capped;
use crate::say;
use crate::words::Message;

/// A wall that limits sight rather than blocking it, in the versions that have this.
const LIMITED: f64 = 10.0;
/// The side from which a one-way wall is open.
const LEFT: f64 = 1.0;

/// A wall, or only its id if walls are stored elsewhere.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum WallEntry {
    Id(#[expect(dead_code, reason = "it only has to be one")] String),
    Wall(Box<Wall>),
}

#[derive(Deserialize)]
pub(super) struct Wall {
    pub(super) c: Capped<f64, 4>,
    r#move: Option<f64>,
    sense: Option<f64>,
    sight: Option<f64>,
    door: Option<f64>,
    ds: Option<f64>,
    dir: Option<f64>,
}

/// How many walls and doors became something worth a note.
#[derive(Default)]
pub(super) struct WallNotes {
    windows: usize,
    curtains: usize,
    dim: usize,
    one_way: usize,
    secret: usize,
    locked: usize,
}

impl Wall {
    /// The barrier it becomes, if any.
    pub(super) fn barrier(&self, told: &mut WallNotes) -> Option<Barrier> {
        let door = self.door.unwrap_or(0.0);
        let (passed, seen) = (self.r#move == Some(0.0), self.sight.or(self.sense));
        let seen_through = seen == Some(0.0);
        let is_open = self.ds == Some(1.0);
        if door > 0.0 && is_open {
            return Some(Barrier::OpenDoor);
        }
        if passed && (seen_through || seen.is_some_and(|sight| (LIMITED / 5.0..=LIMITED).contains(&sight))) {
            told.dim += usize::from(!seen_through);
            return None;
        }
        if passed {
            told.curtains += 1;
            return Some(Barrier::Curtain);
        }
        if seen_through {
            told.windows += 1;
            return Some(Barrier::Window);
        }
        if door >= 2.0 {
            told.secret += 1;
            return Some(Barrier::SecretDoor);
        }
        if door > 0.0 {
            let locked = self.ds == Some(2.0);
            told.locked += usize::from(locked);
            return Some(if locked { Barrier::LockedDoor } else { Barrier::Door });
        }
        let Some(dir) = self.dir.filter(|dir| *dir != 0.0) else { return Some(Barrier::Wall) };
        told.one_way += 1;
        Some(if dir == LEFT { Barrier::OneWayLeft } else { Barrier::OneWayRight })
    }
}

impl WallNotes {
    /// The notes that everybody may read.
    pub(super) fn notes(&self) -> impl Iterator<Item = Message> {
        let all = [
            (self.windows, say!("foundry-seen-through", count = self.windows)),
            (self.curtains, say!("foundry-sight-only", count = self.curtains)),
            (self.dim, say!("foundry-dim", count = self.dim)),
            (self.one_way, say!("foundry-one-way", count = self.one_way)),
        ];
        all.into_iter().filter_map(|(count, note)| (count > 0).then_some(note))
    }

    /// The notes for the GM only.
    pub(super) fn secrets(&self) -> Vec<Message> {
        let all = [
            (self.secret, say!("foundry-secret", count = self.secret)),
            (self.locked, say!("foundry-locked", count = self.locked)),
        ];
        all.into_iter().filter_map(|(count, note)| (count > 0).then_some(note)).collect()
    }
}
