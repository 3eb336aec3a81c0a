import GameEngine
import Lexicon
import Testing

@Suite("Derived files with endless marks on a letter")
struct EndlessMarksTests {
  private let marks = String(repeating: "\u{301}", count: 5000)

  @Test("name no holiday")
  func holiday() {
    let limits = ApartFile.limits(
      in: Array("en/day/noun\t\tnew_year\nen/star/noun\t\tnew_year\(marks)\n".utf8))
    #expect(limits.holiday(of: ItemID("en/day/noun")) == .newYear)
    #expect(limits.holiday(of: ItemID("en/star/noun")) == nil)
  }

  @Test("have no sentence")
  func sentence() {
    func words(_ sentence: String) -> Int? {
      FitFile.sentences(line: "en/day/noun\t\(sentence)\tweek".utf8)?.words.count
    }
    #expect(words("A {day} off.") == 1)
    #expect(words("A {day} off\(marks).") == nil)
  }
}
