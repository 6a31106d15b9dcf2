### What the referee found, in sentences.

## Lengths

# A length with its squares.
length = { $feet } ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
    })

## Movements

# $does is one of verb-does-..., $bare one of verb-...
cost-of = { $spent } sur { $budget }
cost-of-distance = { $feet }, pour { $spent } sur { $budget }
cost-open = { $budget } à dépenser
moved-falls = { $creature } tombe depuis { $from }.
moved-stays = { $creature } reste en { $to } : { $spent } sur { $budget }.
moved-by-word = { $creature } { $does } de { $from } à { $to } (décision du MJ).
moved-by-word-for = { $creature } { $does } de { $from } à { $to } : { $cost } (décision du MJ).
moved-done = { $creature } { $does } de { $from } à { $to } : { $cost }.
moved-could = { $creature } pourrait { $bare } de { $from } à { $to } : { $cost }.
moved-check-here = En { $from }, tout dépend d'un test pour { $creature } :
moved-cannot-here = { $creature } ne peut pas bouger de { $from } :
moved-cannot-from = { $creature } ne peut pas { $bare } depuis { $from } :
moved-check = { $creature } { $does } de { $from } à { $to } ({ $cost }), selon un test :
moved-cannot = { $creature } ne peut pas { $bare } de { $from } à { $to } :
moved-another-way = Un autre trajet mène en { $nearest } pour { $feet } : indique seulement la case d'arrivée.
moved-nearest = Case autorisée la plus proche : { $nearest }, pour { $feet }.
moved-instead = Un simple déplacement mène en { $to } pour { $feet } : /move creature:"{ $name }" to:{ $anchor }.
moved-not-proved = Il existe peut-être un meilleur trajet.
moved-to-surface = { $to }, à la surface de { $depth } d'eau
moved-to-below-surface = { $to }, { $below } sous la surface de { $depth } d'eau
moved-to-bottom = { $to }, au fond de { $depth } d'eau
moved-to-above-surface = { $to }, { $above } au-dessus de { $depth } d'eau
moved-to-up = { $to }, { $altitude } au-dessus du sol
moved-to-down = { $to }, { $depth } sous le sol
moved-squeezes = Se faufile en chemin : { $squares }.
moved-higher-between = En chemin, jusqu'à { $feet } plus haut, puis retour.
moved-lower-between = En chemin, jusqu'à { $feet } plus bas, puis retour.
reason = - { $why }
reasons-more = - Et { $more ->
        [one] { $more } autre raison
       *[other] { $more } autres raisons
    }.

verb-move = se déplacer
verb-run = courir
verb-step = faire un { -five-foot-step }
verb-crawl = ramper
verb-fly = voler
verb-glide = planer
verb-climb = escalader
verb-swim = nager
verb-burrow = creuser
verb-teleport = se téléporter
verb-jump = sauter
verb-charge = charger
verb-withdraw = battre en retraite
verb-tumble = se déplacer en acrobaties
verb-bull-rush = avancer en bousculade
verb-clamber = se hisser
verb-push = se faire pousser
verb-pull = se faire tirer
verb-slide = glisser
verb-fling = se faire projeter
verb-does-move = se déplace
verb-does-run = court
verb-does-step = fait un { -five-foot-step }
verb-does-crawl = rampe
verb-does-fly = vole
verb-does-glide = plane
verb-does-climb = escalade
verb-does-swim = nage
verb-does-burrow = creuse
verb-does-teleport = se téléporte
verb-does-jump = saute
verb-does-charge = charge
verb-does-withdraw = bat en retraite
verb-does-tumble = se déplace en acrobaties
verb-does-bull-rush = avance en bousculade
verb-does-clamber = se hisse
verb-does-push = se fait pousser
verb-does-pull = se fait tirer
verb-does-slide = glisse
verb-does-fling = se fait projeter

## Who may strike

strike-nobody = Ne provoque aucune { -attack-of-opportunity }.
# $chance: for what, one of the following.
strike = { $number }. Provoque { -attack-of-opportunity(form: "a") } { DE($by) } ({ $chance }).
strike-standing-up = en se relevant en { $leaving }
strike-charge-failed = échec critique de la { -charge }
strike-crawling = en rampant vers { $entering }
strike-entering = en entrant en { $entering }
strike-entered = en entrant dans sa case { $entering }
strike-leaving = en quittant { $leaving }

## Rules

cited = { $many ->
        [one] Règle
       *[other] Règles
    } : { $rules }.
cited-rule = { $rule } ({ $book } : { $heading })

## The account of a movement

account-of = { $creature }, de { $from } à { $to } : { $spent } sur { $budget }, vitesse { $speed }.
# $by: rules.
account-of-by = { $creature }, de { $from } à { $to } : { $spent } sur { $budget }, vitesse { $speed } ({ $by }).
account-nothing = rien
account-steps = Case par case :
account-refused = Interdit :
account-against = Objections :
account-strikes = { -attack-of-opportunity(form: "heading") } :
account-checks = Tests :
account-besides = Aussi :
account-rules = Règles :
# $strike is a whole sentence.
account-strike = { $strike } { $rule }.
account-rule = - { $rule } : { $book }, « { $heading } »
account-step = { $number }. { $square } : { $feet }
account-steps-alike = { $numbers }. { $squares } : { $feet } par case
account-step-by = { $account } ({ $by })
account-squeezing = en se faufilant
account-so-far = { $step } ; { $spent } en tout
account-found = - { $what } ({ $rule })
account-no-chance = - Ce déplacement ne provoque pas { $who }.

## Speeds

speed-flies = Vol, à une vitesse de vol de { $length }.
speed-flies-level = Vol à l'horizontale, à une vitesse de vol de { $length }.
speed-burrows-level = Creuse, à une vitesse de creusement de { $length }.
speed-swims-level = Nage à l'horizontale, à une vitesse de nage de { $length }.
speed-climbs-level = Escalade à l'horizontale, à une vitesse d'escalade de { $length }.
speed-of-race = { $base } pour un { $race }
speed-of-size = { $base } pour une taille { $size }
speed-of-bonuses = { $feet } de bonus
speed-of-bonus = { $feet } pour { $kind }
speed-bonus-idle = Non compté : { $kinds }.
bonus-plain = des bonus
bonus-enhancement = un bonus d'altération
bonus-fast-movement = le déplacement accéléré
bonus-monk = le bonus d'altération du moine
bonus-haste = la rapidité
speed-of-runner = { $feet } pour le don Course
speed-armor = armure { $armor }
# $why: speed-armor, load-burden or both.
speed-less-for = moins { $feet } pour { $why }
# $why: conditions.
speed-less-as = moins { $feet } (état : { $why })
speed-of-its-own = { $base } de base
# $parts: the parts above with commas; $by: rules.
speed-adds-up = Vitesse { $speed } : { $parts }.
speed-adds-up-by = Vitesse { $speed } : { $parts } ({ $by }).
speed-is = Vitesse { $speed }.
speed-run = En course : { $times } fois cette vitesse.
speed-run-less = { $times ->
    [one] En course : cette vitesse, au lieu de { $most } fois, à cause de l'armure ou de la charge.
   *[other] En course : { $times } fois cette vitesse au lieu de { $most }, à cause de l'armure ou de la charge.
}

## What the referee came upon

