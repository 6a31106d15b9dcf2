-- Whose turn it is and what was done in it; what maneuvers ask of a creature.

-- As JSON; empty while nobody keeps turns.
ALTER TABLE channel ADD COLUMN rounds TEXT;

ALTER TABLE creature ADD COLUMN maneuver_defense INTEGER;           -- Epic Path; empty where nobody told
ALTER TABLE creature ADD COLUMN resist_forced INTEGER NOT NULL DEFAULT 0; -- feet
ALTER TABLE creature ADD COLUMN initiative INTEGER;                 -- its bonus, empty where nobody told
ALTER TABLE creature ADD COLUMN dexterity INTEGER;                  -- its score, empty where nobody told
ALTER TABLE creature ADD COLUMN base_attacks INTEGER;               -- attacks with a full attack, for those who may trade them
