### What the rules and the policies of the rulebooks are called, and what they mean.
