//! Plain pictures as maps: the size of their squares, taken from their names.

use fivefoot::mapfile::{Squares, read_picture};

use super::maps::painted;

/// The number of squares of a picture with this name and size in pixels; `None` if the name doesn't say.
fn squares(name: &str, (wide, high): (u32, u32)) -> Option<(u32, u32)> {
    let picture = painted(wide, high, image::ImageFormat::Png);
    let area = read_picture(&picture, name, Squares::default()).ok()?.board.area();
    Some((area.width(), area.height()))
}

#[test]
fn names_tell_how_many_squares_there_are() {
    for (name, pixels, count) in [
        ("crypt-30x20.webp", (300, 200), Some((30, 20))),
        ("Old Inn [22 x 17] 70ppi.jpg", (220, 170), Some((22, 17))),
        ("crypt 300x200.png", (300, 200), None),
        ("level2-crypt-30x20.png", (300, 200), Some((30, 20))),
        ("crypt-20x30.png", (300, 200), None),
        ("crypt.png", (300, 200), None),
        ("inn_20ppi.jpg", (300, 200), Some((15, 10))),
        ("inn 2024.jpg", (300, 200), None),
    ] {
        assert_eq!(squares(name, pixels), count, "{name}");
    }
}
