import ArgumentParser

/// What a simulated learner really remembers, which no policy sees. Days are counted from the first one,
/// at noon; their fractions are the time within a session.
protocol HiddenMemory {
  /// The chance that a word is recalled on a day, 0 to 1.
  func recall(_ word: Int, on day: Double) -> Double
  /// A word was asked: it was recalled or not, and then shown in any case.
  mutating func practise(_ word: Int, on day: Double, recalled: Bool)
}

/// One of the four truths that policies are tried in; the definitions are WSB-1's, in docs/learning.md.
enum Truth: String, CaseIterable, ExpressibleByArgument {
  /// FSRS-6 with parameters that differ by learner: forgetting is flat.
  case fsrs = "T1"
  /// The same, with steep forgetting.
  case steep = "T2"
  /// Activation by Pavlik and Anderson (2005), with very hard words.
  case activation = "T3"
  /// The same with normal words.
  case easierActivation = "T4"

  /// A learner of so many words, of whom some know some already.
  func learner(words: Int, using random: inout Chances) -> any HiddenMemory {
    switch self {
    case .fsrs: StabilityMemory(words: words, decay: nil, first: nil, using: &random)
    case .steep: StabilityMemory(words: words, decay: 0.5, first: 0.05, using: &random)
    case .activation: ActivationMemory(words: words, bias: 0, using: &random)
    case .easierActivation: ActivationMemory(words: words, bias: 0.6, using: &random)
    }
  }
}
