import ArgumentParser
import GameEngine

/// The actual memory of a simulated learner, hidden from all policies. Days are counted from noon
/// of the first one; their fractions are the time within a session.
protocol HiddenMemory {
  /// The chance that a word is recalled on a day, 0 to 1.
  func recall(_ word: Int, on day: Double) -> Double
  /// Records that a word was asked, and whether it was recalled. In both cases the word was then
  /// shown.
  mutating func practice(_ word: Int, on day: Double, recalled: Bool)
}

/// The four models of truth for comparing policies; docs/learning.md defines them as WSB-1.
enum Truth: String, CaseIterable, ExpressibleByArgument {
  /// FSRS-6 with parameters that differ by learner, and slow forgetting.
  case fsrs = "T1"
  /// As T1, with fast forgetting.
  case steep = "T2"
  /// Activation by Pavlik and Anderson (2005), with very hard words.
  case activation = "T3"
  /// As T3, with normal words.
  case easierActivation = "T4"

  /// A learner of words, some of which they know from the start.
  ///
  /// - Parameter known: the chance that the learner knows a word, for each word.
  func learner(known: [Double], using random: inout Chances) -> any HiddenMemory {
    switch self {
    case .fsrs: StabilityMemory(known: known, decay: nil, first: nil, using: &random)
    case .steep: StabilityMemory(known: known, decay: 0.5, first: 0.05, using: &random)
    case .activation: ActivationMemory(known: known, bias: 0, using: &random)
    case .easierActivation: ActivationMemory(known: known, bias: 0.6, using: &random)
    }
  }

  /// The level of a word; words of all levels take turns.
  static func level(of word: Int) -> Level { Level.allCases[word % Level.allCases.count] }

  /// The chances that learners of `words` words know each: the same for all, or falling with the level.
  static func known(words: Int, byLevel: Bool = false) -> [Double] {
    (0..<words).map { byLevel ? [0.95, 0.7, 0.3, 0.1][level(of: $0).rawValue - 1] : 0.15 }
  }
}