fact-at-step = Pas { $step } : { $what }
fact-too-far = Ça coûte { $feet }, et { $creature } a { $budget }.
fact-around = En contournant { $who }, il faut { $feet } ; tout droit, ce serait { $direct }.
fact-double-would-do = Un double déplacement suffit : pace:double.
fact-double-would-do-for-a-run = Un double déplacement suffit : /move creature:"{ $name }" to:{ $to } pace:double{ $by }.
# $by (an option for the way of moving, with its space, or nothing)
fact-sprint-would-do = Un sprint suffit : /sprint creature:"{ $name }" to:{ $to }{ $by }.
fact-sprint-would-do-for-a-jump = Un sprint y mène : pace:sprint.
# $by (an option for the way of moving, with its space, or nothing)
fact-run-would-do = Une course suffit : /run creature:"{ $name }" to:{ $to }{ $by }.
fact-minimum-would-do-for-a-crawl = Avec une { -full-round-action }, c'est possible : /move creature:"{ $name }" to:{ $to } pace:minimum.
fact-minimum-would-do = Le déplacement minimal d'une case suffit : pace:minimum.
fact-too-narrow = En { $square }, le passage est trop étroit pour { $creature } : { $is }.
fact-too-narrow-takes = En { $square }, le passage est trop étroit pour { $creature } : { $is } ; { $tighter } (/escape).
fact-no-room = Il n'y a pas de place pour { $creature } en { $square }, même en se faufilant : { $is }.
fact-stops-short = { $creature } s'arrête en route vers { $goal }, sans pouvoir aller plus loin.
fact-not-one-step = On n'avance que d'une case, et { $to } ne touche pas { $from }.
fact-not-one-step-up = On n'avance que d'une case : { $feet } vers le haut ou le bas.
fact-not-one-step-here = { $creature } est déjà en { $to } : nomme une case voisine.
fact-not-straight = On court en ligne droite en terrain libre, et aucune ligne droite ne mène en { $to }.
fact-too-tangled = La recherche du meilleur trajet est trop longue : indique des cases en chemin.
fact-hazards = Attention, terrain dangereux en chemin : { $squares }.
fact-squeezes = { $creature } se faufile : { $is }.
fact-both-squeeze = { $who } se faufilent : { $is }.
fact-squeezes-later = { $creature } se faufile s'il ou elle y est encore quand commence la phase suivante : { $is }.
fact-both-squeeze-later = { $who } se faufilent si leur espace est encore commun quand commence la phase suivante : { $is }.
fact-takes-action = Coût : { $action }.
fact-flat-footed-after = À noter : { $is }.
fact-runs-no-further-rests = { $result } contre un DD de { $dc } : { $creature } cesse de courir et se repose 1 minute (10 rounds) avant de reprendre la course.
fact-check-failed = Résultat : { $result } contre un DD de { $dc }.
fact-unknown-pace = { $book } ne prévoit pas cette allure : { $pace }. Utilise { $instead }.
fact-dead = { $creature } (mort) ne peut plus bouger.
fact-cannot-move = { $creature } ({ $condition }) ne peut pas se déplacer.
fact-only-crawls = { $creature } est { -prone } et ne peut que ramper : /crawl, ou /stand pour se relever.
fact-only-crawls-as = { $creature } est { $condition } et ne peut que ramper : /crawl, ou /stand pour se relever.
fact-not-prone = { $creature } n'est pas { -prone }, et on ne rampe qu'{ -prone }. Utilise /move.
fact-crawls-on-nothing = { $creature } est { -prone }, et il n'y a rien ici sur quoi ramper : d'abord, /stand creature:"{ $creature }".
fact-not-slowed = Réservé aux créatures trop lentes pour une case, ou à l'entrée en terrain entravé.
fact-not-slowed-to-nothing = Réservé aux créatures ralenties à une vitesse de 0, ou à l'entrée en terrain entravé.
fact-too-slow-for-step = Vitesse insuffisante pour { $creature } : un { -five-foot-step } demande plus de { $length }.
fact-no-speed = { $creature } n'a aucune vitesse : pas même une case.
fact-no-speed-left = Il ne reste pas assez de vitesse à { $creature }.
fact-after-full-round = Il ne reste pas de pas : { $is }.
fact-blind = { $creature } ne voit pas où aller et ne peut donc pas courir.
fact-cannot-do-that = { $creature } ne peut pas faire ça.
fact-shares = { $who } est en { $square }. Si { $who } accepte ou n'y peut rien : /move creature:"{ $name }" to:{ $to } share:true.
fact-shares-by-a-double-move = { $who } est en { $square }. Si { $who } accepte ou n'y peut rien : /move creature:"{ $name }" to:{ $to } pace:double share:true.
fact-shares-by-a-step = { $who } est en { $square }. Si { $who } accepte ou n'y peut rien : /step creature:"{ $name }" to:{ $to }{ $way } share:true.
fact-ends-inside = Un déplacement ne peut pas finir en { $square } : { $who } s'y trouve.
fact-off-the-map = { $square } est hors de la carte.
fact-pillar = { $square } est un pilier : personne ne peut s'y tenir.
fact-solid = { $square } est une case pleine : personne ne peut s'y tenir.
fact-pillars = { $squares } sont des piliers : personne ne peut s'y tenir.
fact-solid-several = { $squares } sont des cases pleines : personne ne peut s'y tenir.
fact-door-between = Il y a une porte fermée entre { $a } et { $b }.
fact-low-between = Il y a un muret entre { $a } et { $b } : saute-le ou escalade-le.
fact-window-between = Une fenêtre sépare { $a } et { $b }.
fact-grate-between = Une grille sépare { $a } et { $b }.
fact-gap-between = L'ouverture entre { $a } et { $b } est trop étroite pour s'y faufiler.
fact-gap-closed = L'ouverture entre { $a } et { $b } est trop étroite pour s'y faufiler : { $is }.
fact-gap-takes = L'ouverture entre { $a } et { $b } est trop étroite pour s'y faufiler : { $is } (/escape ; DD selon ce qui passe : { $dcs }).
fact-wall-between = Il y a un mur entre { $a } et { $b }.
fact-door-through = Une porte fermée coupe { $to } par le milieu : personne ne peut s'y tenir.
fact-wall-through = Un mur coupe { $to } par le milieu : personne ne peut s'y tenir.
fact-window-through = Une fenêtre coupe { $to } par le milieu : personne ne peut s'y tenir.
fact-grate-through = Une grille coupe { $to } par le milieu : personne ne peut s'y tenir.
fact-door-between-middles = Il y a une porte fermée entre le milieu de { $from } et celui de { $to }.
fact-wall-between-middles = Il y a un mur entre le milieu de { $from } et celui de { $to }.
fact-window-between-middles = Une fenêtre sépare le milieu de { $from } de celui de { $to }.
fact-grate-between-middles = Une grille sépare le milieu de { $from } de celui de { $to }.
fact-cuts-corner = La diagonale de { $from } à { $to } coupe un angle.
fact-in-the-way = { $who } bloque le passage en { $square }.
fact-impeded = Entrer en { $square } coûte une { -full-round-action } pour cette seule case : /move creature:"{ $name }" to:{ $to } pace:minimum.
fact-impeded-farther-on = Entrer en { $square } coûte une { -full-round-action } pour cette seule case : va d'abord à côté, puis entre avec pace:minimum.
fact-impeded-later = Entrer en { $square } coûte une { -full-round-action } pour cette seule case, et il n'en reste pas ce tour-ci.
fact-too-many-in-square = Il n'y a plus de place en { $square }.
# $by: the names of rules.
fact-hampered = Le pas vers { $square } est gêné ({ $by }).
fact-hampered-several = Les pas vers { $squares } sont gênés ({ $by }).
fact-concealed = On voit mal en { $square } : pas de { -five-foot-step } vers cette case.
fact-tight = Le boyau en { $square } est trop étroit, même en se faufilant.
fact-not-allowed = Les règles l'interdisent.
no-strike-covered = Pas d'{ -attack-of-opportunity } pour { $who } : un mur ou son angle fait obstacle.
no-strike-ground = Pas d'{ -attack-of-opportunity } pour { $who } : le sol fait obstacle.
no-strike-condition = Pas d'{ -attack-of-opportunity } pour { $who } ({ $condition }).
no-strike-unarmed = Pas d'{ -attack-of-opportunity } pour { $who }, sans arme.
no-strike-unseen = Pas d'{ -attack-of-opportunity } pour { $who }, faute de voir la cible.
no-strike-too-near = Pas d'{ -attack-of-opportunity } pour { $who } : trop près pour son arme à allonge.
no-strike-no-reach = Pas d'{ -attack-of-opportunity } pour { $who } : son allonge se limite à sa propre case.
no-strike-had-chance = Pas d'autre { -attack-of-opportunity } pour { $who } : c'est déjà fait à ce tour.
no-strike-of-charge = Pas d'{ -attack-of-opportunity } pour { $who } : une { -charge } ne provoque pas sa cible.
no-strike-of-withdrawal = Pas d'{ -attack-of-opportunity } pour { $who } : la { -withdrawal } l'en prive.
no-strike-of-step = Pas d'{ -attack-of-opportunity } pour { $who } : un { -five-foot-step } ne provoque pas.

## Turns

turn-not-its-turn = C'est à { $whose } de jouer, pas à { $creature }.
turn-no-action-left = Il faut { $needed }, et { $creature } n'a plus { $left ->
        [nothing] d'action
        [standard] qu'une { -standard-action }
        [move] qu'une { -move-action }
       *[either] qu'une { -standard-action } ou une autre { -move-action }
    } à ce tour.
turn-not-the-only-action = { $creature } a déjà agi à ce tour : `one-action:true` vaut pour un tour à action unique.
turn-readied-less = Il faut { $needed }, et { $creature } a préparé une { -standard-action }.
turn-no-action-points = Ce livre de règles n'a pas de points d'action : il faut s'en passer.
turn-not-by-action-point = Un point d'action donne une { -move-action } ou une { -standard-action }, et il faut ici { $needed }.
turn-by-action-point = { $creature } y dépense un point d'action.
turn-trades-attack = { $creature } échange l'attaque { $nth } sur { $of } (en partant du bonus le plus bas), avec toute attaque supplémentaire à ce bonus : reste { $left }.
turn-one-maneuver = { $creature } a déjà fait sa manœuvre du round : { $made }.
turn-spent-on = { $creature } a une { -move-action } par phase, déjà prise par /{ $what }. /phase next en redonne une.
turn-carried-moved = { $creature } porte { $who }, qui a déjà bougé à cette phase : emmène { $who } après /phase next.
turn-carrier-moved = { $who } a déjà bougé à cette phase, et une fois suffit : { $creature } peut monter ou descendre après /phase next.
turn-one-step = { $creature } a déjà fait un { -five-foot-step } à ce tour.
turn-stood-by-step = Se relever a pris le { -five-foot-step } { DE($creature) } à ce tour.
turn-unknown-way = Ici, un { -five-foot-step } remplace tout autre déplacement : retire way:{ $way }.
turn-attacks-unknown = Nombre d'attaques à échanger non renseigné pour { $creature } : /creature sheet creature:"{ $creature }" base-attacks:4. Les monstres n'en ont pas.
turn-no-attack-to-trade = { $creature } n'a plus d'attaque à échanger contre un { -five-foot-step } : sa classe en donne { $of }.
turn-moved-already = { $creature } a déjà bougé à ce tour : pas de { -five-foot-step }.
turn-stepped-already = { $creature } a fait un { -five-foot-step } à ce tour, ce qui exclut tout autre déplacement.
turn-stood-by-step-instead = Se relever a pris le { -five-foot-step } { DE($creature) } à ce tour, ce qui exclut tout autre déplacement.
turn-stood-already = { $creature } s'est déjà relevé à ce tour, ce qui compte comme un déplacement : pas de { -five-foot-step }.
turn-stands-already = { $creature } n'est pas { -prone } : rien à faire pour se relever.
turn-hindered = { $creature } ({ $condition }) ne peut pas faire ça.
turn-one-action = { $creature } ({ $condition }) n'a qu'une action par tour, et il faut { $needed }.
turn-has-to-rest = { $creature } a couru jusqu'à sa limite : encore { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } de repos, sans bouger de plus d'une { -move-action }, avant de courir à nouveau.
turn-stopped-running = { $creature } a raté son test de course à ce round et doit s'arrêter.
turn-runs-no-further = { $result } contre un DD de { $dc } : { $creature } cesse de courir (fatigué).
turn-chance-before = { $who } a déjà fait { -attack-of-opportunity(form: "a") } à ce tour : pour une autre, il en faut plus d'une par round.
turn-spent-in-phase = { $who } a dépensé { $feet } à cette phase.
turn-left = Reste à { $who } : { $actions }.
turn-left-with-step = Reste à { $who } : { $actions }, plus un { -five-foot-step }.
turn-left-only-step = Reste à { $who } : seulement un { -five-foot-step }.

## Heights

height-at-surface = à la surface de { $depth } d'eau
height-in-water = dans l'eau
height-below-surface = { $below } sous la surface de { $depth } d'eau
height-on-bottom = au fond de { $depth } d'eau
height-up = { $altitude } au-dessus du sol
height-under-ground = { $feet } sous terre
height-below-ground = À cette hauteur, { $square } est du sol plein.
height-ledge = Le sol de { $square } est { $feet } plus haut : escalade, saute ou vole.
height-drop-beside = Le sol de { $square } est { $feet } plus bas : to:"{ $start } { $square }" franchit le bord.
height-drop-away = Le sol de { $square } est { $feet } plus bas : pour franchir le bord, indique chaque case du trajet.
height-drop-on-wings = Le sol de { $square } est { $feet } plus bas : à pied, { $creature } s'arrête là, et /fly continue.
height-water-beside = Il y a { $depth } d'eau en { $square } : to:"{ $start } { $square }" y entre{ $swims ->
    [none] .
   *[other] , et /{ $swims } continue à la nage.
}
height-water-away = Il y a { $depth } d'eau en { $square } : pour y entrer, indique chaque case du trajet{ $swims ->
    [none] .
    [swim-forward]  ; /swim-forward continue de là.
   *[other] , ou va au bord de l'eau et utilise /{ $swims }.
}
height-falls-into-water = { $who } franchit le bord en { $square } et tombe de { $height } dans { $depth } d'eau.
height-falls = { $who } franchit le bord en { $square } et tombe de { $height }.
height-comes-down-in-water = { $who } tombe de { $height } en { $square }, dans { $depth } d'eau.
height-comes-down = { $who } tombe de { $height } en { $square }.
height-flies-on = { $who } passe par-dessus le bord et son vol l'y maintient, à { $altitude } au-dessus du sol.
height-into-water = Il y a { $depth } d'eau en { $square } : { $who } n'a plus pied, et nage ou coule{ $swims ->
    [none] .
   *[other] . Utilise /{ $swims }.
}
height-goes-no-further = Le déplacement s'arrête là, avant { $goal }.
height-unsupported = Rien ne soutient { $creature } là-haut : chute de { $height }.
# $is (what the rule on water says)
height-depth-untold = La carte ne donne pas la profondeur de l'eau en { $square } : { $is }. Pour y nager : /map paint squares:{ $square } terrain:pit depth:10.
height-water-hampers = y marcher compte comme { -difficult-terrain }
height-has-to-swim = { $creature } n'a pas pied en { $square } : utilise /swim.
height-underwater = { $square } est sous l'eau à cette hauteur, où les ailes ne servent à rien : /swim.
height-underwater-shallow = { $square } est sous l'eau à cette hauteur, où les ailes ne servent à rien : patauge, ou vole au-dessus de l'eau.
height-no-mode = { $who } n'a pas de vitesse pour ce mode ({ $mode }) : ajoute-la avec /creature edit creature:"{ $who }" modes:"{ $word } 30".
height-only-glides = { $who } n'a pas de vitesse de vol, mais sait planer : /fly creature:"{ $who }" mode:glide.
height-only-glides-to = { $who } n'a pas de vitesse de vol, mais sait planer : /fly creature:"{ $who }" to:{ $to } mode:glide.
height-unknown-mode = { $book } n'a aucune règle pour ce mode de déplacement : { $mode }. Au choix : { $instead }.

