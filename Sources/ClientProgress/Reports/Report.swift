import GameEngine
import Messages

/// A report about a player, part by part. Line mode prints it, a screen draws it.
struct Report: Sendable {
  let title: String
  let parts: [Part]

  /// A part with a title, which may be empty.
  struct Part: Sendable {
    let title: String
    let content: Content
  }

  enum Content: Sendable {
    /// Values with their names, which take `column` columns.
    case figures([Figure], column: Int)
    case bars([Bar], longest: Int)
    case calendar(AnswerCalendar)
    case course(Course)
    case text(String)
  }

  struct Figure: Sendable {
    let name: String
    let value: String
  }

  /// A number as a bar, with a text.
  struct Bar: Sendable {
    let name: String
    let number: Int
    let text: String
  }

  /// The course of a number, week by week.
  struct Course: Sendable {
    /// Nil for weeks without data.
    let values: [Double?]
    let since: CalendarDate
    let until: CalendarDate
    /// The least and the greatest value, and the range from the first to the last.
    let least: String
    let most: String
    let range: String
  }
}

extension Report.Part {
  /// Counts side by side.
  static func counts(
    _ title: String, _ counts: [(name: String, count: Int)], messages: Messages
  ) -> Report.Part {
    Report.Part(
      title: title,
      content: .bars(
        counts.map { Report.Bar(name: $0.name, number: $0.count, text: messages.number($0.count)) },
        longest: counts.map(\.count).max() ?? 0))
  }

  /// Values with their names, which take at least `column` columns.
  static func figures(
    _ figures: [(name: String, value: String)], title: String = "", column: Int = 14
  ) -> Report.Part {
    let longest = figures.map(\.name.count).max() ?? 0
    return Report.Part(
      title: title,
      content: .figures(
        figures.map { Report.Figure(name: $0.name, value: $0.value) },
        column: max(column, longest + 1)))
  }
}
