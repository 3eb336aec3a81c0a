import Bookshelf
import Terminal
import Testing

@Suite("Layout")
struct LayoutTests {
  private func lines(_ book: Book, _ layout: Layout) -> [String] {
    layout.lines.indices.map { number in
      var line = ""
      for run in layout.runs(ofLine: number, in: book) {
        if let column = run.column {
          line += String(repeating: " ", count: max(0, column - CellText.width(of: line)))
        }
        line += run.text
      }
      return layout.lines[number].kind == .rule ? "---" : line
    }
  }

  private func lines(_ text: String, _ width: Int, spacing: Int = 1) throws -> [String] {
    let book = try read(TestEPUB.document(text), name: "a.xhtml")
    return lines(book, book.layout(width, spacing: spacing))
  }

  @Test("lines end at blanks, hyphens and dashes, and long words are cut")
  func breaks() throws {
    #expect(try lines("<p>The quick brown fox.</p>", 10) == ["The quick", "brown fox."])
    #expect(try lines("<p>a well-known fact</p>", 10) == ["a well-", "known fact"])
    #expect(try lines("<p>one two—three</p>", 10) == ["one two—", "three"])
    #expect(try lines("<p>abcdefghijklmnopqrstuvw</p>", 10) == ["abcdefghij", "klmnopqrst", "uvw"])
    #expect(try lines("<p>2020-2024 -5 - x</p>", 8) == ["2020-202", "4 -5 - x"])
  }

  @Test("wide characters take two cells and marks none; no line begins with 。")
  func widths() throws {
    #expect(try lines("<p>道可道，非常道。名可名</p>", 8) == ["道可道，", "非常道。", "名可名"])
    #expect(try lines("<p>道可道非。常</p>", 8) == ["道可道", "非。常"])
    let marks = String(repeating: "e\u{301}", count: 8)
    #expect(try lines("<p>\(marks) x</p>", 8) == [marks, "x"])
  }