## Jumping

jump-too-long = C'est un saut de { $feet }, et { $who } saute { $most } au plus.
jump-too-high = Il faut monter de { $feet }, et un tel saut monte de { $most } au plus.
jump-no-ground = { $who } n'a aucun appui solide pour sauter.
jump-holds-on = { $who } s'agrippe à une paroi ou à un rebord, et ne peut sauter que depuis un sol. Pour lâcher prise : /fall creature:"{ $who }" jumped:true.
jump-no-hop = Un petit bond franchit une case, à hauteur de taille au plus : { $most } de haut en cases entières.
riding-rides = { $creature } a déjà une monture ({ $mount }) : d'abord /dismount.
riding-rides-nobody = { $creature } n'est pas en selle : choisis une monture avec /mount.
riding-not-willing = { $who } est un adversaire { DE($creature) } et refuse de servir de monture.
riding-not-bigger = La taille { DE($who) } ne dépasse pas celle { DE($creature) } : une monture a au moins une catégorie de taille de plus.
riding-is-down = { $who } est { -prone } et ne peut porter personne avant de se relever.
riding-is-out = { $who } ({ $condition }) ne peut porter personne.
riding-not-beside = { $who } n'est pas à côté { DE($creature) } : rejoins d'abord sa case voisine.
riding-no-sprint = { $creature } porte { $who }, et personne ne sprinte avec quelqu'un sur le dos : /hustle.
riding-not-off = { $at } n'est pas à côté { DE($who) }.
riding-no-room = Pas de place pour { $creature } à côté de la monture : force:true met quand même pied à terre.
riding-only-over = Pas de place sûre pour { $creature } à côté de la monture : to:{ $at } met pied à terre par-dessus le bord.
escape-meaning = { $is }.
ground-stops = { $creature } s'arrête avant { $square }.
ground-falls = { $creature } tombe { -prone } en { $square }.
ground-awaits = { $who } s'arrête avant { $square }, qui demande : { $check }, DD { $dc }. { $line } avec `ground-check` continue.
ground-one-for-all = Ce seul résultat a compté pour { $checks } tests du terrain. Plusieurs, dans l'ordre, donnent à chacun le sien.
ground-exposed = { $creature } est { -flat-footed } en gardant l'équilibre, sauf avec { $ranks } rangs en Équilibre.
escape-no-gap = Aucune ouverture du trajet n'est trop étroite : /move suffit, sans test.
escape-only-through = Ce test permet de traverser { $square }, mais un espace aussi étroit n'a pas de cases où rester : indique un endroit au-delà.
escape-several-gaps = Plusieurs ouvertures étroites sur le trajet, chacune avec son test : passe-les une par une.
escape-head-stuck = Même la tête { DE($creature) } ne passe pas.
escape-fits-unknown = Le DD dépend de ce qui passe (fits) : { $dcs }.
escape-takes = Ça prend au moins { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
escape-longer-than-a-turn = Ça prend au moins { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, plus long qu'un tour : une fois ce temps passé, force:true fait passer la créature.
escape-no-taking-twenty = Aucune règle ne dit si on peut faire 20 à ce test.
escape-tries-again = { $creature } reste sur place et peut réessayer.
jump-standing = Sans { $needs } d'élan, le DD double. S'il y a eu élan : running:true.
jump-over-the-gap = En comptant le vide seul, le DD est de { $dc } (règle maison jump-measure).
jump-over-the-squares = En comptant de case à case, le DD est de { $dc } (règle maison jump-measure).
jump-speed = La vitesse donne { $adds } au test : à ajouter à bonus, déjà compris dans check.
jump-speed-untold = Une vitesse de { $speed } aide à sauter, mais le livre n'en donne pas la valeur : speed-bonus:{ $bonus } serait celle du SRD.
jump-short = Le saut n'atteint que { $square }.
jump-no-higher = { $who } retombe à son point de départ.
jump-drops = Arrivée { $feet } plus bas.
jump-would-drop = En cas de réussite, arrivée { $feet } plus bas.
jump-midair = Le saut finit en l'air, sans malus, et sans chute avant la phase suivante.
jump-sprawls = { $who } n'a pas appris à sauter et ne bat pas le DD de 5 : arrivée { -prone }.
jump-fails-badly = { $who } rate le DD de 5 ou plus : arrivée { -prone }.
jump-hangs = { $who } s'agrippe au bord opposé. Se hisser demande une { -move-action } et un test d'Escalade DD 15.

## Climbing, swimming, digging

mode-no-way = Par là, { $creature } ne peut pas aller en { $square } : pas de sol, et rien que ce déplacement puisse traverser.
mode-no-water = { $creature } ne peut pas nager jusqu'en { $square } : il n'y a pas d'eau.
mode-no-hold-below = En { $square }, à { $depth } sous son sol, il n'y a rien à escalader.
mode-no-hold = En { $square }, à { $altitude } du sol, il n'y a rien à escalader.
mode-nothing-to-climb = Là où { $creature } arrive en { $feet }, il n'y a rien à escalader.
mode-no-earth = Par là, { $creature } ne peut pas creuser jusqu'en { $square } : on creuse dans la terre, sous le sol.
mode-ashore = { $square } est au sec. La nage s'arrête au premier pas sur la rive : { $creature } continue à pied avec un autre déplacement.
mode-not-afloat = { $square } est au sec : { $creature } marche d'abord jusqu'à l'eau, avec un autre déplacement.
mode-nothing-holds = Rien ne soutient { $creature } là-haut en { $square }.
mode-not-from-here = De là où est { $creature }, ce mode de déplacement ne mène nulle part : { $mode }.
mode-not-by-teleport = On ne charge ni ne se replie en se téléportant : /teleport.
mode-used-up = { $creature } n'a plus de vitesse pour ce mode ({ $mode }) : { $speed } pour ce déplacement.
mode-bent = Ce déplacement doit aller tout droit.
mode-brachiates = En brachiation, pas de charge, de course, de repli ni de { -five-foot-step }.
mode-smooth = Impossible à escalader.
mode-hands = { $is }.
mode-ranks = Il faut { $needs } degrés de maîtrise : indique-les avec ranks:{ $needs }.
mode-no-haste = Impossible d'aller plus vite : retire pace.
mode-no-run = { $mode ->
    [climb] On ne court pas en grimpant
    [burrow] On ne court pas en creusant
   *[teleport] On ne court pas en se téléportant
} : tape /move au lieu de /run.
mode-sees-nothing = { $creature } ne voit rien sous terre, et on ne court pas à l'aveugle.
mode-no-taking-ten = Ici, on ne peut pas faire 10 : donne check avec le résultat, ou bonus seul.
mode-helpers-beside = Ceux qui aident doivent être à côté { DE($creature) } ou de sa corde : il n'y a pas la place.
mode-no-helper = Personne ne peut aider à ça.
mode-helpers = { $most } au plus peuvent aider.
mode-only-forward = Sans vitesse pour ce mode ({ $mode }), { $creature } n'avance qu'un peu, avec un test : /{ $command }.
mode-one-at-a-time = { $book } n'a aucune règle pour combiner plusieurs modes : choisis-en un, par exemple mode:walk.
mode-not-through = { $creature } ne peut pas creuser ce sol : { $ground }.
mode-one-square = Creuser un tel sol prend un round complet par case.
mode-unseen = { $creature } doit voir la destination.
mode-no-room = Aucune place libre sur la ligne : { $creature } reste sur place, et l'action est perdue.
mode-exposed = { $creature } n'a pas de bonus de Dextérité à la CA en pleine escalade.
mode-flat-footed = { $creature } en pleine escalade : { -flat-footed }.
mode-no-progress = Il manque { $short } à { $creature }, qui n'avance pas.
mode-falls = { $creature } lâche prise et tombe de { $height }.
mode-goes-under = { $creature } coule.
mode-keeps-afloat = { $creature } est en eau profonde : { $check } avant la fin du tour ({ $is }), ou coule s'il manque 5 ou plus.
mode-holds-on = { $creature } tient bon.
mode-every-hour = Chaque heure de nage demande un test de Natation DD { $dc }, sinon 1d6 points de dégâts non létaux de fatigue.
mode-holds-breath = Sous l'eau, { $creature } retient son souffle. Hors combat : une minute ou deux, en actions de mouvement ou libres, puis Asphyxiating.
mode-breath-known = { $creature } peut retenir son souffle { $rounds } rounds, moins un par action autre qu'un déplacement.
mode-breath-untold = { $creature } peut retenir son souffle { $rounds } rounds par point de Constitution, qui n'est pas renseignée.
mode-shunted = La place est prise : { $creature } arrive en { $to }, plus tôt sur la ligne.
mode-full-round = Cette seule case prend un round complet.
mode-hardness = Le DD dépend de { $option } : { $is }. Ou donne-le avec dc.

## Flight by checks

air-not-in-this-flight = Le vol inférieur ne permet pas cette allure ({ $pace }).
air-starts-in-open-air = { $creature } est en vol stationnaire sans surface à côté : le sol doit être à { $below } au plus. S'il en manque une sur la carte : ceiling:true.
air-nothing-to-hover-at = { $creature } est en vol stationnaire sans surface à côté : le sol doit être à { $below } au plus.
air-falls-at-turns-end = Rien ne retient là-haut : sans atteindre une surface, chute de { $height } à la fin du tour.
air-falls = { $creature } tombe de { $height }.
air-stays = { $creature } n'avance pas et perd son action.
air-sinks = { $creature } n'avance pas et descend de { $from } à { $to }, sans dégâts. L'action est perdue.
air-lowered = { $creature } descend de { $from } à { $to }, sans dégâts.
air-floats-down = { $creature } descend en flottant depuis { $from }, sans dégâts.
air-not-yet-kept-up = { $creature } a volé { $flown } sur plus de la moitié de { $speed } : sans aller plus loin, un test à la fin du tour pour rester en l'air.
air-never-prone = { $creature } est en vol stationnaire : rien ne peut l'envoyer { -prone }.
air-needs-no-check = { $creature } n'a besoin d'aucun test pour rester en l'air.
air-unknown-mishap = { $book } n'a aucune règle pour les incidents de vol.
air-too-late-to-fly = Après un test raté ou une collision, impossible de reprendre son vol en pleine chute.
air-cannot-catch-itself = { $creature } n'a pas le vol inférieur qu'il faut pour reprendre son vol en pleine chute.
air-never-up = Un vol plané ne prend jamais de hauteur.
air-on-the-floor = { $creature } touche le sol et ne peut pas planer au ras.
air-no-further-down = Un vol plané descend de { $feet } par phase, pas plus.
air-has-to-come-down = Un vol plané finit { $feet } plus bas que son départ, ou au sol.
air-too-high = Hauteur maximale : { $limit } au-dessus d'un appui. S'il y en a un plus haut, indique-le avec support.
air-overloaded = { $creature } porte trop : { $is }.
air-in-midair = À noter : { $is }.
air-no-such-wind = { $book } ne dit pas ce qu'un tel vent ({ $wind }) fait aux créatures. /fly et /fly-mishap comptent la météo là où elle joue.
air-withstands = Ce vent ({ $wind }) ne fait rien à { $creature }.
air-withstands-in-flight = Ce vent ({ $wind }) ne fait rien à { $creature } (compte en vol pour une taille { $size }).
air-on-a-failure = En cas d'échec, { $does }
air-blows-prone = le vent met { $creature } { -prone }.
air-blows-back = le vent repousse { $creature } (compte en vol pour une taille { $size }) de { $distance } fois { $each }.
air-rolls-away = le vent fait rouler { $creature } sur { $distance } fois { $each }, { -prone }, avec { $damage } dégâts non létaux à chaque fois.
air-blows-away = le vent emporte { $creature } (compte en vol pour une taille { $size }) sur { $distance } fois { $each }, avec { $damage } dégâts non létaux.
air-checks = { $creature } ne peut pas avancer contre le vent.
air-checks-in-flight = { $creature } (compte en vol pour une taille { $size }) ne peut pas avancer contre le vent.

## Flight by classes

flight-no-class = La { -maneuverability } { DE($who) } n'est pas renseignée : /creature edit creature:"{ $who }" modes:"fly 60 good" (perfect, good, average, poor ou clumsy).
flight-too-loaded = { $creature } porte une charge { $load }, et on ne vole qu'avec une charge légère : /creature edit creature:"{ $creature }" load:light.
flight-barded = { $creature } porte une barde { $armor }, et une monture ne vole qu'avec une barde légère : /creature edit creature:"{ $creature }" armor:light.
flight-too-slow = { $flier } doit voler { $needed } par tour pour se maintenir, et { $creature } a volé { $flown }.{ $plain ->
        [yes] { " " }Va plus loin, pose-toi ou décroche (stall:true).
       *[no] { "" }
    }
flight-no-hover = { $flier } ne peut pas faire du surplace.
flight-no-backward = { $flier } ne peut pas voler en arrière.
flight-turns-too-soon = { $flier } tourne de { $turn } après { $after } : ici, { $angle } après { $flown }.
flight-no-turn-in-place = { $flier } ne peut pas tourner sur place.
flight-turns-too-far = { $flier } tourne de { $most } au plus dans un même espace, pas de { $angle }.
flight-faces-elsewhere = { $creature } ne finirait pas avec cette orientation : { $asked }.
flight-climbs-too-steeply = { $flier } monte à { $slope } au plus : ici, { $climbed } de montée pour { $level } à l'horizontale.
flight-descends-too-steeply = { $flier } plonge à { $slope } au plus : ici, { $descended } de descente pour { $level } à l'horizontale.
flight-climbs-too-soon = { $flier } vole { $needed } à l'horizontale entre descente et montée : { $flown } jusqu'ici.
flight-turns-in-place = { $flier } paie { $feet } pour tourner autant sur place.
flight-hovers = { $creature } reste sur place grâce au don Vol stationnaire.
flight-wheels = { $creature } tourne grâce au don Virage sur l'aile, une fois par round.
flight-wheeled-already = { $creature } a déjà utilisé Virage sur l'aile à ce round.
flight-no-climb-with-wingover = Pas de gain de hauteur dans un round avec Virage sur l'aile.
flight-is-stalled = { $creature } a décroché, est tombé de { $fallen } et passe ce tour à se rétablir : jet de Réflexes DD { $dc }. En cas d'échec, encore { $later } de chute au plus. Donne le jet : /fly creature:"{ $creature }" check:18.
flight-drops = Décrochage : chute de { $feet }. Au prochain tour, jet de Réflexes DD { $dc } pour se rétablir : /fly creature:"{ $creature }" check:18.
flight-could-land = { $creature } vole assez bas pour se poser plutôt : /fly creature:"{ $creature }" to:"{ $path }".
flight-crashes = Décrochage : chute jusqu'en bas, { $height } en tout.
flight-faces = Orientation : { $facing }.
flier-clumsy = Une créature à { -maneuverability } déplorable
flier-poor = Une créature à { -maneuverability } médiocre
flier-average = Une créature à { -maneuverability } moyenne
flier-good = Une créature à bonne { -maneuverability }
flier-perfect = Une créature à { -maneuverability } parfaite

## Loads

# $noted: [stand-in] where the figures are another rulebook's.
load-one-square =
    { $who } porte { $pounds } lb, plus que sa charge lourde de { $heavy } lb{ $noted ->
        [stand-in] { " " }(charge légère du SRD 3.5, à défaut : indique la tienne avec `light-load`)
       *[own] { "" }
    } : une seule case par { -full-round-action } (pace:minimum).
load-too-much-to-carry =
    { $who } ne peut pas porter { $pounds } lb : { $most } lb au plus, et pousser ou traîner jusqu'à { $drag } lb{ $noted ->
        [stand-in] { " " }(charge légère du SRD 3.5, à défaut : indique la tienne avec `light-load`)
       *[own] { "" }
    }.
load-too-much =
    { $who } ne peut pas porter { $pounds } lb : { $most } lb au plus, portées ou traînées{ $noted ->
        [stand-in] { " " }(charge légère du SRD 3.5, à défaut : indique la tienne avec `light-load`)
       *[own] { "" }
    }.
load-no-climbing = Au-delà d'une charge lourde, on peut s'agripper, mais pas escalader.
load-plucked-off = Une charge au-delà du maximum à tirer arrache le grimpeur de la paroi.
load-caught = Tant que la créature rattrapée ne s'est pas dégagée par un test de Movement, ses { $pounds } lb comptent dans la charge.
load-flat-footed = Avec cette charge : { -flat-footed } en combat.
load-no-dexterity = Avec cette charge, pas de bonus de Dextérité à la CA.
load-more-than-heavy = plus qu'une charge lourde
# "medium load"
load-of-weight = charge { $weight }
# $what is load-of-weight or load-more-than-heavy.
load-burden =
    { $what } ({ $pounds } lb{ $noted ->
        [stand-in] {" "}; charge légère du SRD 3.5, à défaut : indique la tienne avec `light-load`
       *[own] { "" }
    })
# A creature's load, in the description of it.
carries = porte { $pounds } lb : charge { $weight } ({ $within })
carries-more-than-heavy = porte { $pounds } lb : plus qu'une charge lourde, { $step } par { -full-round-action } ({ $within })
carries-too-much = porte { $pounds } lb : plus que son maximum ({ $within })
carries-unknown = porte { $pounds } lb, sans limites renseignées
load-limits =
    légère jusqu'à { $light }, intermédiaire jusqu'à { $medium }, lourde jusqu'à { $heavy } ; traîne { $drag }{ $noted ->
        [stand-in] {" "}; charge légère du SRD 3.5, à défaut : indique la tienne avec `light-load`
       *[own] { "" }
    }
