//! Many servers, shared by several processes. A normal run tries a few; `just load 10000 3` measures what operators want to know.
//! With `FIVEFOOT_ON_POSTGRES=1` a single process uses PostgreSQL too.
//!
//! The stand-in takes much of the CPU, so the test measures the bot's own CPU time, as the system reports it.

use std::env;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::done;
use crate::discord::standin::{Bot, Database, Standin};

/// How many servers Discord recommends per shard.
const TO_A_SHARD: u64 = 1000;
/// The most tables with players. Servers where nobody plays only cost memory.
const PLAYED: u64 = 1000;
/// How many people wait for an answer at once.
const AT_ONCE: usize = 16;
/// How many moves are made per table.
const MOVES: u64 = 6;

fn wanted(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}

/// What a process has used: CPU seconds, and megabytes at present and at its peak.
struct Taken {
    seconds: f64,
    now: u64,
    most: u64,
}

fn taken(bot: &Bot) -> Taken {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", bot.id())).unwrap();
    let (stat, status) = (read("stat"), read("status"));
    // After the name in brackets, the CPU times are the 12th and 13th field, in hundredths of a second.
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks: f64 = fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap();
    let megabytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.split_whitespace().next().unwrap().parse::<u64>().unwrap() / 1024
    };
    Taken { seconds: ticks / 100.0, now: megabytes("VmRSS:"), most: megabytes("VmHWM:") }
}

/// Tables in many servers are set up and played at the same time, by the processes that have their shards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_server_is_answered_by_the_process_that_has_its_shard() {
    let (servers, processes) = (wanted("FIVEFOOT_SERVERS", 4), wanted("FIVEFOOT_PROCESSES", 1));
    let shards = servers.div_ceil(TO_A_SHARD).max(processes);
    let (discord, db) = (Standin::start().await, Database::new());
    discord.has_servers(servers);
    let shared =
        crate::store::server::empty().await.filter(|_| processes > 1 || env::var("FIVEFOOT_ON_POSTGRES").is_ok());
    assert!(processes == 1 || shared.is_some(), "several processes need a server of PostgreSQL");
    let url = shared.clone().unwrap_or_else(|| db.url());

    let mut bots = Vec::new();
    for process in 0..processes {
        let range = format!("{}-{}", shards * process / processes, shards * (process + 1) / processes - 1);
        let shards = shards.to_string();
        let mut variables = vec![("DATABASE_URL", url.as_str()), ("DISCORD_SHARDS", shards.as_str())];
        if processes > 1 {
            variables.push(("DISCORD_SHARD_RANGE", &range));
        }
        bots.push(discord.launch(&db, &variables));
        // One after another: Discord complains about connections in quick succession.
        discord.identified((shards.parse::<u64>().unwrap() * (process + 1) / processes) as usize).await;
    }
    discord.registered(1).await;
    let played = servers.min(PLAYED);
    // The last server's GM gets an answer, so all servers have arrived.
    done(discord.gm_of(servers - 1).says("/table new width:20 height:15").await);
    let idle: Vec<Taken> = bots.iter().map(taken).collect();

    let discord = Arc::new(discord);
    let ways = Arc::new(Semaphore::new(AT_ONCE));
    let start = Instant::now();
    let mut tables = JoinSet::new();
    for table in 0..played {
        let (discord, ways) = (discord.clone(), ways.clone());
        tables.spawn(async move {
            let gm = discord.gm_of(table * servers / played);
            let mut lines = vec![
                "/table new width:20 height:15".to_owned(),
                "/creature add name:Ogre at:D4 size:large side:villains speed:40".to_owned(),
                "/creature add name:Hero at:H8".to_owned(),
            ];
            let hero =
                |nth: u64| format!("/move creature:Hero to:{}", if nth.is_multiple_of(2) { "L11" } else { "H8" });
            lines.extend((0..MOVES).map(hero));
            for line in &lines {
                let _way = ways.acquire().await.unwrap();
                done(gm.sends(line).answer().await);
            }
            lines.len() as u64
        });
    }
    let mut commands = 0;
    while let Some(given) = tables.join_next().await {
        commands += given.unwrap();
    }
    let lasted = start.elapsed().as_secs_f64();
    let after: Vec<Taken> = bots.iter().map(taken).collect();
    assert_eq!(commands, played * (3 + MOVES));
    let seconds: Vec<f64> = after.iter().zip(&idle).map(|(after, idle)| after.seconds - idle.seconds).collect();
    assert!(
        servers < processes || seconds.iter().all(|seconds| *seconds > 0.0),
        "somebody had nothing to do: {seconds:?}"
    );

    let whole: f64 = seconds.iter().sum();
    println!(
        "{servers} servers, {played} tables, {processes} processes, {}: {commands} commands, {:.0} a second beside the stand-in, \
         {:.2} ms of processor each; MB idle {:?}, after {:?}, at most {:?}",
        if shared.is_some() { "PostgreSQL" } else { "SQLite" },
        commands as f64 / lasted,
        whole * 1000.0 / commands as f64,
        idle.iter().map(|bot| bot.now).collect::<Vec<_>>(),
        after.iter().map(|bot| bot.now).collect::<Vec<_>>(),
        after.iter().map(|bot| bot.most).collect::<Vec<_>>(),
    );
    for bot in bots {
        assert_eq!(bot.stopped().await, 0);
    }
}
