//! Who may do what: every command, by everybody, through each entry point.

use fivefoot::command::spec::{Kind, Spec};
use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, SPECS, Status, answer, line, offer};

use crate::boards::one_in;
use crate::command::did;

/// What people other than the GM may do with each command: with their own creature in its turn, with their own creature in
/// another's turn, with another person's creature, and as an onlooker. The GM may do everything.
const RIGHTS: &str = "
    command            own, in turn   own, not in turn   another's   looking on
    table new          -              -                  -           -
    table ruleset      -              -                  -           -
    table house-rule   -              -                  -           -
    table board        -              -                  -           -
    table theme        -              -                  -           -
    table language     -              -                  -           -
    table pings        -              -                  -           -
    table refusals     -              -                  -           -
    table initiative   -              -                  -           -
    table phases       -              -                  -           -
    table export       -              -                  -           -
    table import       -              -                  -           -
    rules              yes            yes                yes         yes
    map paint          -              -                  -           -
    map brush          -              -                  -           -
    map height         -              -                  -           -
    map edge           -              -                  -           -
    map wall           -              -                  -           -
    map room           -              -                  -           -
    map door           yes            -                  -           -
    map picture        -              -                  -           -
    map align          -              -                  -           -
    map paste          -              -                  -           -
    map import         -              -                  -           -
    map export         -              -                  -           -
    join               yes            yes                yes         yes
    creature add       -              -                  -           -
    creature paste     -              -                  -           -
    creature edit      yes            yes                -           -
    creature sheet     yes            yes                -           -
    creature portrait  yes            yes                -           -
    creature remove    -              -                  -           -
    creature list      yes            yes                yes         yes
    place              -              -                  -           -
    roster save        -              -                  -           -
    roster add         -              -                  -           -
    roster list        -              -                  -           -
    roster remove      -              -                  -           -
    show               yes            yes                yes         yes
    move               yes            -                  -           -
    step               yes            -                  -           -
    run                yes            -                  -           -
    hustle             yes            -                  -           -
    sprint             yes            -                  -           -
    crawl              yes            -                  -           -
    fly                yes            -                  -           -
    fly-mishap         yes            yes                -           -
    wind               yes            yes                -           -
    climb              yes            -                  -           -
    swim               yes            -                  -           -
    burrow             yes            -                  -           -
    teleport           yes            -                  -           -
    jump               yes            -                  -           -
    stand              yes            -                  -           -
    mount              yes            -                  -           -
    dismount           yes            -                  -           -
    escape             yes            -                  -           -
    charge             yes            -                  -           -
    withdraw           yes            -                  -           -
    overrun            yes            -                  -           -
    bull-rush          yes            -                  -           -
    tumble             yes            -                  -           -
    clamber            yes            -                  -           -
    push               yes            -                  -           -
    pull               yes            -                  -           -
    slide              yes            -                  -           -
    fling              yes            -                  -           -
    block              yes            yes                -           -
    follow             yes            yes                -           -
    climb-forward      yes            -                  -           -
    swim-forward       yes            -                  -           -
    phase next         -              -                  -           -
    phase declare      yes            yes                -           -
    phase retract      yes            yes                -           -
    phase done         yes            yes                -           -
    phase show         yes            yes                yes         yes
    fall               yes            yes                -           -
    settle             yes            yes                -           -
    travel             yes            yes                yes         yes
    options            yes            yes                yes         yes
    reachable          yes            yes                yes         yes
    threat             yes            yes                yes         yes
    measure            yes            yes                yes         yes
    turn start         -              -                  -           -
    turn next          yes            -                  -           -
    turn previous      -              -                  -           -
    turn roll          yes            yes                yes         yes
    turn pings         yes            yes                yes         yes
    turn delay         yes            -                  -           -
    turn ready         yes            -                  -           -
    turn end           -              -                  -           -
    initiative         yes            yes                -           -
    flank              yes            yes                yes         yes
    gm show            yes            yes                yes         yes
    gm role            -              -                  -           -
    gm add             -              -                  -           -
    gm remove          -              -                  -           -
    gm open            -              -                  -           -
    undo               -              -                  -           -
    redo               -              -                  -           -
    history            yes            yes                yes         yes
    replay             yes            yes                yes         yes
    privacy show       yes            yes                yes         yes
    privacy export     yes            yes                yes         yes
    privacy delete     yes            yes                yes         yes
    help               yes            yes                yes         yes
