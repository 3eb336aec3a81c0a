import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import Journal
import Messages
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("The import of cards")
struct ImportTests {
  /// The tables of a Kindle's vocabulary.
  private static let kindle = """
    CREATE TABLE WORDS (id TEXT PRIMARY KEY NOT NULL, word TEXT, stem TEXT, lang TEXT,
      category INTEGER DEFAULT 0, timestamp INTEGER DEFAULT 0, profileid TEXT);
    CREATE TABLE LOOKUPS (id TEXT PRIMARY KEY NOT NULL, word_key TEXT, book_key TEXT,
      dict_key TEXT, pos TEXT, usage TEXT, timestamp INTEGER DEFAULT 0);
    CREATE TABLE BOOK_INFO (id TEXT PRIMARY KEY NOT NULL, asin TEXT, guid TEXT, lang TEXT,
      title TEXT, authors TEXT);
    """

  private let trader: CardTrader

  init() throws { trader = try CardTrader() }

  private static let table = """
    Front;Back;Tags;Comment
    el sol;sun;nature sky;warm
    la luna;moon;nature;
    el banco;bank;;
    el banco;bench;;
    ;nothing;;
    el mar;;;
    el sol;sun;;

    """

  @Test("a table becomes cards in a deck with its name, and the rest is reported with lines")
  func table() throws {
    let file = try trader.file("Palabras.csv", ImportTests.table)
    let report = try trader.take(file) { $0.pair = "spa-eng" }
    #expect(report.format == .csv && report.numbers == [4, 0, 0, 3])
    #expect(
      report.skipped.map { "\($0.row) \($0.reason.rawValue)" }
        == ["6 no_term", "7 no_definition", "8 duplicate"])
    #expect(report.decks == ["Palabras"])
    let cards = try trader.cards(in: "Palabras")
    #expect(cards.map(\.card.term) == ["el sol", "la luna", "el banco", "el banco"])
    #expect(cards.map(\.card.definition) == ["sun", "moon", "bank", "bench"])
    #expect(cards[0].card.tags == ["nature", "sky"] && cards[0].card.note == "warm")
    #expect(cards[0].deck.pair == LanguagePair(term: "spa", definition: "eng"))
  }

  @Test("a preview says what would change, and changes nothing")
  func preview() throws {
    let file = try trader.file("words.csv", ImportTests.table)
    let before = try trader.events
    let report = try trader.preview(file) { $0.options.fields = ["Comment": .example] }
    #expect(report.numbers == [4, 0, 0, 3] && report.decks == ["words"])
    #expect(
      report.columns.map { "\($0.name)=\($0.field.rawValue)" }
        == ["Front=term", "Back=definition", "Tags=tags", "Comment=example"])
    #expect(report.samples.first?.term == "el sol" && report.samples.first?.example == "warm")
    #expect(try trader.events == before && trader.decks.isEmpty)
  }

  @Test("the report in JSON names the fields of the columns, and what was left out")
  func json() throws {
    let report = try trader.take(try trader.file("words.csv", "Front,Back\nsol,sun\n,moon\n"))
    #expect(
      try sortedEncoder().text(of: report) == """
        {"added":1,"decks":["words"],"fields":[{"field":"term","name":"Front"},\
        {"field":"definition","name":"Back"}],"filled":0,"format":"csv","hasDamagedMedia":false,\
        "memories":0,"shortened":0,"skipped":[{"reason":"no_term","row":3}],"skippedCount":1,\
        "suspended":0,"unchanged":0,"updated":0}
        """)
  }

  @Test("importing twice changes nothing, and cards that were edited here stay")
  func twice() throws {
    let file = try trader.file("words.csv", ImportTests.table)
    try trader.take(file)
    var events = try trader.events
    #expect(try trader.take(file).numbers == [0, 0, 4, 3])
    #expect(try trader.events == events)
    let sun = try #require(trader.cards(in: "words").first { $0.card.term == "el sol" })
    var change = CardChange()
    change.note = "yellow"
    change.example = "Hace sol."
    _ = try trader.player.program().decks.cards.edit(sun.shortID, change)
    events = try trader.events
    let other = try trader.file("words.csv", "Front;Back\nel sol;the sun\nla luna;moon\n")
    #expect(try trader.take(other).numbers == [0, 1, 1, 0])
    let card = try trader.player.program().decks.cards.card(sun.shortID).card
    #expect(card.definition == "the sun" && card.example == "Hace sol." && card.note == "yellow")
  }

  @Test("lists of several files are united up to the length that a server accepts")
  func united() throws {
    for file in 0..<3 {
      let tags = (0..<90).map { "tag-\(file)-\($0)" }.joined(separator: " ")
      try trader.take(try trader.file("words.csv", "Term,Definition,Tags\nsol,sun,\(tags)\n"))
    }
    let card = try #require(try trader.cards(in: "words").first?.card)
    #expect(card.tags.count > 180 && card[.tags].utf8.count <= CardEntry.longest)
  }

  @Test("one undo takes a whole import back, and it can be imported again")
  func undo() throws {
    let file = try trader.file("words.csv", ImportTests.table)
    try trader.take(file)
    #expect(try trader.player.program().core.changes.undo() == .cards(4))
    #expect(try trader.decks.isEmpty)
    #expect(try trader.take(file).numbers == [4, 0, 0, 3])
    #expect(try trader.cards(in: "words").count == 4)
  }

  @Test("two devices that import a file have the same cards, once")
  func devices() throws {
    let file = try trader.file("words.csv", ImportTests.table)
    try trader.take(file)
    let other = try CardTrader(trader, home: "other")
    try other.take(file)
    let ids = try trader.cards(in: "words").map(\.card.id)
    #expect(try other.cards(in: "words").map(\.card.id) == ids)
    let journal = trader.path("journal.jsonl")
    let folder = trader.player.folder
    _ = try JournalExchange(folder.journal("other")).export(to: journal)
    _ = try JournalExchange(folder.journal()).importEvents(from: journal) { _ in }
    #expect(try Set(trader.cards(in: "words").map(\.card.id)) == Set(ids))
  }

  @Test("--deck puts all into one deck, and the decks of the file in it")
  func deck() throws {
    let file = try trader.file("words.csv", "Term,Definition,Deck\nsol,sun,A::B\nluna,moon,\n")
    #expect(try trader.take(file).decks == ["A/B", "words"])
    #expect(try trader.take(file) { $0.deck = "Mine" }.decks == ["Mine", "Mine/A/B"])
    #expect(try trader.cards(in: "Mine/A/B").map(\.card.term) == ["sol"])
  }

  @Test("words of a Kindle get a definition, and new sentences are added later")
  func kindle() throws {
    func sql(_ more: String) -> String {
      """
      \(ImportTests.kindle)
      INSERT INTO BOOK_INFO VALUES ('b', '', '', 'de', 'Der Prozess', 'Kafka');
      INSERT INTO WORDS VALUES ('de:Häuser', 'Häuser', 'Haus', 'de', 0, 2, ''),
        ('de:ging', 'ging', 'gehen', 'de', 0, 1, ''), ('fr:mer', 'mer', 'mer', 'fr', 0, 1, '');
      INSERT INTO LOOKUPS VALUES ('1', 'de:Häuser', 'b', '', '', 'Das Haus brennt.', 1),
        ('2', 'de:ging', 'b', '', '', 'Er ging.', 2) \(more);
      """
    }
    let first = try trader.take(try trader.database("a.db", sql("")))
    #expect(first.format == .kindle && first.numbers == [2, 0, 0, 1] && first.filled == 2)
    #expect(first.skipped.map(\.reason) == [.noDefinition])
    #expect(first.decks == ["Kindle/de"])
    let house = try #require(trader.cards(in: "Kindle").first { $0.card.term == "Haus" })
    #expect(house.card.definition == "Das … brennt." && house.card.source == "Der Prozess")
    let walk = try #require(trader.cards(in: "Kindle").first { $0.card.term == "gehen" })
    #expect(walk.card.definition == "Er ….")
    let more = ", ('3', 'de:Häuser', 'b', '', '', 'Kein Haus.', 3)"
    let second = try trader.take(try trader.database("b.db", sql(more)))
    #expect(second.numbers == [0, 1, 1, 1])
    let card = try trader.player.program().decks.cards.card(house.shortID).card
    #expect(card.example == "Das Haus brennt.\nKein Haus." && card.id == house.card.id)
    #expect(try trader.take(try trader.database("c.db", sql(more))).numbers == [0, 0, 2, 1])
  }

  @Test("the gap in a sentence is the form in the text, also in scripts without spaces")
  func gaps() throws {
    let kindle = try trader.database(
      "a.db",
      """
      \(ImportTests.kindle)
      INSERT INTO WORDS VALUES ('ja:食べた', '食べた', '食べる', 'ja', 0, 6, ''),
        ('fr:l’été', 'l’été', 'été', 'fr', 0, 8, ''), ('zh:书', '书', NULL, 'zh', 0, 9, ''),
        ('en:q', '“sought,”', '“sought,”', 'en', 0, 9, '');
      INSERT INTO LOOKUPS VALUES ('1', 'ja:食べた', '', '', '', 'パンを食べた。', 5),
        ('2', 'fr:l’été', '', '', '', 'C’est l’été.', 5), ('3', 'zh:书', '', '', '', '我看书', 5),
        ('4', 'en:q', '', '', '', 'He said “sought,” twice', 5);
      """)
    try trader.take(kindle)
    let definitions = try trader.cards(in: "Kindle").map(\.card.definition)
    #expect(Set(definitions) == ["パンを…。", "C’est ….", "我看…", "He said … twice"])
    let koreader = try trader.database(
      "b.sqlite3",
      """
      CREATE TABLE vocabulary (word TEXT NOT NULL UNIQUE, book_title TEXT, prev_context TEXT,
        next_context TEXT, highlight TEXT);
      INSERT INTO vocabulary VALUES ('gehen', 'Emma', 'Er musste ', 'nach Hause.', 'ging'),
        ('gave up', 'Emma', 'he ', ' smoking', NULL);
      """)
    try trader.take(koreader)
    #expect(
      try trader.cards(in: "KOReader").map(\.card.definition)
        == ["Er musste … nach Hause.", "he … smoking"])
  }

  @Test("a level of Lute is the memory of new words, and never replaces one of our own")
  func levels() throws {
    let header = "Term,Translation,Language,Status\n"
    let file = try trader.file("lute.csv", "\(header)gato,cat,Spanish,Learning (3)\n")
    #expect(try trader.take(file).memories == 1)
    let card = try #require(trader.cards(in: "lute").first)
    let memory = try #require(try trader.progress().words[card.card.id]?.memory)
    #expect(memory.state.stability == 7)
    trader.wait(seconds: 86_400)
    let later = try trader.file("lute.csv", "\(header)gato,cat,Spanish,W\n")
    #expect(try trader.take(later).memories == 0)
    #expect(try trader.progress().words[card.card.id]?.memory?.state == memory.state)
  }

  @Test("pasted lines become cards of a deck")
  func pasted() throws {
    let importer = try trader.player.program().decks.importer
    let report = try importer.run(ImportRequest(text: "gato - cat\nperro - dog\n", deck: "Spanish"))
    #expect(report.numbers == [2, 0, 0, 0])
    #expect(try trader.cards(in: "Spanish").map(\.card.definition) == ["cat", "dog"])
  }

  @Test("a list without separators is refused with the option that names one")
  func oneColumn() throws {
    let refusal = try #require(try trader.refusal(trader.file("list.txt", "gato\nperro\n")))
    #expect(refusal.code == .noCards && refusal.exit == .data)
    #expect(refusal.remedy?.key.contains("--between") == true)
    let request = trader.request(try trader.file("x.csv", "gato,cat\n")) {
      $0.options.encoding = "klingon"
    }
    #expect(throws: ClientError.self) {
      try trader.player.program().decks.importer.run(request)
    }
  }

  @Test("words of a device are translated into English if a dictionary has their language")
  func translated() throws {
    let fixture = try DictionaryFixture()
    try fixture.dictd([("perro", "perro\ndog\n")], named: "freedict-spa-eng")
    var player = trader.player
    player.options.dictionaryFolders = [fixture.folder.path]
    let file = try trader.database(
      "a.db",
      """
      \(ImportTests.kindle)
      INSERT INTO WORDS VALUES ('es:perros', 'perros', 'perro', 'es', 0, 2, ''),
        ('de:Häuser', 'Häuser', 'Haus', 'de', 0, 1, '');
      INSERT INTO LOOKUPS VALUES ('1', 'es:perros', '', '', '', 'Los perros ladran.', 1),
        ('2', 'de:Häuser', '', '', '', 'Das Haus brennt.', 1);
      """)
    _ = try player.program().decks.importer.run(trader.request(file))
    let cards = try trader.cards(in: "Kindle")
    #expect(Set(cards.map(\.card.definition)) == ["dog", "Das … brennt."])
    #expect(Set(cards.map(\.deck.pair?.text)) == ["es-eng", "de-de"])
  }

  @Test("a cancelled import leaves nothing, neither cards nor files")
  func cancelled() async throws {
    let rows = (0..<3000).map { "wort \($0),word \($0)\n" }.joined()
    let file = try trader.file("words.csv", rows)
    let before = try trader.events
    let task = Task { [trader] () -> Bool in
      do {
        _ = try trader.player.program().decks.importer.run(trader.request(file)) { share in
          // Part of the rows has been taken.
          if share > 0 { withUnsafeCurrentTask { $0?.cancel() } }
        }
        return false
      } catch {
        return error is CancellationError
      }
    }
    #expect(await task.value)
    #expect(try trader.events == before && trader.decks.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: trader.player.folder.path)
    #expect(!names.contains { $0.hasPrefix("wordhoard-") })
  }

  @Test("a card that was removed comes back with a second import")
  func removed() throws {
    let file = try trader.file("words.csv", "Term,Definition\nsol,sun\n")
    try trader.take(file)
    let card = try #require(trader.cards(in: "words").first)
    try trader.player.program().decks.cards.remove(card.shortID)
    #expect(try trader.take(file).numbers == [1, 0, 0, 0])
    #expect(try trader.cards(in: "words").map(\.card.id) == [card.card.id])
  }

  @Test("too long texts are shortened, and that is said")
  func long() throws {
    let long = String(repeating: "ü", count: 3000)
    let file = try trader.file("words.csv", "Term,Definition\nsol,\(long)\n")
    let report = try trader.take(file)
    #expect(report.shortened == 1)
    #expect(try trader.cards(in: "words")[0].card.definition.utf8.count == CardEntry.longest)
    #expect(try trader.take(file).numbers == [0, 0, 1, 0])
  }
}
