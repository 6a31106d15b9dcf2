### The terms of Epic Path, as its document prints them.

-attack-of-opportunity = { $form ->
   *[one] attack of opportunity
    [many] attacks of opportunity
    [a] an attack of opportunity
    [start] Attack of opportunity
    [heading] Attacks of opportunity
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
   *[one] flat-footed
    [start] Flat-footed
}
-prone = { $form ->
   *[one] prone
    [start] Prone
}
-difficult-terrain = difficult terrain
-base-speed = base speed
-maneuverability = maneuverability
