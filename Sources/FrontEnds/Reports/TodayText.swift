import Client
import GameEngine
import Messages

/// Today at a glance as text.
struct TodayText {
  let today: Today
  let messages: Messages
  /// Whether it is for a screen reader, without signs.
  var isSpoken = false

  /// One line, for a prompt or a status bar.
  var short: String { "wordhoard: \(line)\n" }

  /// The daily and the streak.
  var line: String {
    let daily = today.ranked.map { text(of: $0) } ?? dailyText
    return messages("\(daily), streak \(today.dailyStreak)")
  }

  /// Sentences for a screen reader.
  func sentences(width: Int) -> String {
    let spoken = TodayText(today: today, messages: messages, isSpoken: true)
    return head + ".\n"
      + spoken.rows.map { name, value in
        wrapped("\(name): \(value).", width: width) + "\n"
      }.joined()
  }

  /// Two columns, and the commands below.
  func columns(style: Style, width: Int) -> String {
    let rows = rows
    let column = max(11, (rows.map(\.name.count).max() ?? 0) + 2)
    func lines(_ rows: [(name: String, value: String)], column: Int) -> String {
      rows.map { name, value in
        "  " + name.padded(to: column)
          + wrapped(value, width: width, indent: column + 2, hanging: true) + "\n"
      }.joined()
    }
    return style(.heading, head) + "\n\n" + lines(rows, column: column) + "\n"
      + lines(commands, column: 24)
  }

  /// The figures with their names; most of them only if something was answered.
  var rows: [(name: String, value: String)] {
    var daily = dailyText
    if today.daily?.state == .finished {
      let duration = DurationTexts(messages).short(millis: today.millisUntilMidnight)
      daily = messages("\(daily); the next in \(duration)", context: "a daily")
    }
    var rows = [
      (name: messages("Today", context: "a figure"), value: daily),
      (messages("Streak", context: "a figure"), streak),
    ]
    if let ranked = today.ranked {
      rows.insert((messages("Ranked", context: "a figure"), text(of: ranked)), at: 0)
    }
    return today.gamesCount > 0 ? rows + figures : rows
  }

  private var head: String { messages("Wordhoard, \(today.date.description)") }

  private var commands: [(name: String, value: String)] {
    [
      ("wordhoard daily", messages("today's challenge")),
      ("wordhoard learn", messages("words that are due, and new ones")),
      ("wordhoard play", messages("a practice round")),
      ("wordhoard run", messages("until the first miss")),
      ("wordhoard speed", messages("sixty seconds")),
      ("wordhoard word", messages("a word to get to know")),
      ("wordhoard --help", messages("everything else")),
    ]
  }

  // MARK: - Figures

  private var figures: [(name: String, value: String)] {
    [
      (messages("Hoard", context: "a figure"), hoard),
      (messages("Learn", context: "a figure"), due),
      (messages("This week", context: "a figure"), week),
      (
        messages("Answered", context: "a figure"),
        messages(
          "\(messages.number(today.gamesCount)), \(messages.number(today.gamesWon)) right")
      ),
      (
        messages("Points", context: "a figure"),
        messages(
          "\(messages.number(today.totalScore)), longest run ever \(today.highScore / 100)")
      ),
      (
        messages("Words", context: "a figure"),
        messages("\(messages.number(today.wordsSeen)) of \(messages.number(today.wordsInAll)) met")
      ),
    ]
  }

  private var hoard: String {
    HoardTexts(messages).size(today.hoard, gain: today.hoardGain)
  }

  private var due: String {
    guard today.toSave > 0 else { return messages("no word is due; new words wait") }
    let words = messages.number(today.toSave)
    return messages.plural(
      today.toSave, "\(words) word can be saved today", "\(words) words can be saved today")
  }

  private var week: String {
    let number = messages.number(today.answersThisWeek)
    let answers = messages.plural(
      today.answersThisWeek, "\(number) answer", "\(number) answers")
    let days = messages.number(today.daysThisWeek)
    return messages.plural(
      today.daysThisWeek, "\(answers) on \(days) day", "\(answers) on \(days) days")
  }

  private var streak: String {
    let days = messages.number(today.dailyStreak)
    let length = messages.plural(today.dailyStreak, "\(days) day", "\(days) days")
    let streak = StreakTexts(messages).adding(freezes: today.freezes, to: length)
    guard today.dailyStreak > 0, !today.streakIsSafe else { return streak }
    return messages("\(streak); the daily or ten answers today keep it")
  }

  private var dailyText: String {
    guard let daily = today.daily else { return messages("no daily for this date") }
    let number = sign(ofNumber: daily.number)
    return switch daily.state {
    case .finished: messages("daily \(number) done: \(messages.number(daily.score))")
    case .open: messages("daily \(number) open at question \(daily.answered + 1)")
    case .new: messages("daily \(number) to play")
    }
  }

  /// The number of a daily: `#12`.
  private func sign(ofNumber number: Int) -> String {
    isSpoken ? messages("number \(number)", context: "of a daily, spoken") : "#\(number)"
  }

  private func text(of ranked: Today.Ranked) -> String {
    let server = shortened(ranked.server)
    let name =
      ranked.number.map { "\(server) \(sign(ofNumber: $0))" }
      ?? NameTexts(messages).name(of: .daily)
    return switch ranked.state {
    case .finished: messages("\(name) done: \(messages.number(ranked.score))")
    case .open: messages("\(name) open at question \(ranked.answered + 1)")
    case .new: messages("daily of \(server) to play")
    }
  }
}
