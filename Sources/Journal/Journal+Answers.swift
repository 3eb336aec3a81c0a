package import GameEngine
import GRDB

extension Journal {
  /// Which answers to look for; all where nothing is set.
  package struct AnswerFilter: Sendable {
    /// Only misses and passes.
    package var missesOnly = false
    /// Only answers to these words.
    package var items: [ItemID]?
    /// Only answers in this form.
    package var form: FormID?
    /// Only answers from this date on.
    package var since: CalendarDate?
    /// Only answers up to this date.
    package var until: CalendarDate?

    /// All answers.
    package init() {}

    fileprivate var sql: (conditions: String, arguments: StatementArguments) {
      var conditions = ""
      var arguments = StatementArguments()
      if missesOnly { conditions += " AND \(BodyText.sql("verdict")) <> 'right'" }
      if let items {
        let places = items.map { _ in "?" }.joined(separator: ", ")
        conditions += " AND \(BodyText.sql("item")) IN (\(places))"
        arguments += StatementArguments(items.map(\.rawValue))
      }
      if let form {
        conditions += " AND \(BodyText.sql("form")) = ?"
        arguments += [form.rawValue]
      }
      if let since {
        conditions += " AND localDate >= ?"
        arguments += [since.description]
      }
      if let until {
        conditions += " AND localDate <= ?"
        arguments += [until.description]
      }
      return (conditions, arguments)
    }
  }

  /// The newest answers that stand, the newest first.
  ///
  /// - Throws: `JournalError`.
  package func latestAnswers(
    limit: Int, where filter: AnswerFilter = AnswerFilter()
  ) throws(JournalError) -> [(Event, AnswerEntry)] {
    do {
      return try database.read { db in
        let (conditions, arguments) = filter.sql
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT \(Journal.columns) FROM event AS e WHERE kind = 'answer'
            AND NOT EXISTS (
              SELECT 1 FROM event AS u WHERE u.kind = 'undo'
              AND lower(\(BodyText.sql("target", of: "u.body"))) = e.id)
            \(conditions) ORDER BY instant DESC, device DESC, counter DESC LIMIT ?
            """, arguments: arguments + [limit])
        var answers: [(Event, AnswerEntry)] = []
        while let row = try rows.next() {
          guard let event = Journal.event(from: row), case .answer(let answer) = event.body else {
            continue
          }
          answers.append((event, answer))
        }
        return answers
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
