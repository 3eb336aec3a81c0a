import ClientCore
import Messages
import Terminal

/// Draws today's daily in a box: an invitation, its progress, or its result.
struct DailyCard {
  let today: Today
  let messages: Messages

  /// Draws the card; the area needs at least 4 rows.
  func draw(in area: Area) {
    let inner = area.box(title).inset(columns: 1)
    area.setKey(.row(0), for: area.bounds)
    let texts = DailyTexts(today: today, messages: messages)
    guard let daily = texts.main else {
      inner.put(messages("The first daily comes later; check your computer's date."), .dim)
      return
    }
    // If there is room, leave an empty row above each line.
    let step = inner.height >= 5 ? 2 : 1
    var y = step - 1
    let headline = texts.headline(of: daily, namesServer: false)
    inner.put(CellText.truncated(headline, width: inner.width), y: y, .word)
    y += step
    let end = drawMarks(of: daily, in: inner.part(y: y, height: 1))
    let isBeside = inner.height < 3
    if !isBeside { y += step }
    drawPrompt(daily, in: inner.part(x: isBeside ? end + 2 : 0, y: y, height: 1))
  }

  private var title: String {
    guard let ranked = today.ranked else { return messages("Today's daily") }
    return messages("Today's daily at \(DailyTexts.name(ofServer: ranked.server))")
  }

  /// Draws one character for each question: right, wrong, next or open.
  ///
  /// - Returns: the column after the last one.
  private func drawMarks(of daily: DailyTexts.Daily, in row: Area) -> Int {
    var x = 0
    for place in 0..<max(DailyTexts.questions, daily.marks.count) {
      if place == DailyTexts.questions { x += 1 }
      let (sign, ink): (String, Ink) =
        if daily.marks.indices.contains(place) {
          daily.marks[place] ? ("✓", .right) : ("✗", .wrong)
        } else if place == daily.marks.count, daily.state == .open {
          ("▸", .key)
        } else {
          ("·", .dim)
        }
      x = row.put(sign, x: x, ink) + 1
    }
    return x
  }

  private func drawPrompt(_ daily: DailyTexts.Daily, in row: Area) {
    let (text, ink): (String, Ink) =
      switch daily.state {
      case .new: (messages("Press d to play."), .key)
      case .open: (messages("Press d to go on."), .key)
      case .finished: (messages("Press d for the result."), .dim)
      }
    row.put(CellText.truncated(text, width: row.width), ink)
  }
}
