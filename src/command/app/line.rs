//! The text grammar: `/command [subcommand] option:value ...`; a value with spaces is quoted.

use winnow::ascii::{multispace0, multispace1};
use winnow::combinator::{alt, delimited, eof, not, opt, preceded, repeat, terminated};
use winnow::error::ContextError;
use winnow::prelude::*;
use winnow::token::{one_of, take_while};

use crate::command::input::invocation::{Invocation, is_mark};
use crate::command::input::user_error::{UserError, quoted};
use crate::say;
use crate::words::Message;

/// The longest line accepted, in bytes.
const LONGEST: usize = 4_000;

type Failure = winnow::error::ErrMode<ContextError>;

/// A line that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What is wrong with it.
    pub error: UserError,
    /// What was read before that.
    pub given: Invocation,
}

/// Parses a line.
///
/// # Errors
/// If it is not of the form `/command [subcommand] option:value ...`.
pub fn read(line: &str) -> Result<Invocation, Box<Unreadable>> {
    let unreadable = |error, given| Err(Box::new(Unreadable { error, given }));
    if line.len() > LONGEST {
        return unreadable(UserError::new(say!("line-too-long", most = LONGEST)), Invocation::default());
    }
    let mut rest = line;
    let Ok((name, sub)) = head.parse_next(&mut rest) else {
        let error = UserError::new(say!("line-no-command", said = quoted(line.trim()))).or_example("/help");
        return unreadable(error, Invocation::default());
    };
    let (name, sub) = (name.to_lowercase(), sub.map(str::to_lowercase));
    let mut given = Invocation { name, sub, ..Invocation::default() };
    while !rest.trim().is_empty() {
        let before = rest;
        match option.parse_next(&mut rest) {
            Ok(found) => given.options.push(found),
            Err(_) => return unreadable(no_option(&given, before), given.in_own_words()),
        }
    }
    Ok(given.in_own_words())
}

/// Why the rest of a line isn't an option. A word after an unquoted value may belong to that value.
fn no_option(given: &Invocation, rest: &str) -> UserError {
    let alone = Invocation { sub: None, ..given.clone() };
    let spec = given.spec().or_else(|_| alone.spec());
    let example = spec.map_or("/move creature:Ogre to:\"E5 F6 H9\"", |spec| spec.example);
    let stuck = rest.split_whitespace().next().unwrap_or_default();
    let mut wrong = say!("line-no-option", said = quoted(stuck));
    if let Some((option, value)) = given.options.last().filter(|_| !stuck.contains([':', '"'])) {
        let word = format!("{option}:\"{value} {stuck}\"");
        wrong = wrong.then(Message::literal(" ")).then(say!("did-you-mean", word));
    }
    UserError::new(wrong).or_example(example)
}

fn word<'l>(input: &mut &'l str) -> Result<&'l str, Failure> {
    take_while(1.., |c: char| c.is_alphanumeric() || c == '-' || c == '_').parse_next(input)
}

/// The command's one or two words. A word followed by a colon is an option, not the second word.
fn head<'l>(input: &mut &'l str) -> Result<(&'l str, Option<&'l str>), Failure> {
    let first = preceded((multispace0, '/', multispace0), word).parse_next(input)?;
    alt((eof.void(), winnow::combinator::peek(multispace1).void())).parse_next(input)?;
    let second =
        opt(preceded(multispace0, terminated(word, alt((eof.void(), multispace1.void()))))).parse_next(input)?;
    Ok((first, second))
}

fn option(input: &mut &str) -> Result<(String, String), Failure> {
    let name = preceded(multispace0, word).parse_next(input)?;
    let value = preceded(':', alt((in_quotes, bare, after_a_space))).parse_next(input)?;
    alt((eof.void(), winnow::combinator::peek(multispace1).void())).parse_next(input)?;
    Ok((name.to_lowercase(), value))
}

/// A value after a space, as in `to: J4`, unless that is the next option.
fn after_a_space(input: &mut &str) -> Result<String, Failure> {
    preceded((multispace1, not((word, ':'))), alt((in_quotes, bare))).parse_next(input)
}

fn in_quotes(input: &mut &str) -> Result<String, Failure> {
    let escaped = preceded('\\', one_of(|letter| letter == '\\' || is_mark(letter)));
    let plain = one_of(|letter| letter != '\\' && !is_mark(letter));
    let inside = alt((escaped, plain, '\\'));
    delimited(one_of(is_mark), repeat(0.., inside), one_of(is_mark)).parse_next(input)
}

fn bare(input: &mut &str) -> Result<String, Failure> {
    take_while(1.., |c: char| !c.is_whitespace() && c != '"').map(str::to_owned).parse_next(input)
}
