package import GameEngine
package import Journal

/// How many words and cards a day come due in the next weeks, for each retention that a player may
/// choose. Only those that were answered before count, and no suspended ones.
package struct DueForecast: Encodable, Hashable, Sendable {
  /// What comes due in a deck, or elsewhere.
  package struct Due: Encodable, Hashable, Sendable {
    /// The retention that holds now, in percent; nil for a mixture.
    package let retention: Int?
    /// The number of reviews a day for each retention, by percent.
    package let perDay: [String: Double]

    /// The number of reviews a day at a retention, in percent.
    package subscript(percent: Int) -> Double { perDay[String(percent)] ?? 0 }

    /// Whether nothing comes due.
    package var isEmpty: Bool { perDay.values.allSatisfy { $0 == 0 } }
  }

  /// A deck and what comes due in it and in the decks in it.
  package struct DeckDue: Encodable, Hashable, Sendable {
    /// The path of the deck.
    package let path: String
    /// What comes due.
    package let due: Due
  }

  /// The number of days, today included.
  package let days: Int
  /// The retentions, in percent.
  package let retentions: [Int]
  /// The words of games.
  package let words: Due
  /// The decks in the order of their paths.
  package let decks: [DeckDue]
  /// The cards of all decks.
  package let cards: Due
  /// All words and cards.
  package let all: Due

  /// The number of days that are looked at.
  private static let span = 30
  /// The retentions that are compared.
  private static let choices = [75, 80, 85, 90, 95]

  /// Reads the decks, and computes what comes due.
  ///
  /// - Throws: `JournalError`.
  package init(
    _ progress: PlayerProgress, shelf: CardShelf, at time: StudyTime
  ) throws(JournalError) {
    let goals = Settings(progress).goals
    let (tree, suspended) = (try shelf.tree(), try shelf.suspended())
    let known = progress.words.filter { $0.value.memory != nil && !suspended.contains($0.key) }
    let places = try shelf.decks(of: known.keys)
    var (words, own) = (Counts(), [DeckID: Counts]())
    for (item, word) in known.sorted(by: { $0.key < $1.key }) {
      func counts(_ goal: RecallGoal) -> Counts {
        Counts(
          of: word.memories.map {
            Counts($0, longestInterval: goal.longestInterval, model: progress.model, at: time)
          })
      }
      if item.cardID == nil {
        words.add(counts(goals.words))
      } else if let deck = places[item], let node = tree[deck] {
        own[deck, default: Counts()].add(counts(node.goal.goal(usual: goals.cards)))
      }
    }
    days = DueForecast.span
    retentions = DueForecast.choices
    self.words = words.due(goals.words.percent)
    decks = tree.nodes.map { node in
      DeckDue(
        path: node.path.description,
        due: Counts(of: tree.nodes(within: node).compactMap { own[$0.id] })
          .due(node.goal.percent ?? goals.cards.percent))
    }
    let cards = Counts(of: tree.nodes.compactMap { own[$0.id] })
    self.cards = cards.due(goals.cards.percent)
    all = Counts(of: [words, cards]).due(nil)
  }

  /// The expected numbers of reviews, in the order of `choices`.
  private struct Counts {
    var reviews = [Double](repeating: 0, count: choices.count)

    init() {}

    init(_ memory: ItemMemory, longestInterval: Int, model: FSRS, at time: StudyTime) {
      reviews = choices.map { percent in
        memory.expectedReviews(
          in: span, from: time,
          goal: RecallGoal(percent: percent, longestInterval: longestInterval), model: model)
      }
    }

    init(of parts: [Counts]) { for part in parts { add(part) } }

    mutating func add(_ other: Counts) {
      for place in reviews.indices { reviews[place] += other.reviews[place] }
    }

    func due(_ retention: Int?) -> Due {
      // Rounded, since a sum of many depends on their order.
      let days = reviews.map { (100 * $0 / Double(span)).rounded() / 100 }
      return Due(
        retention: retention,
        perDay: Dictionary(uniqueKeysWithValues: zip(choices.map(String.init), days)))
    }
  }
}

extension PlayerStore {
  /// How many words and cards come due for each retention that the player may choose.
  ///
  /// - Throws: `JournalError`.
  package func dueForecast(at moment: Moment) throws(JournalError) -> DueForecast {
    let progress = try progress()
    return try DueForecast(progress, shelf: cards(), at: progress.studyTime(moment))
  }
}
