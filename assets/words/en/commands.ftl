### What the commands and their options do, in at most 100 characters each.

## Families of commands

fam-table = The table: a new board, rulebook and house rules, how it is shown, files of it
fam-map = The map: terrain, heights, walls and doors, files of it
fam-creature = The creatures: add, change, list and remove them
fam-roster = The roster: creatures that outlive their table
fam-turn = Rounds and turns: begin, go on, end
fam-phase = The phases of a round, where the rulebook has them
fam-gm = The GMs of this table: show, add and remove them

## What options of several commands say

opt-squares = Squares and rectangles, such as C3:E5 or "D4 F6:G7"
opt-side = Whose side it is on: any word, or neutral (default heroes)
opt-size = Its size category (default medium)
opt-speed = Its speed in feet; natural is its race's or size's (default)
opt-reach = Its natural reach in feet; natural is its size's (default)
opt-weapon-reach = A reach weapon: true for twice its reach, or how many feet
opt-conditions = All that has befallen it, such as "prone blinded", or none
opt-helpless = Unconscious, bound, asleep or the like (default false)
opt-shape = Upright (tall, the default) or drawn out (long)
opt-altitude-standing = Feet above the floor, in steps of 5; for who digs, below it (default 0)
opt-altitude-end = Feet above the floor to end at: as high as it is
opt-altitude-below = Feet above the floor to end at; for who digs, below it with a minus
opt-space = The squares it stands on, to squeeze it: E5:E6 (default: all)
opt-threatens = Whether it is armed and could strike (default true)
opt-race = Its people, for the speed that the rulebook prints
opt-armor = The armor it wears, how heavy or by name (default light; none is light too)
opt-load = The load it carries, how heavy or in pounds (default light)
opt-speed-bonus = What adds to its speed: feet, or by kind "enhancement 10, haste 30"; none for nothing
opt-speed-category = How briskly it walks, where the rulebook asks (default average)
opt-runner = Whether it has the feat Run (default false)
opt-constitution = Its Constitution score, for how long it can run; or none
opt-ignores = Ground it does not mind, low walls too: "difficult low", or none
opt-modes = Other ways it moves, and how fast: "fly 60 good, swim 30 slow", or none
opt-fills = Whether it fills its squares, as an ooze does (default false)
opt-helpless-obstacle = Whether it is in the way even when helpless (default false)
opt-owner = The player whose creature it is; none, or a bot, gives it to the GM (default)
opt-hidden = Whether only the GM knows that it is there (default false)
opt-at-several = Its square, of a bigger one the north-west square of its space; for several: "H3 H4" or H3:J5
opt-count = How many: Goblin 1, Goblin 2 and so on (default 1, or one for each square)
opt-roster-name = Which one of the roster: its name or the beginning of it
opt-person = Who
opt-to-route = A square: the best route. Several: through these. Or a path as directions: ne ne e
opt-to-path = Where to: D4, D4@15 with an altitude, several, or directions: ne ne-up up
opt-to-moved = Where to: a square, several, or a path; as far as it goes (default: straight)
opt-creature-mover = Who, or a part of the name (default: whose turn it is, your only one, the only one there is)
opt-creature-named = Who: its name or a part of it
opt-creature-doer = Who does it: its name or a part of it
opt-pace = How far: one move action (move), double, hustle, sprint, minimum
opt-prefer = The shortest route (default) or the one that provokes fewest
opt-mode-any = How it moves (default: fly if it is in the air, else walk); any: in all ways that it has
opt-mode-one = How it moves (default: fly if it is in the air, else walk)
opt-share = Share squares by agreement, where the rulebook knows that (default false)
opt-as-far-as = Stop on the way where the movement runs out or the way is closed (default false)
opt-stopped-at = The square on the way where something stopped it; it goes no further
opt-reflex = What its Reflex save to grab the far edge came to
opt-check-initiative = What its initiative came to where that decides: one for all, or "15 12" in order
opt-check-rolled = What its check came to at the table, all its own modifiers in it
opt-check-several = What its check came to at the table, all its own modifiers in it; several with commas: 23, 18
opt-bonus-initiative = Its bonus to initiative where that decides: the bot rolls d20 each time
opt-bonus-check = Its bonus to the check: the bot rolls d20, adds what it knows besides and says so
opt-against-initiative = What the other side's initiative came to: one for all, or a list in order
opt-against-defender = What the defender's opposed check came to
opt-against-bonus-initiative = The other side's bonus to initiative: the bot rolls d20 each time
opt-against-bonus-defender = The defender's bonus to its opposed check: the bot rolls d20 for it
opt-action-point = Spend an action point: the action comes on top of the turn's own (Epic Path, default false)
opt-preview = Judge and draw, but change nothing (default false)
opt-force = The GM's overrule: done whatever the rules say (default false)
opt-feet = How far, a multiple of 5: 15 or 15ft
opt-weather = What the sky is like, for checks (Epic Path): "strong-wind fog"
opt-natural = What the die of the check showed, where a natural 1 or 20 matters
opt-take-ten = Take 10 instead of rolling, with bonus (default false)
opt-hands-free = Its free hands (default 2)
opt-hands-needed = Free hands (default 2); only one takes its part off the check
opt-dc = What the check has to come to before modifiers, where the table knows better
opt-medium-dc = The DC of the Swim or Climb check that moving there takes without a speed for it
opt-medium-check = The result of that check, rolled at the table
opt-by = How much a modifier is that has a range, such as viscous
opt-target = Whom: its name or a part of it
opt-one-action = Whether it has one action only, and so goes less far (default false)
opt-avoids = Which targets get out of the way: names, several with commas
opt-tripped = Whether the defender trips a mover that failed (default false)
opt-spare = Whose chances to strike a good check spares first: names with commas, in order
opt-drop-prone = Where the target drops prone by its choice: a square of its way, true at once, false never
opt-direction = Straight which way: ne (default: the way that is plain)
opt-dv = What the check has to come to; left out, the table is told
opt-critical = Whether the check is a critical success (default false)

