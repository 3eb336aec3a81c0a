import ArgumentParser

/// The actual memory of a simulated learner, which no policy sees. Days are counted from the first one,
/// at noon; their fractions are the time within a session.
protocol HiddenMemory {
  /// The chance that a word is recalled on a day, 0 to 1.
  func recall(_ word: Int, on day: Double) -> Double
  /// Notes that a word was asked and recalled or not; it was then shown in any case.
  mutating func practice(_ word: Int, on day: Double, recalled: Bool)
}

/// The four truths with which policies are compared; docs/learning.md defines them as WSB-1.
enum Truth: String, CaseIterable, ExpressibleByArgument {
  /// FSRS-6 with parameters that differ by learner, and slow forgetting.
  case fsrs = "T1"
  /// The same with fast forgetting.
  case steep = "T2"
  /// Activation by Pavlik and Anderson (2005), with very hard words.
  case activation = "T3"
  /// The same with normal words.
  case easierActivation = "T4"

  /// A learner of this number of words, some of which are known to some learners.
  func learner(words: Int, using random: inout Chances) -> any HiddenMemory {
    switch self {
    case .fsrs: StabilityMemory(words: words, decay: nil, first: nil, using: &random)
    case .steep: StabilityMemory(words: words, decay: 0.5, first: 0.05, using: &random)
    case .activation: ActivationMemory(words: words, bias: 0, using: &random)
    case .easierActivation: ActivationMemory(words: words, bias: 0.6, using: &random)
    }
  }
}
