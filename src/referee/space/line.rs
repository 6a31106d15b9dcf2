//! Straight paths in three dimensions, for movement that may not leave the line.

use super::Pose;
use crate::grid::{Height, Placement};

/// Columns, rows and squares of height from one pose to another.
fn axes(from: Pose, to: Pose) -> [i64; 3] {
    let (dx, dy) = from.at.anchor.to(to.at.anchor);
    [dx, dy, (to.elevation - from.elevation).squares()].map(i64::from)
}

/// The poses nearest to the line from one pose to another, including the last.
pub(crate) fn line(from: Pose, to: Pose) -> Vec<Pose> {
    let axes = axes(from, to);
    let steps = axes.into_iter().map(i64::abs).max().unwrap_or(0);
    let after = |step: i64| {
        // Round to the nearest square, halves away from the start.
        let [dx, dy, rise] = axes.map(|axis| {
            let near = (axis.abs() * step * 2 + steps) / (steps * 2).max(1);
            i32::try_from(near * axis.signum()).unwrap_or(0)
        });
        let anchor = from.at.anchor.offset((dx, dy));
        Pose { at: Placement { anchor, ..from.at }, elevation: from.elevation + Height::of_squares(rise) }
    };
    (1..=steps).map(after).collect()
}

/// How far a pose is from the line between two others, squared and multiplied by the line's length squared.
pub(super) fn strays(from: Pose, to: Pose, at: Pose) -> i64 {
    let (a, b) = (axes(from, at), axes(from, to));
    let across = |i: usize, j: usize| (a[i] * b[j] - a[j] * b[i]).pow(2);
    across(0, 1) + across(1, 2) + across(2, 0)
}

/// Whether a path keeps to the line from start to end: no pose is farther from it than half a square.
pub(crate) fn is_straight(from: Pose, poses: &[Pose]) -> bool {
    let Some(&to) = poses.last() else { return true };
    let whole = axes(from, to);
    let steps = poses.len() as i64;
    let near = |(step, pose): (usize, &Pose)| {
        let so_far = axes(from, *pose);
        let apart = |axis: usize| (so_far[axis] * steps - whole[axis] * (step as i64 + 1)).abs() * 2;
        (0..3).all(|axis| apart(axis) <= steps)
    };
    whole.into_iter().map(i64::abs).max() == Some(steps) && poses.iter().enumerate().all(near)
}

/// The poses of the straight path from one pose to another of the same shape, including the last.
pub(crate) fn straight(at: &mut Pose, to: Pose) -> Vec<Pose> {
    let mut way = Vec::new();
    while *at != to {
        let nearer = |pose: &Pose| {
            let (dx, dy) = pose.at.anchor.to(to.at.anchor);
            let rise = (to.elevation - pose.elevation).squares();
            let (dx, dy, rise) = (i64::from(dx), i64::from(dy), i64::from(rise));
            (dx.abs().max(dy.abs()).max(rise.abs()), dx * dx + dy * dy + rise * rise)
        };
        let Some(next) = at.beside().min_by_key(nearer) else { break };
        way.push(next);
        *at = next;
    }
    way
}
