//! The meaning of buttons, and which message shows the board.

use fivefoot::store::{BoardDisplay, BoardMessage, Panel, PanelLine, PanelLines, PathChange, Store};

use super::tables::{HERE, THERE, board, carry_out, write};

on_each_store!(panels_are_stored);
async fn panels_are_stored(store: Store) {
    carry_out(&store, HERE, "first", &board()).await;
    let first = Panel { revision: 1, seq: Some(1), account: Some("because".to_owned()), ..Panel::default() };
    let arrows =
        Panel { revision: 1, creature: Some("Ogre".to_owned()), path: Some(String::new()), ..Panel::default() };
    let first_id = store.add_panel(HERE, &first, 5).await.unwrap();
    let arrows_id = store.add_panel(HERE, &arrows, 6).await.unwrap();
    assert_ne!(first_id, arrows_id);
    assert_eq!(store.panel(HERE, &first_id).await, Ok(Some(first.clone())));
    assert_eq!(store.panel(THERE, &first_id).await, Ok(None), "not a panel of that channel");
    assert_eq!(store.panel(HERE, "' OR 1 --").await, Ok(None));
    let stroke = PathChange { from: "", to: "ne e", revision: 2, press: None };
    assert_eq!(store.set_panel_path(THERE, &arrows_id, stroke).await, Ok(false));
    assert_eq!(store.set_panel_path(HERE, &arrows_id, stroke).await, Ok(true));
    let led = Panel { path: Some("ne e".to_owned()), revision: 2, ..arrows };
    assert_eq!(store.panel(HERE, &arrows_id).await, Ok(Some(led)));
    let line = PanelLine { line: "/charge target:Ogre to:J5".to_owned(), ..PanelLine::default() };
    let lines = Some(PanelLines { answered: "/options target:Ogre".to_owned(), lines: vec![line] });
    let ways = Panel { revision: 2, lines, ..Panel::default() };
    let ways_id = store.add_panel(HERE, &ways, 7).await.unwrap();
    assert_eq!(store.panel(HERE, &ways_id).await, Ok(Some(ways)));
    for at in 0..340 {
        store.add_panel(HERE, &first, at).await.unwrap();
    }
    assert_eq!(store.panel(HERE, &first_id).await, Ok(None), "very old ones are forgotten");
    assert!(store.add_panel(THERE, &first, 7).await.is_err(), "no table, no panel");
}

on_each_store!(presses_of_arrows_count_once_and_each_on_the_path_before_it);
async fn presses_of_arrows_count_once_and_each_on_the_path_before_it(store: Store) {
    carry_out(&store, HERE, "first", &board()).await;
    let arrows = Panel { path: Some(String::new()), ..Panel::default() };
    let id = store.add_panel(HERE, &arrows, 0).await.unwrap();
    let press = |from, to, press| {
        let (store, id) = (store.clone(), id.clone());
        async move { store.set_panel_path(HERE, &id, PathChange { from, to, revision: 1, press }).await }
    };
    assert_eq!(press("", "e", Some(70)).await, Ok(true));
    assert_eq!(press("", "n", Some(71)).await, Ok(false), "decided before the other came");
    assert_eq!(press("e", "e n", Some(71)).await, Ok(true));
    assert_eq!(press("e n", "e n e", Some(70)).await, Ok(false), "the first, delivered again");
    assert_eq!(store.was_pressed(HERE, &id, 70).await, Ok(true));
    assert_eq!(store.was_pressed(HERE, &id, 72).await, Ok(false));
    assert_eq!(store.was_pressed(THERE, &id, 70).await, Ok(false));
    for later in 100..120 {
        assert_eq!(press("e n", "e n", Some(later)).await, Ok(true));
    }
    assert_eq!(store.was_pressed(HERE, &id, 119).await, Ok(true));
    assert_eq!(store.was_pressed(HERE, &id, 70).await, Ok(false), "only the last ones are remembered");
}

on_each_store!(the_buttons_of_a_change_are_stored_with_it);
async fn the_buttons_of_a_change_are_stored_with_it(store: Store) {
    carry_out(&store, HERE, "first", &board()).await;
    let panel = Panel { revision: 2, seq: Some(2), ..Panel::default() };
    let kind = super::tables::done("second", Some(&board()), Some(&board()));
    let id = store.new_panel_id().unwrap();
    let mut second = write(HERE, 9, kind);
    second.panel = Some((id.clone(), panel.clone()));
    assert!(store.save(second.clone()).await.is_err());
    assert_eq!(store.panel(HERE, &id).await, Ok(None), "no change, no buttons");
    second.expected = 1;
    store.save(second).await.unwrap();
    assert_eq!(store.panel(HERE, &id).await, Ok(Some(panel)));
}

on_each_store!(each_channel_has_its_board_message);
async fn each_channel_has_its_board_message(store: Store) {
    store.set_board_message(HERE, Some(1), 1).await.unwrap();
    assert_eq!(store.board_message(HERE).await, Ok(BoardMessage::default()), "no table, no board");
    carry_out(&store, HERE, "first", &board()).await;
    assert_eq!(store.board_message(HERE).await, Ok(BoardMessage::default()));
    store.set_board_message(HERE, Some(u64::MAX), 7).await.unwrap();
    store.set_board_display(HERE, BoardDisplay::Stays).await.unwrap();
    assert_eq!(
        store.board_message(HERE).await,
        Ok(BoardMessage { message: Some(u64::MAX), revision: 7, display: BoardDisplay::Stays })
    );
    store.set_board_message(HERE, None, 8).await.unwrap();
    assert_eq!(
        store.board_message(HERE).await,
        Ok(BoardMessage { message: None, revision: 8, display: BoardDisplay::Stays })
    );
    assert_eq!(store.board_message(THERE).await, Ok(BoardMessage::default()));
}
