//! What every interaction needs, and where an interaction comes from.

use std::sync::Arc;

use serenity::all::{ChannelId, GuildId, InteractionId, Member, Permissions, User};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::boards::Boards;
use super::download::Downloads;
use super::http::Rest;
use super::menu::Menus;
use super::operator::Operator;
use crate::command::{App, Caller, Invocation, Party, Request};
use crate::field::Name;
use crate::words::Language;

/// What lives as long as the bot.
pub(super) struct BotState {
    pub app: App,
    pub rest: Rest,
    pub downloads: Downloads,
    /// The messages that show boards.
    pub boards: Boards,
    pub menus: Arc<Menus>,
    /// What the operator sees.
    pub operator: Arc<Operator>,
    /// Commands in flight.
    pub work: TaskTracker,
    /// Cancelled when no more commands are accepted.
    pub closing: CancellationToken,
}

pub(super) type Shared = Arc<BotState>;

/// Where something was asked, and who asked.
pub(super) struct Origin {
    pub channel: u64,
    pub guild: Option<u64>,
    pub caller: Caller,
}

impl Origin {
    /// The party that an interaction is handled for.
    pub fn party(&self) -> Party {
        Party { person: self.caller.id, channel: self.channel, guild: self.guild }
    }

    /// Takes the permissions from the interaction, for which Discord has computed them. In a direct message, which has
    /// no member, the person manages their own table.
    pub fn new(
        channel: ChannelId,
        guild: Option<GuildId>,
        user: &User,
        member: Option<&Member>,
        (locale, server): (&str, Option<&str>),
    ) -> Self {
        let language = Language::of(locale);
        let manager = Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR;
        let manages = match member {
            Some(member) => member.permissions.is_some_and(|held| held.intersects(manager)),
            None => guild.is_none(),
        };
        let roles = member.map(|member| member.roles.iter().map(|role| role.get()).collect()).unwrap_or_default();
        let shown = member.map_or_else(|| user.display_name(), Member::display_name);
        let names = Name::near(shown).map(|name| (user.id.get(), name)).into_iter().collect();
        let server = server.filter(|_| guild.is_some()).map(Language::of);
        let caller = Caller { id: user.id.get(), roles, manages, language, server, names };
        Self { channel: channel.get(), guild: guild.map(GuildId::get), caller }
    }

    /// The request, under the interaction's id: an interaction that is delivered twice is carried out once.
    pub fn request(&self, interaction: InteractionId, given: Invocation) -> Request {
        let Self { channel, guild, caller } = self;
        Request { channel: *channel, guild: *guild, caller: caller.clone(), id: Some(interaction.get()), given }
    }
}
