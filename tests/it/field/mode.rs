//! The modes of movement and how well a creature uses them.

use fivefoot::field::Modes;

#[test]
fn modes_read_as_they_are_written() {
    for text in [
        "",
        "fly 60 good",
        "climb 20, fly 60 average, swim 30 slow",
        "fly 40 fast lesser winged",
        "fly 30 average limit 60 native",
        "fly 30 floating",
        "glide 30 slow limit 15",
        "burrow 10 earth-glide, teleport 30 greater",
    ] {
        assert_eq!(text.parse::<Modes>().map(|modes| modes.to_string()), Ok(text.to_owned()), "{text}");
    }
    assert_eq!("Swim 30ft; FLY 60 ft Good".parse::<Modes>().map(|m| m.to_string()), Ok("fly 60 good, swim 30".into()));
}

#[test]
fn an_error_says_what_was_expected() {
    for (text, hint) in [
        ("hop 30", "`hop` isn't a way of moving"),
        ("walk 30", "`walk` isn't a way of moving"),
        ("fly", "after `fly` its speed"),
        ("fly good", "after `fly` its speed"),
        ("fly 0", "after `fly` its speed"),
        ("fly 33", "after `fly` its speed"),
        ("fly 1000000000", "after `fly` its speed"),
        ("fly -30", "after `fly` its speed"),
        ("swim 30 clumsy", "`clumsy` means nothing for `swim`"),
        ("fly 30 limit", "means nothing"),
        ("fly 30, fly 60", "`fly` appears twice"),
    ] {
        let error = text.parse::<Modes>().expect_err(text).to_string();
        assert!(error.contains(hint), "{text}: {error}");
    }
}
