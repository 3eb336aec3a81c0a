/// A player's progress: the fold of their journal, with no other input.
///
/// Its size grows with the number of distinct words and dates in the journal, not with the number
/// of answers.
///
/// ```swift
/// let progress = ProgressFold.progress(of: events)
/// let chance = progress.retrievability(of: ItemID("en/bank/noun"), at: progress.studyTime(now))
/// let hoard = progress.hoard(at: progress.studyTime(now)) / 1_000_000
/// let streak = progress.dailyStreak(asOf: now.localDate).count
/// ```
package struct PlayerProgress: Hashable, Sendable {
  /// Words that were asked or shown, or whose difficulty was set.
  package internal(set) var words: [ItemID: ItemProgress] = [:]
  /// Dates with an answer or a finished daily.
  package internal(set) var days: [CalendarDate: DayProgress] = [:]
  /// Rounds that may still be needed: all dailies that were begun on their date, the latest rounds,
  /// and the latest finished practice round with a code.
  package internal(set) var rounds: [EventID: RoundProgress] = [:]
  /// The IDs of the latest rounds begun, latest at the end; at most `ProgressFold.roundsKept`.
  package internal(set) var recentRounds: [EventID] = []
  /// The ID of the practice round with a code that was finished last; nil if there is none.
  package internal(set) var lastPractice: EventID?
  /// Favorites, with the instant at which each became one.
  package internal(set) var favorites: [ItemID: Int64] = [:]
  /// Settings that differ from their defaults.
  package internal(set) var settings: [String: String] = [:]
  /// The figures that depend only on the answers.
  var figures = AnswerFigures()
  /// The number of answers to words that came back after a miss earlier in the round.
  package internal(set) var returns = 0
  /// The answers in each form.
  package internal(set) var forms: [FormID: FormProgress] = [:]
  /// The finished rounds of each kind.
  package internal(set) var kinds: [RoundKind: KindProgress] = [:]
  /// The memory model: the standard one, or one that was fitted to the player.
  package internal(set) var model = FSRS.standard
  /// The player's own rate of forgetting, which the hoard uses.
  package internal(set) var recall = RecallEstimate()
  /// The hoard that the player sees since the last answer; nil before the first.
  var shownHoard: ShownHoard?
  /// The levels that follow from the answers, by the language of the words.
  var autoLevels: [String: AutoLevel] = [:]
  /// When each feat was done first.
  package internal(set) var firsts: [FirstFeat: FeatRecord] = [:]
  /// The words that were shown last, latest at the end; the latest seven.
  package internal(set) var lastShown: [ItemID] = []

  package init() {}

  /// The number of questions answered or passed.
  package var gamesCount: Int { figures.gamesCount }
  /// The number of questions answered correctly.
  package var gamesWon: Int { figures.gamesWon }
  /// The sum of all points.
  package var totalScore: Int { figures.totalScore }
  /// The current run of right answers, across rounds; 0 after a miss.
  package var streakCount: Int { figures.streakCount }
  /// The longest run of right answers ever.
  package var bestRun: Int { figures.bestRun }
  /// 100 × the longest run of right answers ever.
  package var highScore: Int { figures.highScore }

  /// The level that follows from the answers to the words of a language, a BCP 47 tag.
  package func autoLevel(in language: String) -> AutoLevel { autoLevels[language] ?? AutoLevel() }

  /// The number of times that misses can come back in the player's next session.
  package var returnsLeft: Int { Returns.limit(answers: gamesCount, returns: returns) }

  /// The key of the setting for the classic rule: with the value `on`, every answer changes the
  /// difficulty by one, and nothing is drawn by memory.
  package static let classicSetting = "classic"

  /// Whether the player practices by the classic rule.
  package var isClassic: Bool { settings[PlayerProgress.classicSetting] == "on" }

  /// The difficulty of a word for the player; `new` for a word without progress.
  package func difficulty(of word: ItemID) -> Difficulty {
    words[word].map { isClassic ? $0.classicDifficulty : $0.difficulty } ?? .new
  }

  /// The chance that an item is recalled, 0 to 1; nil if it was never answered. If it has two memories, the weaker one counts.
  package func retrievability(of item: ItemID, at time: StudyTime) -> Double? {
    words[item]?.memory.map { model.retrievability(of: $0.state, at: time) }
  }

  /// The number of study days until an item is due, 0 for now; nil if it was never answered.
  ///
  /// - Parameter goal: when it comes back.
  package func daysUntilDue(of item: ItemID, at time: StudyTime, goal: RecallGoal) -> Int? {
    words[item]?.memory?.daysUntilDue(at: time, goal: goal, model: model)
  }

  /// The difficulty of a word by the classic rule.
  func classicDifficulty(of word: ItemID) -> Difficulty { words[word]?.classicDifficulty ?? .new }

  /// The hoard that players see at a time, in millionths of a word: the estimate before the first answer of the study day,
  /// and what right answers have added since. A miss leaves it as it is.
  ///
  /// - Complexity: O(1) on a study day with an answer, otherwise O(*n*) in the number of words.
  package func hoard(at time: StudyTime) -> Int {
    if let shownHoard, shownHoard.holds(at: time) { return shownHoard.size }
    return estimatedHoard(at: time)
  }

  /// The estimate of the hoard at a time: how many words the player could type tomorrow without further
  /// practice, in millionths of a word. Words that were only missed so far count at most as much as all others, so
  /// that passing questions makes no hoard.
  ///
  /// A whole number, because the words have no order and rounding depends on the order.
  ///
  /// - Complexity: O(*n*) in the number of words.
  ///
  /// - Parameter counts: which words count.
  package func estimatedHoard(
    at time: StudyTime, where counts: (ItemID) -> Bool = { _ in true }
  ) -> Int {
    var (known, missed) = (0, 0)
    for (id, word) in words where counts(id) {
      let share = share(of: word.recall, at: time)
      if word.isOnlyMissed { missed += share } else { known += share }
    }
    return known + min(known, missed)
  }

  /// The chance that a word is recalled tomorrow, in millionths; 0 if it was never answered.
  private func share(of memory: ItemMemory?, at time: StudyTime) -> Int {
    guard let memory else { return 0 }
    let days = Double(1 + memory.state.elapsedDays(at: time))
    let chance = recall.chance(of: memory, after: days, model: model)
    // NaN is not greater than 0.
    return chance > 0 ? Int(min(chance, 1) * 1_000_000) : 0
  }

  /// Begins the hoard of a study day, before the day's first change.
  mutating func beginHoard(at time: StudyTime) {
    let missed = shownHoard.flatMap { $0.holds(at: time) ? $0.missed : nil } ?? []
    shownHoard = ShownHoard(
      size: hoard(at: time), day: time.day, instant: time.instant, missed: missed)
  }

  /// Adds to the hoard what a word has gained; a loss is seen on the next study day.
  ///
  /// - Parameters:
  ///   - isMiss: whether the change is a miss.
  ///   - before: the memory of recalling the word before the change.
  ///   - after: that memory after it.
  mutating func growHoard(
    by item: ItemID, isMiss: Bool, from before: ItemMemory?, to after: ItemMemory?,
    at time: StudyTime
  ) {
    if isMiss { shownHoard?.missed.insert(item) }
    guard shownHoard?.missed.contains(item) == false else { return }
    let gain = share(of: after, at: time) - share(of: before, at: time)
    shownHoard?.size.grow(by: max(0, gain))
  }

  /// The growth of the hoard to `hoard` since the first answer on or after a date, in millionths of
  /// a word; nil if there was none.
  package func hoardGain(since date: CalendarDate, to hoard: Int) -> Int? {
    let first = days.filter { $0.key >= date && $0.value.hoardBefore != nil }.keys.min()
    return first.flatMap { days[$0]?.hoardBefore }.map { hoard - $0 }
  }

  /// The hoard at the end of each date from the first answer on, in millionths of a word; the last is `hoard`. On a date with
  /// answers it is what the player saw then.
  ///
  /// - Parameters:
  ///   - date: the last date.
  ///   - count: the most dates.
  ///   - hoard: the hoard now.
  package func hoards(until date: CalendarDate, count: Int, to hoard: Int) -> [Int] {
    let known = days.filter { $0.key <= date && $0.value.hoardBefore != nil }
    guard let first = known.keys.min() else { return [] }
    let length = min(count, date.dayNumber - first.dayNumber + 1)
    var (hoards, later) = ([hoard], hoard)
    for ago in 0..<max(0, length - 1) {
      let end = date.adding(days: -ago - 1)
      later = days[end.adding(days: 1)]?.hoardBefore ?? later
      hoards.append(known[end]?.largestHoard ?? later)
    }
    return hoards.reversed()
  }

  /// A dealer's daily of a date in a course, if it was begun on that date; the first if there are several. Nil
  /// if the daily was only played on another date, which is practice.
  package func daily(
    of date: CalendarDate, dealer: String = "solo", course: CourseID = .english
  ) -> RoundProgress? {
    rounds.values.lazy
      .filter {
        $0.header.date == date && $0.isDailyOfItsDate && $0.header.dealer == dealer
          && $0.header.course == course
      }
      .min { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// A dealer's dailies of a course that were begun on their own dates, in the order in which they were begun.
  package func dailies(
    dealer: String = "solo", course: CourseID = .english
  ) -> [RoundProgress] {
    rounds.values
      .filter { $0.isDailyOfItsDate && $0.header.dealer == dealer && $0.header.course == course }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// The player's streak of dates with play, as of a date.
  package func dailyStreak(asOf today: CalendarDate) -> DailyStreak {
    DailyStreak(days: days, asOf: today)
  }

  /// The finished rounds whose scores compare with those of a round.
  package func rounds(like header: RoundHeader) -> KindProgress? { kinds[RoundKind(header)] }

  /// The most right answers in a round of a mode in a course, ranked or not; 0 without one.
  package func mostRight(in mode: Mode, of course: CourseID) -> Int {
    [true, false].compactMap { kinds[RoundKind(mode, ranked: $0, course: course)]?.mostRight }.max()
      ?? 0
  }
}
