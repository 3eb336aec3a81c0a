#!/usr/bin/env python3
"""Finds numbers from outside that could trap.

- A type of GameEngine that an event consists of (it conforms to `EventEntry`, or is `Codable` and in the folder Events) has
  a property `isPlausible` that names each of its stored numbers, so that each has a range when it is read.
- `prefix`, `suffix`, `dropFirst`, `dropLast` and `count:` of a repeated value trap below 0. So what they take is no difference
  and no such number, unless it is within `max(0, …)`, a rest of a division, or a constant of a type.

    scripts/lint/ranges.py [SOURCES]
"""

import sys
from pathlib import Path

from swift_source import declarations, read, swift_files

NUMBERS = {"Int", "Int64", "Double"}
TAKES_COUNT = {"prefix", "suffix", "dropFirst", "dropLast"}


def closing(tokens, index):
    """The place of the bracket that closes the one at `index`."""
    depth = 0
    for place in range(index, len(tokens)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(tokens[place].text, 0)
        if depth == 0:
            return place
    return len(tokens) - 1


def code(path):
    return [token for token in read(path) if token.kind not in {"comment", "string"}]


def checked(tokens):
    """The identifiers in the file's properties `isPlausible`."""
    names = set()
    for place, token in enumerate(tokens):
        if token.text == "isPlausible" and tokens[place - 1].text == "var":
            start = next((p for p in range(place, len(tokens)) if tokens[p].text == "{"), place)
            names |= {t.text for t in tokens[start:closing(tokens, start)] if t.kind == "id"}
    return names


def entries(sources):
    """The types that events consist of, each with its numbers and the file's checked names."""
    for path in swift_files(Path(sources) / "GameEngine"):
        tokens = code(path)
        for found in declarations(tokens, path):
            is_entry = "EventEntry" in found.inherits or (
                path.parent.name == "Events" and "Codable" in found.inherits) or found.name == "RoundHeader"
            if found.keyword == "struct" and is_entry:
                yield found, [p for p in found.properties if NUMBERS & set(p.type)], checked(tokens)


def unchecked(sources):
    for found, numbers, names in entries(sources):
        for number in numbers:
            if number.name not in names:
                yield (f"{found.file}:{number.line}: {found.name}.{number.name} has no range; "
                       "name it in isPlausible")


def counts(tokens):
    """The arguments that may not be below 0, each as its tokens."""
    for place, token in enumerate(tokens[:-1]):
        if token.text in TAKES_COUNT and tokens[place - 1].text == "." and tokens[place + 1].text == "(":
            yield tokens[place + 2:closing(tokens, place + 1)]
        elif token.text == "(" and [t.text for t in tokens[place + 1:place + 3]] == ["repeating", ":"]:
            end = closing(tokens, place)
            labels = [p for p in range(place, end) if tokens[p].text == "count" and tokens[p + 1].text == ":"]
            yield tokens[labels[-1] + 2:end] if labels else []


def risky(sources):
    outside = {number.name for _, numbers, _ in entries(sources) for number in numbers}
    for path in swift_files(sources):
        for argument in counts(code(path)):
            texts = [t.text for t in argument]
            if not texts or {":", "{", "%"} & set(texts) or texts[0] == "max":
                continue
            is_constant = len(texts) == 3 and texts[0][0].isupper()
            if "-" in texts or (texts[-1] in outside and not is_constant):
                yield f"{path}:{argument[0].line}: {' '.join(texts)} may be below 0; write max(0, …)"


def main():
    sources = sys.argv[1] if len(sys.argv) > 1 else "Sources"
    found = [*unchecked(sources), *risky(sources)]
    for complaint in found:
        print(complaint)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
