//! Ordinary movement: what steps cost, who may be passed, what is threatened and provokes.

use serde::Deserialize;

use super::RuleValue;

policies! {
    /// What the diagonal steps of a move cost.
    Diagonals {
        /// The 1st, 3rd, 5th ... diagonal costs 5 ft, the 2nd, 4th ... 10 ft.
        Alternating "alternating",
        /// Every diagonal costs 5 ft.
        OneForOne "one-for-one",
        ;
        /// Whether every second diagonal costs 10 ft.
        alternate -> bool { Alternating => true, OneForOne => false }
    }

    /// Whether a diagonal step may cut a corner.
    Corner {
        /// No diagonal past the corner of a wall, closed door, solid square or pillar.
        Forbidden "forbidden",
        /// No diagonal past the corner of a wall, closed door or solid square; past a pillar it goes.
        ByFill "by-fill",
        /// A diagonal passes corners if one of the two ways round is free.
        Allowed "allowed",
    }

    /// How hampering raises the price of a step.
    Hampering {
        /// Each layer of what hampers in the space entered doubles the price.
        Doubling "doubling",
        /// A step into whatever hampers costs 10 ft, never more.
        Once "once",
        /// Each layer of what hampers in the space left adds 5 ft.
        OnLeaving "on-leaving",
        ;
        /// Whether each layer doubles the price.
        doubles -> bool { Doubling => true, Once | OnLeaving => false }
        /// Whether the space left counts, and not the space entered.
        counts_the_space_left -> bool { OnLeaving => true, Doubling | Once => false }
    }

    /// Whether a hampered diagonal is one of those that make every second one dearer.
    DifficultDiagonal {
        /// A hampered diagonal does not count among the diagonals.
        Uncounted "uncounted",
        /// A hampered diagonal counts among the diagonals like any other.
        Counted "counted",
    }

    /// Which of a big creature's squares counts.
    MixedTerrain {
        /// Of a big creature's squares the one that hampers most counts.
        WorstSquare "worst-square",
    }

    /// Which terrain the biggest creatures do not mind.
    BigIgnore {
        /// Big creatures are hampered as others are.
        Nothing "nothing",
        /// Huge and larger creatures do not mind heavy undergrowth and shallow water.
        GrowthAndShallows "growth-and-shallows",
    }

    /// Whom terrain on the ground does not hamper.
    Unhampered {
        /// Whoever flies or has no body is not hampered by the ground.
        AirborneAndIncorporeal "airborne-and-incorporeal",
    }

    /// What crossing a low barrier does.
    LowBarrier {
        /// Crossing a low barrier adds 10 ft to the step.
        Adds "adds",
        /// Crossing a low barrier hampers the step.
        Hampers "hampers",
        /// A low barrier cannot be walked over; it is jumped or climbed.
        Blocks "blocks",
        ;
        /// Whether crossing one adds feet to the step.
        adds_feet -> bool { Adds => true, Hampers | Blocks => false }
    }

    /// What a wall, a closed door, a solid square or a pillar does to a walker.
    Blocking {
        /// Walls, closed doors, solid squares, pillars and the border cannot be moved through.
        Impassable "impassable",
    }

    /// What impeded ground does.
    Impeded {
        /// Impeded ground is not told apart from open ground.
        NoEffect "no-effect",
        /// Entering an impeded square takes a full-round action for that one square.
        FullRound "full-round",
    }

    /// What squeezing costs.
    Squeezing {
        /// A step into a narrow space counts as doubled once more.
        Doubles "doubles",
        /// A step into a narrow space is hampered as by difficult ground.
        Hampers "hampers",
        /// Squeezing costs no movement, and is judged only where a phase begins.
        Free "free",
        ;
        /// Whether squeezing makes a step dearer.
        costs_movement -> bool { Doubles | Hampers => true, Free => false }
    }

    /// How narrow a space a creature can squeeze into.
    SqueezeWidth {
        /// A creature squeezes into half the width of its space.
        Half "half",
        /// A creature squeezes into the width of the next smaller size.
        NextSmaller "next-smaller",
    }

    /// What squeezing and hampering terrain make together.
    SqueezeStacking {
        /// Squeezing doubles on top of hampering terrain.
        Multiply "multiply",
        /// Squeezing doubles only where the terrain does not.
        Worst "worst",
    }

    /// Whether a squeezed creature gets past an opponent.
    SqueezePast {
        /// Squeezing past an opponent means beside it, not through its squares.
        Beside "beside",
        /// A squeezed creature may move through an opponent's squares.
        Through "through",
    }

    /// What it takes to get through a space too narrow to squeeze into.
    Tighter {
        /// A tighter space takes Escape Artist: no attack, -4 AC and no Dexterity bonus to AC meanwhile.
        EscapeArtist "escape-artist",
        /// A tighter space takes Escape Artist: one may attack, at -4 AC and without Dexterity bonus to AC.
        EscapeArtistAttacking "escape-artist-attacking",
        /// A tighter space takes Escape Artist: no attack, and off-guard meanwhile.
        EscapeArtistOffGuard "escape-artist-off-guard",
        /// A tighter space lets nobody through whose head does not fit.
        Never "never",
        /// A tighter space takes the Flexibility skill.
        Flexibility "flexibility",
    }

    /// Whether somebody's square may be moved through.
    Occupied {
        /// May be moved through.
        Pass "pass",
        /// May not be moved through.
        Closed "closed",
        ;
        /// Whether the square may be moved through.
        lets_through -> bool { Pass => true, Closed => false }
    }

    /// How those who fight on no side are passed.
    Neutral {
        /// Whoever fights on no side gets out of the way as a friend does.
        AsFriend "as-friend",
        /// Whoever fights on no side is passed as an opponent is.
        AsOpponent "as-opponent",
    }

    /// What a dead creature is to whoever walks there.
    Dead {
        /// A dead creature is passed as a helpless one.
        AsHelpless "as-helpless",
        /// A dead creature's squares hamper, and may be ended in.
        Rough "rough",
        /// A dead creature's squares are as if nobody lay there.
        Nothing "nothing",
    }

    /// Whether a paralyzed creature hampers whoever moves through.
    Paralyzed {
        /// A paralyzed creature is passed without penalty.
        Free "free",
        /// A paralyzed creature's squares hamper.
        Hampers "hampers",
    }

    /// What it means that two creatures are far apart in size.
    SizeApartWay {
        /// Creatures that far apart in size move through each other's squares.
        EitherPasses "either-passes",
        /// The bigger one steps over the smaller, and may stop on it.
        BiggerStepsOver "bigger-steps-over",
        /// Creatures that far apart in size are no obstacle to each other.
        NoObstacle "no-obstacle",
        ;
        /// Whether only the bigger one passes, by stepping over.
        bigger_steps_over -> bool { BiggerStepsOver => true, EitherPasses | NoObstacle => false }
    }

    /// In which movement a bigger creature steps over others.
    Stepover {
        /// Stepping over is part of a plain move only.
        PlainMove "plain-move",
        /// Stepping over is part of a double move too.
        DoubleMoveToo "double-move-too",
    }

    /// What a Fine, Diminutive or Tiny creature does about others' squares.
    VerySmall {
        /// Tiny and smaller creatures enter occupied squares, stop in them, and provoke by entering.
        Enters "enters",
        /// Tiny and smaller creatures enter and stop as others do.
        AsOthers "as-others",
    }

    /// Whether anybody gets past a creature that fills its squares.
    Fills {
        /// Nobody moves through a creature that fills its squares.
        Closed "closed",
    }

    /// Whether a move may end in an occupied square.
    Ending {
        /// No move ends in another's square unless that one is helpless.
        UnlessHelpless "unless-helpless",
        /// A move ends in another's square by agreement (`share:true`), or if that one cannot help it; both squeeze.
        ByAgreement "by-agreement",
        /// A move ends in a square that may be entered (`share:true`); within one size both squeeze.
        Sharing "sharing",
    }

    /// How many creatures smaller than a square share one.
    Crowd {
        /// As many share a square as fit into it.
        BySize "by-size",
        /// At most four creatures share a square.
        Four "four",
    }

    /// How many Small creatures stand in one square.
    SmallInASquare {
        /// Small creatures share a square as the table of sizes says.
        BySize "by-size",
        /// Two Small creatures share a square.
        Two "two",
    }

    /// Where a creature goes that comes to a stop where it may not.
    IllegalEnd {
        /// Whoever stops where it may not goes to the closest legal place, of equals to the last it held.
        Closest "closest",
        /// Whoever stops in another's square stays there, squeezing.
        Squeezes "squeezes",
    }

    /// Which of several equally close ones counts.
    ClosestOfEquals {
        /// Of several equally close a die decides.
        Die "die",
    }

    /// Which squares a creature threatens.
    Threat {
        /// A creature threatens the squares within its reach.
        Reach "reach",
        /// Nothing is threatened.
        Nothing "nothing",
        ;
        /// Whether anything is threatened.
        exists -> bool { Reach => true, Nothing => false }
    }

    /// Whether a creature threatens the squares that it stands in.
    OwnSquares {
        /// A creature threatens its own squares, unless a reach weapon is all it has.
        UnlessReachWeapon "unless-reach-weapon",
        /// A creature threatens its own squares.
        Always "always",
    }

    /// What a reach weapon covers.
    ReachWeapon {
        /// A reach weapon covers twice the natural reach, and nothing within the natural reach.
        Ring "ring",
    }

    /// What stops an opponent from striking at a square within its reach.
    Cover {
        /// Walls, closed doors, solid squares and their corners in the line keep from striking.
        WallsAndCorners "walls-and-corners",
    }

    /// Whether the conditions of a creature keep it from threatening.
    Conditions {
        /// Whoever is helpless, stunned, flat-footed or blinded threatens nothing.
        Disarm "disarm",
    }

    /// What gives an opponent its chance to strike.
    Provoking {
        /// Leaving a threatened square gives its opponent one chance to strike a move.
        Leaving "leaving",
        /// Moving gives nobody a chance to strike.
        Nothing "nothing",
        ;
        /// Whether moving gives anybody a chance to strike.
        happens -> bool { Leaving => true, Nothing => false }
    }

    /// Which squares a big creature leaves with a step.
    LeftSquares {
        /// A step leaves the squares that it vacates.
        Vacated "vacated",
        /// A step leaves every square that the creature stood in.
        Any "any",
    }

    /// Whether and where the five-foot step may be taken.
    FiveFootStep {
        /// One square that does not hamper, with a speed over 5 ft and no other movement.
        Unhampered "unhampered",
        /// One square that neither hampers nor conceals, by a mode with a listed speed over 5 ft: instead of other movement, for an attack traded away, by a feature, or for an action point.
        Clear "clear",
        /// There is no five-foot step.
        Unknown "unknown",
        ;
        /// Whether there is a five-foot step.
        is_known -> bool { Unhampered | Clear => true, Unknown => false }
    }

    /// What movement is left to whoever takes a full-round action.
    FullRound {
        /// A full-round action leaves a five-foot step.
        Step "step",
        /// A full-round action leaves no movement at all.
        Nothing "nothing",
    }

    /// What it takes to move one square however slow one is.
    MinimumMovement {
        /// A full-round action always moves one square, which provokes.
        FullRound "full-round",
        /// Whoever is slowed to nothing moves one square as a standard action.
        Standard "standard",
        /// There is no least movement.
        Unknown "unknown",
    }

    /// How those who lie on the ground move.
    Crawl {
        /// Whoever is prone crawls 5 ft as a move action, and provokes whoever threatens where it leaves or comes to.
        AnyPoint "any-point",
        /// Whoever is prone crawls 5 ft as a move action, which provokes by the square left.
        Leaving "leaving",
        /// Lying on the ground does not bear on movement.
        Unknown "unknown",
    }

    /// Whether one runs over ground that hampers.
    RunOver {
        /// Nobody runs over ground that hampers, squeezing, or without seeing where to.
        No "no",
        /// One runs over ground that hampers, at its price.
        Yes "yes",
    }

    /// Whether the price of a speed category comes before or after what difficult ground adds.
    GaitOrder {
        /// Difficult ground adds 5 ft to what the speed category makes of a step.
        CategoryFirst "category-first",
        /// For the slow, what difficult ground adds is doubled as the step is.
        DifficultFirst "difficult-first",
    }

    /// How armor and load lower the multiple of a run.
    RunPenalty {
        /// Heavy armor or a heavy load takes one off the multiple.
        Heavy "heavy",
        /// Armor and load each take 1 off if medium and 2 if heavy, beginning from one above the most.
        Added "added",
    }

    /// What running costs the runner until its next turn.
    RunExposes {
        /// A runner loses its Dexterity bonus to AC, unless it has the feat.
        Dexterity "dexterity",
        /// A runner is flat-footed until its next turn, unless it has the feat.
        FlatFooted "flat-footed",
    }

    /// What happens if the movement does not last to the goal.
    RunningOut {
        /// A goal beyond the movement is refused.
        Refused "refused",
        /// Whoever runs out of movement stops there.
        Stops "stops",
    }

    /// What squeezing does to a fight.
    SqueezePenalty {
        /// -4 on attack rolls and -4 AC while squeezing.
        AttackAndArmor "attack-and-armor",
        /// -2 Armor and Reflex while squeezing.
        ArmorAndReflex "armor-and-reflex",
    }

    /// Whether a run has to be straight.
    RunLine {
        /// A run goes in a straight line.
        Straight "straight",
        /// A run goes any way.
        AnyWay "any-way",
    }

    /// How long one can run.
    RunLimit {
        /// As many rounds as its Constitution score, then a Constitution check DC 10, 1 more for each made before; who has run to that limit rests for 1 minute, no faster than a move action, before running again.
        ConstitutionCheck "constitution-check",
        /// As many rounds as its Constitution score, then a Might check DC 30, 2 more for each made before; whoever fails is fatigued.
        MightCheck "might-check",
    }

    /// What armor and load do to a speed.
    WeightSlows {
        /// Medium or heavy armor or load takes a third off, rounded in steps of 5 ft; they do not add up.
        TwoThirds "two-thirds",
        /// Medium takes 5 ft off a speed over 20, heavy 10 ft (5 at 20 and less); armor and load add up.
        Steps "steps",
        /// Armor and load do not bear on speed.
        Nothing "nothing",
        ;
        /// Whether medium or heavy weight takes a third off a speed.
        takes_a_third -> bool { TwoThirds => true, Steps | Nothing => false }
        /// Whether weight takes steps of 5 ft off a speed.
        goes_by_steps -> bool { Steps => true, TwoThirds | Nothing => false }
    }

    /// Whether armor slows a dwarf.
    DwarfInArmor {
        /// A dwarf keeps its speed in any armor.
        KeepsSpeed "keeps-speed",
        /// A dwarf in medium or heavy armor is slowed as others are.
        Slowed "slowed",
    }
}
