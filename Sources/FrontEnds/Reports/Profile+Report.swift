import Client
import GameEngine

extension Profile {
  /// All of it; only figures as long as nothing was answered.
  var report: Report {
    var parts = [figures]
    if gamesCount > 0 {
      parts += [byForm, byLevel, byDifficulty, answersByDay]
      if let course = hoardCourse { parts.append(course) }
      parts.append(comingBack)
    }
    return Report(title: "Your profile, \(date)", parts: parts)
  }

  // MARK: - Parts

  /// What it comes to.
  var figures: Report.Part { .figures(rows) }

  /// The same with the words that were met.
  var overview: Report.Part { .figures(rows + [("Words", "\(grouped(wordsMet)) met")]) }

  private var rows: [(name: String, value: String)] {
    var hoardNow = "\(hoardTold(hoard)) words"
    if let gain = hoardGain { hoardNow += ", \(gainTold(gain)) this week" }
    var streak = "\(counted(dailyStreak, "day")), longest \(longestDailyStreak)"
    if freezes > 0 { streak += ", \(counted(freezes, "freeze")) held" }
    let run =
      "\(streakCount), longest \(highScore / 100), high score \(grouped(highScore))"
    let answered =
      "\(grouped(gamesCount)), \(grouped(gamesWon)) right, \(grouped(totalScore)) points"
    var rows = [
      (name: "Hoard", value: hoardNow), ("Level", levelTold), ("Streak", streak),
      ("Run of right", run), ("Answered", answered),
    ]
    if let rating {
      rows.insert(("Rating", "\(rating) of 100: right answers, harder words counting more"), at: 2)
    }
    return rows
  }

  /// Right answers by form of question.
  var byForm: Report.Part {
    shares("By form", forms) { ", \(grouped($0.score ?? 0)) points" }
  }

  /// Right answers by the level of their words.
  var byLevel: Report.Part { shares("By level", levels) { _ in "" } }

  private func shares(
    _ title: String, _ answers: [Answers], more: (Answers) -> String
  ) -> Report.Part {
    let bars = answers.map { entry in
      Report.Bar(
        name: entry.name, number: entry.percent ?? 0,
        told: entry.percent.map { "\($0) % of \(grouped(entry.answers))\(more(entry))" }
          ?? "no answers yet")
    }
    return Report.Part(title: title, content: .bars(bars, longest: 100))
  }

  /// Where the answered words stand.
  var byDifficulty: Report.Part {
    .counts(
      "Words by difficulty",
      zip(Difficulty.allCases, wordsByDifficulty).map { ("\($0.rawValue) \($0)", $1) })
  }

  /// Half a year, day by day.
  var answersByDay: Report.Part {
    Report.Part(
      title: "Answers in half a year", content: .calendar(AnswerCalendar(days: calendar)))
  }

  /// How the hoard has grown; nil where nothing is known of that.
  var hoardCourse: Report.Part? {
    guard let first = hoardByWeek.first else { return nil }
    let known = Dictionary(uniqueKeysWithValues: hoardByWeek.map { ($0.week, $0.hoard) })
    let weeks = stride(from: first.week.dayNumber, through: date.dayNumber, by: 7)
    let values = weeks.map { known[CalendarDate(dayNumber: $0)] } + [hoard]
    let scale = values.compactMap(\.self)
    return Report.Part(
      title: "Hoard by week",
      content: .course(
        Report.Course(
          values: values, since: first.week, until: date,
          least: hoardTold(scale.min() ?? 0), most: hoardTold(scale.max() ?? 0),
          range: "\(hoardTold(first.hoard)) to \(hoardTold(hoard)) words")))
  }

  /// Words that come back on the days ahead.
  var comingBack: Report.Part {
    .counts(
      "Words that come back",
      forecast.enumerated().map { place, day in
        (place == 0 ? "today" : DateNames.day(day.date), day.words)
      })
  }
}
