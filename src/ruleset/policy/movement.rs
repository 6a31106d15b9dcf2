//! Ordinary movement: what steps cost, who may be passed, what is threatened and provokes.

use serde::Deserialize;

use super::Say;

policies! {
    /// What the diagonal steps of a move cost.
    Diagonals {
        Alternating "alternating" "the 1st, 3rd, 5th ... diagonal costs 5 ft, the 2nd, 4th ... 10 ft",
        OneForOne "one-for-one" "every diagonal costs 5 ft",
    }

    /// Whether a diagonal step may cut a corner.
    Corner {
        Forbidden "forbidden" "no diagonal past the corner of a wall, closed door, solid square or pillar",
        ByFill "by-fill" "no diagonal past the corner of a wall, closed door or solid square; past a pillar it goes",
        Allowed "allowed" "a diagonal passes corners if one of the two ways round is free",
    }

    /// How hampering raises the price of a step.
    Hampering {
        Doubling "doubling" "each layer of what hampers in the space entered doubles the price",
        Once "once" "a step into whatever hampers costs 10 ft, never more",
        OnLeaving "on-leaving" "each layer of what hampers in the space left adds 5 ft",
    }

    /// Whether a hampered diagonal is one of those that make every second one dearer.
    DifficultDiagonal {
        Uncounted "uncounted" "a hampered diagonal does not count among the diagonals",
        Counted "counted" "a hampered diagonal counts among the diagonals like any other",
    }

    /// Which of a big creature's squares counts.
    MixedTerrain {
        WorstSquare "worst-square" "of a big creature's squares the one that hampers most counts",
    }

    /// Which terrain the biggest creatures do not mind.
    BigIgnore {
        Nothing "nothing" "big creatures are hampered as others are",
        GrowthAndShallows "growth-and-shallows" "Huge and larger creatures do not mind heavy undergrowth and shallow water",
    }

    /// Whom terrain on the ground does not hamper.
    Unhampered {
        AirborneAndIncorporeal "airborne-and-incorporeal" "whoever flies or has no body is not hampered by the ground",
    }

    /// What crossing a low barrier does.
    LowBarrier {
        Adds "adds" "crossing a low barrier adds 10 ft to the step",
        Hampers "hampers" "crossing a low barrier hampers the step",
        Blocks "blocks" "a low barrier cannot be walked over; it is jumped or climbed",
    }

    /// What a wall, a closed door, a solid square or a pillar does to a walker.
    Blocking {
        Impassable "impassable" "walls, closed doors, solid squares, pillars and the border cannot be moved through",
    }

    /// What impeded ground does.
    Impeded {
        NoEffect "no-effect" "impeded ground is not told apart from open ground",
        FullRound "full-round" "entering an impeded square takes a full-round action for that one square",
    }

    /// What squeezing costs.
    Squeezing {
        Doubles "doubles" "a step into a narrow space counts as doubled once more",
        Hampers "hampers" "a step into a narrow space is hampered as by difficult ground",
        Free "free" "squeezing costs no movement, and is judged only where a phase begins",
    }

    /// How narrow a space a creature can squeeze into.
    SqueezeWidth {
        Half "half" "a creature squeezes into half the width of its space",
        NextSmaller "next-smaller" "a creature squeezes into the width of the next smaller size",
    }

    /// What squeezing and hampering terrain make together.
    SqueezeStacking {
        Multiply "multiply" "squeezing doubles on top of hampering terrain",
        Worst "worst" "squeezing doubles only where the terrain does not",
    }

    /// Whether a squeezed creature gets past an opponent.
    SqueezePast {
        Beside "beside" "squeezing past an opponent means beside it, not through its squares",
        Through "through" "a squeezed creature may move through an opponent's squares",
    }

    /// What it takes to get through a space too narrow to squeeze into.
    Tighter {
        EscapeArtist "escape-artist" "a tighter space takes Escape Artist: no attack, -4 AC and no Dexterity bonus to AC meanwhile",
        EscapeArtistAttacking "escape-artist-attacking" "a tighter space takes Escape Artist: one may attack, at -4 AC and without Dexterity bonus to AC",
        EscapeArtistOffGuard "escape-artist-off-guard" "a tighter space takes Escape Artist: no attack, and off-guard meanwhile",
        Never "never" "a tighter space lets nobody through whose head does not fit",
        Flexibility "flexibility" "a tighter space takes the Flexibility skill",
    }

    /// Whether somebody's square may be moved through.
    Occupied {
        Pass "pass" "may be moved through",
        Closed "closed" "may not be moved through",
    }

    /// How those who fight on no side are passed.
    Neutral {
        AsFriend "as-friend" "whoever fights on no side gets out of the way as a friend does",
        AsOpponent "as-opponent" "whoever fights on no side is passed as an opponent is",
    }

    /// What a dead creature is to whoever walks there.
    Dead {
        AsHelpless "as-helpless" "a dead creature is passed as a helpless one",
        Rough "rough" "a dead creature's squares hamper, and may be ended in",
        Nothing "nothing" "a dead creature's squares are as if nobody lay there",
    }

    /// Whether a paralyzed creature hampers whoever moves through.
    Paralyzed {
        Free "free" "a paralyzed creature is passed without penalty",
        Hampers "hampers" "a paralyzed creature's squares hamper",
    }

    /// What it means that two creatures are far apart in size.
    SizeApartWay {
        EitherPasses "either-passes" "creatures that far apart in size move through each other's squares",
        BiggerStepsOver "bigger-steps-over" "the bigger one steps over the smaller, and may stop on it",
        NoObstacle "no-obstacle" "creatures that far apart in size are no obstacle to each other",
    }

    /// In which movement a bigger creature steps over others.
    Stepover {
        PlainMove "plain-move" "stepping over is part of a plain move only",
        DoubleMoveToo "double-move-too" "stepping over is part of a double move too",
    }

    /// What a Fine, Diminutive or Tiny creature does about others' squares.
    VerySmall {
        Enters "enters" "Tiny and smaller creatures enter occupied squares, stop in them, and provoke by entering",
        AsOthers "as-others" "Tiny and smaller creatures enter and stop as others do",
    }

    /// Whether anybody gets past a creature that fills its squares.
    Fills {
        Closed "closed" "nobody moves through a creature that fills its squares",
    }

    /// Whether a move may end in an occupied square.
    Ending {
        UnlessHelpless "unless-helpless" "no move ends in another's square unless that one is helpless",
        ByAgreement "by-agreement" "a move ends in another's square by agreement (`share:true`), or if that one cannot help it; both squeeze",
        Sharing "sharing" "a move ends in a square that may be entered (`share:true`); within one size both squeeze",
    }

    /// How many creatures smaller than a square share one.
    Crowd {
        BySize "by-size" "as many share a square as fit into it",
        Four "four" "at most four creatures share a square",
    }

    /// How many Small creatures stand in one square.
    SmallInASquare {
        BySize "by-size" "Small creatures share a square as the table of sizes says",
        Two "two" "two Small creatures share a square",
    }

    /// Where a creature goes that comes to a stop where it may not.
    IllegalEnd {
        Closest "closest" "whoever stops where it may not goes to the closest legal place, of equals to the last it held",
        Squeezes "squeezes" "whoever stops in another's square stays there, squeezing",
    }

    /// Which of several equally close ones counts.
    ClosestOfEquals {
        Die "die" "of several equally close a die decides",
    }

    /// Which squares a creature threatens.
    Threat {
        Reach "reach" "a creature threatens the squares within its reach",
        Nothing "nothing" "nothing is threatened",
    }

    /// Whether a creature threatens the squares that it stands in.
    OwnSquares {
        UnlessReachWeapon "unless-reach-weapon" "a creature threatens its own squares, unless a reach weapon is all it has",
        Always "always" "a creature threatens its own squares",
    }

    /// What a reach weapon covers.
    ReachWeapon {
        Ring "ring" "a reach weapon covers twice the natural reach, and nothing within the natural reach",
    }

    /// What stops an opponent from striking at a square within its reach.
    Cover {
        WallsAndCorners "walls-and-corners" "walls, closed doors, solid squares and their corners in the line keep from striking",
    }

    /// Whether the conditions of a creature keep it from threatening.
    Conditions {
        Disarm "disarm" "whoever is helpless, stunned, flat-footed or blinded threatens nothing",
    }

    /// What gives an opponent its chance to strike.
    Provoking {
        Leaving "leaving" "leaving a threatened square gives its opponent one chance to strike a move",
        Nothing "nothing" "moving gives nobody a chance to strike",
    }

    /// Which squares a big creature leaves with a step.
    LeftSquares {
        Vacated "vacated" "a step leaves the squares that it vacates",
        Any "any" "a step leaves every square that the creature stood in",
    }

    /// Whether and where the five-foot step may be taken.
    FiveFootStep {
        Unhampered "unhampered" "one square that does not hamper, with a speed over 5 ft and no other movement",
        Clear "clear" "one square that neither hampers nor conceals, by a mode with a listed speed over 5 ft: instead of other movement, for an attack traded away, by a feature, or for an action point",
        Unknown "unknown" "there is no five-foot step",
    }

    /// What movement is left to whoever takes a full-round action.
    FullRound {
        Step "step" "a full-round action leaves a five-foot step",
        Nothing "nothing" "a full-round action leaves no movement at all",
    }

    /// What it takes to move one square however slow one is.
    MinimumMovement {
        FullRound "full-round" "a full-round action always moves one square, which provokes",
        Standard "standard" "whoever is slowed to nothing moves one square as a standard action",
        Unknown "unknown" "there is no least movement",
    }

    /// How those who lie on the ground move.
    Crawl {
        AnyPoint "any-point" "whoever is prone crawls 5 ft as a move action, and provokes whoever threatens where it leaves or comes to",
        Leaving "leaving" "whoever is prone crawls 5 ft as a move action, which provokes by the square left",
        Unknown "unknown" "lying on the ground does not bear on movement",
    }

    /// Whether one runs over ground that hampers.
    RunOver {
        No "no" "nobody runs over ground that hampers, squeezing, or without seeing where to",
        Yes "yes" "one runs over ground that hampers, at its price",
    }

    /// Whether the price of a speed category comes before or after what difficult ground adds.
    GaitOrder {
        CategoryFirst "category-first" "difficult ground adds 5 ft to what the speed category makes of a step",
        DifficultFirst "difficult-first" "for the slow, what difficult ground adds is doubled as the step is",
    }

    /// How armor and load lower the multiple of a run.
    RunPenalty {
        Heavy "heavy" "heavy armor or a heavy load takes one off the multiple",
        Added "added" "armor and load each take 1 off if medium and 2 if heavy, beginning from one above the most",
    }

    /// What running costs the runner until its next turn.
    RunExposes {
        Dexterity "dexterity" "a runner loses its Dexterity bonus to AC, unless it has the feat",
        FlatFooted "flat-footed" "a runner is flat-footed until its next turn, unless it has the feat",
    }

    /// What happens if the movement does not last to the goal.
    RunningOut {
        Refused "refused" "a goal beyond the movement is refused",
        Stops "stops" "whoever runs out of movement stops there",
    }

    /// What squeezing does to a fight.
    SqueezePenalty {
        AttackAndArmor "attack-and-armor" "-4 on attack rolls and -4 AC while squeezing",
        ArmorAndReflex "armor-and-reflex" "-2 Armor and Reflex while squeezing",
    }

    /// Whether a run has to be straight.
    RunLine {
        Straight "straight" "a run goes in a straight line",
        AnyWay "any-way" "a run goes any way",
    }

    /// How long one can run.
    RunLimit {
        ConstitutionCheck "constitution-check" "as many rounds as its Constitution score, then a Constitution check DC 10, 1 more for each made before; who has run to that limit rests for 1 minute, no faster than a move action, before running again",
        MightCheck "might-check" "as many rounds as its Constitution score, then a Might check DC 30, 2 more for each made before; whoever fails is fatigued",
    }

    /// What armor and load do to a speed.
    WeightSlows {
        TwoThirds "two-thirds" "medium or heavy armor or load takes a third off, rounded in steps of 5 ft; they do not add up",
        Steps "steps" "medium takes 5 ft off a speed over 20, heavy 10 ft (5 at 20 and less); armor and load add up",
        Nothing "nothing" "armor and load do not bear on speed",
    }

    /// Whether armor slows a dwarf.
    DwarfInArmor {
        KeepsSpeed "keeps-speed" "a dwarf keeps its speed in any armor",
        Slowed "slowed" "a dwarf in medium or heavy armor is slowed as others are",
    }
}
