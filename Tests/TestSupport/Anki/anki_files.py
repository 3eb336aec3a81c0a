"""Makes files with the real Anki library, and says what Anki makes of ours.

    anki_files.py samples FOLDER        writes sample files into FOLDER, and their notes to notes.json
    anki_files.py import FILE [FILE…]   imports the files one after another into an empty collection, and prints
                                        the counts of each import, and the notes in the end, as JSON
    anki_files.py through FILE FOLDER   imports FILE into an empty collection, and exports that as legacy.apkg and
                                        latest.apkg into FOLDER
    anki_files.py text FILE             imports a text into an empty collection, and prints the same
    anki_files.py round FOLDER FILE     imports FILE into the collection of `samples`, and prints the same

With --scheduling, imports also take the schedule; with --presets, imports and exports the presets of decks.
"""

import json
import os
import sys
import tempfile
import time

import genanki
from anki.collection import (
    Collection,
    DeckIdLimit,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
    ImportCsvRequest,
)

LOG = ["new", "updated", "duplicate", "conflicting", "first_field_match", "missing_notetype", "missing_deck"]


def add(col, kind, deck, fields, tags):
    note = col.new_note(col.models.by_name(kind))
    for place, field in enumerate(fields):
        note.fields[place] = field
    note.tags = tags
    col.add_note(note, col.decks.id(deck))
    return note


def fill(col):
    with open(os.path.join(tempfile.mkdtemp(), "pan äé.mp3"), "wb") as file:
        file.write(b"sound " * 100)
    sound = col.media.add_file(file.name)
    picture = col.media.write_data("sol.png", b"picture " * 50)
    deck = "Español::Lección 1"
    add(col, "Basic", deck, [f"el pan [sound:{sound}]", "bread<br>loaf &amp; crumb"], ["food", "a::b"])
    add(col, "Basic (and reversed card)", deck, [f'el sol<img src="{picture}">', "<b>sun</b>"], [])
    add(col, "Basic (optional reversed card)", "Español::Lección 2", ["la luna", "moon", ""], [])
    add(col, "Basic (type in the answer)", "中文", ["<ruby>漢<rt>hàn</rt></ruby>字", "a &lt; b &nbsp;c"], ["x"])
    add(col, "Cloze", "Lücken", ["Die {{c1::Sonne::Stern}} {{c2::scheint}}.", "Satz"], [])
    add(col, "Basic", "العربية", ["كِتَاب", "book"], [])
    # Some history: a card that was learned, forgotten and learned again.
    for _ in range(4):
        card = col.sched.getCard()
        if card is None:
            break
        card.timer_started = time.time()
        col.sched.answerCard(card, 3)
    col.db.execute("update cards set type=2, queue=2, ivl=30, factor=2300, due=5, reps=4, lapses=1 where ord=0 and id in "
                   "(select c.id from cards c join notes n on n.id=c.nid where n.flds like 'كِ%')")


def notes(col):
    rows = []
    for nid in col.find_notes(""):
        note = col.get_note(nid)
        rows.append({
            "guid": note.guid, "type": note.note_type()["name"], "typeID": note.mid, "fields": note.fields,
            "tags": note.tags, "mod": note.mod,
            "cards": [
                {
                    "ord": card.ord, "deck": col.decks.name(card.did), "type": card.type, "interval": card.ivl,
                    "reviews": card.reps, "lapses": card.lapses,
                    "queue": card.queue,
                    "stability": card.memory_state.stability if card.memory_state else None,
                    "log": col.db.scalar("select count() from revlog where cid=?", card.id),
                    "reviewed": col.db.all(
                        "select ease, ivl, lastIvl, factor, type from revlog where cid=? order by id", card.id),
                }
                for card in note.cards()
            ],
        })
    return sorted(rows, key=lambda row: row["guid"])


def presets(col):
    names = [deck.name for deck in col.decks.all_names_and_ids()]
    configs = {name: col.decks.config_dict_for_deck_id(col.decks.id(name)) for name in names}
    return {
        name: {"name": config["name"], "retention": config["desiredRetention"], "longest": config["rev"]["maxIvl"]}
        for name, config in configs.items()
    }


KINDS = (("legacy", True), ("latest", False))


def export_package(col, folder, name, legacy):
    col.export_anki_package(
        out_path=os.path.join(folder, f"{name}.apkg"), limit=None,
        options=ExportAnkiPackageOptions(
            with_scheduling=True, with_deck_configs="--presets" in sys.argv, with_media=True, legacy=legacy))


def through(file, folder, scheduling):
    col = Collection(os.path.join(tempfile.mkdtemp(), "collection.anki2"))
    import_file(col, file, scheduling, "--presets" in sys.argv)
    for name, legacy in KINDS:
        export_package(col, folder, name, legacy)
    col.close()


def samples(folder):
    path = os.path.join(folder, "collection.anki2")
    col = Collection(path)
    fill(col)
    with open(os.path.join(folder, "notes.json"), "w") as file:
        json.dump(notes(col), file)
    for name, legacy in KINDS:
        export_package(col, folder, name, legacy)
        col.export_collection_package(os.path.join(folder, f"{name}.colpkg"), True, legacy)
        col.reopen() if col.db is None else None
    col.close()
    model = genanki.Model(
        1607392319, "Vokabeln", fields=[{"name": "Wort"}, {"name": "Satz"}, {"name": "Bedeutung"}],
        templates=[{"name": "Card 1", "qfmt": "{{Wort}}", "afmt": "{{FrontSide}}<hr>{{Bedeutung}}<br>{{Satz}}"}])
    deck = genanki.Deck(2059400110, "Deutsch::A1")
    for place in range(100):
        deck.add_note(genanki.Note(
            model=model, fields=[f"Wort {place}", f"Ein Satz {place}.", f"word {place}"], tags=["gen"],
            guid=f"guid-{place:03}"))
    genanki.Package(deck).write_to_file(os.path.join(folder, "genanki.apkg"))


def import_file(col, path, scheduling, presets=False):
    log = col.import_anki_package(ImportAnkiPackageRequest(
        package_path=path, options=ImportAnkiPackageOptions(
            merge_notetypes=False, with_scheduling=scheduling, with_deck_configs=presets))).log
    return counts(log)


def counts(log):
    return {name: len(getattr(log, name)) for name in LOG}


def import_text(col, path):
    metadata = col.get_csv_metadata(path, None)
    return counts(col.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log)


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    scheduling = "--scheduling" in sys.argv
    if arguments[0] == "samples":
        return samples(arguments[1])
    if arguments[0] == "through":
        return through(arguments[1], arguments[2], scheduling)
    if arguments[0] == "round":
        path, files = os.path.join(arguments[1], "collection.anki2"), arguments[2:]
    else:
        path, files = os.path.join(tempfile.mkdtemp(), "collection.anki2"), arguments[1:]
    col = Collection(path)
    if arguments[0] == "text":
        logs = [import_text(col, os.path.abspath(file)) for file in files]
    else:
        logs = [import_file(col, os.path.abspath(file), scheduling, "--presets" in sys.argv) for file in files]
    media = sorted(os.listdir(col.media.dir()))
    json.dump({"logs": logs, "notes": notes(col), "media": media, "presets": presets(col)}, sys.stdout)
    col.close()


main()
