### What the rules and the policies of the rulebooks are called, and what they mean.

## Ordinary movement

policy-diagonals-alternating = la 1re, 3e, 5e… diagonale coûte { $five }, la 2e, 4e… { $ten }
policy-diagonals-one-for-one = chaque diagonale coûte { $five }
policy-corner-forbidden = pas de diagonale au coin d'un mur, d'une porte fermée, d'une case pleine ou d'un pilier
policy-corner-by-fill = pas de diagonale au coin d'un mur, d'une porte fermée ou d'une case pleine ; les piliers ne gênent pas
policy-corner-allowed = une diagonale passe un coin si l'un des deux côtés est libre
policy-hampering-doubling = chaque couche de terrain gênant dans l'espace où l'on entre double le coût
policy-hampering-once = un pas gêné coûte { $ten }, jamais plus
policy-hampering-on-leaving = chaque couche de terrain gênant dans l'espace quitté ajoute { $five }
policy-difficult-diagonal-uncounted = une diagonale gênée ne compte pas parmi les diagonales
policy-difficult-diagonal-counted = une diagonale gênée compte comme les autres
policy-mixed-terrain-worst-square = pour une grande créature, la pire case compte
policy-deep-water-free = patauger ne coûte que le terrain
policy-deep-water-bottom = patauger ne coûte que le terrain. Au fond d'au moins { $ten } d'eau, une case en coûte deux
policy-deep-water-by-depth = patauger dans moins de { $ten } d'eau, si la profondeur est connue, coûte quatre cases par case à partir de la taille moyenne ; plus petit, on nage. Au fond d'une eau plus profonde, une case en coûte deux
policy-deep-water-wading = patauger coûte quatre cases par case à partir de la taille moyenne ; plus petit, on nage. Au fond d'au moins { $ten } d'eau, une case en coûte deux
policy-trenches-leaving = sortir d'une tranchée coûte le double ; y entrer ne coûte rien de plus
policy-trenches-free = les tranchées ne coûtent rien de plus
policy-big-ignore-nothing = les grandes créatures sont gênées comme les autres
policy-big-ignore-growth-and-shallows = à partir de la très grande taille, on ignore les broussailles denses et l'eau peu profonde
policy-unhampered-airborne-and-incorporeal = le sol ne gêne ni les créatures en vol ni les créatures intangibles
policy-incorporeal-stopped = murs et cases pleines arrêtent aussi les créatures intangibles
policy-incorporeal-passes = les créatures intangibles traversent murs et cases pleines, et peuvent s'y arrêter
policy-low-barrier-adds = franchir un muret ajoute { $ten } au pas
policy-low-barrier-hampers = franchir un muret gêne le pas
policy-low-barrier-blocks = un muret se saute ou s'escalade
policy-blocking-impassable = personne ne traverse un mur, une porte fermée, une case pleine, un pilier ou le bord de la carte
policy-impeded-no-effect = un terrain entravé compte comme un terrain dégagé
policy-impeded-full-round = entrer dans une case entravée prend une { -full-round-action } pour cette seule case
policy-speed-bonuses-highest-of-kind = les bonus de vitesse de même type ne se cumulent pas ; le barbare perd le sien en armure lourde ou sous une charge lourde, le moine en armure ou chargé ; la rapidité double au plus une vitesse
policy-flat-footed-armor = pas de bonus de Dextérité à la CA et pas d'{ -attack-of-opportunity(form: "many") }
policy-flat-footed-armor-and-maneuvers = pas de bonus de Dextérité à la CA, aux manœuvres et à la Maneuver Defense, et pas d'{ -attack-of-opportunity(form: "many") }
policy-flat-footed-unknown = cet état n'existe pas
policy-prone-melee = -4 aux attaques au corps à corps, -4 à la CA contre elles, +4 à la CA contre les attaques à distance
policy-prone-attacks-and-armor = -4 aux attaques et -4 à la CA
policy-prone-armor-and-reflex = -2 à Armor et Reflex
policy-quelled-attacks-and-melee = -2 aux attaques, -2 à la CA contre les attaques au corps à corps, +2 à la CA contre les attaques à distance
policy-quelled-unknown = cet état n'existe pas
policy-splayed-attacks-and-armor = -4 aux attaques et -4 à la CA
policy-splayed-unknown = cet état n'existe pas
policy-fatigued-no-running = ni course ni charge
policy-fatigued-unknown = l'effet de la fatigue revient au MJ
policy-unsteady-accuracy-and-defenses = -2 à Accuracy, Armor, Brawn et Reflex
policy-unsteady-unknown = cet état n'existe pas
policy-without-speed-accuracy-armor-and-reflex = -2 à Accuracy, Armor et Reflex en nageant ou en escaladant sans vitesse pour ce mode
policy-without-speed-unknown = nager ou escalader sans vitesse pour ce mode n'a pas de malus au combat
policy-undergrowth-hides-concealment = camouflage dans les broussailles légères ou denses
policy-undergrowth-hides-unknown = le camouflage des broussailles revient au MJ
policy-hazardous-entered = on peut entrer en terrain dangereux ; son effet revient au MJ
policy-ground-checks-asked = un terrain à test se traverse avec une réussite ; en cas d'échec, on s'arrête devant
policy-balance-falls-by-five = tenir l'équilibre : à mi-vitesse, ou à pleine vitesse à -5, et { -flat-footed } sans 5 degrés ; un échec arrête, un échec de 5 ou plus fait tomber
policy-balance-stops = tenir l'équilibre : à pleine vitesse, ou à mi-vitesse à +5 ; en cas d'échec, on s'arrête devant
policy-balance-unknown = la compétence Équilibre n'existe pas
policy-squeezing-doubles = un pas dans un passage étroit double encore une fois le coût
policy-squeezing-hampers = un pas dans un passage étroit compte comme { -difficult-terrain }
policy-squeezing-free = se faufiler ne coûte aucun déplacement, et ne se vérifie qu'au début d'une phase
policy-squeeze-width-half = une créature se faufile dans la moitié de sa largeur
policy-squeeze-width-next-smaller = une créature se faufile dans la largeur de la taille inférieure
policy-squeeze-width-one-square = une créature peut se faufiler dans la largeur d'une case, quelle que soit sa taille
policy-squeeze-stacking-multiply = se faufiler double en plus du terrain gênant
policy-squeeze-stacking-worst = se faufiler ne double que si le terrain ne le fait pas
policy-squeeze-past-beside = se faufiler près d'un adversaire, c'est passer à côté, pas par ses cases
policy-squeeze-past-through = une créature qui se faufile peut traverser les cases d'un adversaire
policy-tighter-escape-artist = une ouverture plus étroite demande un test d'Évasion : entre-temps, pas d'attaque, -4 à la CA et pas de bonus de Dextérité à la CA
policy-tighter-escape-artist-attacking = une ouverture plus étroite demande un test d'Évasion : on peut attaquer, à -4 à la CA et sans bonus de Dextérité à la CA
policy-tighter-escape-artist-off-guard = une ouverture plus étroite demande un test d'Évasion : entre-temps, pas d'attaque, et { -flat-footed }
policy-tighter-never = personne ne passe par une ouverture trop étroite pour sa tête
policy-tighter-flexibility = une ouverture plus étroite demande la compétence Flexibility
policy-occupied-pass = on peut traverser
policy-occupied-closed = on ne peut pas traverser
policy-neutral-as-friend = une créature neutre laisse passer comme une alliée
policy-neutral-as-opponent = une créature neutre bloque comme une adversaire
policy-dead-as-helpless = une créature morte compte comme sans défense
policy-dead-rough = les cases d'une créature morte gênent, et on peut s'y arrêter
policy-dead-nothing = les cases d'une créature morte comptent comme vides
policy-paralyzed-free = traverser une créature paralysée ne coûte rien de plus
policy-paralyzed-hampers = les cases d'une créature paralysée gênent
policy-size-apart-way-either-passes = avec un tel écart de taille, chacune traverse les cases de l'autre
policy-size-apart-way-bigger-steps-over = la plus grande enjambe la plus petite, et peut s'arrêter là
policy-size-apart-way-no-obstacle = avec un tel écart de taille, l'une ne fait pas obstacle à l'autre
policy-stepover-plain-move = on n'enjambe que pendant un déplacement normal
policy-stepover-double-move-too = on enjambe aussi pendant un { -double-move }
policy-very-small-enters = jusqu'à la très petite taille, on entre et on s'arrête dans une case occupée, ce qui provoque
policy-very-small-as-others = jusqu'à la très petite taille, on entre et on s'arrête comme les autres
policy-fills-closed = personne ne traverse une créature qui remplit ses cases
policy-fills-corner-passed = une diagonale passe à côté de toute créature, même si elle remplit ses cases
policy-fills-corner-as-solid = une créature qui remplit ses cases a des coins, comme une case pleine
policy-ending-unless-helpless = on ne finit pas dans la case d'une créature, sauf si elle est sans défense
policy-ending-unless-far-apart = on ne finit pas dans la case d'une créature, sauf si elle est sans défense ou d'une taille assez éloignée
policy-ending-by-agreement = on finit dans la case d'une créature si elle est d'accord (`share:true`) ou n'y peut rien ; les deux se faufilent
policy-ending-sharing = on peut finir dans toute case où l'on peut entrer (`share:true`) ; à une taille près, les deux se faufilent
policy-crowd-by-size = une case accueille autant de créatures qu'il en tient
policy-crowd-four = quatre créatures au plus partagent une case
policy-small-in-a-square-by-size = les petites créatures partagent une case selon la table des tailles
policy-small-in-a-square-two = deux petites créatures partagent une case
policy-illegal-end-closest = une créature qui s'arrête où c'est interdit va à la place autorisée la plus proche ; à égalité, à la dernière qu'elle occupait
policy-illegal-end-squeezes = une créature qui s'arrête dans la case d'une autre y reste, en se faufilant
policy-closest-of-equals-die = entre des places aussi proches, un dé décide
policy-closest-of-equals-first = entre des places aussi proches, la première compte, rangée par rangée depuis le nord-ouest
policy-threat-reach = une créature contrôle les cases à son allonge
policy-threat-nothing = aucune case n'est contrôlée
policy-own-squares-unless-reach-weapon = une créature contrôle ses propres cases, sauf si elle n'a qu'une arme à allonge
policy-own-squares-always = une créature contrôle ses propres cases
policy-reach-weapon-ring = une arme à allonge couvre le double de l'allonge naturelle, mais pas l'allonge naturelle elle-même
policy-cover-walls-and-corners = murs, portes fermées, cases pleines et leurs coins bloquent les attaques
policy-conditions-disarm = une créature sans défense, étourdie, aveuglée ou « { -flat-footed } » ne contrôle rien, et nul ne contrôle ce qu'il ne voit pas
policy-provoking-leaving = quitter une { -threatened-square } provoque { -attack-of-opportunity(form: "a") }
policy-provoking-nothing = se déplacer ne provoque jamais
policy-left-squares-vacated = un pas quitte les cases qu'il libère
policy-left-squares-any = un pas quitte toutes les cases où se tenait la créature
policy-five-foot-step-unhampered = une case sans gêne, avec une vitesse de plus de { $five } et aucun autre déplacement
policy-five-foot-step-clear = une case dégagée, par un mode dont la vitesse indiquée dépasse { $five } : à la place d'un autre déplacement, contre une attaque échangée, par une capacité ou contre un point d'action
policy-five-foot-step-unknown = il n'y a pas de { -five-foot-step }
policy-full-round-step = une { -full-round-action } laisse un { -five-foot-step }
policy-full-round-nothing = une { -full-round-action } ne laisse aucun déplacement
policy-minimum-movement-full-round = une { -full-round-action } permet toujours une case, ce qui provoque
policy-minimum-movement-standard = une créature ralentie à zéro avance d'une case par une { -standard-action }
policy-minimum-movement-unknown = il n'y a pas de déplacement minimal
policy-crawl-any-point = { -prone }, on rampe de { $five } par une { -move-action }, ce qui provoque dans les cases quittée et atteinte
policy-crawl-leaving = { -prone }, on rampe de { $five } par une { -move-action }, ce qui provoque dans la case quittée
policy-crawl-unknown = être { -prone } ne change rien aux déplacements
policy-run-over-no = on ne court ni en terrain gênant, ni en se faufilant, ni sans voir le chemin
policy-run-over-yes = courir en terrain gênant coûte le prix habituel
policy-gait-order-category-first = le { -difficult-terrain } ajoute { $five } au coût selon la catégorie de vitesse
policy-gait-order-difficult-first = pour les créatures lentes, le surcoût du { -difficult-terrain } double aussi
policy-run-penalty-heavy = une armure ou une charge lourde enlève un au multiple
policy-run-penalty-added = armure et charge enlèvent chacune 1 (intermédiaire) ou 2 (lourde), en partant d'un de plus que le maximum
policy-run-exposes-dexterity = courir fait perdre le bonus de Dextérité à la CA, sauf avec le don
policy-run-exposes-flat-footed = sans le don, un coureur est { -flat-footed } jusqu'à son prochain tour
policy-running-out-refused = une destination hors de portée est refusée
policy-running-out-stops = une créature à bout de déplacement s'arrête là
policy-squeeze-penalty-attack-and-armor = -4 aux jets d'attaque et -4 à la CA en se faufilant
policy-squeeze-penalty-armor-and-reflex = -2 à Armor et Reflex en se faufilant
policy-run-line-straight = une course va en ligne droite
policy-run-line-any-way = une course peut tourner
policy-run-limit-constitution-check = autant de rounds que la Constitution, puis un test de Constitution DD 10 par round, +1 par test précédent ; ensuite, 1 minute de repos avant de courir à nouveau
policy-run-limit-might-check = autant de rounds que la Constitution, puis un test de Might DD 30 par round, +2 par test précédent ; un échec fatigue
policy-mode-load-listed = armure et charge ne changent pas une vitesse indiquée pour un autre mode
policy-mode-load-slowed = armure et charge ralentissent tous les modes de la même façon
policy-weight-slows-two-thirds = une armure ou une charge intermédiaire ou lourde enlève un tiers, arrondi à { $five } ; elles ne se cumulent pas
policy-weight-slows-steps = intermédiaire enlève { $five } à une vitesse de plus de { $twenty_bare }, lourde { $ten } ({ $five_bare } à { $twenty_bare } et moins) ; armure et charge se cumulent
policy-weight-slows-nothing = armure et charge ne changent rien à la vitesse
policy-dwarf-in-armor-keeps-speed = les nains gardent leur vitesse en toute armure
policy-dwarf-in-armor-slowed = en armure intermédiaire ou lourde, les nains sont ralentis comme les autres

