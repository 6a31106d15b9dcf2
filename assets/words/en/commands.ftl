### What the commands and their options do, in at most 100 characters each.

## Families of commands

fam-table = The table: new board, rulebook and house rules, display, files
fam-map = The map: terrain, heights, walls and doors, files
fam-creature = Creatures: add, change, list and remove them
fam-roster = The roster: creatures saved for other tables
fam-turn = Rounds and turns: start, next, end
fam-phase = The phases of a round: next, and blocking and following in them
fam-gm = The GMs of this table: list, add and remove them
fam-go = Other ways to move: stand up, crawl, ride, squeeze through, burrow, teleport
fam-look = Looks that change nothing: threatened squares, distances, flanking
fam-sheet = The sheet of a creature: the figures on it, and a portrait
fam-shove = Move somebody else: push, pull, slide, fling
fam-maneuver = Maneuvers against others: bull rush, overrun, tumble, clamber
fam-hazard = What the world does to a creature: falls, wind, mishaps
fam-history = What was done at this table: list, replay, redo

## Commands

cmd-table-new = Start a new table in this channel: an empty board and its rulebook
    .width = Squares from west to east, 1 to 300
    .height = Squares from north to south, 1 to 300
    .ruleset = The rulebook (default srd35)

cmd-map-paint = Paint terrain on squares; painting again adds a layer, open clears
    .squares = { opt-squares }
    .terrain = The terrain
    .layers = Layers to add, 1 to 4 (default 1)
    .depth = With pit: its depth in feet, a multiple of 5 (default 10)
    .check = A check to enter, as skill and DC: "Balance 15"

cmd-map-brush = Paint the map square by square, with arrows and a list of brushes
    .at = Where the cursor begins, or what to paint (default: the middle of the map)
    .brush = What to paint with (default solid)
    .paint = Paint right away (default false)

cmd-map-edge = Put a wall, door, window, grate, curtain or the like on one side of squares
    .squares = Squares and rectangles, such as D4 or C3:E3
    .side = Which side of each square
    .barrier = What to put there; none removes it
    .fits = With narrow: the largest size that walks upright through it (small lets medium through too)

cmd-map-door = Open or close a door beside your creature; the GM also locks, hides and changes doors
    .at = The door, by a square it is at: J3, J3/K3, "J3 east"; GM: windows, open, closed for all
    .state = What it is from now on
    .creature = Who opens or closes it (default: your only creature)
    .preview = { opt-preview }

cmd-map-wall = Draw a wall, or doors, windows and the like, in one stroke
    .from = The first square
    .to = The last square; in no line with the first, the wall slants across squares
    .side = On which side of the squares (default: north along a row, west along a column)
    .barrier = What to draw (default wall)

cmd-map-room = Put walls around squares
    .squares = { opt-squares }
    .doors = Where doors are: "E3 north, H5 east"

cmd-map-picture = Put a picture under a new board, as a map without walls
    .file = A PNG, WebP or JPEG image, up to 10 MiB
    .squares = How many squares it has: 30x20 (default: by its name, or its grid lines)
    .pixels = Or how many pixels a square is
    .replace = Remove creatures that don't fit on the map (default false)

cmd-map-align = Move or stretch the image under the board
    .east = Hundredths of a square east; negative is west
    .south = Hundredths of a square south; negative is north
    .larger = Percent larger; negative is smaller

cmd-map-paste = Draw a board in letters: # rock, . floor, ~ water, + door, or as /show text:true prints it
    .text = The board, a line for each row
    .replace = Remove creatures that don't fit on the map (default false)

