//! The console: commands from a terminal, a file or a pipe, one per line.
//!
//! It plays a single table, as the GM unless another speaker is named, and prints each reply as text or as a JSON
//! object. Pictures and files go to a folder. It reads the same commands that Discord registers, and `complete` offers
//! the same completions.

mod complete;

use std::fs;
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{Behavior, CompletionType, Config, Editor};
use serde_json::json;

use crate::command::{App, Caller, CannotStart, Invocation, Reply, Request, Status, Upload, answer, line};
use crate::mapfile::MAX_FILE_BYTES;
use crate::say;
use crate::store::reason;
pub use complete::Hints;

/// The console's settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The file to read commands from, instead of standard input.
    pub script: Option<PathBuf>,
    /// Whether to print one JSON object per command.
    pub json: bool,
    /// The folder to write pictures to.
    pub images: Option<PathBuf>,
    /// The seed for repeatable dice.
    pub seed: Option<u64>,
    /// Where the table is kept.
    pub db: String,
    /// The id of the person to speak as, with a player's rights instead of the GM's.
    pub speaker: Option<u64>,
}

/// Why the console cannot start or continue.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The store or the rulesets failed.
    #[error(transparent)]
    App(#[from] CannotStart),
    /// A file or folder failed.
    #[error("{path}: {}", reason(error))]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong with it.
        error: io::Error,
    },
    /// The terminal failed.
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] ReadlineError),
}

/// The console's one table.
const CHANNEL: u64 = 0;

/// Reads commands until they end and returns whether every line was understood.
///
/// # Errors
/// If the store, the script, the folder for pictures or the terminal cannot be used.
pub async fn run(settings: Settings) -> Result<bool, Failure> {
    if let Some(folder) = &settings.images {
        fs::create_dir_all(folder).map_err(|error| Failure::File { path: folder.clone(), error })?;
    }
    let mut source = Source::open(settings.script.as_deref())?;
    let app = App::open_with(&settings.db, settings.seed).await?;
    let caller = settings.speaker.map_or_else(|| Caller::manager(0), Caller::plain);
    let mut understood = true;
    let mut number = 0;
    loop {
        if let Source::Terminal(editor) = &mut source
            && let Some(hints) = editor.helper_mut()
        {
            hints.known = app.known(CHANNEL, None, &caller).await;
        }
        // Waiting for a line blocks this thread, not those that answer.
        let (back, read) = tokio::task::spawn_blocking(move || {
            let read = source.next();
            (source, read)
        })
        .await
        .map_err(|_| Failure::Terminal(ReadlineError::Eof))?;
        source = back;
        let Some(typed) = read? else { break };
        number += 1;
        let typed = typed.trim();
        if typed.is_empty() || typed.starts_with('#') {
            continue;
        }
        let reply = reply(&app, &caller, typed).await;
        understood &= reply.status != Status::Error;
        let image = picture(settings.images.as_deref(), number, &reply)?;
        let file = file(settings.images.as_deref(), number, &reply)?;
        if print(&settings, number, &reply, (image.as_deref(), file.as_deref())).is_err() {
            // Nobody reads the output any more.
            break;
        }
    }
    app.close().await;
    Ok(understood)
}

async fn reply(app: &App, caller: &Caller, typed: &str) -> Reply {
    let request = |given| Request { channel: CHANNEL, guild: None, caller: caller.clone(), id: None, given };
    match line::read(typed) {
        Ok(given) => match with_files(given) {
            Ok(given) => answer(app, request(given)).await,
            Err(reply) => *reply,
        },
        Err(unreadable) => app.answer_unreadable(&request(unreadable.given), unreadable.error).await,
    }
}

/// Reads the files whose paths are given as options.
fn with_files(mut given: Invocation) -> Result<Invocation, Box<Reply>> {
    let named: Vec<(String, String)> =
        given.file_options().map(|(option, path)| (option.to_owned(), path.to_owned())).collect();
    for (option, path) in named {
        let mut bytes = Vec::new();
        // One byte more than allowed, so that a file that is too large is noticed.
        let most = MAX_FILE_BYTES as u64 + 1;
        let read = fs::File::open(&path).and_then(|file| file.take(most).read_to_end(&mut bytes));
        if let Err(error) = read {
            let words = given.spec().map_or_else(|_| String::new(), |spec| spec.words());
            return Err(Box::new(Reply::error(
                words,
                say!("console-unreadable", option, path, why = error.to_string()),
            )));
        }
        given.files.push((option, Upload::new(bytes)));
    }
    Ok(given)
}

