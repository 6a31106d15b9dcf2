//! Dice: the only source of chance.

use std::sync::{Arc, Mutex, PoisonError};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{OsError, OsRng, RngCore, SeedableRng};

use crate::command::reply::fallen_die::FallenDie;

/// The operating system provided no random numbers to seed the dice with.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random numbers for the dice: {0}")]
pub struct NoRandomness(OsError);

/// The source of all dice; one per process.
#[derive(Clone, Debug)]
pub struct DiceSource {
    open: Arc<Mutex<ChaCha8Rng>>,
    /// Secret rolls draw from here, so that they don't change open rolls.
    behind: Arc<Mutex<ChaCha8Rng>>,
}

/// The generator stream for secret rolls.
const BEHIND: u64 = 1;

impl DiceSource {
    /// Opens the source. Seeded dice roll the same numbers every time; without a seed they are random.
    ///
    /// # Errors
    /// If the operating system has no random numbers for a seed.
    pub fn open(seed: Option<u64>) -> Result<Self, NoRandomness> {
        match seed {
            Some(seed) => Ok(Self::seeded(seed)),
            None => ChaCha8Rng::try_from_rng(&mut OsRng).map(Self::rolling).map_err(NoRandomness),
        }
    }

    /// A source that rolls the same numbers every time.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self::rolling(ChaCha8Rng::seed_from_u64(seed))
    }

    fn rolling(generator: ChaCha8Rng) -> Self {
        let mut behind = generator.clone();
        behind.set_stream(BEHIND);
        DiceSource { open: Arc::new(Mutex::new(generator)), behind: Arc::new(Mutex::new(behind)) }
    }

    /// The dice of one request. They draw a seed from the source only on the first roll, so that commands without dice don't
    /// change later rolls.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.dice_after(&[])
    }

    /// The dice of a request that completes an earlier one: the faces that fell then come up again first.
    #[must_use]
    pub fn dice_after(&self, fallen: &[FallenDie]) -> Dice {
        let state = DiceState { fallen: fallen.to_vec(), ..DiceState::default() };
        Dice { source: self.clone(), first: fallen.to_vec(), state: Mutex::new(state) }
    }
}

/// What a die decides. When a command is redone, each die falls as it did for the same purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiePurpose {
    /// The check of the creature that acts.
    Check,
    /// The check of its opponent.
    Against,
    /// Damage.
    Damage,
    /// A place in the turn order.
    Initiative,
    /// Which of several equal places or creatures is chosen.
    Choice,
}

impl DiePurpose {
    /// The name under which it is stored.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            DiePurpose::Check => "check",
            DiePurpose::Against => "against",
            DiePurpose::Damage => "damage",
            DiePurpose::Initiative => "initiative",
            DiePurpose::Choice => "choice",
        }
    }
}

/// The dice of one request.
#[derive(Debug)]
pub struct Dice {
    source: DiceSource,
    /// The faces from the earlier request, which come up again first.
    first: Vec<FallenDie>,
    state: Mutex<DiceState>,
}

/// The request's seed and its generator.
#[derive(Debug, Default)]
struct DiceState {
    seed: Option<u64>,
    /// The seed for secret rolls made before any open roll.
    seed_behind: Option<u64>,
    is_behind: bool,
    /// The index of the creature in its group that the dice are for.
    nth: u64,
    rolling: Option<ChaCha8Rng>,
    /// Earlier faces that are still to come up.
    fallen: Vec<FallenDie>,
    /// The dice rolled so far.
    rolled: Vec<FallenDie>,
}

impl Dice {
    /// Resets the dice, so that a request that is decided again rolls the same numbers.
    pub fn reset(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        (state.rolling, state.is_behind) = (None, false);
        state.fallen.clone_from(&self.first);
        state.rolled.clear();
    }

    /// Resets the dice for what only the GM may see. If the request has rolled in the open, the same numbers come up;
    /// otherwise they come from the secret stream.
    pub fn reset_for_gm(&self) {
        self.reset();
        self.state.lock().unwrap_or_else(PoisonError::into_inner).is_behind = true;
    }

    /// Everything rolled since the last reset.
    #[must_use]
    pub fn rolled(&self) -> Vec<FallenDie> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).rolled.clone()
    }

    /// Switches the dice to the `nth` creature of a group: each creature gets its own rolls.
    pub fn for_nth(&self, nth: usize) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        (state.nth, state.rolling) = (nth as u64, None);
    }

    /// Rolls a die: 1 to `sides`.
    #[must_use]
    pub fn roll(&self, decides: DiePurpose, sides: u32) -> u32 {
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
        // Reject the incomplete range at the top, which would make low numbers likelier.
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