## Charging and withdrawing

policy-charge-full-round = une { -charge } est une { -full-round-action }, jusqu'au double de la vitesse ; avec une seule action, jusqu'à la vitesse
policy-charge-standard = une { -charge } est une { -standard-action }, jusqu'à la vitesse
policy-charge-unknown = il n'y a pas de { -charge }
policy-charge-lane-swept = tout ce que balaie l'espace de la créature qui charge doit être libre
policy-charge-lane-center = la ligne droite entre les deux centres doit être libre
policy-charge-tie-any = une { -charge } finit à n'importe laquelle des places libres les plus proches, si la ligne est dégagée
policy-charge-tie-random = entre les places les plus proches à ligne dégagée, un dé décide
policy-charge-tie-straightest = une { -charge } finit à la place la plus proche, la plus droit devant
policy-charge-over-no = une { -charge } ne passe ni terrain gênant ni muret
policy-charge-past-helpless = une créature sur la ligne arrête une { -charge }, même alliée, sauf si elle est sans défense
policy-charge-past-nobody = une créature sur la ligne arrête une { -charge }, même alliée ou sans défense
policy-charge-chances-by-squares = une { -charge } provoque par les cases quittées, sa cible comme les autres
policy-charge-chances-not-target = une { -charge } provoque par les cases quittées, sa cible seulement sur un échec critique
policy-charge-check-none = une { -charge } ne demande pas de test
policy-charge-check-maneuver-defense = un test de Movement contre la Maneuver Defense de la cible décide ; 20 naturel : +5, 1 naturel : échec
policy-charge-overrun-declared = on peut renverser un adversaire annoncé sur la ligne, avec +2 au test de Force
policy-charge-overrun-none = pas de renversement pendant une { -charge }
policy-charge-bonus-attack-and-armor = +2 à l'attaque, -2 à la CA jusqu'au prochain tour
policy-charge-bonus-plain-damage = l'attaque fait des dégâts normaux au corps à corps, sans dégâts de précision ni autre effet
policy-charge-weapons-lance-and-brace = la lance d'un cavalier qui charge fait des dégâts doublés, tout comme une arme préparée contre la { -charge }
policy-withdraw-start-space = une { -withdrawal } est une { -full-round-action }, jusqu'au double de la vitesse (avec une seule action, jusqu'à la vitesse) ; quitter l'espace de départ ne provoque pas les adversaires visibles
policy-withdraw-primary-target = une { -withdrawal } est une { -standard-action } : chaque pas éloigne d'un adversaire, qui n'est pas provoqué ; un test en épargne d'autres
policy-withdraw-keep-distance = une { -withdrawal } garde une distance minimale avec d'autres pendant leurs déplacements
policy-withdraw-metric-nearest = l'éloignement se mesure entre les cases les plus proches
policy-withdraw-metric-center = l'éloignement se mesure entre les centres

