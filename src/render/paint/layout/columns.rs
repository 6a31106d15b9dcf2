//! Typesets a legend: which entry goes on which line, in how many columns, and what is dropped.

use crate::render::paint::raster::{TEXT, font};
use crate::say;
use crate::words::Locale;

/// The height of an icon, and its usual width.
pub const ICON: i32 = 38;
/// The height of an entry with one line.
pub const LINE: i32 = 42;
/// What each further line of words adds to the height.
const MORE_WORDS: i32 = 32;
/// The space between an icon and its words.
const SPACE: i32 = 12;
/// The gap between columns.
const GAP: i32 = 26;
/// The greatest width of an entry's words in columns: a longer name is cut there.
const WIDEST_WORDS: i32 = 330;

/// An entry to be typeset.
pub struct Item {
    /// The width of its icon.
    pub icon: i32,
    /// The words used if there is room, and the shorter ones that are cut if even they do not fit.
    longer: String,
    short: String,
    /// Whether the words take as many lines as they need instead of being cut.
    whole: bool,
}

impl Item {
    /// An entry that is cut if there is no room for it: its words, and those for narrow legends.
    pub fn of(icon: i32, longer: String, short: String) -> Self {
        Item { icon, longer, short, whole: false }
    }

    /// Words that are never cut, however many lines they take.
    pub fn whole(icon: i32, words: String) -> Self {
        Item { icon, longer: words.clone(), short: words, whole: true }
    }

    /// Its words, broken into lines of this width.
    fn lines(&self, width: i32, longer: bool) -> Vec<String> {
        let lines = font::wrapped(&self.longer, TEXT, width);
        let fits = lines.iter().all(|line| font::width(line, TEXT) <= width);
        if self.whole || (longer && lines.len() <= 2 && fits) {
            return lines;
        }
        let mut lines = font::wrapped(&self.short, TEXT, width);
        let first = if lines.is_empty() { String::new() } else { lines.remove(0) };
        let rest = lines.join(" ");
        [first, rest].iter().map(|line| font::shortened(line, TEXT, width)).filter(|line| !line.is_empty()).collect()
    }

    /// Its words on one line, either the longer or the short ones.
    fn line(&self, longer: bool) -> String {
        match (longer, self.whole) {
            (_, true) => self.longer.clone(),
            (true, _) => font::shortened(&self.longer, TEXT, WIDEST_WORDS),
            (false, _) => font::shortened(&self.short, TEXT, WIDEST_WORDS),
        }
    }
}

/// An entry's position, in pixels from the legend's corner.
#[derive(Clone)]
pub struct Placed {
    /// Its index; `None` for the count of entries left out.
    pub entry: Option<usize>,
    /// Its left edge.
    pub left: i32,
    /// Its upper edge.
    pub top: i32,
    /// The height of all its lines.
    pub height: i32,
    /// The distance from its left edge to its words.
    pub indent: i32,
    lines: Vec<String>,
}

impl Placed {
    /// Each line of words with the distance in pixels from the entry's top to its baseline.
    pub fn baselines(&self) -> impl Iterator<Item = (&str, i32)> {
        let high = (font::cap_height(TEXT) / 2.0).round() as i32;
        let first = (LINE + high * 2) / 2;
        let first = if self.lines.len() > 1 { first - 2 } else { first };
        (0..).zip(&self.lines).map(move |(nth, line)| (line.as_str(), first + nth * MORE_WORDS))
    }
}

/// A typeset legend.
pub struct Plan {
    /// The entries that fit, and the count of those that do not.
    pub placed: Vec<Placed>,
    /// In pixels.
    pub width: i32,
    /// In pixels.
    pub height: i32,
    /// How many entries did not fit.
    pub left_out: usize,
}

/// The least width of one column: icons and uncut words.
pub fn least_width(items: &[&Item]) -> i32 {
    let icon = items.iter().map(|item| item.icon).max().unwrap_or(ICON);
    let parts = items.iter().filter(|item| item.whole).flat_map(|item| font::parts(&item.longer));
    icon + SPACE + parts.map(|part| font::width(part.trim_end(), TEXT)).max().unwrap_or(0)
}

