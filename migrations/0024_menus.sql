-- What Discord's menu of commands shows at each server, and what stays in a turn's message.

-- The commands that were registered for a server: a digest tells whether others are due, and the ids make them clickable.
CREATE TABLE menu (
    guild  INTEGER PRIMARY KEY,
    digest TEXT NOT NULL,
    ids    TEXT NOT NULL CHECK (json_valid(ids))  -- Discord's id of each command, by the command's first word
) STRICT;
-- Which rulebooks are in play at a server.
CREATE INDEX channel_guild ON channel (guild, ruleset) WHERE guild IS NOT NULL;

-- What was done, in a few lines: it stays above the next turn when the turn is ended under it.
ALTER TABLE panel ADD COLUMN told TEXT;
