//! Logs contain no secrets, in any form.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use fivefoot::config::LogFormat;
use fivefoot::logging::{self, redacted};
use tracing_subscriber::prelude::*;

/// The log's output.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(line)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn logs_of_both_forms_hide_tokens() {
    for format in [LogFormat::Text, LogFormat::Json] {
        let written = Written::default();
        let writer = written.clone();
        let log = tracing_subscriber::registry().with(logging::lines(move || writer.clone(), format, false));
        tracing::subscriber::with_default(log, || {
            let _request = tracing::info_span!("request", request = 7).entered();
            tracing::error!(address = "https://discord.com/api/v10/webhooks/1/aToken/messages", "could not send");
        });
        let line = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
        assert!(!line.contains("aToken") && line.contains("[secret]/messages"), "{line}");
        if format == LogFormat::Json {
            let json: serde_json::Value = serde_json::from_str(&line).expect(&line);
            assert_eq!((&json["message"], &json["span"]["request"]), (&"could not send".into(), &7.into()));
        }
    }
}

fn text(line: &str) -> String {
    String::from_utf8(redacted(line.as_bytes()).into_owned()).unwrap()
}

#[test]
fn a_bot_token_is_redacted_wherever_it_is() {
    // Shaped like a token, but not one.
    let token = ["MTEwMDAwMDAwMDAwMDAwMDAwMQ", "CANARY", "canary-of-a-bot-token_0123456789"].join(".");
    for line in [token.clone(), format!("token={token}, x"), format!("\"Bot {token}\""), format!("é{token}é")] {
        assert!(!text(&line).contains("canary"), "{}", text(&line));
    }
}

#[test]
fn an_interaction_token_is_redacted() {
    let address = "POST https://discord.com/api/v10/interactions/123/aToken:with-all_signs/callback failed";
    assert_eq!(text(address), "POST https://discord.com/api/v10[secret]/callback failed");
    let webhook = "(https://discord.com/api/v10/webhooks/123/aToken)";
    assert!(!text(webhook).contains("aToken"));
    let json = r#"{"at":"/webhooks/123/aToken","status":500}"#;
    assert_eq!(text(json), r#"{"at":"[secret]","status":500}"#);
    assert!(!text("token: \"aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4\"").contains("MTIz"));
}

#[test]
fn other_text_stays() {
    for line in ["channel=110 command=\"creature add\" status=done ms=3", "café 日本 \u{1F600}", "a.b.c", ""] {
        assert_eq!(text(line), line);
    }
    let broken: &[u8] = b"\xff\xfe not UTF-8";
    assert_eq!(redacted(broken), broken);
}
