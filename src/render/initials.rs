use std::collections::HashSet;

/// One to three letters and digits for each name, no two alike even to somebody who does not mind case: `Og` for Ogre,
/// `G1` for Goblin 1, `OB` for Orc Brute.
pub(super) fn initials<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut taken = HashSet::new();
    names
        .map(|name| {
            let free = candidates(name).find(|candidate| taken.insert(candidate.to_lowercase()));
            free.unwrap_or_else(|| "#".to_owned())
        })
        .collect()
}

/// Ways to shorten a name, the most telling first, with numbers at the end so that there is always another.
fn candidates(name: &str) -> impl Iterator<Item = String> {
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
    telling.into_iter().chain((1..100).map(move |n| format!("{first}{n}"))).chain((1..1000).map(|n| n.to_string()))
}

/// Whether the bundled font has the letter and a terminal gives it one column: Latin, Greek and Cyrillic.
fn is_drawable(c: char) -> bool {
    c.is_alphanumeric() && c < '\u{530}'
}

fn upper(c: char) -> char {
    // Some letters have no single capital: they stay as they are.
    let mut capital = c.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(one), None) if is_drawable(one) => one,
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_tell_creatures_apart() {
        let names =
            ["Ogre", "Goblin 1", "Goblin 12", "Orc Brute", "ogress", "Goblin", "X", "élan", "Goblin 1 b", "G12"];
        assert_eq!(initials(names.into_iter()), ["Og", "G1", "G12", "OB", "Or", "Go", "X", "Él", "GB", "G2"]);
    }

    #[test]
    fn names_without_a_letter_of_ours_get_numbers() {
        assert_eq!(initials(["山田", "佐藤", "", "🐉"].into_iter()), ["#1", "#2", "#3", "#4"]);
    }

    #[test]
    fn a_hundred_alike_stay_apart() {
        let names = vec!["Rat"; 150];
        let all = initials(names.into_iter());
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), 150);
        assert!(all.iter().all(|initials| (1..=3).contains(&initials.chars().count())));
    }
}
