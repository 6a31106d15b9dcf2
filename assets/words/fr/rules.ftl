### What the rules and the policies of the rulebooks are called, and what they mean.

## Ordinary movement

policy-diagonals-alternating = la 1re, la 3e, la 5e ... diagonale coûte { $five }, la 2e, la 4e ... { $ten }
policy-diagonals-one-for-one = chaque diagonale coûte { $five }
policy-corner-forbidden = pas de diagonale au coin d'un mur, d'une porte fermée, d'une case pleine ou d'un pilier
policy-corner-by-fill = pas de diagonale au coin d'un mur, d'une porte fermée ou d'une case pleine ; au coin d'un pilier, cela passe
policy-corner-allowed = une diagonale passe les coins si l'un des deux côtés est libre
policy-hampering-doubling = chaque couche de ce qui gêne dans l'espace où l'on entre double le prix
policy-hampering-once = entrer dans ce qui gêne coûte { $ten }, jamais plus
policy-hampering-on-leaving = chaque couche de ce qui gêne dans l'espace quitté ajoute { $five }
policy-difficult-diagonal-uncounted = une diagonale gênée ne compte pas parmi les diagonales
policy-difficult-diagonal-counted = une diagonale gênée compte parmi les diagonales comme toute autre
policy-mixed-terrain-worst-square = des cases d'une grande créature, c'est celle qui gêne le plus qui compte
policy-deep-water-free = l'eau où l'on patauge ne coûte rien de plus que son terrain
policy-deep-water-wading = patauger coûte quatre cases par case aux créatures de taille moyenne ou plus, les plus petites nagent ; au fond d'une eau de 10 pieds ou plus une case en coûte deux
policy-trenches-leaving = sortir d'une tranchée coûte le double, y entrer rien de plus
policy-trenches-free = les tranchées ne coûtent rien de plus
policy-big-ignore-nothing = les grandes créatures sont gênées comme les autres
policy-big-ignore-growth-and-shallows = les créatures de très grande taille ou plus ne sont gênées ni par les broussailles denses ni par l'eau peu profonde
policy-unhampered-airborne-and-incorporeal = qui vole ou n'a pas de corps n'est pas gêné par le sol
policy-incorporeal-stopped = murs et cases pleines arrêtent les créatures sans corps comme les autres
policy-incorporeal-passes = les créatures sans corps traversent murs et cases pleines, et peuvent s'y arrêter
policy-low-barrier-adds = franchir un muret ajoute { $ten } au pas
policy-low-barrier-hampers = franchir un muret gêne le pas
policy-low-barrier-blocks = on ne franchit pas un muret en marchant ; on le saute ou on l'escalade
policy-blocking-impassable = on ne traverse ni murs, ni portes fermées, ni cases pleines, ni piliers, ni le bord du plateau
policy-impeded-no-effect = un terrain entravé ne se distingue pas d'un terrain libre
policy-impeded-full-round = entrer dans une case entravée prend une { -full-round-action } pour cette seule case
policy-speed-bonuses-highest-of-kind = les bonus de vitesse d'un même type ne se cumulent pas : le plus haut compte ; celui d'un barbare se perd en armure lourde ou sous une charge lourde, celui d'un moine en armure ou sous une charge ; la rapidité double au plus une vitesse
policy-flat-footed-armor = pas de bonus de Dextérité à la CA ni d'{ -attack-of-opportunity(form: "many") }
policy-flat-footed-armor-and-maneuvers = pas de bonus de Dextérité à la CA, aux manœuvres et à la défense de manœuvre, ni d'{ -attack-of-opportunity(form: "many") }
policy-flat-footed-unknown = cet état n'existe pas
policy-prone-melee = -4 aux attaques de mêlée, -4 à la CA contre la mêlée, +4 à la CA à distance
policy-prone-attacks-and-armor = -4 aux attaques et -4 à la CA
policy-prone-armor-and-reflex = -2 en Armure et Réflexes
policy-fatigued-no-running = ni course ni charge
policy-fatigued-unknown = ce que fait la fatigue, le MJ le dit
policy-unsteady-accuracy-and-defenses = -2 en précision, Armure, Robustesse et Réflexes
policy-unsteady-unknown = on n'est pas instable
policy-without-speed-accuracy-armor-and-reflex = -2 en précision, Armure et Réflexes dans l'eau sans vitesse de nage, et en escaladant sans vitesse d'escalade
policy-without-speed-unknown = escalader ou nager sans vitesse pour cela ne coûte rien au combat
policy-undergrowth-hides-concealment = camouflage dans un sous-bois léger ou dense
policy-undergrowth-hides-unknown = ce que cache un sous-bois, le MJ le dit
policy-hazardous-entered = on entre dans un terrain dangereux comme dans un autre ; ce qui y attend, le MJ le dit
policy-ground-checks-asked = un terrain qui demande un test laisse passer qui le réussit ; qui échoue s'arrête devant
policy-balance-falls-by-five = un terrain qui demande Équilibre se traverse à demi-vitesse, à pleine vitesse avec -5, et prend au dépourvu qui n'a pas 5 rangs ; qui échoue s'arrête devant, qui échoue de 5 ou plus y tombe
policy-balance-stops = un terrain qui demande Équilibre se traverse à pleine vitesse, à demi-vitesse avec +5 ; qui échoue s'arrête devant
policy-balance-unknown = il n'y a pas de compétence Équilibre
policy-squeezing-doubles = un pas dans un endroit étroit compte double une fois de plus
policy-squeezing-hampers = un pas dans un endroit étroit est gêné comme par un { -difficult-terrain }
policy-squeezing-free = se serrer ne coûte aucun mouvement, et ne se juge qu'au début d'une phase
policy-squeeze-width-half = une créature se serre jusqu'à la moitié de la largeur de son espace
policy-squeeze-width-next-smaller = une créature se serre jusqu'à la largeur de la taille juste inférieure
policy-squeeze-stacking-multiply = se serrer double en plus du terrain qui gêne
policy-squeeze-stacking-worst = se serrer ne double que là où le terrain ne le fait pas
policy-squeeze-past-beside = se serrer contre un adversaire, c'est passer à côté de lui, pas par ses cases
policy-squeeze-past-through = une créature serrée peut passer par les cases d'un adversaire
policy-tighter-escape-artist = plus étroit encore, il faut un test d'Évasion : pas d'attaque, -4 à la CA et pas de bonus de Dextérité à la CA pendant ce temps
policy-tighter-escape-artist-attacking = plus étroit encore, il faut un test d'Évasion : on peut attaquer, avec -4 à la CA et sans bonus de Dextérité à la CA
policy-tighter-escape-artist-off-guard = plus étroit encore, il faut un test d'Évasion : pas d'attaque, et { -flat-footed } pendant ce temps
policy-tighter-never = plus étroit encore, personne ne passe si sa tête ne passe pas
policy-tighter-flexibility = plus étroit encore, il faut la compétence Flexibility
policy-occupied-pass = on peut passer à travers
policy-occupied-closed = on ne peut pas passer à travers
policy-neutral-as-friend = qui n'est d'aucun camp s'écarte comme un allié
policy-neutral-as-opponent = qui n'est d'aucun camp se passe comme un adversaire
policy-dead-as-helpless = une créature morte se passe comme une créature sans défense
policy-dead-rough = les cases d'une créature morte gênent, et l'on peut y finir
policy-dead-nothing = les cases d'une créature morte sont comme si personne n'y gisait
policy-paralyzed-free = une créature paralysée se passe sans pénalité
policy-paralyzed-hampers = les cases d'une créature paralysée gênent
policy-size-apart-way-either-passes = des créatures si éloignées en taille passent par les cases l'une de l'autre
policy-size-apart-way-bigger-steps-over = la plus grande enjambe la plus petite, et peut s'arrêter sur elle
policy-size-apart-way-no-obstacle = des créatures si éloignées en taille ne se font pas obstacle
policy-stepover-plain-move = on n'enjambe que dans un mouvement simple
policy-stepover-double-move-too = on enjambe aussi dans un double mouvement
policy-very-small-enters = les créatures de très petite taille ou moins entrent dans des cases occupées, s'y arrêtent, et provoquent en y entrant
policy-very-small-as-others = les créatures de très petite taille ou moins entrent et s'arrêtent comme les autres
policy-fills-closed = personne ne traverse une créature qui remplit ses cases
policy-fills-corner-passed = une diagonale passe à côté de toute créature, même de celles qui remplissent leurs cases
policy-fills-corner-as-solid = une créature qui remplit ses cases a des coins, comme une case pleine
policy-ending-unless-helpless = on ne finit pas dans la case d'un autre, sauf s'il est sans défense
policy-ending-unless-far-apart = on ne finit pas dans la case d'un autre, sauf s'il est sans défense ou de trop de tailles d'écart pour faire obstacle
policy-ending-by-agreement = on finit dans la case d'un autre d'un commun accord (`share:true`), ou s'il n'y peut rien ; les deux se serrent
policy-ending-sharing = on finit dans une case où l'on peut entrer (`share:true`) ; à taille égale, les deux se serrent
policy-crowd-by-size = une case contient autant de créatures qu'il y en tient
policy-crowd-four = au plus quatre créatures partagent une case
policy-small-in-a-square-by-size = les petites créatures partagent une case comme le dit la table des tailles
policy-small-in-a-square-two = deux petites créatures partagent une case
policy-illegal-end-closest = qui s'arrête où c'est interdit va au plus proche endroit permis ; à distance égale, au dernier tenu
policy-illegal-end-squeezes = qui s'arrête dans la case d'un autre y reste, en se serrant
policy-closest-of-equals-die = entre plusieurs endroits aussi proches, un dé décide
policy-closest-of-equals-first = entre plusieurs endroits aussi proches, le premier compte, rang par rang depuis le nord-ouest
policy-threat-reach = une créature menace les cases à son allonge
policy-threat-nothing = rien n'est menacé
policy-own-squares-unless-reach-weapon = une créature menace ses propres cases, sauf si elle n'a qu'une arme à allonge
policy-own-squares-always = une créature menace ses propres cases
policy-reach-weapon-ring = une arme à allonge couvre le double de l'allonge naturelle, et rien à l'intérieur de celle-ci
policy-cover-walls-and-corners = murs, portes fermées, cases pleines et leurs coins sur la ligne empêchent les attaques
policy-conditions-disarm = qui est sans défense, étourdi, { -flat-footed } ou aveuglé ne menace rien, et nul ne menace qui il ne voit pas
policy-provoking-leaving = quitter une { -threatened-square } provoque { -attack-of-opportunity(form: "a") }
policy-provoking-nothing = bouger ne provoque jamais
policy-left-squares-vacated = un pas quitte les cases qu'il libère
policy-left-squares-any = un pas quitte toutes les cases où la créature se tenait
policy-five-foot-step-unhampered = une case qui ne gêne pas, avec une vitesse de plus de { $five } et aucun autre mouvement
policy-five-foot-step-clear = une case qui ne gêne ni ne cache, par un mode dont la vitesse indiquée dépasse { $five } : au lieu d'un autre mouvement, contre une attaque, par une capacité, ou contre un point d'action
policy-five-foot-step-unknown = il n'y a pas de { -five-foot-step }
policy-full-round-step = une { -full-round-action } laisse un { -five-foot-step }
policy-full-round-nothing = une { -full-round-action } ne laisse aucun mouvement
policy-minimum-movement-full-round = une { -full-round-action } avance toujours d'une case, ce qui provoque
policy-minimum-movement-standard = qui est ralenti jusqu'à ne plus bouger avance d'une case par une { -standard-action }
policy-minimum-movement-unknown = il n'y a pas de mouvement minimal
policy-crawl-any-point = qui est { -prone } rampe de { $five } par une { -move-action }, et provoque qui menace la case quittée ou la case d'arrivée
policy-crawl-leaving = qui est { -prone } rampe de { $five } par une { -move-action }, qui provoque par la case quittée
policy-crawl-unknown = être { -prone } ne change rien au mouvement
policy-run-over-no = on ne court ni sur un terrain qui gêne, ni en se serrant, ni sans voir où
policy-run-over-yes = on court sur un terrain qui gêne, à son prix
policy-gait-order-category-first = un { -difficult-terrain } ajoute { $five } à ce que la catégorie de vitesse fait d'un pas
policy-gait-order-difficult-first = pour les lents, ce qu'ajoute un { -difficult-terrain } double comme le pas
policy-run-penalty-heavy = une armure ou une charge lourde ôte un au multiple
policy-run-penalty-added = armure et charge ôtent chacune 1 si elles sont intermédiaires et 2 si elles sont lourdes, à partir d'un de plus que le maximum
policy-run-exposes-dexterity = qui court perd son bonus de Dextérité à la CA, sauf avec le don
policy-run-exposes-flat-footed = qui court est { -flat-footed } jusqu'à son prochain tour, sauf avec le don
policy-running-out-refused = un but au-delà du mouvement est refusé
policy-running-out-stops = qui n'a plus de mouvement s'arrête là
policy-squeeze-penalty-attack-and-armor = -4 aux jets d'attaque et -4 à la CA tant que l'on se serre
policy-squeeze-penalty-armor-and-reflex = -2 à Armor et Reflex tant que l'on se serre
policy-run-line-straight = on court en ligne droite
policy-run-line-any-way = on court par n'importe quel chemin
policy-run-limit-constitution-check = autant de rounds que la valeur de Constitution, puis un test de Constitution DD 10, 1 de plus par test déjà fait ; qui a couru jusqu'à cette limite se repose 1 minute, sans dépasser une { -move-action }, avant de courir de nouveau
policy-run-limit-might-check = autant de rounds que la valeur de Constitution, puis un test de Might DD 30, 2 de plus par test déjà fait ; un échec fatigue
policy-mode-load-listed = une vitesse indiquée pour un autre mode de déplacement vaut quoi que porte la créature
policy-mode-load-slowed = armure et charge ralentissent tout déplacement comme la marche
policy-weight-slows-two-thirds = une armure ou une charge intermédiaire ou lourde ôte un tiers, arrondi par pas de { $five } ; elles ne s'ajoutent pas
policy-weight-slows-steps = intermédiaire ôte { $five } à une vitesse de plus de { $twenty_bare }, lourde { $ten } ({ $five_bare } à { $twenty_bare } et moins) ; armure et charge s'ajoutent
policy-weight-slows-nothing = armure et charge ne changent rien à la vitesse
policy-dwarf-in-armor-keeps-speed = un nain garde sa vitesse quelle que soit l'armure
policy-dwarf-in-armor-slowed = un nain en armure intermédiaire ou lourde est ralenti comme les autres