";

pub(super) const MAKER: u64 = 1;
/// Plays Aldo, whose turn it is.
pub(super) const ANNA: u64 = 5;
/// Plays Bryn, whose turn comes later.
pub(super) const BERT: u64 = 6;
pub(super) const NOBODY: u64 = 7;
const ROLE: u64 = 70;
pub(super) const CHANNEL: u64 = 8;

/// The people other than the GM, each with a creature, in the order of the columns.
const OTHERS: [(u64, &str); 4] = [(ANNA, "Aldo"), (BERT, "Bryn"), (BERT, "Aldo"), (NOBODY, "Aldo")];

/// Everybody who is GM, and why.
pub(super) fn gms() -> [Caller; 4] {
    let with_role = Caller { roles: vec![69, ROLE], ..Caller::plain(4) };
    [Caller::plain(MAKER), Caller::manager(2), Caller::plain(3), with_role]
}

pub(super) struct Evening {
    pub(super) app: App,
}

impl Evening {
    /// A table with two players' heroes and the GM's Ogre. Turns are kept, and it is Aldo's turn.
    pub(super) async fn begun() -> Self {
        let evening = Evening { app: App::open("sqlite::memory:").await.unwrap() };
        for line in [
            "/table new width:20 height:15",
            "/creature add name:Aldo at:C3 owner:5 initiative:5",
            "/creature add name:Bryn at:C6 owner:6 initiative:4",
            "/creature add name:Ogre at:K4 size:large side:foes initiative:3",
            "/gm add person:3",
            "/gm role role:70",
            "/initiative creature:Aldo check:20",
            "/initiative creature:Bryn check:15",
            "/initiative creature:Ogre check:10",
            "/turn start",
        ] {
            evening.done(&Caller::plain(MAKER), line).await;
        }
        evening
    }

    pub(super) async fn give(&self, caller: &Caller, given: Invocation) -> Reply {
        answer(&self.app, Request { channel: CHANNEL, guild: Some(9), caller: caller.clone(), id: None, given }).await
    }

    pub(super) async fn say(&self, caller: &Caller, text: &str) -> Reply {
        self.give(caller, line::read(text).unwrap()).await
    }

