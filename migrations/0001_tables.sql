-- What fivefoot keeps. It is written to be read: every position stands in `creature` as a person would say it.
--
--     sqlite3 fivefoot.db "SELECT name, anchor, size, side FROM creature WHERE channel = 0"
--
-- Ids of channels, guilds and people are Discord's; channel 0 is the console. Times (`at`) are milliseconds since 1970:
-- datetime(at / 1000, 'unixepoch') shows one. Nothing is ever ordered by time, only by `seq`.

-- Marks the file as ours ("5ft!"), so that another program's database is not taken for a table.
PRAGMA application_id = 0x35667421;

-- One row for each channel in which something was ever done.
CREATE TABLE channel (
    id       INTEGER PRIMARY KEY,
    guild    INTEGER,                            -- empty for the console and for direct messages
    maker    INTEGER,                            -- who made the table that stands there now
    ruleset  TEXT,                               -- empty, as the board is, where everything was undone
    board    TEXT,                               -- its size, then a line for each kind of thing on it: wall D4/E4 D5/E5
    revision INTEGER NOT NULL CHECK (revision > 0), -- grows by one with every change, undo and redo included
    head     INTEGER NOT NULL CHECK (head >= 0), -- the last command in `history` that counts; 0 if all are undone
    CHECK ((ruleset IS NULL) = (board IS NULL))
) STRICT;

-- Who stands where, now.
CREATE TABLE creature (
    channel   INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    name      TEXT    NOT NULL,
    anchor    TEXT    NOT NULL,                  -- the north-west square of its space: D4
    size      TEXT    NOT NULL,
    shape     TEXT    NOT NULL,                  -- tall or long
    side      TEXT    NOT NULL,
    speed     INTEGER NOT NULL,                  -- feet, as reach and altitude are
    reach     INTEGER,                           -- empty for the reach that goes with its size
    altitude  INTEGER NOT NULL,
    helpless  TEXT    NOT NULL CHECK (helpless IN ('yes', 'no')),
    threatens TEXT    NOT NULL CHECK (threatens IN ('yes', 'no')),
    PRIMARY KEY (channel, name)
) STRICT, WITHOUT ROWID;

-- What was done, so that it can be undone and done again. Rows beyond the channel's head are undone; the next command
-- drops them. A number (`seq`) is the revision that the command led to, and so is never given twice.
CREATE TABLE history (
    channel      INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    seq          INTEGER NOT NULL,
    line         TEXT    NOT NULL,               -- the command as it was typed
    said         TEXT    NOT NULL,               -- what was answered
    by           INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    maker_before INTEGER,                        -- who had made the table before and after
    maker_after  INTEGER,
    change       TEXT    NOT NULL CHECK (json_valid(change)),  -- what differs, both ways
    PRIMARY KEY (channel, seq)
) STRICT;

-- Which requests were already answered, for a day: Discord may deliver one twice, and it must count once.
CREATE TABLE answered (
    channel INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    request INTEGER NOT NULL,                    -- Discord's id of the interaction
    by      INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    reply   TEXT    NOT NULL,                    -- the answer, to be sent again
    button  TEXT,                                -- the button that went with it
    PRIMARY KEY (channel, request)
) STRICT;
CREATE INDEX answered_at ON answered (channel, at);

-- What the buttons under our messages mean. Discord shows a button's id to everybody, so it tells nothing by itself.
CREATE TABLE button (
    id       TEXT    PRIMARY KEY,
    channel  INTEGER NOT NULL,
    action   TEXT    NOT NULL CHECK (action IN ('undo')),
    seq      INTEGER NOT NULL,                   -- the command that it is about
    FOREIGN KEY (channel, seq) REFERENCES history (channel, seq) ON DELETE CASCADE
) STRICT;
CREATE INDEX button_seq ON button (channel, seq);