load-limits-lifting =
    légère jusqu'à { $light }, intermédiaire jusqu'à { $medium }, lourde jusqu'à { $heavy } ; soulève { $most }, traîne { $drag }{ $noted ->
        [stand-in] {" "}; charge légère du SRD 3.5, à défaut : indique la tienne avec `light-load`
       *[own] { "" }
    }
load-penalty = bonus maximal de Dextérité à la CA +{ $dexterity }, malus aux tests -{ $checks }

## Charging and withdrawing

charge-no-opponent = { $who } n'est pas un adversaire { DE($creature) }.
charge-unseen = { $creature } ne voit pas { $who }.
charge-curtained = Un rideau cache { $who } à { $creature }.
charge-not-burrowing = { $creature } creuse, et on ne charge pas à travers le sol.
charge-not-climbing = { $creature } grimpe, et on ne charge pas le long d'un mur.
charge-no-end = Aucune case de la carte ne permet à { $creature } d'attaquer { $target }.
charge-from-the-water = Pour attaquer { $target }, { $creature } devrait être en eau profonde, où une { -charge } à pied ne peut pas finir.
charge-target-higher = { $target } est { $feet } plus haut, hors d'allonge pour { $creature } : une { -charge } ne monte et ne descend qu'en vol, ou dans l'eau avec une vitesse de nage.
charge-target-lower = { $target } est { $feet } plus bas, hors d'allonge pour { $creature } : une { -charge } ne monte et ne descend qu'en vol, ou dans l'eau avec une vitesse de nage.
charge-other-end = Cette { -charge } ne finit pas en { $to } : elle finit à l'endroit le plus proche d'où l'on peut attaquer, { $ends }.
charge-tie-rolled = À égale distance : { $ends }. d{ $die } ({ $rolled }) : la { -charge } finit en { $to }.
charge-too-near = L'endroit le plus proche d'où attaquer est à { $feet }, et une { -charge } demande au moins { $least }.
charge-squeezed-start = { $creature } se faufile et ne peut pas charger.
charge-slow-ground = Le terrain en { $square }, sur la ligne de charge, ralentit.
charge-drop-in-lane = Le sol de { $square }, sur la ligne de charge, est { $feet } plus bas.
charge-water-in-lane = Il y a { $depth } d'eau en { $square }, sur la ligne de charge.
charge-slow-body = { $who }, en { $square } sur la ligne de charge, ralentit.
charge-low-or-narrow = Entre { $a } et { $b }, sur la ligne de charge, il y a un obstacle à franchir ou un passage étroit.
charge-no-overrun = Ici, { $is }.
charge-not-met = { $who } ne bloque pas le passage : personne à renverser.
charge-not-in-need = { $who } est sans défense : la { -charge } passe sans renversement.
charge-bonus = En charge : { $is }.
charge-weapons = Armes : { $is }.
charge-dives = C'est un piqué : { $creature } inflige des dégâts doublés avec ses griffes ou ses serres.
charge-rider-strikes = { $who } attaque depuis la selle : la charge finit là où porte son attaque.
charge-no-primary = Une { -withdrawal } se fait face à un adversaire visible qui contrôle la case { DE($creature) }. Il n'y en a pas : utilise /move.
charge-no-threat = { $who } ne contrôle pas la case { DE($creature) } : rien à fuir par une { -withdrawal }.
charge-not-farther = Le pas vers { $square } n'éloigne pas de l'adversaire.

## Flanking

