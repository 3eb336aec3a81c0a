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
  /// Links to today's daily, the week, the runs of the week and of all time, streaks, and in English the harder daily, in this
  /// order.
  let tabs: [Tab]
  /// Links to the dailies of the courses; empty if the server plays only one.
  let courses: [Tab]
  let hasCourses: Bool
  /// How to play on this server.
  let join: JoinNote?
  let icon = Asset.icon.path
  let style = Asset.style.path
  let script = Asset.script.path

  /// - Parameters:
  ///   - board: the board that the page shows, if any.
  ///   - courses: the courses that the server plays.
  ///   - today: the date in UTC.
  ///   - serverName: the server's name.
  ///   - join: how to play on this server.
  ///   - messages: the language.
  init(
    board: BoardKey?, courses played: PlayedCourses, today: CalendarDate, serverName: String,
    join: JoinNote?, messages: Messages
  ) {
    self.serverName = serverName
    self.join = join
    labels = PageLabels(messages)
    let week = ISOWeek(of: today)
    let names = BoardTexts(messages)
    let course = (board?.course ?? .english).listed
    func tab(_ contest: BoardKey.Contest, isCurrent: Bool) -> Tab {
      let tabBoard = BoardKey(contest, of: course)
      return Tab(
        label: names.tab(of: tabBoard), path: PageLayout.path(tabBoard, today: today),
        isCurrent: isCurrent)
    }
    var tabs = [
      tab(.daily(today), isCurrent: board?.board == .daily),
      tab(.weekly(week), isCurrent: board?.board == .weekly),
      tab(.run(week), isCurrent: board?.board == .run && board?.contest != .run(nil)),
      tab(.run(nil), isCurrent: board?.contest == .run(nil)),
      tab(.streak, isCurrent: board?.board == .streak),
    ]
    if course == .english, played.hasHarderDaily {
      let hard = BoardKey.hard(today)
      tabs.append(
        Tab(
          label: names.tab(of: hard), path: PageLayout.path(hard),
          isCurrent: board?.board == .hard))
    }
    self.tabs = tabs
    courses =
      played.all.count == 1
      ? []
      : played.all.map { played in
        Tab(
          label: played.name, path: PageLayout.path(.daily(today, of: played.id), today: today),
          isCurrent: board?.course.listed == played.id)
      }
    hasCourses = !courses.isEmpty
  }

  /// The path of a board's page; `/` for today's daily in English.
  ///
  /// - Parameter today: the date in UTC; nil if the page of today's daily is to have its own address.
  static func path(_ board: BoardKey, today: CalendarDate? = nil) -> String {
    if let today, board == .daily(today) { return Route.homePage.path }
    return Route.boardPage.path(board.board.rawValue, board.period)
      + (board.course.listed.unlessEnglish.map { "?course=\($0)" } ?? "")
  }
}