## Charging and withdrawing

policy-charge-full-round = une charge prend un round complet et va jusqu'au double de la vitesse, ou jusqu'à la vitesse avec une seule action
policy-charge-standard = une charge est une { -standard-action } et va jusqu'à la vitesse
policy-charge-unknown = il n'y a pas de charge
policy-charge-lane-swept = tout ce que balaie l'espace occupé par qui charge doit être libre
policy-charge-lane-center = la ligne droite entre les deux centres doit être libre
policy-charge-tie-any = une charge finit dans n'importe lequel des espaces les plus proches qui soit libre et de trajet dégagé
policy-charge-tie-random = entre plusieurs espaces les plus proches au trajet dégagé, un dé décide
policy-charge-tie-straightest = une charge finit dans l'espace le plus proche qui est le plus droit devant qui charge
policy-charge-over-no = on ne charge ni sur un terrain qui gêne ni par-dessus un muret
policy-charge-past-helpless = qui se trouve sur le trajet arrête une charge, alliés compris ; pas les créatures sans défense
policy-charge-past-nobody = qui se trouve sur le trajet arrête une charge, alliés et créatures sans défense compris
policy-charge-chances-by-squares = qui charge provoque par les cases quittées, sa cible comme les autres
policy-charge-chances-not-target = qui charge provoque par les cases quittées, mais sa cible seulement si le test est un échec critique
policy-charge-check-none = une charge ne demande pas de test
policy-charge-check-maneuver-defense = un test de Movement contre la Maneuver Defense de la cible décide si une charge frappe ; un 20 naturel y ajoute 5, un 1 naturel échoue toujours
policy-charge-overrun-declared = un adversaire annoncé sur le trajet peut être renversé, avec +2 au test de Force
policy-charge-overrun-none = on ne renverse personne dans une charge
policy-charge-bonus-attack-and-armor = +2 à l'attaque finale, -2 à la CA jusqu'au prochain tour de qui charge
policy-charge-bonus-plain-damage = elle fait les dégâts d'une attaque de corps à corps normale, sans dégâts de précision ni rien qui s'ajoute à une attaque
policy-charge-weapons-lance-and-brace = la lance d'un cavalier qui charge fait des dégâts doublés, de même qu'une arme apprêtée contre une charge
policy-withdraw-start-space = une { -withdrawal } prend un round complet et va jusqu'au double de la vitesse, ou jusqu'à la vitesse avec une seule action ; quitter le départ ne provoque aucun adversaire que l'on voit
policy-withdraw-primary-target = une { -withdrawal } est une { -standard-action }, chaque pas plus loin d'un adversaire, qui n'est pas provoqué ; un test en épargne d'autres
policy-withdraw-keep-distance = une { -withdrawal } garde une distance minimale avec d'autres pendant qu'ils bougent
policy-withdraw-metric-nearest = si une { -withdrawal } éloigne se mesure entre les cases les plus proches
policy-withdraw-metric-center = si une { -withdrawal } éloigne se mesure entre les centres

