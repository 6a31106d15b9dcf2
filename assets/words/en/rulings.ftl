### What the referee found, in sentences.