cmd-creature-add = Add a creature, or several, to the board
    .at = { opt-at-several }
    .name = Name, up to 32 characters (default: the preset's)
    .preset = A built-in creature, such as ogre; other options override it
    .stats = A pasted stat line or stat block: "Large giant, Spd 40 ft., Reach 10 ft."
    .count = { opt-count }
    .size = { opt-size }
    .side = { opt-side }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .conditions = { opt-conditions }
    .helpless = { opt-helpless }
    .shape = { opt-shape }
    .altitude = { opt-altitude-standing }
    .space = { opt-space }
    .threatens = { opt-threatens }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .speed-bonus = { opt-speed-bonus }
    .ignores = { opt-ignores }
    .modes = { opt-modes }
    .owner = { opt-owner }
    .hidden = { opt-hidden }

cmd-show = Show the board and everyone on it
    .squares = Only this part of the board, such as C3:M12
    .whole = The whole board, however small the squares get (default false)
    .theme = Theme of this picture; /table theme sets it for all
    .text = As text with a letter map, without a picture (default false)
    .hidden = GM only: include hidden creatures (default false)

cmd-move = Move a creature: what it costs, who it provokes, and which rule says so
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .accelerated = { opt-accelerated }
    .half-speed = { opt-half-speed }
    .jump = Jump over pits, hazards and low walls on the way if it helps (default false)
    .reflex = { opt-reflex }
    .check = Result of the check that the ground or (Rise) initiative asks for; several in order
    .bonus = Bonus on the check or (Rise) initiative: the bot rolls d20 each time
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-options = Every way to attack a creature, reach a square or get away this turn, best first
    .target = The creature to attack
    .to = Or the square to get to
    .away = Or out of all threatened squares (default false)
    .creature = { opt-creature-mover }

cmd-reachable = Show every square a creature can move to, with its cost in feet
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .share = { opt-share }

cmd-turn-start = Start keeping rounds and turns: actions, diagonals and provoking count from now on
    .roll = Roll initiative for everyone without one (default: if the bonus is set)

cmd-undo = Undo the last change; again for the one before

cmd-rules = Look up the table's rules, and where each one is printed
    .topic = A topic such as terrain, a rule such as corner, or part of its title

cmd-table-ruleset = Switch to another rulebook, with the same board and creatures
    .name = The rulebook

cmd-table-house-rule = Change one rule for this table
    .rule = Which rule, such as corner; /rules lists them
    .value = What it is at this table; book is the rulebook's own

cmd-table-board = Choose where the board is shown: under the last answer, in one message, or under each
    .manner = It moves with the answers, stays in one message, or is in each answer

cmd-table-theme = Choose the theme of this table's pictures
    .name = light, dark, or high-contrast

cmd-table-language = Choose the language and units for this table
    .name = The language; own: the server's in public, each person's own in private (default)
    .units = Feet (default), or metres at 1.5 to a square

cmd-table-export = Export the whole table as a file: rules, board, creatures and turns, without user ids

cmd-table-import = Replace this table with one from a file made by /table export
    .file = The file

cmd-map-height = Set the floor height of squares: ledges, stairs, roofs; 0 is ground level
    .squares = { opt-squares }
    .feet = Height of the floor above ground level, a multiple of 5

cmd-map-import = Import a map: Universal VTT (.uvtt, .dd2vtt, .df2vtt), a Foundry scene, or a text board
    .file = The map file, up to 10 MiB
    .picture = The map's image, for a Foundry scene that only names it
    .scene = Which scene, in a file with several
    .tokens = Make creatures of the scene's tokens (default false)
    .feet-per-square = Feet per square of the map (default: as in the file, or 5)
    .replace = Remove creatures that don't fit on the map (default false)

cmd-map-export = Export the board: Universal VTT for other programs, or text that keeps everything
    .format = uvtt, or text for /map import (default uvtt)

cmd-creature-paste = Add creatures from pasted text: one a line, or one stat block
    .text = One a line: "Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft."; or one stat block
    .at = Where to put the creature of a single stat block
    .name = Its name (default: the first line of the stat block)
    .side = { opt-side }

cmd-creature-edit = Change something about a creature
    .creature = { opt-creature-named }
    .name = A new name
    .at = Another square
    .size = { opt-size }
    .side = { opt-side }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .conditions = { opt-conditions }
    .helpless = { opt-helpless }
    .shape = { opt-shape }
    .altitude = { opt-altitude-standing }
    .space = { opt-space }
    .threatens = { opt-threatens }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .speed-bonus = { opt-speed-bonus }
    .ignores = { opt-ignores }
    .modes = { opt-modes }
    .owner = { opt-owner }
    .hidden = { opt-hidden }

cmd-creature-sheet = Set the figures that maneuvers and initiative use
    .creature = { opt-creature-named }
    .maneuver-defense = Maneuver Defense, the DC of maneuvers against them (Epic Path)
    .resist-forced = Feet of forced movement they resist (default 0)
    .initiative = Initiative bonus
    .dexterity = Dexterity score, for initiative ties
    .base-attacks = Attacks in a full attack from class, to trade for 5-foot steps; monsters have 0
    .facing = Facing in the air: n, ne, e and so on
    .strength = Strength score, for loads, and for jumps in some rulebooks; or none
    .light-load = Maximum light load in pounds (Epic Path); or none
    .quadruped = Whether they're four-legged, and carry more (default false)
    .jump-trained = Whether they're trained in jumping (default false)
    .base-speed = Base speed in feet; natural takes it from size (default)
    .runner = { opt-runner }
    .constitution = { opt-constitution }
    .fills = { opt-fills }
    .squares = Squares on a side of their space, as for a swarm; none takes it from size (default)
    .helpless-obstacle = { opt-helpless-obstacle }
    .speed-category = { opt-speed-category }

cmd-creature-portrait = Show a creature by an uploaded image, or by its initials again
    .file = The image, PNG, WebP or JPEG up to 10 MiB: the middle square is used
    .creature = { opt-creature-mover }
    .clear = Remove the portrait (default false)

cmd-creature-remove = Take a creature off the board
    .creature = { opt-creature-named }

cmd-creature-list = List who's where, with speed and reach, or everything about one creature
    .creature = Who, in detail (default: everyone, one line each)

cmd-join = Bring in a character of your own, or take over a hero that nobody plays
    .name = Name, up to 32 characters
    .at = Square (default: a free one near the other heroes)
    .size = { opt-size }
    .speed = { opt-speed }
    .reach = { opt-reach }
    .weapon-reach = { opt-weapon-reach }
    .shape = { opt-shape }
    .race = { opt-race }
    .armor = { opt-armor }
    .load = { opt-load }
    .modes = { opt-modes }
    .threatens = { opt-threatens }

cmd-roster-save = Save a creature for other tables: everything except place and conditions
    .creature = { opt-creature-named }
    .name = Name in the roster (default: its name without the number)

cmd-roster-add = Add a creature from the roster to the board, or several
    .name = { opt-roster-name }
    .at = { opt-at-several }
    .count = { opt-count }
    .as = Name on the board (default: its roster name)
    .side = { opt-side }

cmd-roster-list = List the creatures saved for this server's tables

cmd-roster-remove = Remove a creature from the roster
    .name = { opt-roster-name }

cmd-place = Put a creature somewhere by hand, ignoring the rules
    .at = Square, the northwest one for a bigger creature (default: where they are)
    .creature = { opt-creature-mover }
    .altitude = Feet above the floor, a multiple of 5 (default: unchanged; 0 after hanging or jumping)
    .space = { opt-space }
    .preview = Show it, but change nothing (default false)
    .force = Makes no difference here: no rules apply (default false)

cmd-step = Take a 5-foot step: move one square without provoking
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .way = In exchange for what (Epic Path): instead of moving (free), an attack, ...
    .full-round = Whether they also take a full-round action (default false)
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-run = Run for a full round, at several times your speed
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .rounds = Rounds already run without rest (default: from the turns kept, else 0)
    .check = Result of the check to keep running, rolled at the table
    .bonus = Bonus on that check: the bot rolls d20
    .prefer = { opt-prefer }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .surface = { opt-surface }
    .dc = { opt-dc }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-hustle = Hustle, in rulebooks that have it
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .half-speed = { opt-half-speed }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-sprint = Sprint, in rulebooks that have it
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .half-speed = { opt-half-speed }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-crawl = Crawl one square while prone
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly = Fly or glide: turns, climbs and dives, cost, and who it provokes
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-end }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = Fly (default) or glide
    .facing = Facing at the end, if the rulebook uses it
    .stall = Allow a stall when too slow to stay up (default false)
    .wingover = Turn once with the Wingover feat (default false)
    .hover = Stop in midair, or fly on at half speed, with the Hover feat (default false)
    .weather = { opt-weather }
    .ceiling = Whether there's a surface next to them that the map lacks (Epic Path: hover)
    .soaring = Whether they soar, up to four times as high (Rise)
    .support = Height above the floor of something that could support them (Rise)
    .overloaded = Whether they carry too much (Rise; default false)
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly-mishap = Resolve a mishap in flight: damage, a collision, a fall, being idle, prone or immobilized
    .what = What happens: damage, collision, falling, idle, slow, prone, immobilized
    .creature = { opt-creature-mover }
    .weather = { opt-weather }
    .after = Why they fall, if it was a failed check or a collision
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-wind = What a wind does to a creature of its size, on foot or in flight, and the save against it
    .weather = How strong the wind is: strong-wind, severe-wind, windstorm, hurricane, tornado
    .creature = { opt-creature-mover }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb = Climb a wall, rope or ledge: how far, which check, who it provokes
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .surface = { opt-surface }
    .modifiers = What makes it easier or harder: "slippery corner"
    .pace = How fast: normal, half speed, or full speed
    .take-ten = { opt-take-ten }
    .assists = How many helpers; include their bonus in the check (default 0)
    .hands = { opt-hands-free }
    .ceiling = Along the underside of something (default false)
    .ranks = Ranks in the skill, if they matter (default 0)
    .damaged = They took damage while climbing and only hold on (default false)
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .initiative-check = { opt-initiative-check }
    .against = { opt-against-initiative }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }
    .caught = Weight in pounds of a falling creature they caught and hold

