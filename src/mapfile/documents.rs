//! Splits files with several JSON documents, either one after the other, as in old databases, or in a list. Only
//! brackets are examined; each document is parsed when it is needed.

/// The most documents returned.
const MOST: usize = 5_000;

/// The objects in a text, either consecutive or in one list; a text without a complete object is returned as it is.
pub(super) fn split(text: &[u8]) -> Vec<&[u8]> {
    let (mut found, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    let (mut quoted, mut escaped) = (false, false);
    for (at, byte) in text.iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' => {
                if depth == 0 {
                    start = at;
                }
                depth += 1;
            }
            b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 && found.len() < MOST {
                    found.push(&text[start..=at]);
                }
            }
            _ => {}
        }
    }
    // Half an object, or none: the parser will say what is wrong with it.
    if found.is_empty() || depth > 0 { vec![text] } else { found }
}

/// The list under a key of an object, from its opening to its closing bracket, or to the end of the text if that is
/// missing.
pub(super) fn list<'t>(text: &'t [u8], key: &str) -> &'t [u8] {
    let named = format!("\"{key}\"");
    let at = text.windows(named.len()).position(|part| part == named.as_bytes());
    let rest = at.map_or(text, |at| &text[at + named.len()..]);
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, byte) in rest.iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' => depth += 1,
            b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return &rest[..=at];
                }
            }
            _ => {}
        }
    }
    rest
}
