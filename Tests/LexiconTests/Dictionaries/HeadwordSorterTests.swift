import GameEngine
import TestSupport
import Testing

@testable import Lexicon

@Suite("Sorting headwords")
struct HeadwordSorterTests {
  @Test(
    "they come in the order of texts, however their accents are written, and equals by their place")
  func order() {
    var gen = Gen(seed: 4)
    let pieces = [
      "a", "b", "z", " ", "-", "é", "e\u{301}", "\u{301}", "\u{323}", "ö", "日", "\0", "ß",
    ]
    for _ in 0..<300 {
      let words = (0..<gen.generator.below(60)).map { _ in
        (0...gen.generator.below(5)).map { _ in gen.of(pieces) }.joined()
      }
      var sorter = HeadwordSorter(bytes: 9)
      for (place, word) in words.enumerated() { sorter.add(word, place: place) }
      let wanted = words.enumerated().sorted {
        ($0.element, $0.offset) < ($1.element, $1.offset)
      }
      #expect(sorter.takeSorted() == wanted.map { UInt32($0.offset) })
    }
  }

  @Test("headwords without a key, or with one that is too long, are left out")
  func leftOut() {
    var sorter = HeadwordSorter(bytes: 9)
    let long = String(repeating: "a", count: 1 << 16)
    for (place, word) in ["", "b", long, "a"].enumerated() { sorter.add(word, place: place) }
    #expect(sorter.takeSorted() == [3, 1])
  }
}
