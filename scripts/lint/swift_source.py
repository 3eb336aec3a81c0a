"""A small reader of Swift source: tokens and the declarations in them.

It knows just enough of the language for the checks in this folder: comments, string literals with
their interpolations, and which braces belong to which type. It resolves no names and checks nothing.
"""

from dataclasses import dataclass, field
from pathlib import Path

TYPE_KEYWORDS = {"struct", "class", "enum", "actor", "protocol", "extension"}


@dataclass
class Token:
    kind: str  # "id", "string", "comment", "number" or "punct"
    text: str  # for a string: its text, with INTERPOLATION in place of each interpolated value
    line: int


# Stands for an interpolated value in the text of a string token.
INTERPOLATION = "\ufffc"


def tokenize(source):
    """The tokens of a file. The tokens of an interpolation follow their string."""
    return _Tokenizer(source).run()


class _Tokenizer:
    def __init__(self, source, line=1):
        self.source = source
        self.place = 0
        self.line = line
        self.tokens = []

    def run(self, until_parenthesis=False):
        """Reads to the end, or to the parenthesis that closes an interpolation."""
        depth = 0
        while self.place < len(self.source):
            char = self.source[self.place]
            if char == "\n":
                self.line += 1
                self.place += 1
            elif char.isspace():
                self.place += 1
            elif self.source.startswith("//", self.place):
                self.take("comment", self.find("\n", self.place))
            elif self.source.startswith("/*", self.place):
                self.take("comment", self.end_of_block_comment())
            elif char == '"' or (char == "#" and self.hashes_before('"')):
                self.string(self.hashes_before('"'))
            elif char == "/" and self.begins_regex():
                self.take("regex", self.end_of_regex())
            elif char.isalpha() or char in "_`$@#":
                end = self.place + 1
                while end < len(self.source) and (self.source[end].isalnum() or self.source[end] in "_`"):
                    end += 1
                self.take("id", end)
            elif char.isdigit():
                end = self.place + 1
                while end < len(self.source) and (self.source[end].isalnum() or self.source[end] == "_"):
                    end += 1
                self.take("number", end)
            else:
                depth += {"(": 1, ")": -1}.get(char, 0)
                if until_parenthesis and depth < 0:
                    return self.tokens
                self.take("punct", self.place + 1)
        return self.tokens

    def take(self, kind, end):
        text = self.source[self.place:end]
        self.tokens.append(Token(kind, text, self.line))
        self.line += text.count("\n")
        self.place = end

    def find(self, text, start):
        place = self.source.find(text, start)
        return len(self.source) if place < 0 else place

    def end_of_block_comment(self):
        place, depth = self.place + 2, 1
        while depth and place < len(self.source):
            if self.source.startswith("/*", place):
                depth, place = depth + 1, place + 2
            elif self.source.startswith("*/", place):
                depth, place = depth - 1, place + 2
            else:
                place += 1
        return place

    def hashes_before(self, text):
        """The number of `#` here before `text`; 0 if something else follows them."""
        end = self.place
        while self.source.startswith("#", end):
            end += 1
        return end - self.place if self.source.startswith(text, end) else 0

    def begins_regex(self):
        last = next((t for t in reversed(self.tokens) if t.kind != "comment"), None)
        follows = self.source[self.place + 1:self.place + 2]
        line_end = self.find("\n", self.place)
        return (last is not None and last.text in {"(", ",", ":", "=", "["} and not follows.isspace()
                and "/" in self.source[self.place + 1:line_end])

    def end_of_regex(self):
        place = self.place + 1
        while self.source[place] != "/":
            place += 2 if self.source[place] == "\\" else 1
        return place + 1

    def string(self, hashes):
        line = self.line
        self.place += hashes
        quote = '"""' if self.source.startswith('"""', self.place) else '"'
        self.place += len(quote)
        escape = "\\" + "#" * hashes
        end = quote + "#" * hashes
        text, nested = "", []
        while self.place < len(self.source) and not self.source.startswith(end, self.place):
            if self.source.startswith(escape + "(", self.place):
                inner = _Tokenizer(self.source, self.line)
                inner.place = self.place + len(escape) + 1
                nested += inner.run(until_parenthesis=True)
                self.place, self.line = inner.place + 1, inner.line
                text += INTERPOLATION
            elif self.source.startswith(escape, self.place):
                if self.source.startswith("u{", self.place + len(escape)):
                    self.place = self.find("}", self.place) + 1
                    text += "?"
                elif quote == '"""' and self.source.startswith("\n", self.place + len(escape)):
                    self.place += len(escape) + 1
                    self.line += 1
                else:
                    text += {"n": "\n", "t": "\t"}.get(self.source[self.place + len(escape)], "?")
                    self.place += len(escape) + 1
            else:
                self.line += self.source[self.place] == "\n"
                text += self.source[self.place]
                self.place += 1
        self.place += len(end)
        self.tokens.append(Token("string", text, line))
        self.tokens += nested


@dataclass
class Declaration:
    """A type's declaration, or one of its extensions."""

    keyword: str
    name: str  # with the types that it is nested in: `Journal.AnswerFilter`
    line: int
    file: Path
    inherits: list = field(default_factory=list)
    functions: list = field(default_factory=list)  # of `Function`
    properties: list = field(default_factory=list)  # of `Property`, stored ones
    computed: list = field(default_factory=list)  # the names of the other properties
    names: set = field(default_factory=set)  # identifiers outside the declared names and `init`s


@dataclass
class Function:
    name: str  # with labels: `move(to:by:)`
    line: int


@dataclass
class Property:
    name: str
    type: list  # its written type's identifiers; empty if it is inferred
    line: int


def declarations(tokens, file=Path()):
    """The types and extensions of a file, also nested ones, with what is declared in them."""
    return _Declarations([t for t in tokens if t.kind != "comment"], file).run()


