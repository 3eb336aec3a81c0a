import Bookshelf
import Testing

@Suite("Text of printed pages", .enabled(if: FakePrograms.has("pdftotext")))
struct PagedTextTests {
  private static let prose = [
    "The keeper went up the stairs in the evening and lit the lamp for the ships, as he",
    "had done in every night of the last nine years, and then he sat down and looked at",
    "the sea until it was morning.",
  ]

  /// Pages with a running head, and their number at the foot.
  private func book(pages: Int, _ title: (Int) -> TestPDF.Line?) throws -> Book {
    var pdf = TestPDF()
    for page in 1...pages {
      pdf.add(PagedTextTests.prose, y: 200)
      if let title = title(page) { pdf.pages[page - 1].insert(title, at: 0) }
      pdf.pages[page - 1].insert(.init(text: "The Keeper", x: 260, y: 40), at: 0)
      pdf.pages[page - 1].append(.init(text: "\(page)", x: 290, y: 810))
    }
    return try read(pdf.bytes())
  }

  @Test(
    "titles of chapters in larger letters are no heads, even if they count with the pages",
    arguments: ["Chapter ", ""])
  func titles(_ word: String) throws {
    let book = try book(pages: 10) { page in
      page % 2 == 0 ? .init(text: "\(word)\(page / 2)", x: 72, y: 110, size: 18) : nil
    }
    #expect(book.chapters.map(\.title) == (1...5).map { "\(word)\($0)" })
    #expect(!book.texts.contains("The Keeper") && !book.texts.contains("7"))
  }

  @Test("titles in letters like the text are recognized by their words")
  func words() throws {
    let book = try book(pages: 5) { .init(text: "Chapter \($0)", x: 72, y: 110) }
    #expect(book.chapters.map(\.title) == (1...5).map { "Chapter \($0)" })
    #expect(!book.texts.contains("The Keeper"))
  }

  @Test("a first line at one height is text if it is another one on each page")
  func firstLines() throws {
    let dishes = ["Soup", "Bread", "Apples", "Roast", "Beans", "Cake", "Fish", "Rice"]
    let book = try book(pages: 8) { .init(text: "\(dishes[$0 - 1]) for two", x: 72, y: 110) }
    let text = book.texts.joined(separator: "\n")
    #expect(dishes.allSatisfy { text.contains("\($0) for two") })
    #expect(!text.contains("The Keeper"))
  }

  @Test("the lines of poems stay lines, and those of prose are joined")
  func poems() throws {
    var pdf = TestPDF()
    let lines = ["Now comes the night", "with quiet hands,", "and all the birds", "are far away."]
    for what in ["night", "rain", "wind", "moon"] {
      pdf.add(lines.map { $0.replacing("night", with: what) })
    }
    pdf.add(PagedTextTests.prose)
    let texts = try read(pdf.bytes()).texts
    #expect(texts.first == lines.joined(separator: "\n"))
    #expect(texts.last == PagedTextTests.prose.joined(separator: " "))
  }

  @Test("an entry of printed contents is a line without dots")
  func leaders() throws {
    var pdf = TestPDF()
    pdf.add(["I. The River . . . . . . . . 3", "II. The Sea..........12", "III. A Storm  ...  xiv"])
    #expect(try read(pdf.bytes()).texts == ["I. The River 3\nII. The Sea 12\nIII. A Storm xiv"])
  }

  @Test(
    "titles that a program wrote are not believed",
    arguments: ["untitled", "(anonymous)", "Microsoft Word - book2.doc", "book.tex", "Unknown"])
  func fillers(_ title: String) throws {
    var pdf = TestPDF()
    pdf.title = title
    pdf.add(PagedTextTests.prose)
    #expect(try read(pdf.bytes()).metadata.title.isEmpty)
  }
}
