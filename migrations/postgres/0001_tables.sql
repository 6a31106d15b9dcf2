-- What fivefoot keeps, for PostgreSQL: the tables and columns that SQLite has after its 25th migration, so that the same
-- statements read both. It is written to be read: every position stands in `creature` as a person would say it.
--
--     psql -c "SELECT name, anchor, size, side FROM creature WHERE channel = 0"
--
-- Ids of channels, guilds and people are Discord's; channel 0 is the console. Times (`at`) are milliseconds since 1970:
-- to_timestamp(at / 1000.0) shows one. Nothing is ever ordered by time, only by `seq`. Names sort by their bytes (COLLATE "C"),
-- as in SQLite, whatever the database's own order is.

-- One row for each channel in which something was ever done.
CREATE TABLE channel (
    id          BIGINT PRIMARY KEY,
    guild       BIGINT,                          -- empty for the console and for direct messages
    maker       BIGINT,                          -- who made the table that stands there now
    ruleset     TEXT,                            -- empty, as the board is, where everything was undone
    board       TEXT,                            -- its size, then a line for each kind of thing on it: wall D4/E4 D5/E5
    house_rules TEXT,                            -- what the table plays otherwise than its rulebook says, a line each: `rule: value`
    rounds      TEXT,                            -- as JSON: whose turn it is; empty while nobody keeps turns
    keepers     TEXT,                            -- as JSON: who is GM beside the maker, and what only the GM may do
    theme       TEXT   NOT NULL DEFAULT 'light', -- light, dark or high-contrast
    backdrop    TEXT,                            -- as JSON: the picture under the board
    spoken      TEXT,                            -- as JSON: language and units
    settings    TEXT,                            -- as JSON: how the table is run besides its rules
    used        BIGINT NOT NULL DEFAULT 0,       -- the day of the last command here
    revision    BIGINT NOT NULL CHECK (revision > 0), -- grows by one with every change, undo and redo included
    head        BIGINT NOT NULL CHECK (head >= 0), -- the last command in `history` that counts; 0 if all are undone
    CHECK ((ruleset IS NULL) = (board IS NULL))
);
-- Which rulebooks are in play at a server.
CREATE INDEX channel_guild ON channel (guild, ruleset) WHERE guild IS NOT NULL;

-- Who stands where, now. Lengths are in feet, weights in pounds.
CREATE TABLE creature (
    channel           BIGINT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    name              TEXT   COLLATE "C" NOT NULL,
    anchor            TEXT   NOT NULL,           -- the north-west square of its space: D4
    squeezed          TEXT,                      -- which way its squeezed space runs: north-south or west-east; mostly empty
    size              TEXT   NOT NULL,
    squares           BIGINT,                    -- the squares on a side of its space, where they are not those of its size
    shape             TEXT   NOT NULL,           -- tall or long
    side              TEXT   NOT NULL,
    speed             BIGINT,                    -- empty for the speed that the rulebook prints for its race or size
    speed_bonuses     TEXT   NOT NULL DEFAULT '', -- with their kinds: 10, enhancement 20
    gait              TEXT   NOT NULL,           -- fast, average or slow
    race              TEXT,
    armor             TEXT   NOT NULL,           -- light (none is light too), medium or heavy
    load              TEXT   NOT NULL,           -- the same, or how many: 85 lb
    runner            TEXT   NOT NULL CHECK (runner IN ('yes', 'no')),
    constitution      BIGINT,                    -- scores and bonuses are empty where nobody told
    reach             BIGINT,                    -- empty for the reach that goes with its size
    weapon_reach      TEXT   NOT NULL,           -- none, double (its natural reach), or how far: 15 ft
    altitude          BIGINT NOT NULL,
    helpless          TEXT   NOT NULL CHECK (helpless IN ('yes', 'no')),
    conditions        TEXT   NOT NULL,           -- words with spaces between: prone blinded
    threatens         TEXT   NOT NULL CHECK (threatens IN ('yes', 'no')),
    fills             TEXT   NOT NULL CHECK (fills IN ('yes', 'no')),
    helpless_obstacle TEXT   NOT NULL CHECK (helpless_obstacle IN ('yes', 'no')),
    ignores           TEXT   NOT NULL,           -- words with spaces between: difficult low
    maneuver_defense  BIGINT,
    resist_forced     BIGINT NOT NULL DEFAULT 0,
    initiative        BIGINT,
    dexterity         BIGINT,
    base_attacks      BIGINT,
    modes             TEXT   NOT NULL DEFAULT '', -- as it is typed: fly 60 good, swim 30 slow
    flight            TEXT   NOT NULL DEFAULT '{}', -- as JSON: facing, feet flown since turns and descents
    strength          BIGINT,
    jump_trained      TEXT   NOT NULL DEFAULT 'no',
    base_speed        BIGINT,
    light_load        BIGINT,
    quadruped         TEXT   NOT NULL DEFAULT 'no',
    owner             BIGINT,                    -- who plays it; empty where the GM does
    hidden            TEXT   NOT NULL DEFAULT 'no', -- yes or no: only the GM knows of it
    portrait          TEXT,                      -- which picture
    mount             TEXT,                      -- the creature of the same channel that this one rides
    PRIMARY KEY (channel, name)
);

