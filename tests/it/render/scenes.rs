//! Scenes: for the golden pictures, and for the drawing benchmark.

use fivefoot::field::{Barrier, Battlefield, Conditions, Fill, Size, Terrain};
use fivefoot::grid::{Area, Cardinal, Direction, Edge, Feet, Footprint, Height, Placement, Square};
use fivefoot::render::{Break, Lane, Measure, Scene, Strike, Threatened, Token, Trail, TrailStep};
use fivefoot::words::Message;

pub fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

pub fn space(name: &str) -> Placement {
    let area: Area = name.parse().expect("an area");
    Footprint { width: area.width(), height: area.height() }.at(area.north_west())
}

pub fn token(name: &str, at: &str, side: &str) -> Token {
    let placement = space(at);
    let size = if placement.footprint.width > 1 { Size::Large } else { Size::Medium };
    let (altitude, conditions, acting) = (Height(0), Conditions::default(), false);
    Token {
        name: name.into(),
        placement,
        side: side.into(),
        size,
        altitude,
        conditions,
        flanked: false,
        facing: None,
        owner: None,
        portrait: None,
        rides: None,
        acting,
        turn: false,
    }
}

/// A way from its places and cumulative feet: `E5:F6=5`, with `!` before a step beyond the budget and `x` before a refused one.
pub fn trail(start: &str, steps: &str) -> Trail {
    let step = |text: &str| {
        let (place, total) = text.trim_start_matches(['!', 'x']).split_once('=').expect("place=feet");
        let total = Feet(total.parse().expect("feet"));
        TrailStep {
            to: space(place),
            altitude: Height(0),
            total: total.into(),
            beyond: text.starts_with('!'),
            refused: text.starts_with('x'),
        }
    };
    Trail { start: space(start), altitude: Height(0), steps: steps.split_whitespace().map(step).collect() }
}

pub fn threatened(by: &str, squares: &str) -> Threatened {
    Threatened { by: by.into(), squares: squares.split(' ').map(square).collect() }
}

pub fn conditions(words: &str) -> Conditions {
    words.parse().expect("conditions")
}

pub fn board(notation: &str) -> Battlefield {
    Battlefield::from_notation(notation).expect("notation")
}

/// Two goblins flank Aldric, and two heroes an ogre. A rat that lies on the ground and a flying bat are marked as flanked too.
pub fn flanked() -> Scene {
    let mut scene = Scene::of(&board("14x10\ndifficult B7:D8"));
    scene.tokens = vec![
        token("Aldric", "D4", "heroes"),
        token("Goblin 1", "C4", "monsters"),
        token("Goblin 2", "E4", "monsters"),
        token("Ogre", "I4:J5", "monsters"),
        token("Bryn", "H4", "heroes"),
        token("Cora", "K5", "heroes"),
        token("Rat", "L8", "monsters"),
        token("Bat", "H8", "monsters"),
    ];
    for nth in [0, 3, 6, 7] {
        scene.tokens[nth].flanked = true;
    }
    scene.tokens[6].conditions = conditions("prone");
    scene.tokens[7].altitude = Height(20);
    scene.tokens[4].acting = true;
    scene.trail = Some(trail("G6", "H5=5 H4=10"));
    scene
}

