import GameEngine
import NIOCore
import NIOHTTP1
import ScoreAPI
package import ScoreStore

/// The routes of boards and players.
package struct BoardRoutes: RouteGroup {
  private let accounts: any AccountStore
  private let boards: any BoardStore
  private let pager: BoardPager
  private let courses: PlayedCourses

  /// The routes of stored boards.
  package init(
    accounts: any AccountStore, boards: any BoardStore, pager: BoardPager,
    courses: PlayedCourses = .english
  ) {
    self.courses = courses
    self.accounts = accounts
    self.boards = boards
    self.pager = pager
  }

  package func add(to table: inout RouteTable) {
    let (accounts, boards) = (accounts, boards)
    let (pager, courses) = (pager, courses)
    table.on(.board, queries: BoardPager.queries) { _, context in
      let board = try context.board(in: courses)
      let limit = try context.query("limit", in: 1...100, default: 20)
      let page: BoardPager.Page
      if let around = context.query("around") {
        guard around == "me" else {
          throw RequestError.query(.aroundOtherPlayer)
        }
        page = try await pager.page(
          board, around: try context.requiredPlayer().account, limit: limit)
      } else {
        page = try await pager.page(board, after: context.query("after"), limit: limit)
      }
      var me: BoardEntry?
      if let player = context.player {
        me =
          if let shown = page.view.entries.first(where: { $0.username == player.username }) {
            shown
          } else {
            try await boards.entry(of: player.account, on: board)?.view
          }
      }
      return .json(.ok, encoded: ByteBuffer(bytes: try page.json(me: me)))
    }
    table.on(.player) { _, context in
      let name = context.parameter("username")
      guard let account = try await accounts.find(namedByClient: name), !account.isDisabled else {
        throw RequestError.notFound(.player)
      }
      let entries = try await courses.results(of: account, in: boards)
      return .json(
        .ok,
        PlayerView(
          username: account.name, createdAt: Timestamp(millis: account.createdAt),
          results: entries.map {
            PlayerView.Result(
              board: $0.board.board, period: $0.board.period, course: $0.board.course.listed,
              entry: $0.view)
          }))
    }
  }
}
