use crate::field::{Barrier, Fill, Name};
use crate::grid::{Edge, Feet, Placement, Square};
use crate::ruleset::RuleId;

/// Whether the rules allow what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They do.
    Legal,
    /// They do not; the findings that refuse say why.
    Illegal,
}

/// A judged move: facts, no sentences. An illegal move is a ruling too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Whether the rules allow it.
    pub verdict: Verdict,
    /// Who moves.
    pub creature: Name,
    /// Where it stands before.
    pub from: Placement,
    /// Where it wants to stand in the end.
    pub to: Placement,
    /// What the whole path costs; `None` if none was found to judge.
    pub feet: Option<Feet>,
    /// What it may spend.
    pub budget: Feet,
    /// The path that was judged, step by step. Where no way leads to the goal it is the one that would if nobody stood in
    /// it, else the straight one.
    pub steps: Vec<Step>,
    /// Whether the path is proved to be the best there is; the board may be too tangled for that.
    pub proved: bool,
    /// Who may strike, in the order in which their chances come.
    pub provocations: Vec<Provocation>,
    /// Why not, and what else is worth telling.
    pub findings: Vec<Finding>,
    /// Of an illegal move: where it could stop within its budget, as near to its goal as can be, and the least feet to
    /// get there. The goal itself, if another way leads there.
    pub nearest: Option<(Placement, Feet)>,
}

impl Ruling {
    /// Why the move is refused, in the order found.
    pub fn refusals(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.fact.refuses())
    }

    /// What is worth telling apart from refusals.
    pub fn notes(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| !finding.fact.refuses())
    }

    /// Every rule that had a part in it, each once, in the order met.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleId> {
        let of_findings = self.findings.iter().map(|finding| finding.rule);
        let of_steps = self.steps.iter().flat_map(|step| step.rules.iter().copied());
        let of_provocations = self.provocations.iter().map(|provocation| provocation.rule);
        let mut rules = Vec::new();
        for rule in of_findings.chain(of_steps).chain(of_provocations) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}

/// One step of a path and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the mover stands after it.
    pub to: Placement,
    /// Its price.
    pub feet: Feet,
    /// The rules that made it cost more than 5 ft.
    pub rules: Vec<RuleId>,
}

/// An opponent's chance to strike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provocation {
    /// Who may strike.
    pub by: Name,
    /// The step that gives the chance, counted from 0.
    pub step: usize,
    /// The threatened square left, or, where entering provokes, the first square left by that step.
    pub leaving: Square,
    /// The opponent's square entered, where it is entering that provokes.
    pub entering: Option<Square>,
    /// The rule that gives the chance.
    pub rule: RuleId,
}

/// One thing that the judging came upon, with its rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rule.
    pub rule: RuleId,
    /// The step it is about, counted from 0, where it is about one.
    pub step: Option<usize>,
    /// What was found.
    pub fact: Fact,
}

/// What a finding is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The mover's space would cover this square, which is solid, a pillar or off the board.
    Filled {
        /// The square.
        square: Square,
        /// What it is filled with; `None` off the board.
        with: Option<Fill>,
    },
    /// A wall or closed door stands between two squares that the mover's space would cover, or on the way.
    Walled {
        /// Where it stands.
        edge: Edge,
        /// Which it is.
        barrier: Barrier,
    },
    /// The diagonal step from one square to the other cuts a corner.
    CutsCorner {
        /// The square left.
        from: Square,
        /// The square entered.
        to: Square,
    },
    /// This creature may not be moved through.
    InTheWay {
        /// Who.
        who: Name,
        /// The square where the two would meet.
        square: Square,
    },
    /// The move may not end in this creature's square.
    EndsInside {
        /// Who.
        who: Name,
        /// The square where the two would meet.
        square: Square,
    },
    /// More creatures than fit would share the square.
    TooManyInSquare {
        /// The square.
        square: Square,
    },
    /// The path costs more than the mover may spend.
    TooFar {
        /// What it costs.
        feet: Feet,
    },
    /// The search for the best route was given up: the board is too tangled.
    TooTangled,
    /// Asked to go as far as it can, the mover stops short of its goal.
    StopsShort {
        /// The goal.
        goal: Placement,
    },
    /// A by-stander who threatens squares on the way cannot strike because walls or corners cover the mover.
    Covered {
        /// Who.
        who: Name,
    },
}

impl Fact {
    /// Whether it makes the move illegal.
    #[must_use]
    pub fn refuses(&self) -> bool {
        !matches!(self, Fact::StopsShort { .. } | Fact::Covered { .. })
    }

    /// Whether it forbids only to stop where the path ends, and not the way there.
    #[must_use]
    pub fn is_about_stopping(&self) -> bool {
        matches!(self, Fact::TooFar { .. } | Fact::EndsInside { .. } | Fact::TooManyInSquare { .. })
    }

    /// The square that it happens in, for marking on a picture.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self {
            Fact::Filled { square, .. }
            | Fact::InTheWay { square, .. }
            | Fact::EndsInside { square, .. }
            | Fact::TooManyInSquare { square } => Some(*square),
            Fact::CutsCorner { to, .. } => Some(*to),
            Fact::Walled { edge, .. } => Some(edge.squares().1),
            _ => None,
        }
    }
}
