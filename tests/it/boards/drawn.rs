//! Boards drawn with characters, as in the files in tests/rulings:
//!
//! ```text
//!     A B C D
//! 1   a . .|#
//!         -
//! 2   . , . g
//! ```
//!
//! The header marks each column. Between two columns, or on a line between two rows: `|` or `-` a wall, `+` a
//! closed door, `/` an open one, `:` a low wall.

use std::collections::BTreeMap;

/// A drawn board.
#[derive(Debug, Default)]
pub struct Drawn {
    /// The position of each column in a line.
    columns: Vec<usize>,
    pub rows: usize,
    /// What is in each square (named `D4`) that is not open.
    pub squares: Vec<(String, char)>,
    /// Squares with what is on their `east` or `south` side.
    pub edges: Vec<(String, &'static str, char)>,
}

/// Whether the line is the first of a drawn board.
pub fn is_header(line: &str) -> bool {
    let mut letters = line.split_whitespace();
    line.starts_with("    ") && letters.next() == Some("A") && letters.all(|word| word.len() == 1)
}

impl Drawn {
    /// Reads a board's lines, starting at its header; also returns how many it read.
    pub fn read(lines: &[&str]) -> (Self, usize) {
        let columns = lines[0].char_indices().filter(|(_, c)| c.is_alphabetic()).map(|(at, _)| at).collect();
        let mut board = Drawn { columns, ..Drawn::default() };
        let mut read = 1;
        for line in &lines[1..] {
            if line.starts_with(|c: char| c.is_ascii_digit()) {
                board.rows += 1;
                assert_eq!(
                    line.split_whitespace().next(),
                    Some(board.rows.to_string().as_str()),
                    "rows in order: {line}"
                );
                board.row(line);
            } else if !line.trim().is_empty() && line.chars().all(|c| " -+/:".contains(c)) {
                board.between_rows(line);
            } else {
                break;
            }
            read += 1;
        }
        (board, read)
    }

    pub fn width(&self) -> usize {
        self.columns.len()
    }

    fn name(&self, column: usize) -> String {
        format!("{}{}", char::from(b'A' + column as u8), self.rows)
    }

    fn row(&mut self, line: &str) {
        for column in 0..self.columns.len() {
            let at = |offset: usize| line.chars().nth(self.columns[column] + offset).unwrap_or(' ');
            assert!(at(0) != ' ', "row {} has no square under column {}: {line}", self.rows, column + 1);
            let (square, beyond) = (at(0), at(1));
            if square != '.' {
                self.squares.push((self.name(column), square));
            }
            if beyond != ' ' {
                self.edges.push((self.name(column), "east", beyond));
            }
        }
    }

    fn between_rows(&mut self, line: &str) {
        for (at, mark) in line.char_indices().filter(|(_, mark)| *mark != ' ') {
            let column = self.columns.iter().position(|&column| column == at);
            let column = column.unwrap_or_else(|| panic!("`{mark}` stands under no square: {line}"));
            self.edges.push((self.name(column), "south", mark));
        }
    }

    /// The names of the squares with this mark.
    pub fn marked(&self, mark: char) -> Vec<&str> {
        self.squares.iter().filter(|(_, c)| *c == mark).map(|(name, _)| name.as_str()).collect()
    }

    /// The commands that set up the board without its creatures.
    pub fn setup(&self) -> Vec<String> {
        let mut lines = vec![format!("/table new width:{} height:{} ruleset:srd35", self.width(), self.rows)];
        let mut paint: BTreeMap<(&str, u32), Vec<&str>> = BTreeMap::new();
        for (name, mark) in &self.squares {
            let what = match mark {
                '#' => ("solid", 1),
                'O' => ("pillar", 1),
                ',' => ("difficult", 1),
                ';' => ("difficult", 2),
                '^' => ("obstacle", 1),
                '"' => ("light-undergrowth", 1),
                '%' => ("heavy-undergrowth", 1),
                '~' => ("water", 1),
                letter if letter.is_alphabetic() => continue,
                other => panic!("`{other}` in {name} is no mark of a board"),
            };
            paint.entry(what).or_default().push(name);
        }
        for ((terrain, layers), squares) in paint {
            let layers = if layers > 1 { format!(" layers:{layers}") } else { String::new() };
            lines.push(format!("/map paint squares:\"{}\" terrain:{terrain}{layers}", squares.join(" ")));
        }
        for (square, side, mark) in &self.edges {
            let barrier = match mark {
                '|' | '-' => "wall",
                '+' => "door",
                '/' => "open-door",
                ':' => "low",
                other => panic!("`{other}` beside {square} is no barrier"),
            };
            lines.push(format!("/map edge squares:{square} side:{side} barrier:{barrier}"));
        }
        lines
    }
}
