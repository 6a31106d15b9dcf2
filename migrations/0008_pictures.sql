-- Pictures that lie under boards.

-- Which one lies there and how far it reaches, as JSON; empty where none does.
ALTER TABLE channel ADD COLUMN backdrop TEXT;

-- The pictures themselves. A channel keeps its last few, so that an import can be undone and done again.
CREATE TABLE picture (
    seq     INTEGER PRIMARY KEY,                 -- later ones have greater ones
    channel INTEGER NOT NULL,
    id      TEXT    NOT NULL,                    -- what its bytes come to
    width   INTEGER NOT NULL,                    -- pixels
    height  INTEGER NOT NULL,
    png     BLOB    NOT NULL,
    UNIQUE (channel, id)
) STRICT;
