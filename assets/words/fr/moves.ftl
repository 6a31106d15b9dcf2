### What commands say of movements, beside the rulings.

## Coming to a stop

settle-stays = { $name } peut rester là, et y reste.
settle-falls = Rien ne retient { $name } à { $height } en l'air : c'est la chute.
settle-squeezes = { $name } reste, en se faufilant : { $penalty }.
settle-squeezes-with = { $name } reste, en se faufilant avec { $with } : { $penalty }.
settle-goes-back = { $name } ne peut pas rester là et revient en { $to }, sa dernière place autorisée.
settle-rolled = { $name } ne peut pas rester là. À égale distance : { $places }. d{ $die } ({ $rolled }) : direction { $to }.
settle-goes = { $name } ne peut pas rester là et va en { $to }, la place autorisée la plus proche.
settle-to-be-rolled = { $name } ne peut pas rester là. À égale distance : { $places }. Un d{ $die } décide.
settle-nowhere = Aucune place autorisée sur le plateau pour { $name }. /place permet d'en choisir une à la main.
# $outcome (what becomes of the creature there)
settle-at = { $at } : { $outcome }

## On foot

walk-surface-without-climb = `surface` et `dc` servent à l'escalade, et { $name } n'escalade pas ici.
walk-reflex-without-jump = `reflex` est le jet de sauvegarde d'un saut en chemin : ajoute jump:true.
reachable-by-other-mode = /reachable couvre la marche, la nage, l'escalade et le vol. Pour un seul endroit : /{ $word } avec preview:true.
pace-run-command = Courir est une commande à part : retire pace et utilise /run.
reachable-by-swimming =
    { $name } peut atteindre à la nage { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } en { $length } au plus.
reachable-by-climbing =
    { $name } peut atteindre en escaladant { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } en { $length } au plus.
reachable-on-foot =
    { $name } peut atteindre { $others ->
        [one] { $others } autre endroit
       *[other] { $others } autres endroits
    } en { $length } au plus.
reachable-second = Avec un second mouvement, { $others ->
        [one] { $others } endroit
       *[other] { $others } endroits
    } de plus, en { $length } au plus.
reachable-over-edges = Un pas par-dessus le rebord mène en { $squares } : avec /move, tu verras ce qui s'y passe.
going-midair = { $name } est en plein saut et ne peut pas bouger avant de retomber.
going-flung-up = Projection en l'air : { $name } ne peut pas bouger avant de retomber, à la fin du round.
going-too-small-to-wade = { $name } n'a pas pied ici. Retire mode pour nager.
going-walks-on-air = { $name } est à { $altitude } de haut, et on ne marche pas dans le vide. Retire mode pour voler, ou pose { $name } au sol avec /place et altitude:0.
going-walks-on-water = { $name } est en eau profonde, sans fond où marcher. Retire mode pour nager.
# $class (how well a creature flies: poor, average, ...)
going-flies-by-class = { $name } a un vol { $class } : utilise /fly, qui vérifie ses virages.
going-jump-to-one-square = Avec jump:true, indique une seule case : le bot trouve le trajet et le saut.
going-walker-stays-down = À pied, on reste au sol : { $name } ne peut pas finir à { $altitude } de haut. /place avec altitude soulève { $name }.
# $outcome (a sentence on where it comes to stand)
going-stopped = Arrêt en { $at }. { $outcome }
going-run-stopped = Si { $name } a heurté quelque chose de solide, c'est une collision : /fall creature:"{ $name }" collision-speed:{ $speed } collision-by:run.
going-helpless = { $name } compte comme sans défense : le MJ décide si le déplacement est possible.
going-by-mode = { $name } y arrive avec `mode:{ $mode }`.
going-on-by-mode = { $name } continue avec `mode:{ $mode }`, tant que dure sa vitesse.
going-is-there = { $name } est déjà en { $at }.
going-no-action-left = { $name } a utilisé son { -move-action } de cette phase : { $spent } parcourus.
going-nothing-left = { $name } n'a plus de vitesse pour cette phase : { $spent } de parcourus.
going-sprints-on = /sprint permet d'aller plus loin.
going-crawls-impeded = On n'y arrive pas en rampant : d'abord, /stand creature:"{ $name }".
going-hangs = { $name } s'agrippe à un bord : /fall creature:"{ $name }" lâche prise, /place change de place.
going-hangs-below = { $name } s'agrippe à un bord : /{ $climbs } creature:"{ $name }" to:{ $edge } remonte, /fall creature:"{ $name }" lâche prise.
going-plucked-off = { $name } porte plus que son maximum à tirer, ce qui l'arrache de la paroi : /climb ou /fall creature:"{ $name }" fait redescendre.
going-does-not-fly = { $name } est à { $altitude } de haut sans rien dessous, et ne vole pas : /fall creature:"{ $name }" ou /place. Pour voler, il faut une vitesse de vol : /creature edit creature:"{ $name }" modes:"fly 30".
going-two-jumps = Deux sauts y mènent : { $line }, puis de nouveau cette ligne.
going-two-jumps-easier = Deux sauts sont plus faciles, { -dc } { $first } et { -dc } { $then } : { $line }, puis de nouveau cette ligne.
going-acts-again = Le second coûte une autre { -move-action }.

