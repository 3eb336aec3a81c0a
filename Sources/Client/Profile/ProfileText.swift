import GameEngine

/// A profile as text with plots.
struct ProfileText {
  let profile: Profile
  let style: Style
  let plot: Plot
  let width: Int

  /// The columns of the longest bar.
  private var longest: Int { width < 70 ? 12 : 20 }

  /// All of it.
  var text: String {
    var parts = [figures]
    if profile.gamesCount > 0 {
      parts += [forms, levels, difficulties, calendar]
      if !profile.hoardByWeek.isEmpty { parts.append(hoard) }
      parts.append(forecast)
    }
    return parts.joined(separator: "\n")
  }

  private var figures: String {
    var hoard = "\(hoardTold(profile.hoard)) words"
    if let gain = profile.hoardGain { hoard += ", \(gainTold(gain)) this week" }
    var streak = "\(counted(profile.dailyStreak, "day")), longest \(profile.longestDailyStreak)"
    if profile.freezes > 0 { streak += ", \(counted(profile.freezes, "freeze")) held" }
    var rows = [
      ("Hoard", hoard), ("Level", profile.levelTold), ("Streak", streak),
      (
        "Run of right",
        "\(profile.streakCount), longest \(profile.highScore / 100), high score "
          + grouped(profile.highScore)
      ),
      (
        "Answered",
        "\(grouped(profile.gamesCount)), \(grouped(profile.gamesWon)) right, "
          + "\(grouped(profile.totalScore)) points"
      ),
    ]
    if let rating = profile.rating {
      rows.insert(("Rating", "\(rating) of 100: right answers, harder words counting more"), at: 2)
    }
    return style(.heading, "Your profile, \(profile.date)") + "\n\n"
      + rows.map { name, value in
        "  " + name.padded(to: 14) + wrapped(value, width: width, indent: 16, hanging: true) + "\n"
      }.joined()
  }

  private var forms: String {
    section(
      "By form",
      profile.forms.map { form in
        row(form, extra: ", \(grouped(form.score ?? 0)) points")
      })
  }

  private var levels: String { section("By level", profile.levels.map { row($0) }) }

  private func row(_ answers: Profile.Answers, extra: String = "") -> String {
    guard let percent = answers.percent else {
      return line(answers.name, bar: "", "no answers yet")
    }
    return line(
      answers.name, bar: plot.bar(percent, of: 100, width: longest),
      "\(percent) % of \(grouped(answers.answers))\(extra)")
  }

  private var difficulties: String {
    let most = profile.wordsByDifficulty.max() ?? 0
    let names = Difficulty.allCases.map { "\($0.rawValue) \($0)" }
    return section(
      "Words by difficulty",
      zip(names, profile.wordsByDifficulty).map { name, count in
        line(name, bar: plot.bar(count, of: most, width: longest), grouped(count))
      })
  }

  private var calendar: String {
    let legend = Plot.shades.map { "\(plot.shade($0)) \($0 == 0 ? "none" : "\($0)+")" }
    return section(
      "Answers in half a year",
      plot.calendar(profile.calendar).map { "  \($0)\n" }
        + [style(.aside, "       " + legend.joined(separator: "  ")) + "\n"])
  }

  private var hoard: String {
    guard let first = profile.hoardByWeek.first else { return "" }
    let known = Dictionary(uniqueKeysWithValues: profile.hoardByWeek.map { ($0.week, $0.hoard) })
    let weeks = stride(from: first.week.dayNumber, through: profile.date.dayNumber, by: 7)
    let hoards = weeks.map { known[CalendarDate(dayNumber: $0)] } + [profile.hoard]
    let range = "\(hoardTold(first.hoard)) to \(hoardTold(profile.hoard)) words"
    return section("Hoard by week", ["  \(plot.columns(hoards))  \(range)\n"])
  }

  private var forecast: String {
    let most = profile.forecast.map(\.words).max() ?? 0
    return section(
      "Words that come back",
      profile.forecast.enumerated().map { place, day in
        let name =
          place == 0 ? "today" : "\(Plot.weekdays[day.date.weekday - 1]) \(day.date.parts.day)"
        return line(name, bar: plot.bar(day.words, of: most, width: longest), grouped(day.words))
      })
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    style(.task, title) + "\n" + lines.joined()
  }

  private func line(_ name: String, bar: String, _ text: String) -> String {
    "  " + name.padded(to: 12) + bar.padded(to: longest + 1) + text + "\n"
  }
}
