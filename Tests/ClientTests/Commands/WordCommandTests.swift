import Client
import FrontEnds
import Foundation
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("Commands about words and the journal")
struct WordCommandTests {
  private let player: Player

  init() throws { player = try Player(Display()) }

  private func failure(_ command: (Wordhoard) throws -> Void) throws -> ClientError? {
    let program = try player.program()
    do {
      try command(program)
      return nil
    } catch {
      return ClientError(error)
    }
  }

  @Test("a word that we do not have is told, with the nearest that we have")
  func unknownWord() throws {
    let error = try #require(try failure { try $0.define("mountian") })
    #expect(error.code == "unknown_word")
    #expect(error.exit == .failed)
    #expect(
      error.message == """
        mountian is not among our words; did you mean mountain? (`sudo apt install wordnet-base` adds \
        147,306 words)
        """)
    let far = try #require(try failure { try $0.define("xyzzyxyzzy") })
    #expect(far.message.hasPrefix("xyzzyxyzzy is not among our words; check its spelling (`sudo"))
    #expect(try player.folder.journal().count() == 0)
    for text in ["", " ", String(repeating: "long", count: 300_000), "a\u{1B}[31m"] {
      let error = try #require(try failure { try $0.define(text) })
      #expect(error.code == "unknown_word")
      #expect(error.message.count < 200)
    }
  }

  @Test("no word is proposed twice")
  func proposals() throws {
    let program = try player.program()
    for word in player.pool.items {
      let error = #expect(throws: ClientError.self) { try program.shareWord(word.term + "qz") }
      guard let message = error?.message, let list = message.split(separator: "mean ").last else {
        continue
      }
      let names = list.dropLast().split(separator: ", ")
      #expect(Set(names).count == names.count, "\(message)")
    }
  }

  @Test("to look a word up counts as seeing it, and nothing else does")
  func seen() throws {
    _ = try player.screen { try $0.define("  MOUNTAIN ") }
    let mountain = ItemID("en/mountain/noun")
    #expect(try player.progress().words[mountain]?.seen == 1)
    #expect(try player.progress().words[mountain]?.difficulty == .hard)
    #expect(try player.progress().gamesCount == 0)
    _ = try player.screen { try $0.shareWord("mountain") }
    _ = try player.screen { try $0.today(short: false) }
    #expect(try player.folder.journal().count() == 1)
  }

  @Test("words seen often are drawn less")
  func random() throws {
    for _ in 0..<5 {
      let text = try player.json { try $0.randomWord(level: .two, category: "making") }
      #expect(text.contains("thoroughly"), "there is one word only")
    }
    let program = try player.program()
    var drawn: Set<String> = []
    for _ in 0..<40 {
      _ = player.screen()
      try program.randomWord(level: nil, category: nil)
      drawn.insert(player.screen())
    }
    #expect(drawn.count > 30)
    let error = try failure { try $0.randomWord(level: .one, category: "character") }
    #expect(error?.code == "no_words")
    #expect(
      try failure { try $0.randomWord(level: nil, category: "x") }?.code == "unknown_category")
  }

  @Test("a category of ours or of WordNet is known before any of its words was met")
  func seenCategory() throws {
    var wish = WordListWish()
    for category in ["making", "animal"] {
      wish.category = category
      let text = try player.screen { [wish] in try $0.listSeen(wish) }
      #expect(text.hasPrefix("No such words seen yet"), "\(category)")
    }
    wish.category = "dragons"
    let error = try failure { [wish] in try $0.listSeen(wish) }
    #expect(error?.code == "unknown_category")
  }

  @Test("a favorite is added once and removed once")
  func favorites() throws {
    func say(_ kept: Bool) throws -> String {
      try player.screen { try $0.setFavorite("Mountains", kept: kept) }
    }
    #expect(try say(true) == "mountain is a favorite now.\n")
    #expect(try say(true) == "mountain is a favorite already.\n")
    #expect(try say(false) == "mountain is no favorite any more.\n")
    #expect(try say(false) == "mountain is no favorite.\n")
    #expect(try player.folder.journal().count() == 2)
    #expect(try failure { try $0.setFavorite("nonesuch", kept: true) }?.code == "unknown_word")
  }

  @Test("there is nothing to share before something was played")
  func nothingToShare() throws {
    #expect(try failure { try $0.shareDaily() }?.code == "nothing_to_share")
    #expect(try failure { try $0.shareRound() }?.code == "nothing_to_share")
    #expect(try failure { try $0.shareWord("nonesuch") }?.code == "unknown_word")
  }

  @Test("a limit below one is wrong usage", arguments: [0, -1, Int.min, 1_000_001])
  func limits(_ limit: Int) throws {
    var wish = Wordhoard.HistoryWish()
    wish.limit = limit
    let error = try failure { [wish] in try $0.history(wish) }
    #expect(error?.code == "limit_out_of_range")
    #expect(error?.exit == .usage)
  }

  @Test("a journal goes from one home to another, and says how much was new")
  func exchange() throws {
    _ = try player.screen { try $0.define("mountain") }
    _ = try player.screen { try $0.setFavorite("mountain", kept: true) }
    let file = "\(player.folder.path)/all.jsonl"
    #expect(try player.screen { try $0.export(to: file) } == "2 events written to \(file).\n")
    let other = try Player(Display())
    #expect(
      try other.screen { try $0.importEvents(from: file) } == "2 new events, 0 here already.\n")
    #expect(
      try other.screen { try $0.importEvents(from: file) } == "0 new events, 2 here already.\n")
    #expect(try other.progress() == player.progress())
  }

  @Test("an import that fails has its line, its exit code, and takes nothing")
  func badImport() throws {
    let file = try player.folder.write("hello\n".utf8, to: "bad.jsonl")
    let error = try #require(try failure { try $0.importEvents(from: file) })
    #expect(error.exit == .data)
    #expect(
      error.message == """
        \(file):1: this is not a journal that wordhoard exported; nothing was imported
        """)
    #expect(try failure { try $0.importEvents(from: "/nowhere") }?.exit == .noInput)
  }
}
