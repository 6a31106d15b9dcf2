### Words for things, which go into the sentences of the other files.

itself = { $it }
and = { $before } and { $last }

## Mistakes

mistake-with-example = { $expected } Example: { $example }

## Languages and units

language-english = English
language-german = German
language-french = French
units-feet = feet
units-metres = metres
