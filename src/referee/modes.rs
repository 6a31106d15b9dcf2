//! Climbing, swimming, digging and teleporting: what can be asked of the referee about them, and what they have in common.

use super::check::{Check, Rolled};
use super::pace::RunSoFar;
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::voyage::{HeightFact, Stop};
use super::{Mover, Pace, Referee, Walk};
use crate::field::{Creature, Fill, Grade, Mode};
use crate::grid::{Feet, Height, Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Hardness, Hardnesses};

/// What climbing, swimming, digging and teleporting have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeFact {
    /// None of the ways in which it may move leads there: nothing to cling to, no water, nothing to stand on.
    NoWay {
        /// The square.
        square: Square,
    },
    /// Where it ends nothing holds it.
    NothingHolds {
        /// The square.
        square: Square,
    },
    /// The speed of this way of moving is used up.
    UsedUp {
        /// The way.
        mode: Mode,
        /// What of its speed there is for this movement.
        speed: Feet,
    },
    /// This movement has to be straight.
    Bent,
    /// This surface cannot be climbed.
    Smooth,
    /// It has not enough hands free.
    Hands,
    /// It is not trained enough for that.
    Ranks {
        /// The ranks that it takes.
        needs: u32,
    },
    /// Nobody climbs faster than usual in this way.
    NoHaste,
    /// Nobody takes 10 here.
    NoTakingTen,
    /// So many cannot help; how many can.
    Helpers {
        /// How many can at most.
        most: u32,
    },
    /// There are only the few feet of a check without a speed for this way of moving.
    OnlyForward {
        /// The way.
        mode: Mode,
    },
    /// The ruleset does not tell of moving in several ways at once.
    OneAtATime,
    /// This ground cannot be dug through so.
    NotThrough {
        /// The ground, as it was told.
        ground: &'static str,
    },
    /// It goes over one square only, which takes a full round.
    OneSquare,
    /// The place has to be seen.
    Unseen,
    /// There is no free place on the line to it: the action is spent.
    NoRoom,
    /// While it climbs it is flat-footed.
    FlatFooted,
    /// The check failed and it got nowhere.
    NoProgress {
        /// By how much it failed.
        short: i32,
    },
    /// The check failed and it falls.
    Falls {
        /// From how high.
        height: Feet,
    },
    /// The check failed and it goes under.
    GoesUnder,
    /// Hurt, it holds on.
    HoldsOn,
    /// The referee counted this into the result of the check.
    Counted {
        /// How much.
        by: i32,
    },
    /// Every hour of it takes a check.
    EveryHour {
        /// What that has to come to.
        dc: u32,
    },
    /// How long it holds its breath; `None` if its Constitution is not known.
    Breath {
        /// In rounds.
        rounds: Option<u32>,
    },
    /// It comes back along the line to where there is room.
    Shunted {
        /// Where.
        to: Square,
    },
    /// It takes a full-round action.
    FullRound,
}

impl ModeFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match self {
            ModeFact::NoWay { .. }
            | ModeFact::NothingHolds { .. }
            | ModeFact::UsedUp { .. }
            | ModeFact::Bent
            | ModeFact::Smooth
            | ModeFact::Hands
            | ModeFact::Ranks { .. }
            | ModeFact::NoHaste
            | ModeFact::NoTakingTen
            | ModeFact::Helpers { .. }
            | ModeFact::OnlyForward { .. }
            | ModeFact::OneAtATime
            | ModeFact::NotThrough { .. }
            | ModeFact::OneSquare
            | ModeFact::Unseen => true,
            ModeFact::NoRoom
            | ModeFact::FlatFooted
            | ModeFact::NoProgress { .. }
            | ModeFact::Falls { .. }
            | ModeFact::GoesUnder
            | ModeFact::HoldsOn
            | ModeFact::Counted { .. }
            | ModeFact::EveryHour { .. }
            | ModeFact::Breath { .. }
            | ModeFact::Shunted { .. }
            | ModeFact::FullRound => false,
        }
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        match self {
            ModeFact::NoWay { square } | ModeFact::NothingHolds { square } => Some(*square),
            ModeFact::Shunted { to } => Some(*to),
            _ => None,
        }
    }
}

