//! The bundled rulesets: parsed, and each applied to the one that it extends.

use fivefoot::ruleset::{Origin, RuleId, RulesetLibrary};

const SRD35: &str = include_str!("../../../assets/rulesets/srd35.toml");
const DND35: &str = include_str!("../../../assets/rulesets/dnd35.toml");

#[test]
fn every_rule_names_a_document_and_a_heading() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    for id in library.ids() {
        let ruleset = library.get(id).expect("an id of the library");
        for &rule in RuleId::ALL {
            let citation = ruleset.cite(rule);
            assert!(!citation.document.is_empty() && !citation.heading.is_empty(), "{id}: {rule}");
            assert!(SRD35.contains(&format!("[{}]", rule.word())), "{rule} is not the name of its table");
        }
    }
    let diagonals = |id: &str| library.get(id).map(|ruleset| ruleset.cite(RuleId::Diagonals));
    assert_eq!(diagonals("srd35").map(|cited| cited.document), Some("004_a70ae59da7050bf0.txt"));
    assert_eq!(diagonals("rise").map(|cited| cited.heading), Some("5.6.9 Measuring Movement"));
}

#[test]
fn what_a_ruleset_leaves_out_is_its_parents_with_the_parents_source() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let dnd35 = library.get("dnd35").expect("a ruleset");
    let inherited = dnd35.cite(RuleId::Crowd);
    assert_eq!((inherited.document, inherited.origin), ("004_a70ae59da7050bf0.txt", Origin::Parent));
    let own = dnd35.cite(RuleId::Diagonals);
    assert_eq!((own.document, own.origin), ("003_aedc359988b032dd.txt", Origin::Own));
}

#[test]
fn a_file_that_says_too_little_or_too_much_is_refused() {
    for (from, to) in [
        ("heading = \"Measuring Distance\"", ""),
        ("is = \"alternating\"", "is = \"sideways\""),
        ("[corner]", "[korner]"),
        ("name = \"3.5 SRD\"", "name = \"3.5 SRD\"\nnickname = \"x\""),
        ("fine       =", "minute     ="),
        ("is = 3", "is = -3"),
        ("space = 6", "space = 17"),
        ("[corner]\n", "[corner]\norigin = \"parent\"\n"),
    ] {
        let broken = SRD35.replacen(from, to, 1);
        assert_ne!(broken, SRD35, "{from}");
        assert!(RulesetLibrary::read(&[&broken]).is_err(), "{from} -> {to}");
    }
    assert!(RulesetLibrary::read(&[DND35]).is_err(), "the ruleset that it extends is not there");
    assert!(RulesetLibrary::read(&[SRD35, DND35]).is_ok());
    let grandchild =
        DND35.replace("id = \"dnd35\"", "id = \"x\"").replace("extends = \"srd35\"", "extends = \"dnd35\"");
    assert!(RulesetLibrary::read(&[SRD35, DND35, &grandchild]).is_err(), "one level is enough");
}
