//! Creatures that are bundled with the bot.

use fivefoot::command::offer::{CompletionContext, offers};
use fivefoot::command::spec::Kind;
use fivefoot::field::{Creature, Name, Shape, Side, Size};
use fivefoot::grid::{Feet, Square};
use fivefoot::ruleset::RulesetLibrary;

use crate::door::Door;

/// The presets by name, with their options.
fn presets() -> toml::Table {
    toml::from_str(include_str!("../../../assets/bestiary.toml")).expect("the bundled file")
}

#[test]
fn every_preset_can_be_put_on_the_board() {
    let (mut door, presets) = (Door::open(), presets());
    door.done("/table new width:20 height:20");
    assert!(presets.len() > 60);
    for (word, options) in presets {
        let added = door.reply(&format!("/creature add preset:{word} at:D4"));
        let name = options["name"].as_str().expect("a name");
        assert!(added.text().contains(name), "{word}: {}", added.text());
        door.done("/undo");
    }
}

#[test]
fn a_reach_is_that_of_the_size_and_shape_in_the_same_document() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let ruleset = library.get("srd35").expect("its ruleset");
    let mut checked = 0;
    for (word, options) in presets() {
        let text = |name: &str| options.get(name).and_then(toml::Value::as_str);
        let Some(reach) = options.get("reach").and_then(toml::Value::as_integer) else { continue };
        let name = || Name::new("x").expect("a name");
        let mut body = Creature::plain(name(), Square::new(0, 0), Side(name()));
        let size = text("size").expect("a size");
        body.size = Size::ALL.into_iter().find(|known| known.word() == size).expect("a known size");
        body.shape = if text("shape") == Some("long") { Shape::Long } else { Shape::Tall };
        assert_eq!(u32::try_from(reach).map(Feet), Ok(ruleset.reach(&body)), "{word}");
        checked += 1;
    }
    assert!(checked > 50, "{checked}");
}

#[test]
fn words_are_known_in_any_case_and_shown_with_their_figures() {
    let mut door = Door::open();
    door.done("/table new width:20 height:20");
    for typed in ["Dire Wolf", "HUGE_long"] {
        door.done(&format!("/creature add preset:\"{typed}\" at:D4"));
    }
    let unknown = door.reply("/creature add preset:orge at:D4").text();
    assert!(unknown.contains("Did you mean `ogre`?"), "{unknown}");
    let all = offers(Kind::Preset, "wyvern", &[], &CompletionContext::default());
    for part in ["wyvern: ", "large", "speed 20", "reach 5", "fly 60 poor"] {
        assert!(all[0].label.contains(part), "{all:?}");
    }
}

#[test]
fn a_second_creature_of_a_preset_is_numbered_and_a_typed_name_is_kept() {
    let mut door = Door::open();
    door.done("/table new width:20 height:20");
    door.done("/creature add preset:ogre at:D4");
    let second = door.ask("/creature add preset:ogre at:H4");
    assert!(second["message"].as_str().unwrap().starts_with("Ogre 2: large"), "{second:#}");
    door.done("/creature add stats:\"Ogre CR 3; Large Giant; Spd 30 ft\" name:\"Old Ogre\" at:L4");
    let taken = door.ask("/creature add preset:ogre name:ogre at:M10");
    let text = taken["message"].as_str().unwrap();
    assert!(text.contains("already a creature called Ogre"), "{taken:#}");
    assert!(text.ends_with("Example: /creature add preset:ogre name:\"Ogre 3\" at:M10"), "{taken:#}");
}
