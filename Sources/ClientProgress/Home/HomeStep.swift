import ClientCore
import GameEngine
import Messages
import Terminal

/// A step of today that home offers: the daily, the words to save, or new words.
struct HomeStep: Sendable {
  /// What it opens.
  let place: Place
  /// How home shows it.
  let panel: NextPanel

  /// The steps of today, the next one first: what is not done yet, then the daily's result.
  static func all(of today: Today, messages: Messages) -> [HomeStep] {
    let texts = HomeStepTexts(today: today, messages: messages)
    let daily = texts.daily
    let isDone = DailyTexts(today: today, messages: messages).main?.state == .finished
    if !isDone {
      return [daily, today.toSave > 0 ? texts.save : nil].compactMap(\.self)
    }
    return [today.toSave > 0 ? texts.save : texts.new, daily, texts.hard].compactMap(\.self)
  }
}

/// The texts of home's steps.
private struct HomeStepTexts {
  let today: Today
  let messages: Messages

  private func dim(_ text: String) -> RichText { RichText(text, .dim) }

  // MARK: - The daily

  var daily: HomeStep? {
    let texts = DailyTexts(today: today, messages: messages)
    guard let daily = texts.main else { return nil }
    let name = texts.name(of: daily)
    let title =
      if let server = daily.server, daily.number == nil {
        messages("Today's daily at \(server)")
      } else {
        messages("Today's daily \(name)")
      }
    switch daily.state {
    case .new:
      let sentence = messages("ten questions, the same for everyone")
      return step(
        title,
        [[sentence, DurationTexts(messages).about(millis: today.dailyRecord.millis)], record])
    case .open:
      let points = messages.number(daily.score)
      let score = messages.plural(
        daily.score, "\(points) point so far", "\(points) points so far")
      return step(
        title, [[messages("goes on at question \(daily.answered + 1)"), score], record])
    case .finished:
      let short = messages("Daily \(name)")
      let duration = DurationTexts(messages).short(millis: today.millisUntilMidnight)
      let aside =
        daily.number.map { messages("#\($0 + 1) in \(duration)", context: "the next daily") }
        ?? messages("the next in \(duration)", context: "a daily")
      return HomeStep(
        place: .daily,
        panel: NextPanel(
          key: "d", title: short,
          lines: [[result(of: daily)], [dim(aside)]],
          details: [result(of: daily), result(of: daily, hasMarks: false)], aside: aside))
    }
  }

  private func step(_ title: String, _ lines: [[String]]) -> HomeStep {
    HomeStep(
      place: .daily,
      panel: NextPanel(key: "d", title: title, lines: lines.map { $0.map(dim) }))
  }

  /// A sign for each answer, close together if there are many; then the right answers, with an encore of how many, and
  /// the score: `✓ ✓ ✗ … 9/10 · 4,900`, `✓✓✗…✓ ✓✓✗ 10/13 · 4,900`.
  private func result(of daily: DailyTexts.Daily, hasMarks: Bool = true) -> RichText {
    let (right, all) = (daily.marks.count { $0 }, daily.marks.count)
    let isLong = all > DailyTexts.questions
    var text = RichText()
    if hasMarks {
      for (place, isRight) in daily.marks.enumerated() {
        if place == DailyTexts.questions { text.add(" ") }
        text.add((isRight ? "✓" : "✗") + (isLong ? "" : " "), isRight ? .right : .wrong)
      }
      if isLong { text.add(" ") }
    }
    text.add("\(right)/\(all) · ", .dim)
    return text.adding(messages.number(daily.score), .gold)
  }

  /// What the player scored in earlier dailies; an encouragement before the first.
  private var record: [String] {
    let record = today.dailyRecord
    guard let best = record.best else {
      return [messages("a miss costs nothing: it shows you what the word means")]
    }
    let most = messages("best \(messages.number(best))", context: "a score")
    guard let score = record.yesterday, score > 0 else { return best > 0 ? [most] : [] }
    let yesterday = messages.number(score)
    switch record.yesterdayRank {
    case 1: return [messages("yesterday \(yesterday), your best")]
    case 2: return [messages("yesterday \(yesterday), your second best"), most]
    case 3: return [messages("yesterday \(yesterday), your third best"), most]
    default: return [messages("yesterday \(yesterday)", context: "a score"), most]
    }
  }

  /// The harder daily, for those who may want it and have not finished it.
  var hard: HomeStep? {
    guard let state = today.hardDaily, state != .finished else { return nil }
    let aside =
      state == .open
      ? messages("goes on", context: "a daily") : messages("words of levels 3 and 4")
    return HomeStep(
      place: .hardDaily,
      panel: NextPanel(
        key: Place.hardDaily.letter, title: messages("Hard daily"), lines: [[dim(aside)]],
        aside: aside))
  }

  // MARK: - Other steps

  /// The words that would be forgotten first, with what else their session asks. After a session the day's work is done,
  /// and another one an offer.
  var save: HomeStep {
    let words = messages.number(today.toSave)
    let more = today.termsToSave.count < today.toSave ? " …" : ""
    let terms = RichText(today.termsToSave.prefix(3).joined(separator: ", ") + more, .word)
    let length = SessionTexts(today: today, messages: messages).length
    let (title, reason) =
      today.hasLearned
      ? (
        messages("Today's session is done"),
        today.hasMoreToSave
          ? messages("another would save more words")
          : messages.plural(
            today.toSave, "another would save \(words) word", "another would save \(words) words")
      )
      : (
        // The room of a session is the same number each day, and tells nothing.
        today.hasMoreToSave
          ? messages("Save words")
          : messages.plural(today.toSave, "Save \(words) word", "Save \(words) words"),
        messages("the words that would fade first")
      )
    return HomeStep(
      place: .learn,
      panel: NextPanel(
        key: "l", title: title, lines: [[terms] + length.map(dim), [dim(reason)]],
        details: today.hasLearned ? [dim(reason)] : [terms],
        aside: (today.hasLearned ? length.suffix(1) : length[...]).joined(separator: " · ")))
  }

  var new: HomeStep {
    HomeStep(
      place: .learn,
      panel: NextPanel(
        key: "l", title: messages("Learn new words"),
        lines: [
          [
            dim(
              today.answersToday < HomeStepTexts.enough
                ? messages("nothing fades today: there is room for new ones")
                : messages("nothing fades, and you have done plenty today"))
          ]
        ]))
  }

  /// The answers of a day that are a lot.
  private static let enough = 30
}
