import Client
import GameEngine

/// A profile as plain sentences, for a screen reader: what each plot shows.
struct ProfileSentences {
  let profile: Profile

  /// A paragraph for each plot.
  var paragraphs: [String] {
    var text = ["Your profile of \(profile.date).", figures]
    if profile.gamesCount > 0 {
      text += ["By form: \(list(profile.forms)).", "By level: \(list(profile.levels))."]
      text += [difficulties, calendar, hoard, forecast]
    }
    return text.filter { !$0.isEmpty }
  }

  private var figures: String {
    var text = "Your hoard is \(hoardTold(profile.hoard)) words"
    if let gain = profile.hoardGain { text += ", \(gainTold(gain)) this week" }
    text += ". Your level: \(profile.levelTold). "
    if let rating = profile.rating { text += "Your rating is \(rating) of 100. " }
    text += "Your streak is \(counted(profile.dailyStreak, "day")), the longest "
    text += "\(counted(profile.longestDailyStreak, "day")). "
    text += "You have answered \(counted(profile.gamesCount, "question")), "
    text += "\(grouped(profile.gamesWon)) rightly, for \(grouped(profile.totalScore)) points. "
    text += "Your longest run of right answers is \(profile.highScore / 100), and your high score "
    return text + "\(grouped(profile.highScore))."
  }

  private func list(_ answers: [Profile.Answers]) -> String {
    answers.map { entry in
      entry.percent.map { "\(entry.name), \($0) percent of \(grouped(entry.answers))" }
        ?? "\(entry.name), no answers yet"
    }.joined(separator: "; ")
  }

  private var difficulties: String {
    let parts = zip(profile.wordsByDifficulty, Difficulty.allCases)
      .map { "\(grouped($0)) \($1)" }
    return "Of the words you have answered, \(parts.joined(separator: ", "))."
  }

  var calendar: String {
    let days = profile.calendar.filter { $0.answers > 0 }
    guard let best = days.max(by: { $0.answers < $1.answers }) else { return "" }
    return "In the last half-year you answered on \(counted(days.count, "day")); most on "
      + "\(best.date), \(counted(best.answers, "answer"))."
  }

  private var hoard: String {
    guard let first = profile.hoardByWeek.first else { return "" }
    return "In the week of \(first.week) your hoard was \(hoardTold(first.hoard)) words."
  }

  private var forecast: String {
    let days = profile.forecast.dropFirst().filter { $0.words > 0 }
    let later = days.map { "\(grouped($0.words)) on \($0.date)" }
    let today = counted(profile.forecast.first?.words ?? 0, "word")
    return "\(today) can be saved today."
      + (later.isEmpty ? "" : " Then come back: \(later.joined(separator: ", ")).")
  }
}
