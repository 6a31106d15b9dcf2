-- Which of the channel's pictures a creature has as its portrait; those are named `face-` and what their bytes come to.
ALTER TABLE creature ADD COLUMN portrait TEXT;
