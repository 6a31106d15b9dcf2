-- Nothing asked for answers by their time.
DROP INDEX answered_at;
