import Messages
import Testing

@Suite("Catalogues in PO format")
struct POFileTests {
  private func entries(_ text: String) throws -> [POFile.Entry] {
    try POFile(bytes: Array(text.utf8)).entries
  }

  private func fault(_ text: String) -> POError? {
    fault(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> POError? {
    do throws(POError) {
      _ = try Catalogue(POFile(bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test("entries with contexts, plurals, several lines and escapes are read")
  func everything() throws {
    let file = try POFile(
      bytes: Array(
        #"""
        # A comment
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        #: Sources/A.swift
        msgctxt "a \"key\""
        msgid ""
        "one\n"
        "two\t\\"
        msgstr "eins\n"
        "zwei\t\\"
        msgid "{1} miss"
        msgid_plural "{1} misses"
        msgstr[0] "{1} Fehler"
        msgstr[1] "{1} Fehler"
        """#.utf8))
    #expect(file.header["Plural-Forms"] == "nplurals=2; plural=n != 1;")
    #expect(
      file.entries.map(\.id) == ["one\ntwo\t\\", "{1} miss"])
    #expect(file.entries[0].context == "a \"key\"")
    #expect(file.entries[0].translations == ["eins\nzwei\t\\"])
    #expect(file.entries[0].line == 9)
    #expect(file.entries[1].pluralID == "{1} misses")
    #expect(file.entries[1].translations == ["{1} Fehler", "{1} Fehler"])
  }

  @Test("fuzzy, obsolete and empty entries are left out")
  func leftOut() throws {
    let found = try entries(
      """
      #, fuzzy, c-format
      msgid "a"
      msgstr "A"

      #~ msgid "b"
      #~ msgstr "B"

      msgid "c"
      msgstr ""

      #, c-format
      msgid "d"
      msgstr "D"

      msgid "e"
      msgid_plural "es"
      msgstr[0] "E"
      msgstr[1] ""
      """)
    #expect(found.map(\.id) == ["d"])
  }

  @Test("carriage returns and blanks at the ends of lines are ignored")
  func lineEnds() throws {
    #expect(try entries("msgid \"a\"\r\n  msgstr \"A\" \r\n").map(\.translations) == [["A"]])
    #expect(try entries("").isEmpty)
    #expect(try entries("\n\n# x").isEmpty)
  }

  @Test(
    "faults have the number of their line",
    arguments: [
      ("msgid \"a\"\nmsgstr \"A\"\nfoo \"b\"", POError(.syntax, line: 3)),
      ("msgid \"a\nmsgstr \"A\"", POError(.string, line: 1)),
      ("msgid \"a\\\"\nmsgstr \"A\"", POError(.string, line: 1)),
      ("msgid \"a\"b\"\nmsgstr \"A\"", POError(.string, line: 1)),
      ("msgid \"\\x1b\"\nmsgstr \"A\"", POError(.string, line: 1)),
      ("msgid", POError(.string, line: 1)),
      ("msgid \"a\"\nmsgstr \"\u{1B}[2J\"", POError(.control, line: 2)),
      ("msgid \"a\"\nmsgstr \"\u{9B}2J\"", POError(.control, line: 1)),
      ("\"a\"", POError(.order, line: 1)),
      ("msgstr \"A\"", POError(.order, line: 1)),
      ("msgid \"a\"\nmsgid \"b\"", POError(.order, line: 2)),
      ("msgid \"a\"\nmsgstr \"A\"\nmsgstr \"B\"", POError(.order, line: 3)),
      ("msgid \"a\"\nmsgstr[1] \"A\"", POError(.order, line: 2)),
      ("msgid \"a\"\nmsgstr[10] \"A\"", POError(.syntax, line: 2)),
      ("msgctxt \"x\"\nmsgctxt \"y\"", POError(.order, line: 2)),
      ("msgid \"a\"", POError(.order, line: 1)),
      (
        "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"A\"", POError(.wrongNumberOfForms, line: 1)
      ),
      ("msgid \"a\"\nmsgstr \"A\"\nmsgid \"a\"\nmsgstr \"B\"", POError(.duplicate, line: 3)),
      ("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2\"", POError(.pluralForms, line: 1)),
      (
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=latin1\\n\"",
        POError(.encoding, line: 1)
      ),
    ])
  func faults(text: String, expected: POError) {
    #expect(fault(text) == expected)
  }

  @Test("text that is not UTF-8 is refused")
  func encoding() {
    let bytes = Array("msgid \"a\"\nmsgstr \"".utf8) + [0xFF, 0x22]
    #expect(fault(bytes) == POError(.encoding, line: 1))
  }

  @Test("files, strings and counts have limits")
  func limits() {
    #expect(
      fault([UInt8](repeating: 0x0A, count: POFile.longestFile + 1)) == POError(.tooLarge, line: 0))
    let long = String(repeating: "x", count: POFile.longestString)
    #expect(fault("msgid \"a\"\nmsgstr \"\(long)\"") == nil)
    #expect(fault("msgid \"a\"\nmsgstr \"\(long)\"\n\"y\"") == POError(.tooLarge, line: 3))
    let many = (0...POFile.mostEntries).map { "msgid \"\($0)\"\nmsgstr \"\"\n" }.joined()
    #expect(fault(many)?.reason == .tooLarge)
  }

  @Test("no bytes crash the reader")
  func noise() throws {
    var seed: UInt64 = 42
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    let sound = Array(
      "msgctxt \"c\"\nmsgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"A\"\nmsgstr[1] \"B\"\n".utf8)
    let pieces = ["\"", "\\", "\n", "msgid ", "msgstr[", "]", "#, fuzzy", "#~", "\u{9B}", "0"]
    for _ in 0..<2_000 {
      var bytes = sound
      for _ in 0..<(1 + next() % 4) {
        let place = next() % (bytes.count + 1)
        switch next() % 3 {
        case 0: bytes.insert(UInt8(next() % 256), at: place)
        case 1: bytes.insert(contentsOf: Array(pieces[next() % pieces.count].utf8), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + next() % 9))
        }
      }
      _ = fault(bytes)
    }
  }
}
