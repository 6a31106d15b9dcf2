-- In which language a table's people are answered, each in the own where none is told, and in which units: JSON such as
-- {"language":"german","units":"metres"}; NULL where nothing was said of it.

ALTER TABLE channel ADD COLUMN spoken TEXT;
