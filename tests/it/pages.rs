//! docs/commands.md is generated from the command declarations; this keeps it up to date.
//!
//! `just bless` (`FIVEFOOT_BLESS=1`) regenerates it.

use std::fmt::Write as _;
use std::path::Path;

use fivefoot::command::SPECS;
use fivefoot::command::spec::Right;
use fivefoot::command::spec::{Kind, Opt, Spec};
use regex::Regex;

const HEAD: &str = "# Commands

Every command and option, as the console and Discord take them: `/command [subcommand] option:value ...`, in any case and order; a
value with spaces stands in quotes. Options in bold are required. [guide.md](guide.md) shows what they are for. This page is
written from the code: `just bless` renews it.
";

const BOOKS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

#[test]
fn the_page_of_commands_follows_the_declarations() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/commands.md");
    let page = page();
    if std::env::var_os("FIVEFOOT_BLESS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(page.lines()).find(|(kept, made)| kept != made);
    assert_eq!(differs, None, "docs/commands.md: `just bless` writes it anew");
    assert_eq!(kept.len(), page.len(), "docs/commands.md: `just bless` writes it anew");
}

/// The page is only compared with the output of the same code, so this checks that every command, option and value is on it.
#[test]
fn the_page_of_commands_has_every_command_and_option() {
    let page = page();
    for spec in SPECS {
        let (_, after) = page.split_once(&format!("\n## /{}\n", spec.words())).unwrap();
        let section = after.split("\n## ").next().unwrap_or_default();
        assert!(section.contains(spec.example), "/{}", spec.words());
        for option in spec.options {
            assert!(section.contains(&format!("`{}`", option.name)), "/{}: {}", spec.words(), option.name);
        }
    }
    assert!(page.contains("`shortest`, `safest`") && page.contains("**`to`**"), "{page}");
}

/// The container builds with the pinned Rust, and the files in deploy/ only set variables that `.env.example` explains.
#[test]
fn the_files_for_hosts_agree_with_the_project() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| std::fs::read_to_string(root.join(file)).unwrap();
    let toolchain = read("rust-toolchain.toml");
    let pinned = toolchain.split('"').nth(1).unwrap();
    assert!(
        read("Containerfile").contains(&format!("FROM rust:{pinned}-alpine")),
        "Containerfile: expected Rust {pinned}"
    );
    let explained = read(".env.example");
    let variable = Regex::new(r"\b(DATABASE_URL|POSTGRES_PASSWORD|(DISCORD|HEALTH|LOG)_[A-Z]+)\b").unwrap();
    let mut found = 0;
    for file in ["Containerfile", "compose.yaml", "deploy/fivefoot.service", "deploy/fivefoot-backup.service"] {
        for name in variable.find_iter(&read(file)) {
            found += 1;
            let line = format!("{}=", name.as_str());
            assert!(explained.contains(&line), "{file}: {} is not in .env.example", name.as_str());
        }
    }
    assert!(found >= 6, "only {found} variables");
}

/// The links between the pages are valid.
#[test]
fn links_lead_to_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for page in
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/guide.md", "docs/commands.md", "docs/hosting.md"]
    {
        let text = std::fs::read_to_string(root.join(page)).unwrap();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let file = root.join(page).with_file_name(link.split('#').next().unwrap_or_default());
            assert!(file.exists(), "{page} links to {link}");
        }
    }
}

fn page() -> String {
    let mut page = HEAD.to_owned();
    for spec in SPECS {
        section(&mut page, spec);
    }
    page
}

fn section(page: &mut String, spec: &Spec) {
    let about = spec.about().to_string();
    write!(page, "\n## /{}\n\n{}\n\n`{}`\n\n", spec.words(), about, spec.example).unwrap();
    let private = if spec.private { " Only the person who asks sees the answer." } else { "" };
    writeln!(page, "{}{private}{}", right(spec.right), menu(spec)).unwrap();
    if !spec.options.is_empty() {
        page.push_str("\n| option | value | meaning |\n|---|---|---|\n");
    }
    for option in spec.options {
        let name = if option.required { format!("**`{}`**", option.name) } else { format!("`{}`", option.name) };
        writeln!(page, "| {name} | {} | {} |", kind(option.kind), meaning(spec, option)).unwrap();
    }
}

/// A command's place in Discord's menu, and the rulebooks that have it.
fn menu(spec: &Spec) -> String {
    let (first, second) = spec.in_menu();
    let second = second.map(|second| format!(" {second}")).unwrap_or_default();
    let elsewhere = format!("{first}{second}") != spec.words();
    let place = if elsewhere { format!(" In Discord's menu: `/{first}{second}`.") } else { String::new() };
    let books: Vec<&str> = BOOKS.into_iter().filter(|book| spec.is_in(book)).collect();
    let books = if spec.is_in_every_book() { String::new() } else { format!(" Only in `{}`.", books.join("`, `")) };
    place + &books
}

fn meaning(spec: &Spec, option: &Opt) -> String {
    match option.short_for {
        Some(other) => format!("short for a part of `{other}`; console only"),
        None => spec.about_option(option.name).to_string().replace('|', "\\|"),
    }
}

fn right(right: Right) -> &'static str {
    match right {
        Right::Everybody => "For everybody.",
        Right::OwnerInTurn => "For the creature's owner, while turns are kept in its turn, and the GM.",
        Right::Owner => "For the creature's owner and the GM.",
        Right::Author => "For the person who gave the command, and the GM.",
        Right::Gm => "For the GM; at an open table for everybody.",
        Right::Keeper => "For the GM, even at an open table.",
    }
}

fn kind(kind: Kind) -> String {
    let words = |words: &[&str]| format!("`{}`", words.join("`, `"));
    let plain = match kind {
        Kind::Choice(all) => return words(all),
        Kind::WordList(all) => return format!("some of {}", words(all)),
        Kind::Load(all, most) => return format!("{} or up to {most} pounds", words(all)),
        Kind::Whole(least, most) => return format!("{least} to {most}"),
        Kind::Number(least, most) => return format!("{least} to {most}"),
        Kind::OrNone(least, most) => return format!("{least} to {most}, or `none`"),
        Kind::Feet(most) => return format!("feet, up to {most}"),
        Kind::Text => "text",
        Kind::Lines => "text of many lines",
        Kind::Flag => "`true` or `false`",
        Kind::Creature => "a creature",
        Kind::Creatures => "creatures, with commas between them",
        Kind::Person => "a person",
        Kind::Role => "a role",
        Kind::Square => "a square: `D4`",
        Kind::Destination => "squares or directions: `H9`, `\"E5 F6\"`, `\"ne 3e\"`",
        Kind::Area => "a rectangle: `E5:E6`",
        Kind::Areas => "squares and rectangles: `\"D4 C3:E5\"`",
        Kind::Place => "a square or a creature",
        Kind::HouseRule => "a rule",
        Kind::HouseValue => "one of the rule's values, or `book`",
        Kind::Topic => "a rule or a topic",
        Kind::File => "a file: an attachment, or its path in the console",
        Kind::Door => "a door or window on the table: `J3`, `J3/K3`, `J3 east`",
        Kind::Preset => "a creature of the bestiary: `ogre`",
        Kind::Template => "a creature of the roster",
        Kind::Side => "any word: `monsters`",
        Kind::Command => "a command: `creature add`",
        Kind::Legs => "legs: `\"forest trail 20mi; hills 10mi\"`",
    };
    plain.to_owned()
}
