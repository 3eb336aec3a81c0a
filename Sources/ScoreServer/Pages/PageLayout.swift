import GameEngine
import ScoreAPI

/// What all pages have around them.
struct PageLayout: Sendable {
  /// A link to one of the boards.
  struct Tab: Sendable {
    let label: String
    let path: String
    let isCurrent: Bool
  }

  /// The server's name.
  let serverName: String
  /// The boards of today.
  let tabs: [Tab]
  let icon = Asset.icon.path
  let style = Asset.style.path
  let script = Asset.script.path

  /// A frame.
  ///
  /// - Parameters:
  ///   - board: the board that the page is about, where it is about one.
  ///   - today: the date in UTC.
  ///   - serverName: the server's name.
  init(board: BoardKey?, today: CalendarDate, serverName: String) {
    self.serverName = serverName
    let week = ISOWeek(of: today)
    func tab(_ label: String, _ path: String, _ isCurrent: Bool) -> Tab {
      Tab(label: label, path: path, isCurrent: isCurrent)
    }
    tabs = [
      tab("Daily", Route.homePage.path, board?.board == .daily),
      tab("Week", PageLayout.path(.weekly(week)), board?.board == .weekly),
      tab("Runs", PageLayout.path(.run(week)), board?.board == .run && board != .run(nil)),
      tab("Best runs", PageLayout.path(.run(nil)), board == .run(nil)),
      tab("Streaks", PageLayout.path(.streak), board == .streak),
    ]
  }

  /// The page of a board.
  static func path(_ board: BoardKey) -> String {
    Route.boardPage.path(board.board.rawValue, board.period)
  }
}
