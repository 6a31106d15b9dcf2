### The terms of the d20 variant with reaction attacks, as its document prints them.

-attack-of-opportunity = { $form ->
   *[one] reaction attack
    [many] reaction attacks
    [a] a reaction attack
    [start] Reaction attack
    [heading] Reaction attacks
}
-five-foot-step = 5-foot step
-move-action = move action
-standard-action = standard action
-full-round-action = full-round action
-swift-action = swift action
-dc = DC
-double-move = double move
-withdrawal = withdrawal
-charge = charge
-threatened-square = { $form ->
   *[one] threatened square
    [many] threatened squares
}
-flat-footed = { $form ->
   *[one] off-guard
    [start] Off-guard
}
-prone = { $form ->
   *[one] prone
    [start] Prone
}
-difficult-terrain = difficult terrain
-base-speed = base speed
-maneuverability = maneuverability
