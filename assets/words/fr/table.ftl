### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Indique une langue, des unités, ou les deux.
language-one = en { $language }
language-own = dans la langue du serveur en public et dans la tienne en privé
language-from-now-on = Désormais, les réponses sont { $language }, avec les longueurs en { $units }.

## The arrows

pad-full = Les flèches ne vont pas plus loin.
pad-nowhere = nulle part
pad-nowhere-yet = Nulle part encore : commence par une flèche.
pad-step-not-taken = Ce pas est impossible. Jusqu'ici : { $so_far }
pad-help = Les flèches tracent le trajet pas à pas ; Aller fait le déplacement.
pad-path-changed = Le trajet a changé depuis. Voici celui que suit maintenant le bouton :
pad-board-changed = Le plateau a changé : voici le déplacement à présent.
pad-check = Avec Aller..., donne le résultat du test, ou un bonus que le bot lance.

## Typed texts

# Ends a sentence about a word that is none.
did-you-mean = Tu voulais dire `{ $word }` ?
# In place of an empty text: "not nothing".
typed-nothing = rien
names-and-more = { $names } et { $more } de plus
# An option, by its name in the client.
option-quoted = `{ $name }`
line-no-command = { $said } n'est pas une commande : les commandes commencent par `/`.
line-too-long = Une commande a au plus { $most } caractères.
line-no-option = Une option, c'est un nom, deux-points et une valeur, entre "guillemets" s'il y a des espaces : { $said } n'en est pas une.

## Tables

table-missing = Il n'y a pas encore de table dans ce salon : commence avec /table new.
ruleset-unknown = Il n'y a pas de livre de règles { $said }. Au choix : { $known }.{ $hint }
house-rule-unknown-now = Cette version n'a pas de règle maison { $rule } ({ $value }), elle est donc ignorée : /table house-rule rule:{ $rule } value:book la retire.

## Who is meant

creature-missing = Il manque `creature` : qui ? Ici : { $here }.
creature-unnamed = Le nom est vide : qui ? Ici : { $here }.
creature-missing-own = Il manque `creature` : laquelle des tiennes ? { $own }.
creature-ambiguous = { $said } peut désigner { $names } : écris une plus grande part du nom.
creature-one-at-a-time = { $said } désigne { $names } : nommes-en une seule.
creature-unknown = Il n'y a pas de { $said } ici.{ $hint } Ici : { $here }.
creature-nobody-here = Il n'y a encore personne à cette table. Ajoute des créatures avec /creature add.

## Places on the map

map-space-leaves-it = { $who } occuperait { $space }, en partie hors de la carte ({ $map }).
map-square-off-it = { $square } n'est pas sur la carte ({ $map }).

## Commands and their options

command-unknown = Il n'y a pas de commande { $said }.{ $hint } /help donne la liste.
command-of-other-books = { $book } ne prévoit pas /{ $command }. /help donne la liste de ses commandes.
command-stands-alone = `/{ $command }` ne prend aucune option : retire { $said }.
command-needs-second-word = Après `/{ $command }` vient un de ces mots : { $words }.
command-has-no-option = `/{ $command }` n'a pas d'option { $said }. Ses options : { $options }.
command-option-mistyped = `/{ $command }` n'a pas d'option { $said }.{ $hint }
command-without-options = aucune
option-twice = `{ $name }` est là deux fois : une seule suffit.
option-missing = Il manque `{ $name }`.
option-missing-about = Il manque `{ $name }` : { $about }.
option-expected = `{ $name }` attend { $expected }, pas { $said }.
option-load = `{ $name }` attend { $words }, ou un nombre entier de livres de 0 à { $most }, comme 85 ou "85 lb", pas { $said }.{ $hint }
option-steps = `{ $name }` doit être un multiple de { $step }, pas { $feet }.
option-choice =
    `{ $name }` attend { $count ->
        [1] { $words }
       *[other] une de ces valeurs : { $words }
    }, pas { $said }.{ $hint }
option-name = `{ $name }` ne convient pas : { $why }.
option-words = `{ $name }` attend `{ $none }`, ou certaines de ces valeurs, séparées par des espaces : { $words }. { $said } n'en fait pas partie.{ $hint }

# What an option has to be: these go into option-expected.
expected-whole = un nombre entier de { $least } à { $most }
expected-whole-or-none = un nombre entier de { $least } à { $most }, ou none
expected-feet = une longueur en pieds de 0 à { $most }, comme 30, 30ft ou 9m (1,5 m font 5 pieds)
expected-height = des pieds de { $least } à { $most }, comme 15, 15ft ou 4,5m
expected-flag = true ou false
expected-id = un identifiant comme 123456789, ou none
expected-square = une case, comme D4
expected-area = un rectangle de cases, comme E5:E6
expected-areas = des cases ou des rectangles, comme D4, C3:E5 ou "D4 C3:E5"

name-empty = il faut au moins une lettre ou un chiffre
name-too-long = un nom a { $most } caractères au plus, et celui-ci en a { $length }
name-hidden = un nom ne peut pas contenir le caractère invisible ou non attribué { $code }
name-marks = un nom ne peut pas empiler plus de 2 signes sur une lettre

## Files

file-missing = Il manque `file` : joins un fichier.
file-not-read = Le fichier n'a pas été lu.
file-unreadable = Impossible de lire le fichier : { $why }.
file-too-large = Le fichier est trop gros : 10 Mio au plus.

board-size = un plateau a de 1 à { $most } cases de large et de haut, pas { $width } x { $height }.
notation-unreadable = la ligne { $line } du plateau en texte est illisible : `{ $text }`.

## Maps of other programs

mapfile-no-map = Ce n'est pas une carte lisible ici : il faut Universal VTT (.uvtt, .dd2vtt, .df2vtt), une scène (Export Data) ou un module de Foundry, un One Page Dungeon (.json), un plateau en texte, ou une image avec /map picture.
mapfile-whole-table = C'est une table entière : utilise /table import.
mapfile-uvtt2 = C'est Universal VTT en version 2, illisible ici. Exporte la carte en version 1 (.uvtt ou .dd2vtt), ou son image pour /map picture.
mapfile-packed = Ce fichier compressé ne contient aucune carte lisible : ni scène de Foundry, ni fichier .uvtt ou .dd2vtt.
mapfile-packed-damaged = Ce fichier compressé est abîmé, ou trop gros pour être décompressé.
mapfile-picture = C'est une image sans murs : /map picture la met sous un plateau.
mapfile-export-map = C'est un projet de { $program } : exporte-le là-bas en Universal VTT, puis importe ce fichier.
mapfile-export-picture = C'est un fichier de { $program }, dont les murs sont illisibles ici. Exporte de là-bas l'image de la carte et prends /map picture.
mapfile-other-picture = C'est un fichier { $program }. Enregistre-le en PNG, WebP ou JPEG et prends /map picture.
watabou-no-rooms = Le donjon n'a pas de salles.
mapfile-far-off =
    Le fichier met { $what ->
        [scene-width] la largeur de la scène
        [scene-height] la hauteur de la scène
        [square] la longueur d'une case
        [padding] sa marge
        [shift] son décalage
        [size] la taille de la carte
        [corner] le coin de la carte
        [door] une porte
       *[wall] un mur
    } à { $number }, bien loin de la carte.
mapfile-too-small =
    La carte fait { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } { $what ->
        [wide] de large
       *[high] de haut
    } : il en faut au moins 1.
