//! `fivefoot doctor`: checks everything that the bot needs, changes nothing, and says how to fix what is wrong.

mod account;
mod machine;

pub use machine::free_space;
#[cfg(target_os = "linux")]
pub use machine::kind_of_disk;

use std::fmt::{self, Display, Formatter};

use crate::config::{ConfigError, Settings};

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// As it should be.
    Fine,
    /// Worth knowing; the bot works.
    Note,
    /// The bot does not start, or loses something.
    Fault,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How serious it is.
    pub grade: Grade,
    /// What was looked at, in a word or two.
    pub about: &'static str,
    /// What was found.
    pub found: String,
    /// What to do about it; empty if there is nothing to do.
    pub remedy: String,
}

impl Line {
    fn fine(about: &'static str, found: impl Into<String>) -> Self {
        Line { grade: Grade::Fine, about, found: found.into(), remedy: String::new() }
    }

    fn note(about: &'static str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Line { grade: Grade::Note, about, found: found.into(), remedy: remedy.into() }
    }

    fn fault(about: &'static str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Line { grade: Grade::Fault, about, found: found.into(), remedy: remedy.into() }
    }
}

/// All findings, in the order in which a starting bot would meet them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The findings.
    pub lines: Vec<Line>,
}

impl Report {
    /// Whether the bot can run as it is.
    #[must_use]
    pub fn is_well(&self) -> bool {
        self.faults() == 0
    }

    fn faults(&self) -> usize {
        self.lines.iter().filter(|line| line.grade == Grade::Fault).count()
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let grade = match line.grade {
                Grade::Fine => "ok   ",
                Grade::Note => "note ",
                Grade::Fault => "FAULT",
            };
            writeln!(f, "{grade} {}: {}", line.about, line.found)?;
            if !line.remedy.is_empty() {
                writeln!(f, "      -> {}", line.remedy.replace('\n', "\n         "))?;
            }
        }
        match self.faults() {
            0 => write!(f, "All is well."),
            1 => write!(f, "One fault."),
            faults => write!(f, "{faults} faults."),
        }
    }
}

/// Checks everything that the bot needs.
pub async fn examine() -> Report {
    let mut lines = vec![Line::fine("version", format!("fivefoot {}", env!("CARGO_PKG_VERSION")))];
    let settings = match Settings::read() {
        Ok(settings) => settings,
        Err(error) => {
            lines.push(Line::from(&error));
            Settings::default()
        }
    };
    lines.extend(machine::settings_file());
    let checks = [settings.log_format().err(), settings.health_address().err()];
    lines.extend(checks.iter().flatten().map(Line::from));
    match settings.discord() {
        Ok(access) => lines.extend(account::examine(&access).await),
        Err(error) => lines.push(Line::from(&error)),
    }
    lines.extend(machine::database(&settings.database()).await);
    Report { lines }
}

/// A setting that cannot be used: its message says what was expected.
impl From<&ConfigError> for Line {
    fn from(error: &ConfigError) -> Self {
        let text = error.to_string();
        let (first, rest) =
            text.split_once('\n').unwrap_or((&text, "correct it in the environment or in the .env file"));
        Line::fault("settings", first, rest)
    }
}
