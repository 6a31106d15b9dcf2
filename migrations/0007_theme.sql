-- How a table's pictures look: light, dark or high-contrast.

ALTER TABLE channel ADD COLUMN theme TEXT NOT NULL DEFAULT 'light';
