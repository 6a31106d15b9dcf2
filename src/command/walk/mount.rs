//! `/mount` and `/dismount`.

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::PendingFall;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::options;
use crate::command::input::options::{FALL_CHECK, PREVIEW_OR_FORCE, TARGET, TO_SQUARE, WHO, target};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::field::Creature;
use crate::grid::Square;
use crate::referee::{Referee, Riding, Verdict};
use crate::ruleset::RuleId;
use crate::say;

pub(crate) const MOUNT: Spec = Spec {
    name: "mount",
    options: options!(&[TARGET, WHO], PREVIEW_OR_FORCE),
    menu: Menu::under("go", "mount"),
    example: "/mount creature:Hero target:Horse",
    right: Right::OwnerInTurn,
    ..Spec::of::<MountArgs>()
};

pub(crate) const DISMOUNT: Spec = Spec {
    name: "dismount",
    options: options!(&[TO_SQUARE, WHO], FALL_CHECK, PREVIEW_OR_FORCE),
    menu: Menu::under("go", "dismount"),
    example: "/dismount creature:Hero",
    right: Right::OwnerInTurn,
    ..Spec::of::<DismountArgs>()
};

/// `/mount`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MountArgs {
    request: MoveRequest,
    target: String,
}

impl Command for MountArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(MountArgs { request: MoveRequest::parse(options)?, target: target(options)? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.mover(table)?;
        let referee = referee.planning(self.request.preview);
        let (name, mount) = (&mover.creature().name, table.creature(Some(&self.target))?);
        if *name == mount.name {
            return Err(UserError::new(say!("mount-itself", name)));
        }
        let ruling = Riding(referee).mount(&mover, mount);
        let headline = match (ruling.verdict, self.request.force, self.request.preview) {
            (Verdict::Legal, _, false) => say!("mount-does", name, mount = mount.name),
            (Verdict::Legal, _, true) => say!("mount-could", name, mount = mount.name),
            (_, true, _) => say!("mount-forced", name, mount = mount.name),
            _ => say!("mount-cannot", name, mount = mount.name),
        };
        let mut resolution = Resolution::new(table, referee, MOUNT.name, &self.request, ruling);
        resolution.headline = Some(headline);
        resolution.takes_all = true;
        resolution.counts = counts(referee);
        resolution.set_json("mount", &mount.name);
        resolution.cites = vec![RuleId::Riding];
        resolution.changed = vec![Creature { mount: Some(mount.name.clone()), ..mover.creature().clone() }];
        resolution.outcome()
    }
}

/// How mounting or dismounting counts as movement in the rider's turn.
fn counts(referee: Referee<'_>) -> Counts {
    match referee.ruleset().five_foot_step.value.minds_any_change_of_place() {
        true => Counts::Always,
        false => Counts::Feet,
    }
}

/// `/dismount`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DismountArgs {
    request: MoveRequest,
    to: Option<Square>,
}

impl Command for DismountArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(DismountArgs { request: MoveRequest::parse(options)?, to: options.square("to")? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.mover(table)?;
        let referee = referee.planning(self.request.preview);
        table.check_squares_on_map(self.to.as_slice())?;
        let ruling = Riding(referee).dismount(&mover, self.to);
        let name = &mover.creature().name;
        let headline = match (ruling.verdict, self.request.force, self.request.preview) {
            (Verdict::Legal, _, false) => say!("dismount-does", name, to = ruling.to.anchor),
            (Verdict::Legal, _, true) => say!("dismount-could", name, to = ruling.to.anchor),
            (_, true, _) => say!("dismount-forced", name, to = ruling.to.anchor),
            _ => say!("dismount-cannot", name),
        };
        let mut resolution = Resolution::new(table, referee, DISMOUNT.name, &self.request, ruling);
        resolution.headline = Some(headline);
        resolution.takes_all = true;
        resolution.counts = counts(referee);
        resolution.cites = vec![RuleId::Riding];
        resolution.changed = vec![Creature { mount: None, ..mover.creature().clone() }];
        let ruling = &resolution.ruling;
        let unsafely = self.to.is_none() && !self.request.force;
        if (self.request.preview || unsafely) && ruling.verdict == Verdict::Legal {
            let (rider, mut after) = (mover.creature(), referee.encounter().clone());
            let altitude = ruling.altitude.unwrap_or(rider.altitude);
            after.put(Creature { mount: None, anchor: ruling.to.anchor, altitude, ..rider.clone() });
            let falls = PendingFall::unsupported(referee.ruleset(), referee.encounter(), &after, None);
            let own = falls.iter().find(|fall| fall.who == rider.name && unsafely);
            if let Some(PendingFall { height, .. }) = own {
                let to = ruling.to.anchor;
                let example = move |_: &str| Some(format!("/dismount creature:\"{}\" to:{to}", rider.name));
                let error = UserError::new(say!("dismount-unsafe", name, height));
                return Err(error.or_example(DISMOUNT.example).rewriting(example));
            }
            let would = |fall: PendingFall| say!("dismount-would-fall", name = fall.who, height = fall.height);
            resolution.lines.extend(falls.into_iter().map(would));
        }
        resolution.outcome()
    }
}