/// In which way somebody is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Venture {
    /// Along walls.
    Climb,
    /// Through water.
    Swim,
    /// Through the ground.
    Burrow,
    /// At once.
    Teleport,
    /// In any way that it has, but through the ground and at once.
    #[default]
    Any,
}

impl Venture {
    /// The way of moving that it is about, where it is about one.
    #[must_use]
    pub fn mode(self) -> Option<Mode> {
        match self {
            Venture::Climb => Some(Mode::Climb),
            Venture::Swim => Some(Mode::Swim),
            Venture::Burrow => Some(Mode::Burrow),
            Venture::Teleport => Some(Mode::Teleport),
            Venture::Any => None,
        }
    }

    /// The rule that it stands under.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Venture::Climb => RuleId::Climb,
            Venture::Swim => RuleId::Swim,
            Venture::Burrow => RuleId::Burrow,
            Venture::Teleport => RuleId::Teleport,
            Venture::Any => RuleId::Combining,
        }
    }
}

/// How fast somebody climbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Haste {
    /// As fast as one climbs.
    #[default]
    None,
    /// At half one's speed, or at twice the climb speed.
    Half,
    /// At one's full speed.
    Full,
}

/// A movement in a way beside walking that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faring {
    /// In which way.
    pub venture: Venture,
    /// The places to pass in their order; the last is where it ends.
    pub stops: Vec<Stop>,
    /// How it goes about it; its own stops are not looked at.
    pub walk: Walk,
    /// What it climbs, swims in or digs through, by the ruleset's word.
    pub medium: Option<&'static str>,
    /// What makes that easier or harder, by the ruleset's words.
    pub modifiers: Vec<&'static str>,
    /// How much one of them adds of which the ruleset tells only between what it lies.
    pub by: Option<i32>,
    /// What the check has to come to, where the table knows better.
    pub dc: Option<i32>,
    /// What the check came to, if it was rolled.
    pub rolled: Option<Rolled>,
    /// Whether it takes 10.
    pub takes_ten: bool,
    /// How fast it climbs.
    pub haste: Haste,
    /// Whether it climbs along the underside of something.
    pub ceiling: bool,
    /// Its ranks in the skill.
    pub ranks: u32,
    /// Its free hands.
    pub hands: u32,
    /// How many help.
    pub helpers: u32,
    /// Whether it was hurt and only has to hold on.
    pub hurt: bool,
    /// Whether it tries the check that makes rock like earth.
    pub tries: bool,
    /// Whether the place that it goes to is hidden from it.
    pub unseen: bool,
}

/// A refusal or a note of this topic.
pub(super) fn found(rule: RuleId, fact: ModeFact) -> Finding {
    Finding { rule, step: None, fact: Fact::Mode(fact) }
}

impl<'a> Referee<'a> {
    /// Judges a movement in a way beside walking.
    #[must_use]
    pub fn fare(&self, mover: &Mover<'a>, faring: &Faring) -> Ruling {
        let mut ruling = match faring.venture {
            Venture::Climb => self.climb(mover, faring),
            Venture::Swim => self.swim(mover, faring),
            Venture::Burrow => self.burrow(mover, faring),
            // Nothing slows a teleport.
            Venture::Teleport => return self.teleport(mover, faring),
            Venture::Any => self.rove(mover, faring),
        };
        if faring.walk.pace == Pace::Run {
            // What came of another check says nothing of this one.
            let check = faring.rolled.filter(|_| ruling.checks.is_empty());
            self.check_endurance(mover, RunSoFar { check, ..faring.walk.run }, &mut ruling);
        }
        let ways = ruling.steps.iter().map(|step| step.mode).chain(faring.venture.mode());
        let means = ways.filter_map(|mode| mover.creature.modes.of(mode));
        ruling.speed_rules = means.flat_map(|means| self.speed_rules_of(mover, means)).collect();
        ruling
    }

    /// Refused before anything is judged.
    pub(super) fn no_faring(&self, mover: &Mover<'a>, faring: &Faring, findings: Vec<Finding>) -> Ruling {
        let budget = self.budget(mover, faring.walk.pace);
        let takes = self.takes(faring.walk.pace);
        Ruling { verdict: Verdict::Illegal, findings, budget, takes, ..self.unmoved(mover, mover.placement) }
    }

