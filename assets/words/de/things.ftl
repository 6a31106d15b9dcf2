itself = { $it }
and = { $before } und { $last }
mistake-with-example = { $expected } Beispiel: { $example }

## Languages and units

language-english = Englisch
language-german = Deutsch
language-french = Französisch
units-feet = Fuß
units-metres = Metern
