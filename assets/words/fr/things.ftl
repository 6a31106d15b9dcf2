itself = { $it }
and = { $before } et { $last }
mistake-with-example = { $expected } Exemple : { $example }
