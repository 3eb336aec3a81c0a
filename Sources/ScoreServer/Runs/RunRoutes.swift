import GameEngine
import NIOHTTP1
import ScoreAPI
import ScoreStore

/// The routes of ranked rounds.
package struct RunRoutes: RouteGroup {
  private let games: RankedGameService
  private let replays: RunReplays
  private let clock: ServerClock
  private let courses: PlayedCourses

  /// The routes of a service.
  package init(
    games: RankedGameService, replays: RunReplays, clock: ServerClock,
    courses: PlayedCourses = .english
  ) {
    self.replays = replays
    self.courses = courses
    self.games = games
    self.clock = clock
  }

  package func add(to table: inout RouteTable) {
    let (games, replays) = (games, replays)
    let (clock, courses) = (clock, courses)
    table.on(.daily, queries: ["date", "course", "board"]) { _, context in
      let date = try context.queryDate("date") ?? clock.today
      let board = Board(rawValue: context.query("board") ?? Board.daily.rawValue)
      guard let board, [.daily, .hard].contains(board) else {
        throw RequestError.run(.boardNotPlayable)
      }
      let course = try RunRoutes.course(context.query("course"), of: board, in: courses)
      return .json(.ok, try await games.daily(date, of: course, for: context.player))
    }
    table.on(.startRun) { request, context in
      let player = try context.requiredPlayer()
      let start = try await request.body(RunRequest.self)
      let course = try RunRoutes.course(start.course, of: start.board, in: courses)
      let (answer, isNew) =
        switch (start.board, start.date) {
        case (.daily, let date?), (.hard, let date?):
          try await games.startDaily(
            try date.requested(), of: course, for: player, from: context.address)
        case (.run, nil): try await games.startRun(of: course, for: player)
        case (.daily, nil), (.hard, nil): throw RequestError.run(.dateMissing)
        case (.run, _): throw RequestError.run(.dateNotAllowed)
        default: throw RequestError.run(.boardNotPlayable)
        }
      return .json(isNew ? .created : .ok, answer)
    }
    table.on(.move) { request, context in
      let player = try context.requiredPlayer()
      let id = try RunRoutes.id(context)
      let move = try await request.body(MoveRequest.self)
      guard move.move >= 1 else { throw RequestError.run(.moveNumber) }
      let events = try await games.move(move.move, move.input, in: id, for: player)
      return .json(.ok, MoveAnswer(events: events))
    }
    table.on(.run) { _, context in
      let player = try context.requiredPlayer()
      return .json(
        .ok, try await games.answer(try RunRoutes.id(context), for: player))
    }
    table.on(.endRun) { _, context in
      let player = try context.requiredPlayer()
      try await games.giveUp(try RunRoutes.id(context), for: player)
      return .noContent
    }
    table.on(.replay) { _, context in
      .json(.ok, try await replays.replay(try RunRoutes.id(context)))
    }
  }

  /// The course of a daily or a run that a request names.
  ///
  /// - Throws: `not_found` if the server does not play it.
  private static func course(
    _ name: String?, of board: Board, in courses: PlayedCourses
  ) throws(RequestError) -> CourseID {
    let course = try courses.id(name)
    guard board == .hard else { return course }
    guard course == .english, courses.hasHarderDaily else { throw .notFound(.course) }
    return .hard
  }

  private static func id(_ context: RequestContext) throws(RequestError) -> RunID {
    guard let id = EventID(context.parameter("id")) else {
      throw .notFound(.run)
    }
    return id
  }
}
