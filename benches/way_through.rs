//! The whole path: from an interaction that Discord sends to the request that carries its picture, over real sockets, one at
//! a time and several at once; compared with deciding and drawing the same commands on one thread, and with an answer that
//! needs no rules, picture or disk. The stand-in for Discord runs in this process: its work doesn't count as the bot's CPU
//! time, but it keeps the bot waiting. `cargo bench --bench way_through -- 10000` sends more commands.

// For the stand-in, which is written for tests: it unwraps, and builds large events in one piece.
#![allow(clippy::unwrap_used)]
#![recursion_limit = "256"]

use std::fs;
use std::ops::Range;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use fivefoot::command::{decided, line};
use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side, Size};
use fivefoot::grid::Square;
use fivefoot::ruleset::RulesetLibrary;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

#[path = "../tests/it/discord/standin/mod.rs"]
mod standin;

mod ratio;

use ratio::Ratio;
use standin::{Bot, Database, Member, Standin};

/// The number of tables in play.
const TABLES: u64 = 16;
/// How many people wait for an answer at once.
const AT_ONCE: [u64; 2] = [1, TABLES];
const COMMANDS: u64 = 2_000;
/// The side of the board, and the positions of its creatures.
const SIDE: u32 = 24;
const CREATURES: [(&str, &str); 8] = [
    ("Aldo", "L12"),
    ("Brann", "B3"),
    ("Cira", "D20"),
    ("Dorn", "U5"),
    ("Ogre", "J8"),
    ("Goblin", "G12"),
    ("Orc", "P15"),
    ("Wolf", "R20"),
];

/// Moves of the table's hero: there and back again.
fn moves(nth: u64) -> String {
    format!("/move creature:Aldo to:{}", if nth.is_multiple_of(2) { "O16" } else { "L12" })
}

fn is_villain(name: &str) -> bool {
    matches!(name, "Ogre" | "Goblin" | "Orc" | "Wolf")
}

fn main() -> ExitCode {
    let runtime = Runtime::new().expect("a runtime");
    let bot = runtime.block_on(Playing::begins());
    let mut alone = Alone::new();
    if ratio::is_short() {
        let mut round = 0;
        let ours = || {
            drop(runtime.block_on(bot.asked(moves, 1, round..round + 1)));
            round += 1;
        };
        let now = ratio::times(8, ours, || drop(alone.decided_and_drawn(TABLES)));
        let what = "deciding and drawing alone beside the whole way over sockets";
        return ratio::compared(&[Ratio { what, noted: 0.31, now }]);
    }
    let wanted = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(COMMANDS);
    println!(
        "decided and drawn on one thread: p50 {:.2} ms",
        median(alone.decided_and_drawn(wanted)).as_secs_f64() * 1e3
    );
    runtime.block_on(async {
        for at_once in AT_ONCE {
            bot.measured("/move with its picture", moves, at_once, wanted).await;
            bot.measured("/help, which has no table", |_| "/help".to_owned(), at_once, wanted).await;
        }
        assert_eq!(bot.bot.stopped().await, 0);
    });
    ExitCode::SUCCESS
}

fn median(mut took: Vec<Duration>) -> Duration {
    took.sort_unstable();
    took[took.len() / 2]
}

/// The same moves at the same table without a bot around it.
struct Alone {
    library: RulesetLibrary,
    /// The table before the move there, and before the move back.
    tables: [Encounter; 2],
    round: u64,
}

impl Alone {
    fn new() -> Alone {
        let name = |text: &str| Name::new(text).expect("a name");
        let mut tables = [0, 1].map(|_| Encounter::new("srd35", Battlefield::open(SIDE, SIDE).expect("a board")));
        for (nth, table) in tables.iter_mut().enumerate() {
            for (who, at) in CREATURES {
                let at: Square = if who == "Aldo" && nth == 1 { "O16" } else { at }.parse().expect("a square");
                let side = Side(name(if is_villain(who) { "villains" } else { "heroes" }));
                let size = if who == "Ogre" { Size::Large } else { Size::Medium };
                table.put(Creature { size, ..Creature::plain(name(who), at, side) });
            }
        }
        Alone { library: RulesetLibrary::bundled().expect("the bundled files"), tables, round: 0 }
    }