## Commands

cmd-table-new = Start this channel's table afresh: an open board, and the ruleset that it plays by
    .width = Squares from west to east, 1 to 300
    .height = Squares from north to south, 1 to 300
    .ruleset = The rulebook that the table plays by (default srd35)

cmd-map-paint = Paint squares with terrain; painting again adds a layer, open clears
    .squares = { opt-squares }
    .terrain = What lies there
    .layers = How many layers of it to add, 1 to 4 (default 1)
    .depth = With pit: how deep it is in feet, a multiple of 5 (default 10)
    .check = A check that entering it takes, as skill and DC: "Balance 15"

cmd-map-edge = Put a wall, a door, a low wall or a narrow gap on one side of each of these squares
    .squares = Squares and rectangles, such as D4 or C3:E3
    .side = Which side of each of them
    .barrier = What stands there; none takes it away
    .fits = With narrow: the biggest size that passes the gap upright

cmd-creature-add = Put a creature, or several of a kind, on the board
    .at = { opt-at-several }
    .name = What it is called, up to 32 characters (default: what the preset is called)
    .preset = A creature that comes with the bot, such as ogre; what else is told counts more
    .stats = Its stat line or stat block, pasted: "Large giant, Spd 40 ft., Reach 10 ft."
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

cmd-show = The board and everybody on it
    .squares = Only this part of the board, such as C3:M12
    .whole = The whole board, however small its squares become (default false)
    .theme = How this one picture looks; /table theme is for all of them
    .text = In words and as a map of letters, without a picture (default false)
    .hidden = For the GM alone: everybody, the hidden too (default false)

cmd-move = Judge a move and make it: what it costs, who may strike, which rule decides
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .jump = Leap over pits, hazards and low barriers on the way, where that helps (default false)
    .reflex = { opt-reflex }
    .check = What its check came to: one that the ground asks for, or (Rise) initiative; several in order
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-options = Every way to attack a creature, to reach a square or to get away this turn, best first
    .target = The creature to get at
    .to = Or the square to get to
    .away = Or out of all threatened squares (default false)
    .creature = { opt-creature-mover }

cmd-reachable = Every square where a creature could end its move, with the feet it takes
    .creature = { opt-creature-mover }
    .pace = { opt-pace }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .share = { opt-share }

cmd-turn-start = Begin to keep rounds and turns: actions, diagonals and strikes are counted from now on
    .roll = Roll initiative for everybody who has none yet (default: if its bonus is known)

cmd-undo = Take back the last command that changed something; again for the one before

cmd-rules = What the table plays by, in our words, and where each rule stands
    .topic = A topic such as terrain, a rule such as corner, or a part of its title