mapfile-too-big =
    La carte fait { $squares } cases de { $square } { $what ->
        [wide] en largeur
       *[high] en hauteur
    } : { $most } au plus.
mapfile-made-whole = Le bord de la carte coupait des cases : elles sont maintenant entières.
mapfile-too-many-walls = Trop de murs hors du quadrillage, ou trop longs : 20000 murs au plus, sur 250000 cases.
mapfile-too-many-points = Les murs ont { $points } points : { $most } au plus.
mapfile-beyond = hors de la carte, laissé de côté : { $what }
mapfile-cut-off = coupé au bord de la carte : { $count ->
        [one] { $count } morceau
       *[other] { $count } morceaux
    }
mapfile-walls = { $count ->
        [one] { $count } mur
       *[other] { $count } murs
    }
mapfile-doors = { $count ->
        [one] { $count } porte
       *[other] { $count } portes
    }

uvtt-square-size = Les cases de la carte n'ont pas de taille en pixels : pixels_per_grid va de 1 à 10000.
uvtt-doors-unfit = Laissé de côté : { $count ->
        [one] { $count } porte
       *[other] { $count } portes
    } sans deux extrémités.
uvtt-windows = { $count ->
        [one] { $count } ouverture laisse passer la lumière : ici, une fenêtre.
       *[other] { $count } ouvertures laissent passer la lumière : ici, des fenêtres.
    } Si ce sont des portes ouvertes : /map door at:windows state:open.
uvtt-open-doors = { $count ->
        [one] { $count } porte ouverte, comme Arkenforge la marque.
       *[other] { $count } portes ouvertes, comme Arkenforge les marque.
    } Si ce sont des fenêtres : /map door at:open state:window.
uvtt-furniture =
    Laissé de côté : { $count ->
        [one] { $count } contour de meuble ; il bloque
       *[other] { $count } contours de meubles ; ils bloquent
    } la vue, mais pas forcément le passage.
uvtt-lights = Laissé de côté : { $count ->
        [one] { $count } lumière
       *[other] { $count } lumières
    }.