## Moving through and into opponents

policy-overrun-during-move = une { -standard-action } dans un mouvement, contre un adversaire : il laisse passer, ou des tests de Force opposés décident
policy-overrun-maneuver = une { -standard-action }, ou une part d'un mouvement contre un seul : Movement contre la Maneuver Defense de chacun
policy-overrun-unknown = il n'y a pas de renversement
policy-bull-rush-push = une { -standard-action } qui repousse un adversaire tout droit, par des tests de Force opposés
policy-bull-rush-through = un mouvement par la case d'un adversaire : il laisse passer, ou des tests de Force opposés décident
policy-bull-rush-maneuver = une { -standard-action } qui repousse un adversaire, par Might contre sa Maneuver Defense
policy-bull-rush-unknown = il n'y a pas de bousculade
policy-tumble-each-opponent = à demi-vitesse près d'adversaires ou à travers eux, par un test pour chacun
policy-tumble-highest-defense = à demi-vitesse près d'adversaires, par un seul test contre la plus haute Maneuver Defense
policy-tumble-unknown = il n'y a pas d'acrobaties
policy-clamber-half-speed = à demi-vitesse dans l'espace d'un adversaire plus grand, par Movement contre sa Maneuver Defense
policy-clamber-unknown = on ne grimpe pas sur un adversaire

## Being moved by others, and flanking

policy-push-unknown = on ne pousse pas ; une bousculade repousse
policy-push-farther = chaque case d'une poussée est plus loin de qui pousse que celle d'avant
policy-push-straight = une poussée va tout droit dans une de huit directions, et s'arrête sans mal devant un obstacle
policy-pull-unknown = on ne tire pas
policy-pull-nearer = chaque case d'une traction est plus près de qui tire ; à côté de lui, le trajet peut continuer par toute case voisine
policy-slide-unknown = on ne fait pas glisser
policy-slide-any-way = qui fait glisser quelqu'un choisit tout le trajet
policy-fling-unknown = on ne projette pas
policy-fling-straight = une projection va tout droit dans n'importe quelle direction, même vers le haut, et n'a pas besoin de sol ; arrêtée par un obstacle, elle fait 1d8 aux deux par tranche complète de { $ten } restants
policy-forced-unknown = on ne déplace personne, sauf par des manœuvres à part
policy-forced-ground-ignored = un déplacement forcé ne tient pas compte du sol difficile, veut des cases libres, ne serre jamais et ne provoque personne
policy-forced-as-walking = un déplacement forcé se paie comme la marche, sa longueur servant de budget
policy-forced-prone-unknown = se jeter { -prone } n'arrête pas un déplacement forcé
policy-forced-prone-ends-it = qui est déplacé peut se jeter { -prone } dans n'importe quelle case, ce qui y met fin ; tant qu'il reste { -prone } par choix, personne ne le déplace
policy-forced-height-level = un déplacement forcé en l'air garde sa hauteur
policy-forced-height-down-or-up = un déplacement forcé en l'air mène droit vers le bas, ou vers le haut si le bas est du mauvais côté
policy-flanking-unknown = on ne prend pas en tenaille
policy-flanking-centers = deux qui menacent prennent en tenaille si la ligne entre leurs centres coupe des bords opposés, coins compris
policy-flanking-sides = deux qui menacent prennent en tenaille si la ligne entre leurs centres passe par des côtés opposés ou des coins opposés, jamais d'un côté à un coin
policy-reach-flanking-as-others = avec une allonge on prend en tenaille comme tous, depuis le centre des cases
policy-reach-flanking-any-corner = avec une allonge, la ligne peut aller de n'importe quel coin de l'espace à n'importe quel coin de celui de l'allié
policy-internal-flanking-never = on ne prend pas en tenaille de l'intérieur d'un espace
policy-internal-flanking-far-apart = à l'intérieur de quelqu'un de bien plus grand, on prend en tenaille avec tout allié qui menace le plus grand, lequel prend en tenaille qui est à l'intérieur avec tout allié qui menace cette case

## Movement in phases

policy-block-unknown = personne ne bloque le mouvement des autres
policy-block-own-speed = pour chaque pas de la cible d'une case voisine de qui bloque à une autre, un test d'initiative opposé : si celui de qui bloque est plus haut, le pas coûte en plus la vitesse de qui bloque ; plusieurs s'ajoutent ; qui peut traverser l'espace de qui bloque n'est pas retenu
policy-follow-unknown = personne ne suit pendant que les autres bougent
policy-follow-own-speed = qui suit reste à sa distance de la cible, pas à pas, tant que dure sa vitesse de la phase
policy-keep-away-unknown = personne ne garde ses distances pendant que les autres bougent
policy-keep-away-own-speed = qui fait retraite garde sa distance de chacune de ses cibles, pas à pas, tant que dure sa vitesse de la phase
policy-vanishing-opposed-initiative = qui suit et voit où est allée sa cible doit battre son initiative pour la suivre ; sinon, ou sans rien voir, il continue comme si la cible était là où elle a disparu
policy-answering-step-by-step = des mouvements qui se répondent se règlent par pas de { $five } sans dé, et le plus rapide l'emporte
policy-sprint-cost-action = un sprint coûte son action et rien de plus
policy-sprint-cost-action-or-fatigue = comme { -standard-action }, un sprint ne coûte rien de plus, dans la phase de mouvement un niveau de fatigue ; personne ne sprinte en portant ou en déplaçant une autre créature, et les montures ne sprintent pas
policy-climb-forward-unknown = on n'avance pas en escalade
policy-climb-forward-own-height = un test d'Escalade fait monter de la hauteur de son propre espace le long d'une paroi verticale solide que l'on touche ; un succès critique, du double
policy-swim-forward-unknown = on n'avance pas à la nage
policy-swim-forward-quarter-speed = un test de Natation fait avancer dans un liquide jusqu'au quart de la vitesse de base de sa taille ; un succès critique, jusqu'à la moitié

## Turns

