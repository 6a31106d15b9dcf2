//! Who may do what, in every combination of person, command, state of the table and way in. What is expected follows from the
//! declarations alone, so a new command is in it as soon as it is declared.

use fivefoot::command::spec::{Kind, Right, Spec};
use fivefoot::command::{App, Caller, Invocation, Request, SPECS};

use super::rights::{ANNA, BERT, CHANNEL, Evening, MAKER, NOBODY, about, gms, is_denied};
use crate::boards::one_in;

/// What the table is like when the command comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    NoTable,
    /// Nobody keeps turns.
    Free,
    /// It is Aldo's turn.
    InTurns,
    /// Everybody may do what the GM may.
    Open,
}

/// Who gives the command, about Aldo or, for Bert, about Bryn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Gm,
    /// Plays the creature, whose turn it is while turns are kept.
    OwnerInTurn,
    /// Plays the creature; it is another's turn while turns are kept.
    OwnerOutOfTurn,
    /// Plays another creature.
    Player,
    Onlooker,
}

/// The way in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Door {
    /// Typed, and answered.
    Typed,
    /// Asked before the files that come with it are fetched.
    BeforeFiles,
    /// Asked for the window of a command that takes lines.
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

/// What the declaration says.
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
        // The last command was the GM's.
        Right::Author | Right::Keeper | Right::Gm => false,
        // A command without the option is about the creature whose turn it is.
        Right::Owner | Right::OwnerInTurn if !named => state == State::InTurns && role == Role::OwnerInTurn,
        Right::Owner => owns || !is_about_somebody(spec),
        Right::OwnerInTurn => (owns && (state == State::Free || role == Role::OwnerInTurn)) || !is_about_somebody(spec),
    }
}

/// Whether the command's example, with a creature's name put in, names the creature it is about.
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
                        // Whose the last command was is known only when it is taken back.
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
                            // A table of its own, since it may change anything.
                            if typed % share != 0 {
                                continue;
                            }
                            let fresh = table(state).await;
                            is_denied(&fresh.give(&caller, given.clone()).await)
                        }
                    };
                    assert_eq!(denied, !expected, "{case}");
                    tried += 1;
                }
            }
        }
    }
    println!("{tried} combinations of role, command, door and state");
    assert!(tried > 2_500, "{tried}");
}
