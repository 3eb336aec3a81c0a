import Foundation
import GameEngine

/// Reviews with their states in the reference implementation of FSRS-6 (py-fsrs 6.3.2): one card per line
/// of JSON, with its desired retention and the learning steps before the model schedules it.
struct FSRSVectors {
  private struct Card: Decodable {
    struct Review: Decodable {
      enum CodingKeys: String, CodingKey {
        case time = "t"
        case grade = "g"
        case recall = "r_before"
        case stability = "S"
        case difficulty = "D"
        case due
      }
      let time: String
      let grade: Grade
      let recall: Double
      let stability: Double
      let difficulty: Double
      let due: String
    }

    enum CodingKeys: String, CodingKey {
      case number = "card"
      case retention = "dr"
      case learning, relearning, reviews
    }
    let number: Int
    let retention: Double
    let learning: [Double]
    let relearning: [Double]
    let reviews: [Review]
  }

  private static let limit = 1e-9
  private let cards: [Card]

  /// The vectors of a file.
  ///
  /// - Throws: `BenchError` if the file cannot be read or a line is not a card.
  init(path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw BenchError(message: "\(path) cannot be read")
    }
    var cards: [Card] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      do {
        cards.append(try JSONDecoder().decode(Card.self, from: Data(line.utf8)))
      } catch {
        throw BenchError(message: "\(path), line \(number + 1) is not a card: \(error)")
      }
    }
    guard !cards.isEmpty else { throw BenchError(message: "\(path) contains no card") }
    self.cards = cards
  }

  /// The largest differences from the reference, and the number of different due times.
  func run() throws -> [Figure] {
    var stability = 0.0
    var difficulty = 0.0
    var recall = 0.0
    var due = 0
    var reviews = 0
    for card in cards {
      var state: MemoryState?
      var time = StudyTime(instant: 0, day: 0)
      var steps = Steps(learning: card.learning, relearning: card.relearning)
      for review in card.reviews {
        let instant = try Self.instant(review.time)
        // The reference counts days of 24 hours since the last review.
        time = StudyTime(
          instant: instant, day: time.day + Int((instant - time.instant) / 86_400_000))
        let before = state.map { FSRS.standard.retrievability(of: $0, at: time) } ?? 0
        let new = FSRS.standard.state(after: review.grade, from: state, at: time)
        let days = FSRS.standard.interval(of: new.stability, retention: card.retention)
        let wait = steps.wait(after: review.grade) ?? Double(days) * 86_400
        stability = max(stability, abs(new.stability - review.stability) / review.stability)
        difficulty = max(difficulty, abs(new.difficulty - review.difficulty) / review.difficulty)
        recall = max(recall, abs(before - review.recall))
        if try instant + Int64(wait * 1000) != Self.instant(review.due) { due += 1 }
        state = new
        reviews += 1
      }
    }
    print("\(cards.count) cards, \(reviews) reviews")
    func error(_ name: String, _ value: Double) -> Figure {
      Figure(
        name: name, value: value, yardstick: Self.limit, unit: "", yardstickName: "wanted",
        bound: .atMost, limit: 1)
    }
    return [
      error("largest relative error of stability", stability),
      error("largest relative error of difficulty", difficulty),
      error("largest error of retrievability", recall),
      error("due times that differ", Double(due)),
    ]
  }

  private static func instant(_ text: String) throws -> Int64 {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw BenchError(message: "\(text) is not a time")
    }
    return Int64((date.timeIntervalSince1970 * 1000).rounded())
  }
}

/// The short steps of other programs for a new or forgotten card before the model schedules it.
/// Wordhoard has none; the reference has, and with them its due times show the intervals
/// separately.
private struct Steps {
  private enum Phase { case learning, review, relearning }

  let learning: [Double]
  let relearning: [Double]
  private var phase = Phase.learning
  private var step = 0

  init(learning: [Double], relearning: [Double]) {
    self.learning = learning
    self.relearning = relearning
  }

  /// The seconds until a card is due by its step; nil if the model schedules it.
  mutating func wait(after grade: Grade) -> Double? {
    let steps = phase == .learning ? learning : relearning
    if phase == .review {
      guard grade == .again, let first = relearning.first else { return nil }
      phase = .relearning
      step = 0
      return first
    }
    guard !steps.isEmpty, step < steps.count || grade == .again else {
      phase = .review
      return nil
    }
    switch grade {
    case .again:
      step = 0
      return steps[0]
    case .hard:
      guard step == 0 else { return steps[step] }
      return steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
    case .good where step + 1 < steps.count:
      step += 1
      return steps[step]
    case .good, .easy:
      phase = .review
      return nil
    }
  }
}
