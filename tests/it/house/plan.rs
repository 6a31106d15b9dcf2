//! The architecture as ARCHITECTURE.md describes it: rooms, folders, and the single home of each question.

/// The rooms, ground floor first. A room may only use rooms below it.
pub const ROOMS: [&str; 16] = [
    "words", "grid", "field", "ruleset", "referee", "explain", "render", "mapfile", "store", "command", "config",
    "logging", "watch", "console", "discord", "hosting",
];

/// The files above the rooms: the library, the binary, and the crate of the five lowest rooms.
pub const CRATES: [&str; 3] = ["lib", "main", "rules"];

/// What a room may not use although it is below, and why.
pub const NOT_EVEN: [(&str, &[&str], &str); 5] = [
    ("render", &["ruleset", "referee", "explain"], "it draws the shapes that it is given and judges nothing"),
    ("mapfile", &["ruleset", "referee", "explain", "render"], "it reads boards and judges nothing"),
    ("store", &["ruleset", "referee", "explain", "render", "mapfile"], "it keeps tables and knows no rules"),
    ("discord", &["console"], "the two doors stand side by side"),
    (
        "config",
        &["grid", "field", "ruleset", "referee", "explain", "render", "mapfile", "store", "command"],
        "it only reads settings",
    ),
];

/// The folders of the big rooms, ground floor first. A file next to them is a floor of its own; `mod.rs` is on top.
pub const FOLDERS: [(&str, &[&str]); 3] = [
    (
        "src/referee",
        &[
            "ruling", "request", "tally", "work", "context", "board", "fall", "movement", "travel", "search", "walk",
            "space", "forced", "flight", "modes", "phases", "maneuver", "charge", "jump", "options",
        ],
    ),
    (
        "src/command",
        &[
            "input",
            "reply",
            "core",
            "modes",
            "walk",
            "maneuvers",
            "options",
            "travel",
            "turns",
            "setup",
            "board",
            "app",
        ],
    ),
    (
        "src/render/paint",
        &[
            "colour",
            "raster",
            "pixels",
            "layout",
            "tokens",
            "board",
            "legend",
            "side_view",
            "journey",
            "replay",
            "theme",
        ],
    ),
];

/// The most files in a folder, not counting subfolders.
pub const MOST_FILES: usize = 20;

/// The crates that each computing room may use. Anything else needs a good reason: these rooms have no clock, no randomness,
/// no disk and no network.
pub const PURE: [(&str, &[&str]); 8] = [
    ("words", &["fluent_bundle", "fluent_syntax", "regex", "rustc_hash", "serde", "unic_langid"]),
    ("grid", &["num_rational", "serde", "thiserror"]),
    (
        "field",
        &[
            "icu_properties",
            "serde",
            "thiserror",
            "unicase",
            "unicode_normalization",
            "unicode_properties",
            "unicode_segmentation",
        ],
    ),
    ("ruleset", &["serde", "thiserror", "toml"]),
    ("referee", &["rustc_hash"]),
    ("explain", &["serde_json"]),
    (
        "render",
        &[
            "color_quant",
            "fivefoot_pixels",
            "fivefoot_rules",
            "gif",
            "image",
            "png",
            "rustc_hash",
            "simd_adler32",
            "swash",
            "unicode_segmentation",
        ],
    ),
    ("mapfile", &["base64", "image", "png", "serde", "serde_json", "thiserror", "zip"]),
];

/// Parts of the standard library that reach out of the process, or ask for the time.
pub const IMPURE_STD: [&str; 7] = ["fs", "net", "time", "env", "process", "thread", "io"];

/// Crates that only one place may use.
pub const CRATES_AT_HOME: [(&str, &str); 7] = [
    ("serenity", "src/discord/"),
    ("poise", "src/discord/"),
    ("sqlx", "src/store/"),
    ("rusqlite", "src/store/"),
    ("rand_chacha", "src/command/core/dice.rs"),
    ("gif", "src/render/paint/"),
    ("swash", "src/render/paint/"),
];

