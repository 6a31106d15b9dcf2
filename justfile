# Short names for what is done often. Without `just`, type the commands themselves.

# The skirmish of the README, its pictures in the folder `pictures`
demo:
    cargo run -- console --script assets/demo.table --images pictures

# What has to pass before a commit
check:
    .ci/run

# Draw the golden pictures and the README's anew, after looking at why they differ, and write docs/commands.md
bless:
    FIVEFOOT_BLESS=1 cargo test --test it -- picture pages

# The search against the brute-force judge on many more boards; FIVEFOOT_RULESET=rise asks one rulebook alone
judge boards="5000":
    FIVEFOOT_BOARDS={{boards}} cargo test --release --test it -- agree laws

# The tests that PostgreSQL has a part in, with a server of their own; more kills take longer
postgres kills="2":
    FIVEFOOT_KILLS={{kills}} .ci/with-postgres cargo test --test it -- store discord::shards

# What many servers cost, with an optimized bot: commands, processor time, memory. `just load 10000 3` shares PostgreSQL among three
load servers="100" processes="1":
    cargo build --release
    FIVEFOOT_BOT=$PWD/target/release/fivefoot FIVEFOOT_SERVERS={{servers}} FIVEFOOT_PROCESSES={{processes}} .ci/with-postgres cargo test --test it -- --nocapture load

# The benchmarks: each compares two ways in one run
bench:
    cargo bench

# The short form of them, which fails where a way has become twice as slow beside the other
ratios:
    .ci/ratios

# Licences and advisories of everything that is linked in; needs cargo-deny
deny:
    cargo deny check

# The faults at length: kills, losses of power, every crash point, evenings of several people, hidden creatures in every way
faults kills="1000" cuts="500" evenings="300":
    FIVEFOOT_KILLS={{kills}} FIVEFOOT_POWER_CUTS={{cuts}} FIVEFOOT_CRASH_POINTS=1 FIVEFOOT_EVENINGS={{evenings}} FIVEFOOT_BOARDS=20 cargo test --test it -- --nocapture faults durability scouting hidden rights exports

# Bytes from strangers at every way in, without cargo-fuzz
hostile inputs="20000":
    FIVEFOOT_HOSTILE={{inputs}} cargo test --test it -- --nocapture hostile

# The fuzzers, each for so many seconds; needs cargo-fuzz, and takes the pinned Rust for a nightly one
fuzz seconds="300":
    for target in console_line notation universal_vtt foundry table_file custom_id stat_block; do RUSTC_BOOTSTRAP=1 cargo fuzz run $target -- -max_total_time={{seconds}} -rss_limit_mb=1024; done

# Small changes of the rules that no test notices; needs cargo-mutants. `just mutants --file src/referee/fall/mod.rs`
mutants *arguments:
    cargo mutants -p fivefoot-rules --test-package fivefoot {{arguments}}
