import Foundation

/// A memory by activation: each presentation of a word leaves a trace that fades by a power of
/// time, faster if the word was still active (Pavlik & Anderson, "Practice and Forgetting Effects
/// on Vocabulary Memory", Cognitive Science 29, 2005). Time between sessions passes forty times
/// more slowly than within.
struct ActivationMemory: HiddenMemory {
  private struct Trace {
    let at: Double
    let decay: Double
  }

  private static let decayScale = 0.217
  private static let decayIntercept = 0.177
  private static let threshold = -0.704
  private static let noise = 0.255
  private static let timeBetween = 0.025
  /// The number of a word's traces to keep; older ones have faded.
  private static let most = 40

  private let biases: [Double]
  private var traces: [[Trace]]

  /// - Parameters:
  ///   - known: the chance that the learner knows a word from the start, for each word.
  ///   - bias: the ease of words, in units of activation.
  init(known: [Double], bias: Double, using random: inout Chances) {
    let learner = random.normal(0, 0.2)
    biases = known.map { _ in bias + random.normal(0, 0.35) + learner }
    traces = Array(repeating: [], count: known.count)
    for (word, chance) in known.enumerated() where random.happens(chance) {
      for look in 0..<8 { leaveTrace(word, on: Double(7 * look - 60)) }
    }
  }

  func recall(_ word: Int, on day: Double) -> Double {
    guard let activation = activation(word, on: day) else { return 0 }
    return 1
      / (1 + exp((Self.threshold - activation - biases[word]) / Self.noise))
  }

  mutating func practice(_ word: Int, on day: Double, recalled: Bool) {
    leaveTrace(word, on: day)
  }

  private mutating func leaveTrace(_ word: Int, on day: Double) {
    let activation = min(max(activation(word, on: day) ?? -5, -5), 3)
    traces[word].append(
      Trace(
        at: Self.seconds(day), decay: Self.decayScale * exp(activation) + Self.decayIntercept))
    if traces[word].count > Self.most { traces[word].removeFirst() }
  }

  private func activation(_ word: Int, on day: Double) -> Double? {
    guard !traces[word].isEmpty else { return nil }
    let now = Self.seconds(day)
    return log(traces[word].reduce(0) { $0 + pow(max(now - $1.at, 1), -$1.decay) })
  }

  /// The seconds of this memory's time that correspond to a day.
  private static func seconds(_ day: Double) -> Double {
    let whole = (day + 1e-9).rounded(.down)
    return whole * 86_400 * timeBetween + (day - whole) * 86_400
  }
}