cmd-swim = Swim: how far, which check, and what the water does
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .water = The water's condition
    .modifiers = What makes it easier or harder: "current rain"
    .by = { opt-by }
    .pace = How far: one move action (move), double, hustle, sprint, run
    .take-ten = { opt-take-ten }
    .hands = { opt-hands-free }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .initiative-check = { opt-initiative-check }
    .against = { opt-against-initiative }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-burrow = Dig through the ground: how far, through what, which check
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .ground = What they dig through (default soil)
    .modifiers = What makes it harder: "unstable open-tunnel"
    .by = { opt-by }
    .pace = How far: one move action (move), double, hustle, sprint
    .try = Try the check to dig rock like earth (default false)
    .take-ten = { opt-take-ten }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-initiative-against }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-teleport = Teleport with a teleport speed: how far, and where they arrive
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .unseen = Whether they can't see the place (default false)
    .check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-jump = Jump far or high: DC, cost, and where it ends
    .to = Where it ends; earlier squares are walked: "E5 H5" (default: straight up, with altitude)
    .creature = { opt-creature-mover }
    .altitude = Feet above the floor at the end, or height of a jump straight up
    .peak = Height of the jump's peak, if the jumper chooses it (default 0)
    .running = Whether there was a straight running start (default false)
    .hop = Whether they only hop up, to waist height (default false)
    .pole = Whether they use a pole, if the rulebook has it (default false)
    .speed-bonus = Bonus from speed, if it has to be set
    .legs = Whether they have legs to jump with (default true)
    .pace = { opt-pace }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .reflex = { opt-reflex }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-stand = Stand up from prone: which action, and who it provokes
    .creature = { opt-creature-mover }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-mount = Mount a bigger creature: the rider then moves with the mount
    .target = The mount
    .creature = The rider
    .preview = { opt-preview }
    .force = { opt-force }

