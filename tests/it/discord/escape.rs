//! User text is shown as typed, and cut to Discord's limits.

use fivefoot::discord::{self, cut, cut_to_lines, escape, pages};
use fivefoot::words::Locale;
use proptest::prelude::*;

/// Characters that Discord reads as markup or as a mention anywhere in a line.
const MARKS: [char; 11] = ['\\', '*', '_', '~', '|', '`', '<', '[', ']', '@', '>'];

#[test]
fn a_long_text_goes_on_on_the_next_page() {
    let lines: Vec<String> = (0..300).map(|n| format!("line {n}")).collect();
    let pages = pages(&lines.join("\n"), 500);
    assert!(pages.iter().all(|page| page.encode_utf16().count() <= 500));
    assert_eq!(pages.join("\n"), lines.join("\n"));
    assert_eq!(discord::pages("short", 500), ["short"]);
    assert_eq!(discord::pages("", 500), [""; 0]);
}

/// How Discord shows text without markup: a backslash before a mark is hidden.
fn shown(markdown: &str) -> String {
    let mut shown = String::new();
    let mut letters = markdown.chars().peekable();
    while let Some(letter) = letters.next() {
        match letters.peek() {
            Some(next) if letter == '\\' && next.is_ascii_punctuation() => shown.extend(letters.next()),
            _ => shown.push(letter),
        }
    }
    shown
}

/// The marks that aren't escaped.
fn armed(markdown: &str) -> String {
    let mut armed = String::new();
    let mut letters = markdown.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            mark if MARKS.contains(&mark) => armed.push(mark),
            _ => {}
        }
    }
    armed
}

#[test]
fn markup_is_shown_as_it_is() {
    let cases = [
        ("Ogre", "Ogre"),
        ("<@everyone> @here", r"\<\@everyone\> \@here"),
        ("``` *x* __y__", r"\`\`\` \*x\* \_\_y\_\_"),
        ("[free](https://example.org)", r"\[free\](https\://example.org)"),
        ("# big\n- list\n1. one", "\\# big\n\\- list\n1\\. one"),
        ("moves 15 of 40 feet: D4 - F6, 1.5 m", "moves 15 of 40 feet: D4 - F6, 1.5 m"),
        (":skull: D4:E5", r"\:skull: D4\:E5"),
        ("a\\", r"a\\"),
    ];
    for (plain, markdown) in cases {
        assert_eq!(escape(plain), markdown);
    }
}

#[test]
fn what_cannot_be_seen_is_spelt_out() {
    assert_eq!(escape("a\u{202E}b\u{200B}"), "a(U+202E)b(U+200B)");
    assert_eq!(escape("\u{1F468}\u{200D}\u{1F33E}"), "\u{1F468}\u{200D}\u{1F33E}");
}

#[test]
fn a_cut_parts_no_backslash_and_no_pair() {
    assert_eq!(cut("abc", 3), "abc");
    assert_eq!(cut("abcd", 3), "ab…");
    assert_eq!(cut(r"a\*bc", 3), "a…");
    assert_eq!(cut("\u{1F600}\u{1F600}", 3), "\u{1F600}…");
}

#[test]
fn a_list_is_cut_at_the_end_of_a_line() {
    let list = "Ogre at A1\nHero at B2\nGoblin at C3\nRat at D4";
    assert_eq!(cut_to_lines(list, 44, Locale::default()), list);
    assert_eq!(cut_to_lines(list, 43, Locale::default()), "Ogre at A1\nHero at B2\n… and 2 more lines");
    let last = format!("{}\n{}", "a".repeat(60), "b".repeat(50));
    assert_eq!(cut_to_lines(&last, 100, Locale::default()), format!("{}\n… and 1 more line", "a".repeat(60)));
    let endless = format!("Title\n{}", "a".repeat(100));
    assert_eq!(cut_to_lines(&endless, 100, Locale::default()), cut(&endless, 100));
}

proptest! {
    #[test]
    fn nothing_stays_armed_and_nothing_is_lost(text in r#"[ab1.:#*_~|<>@`\[\]()\\\n -]{0,60}"#) {
        let escaped = escape(&text);
        prop_assert_eq!(armed(&escaped), "");
        prop_assert_eq!(shown(&escaped), text);
    }

    #[test]
    fn a_cut_is_never_too_long_and_stays_disarmed(text in r"[\\*a\n\u{1F600}]{0,60}", most in 1_usize..40) {
        for short in [cut(&escape(&text), most), cut_to_lines(&escape(&text), most, Locale::default())] {
            prop_assert!(short.encode_utf16().count() <= most);
            prop_assert_eq!(armed(&short), "");
        }
    }
}
