use super::SPECS;
use super::decide::Outcome;
use super::given::{Given, Options};
use super::mistake::Mistake;
use super::spec::{Kind, Opt, Spec, may};

pub(super) const HELP: Spec = Spec {
    name: "help",
    sub: None,
    about: "What there is to ask, or how one command is used",
    options: &[may("command", Kind::Text, "A command, such as move or \"map paint\"")],
    example: "/help command:move",
    gm: false,
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
            let lines = SPECS.iter().map(|spec| format!("/{} - {}", spec.words(), spec.about));
            let intro = "How a move is judged: /table new makes a board, /creature add puts somebody on it, /move \
                         moves. /help command:move tells more of one.";
            return Ok(Outcome::said([intro.to_owned()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")));
        };
        let mut words = command.trim_start_matches('/').split_whitespace().map(str::to_owned);
        let given = Given { name: words.next().unwrap_or_default(), sub: words.next(), options: Vec::new() };
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

fn described(spec: &Spec) -> String {
    let mut lines = vec![format!("/{} - {}", spec.words(), spec.about)];
    lines.extend(spec.options.iter().map(|Opt { name, about, kind, required, .. }| {
        let needed = if *required { " (needed)" } else { "" };
        let words = match kind {
            Kind::Choice(words) | Kind::Words(words) => format!(" [{}]", words.join(" ")),
            _ => String::new(),
        };
        format!("{name}: {about}{words}{needed}")
    }));
    lines.push(format!("Example: {}", spec.example));
    lines.join("\n")
}
