import Bookshelf
import Testing

@Suite("Places in books")
struct PlaceTests {
  private func novel(_ paragraphs: Int, prefix: String = "") throws -> Book {
    let chapters = (1...4).map { chapter in
      "<h1>Chapter \(chapter)</h1>" + prefix
        + (1...paragraphs).map { "<p>Paragraph \($0) of chapter \(chapter) is – here.</p>" }
        .joined()
    }
    return try TestEPUB(chapters[0], chapters[1], chapters[2], chapters[3]).read()
  }

  @Test("a position leads to the same characters after the book was changed before it")
  func remade() throws {
    let (old, new) = (try novel(20), try novel(20, prefix: "<p>A new dedication.</p>"))
    for document in 0..<4 {
      for offset in stride(from: 0, to: old.documents[document].text.count, by: 7) {
        let place = old.valid(BookPlace(document: document, offset: offset))
        let position = old.position(of: place)
        #expect(old.place(of: position) == place)
        let found = new.place(of: position)
        let there = new.position(of: found)
        #expect(there.before == position.before || there.after == position.after)
      }
    }
  }

  @Test("a position is found in another document if its own was split or moved")
  func moved() throws {
    let old = try TestEPUB("<p>One sentence here.</p><p>The second sentence there.</p>").read()
    let new = try TestEPUB(
      "<p>Cover</p>", "<p>One sentence here.</p>", "<p>The second sentence there.</p>"
    ).read()
    let place = BookPlace(document: 0, offset: 25)
    let found = new.place(of: old.position(of: place))
    #expect(found == BookPlace(document: 2, offset: 6))
  }

