//! The text grammar: `/command [subcommand] option:value ...`; a value with spaces is quoted.

use winnow::ascii::{multispace0, multispace1};
use winnow::combinator::{alt, delimited, eof, opt, preceded, repeat, terminated};
use winnow::error::ContextError;
use winnow::prelude::*;
use winnow::token::{one_of, take_while};

use crate::command::input::invocation::{Invocation, is_mark};
use crate::command::input::user_error::{UserError, quoted};
use crate::say;

/// The longest line accepted, in bytes.
const LONGEST: usize = 4_000;

type Failure = winnow::error::ErrMode<ContextError>;

/// Parses a line.
///
/// # Errors
/// If it is not of the form `/command [subcommand] option:value ...`.
pub fn read(line: &str) -> Result<Invocation, UserError> {
    if line.len() > LONGEST {
        return Err(UserError::new(say!("line-too-long", most = LONGEST)));
    }
    let mut rest = line;
    let Ok((name, sub)) = head.parse_next(&mut rest) else {
        return Err(UserError::new(say!("line-no-command", said = quoted(line.trim()))).or_example("/help"));
    };
    let mut options = Vec::new();
    while !rest.trim().is_empty() {
        let before = rest;
        match option.parse_next(&mut rest) {
            Ok(found) => options.push(found),
            Err(_) => {
                let stuck = before.split_whitespace().next().unwrap_or_default();
                let meant = Invocation { name: name.to_owned(), sub: sub.map(str::to_owned), ..Invocation::default() };
                let alone = Invocation { sub: None, ..meant.clone() };
                let spec = meant.spec().or_else(|_| alone.spec());
                let example = spec.map_or("/move creature:Ogre to:\"E5 F6 H9\"", |spec| spec.example);
                return Err(UserError::new(say!("line-no-option", said = quoted(stuck))).or_example(example));
            }
        }
    }
    let given =
        Invocation { name: name.to_lowercase(), sub: sub.map(str::to_lowercase), options, ..Invocation::default() };
    Ok(given.in_own_words())
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
    let value = preceded(':', alt((in_quotes, bare))).parse_next(input)?;
    alt((eof.void(), winnow::combinator::peek(multispace1).void())).parse_next(input)?;
    Ok((name.to_lowercase(), value))
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
