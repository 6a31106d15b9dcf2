//! Who may do what, in every combination of person, command, state of the table and entry point. The expectation follows from the
//! declarations alone, so a new command is covered as soon as it is declared.

use fivefoot::command::spec::{Kind, Opt, Right, Spec};
use fivefoot::command::{App, Caller, Invocation, Request, SPECS, Status};

use super::rights::{ANNA, BERT, CHANNEL, Evening, MAKER, NOBODY, about, gms, is_denied};
use crate::boards::one_in;

/// The state of the table when the command arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    NoTable,
    /// Without turns.
    Free,
    /// It is Aldo's turn.
    InTurns,
    /// Everybody may do what the GM may.
    Open,
}

/// The person who gives the command, about Aldo or, for Bert, about Bryn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Gm,
    /// The creature's player; it is their turn while turns are kept.
    OwnerInTurn,
    /// The creature's player; it is another's turn while turns are kept.
    OwnerOutOfTurn,
    /// Another creature's player.
    Player,
    Onlooker,
}

/// The entry point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Door {
    /// Typed and answered.
    Typed,
    /// Checked before the attached files are fetched.
    BeforeFiles,
    /// Checked when the window of a multi-line command is opened.
    Window,
}

/// Everybody: the person, their role, and the creature that they command.
fn everybody() -> Vec<(Caller, Role, &'static str)> {
    let others = [
        (ANNA, Role::OwnerInTurn, "Aldo"),
        (BERT, Role::OwnerOutOfTurn, "Bryn"),
        (BERT, Role::Player, "Aldo"),
        (NOBODY, Role::Onlooker, "Aldo"),
    ];
    let gms = gms().into_iter().map(|gm| (gm, Role::Gm, "Aldo"));
    gms.chain(others.map(|(id, role, creature)| (Caller::plain(id), role, creature))).collect()
}

/// Whether the command's declaration allows it.
fn may(spec: &Spec, role: Role, state: State) -> bool {
    if state == State::NoTable || role == Role::Gm {
        return true;
    }
    if state == State::Open {
        return spec.right != Right::Keeper;
    }
    let owns = matches!(role, Role::OwnerInTurn | Role::OwnerOutOfTurn);
    let named = spec.option("creature").is_some();
    match spec.right {
        Right::Everybody => true,
        // Nothing has been undone.
        Right::Author if spec.name == "redo" => true,
        // The last command was the GM's.
        Right::Author | Right::Keeper | Right::Gm => false,
        // A command without the option is about the creature whose turn it is.
        Right::Owner | Right::OwnerInTurn if !named => state == State::InTurns && role == Role::OwnerInTurn,
        Right::Owner => owns || !is_about_somebody(spec),
        Right::OwnerInTurn => (owns && (state == State::Free || role == Role::OwnerInTurn)) || !is_about_somebody(spec),
    }
}

/// Whether the command's example, with a creature's name filled in, names the creature it is about.
fn is_about_somebody(spec: &Spec) -> bool {
    spec.option("creature").is_some_and(|option| matches!(option.kind, Kind::Creature))
}

async fn table(state: State) -> Evening {
    let evening = match state {
        State::NoTable => return Evening { app: App::open("sqlite::memory:").await.unwrap() },
        _ => Evening::begun().await,
    };
    let maker = Caller::plain(MAKER);
    match state {
        State::Free => drop(evening.done(&maker, "/turn end").await),
        State::Open => drop(evening.done(&maker, "/gm open on:true").await),
        State::NoTable | State::InTurns => {}
    }
    evening
}

