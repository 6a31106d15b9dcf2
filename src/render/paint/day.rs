//! A journey's days: the miles as a rising line, and below it what wears travellers down, hour by hour.

use super::canvas::Canvas;
use super::layout::{TEXT, WIDTH};
use super::theme::Colour;
use crate::render::DayChart;

pub(super) fn drawn(chart: &DayChart) -> Canvas {
    let mut canvas = Canvas::new(WIDTH, 100);
    canvas.write(&chart.told(), TEXT, (20, 60), Colour::Label);
    canvas
}
