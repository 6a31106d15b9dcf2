-- Each page that a command touches waits for the disk. The rows of the history stand in the order of their key, and the buttons
-- under an answer are found by one index, which is also that of their channel.

CREATE TABLE new_history (
    channel      INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    seq          INTEGER NOT NULL,
    line         TEXT    NOT NULL,               -- the command as it was typed
    said         TEXT    NOT NULL,               -- what was answered
    by           INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    maker_before INTEGER,                        -- who had made the table before and after
    maker_after  INTEGER,
    change       TEXT    NOT NULL CHECK (json_valid(change)),  -- what differs, both ways; what a creature has like a plain one is left out
    aside        TEXT,                           -- what only the GM is told beside the answer
    secret       TEXT    NOT NULL DEFAULT 'no',  -- yes or no: only the GM is to read the row at all
    PRIMARY KEY (channel, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO new_history (channel, seq, line, said, by, at, maker_before, maker_after, change, aside, secret)
    SELECT channel, seq, line, said, by, at, maker_before, maker_after, change, aside, secret FROM history;
-- What refers to the history goes with the old one, and comes back.
CREATE TABLE kept_use AS SELECT channel, seq, picture FROM picture_use;
DROP TABLE history;
ALTER TABLE new_history RENAME TO history;
INSERT INTO picture_use (channel, seq, picture) SELECT channel, seq, picture FROM kept_use;
DROP TABLE kept_use;

CREATE TABLE new_panel (
    id       TEXT    NOT NULL,
    channel  INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,                   -- the table's, when the answer was given
    seq      INTEGER,                            -- the command in `history` that Undo takes back; empty where there is none
    creature TEXT,                               -- who is moved on by it
    path     TEXT,                               -- under arrows: the steps so far, such as ne ne e
    account  TEXT,                               -- what Why tells
    at       INTEGER NOT NULL,
    lines    TEXT,                               -- as JSON: the buttons with a command line of their own
    told     TEXT,                               -- what was done: it stays above the next turn
    presses  TEXT,                               -- as JSON: the last presses of the arrows, each of which counts once
    person   INTEGER,                            -- whose the buttons are, under an answer for one person alone
    UNIQUE (channel, id)
) STRICT;
INSERT INTO new_panel (rowid, id, channel, revision, seq, creature, path, account, at, lines, told, presses, person)
    SELECT rowid, id, channel, revision, seq, creature, path, account, at, lines, told, presses, person FROM panel;
DROP TABLE panel;
ALTER TABLE new_panel RENAME TO panel;
