import GameEngine
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore

/// The routes under which players create, join, compare and leave groups. All of them need a token.
package struct GroupRoutes: RouteGroup {
  private let service: GroupService
  private let courses: PlayedCourses

  /// The routes of a service.
  package init(service: GroupService, courses: PlayedCourses = .english) {
    self.service = service
    self.courses = courses
  }

  package func add(to table: inout RouteTable) {
    let (service, courses) = (service, courses)
    table.on(.createGroup) { request, context in
      let body = try await request.body(GroupRequest.self)
      return .json(.created, try await service.create(body, by: context.requiredPlayer()))
    }
    table.on(.groups) { _, context in
      .json(.ok, try await service.list(of: context.requiredPlayer()))
    }
    table.on(.joinGroup) { request, context in
      let body = try await request.body(JoinRequest.self)
      return .json(
        .ok, try await service.join(body, by: context.requiredPlayer(), from: context.address))
    }
    table.on(.removeMember) { _, context in
      try await service.remove(
        context.parameter("username"), from: context.parameter("id"), by: context.requiredPlayer())
      return .noContent
    }
    table.on(.renewCode) { _, context in
      .json(
        .ok, try await service.renewCode(of: context.parameter("id"), by: context.requiredPlayer()))
    }
    table.on(.deleteGroup) { _, context in
      try await service.delete(context.parameter("id"), by: context.requiredPlayer())
      return .noContent
    }
    table.on(.groupBoard, queries: BoardPager.queries) { _, context in
      let player = try context.requiredPlayer()
      // A group that the player is not in must not differ from one that does not exist, so it is looked for first.
      let requested = Result { try context.board(in: courses) }
      let board = try await service.board(
        (try? requested.get()) ?? .streak(), of: context.parameter("id"), for: player)
      let key = try requested.get()
      let limit = try context.query("limit", in: 1...100, default: 20)
      let page: BoardPage
      if let around = context.query("around") {
        guard around == "me" else { throw RequestError.query(.aroundOtherPlayer) }
        page = board.page(around: player.account, limit: limit)
      } else {
        page = board.page(after: try BoardPager.position(context.query("after")), limit: limit)
      }
      let json = try BoardPager.Page(key, page).json(me: board.entry(of: player.account)?.view)
      return .json(.ok, encoded: ByteBuffer(bytes: json))
    }
  }
}
