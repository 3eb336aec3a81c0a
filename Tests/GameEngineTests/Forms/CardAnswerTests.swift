import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("answers to cards in many languages")
struct CardAnswerTests {
  /// A row of `Golden/judging.tsv`: an answer to a card, and how it must be judged.
  struct Row: CustomTestStringConvertible {
    let pair: String, term: String, definition: String, form: String, typed: String
    let wanted: String, remark: String

    init(_ line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      (pair, term, definition, form) = (fields[0], fields[1], fields[2], fields[3])
      (typed, wanted, remark) = (fields[4], fields[5], fields[6])
    }

    var testDescription: String { "\(pair) \(term) = \(definition): \(typed)" }
  }

  static let rows: [Row] = {
    let text = try? String(contentsOf: GoldenFile.url("judging.tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").dropFirst().map(Row.init)
  }()

  @Test("each row is judged as it says", arguments: rows)
  func row(_ row: Row) throws {
    let card = try AskedCard(row.term, row.definition, pair: row.pair, form: row.form)
    let (verdict, remark) = card.judged(row.typed)
    // An answer of another length is refused once instead of being a miss.
    #expect(
      (verdict == "other_length" ? "miss" : verdict) == row.wanted, "\(card.asking.key.accepted)")
    if !row.remark.isEmpty { #expect(remark?.rawValue == row.remark) }
  }

  @Test(
    "what is expected is right without remark, on every card and both of its sides", arguments: rows
  )
  func law(_ row: Row) throws {
    let recalled = try AskedCard(row.term, row.definition, pair: row.pair, form: "recall")
    #expect(recalled.judged(row.term) == ("right", nil))
    guard
      let translated = try AskedCard.translated(row.term, row.definition, pair: row.pair)
    else { return }
    #expect(translated.judged(row.definition) == ("right", nil))
    #expect(translated.judged(translated.asking.key.answer) == ("right", nil))
  }

  /// Characters of many scripts, with marks, brackets, separators and compatibility characters.
  private static let characters = Array(
    """
    abcdefgnostuABCIZ àéîñöøåæßœŁłđþŉǆŀﬁıİ ’'´`ʻʼ-–—‑ .,;:!?…¡¿«»“”"'/|()[]{}（）【】・〜～~ 0123½²º№㎏
    αβγΣσςάώϊ абвйёїґє́ كتابلاةىءأًّ کیﻻ שלוםָּ״׳ कखगनम्ंँ़ि ไทยำํ้เแ ລາວຳໍ้ あいうアイウｱｲﾞがーっ々
    漢字汉学學習说說㊗㍿ 가각한글 ნდ հայ អក្សរ မြန်မာ བོད ăâêôơưạảãàáếộ̣̀ +=#&%_*^
    """.unicodeScalars)

  @Test("what is expected is right without remark for 10,000 random texts")
  func randomLaw() throws {
    var generator = SeededGenerator(seed: 37)
    let pairs = [
      "eng-spa", "deu-eng", "jpn-eng", "zho-eng", "vie-eng", "tur-eng", "ara-eng", "Klingon-fra",
    ]
    var count = 0
    while count < 10_000 {
      let scalars = (0...generator.below(12)).map { _ in
        CardAnswerTests.characters[generator.below(CardAnswerTests.characters.count)]
      }
      let text = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      // Answers that begin with a colon are commands, and an empty line passes.
      guard !normalizedAnswer(text).isEmpty, !normalizedAnswer(text).hasPrefix(":") else {
        continue
      }
      count += 1
      let pair = pairs[count % pairs.count]
      let card =
        count % 3 == 0
        ? try AskedCard.translated("x", text, pair: pair)
        : try AskedCard(text, "x", pair: pair, form: "recall")
      if let card, card.judged(text) != ("right", nil) {
        Issue.record("\(pair): \(text.unicodeScalars.map { String($0.value, radix: 16) })")
      }
    }
  }

  @Test("strict accents accept what is expected, and no other accent")
  func strict() throws {
    let card = try AskedCard(
      "el café", "coffee", pair: "spa-eng", form: "recall", strictAccents: true)
    #expect(card.judged("el café") == ("right", nil))
    #expect(card.judged("Café") == ("right", nil))
    #expect(card.judged("cafe").verdict == "miss")
  }

  @Test("a textbook deck gets all of its answers right, with and without article and particle")
  func textbook() throws {
    let deck = [
      ("comer", "to eat", "eat"), ("el sol", "the sun", "sun"),
      ("una manzana", "an apple", "apple"),
      ("hola", "hello (informal)", "hello"), ("el otoño", "fall (US), autumn (UK)", "autumn"),
      ("dulce", "1) sweet; 2) candy", "candy"), ("el perro", "the dog", "dog"),
      ("hablar", "to speak, to talk", "talk"), ("¿Cómo estás?", "How are you?", "How are you?"),
      ("el amigo / la amiga", "a friend", "friend"), ("saludar", "(to) greet", "greet"),
      ("Sr.", "Mr.", "Mr."),
    ]
    for (term, definition, typed) in deck {
      let translated = try AskedCard(term, definition, pair: "spa-eng", form: "translate")
      #expect(translated.judged(typed) == ("right", nil), "\(definition): \(typed)")
      let recalled = try AskedCard(definition, term, pair: "eng-spa", form: "recall")
      #expect(recalled.judged(typed) == ("right", nil), "\(definition): \(typed)")
    }
  }
}
