//! Boards drawn in ASCII: as `/show text:true` prints them, as people draw them (`#` wall, `.` floor, `~` water), and as
//! dungeon generators write them in tab-separated columns.

use super::{FileError, MapFile};
use crate::field::{Barrier, Battlefield, Fill, MAX_SIDE, Size, Terrain};
use crate::grid::{Cardinal, Edge, Square};
use crate::say;

/// Reads a drawn board.
///
/// # Errors
/// If it is empty, larger than a board, or does not begin at `A1`.
pub fn read(text: &str) -> Result<MapFile, FileError> {
    let text = text.replace('\r', "");
    let lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches(' ')).collect();
    // An input window may have trimmed the spaces before the first column's name.
    let head = |at: usize| {
        let line = if at == 0 { format!("    {}", lines[0].trim_start()) } else { lines[at].to_owned() };
        let numbered = lines.get(at + 1).is_some_and(|line| row_of(line).is_some());
        columns(&line).filter(|_| numbered).map(|_| line)
    };
    if let Some((at, head)) = (0..lines.len()).find_map(|at| Some((at, head(at)?))) {
        return printed(&head, &lines[at + 1..]).map(of);
    }
    let first = lines.iter().position(|line| !line.is_empty());
    let last = lines.iter().rposition(|line| !line.is_empty());
    let (Some(first), Some(last)) = (first, last) else {
        return Err(FileError::new(say!("drawn-nothing")));
    };
    let rows = &lines[first..=last];
    if rows.iter().any(|row| row.contains('\t')) { tabbed(rows).map(of) } else { sketched(rows).map(of) }
}

fn of(board: Battlefield) -> MapFile {
    MapFile { imported: MapFile::count(&board), ..MapFile::plain("board", board) }
}

fn board(width: usize, height: usize) -> Result<Battlefield, FileError> {
    let side = |long: usize| u32::try_from(long).unwrap_or(u32::MAX);
    Battlefield::open(side(width), side(height)).map_err(|size| FileError::new(size.message()))
}

/// The start of each column that a header line names: `    A  B  C`.
fn columns(line: &str) -> Option<Vec<usize>> {
    let named = |word: &str| word.chars().all(|letter| letter.is_ascii_uppercase());
    let words: Vec<&str> = line.split_whitespace().collect();
    let in_order = words.windows(2).all(|pair| (pair[0].len(), pair[0]) < (pair[1].len(), pair[1]));
    if !line.starts_with("   ") || words.is_empty() || !words.iter().all(|word| named(word)) || !in_order {
        return None;
    }
    let mut begins = Vec::new();
    let mut before = ' ';
    for (at, letter) in line.chars().enumerate() {
        if before == ' ' && letter != ' ' {
            begins.push(at);
        }
        before = letter;
    }
    Some(begins)
}

/// Reads what `/show text:true` prints.
fn printed(head: &str, lines: &[&str]) -> Result<Battlefield, FileError> {
    let begins = columns(head).unwrap_or_default();
    let wide = begins.get(1).map_or(3, |second| second - begins[0]).max(2) - 1;
    let rows = lines.iter().take_while(|line| row_of(line).is_some() || is_between(line)).copied();
    let rows: Vec<&str> = rows.collect();
    let numbers: Vec<u32> = rows.iter().filter_map(|row| row_of(row)).collect();
    if head.split_whitespace().next() != Some("A") || numbers.first() != Some(&1) {
        return Err(FileError::new(say!("drawn-not-whole")));
    }
    let mut board = board(begins.len(), numbers.len())?;
    let mut y = -1;
    for row in rows {
        let letters: Vec<char> = row.chars().collect();
        let is_row = row_of(row).is_some();
        y += i32::from(is_row);
        for x in 0..begins.len() {
            let at = 4 + x * (wide + 1);
            let square = Square::new(x as i32, y);
            let cell: String = letters.iter().skip(at).take(wide).collect();
            if is_row {
                paint(&mut board, square, cell.trim());
                stand(&mut board, Edge::of(square, Cardinal::East), letters.get(at + wide).copied());
            } else {
                stand(&mut board, Edge::of(square, Cardinal::South), cell.trim().chars().next());
            }
        }
    }
    Ok(board)
}

/// The row number at the start of a line.
fn row_of(line: &str) -> Option<u32> {
    line.get(..3)?.trim().parse().ok()
}

/// Whether a line shows only the barriers between two rows.
fn is_between(line: &str) -> bool {
    line.starts_with("    ") && line.chars().all(|sign| sign == ' ' || barrier(sign).is_some())
}

