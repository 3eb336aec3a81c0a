package import GameEngine
import GRDB

extension Journal {
  /// Conditions for answers; all answers if none is set.
  package struct AnswerFilter: Sendable {
    /// Only misses and passes.
    package var missesOnly = false
    /// Only answers to questions about these words.
    package var items: [ItemID]?
    /// Only answers in this form.
    package var form: FormID?
    /// Only answers on or after this date.
    package var since: CalendarDate?
    /// Only answers on or before this date.
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

  /// The newest answers that were not taken back, the newest first.
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
            SELECT \(EventRow.columns) FROM event AS e WHERE kind = 'answer'
            AND NOT EXISTS (
              SELECT 1 FROM event AS u WHERE u.kind = 'undo'
              AND lower(\(BodyText.sql("target", of: "u.body"))) = e.id)
            \(conditions) ORDER BY instant DESC, device DESC, counter DESC LIMIT ?
            """, arguments: arguments + [limit])
        var answers: [(Event, AnswerEntry)] = []
        while let row = try rows.next() {
          guard let event = EventRow.event(from: row), case .answer(let answer) = event.body else {
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

  /// A view of a word outside a question.
  package struct Look: Hashable, Sendable {
    /// The word.
    package let item: ItemID
    /// The time, in milliseconds since 1970.
    package let instant: Int64
    /// The player's local date at that time.
    package let date: CalendarDate
  }

  /// The words that were viewed outside a question, each once, the newest first.
  ///
  /// - Parameter limit: the maximum number of words.
  /// - Throws: `JournalError`.
  package func latestLooks(limit: Int) throws(JournalError) -> [Look] {
    do {
      return try database.read { db in
        // SQLite takes the other columns from the row with the greatest instant.
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT \(BodyText.sql("item")) AS item, max(instant) AS instant, localDate FROM event
            WHERE kind = 'seen' GROUP BY item HAVING item IS NOT NULL
            ORDER BY max(instant) DESC, item LIMIT ?
            """, arguments: [limit])
        var looks: [Look] = []
        while let row = try rows.next() {
          guard let item = String.fromDatabaseValue(row[0]),
            let instant = Int64.fromDatabaseValue(row[1]),
            let date = String.fromDatabaseValue(row[2]).flatMap(CalendarDate.init)
          else { continue }
          looks.append(Look(item: ItemID(item), instant: instant, date: date))
        }
        return looks
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