cmd-table-ruleset = Go on by another rulebook, with the same board and the same creatures
    .name = The rulebook

cmd-table-house-rule = Play one rule otherwise than the rulebook has it
    .rule = Which rule, such as corner; /rules lists what there is
    .value = What it is at this table; book is the rulebook's own

cmd-table-board = Where this channel's board is shown: under the last answer, in one message, or under each
    .manner = It moves down with the answers, stays in one message, or is in each

cmd-table-theme = How this table's pictures look from now on
    .name = light, dark, or high-contrast

cmd-table-language = In which language and units this table is answered from now on
    .name = The language; own: the server's for everybody, each person's own in private (default)
    .units = What lengths are told in: feet (default), or metres, 1.5 to a square

cmd-table-export = The whole table as a file: rules, board, creatures and turns; no person's id is in it

cmd-table-import = Put a table from a file, as /table export has written it, in the place of this one
    .file = The file

cmd-map-height = Raise the floor of squares: ledges, stairs, roofs; 0 is the map's own level
    .squares = { opt-squares }
    .feet = How high their floor is above the map's own level, a multiple of 5

cmd-map-import = Take over a map: Universal VTT (.uvtt, .dd2vtt, .df2vtt), a Foundry scene, or a board as text
    .file = The map file, up to 10 MiB
    .feet-per-square = What a square of the map measures (default: what the file says, or 5)
    .replace = Take creatures off the board for whom there is no place on the map (default false)

cmd-map-export = The board as a file: Universal VTT for other programs, or text that keeps everything
    .format = uvtt, or text that /map import reads again (default uvtt)

cmd-creature-paste = Put creatures on the board from pasted text: a line each, or one's stat block
    .text = A line each: "Ogre at D4: Large giant, Spd 40 ft., Reach 10 ft."; or a stat block
    .at = Where, if the text is the stat block of one
    .name = What that one is called (default: the first line of its stat block)
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

cmd-creature-sheet = Figures of a creature that maneuvers and initiative ask for
    .creature = { opt-creature-named }
    .maneuver-defense = Its Maneuver Defense, which maneuvers against it have to come to (Epic Path)
    .resist-forced = Feet by which it shortens forced movement (default 0)
    .initiative = Its bonus to initiative checks
    .dexterity = Its Dexterity score, which breaks ties of initiative
    .base-attacks = Attacks of its class with a full attack, to trade for five-foot steps; monsters have 0
    .facing = Where it faces in the air: n, ne, e and so on
    .strength = Its Strength, for what it carries, and for jumps where a rulebook has them go by it; or none
    .light-load = The most pounds that are a light load for it (Epic Path); or none
    .quadruped = Whether it goes on four legs, and so carries more (default false)
    .jump-trained = Whether it is trained to jump (default false)
    .base-speed = Its base speed in feet; natural is its size's (default)
    .runner = { opt-runner }
    .constitution = { opt-constitution }
    .fills = { opt-fills }
    .squares = Squares on a side of its space, as for a swarm; none is its size's (default)
    .helpless-obstacle = { opt-helpless-obstacle }
    .speed-category = { opt-speed-category }

cmd-creature-portrait = Show a creature by a picture that you upload, or by its initials alone again
    .file = The picture, PNG, WebP or JPEG up to 10 MiB: a square from its middle is taken
    .creature = { opt-creature-mover }
    .clear = Take the portrait away (default false)

cmd-creature-remove = Take a creature off the board
    .creature = { opt-creature-named }

cmd-creature-list = Who stands where, with speed and reach, or all about one
    .creature = Who, told in full (default: everybody, a line each)

cmd-join = Bring a character of your own, or take over one of the heroes whom nobody plays
    .name = What it is called, up to 32 characters
    .at = Its square (default: a free one near the other heroes)
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

cmd-roster-save = Keep a creature for other tables: all that it is, but for its place and what has befallen it
    .creature = { opt-creature-named }
    .name = What it is called in the roster (default: its name without its number)

cmd-roster-add = Put a creature of the roster on the board, or several
    .name = { opt-roster-name }
    .at = { opt-at-several }
    .count = { opt-count }
    .as = What it is called on the board (default: what the roster calls it)
    .side = { opt-side }

cmd-roster-list = The creatures that are kept for this server's tables

