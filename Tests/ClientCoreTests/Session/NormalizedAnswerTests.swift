import ClientTestSupport
import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Answers with endless marks")
struct NormalizedAnswerTests {
  @Test("a line with too many marks on a letter is refused at once, and costs nothing")
  func endless() throws {
    let recipe = PracticeRecipe(
      seed: 1, forms: [FormID("recall")], count: 1, edition: FixturePool.pool.edition.number,
      recall: [true])
    var referee = LocalReferee(try FixtureRounds.deal(recipe))
    _ = referee.open(atMillis: 0)
    let line = "e" + String(repeating: "\u{323}\u{301}", count: 500_000)
    let events = referee.play(Move(PlayerInput(typed: line), atMillis: 1000))
    guard case .refused(let refusal) = events.first else {
      Issue.record("it was taken")
      return
    }
    #expect(refusal.refusal.code == "not_text")
    #expect(referee.outcomes.isEmpty)
  }

  @Test("as many as any language has are kept, and composed")
  func some() {
    #expect(normalizedAnswer("Cafe\u{301}") == "café")
    #expect(normalizedAnswer("\t  Two  Words\r\n") == "two  words")
    #expect(["", " ", "\r\n"].allSatisfy { normalizedAnswer($0) == "" })
    let marks = String(repeating: "\u{323}\u{301}", count: 15)
    #expect(normalizedAnswer("e\(marks)").unicodeScalars.count > 20)
  }

  @Test("the same blanks are trimmed from an answer as with Foundation")
  func blanks() {
    let wrong = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      // Those that every version of the library knows.
      guard let age = $0.properties.age, age.major <= 14 else { return false }
      let line = "\($0)é\($0)"
      let expected = line.precomposedStringWithCompatibilityMapping.lowercased()
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return !normalizedAnswer(line).unicodeScalars.elementsEqual(expected.unicodeScalars)
    }
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }
}
