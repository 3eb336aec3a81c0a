import Bookshelf
import Testing

@Suite("The language of a text")
struct LanguageTests {
  private static let texts = [
    "en":
      "It was the best of times, and the worst of it was that nobody in the house knew what to do with his days. ",
    "de":
      "Es war die beste Zeit, und das Schlimmste war, daß von den Leuten im Haus keiner mit sich etwas anzufangen wußte, und die Tage nicht. ",
    "fr":
      "Il était une fois, dans la ville, des gens que les jours et les nuits rendaient tristes pour une raison du passé. ",
    "ru":
      "Это было лучшее время, и никто в доме не знал, что с ним делать, как он ни думал, и на дворе то же. ",
    "ja": "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。",
    "zh": "道可道非常道名可名非常名無名天地之始有名萬物之母故常無欲以觀其妙。",
    "ko": "나는 고양이다. 이름은 아직 없다. 어디서 태어났는지 전혀 짐작이 가지 않는다. ",
  ]

  private func book(named: String?, in language: String, times: Int = 60) throws -> Book {
    var epub = TestEPUB(
      "<p>\(String(repeating: LanguageTests.texts[language] ?? "", count: times))</p>")
    epub.metadata =
      "<dc:title>T</dc:title>" + (named.map { "<dc:language>\($0)</dc:language>" } ?? "")
    return try epub.read()
  }

  @Test(
    "a book that names no language, or none that is one, has that of its text",
    arguments: LanguageTests.texts.keys.sorted())
  func unnamed(_ language: String) throws {
    for named in [nil, "", "und"] {
      let book = try book(named: named, in: language)
      #expect(book.metadata.languages.first == language)
      #expect(!book.repairs.contains { $0.code == "language_guessed" })
    }
  }

  @Test("a language that is clearly wrong is corrected and reported")
  func wrong() throws {
    for (named, language) in [
      ("en", "de"), ("en-GB", "ja"), ("de", "ru"), ("zh", "en"), ("fr_FR", "ko"),
    ] {
      let book = try book(named: named, in: language)
      #expect(book.metadata.languages.first == language)
      let code = String(named.prefix(2))
      #expect(book.repairs.contains(.language(code, seems: language)))
    }
  }

  @Test("a language that may be right is believed")
  func believed() throws {
    for (named, language) in [
      ("en-GB", "en"), ("de", "de"), ("ja", "ja"), ("ja", "zh"), ("zh-TW", "zh"), ("sco", "en"),
      ("bg", "ru"),
    ] {
      let book = try book(named: named, in: language)
      #expect(book.metadata.languages == [named])
      #expect(!book.repairs.contains { $0.code == "language_guessed" })
    }
    #expect(try book(named: nil, in: "en", times: 3).metadata.languages.isEmpty)
    let kept = try book(named: "en", in: "de")
    #expect(KeptBook.book(KeptBook.bytes(of: kept))?.repairs == kept.repairs)
  }
}