flank-with = Avec { $name } : la ligne de { $from } à { $to }.
flank-with-inside = Avec { $name } : l'un des deux partage des cases avec une créature bien plus grande ou bien plus petite.
flank-unknown = { $book } ne prévoit pas de prise en tenaille. À la place : { $instead }.
flank-no-opponents = { $flanker } et { $target } ne sont pas adversaires.
flank-no-ally = { $who } n'est pas un allié { DE($flanker) } contre { $target }.
flank-no-line = Aucune ligne entre { $flanker } et { $who } ne traverse { $target } comme il faut.
flank-alone = { $flanker } n'a pas d'allié ici.
flank-since-condition = { $condition }
flank-since-unarmed = sans arme
flank-since-unseen = ne voit pas la cible
flank-since-neutral = neutre
flank-without-reach = { $who } contrôle { $target } depuis son espace, mais sans allonge on ne prend personne en tenaille.
flank-since-no-reach = allonge limitée à ses propres cases
flank-since-too-far = hors d'allonge
flank-since-too-near = trop près pour son arme à allonge
flank-since-covered = un mur ou son angle fait obstacle
flank-no-threat = { $who } ne contrôle pas la case { DE($target) } : { $why }.

## Maneuvers

maneuver-no-opponent = { $who } n'est pas un adversaire { DE($mover) }. Entre amis, /move suffit.
maneuver-too-big = { $who } est de trop grande taille : la cible dépasse { $mover } de { $sizes ->
        [one] { $sizes } catégorie de taille
       *[other] { $sizes } catégories de taille
    } au plus.
maneuver-no-helper-beside = Un allié qui aide doit commencer à côté { DE($creature) }.
maneuver-extra = Les { $feet } de plus ajoutent { $harder } au DD.
maneuver-extra-reaches = { $feet } de plus suffisent, pour un DD plus élevé de { $harder } : extra:{ $typed }.
maneuver-not-big-enough = { $who } est de trop petite taille : la cible doit dépasser { $mover } d'au moins { $sizes ->
        [one] { $sizes } catégorie de taille
       *[other] { $sizes } catégories de taille
    }.
maneuver-above = { $who } est au-dessus { DE($mover) }, donc pas sur le passage.
maneuver-below = { $who } est au-dessous { DE($mover) }, donc pas sur le passage.
maneuver-above-there = En { $square }, { $who } serait au-dessus { DE($mover) }, donc pas sur le passage.
maneuver-below-there = En { $square }, { $who } serait au-dessous { DE($mover) }, donc pas sur le passage.
maneuver-fills = { $who } remplit ses cases : personne ne passe.
maneuver-one-target = Une seule cible ici.
maneuver-once-a-round = { $mover } a déjà tenté ça à ce round.
maneuver-could-go-through = Traverser les cases { DE($who) } en acrobatie demande son propre test : through:"{ $who }".
maneuver-not-through = Le trajet n'entre pas dans les cases { DE($who) } : donne une arrivée au-delà.
maneuver-falls-before = Le trajet passe par-dessus le bord en { $square }, et la chute l'interrompt avant qu'il ne dépasse { $who }.
maneuver-afloat = { $who } est en eau profonde, et { $mover } ne peut pas faire cela depuis la terre ferme : le trajet s'arrête au premier pas dans l'eau profonde.
maneuver-not-past = Cela finit devant { $who } : un renversement doit finir derrière sa cible.
maneuver-nothing-past = Il n'y a pas d'espace libre derrière { $who } où finir.
maneuver-not-inside = Il faut finir dans l'espace { DE($who) }, et { $to } n'y est pas en entier.
maneuver-not-beside = { $who } n'est pas à côté { DE($mover) } : une bousculade commence par entrer dans sa case. /move y mène.
maneuver-not-beside-now = { $who } n'est pas à côté { DE($mover) } : une bousculade commence par entrer dans sa case.
maneuver-walled-off = Un mur sépare { $mover } et { $who }.
maneuver-no-direction = { $mover } est au beau milieu de la cible : aucune direction où la repousser.
maneuver-how-far = Aucune règle ne dit jusqu'où pousse une réussite : indique-le avec feet:10.
maneuver-encumbered = L'armure ou la charge ralentit { $mover } : pas d'acrobaties.
maneuver-tumbles-all-the-way = { $book } met toute l'{ -move-action } en acrobaties, à mi-vitesse : retire `tumbled`.
maneuver-tumbles-elsewhere = Le trajet n'entre pas en { $square }, donné dans `tumbled` : indique le trajet dans `to`.
maneuver-walks-through = On ne traverse { $who } qu'en acrobaties : donne toutes ses cases du trajet dans `tumbled`.
maneuver-deep-bog = Pas d'acrobaties dans un bourbier profond.
maneuver-not-by-jet = { $mover } nage par jet : seulement tout droit, et sans acrobaties.
maneuver-untrained = { $mover } n'a pas de formation en Acrobaties.
maneuver-no-way-through = Pas d'acrobaties à travers les cases { DE($who) } : { $instead }.
way-then = puis, à la phase d'action : { $way }
maneuver-cannot-avoid = { $who } ne peut pas agir, et donc pas s'écarter.
maneuver-dead = { $who } ne vit plus : un déplacement passe sans renversement.
maneuver-not-in-need = { $who } est sans défense : un déplacement passe sans renversement.
maneuver-avoids = { $who } s'écarte.
maneuver-stops-before = { $mover } s'arrête en { $at }, devant { $who }.
maneuver-goes-back = { $mover } s'arrête devant { $who } et recule en { $at }, la première case libre de son trajet.
maneuver-held-by = D'après les règles, arrêt en { $at } : le test contre { $who } est raté.
maneuver-ends-charge = Cela termine la { -charge } : plus aucune action.
maneuver-hurts = { $creature } inflige à { $who } des dégâts de manœuvre : ceux de son arme.
maneuver-never-prone = { $who } est en vol stationnaire : rien ne peut l'envoyer { -prone }.
maneuver-falls-prone = { $who } tombe { -prone }.
maneuver-knocked-over = { $who } bascule.
maneuver-push-ends = La poussée s'arrête là : { $why }
maneuver-not-pushed = { $who } reste en { $to }.
maneuver-pushed = { $who } recule de { $feet } ({ $way }) jusqu'à { $to }.
maneuver-pushed-up = { $who } est poussé vers le haut, jusqu'à { $after } au-dessus { DE($at) }.
maneuver-pushed-down = { $who } est poussé vers le bas, jusqu'à { $after } au-dessus { DE($at) }.
maneuver-pushed-to-floor = { $who } est poussé vers le bas, jusqu'au sol { DE($at) }.
maneuver-holds-on = { $who } est { -prone } par choix : impossible à pousser dans cette position.
maneuver-resists = { $who } résiste à { $feet } de la poussée.
maneuver-drops-prone = { $who } se jette { -prone }, ce qui arrête la poussée.
maneuver-stays-up = { $who } arrête la poussée comme en se jetant { -prone }, mais reste en vol stationnaire.
maneuver-cannot-drop = { $who } ne peut pas arrêter la poussée en se jetant { -prone }.
maneuver-strikes-pushed = { $by } a droit à { -attack-of-opportunity(form: "a") } contre { $at } (qui quitte { $leaving }).
maneuver-may-go-astray = L'attaque de toute autre créature a 25 % de chances de toucher la mauvaise cible des deux.
maneuver-provokes-nobody = Pas d'{ -attack-of-opportunity } pour { $who } : la manœuvre ne provoque pas.
maneuver-spared = Pas d'{ -attack-of-opportunity } pour { $who } : le test l'évite.
maneuver-defense-unknown = La Maneuver Defense { DE($who) } n'est pas renseignée : /creature sheet creature:"{ $who }" maneuver-defense:18.
maneuver-unknown = { $book } ne prévoit pas { $what }. Utilise { $instead }.
# $is says what another maneuver is there.
maneuver-unknown-but-rush = { $book } ne prévoit pas { $what }. Utilise { $instead } : /bull-rush, c'est { $is }.
maneuver-called-overrun = le renversement
maneuver-called-bull-rush = la bousculade
maneuver-called-tumble = les acrobaties
maneuver-called-clamber = l'escalade d'un adversaire
maneuver-called-charge = { -charge }
maneuver-called-withdraw = { -withdrawal }

## Forced movement

forced-cannot-be = Impossible de déplacer { $creature } depuis { $from } :
forced-cannot-be-to = Impossible de déplacer { $creature } de { $from } à { $to } :
# $done is one of thrust-...; $cost is cost-of.
forced-up = { $creature } se fait { $done } jusqu'à { $after } au-dessus { DE($to) } : { $cost }.
forced-could-up = { $creature } pourrait se faire { $done } jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-up-to = { $creature } se fait { $done } vers le haut jusqu'à { $to } : { $cost }.
forced-could-up-to = { $creature } pourrait se faire { $done } vers le haut jusqu'à { $to } : { $cost }.
forced-floor = { $creature } se fait { $done } jusqu'au sol { DE($to) } : { $cost }.
forced-could-floor = { $creature } pourrait se faire { $done } jusqu'au sol { DE($to) } : { $cost }.
forced-down = { $creature } se fait { $done } vers le bas jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-could-down = { $creature } pourrait se faire { $done } vers le bas jusqu'à { $after } au-dessus de { $to } : { $cost }.
forced-down-to = { $creature } se fait { $done } vers le bas jusqu'à { $to } : { $cost }.
forced-could-down-to = { $creature } pourrait se faire { $done } vers le bas jusqu'à { $to } : { $cost }.
forced-stays = { $creature } reste en { $from } : { $cost }.
forced-done = { $creature } se fait { $done } de { $from } à { $to } : { $cost }.
forced-could = { $creature } pourrait se faire { $done } de { $from } à { $to } : { $cost }.
thrust-push = pousser
thrust-pull = tirer
thrust-slide = glisser
thrust-fling = projeter
forced-unknown = { $book } ne prévoit pas { $how ->
        [push] la poussée
        [pull] la traction
        [slide] la glissade
        [fling] la projection
       *[other] « { $how } »
    }. Utilise { $instead }.
