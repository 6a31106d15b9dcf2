### See English.
