//! Files that people attach to a command. They come from Discord's own hosts only: an address that a
//! person could choose would let them send requests from this machine.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Url};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::mapfile::MAX_FILE_BYTES;
use crate::say;
use crate::words::Message;

/// The hosts of attachments.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
const CONNECT: Duration = Duration::from_secs(3);
const TOTAL: Duration = Duration::from_secs(20);
/// How many commands with files one person may have in flight. Each holds its files in memory until it is answered.
const MOST_OF_A_PERSON: u32 = 2;
/// The limit across all users; further downloads wait.
const MOST: usize = 8;

/// A file attached to a command.
pub(super) struct Attachment {
    /// The option that it belongs to.
    pub option: String,
    /// Its address.
    pub url: String,
    /// Its size in bytes, according to Discord.
    pub size: u32,
}

/// Fetches attachments.
#[derive(Clone)]
pub struct Downloads {
    client: Client,
    /// The stand-in that a test runs against, on this machine.
    standin: Option<Url>,
    /// How many commands with files each person has in flight.
    in_flight: Arc<Mutex<HashMap<u64, u32>>>,
    room: Arc<Semaphore>,
}

/// A person's command with files, counted until this is dropped.
pub(super) struct Upload {
    person: u64,
    in_flight: Arc<Mutex<HashMap<u64, u32>>>,
    room: Option<OwnedSemaphorePermit>,
}

fn counted(in_flight: &Mutex<HashMap<u64, u32>>) -> MutexGuard<'_, HashMap<u64, u32>> {
    in_flight.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Upload {
    fn drop(&mut self) {
        let mut all = counted(&self.in_flight);
        let left = all.get(&self.person).map_or(0, |count| count.saturating_sub(1));
        if left > 0 {
            all.insert(self.person, left)
        } else {
            all.remove(&self.person)
        };
    }
}

impl Downloads {
    /// Downloads from Discord, or from the stand-in at this address.
    ///
    /// # Errors
    /// If no HTTP client can be built on this machine.
    pub fn new(api: Option<&str>) -> Result<Self, reqwest::Error> {
        let client = Client::builder().connect_timeout(CONNECT).timeout(TOTAL).redirect(Policy::none());
        let client = if api.is_some() { client.no_proxy() } else { client.https_only(true) };
        let standin = api.and_then(|api| Url::parse(api).ok());
        let (in_flight, room) = (Arc::default(), Arc::new(Semaphore::new(MOST)));
        Ok(Self { client: client.build()?, standin, in_flight, room })
    }

    /// Waits for room for the files of this person's command; `None` if the person already has too many in flight.
    pub(super) async fn begin(&self, person: u64) -> Option<Upload> {
        {
            let mut all = counted(&self.in_flight);
            let own = all.entry(person).or_default();
            if *own >= MOST_OF_A_PERSON {
                return None;
            }
            *own += 1;
        }
        let mut upload = Upload { person, in_flight: Arc::clone(&self.in_flight), room: None };
        upload.room = Arc::clone(&self.room).acquire_owned().await.ok();
        Some(upload)
    }

    /// The file's bytes.
    ///
    /// # Errors
    /// A message for the user that leaves out the address.
    pub(super) async fn fetch(&self, attachment: &Attachment) -> Result<Vec<u8>, Message> {
        let too_large = || say!("file-too-large");
        if attachment.size as usize > MAX_FILE_BYTES {
            return Err(too_large());
        }
        let url = Url::parse(&attachment.url).ok().filter(|url| self.is_attachment_url(url));
        let url = url.ok_or_else(|| say!("download-elsewhere"))?;
        let lost = |_| say!("download-lost");
        let mut response = self.client.get(url).send().await.map_err(lost)?;
        if !response.status().is_success() {
            return Err(say!("download-refused", status = response.status().as_u16()));
        }
        let mut bytes = Vec::with_capacity(attachment.size as usize);
        while let Some(chunk) = response.chunk().await.map_err(lost)? {
            if bytes.len() + chunk.len() > MAX_FILE_BYTES {
                return Err(too_large());
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }

    /// Whether this address is one of Discord's own for attachments.
    #[must_use]
    pub fn is_attachment_url(&self, url: &Url) -> bool {
        if !url.username().is_empty() || url.password().is_some() {
            return false;
        }
        if let Some(standin) = &self.standin {
            return url.origin() == standin.origin();
        }
        let known = url.host_str().is_some_and(|host| HOSTS.contains(&host));
        known && url.scheme() == "https" && url.port_or_known_default() == Some(443)
    }
}
