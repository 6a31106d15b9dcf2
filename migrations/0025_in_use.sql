-- What is kept goes when nothing names it any more, and everything of a channel goes with the channel.

-- The pictures that a command put under the board or on a creature, or took away. A picture is kept while the table or the
-- history names it.
CREATE TABLE picture_use (
    channel INTEGER NOT NULL,
    seq     INTEGER NOT NULL,                    -- the command in `history`
    picture TEXT    NOT NULL,                    -- the picture's id
    PRIMARY KEY (channel, seq, picture),
    FOREIGN KEY (channel, seq) REFERENCES history (channel, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO picture_use (channel, seq, picture)
    SELECT history.channel, history.seq, picture.id FROM history JOIN picture ON picture.channel = history.channel
    WHERE instr(history.change, picture.id) > 0;

CREATE TABLE new_picture (
    seq     INTEGER PRIMARY KEY,                 -- later ones have greater ones
    channel INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    id      TEXT    NOT NULL,                    -- what its bytes come to; a portrait's begins with `face-`
    width   INTEGER NOT NULL,                    -- pixels
    height  INTEGER NOT NULL,
    png     BLOB    NOT NULL,
    original BLOB,                               -- the file that it was made from; empty where it is the picture itself
    UNIQUE (channel, id)
) STRICT;
INSERT INTO new_picture SELECT seq, channel, id, width, height, png, original FROM picture WHERE channel IN (SELECT id FROM channel);
DROP TABLE picture;
ALTER TABLE new_picture RENAME TO picture;

CREATE TABLE new_board (
    channel INTEGER PRIMARY KEY REFERENCES channel (id) ON DELETE CASCADE,
    message INTEGER,                             -- empty while there is none
    manner  TEXT    NOT NULL DEFAULT 'moves' CHECK (manner IN ('moves', 'stays', 'each')),
    revision INTEGER NOT NULL DEFAULT 0          -- the table's that the message shows: a late answer never shows an older one
) STRICT;
INSERT INTO new_board (channel, message, manner) SELECT channel, message, manner FROM board WHERE channel IN (SELECT id FROM channel);
DROP TABLE board;
ALTER TABLE new_board RENAME TO board;

CREATE TABLE new_player (
    channel INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    id      INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    pings   TEXT CHECK (pings IN ('yes', 'no')), -- whether the person wants to be pinged; empty where the table decides
    PRIMARY KEY (channel, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_player SELECT channel, id, name, pings FROM player WHERE channel IN (SELECT id FROM channel);
DROP TABLE player;
ALTER TABLE new_player RENAME TO player;

-- The last presses of a panel's arrows, as JSON: Discord may deliver one twice, and it must count once.
ALTER TABLE panel ADD COLUMN presses TEXT;

-- Whose the buttons are, under an answer for one person alone.
ALTER TABLE panel ADD COLUMN person INTEGER;

-- What was done although Discord did not take the answer: the channel's next answer says so.
CREATE TABLE undelivered (
    channel INTEGER PRIMARY KEY REFERENCES channel (id) ON DELETE CASCADE,
    said    TEXT NOT NULL
) STRICT;

-- When a sweep last found so much to forget that the clock may be wrong. The next one a day later goes ahead.
CREATE TABLE sweep (
    only       INTEGER PRIMARY KEY CHECK (only = 1),
    refused_at INTEGER NOT NULL
) STRICT;