## Moving through and into opponents

policy-overrun-during-move = une { -standard-action } pendant un déplacement, contre un adversaire : il laisse passer, ou un test de Force opposé décide
policy-overrun-maneuver = une { -standard-action }, ou une partie d'un déplacement contre un seul adversaire : Movement contre Maneuver Defense
policy-overrun-unknown = il n'y a pas de renversement
policy-bull-rush-push = une { -standard-action } qui repousse un adversaire tout droit, par un test de Force opposé
policy-bull-rush-through = un déplacement par la case d'un adversaire : il laisse passer, ou un test de Force opposé décide
policy-bull-rush-maneuver = une { -standard-action } qui repousse un adversaire : Might contre Maneuver Defense
policy-bull-rush-unknown = il n'y a pas de bousculade
policy-tumble-each-opponent = à mi-vitesse près des adversaires ou à travers eux, avec un test pour chacun
policy-tumble-highest-defense = à mi-vitesse près des adversaires, avec un seul test contre la plus haute Maneuver Defense
policy-tumble-unknown = il n'y a pas d'acrobaties
policy-clamber-half-speed = à mi-vitesse dans l'espace d'un adversaire plus grand : Movement contre Maneuver Defense
policy-clamber-unknown = on n'escalade pas ses adversaires

## Being moved by others, and flanking

policy-push-unknown = il n'y a pas de poussée, seulement la bousculade
policy-push-farther = chaque case d'une poussée éloigne plus que la précédente
policy-push-straight = une poussée éloigne tout droit dans une des huit directions, et s'arrête sans dégâts contre un obstacle
policy-pull-unknown = il n'y a pas de traction
policy-pull-nearer = chaque case d'une traction rapproche ; une fois à côté, elle peut continuer vers toute case voisine
policy-slide-unknown = il n'y a pas de glissade
policy-slide-any-way = une glissade va dans tous les sens
policy-fling-unknown = il n'y a pas de projection
policy-fling-straight = une projection va en ligne droite dans toute direction, même vers le haut, par-dessus tout terrain ; contre un obstacle, elle inflige 1d8 aux deux par { $ten } entiers restants
policy-forced-unknown = il n'y a pas de déplacement forcé, sauf par une manœuvre
policy-forced-ground-ignored = un déplacement forcé ignore le terrain difficile, demande des cases libres, ne force jamais à se faufiler et ne provoque pas
policy-forced-as-walking = un déplacement forcé paie le terrain comme la marche
policy-forced-prone-unknown = tomber { -prone } n'arrête pas un déplacement forcé
policy-forced-prone-ends-it = on peut se jeter { -prone } à toute case pour l'arrêter ; { -prone } par choix, on ne peut pas être déplacé
policy-forced-height-level = un déplacement forcé en l'air garde sa hauteur
policy-forced-height-down-or-up = un déplacement forcé en l'air va tout droit vers le bas, ou vers le haut si le bas va du mauvais côté
policy-flanking-unknown = il n'y a pas de prise en tenaille
policy-flanking-centers = deux alliés qui contrôlent la cible la prennent en tenaille si la ligne entre leurs centres coupe des bords opposés, coins compris
policy-flanking-sides = prise en tenaille à deux alliés qui contrôlent la cible ; la ligne entre leurs centres passe par deux côtés ou deux coins opposés
policy-reach-flanking-as-others = la prise en tenaille avec allonge utilise aussi le centre des cases
policy-reach-flanking-any-corner = avec une allonge, la ligne peut relier n'importe quels coins des deux espaces
policy-internal-flanking-never = on ne prend pas en tenaille depuis l'intérieur d'un espace
policy-internal-flanking-far-apart = dans une créature bien plus grande, on la prend en tenaille avec tout allié qui la contrôle ; elle aussi, avec tout allié qui contrôle ta case

## Movement in phases

policy-block-unknown = il n'y a pas de blocage
policy-block-own-speed = chaque pas devant celui qui bloque demande un test d'initiative opposé : s'il est plus haut, le pas coûte sa vitesse en plus. Les blocages s'additionnent ; qui peut entrer dans son espace n'est pas ralenti
policy-follow-unknown = on ne suit personne
policy-follow-own-speed = en suivant, on reste à distance de la cible, pas à pas, tant que dure sa vitesse
policy-keep-away-unknown = on ne garde pas de distance
policy-keep-away-own-speed = en retraite, on garde sa distance à chaque cible, pas à pas, tant que dure sa vitesse
policy-vanishing-opposed-initiative = si l'on voit où est allée la cible, on la suit en battant son initiative ; sinon, on avance comme si elle était encore là
policy-answering-step-by-step = des déplacements qui se répondent vont par pas de { $five } sans jet, et le plus rapide l'emporte
policy-sprint-cost-action = un sprint ne coûte que son action
policy-sprint-cost-action-or-fatigue = un sprint est une { -standard-action } ; dans la phase de mouvement, il coûte un niveau de fatigue. Pas de sprint en portant ou en déplaçant une autre créature, ni sur une monture
policy-climb-forward-unknown = on n'avance pas en escalade
policy-climb-forward-own-height = un test d'Escalade fait avancer jusqu'à sa hauteur le long d'une paroi verticale solide ; du double sur une réussite critique
policy-swim-forward-unknown = on n'avance pas à la nage
policy-swim-forward-quarter-speed = un test de Natation fait avancer dans un liquide d'un quart de la { -base-speed } de sa taille ; de la moitié sur une réussite critique

## Turns

policy-actions-standard-and-move = un tour a une { -standard-action } et une { -move-action }, ou une { -full-round-action } ; une deuxième { -move-action } peut remplacer l'{ -standard-action }
policy-actions-phases = une { -move-action } dans la phase de mouvement, et une { -standard-action } ou un autre déplacement dans la phase d'action
policy-chance-scope-turn = quitter plusieurs cases dans un tour ne provoque un adversaire qu'une fois
policy-chance-scope-action = quitter plusieurs cases dans une action ne provoque un adversaire qu'une fois
policy-diagonal-scope-turn = les diagonales se comptent sur tout un tour ou une phase
policy-diagonal-scope-action = les diagonales se comptent à nouveau pour chaque action
policy-initiative-bonus-then-roll = d20 plus bonus ; à égalité, le plus haut bonus, puis un jet
policy-initiative-bonus-dexterity-roll = d20 plus bonus ; à égalité, le plus haut bonus, puis la plus haute Dextérité, puis un d20
policy-initiative-opposed = tout le monde bouge dans une même phase ; là où des déplacements se heurtent, l'initiative opposée décide
policy-riding-mounts-space = un cavalier partage l'espace de sa monture, se déplace avec elle et attaque de là ; quand elle tombe, il tombe de selle : Équitation DD 15, ou 1d6
policy-stand-up-move-provokes = se relever est une { -move-action }, et provoque
policy-stand-up-move-or-step = se relever est une { -move-action }, provoque, et compte comme déplacement ; terrassé, on utilise à la place son { -five-foot-step }
policy-stand-up-move-action = se relever est l'{ -move-action } de la phase de mouvement
policy-afflictions-halve-and-tire = ralenti, épuisé ou enchevêtré : mi-vitesse ; fatigué, épuisé ou enchevêtré : ni course ni charge ; ralenti ou chancelant : une action par tour
policy-afflictions-ten-feet = ralenti : { $ten } au plus par une { -move-action }, ni { -five-foot-step }, ni course, ni { -charge }, ni { -withdrawal }
policy-afflictions-quarter-prone = à terre : un quart de la vitesse jusqu'à se relever ; ralenti : mi-vitesse
policy-maneuvers-one-per-round = une seule manœuvre de combat par round
policy-maneuvers-as-actions-allow = autant de manœuvres par round que les actions le permettent

