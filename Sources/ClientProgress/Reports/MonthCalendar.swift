import ClientCore
import GameEngine
import Messages
import Terminal

/// The dates of a month in weeks, each with a shade for its answers, and its freezes.
struct MonthCalendar: Sendable {
  let profile: Profile
  let messages: Messages

  /// The weekdays, the dates from the first to the last of the month, and what the signs mean.
  func lines(_ plot: Plot, width: Int) -> [[RichText.Span]] {
    let column = min(10, max(6, width / 7))
    let texts = DateTexts(messages)
    let first = profile.date.adding(days: 1 - profile.date.parts.day)
    let week = profile.calendar.first?.date.weekday ?? 1
    let lead = (first.weekday - week + 7) % 7
    let start = first.adding(days: -lead)
    let names = (0..<7).map { texts.weekday((week - 1 + $0) % 7 + 1).padded(to: column) }
    let rows = stride(from: 0, to: 42, by: 7).compactMap { row -> [RichText.Span]? in
      let dates = (row..<row + 7).map { start.adding(days: $0) }
      guard dates.contains(where: { isThisMonth($0) }) else { return nil }
      return dates.flatMap { cell(of: $0, plot, width: column) }
    }
    return [[RichText.Span(names.joined(), .dim)]] + rows + [[RichText.Span(legend(plot), .dim)]]
  }

  private func isThisMonth(_ date: CalendarDate) -> Bool {
    date.parts.month == profile.date.parts.month && date.parts.year == profile.date.parts.year
  }

  /// A date with its sign, in a number of columns.
  private func cell(of date: CalendarDate, _ plot: Plot, width: Int) -> [RichText.Span] {
    guard isThisMonth(date) else {
      return [RichText.Span(String(repeating: " ", count: width), .dim)]
    }
    let number = "\(date.parts.day < 10 ? " " : "")\(date.parts.day) "
    let isToday = date == profile.date
    let answers = profile.calendar.last { $0.date == date }?.answers ?? 0
    let sign: String
    if profile.frozen.contains(date) {
      sign = "*"
    } else if answers > 0 || date < profile.date {
      let shade = plot.shade(AnswerCalendar.shade(of: answers))
      sign = String(repeating: shade, count: width >= 8 ? 3 : 2)
    } else {
      sign = isToday ? (plot.isUnicode ? "○" : "o") : ""
    }
    return [
      RichText.Span(number, isToday ? .heading : .dim),
      RichText.Span(sign.padded(to: width - number.count), .bar),
    ]
  }

  private func legend(_ plot: Plot) -> String {
    let freeze = messages("freeze", context: "covers a missed day")
    return AnswerCalendar.steps(plot, messages).joined(separator: "  ") + "  * \(freeze)"
  }
}
