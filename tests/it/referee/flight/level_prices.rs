//! A lower bound for every flight keeps searches small.

use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side, Size};
use fivefoot::grid::{Direction, Feet, Height, Square};
use fivefoot::referee::{Flights, Flying, Referee, Tally};
use fivefoot::ruleset::RulesetLibrary;

/// What a dragon in the open reaches is proved with few labels: without a bound that accounts for turns, 400,000 labels only
/// proved these sets up to 55 to 65 ft.
#[test]
fn far_flights_are_proved_with_few_labels() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    for (modes, most) in [("fly 60 poor", 5_000), ("fly 150 poor", 40_000)] {
        let name = Name::new("Dragon").expect("a name");
        let plain = Creature::plain(name.clone(), Square::new(29, 29), Side(name.clone()));
        let mut dragon = Creature { size: Size::Huge, altitude: Height(60), ..plain };
        dragon.modes = modes.parse().expect("a mode");
        dragon.flight.facing = Some(Direction::East);
        let mut table = Encounter::new("dnd35", Battlefield::open(60, 60).expect("a board"));
        table.put(dragon);
        let referee = Referee::new(library.get("dnd35").expect("it is listed"), &table);
        let mover = referee.mover(&name).expect("it is there");
        Tally::forget();
        let ends = Flights(referee).reach_by_air(&mover, &Flying::default()).expect("it flies");
        let made = Tally::done().labels;
        assert!(ends.all_below.is_none() && made < most, "{modes}: {made} labels, {:?}", ends.all_below);
        assert!(ends.prices.values().all(|price| price.whole() >= Feet(30) || price.0 == 0));
    }
}
