import Exchange
import Foundation
import GameEngine
import Testing

@Suite("shapes of tables")
struct TableShapeTests {
  private func pairs(
    _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> [[String]] {
    try read(text, change).drafts.map { [$0.term, $0.definition] }
  }

  private let animals = [["Hund", "dog"], ["Katze", "cat"]]

  @Test(
    "separators of word lists are recognized if each line has one",
    arguments: [
      " - ", " – ", " = ", "=", " => ", " -> ", ": ", ":", "    ",
    ])
  func lists(separator: String) throws {
    #expect(try pairs("Hund\(separator)dog\nKatze\(separator)cat\n") == animals)
    #expect(try pairs("Hund\(separator)dog") == [["Hund", "dog"]])
    #expect(
      try pairs("Hund\(separator)dog, hound\nKatze\(separator)cat\n")
        == [["Hund", "dog, hound"], ["Katze", "cat"]])
    // A usual separator counts more, and a list without separators stays one.
    #expect(
      try pairs("Hund\tdog\(separator)x\nKatze\tcat\(separator)x\n").map { $0[0] }
        == ["Hund", "Katze"])
    #expect(try pairs("Hund\nKa\(separator)tze\n").map { $0[1] } == ["", ""])
  }

  @Test("spaces that align the columns are one separator")
  func aligned() throws {
    #expect(try pairs("Hund    dog\nKatze   cat\n") == animals)
    let rows = (0..<9000).map {
      "Wort \($0)\(String(repeating: " ", count: 2 + $0 % 9))word \($0)\n"
    }
    #expect(try pairs(rows.joined()) == (0..<9000).map { ["Wort \($0)", "word \($0)"] })
  }

  @Test("tables of Markdown are read without their rule and outer bars")
  func markdown() throws {
    #expect(
      try pairs("| Wort | Bedeutung |\n|------|:----:|\n| Hund | dog |\n| Katze | cat |\n")
        == animals)
    #expect(try pairs("Foo | Bar\n--- | ---\nHund | dog\nKatze | cat\n") == animals)
    #expect(try pairs("| Hund | dog |\n| Katze | cat |\n").count == 2)
  }

  @Test("a spreadsheet's line with the separator is no card")
  func separatorLine() throws {
    #expect(try pairs("sep=;\nHund;dog\nKatze;cat\n") == animals)
    #expect(try pairs("\u{FEFF}sep=|\r\nWort|Bedeutung\r\nHund|dog\r\nKatze|cat\r\n") == animals)
  }

  @Test(
    "headers are known in other languages",
    arguments: [
      "Begriff;Definition", "Vokabel;Übersetzung", "Palabra;Traducción", "Mot;Traduction",
      "Parola;Traduzione", "Palavra;Tradução", "Woord;Vertaling", "Słowo;Tłumaczenie",
      "Слово;Перевод", "単語;意味", "单词;释义", "단어;뜻", "German;English", "Deutsch;English",
      "Deutsch;Englisch", "Alemán;Español", "German;French",
    ])
  func headers(header: String) throws {
    let isTurned = header == "Deutsch;Englisch"
    #expect(
      try pairs("\(header)\nHund;dog\nKatze;cat\n")
        == (isTurned ? animals.map { $0.reversed() } : animals))
  }

  @Test("all columns of a header in another language have their fields")
  func columns() throws {
    let (drafts, _) = try read("Palabra,Traducción,Ejemplo,Etiquetas\nperro,dog,El perro.,animal\n")
    #expect(
      drafts == [
        CardDraft(term: "perro", definition: "dog", example: "El perro.", tags: ["animal"])
      ])
    let (grammar, _) = try read("Wort;Artikel;Plural;Englisch\nHund;der;die Hunde;dog\n")
    #expect(grammar == [CardDraft(term: "Hund", definition: "dog", note: "der\ndie Hunde")])
  }

  @Test("a first row of two words is no header")
  func words() throws {
    #expect(try pairs("Wort,word\nHund,dog\n") == [["Wort", "word"], ["Hund", "dog"]])
    #expect(try pairs("Hund,dog\nWort,word\n").count == 2)
  }

  @Test(
    "text in another encoding is recognized, and said",
    arguments: [
      (String.Encoding.windowsCP1252, "windows-1252"), (.utf16LittleEndian, "UTF-16LE"),
      (.utf16BigEndian, "UTF-16BE"),
    ])
  func encodings(encoding: String.Encoding, name: String) throws {
    let folder = try ExchangeFolder()
    let text = "Front;Back\nMädchen;girl\nfür;“for”\n"
    let path = try folder.file("x", Array(try #require(text.data(using: encoding))))
    let file = try CardFile(path: path, options: folder.options)
    #expect(file.guessedEncoding == name)
    #expect(try file.preview(9).map(\.term) == ["Mädchen", "für"])
    #expect(try file.preview(9).map(\.definition) == ["girl", "“for”"])
  }

  @Test("Cyrillic is recognized, and any encoding can be chosen")
  func chosenEncoding() throws {
    // In windows-1251.
    let words: [[UInt8]] = [
      [0xF1, 0xEE, 0xE1, 0xE0, 0xEA, 0xE0], [0xEA, 0xEE, 0xF8, 0xEA, 0xE0],
      [0xEC, 0xFB, 0xF8, 0xFC],
    ]
    let cyrillic = words.flatMap { $0 + Array(";animal\n".utf8) }
    #expect(try read(cyrillic).drafts.map(\.term) == ["собака", "кошка", "мышь"])
    let czech: [UInt8] = [0x6B, 0xF9, 0xF2] + Array(";horse\n".utf8)
    let (drafts, _) = try read(czech) { $0.encoding = "windows-1250" }
    #expect(drafts.map(\.term) == ["kůň"])
    #expect(throws: ExchangeError.unknownEncoding("klingon")) {
      try read(czech) { $0.encoding = "klingon" }
    }
  }

  @Test("a damaged row of UTF-8 does not change the encoding of the others")
  func damaged() throws {
    var bytes = Array("Mädchen;girl\nfür;for\n".utf8)
    bytes += [0x78, 0xE4, 0x3B, 0x79, 0x0A]
    let (drafts, report) = try read(bytes)
    #expect(drafts.map(\.term) == ["Mädchen", "für"])
    #expect(report.skipped.map(\.reason) == [.notText])
  }

  @Test("cards that are typed or pasted are read like a file")
  func pasted() throws {
    var drafts: [CardDraft] = []
    let report = try CardFile(text: "Hund - dog\nKatze - cat").read { drafts.append($0) }
    #expect(report.cards == 2 && drafts.map { [$0.term, $0.definition] } == animals)
    #expect(throws: ExchangeError.empty) { try CardFile(text: " \n") }
  }

  @Test(
    "states of Lute, with or without names, are a memory",
    arguments: [
      ("1", nil), ("3", 7), ("Learning (3)", 7), ("5", 60), ("Learned", 60), ("W", 365),
      ("Well Known", 365), ("99", 365), ("", nil), ("soon", nil),
    ] as [(String, Double?)])
  func lute(status: String, stability: Double?) throws {
    let (drafts, report) = try read(
      "Term,Translation,Language,Status\ngato,cat,Spanish,\(status)\n")
    #expect(report.format == .lute && drafts.map { $0.memory?.stability } == [stability])
  }
}
