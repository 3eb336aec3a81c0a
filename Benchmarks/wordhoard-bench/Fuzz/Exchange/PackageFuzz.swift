import Archive
import Exchange
import Foundation
import GameEngine
import SQLite

/// Fuzzes Anki's packages and collections.
struct PackageFuzz: FuzzParser {
  let samples: [[UInt8]]
  private let use: CardUse

  init() throws {
    use = try CardUse()
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let cloze = NoteType(
      id: 5, name: "Cloze", isCloze: true, fields: ["Text", "Extra"],
      templates: [.init(name: "C", front: "{{cloze:Text}}", back: "{{Extra}}")], css: "")
    let note = OriginalNote(
      guid: "g", type: cloze, fields: ["{{c1::a::b}} <b>{{c2::c {{c1::d}}}}</b>", "e"], roles: nil)
    let path = folder.path("a.apkg")
    var export = CardExport(.anki, withMemory: true, scratchFolder: folder.url.path)
    export.goals = ["A/B": DeckGoal(percent: 93, longestInterval: 400)]
    _ = try export.write(
      to: path, media: { _ in [1, 2, 3] }
    ) { add in
      var draft = CardDraft(deck: "A/B", term: "gato")
      (draft.id, draft.definition) = ("i", "cat")
      (draft.tags, draft.audio) = (["t"], ["x.mp3"])
      draft.memory = DraftMemory(
        stability: 3, difficulty: 4, lastReview: 1_700_000_000_000, reviews: 1, lapses: 0,
        origin: .state)
      draft.recognition = draft.memory
      draft.answers = [DraftAnswer(instant: 1_700_000_000_000, grade: 3, milliseconds: 1)]
      try add(draft)
      var other = CardDraft(term: "a")
      other.original = note
      try add(other)
    }
    let zip = try ZipReader(ByteSource(path: path))
    guard let member = zip.members["collection.anki2"] else {
      throw BenchError(message: "the package has no collection")
    }
    let database = folder.path("a.anki2")
    try Data(zip.bytes(of: member, limit: OutputLimit(bytes: 1 << 24)))
      .write(to: URL(fileURLWithPath: database))
    do {
      // Pages are small, so that the changes reach all of them.
      try Connection(path: database, .writing).execute("PRAGMA page_size = 512; VACUUM")
    }
    let collection = Array(try Data(contentsOf: URL(fileURLWithPath: database)))
    try Connection(path: database, .writing).execute(PackageFuzz.tables)
    let newCollection = Array(try Data(contentsOf: URL(fileURLWithPath: database)))
    let media = Array("{\"0\":\"x.mp3\"}".utf8)
    let packages: [[(String, [UInt8])]] = [
      [("collection.anki2", collection), ("media", media), ("0", [1])],
      [("meta", [8, 2]), ("collection.anki21", collection), ("collection.anki2", [1])],
      [
        ("meta", [8, 3]), ("collection.anki21b", PackageFuzz.zstd(newCollection)),
        ("media", PackageFuzz.zstd([10, 7, 10, 5] + Array("x.mp3".utf8))),
        ("0", PackageFuzz.zstd([1])),
      ],
    ]
    samples =
      try [collection, newCollection]
      + packages.flatMap { members in
        try [ZipWriter.Method.stored, .deflated].map { method in
          var bytes: [UInt8] = []
          var writer = ZipWriter { bytes += $0 }
          for (name, content) in members { try writer.add(name, method, content) }
          try writer.finish()
          return bytes
        }
      }
  }

  func mended(_ input: [UInt8]) -> [UInt8] { ZipMending.mended(input) }

  func take(_ input: [UInt8]) -> FuzzOutcome { use.outcome(input) }

  /// The tables of schema 18 for the notes of schema 11. The preset has a retention of 0.93 (field 37) and a longest
  /// interval of 400 (16); the deck names it and has 0.88 of its own (10).
  private static let tables = """
    CREATE TABLE notetypes (id INTEGER PRIMARY KEY, name TEXT, config BLOB);
    CREATE TABLE fields (ntid INTEGER, ord INTEGER, name TEXT);
    CREATE TABLE templates (ntid INTEGER, ord INTEGER, name TEXT, config BLOB);
    CREATE TABLE decks (id INTEGER PRIMARY KEY, name TEXT, kind BLOB);
    CREATE TABLE deck_config (id INTEGER PRIMARY KEY, config BLOB);
    INSERT INTO notetypes SELECT DISTINCT mid, 'Basic', x'' FROM notes;
    INSERT INTO fields SELECT id, 0, 'Front' FROM notetypes UNION SELECT id, 1, 'Back' FROM notetypes;
    INSERT INTO templates SELECT id, 0, 'Card', x'0a097b7b46726f6e747d7d12087b7b4261636b7d7d' FROM notetypes;
    INSERT INTO decks SELECT DISTINCT did, 'A' || char(31) || did, x'0a07080555ae47613f' FROM cards;
    INSERT INTO deck_config VALUES (5, x'80019003ad027b146e3f');
    """

  /// Packs bytes in Zstandard's format, without compression.
  private static func zstd(_ bytes: [UInt8]) -> [UInt8] {
    let header = bytes.count << 3 | 1
    return [0x28, 0xB5, 0x2F, 0xFD, 0, 7 << 3]
      + [0, 8, 16].map { UInt8(truncatingIfNeeded: header >> $0) } + bytes
  }
}
