//! The binary: parses its arguments and starts one of the two front ends.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use fivefoot::command::{App, CannotStart};
use fivefoot::config::{LogFormat, Settings};
use fivefoot::{console, discord, hosting, logging, store, watch};
use tokio::runtime::Runtime;

/// Adjudicates tactical movement in tabletop games. Without a subcommand, runs the Discord bot.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play without Discord: read commands from a terminal or standard input, one per line
    Console(ConsoleArgs),
    /// Look at everything that the bot needs, and say what to do about what is wrong
    Doctor,
    /// Copy the database into a new file, also while the bot runs
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Put a backup in the database's place while the bot is stopped; what was there is kept beside it
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Carry everything from one database into another, new one, and compare them row by row; stop the bot first
    Move {
        /// The database to read, such as sqlite://fivefoot.db [default: DATABASE_URL]
        #[arg(long, value_name = "URL")]
        from: Option<String>,
        /// The new database, such as postgres://fivefoot@localhost/fivefoot
        #[arg(long, value_name = "URL")]
        to: String,
    },
    /// Print the link with which a server invites the bot
    Invite,
    /// Ask the bot that runs at HEALTH_ADDR whether it is alive
    Health {
        /// Whether it is connected and its database can be written as well
        #[arg(long)]
        ready: bool,
    },
}

#[derive(Args)]
struct ConsoleArgs {
    /// Read commands from this file instead of standard input
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,
    /// Print one JSON object per command
    #[arg(long)]
    json: bool,
    /// Save each picture to this folder as PNG
    #[arg(long, value_name = "DIR")]
    images: Option<PathBuf>,
    /// Seed the dice, so that the same commands roll the same
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Database to keep the table in, such as sqlite://table.db [default: in memory]
    #[arg(long, value_name = "URL", default_value = "sqlite::memory:")]
    db: String,
    /// Act as the player with this id instead of as the GM
    #[arg(long = "as", value_name = "ID", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    speaker: Option<u64>,
}

/// The exit code if something is wrong.
const WRONG: u8 = 1;

/// The exit code if the process could not start.
const START_FAILED: u8 = 2;

/// The exit code if the bot's database cannot be read or written (EX_IOERR of sysexits.h).
const DATABASE_FAILED: u8 = 74;

/// The exit code if `DATABASE_URL` names nothing that can be the bot's database (EX_CONFIG): a restart will not help.
const WRONG_DATABASE: u8 = 78;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let runtime = match Runtime::new() {
        Ok(runtime) => runtime,
        Err(failure) => return ended(Err(failure.into()), START_FAILED),
    };
    let status = runtime.block_on(run(cli));
    // Everything that matters has been awaited. A library's task that never yields would keep the process alive.
    runtime.shutdown_background();
    status
}

async fn run(cli: Cli) -> ExitCode {
    match cli.command {
        Some(Command::Console(args)) => {
            let ConsoleArgs { script, json, images, seed, db, speaker } = args;
            // The console needs no settings, so an unreadable file doesn't stop it.
            let filter = Settings::read().unwrap_or_default().get("RUST_LOG");
            logging::start(filter.as_deref(), logging::CONSOLE_FILTER, LogFormat::Text);
            match console::run(console::Settings { script, json, images, seed, db, speaker }).await {
                Ok(true) => ExitCode::SUCCESS,
                Ok(false) => ExitCode::from(1),
                Err(failure) => {
                    eprintln!("fivefoot: {failure}");
                    ExitCode::from(START_FAILED)
                }
            }
        }
        None => {
            let how = bot().await;
            let otherwise = how.as_ref().err().map_or(START_FAILED, |failure| start_failure(&**failure));
            ended(how, otherwise)
        }
        Some(Command::Doctor) => {
            let report = hosting::examine().await;
            println!("{report}");
            if report.is_well() { ExitCode::SUCCESS } else { ExitCode::from(WRONG) }
        }
        Some(Command::Backup { file }) => ended(backup(&file).await, WRONG),
        Some(Command::Restore { file }) => ended(restore(&file).await, WRONG),
        Some(Command::Move { from, to }) => ended(move_tables(from, &to).await, WRONG),
        Some(Command::Invite) => ended(invite().await, WRONG),
        Some(Command::Health { ready }) => ended(health(ready).await, WRONG),
    }
}

/// The exit code of a bot that could not start.
fn start_failure(failure: &(dyn Error + 'static)) -> u8 {
    match failure.downcast_ref() {
        Some(CannotStart::Store(database)) if database.is_about_settings() => WRONG_DATABASE,
        Some(CannotStart::Store(_)) => DATABASE_FAILED,
        _ => START_FAILED,
    }
}

/// Prints why something failed, and returns the exit code.
fn ended(how: Result<(), Box<dyn Error>>, otherwise: u8) -> ExitCode {
    match how {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("fivefoot: {failure}");
            ExitCode::from(otherwise)
        }
    }
}

async fn backup(file: &Path) -> Result<(), Box<dyn Error>> {
    let bytes = store::backup(&Settings::read()?.database(), file).await?;
    println!("{}: {bytes} bytes", file.display());
    Ok(())
}

async fn restore(file: &Path) -> Result<(), Box<dyn Error>> {
    let restored = store::restore(&Settings::read()?.database(), file).await?;
    println!("{} is restored from {}.", restored.database.display(), file.display());
    if let Some(before) = restored.before {
        println!("What was there is kept in {}.", before.display());
    }
    Ok(())
}

async fn move_tables(from: Option<String>, to: &str) -> Result<(), Box<dyn Error>> {
    let from = match from {
        Some(from) => from,
        None => Settings::read()?.database(),
    };
    let moved = store::transfer(&from, to).await?;
    for (table, rows) in &moved.rows {
        println!("{table}: {rows} rows");
    }
    println!("All of it is there and the same. Set DATABASE_URL to the new address; the old database is as it was.");
    Ok(())
}

async fn invite() -> Result<(), Box<dyn Error>> {
    println!("{}", hosting::invite(&Settings::read()?.discord()?).await?);
    Ok(())
}

async fn health(ready: bool) -> Result<(), Box<dyn Error>> {
    let address = Settings::read()?.health_address()?;
    let address = address.ok_or("HEALTH_ADDR is not set, so the bot can't be asked: set it to a port, such as 9090")?;
    Ok(watch::ask(address, ready).await?)
}

/// Runs the Discord bot until a signal stops it.
async fn bot() -> Result<(), Box<dyn Error>> {
    let settings = Settings::read()?;
    logging::start(settings.get("RUST_LOG").as_deref(), logging::BOT_FILTER, settings.log_format()?);
    let access = settings.discord()?;
    let watched = match settings.health_address()? {
        Some(address) => Some(watch::listen(address).await?),
        None => None,
    };
    let app = App::open(&settings.database()).await?;
    let ended = discord::run(app.clone(), &access, watched).await;
    app.close().await;
    Ok(ended?)
}
