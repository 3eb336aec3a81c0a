import Bookshelf
import Testing

@Suite("Encodings")
struct EncodingTests {
  private func text(_ bytes: [UInt8], name: String = "a.txt") throws -> Book {
    try read(bytes, name: name)
  }

  @Test("a mark of byte order decides")
  func marks() throws {
    let text = "Chapter 1\n\nGrüße 道 \u{1F600}\n\nChapter 2\n\nEnd"
    let utf16 = Array(text.utf16)
    let little: [UInt8] =
      [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] as [UInt8] }
    let big: [UInt8] =
      [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] as [UInt8] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    let wide = ([0xFEFF] + text.unicodeScalars.map(\.value)).map { scalar in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: scalar >> $0) }
    }
    let littleWide = wide.flatMap { $0.reversed() }
    let expected = try self.text(Array(text.utf8))
    #expect(expected.chapters.count == 2)
    for bytes in [little, big, marked, wide.flatMap(\.self), littleWide] {
      let book = try self.text(bytes)
      #expect(book.texts == expected.texts)
      #expect(book.chapters == expected.chapters)
    }
  }

  @Test("a named encoding is believed unless the text is UTF-8")
  func declared() throws {
    let cyrillic: [UInt8] = [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]
    let head = Array("<?xml version=\"1.0\" encoding=\"windows-1251\"?><html><body><p>".utf8)
    let end = Array("</p></body></html>".utf8)
    #expect(try text(head + cyrillic + end, name: "a.xhtml").texts == ["Привет"])
    let wrong = Array("<?xml version=\"1.0\" encoding=\"bogus\"?><html><body><p>é".utf8) + end
    let book = try text(wrong, name: "a.xhtml")
    #expect(book.texts == ["é"])
    #expect(book.repairs.contains(.encoding("UTF-8")))
  }

  @Test("the last character is read in encodings that compose characters")
  func composing() throws {
    let text = Array("<html><head><meta charset=\"windows-1258\"></head><body><p>".utf8)
    #expect(try self.text(text + [0xE0] + Array("bc".utf8), name: "a.html").texts == ["àbc"])
  }

  @Test("bytes of Windows in what should be UTF-8 are read, and reported")
  func windows() throws {
    let bytes =
      Array("<?xml version=\"1.0\" encoding=\"utf-8\"?><html><body><p>".utf8)
      + [0x93] + Array("quoted".utf8) + [0x94] + Array("</p></body></html>".utf8)
    let book = try text(bytes, name: "a.xhtml")
    #expect(book.texts == ["“quoted”"])
    #expect(book.repairs.contains(.encoding("windows-1252")))
  }

  @Test("the encoding of text that names none is guessed")
  func guessed() throws {
    let koi8: [UInt8] = [0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4, 0x2C, 0x20, 0xCD, 0xC9, 0xD2, 0x21]
    #expect(try text(koi8).texts == ["Привет, мир!"])
    let latin: [UInt8] =
      Array("Il a ".utf8) + [0xE9, 0x74, 0xE9] + Array(" long, vraiment long, tu sais.".utf8)
    #expect(try text(latin).texts == ["Il a été long, vraiment long, tu sais."])
    // これは本です。 in Shift JIS.
    let shift: [UInt8] = [
      0x82, 0xB1, 0x82, 0xEA, 0x82, 0xCD, 0x96, 0x7B, 0x82, 0xC5, 0x82, 0xB7, 0x81, 0x42,
    ]
    #expect(try text(shift).texts == ["これは本です。"])
  }
}