fn barrier(sign: char) -> Option<Barrier> {
    Some(match sign {
        '|' | '-' => Barrier::Wall,
        '+' => Barrier::Door,
        '/' => Barrier::OpenDoor,
        '=' => Barrier::Low,
        '"' => Barrier::Window,
        '@' => Barrier::Grate,
        '$' => Barrier::Curtain,
        '*' => Barrier::Narrow(Size::Small),
        _ => return None,
    })
}

fn stand(board: &mut Battlefield, edge: Edge, sign: Option<char>) {
    if let Some(barrier) = sign.and_then(barrier) {
        board.set_barrier(edge, barrier);
    }
}

/// Paints a square as its cell says; creatures' letters and unknown signs are floor.
fn paint(board: &mut Battlefield, square: Square, cell: &str) {
    let mut signs = cell.chars();
    match (signs.next(), signs.next()) {
        (Some('#'), _) => board.set_fill(square, Fill::Solid),
        // A pillar has one sign on a phone, and two otherwise.
        (Some('('), _) | (Some('@'), None) => board.set_fill(square, Fill::Pillar),
        (Some(sign), second) => {
            let layers = second.and_then(|second| second.to_digit(10)).map_or(1, |layers| layers.clamp(1, 4) as u8);
            if let Some(terrain) = Terrain::ALL.into_iter().find(|known| known.sign() == sign) {
                board.lay(square, terrain, layers);
            }
        }
        (None, _) => {}
    }
}

/// Reads a board with one letter per square. Blanks are rock if any floor is drawn, and floor otherwise.
fn sketched(rows: &[&str]) -> Result<Battlefield, FileError> {
    let cells: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let indent = cells
        .iter()
        .filter(|row| !row.is_empty())
        .map(|row| row.iter().take_while(|sign| **sign == ' ').count())
        .min()
        .unwrap_or(0);
    let width = cells.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(indent);
    let mut board = board(width, rows.len())?;
    let sign = |x: i32, y: i32| {
        let row = usize::try_from(y).ok().and_then(|y| cells.get(y));
        let at = usize::try_from(x).ok().map(|x| x + indent);
        row.zip(at).and_then(|(row, at)| row.get(at).copied()).unwrap_or(' ')
    };
    let floored = cells.iter().flatten().any(|sign| *sign == '.');
    let is_rock = |sign: char| matches!(sign, '#' | '|' | '-') || (sign == ' ' && floored);
    for square in board.area().squares() {
        let (x, y) = (square.x, square.y);
        match sign(x, y) {
            rock if is_rock(rock) => board.set_fill(square, Fill::Solid),
            'O' | 'o' | '0' | '(' => board.set_fill(square, Fill::Pillar),
            door if doorway(door).is_some() => {
                // A door runs across its passage.
                let across = is_rock(sign(x - 1, y)) && is_rock(sign(x + 1, y));
                let side = if across { Cardinal::North } else { Cardinal::West };
                board.set_barrier(Edge::of(square, side), doorway(door).unwrap_or_default());
            }
            other => paint(&mut board, square, &other.to_string()),
        }
    }
    Ok(board)
}

/// The door for a sign that takes a whole square.
fn doorway(sign: char) -> Option<Barrier> {
    Some(match sign {
        '+' | 'D' => Barrier::Door,
        '/' | '\'' => Barrier::OpenDoor,
        'L' => Barrier::LockedDoor,
        'S' => Barrier::SecretDoor,
        '"' => Barrier::Window,
        '@' => Barrier::Grate,
        '$' => Barrier::Curtain,
        _ => return None,
    })
}

/// Reads a board in tab-separated columns, with codes such as `F` for floor and `DST` for a secret door at the top.
fn tabbed(rows: &[&str]) -> Result<Battlefield, FileError> {
    let cells: Vec<Vec<&str>> = rows.iter().map(|row| row.split('\t').map(str::trim).collect()).collect();
    let width = cells.iter().map(Vec::len).max().unwrap_or(0).min(MAX_SIDE as usize + 1);
    let mut board = board(width, rows.len())?;
    for square in board.area().squares() {
        let cell = cells.get(square.y as usize).and_then(|row| row.get(square.x as usize)).copied().unwrap_or("");
        if cell.is_empty() {
            board.set_fill(square, Fill::Solid);
        }
        let Some(rest) = cell.strip_prefix('D') else { continue };
        let mut letters = rest.chars();
        let side = match letters.next_back() {
            Some('T') => Cardinal::North,
            Some('B') => Cardinal::South,
            Some('L') => Cardinal::West,
            Some('R') => Cardinal::East,
            _ => continue,
        };
        let barrier = match letters.as_str() {
            "P" => Barrier::Grate,
            "S" => Barrier::SecretDoor,
            "L" => Barrier::LockedDoor,
            "A" => continue,
            _ => Barrier::Door,
        };
        board.set_barrier(Edge::of(square, side), barrier);
    }
    Ok(board)
}
