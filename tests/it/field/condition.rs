//! Conditions in their written form.

use fivefoot::field::{Condition, Conditions, ParseConditionError};

#[test]
fn conditions_read_as_they_are_written() {
    for text in ["", "prone", "dead blinded", "helpless paralyzed stunned flat-footed incorporeal"] {
        assert_eq!(text.parse::<Conditions>().map(|conditions| conditions.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("prone sleepy".parse::<Conditions>(), Err(ParseConditionError("sleepy".to_owned())));
    assert_eq!(Conditions::try_from("prone hidden".to_owned()).map(String::from), Ok("prone unseen".to_owned()));
    let passing = Conditions::default().set(Condition::Prone, true).imposed(Condition::Squeezing);
    assert_eq!(Conditions::try_from(String::from(passing)), Ok(passing));
    assert_eq!((passing.to_string(), passing.lifted(Condition::Prone)), ("prone squeezing".to_owned(), passing));
    assert_eq!(passing.lifted(Condition::Squeezing).to_string(), "prone");
    let prone: Conditions = [Condition::Prone].into_iter().collect();
    assert!(prone.has(Condition::Prone) && !prone.has(Condition::Dead));
    assert!(prone.set(Condition::Prone, false).is_empty());
}
