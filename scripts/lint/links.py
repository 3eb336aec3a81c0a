#!/usr/bin/env python3
"""Checks the links between the Markdown files of the repository: the file of each exists, and has the heading that it names.
A decision is linked from the document of its subject, or from another decision, and not only from the list in docs/README.md.

    scripts/lint/links.py [FOLDER]
"""

import re
import subprocess
import sys
from pathlib import Path

LINK = re.compile(r"\]\(([^()\s]+(?:\([^()\s]*\))?[^()\s]*)\)")
CODE = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)


def anchors(text):
    """The anchors of the headings, by GitHub's rules: lowercase, blanks are hyphens, repeated ones are numbered."""
    found = {}
    for heading in re.findall(r"^#{1,6} +(.*?) *#* *$", CODE.sub("", text), re.M):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        number = found.get(slug, 0)
        found[slug] = number + 1
        if number:
            found[f"{slug}-{number}"] = 1
    return set(found)


def dead(files, texts):
    """The links that lead nowhere, each with its file and line."""
    for path in files:
        text = CODE.sub(lambda match: "\n" * match[0].count("\n"), texts[path])
        for number, line in enumerate(text.split("\n"), 1):
            for target in LINK.findall(re.sub(r"`[^`]*`", "", line)):
                if re.match(r"[a-z]+:", target):
                    continue
                name, _, anchor = target.partition("#")
                there = (path.parent / name).resolve() if name else path.resolve()
                if not there.exists():
                    yield f"{path}:{number}: {target} does not exist"
                elif anchor and there.suffix == ".md" and anchor not in anchors(there.read_text(encoding="utf-8")):
                    yield f"{path}:{number}: {target} names no heading"


def unlinked(texts):
    """The decisions to which no text but their list leads."""
    linked = {name for path, text in texts.items() if path.as_posix() != "docs/README.md"
              for target in LINK.findall(text) if (name := Path(target.partition("#")[0]).name) != path.name}
    return [path for path in sorted(texts) if path.parent.name == "decisions" and path.name not in linked]


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    names = subprocess.run(["git", "ls-files", "*.md"], cwd=folder, capture_output=True, text=True, check=True)
    files = [folder / name for name in names.stdout.split("\n") if name and (folder / name).exists()]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    found = list(dead(files, texts)) + [f"{path}: no document links to this decision" for path in unlinked(texts)]
    for line in found:
        print(line)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