cmd-roster-remove = Keep a creature of the roster no longer
    .name = { opt-roster-name }

cmd-place = Put a creature somewhere else by hand; no rules are asked
    .at = Its square; of a bigger one the north-west square (default: where it stands)
    .creature = { opt-creature-mover }
    .altitude = Feet above the floor, a multiple of 5 (default: as it is; 0 for who hung, clung or jumped)
    .space = { opt-space }
    .preview = Draw it, but change nothing (default false)
    .force = Makes no difference here, since no rules are asked (default false)

cmd-step = The five-foot step: one square that provokes nobody
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .way = By what right (Epic Path): instead of moving (free), for an attack, ...
    .full-round = Whether a full-round action is taken as well (default false)
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-run = Run for the whole round, several times the speed
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .rounds = Rounds that it has run already without a rest (default: as kept turns tell, else 0)
    .check = What its check to run on came to, rolled at the table
    .bonus = Its bonus to that check: the bot rolls d20
    .prefer = { opt-prefer }
    .mode = { opt-mode-one }
    .altitude = { opt-altitude-end }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-hustle = Move once, in rulebooks that call it a hustle
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-sprint = Move and nothing else, in rulebooks that call it a sprint
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .prefer = { opt-prefer }
    .mode = { opt-mode-any }
    .altitude = { opt-altitude-end }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .stopped-at = { opt-stopped-at }
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-crawl = Crawl one square, lying on the ground
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .share = { opt-share }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly = Fly or glide: which way it may turn, climb and dive, what it costs, who may strike
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-end }
    .pace = { opt-pace }
    .prefer = { opt-prefer }
    .mode = Whether it flies (default) or glides
    .facing = Where it is to face in the end, where the rulebook minds
    .stall = Let it stall, if it flies too slowly to stay up (default false)
    .wingover = Wheel round once, by the feat Wingover (default false)
    .hover = Halt in midair, or fly on from there at half speed, by the feat Hover (default false)
    .weather = { opt-weather }
    .ceiling = Whether a surface that the map does not show is beside it (Epic Path: hover)
    .soaring = Whether it soars, up to four times as high (Rise)
    .support = How high above the floor something is that would bear it, for its height limit (Rise)
    .overloaded = Whether it carries more than it can (Rise; default false)
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fly-mishap = Something befalls a flier: damage, a collision, a fall, being idle, prone or immobilized
    .what = What befalls it: damage, collision, falling, idle, slow, prone, immobilized
    .creature = { opt-creature-mover }
    .weather = { opt-weather }
    .after = What it falls by, if that was a failed check or a collision
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-wind = What a wind does to a creature by its size, on the ground or in flight, and the save against it
    .weather = How strong the wind is: strong-wind, severe-wind, windstorm, hurricane, tornado
    .creature = { opt-creature-mover }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb = Climb a wall, a rope or a ledge: how far, by which check, who may strike
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .surface = What it climbs, which is then there: dungeon-wall, rope, tree, ...
    .modifiers = What makes that easier or harder: "slippery corner"
    .pace = How fast: as usual, at half speed, or at full speed
    .take-ten = { opt-take-ten }
    .assists = How many help; what that adds belongs into the check (default 0)
    .caught = The weight in pounds of somebody caught in a fall, who hangs on the climber
    .hands = { opt-hands-free }
    .ceiling = Along the underside of something (default false)
    .ranks = Its ranks in the skill, where that matters (default 0)
    .damaged = It was hurt while climbing and only has to hold on (default false)
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim = Swim: how far, by which check, what the water does
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .water = The state of the water
    .modifiers = What makes that easier or harder: "current rain"
    .by = { opt-by }
    .pace = How far: one move action (move), double, hustle, sprint, run
    .take-ten = { opt-take-ten }
    .hands = { opt-hands-free }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-burrow = Dig through the ground: how far, through what, by which check
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .ground = What it digs through (default soil)
    .modifiers = What makes that harder: "unstable open-tunnel"
    .by = { opt-by }
    .pace = How far: one move action (move), double, hustle, sprint
    .try = Try the check that makes rock like earth (default false)
    .take-ten = { opt-take-ten }
    .dc = { opt-dc }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .prefer = { opt-prefer }
    .as-far-as = { opt-as-far-as }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-teleport = Teleport by a speed: how far, and where it arrives if the place is not free
    .to = { opt-to-path }
    .creature = { opt-creature-mover }
    .altitude = { opt-altitude-below }
    .unseen = Whether the place is one that it does not see (default false)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-jump = Jump far or high: what it takes, what it costs, where it leads
    .to = Where it ends; squares before that are walked: "E5 H5" (default: straight up, with altitude)
    .creature = { opt-creature-mover }
    .altitude = Feet above the floor where it ends, or how high it goes straight up
    .peak = How high it goes on its way, where the jumper chooses that (default 0)
    .running = Whether a running start in a straight line went before it (default false)
    .hop = Whether it only hops up, to waist height (default false)
    .pole = Whether it jumps with a pole, where the rulebook knows that (default false)
    .speed-bonus = What its speed adds, where that has to be told
    .legs = Whether it has legs to jump with (default true)
    .pace = { opt-pace }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .reflex = { opt-reflex }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-stand = Stand up from the ground: what it takes, and who may strike
    .creature = { opt-creature-mover }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-mount = Get on a bigger creature's back: from then on the rider goes where its mount goes
    .target = The mount
    .creature = The rider
    .preview = { opt-preview }
    .force = { opt-force }

