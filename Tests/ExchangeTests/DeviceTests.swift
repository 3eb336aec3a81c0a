import Exchange
import Foundation
import GameEngine
import SQLite
import Testing

@Suite("vocabularies of reading devices")
struct DeviceTests {
  private let folder: ExchangeFolder

  init() throws { folder = try ExchangeFolder() }

  private func database(_ sql: String) throws -> String {
    let path = "\(folder.path)/vocab.db"
    try Connection(path: path, .creating).execute(sql)
    return path
  }

  private static let kindle = """
    CREATE TABLE WORDS (id TEXT PRIMARY KEY NOT NULL, word TEXT, stem TEXT, lang TEXT,
      category INTEGER DEFAULT 0, timestamp INTEGER DEFAULT 0, profileid TEXT);
    CREATE TABLE LOOKUPS (id TEXT PRIMARY KEY NOT NULL, word_key TEXT, book_key TEXT, dict_key TEXT,
      pos TEXT, usage TEXT, timestamp INTEGER DEFAULT 0);
    CREATE TABLE BOOK_INFO (id TEXT PRIMARY KEY NOT NULL, asin TEXT, guid TEXT, lang TEXT,
      title TEXT, authors TEXT);
    INSERT INTO BOOK_INFO VALUES ('b1', '', '', 'en', 'Moby Dick', 'Melville');
    INSERT INTO WORDS VALUES ('en:sought', 'sought', 'seek', 'en', 0, 2, ''),
      ('en:seeking', 'seeking', 'seek', 'en', 100, 1, ''), ('de:Haus', 'Haus', '', 'de', 0, 3, '');
    INSERT INTO LOOKUPS VALUES ('l1', 'en:sought', 'b1', '', '', 'They sought it. ', 20),
      ('l2', 'en:seeking', 'b1', '', '', 'Seeking a whale.', 10),
      ('l3', 'en:sought', 'b1', '', '', 'They sought it.', 30),
      ('l4', 'de:Haus', 'gone', '', '', 'Das Haus.', 5);
    """

