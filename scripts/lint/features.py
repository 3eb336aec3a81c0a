#!/usr/bin/env python3
"""Checks that no feature of the client uses another one.

A feature is a folder of `Client` and the folder of that name of `FrontEnds`. It may use `Core`, and everything below the client.
`FrontEnds/Composition` and the program `wordhoard` put the features together, and may use all. A feature that needs something of
another one asks for it through a protocol or a function that it is given.

    scripts/lint/features.py [--graph] [SOURCES]

With --graph it also prints the number of lines of each feature.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

from swift_source import declarations, read, swift_files, top_level_types

ROOMS = ("Client", "FrontEnds")
COMPOSITION = "Composition"

# Features that use another one, each with its reason.
EXCEPTIONS = {
    ("Discover", "Books"): "what was found is added to the library, and its words are counted",
}


def uses(sources):
    """For each feature, the other features that it uses, with the types."""
    tokens = {path: read(path) for room in ROOMS for path in swift_files(sources / room)}
    features = {path: path.relative_to(sources).parts[1] for path in tokens}
    home = {name: features[path] for path, found in tokens.items() for name in top_level_types(found)}
    result = defaultdict(lambda: defaultdict(set))
    for path, found in tokens.items():
        here = features[path]
        own = {d.name.split(".")[-1] for d in declarations(found, path) if d.keyword != "extension"}
        previous = ""
        for token in found:
            there = home.get(token.text, here)
            if token.kind == "id" and token.text not in own and previous != "." and there not in (here, "Core"):
                result[here][there].add(f"{token.text} in {path.name}")
            previous = token.text
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", nargs="?", default="Sources")
    parser.add_argument("--graph", action="store_true")
    arguments = parser.parse_args()
    sources = Path(arguments.sources)
    found = uses(sources)
    failed = False
    for here in sorted(found):
        for there in sorted(found[here]):
            if here == COMPOSITION or (here, there) in EXCEPTIONS:
                continue
            failed = True
            print(f"error: {here} uses {there}: {', '.join(sorted(found[here][there]))}")
    for here, there in EXCEPTIONS:
        if there not in found.get(here, {}):
            print(f"scripts/lint/features.py: the exception {here} -> {there} is not needed; delete it")
    if arguments.graph:
        lines = defaultdict(int)
        for room in ROOMS:
            for path in swift_files(sources / room):
                lines[path.relative_to(sources).parts[1]] += len(path.read_text(encoding="utf-8").splitlines())
        for feature, count in sorted(lines.items(), key=lambda entry: -entry[1]):
            print(f"{feature}: {count} lines, uses {', '.join(sorted(found.get(feature, {}))) or 'none'}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
