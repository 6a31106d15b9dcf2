-- Who plays whom, who is GM beside the table's maker, and what only the GM is to know.

ALTER TABLE channel ADD COLUMN keepers TEXT;                         -- as JSON: role, people, open; mostly empty

ALTER TABLE creature ADD COLUMN owner INTEGER;                       -- who plays it; empty where the GM does
ALTER TABLE creature ADD COLUMN hidden TEXT NOT NULL DEFAULT 'no';   -- yes or no: only the GM knows of it

ALTER TABLE history ADD COLUMN aside TEXT;                           -- what only the GM is told beside the answer
ALTER TABLE history ADD COLUMN secret TEXT NOT NULL DEFAULT 'no';    -- yes or no: only the GM is to read the row at all
