import Client
import GameEngine
import Terminal

/// Answers by date as a heat map: a row for each day of the week, a column for each week.
struct AnswerCalendar: Sendable {
  /// Without a gap, from the first day of a week on.
  let days: [Profile.Day]

  /// From how many answers on each shade stands.
  private static let steps = [0, 1, 10, 30, 60]

  /// The map; where there is too little room it has the newest weeks.
  func lines(_ plot: Plot, width: Int) -> [String] {
    let first = (days.first?.date.weekday ?? 1) - 1
    return plot.heatMap(
      days.map { day in AnswerCalendar.steps.lastIndex { day.answers >= $0 } ?? 0 },
      rows: (0..<7).map { DateNames.weekdays[(first + $0) % 7] },
      columns: stride(from: 0, to: days.count, by: 7)
        .map { DateNames.month(days[$0].date.parts.month) },
      width: width)
  }

  /// What the shades stand for.
  func legend(_ plot: Plot) -> String {
    AnswerCalendar.steps.enumerated().map { shade, least in
      "\(plot.shade(shade)) \(least == 0 ? "none" : "\(least)+")"
    }.joined(separator: "  ")
  }
}