    /// Refused since the ruleset does not tell of it.
    pub(super) fn untold(&self, mover: &Mover<'a>, faring: &Faring, mode: Mode) -> Ruling {
        let fact = Fact::Height(HeightFact::UnknownMode { mode });
        let finding = Finding { rule: faring.venture.rule(), step: None, fact };
        self.no_faring(mover, faring, vec![finding])
    }

    /// Refused since the creature does not have it.
    pub(super) fn lacking(&self, mover: &Mover<'a>, faring: &Faring, mode: Mode) -> Ruling {
        let fact = Fact::Height(HeightFact::NoMode { who: mover.creature.name.clone(), mode });
        let finding = Finding { rule: faring.venture.rule(), step: None, fact };
        self.no_faring(mover, faring, vec![finding])
    }

    /// The kind of this way of moving that the creature has: the lesser one if nobody told.
    pub(super) fn grade_of(&self, creature: &Creature, mode: Mode) -> Option<Grade> {
        let means = creature.modes.of(mode)?;
        Some(means.grade.unwrap_or(match mode {
            Mode::Burrow => Grade::Burrowing,
            _ => Grade::Lesser,
        }))
    }

    /// Whether there is something to cling to beside this space, this far above the map's own level.
    pub(super) fn has_surface(&self, at: Placement, elevation: Height) -> bool {
        let board = &self.encounter.battlefield;
        at.squares().any(|square| {
            [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().any(|way| {
                let beside = square.offset(way);
                let there = !at.contains(beside) && board.area().contains(beside);
                let solid = board.fill(beside) != Fill::Open || board.floor(beside) > elevation;
                there && (solid || board.is_walled(square, beside))
            })
        })
    }

    /// Whether the creature is up where it clings to something by its climb speed.
    #[must_use]
    pub fn clings(&self, creature: &Creature) -> bool {
        let climbs = creature.is_airborne() && creature.modes.of(Mode::Climb).is_some();
        climbs && self.has_surface(self.ruleset.placement(creature), self.elevation(creature))
    }

    /// Whether a space this far above the map's own level is in the water: at its surface, or below.
    pub(super) fn is_in_water(&self, at: Placement, elevation: Height) -> bool {
        self.encounter.battlefield.is_in_water(at, elevation)
    }

    /// Whether the creature swims in deep water, above its bottom.
    #[must_use]
    pub fn is_afloat(&self, creature: &Creature) -> bool {
        self.water_around(creature).is_some()
    }

    /// How deep the water is in which the creature swims above its bottom, if it does.
    #[must_use]
    pub fn water_around(&self, creature: &Creature) -> Option<Feet> {
        let at = self.ruleset.placement(creature);
        let afloat = creature.is_airborne() && self.is_in_water(at, self.elevation(creature));
        afloat.then(|| self.surface_under(at).above(self.encounter.battlefield.floor_under(at)))
    }

    /// What these words of a table come to together; `None` where one lies between two figures and nobody told which.
    pub(super) fn hardness(&self, table: &Hardnesses, words: &[&str], by: Option<i32>) -> Option<i32> {
        let each = words.iter().filter_map(|word| table.get(*word)).map(|hardness| match hardness {
            Hardness::Is(figure) => Some(*figure),
            Hardness::Between(..) => by,
            Hardness::Never(_) => None,
        });
        each.sum()
    }

    /// Notes a check with what the referee itself counts into its result.
    pub(super) fn check_of(&self, ruling: &mut Ruling, check: Check, counted: i32) -> Option<i32> {
        let rolled = check.rolled.map(|rolled| Rolled { total: rolled.total.saturating_add(counted), ..rolled });
        let check = Check { rolled, ..check };
        if counted != 0 {
            ruling.findings.push(found(check.rule, ModeFact::Counted { by: counted }));
        }
        let margin = check.margin();
        if margin.is_none() {
            ruling.verdict = Verdict::NeedsCheck;
        }
        ruling.checks.push(check);
        margin
    }

    /// The same ruling, ended before the first step of this way of moving, with what became of it.
    pub(super) fn foiled(&self, mover: &Mover<'a>, ruling: Ruling, mode: Mode, back: bool) -> Ruling {
        let first = ruling.steps.iter().position(|step| step.mode == mode).unwrap_or(0);
        let mut ruling = ruling.stopped_after(if back { 0 } else { first });
        if ruling.steps.is_empty() {
            ruling.tally = mover.tally;
        }
        ruling
    }
}
