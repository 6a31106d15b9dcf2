use super::copies::WorkingCopy;
use super::statement::{Executor, FromRow, Pool, Row, Sql, query};
use super::{BoardMessage, Channel, HistoryEntry, StoreError, StoredTable, kept_change};
use crate::field::{Backdrop, Battlefield, Creature, Encounter, GameMasters, Name, ParseThemeError, Rounds};

/// The whole table as one row, since each query to a server is a round trip. A creature is an array with its columns in the
/// order of [`Creature`]'s fields: an object with names would take twice as long. The functions that make JSON have different
/// names in the two databases.
macro_rules! load {
    ($array:literal, $list:literal, $listed:literal, ($json:literal, $made:literal), ($yes:literal, $no:literal), $stamp:expr) => {
        concat!("
    SELECT channel.revision, maker, used, ruleset, board, backdrop, house_rules, theme, spoken, settings, rounds, keepers,
           (SELECT ", $list, $array, "(
                       name, anchor, squeezed, size, squares, shape, side, speed, speed_bonuses, gait, race, armor, load, light_load,
                       CASE quadruped WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END,
                       CASE runner WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END, constitution, reach, weapon_reach, altitude,
                       CASE helpless WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END, conditions,
                       CASE threatens WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END,
                       CASE fills WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END,
                       CASE helpless_obstacle WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END, ignores, maneuver_defense,
                       resist_forced, initiative, dexterity, base_attacks, modes, ", $json, "flight", $made, ", strength,
                       CASE jump_trained WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END, base_speed, owner,
                       CASE hidden WHEN 'yes' THEN ", $yes, " ELSE ", $no, " END, portrait, mount) ORDER BY name", $listed, "
            FROM creature WHERE creature.channel = channel.id) AS creatures,
           (SELECT ", $list, $array, "(
                       id, name, CASE pings WHEN 'yes' THEN ", $yes, " WHEN 'no' THEN ", $no, " END) ORDER BY id", $listed, "
            FROM player WHERE player.channel = channel.id) AS players,
           (SELECT said FROM undelivered WHERE undelivered.channel = channel.id) AS undelivered,
           (SELECT max(request) FROM answered WHERE answered.channel = channel.id) AS last_request,
           message, coalesce(manner, 'moves') AS manner, coalesce(board.revision, 0) AS shown, ", $stamp, " AS stamp
    FROM channel LEFT JOIN board ON board.channel = channel.id WHERE channel.id = $1")
    };
}

/// The state of a table's rows on a server: every write raises its rows' transaction numbers, so a stamp never repeats. A file
/// has none.
macro_rules! stamp {
    () => {
        "concat_ws(' ', channel.xmin,
            (SELECT concat_ws('/', count(*), sum(CAST(CAST(xmin AS TEXT) AS BIGINT))) FROM creature WHERE creature.channel = channel.id),
            (SELECT concat_ws('/', count(*), sum(CAST(CAST(xmin AS TEXT) AS BIGINT))) FROM player WHERE player.channel = channel.id),
            (SELECT xmin FROM undelivered WHERE undelivered.channel = channel.id))"
    };
}

const STAMP: &str = concat!("SELECT ", stamp!(), " FROM channel WHERE id = $1");

const LOAD: Sql = Sql::either(
    load!("json_array", "json_group_array(", ")", ("json(", ")"), ("json('true')", "json('false')"), "''"),
    load!(
        "json_build_array",
        "CAST(coalesce(json_agg(",
        "), '[]') AS TEXT)",
        ("CAST(", " AS json)"),
        ("true", "false"),
        stamp!()
    ),
);

/// The server's stamp of the state of a table's rows.
pub(super) async fn stamp(on: impl Executor, channel: Channel) -> Result<Option<String>, StoreError> {
    query(STAMP).bind(channel.id()).fetch_optional(on).await
}

pub(super) async fn load(on: impl Executor, channel: Channel) -> Result<Option<WorkingCopy>, StoreError> {
    let Some(row) = query(LOAD).bind(channel.id()).fetch_row(on).await? else {
        return Ok(None);
    };
    let table: (Option<String>, Option<String>) = (row.try_get("ruleset")?, row.try_get("board")?);
    let encounter = match table {
        (Some(ruleset), Some(board)) => {
            let house_rules: Option<String> = row.try_get("house_rules")?;
            let mut encounter = encounter(ruleset, &board, &row.try_get::<String>("creatures")?)?;
            house_rules_onto(&mut encounter, house_rules.as_deref().unwrap_or_default())?;
            if let Some(spoken) = row.try_get::<Option<String>>("spoken")? {
                encounter.locale = serde_json::from_str(&spoken).map_err(|_| StoreError::unreadable("its language"))?;
            }
            if let Some(settings) = row.try_get::<Option<String>>("settings")? {
                encounter.settings =
                    serde_json::from_str(&settings).map_err(|_| StoreError::unreadable("its settings"))?;
            }
            let theme: String = row.try_get("theme")?;
            encounter.theme = theme.parse().map_err(|_: ParseThemeError| StoreError::unreadable("its theme"))?;
            let backdrop: Option<String> = row.try_get("backdrop")?;
            encounter.backdrop = backdrop.map(|text| backdrop_of(&text)).transpose()?;
            let rounds: Option<String> = row.try_get("rounds")?;
            encounter.rounds = rounds.map(|text| rounds_of(&text)).transpose()?;
            let game_masters: Option<String> = row.try_get("keepers")?;
            encounter.game_masters = game_masters.map(|text| game_masters_of(&text)).transpose()?.unwrap_or_default();
            for (id, name, pings) in players_of(&row.try_get::<String>("players")?)? {
                encounter.players.insert(id, name);
                encounter.pings.extend(pings.map(|on| (id, on)));
            }
            Some(encounter)
        }
        _ => None,
    };
    let revision = row.try_get::<i64>("revision")?.cast_unsigned();
    let maker = row.try_get::<Option<i64>>("maker")?.map(i64::cast_unsigned);
    let (used_ms, undelivered) = (row.try_get("used")?, row.try_get("undelivered")?);
    let table = StoredTable { revision, maker, encounter, used_ms, undelivered };
    let board = BoardMessage::from_row(&row)?;
    let (last_request, stamp) = (row.try_get("last_request")?, row.try_get("stamp")?);
    Ok(Some(WorkingCopy { table, last_request, board, stamp }))
}

