//! What a refusal says would do.

use super::support::{FOE, hero, lake, message, open};

// Climbing has its own paces, and a refusal never claims that another one would reach what is too far.
#[test]
fn a_climb_that_is_too_far_names_the_climb_that_would_do() {
    let wall = "/map paint squares:A4:T4 terrain:solid";
    let mut door = open("srd35", &[wall, "/creature add name:Hero at:H5 side:heroes"]);
    let climb = |feet: u32, more: &str| {
        format!("/climb creature:Hero altitude:{feet} surface:ladder check:30 preview:true{more}")
    };
    let told = door.ask(&climb(10, ""));
    assert!(told["status"] == "refused" && message(&told).contains("pace:half"), "{told:#}");
    assert!(!message(&told).contains("pace:double"), "{told:#}");
    assert_eq!(door.ask(&climb(10, " pace:half"))["status"], "done");
    let far = door.ask(&climb(40, ""));
    assert!(far["status"] == "refused" && message(&far).contains("as-far-as:true"), "{far:#}");
    assert_eq!(door.ask(&climb(40, " as-far-as:true"))["status"], "done");
}

// A creature without a speed for it withdraws nowhere else either; a plain movement would do.
#[test]
fn a_refusal_for_want_of_a_speed_offers_no_other_end() {
    let mut door = lake("srd35", &[&hero("H5", 10, ""), FOE]);
    let told = door.ask("/withdraw creature:Hero to:G5 preview:true");
    assert!(told["ruling"]["nearest"].is_null(), "{told:#}");
    assert!(message(&told).contains("A plain /move gets to G5"), "{told:#}");
}
