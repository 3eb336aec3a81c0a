import ClientCore
import Messages
import Terminal

/// The last seven days and the streak, with what comes next.
struct HomeStreak: Sendable {
  let today: Today
  let messages: Messages

  /// Draws the days as characters with the streak beside them.
  ///
  /// - Parameter hasLetters: whether a second row has the letters of the weekdays and the freezes.
  func draw(in area: Area, hasLetters: Bool) {
    let end = WeekDots(days: today.lastDays, messages: messages)
      .draw(in: area, letters: hasLetters ? 1 : 0)
    let rest = area.part(x: end + 4)
    let texts = StreakTexts(messages)
    rest.put(CellText.fitting(texts.headline(of: today), width: rest.width) ?? "")
    guard hasLetters else { return }
    rest.put(CellText.fitting(texts.next(of: today), width: rest.width) ?? "", y: 1, .dim)
  }

  /// Draws the days with the names of the weekdays, and the texts below them.
  func drawLarge(in area: Area) {
    WeekDots(days: today.lastDays, messages: messages).draw(in: area, letters: 3)
    let texts = StreakTexts(messages)
    let (head, next) = (texts.headline(of: today), texts.next(of: today))
    let y = area.paragraph(RichText(head.joined(separator: " · ")), y: 3)
    area.paragraph(RichText(next.joined(separator: " · "), .dim), y: y)
  }
}
