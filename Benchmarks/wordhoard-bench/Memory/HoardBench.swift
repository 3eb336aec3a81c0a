import GameEngine

/// Compares the hoard with the words that simulated learners would actually recall on the next day,
/// day by day.
struct HoardBench {
  /// The truths to simulate, in order.
  let truths: [Truth]
  /// The number of learners per truth.
  let learners: Int
  /// Whether the answers are choices; otherwise they are typed.
  var isChoice = false

  private static let words = 1000
  private static let wordsPerDay = 40
  private static let days = 200
  /// The number of days with too few answers on later days to know how fast a learner forgets.
  private static let unknownDays = 3

  /// The sums of the predictions, and of the words that the learners would have recalled.
  private struct Totals {
    var told = Array(repeating: 0.0, count: HoardBench.days)
    var real = Array(repeating: 0.0, count: HoardBench.days)
    /// The number of words by difficulty at the end, and how many of them would have been recalled.
    var words: [Difficulty: Double] = [:]
    var recalled: [Difficulty: Double] = [:]

    /// The prediction on a day, from 1, as a ratio to the words that would have been recalled.
    func ratio(onDay day: Int) -> Double { told[day - 1] / real[day - 1] }

    mutating func add(_ other: Totals) {
      for day in told.indices {
        told[day] += other.told[day]
        real[day] += other.real[day]
      }
      words.merge(other.words, uniquingKeysWith: +)
      recalled.merge(other.recalled, uniquingKeysWith: +)
    }
  }

  func run() async -> [Figure] {
    var figures: [Figure] = []
    for truth in truths {
      let totals = await withTaskGroup(of: Totals.self) { group in
        for learner in 0..<learners { group.addTask { simulation(of: truth, learner) } }
        return await group.reduce(into: Totals()) { $0.add($1) }
      }
      for day in [1, 2, 3, 7, 30, 90, 200] {
        figures.append(figure(truth, "day \(day)", totals, day, .none, 1))
      }
      let days = Array(HoardBench.unknownDays + 1...HoardBench.days)
      let judged = days.sorted { totals.ratio(onDay: $0) < totals.ratio(onDay: $1) }
      for (name, day, bound, limit) in [
        ("lowest", judged.first, Figure.Bound.atLeast, 0.9),
        ("highest", judged.last, .atMost, 1.1),
      ] {
        guard let day else { continue }
        let name = "\(name) from day \(HoardBench.unknownDays + 1) on, day \(day)"
        figures.append(
          figure(truth, name, totals, day, isChoice ? .none : bound, limit))
      }
      for difficulty in Difficulty.allCases {
        figures.append(
          Figure(
            name: "recalled of the \(difficulty) words, \(truth.rawValue), day \(HoardBench.days)",
            value: (totals.recalled[difficulty] ?? 0) / Double(learners),
            yardstick: (totals.words[difficulty] ?? 0) / Double(learners), unit: "words",
            yardstickName: "all", bound: .none, limit: 1))
      }
    }
    return figures
  }

  private func figure(
    _ truth: Truth, _ name: String, _ totals: Totals, _ day: Int, _ bound: Figure.Bound,
    _ limit: Double
  ) -> Figure {
    Figure(
      name: "hoard, \(truth.rawValue), \(name)", value: totals.told[day - 1] / Double(learners),
      yardstick: totals.real[day - 1] / Double(learners), unit: "words",
      yardstickName: "recalled the next day", bound: bound, limit: limit)
  }

  private func simulation(of truth: Truth, _ learner: Int) -> Totals {
    var chances = Chances(seed: UInt64(learner) &* 7 &+ 1_000_004)
    let memory = truth.learner(known: Truth.known(words: HoardBench.words), using: &chances)
    return simulated(memory, learner)
  }

  private func simulated(_ memory: some HiddenMemory, _ learner: Int) -> Totals {
    var totals = Totals()
    var choices = Chances(seed: UInt64(learner) &* 7 &+ 1_000_006)
    var practice = PracticeDay(
      memory: memory, chances: Chances(seed: UInt64(learner) &* 7 &+ 1_000_005))
    var policy = FoldPolicy(words: HoardBench.words, choices: isChoice ? .all : .none)
    for day in 0..<HoardBench.days {
      _ = practice.practice(day, by: &policy, words: HoardBench.wordsPerDay, choices: &choices)
      let tomorrow = Double(day) + 1.5
      let met = (0..<HoardBench.words).filter(policy.isMet)
      totals.told[day] = policy.hoard(after: day)
      totals.real[day] = met.reduce(0) { $0 + practice.memory.recall($1, on: tomorrow) }
      guard day == HoardBench.days - 1 else { continue }
      for word in met {
        totals.words[policy.difficulty(word), default: 0] += 1
        totals.recalled[policy.difficulty(word), default: 0] += practice.memory.recall(
          word, on: tomorrow)
      }
    }
    return totals
  }
}
