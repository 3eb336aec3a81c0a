/// A player's progress: the fold of their journal, and nothing else.
///
/// Its size grows with the distinct words and dates of the journal, not with the answers.
package struct PlayerProgress: Hashable, Sendable {
  /// Words that were asked or shown.
  package internal(set) var words: [ItemID: ItemProgress] = [:]
  /// Dates on which anything was answered.
  package internal(set) var days: [CalendarDate: DayProgress] = [:]
  /// Rounds that may still be needed: every daily of its date, the latest rounds, and the latest finished
  /// practice round.
  package internal(set) var rounds: [EventID: RoundProgress] = [:]
  /// The rounds begun last, the newest at the end.
  package internal(set) var recentRounds: [EventID] = []
  /// The practice round with a code that was finished last.
  package internal(set) var lastPractice: EventID?
  /// Favorites with the instant of their marking.
  package internal(set) var favorites: [ItemID: Int64] = [:]
  /// Settings that differ from their defaults.
  package internal(set) var settings: [String: String] = [:]
  /// The figures of all answers.
  var figures = AnswerFigures()
  /// Answers to words that came back since they were missed earlier in the round.
  package internal(set) var returns = 0
  /// The answers in each form.
  package internal(set) var forms: [FormID: FormProgress] = [:]
  /// The finished rounds of each mode.
  package internal(set) var modes: [Mode: ModeProgress] = [:]
  /// How well the player recalls words on later days.
  package internal(set) var recall = RecallEstimate()
  /// The level chosen by the answers.
  package internal(set) var autoLevel = AutoLevel()
  /// The words that were shown last, the newest at the end.
  package internal(set) var lastShown: [ItemID] = []

  /// Nothing played yet.
  package init() {}

  /// Questions played.
  package var gamesCount: Int { figures.gamesCount }
  /// Questions answered rightly.
  package var gamesWon: Int { figures.gamesWon }
  /// The sum of all points.
  package var totalScore: Int { figures.totalScore }
  /// The current run of right answers, across rounds; 0 after a miss.
  package var streakCount: Int { figures.streakCount }
  /// The longest such run ever.
  package var bestRun: Int { figures.bestRun }
  /// 100 × the longest run of right answers.
  package var highScore: Int { figures.highScore }

  /// How often misses can come back in the player's next session.
  package var returnsLeft: Int { Returns.limit(answers: gamesCount, returns: returns) }

  /// The key of the setting by which difficulty goes up and down by one with every answer, and nothing is
  /// drawn by memory; its value is then `on`.
  package static let classicSetting = "classic"

  /// Whether the player practices by the classic rule.
  package var isClassic: Bool { settings[PlayerProgress.classicSetting] == "on" }

  /// The difficulty of a word for the player; new words are hard.
  package func difficulty(of word: ItemID) -> Difficulty {
    words[word].map { isClassic ? $0.classicDifficulty : $0.difficulty } ?? .new
  }

  /// The difficulty of a word by the classic rule.
  func classicDifficulty(of word: ItemID) -> Difficulty { words[word]?.classicDifficulty ?? .new }

  /// The hoard at an instant: of how many words the player could type tomorrow, if they were asked and
  /// nothing was practiced until then, in millionths.
  ///
  /// A whole number, since the words have no order, and rounding depends on the order.
  package func hoard(at instant: Int64, model: FSRS = .standard) -> Int {
    words.values.reduce(0) { sum, word in
      guard let memory = word.memory else { return sum }
      let days = Double(1 + memory.state.elapsedDays(at: instant))
      let chance = recall.chance(of: memory, after: days, model: model)
      // Not a number is not greater than 0.
      return chance > 0 ? sum + Int(min(chance, 1) * 1_000_000) : sum
    }
  }

  /// How many words the hoard at an instant loses in a day without practice, in millionths.
  package func hoardLoss(of hoard: Int, at instant: Int64, model: FSRS = .standard) -> Int {
    hoard - self.hoard(at: instant &+ 86_400_000, model: model)
  }

  /// How far the hoard has grown to its present size, in millionths, since the first answer on or after a date; nil if
  /// there was none.
  package func hoardGain(since date: CalendarDate, to hoard: Int) -> Int? {
    let first = days.filter { $0.key >= date && $0.value.hoardBefore != nil }.keys.min()
    return first.flatMap { days[$0]?.hoardBefore }.map { hoard - $0 }
  }

  /// A dealer's daily of a date, as it was begun on that date; the first if there are several.
  /// A daily that is played on another date is practice and not included.
  package func daily(of date: CalendarDate, dealer: String = "solo") -> RoundProgress? {
    rounds.values.lazy
      .filter { $0.header.date == date && $0.isDailyOfItsDate && $0.header.dealer == dealer }
      .min { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// A dealer's dailies that were begun on their dates, in the order of their beginnings.
  package func dailies(dealer: String = "solo") -> [RoundProgress] {
    rounds.values
      .filter { $0.isDailyOfItsDate && $0.header.dealer == dealer }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// Consecutive dates with play, as of a date.
  package func dailyStreak(asOf today: CalendarDate) -> DailyStreak {
    DailyStreak(days: days, asOf: today)
  }
}
