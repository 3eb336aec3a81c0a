package import ClientCore
package import GameEngine

/// The player's figures, as `profile --json` prints them.
package struct Profile: Encodable, Sendable {
  /// Counts of answers, by form or level.
  package struct Answers: Encodable, Sendable {
    package let name: String
    package let answers: Int
    package let right: Int
    /// The points earned; nil if points are not counted for this kind.
    package let score: Int?
    /// The longest streak of right answers in a form; nil if it is not counted.
    package var longestRun: Int?
    /// The percentage of right answers among the last twenty; nil if it is not counted.
    package var latelyPercent: Int?

    /// The percentage of right answers; nil if there are no answers.
    package var percent: Int? { percentage(right, of: answers) }
  }

  /// The counts of a date.
  package struct Day: Encodable, Sendable {
    package let date: CalendarDate
    package let answers: Int
    package let right: Int

    package init(_ date: CalendarDate, in progress: PlayerProgress) {
      self.date = date
      answers = progress.days[date]?.answers ?? 0
      right = progress.days[date]?.right ?? 0
    }
  }

  /// The number of words that come back on a date.
  package struct DueDay: Encodable, Sendable {
    package let date: CalendarDate
    package let words: Int
  }

  /// The size of the hoard at the first answer of a week.
  package struct HoardWeek: Encodable, Sendable {
    package let week: CalendarDate
    package let hoard: Double
  }

  package let date: CalendarDate
  /// The number of words that the player would recall tomorrow, asked to type them.
  package let hoard: Double
  /// The growth of the hoard since the first answer of this week; nil if there was none.
  package let hoardGain: Double?
  package let hoardByWeek: [HoardWeek]
  /// The hoard at the end of each of the last dates, at most 72, from the player's first on.
  package let hoardByDay: [Double]
  /// The hoard that the player wants at the end of the month, in words; nil for no goal.
  package let goal: Int?
  /// The player's first date with an answer; nil before it.
  package let since: CalendarDate?
  /// The known words that were answered last, the latest first; at most five.
  package let newestKnown: [String]
  /// The setting: `auto`, `any` or a level's number.
  package let levelSetting: String
  /// The level computed from the answers; nil before the first ten.
  package let level: Level?
  /// The percentage of right answers, each weighted by its word's level.
  package let rating: Int?
  package let gamesCount: Int
  package let gamesWon: Int
  package let totalScore: Int
  package let highScore: Int
  package let streakCount: Int
  package let dailyStreak: Int
  package let longestDailyStreak: Int
  package let freezes: Int
  /// The dates that a freeze covered.
  package let frozen: [CalendarDate]
  /// The number of words that were shown or answered, cards left out.
  package let wordsMet: Int
  /// The number of answered words by difficulty, 1 to 4.
  package let wordsByDifficulty: [Int]
  /// What the player reached, the newest first.
  package let milestones: [Milestone]
  /// The finished rounds by mode and course, and apart those that count on a board.
  package let modes: [ModeRounds]
  /// The words of each course; nil if the player has met those of one course only.
  package let courses: [CourseFigures]?
  package let forms: [Answers]
  package let levels: [Answers]
  /// The dates of the last half-year, beginning with the first day of a week.
  package let calendar: [Day]
  /// The next two weeks. Today's number counts the words that a session would save.
  package let forecast: [DueDay]
  /// The number of words and cards that are due now. A session saves the first of them; the rest can wait.
  package let fading: Int

  /// The number of weeks in the calendar.
  package static let weeks = 26
  /// The number of dates in `hoardByDay`.
  private static let days = 72
  /// The number of days in the forecast.
  package static let daysAhead = 14

  /// Computes the figures of a player.
  ///
  /// - Parameters:
  ///   - language: the language of the course in use.
  ///   - words: the words that the player has met, with their levels.
  ///   - courses: the courses of which the player has met words.
  ///   - toSave: the number of words that a session would save from being forgotten now.
  ///   - goals: when each item comes back.
  ///   - suspended: the cards that never come back by themselves.
  ///   - term: returns the term of an item.
  package init(
    _ progress: PlayerProgress, language: String, words: [Item], courses: [CourseFigures] = [],
    toSave: Int,
    goals: RecallGoals,
    suspended: Set<ItemID>, now: Moment, term: (ItemID) -> String
  ) {
    let settings = Settings(progress)
    let today = now.localDate
    let week = today.startOfWeek(beginningOn: settings.firstWeekday)
    date = today
    let size = progress.hoard(at: progress.studyTime(now))
    hoard = Hoard.words(size)
    hoardGain = progress.hoardGain(since: week, to: size).map(Hoard.words)
    hoardByDay = progress.hoards(until: today, count: Profile.days, to: size).map(Hoard.words)
    goal = settings.goal
    since = progress.days.filter { $0.value.hoardBefore != nil }.keys.min()
    newestKnown = Profile.newestKnown(progress, term: term)
    levelSetting = settings[.level]
    level = progress.autoLevel(in: language).level
    gamesCount = progress.gamesCount
    gamesWon = progress.gamesWon
    totalScore = progress.totalScore
    highScore = progress.highScore
    streakCount = progress.streakCount
    let streak = progress.dailyStreak(asOf: today)
    dailyStreak = streak.count
    longestDailyStreak = streak.longest
    freezes = streak.freezes
    frozen = streak.frozen
    wordsMet = words.count { $0.id.headword != nil }
    let played = Set(progress.kinds.keys.map(\.course)).subtracting([.english])
    modes = ([.english] + played.sorted { $0.rawValue < $1.rawValue }).flatMap {
      ModeRounds.all(in: progress, of: $0)
    }
    self.courses = courses.count > 1 ? courses : nil
    milestones = Milestone.all(in: progress, until: today, term: term)
    forms = Profile.forms(progress)
    levels = Profile.levels(progress, words: words)
    rating = Profile.rating(levels)
    let answered = progress.words.filter { $0.value.memory != nil }.keys
    wordsByDifficulty = Difficulty.allCases.map { difficulty in
      answered.count { progress.difficulty(of: $0) == difficulty }
    }
    let first = week.adding(days: -7 * (Profile.weeks - 1))
    calendar = Profile.days(first...today, progress)
    hoardByWeek = Profile.hoardByWeek(progress, from: first)
    var counts = Profile.dueCounts(
      progress, goals: goals, suspended: suspended, at: progress.studyTime(now))
    fading = max(toSave, counts[0])
    counts[0] = toSave
    forecast = counts.enumerated().map {
      DueDay(date: today.adding(days: $0.offset), words: $0.element)
    }
  }

  // MARK: - Parts

  /// The counts of every date in a range, in order.
  package static func days(_ dates: ClosedRange<CalendarDate>, _ progress: PlayerProgress) -> [Day]
  {
    (dates.lowerBound.dayNumber...dates.upperBound.dayNumber)
      .map { Day(CalendarDate(dayNumber: $0), in: progress) }
  }

  private static func forms(_ progress: PlayerProgress) -> [Answers] {
    let known = Forms.all.map(\.id)
    let others = progress.forms.keys.filter { !known.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
    return (known + others).compactMap { id in
      progress.forms[id].map {
        Answers(
          name: id.rawValue, answers: $0.answers, right: $0.right, score: $0.points,
          longestRun: $0.bestRun, latelyPercent: percentage($0.recent.right, of: $0.recent.count))
      }
    }
  }

  private static func levels(_ progress: PlayerProgress, words: [Item]) -> [Answers] {
    var counts = Array(repeating: (answers: 0, right: 0), count: Level.allCases.count)
    for word in words {
      guard let state = progress.words[word.id], let level = word.level else { continue }
      counts[level.rawValue - 1].answers += state.answers
      counts[level.rawValue - 1].right += state.right
    }
    return zip(Level.allCases, counts).map { level, count in
      Answers(
        name: "level \(level.rawValue)", answers: count.answers, right: count.right, score: nil)
    }
  }

  private static func rating(_ levels: [Answers]) -> Int? {
    var (right, all) = (0, 0)
    for (place, level) in levels.enumerated() {
      right += (place + 1) * level.right
      all += (place + 1) * level.answers
    }
    return percentage(right, of: all)
  }

  private static func newestKnown(
    _ progress: PlayerProgress, term: (ItemID) -> String
  ) -> [String] {
    progress.words.filter { $0.value.answers > 0 && progress.difficulty(of: $0.key) == .known }
      .sorted { ($1.value.lastSeen, $0.key) < ($0.value.lastSeen, $1.key) }
      .prefix(5).map { term($0.key) }
  }

  private static func hoardByWeek(
    _ progress: PlayerProgress, from first: CalendarDate
  ) -> [HoardWeek] {
    let days = progress.days.compactMap { date, day in day.hoardBefore.map { (date, $0) } }
      .sorted { $0.0 < $1.0 }
    return (0..<weeks).compactMap { number in
      let week = first.adding(days: 7 * number)
      let end = week.adding(days: 7)
      let day = days.first { $0.0 >= week && $0.0 < end }
      return day.map { HoardWeek(week: week, hoard: Hoard.words($0.1)) }
    }
  }

  /// The number of items that become due on each of the next days; today's are those that are due now.
  private static func dueCounts(
    _ progress: PlayerProgress, goals: RecallGoals, suspended: Set<ItemID>, at time: StudyTime
  ) -> [Int] {
    var counts = Array(repeating: 0, count: daysAhead)
    for item in progress.words.keys where !suspended.contains(item) {
      let days = progress.daysUntilDue(of: item, at: time, goal: goals[item]) ?? daysAhead
      if days < daysAhead { counts[days] += 1 }
    }
    return counts
  }
}
