//! What breaks the architecture, and what to do about it.

use std::collections::{BTreeMap, BTreeSet};

use super::plan::*;
use super::source::{Expression, Origin, Program, Source, Taken};

/// Everything that is wrong with these sources, one per line.
pub fn complaints(sources: &[Source], ruleset_ids: &[String]) -> Vec<String> {
    let program = match Program::read(sources) {
        Ok(program) => program,
        Err(error) => return vec![error],
    };
    let taken = program.taken();
    let mut found: Vec<String> = sources.iter().flat_map(manners).collect();
    for source in sources.iter().filter(|source| room(&source.path) == Some("referee")) {
        found.extend(names_a_ruleset(source, ruleset_ids));
    }
    found.extend(crowded(sources));
    for (path, taken) in &taken {
        found.extend(arrows(path, taken));
        found.extend(crates(path, taken));
    }
    found.extend(circles(&taken));
    for (path, seen) in program.seen() {
        for seen in seen {
            found.extend(expression(path, seen.line, &seen.what));
        }
    }
    found
}

/// The room of a file: `grid` for `src/grid/edge.rs` and `config` for `src/config.rs`.
fn room(path: &str) -> Option<&str> {
    let first = path.strip_prefix("src/")?.split('/').next()?;
    let room = first.strip_suffix(".rs").unwrap_or(first);
    (!CRATES.contains(&room)).then_some(room)
}

/// The folder of a file.
fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The chapter of a file: its folder, or the folder that it is the face of, as `day.rs` is of `day/`.
fn chapter<'p>(path: &'p str, folders: &BTreeSet<&str>) -> &'p str {
    let face = path.strip_suffix(".rs").filter(|face| folders.contains(face));
    let chapter = face.unwrap_or_else(|| folder(path));
    SAME_CHAPTER.iter().find(|(part, _)| *part == chapter).map_or(chapter, |(_, whole)| whole)
}

/// The floor of a file in its room; `None` if the room has no floors, an error if the file should be on one.
fn floor_in_room(path: &str) -> Option<Result<(&'static str, usize), String>> {
    let (base, floors) = FOLDERS.iter().find(|(base, _)| path.starts_with(&format!("{base}/")))?;
    let inside = &path[base.len() + 1..];
    let first = inside.split('/').next().unwrap_or_default();
    let first = first.strip_suffix(".rs").unwrap_or(first);
    if first == "mod" {
        return Some(Ok((base, floors.len())));
    }
    let floor = floors.iter().position(|known| *known == first);
    Some(floor.map(|floor| (*base, floor)).ok_or_else(|| {
        format!(
            "{path}: `{base}` has no folder `{first}`. Say in its mod.rs what it is for and on which floor it lies, and add \
             it to FOLDERS in tests/it/house/plan.rs."
        )
    }))
}

/// Why the first file may not use the second, if it may not.
fn barred(from: &str, to: &str) -> Option<String> {
    let (here, there) = (room(from)?, room(to)?);
    if here == there {
        let (Ok((base, floor)), Ok((other_base, other))) = (floor_in_room(from)?, floor_in_room(to)?) else {
            return None;
        };
        return (base == other_base && other > floor).then(|| {
            format!("{to} lies on a floor above. Move what both need down, or let the folder above pass it in.")
        });
    }
    if let Some((_, _, why)) = NOT_EVEN.iter().find(|(who, what, _)| *who == here && what.contains(&there)) {
        return Some(format!("`{here}` may not use `{there}`: {why}. Hand it plain values instead."));
    }
    let floor = |room| ROOMS.iter().position(|known| *known == room);
    (floor(there) > floor(here)).then(|| {
        format!("`{there}` lies above `{here}`. Move what both need down into `{here}` or below, or let `{there}` pass it in.")
    })
}