/// The ogre goes around the rubble through the gap, past two goblins.
pub fn skirmish() -> Scene {
    let field = board(
        "14x10\nsolid A1:C2 G1:G3 G7:G10 N1:N10\npillar D9\ndifficult E4:F5 E6 K7:L8\ndifficult*2 F6\nwater J1:L3\n\
         light-undergrowth A8:C10\nheavy-undergrowth A9:B10\nobstacle I9:J9\nhazardous L5:M5\nwall C5/D5 C6/D6 C7/D7\n\
         door C4/D4 I8/I9\nopen-door C8/D8 K8/K9\nlow J6/K6 J5/K5 J4/K4",
    );
    let mut scene = Scene::of(&field);
    scene.tokens = vec![
        token("Aldric", "B4", "heroes"),
        token("Bryn", "I2", "heroes"),
        token("Goblin 1", "H3", "monsters"),
        token("Goblin 2", "J6", "monsters"),
        token("Ogre", "H5:I6", "monsters"),
        token("Old Tom", "L9", "neutral"),
    ];
    scene.tokens[4].acting = true;
    scene.tokens[1].altitude = Height(20);
    scene.tokens[5].conditions = conditions("helpless");
    scene.trail = Some(trail("D3:E4", "E4:F5=10 F4:G5=15 G4:H5=20 H5:I6=30"));
    scene.strikes = vec![
        Strike { leaving: square("D4"), by: "Aldric".into() },
        Strike { leaving: square("G5"), by: "Bryn".into() },
    ];
    scene
}

/// A charge that a friend and rubble in its lane rule out.
pub fn charge() -> Scene {
    let mut scene = Scene::of(&board("14x9\nsolid A1:C1 M9\ndifficult H3:H4\nlow E7/F7 E8/F8"));
    scene.tokens = vec![
        token("Ogre", "B6:C7", "monsters"),
        token("Goblin", "E5", "monsters"),
        token("Bryn", "L2", "heroes"),
        token("Aldric", "K6", "heroes"),
    ];
    scene.tokens[0].acting = true;
    let (from, to) = (space("B6:C7"), space("J3:K4"));
    scene.lane = Some(Lane { from, to, swept: true, refused: true });
    scene.goal = Some(to);
    scene.spoilt = ["E5", "F7", "H3", "H4"].map(square).to_vec();
    scene
}

/// A move that goes too far and ends in an occupied space.
pub fn refused() -> Scene {
    let mut scene = Scene::of(&board("12x8\nsolid A1:B2\ndifficult D3:E5\nwall F4/G4 F5/G5\npillar J3"));
    scene.tokens = vec![
        token("Rogue", "C6", "heroes"),
        token("Wizard", "B7", "heroes"),
        token("Wolf", "H4", "beasts"),
        token("Bandit", "I6", "outlaws"),
        token("Chief", "K2:L3", "outlaws"),
    ];
    scene.tokens[0].acting = true;
    scene.tokens[4].altitude = Height(5);
    scene.trail = Some(trail("C6", "D6=5 E6=10 F6=15 G6=20 H5=30 !I5=35 xI6=40"));
    scene.goal = Some(space("I6"));
    scene.nearest = Some(space("H5"));
    scene.spoilt = vec![square("I6")];
    scene.threatened = vec![threatened("Wolf", "G3 H3 I3 G4 I4 G5 H5 I5")];
    scene.strikes = vec![Strike { leaving: square("H5"), by: "Wolf".into() }];
    scene
}

/// Hard to tell apart: several in one square, one inside another, layers of terrain, names without letters.
pub fn crowd() -> Scene {
    let mut scene = Scene::of(&board(
        "13x8\ndifficult A1:B2\ndifficult*2 C1:C2\ndifficult*3 D1\ndifficult*4 D2\nlight-undergrowth A7:B8\n\
         heavy-undergrowth*2 C7:C8",
    ));
    scene.tokens = vec![
        token("Ogre", "E4:F5", "monsters"),
        token("Rat", "E4", "monsters"),
        token("Tiny rat 1", "H6", "monsters"),
        token("Tiny rat 2", "H6", "monsters"),
        token("Bat", "H6", "heroes"),
        token("山田", "J6", "heroes"),
        token("😀x", "K3", "heroes"),
        token("Goblin 12", "M2", "goblins"),
    ];
    scene.tokens[0].acting = true;
    scene.tokens[4].altitude = Height(20);
    scene.strikes = vec![Strike { leaving: square("I6"), by: "山田".into() }];
    scene
}

