import Client
import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// Today at a glance: the daily, the streak, the totals, and what can be done.
  ///
  /// - Parameter short: one line, for a prompt or a status bar.
  /// - Throws: `ClientError`.
  package func today(short: Bool) throws {
    let progress = try journal.progress()
    let today = try todayAtAGlance(progress)
    try print(today) {
      let text = TodayText(today: today)
      if short { return text.short }
      return Settings(progress).spoken
        ? text.sentences(width: width) : text.columns(style: style(progress))
    }
  }

  /// Where the player stands today. No server is asked.
  ///
  /// - Throws: `ClientError`.
  func todayAtAGlance(_ progress: PlayerProgress) throws -> Today {
    let settings = Settings(progress)
    let now = host.now()
    let credentials = try? credentialsInUse()
    let streak = progress.dailyStreak(asOf: now.localDate)
    let dealer = DailyDealer(pool: pool, schedule: host.rulesets)
    let round = progress.daily(of: now.localDate)
    let hasDaily = now.localDate >= dealer.firstDate
    let week = now.localDate.startOfWeek(beginningOn: settings.firstWeekday)
    // Words that are none of ours were met elsewhere, and count among those that there are.
    let elsewhere = progress.words.count - pack.words.count { progress.words[$0.id] != nil }
    let daysOfWeek = progress.days.filter { (week...now.localDate).contains($0.key) }
    return Today(
      date: now.localDate,
      daily: hasDaily
        ? Today.Daily(
          number: dealer.number(of: now.localDate), state: Today.DailyState(round),
          answered: round?.outcomes.count ?? 0, correct: round?.tally.correct ?? 0,
          score: round?.tally.score ?? 0) : nil,
      ranked: credentials.map { rankedToday(progress, date: now.localDate, server: $0.server) },
      dailyStreak: streak.count, streakIsSafe: streak.includesToday, freezes: streak.freezes,
      answersToday: progress.days[now.localDate]?.answers ?? 0,
      answersThisWeek: daysOfWeek.values.reduce(0) { $0 + $1.answers },
      daysThisWeek: daysOfWeek.count, highScore: progress.highScore,
      totalScore: progress.totalScore, gamesCount: progress.gamesCount,
      gamesWon: progress.gamesWon, streakCount: progress.streakCount,
      wordsSeen: progress.words.count,
      hoard: Profile.words(progress.hoard(at: now.instant)),
      hoardGain: progress.hoardGain(since: week, at: now.instant).map(Profile.words),
      toSave: try wordsToSave(progress), wordsInAll: pool.items.count + elsewhere,
      millisUntilMidnight: now.millisUntilMidnight,
      levelTold: Settings.levelTold(settings[.level], placed: progress.autoLevel.level),
      categoryTold: category(of: settings, among: categories(of: settings.source)) ?? "any",
      signedInName: credentials?.username)
  }

  /// The ranked daily as the journal has it.
  private func rankedToday(
    _ progress: PlayerProgress, date: CalendarDate, server: String
  ) -> Today.Ranked {
    let round = rankedDaily(of: date, in: progress)
    return Today.Ranked(
      server: round?.header.dealer ?? server, number: round?.header.number,
      state: Today.DailyState(round), answered: round?.outcomes.count ?? 0,
      correct: round?.tally.correct ?? 0, score: round?.tally.score ?? 0)
  }
}
