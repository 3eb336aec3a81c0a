import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Messages
import ScoreAPI
import TestSupport
import Testing

@testable import ClientCompete
@testable import ClientCore
@testable import ClientProgress
@testable import ClientWords
@testable import wordhoard

@Suite("Results of commands, apart from their output")
struct ModelTests {
  private static let origin = "https://words.example.org"

  @Test("today contains more for the home screen than its JSON")
  func today() throws {
    let player = try Player(Display())
    let program = try player.program()
    let before = try program.progress.statistics.today()
    #expect(before.millisUntilMidnight == 12 * 3_600_000)
    #expect(before.level == nil)
    #expect(before.wordsInAll == player.pool.items.count)
    try program.core.preferences.change(.level, to: "3")
    let after = try program.progress.statistics.today()
    #expect(after.level == .three)
    #expect(after.wordOfTheDay?.level == .four, "one above the chosen level")
    let json = try player.json { try $0.run("today") }
    #expect(json.contains("\"date\""))
    #expect(!json.contains("\"level\"") && !json.contains("Midnight"))
    #expect(!json.contains("marks") && !json.contains("wordOfTheDay") && !json.contains("lastDays"))
    #expect(after.lastDays.count == 7 && after.lastDays.last?.date == after.date)
    #expect(after.wordOfTheDay != nil && after.longestStreak == 0)
  }

  @Test("words are looked up, drawn and made favorites without any output")
  func words() throws {
    let player = try Player()
    let program = try player.program()
    let word = try program.core.lookUp.randomWord(level: .two)
    #expect(word.level == .two)
    #expect(program.core.library.allWords(named: word.term.uppercased()).contains(word))
    #expect(throws: ClientError.self) { try program.core.lookUp.found(.named("zzzzzz")) }
    program.core.lookUp.noteSeen(.ours([word]))
    try program.core.lists.setFavorite(word.id, kept: true)
    #expect(try program.core.lists.favorites().map(\.word) == [word])
    let seen = try program.core.lists.seen()
    #expect(seen.map(\.word) == [word])
    #expect(seen.first.map(WordTexts(.english).progress) == "meaning not asked yet, seen 1 time")
    #expect(try program.words.history.answers(.init()).isEmpty)
    #expect(try program.core.preferences.rows().map(\.key) == Settings.Key.allCases)
    #expect(player.screen().isEmpty)
    #expect(player.test.errors.text.isEmpty)
  }

  @Test("a term that was only looked up is not met, wherever met words are counted")
  func met() throws {
    let player = try Player()
    let program = try player.program()
    let words = player.pool.items.prefix(3)
    let ids = words.map(\.id) + ["zyzzyva", "zythum"].map { ItemID("en/\($0)/noun") }
    for id in ids { try program.core.store.write(.seen(id)) }
    let today = try program.progress.statistics.today()
    #expect(try program.core.lists.seen().count == 3)
    #expect(today.wordsSeen == 3)
    #expect(today.wordsInAll == player.pool.items.count)
    #expect(try program.progress.statistics.profile().wordsMet == 3)
    #expect(try program.progress.statistics.recap(of: .week).wordsMet == 3)
  }

  @Test("a session is started and ended without any output")
  func session() async throws {
    let player = try Player()
    let program = try player.program()
    let address = try ServerAddress(ModelTests.origin)
    player.test.server.answer { sent in
      sent.request.method == .delete ? .done : try .json(SessionGrant.of("Ada"), status: 201)
    }
    let first = try await program.compete.signIn.signUp(
      name: "ada", password: "sixteen letters!", at: address)
    #expect(first.username == "Ada")
    #expect(first.server == ModelTests.origin)
    #expect(!first.isOtherServer)
    #expect(try program.core.server.clientIfSignedIn() != nil)
    try await program.compete.signIn.signOut()
    #expect(try program.core.server.clientIfSignedIn() == nil)
    let other = try ServerAddress("https://other.example.org")
    let second = try await program.compete.signIn.logIn(
      name: "ada", password: "sixteen letters!", at: other)
    #expect(second.isOtherServer)
    #expect(
      program.compete.signIn.offeredPassphrase() != program.compete.signIn.offeredPassphrase())
    #expect(player.screen().isEmpty)
    #expect(player.test.errors.text.isEmpty)
  }

  @Test("the page of a player is shown even if the session has ended")
  func page() async throws {
    var player = try Player(Display())
    player.options.server = ModelTests.origin
    let program = try player.program()
    try program.core.server.credentialFile.write(
      Credentials(server: try ServerAddress(ModelTests.origin), grant: .of("ada")))
    let view = PlayerView(
      username: "Grace", createdAt: Timestamp(millis: 1_700_000_000_000), results: [])
    player.test.server.answer { sent in
      guard sent.request.token == nil else {
        throw Problem(.tokenInvalid, "That session has ended.")
      }
      return try .json(view)
    }
    #expect(try await program.compete.leaderboards.player("grace/../x").view == view)
    #expect(player.test.server.sent.map(\.line).last == "GET /v1/players/grace%2F..%2Fx")
    #expect(player.screen().isEmpty)
    #expect(player.test.errors.text.contains("has ended"))
  }
}
