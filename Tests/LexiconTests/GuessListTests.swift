import Foundation
import GameEngine
import LexiconTestSupport
import Testing

@Suite("The shipped legal guesses")
struct GuessListTests {
  @Test("the list is frozen: another one needs another ruleset (docs/decisions/0009)")
  func frozen() throws {
    let text = try String(
      contentsOfFile: "\(ShippedContent.directory)/data/guesses.txt", encoding: .utf8)
    #expect(text.split(separator: "\n").count == 24_461)
    #expect(stableHash(text) == 6_308_663_789_321_424_127)
  }
}
