//! Reads single files: the names that they take from others, and the expressions that the checks examine.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::source::{Expression, Origin, Program, Seen, Taken, flatten};

/// Collects what one file takes from others.
pub struct Reader<'p> {
    pub program: &'p Program,
    pub file: &'p str,
    pub module: Vec<String>,
    pub taken: BTreeSet<Taken>,
}

impl Reader<'_> {
    fn path(&mut self, line: usize, words: &[String]) {
        let name = words.join("::");
        match self.program.absolute(&self.module, words, 0) {
            Some(Ok(whole)) => {
                let file = self.program.file_of(&whole).filter(|_| !self.program.modules.contains_key(&whole));
                self.add(line, &name, file.map(Origin::File));
                if let [.., of, function] = whole.as_slice() {
                    let key = (of.clone(), function.clone());
                    let at = self.program.associated.get(&key).filter(|files| files.len() == 1);
                    let at = at.and_then(|files| files.first().cloned());
                    self.add(line, &name, at.map(Origin::File));
                }
            }
            Some(Err(other)) => self.add(line, &name, Some(Origin::Crate([&[other], &words[1..]].concat().join("::")))),
            None => {}
        }
    }

    fn method(&mut self, line: usize, name: &str) {
        let files = self.program.methods.get(name).map(|files| Origin::Method(files.iter().cloned().collect()));
        self.add(line, name, files);
    }

    fn add(&mut self, line: usize, name: &str, from: Option<Origin>) {
        let Some(from) = from else { return };
        if from != Origin::File(self.file.to_owned()) {
            self.taken.insert(Taken { line, name: name.to_owned(), from });
        }
    }

    /// Reads the inside of a macro token by token: `a::b::c` is a path and `.m(` a call.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut words: Vec<String> = Vec::new();
        let (mut line, mut colons, mut dotted) = (0, 0, false);
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.end_of_path(line, &mut words, false);
                        line = ident.span().start().line;
                        dotted = std::mem::take(&mut dotted) && words.is_empty();
                    }
                    words.push(if dotted { format!(".{ident}") } else { ident.to_string() });
                    (colons, dotted) = (0, false);
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Punct(punct) => {
                    self.end_of_path(line, &mut words, false);
                    (colons, dotted) = (0, punct.as_char() == '.');
                }
                TokenTree::Group(group) => {
                    self.end_of_path(line, &mut words, group.delimiter() == Delimiter::Parenthesis);
                    (colons, dotted) = (0, false);
                    self.tokens(group.stream());
                }
                TokenTree::Literal(_) => {
                    self.end_of_path(line, &mut words, false);
                    (colons, dotted) = (0, false);
                }
            }
        }
        self.end_of_path(line, &mut words, false);
    }

    fn end_of_path(&mut self, line: usize, words: &mut Vec<String>, called: bool) {
        let words = std::mem::take(words);
        match words.first().and_then(|first| first.strip_prefix('.')) {
            Some(method) if called && words.len() == 1 => self.method(line, method),
            Some(_) => {}
            None if words.is_empty() => {}
            None => self.path(line, &words),
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut leaves = Vec::new();
        flatten(&item.tree, &mut Vec::new(), &mut leaves);
        for (leaf, _) in leaves {
            self.path(item.span().start().line, &leaf);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.path(path.span().start().line, &words);
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.method(call.method.span().start().line, &call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        // A macro definition is read where it is used.
        if item.ident.is_none() {
            visit::visit_item_macro(self, item);
        }
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.visit_path(&called.path);
        self.tokens(called.tokens.clone());
    }
}

/// Collects single expressions.
pub struct Expressions<'p> {
    pub program: &'p Program,
    pub file: &'p str,
    pub module: &'p [String],
    pub seen: Vec<Seen>,
}

impl Expressions<'_> {
    fn field(&mut self, name: &syn::Ident) {
        self.seen.push(Seen { line: name.span().start().line, what: Expression::Field(name.to_string()) });
    }

    /// Notes the enum of `Enum::Variant`.
    fn half_asked(&mut self, line: usize, path: &syn::Path) {
        let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let Some((_, of)) = words.split_last() else { return };
        let Some(name) = of.last().filter(|name| name.starts_with(char::is_uppercase)) else { return };
        let file = match self.program.absolute(self.module, of, 0) {
            Some(Ok(whole)) => self.program.defining_file(&whole, 0),
            _ if name == "Self" => Some(self.file.to_owned()),
            _ => None,
        };
        let Some(file) = file else { return };
        self.seen.push(Seen { line, what: Expression::HalfAsked { of: name.clone(), file } });
    }

    fn fields_of(&mut self, tokens: TokenStream) {
        let mut dotted = false;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) if dotted => {
                    self.field(&ident);
                    dotted = false;
                }
                TokenTree::Group(group) => self.fields_of(group.stream()),
                TokenTree::Punct(punct) => dotted = punct.as_char() == '.',
                _ => dotted = false,
            }
        }
    }
}

impl<'ast> Visit<'ast> for Expressions<'_> {
    fn visit_expr_field(&mut self, field: &'ast syn::ExprField) {
        if let syn::Member::Named(name) = &field.member {
            self.field(name);
        }
        visit::visit_expr_field(self, field);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if matches!(binary.op, syn::BinOp::Eq(_) | syn::BinOp::Ne(_)) {
            for side in [&binary.left, &binary.right] {
                if let syn::Expr::Path(side) = &**side {
                    self.half_asked(binary.span().start().line, &side.path);
                }
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_match(&mut self, whole: &'ast syn::ExprMatch) {
        let wild = whole.arms.iter().any(|arm| matches!(arm.pat, syn::Pat::Wild(_)));
        let line = whole.span().start().line;
        if wild {
            let mut named = Paths(Vec::new());
            whole.arms.iter().for_each(|arm| named.visit_pat(&arm.pat));
            named.0.iter().for_each(|path| self.half_asked(line, path));
        }
        visit::visit_expr_match(self, whole);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.fields_of(called.tokens.clone());
        if called.path.is_ident("matches")
            && let Ok(Matches(pattern)) = called.parse_body()
        {
            let mut named = Paths(Vec::new());
            named.visit_pat(&pattern);
            named.0.iter().for_each(|path| self.half_asked(called.span().start().line, path));
        }
    }
}

/// The paths in a pattern.
struct Paths(Vec<syn::Path>);

impl<'ast> Visit<'ast> for Paths {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.push(path.clone());
    }
}

/// The pattern of `matches!(value, pattern)`.
struct Matches(syn::Pat);

impl syn::parse::Parse for Matches {
    fn parse(input: syn::parse::ParseStream) -> syn::Result<Self> {
        input.parse::<syn::Expr>()?;
        input.parse::<syn::Token![,]>()?;
        let pattern = syn::Pat::parse_multi_with_leading_vert(input)?;
        // A guard asks nothing about the enum.
        input.parse::<TokenStream>()?;
        Ok(Matches(pattern))
    }
}
