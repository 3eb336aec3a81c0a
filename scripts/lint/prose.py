#!/usr/bin/env python3
"""Finds prose in the rooms that may have none.

These rooms carry facts; sentences are made in Messages and in the front ends. Prose is a string
literal with two or more words in a row: runs of letters parted by blanks, with or without
punctuation. An interpolated value stands for a word, so "\\(count) points" is prose, too. Comments
are none of it, nor is

- SQL: a literal that begins with a keyword of SQL in capitals or has one such as WHERE inside, or
  an argument named `sql`;
- a list of single names with commas, such as the columns of a table;
- what only programmers read: arguments of `precondition`, `assert` and the like, `debugDescription:`,
  and of a logger;
- what is listed in EXCEPTIONS, each with a reason.

The rooms of TRANSLATED may have texts in the calls that translate them, as `scripts/messages` lists them,
in the help of commands, and nowhere else.

    scripts/lint/prose.py [ROOM…]

checks the rooms of ROOMS and TRANSLATED, or those that are named.
"""

import re
import sys
from pathlib import Path

from swift_source import INTERPOLATION, read, swift_files

SOURCES = Path("Sources")

# The rooms that have no prose.
ROOMS = ["Kit", "GameEngine", "ScoreStore", "ScoreStoreSQLite", "Journal", "ScoreAPI", "Archive", "Markup", "Expat", "Bookshelf", "Discovery", "HTTPConnections"]
# The rooms whose texts are all translated.
TRANSLATED = [
    "ClientCore", "ClientBooks", "ClientCompete", "ClientDecks", "ClientDiscover", "ClientPlay", "ClientProgress", "ClientSearch", "ClientWords",
]
# The calls that translate a text, or make a phrase that is translated later.
TRANSLATING = {"messages", "command", "title", "plural", "Phrase", "ClientError", "with"}

# The calls that make the help and the errors of command lines.
HELPING = {"CommandConfiguration", "ArgumentHelp", "@Argument", "@Option", "@Flag", "ValidationError"}

# The literals that look like prose and are none: by file, what the literal begins with, and why.
EXCEPTIONS = {
    "Bookshelf/Building/HeadingWords.swift": {"": "words of headings in books"},
    "Bookshelf/Paged/PDFReader.swift": {"no title": "a title in files", "microsoft word": "a title in files"},
    "Kit/Text/EncodingLabels.swift": {"": "names of encodings"},
    "Kit/Text/Letters/LegacyEncodings.swift": {"": "tags of languages and names of encodings"},
    "GameEngine/Items/CourseForms.swift": {"": "forms with their articles in the language of a course"},
    "GameEngine/Morphology/SpanishVerb.swift": {"": "endings and marks of Spanish verbs"},
    "Bookshelf/Words/LanguageFigures+Arabic.swift": {"": "figures"},
    "Bookshelf/Words/LanguageFigures+Cyrillic.swift": {"": "figures"},
    "Bookshelf/Words/LanguageFigures+Latin.swift": {"": "figures"},
    "Bookshelf/Words/LanguageFigures+LatinMore.swift": {"": "figures"},
    "Kit/Text/Letters/LetterFigures+Arabic.swift": {"": "figures"},
    "Kit/Text/Letters/LetterFigures+Cyrillic.swift": {"": "figures"},
    "Kit/Text/Letters/LetterFigures+Latin.swift": {"": "figures"},
    "Kit/Text/Letters/LetterFigures+Other.swift": {"": "figures"},
    "Bookshelf/Works/BibleBook.swift": {"\n    Gen|Genesis": "names in files"},
    "ClientCore/Host/DescriptorSink.swift": {
        "wordhoard: the output": "written after the output has failed, when nothing else can be read",
        "wordhoard: ": "the name of the program",
    },
    "ClientCore/Host/TextSink.swift": {"wordhoard: ": "the name of the program"},
    "ClientCore/Speech/EnglishVoice.swift": {"festival festvox": "names of packages"},
    "ClientCore/Speech/Speech.swift": {
        "failed to open audio device": "what flite prints",
        "audio open error": "what aplay prints",
    },
    "ClientProgress/Reminder/CronTimer.swift": {
        "not allowed": "what crontab prints",
        "no crontab": "what crontab prints",
        "no such file": "what crontab prints",
    },
    "ClientProgress/Reminder/SystemdTimer.swift": {
        "# Made by": "a file for programs",
        "\n": "a file for programs",
    },
    "Markup/HTMLEntity.swift": {"\n    quot 22": "names in HTML"},
    "ClientCore/Sharing/ShareText.swift": {"wordhoard ": "the name of the program"},
    "ClientCore/Sharing/Sharing.swift": {
        f"{INTERPOLATION}\nwordhoard play": "a command",
        "Wordhoard: ": "the name of the program",
    },
    "ClientProgress/Statistics/Profile.swift": {"level ": "a name in JSON"},
    "ClientCore/Remote/ScoreClient.swift": {
        "application/json, ": "a header",
        "Bearer ": "a header",
    },
    "ClientProgress/Data/InstalledDataText.swift": {
        INTERPOLATION: "a number with its unit",
        "sudo apt install ": "a command",
    },
    "ClientCore/Composition/Core.swift": {"pip install ": "a command"},
    "ClientWords/Screens/WordListScreen.swift": {"c C": "keys"},
    "ClientProgress/Reports/TodayText.swift": {"wordhoard": "a command"},
    "GameEngine/Answers/Alternatives.swift": {"\n    more or less": "phrases of languages"},
    "GameEngine/Answers/Articles.swift": {"\n    en | ": "words of languages"},
    "GameEngine/Answers/DictionaryNotes.swift": {
        "\n    m f": "abbreviations of dictionaries",
        "\n    akk": "abbreviations of dictionaries",
    },
    "GameEngine/Answers/HanVariants.swift": {"\n    爱愛": "Chinese characters"},
    "GameEngine/Answers/Placeholders.swift": {"\n    en | ": "abbreviations of dictionaries"},
    "GameEngine/Answers/WordEndings.swift": {"\n    a o e": "endings of words"},
    "GameEngine/Dealing/WordOfTheDay.swift": {
        "word of the day": "names a stream of random numbers; nobody reads it",
    },
    "ScoreStoreSQLite/Database/StoreFile.swift": {
        "SQLite format 3": "the first bytes of every SQLite file",
    },
}

