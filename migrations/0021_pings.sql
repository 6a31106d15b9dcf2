-- Whether a player is pinged when their creature's turn begins; NULL where the table decides.
ALTER TABLE player ADD COLUMN pings TEXT CHECK (pings IN ('yes', 'no'));