/// Writes the reply's file, if it has one and there is a folder for it, and returns the file's name.
fn file(folder: Option<&Path>, number: usize, reply: &Reply) -> Result<Option<String>, Failure> {
    let Some((attached, name)) = reply.file.as_ref().zip(reply.file_name()) else { return Ok(None) };
    let Some(folder) = folder else { return Ok(Some(say!("console-not-written", name).to_string())) };
    let name = format!("{number:03}-{name}");
    let path = folder.join(&name);
    fs::write(&path, &attached.bytes).map_err(|error| Failure::File { path, error })?;
    Ok(Some(name))
}

/// Writes the reply's picture, if it has one and there is a folder for it, and returns the file's name.
fn picture(folder: Option<&Path>, number: usize, reply: &Reply) -> Result<Option<String>, Failure> {
    let (Some(folder), Some(shown)) = (folder, &reply.picture) else { return Ok(None) };
    let name = format!("{number:03}-{}.{}", reply.command.replace(' ', "-"), shown.ending());
    let path = folder.join(&name);
    fs::write(&path, shown.file()).map_err(|error| Failure::File { path, error })?;
    Ok(Some(name))
}

fn print(
    settings: &Settings,
    number: usize,
    reply: &Reply,
    (image, file): (Option<&str>, Option<&str>),
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if settings.json {
        let mut json = reply.json();
        json["line"] = json!(number);
        if let Some(image) = image {
            json["image"] = json!(image);
        }
        if let Some(file) = file {
            json["file"] = json!(file);
        }
        writeln!(out, "{json}")?;
    } else {
        writeln!(out, "{}", reply.text())?;
        if let Some(letters) = &reply.letters {
            writeln!(out, "{}", letters.trim_end())?;
        }
        if let Some(aside) = reply.aside_text() {
            writeln!(out, "{}", say!("door-gm-aside", aside).localized(reply.locale))?;
        }
        if let Some(picture) = &reply.picture {
            writeln!(out, "{}", picture.text().trim_end())?;
        }
        if let Some(image) = image {
            writeln!(out, "{}", say!("console-picture", image).localized(reply.locale))?;
        }
        if let Some(file) = file {
            writeln!(out, "{}", say!("console-file", file).localized(reply.locale))?;
        }
        writeln!(out)?;
    }
    out.flush()
}

/// Where lines come from.
enum Source {
    Terminal(Box<Editor<Hints, DefaultHistory>>),
    Lines(Box<dyn BufRead + Send>),
}

impl Source {
    fn open(script: Option<&Path>) -> Result<Self, Failure> {
        if let Some(path) = script {
            let file = fs::File::open(path).map_err(|error| Failure::File { path: path.into(), error })?;
            return Ok(Source::Lines(Box::new(BufReader::new(file))));
        }
        if !io::stdin().is_terminal() {
            return Ok(Source::Lines(Box::new(BufReader::new(io::stdin()))));
        }
        let config = Config::builder().auto_add_history(true).completion_type(CompletionType::List);
        // The prompt goes to the terminal even if the answers go to a file.
        let behavior = if io::stdout().is_terminal() { Behavior::Stdio } else { Behavior::PreferTerm };
        let config = config.behavior(behavior).build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Hints::default()));
        // Goes to standard error: a program may be reading the answers.
        eprintln!("{}", say!("console-welcome"));
        Ok(Source::Terminal(Box::new(editor)))
    }

    /// The next line; `None` at the end. Invalid UTF-8 shows as replacement characters and is refused later.
    fn next(&mut self) -> Result<Option<String>, Failure> {
        match self {
            Source::Terminal(editor) => loop {
                match editor.readline("> ") {
                    Ok(line) => break Ok(Some(line)),
                    // As in a shell, Ctrl-C clears what is typed, and ends the console only on an empty line.
                    Err(ReadlineError::Interrupted) if editor.helper().is_some_and(|hints| hints.begun.take()) => {}
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => break Ok(None),
                    Err(error) => break Err(error.into()),
                }
            },
            Source::Lines(lines) => {
                let mut bytes = Vec::new();
                let read = lines.read_until(b'\n', &mut bytes);
                let read = read.map_err(|error| Failure::File { path: "standard input".into(), error })?;
                Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
            }
        }
    }
}