WORD = rf"(?:[^\W\d_]+(?:['’-][^\W\d_]+)*|{INTERPOLATION})"
PROSE = re.compile(rf"(?<!\w){WORD}[,.;:!?)\"]*\s+[(\"]*{WORD}(?!\w)")
# Keywords that begin a statement or a part of one, and keywords inside one.
SQL = re.compile(
    r"\s*\(?(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|WITH|SAVEPOINT|RELEASE|BEGIN|COMMIT|ROLLBACK|VACUUM|ANALYZE|"
    r"EXPLAIN|ATTACH|WHERE|AND|OR|NOT|ORDER|GROUP|LIMIT|FROM|JOIN|LEFT|UNION|SET|VALUES|EXISTS|ON|CASE)\b"
    r"|.*\b(WHERE|AND|ORDER BY|IS NULL|IS NOT NULL)\b", re.DOTALL)
# Such as the columns of a table.
NAMES = re.compile(r"\s*\(?[\w.]+(,\s+[\w.]+)+\)?\s*")
FOR_PROGRAMMERS = {
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "debugDescription",
    "trace", "debug", "info", "notice", "warning", "error", "critical",
}


def is_prose(text):
    """Whether a literal has two words in a row, of which one at least is not interpolated."""
    place = 0
    while match := PROSE.search(text, place):
        if re.search(r"[^\W\d_]", match.group()):
            return True
        place = match.end() - 1
    return False


def caller(tokens, index):
    """The label of an argument, and the names of the calls that it is in, the innermost first."""
    label = tokens[index - 2].text if index >= 2 and tokens[index - 1].text == ":" else ""
    calls, depth = [], 0
    for at in range(index - 1, -1, -1):
        text = tokens[at].text
        if tokens[at].kind != "punct":
            continue
        if text in ")}":
            depth += 1
        elif text in "({" and depth > 0:
            depth -= 1
        elif text == "{":
            break
        elif text == "(":
            calls.append((tokens[at - 1].text, tokens[at - 2].text if at >= 2 else ""))
    return label, calls


def is_for_programmers(tokens, index):
    label, calls = caller(tokens, index)
    if label in {"sql", "literal", "debugDescription"}:
        return True
    levels = {"trace", "debug", "info", "notice", "warning", "error", "critical"}
    for name, before in calls:
        if name in FOR_PROGRAMMERS and (name not in levels or before == "."):
            return True
    return False


def is_translated(tokens, index):
    _, calls = caller(tokens, index)
    return any(name in TRANSLATING or name in HELPING or (name, before) == ("init", ".") for name, before in calls)


def prose_in(path, is_room_translated=False):
    """The lines and texts of the literals that are prose."""
    tokens = [t for t in read(path) if t.kind != "comment"]
    for index, token in enumerate(tokens):
        if token.kind != "string" or not is_prose(token.text) or SQL.match(token.text):
            continue
        if NAMES.fullmatch(token.text):
            continue
        if is_for_programmers(tokens, index):
            continue
        if is_room_translated and is_translated(tokens, index):
            continue
        yield token.line, token.text


def complaints(room):
    """The prose of a room, and its exceptions that are not used."""
    used = set()
    for path in swift_files(SOURCES / room):
        name = str(path.relative_to(SOURCES))
        for line, text in prose_in(path, room in TRANSLATED):
            excused = [start for start in EXCEPTIONS.get(name, {}) if text.startswith(start)]
            used.update((name, start) for start in excused)
            if not excused:
                shown = " ".join(text.replace(INTERPOLATION, "…").split())
                yield f"{path}:{line}: prose: {shown[:80]}"
    for name, starts in EXCEPTIONS.items():
        if name.split("/")[0] == room:
            for start in starts:
                if (name, start) not in used:
                    yield f"scripts/lint/prose.py: {name} has no literal {start!r}; drop the exception"


def main(named):
    failed = False
    for room in named or ROOMS + TRANSLATED:
        found = list(complaints(room))
        print(f"{room}: {len(found)} texts with prose")
        for complaint in found:
            failed = True
            print(f"error: {complaint}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
