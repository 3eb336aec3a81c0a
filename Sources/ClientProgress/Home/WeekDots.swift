import ClientCore
import GameEngine
import Messages
import Terminal

/// Draws the last seven dates as characters, today at the end: played, covered by a freeze, missed,
/// or still open.
struct WeekDots {
  let days: [Today.Day]
  let messages: Messages

  /// Draws one character for each date.
  ///
  /// - Parameter letters: the number of letters of each weekday to show on a second row; 0 for no
  ///   second row.
  /// - Returns: the column after the last one.
  @discardableResult
  func draw(in area: Area, letters: Int) -> Int {
    let texts = DateTexts(messages)
    let names = days.map { String(texts.weekday($0.date.weekday).prefix(letters)) }
    let step = max(1, letters) + 1
    for (place, day) in days.enumerated() {
      let isToday = place == days.count - 1
      let (sign, ink): (String, Ink) =
        switch day.mark {
        case .played: ("●", .gold)
        case .frozen: ("*", .key)
        case .missed: isToday ? ("○", .gold) : ("·", .dim)
        }
      area.put(sign, x: place * step + max(0, letters - 1) / 2, ink)
      area.put(names[place], x: place * step, y: 1, isToday ? .text : .dim)
    }
    return days.count * step - 1
  }
}
