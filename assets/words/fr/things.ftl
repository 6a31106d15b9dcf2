itself = { $it }
and = { $before } et { $last }
mistake-with-example = { $expected } Exemple : { $example }

## Languages and units

language-english = anglais
language-german = allemand
language-french = français
units-feet = pieds
units-metres = mètres