policy-actions-standard-and-move = un tour a une { -standard-action } et une { -move-action }, ou une { -full-round-action } ; une { -move-action } peut remplacer l'{ -standard-action }
policy-actions-phases = chacun a une { -move-action } dans la phase de mouvement, et une { -standard-action }, ou un autre mouvement, dans la phase d'action
policy-chance-scope-turn = plusieurs cases quittées dans un tour ne provoquent un adversaire qu'une fois
policy-chance-scope-action = plusieurs cases quittées dans une action ne provoquent un adversaire qu'une fois
policy-diagonal-scope-turn = le compte des diagonales continue à travers tout le mouvement d'un tour ou d'une phase
policy-diagonal-scope-action = le compte des diagonales recommence à chaque action
policy-initiative-bonus-then-roll = d20 et le bonus ; à égalité, le plus haut bonus passe d'abord, puis un jet décide
policy-initiative-bonus-dexterity-roll = d20 et le bonus ; à égalité, le plus haut bonus passe d'abord, puis la plus haute Dextérité, puis un d20 décide
policy-initiative-opposed = tous bougent dans une même phase ; là où des mouvements se heurtent, des tests d'initiative opposés décident
policy-riding-mounts-space = sur une monture, on occupe son espace, on va où elle va et on attaque de là ; quand elle tombe { -prone }, on tombe : Équitation DD 15, ou 1d6
policy-stand-up-move-provokes = se relever est une { -move-action }, et provoque qui menace
policy-stand-up-move-or-step = se relever est une { -move-action }, provoque qui menace, et compte comme mouvement ; qui est terrassé se relève plutôt par son { -five-foot-step }
policy-stand-up-move-action = se relever est l'{ -move-action } de la phase de mouvement
policy-afflictions-halve-and-tire = qui est ralenti, épuisé ou enchevêtré a la moitié de sa vitesse ; qui est fatigué, épuisé ou enchevêtré ne court ni ne charge ; qui est ralenti ou chancelant a une action par tour
policy-afflictions-ten-feet = qui est ralenti avance de { $ten } au plus par une { -move-action }, sans { -five-foot-step }, course, charge ni retraite
policy-afflictions-nothing = être ralenti ou fatigué ne change rien au mouvement
policy-maneuvers-one-per-round = un round a une seule manœuvre de combat, quelles que soient les actions restantes
policy-maneuvers-as-actions-allow = un round a autant de manœuvres que les actions en permettent

## Falling, falling things and collisions

policy-fall-limit-twenty-dice = une chute fait au plus 20d6
policy-fall-limit-by-gm = une chute fait au plus 20d6 en plein air ; ailleurs, le MJ dit combien (most-dice)
policy-fall-limit-three-hundred-feet = d'une chute, { $three_hundred } au plus comptent
policy-fall-surface-first-nonlethal = sur un sol mou, le premier dé qui serait létal est non létal
policy-fall-surface-per-die = chaque dé a +2 sur un sol hérissé, +1 sur un sol dur, -1 sur un sol mou
policy-fall-surface-nothing = ce sur quoi l'on tombe ne change rien
policy-fall-jump-first-nonlethal = pour qui saute en bas, le premier dé est non létal
policy-fall-jump-first-free = les premiers { $ten } d'un saut voulu ne font rien
policy-fall-jump-shorter = une chute voulue compte { $ten } de moins
policy-fall-check-jump-or-tumble = pour qui saute en bas, un test de Saut ou d'Acrobaties DD 15 : les premiers { $ten } ne font rien, et les { $ten } suivants sont non létaux
policy-fall-check-acrobatics = un test d'Acrobaties DD 15 à son propre tour, et seulement si l'on se sait tomber : les deuxièmes { $ten } ne font rien
policy-fall-check-none = aucun test n'adoucit une chute
policy-fall-tumble-shorter = pour qui tombe sans avoir sauté, un test d'Acrobaties DD 15 raccourcit la chute de { $ten }
policy-fall-tumble-none = aucun test d'Acrobaties ne raccourcit une chute
policy-fall-prone-if-hurt = qui se blesse en tombant est { -prone }
policy-fall-prone-no = une chute seule ne met personne { -prone }
policy-fall-water-cushions = dans de l'eau d'au moins { $ten } de profondeur, les premiers { $twenty } ne font rien, les { $twenty } suivants 1d3 non létal par { $ten }, et seul le reste compte comme au sol
policy-fall-water-unknown = tomber dans l'eau ne se distingue pas
policy-dive-formula = plonger demande un test DD 15, 5 de plus par tranche complète de { $fifty }, et { $ten } de profondeur d'eau par { $thirty } ; qui réussit n'a rien
policy-dive-table = plonger demande un test DD 15, 20 à partir de { $fifty }, 25 à partir de { $hundred_ten } et 5 de plus par tranche de { $fifty }, et de l'eau profonde de { $ten } jusqu'à { $thirty }, { $twenty_bare } jusqu'à { $sixty_bare } et { $thirty_bare } au-delà ; moins profonde, elle augmente le DD de 5 et la chute de { $thirty }
policy-fall-casting-check = dans une chute de { $five_hundred } ou moins, on ne lance un sort que comme action immédiate ; il faut un test de lanceur de sorts, DD 10 et 4 par niveau de sort
policy-fall-casting-unknown = lancer un sort en tombant n'est pas prévu
policy-fall-onto-half = ce sur quoi l'on tombe subit la moitié des dégâts, mais pas plus que les points de vie de qui tombe
policy-fall-onto-unknown = tomber sur quelqu'un n'est pas prévu
policy-falling-object-by-weight = 1d6 par 200 lb si l'objet tombe de { $ten }, et 1d6 par tranche de { $ten } de plus, 20d6 au plus ; plus léger, il faut une chute plus longue pour chaque dé, et en dessous de 1 lb il ne fait rien
policy-falling-object-by-size = des dés selon la taille, et ceux de la distance de chute ; la nature de l'objet fait de -2 à +2 à chaque dé
policy-falling-object-unknown = les objets qui tombent ne sont pas prévus
policy-collision-by-speed = une collision imprévue fait 1d6 par { $ten } de vitesse, sauf si l'on bouge avec prudence
policy-collision-unknown = les collisions ne sont pas prévues
policy-collision-run-multiplied = qui heurte quelque chose en courant compte sa vitesse autant de fois que la course
policy-collision-run-base = qui heurte quelque chose en courant compte sa vitesse une fois

## Jumping

policy-jump-skill = un saut en longueur demande un test de Saut égal aux pieds franchis, un saut en hauteur 4 par pied ; le sommet est au quart de la distance
policy-jump-acrobatics = un saut en longueur demande un test d'Acrobaties égal aux pieds franchis, un saut en hauteur 4 par pied, un saut des deux la somme des deux ; le sommet est au quart de la distance
policy-jump-strength = un saut va à un quart de la vitesse de base et { $five } par 2 points de Force (formé { $five } par point, au moins { $five_bare }), à la moitié en hauteur, et peut finir en l'air
policy-jump-measure-squares = un saut en longueur compte de la case d'appel à la case de réception
policy-jump-measure-gap = un saut en longueur ne compte que l'espace entre l'appel et la réception
policy-jump-speed-per-ten = par tranche complète de { $ten } de vitesse en dessous de { $thirty_bare }, un saut perd 6, par tranche complète de { $ten } au-dessus il gagne 4
policy-jump-speed-told = ce que la vitesse ajoute à un saut n'est pas connu et doit être dit
policy-jump-speed-nothing = la vitesse n'ajoute rien au test de saut

## Ground at different heights, and flight

policy-heights-stairs-and-ledges = un sol plus haut ou plus bas de { $five } se franchit comme une marche ; plus haut, il faut escalader, sauter ou voler, et qui marche au-delà d'un sol plus bas tombe
policy-flight-classes = le vol suit cinq classes de manœuvrabilité
policy-flight-checks = le vol distingue vol inférieur, vol supérieur et vol stationnaire, avec des tests pour ce qui est difficile
policy-flight-aerial = on vole dans tous les sens au même prix, jusqu'à une hauteur au-dessus de ce qui porterait qui vole

## Flight by classes of maneuverability

policy-hover-feat-half-speed = grâce au don, un volant s'arrête en l'air par une { -move-action }, puis vole en tous sens à la moitié de sa vitesse
policy-flight-load-light-only = qui porte plus qu'une charge légère ne vole pas, de même qui va à quatre pattes en barde intermédiaire ou lourde

## Flight by checks, and aerial movement

