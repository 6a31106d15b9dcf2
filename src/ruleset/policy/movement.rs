//! What a step costs, and where it can lead.

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
        /// No diagonal past the corner of a wall, closed door or solid square; past a pillar it is allowed.
        ByFill "by-fill",
        /// A diagonal passes corners if one of the two ways round is free.
        Allowed "allowed",
        ;
        /// Whether it is enough if one of the two squares beside the diagonal is free.
        takes_one_free_way -> bool { Allowed => true, Forbidden | ByFill => false }
    }

    /// How hampering raises the cost of a step.
    Hampering {
        /// Each layer of hampering in the space entered doubles the cost.
        Doubling "doubling",
        /// A step into anything that hampers costs 10 ft, never more.
        Once "once",
        /// Each layer of hampering in the space left adds 5 ft.
        OnLeaving "on-leaving",
        ;
        /// Whether each layer doubles the cost.
        doubles -> bool { Doubling => true, Once | OnLeaving => false }
        /// Whether the space left counts instead of the space entered.
        counts_the_space_left -> bool { OnLeaving => true, Doubling | Once => false }
    }

    /// Whether a hampered diagonal counts when every second one costs more.
    DifficultDiagonal {
        /// A hampered diagonal does not count among the diagonals.
        Uncounted "uncounted",
        /// A hampered diagonal counts among the diagonals like any other.
        Counted "counted",
        ;
        /// Whether a hampered diagonal counts among the diagonals.
        is_counted -> bool { Counted => true, Uncounted => false }
    }

    /// How water affects creatures that wade in it or walk along its bottom.
    DeepWater {
        /// It costs nothing beyond its layer of terrain.
        Free "free",
        /// Along the bottom of deep water a square costs twice as much.
        Bottom "bottom",
        /// The same, and where the water is known to be less than deep, wading costs four times as much, and creatures
        /// smaller than Medium swim.
        ByDepth "by-depth",
        /// The same, also in water of unknown depth.
        Wading "wading",
        ;
        /// Whether it slows creatures that walk along the bottom.
        slows_on_the_bottom -> bool { Bottom | ByDepth | Wading => true, Free => false }
        /// Whether it slows creatures that wade, whatever is known of the depth.
        slows_all_waders -> bool { Wading => true, ByDepth | Bottom | Free => false }
        /// Whether it slows creatures that wade in water of a known depth.
        slows_in_known_water -> bool { ByDepth | Wading => true, Bottom | Free => false }
    }

    /// What leaving a trench costs.
    Trenches {
        /// A step out of a trench costs twice as much.
        Leaving "leaving",
        /// A trench costs nothing.
        Free "free",
        ;
        /// Whether a step out of a trench is hampered.
        hampers_leaving -> bool { Leaving => true, Free => false }
    }

    /// Which of a big creature's squares counts.
    MixedTerrain {
        /// Of a big creature's squares, the one that hampers most counts.
        WorstSquare "worst-square",
    }

    /// Which terrain does not hamper the biggest creatures.
    BigIgnore {
        /// Big creatures are hampered as others are.
        Nothing "nothing",
        /// Heavy undergrowth and shallow water do not hamper Huge and larger creatures.
        GrowthAndShallows "growth-and-shallows",
        ;
        /// Whether Huge and larger creatures walk through undergrowth and shallow water unhampered.
        spares_the_huge -> bool { GrowthAndShallows => true, Nothing => false }
    }

    /// The creatures that terrain on the ground does not hamper.
    Unhampered {
        /// The ground does not hamper fliers and creatures without a body.
        AirborneAndIncorporeal "airborne-and-incorporeal",
    }

    /// Whether walls and solid squares stop creatures without a body.
    Incorporeal {
        /// Walls and solid squares stop creatures without a body as they stop others.
        Stopped "stopped",
        /// Creatures without a body move through walls and solid squares, and may stop in them.
        Passes "passes",
        ;
        /// Whether they move through walls.
        passes_walls -> bool { Passes => true, Stopped => false }
    }

    /// How crossing a low barrier affects a step.
    LowBarrier {
        /// Crossing a low barrier adds 10 ft to the step.
        Adds "adds",
        /// Crossing a low barrier hampers the step.
        Hampers "hampers",
        /// A low barrier cannot be walked over; it must be jumped or climbed.
        Blocks "blocks",
        ;
        /// Whether crossing one adds feet to the step.
        adds_feet -> bool { Adds => true, Hampers | Blocks => false }
        /// Whether crossing one counts as a layer of hampering.
        hampers -> bool { Hampers => true, Adds | Blocks => false }
        /// Whether nobody can walk over one.
        blocks -> bool { Blocks => true, Adds | Hampers => false }
    }

    /// How a wall, a closed door, a solid square or a pillar affects a walker.
    Blocking {
        /// Walls, closed doors, solid squares, pillars and the border cannot be moved through.
        Impassable "impassable",
    }

    /// The effect of impeded ground.
    Impeded {
        /// Impeded ground is like open ground.
        NoEffect "no-effect",
        /// Entering an impeded square takes a full-round action for that one square.
        FullRound "full-round",
        ;
        /// Whether an impeded square takes a full-round action.
        takes_a_full_round -> bool { FullRound => true, NoEffect => false }
    }

    /// The effect of hazardous ground.
    Hazardous {
        /// Hazardous ground may be entered like any other; what happens there is up to the GM.
        Entered "entered",
    }

    /// The effect of ground that calls for a check.
    GroundChecks {
        /// Its check decides whether a creature gets across; one that fails stops in front of it.
        Asked "asked",
    }

    /// The effect of a failed check to balance.
    Balance {
        /// It takes half the speed, or a check harder by 5. A creature that fails stops in front of the ground; one that fails
        /// by 5 or more falls on it.
        FallsByFive "falls-by-five",
        /// A creature that fails stops in front of the ground.
        Stops "stops",
        /// There is no such skill.
        Unknown "unknown",
        ;
        /// Whether a failure by 5 or more means a fall.
        drops_by_five -> bool { FallsByFive => true, Stops | Unknown => false }

        /// Whether balancing makes the unskilled flat-footed.
        exposes -> bool { FallsByFive => true, Stops | Unknown => false }

        /// Whether balancing is at half speed, or at full speed with a harder check.
        takes_half_speed -> bool { FallsByFive => true, Stops | Unknown => false }

        /// Whether going at half speed makes the check easier.
        eases_at_half_speed -> bool { Stops => true, FallsByFive | Unknown => false }

        /// Whether the rules say what the check does.
        is_known -> bool { FallsByFive | Stops => true, Unknown => false }
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
        /// Whether squeezing makes a step cost more.
        costs_movement -> bool { Doubles | Hampers => true, Free => false }
        /// Whether it is judged only where a phase begins.
        waits_for_a_phase -> bool { Free => true, Doubles | Hampers => false }
    }

    /// How narrow a space a creature can squeeze into.
    SqueezeWidth {
        /// A creature squeezes into half the width of its space.
        Half "half",
        /// A creature squeezes into the width of the next smaller size.
        NextSmaller "next-smaller",
        /// A creature squeezes into the width of one square.
        OneSquare "one-square",
    }

    /// How squeezing and hampering terrain combine.
    SqueezeStacking {
        /// Squeezing doubles the cost on top of hampering terrain.
        Multiply "multiply",
        /// Squeezing doubles the cost only where the terrain does not.
        Worst "worst",
    }

    /// Whether a squeezed creature gets past an opponent.
    SqueezePast {
        /// Squeezing past an opponent means beside it, not through its squares.
        Beside "beside",
        /// A squeezed creature can move through an opponent's squares.
        Through "through",
        ;
        /// Whether a squeezed creature can move through the squares of opponents.
        goes_through -> bool { Through => true, Beside => false }
    }

    /// What getting through a space too narrow to squeeze into takes.
    Tighter {
        /// A tighter space takes Escape Artist: no attack, -4 AC and no Dexterity bonus to AC meanwhile.
        EscapeArtist "escape-artist",
        /// A tighter space takes Escape Artist: the creature may attack, at -4 AC and without Dexterity bonus to AC.
        EscapeArtistAttacking "escape-artist-attacking",
        /// A tighter space takes Escape Artist: no attack, and off-guard meanwhile.
        EscapeArtistOffGuard "escape-artist-off-guard",
        /// A tighter space stops every creature whose head does not fit.
        Never "never",
        /// A tighter space takes the Flexibility skill.
        Flexibility "flexibility",
        ;
        /// Whether a check gets through.
        takes_a_check -> bool { EscapeArtist | EscapeArtistAttacking | EscapeArtistOffGuard | Flexibility => true, Never => false }
        /// Whether the check is one of Flexibility and not of Escape Artist.
        takes_flexibility -> bool { Flexibility => true, EscapeArtist | EscapeArtistAttacking | EscapeArtistOffGuard | Never => false }
        /// Whether the check can be made by taking 20.
        allows_taking_twenty -> bool { EscapeArtist | EscapeArtistAttacking | EscapeArtistOffGuard => true, Flexibility | Never => false }
    }

    /// Whether the factor of a speed category applies before or after what difficult ground adds.
    GaitOrder {
        /// Difficult ground adds 5 ft to the cost of a step at the speed category.
        CategoryFirst "category-first",
        /// For slow creatures, what difficult ground adds is doubled like the step itself.
        DifficultFirst "difficult-first",
        ;
        /// Whether what difficult ground adds is doubled for slow creatures.
        doubles_difficult -> bool { DifficultFirst => true, CategoryFirst => false }
    }

    /// How squeezing affects a fight.
    SqueezePenalty {
        /// -4 on attack rolls and -4 AC while squeezing.
        AttackAndArmor "attack-and-armor",
        /// -2 Armor and Reflex while squeezing.
        ArmorAndReflex "armor-and-reflex",
    }
}