cmd-dismount = Get off a mount, to a square beside it
    .creature = The rider
    .to = Where it gets down (default: the first place with room)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-escape = Get through a gap too tight to squeeze through: by which check, and in what time
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .fits = How much of it fits through, where the rulebook asks: elbows, one-elbow, shoulders, head, not-head
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .take-twenty = Take 20 instead of rolling, with bonus; it takes twenty times as long (default false)
    .prefer = { opt-prefer }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-charge = Charge an opponent: straight, over clear ground, to the closest space to strike from
    .target = Whom it charges
    .creature = { opt-creature-mover }
    .to = Where it ends, of several spaces that are equally close
    .one-action = { opt-one-action }
    .overrun = An opponent in the lane to be overrun, where the rulebook knows that
    .avoids = Whether that one gets out of the way (default false)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-withdraw = Get away from opponents with fewer strikes than a plain move
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .primary = The opponent to get away from (Epic Path)
    .spare = { opt-spare }
    .one-action = { opt-one-action }
    .prefer = { opt-prefer }
    .share = { opt-share }
    .as-far-as = { opt-as-far-as }
    .check = What its check came to, rolled at the table; of opposed ones (Rise) a list in order
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .from = From whom to keep a distance: names with commas between (Rise)
    .distance = The distance in feet to keep (Rise)
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-overrun = Run through an opponent's square, or through several where the rulebook knows that
    .target = Who is run over: a name, several with commas
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
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-bull-rush = Push an opponent straight back, or move through its square, as the rulebook has it
    .target = Who is pushed, or moved through
    .creature = { opt-creature-mover }
    .feet = How far the push goes at most; needed where no document says it
    .follow = Go along with whom it pushes, to push further (default false)
    .charging = At the end of a charge, where turns are not kept (default false)
    .drop-prone = { opt-drop-prone }
    .to = Where it ends, where one moves through; by force where it is put
    .avoids = { opt-avoids }
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .against = { opt-against-defender }
    .against-bonus = { opt-against-bonus-defender }
    .tripped = { opt-tripped }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-tumble = Tumble past opponents, or through their squares, without a strike
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .through = Through whose squares it leads: names, several with commas
    .tumbled = Squares it enters tumbling, at half speed, walking the rest (default: all of the way)
    .accelerated = At full speed, for a harder check (default false)
    .spare = { opt-spare }
    .surface = What of the ground makes it harder, with spaces between
    .trained = Whether it is trained in tumbling, where the rulebook asks (default true)
    .check = { opt-check-several }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-clamber = Climb into the space of a much bigger opponent, where the rulebook knows that
    .target = Into whose space
    .creature = { opt-creature-mover }
    .to = The square inside it where this ends, or a way there (default: the nearest)
    .extra = Feet beyond half speed: each 5 make the check harder by 5
    .assists = How many help; what that adds belongs into the check (default 0)
    .spare = { opt-spare }
    .check = { opt-check-rolled }
    .natural = { opt-natural }
    .bonus = { opt-bonus-check }
    .medium-dc = { opt-medium-dc }
    .medium-check = { opt-medium-check }
    .prefer = { opt-prefer }
    .action-point = { opt-action-point }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-push = Push somebody away, where an effect does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .ledge = The square over whose edge it would fall, where the map has no height for it
    .dv = What a Climb check on that edge's surface takes
    .check = What the target's Climb check came to, rolled at the table
    .bonus = The target's bonus to that check: the bot rolls d20
    .preview = { opt-preview }
    .force = { opt-force }

