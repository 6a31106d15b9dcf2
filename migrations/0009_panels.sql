-- What stands under the answers: buttons, and which message shows the board.

-- Discord shows a button's id to everybody, so it tells nothing by itself: what it means stands here. One row an answer.
CREATE TABLE panel (
    id       TEXT    PRIMARY KEY,
    channel  INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,                   -- the table's, when the answer was given
    seq      INTEGER,                            -- the command in `history` that Undo takes back; empty where there is none
    creature TEXT,                               -- who is moved on by it
    path     TEXT,                               -- under arrows: the steps so far, such as ne ne e
    account  TEXT,                               -- what Why tells
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX panel_at ON panel (channel, at);

INSERT INTO panel (id, channel, revision, seq, at) SELECT id, channel, seq, seq, 0 FROM button;
DROP TABLE button;
ALTER TABLE answered DROP COLUMN button;

-- The one message of a channel that shows its board.
CREATE TABLE board (
    channel INTEGER PRIMARY KEY,
    message INTEGER,                             -- empty while there is none
    manner  TEXT    NOT NULL DEFAULT 'moves' CHECK (manner IN ('moves', 'stays', 'each'))
) STRICT;
