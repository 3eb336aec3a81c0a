import Foundation
import GameEngine

/// Fits the memory model to simulated learners, each with parameters of their own, and compares the log loss with that
/// of parameters from the reference optimizer.
struct FitBench {
  /// The program that fits with the reference optimizer: takes histories and prints parameters, both as JSON; nil
  /// to compare with the learners' true parameters instead.
  let reference: String?

  private static let words = [300, 600, 900, 1500, 3000]

  func run() throws -> [Figure] {
    try FitBench.words.enumerated().flatMap { number, words in
      var random = Chances(seed: UInt64(number + 1))
      let truth = FitBench.learner(using: &random)
      let histories = (0..<words).map { _ in FitBench.history(of: truth, using: &random) }
      let fit = ParameterFit(histories)
      var model = FSRS.standard
      let time = try ContinuousClock().measure { model = try fit.fitted { _ in } }
      let other = try reference.map { try parameters(of: histories, by: $0) } ?? truth
      return [
        Figure(
          name: "log loss of learner \(number + 1), \(fit.answers) answers",
          value: loss(of: model, histories), yardstick: loss(of: other, histories), unit: "",
          yardstickName: reference == nil ? "true parameters" : "reference", bound: .atMost,
          limit: 1.02),
        Figure(
          name: "time to fit learner \(number + 1)",
          value: Double(time.components.seconds)
            + Double(time.components.attoseconds) / 1e18, yardstick: 10, unit: "s",
          yardstickName: "wanted", bound: .atMost, limit: 1),
      ]
    }
  }

  private func loss(of model: FSRS, _ histories: [ReviewHistory]) -> Double {
    ParameterFit.logLoss(of: model, on: histories)?.loss ?? .infinity
  }

  /// A learner whose parameters are the standard ones times e to a normal value, those of new words more so.
  private static func learner(using random: inout Chances) -> FSRS {
    var parameters = FSRS.standard.parameters.enumerated().map {
      $0.element * exp(random.normal(0, $0.offset < 4 ? 0.6 : 0.25))
    }
    parameters[4] = min(max(parameters[4], 1), 10)
    parameters[16] = max(parameters[16], 1)
    parameters[20] = min(max(parameters[20], 0.1), 0.8)
    return FSRS(parameters: parameters) ?? .standard
  }

  /// The answers to a word, each given about when the chance of recall has fallen to between 0.75 and 0.95.
  private static func history(of truth: FSRS, using random: inout Chances) -> ReviewHistory {
    var history = ReviewHistory()
    var day = Int(random.unit() * 60)
    var state: MemoryState?
    for _ in 0..<(2 + Int(random.unit() * 9)) {
      let time = StudyTime(instant: 0, day: day)
      let recall = state.map { truth.retrievability(of: $0, at: time) } ?? 0.6
      let grade: Grade =
        !random.happens(recall)
        ? .again : random.happens(0.15) ? .hard : random.happens(0.1) ? .easy : .good
      let next = truth.state(after: grade, from: state, at: time)
      history.reviews.append(ReviewHistory.Review(day: day, grade: grade))
      // Some words come back on the same day.
      if state == nil || !random.happens(0.1) {
        let wait = truth.days(of: next.stability, until: 0.75 + 0.2 * random.unit())
        day += min(max(1, Int(wait * exp(random.normal(0, 0.3)))), 400)
      }
      state = next
    }
    return history
  }

  private func parameters(of histories: [ReviewHistory], by program: String) throws -> FSRS {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", program]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let reviews = histories.map { $0.reviews.map { [$0.day, $0.grade.rawValue] } }
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(reviews))
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard let model = FSRS(parameters: try JSONDecoder().decode([Double].self, from: answer)) else {
      throw BenchError(message: "the reference optimizer gave no parameters")
    }
    return model
  }
}
