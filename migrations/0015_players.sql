-- What those are called who own creatures of a channel: the name that Discord showed when it was last told. Nobody else's is
-- kept, and nowhere but here.
CREATE TABLE player (
    channel INTEGER NOT NULL,
    id      INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    PRIMARY KEY (channel, id)
) STRICT, WITHOUT ROWID;
