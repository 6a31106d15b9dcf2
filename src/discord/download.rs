//! Files that people attach to a command. They come from Discord's own hosts and from nowhere else: an address that a
//! person could choose would let them send requests from this machine.

use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Url};

use crate::mapfile::MAX_FILE_BYTES;
use crate::say;
use crate::words::Message;

/// The hosts of attachments.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
const CONNECT: Duration = Duration::from_secs(3);
const TOTAL: Duration = Duration::from_secs(20);

/// A file attached to a command.
pub(super) struct Attachment {
    /// The option that it was given for.
    pub option: String,
    /// Its address.
    pub url: String,
    /// Its size in bytes, as Discord says.
    pub size: u32,
}

/// Fetches attachments.
#[derive(Clone)]
pub struct Downloads {
    client: Client,
    /// The stand-in that a test runs against, on this machine.
    standin: Option<Url>,
}

impl Downloads {
    /// From Discord, or from the stand-in at this address.
    ///
    /// # Errors
    /// If there is no client for HTTP on this machine.
    pub fn new(api: Option<&str>) -> Result<Self, reqwest::Error> {
        let client = Client::builder().connect_timeout(CONNECT).timeout(TOTAL).redirect(Policy::none());
        let client = if api.is_some() { client.no_proxy() } else { client.https_only(true) };
        Ok(Self { client: client.build()?, standin: api.and_then(|api| Url::parse(api).ok()) })
    }

    /// The file's bytes.
    ///
    /// # Errors
    /// In words for the person, without the address.
    pub(super) async fn fetch(&self, attachment: &Attachment) -> Result<Vec<u8>, Message> {
        let too_large = || say!("file-too-large");
        if attachment.size as usize > MAX_FILE_BYTES {
            return Err(too_large());
        }
        let url = Url::parse(&attachment.url).ok().filter(|url| self.may_ask(url));
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
    pub fn may_ask(&self, url: &Url) -> bool {
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