## Falling, falling things and collisions

policy-fall-limit-twenty-dice = une chute inflige 20d6 au plus
policy-fall-limit-by-gm = une chute inflige 20d6 au plus à l'air libre ; ailleurs, le MJ décide (most-dice)
policy-fall-limit-three-hundred-feet = une chute compte jusqu'à { $three_hundred }
policy-fall-surface-first-nonlethal = sur un sol mou, le premier dé létal est non létal
policy-fall-surface-per-die = par dé : +2 sur un sol hérissé, +1 sur un sol dur, -1 sur un sol mou
policy-fall-surface-nothing = la surface ne change rien
policy-fall-jump-first-nonlethal = sauter vers le bas rend le premier dé non létal
policy-fall-jump-first-free = en sautant vers le bas, les premiers { $ten } n'infligent rien
policy-fall-jump-shorter = sauter vers le bas compte { $ten } de moins
policy-fall-check-jump-or-tumble = en sautant vers le bas, test de Saut ou d'Acrobaties DD 15 : pas de dégâts pour les premiers { $ten }, non létaux pour les { $ten } suivants
policy-fall-check-acrobatics = test d'Acrobaties DD 15 à son propre tour, si l'on voit venir la chute : pas de dégâts pour les deuxièmes { $ten }
policy-fall-check-none = aucun test n'amortit une chute
policy-fall-tumble-shorter = en tombant sans sauter, un test d'Acrobaties DD 15 raccourcit la chute de { $ten }
policy-fall-tumble-none = aucun test d'Acrobaties ne raccourcit une chute
policy-fall-prone-if-hurt = une créature blessée par une chute est { -prone }
policy-fall-prone-no = une chute seule n'envoie personne { -prone }
policy-fall-water-cushions = dans { $ten } d'eau au moins, les premiers { $twenty } n'infligent rien, les { $twenty } suivants 1d3 non létaux par { $ten }, le reste compte comme au sol
policy-fall-water-unknown = l'eau ne change rien
policy-dive-formula = plonger demande DD 15, +5 par { $fifty } entiers, et { $ten } d'eau par { $thirty } ; une réussite évite tout dégât
policy-dive-table = plonger demande DD 15, 20 dès { $fifty }, 25 dès { $hundred_ten }, +5 par { $fifty } de plus ; { $ten } d'eau jusqu'à { $thirty }, { $twenty_bare } jusqu'à { $sixty_bare }, { $thirty_bare } au-delà. Avec moins d'eau, DD +5 et la chute compte { $thirty } de plus
policy-fall-casting-check = pas de sort dans une chute de { $five_hundred } ou moins, sauf action immédiate ; lancer un sort demande un test de lanceur de sorts, DD 10 plus 4 par niveau du sort
policy-fall-casting-unknown = aucune règle pour lancer un sort en tombant
policy-fall-onto-half = la créature sur qui l'on tombe subit la moitié des dégâts, jusqu'aux points de vie de celle qui tombe
policy-fall-onto-unknown = aucune règle pour tomber sur quelqu'un
policy-falling-object-by-weight = 1d6 par 200 lb au-delà de { $ten }, et 1d6 par { $ten } de plus, 20d6 au plus ; plus léger, il faut plus de chute par dé, et moins de 1 lb n'inflige rien
policy-falling-object-by-size = des dés selon la taille, plus ceux de la distance ; la nature de l'objet donne de -2 à +2 par dé
policy-falling-object-unknown = aucune règle pour les objets qui tombent
policy-collision-by-speed = une collision imprévue inflige 1d6 par { $ten } de vitesse, sauf en avançant avec prudence
policy-collision-unknown = aucune règle pour les collisions
policy-collision-run-multiplied = dans une collision, la vitesse d'un coureur compte avec le multiple de la course
policy-collision-run-base = dans une collision, la vitesse d'un coureur compte une fois

## Jumping

policy-jump-skill = saut en longueur : Saut DD 1 par pied ; saut en hauteur : DD 4 par pied ; sommet : un quart de la distance
policy-jump-acrobatics = saut en longueur : Acrobaties DD 1 par pied ; saut en hauteur : DD 4 par pied ; les deux ensemble : la somme ; sommet : un quart de la distance
policy-jump-strength = un saut couvre un quart de la { -base-speed } plus { $five } par 2 points de Force (formé : { $five } par point, { $five_bare } au moins), la moitié en hauteur, et peut finir en l'air
policy-jump-measure-squares = un saut en longueur se compte de la case quittée à la case d'arrivée
policy-jump-measure-gap = un saut en longueur ne compte que le vide entre l'appel et la réception
policy-jump-speed-per-ten = -6 par { $ten } entiers de vitesse sous { $thirty_bare }, +4 par { $ten } entiers au-dessus
policy-jump-speed-told = une vitesse de plus de { $thirty } aide à sauter ; la valeur est à indiquer
policy-jump-speed-nothing = la vitesse ne change rien aux tests de saut

## Ground at different heights, and flight

policy-heights-stairs-and-ledges = un sol { $five } plus haut ou plus bas est une marche ; pour plus haut, on escalade, on saute ou on vole ; dépasser à pied un rebord plus haut, c'est tomber
policy-flight-classes = cinq classes de { -maneuverability }
policy-flight-checks = vol inférieur, vol supérieur et vol stationnaire, avec des tests pour les manœuvres difficiles
policy-flight-aerial = voler coûte le même prix dans toutes les directions, jusqu'à une hauteur limite au-dessus d'un appui

## Flight by classes of maneuverability

policy-hover-feat-half-speed = avec le don, s'arrêter en l'air est une { -move-action }, puis on vole en tous sens à mi-vitesse
policy-flight-vertical-whole-step = un pas en montée ou en descente suit tout entier la vitesse de montée ou de descente
policy-flight-vertical-height = dans un pas en montée ou en descente, seule la hauteur suit la vitesse de montée ou de descente ; le trajet horizontal coûte comme d'habitude
policy-flight-load-light-only = pas de vol avec plus qu'une charge légère, ni à quatre pattes sous une barde intermédiaire ou lourde

## Flight by checks, and aerial movement

policy-fly-failing-winged-plummet = après un test choisi et raté, on descend de sa vitesse et perd l'action ; avec des ailes, de 5 ou plus, on tombe
policy-fly-failing-sinks = après un test choisi et raté, on descend de sa vitesse et perd l'action, avec ou sans ailes
policy-fly-lesser-half-up-double-down = vol inférieur : mi-vitesse vers le haut, double vers le bas ; oblige à avancer ; permet une { -charge }, mais ni course, ni { -withdrawal }, ni { -five-foot-step }
policy-fly-greater-as-level = vol supérieur : même vitesse vers le haut et le bas, surplace sans test, permet { -charge }, course, { -withdrawal } et { -five-foot-step } ; on descend en flottant au lieu de tomber
policy-fly-hover-at-surfaces = vol stationnaire : commencer et finir son tour près d'une surface, { $five } au plus au-dessus du sol, ou tomber à la fin du tour ; jamais { -prone }
policy-aerial-upkeep-each-phase = en vol ou en vol plané, une créature qui ne bouge pas de la phase tombe à la fin, sauf si elle flotte
policy-height-limit-above-support = la hauteur limite se compte depuis un appui, jusqu'à { $five } sur le côté ; l'essor la quadruple, et une créature plus haute à sa fin tombe
policy-aerial-load-within-capacity = ni vol ni vol plané en surcharge
policy-aerial-load-unencumbered = ni vol ni vol plané avec plus qu'une charge légère
policy-midair-armor-and-reflex = sans voler, -4 à Armor et Reflex en l'air, sauf dans son propre saut jusqu'à la chute
policy-midair-armor-brawn-and-reflex = sans voler, -4 à Armor, Brawn et Reflex en l'air, sauf dans son propre saut jusqu'à la chute