  @Test("a position in a quite different book is the same fraction")
  func different() throws {
    let old = try novel(20)
    let other = try TestEPUB("<p>\(String(repeating: "zz ", count: 1000))</p>").read()
    let position = old.position(of: old.place(atFraction: 0.5))
    #expect(abs(other.fraction(of: other.place(of: position)) - 0.5) < 0.01)
    #expect(
      other.place(of: BookPosition(document: -3, offset: -9, before: "", after: "", fraction: .nan))
        .offset == 0)
  }

  @Test("chapters and paragraphs have numbers that lead back")
  func numbers() throws {
    let book = try novel(20)
    #expect(book.chapters.count == 4)
    let place = try #require(book.place(ofChapter: 3, paragraph: 12))
    let document = book.documents[place.document]
    #expect(
      document.string(place.offset..<document.text.count).hasPrefix("Paragraph 12 of chapter 3"))
    #expect([book.numbers(of: place).chapter, book.numbers(of: place).paragraph] == [3, 12])
    #expect(
      book.numbers(of: BookPlace(document: place.document, offset: place.offset + 4)).paragraph
        == 12)
    #expect(book.place(ofChapter: 5) == nil)
    #expect(book.place(ofChapter: 1, paragraph: 21) == nil)
    #expect(book.text(ofChapter: 0).hasPrefix("Chapter 1\n\nParagraph 1 of"))
  }

  /// An entry of a table of contents.
  private func point(_ title: String, _ address: String, _ children: String = "") -> String {
    "<navPoint><navLabel><text>\(title)</text></navLabel><content src=\"\(address)\"/>\(children)</navPoint>"
  }

  private func point(_ title: String, _ number: Int, _ children: String = "") -> String {
    point(title, "c\(number).xhtml", children)
  }

  private func book(_ epub: TestEPUB, contents: String) throws -> Book {
    var epub = epub
    epub.manifest = "<item id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>"
    epub.add("OEBPS/toc.ncx", "<ncx><navMap>\(contents)</navMap></ncx>")
    return try epub.read()
  }

  @Test("chapters cover the whole text, also if parts have title pages")
  func parts() throws {
    let long = "<p>\(String(repeating: "A long chapter. ", count: 250))</p>"
    let epub = TestEPUB(
      "<p>Cover</p>", "<h1>Part I</h1>", "<h2>One</h2>\(long)", "<h2>Two</h2>\(long)",
      "<h1>Part II</h1>", "<h2>Three</h2>\(long)", "<h2>Four</h2>\(long)")
    let book = try self.book(
      epub,
      contents: point("I", 2, point("One", 3) + point("Two", 4))
        + point("II", 5, point("Three", 6) + point("Four", 7)))
    #expect(book.chapters.map(\.title) == ["One", "Two", "Three", "Four"])
    #expect(book.chapters.map(\.start.document) == [0, 3, 4, 6])
    let text = book.chapters.indices.flatMap { book.extent(ofChapter: $0) }
    #expect(text.reduce(0) { $0 + $1.range.count } == book.length)
  }

  @Test("sections are no chapters, also if a chapter has no text before the first one")
  func sections() throws {
    let epub = TestEPUB(
      "<h1>I</h1><h2 id=\"a\">One</h2><p>a</p><h2 id=\"b\">Two</h2><p>b</p>", "<h1>II</h1><p>c</p>")
    let one = point("I", "c1.xhtml", point("One", "c1.xhtml#a") + point("Two", "c1.xhtml#b"))
    let book = try self.book(epub, contents: one + point("II", 2))
    #expect(book.chapters.map(\.title) == ["I", "II"])
  }

  @Test("a single entry with all others, such as the book's title, is not the only chapter")
  func root() throws {
    let list = String(repeating: "<p>What the contents say.</p>", count: 30)
    let epub = TestEPUB("<h1>Book</h1>\(list)", "<h2>One</h2><p>a</p>", "<h2>Two</h2><p>b</p>")
    let book = try self.book(
      epub, contents: point("Book", 1, point("One", 2) + point("Two", 3)))
    #expect(book.chapters.map(\.title) == ["Book", "One", "Two"])
    #expect(book.chapters.map(\.start.document) == [0, 1, 2])
  }

  @Test("a written place is a chapter, a paragraph, a share, a printed page or a key")
  func written() throws {
    let book = try novel(20, prefix: "<p><span epub:type=\"pagebreak\" title=\"xi\"/></p>")
    // The headings are numbered, so chapters are keys, too.
    #expect(book.place(written: "3") == BookPlace(document: 2, offset: 0))
    #expect(book.place(written: " 50% ") == book.place(atFraction: 0.5))
    #expect(book.place(written: "p.XI")?.document == 0)
    let plain = try TestEPUB("<h1>A</h1><p>a</p><p>b</p>", "<h1>B</h1><p>c</p>").read()
    #expect(plain.place(written: "1.2") == plain.place(ofChapter: 1, paragraph: 2))
    let keyed = try read("Title: T\nWork: t\n\n## 5 Five\n\nOne.\n\nTwo.\n\n## 6\n\nThree.\n")
    let second = try #require(keyed.place(written: "5.2"))
    #expect(keyed.documents[0].text[second.offset...].starts(with: "Two.".utf8))
    #expect(keyed.written(second) == "5.2")
    for text in ["5.3", "5.0", "5.-9223372036854775808"] {
      #expect(keyed.place(written: text) == keyed.place(written: "5"), "\(text)")
    }
    #expect(SearchParagraph.all(in: keyed).map(\.place) == ["5", "5", "5.2", "6", "6"])
    for text in [
      "", "0", "9", "1.9", "1.2.3", "101%", "nan%", "p.5", "x", "-1", "99999999999999999999",
      "-9223372036854775808", "1.-9223372036854775808",
    ] {
      #expect(plain.place(written: text) == nil, "\(text)")
    }
  }

  @Test("a fraction and a place lead to each other")
  func fractions() throws {
    let book = try novel(20)
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(abs(book.fraction(of: book.place(atFraction: fraction)) - fraction) < 0.002)
    }
  }
}

@Suite("Search in a book")
struct SearchTests {
  @Test(
    "case, accents, and the forms of quotes, dashes and blanks do not count",
    arguments: [
      ("CAFÉ", "cafe"), ("cafe", "Café"), ("don't", "don’t"), ("\"so\"", "“So”"), ("a-b", "a–b"),
      ("fig", "ﬁg"), ("strasse", "Straße"), ("one  two", "One\ntwo"), ("Ёлка", "елка"),
      ("道可", "道可"),
      ("naïve", "nai\u{308}ve"), ("x y", "x\u{A0}y"),
    ])
  func folding(_ query: String, _ text: String) throws {
    let body = text.replacing("\n", with: "<br/>")
    let book = try TestEPUB("<p>Before \(body) after.</p>").read()
    let hits = book.search(query)
    #expect(hits.count == 1)
    let hit = try first(hits)
    let context = book.context(of: hit, characters: 7)
    #expect(context.match == text.replacing("\n", with: " "))
    #expect(context.before == "Before ")
    #expect(context.after == " after.")
  }

  @Test("hits are found in all documents in order, up to a limit")
  func limit() throws {
    let book = try TestEPUB("<p>aa aaa</p>", "<p>baa</p>").read()
    #expect(
      book.search("aa").map(\.place) == [
        BookPlace(document: 0, offset: 0), BookPlace(document: 0, offset: 3),
        BookPlace(document: 1, offset: 1),
      ])
    #expect(book.search("aa", limit: 2).count == 2)
    #expect(book.search("").isEmpty)
    #expect(book.search("zzz").isEmpty)
  }
}
