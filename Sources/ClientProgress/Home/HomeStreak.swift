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
    let y = draw(texts.headline(of: today), .text, in: area, y: 3)
    draw(texts.next(of: today), .dim, in: area, y: y)
  }

  /// Draws texts one after another, without the last ones if they do not fit.
  ///
  /// - Returns: the row below them.
  @discardableResult
  private func draw(_ texts: [String], _ ink: Ink, in area: Area, y: Int) -> Int {
    let fitting = texts.indices.last { last in
      let text = RichText(texts[...last].joined(separator: " · "))
      return text.lines(width: area.width).count <= area.height - y
    }
    guard let fitting else { return y }
    return area.paragraph(RichText(texts[...fitting].joined(separator: " · "), ink), y: y)
  }
}