/// The reach of a speed of 30 ft on open ground, as the crow flies.
pub fn reach() -> Scene {
    let mut scene = Scene::of(&board("40x30\nsolid P11:P14\nwater R17:T18"));
    let from = square("R14");
    scene.tokens =
        vec![token("Scout", "R14", "heroes"), token("Wolf 1", "V16", "wolves"), token("Wolf 2", "AL28", "wolves")];
    scene.tokens[0].acting = true;
    for to in scene.battlefield.area().squares() {
        let (dx, dy) = from.to(to);
        let (long, short) = (dx.unsigned_abs().max(dy.unsigned_abs()), dx.unsigned_abs().min(dy.unsigned_abs()));
        let feet = 5 * (long + short / 2);
        if feet <= 30 && scene.battlefield.fill(to) == Fill::Open {
            scene.reach.push((Footprint::square(1).at(to), Feet(feet)));
        }
    }
    scene
}

pub fn measured() -> Scene {
    let mut scene = Scene::of(&board("8x5"));
    scene.tokens = vec![token("Archer", "B2", "heroes"), token("Target", "G4", "monsters")];
    scene.measure = Some(Measure { from: square("B2"), to: square("G4"), feet: Feet(30) });
    scene
}

/// Conditions, squeezed spaces, narrow gaps, and kinds of ground that look alike.
pub fn fallen() -> Scene {
    let mut scene = Scene::of(&board(
        "13x8\nsolid D1:D3 D5:D8\nwater F1:G2\nshallow-water H1:J2\nconcealed F7:I8\n\
         difficult J7:K8\nconcealed K7:K8\nnarrow-small C4/D4 J4/K4\nnarrow-large E6/E7\nwall L6/L7",
    ));
    scene.tokens = vec![
        token("Giant", "L3:L5", "monsters"),
        token("Ogre", "F4:G5", "monsters"),
        token("Horse", "I5:J5", "neutral"),
        token("Aldric", "B2", "heroes"),
        token("Bryn", "B4", "heroes"),
        token("Cade", "B6", "heroes"),
        token("Goblin", "M7", "goblins"),
    ];
    let fates = ["", "prone", "dead", "dead prone", "helpless", "prone stunned", "helpless prone"];
    for (token, fate) in scene.tokens.iter_mut().zip(fates) {
        token.conditions = conditions(fate);
    }
    scene.tokens[5].acting = true;
    scene
}

/// The board of the speed comparison: hatching, walls, eight tokens and a path with numbers, shown whole.
pub fn large() -> Scene {
    let mut field = Battlefield::open(24, 24).expect("a board");
    for place in ["C3:H6", "N12:R15", "T2:V4", "B17:E21"] {
        for square in place.parse::<Area>().expect("an area").squares() {
            field.lay(square, Terrain::Difficult, 1);
        }
    }
    for square in "J16:M20".parse::<Area>().expect("an area").squares() {
        field.lay(square, Terrain::Water, 1);
    }
    for y in 4..14 {
        field.set_barrier(
            Edge::of(Square::new(10, y), Cardinal::East),
            if y == 8 { Barrier::Door } else { Barrier::Wall },
        );
    }
    for x in 14..22 {
        field.set_barrier(Edge::of(Square::new(x, 7), Cardinal::South), Barrier::Wall);
    }
    for square in "A1:B2".parse::<Area>().expect("an area").squares() {
        field.set_fill(square, Fill::Solid);
    }
    let mut scene = Scene::of(&field);
    scene.whole = true;
    scene.tokens = vec![
        token("Fighter", "F10", "heroes"),
        token("Cleric", "E11", "heroes"),
        token("Wizard", "D12", "heroes"),
        token("Rogue", "I13", "heroes"),
        token("Orc 1", "P6", "monsters"),
        token("Orc 2", "Q10", "monsters"),
        token("Ogre", "S17:T18", "monsters"),
        token("Troll", "U10:V11", "monsters"),
    ];
    scene.tokens[0].acting = true;
    let mut at = square("F10");
    let mut steps = Vec::new();
    let turns = [(Direction::South, 4), (Direction::SouthEast, 3), (Direction::East, 5), (Direction::NorthEast, 2)];
    for (direction, times) in turns {
        for _ in 0..times {
            at = at.offset(direction.delta());
            let total = Feet::of_squares(steps.len() as u32 + 1);
            steps.push(TrailStep {
                to: Footprint::square(1).at(at),
                altitude: Height(0),
                total: total.into(),
                beyond: total > Feet(60),
                refused: false,
            });
        }
    }
    scene.trail = Some(Trail { start: space("F10"), altitude: Height(0), steps });
    scene
}

