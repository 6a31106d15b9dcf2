-- What the buttons with a command line of their own stand for, and the command they stand under, as JSON.
ALTER TABLE panel ADD COLUMN lines TEXT;
