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

# The benchmarks: each compares two ways in one run
bench:
    cargo bench

# Licences and advisories of everything that is linked in; needs cargo-deny
deny:
    cargo deny check
