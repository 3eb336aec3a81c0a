import GameEngine
import HTTPConnections
import Kit
import Messages
import NIOHTTP1
import ScoreAPI
package import ScoreStore

/// The pages for browsers, and the files that they load. They set no cookies and have no forms.
package struct PageRoutes: RouteGroup {
  private let accounts: any AccountStore
  private let boards: any BoardStore
  private let replays: RunReplays
  private let courses: PlayedCourses
  private let serverName: String
  private let access: JoinNote.Access
  private let publicURL: String?
  private let clock: ServerClock
  private let templates: PageTemplates
  /// The first pages of boards, as long as they have not changed: the boards of a week in some languages, and some for crawlers.
  private let kept = RecentCache<KeptPage.Key, KeptPage>(capacity: 128)
  /// The dailies whose questions can be tried on a day.
  private let samples = RecentCache<CalendarDate, DealtRound>(capacity: 2)

  /// The pages of a server.
  ///
  /// - Throws: an error of the library if a template is malformed, which tests find.
  package init(
    accounts: any AccountStore, boards: any BoardStore, replays: RunReplays,
    courses: PlayedCourses = .english, settings: ServerSettings, clock: ServerClock
  ) throws {
    self.replays = replays
    self.courses = courses
    self.accounts = accounts
    self.boards = boards
    serverName = settings.serverName
    publicURL = settings.publicURL
    access =
      switch settings.signupMode {
      case .open: .open
      case .invite: .byInvitation
      case .closed: .byOperator
      }
    self.clock = clock
    templates = try PageTemplates()
  }

  package func add(to table: inout RouteTable) {
    table.on(.homePage) { request, context in try await home(request, context) }
    table.on(.boardPage, queries: ["after", "course"]) { request, context in
      try await respond(to: request, context) { try await board(context, $0) }
    }
    table.on(.playerPage) { request, context in
      try await respond(to: request, context) {
        try await player(context.parameter("username"), $0)
      }
    }
    table.on(.runPage) { request, context in
      try await respond(to: request, context) { try await run(context.parameter("id"), $0) }
    }
    for asset in Asset.all {
      table.on(asset.route, queries: ["v"], type: asset.mediaType) { request, context in
        asset.response(to: request, version: context.query("v"))
      }
    }
    // Browsers get a page for an address that does not exist; programs get a problem, as for a wrong address of the API.
    table.otherwise { request, context in
      try await respond(to: request, context) { _ in throw RequestError.notFound(.address) }
    }
  }

  private func join(_ messages: Messages) -> JoinNote {
    JoinNote(access, address: publicURL, messages: messages)
  }

  private var today: CalendarDate { PageText.date(of: clock.now()) }

  /// Responds with the board of the daily of today's date in UTC.
  func home(_ request: Request, _ context: RequestContext) async throws -> Response {
    try await respond(to: request, context) {
      try await top(of: .daily(today), isHome: true, $0)
    }
  }

  private func board(_ context: RequestContext, _ messages: Messages) async throws -> Page {
    let board = try context.board(in: courses)
    guard let after = context.query("after") else {
      return try await top(of: board, isHome: false, messages)
    }
    guard let position = BoardPosition(cursor: after) else {
      throw RequestError.notFound(.boardPosition)
    }
    let page = try await boards.page(board, after: position, limit: BoardPageView.limit)
    let schedule = BoardSchedule(board, at: clock.now())
    return render(board, page, schedule, isTop: false, isHome: false, messages)
  }

  /// The first page of a board, rendered once for each version and language.
  private func top(
    of board: BoardKey, isHome: Bool, _ messages: Messages
  ) async throws -> Page {
    let key = KeptPage.Key(board: board, isHome: isHome, language: messages.language)
    let schedule = BoardSchedule(board, at: clock.now())
    // The version is read first, so that the page may be newer than it but never older.
    let version = try await boards.version(of: board)
    if let known = kept[key], known.version == version, known.schedule == schedule {
      return known.page
    }
    let entries = try await boards.page(board, after: nil, limit: BoardPageView.limit)
    let page = render(board, entries, schedule, isTop: true, isHome: isHome, messages)
    kept[key] = KeptPage(version: version, schedule: schedule, page: page)
    return page
  }

  private func render(
    _ board: BoardKey, _ page: BoardPage, _ schedule: BoardSchedule, isTop: Bool, isHome: Bool,
    _ messages: Messages
  ) -> Page {
    let view = BoardPageView(
      board, page, schedule, isTop: isTop, isHome: isHome, courses: courses,
      serverName: serverName,
      join: join(messages), sample: isHome ? sample(messages) : nil, messages: messages)
    return Page(templates.board(view), messages: messages)
  }

  private func sample(_ messages: Messages) -> SampleView? {
    let day = today
    guard let dealt = samples[day] ?? replays.closedDaily(before: day) else { return nil }
    samples[day] = dealt
    return SampleView(dealt, messages: messages)
  }

  private func player(_ name: String, _ messages: Messages) async throws -> Page {
    guard let account = try await accounts.find(namedByClient: name), !account.isDisabled else {
      throw RequestError.notFound(.player)
    }
    let entries = try await courses.results(of: account, in: boards)
    let view = PlayerPageView(
      account, entries, courses: courses, today: today, serverName: serverName,
      join: join(messages),
      messages: messages)
    return Page(templates.player(view), messages: messages)
  }

  private func run(_ id: String, _ messages: Messages) async throws -> Page {
    guard let id = EventID(id) else { throw RequestError.notFound(.run) }
    let view = RunPageView(
      try await replays.judged(id), id: id, courses: courses, today: today, serverName: serverName,
      join: join(messages), messages: messages)
    return Page(templates.run(view), messages: messages)
  }

  /// Responds with a page; to browsers also if the request is rejected.
  private func respond(
    to request: Request, _ context: RequestContext, _ make: (Messages) async throws -> Page
  ) async throws -> Response {
    let messages = context.messages
    do {
      return try await make(messages).response(to: request)
    } catch {
      guard request.headers[.accept]?.contains("text/html") == true,
        let error = RequestError(error)
      else { throw error }
      let view = ErrorPageView(
        error, courses: courses, today: today, serverName: serverName, join: join(messages),
        messages: messages)
      let page = Page(templates.error(view), messages: messages)
      var response = page.response(
        to: request, status: HTTPResponseStatus(statusCode: error.status))
      if let seconds = error.retryAfter { response.headers[.retryAfter] = String(seconds) }
      return response
    }
  }
}

/// A page that was rendered before.
private struct KeptPage: Sendable {
  /// The identity of a page.
  struct Key: Hashable, Sendable {
    let board: BoardKey
    let isHome: Bool
    let language: String
  }

  let version: Int
  let schedule: BoardSchedule
  let page: Page
}
