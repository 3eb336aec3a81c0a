import GameEngine
import Messages
import ScoreAPI

/// The values that all pages share.
struct PageLayout: Sendable {
  /// A link to one of the boards.
  struct Tab: Sendable {
    let label: String
    let path: String
    let isCurrent: Bool
  }

  /// The server's name, shown in titles and the head of the page.
  let serverName: String
  /// Texts that do not depend on the page, translated.
  let labels: PageLabels
  /// Links to today's daily, the week, the runs of the week and of all time, and streaks, in this
  /// order.
  let tabs: [Tab]
  /// How to play on this server.
  let join: JoinNote?
  let icon = Asset.icon.path
  let style = Asset.style.path
  let script = Asset.script.path

  /// - Parameters:
  ///   - board: the board that the page shows, if any.
  ///   - today: the date in UTC.
  ///   - serverName: the server's name.
  ///   - join: how to play on this server.
  ///   - messages: the language.
  init(
    board: BoardKey?, today: CalendarDate, serverName: String, join: JoinNote?, messages: Messages
  ) {
    self.serverName = serverName
    self.join = join
    labels = PageLabels(messages)
    let week = ISOWeek(of: today)
    let names = BoardTexts(messages)
    func tab(_ tabBoard: BoardKey, path: String? = nil, isCurrent: Bool) -> Tab {
      Tab(
        label: names.tab(of: tabBoard), path: path ?? PageLayout.path(tabBoard),
        isCurrent: isCurrent)
    }
    tabs = [
      tab(.daily(today), path: Route.homePage.path, isCurrent: board?.board == .daily),
      tab(.weekly(week), isCurrent: board?.board == .weekly),
      tab(.run(week), isCurrent: board?.board == .run && board != .run(nil)),
      tab(.run(nil), isCurrent: board == .run(nil)),
      tab(.streak, isCurrent: board == .streak),
    ]
  }

  /// The path of a board's page.
  static func path(_ board: BoardKey) -> String {
    Route.boardPage.path(board.board.rawValue, board.period)
  }
}
