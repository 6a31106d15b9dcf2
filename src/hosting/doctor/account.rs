//! The bot's account: its token, and what Discord and its servers allow it.

use std::time::{Duration, SystemTime};

use super::Line;
use crate::config::{DiscordAccess, Shards};
use crate::discord::{self, Account, RestError, Server, Sessions};

/// The clock is wrong if it is off by more than this: Discord's date has whole seconds, and takes a while to arrive.
const CLOCK_MAY_BE_OFF: Duration = Duration::from_secs(10);
/// Where an application is set up.
const PORTAL: &str = "https://discord.com/developers/applications";
/// The most servers that are listed by name.
const MOST_NAMED: usize = 5;

/// Asks Discord about the account.
pub(super) async fn examine(access: &DiscordAccess) -> Vec<Line> {
    let checkup = match discord::check_up(access).await {
        Ok(checkup) => checkup,
        Err(error) => return vec![unreachable(&error)],
    };
    let mut lines = Vec::new();
    match &checkup.account {
        Ok(account) => lines.extend(account_lines(account)),
        Err(error) if error.is_unauthorized() => lines.push(Line::fault(
            "token",
            "Discord rejected DISCORD_TOKEN",
            format!("press Reset Token on the \"Bot\" page of your application at {PORTAL}, and set the new token"),
        )),
        Err(error) => lines.push(unreachable(error)),
    }
    if let Ok(sessions) = &checkup.sessions {
        lines.push(sessions_line(*sessions, access.shards));
    }
    if let Ok(servers) = &checkup.servers {
        let invite = checkup.account.as_ref().ok().map(|account| discord::link(account.id)).unwrap_or_default();
        lines.extend(server_lines(servers, &invite));
    }
    if let Some((theirs, ours)) = checkup.clock {
        lines.push(clock_line(theirs, ours));
    }
    lines
}

fn unreachable(error: &RestError) -> Line {
    let remedy = "check the network, the firewall (HTTPS to discord.com) and https://discordstatus.com";
    Line::fault("Discord", format!("can't be reached: {error}"), remedy)
}

fn account_lines(account: &Account) -> Vec<Line> {
    let mut lines = vec![
        Line::fine("token", format!("accepted; the bot is {}", account.name)),
        Line::fine("invite", discord::link(account.id)),
    ];
    if account.interactions_endpoint_url.as_deref().is_some_and(|url| !url.is_empty()) {
        let remedy = format!(
            "empty \"Interactions Endpoint URL\" on the \"General Information\" page of your application at {PORTAL}"
        );
        lines.push(Line::fault("commands", "Discord sends them to a web address instead of to this bot", remedy));
    }
    if account.bot_require_code_grant {
        let remedy =
            format!("switch off \"Requires OAuth2 Code Grant\" on the \"Bot\" page of your application at {PORTAL}");
        lines.push(Line::fault("invite", "the link does not work: the application requires a code grant", remedy));
    }
    lines
}

fn sessions_line(sessions: Sessions, wanted: Shards) -> Line {
    let Sessions { shards, remaining, reset_minutes } = sessions;
    let needed = if let Shards::Count(count) = wanted { count } else { shards };
    if remaining < needed {
        let remedy = "wait until then, and look for what restarts the bot so often";
        let found =
            format!("Discord allows {remaining} more connections in the next {reset_minutes} minutes; {needed} needed");
        return Line::fault("gateway", found, remedy);
    }
    if needed < shards {
        let found = format!("Discord recommends {shards} shards, and there will be {needed}");
        return Line::note("gateway", found, "set DISCORD_SHARDS=auto; with 2,500 servers a shard Discord demands it");
    }
    Line::fine("gateway", format!("reached; shards: {needed}; {remaining} more connections allowed today"))
}

fn server_lines(servers: &[Server], invite: &str) -> Vec<Line> {
    if servers.is_empty() {
        return vec![Line::note("servers", "none has the bot yet", format!("open {invite}"))];
    }
    let lacking: Vec<&Server> = servers.iter().filter(|server| !server.lacks.is_empty()).collect();
    if lacking.is_empty() {
        return vec![Line::fine("permissions", format!("enough in all servers ({})", servers.len()))];
    }
    let mut lines: Vec<Line> = lacking
        .iter()
        .take(MOST_NAMED)
        .map(|server| {
            let remedy = "give them to the bot's role in Server Settings > Roles";
            Line::fault("permissions", format!("missing in {}: {}", server.name, server.lacks.join(", ")), remedy)
        })
        .collect();
    if lacking.len() > MOST_NAMED {
        let more = format!("missing in {} more servers", lacking.len() - MOST_NAMED);
        lines.push(Line::fault("permissions", more, "the same"));
    }
    lines
}

fn clock_line(theirs: SystemTime, ours: SystemTime) -> Line {
    let (off, way) = match ours.duration_since(theirs) {
        Ok(ahead) => (ahead, "fast"),
        Err(behind) => (behind.duration(), "slow"),
    };
    if off <= CLOCK_MAY_BE_OFF {
        return Line::fine("clock", "right");
    }
    let remedy = "switch on time synchronisation (timedatectl set-ntp true)";
    Line::fault("clock", format!("{} seconds {way} by Discord's", off.as_secs()), remedy)
}
