import ClientCore
import GameEngine
import Messages
import Terminal

/// A heat map of answers by date: one row for each weekday, one column for each week.
struct AnswerCalendar: Sendable {
  /// Consecutive dates with their numbers of answers, beginning with the first day of a week.
  let days: [(date: CalendarDate, answers: Int)]
  let messages: Messages

  /// The lowest number of answers for each shade.
  private static let steps = [0, 1, 10, 30, 60]

  /// The lines of the map. If the width does not suffice, only the newest weeks are shown.
  func lines(_ plot: Plot, width: Int) -> [String] {
    let texts = DateTexts(messages)
    return plot.heatMap(
      days.map { AnswerCalendar.shade(of: $0.answers) },
      rows: weekdays,
      columns: stride(from: 0, to: days.count, by: 7)
        .map { texts.month(of: days[$0].date) },
      width: width)
  }

  private var weekdays: [String] {
    let first = (days.first?.date.weekday ?? 1) - 1
    return (0..<7).map { DateTexts(messages).weekday((first + $0) % 7 + 1) }
  }

  /// The width of the weekdays' names in columns.
  var labelWidth: Int { weekdays.map { CellText.width(of: $0) }.max() ?? 0 }

  /// The line that explains the shades.
  func legend(_ plot: Plot) -> String {
    let margin = String(repeating: " ", count: labelWidth + 2)
    return margin + AnswerCalendar.steps(plot, messages).joined(separator: "  ")
  }

  /// The strength of the shade for a number of answers, 0 to 4.
  static func shade(of answers: Int) -> Int { steps.lastIndex { answers >= $0 } ?? 0 }

  /// The shades with their least numbers of answers.
  static func steps(_ plot: Plot, _ messages: Messages) -> [String] {
    steps.enumerated().map { shade, least in
      "\(plot.shade(shade)) \(least == 0 ? messages("none", context: "answers") : "\(least)+")"
    }
  }
}