cmd-pull = Pull somebody nearer, where an effect does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-slide = Slide somebody any way, where an effect does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = { opt-direction }
    .drop-prone = { opt-drop-prone }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-fling = Fling somebody through the air, where an effect does that
    .target = { opt-target }
    .feet = { opt-feet }
    .creature = { opt-creature-doer }
    .to = { opt-to-moved }
    .direction = Straight which way: ne, up (default: straight away)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-block = Get into somebody's way for a phase, where the rulebook has phases
    .target = Whose way
    .creature = { opt-creature-mover }
    .to = Without phases: the way that the target wants to go
    .check = What the target's initiative came to: one for all steps, or "15 12" in order
    .bonus = The target's bonus to initiative: the bot rolls d20 each time
    .against = What the blocker's initiative came to: one for all steps, or a list in order
    .against-bonus = The blocker's bonus to initiative: the bot rolls d20 each time
    .preview = { opt-preview }
    .force = { opt-force }

cmd-follow = Stay within a distance of somebody for a phase, where the rulebook has phases
    .target = Whom
    .distance = The greatest distance in feet between the two
    .creature = { opt-creature-mover }
    .to = Where it wants to end (default: where the distance first holds)
    .teleported = Where the target vanished from, having gone where it stands now at once
    .unseen = Whether the follower cannot tell where it went (default false)
    .check = { opt-check-initiative }
    .bonus = { opt-bonus-initiative }
    .against = { opt-against-initiative }
    .against-bonus = { opt-against-bonus-initiative }
    .share = { opt-share }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-climb-forward = Climb a short way along a wall by a check, where the rulebook has phases
    .creature = { opt-creature-mover }
    .to = Where along the surface it ends (default: over the same squares)
    .altitude = { opt-altitude-end }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-swim-forward = Swim a short way by a check, where the rulebook has phases
    .to = { opt-to-route }
    .creature = { opt-creature-mover }
    .dv = { opt-dv }
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .critical = { opt-critical }
    .hands = { opt-hands-needed }
    .preview = { opt-preview }
    .force = { opt-force }

cmd-phase-next = The next phase of the round, where the rulebook has phases; the first one starts them

cmd-fall = What a fall, a falling thing or a collision does: dice, damage, prone
    .height = How far it falls; may be left out for a creature in the air
    .creature = Who falls; without one nothing on the board changes
    .jumped = Whether it jumped down, or dives, of its own will (default false)
    .surface = What it falls onto (default ground)
    .water-depth = How deep the water is that it falls into
    .attempt = Whether it tries the check that helps (default: if it is given, or for a dive)
    .check = { opt-check-rolled }
    .bonus = { opt-bonus-check }
    .natural = { opt-natural }
    .size = How big whoever falls is, without creature (default medium)
    .onto = Whom it lands on, or the thing hits
    .casting = The level of a spell to be cast while falling
    .immediate = Whether that spell is an immediate action (default false)
    .most-dice = The most dice, where the rulebook leaves that to the GM
    .object = A thing falls, or is thrown (height:0), of this size
    .weight = A thing falls that weighs so many pounds
    .density = A thing's nature: feathers -2, boulder +1, spikes +2
    .collision-speed = It runs into something at this speed instead of falling
    .collision-by = How it moves who collides (default carried: out of control)
    .preview = { opt-preview }
    .force = { opt-force }

cmd-settle = Move a creature that stands where it may not to the closest place where it may
    .creature = { opt-creature-mover }
    .last = The last square where it stood by the rules; of equally close ones that counts
    .share = Stay in others' squares by agreement, where the rulebook knows that (default false)
    .preview = Tell and draw, but roll and change nothing (default false)
    .force = Makes no difference here, since nothing is refused (default false)

