#!/usr/bin/env python3
"""Checks that the modules of the client do not import Foundation, and that no feature imports another one.

Foundation brings the data of ICU and thousands of protocol conformances, which make the program four times as
large and delay every start (docs/decisions/0024-no-umbrella-foundation.md). FoundationEssentials has what the
client needs: Data, FileManager, JSON. NIO is for the server. Features use each other through FeatureLinks
(docs/decisions/0105-sorted-by-feature.md).
"""
import os
import sys

from swift_source import read, swift_files

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MODULES = [
    "Kit", "GameEngine", "Archive", "Lexicon", "SQLite", "Markup", "Expat", "Exchange", "Bookshelf", "Journal", "Messages", "ScoreAPI", "Terminal", "HTTPClient", "Discovery",
    "ClientCore", "ClientBooks", "ClientCompete", "ClientDecks", "ClientDiscover", "ClientPlay", "ClientProgress", "ClientSearch", "ClientWords",
    "wordhoard",
]
REFUSED = {"Foundation", "FoundationNetworking", "FoundationInternationalization", "FoundationXML"}

# Files and folders that may import them, each with its reason.
EXCEPTIONS: dict[str, str] = {}


def imports(tokens):
    """The imported modules, each with its line; those of one declaration of a module too."""
    kinds = {"struct", "class", "enum", "protocol", "typealias", "func", "let", "var"}
    code = [token for token in tokens if token.kind != "comment"]
    for place, token in enumerate(code):
        if token.text != "import" or token.kind != "id":
            continue
        names = [later for later in code[place + 1 : place + 3] if later.text not in kinds]
        if names:
            yield names[0].line, names[0].text


def advice(module, imported):
    """What to do instead of an import; None if it is allowed."""
    if imported in REFUSED or imported.startswith("NIO"):
        return "use FoundationEssentials or Glibc"
    features = {name for name in MODULES if name.startswith("Client")} - {"ClientCore"}
    if module in features | {"ClientCore"} and imported in features:
        return "use FeatureLinks"
    return None


def findings(sources):
    """The refused imports of the client's modules, as lines to print, and the exceptions that none needs."""
    unused = set(EXCEPTIONS)
    lines = []
    for module in MODULES:
        for path in swift_files(os.path.join(sources, module)):
            name = os.path.relpath(path, sources)
            for line, imported in imports(read(path)):
                if (instead := advice(module, imported)) is None:
                    continue
                excuse = next((key for key in EXCEPTIONS if name == key or key.endswith("/") and name.startswith(key)), None)
                if excuse is None:
                    lines.append(f"Sources/{name}:{line}: imports {imported}; {instead}")
                unused.discard(excuse)
    return lines, unused


def main():
    lines, unused = findings(os.path.join(ROOT, "Sources"))
    for line in lines:
        print(line)
    for name in sorted(unused):
        print(f"scripts/lint/imports.py: the exception {name} is not needed; delete it")
    # An unused exception is no failure, so that a change elsewhere does not break the build.
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