cmd-dismount = Dismount to an adjacent square
    .creature = The rider
    .to = Where to dismount (default: where it is safe)
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-escape = Get through a gap too tight to squeeze: which check, and how long it takes
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .fits = What fits through, if the rulebook asks: elbows, one-elbow, shoulders, head, not-head
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .take-twenty = Take 20 instead of rolling, with bonus; twenty times as long (default false)
    .prefer = { opt-prefer }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-charge = Charge an opponent, in a straight clear lane to the closest space to attack from
    .target = The opponent
    .creature = { opt-creature-mover }
    .to = Where to end, if several spaces are equally close
    .mode = { opt-mode-medium }
    .one-action = { opt-one-action }
    .overrun = An opponent in the lane to overrun, if the rulebook allows it
    .avoids = Whether that opponent gets out of the way (default false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-withdraw = Withdraw from opponents, provoking fewer of them than a normal move
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .mode = { opt-mode-medium }
    .primary = The opponent to get away from (Epic Path)
    .spare = { opt-spare }
    .one-action = { opt-one-action }
    .prefer = { opt-prefer }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .accelerated = { opt-accelerated }
    .check = Result of the check rolled at the table; opposed checks (Rise) as a list in order
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .from = Opponents to keep away from: names with commas (Rise)
    .distance = Distance to keep, in feet (Rise)
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-overrun = Overrun an opponent, or several if the rulebook allows it
    .target = The opponent; several with commas
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .avoids = { opt-avoids }
    .part-of-move = As part of a move action instead of a standard action (default false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-bull-rush = Bull rush an opponent: push straight back or move through, by rulebook
    .target = The opponent
    .creature = { opt-creature-mover }
    .feet = Maximum push in feet, if no document sets it
    .follow = Move along with the target, to push farther (default false)
    .charging = At the end of a charge, while turns aren't kept (default false)
    .drop-prone = { opt-drop-prone }
    .to = Where to end, when moving through, or with GM override
    .avoids = { opt-avoids }
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-tumble = Tumble past opponents, or through their squares, without provoking
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .through = Opponents whose squares you go through: names with commas
    .tumbled = Squares entered tumbling, at half speed; the rest walking (default: the whole way)
    .accelerated = At full speed, for a harder check (default false)
    .spare = { opt-spare }
    .surface = Ground that makes it harder, with spaces
    .trained = Whether they're trained in tumbling, if the rulebook asks (default true)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-clamber = Clamber into a much bigger opponent's space, if the rulebook allows it
    .target = The opponent
    .creature = { opt-creature-mover }
    .to = Where to end inside, or a route there (default: the nearest square)
    .extra = Feet beyond half speed: +5 DC per 5
    .spare = { opt-spare }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }
    .assists = How many allies assist; include their bonus in the check (default 0)

cmd-push = Push a creature away, for an effect that does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .ledge = The edge square they would fall over, if the map lacks its height
    .dv = Difficulty value (DV) of a Climb check on that edge's surface
    .check = Result of the target's Climb check, rolled at the table
    .bonus = The target's bonus on that check: the bot rolls d20
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-pull = Pull a creature closer, for an effect that does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-slide = Slide a creature any way, for an effect that does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fling = Fling a creature through the air, for an effect that does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = Direction of a straight line: ne, up (default: straight away)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-block = Block a creature's way for a phase, if the rulebook has phases
    .target = Whose way
    .creature = { opt-creature-mover }
    .to = Without phases: where the target wants to go
    .check = The target's initiative result: one for all steps, or "15 12" in order
    .bonus = The target's initiative bonus: the bot rolls d20 each time
    .against = The blocker's initiative result: one for all steps, or a list in order
    .against-bonus = The blocker's initiative bonus: the bot rolls d20 each time
    .preview = { opt-preview }
    .force = { opt-force }

cmd-follow = Follow a creature within a distance for a phase, if the rulebook has phases
    .target = Who to follow
    .distance = Greatest distance in feet between the two
    .creature = { opt-creature-mover }
    .to = Where to end (default: the first place within the distance)
    .teleported = Where the target teleported away from
    .unseen = Whether the follower can't tell where they went (default false)
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .ground-check = { opt-ground-check }
    .ground-bonus = { opt-ground-bonus }
    .share = { opt-share }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb-forward = Climb a short way with a check, if the rulebook has phases
    .creature = { opt-creature-mover }
    .to = Where along the surface to end (default: above the same squares)
    .altitude = { opt-altitude-end }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .initiative-check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim-forward = Swim a short way with a check, if the rulebook has phases
    .to = { opt-to-route }
    .altitude = { opt-altitude-end }
    .creature = { opt-creature-mover }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .initiative-check = { opt-initiative-check }
    .against = { opt-initiative-against }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-phase-next = Go to the next phase of the round; the first use starts phases

cmd-fall = Resolve a fall, a falling object or a collision: dice, damage, prone
    .height = How far the fall is; optional for a creature in the air
    .creature = Who falls; without one, nothing changes on the board
    .jumped = Whether they jumped down or dived on purpose (default false)
    .surface = What they land on (default ground)
    .water-depth = Depth of the water they fall into
    .attempt = Whether they try the check that helps (default: if given, or for a dive)
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .natural = { opt-natural }
    .size = Size of the one who falls, without a creature (default medium)
    .onto = Who they or the object land on
    .casting = Level of a spell to cast while falling
    .immediate = Whether that spell is an immediate action (default false)
    .most-dice = Maximum number of dice, if the rulebook leaves it to the GM
    .object = A falling or thrown (height:0) object of this size
    .weight = A falling object of this weight in pounds
    .density = The object's nature: feathers -2, boulder +1, spikes +2
    .collision-speed = Speed of a collision, instead of a fall
    .collision-by = How they move in the collision (default carried: out of control)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-settle = Move a creature from an illegal space to the closest legal one
    .creature = { opt-creature-mover }
    .last = Their last legal square, which wins among equally close ones
    .share = Stay in occupied squares by agreement, if the rulebook allows it (default false)
    .fall-check = { opt-fall-check }
    .fall-bonus = { opt-fall-bonus }
    .preview = Show the ruling, but roll and change nothing (default false)
    .force = Makes no difference here: nothing is refused (default false)

cmd-travel = Plan a journey: distance per day or time needed, and its cost
    .speed = Speed in feet, if no creature of the table travels
    .creature = Who travels: names, a side, or riders (Aldo on pony, Brakka); the slowest sets the pace
    .hours = Hours of travel a day (default 8; rowed 10, sailed 24)
    .miles = Distance, instead of hours
    .days = How many days (default 1)
    .terrain = The land (default plains)
    .road = Road (default trail; road for a cart)
    .pace = Pace (default walk)
    .legs = Several legs: "road 40mi light-horse; keelboat 30mi current 3; hills trackless 10mi"
    .mount = A mount from the rulebook's table
    .load = Pounds that this mount carries
    .mounted = Whether the speed or creature is a mount's (default false)
    .vehicle = A cart or ship from the rulebook's table
    .current = Miles per hour of the current, for a river boat
    .round-the-clock = Whether they travel around the clock (default false)
    .miles-per-hour = Miles per hour, set by the GM
    .impeded = Whether all terrain on the way is impeded (default false)
    .mode = Another way of moving than walking
    .grade = Kind of that way, if the rulebook has several
    .check = Results of the checks in order, rolled at the table
    .bonus = Bonus on these checks: the bot rolls d20
    .minutes = For a number of minutes: feet instead of miles, running too
    .rounds = The same for a number of rounds
    .constitution = The runner's Constitution, if no creature has it

cmd-threat = Show the squares a creature threatens
    .creature = { opt-creature-mover }
    .altitude = Against creatures this far above the floor, a multiple of 5 (default 0)
    .against = What their opponents threaten instead (default false)

cmd-measure = Measure the distance between two squares or creatures
    .from = A square, D4@20 for 20 ft above its floor, or a creature
    .to = A square, D4@20 for 20 ft above its floor, a creature, or nearest

cmd-turn-next = Go to the next creature's turn, or to the next phase

cmd-turn-delay = Delay: act after someone else from now on
    .after = Who to act after (default: the next in the order)
cmd-turn-ready = Ready an action for before the next turn; the turn passes on
cmd-turn-end = Stop keeping turns

cmd-initiative = Set a creature's initiative, by roll or by hand
    .creature = { opt-creature-mover }
    .check = Result of the initiative check, rolled at the table
    .bonus = Bonus: the bot rolls d20 (default: from the sheet)
    .dexterity = Dexterity score, for ties if the rulebook uses it
    .natural = { opt-natural }

cmd-flank = Check whether a creature flanks another, with which ally, along which line
    .target = { opt-target }
    .creature = { opt-creature-mover }
    .ally = Which ally (default: any)

cmd-gm-show = List the GMs

cmd-gm-role = Make everyone with a role a GM
    .role = Which role (default: none)

cmd-gm-add = Make someone a GM
    .person = { opt-person }

cmd-gm-remove = Remove someone who was added as GM
    .person = { opt-person }

cmd-gm-open = Let everyone do what the GM can, for groups without one
    .on = true opens the table to everyone, false closes it

cmd-redo = Redo what was undone last

cmd-history = Show the last changes, newest first
    .count = How many (default 15)
    .creature = Only what a creature of this name did or was affected by

cmd-replay = Replay a round as an animation
    .round = Which round (default: the last one with a change)
    .count = The last so many commands instead (default 10 without turns)

fam-privacy = Your data here: show, export or delete it

cmd-privacy-show = Show what data is stored about you and this channel, and for how long

cmd-privacy-export = Export your data in this channel as a file

cmd-privacy-delete = Delete your data in this channel, or the whole channel's
    .what = Your data only (default), or everything in this channel
    .sure = Yes, and it can't be undone (default false: only show what would go)

cmd-help = List the commands, or explain one
    .command = A command, such as move or "map paint"

cmd-turn-previous = Go back one turn, for instance after pressing Next turn too early
cmd-turn-roll = Roll initiative for your creatures that aren't in the order yet; as GM, for everyone
cmd-turn-pings = Choose whether you get a ping when your creature's turn begins, at any table setting
    .on = true for a ping, false for none
cmd-table-pings = Ping players when their turn begins
    .on = true or false (default)
cmd-table-refusals = Choose who sees it when the rules refuse a move
    .manner = private: only the person who asked (default); public: everyone
cmd-table-initiative = Whether monsters of one kind share one initiative roll
    .shared = true, or false: every creature rolls its own (default)
cmd-table-phases = Whether movement in phases is declared first and made together when the phase ends
    .declared = true, or false: made as soon as it is typed (default)
cmd-phase-declare = Declare a movement: it is made when the movement phase ends
    .order = follow NAME 10, block NAME, withdraw NAME 20 or hustle F6
    .creature = { opt-creature-mover }
cmd-phase-retract = Take back a declaration that hasn't moved anyone yet
    .creature = { opt-creature-named }
cmd-phase-done = Say that your creatures are done in this phase
    .creature = { opt-creature-named }
cmd-phase-show = Show who is still to go in this phase, and what is declared
