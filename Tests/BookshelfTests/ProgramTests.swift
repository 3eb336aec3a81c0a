import Archive
import Bookshelf
import Foundation
import Testing

@Suite("Formats that other programs read")
struct ProgramTests {
  // MARK: - PDF

  private static let prose = [
    "It was a bright morning, and the carriage stood at the gate with all of its windows",
    "open to the river. The company was small, but it was remembered for its good man-",
    "ners and for the well-known silence of its members, who did not speak to one ano-",
    "ther before noon.",
  ]

  @Test(
    "a PDF becomes paragraphs, with words joined that a line's end broke",
    .enabled(if: FakePrograms.has("pdftotext")))
  func paragraphs() throws {
    var pdf = TestPDF()
    pdf.title = "A Morning"
    pdf.add(ProgramTests.prose)
    pdf.pages[0] += [
      .init(text: "One is well aware of good manners, whatever", x: 72, y: 200),
      .init(text: "one's company. They are known, and kept well.", x: 72, y: 212),
    ]
    let book = try read(pdf.bytes())
    #expect(book.format == .pdf)
    #expect(book.metadata.title == "A Morning")
    #expect(book.metadata.authors == ["A. Writer"])
    #expect(book.texts.count == 2)
    let text = try first(book.texts)
    #expect(text.hasPrefix("It was a bright morning, and the carriage stood"))
    #expect(text.contains("windows open") && text.contains("good manners and"))
    #expect(text.contains("well-known silence") && text.hasSuffix("one another before noon."))
  }

  @Test(
    "heads and page numbers that are repeated are removed; sentences go on over pages",
    .enabled(if: FakePrograms.has("pdftotext")))
  func heads() throws {
    var pdf = TestPDF()
    for page in 1...6 {
      pdf.add(
        [
          "On page \(page) the story begins anew in the house by the river, where nobody had lived",
          "for many years; the gardens were open to all, and the windows, which were many, and",
        ], y: 200)
      pdf.pages[page - 1].insert(.init(text: "The House, part \(page % 2)", x: 72, y: 40), at: 0)
      pdf.pages[page - 1].append(.init(text: "\(page) / 6", x: 280, y: 810))
    }
    let book = try read(pdf.bytes())
    let text = book.texts.joined(separator: "\n")
    #expect(!text.contains("The House") && !text.contains("/ 6"))
    #expect(book.pages.map(\.label) == ["1", "2", "3", "4", "5", "6"])
    let third = try #require(book.place(ofPage: "3"))
    #expect(book.documents[0].string(third.offset..<third.offset + 12).contains("On page 3"))
  }

  @Test(
    "headings come from the outline, else from the height of their characters",
    .enabled(if: FakePrograms.has("pdftotext")))
  func headings() throws {
    var pdf = TestPDF()
    for chapter in ["Morning", "Noon"] {
      pdf.add(ProgramTests.prose, y: 200)
      pdf.pages[pdf.pages.count - 1].insert(.init(text: chapter, x: 72, y: 140, size: 20), at: 0)
    }
    let byHeight = try read(pdf.bytes())
    #expect(byHeight.contents.map(\.title) == ["Morning", "Noon"])
    #expect(byHeight.chapters.count == 2)
    pdf.outline = [("The Morning", 0), ("Noon", 1)]
    let byOutline = try read(pdf.bytes())
    #expect(byOutline.contents.map(\.title) == ["The Morning", "Noon"])
    let noon = try #require(byOutline.contents[1].place)
    #expect(byOutline.documents[0].string(noon.offset..<noon.offset + 4) == "Noon")
  }

