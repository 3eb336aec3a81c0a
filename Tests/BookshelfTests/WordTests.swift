import Bookshelf
import Testing

@Suite("Words and sentences of a document")
struct WordTests {
  private func words(_ text: String) throws -> [String] {
    let document = try first(read(text).documents)
    return document.words(in: 0..<document.text.count).map { document.string($0) }
  }

  @Test(
    "words are letters with apostrophes and hyphens between them",
    arguments: [
      ("Don't stop, well-known dogs' 'tis.", ["Don't", "stop", "well-known", "dogs", "tis"]),
      ("He said—no, did not say—that", ["He", "said", "no", "did", "not", "say", "that"]),
      ("l’ingénieur l\u{2019}eau", ["l’ingénieur", "l’eau"]),
      ("In 1984 the 2nd B2B 10-20", ["In", "the", "2nd", "B2B"]),
      (
        "Straße Ελλάδα слово e\u{301}te\u{301}", ["Straße", "Ελλάδα", "слово", "e\u{301}te\u{301}"]
      ),
      ("道可道 かな", ["道", "可", "道", "か", "な"]), ("-a- 'b' --", ["a", "b"]),
      ("हिन्दी भाषा", ["हिन्दी", "भाषा"]),
    ])
  func words(text: String, expected: [String]) throws { #expect(try words(text) == expected) }

  @Test("the words of a part are those in it")
  func part() throws {
    let document = try first(read("One two three").documents)
    #expect(document.words(in: 4..<9) == [4..<7, 8..<9])
    #expect(document.words(in: -5..<2) == [0..<2])
    #expect(document.words(in: 50..<60).isEmpty)
  }

  private func sentence(_ text: String, with word: String) throws -> String {
    let document = try first(read(text).documents)
    let place = try #require(
      document.words(in: 0..<document.text.count).first { document.string($0) == word })
    return document.string(document.sentence(at: place.lowerBound))
  }

  @Test(
    "a sentence ends at its stop, with quotes, but not after abbreviations",
    arguments: [
      ("It was late. We went home! Why?", "went", "We went home!"),
      ("It was late. We went home! Why?", "It", "It was late."),
      ("It was late. We went home! Why?", "Why", "Why?"),
      ("“Go away.” He left Mr. Darcy there. The end", "Darcy", "He left Mr. Darcy there."),
      ("“Go away.” He left", "away", "“Go away.”"),
      ("Ask J. R. Ewing now. Then go.", "Ewing", "Ask J. R. Ewing now."),
      ("“What?” she asked. Nothing.", "asked", "“What?” she asked."),
      ("It costs 3.50 today. Yes.", "today", "It costs 3.50 today."),
      ("道可道。非常道！", "常", "非常道！"),
      ("No stop at all", "stop", "No stop at all"),
    ])
  func sentences(text: String, word: String, expected: String) throws {
    #expect(try sentence(text, with: word) == expected)
  }

  @Test("a sentence stays in its paragraph, and is not endless")
  func bounds() throws {
    #expect(try sentence("One two\n\nThree four", with: "two") == "One two")
    let text =
      String(repeating: "word ", count: 1000) + "needle" + String(repeating: " more", count: 1000)
    let long = try sentence(text, with: "needle")
    #expect(long.contains("needle") && long.utf8.count <= 1300)
  }

  @Test("the sentences of a book follow each other, over paragraphs and rules")
  func following() throws {
    let book = try read("One two. Three\n\n* * *\n\nFour! Five")
    var found: [String] = []
    var place = BookPlace(document: 0, offset: 0)
    while let sentence = BookRange(sentenceFrom: place, in: book) {
      found.append(sentence.text(in: book))
      place = sentence.end
    }
    #expect(found == ["One two.", "Three", "* * *", "Four!", "Five"])
    let document = try first(book.documents)
    let inside = try #require(document.words(in: 0..<document.text.count).dropFirst().first)
    let place2 = BookPlace(document: 0, offset: inside.lowerBound)
    #expect(BookRange(sentenceFrom: place2, in: book)?.text(in: book) == "One two.")
  }

  @Test("endless sentences are cut at a blank, and nothing is lost")
  func cutting() throws {
    let document = try first(read(String(repeating: "wörd ", count: 1000)).documents)
    let all = document.sentences(in: 0..<document.text.count)
    #expect(all.allSatisfy { $0.count <= 1200 && document.string($0).hasPrefix("wörd") })
    #expect(
      all.map { document.string($0) }.joined(separator: " ")
        == document.string(0..<document.text.count))
  }
}