cmd-travel = How far you get in a day, or how long so many miles take, and what it costs you
    .speed = The speed in feet, if no creature of the table travels
    .creature = Who travels: one, several with commas, or a side; the slowest sets the pace
    .hours = Hours on the way in a day (default 8; rowed 10, sailed 24)
    .miles = How far it is, instead of how long you go
    .days = How many days (default 1)
    .terrain = The land (default plains)
    .road = What there is to walk on (default trail; a cart road)
    .pace = How briskly (default walk)
    .legs = Several legs: "forest trail 20mi; hills trackless 10mi"
    .mount = A mount of the rulebook's table
    .load = The pounds that this mount carries
    .mounted = Whether speed or creature is that of a mount (default false)
    .vehicle = A cart or a ship of the rulebook's table
    .current = Miles an hour of the current that carries a river boat
    .round-the-clock = Whether what you go by never rests (default false)
    .miles-per-hour = What you cover in an hour, if the GM says so
    .impeded = Whether every square on the way is impeded (default false)
    .mode = Another way of moving than walking
    .grade = The kind of it, where the rulebook tells several apart
    .check = What the checks came to, in their order, rolled at the table
    .bonus = The bonus to these checks: the bot rolls d20
    .minutes = For so many minutes: feet instead of miles, a run too
    .rounds = The same for so many rounds
    .constitution = The Constitution of who runs, if no creature tells it

cmd-threat = The squares that a creature threatens
    .creature = { opt-creature-mover }
    .altitude = Whoever is so far above the floor there, a multiple of 5 (default 0)
    .against = Instead, what all those threaten who are against it (default false)

cmd-measure = How far two squares or creatures are from each other, whatever lies between
    .from = A square, D4@20 for 20 ft above its floor, or a creature
    .to = A square, D4@20 for 20 ft above its floor, a creature, or nearest

cmd-turn-next = Hand the turn on to the next creature, or go on to the next phase

cmd-turn-delay = Hold the actions of this turn, and act behind somebody else from now on
    .after = Behind whom (default: the next in the order)
cmd-turn-ready = Ready an action, to be taken before the next turn; the turn goes on to the next
cmd-turn-end = Stop keeping turns: every command stands alone again

cmd-initiative = Give a creature its place in the order of turns, by a roll or by hand
    .creature = { opt-creature-mover }
    .check = What its initiative check came to, rolled at the table
    .bonus = Its bonus: the bot rolls d20 (default: what its sheet says)
    .dexterity = Its Dexterity score, which breaks ties where the rulebook says so
    .natural = { opt-natural }

cmd-flank = Whether one creature flanks another, with whom, and by which line
    .target = { opt-target }
    .creature = { opt-creature-mover }
    .ally = With whom (default: with anybody)

cmd-gm-show = Who is GM here

cmd-gm-role = Everybody with this role is GM here
    .role = Which role (default: none any more)

cmd-gm-add = Somebody is GM here too
    .person = { opt-person }

cmd-gm-remove = Somebody who was added is GM no longer
    .person = { opt-person }

cmd-gm-open = Whether everybody may do what the GM may: for a group without one
    .on = true opens the table to everybody, false is as it was

cmd-redo = Do again what was taken back last

cmd-history = The last commands that changed something, newest first
    .count = How many (default 15)
    .creature = Only what somebody of this name did or met with

cmd-replay = A round once more, as a picture that moves
    .round = Which round (default: the last in which something was done)
    .count = Instead, the last so many commands (default 10 where no turns are kept)

fam-privacy = What is kept of you here, as a file, or no longer

cmd-privacy-show = What is kept of you and of this channel, and for how long

cmd-privacy-export = What is kept of you in this channel, as a file

cmd-privacy-delete = Forget what is kept of you in this channel, or the whole channel
    .what = Only what is of you (default), or everything of this channel
    .sure = Yes, and there is no way back (default false: only tell what would go)

cmd-help = What there is to ask, or how one command is used
    .command = A command, such as move or "map paint"

cmd-turn-previous = Go back to the turn before, for instance when Next turn was pressed too early
cmd-turn-roll = Roll initiative for your creatures that have no place in the order yet; as GM for everybody
cmd-turn-pings = Be pinged when your creature's turn begins, or not, whatever the table does
    .on = true or false
cmd-table-pings = Ping players when their turn begins
    .on = true or false (default)
cmd-table-refusals = Who sees it when the rules refuse something
    .manner = private: the person who asked (default); public: everybody
cmd-table-initiative = Whether monsters of one kind share one initiative roll
    .shared = true, or false: every creature rolls its own (default)
