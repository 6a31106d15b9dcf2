//! `/help`: every command in one message, and every option of each.

use fivefoot::command::SPECS;

use crate::door::Door;

#[test]
fn help_for_every_command_fits_one_message() {
    let text = Door::open().reply("/help").text();
    for spec in SPECS {
        let stands = text.contains(&format!("/{}", spec.words()));
        let (first, sub) = spec.in_menu();
        let groups = text.lines().last().into_iter().flat_map(|line| line.split(", "));
        let group = groups.filter(|group| group.contains(&format!("/{first} "))).last();
        let grouped = sub.zip(group).is_some_and(|(sub, group)| group.contains(sub));
        assert!(stands || grouped, "{}: {text}", spec.words());
    }
    // Discord's limit, with room for escape characters.
    assert!(text.chars().count() <= 1_800, "{}", text.chars().count());
}

#[test]
fn help_lists_every_option() {
    let mut door = Door::open();
    for spec in SPECS {
        let text = door.reply(&format!("/help command:\"{}\"", spec.words())).text();
        assert!(spec.options.iter().all(|option| text.contains(option.name)), "{text}");
        assert!(text.lines().nth(1).is_some_and(|line| line.contains(spec.example)), "{text}");
    }
}

/// A table's suggestions are always commands that its rulebook has.
#[test]
fn only_what_the_rulebook_has_is_suggested() {
    let mut door = Door::open();
    door.done("/table new width:9 height:9 ruleset:srd35");
    door.done("/creature add name:Aldo at:B2");
    let help = door.reply("/help").text();
    assert!(help.contains("overrun") && !help.contains("clamber") && !help.contains("hustle"), "{help}");
    let lacking = door.ask("/clamber creature:Aldo");
    assert!(lacking["message"].as_str().unwrap().contains("3.5 SRD has no /clamber"), "{lacking:#}");
    let misspelled = door.ask("/clambr creature:Aldo");
    assert!(!misspelled.to_string().contains("clamber"), "{misspelled:#}");
    door.done("/table ruleset name:epic-path");
    let known = door.ask("/clambr creature:Aldo");
    assert!(known.to_string().contains("Did you mean `clamber`?"), "{known:#}");
    door.done("/table ruleset name:reaction");
    let modes = door.ask("/teleport creature:Aldo to:D4");
    assert!(modes["message"].as_str().unwrap().contains("It has /move, /climb, /swim, /fly."), "{modes:#}");
}
