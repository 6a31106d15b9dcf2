//! The sources as the compiler reads them: which file defines a name, and which names each file takes from others.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::Visit;

use super::plan::CRATES;
use super::reader::{Expressions, Reader};

/// A source file.
pub struct Source {
    /// Its path relative to the package root, with `/`.
    pub path: String,
    /// Its content.
    pub text: String,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Self {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    /// Whether it only contains tests.
    pub fn is_test(&self) -> bool {
        !self.path.starts_with("src/")
    }

    /// The module path of a file in `src`, without `crate`: `grid`, `edge` for `src/grid/edge.rs`.
    fn module(&self) -> Vec<String> {
        let inside = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let inside = inside.strip_suffix("/mod").unwrap_or(inside);
        match inside {
            root if CRATES.contains(&root) => Vec::new(),
            _ => inside.split('/').map(str::to_owned).collect(),
        }
    }
}

/// Something that a file takes from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Taken {
    /// The line that names it.
    pub line: usize,
    /// Its name.
    pub name: String,
    pub from: Origin,
}

/// Where a name comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// The file in this project that defines it, after following re-exports.
    File(String),
    /// A path that begins with another crate.
    Crate(String),
    /// One of the files that define a method of this name.
    Method(Vec<String>),
}

/// A field access, or a comparison or match of a value: what the checks of single expressions need.
#[derive(Debug)]
pub struct Seen {
    pub line: usize,
    pub what: Expression,
}

#[derive(Debug)]
pub enum Expression {
    /// `x.name`.
    Field(String),
    /// `left == Enum::Variant`, `matches!(.., Enum::Variant)` or a match with both `Enum::Variant` and `_`.
    HalfAsked {
        /// The enum.
        of: String,
        /// The file that defines it.
        file: String,
    },
}

/// What a module defines and brings into scope.
#[derive(Default)]
pub struct Module {
    file: String,
    items: BTreeSet<String>,
    uses: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

/// The most re-exports to follow in a row, because imports may be circular.
const MOST_STEPS: usize = 8;

/// Every file in `src`, parsed.
pub struct Program {
    files: Vec<(String, syn::File, Vec<String>)>,
    pub modules: BTreeMap<Vec<String>, Module>,
    /// The files that define a method of this name.
    pub methods: BTreeMap<String, BTreeSet<String>>,
    /// The files that define an associated function, by type and name.
    pub associated: BTreeMap<(String, String), BTreeSet<String>>,
}

impl Program {
    /// # Errors
    /// The path and the error of the first file that isn't valid Rust.
    pub fn read(sources: &[Source]) -> Result<Self, String> {
        let mut program = Program {
            files: Vec::new(),
            modules: BTreeMap::new(),
            methods: BTreeMap::new(),
            associated: BTreeMap::new(),
        };
        for source in sources.iter().filter(|source| source.path.starts_with("src/") && !source.is_test()) {
            let file = syn::parse_file(&source.text).map_err(|error| format!("{}: {error}", source.path))?;
            program.files.push((source.path.clone(), file, source.module()));
        }
        let files = std::mem::take(&mut program.files);
        for (path, file, module) in &files {
            program.define(path, module.clone(), &file.items);
        }
        program.files = files;
        Ok(program)
    }

    /// Records what a module defines and uses.
    fn define(&mut self, file: &str, path: Vec<String>, items: &[syn::Item]) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        for item in items {
            match item {
                syn::Item::Use(item) => {
                    let mut leaves = Vec::new();
                    flatten(&item.tree, &mut Vec::new(), &mut leaves);
                    for (leaf, name) in leaves {
                        match name {
                            Some(name) => drop(module.uses.insert(name, leaf)),
                            None => module.globs.push(leaf),
                        }
                    }
                }
                syn::Item::Mod(item) => {
                    if let Some((_, inner)) = &item.content {
                        let inside = [path.as_slice(), &[item.ident.to_string()]].concat();
                        self.define(file, inside, inner);
                    }
                }
                syn::Item::Impl(item) => self.define_methods(file, item),
                syn::Item::Trait(item) => {
                    module.items.insert(item.ident.to_string());
                    for function in &item.items {
                        if let syn::TraitItem::Fn(function) = function {
                            self.define_method(file, &item.ident.to_string(), &function.sig);
                        }
                    }
                }
                syn::Item::Macro(item) if item.ident.is_none() => {
                    module.items.extend(made_by(&item.mac));
                    for name in questions_in(item.mac.tokens.clone()) {
                        self.methods.entry(name).or_default().insert(file.to_owned());
                    }
                }
                other => {
                    module.items.extend(name_of(other));
                    if let syn::Item::Macro(item) = other {
                        for name in methods_written_in(item.mac.tokens.clone()) {
                            self.methods.entry(name).or_default().insert(file.to_owned());
                        }
                    }
                }
            }
        }
        self.modules.insert(path, module);
    }

