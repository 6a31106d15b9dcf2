//! What the doctor says, and which disks it complains about.

use fivefoot::config::ConfigError;
use fivefoot::hosting::{self, Grade, Line, Report, free_space};

const MEGABYTE: u64 = 1_000_000;

fn fine(about: &'static str, found: &str) -> Line {
    Line { grade: Grade::Fine, about, found: found.to_owned(), remedy: String::new() }
}

fn note(about: &'static str, found: &str, remedy: &str) -> Line {
    Line { grade: Grade::Note, remedy: remedy.to_owned(), ..fine(about, found) }
}

fn fault(about: &'static str, found: &str, remedy: &str) -> Line {
    Line { grade: Grade::Fault, ..note(about, found, remedy) }
}

#[test]
fn a_disk_needs_room_for_the_database_once_more() {
    let grade = |free, database| free_space(free * MEGABYTE, database * MEGABYTE).grade;
    assert_eq!(grade(99, 1), Grade::Fault);
    assert_eq!(grade(100, 1), Grade::Note);
    assert_eq!(grade(1000, 1), Grade::Fine);
    assert_eq!((grade(5000, 6000), grade(9000, 6000), grade(12_000, 6000)), (Grade::Fault, Grade::Note, Grade::Fine));
}

#[cfg(target_os = "linux")]
#[test]
fn a_network_drive_is_no_place_for_a_database() {
    assert_eq!(hosting::kind_of_disk(0x6969).map(|line| line.grade), Some(Grade::Fault));
    assert_eq!(hosting::kind_of_disk(0x0102_1994).map(|line| line.grade), Some(Grade::Note));
    assert_eq!(hosting::kind_of_disk(0xef53), None, "ext4");
}

/// A multi-line message is reported in full, because every line says what to do.
#[test]
fn a_message_of_several_lines_is_complete() {
    let report = Report { lines: vec![Line::from(&ConfigError::NoToken)] };
    let text = report.to_string();
    assert!(text.contains("\n         and set DISCORD_TOKEN=... in the environment"), "{text}");
    assert!(text.ends_with("\n         To play without Discord: fivefoot console\nOne fault."), "{text}");
}

#[test]
fn a_report_says_what_to_do_and_counts_faults() {
    let mut report = Report { lines: vec![fine("token", "accepted")] };
    assert_eq!(report.to_string(), "ok    token: accepted\nAll is well.");
    report.lines.push(note("disk", "800 MB free", "make room"));
    assert!(report.is_well());
    report.lines.push(fault("clock", "an hour slow", "set it"));
    assert!(!report.is_well());
    assert!(report.to_string().ends_with("FAULT clock: an hour slow\n      -> set it\nOne fault."), "{report}");
}