    /// How long each of this many moves took.
    fn decided_and_drawn(&mut self, many: u64) -> Vec<Duration> {
        let one = |_| {
            let begun = Instant::now();
            let table = &self.tables[(self.round % 2) as usize];
            let given = line::read(&moves(self.round)).expect("a line");
            let picture = decided(&self.library, table, &given).expect("a legal move").expect("a picture");
            divan::black_box((picture.file(), picture.alt_text()));
            self.round += 1;
            begun.elapsed()
        };
        (0..many).map(one).collect()
    }
}

/// A bot's CPU time.
fn processor(bot: &Bot) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{}/stat", bot.id())).expect("a running process");
    // After the name in brackets, the 12th and 13th field are hundredths of a second.
    let fields: Vec<&str> = stat.rsplit_once(')').expect("a name").1.split_whitespace().collect();
    let ticks: u64 = fields[11..13].iter().map(|ticks| ticks.parse::<u64>().expect("a number")).sum();
    Duration::from_millis(10 * ticks)
}

/// The bot's memory in MiB: its anonymous pages, and the whole resident set.
fn memory(bot: &Bot) -> (f64, f64) {
    let status = fs::read_to_string(format!("/proc/{}/status", bot.id())).expect("a running process");
    let line = |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).expect("a line of this name");
    let mib = |name: &str| {
        let kib: f64 = line(name).trim().trim_end_matches(" kB").parse().expect("a number");
        kib / 1024.0
    };
    (mib("RssAnon:"), mib("VmRSS:"))
}

/// A bot with tables in several servers, and their GMs.
struct Playing {
    bot: Bot,
    gms: Arc<Vec<Member>>,
    _discord: Standin,
    _db: Database,
}

impl Playing {
    async fn begins() -> Playing {
        let (discord, db) = (Standin::start().await, Database::beside(env!("CARGO_TARGET_TMPDIR")));
        discord.has_servers(TABLES);
        let bot = discord.bot(&db).await;
        // It registers its servers' menus and is then idle.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let (own, all) = memory(&bot);
        println!("idle, before anybody plays: {own:.1} MiB of its own, {all:.1} with its file");
        let gms: Vec<Member> = (0..TABLES).map(|server| discord.gm_of(server)).collect();
        for gm in &gms {
            let mut lines = vec![format!("/table new width:{SIDE} height:{SIDE}")];
            lines.extend(CREATURES.iter().map(|(who, at)| {
                let side = if is_villain(who) { "villains" } else { "heroes" };
                let size = if *who == "Ogre" { "large" } else { "medium" };
                format!("/creature add name:{who} at:{at} side:{side} size:{size}")
            }));
            for line in lines {
                let answer = gm.says(&line).await;
                assert!(answer.is_public(), "{answer:?}");
            }
            for nth in 0..2 {
                let answer = gm.says(&moves(nth)).await;
                assert!(answer.is_public(), "what is refused is told in private: {answer:?}");
            }
        }
        Playing { bot, gms: Arc::new(gms), _discord: discord, _db: db }
    }

    /// Gives commands at every table, `at_once` of them concurrently, for these rounds of moves. Returns how long each took.
    async fn asked(&self, lines: fn(u64) -> String, at_once: u64, rounds: Range<u64>) -> Vec<Duration> {
        let mut people = JoinSet::new();
        for person in 0..at_once {
            let (gms, rounds) = (Arc::clone(&self.gms), rounds.clone());
            people.spawn(async move {
                let mut took = Vec::new();
                for round in rounds {
                    for table in (0..TABLES).filter(|table| table % at_once == person) {
                        took.push(gms[table as usize].sends(&lines(round)).took().await);
                    }
                }
                took
            });
        }
        people.join_all().await.concat()
    }

    async fn measured(&self, what: &str, lines: fn(u64) -> String, at_once: u64, wanted: u64) {
        let (had_before, begun) = (processor(&self.bot), Instant::now());
        let mut took = self.asked(lines, at_once, 0..wanted / TABLES).await;
        let (lasted, had) = (begun.elapsed(), processor(&self.bot) - had_before);
        took.sort_unstable();
        let at = |part: f64| took[((took.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        let (own, all) = memory(&self.bot);
        println!(
            "{what}, {at_once} at once: p50 {:.2} ms, p99 {:.2} ms, {:.0} a second, {:.2} ms of the bot's processor each; \
             {own:.1} and {all:.1} MiB",
            at(0.5),
            at(0.99),
            took.len() as f64 / lasted.as_secs_f64(),
            had.as_secs_f64() * 1e3 / took.len() as f64,
        );
    }
}
