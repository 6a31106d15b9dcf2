//! What a creature carries.

use fivefoot::field::{Load, ParseLoadError, Weight};

#[test]
fn a_load_is_read_as_it_is_written() {
    for load in [Load::Category(Weight::Medium), Load::Pounds(0), Load::Pounds(85), Load::default()] {
        assert_eq!(load.to_string().parse(), Ok(load));
    }
    for text in ["85", "85lb", "85 lbs", " 85 Pounds ", "85 lb."] {
        assert_eq!(text.parse(), Ok(Load::Pounds(85)), "{text}");
    }
    for text in ["", "lb", "-5", "+5", "1e9", "8.5 lb", "heavyish", "85 kg", "99999999999"] {
        assert_eq!(text.parse::<Load>(), Err(ParseLoadError(text.to_owned())));
    }
}
