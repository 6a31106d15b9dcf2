//! Charging: straight at an opponent, to the closest space from which it can be struck.

use super::case::Case;
use super::check::{Check, Trial};
use super::fly::Flying;
use super::lane::Lane;
use super::maneuver::Results;
use super::pace::Pace;
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::rush::Rush;
use super::step::Tally;
use super::threat::Strike;
use super::walk::Walk;
use super::{Mover, Referee};
use crate::field::{Creature, Name};
use crate::grid::{Edge, Feet, Height, Placement, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{ChargeChances, ChargeCheck};

/// What there is to say about charging and withdrawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChargeFact {
    /// Whoever it is aimed at is no opponent of the mover.
    NoOpponent {
        /// Who.
        who: Name,
    },
    /// The mover does not see whom it is aimed at.
    Unseen {
        /// Who.
        who: Name,
    },
    /// The mover could strike the target from nowhere on the map.
    NoEnd {
        /// The target.
        target: Name,
    },
    /// Level, from as high as the mover is, the target cannot be struck.
    OtherHeight {
        /// The target.
        target: Name,
        /// How much higher it is than the mover; below nothing: lower.
        by: Height,
    },
    /// The charge has to end elsewhere.
    OtherEnd {
        /// Where it may end: the closest places from which the target can be struck.
        ends: Vec<Square>,
    },
    /// The closest place is too near for a charge.
    TooNear {
        /// How far it is.
        feet: Feet,
    },
    /// The mover squeezes where it starts.
    SqueezedStart,
    /// Something in this square of the lane slows movement.
    SlowGround {
        /// The square.
        square: Square,
    },
    /// Somebody who lies in this square of the lane slows movement.
    SlowBody {
        /// Who.
        who: Name,
        /// The square.
        square: Square,
    },
    /// A low barrier or a narrow gap crosses the lane.
    LowOrNarrow {
        /// Where it stands.
        edge: Edge,
    },
    /// Nobody is overrun in a charge.
    NoOverrun,
    /// Whoever is to be overrun is not in the way.
    NotMet {
        /// Who.
        who: Name,
    },
    /// Whoever was to be overrun is passed without that.
    NotInNeed {
        /// Who.
        who: Name,
    },
    /// What a charge does to the fight.
    Bonus,
    /// What weapons do in a charge.
    Weapons,
    /// A withdrawal needs an opponent to withdraw from, and there is none.
    NoPrimary,
    /// Whoever the withdrawal should lead away from does not threaten the mover.
    NoThreat {
        /// Who.
        who: Name,
    },
    /// The step does not lead farther from whom the withdrawal has to lead away.
    NotFarther {
        /// Where it leads.
        square: Square,
    },
}

impl ChargeFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        !matches!(
            self,
            ChargeFact::Bonus | ChargeFact::Weapons | ChargeFact::NotMet { .. } | ChargeFact::NotInNeed { .. }
        )
    }

    /// The square that it happens in, for marking on a picture.
    pub(super) fn square(&self) -> Option<Square> {
        match self {
            ChargeFact::SlowGround { square }
            | ChargeFact::SlowBody { square, .. }
            | ChargeFact::NotFarther { square } => Some(*square),
            ChargeFact::LowOrNarrow { edge } => Some(edge.squares().1),
            _ => None,
        }
    }
}

/// A charge that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// Whom it is aimed at.
    pub target: Name,
    /// The anchor where it is to end, of several that are equally close.
    pub to: Option<Square>,
    /// Whether the mover has one action only.
    pub one_action: bool,
    /// Who is to be overrun on the way.
    pub overrun: Option<Name>,
    /// Whether that one avoids it.
    pub avoids: bool,
    /// Whether that one trips a charger that fails to overrun it.
    pub tripped: bool,
    /// What the checks came to: the charge's own first, where there is one, then that of the overrun.
    pub results: Results,
    /// What the opposed check of the overrun has to come to.
    pub against: Option<i32>,
}

impl Charge {
    /// A charge at this one, and nothing else told.
    #[must_use]
    pub fn at(target: Name) -> Self {
        let (to, overrun, results, against) = (None, None, Results::None, None);
        Charge { target, to, one_action: false, overrun, avoids: false, tripped: false, results, against }
    }
}

/// A judged charge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charged {
    /// The ruling on its movement.
    pub ruling: Ruling,
    /// Its lane; none if the target can be struck from nowhere.
    pub lane: Option<Lane>,
    /// Where it ends if it comes through.
    pub attack: Option<Square>,
    /// Every anchor where it may end, in reading order.
    pub ends: Vec<Square>,
}

