//! What wears travellers down: hustling for hours, and marching on after a day's walk.

use super::rate::Rate;
use super::{Carrier, Exertion, Itinerary, Journey, Strain, Toll, TravelPace};
use crate::field::{Name, Power};
use crate::grid::{Hours, Share};
use crate::referee::context::Referee;
use crate::referee::ruling::{Check, CheckKind, Rolled};
use crate::ruleset::policy::{ForcedMarch, Throw, TravelHustle};
use crate::ruleset::{RuleId, Ruleset};

/// The damage of a failed hour of a forced march, in the 3.5 SRD.
const TIRING: Throw = Throw { dice: 1, sides: 6 };

/// The damage of every hour of a forced march in Epic Path, which has no check for it.
const WEARING: Throw = Throw { dice: 2, sides: 6 };

/// The DV of a day's first Endurance check, in Rise.
const ENDURANCE_DV: i32 = 10;

/// What the travellers have done since the night.
pub(crate) struct Worn<'r> {
    rules: &'r Ruleset,
    /// When a walked day ends; `None` for travellers that row, sail or never rest.
    day: Option<Hours>,
    hustled: Hours,
    /// What earlier exertions of the day add to the DV of an Endurance check.
    harder: i32,
    /// The remaining results, for the checks still to be made.
    rolled: std::vec::IntoIter<i32>,
    /// Each of several travellers, or of those on foot beside mounts, if results are given for each.
    party: Vec<Name>,
    by_beast: bool,
    /// Whether others walk beside the mounts.
    with_walkers: bool,
}

impl<'r> Worn<'r> {
    pub(crate) fn new(referee: Referee<'r>, journey: &Journey, rate: &Rate) -> Self {
        let mut worn = Worn {
            rules: referee.ruleset,
            day: None,
            hustled: Hours::ZERO,
            harder: 0,
            rolled: journey.rolled.clone().into_iter(),
            party: Vec::new(),
            by_beast: false,
            with_walkers: false,
        };
        let on_foot = match &journey.carrier {
            Carrier::Themselves(party) | Carrier::Mixed { walkers: party, .. } => &party[..],
            Carrier::MilesPerHour(_) | Carrier::Mounts(_) | Carrier::Vehicle(_) => &[],
        };
        if !journey.rolled.is_empty() {
            worn.party = on_foot.iter().filter_map(|one| one.who.clone()).collect();
        }
        worn.switch_to(journey, rate);
        worn
    }

    /// Switches the travellers to this rate.
    pub(crate) fn switch_to(&mut self, journey: &Journey, rate: &Rate) {
        let rests = !journey.round_the_clock && matches!(rate.power, None | Some(Power::Drawn));
        self.day = rests.then_some(rate.day_hours);
        (self.by_beast, self.with_walkers) = (rate.by_beast, rate.with_walkers);
    }

    /// Rests for a night.
    pub(crate) fn rest(&mut self) {
        (self.hustled, self.harder) = (Hours::ZERO, 0);
    }

    /// Travels on, and returns for how many hours: fewer than wanted if a traveller has to rest.
    pub(crate) fn travel_on(
        &mut self,
        pace: TravelPace,
        (day, from): (u32, Hours),
        wanted: Hours,
        itinerary: &mut Itinerary,
    ) -> Hours {
        let Some(day_hours) = self.day else { return wanted };
        // Every hour of either exertion that begins in this time, in order.
        let mut begun: Vec<(Hours, Exertion, u32)> = Vec::new();
        if pace == TravelPace::Hustle {
            begun.extend(beginning(self.hustled, wanted).map(|(after, nth)| (from + after, Exertion::Hustle, nth)));
        }
        let past = from.less(day_hours);
        let until_late = day_hours.less(from);
        begun.extend(
            beginning(past, wanted.less(until_late))
                .map(|(after, nth)| (from + until_late + after, Exertion::March, nth)),
        );
        begun.sort_by_key(|(at, ..)| *at);
        let mut gone = wanted;
        for (at, exertion, nth) in begun {
            let harder = self.harder;
            let mut stops = false;
            for beast in self.kinds() {
                self.harder = harder;
                let Some((toll, lethal)) = self.toll(exertion, nth, beast) else { continue };
                let rule = match exertion {
                    Exertion::Hustle => RuleId::TravelHustle,
                    Exertion::March => RuleId::ForcedMarch,
                };
                let rule = if lethal { RuleId::MountStrain } else { rule };
                for (who, toll) in self.each(toll, beast) {
                    let parted = self.with_walkers;
                    let strain = Strain { day, at, exertion, nth, who, toll, beast, parted, lethal, rule };
                    let failed = strain.check().is_some_and(|check| check.succeeds() == Some(false));
                    stops |= failed && matches!(strain.toll, Toll::Check(_, None));
                    itinerary.fatigued |= strain.wears();
                    itinerary.strains.push(strain);
                }
            }
            if stops {
                gone = at.less(from);
                break;
            }
        }
        if pace == TravelPace::Hustle {
            self.hustled += gone;
        }
        gone
    }

