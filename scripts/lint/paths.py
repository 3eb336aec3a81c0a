#!/usr/bin/env python3
"""Checks that the files that docs/architecture.md names exist.

A path is a code span with a slash or an ending, such as `GameEngine/Forms/Forms.swift`. It is relative to
Sources/ or to the repository. A file name alone is in the folder of the path before it in the same line. Of a
path with a placeholder (NAME, AREA, FORMAT, CODE) only the folders before the placeholder must exist.
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DOCUMENT = os.path.join("docs", "architecture.md")
PATH = re.compile(r"[A-Za-z0-9_.+-]+(/[A-Za-z0-9_.+-]*)*")
ENDING = re.compile(r"\.(swift|md|yaml|po|py|tsv)$")
PLACEHOLDER = re.compile(r"NAME|AREA|FORMAT|CODE")


def exists(path, folder):
    """Whether a path exists; if so, returns its folder."""
    hole = PLACEHOLDER.search(path)
    known = path[: hole.start()].rpartition("/")[0] if hole else path
    for base in [folder] if "/" not in path else ["Sources", "."]:
        if base is not None and os.path.exists(os.path.join(ROOT, base, known)):
            return os.path.join(base, known if hole else os.path.dirname(known))
    return None


def named(text):
    """The paths in a Markdown text: line number, path as written, and the existing path or None."""
    for number, line in enumerate(text.split("\n"), 1):
        folder = None
        for span in re.findall(r"`([^`]+)`", line):
            isPath = PATH.fullmatch(span) and ("/" in span or ENDING.search(span))
            if not isPath or "/" not in span and folder is None:
                continue
            found = exists(span, folder)
            yield number, span, None if found is None else os.path.join(found, os.path.basename(span))
            folder = folder if found is None else found


def missing(text):
    """The paths in a Markdown text that do not exist, each with its line number."""
    return [(number, span) for number, span, path in named(text) if path is None]


def main():
    with open(os.path.join(ROOT, DOCUMENT), encoding="utf-8") as file:
        wrong = list(missing(file.read()))
    for number, path in wrong:
        print(f"{DOCUMENT}:{number}: {path} does not exist")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