    fn define_methods(&mut self, file: &str, item: &syn::ItemImpl) {
        // Trait methods are called through the trait.
        if item.trait_.is_some() {
            return;
        }
        let syn::Type::Path(of) = &*item.self_ty else { return };
        let Some(name) = of.path.segments.last().map(|segment| segment.ident.to_string()) else { return };
        for function in &item.items {
            if let syn::ImplItem::Fn(function) = function {
                self.define_method(file, &name, &function.sig);
            }
        }
    }

    fn define_method(&mut self, file: &str, of: &str, signature: &syn::Signature) {
        let name = signature.ident.to_string();
        self.associated.entry((of.to_owned(), name.clone())).or_default().insert(file.to_owned());
        if signature.receiver().is_some() {
            self.methods.entry(name).or_default().insert(file.to_owned());
        }
    }

    /// The path with its first word resolved in this module, or the name of the crate it starts with. `None` for a word of the
    /// language or a local name.
    pub fn absolute(&self, module: &[String], path: &[String], depth: usize) -> Option<Result<Vec<String>, String>> {
        if depth > MOST_STEPS {
            return None;
        }
        let (first, rest) = path.split_first()?;
        let join = |base: &[String], rest: &[String]| Some(Ok([base, rest].concat()));
        match first.as_str() {
            "crate" | "$crate" => return join(&[], rest),
            "self" => return join(module, rest),
            "super" => return self.absolute_above(module, path),
            _ => {}
        }
        let here = self.modules.get(module)?;
        let inside = [module, std::slice::from_ref(first)].concat();
        if self.modules.contains_key(&inside) || here.items.contains(first) {
            return join(module, path);
        }
        if let Some(used) = here.uses.get(first) {
            let used = if used == path { return Some(Err(first.clone())) } else { used };
            return match self.absolute(module, used, depth + 1)? {
                Ok(used) => join(&used, rest),
                Err(other) => Some(Err(other)),
            };
        }
        let globbed = here.globs.iter().find_map(|glob| {
            let Ok(base) = self.absolute(module, glob, depth + 1)? else { return None };
            let whole = [base, path.to_vec()].concat();
            self.defining_file(&whole, depth + 1).map(|_| whole)
        });
        if globbed.is_some() {
            return globbed.map(Ok);
        }
        (path.len() > 1).then(|| Err(first.clone()))
    }

    fn absolute_above(&self, module: &[String], path: &[String]) -> Option<Result<Vec<String>, String>> {
        let ups = path.iter().take_while(|word| *word == "super").count();
        let base = module.get(..module.len().checked_sub(ups)?)?;
        Some(Ok([base, &path[ups..]].concat()))
    }

    /// The file that defines what this path names, following re-exports.
    pub fn defining_file(&self, path: &[String], depth: usize) -> Option<String> {
        let longest = (0..=path.len()).rev().find(|&end| self.modules.contains_key(&path[..end]))?;
        let (base, rest) = path.split_at(longest);
        let module = &self.modules[base];
        let name = rest.first()?;
        if module.items.contains(name) {
            return Some(module.file.clone());
        }
        if depth > MOST_STEPS {
            return None;
        }
        if let Some(used) = module.uses.get(name)
            && let Some(Ok(used)) = self.absolute(base, used, depth + 1)
        {
            return self.defining_file(&[used, rest[1..].to_vec()].concat(), depth + 1);
        }
        module.globs.iter().find_map(|glob| {
            let Ok(glob) = self.absolute(base, glob, depth + 1)? else { return None };
            self.defining_file(&[glob, rest.to_vec()].concat(), depth + 1)
        })
    }

