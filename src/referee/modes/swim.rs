//! Swimming, at the surface and below it, by a check or by a swim speed.

use super::ModeMoves;
use super::multi::{MultiModeMove, Way};
use super::steps::ModeSteps;
use crate::field::{Mode, Terrain};
use crate::grid::{Area, Feet, HalfFeet, Height};
use crate::referee::board::{Grades, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Afloat, Claim, Maneuvering, Paces, Turns};
use crate::referee::request::{ModeMove, MoveMode, Stop};
use crate::referee::ruling::{
    Action, Check, CheckKind, Finding, HeightFact, ModeFact, Modifier, Pace, Ruling, Verdict,
};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{SwimSpeed, SwimTakeTen};

/// The tables' words for the calmest and the stormiest water.
const CALM: &str = "calm";

const STORMY: &str = "stormy";

/// Circumstances in which the water carries a swimmer along.
const CURRENTS: [&str; 6] = ["current", "violent-current", "vortex", "small-falls", "large-falls", "cataract"];

/// The margin at or below which a swimmer goes under.
const SINKS_FROM: i32 = -5;

/// The bonus of creatures native to the water.
const NATIVE: i32 = 10;

/// Movement through water.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swims<'a>(pub(crate) Referee<'a>);

impl<'a> Swims<'a> {
    /// Whether there is water where the mover is, or right beside it.
    fn is_near_water(&self, mover: &Mover<'a>) -> bool {
        let board = &self.0.encounter.battlefield;
        let around = mover.placement.area().grown(1).within(board.area());
        let wet = |square| board.ground(square).layers.count(Terrain::Water) > 0;
        around.into_iter().flat_map(Area::squares).any(wet)
    }

    /// Judges a swim.
    pub(crate) fn swim(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let rules = self.0.ruleset;
        let own = mover.creature.modes.of(Mode::Swim).is_some();
        if self.keeps_its_place(mover, mode_move) {
            return self.keeps_afloat(mover, mode_move);
        }
        let multi_mode = match self.model(mover, mode_move) {
            Ok(multi_mode) => multi_mode,
            Err(refusals) => return ModeMoves(self.0).refused(mover, mode_move, refusals),
        };
        let mut ruling = ModeSteps(self.0).judge(mover, &multi_mode, mode_move);
        let swims = ruling.steps.iter().any(|step| step.mode == Mode::Swim);
        if ruling.refusals().next().is_some() || !swims {
            return ruling;
        }
        if !own && rules.swim_hours.value > 0 {
            ruling.findings.push(Finding::note(RuleId::SwimHours, ModeFact::EveryHour { dc: rules.swim_hours.value }));
        }
        self.check_swim(mover, mode_move, own, ruling)
    }

    /// Whether a creature that needs a check in deep water only has to keep afloat where it is.
    fn keeps_its_place(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> bool {
        let creature = mover.creature;
        let here = |stop: &Stop| {
            stop.anchor == creature.anchor && stop.altitude.is_none_or(|altitude| altitude == creature.altitude)
        };
        mode_move.stops.iter().all(here) && Afloat(self.0).needs_check(creature)
    }

    /// Judges the check that keeps a creature afloat. It takes no action of its own.
    fn keeps_afloat(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let mut ruling = Paces(self.0).unmoved(mover, mover.placement);
        ruling.feet = Some(HalfFeet(0));
        ruling.takes = Action::Free;
        ruling.findings.extend(Paces(self.0).stilled(mover.creature));
        let claim = Claim { takes: Action::Free, maneuver: Maneuvering::No, moves: false };
        ruling.findings.extend(Turns(self.0).turn_refusals(mover, claim));
        ruling.findings.extend(self.swim_refusals(mode_move, false));
        if ruling.findings.is_empty() {
            return self.check_swim(mover, mode_move, false, ruling);
        }
        ruling.verdict = Verdict::Illegal;
        ruling
    }

    /// The modes a swimmer can use, or why it can't swim.
    pub(crate) fn model<'r>(
        &self,
        mover: &'r Mover<'a>,
        mode_move: &ModeMove,
    ) -> Result<MultiModeMove<'r, 'a>, Vec<Finding>> {
        let (rules, creature, pace) = (self.0.ruleset, mover.creature, mode_move.walk.pace);
        if !rules.swim.value.is_known() {
            return Err(vec![Finding::refusal(RuleId::Swim, HeightFact::UnknownMode { mode: Mode::Swim })]);
        }
        let own = ModeSteps(self.0).way_of(mover, Mode::Swim, pace, RuleId::Swim);
        if rules.swim.value.needs_swim_speed() && own.is_none() {
            let (before, _) = Paces(self.0).pace_refusals(mover, &mode_move.walk);
            let only = match self.is_near_water(mover) {
                true => ModeFact::OnlyForward { mode: Mode::Swim },
                false => ModeFact::NoWater { square: mover.placement.anchor },
            };
            let only = Finding::refusal(RuleId::Swim, only);
            return Err(if before.is_empty() { vec![only] } else { before });
        }
        if let Some(unlisted) = Paces(self.0).unlisted(mover, Mode::Swim, pace).filter(|_| pace == Pace::Run) {
            return Err(vec![unlisted]);
        }
        let refusals = self.swim_refusals(mode_move, own.is_some());
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let jet = Grades(self.0).is_jet(creature);
        let hampered = jet && mode_move.modifiers.iter().any(|word| CURRENTS.contains(word));
        let speed_category = Some(creature.speed_category);
        let way = match own {
            Some(way) => Way { times: if hampered { 2 } else { 1 }, rule: RuleId::SwimSpeed, ..way },
            None => Way {
                times: 4,
                ..Way::plain(Mode::Swim, Paces(self.0).walking_budget(mover, pace), speed_category, RuleId::Swim)
            },
        };
        let walks = ModeSteps(self.0).walks_too(MoveMode::Swim) && !jet;
        let mut ways = vec![way];
        ways.extend(walks.then(|| ModeSteps(self.0).walk_way(mover, pace)));
        let mut multi_mode = MultiModeMove::new(self.0, mover, ways);
        multi_mode.straight = jet || pace == Pace::Run;
        multi_mode.lands = !walks;
        Ok(multi_mode)
    }

