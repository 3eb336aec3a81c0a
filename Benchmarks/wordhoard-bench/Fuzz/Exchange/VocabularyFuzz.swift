import Foundation
import SQLite

/// Fuzzes the databases of a Kindle and of KOReader.
struct VocabularyFuzz: FuzzParser {
  let samples: [[UInt8]]
  private let use: CardUse

  init() throws {
    use = try CardUse()
    samples = try VocabularyFuzz.schemas.map { sql in
      let folder = try TemporaryFolder()
      defer { folder.delete() }
      let path = folder.path("vocab.db")
      do {
        let connection = try Connection(path: path, .creating)
        try connection.execute("PRAGMA page_size = 512; \(sql)")
      }
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome { use.outcome(input) }

  private static let schemas = [
    """
    CREATE TABLE WORDS (id TEXT PRIMARY KEY, word TEXT, stem TEXT, lang TEXT, category INTEGER,
      timestamp INTEGER, profileid TEXT);
    CREATE TABLE LOOKUPS (id TEXT PRIMARY KEY, word_key TEXT, book_key TEXT, dict_key TEXT, pos TEXT,
      usage TEXT, timestamp INTEGER);
    CREATE TABLE BOOK_INFO (id TEXT PRIMARY KEY, asin TEXT, guid TEXT, lang TEXT, title TEXT,
      authors TEXT);
    INSERT INTO BOOK_INFO VALUES ('b', '', '', 'en', 'Moby Dick', 'Melville');
    INSERT INTO WORDS VALUES ('en:sought', 'sought', 'seek', 'en', 0, 2, ''),
      ('de:Haus', 'Haus', '', 'de', 100, 3, '');
    INSERT INTO LOOKUPS VALUES ('l1', 'en:sought', 'b', '', '', 'They sought it. ', 20),
      ('l2', 'en:sought', 'b', '', '', 'We sought it.', 10);
    """,
    """
    CREATE TABLE vocabulary (word TEXT UNIQUE, title_id INTEGER, prev_context TEXT,
      next_context TEXT, highlight TEXT);
    CREATE TABLE title (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
    INSERT INTO title VALUES (7, 'Emma');
    INSERT INTO vocabulary VALUES ('vex', 7, 'It did ', ' her.', 'vexed'), ('x', 8, NULL, NULL, NULL);
    """,
    """
    CREATE TABLE vocabulary (word TEXT UNIQUE, book_title TEXT, prev_context TEXT);
    INSERT INTO vocabulary VALUES ('vex', 'Emma', 'a ');
    """,
  ]
}