  @Test(
    "the first pages of a PDF can be read before the others",
    .enabled(if: FakePrograms.has("pdftotext")))
  func beginning() throws {
    var pdf = TestPDF()
    for page in 1...24 { pdf.add(["Page \(page) begins."] + ProgramTests.prose) }
    let folder = try FakePrograms()
    let path = "\(folder.folder)/long.pdf"
    try Data(pdf.bytes()).write(to: URL(fileURLWithPath: path))
    let beginning = try #require(BookFile.beginning(path: path))
    #expect(beginning.pages.count == 10)
    var progress: [[Int]] = []
    let whole = try BookFile(path: path).read { progress.append([$0, $1]) }
    #expect(whole.pages.count == 24)
    #expect(whole.texts.starts(with: beginning.texts))
    #expect(progress.last == [24, 24])
    try Data("No PDF.".utf8).write(to: URL(fileURLWithPath: path))
    #expect(BookFile.beginning(path: path) == nil)
    #expect(BookFile.beginning(path: path + "x") == nil)
  }

  @Test("the first page of a PDF is its cover", .enabled(if: FakePrograms.has("pdftoppm")))
  func cover() throws {
    var pdf = TestPDF()
    pdf.add(["Some text"])
    let file = try BookFile(ByteSource(pdf.bytes()), name: "")
    let cover = try #require(try file.read().cover)
    #expect(try file.picture(cover)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(try file.picture("2") == nil)
  }

  @Test(
    "a PDF without text is a scan, a cut one is damaged",
    .enabled(if: FakePrograms.has("pdftotext")))
  func badPDF() throws {
    var pdf = TestPDF()
    pdf.add([])
    #expect(throws: BookError.noText) { try read(pdf.bytes()) }
    #expect(throws: BookError.damaged) { try read(Array("%PDF-1.4\nnothing".utf8)) }
  }

  // MARK: - MOBI and DjVu

  @Test(
    "a book for the Kindle is read with its chapters and metadata",
    .enabled(if: FakePrograms.has("mobitool")))
  func mobi() throws {
    let html =
      "<html><head><guide></guide></head><body><h1>One</h1><p>It was a fine day in <i>May</i>.</p><mbp:pagebreak/><h1>Two</h1><p>It rained.</p></body></html>"
    let book = try read(TestMOBI(html: html).bytes())
    #expect(book.format == .mobi)
    #expect(book.metadata.title == "A Book" && book.metadata.authors == ["A. Writer"])
    #expect(book.texts == ["One", "It was a fine day in May.", "Two", "It rained."])
    #expect(book.chapters.map(\.title) == ["One", "Two"])
    #expect(throws: BookError.damaged) { try read(Array(TestMOBI(html: html).bytes().prefix(90))) }
  }