policy-fly-failing-winged-plummet = qui rate un test de son choix descend de sa vitesse et perd l'action ; avec des ailes et 5 ou plus de manque, c'est la chute
policy-fly-failing-sinks = qui rate un test de son choix descend de sa vitesse et perd l'action, avec des ailes aussi
policy-fly-lesser-half-up-double-down = le vol inférieur monte à demi-vitesse et descend au double, doit s'entretenir en volant, et permet les charges, mais ni course, ni retraite, ni { -five-foot-step }
policy-fly-greater-as-level = le vol supérieur monte et descend comme à plat, reste sur place sans test, permet charge, course, retraite et { -five-foot-step }, et l'on y descend en flottant au lieu de tomber
policy-fly-hover-at-surfaces = qui a le vol stationnaire commence et finit son tour contre une surface, à { $five } au plus au-dessus du sol, ou tombe en fin de tour ; il n'est jamais { -prone }
policy-aerial-upkeep-each-phase = qui vole ou plane et ne bouge pas ainsi dans une phase tombe à sa fin, sauf s'il flotte
policy-height-limit-above-support = une limite de hauteur se compte depuis ce qui porterait qui vole, jusqu'à { $five } de côté ; l'essor la multiplie par quatre, et qui se trouve au-dessus quand il finit tombe
policy-aerial-load-within-capacity = qui porte plus qu'il ne peut ne vole ni ne plane
policy-aerial-load-unencumbered = qui porte plus qu'une charge légère ne vole ni ne plane
policy-midair-armor-and-reflex = en l'air, qui n'y est pas chez soi a -4 à Armor et Reflex, mais pas dans un saut à soi avant la chute
policy-midair-armor-brawn-and-reflex = en l'air, qui n'y est pas chez soi a -4 à Armor, Brawn et Reflex, mais pas dans un saut à soi avant la chute

## Climbing, swimming, digging and teleporting

policy-climb-unknown = l'escalade n'est pas prévue
policy-climb-quarter-speed = sans vitesse d'escalade, on escalade au quart de sa vitesse par un test à chaque { -move-action }, et l'on est { -flat-footed } ; à 4 de manque on n'avance pas, à 5 de manque on tombe
policy-climb-own-speed = avec une vitesse d'escalade, on va le long des murs comme en marchant, par un test là où c'est difficile ; sans elle, un test fait avancer en escalade, à -2 à Accuracy, Armor et Reflex
policy-climb-round-down-to-squares = le quart de la vitesse s'arrondit en dessous en cases entières, une case au moins
policy-climb-round-exact = le quart de la vitesse se prend tel quel, et les lents n'avancent donc pas d'une case
policy-climb-haste-harder = à demi-vitesse, le DD d'une escalade monte de 10, à pleine vitesse de 20
policy-climb-haste-half-for-five = à demi-vitesse, le test d'escalade est à -5
policy-climb-haste-none = personne n'escalade plus vite que d'habitude
policy-climb-speed-kinds = l'escalade inférieure a +8 aux tests, n'en demande pas pour un DD de 0, fait 10 à volonté, va jusqu'au double de sa vitesse (sans dépasser la marche) à -5, et pas au plafond ; l'escalade supérieure ne demande ni test ni plus d'une main, même au plafond ; la brachiation ne demande ni test ni plus d'une main, mais ne va pas au plafond
policy-climb-speed-skilled = une vitesse d'escalade a +8 aux tests, fait 10 à volonté, et va jusqu'au double de sa vitesse (sans dépasser la marche) à -5 ; elle garde sa Dextérité à la CA et ne court pas
policy-climb-speed-plain = avec une vitesse d'escalade, on escalade sans test, sauf si c'est difficile
policy-climb-hands-one = pour escalader il faut une main libre ; un bouclier n'y aide pas
policy-climb-hands-two = pour escalader il faut les deux mains libres, et pas de bouclier
policy-climb-hands-one-for-less = pour escalader il faut les deux mains libres, ou une avec un malus
policy-climb-inverted-epic = le long d'un plafond, il faut 21 degrés de maîtrise et un test de 45, 5 de moins avec de bonnes prises, sans faire 10 ni aide ; un échec fait tomber
policy-climb-inverted-unknown = escalader le long d'un plafond n'est pas prévu
policy-climb-load-harder = une charge intermédiaire augmente le DD d'une escalade de 10, une lourde de 25
policy-climb-load-check-penalty = armure et charge comptent par leur malus d'armure aux tests, à mettre dans le test
policy-climb-load-nothing = une charge ne change rien à l'escalade
policy-climb-hurt-five-more = qui se blesse en escaladant refait un test, plus difficile de 5, et tombe s'il manque 5
policy-climb-hurt-or-fall = qui se blesse en escaladant refait un test ou tombe
policy-climb-hurt-unknown = se blesser en escaladant n'est pas prévu
policy-climb-help-five = jusqu'à 5 alliés aident qui escalade, chacun à côté ou près de la corde
policy-climb-help-unknown = l'aide à l'escalade n'est pas prévue
policy-swim-unknown = nager n'est pas prévu
policy-swim-quarter-speed = sans vitesse de nage, on nage par un test au quart de sa vitesse avec une { -move-action }, à la moitié avec un double mouvement ; à 4 de manque on n'avance pas, à 5 de manque on coule
policy-swim-own-speed = avec une vitesse de nage, on va dans les liquides comme en marchant, par un test là où c'est difficile ; sans elle, un test fait avancer à la nage, à -2 à Accuracy, Armor et Reflex
policy-swim-speed-kinds = une vitesse de nage ne demande pas de test, fait 10 à volonté et court en ligne droite ; la nage supérieure a +8 contre les dangers et ignore les courants ; la propulsion ne va qu'en ligne droite et ne provoque personne, et les courants la gênent
policy-swim-speed-skilled = une vitesse de nage ne demande pas de test, a +8 contre les dangers, fait 10 à volonté et court en ligne droite
policy-swim-speed-native = avec une vitesse de nage, on nage sans test, sauf si c'est difficile ; qui vit dans l'eau y a +10
policy-swim-take-ten-no = sans vitesse de nage, personne ne fait 10
policy-swim-take-ten-unless-stormy = sans vitesse de nage, on fait 10 hors combat, mais pas par eau agitée
policy-burrow-unknown = creuser n'est pas prévu
policy-burrow-kinds = creuser et percer vont dans la terre et, comme terrain entravé ou difficile, dans la roche ; le glissement terrestre traverse les deux ; sans une telle vitesse, un test creuse une case de terre par round complet
policy-burrow-earth = une vitesse de creusement va dans la terre et la terre meuble en tout sens, mais pas dans la roche
policy-burrow-as-told = creuser n'est prévu que pour qui a une vitesse de creusement : elle est censée aller dans la terre, et pas dans la roche
policy-teleport-unknown = se téléporter avec une vitesse n'est pas prévu
policy-teleport-kinds = une vitesse de téléportation va en ligne droite, jusqu'à sa longueur, et ne provoque personne : l'inférieure vers un endroit que l'on voit, la supérieure partout ; d'un endroit pris on revient le long de la ligne jusqu'au premier libre ; qui arrive en l'air tombe
policy-teleport-as-told = se téléporter n'est prévu que comme disparaître d'un endroit vers un autre ; une vitesse de téléportation indiquée vaut comme distance
policy-combining-unknown = bouger de plusieurs façons à la fois n'est pas prévu
policy-combining-all-pay = chaque case se paie de tous les modes de déplacement que l'on a ; un mode dont la vitesse est épuisée ne sert plus
policy-combining-one-budget = tous les modes de déplacement se paient d'une seule vitesse, chacun aussi rapide, moyen ou lent qu'il est

## Armor by name, and what one carries

policy-carrying-unknown = rien n'est prévu en livres ; le poids d'une charge se dit lui-même : légère, intermédiaire ou lourde
policy-carrying-by-strength = Force, taille et morphologie disent combien de livres font une charge légère, intermédiaire ou lourde
policy-carrying-by-light-load = jusqu'au double d'une charge légère, la charge est intermédiaire, jusqu'au triple lourde ; ce qui est léger se dit (`light-load`), et sinon les charges légères du 3.5 SRD par Force y suppléent
policy-overloaded-unknown = rien n'est prévu au-delà d'une charge lourde
policy-overloaded-staggers = qui porte plus qu'une charge lourde, autant qu'il peut soulever du sol, avance de { $five } par une { -full-round-action } et perd sa Dextérité à la CA ; plus ne se porte pas du tout
policy-overloaded-impedes = qui porte plus qu'une charge lourde, autant qu'il peut traîner, est { -flat-footed } en combat, et chaque case lui est entravée ; plus ne se porte pas du tout

## Journeys

