//! How a picture is divided between the board and its legend.

use fivefoot::field::Battlefield;
use fivefoot::grid::Square;
use fivefoot::render::Scene;
use fivefoot::render::paint::inside::{
    ICON, Item, LINE, Layout, Placed, SMALLEST_WITH_LEGEND, column, columns, least_width,
};
use fivefoot::words::Locale;
use fivefoot_pixels::raster::{TEXT, font};

use super::scenes::token;

fn all() -> Vec<Item> {
    let named = |name: &str| Item::of(ICON, format!("{name} at H6"), name.to_owned());
    let names = ["Ogre", "Goblin 1", "A goblin of the longest name there is"].map(named);
    names.into_iter().chain([Item::whole(ICON, "heavy-undergrowth ×3".into())]).collect()
}

fn lines(placed: &Placed) -> Vec<&str> {
    placed.baselines().map(|(line, _)| line).collect()
}

#[test]
fn terrain_is_never_cut() {
    let items = all();
    let items: Vec<&Item> = items.iter().collect();
    for width in least_width(&items)..500 {
        let plan = column(&items, width, 1000, Locale::default());
        assert_eq!(plan.left_out, 0);
        for placed in &plan.placed {
            let wide = lines(placed).iter().map(|line| placed.indent + font::width(line, TEXT)).max();
            assert!(wide <= Some(width), "{:?} in {width}", lines(placed));
        }
        let terrain = lines(&plan.placed[3]).join(" ").replace("- ", "-");
        assert_eq!(terrain, "heavy-undergrowth ×3");
    }
}

#[test]
fn what_finds_no_room_is_counted() {
    let items = all();
    let items: Vec<&Item> = items.iter().collect();
    let plan = column(&items, 500, 2 * LINE, Locale::default());
    assert_eq!((plan.left_out, plan.placed.len(), plan.height), (3, 2, 2 * LINE));
    for rows in 1..=5 {
        let plan = columns(&items, 600, rows, Locale::default()).expect("room for one");
        assert_eq!(plan.left_out + plan.placed.iter().filter(|placed| placed.entry.is_some()).count(), 4);
        assert!(plan.width <= 600 && plan.height <= LINE * rows as i32);
    }
    assert!(columns(&items, 30, 5, Locale::default()).is_none());
}

/// A picture's legend of creatures.
fn legend(scene: &Scene) -> Vec<String> {
    let layout = Layout::of_picture(scene);
    let Some((_, plan)) = &layout.legend else { return Vec::new() };
    plan.placed.iter().map(|placed| lines(placed).join(" ")).collect()
}

#[test]
fn the_alike_share_a_row_and_gaps_show() {
    let mut scene = Scene::of(&Battlefield::open(13, 9).expect("a board"));
    let at = |x: i32, y: i32| Square::new(x, y).to_string();
    scene.tokens = (1..=12).map(|n| token(&format!("Goblin {n}"), &at(n, 0), "monsters")).collect();
    for (name, x) in [("Ogre", 3), ("Rat 1", 5), ("Rat 2", 5)] {
        scene.tokens.push(token(name, &at(x, 3), "monsters"));
    }
    assert_eq!(legend(&scene), ["Goblin 1–12", "Ogre", "Rat 1 at F4", "Rat 2 at F4"]);
    let seventh = scene.tokens.remove(6);
    assert_eq!(legend(&scene), ["Goblin 1–6, 8–12", "Ogre", "Rat 1 at F4", "Rat 2 at F4"]);
    // The creature that the picture is about gets its own row, and so does a group that acts together.
    scene.tokens.insert(6, seventh);
    scene.tokens[6].acting = true;
    assert_eq!(legend(&scene), ["Goblin 7", "Goblin 1–12", "Ogre", "Rat 1", "Rat 2"]);
    scene.tokens[..5].iter_mut().for_each(|token| token.acting = true);
    assert_eq!(legend(&scene)[..2], ["Goblin 1–7", "Goblin 6–12"]);
    // In a legend without room for everybody, two share a row, and two on one square are listed with their square.
    scene.tokens.iter_mut().for_each(|token| token.acting = false);
    let crowd = |n: i32| token(&format!("Wanderer {}", "i".repeat(n as usize)), &at(n % 13, 5 + n / 13), "heroes");
    scene.tokens.extend((1..40).map(crowd));
    let folded = legend(&scene);
    assert!(folded.iter().any(|row| row == "Rat 1–2 at F4"), "{folded:?}");
}

#[test]
fn a_board_that_fills_the_height_has_its_legend_below() {
    let scene = Scene::of(&Battlefield::open(20, 14).expect("a board"));
    let names = ["Aldo", "Brakka", "Mira", "Tilly", "Ogre", "Goblin 1–6", "Wolf 1", "Wolf 2", "Wolf 3"];
    let items = names.map(|name| Item::whole(ICON, name.to_owned()));
    let layout = Layout::of(&scene, &items.iter().collect::<Vec<_>>(), None);
    let left_out = layout.legend.as_ref().map(|(_, plan)| plan.left_out);
    assert_eq!((left_out, layout.square), (Some(0), SMALLEST_WITH_LEGEND));
    // If squares would be too small, there is no legend.
    let crowded = Scene::of(&Battlefield::open(60, 40).expect("a board"));
    let layout = Layout::of(&crowded, &items.iter().collect::<Vec<_>>(), None);
    assert!(layout.legend.is_none() || layout.square < SMALLEST_WITH_LEGEND);
}
