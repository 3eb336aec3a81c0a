import Archive
import Exchange
import Foundation
import GameEngine
import Testing

@Suite("Anki's packages")
struct AnkiPackageTests {
  private let folder: ExchangeFolder
  private var container: AnkiContainer { AnkiContainer(folder: folder) }
  private static let hasZstd = (try? ZstandardStream(limit: OutputLimit(bytes: 0))) != nil

  init() throws { folder = try ExchangeFolder() }

  @Test("what we write we read: decks, fields, tags, media and time of the edit")
  func roundTrip() throws {
    let drafts = [
      CardDraft(
        id: "card-1", deck: "Spanish/Lesson 1", term: "el <gato>", definition: "cat\ntomcat",
        example: "a  b", synonyms: ["minino", "michi"], note: "n", tags: ["x", "y::z"],
        source: "Quijote", pronunciation: "ˈɡato", audio: ["pan äé.mp3"], pictures: ["p\"1.png"],
        edited: 1_700_000_000_000),
      CardDraft(id: "card-2", deck: "A::B", term: "solo"),
    ]
    let path = try folder.export(drafts, "cards.apkg") { name in
      name == "p\"1.png" ? Array("picture".utf8) : nil
    }
    var expected = drafts
    expected[1].deck = "A∶∶B"
    expected[1].edited = 0
    let (again, report) = try folder.read(path)
    #expect(again == expected)
    #expect(report.format == .anki && report.skippedCount == 0)
    let file = try CardFile(path: path, options: folder.options)
    #expect(try file.media("p\"1.png") == Array("picture".utf8))
    #expect(try file.media("pan äé.mp3") == nil && file.media("../../etc/passwd") == nil)
    // The same cards give the same file.
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: path))
        == Data(
          contentsOf: URL(
            fileURLWithPath: folder.export(drafts, "b.apkg") { name in
              name == "p\"1.png" ? Array("picture".utf8) : nil
            })))
  }

  @Test("with memory, a card is due when it was, and its answers are in the log")
  func memory() throws {
    var draft = CardDraft(id: "a", term: "gato", definition: "cat")
    draft.memory = DraftMemory(
      stability: 20, difficulty: 6, lastReview: 1_700_000_000_000, reviews: 2, lapses: 0,
      origin: .reviews)
    let path = try folder.export([draft], "cards.apkg", withMemory: true)
    let memory = try #require(try folder.read(path).drafts[0].memory)
    #expect(memory.stability == 20 && memory.difficulty == 6 && memory.origin == .state)
    #expect(memory.lastReview == 1_700_000_000_000 && memory.reviews == 2)
    #expect(try folder.read(folder.export([draft], "b.apkg")).drafts[0].memory == nil)
    draft.answers = [
      DraftAnswer(instant: 1_699_000_000_000, grade: 3, milliseconds: 2000),
      DraftAnswer(instant: 1_700_000_000_000, grade: 1, milliseconds: 2000),
      DraftAnswer(instant: 1_700_000_000_000, grade: 4, milliseconds: 2000),
    ]
    let (logged, _) = try folder.read(folder.export([draft], "c.apkg", withMemory: true))
    #expect(logged[0].memory?.origin == .reviews && logged[0].memory?.reviews == 3)
    #expect(logged[0].memory?.lapses == 1)
  }

  @Test("the newer containers are known by their list, and the dummy in them is not read")
  func containers() throws {
    let real = try container.collection()
    let dummy = try container.collection(["UPDATE notes SET flds = 'dummy' || char(31)"])
    let packages: [[(String, [UInt8])]] = [
      [("collection.anki2", real)],
      [("meta", [8, 1]), ("collection.anki2", real)],
      [("collection.anki2", dummy), ("collection.anki21", real)],
      [("meta", [8, 2]), ("collection.anki2", dummy), ("collection.anki21", real)],
    ]
    for members in packages {
      #expect(try folder.read(container.package(members)).drafts.map(\.term) == ["gato", "perro"])
    }
    #expect(try folder.read(folder.file("x.anki2", real)).drafts.map(\.deck) == ["A/B", "A"])
  }

  @Test("the latest container is compressed twice", .enabled(if: hasZstd))
  func latest() throws {
    let real = try container.collection(["PRAGMA journal_mode = WAL"])
    let list = [10, 7, 10, 5] + Array("a.mp3".utf8)
    let path = try container.package([
      ("collection.anki21b", AnkiContainer.zstd(real)), ("meta", [8, 3]),
      ("collection.anki2", Array("dummy".utf8)), ("media", AnkiContainer.zstd(list)),
      ("0", AnkiContainer.zstd(Array("sound".utf8))),
    ])
    #expect(try folder.read(path).drafts.count == 2)
    #expect(
      try CardFile(path: path, options: folder.options).media("a.mp3") == Array("sound".utf8))
  }

  @Test("packages that cannot be right are refused")
  func refused() throws {
    let real = try container.collection()
    func error(_ members: [(String, [UInt8])]) throws -> ExchangeError? {
      do {
        _ = try folder.read(container.package(members))
        return nil
      } catch {
        return error as? ExchangeError
      }
    }
    #expect(try error([("meta", [8, 4]), ("collection.anki2", real)]) == .newerVersion)
    #expect(try error([("meta", [0xFF]), ("collection.anki2", real)]) == .damaged)
    #expect(try error([("meta", [8, 3]), ("collection.anki2", real)]) == .damaged)
    #expect(try error([("collection.anki2", Array("no database".utf8))]) == .damaged)
    #expect(try error([("collection.anki2", Array(real.prefix(5000)))]) == .damaged)
    #expect(try error([("cards.xml", [1])]) == .otherProgram)
    let only = try container.collection([
      "DELETE FROM notes WHERE guid = 'two'",
      "UPDATE notes SET flds = 'Please update to the latest Anki version, then import' || char(31)",
    ])
    #expect(try error([("collection.anki2", only)]) == .damaged)
    for sql in [
      "DROP TABLE cards", "ALTER TABLE notes DROP COLUMN flds", "DROP TABLE col",
      """
      DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL \
      SELECT id + 1 FROM n) SELECT id, id guid, 1 mid, 1 mod, '' tags, 'x' flds FROM n
      """,
    ] {
      #expect(try error([("collection.anki2", container.collection([sql]))]) == .otherProgram)
    }
  }

  @Test("an archive or a collection that is cut anywhere is refused, and leaves nothing behind")
  func cut() throws {
    let path = try container.package([("collection.anki2", container.collection())])
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: ExchangeError.self) {
        try folder.read(folder.file("cut", bytes.prefix(count)))
      }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/scratch")
    #expect(left.isEmpty)
  }

  @Test("a torn page is found or its rows are lost, but nothing crashes")
  func tornPages() throws {
    let bytes = try container.collection()
    for page in 0..<bytes.count / 4096 {
      var torn = bytes
      for place in page * 4096 + 100..<(page + 1) * 4096 { torn[place] = 0xA5 }
      _ = try? folder.read(folder.file("torn", torn))
    }
  }

  @Test("bombs are refused", .enabled(if: hasZstd))
  func bombs() throws {
    var bomb: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 7 << 3]
    for _ in 0..<16_384 { bomb += [UInt8(0x02), 0, 0x10, 0] }
    let zeros = [UInt8](repeating: 0, count: 20 << 20)
    #expect(throws: ExchangeError.tooLarge) {
      try folder.read(container.package([("meta", [8, 3]), ("collection.anki21b", bomb)]))
    }
    #expect(throws: ExchangeError.tooLarge) {
      try folder.read(container.package([("collection.anki2", zeros)]))
    }
    let list = try container.package([
      ("collection.anki2", container.collection()), ("media", zeros),
    ])
    #expect(throws: ExchangeError.tooLarge) { try folder.read(list) }
  }

  @Test("names of media are never paths")
  func mediaNames() throws {
    let names = ["../../x", "/etc/x", "a/b", "a\\b", "..", "", "a\u{0}b", "ok.png"]
    let list = Dictionary(uniqueKeysWithValues: names.enumerated().map { ("\($0)", $1) })
    let path = try container.package(
      [("collection.anki2", container.collection())]
        + [("media", Array(try JSONEncoder().encode(list)))]
        + names.indices.map { ("\($0)", [UInt8($0)]) })
    let file = try CardFile(path: path, options: folder.options)
    for name in names { #expect(try file.media(name) == (name == "ok.png" ? [7] : nil)) }
    let noJSON = try container.package([
      ("collection.anki2", container.collection()), ("media", Array("not JSON".utf8)),
    ])
    #expect(try folder.read(noJSON).drafts.count == 2)
    #expect(try CardFile(path: noJSON, options: folder.options).hasDamagedMedia)
    let none = try container.package([("collection.anki2", container.collection())])
    #expect(try !CardFile(path: none, options: folder.options).hasDamagedMedia)
  }

  @Test(
    "a damaged list of media in a new package costs the media, not the cards", .enabled(if: hasZstd)
  )
  func damagedMediaList() throws {
    let collection = AnkiContainer.zstd(try container.collection())
    for list in [AnkiContainer.zstd([0xFF, 0xFF]), [0x28, 0xB5, 0x2F, 0xFD, 0], [1, 2, 3]] {
      let path = try container.package([
        ("meta", [8, 3]), ("collection.anki21b", collection), ("media", list),
      ])
      #expect(try CardFile(path: path, options: folder.options).hasDamagedMedia)
      #expect(try folder.read(path).drafts.count == 2)
    }
  }

  @Test("the directions of a note are one card with a memory of each, and it rests if both do")
  func directions() throws {
    func draft(_ sql: String...) throws -> CardDraft {
      let drafts = try folder.read(folder.file("odd.anki2", container.collection(sql))).drafts
      return try #require(drafts.first { $0.id == "one" })
    }
    let known = "UPDATE cards SET type = 2, queue = 2, due = 10, factor = 2500, ivl ="
    let both = try draft("\(known) 100 - 95 * ord")
    #expect(both.memory?.stability == 5 && both.recognition?.stability == 100)
    for place in 0...1 {
      let one = try draft("\(known) 60 WHERE ord = \(place)")
      #expect(one.memory?.stability == 60 && one.recognition == nil)
    }
    let halves = try draft("\(known) 5 + 95 * ord", "UPDATE cards SET queue = -1 WHERE ord = 0")
    #expect(halves.memory?.stability == 100 && halves.recognition == nil && !halves.isSuspended)
    for queue in [-1, -2, -3] {
      let resting = try draft("\(known) 7", "UPDATE cards SET queue = \(queue)")
      #expect(resting.memory?.stability == 7 && resting.recognition?.stability == 7)
      #expect(resting.isSuspended)
    }
  }

  @Test(
    "a card with only a picture or a sound in front keeps it as its term, and goes back unchanged")
  func pictureInFront() throws {
    let type = NoteType(
      id: 1, name: "Basic", isCloze: false, fields: ["Front", "Back"],
      templates: [.init(name: "Card 1", front: "{{Front}}", back: "{{FrontSide}}{{Back}}")], css: ""
    )
    var draft = CardDraft(term: "x", edited: 1_700_000_000_000)
    draft.original = OriginalNote(
      guid: "g", type: type, fields: ["<img src=\"io.png\">", "heart"], roles: [.term, .definition])
    (draft.term, draft.definition) = ("[io.png]", "heart")
    let first = try #require(try folder.read(folder.export([draft], "a.apkg")).drafts.first)
    #expect(first.term == "[io.png]" && first.definition == "heart")
    #expect(first.pictures == ["io.png"] && first.original?.fields == draft.original?.fields)
    draft.term = "the heart"
    let second = try #require(try folder.read(folder.export([draft], "b.apkg")).drafts.first)
    #expect(second.original?.fields == ["the heart<img src=\"io.png\">", "heart"])
    #expect(second.term == "the heart" && second.pictures == ["io.png"])
  }

  @Test("articles and plurals are notes beside a translation, and the way back keeps each field")
  func namedFields() throws {
    let type = NoteType(
      id: 1, name: "Wort", isCloze: false, fields: ["Deutsch", "Artikel", "Plural", "Englisch"],
      templates: [
        .init(
          name: "Card 1", front: "{{Deutsch}}",
          back: "{{FrontSide}}{{Artikel}} {{Plural}}<br>{{Englisch}}")
      ], css: "")
    var draft = CardDraft(term: "Hund", edited: 1_700_000_000_000)
    draft.original = OriginalNote(
      guid: "g", type: type, fields: ["Hund", "<i>der</i>", "die Hunde", "dog"], roles: nil)
    let path = try folder.export([draft], "a.apkg")
    var read = try #require(try folder.read(path).drafts.first)
    #expect(read.definition == "dog" && read.note == "der\ndie Hunde")
    (read.definition, read.note) = ("hound", "der\ndie Tiere")
    let back = try #require(try folder.read(folder.export([read], "b.apkg")).drafts.first)
    #expect(back.original?.fields == ["Hund", "<i>der</i>", "die Tiere", "hound"])
    var joined = try #require(
      try folder.read(path) { $0.fields = ["Artikel": .definition, "Plural": .definition] }
        .drafts.first)
    #expect(joined.definition == "der\ndie Hunde\ndog")
    joined.definition = "hound"
    let kept = try #require(try folder.read(folder.export([joined], "c.apkg")).drafts.first)
    #expect(kept.original?.fields == ["Hund", "<i>der</i>", "die Hunde", "hound"])
  }

  @Test("odd notes are read as far as possible, and what is left out has a reason")
  func oddNotes() throws {
    func read(_ sql: String) throws -> (drafts: [CardDraft], report: ReadReport) {
      try folder.read(folder.file("odd.anki2", container.collection([sql])))
    }
    let reasons: [(String, SkipReason)] = [
      ("UPDATE notes SET mid = 5 WHERE guid = 'one'", .noNoteType),
      ("DELETE FROM cards WHERE nid = (SELECT min(id) FROM notes)", .noCards),
      ("UPDATE notes SET guid = 'one'", .duplicate),
      ("UPDATE notes SET flds = '<b></b>' || char(31) || 'x' WHERE guid = 'one'", .noTerm),
    ]
    for (sql, reason) in reasons {
      let (drafts, report) = try read(sql)
      #expect(drafts.count == 1 && report.skipped.map(\.reason) == [reason], "\(sql)")
    }
    let fields = try read(
      """
      UPDATE notes SET flds = 'few' WHERE guid = 'one';
      UPDATE notes SET flds = 'many' || replace(hex(zeroblob(150)), '00', char(31) || 'x')
      WHERE guid = 'two'
      """)
    #expect(fields.drafts.map(\.term) == ["few", "many"])
    let times = try read(
      """
      UPDATE notes SET mod = -5; UPDATE col SET crt = 1e30; UPDATE cards SET did = 99, type = 2,
      ivl = 9223372036854775807, due = -9223372036854775807, factor = -1, reps = -3,
      data = '{"s":"x","d":[],"lrt":1e99}';
      INSERT INTO revlog SELECT -id, id, -1, 3, 0, 0, 0, 0, 1 FROM cards
      """)
    #expect(times.drafts.map(\.deck) == ["Default", "Default"])
    #expect(times.drafts.map(\.edited) == [0, 0] && times.drafts[0].memory?.lastReview == 0)
    let states = try read(
      """
      UPDATE cards SET type = 2, data = '{"s":1e300,"d":-1,"lrt":-9223372036854775808}'
      """)
    #expect(states.drafts.map { $0.memory?.stability } == [36_500, 36_500])
    #expect(states.drafts.map { $0.memory?.lastReview } == [0, 0])
    let text = try read(
      """
      UPDATE notes SET flds = CAST(x'80FF41' AS TEXT) || char(31) || 'x', tags = ' \
      ' || replace(hex(zeroblob(100000)), '00', 'a ') WHERE guid = 'one';
      UPDATE notes SET flds = 'big' || char(31) || hex(zeroblob(10000000)) WHERE guid = 'two'
      """)
    #expect(text.drafts.map(\.term) == ["\u{FFFD}\u{FFFD}A", "big"])
    #expect(text.drafts[0].tags == ["a"] && text.report.shortened == 1)
    #expect(text.drafts[1].definition.utf8.count == 65_536)
  }

  @Test("a text with gaps is a card for each gap, and goes back as one note")
  func gaps() throws {
    let type = NoteType(
      id: 1_600_000_000_000, name: "Lücke", isCloze: true, fields: ["Text", "Extra"],
      templates: [.init(name: "Cloze", front: "{{cloze:Text}}", back: "{{cloze:Text}}{{Extra}}")],
      css: "")
    let note = OriginalNote(
      guid: "g", type: type, fields: ["<b>{{c1::Sonne}}</b> {{c2::scheint::Verb}}", "x"],
      roles: nil,
      cloze: 1)
    let path = try folder.export(
      [CardDraft(term: "Sonne", edited: 5000, original: note)], "cards.apkg")
    let (drafts, _) = try folder.read(path)
    #expect(drafts.map(\.term) == ["Sonne", "scheint"])
    #expect(drafts.map(\.definition) == ["[…] scheint", "Sonne [Verb]"])
    #expect(drafts.map(\.example) == ["Sonne scheint", "Sonne scheint"])
    #expect(drafts.map(\.sourceID) == ["anki:g#1", "anki:g#2"])
    #expect(drafts[0].note == "x" && drafts[1].original?.cloze == 2)
    let back = try folder.read(folder.export(drafts, "back.apkg")).drafts
    #expect(back == drafts)
  }

  @Test("only edited fields of a foreign note change, and keep their sounds")
  func editedNotes() throws {
    let type = NoteType(
      id: 1_600_000_000_000, name: "Basic", isCloze: false, fields: ["Front", "Back", "Id"],
      templates: [.init(name: "Card 1", front: "{{Front}}", back: "{{Back}}")], css: "")
    let note = OriginalNote(
      guid: "g", type: type, fields: ["<i>pan</i>[sound:p.mp3]", "bread<br>loaf", "77"],
      roles: [.term, .definition, .ignored])
    var draft = CardDraft(
      term: "pan", definition: "bread\nloaf", tags: ["t"], sourceID: "anki:g", audio: ["p.mp3"],
      edited: 9000, original: note)
    draft.deck = "D"
    let same = try folder.read(folder.export([draft], "a.apkg")).drafts
    #expect(same == [draft])
    draft.term = "el pan"
    let edited = try folder.read(folder.export([draft], "b.apkg")).drafts
    #expect(edited[0].original?.fields == ["el pan[sound:p.mp3]", "bread<br>loaf", "77"])
    #expect(edited[0].term == "el pan")
  }
}
