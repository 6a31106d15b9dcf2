-- Guilds that the bot was removed from, and when. What is kept of them goes thirty days later, unless it is back by then.

CREATE TABLE departed (
    guild INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL
) STRICT;
