import GameEngine

/// The game's rule, applied to the game's own fold of a journal, as for a player.
struct FoldPolicy: SchedulePolicy {
  /// Which questions are choices of four. The others are typed.
  enum Choices { case none, new, all }

  private(set) var fold = ProgressFold()
  private let items: [ItemID]
  private let choices: Choices
  /// Whether words are shown before they are asked, so that no first answer can tell that a word was known before.
  private let areShown: Bool
  private var count = 0

  init(words: Int, choices: Choices, areShown: Bool = false) {
    items = (0..<words).map { ItemID("en/word\($0)/noun") }
    self.choices = choices
    self.areShown = areShown
  }

  func luck(_ word: Int) -> Double { isChoice(word) ? 0.25 : 0 }

  private func isChoice(_ word: Int) -> Bool {
    switch choices {
    case .none: false
    case .new: fold.progress.words[items[word]]?.memory == nil
    case .all: true
    }
  }

  var returns: Int { fold.progress.returnsLeft }

  /// The number of words in the hoard at the end of a day.
  func hoard(after day: Int) -> Double {
    Double(fold.progress.estimatedHoard(at: fold.progress.studyTime(moment(day)))) / 1_000_000
  }

  /// Whether a word was shown or answered.
  func isMet(_ word: Int) -> Bool { fold.progress.words[items[word]] != nil }

  /// The difficulty of a word for the learner.
  func difficulty(_ word: Int) -> Difficulty { fold.progress.difficulty(of: items[word]) }

  mutating func session(of size: Int, on day: Int, using random: inout Chances) -> [Int] {
    let order = random.numbers(below: items.count)
    return SessionBuilder(size: size)
      .build(
        from: order.map { fold.progress.words[items[$0]]?.memory },
        at: fold.progress.studyTime(moment(day))
      )
      .map { order[$0] }
  }

  mutating func answered(_ word: Int, on day: Int, right: Bool) {
    answer(word, day, right: right, returned: false)
  }

  mutating func answeredAgain(_ word: Int, on day: Int, right: Bool) {
    answer(word, day, right: right, returned: true)
  }

  private mutating func answer(_ word: Int, _ day: Int, right: Bool, returned: Bool) {
    let isChoice = isChoice(word)
    if areShown, !isMet(word) { apply(.seen(items[word]), on: day) }
    apply(
      .answer(
        AnswerEntry(
          item: items[word], form: FormID(isChoice ? "match" : "recall"),
          input: isChoice ? "1" : "word", verdict: right ? .right : .wrong, milliseconds: 0,
          hint: false, round: EventID(high: 2, low: UInt64(day)), index: 1, points: 0,
          again: false, returned: returned, level: Truth.level(of: word))), on: day)
  }

  private mutating func apply(_ body: EventBody, on day: Int) {
    count += 1
    let moment = moment(day)
    fold.apply(
      Event(
        id: EventID(high: 1, low: UInt64(count)), device: "bench", counter: count,
        instant: moment.instant, localDate: moment.localDate, offset: 0, body: body))
  }

  private func moment(_ day: Int) -> Moment {
    Moment(instant: (20_000 + Int64(day)) * 86_400_000 + 43_200_000, offset: 0)
  }
}