policy-travel-between-printed = une vitesse absente de la table parcourt une distance que rien ne dit
policy-travel-between-proportional = une vitesse absente de la table parcourt un mile par heure par { $ten }, comme toutes celles qui y sont
policy-travel-ships-journeys = les navires vont comme le dit la page sur les voyages
policy-travel-ships-adventures = les drakkars et les galères vont comme le dit la page sur les aventures
policy-travel-hustle-doubling = la deuxième heure à presser le pas entre deux nuits fait 1 point de dégâts non létaux, chaque heure de plus le double de la précédente ; qui en subit est fatigué
policy-travel-hustle-endurance-check = chaque heure à presser le pas demande un test d'Endurance, 10 et 5 de plus par heure ; un échec oblige à se reposer
policy-forced-march-constitution-check = chaque heure au-delà d'un jour de marche demande un test de Constitution, plus difficile de 2 à chaque fois ; un échec fait 1d6 points de dégâts non létaux et fatigue
policy-forced-march-two-dice = chaque heure au-delà d'un jour de marche fait 2d6 points de dégâts non létaux et fatigue ; il n'y a pas de test
policy-forced-march-endurance-check = chaque heure au-delà d'un jour de marche demande un test d'Endurance, 10 et 2 de plus par heure ; un échec oblige à se reposer
policy-mount-strain-lethal = une monture rate tout test de marche forcée, et ce qu'elle subit est létal ; elle est aussi fatiguée
policy-mount-strain-shared = ce que presser le pas et marcher de force font à une monture se fait aussi à qui la monte ; les deux se fatiguent
policy-mount-strain-as-walkers = une monture se fatigue comme qui marche
policy-travel-run-as-hustle = personne ne court pendant des heures : courir et se reposer tour à tour revient à presser le pas
policy-travel-run-unknown = courir n'est pas prévu
policy-travel-trail-trackless = une piste ne sert pas aux véhicules : ils vont comme là où il n'y a pas de chemin

## What the rules are called

rule-speed = Vitesse
rule-tactical-speed = Vitesse par race
rule-weight-slows = Armure et charge
rule-mode-load = Armure et charge hors de la marche
rule-dwarf-in-armor = Nains en armure
rule-medium-at-twenty = Armure ou charge intermédiaire à la vitesse 20
rule-double = Double mouvement
rule-hustle = Presser le pas
rule-sprint = Sprint
rule-run = Course
rule-run-penalty = Courir en armure ou chargé
rule-runner-speed = Vitesse avec le don Course
rule-run-exposes = Ce que la course fait perdre
rule-run-line = La ligne d'une course
rule-run-over = Courir sur un terrain difficile
rule-run-limit = Combien de temps on court
rule-armors = Armures par leur nom
rule-carrying = Capacité de charge
rule-carrying-limits = Charges selon la Force
rule-carrying-sizes = Charges selon la taille
rule-lifting = Soulever
rule-dragging = Pousser et traîner
rule-overloaded = Plus qu'une charge lourde
rule-load-penalty = Ce qu'une charge change au combat
rule-five-foot-step = Pas de placement
rule-full-round = Actions complexes
rule-minimum-movement = Mouvement minimal
rule-crawl = Ramper
rule-running-out = Un mouvement qui s'épuise
rule-diagonals = Diagonales
rule-corner = Coins
rule-hampering = Mouvement gêné
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
rule-unhampered = Ceux que le sol ne gêne pas
rule-incorporeal = Les murs et les créatures sans corps
rule-big-ignore = Ce que les plus grands ignorent
rule-low-barrier = Murets
rule-low-diagonal = Murets en diagonale
rule-blocking = Obstacles infranchissables
rule-impeded = Terrain entravé
rule-speed-bonuses = Bonus de vitesse
rule-flat-footed = { -flat-footed(form: "start") }
rule-prone = { -prone(form: "start") }
rule-fatigued = Fatigué
rule-unsteady = Instable
rule-without-speed = Escalader et nager sans vitesse
rule-undergrowth-hides = Sous-bois et attaques
rule-hazardous = Terrain dangereux
rule-ground-checks = Terrain qui demande un test
rule-balance = Équilibre
rule-squeezing = Se serrer
rule-squeeze-penalty = Ce que se serrer change au combat
rule-squeeze-width = Jusqu'où on se serre
rule-squeeze-stacking = Se serrer sur terrain difficile
rule-squeeze-past = Se serrer contre un adversaire
rule-tighter = Trop étroit pour se serrer
rule-escape = Ce qui doit passer par une ouverture
rule-escape-time = Le temps qu'il faut pour passer une ouverture
rule-occupied-friend = Traverser un allié
rule-neutral = Traverser un neutre
rule-occupied-opponent = Traverser un adversaire
rule-occupied-helpless = Traverser les créatures sans défense
rule-dead = Les morts
rule-helpless-obstacle = Obstacles sans défense
rule-paralyzed = Créatures paralysées
rule-size-apart = Tailles éloignées
rule-size-apart-way = Ce que permettent des tailles éloignées
rule-stepover = Enjamber
rule-very-small = Très petites créatures
rule-fills = Créatures qui remplissent leurs cases
rule-fills-corner = Coins des créatures qui remplissent leurs cases
rule-ending = Finir dans une case occupée
rule-crowd = Créatures par case
rule-small-in-a-square = Petites créatures par case
rule-illegal-end = S'arrêter où c'est interdit
rule-closest-of-equals = Le plus proche à égalité
rule-sizes = Taille, espace et allonge
rule-threat = Cases menacées
rule-own-squares = Ses propres cases
rule-reach-weapon = Armes à allonge
rule-reach-diagonal = Allonge en diagonale
rule-conditions = États
rule-cover = Abri
rule-provoking = Provoquer
rule-left-squares = Ce que quitte une grande créature
rule-charge = Charge
rule-charge-lane = Le trajet d'une charge
rule-charge-tie = Fins de charge aussi proches
rule-charge-over = Charger sur un terrain difficile
rule-charge-past = Créatures sur le trajet
rule-charge-chances = Provoquer en chargeant
rule-charge-check = Le test d'une charge
rule-charge-overrun = Renverser dans une charge
rule-charge-bonus = Ce qu'une charge change au combat
rule-charge-weapons = Armes dans une charge
rule-withdraw = Retraite
rule-withdraw-metric = Plus loin
rule-overrun = Renversement
rule-overrun-several = Renverser plusieurs cibles
rule-bigger-target = Jusqu'à quelle taille la cible
rule-bull-rush = Bousculade
rule-tumble = Acrobaties
rule-tumble-past = Acrobaties près d'un adversaire
rule-tumble-through = Acrobaties à travers un adversaire
rule-tumble-further = Acrobaties près de plusieurs
rule-tumble-accelerated = Acrobaties à toute vitesse
rule-clamber = Grimper sur un adversaire
rule-clamber-sizes = Sur qui l'on grimpe
rule-push = Pousser
rule-pull = Tirer
rule-slide = Faire glisser
rule-fling = Projeter
rule-forced = Déplacement forcé
rule-forced-prone = Se jeter à terre contre un déplacement forcé
rule-forced-height = Déplacement forcé en l'air
rule-ledge-grab = S'agripper au bord
rule-flanking = Tenaille
rule-reach-flanking = Tenaille avec allonge
rule-internal-flanking = Tenaille de l'intérieur
rule-block = Barrer le chemin
rule-follow = Suivre
rule-keep-away = Retraite à distance
rule-vanishing = Suivre qui disparaît
rule-answering = Un mouvement qui répond à un autre
rule-sprint-cost = Ce que coûte un sprint
rule-climb-forward = Avancer en escalade
rule-swim-forward = Avancer à la nage
rule-one-hand = Une seule main libre
rule-actions = Actions d'un tour
rule-maneuvers = Manœuvres d'un round
rule-chance-scope = Provoquer plusieurs fois
rule-diagonal-scope = Sur quoi se comptent les diagonales
rule-initiative = Initiative
rule-stand-up = Se relever
rule-riding = Monter une créature
rule-afflictions = Ralentissement et fatigue
rule-fall-dice = Chute
rule-fall-limit = Combien d'une chute compte
rule-fall-surface = Ce sur quoi l'on tombe
rule-fall-jump = Sauter en bas
rule-fall-check = Adoucir une chute
rule-fall-tumble = Acrobaties dans une chute
rule-fall-prone = À terre après une chute
rule-fall-water = Tomber dans l'eau
rule-dive = Plongeon
rule-fall-casting = Lancer un sort en tombant
rule-fall-onto = Atterrir sur quelqu'un
rule-falling-object = Objets qui tombent
rule-object-dice = Objets qui tombent, selon la taille
rule-collision = Collisions
rule-collision-run = Collisions de coureurs
rule-heights = Corniches, escaliers et fosses
rule-flight = Vol
rule-flight-minimum = Vitesse minimale en avant
rule-flight-hover = Vol stationnaire
rule-flight-backward = Voler en arrière
rule-flight-reverse = Passer en marche arrière
rule-flight-turn = Tourner en l'air
rule-flight-turn-in-place = Tourner sur place
rule-flight-maximum-turn = Le plus grand virage
rule-flight-up-angle = Pente de la montée en vol
rule-flight-up-speed = Vitesse de la montée en vol
rule-flight-down-angle = Pente de la descente
rule-flight-down-speed = Vitesse de la descente
rule-flight-between = Entre descente et montée
rule-stall = Décrocher
rule-flight-load = Voler avec une charge
rule-wingover = Virevolte en vol
rule-hover-feat = Vol stationnaire par un don
rule-fly-checks = Tests en vol
rule-fly-mishaps = Incidents en vol
rule-forced-descent = Dégâts en vol
rule-wind = Vent
rule-fly-weather = Météo en vol
rule-fly-sizes = Taille en vol
rule-fly-bonus = Ce qu'ajoute le vol supérieur
rule-fly-failing = Échouer en vol
rule-fly-lesser = Vol inférieur
rule-fly-greater = Vol supérieur
rule-fly-hover = Vol stationnaire (hover)
rule-gliding = Planer
rule-aerial-upkeep = Rester en l'air
rule-aerial-fall = Tomber d'en l'air
rule-height-limit = Limites de hauteur
rule-aerial-load = Charge en l'air
rule-midair = Combattre en l'air
rule-climb = Escalade
rule-climb-surface = Ce que l'on escalade
rule-climb-modifiers = Ce qui facilite ou gêne l'escalade
rule-climb-round = Jusqu'où on escalade
rule-climb-haste = Escalader plus vite
rule-climb-speed = Vitesses d'escalade
rule-climb-hands = Les mains pour escalader
rule-climb-inverted = Escalader le long d'un plafond
rule-climb-load = Escalader avec une charge
rule-climb-hurt = Se blesser en escaladant
rule-climb-help = Aide à l'escalade
rule-swim = Nage
rule-swim-water = Dans quoi l'on nage
rule-swim-modifiers = Ce qui facilite ou gêne la nage
rule-swim-speed = Vitesses de nage
rule-swim-take-ten = Faire 10 dans l'eau
rule-swim-hours = Nager pendant des heures
rule-breath = Retenir son souffle
rule-burrow = Creuser
rule-burrow-ground = Ce que l'on creuse sans la vitesse
rule-burrow-modifiers = Ce qui gêne en creusant
rule-burrow-rock = Creuser la roche comme la terre
rule-teleport = Se téléporter
rule-combining = Bouger de plusieurs façons
rule-jump = Saut
rule-jump-start = L'élan
rule-jump-measure = Mesure des sauts
rule-jump-speed = Vitesse et saut
rule-travel = Miles selon la vitesse
rule-travel-between = Vitesses entre celles de la table
rule-travel-day = Un jour de route
rule-travel-terrain = Terrain et routes
rule-travel-trail = Véhicules sur les pistes
rule-travel-hustle = Presser le pas pendant des heures
rule-travel-run = Courir pendant des heures
rule-forced-march = Marche forcée
rule-march-dc = Le premier test d'une marche forcée
rule-mounts = Montures
rule-mount-strain = Montures fatiguées
rule-vehicles = Véhicules
rule-travel-ships = Quelle table de navires
rule-other-ships = Navires d'une autre page
rule-floating = Se laisser porter par le courant
rule-round-the-clock = Jour et nuit
rule-travel-modes = Voyager autrement qu'à pied
rule-travel-impeded = Voyager en terrain entravé