/// A way through the air or over uneven ground from its places, cumulative feet and altitudes: `E5:F6=5^10`.
pub fn climb(start: &str, steps: &str) -> Trail {
    let (start, from) = start.split_once('^').unwrap_or((start, "0"));
    let height = |text: &str| Height(text.parse().expect("feet"));
    let plain = |step: &str| step.split_once('^').map_or(step, |(plain, _)| plain).to_owned();
    let flat: Vec<String> = steps.split_whitespace().map(plain).collect();
    let mut trail = trail(start, &flat.join(" "));
    trail.altitude = height(from);
    for (step, text) in trail.steps.iter_mut().zip(steps.split_whitespace()) {
        step.altitude = text.split_once('^').map_or(Height(0), |(_, up)| height(up));
    }
    trail
}

/// A ledge with stairs up to it, a pit, a flooded hollow, and a creature that walks up.
pub fn ledge() -> Scene {
    let mut scene = Scene::of(&board(
        "14x10\nfloor+5 F4:F5\nfloor+10 G4:G5\nfloor+15 H4:H5\nfloor+20 I1:N6\nfloor-20 B7:D9\nfloor-10 G8:J9\n\
         water G8:J9\ndifficult K4:L5 C8:D9\nsolid A1:B2\nlight-undergrowth A4:B5\nwall I6/I7 J6/J7",
    ));
    scene.tokens = vec![
        token("Aldric", "K3", "heroes"),
        token("Bryn", "J1", "heroes"),
        token("Ogre", "C8:D9", "monsters"),
        token("Bat", "L8", "monsters"),
        token("Mole", "E2", "monsters"),
        token("Goblin", "L3", "monsters"),
    ];
    scene.tokens[0].acting = true;
    scene.tokens[3].altitude = Height(15);
    scene.tokens[4].altitude = Height(-10);
    scene.trail = Some(trail("D5", "E5=5 F5=10 G5=15 H5=20 I5=25 J4=30 K3=40"));
    scene
}

/// A dragon flies up from a ledge, over a wall and down beside a knight.
pub fn flight() -> Scene {
    let mut scene =
        Scene::of(&board("16x10\nfloor+10 A5:D10\nfloor-30 H3:J6\nwater K8:P10\nsolid G1:G2\ndifficult M2:N3"));
    scene.tokens = vec![
        token("Dragon", "M5:N6", "monsters"),
        token("Knight", "O5", "heroes"),
        token("Archer", "I5", "heroes"),
        token("Mage", "F8", "heroes"),
    ];
    scene.tokens[0].acting = true;
    scene.tokens[0].altitude = Height(5);
    scene.tokens[3].altitude = Height(40);
    let steps = "C7:D8=15^5 D6:E7=30^10 E5:F6=45^20 F5:G6=50^20 G5:H6=55^20 H5:I6=60^50 I5:J6=65^50 J5:K6=70^15 \
                 K5:L6=75^10 L5:M6=80^10 M5:N6=85^5";
    scene.trail = Some(climb("B8:C9", steps));
    scene.strikes = vec![Strike { leaving: square("C8"), by: "Mage".into() }];
    scene
}

