-- The file that a picture was made from, so that an export gives back what came; empty where it is the picture itself.
ALTER TABLE picture ADD COLUMN original BLOB;
