import Archive
import Bookshelf
import Testing

/// The rows of bad input that no other suite has.
@Suite("Hostile books")
struct HostileBookTests {
  /// An EPUB of these files, of which the first is the only document.
  private func book(_ files: [(String, [UInt8])]) throws -> Book { try read(zip(files)) }

  private static let page = Array(TestEPUB.document("<p>One</p>").utf8)

  @Test(
    "names that would be dangerous as paths are only names",
    arguments: [
      "../../../../tmp/evil.xhtml", "/etc/cron.d/evil.xhtml", "C:\\evil\\page.xhtml",
      "a/\0/b.xhtml",
      "file:///etc/passwd.xhtml", "//host/share.xhtml", "con.xhtml",
    ])
  func names(_ name: String) throws {
    #expect(try book([(name, HostileBookTests.page)]).texts == ["One"])
  }

  @Test(
    "links that lead out of the archive are missing, and nothing is read from the disk",
    arguments: [
      "../../../../../../etc/hostname", "/etc/hostname", "file:///etc/hostname",
      "..%2f..%2f..%2fetc%2fhostname", "\\etc\\hostname",
    ])
  func links(_ address: String) throws {
    var epub = TestEPUB(
      "<p><a href=\"\(address)\">a</a></p><p><img src=\"\(address)\" alt=\"b\"/></p>")
    epub.manifest = "<item id=\"x\" href=\"\(address)\" media-type=\"application/xhtml+xml\"/>"
    epub.spine = "<itemref idref=\"x\"/><itemref idref=\"d0\"/>"
    let file = try BookFile(ByteSource(epub.bytes()), name: "")
    let book = try file.read()
    #expect(book.texts == ["a", "b"])
    for link in book.documents.flatMap(\.links) {
      if case .place = link { Issue.record("\(address) is a place") }
    }
    for picture in book.documents.flatMap(\.pictures) {
      #expect(try file.picture(picture.name) == nil)
    }
  }

  @Test("the mimetype may be missing, late or wrong", arguments: [nil, "application/zip", "x\n"])
  func mimetype(_ type: String?) throws {
    var files = [("c1.xhtml", HostileBookTests.page)]
    if let type { files.append(("mimetype", Array(type.utf8))) }
    #expect(try book(files).texts == ["One"])
  }

  @Test(
    "of two entries with one name, the central directory decides; what it says wrongly is refused")
  func twice() throws {
    let bytes = try zip([("a.xhtml", HostileBookTests.page), ("b.xhtml", HostileBookTests.page)])
    // Both entries are called a.xhtml in the directory.
    var twice = bytes
    // The local header of the first one has another name.
    var lies = bytes
    var directory = 0
    for place in bytes.indices.dropLast(8) {
      if bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) {
        twice[place + 46] = UInt8(ascii: "a")
        directory += 1
      }
      if place == 0 { lies[30] = UInt8(ascii: "z") }
    }
    #expect(directory == 2)
    let read = try? BookshelfTests.read(twice)
    #expect(read.map { $0.texts == ["One"] } ?? true)
    #expect(throws: Never.self) { try BookshelfTests.read(lies) }
  }

  @Test("declared sizes count together, and names have a longest length")
  func totals() throws {
    var bytes = try zip((0..<20).map { ("f\($0).xhtml", HostileBookTests.page) }, .stored)
    for place in bytes.indices.dropLast(46) where bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) {
      // 30 MiB, as stored and as packed.
      for field in [20, 24] {
        bytes.replaceSubrange((place + field)..<(place + field + 4), with: [0, 0, 0xE0, 1])
      }
    }
    #expect(throws: BookError.self) { try BookshelfTests.read(bytes) }
    let long = String(repeating: "x", count: 5000) + ".xhtml"
    #expect(throws: BookError.tooLarge) { try book([(long, HostileBookTests.page)]) }
  }

  @Test("a picture of more than 64 MiB is refused; the book is read")
  func picture() throws {
    var epub = TestEPUB("<p>One</p>")
    epub.manifest =
      "<item id=\"p\" href=\"p.png\" media-type=\"image/png\" properties=\"cover-image\"/>"
    epub.files.append(("OEBPS/p.png", [UInt8](repeating: 0, count: 65 << 20)))
    let file = try BookFile(ByteSource(epub.bytes()), name: "")
    #expect(try file.read().cover == "OEBPS/p.png")
    #expect(throws: BookError.tooLarge) { try file.picture("OEBPS/p.png") }
  }

  @Test("20 MB in one document are read")
  func long() throws {
    let paragraph =
      "<p>" + String(repeating: "Words of a long book, one after another. ", count: 250) + "</p>\n"
    let text = TestEPUB.document(String(repeating: paragraph, count: 2000))
    #expect(text.utf8.count > 20_000_000)
    let book = try read(text, name: "a.xhtml")
    #expect(book.documents.first?.blocks.count == 2000)
    #expect(book.repairs.isEmpty)
  }

  @Test("control characters, escape sequences and marks of direction are not in the text")
  func controls() throws {
    let text = try read(
      "A\u{1B}[31mred\u{7}\u{202E}\u{200B}\u{FEFF}\u{9B}2J end\u{AD}ing.", name: "a.txt"
    )
    .texts.joined()
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    #expect(!text.unicodeScalars.contains { [0x202E, 0xAD, 0xFEFF].contains($0.value) })
    #expect(text.contains("ending."))
  }

  @Test(
    "of thousands of combining marks on a letter a few are kept, in texts, names and values",
    arguments: [
      ("Title: T\nWork: w\n\n## 1 One\n1.1 MARKS end\n", "a.txt"),
      ("<p>MARKS</p>", "a.xhtml"), ("<p>REFERENCES</p>", "a.xhtml"),
      ("<p id=\"MARKS\">a</p>", "a.xhtml"), ("<p id=\"REFERENCES\">a</p>", "a.xhtml"),
      ("<pMARKS>a</pMARKS>", "a.xhtml"),
      ("<usfx><book id=\"GEN\"><c id=\"1\"/><p><v id=\"1\"/>a<fMARKS/></p></book></usfx>", "a.xml"),
      ("<osis><oMARKS></oMARKS><osisText>a MARKS</osisText></osis>", "a.xml"),
    ])
  func marks(_ text: String, name: String) throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 10_000)
    let references = String(repeating: "&#x301;&#x323;", count: 10_000)
    let made = text.replacing("MARKS", with: "x" + marks)
      .replacing("REFERENCES", with: "x" + references)
    guard let book = try? read(name == "a.xhtml" ? TestEPUB.document(made) : made, name: name)
    else { return }
    let kept = book.texts.joined().unicodeScalars.count { $0.value >= 0x300 && $0.value < 0x370 }
    #expect(kept <= 60)
    for document in book.documents {
      #expect(document.anchors.keys.allSatisfy { $0.utf8.count <= 256 })
    }
  }

  @Test("marks of ordinary writing are kept")
  func ordinaryMarks() throws {
    let text = "A\u{30A} שָׁלוֹם नमस्ते Việt Nam 道可道 e\u{301}\u{323}."
    #expect(try read(text, name: "a.txt").texts == [text])
  }
}
