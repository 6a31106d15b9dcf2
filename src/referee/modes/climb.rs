//! Climbing: up, down and along walls, by a check or by a climb speed.

use super::ModeMoves;
use super::multi::{MultiModeMove, Way};
use super::steps::ModeSteps;
use crate::field::{Condition, Creature, Grade, Load, Mode};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::board::{Crossings, Elevations, Grades, Support, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Loads, Paces, SkillBonuses, Turns};
use crate::referee::request::{ClimbPace, ModeMove, MoveMode};
use crate::referee::ruling::{
    Check, CheckKind, Fact, Finding, HeightFact, LoadFact, ModeFact, Modifier, Pace, Ruling, Verdict,
};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{ClimbHaste, ClimbHelp, Dc};

/// The tables' word for the underside of things.
const CEILING: &str = "ceiling";
/// What a creature that hangs from an edge climbs.
const PULL_UP: &str = "pull-up";

/// The circumstance that counts only on ceilings.
const GOOD_HANDHOLDS: &str = "good-handholds";

/// The skill ranks needed to climb along ceilings.
const EPIC_RANKS: u32 = 21;

/// The most helpers a climber can have.
const MOST_HELPERS: u32 = 5;

/// The margin at or below which a climber falls.
const FALLS_FROM: i32 = -5;

/// How a creature climbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Footing {
    /// The kind of climb speed it uses for this climb, if any.
    grade: Option<Grade>,
    /// The kind of climb speed it has, which helps its checks wherever it climbs.
    owned: Option<Grade>,
    /// Whether it climbs along the underside of something without a speed for that.
    inverted: bool,
}

/// Movement along walls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Climbs<'a>(pub(crate) Referee<'a>);

impl<'a> Climbs<'a> {
    /// Judges a climb. A creature caught in a fall adds to the climber's load.
    pub(crate) fn climb(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let Some(pounds) = mode_move.caught else { return self.climb_alone(mover, mode_move) };
        let load = Load::Pounds(mover.creature.load.pounds().unwrap_or_default().saturating_add(pounds));
        let burdened = Creature { load, ..mover.creature.clone() };
        let mut ruling = Climbs(self.0).climb_alone(&Mover { creature: &burdened, ..*mover }, mode_move);
        ruling.findings.push(Finding::note(RuleId::ClimbLoad, LoadFact::Caught { pounds }));
        ruling
    }

    fn climb_alone(&self, mover: &Mover<'a>, mode_move: &ModeMove) -> Ruling {
        let rules = self.0.ruleset;
        if let Some(below) = ModeSteps(self.0).below_ground(mode_move, mover).filter(|_| rules.climb.value.is_known()) {
            return below;
        }
        if let Some(fall) = self.plucked_off(mover) {
            return fall;
        }
        let (multi_mode, way, footing) = match self.model(mover, mode_move) {
            Ok(model) => model,
            Err(refusals) => return ModeMoves(self.0).refused(mover, mode_move, refusals),
        };
        let mut ruling = match mode_move.hurt {
            // Holding on takes no action and leads nowhere.
            true => {
                Ruling { feet: Some(HalfFeet(0)), budget: way.speed, ..Paces(self.0).unmoved(mover, mover.placement) }
            }
            false => ModeSteps(self.0).judge(mover, &multi_mode, mode_move),
        };
        let climbs = mode_move.hurt || self.leaves_the_floor(mover, multi_mode.clings_anywhere, &ruling);
        if ruling.refusals().next().is_some() {
            return ruling;
        }
        if !climbs {
            // Level ground is no climb, but may lead to one.
            let asks = !ruling.steps.is_empty() && !multi_mode.clings_anywhere;
            let nothing = if asks { ModeMoves(self.0).reach(mover, mode_move).err() } else { None };
            let nothing = nothing.into_iter().flatten().find(|finding| finding.rule == RuleId::Climb);
            if nothing.is_some() {
                (ruling.findings, ruling.verdict) = (nothing.into_iter().collect(), Verdict::Illegal);
            }
            return ruling;
        }
        if footing.grade.is_none() && rules.climb.value.is_at_a_quarter() {
            let flat_footed = rules.climb.value.leaves_flat_footed();
            let fact = if flat_footed { ModeFact::FlatFooted } else { ModeFact::Exposed };
            ruling.findings.push(Finding::note(RuleId::Climb, fact));
        }
        let before = ruling.checks.len();
        let mut ruling = self.check_climb(mover, mode_move, footing, ruling);
        let falls = |finding: &Finding| matches!(finding.fact, Fact::Mode(ModeFact::Falls { .. }));
        if ruling.findings.iter().any(falls) {
            // A creature that has fallen isn't climbing.
            let climbing = |fact: &Fact| matches!(fact, Fact::Mode(ModeFact::FlatFooted | ModeFact::Exposed));
            ruling.findings.retain(|finding| !climbing(&finding.fact));
        }
        if mode_move.helpers > 0 && ruling.checks.len() > before {
            ruling.findings.push(Finding::note(RuleId::ClimbHelp, ModeFact::HelpersBeside));
        }
        ruling
    }