## Climbing, swimming, digging and teleporting

policy-climb-unknown = aucune règle pour l'escalade
policy-climb-quarter-speed = sans vitesse d'escalade : un quart de la vitesse avec un test par { -move-action }, { -flat-footed } ; à 4 de manque on n'avance pas, à 5 on tombe
policy-climb-quarter-speed-exposed = sans vitesse d'escalade : un quart de la vitesse avec un test par { -move-action }, sans bonus de Dextérité à la CA ; à 4 de manque on n'avance pas, à 5 on tombe
policy-climb-own-speed = avec une vitesse d'escalade, on escalade comme on marche, avec un test si c'est difficile ; sans elle, on avance en escalade par un test, à -2 à Accuracy, Armor et Reflex
policy-climb-round-down-to-squares = le quart de la vitesse s'arrondit à la case inférieure, une au moins
policy-climb-round-exact = le quart de la vitesse compte exactement : une créature lente peut ne pas faire une case
policy-climb-haste-harder = escalader à mi-vitesse : DD +10, à pleine vitesse : DD +20
policy-climb-haste-half-for-five = escalader à mi-vitesse : -5 au test
policy-climb-haste-none = pas d'escalade plus rapide
policy-climb-speed-kinds = escalade inférieure : +8 aux tests, aucun pour DD 0, fait toujours 10, double vitesse à -5 (pas plus vite que la marche), pas de plafond ; escalade supérieure : aucun test, une main, plafonds aussi ; brachiation : aucun test, une main, pas de plafond
policy-climb-speed-skilled = vitesse d'escalade : +8 aux tests, fait toujours 10, double vitesse à -5 (pas plus vite que la marche) ; garde la Dextérité à la CA, ne court pas
policy-climb-speed-plain = une vitesse d'escalade se passe de test, sauf si c'est difficile
policy-climb-hands-one = escalader demande une main libre, sans bouclier
policy-climb-hands-two = escalader demande les deux mains libres, sans bouclier
policy-climb-hands-one-for-less = escalader demande les deux mains libres, ou une avec un malus
policy-climb-inverted-epic = un plafond demande 21 degrés et DD 45 (40 avec de bonnes prises), sans faire 10 ni aide ; un échec fait tomber
policy-climb-inverted-unknown = aucune règle pour escalader un plafond
policy-climb-load-harder = charge intermédiaire : DD +10, charge lourde : DD +25
policy-climb-load-check-penalty = armure et charge comptent par leur malus aux tests, compris dans le test
policy-climb-load-nothing = la charge ne change rien à l'escalade
policy-climb-hurt-five-more = des dégâts en escaladant demandent un nouveau test à DD +5 ; à 5 de manque, on tombe
policy-climb-hurt-or-fall = des dégâts en escaladant demandent un nouveau test, sinon on tombe
policy-climb-hurt-unknown = aucune règle pour des dégâts en escaladant
policy-climb-help-five = jusqu'à 5 alliés aident un grimpeur, chacun à côté de lui ou de sa corde
policy-climb-help-unknown = aucune règle pour l'aide en escalade
policy-swim-unknown = aucune règle pour la nage
policy-swim-quarter-speed = sans vitesse de nage : un quart de la vitesse avec une { -move-action }, la moitié avec un { -double-move }, avec un test ; à 4 de manque on n'avance pas, à 5 on coule
policy-swim-own-speed = avec une vitesse de nage, on nage comme on marche, avec un test si c'est difficile ; sans elle, on avance à la nage par un test, à -2 à Accuracy, Armor et Reflex
policy-swim-speed-kinds = vitesse de nage : aucun test, fait toujours 10, court en ligne droite ; nage supérieure : +8 contre les dangers, ignore les courants ; propulsion : seulement en ligne droite, ne provoque pas, ralentie par les courants
policy-swim-speed-skilled = vitesse de nage : aucun test, +8 contre les dangers, fait toujours 10, court en ligne droite
policy-swim-speed-native = une vitesse de nage se passe de test, sauf si c'est difficile ; les créatures aquatiques ont +10
policy-swim-prone-slows = dans l'eau, qui a la nage supérieure et se retrouve { -prone } est plutôt ralenti jusqu'à la fin de son prochain tour ; qui nage par jet, le temps d'une { -move-action }
policy-swim-prone-unknown = rien de particulier pour les nageurs qui se retrouvent { -prone }
policy-swim-take-ten-no = on ne peut pas faire 10 sans vitesse de nage
policy-swim-take-ten-unless-stormy = sans vitesse de nage, on peut faire 10 hors combat, sauf dans une eau tempétueuse
policy-burrow-unknown = aucune règle pour creuser
policy-burrow-kinds = fouissage et percement vont dans la terre, et dans la roche comme terrain entravé ou { -difficult-terrain } ; le glissement terrestre passe les deux ; sans une telle vitesse, une case de terre par round complet avec un test
policy-burrow-earth = une vitesse de creusement va dans la terre et la terre meuble en tous sens, pas dans la roche
policy-burrow-as-told = aucune règle pour creuser sans vitesse de creusement ; celle-ci va dans la terre et pas dans la roche
policy-teleport-unknown = aucune règle pour une vitesse de téléportation
policy-teleport-kinds = une vitesse de téléportation va aussi loin en ligne droite sans provoquer : inférieure vers un lieu visible, supérieure n'importe où ; d'une place prise, on revient le long de la ligne ; en l'air, on tombe
policy-teleport-as-told = se téléporter, c'est disparaître d'un lieu pour un autre ; une vitesse de téléportation compte comme portée
policy-combining-unknown = aucune règle pour combiner plusieurs modes de déplacement
policy-combining-all-pay = chaque mode de déplacement paie chaque case, jusqu'à épuiser sa vitesse
policy-combining-one-budget = tous les modes se partagent une seule vitesse, chacun rapide, moyen ou lent comme indiqué

## Armor by name, and what one carries

policy-carrying-unknown = les livres ne comptent pas : indique une charge légère, intermédiaire ou lourde
policy-carrying-by-strength = Force, taille et morphologie fixent les livres d'une charge légère, intermédiaire et lourde
policy-carrying-by-light-load = intermédiaire jusqu'au double d'une charge légère, lourde jusqu'au triple ; sans `light-load`, celle du SRD 3.5 selon la Force
policy-overloaded-unknown = aucune règle au-delà d'une charge lourde
policy-overloaded-staggers = au-delà d'une charge lourde, jusqu'à ce qu'on peut soulever : { $five } par { -full-round-action }, sans Dextérité à la CA ; pas davantage
policy-overloaded-impedes = au-delà d'une charge lourde, jusqu'à ce qu'on peut traîner : { -flat-footed } en combat, chaque case entravée ; pas davantage

## Journeys

policy-travel-between-printed = une vitesse absente de la table n'a pas de distance
policy-travel-between-proportional = une vitesse absente de la table fait un mile à l'heure par { $ten }, comme celles qui y sont
policy-travel-ships-journeys = les navires comme sur la page des voyages
policy-travel-ships-adventures = drakkars et galères comme sur la page des aventures
policy-travel-hustle-doubling = la deuxième heure à presser le pas entre deux nuits inflige 1 point de dégâts non létaux, chaque heure de plus le double de la précédente ; tout dégât fatigue
policy-travel-hustle-endurance-check = chaque heure à presser le pas demande un test d'Endurance, DD 10 plus 5 par heure suivante ; en cas d'échec, repos
policy-forced-march-constitution-check = chaque heure au-delà d'une journée de marche demande un test de Constitution, +2 à chaque fois ; en cas d'échec, 1d6 points de dégâts non létaux et fatigue
policy-forced-march-two-dice = chaque heure au-delà d'une journée de marche inflige 2d6 points de dégâts non létaux et fatigue, sans test
policy-forced-march-endurance-check = chaque heure au-delà d'une journée de marche demande un test d'Endurance, DD 10 plus 2 par heure suivante ; en cas d'échec, repos
policy-mount-strain-lethal = une monture rate tous les tests d'une marche forcée, subit des dégâts létaux et de la fatigue
policy-mount-strain-shared = presser le pas et marcher de force blessent le cavalier à la place de la monture ; les deux sont fatigués
policy-mount-strain-as-walkers = une monture se fatigue comme un marcheur
policy-travel-run-as-hustle = on ne court pas pendant des heures : alterner course et repos revient à presser le pas
policy-travel-run-unknown = aucune règle pour la course
policy-travel-trail-trackless = une piste n'aide pas les véhicules : elle compte comme sans chemin

