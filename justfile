# Short names for common tasks. Without `just`, type the commands themselves.

# The README's skirmish, with its pictures in the folder `pictures`
demo:
    cargo run -- console --script assets/demo.table --images pictures

# What has to pass before a commit
check:
    .ci/run

# Redraw the golden pictures and the README's, after checking why they differ, and regenerate docs/commands.md
bless:
    FIVEFOOT_BLESS=1 cargo test --test it -- picture pages

# The search against the brute-force judge on many more boards; FIVEFOOT_RULESET=rise selects one rulebook
judge boards="5000":
    FIVEFOOT_BOARDS={{boards}} cargo test --release --test it -- agree laws

# The tests that involve PostgreSQL, with a temporary server; more kills take longer
postgres kills="2":
    FIVEFOOT_KILLS={{kills}} .ci/with-postgres cargo test --test it -- store discord::shards

# The cost of many servers, with an optimized bot: commands, CPU time, memory. `just load 10000 3` shares PostgreSQL among three
load servers="100" processes="1":
    cargo build --release
    FIVEFOOT_BOT=$PWD/target/release/fivefoot FIVEFOOT_SERVERS={{servers}} FIVEFOOT_PROCESSES={{processes}} .ci/with-postgres cargo test --test it -- --nocapture load

# The benchmarks: each compares two implementations in one run
bench:
    cargo bench

# The short form of the benchmarks, which fails if one has become twice as slow relative to the other
ratios:
    .ci/ratios

# Licences and advisories of all dependencies; needs cargo-deny
deny:
    cargo deny check

# The fault tests at length: kills, power cuts, every crash point, evenings of several people, hidden creatures in every way
faults kills="1000" cuts="500" evenings="300":
    FIVEFOOT_KILLS={{kills}} FIVEFOOT_POWER_CUTS={{cuts}} FIVEFOOT_CRASH_POINTS=1 FIVEFOOT_EVENINGS={{evenings}} FIVEFOOT_BOARDS=20 cargo test --test it -- --nocapture faults durability scouting hidden rights exports

# Untrusted bytes at every entry point, without cargo-fuzz
hostile inputs="20000":
    FIVEFOOT_HOSTILE={{inputs}} cargo test --test it -- --nocapture hostile

# The fuzzers, each for this many seconds; needs cargo-fuzz, and uses the pinned Rust as if it were a nightly one
fuzz seconds="300":
    for target in console_line notation universal_vtt foundry table_file custom_id stat_block; do RUSTC_BOOTSTRAP=1 cargo fuzz run $target -- -max_total_time={{seconds}} -rss_limit_mb=1024; done

# Small changes of the rules that no test notices; needs cargo-mutants. `just mutants --file src/referee/fall/mod.rs`
mutants *arguments:
    cargo mutants -p fivefoot-rules --test-package fivefoot {{arguments}}
