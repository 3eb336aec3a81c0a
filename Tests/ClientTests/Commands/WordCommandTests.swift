import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Messages
import TestSupport
import Testing

@testable import wordhoard

@Suite("Commands about words and the journal")
struct WordCommandTests {
  private let player: Player

  init() throws { player = try Player(Display()) }

  private func failure(_ command: (Composition) throws -> Void) throws -> ClientError? {
    let program = try player.program()
    do {
      try command(program)
      return nil
    } catch {
      return ClientError(error)
    }
  }

  @Test("an unknown word is an error with the nearest known words")
  func unknownWord() throws {
    let error = try #require(try failure { try $0.run("define mountian") })
    #expect(error.code == .unknownWord)
    #expect(error.exit == .failed)
    #expect(
      error.message == """
        mountian was not found in Wordhoard; did you mean mountain? (`sudo apt install wordnet-base` adds \
        147,306 words)
        """)
    let far = try #require(try failure { try $0.run("define xyzzyxyzzy") })
    #expect(
      far.message.hasPrefix("xyzzyxyzzy was not found in Wordhoard; check its spelling (`sudo"))
    #expect(try player.folder.journal().count() == 0)
    for text in ["", " ", String(repeating: "long", count: 300_000), "a\u{1B}[31m"] {
      let error = try #require(try failure { try $0.run(["define", text]) })
      #expect(error.code == .unknownWord)
      #expect(error.message.count < 200)
    }
  }

  @Test("no word is suggested twice")
  func proposals() throws {
    let program = try player.program()
    for (place, word) in player.pool.items.enumerated() where place % 10 == 0 {
      let error = #expect(throws: ClientError.self) {
        try program.run(["share", "word", word.term + "qz"])
      }
      guard let message = error?.message, let list = message.split(separator: "mean ").last else {
        continue
      }
      let names = list.dropLast().split(separator: ", ")
      #expect(Set(names).count == names.count, "\(message)")
    }
  }

  @Test("only a look-up counts as seeing a word")
  func seen() throws {
    _ = try player.screen { try $0.run(["define", "  MOUNTAIN "]) }
    let mountain = ItemID("en/mountain/noun")
    #expect(try player.progress().words[mountain]?.seen == 1)
    #expect(try player.progress().words[mountain]?.difficulty == .hard)
    #expect(try player.progress().gamesCount == 0)
    _ = try player.screen { try $0.run("share word mountain") }
    _ = try player.screen { try $0.run("today") }
    #expect(try player.folder.journal().count() == 1)
  }

  @Test("words that were seen often are drawn less often")
  func random() throws {
    for _ in 0..<5 {
      let text = try player.json {
        try $0.run("word --level 2 --category making")
      }
      #expect(text.contains("thoroughly"), "there is one word only")
    }
    let program = try player.program()
    var drawn: Set<String> = []
    for _ in 0..<40 {
      _ = player.screen()
      try program.run("word")
      drawn.insert(player.screen())
    }
    #expect(drawn.count > 30)
    let error = try failure {
      try $0.run("word --level 1 --category character")
    }
    #expect(error?.code == .noWords)
    #expect(
      try failure { try $0.run("word --category x") }?.code
        == .unknownCategory)
  }

  @Test("categories of the pack and of WordNet are known before any of their words is seen")
  func seenCategory() throws {
    var request = WordListRequest()
    for category in ["making", "animal"] {
      request.category = category
      let text = try player.screen { [request] in try $0.run(["seen"] + request.arguments) }
      #expect(text.hasPrefix("No such words seen yet"), "\(category)")
    }
    request.category = "dragons"
    let error = try failure { [request] in try $0.run(["seen"] + request.arguments) }
    #expect(error?.code == .unknownCategory)
  }

  @Test("a favorite is added once and removed once")
  func favorites() throws {
    func say(_ kept: Bool) throws -> String {
      try player.screen { try $0.run(["favorite", kept ? "add" : "remove", "Mountains"]) }
    }
    #expect(try say(true) == "mountain is now a favorite.\n")
    #expect(try say(true) == "mountain is already a favorite.\n")
    #expect(try say(false) == "mountain is no longer a favorite.\n")
    #expect(try say(false) == "mountain is not a favorite.\n")
    #expect(try player.folder.journal().count() == 2)
    #expect(
      try failure { try $0.run("favorite add nonesuch") }?.code
        == .unknownWord)
  }

  @Test("before the first game there is nothing to share")
  func nothingToShare() throws {
    #expect(try failure { try $0.run("share daily") }?.code == .nothingToShare)
    #expect(try failure { try $0.run("share round") }?.code == .nothingToShare)
    #expect(try failure { try $0.run("share word nonesuch") }?.code == .unknownWord)
  }

  @Test("a limit out of range is wrong usage", arguments: [0, -1, Int.min, 1_000_001])
  func limits(_ limit: Int) throws {
    let error = try failure { try $0.run(["history", "--limit=\(limit)"]) }
    #expect(error?.code == .limitOutOfRange)
    #expect(error?.exit == .usage)
  }

  @Test("at a terminal the player is asked before an export replaces a file")
  func replacing() throws {
    let asked = try Player(.terminal(width: 200))
    let file = "\(asked.folder.path)/out.jsonl"
    try asked.program().run(["export", file])
    _ = asked.screen()
    try asked.program(typing: ["n"]).run(["export", file])
    #expect(asked.screen().hasSuffix("Nothing was written.\n"))
    try asked.program(typing: ["y"]).run(["export", file])
    #expect(asked.screen().hasSuffix("0 events written to \(file).\n"))
  }

  @Test("an exported journal is imported elsewhere, with the number of new events")
  func exchange() throws {
    _ = try player.screen { try $0.run("define mountain") }
    _ = try player.screen { try $0.run("favorite add mountain") }
    let file = "\(player.folder.path)/all.jsonl"
    #expect(
      try player.screen { try $0.run(["export", file]) }
        == "2 events written to \(file).\n"
    )
    func code(_ body: () throws -> Void) -> ClientError.Code? {
      do { try body() } catch { return ClientError(error).code }
      return nil
    }
    let again = try player.program()
    #expect(code { try again.run(["export", file]) } == .fileExists)
    #expect(code { try again.run(["export", file, "--force"]) } == nil)
    let other = try Player(Display())
    #expect(
      try other.screen { try $0.progress.journalImporter.run(from: file) }
        == "2 new events, 0 here already.\n")
    #expect(
      try other.screen { try $0.progress.journalImporter.run(from: file) }
        == "0 new events, 2 here already.\n")
    #expect(try other.progress() == player.progress())
  }

  @Test("a failed import reports the line, sets the exit code, and adds nothing")
  func badImport() throws {
    let file = try player.folder.write("hello\n".utf8, to: "bad.jsonl")
    let error = try #require(try failure { try $0.progress.journalImporter.run(from: file) })
    #expect(error.exit == .data)
    #expect(
      error.message == """
        \(file):1: this is not a journal that wordhoard exported; nothing was imported
        """)
    #expect(
      try failure { try $0.progress.journalImporter.run(from: "/nowhere") }?.exit == .noInput)
  }
}
