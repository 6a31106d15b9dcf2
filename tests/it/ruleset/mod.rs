//! What a table plays by.

mod every_rule;
mod house;
mod house_rules;
mod library;
mod pace;
mod readings;
mod rulesets;
