//! Worked examples of withdrawals.

use super::{creature, under};
use judge::board::{Barrier, Board, named};
use judge::partition::Partition;
use judge::place::Place;
use judge::route::Routes;
use judge::rules::Ruleset::{self, EpicPath, Rise, Srd35};
use judge::withdraw::{Staying, Withdrawal};

/// Aldo on C3 and an orc next to him on B3; he withdraws from the orc.
fn pair() -> Board {
    let mut orc = creature("Orc", "B3", 4, "foes");
    orc.maneuver_defense = Some(17);
    Board { creatures: vec![creature("Aldo", "C3", 4, "heroes"), orc], ..Board::new(Srd35, 14, 8) }
}

fn withdrawal(board: &Board) -> Withdrawal<'_> {
    Withdrawal { primary: Some(1), ..Withdrawal::new(board, 0) }
}

/// Feet of the shortest way, and how many strike at it.
fn shortest(withdrawal: Withdrawal, to: &str) -> Option<(u64, u32)> {
    let ways = withdrawal.ways();
    let routes = Routes::search(&ways, &[], withdrawal.budget());
    withdrawal.shortest(&routes, named(to)).map(|figures| (figures.feet, figures.opponents))
}

fn found(rules: Ruleset, board: &Board, to: &str) -> Option<(u64, u32)> {
    shortest(withdrawal(&under(rules, board)), to)
}

/// Who strikes along a path of squares.
fn struck(withdrawal: Withdrawal, path: &[&str]) -> Vec<String> {
    let places: Vec<Place> = path.iter().map(|at| Place::named(at)).collect();
    let ways = withdrawal.ways();
    assert!(withdrawal.is_open(&ways, &places));
    withdrawal.struck(&ways, &places).into_iter().map(|chance| chance.by).collect()
}

#[test]
fn the_space_that_is_left_is_not_threatened() {
    let mut board = pair();
    assert_eq!(found(Srd35, &board, "D3"), Some((5, 0)));
    assert_eq!(found(Srd35, &board, "F3"), Some((15, 0)));
    // There is no need to move away.
    assert_eq!(found(Srd35, &board, "C4"), Some((5, 0)));
    assert_eq!(found(Srd35, &board, "C5"), Some((10, 1)), "C4 is threatened as well");
    board.creatures[1].reach = Some(10);
    assert_eq!((found(Srd35, &board, "D3"), found(Srd35, &board, "F3")), (Some((5, 0)), Some((15, 1))));
    board.creatures[1].conditions.push("unseen");
    assert_eq!(found(Srd35, &board, "D3"), Some((5, 1)), "whoever is not seen strikes");
}

#[test]
fn an_opponent_behind_a_one_way_wall_is_not_seen() {
    let mut board = pair();
    let wall = Partition { barrier: Barrier::OneWayLeft, ends: ((2000, 1000), (2000, 4000)) };
    board.partitions = vec![wall];
    assert_eq!(found(Srd35, &board, "D3"), Some((5, 1)));
    let epic = under(EpicPath, &board);
    assert_eq!(withdrawal(&epic).hindrances(), [Staying::PrimaryUnseen].into());
    // From the other side the orc sees nobody, and threatens nobody.
    board.partitions[0].barrier = Barrier::OneWayRight;
    assert_eq!(found(Srd35, &board, "D3"), Some((5, 0)));
    assert_eq!(withdrawal(&under(EpicPath, &board)).hindrances(), [Staying::PrimaryHarmless].into());
}

#[test]
fn every_square_of_a_big_space_whenever_it_is_left() {
    let mut board = pair();
    board.creatures[0] = creature("Ogre", "C3", 5, "heroes");
    board.creatures.push(creature("Bab", "D5", 4, "foes"));
    let board = under(Srd35, &board);
    // D4 is left by the second step, and E4, where it did not start, by the third.
    assert_eq!(shortest(withdrawal(&board), "D3"), Some((5, 0)));
    assert_eq!(shortest(withdrawal(&board), "E3"), Some((10, 0)));
    assert_eq!(shortest(withdrawal(&board), "F3"), Some((15, 1)));
}

#[test]
fn up_to_twice_the_speed() {
    let mut board = pair();
    board.creatures[0].speed = 20;
    assert_eq!((found(Srd35, &board, "K3"), found(Srd35, &board, "L3")), (Some((40, 0)), None));
    let one_action = Withdrawal { one_action: true, ..withdrawal(&board) };
    assert_eq!((shortest(one_action, "G3"), shortest(one_action, "H3")), (Some((20, 0)), None));
    assert_eq!((found(EpicPath, &board, "G3"), found(EpicPath, &board, "H3")), (Some((20, 0)), None));
}

