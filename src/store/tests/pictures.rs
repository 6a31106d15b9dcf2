use super::*;

#[tokio::test]
async fn a_channel_keeps_its_last_images_and_undo_restores_the_one_under_the_board() {
    let store = memory().await;
    let picture = |id: u32| Picture { id: id.to_string(), width: 3, height: 2, png: vec![7; id as usize] };
    for id in 1..=KEPT_PICTURES + 1 {
        store.keep_picture(HERE, picture(id)).await.unwrap();
    }
    // Stored again, it counts as new.
    store.keep_picture(HERE, picture(2)).await.unwrap();
    store.keep_picture(HERE, picture(20)).await.unwrap();
    assert_eq!(store.picture(HERE, "1").await, Ok(None));
    assert_eq!(store.picture(HERE, "3").await, Ok(None));
    assert_eq!(store.picture(HERE, "2").await, Ok(Some(picture(2))));
    assert_eq!(store.picture(HERE, "20").await, Ok(Some(picture(20))));
    assert_eq!(store.picture(THERE, "20").await, Ok(None), "another channel's");
    let mut table = board();
    carry_out(&store, HERE, "/table new", &table).await;
    table.backdrop = Some(crate::field::Backdrop { picture: "20".to_owned(), width: 12_000, height: 8_500 });
    carry_out(&store, HERE, "/map import", &table).await;
    assert_eq!(self::table(&store, HERE).await, Some(table.clone()));
    undo(&store, HERE).await.unwrap();
    assert_eq!(self::table(&store, HERE).await, Some(board()));
    redo(&store, HERE).await.unwrap();
    assert_eq!(self::table(&store, HERE).await, Some(table));
}

#[tokio::test]
async fn a_portrait_stays_while_it_is_used_or_undo_could_restore_it() {
    let store = memory().await;
    let picture = |id: &str| Picture { id: format!("{PORTRAIT_PREFIX}{id}"), width: 3, height: 3, png: vec![7; 9] };
    let shown = |id: &str| {
        let one = Creature { portrait: Some(picture(id).id), ..creature("Aldo", 1, 1) };
        with(&board(), one)
    };
    let kept = async |id: &str| store.picture(HERE, &picture(id).id).await.unwrap().is_some();
    carry_out(&store, HERE, "/table new", &board()).await;
    // More than the limit for board images.
    for id in 1..=2 * KEPT_PICTURES {
        store.keep_picture(HERE, picture(&id.to_string())).await.unwrap();
        carry_out(&store, HERE, "/creature portrait", &shown(&id.to_string())).await;
    }
    assert!(kept("1").await && kept("2").await);
    for _ in 0..2 * KEPT_PICTURES - 1 {
        undo(&store, HERE).await.unwrap();
    }
    assert_eq!(table(&store, HERE).await, Some(shown("1")));
    // Now no undo can bring back the others.
    carry_out(&store, HERE, "/creature portrait clear:true", &board()).await;
    store.forget_expired(0).await.unwrap();
    assert_eq!((kept("1").await, kept("2").await), (true, false));
    store.keep_picture(HERE, picture("new")).await.unwrap();
    store.forget_expired(0).await.unwrap();
    assert!(kept("new").await, "what it is for is written after it");
    store.keep_picture(HERE, picture("newer")).await.unwrap();
    assert_eq!((kept("1").await, kept("new").await, kept("newer").await), (true, false, true));
}
