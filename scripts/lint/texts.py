"""The renderings of a work in Content/texts have the same chapters and verses; docs/content.md has the format."""

import re
import sys
from pathlib import Path

HEAD = ["Title", "Rendering", "Language", "Translator", "Work", "License"]


def verses(text):
    """The verses in order, as (chapter, verse), and the faults as (line, what is wrong)."""
    head, _, body = text.partition("\n\n")
    found, faults = [], []
    keys = [line.partition(": ")[0] for line in head.split("\n")]
    if keys != HEAD:
        faults.append((1, f"the head has {', '.join(keys)}, not {', '.join(HEAD)}"))
    chapter, verse = 0, 0
    for number, line in enumerate(body.split("\n"), start=len(keys) + 2):
        if heading := re.fullmatch(r"## (\d+) \S.*", line):
            if int(heading[1]) != chapter + 1:
                faults.append((number, f"chapter {heading[1]} follows {chapter}"))
            chapter, verse = int(heading[1]), 0
        elif start := re.fullmatch(r"(\d+)\.(\d+) \S.*", line):
            if (int(start[1]), int(start[2])) != (chapter, verse + 1):
                faults.append((number, f"verse {start[1]}.{start[2]} follows {chapter}.{verse}"))
            verse = int(start[2])
            found.append((int(start[1]), verse))
        elif line:
            faults.append((number, "neither a chapter nor a verse"))
    return found, faults


def main():
    works, failed = {}, False
    for path in sorted(Path("Content/texts").glob("*.txt")):
        found, faults = verses(path.read_text(encoding="utf-8"))
        for line, fault in faults:
            print(f"{path}:{line}: {fault}")
        first, expected = works.setdefault(path.name.partition(".")[0], (path, found))
        if differing := sorted(set(found) ^ set(expected)):
            print(f"{path}: verse {'.'.join(map(str, differing[0]))} is not in this and in {first}")
        failed = failed or bool(faults or differing)
    return failed


if __name__ == "__main__":
    sys.exit(main())
