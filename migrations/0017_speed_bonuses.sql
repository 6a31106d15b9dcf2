-- Bonuses to speed have kinds: 10, enhancement 20. Earlier ones are of none.
ALTER TABLE creature ADD COLUMN speed_bonuses TEXT NOT NULL DEFAULT '';
UPDATE creature SET speed_bonuses = CAST(speed_bonus AS TEXT) WHERE speed_bonus <> 0;
ALTER TABLE creature DROP COLUMN speed_bonus;
