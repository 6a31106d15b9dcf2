//! What would get a mover to a goal that is too far.

use super::pace::Paces;
use crate::referee::ruling::{Fact, Finding, Pace, Ruling, Verdict};

impl Paces<'_> {
    /// A ruling at this pace, as `judge` gives it. Where only its length refuses it, a note names the first pace that
    /// would do instead.
    pub fn with_another_pace(&self, pace: Pace, judge: impl Fn(Pace) -> Ruling) -> Ruling {
        let mut ruling = judge(pace);
        let too_far = |finding: &Finding| matches!(finding.fact, Fact::TooFar { .. });
        if ruling.verdict != Verdict::Illegal || !ruling.refusals().all(too_far) {
            return ruling;
        }
        let others: &[Pace] = match pace {
            Pace::Single => &[Pace::Double, Pace::Minimum, Pace::Run],
            Pace::Hustle => &[Pace::Sprint],
            Pace::Double => &[Pace::Minimum, Pace::Run],
            _ => &[],
        };
        let would_do = |other: &&Pace| self.knows(**other) && judge(**other).verdict != Verdict::Illegal;
        if let Some(&pace) = others.iter().find(would_do) {
            ruling.findings.push(Finding::note(pace.rule(), Fact::WouldDo { pace }));
        }
        ruling
    }
}
