//! The options that all movement commands share.

use crate::command::core::ground::GroundRolls;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{CREATURE, FALL_BONUS, FALL_RESULTS};
use crate::command::input::user_error::UserError;
use crate::referee::{Mover, Referee, Stranded};
use crate::say;

/// Who moves, and whether that is only a preview or forced by the GM.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MoveRequest {
    /// The mover as typed; `None` if left out.
    pub(crate) creature: Option<String>,
    /// Whether the movement is only judged and drawn, not made.
    pub(crate) preview: bool,
    /// Whether it is made even if the rules refuse it.
    pub(crate) force: bool,
    /// Whether an action point grants the action.
    pub(crate) action_point: bool,
    /// What is given for the checks that soften the falls it ends in.
    pub(crate) softening: GroundRolls,
}

impl MoveRequest {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        Ok(MoveRequest {
            creature: options.owned("creature"),
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
            action_point: options.is_set("action-point")?,
            softening: GroundRolls::named(options, (FALL_RESULTS, FALL_BONUS))?,
        })
    }

    /// The mover, regardless of whose turn it is.
    pub(crate) fn mover<'a>(&self, table: &Table<'a>) -> Result<(Referee<'a>, Mover<'a>), UserError> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        Ok((referee.with_action_point(self.action_point).overruled(self.force), mover))
    }

    /// The mover, and a referee that enforces turn order; a preview may be out of turn.
    pub(crate) fn acting<'a>(&self, table: &Table<'a>) -> Result<(Referee<'a>, Mover<'a>), UserError> {
        let (referee, mover) = self.mover(table)?;
        check_not_riding(referee, &mover)?;
        Ok((referee.planning(self.preview), mover))
    }

    /// The refusal for a mover with no way to move, unless the GM forces the movement.
    pub(crate) fn stranded<'a>(
        &self,
        table: &Table<'a>,
        (referee, mover): (Referee<'a>, &Mover<'a>),
        action: &'static str,
    ) -> Result<Option<Outcome>, UserError> {
        let refusal = Stranded(referee).refusal(mover).filter(|_| !self.force);
        refusal.map(|ruling| Resolution::new(table, referee, action, self, ruling).outcome()).transpose()
    }
}

/// The creature that moves where this one does: the mount, for a look at where a rider could go.
pub(crate) fn carrying<'a>(referee: Referee<'a>, mover: Mover<'a>) -> Mover<'a> {
    let body = referee.encounter().body(mover.creature());
    referee.mover(&body.name).unwrap_or(mover)
}

/// Rejects moving a rider: its mount is what moves.
pub(crate) fn check_not_riding(referee: Referee<'_>, mover: &Mover<'_>) -> Result<(), UserError> {
    let rider = mover.creature();
    match referee.encounter().mount_of(rider) {
        Some(mount) => {
            let error = UserError::new(say!("riding-along", rider = rider.name, mount = mount.name));
            Err(error.or_again(CREATURE.name, mount.name.as_str()))
        }
        None => Ok(()),
    }
}
