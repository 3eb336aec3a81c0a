import ArgumentParser

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

  /// A learner of `words` words. Some words are known to some learners from the start.
  func learner(words: Int, using random: inout Chances) -> any HiddenMemory {
    switch self {
    case .fsrs: StabilityMemory(words: words, decay: nil, first: nil, using: &random)
    case .steep: StabilityMemory(words: words, decay: 0.5, first: 0.05, using: &random)
    case .activation: ActivationMemory(words: words, bias: 0, using: &random)
    case .easierActivation: ActivationMemory(words: words, bias: 0.6, using: &random)
    }
  }
}
