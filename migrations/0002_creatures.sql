-- Creatures have more about them: conditions, armor and load, reach weapons, squeezed spaces. A table may play some rules
-- otherwise than its rulebook says.

-- Made anew rather than altered, so that a row reads in a sensible order and the speed may be empty.
CREATE TABLE creature_with_more (
    channel           INTEGER NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
    name              TEXT    NOT NULL,
    anchor            TEXT    NOT NULL,          -- the north-west square of its space: D4
    squeezed          TEXT,                      -- which way its squeezed space runs: north-south or west-east; mostly empty
    size              TEXT    NOT NULL,
    shape             TEXT    NOT NULL,          -- tall or long
    side              TEXT    NOT NULL,
    speed             INTEGER,                   -- feet; empty for the speed that the rulebook prints for its race or size
    speed_bonus       INTEGER NOT NULL,          -- feet
    gait              TEXT    NOT NULL,          -- fast, average or slow
    race              TEXT,                      -- empty where no rulebook prints a speed for it
    armor             TEXT    NOT NULL,          -- light (none is light too), medium or heavy
    load              TEXT    NOT NULL,          -- the same
    runner            TEXT    NOT NULL CHECK (runner IN ('yes', 'no')),
    constitution      INTEGER,                   -- its score, empty where nobody told
    reach             INTEGER,                   -- feet; empty for the reach that goes with its size
    weapon_reach      TEXT    NOT NULL,          -- none, double (its natural reach), or how far: 15 ft
    altitude          INTEGER NOT NULL,          -- feet
    helpless          TEXT    NOT NULL CHECK (helpless IN ('yes', 'no')),
    conditions        TEXT    NOT NULL,          -- words with spaces between: prone blinded
    threatens         TEXT    NOT NULL CHECK (threatens IN ('yes', 'no')),
    fills             TEXT    NOT NULL CHECK (fills IN ('yes', 'no')),
    helpless_obstacle TEXT    NOT NULL CHECK (helpless_obstacle IN ('yes', 'no')),
    ignores           TEXT    NOT NULL,          -- words with spaces between: difficult low
    PRIMARY KEY (channel, name)
) STRICT, WITHOUT ROWID;

INSERT INTO creature_with_more (
    channel, name, anchor, size, shape, side, speed, speed_bonus, gait, armor, load, runner, reach, weapon_reach, altitude,
    helpless, conditions, threatens, fills, helpless_obstacle, ignores)
SELECT channel, name, anchor, size, shape, side, speed, 0, 'average', 'light', 'light', 'no', reach, 'none', altitude,
       helpless, '', threatens, 'no', 'no', ''
FROM creature;

DROP TABLE creature;
ALTER TABLE creature_with_more RENAME TO creature;

-- What the table plays otherwise than its rulebook says, a line each: the rule, a colon, and what it is here. Mostly empty.
ALTER TABLE channel ADD COLUMN house_rules TEXT;
