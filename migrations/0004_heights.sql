-- Ways of moving beside walking, how somebody has flown so far, and what jumps ask of a creature.

ALTER TABLE creature ADD COLUMN modes TEXT NOT NULL DEFAULT '';      -- as it is typed: fly 60 good, swim 30 slow
ALTER TABLE creature ADD COLUMN flight TEXT NOT NULL DEFAULT '{}';   -- as JSON: facing, feet flown since turns and descents
ALTER TABLE creature ADD COLUMN strength INTEGER;                    -- empty where nobody told
ALTER TABLE creature ADD COLUMN jump_trained TEXT NOT NULL DEFAULT 'no'; -- yes or no
ALTER TABLE creature ADD COLUMN base_speed INTEGER;                  -- feet, empty where it is its size's