fn encounter(ruleset: String, board: &str, creatures: &str) -> Result<Encounter, StoreError> {
    let board = Battlefield::from_notation(board).map_err(|_| StoreError::unreadable("its board"))?;
    let mut encounter = Encounter::new(ruleset, board);
    for creature in serde_json::from_str::<Vec<Creature>>(creatures).map_err(|_| unreadable_creature(creatures))? {
        encounter.put(creature);
    }
    Ok(encounter)
}

/// Reads lines of `rule: value`, as [`super::save`] writes them.
fn house_rules_onto(encounter: &mut Encounter, text: &str) -> Result<(), StoreError> {
    for (number, line) in (1..).zip(text.lines()) {
        let Some((rule, value)) = line.split_once(": ") else {
            return Err(StoreError::unreadable_number("its house rule", number));
        };
        encounter.set_house_rule(rule, Some(value.to_owned()));
    }
    Ok(())
}

fn backdrop_of(text: &str) -> Result<Backdrop, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::unreadable("the image under its board"))
}

fn rounds_of(text: &str) -> Result<Box<Rounds>, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::unreadable("its turns"))
}

pub(super) fn game_masters_of(text: &str) -> Result<GameMasters, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::unreadable("who is GM"))
}

fn players_of(text: &str) -> Result<Vec<(u64, Name, Option<bool>)>, StoreError> {
    let all: Vec<(i64, Name, Option<bool>)> =
        serde_json::from_str(text).map_err(|_| StoreError::unreadable("what its players are called"))?;
    Ok(all.into_iter().map(|(id, name, pings)| (id.cast_unsigned(), name, pings)).collect())
}

/// Finds the malformed creature by its index among the table's rows.
fn unreadable_creature(creatures: &str) -> StoreError {
    let rows: Vec<serde_json::Value> = serde_json::from_str(creatures).unwrap_or_default();
    let mut numbered = (1..).zip(rows);
    match numbered.find(|(_, row)| serde_json::from_value::<Creature>(row.clone()).is_err()) {
        Some((number, _)) => StoreError::unreadable_number("its creature", number),
        None => StoreError::unreadable("its creatures"),
    }
}

macro_rules! entries {
    ($rest:literal) => {
        concat!(
            "SELECT seq, line, said, by, at, change, aside, secret = 'yes' AS secret, seq > head AS undone,
                    maker_before IS DISTINCT FROM maker_after AS new_maker
             FROM history JOIN channel ON channel.id = history.channel WHERE history.channel = $1 ",
            $rest
        )
    };
}

pub(super) async fn undoable(readers: &Pool, channel: Channel) -> Result<Option<HistoryEntry>, StoreError> {
    let entry = query(entries!("AND seq = head"));
    entry.bind(channel.id()).fetch_optional(readers).await
}

pub(super) async fn undo_target_before(
    readers: &Pool,
    channel: Channel,
    seq: u64,
    openly: bool,
) -> Result<Option<u64>, StoreError> {
    let earlier = query(
        "SELECT max(seq) FROM history JOIN channel ON channel.id = history.channel
         WHERE history.channel = $1 AND seq <= head AND seq < $2 AND NOT ($3 AND secret = 'yes')",
    );
    let earlier = earlier.bind(channel.id()).bind(i64::try_from(seq).unwrap_or(i64::MAX)).bind(openly);
    let earlier: Option<i64> = earlier.fetch_one(readers).await?;
    Ok(earlier.map(i64::cast_unsigned))
}

pub(super) async fn redoable(readers: &Pool, channel: Channel) -> Result<Option<HistoryEntry>, StoreError> {
    let entry = query(entries!("AND seq > head ORDER BY seq LIMIT 1"));
    entry.bind(channel.id()).fetch_optional(readers).await
}

pub(super) async fn history(readers: &Pool, channel: Channel, most: u32) -> Result<Vec<HistoryEntry>, StoreError> {
    let entries = query(entries!("ORDER BY seq DESC LIMIT $2"));
    entries.bind(channel.id()).bind(most).fetch_all(readers).await
}

impl FromRow for HistoryEntry {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        let change = kept_change::read(&row.try_get::<String>("change")?);
        Ok(HistoryEntry {
            seq: row.try_get::<i64>("seq")?.cast_unsigned(),
            line: row.try_get("line")?,
            said: row.try_get("said")?,
            by: row.try_get::<i64>("by")?.cast_unsigned(),
            at_ms: row.try_get("at")?,
            change: change.map_err(|_| StoreError::unreadable("a column"))?,
            undone: row.try_get("undone")?,
            aside: row.try_get("aside")?,
            secret: row.try_get("secret")?,
            new_maker: row.try_get("new_maker")?,
        })
    }
}

pub(super) async fn answer_to(readers: &Pool, channel: Channel, request: u64) -> Result<Option<String>, StoreError> {
    let reply = query("SELECT reply FROM answered WHERE channel = $1 AND request = $2")
        .bind(channel.id())
        .bind(request.cast_signed());
    reply.fetch_optional(readers).await
}
