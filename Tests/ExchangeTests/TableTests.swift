import Exchange
import Foundation
import GameEngine
import Testing

@Suite("tables")
struct TableTests {
  private func pairs(_ text: String) throws -> [[String]] {
    try read(text).drafts.map { [$0.term, $0.definition] }
  }

  @Test("the separator is recognized", arguments: ["\t", ",", ";", "|"])
  func separators(separator: String) throws {
    let (drafts, report) = try read(
      "gato\(separator)cat\nperro\(separator)dog, hound\(separator == "," ? "" : "")\n")
    #expect(drafts.map(\.term) == ["gato", "perro"])
    #expect(drafts[0].definition == "cat")
    #expect(report.format == (separator == "\t" ? .tsv : .csv))
  }

  @Test("a header names the columns, in any order and case")
  func header() throws {
    let (drafts, report) = try read(
      """
      Translation;EXPRESSION;Sentence;Tags;Reading;Deck;Foo
      cat;gato;El gato duerme.;animal noun;ˈɡato;Spanish/Lesson 1;x

      """)
    #expect(report.cards == 1 && report.skippedCount == 0)
    #expect(
      drafts == [
        CardDraft(
          deck: "Spanish/Lesson 1", term: "gato", definition: "cat", example: "El gato duerme.",
          tags: ["animal", "noun"], pronunciation: "ˈɡato")
      ])
  }

  @Test("without a header the first column is the term, then definition and example")
  func noHeader() throws {
    let (drafts, _) = try read("gato,cat,El gato duerme.,a note\nfront,back,x,y\n")
    #expect(drafts.map(\.term) == ["gato", "front"])
    #expect(drafts[0].example == "El gato duerme." && drafts[0].note == "a note")
  }

  @Test("a bare quote is text")
  func bareQuotes() throws {
    #expect(
      try pairs("disk,5\" disk\nsay,say \"hi\" to all\n\"a\" b,c\n\"q \"in\" q\",d\n") == [
        ["disk", "5\" disk"], ["say", "say \"hi\" to all"], ["\"a\" b", "c"], ["q \"in\" q", "d"],
      ])
  }

  @Test("a quote that is not closed spoils its own field only")
  func unclosedQuote() throws {
    #expect(try pairs("a,\"open\nb,2\nc,3\n") == [["a", "\"open"], ["b", "2"], ["c", "3"]])
    let many = try read("x,\"\"\"y\n" + String(repeating: "\"\"a,b\n", count: 20_000))
    #expect(many.drafts.count == 20_001)
  }

  @Test("fields in quotes may contain separators, line ends and doubled quotes")
  func quotes() throws {
    let (drafts, report) = try read("a,\"b, \"\"c\"\"\r\nd\"\r\n\"e\",f\r\n,g\r\n")
    #expect(drafts.map(\.definition) == ["b, \"c\"\nd", "f"])
    #expect(report.skipped.map { [$0.row == 4, $0.reason == .noTerm] } == [[true, true]])
  }

  @Test("complaints name the line, also after fields of several lines")
  func lineNumbers() throws {
    var bytes = Array("term,definition\n\"a\n\nb\",c\n\n".utf8)
    bytes += [0x78, 0xFF, 0x2C, 0x79, 0x0A]
    bytes += Array(",empty\n".utf8)
    bytes += Array(String(repeating: "z,", count: 300).utf8) + [0x0A]
    bytes += Array("last,line".utf8)
    let (drafts, report) = try read(bytes)
    #expect(drafts.map(\.term) == ["a\n\nb", "last"])
    #expect(report.skipped.map(\.row) == [6, 7, 8])
    #expect(report.skipped.map(\.reason) == [.notText, .noTerm, .tooManyFields])
  }

  @Test("UTF-16, byte order marks and all kinds of line ends are read")
  func encodings() throws {
    let text = "gato\tcat 😀\nniño\tchild\n"
    let expected = [["gato", "cat 😀"], ["niño", "child"]]
    for (mark, encoding) in [
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8),
    ] as [([UInt8], String.Encoding)] {
      let bytes = mark + Array(try #require(text.data(using: encoding)))
      #expect(try read(bytes).drafts.map { [$0.term, $0.definition] } == expected)
    }
    #expect(try pairs(text.replacingOccurrences(of: "\n", with: "\r")) == expected)
  }

  @Test("records across the pieces in which a file is read are whole")
  func pieces() throws {
    let rows = (0..<4000).map { "word \($0)\t\"meaning \($0)\nof \"\"two\"\" lines\"\r\n" }
    let (drafts, report) = try read(rows.joined())
    #expect(drafts.count == 4000 && report.skippedCount == 0)
    #expect(drafts.last?.definition == "meaning 3999\nof \"two\" lines")
  }

  @Test("long fields are cut, long records are left out, and the rest is read")
  func lengths() throws {
    let (drafts, report) = try read(
      "a,\(String(repeating: "é", count: 40_000))\nb,\(String(repeating: "x", count: 2 << 20))\nc,d\n"
    )
    #expect(drafts.map(\.term) == ["a", "c"])
    #expect(drafts[0].definition.utf8.count == 65_536 && report.shortened == 1)
    #expect(report.skipped.map(\.reason) == [.tooLong])
  }

  @Test("after a record that is too long the next row is read, however rows end")
  func longRecord() throws {
    let long = String(repeating: "x", count: 3 << 20)
    for end in ["\n", "\r", "\r\n"] {
      let (drafts, report) = try read(["a,b", "c,\(long)", "d,e", "f,g"].joined(separator: end))
      #expect(drafts.map(\.term) == ["a", "d", "f"], "\(end.debugDescription)")
      #expect(report.skipped.map(\.reason) == [.tooLong])
    }
  }

  @Test("a million columns do no harm")
  func manyColumns() throws {
    let (drafts, report) = try read(String(repeating: "x,", count: 500_000) + "\na,b\n")
    #expect(drafts.map(\.term) == ["a"])
    #expect(report.skipped.map(\.reason) == [.tooManyFields])
  }

  @Test("control characters, direction overrides and piles of marks are removed")
  func cleaning() throws {
    let pile = "e" + String(repeating: "\u{301}", count: 500)
    let (drafts, _) = try read("a\u{1B}[31m\u{202E}b\u{7},\(pile)\n x , y \n")
    #expect(drafts[0].term == "a[31mb")
    #expect(drafts[0].definition.unicodeScalars.count == 31)
    #expect(drafts[1].term == "x" && drafts[1].definition == "y")
  }

  @Test("columns are chosen by name or number")
  func chosenColumns() throws {
    let text = "A1,B1\nhouse,casa\n"
    let (named, _) = try read(text) { $0.fields = ["B1": .term, "A1": .definition] }
    #expect(named.map { [$0.term, $0.definition] } == [["casa", "house"]])
    let (numbered, _) = try read("x,casa,house\n") {
      $0.fields = ["1": .ignored, "2": .term, "3": .definition]
    }
    #expect(numbered.map { [$0.term, $0.definition] } == [["casa", "house"]])
    // The column that was the term takes the place of the new one.
    let (swapped, _) = try read("Front,Back\nhouse,casa\n") { $0.fields = ["Back": .term] }
    #expect(swapped.map { [$0.term, $0.definition] } == [["casa", "house"]])
    #expect(throws: ExchangeError.unknownColumn("zz", known: ["1", "2"])) {
      try read("a,b\n") { $0.fields = ["zz": .term] }
    }
  }

  @Test("Quizlet's text has separators of any length, and no quotes")
  func quizlet() throws {
    let (drafts, report) = try read("el \"gato\" => the cat ;; perro => dog\nhound ;; ") {
      $0.between = " => "
      $0.row = ";;"
    }
    #expect(report.format == .quizlet)
    #expect(
      drafts.map { [$0.term, $0.definition] } == [
        ["el \"gato\"", "the cat"], ["perro", "dog\nhound"],
      ])
  }

  @Test("Lute's terms come with language, tags and pronunciation; ignored ones are left out")
  func lute() throws {
    let (drafts, report) = try read(
      """
      \u{FEFF}language,term,translation,parent,status,tags,pronunciation,link_status,added
      Spanish,gatos,cats,gato,3,"noun, animal",ˈɡatos,y,2024-01-01
      Spanish,Madrid,,,I,,,,2024-01-01

      """)
    #expect(report.format == .lute)
    #expect(
      drafts == [
        CardDraft(
          term: "gatos", definition: "cats", note: "gato", tags: ["noun", "animal"],
          pronunciation: "ˈɡatos", termLanguage: "Spanish",
          memory: DraftMemory(
            stability: 7, difficulty: 5, lastReview: .max, reviews: 1, lapses: 0, origin: .status))
      ])
    #expect(report.skipped.map { [$0.row == 3, $0.reason == .ignored] } == [[true, true]])
  }

  @Test("the columns and the first cards are known before anything is imported")
  func preview() throws {
    let folder = try ExchangeFolder()
    let path = try folder.file(
      "x", Array("Word,Meaning,Foo\na,b,c\n".utf8) + Array("d,e,f\n".utf8))
    let file = try CardFile(path: path, options: folder.options)
    #expect(file.columns.map(\.name) == ["Word", "Meaning", "Foo"])
    #expect(file.columns.map(\.field) == [.term, .definition, .ignored])
    #expect(try file.preview(1).map(\.term) == ["a"])
    #expect(try file.preview(9).count == 2)
  }

  @Test("an error of the importer ends the reading, and is passed on")
  func importerError() throws {
    struct Full: Error {}
    let folder = try ExchangeFolder()
    let path = try folder.file("x", "a,b\nc,d\n".utf8)
    var count = 0
    #expect(throws: Full.self) {
      _ = try CardFile(path: path, options: folder.options).read { _ in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }
}
