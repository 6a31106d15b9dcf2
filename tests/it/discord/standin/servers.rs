//! More servers than the one that most tests use, distributed over shards as Discord does it.

use super::Standin;
use super::events::{self, GUILD};
use super::state::Inner;
use super::talk::Member;

impl Standin {
    /// From the next connection on there are this many servers, each with a channel `#table`.
    pub fn has_servers(&self, count: u64) {
        self.state.change(|inner| inner.other_servers = count - 1);
    }

    /// Somebody who manages server number `server`, counted from 0, in its channel `#table`.
    pub fn gm_of(&self, server: u64) -> Member {
        let server = numbered(server);
        let channel = self.state.look().channels_of(server).remove(0);
        Member::new(self.state.clone(), "GM", channel).at(server).manages_server()
    }
}

/// Neighbours belong to different shards.
fn numbered(server: u64) -> u64 {
    GUILD + (server << 22)
}

impl Inner {
    /// All servers, the test's first.
    pub fn servers(&self) -> impl Iterator<Item = u64> + use<> {
        (0..=self.other_servers).map(numbered)
    }

    /// The channels of a server, at least one.
    pub fn channels_of(&self, server: u64) -> Vec<(u64, String)> {
        if server == GUILD { self.channels.clone() } else { vec![(server + 1, "table".to_owned())] }
    }

    /// The session that has this server, if a bot is connected for it.
    pub fn session_of(&self, server: u64) -> Option<String> {
        let has =
            |session: &super::state::Session| session.connection.is_some() && events::has_server(session.shard, server);
        self.sessions.iter().find(|(_, session)| has(session)).map(|(name, _)| name.clone())
    }
}