#[test]
fn a_creature_that_cannot_withdraw() {
    let with = |condition| {
        let mut board = pair();
        board.creatures[0].conditions.push(condition);
        [Srd35, EpicPath].map(|rules| withdrawal(&under(rules, &board)).hindrances().into_iter().collect::<Vec<_>>())
    };
    assert_eq!(with("blinded"), [[Staying::Blinded], [Staying::Blinded]]);
    assert_eq!(with("prone"), [[Staying::Prone], [Staying::Prone]]);
    assert_eq!(with("stunned"), [[Staying::Unable], [Staying::Unable]]);
    assert_eq!(with("paralyzed"), [[Staying::Unable], [Staying::Unable]]);
    assert_eq!(with("fatigued"), [[], []]);
    assert_eq!(withdrawal(&under(Rise, &pair())).hindrances(), [Staying::NoSuchManeuver].into());
}

#[test]
fn the_primary_target() {
    let hindered = |what: &dyn Fn(&mut Board)| {
        let mut board = under(EpicPath, &pair());
        what(&mut board);
        withdrawal(&board).hindrances().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(hindered(&|_| {}), []);
    assert_eq!(hindered(&|board| board.creatures[1].conditions.push("unseen")), [Staying::PrimaryUnseen]);
    assert_eq!(hindered(&|board| board.creatures[1].place = Place::named("A3")), [Staying::PrimaryHarmless]);
    assert_eq!(hindered(&|board| board.creatures[1].threatens = false), [Staying::PrimaryHarmless]);
    assert_eq!(hindered(&|board| board.creatures[1].side = "heroes".to_owned()), [Staying::NoPrimary]);
    let nobody = under(EpicPath, &pair());
    assert_eq!(Withdrawal::new(&nobody, 0).hindrances(), [Staying::NoPrimary].into());
    assert_eq!(Withdrawal::new(&pair(), 0).hindrances(), [].into(), "3.5 asks for none");
}

#[test]
fn ever_farther_from_it() {
    let board = pair();
    assert_eq!(found(EpicPath, &board, "D4"), Some((5, 0)));
    assert_eq!(found(EpicPath, &board, "E5"), Some((10, 0)));
    // As far away as before; farther, but not by steps that each lead farther.
    assert_eq!((found(EpicPath, &board, "C4"), found(EpicPath, &board, "D5")), (None, None));
    assert_eq!(found(EpicPath, &board, "C5"), None);
    // It never strikes, whatever its reach.
    let mut long = pair();
    long.creatures[1].reach = Some(15);
    assert_eq!(found(EpicPath, &long, "F3"), Some((15, 0)));
    // If one is inside the other, from center to center.
    let mut inside = pair();
    inside.creatures[0] = creature("Rat", "C3", 2, "heroes");
    inside.creatures[1] = creature("Ogre", "C3", 5, "foes");
    assert!(withdrawal(&under(EpicPath, &inside)).hindrances().is_empty());
    assert_eq!((found(EpicPath, &inside, "B3"), found(EpicPath, &inside, "D3")), (Some((5, 0)), None));
    assert_eq!(found(EpicPath, &inside, "A3"), Some((10, 0)));
    // Inside a huge one, the way out from the middle leads over its own squares, where the mover may stop.
    inside.creatures[0].place = Place::named("D4");
    inside.creatures[1].size = 6;
    assert_eq!((found(EpicPath, &inside, "C4"), found(EpicPath, &inside, "B4")), (Some((5, 0)), Some((10, 0))));
}

#[test]
fn opponents_that_the_check_spares() {
    // Bab and Cid both threaten C3; nobody else's square is left on the way to D3.
    let mut board = under(EpicPath, &pair());
    board.creatures.push(creature("Bab", "C2", 4, "foes"));
    board.creatures.push(creature("Cid", "C4", 4, "foes"));
    let path = ["D3"];
    let with = |board: &Board, check: Option<u32>, spare: &[String]| {
        let withdrawal = Withdrawal { check, spare, ..withdrawal(board) };
        let strikers = struck(withdrawal, &path);
        assert_eq!(shortest(withdrawal, "D3"), Some((5, strikers.len() as u32)), "the figures say the same");
        strikers
    };
    assert_eq!(with(&board, None, &[]), ["Bab", "Cid"]);
    assert_eq!(with(&board, Some(16), &[]), ["Bab", "Cid"]);
    assert_eq!(with(&board, Some(17), &[]), ["Cid"]);
    assert_eq!(with(&board, Some(18), &["Cid".to_owned()]), ["Bab"]);
    assert!(with(&board, Some(19), &[]).is_empty());
    board.creatures[2].conditions.push("unseen");
    assert_eq!(with(&board, Some(30), &["Bab".to_owned()]), ["Bab"], "nobody is spared who is not seen");
    assert_eq!(with(&board, Some(17), &[]), ["Bab"]);
}
