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
pub(super) struct Downloads {
    client: Client,
    /// The stand-in that a test runs against, on this machine.
    standin: Option<Url>,
}

impl Downloads {
    pub(super) fn new(api: Option<&str>) -> Result<Self, reqwest::Error> {
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

    fn may_ask(&self, url: &Url) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_discords_own_hosts_are_asked() {
        let downloads = Downloads::new(None).expect("a client");
        let may = |url: &str| Url::parse(url).is_ok_and(|url| downloads.may_ask(&url));
        assert!(may("https://cdn.discordapp.com/attachments/1/2/tavern.dd2vtt?ex=1"));
        assert!(may("https://media.discordapp.net:443/attachments/1/2/tavern.dd2vtt"));
        for url in [
            "http://cdn.discordapp.com/a",
            "https://cdn.discordapp.com:8443/a",
            "https://cdn.discordapp.com.example.org/a",
            "https://example.org/cdn.discordapp.com",
            "https://user@cdn.discordapp.com/a",
            "https://cdn.discordapp.com@example.org/a",
            "https://127.0.0.1/a",
            "https://169.254.169.254/latest",
            "https://[::1]/a",
            "file:///etc/passwd",
            "ftp://cdn.discordapp.com/a",
            "https://xcdn.discordapp.com/a",
            "https://cdn.discordapp.com./a",
        ] {
            assert!(!may(url), "{url}");
        }
        let tests = Downloads::new(Some("http://127.0.0.1:4000")).expect("a client");
        let may = |url: &str| Url::parse(url).is_ok_and(|url| tests.may_ask(&url));
        assert!(may("http://127.0.0.1:4000/attachments/1/a.uvtt"));
        for url in ["http://127.0.0.1:4001/a", "http://localhost:4000/a", "https://cdn.discordapp.com/a"] {
            assert!(!may(url), "{url}");
        }
    }
}
