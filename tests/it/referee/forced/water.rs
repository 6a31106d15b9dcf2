//! Victims that are flung into deep water, or up over it. Rise, Fling Effects.

use crate::door::Door;

/// A Giant at B5:C6, a Hero at E5, and from column H on water 20 ft deep.
fn shore() -> Door {
    let mut door = Door::open();
    for line in [
        "/table new width:24 height:12 ruleset:rise",
        "/map paint squares:H1:P12 terrain:pit depth:20",
        "/map paint squares:H1:P12 terrain:water",
        "/creature add name:Giant at:B5 size:large side:foes",
        "/creature add name:Hero at:E5",
        "/turn start",
    ] {
        door.done(line);
    }
    door
}

/// A victim flung to the surface of water, or below it, has landed: it swims or sinks, and nothing more happens to it at the
/// end of the round.
#[test]
fn water_is_where_a_fling_ends() {
    for (line, end) in [
        ("/fling creature:Giant target:Hero feet:30", "E5 to K5, at the surface of water 20 ft deep: 30 of 30 ft."),
        (
            "/fling creature:Giant target:Hero feet:40 to:J5@20",
            "E5 to J5, at the surface of water 20 ft deep: 25 of 40 ft.",
        ),
    ] {
        let mut door = shore();
        let told = door.ask(line);
        let message = told["message"].as_str().unwrap();
        assert!(message.starts_with(&format!("Hero is flung {end}")), "{message}");
        assert!(message.contains("swims or sinks") && !message.contains("until they land"), "{message}");
        assert_ne!(told["ruling"]["unsteady"], true, "{told:#}");
        door.done("/phase next");
        let over = door.ask("/phase next");
        assert!(!over["message"].as_str().unwrap().contains("comes down"), "{over:#}");
    }
}

/// Over water, heights count from its surface.
#[test]
fn heights_over_water_count_from_its_surface() {
    let mut door = shore();
    door.done("/place creature:Hero at:K5 altitude:20");
    for (line, end) in [
        (
            "/fling creature:Giant target:Hero feet:20 direction:up",
            "up to K5, 20 ft above water 20 ft deep: 20 of 20 ft.",
        ),
        (
            "/fling creature:Giant target:Hero feet:30 direction:down",
            "down to K5, 10 ft below the surface of water 20 ft deep: 30 of 30 ft.",
        ),
    ] {
        let told = door.reply(line).text();
        assert!(told.starts_with(&format!("Hero is flung {end}")), "{told}");
    }
    let over = door.reply("/phase next").text() + &door.reply("/phase next").text();
    assert!(!over.contains("Hero falls"), "{over}");
}
