-- When a command was last given in a channel, to the day. Where nobody gives one for 180 days, what is kept goes. For what
-- was there before anybody looked, the days begin now.

ALTER TABLE channel ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE channel SET used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
