//! A scene of somebody's turn.

use fivefoot::render::Scene;

use super::scenes::{board, token};

/// A goblin's turn, while a player asks what the ogre threatens; the orcs were seen first, so the bandits get the next colour.
pub fn turn() -> Scene {
    let mut scene = Scene::of(&board("14x9\nsolid A1:C1"));
    scene.tokens = vec![
        token("Aldo", "C5", "heroes"),
        token("Bandit", "L3", "bandits"),
        token("Goblin 1", "H3", "monsters"),
        token("Goblin 2", "J6", "monsters"),
        token("Ogre", "F6:G7", "orcs"),
    ];
    scene.tokens[3].turn = true;
    scene.tokens[4].acting = true;
    scene.liveries = ["orcs", "monsters"].map(|side| side.to_owned().try_into().expect("a name")).to_vec();
    scene
}
