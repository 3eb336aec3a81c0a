import Foundation
import GameEngine
import Testing

@Suite("The memory model, compared with its reference implementation")
struct FSRSVectorTests {
  private struct Card: Decodable {
    struct Review: Decodable {
      let t: String
      let g: Grade
      let S: Double
      let D: Double
      let due: String
    }
    let dr: Double
    let learning: [Double]
    let relearning: [Double]
    let reviews: [Review]
  }

  private static func instant(_ text: String) throws -> Int64 {
    Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970 * 1000)
  }

  @Test("gives the same stability and difficulty for every review, and the same due day")
  func sameStates() throws {
    let text = try String(contentsOf: GoldenFile.url("fsrs6_vectors.jsonl"), encoding: .utf8)
    var reviews = 0
    for line in text.split(separator: "\n") {
      let card = try JSONDecoder().decode(Card.self, from: Data(line.utf8))
      var state: MemoryState?
      // The reference counts days of 24 hours since the last review, so these are the study days here.
      var time = StudyTime(instant: 0, day: 0)
      for review in card.reviews {
        let instant = try Self.instant(review.t)
        time = StudyTime(
          instant: instant, day: time.day + Int((instant - time.instant) / 86_400_000))
        let new = FSRS.standard.state(after: review.g, from: state, at: time)
        #expect(abs(new.stability - review.S) <= 1e-9 * review.S)
        #expect(abs(new.difficulty - review.D) <= 1e-9 * review.D)
        if card.learning.isEmpty, card.relearning.isEmpty {
          let days = FSRS.standard.interval(of: new.stability, retention: card.dr)
          #expect(try instant + Int64(days) * 86_400_000 == Self.instant(review.due))
        }
        state = new
        reviews += 1
      }
    }
    #expect(reviews > 1000)
  }
}
