import GameEngine
import Journal

extension Wordhoard {
  /// Today at a glance, as `--json` prints it.
  private struct Today: Encodable {
    struct Daily: Encodable {
      let number: Int
      let state: String
      let answered: Int
      let correct: Int
      let score: Int
    }

    struct Ranked: Encodable {
      let server: String
      let number: Int?
      let state: String
      let answered: Int
      let correct: Int
      let score: Int
    }

    let date: CalendarDate
    let daily: Daily?
    /// The daily on the server where the player is signed in.
    let ranked: Ranked?
    let dailyStreak: Int
    let streakIsSafe: Bool
    let freezes: Int
    let answersToday: Int
    let answersThisWeek: Int
    let daysThisWeek: Int
    let highScore: Int
    let totalScore: Int
    let gamesCount: Int
    let gamesWon: Int
    let streakCount: Int
    let wordsSeen: Int
    /// How many words the player's memory holds, and how far that has grown since this week's first
    /// answer.
    let hoard: Double
    let hoardGain: Double?
    /// Words that a session would save from being forgotten.
    let toSave: Int
  }

  /// Today at a glance: the daily, the streak, the totals, and what can be done.
  ///
  /// - Parameter short: one line, for a prompt or a status bar.
  /// - Throws: `ClientError`.
  package func today(short: Bool) throws {
    let progress = try journal.progress()
    let now = host.now()
    let streak = progress.dailyStreak(asOf: now.localDate)
    let dealer = DailyDealer(pool: pool)
    let round = progress.daily(of: now.localDate)
    let hasDaily = now.localDate >= dealer.firstDate
    let week = now.localDate.startOfWeek(beginningOn: Settings(progress).firstWeekday)
    let daysOfWeek = progress.days.filter { (week...now.localDate).contains($0.key) }
    let state = round.map { $0.isFinished ? "finished" : "open" } ?? "new"
    let today = Today(
      date: now.localDate,
      daily: hasDaily
        ? Today.Daily(
          number: dealer.number(of: now.localDate), state: state,
          answered: round?.outcomes.count ?? 0, correct: round?.tally.correct ?? 0,
          score: round?.tally.score ?? 0) : nil,
      ranked: rankedToday(progress, date: now.localDate),
      dailyStreak: streak.count, streakIsSafe: streak.includesToday, freezes: streak.freezes,
      answersToday: progress.days[now.localDate]?.answers ?? 0,
      answersThisWeek: daysOfWeek.values.reduce(0) { $0 + $1.answers },
      daysThisWeek: daysOfWeek.count, highScore: progress.highScore,
      totalScore: progress.totalScore, gamesCount: progress.gamesCount,
      gamesWon: progress.gamesWon, streakCount: progress.streakCount,
      wordsSeen: progress.words.count,
      hoard: Profile.words(progress.hoard(at: now.instant)),
      hoardGain: progress.hoardGain(since: week, at: now.instant).map(Profile.words),
      toSave: try wordsToSave(progress))
    try print(today) {
      short ? shortLine(today) : glance(today, progress: progress, now: now)
    }
  }

  /// The ranked daily as the journal has it; the server is not asked.
  private func rankedToday(_ progress: PlayerProgress, date: CalendarDate) -> Today.Ranked? {
    guard let client = try? clientIfSignedIn() else { return nil }
    let round = rankedDaily(of: date, in: progress)
    return Today.Ranked(
      server: round?.header.dealer ?? client.address.origin, number: round?.header.number,
      state: round.map { $0.isFinished ? "finished" : "open" } ?? "new",
      answered: round?.outcomes.count ?? 0, correct: round?.tally.correct ?? 0,
      score: round?.tally.score ?? 0)
  }

  private func rankedLine(_ ranked: Today.Ranked) -> String {
    let server = shownSafely(ranked.server)
    let name = ranked.number.map { "\(server) #\($0)" } ?? "daily"
    switch ranked.state {
    case "finished": return "\(name) done: \(grouped(ranked.score))"
    case "open": return "\(name) open at question \(ranked.answered + 1)"
    default: return "daily of \(server) to play"
    }
  }

  private func dailyLine(_ daily: Today.Daily?) -> String {
    guard let daily else { return "no daily for this date" }
    switch daily.state {
    case "finished": return "daily #\(daily.number) done: \(grouped(daily.score))"
    case "open": return "daily #\(daily.number) open at question \(daily.answered + 1)"
    default: return "daily #\(daily.number) to play"
    }
  }

  private func shortLine(_ today: Today) -> String {
    let daily = today.ranked.map(rankedLine) ?? dailyLine(today.daily)
    return "wordhoard: \(daily), streak \(today.dailyStreak)\n"
  }

  private func glance(_ today: Today, progress: PlayerProgress, now: Moment) -> String {
    var daily = dailyLine(today.daily)
    if today.daily?.state == "finished" { daily += "; the next in \(untilMidnight(now))" }
    var streak = counted(today.dailyStreak, "day")
    if today.freezes > 0 { streak += ", \(counted(today.freezes, "freeze")) held" }
    if today.dailyStreak > 0, !today.streakIsSafe {
      streak += "; the daily or ten answers today keep it"
    }
    var rows = [("Today", daily), ("Streak", streak)]
    if let ranked = today.ranked { rows.insert(("Ranked", rankedLine(ranked)), at: 0) }
    if today.gamesCount > 0 {
      let gain = today.hoardGain.map { ", \(gainTold($0)) this week" } ?? ""
      rows.append(("Hoard", "\(hoardTold(today.hoard)) words\(gain)"))
      rows.append(
        (
          "Learn",
          today.toSave > 0
            ? "\(counted(today.toSave, "word")) can be saved today" : "all is safe; new words wait"
        ))
      let days = counted(today.daysThisWeek, "day")
      rows.append(("This week", "\(counted(today.answersThisWeek, "answer")) on \(days)"))
      rows.append(("Answered", "\(grouped(today.gamesCount)), \(grouped(today.gamesWon)) right"))
      rows.append(
        (
          "Points",
          "\(grouped(today.totalScore)), high score \(grouped(today.highScore))"
        ))
      rows.append(("Words", "\(grouped(today.wordsSeen)) of \(grouped(pool.words.count)) met"))
    }
    if Settings(progress).spoken {
      return "Wordhoard, \(today.date).\n"
        + rows.map { name, value in
          wrapped("\(name): \(value.replacing("#", with: "number ")).", width: width) + "\n"
        }.joined()
    }
    var text = style(progress)(.heading, "Wordhoard, \(today.date)") + "\n\n"
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
}