## Rules that are tables

policy-yes = oui
policy-no = non
nothing-is-told = rien n'est prévu
hampers-nobody = ne gêne pas
hampers = gêne : { $terrains }
hampers-by-layers = { $layers ->
    [1] { $terrain }
   *[other] { $terrain } ({ $layers } couches)
    }
# $space (number) squares a side
size-on-the-board = { $size } { $space }x{ $space } allonge { $reach }
size-with-speed = { $size } { $space }x{ $space } allonge { $reach }, vitesse { $speed }
# The natural reach of who is upright, and of who is drawn out.
either-reach = { $tall }/{ $long }
speed-of-people = { $race } { $speed }
flying-takes-no-checks = voler ne demande pas de test
flying-slowly-takes = voler à la moitié de la vitesse ou moins demande un test de { $dc }
flying-in-place-takes = rester sur place en l'air demande un test de { $dc }
flying-on-after-damage-takes = voler encore après des dégâts demande un test de { $dc }
flying-on-after-collision-takes = voler encore après une collision demande un test de { $dc }
flying-again-takes = reprendre le vol en pleine chute demande un test de { $dc }
winds-do-nothing = le vent ne fait rien aux créatures
wind-takes = { $weather } DD { $dc }
flying-whatever-weather = la météo n'ajoute rien au vol
weather-adds = { $weather } { $adds }
flying-whatever-size = la taille n'ajoute rien au vol
from-size-on = à partir de la taille { $size } { $adds }
no-armor-by-name = aucune armure ne va par son nom
armors-of-weight = { $weight } : { $armors }
# $rows (text) `1: 3/6/10, 2: 6/13/20`: a Strength with the pounds of a light, a medium and a heavy load
loads-by-strength = Force { $rows } ; quatre fois plus par 10 de plus
loads-by-size = { $size } { $biped }, à quatre pattes { $quadruped }
no-load-penalty = rien n'est prévu de ce qu'une charge change au combat
load-does = charge { $weight } : la Dextérité ajoute au plus { $dexterity } à la CA, tests -{ $checks }
no-dice-of-size = { $size } rien
dice-of-size = { $size } { $dice }
hardness-is = { $word } { $figure }
hardness-between = { $word } { $least } à { $most }
hardness-impossible = { $word } impossible
cell-of-class = { $class } : { $cell }
cell-any = sans limite
cell-no = non
cell-none = aucune
cell-half = la moitié
cell-full = pleine
cell-double = double
degrees = { $degrees } degrés
turn-per-feet = { $degrees } par { $feet }
stalls = qui est trop lent pour se maintenir tombe de { $first }, puis de { $later } à chaque tour suivant jusqu'à un jet de Réflexes réussi, DD { $dc }
speeds-between = { $from } à { $to }
speeds-from = { $from } et plus
miles-by-speed = { $speeds } : { $hour } par heure, { $day } par jour
miles-by-hour-and-day = { $hour } par heure, { $day } par jour
miles-up-to-load = { $hour } par heure, { $day } par jour jusqu'à { $to } lb
miles-of-carrier = { $carrier } { $miles }
# The parts of a day's miles that are covered on a highway, on a road or trail, and where there is no path.
parts-in-land = { $land } { $highway }, { $road }, { $trackless }
part-of-passage = { $passage } { $part }
day-on-the-way = un jour compte { $foot } à pied, { $rowed } à la rame, { $sailed } à la voile

## Rules that are figures

figure-speed = { $figure ->
    [0] il n'y a pas d'{ -move-action }
    [1] une { -move-action } va jusqu'à la vitesse
    [2] une { -move-action } va jusqu'au double de la vitesse
   *[other] une { -move-action } va jusqu'à { $figure } fois la vitesse
    }
