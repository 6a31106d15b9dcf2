use super::SPECS;
use super::decide::Outcome;
use super::given::{Given, Options};
use super::mistake::Mistake;
use super::rights::Right;
use super::spec::{Kind, Opt, Spec, may};

pub(super) const HELP: Spec = Spec {
    name: "help",
    sub: None,
    about: "What there is to ask, or how one command is used",
    options: &[may("command", Kind::Command, "A command, such as move or \"map paint\"")],
    example: "/help command:move",
    right: Right::Everybody,
    private: true,
};

/// `/help`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help {
    command: Option<String>,
}

impl Help {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(Help { command: options.text("command").map(str::to_owned) })
    }

    pub(super) fn decide(&self) -> Result<Outcome, Mistake> {
        let Some(command) = &self.command else {
            return Ok(Outcome::said(overview()));
        };
        let mut words = command.trim_start_matches('/').split_whitespace().map(str::to_owned);
        let given = Given { name: words.next().unwrap_or_default(), sub: words.next(), ..Given::default() };
        let all: Vec<&Spec> = match given.spec() {
            Ok(spec) => vec![spec],
            Err(mistake) => {
                let family = SPECS.iter().filter(|spec| spec.name.eq_ignore_ascii_case(&given.name));
                let family: Vec<&Spec> = family.collect();
                if family.is_empty() || given.sub.is_some() {
                    return Err(mistake);
                }
                family
            }
        };
        Ok(Outcome::said(all.into_iter().map(described).collect::<Vec<_>>().join("\n\n")))
    }
}

/// The commands that a newcomer needs, each with what it does.
const FIRST: &[&str] =
    &["table new", "map paint", "map edge", "creature add", "show", "move", "reachable", "turn start", "undo", "rules"];

/// What there is to ask, short enough for a message.
fn overview() -> String {
    let intro = "How a move is judged: /table new makes a board, /creature add puts somebody on it, /move moves. /help \
                 command:move tells more of one.";
    let first = FIRST.iter().filter_map(|words| SPECS.iter().find(|spec| spec.words() == *words));
    let first = first.map(|spec| format!("/{} - {}", spec.words(), spec.about));
    let others = SPECS.iter().map(Spec::words).filter(|words| !FIRST.contains(&words.as_str()));
    let others = others.map(|words| format!("/{words}")).collect::<Vec<_>>().join(", ");
    let lines = [intro.to_owned()].into_iter().chain(first).chain([format!("There are also {others}.")]);
    lines.collect::<Vec<_>>().join("\n")
}

/// What it does, a line that works, and its options. Discord cuts a long answer at its end, so what is short for a part
/// of something else comes last.
fn described(spec: &Spec) -> String {
    let mut lines = vec![format!("/{} - {}", spec.words(), spec.about), format!("Example: {}", spec.example)];
    lines.extend(spec.on_discord().map(|Opt { name, about, kind, required, .. }| {
        let needed = if *required { " (needed)" } else { "" };
        let words = match kind {
            Kind::Choice(words) | Kind::Words(words) | Kind::Load(words, _) => format!(" [{}]", words.join(" ")),
            _ => String::new(),
        };
        format!("{name}: {about}{words}{needed}")
    }));
    let short: Vec<&str> = spec.options.iter().filter(|option| option.short_for.is_some()).map(|o| o.name).collect();
    if !short.is_empty() {
        lines.push(format!("In the console also one by one, true or false: {}", short.join(" ")));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_told_in_one_message() {
        let told = overview();
        assert!(SPECS.iter().all(|spec| told.contains(&format!("/{}", spec.words()))), "{told}");
        assert!(FIRST.iter().all(|words| SPECS.iter().any(|spec| spec.words() == *words)));
        // What Discord takes, with room for what is escaped there.
        assert!(told.chars().count() <= 1_800, "{}", told.chars().count());
    }

    #[test]
    fn every_option_is_told() {
        for spec in SPECS {
            let told = described(spec);
            assert!(spec.options.iter().all(|option| told.contains(option.name)), "{told}");
            assert!(told.lines().nth(1).is_some_and(|line| line.contains(spec.example)), "{told}");
        }
    }
}
