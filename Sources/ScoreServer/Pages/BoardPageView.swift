import GameEngine
import Messages
import ScoreAPI
import ScoreStore

/// The values of the template of board pages.
struct BoardPageView: Sendable {
  /// An entry of the board, formatted in the page's language.
  struct Row: Sendable {
    let rank: String
    /// The class of the first three ranks.
    let medal: String?
    let name: String
    /// The path of the player's page; nil if the account was deleted.
    let path: String?
    let score: String
    /// How far it is to the next better score; nil for the first row, and for the same score.
    let distance: String?
    /// The path of the run's page, if its replay is available.
    let run: String?
    let time: FormattedTime?
    /// The number of runs, on boards of runs; else empty.
    let attempts: String
    let finished: FormattedTime
  }

  /// How many players of a daily had how many right answers.
  struct Distribution: Sendable {
    struct Bar: Sendable {
      let right: String
      let players: String
      let value: Int
    }

    let heading: String
    let most: Int
    /// From ten right answers to none.
    let bars: [Bar]
  }

  /// When the board opens or closes, or has closed.
  struct Deadline: Sendable {
    let before: String
    let datetime: String
    let text: String
  }

  /// The number of entries on a page.
  static let limit = 50
  /// The number of seconds between two refreshes of an open page.
  private static let refreshSeconds = 5

  let layout: PageLayout
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
  /// The heading of the column with numbers of runs, on boards of runs.
  let attemptsLabel: String?
  let finishedLabel: String
  let rows: [Row]
  let hasPager: Bool
  let top: PageLink?
  let more: PageLink?
  let replayNote: String?
  let removedNote: String?
  let distribution: Distribution?
  let sample: SampleView?

  /// A page of a board.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - page: its entries.
  ///   - schedule: when it opens and closes.
  ///   - courses: the courses that the server plays.
  ///   - isTop: whether the page begins with the first rank.
  ///   - isHome: whether it is the page of today's daily.
  ///   - serverName: the server's name.
  ///   - join: how to play on this server.
  ///   - sample: a question to try.
  ///   - messages: the language.
  init(
    _ board: BoardKey, _ page: BoardPage, _ schedule: BoardSchedule, isTop: Bool, isHome: Bool,
    courses: PlayedCourses = .english, serverName: String, join: JoinNote? = nil,
    sample: SampleView? = nil, messages: Messages
  ) {
    self.sample = sample
    layout = PageLayout(
      board: board, courses: courses, today: schedule.today, serverName: serverName, join: join,
      messages: messages)
    let names = BoardTexts(messages)
    let texts = BoardPageTexts(messages)
    let name = names.heading(of: board, isHome: isHome)
    heading = courses.all.count == 1 ? name : "\(courses.name(of: board.course.listed)): \(name)"
    subheading = names.subheading(of: board, isHome: isHome)
    title = "\(heading) · \(serverName)"
    summary = "\(heading): \(subheading)"
    // Later pages would shift while they are being read, so they are not refreshed.
    refresh = schedule.isOpen && isTop ? String(BoardPageView.refreshSeconds) : nil
    deadline = BoardPageView.deadline(schedule.phase, texts, messages)
    previous = schedule.previous.map { BoardPageView.link(to: $0, names) }
    following = schedule.following.map { BoardPageView.link(to: $0, names) }
    hasNeighbors = previous != nil || following != nil
    neighborsLabel = names.neighborsLabel(of: board)
    isEmpty = page.entries.isEmpty
    empty = isTop ? BoardPageView.empty(board, schedule.phase, texts) : texts.end
    caption = texts.caption(players: page.players)
    hasTime = board.board != .streak
    attemptsLabel = board.board == .run ? names.attemptsLabel : nil
    scoreLabel = names.scoreLabel(of: board)
    let isDated = board.board == .streak || board.contest == .run(nil)
    finishedLabel = texts.finishedLabel(isDate: isDated)
    // The moves of a daily are secret while others can play it. The moves of runs are always public.
    let isPublic = board.board == .run || !schedule.isOpen
    rows = page.entries.enumerated().map { place, entry in
      let gap = place > 0 ? page.entries[place - 1].position.score - entry.position.score : 0
      return Row(
        entry, gap: gap, hasTime: board.board != .streak, isDated: isDated, isPublic: isPublic,
        messages: messages)
    }
    distribution = page.distribution.flatMap {
      Distribution($0, heading: texts.distribution, messages: messages)
    }
    let path = PageLayout.path(board)
    top = isTop ? nil : PageLink(path: isHome ? "/" : path, label: texts.backToTop)
    more =
      page.hasMore
      ? page.entries.last.map {
        PageLink(
          path: "\(path)\(path.contains("?") ? "&" : "?")after=\($0.position.cursor)",
          label: texts.furtherDown)
      } : nil
    hasPager = top != nil || more != nil
    removedNote = page.removed > 0 ? names.removed(page.removed) : nil
    replayNote = BoardPageView.replayNote(board, schedule, texts)
  }

