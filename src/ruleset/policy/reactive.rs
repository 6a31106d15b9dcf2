//! Movement in phases that responds to the movement of others, and movement decided by a check.

policies! {
    /// Getting in another creature's way for a phase.
    Block {
        /// Nobody blocks the movement of others.
        Unknown "unknown",
        /// For each step of the target from one square beside the blocker to another, an opposed initiative check: if the
        /// blocker's is higher, the step costs the blocker's own speed more; several blockers add up; a creature that may move
        /// through the blocker's space is not held up.
        OwnSpeed "own-speed",
        ;
        /// Whether the rulebook has blocking.
        is_known -> bool { OwnSpeed => true, Unknown => false }
    }

    /// Following somebody for a phase.
    Follow {
        /// Nobody follows as others move.
        Unknown "unknown",
        /// A follower keeps within its distance of the target, step by step, as far as its speed for the phase lasts.
        OwnSpeed "own-speed",
        ;
        /// Whether there is following.
        is_known -> bool { OwnSpeed => true, Unknown => false }
    }

    /// Keeping away from others for a phase.
    KeepAway {
        /// Nobody keeps its distance as others move.
        Unknown "unknown",
        /// The withdrawing creature keeps its distance from each of its targets, step by step, as far as its speed for the phase
        /// lasts.
        OwnSpeed "own-speed",
        ;
        /// Whether anybody keeps away as others move.
        is_known -> bool { OwnSpeed => true, Unknown => false }
    }

    /// Where a follower goes if its target vanishes.
    Vanishing {
        /// A follower that sees where its target went must beat its initiative to follow; otherwise, and if the target is unseen,
        /// it goes on as if the target stood where it vanished.
        OpposedInitiative "opposed-initiative",
    }

    /// How movements that respond to each other are resolved.
    Answering {
        /// They are resolved in steps of 5 ft without a roll, and the faster creature wins.
        StepByStep "step-by-step",
    }

    /// What a sprint costs.
    SprintCost {
        /// A sprint costs its action and nothing more.
        Action "action",
        /// As the standard action, a sprint costs nothing more; in the movement phase, a level of fatigue. Nobody sprints while
        /// carrying or moving another creature, and mounts do not.
        ActionOrFatigue "action-or-fatigue",
        ;
        /// Whether it can cost a level of fatigue.
        can_fatigue -> bool { ActionOrFatigue => true, Action => false }
    }

    /// Moving along a vertical surface without a climb speed.
    ClimbForward {
        /// There is no climbing forward.
        Unknown "unknown",
        /// A Climb check moves up to the height of the climber's space along a solid vertical surface that it touches; a critical success twice that.
        OwnHeight "own-height",
        ;
        /// Whether there is climbing forward.
        is_known -> bool { OwnHeight => true, Unknown => false }
    }

    /// Moving through a liquid without a swim speed.
    SwimForward {
        /// There is no swimming forward.
        Unknown "unknown",
        /// A Swim check moves up to a quarter of the base speed of the swimmer's size through a liquid; a critical success up to half of it.
        QuarterSpeed "quarter-speed",
        ;
        /// Whether there is swimming forward.
        is_known -> bool { QuarterSpeed => true, Unknown => false }
    }
}
