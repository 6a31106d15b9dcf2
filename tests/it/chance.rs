//! Seeded chance, and random commands generated from the declarations: anything that a command declares it takes, with the
//! extremes as often as anything between.

use fivefoot::command::spec::{Kind, Spec};

/// A seeded random number generator.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end.max(1)
    }

    pub fn one_of<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len() as u64) as usize]
    }

    /// A number in a range, its ends more often than others.
    fn number(&mut self, least: i64, most: i64) -> i64 {
        match self.below(4) {
            0 => least,
            1 => most,
            _ => least + self.below((most - least + 1).unsigned_abs()) as i64,
        }
    }

    fn square(&mut self) -> String {
        format!("{}{}", char::from(b'A' + self.below(12) as u8), 1 + self.below(9))
    }

    /// A command of this declaration about these creatures, with some of its options.
    pub fn command(&mut self, spec: &Spec, names: &[&str]) -> String {
        let mut line = format!("/{}", spec.words());
        for option in spec.options {
            if !option.required && self.below(5) != 0 && !(option.name == "creature" && self.below(8) != 0) {
                continue;
            }
            let value = match option.kind {
                Kind::Whole(least, most) => self.number(i64::from(least), i64::from(most)).to_string(),
                Kind::Number(least, most) | Kind::OrNone(least, most) => {
                    let number = self.number(i64::from(least), i64::from(most));
                    if option.name == "altitude" { number / 5 * 5 } else { number }.to_string()
                }
                Kind::Feet(most) => (self.number(0, i64::from(most)) / 5 * 5).to_string(),
                Kind::Flag => self.one_of(&["true", "false"]).to_owned(),
                Kind::Choice(words) => self.one_of(words).to_owned(),
                Kind::WordList(words) => format!("\"{} {}\"", self.one_of(words), self.one_of(words)),
                Kind::Load(words, most) if self.below(2) == 0 => {
                    format!("{}", self.number(0, i64::from(most))) + if words.is_empty() { "" } else { "lb" }
                }
                Kind::Load(words, _) => self.one_of(words).to_owned(),
                Kind::Creature | Kind::Creatures | Kind::Place => self.one_of(names).to_owned(),
                Kind::Square | Kind::Door => self.square(),
                Kind::Destination if self.below(3) == 0 => format!("\"{} {}\"", self.square(), self.square()),
                Kind::Destination => self.square(),
                Kind::Area | Kind::Areas => format!("{}:{}", self.square(), self.square()),
                Kind::Side => self.one_of(&["heroes", "foes"]).to_owned(),
                Kind::Preset => self.one_of(&["ogre", "goblin"]).to_owned(),
                // Uses the example's value, if any; otherwise omits the option.
                _ => match fivefoot::command::line::read(spec.example).unwrap().value(option.name) {
                    Some(value) => format!("\"{value}\""),
                    None => continue,
                },
            };
            line += &format!(" {}:{value}", option.name);
        }
        line
    }
}
