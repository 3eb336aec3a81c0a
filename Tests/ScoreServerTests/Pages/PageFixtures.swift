import Foundation
import GameEngine
import Messages
import ScoreAPI
import ScoreStore

@testable import ScoreServer

/// Boards and players for tests of pages.
enum PageFixtures {
  /// 2026-11-21 12:00 UTC.
  static let noon: Int64 = 1_795_262_400_000
  static let today = CalendarDate(dayNumber: 20_778)
  static let names = ["Ada", "grace_h", "Linus-T", "Noether", "hypatia"]

  static func entry(
    _ board: BoardKey, rank: Int, name: String, score: Int, seconds: Int, run: Bool = true,
    attempts: Attempts? = nil
  ) -> RankedEntry {
    RankedEntry(
      board: board, rank: rank, username: name,
      position: BoardPosition(
        score: score, seconds: seconds, finishedAt: noon + Int64(rank) * 61_000,
        account: AccountID(rank)),
      elapsedMillis: seconds * 1000 + 400,
      run: run ? EventID(high: 0x4000, low: 0x8000_0000_0000_0000 + UInt64(rank)) : nil,
      attempts: attempts)
  }

  /// A board of five players, two of whom share a rank.
  static func page(_ board: BoardKey, hasMore: Bool = false) -> BoardPage {
    let ranks = [1, 2, 2, 4, 5]
    let scores = [15_500, 5500, 5500, 4500, 100]
    let entries = names.enumerated().map { place, name in
      entry(
        board, rank: ranks[place], name: name, score: scores[place],
        seconds: [84, 3723, 3723, 59, 9][place],
        run: board.board == .daily || board.board == .run,
        attempts: board.board == .run ? Attempts(total: 1203 - place, givenUp: place * 3) : nil)
    }
    return BoardPage(players: hasMore ? 1234 : 5, entries: entries, hasMore: hasMore)
  }

  /// A page of a board as HTML.
  static func html(
    _ board: BoardKey, _ page: BoardPage, isTop: Bool = true, isHome: Bool = false,
    at instant: Int64 = noon, in messages: Messages = .english
  ) throws -> String {
    try PageTemplates().board(
      BoardPageView(
        board, page, BoardSchedule(board, at: instant), isTop: isTop, isHome: isHome,
        serverName: "wordhoard", messages: messages))
  }

  /// The German messages of this repository.
  static func german() throws -> Messages {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try CatalogueFolder(path: root.appendingPathComponent("Content/messages").path)
      .messages(in: "de")
  }

  static func account(_ name: String, isListed: Bool = true) -> Account {
    Account(
      id: 1, name: name, passwordHash: "", createdAt: noon - 90 * 86_400_000, updatedAt: noon,
      isListed: isListed, isDisabled: false)
  }
}
