import GameEngine
import TestSupport
import Testing

@testable import Lexicon

@Suite("Keys of headwords")
struct HeadwordKeyTests {
  @Test(
    "differences that do not make another word are ignored",
    arguments: [
      ("don\u{2019}t", "don't"), ("don\u{2018}t", "don't"), ("don\u{2BC}t", "don't"),
      ("don\u{B4}t", "don't"), ("mother\u{2010}in\u{2011}law", "mother-in-law"),
      ("dic\u{AD}tion\u{AD}ary", "dictionary"), ("zero\u{200B}width", "zerowidth"),
      ("молоко\u{301}", "молоко"), ("ёлка", "елка"), ("Ё\u{301}жик", "ежик"),
      ("е\u{308}лка", "елка"), ("мій рі\u{301}д", "мій рід"), ("  Ice\u{A0} age ", "ice age"),
      ("ÉTÉ", "été"),
    ])
  func same(text: String, key: String) {
    #expect(headwordKey(text) == key)
  }

  @Test("letters that are no stress marks stay", arguments: ["й", "ї", "ѓ", "é", "ö", "ў"])
  func different(letter: String) {
    #expect(headwordKey(letter) == letter)
  }

  @Test("a key of a key is the same, for random texts")
  func idempotent() {
    var gen = Gen(seed: 3)
    let pieces = [
      "a", "Ё", "е", "\u{301}", "\u{308}", " ", "\u{AD}", "’", "-", "\u{2011}", "й", "É", "日",
    ]
    for _ in 0..<5000 {
      let text = (0..<gen.generator.below(8)).map { _ in gen.of(pieces) }.joined()
      let key = headwordKey(text)
      #expect(headwordKey(key) == key, "\(text.unicodeScalars.map(\.value))")
    }
  }
}
