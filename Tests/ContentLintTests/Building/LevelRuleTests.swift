import GameEngine
import Lexicon
import Testing

@testable import ContentLint

@Suite("Level rule")
struct LevelRuleTests {
  @Test(
    "a word has the easiest level whose two limits it meets",
    arguments: [
      (450, 20, 1), (449, 20, 2), (450, 35, 2), (800, 10, 1), (380, 35, 2), (379, 10, 3),
      (310, 50, 3), (309, 50, 4), (500, 55, 4), (200, 60, 4), (199, 10, 0), (800, 70, 0),
    ])
  func levels(centiZipf: Int, band: Int, level: Int) {
    #expect(LevelRule.level(centiZipf: centiZipf, band: band) == Level(rawValue: level))
  }

  @Test("three to fourteen letters a to z may have a level")
  func letters() {
    for word in ["cat", "abcdefghijklmn"] { #expect(LevelRule.admits(Array(word.utf8)), "\(word)") }
    for word in ["", "at", "abcdefghijklmno", "Cat", "it's", "café", "c4t"] {
      #expect(!LevelRule.admits(Array(word.utf8)), "\(word)")
    }
  }
}
