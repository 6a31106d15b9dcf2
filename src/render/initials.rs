use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// One to three letters and digits for each name, all different even ignoring case: `Og` for Ogre, `G1` for
/// Goblin 1, `OB` for Orc Brute. All numbered goblins share a letter, and gnolls with the same numbers get another one.
pub(super) fn initials<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let names: Vec<&str> = names.collect();
    let letters = letters(&names);
    let mut taken = HashSet::new();
    // How many numbers are taken after each letter, and without one.
    let mut counted: HashMap<Option<char>, u32> = HashMap::new();
    let short = |name: &&str| {
        let of_group = numbered(name).and_then(|(base, number)| {
            let letter = letters.get(&base.to_lowercase()).filter(|_| number < 100)?;
            Some(format!("{letter}{number}"))
        });
        let (first, telling) = candidates(name);
        let mut is_free = |candidate: &String| taken.insert(candidate.to_lowercase());
        if let Some(free) = of_group.into_iter().chain(telling).find(&mut is_free) {
            return free;
        }
        for (letter, numbers) in [(Some(first), 1..100), (None, 1..1000)] {
            let counted = counted.entry(letter).or_default();
            let named = |number: u32| letter.into_iter().map(String::from).chain([number.to_string()]).collect();
            for number in numbers.skip(*counted as usize) {
                *counted += 1;
                let candidate: String = named(number);
                if is_free(&candidate) {
                    return candidate;
                }
            }
        }
        "#".to_owned()
    };
    names.iter().map(short).collect()
}

/// A name without its final number, and that number: (`Goblin`, 12) for Goblin 12.
pub(super) fn numbered(name: &str) -> Option<(&str, u32)> {
    let (base, number) = name.rsplit_once(' ')?;
    let plain = number.bytes().all(|digit| digit.is_ascii_digit()) && !number.starts_with('0');
    Some((base.trim_end(), number.parse().ok().filter(|_| plain)?))
}

/// The letter before the numbers of each base name: its first, or the first of its letters that no other base name with
/// one of the same numbers has.
fn letters(names: &[&str]) -> BTreeMap<String, char> {
    let mut bases: Vec<(String, BTreeSet<u32>)> = Vec::new();
    for (base, number) in names.iter().filter_map(|name| numbered(name)) {
        let key = base.to_lowercase();
        match bases.iter_mut().find(|(other, _)| *other == key) {
            Some((_, numbers)) => _ = numbers.insert(number),
            None => bases.push((key, BTreeSet::from([number]))),
        }
    }
    let mut given: Vec<(char, &(String, BTreeSet<u32>))> = Vec::new();
    for base in &bases {
        let mut own = base.0.chars().filter(|&c| is_drawable(c) && !c.is_ascii_digit()).map(upper);
        let free = |letter: &char| given.iter().all(|(other, of)| other != letter || of.1.is_disjoint(&base.1));
        if let Some(letter) = own.find(free) {
            given.push((letter, base));
        }
    }
    given.into_iter().map(|(letter, (base, _))| (base.clone(), letter)).collect()
}

/// The letter that a name begins with, and ways to shorten it, the most telling first.
fn candidates(name: &str) -> (char, Vec<String>) {
    let words: Vec<Vec<char>> = name
        .split(|c: char| !c.is_alphanumeric())
        .map(|word| word.chars().filter(|&c| is_drawable(c)).collect())
        .filter(|word: &Vec<char>| !word.is_empty())
        .collect();
    let first = words.first().and_then(|word| word.first()).map_or('#', |&c| upper(c));
    let mut telling = Vec::new();
    if let [head, .., last] = &words[..] {
        if last.iter().all(char::is_ascii_digit) && !head[0].is_ascii_digit() {
            let number: String = last.iter().take(2).collect();
            if last.len() <= 2 {
                telling.push(format!("{first}{number}"));
            }
        } else {
            telling.push(format!("{first}{}", upper(last[0])));
        }
    }
    for word in &words {
        telling.extend(word.iter().skip(1).map(|c| format!("{first}{c}")));
    }
    if let [word] = &words[..]
        && word.len() == 1
    {
        telling.insert(0, first.to_string());
    }
    (first, telling)
}

/// Whether the bundled font has the letter and a terminal shows it in one column: Latin, Greek and Cyrillic.
fn is_drawable(c: char) -> bool {
    c.is_alphanumeric() && c < '\u{530}'
}

fn upper(c: char) -> char {
    // Letters without a single-character capital stay as they are.
    let mut capital = c.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(one), None) if is_drawable(one) => one,
        _ => c,
    }
}