forced-holds-on = { $creature } est { -prone } par choix, ce qui annule le déplacement. Pour l'accepter : drop-prone:false.
forced-resists-all = { $creature } résiste à { $feet } de déplacement forcé, donc à tout.
forced-unpaid = Le premier pas coûte { $feet }, et le déplacement en a { $budget }.
forced-resists = { $creature } résiste à { $feet }.
forced-slowed = { $creature } ({ $condition }) : le déplacement est limité à { $feet }.
forced-not-nearer = { $square } n'est pas plus près : à la traction, chaque case doit être plus proche que la précédente.
forced-not-farther = { $square } n'est pas plus loin : à la poussée, chaque case doit être plus éloignée que la précédente.
forced-narrow = Il faudrait se faufiler en { $square }, et on ne peut forcer personne à le faire.
forced-occupied = { $who } bloque le passage en { $square }.
forced-out-of-reach = Aucun trajet de { $budget } ne mène en { $square }.
forced-beside-already = { $creature } est déjà à côté. Pour tirer encore, indique avec `to` une autre case voisine de qui tire.
forced-no-square = Aucune case où finir ce déplacement.
forced-no-square-there = Aucune case dans cette direction ({ $way }) : choisis-en une autre avec direction ou to.
forced-map-ends = La carte s'arrête là.
forced-only-up-or-down = { $creature } est en l'air : tout droit vers le haut ou vers le bas.
forced-off-the-line = Le déplacement va en ligne droite : { $way }.
forced-which-line = Le déplacement va en ligne droite : indique-la, par exemple direction:ne.
forced-by = Déplacement forcé par { $who } : { $is }.
forced-ends-at-edge = Le déplacement s'arrête là, au bord de la carte.
forced-ends-before = Le déplacement s'arrête là : { $why }
forced-low-wall = Il y a un muret entre { $a } et { $b }.
forced-ledge = Le sol de { $square } est { $feet } plus haut.
forced-hazard = Attention : terrain dangereux en { $square }.
forced-may-drop-prone = { $creature } peut se jeter { -prone } pour l'arrêter plus tôt : drop-prone:{ $at }.
forced-could-have-dropped = Si { $name } se met { -prone } avant, /undo puis ajoute drop-prone:{ $at }.
forced-drops-prone = { $creature } se jette { -prone }, ce qui arrête le déplacement.
forced-stays-up = { $creature } arrête le déplacement comme en se jetant { -prone }, mais reste en vol stationnaire.
forced-ends-lying = { $creature } pouvait se relever et reste { -prone }, ce qui arrête le déplacement.
forced-cannot-choose = { $creature } est sans défense et ne peut pas choisir de se jeter { -prone }.
forced-splayed = { $creature } (affalé) n'arrête rien en se jetant { -prone }.
forced-no-chance-to-stand = { $creature } est déjà { -prone } sans avoir pu se relever : ça n'arrête rien.
forced-lies-already = { $creature } est déjà { -prone }. En restant { -prone } malgré une occasion de se relever, drop-prone:true annule le déplacement.
forced-hangs-on-edge = { $creature } s'agrippe au bord en { $square }.
forced-falls-at-edge = { $creature } tombe en { $square } au lieu de continuer.
forced-unspent = { $feet } en trop, sans dégâts.
forced-unspent-hurts = { $feet } en trop : { $dice } points de dégâts à { $creature } et à ce qui l'arrête.
forced-unsteady = { $creature } est en équilibre instable jusqu'à l'atterrissage, à la fin du round.
forced-lands-at-once = Les tours ne sont pas comptés : { $creature } retombe aussitôt, et non à la fin du round.

## Answers to movement

reactive-unknown = { $book } ne prévoit pas { $what }. Utilise { $instead }.
reactive-unseen = Il faut voir { $who }, ce qui n'est pas le cas.
reactive-moved-already = { $mover } a déjà bougé à cette phase, et c'était sa seule { -move-action }.
reactive-declared = { $mover } a déjà pris son { -move-action } de cette phase : { $mover } { $intent }. /phase retract la retire si elle n'a pas servi, /phase next la termine.
reactive-declared-used = { $mover } a déjà pris son { -move-action } de cette phase : { $mover } { $intent }. /phase next y met fin.
reactive-wrong-distance = { $to } est à { $feet } { DE($who) } : sans `to`, l'arrivée est trouvée pour toi.
reactive-unaffected = À noter : le blocage ne sert à rien, ce déplacement peut traverser l'espace { DE($by) }.
reactive-blocked = { $by } bloque { $mover } : { $extra } de plus.
reactive-held-back = Le pas vers { $to } coûte { $feet }, plus qu'il n'en reste à { $mover } : arrêt.
reactive-was-there-first = { $who } a pris cette place en premier à cette phase.
reactive-distance-kept = { $mover } est à { $feet } { DE($who) }.
reactive-distance = { $mover } est à { $feet } { DE($who) } et ne peut pas faire mieux.
reactive-blocks-late = Un blocage est rapide et précède le déplacement : { $who } a déjà bougé à cette phase, et celui-ci ne ralentit que la suite.
reactive-vanishes = { $mover } disparaît de { $from }, et { $by } doit battre son initiative pour garder sa trace : { $line } avec `check` et `against`. En attendant, { $by } agit comme si { $mover } y était encore.
reactive-chases = { $by } garde la trace { DE($mover) } : initiative { $own } contre { $theirs }.
reactive-chases-in-vain = { $by } perd la trace { DE($mover) }, initiative { $own } contre { $theirs }, et agit comme si sa cible était encore en { $from }.
reactive-loses-sight = { $by } ne voit pas où est passé { $mover } et agit comme si sa cible était encore en { $from }.
reactive-nothing-to-block = { $by } ne peut rien bloquer : { $mover } ne traverse aucune case.
reactive-lost = { $mover } se déplace comme si { $who } était encore en { $at }.
reactive-no-free-hand = Il faut à { $mover } deux mains libres, ou au moins une.
reactive-failed = { $result } contre un DD de { $dc } : { $mover } n'avance pas, et son { -move-action } de la phase est dépensée.
reactive-no-water = Il n'y a pas d'eau où nager en { $square }.
reactive-no-surface = { $mover } ne touche aucune surface verticale solide en { $square }.
reactive-sprint-standard = Le sprint est son { -standard-action }.
reactive-sprint-movement = Sprinter dans la phase de mouvement coûte un niveau de fatigue.
reactive-sprint-either = Un sprint est une { -standard-action } ; dans la phase de mouvement, il coûte un niveau de fatigue.
reactive-blocking = le blocage
reactive-following = le suivi pas à pas
reactive-keeping-away = la mise à distance
reactive-climbing = l'avancée en escalade
reactive-swimming = l'avancée à la nage
reactive-swim-difficulties = dv : eau calme 5, agitée ou visqueuse 10, tempétueuse 15, extrême 20 ; +10 pour une créature aquatique.
reactive-climb-difficulties = dv : pente raide 0, grosses prises solides 5, prises petites ou instables 10, rugueux à prises rares 15, rugueux sans prise 20, lisse 25.
# What a creature does, after its name: "Ogre blocks Hero".
intends-block = bloque { $target }
intends-follow = suit { $target } à { $distance } au plus
intends-follow-lost = suit { $target }, hors de vue depuis { $at }
intends-keep-away = reste à { $distance } au moins { DE($targets) }
# $does is one of intends-...
answered-as-meant = { $creature } { $does } : de { $from } à { $to }, { $spent } sur { $budget }.
answered = { $creature } : de { $from } à { $to }, { $spent } sur { $budget }.

## Checks

check-target = la cible
# $check is one of skill-check-..., $against one of check-past, check-against..., check-dc..., $does what a trial does.
check-made = Au { $check } { $against } : { $result } - { $does }.
# $check is one of a-skill-check-...
check-decides = { $check } { $against }. Réussite : { $success }. Échec : { $failure }.
check-compared = { $check } { $against } : { $result }. Réussite : { $success }. Échec : { $failure }.
check-decides-with-worst = { $check } { $against }. Réussite : { $success }. Échec : { $failure }. 1 naturel : { $worst }.
check-would-help = { $check } { $against }, au choix. Réussite : { $success }. Échec : { $failure }.
check-past = face à { $against }, DD { $dc }
check-against-dc = contre { $against } ({ $defense }), DD { $dc }
check-against = contre { $against } ({ $defense })
check-against-them = contre { $against }
check-dc = DD { $dc }
check-dc-each-hour = chaque heure, DD { $dcs }
check-dc-untold = (DD non renseigné)
check-against-added = { $against } ({ $added } au jet)
check-added = { $total } { $added } = { $counted }
check-natural-20 = 20 naturel
check-natural-1 = { $total } (1 naturel)
check-modifier = { $adds } { $name }
check-contained = Un bonus reçoit { $added } ; un résultat le contient déjà.
check-contained-theirs = Pour { $who }, un bonus reçoit { $added } ; un résultat le contient déjà.

skill-constitution = Constitution
skill-movement = Movement
skill-strength = Force
skill-jump-or-tumble = Saut ou Acrobaties
skill-tumble = Acrobaties
skill-acrobatics = Acrobaties
skill-swim-or-tumble = Natation ou Acrobaties
skill-swim-or-acrobatics = Natation ou Acrobaties
skill-caster = Lanceur de sorts
skill-reflex = Réflexes
skill-jump = Saut
skill-endurance = Endurance
skill-might = Might
skill-climb = Escalade
skill-initiative = Initiative
skill-swim = Natation
skill-burrow = Creusement
skill-flexibility = Flexibility
skill-escape-artist = Évasion
skill-fortitude = Vigueur
skill-balance = Équilibre
skill-dexterity = Dextérité
skill-check-constitution = test de Constitution
skill-check-movement = test de Movement
skill-check-strength = test de Force
skill-check-jump-or-tumble = test de Saut ou d'Acrobaties
skill-check-tumble = test d'Acrobaties
skill-check-acrobatics = test d'Acrobaties
skill-check-swim-or-tumble = test de Natation ou d'Acrobaties
skill-check-swim-or-acrobatics = test de Natation ou d'Acrobaties
skill-check-caster = test de lanceur de sorts
skill-check-reflex = jet de Réflexes
skill-check-jump = test de Saut
skill-check-endurance = test d'Endurance
skill-check-might = test de Might
skill-check-climb = test d'Escalade
skill-check-initiative = test d'initiative
skill-check-swim = test de Natation
skill-check-burrow = test de Creusement
skill-check-flexibility = test de Flexibility
skill-check-escape-artist = test d'Évasion
skill-check-fortitude = jet de Vigueur
skill-check-balance = test d'Équilibre
skill-check-dexterity = test de Dextérité
a-skill-check-constitution = test de Constitution
a-skill-check-movement = test de Movement
a-skill-check-strength = test de Force
a-skill-check-jump-or-tumble = test de Saut ou d'Acrobaties
a-skill-check-tumble = test d'Acrobaties
a-skill-check-acrobatics = test d'Acrobaties
a-skill-check-swim-or-tumble = test de Natation ou d'Acrobaties
a-skill-check-swim-or-acrobatics = test de Natation ou d'Acrobaties
a-skill-check-caster = test de lanceur de sorts
a-skill-check-reflex = jet de Réflexes
a-skill-check-jump = test de Saut
a-skill-check-endurance = test d'Endurance
a-skill-check-might = test de Might
a-skill-check-climb = test d'Escalade
a-skill-check-initiative = test d'initiative
a-skill-check-swim = test de Natation
a-skill-check-burrow = test de Creusement
a-skill-check-flexibility = test de Flexibility
a-skill-check-escape-artist = test d'Évasion
a-skill-check-fortitude = jet de Vigueur
a-skill-check-balance = test d'Équilibre
a-skill-check-dexterity = test de Dextérité
defense-maneuver-defense = Maneuver Defense
defense-strength-or-dexterity-check = test de Force ou de Dextérité
defense-strength-check = test de Force
defense-initiative = initiative
defense-initiative-to-beat = initiative, à dépasser
modifier-size = taille
modifier-greater-flight = vol supérieur
modifier-climb-speed = vitesse d'escalade
modifier-swim-speed = vitesse de nage
modifier-speed = vitesse
modifier-haste = allure plus rapide
modifier-half-speed = moitié de la vitesse
modifier-native = créature aquatique
modifier-one-hand = une main
modifier-several = plusieurs cibles
modifier-charge = { -charge }
modifier-stability = plus de deux pattes
modifier-clear-skies = ciel dégagé
modifier-calm = temps calme
modifier-strong-wind = vent fort
modifier-severe-wind = vent violent
modifier-windstorm = tempête
modifier-hurricane = ouragan
modifier-tornado = tornade
modifier-erratic-gusts = rafales irrégulières
modifier-violent-gusts = rafales violentes
modifier-fog = brouillard
modifier-opaque-clouds = nuages opaques
modifier-dark-clouds = nuages sombres
modifier-rain = pluie
modifier-snow = neige
modifier-sleet = neige fondue
modifier-hail = grêle
modifier-massive-hail = grêle massive
modifier-lightning-visible = éclairs visibles
modifier-lightning-close = éclairs proches
modifier-lightning-storm = tempête d'éclairs

