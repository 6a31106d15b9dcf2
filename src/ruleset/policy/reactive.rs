//! Movement in phases that answers the movement of others, and movement that a check decides.

use serde::Deserialize;

use super::Say;

policies! {
    /// Getting into somebody's way for a phase.
    Block {
        Unknown "unknown" "nobody blocks the movement of others",
        OwnSpeed "own-speed" "for each step of the target from one square beside the blocker to another, an opposed initiative check: if the blocker's is higher, the step costs the blocker's own speed more; several blockers add up; who may move through the blocker's space is not held up",
    }

    /// Following somebody for a phase.
    Follow {
        Unknown "unknown" "nobody follows as others move",
        OwnSpeed "own-speed" "a follower keeps within its distance of the target, step by step, as far as its speed of the phase lasts",
    }

    /// Keeping away from others for a phase.
    KeepAway {
        Unknown "unknown" "nobody keeps its distance as others move",
        OwnSpeed "own-speed" "whoever withdraws keeps its distance from each of its targets, step by step, as far as its speed of the phase lasts",
    }

    /// Where a follower goes whose target vanishes.
    Vanishing {
        OpposedInitiative "opposed-initiative" "a follower that sees where its target went has to beat its initiative to follow; else, and unseen, it goes on as if the target stood where it vanished",
    }

    /// How movements are resolved that answer each other.
    Answering {
        StepByStep "step-by-step" "movements that answer each other are resolved in steps of 5 ft without a roll, and the faster has its way",
    }

    /// What a sprint costs.
    SprintCost {
        Action "action" "a sprint costs its action and nothing more",
        ActionOrFatigue "action-or-fatigue" "as the standard action a sprint costs nothing more, in the movement phase a level of fatigue; nobody sprints while carrying or moving another creature, and mounts do not",
    }

    /// Moving along a vertical surface without a climb speed.
    ClimbForward {
        Unknown "unknown" "there is no climbing forward",
        OwnHeight "own-height" "a Climb check moves up to the height of the climber's space along a solid vertical surface that it touches; a critical success twice that",
    }

    /// Moving through a liquid without a swim speed.
    SwimForward {
        Unknown "unknown" "there is no swimming forward",
        QuarterSpeed "quarter-speed" "a Swim check moves up to a quarter of the base speed of the swimmer's size through a liquid; a critical success up to half of it",
    }
}