/// Dependencies that point up or across.
fn arrows(path: &str, taken: &[Taken]) -> Vec<String> {
    let Some(here) = room(path) else { return Vec::new() };
    if !ROOMS.contains(&here) {
        return vec![format!(
            "{path}: `{here}` is a room that the house does not know. Say in ARCHITECTURE.md what it is for and on which \
             floor it lies, and add it to ROOMS in tests/it/house/plan.rs."
        )];
    }
    let unknown = floor_in_room(path).and_then(Result::err);
    let up = taken.iter().filter_map(|Taken { line, name, from }| {
        let why = match from {
            Origin::File(file) => barred(path, file)?,
            // A call may mean any method of that name; it only points up if all of them are above.
            Origin::Method(files) if !STD_METHODS.contains(&name.as_str()) => {
                let why: Option<Vec<String>> = files.iter().map(|file| barred(path, file)).collect();
                why?.into_iter().next()?
            }
            Origin::Method(_) | Origin::Crate(_) => return None,
        };
        Some(format!("{path}:{line}: `{name}`: {why}"))
    });
    unknown.into_iter().chain(up).collect()
}

/// Crates and parts of the standard library that don't belong in a room.
fn crates(path: &str, taken: &[Taken]) -> Vec<String> {
    let here = room(path).unwrap_or_default();
    let pure = PURE.iter().find(|(room, _)| *room == here).map(|(_, known)| *known);
    let mut found = Vec::new();
    for Taken { line, from, .. } in taken {
        let Origin::Crate(named) = from else { continue };
        let mut words = named.split("::");
        let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if let Some((_, home)) = CRATES_AT_HOME.iter().find(|(known, home)| *known == first && !path.starts_with(home))
        {
            found.push(format!("{path}:{line}: only {home} knows `{first}`. Put this behind a function there."));
        }
        let Some(known) = pure else { continue };
        // A cursor over bytes in memory is not I/O, and neither is reading from one.
        let std = ["std", "core", "alloc"].contains(&first);
        let in_memory = ["std::io::Cursor", "std::io::Read"].iter().any(|known| named.starts_with(known));
        let reaches_out = std && IMPURE_STD.contains(&second) && !in_memory;
        let is_crate = !std && !PRIMITIVES.contains(&first) && first.starts_with(char::is_lowercase);
        if reaches_out || (is_crate && !known.contains(&first)) {
            found.push(format!(
                "{path}:{line}: `{named}` in `{here}`, which only computes. Do it in `command`, `store` or at a door, and \
                 hand the result in as a value; or add the crate to PURE in tests/it/house/plan.rs if it only computes too."
            ));
        }
    }
    found
}

/// Folders with too many files.
fn crowded(sources: &[Source]) -> Vec<String> {
    let mut files = BTreeMap::<&str, usize>::new();
    for source in sources.iter().filter(|source| source.path.starts_with("src/") && !source.is_test()) {
        *files.entry(folder(&source.path)).or_default() += 1;
    }
    // Only the biggest rooms are checked; the others have no floors yet.
    let held = |folder: &str| FOLDERS.iter().any(|(base, _)| folder.starts_with(base));
    let crowded = files.into_iter().filter(|(folder, count)| held(folder) && *count > MOST_FILES);
    crowded
        .map(|(folder, count)| {
            format!("{folder} has {count} files, and {MOST_FILES} are the most: part it by what its files are about.")
        })
        .collect()
}

/// Cycles of files that span two folders, through imports and through calls of methods that only one file defines.
fn circles(taken: &[(&str, Vec<Taken>)]) -> Vec<String> {
    let mut next = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (path, taken) in taken.iter().filter(|(path, _)| room(path).is_some()) {
        let to = taken.iter().filter_map(|taken| match &taken.from {
            Origin::File(file) => Some(file.as_str()),
            Origin::Method(files) if files.len() == 1 && !STD_METHODS.contains(&taken.name.as_str()) => {
                files.first().map(String::as_str)
            }
            _ => None,
        });
        next.entry(path).or_default().extend(to.filter(|to| to != path));
    }
    let reached = |from: &str| {
        let (mut seen, mut stack) = (BTreeSet::new(), vec![from.to_owned()]);
        while let Some(file) = stack.pop() {
            for &to in next.get(file.as_str()).into_iter().flatten() {
                if seen.insert(to.to_owned()) {
                    stack.push(to.to_owned());
                }
            }
        }
        seen
    };
    let reach: BTreeMap<&str, BTreeSet<String>> = next.keys().map(|&file| (file, reached(file))).collect();
    let folders: BTreeSet<&str> = taken.iter().map(|(path, _)| folder(path)).collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (&file, there) in &reach {
        let circle: BTreeSet<&str> = there
            .iter()
            .map(String::as_str)
            .filter(|to| reach.get(to).is_some_and(|back| back.contains(file)))
            .collect();
        let chapters: BTreeSet<&str> = circle.iter().map(|file| chapter(file, &folders)).collect();
        if chapters.len() > 1 && seen.insert(circle.clone()) {
            let files: Vec<&str> = circle.into_iter().collect();
            found.push(format!(
                "{} files of {} folders form a circle: {}. Move what they share to the lower one.",
                files.len(),
                chapters.len(),
                files.join(", ")
            ));
        }
    }
    found
}