## What a check does, after "on a success it" or "so it"

check-run-on-constitution-success = continue de courir
check-run-on-constitution-failure = s'arrête et se repose une minute avant de courir à nouveau
check-charge-success = attaque
check-charge-failure = n'attaque pas
check-charge-critical = n'attaque pas, et peut provoquer { $target }
check-charge-overrun-success = renverse { $target }, qui tombe { -prone }, et continue
check-charge-overrun-failure = s'arrête devant { $target }
check-withdraw-success = évite un adversaire, et un de plus par tranche de 2 au-dessus du DD
check-withdraw-failure = provoque tous les autres qui contrôlent la case
check-jump-down-success = aucun dégât pour les premiers { $length }, dégâts non létaux pour les { $length } suivants
check-jump-down-failure = dégâts d'un saut vers le bas sans test
check-tumble-down-success = dégâts d'une chute plus courte de { $length }
check-tumble-down-failure = tous les dégâts
check-break-fall-success = aucun dégât pour la deuxième tranche de { $length }
check-break-fall-failure = tous les dégâts
check-dive-success = plonge sans dégâts
check-dive-failure = touche l'eau comme dans une chute ordinaire
check-acrobatic-dive-success = plonge sans dégâts
check-acrobatic-dive-failure = touche l'eau comme dans une chute ordinaire
check-fly-slowly-success = reste en l'air
check-fly-slowly-failure = n'avance pas et descend de sa vitesse ; avec des ailes, un échec de 5 ou plus peut entraîner une chute
check-stay-aloft-success = reste sur place en l'air
check-stay-aloft-failure = n'avance pas et descend de sa vitesse ; avec des ailes, un échec de 5 ou plus peut entraîner une chute
check-made-flies-too-slowly = vole trop lentement pour se maintenir
check-made-leaves-its-place = ne tient pas sur place
check-fly-hurt-success = perd cette hauteur et continue de voler
check-fly-hurt-failure = tombe jusqu'au sol
check-fly-on-after-collision-success = continue de voler
check-fly-on-after-collision-failure = tombe au sol
check-fly-in-mid-fall-success = reprend son vol en pleine chute, sans dégâts
check-fly-in-mid-fall-failure = tombe
check-cast-falling-success = lance le sort en tombant
check-cast-falling-failure = perd le sort
check-recover-from-stall-success = se rétablit et continue de voler
check-recover-from-stall-failure = continue de tomber
check-jump-success = réussit le saut
check-jump-failure = ne va pas plus loin que son résultat, ou pas plus haut que son départ
check-acrobatic-jump-success = réussit le saut
check-acrobatic-jump-failure = ne va pas plus loin que son résultat, ou pas plus haut que son départ
check-grab-the-edge-success = s'agrippe au bord opposé
check-grab-the-edge-failure = tombe
check-march-on-constitution-success = continue la marche, sans dégâts
check-march-on-constitution-failure = subit 1d6 points de dégâts non létaux (fatigué)
check-march-on-success = continue la marche
check-march-on-failure = doit se reposer
check-hustle-on-success = continue de presser le pas
check-hustle-on-failure = doit se reposer
check-ground-success = passe
check-ground-failure = s'arrête devant
check-balance-failure = s'arrête devant, et, de 5 ou plus, risque de tomber
check-stand-wind-success = résiste au vent
check-stand-wind-failure = ne résiste pas au vent
check-escape-success = passe par l'ouverture
check-escape-failure = reste sur place, et peut réessayer
check-run-on-might-success = continue de courir
check-run-on-might-failure = doit cesser de courir (fatigué)
check-overrun-strength-success = met la cible { -prone } et continue
check-overrun-strength-failure = recule de { $length } et s'arrête ; { -prone } si la place est prise ou en cas de croc-en-jambe (tripped:true)
check-overrun-success = traverse ; de 5 ou plus, la cible tombe { -prone }
check-overrun-failure = s'arrête devant la cible, ou recule à la première case libre de son trajet
check-overrun-in-passing-success = traverse
check-made-overruns = traverse, de 5 ou plus
check-overrun-in-passing-failure = s'arrête devant la cible, ou recule à la première case libre de son trajet
check-bull-rush-by-strength-success = repousse la cible tout droit de { $length }, et de { $length } de plus par tranche de 5 s'il y a poursuite (follow:true)
check-bull-rush-by-strength-failure = retourne tout droit à son point de départ ; { -prone } si la place est prise
check-bull-rush-by-might-success = repousse la cible
check-bull-rush-by-might-failure = ne repousse pas la cible
check-tumble-past-success = passe sans provoquer
check-tumble-past-failure = provoque
check-tumble-through-success = traverse la case sans provoquer
check-tumble-through-failure = s'arrête devant la case, et provoque
check-tumble-past-all-success = évite de provoquer un adversaire, et un de plus par tranche de 2
check-tumble-past-all-failure = les provoque tous
check-clamber-success = finit dans l'espace de la cible sans la provoquer, et évite un autre adversaire par tranche de 2
check-made-spares =
    { $many ->
        [one] évite un adversaire
       *[other] évite { $many } adversaires
    }
check-made-clambers = finit dans l'espace de la cible sans la provoquer
check-made-clambers-past =
    { $many ->
        [one] finit dans l'espace de la cible sans la provoquer, et évite un adversaire
       *[other] finit dans l'espace de la cible sans la provoquer, et évite { $many } adversaires
    }
check-made-goes-back = revient tout droit à sa place
check-made-goes-under = coule
check-made-stays-up = se maintient de justesse
check-clamber-failure = s'arrête devant l'espace de la cible, et la provoque avec tous ceux qui contrôlaient les cases quittées
check-hold-the-edge-success = s'agrippe au bord
check-hold-the-edge-failure = tombe par-dessus le bord
check-past-blocker-success = passe
check-past-blocker-failure = paie en plus pour ce pas la vitesse de qui bloque, ou s'arrête
check-climb-forward-success = avance en escaladant
check-climb-forward-failure = n'avance pas
check-swim-forward-success = avance à la nage
check-swim-forward-failure = n'avance pas
check-climb-success = escalade
check-climb-failure = n'avance pas ; tombe s'il manque 5 ou plus
check-climb-inverted-success = avance le long du plafond
check-climb-inverted-failure = tombe
check-climb-hurt-success = tient bon
check-climb-hurt-failure = lâche prise
check-climb-hurt-failure-by-far = tombe s'il manque 5 ou plus
check-swim-success = nage
check-swim-failure = n'avance pas ; coule s'il manque 5 ou plus
check-keep-afloat-success = reste à flot
check-keep-afloat-failure = coule s'il manque 5 ou plus
check-dig-success = continue de creuser
check-dig-failure = n'avance pas à ce round
check-dig-rock-success = creuse la roche comme de la terre
check-dig-rock-failure = creuse au rythme de la roche
check-chase-success = suit
check-chase-failure = avance comme si la cible était encore là où elle a disparu
check-contend-success = y arrive
check-contend-failure = va aussi loin que la place le permet

## Falls

fall-on-success = Réussite : { $damage }.
fall-on-failure = Échec : { $damage }.
fall-is-prone = { $who } est { -prone }.
fall-damage = Dégâts
fall-nonlethal-damage = Dégâts non létaux
# $name is fall-damage or fall-nonlethal-damage.
fall-odds = { $name } { $dice } : de { $least } à { $most }, { $average } en moyenne.
fall-rolled = { $name } { $dice } : { $faces } = { $total }.
fall-no-damage = Aucun dégât.
fall-nothing = rien
fall-nonlethal = { $dice } non létaux
fall-thing-itself = L'objet lui-même
# $what is a length or fall-thing-itself, $does dice, fall-nonlethal or fall-nothing.
fall-part = - { $what } : { $does } ({ $rule })
fall-in-short = { $dice } (de { $least } à { $most }, { $average } en moyenne)
fall-none = aucun dégât
harm-lethal = { $damage } dégâts
harm-nonlethal = { $damage } dégâts non létaux
fall-plain-surface = { $book } ne fait pas de différence pour ce sol.
fall-unknown-water = Aucune règle connue { DE($book) } ne couvre l'eau : la chute compte comme sur le sol.
fall-shallow = Moins de { $least } d'eau n'amortit pas une chute.
fall-too-shallow-to-dive = Trop peu d'eau pour plonger (il faut { $needs }) : ça compte comme une chute dans l'eau.
fall-risky-dive = Moins d'eau que les { $needs } d'un plongeon : DD +5, et la chute compte { $longer } de plus.
fall-could-try = { $check } Donne check avec le résultat, ou bonus pour lancer le dé.
fall-could-soften = { $check } Pour qu'il compte : /undo, puis la même commande avec `fall-check` et le résultat, ou avec `fall-bonus` pour lancer le dé.
fall-could-soften-first = { $check } Pour qu'il compte, fais /undo et donne d'abord /fall creature:"{ $who }" height:{ $feet } avec check ou bonus.
fall-would-soften = { $check } Le résultat se donne avec `fall-check`, ou `fall-bonus` lance le dé.
fall-no-softening = Aucune chute ici n'a de test : enlève `fall-check` et `fall-bonus`.
fall-not-on-purpose = Tomber dans l'eau ne demande aucun test. Y plonger exprès, si : jumped:true.
fall-no-check = { $book } n'a aucun test utile ici : retire check, bonus et attempt. Il a jumped:true : { $is }.
fall-no-dive = Pas assez profond pour plonger, ce qui demande { $needs } d'eau : retire check, bonus et attempt pour une chute dans l'eau.
fall-not-its-turn = C'est à { $whose } de jouer, et { $who } n'amortit une chute qu'à son tour : retire check, bonus et attempt.
fall-cannot-try = { $who } est { $condition } et ne peut pas amortir une chute : retire check, bonus et attempt.
fall-limit-stands = La part d'une chute qui compte est fixée ici : { $is }.
fall-no-time-to-cast = Pas le temps de lancer un sort : il faut une chute de plus de { $fall }, ou une action immédiate (immediate:true).
fall-unknown-casting = Aucune règle connue { DE($book) } ne couvre les sorts lancés en tombant.
fall-half-onto = { $other }, à l'arrivée, subit la moitié, jusqu'aux points de vie { DE($who) }.
fall-unknown-onto = Aucune règle connue { DE($book) } ne dit ce que subit { $other }, à l'arrivée : le MJ décide.
fall-untold-depth = La profondeur de l'eau n'est pas fixée, elle compte comme du sol : water-depth:20 la fixe.
fall-unknown-thing = Aucune règle connue { DE($book) } ne couvre la chute d'objets, seulement celle de créatures.
fall-no-object-dice = Un objet de taille { $size } n'a pas de dés propres.
fall-touch-attack = Lâché ou lancé exprès, il doit d'abord toucher : attaque de contact à distance, facteur de portée { $increment }.
fall-hits-an-area = Il couvre { $side } cases sur { $side } : si le MJ le juge extrêmement grand, lance l'attaque contre tous ceux qui s'y trouvent.
fall-unknown-collision = { $book } n'a aucune règle pour les collisions, seulement pour les chutes (height).
fall-careful = En avançant avec prudence, on ne se blesse pas en heurtant quelque chose.
fall-not-its-target = C'est pour un obstacle imprévu : toucher la cible d'une { -charge } ne blesse pas l'attaquant.
fall-floats-down = { $who } a le vol supérieur et ne craint pas les chutes : descente en douceur.
fall-run-counts = Une course compte { $times } fois la vitesse.