## What the rules are called

rule-speed = Vitesse
rule-tactical-speed = Vitesse par race
rule-weight-slows = Armure et charge
rule-mode-load = Armure et charge hors du sol
rule-dwarf-in-armor = Nains en armure
rule-medium-at-twenty = Armure ou charge intermédiaire à la vitesse 20
rule-double = Double déplacement
rule-hustle = Presser le pas
rule-sprint = Sprint
rule-run = Course
rule-run-penalty = Courir en armure ou chargé
rule-runner-speed = Vitesse avec le don Course
rule-run-exposes = Défense en courant
rule-run-line = Courir en ligne
rule-run-over = Courir sur un terrain difficile
rule-run-limit = Durée d'une course
rule-armors = Armures par leur nom
rule-carrying = Capacité de charge
rule-carrying-limits = Charges selon la Force
rule-carrying-sizes = Charges selon la taille
rule-lifting = Soulever
rule-dragging = Pousser et traîner
rule-overloaded = Plus qu'une charge lourde
rule-load-penalty = Charge en combat
rule-five-foot-step = Pas de placement
rule-full-round = Actions complexes
rule-minimum-movement = Déplacement minimal
rule-crawl = Ramper
rule-running-out = À bout de déplacement
rule-diagonals = Diagonales
rule-corner = Coins
rule-hampering = Déplacement gêné
rule-difficult-diagonal = Diagonales gênées
rule-gaits = Catégories de vitesse
rule-gait-order = Catégories de vitesse sur terrain difficile
rule-difficult = Terrain difficile
rule-obstacles = Obstacles
rule-undergrowth = Broussailles
rule-water = Eau
rule-deep-water = Eau profonde
rule-trenches = Tranchées
rule-poor-visibility = Mauvaise visibilité
rule-mixed-terrain = Terrain mixte
rule-unhampered = Créatures que le sol ne gêne pas
rule-incorporeal = Murs et créatures intangibles
rule-big-ignore = Terrain ignoré par les très grandes créatures
rule-low-barrier = Murets
rule-low-diagonal = Murets en diagonale
rule-blocking = Obstacles infranchissables
rule-impeded = Terrain entravé
rule-speed-bonuses = Bonus de vitesse
rule-flat-footed = { -flat-footed(form: "start") }
rule-prone = { -prone(form: "start") }
rule-quelled = Terrassé
rule-splayed = Affalé
rule-fatigued = Fatigué
rule-unsteady = Instable
rule-without-speed = Escalader et nager sans vitesse
rule-undergrowth-hides = Broussailles et attaques
rule-hazardous = Terrain dangereux
rule-ground-checks = Terrain à test
rule-balance = Équilibre
rule-squeezing = Se faufiler
rule-squeeze-penalty = Se faufiler en combat
rule-squeeze-width = Largeur pour se faufiler
rule-squeeze-stacking = Se faufiler en terrain difficile
rule-squeeze-past = Se faufiler près d'un adversaire
rule-tighter = Ouvertures trop étroites pour se faufiler
rule-escape = Passer par une ouverture
rule-escape-time = Temps pour passer une ouverture
rule-occupied-friend = Traverser un allié
rule-neutral = Traverser une créature neutre
rule-occupied-opponent = Traverser un adversaire
rule-occupied-helpless = Traverser les créatures sans défense
rule-dead = Créatures mortes
rule-helpless-obstacle = Obstacles sans défense
rule-paralyzed = Créatures paralysées
rule-size-apart = Écart de taille
rule-size-apart-way = Passer grâce à l'écart de taille
rule-stepover = Enjamber
rule-very-small = Très petites créatures
rule-fills = Créatures qui remplissent leurs cases
rule-fills-corner = Coins des créatures qui remplissent leurs cases
rule-ending = Finir dans une case occupée
rule-crowd = Créatures par case
rule-small-in-a-square = Petites créatures par case
rule-illegal-end = Finir où c'est interdit
rule-closest-of-equals = Places aussi proches
rule-sizes = Taille, espace et allonge
rule-threat = Cases contrôlées
rule-own-squares = Les cases d'une créature
rule-reach-weapon = Armes à allonge
rule-reach-diagonal = Allonge en diagonale
rule-conditions = États
rule-cover = Abri
rule-provoking = Provoquer
rule-left-squares = Cases que quitte une grande créature
rule-charge = Charge
rule-charge-lane = Ligne de charge
rule-charge-tie = Fins de charge aussi proches
rule-charge-over = Charger sur un terrain difficile
rule-charge-past = Créatures sur la ligne de charge
rule-charge-chances = Provoquer en chargeant
rule-charge-check = Test de charge
rule-charge-overrun = Renversement pendant une charge
rule-charge-bonus = Bonus et malus de charge
rule-charge-weapons = Armes de charge
rule-withdraw = Retraite
rule-withdraw-metric = Mesurer une retraite
rule-overrun = Renversement
rule-overrun-several = Renverser plusieurs cibles
rule-bigger-target = Taille maximale de la cible
rule-bull-rush = Bousculade
rule-tumble = Acrobaties
rule-tumble-past = Acrobaties près d'un adversaire
rule-tumble-through = Acrobaties à travers un adversaire
rule-tumble-further = Acrobaties près de plusieurs adversaires
rule-tumble-accelerated = Acrobaties à toute vitesse
rule-clamber = Escalader un adversaire
rule-clamber-sizes = Tailles pour escalader un adversaire
rule-push = Pousser
rule-pull = Tirer
rule-slide = Faire glisser
rule-fling = Projeter
rule-forced = Déplacement forcé
rule-forced-prone = Se jeter à terre contre un déplacement forcé
rule-forced-height = Déplacement forcé en l'air
rule-ledge-grab = S'agripper au bord
rule-flanking = Prise en tenaille
rule-reach-flanking = Prise en tenaille avec allonge
rule-internal-flanking = Prise en tenaille de l'intérieur
rule-block = Bloquer
rule-follow = Suivre
rule-keep-away = Retraite à distance
rule-vanishing = Suivre une cible qui disparaît
rule-answering = Déplacements qui se répondent
rule-sprint-cost = Coût d'un sprint
rule-climb-forward = Avancer en escalade
rule-swim-forward = Avancer à la nage
rule-one-hand = Une main libre
rule-actions = Actions d'un tour
rule-maneuvers = Manœuvres par round
rule-chance-scope = Provoquer plus d'une fois
rule-diagonal-scope = Compte des diagonales
rule-initiative = Initiative
rule-stand-up = Se relever
rule-riding = Équitation
rule-afflictions = Créatures ralenties et fatiguées
rule-fall-dice = Chute
rule-fall-limit = Chute maximale
rule-fall-surface = Surface d'arrivée
rule-fall-jump = Sauter vers le bas
rule-fall-check = Amortir une chute
rule-fall-tumble = Acrobaties dans une chute
rule-fall-prone = À terre après une chute
rule-fall-water = Tomber dans l'eau
rule-dive = Plongeon
rule-fall-casting = Lancer un sort en tombant
rule-fall-onto = Atterrir sur quelqu'un
rule-falling-object = Objets qui tombent
rule-object-dice = Objets qui tombent selon la taille
rule-collision = Collisions
rule-collision-run = Collisions en courant
rule-heights = Rebords, marches et fosses
rule-flight = Vol
rule-flight-minimum = Vitesse minimale en avant
rule-flight-hover = Vol stationnaire
rule-flight-backward = Voler en arrière
rule-flight-reverse = Se mettre à voler en arrière
rule-flight-turn = Tourner en l'air
rule-flight-turn-in-place = Tourner sur place
rule-flight-maximum-turn = Virage maximal
rule-flight-up-angle = Angle de montée
rule-flight-up-speed = Vitesse de montée
rule-flight-down-angle = Angle de descente
rule-flight-down-speed = Vitesse de descente
rule-flight-between = Entre descente et montée
rule-flight-vertical = À quoi s'applique la vitesse de montée ou de descente
rule-stall = Décrocher
rule-flight-load = Voler avec une charge
rule-wingover = Virage sur l'aile
rule-hover-feat = Vol stationnaire (don)
rule-fly-checks = Tests en vol
rule-fly-mishaps = Incidents de vol
rule-forced-descent = Dégâts en vol
rule-wind = Vent
rule-fly-weather = Météo en vol
rule-fly-sizes = Taille en vol
rule-fly-bonus = Bonus du vol supérieur
rule-fly-failing = Tests de vol ratés
rule-fly-lesser = Vol inférieur
rule-fly-greater = Vol supérieur
rule-fly-hover = Vol stationnaire
rule-gliding = Planer
rule-aerial-upkeep = Rester en l'air
rule-aerial-fall = Tomber du ciel
rule-height-limit = Limites de hauteur
rule-aerial-load = Charge en l'air
rule-midair = Combattre en l'air
rule-climb = Escalade
rule-climb-surface = Surfaces d'escalade
rule-climb-modifiers = Modificateurs d'escalade
rule-climb-round = Distance escaladée
rule-climb-haste = Escalader plus vite
rule-climb-speed = Vitesses d'escalade
rule-climb-hands = Mains pour escalader
rule-climb-inverted = Escalader un plafond
rule-climb-load = Escalader avec une charge
rule-climb-hurt = Dégâts en escaladant
rule-climb-help = Aide aux grimpeurs
rule-swim = Nage
rule-swim-water = États de l'eau
rule-swim-modifiers = Modificateurs de nage
rule-swim-speed = Vitesses de nage
rule-swim-prone = À terre dans l'eau
rule-swim-take-ten = Faire 10 dans l'eau
rule-swim-hours = Nager pendant des heures
rule-breath = Retenir son souffle
rule-burrow = Creuser
rule-burrow-ground = Creuser sans vitesse de creusement
rule-burrow-modifiers = Modificateurs pour creuser
rule-burrow-rock = Creuser la roche comme la terre
rule-teleport = Se téléporter
rule-combining = Combiner plusieurs modes
rule-jump = Saut
rule-jump-start = Élan
rule-jump-measure = Mesurer un saut
rule-jump-speed = Vitesse et saut
rule-travel = Miles selon la vitesse
rule-travel-between = Vitesses entre celles de la table
rule-travel-day = Une journée de voyage
rule-travel-terrain = Terrain et routes
rule-travel-trail = Véhicules sur les pistes
rule-travel-hustle = Presser le pas pendant des heures
rule-travel-run = Courir pendant des heures
rule-forced-march = Marche forcée
rule-march-dc = Premier test d'une marche forcée
rule-mounts = Montures
rule-mount-strain = Montures fatiguées
rule-vehicles = Véhicules
rule-travel-ships = Table des navires
rule-other-ships = Navires de l'autre page
rule-floating = Dériver avec le courant
rule-round-the-clock = Jour et nuit
rule-travel-modes = Voyager autrement qu'à pied
rule-travel-impeded = Voyager en terrain entravé

