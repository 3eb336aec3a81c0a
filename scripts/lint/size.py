#!/usr/bin/env python3
"""Finds files and types that are too large, and screens that hold more than they use.

- A file has at most 400 lines, tests included.
- A type has at most 25 methods and is in at most 5 files, its extensions included. A method is a
  `func`; properties, subscripts and `init`s do not count, and a protocol's requirement counts once
  with its default. Types in types are types of their own. Only types of these sources count.
- A screen (a type that conforms to `Screen`) reads each of its stored properties somewhere outside
  its `init`s, unless the protocol asks for it.
- A screen holds no bag: no type that has only stored properties, four or more of them features.
  A feature is a class, an actor, or a struct of the client with three methods or more.

    scripts/lint/size.py [--all] [SOURCES] [OTHER_FOLDERS...]

Of the other folders, only the lengths of the files are checked.

With --all it prints the ten largest types, too.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

from swift_source import declarations, read, swift_files

MOST_LINES = 400
MOST_METHODS = 25
MOST_FILES = 5
LEAST_FEATURES_OF_A_BAG = 4

# Types that may be larger, with the reason.
EXCEPTIONS = {}


class Sources:
    """The declarations of all rooms, by the type that they belong to."""

    def __init__(self, folder):
        self.types = defaultdict(list)
        rooms = {}
        for path in swift_files(folder):
            room = path.relative_to(folder).parts[0]
            for declaration in declarations(read(path), path):
                rooms.setdefault(room, []).append(declaration)
        homes = defaultdict(set)
        for room, found in rooms.items():
            for declaration in found:
                if declaration.keyword != "extension":
                    homes[declaration.name].add(room)
        for room, found in rooms.items():
            for declaration in found:
                home = homes.get(declaration.name, set())
                if room in home:
                    self.types[room, declaration.name].append(declaration)
                elif len(home) == 1:
                    self.types[min(home), declaration.name].append(declaration)

    def methods(self, key):
        """The methods of a type; of a protocol each once, though it may have a default."""
        found = [f.name for d in self.types[key] for f in d.functions]
        is_protocol = any(d.keyword == "protocol" for d in self.types[key])
        return sorted(set(found)) if is_protocol else sorted(found)

    def files(self, key):
        return sorted({d.file for d in self.types[key]})

    def keys(self):
        return sorted(self.types)

    def named(self, name):
        return [key for key in self.types if key[1] == name]

    def properties(self, key):
        return [p for d in self.types[key] for p in d.properties]

    def names(self, key):
        return set().union(*(d.names for d in self.types[key]))

    def requirements(self, protocol):
        """The properties that a protocol asks for."""
        return {name for key in self.named(protocol) for d in self.types[key] for name in d.computed}

    def conforms(self, key, protocol):
        return any(protocol in d.inherits for d in self.types[key] if d.keyword != "protocol")

    def is_feature(self, name):
        """Whether a type does things, rather than being a value."""
        return any(
            self.types[key][0].keyword in {"class", "actor"} or len(self.methods(key)) >= 3
            for key in self.named(name))

    def is_bag(self, name):
        for key in self.named(name):
            features = [p for p in self.properties(key) if any(self.is_feature(t) for t in p.type)]
            if not self.methods(key) and len(features) >= LEAST_FEATURES_OF_A_BAG:
                return True
        return False


def too_large(sources):
    """The types that are too large, each with what is wrong with it."""
    for room, name in sources.keys():
        methods, files = sources.methods((room, name)), sources.files((room, name))
        first = sources.types[room, name][0]
        where = f"{first.file}:{first.line}: {room}.{name}"
        if len(methods) > MOST_METHODS:
            yield f"{room}.{name}", f"{where} has {len(methods)} methods, not {MOST_METHODS} at most"
        if len(files) > MOST_FILES:
            yield f"{room}.{name}", f"{where} is in {len(files)} files, not {MOST_FILES} at most"


def too_long(folders):
    """The files that are too long, each with its length."""
    for folder in folders:
        for path in swift_files(folder):
            lines = path.read_text(encoding="utf-8").count("\n")
            if lines > MOST_LINES:
                yield f"{path} has {lines} lines, not {MOST_LINES} at most"


def complaints(sources):
    """What fails."""
    large = list(too_large(sources))
    for name, complaint in large:
        if name not in EXCEPTIONS:
            yield complaint
    for name in EXCEPTIONS:
        if all(name != found for found, _ in large):
            yield f"scripts/lint/size.py: {name} is not too large; drop it from the list"
    for key in sources.keys():
        name, first = key[1], sources.types[key][0]
        if sources.conforms(key, "Screen"):
            used = sources.names(key) | sources.requirements("Screen")
            for prop in sources.properties(key):
                at = f"{first.file}:{prop.line}"
                if prop.name not in used:
                    yield f"{at}: the screen {name} holds `{prop.name}` and does not use it"
                for kind in prop.type:
                    if sources.is_bag(kind):
                        yield f"{at}: the screen {name} holds {kind}, a bag of features"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", nargs="?", default="Sources")
    parser.add_argument("others", nargs="*", default=["Tests"])
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    sources = Sources(Path(arguments.sources))
    if arguments.all:
        largest = sorted(sources.keys(), key=lambda key: -len(sources.methods(key)))
        for key in largest[:10]:
            print(f"{key[0]}.{key[1]}: {len(sources.methods(key))} methods, "
                  f"{len(sources.files(key))} files")
    found = list(complaints(sources)) + list(too_long([arguments.sources, *arguments.others]))
    for complaint in found:
        print(f"error: {complaint}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
