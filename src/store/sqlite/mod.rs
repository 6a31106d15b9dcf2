//! Tables in one SQLite file owned by one process: opening and checking it, its lock, and copies of it.