    /// Whether the creature has a climb speed of a kind that still takes a check.
    pub(crate) fn rolls_at_its_speed(&self, creature: &Creature) -> bool {
        let rules = self.0.ruleset;
        match Grades(self.0).grade_of(creature, Mode::Climb) {
            None => false,
            Some(Grade::Greater | Grade::Brachiating) => false,
            Some(_) => rules.climb.value.is_known() && !rules.climb_speed.value.needs_no_plain_check(),
        }
    }

    /// Whether any step climbs off the floor. With a climb speed, steps along the floor count as climbs too.
    pub(crate) fn leaves_the_floor(&self, mover: &Mover<'a>, clings_anywhere: bool, ruling: &Ruling) -> bool {
        let before = std::iter::once(mover.creature.altitude).chain(ruling.steps.iter().map(|step| step.altitude));
        let up = |altitude: Height| altitude > Height::ZERO;
        let leaves = |before: Height, after: Height| clings_anywhere || up(before) || up(after);
        let mut steps = before.zip(&ruling.steps);
        steps.any(|(before, step)| step.mode == Mode::Climb && leaves(before, step.altitude))
    }

    /// The fall of a climber that carries too much to hold on to its wall.
    fn plucked_off(&self, mover: &Mover<'a>) -> Option<Ruling> {
        let height = mover.creature.altitude.above(Water(self.0).surface_over_floor(mover.placement));
        // This applies whatever it climbs there: a wall, a rope or a ceiling.
        let clings = matches!(Supports(self.0).of(mover.creature), Support::Wall | Support::Nothing);
        let lets_go = clings && height > Feet(0) && Supports(self.0).is_plucked_off(mover.creature);
        let (falls, carries) = (ModeFact::Falls { height }, LoadFact::PluckedOff);
        lets_go.then(|| Ruling {
            feet: Some(HalfFeet(0)),
            altitude: Some(mover.creature.altitude),
            findings: vec![Finding::note(RuleId::ClimbLoad, carries), Finding::note(RuleId::ClimbLoad, falls)],
            ..Paces(self.0).unmoved(mover, mover.placement)
        })
    }

    /// Whether a climber on a wall is flat-footed there: without a climb speed, if the rules say so.
    pub(crate) fn is_flat_footed(&self, creature: &Creature) -> bool {
        let exposes = self.0.ruleset.climb.value.leaves_flat_footed();
        exposes
            && Supports(self.0).of(creature) == Support::Wall
            && Grades(self.0).grade_of(creature, Mode::Climb).is_none()
            && !self.has_just_arrived(creature)
    }

    /// Whether the creature has teleported to where it is this turn, and hasn't taken hold of the wall there yet.
    fn has_just_arrived(&self, creature: &Creature) -> bool {
        let turn_log = Turns(self.0).turn_log(&creature.name);
        let used = |mode: Mode| turn_log.is_some_and(|turn_log| turn_log.feet.contains_key(mode.word()));
        used(Mode::Teleport) && !used(Mode::Climb)
    }