    /// The file that this path leads to as far as it can be followed: what a macro defines belongs to the file that calls it.
    pub fn file_of(&self, path: &[String]) -> Option<String> {
        self.defining_file(path, 0).or_else(|| {
            let base = (0..path.len()).rev().map(|end| &path[..end]).find_map(|base| self.modules.get(base))?;
            Some(base.file.clone())
        })
    }

    /// Every name that each file takes from another file or crate, in order of appearance.
    pub fn taken(&self) -> Vec<(&str, Vec<Taken>)> {
        let each = self.files.iter().map(|(path, file, module)| {
            let mut reader = Reader { program: self, file: path, module: module.clone(), taken: BTreeSet::new() };
            reader.visit_file(file);
            (path.as_str(), reader.taken.into_iter().collect())
        });
        each.collect()
    }

    /// The fields that each file reads, and the enums that it matches without covering every variant.
    pub fn seen(&self) -> Vec<(&str, Vec<Seen>)> {
        let each = self.files.iter().map(|(path, file, module)| {
            let mut reader = Expressions { program: self, file: path, module, seen: Vec::new() };
            reader.visit_file(file);
            (path.as_str(), reader.seen)
        });
        each.collect()
    }
}

/// The name of an item, if it has one.
fn name_of(item: &syn::Item) -> Option<String> {
    let ident = match item {
        syn::Item::Const(item) => &item.ident,
        syn::Item::Enum(item) => &item.ident,
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Macro(item) => item.ident.as_ref()?,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Type(item) => &item.ident,
        syn::Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}

/// The names that a macro call with `Name { .. }` in it defines.
fn made_by(called: &syn::Macro) -> Vec<String> {
    let tokens: Vec<TokenTree> = called.tokens.clone().into_iter().collect();
    let named = tokens.windows(2).filter_map(|pair| match pair {
        [TokenTree::Ident(name), TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace => {
            Some(name.to_string())
        }
        _ => None,
    });
    named.collect()
}

/// The methods that a macro defines by lines such as `is_known -> bool { .. }`.
fn questions_in(tokens: TokenStream) -> Vec<String> {
    let (mut found, mut name) = (Vec::new(), None);
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => name = Some(ident.to_string()),
            TokenTree::Punct(punct) if punct.as_char() == '>' => found.extend(name.take()),
            TokenTree::Punct(punct) if punct.as_char() == '-' => {}
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {}
            TokenTree::Group(group) => {
                found.extend(questions_in(group.stream()));
                name = None;
            }
            _ => name = None,
        }
    }
    found
}

/// The methods that a macro definition spells out: `fn name(self, ..)`.
fn methods_written_in(tokens: TokenStream) -> Vec<String> {
    let (mut found, mut is_function, mut name) = (Vec::new(), false, None);
    for token in tokens {
        match token {
            TokenTree::Ident(ident) if is_function => (is_function, name) = (false, Some(ident.to_string())),
            TokenTree::Ident(ident) => is_function = ident == "fn",
            TokenTree::Group(group) => {
                if group.stream().into_iter().any(|token| matches!(token, TokenTree::Ident(ident) if ident == "self")) {
                    found.extend(name.take());
                }
                found.extend(methods_written_in(group.stream()));
            }
            _ => {}
        }
    }
    found
}

/// Every path that a `use` imports, with its local name; no name for a glob.
pub fn flatten(tree: &syn::UseTree, path: &mut Vec<String>, leaves: &mut Vec<(Vec<String>, Option<String>)>) {
    let leaf = |path: &[String], last: String| match last.as_str() {
        "self" => (path.to_vec(), path.last().cloned()),
        _ => ([path, std::slice::from_ref(&last)].concat(), Some(last.clone())),
    };
    match tree {
        syn::UseTree::Path(tree) => {
            path.push(tree.ident.to_string());
            flatten(&tree.tree, path, leaves);
            path.pop();
        }
        syn::UseTree::Name(tree) => leaves.push(leaf(path, tree.ident.to_string())),
        syn::UseTree::Rename(tree) => {
            let (whole, _) = leaf(path, tree.ident.to_string());
            leaves.push((whole, Some(tree.rename.to_string())));
        }
        syn::UseTree::Glob(_) => leaves.push((path.clone(), None)),
        syn::UseTree::Group(tree) => tree.items.iter().for_each(|tree| flatten(tree, path, leaves)),
    }
}
