import GameEngine
import Messages

/// A report about a player, in parts. Line mode prints it, and screens draw it.
struct Report: Sendable {
  let title: String
  let parts: [Part]

  /// A part with a title, which may be empty.
  struct Part: Sendable {
    let title: String
    let content: Content
  }

  enum Content: Sendable {
    /// Names and values; the names take `column` columns.
    case figures([Figure], column: Int)
    case bars([Bar], longest: Int)
    case calendar(AnswerCalendar)
    case month(MonthCalendar)
    case course(Course)
    case text(String)
  }

  struct Figure: Sendable {
    let name: String
    let value: String
  }

  /// A number as a bar, with its name and text.
  struct Bar: Sendable {
    let name: String
    let number: Int
    let text: String
  }

  /// The course of a number by week.
  struct Course: Sendable {
    /// The values by week; nil for a week without data.
    let values: [Double?]
    /// The range from the first to the last, as text.
    let range: String
  }
}

extension Report.Part {
  /// A part that compares counts in bars, the longest for the highest count.
  static func counts(
    _ title: String, _ counts: [(name: String, count: Int)], messages: Messages
  ) -> Report.Part {
    Report.Part(
      title: title,
      content: .bars(
        counts.map { Report.Bar(name: $0.name, number: $0.count, text: messages.number($0.count)) },
        longest: counts.map(\.count).max() ?? 0))
  }

  /// A part of names and values; the names take at least `column` columns.
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
