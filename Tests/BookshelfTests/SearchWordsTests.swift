import Bookshelf
import Testing

@Suite("The words of a text for a search")
struct SearchWordsTests {
  private func words(_ text: String) -> String {
    var words = SearchWords()
    words.append(text)
    return String(decoding: words.bytes, as: UTF8.self)
  }

  @Test(
    "case, accents, apostrophes and signs do not count",
    arguments: [
      ("", ""), (" - ", ""), ("Don't STOP", " dont stop"), ("don’t", " dont"), ("'tis", " tis"),
      ("rock'n'roll!", " rocknroll"), ("dogs' life", " dogs life"), ("it's--a;b", " its a b"),
      ("Éa x²", " ea x2"), ("naïve\u{AD}ly", " naive ly"), ("ﬁre", " fire"),
      ("Straße 7a", " strasse 7a"), ("道可道，非常a道b", " 道 可 道 非 常 a 道 b"), ("а́Б", " аб"),
    ])
  func cut(text: String, expected: String) { #expect(words(text) == expected) }

  @Test("a text after another one begins a word, and each word is found in its text")
  func places() {
    var words = SearchWords()
    for text in ["One «two»", "three’s 道可"] { words.append(text) }
    words.endWord()
    let bytes = words.bytes
    #expect(String(decoding: bytes, as: UTF8.self) == " one two threes 道 可 ")
    let starts = bytes.indices.dropLast().filter { bytes[$0] == 0x20 }
    #expect(starts.map { words.place(at: $0) } == [0, 6, 0, 10, 13])
    // In the middle of a word.
    #expect(words.place(at: 2) == 0)
    words.removeAll()
    #expect(words.bytes.isEmpty)
    #expect(words.place(at: 0) == nil)
  }

  @Test("a text is cut as its characters one by one are")
  func pieces() {
    // Each of them ends words, or is a letter whatever is beside it.
    let characters = ["a", "B", "é", "道", " ", "-", "7", "ß", "ﬃ", "—", "Ж"]
    var number = 1
    for _ in 0..<200 {
      let text = (0..<12).map { _ in
        number = number &* 1_103_515_245 &+ 12_345
        return characters[(number >> 16 & 0xFFFF) % characters.count]
      }
      var (expected, isInWord) = ("", false)
      for character in text {
        let folded = words(character)
        let isSingle = character == "道"
        if folded.isEmpty {
          isInWord = false
        } else {
          expected += isInWord && !isSingle ? String(folded.dropFirst()) : folded
          isInWord = !isSingle
        }
      }
      #expect(words(text.joined()) == expected, "\(text)")
    }
  }
}