/// A single home for each question: the rules that only this place may read.
pub const HOMES: [(&str, &str, &[&str]); 11] = [
    (
        "what a step costs",
        "src/referee/movement/step.rs",
        &["difficult_diagonal", "difficult", "poor_visibility", "mixed_terrain", "low_diagonal", "squeeze_stacking"],
    ),
    (
        "who may be entered",
        "src/referee/board/occupancy.rs",
        &["occupied_friend", "occupied_opponent", "stepover", "very_small"],
    ),
    ("what water does to those on foot", "src/referee/board/water.rs", &["deep_water"]),
    ("what is threatened", "src/referee/board/threat.rs", &["own_squares", "reach_weapon", "reach_diagonal"]),
    ("what covers from strikes", "src/referee/board/sight.rs", &["cover"]),
    ("who flanks", "src/referee/board/flank.rs", &["flanking", "reach_flanking", "internal_flanking"]),
    ("what is left of a turn", "src/referee/movement/turn.rs", &["maneuvers", "chance_scope"]),
    ("how far a mover has counted its diagonals", "src/referee/context.rs", &["diagonal_scope"]),
    ("what spoils a charge's lane", "src/referee/charge/lane.rs", &["charge_lane", "charge_past"]),
    ("what a fall deals", "src/referee/fall/", &["fall_limit", "fall_surface", "fall_check"]),
    ("how heavy a load is", "src/ruleset/burden.rs", &["carrying_limits", "carrying_sizes"]),
];

/// The cells of a rulebook's tables. A cell is read for its value; it isn't a decision.
pub const CELLS: [&str; 5] = ["Dc", "FlyTask", "Allowance", "MinimumSpeed", "VerticalSpeed"];

/// Folders that form one chapter with their parent: a policy's meaning is under the name of its rule, and the row of a rule names
/// its policy.
pub const SAME_CHAPTER: [(&str, &str); 2] =
    [("src/ruleset/policy", "src/ruleset"), ("src/mapfile/foundry", "src/mapfile")];

/// The most lines in a file.
pub const MOST_LINES: usize = 500;
pub const NO_NAMES: [&str; 9] =
    ["utils.rs", "util.rs", "common.rs", "helpers.rs", "helper.rs", "types.rs", "misc.rs", "utils", "helpers"];
pub const NO_EXITS: [&str; 5] = [".unwrap()", "todo!", "unimplemented!", "dbg!", "unsafe "];
/// Words for waiting and printing, which computing rooms don't use.
pub const IMPURE_WORDS: [&str; 4] = ["async", "await", "println", "eprintln"];

/// Method names that the standard library has too: such a call doesn't say which type it is on.
pub const STD_METHODS: [&str; 63] = [
    "all",
    "and",
    "any",
    "as_str",
    "bytes",
    "chain",
    "clear",
    "contains",
    "count",
    "encode",
    "entry",
    "exists",
    "extend",
    "file_name",
    "fill",
    "filter",
    "find",
    "finish",
    "first",
    "get",
    "insert",
    "is_empty",
    "is_none",
    "is_some",
    "iter",
    "join",
    "keys",
    "kind",
    "last",
    "len",
    "limits",
    "lines",
    "lock",
    "map",
    "max",
    "min",
    "next",
    "or",
    "parse",
    "path",
    "pop",
    "position",
    "push",
    "range",
    "read",
    "remove",
    "replace",
    "retain",
    "rev",
    "run",
    "set",
    "skip",
    "sort",
    "split",
    "sum",
    "swap",
    "take",
    "then",
    "trim",
    "value",
    "values",
    "write",
    "zip",
];

/// The language's own types, which are not crates.
pub const PRIMITIVES: [&str; 17] = [
    "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16", "u32", "u64", "u128",
    "usize",
];
