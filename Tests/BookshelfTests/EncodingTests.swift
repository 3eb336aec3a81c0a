import Bookshelf
import Kit
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

  /// The bytes of a text in an encoding of 8 bits.
  private func bytes(_ text: String, in encoding: String) throws -> [UInt8] {
    var codes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      // Some encodings hold a letter back until the next one.
      let decoded = try #require(TextDecoder.converted([byte, 0x2E], from: encoding))
      let scalars = String(decoding: decoded, as: UTF8.self).unicodeScalars
      if let scalar = scalars.first { codes[scalar] = byte }
    }
    return try text.unicodeScalars.map { try $0.isASCII ? UInt8($0.value) : #require(codes[$0]) }
  }

  @Test(
    "the letters of a text tell in which encoding it is",
    arguments: [
      (
        "windows-1252 CP850 MACINTOSH",
        "Früher fuhren die Schiffe über das Meer, und die Männer hörten im Hafen schöne Geschichten von großen Städten."
      ),
      (
        "windows-1252 CP850 MACINTOSH",
        "L'été dernier, nous étions à la campagne, où le garçon a trouvé une clé très ancienne près du château."
      ),
      (
        "windows-1250 ISO-8859-2 CP852",
        "Każdego dnia mąż szedł nad morze, żeby łowić ryby, a jego żona czekała, aż wróci późną nocą."
      ),
      (
        "windows-1250 ISO-8859-2 CP852",
        "Každého večera přišel starý muž do přístavu a díval se, jak se lodě vracejí domů."
      ),
      (
        "windows-1250 ISO-8859-2 CP852",
        "Minden este lejött az öreg a kikötőbe, és nézte, ahogy a hajók hazatérnek a tengerről."
      ),
      (
        "windows-1251 KOI8-R CP866 ISO-8859-5 MAC-CYRILLIC",
        "Каждое утро старик шёл вниз в гавань и смотрел на корабли. Я тоже их знаю."
      ),
      (
        "windows-1253 ISO-8859-7 CP737",
        "Κάθε πρωί ο γέρος κατέβαινε στο λιμάνι και κοίταζε τα καράβια που γύριζαν από τη θάλασσα."
      ),
      (
        "windows-1254 CP857",
        "Her sabah yaşlı adam limana iner, denizden dönen gemilere bakardı; çünkü onların şarkılarını çok severdi."
      ),
      (
        "windows-1255 ISO-8859-8 CP862",
        "בכל בוקר ירד האיש הזקן אל הנמל והביט באוניות החוזרות מן הים."
      ),
      (
        "windows-1256 ISO-8859-6",
        "كان الرجل العجوز ينزل كل صباح الى الميناء وينظر الى السفن العائدة من البحر."
      ),
      (
        "windows-1257 ISO-8859-13 CP775",
        "Kiekvieną rytą senas žmogus eidavo į uostą ir žiūrėdavo, kaip grįžta laivai iš jūros."
      ),
      ("CP874", "ทุกเช้าชายแก่เดินลงไปที่ท่าเรือและมองดูเรือที่กลับมาจากทะเล"),
    ])
  func letters(_ encodings: String, _ text: String) throws {
    for encoding in encodings.split(separator: " ") {
      let book = try self.text(bytes(text, in: String(encoding)))
      #expect(book.texts == [text], "\(encoding)")
      #expect(book.repairs.contains { $0.code == "encoding_guessed" })
    }
  }

  @Test(
    "a named encoding is the one that browsers mean by it",
    arguments: [
      ("iso-8859-1", [0x93, 0x80, 0x94], "“€”"), ("us-ascii", [0x93, 0xE9, 0x94], "“é”"),
      ("iso-8859-9", [0x93, 0xFE, 0x94], "“ş”"), ("tis-620", [0x80, 0xA1], "€ก"),
      ("gb2312", [0x80, 0xE9, 0x46], "€镕"), ("x-sjis", [0x87, 0x40, 0xFB, 0xFC], "①髙"),
      ("shift_jis", [0x81, 0x60], "～"), ("ks_c_5601-1987", [0x8C, 0x63], "똠"),
      ("euc-kr", [0x8C, 0x63], "똠"), ("big5", [0x87, 0x40], "䏰"), ("latin2", [0xB1], "ą"),
      ("x-mac-cyrillic", [0x80], "А"), ("visual", [0xE0], "א"), ("koi", [0xC1], "а"),
    ] as [(String, [UInt8], String)])
  func labels(_ label: String, _ bytes: [UInt8], _ text: String) throws {
    let head = Array("<html><head><meta charset=\"\(label)\"></head><body><p>x ".utf8)
    let book = try self.text(head + bytes + Array("</p></body></html>".utf8), name: "a.html")
    #expect(book.texts == ["x \(text)"])
    #expect(!book.repairs.contains { $0.code == "encoding_guessed" })
  }

  @Test("a few damaged bytes do not change the encoding of UTF-8; mail in Japanese is read")
  func damaged() throws {
    let text = String(repeating: "Grüße aus Köln, schöne Stadt. ", count: 10)
    let book = try self.text(Array(text.utf8) + [0xFF] + Array("Ende".utf8))
    #expect(try first(book.texts).hasSuffix("\u{FFFD}Ende") && first(book.texts).hasPrefix("Grüße"))
    let mail: [UInt8] = [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42]
    #expect(try self.text(mail + Array(" ok".utf8)).texts == ["日本 ok"])
  }
}