  private static func deadline(
    _ phase: BoardSchedule.Phase, _ texts: BoardPageTexts, _ messages: Messages
  ) -> Deadline? {
    func deadline(_ before: String, _ instant: Int64) -> Deadline {
      let time = FormattedTime.instant(instant, in: messages)
      return Deadline(before: before, datetime: time.datetime, text: texts.utc(time.text))
    }
    return switch phase {
    case .notYet(let instant): deadline(texts.opens, instant)
    case .open(let instant): instant.map { deadline(texts.openUntil, $0) }
    case .closed(let instant): deadline(texts.closedSince, instant)
    }
  }

  private static func empty(
    _ board: BoardKey, _ phase: BoardSchedule.Phase, _ texts: BoardPageTexts
  ) -> EmptyState {
    switch phase {
    case .notYet: texts.notOpen
    case .open: texts.blank(board)
    case .closed: texts.withoutPlayers
    }
  }

  private static func link(to board: BoardKey, _ names: BoardTexts) -> PageLink {
    PageLink(path: PageLayout.path(board), label: names.neighborName(of: board))
  }

  private static func replayNote(
    _ board: BoardKey, _ schedule: BoardSchedule, _ texts: BoardPageTexts
  ) -> String? {
    switch (board.board, schedule.phase) {
    case (.run, _), (.daily, .closed), (.hard, .closed): texts.replaysAvailable
    case (.daily, _), (.hard, _): texts.replaysLater
    case (.weekly, _), (.streak, _): nil
    }
  }
}

extension BoardPageView.Distribution {
  /// Nil for fewer than two players.
  init?(_ distribution: DailyDistribution, heading: String, messages: Messages) {
    guard distribution.players > 1, let most = distribution.counts.max() else { return nil }
    self.heading = heading
    self.most = most
    bars = distribution.counts.enumerated().reversed().map { right, players in
      Bar(
        right: messages.number(right), players: messages.number(players), value: players)
    }
  }
}

extension BoardPageView.Row {
  init(
    _ entry: RankedEntry, gap: Int, hasTime: Bool, isDated: Bool, isPublic: Bool, messages: Messages
  ) {
    rank = messages.number(entry.rank)
    medal = entry.rank <= 3 ? "place-\(entry.rank)" : nil
    name =
      entry.isOfDeletedAccount
      ? BoardTexts(messages).deletedPlayer : PageText.name(entry.username)
    path = entry.isOfDeletedAccount ? nil : Route.playerPage.path(entry.username)
    score = messages.number(entry.position.score)
    distance = gap > 0 ? BoardPageTexts(messages).distance(gap) : nil
    run = isPublic ? entry.run.map { Route.runPage.path($0.description) } : nil
    time = hasTime ? .duration(seconds: entry.position.seconds, in: messages) : nil
    attempts =
      entry.attempts.map { BoardTexts(messages).attempts($0.total, givenUp: $0.givenUp) } ?? ""
    finished =
      isDated
      ? .date(of: entry.position.finishedAt, isShort: true, in: messages)
      : .instant(entry.position.finishedAt, isShort: true, in: messages)
  }
}
