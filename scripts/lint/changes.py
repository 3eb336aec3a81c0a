#!/usr/bin/env python3
"""Checks that the lists in docs/architecture.md under "Ten changes" are complete.

A new case of an enum does not compile until each `switch` over it without `default` has the case. The files with
such a switch must be in the list of the change, and so must the file that declares the enum. A switch is
over an enum if the names of its cases are those of the enum.
"""

import re
import sys
from pathlib import Path

import paths
from swift_source import read, swift_files

SOURCES = Path("Sources")

# The enums that get a case with a change: the title of its list, then file and name.
CHANGES = {
    "A board": [("GameEngine/Boards/Board.swift", "Board")],
    "A course": [("GameEngine/Items/Morphology.swift", "Morphology")],
    "A dictionary format": [("Lexicon/Installed/InstalledDictionary.swift", "Format")],
    "A format of cards": [("Exchange/Cards/ReadReport.swift", "CardFormat")],
    "A field of a card": [("GameEngine/Events/CardField.swift", "CardField")],
    "A format of books": [("Bookshelf/Model/BookFormat.swift", "BookFormat"), ("Bookshelf/Formats/TextFormat.swift", "TextFormat")],
    "A screen": [("ClientCore/Composition/Destination.swift", "Destination"), ("ClientProgress/Home/Place.swift", "Place")],
    "A setting": [("ClientCore/Settings/Settings+Key.swift", "Key")],
}


def code(path):
    return [token for token in read(path) if token.kind not in {"comment", "string"}]


def closing(tokens, index):
    """The place of the bracket that closes the one at `index`."""
    depth = 0
    for place in range(index, len(tokens)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(tokens[place].text, 0)
        if depth == 0:
            return place
    return len(tokens)


def opening(tokens, index):
    """The place of the brace that opens the body after `index`, beyond all parentheses."""
    while index < len(tokens) and tokens[index].text != "{":
        index = closing(tokens, index) + 1 if tokens[index].text in "([" else index + 1
    return index


def cases(tokens, name):
    """The names of the cases of an enum."""
    for index, token in enumerate(tokens):
        if token.text == name and tokens[index - 1].text == "enum":
            start = opening(tokens, index)
            found, place, is_case = set(), start + 1, False
            while place < closing(tokens, start):
                # Nested types have commas too, but after a brace or another keyword.
                if tokens[place].text == "case" or tokens[place].text == "," and is_case:
                    found.add(tokens[place + 1].text.strip("`"))
                    is_case = True
                elif tokens[place].text in {"var", "let", "func", "init", "struct", "enum"}:
                    is_case = False
                place = closing(tokens, place) + 1 if tokens[place].text in "([{" else place + 1
            return found
    return set()


def switches(tokens):
    """The names of the cases of each `switch` without `default`."""
    for index, token in enumerate(tokens):
        if token.kind != "id" or token.text != "switch":
            continue
        start = opening(tokens, index)
        end, place, labels = closing(tokens, start), start + 1, set()
        while place < end:
            text = tokens[place].text
            if text == "default" and tokens[place - 1].text != ".":
                labels = set()
                break
            if text == "case":
                while place < end and tokens[place].text != ":":
                    if tokens[place].text == "." and tokens[place - 1].text in {"case", ",", "let"}:
                        labels.add(tokens[place + 1].text.strip("`"))
                    place = closing(tokens, place) + 1 if tokens[place].text in "([" else place + 1
            elif text in "([{":
                place = closing(tokens, place)
            place += 1
        yield labels


def lists(text):
    """The files that each list names."""
    parts = re.split(r"^###? (.*)$", text, flags=re.M)
    return {title: {path for _, _, path in paths.named(part) if path} for title, part in zip(parts[1::2], parts[2::2])}


def missing(text, sources, changes):
    """The files that a list must name and does not."""
    files = {path: list(switches(code(path))) for path in swift_files(sources)}
    named = lists(text)
    for title, enums in changes.items():
        for file, name in enums:
            found = cases(code(sources / file), name)
            if not found:
                yield f"{file} declares no enum {name}"
            for path, labels in files.items():
                if (found in labels or path == sources / file) and str(path) not in named.get(title, ()):
                    yield f'"{title}" does not name {path.relative_to(sources)}, which names each case of {name}'


def main():
    found = list(missing(Path(paths.DOCUMENT).read_text(encoding="utf-8"), SOURCES, CHANGES))
    for complaint in found:
        print(f"error: {paths.DOCUMENT}: {complaint}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
