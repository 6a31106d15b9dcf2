//! What would get a mover to a goal that is too far, or that a run can't reach.

use super::pace::Paces;
use crate::grid::{Height, Square};
use crate::referee::ruling::{Fact, Finding, Pace, Ruling, TurnFact, Verdict};

/// The highest running multiple of speed.
const FASTEST_RUN: u32 = 5;

impl Paces<'_> {
    /// A ruling at this pace, as `judge` gives it. If only its length refuses it, a note names the first pace that would do
    /// instead; for a refused run, whatever the reason, a double move if that gets there.
    pub fn with_another_pace(&self, pace: Pace, judge: impl Fn(Pace) -> Ruling) -> Ruling {
        let mut ruling = judge(pace);
        if self.0.is_for_a_list() {
            return ruling;
        }
        let end = |ruling: &Ruling| (ruling.to.anchor, ruling.altitude);
        // A refused movement ends at its goal. Where movement that runs out simply ends, a sprint may go on to the goal.
        let goal = (ruling.verdict == Verdict::Illegal).then(|| end(&ruling));
        let short = |ruling: &Ruling| ruling.notes().any(|note| note.fact.ends_short());
        // The end at another pace, if that gets there.
        let gets_to = |other: Pace| {
            let ruling = judge(other);
            let goes = ruling.verdict != Verdict::Illegal && !short(&ruling);
            let end = end(&ruling);
            (goes && goal.is_none_or(|goal| goal == end)).then_some(end)
        };
        let gets_there = |other: Pace| gets_to(other).is_some();
        let would_do = |other: Pace, (to, altitude): (Square, Option<Height>)| {
            Finding::note(
                other.rule(),
                Fact::WouldDo { pace: other, than: pace, to, altitude, jumps: false, shares: false },
            )
        };
        let walks = matches!(pace, Pace::Single | Pace::Hustle) && self.knows(Pace::Sprint);
        if walks && ruling.verdict == Verdict::Legal && short(&ruling) {
            ruling.findings.extend(gets_to(Pace::Sprint).map(|end| would_do(Pace::Sprint, end)));
            return ruling;
        }
        if pace == Pace::Run {
            // A creature that rests from running is limited to a single move.
            let rests = |finding: &Finding| matches!(finding.fact, Fact::Turn(TurnFact::HasToRest { .. }));
            let refused = ruling.verdict == Verdict::Illegal && ruling.from != ruling.to;
            let refused = refused && !ruling.refusals().any(rests);
            if refused && self.knows(Pace::Double) && !gets_there(Pace::Single) {
                ruling.findings.extend(gets_to(Pace::Double).map(|end| would_do(Pace::Double, end)));
            }
            return ruling;
        }
        let far = ruling.refusals().map(|finding| match finding.fact {
            Fact::TooFar { feet } => Some(feet),
            _ => ruling.feet.filter(|_| finding.fact.goes_too_far()),
        });
        let Some(far) = far.min().flatten().filter(|_| ruling.verdict == Verdict::Illegal) else { return ruling };
        // A goal that is out of reach at any pace needs no further search.
        let more = ruling.speed.max(ruling.budget);
        let in_reach = |other: Pace| match other {
            Pace::Minimum => ruling.from.anchor.is_beside(ruling.to.anchor) || ruling.steps.len() == 1,
            Pace::Run => far <= (ruling.budget + more * (FASTEST_RUN - 1)).into(),
            _ => far <= (ruling.budget + more).into(),
        };
        let others: &[Pace] = match pace {
            // A rulebook with sprints has no double moves.
            Pace::Single if self.knows(Pace::Sprint) => &[Pace::Sprint, Pace::Minimum, Pace::Run],
            Pace::Single => &[Pace::Double, Pace::Minimum, Pace::Run],
            Pace::Double => &[Pace::Minimum, Pace::Run],
            Pace::Crawl => &[Pace::Minimum],
            _ => &[],
        };
        let others = others.iter().copied().filter(|other| self.knows(*other) && in_reach(*other));
        let first = others.into_iter().find_map(|other| Some(would_do(other, gets_to(other)?)));
        ruling.findings.extend(first);
        ruling
    }
}
