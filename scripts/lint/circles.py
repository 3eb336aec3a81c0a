#!/usr/bin/env python3
"""Finds circles between the folders of a room.

A folder uses another if one of its files names a type that is declared at the top level of a file
there (an alias and a protocol count as types). Two folders make a circle if each uses the other; a
knot is a set of folders of which each reaches each other one over any number of steps. A folder in a
folder counts as one of its own.

    scripts/lint/circles.py [--why A B] [SOURCES]

prints for each room its folders, pairs and knots. With --why it lists, for two folders of a room
such as GameEngine/Memory and GameEngine/Progress, the types by which each uses the other. It fails
if a room has a pair or a knot.
"""

import argparse
import sys
from collections import defaultdict
from itertools import combinations
from pathlib import Path

from swift_source import declarations, read, swift_files, top_level_types


def uses(room):
    """For each folder of a room, the folders that it uses, with the types."""
    tokens = {path: read(path) for path in swift_files(room)}
    home = {}
    for path, found in tokens.items():
        for name in top_level_types(found):
            home[name] = path.parent.relative_to(room)
    result = defaultdict(lambda: defaultdict(set))
    for path, found in tokens.items():
        here = path.parent.relative_to(room)
        # What a file declares itself, also inside types or privately, is no use of another folder.
        own = {d.name.split(".")[-1] for d in declarations(found, path) if d.keyword != "extension"}
        previous = ""
        for token in found:
            if token.kind == "id" and token.text not in own and previous != "." and home.get(token.text, here) != here:
                result[here][home[token.text]].add(f"{token.text} in {path.name}")
            previous = token.text
    return result


def pairs(graph):
    """The pairs of folders that use each other."""
    folders = set(graph) | {b for used in graph.values() for b in used}
    return [(a, b) for a, b in combinations(sorted(folders), 2)
            if b in graph.get(a, {}) and a in graph.get(b, {})]


def knots(graph):
    """The sets of two or more folders that all reach each other."""
    def reach(start):
        seen, todo = set(), [start]
        while todo:
            for folder in graph.get(todo.pop(), {}):
                if folder not in seen:
                    seen.add(folder)
                    todo.append(folder)
        return seen

    reached = {folder: reach(folder) for folder in list(graph)}
    found = []
    for folder in sorted(reached):
        if any(folder in knot for knot in found):
            continue
        knot = {other for other in reached[folder] if folder in reached.get(other, ())}
        if len(knot) > 1:
            found.append(knot)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", nargs="?", default="Sources")
    parser.add_argument("--why", nargs=2, metavar=("A", "B"))
    arguments = parser.parse_args()
    sources = Path(arguments.sources)
    if arguments.why:
        first, second = (Path(name) for name in arguments.why)
        room = first.parts[0]
        graph = uses(sources / room)
        a, b = first.relative_to(room), second.relative_to(room)
        for here, there in [(a, b), (b, a)]:
            print(f"{room}/{here} uses of {room}/{there}:")
            for use in sorted(graph[here][there]):
                print(f"  {use}")
        return 0
    failed = False
    total = knotted = 0
    for room in sorted(p for p in sources.iterdir() if p.is_dir()):
        graph = uses(room)
        found, tied = pairs(graph), knots(graph)
        total += len(found)
        folders = {path.parent for path in swift_files(room)}
        knotted += sum(len(knot) for knot in tied)
        if len(folders) > 1:
            print(f"{room.name}: {len(folders)} folders, {len(found)} pairs, "
                  f"knots of {' + '.join(str(len(k)) for k in tied) or 'none'}")
        if found or tied:
            failed = True
            print(f"error: {room.name} may have no pairs and no knots:")
            for a, b in found:
                print(f"  {a} <-> {b}")
            for knot in tied:
                print(f"  {', '.join(sorted(map(str, knot)))}")
    print(f"all rooms: {total} pairs, {knotted} folders in knots")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
