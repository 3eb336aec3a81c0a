import GameEngine
import Messages
import ScoreStore

/// The values of the template of player pages.
struct PlayerPageView: Sendable {
  /// A result on one board, formatted in the page's language.
  struct Row: Sendable {
    let board: String
    let path: String
    let rank: String
    /// The class of the first three ranks.
    let medal: String?
    let score: String
    let time: FormattedTime
    let attempts: String
    let finished: FormattedTime
  }

  let layout: PageLayout
  let title: String
  let summary: String
  let name: String
  let joined: FormattedTime
  let isEmpty: Bool
  let empty: EmptyState
  let caption: String
  /// The heading of the column with numbers of runs; nil if none of the results is a run.
  let attemptsLabel: String?
  let rows: [Row]

  /// - Parameters:
  ///   - account: the player's account.
  ///   - entries: the results to show, the newest first.
  ///   - courses: the courses that the server plays.
  ///   - today: the date in UTC.
  ///   - serverName: the server's name.
  ///   - join: how to play on this server.
  ///   - messages: the language.
  init(
    _ account: Account, _ entries: [RankedEntry], courses: PlayedCourses = .english,
    today: CalendarDate, serverName: String,
    join: JoinNote? = nil, messages: Messages
  ) {
    layout = PageLayout(
      board: nil, courses: courses, today: today, serverName: serverName, join: join,
      messages: messages)
    name = PageText.name(account.name)
    title = "\(name) · \(serverName)"
    let texts = PlayerPageTexts(messages)
    summary = texts.summary(of: name)
    joined = .date(of: account.createdAt, in: messages)
    isEmpty = entries.isEmpty
    empty = account.isListed ? texts.withoutResults : texts.privatePlayer
    caption = texts.caption
    let boards = BoardTexts(messages)
    attemptsLabel = entries.contains { $0.attempts != nil } ? boards.attemptsLabel : nil
    rows = entries.map { entry in
      Row(
        board: (courses.all.count == 1 ? "" : "\(courses.name(of: entry.board.course.listed)): ")
          + boards.name(of: entry.board), path: PageLayout.path(entry.board),
        rank: messages.number(entry.rank), medal: entry.rank <= 3 ? "place-\(entry.rank)" : nil,
        score: messages.number(entry.position.score),
        time: .duration(seconds: entry.position.seconds, in: messages),
        attempts: entry.attempts.map { boards.attempts($0.total, givenUp: $0.givenUp) } ?? "",
        finished: .date(of: entry.position.finishedAt, isShort: true, in: messages))
    }
  }
}