## Rules that are tables

policy-yes = oui
policy-no = non
nothing-is-told = aucune règle
hampers-nobody = ne gêne pas
hampers = le déplacement est gêné par { $terrains }
hampers-by-layers = { $layers ->
    [1] { $terrain }
   *[other] { $terrain } ({ $layers } couches)
    }
# $space (number) squares a side
size-on-the-board = { $size } { $space }x{ $space } allonge { $reach }
size-with-speed = { $size } { $space }x{ $space } allonge { $reach }, vitesse { $speed }
# The natural reach of tall creatures, and of long ones.
either-reach = { $tall }/{ $long }
speed-of-people = { $race } { $speed }
flying-takes-no-checks = voler ne demande pas de test
flying-slowly-takes = voler à la moitié de sa vitesse ou moins demande DD { $dc }
flying-in-place-takes = rester sur place en l'air demande DD { $dc }
flying-on-after-damage-takes = continuer à voler après des dégâts demande DD { $dc }
flying-on-after-collision-takes = continuer à voler après une collision demande DD { $dc }
flying-again-takes = reprendre son vol en pleine chute demande DD { $dc }
winds-do-nothing = le vent ne fait rien aux créatures
wind-takes = { $weather } DD { $dc }
flying-whatever-weather = la météo ne change rien au vol
weather-adds = { $weather } { $adds }
flying-whatever-size = la taille ne change rien au vol
from-size-on = à partir de la taille { $size } { $adds }
no-armor-by-name = aucune armure par son nom
armors-of-weight = { $weight } : { $armors }
# $rows (text) `1: 3/6/10, 2: 6/13/20`: a Strength with the pounds of a light, a medium and a heavy load
loads-by-strength = Force { $rows } ; quatre fois plus pour 10 de plus
loads-by-size = { $size } { $biped }, à quatre pattes { $quadruped }
no-load-penalty = aucune règle pour la charge en combat
load-does = charge { $weight } : bonus maximal de Dextérité à la CA { $dexterity }, malus aux tests -{ $checks }
no-dice-of-size = { $size } rien
dice-of-size = { $size } { $dice }
hardness-is = { $word } { $figure }
hardness-between = { $word } { $least } à { $most }
hardness-impossible = { $word } impossible
cell-of-class = { $class } : { $cell }
cell-any = sans limite
cell-no = non
cell-none = aucune
cell-half = la moitié
cell-full = pleine
cell-double = double
degrees = { $degrees } degrés
turn-per-feet = { $degrees } par { $feet }
stalls = un vol trop lent fait tomber de { $first }, puis de { $later } par tour jusqu'à un jet de Réflexes DD { $dc }
speeds-between = { $from } à { $to }
speeds-from = { $from } et plus
miles-by-speed = { $speeds } : { $hour } à l'heure, { $day } par jour
miles-by-hour-and-day = { $hour } à l'heure, { $day } par jour
miles-up-to-load = { $hour } à l'heure, { $day } par jour jusqu'à { $to } lb
miles-of-carrier = { $carrier } { $miles }
# The parts of a day's miles that are covered on a highway, on a road or trail, and where there is no path.
parts-in-land = { $land } { $highway }, { $road }, { $trackless }
part-of-passage = { $passage } { $part }
day-on-the-way = une journée compte { $foot } à pied, { $rowed } à la rame, { $sailed } à la voile

## Rules that are figures

figure-speed = { $figure ->
    [0] il n'y a pas d'{ -move-action }
    [1] une { -move-action } va jusqu'à la vitesse
    [2] une { -move-action } va jusqu'au double de la vitesse
   *[other] une { -move-action } va jusqu'à { $figure } fois la vitesse
    }
figure-double =
    { $figure ->
        [0] il n'y a pas de { -double-move }
        [1] un { -double-move } va jusqu'à la vitesse
        [2] un { -double-move } va jusqu'au double de la vitesse
       *[other] un { -double-move } va jusqu'à { $figure } fois la vitesse
    }
figure-hustle = { $figure ->
    [0] on ne presse pas le pas
    [1] presser le pas va jusqu'à la vitesse
    [2] presser le pas va jusqu'au double de la vitesse
   *[other] presser le pas va jusqu'à { $figure } fois la vitesse
    }
figure-sprint = { $figure ->
    [0] il n'y a pas de sprint
    [1] un sprint va jusqu'à la vitesse
    [2] un sprint va jusqu'au double de la vitesse
   *[other] un sprint va jusqu'à { $figure } fois la vitesse
    }
figure-run = { $figure ->
    [0] il n'y a pas de course
    [1] une course va jusqu'à la vitesse
    [2] une course va jusqu'au double de la vitesse
   *[other] une course va jusqu'à { $figure } fois la vitesse
    }