## What becomes of a ruling

run-round-unknown = On ne sait pas combien de temps { $name } peut courir : /creature edit constitution:14.
condition-brings = { $who } ({ $condition }) : { $is }.
condition-hovers = { $who } est en vol stationnaire, et rien ne met { -prone } dans ce vol.
condition-prone-aloft = En l'air, cela fait descendre { $who } : /fly-mishap creature:"{ $who }" what:prone.
place-brings = { $who } : { $is }.
run-round = Course, round { $round }.
run-round-free = Course, round { $round } : { $free ->
    [one] le premier sans test
   *[other] les { $free } premiers sans test
}.
run-round-checked = Course, round { $round } : après { $free }, chaque round demande un test.
preview-rolls-nothing = Un aperçu ne lance pas de dé : sans preview, le bot lance le bonus.
check-unknown = Rien n'a encore changé : le DD n'est pas renseigné.
check-give = Rien n'a encore changé : donne check avec le résultat, ou bonus pour lancer le dé.
check-give-medium = Rien n'a encore changé : donne medium-check avec le résultat.
check-give-ground = Rien n'a encore changé : donne ground-check avec le résultat, ou ground-bonus pour lancer le dé.
# $ruling (a ruling on a move)
preview-only = Simple aperçu. { $ruling }

## Rolls