  @Test("paragraphs are parted by empty lines, or begin with blanks")
  func spacing() throws {
    let text =
      "<h2>H</h2><p>one</p><p>two</p><ul><li>a</li><li>b</li></ul><blockquote><p>q</p></blockquote><hr/>"
    #expect(
      try lines(text, 20) == ["H", "", "one", "", "two", "", "• a", "• b", "", "  q", "", "---"])
    #expect(try lines("<p>one</p><p>two</p>", 20, spacing: 0) == ["one", "  two"])
    #expect(try lines("<p style=\"text-align:center\">mid</p>", 11) == ["    mid"])
  }

  @Test("a table is a grid if it fits, else a record for each row")
  func tables() throws {
    let text = """
      <table><tr><th>Name</th><th>Value of it</th></tr><tr><td>a</td><td>one two three</td></tr><tr><td>b</td><td>4</td></tr></table>
      """
    #expect(
      try lines(text, 30) == ["Name  Value of it", "---", "a     one two three", "b     4"])
    #expect(
      try lines(text, 16) == [
        "Name  Value of", "      it", "---", "a     one two", "      three", "b     4",
      ])
    #expect(
      try lines(text, 11) == [
        "Name", "Value of it", "", "Name", "  a", "Value of it", "  one two", "  three", "", "Name",
        "  b", "Value of it", "  4",
      ])
  }

  /// A book with every kind of block, made of random words.
  private func random(_ seed: UInt64) throws -> Book {
    var random = TestGenerator(state: seed)
    let words = [
      "a", "word", "道可道", "naïve", "well-known", "—", "e\u{301}e\u{301}", "extraordinarily",
      "\u{1F600}", "x。", "I",
    ]
    func text(_ most: Int) -> String {
      (0...Int.random(in: 0..<most, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }
      .joined(separator: Bool.random(using: &random) ? " " : "")
    }
    var documents: [String] = []
    for _ in 0..<3 {
      var body = ""
      for _ in 0..<20 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: body += "<h2>\(text(5))</h2>"
        case 1: body += "<ul><li>\(text(30))</li><li><b>\(text(9))</b></li></ul>"
        case 2: body += "<blockquote><p>\(text(40))</p></blockquote>"
        case 3: body += "<p>\(text(6))<br/>\(text(6))</p>"
        case 4:
          body +=
            "<table><tr><th>\(text(3))</th><th>\(text(3))</th></tr><tr><td>\(text(20))</td><td>\(text(9))</td></tr></table>"
        case 5: body += "<pre>\(text(9))\n  \(text(20))</pre>"
        default: body += "<p>\(text(80)) <i>\(text(5))</i></p>"
        }
      }
      documents.append(body)
    }
    return try TestEPUB(documents[0], documents[1], documents[2]).read()
  }

  @Test(
    "the lines contain the text of all blocks, in order, and only blanks are left out",
    arguments: [1, 2, 3])
  func complete(_ seed: UInt64) throws {
    let book = try random(seed)
    for width in [8, 13, 20, 40, 72, 200] {
      let layout = book.layout(width)
      var shown = [[Bool]](repeating: [], count: book.documents.count)
      for (number, document) in book.documents.enumerated() {
        shown[number] = [Bool](repeating: false, count: document.text.count)
      }
      var twice = 0
      for (number, line) in layout.lines.enumerated() {
        let ranges =
          line.kind == .cells
          ? layout.pieces(of: number).filter { !$0.isLabel }.map(\.range) : [line.range]
        for place in ranges.joined() {
          if shown[Int(line.document)][place] { twice += 1 }
          shown[Int(line.document)][place] = true
        }
      }
      #expect(twice == 0)
      for (number, document) in book.documents.enumerated() {
        for block in document.blocks {
          let left = block.range.filter { !shown[number][$0] }
          #expect(left.allSatisfy { [0x20, 0x0A, 0x09].contains(document.text[$0]) })
        }
      }
    }
  }

  @Test("no line is wider than the width", arguments: [4, 5])
  func width(_ seed: UInt64) throws {
    let book = try random(seed)
    for width in [12, 20, 40, 72] {
      let layout = book.layout(width)
      for line in lines(book, layout) {
        #expect(CellText.width(of: line) <= width, "\(line)")
      }
    }
  }

  @Test("a place is on the same words at every width", arguments: [6, 7])
  func places(_ seed: UInt64) throws {
    let book = try random(seed)
    let layouts = [12, 33, 72].map { book.layout($0) }
    for document in book.documents.indices {
      for block in book.documents[document].blocks where !block.range.isEmpty {
        for offset in stride(from: block.range.lowerBound, to: block.range.upperBound, by: 5) {
          let place = book.valid(BookPlace(document: document, offset: offset))
          guard ![0x20, 0x0A, 0x09].contains(book.documents[document].text[place.offset]) else {
            continue
          }
          for layout in layouts {
            let number = layout.line(of: place)
            let line = layout.lines[number]
            let ranges = line.kind == .cells ? layout.pieces(of: number).map(\.range) : [line.range]
            #expect(Int(line.document) == document)
            #expect(ranges.contains { $0.contains(place.offset) })
          }
        }
      }
    }
  }

  @Test(
    "pages contain every line once, begin with text, and end with no heading", arguments: [8, 9])
  func pages(_ seed: UInt64) throws {
    let book = try random(seed)
    let layout = book.layout(40)
    for height in [1, 5, 20, 50] {
      let pages = layout.pages(height: height)
      #expect(pages == pages.sorted() && Set(pages).count == pages.count)
      var seen = 0
      for (page, next) in zip(pages, pages.dropFirst() + [layout.lines.count]) {
        #expect(layout.lines[page].kind != .empty)
        #expect(layout.lines[seen..<page].allSatisfy { $0.kind == .empty })
        let content = layout.lines[page..<next].reversed().drop { $0.kind == .empty }
        #expect(content.count <= height)
        #expect(content.allSatisfy { $0.document == layout.lines[page].document })
        seen = page + content.count
      }
    }
  }
}
