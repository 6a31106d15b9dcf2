### What is said about the table, its creatures and people, and about mistakes.

## The language of answers

language-nothing = Dites dans quelle langue, dans quelles unités, ou les deux.
language-one = en { $language }
language-own = dans la langue du serveur, et à chacun en privé dans la sienne
language-from-now-on = Désormais les réponses de cette table sont { $language }, et les longueurs en { $units }.

## The arrows

pad-full = Les flèches ne mènent pas plus loin.
pad-nowhere = nulle part
pad-nowhere-yet = Nulle part encore : appuyez d'abord sur une flèche.
pad-step-not-taken = Ce pas n'est pas fait. Jusqu'ici : { $so_far }
pad-help = Les flèches mènent pas à pas ; Aller fait le déplacement.
pad-board-changed = Le plateau a changé depuis : voici ce que cela donnerait maintenant.
pad-check = Aller... demande le résultat du test, ou le bonus avec lequel le bot lance le dé.

## What somebody typed

# Ends a sentence about a word that is none.
did-you-mean = Vouliez-vous dire `{ $word }` ?
# In the place of an empty text that somebody typed: "not nothing".
typed-nothing = (rien)
names-and-more = { $names } et { $more } de plus
line-no-command = { $said } n'est pas une commande : les commandes commencent par `/`.
line-too-long = Une commande a au plus { $most } caractères.
line-no-option = Une option, c'est son nom, deux-points et sa valeur, la valeur entre "guillemets" si elle a des espaces ; { $said } n'en est pas une.

## Tables

table-missing = Il n'y a pas encore de table dans ce salon : commencez-en une avec /table new.
ruleset-unknown = Aucun livre de règles ne s'appelle { $said } ; il y a { $known }.{ $hint }
house-rule-unknown-now = La règle maison { $rule } ({ $value }) ne veut rien dire dans cette version et est laissée de côté ; /table house-rule rule:{ $rule } value:book l'oublie.

## Who is meant

creature-missing = `creature` manque : qui ? Ici il y a { $here }.
creature-ambiguous = { $said } peut désigner { $names } ; tapez plus de lettres du nom.
creature-unknown = Personne ici ne s'appelle { $said }.{ $hint } Ici il y a { $here }.
creature-nobody-here = Il n'y a encore personne sur cette table : ajoutez une créature avec /creature add.

## Places on the map

map-space-leaves-it = { $who } occuperait { $space }, qui n'est pas tout entier sur la carte ({ $map }).
map-square-off-it = { $square } n'est pas sur la carte ({ $map }).

## Commands and their options

command-unknown = La commande { $said } n'existe pas.{ $hint } /help les montre toutes.
command-stands-alone = `/{ $command }` s'emploie sans rien ; { $said } n'en est pas une option.
command-needs-second-word = Après `/{ $command }`, il faut un de ces mots : { $words }.
command-has-no-option = `/{ $command }` n'a pas d'option { $said }.{ $hint } Ses options : { $options }.
command-without-options = aucune
option-twice = `{ $name }` a été donné deux fois ; il le faut une seule.
option-missing = `{ $name }` manque.
option-missing-about = `{ $name }` manque : { $about }.
option-expected = `{ $name }` n'accepte pas { $said } : il faut { $expected }.
option-load = `{ $name }` n'accepte pas { $said } : il faut { $words }, ou des livres entières de 0 à { $most }, comme 85 ou "85 lb".{ $hint }
option-steps = `{ $name }` n'accepte pas { $feet } : il faut un multiple de { $step }.
option-choice = `{ $name }` n'accepte pas { $said } : il faut { $count ->
        [1] { $words }
       *[other] un de ces mots : { $words }
    }.{ $hint }
option-name = `{ $name }` ne peut pas être cela : { $why }.
option-words = `{ $name }` n'accepte pas { $said } : il faut `{ $none }`, ou certains de ces mots, séparés par des espaces : { $words }.{ $hint }

# What an option has to be: these go into option-expected.
expected-whole = un nombre entier de { $least } à { $most }
expected-whole-or-none = un nombre entier de { $least } à { $most }, ou none
expected-feet = une longueur en pieds de 0 à { $most }, comme 30, 30ft ou 9m
expected-height = des pieds de { $least } à { $most }, comme 15, 15ft ou 4.5m
expected-flag = true ou false
expected-id = un identifiant fait de chiffres, comme 123456789, ou none
expected-square = une case, comme D4
expected-area = un rectangle de cases, comme E5:E6
expected-areas = des cases ou des rectangles, comme D4, C3:E5 ou "D4 C3:E5"

name-empty = un nom demande au moins une lettre ou un chiffre
name-too-long = un nom a au plus { $most } caractères ; celui-ci en a { $length }
name-hidden = un nom ne peut contenir le caractère invisible ou non attribué { $code }
name-marks = un nom ne peut empiler plus de 2 signes sur une lettre

## Files

file-missing = `file` doit être un fichier, et aucun n'est arrivé.
file-not-read = Je n'ai pas pu lire le fichier.
file-unreadable = Le fichier ne peut pas être lu : { $why }.
file-too-large = Le fichier dépasse 10 Mio, le maximum.

board-size = un plateau a de 1 à { $most } cases de large et de haut, et non { $width } x { $height }.
notation-unreadable = la ligne { $line } du plateau en texte ne peut pas être lue : `{ $text }`.

## Maps of other programs

