//! Beside the board, where it leaves room: who the initials are, who may strike, what the patterns mean.

use super::canvas::{Canvas, Rect};
use super::floor;
use super::glyph;
use super::layout::{LEGEND_LINE, Layout, TEXT};
use super::marks;
use super::theme::Colour;
use super::token::{self, Livery};
use crate::field::Terrain;
use crate::grid::Area;
use crate::render::{Scene, Token};

/// One line of the legend.
pub(super) enum Line<'a> {
    /// Somebody on the picture.
    Somebody { token: &'a Token, initials: &'a str, livery: Livery },
    /// Who may strike, by number.
    Strike { number: usize, by: &'a str },
    /// A kind of terrain.
    Ground(Terrain),
    /// How many lines did not fit.
    More(usize),
}

/// All that could be told about a scene, the most wanted first.
pub(super) fn lines<'a>(scene: &'a Scene, initials: &'a [String], liveries: &[Livery]) -> Vec<Line<'a>> {
    let view = scene.view();
    let strikes = (1..).zip(&scene.strikes).map(|(number, strike)| Line::Strike { number, by: &strike.by });
    let tokens = scene.tokens.iter().zip(initials).zip(liveries);
    let seen = |token: &Token| scene.on_board(token.placement).is_some_and(|area: Area| area.overlaps(view));
    let (acting, others): (Vec<_>, Vec<_>) =
        tokens.filter(|((token, _), _)| seen(token)).partition(|((token, _), _)| token.acting);
    let somebody = acting.into_iter().chain(others);
    let somebody = somebody.map(|((token, initials), livery)| Line::Somebody { token, initials, livery: *livery });
    let mut lies = [false; Terrain::ALL.len()];
    for square in view.squares() {
        for (terrain, _) in scene.battlefield.ground(square).layers.iter() {
            lies[terrain as usize] = true;
        }
    }
    let ground = Terrain::ALL.into_iter().filter(|&terrain| lies[terrain as usize]).map(Line::Ground);
    somebody.chain(strikes).chain(ground).collect()
}

/// Writes as many lines as there is room for.
pub(super) fn draw(canvas: &mut Canvas, layout: &Layout, mut lines: Vec<Line<'_>>) {
    let Some(legend) = layout.legend else { return };
    let room = usize::try_from(legend.height() / LEGEND_LINE).unwrap_or(0).max(1);
    if lines.len() > room {
        let left_out = lines.len() - room + 1;
        lines.truncate(room - 1);
        lines.push(Line::More(left_out));
    }
    let high = i32::try_from(lines.len()).unwrap_or(0) * LEGEND_LINE;
    // Level with the board's top, unless it needs the room above.
    let mut top = layout.board.top.min(legend.bottom - high).max(legend.top);
    let icon = LEGEND_LINE - 4;
    for line in lines {
        let badge = Rect::new(legend.left, top + 2, icon, icon);
        let words = match line {
            Line::Somebody { token, initials, livery } => {
                // Initials of three letters need a longer plate.
                let wide = (glyph::width(initials, TEXT) + 12).max(icon);
                token::badge(
                    canvas,
                    Rect::new(badge.left + icon - wide.min(icon), badge.top, icon, icon),
                    initials,
                    livery,
                    token,
                );
                token.name.clone()
            }
            Line::Strike { number, by } => {
                marks::numbered_burst(canvas, badge.centre(), icon as f32 / 2.0, number);
                by.to_owned()
            }
            Line::Ground(terrain) => {
                let swatch = badge.inset(2);
                canvas.fill(swatch.inset(-1), Colour::FifthLine);
                canvas.fill(swatch, floor::ground(terrain));
                floor::pattern(canvas, terrain, 1, (swatch.left, swatch.top), swatch.width());
                terrain.word().replace('-', " ")
            }
            Line::More(many) => format!("and {many} more"),
        };
        let left = badge.right + 14;
        let baseline = (badge.centre().1 + glyph::cap_height(TEXT) / 2.0).round() as i32;
        canvas.write(&glyph::shortened(&words, TEXT, legend.right - left), TEXT, (left, baseline), Colour::Label);
        top += LEGEND_LINE;
    }
}
