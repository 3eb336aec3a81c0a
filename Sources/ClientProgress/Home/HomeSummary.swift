import ClientCore
import GameEngine
import Messages
import Terminal

/// What the home screen says about today above its menu: the daily, the streak, what is about to be
/// forgotten, the word of the day, and figures if there is room.
struct HomeSummary {
  let today: Today
  let messages: Messages
  /// Whether there is room for gaps between the parts.
  let hasMoreRoom: Bool

  /// Draws the parts that fit, from the top.
  ///
  /// - Returns: the row after the last part.
  func draw(in area: Area) -> Int {
    area.put(date, .heading)
    let untilMidnight = DurationTexts(messages).short(millis: today.millisUntilMidnight)
    area.putRight(messages("the next day begins in \(untilMidnight)"), .dim)
    return hasMoreRoom ? drawLarge(in: area) : drawSmall(in: area)
  }

  private var date: String {
    "\(messages.weekday(of: today.date)), \(messages.day(today.date))"
  }

  // MARK: - Sizes

  private func drawSmall(in area: Area) -> Int {
    let isLow = area.height < 12
    var y = 1
    let height = isLow ? 4 : 5
    DailyCard(today: today, messages: messages).draw(in: area.part(y: y, height: height))
    y += height
    let column = labelWidth
    area.put(labels.streak, y: y, .dim)
    let dots = WeekDots(days: today.lastDays, messages: messages)
    let end = dots.draw(in: area.part(x: column, y: y), letters: isLow ? 0 : 2)
    let rest = area.part(x: column + end + 3, y: y)
    let streak = isLow ? StreakTexts(messages).brief(of: today) : streak
    rest.put(CellText.truncated(streak, width: rest.width), .text)
    if !isLow, let advice = streakAdvice {
      rest.put(CellText.truncated(advice, width: rest.width), y: 1, .dim)
    }
    y += isLow ? 1 : 2
    y = line(labels.today, RichText(fading(in: area)), in: area, y: y, rows: 1)
    // The word gets two rows if the menu leaves them.
    y = line(labels.word, word, in: area, y: y, rows: area.height > y + 2 ? 2 : 1)
    // Leave an empty row above the menu.
    for (name, value) in figures.prefix(max(0, min(2, area.height - y - 1))) {
      y = line(name, RichText(value), in: area, y: y, rows: 1)
    }
    return y
  }

  private func drawLarge(in area: Area) -> Int {
    var y = 2
    DailyCard(today: today, messages: messages).draw(in: area.part(y: y, height: 8))
    y += 9
    let half = area.width / 2 - 1
    let streakBox = area.part(y: y, width: half, height: 7)
      .box(messages("Daily streak", context: "a title")).inset(columns: 1)
    WeekDots(days: today.lastDays, messages: messages).draw(in: streakBox, letters: 3)
    var row = streakBox.paragraph(RichText(streak), y: 3)
    if let streakAdvice { row = streakBox.paragraph(RichText(streakAdvice, .dim), y: row) }
    let wordBox = area.part(x: half + 2, y: y, height: 7)
      .box(messages("Word of the day", context: "a title")).inset(columns: 1)
    wordBox.paragraph(word)
    y += 8
    y = line(labels.today, RichText(fading(in: area)), in: area, y: y, rows: 1)
    for (name, value) in figures { y = line(name, RichText(value), in: area, y: y, rows: 1) }
    return y
  }

  /// Writes a label and its text on at most `rows` rows.
  private func line(
    _ name: String, _ text: RichText, in area: Area, y: Int, rows: Int
  ) -> Int {
    let column = labelWidth
    area.put(name, y: y, .dim)
    let lines = text.lines(width: area.width - column)
    for (place, line) in lines.prefix(rows).enumerated() {
      area.put(line, x: column, y: y + place)
    }
    if lines.count > rows { area.put("…", x: area.width - 1, y: y + rows - 1, .dim) }
    return y + min(rows, max(1, lines.count))
  }

  // MARK: - Texts

  private var labels: (streak: String, today: String, word: String) {
    (
      messages("Streak", context: "a figure"), messages("Today", context: "a figure"),
      messages("Word", context: "a figure")
    )
  }

  private var labelWidth: Int {
    let names = [labels.streak, labels.today, labels.word] + figures.map(\.name)
    return (names.map { CellText.width(of: $0) }.max() ?? 0) + 2
  }

  private var figures: [(name: String, value: String)] {
    today.gamesCount > 0 ? TodayText(today: today, messages: messages).figures : []
  }

  private var streak: String { StreakTexts(messages).length(of: today) }

  /// How to keep the streak today, or the meaning of a freeze's character; nil if neither applies.
  private var streakAdvice: String? {
    if let advice = StreakTexts(messages).advice(on: today) { return advice }
    let hasFrozen = today.lastDays.contains { $0.mark == .frozen }
    return hasFrozen ? messages("* a freeze covered a missed day") : nil
  }

  /// The words that would be forgotten today, and, if there is room, the loss of the hoard.
  private func fading(in area: Area) -> String {
    let text = TodayText(today: today, messages: messages)
    let room = area.width - labelWidth
    return CellText.width(of: text.fadingAndLoss) <= room ? text.fadingAndLoss : text.fading
  }

  private var word: RichText {
    guard let word = today.wordOfTheDay else { return "" }
    return RichText(word.term, .word).adding(": \(word.mainSense.definition)")
  }
}