/// A creature walks over the edge of a roof and lies below.
pub fn plunge() -> Scene {
    let mut scene = Scene::of(&board("10x7\nfloor+40 A1:F4\nfloor+20 A5:C7\ndifficult G2:H3"));
    scene.tokens =
        vec![token("Rogue", "G3", "heroes"), token("Orc", "H3", "monsters"), token("Guard", "B2", "monsters")];
    scene.tokens[0].acting = true;
    scene.tokens[0].conditions = conditions("prone");
    scene.trail = Some(climb("D3", "E3=5 F3=10 G3=15^40"));
    scene
}

/// A tower: straight up a wall of 100 ft, higher than the creature can climb.
pub fn tower() -> Scene {
    let mut scene = Scene::of(&board("6x12\nfloor+100 D3:F8\nfloor+5 A10:F12"));
    scene.tokens = vec![token("Thief", "C6", "heroes"), token("Guard", "D5", "monsters")];
    scene.tokens[0].acting = true;
    scene.tokens[0].altitude = Height(0);
    let steps: Vec<String> =
        (1..=20).map(|nth| format!("{}C6={}^{}", if nth > 6 { "!" } else { "" }, nth * 5, nth * 5)).collect();
    scene.trail = Some(climb("C6", &(steps.join(" ") + " !D6=105")));
    scene.goal = Some(space("D6"));
    scene.nearest = Some(space("C6"));
    scene
}

/// The scenes in this file that aren't level.
pub fn high() -> Vec<(&'static str, Scene)> {
    let mut whole = large();
    for (place, up) in [("C3:H6", 20), ("J16:M20", -10), ("T2:V4", 5), ("N12:R15", 10), ("O13:Q14", 30)] {
        for square in place.parse::<Area>().expect("an area").squares() {
            whole.battlefield.set_floor(square, Height(up));
        }
    }
    for (nth, step) in (0..).zip(whole.trail.iter_mut().flat_map(|trail| &mut trail.steps)) {
        step.altitude = Height(5 * nth);
    }
    vec![("ledge", ledge()), ("flight", flight()), ("plunge", plunge()), ("tower", tower()), ("high", whole)]
}

/// Conditions as icons; facings, and the creatures' owners.
pub fn fates() -> Scene {
    let mut scene = Scene::of(&board("13x8\ndifficult A7:C8\nwater K1:M2"));
    scene.tokens = vec![
        token("Giant", "H3:J5", "monsters"),
        token("Wyvern", "E2:F3", "monsters"),
        token("Aldric", "B2", "heroes"),
        token("Bryn", "B4", "heroes"),
        token("Cade", "B6", "heroes"),
        token("Dara", "D6", "heroes"),
        token("Elf", "L7", "elves"),
        token("Fay", "L4", "fairies"),
        token("Ghost", "F6", "undead"),
        token("Hound", "H7", "neutral"),
    ];
    let fates = [
        "prone blinded slowed",
        "",
        "stunned",
        "dead",
        "unconscious",
        "entangled blinded",
        "flat-footed",
        "exhausted",
        "incorporeal",
        "paralyzed",
    ];
    for (token, fate) in scene.tokens.iter_mut().zip(fates) {
        token.conditions = conditions(fate);
    }
    for (nth, owner) in [(2, "Ann"), (3, "Ben"), (4, "Cem"), (5, "Dora"), (1, "the GM")] {
        scene.tokens[nth].owner = Some(Message::literal(owner));
    }
    for (nth, facing) in
        [(0, Direction::West), (1, Direction::SouthEast), (6, Direction::North), (7, Direction::SouthWest)]
    {
        scene.tokens[nth].facing = Some(facing);
    }
    scene.tokens[1].altitude = Height(30);
    scene.tokens[5].acting = true;
    scene
}