mapfile-no-map = Ce n'est pas une carte lisible ici : il faut un fichier Universal VTT (.uvtt, .dd2vtt, .df2vtt), une scène exportée par Foundry (.json), ou un plateau que /map export a écrit en texte.
mapfile-whole-table = C'est une table entière : /table import la prend.
mapfile-packed = C'est un fichier compressé, peut-être de la deuxième version d'Universal VTT ; seule la première peut être lue : un fichier .uvtt ou .dd2vtt.
mapfile-picture = C'est une image sans murs ; il faut un fichier de carte (.uvtt, .dd2vtt, .df2vtt, ou une scène exportée par Foundry).
mapfile-far-off = Le fichier met { $what ->
        [scene-width] la largeur de la scène
        [scene-height] la hauteur de la scène
        [square] la longueur d'une case
        [padding] sa marge
        [shift] son décalage
        [size] la taille de la carte
        [corner] le coin de la carte
        [door] une porte
       *[wall] un mur
    } à { $number }, bien loin de toute carte.
mapfile-too-small = La carte fait { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } { $what ->
        [wide] de large
       *[high] de haut
    } ; il en faut au moins 1.
mapfile-too-big = La carte fait { $squares } cases de { $square } { $what ->
        [wide] en largeur
       *[high] en hauteur
    }, et le maximum est { $most }.
