-- What somebody carries may be pounds: `load` holds light, medium, heavy, or how many: 85 lb.

ALTER TABLE creature ADD COLUMN light_load INTEGER;                  -- pounds that are light for it, empty where nobody told
ALTER TABLE creature ADD COLUMN quadruped TEXT NOT NULL DEFAULT 'no'; -- yes or no
