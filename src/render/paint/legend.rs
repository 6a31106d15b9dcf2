//! The legend beside or below the board: who the initials are, who may strike, what the patterns mean.

use super::board::{floor, reach, relief, strikes, threat, walls};
use super::colour::Colour;
use super::layout::{ICON, Item, Layout, Plan};
use super::raster::{Canvas, Rect, TEXT, font};
use super::tokens::{self, ConditionIcon, SideStyle};
use crate::field::{Barrier, Size, Terrain};
use crate::grid::{Area, Edge, Height};
use crate::render::alike::{self, Group, Row};
use crate::render::{Scene, Token};
use crate::say;
use crate::words::Message;

/// The least number of creatures differing only in their numbers that share an entry: usually, and if the legend is too long.
const FOLDED: [usize; 2] = [4, 2];

/// The gap between two icons of one entry.
const BETWEEN: i32 = 6;

/// One thing that the legend explains.
pub struct Entry<'a> {
    icon: Icon<'a>,
    pub item: Item,
}

/// The icon before the words, as it looks on the board.
enum Icon<'a> {
    Somebody {
        token: &'a Token,
        initials: &'a str,
        style: SideStyle,
    },
    /// The label of a strike, and the hatching of the striker's threatened squares, if any.
    Strike(String, Option<usize>),
    /// The hatching of this creature's threatened squares.
    Threat(usize),
    Condition(ConditionIcon),
    Ground {
        terrain: Terrain,
        layers: u8,
    },
    Gap,
    Flanked,
    Relief,
    /// What the first of two moves reaches, or the second.
    Reach(bool),
}

/// The legend of a scene, and the layout beside it. If not everything fits, smaller groups share an entry.
pub fn planned<'a>(
    scene: &'a Scene,
    initials: &'a [String],
    styles: &[SideStyle],
    side_view: Option<i32>,
) -> (Vec<Entry<'a>>, Layout) {
    let [most, least] = FOLDED.map(|fold| move || entries(scene, initials, styles, fold));
    let most = most();
    let layout = |entries: &[Entry<'_>]| {
        Layout::of(scene, &entries.iter().map(|entry| &entry.item).collect::<Vec<_>>(), side_view)
    };
    let wide = layout(&most);
    let tells_all = most.is_empty() || wide.legend.as_ref().is_some_and(|(_, plan)| plan.left_out == 0);
    if tells_all {
        return (most, wide);
    }
    let least = least();
    if least.len() == most.len() {
        return (most, wide);
    }
    let narrow = layout(&least);
    (least, narrow)
}