/// A rule that is read away from its home, and a policy that is matched without covering every variant.
fn expression(path: &str, line: usize, what: &Expression) -> Option<String> {
    match what {
        Expression::Field(field) => {
            let (question, home, _) = HOMES.iter().find(|(_, _, rules)| rules.contains(&field.as_str()))?;
            let elsewhere = path.starts_with("src/referee/") || path.starts_with("src/command/");
            (elsewhere && !path.starts_with(home)).then(|| {
                format!("{path}:{line}: `{field}` is read outside {home}, which alone says {question}. Ask a function there.")
            })
        }
        Expression::HalfAsked { of, file } => {
            let policy = file.starts_with("src/ruleset/policy/") && !CELLS.contains(&of.as_str());
            policy.then(|| {
                format!(
                    "{path}:{line}: this asks for one value of the policy `{of}` and lumps the others together. Give `{of}` a \
                     method that says what it means for each of them."
                )
            })
        }
    }
}

/// The referee treats every rulebook alike.
fn names_a_ruleset(source: &Source, ids: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in code(source) {
        for id in ids.iter().filter(|id| line.contains(&format!("\"{id}\""))) {
            found.push(format!(
                "{}:{number}: the referee asks for the ruleset `{id}`. Ask for a policy of src/ruleset/policy instead, \
                 and let the ruleset's file choose it.",
                source.path
            ));
        }
    }
    found
}

/// Length, names, and constructs that this project doesn't use.
fn manners(source: &Source) -> Vec<String> {
    let path = &source.path;
    let mut found = Vec::new();
    let lines = source.text.lines().count();
    if lines > MOST_LINES {
        found.push(format!("{path} has {lines} lines, and {MOST_LINES} are the most: split it by what it is about."));
    }
    if let Some(part) = path.split('/').find(|part| NO_NAMES.contains(part)) {
        found.push(format!("{path}: `{part}` says nothing about what is inside. Name it for its subject."));
    }
    if !source.text.is_empty() && !source.text.ends_with('\n') {
        found.push(format!("{path} does not end in a line break: run `cargo fmt`."));
    }
    let pure = PURE.iter().any(|(pure, _)| room(path) == Some(pure));
    for (number, line) in code(source) {
        if line.contains("cfg(test)") {
            found.push(format!(
                "{path}:{number}: tests stand in tests/it, where nothing is compiled a second time for them. Ask what the code \
                 promises from there."
            ));
        }
        let line = outside_quotes(line);
        for exit in NO_EXITS.iter().filter(|exit| line.contains(**exit)) {
            found.push(format!(
                "{path}:{number}: `{exit}` outside tests. Return an error, or say with a type why it cannot be."
            ));
        }
        for word in IMPURE_WORDS.iter().filter(|word| pure && holds(&line, word)) {
            found.push(format!(
                "{path}:{number}: `{word}` in a room that only computes. Do it in `command`, `store` or at a door, and hand \
                 the result in as a value."
            ));
        }
    }
    found
}

/// Every line of non-test code with its number, without comments.
fn code(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let bare = |line| str::split(line, "//").next().unwrap_or_default();
    let lines = source.text.lines().enumerate().map(move |(index, line)| (index + 1, bare(line)));
    lines.filter(|_| !source.is_test())
}

/// A line without the contents of its string literals.
fn outside_quotes(line: &str) -> String {
    line.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// Whether the text contains this word, not just as a part of a longer one.
fn holds(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}
