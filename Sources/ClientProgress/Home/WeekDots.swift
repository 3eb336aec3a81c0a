import ClientCore
import GameEngine
import Messages
import Terminal

/// The last seven dates as signs, today at the end: played, covered by a freeze, missed, still
/// open.
struct WeekDots {
  let days: [Today.Day]
  let messages: Messages

  /// Draws them.
  ///
  /// - Parameter letters: how many letters of the day of the week are below each, on a second row.
  /// - Returns: the column after them.
  @discardableResult
  func draw(in area: Area, letters: Int) -> Int {
    let texts = DateTexts(messages)
    let names = days.map { String(texts.weekday($0.date.weekday).prefix(letters)) }
    let step = max(1, letters) + 1
    for (place, day) in days.enumerated() {
      let isToday = place == days.count - 1
      let (sign, ink): (String, Ink) =
        switch day.mark {
        case .played: ("●", .right)
        case .frozen: ("*", .key)
        case .missed: isToday ? ("○", .key) : ("·", .dim)
        }
      area.put(sign, x: place * step + max(0, letters - 1) / 2, ink)
      area.put(names[place], x: place * step, y: 1, isToday ? .text : .dim)
    }
    return days.count * step - 1
  }
}