/// One column of this width, using at most this height.
pub fn column(items: &[&Item], width: i32, room: i32, locale: Locale) -> Plan {
    let wordy = in_column(items, (width, room), true, locale);
    // Rather drop words than entries.
    if wordy.left_out == 0 { wordy } else { in_column(items, (width, room), false, locale) }
}

fn in_column(items: &[&Item], (width, room): (i32, i32), longer: bool, locale: Locale) -> Plan {
    let indent = items.iter().map(|item| item.icon).max().unwrap_or(ICON) + SPACE;
    let mut placed = Vec::new();
    let mut top = 0;
    for (nth, item) in items.iter().enumerate() {
        let lines = item.lines(width - indent, longer);
        let height = LINE + MORE_WORDS * i32::try_from(lines.len().saturating_sub(1)).unwrap_or(0);
        placed.push(Placed { entry: Some(nth), left: 0, top, height, indent, lines });
        top += height;
        if top > room {
            break;
        }
    }
    let ends = |placed: &[Placed]| placed.last().map_or(0, |last| last.top + last.height);
    if ends(&placed) > room {
        while ends(&placed) > room - LINE && placed.pop().is_some() {}
    }
    let left_out = items.len() - placed.len();
    if left_out > 0 {
        placed.push(more(left_out, (0, ends(&placed)), locale));
    }
    let height = ends(&placed);
    Plan { placed, width, height, left_out }
}

/// Columns side by side with this many lines each, within a width; the last entries are dropped if not all fit.
pub fn columns(items: &[&Item], width: i32, rows: usize, locale: Locale) -> Option<Plan> {
    // No column is narrower than an icon, which limits how many entries are worth trying.
    let most = usize::try_from((width + GAP) / (ICON + SPACE + GAP)).unwrap_or(0) * rows;
    let items = (&items[..items.len().min(most)], items.len());
    let cells = |longer: bool| -> Vec<Cell> { items.0.iter().map(|item| Cell::of(item, longer)).collect() };
    let wordings = [cells(true), cells(false)];
    (1..=items.0.len()).rev().find_map(|many| {
        wordings.iter().find_map(|cells| in_columns(&cells[..many], items.1 - many, (rows, width), locale))
    })
}

/// An entry on one line.
struct Cell {
    icon: i32,
    line: String,
    words: i32,
}

impl Cell {
    fn of(item: &Item, longer: bool) -> Self {
        let line = item.line(longer);
        Cell { icon: item.icon, words: font::width(&line, TEXT), line }
    }
}

fn in_columns(cells: &[Cell], left_out: usize, (rows, width): (usize, i32), locale: Locale) -> Option<Plan> {
    let mut placed: Vec<Placed> = Vec::new();
    let mut left = -GAP;
    for (nth, chunk) in cells.chunks(rows.max(1)).enumerate() {
        left += GAP;
        let indent = chunk.iter().map(|cell| cell.icon).max().unwrap_or(ICON) + SPACE;
        for (row, cell) in chunk.iter().enumerate() {
            let (entry, top) = (Some(nth * rows + row), LINE * i32::try_from(row).unwrap_or(0));
            placed.push(Placed { entry, left, top, height: LINE, indent, lines: vec![cell.line.clone()] });
        }
        left += indent + chunk.iter().map(|cell| cell.words).max().unwrap_or(0);
        if left > width {
            return None;
        }
    }
    if left_out > 0 {
        // Under the last column if it has a line left, otherwise beside it.
        let row = cells.len() % rows;
        let last = placed.last().map_or(0, |last| last.left);
        let (at, top) = if row == 0 { (left + GAP, 0) } else { (last, LINE * i32::try_from(row).unwrap_or(0)) };
        let more = more(left_out, (at, top), locale);
        left = left.max(at + more.lines.iter().map(|line| font::width(line, TEXT)).sum::<i32>());
        placed.push(more);
    }
    let height = placed.iter().map(|placed| placed.top + placed.height).max().unwrap_or(0);
    (left <= width).then_some(Plan { placed, width: left, height, left_out })
}

fn more(left_out: usize, (left, top): (i32, i32), locale: Locale) -> Placed {
    let words = say!("legend-more", more = left_out).localized(locale);
    Placed { entry: None, left, top, height: LINE, indent: 0, lines: vec![words] }
}
