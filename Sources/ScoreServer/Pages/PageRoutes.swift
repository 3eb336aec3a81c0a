import GameEngine
import NIOHTTP1
import ScoreAPI
package import ScoreStore

/// The pages for a browser, and the files that they load. They set no cookies and take no input but
/// their addresses.
package struct PageRoutes: RouteGroup {
  private let store: any ScoreStore
  private let serverName: String
  private let clock: ServerClock
  private let templates: PageTemplates
  private let cache = PageCache()

  /// The pages of a server.
  ///
  /// - Throws: where a template is not well formed, which tests find.
  package init(store: any ScoreStore, settings: ServerSettings, clock: ServerClock) throws {
    self.store = store
    serverName = settings.serverName
    self.clock = clock
    templates = try PageTemplates()
  }

  package func add(to table: inout RouteTable) {
    table.on(.homePage) { request, _ in try await home(request) }
    table.on(.boardPage, queries: ["after"]) { request, context in
      try await answer(request) { try await board(context) }
    }
    table.on(.playerPage) { request, context in
      try await answer(request) { try await player(context.parameter("username")) }
    }
    for asset in Asset.all {
      table.on(asset.route, queries: ["v"]) { request, context in
        asset.answer(request, version: context.query("v"))
      }
    }
  }

  private var today: CalendarDate { PageText.date(of: clock.now()) }

  /// Answers with the board of today.
  func home(_ request: Request) async throws -> Response {
    try await answer(request) { try await top(of: .daily(today), isHome: true) }
  }

  private func board(_ context: RequestContext) async throws -> Page {
    guard
      let board = BoardKey(
        board: context.parameter("board"), period: context.parameter("period"))
    else { throw Problem(.notFound, "There is no such board.") }
    guard let after = context.query("after") else { return try await top(of: board) }
    guard let position = BoardPosition(cursor: after) else {
      throw Problem(.notFound, "There is no such place on this board.")
    }
    let page = try await store.page(board, after: position, limit: BoardPageView.limit)
    let schedule = BoardSchedule(board, at: clock.now())
    return render(board, page, schedule, isTop: false, isHome: false)
  }

  /// The best of a board, rendered once a version.
  private func top(of board: BoardKey, isHome: Bool = false) async throws -> Page {
    let key = PageCache.Key(board: board, isHome: isHome)
    let schedule = BoardSchedule(board, at: clock.now())
    // Read before the page, which may then be newer, never older.
    let version = try await store.version(of: board)
    if let page = cache.page(key, version: version, schedule: schedule) { return page }
    let entries = try await store.page(board, after: nil, limit: BoardPageView.limit)
    let page = render(board, entries, schedule, isTop: true, isHome: isHome)
    cache.keep(page, key, version: version, schedule: schedule)
    return page
  }

  private func render(
    _ board: BoardKey, _ page: BoardPage, _ schedule: BoardSchedule, isTop: Bool, isHome: Bool
  ) -> Page {
    Page(
      templates.board(
        BoardPageView(
          board, page, schedule, isTop: isTop, isHome: isHome, serverName: serverName)))
  }

  private func player(_ name: String) async throws -> Page {
    guard let account = try await store.account(named: name), !account.isDisabled else {
      throw Problem(.notFound, "Nobody here has that name.")
    }
    let entries =
      account.isListed
      ? try await store.entries(of: account.id, limit: BoardRoutes.results) : []
    return Page(
      templates.player(
        PlayerPageView(account, entries, today: today, serverName: serverName)))
  }

  /// Answers with a page; with a page that says what is wrong, too, where a browser asks.
  private func answer(
    _ request: Request, _ make: () async throws -> Page
  ) async throws -> Response {
    do {
      return try await make().answer(request)
    } catch {
      guard request.headers[.accept]?.contains("text/html") == true,
        let problem = Problem(answering: error)
      else { throw error }
      let heading = problem.status == 404 ? "Not in this hoard" : problem.title
      let page = Page(
        templates.error(
          ErrorPageView(heading, problem.detail, today: today, serverName: serverName)))
      var response = page.answer(request, status: HTTPResponseStatus(statusCode: problem.status))
      if let seconds = problem.retryAfter { response.headers[.retryAfter] = String(seconds) }
      return response
    }
  }
}