-- What was done, so that it can be undone and done again. Rows beyond the channel's head are undone; the next command
-- drops them. A number (`seq`) is the revision that the command led to, and so is never given twice: of two processes that
-- decide on the same revision, one is refused here at the latest.
CREATE TABLE history (
    channel      BIGINT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    seq          BIGINT NOT NULL,
    line         TEXT   NOT NULL,                -- the command as it was typed
    said         TEXT   NOT NULL,                -- what was answered
    aside        TEXT,                           -- what only the GM reads beside the answer
    secret       TEXT   NOT NULL DEFAULT 'no',   -- yes or no: only the GM may read the row at all
    by           BIGINT NOT NULL,
    at           BIGINT NOT NULL,
    maker_before BIGINT,                         -- who had made the table before and after
    maker_after  BIGINT,
    change       TEXT   NOT NULL,                -- as JSON: what differs, both ways
    PRIMARY KEY (channel, seq)
);

-- Which requests were already answered, for a day: Discord may deliver one twice, and it must count once.
CREATE TABLE answered (
    channel BIGINT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    request BIGINT NOT NULL,                     -- Discord's id of the interaction
    by      BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    reply   TEXT   NOT NULL,                     -- the answer, to be sent again
    PRIMARY KEY (channel, request)
);
CREATE INDEX answered_at ON answered (channel, at);

-- Pictures that lie under boards, and portraits. One is kept while the table or the history names it.
CREATE TABLE picture (
    seq      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, -- later ones have greater ones
    channel  BIGINT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    id       TEXT   COLLATE "C" NOT NULL,        -- what its bytes come to; a portrait's begins with `face-`
    width    BIGINT NOT NULL,                    -- pixels
    height   BIGINT NOT NULL,
    png      BYTEA  NOT NULL,
    original BYTEA,                              -- the file that it was made from; empty where it is the picture itself
    UNIQUE (channel, id)
);

-- The pictures that a command put under the board or on a creature, or took away.
CREATE TABLE picture_use (
    channel BIGINT NOT NULL,
    seq     BIGINT NOT NULL,                     -- the command in `history`
    picture TEXT   COLLATE "C" NOT NULL,         -- the picture's id
    PRIMARY KEY (channel, seq, picture),
    FOREIGN KEY (channel, seq) REFERENCES history (channel, seq) ON DELETE CASCADE
);

-- What the buttons under our messages mean. Discord shows a button's id to everybody, so it tells nothing by itself.
CREATE TABLE panel (
    rowid    BIGINT GENERATED BY DEFAULT AS IDENTITY UNIQUE, -- later ones have greater ones; SQLite has a column of this name
    id       TEXT   PRIMARY KEY,
    channel  BIGINT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,                    -- the table's, when the answer was given
    seq      BIGINT,                             -- the command in `history` that Undo takes back; empty where there is none
    creature TEXT,                               -- who is moved on by it
    path     TEXT,                               -- under arrows: the steps so far, such as ne ne e
    account  TEXT,                               -- what Why tells
    at       BIGINT NOT NULL,
    lines    TEXT,                               -- as JSON: the buttons with a command line of their own
    told     TEXT,                               -- what was done: it stays above the next turn
    presses  TEXT,                               -- as JSON: the last presses of the arrows, each of which counts once
    person   BIGINT                              -- whose the buttons are, under an answer for one person alone
);
CREATE INDEX panel_at ON panel (channel, at);
CREATE INDEX panel_rowid ON panel (channel, rowid);

-- The one message of a channel that shows its board.
CREATE TABLE board (
    channel  BIGINT PRIMARY KEY REFERENCES channel (id) ON DELETE CASCADE,
    message  BIGINT,                             -- empty while there is none
    manner   TEXT   NOT NULL DEFAULT 'moves' CHECK (manner IN ('moves', 'stays', 'each')),
    revision BIGINT NOT NULL DEFAULT 0           -- the table's that the message shows
);

-- Creatures that outlive their table, for /roster to put on the next one. They belong to a guild as a whole; where there is
-- none (the console, direct messages), to the channel.
CREATE TABLE template (
    kind    TEXT   NOT NULL CHECK (kind IN ('guild', 'channel')),
    place   BIGINT NOT NULL,                     -- the id of that guild or channel
    key     TEXT   COLLATE "C" NOT NULL,         -- the name with case folded away: no two are called the same
    name    TEXT   COLLATE "C" NOT NULL,
    options TEXT   NOT NULL,                     -- as JSON: those of /creature add that make it
    by      BIGINT NOT NULL,                     -- who saved it
    at      BIGINT NOT NULL,
    PRIMARY KEY (kind, place, key)
);

-- Guilds that the bot was removed from, and when.
CREATE TABLE departed (
    guild BIGINT PRIMARY KEY,
    at    BIGINT NOT NULL
);

-- The names of people who own creatures of a channel, as Discord last showed them. Nobody else's are kept, and nowhere but here.
CREATE TABLE player (
    channel BIGINT NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    id      BIGINT NOT NULL,
    name    TEXT   NOT NULL,
    pings   TEXT   CHECK (pings IN ('yes', 'no')), -- whether the person wants to be pinged; empty where the table decides
    PRIMARY KEY (channel, id)
);

-- The commands that were registered for a server (0: for all), and Discord's ids of them.
CREATE TABLE menu (
    guild  BIGINT PRIMARY KEY,
    digest TEXT   NOT NULL,
    ids    TEXT   NOT NULL                       -- as JSON
);

-- What was done although Discord did not take the answer: the channel's next answer says so.
CREATE TABLE undelivered (
    channel BIGINT PRIMARY KEY REFERENCES channel (id) ON DELETE CASCADE,
    said    TEXT   NOT NULL
);

-- When a sweep last found so much to forget that the clock may be wrong. The next one a day later goes ahead.
CREATE TABLE sweep (
    "only"     BIGINT PRIMARY KEY CHECK ("only" = 1),
    refused_at BIGINT NOT NULL
);
