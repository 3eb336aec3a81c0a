import ClientCore
import GameEngine
import Messages

/// Today's figures as text.
struct TodayText {
  let today: Today
  let messages: Messages
  /// Whether the texts are for a screen reader, without special characters.
  var isSpoken = false

  /// One line with the program's name, for a prompt or a status bar.
  var short: String { "wordhoard: \(line)\n" }

  /// The state of the daily and the streak, without the program's name.
  var line: String {
    let daily =
      dailies.main.map { "\(dailies.shortName(of: $0)) \(dailies.state(of: $0))" }
      ?? messages("no daily for this date")
    return messages("\(daily), streak \(today.dailyStreak)")
  }

  private var dailies: DailyTexts {
    DailyTexts(today: today, messages: messages, isSpoken: isSpoken)
  }

  /// The figures as sentences for a screen reader, wrapped to the width.
  func sentences(width: Int) -> String {
    let spoken = TodayText(today: today, messages: messages, isSpoken: true)
    return head + ".\n"
      + spoken.rows.map { name, value in
        wrapped("\(name): \(value).", width: width) + "\n"
      }.joined()
  }

  /// The figures in two columns, and the next commands below.
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

  /// The daily, the streak, the word of the day and the figures, with their names. Figures are
  /// shown only after the first answer.
  private var rows: [(name: String, value: String)] {
    var rows = [(name: messages("Daily", context: "a figure"), value: daily)]
    // The solo daily differs from the daily only if the player is signed in.
    if today.ranked != nil, let solo = dailies.solo {
      let text = "\(dailies.name(of: solo)) \(dailies.state(of: solo))"
      rows.append((messages("Solo daily", context: "a figure"), text))
    }
    rows.append((messages("Daily streak", context: "a figure"), streak))
    if let days = StreakTexts(messages).lastDays(of: today) {
      rows.append((messages("Last days", context: "a figure"), days))
    }
    if today.gamesCount > 0 {
      rows.append((messages("Today", context: "a figure"), toSave))
      rows += figures
    }
    if let word = today.wordOfTheDay {
      rows.append(
        (messages("Word", context: "a figure"), "\(word.term): \(word.mainSense.definition)"))
    }
    return rows
  }

  private var head: String {
    messages("Wordhoard, \(messages.weekday(of: today.date)), \(messages.date(today.date))")
  }

  private var commands: [(name: String, value: String)] {
    var commands = [(name: "wordhoard daily", value: messages("today's challenge"))]
    if today.ranked != nil {
      commands.append(("wordhoard daily --solo", messages("this program's own daily")))
    }
    return commands + [
      ("wordhoard learn", messages("words that are due, and new ones")),
      ("wordhoard play", messages("a practice round")),
      ("wordhoard run", messages("until the first miss")),
      ("wordhoard speed", messages("sixty seconds")),
      ("wordhoard word", messages("a word to get to know")),
      ("wordhoard --help", messages("everything else")),
    ]
  }

  // MARK: - Figures

  /// The player's figures: the hoard, this week, and all answers.
  var figures: [(name: String, value: String)] {
    [
      (messages("Hoard", context: "a figure"), hoard),
      (messages("This week", context: "a figure"), week),
      (
        messages("Answered", context: "a figure"),
        messages(
          "\(messages.number(today.gamesCount)), \(messages.number(today.gamesWon)) right")
      ),
      (
        messages("Points", context: "a figure"),
        messages(
          "\(messages.number(today.totalScore)), at most \(today.highScore / 100) right in a row")
      ),
      (
        messages("Words", context: "a figure"),
        messages("\(messages.number(today.wordsSeen)) of \(messages.number(today.wordsInAll)) met")
      ),
    ]
  }

  private var hoard: String {
    HoardTexts(messages).estimate(today.hoard, gain: today.hoardGain)
  }

  /// The number of words that a session would save today.
  var toSave: String {
    guard today.toSave > 0 else { return messages("nothing fades; there is room for new words") }
    let words = messages.number(today.toSave)
    let save =
      today.hasLearned
      ? messages.plural(
        today.toSave, "today's session is done; another would save \(words) word",
        "today's session is done; another would save \(words) words")
      : messages.plural(
        today.toSave, "\(words) word to save: it would fade first",
        "\(words) words to save: they would fade first")
    let length = SessionTexts(today: today, messages: messages).lengthInAll
    return messages.commaSeparated([save] + length)
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
    let texts = StreakTexts(messages)
    let next = texts.next(of: today).filter { !isSpoken || !$0.hasPrefix("*") }
    return (texts.headline(of: today) + next).joined(separator: ", ")
  }

  private var daily: String {
    guard let main = dailies.main else { return messages("no daily for this date") }
    let headline = dailies.headline(of: main)
    guard main.state == .finished else { return headline }
    let duration = DurationTexts(messages).short(millis: today.millisUntilMidnight)
    return messages("\(headline); the next in \(duration)", context: "a daily")
  }
}