roll-results = `{ $option }` attend un nombre entier de -{ $most } à { $most }, ou jusqu'à { $most_results } dans l'ordre, comme "15 12", pas { $typed }.
roll-check-or-bonus = Donne soit `check`, lancé à la table, soit `bonus`, lancé par le bot ; pas les deux.
roll-natural-without-check = `natural` va avec `check` : le dé plus tous les bonus. Un 1 naturel se passe de check.
roll-natural-with-bonus = `natural` va avec `check`, lancé à la table. Avec `bonus`, le bot lance le dé.
# $bonus (a figure with its sign)
roll-line = d20 ({ $die }) { $bonus } = { $total }.
opposed-result-or-bonus = Donne soit `{ $check }`, lancé à la table, soit `{ $bonus }`, lancé par le bot ; pas les deux.
opposed-open = { $mover } lance contre { $against } : `check` ou `bonus` pour { $mover }, `against` ou `against-bonus` pour l'autre. Avec l'initiative sur les deux fiches, le bot lance.
opposed-open-besides = { $mover } lance contre { $against } : `initiative-check` pour { $mover } (avec /move, après l'autre résultat dans `check`), `against` pour l'autre. Le bot lance pour qui a l'initiative sur sa fiche.
opposed-roll = { $who } : { $roll }
opposed-made = { $who } a déjà fait son jet d'initiative de cette phase : { $total }.
conflict-won = { $mover } gagne l'initiative opposée, { $own } à { $theirs } : { $against } ne va que jusqu'à { $to }.
conflict-won-by-hand = { $mover } gagne l'initiative, { $own } contre { $theirs }, mais le bot ne sait pas jusqu'où va { $against } : /place les met à leur place.
conflict-lost = { $mover } ne gagne pas l'initiative opposée, { $own } à { $theirs } : { $against } y arrive.

## Maneuvers

maneuver-natural-of-several = `natural` ne va qu'avec le résultat d'un seul test.
maneuver-against-or-bonus = Donne soit `against`, le jet du défenseur, soit `against-bonus`, lancé par le bot ; pas les deux.
maneuver-no-check = Pas de test ici : retire `check`, `natural` et `bonus`.
maneuver-natural-idle = Seul le total compte à ce test : retire `natural`.
maneuver-no-defense = Le défenseur ne fait pas de test : retire `against` et `against-bonus`.
maneuver-no-medium-check = Y aller ne demande pas de test : retire `medium-dc` et `medium-check`.
maneuver-no-ground-check = Rien en chemin n'exige de test : enlève `ground-check` et `ground-bonus`.
# $is (what a rule sets for each kind of water or wall)
maneuver-medium-untold = Y aller demande aussi ce test ({ $is }) : donne le DD avec medium-dc, le résultat avec medium-check.
maneuver-spares-no-opponent = `spare` attend des adversaires, et { $name } n'en est pas un.
maneuver-too-many = `{ $option }` prend { $most } noms au plus.
maneuver-unknown-end = Où finit { $creature } ? Indique `to`.
maneuver-itself = `{ $option }` ne peut pas être { $name }, qui se déplace.
maneuver-even = Égalité, on relance : { $own } Le défenseur : { $other }
maneuver-defender = Le défenseur : { $roll }
maneuver-defender-added = Le défenseur : { $roll } Avec { $added }, cela fait { $counted }.
maneuver-undecided = Égalité aux tests opposés : le plus haut bonus gagne, et à bonus égaux on relance. Donne des résultats différents dans `check` et `against`.
maneuver-too-many-results =
    `check` a { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }, mais il n'en faut que { $checks }.
charge-itself = { $name } ne peut pas être sa propre cible : `target` est l'adversaire.
charge-overruns = `overrun` est une créature sur le passage vers { $target }, pas { $name }.
charge-avoids-nobody = `avoids` va avec `overrun` : indique qui s'écarte.
withdraw-keeps-distance = Selon { $called }, une { -withdrawal } garde une distance : indique `from` et `distance`.
withdraw-without-end = Il manque `to` : vers où va la { -withdrawal } ?
withdraw-no-primary = Selon { $called }, une { -withdrawal } n'a pas d'adversaire principal et ne demande pas de test.
withdraw-distance-idle = `from` et `distance` ne servent que là où une { -withdrawal } garde une distance.
withdraw-no-check = Selon { $called }, une { -withdrawal } ne demande pas de test : retire `check` et `bonus`.
withdraw-from-itself = `primary` est l'adversaire à fuir, pas celui qui bat en retraite.
withdraw-without-primary = Il manque `primary` : face à qui { $name } bat en retraite ? Sa case est contrôlée par { $threats }.
overrun-nobody = `target` doit nommer quelqu'un.
overrun-avoids-another = `avoids` nomme { $other }, qui n'est pas une cible.
bull-rush-of-nothing = `feet` vaut 5 au moins.
bull-rush-moves-through = `feet`, `follow`, `charging` et `drop-prone` vont avec une poussée. Selon { $rulebook }, une bousculade traverse.
bull-rush-without-end = Il manque `to` : selon { $rulebook }, une bousculade traverse la case de la cible et finit au-delà.
bull-rush-pushes = `to` et `avoids` servent à traverser. Selon { $rulebook }, une bousculade repousse tout droit, de `feet`.
bull-rush-by-force-alone = Un passage forcé ne pousse personne : indique `to` pour { $name }, et mets { $target } à sa place avec /place.
bull-rush-charging-idle = Tant que les tours comptent, retire `charging` : une bousculade juste après une { -charge } en fait partie.
bull-rush-drop-idle = Selon { $rulebook }, se jeter { -prone } n'arrête pas une poussée : retire `drop-prone`.
bull-rush-might-idle = Selon { $rulebook }, une bousculade est une poussée à elle seule : retire `{ $option }`.
tumble-spares-nobody = `spare` va avec un seul test contre tous. Selon { $rulebook }, il en faut un par adversaire.
tumble-trained = Il faut être formé aux Acrobaties (sinon : trained:false).

## Forced movement

forced-to-or-direction = Indique soit `to` (où), soit `direction` (par où), pas les deux.
forced-itself =
    { $word ->
        [pull] Nul ne peut se tirer : `target` ne peut pas être { $own }.
        [slide] Nul ne peut se faire glisser : `target` ne peut pas être { $own }.
        [fling] Nul ne peut se projeter : `target` ne peut pas être { $own }.
       *[push] Nul ne peut se pousser : `target` ne peut pas être { $own }.
    }
forced-slide-which-way = Une glissade va dans tous les sens : indique où avec `to`, ou une ligne droite avec `direction`.
forced-which-way = { $count } directions sont aussi droites : choisis avec `direction` parmi { $ways }.
forced-level = { $word } suit le sol : retire l'altitude.
forced-stands-there = { $name } est déjà en { $end } : `to` doit être une autre case.
forced-where-to = Où ? Avec force:true, indique `to`, la case où finit { $name }.
forced-drop-idle = Retire `drop-prone` ici : { $meaning }.
forced-drops-off-the-way = `drop-prone` attend une case du trajet ({ $way }), ou true pour tout de suite, pas { $square }.
forced-unknown-edge = Le DD pour s'agripper au bord n'est pas renseigné : dv:10.
forced-stays-down = { $name } pouvait se relever et ne l'a pas fait : désormais { -prone } par choix, et libre d'ignorer un déplacement forcé.
forced-drop-where = `drop-prone` attend une case comme D4, ou true pour tout de suite, pas { $typed }.
forced-no-way = `feet` vaut 5 au moins, pas { $none }.
forced-no-edges =
    { $options } { $many ->
        [one] ne sert
       *[other] ne servent
    } pas ici : { $called } n'a aucune règle pour s'agripper à un bord.
forced-no-ledge =
    { $options } { $many ->
        [one] ne sert
       *[other] ne servent
    } qu'avec `ledge`, la case dont le bord est franchi.
forced-damage = { $dice }d8 ({ $shown }) = { $total } points de dégâts à { $hurt }.
forced-damage-to-both = { $dice }d8 ({ $shown }) = { $total } points de dégâts à { $hurt } et à ce qui l'arrête.

## Movement in answer to others

block-in-a-phase = Dans une phase, /block dit seulement qui { $name } bloque, sans `to`. Ensuite, /hustle déplace { $target }, qui se fait bloquer.
block-without-end = Il manque `to` : où veut aller { $target } ? Dans une phase (/phase next), { $name } bloque tous ses déplacements.
# $intends (what a creature is about to do: "blocks Ogre")
block-on-this-way = { $name } { $intends } sur ce trajet.
follow-unseen-without-square = `unseen` va avec `teleported` : la case où la cible a disparu.
follow-to-or-teleported = Indique soit `to`, soit `teleported` : après une téléportation, le bot trouve le trajet de qui suit.
keep-distance-from-nobody = `distance` va avec `from` : de qui s'éloigner.
keep-distance-from-whom = `from` prend un ou plusieurs noms séparés par des virgules, comme "Ogre, Goblin".
answer-until-phase-ends = Jusqu'à la fin de la phase, { $name } { $intent }.
phase-by-turns = { $ruleset } se joue par tours, pas par phases : /turn start, /turn next.
keep-distance-least = `distance` vaut { $length } au moins : des espaces voisins sont à { $length } l'un de l'autre.
block-itself = { $name } ne peut pas se bloquer : indique quelqu'un d'autre.
follow-itself = { $name } ne peut pas se suivre : indique quelqu'un d'autre.
keep-distance-from-itself = { $name } ne peut pas se fuir : indique quelqu'un d'autre.
block-does = { $name } { $intends } jusqu'à la fin de la phase.
block-would = Voici ce que ferait { $name } jusqu'à la fin de la phase : { $intends }.
block-cannot = { $name } ne peut pas bloquer { $target } :
follow-cannot = { $name } ne peut pas suivre { $target } :
phase-movement = Round { $round }, phase de mouvement : chacun a une { -move-action } et toute sa vitesse.
phase-action = Round { $round }, phase d'action : chacun a une { -standard-action }, ou un autre déplacement à la place, et toute sa vitesse.
forward-where = Indique `to` (où sur la paroi) ou `altitude` (à quelle hauteur).
forward-not-critical = Une réussite critique, c'est { $dc } au moins, pas { $total } : retire `critical` ou `check`, ou laisse le MJ l'imposer.
forward-critical-was-rolled = `critical` dit que le jet à la table était un succès critique : retire bonus.
forward-by-critical = Succès critique.
forward-critical = Une réussite critique (critical:true) donne jusqu'à { $more }.
forward-leads = De { $had } à { $altitude } au-dessus du sol.
forward-leads-up = L'arrivée est { $feet } plus haut.
forward-leads-down = L'arrivée est { $feet } plus bas.

## Falls

fall-thing-without-height = Il manque `height` : de combien tombe l'objet, 0 s'il est lancé.
fall-onto-itself = `onto` doit être quelqu'un d'autre que la créature qui tombe.
fall-without-height = Il manque `height` : la hauteur de la chute en pieds, un multiple de 5.
fall-size-of-creature = `size` va avec une chute sans créature : une créature a sa propre taille.
fall-no-water = `water-depth` à 0, c'est sans eau : indique la profondeur en pieds, ou retire-le.
fall-surface-or-water = Indique soit `surface`, soit `water-depth` : sous { $depth } d'eau, le sol ne compte pas.
fall-immediate-without-casting = `immediate` va avec `casting` : le niveau du sort.
fall-no-attempt = `attempt:false` veut dire sans test, et tu as donné `{ $result }`.
# Who falls, where it is nobody on the board: $who in sentences on falls.
fall-the-thing = l'objet
fall-collider = la créature en collision
fall-faller = la créature qui tombe
fall-by-weight = Selon { $rulebook }, un objet qui tombe compte par son poids en livres : weight:300.
fall-by-size = Selon { $rulebook }, un objet qui tombe compte par sa taille : object:large.
fall-collision-without-speed = `collision-by` va avec une collision : donne aussi `collision-speed`.
fall-clash =
    `{ $name }` ne va pas avec { $what ->
        [thing] un objet qui tombe (`object`, `weight`)
        [collision] une collision (`collision-speed`)
       *[fall] une chute
    } : retire l'un des deux.
fall-of-nothing = `height` doit dépasser { $none } pour une chute : seul un objet (`object`) se lance.
# How far a creature falls, and into or onto what: $far in the sentences on falls.
fall-far-into-water = { $height } dans { $depth } d'eau
fall-far-onto = { $height } sur { $onto }
fall-far-onto-ground =
    { $surface ->
        [jagged] { $height } sur un sol hérissé
        [soft] { $height } sur un sol mou
       *[hard] { $height } sur un sol dur
    }
# $what (jump, thing, thrown, collision or fall), $who (the one who falls), $far (how far it falls, or how fast it was)
fall-asks =
    { $what ->
        [jump] Un saut de { $far } vers le bas dépend d'un test :
        [thing] Un objet qui tombe de { $far } dépend d'un test :
        [thrown] Un objet lancé dépend d'un test :
        [collision] Une collision à { $far } dépend d'un test :
       *[fall] Une chute de { $far } dépend d'un test :
    }
fall-does-not =
    { $what ->
        [jump] { $who } ne peut pas sauter ainsi de { $far } :
        [thing] { $who } ne peut pas tomber ainsi de { $far } :
        [thrown] Impossible de lancer ainsi { $who } :
        [collision] { $who } ne peut pas entrer ainsi en collision à { $far } :
       *[fall] { $who } ne peut pas tomber ainsi de { $far } :
    }
fall-forced =
    { $what ->
        [jump] { $who } saute de { $far } (décision du MJ) :
        [thing] { $who } tombe de { $far } (décision du MJ) :
        [thrown] On lance { $who } (décision du MJ) :
        [collision] { $who } heurte quelque chose à { $far } (décision du MJ) :
       *[fall] { $who } tombe de { $far } (décision du MJ) :
    }
fall-of-nobody =
    { $what ->
        [jump] un saut de { $far } :
        [thing] un objet qui tombe de { $far } :
        [thrown] un objet lancé :
        [collision] une collision à { $far } :
       *[fall] une chute de { $far } :
    }
fall-would =
    { $what ->
        [jump] { $who } sauterait de { $far } :
        [thing] { $who } tomberait de { $far } :
        [thrown] Si on lance { $who } :
        [collision] { $who } heurterait quelque chose à { $far } :
       *[fall] { $who } tomberait de { $far } :
    }
fall-follows = Ensuite, { $who } tomberait de { $height }.
fall-does =
    { $what ->
        [jump] { $who } saute de { $far } :
        [thing] { $who } tombe de { $far } :
        [thrown] On lance { $who } :
        [collision] { $who } heurte quelque chose à { $far } :
       *[fall] { $who } tombe de { $far } :
    }
# $fall: fall-does; $does: the damage.
fall-summary = { $fall } { $does }.
fall-into-water = { $who } entre dans l'eau.
fall-unhurt = { $who } atterrit sans dégâts.
fall-takes = { $who } subit { $takes }.
fall-lands = { $who } retombe en { $at }.

## Flight

fly-unknown-class = La { -maneuverability } { DE($name) } n'est pas renseignée (perfect, good, average, poor ou clumsy) : /creature edit creature:"{ $name }" modes:"fly 60 good".
fly-stopped = Arrêt en { $at }.
fly-weather-idle = L'effet de la météo sur le vol ({ $weather }) revient au MJ : { $called } n'en dit rien. Pour ce que le vent fait à une créature : /wind.
wind-blows = { $wind ->
    [strong-wind] Un vent fort
    [severe-wind] Un vent violent
    [windstorm] Une tempête
    [hurricane] Un ouragan
   *[tornado] Une tornade
} souffle sur { $name }.
wind-check = Un test décide si { $name } résiste au vent :
# $faces (the dice as they fell: 3 + 5)
wind-dice = { $count }d{ $sides } ({ $faces })
# $dice is wind-dice
wind-blows-away = Le vent emporte { $creature } (compte en vol pour une taille { $size }) sur { $feet } : { $dice } fois { $each }.
wind-rolls-away = Le vent fait rouler { $creature } sur { $feet } : { $dice } fois { $each }.
wind-hurts = { $creature } subit { $damage } dégâts non létaux : { $dice }.
wind-leaves-the-way = Le MJ dit dans quelle direction, par exemple /place creature:"{ $name }" at:{ $at }.
climb-quicker = Une escalade plus rapide y arrive : pace:{ $pace }.
climb-quicker-command = Une escalade plus rapide y arrive : /climb creature:"{ $name }" to:{ $to } pace:{ $pace }.
climb-in-parts = Ou escalade aussi loin que possible : as-far-as:true.
climb-by-surface = Pour une corde ou autre que la carte ne montre pas, nomme-la : surface:rope.
climb-instead = Une escalade y arrive : /climb creature:"{ $name }" to:{ $to }.
fly-feats-idle = { $called } n'utilise pas les dons Vol stationnaire et Virage sur l'aile.
fly-held-falls = { $name } est en l'air sans pouvoir bouger, et tombe : /fall creature:"{ $name }".
fly-loaded-falls = { $name } est en l'air, trop chargé pour voler, et tombe : /fall creature:"{ $name }".
fly-unheld-falls = { $name } est en l'air sans rien pour tenir, et tombe : /fall creature:"{ $name }".
fly-held-mishap = { $name } est en l'air sans pouvoir bouger : /fly-mishap creature:"{ $name }" what:immobilized montre la suite.
fly-stalled = { $acting } a décroché sans tenter de se rétablir : /fly creature:"{ $acting }" check:18 force:true.
fly-too-slow = { $acting } a volé { $flown } sur les { $needed } par tour qu'il faut pour se maintenir, et décroche.
fly-too-slow-lands = { $acting } a volé { $flown } sur les { $needed } par tour qu'il faut pour se maintenir, et se pose en { $at }.
fly-stopped-off-the-path = `stopped-at` attend une case du trajet ({ $path }), pas { $at }.
skies-unknown-grade = Selon { $rulebook }, un vol est lesser, greater ou hover. Pour { $name } : /creature edit creature:"{ $name }" modes:"fly { $speed } lesser".
mishap-after-what = `after` va avec what:falling : la cause de la chute.
mishap-cannot-fly = { $name } n'a pas de vitesse de vol : ajoute-la avec /creature edit creature:"{ $name }" modes:"fly 60 lesser". Pour une chute : /fall.
mishap-on-the-ground = { $name } n'est pas en l'air : /place creature:"{ $name }" at:{ $at } altitude:30 soulève { $name }.
mishap-collision = Pour les dégâts de la collision : /fall creature:"{ $name }" collision-speed: avec la vitesse.
# $cited (a sentence on the rules that decide it)
skies-idle = { $who } n'a pas volé à ce tour : /fly-mishap creature:"{ $who }" what:idle décide de la suite. { $cited }
# $cited (a sentence on the rules that decide it)
skies-slow = { $who } a volé la moitié de sa vitesse ou moins à ce tour : /fly-mishap creature:"{ $who }" what:slow décide de la suite. { $cited }
skies-falls-on = { $who } tombe de { $height }, jusqu'à { $left } au-dessus du sol de { $at }.
mishap-damage = { $name } subit des dégâts en l'air.
mishap-runs-into = { $name } heurte quelque chose en l'air.
mishap-falls = { $name } tombe en plein vol.
mishap-stays = { $name } reste sur place en l'air.
mishap-flies-on = { $name } reste en l'air.
mishap-does-not-stay = { $name } n'arrive pas à rester sur place en l'air.
mishap-too-slow = { $name } vole trop lentement pour rester en l'air.
mishap-thrown-over = { $name } se renverse en plein vol.
mishap-held-fast = { $name } ne peut plus bouger en plein vol.
skies-falls = { $who } ne vole plus et tombe. { $cited }
skies-falls-hovering = { $who } tombe : aucune surface près de laquelle rester en l'air. { $cited }
skies-falls-teleported = { $who } tombe : rien ne soutient l'arrivée. { $cited }

## Climbing, swimming, digging and teleporting

modes-damaged-goes = Après des dégâts, on ne peut que tenir bon : retire `to` et `altitude`.
modes-where = Indique `to` (où) ou `altitude` (à quelle hauteur).
modes-ten-without-bonus = `take-ten` va avec `bonus`, qui s'ajoute au 10.
modes-below-ground = `altitude` est en pieds au-dessus du sol, et { $altitude } est sous terre : on n'y va qu'en creusant, avec /burrow.
modes-dc-by-gm = Les règles ne donnent pas de DD pour cela : le MJ le donne avec dc.
modes-swim-says = L'eau est-elle agitée ? /swim creature:"{ $name }" to:{ $to } water:calm
modes-by = `by` va de { $least } à { $most } pour { $word }.
modes-one-surface = `surface` n'en prend qu'une.
modes-caught-unknown = { $book } ne dit pas combien une créature rattrapée pèse sur le grimpeur.
modes-caught-load = Indique d'abord la charge { DE($creature) } en livres, par exemple load:50.
modes-caught-strength = Indique d'abord la Force { DE($creature) }, ou sa capacité de charge.
# $hint (nothing, or a sentence with a space before it: " Did you mean ...?")
modes-unknown-medium = { $book } n'a pas { $typed } pour `{ $option }`. Au choix : { $known }.{ $hint }
modes-none-known = { $book } n'a pas { $typed } pour `{ $option }`, ni aucune autre valeur.{ $hint }

## Ways

course-too-long = `{ $option }` prend { $longest } cases ou pas au plus.
course-too-many-stops = `{ $option }` prend { $most } cases de passage au plus. Un trajet complet nomme chaque case, à côté de la précédente.
course-mixed = `{ $option }` prend soit des cases, soit des directions : { $typed } mélange les deux.
course-level = Ce déplacement est horizontal : ni altitude, ni up, ni down. Monter ou descendre demande une vitesse pour cela, comme le vol ou l'escalade.
course-off-the-map = { $square } n'est pas sur la carte ({ $map }).
course-too-tangled = La recherche du meilleur trajet est trop longue : indique quelques cases en chemin.
course-expected = `{ $option }` attend une case comme D4, plusieurs comme "D4 E5 F6", ou des directions comme "ne ne 3e", pas { $typed }.
course-altitude-most = L'altitude dans { $typed } est de { $most } au plus, vers le haut ou le bas.
course-altitude-in-squares = L'altitude dans { $typed } doit être un multiple de 5 ft, comme { $square }@{ $near }.
course-too-high = Le pas { $step } dépasse { $most } vers le haut ou le bas, la limite des altitudes.
course-step-off-the-map =
    Le pas { $step } ({ $way ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
        [w] ouest
        [nw] nord-ouest
       *[up] haut
    }) sort de la carte ({ $map }).

## Standing up

stand-does = { $name } se relève.
stand-could = { $name } pourrait se relever.
stand-forced = { $name } se relève (décision du MJ).
stand-cannot = { $name } ne peut pas se relever :
mount-does = { $name } enfourche { $mount }.
mount-could = { $name } pourrait enfourcher { $mount }.
mount-forced = { $name } enfourche { $mount } (décision du MJ).
mount-cannot = { $name } ne peut pas enfourcher { $mount } :
mount-itself = { $name } ne peut pas être sa propre monture : `target` est la monture.
dismount-would-fall = { $name } tomberait de { $height }.
dismount-unsafe = Aucun endroit sûr où descendre : { $name } tomberait de { $height }. Pour descendre quand même, indique une case avec `to`.
dismount-does = { $name } met pied à terre en { $to }.
dismount-could = { $name } pourrait mettre pied à terre en { $to }.
dismount-forced = { $name } met pied à terre en { $to } (décision du MJ).
dismount-cannot = { $name } ne peut pas mettre pied à terre :
riding-along = { $rider } est en selle sur { $mount } : déplace plutôt { $mount }, ou d'abord /dismount.
# $is (what the rulebook says of rider and mount)
riding-thrown = { $rider } tombe de selle ({ $mount }). { $is }.
riding-thrown-in-place = { $rider } tombe de selle ({ $mount }). { $is }. /settle dit où.
riding-unseated = { $rider } ne monte plus { $mount }.
escape-stuck = { $name } ne passe pas par l'ouverture.
escape-twenty-needs-bonus = Pour faire 20, il faut un bonus : take-twenty:true bonus:8.
escape-fits-otherwise = { $called } n'utilise pas `fits:{ $fits }`. Au choix : { $known }.

## Reach, movement range and threat

# $mode (a way of moving) and $word (its word in commands)
reachable-no-speed = { $name } n'a pas de vitesse pour ce mode ({ $mode }) : ajoute-la avec /creature edit creature:"{ $name }" modes:"{ $word } 30".
reachable-maybe-more = La recherche est trop longue : à moins de { $below }, tout y est ; au-delà, il y en a peut-être d'autres, ou de plus courts trajets. Un aperçu en vérifie une.
reachable-in-the-air =
    { $name } peut atteindre en vol { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } à { $height } de haut, en { $length } au plus.
reachable-level =
    { $name } peut atteindre en vol horizontal { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    }, en { $length } au plus.
reachable-to-the-ground =
    { $name } peut atteindre en vol { $elsewhere ->
        [one] { $elsewhere } autre endroit
       *[other] { $elsewhere } autres endroits
    } au sol, en { $length } au plus.
flank-itself = Nul ne se prend en tenaille : `target` ne peut pas être { $name }.
flank-ally = `ally` doit être une troisième créature, pas { $name }.
flank-does = { $name } prend { $target } en tenaille.
flank-does-not = { $name } ne prend pas { $target } en tenaille.
flank-bonus = Ça donne { $bonus } aux attaques au corps à corps, pas à distance.
threat-no-reach = Selon { $rulebook }, les créatures ne contrôlent pas de cases.
threat-disarmed = État « { $condition } » : aucune attaque au passage.
threat-unarmed = Sans arme (threatens:false).
threat-neutral = Neutre, d'aucun camp.
threat-reach-weapon = Son arme à allonge porte jusqu'à { $far }, mais pas dans son allonge naturelle de { $reach }.
threat-own-squares = Son allonge se limite à ses propres cases, non comptées ici.
threat-reach = Allonge : { $reach }.
threat-from-nobody = { $name } n'a pas d'adversaires.
threat-against = Contre { $name } :
threat-against-none = - { $name } ne contrôle aucune case.
threat-squares =
    { $name } contrôle { $many ->
        [one] { $many } case
       *[other] { $many } cases
    }. { $how }
threat-squares-of-floor =
    { $name } contrôle { $many ->
        [one] { $many } case
       *[other] { $many } cases
    } au niveau du sol. Pour les créatures en vol, ajoute `altitude`. { $how }
threat-squares-so-high =
    { $name } contrôle { $many ->
        [one] { $many } case
       *[other] { $many } cases
    } à cette hauteur. { $how }
# $how (a sentence on how far it reaches)
threat-none = { $name } ne contrôle aucune case. { $how }
threat-against-squares =
    - { $name } contrôle { $many ->
        [one] { $many } case
       *[other] { $many } cases
    }.
measure = Distance { DE($from) } à { $to } : { $length }.
measure-with-height = Distance { DE($from) } à { $to } : { $length }, avec { $rise } de dénivelé.
measure-equals = À égale distance : { $who }. d{ $die } ({ $rolled }) : { $name }.
measure-nobody = Il n'y a personne d'autre sur le plateau près { DE($from) }.
measure-below-floor = `{ $option }` doit être au sol de { $square } ou au-dessus, pas à { $altitude } : { $square }@10 est { $above } au-dessus.
measure-what = `{ $option }` attend une case comme D4, D4@20 pour 20 ft au-dessus de son sol, ou une créature du plateau, pas { $typed }.{ $hint }

## Jumps

jump-where = Indique `to` (jusqu'où) ou `altitude` (à quelle hauteur).
jump-stands-there = { $name } est déjà en { $square } : indique une autre case, ou altitude.
jump-no-legs = { $name } n'a pas de pattes pour sauter.
jump-unknown-strength = Le saut { DE($name) } dépend de sa Force : /creature edit creature:"{ $name }" strength:2, avec base-speed:30.
jump-whole-squares = Selon { $rulebook }, les sauts vont par cases entières : `altitude` est un multiple de 5 ft.
jump-has-no-option = { $called } n'utilise pas `{ $option }` pour les sauts : retire-le.
walk-no-half-speed = { $called } n'accorde rien pour garder l'équilibre à mi-vitesse : retire `half-speed`.
walk-idle-hurry = `accelerated` ne change rien : { $called } n'a pas de règle pour garder l'équilibre à pleine vitesse.
jump-ends-on-floor = Selon { $rulebook }, un saut finit au sol ou sur le dos d'une créature plus grande : retire altitude, ou donne la hauteur du dos ; sans to, on saute à la verticale.
jump-onto-an-opponent = { $who } est hostile : selon { $rulebook }, un saut finit au sol ou sur le dos d'une créature plus grande qui l'accepte.
jump-tell-save = Rien n'a encore changé : donne le jet de sauvegarde, par exemple reflex:15.
jump-tell-check-and-save = Rien n'a encore changé : donne check:{ $total } et le jet de sauvegarde, par exemple reflex:15.
# $down (a command)
jump-no-turns = Les tours ne sont pas comptés : { $down } fait retomber.
jump-reaches = De là, { $length } de plus à bout de bras.

## Journeys

travel-miles-or-legs = `miles` suffit pour la distance : retire `legs`, ou écris-la dedans.
travel-by-water = Ce véhicule ({ $vehicle }) va sur l'eau : retire terrain et road.
travel-vehicle-day = La journée de ce véhicule ({ $vehicle }) est dans la table des véhicules : retire `{ $option }`.
travel-march-without-hours = Il manque `hours` : combien d'heures en tout dure la marche forcée ? Plus de 8.
travel-mount-rests = Une monture doit se reposer : retire `mounted` ou `round-the-clock`.
travel-short-ways = `minutes` et `rounds` sont pour de courts trajets en terrain dégagé, sans heures, jours, miles ni terrain.
travel-one-runner = Minutes et rounds sont pour une seule créature ou une seule vitesse, à pied.
travel-who = Qui voyage ? Indique `speed`, `creature`, `mount` ou `vehicle`.
travel-nobody = `creature` prend une créature du plateau, plusieurs avec des virgules, ou un camp.
travel-spare-results =
    { $spare ->
        [one] { $spare } résultat n'a pas servi.
       *[other] { $spare } résultats n'ont pas servi.
    }
travel-no-check = Aucun test à faire : rien n'a été lancé.
travel-give-check = Donne check avec les résultats dans l'ordre, ou bonus pour les lancer.
travel-against-current = `current` porte un bateau vers l'aval : contre un fort courant, on le hale depuis la rive, on ne rame pas.
# $mode (a way of moving) and $word (its word in commands)
travel-no-speed = { $name } n'a pas de vitesse pour ce mode ({ $mode }) : ajoute-la avec /creature edit creature:"{ $name }" modes:"{ $word } 40".
travel-two-speeds = Indique soit `{ $first }`, soit `{ $second }`, pas les deux.
travel-mode-idle = `mode` va avec une créature ou une vitesse, pas avec une monture, un véhicule ou des miles par heure.
travel-load-idle = `load` est ce que porte une monture (`mount`) de la table ; une créature a sa propre charge.
travel-grade-without-mode = `grade` est une sorte de vol, de nage ou d'escalade : indique aussi `mode`.
travel-rolled = d20 { $bonus } : { $results }.
travel-riding = À cheval : { $who }.
travel-riding-and-walking = À cheval : { $who }. À pied : { $walkers }.
travel-aboard = À bord : { $who }.
travel-minutes-or-rounds = Indique soit `minutes`, soit `rounds` : une minute fait 10 rounds.
travel-dash-too-long = { $hours } à cette allure ne coûtent rien, au-delà le voyage fatigue : indique `hours`.
travel-constitution-idle = `constitution` va avec une course de quelques `rounds` ou `minutes`.
travel-dash-rolled = Dés : { $results }.
travel-miles = `{ $name }` doit dépasser 0, jusqu'à { $most_miles } miles, pas { $typed }.
travel-hours = `{ $name }` doit dépasser 0, jusqu'à { $whole_day } heures, pas { $typed }. Pour trois jours : days:3.
travel-legs = `legs` prend de 1 à { $most } étapes séparées par des points-virgules, comme "forest trail 20mi; hills 3h".
travel-leg = Une étape, c'est un terrain, une route et une longueur, comme forest trail 20mi ou hills 3h, pas { $typed }.
travel-leg-without-length = Quelle longueur pour l'étape { $typed } ? Ajoute par exemple 20mi ou 3h : seule la dernière étape peut s'en passer.
travel-leg-too-long = Une étape dépasse 0, jusqu'à { $most_miles } miles ou { $most_hours } heures, pas { $typed }.
travel-leg-unknown = { $typed } ne va pas dans une étape.{ $hint } Possible : { $known }, et une longueur comme 20mi.
travel-leg-twice =
    { $kind ->
        [land] L'étape { $leg } dit deux fois son pays.
        [road] L'étape { $leg } dit deux fois sa route.
        [pace] L'étape { $leg } dit deux fois son allure.
        [ride] L'étape { $leg } dit deux montures ou véhicules.
        [current] L'étape { $leg } dit deux courants.
        [impeded] L'étape { $leg } dit deux fois que le pas y est entravé.
       *[length] L'étape { $leg } dit deux fois sa longueur.
    }

## Every way to a target

options-one-aim = Indique l'un des trois : `target` pour une créature, `to` pour une case, ou `away:true`.
options-at-itself = { $name } ne peut pas être sa propre cible : indique une autre créature.
options-title = { $name } -> { $aim } ({ $with })
options-away = loin
options-next-turn = En prévision du tour { DE($name) }, avec le plateau tel qu'il est :
options-way = { $number } · { $way }
options-none = Pas moyen d'y aller à ce tour.
options-none-yet = Aucun chemin trouvé pour l'instant.
options-more = { $more } de plus sous « Pourquoi ».
options-not = Impossible : { $line }
options-command = /{ $command }
options-left-out = Il y a trop de trajets pour les examiner tous. Demande le tien avec { $commands }.
options-instead = Ce qui marche à la place :
options-share = Partager
stand-takes-the-step = Cela prend le { -five-foot-step } de ce tour.
forward-nowhere = { $name } est déjà à { $at } du sol : donne une autre `altitude`, ou `to`.
