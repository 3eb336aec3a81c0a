import ClientCore
import GameEngine
import Messages

/// A profile as sentences, for a screen reader.
struct ProfileSentences {
  let profile: Profile
  let messages: Messages

  /// One paragraph for the figures and one for each plot.
  var paragraphs: [String] {
    var text = [messages("Your profile of \(messages.date(profile.date))."), figures]
    if profile.gamesCount > 0 {
      let forms = profile.forms.map { (NameTexts(messages).name(of: FormID($0.name)), $0) }
      text += [milestones, games, messages("By form: \(list(forms))."), levels]
      text += [difficulties, calendar, hoardByWeek, forecast]
    } else {
      text.append(ProfileReport(profile: profile, messages: messages).promise)
    }
    return text.filter { !$0.isEmpty }
  }

  private var milestones: String {
    guard let rows = ProfileReport(profile: profile, messages: messages).milestones,
      case .figures(let figures, _) = rows.content
    else { return "" }
    let list = figures.map { "\($0.name), \($0.value)" }.joined(separator: "; ")
    return messages("Milestones: \(list).")
  }

  private var figures: String {
    let level = SettingTexts(messages).level(profile.levelSetting, placed: profile.level)
    guard profile.gamesCount > 0 else { return messages("Your level: \(level).") }
    var sentences = [hoard, messages("Your level: \(level).")]
    if let rating = profile.rating {
      sentences.append(messages("Your rating is \(rating) of 100."))
    }
    sentences += [streak, answers]
    let longest = profile.highScore / 100
    sentences.append(
      messages("The most that you ever had in a row is \(longest)."))
    return sentences.joined(separator: " ")
  }

  private var hoard: String {
    let texts = HoardTexts(messages)
    return messages("Your hoard is \(texts.size(profile.hoard, gain: profile.hoardGain)).")
  }

  private var streak: String {
    let longest = messages.number(profile.longestDailyStreak)
    let days = messages.plural(
      profile.longestDailyStreak, "\(longest) day", "\(longest) days", context: "a streak")
    let streak = messages.number(profile.dailyStreak)
    return messages.plural(
      profile.dailyStreak, "Your streak is \(streak) day, the longest \(days).",
      "Your streak is \(streak) days, the longest \(days).")
  }

  private var answers: String {
    let (all, right) = (messages.number(profile.gamesCount), messages.number(profile.gamesWon))
    let points = messages.number(profile.totalScore)
    return messages.plural(
      profile.gamesCount,
      "You have answered \(all) question, \(right) rightly, for \(points) points.",
      "You have answered \(all) questions, \(right) rightly, for \(points) points.")
  }

  private var games: String {
    let texts = ModeRoundsTexts(messages)
    let modes = profile.modes.map { rounds in
      "\(texts.name(of: rounds)): \(texts.text(of: rounds))."
    }
    return modes.joined(separator: " ")
  }

  private var levels: String {
    let levels = zip(Level.allCases, profile.levels).map { level, answers in
      (messages("level \(level.rawValue)"), answers)
    }
    return messages("By level: \(list(levels)).")
  }

  private func list(_ answers: [(name: String, Profile.Answers)]) -> String {
    answers.compactMap { name, answers in
      guard let percent = answers.percent else { return nil }
      let all = messages.number(answers.answers)
      return messages("\(name), \(percent) percent of \(all)", context: "a form or a level")
    }.joined(separator: "; ")
  }

  private var difficulties: String {
    let names = NameTexts(messages)
    let counts = zip(profile.wordsByDifficulty, Difficulty.allCases).filter { $0.0 > 0 }
    let parts = counts.map { count, difficulty in
      messages(
        "\(messages.number(count)) \(names.name(of: difficulty))", context: "words of a difficulty")
    }
    let list = messages.commaSeparated(parts)
    return messages("Of the words you have answered, \(list).")
  }

  /// The days with answers in the last half-year.
  var calendar: String {
    let days = profile.calendar.filter { $0.answers > 0 }
    guard let best = days.max(by: { $0.answers < $1.answers }) else { return "" }
    let most = messages.number(best.answers)
    let answers = messages.plural(best.answers, "\(most) answer", "\(most) answers")
    let (date, count) = (messages.day(best.date), messages.number(days.count))
    return messages.plural(
      days.count,
      "In the last half-year you answered on \(count) day; most on \(date), \(answers).",
      "In the last half-year you answered on \(count) days; most on \(date), \(answers).")
  }

  private var hoardByWeek: String {
    guard let first = profile.hoardByWeek.first else { return "" }
    let words = HoardTexts(messages).words(first.hoard)
    return messages("In the week of \(messages.date(first.week)) your hoard was \(words).")
  }

  private var forecast: String {
    let isNone = profile.forecast.first?.words == 0
    let today =
      isNone
      ? messages("Nothing fades today.")
      : ProfileReport(profile: profile, messages: messages).saving.asSentence
    let later = profile.forecast.dropFirst().filter { $0.words > 0 }.map { day in
      messages(
        "\(messages.number(day.words)) on \(messages.day(day.date))", context: "words on a date")
    }
    guard !later.isEmpty else { return today }
    let list = messages.commaSeparated(later)
    return "\(today) \(messages("Then come back: \(list)."))"
  }
}
