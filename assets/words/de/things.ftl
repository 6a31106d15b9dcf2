itself = { $it }
and = { $before } und { $last }
mistake-with-example = { $expected } Beispiel: { $example }
