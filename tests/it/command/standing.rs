//! A person's standing at a table: GM, player, guest or observer.

use fivefoot::command::Caller;
use fivefoot::command::rights::{Person, Standing};
use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side};
use fivefoot::grid::Square;

#[test]
fn everybody_is_somebody() {
    let mut table = Encounter::new("srd35", Battlefield::open(5, 5).expect("a board"));
    let name = |text| Name::new(text).expect("a name");
    let mut aldo = Creature::plain(name("Aldo"), Square::new(0, 0), Side(name("heroes")));
    aldo.owner = Some(5);
    table.put(aldo);
    table.game_masters.people.insert(7);
    table.game_masters.role = Some(70);
    let with_role = Caller { roles: vec![1, 70], ..Caller::plain(8) };
    let standing = |caller: &Caller, table: &Encounter| Person::of(caller, Some(1), Some(table)).standing;
    for (caller, is) in [
        (Caller::plain(1), Standing::Gm),
        (Caller::manager(2), Standing::Gm),
        (Caller::plain(7), Standing::Gm),
        (with_role, Standing::Gm),
        (Caller::plain(5), Standing::Player),
        (Caller { roles: vec![7, 71], ..Caller::plain(9) }, Standing::Observer),
    ] {
        assert_eq!(standing(&caller, &table), is, "{caller:?}");
    }
    table.game_masters.open = true;
    assert_eq!(standing(&Caller::plain(5), &table), Standing::Guest);
    assert_eq!(standing(&Caller::plain(1), &table), Standing::Gm);
    assert_eq!(Person::of(&Caller::plain(3), None, None).standing, Standing::Observer);
}
