//! What a table plays by.

mod every_rule;
mod house_rules;
mod readings;
mod rulesets;
