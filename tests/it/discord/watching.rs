//! The bot as its operator sees it: health, metrics, the log.

use std::collections::BTreeSet;
use std::time::Duration;

use regex::Regex;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};

use super::command_line::fivefoot;
use super::{done, set_up, skirmish};
use crate::discord::standin::{Bot, Database, Fault, Request, Standin};

/// The address that the bot listens on: with port 0 the system chooses one.
async fn address(bot: &Bot) -> String {
    let said = Regex::new(r"can be watched address=(\S+)").unwrap();
    for _ in 0..4_500 {
        if let Some(found) = said.captures(&bot.log()) {
            return found[1].to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no address in\n{}", bot.log());
}

async fn get(address: &str, path: &str) -> (u16, String) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = client.get(format!("http://{address}/{path}")).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Polls until the answer is this.
async fn becomes(address: &str, path: &str, status: u16, words: &str) {
    let mut last = (0, String::new());
    for _ in 0..900 {
        last = get(address, path).await;
        if last.0 == status && last.1.contains(words) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("waited in vain for {status} {words} at {path}: {last:?}");
}

#[tokio::test]
async fn it_is_ready_when_it_can_answer_and_write() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Gateway, &[Fault::Status(503); 4]);
    let bot = discord.launch(&db, &[("HEALTH_ADDR", "127.0.0.1:0")]);
    let at = address(&bot).await;
    assert_eq!(get(&at, "healthz").await, (200, "ok\n".to_owned()));
    becomes(&at, "readyz", 200, "ready").await;
    assert!(fivefoot(&["health", "--ready"], &[("HEALTH_ADDR", &at)], bot.folder()).await.status.success());

    std::fs::rename(db.path(), db.path().with_extension("gone")).unwrap();
    becomes(&at, "readyz", 503, "its file is gone").await;
    assert_eq!(get(&at, "healthz").await.0, 200);
    let asked = fivefoot(&["health", "--ready"], &[("HEALTH_ADDR", &at)], bot.folder()).await;
    assert_eq!(asked.status.code(), Some(1), "{asked:?}");
    assert_eq!(get(&at, "anything").await.0, 404);
}

#[tokio::test]
async fn without_discord_it_is_alive_and_not_ready() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Gateway, &[Fault::Status(503); 999]);
    let bot = discord.launch(&db, &[("HEALTH_ADDR", "127.0.0.1:0")]);
    let at = address(&bot).await;
    becomes(&at, "readyz", 503, "Discord has not been reached yet").await;
    assert_eq!(get(&at, "healthz").await.0, 200);
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn figures_count_commands_and_name_nobody() {
    let (discord, db) = (Standin::start().await, Database::new());
    // Discord's interval is 41 s; the metrics need the latency of the first heartbeat.
    discord.wants_heartbeats_every(1_000);
    let bot = discord.bot_with(&db, &[("HEALTH_ADDR", "127.0.0.1:0")]).await;
    let gm = discord.member("Xanthippe").manages_server();
    set_up(&gm).await;
    gm.says("/move creature:Nobody to:F6").await;
    let at = address(&bot).await;
    // The bot counts an answer once Discord has it.
    let counted = r#"fivefoot_commands_total{command="move",outcome="error"} 1"#;
    becomes(&at, "metrics", 200, counted).await;
    becomes(&at, "metrics", 200, "fivefoot_gateway_latency_seconds{").await;
    let (_, figures) = get(&at, "metrics").await;
    for figure in [
        r#"fivefoot_commands_total{command="table new",outcome="done"} 1"#,
        r#"fivefoot_commands_total{command="creature add",outcome="done"} 2"#,
        "fivefoot_answer_seconds_count 4",
        "fivefoot_picture_bytes_count 3",
        "fivefoot_queue_waiting 0",
        "fivefoot_gateway_shards 1",
        "fivefoot_gateway_connected 1",
        "fivefoot_servers 1",
        "fivefoot_tables_in_play 1",
        "fivefoot_build_info{version=",
        "fivefoot_database_write_seconds_bucket",
        "fivefoot_resident_memory_bytes ",
    ] {
        assert!(figures.contains(figure), "{figure} in\n{figures}");
    }
    let value = Regex::new(r#"(\w+)="([^"]*)""#).unwrap();
    for label in value.captures_iter(&figures) {
        let known = match &label[1] {
            "command" => !label[2].is_empty() && label[2].chars().all(|c| c.is_ascii_lowercase() || " -".contains(c)),
            "outcome" => ["done", "error"].contains(&&label[2]),
            "le" | "version" => true,
            "shard" => &label[2] == "0",
            _ => false,
        };
        assert!(known, "{}", &label[0]);
    }
    assert_eq!(on_the_board(), names(&figures), "left: deploy/grafana.json, right: the bot");
}

/// The metrics by their Prometheus names: for a histogram, its buckets.
fn names(figures: &str) -> BTreeSet<String> {
    let declared = Regex::new(r"(?m)^# TYPE (\w+) (\w+)$").unwrap();
    let name = |kind: &str| match kind {
        "counter" => "_total",
        "histogram" => "_bucket",
        "info" => "_info",
        _ => "",
    };
    declared.captures_iter(figures).map(|found| format!("{}{}", &found[1], name(&found[2]))).collect()
}

/// The metrics on the Grafana dashboard.
fn on_the_board() -> BTreeSet<String> {
    let file = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/deploy/grafana.json")).unwrap();
    let board: Value = serde_json::from_str(&file).unwrap();
    let queries = board["panels"].as_array().unwrap().iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let metric = Regex::new(r"\bfivefoot_\w+").unwrap();
    let asked = |query: &Value| {
        let query = query["expr"].as_str().unwrap();
        metric.find_iter(query).map(|name| name.as_str().to_owned()).collect::<Vec<_>>()
    };
    queries.flat_map(asked).collect()
}

#[tokio::test]
async fn nothing_listens_by_default() {
    let (_discord, _db, bot, _gm) = skirmish().await;
    assert!(!bot.log().contains("can be watched"), "{}", bot.log());
    let (discord, db) = (Standin::start().await, Database::new());
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let bot = discord.launch(&db, &[("HEALTH_ADDR", &address)]);
    assert_eq!(bot.exit().await, 2);
    assert!(bot.log().contains(&format!("can't listen at HEALTH_ADDR={address}")), "{}", bot.log());
}

#[tokio::test]
async fn a_failure_has_the_same_id_in_the_answer_and_in_the_log() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot_with(&db, &[("LOG_FORMAT", "json")]).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    let mut database = SqliteConnection::connect(&db.url()).await.unwrap();
    let full = "CREATE TRIGGER full BEFORE UPDATE ON channel BEGIN SELECT RAISE(FAIL, 'the disk is full'); END";
    sqlx::raw_sql(full).execute(&mut database).await.unwrap();
    let failed = gm.says("/creature add name:Goblin at:K10").await;
    let digits = Regex::new(r"\d{15,}").unwrap();
    let id = digits.find(failed.content()).unwrap_or_else(|| panic!("{failed:?}")).as_str().to_owned();
    sqlx::raw_sql("DROP TRIGGER full").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    done(gm.says("/creature add name:Goblin at:K10").await);
    bot.told_to_stop();
    assert_eq!(bot.exit().await, 0);

    let log = bot.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let cause = lines.iter().find(|line| line["level"] == "ERROR").unwrap_or_else(|| panic!("{log}"));
    assert!(cause["request"] == id.as_str() && cause["error"].to_string().contains("the disk is full"), "{cause}");
    // Every other line about the request has its id too.
    let id: u64 = id.parse().unwrap();
    let told = |line: &&Value| line["message"] == "answered" && line["span"]["request"] == id;
    assert_eq!(lines.iter().filter(told).count(), 1, "{log}");
}
