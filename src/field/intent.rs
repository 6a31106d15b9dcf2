use serde::{Deserialize, Serialize};

use super::name::Name;
use crate::grid::{Feet, Square};

/// What somebody does for a whole phase in answer to the movement of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// It gets into somebody's way.
    Block {
        /// Whose.
        target: Name,
    },
    /// It follows somebody.
    Follow {
        /// Whom.
        target: Name,
        /// Feet between the two spaces that it does not want to be exceeded.
        distance: Feet,
        /// Where the target's space was when the follower lost it; as if it still stood there the follower goes on.
        #[serde(default)]
        lost: Option<Square>,
    },
    /// It keeps away from others.
    KeepAway {
        /// From whom.
        targets: Vec<Name>,
        /// Feet between its space and each of theirs that it wants at least.
        distance: Feet,
    },
}

impl Intent {
    /// The creatures that it is about.
    #[must_use]
    pub fn targets(&self) -> &[Name] {
        match self {
            Intent::Block { target } | Intent::Follow { target, .. } => std::slice::from_ref(target),
            Intent::KeepAway { targets, .. } => targets,
        }
    }

    /// Goes on with a creature under its new name.
    pub(super) fn rename(&mut self, old: &Name, new: &Name) {
        let targets = match self {
            Intent::Block { target } | Intent::Follow { target, .. } => std::slice::from_mut(target),
            Intent::KeepAway { targets, .. } => targets,
        };
        targets.iter_mut().filter(|target| **target == *old).for_each(|target| *target = new.clone());
    }

    /// Goes on without a creature that is gone; whether there is anything left to go on with.
    pub(super) fn goes_on_without(&mut self, gone: &Name) -> bool {
        match self {
            Intent::Block { target } | Intent::Follow { target, .. } => target != gone,
            Intent::KeepAway { targets, .. } => {
                targets.retain(|target| target != gone);
                !targets.is_empty()
            }
        }
    }

    /// The word of the command that declares it.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Intent::Block { .. } => "block",
            Intent::Follow { .. } => "follow",
            Intent::KeepAway { .. } => "withdraw",
        }
    }

    /// Whether this is the same movement going on, told anew: the same kind and about the same creatures.
    #[must_use]
    pub fn goes_on_from(&self, earlier: &Intent) -> bool {
        self.word() == earlier.word() && self.targets() == earlier.targets()
    }
}