/// Everything that a scene's legend could say, the most important first; creatures that are alike share an entry.
fn entries<'a>(scene: &'a Scene, initials: &'a [String], styles: &[SideStyle], fold: usize) -> Vec<Entry<'a>> {
    let view = scene.view();
    let whole = |words: &Message| Item::whole(ICON, scene.localize(words));
    let area = |nth: usize| scene.on_board(scene.tokens[nth].placement).filter(|area| area.overlaps(view));
    let seen = (0..scene.tokens.len()).filter(|&nth| area(nth).is_some());
    let (acting, others): (Vec<_>, Vec<_>) = seen.partition(|&nth| scene.tokens[nth].acting || scene.tokens[nth].turn);
    let rows = alike::rows(scene, initials, &[acting, others].concat(), fold);
    let somebody = rows.into_iter().filter_map(|row| match row {
        Row::One(nth) => Some(Entry::somebody(scene, area(nth)?, (&scene.tokens[nth], &initials[nth], styles[nth]))),
        Row::Group(group) => Entry::group(scene, &group, (initials, styles)),
    });
    // A name that the font cannot write is replaced by its initials, which this legend lists too.
    let called = |name: &str| match font::writable(name) {
        Some(written) if written == name => written,
        _ => {
            let known = scene.tokens.iter().position(|token| token.name == name);
            known.map_or_else(|| scene.localize(&say!("legend-somebody")), |nth| initials[nth].clone())
        }
    };
    // For ways to choose from, the text says who strikes on which.
    let each = |nth: usize, by: &str| scene.ways.is_empty() || scene.strikes[..nth].iter().all(|other| other.by != by);
    let told = scene.strikes.iter().enumerate().filter(|(nth, strike)| each(*nth, &strike.by));
    let strikes = told.map(|(nth, strike)| (nth + 1, strike)).map(|(number, strike)| {
        let by = called(&strike.by);
        let hatched = scene.threatened.iter().position(|threatened| threatened.by == strike.by);
        let wide = if hatched.is_some() { 2 * ICON + BETWEEN } else { ICON };
        Entry {
            icon: Icon::Strike(strikes::label(scene, number), hatched),
            item: Item::of(wide, scene.localize(&say!("legend-strikes", by)), by),
        }
    });
    let threats = scene.threatened.iter().enumerate().filter(|(_, threatened)| {
        let strikes = scene.strikes.iter().any(|strike| strike.by == threatened.by);
        !strikes && threatened.squares.iter().any(|&square| view.contains(square))
    });
    let threats = threats.map(|(nth, threatened)| {
        let by = called(&threatened.by);
        Entry { icon: Icon::Threat(nth), item: Item::of(ICON, scene.localize(&say!("legend-threatens", by)), by) }
    });
    let mut lies: Vec<(Terrain, u8)> = Vec::new();
    for layer in view.squares().flat_map(|square| scene.battlefield.ground(square).layers.iter()) {
        if !lies.contains(&layer) {
            lies.push(layer);
        }
    }
    lies.sort_unstable();
    let ground = lies.chunk_by(|a, b| a.0 == b.0).map(|alike| {
        let (terrain, layers) = alike[0];
        let times: String = alike.iter().filter(|(_, layers)| *layers > 1).map(|(_, n)| format!(" ×{n}")).collect();
        let words = match alike.len() {
            1 => Message::of(&terrain).then(Message::literal(times)),
            _ => say!("legend-some-terrain", terrain, times),
        };
        Entry { icon: Icon::Ground { terrain, layers }, item: whole(&words) }
    });
    let is_flanked = |token: &&Token| token.flanked && scene.on_board(token.placement).is_some();
    let flanked = scene
        .tokens
        .iter()
        .find(is_flanked)
        .map(|_| Entry { icon: Icon::Flanked, item: whole(&say!("picture-flanked")) });
    let field = &scene.battlefield;
    let uneven = !field.is_level() && view.squares().any(|square| field.floor(square) != Height::ZERO);
    let unit = scene.locale.units.symbol();
    let relief = uneven.then(|| Entry { icon: Icon::Relief, item: whole(&say!("legend-heights", unit)) });
    let seen = |token: &&Token| scene.on_board(token.placement).is_some_and(|area| area.overlaps(view));
    let mut icons: Vec<ConditionIcon> = Vec::new();
    for condition in scene.tokens.iter().filter(seen).flat_map(|token| ConditionIcon::all(token.conditions)) {
        if !icons.contains(&condition) {
            icons.push(condition);
        }
    }
    let icons = icons
        .into_iter()
        .map(|condition| Entry { icon: Icon::Condition(condition), item: whole(&condition.message()) });
    let first = scene.moves.filter(|_| !scene.reach.is_empty());
    let further = first.is_some_and(|first| scene.reach.iter().any(|(_, feet)| *feet > first));
    let reach = [(false, say!("legend-one-move")), (true, say!("legend-two-moves"))];
    let reach = reach.into_iter().filter(|_| further);
    let reach = reach.map(|(second, words)| Entry { icon: Icon::Reach(second), item: whole(&words) });
    somebody
        .chain(reach)
        .chain(strikes)
        .chain(threats)
        .chain(flanked)
        .chain(icons)
        .chain(relief)
        .chain(ground)
        .chain(gaps(scene, view))
        .collect()
}

/// The entry for the sizes that fit through the narrow gaps in the view.
fn gaps<'a>(scene: &Scene, view: Area) -> Option<Entry<'a>> {
    if !scene.battlefield.barrier_masks().any(|(barrier, _)| matches!(barrier, Barrier::Narrow(_))) {
        return None;
    }
    let seen = |edge: Edge| view.contains(edge.squares().0) || view.contains(edge.squares().1);
    let fits = scene.battlefield.barriers().filter_map(|(edge, barrier)| match barrier {
        Barrier::Narrow(fits) if seen(edge) => Some(fits),
        _ => None,
    });
    let mut fits: Vec<Size> = fits.collect();
    fits.sort_unstable();
    fits.dedup();
    let item = || Item::whole(ICON, scene.localize(&say!("legend-gap", sizes = Message::list(&fits))));
    (!fits.is_empty()).then(|| Entry { icon: Icon::Gap, item: item() })
}

