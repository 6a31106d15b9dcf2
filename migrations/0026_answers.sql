-- An answer is written with every command, and each page that it touches waits for the disk: its rows stand in the order of their
-- key, and the index by time goes, which nothing asked.
CREATE TABLE new_answered (
    channel INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    request INTEGER NOT NULL,                    -- Discord's id of the interaction
    by      INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    reply   TEXT    NOT NULL,                    -- the answer, which a second delivery gets again
    PRIMARY KEY (channel, request)
) STRICT, WITHOUT ROWID;
INSERT INTO new_answered (channel, request, by, at, reply) SELECT channel, request, by, at, reply FROM answered;
DROP TABLE answered;
ALTER TABLE new_answered RENAME TO answered;
