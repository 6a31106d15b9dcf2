### What is said about the table, its creatures and people, and about mistakes.
