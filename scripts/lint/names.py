#!/usr/bin/env python3
"""Finds names of types that two modules declare, so that a name means one thing.

Private types, types in other types, and aliases that a framework asks for by name are not compared.

    scripts/lint/names.py [FOLDER…]

reads the modules of Sources, Authoring and Benchmarks, or of the named folders.
"""

import sys
from collections import defaultdict
from pathlib import Path

from swift_source import read, swift_files, top_level_types


def shared(folders):
    """The names that more than one module declares, each with its files."""
    places = defaultdict(dict)
    for folder in map(Path, folders):
        for path in swift_files(folder):
            parts = path.relative_to(folder).parts
            if parts[0].startswith("."):
                continue
            for name in top_level_types(read(path)):
                places[name].setdefault(folder / parts[0], path)
    return {name: sorted(files.values()) for name, files in sorted(places.items()) if len(files) > 1}


def main(folders):
    found = shared(folders or ["Sources", "Authoring", "Benchmarks"])
    for name, files in found.items():
        print(f"error: {name} is declared in {' and '.join(map(str, files))}")
    print(f"{len(found)} names of types in two modules")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