impl<'a> Entry<'a> {
    fn somebody(scene: &Scene, area: Area, (token, initials, style): (&'a Token, &'a str, SideStyle)) -> Self {
        let name = font::writable(&token.name);
        let mut longer = name.clone().unwrap_or_default();
        // A creature whose name cannot be written, or that is under another, is identified by its square.
        if name.as_ref() != Some(&token.name) || scene.sharing(area) > 1 {
            longer = scene.localize(&match longer.as_str() {
                "" => say!("legend-only-at", area),
                name => say!("legend-at", name, area),
            });
            if token.altitude != Height::ZERO {
                longer = format!("{longer} {}", tokens::height_label(scene, token));
            }
        }
        if let Some(owner) = token.owner.as_ref().and_then(|owner| font::writable(&scene.localize(owner))) {
            longer = format!("{longer} ({owner})");
        }
        if token.turn {
            longer = format!("{longer}, {}", scene.localize(&say!("picture-turn")));
        }
        let short = name.filter(|name| *name == token.name).unwrap_or_else(|| longer.clone());
        let item = Item::of(tokens::badge_width(initials, style), longer, short);
        Entry { icon: Icon::Somebody { token, initials, style }, item }
    }

    /// Several creatures that are alike: the first one that is up, with the numbers of all.
    fn group(scene: &'a Scene, group: &Group<'_>, (initials, styles): (&'a [String], &[SideStyle])) -> Option<Self> {
        let Group { members, base, numbers, span, stacked } = group;
        let up = members.iter().find(|&&nth| !scene.tokens[nth].conditions.are_helpless());
        let nth = *up.or(members.first())?;
        let (token, initials, style) = (&scene.tokens[nth], initials[nth].as_str(), styles[nth]);
        let base = font::writable(base).unwrap_or_else(|| initials.chars().take(1).collect());
        let area = scene.on_board(token.placement).filter(|_| *stacked);
        let told = |numbers: &str| {
            let name = format!("{base} {numbers}");
            area.map_or(name.clone(), |area| scene.localize(&say!("legend-at", name, area)))
        };
        let item = Item::of(tokens::badge_width(initials, style), told(numbers), told(span));
        Some(Entry { icon: Icon::Somebody { token, initials, style }, item })
    }
}

/// Draws the legend where the layout has planned it.
pub fn draw(canvas: &mut Canvas, layout: &Layout, entries: &[Entry<'_>]) {
    let Some((origin, plan)) = &layout.legend else { return };
    let Plan { placed, .. } = plan;
    for placed in placed {
        let (left, top) = (origin.0 + placed.left, origin.1 + placed.top);
        let middle = top + placed.height / 2;
        if let Some(entry) = placed.entry.and_then(|nth| entries.get(nth)) {
            icon(canvas, entry, Rect::new(left, middle - ICON / 2, entry.item.icon, ICON));
        }
        for (text, baseline) in placed.baselines() {
            canvas.write(text, TEXT, (left + placed.indent, top + baseline), Colour::Label);
        }
    }
}

fn icon(canvas: &mut Canvas, entry: &Entry<'_>, rect: Rect) {
    match entry.icon {
        Icon::Somebody { token, initials, style } => tokens::badge(canvas, rect, initials, style, token),
        Icon::Strike(ref number, hatched) => {
            let (left, right) = (Rect { right: rect.left + ICON, ..rect }, Rect { left: rect.right - ICON, ..rect });
            strikes::numbered_burst(canvas, left.centre(), ICON as f32 / 2.0 + 1.0, number);
            if let Some(nth) = hatched {
                threat::swatch(canvas, right.inset(3), nth);
            }
        }
        Icon::Threat(nth) => threat::swatch(canvas, rect.inset(3), nth),
        Icon::Condition(condition) => condition.draw(canvas, rect.centre(), 17.0),
        Icon::Flanked => tokens::flank_badge(canvas, rect.centre(), ICON as f32 * 0.42),
        Icon::Relief => relief::swatch(canvas, rect.inset(2)),
        Icon::Reach(second) => reach::swatch(canvas, rect.inset(3), second),
        Icon::Gap => {
            let (x, y) = rect.centre();
            let half = ICON as f32 / 2.0;
            walls::gap(canvas, (x - half, y), (x + half, y));
        }
        Icon::Ground { terrain, layers } => {
            let swatch = rect.inset(2);
            canvas.fill_rect(swatch.inset(-1), Colour::FifthLine);
            canvas.fill_rect(swatch, floor::ground(terrain));
            floor::pattern(canvas, terrain, layers, (swatch.left, swatch.top), swatch.width());
        }
    }
}
