import GameEngine
import ScoreAPI
import ScoreStore

/// What the template of a board's page is filled with.
struct BoardPageView: Sendable {
  /// One player's row.
  struct Row: Sendable {
    let rank: String
    /// The class of the first three ranks.
    let medal: String?
    let name: String
    let path: String
    let score: String
    /// Where every move of the run can be fetched.
    let replay: String?
    let time: FormattedTime?
    let finished: FormattedTime
  }

  /// What is still to come, or over.
  struct Deadline: Sendable {
    let before: String
    let datetime: String
    let text: String
  }

  /// How many entries a page has.
  static let limit = 50
  /// How many seconds an open page waits before it looks again.
  private static let refreshSeconds = 5

  let frame: PageLayout
  let title: String
  let summary: String
  let refresh: String?
  let heading: String
  let subheading: String
  let deadline: Deadline?
  let hasNeighbors: Bool
  let neighborsLabel: String
  let previous: PageLink?
  let following: PageLink?
  let isEmpty: Bool
  let empty: EmptyState
  let caption: String
  let scoreLabel: String
  let hasTime: Bool
  let finishedLabel: String
  let rows: [Row]
  let hasPager: Bool
  let top: PageLink?
  let more: PageLink?
  let replayNote: String?

  /// A page of a board.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - page: its entries.
  ///   - schedule: where it stands in time.
  ///   - isTop: whether the page begins with the best.
  ///   - isHome: whether this is the page of today.
  ///   - serverName: the server's name.
  init(
    _ board: BoardKey, _ page: BoardPage, _ schedule: BoardSchedule, isTop: Bool, isHome: Bool,
    serverName: String
  ) {
    let words = BoardWords(board, phase: schedule.phase, isHome: isHome)
    frame = PageLayout(board: board, today: schedule.today, serverName: serverName)
    title = "\(words.heading) · \(serverName)"
    summary = "\(words.heading): \(words.subheading)"
    // Pages further down may shift by a place while somebody reads them; they are left alone.
    refresh = schedule.isOpen && isTop ? String(BoardPageView.refreshSeconds) : nil
    heading = words.heading
    subheading = words.subheading
    deadline = BoardPageView.deadline(schedule.phase)
    previous = schedule.previous.map { BoardPageView.link(to: $0) }
    following = schedule.following.map { BoardPageView.link(to: $0) }
    hasNeighbors = previous != nil || following != nil
    neighborsLabel = board.board == .daily ? "Other days" : "Other weeks"
    isEmpty = page.entries.isEmpty
    empty =
      isTop ? words.empty : EmptyState("Nothing further down.", "The board ends before this.")
    caption = "\(PageText.count(page.players, "player")), best first"
    hasTime = board != .streak
    scoreLabel = hasTime ? "Score" : "Days"
    let isDated = board == .streak || board == .run(nil)
    finishedLabel = isDated ? "Finished" : "Finished, UTC"
    // A daily's runs stay secret while others may still play it; a run's are its own.
    let isPublic = board.board == .run || !schedule.isOpen
    rows = page.entries.map { entry in
      Row(entry, hasTime: board != .streak, isDated: isDated, isPublic: isPublic)
    }
    let path = PageLayout.path(board)
    top = isTop ? nil : PageLink(path: isHome ? "/" : path, label: "Back to the top")
    more =
      page.hasMore
      ? page.entries.last.map {
        PageLink(path: "\(path)?after=\($0.position.cursor)", label: "Further down")
      } : nil
    hasPager = top != nil || more != nil
    replayNote = BoardPageView.replayNote(board, schedule)
  }

  private static func deadline(_ phase: BoardSchedule.Phase) -> Deadline? {
    func deadline(_ before: String, _ instant: Int64) -> Deadline {
      let time = FormattedTime.instant(instant)
      return Deadline(before: before, datetime: time.datetime, text: "\(time.text) UTC")
    }
    return switch phase {
    case .notYet(let instant): deadline("Opens", instant)
    case .open(let instant): instant.map { deadline("Open until", $0) }
    case .closed(let instant): deadline("Closed since", instant)
    }
  }

  private static func link(to board: BoardKey) -> PageLink {
    let label =
      switch board {
      case .daily(let date): PageText.day(date)
      case .weekly(let week), .run(let week?): "Week of \(PageText.day(week.monday))"
      case .run(nil), .streak: ""
      }
    return PageLink(path: PageLayout.path(board), label: label)
  }

  private static func replayNote(_ board: BoardKey, _ schedule: BoardSchedule) -> String? {
    switch (board.board, schedule.phase) {
    case (.run, _), (.daily, .closed):
      "You need not take our word for it: each score links to its moves, and anyone can judge them again."
    case (.daily, _):
      "When the day has closed, every score will link to its moves, and anyone can judge them again."
    case (.weekly, _), (.streak, _): nil
    }
  }
}

extension BoardPageView.Row {
  init(_ entry: RankedEntry, hasTime: Bool, isDated: Bool, isPublic: Bool) {
    rank = PageText.number(entry.rank)
    medal = entry.rank <= 3 ? "place-\(entry.rank)" : nil
    name = PageText.name(entry.username)
    path = Route.playerPage.path(entry.username)
    score = PageText.number(entry.position.score)
    replay = isPublic ? entry.run.map { Route.replay.path($0.description) } : nil
    time = hasTime ? .length(seconds: entry.position.seconds) : nil
    finished =
      isDated
      ? .date(of: entry.position.finishedAt, isShort: true)
      : .instant(entry.position.finishedAt, isShort: true)
  }
}
