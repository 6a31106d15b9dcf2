### Words for things, which go into the sentences of the other files.

itself = { $it }
and = { $before } and { $last }

## Mistakes

mistake-with-example = { $expected } Example: { $example }
