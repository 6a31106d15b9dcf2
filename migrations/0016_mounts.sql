-- The creature of the same channel that this one rides.
ALTER TABLE creature ADD COLUMN mount TEXT;
