import Client

/// Today at a glance as text.
struct TodayText {
  let today: Today

  /// One line, for a prompt or a status bar.
  var short: String {
    "wordhoard: \(line)\n"
  }

  /// The daily and the streak.
  var line: String {
    let daily = today.ranked.map(told) ?? dailyTold
    return "\(daily), streak \(today.dailyStreak)"
  }

  /// Sentences for a screen reader.
  func sentences(width: Int) -> String {
    "Wordhoard, \(today.date).\n"
      + rows.map { name, value in
        wrapped("\(name): \(value.replacing("#", with: "number ")).", width: width) + "\n"
      }.joined()
  }

  /// Two columns, and below what can be done.
  func columns(style: Style) -> String {
    var text = style(.heading, "Wordhoard, \(today.date)") + "\n\n"
    for (name, value) in rows {
      text += "  " + name.padded(to: 11) + value + "\n"
    }
    text += """

        wordhoard daily         today's challenge
        wordhoard learn         what is worth asking now
        wordhoard play          a practice round
        wordhoard run           until the first miss
        wordhoard speed         sixty seconds
        wordhoard word          a word to get to know
        wordhoard --help        everything else

      """
    return text
  }

  /// What there is to say, each with its name; the figures only where something was answered.
  var rows: [(name: String, value: String)] {
    var daily = dailyTold
    if today.daily?.state == .finished {
      daily += "; the next in \(duration(millis: today.millisUntilMidnight))"
    }
    var rows = [(name: "Today", value: daily), ("Streak", streakTold)]
    if let ranked = today.ranked { rows.insert(("Ranked", told(ranked)), at: 0) }
    return today.gamesCount > 0 ? rows + figures : rows
  }

  private var figures: [(name: String, value: String)] {
    let gain = today.hoardGain.map { ", \(gainTold($0)) this week" } ?? ""
    let days = counted(today.daysThisWeek, "day")
    return [
      ("Hoard", "\(hoardTold(today.hoard)) words\(gain)"),
      (
        "Learn",
        today.toSave > 0
          ? "\(counted(today.toSave, "word")) can be saved today" : "all is safe; new words wait"
      ),
      ("This week", "\(counted(today.answersThisWeek, "answer")) on \(days)"),
      ("Answered", "\(grouped(today.gamesCount)), \(grouped(today.gamesWon)) right"),
      ("Points", "\(grouped(today.totalScore)), high score \(grouped(today.highScore))"),
      ("Words", "\(grouped(today.wordsSeen)) of \(grouped(today.wordsInAll)) met"),
    ]
  }

  private var streakTold: String {
    var streak = counted(today.dailyStreak, "day")
    if today.freezes > 0 { streak += ", \(counted(today.freezes, "freeze")) held" }
    if today.dailyStreak > 0, !today.streakIsSafe {
      streak += "; the daily or ten answers today keep it"
    }
    return streak
  }

  private var dailyTold: String {
    guard let daily = today.daily else { return "no daily for this date" }
    switch daily.state {
    case .finished: return "daily #\(daily.number) done: \(grouped(daily.score))"
    case .open: return "daily #\(daily.number) open at question \(daily.answered + 1)"
    case .new: return "daily #\(daily.number) to play"
    }
  }

  private func told(_ ranked: Today.Ranked) -> String {
    let server = shownSafely(ranked.server)
    let name = ranked.number.map { "\(server) #\($0)" } ?? "daily"
    switch ranked.state {
    case .finished: return "\(name) done: \(grouped(ranked.score))"
    case .open: return "\(name) open at question \(ranked.answered + 1)"
    case .new: return "daily of \(server) to play"
    }
  }
}
