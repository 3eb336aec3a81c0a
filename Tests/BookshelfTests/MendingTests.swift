import Bookshelf
import Testing

@Suite("XML that is not well-formed, other than XHTML")
struct MendingTests {
  private func fb2(_ title: String = "B", _ body: String) throws -> Book {
    try read(
      "<?xml version=\"1.0\"?><FictionBook><description><title-info><book-title>\(title)</book-title>"
        + "<lang>en</lang></title-info></description><body>\(body)</body></FictionBook>",
      name: "a.fb2")
  }

  private func section(_ title: String, _ text: String) -> String {
    "<section><title><p>\(title)</p></title><p>\(text)</p></section>"
  }

  @Test(
    "FB2 keeps all of its text whatever is wrong in it",
    arguments: [
      ("a & b", "a & b"), ("3 < 5 and more", "3 < 5 and more"), ("a <b and c> d", "a <b and c> d"),
      ("<emphasis>a", "a"), ("a</strong> b", "a b"),
      ("a&nbsp;b &unknown; c", "a\u{A0}b &unknown; c"),
      ("<a href=x>a</a>", "a"), ("<a l:href=\"#x>a</a> b", "a b"),
      ("a<!-- never ends", "a"), ("<strong><emphasis>a</strong></emphasis> b", "a b"),
    ])
  func text(_ written: String, _ expected: String) throws {
    let book = try fb2("", section("One", written) + section("Two", "x & y"))
    #expect(book.texts == ["One", expected, "Two", "x & y"])
    #expect(book.repairs.contains(.repairedDocuments(1, of: 1)))
  }

  @Test("FB2 with a fault in its title, or paragraphs that do not end, has title and chapters")
  func titles() throws {
    let book = try fb2(
      "B & C", section("One & <emphasis>Half", "x") + "<section><title><p>Two</title><p>y<p>z")
    #expect(book.metadata.title == "B & C" && book.metadata.languages == ["en"])
    #expect(book.texts == ["One & Half", "x", "Two", "y", "z"])
    #expect(book.chapters.map(\.title) == ["One & Half", "Two"])
  }

  @Test("verses behind a fault are read")
  func verses() throws {
    let verse =
      "<verse osisID=\"Gen.1.1\">One & <note>no</note>two</verse><verse osisID=\"Gen.1.2\">Three</verse>"
    let book = try read(
      "<osis><osisText><chapter osisID=\"Gen.1\">\(verse)</chapter></osisText>", name: "a.xml")
    #expect(book.texts.suffix(2) == ["One & two", "Three"])
  }

  @Test("faults that never end take time in proportion to the length")
  func hostile() throws {
    for part in [
      "<p", "<p a='", "<p a=\"x\" ", "<!--", "<![CDATA[", "&", "<a></b>", "<p></", "<!D [",
      "<p a='>",
    ] {
      let book = try? fb2(
        "B", "<section><p>start</p></section>" + String(repeating: part, count: 30_000))
      #expect(book?.texts.first == "start")
    }
  }

  // MARK: - The files of an EPUB

  private func epub(
    _ metadata: String = "<dc:title>A book</dc:title>", before: String = "", spine: String? = nil,
    _ navigation: String = ""
  ) throws -> Book {
    var epub = TestEPUB("<h1>One</h1>", "<h1>Two</h1>")
    let package = """
      \(before)<?xml version="1.0"?><package><metadata>\(metadata)</metadata><manifest>
      <item id="a" href="c1.xhtml" media-type="application/xhtml+xml"/>
      <item id="b" href="c2.xhtml" media-type="application/xhtml+xml">
      <item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest>
      \(spine ?? "<spine toc=\"n\"><itemref idref=\"b\"/><itemref idref=\"a\"/></spine>")</package>
      """
    epub.add("OEBPS/content.opf", package)
    epub.add("OEBPS/toc.ncx", navigation)
    return try epub.read()
  }

  @Test(
    "a list of files with faults keeps title, languages and order",
    arguments: [
      "<dc:title>Tom & Jerry</dc:title><dc:language>en</dc:language>",
      "<meta name=cover content=\"x\"><dc:title>Tom & Jerry</dc:creator><dc:language>en</dc:language>",
      "<dc:title>Tom &amp; Jerry</dc:title><dc:description>a < b</dc:description><dc:language>en</dc:language>",
    ])
  func package(_ metadata: String) throws {
    let book = try epub(metadata)
    #expect(book.metadata.title == "Tom & Jerry" && book.metadata.languages == ["en"])
    #expect(book.texts == ["Two", "One"])
    #expect(book.repairs.contains(.repairedPackage) && !book.repairs.contains(.guessedOrder))
    #expect(KeptBook.book(KeptBook.bytes(of: book))?.repairs == book.repairs)
  }

  @Test("lines and a mark before the declaration are no fault")
  func beginning() throws {
    var epub = TestEPUB("<p>One</p>")
    let bytes = Array(
      "\u{FEFF}\n\n<?xml version=\"1.0\"?><container><rootfiles><rootfile full-path=\"OEBPS/content.opf\"/></rootfiles></container>"
        .utf8)
    epub.files.append(("META-INF/container.xml", bytes))
    #expect(try !epub.read().repairs.contains(.noContainer))
  }

  @Test("an order that is not named is that of the names, and reported")
  func order() throws {
    let book = try epub(spine: "")
    #expect(book.texts == ["One", "Two"] && book.repairs.contains(.guessedOrder))
    var epub = TestEPUB()
    epub.container = nil
    epub.documents = ["c10", "c9", "c1"].map { ("\($0).xhtml", "<p>\($0)</p>") }
    epub.add("OEBPS/content.opf", "")
    #expect(try epub.read().texts == ["c1", "c9", "c10"])
  }

  @Test("contents with faults are read to their end")
  func contents() throws {
    func point(_ title: String, _ source: String) -> String {
      "<navPoint><navLabel><text>\(title)</text></navLabel><content src=\"\(source)\"></navPoint>"
    }
    let ncx =
      "<ncx><navMap>\(point("Salt & Pepper", "c2.xhtml"))\(point("A < B", "c1.xhtml"))</navMap></ncx>"
    let book = try epub("<dc:title>A book</dc:title>", ncx)
    #expect(book.contents.map(\.title) == ["Salt & Pepper", "A < B"])
  }
}
