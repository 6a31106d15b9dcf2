//! Skills, and ground that requires one.

use fivefoot::field::{GroundCheck, ParseGroundCheckError};

#[test]
fn checks_read_as_they_are_written() {
    for (text, written) in [("Climb 15", "climb 15"), (" escape  Artist 20 ", "escape-artist 20"), ("jump 0", "jump 0")]
    {
        assert_eq!(text.parse::<GroundCheck>().map(|check| check.to_string()), Ok(written.to_owned()));
    }
    for text in ["", "climb", "15", "climb -5", "climb 101", "cooking 15"] {
        assert_eq!(text.parse::<GroundCheck>(), Err(ParseGroundCheckError(text.to_owned())));
    }
}
