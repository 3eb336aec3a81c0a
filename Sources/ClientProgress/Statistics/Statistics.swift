package import ClientCore
package import GameEngine
import Journal
import Lexicon

/// Computes the player's statistics from the journal.
package struct Statistics: Sendable {
  private let library: WordLibrary
  private let sources: ItemSources
  private let outlook: @Sendable (PlayerProgress) throws -> SessionOutlook
  private let server: ServerAccess
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - outlook: finds out what the next session will ask.
  ///   - server: provides the signed-in account. No request is sent.
  ///   - host: provides the time.
  package init(
    library: WordLibrary, sources: ItemSources,
    outlook: @escaping @Sendable (PlayerProgress) throws -> SessionOutlook,
    server: ServerAccess, store: PlayerStore, host: Host
  ) {
    self.library = library
    self.sources = sources
    self.outlook = outlook
    self.server = server
    self.store = store
    self.host = host
  }

  /// The player's figures now, for the profile.
  ///
  /// - Throws: `ClientError`.
  package func profile() throws -> Profile {
    let progress = try store.progress()
    let course = course(try sources.course(nil, in: Settings(progress)))
    return Profile(
      progress, language: course.language, words: sources.met(by: progress),
      courses: library.courses.all.map { figures(of: $0, in: progress) }.filter { $0.wordsMet > 0 },
      toSave: try outlook(progress).saved.count,
      goals: try store.goals(progress, of: progress.words.keys),
      suspended: try store.cards().suspended(), now: host.now(), term: sources.term)
  }

  /// The player's words in a course.
  ///
  /// - Parameter name: the ID of the course.
  /// - Throws: `ClientError` if it is not installed.
  package func figures(ofCourse name: String) throws -> CourseFigures {
    let progress = try store.progress()
    let id = try sources.course(name, in: Settings(progress))
    return figures(of: course(id), in: progress)
  }

  private func course(_ id: CourseID) -> Course {
    library.courses.all.first { $0.id == id } ?? .english
  }

  private func figures(of course: Course, in progress: PlayerProgress) -> CourseFigures {
    CourseFigures(course, in: progress, at: progress.studyTime(host.now()))
  }

  /// How many words and cards come due for each retention that the player may choose.
  ///
  /// - Throws: `JournalError`.
  package func dueForecast() throws -> DueForecast { try store.dueForecast(at: host.now()) }

  /// The recap of the player's week or year until now.
  ///
  /// - Throws: `JournalError`.
  package func recap(of span: RecapSpan) throws -> Recap {
    let now = host.now()
    let firstWeekday = try store.settings().firstWeekday
    var count = RecapCount(
      dates: span.dates(until: now.localDate, firstWeekday: firstWeekday), isMet: sources.isMet)
    let progress = try store.journal().retrace(from: count.earliest) { count.take($1, after: $0) }
    return Recap(span, count, progress: progress, now: now, term: sources.term)
  }

  /// The quality of the predictions of the player's answers. Reads the whole
  /// journal, which takes a while if it is long. Throws if its task is cancelled.
  ///
  /// - Parameter report: called now and then with the share read so far, 0 to 1.
  /// - Throws: `JournalError`.
  package func predictions(_ report: (Double) -> Void) throws -> PredictionReport {
    var calibration = Calibration()
    let all = try store.journal().count()
    var read = 0
    try store.journal().retrace { fold, event in
      read += 1
      if read % 10_000 == 0 { report(Double(read) / Double(max(1, all))) }
      guard case .answer(let answer) = event.body else { return }
      let isRight = answer.verdict == .right || fold.isDisputed(event.id)
      calibration.note(
        answer, isRight: isRight, after: fold.progress, at: fold.progress.studyTime(of: event))
    }
    return PredictionReport(calibration)
  }

  /// The counts of the player's answers in each form.
  ///
  /// - Throws: `JournalError`.
  package func forms() throws -> [FormID: FormProgress] { try store.progress().forms }

  /// Today's figures. Sends no request to a server.
  ///
  /// - Throws: `ClientError`.
  package func today() throws -> Today {
    let progress = try store.progress()
    let settings = Settings(progress)
    let now = host.now()
    let credentials = try? server.credentialsInUse()
    let streak = progress.dailyStreak(asOf: now.localDate)
    let course = try sources.course(nil, in: settings)
    let language = self.course(course).language
    let level = settings.ownLevel(progress, in: language)
    let round = progress.daily(of: now.localDate, course: course)
    let number = DailyDealer.number(of: now.localDate, in: sources.ownEditions(of: course))
    let week = now.localDate.startOfWeek(beginningOn: settings.firstWeekday)
    // The total also includes words of other sources that were met.
    let met = sources.metCount(by: progress)
    let hoard = progress.hoard(at: progress.studyTime(now))
    let session = try outlook(progress)
    let daysOfWeek = progress.days.filter { (week...now.localDate).contains($0.key) }
    return Today(
      date: now.localDate,
      daily: number.map { number in
        Today.Daily(
          number: number, state: Today.DailyState(round),
          answered: round?.outcomes.count ?? 0, correct: round?.tally.correct ?? 0,
          score: round?.tally.score ?? 0, marks: round?.outcomes.map(\.correct) ?? [])
      },
      ranked: credentials.map {
        rankedToday(progress, of: course, date: now.localDate, server: $0.server)
      },
      dailyStreak: streak.count, streakIsSafe: streak.includesToday, freezes: streak.freezes,
      answersToday: progress.days[now.localDate]?.answers ?? 0,
      answersThisWeek: daysOfWeek.values.reduce(0) { $0 + $1.answers },
      daysThisWeek: daysOfWeek.count, highScore: progress.highScore,
      totalScore: progress.totalScore, gamesCount: progress.gamesCount,
      gamesWon: progress.gamesWon, streakCount: progress.streakCount,
      wordsSeen: met.own + met.others,
      hoard: Hoard.words(hoard),
      hoardGain: progress.hoardGain(since: week, to: hoard).map(Hoard.words),
      toSave: session.saved.count,
      hardDaily: course == .english && level.map { $0 >= .three } == true
        ? Today.DailyState(
          progress.openSoloDaily(of: .hard, at: now, includingEarlier: true)
            ?? progress.rankedDaily(of: now.localDate, course: .hard)
            ?? progress.daily(of: now.localDate, course: .hard)) : nil,
      course: course == .english ? nil : self.course(course),
      termsToSave: session.saved.prefix(5).map(\.term), hasMoreToSave: session.hasMore,
      hasLearned: progress.rounds.values.contains {
        // Not one that was left, nor one with a few missed words.
        $0.header.mode == .learn && $0.startedOn == now.localDate
          && $0.outcomes.count >= max($0.header.questions, settings.session / 2)
      },
      othersInSession: session.others,
      millisOfSession: (session.saved.count + session.others)
        * SessionOutlook.millisPerAnswer(progress),
      hoards: progress.hoards(until: now.localDate, count: Today.hoardsKept, to: hoard)
        .map(Hoard.words),
      dailyRecord: DailyRecord(
        progress.rounds.values.filter {
          $0.isDailyOfItsDate && $0.isFinished && $0.header.course == course
            && $0.header.ranked == (credentials != nil)
        }.sorted { $0.startedAt < $1.startedAt }, before: now.localDate),
      lastDays: lastDays(progress, streak: streak, until: now.localDate),
      longestStreak: streak.longest, longestEndedStreak: streak.longestEnded,
      endedStreak: streak.count == 0 ? streak.lastEnd : nil,
      daysToFreeze: streak.datesToFreeze,
      wordOfTheDay: library.wordOfTheDay(on: now.localDate, for: progress),
      wordsInAll: library.index.count + met.others,
      millisUntilMidnight: now.millisUntilMidnight,
      level: level,
      mostInRun: progress.mostRight(in: .run, of: course),
      mostInSpeed: progress.mostRight(in: .speed, of: course))
  }

  /// The last seven dates until today, and how each counts for the daily streak.
  private func lastDays(
    _ progress: PlayerProgress, streak: DailyStreak, until today: CalendarDate
  ) -> [Today.Day] {
    (0..<7).reversed().map { ago in
      let date = today.adding(days: -ago)
      let isPlayed = progress.days[date]?.countsForStreak == true
      let isFrozen = streak.frozen.contains(date)
      return Today.Day(date: date, mark: isPlayed ? .played : isFrozen ? .frozen : .missed)
    }
  }

  /// A server's daily of a date, as recorded in the journal; a new one if it was not begun.
  private func rankedToday(
    _ progress: PlayerProgress, of course: CourseID, date: CalendarDate, server: String
  ) -> Today.Ranked {
    let round = progress.rankedDaily(of: date, course: course)
    return Today.Ranked(
      server: round?.header.dealer ?? server, number: round?.header.number,
      state: Today.DailyState(round), answered: round?.outcomes.count ?? 0,
      correct: round?.tally.correct ?? 0, score: round?.tally.score ?? 0,
      marks: round?.outcomes.map(\.correct) ?? [])
  }
}
