//! Dice: the only source of chance.

use std::sync::{Arc, Mutex, PoisonError};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{OsError, OsRng, RngCore, SeedableRng};

use crate::command::reply::fallen_die::FallenDie;

/// The operating system provided no random numbers to seed the dice with.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random numbers for the dice: {0}")]
pub struct NoRandomness(OsError);

/// The source of dice for every request; one per process.
#[derive(Clone, Debug)]
pub struct DiceSource {
    open: Arc<Mutex<ChaCha8Rng>>,
    /// What is rolled in secret comes from here, so that it does not change what is rolled in the open.
    behind: Arc<Mutex<ChaCha8Rng>>,
}

/// The stream of the generator from which secret rolls come.
const BEHIND: u64 = 1;

impl DiceSource {
    /// Seeded dice roll the same numbers every time; without a seed they are random.
    ///
    /// # Errors
    /// If the operating system has no random numbers for a seed.
    pub fn open(seed: Option<u64>) -> Result<Self, NoRandomness> {
        match seed {
            Some(seed) => Ok(Self::seeded(seed)),
            None => ChaCha8Rng::try_from_rng(&mut OsRng).map(Self::rolling).map_err(NoRandomness),
        }
    }

    /// Dice that roll the same numbers every time.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self::rolling(ChaCha8Rng::seed_from_u64(seed))
    }

    fn rolling(generator: ChaCha8Rng) -> Self {
        let mut behind = generator.clone();
        behind.set_stream(BEHIND);
        DiceSource { open: Arc::new(Mutex::new(generator)), behind: Arc::new(Mutex::new(behind)) }
    }

    /// The dice of one request. They draw a seed from the source only at the first roll, so that commands without dice
    /// do not change what later ones roll.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.dice_after(&[])
    }

    /// The dice of a request that completes another one: they first show the faces that fell there.
    #[must_use]
    pub fn dice_after(&self, fallen: &[FallenDie]) -> Dice {
        let state = DiceState { fallen: fallen.to_vec(), ..DiceState::default() };
        Dice { source: self.clone(), first: fallen.to_vec(), state: Mutex::new(state) }
    }
}

/// What a die decides. A command that is done again has each die as it fell for the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decides {
    /// The check of the creature that acts.
    Check,
    /// The check of its opponent.
    Against,
    /// Damage.
    Damage,
    /// A place in the order of turns.
    Initiative,
    /// Which of several equal places or creatures it is.
    Choice,
}

impl Decides {
    /// Its name where dice are stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Decides::Check => "check",
            Decides::Against => "against",
            Decides::Damage => "damage",
            Decides::Initiative => "initiative",
            Decides::Choice => "choice",
        }
    }
}

/// The dice of one request.
#[derive(Debug)]
pub struct Dice {
    source: DiceSource,
    /// What fell before, and falls again first.
    first: Vec<FallenDie>,
    state: Mutex<DiceState>,
}

/// The seed of one request, and the generator in use.
#[derive(Debug, Default)]
struct DiceState {
    seed: Option<u64>,
    /// The seed of what is rolled in secret before anything is rolled in the open.
    seed_behind: Option<u64>,
    is_behind: bool,
    /// For which creature of a group they roll.
    nth: u64,
    rolling: Option<ChaCha8Rng>,
    /// What is left of the faces that fell before.
    fallen: Vec<FallenDie>,
    /// What was rolled.
    rolled: Vec<FallenDie>,
}

impl Dice {
    /// Starts the dice over, so that a request decided again rolls the same numbers.
    pub fn again(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        (state.rolling, state.is_behind) = (None, false);
        state.fallen.clone_from(&self.first);
        state.rolled.clear();
    }

    /// The same for what only the GM may see: it rolls the numbers of the request, and where none have been rolled, others than
    /// everybody's.
    pub fn again_behind_the_screen(&self) {
        self.again();
        self.state.lock().unwrap_or_else(PoisonError::into_inner).is_behind = true;
    }

    /// What was rolled since the dice were started over.
    #[must_use]
    pub fn rolled(&self) -> Vec<FallenDie> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).rolled.clone()
    }

    /// Starts the dice over for the `nth` creature of a group: each has rolls of its own.
    pub fn for_nth(&self, nth: usize) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        (state.nth, state.rolling) = (nth as u64, None);
    }

    /// Rolls a die: 1 to `sides`.
    #[must_use]
    pub fn roll(&self, decides: Decides, sides: u32) -> u32 {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let DiceState { seed, seed_behind, is_behind, nth, rolling, fallen, rolled } = &mut *state;
        let DiceSource { open, behind } = &self.source;
        let (seed, source) = if *is_behind && seed.is_none() { (seed_behind, behind) } else { (seed, open) };
        let seed = *seed.get_or_insert_with(|| source.lock().unwrap_or_else(PoisonError::into_inner).next_u64());
        let rolling = rolling.get_or_insert_with(|| ChaCha8Rng::seed_from_u64(seed.wrapping_add(*nth)));
        let sides = sides.max(1);
        let is = |die: &FallenDie| (die.decides.as_str(), die.nth, die.sides) == (decides.word(), *nth, sides);
        if let Some(same) = fallen.iter().position(is) {
            let die = fallen.remove(same);
            let shows = die.shows;
            rolled.push(die);
            return shows;
        }
        // Reject the incomplete range at the top; it would make low numbers likelier.
        let fair = u32::MAX - u32::MAX % sides;
        loop {
            let fell = rolling.next_u32();
            if fell < fair {
                let shows = fell % sides + 1;
                rolled.push(FallenDie { decides: decides.word().to_owned(), nth: *nth, sides, shows });
                return shows;
            }
        }
    }
}
