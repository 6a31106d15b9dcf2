//! Rulesets and house rules.

mod every_rule;
mod house;
mod house_rules;
mod library;
mod pace;
mod readings;
mod rulesets;
