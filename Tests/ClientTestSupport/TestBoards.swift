#if FullScreen
  package import GameEngine
  import HTTPClient
  import Messages
  package import ScoreAPI
  import TestSupport

  import ClientCore

  /// A server whose boards differ by key, so that a wrong one is noticed.
  package enum TestBoards {
    package static let origin = "https://words.example.org"
    private static let names = ["grace", "ada", "a-long-name-of-20-ch", "bob"]

    package static func respond(_ sent: SentRequest) throws -> ServerResponse {
      let parts = sent.request.path.split { "/?".contains($0) }.map(String.init)
      guard parts[1] == "boards", let key = BoardKey(board: parts[2], period: parts[3]) else {
        throw Problem(.notFound, "There is no such thing here.")
      }
      return try .json(view(key))
    }

    package static func view(_ key: BoardKey) -> BoardView {
      let isRun = key.board == .daily || key.board == .run
      let entries = names.enumerated().map { place, name in
        BoardEntry.of(
          [1, 2, 2, 4][place], name, key.board == .streak ? 40 - place : 15_500 - 2500 * place,
          seconds: 84 + 60 * place, run: isRun ? "run-of-\(name)" : nil,
          attempts: key.board == .run ? 14 - place : nil,
          givenUp: key.board == .run ? 9 - 3 * place : nil)
      }
      return BoardView(
        board: key.board, period: key.period, players: 1203, entries: entries, me: entries[1],
        next: nil, distribution: key.board == .daily ? .ofTest : nil)
    }
  }

  extension TestPlayer {
    /// A player at a server with the boards of `TestBoards`.
    package static func atBoards(signedIn: Bool = true) throws -> TestPlayer {
      let player = try TestPlayer.atServer(TestBoards.origin, signedIn: signedIn)
      player.test.server.answer { try TestBoards.respond($0) }
      return player
    }

    /// The requests so far, a line each.
    package var requestLines: [String] { test.server.sent.map(\.line) }
  }
#endif
