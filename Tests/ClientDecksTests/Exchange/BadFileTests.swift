import ClientTestSupport
import Exchange
import Foundation
import GameEngine
import Messages
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientDecks

@Suite("Files that cannot be imported")
struct BadFileTests {
  private let trader: CardTrader

  init() throws { trader = try CardTrader() }

  /// Expects one clear line, and that nothing has changed or was left behind.
  private func expect(
    _ file: String, _ code: ClientError.Code, _ exit: ClientError.Exit = .data,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try trader.events
    let error = try #require(try trader.refusal(file), sourceLocation: location)
    #expect(error.code == code && error.exit == exit, sourceLocation: location)
    let line = error.text(in: .english)
    #expect(!line.contains("\n") && line.contains(file), sourceLocation: location)
    #expect(try trader.events == before && trader.decks.isEmpty, sourceLocation: location)
    let names = try FileManager.default.contentsOfDirectory(atPath: trader.player.folder.path)
    #expect(!names.contains { $0.hasPrefix("wordhoard-") }, sourceLocation: location)
  }

  private func bytes(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try trader.player.folder.write(bytes, to: name)
  }

  /// A sound package.
  private func package() throws -> [UInt8] {
    let path = trader.path("sound.apkg")
    _ = try CardExport(.anki).write(to: path, media: { _ in Array("sound".utf8) }) { add in
      for place in 0..<300 {
        var draft = CardDraft(term: "wort \(place)")
        (draft.id, draft.definition, draft.audio) = ("\(place)", "word", ["a.mp3"])
        try add(draft)
      }
    }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test("are refused with one line each, and nothing changes")
  func refused() throws {
    try expect(trader.path("missing.csv"), .cardsUnreadable, .noInput)
    try expect(trader.player.folder.path, .cardsUnreadable, .noInput)
    try expect(try bytes("empty.apkg", []), .cardsEmpty)
    try expect(try bytes("blank.csv", Array(" \n\n".utf8)), .cardsEmpty)
    try expect(try bytes("zeros.bin", [1, 0, 2, 0]), .cardsFormatUnknown)
    let prose = "This is a letter.\nIt has no cards.\n"
    try expect(try bytes("letter.txt", Array(prose.utf8)), .noCards)
    let newer = #"{"format":"wordhoard-cards","version":99}"# + "\n"
    try expect(try bytes("newer.jsonl", Array(newer.utf8)), .cardsNewer)
    try expect(
      try trader.database("other.db", "CREATE TABLE t (a); INSERT INTO t VALUES (1)"),
      .cardsOfOtherProgram)
    try expect(try bytes("bytes.db", Array("SQLite format 3\0".utf8) + [9, 9, 9]), .cardsDamaged)
  }

  @Test("a package that is cut off anywhere is refused")
  func cut() throws {
    let whole = try package()
    for part in 1..<20 {
      let file = try bytes("cut.apkg", whole.prefix(whole.count * part / 20))
      let before = try trader.events
      let error = try #require(try trader.refusal(file))
      #expect([.cardsDamaged, .cardsFormatUnknown].contains(error.code), "\(part): \(error.code)")
      #expect(try trader.events == before && trader.decks.isEmpty)
    }
  }

  @Test(
    "a damaged package is refused whole, or imported without writing anywhere else",
    arguments: 0..<40)
  func damaged(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let file = try bytes("damaged.apkg", gen.damaged(try package()))
    let error = try trader.refusal(file)
    if error != nil { #expect(try trader.decks.isEmpty) }
    let home = "\(trader.player.folder.path)/home"
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: home))
    #expect(
      names.isSubset(of: [
        "journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "cache", "media",
      ]))
  }

  @Test("names of media are never paths, and are shown only")
  func names() throws {
    let line = """
      {"format":"wordhoard-cards","version":1}
      {"term":"sol","definition":"sun","audio":["../../x.mp3","/etc/passwd","a\\u0000b","ok.mp3"]}

      """
    #expect(try trader.take(try trader.file("a.jsonl", line)).added == 1)
    let card = try #require(trader.cards(in: "a").first).card
    #expect(card.audio.map(\.name) == ["../../x.mp3", "/etc/passwd", "ok.mp3"])
    #expect(card.audio.allSatisfy { $0.file == nil })
    let media = try trader.player.program().decks.media
    for name in [
      "../journal.sqlite", "/etc/passwd", String(repeating: "a", count: 64) + ".a/b", "a.b.c",
    ] {
      #expect(media.path(of: CardMedium(name: "x", file: name)) == nil)
    }
  }

  @Test("an unknown column and an unknown field are usage errors that name the known ones")
  func columns() throws {
    let file = try trader.file("a.csv", "Front,Back\nsol,sun\n")
    do {
      try trader.take(file) { $0.options.fields = ["Vorn": .term] }
      Issue.record("it was imported")
    } catch {
      let error = ClientError(error)
      #expect(error.code == .columnUnknown && error.exit == .usage)
      #expect(error.text(in: .english).contains("Front, Back"))
    }
    #expect(try ImportCommand.fields(["A=B=note"]) == ["A=B": .note])
    #expect(throws: ClientError.self) { try ImportCommand.fields(["Front=face"]) }
    #expect(ImportCommand.unescaped("\\t") == "\t")
  }
}