impl<'a> Referee<'a> {
    /// The pace of a charge: who has one action only goes less far.
    #[must_use]
    pub fn charging_pace(&self, mover: &Mover<'a>, one_action: bool) -> Pace {
        let few = one_action || self.ruleset.single_action(mover.creature).is_some();
        if few && self.knows(Pace::PartialCharge) { Pace::PartialCharge } else { Pace::Charge }
    }

    /// The closest places from which the mover could strike the target, armed or not, whether or not one can stand there;
    /// and how far they are. In reading order.
    pub(super) fn closest_ends(&self, mover: &Mover<'a>, target: &Creature) -> Option<(Feet, Vec<Placement>)> {
        let board = &self.encounter.battlefield;
        let (space, levels, clutter) = (self.ruleset.placement(target), self.levels(target), self.clutter());
        let range = self.range(mover.creature);
        let inside = range.is_nil();
        let around = space.area().grown(range.squares() + mover.full.width as i32 - 1).within(board.area())?;
        let places = around.squares().map(|anchor| mover.full.at(anchor));
        let places = places.filter(|&at| board.holds(at) && at.overlaps(space) == inside);
        let mut places: Vec<(Feet, Placement)> =
            places.map(|at| (self.feet_between_squares(mover.placement.anchor, at.anchor), at)).collect();
        places.sort_by_key(|&(feet, at)| (feet, at.anchor));
        let strikes = |at: Placement| {
            let strike = |square| self.strike_from(&clutter, mover.creature, at, square, levels);
            space.squares().any(|square| strike(square) == Strike::Threatened)
        };
        let &(closest, _) = places.iter().find(|&&(_, at)| strikes(at))?;
        let places = places.into_iter().filter(|&(feet, at)| feet == closest && strikes(at));
        Some((closest, places.map(|(_, at)| at).collect()))
    }

    /// Why there is no place from which the mover could strike the target.
    pub(super) fn no_end(&self, mover: &Mover<'a>, target: &Creature) -> ChargeFact {
        let by = self.elevation(target) - self.elevation(mover.creature);
        let beside = Creature { altitude: mover.creature.altitude + by, ..mover.creature.clone() };
        let referee: &Referee<'_> = self;
        let level = referee.closest_ends(&Mover { creature: &beside, ..*mover }, target).is_some();
        let target = target.name.clone();
        if by != Height::ZERO && level { ChargeFact::OtherHeight { target, by } } else { ChargeFact::NoEnd { target } }
    }

