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
  /// The board in the path.
  ///
  /// - Throws: `not_found` if there is no such board, `value_invalid` if its period is after the last date.
  package func board() throws(RequestError) -> BoardKey {
    guard let key = BoardKey(board: parameter("board"), period: parameter("period")) else {
      throw .notFound(.board)
    }
    switch key {
    case .daily(let date): _ = try date.requested()
    case .weekly(let week), .run(let week?): _ = try week.monday.requested()
    case .run(nil), .streak: break
    }
    return key
  }
}
