package import GameEngine
import ScoreAPI
import ScoreStore

/// The courses that a server plays.
package struct PlayedCourses: Sendable {
  /// The courses that players choose among, English first.
  package let all: [Course]
  /// Whether there is a harder daily.
  let hasHarderDaily: Bool

  /// Courses, at least one, and perhaps `Course.hard`.
  package init(_ all: [Course]) {
    self.all = all.filter { $0.id != .hard }
    hasHarderDaily = all.contains { $0.id == .hard }
  }

  /// The number of results in a player's view and on a player's page; each of them is ranked.
  private static let results = 20

  /// English alone.
  package static let english = PlayedCourses([.english])

  /// The course that a request names; English if it names none.
  ///
  /// - Throws: `not_found` if the server does not play it.
  func id(_ name: String?) throws(RequestError) -> CourseID {
    guard let name else { return .english }
    guard let course = all.first(where: { $0.id.rawValue == name }) else {
      throw .notFound(.course)
    }
    return course.id
  }

  /// The name of a course for players; its ID if the server does not play it.
  func name(of id: CourseID) -> String { all.first { $0.id == id }?.name ?? id.rawValue }

  /// The latest results of a player in these courses; none if the player does not list them.
  func results(of account: Account, in boards: any BoardStore) async throws -> [RankedEntry] {
    guard account.isListed else { return [] }
    return try await boards.entries(
      of: account.id, in: all.map(\.id) + (hasHarderDaily ? [.hard] : []),
      limit: PlayedCourses.results)
  }
}
