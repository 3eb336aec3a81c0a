import GameEngine
import Journal
import Lexicon

/// Where the player stands, and how they came there.
package struct Statistics: Sendable {
  private let library: WordLibrary
  private let words: PracticeWords
  private let scopes: PracticeScopes
  private let sessions: LearnSessions
  private let server: ServerAccess
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - sessions: tells how many words a session would save.
  ///   - server: tells who is signed in; it is not asked.
  ///   - host: gives the time.
  package init(
    library: WordLibrary, words: PracticeWords, scopes: PracticeScopes, sessions: LearnSessions,
    server: ServerAccess, store: PlayerStore, host: Host
  ) {
    self.library = library
    self.words = words
    self.scopes = scopes
    self.sessions = sessions
    self.server = server
    self.store = store
    self.host = host
  }

  /// Where the player stands now, in figures.
  ///
  /// - Throws: `ClientError`.
  package func profile() throws -> Profile {
    let progress = try store.progress()
    return Profile(
      progress, words: words.met(by: progress), toSave: try sessions.wordsToSave(progress),
      now: host.now())
  }

  /// What the player did this week or this year.
  ///
  /// - Throws: `JournalError`.
  package func recap(of span: RecapSpan) throws -> Recap {
    let now = host.now()
    let firstWeekday = try store.settings().firstWeekday
    var count = RecapCount(dates: span.dates(until: now.localDate, firstWeekday: firstWeekday))
    let progress = try store.journal.retrace(from: count.earliest) { count.take($1, after: $0) }
    return Recap(span, count, progress: progress, now: now)
  }

  /// How well the memory model predicted the player's own answers. It reads the whole journal, which takes a
  /// while where that is long; where its task is cancelled it ends with an error.
  ///
  /// - Parameter report: is told how much is read, from 0 to 1, now and then.
  /// - Throws: `JournalError`.
  package func predictions(_ report: (Double) -> Void) throws -> PredictionReport {
    var calibration = Calibration()
    let all = try store.journal.count()
    var read = 0
    try store.journal.retrace { fold, event in
      read += 1
      if read % 10_000 == 0 { report(Double(read) / Double(max(1, all))) }
      guard case .answer(let answer) = event.body, let word = fold.progress.words[answer.item]
      else { return }
      let isRight = answer.verdict == .right || fold.isDisputed(event.id)
      calibration.note(isRight: isRight, of: word, at: event.instant)
    }
    return PredictionReport(calibration)
  }

  /// Where the player stands today. No server is asked.
  ///
  /// - Throws: `ClientError`.
  package func today() throws -> Today {
    let progress = try store.progress()
    let settings = Settings(progress)
    let now = host.now()
    let credentials = try? server.credentialsInUse()
    let streak = progress.dailyStreak(asOf: now.localDate)
    let dealer = DailyDealer(pool: library.pool, schedule: host.rulesets)
    let round = progress.daily(of: now.localDate)
    let hasDaily = now.localDate >= dealer.firstDate
    let week = now.localDate.startOfWeek(beginningOn: settings.firstWeekday)
    // Words that are none of ours were met elsewhere, and count among those that there are.
    let elsewhere = progress.words.count - library.pack.words.count { progress.words[$0.id] != nil }
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
      hoard: Hoard.words(progress.hoard(at: now.instant)),
      hoardGain: progress.hoardGain(since: week, at: now.instant).map(Hoard.words),
      toSave: try sessions.wordsToSave(progress), wordsInAll: library.pool.items.count + elsewhere,
      millisUntilMidnight: now.millisUntilMidnight,
      levelTold: SettingTexts(host.messages)
        .level(settings[.level], placed: progress.autoLevel.level),
      categoryTold: scopes.category(
        of: settings, among: words.categories(of: settings.source)) ?? "any",
      signedInName: credentials?.username)
  }

  /// The ranked daily as the journal has it.
  private func rankedToday(
    _ progress: PlayerProgress, date: CalendarDate, server: String
  ) -> Today.Ranked {
    let round = progress.rankedDaily(of: date)
    return Today.Ranked(
      server: round?.header.dealer ?? server, number: round?.header.number,
      state: Today.DailyState(round), answered: round?.outcomes.count ?? 0,
      correct: round?.tally.correct ?? 0, score: round?.tally.score ?? 0)
  }
}