  @Test("the text layer of a DjVu file is read with its pages")
  func djvu() throws {
    let fake = try FakePrograms()
    try fake.add(
      "djvutxt",
      """
      cat <<'END'
      (page 0 0 2550 3300 (column 370 300 2141 3000
        (line 375 2900 2044 2946 "Although the Internet has given us an infra- ")
        (line 375 2842 2141 2888 "structure, much is on paper \\303\\251t\\303\\251 as it was in the past cen-")
        (line 375 2784 600 2830 "tury.")
        (line 475 2726 2141 2772 "A second \\"paragraph\\" begins with an indented line that is full.")))
      (page 0 0 10 10 "Page by page,\\nwithout places.")
      END
      """)
    let file = try BookFile(
      ByteSource(Array("AT&TFORM....DJVM".utf8)), name: "",
      programs: BookPrograms(path: fake.folder))
    let book = try file.read()
    #expect(book.format == .djvu)
    #expect(
      book.texts == [
        "Although the Internet has given us an infrastructure, much is on paper été as it was in the past century.",
        "A second \"paragraph\" begins with an indented line that is full.",
        "Page by page, without places.",
      ])
    #expect(book.pages.map(\.label) == ["1", "2"])
  }

  // MARK: - Limits

  private static let pdf = Array("%PDF-1.4\n".utf8)

  private func readPDF(with fake: FakePrograms, seconds: Int = 60, memory: Int = 1 << 30) throws
    -> Book
  {
    let programs = BookPrograms(path: fake.folder, seconds: seconds, memory: memory)
    return try BookFile(ByteSource(ProgramTests.pdf), name: "", programs: programs).read()
  }

  @Test("a format whose program is missing names its package")
  func missing() throws {
    let none = BookPrograms(path: "/nowhere")
    for (bytes, package) in [
      (ProgramTests.pdf, "poppler-utils"), (Array("AT&TFORM".utf8), "djvulibre-bin"),
      (TestMOBI(html: "").bytes(), "libmobi-tools"),
    ] {
      #expect(throws: BookError.programMissing(package)) {
        try BookFile(ByteSource(bytes), name: "", programs: none).read()
      }
    }
  }

  @Test("a program that takes too long is stopped, with those that it started")
  func slow() throws {
    let fake = try FakePrograms()
    try fake.add("pdfinfo", "(sleep 5; touch '\(fake.folder)/late') & sleep 600")
    #expect(throws: BookError.tooCostly("pdfinfo")) { try readPDF(with: fake, seconds: 1) }
  }

  @Test("a program that takes too much memory is stopped, and blamed")
  func greedy() throws {
    let fake = try FakePrograms()
    try fake.add("pdfinfo", "exec tail /dev/zero")
    #expect(throws: BookError.tooCostly("pdfinfo")) { try readPDF(with: fake, memory: 64 << 20) }
  }

  @Test("while a program writes nothing, the progress is reported again and again")
  func silent() throws {
    let fake = try FakePrograms()
    try fake.add("pdfinfo", "echo 'Pages: 7'")
    try fake.add("pdftotext", "until [ -e '\(fake.folder)/seen' ]; do sleep 0.05; done; exit 1")
    let programs = BookPrograms(path: fake.folder)
    let file = try BookFile(ByteSource(ProgramTests.pdf), name: "", programs: programs)
    var progress: [[Int]] = []
    #expect(throws: BookError.damaged) {
      try file.read { done, all in
        progress.append([done, all])
        if all == 7 { try? Data().write(to: URL(fileURLWithPath: "\(fake.folder)/seen")) }
      }
    }
    #expect(progress.contains([0, 7]))
  }

  @Test("a program that writes without end is stopped")
  func flood() throws {
    let fake = try FakePrograms()
    try fake.add("pdfinfo", "yes")
    #expect(throws: BookError.tooLarge) { try readPDF(with: fake) }
  }

  @Test("what a program prints is not trusted")
  func nonsense() throws {
    let fake = try FakePrograms()
    try fake.add("pdfinfo", "printf 'Title: \\000\\377x\\nPages: -5\\n'")
    for rows in [
      "", "junk\\tmore\\n",
      "h\\n5\\t1\\t0\\t0\\t0\\t0\\t1\\t1\\t1\\t1\\t1\\tword\\n",
      "h\\n1\\t1\\t0\\t0\\t0\\t0\\tnan\\tinf\\t-1e999\\t1e999\\t1\\tx\\n4\\n",
    ] {
      try fake.add("pdftotext", "printf '\(rows)'")
      try fake.add("pdftohtml", "printf '<pdf2xml><outline><item page=\"99999999999999999999\">x'")
      #expect(throws: BookError.noText) { try readPDF(with: fake) }
    }
    let row =
      "h\\n1\\t1\\t0\\t0\\t0\\t0\\tnan\\tinf\\t-1e999\\t1e999\\t1\\tx\\n"
    let line =
      "4\\t1\\t0\\t0\\t0\\t0\\tnan\\tinf\\t-1e999\\t1e999\\t1\\tx\\n"
    let word =
      "5\\t1\\t0\\t0\\t0\\t0\\tnan\\tinf\\t-1e999\\t1e999\\t1\\tword\\377\\n"
    try fake.add("pdftotext", "printf '\(row + line + word + line + word)'")
    #expect(try readPDF(with: fake).texts.joined().contains("word"))
    try fake.add("pdfinfo", "echo 'Incorrect password' >&2; exit 1")
    #expect(throws: BookError.locked) { try readPDF(with: fake) }
    try fake.add("pdfinfo", "kill -SEGV $$")
    #expect(throws: BookError.damaged) { try readPDF(with: fake) }
  }
}