## Journeys

travel-lethal = points de dégâts létaux
travel-nonlethal = points de dégâts non létaux
# $damage is travel-lethal or travel-nonlethal, $expression dice such as 3+4d6.
travel-damage = { $expression } { $damage }
travel-damage-each = { $expression } { $damage } chacun
travel-damage-dice = { $expression } { $damage }
travel-damage-dice-each = { $expression } { $damage } chacun
travel-damage-rolled = { $total } { $damage } ({ $expression } : { $faces })
travel-in-all = En tout : { $damage }.
travel-in-all-shared = En tout : { $damage } pour le cavalier ; cavalier et monture restent fatigués jusqu'à la guérison.
travel-in-all-mount = En tout : { $damage }, et la monture est fatiguée.
travel-in-all-fatigued = En tout : { $damage }, et fatigue jusqu'à la guérison.
travel-in-all-on-foot = En tout : { $damage } pour ceux qui marchent, fatigués jusqu'à la guérison.
travel-takes = { $who } subit { $damage } : fatigue jusqu'à la guérison.
# $ground is travel-ground or travel-ground-impeded.
travel-part = - { $miles } en { $hours } ({ $per_hour } à l'heure)
travel-part-over = - { $ground } : { $miles } en { $hours } ({ $per_hour } à l'heure)
travel-part-hustling = - { $ground }, en pressant le pas : { $miles } en { $hours } ({ $per_hour } à l'heure)
travel-more-nights = Pareil pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de plus.
travel-refused = Ce voyage est impossible.
# $all: travel-covers and what comes after it, with spaces between.
travel-headline = { $all }.
travel-headline-slowest = { $all }. Le groupe va au rythme { DE($who) }.
travel-covers = { $miles } en { $hours }
travel-covers-days = { $miles } en { $hours }, { $days } jours
travel-on-mount = à dos de monture ({ $mount })
travel-on-mounts = sur plusieurs montures
travel-by-vehicle = en { $vehicle }
travel-at-speed = à vitesse { $speed }
travel-over = ({ $ground })
travel-at-hustle = en pressant le pas
travel-an-hour = soit { $miles } à l'heure
travel-ground = { $land }, { $road }
travel-ground-impeded = { $land }, { $road }, terrain entravé
travel-way = { $mode }, { $grade }
travel-days-alike = Jours 1 à { $days } : { $miles } en { $hours } par jour.
travel-day = jour { $day } : { $miles } en { $hours }
# $last, and $days as a list, are travel-day.
travel-days-then = Jours 1 à { $days } : { $miles } en { $hours } par jour ; { $last }.
travel-days-listed = { $days } ; { $last }.
travel-days-listed-on = { $days }, et ainsi de suite ; { $last }.
travel-hour = heure { $hour }
travel-each-day = chaque jour
travel-on-day = jour { $day }
travel-on-days = jours { $first } à { $last }
travel-at-hours = heures { $hours }
travel-hustling-costs = Prix du pas pressé : { $hours }.
travel-marching-costs = Prix de la marche prolongée : { $hours }.
travel-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
travel-and-more = et { $more } fois encore
travel-and-more-up-to = et { $more } fois encore, jusqu'à { $most }
travel-check-at = { $hour } : { $check }
travel-more-checks = Et { $more ->
        [one] { $more } autre test
       *[other] { $more } autres tests
    }, jusqu'au DD { $dc }.
travel-somebody = quelqu'un
travel-no-miles = { $book } donne les miles pour des vitesses de { $printed }, pas de { $speed } : indique miles-per-hour, ou /table house-rule rule:travel-between value:proportional.
travel-speedless = { $who } n'a aucune vitesse et ne peut pas voyager.
travel-overloaded = { $who } porte plus qu'une charge lourde et ne peut pas voyager ainsi.
travel-still = { $who } ({ $condition }) ne peut pas voyager.
travel-no-ways = { $book } ne donne pas de miles pour ce mode ({ $way }) : indique miles-per-hour.
travel-unknown-grade = { $book } donne des miles pour chaque catégorie d'escalade, de vol et de nage : choisis-en une, par exemple mode:fly grade:greater.
travel-unknown-way = { $book } ne donne pas de miles pour ce mode ({ $way }). Il en donne pour { $known } : mode:fly grade:greater.
travel-useless-way = Ce mode ne sert à rien en voyage : { $way }.
travel-only-trees = Aller d'arbre en arbre demande des arbres, et il n'y en a pas ici ({ $land }).
travel-only-cliffs = Ça ne compte que là où il y a de quoi escalader.
travel-counts-as-walk = Pas de facteur imprimé pour ce mode ({ $way }) : il compte comme la marche à cette vitesse.
travel-no-terrain = Terrain et routes ne jouent pas dans les airs ou dans l'eau.
travel-no-mounts = { $book } n'a pas de table de montures : indique la vitesse, par exemple speed:50 mounted:true.
travel-unknown-mount = La table { DE($book) } n'a pas cette monture ({ $mount }). Elle a { $known }.
travel-mount-overloaded = Cette monture ({ $mount }) porte { $most } lb au plus.
travel-no-run = On ne court pas pendant des heures : alterner course et repos revient à presser le pas. Pour une course brève : rounds:20 pace:run.
travel-no-hustle = Un véhicule va à la vitesse de sa table.
travel-unknown-impeded = { $book } n'a aucune règle pour un voyage en terrain entravé.
travel-impeded-for-walkers = Un terrain entravé ne joue qu'à pied.
travel-day-too-long = Une telle journée dure { $most } au plus.
travel-no-river-boat = Un courant porte radeaux, bateaux à quille et barques.
travel-unknown-round-the-clock = { $book } n'a aucune règle pour un voyage sans repos ; les navires ont leur propre journée.
travel-trail-of-no-use = Une piste n'aide pas un véhicule : ça compte comme sans chemin.
travel-day-is-less = La table donne { $day } pour une journée de marche, moins que la somme de ses heures.
travel-floats-on = Après les heures à la rame, il dérive avec le courant.
travel-has-to-rest = En cas d'échec, repos obligatoire : le jour { $day } finit après { $at }.
travel-miles-left = Il reste ensuite { $miles }.
travel-not-there = { $legs ->
        [one] La dernière étape n'est pas achevée
       *[other] Les { $legs } dernières étapes ne sont pas achevées
    } dans ce temps.
travel-could-float = Après les heures à la rame, il pourrait dériver avec le courant, { $hours } heures par jour : hours:{ $day }.
travel-unknown-run = { $book } a des règles pour marcher et presser le pas pendant des heures, mais pas pour courir.
travel-too-far = Ça prend plus de { $days } jours.

## Runs of so many rounds

dash-nobody-runs = { $book } ne permet pas cette course.
dash-nobody-gets-anywhere = { $book } ne permet pas ce déplacement.
dash-runner = Le coureur
dash-traveler = Le voyageur
dash-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
dash-rounds-of = { $rounds } rounds sur { $asked }
dash-covers = { $who } parcourt { $feet } en { $rounds }, { $a_round } par round.
dash-free = Avec une Constitution de { $free }, { $free ->
    [one] le premier round de course ne demande aucun test
   *[other] les { $free } premiers rounds de course ne demandent aucun test
}.
dash-free-unknown = La durée d'une course dépend de la Constitution : indique-la avec constitution:14.
dash-check = Round { $round } : { $check }

## Ways of getting somewhere

way-what =
    { $kind ->
        [stay] Rester en { $to }
        [step] Pas de placement vers { $to }
        [crawl] Ramper vers { $to }
        [double] Double déplacement vers { $to }
        [hustle] Se hâter vers { $to }
        [sprint] Sprinter vers { $to }
        [run] Courir vers { $to }
        [minimum] Déplacement minimal vers { $to }
        [charge] Charge vers { $to }
        [withdraw] Retraite vers { $to }
        [tumble] Acrobaties vers { $to }
        [overrun] Renverser jusqu'à { $to }
        [clamber] Grimper jusqu'à { $to }
        [bull-rush] Bousculer jusqu'à { $to }
        [keep-distance] Retraite vers { $to }
        [leap] Déplacement vers { $to } avec un saut
        [jump] Saut vers { $to }
        [fly] Voler vers { $to }
        [glide] Plané vers { $to }
        [fly-double] Double déplacement en vol vers { $to }
        [swim] Nager vers { $to }
        [climb] Grimper vers { $to }
        [swim-forward] Nager un peu vers { $to }
        [climb-forward] Escalader un peu vers { $to }
        [burrow] Creuser vers { $to }
        [teleport] Se téléporter vers { $to }
        [any] Aller par plusieurs modes vers { $to }
       *[move] Déplacement vers { $to }
    }
way-jump-from = Saut de { $from } vers { $to }
way-climbed-fast = { $what }, { $pace ->
        [half] en accéléré
       *[full] à pleine vitesse
    }
way-charge-anywhere = Charge ; un dé décide où elle finit
way-safest = { $what }, trajet le plus sûr
way-keeping = { $what }, à { $feet } { DE($who) }
way-doubled = { $what }, les deux mouvements
way-sprinted = { $what }, en sprintant
way-traded = { $what }, contre une attaque
way-attack =
    { $means ->
        [full] attaque à outrance
        [charge] une attaque avec la charge
        [next-turn] attaque au prochain tour
        [next-round] attaque au prochain round
       *[one] une attaque
    }
way-attack-by = { $attack } par { $who }
way-fatigues = 1 niveau de fatigue
way-keeps-up = rester en l'air demande un test
way-falls = chute de { $feet }
way-lands = atterrit
# $ends : phase ou turn.
way-sinks = { $ends ->
        [phase] chute de { $feet } à la fin de la phase
       *[turn] chute de { $feet } à la fin du tour
    }
way-into-water = dans une eau profonde de { $depth }
way-through = { $what } à travers { $who }
way-tumbling-into = { $what }, acrobaties seulement vers { $squares }
way-overrunning = { $what }, en passant sur { $who }
way-exposed =
    { $many ->
        [one] case contrôlée par un adversaire
       *[other] case contrôlée par { $many } adversaires
    }
way-check = { $check } { $against }
way-hazards = dangers en { $squares }
way-provokes-nothing = ne provoque rien
way-provokes =
    { $many ->
        [one] provoque { -attack-of-opportunity(form: "a") } { DE($who) }
       *[other] provoque des { -attack-of-opportunity(form: "many") } { DE($who) }
    }
way-provokes-else =
    { $many ->
        [one] sinon provoque { -attack-of-opportunity(form: "a") } { DE($who) }
       *[other] sinon provoque des { -attack-of-opportunity(form: "many") } { DE($who) }
    }
way-line = { $what } : { $parts }
way-not = { $what } : { $why }
