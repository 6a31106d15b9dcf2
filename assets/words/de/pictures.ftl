### What stands in pictures, and what is said of them.