uvtt-picture-elsewhere = Le fichier nomme une image sans la contenir : le plateau n'en a donc pas.
uvtt-points-beyond =
    Hors de la carte : { $outside } sur { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de murs et de portes.
uvtt-points-beyond-part =
    Le fichier est une partie d'une carte plus grande. Hors de la carte : { $outside } sur { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de murs et de portes.

foundry-several-scenes = Le fichier contient plusieurs scènes : { $names }. Choisis-en une : scene:"{ $example }".
foundry-no-such-scene = Aucune scène ne s'appelle { $typed }. Il y a { $names } : scene:"{ $example }".
foundry-leveldb = Ce module garde ses scènes dans une base de Foundry (version 11 ou plus), illisible ici. Dans Foundry, clic droit sur la scène, puis Export Data.
foundry-walls-elsewhere = Les murs ne sont pas dans ce fichier, seulement leurs identifiants. Dans Foundry, clic droit sur la scène, puis Export Data.
foundry-odd = Ligne { $line }, colonne { $column }, la scène contient ce que Foundry n'y écrit pas. Exporte-la de nouveau : clic droit, Export Data.
foundry-square-size = Le quadrillage de la scène n'a pas de taille en pixels (de 1 à 10000). Règle-le dans Foundry, puis exporte de nouveau.
foundry-hexagons = La scène est en hexagones : ce bot ne joue que sur des cases carrées.
foundry-no-size = La scène n'a ni largeur ni hauteur : ses murs n'ont nulle part où aller.
foundry-made-whole = L'image commence ou s'arrête au milieu de cases ; sur le plateau, elles sont entières.
foundry-no-grid = La scène n'a pas de quadrillage : des cases à sa mesure la couvrent maintenant.
foundry-wall-ends = Un mur de la scène n'a pas les quatre nombres de ses deux bouts.
foundry-too-many-doors = La scène a { $doors } portes : { $most } au plus.
foundry-tokens = Laissé de côté : { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } ; tokens:true en fait des créatures.
foundry-picture-elsewhere = La scène nomme son image mais ne la contient pas : joins-la en `picture`.
foundry-no-feet = Les cases ne sont mesurées ni en pieds ni en mètres : chacune compte pour { $square }.
foundry-square-length = Les cases mesurent moins de 1 ou plus de 100 ft : indique feet-per-square.
foundry-scaled = Une case de la scène fait { $feet } ft ; ici, elle fait { $square }.
foundry-sight-only = { $count ->
        [one] { $count } mur qui n'arrête que la vue est ici un rideau.
       *[other] { $count } murs qui n'arrêtent que la vue sont ici des rideaux.
    }
foundry-seen-through = { $count ->
        [one] { $count } mur qui laisse passer la vue est ici une fenêtre.
       *[other] { $count } murs qui laissent passer la vue sont ici des fenêtres.
    }
foundry-dim = Laissé de côté : { $count ->
        [one] { $count } mur qui ne fait que troubler la vue.
       *[other] { $count } murs qui ne font que troubler la vue.
    }
foundry-one-way = { $count ->
        [one] { $count } mur à sens unique : les dents sont du côté fermé.
       *[other] { $count } murs à sens unique : les dents sont du côté fermé.
    }
foundry-secret = { $count ->
        [one] { $count } porte secrète : les joueurs voient un mur.
       *[other] { $count } portes secrètes : les joueurs voient des murs.
    }
foundry-locked = { $count ->
        [one] { $count } porte verrouillée : les joueurs voient une porte fermée.
       *[other] { $count } portes verrouillées : les joueurs voient des portes fermées.
    }

picture-unknown = L'image du fichier n'est ni en PNG, ni en WebP, ni en JPEG.
picture-too-large = L'image fait { $width } x { $height } pixels : { $most } x { $most } au plus.
picture-not-kept = Impossible de conserver l'image du fichier.
picture-memory = L'image du fichier prend trop de mémoire : 8192 x 8192 pixels et 128 Mio au plus.
picture-too-many-pixels = L'image fait { $width } x { $height } pixels ; dans ce format, { $most } millions au plus. Réduis-la : 70 pixels par case suffisent.
picture-damaged = L'image du fichier est abîmée ou illisible.
picture-no-base64 = L'image du fichier est abîmée : ce n'est pas du base64.
picture-no-size = L'image du fichier ne convient à aucun plateau.

# What a Universal VTT file has no place for; it goes into map-exported.
export-picture-too-large = L'image n'y est pas : elle prendrait { $megabytes } des 10 Mio d'un fichier.
export-heights = les hauteurs
export-low-walls = les murets
export-windows = ce qui fait une grille ou un rideau
export-secrets = ce qui est verrouillé ou secret
export-one-way = le côté ouvert des murs à sens unique
export-narrow-gaps = les passages étroits

## Tables as files

tablefile-no-table = Ce n'est pas une table de /table export. Pour les cartes : /map import.
tablefile-version = Le fichier est en version { $version } : seule la version { $known } est lisible.
tablefile-same-name = Deux créatures du fichier ont le même nom.
tablefile-figure =
    Dans le fichier, valeur impossible pour { $who } : { $what ->
        [speed] vitesse
        [speed-bonus] bonus de vitesse
        [base-speed] vitesse de base
        [reach] allonge
        [squares] cases de son espace
        [weapon-reach] allonge de l'arme
        [altitude] altitude
        [resistance] résistance
        [modes] modes de déplacement
        [constitution] Constitution
        [dexterity] Dextérité
        [strength] Force
        [maneuver-defense] Maneuver Defense
        [initiative] initiative
        [attacks] attaques
       *[load] charge
    } { $is }, pour { $most } au plus.
tablefile-flight = Les données de vol { DE($who) } dans le fichier sont impossibles.
tablefile-stranger = Les tours du fichier nomment { $who }, qui n'est pas dans le fichier.
tablefile-turns = Les tours du fichier sont impossibles : un nombre est trop grand, ou quelqu'un y est deux fois.

modes-unknown = `{ $word }` n'est pas un mode de déplacement. Il y a climb, fly, glide, swim, burrow et teleport
modes-no-speed = après `{ $mode }` vient sa vitesse : des pieds de 5 en 5, de 5 à { $most }, comme 60
modes-unknown-word = `{ $word }` ne va pas avec `{ $mode }`, qui prend { $known }
modes-either = `{ $one }` et `{ $other }` ne vont pas ensemble : `{ $mode }` n'en prend qu'un
modes-twice = `{ $mode }` est là deux fois

tablefile-off-board = Le fichier place { $who } hors du plateau.
tablefile-other-turns = Les tours du fichier ne correspondent pas à son livre de règles.
tablefile-house-rule = Le fichier a une règle maison inconnue : { $said }.
tablefile-rulebook = Le livre de règles du fichier est inconnu.
listed-player = à { $player }
table-exported =
    La table en fichier, avec { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }.
table-export-without-picture = L'image de la carte n'est pas incluse : elle prendrait { $megabytes } des 10 Mio d'un fichier.
table-export-without-portraits = { $count ->
        [one] 1 portrait n'est pas inclus
       *[other] { $count } portraits ne sont pas inclus
    } : tous ensemble, ils prendraient { $megabytes } des 10 Mio d'un fichier.
table-export-then = /table import la charge dans un autre salon.
table-imported =
    Table importée : { $width } x { $height } cases, { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }, avec { $book }. /undo rend l'ancienne.
table-imported-in-round =
    Table importée : { $width } x { $height } cases, { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }, avec { $book }, au round { $round }. /undo rend l'ancienne.

## What a table plays by

table-new = Nouvelle table : { $width } x { $height } cases de { $square }, avec { $book }. Ajoute des créatures avec /creature add.
table-plays-already = Cette table se joue déjà avec { $book }.
table-plays-from-now = Cette table se joue désormais avec { $book }.
table-house-rules-stay = Règles maison conservées : { $rules }.
table-turns-ended = Les tours s'arrêtent : ces règles découpent un round autrement. /turn start recommence.
table-theme-already = Les images de la table sont déjà { $theme ->
        [light] claires
        [dark] sombres
       *[high-contrast] très contrastées
    }.
table-theme-from-now =
    Les images de la table sont désormais { $theme ->
        [light] claires
        [dark] sombres
       *[high-contrast] très contrastées
    }.
board-moves = Le plateau descend : il est toujours sous la dernière réponse.
board-stays = Le plateau reste dans un seul message ; les réponses sont des notes privées sur ce qui change.
board-each = Chaque réponse montre le plateau.
house-rule-forgotten = Règle maison { $rule } retirée.
house-rule-as-book = { $title } ({ $rule }) suit le livre de règles : { $book }.
# $is and $book are a house-rule-value, or only a word.
house-rule-made = Règle maison : { $title } ({ $rule }), désormais { $is }. Le livre de règles : { $book }. Pour la retirer : /table house-rule rule:{ $rule } value:{ $back }.
house-rule-idle = Avec les autres règles actuelles, elle ne change rien.
house-rule-value = { $word } ({ $meaning })
house-rule-choice = `{ $word }` ({ $meaning })
house-rule-choice-book = `{ $word }` (celle du livre de règles)
house-rule-unknown = Il n'y a pas de règle maison { $said }.{ $hint } Au choix : { $choices }.
house-rule-unknown-at-all = Il n'y a pas de règle maison { $said }. Tu peux changer { $rules }.
house-rule-cannot-be = `{ $rule }` ne peut pas être { $said }.{ $hint } Au choix : { $choices }.

## What is otherwise by other rules

notice-sizes = { $book } n'a pas cette taille : { $who }. Change-la d'abord : /creature edit creature:"{ $first }" size:colossal, ou /creature remove.
notice-size = { $who } ({ $size })
notice-off-map = Avec { $book }, ces créatures seraient hors de la carte : { $who }. Déplace-les d'abord avec /place : { $first } occupe { $space }.
# $changes are the four below, with commas between.
notice-creature = { $who } : { $changes }.
notice-space = occupe { $now } au lieu de { $before }
notice-speed = vitesse { $now } au lieu de { $before }
notice-shares = partage maintenant des cases avec { $names }
notice-covers = couvre maintenant des cases pleines, des piliers ou des murs
notice-more-creatures =
    { $more ->
        [one] Et { $more } créature de plus.
       *[other] Et { $more } créatures de plus.
    }
notice-rules = Ce qui change : { $rules }. Voir /rules.

## The board

paint-depth-of-a-pit = `depth` va avec terrain:pit.
paint-check-of-ground = `check` va avec un terrain où les créatures peuvent entrer.
paint-check-unknown = { $typed } n'est pas un test : une compétence et un DD jusqu'à { $most }, comme "Climb 15". Compétences : { $skills }.
paint-depth-least = `depth` vaut { $least } au moins.
paint-too-many-layers = { $square } a déjà { $there ->
        [one] { $there } couche
       *[other] { $there } couches
    } ({ $terrain }), et le maximum est { $most } : rien n'est peint. Peins open pour recommencer.
paint-off-map = { $area } n'est pas sur la carte ({ $map }) : rien n'est peint.
paint-buried = Désormais sur des cases pleines, des piliers ou des murs : { $names }.
# $what is a terrain or one of the five below.
painted =
    { $squares ->
        [one] { $squares } case peinte
       *[other] { $squares } cases peintes
    } : { $what }.
painted-open = dégagé
painted-solid = plein
painted-pillar = pilier
painted-pit = fosse de { $depth } de profondeur
painted-trench = tranchée de { $depth } de profondeur
painted-check = Y entrer demande : { $check }, DD { $dc }.
painted-layers = { $terrain }, jusqu'à { $most } couches
painted-filled =
    { $filled ->
        [one] { $filled } d'entre elles reste pleine ou un pilier
       *[other] { $filled } d'entre elles restent pleines ou des piliers
    } : peins d'abord open pour dégager.
height-below = `feet` vaut 0 ou plus, par multiples de 5. Pour descendre plus bas, peins une fosse (terrain:pit).
height-level = { $squares ->
        [one] Le sol de { $squares } case est au niveau de la carte.
       *[other] Le sol de { $squares } cases est au niveau de la carte.
    }
height-above = { $squares ->
        [one] Le sol de { $squares } case est à { $feet } au-dessus du niveau de la carte.
       *[other] Le sol de { $squares } cases est à { $feet } au-dessus du niveau de la carte.
    }
edge-fits-missing = Il manque `fits` : la plus grande taille qui passe debout par l'ouverture, comme small.
edge-fits-narrow-only = `fits` va avec barrier:narrow, pas avec { $barrier }.
edge-border = Le bord de la carte est fermé de toute façon.
# $what is one of those below.
edge-now =
    Sur { $edges ->
        [one] { $edges } bord
       *[other] { $edges } bords
    } : { $what }.
edge-nothing = aucun obstacle
edge-wall = un mur
edge-door = une porte fermée
edge-open-door = une porte ouverte
edge-low = un muret
edge-window = une fenêtre
edge-grate = une grille
edge-curtain = un rideau
edge-locked-door = une porte verrouillée
edge-secret-door = une porte secrète
edge-another-door = Il y a une autre porte en { $at } : /map door l'ouvre et la ferme.
stroke-now = De { $from } à { $to } : { $what }.
stroke-what = { $barrier ->
        [wall] un mur
        [door] des portes fermées
        [open-door] des portes ouvertes
        [locked-door] des portes verrouillées
        [secret-door] des portes secrètes
        [window] des fenêtres
        [grate] une grille
        [curtain] un rideau
        [low] un muret
       *[none] rien
    }
stroke-side = Le long d'une rangée, un mur est au nord ou au sud de ses cases ; le long d'une colonne, à l'ouest ou à l'est.
stroke-slanted = À travers des cases, il peut y avoir des murs, des portes, des fenêtres, des grilles et des rideaux.
room-now =
    { $walls ->
        [one] { $walls } pan de mur
       *[other] { $walls } pans de mur
    } autour, { $doors ->
        [0] aucune porte
        [one] { $doors } porte
       *[other] { $doors } portes
    }.
room-doors-unread = { $typed } ne dit pas où sont les portes : une case et un côté pour chacune.
room-door-off = { $at } n'est pas un bord de la salle.
pasted = Le plateau est dessiné : { $width } x { $height } cases, { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }, { $doors ->
        [one] { $doors } porte
       *[other] { $doors } portes
    }.
drawn-nothing = Rien n'est dessiné : un signe par case, # pour le roc, . pour le sol, ~ pour l'eau, + pour une porte.
drawn-not-whole = Ce n'est qu'une partie d'un plateau. Copie-le entier : /show text:true whole:true.
pictured = { $file } est sous le plateau : { $width } x { $height } cases de { $square }.
pictured-then = Les boutons la déplacent et l'étirent ; /map wall, /map room et /map paint dessinent dessus.
plain-as-said = Une case fait { $pixels } pixels.
plain-by-name = Le nom du fichier dit combien de cases elle a.
plain-by-lines = Ses propres lignes sont à { $pixels } pixels l'une de l'autre.
plain-no-squares = Aucun quadrillage n'est visible dans l'image : dis combien de cases elle a (squares:30x20) ou combien de pixels fait une case (pixels:70).
plain-not-square = Avec autant de cases, chacune ferait { $east } pixels de large et { $south } de haut : elles ne seraient pas carrées.
plain-squares-unread = { $typed } n'est pas un nombre de cases : colonnes x rangées, { $most } au plus.
brush = { $brush ->
        [open] Sol
        [solid] Roche ou mur épais
        [door] Porte
        [wall-north] Mur du côté nord
        [wall-east] Mur du côté est
        [wall-south] Mur du côté sud
        [wall-west] Mur du côté ouest
        [no-walls] Ni mur ni porte autour
        [difficult] Terrain difficile
        [water] Eau profonde
        [shallow-water] Eau peu profonde
        [light-undergrowth] Broussailles légères
        [heavy-undergrowth] Broussailles denses
        [obstacle] Obstacle
        [hazardous] Terrain dangereux
        [impeded] Terrain entravé
        [concealed] Obscurité ou brouillard
        [pit] Fosse
        [pillar] Pilier
        [open-door] Porte ouverte
        [secret-door] Porte secrète
        [window] Fenêtre
        [grate] Grille
       *[curtain] Rideau
    }
brush-cursor = Curseur : { $at }. Pinceau : { $brush }.
brush-painted = { $at } peint : { $brush }.
brush-already = { $at } l'avait déjà : { $brush }.
brush-border = La carte s'arrête là.
brush-pen-down = Le crayon est baissé : les flèches peignent.
brush-where = Indique une case pour le curseur, par exemple D4, ou des cases à peindre : C3:H8.
brush-nothing-to-undo = La dernière commande n'est pas un trait de ton pinceau. /undo l'annule.
brush-closed-unused = Fermé ; rien de peint.
aligned = L'image fait { $wide } x { $high } cases ; son coin est { $left } à l'est et { $top } au sud du coin de A1.
align-how = Dis comment : `east` et `south` en centièmes de case, `larger` en pour cent.
align-nothing = Il n'y a pas d'image sous le plateau : /map picture en met une.
align-too-far = Ce serait trop loin pour un plateau de { $most } cases.
align-west = ◀
align-east = ▶
align-north = ▲
align-south = ▼
align-smaller = Plus petit
align-larger = Plus grand
door-now =
    { $count ->
        [one] En { $at }, désormais : { $what }.
       *[other] En { $at }, désormais partout : { $what }.
    }
door-state = { $state ->
        [open-door] une porte ouverte
        [door] une porte fermée
        [locked-door] une porte verrouillée
        [secret-door] une porte secrète
        [window] une fenêtre
        [grate] une grille
       *[curtain] un rideau
    }
door-already =
    { $count ->
        [one] En { $at }, il y a déjà { $what }.
       *[other] En { $at }, il y a déjà partout { $what }.
    }
door-which = Il y a plusieurs portes en { $at } : { $doors }. Nommes-en une, par exemple at:"J3 east".
door-none = Il n'y a pas de porte en { $typed }.
door-none-but = Il n'y a pas de porte en { $typed }. Il y a { $doors }.
door-none-at-all = Il n'y a pas de porte sur cette carte. Le MJ en met une sur un bord avec /map edge.
door-one-at-a-time = Une créature ouvre ou ferme une porte à la fois : { $doors }.
door-gm-only = Les joueurs ouvrent et ferment les portes : seul le MJ les verrouille, les cache ou les change.
door-stays = En { $at }, il y a { $what } : cela ne s'ouvre pas.
door-not-beside = { $name } n'est pas à côté de la porte en { $at } : on l'atteint depuis { $squares }.
door-out-of-height = { $name } n'atteint pas la porte en { $at } : elle est plus d'une case plus haut ou plus bas.
door-locked = La porte en { $at } est verrouillée : elle reste fermée.
door-opens = { $name } ouvre la porte en { $at }.
door-closes = { $name } ferme la porte en { $at }.
door-could = { $name } peut manœuvrer la porte en { $at }.
door-cannot = { $name } ne peut pas manœuvrer la porte en { $at }.
edge-narrow = un passage étroit jusqu'à la taille { $fits }

import-feet-least = `feet-per-square` vaut 1 au moins.
import-no-place = Pas de place sur la carte pour { $names } : rien n'est importé. replace:true les retire ; sinon, déplace-les d'abord.
imported =
    { $file } importé ({ $kind ->
        [board] plateau
       *[other] { $kind }
    }) : { $width } x { $height } cases de { $square }, { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }, { $doors ->
        [one] { $doors } porte
       *[other] { $doors } portes
    }.
imported-askew =
    Hors du quadrillage : { $askew ->
        [one] { $askew } morceau
       *[other] { $askew } morceaux
    }.
imported-picture = Son image est sous le plateau.
imported-removed = Retirés du plateau : { $names }.
imported-tokens = Désormais sur le plateau : { $names }.
imported-tokens-left-out = { $count ->
        [one] { $count } pion n'a
       *[other] { $count } pions n'ont
    } pas de place sur le plateau.
exported-as-text = Le plateau en texte, { $width } x { $height } cases. /map import le relit.
exported-as-uvtt = Le plateau en fichier Universal VTT, { $width } x { $height } cases.
exported-without = Les autres programmes ne reçoivent pas { $left_out } ; /map import reprend tout.

## Who may do what

gm-no-bot = `person` ne peut pas être un bot.
gm-not-added = { $person } n'avait pas été ajouté.
gm-of-itself = Sont MJ la personne qui a créé la table et toutes celles qui gèrent le serveur.
gm-by-role = MJ par rôle : tous ceux qui ont { $role }.
gm-by-name = MJ par nom : { $people }.
gm-open = Table ouverte : tout le monde peut faire ce que fait le MJ. /gm open on:false y met fin.
gm-not-open = Les joueurs déplacent leurs propres créatures ; tout le reste revient au MJ.
join-yours = { $name } est déjà à toi. Pour un nouveau personnage, choisis un autre nom.
join-of-another = { $name } est à quelqu'un d'autre. Pour un nouveau personnage, choisis un autre nom.
join-other-side = { $name } est du camp { $side } : seul le MJ peut le céder. Pour un nouveau personnage, choisis un autre nom.
join-taken-over = Ce personnage était déjà là ; il est maintenant à toi.
who-is-gm = la personne qui a créé la table, celles qui gèrent le serveur et celles que liste /gm show
# $gm is who-is-gm.
rights-gm-alone = /{ $command } est réservé au MJ : { $gm }.
rights-asks-the-gm = Cela déplacerait aussi { $who } : le MJ doit l'autoriser, { $line }
rights-force = Seul le MJ peut passer outre les règles : { $gm }.
rights-hidden = Seul le MJ voit les créatures cachées : { $gm }.
rights-step = Seuls l'auteur de cette commande et le MJ peuvent l'annuler ou la rétablir : { $gm }.
rights-step-of = La dernière commande est { $line }, donnée par quelqu'un d'autre : seuls cette personne et le MJ peuvent l'annuler ou la rétablir.
rights-undo-learned = Ce déplacement s'est heurté à quelque chose : seul le MJ peut l'annuler : { $gm }.
rights-turn = C'est à { $acting } de jouer, pas encore à { $who }. preview:true prévoit la suite.
rights-not-yours =
    { $who } n'est pas à toi : ici, /{ $command } est réservé { $whose ->
        [player] à son joueur et au MJ
       *[gm] au MJ
    }.