/// A way past four opponents on a board of 60 by 60 squares, too long for one turn.
pub fn gauntlet() -> Scene {
    let mut scene = Scene::of(&board(
        "60x60\nsolid AE20:AF24 AL20:AM22\ndifficult AH28:AJ30\npillar AG24 AK24\nwall AN25/AO25 AN26/AO26 AN27/AO27 AN28/AO28",
    ));
    scene.tokens = vec![
        token("Rogue", "AD27", "heroes"),
        token("Orc 1", "AG25", "orcs"),
        token("Orc 2", "AI28", "orcs"),
        token("Ogre", "AK23:AL24", "orcs"),
        token("Bugbear", "AM28", "orcs"),
        token("Far one", "D4", "heroes"),
    ];
    scene.tokens[0].acting = true;
    scene.trail =
        Some(trail("AD27", "AE27=5 AF27=10 AG27=15 AH26=20 AI26=25 AJ26=30 !AK26=35 !AL27=45 !AM26=50 !AN26=55"));
    scene.breaks = vec![Break { after: 6, label: Message::literal("turn 1 | 2") }];
    scene.threatened = vec![
        threatened("Orc 1", "AF24 AG24 AH24 AF25 AH25 AF26 AG26 AH26"),
        threatened("Orc 2", "AH27 AI27 AJ27 AH28 AJ28 AH29 AI29 AJ29"),
        threatened("Ogre", "AJ22 AK22 AL22 AM22 AJ23 AM23 AJ24 AM24 AJ25 AK25 AL25 AM25 AI26 AJ26 AK26 AL26 AM26"),
        threatened("Bugbear", "AL27 AM27 AN27 AL28 AN28 AL29 AM29 AN29"),
    ];
    scene.strikes = vec![
        Strike { leaving: square("AH26"), by: "Orc 1".into() },
        Strike { leaving: square("AJ26"), by: "Ogre".into() },
        Strike { leaving: square("AL27"), by: "Bugbear".into() },
    ];
    scene
}

/// A double move through a prone creature, along a row of rooms with doors.
pub fn rooms() -> Scene {
    let mut scene = Scene::of(&board(
        "16x9\nwall A4/A5 B4/B5 D4/D5 E4/E5 F4/F5 G4/G5 I4/I5 J4/J5 K4/K5 L4/L5 N4/N5 O4/O5 P4/P5 F1/G1 F2/G2 F3/G3 F4/G4 \
         K1/L1 K2/L2 K4/L4\ndoor C4/C5 H4/H5\nopen-door M4/M5 K3/L3\nlow E7/F7 E8/F8\nnarrow-small J7/K7\nsolid P8:P9 O9\n\
         pillar C7 H7\nwater H1:I2\nlight-undergrowth A8:B9",
    ));
    scene.tokens = vec![
        token("Bryn", "N3", "heroes"),
        token("Aldric", "D6", "heroes"),
        token("Goblin", "I6", "monsters"),
        token("Sleeper", "G6", "monsters"),
    ];
    scene.tokens[0].acting = true;
    scene.tokens[0].owner = Some(Message::literal("Ann"));
    scene.tokens[3].conditions = conditions("prone");
    scene.trail = Some(trail("E6", "F6=5 G6=10 H5=15 I5=25 J5=30 K5=35 L5=40 M5=45 M4=50 N3=60"));
    scene.breaks = vec![Break { after: 5, label: Message::literal("move 1 | 2") }];
    scene.strikes = vec![Strike { leaving: square("H5"), by: "Goblin".into() }];
    scene.threatened = vec![threatened("Goblin", "H5 I5 J5 H6 J6 H7 I7 J7")];
    scene
}

/// The boards that are kept as pictures in each theme.
pub fn golden() -> Vec<(&'static str, Scene)> {
    vec![
        ("skirmish", skirmish()),
        ("refused", refused()),
        ("reach", reach()),
        ("measured", measured()),
        ("large", large()),
        ("crowd", crowd()),
        ("fallen", fallen()),
        ("flanked", flanked()),
        ("charge", charge()),
        ("ledge", ledge()),
        ("flight", flight()),
        ("plunge", plunge()),
        ("tower", tower()),
        ("fates", fates()),
        ("gauntlet", gauntlet()),
        ("rooms", rooms()),
    ]
}