    /// For each kind of traveller worn down, whether it is beasts. If some ride and some walk, the mounts come first.
    fn kinds(&self) -> impl Iterator<Item = bool> + use<> {
        let walkers = if self.by_beast { self.with_walkers } else { true };
        self.by_beast.then_some(true).into_iter().chain(walkers.then_some(false))
    }

    /// The toll of an hour with its next results: one for each of several travellers, in order.
    fn each(&mut self, toll: Toll, beast: bool) -> Vec<(Option<Name>, Toll)> {
        let Toll::Check(check, damage) = toll else { return vec![(None, toll)] };
        let least = if self.with_walkers { 1 } else { 2 };
        let alone = beast || self.party.len() < least;
        let party = if alone { vec![None] } else { self.party.iter().cloned().map(Some).collect() };
        let mut rolled = |who| {
            let rolled = self.rolled.next().map(Rolled::total);
            (who, Toll::Check(Check { rolled, ..check.clone() }, damage))
        };
        party.into_iter().map(&mut rolled).collect()
    }

    /// What an hour of exertion does, and whether the damage is lethal to a mount.
    fn toll(&mut self, exertion: Exertion, nth: u32, beast: bool) -> Option<(Toll, bool)> {
        let lethal = beast && self.rules.mount_strain.value.is_lethal();
        let toll = match exertion {
            Exertion::Hustle => match self.rules.travel_hustle.value {
                TravelHustle::Doubling => Toll::Points(1_u64.checked_shl(nth.checked_sub(2)?).unwrap_or(u64::MAX)),
                TravelHustle::Endurance => self.endurance(CheckKind::HustleOn, 5),
            },
            Exertion::March => match self.rules.forced_march.value {
                ForcedMarch::TwoDice => Toll::Dice(WEARING),
                ForcedMarch::Endurance => self.endurance(CheckKind::MarchOn, 2),
                // Beasts fail the check automatically.
                ForcedMarch::Constitution if lethal => Toll::Dice(TIRING),
                ForcedMarch::Constitution => {
                    let further = nth.saturating_sub(1);
                    let dc = self.rules.march_dc.value.saturating_add(further.saturating_mul(2));
                    let dc = i32::try_from(dc).unwrap_or(i32::MAX);
                    Toll::Check(self.check(CheckKind::MarchOnConstitution, dc, RuleId::ForcedMarch), Some(TIRING))
                }
            },
        };
        Some((toll, lethal))
    }

    fn endurance(&mut self, kind: CheckKind, harder: i32) -> Toll {
        let rule = if kind == CheckKind::HustleOn { RuleId::TravelHustle } else { RuleId::ForcedMarch };
        let check = self.check(kind, ENDURANCE_DV + self.harder, rule);
        self.harder += harder;
        Toll::Check(check, None)
    }

    fn check(&self, kind: CheckKind, dc: i32, rule: RuleId) -> Check {
        Check { kind, against: None, dc: Some(dc), rolled: None, rule, modifiers: Vec::new() }
    }
}

/// The hours of an exertion that begin within the `wanted` hours after those `behind`: when each begins, and its number
/// from 1.
fn beginning(behind: Hours, wanted: Hours) -> impl Iterator<Item = (Hours, u32)> {
    let first = behind.rounded_up();
    let end = behind + wanted;
    (first..).map_while(move |whole| {
        let at = Hours(Share::from_integer(whole));
        let nth = u32::try_from(whole).ok()?.checked_add(1)?;
        (at < end).then(|| (at.less(behind), nth))
    })
}
