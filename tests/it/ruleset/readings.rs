//! If the documents contradict themselves or each other, the table can choose another reading.

use super::house_rules::{Matter, all_matter};

const READINGS: &[Matter] = &[
    (
        "dnd35",
        "flight-vertical",
        "height",
        &["/creature add name:A at:A1 altitude:30 modes:\"fly 60 good\""],
        "/fly to:\"e-down e-down e-up\" preview:true",
    ),
    (
        "epic-path",
        "chance-scope",
        "turn",
        &[
            "/creature add name:B at:B2 side:foes initiative:-90",
            "/creature add name:A at:B1 initiative:90",
            "/turn start",
            "/move creature:A to:C1",
        ],
        "/move creature:A to:D1 preview:true",
    ),
    (
        "srd35",
        "chance-scope",
        "action",
        &[
            "/creature add name:B at:B2 side:foes initiative:-90",
            "/creature add name:A at:B1 initiative:90",
            "/turn start",
            "/move creature:A to:C1",
        ],
        "/move creature:A to:D1 preview:true",
    ),
    (
        "srd35",
        "tighter",
        "escape-artist-attacking",
        &["/map edge squares:A1:A10 side:east barrier:narrow fits:diminutive", "/creature add name:A at:A1"],
        "/escape to:B1 check:40 preview:true",
    ),
    (
        "dnd35",
        "tighter",
        "escape-artist",
        &["/map edge squares:A1:A10 side:east barrier:narrow fits:diminutive", "/creature add name:A at:A1"],
        "/escape to:B1 check:40 preview:true",
    ),
    // The 3.5 SRD fills in what the variant's document leaves out of the special movement, each by a separate rule.
    (
        "reaction",
        "minimum-movement",
        "unknown",
        &["/creature add name:A at:A1"],
        "/move to:B1 pace:minimum preview:true",
    ),
    (
        "reaction",
        "hampering",
        "once",
        &["/map paint squares:B1:B9 terrain:difficult layers:2", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "reaction",
        "illegal-end",
        "squeezes",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes",
            "/creature add name:A at:B1",
        ],
        "/settle creature:A preview:true",
    ),
];

#[test]
fn the_other_reading_changes_the_ruling() {
    all_matter(READINGS);
}
