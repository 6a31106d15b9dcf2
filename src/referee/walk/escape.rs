//! Getting through gaps too tight to squeeze through, by a check.
//!
//! The path is that of a walk on a table where such gaps are just wide enough to squeeze through.

use super::Walks;
use crate::field::{Barrier, Creature, Encounter, Size, Terrain};
use crate::grid::{Edge, Placement};
use crate::referee::board::{Crossings, Hindrance};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::{Escape, Walk};
use crate::referee::ruling::{Action, Check, CheckKind, EscapeFact, Fact, Finding, Ruling, Verdict};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Dc, SqueezeWidth};

/// How many times longer than a check taking 20 is.
const TAKING_TWENTY: u32 = 20;

/// Getting through gaps too tight to squeeze through.
#[derive(Clone, Copy, Debug)]
pub struct Escapes<'a>(pub Referee<'a>);

impl<'a> Escapes<'a> {
    /// Judges whether the mover gets through a gap. If the check fails, it stays where it is.
    #[must_use]
    pub fn escape(&self, mover: &Mover<'a>, asked: &Escape) -> Ruling {
        let goal = mover.full.at(asked.stops.last().copied().unwrap_or(mover.placement.anchor));
        let tighter = self.0.ruleset.tighter.value;
        if !tighter.takes_a_check() {
            return self.refused(mover, goal, Finding::refusal(RuleId::Tighter, EscapeFact::Never));
        }
        let widened = self.widened(mover.creature);
        let referee = Referee { encounter: &widened, ..self.0 };
        let minutes = self.minutes(asked);
        let walk = Walk { stops: asked.stops.clone(), prefer: asked.prefer, minutes, ..Walk::default() };
        let mut ruling = Walks(referee).adjudicate(&Mover { ..*mover }, &walk);
        let mut slim = self.0.ruleset.clone();
        slim.squeeze_width.value = SqueezeWidth::OneSquare;
        if ruling.verdict == Verdict::Illegal && slim.squeezed_side(mover.creature) < self.side(mover) {
            let slim = Walks(Referee { ruleset: &slim, ..referee }).adjudicate(&Mover { ..*mover }, &walk);
            ruling = if slim.verdict == Verdict::Illegal { ruling } else { slim };
        }
        ruling.nearest = None;
        let too_far = ruling.refusals().all(|finding| matches!(finding.fact, Fact::TooFar { .. }));
        if ruling.verdict == Verdict::Illegal && !too_far {
            return ruling;
        }
        let gaps = self.tight_walls(mover, &ruling).len() + self.tight_stretches(mover, &ruling);
        if ruling.verdict == Verdict::Illegal && gaps > 0 {
            return ruling;
        }
        let mut refusals = Vec::new();
        let stays = self.0.ruleset.spaces(mover.creature).any(|space| space == ruling.to.footprint);
        match gaps {
            // The gap is where it would end.
            0 if !stays => {}
            0 => refusals.push(Finding::refusal(RuleId::Tighter, EscapeFact::NoGap)),
            1 => {}
            _ => refusals.push(Finding::refusal(RuleId::Tighter, EscapeFact::SeveralGaps)),
        }
        // It can get through the gap, but the grid has no space so narrow for it to stay in.
        let square = ruling.to.anchor;
        refusals.extend((!stays).then(|| Finding::refusal(RuleId::Tighter, EscapeFact::OnlyThrough { square })));
        refusals.extend(Crossings(self.0).ground_refusals(mover.creature, ruling.to).into_iter().map(Finding::refused));
        if minutes > 0 && Turns(self.0).keeps_turns() {
            refusals.push(Finding::refusal(RuleId::EscapeTime, EscapeFact::LongerThanATurn { minutes }));
        }
        if asked.takes_twenty && !tighter.allows_taking_twenty() {
            refusals.push(Finding::refusal(RuleId::Tighter, EscapeFact::NoTakingTwenty));
        }
        let dc = self.dc(asked);
        if let Some(Dc::Never(_)) = dc {
            refusals.push(Finding::refusal(RuleId::Escape, EscapeFact::HeadStuck));
        }
        if !refusals.is_empty() {
            ruling.findings = refusals;
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        if minutes > 0 {
            ruling.takes = Action::FullRound;
            ruling.findings.push(Finding::note(RuleId::EscapeTime, EscapeFact::Takes { minutes }));
        }
        ruling.findings.push(Finding::note(RuleId::Tighter, EscapeFact::Meanwhile));
        let dc = match dc {
            Some(Dc::Is(dc)) => Some(dc),
            _ => {
                ruling.findings.push(Finding::note(RuleId::Escape, EscapeFact::FitsUnknown));
                None
            }
        };
        let kind = if tighter.takes_flexibility() { CheckKind::Flexibility } else { CheckKind::EscapeArtist };
        let rule = RuleId::Escape;
        let check = Check { kind, against: None, dc, rolled: asked.rolled, rule, modifiers: Vec::new() };
        let succeeds = check.succeeds();
        if succeeds == Some(false) {
            let notes = std::mem::take(&mut ruling.findings);
            ruling = ruling.stopped_after(0);
            ruling.diagonal_count = mover.diagonal_count;
            ruling.findings = notes;
            ruling.findings.retain(|note| matches!(note.fact, Fact::Escape(_)));
            ruling.findings.push(Finding::note(rule, EscapeFact::Stuck));
        }
        ruling.verdict = if succeeds.is_some() { Verdict::Legal } else { Verdict::NeedsCheck };
        ruling.checks.push(check);
        ruling
    }

    fn refused(&self, mover: &Mover<'a>, goal: Placement, why: Finding) -> Ruling {
        Ruling { verdict: Verdict::Illegal, findings: vec![why], ..Paces(self.0).unmoved(mover, goal) }
    }

    /// What the check has to reach; `None` if how much fits through is unknown. A table with a single figure doesn't need to
    /// be asked for.
    fn dc(&self, asked: &Escape) -> Option<Dc> {
        let table = &self.0.ruleset.escape.value;
        if let Some(fits) = asked.fits {
            return table.get(fits).copied();
        }
        let mut figures = table.values().copied().filter(|dc| !matches!(dc, Dc::Never(_)));
        figures.next().filter(|_| figures.next().is_none())
    }

    /// The minimum number of minutes it takes.
    fn minutes(&self, asked: &Escape) -> u32 {
        self.0.ruleset.escape_time.value * if asked.takes_twenty { TAKING_TWENTY } else { 1 }
    }

    /// The same table with every gap too tight for this creature just wide enough to squeeze through, and without crawlways
    /// that are too tight.
    fn widened(&self, creature: &Creature) -> Encounter {
        let mut widened = self.0.encounter.clone();
        let does = |barrier: Barrier| Crossings(self.0).hindrance(creature, barrier);
        let squeezed = |size: &&Size| does(Barrier::Narrow(**size)) == Hindrance::Squeeze;
        let wide = Barrier::Narrow(*Size::ALL.iter().find(squeezed).unwrap_or(&creature.size));
        let tight = |&(_, barrier): &(Edge, Barrier)| is_gap(barrier) && does(barrier) == Hindrance::Blocks;
        for (edge, _) in self.0.encounter.battlefield.barriers().filter(tight) {
            widened.battlefield.set_barrier(edge, wide);
        }
        if Crossings(self.0).in_a_crawlway(creature) == Hindrance::Blocks {
            let board = &self.0.encounter.battlefield;
            let crawlways = board.terrain_masks().filter(|(terrain, ..)| *terrain == Terrain::Crawlway);
            for square in crawlways.flat_map(|(.., squares)| squares.squares()) {
                widened.battlefield.clear_layers(square, Terrain::Crawlway);
            }
        }
        widened
    }

    /// The short side of the mover's squeezed space.
    fn side(&self, mover: &Mover<'a>) -> Option<u32> {
        self.0.ruleset.squeezed_side(mover.creature)
    }

    /// Whether the mover has room around this place in one of the spaces it can take up: it may be slimmer there than it can
    /// squeeze.
    fn has_room(&self, mover: &Mover<'a>, at: Placement) -> bool {
        let open = |place: Placement| {
            // A gap that is too tight in a wall counts as a gap of that wall.
            let closed = |(rule, fact): &(RuleId, Fact)| {
                matches!(fact, Fact::Filled { .. } | Fact::Walled { .. }) && *rule != RuleId::Tighter
            };
            at.squares().all(|square| place.contains(square))
                && !Crossings(self.0).ground_refusals(mover.creature, place).iter().any(closed)
        };
        self.0.ruleset.spaces(mover.creature).any(|space| {
            let (wider, higher) = (space.width as i32, space.height as i32);
            (1 - wider..=0).any(|dx| (1 - higher..=0).any(|dy| open(space.at(at.anchor.offset((dx, dy))))))
        })
    }

    /// How many stretches of the way are too tight to squeeze through: crawlways, and corridors between solid ground.
    fn tight_stretches(&self, mover: &Mover<'a>, ruling: &Ruling) -> usize {
        let tight = |(_, fact): (RuleId, Fact)| matches!(fact, Fact::Tight { .. });
        let crawls = |at| Crossings(self.0).ground_refusals(mover.creature, at).into_iter().any(tight);
        let within = |at| crawls(at) || !self.has_room(mover, at);
        let inside: Vec<bool> = ruling.steps.iter().map(|step| within(step.to)).collect();
        let entered = inside.windows(2).filter(|pair| !pair[0] && pair[1]).count();
        entered + usize::from(inside.first() == Some(&true))
    }

    /// The walls on the way, each by its line on the grid, that have gaps too tight to squeeze through.
    fn tight_walls(&self, mover: &Mover<'a>, ruling: &Ruling) -> Vec<(bool, i32)> {
        let mut walls = Vec::new();
        let mut from = ruling.from;
        for step in &ruling.steps {
            let crossed = Crossings(self.0).crossing_refusals(mover, from, step.to);
            let astride = Crossings(self.0).ground_refusals(mover.creature, step.to);
            for (rule, fact) in crossed.into_iter().chain(astride) {
                if let (Fact::Walled { edge, .. }, RuleId::Tighter) = (fact, rule) {
                    let (a, b) = edge.squares();
                    let line = if a.y == b.y { (true, b.x) } else { (false, b.y) };
                    walls.extend((!walls.contains(&line)).then_some(line));
                }
            }
            from = step.to;
        }
        walls
    }
}

fn is_gap(barrier: Barrier) -> bool {
    matches!(barrier, Barrier::Narrow(_))
}
