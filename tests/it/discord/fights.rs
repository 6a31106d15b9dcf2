//! Three fights as six people see them, with a count of messages and a transcript: a round must not flood a channel.

use regex::Regex;

use crate::discord::standin::{Answer, Bot, Database, Member, Standin};

/// The maximum length of a public answer, without Why.
const LONGEST: usize = 300;

const BOARD: &str = "24x14\nsolid L1:L5 L8:L14\ndifficult M6:N7\n";

const HEROES: [(&str, &str); 4] = [("Anna", "Aldo"), ("Bert", "Brakka"), ("Cleo", "Mira"), ("Dana", "Tilly")];

/// The dialogue in a channel.
struct Evening {
    people: Vec<(&'static str, Member)>,
    lines: Vec<String>,
    /// The number of commands and pressed buttons, and of the public messages that they cause.
    asked: usize,
    messages: usize,
}

impl Evening {
    fn of(discord: &Standin, channel: &str) -> Self {
        let gm = ("GM", discord.member("GM").manages_server().in_channel(channel));
        let players = ["Anna", "Bert", "Cleo", "Dana", "Emil"];
        let players = players.map(|name| (name, discord.member(name).in_channel(channel)));
        let people = std::iter::once(gm).chain(players).collect();
        Evening { people, lines: Vec::new(), asked: 0, messages: 0 }
    }

    fn who(&self, name: &str) -> &Member {
        &self.people.iter().find(|(known, _)| *known == name).unwrap().1
    }

    async fn says(&mut self, name: &str, text: &str) -> Answer {
        let answer = self.who(name).says(text).await;
        self.hears(name, text, answer)
    }

    async fn presses(&mut self, name: &str, label: &str, under: &Answer) -> Answer {
        let answer = self.who(name).presses(&under.button(label)).await;
        self.hears(name, &format!("[{label}]"), answer)
    }

    fn hears(&mut self, name: &str, said: &str, answer: Answer) -> Answer {
        self.asked += 1;
        self.messages += usize::from(answer.is_public() && !answer.is_in_place());
        let mut shown = answer.shown();
        for (known, member) in &self.people {
            shown = shown.replace(&format!("<@{}>", member.id()), &format!("@{known}"));
        }
        // Die rolls vary.
        shown = Regex::new(r"\d+ \(\d+([+-]\d+)\)").unwrap().replace_all(&shown, "N (d20$1)").into_owned();
        let where_to = match (answer.is_private(), answer.is_in_place()) {
            (true, _) => format!("to {name} alone"),
            (false, true) => "in place".to_owned(),
            (false, false) => "to all".to_owned(),
        };
        let length = shown.chars().count();
        assert!(length <= LONGEST || answer.is_private() || self.asked < 9, "{length} characters: {shown}");
        // Short, with Why for the rest: at most one line of rules, and the order of turns only when it changes.
        let lines =
            |words: &[&str]| shown.lines().filter(|line| words.iter().any(|word| line.starts_with(word))).count();
        assert!(lines(&["Rule: ", "Rules: "]) <= 1, "{shown}");
        assert!(lines(&["Order: "]) <= usize::from(said.contains("turn start")), "{shown}");
        self.lines.push(format!("{name}: {said}\n  {where_to}:"));
        self.lines.extend(shown.lines().map(|line| format!("    {line}").trim_end().to_owned()));
        let labels: Vec<String> = answer.buttons().iter().map(|button| format!("[{}]", button.label)).collect();
        self.lines.push(format!("    {}\n", labels.join(" ")));
        answer
    }