    /// Judges a charge.
    #[must_use]
    pub fn charge(&self, mover: &Mover<'a>, target: &'a Creature, asked: &Charge) -> Charged {
        let pace = self.charging_pace(mover, asked.one_action);
        let (before, usable) = self.pace_refusals(mover, &Walk { pace, ..Walk::default() });
        let mover = Mover { tally: Tally::default(), ..mover.in_manner(self.manner(pace, false)) };
        let company = self.company(&mover);
        // Who is helpless needs no overrun to be passed.
        let at = |name: &Name| company.neighbors.iter().find(|other| other.creature.name == *name);
        let unneeded = asked.overrun.clone().filter(|name| at(name).is_some_and(|other| !self.stops_a_charge(other)));
        let asked = &Charge { overrun: asked.overrun.clone().filter(|_| unneeded.is_none()), ..asked.clone() };
        let inside = self.range(mover.creature).is_nil();
        let mut walkers = company.clone();
        walkers.neighbors.retain(|other| {
            let name = &other.creature.name;
            Some(name) != asked.overrun.as_ref() && !(inside && *name == target.name)
        });
        let mut watch = self.watch(&mover);
        let by_defense = self.ruleset.charge_check.is == ChargeCheck::ManeuverDefense;
        let check = Check {
            trial: Trial::Charge,
            against: Some(target.name.clone()),
            dc: target.maneuver_defense,
            rolled: asked.results.of(0).filter(|_| by_defense),
            rule: RuleId::ChargeCheck,
            modifiers: Vec::new(),
        };
        if self.ruleset.charge_chances.is == ChargeChances::NotTarget && !check.fails_critically() {
            watch.spare(|other| other.name == target.name);
        }
        let walk = Walk { pace, ..Walk::default() };
        let budget = self.budget(&mover, pace);
        let case =
            Case { referee: self, mover: &mover, company: &walkers, watch: &watch, walk: &walk, budget, through: &[] };
        let rush = Rush { case, company: &company, target, asked };
        let mut charged = rush.judge(before, usable);
        let attack = charged.attack;
        if charged.ruling.verdict != Verdict::Illegal {
            if by_defense {
                rush.strive(&mut charged, check);
            }
            rush.overrun(&mut charged);
            if Some(charged.ruling.to.anchor) != attack {
                // Whoever was stopped on its way has flown no further.
                let flying = Flying { walk: walk.clone(), stopped: true, ..Flying::default() };
                self.charge_on_wings(&mover, &flying, &mut charged.ruling);
            }
            let fact = |who| Fact::Charge(ChargeFact::NotInNeed { who });
            let note = |who| Finding { rule: RuleId::ChargePast, step: None, fact: fact(who) };
            charged.ruling.findings.extend(unneeded.map(note));
        }
        charged
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::field::{Battlefield, Doings, Encounter, Party, Place, Rounds, Stage};
    use crate::referee::{Fact, TurnFact, Withdrawal};
    use crate::ruleset::Shelf;

    fn name(text: &str) -> Name {
        Name::new(text).unwrap()
    }

    fn table(whose: &str, doings: Doings) -> Encounter {
        let mut table = Encounter::new("srd35", Battlefield::open(12, 3).unwrap());
        for (who, side, x) in [("Aldo", "heroes", 1), ("Orc", "foes", 7)] {
            table.put(Creature::plain(name(who), Square::new(x, 1), Party(name(side))));
        }
        let doings = BTreeMap::from([(name("Aldo"), doings)]);
        let stage = Stage::Turn(Some(name(whose)));
        let place = |who| Place { name: name(who), initiative: 10, bonus: 0, dexterity: 0, rolls: Vec::new() };
        let order = vec![place("Aldo"), place("Orc")];
        table.rounds = Some(Box::new(Rounds { round: 1, stage, order, doings, ..Rounds::not_begun() }));
        table
    }

    /// What turns have against charging, against charging with one action, and against withdrawing.
    fn refused(ruleset: &str, table: &Encounter) -> [Vec<TurnFact>; 3] {
        let shelf = Shelf::bundled().unwrap();
        let referee = Referee::new(shelf.get(ruleset).unwrap(), table);
        let mover = referee.mover(&name("Aldo")).unwrap();
        let charge = |one_action| {
            let asked = Charge { one_action, ..Charge::at(name("Orc")) };
            referee.charge(&mover, table.creature(&name("Orc")).unwrap(), &asked).ruling
        };
        let withdrawal = referee.withdraw(&mover, &Withdrawal::default());
        [charge(false), charge(true), withdrawal].map(|ruling| {
            let turns = ruling.findings.into_iter().filter_map(|finding| match finding.fact {
                Fact::Turn(fact) => Some(fact),
                _ => None,
            });
            turns.collect()
        })
    }

    #[test]
    fn a_charge_and_a_withdrawal_take_their_actions() {
        use super::super::Action::{FullRound, Only, Standard};
        let none: [Vec<TurnFact>; 3] = Default::default();
        let left = |action| vec![TurnFact::NoActionLeft { action }];
        for ruleset in ["srd35", "epic-path"] {
            assert_eq!(refused(ruleset, &table("Aldo", Doings::default())), none, "{ruleset}");
            let whose = || vec![TurnFact::NotItsTurn { whose: name("Orc") }];
            assert_eq!(refused(ruleset, &table("Orc", Doings::default())), [whose(), whose(), whose()], "{ruleset}");
            let stepped = table("Aldo", Doings { steps: 1, ..Doings::default() });
            let step = || vec![TurnFact::SteppedAlready];
            assert_eq!(refused(ruleset, &stepped), [step(), step(), step()], "{ruleset}");
        }
        let moved = table("Aldo", Doings { moves: 1, ..Doings::default() });
        assert_eq!(refused("srd35", &moved), [left(FullRound), vec![], left(FullRound)]);
        assert_eq!(refused("epic-path", &moved), none);
        let acted = table("Aldo", Doings { standard: true, ..Doings::default() });
        assert_eq!(refused("srd35", &acted), [left(FullRound), left(Only), left(FullRound)]);
        assert_eq!(refused("epic-path", &acted), [left(Standard), left(Standard), left(Standard)]);
        let made = Doings { maneuver: Some("overrun".to_owned()), ..Doings::default() };
        let one = || vec![TurnFact::OneManeuver { made: "overrun".to_owned() }];
        assert_eq!(refused("epic-path", &table("Aldo", made.clone())), [one(), one(), one()]);
        assert_eq!(refused("srd35", &table("Aldo", made)), none);
    }
}
