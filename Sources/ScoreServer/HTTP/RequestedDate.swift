package import GameEngine
package import ScoreAPI
import ScoreStore

extension CalendarDate {
  /// 2099-12-31, the last date of dailies and boards that requests may name.
  private static let lastRequested = CalendarDate(dayNumber: 47_481)

  /// The date, if a request may name it.
  ///
  /// - Throws: `value_invalid` if it is after the last date.
  package func requested() throws(RequestError) -> CalendarDate {
    guard self <= CalendarDate.lastRequested else {
      throw .run(.dateTooLate(last: CalendarDate.lastRequested))
    }
    return self
  }
}

extension RequestContext {
  /// The board in the path, of the course in the query.
  ///
  /// - Throws: `not_found` if there is no such board or course, `value_invalid` if its period is after the last date.
  package func board(in courses: PlayedCourses) throws(RequestError) -> BoardKey {
    let course = try courses.id(query("course"))
    let key = BoardKey(board: parameter("board"), period: parameter("period"), of: course)
    guard let key else { throw .notFound(.board) }
    switch key.contest {
    case .daily(let date): _ = try date.requested()
    case .weekly(let week), .run(let week?): _ = try week.monday.requested()
    case .run(nil), .streak: break
    }
    return key
  }
}
