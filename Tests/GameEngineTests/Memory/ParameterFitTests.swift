import TestSupport
import Testing

@testable import GameEngine

@Suite("Parameters fitted to a player's answers")
struct ParameterFitTests {
  /// The answers of a learner with these parameters, one history a word.
  private func histories(
    _ truth: FSRS, words: Int, seed: UInt64 = 1
  ) -> [ReviewHistory] {
    var random = Gen(seed: seed)
    return (0..<words).map { _ in
      var history = ReviewHistory()
      var (day, state) = (random.int(0...60), MemoryState?.none)
      for _ in 0..<random.int(3...8) {
        let time = StudyTime(instant: 0, day: day)
        let recall = state.map { truth.retrievability(of: $0, at: time) } ?? 0.5
        let grade: Grade = random.percent(Int(recall * 100)) ? .good : .again
        let next = truth.state(after: grade, from: state, at: time)
        history.reviews.append(ReviewHistory.Review(day: day, grade: grade))
        day += max(1, Int(truth.days(of: next.stability, until: 0.85)) + random.int(-1...2))
        state = next
      }
      return history
    }
  }

  /// Somebody who forgets new words much faster, and old ones along a steeper curve.
  private let forgetful = FSRS(
    parameters: FSRS.standard.parameters.enumerated().map {
      $0.offset < 4 ? $0.element / 4 : $0.offset == 20 ? 0.4 : $0.element
    })

  @Test("predict as well as the true ones, and better than the standard ones")
  func fits() throws {
    let truth = try #require(forgetful)
    let histories = histories(truth, words: 250)
    let model = try ParameterFit(histories).fitted { _ in }
    let fitted = try #require(ParameterFit.logLoss(of: model, on: histories)).loss
    let own = try #require(ParameterFit.logLoss(of: truth, on: histories)).loss
    let standard = try #require(ParameterFit.logLoss(of: .standard, on: histories)).loss
    #expect(fitted <= own * 1.005)
    #expect(fitted < standard * 0.98)
  }

  @Test("are compared on words that were not fitted")
  func heldOut() throws {
    let truth = try #require(forgetful)
    let result = try #require(
      try ParameterFit(histories(truth, words: 250)).result(comparedTo: .standard) { _ in })
    #expect(result.isBetter && result.predictions > 150)
    #expect(result.model != .standard)
  }

  @Test("stay the standard ones without answers, and close to them with few")
  func prior() throws {
    #expect(try ParameterFit([]).fitted { _ in } == .standard)
    #expect(try ParameterFit([]).result(comparedTo: .standard) { _ in } == nil)
    let few = histories(.standard, words: 3)
    let model = try ParameterFit(few).fitted { _ in }
    for (fitted, standard) in zip(model.parameters, FSRS.standard.parameters) {
      #expect((0.3...3).contains(fitted / standard))
    }
  }

  @Test("are written and read as a text, unless it is out of range")
  func text() throws {
    let truth = try #require(forgetful)
    #expect(FSRS(text: truth.text) == truth)
    #expect(FSRS(text: FSRS.standard.text) == .standard)
    #expect(FSRS(text: "") == nil && FSRS(text: "1,2,x") == nil)
    let wrong = FSRS.standard.parameters.dropLast() + [1e300]
    #expect(FSRS(text: wrong.map(\.description).joined(separator: ",")) == nil)
  }

  @Test("are valid whatever was answered", arguments: [Grade.again, .easy])
  func extremes(grade: Grade) throws {
    let same = (0..<30).map { word in
      ReviewHistory((0..<6).map { .init(day: word + $0 * $0, grade: grade) })
    }
    let model = try ParameterFit(same).fitted { _ in }
    #expect(FSRS(parameters: model.parameters) != nil)
    #expect(try #require(ParameterFit.logLoss(of: model, on: same)).loss.isFinite)
  }

  @Test("solve linear equations", arguments: 0..<10)
  func equations(seed: UInt64) throws {
    var random = Gen(seed: seed)
    let rows = (0..<6).map { _ in (0..<6).map { _ in Double(random.int(-9...9)) } }
    // The product of a matrix with its transpose is positive definite unless its rows depend on each other.
    let matrix = rows.indices.map { row in
      rows.indices.map { column in
        zip(rows[row], rows[column]).reduce(row == column ? 1 : 0) { $0 + $1.0 * $1.1 }
      }
    }
    let wanted = (0..<6).map { _ in Double(random.int(-5...5)) }
    let right = matrix.map { zip($0, wanted).reduce(0) { $0 + $1.0 * $1.1 } }
    let found = try #require(LinearSystem.solution(of: matrix, right))
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(LinearSystem.solution(of: [[0, 1], [1, 0]], [1, 1]) == nil)
  }
}