    fn transcript(&self) -> String {
        self.lines.join("\n")
    }
}

async fn open() -> (Standin, Database, Bot) {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    (discord, db, bot)
}

#[tokio::test]
async fn four_heroes_and_ten_monsters() {
    let (discord, _db, _bot) = open().await;
    let mut fight = Evening::of(&discord, "keep");
    fight.who("GM").has_file("keep.txt", BOARD.as_bytes().to_vec());
    fight.says("GM", "/map import file:keep.txt").await;
    let window = fight.who("GM").says("/creature paste").await.window();
    let lines = "Aldo at C4 side:heroes: Medium, Spd 30 ft., Init +150\n\
                 Brakka at C6 side:heroes: Medium, Spd 30 ft., Init +125\n\
                 Mira at B8 side:heroes: Medium, Spd 30 ft., Init +100\n\
                 Tilly at B10 side:heroes: Small, Spd 20 ft., Init +75\n\
                 Ogre at P6: Large giant, Spd 40 ft., Reach 10 ft., Init +50\n\
                 Goblin at Q2 Q4 Q9 Q11 S4 S9: Small humanoid, Spd 30 ft., Init +25\n\
                 Wolf at T2 T6 T12: Medium, Spd 50 ft., Init +0";
    let pasted = fight.who("GM").fills_in(&window, &[("text", lines)]).await;
    fight.hears("GM", "/creature paste, and fourteen lines in its window", pasted);
    fight.says("GM", "/table initiative shared:true").await;
    for (player, hero) in HEROES {
        fight.says(player, &format!("/join name:{hero}")).await;
    }
    let begun = fight.says("GM", "/turn start roll:true").await;
    assert!(fight.asked <= 8, "{} messages to set up", fight.asked);

    let before = fight.messages;
    fight.says("Anna", "/move to:J6").await;
    let moved = fight.says("Anna", "/move to:J6 pace:double").await;
    assert!(begun.is_public());
    fight.presses("Anna", "Next turn", &moved).await;
    let moved = fight.says("Bert", "/move to:I6").await;
    fight.presses("Bert", "Next turn", &moved).await;
    fight.says("Cleo", "/options target:Ogre").await;
    let moved = fight.says("Cleo", "/move to:H8").await;
    fight.presses("Cleo", "Next turn", &moved).await;
    let moved = fight.says("Dana", "/move to:F10").await;
    let mut last = fight.presses("Dana", "Next turn", &moved).await;
    let monsters = [("Ogre", "M6")].into_iter().chain([("Goblin", "\"w w\""); 6]).chain([("Wolf", "\"w w w\""); 3]);
    for (kind, to) in monsters {
        assert!(last.shown().contains(kind), "{last:?}");
        let moved = fight.says("GM", &format!("/move to:{to}")).await;
        last = fight.presses("GM", "Next turn", &moved).await;
    }
    let round = fight.messages - before;
    assert!(round <= 20, "{round} messages in a round of 14");
    assert!(last.shown().contains("Round 2: Aldo's turn (Anna)"), "{last:?}");

    // When it gets close.
    let moved = fight.says("Anna", "/charge target:Ogre").await;
    fight.presses("Anna", "Why", &moved).await;
    fight.presses("Anna", "Next turn", &moved).await;
    fight.says("Bert", "/move to:O9").await;
    let moved = fight.says("Bert", "/step to:e").await;
    fight.presses("Bert", "Next turn", &moved).await;
    let moved = fight.says("Cleo", "/withdraw to:C8").await;
    let next = fight.presses("Cleo", "Next turn", &moved).await;
    // A turn without a move is passed on in place, and the last move stays.
    let idle = fight.presses("Dana", "Next turn", &next).await;
    assert!(idle.is_in_place() && idle.shown().starts_with("Mira withdraws"), "{idle:?}");
    fight.says("Emil", "/look threat creature:Ogre").await;
    fight.says("GM", "/undo").await;
    insta::assert_snapshot!("srd35", fight.transcript());
}

#[tokio::test]
async fn a_fight_in_epic_path() {
    let (discord, _db, _bot) = open().await;
    let mut fight = Evening::of(&discord, "peak");
    fight.says("GM", "/table new width:16 height:10 ruleset:epic-path").await;
    let lines = "Aldo at C4 side:heroes: Medium, Spd 30 ft., Init +100\n\
                 Mira at C7 side:heroes: Medium, Spd 30 ft., Init +75\n\
                 Ogre at H4: Large giant, Spd 40 ft., Reach 10 ft., Init +50\n\
                 Goblin at K3 K8: Small humanoid, Spd 30 ft., Init +25";
    let window = fight.who("GM").says("/creature paste").await.window();
    let pasted = fight.who("GM").fills_in(&window, &[("text", lines)]).await;
    fight.hears("GM", "/creature paste, and five lines in its window", pasted);
    fight.says("GM", "/table initiative shared:true").await;
    fight.says("Anna", "/join name:Aldo").await;
    fight.says("Bert", "/join name:Mira").await;
    fight.says("GM", "/turn start roll:true").await;
    fight.says("Anna", "/move to:E4 preview:true").await;
    let moved = fight.says("Anna", "/charge target:Ogre").await;
    fight.presses("Anna", "Next turn", &moved).await;
    let moved = fight.says("Bert", "/move to:F6").await;
    fight.presses("Bert", "Next turn", &moved).await;
    let pending = fight.says("GM", "/push target:Aldo feet:10").await;
    assert!(pending.is_public(), "{pending:?}");
    let moved = fight.says("GM", "/push target:Aldo feet:10 check:30 dv:15").await;
    fight.presses("GM", "Next turn", &moved).await;
    fight.says("GM", "/move to:A10").await;
    insta::assert_snapshot!("epic_path", fight.transcript());
}

#[tokio::test]
async fn a_fight_in_phases() {
    let (discord, _db, _bot) = open().await;
    let mut fight = Evening::of(&discord, "dell");
    fight.says("GM", "/table new width:16 height:10 ruleset:rise").await;
    let lines = "Aldo at C4 side:heroes: Medium, Spd 30 ft.\n\
                 Mira at C7 side:heroes: Medium, Spd 30 ft.\n\
                 Drow at J4 J6 J8: Medium humanoid, Spd 30 ft.";
    let window = fight.who("GM").says("/creature paste").await.window();
    let pasted = fight.who("GM").fills_in(&window, &[("text", lines)]).await;
    fight.hears("GM", "/creature paste, and three lines in its window", pasted);
    fight.says("Anna", "/join name:Aldo").await;
    fight.says("Bert", "/join name:Mira").await;
    fight.says("GM", "/turn start").await;
    fight.says("Anna", "/move to:H4").await;
    fight.says("GM", "/follow creature:\"Drow 1\" target:Aldo distance:5").await;
    fight.says("Bert", "/hustle to:F7").await;
    fight.says("GM", "/move creature:\"Drow 2\" to:\"w w\"").await;
    fight.says("GM", "/phase next").await;
    fight.says("Bert", "/sprint to:G9").await;
    fight.says("GM", "/phase next").await;
    let transcript = fight.transcript();
    assert!(!transcript.contains("opportunity") && !transcript.contains("Provokes"), "{transcript}");
    insta::assert_snapshot!("rise", transcript);
}