figure-double = { $figure ->
    [0] il n'y a pas de double mouvement
    [1] un double mouvement va jusqu'à la vitesse
    [2] un double mouvement va jusqu'au double de la vitesse
   *[other] un double mouvement va jusqu'à { $figure } fois la vitesse
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
no-people-has-a-speed = aucune race n'a de vitesse à elle
no-thing-has-dice = aucun objet n'a de dés selon sa taille
dice-by-feet-fallen = par tranche complète de { $every } de chute, { $dice }
figure-runner-speed = { $figure ->
    [0] le don Course n'ajoute rien à la vitesse
   *[other] le don Course ajoute { $feet } à une vitesse sans charge
    }
figure-lifting = au-dessus de la tête, on soulève autant qu'une charge lourde, du sol { $figure } fois autant
figure-dragging = on pousse et traîne { $figure } fois une charge lourde
figure-medium-at-twenty = { $figure ->
    [0] une armure ou une charge intermédiaire n'ôte rien à une vitesse de { $twenty } et moins
   *[other] une armure ou une charge intermédiaire ôte { $feet } à une vitesse de { $twenty } et moins
    }
figure-gaits-yes = les rapides paient { $five_bare } et { $zero } tour à tour (en diagonale { $five_bare }, { $five_bare }, 0), les moyens comme tout le monde, les lents { $ten_bare } ({ $fifteen_bare })
figure-gaits-no = tous marchent pareil
figure-poor-visibility = { $figure ->
    [0] ne pas voir où l'on va ne coûte rien de plus
   *[other] ne pas voir où l'on va gêne chaque pas
    }
figure-low-diagonal = franchir un muret ajoute { $feet } à un pas en diagonale
figure-helpless-obstacle = { $figure ->
    [0] une créature sans défense ne gêne personne, si grande qu'elle soit
   *[other] une créature sans défense qui fait obstacle (`helpless-obstacle`) gêne qui la traverse
    }
figure-ledge-grab = { $figure ->
    [0] s'agripper au bord que l'on a franchi sous une poussée demande ce que demande sa surface
   *[other] s'agripper au bord que l'on a franchi sous une poussée demande { $figure } de plus que sa surface
    }
figure-one-hand = { $figure ->
    [0] une main libre vaut deux
   *[other] avec une seule main libre, { $figure } de moins au test pour avancer en escalade ou à la nage
    }
figure-swim-hours = { $figure ->
    [0] aucun test n'est prévu par heure de nage
   *[other] chaque heure de nage demande un test de { $figure }, ou fait 1d6 points de dégâts non létaux de fatigue
    }
figure-breath = { $figure ->
    [0] combien de temps on retient son souffle n'est pas prévu
   *[other] on retient son souffle { $figure } rounds par point de Constitution ; agir raccourcit ce temps
    }
figure-burrow-rock = { $figure ->
    [0] aucun test ne rend la roche pareille à la terre
   *[other] un test de { $figure } rend la roche pareille à la terre pour qui creuse ou perce
    }
figure-escape-time = { $figure ->
    [0] rien ne dit combien de temps il faut pour passer une ouverture trop étroite pour s'y serrer
    [one] passer une ouverture trop étroite pour s'y serrer prend au moins { $figure } minute
   *[other] passer une ouverture trop étroite pour s'y serrer prend au moins { $figure } minutes
}
figure-jump-start = { $figure ->
    [0] un saut ne demande pas d'élan
   *[other] sans { $feet } en ligne droite avant, un saut demande un test deux fois plus haut
    }
figure-size-apart = les tailles sont éloignées à partir de { $figure } catégories
policy-occupied-friend-pass = on traverse les alliés, mais pas dans une charge
policy-occupied-friend-closed = on ne traverse pas les alliés
policy-occupied-opponent-pass = on traverse les adversaires
policy-occupied-opponent-closed = on ne traverse pas les adversaires
policy-occupied-helpless-pass = on traverse les adversaires sans défense
policy-occupied-helpless-closed = on ne traverse pas les adversaires sans défense
figure-overrun-several = { $figure ->
    [0] on ne renverse qu'un adversaire
   *[other] chaque test perd { $figure } pour chaque cible après la première
    }
figure-bigger-target = { $figure ->
    [one] une cible a au plus { $figure } catégorie de taille de plus
    [many] une cible a au plus { $figure } catégories de taille de plus
   *[other] une cible a au plus { $figure } catégories de taille de plus
    }
figure-tumble-past = { $figure ->
    [0] près d'un adversaire, il faut sa Maneuver Defense
   *[other] près d'un adversaire, il faut un test de { $figure }
    }
figure-tumble-through = { $figure ->
    [0] on ne passe pas par acrobaties dans la case d'un adversaire
   *[other] par la case d'un adversaire, il faut un test de { $figure }
    }
figure-tumble-further = chaque adversaire après le premier rend le test plus difficile de { $figure }
figure-tumble-accelerated = à toute vitesse, le test est plus difficile de { $figure }
figure-clamber-sizes = on grimpe sur qui a au moins { $figure } catégories de taille de plus ; sans allonge, sur qui est plus grand
figure-reach-diagonal-yes = une allonge de { $ten } couvre aussi deux cases en diagonale
figure-reach-diagonal-no = une allonge de { $ten } se compte en diagonale comme toute autre
figure-forced-descent = qui se blesse en vol perd { $feet } de hauteur
figure-fly-bonus = le vol supérieur ajoute { $figure } aux tests et ignore vents et rafales
figure-wingover = grâce au don, un volant tourne une fois par round jusqu'à 180 degrés pour { $feet }, sans prendre de hauteur dans ce round
figure-gliding = qui plane descend de { $feet } par phase, ce qui ne coûte rien, et ne monte jamais
figure-aerial-fall = qui ne se maintient pas en l'air tombe aussitôt de { $feet }
figure-march-dc = la première heure au-delà d'un jour de marche demande un test de { $figure }
figure-floating = après un jour à la rame, un bateau se laisse porter par le courant jusqu'à { $figure } heures
figure-round-the-clock = { $figure ->
    [0] ce que donne de ne jamais se reposer n'est pas prévu
   *[other] qui ne se repose jamais parcourt { $figure } fois la distance d'un jour
    }
figure-travel-impeded = { $figure ->
    [0] jusqu'où l'on va là où tout est entravé n'est pas prévu
   *[other] là où tout est entravé, on parcourt à pied ce que permet une vitesse de { $feet }
    }

## What is told of the rules

rules-no-such-topic = `topic` doit être { $topics }, une règle comme corner, ou une partie du titre d'une règle, et non { $typed }.{ $hint }
rules-house-rule = règle maison ; le livre a { $has } ({ $book } : { $heading })
rules-source = { $book } : { $heading }
rules-source-of-parent = { $book } : { $heading }, d'après { $parent }
rules-in-full = { $title } ({ $rule }) : { $meaning }. [{ $source }]
rules-in-full-idle = { $title } ({ $rule }) : { $meaning }. Vu les autres règles, elle ne décide de rien ici. [{ $source }]
rules-ruleset = { $name }.
rules-ruleset-extends = { $name } ; là où son document se tait, { $parent }.
# $own (text) rules with what they are: `corner allowed, diagonals one-for-one`
rules-own = Règles maison : { $own }.
rules-of-topic = { $topic } : { $meanings }.
rules-more = /rules topic:steps dit un sujet en entier, /rules topic:corner une seule règle.

## What there is to choose from

offer-topic = { $topic } : { $rules ->
    [one] { $rules } règle
    [many] { $rules } règles
   *[other] { $rules } règles
    }
offer-rule = { $rule } : { $title }
offer-value = { $value } : { $meaning }
offer-door = { $name } : { $barrier ->
        [door] porte fermée
        [open-door] porte ouverte
        [locked-door] porte verrouillée
        [secret-door] porte secrète
        [window] fenêtre
        [grate] grille
       *[curtain] rideau
    }
offer-book = comme dans le livre de règles

## Help

help-intro = Comment se juge un mouvement : /table new crée un plateau, /creature add y met quelqu'un, /move le fait bouger. /help command:move en dit plus sur une commande.
help-command = /{ $command } - { $about }
help-others = Il y a aussi { $others }.
help-example = Exemple : { $example }
help-option = { $option } : { $about }
help-option-needed = { $option } : { $about } (obligatoire)
help-option-words = { $option } : { $about } [{ $words }]
help-option-words-needed = { $option } : { $about } [{ $words }] (obligatoire)
help-one-by-one = Dans la console, aussi un par un, true ou false : { $options }
