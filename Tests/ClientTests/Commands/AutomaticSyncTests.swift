import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import HTTPClient
import Messages
import ScoreAPI
import TestSupport
import Testing

@testable import wordhoard

@Suite("The sync before and after a game")
struct AutomaticSyncTests {
  static let origin = "https://words.example.org"
  let journal = JournalOnServer([])

  /// A player on a computer, who is signed in as Ada.
  private func player(_ display: Display = .terminal()) throws -> Player {
    var player = try Player(display)
    player.options.server = Self.origin
    player.options.isPlain = true
    try CredentialFile(directory: player.options.home).write(
      Credentials(server: ServerAddress(Self.origin), grant: .of("ada")))
    player.test.server.answer { [journal] in try journal.respond($0) }
    return player
  }

  private func play(_ player: Player, typing lines: [String], jsonl: Bool = false) async throws {
    let start = Start.game(.play(PracticeRequest()))
    let code = try await player.program(typing: lines).programStart.begin(start, jsonl: jsonl)
    #expect(code == 0)
  }

  @Test("a game sends its answers when it ends, and another computer finds them when it begins")
  func twoComputers() async throws {
    let first = try player()
    try await play(first, typing: ["", "", ":quit"])
    let answers = try first.progress().gamesCount
    #expect(answers > 0 && journal.count > answers)
    let second = try player()
    try await play(second, typing: [":quit"])
    #expect(try second.progress().gamesCount == answers)
    #expect(second.test.errors.text.isEmpty)
  }

  @Test("a sync that fails is told in one line after the game, whose answers are kept")
  func unreachable() async throws {
    let player = try player()
    player.test.server.answer { _ in throw HTTPFailure.other("no route") }
    try await play(player, typing: ["", "", ":quit"])
    let told = player.test.errors.text
    #expect(told.hasPrefix("wordhoard: your answers are not synced yet: \(Self.origin) cannot be"))
    #expect(told.filter { $0 == "\n" }.count == 1)
    #expect(try player.progress().gamesCount > 0)
  }

  @Test("nothing is synced for a player who is not signed in, and for programs")
  func withoutSync() async throws {
    let stranger = try Player()
    try await play(stranger, typing: [":quit"])
    #expect(stranger.test.server.sent.isEmpty)
    let program = try player(Display())
    try await play(program, typing: [":quit"], jsonl: true)
    try await play(program, typing: [":quit"])
    #expect(program.test.server.sent.isEmpty)
  }
}