no-people-has-a-speed = aucune race n'a de vitesse propre
no-thing-has-dice = aucun objet n'a de dés selon la taille
dice-by-feet-fallen = { $dice } par { $every } entiers de chute
figure-runner-speed =
    { $figure ->
        [0] le don n'ajoute rien à la vitesse
       *[other] le don ajoute { $feet } à une vitesse sans encombrement
    }
figure-lifting = on soulève une charge lourde au-dessus de la tête, et { $figure } fois cela du sol
figure-dragging = on pousse et traîne { $figure } fois une charge lourde
figure-medium-at-twenty =
    { $figure ->
        [0] une armure ou une charge intermédiaire ne ralentit pas une vitesse de { $twenty } ou moins
       *[other] une armure ou une charge intermédiaire enlève { $feet } à une vitesse de { $twenty } ou moins
    }
figure-gaits-yes = rapide : { $five_bare } et { $zero } en alternance (diagonales { $five_bare }, { $five_bare }, 0) ; moyenne : normal ; lente : { $ten_bare } ({ $fifteen_bare })
figure-gaits-no = pas de catégories de vitesse
figure-poor-visibility =
    { $figure ->
        [0] une mauvaise visibilité ne coûte rien de plus
       *[other] une mauvaise visibilité gêne chaque pas
    }
figure-low-diagonal = franchir un muret ajoute { $feet } à un pas en diagonale
figure-helpless-obstacle =
    { $figure ->
        [0] une créature sans défense ne gêne jamais, quelle que soit sa taille
       *[other] une créature sans défense marquée comme obstacle (`helpless-obstacle`) gêne
    }
figure-ledge-grab =
    { $figure ->
        [0] s'agripper au bord demande le DD de sa surface
       *[other] s'agripper au bord demande le DD de sa surface plus { $figure }
    }
figure-one-hand =
    { $figure ->
        [0] une main libre vaut les deux
       *[other] avec une seule main libre, -{ $figure } aux tests pour avancer en escalade ou à la nage
    }
figure-swim-hours =
    { $figure ->
        [0] pas de test pour des heures de nage
       *[other] chaque heure de nage demande un test DD { $figure }, sinon 1d6 points de dégâts non létaux
    }
figure-breath =
    { $figure ->
        [0] aucune règle pour retenir son souffle
       *[other] on retient son souffle { $figure } rounds par point de Constitution ; agir raccourcit ce temps
    }
figure-burrow-rock =
    { $figure ->
        [0] aucun test ne fait creuser la roche comme la terre
       *[other] un test DD { $figure } fait creuser la roche comme la terre, par fouissage ou percement
    }
figure-escape-time =
    { $figure ->
        [0] aucune règle pour le temps que prend une ouverture trop étroite pour s'y faufiler
        [one] une ouverture trop étroite pour s'y faufiler prend au moins { $figure } minute
       *[other] une ouverture trop étroite pour s'y faufiler prend au moins { $figure } minutes
    }
figure-jump-start =
    { $figure ->
        [0] un saut ne demande pas d'élan
       *[other] sans { $feet } d'élan en ligne droite, le DD double
    }
figure-size-apart = l'écart de taille compte à partir de { $figure } catégories
policy-occupied-friend-pass = on traverse ses alliés, mais pas en chargeant
policy-occupied-friend-closed = on ne traverse pas ses alliés
policy-occupied-opponent-pass = on traverse ses adversaires
policy-occupied-opponent-closed = on ne traverse pas ses adversaires
policy-occupied-helpless-pass = on traverse les adversaires sans défense
policy-occupied-helpless-closed = on ne traverse pas les adversaires sans défense
figure-overrun-several =
    { $figure ->
        [0] un renversement a une seule cible
       *[other] -{ $figure } à chaque test par cible après la première
    }
figure-bigger-target =
    { $figure ->
        [one] une cible a { $figure } catégorie de taille de plus au maximum
       *[other] une cible a { $figure } catégories de taille de plus au maximum
    }
figure-tumble-past =
    { $figure ->
        [0] des acrobaties près d'un adversaire demandent sa Maneuver Defense
       *[other] des acrobaties près d'un adversaire demandent DD { $figure }
    }
figure-tumble-through =
    { $figure ->
        [0] pas d'acrobaties à travers la case d'un adversaire
       *[other] des acrobaties à travers la case d'un adversaire demandent DD { $figure }
    }
figure-tumble-further = DD +{ $figure } par adversaire après le premier
figure-tumble-accelerated = DD +{ $figure } à pleine vitesse
figure-clamber-sizes = la cible a au moins { $figure ->
        [one] 1 catégorie
       *[other] { $figure } catégories
    } de taille de plus ; sans allonge, toute créature plus grande convient
figure-reach-diagonal-yes = une allonge de { $ten } couvre deux cases en diagonale
figure-reach-diagonal-no = une allonge de { $ten } compte les diagonales comme les autres
figure-forced-descent = des dégâts en vol coûtent { $feet } de hauteur
figure-fly-bonus = le vol supérieur ajoute { $figure } aux tests et ignore vents et rafales
figure-wingover = le don fait tourner jusqu'à 180 degrés une fois par round pour { $feet }, sans gain de hauteur dans ce round
figure-gliding = en vol plané, on descend de { $feet } par phase, sans coût, et on ne monte jamais
figure-aerial-fall = qui cesse de voler tombe aussitôt de { $feet }
figure-march-dc = la première heure au-delà d'une journée de marche demande DD { $figure }
figure-floating = après une journée à la rame, un bateau dérive avec le courant jusqu'à { $figure } heures
figure-round-the-clock =
    { $figure ->
        [0] aucune règle pour voyager jour et nuit
       *[other] voyager jour et nuit couvre { $figure } fois la distance d'une journée
    }
figure-travel-impeded =
    { $figure ->
        [0] aucune règle pour voyager en terrain entravé
       *[other] en terrain entravé, on voyage à pied comme à la vitesse { $feet }
    }

## Rules in answers

rules-no-such-topic = `topic` attend { $topics }, une règle comme corner, ou une partie du titre d'une règle, pas { $typed }.{ $hint }
rules-none-here = { $book } n'a pas de règle sur { $topic }.
rules-house-rule = règle maison ; le livre a { $has } ({ $book } : { $heading })
rules-source = { $book } : { $heading }
rules-source-of-parent = { $book } : { $heading }, d'après { $parent }
rules-in-full = { $title } ({ $rule }) : { $meaning }. [{ $source }]
rules-in-full-idle = { $title } ({ $rule }) : { $meaning }. Avec les autres règles actuelles, elle ne change rien. [{ $source }]
rules-ruleset = { $name }.
rules-ruleset-extends = { $name } ; ce qu'il ne couvre pas suit { $parent }.
# $own (text) rules with what they are: `corner allowed, diagonals one-for-one`
rules-own = Règles maison : { $own }.
rules-of-topic = { $topic } : { $meanings }.
rules-more = /rules topic:steps montre tout un sujet, /rules topic:corner une seule règle.

## Choices in completion

offer-topic = { $topic } : { $rules ->
    [one] { $rules } règle
    [many] { $rules } règles
   *[other] { $rules } règles
    }
offer-rule = { $rule } : { $title }
offer-value = { $value } : { $meaning }
offer-door = { $name } : { $barrier ->
        [door] porte fermée
        [open-door] porte ouverte
        [locked-door] porte verrouillée
        [secret-door] porte secrète
        [window] fenêtre
        [grate] grille
       *[curtain] rideau
    }
offer-book = celle du livre de règles

## Help

help-intro = Pour faire juger un déplacement : /table new crée un plateau, /creature add ajoute une créature, /move la déplace. Plus sur une commande : /help command:move.
help-command = /{ $command } - { $about }
help-others = Autres commandes : { $others }.
help-example = Exemple : { $example }
help-option = { $option } : { $about }
help-option-needed = { $option } : { $about } (obligatoire)
help-option-words = { $option } : { $about } [{ $words }]
help-option-words-needed = { $option } : { $about } [{ $words }] (obligatoire)
help-one-by-one = Dans la console, aussi une par une, true ou false : { $options }
