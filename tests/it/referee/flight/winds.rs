//! Wind, by the size of the creatures in it.

use crate::door::Door;

fn creature(line: &str) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:12 height:8");
    door.done(line);
    door
}

// SRD 3.5, Wilderness and Environment, Winds; fliers count as one size smaller.
#[test]
fn a_wind_does_to_each_size_what_it_does() {
    let expected = [
        ("strong-wind", "tiny", 10, "prone"),
        ("severe-wind", "tiny", 15, "rolls"),
        ("severe-wind", "small", 15, "prone"),
        ("severe-wind", "medium", 15, "against the wind"),
        ("windstorm", "small", 18, "rolls"),
        ("windstorm", "medium", 18, "prone"),
        ("windstorm", "huge", 18, "against the wind"),
        ("hurricane", "medium", 20, "rolls"),
        ("hurricane", "large", 20, "prone"),
        ("hurricane", "huge", 20, "against the wind"),
        ("tornado", "large", 30, "rolls"),
        ("tornado", "huge", 30, "prone"),
        ("tornado", "gargantuan", 30, "against the wind"),
    ];
    for (wind, size, dc, word) in expected {
        let mut door = creature(&format!("/creature add name:Bat at:C3 size:{size}"));
        let line = format!("/wind creature:Bat weather:{wind}");
        let open = door.ask(&line);
        assert_eq!((&open["status"], &open["ruling"]["checks"][0]["dc"]), (&"pending".into(), &dc.into()), "{open:#}");
        assert!(open["message"].as_str().unwrap().contains(word), "{wind} {size}: {open:#}");
        let stands = door.ask(&format!("{line} check:{dc}"));
        assert!(!stands["message"].as_str().unwrap().contains(word), "{stands:#}");
        let fails = door.ask(&format!("{line} check:{}", dc - 1));
        // Who falls or is blown away hears how far, and not that something would happen.
        let fails_by = fails["message"].as_str().unwrap();
        assert!(fails_by.contains(word) && !fails_by.contains("On a failure"), "{fails:#}");
        let lies = door.ask("/creature list")["message"].as_str().unwrap().contains("prone");
        assert_eq!(lies, word != "against the wind", "{wind} {size}");
    }
    for (wind, size) in [("strong-wind", "small"), ("severe-wind", "large"), ("hurricane", "gargantuan")] {
        let mut door = creature(&format!("/creature add name:Bat at:C3 size:{size}"));
        let told = door.ask(&format!("/wind creature:Bat weather:{wind}"));
        assert_eq!(told["ruling"]["checks"].as_array().unwrap().len(), 0, "{told:#}");
        let said = format!("A {} catches Bat", wind.replace('-', " "));
        assert!(told["message"].as_str().unwrap().contains(&said), "{told:#}");
    }
}

#[test]
fn fliers_count_as_one_size_smaller_and_are_blown_back() {
    let flier = "modes:\"fly 60 good\" altitude:20";
    for (wind, size, words) in [
        ("strong-wind", "small", "away: 1d6 ("),
        ("severe-wind", "medium", "away: 1d6 ("),
        ("severe-wind", "small", "nonlethal damage: 2d6 ("),
        ("severe-wind", "large", "against the wind"),
    ] {
        let mut door = creature(&format!("/creature add name:Bat at:C3 size:{size} {flier}"));
        let told = door.ask(&format!("/wind creature:Bat weather:{wind} check:1"));
        assert!(told["message"].as_str().unwrap().contains(words), "{wind} {size}: {told:#}");
        assert!(!door.ask("/creature list")["message"].as_str().unwrap().contains("prone"), "blown, not prone");
        assert_eq!(told["ruling"]["rules"][0]["id"], "wind", "{told:#}");
    }
}

/// How far, and how hurt, is rolled where a save fails: 1d4 times 10 ft on the ground with 1d4 nonlethal damage for each
/// 10 ft, 2d6 times 10 ft in the air with 2d6.
#[test]
fn a_failed_save_rolls_how_far_the_wind_carries() {
    for seed in 1..20 {
        let mut door = Door::seeded(Some(seed));
        door.done("/table new width:12 height:8");
        door.done("/creature add name:Rat at:C3 size:tiny");
        door.done("/creature add name:Bat at:E3 size:small modes:\"fly 60 good\" altitude:20");
        let mut blown = |who: &str| {
            let line = format!("/wind creature:{who} weather:severe-wind check:3");
            let would = door.ask(&format!("{line} preview:true"));
            assert!(would["ruling"]["blown"].is_null(), "a preview rolls nothing: {would:#}");
            let fails = door.ask(&line);
            let feet = fails["ruling"]["blown"].as_u64().unwrap();
            assert!(fails["message"].as_str().unwrap().contains(&format!("{feet} ft away")), "{fails:#}");
            (feet, fails["ruling"]["nonlethal_damage"].as_u64().unwrap())
        };
        let ((rat, rolled), (bat, hurt)) = (blown("Rat"), blown("Bat"));
        assert!(
            (10..=40).contains(&rat) && rat % 10 == 0 && (rat / 10..=4 * rat / 10).contains(&rolled),
            "{rat} {rolled}"
        );
        assert!((20..=120).contains(&bat) && bat % 10 == 0 && (2..=12).contains(&hurt), "{bat} {hurt}");
    }
}

#[test]
fn where_no_book_speaks_of_wind_none_is_made_up() {
    for ruleset in ["epic-path", "rise"] {
        let mut door = creature("/creature add name:Bat at:C3");
        door.done(&format!("/table ruleset name:{ruleset}"));
        let told = door.ask("/wind creature:Bat weather:tornado check:1");
        assert_eq!(told["status"], "refused", "{told:#}");
    }
}