    pub(super) async fn done(&self, caller: &Caller, text: &str) -> Reply {
        let reply = self.say(caller, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply
    }

    pub(super) async fn press(&self, caller: &Caller, button: &str) -> Reply {
        let request = Request {
            channel: CHANNEL,
            guild: Some(9),
            caller: caller.clone(),
            id: None,
            given: Invocation::default(),
        };
        self.app.press(button, request).await
    }

    pub(super) async fn state(&self) -> String {
        let shown = self.say(&Caller::manager(2), "/show whole:true").await.json();
        format!("{shown}{}", self.say(&Caller::manager(2), "/gm show").await.text())
    }
}

/// Whether an answer refuses for lack of rights; no other answer uses this wording.
pub(super) fn is_denied(reply: &Reply) -> bool {
    let said = [
        "for the GM only",
        "isn't yours",
        "'s turn: only ",
        "buttons are somebody else's",
        "preview:true plans ahead",
        "Only the person who gave that command",
        "somebody else gave it",
        "Only the GM can override",
        "Only the GM sees hidden creatures",
        "Only the GM can set",
        "only the GM locks or hides them",
        "Only a GM, or a member who can manage the server,",
    ];
    let denied = said.iter().any(|words| reply.text().contains(words));
    assert!(!denied || (reply.status == Status::Error && reply.private), "{}", reply.text());
    denied
}

/// The command's example, about this creature.
pub(super) fn about(spec: &Spec, creature: &str) -> Invocation {
    let mut given = line::read(spec.example).unwrap();
    let is_asked = spec.option("creature").is_some_and(|option| option.kind == Kind::Creature);
    if is_asked {
        given.options.retain(|(name, _)| name != "creature");
        given.options.push(("creature".to_owned(), creature.to_owned()));
    }
    given
}

/// The rows of the table: a command, and whether each column may give it.
fn rows() -> Vec<(String, [bool; 4])> {
    let lines = RIGHTS.lines().map(str::trim).filter(|line| !line.is_empty()).skip(1);
    let read = |line: &str| {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let may = words.split_off(words.len() - 4);
        (words.join(" "), std::array::from_fn(|column| may[column] == "yes"))
    };
    lines.map(read).collect()
}

#[test]
fn the_table_has_every_command() {
    let outcome: Vec<String> = rows().into_iter().map(|(command, _)| command).collect();
    let known: Vec<String> = SPECS.iter().map(Spec::words).collect();
    assert_eq!(outcome, known, "a new command needs a line in the table of rights");
}

/// Gives the command, returns whether it was denied, and restores the state.
async fn tries(evening: &Evening, caller: &Caller, given: Invocation) -> bool {
    let steps = matches!(given.name.as_str(), "undo" | "redo");
    let (words, before) = (given.to_string(), evening.state().await);
    let reply = evening.give(caller, given.clone()).await;
    let denied = is_denied(&reply);
    // A private answer has no button, but can be undone.
    if !steps && (did(&given, &reply) || evening.state().await != before) {
        assert!(!denied, "{words}");
        evening.done(&Caller::manager(2), "/undo").await;
    } else if steps && reply.status == Status::Done {
        evening.done(&Caller::manager(2), if words == "/undo" { "/redo" } else { "/undo" }).await;
    }
    assert_eq!(evening.state().await, before, "{words} by {caller:?}: {}", reply.text());
    denied
}

#[tokio::test]
async fn everybody_may_do_just_what_the_table_says() {
    let evening = Evening::begun().await;
    // Something to undo, and something to redo.
    for line in ["/place creature:Ogre at:L4", "/place creature:Ogre at:K4", "/undo"] {
        evening.done(&Caller::plain(MAKER), line).await;
    }
    for (nth, (spec, (command, may))) in SPECS.iter().zip(rows()).enumerate() {
        for caller in gms().into_iter().skip(nth % one_in(3)).step_by(one_in(3)) {
            assert!(!tries(&evening, &caller, about(spec, "Aldo")).await, "/{command} by {caller:?}");
        }
        for ((person, creature), may) in OTHERS.into_iter().zip(may) {
            let denied = tries(&evening, &Caller::plain(person), about(spec, creature)).await;
            assert_eq!(!denied, may, "/{command} by {person} with {creature}");
        }
    }
}

#[tokio::test]
async fn a_preview_is_for_everybody_and_force_for_nobody_but_the_gm() {
    let evening = Evening::begun().await;
    let (mut previews, mut forced) = (0, 0);
    for spec in SPECS.iter().filter(|spec| spec.name != "place") {
        let with = |option: &str, creature| {
            let mut given = about(spec, creature);
            given.options.retain(|(name, _)| name != option);
            given.options.push((option.to_owned(), "true".to_owned()));
            given
        };
        if spec.option("preview").is_some() {
            previews += 1;
            for (person, creature) in OTHERS {
                let denied = tries(&evening, &Caller::plain(person), with("preview", creature)).await;
                assert!(!denied, "/{} by {person} with {creature}", spec.words());
            }
        }
        if spec.option("force").is_some() {
            forced += 1;
            let given = with("force", "Aldo");
            let reply = evening.give(&Caller::plain(ANNA), given.clone()).await;
            assert!(is_denied(&reply), "{given}: {}", reply.text());
            for caller in gms() {
                assert!(!tries(&evening, &caller, given.clone()).await, "{given} by {caller:?}");
            }
        }
    }
    assert!(previews > 20 && forced > 20, "{previews} {forced}");
}

#[tokio::test]
async fn an_open_table_gives_everybody_the_gms_rights_but_not_the_role() {
    let evening = Evening::begun().await;
    evening.done(&Caller::plain(3), "/gm open on:true").await;
    for spec in SPECS.iter().filter(|spec| !matches!(spec.name, "undo" | "redo")) {
        let denied = tries(&evening, &Caller::plain(NOBODY), about(spec, "Ogre")).await;
        assert_eq!(denied, spec.name == "gm" && spec.sub != Some("show"), "/{}", spec.words());
    }
    evening.done(&Caller::plain(3), "/gm open on:false").await;
    assert!(tries(&evening, &Caller::plain(NOBODY), about(&SPECS[0], "Ogre")).await);
}

#[tokio::test]
async fn buttons_are_for_the_author_and_the_gm() {
    let evening = Evening::begun().await;
    // Who gives the command, who presses Undo, and whether that works.
    let others = OTHERS.map(|(person, _)| (Caller::plain(MAKER), Caller::plain(person), false));
    let own = [(Caller::plain(ANNA), Caller::plain(ANNA), true), (Caller::plain(ANNA), Caller::plain(BERT), false)];
    let gms = gms().map(|gm| (Caller::plain(ANNA), gm, true));
    for (author, presses, may) in others.into_iter().chain(own).chain(gms) {
        let before = evening.state().await;
        let button = evening.done(&author, "/move creature:Aldo to:D4").await.press_of(Key::Undo).unwrap();
        let pressed = evening.press(&presses, &button).await;
        assert_eq!(is_denied(&pressed), !may, "{author:?} {presses:?}: {}", pressed.text());
        if !may {
            evening.done(&Caller::manager(2), "/undo").await;
        }
        assert_eq!(evening.state().await, before);
    }
}

#[tokio::test]
async fn windows_need_the_rights_of_their_command() {
    let evening = Evening::begun().await;
    let others = OTHERS.map(|(person, creature)| (Caller::plain(person), creature == "Aldo" && person == ANNA));
    let gms = gms().map(|gm| (gm, true));
    let maker = Caller::plain(MAKER);
    let pad = evening.done(&maker, "/move creature:Aldo to:D4").await.press_of(Key::Arrows).unwrap();
    let request = |caller: &Caller, text: &str| {
        let given = line::read(text).unwrap();
        Request { channel: CHANNEL, guild: Some(9), caller: caller.clone(), id: None, given }
    };
    let typed = |name: &str, value: &str| [(name.to_owned(), value.to_owned())];
    for (caller, may) in others.into_iter().chain(gms.clone()) {
        // Whether the bot refuses to open the arrows or their window, or to accept a window that another person opened.
        let arrows = evening.press(&caller, &pad).await;
        assert_eq!((is_denied(&arrows), arrows.panel.is_some()), (!may, may), "{caller:?}: {}", arrows.text());
        let makers = evening.press(&maker, &pad).await.press_of(Key::GoTo).unwrap();
        let before = evening.state().await;
        if caller != maker {
            assert!(is_denied(&evening.press(&caller, &makers).await), "{caller:?}");
            assert!(is_denied(&evening.app.typed(&makers, &typed("to", "D4"), request(&caller, "/show")).await));
            assert_eq!(evening.state().await, before);
        }
        if may {
            let own = arrows.press_of(Key::GoTo).unwrap();
            let window = evening.press(&caller, &own).await.form.unwrap();
            let sent = evening.app.typed(&window.id, &typed("to", "D5"), request(&caller, "/show")).await;
            assert_ne!(evening.state().await, before, "{}", sent.text());
            evening.done(&maker, "/undo").await;
        }

        let (may, text) = (gms.iter().any(|(gm, _)| *gm == caller), typed("text", "Rat at A1: Tiny"));
        let opened = evening.app.ask(&request(&caller, "/creature paste")).await;
        assert_eq!((is_denied(&opened), opened.form.is_some()), (!may, may), "{caller:?}: {}", opened.text());
        let makers = evening.app.ask(&request(&maker, "/creature paste")).await.form.unwrap();
        let before = evening.state().await;
        if caller != maker {
            assert!(is_denied(&evening.app.typed(&makers.id, &text, request(&caller, "/show")).await));
            assert_eq!(evening.state().await, before);
        }
        if let Some(own) = opened.form {
            let sent = evening.app.typed(&own.id, &text, request(&caller, "/show")).await;
            assert_ne!(evening.state().await, before, "{}", sent.text());
            evening.done(&maker, "/undo").await;
        }
    }
}

#[tokio::test]
async fn completion_names_ones_own_first_and_the_hidden_to_the_gm_alone() {
    let evening = Evening::begun().await;
    evening.done(&Caller::plain(MAKER), "/creature add name:Stalker at:A1 hidden:true side:foes").await;
    let offered = async |caller: &Caller, channel| {
        let known = evening.app.known(channel, None, caller).await;
        let offers = offer::offers(Kind::Creature, "", &[], &known);
        offers.into_iter().map(|offer| offer.word).collect::<Vec<_>>()
    };
    for caller in gms() {
        assert_eq!(offered(&caller, CHANNEL).await, ["Aldo", "Bryn", "Ogre", "Stalker"]);
    }
    assert_eq!(offered(&Caller::plain(BERT), CHANNEL).await, ["Bryn", "Aldo", "Ogre"]);
    assert_eq!(offered(&Caller::plain(NOBODY), CHANNEL).await, ["Aldo", "Bryn", "Ogre"]);
    assert!(offered(&Caller::manager(2), CHANNEL + 1).await.is_empty());
}

#[tokio::test]
async fn a_refusal_of_rights_names_who_may_and_what_to_do_instead() {
    let evening = Evening::begun().await;
    for (person, line, expected) in [
        (ANNA, "/map paint squares:A1 terrain:solid", "Yours: Aldo."),
        (NOBODY, "/map paint squares:A1 terrain:solid", "Example: /join name:Aldo"),
        (NOBODY, "/map paint squares:A1 terrain:solid", "the table's maker"),
        (BERT, "/move to:C7", "It's Aldo's turn, not Bryn's yet. preview:true"),
        (BERT, "/move creature:Ogre to:C7", "Ogre isn't yours: only the GM can use /move here."),
        (BERT, "/move creature:Aldo to:C7", "only their player and the GM can use /move here."),
        (BERT, "/turn next", "It's Aldo's turn: only their player and the GM can use /turn next now."),
        (ANNA, "/move to:T15 force:true", "Only the GM can override"),
        (ANNA, "/show hidden:true", "Only the GM sees"),
    ] {
        let reply = evening.say(&Caller::plain(person), line).await;
        assert!(reply.private && reply.status == Status::Error, "{line}: {}", reply.text());
        assert!(reply.text().contains(expected), "{line}: {}", reply.text());
    }
}

#[tokio::test]
async fn the_creature_is_clear_without_its_name() {
    let evening = Evening::begun().await;
    let who = async |caller: &Caller| {
        evening.done(caller, "/move to:E5 preview:true").await.ruling.unwrap()["creature"].clone()
    };
    assert_eq!(who(&Caller::plain(ANNA)).await, "Aldo");
    assert_eq!(who(&Caller::plain(BERT)).await, "Bryn", "the only one that is its own");
    assert_eq!(who(&Caller::plain(MAKER)).await, "Aldo", "whose turn it is");
    evening.done(&Caller::plain(ANNA), "/turn next").await;
    assert_eq!(who(&Caller::plain(BERT)).await, "Bryn");
    evening.done(&Caller::plain(BERT), "/move to:C7").await;
    // Of several, the one whose turn it is.
    evening.done(&Caller::plain(BERT), "/join name:Cat at:M9 size:tiny").await;
    assert_eq!(who(&Caller::plain(BERT)).await, "Bryn");
    evening.done(&Caller::plain(MAKER), "/turn end").await;
    let unclear = evening.say(&Caller::plain(BERT), "/move to:E5").await;
    assert!(unclear.text().contains("`creature` is missing: which of yours? Bryn, Cat."), "{}", unclear.text());
}

#[tokio::test]
async fn a_player_joins_with_their_own_character() {
    let evening = Evening::begun().await;
    let (anna, nobody) = (Caller::plain(ANNA), Caller::plain(NOBODY));
    let gm = Caller::plain(MAKER);
    let joined = evening.done(&nobody, "/join name:Dora size:small speed:20").await;
    assert!(
        joined.text().contains("Dora: small, heroes, at B2") && joined.text().contains("played by 7"),
        "{joined:?}"
    );
    // It isn't in the order yet, and no other turn holds it up.
    evening.done(&nobody, "/move to:C1").await;
    evening.done(&nobody, "/join name:\"Dora's Dog\" at:H9").await;
    for (caller, name, expected) in [
        (&anna, "Dora", "Dora is someone else's. For a new character, choose another name"),
        (&nobody, "Dora", "Dora is already yours"),
        (&nobody, "Ogre", "on side foes: only the GM can hand them over"),
        (&nobody, "Bryn", "someone else's"),
    ] {
        let reply = evening.say(caller, &format!("/join name:{name}")).await;
        assert!(reply.private && reply.text().contains(expected), "{name}: {}", reply.text());
    }
    // A hero without a player.
    evening.done(&gm, "/creature edit creature:Bryn owner:none").await;
    let taken = evening.done(&anna, "/join name:bryn").await;
    assert!(taken.text().contains("now yours") && taken.text().contains("played by 5"), "{}", taken.text());
    evening.done(&gm, "/undo").await;
    assert!(evening.done(&gm, "/creature list").await.text().contains("Bryn: C6"));

    let wall = evening.done(&gm, "/map paint squares:A1:T15 terrain:solid").await;
    assert!(evening.say(&anna, "/join name:Eve").await.text().contains("no free square"), "{}", wall.text());
    evening.done(&anna, "/join name:Eve at:A9").await;
}

#[tokio::test]
async fn the_gm_role_outlives_the_table_and_can_be_taken_back() {
    let evening = Evening::begun().await;
    let (gm, third) = (Caller::plain(MAKER), Caller::plain(3));
    evening.done(&third, "/table new width:5 height:5").await;
    evening.done(&Caller { roles: vec![ROLE], ..Caller::plain(99) }, "/map paint squares:A1 terrain:solid").await;
    let outcome = evening.done(&gm, "/gm show").await;
    assert_eq!(outcome.ruling.unwrap(), serde_json::json!({"role": "70", "people": ["3"], "open": false}));
    evening.done(&third, "/gm role").await;
    assert!(is_denied(&evening.say(&Caller { roles: vec![ROLE], ..Caller::plain(99) }, "/turn end").await));
    evening.done(&third, "/undo").await;
    evening.done(&Caller { roles: vec![ROLE], ..Caller::plain(99) }, "/map paint squares:A2 terrain:solid").await;
    let wrong = evening.say(&third, "/gm remove person:12").await;
    assert!(wrong.text().contains("12 wasn't added"), "{}", wrong.text());
    assert!(evening.say(&third, "/gm add person:anna").await.text().contains("a user id"));
}