    fn swim_refusals(&self, mode_move: &ModeMove, own: bool) -> Vec<Finding> {
        let rules = self.0.ruleset;
        let mut refusals = Vec::new();
        let may_take_ten = match (rules.swim_speed.value, rules.swim_take_ten.value) {
            (SwimSpeed::Kinds | SwimSpeed::Skilled, _) if own => true,
            (SwimSpeed::Native, _) | (SwimSpeed::Kinds | SwimSpeed::Skilled, SwimTakeTen::No) => false,
            (SwimSpeed::Kinds | SwimSpeed::Skilled, SwimTakeTen::UnlessStormy) => {
                mode_move.medium != Some(STORMY) && !Turns(self.0).keeps_turns()
            }
        };
        if mode_move.takes_ten && !may_take_ten {
            let rule = if rules.swim_speed.value.is_for_natives() { RuleId::Swim } else { RuleId::SwimTakeTen };
            refusals.push(Finding::refusal(rule, ModeFact::NoTakingTen));
        }
        // A document asks for free hands only where swimming without a speed is an ability of its own.
        let few = mode_move.hands == 0 || (mode_move.hands == 1 && rules.one_hand.value == 0);
        if few && rules.swim.value.needs_swim_speed() {
            refusals.push(Finding::refusal(RuleId::Swim, ModeFact::Hands));
        }
        refusals
    }

    fn check_swim(&self, mover: &Mover<'a>, mode_move: &ModeMove, own: bool, ruling: Ruling) -> Ruling {
        let rules = self.0.ruleset;
        let mut ruling = ruling;
        let hard = mode_move.dc.is_some() || mode_move.medium.is_some_and(|water| water != CALM);
        let spared = own && (!rules.swim_speed.value.is_for_natives() || !hard);
        if spared {
            return ruling;
        }
        let base =
            mode_move.dc.or_else(|| ModeMoves(self.0).dc_of(&rules.swim_water.value, &[mode_move.medium?], None));
        let dc = ModeMoves(self.0)
            .dc_of(&rules.swim_modifiers.value, &mode_move.modifiers, mode_move.by)
            .and_then(|more| Some(base? + more));
        let native = mover.creature.modes.of(Mode::Swim).is_some_and(|means| means.native);
        let native = if native && rules.swim_speed.value.is_for_natives() { NATIVE } else { 0 };
        let one_hand = mode_move.hands == 1 && rules.swim.value.needs_swim_speed();
        let one_hand = if one_hand { i32::try_from(rules.one_hand.value).unwrap_or(0) } else { 0 };
        let rule = RuleId::SwimWater;
        let modifiers =
            [Modifier::own("native", native, RuleId::SwimSpeed), Modifier::own("one hand", -one_hand, RuleId::OneHand)];
        let modifiers = modifiers.into_iter().flatten().collect();
        let rolled = mode_move.rolled;
        let afloat = ruling.steps.is_empty();
        let speed = rules.swim_speed.value;
        let kind = if afloat { CheckKind::to_keep_afloat(speed) } else { CheckKind::to_swim(speed) };
        let check = Check { kind, against: None, dc, rolled, rule, modifiers };
        let Some(margin) = ModeMoves(self.0).add_check(&mut ruling, check) else { return ruling };
        if margin >= 0 {
            return ruling;
        }
        let mut ruling = ModeMoves(self.0).end_before_mode(mover, ruling, Mode::Swim, false);
        let at = ruling.to;
        let altitude = ruling.steps.last().map_or(mover.creature.altitude, |step| step.altitude);
        let elevation = self.0.encounter.battlefield.floor_under(at) + altitude;
        let in_water = Water(self.0).is_in_water(at, elevation);
        if margin > SINKS_FROM || !in_water {
            let short = -margin;
            ruling.findings.extend((!afloat).then(|| Finding::note(rule, ModeFact::NoProgress { short })));
            return ruling;
        }
        ruling.findings.push(Finding::note(rule, ModeFact::GoesUnder));
        if altitude > Height::ZERO && elevation == Height::ZERO {
            ruling.altitude = Some(altitude - Height::from(Feet::SQUARE));
        }
        ruling
    }
}
