import Client
import GameEngine

/// What there is to read about a player, part by part. Line mode prints it, a screen draws it.
struct Report: Sendable {
  /// What it is about.
  let title: String
  let parts: [Part]

  /// A part under a title of its own, which may be empty.
  struct Part: Sendable {
    let title: String
    let content: Content
  }

  enum Content: Sendable {
    /// Values beside their names, which take so many columns.
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

  /// A number beside others, with what there is to say of it.
  struct Bar: Sendable {
    let name: String
    let number: Int
    let told: String
  }

  /// How a number went, week by week.
  struct Course: Sendable {
    /// Nil for weeks of which nothing is known.
    let values: [Double?]
    let since: CalendarDate
    let until: CalendarDate
    /// Its least and its greatest value, and both in one phrase.
    let least: String
    let most: String
    let range: String
  }
}

extension Report.Part {
  /// Counts side by side.
  static func counts(_ title: String, _ counts: [(name: String, count: Int)]) -> Report.Part {
    Report.Part(
      title: title,
      content: .bars(
        counts.map { Report.Bar(name: $0.name, number: $0.count, told: grouped($0.count)) },
        longest: counts.map(\.count).max() ?? 0))
  }

  /// Values beside their names.
  static func figures(
    _ figures: [(name: String, value: String)], title: String = "", column: Int = 14
  ) -> Report.Part {
    Report.Part(
      title: title,
      content: .figures(
        figures.map { Report.Figure(name: $0.name, value: $0.value) }, column: column))
  }
}
