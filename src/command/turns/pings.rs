//! `/turn pings`: whether a person is pinged when their creature's turn begins, whatever the table's setting.

use crate::command::core::command::{Parsed, Spec, StoreCommand};
use crate::command::input::options::ON;
use crate::say;
use crate::words::Message;

pub(crate) const PINGS: Spec = Spec {
    name: "turn",
    sub: Some("pings"),
    options: &[ON],
    example: "/turn pings on:true",
    private: true,
    ..Spec::read_by(|_, options| {
        let on = options.required("on", options.flag("on")?)?;
        Ok(Parsed::FromStore(StoreCommand::Pings(on)))
    })
};

/// Confirms the person's choice.
pub(crate) fn chosen(on: bool) -> Message {
    if on { say!("ping-me") } else { say!("ping-me-not") }
}
