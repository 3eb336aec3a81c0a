import Foundation
import GameEngine

/// A memory that follows FSRS-6 with the learner's own parameters.
struct StabilityMemory: HiddenMemory {
  private struct Trace {
    var stability = 0.0
    var difficulty: Double
    var last = 0.0
  }

  private let model: FSRS
  private let first: [Double]
  private var traces: [Trace]

  /// - Parameters:
  ///   - known: the chance that the learner knows a word from the start, for each word.
  ///   - decay: the decay of memory; nil for the learner's own parameter.
  ///   - first: the median stability in days after a word is first shown; nil for the value of
  ///     FSRS.
  init(known: [Double], decay: Double?, first: Double?, using random: inout Chances) {
    var weights = FSRS.standard.parameters.map { $0 * exp(random.normal(0, 0.15)) }
    weights[20] = decay ?? weights[20]
    model = FSRS(parameters: weights) ?? .standard
    let median = first ?? FSRS.standard.parameters[0]
    var begin: [Double] = []
    var traces: [Trace] = []
    for chance in known {
      begin.append(median * exp(random.normal(0, 0.5)))
      let difficulty = min(max(6.41 + random.normal(0, 1.5), 1), 10)
      if random.happens(chance) {
        traces.append(
          Trace(
            stability: 60 * exp(random.normal(0, 0.7)), difficulty: max(difficulty - 2, 1),
            last: -10))
      } else {
        traces.append(Trace(difficulty: difficulty))
      }
    }
    self.first = begin
    self.traces = traces
  }

  func recall(_ word: Int, on day: Double) -> Double {
    let trace = traces[word]
    return trace.stability > 0
      ? model.retrievability(of: trace.stability, after: day - trace.last) : 0
  }

  mutating func practice(_ word: Int, on day: Double, recalled: Bool) {
    let recall = recall(word, on: day)
    let grade = recalled ? Grade.good : .again
    var trace = traces[word]
    if trace.stability <= 0 {
      trace.stability = first[word]
    } else {
      trace.stability = model.stability(
        after: grade, from: trace.stability, difficulty: trace.difficulty, recall: recall,
        isSameDay: day - trace.last < 0.5)
      trace.difficulty = model.difficulty(after: grade, from: trace.difficulty)
    }
    trace.last = day
    traces[word] = trace
  }
}