#[tokio::test]
async fn every_combination_is_as_declared() {
    let (mut tried, mut typed) = (0, 0);
    let share = one_in(120);
    for state in [State::NoTable, State::Free, State::InTurns, State::Open] {
        let evening = table(state).await;
        for spec in SPECS {
            for (caller, role, creature) in everybody() {
                let given = about(spec, creature);
                let expected = may(spec, role, state);
                let request = |given: Invocation| {
                    let caller = caller.clone();
                    Request { channel: CHANNEL, guild: Some(9), caller, id: None, given }
                };
                for door in [Door::BeforeFiles, Door::Window, Door::Typed] {
                    let case = format!("{state:?}, {role:?} {}, {door:?}: {given}", caller.id);
                    let denied = match door {
                        // Whose command the last one was is only known when it is undone.
                        Door::BeforeFiles if spec.right == Right::Author => continue,
                        Door::BeforeFiles => match evening.app.refusal(&request(given.clone())).await {
                            Some(refused) => {
                                assert!(refused.private && is_denied(&refused), "{case}: {}", refused.text());
                                true
                            }
                            None => false,
                        },
                        Door::Window => {
                            let Some(lines) = spec.options.iter().find(|option| option.kind == Kind::Lines) else {
                                continue;
                            };
                            let mut given = given.clone();
                            given.options.retain(|(name, _)| name != lines.name);
                            let opened = evening.app.ask(&request(given)).await;
                            assert!(opened.form.is_none() || !is_denied(&opened), "{case}");
                            is_denied(&opened)
                        }
                        Door::Typed => {
                            typed += 1;
                            // On a fresh table, because it may change anything.
                            if typed % share != 0 {
                                continue;
                            }
                            let fresh = table(state).await;
                            is_denied(&fresh.give(&caller, given.clone()).await)
                        }
                    };
                    // A roster is the server's. Without a table there is no GM, and only its managers may see or thin it.
                    let of_the_server = matches!(&*spec.words(), "roster list" | "roster remove");
                    let is_the_managers = state == State::NoTable && door == Door::Typed && of_the_server;
                    let expected = expected && (!is_the_managers || caller.manages);
                    assert_eq!(denied, !expected, "{case}");
                    tried += 1;
                }
            }
        }
    }
    println!("{tried} combinations of role, command, door and state");
    assert!(tried > 2_500, "{tried}");
}

/// What owners may set on their own creatures with `/creature edit`; every other option there is for the GM.
const OWN_STATE: [&str; 10] = [
    "speed",
    "speed-bonus",
    "conditions",
    "helpless",
    "altitude",
    "load",
    "armor",
    "weapon-reach",
    "threatens",
    "modes",
];

/// Who may set an option to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// Anybody who may give the command.
    TheCommandsRight,
    /// Everybody: a plan changes nothing.
    Nothing,
    /// The GM, or everybody at an open table.
    Gm,
    /// The GM, even at an open table.
    Keeper,
}

/// What setting an option to this value requires. Anything not listed here requires the command's right.
fn needs(spec: &Spec, option: &Opt, value: &str) -> Needs {
    let on = value == "true";
    match (&*spec.words(), option.name) {
        (_, "preview") if on && matches!(spec.right, Right::Owner | Right::OwnerInTurn) => Needs::Nothing,
        (_, "force") if on => Needs::Gm,
        ("show", "hidden") if on => Needs::Gm,
        ("map door", "state") if !matches!(value, "open" | "closed") => Needs::Gm,
        ("creature edit", "creature") => Needs::TheCommandsRight,
        ("creature edit", name) => {
            let is_on_the_sheet =
                SPECS.iter().any(|spec| spec.words() == "creature sheet" && spec.option(name).is_some());
            let is_own = OWN_STATE.contains(&name) || is_on_the_sheet || option.short_for == Some("conditions");
            if is_own { Needs::TheCommandsRight } else { Needs::Gm }
        }
        ("privacy delete", "what") if value == "channel" => Needs::Keeper,
        _ => Needs::TheCommandsRight,
    }
}

