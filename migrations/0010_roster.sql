-- Creatures that outlive their table, for /roster to put on the next one. They belong to a guild as a whole; where there is
-- none (the console, direct messages), to the channel.
--
--     sqlite3 fivefoot.db "SELECT name, options FROM template WHERE kind = 'guild'"

CREATE TABLE template (
    kind    TEXT    NOT NULL CHECK (kind IN ('guild', 'channel')),
    place   INTEGER NOT NULL,                    -- the id of that guild or channel
    key     TEXT    NOT NULL,                    -- the name with case folded away: no two are called the same
    name    TEXT    NOT NULL,
    options TEXT    NOT NULL CHECK (json_valid(options)), -- those of /creature add that make it: {"size":"large","speed":"40"}
    by      INTEGER NOT NULL,                    -- who saved it
    at      INTEGER NOT NULL,
    PRIMARY KEY (kind, place, key)
) STRICT, WITHOUT ROWID;