    /// The modes a climber can use, including the way along the wall, or why it can't climb.
    fn model<'r>(
        &self,
        mover: &'r Mover<'a>,
        mode_move: &ModeMove,
    ) -> Result<(MultiModeMove<'r, 'a>, Way, Footing), Vec<Finding>> {
        let (rules, creature) = (self.0.ruleset, mover.creature);
        if !rules.climb.value.is_known() {
            return Err(vec![Finding::refusal(RuleId::Climb, HeightFact::UnknownMode { mode: Mode::Climb })]);
        }
        let grade = Grades(self.0).grade_of(creature, Mode::Climb);
        if rules.climb.value.needs_climb_speed() && grade.is_none() {
            let (before, _) = Paces(self.0).pace_refusals(mover, &mode_move.walk);
            let here = (mover.placement, Elevations(self.0).elevation(creature));
            let (square, altitude) = (mover.placement.anchor, creature.altitude + Height::of_squares(1));
            let only = match mode_move.medium.is_some() || Crossings(self.0).has_surface(here.0, here.1) {
                true => ModeFact::OnlyForward { mode: Mode::Climb },
                false => ModeFact::NoHold { square, altitude },
            };
            let only = Finding::refusal(RuleId::Climb, only);
            return Err(if before.is_empty() { vec![only] } else { before });
        }
        let ceiling = mode_move.ceiling || mode_move.medium == Some(CEILING);
        let inverted = ceiling && grade != Some(Grade::Greater);
        let footing = Footing { grade: grade.filter(|_| !inverted), owned: grade, inverted };
        let mut refusals = self.climb_refusals(mode_move, footing);
        // A climber that only has to hold on makes no headway, so its load doesn't matter.
        refusals.extend(Loads(self.0).too_heavy_to_climb(creature).filter(|_| !mode_move.hurt));
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let mut way = self.climb_way(mover, mode_move, footing);
        if !rules.climb_round.value.is_down() {
            way.speed += self.carried_over(mover, way, mode_move.walk.pace);
        }
        let mut ways = vec![way];
        // A climber on a ceiling can't switch to the floor.
        if !ceiling && (footing.grade.is_none() || ModeSteps(self.0).walks_too(MoveMode::Climb)) {
            ways.push(ModeSteps(self.0).walk_way(mover, mode_move.walk.pace));
        }
        let mut multi_mode = MultiModeMove::new(self.0, mover, ways);
        multi_mode.clings_anywhere = mode_move.medium.is_some() || ceiling;
        // A creature without any speed gets nowhere, rounded or not.
        let rounds = rules.climb_round.value.is_down() && way.speed > Feet(0);
        multi_mode.first = rounds.then_some(HalfFeet::from(way.speed));
        Ok((multi_mode, way, footing))
    }

    /// The model of a climb, or why there is none.
    pub(crate) fn ways<'r>(
        &self,
        mover: &'r Mover<'a>,
        mode_move: &ModeMove,
    ) -> Result<MultiModeMove<'r, 'a>, Vec<Finding>> {
        self.model(mover, mode_move).map(|(multi_mode, ..)| multi_mode)
    }

    fn climb_refusals(&self, mode_move: &ModeMove, footing: Footing) -> Vec<Finding> {
        let rules = self.0.ruleset;
        let free = matches!(footing.grade, Some(Grade::Greater | Grade::Brachiating));
        let mut refusals = Vec::new();
        let table = &rules.climb_surface.value;
        if mode_move.medium.is_some_and(|medium| matches!(table.get(medium), Some(Dc::Never(_)))) {
            refusals.push(Finding::refusal(RuleId::ClimbSurface, ModeFact::Smooth));
        }
        let needs = if rules.climb_hands.value.takes_both() { 2 } else { 1 };
        if mode_move.hands < needs {
            refusals.push(Finding::refusal(RuleId::ClimbHands, ModeFact::Hands));
        }
        if footing.inverted && !rules.climb_inverted.value.is_known() {
            refusals.push(Finding::refusal(RuleId::ClimbInverted, ModeFact::Smooth));
        } else if footing.inverted && mode_move.ranks < EPIC_RANKS {
            refusals.push(Finding::refusal(RuleId::ClimbInverted, ModeFact::Ranks { needs: EPIC_RANKS }));
        }
        let none = match rules.climb_haste.value {
            ClimbHaste::HarderDc => free,
            ClimbHaste::LessCheck => footing.grade.is_none() && mode_move.climb_pace == ClimbPace::Full,
            ClimbHaste::None => true,
        };
        // Running requires a climb speed, and some rulebooks forbid it even then.
        let may_run = rules.climb_speed.value.allows_running() && footing.grade.is_some();
        if mode_move.walk.pace == Pace::Run && !may_run {
            refusals.push(Finding::refusal(RuleId::ClimbSpeed, ModeFact::NoRun { mode: Mode::Climb }));
        }
        if mode_move.climb_pace != ClimbPace::None && none {
            refusals.push(Finding::refusal(RuleId::ClimbHaste, ModeFact::NoHaste));
        }
        let skilled = footing.grade.is_some() && rules.climb_speed.value.takes_ten_at_will();
        // In combat only a climber with a climb speed may take 10.
        let in_time = skilled || !Turns(self.0).keeps_turns();
        let may_take_ten = rules.climb.value.allows_taking_ten() && !footing.inverted && in_time;
        if mode_move.takes_ten && !may_take_ten {
            refusals.push(Finding::refusal(RuleId::Climb, ModeFact::NoTakingTen));
        }
        let most = match rules.climb_help.value {
            ClimbHelp::Five if !footing.inverted => MOST_HELPERS,
            ClimbHelp::Five | ClimbHelp::Unknown => 0,
        };
        if mode_move.helpers > most {
            refusals.push(Finding::refusal(RuleId::ClimbHelp, ModeFact::Helpers { most }));
        }
        refusals
    }

    /// How a climb is paid for: by a climb speed, or at a quarter of the walking speed or faster.
    fn climb_way(&self, mover: &Mover<'a>, mode_move: &ModeMove, footing: Footing) -> Way {
        let pace = mode_move.walk.pace;
        let own = footing.grade.and_then(|_| ModeSteps(self.0).way_of(mover, Mode::Climb, pace, RuleId::Climb));
        let walking = Paces(self.0).walking_budget(mover, pace);
        match own {
            Some(way) if mode_move.climb_pace != ClimbPace::None => Way {
                // Haste makes it no faster than walking, unless its climb speed is higher anyway.
                speed: (way.speed * 2).min(walking.max(way.speed)),
                ..way
            },
            Some(way) => way,
            None => {
                let times = match mode_move.climb_pace {
                    ClimbPace::None => 4,
                    ClimbPace::Half => 2,
                    ClimbPace::Full => 1,
                };
                let speed_category = Some(mover.creature.speed_category);
                Way { times, ..Way::plain(Mode::Climb, walking, speed_category, RuleId::Climb) }
            }
        }
    }

    /// The feet left over from this turn's climbs so far, each too few for another square.
    fn carried_over(&self, mover: &Mover<'a>, way: Way, pace: Pace) -> Feet {
        let turn_log = Turns(self.0).turn_log(&mover.creature.name).filter(|_| pace == Pace::Single && way.times > 1);
        let left = turn_log.map_or(0, |turn_log| {
            let spent = turn_log.feet.get(Mode::Climb.word()).copied().unwrap_or_default();
            let alone = turn_log.feet.len() == 1 && spent > HalfFeet(0);
            let whole = if alone { way.speed.0 * u32::from(turn_log.moves) } else { 0 };
            whole.saturating_sub(spent.rounded_up().0)
        });
        Feet(left.min(Feet::SQUARE.0 * way.times - 1))
    }

    /// The DC of a climb; `None` if unknown.
    fn climb_dc(&self, mover: &Mover<'a>, mode_move: &ModeMove, footing: Footing) -> Option<i32> {
        let rules = self.0.ruleset;
        let hangs = mover.creature.is(Condition::Hanging).then_some(PULL_UP);
        let surface = if footing.inverted { Some(CEILING) } else { mode_move.medium.or(hangs) };
        let base = match mode_move.dc {
            Some(dc) => Some(dc),
            None => surface.and_then(|word| ModeMoves(self.0).dc_of(&rules.climb_surface.value, &[word], None)),
        };
        let counts = |word: &&&str| footing.inverted || **word != GOOD_HANDHOLDS;
        let words: Vec<&str> = mode_move.modifiers.iter().filter(counts).copied().collect();
        let words =
            if footing.inverted { words.into_iter().filter(|word| *word != "chimney").collect() } else { words };
        let more = ModeMoves(self.0).dc_of(&rules.climb_modifiers.value, &words, mode_move.by)?;
        let load = rules.climb_load.value.adds_to_dc(rules.load(mover.creature));
        let for_pace = match rules.climb_haste.value {
            // Hastening a climb speed costs a penalty instead.
            ClimbHaste::HarderDc if footing.grade.is_none() => match mode_move.climb_pace {
                ClimbPace::None => 0,
                ClimbPace::Half => 10,
                ClimbPace::Full => 20,
            },
            ClimbHaste::HarderDc | ClimbHaste::LessCheck | ClimbHaste::None => 0,
        };
        let hurt = if mode_move.hurt && rules.climb_hurt.value.is_harder() { 5 } else { 0 };
        Some(base? + more + load + for_pace + hurt)
    }

    /// The climber's own modifiers to its check: the bonus of a climb speed, minus haste and having only one hand.
    fn own_modifiers(&self, creature: &Creature, mode_move: &ModeMove, footing: Footing) -> Vec<Modifier> {
        let rules = self.0.ruleset;
        let speed = SkillBonuses(self.0).climbing(creature);
        let hasty = mode_move.climb_pace != ClimbPace::None
            && (footing.grade.is_some() || rules.climb_haste.value.lowers_the_check());
        let one_hand = mode_move.hands == 1 && rules.climb_hands.value.allows_one_for_less();
        let one_hand = if one_hand { i32::try_from(rules.one_hand.value).unwrap_or(0) } else { 0 };
        let each = [
            Modifier::own("climb speed", speed, RuleId::ClimbSpeed),
            Modifier::own("haste", if hasty { -5 } else { 0 }, RuleId::ClimbHaste),
            Modifier::own("one hand", -one_hand, RuleId::OneHand),
        ];
        each.into_iter().flatten().collect()
    }

    fn check_climb(&self, mover: &Mover<'a>, mode_move: &ModeMove, footing: Footing, ruling: Ruling) -> Ruling {
        let rules = self.0.ruleset;
        let mut ruling = ruling;
        let dc = self.climb_dc(mover, mode_move, footing);
        let spared = match footing.grade {
            None => false,
            Some(Grade::Greater | Grade::Brachiating) => !mode_move.hurt,
            Some(_) if rules.climb_speed.value.needs_no_plain_check() => {
                mode_move.dc.is_none() && mode_move.modifiers.is_empty() && !mode_move.hurt
            }
            Some(_) => dc.is_some_and(|dc| dc <= 0),
        };
        if spared {
            return ruling;
        }
        let kind = match (footing.inverted, mode_move.hurt) {
            (_, true) => CheckKind::ClimbHurt { drops: footing.inverted || rules.climb_hurt.value.always_drops() },
            (true, _) => CheckKind::ClimbInverted,
            _ => CheckKind::Climb,
        };
        let rule = if footing.inverted { RuleId::ClimbInverted } else { RuleId::ClimbSurface };
        let modifiers = self.own_modifiers(mover.creature, mode_move, footing);
        let check = Check { kind, against: None, dc, rolled: mode_move.rolled, rule, modifiers };
        let Some(margin) = ModeMoves(self.0).add_check(&mut ruling, check) else { return ruling };
        if margin >= 0 {
            if mode_move.hurt {
                ruling.findings.push(Finding::note(RuleId::ClimbHurt, ModeFact::HoldsOn));
            }
            return ruling;
        }
        let hasty = footing.grade.is_some() && mode_move.climb_pace != ClimbPace::None;
        let mut ruling = ModeMoves(self.0).end_before_mode(mover, ruling, Mode::Climb, hasty);
        let altitude = ruling.steps.last().map_or(mover.creature.altitude, |step| step.altitude);
        // Water catches a climber at its surface.
        let height = altitude.above(Water(self.0).surface_over_floor(ruling.to));
        let at_once = footing.inverted || (mode_move.hurt && rules.climb_hurt.value.always_drops());
        let falls = (margin <= FALLS_FROM || at_once) && height > Feet(0);
        let fact = match (falls, mode_move.hurt) {
            (true, _) => ModeFact::Falls { height },
            (false, true) => ModeFact::HoldsOn,
            (false, false) => ModeFact::NoProgress { short: -margin },
        };
        let by = if matches!(fact, ModeFact::HoldsOn) { RuleId::ClimbHurt } else { rule };
        ruling.findings.push(Finding::note(by, fact));
        ruling
    }
}
