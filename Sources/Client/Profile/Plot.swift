import GameEngine

/// Plots of characters. Where signs beyond ASCII cannot be shown, plain ones stand for them.
struct Plot {
  let isUnicode: Bool

  /// A bar of a length: its share of the longest, in so many columns.
  func bar(_ value: Int, of longest: Int, width: Int) -> String {
    guard longest > 0, value > 0 else { return "" }
    // In eighths of a column, one at least where there is anything at all.
    let eighths = max(1, (8 * width * min(value, longest) + longest / 2) / longest)
    guard isUnicode else { return String(repeating: "#", count: max(1, (eighths + 4) / 8)) }
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// Values one beside the other, each a column of its own height; blanks where there is none.
  func columns(_ values: [Double?]) -> String {
    let signs = isUnicode ? Array("▁▂▃▄▅▆▇█") : Array("_.-=+*%#")
    let known = values.compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return "" }
    return values.map { value in
      guard let value else { return " " }
      guard most > least else { return String(signs[0]) }
      let place = (value - least) / (most - least) * Double(signs.count - 1)
      return String(signs[Int(place.rounded())])
    }.joined()
  }

  /// How strong a day was, as one sign.
  func shade(_ answers: Int) -> String {
    let signs = isUnicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"]
    return signs[Plot.shades.lastIndex { answers >= $0 } ?? 0]
  }

  /// From how many answers on each shade stands.
  static let shades = [0, 1, 10, 30, 60]

  /// A calendar: a row for each day of the week, a column for each week.
  ///
  /// - Parameter days: without a gap, from the first day of a week on.
  func calendar(_ days: [Profile.Day]) -> [String] {
    guard let first = days.first else { return [] }
    let weeks = (days.count + 6) / 7
    let rows = (0..<7).map { row in
      let name = Plot.weekdays[(first.date.weekday - 1 + row) % 7]
      let signs = (0..<weeks).map { week in
        let place = 7 * week + row
        return place < days.count ? shade(days[place].answers) : " "
      }
      return "\(name)  \(signs.joined(separator: " "))".trimmingBlanks
    }
    return ["     " + monthLine(days, weeks: weeks)] + rows
  }

  /// The names of the months over the weeks in which they begin; one that would run into the next is left
  /// out.
  private func monthLine(_ days: [Profile.Day], weeks: Int) -> String {
    let months = (0..<weeks).map { days[7 * $0].date.parts.month }
    let starts = (0..<weeks).filter { $0 == 0 || months[$0] != months[$0 - 1] }
    var line = ""
    for (place, week) in starts.enumerated() {
      if place + 1 < starts.count, starts[place + 1] - week < 2 { continue }
      line += String(repeating: " ", count: max(0, 2 * week - line.count))
      line += Plot.months[months[week] - 1]
    }
    return line
  }

  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
