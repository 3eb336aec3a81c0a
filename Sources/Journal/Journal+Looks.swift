package import GameEngine
import GRDB

extension Journal {
  /// A look at a word outside a question.
  package struct Look: Hashable, Sendable {
    /// The word.
    package let item: ItemID
    /// When, in milliseconds since 1970.
    package let instant: Int64
    /// The player's date then.
    package let date: CalendarDate
  }

  /// The words that were looked at outside questions, each once, those looked at last first.
  ///
  /// - Parameter limit: at most so many.
  /// - Throws: `JournalError`.
  package func latestLooks(limit: Int) throws(JournalError) -> [Look] {
    do {
      return try database.read { db in
        // SQLite takes the other columns from the row that has the greatest instant.
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