  @Test("a Kindle's words are one card a stem, with the sentences of all look-ups")
  func kindle() throws {
    let (drafts, report) = try folder.read(try database(DeviceTests.kindle))
    #expect(report.format == .kindle && report.skippedCount == 0)
    #expect(
      drafts == [
        CardDraft(
          term: "Haus", example: "Das Haus.", tags: ["kindle"], sourceID: "kindle:de:Haus",
          termLanguage: "de", forms: ["Haus"]),
        CardDraft(
          term: "seek", example: "Seeking a whale.\nThey sought it.",
          tags: ["kindle", "mastered"], source: "Moby Dick", sourceID: "kindle:en:seek",
          termLanguage: "en", forms: ["seeking", "sought"]),
      ])
  }

  @Test("a database with a write-ahead log is read, though its folder cannot be written")
  func writeAheadLog() throws {
    let path = try database("PRAGMA journal_mode = WAL; \(DeviceTests.kindle)")
    #expect(try folder.read(path).drafts.count == 2)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/scratch")
    #expect(files.isEmpty)
  }

  @Test("KOReader's words come with their sentence and title, from both forms of the table")
  func koreader() throws {
    let new = try database(
      """
      CREATE TABLE vocabulary (word TEXT NOT NULL UNIQUE, title_id INTEGER, create_time INTEGER,
        review_time INTEGER, due_time INTEGER, review_count INTEGER, prev_context TEXT,
        next_context TEXT, streak_count INTEGER, highlight TEXT);
      CREATE TABLE title (id INTEGER PRIMARY KEY, name TEXT UNIQUE, filter INTEGER);
      INSERT INTO title VALUES (7, 'Emma', 1);
      INSERT INTO vocabulary VALUES ('vex', 7, 1, 1, 1, 0, 'It did ', ' her much.', 0, 'vexed'),
        ('plain', 8, 1, 1, 1, 0, NULL, NULL, 0, NULL),
        ('ask', 7, 1, 1, 1, 0, 'She', 'again.', 0, 'asked'),
        ('学生', 7, 1, 1, 1, 0, '彼は', 'だ。', 0, NULL);
      """)
    let expected = [
      CardDraft(
        term: "vex", example: "It did vexed her much.", tags: ["koreader"], source: "Emma",
        sourceID: "koreader:vex", forms: ["vexed"]),
      CardDraft(
        term: "plain", tags: ["koreader"], sourceID: "koreader:plain", forms: ["plain"]),
      CardDraft(
        term: "ask", example: "She asked again.", tags: ["koreader"], source: "Emma",
        sourceID: "koreader:ask", forms: ["asked"]),
      CardDraft(
        term: "学生", example: "彼は学生だ。", tags: ["koreader"], source: "Emma",
        sourceID: "koreader:学生", forms: ["学生"]),
    ]
    #expect(try folder.read(new).drafts == expected)
    try FileManager.default.removeItem(atPath: new)
    let old = try database(
      """
      CREATE TABLE vocabulary (word TEXT NOT NULL UNIQUE, book_title TEXT, prev_context TEXT,
        next_context TEXT);
      INSERT INTO vocabulary VALUES ('vex', 'Emma', 'a ', ' b');
      """)
    let (drafts, report) = try folder.read(old)
    #expect(report.format == .koreader)
    #expect(drafts.map(\.source) == ["Emma"] && drafts.map(\.example) == ["a vex b"])
  }

  @Test("a Kindle's word loses the quotes that touch it, and keeps its name")
  func quotes() throws {
    let path = try database(
      DeviceTests.kindle + """
        INSERT INTO WORDS VALUES ('en:q', '“hunt,”', '“hunt,”', 'en', 0, 9, '');
        INSERT INTO LOOKUPS VALUES ('l5', 'en:q', 'b1', '', '', 'He said “hunt,” twice', 50);
        """)
    let draft = try #require(try folder.read(path).drafts.first { $0.term == "hunt" })
    #expect(draft.sourceID == "kindle:en:“hunt,”" && draft.forms == ["“hunt,”"])
  }

  @Test("KOReader's interval and streak are a memory; words without a review have none")
  func koreaderMemory() throws {
    let path = try database(
      """
      CREATE TABLE vocabulary (word TEXT NOT NULL UNIQUE, title_id INTEGER, create_time INTEGER,
        review_time INTEGER, due_time INTEGER, review_count INTEGER, prev_context TEXT,
        next_context TEXT, streak_count INTEGER, highlight TEXT);
      INSERT INTO vocabulary VALUES ('a', 1, 1, 1700000000, 1700604800, 5, '', '', 3, NULL),
        ('b', 1, 1, 1700000000, 1700043200, 1, '', '', 1, NULL),
        ('c', 1, 1, NULL, 1700043200, 0, '', '', 0, NULL),
        ('d', 1, 1, 9000000000000, 1, -5, '', '', 9223372036854775807, NULL);
      """)
    let memories = try folder.read(path).drafts.map(\.memory)
    #expect(memories.map { $0?.stability } == [7, 0.5, nil, nil])
    #expect(memories[0]?.lastReview == 1_700_000_000_000)
    #expect(memories[0]?.reviews == 5 && memories[0]?.lapses == 2)
  }

  @Test("databases of other programs are refused")
  func otherPrograms() throws {
    let path = try database("CREATE TABLE history (url TEXT); CREATE TABLE notes (x)")
    #expect(throws: ExchangeError.otherProgram) { try folder.read(path) }
  }

  @Test("a table that is a view, or lacks a column, is refused")
  func views() throws {
    let view = try database(
      """
      CREATE TABLE WORDS (id TEXT); CREATE VIEW LOOKUPS AS
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n;
      """)
    #expect(throws: ExchangeError.otherProgram) { try folder.read(view) }
    try FileManager.default.removeItem(atPath: view)
    let lacking = try database("CREATE TABLE WORDS (id TEXT); CREATE TABLE LOOKUPS (id TEXT)")
    #expect(throws: ExchangeError.otherProgram) { try folder.read(lacking) }
  }
}
