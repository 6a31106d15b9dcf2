-- How a table is run besides its rules, as JSON: {"pings":true,"liveries":["orcs"]}; NULL where all is as usual. The liveries are
-- the sides in the order in which they were first seen, so that each keeps its colour.
ALTER TABLE channel ADD COLUMN settings TEXT;