/// The values to try for an option: every word of a choice, otherwise one.
fn values(spec: &Spec, option: &Opt) -> Vec<String> {
    let example = fivefoot::command::line::read(spec.example).unwrap().value(option.name).map(str::to_owned);
    let plain = |value: &str| vec![value.to_owned()];
    match option.kind {
        Kind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Kind::WordList(words) | Kind::Load(words, _) if !words.is_empty() => plain(words[0]),
        Kind::Flag => plain("true"),
        Kind::Whole(least, most) => vec![(least + (most - least) / 2).to_string()],
        Kind::Number(..) | Kind::OrNone(..) => plain("10"),
        Kind::Feet(_) => plain("10"),
        Kind::Load(..) => plain("40"),
        Kind::Creature | Kind::Creatures => plain("Ogre"),
        Kind::Square | Kind::Destination | Kind::Area | Kind::Areas | Kind::Place => plain("D4"),
        Kind::Person => plain("7"),
        Kind::Role => plain("71"),
        Kind::Side => plain("heroes"),
        Kind::Preset => plain("ogre"),
        _ => vec![example.unwrap_or_else(|| "Wren".to_owned())],
    }
}

/// Everything visible about a table, with every edge of its board.
async fn whole_state(evening: &Evening) -> String {
    let board = evening.say(&Caller::manager(2), "/map export format:text").await.file.unwrap();
    format!("{}{}", evening.state().await, String::from_utf8(board.bytes).unwrap())
}

/// Each option of each command, with each of its words: anybody who may give the command may set it, unless it is listed above.
#[tokio::test]
async fn every_option_needs_the_right_of_its_command_or_the_one_listed() {
    let (mut tried, mut of_their_own, mut at) = (0, 0, 0);
    let share = one_in(40);
    for state in [State::Free, State::InTurns, State::Open] {
        let evening = table(state).await;
        // There has to be something to open.
        evening.done(&Caller::plain(MAKER), "/map edge squares:C3 side:east barrier:door").await;
        let before = whole_state(&evening).await;
        for spec in SPECS {
            for option in spec.options {
                for value in values(spec, option) {
                    // A deletion can't be undone.
                    if (&*spec.words(), option.name) == ("privacy delete", "sure") {
                        continue;
                    }
                    at += 1;
                    let need = needs(spec, option, &value);
                    // Options with a right of their own are tried in every run.
                    if at % share != 0 && (need == Needs::TheCommandsRight || at % 3 != 0) {
                        continue;
                    }
                    for (caller, role, creature) in everybody().into_iter().skip(3) {
                        let mut given = about(spec, creature);
                        if option.name == "creature" && option.kind == Kind::Creature {
                            continue;
                        }
                        given.options.retain(|(name, _)| name != option.name);
                        given.options.push((option.name.to_owned(), value.clone()));
                        if spec.words() == "map door" {
                            given.options.retain(|(name, _)| name != "at");
                            given.options.push(("at".to_owned(), "C3 east".to_owned()));
                        }
                        // Rights don't apply to invalid input.
                        if given.understood().is_err() {
                            continue;
                        }
                        let may = match need {
                            Needs::Nothing => true,
                            Needs::TheCommandsRight => may(spec, role, state),
                            Needs::Gm => role == Role::Gm || state == State::Open,
                            Needs::Keeper => role == Role::Gm,
                        };
                        let case = format!("{state:?}, {role:?} {}: {given}", caller.id);
                        let reply = evening.give(&caller, given).await;
                        assert_eq!(is_denied(&reply), !may, "{case}: {}", reply.text());
                        tried += 1;
                        of_their_own += usize::from(need != Needs::TheCommandsRight);
                        // Restores the state for the next one.
                        for _ in 0..3 {
                            if whole_state(&evening).await == before {
                                break;
                            }
                            assert!(may, "{case}: refused, and done: {}", reply.text());
                            let back = evening.say(&Caller::manager(2), "/undo").await;
                            assert_eq!(back.status, Status::Done, "{case}: {}", back.text());
                        }
                        assert_eq!(whole_state(&evening).await, before, "{case}");
                    }
                }
            }
        }
    }
    println!("{tried} options of commands, {of_their_own} of them with a right of their own");
    assert!(tried > 8000 / share && of_their_own > 150, "{tried} {of_their_own}");
}