rights-not-yours-in-turn =
    C'est à { $who } de jouer : pour l'instant, /{ $command } est réservé { $whose ->
        [player] à son joueur et au MJ
       *[gm] au MJ
    }.
rights-looking-on = Tu es spectateur : /join fait entrer ton propre personnage.
rights-own = À toi : { $names }.

## Rounds, turns and phases

stage-movement = mouvement
stage-actions = actions
turn-kept-already = Les tours sont déjà comptés : c'est le round { $round }. /turn next continue, /turn end arrête.
turn-none-yet = Les tours ne sont pas encore comptés : /turn start commence.
turn-delays = { $who } retarde son action et agit désormais après { $after }.
turn-delays-too-late = { $who } a déjà agi à ce tour et ne peut plus retarder son action.
turn-delays-behind-whom = Après le tour de qui { $who } agit ? { $many ->
    [one] Il n'y a que { $others } d'autre dans l'ordre.
   *[other] Les autres dans l'ordre sont { $others }.
    }
turn-delays-alone = Personne d'autre n'est dans l'ordre : { $who } n'a personne à attendre.
turn-readies = { $who } prépare une action, à faire n'importe quand avant son prochain tour.
turn-took-readied = C'était l'action préparée { DE($who) }.
turn-took-readied-before = C'était l'action préparée : { $who } agit désormais avant { $acting }.
turn-readied = Action préparée : { $who }.
turn-ready-lapses = { $who } n'a pas fait l'action préparée, qui est perdue.
turn-readies-nothing = { $who } n'a plus d'{ -standard-action } à préparer.
turn-none-to-hold = Seule la créature dont c'est le tour peut retarder ou préparer une action, et ce n'est le tour de personne.
turn-holds-in-phases = { $book } se joue par phases, où tout le monde agit : on n'y retarde ni ne prépare rien.
turn-none = Les tours ne sont pas comptés : /turn start commence.
turn-ended = Fin des tours.
turn-ended-after =
    Fin des tours, après { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
turn-of = Round { $round } : au tour { DE($name) }.
turn-of-nobody = Round { $round }. Personne n'a d'initiative, chacun se déplace librement : indique-la avec /initiative, ou commence un nouveau round avec /turn next.
turn-movement = Round { $round }, phase de mouvement : tout le monde se déplace. Ensuite, /turn next.
turn-actions = Round { $round }, phase d'action : tout le monde agit. Ensuite, /turn next commence un nouveau round.
initiative-is = Initiative { DE($who) } : { $total }.
initiative-roll = { $who } : { $roll }
initiative-natural-20 = Un 20 naturel ajoute { $critical } aux créatures qui ont un degré dans la compétence : { $initiative }.
initiative-tie = Égalité, départagée au d20 : { $rolls }.
initiative-order = Ordre : { $order }.
initiative-start = /turn start commence le premier round.
initiative-opposed = { $book } n'a pas d'ordre des tours : chacun bouge dans une phase et agit dans la suivante. /turn start commence ; /creature sheet initiative:3 donne l'initiative.

## The board and hidden creatures

who-at = { $who } en { $at }
who-at-height = { $who } en { $at } ({ $height })
show-board = Le plateau, { $width } x { $height } cases, { $creatures ->
        [0] sans personne
        [one] avec { $creatures } créature
       *[other] avec { $creatures } créatures
    } ; { $book }.
show-hidden = Cachés aux joueurs : { $hidden }.
show-part = La carte montre { $view } : utilise squares pour une autre partie.
show-left-out = Hors de l'image : { $left_out }. Pour tout voir : /show whole:true.
hidden-no-further = { $who } ne peut pas aller plus loin : quelque chose bloque le passage.
hidden-nowhere = { $who } ne peut pas bouger : quelque chose bloque le passage.
hidden-left-to-the-gm = Le MJ doit dire jusqu'où va { $who } : { $line }
hidden-moves-on = { $who } ne peut pas rester là : quelque chose bloque le passage. Sa case est { $to }.
hidden-in-its-way = quelque chose bloque le passage
hidden-otherwise = Avec les créatures cachées : { $truth }
hidden-waiting = Cachés, à toi de les déplacer quand vient leur tour : { $who }.

## What was done

history-not-the-table = Cette commande concerne l'historique.
history-nothing = Rien n'a encore changé ici.
history-nothing-about = L'historique n'a rien sur { $said }.
history-nothing-to-undo = Il n'y a rien à annuler.
history-nothing-to-redo = Il n'y a rien à rétablir.
history-taken-back = Annulé : { $line }
history-done-again = Rétabli : { $line }
history-round = round { $round }
history-round-stage = round { $round }, { $stage }
# $when is history-round or history-round-stage; $by is a person or one of the two below.
history-line = { $number }. { $by } : { $line } - { $said }
history-line-in-round = { $number }. { $when } ; { $by } : { $line } - { $said }
history-somebody = quelqu'un
history-console = la console
history-undone = (annulé)
history-hidden = (caché)
history-aside = (MJ : { $aside })
replay-either = Indique soit `round`, soit `count`, pas les deux.
replay-nothing = Il n'y a rien à rejouer.
replay-nothing-in-round = Il n'y a rien à rejouer au round { $round }.
replay-before = Avant
replay-round =
    Le round { $round } rejoué : { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }{ $cut ->
        [yes] , à partir du milieu
       *[no] {""}
    }.
replay-last =
    { $count ->
        [one] La dernière commande rejouée
       *[other] Les { $count } dernières commandes rejouées
    }{ $cut ->
        [yes] , à partir du milieu
       *[no] {""}
    }.

## Answers

answer-at-the-same-moment = Quelqu'un d'autre a changé la table au même moment : rien n'a été fait. Réessaie.
answer-too-many = Trop de tes commandes attendent. Laisse-leur un moment, puis réessaie.
answer-done-already = C'est déjà fait.
answer-undelivered = Déjà fait, mais Discord n'a pas pris la réponse : { $said }
answer-stale = Le plateau a changé depuis, ou c'est déjà annulé. Voici le plateau actuel ; /history montre ce qui a été fait.
answer-fault = Une erreur est survenue de notre côté. Rien n'est perdu. Erreur { $id }.
# Below the answer: the rules by their titles, each with its document and heading.
behind-rules = Règles :

## Creatures

table-full = Une table accueille { $most } créatures au plus : retires-en une avec /creature remove.
name-taken = Il y a déjà une créature nommée { $name } ici.
name-free = Essaie { $free }.
add-nameless = Il manque `name` : seul un `preset` arrive avec un nom.
add-space-of-one = `space` va avec une seule créature : à plusieurs, on ne se faufile pas.
add-count-missing = Il manque `count` : combien de créatures dans ce rectangle ?
edit-nothing = Indique ce qui change : name, at, size, side, speed, reach, conditions, etc.
edit-changes = { $name } : { $changes }.
creature-conditions-idle = Aucune règle connue { DE($book) } ne couvre ceci : { $idle }.
creature-not-aloft = { $name } est au sol, et l'état « { $condition } » demande d'être au-dessus : donne aussi une altitude.
edit-no-longer = n'est plus { $condition }
creature-removed = { $who } quitte le plateau.
creature-left-without-mount = { $who } n'a plus de monture.
creature-comes-along = { $who } { $many ->
        [one] suit
       *[other] suivent
    } sur le dos de { $carrier }.
creature-left-up = { $who } est à { $height } de haut sans rien dessous : /settle creature:"{ $who }" fait redescendre, /place met ailleurs.
creature-left-at-a-wall = { $who } est à { $height } de haut près d'un mur sans y avoir grimpé, et tombe : /fall creature:"{ $who }".
list-empty = Il n'y a personne sur le plateau.
odd-shares = Cases partagées avec { $names }.
odd-covers = Son espace couvre des cases pleines, des piliers ou des murs.
odd-clings = { $name } s'y tient au mur. Sinon : /fall creature:"{ $name }".
odd-speed-of = { $mode } { $speed }
odd-speeds = { $who } se déplace à { $speed } de toutes les façons, quoi que dise la liste ({ $all }) : { $is }.
odd-side = Personne d'autre n'est du camp { $side }. Tu voulais dire { $meant } ?
join-no-square = Il n'y a pas de case libre sur la carte : indiques-en une avec `at`.
preset-unknown = `preset` attend une créature fournie, comme goblin, ogre, dire-wolf ou huge-long, pas { $said }.{ $hint } Pour les autres, donne leurs caractéristiques dans `stats`.
stats-too-long = `stats` prend { $most } caractères au plus : des valeurs comme "Large giant, Spd 40 ft., Reach 10 ft.".
stats-nothing = `stats` attend des valeurs comme "Large giant, Spd 40 ft., Reach 10 ft.", et n'en trouve pas dans { $said }.
stats-left-out = Non repris des caractéristiques : { $left }.
stats-other-speed = Les caractéristiques donnent { $armored } en armure ; selon { $book }, c'est { $by_rule }.
stats-other-space = Les caractéristiques donnent un espace de { $space } ; selon { $book }, c'est { $side }. Pour l'autre : `squares:{ $squares }`.
crowd-no-ground = Aucune créature ajoutée : il y a de la place pour { $room } sur { $count }, et aucune à côté pour { $more } de plus.
crowd-too-many-squares = `at` nomme { $squares } cases pour { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }.
crowd-nobody-put = Aucune créature ajoutée.
crowd-and-more = Et { $more } de plus.
crowd-would-cover = { $name } en { $anchor } couvrirait des cases pleines, des piliers ou des murs.
crowd-would-share = { $name } en { $anchor } partagerait des cases avec { $others }.
crowd-is-full = Il n'y a plus de place pour { $name } en { $anchor } : la case est pleine.
crowd-put = { $count } sur le plateau : { $who }.
crowd-each-like = Chacune comme { $first }
crowd-beside = Pas assez de place pour tout le monde : { $beside } à côté.
crowd-no-number = `name` ne se laisse pas numéroter : { $base } { $number } n'est pas un nom ({ $why }).
armor-unknown = `armor` ne peut pas être { $word } : { $book } ne dit pas sa catégorie. Choisis light, medium ou heavy : armor:medium.
strength-least = `strength` vaut 1 au moins selon { $book }, par exemple strength:14, pas { $strength }.
load-no-table = `load` ne peut pas être { $pounds } lb : { $book } ne compte pas en livres. Choisis light, medium ou heavy : load:medium.
load-no-size = `load` ne peut pas être { $pounds } lb : { $book } n'a pas de charges pour cette taille. Choisis light, medium ou heavy : load:medium.
load-no-strength = `load` ne peut pas être { $pounds } lb sans la Force { DE($name) } : strength:14 (/creature sheet), ou load:medium.
load-no-light-load-of-size = `load` ne peut pas être { $pounds } lb sans la charge légère { DE($name) }, que rien ne remplace à cette taille : light-load:50 (/creature sheet), ou load:medium.
load-no-light-load = `load` ne peut pas être { $pounds } lb sans la charge légère { DE($name) } : light-load:50 (/creature sheet), strength:14 pour le chiffre du SRD 3.5, ou load:medium.

trait-size-unknown = `{ $option }` ne peut pas être { $size } : { $book } a { $known }.
trait-below-ground = `altitude` est en pieds au-dessus du sol, et { $altitude } est sous terre : on n'y va qu'en creusant. Ajoute modes:"burrow 20".
altitude-below-surface = `altitude` se compte depuis le fond, et l'eau en { $square } a { $depth } de profondeur : { $below } sous la surface, c'est altitude:{ $up }.
altitude-in-untold-water = La carte ne dit pas quelle profondeur a l'eau en { $square } : avec /map paint squares:{ $square } terrain:pit depth:{ $deep }, elle a { $depth } de profondeur, et { $below } sous la surface, c'est altitude:{ $up }.
trait-at-not-of-space = `at` est la case nord-ouest de `space`, et celle de { $space } est { $anchor }, pas { $at }.
trait-space = `space` doit convenir à une taille { $size } : { $full }, sans version plus étroite, pas { $space }.
trait-space-or-narrow = `space` doit convenir à une taille { $size } : { $full }, ou { $narrow } en se faufilant, pas { $space }.
trait-space-or-two-narrow = `space` doit convenir à une taille { $size } : { $full }, ou { $one } ou { $other } en se faufilant, pas { $space }.
trait-speed-bonus = { $typed } n'est pas un bonus de vitesse : des pieds jusqu'à { $most }, ou un type et des pieds, comme "enhancement 10, fast-movement 10". Types : { $kinds }.
trait-modes = `modes` attend des modes de déplacement avec leur vitesse, comme "{ $example }" : { $why }.
trait-unreadable = `{ $name }` n'accepte pas cette valeur.
trait-weapon-reach = `{ $name }` attend true, false, ou une allonge en pieds : de 5 en 5 jusqu'à { $most }, comme 15, pas { $said }.

## What a creature is like

# A creature in a line, and behind it what follows here and what is so of it, with commas between.
described = { $name } : taille { $size }, camp { $side }, en { $at }, vitesse { $speed }
listed = { $name } : { $at }, { $side }, taille { $size }, vitesse { $speed }
figure-reach = allonge { $reach }
figure-threatens-nothing = ne contrôle aucune case
figure-fills = remplit ses cases
figure-space = espace { $feet }
figure-in-the-way = bloque le passage même sans défense
figure-ignores = ignore { $ground }
# Low walls, beside the terrains that it does not mind.
figure-low = murets
figure-gait = catégorie de vitesse { $gait }
figure-runner = don Course
figure-constitution = Constitution { $score }
figure-maneuver-defense = Maneuver Defense { $defense }
figure-resists = résiste à { $feet } de déplacement forcé
figure-initiative = initiative { $bonus }
figure-dexterity = Dextérité { $score }
figure-base-attacks = { $attacks ->
        [one] { $attacks } attaque de base
       *[other] { $attacks } attaques de base
    }
figure-facing = orientation { $way ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
        [w] ouest
        [nw] nord-ouest
       *[other] { $way }
    }
figure-strength = Force { $score }
figure-light-load = charge légère jusqu'à { $pounds } lb
figure-four-legs = à quatre pattes
figure-jump-trained = formé au Saut
figure-base-speed = { -base-speed } { $feet }
figure-played-by = joué par { $owner }
figure-rides = sur { $mount }
figure-ridden = monture { DE($riders) }
figure-readied = action préparée
figure-hidden = caché aux joueurs
figure-weapon-reach = arme à allonge { $feet }
figure-stalled = en décrochage et en chute
figure-falling = en chute
figure-squeezed = se faufile
figure-armor = armure { $weight }
# "fly 60", and behind it how well: "good", "limit 40", "winged".
figure-moving = { $mode } { $speed }
figure-moving-limit = limite { $limit }
figure-moving-winged = avec des ailes
figure-moving-native = dans son élément
figure-moving-floating = flottant

## The roster

roster-removed = { $name } n'est plus dans la réserve.
roster-gm-alone = Seul un MJ, ou un membre qui peut gérer le serveur, peut utiliser la réserve.
roster-saved = { $name } est dans la réserve : { $figures }.
roster-saved-instead = { $name } remplace l'ancienne entrée de la réserve : { $figures }.
roster-full = La réserve accueille { $most } créatures au plus : fais de la place avec /roster remove.
roster-stays-changed = La réserve reste telle quelle : une autre commande a changé { $name } depuis.
roster-stays-full = La réserve reste telle quelle : il n'y a plus de place pour { $name }.
roster-line = { $name } : { $figures }
roster-empty = La réserve est vide : /roster save y met une créature du plateau.
roster-unknown = La réserve n'a pas de { $said }.{ $hint } /roster list montre qui y est.

## What is kept

privacy-how-long = Durées : les 200 dernières commandes d'un salon, les réponses un jour, le reste jusqu'à ce que tu l'effaces. Supprimer le salon efface tout aussitôt, retirer le bot au bout de 30 jours ; 180 jours sans commande effacent les données du salon.
privacy-what-next = /privacy export te donne tes données en fichier, /privacy delete les supprime. Aucun message n'est lu ni conservé, rien n'est transmis, et rien n'est compté d'un salon à l'autre.
privacy-forgotten = Supprimé : plus rien dans ce salon ne te nomme. C'est irréversible.
privacy-deleted = Tout est supprimé dans ce salon. C'est irréversible. /table new recommence.
privacy-channel-nothing = Sur ce salon : rien.
privacy-no-table = aucune table
privacy-table = une table de { $width } x { $height } cases avec { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }
privacy-channel =
    Sur ce salon : son identifiant et celui de son serveur, { $table }, et un historique de { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    }.
privacy-channel-since =
    Sur ce salon : son identifiant et celui de son serveur, { $table }, et un historique de { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    } depuis { $since } UTC.
privacy-you-nothing = Sur toi, dans ce salon : rien.
privacy-you = Sur toi, dans ce salon : ton identifiant, { $id }, et avec lui
privacy-you-name = - ton nom, tel qu'il s'affichait ici en dernier : { $name }
privacy-you-maker = - que tu as créé la table
privacy-you-gm = - que tu as été ajouté comme MJ
privacy-you-play = - que tu joues { $names }
privacy-you-portraits =
    - { $portraits ->
        [one] le portrait { DE($names) }
       *[other] les portraits { DE($names) }
    }
privacy-you-saved = - que tu as mis { $names } dans la réserve
privacy-you-commands =
    - { $commands ->
        [one] { $commands } de tes commandes
       *[other] { $commands } de tes commandes
    } dans l'historique depuis { $since } UTC : ce que tu as écrit, la réponse, et quand
privacy-you-requests =
    - { $requests ->
        [one] { $requests } requête
       *[other] { $requests } requêtes
    } des derniers jours avec la réponse, pour qu'aucune ne compte deux fois
privacy-you-not-kept = Ton nom n'est conservé que tant que tu joues une créature ici. Tes rôles et permissions arrivent avec chaque commande et ne sont pas conservés.
privacy-exported =
    Tes données dans ce salon : { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    }, et tout le reste dans le fichier.
privacy-channel-would-go = Rien n'est encore supprimé. { $counts } Tout disparaîtrait : le plateau, tous ceux qui y sont, l'historique avec ses annulations, et les MJ. C'est irréversible. Si tu es d'accord : { $line }
privacy-you-would-go = Rien n'est encore supprimé. { $parts }. C'est irréversible. Si tu es d'accord : { $line }
privacy-commands-would-go =
    { $commands ->
        [one] { $commands } de tes commandes ne garderait
       *[other] { $commands } de tes commandes ne garderaient
    } dans l'historique qu'un numéro
privacy-creatures-would-go = le MJ déplacerait { $names }
privacy-portraits-would-go =
    { $portraits ->
        [one] le portrait { DE($names) } serait supprimé
       *[other] les portraits { DE($names) } seraient supprimés
    }
privacy-name-would-go = ton nom, { $name }, serait supprimé
privacy-gm-would-go = tu ne serais plus MJ, sauf si tu gères le serveur

## Buttons

# Labels: at most 80 characters.
key-undo = Annuler
key-redo = Rétablir
key-why = Pourquoi
key-threats = Menaces
key-next = Tour suivant
key-arrows = Déplacer
key-up = Monter
key-down = Descendre
key-back = Pas en arrière
key-go = Aller
key-go-to = Aller...
key-close = Fermer
key-paint = Peindre
key-pen-down = Baisser le crayon
key-pen-up = Lever le crayon
key-brushes = Pinceaux
window-brush = Où peindre
key-paste = Coller
press-too-old = Ce bouton est trop ancien pour marcher. /undo annule la dernière commande, /show montre le plateau.
press-board-changed = Le plateau a changé depuis. Le voici :
press-not-yours = Ces boutons sont à quelqu'un d'autre.
press-no-more = Il n'y a rien de plus derrière cette réponse.
press-closed = Fermé ; rien n'a bougé.
press-done = Fait.

## The doors

door-restarting = Le bot redémarre. Rien n'a été fait : réessaie dans un instant.
door-broken = Quelque chose a cassé de notre côté (journal : { $id }). /history montre si quelque chose a changé.
door-gm-aside = Pour le MJ seulement : { $aside }
door-alone = Réponse en privé.
door-rest-under-why = Le reste est sous « Pourquoi ».
door-board-above = Voir le plateau ci-dessus.
# What a picture shows that has no words of its own.
door-board = Le plateau
door-file = Le fichier demandé
door-more-lines = … et { $lines ->
        [one] { $lines } ligne de plus
       *[other] { $lines } lignes de plus
    }
door-no-such-thing = Ce bouton n'est pas à moi.
door-unknown-command = Cette commande n'existe plus. Recharge Discord (Ctrl+R) pour mettre la liste à jour.
download-elsewhere = Le fichier n'est pas une pièce jointe Discord.
download-lost = Impossible de récupérer le fichier sur Discord : réessaie.
download-refused = Discord a refusé le fichier (statut { $status }) : réessaie.
console-unreadable = Impossible de lire `{ $option }`, { $path } : { $why }.
console-not-written = { $name }, non écrit : ajoute --images DIR
console-picture = Image : { $image }
console-file = Fichier : { $file }
console-welcome = Les commandes comme dans Discord ; Tab complète, /help les liste, Ctrl-D termine.

## Windows

deliver-window-late = C'était trop long. Réessaie.
window-move = Déplacer { $who }

## Pasted creatures, portraits

paste-nothing = Il manque `text` : une créature par ligne, comme "Ogre at D4: Large giant, Spd 40 ft.", ou avec `at` un seul bloc de caractéristiques.
paste-no-head = { $said } ne dit pas qui et où. Il faut une créature par ligne, comme "Ogre at D4: Large giant, Spd 40 ft.", ou avec `at` un seul bloc de caractéristiques.
paste-too-many = Une table accueille { $most } créatures au plus.
paste-wrong-line = Aucune créature ajoutée. { $line } : { $wrong }
portrait-either = Donne un `file`, ou clear:true pour retirer le portrait.
portrait-put = Nouveau portrait pour { $who }.
portrait-gone = Plus de portrait pour { $who }.

house-rules-unusable = Les règles maison ne marchent pas avec le livre de règles.

# An order for several creatures.
group-did = Fait pour { $count } créatures : { $who }.
group-declared = Annoncé pour { $count } créatures : { $who }. Exécuté à la fin de la phase de mouvement.
group-could = { $count } créatures le peuvent : { $who }.
group-short = Encore loin de { $to } : { $who }.
group-none = Personne ici ne s'appelle { $names }.
group-provokes = { $who } provoque { -attack-of-opportunity(form: "a") } { DE($by) } ({ $at }).
group-not = Pas { $who } : { $why }
group-not-either = Pas { $first } : { $why } De même pour { $who }.
group-same = { $what } De même pour { $who }.
group-note = { $who } : { $what }
group-passed = Réussi : { $who }.
group-failed = Raté : { $who }.
group-waits = En attente d'un test : { $who }.
group-more = { $more } de plus sous « Pourquoi ».
group-hidden-left-out = Cachées, donc hors de cet ordre : { $names }. Nomme-les à part.
group-one-at-a-time = /{ $command } prend une créature à la fois, pas { $names }.

# A phase: who is still to go, and what is declared.
phase-to-go = Encore à jouer : { $who }.
phase-all-ready = Tout le monde a bougé, annoncé ou fini : /phase next.
phase-declared = Annoncé : { $orders }.
phase-order = { $name } { $does }
phase-more = { $more } de plus
# $does is one of intends-...
phase-holds = { $name } { $does } : annoncé, exécuté à la fin de la phase de mouvement.
# $intends is one of intends-...
phase-replaces = Cela remplace : { $name } { $intends }.
phase-retracted = { $who } : annonce retirée.
phase-done = { $who } : fini pour cette phase.
phase-done-already = C'était déjà fini.
phase-nothing-declared = Rien n'est annoncé qui puisse être retiré.
phase-has-moved = { $who } a déjà bougé selon cette annonce, qui reste donc. Le MJ peut replacer avec /place.
phase-has-blocked = { $who } a déjà fait un jet pour bloquer : l'annonce reste.
phase-has-lost = { $who } a perdu quelqu'un de vue à cause de cette annonce : elle reste.
phase-none = Aucune phase n'est en cours.
phase-declares-in-movement = Les mouvements s'annoncent pendant la phase de mouvement.
phase-order-unknown = { $said } n'est pas une annonce. Écris "follow NOM 10", "block NOM", "withdraw NOM 20", "hustle F6" ou "fly F6@20".
phase-whom = Tu n'as aucune créature ici.
phase-yields = { $who } cède la place et finit en { $at }.
phase-ends-at = { $who } finit en { $at }.
phase-must-fly = En l'air, sans avoir volé pendant cette phase : { $who }. { $is }.
phase-way-taken = D'autres sont sur le trajet pour l'instant : ce qui compte, c'est qui s'y trouve quand tout le monde bouge.
phase-waits = Il manque un jet : { $who }. Redonne le mouvement avec `check` et `against`, puis /phase next.
phase-waits-own = Il manque un jet : { $who }. Redonne le mouvement avec `check`, puis /phase next.
phase-waits-initiative = Il manque l'initiative : { $who }.
phase-rivals = { $who } se gênent. D'après l'initiative, { $first } passe en premier.
phase-rivals-open = { $who } se gênent, et la plus haute initiative passe en premier. /creature sheet creature:"{ $name }" initiative:2 fixe un bonus avec lequel le bot lance le dé à /phase next.
phase-rival-rolls = Initiative { DE($name) } : { $roll }
intends-go = va en { $to }
# $does is one of verb-does-...
intends-by = { $does } vers { $to }
intends-sprint = sprinte vers { $to }
intends-command = utilise { $command }
key-done = Fini
key-retract = Retirer
key-next-phase = Phase suivante
key-declare = Annoncer...
window-declare = Annoncer un mouvement
press-whom = Quelle créature ? Utilise /move avec `creature`.
key-enter-result = Résultat...
key-result-of = Jet { DE($who) }...
key-preview = Aperçu
key-defense-of = Maneuver Defense { DE($who) }...
maneuver-defense-wanted = Il manque la Maneuver Defense { DE($who) } : un nombre entier.
key-succeeds = Réussite
key-fails = Échec
key-fails-badly = Échec, marge { $by }
window-result = Le résultat du jet
press-for-gm = Ce bouton est réservé au MJ.
phase-shown = Round { $round }, { $stage }.
