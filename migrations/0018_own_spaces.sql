-- The squares on a side of a creature's space, where they are not those of its size.
ALTER TABLE creature ADD COLUMN squares INTEGER;
