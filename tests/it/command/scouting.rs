//! What a player can learn of hidden creatures by trying: what their creature runs into, once, and the GM sees each attempt.

use std::collections::BTreeSet;

use fivefoot::command::{App, Caller, Key, Reply, Request, Status, answer, line};
use regex::Regex;
use serde_json::{Value, json};

use crate::boards::one_in;
use crate::command::hidden::{SECRET, all_of, leaks};
use crate::command::pair::Pair;
use crate::door::Door;

const GM: u64 = 1;
const ANNA: u64 = 5;
const MET: &str = "something is in the way";

struct Scene {
    app: App,
}

impl Scene {
    async fn of(lines: &[&str]) -> Self {
        let scene = Scene { app: App::open_with("sqlite::memory:", Some(3)).await.unwrap() };
        for line in lines {
            scene.gm(line).await;
        }
        scene
    }

    async fn say(&self, caller: u64, text: &str) -> Reply {
        let given = line::read(text).unwrap();
        let caller = Caller::plain(caller);
        answer(&self.app, Request { channel: 8, guild: Some(9), caller, id: None, given }).await
    }

    async fn gm(&self, text: &str) -> Reply {
        let reply = self.say(GM, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply
    }

    /// The spaces of creatures as the GM sees them: the first and the last square, and the altitude.
    async fn spaces<const N: usize>(&self, who: [&str; N]) -> [String; N] {
        let shown = self.gm("/show hidden:true").await.ruling.unwrap();
        let all = shown["creatures"].as_array().unwrap();
        who.map(|who| {
            let one = all.iter().find(|one| one["name"] == who).cloned().unwrap_or_default();
            format!("{} at {}", one["space"].as_str().unwrap_or_default(), one["altitude"])
        })
    }

    async fn space(&self, who: &str) -> String {
        let [space] = self.spaces([who]).await;
        space
    }
}

fn ambush() -> [&'static str; 4] {
    [
        "/table new width:12 height:9",
        "/creature add name:Aldo at:B4 owner:5 initiative:5",
        "/creature add name:Ogre at:K4 size:large side:foes initiative:3",
        "/creature add name:Zyxxon at:E4 side:foes hidden:true initiative:9",
    ]
}

/// Only the GM can undo a collision: trying, undoing and trying again would find everybody at no cost.
#[tokio::test]
async fn what_was_run_into_is_taken_back_by_the_gm_alone() {
    let scene = Scene::of(&ambush()).await;
    for (line, at) in [("/move to:\"C4 D4 E4 F4\"", "D4"), ("/move to:E4", "D4")] {
        let met = scene.say(ANNA, line).await;
        assert!(met.text().contains(MET), "{}", met.text());
        let back = scene.say(ANNA, "/undo").await;
        assert_eq!(back.status, Status::Error, "{}", back.text());
        assert!(back.private && back.text().contains("only the GM can undo it") && !leaks(&back), "{}", back.text());
        assert!(scene.space("Aldo").await.starts_with(at));
    }
    // The GM's history has both attempts, with what stood there, even the one that led nowhere.
    let history = scene.gm("/history count:3").await.text();
    assert!(history.matches(SECRET).count() >= 2, "{history}");
    scene.gm("/undo").await;
    scene.gm("/undo").await;
    assert!(scene.space("Aldo").await.starts_with("B4"));
    // A player may take back a move that ran into nobody.
    assert_eq!(scene.say(ANNA, "/move to:C4").await.status, Status::Done);
    assert_eq!(scene.say(ANNA, "/undo").await.status, Status::Done);
}

fn time_of_day() -> Regex {
    Regex::new(r"\d\d:\d\d:\d\d").unwrap()
}

/// What the GM does in secret leaves no gap in the numbers that players see.
#[tokio::test]
async fn secret_commands_cannot_be_counted() {
    let (with, without) = (Scene::of(&ambush()).await, Scene::of(&ambush()[..3]).await);
    for (nth, line) in ["/move to:C4", "/move to:D5", "/move to:D6", "/move to:E6"].into_iter().enumerate() {
        for square in ["F1", "G2", "H3"].into_iter().take(nth) {
            assert!(with.gm(&format!("/place creature:{SECRET} at:{square}")).await.private);
        }
        for scene in [&with, &without] {
            assert_eq!(scene.say(ANNA, line).await.status, Status::Done, "{line}");
        }
    }
    for asked in [
        "/history",
        "/history count:3",
        "/history creature:Aldo",
        "/replay count:3",
        "/replay count:50",
        "/privacy show",
        "/show",
        "/creature list",
    ] {
        let (one, other) = (with.say(ANNA, asked).await, without.say(ANNA, asked).await);
        // The two tables may start on either side of a full second.
        let timeless = |reply: &Reply| time_of_day().replace_all(&all_of(reply), "TIME").into_owned();
        assert_eq!(timeless(&one), timeless(&other), "{asked}");
    }
    let numbers = |reply: &Reply| {
        let rows = reply.ruling.clone().unwrap()["history"].as_array().unwrap().clone();
        rows.iter().map(|row| row["number"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&with.say(ANNA, "/history count:3").await), [1, 2, 3], "they count back");
    let gm = numbers(&with.gm("/history count:20").await);
    assert!(gm.is_sorted_by(|later, earlier| *later == *earlier + 1), "the GM reads all of them: {gm:?}");
    let export = with.say(ANNA, "/privacy export").await.file.unwrap();
    let export: Value = serde_json::from_slice(&export.bytes).unwrap();
    let numbers: Vec<&Value> =
        export["you"]["commands"].as_array().unwrap().iter().map(|command| &command["number"]).collect();
    assert_eq!(numbers, [&json!(1), &json!(2), &json!(3), &json!(4)]);
}

/// Rise 5.6.7, Follow: a hidden creature follows without being seen, as far as anybody else would.
#[test]
fn a_hidden_follower_follows_behind_the_screen() {
    let lines = |hidden: bool| {
        let mut door = Door::seeded(Some(3));
        door.done("/table new width:20 height:12 ruleset:rise");
        door.done("/creature add name:Aldo at:C5 owner:5 initiative:2");
        door.done(&format!("/creature add name:{SECRET} at:E8 side:foes initiative:2 hidden:{hidden}"));
        door.done("/phase next");
        door.done(&format!("/follow creature:{SECRET} target:Aldo distance:10"));
        let moved = door.ask_as(ANNA, "/hustle to:\"4e\"");
        assert_eq!(moved["status"], "done", "{moved:#}");
        assert_eq!(moved.to_string().contains(SECRET), !hidden, "{moved:#}");
        let shown = door.ask("/show hidden:true");
        let all = shown["ruling"]["creatures"].as_array().unwrap().clone();
        let place = |who| all.iter().find(|one| one["name"] == who).unwrap()["anchor"].as_str().unwrap().to_owned();
        (place("Aldo"), place(SECRET))
    };
    let seen = lines(false);
    assert_ne!(seen.1, "E8");
    assert_eq!(lines(true), seen);
}

/// Rise 5.6.3, Block: a hidden creature blocks like anybody else, and the blocked mover learns that something is in the way.
#[test]
fn a_hidden_blocker_blocks_behind_the_screen() {
    let (mut seen, mut unseen) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..12 {
        let played = |hidden: bool, there: bool| {
            let mut door = Door::seeded(Some(seed));
            door.done("/table new width:20 height:12 ruleset:rise");
            door.done("/creature add name:Aldo at:C5 owner:5 initiative:2");
            if there {
                door.done(&format!(
                    "/creature add name:{SECRET} at:E6 side:foes initiative:2 hidden:{hidden} speed:60"
                ));
            }
            door.done("/phase next");
            if there {
                door.done(&format!("/block creature:{SECRET} target:Aldo"));
            }
            let moved = door.reply_as(ANNA, "/hustle to:\"D5 E5 F5 G5\" check:10");
            let shown = door.ask("/show hidden:true");
            let all = shown["ruling"]["creatures"].as_array().unwrap().clone();
            let aldo = all.iter().find(|one| one["name"] == "Aldo").unwrap()["anchor"].as_str().unwrap().to_owned();
            (moved, aldo, door)
        };
        // Rolls behind the screen use other dice, so it is blocked for other seeds, but at the same square.
        seen.insert(played(false, true).1);
        let (met, stopped, mut door) = played(true, true);
        let (free, ..) = played(true, false);
        let blocked = stopped != "G5";
        unseen.insert(stopped);
        assert!(!leaks(&met), "{}", all_of(&met));
        if blocked {
            assert!(met.text().contains(MET), "{}", met.text());
            assert!(door.reply_as(ANNA, "/undo").text().contains("only the GM can undo it"));
            assert!(door.reply("/history count:1").text().contains(SECRET));
        } else {
            assert_eq!(all_of(&met), all_of(&free));
        }
    }
    assert!(seen.len() > 1 && seen == unseen, "{seen:?} {unseen:?}");
}

/// Rise 5.6.3, Block: an opponent out of sight can't be blocked. Players read the same as if nobody were there, and a block
/// declared before the target hid has no effect.
#[test]
fn nobody_blocks_a_hidden_mover() {
    let hidden = format!("/creature add name:{SECRET} at:C5 side:foes initiative:2 speed:60");
    let mut tables = [true, false].map(|there| {
        let mut door = Door::seeded(Some(3));
        door.done("/table new width:20 height:12 ruleset:rise");
        door.done("/creature add name:Aldo at:E6 owner:5 initiative:2");
        if there {
            door.done(&format!("{hidden} hidden:true"));
        }
        door.done("/phase next");
        door
    });
    let line = format!("/block target:{SECRET}");
    let [with, without] = tables.each_mut().map(|door| all_of(&door.reply_as(ANNA, &line)));
    assert_eq!(with, without);
    let refused = tables[0].reply(&format!("/block creature:Aldo target:{SECRET}"));
    assert!(refused.status == Status::Refused && refused.private, "{}", refused.text());

    let mut door = Door::seeded(Some(3));
    for line in ["/table new width:20 height:12 ruleset:rise", "/creature add name:Aldo at:E6 owner:5 initiative:2"] {
        door.done(line);
    }
    for line in [&hidden, "/phase next", &format!("/block creature:Aldo target:{SECRET}")] {
        door.done(line);
    }
    door.done(&format!("/creature edit creature:{SECRET} hidden:true"));
    let before = all_of(&door.reply_as(ANNA, "/show"));
    let moved = door.reply(&format!("/hustle creature:{SECRET} to:\"D5 E5 F5 G5\" check:1"));
    let json = moved.json();
    assert!(moved.private && json["ruling"]["feet"] == 20 && json["ruling"]["checks"] == json!([]), "{json:#}");
    let after = all_of(&door.reply_as(ANNA, "/show"));
    assert_eq!(after, before);
    assert!(!after.contains(SECRET));
    // Aldo hasn't spent anything on it.
    let goes = door.reply_as(ANNA, "/hustle to:E8");
    assert!(goes.status == Status::Done && !leaks(&goes), "{}", all_of(&goes));
}

/// Every movement that a player makes or is forced into, with a hidden creature in the way: nobody ends in its space, and nothing
/// reveals who it is.
#[tokio::test]
async fn nothing_ends_in_the_space_of_somebody_hidden() {
    let own = [
        "/move to:G4",
        "/move to:\"C4 D4 E4 F4\"",
        "/move to:E4",
        "/move to:E5",
        "/move to:K2 as-far-as:true",
        "/move to:G4 mode:fly",
        "/move to:G4 mode:any",
        "/step to:C4",
        "/run to:H4",
        "/hustle to:G4",
        "/sprint to:G4",
        "/crawl to:C4",
        "/fly to:G4",
        "/fly to:E4",
        "/fly to:E4 altitude:10",
        "/fly to:G4 altitude:10",
        "/climb to:E4 bonus:30 check:40",
        "/climb to:E4 altitude:10 check:40",
        "/swim to:E4 check:40",
        "/swim to:G4 check:40",
        "/swim-forward to:E4 dv:5 check:40",
        "/swim to:G4 altitude:-10 check:40",
        "/swim to:E4 altitude:-10 check:40",
        "/burrow to:G4 altitude:-10",
        "/burrow to:E4 altitude:-10",
        "/burrow to:D5 altitude:-10",
        "/jump to:E4 check:60",
        "/jump to:F4 check:60",
        "/teleport to:E4",
        "/teleport to:D4",
        "/charge target:Ogre",
        "/charge target:Ogre mode:fly",
        "/withdraw to:E4",
        "/withdraw to:F4",
        "/overrun target:Ogre to:L4 check:40 against:1",
        "/bull-rush target:Ogre check:40 against:1",
        "/tumble to:F4 check:60",
        "/clamber target:Ogre check:60 against:1",
        "/settle",
    ];
    let forced = [
        "/push creature:Ogre target:Aldo feet:30",
        "/pull creature:Ogre target:Aldo feet:30",
        "/slide creature:Ogre target:Aldo feet:15 direction:e",
        "/fling creature:Ogre target:Aldo feet:30 direction:e",
        "/fall creature:Aldo height:20",
        "/bull-rush creature:Ogre target:Aldo check:40 against:1",
    ];
    let modes = |ruleset: &str| match ruleset {
        "rise" => "fly 60, swim 30, climb 20",
        "epic-path" => "fly 60 greater, swim 30, climb 20, burrow 20",
        _ => "fly 60 perfect, swim 30, climb 20, burrow 20",
    };
    let (mut tried, mut met, mut moved) = (0, 0, 0);
    // A quick run plays some of the scenes, and some of the movements in each.
    let (scenes, parts) = (one_in(11), one_in(4));
    let (mut scene_nth, mut nth) = (0, 0);
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
        for (size, water) in [("medium", false), ("large", false), ("medium", true), ("large", true)] {
            // On the ground, in the air, and under water or under the ground.
            for hidden in [
                "E4",
                "D4",
                "D5",
                "E4 altitude:10 modes:\"fly 60\"",
                "E4 altitude:-10 modes:\"swim 30, burrow 20\"",
                "D5 altitude:-10 modes:\"swim 30, burrow 20\"",
            ] {
                scene_nth += 1;
                if scene_nth % scenes != 0 {
                    continue;
                }
                let table = format!("/table new width:12 height:9 ruleset:{ruleset}");
                let aldo = format!(
                    "/creature add name:Aldo at:B4 owner:5 size:{size} modes:\"{}\" jump-trained:true strength:18",
                    modes(ruleset)
                );
                let secret = format!("/creature add name:{SECRET} at:{hidden} side:foes hidden:true");
                let mut lines =
                    vec![&*table, &aldo, "/creature add name:Ogre at:H4 size:large side:foes strength:18", &secret];
                if water {
                    lines.insert(1, "/map paint squares:A1:L9 terrain:water");
                }
                let scene = Scene::of(&lines).await;
                let start = scene.spaces(["Aldo", SECRET]).await;
                let all = own.iter().map(|line| (ANNA, *line)).chain(forced.iter().map(|line| (GM, *line)));
                for (caller, line) in all {
                    nth += 1;
                    if nth % parts != 0 {
                        continue;
                    }
                    let reply = scene.say(caller, line).await;
                    let case =
                        format!("{ruleset}, {size}, water {water}, hidden at {hidden}: {line}: {}", reply.text());
                    assert!(!leaks(&Reply { aside: None, ..reply.clone() }) || reply.private, "{case}");
                    let [aldo, secret] = scene.spaces(["Aldo", SECRET]).await;
                    assert_eq!(secret, start[1], "{case}");
                    assert!(aldo == start[0] || !overlap(&aldo, &secret), "{case}: {aldo} and {secret}");
                    let ran_into = reply.text().contains(MET);
                    tried += 1;
                    met += usize::from(ran_into);
                    moved += usize::from(aldo != start[0]);
                    if ran_into || reply.press_of(Key::Undo).is_some() {
                        scene.gm("/undo").await;
                        assert_eq!(scene.space("Aldo").await, start[0], "{case}");
                    }
                }
            }
        }
    }
    let share = scenes * parts;
    assert!(tried > 1500 / share && met > 150 / share && moved > 150 / share, "{tried} {moved} {met}");
}

/// Whether two spaces at the same altitude have a square in common.
fn overlap(one: &str, other: &str) -> bool {
    let read = |text: &str| {
        let (space, altitude) = text.split_once(" at ").unwrap();
        let mut ends = space.split(':').map(|square| {
            let (letters, digits) = square.split_at(1);
            (i32::from(letters.as_bytes()[0]), digits.parse::<i32>().unwrap())
        });
        let first = ends.next().unwrap();
        (first, ends.next().unwrap_or(first), altitude.parse::<i32>().unwrap())
    };
    let ((a, b, high), (c, d, higher)) = (read(one), read(other));
    high == higher && a.0 <= d.0 && c.0 <= b.0 && a.1 <= d.1 && c.1 <= b.1
}

/// A hidden creature's movement that waits for a check holds up the phase in secret: nothing moves before the GM has given the
/// result, and nobody else reads that anything waits.
#[test]
fn a_phase_waits_in_secret_for_somebody_hidden() {
    let mut door = Door::seeded(Some(3));
    for line in [
        "/table new width:20 height:12 ruleset:rise",
        "/creature add name:Aldo at:C5 owner:5 initiative:2",
        &format!("/creature add name:{SECRET} at:E9 side:foes initiative:2 hidden:true"),
        "/map edge squares:E9:F9 side:north barrier:wall",
        "/table phases declared:true",
        "/phase next",
        &format!("/climb-forward creature:{SECRET} to:F9 dv:5"),
    ] {
        door.done(line);
    }
    assert_eq!(door.reply_as(ANNA, "/hustle to:\"3e\"").status, Status::Done);
    let before = all_of(&door.reply_as(ANNA, "/phase show"));
    let waits = door.reply("/phase next");
    assert!(waits.private && waits.status == Status::Pending && leaks(&waits), "{}", all_of(&waits));
    assert_eq!(all_of(&door.reply_as(ANNA, "/phase show")), before);
    assert!(!leaks(&door.reply_as(ANNA, "/history")));
    // With the result, entered below that answer, the phase goes on.
    let label = format!("{SECRET} rolls...");
    let given = door.press(&waits, &label, &[("check", "12")]);
    assert!(given.private && given.status == Status::Done, "{}", all_of(&given));
    let next = door.reply("/phase next");
    let open = Reply { aside: None, ..next.clone() };
    assert!(!next.private && next.text().contains("Aldo moves C5 to F5") && !leaks(&open), "{}", all_of(&open));
    assert!(next.aside_text().unwrap().contains(SECRET));
}

/// A mover who runs into a hidden creature gets as far along the way as they can stand, in every medium, and no further.
#[tokio::test]
async fn a_mover_gets_as_far_as_they_can_stand() {
    // Where the mover is, where somebody hides, and what is on the board.
    let ground = ("altitude:0", "E4", "/show");
    let air = ("altitude:10", "E4 altitude:10 modes:\"fly 60 perfect\"", "/show");
    let water = ("altitude:0", "E4 modes:\"swim 30\"", "/map paint squares:A1:L9 terrain:water");
    let earth = ("altitude:-10", "E4 altitude:-10 modes:\"burrow 20\"", "/show");
    let ways: [(_, &[&str]); 4] = [
        (
            ground,
            &[
                "/move to:G4",
                "/move to:\"C4 D4 E4 F4\"",
                "/run to:G4",
                "/withdraw to:F4",
                "/charge target:Ogre",
                "/tumble to:F4 check:60",
                "/jump to:F4 check:60",
                "/overrun target:Ogre to:L4 check:40 against:1",
            ],
        ),
        (
            air,
            &[
                "/fly to:G4 altitude:10",
                "/fly to:E4 altitude:10",
                "/move to:G4 mode:fly",
                "/charge target:Ogre mode:fly",
            ],
        ),
        (water, &["/swim to:G4 check:40", "/move to:\"C4 D4 E4 F4\""]),
        (earth, &["/burrow to:G4 altitude:-10", "/burrow to:E4 altitude:-10"]),
    ];
    let (mut met, mut media) = (0, BTreeSet::new());
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path"] {
        for (size, wide) in [("medium", 1), ("large", 2)] {
            for ((at, hidden, ground), lines) in ways {
                let pair = Pair::empty().await;
                for line in [
                    format!("/table new width:12 height:9 ruleset:{ruleset}"),
                    ground.to_owned(),
                    format!(
                        "/creature add name:Aldo at:B4 owner:5 size:{size} jump-trained:true strength:18 \
                         modes:\"fly 60 perfect, swim 30, burrow 20\" {at}"
                    ),
                    "/creature add name:Ogre at:I4 size:large side:foes strength:18".to_owned(),
                ] {
                    let line = if ruleset == "epic-path" { line.replace("perfect", "greater") } else { line };
                    pair.openly(GM, &line).await;
                }
                let hidden =
                    if ruleset == "epic-path" { hidden.replace("perfect", "greater") } else { hidden.to_owned() };
                pair.secretly(&format!("/creature add name:{SECRET} side:foes hidden:true at:{hidden}")).await;
                for line in lines {
                    let both = pair.both(ANNA, line::read(line).unwrap()).await;
                    let case = format!("{ruleset}, {size}, {at}: {line}: {}", both[0].text());
                    let path = |reply: &Reply| -> Vec<String> {
                        let path = reply.ruling.as_ref().and_then(|ruling| ruling["path"].as_array().cloned());
                        path.unwrap_or_default().iter().map(|at| at.as_str().unwrap().to_owned()).collect()
                    };
                    let (got, way) = (path(&both[0]), path(&both[1]));
                    let meets = |at: &String, (x, y): (i32, i32), other: i32| {
                        let (letter, row) = at.split_at(1);
                        let (left, top) = (i32::from(letter.as_bytes()[0] - b'A'), row.parse::<i32>().unwrap() - 1);
                        left < x + other && x < left + wide && top < y + other && y < top + wide
                    };
                    let ran_into = both[0].text().contains(MET);
                    if ran_into || both[1].press_of(Key::Undo).is_some() {
                        for app in [&pair.with, &pair.without] {
                            crate::command::pair::say(app, GM, "/undo").await;
                        }
                    }
                    if !ran_into {
                        continue;
                    }
                    assert!(!leaks(&both[0]) && way.starts_with(&got), "{case}: {got:?} of {way:?}");
                    let first =
                        way.iter().position(|at| meets(at, (4, 3), 1)).unwrap_or_else(|| panic!("{case}: {way:?}"));
                    // They only stop earlier if they can't stand there.
                    assert!(
                        got.len() <= first && way[got.len()..first].iter().all(|at| meets(at, (8, 3), 2)),
                        "{case}: {got:?}"
                    );
                    met += 1;
                    media.insert(at);
                }
            }
        }
    }
    println!("{met} ran into somebody");
    assert!(met > 60 && media.len() == 3, "{met} {media:?}");
}
