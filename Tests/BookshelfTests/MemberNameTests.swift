import Bookshelf
import Testing

@Suite("Names of files in an archive")
struct MemberNameTests {
  /// An EPUB whose document has a name with `bytes` in the archive, and `address` in the list of files.
  private func book(_ bytes: [UInt8], named address: String) throws -> Book {
    var epub = TestEPUB()
    // The placeholder is as long, so that no other place in the archive changes.
    let placeholder = String(repeating: "q", count: bytes.count)
    epub.documents = [("\(placeholder).xhtml", "<p>It is here.</p>"), ("c2.xhtml", "<p>Two</p>")]
    epub.manifest =
      "<item id=\"e\" href=\"\(address).xhtml\" media-type=\"application/xhtml+xml\"/>"
    epub.spine = "<itemref idref=\"e\"/><itemref idref=\"d1\"/>"
    var archive = try epub.bytes()
    let wanted = Array(placeholder.utf8)
    for start in archive.indices.dropLast(wanted.count)
    where archive[start..<start + wanted.count] == wanted[...] {
      archive.replaceSubrange(start..<start + wanted.count, with: bytes)
    }
    // The names are not marked as UTF-8.
    for (signature, flags) in [([0x50, 0x4B, 3, 4], 6), ([0x50, 0x4B, 1, 2], 8)] as [([UInt8], Int)]
    {
      for start in archive.indices.dropLast(4) where archive[start..<start + 4] == signature[...] {
        archive[start + flags + 1] &= ~8
      }
    }
    return try read(archive)
  }

  @Test(
    "the list of files tells in which encoding a name is",
    arguments: [
      ([0x63, 0x61, 0x66, 0x82], "caf%C3%A9"), ([0x63, 0x61, 0x66, 0x82], "café"),
      ([0x63, 0x61, 0x66, 0xE9], "cafe\u{301}"), ([0xA3, 0xAB, 0xA0, 0xA2, 0xA0], "глава"),
      ([0xE3, 0xEB, 0xE0, 0xE2, 0xE0], "глава"), ([0x96, 0x7B], "本"), ([0xB1, 0xBE], "%E6%9C%AC"),
      ([0x63, 0x61, 0x66, 0xE9], "caf%E9"), (Array("c%201".utf8), "c%201"),
      (Array("c%201".utf8), "c%25201"), (Array("C1".utf8), "c1"), (Array("é".utf8), "e%CC%81"),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ address: String) throws {
    let book = try book(bytes, named: address)
    #expect(book.texts == ["It is here.", "Two"])
    #expect(book.repairs.allSatisfy { $0.code == "contents_missing" })
  }

  @Test("backslashes separate folders if no name has a slash")
  func backslashes() throws {
    var archive = try TestEPUB("<p>One</p>", "<p>Two</p>").bytes()
    for name in ["META-INF/", "OEBPS/"] {
      let wanted = Array(name.utf8)
      for start in archive.indices.dropLast(wanted.count)
      where archive[start..<start + wanted.count] == wanted[...] {
        archive[start + wanted.count - 1] = UInt8(ascii: "\\")
      }
    }
    #expect(try read(archive).texts == ["One", "Two"])
  }

  @Test(
    "if the list of files names none of the documents, they are read in the order of their names")
  func otherNames() throws {
    var epub = TestEPUB("<p>One</p>", "<p>Two</p>")
    epub.spine = "<itemref idref=\"x\"/>"
    epub.manifest = "<item id=\"x\" href=\"other.xhtml\" media-type=\"application/xhtml+xml\"/>"
    let book = try epub.read()
    #expect(book.texts == ["One", "Two"])
    #expect(book.repairs.contains(.guessedOrder) && book.repairs.contains(.missingDocuments(1)))
  }
}
