import GameEngine
import ScoreStore

/// What the template of a player's page is filled with.
struct PlayerPageView: Sendable {
  /// One result.
  struct Row: Sendable {
    let board: String
    let path: String
    let rank: String
    /// The class of the first three ranks.
    let medal: String?
    let score: String
    let time: FormattedTime
    let finished: FormattedTime
  }

  let frame: PageLayout
  let title: String
  let summary: String
  let name: String
  let joined: FormattedTime
  let isEmpty: Bool
  let empty: EmptyState
  let caption: String
  let rows: [Row]

  /// A page about an account.
  ///
  /// - Parameters:
  ///   - account: whose page.
  ///   - entries: the results to show, the newest first.
  ///   - today: the date in UTC.
  ///   - serverName: the server's name.
  init(_ account: Account, _ entries: [RankedEntry], today: CalendarDate, serverName: String) {
    frame = PageLayout(board: nil, today: today, serverName: serverName)
    name = PageText.name(account.name)
    title = "\(name) · \(serverName)"
    summary = "Ranked results of \(name)"
    joined = .date(of: account.createdAt)
    isEmpty = entries.isEmpty
    empty =
      account.isListed
      ? EmptyState("No ranked results yet.", "Every hoard begins with a word.")
      : EmptyState("A private hoard.", "This player keeps the list of results to themselves.")
    caption = "Latest ranked results"
    rows = entries.map { entry in
      Row(
        board: PlayerPageView.title(of: entry.board), path: PageLayout.path(entry.board),
        rank: PageText.number(entry.rank), medal: entry.rank <= 3 ? "place-\(entry.rank)" : nil,
        score: PageText.number(entry.position.score),
        time: .length(seconds: entry.position.seconds),
        finished: .date(of: entry.position.finishedAt, isShort: true))
    }
  }

  private static func title(of board: BoardKey) -> String {
    switch board {
    case .daily(let date): "Daily of \(PageText.date(date, isShort: true))"
    case .weekly(let week): "Week of \(PageText.date(week.monday, isShort: true))"
    case .run(let week?): "Runs, week of \(PageText.date(week.monday, isShort: true))"
    case .run(nil): "Best runs"
    case .streak: "Longest streaks"
    }
  }
}