def top_level_types(tokens):
    """The names of the types, protocols and aliases of a file that other files can use."""
    tokens = [t for t in tokens if t.kind != "comment"]
    reader, depth, names = _Declarations(tokens, Path()), 0, []
    for index, token in enumerate(tokens):
        if token.kind == "punct" and token.text in "{}":
            depth += 1 if token.text == "{" else -1
        elif depth == 0 and token.text != "extension" and (
                token.text == "typealias" or reader.is_type_keyword(index)):
            if not {"private", "fileprivate"} & {reader.text(index - 1), reader.text(index - 2)}:
                names.append(reader.text(index + 1))
    return names


class _Declarations:
    def __init__(self, tokens, file):
        self.tokens = tokens
        self.file = file
        self.found = []

    def text(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def is_type_keyword(self, index):
        """Not so `class func`, nor a member or label of such a name."""
        follows = self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        return (self.tokens[index].kind == "id" and self.text(index) in TYPE_KEYWORDS
                and self.text(index - 1) != "." and follows is not None and follows.kind == "id"
                and follows.text not in {"func", "var", "let", "subscript", "final", "override"})

    def run(self):
        scopes = []  # a Declaration, "init" or None for each open brace
        pending = None  # what the next brace at this level opens
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            here = scopes[-1] if scopes else None
            owner = next((s for s in reversed(scopes) if isinstance(s, Declaration)), None)
            if self.is_type_keyword(index):
                pending, index = self.heading(index, owner)
                continue
            if token.kind == "punct" and token.text == "{":
                if isinstance(pending, Declaration):
                    self.found.append(pending)
                scopes.append(pending)
                pending = None
            elif token.kind == "punct" and token.text == "}":
                if scopes:
                    scopes.pop()
            elif token.kind == "id" and isinstance(here, Declaration) and self.text(index - 1) != ".":
                if token.text == "func":
                    here.functions.append(self.function(index))
                    index += 2
                    continue
                if token.text == "init":
                    index = self.end_of_parameters(index) + 1
                    pending = "init" if self.opens_body(index) else None
                    continue
                if token.text in {"var", "let"}:
                    index = self.property(index, here)
                    continue
            if token.kind == "id" and owner is not None and "init" not in scopes:
                owner.names.add(token.text)
            index += 1
        return self.found

    def heading(self, index, owner):
        """A type's name and what it inherits; goes on at its brace."""
        keyword, line = self.text(index), self.tokens[index].line
        index += 1
        name = self.text(index)
        while self.text(index + 1) == ".":
            name += "." + self.text(index + 2)
            index += 2
        if owner is not None:
            name = owner.name + "." + name
        found = Declaration(keyword, name, line, self.file)
        inherits = []
        while index < len(self.tokens) and self.text(index) != "{":
            inherits.append(self.tokens[index])
            index += 1
        colons = [i for i, t in enumerate(inherits) if t.text == ":"]
        if colons:
            for token in inherits[colons[0]:]:
                if token.text == "where":
                    break
                if token.kind == "id":
                    found.inherits.append(token.text)
        return found, index

    def end_of_parameters(self, index):
        """The place of the parenthesis that closes the first parameter list after `index`."""
        while index < len(self.tokens) and self.text(index) != "(":
            index += 1
        depth = 0
        while index < len(self.tokens):
            depth += {"(": 1, ")": -1}.get(self.text(index), 0)
            if depth == 0:
                return index
            index += 1
        return index

    def opens_body(self, index):
        while index < len(self.tokens) and self.text(index) not in {"{", "}", "func", "var", "let", "init"}:
            index += 1
        return self.text(index) == "{"

    def function(self, index):
        name, line = self.text(index + 1), self.tokens[index].line
        end = self.end_of_parameters(index)
        place = index
        while self.text(place) != "(":
            place += 1
        labels, depth, begins = [], 0, False
        for at in range(place, end):
            text = self.text(at)
            if begins and self.tokens[at].kind == "id" and not text.startswith("@"):
                labels.append(text)
                begins = False
            if text in "([<{":
                depth += 1
                begins = depth == 1
            elif text in ")]>}" and not (text == ">" and self.text(at - 1) == "-"):
                depth -= 1
            elif text == "," and depth == 1:
                begins = True
        return Function(name + "(" + "".join(label + ":" for label in labels) + ")", line)

    def property(self, index, owner):
        """Notes a stored property; its value or body is read on from there."""
        name, line = self.text(index + 1), self.tokens[index].line
        modifiers = set()
        back = index - 1
        while back >= 0 and self.tokens[back].kind == "id":
            modifiers.add(self.text(back))
            back -= 1
        index += 2
        written = []
        if self.text(index) == ":":
            index += 1
            depth = 0
            while index < len(self.tokens):
                token = self.tokens[index]
                if depth == 0 and token.text in {"=", "{", "}"}:
                    break
                if depth == 0 and token.line > self.tokens[index - 1].line and self.text(index - 1) not in {
                        ":", "&", ".", "<", "(", ",", ">"}:
                    break
                depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(token.text, 0)
                if token.text == ">" and self.text(index - 1) != "-":
                    depth -= 1
                if token.kind == "id":
                    written.append(token.text)
                index += 1
        computed = self.text(index) == "{" and self.text(index + 1) not in {"didSet", "willSet"}
        if computed:
            owner.computed.append(name)
        elif "static" not in modifiers:
            owner.properties.append(Property(name, written, line))
        owner.names.update(written)
        return index


def swift_files(folder):
    """The Swift files of a folder, in a stable order."""
    return sorted(Path(folder).rglob("*.swift"))


def read(path):
    return tokenize(Path(path).read_text(encoding="utf-8"))
