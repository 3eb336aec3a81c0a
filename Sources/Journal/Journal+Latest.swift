package import GameEngine
import SQLite

extension Journal {
  /// Conditions for answers; all answers if none is set.
  package struct AnswerFilter: Sendable {
    /// Only answers that are not right.
    package var missesOnly = false
    /// Only answers to questions about these words.
    package var items: [ItemID]?
    /// Only answers in this round.
    package var round: EventID?
    /// Only answers in this form.
    package var form: FormID?
    /// Only answers on or after this date.
    package var since: CalendarDate?
    /// Only answers on or before this date.
    package var until: CalendarDate?

    /// Conditions that all answers meet.
    package init() {}

    fileprivate var sql: (conditions: String, arguments: [SQLiteValue]) {
      var conditions = ""
      var arguments: [SQLiteValue] = []
      if missesOnly { conditions += " AND \(BodyText.sql("verdict")) <> 'right'" }
      if let items {
        let places = items.map { _ in "?" }.joined(separator: ", ")
        conditions += " AND \(BodyText.sql("item")) IN (\(places))"
        arguments += items.map { .text($0.rawValue) }
      }
      if let round {
        conditions += " AND lower(\(BodyText.sql("round"))) = ?"
        arguments += [.text(round.description)]
      }
      if let form {
        conditions += " AND \(BodyText.sql("form")) = ?"
        arguments += [.text(form.rawValue)]
      }
      if let since {
        conditions += " AND localDate >= ?"
        arguments += [.text(since.description)]
      }
      if let until {
        conditions += " AND localDate <= ?"
        arguments += [.text(until.description)]
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
        var answers: [(Event, AnswerEntry)] = []
        try db.forEach(
          """
          SELECT \(EventRow.columns) FROM event AS e WHERE kind = 'answer'
          AND NOT EXISTS (
            SELECT 1 FROM event AS u WHERE u.kind = 'undo'
            AND lower(\(BodyText.sql("target", of: "u.body"))) = e.id)
          \(conditions) ORDER BY instant DESC, device DESC, counter DESC LIMIT ?
          """, arguments + [.integer(limit)]
        ) { row in
          guard let event = EventRow.event(from: row), case .answer(let answer) = event.body else {
            return
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
    /// The word that was viewed.
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
        var looks: [Look] = []
        // SQLite takes the other columns from the row with the greatest instant.
        try db.forEach(
          """
          SELECT \(BodyText.sql("item")) AS item, max(instant) AS instant, localDate FROM event
          WHERE kind = 'seen' GROUP BY item HAVING item IS NOT NULL
          ORDER BY max(instant) DESC, item LIMIT ?
          """, [.integer(limit)]
        ) { row in
          guard row.isText(0), let date = CalendarDate(row.text(2)) else { return }
          looks.append(Look(item: ItemID(row.text(0)), instant: row.int64(1), date: date))
        }
        return looks
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
