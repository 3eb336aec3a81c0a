import ClientCore
import GameEngine
import Messages

/// A profile as a report of figures and plots.
struct ProfileReport {
  let profile: Profile
  let messages: Messages

  /// The whole report; before the first answer what there is, and what comes.
  var all: Report {
    var parts = [figures]
    if profile.gamesCount > 0 {
      parts +=
        [courses, milestones].compactMap(\.self) + games + [
          byForm, longestRuns, byLevel, byDifficulty, answersByDay,
        ]
      if let course = hoardCourse { parts.append(course) }
      parts.append(comingBack)
    } else {
      parts.append(Report.Part(title: "", content: .text(promise)))
    }
    return Report(title: messages("Your profile, \(messages.date(profile.date))"), parts: parts)
  }

  // MARK: - Parts

  /// The totals, without the number of words met.
  var figures: Report.Part { .figures(rows) }

  /// The totals and the number of words met.
  var overview: Report.Part {
    let met = messages("\(messages.number(profile.wordsMet)) met", context: "words")
    return .figures(
      rows + (profile.wordsMet > 0 ? [(messages("Words", context: "a figure"), met)] : []))
  }

  /// What there is before the first answer.
  private var beginning: [(name: String, value: String)] {
    let freezes = messages.number(profile.freezes)
    return [
      (messages("Your level", context: "a figure"), level),
      (
        messages("Daily streak", context: "a figure"),
        messages.plural(
          profile.freezes, "\(freezes) freeze held", "\(freezes) freezes held")
      ),
    ]
  }

  /// What the profile shows after the first answers, if there are none.
  var promise: String {
    messages(
      "Play the daily, and your words, your streak and your games appear here.")
  }

  private var rows: [(name: String, value: String)] {
    guard profile.gamesCount > 0 else { return beginning }
    var rows = [
      (name: messages("Hoard", context: "a figure"), value: hoard),
      (messages("Your level", context: "a figure"), level),
    ]
    if let rating = profile.rating {
      let text = messages("\(rating) of 100: right answers, harder words counting more")
      rows.append((messages("Rating", context: "a figure"), text))
    }
    let (run, longest) = (profile.streakCount, profile.highScore / 100)
    let (all, right) = (messages.number(profile.gamesCount), messages.number(profile.gamesWon))
    let points = messages.number(profile.totalScore)
    rows.append((messages("Daily streak", context: "a figure"), streak))
    if longest > 0 {
      rows.append(
        (
          messages("In a row", context: "a figure"),
          messages("\(run) now, at most \(longest)", context: "right answers in a row")
        ))
    }
    rows += [
      (
        messages("Answered", context: "a figure"),
        messages("\(all), \(right) right, \(points) points")
      )
    ]
    return rows
  }

  private var level: String {
    SettingTexts(messages).level(profile.levelSetting, placed: profile.level)
  }

  private var hoard: String {
    HoardTexts(messages).size(profile.hoard, gain: profile.hoardGain)
  }

  private var streak: String {
    let (days, longest) = (messages.number(profile.dailyStreak), profile.longestDailyStreak)
    let streak = messages.plural(
      profile.dailyStreak, "\(days) day, longest \(longest)", "\(days) days, longest \(longest)")
    return StreakTexts(messages).adding(freezes: profile.freezes, to: streak)
  }

  /// What the player reached and when, the newest first; nil for nothing.
  var milestones: Report.Part? {
    guard !profile.milestones.isEmpty else { return nil }
    let figures = profile.milestones.map { milestone in
      (name: MilestoneTexts(messages).name(of: milestone), value: messages.date(milestone.date))
    }
    return .figures(figures, title: messages("Milestones", context: "a heading"))
  }

  /// Right answers by form of question.
  var byForm: Report.Part {
    shares(
      messages("By form"),
      profile.forms.map { answers in
        (
          NameTexts(messages).name(of: FormID(answers.name)), answers,
          messages.number(answers.score ?? 0)
        )
      })
  }

  /// Right answers by the level of their words.
  var byLevel: Report.Part {
    shares(
      messages("By level"),
      zip(Level.allCases, profile.levels).filter { $1.answers > 0 }.map { level, answers in
        (messages("level \(level.rawValue)"), answers, nil)
      })
  }

  private func shares(
    _ title: String, _ rows: [(name: String, answers: Profile.Answers, points: String?)]
  ) -> Report.Part {
    let bars = rows.map { name, answers, points in
      Report.Bar(name: name, number: answers.percent ?? 0, text: share(answers, points: points))
    }
    return Report.Part(title: title, content: .bars(bars, longest: 100))
  }

  private func share(_ answers: Profile.Answers, points: String?) -> String {
    guard let percent = answers.percent else { return "" }
    let all = messages.number(answers.answers)
    guard let points else { return messages("\(percent) % of \(all)", context: "answers") }
    guard let lately = answers.latelyPercent else {
      return messages("\(percent) % of \(all), \(points) points", context: "answers")
    }
    return messages("\(percent) % of \(all), lately \(lately) %", context: "answers")
  }

  /// The number of words by their difficulty for the player.
  var byDifficulty: Report.Part {
    let names = NameTexts(messages)
    return .counts(
      messages("Words by difficulty"),
      zip(Difficulty.allCases, profile.wordsByDifficulty).filter { $1 > 0 }.map {
        (names.name(of: $0), $1)
      }, messages: messages)
  }

  /// The answers of half a year by date, as a heat map.
  var answersByDay: Report.Part {
    Report.Part(
      title: messages("Answers in half a year"),
      content: .calendar(
        AnswerCalendar(days: profile.calendar.map { ($0.date, $0.answers) }, messages: messages)))
  }

  /// Whether the player has played for so long that half a year is worth a plot.
  var hasManyWeeks: Bool {
    (profile.since ?? profile.date).adding(days: 8 * 7) < profile.date
  }

  /// The answers of this month by date.
  var month: Report.Part {
    Report.Part(
      title: messages(
        "\(messages.month(of: profile.date)) \(profile.date.parts.year)", context: "month and year"),
      content: .month(MonthCalendar(profile: profile, messages: messages)))
  }

  /// The size of the hoard by week; nil if it is not known.
  var hoardCourse: Report.Part? {
    guard let first = profile.hoardByWeek.first else { return nil }
    let texts = HoardTexts(messages)
    let known = Dictionary(uniqueKeysWithValues: profile.hoardByWeek.map { ($0.week, $0.hoard) })
    let weeks = stride(from: first.week.dayNumber, through: profile.date.dayNumber, by: 7)
    let values = weeks.map { known[CalendarDate(dayNumber: $0)] } + [profile.hoard]
    let (start, end) = (texts.number(first.hoard), texts.number(profile.hoard))
    return Report.Part(
      title: messages("Hoard by week"),
      content: .course(
        Report.Course(
          values: values, range: messages("\(start) to \(end) words"))))
  }

  /// The words to save today, of those that are due.
  var saving: String {
    let (save, all) = (profile.forecast.first?.words ?? 0, profile.fading)
    guard save > 0 else { return messages("Words that come back") }
    let number = messages.number(save)
    let words = messages.plural(
      save, "\(number) word to save today", "\(number) words to save today")
    guard all > save else { return words }
    return messages("\(words), of \(messages.number(all)) that fade a little; the rest can wait")
  }

  /// The number of words that come back, for each of the next dates.
  var comingBack: Report.Part {
    let dates = DateTexts(messages)
    return .counts(
      saving,
      profile.forecast.enumerated().map { place, day in
        (place == 0 ? messages("today", context: "a day") : dates.day(day.date), day.words)
      }, messages: messages)
  }
}
