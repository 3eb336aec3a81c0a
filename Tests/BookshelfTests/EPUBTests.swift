import Archive
import Bookshelf
import Testing

@Suite("EPUB")
struct EPUBTests {
  @Test("metadata, documents, contents, pages and cover are read from EPUB 3")
  func epub3() throws {
    var epub = TestEPUB(
      "<h1 id=\"a\">One</h1><p>Text <a href=\"c2.xhtml#b\">on</a></p>", "<p id=\"b\">Two</p>")
    epub.metadata = """
      <dc:title>The Title</dc:title><dc:creator id="x">Ann Author</dc:creator>
      <dc:creator id="t">Tom Translator</dc:creator><meta refines="#t" property="role">trl</meta>
      <dc:language>en-GB</dc:language><dc:identifier>urn:x</dc:identifier><dc:description>&lt;p&gt;So &lt;b&gt;it&lt;/b&gt; is.&lt;/p&gt;</dc:description>
      """
    epub.manifest = """
      <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="cov" href="img/c%20d.png" media-type="image/png" properties="cover-image"/>
      """
    epub.spineAttributes = "page-progression-direction=\"rtl\""
    epub.add(
      "OEBPS/nav.xhtml",
      TestEPUB.document(
        """
        <nav epub:type="toc"><ol><li><a href="c1.xhtml#a">First</a><ol><li><a href="c2.xhtml">In <i>it</i></a></li></ol></li>
        <li><span>Group</span><ol><li><a href="c2.xhtml#b">Deep</a></li></ol></li><li><a href="gone.xhtml">Gone</a></li></ol></nav>
        <nav epub:type="page-list"><ol><li><a href="c1.xhtml">xii</a></li><li><a href="c2.xhtml#b">1</a></li></ol></nav>
        """))
    epub.files.append(("OEBPS/img/c d.png", [1, 2, 3]))
    let file = try BookFile(.init(epub.bytes()), name: "x")
    let book = try file.read()
    #expect(book.format == .epub)
    #expect(book.metadata.title == "The Title")
    #expect(book.metadata.authors == ["Ann Author"])
    #expect(book.texts == ["One", "Text on", "Two"])
    let second = BookPlace(document: 1, offset: 0)
    #expect(book.documents[0].links == [.place(second)])
    #expect(
      book.contents == [
        ContentsEntry(
          title: "First", place: BookPlace(document: 0, offset: 0),
          children: [ContentsEntry(title: "In it", place: second)]),
        ContentsEntry(
          title: "Group", place: second, children: [ContentsEntry(title: "Deep", place: second)]),
      ])
    #expect(book.pages.map(\.label) == ["xii", "1"])
    #expect(book.page(at: second)?.label == "1")
    #expect(book.cover == "OEBPS/img/c d.png")
    #expect(try file.picture("OEBPS/img/c d.png") == [1, 2, 3])
    #expect(try file.picture("../etc/passwd") == nil)
    #expect(book.repairs.isEmpty)
  }

  @Test("contents, pages and cover are read from EPUB 2")
  func epub2() throws {
    var epub = TestEPUB("<p><img src=\"c.jpg\" alt=\"\"/></p>", "<p>Text</p>")
    epub.manifest = "<item id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>"
    epub.spineAttributes = "toc=\"ncx\""
    epub.guide = "<guide><reference type=\"cover\" href=\"c1.xhtml\"/></guide>"
    epub.add(
      "OEBPS/toc.ncx",
      """
      <!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd">
      <ncx><navMap><navPoint><navLabel><text>A</text></navLabel><content src="c2.xhtml"/>
      <navPoint><navLabel><text>B</text></navLabel><content src="c2.xhtml#x"/></navPoint></navPoint></navMap>
      <pageList><pageTarget value="5"><navLabel><text>5</text></navLabel><content src="c2.xhtml"/></pageTarget></pageList></ncx>
      """)
    let book = try epub.read()
    #expect(book.contents.map(\.title) == ["A"])
    #expect(book.contents.first?.children.map(\.title) == ["B"])
    #expect(book.pages.map(\.label) == ["5"])
    #expect(book.cover == "OEBPS/c.jpg")
  }

  @Test("if the contents lack the folder of a file, it is found by its name, in the fewest folders")
  func contentsWithoutFolder() throws {
    var epub = TestEPUB()
    epub.documents = ["de/guide/a", "guide/a", "guide/b"].map {
      ("\($0).xhtml", "<p>\($0)</p><p id=\"x\">x</p>")
    }
    epub.manifest = "<item id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>"
    epub.spineAttributes = "toc=\"ncx\""
    let points = ["a.xhtml", "b.xhtml#x", "c.xhtml", "other/a.xhtml"].map {
      "<navPoint><navLabel><text>\($0)</text></navLabel><content src=\"\($0)\"/></navPoint>"
    }
    epub.add("OEBPS/toc.ncx", "<ncx><navMap>\(points.joined())</navMap></ncx>")
    let contents = try epub.read().contents
    #expect(contents.map(\.title) == ["a.xhtml", "b.xhtml#x"])
    #expect(contents.map { $0.place?.document } == [1, 2])
    #expect(contents.map { $0.place?.offset == 0 } == [true, false])
  }

  @Test("contents with a wrong folder lead to the only file of that name")
  func contentsInWrongFolder() throws {
    var epub = TestEPUB("<p>One</p>", "<p>Two</p>")
    epub.manifest = "<item id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>"
    let points = ["../Text/c1.xhtml", "../../c2.xhtml#x"].map {
      "<navPoint><navLabel><text>\($0)</text></navLabel><content src=\"\($0)\"/></navPoint>"
    }
    epub.add("OEBPS/toc.ncx", "<ncx><navMap>\(points.joined())</navMap></ncx>")
    #expect(try epub.read().contents.map { $0.place?.document } == [0, 1])
  }

  @Test("an entry of the contents without an address begins where the first one below it does")
  func groups() throws {
    var epub = TestEPUB("<p>One</p>", "<p>Two</p>", "<p>Three</p>")
    epub.manifest = "<item id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>"
    func point(_ title: String, _ source: String, _ children: String = "") -> String {
      "<navPoint><navLabel><text>\(title)</text></navLabel><content src=\"\(source)\"/>\(children)</navPoint>"
    }
    epub.add(
      "OEBPS/toc.ncx",
      "<ncx><navMap>" + point("Begin", "c1.xhtml") + point("A", "", point("In A", "c2.xhtml"))
        + point("B", "#", point("Gone", "x.xhtml") + point("In B", "c3.xhtml")) + "</navMap></ncx>")
    let book = try epub.read()
    #expect(book.chapters.map(\.title) == ["Begin", "A", "B"])
    #expect(book.chapters.map(\.start.document) == [0, 1, 2])
  }

  @Test("a book without contents has those of its headings")
  func headings() throws {
    let book = try TestEPUB("<h1>One</h1><h2>Sub</h2><p>x</p>", "<h1>Two</h1>").read()
    #expect(book.contents.map(\.title) == ["One", "Two"])
    #expect(book.contents[0].children.map(\.title) == ["Sub"])
    #expect(book.repairs == [.noContents])
  }

  @Test("a document that the spine names many times, or with fragments, is there once")
  func repeated() throws {
    var epub = TestEPUB("<p>One</p>", "<p>Two</p>")
    epub.manifest = "<item id=\"f\" href=\"c1.xhtml#x\" media-type=\"application/xhtml+xml\"/>"
    epub.spine =
      "<itemref idref=\"d1\"/><itemref idref=\"f\"/><itemref idref=\"d0\"/><itemref idref=\"d1\" linear=\"no\"/>"
    #expect(try epub.read().texts == ["Two", "One"])
  }

  @Test("pictures in the spine are pages with their name")
  func picturesInSpine() throws {
    var epub = TestEPUB("<p>One</p>")
    epub.manifest = """
      <item id="p" href="p.png" media-type="image/png"/><item id="s" href="s.svg" media-type="image/svg+xml"/>
      """
    epub.spine = "<itemref idref=\"p\"/><itemref idref=\"s\"/><itemref idref=\"d0\" linear=\"no\"/>"
    epub.files.append(("OEBPS/p.png", [1]))
    epub.add(
      "OEBPS/s.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A map</title><path/></svg>")
    let book = try epub.read()
    #expect(book.texts == ["p.png", "A map", "One"])
    #expect(book.documents.map(\.isLinear) == [true, true, false])
  }

  @Test("of a spine's item that is no text, the fallback is read: a document, else a picture")
  func fallbacks() throws {
    var epub = TestEPUB("<p>One</p>")
    epub.manifest = """
      <item id="x" href="x.dmg" media-type="application/octet-stream" fallback="p"/>
      <item id="p" href="p.psd" media-type="image/psd" fallback="x"/>
      <item id="y" href="y.png" media-type="image/png" fallback="d0"/>
      """
    epub.spine = "<itemref idref=\"x\"/><itemref idref=\"y\"/>"
    epub.files.append(("OEBPS/p.psd", [1]))
    #expect(try epub.read().texts == ["p.psd", "One"])
  }

  @Test("files are found without container.xml, in a folder, by other cases and by their endings")
  func containers() throws {
    var epub = TestEPUB("<p>One</p>")
    epub.container = nil
    #expect(try epub.read().repairs.contains(.noContainer))
    #expect(try epub.read().texts == ["One"])
    let page = Array(TestEPUB.document("<p>Bare</p>").utf8)
    #expect(try read(zip([("b.html", page), ("a.css", [])])).texts == ["Bare"])
    var inFolder = TestEPUB("<p>In</p>")
    inFolder.container = nil
    inFolder.add(
      "book/META-INF/container.xml",
      "<container><rootfile full-path=\"../OEBPS/content.opf\"/></container>")
    #expect(try inFolder.read().texts == ["In"])
    var cases = TestEPUB("<p>Case</p>")
    cases.container = "oebps/Content.OPF"
    cases.documents = []
    cases.manifest = "<item id=\"a\" href=\"C1.XHTML\" media-type=\"application/xhtml+xml\"/>"
    cases.spine = "<itemref idref=\"a\"/>"
    cases.files.append(("oebps/c1.xhtml", page))
    #expect(try cases.read().texts == ["Bare"])
  }

  @Test("what is missing or damaged is left out and reported; without any text the book is refused")
  func missing() throws {
    var epub = TestEPUB("<p>One</p>")
    epub.manifest = "<item id=\"g\" href=\"gone.xhtml\" media-type=\"application/xhtml+xml\"/>"
    epub.spine = "<itemref idref=\"g\"/><itemref idref=\"nowhere\"/><itemref idref=\"d0\"/>"
    #expect(try epub.read().repairs.contains(.missingDocuments(1)))
    #expect(throws: BookError.noText) { try TestEPUB("<p> </p>").read() }
    #expect(throws: BookError.damaged) { try read(zip([("mimetype", [1])])) }
  }

  @Test("names that lead out of the book are not in it")
  func outside() throws {
    var epub = TestEPUB(
      "<p><a href=\"../../x.xhtml\">a</a><a href=\"../OEBPS/./c1.xhtml\">b</a></p>")
    epub.manifest =
      "<item id=\"o\" href=\"../../../etc/passwd\" media-type=\"application/xhtml+xml\"/>"
    epub.spine = "<itemref idref=\"o\"/><itemref idref=\"d0\"/>"
    let book = try epub.read()
    #expect(book.texts == ["ab"])
    #expect(book.documents[0].links == [.missing, .place(BookPlace(document: 0, offset: 0))])
  }

  @Test("obfuscated fonts do not matter, encrypted documents are refused by the name of the system")
  func encryption() throws {
    func list(_ algorithm: String, _ file: String) -> String {
      """
      <encryption><EncryptedData><EncryptionMethod Algorithm="\(algorithm)"/><CipherData>
      <CipherReference URI="\(file)"/></CipherData></EncryptedData></encryption>
      """
    }
    var fonts = TestEPUB("<p>One</p>")
    fonts.add("META-INF/encryption.xml", list("http://www.idpf.org/2008/embedding", "OEBPS/f.otf"))
    #expect(try fonts.read().texts == ["One"])
    var picture = TestEPUB("<p>One</p>")
    picture.add(
      "META-INF/encryption.xml", list("http://www.w3.org/2001/04/xmlenc#aes256-cbc", "OEBPS/f.png"))
    #expect(try picture.read().texts == ["One"])
    var locked = TestEPUB("<p>One</p>")
    locked.add(
      "META-INF/encryption.xml",
      list("http://www.w3.org/2001/04/xmlenc#aes256-cbc", "OEBPS/c1.xhtml"))
    #expect(throws: BookError.protected("http://www.w3.org/2001/04/xmlenc#aes256-cbc")) {
      try locked.read()
    }
    locked.add("META-INF/license.lcpl", "{}")
    #expect(throws: BookError.protected("LCP")) { try locked.read() }
  }

  @Test("metadata and contents of any size are cut")
  func bounds() throws {
    var epub = TestEPUB("<p>One</p>")
    let authors = (0..<1000).map { "<dc:creator>A\($0)</dc:creator>" }.joined()
    epub.metadata = "<dc:title>\(String(repeating: "x", count: 1 << 20))</dc:title>\(authors)"
    epub.manifest =
      "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>"
    let open = String(repeating: "<ol><li><a href=\"c1.xhtml\">t</a>", count: 1000)
    let close = String(repeating: "</li></ol>", count: 1000)
    epub.add("OEBPS/nav.xhtml", TestEPUB.document("<nav epub:type=\"toc\">\(open)\(close)</nav>"))
    let book = try epub.read()
    #expect(book.metadata.title.count == 512)
    #expect(book.metadata.authors.count == 16)
    var depth = 0
    var entries = book.contents
    while let entry = entries.first { (entries, depth) = (entry.children, depth + 1) }
    #expect((1...32).contains(depth))
  }

  @Test(
    "an archive that unpacks to gigabytes is refused before it is unpacked, and one that lies while it is"
  )
  func bombs() throws {
    var epub = TestEPUB("<p>One</p>")
    epub.files.append(("OEBPS/c1.xhtml", [UInt8](repeating: 32, count: 33 << 20)))
    #expect(throws: BookError.tooLarge) { try epub.read() }
    epub.files = (0..<10_001).map { ("f\($0)", []) }
    #expect(throws: BookError.tooLarge) { try epub.read() }
    // The directory says 100 bytes.
    var bytes = try zip([("c1.xhtml", [UInt8](repeating: 32, count: 1 << 20))])
    for place in 0..<bytes.count - 46 where bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) {
      bytes.replaceSubrange((place + 24)..<(place + 28), with: [100, 0, 0, 0])
    }
    #expect(throws: BookError.damaged) { try read(bytes) }
  }

  @Test("an entry that needs a password is locked")
  func locked() throws {
    var bytes = try zip([("a.xhtml", Array(TestEPUB.document("<p>x</p>").utf8))])
    for place in 0..<bytes.count - 46 where bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) {
      bytes[place + 8] |= 1
    }
    #expect(throws: BookError.locked) { try read(bytes) }
  }

  @Test("files that are no books are refused by reason")
  func refused() throws {
    #expect(throws: BookError.empty) { try read([]) }
    #expect(throws: BookError.unknownFormat) { try read([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1, 2]) }
    #expect(throws: BookError.unknownFormat) { try read(zip([("a.txt", [65])])) }
    #expect(throws: BookError.noText) { try read(" \n ") }
    #expect(throws: BookError.unreadable) { _ = try BookFile(path: "/nowhere/at/all") }
    #expect(throws: BookError.unreadable) { _ = try BookFile(path: "/dev/null") }
    #expect(throws: BookError.damaged) {
      try read(Array(TestEPUB("<p>x</p>").bytes().dropLast(30)))
    }
  }
}
