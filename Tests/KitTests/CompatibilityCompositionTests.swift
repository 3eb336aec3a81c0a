import Foundation
import Kit
import Testing

@Suite("NFKC")
struct CompatibilityCompositionTests {
  /// The scalars that every version of the library knows.
  private let known = (0...0x2FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
    guard let age = $0.properties.age else { return false }
    return age.major <= 14
  }

  private func differing(_ texts: [String]) -> [String] {
    texts.filter {
      let ours = compatibilityComposition(of: $0)
      return !ours.unicodeScalars.elementsEqual(
        $0.precomposedStringWithCompatibilityMapping.unicodeScalars)
    }.map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
  }

  @Test("every character becomes the same as with Foundation")
  func characters() {
    #expect(known.count > 100_000)
    #expect(differing(known.map { String(Character($0)) }) == [])
  }

  @Test("marks in any order become the same as with Foundation")
  func marks() {
    let marks = ["\u{301}", "\u{323}", "\u{308}", "\u{327}", "\u{345}", "\u{5B0}", "\u{3099}"]
    let letters = ["a", "e", "ő", "ﬁ", "Å", "ά", "か", "ᄀ\u{1161}", "각", "①", "ẛ", "q", " "]
    let texts = letters.flatMap { letter in
      marks.flatMap { first in
        marks.flatMap { second in marks.map { letter + first + second + $0 + "b" } }
      }
    }
    #expect(differing(texts) == [])
  }

  @Test("each character after each mark becomes the same as with Foundation")
  func pairs() {
    let texts = known.lazy.filter { $0.properties.canonicalCombiningClass != .notReordered }
      .flatMap { mark in ["e\u{323}\(mark)", "\(mark)\u{301}", "x\(mark)\u{300}y"] }
    #expect(differing(Array(texts)) == [])
  }

  @Test("texts without anything to compose stay the same")
  func unchanged() {
    for text in ["", "\0", "a\0b", "serendipity", "naïve", "日本語"] {
      #expect(compatibilityComposition(of: text) == text)
    }
  }
}
