//! The sentences of refusals and notes, each as the answer to a command that a person could type. The plays in tests/told are
//! commands, and under a command, after `=`, parts of its answer.

use std::path::Path;

use crate::door::Door;

#[test]
fn every_play_is_answered_in_these_words() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/told");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut sentences, mut wrong) = (0, Vec::new());
    for path in files {
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut door = Door::seeded(Some(3));
        let mut answer = String::new();
        for (number, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            if line.starts_with('/') {
                let told = door.ask(line);
                answer = told["message"].as_str().unwrap_or_default().to_owned();
            } else if let Some(part) = line.strip_prefix("= ") {
                sentences += 1;
                if !answer.contains(part) {
                    wrong.push(format!("{file}, line {}: expected `{part}` in\n{answer}", number + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n\n"));
    assert!(sentences >= 130, "only {sentences} sentences were found");
}
