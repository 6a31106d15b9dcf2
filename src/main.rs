//! The binary: parses its arguments and starts one of the two front ends.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use fivefoot::command::App;
use fivefoot::config::Settings;
use fivefoot::{console, discord, logging};

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

/// The exit code if the process could not start.
const START_FAILED: u8 = 2;

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command {
        Some(Command::Console(args)) => {
            let ConsoleArgs { script, json, images, seed, db, speaker } = args;
            // The console needs no settings, so an unreadable file doesn't stop it.
            let filter = Settings::read().unwrap_or_default().get("RUST_LOG");
            logging::start(filter.as_deref(), logging::CONSOLE_FILTER);
            match console::run(console::Settings { script, json, images, seed, db, speaker }).await {
                Ok(true) => ExitCode::SUCCESS,
                Ok(false) => ExitCode::from(1),
                Err(failure) => {
                    eprintln!("fivefoot: {failure}");
                    ExitCode::from(START_FAILED)
                }
            }
        }
        None => match bot().await {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                eprintln!("fivefoot: {failure}");
                ExitCode::from(START_FAILED)
            }
        },
    }
}

/// Runs the Discord bot until it gets a signal to stop.
async fn bot() -> Result<(), Box<dyn Error>> {
    let settings = Settings::read()?;
    logging::start(settings.get("RUST_LOG").as_deref(), logging::BOT_FILTER);
    let access = settings.discord()?;
    let app = App::open(&settings.database()).await?;
    let ended = discord::run(app.clone(), &access).await;
    app.close().await;
    Ok(ended?)
}
