//! Discord's gateway events, as JSON that serenity can really read: an event it can't read becomes `Unknown` and is ignored, so
//! each one is parsed here before it is sent.

use serde_json::{Value, json};
use serenity::model::event::{Event, GatewayEvent};

/// The application and the bot's own user have the same id at Discord.
pub const APPLICATION: u64 = 1_100_000_000_000_000_001;
/// The server of every test, and the only one of most.
pub const GUILD: u64 = 1_100_000_000_000_000_002;
/// A plain member's permissions: view, send, use application commands.
pub const PLAIN: u64 = 0x8000_0C00;
/// Manage Server.
pub const MANAGE_SERVER: u64 = 0x20;

/// The epoch of Discord's ids, in milliseconds.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// A new id that contains the present time, as Discord's do.
pub fn snowflake(counter: u64) -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let now = u64::try_from(now.as_millis()).unwrap();
    ((now - EPOCH_MS) << 22) | (counter & 0xFFF)
}

/// One dispatch, checked to be readable.
pub fn dispatch(seq: u64, name: &str, data: &Value) -> String {
    let payload = json!({"op": 0, "s": seq, "t": name, "d": data}).to_string();
    match serde_json::from_str::<GatewayEvent>(&payload) {
        Ok(GatewayEvent::Dispatch(_, Event::Unknown(_))) => {
            let event = json!({"t": name, "d": data});
            panic!("serenity does not know this {name}: {event:#}")
        }
        Ok(_) => payload,
        Err(why) => panic!("serenity cannot read this {name}: {why}\n{data:#}"),
    }
}

pub fn user(id: u64, name: &str, bot: bool) -> Value {
    json!({
        "id": id.to_string(), "username": name, "discriminator": "0", "global_name": null,
        "avatar": null, "bot": bot, "system": false, "public_flags": 0
    })
}

pub fn member(user: &Value, permissions: u64, roles: &[u64]) -> Value {
    let roles: Vec<String> = roles.iter().map(u64::to_string).collect();
    json!({
        "user": user, "nick": null, "avatar": null, "roles": roles, "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "permissions": permissions.to_string(), "communication_disabled_until": null
    })
}

/// Whether the test's server belongs to this shard.
pub fn has_the_server(shard: (u64, u64)) -> bool {
    has_server(shard, GUILD)
}

/// Whether this server belongs to this shard.
pub fn has_server((id, count): (u64, u64), guild: u64) -> bool {
    (guild >> 22) % count == id
}

pub fn ready(session: &str, gateway: &str, shard: (u64, u64), guilds: &[u64]) -> Value {
    let server = |guild: &u64| json!({"id": guild.to_string(), "unavailable": true});
    let guilds: Vec<Value> = guilds.iter().map(server).collect();
    json!({
        "v": 10, "user": user(APPLICATION, "fivefoot", true), "session_id": session,
        "resume_gateway_url": gateway, "session_type": "normal", "shard": shard,
        "guilds": guilds,
        "application": {"id": APPLICATION.to_string(), "flags": 0},
        "private_channels": [], "relationships": [], "presences": [], "user_settings": {}, "_trace": []
    })
}

pub fn guild(id: u64, channels: &[(u64, String)]) -> Value {
    let channels: Vec<Value> = channels
        .iter()
        .map(|(id, name)| {
            json!({
                "id": id.to_string(), "name": name, "type": 0, "position": 0, "flags": 0, "nsfw": false,
                "permission_overwrites": [], "rate_limit_per_user": 0, "topic": null,
                "last_message_id": null, "parent_id": null
            })
        })
        .collect();
    let bot = member(&user(APPLICATION, "fivefoot", true), PLAIN, &[]);
    json!({
        "id": id.to_string(), "name": "The Tavern", "owner_id": "1100000000000000003",
        "icon": null, "splash": null, "discovery_splash": null, "banner": null, "description": null,
        "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": null, "rules_channel_id": null,
        "public_updates_channel_id": null, "safety_alerts_channel_id": null, "vanity_url_code": null,
        "application_id": null, "max_members": 500_000, "max_presences": null, "max_video_channel_users": 25,
        "verification_level": 1, "default_message_notifications": 1, "explicit_content_filter": 0,
        // The role `@everyone` has its server's id.
        "roles": [{
            "id": id.to_string(), "name": "@everyone", "color": 0, "hoist": false, "position": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "permissions": PLAIN.to_string(), "managed": false, "mentionable": false, "flags": 0,
            "icon": null, "unicode_emoji": null
        }],
        "emojis": [], "stickers": [], "features": [], "mfa_level": 0, "system_channel_flags": 0,
        "premium_tier": 0, "premium_subscription_count": 0, "premium_progress_bar_enabled": false,
        "preferred_locale": "en-US", "nsfw_level": 0, "nsfw": false, "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "large": false, "unavailable": false, "member_count": 2, "voice_states": [], "members": [bot],
        "channels": channels, "threads": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [], "version": 1
    })
}

/// Where somebody speaks, and who it is.
#[derive(Clone, Debug)]
pub struct Speaker {
    pub guild: u64,
    pub user: Value,
    pub permissions: u64,
    pub roles: Vec<u64>,
    pub channel: u64,
    pub channel_name: String,
    /// A direct message to the bot: `user` in place of `member`, and no server.
    pub direct: bool,
    /// The language of the person's client.
    pub locale: &'static str,
}

/// An `INTERACTION_CREATE` of the given type (2 command, 3 button, 4 autocomplete, 5 window).
pub fn interaction(id: u64, token: &str, kind: u8, speaker: &Speaker, data: &Value) -> Value {
    let channel_kind = u8::from(speaker.direct);
    let mut event = json!({
        "id": id.to_string(), "application_id": APPLICATION.to_string(), "type": kind, "token": token,
        "version": 1, "data": data, "channel_id": speaker.channel.to_string(),
        "channel": {
            "id": speaker.channel.to_string(), "type": channel_kind, "name": speaker.channel_name,
            "permissions": speaker.permissions.to_string(), "flags": 0
        },
        "app_permissions": PLAIN.to_string(), "locale": speaker.locale, "entitlements": [],
        "attachment_size_limit": 10_485_760, "authorizing_integration_owners": {"0": speaker.guild.to_string()},
        "context": if speaker.direct { 1 } else { 0 }
    });
    if speaker.direct {
        event["user"] = speaker.user.clone();
    } else {
        event["guild_id"] = json!(speaker.guild.to_string());
        event["guild_locale"] = json!("en-US");
        event["guild"] = json!({"id": speaker.guild.to_string(), "locale": "en-US", "features": []});
        event["member"] = member(&speaker.user, speaker.permissions, &speaker.roles);
    }
    event
}