mapfile-made-whole = La carte s'arrête au milieu de cases ; je les ai complétées.
mapfile-too-many-walls = Trop de murs sont hors du quadrillage, ou trop longs : 20000 au plus, sur 250000 cases.
mapfile-too-many-points = Les murs ont { $points } points, et le maximum est { $most }.
mapfile-beyond = hors de la carte et laissé de côté : { $what }
mapfile-cut-off = coupé au bord de la carte : { $count ->
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

uvtt-square-size = Une case de la carte n'a pas de taille en pixels : pixels_per_grid va de 1 à 10000.
uvtt-doors-unfit = Laissé de côté : { $count ->
        [one] { $count } porte
       *[other] { $count } portes
    } sans deux extrémités.
uvtt-furniture = Laissé de côté : { $count ->
        [one] { $count } contour
       *[other] { $count } contours
    } de meubles, qui arrêtent la vue, mais pas sûrement la marche.
uvtt-lights = Laissé de côté : { $count ->
        [one] { $count } lumière
       *[other] { $count } lumières
    }.
uvtt-picture-elsewhere = Le fichier nomme une image mais ne la contient pas : le plateau n'en a donc pas.
uvtt-points-beyond = Hors de la carte : { $outside } sur { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de murs et de portes.
uvtt-points-beyond-part = Hors de la carte, qui est une partie d'une plus grande : { $outside } sur { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de murs et de portes.

foundry-several-scenes = Le fichier contient plusieurs scènes ; exportez celle que vous voulez (Export Data).
foundry-square-size = Les cases de la scène n'ont pas de taille en pixels : il faut de 1 à 10000.
foundry-hexagons = La scène a des hexagones ; ici, il n'y a que des carrés.
foundry-no-size = La scène n'a ni largeur ni hauteur : ses murs n'ont donc pas de place.
foundry-made-whole = La scène s'arrête au milieu de cases ; je les ai complétées.
foundry-no-grid = La scène n'a pas de quadrillage ; j'en ai fait un à sa mesure.
foundry-wall-ends = Un mur de la scène n'a pas les quatre nombres de ses deux extrémités.
foundry-too-many-doors = La scène a { $doors } portes, et le maximum est { $most }.
foundry-tokens = Laissé de côté : { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } ; /creature add met quelqu'un sur le plateau.
foundry-picture-elsewhere = Une scène nomme son image mais ne la contient pas : le plateau n'en a donc pas.
foundry-no-feet = Ses cases ne sont mesurées ni en pieds ni en mètres ; chacune a été prise pour { $square }.
foundry-square-length = Ses cases mesurent moins de 1 ou plus de 100 ft : feet-per-square dit autre chose.
foundry-scaled = Ses cases mesurent { $feet } ft ; ici chacune fait { $square }.
foundry-sight-only = Laissé de côté : { $count ->
        [one] { $count } mur qui n'arrête
       *[other] { $count } murs qui n'arrêtent
    } que la vue.
foundry-seen-through = { $count ->
        [one] { $count } mur laisse
       *[other] { $count } murs laissent
    } passer la vue (fenêtres et autres) : ici, cela arrête aussi les lignes.
foundry-one-way = { $count ->
        [one] { $count } mur ouvert d'un côté : ici, fermé des deux.
       *[other] { $count } murs ouverts d'un côté : ici, fermés des deux.
    }
foundry-secret = { $count ->
        [one] { $count } porte secrète prise pour un mur, afin que personne ne la voie.
       *[other] { $count } portes secrètes prises pour des murs, afin que personne ne les voie.
    }
foundry-locked = { $count ->
        [one] { $count } porte verrouillée prise pour une porte fermée.
       *[other] { $count } portes verrouillées prises pour des portes fermées.
    }

picture-unknown = L'image du fichier n'est ni PNG, ni WebP, ni JPEG.
picture-too-large = L'image fait { $width } x { $height } pixels, et le maximum est { $most } x { $most }.
picture-not-kept = L'image du fichier n'a pas pu être gardée.
picture-memory = L'image du fichier prend trop de mémoire : 8192 x 8192 pixels et 128 Mio au plus.
picture-damaged = L'image du fichier est abîmée, ou d'une sorte qui ne peut pas être lue.
picture-no-base64 = L'image du fichier est abîmée : ce n'est pas du base64.
picture-no-size = L'image du fichier n'a pas une taille possible pour un plateau.

# What a Universal VTT file has no place for; it goes into map-exported.
export-picture-too-large = son image, qui rendrait le fichier trop gros
export-heights = les hauteurs
export-low-walls = les murets
export-narrow-gaps = les passages étroits

## Tables as files

tablefile-no-table = Ce n'est pas une table écrite par /table export ; une carte passe par /map import.
tablefile-version = Le fichier est de la version { $version } ; seule la version { $known } peut être lue.
tablefile-same-name = Deux créatures du fichier ont le même nom.
tablefile-figure = { $who } ne peut pas avoir cela dans le fichier : { $what ->
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
    } { $is }, et le maximum est { $most }.
tablefile-flight = { $who } ne peut pas voler comme le dit le fichier.
tablefile-stranger = Les tours du fichier nomment { $who }, qui n'y est pas.
tablefile-turns = Les tours du fichier sont impossibles : un nombre y est trop grand, ou quelqu'un y a deux places.

modes-unknown = `{ $word }` n'est pas un mode de déplacement ; il y a climb, fly, glide, swim, burrow et teleport
modes-no-speed = après `{ $mode }`, il faut sa vitesse : des pieds de 5 en 5, de 5 à { $most }, comme 60
modes-unknown-word = `{ $word }` ne veut rien dire pour `{ $mode }` ; cela peut être { $known }
modes-either = `{ $one }` et `{ $other }` ne vont pas ensemble : `{ $mode }` est l'un ou l'autre
modes-twice = `{ $mode }` y est deux fois

tablefile-off-board = { $who } est hors du plateau dans le fichier.
tablefile-other-turns = Les tours du fichier ne sont pas ceux de son livre de règles.
tablefile-house-rule = Le fichier a une règle maison inconnue ici : { $said }.
tablefile-rulebook = Le livre de règles du fichier est inconnu ici.
listed-player = à { $player }
table-exported = La table en un fichier, avec { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }.
table-export-without-picture = L'image sous le plateau n'y est pas.
table-export-without-faces = Les portraits n'y sont pas.
table-export-then = /table import la met dans un autre salon, ici ou ailleurs.
table-imported = La table du fichier : { $width } x { $height } cases, { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }, jouée selon { $book }. /undo ramène ce qui était ici.
table-imported-in-round = La table du fichier : { $width } x { $height } cases, { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }, jouée selon { $book }. Le round { $round } continue. /undo ramène ce qui était ici.

## What a table plays by

table-new = Une nouvelle table : { $width } x { $height } cases de { $square }, jouée selon { $book }. Mettez-y quelqu'un avec /creature add.
table-plays-already = La table se joue déjà selon { $book }.
table-plays-from-now = Désormais la table se joue selon { $book }.
table-house-rules-stay = Ses règles maison restent : { $rules }.
table-turns-ended = Les tours ne sont plus tenus : ces règles découpent autrement un round. /turn start recommence.
table-theme-already = Les images de la table sont déjà { $theme ->
        [light] claires
        [dark] sombres
       *[high-contrast] très contrastées
    }.
table-theme-from-now = Désormais les images de la table sont { $theme ->
        [light] claires
        [dark] sombres
       *[high-contrast] très contrastées
    }.
board-moves = Le plateau est sous la dernière réponse seule, et descend avec les réponses.
board-stays = Le plateau reste dans un seul message ; les réponses disent en privé ce qu'elles y ont changé.
board-each = Chaque réponse montre le plateau.
house-rule-forgotten = La règle maison { $rule } est oubliée.
house-rule-as-book = { $title } ({ $rule }) : comme dans le livre de règles, { $book }.
# $is and $book are a house-rule-value, or only a word.
house-rule-made = Règle maison, { $title } ({ $rule }) : { $is }. Dans le livre de règles : { $book }. /table house-rule rule:{ $rule } value:{ $back } la retire.
house-rule-idle = Vu les autres règles, elle ne décide de rien pour l'instant.
house-rule-value = { $word }, { $meaning }
house-rule-choice = `{ $word }` ({ $meaning })
house-rule-choice-book = `{ $word }` (comme dans le livre de règles)
house-rule-unknown = { $said } n'est pas une règle qu'une table peut changer.{ $hint } Au choix : { $choices }.
house-rule-unknown-at-all = { $said } n'est pas une règle qu'une table peut changer. Au choix : { $rules }.
house-rule-cannot-be = `{ $rule }` ne peut pas être { $said }.{ $hint } Au choix : { $choices }.

## What is otherwise by other rules

notice-sizes = Cette taille n'existe pas dans { $book } : { $who }. Donnez-en d'abord une autre, par exemple /creature edit creature:"{ $first }" size:colossal, ou /creature remove.
notice-size = { $who } ({ $size })
notice-off-map = Selon { $book }, ces créatures dépasseraient le bord de la carte : { $who }. Mettez-les d'abord ailleurs avec /place ; pour { $first } il faudrait { $space }.
# $changes are the four below, with commas between.
notice-creature = { $who } : { $changes }.
notice-space = occupe { $now } au lieu de { $before }
notice-speed = vitesse { $now } au lieu de { $before }
notice-shares = partage maintenant des cases avec { $names }
notice-covers = couvre maintenant des cases pleines, des piliers ou des murs
notice-more-creatures = { $more ->
        [one] Et { $more } autre créature.
       *[other] Et { $more } autres créatures.
    }
notice-rules = Ce qui change : { $rules }. /rules le dit.
notice-rules-and-more = Ce qui change : { $rules } et { $more } de plus. /rules le dit.

## The board

paint-depth-of-a-pit = `depth` est la profondeur d'une fosse : cela va avec terrain:pit.
paint-check-of-ground = `check` va avec un terrain où l'on peut entrer.
paint-check-unknown = { $typed } n'est pas un test : une compétence et un DD jusqu'à { $most }, comme "Climb 15". Compétences : { $skills }.
paint-depth-least = `depth` doit être d'au moins { $least }.
paint-too-many-layers = { $square } a déjà { $there ->
        [one] { $there } couche
       *[other] { $there } couches
    } ({ $terrain }), et le maximum est { $most } ; rien n'a été peint. Peignez d'abord open pour recommencer.
paint-off-map = { $area } n'est pas sur la carte ({ $map }) ; rien n'a été peint.
paint-buried = Désormais dans du plein : { $names }.
# $what is a terrain or one of the five below.
painted = Peint sur { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } : { $what }.
painted-open = libre
painted-solid = plein
painted-pillar = pilier
painted-pit = fosse, profondeur { $depth }
painted-trench = tranchée, profondeur { $depth }
painted-check = { $check } de DD { $dc } y est demandé.
painted-layers = { $terrain }, par endroits { $most } couches
painted-filled = { $filled ->
        [one] { $filled } de ces cases reste pleine ou un pilier
       *[other] { $filled } de ces cases restent pleines ou des piliers
    } : peignez d'abord open pour dégager.
height-below = `feet` doit être 0 ou plus, un multiple de 5. Pour une fosse : /map paint terrain:pit.
height-level = { $squares ->
        [one] Le sol de { $squares } case est au niveau de la carte.
       *[other] Le sol de { $squares } cases est au niveau de la carte.
    }
height-above = { $squares ->
        [one] Le sol de { $squares } case est à { $feet } au-dessus du niveau de la carte.
       *[other] Le sol de { $squares } cases est à { $feet } au-dessus du niveau de la carte.
    }
edge-fits-missing = `fits` manque : la plus grande taille qui passe debout par le passage étroit, comme small.
edge-fits-narrow-only = `fits` ne va qu'avec barrier:narrow, et non avec { $barrier }.
edge-border = Le bord de la carte est toujours fermé.
# $what is one of the six below.
edge-now = Désormais sur { $edges ->
        [one] { $edges } bord
       *[other] { $edges } bords
    } : { $what }.
edge-nothing = rien
edge-wall = un mur
edge-door = une porte fermée
edge-open-door = une porte ouverte
edge-low = un muret
edge-narrow = un passage étroit, au plus pour la taille { $fits }

import-feet-least = `feet-per-square` doit être d'au moins 1.
import-no-place = Sur la carte, il n'y a pas de place pour { $names } ; rien n'a été fait. replace:true les retire du plateau (/undo les ramène) ; ou déplacez-les d'abord.
imported = Importé : { $file } ({ $kind ->
        [board] plateau
       *[other] { $kind }
    }), { $width } x { $height } cases de { $square }, { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }, { $doors ->
        [one] { $doors } porte
       *[other] { $doors } portes
    }.
imported-askew = { $askew ->
        [one] { $askew } morceau est
       *[other] { $askew } morceaux sont
    } hors du quadrillage.
imported-picture = Son image est sous le plateau.
imported-removed = Hors du plateau désormais : { $names }.
exported-as-text = Le plateau en texte, { $width } x { $height } cases. /map import le relit.
exported-as-uvtt = Le plateau en fichier Universal VTT, { $width } x { $height } cases.
exported-without = Ce format n'a pas de place pour { $left_out } ; format:text garde tout.

## Who may do what

gm-no-bot = `person` doit être quelqu'un, et non un bot.
gm-not-added = { $person } n'était pas MJ.
gm-of-itself = MJ d'office : la personne qui a créé la table, et celles qui gèrent le serveur.
gm-by-role = Sont MJ tous ceux qui ont le rôle { $role }.
gm-by-name = MJ nommés : { $people }.
gm-open = La table est ouverte : chacun peut ce que peut le MJ. /gm open on:false y met fin.
gm-not-open = Chacun déplace ses propres créatures, et tout le reste est au MJ.
join-yours = { $name } est déjà à vous. Choisissez un autre nom pour un personnage à vous.
join-of-another = { $name } est à quelqu'un d'autre. Choisissez un autre nom pour un personnage à vous.
join-other-side = { $name } est dans le camp { $side } : seul le MJ peut le céder. Choisissez un autre nom pour un personnage à vous.
join-taken-over = Ce personnage était déjà là, et il est maintenant à vous, tel quel.
who-is-gm = la personne qui a créé la table, celles qui gèrent le serveur, et celles que nomme /gm show
# $gm is who-is-gm.
rights-gm-alone = /{ $command } est pour le MJ seul : { $gm }.
rights-force = Seul le MJ peut forcer un déplacement malgré les règles : { $gm }.
rights-hidden = Seul le MJ voit les créatures cachées : { $gm }.
rights-step = Seuls l'auteur de cette commande et le MJ peuvent l'annuler ou la refaire : { $gm }.
rights-turn = C'est à { $acting } de jouer ; { $who } agit à son propre tour. preview:true dit à tout moment ce que cela donnerait.
rights-not-yours = { $who } n'est pas à vous : /{ $command } est ici pour { $whose ->
        [player] son joueur et le MJ
       *[gm] le MJ
    }.
rights-not-yours-in-turn = C'est à { $who } de jouer, et { $who } n'est pas à vous : /{ $command } est ici pour { $whose ->
        [player] son joueur et le MJ
       *[gm] le MJ
    }.
rights-looking-on = Vous êtes spectateur : /join crée un personnage à vous.
rights-own = À vous : { $names }.

## Rounds, turns and phases

stage-movement = mouvement
stage-actions = actions
turn-kept-already = Les tours sont déjà tenus : c'est le round { $round }. /turn next continue, /turn end arrête.
turn-none-yet = Les tours ne sont pas encore tenus : /turn start commence.
turn-delays = { $who } retarde ses actions et agit désormais après { $after }.
turn-delays-too-late = { $who } a déjà agi pendant ce tour et ne peut plus retarder ses actions.
turn-delays-behind-whom = Après qui { $who } agit-il ? after:Ogre nomme quelqu'un de l'ordre.
turn-readies = { $who } prépare une action : elle peut servir à tout moment avant son prochain tour.
turn-readies-nothing = { $who } n'a plus d'{ -standard-action } à préparer.
turn-none-to-hold = Ce n'est le tour de personne : personne ne peut retarder ou préparer une action.
turn-none = Les tours ne sont pas tenus : /turn start commence.
turn-ended = Les tours ne sont plus tenus : chaque commande compte seule.
turn-ended-after = Les tours ne sont plus tenus, après { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } : chaque commande compte seule.
turn-of = Round { $round } : au tour de { $name }.
turn-of-nobody = Round { $round }. Aucune initiative n'est connue, chacun agit donc quand il veut : /initiative la donne, /turn next commence un nouveau round.
turn-movement = Round { $round } : la phase de mouvement. Tous se déplacent ; /turn next passe aux actions.
turn-actions = Round { $round } : la phase d'action. Tous agissent ; /turn next commence un nouveau round.
initiative-is = Initiative, { $who } : { $total }.
initiative-roll = { $who } : { $roll }
initiative-natural-20 = Un 20 naturel ajoute { $critical } à qui a un degré dans la compétence : { $initiative }.
initiative-tie = Égalité, départagée par d20 : { $rolls }.
initiative-order = Ordre : { $order }.
initiative-order-and-more = Ordre : { $order } et { $more } de plus.
initiative-start = /turn start commence le premier round.
initiative-opposed = Selon { $book }, il n'y a pas d'ordre des tours : tous se déplacent dans une phase et agissent dans la suivante, et des tests d'initiative opposés ne tranchent que là où des déplacements se heurtent. /turn start commence les phases ; /creature sheet initiative:3 donne le bonus d'une créature.

## The board and who is hidden

who-at = { $who } en { $at }
show-board = Le plateau, { $width } x { $height } cases, { $creatures ->
        [0] sans personne
        [one] avec { $creatures } créature
       *[other] avec { $creatures } créatures
    } ; { $book }.
show-hidden = À l'insu des joueurs : { $hidden }.
show-part = La carte montre { $view } ; squares montre une autre partie.
show-left-out = Hors de l'image : { $left_out }. /show whole:true montre tout.
hidden-no-further = Impossible d'aller plus loin : quelque chose barre le chemin.
hidden-nowhere = { $who } ne va nulle part : quelque chose barre le chemin.
hidden-in-its-way = quelque chose barre le chemin
hidden-otherwise = Avec les créatures cachées : { $truth }
hidden-waiting = Cachés, et à déplacer par vous quand vient leur moment : { $who }.

## What was done

history-not-the-table = Cette commande porte sur l'historique.
history-nothing = Rien n'a encore changé ici.
history-nothing-about = L'historique n'a rien sur { $said }.
history-nothing-to-undo = Il n'y a rien à annuler.
history-nothing-to-redo = Il n'y a rien à rétablir.
history-taken-back = Annulé : { $line }
history-done-again = Rétabli : { $line }
history-round = round { $round }
history-round-stage = round { $round }, { $stage }
# $when is history-round or history-round-stage; $by is a person or one of the two below.
history-line = { $number }. { $by } : { $line } - { $said }
history-line-in-round = { $number }. { $when } ; { $by } : { $line } - { $said }
history-somebody = quelqu'un
history-console = la console
history-undone = (annulé)
history-hidden = (caché)
history-aside = (MJ : { $aside })
replay-either = Donnez `round` ou `count`, pas les deux.
replay-nothing = Il n'y a rien à rejouer.
replay-nothing-in-round = Il n'y a rien à rejouer au round { $round }.
replay-before = Comme c'était avant
replay-round = Le round { $round } encore une fois : { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }{ $cut ->
        [yes] , sans ce qui précédait
       *[no] {""}
    }.
replay-last = Les dernières commandes encore une fois : { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }{ $cut ->
        [yes] , sans ce qui précédait
       *[no] {""}
    }.

## Answers

answer-at-the-same-moment = Quelqu'un d'autre a changé la table au même moment ; rien n'a été fait. Réessayez.
answer-too-many = Trop de vos commandes attendent. Patientez un instant, puis réessayez.
answer-done-already = C'est déjà fait.
answer-stale = Le plateau a changé depuis, ou c'est déjà annulé. Voici le plateau ; /history montre la suite des commandes.
answer-fault = Une erreur est survenue de notre côté ; rien de ce que vous avez vu n'est perdu. Erreur { $id }.
# Below what was told, the rules by their titles, where they stand and in which document.
behind-rules = Règles :

## Creatures

table-full = Une table contient au plus { $most } créatures ; /creature remove en retire une.
name-taken = Il y a déjà { $name } ici.
name-free = Essayez { $free }.
add-nameless = `name` manque : comment elle s'appelle ; seul un `preset` a un nom à lui.
add-space-of-one = `space` donne les cases d'une seule créature ; plusieurs ne se serrent pas.
add-count-missing = `count` manque : combien de créatures dans ce rectangle ?
edit-nothing = Dites ce qui change : name, at, size, side, speed, reach, conditions, etc.
creature-removed = { $who } n'est plus sur le plateau.
list-empty = Il n'y a personne sur le plateau.
odd-shares = Cases partagées avec { $names }.
odd-covers = Son espace couvre des cases pleines, des piliers ou des murs.
odd-side = Personne d'autre n'est dans le camp { $side }. Vouliez-vous dire { $meant } ?
join-no-square = Il n'y a pas de case libre sur la carte : donnez-en une avec `at`.
preset-unknown = `preset` n'accepte pas { $said } : il faut une créature fournie avec le bot, comme goblin, ogre, dire-wolf ou huge-long.{ $hint } Pour d'autres, `stats` prend une ligne de caractéristiques.
stats-too-long = `stats` a au plus { $most } caractères : les valeurs d'une créature, comme "Large giant, Spd 40 ft., Reach 10 ft.".
stats-nothing = `stats` prend des valeurs comme "Large giant, Spd 40 ft., Reach 10 ft.", et { $said } n'en a aucune.
stats-left-out = Non repris de la ligne de caractéristiques : { $left }.
stats-other-speed = La ligne de caractéristiques donne { $armored } en armure ; selon { $book }, c'est { $by_rule }.
stats-other-space = La ligne de caractéristiques donne un espace de { $space } ; selon { $book }, c'est { $side }. `squares:{ $squares }` donne l'autre.
crowd-no-ground = Aucune créature ajoutée : il y a de la place pour { $room } sur { $count }, et aucune à côté pour { $more } de plus.
crowd-too-many-squares = `at` nomme { $squares } cases pour { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }.
crowd-nobody-put = Aucune créature ajoutée.
crowd-and-more = Et { $more } de plus.
crowd-would-cover = { $name } en { $anchor } couvrirait des cases pleines, des piliers ou des murs.
crowd-would-share = { $name } en { $anchor } partagerait des cases avec { $others }.
crowd-put = { $count } sur le plateau : { $who }.
crowd-put-and-more = { $count } sur le plateau : { $who } et { $more } de plus.
crowd-each-like = Toutes semblables à { $first }
crowd-beside = Il n'y avait plus de place à l'endroit voulu : mis à côté, { $beside }.
crowd-no-number = `name` ne peut pas être numéroté : { $base } { $number } n'est pas un nom, car { $why }.
armor-unknown = `armor` ne peut pas être { $word } : { $book } ne dit pas de quelle catégorie c'est. Dites light, medium ou heavy : armor:medium.
strength-least = `strength` doit être d'au moins 1 selon { $book }, comme strength:14, et non { $strength }.
load-no-table = `load` ne peut pas être { $pounds } lb : { $book } n'a pas de table de livres. Dites light, medium ou heavy : load:medium.
load-no-size = `load` ne peut pas être { $pounds } lb : { $book } ne dit pas ce que porte une créature de cette taille. Dites light, medium ou heavy : load:medium.
load-no-strength = `load` ne peut pas être { $pounds } lb tant que la Force de { $name } est inconnue : strength:14 (/creature sheet), ou load:medium.
load-no-light-load-of-size = `load` ne peut pas être { $pounds } lb tant que la charge légère n'est pas connue pour { $name }, car pour une créature de cette taille aucun chiffre ne peut la remplacer : light-load:50 la donne (/creature sheet), ou load:medium dit si elle est lourde.
load-no-light-load = `load` ne peut pas être { $pounds } lb tant que la charge légère n'est pas connue pour { $name } : light-load:50 la donne (/creature sheet), strength:14 prend le chiffre du 3.5 SRD, ou load:medium dit si elle est lourde.

trait-size-unknown = `{ $option }` ne peut pas être { $size } : { $book }, que suit cette table, a { $known }.
trait-below-ground = `altitude` compte depuis le sol, et { $altitude } est sous terre : seules y sont les créatures qui creusent ; modes:"burrow 20" le dit.
trait-at-not-of-space = `at` est la case nord-ouest de `space`, mais { $at } n'est pas celle de { $space }, qui est { $anchor }.
trait-space = `space` n'accepte pas { $space } : pour une créature de taille { $size }, il faut { $full }, sans rien de plus étroit.
trait-space-or-narrow = `space` n'accepte pas { $space } : pour une créature de taille { $size }, il faut { $full }, ou à l'étroit { $narrow }.
trait-space-or-two-narrow = `space` n'accepte pas { $space } : pour une créature de taille { $size }, il faut { $full }, ou à l'étroit { $one } ou { $other }.
trait-speed-bonus = { $typed } n'est pas un bonus de vitesse : des pieds jusqu'à { $most }, ou un type et des pieds, comme "enhancement 10, fast-movement 10". Types : { $kinds }.
trait-modes = `modes` doit donner des modes de déplacement et leur vitesse, comme "{ $example }" : { $why }.
trait-unreadable = `{ $name }` ne peut pas être cela.
trait-weapon-reach = `{ $name }` n'accepte pas { $said } : il faut true, false, ou jusqu'où frappe l'arme, en pieds de 5 en 5 jusqu'à { $most }, comme 15.

## What a creature is like

# A creature in a line, and behind it what follows here and what is so of it, with commas between.
described = { $name } : taille { $size }, camp { $side }, en { $at }, vitesse { $speed }
listed = { $name } : { $at }, { $side }, taille { $size }, vitesse { $speed }
figure-reach = allonge { $reach }
figure-threatens-nothing = ne menace rien
figure-fills = remplit ses cases
figure-space = espace { $feet }
figure-in-the-way = gêne le passage même sans défense
figure-ignores = ignore { $ground }
# Low walls, beside the terrains that it does not mind.
figure-low = murets
figure-gait = catégorie de vitesse { $gait }
figure-runner = don Course
figure-constitution = Constitution { $score }
figure-maneuver-defense = Maneuver Defense { $defense }
figure-resists = déplacement forcé réduit de { $feet }
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
figure-jump-trained = formation au saut
figure-base-speed = { -base-speed } { $feet }
figure-played-by = joueur : { $owner }
figure-rides = sur { $mount }
figure-ridden = porte { $riders }
figure-hidden = à l'insu des joueurs
figure-weapon-reach = arme à allonge { $feet }
figure-stalled = en décrochage et en chute
figure-falling = en chute
figure-squeezed = à l'étroit
figure-armor = armure { $weight }
# "fly 60", and behind it how well: "good", "limit 40", "winged".
figure-moving = { $mode } { $speed }
figure-moving-limit = limite { $limit }
figure-moving-winged = avec des ailes
figure-moving-native = dans son élément
figure-moving-floating = en flottant

## The roster

roster-removed = { $name } n'est plus dans la réserve.
roster-gm-alone = La réserve est au MJ d'une table seul, ou à un membre qui peut gérer le serveur.
roster-saved = { $name } est dans la réserve : { $figures }.
roster-saved-instead = { $name } est dans la réserve, à la place de la créature qui y était : { $figures }.
roster-full = La réserve contient au plus { $most } créatures ; /roster remove en retire une.
roster-stays-changed = La réserve reste telle quelle : une autre commande y a changé { $name } depuis.
roster-stays-full = La réserve reste telle quelle : elle n'a plus de place pour { $name }.
roster-line = { $name } : { $figures }
roster-empty = La réserve est vide ; /roster save y met une créature du plateau.
roster-unknown = La réserve n'a pas { $said }.{ $hint } /roster list la montre.

## What is kept

privacy-how-long = Combien de temps : les 200 dernières commandes d'un salon, les réponses un jour, tout le reste jusqu'à ce que vous le supprimiez. Supprimer le salon efface tout aussitôt, retirer le bot après 30 jours, et 180 jours sans commande effacent le salon.
privacy-what-next = /privacy export vous donne vos données en fichier, /privacy delete les supprime. Le bot ne lit ni ne garde aucun message, ne transmet rien et ne compte rien d'un salon à l'autre.
privacy-forgotten = Oublié : plus rien dans ce salon ne vous nomme, et c'est sans retour.
privacy-deleted = Tout ce qui était de ce salon est supprimé, et c'est sans retour. /table new commence une nouvelle table.
privacy-channel-nothing = De ce salon : rien.
privacy-no-table = aucune table
privacy-table = une table de { $width } x { $height } cases avec { $creatures ->
        [one] { $creatures } créature
       *[other] { $creatures } créatures
    }
privacy-channel = De ce salon : son identifiant et celui de son serveur, { $table }, et un historique de { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    }.
privacy-channel-since = De ce salon : son identifiant et celui de son serveur, { $table }, et un historique de { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    } depuis { $since } UTC.
privacy-you-nothing = De vous, dans ce salon : rien.
privacy-you = De vous, dans ce salon : votre identifiant, { $id }, et avec lui
privacy-you-name = - votre nom tel que ce lieu l'a montré en dernier, { $name }
privacy-you-maker = - que vous avez créé la table
privacy-you-gm = - que vous y êtes nommément MJ
privacy-you-play = - que vous jouez { $names }
privacy-you-portraits = - { $portraits ->
        [one] le portrait de { $names }
       *[other] les portraits de { $names }
    }
privacy-you-saved = - que vous avez gardé { $names } dans la réserve
privacy-you-commands = - de vous, { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    } dans l'historique depuis { $since } UTC : ce qui a été tapé, ce que cela a donné, et quand
privacy-you-requests = - { $requests ->
        [one] { $requests } demande
       *[other] { $requests } demandes
    } des derniers jours avec la réponse, pour qu'aucune ne compte deux fois
privacy-you-not-kept = Votre nom n'est gardé que tant que vous avez ici une créature à vous ; vos rôles et ce que vous pouvez sur le serveur arrivent avec chaque commande et ne sont pas gardés.
privacy-exported = Ce qui est gardé de vous dans ce salon : { $commands ->
        [one] { $commands } commande
       *[other] { $commands } commandes
    }, et le fichier a tout.
privacy-channel-would-go = Rien n'est encore supprimé. { $counts } Tout cela partirait : le plateau, tous ceux qui y sont, l'historique et ses annulations, et qui est MJ. Annuler ne le ramène pas. Si vous en êtes certain : { $line }
privacy-you-would-go = Rien n'est encore supprimé. Ce qui se passerait : { $parts }. Annuler ne le ramène pas. Si vous en êtes certain : { $line }
privacy-commands-would-go = de vous, { $commands ->
        [one] { $commands } commande de l'historique garderait son numéro
       *[other] { $commands } commandes de l'historique garderaient leur numéro
    } et rien de ce que vous avez tapé
privacy-creatures-would-go = ce serait au MJ de déplacer { $names }
privacy-portraits-would-go = { $portraits ->
        [one] le portrait de { $names } serait supprimé
       *[other] les portraits de { $names } seraient supprimés
    }
privacy-name-would-go = votre nom, { $name }, ne serait plus gardé
privacy-gm-would-go = vous ne seriez plus MJ, sauf si vous gérez le serveur

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
key-paste = Coller
press-too-old = Ce bouton est trop ancien pour vouloir dire quelque chose. /undo annule la dernière commande, /show montre le plateau.
press-board-changed = Le plateau a changé depuis. Le voici :
press-no-more = Cette réponse dit déjà tout ce qu'il y a.
press-closed = Fermé ; rien n'a bougé.
press-done = Fait.

## The doors

door-restarting = Je redémarre. Rien n'a été fait ; répétez cela dans un instant, s'il vous plaît.
door-broken = Quelque chose a cassé de notre côté. Le journal l'a sous { $id } ; /history dit si quelque chose a changé.
door-gm-aside = Pour le MJ seul : { $aside }
door-alone = Réponse à vous seul.
door-board-above = Le plateau ci-dessus le montre.
# What a picture shows that has no words of its own.
door-board = Le plateau
door-file = Ce qui a été demandé, en fichier
door-more-lines = … et { $lines ->
        [one] { $lines } ligne de plus
       *[other] { $lines } lignes de plus
    }
door-no-such-thing = Je n'ai rien mis de tel ici.
door-unknown-command = Je ne connais plus cette commande. Rechargez Discord (Ctrl+R) pour voir celles d'aujourd'hui.
download-elsewhere = Le fichier n'est pas là où Discord garde les pièces jointes.
download-lost = Le fichier n'a pas pu être pris sur Discord ; réessayez.
download-refused = Discord n'a pas donné le fichier (statut { $status }) ; réessayez.
console-unreadable = `{ $option }` ne peut pas être lu, { $path } : { $why }.
console-not-written = { $name }, que --images DIR aurait écrit
console-picture = Image : { $image }
console-file = Fichier : { $file }
console-welcome = Les commandes comme dans Discord ; Tab complète, /help les liste, Ctrl-D termine.

## Windows

deliver-window-late = C'était trop long. Réessayez, s'il vous plaît.
window-move = Déplacer { $who }

## Pasted creatures, portraits

paste-nothing = `text` manque : une créature par ligne, comme "Ogre at D4: Large giant, Spd 40 ft.", ou avec `at` le bloc de caractéristiques d'une seule.
paste-no-head = { $said } ne dit pas qui arrive et où. Il faut une créature par ligne, comme "Ogre at D4: Large giant, Spd 40 ft.", ou avec `at` le bloc de caractéristiques d'une seule.
paste-too-many = Une table contient au plus { $most } créatures.
paste-wrong-line = Aucune créature ajoutée. { $line } : { $wrong }
portrait-either = Soit `file` est l'image, soit clear:true la retire, et non les deux.
portrait-put = { $who } : le portrait est pris de l'image.
portrait-gone = { $who } : plus de portrait.

house-rules-unusable = Les règles maison ne vont pas avec le livre de règles.

# An order for several creatures.
group-did = Fait pour { $count } créatures : { $who }.
group-could = { $count } créatures le peuvent : { $who }.
group-provokes = { $who } provoque { -attack-of-opportunity(form: "a") } de { $by } ({ $at }).
group-not = Pas { $who } : { $why }
group-more = { $more } de plus sous Pourquoi.
group-hidden-left-out = Cachés, donc hors de cet ordre : { $names }. Nommez-les seuls.
group-one-at-a-time = /{ $command } prend une créature à la fois, pas { $names }.

# A phase: who is to go, and what is declared.
phase-to-go = Encore à jouer : { $who }.
phase-all-ready = Tous ont bougé, annoncé ou fini : /phase next.
phase-declared = Annoncé : { $orders }.
phase-order = { $name } { $does }
phase-more = { $more } de plus
# $does is one of intends-...
phase-holds = { $name } { $does } : annoncé, exécuté à la fin de la phase de mouvement.
# $intends is one of intends-...
phase-replaces = Cela remplace : { $name } { $intends }.
phase-retracted = { $who } : annonce retirée.
phase-done = { $who } : fini pour cette phase.
phase-done-already = C'était déjà fini.
phase-nothing-declared = Rien n'est annoncé qui puisse être retiré.
phase-has-moved = { $who } a déjà bougé selon cette annonce, elle reste donc. Le MJ peut replacer avec /place.
phase-none = Aucune phase n'est en cours.
phase-declares-in-movement = Les mouvements s'annoncent pendant la phase de mouvement.
phase-order-unknown = { $said } n'est pas une annonce. Écrivez "follow NOM 10", "block NOM", "withdraw NOM 20" ou "hustle F6".
phase-whom = Vous n'avez aucune créature ici.
phase-waits = Il manque un jet : { $who }. Redonnez le mouvement avec `check` et `against`, puis /phase next.
intends-go = va en { $to }
intends-command = utilise { $command }
key-done = Fini
key-retract = Retirer
key-next-phase = Phase suivante
key-declare = Annoncer...
window-declare = Annoncer un mouvement
press-whom = Quelle créature ? Utilisez /move avec `creature`.
key-enter-result = Résultat...
key-result-of = Jet de { $who }...
key-succeeds = Réussite
key-fails = Échec
key-fails-badly = Échec de { $by }
window-result = Le résultat du jet
press-for-gm = Seul le MJ peut dire comment le jet a tourné.
phase-shown = Round { $round }, { $stage }.
