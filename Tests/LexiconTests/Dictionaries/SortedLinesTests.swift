import GameEngine
import TestSupport
import Testing

@testable import Lexicon

@Suite("Files of sorted lines")
struct SortedLinesTests {
  private func lines(_ text: String) throws -> SortedLines {
    let fixture = try DictionaryFixture()
    try fixture.write(text.utf8, to: "lines")
    return SortedLines(try MappedFile(fixture.path("lines")), separator: 0x20)
  }

  @Test("a line is found by its first field, with or without a final line feed")
  func found() throws {
    for end in ["\n", ""] {
      let lines = try lines("a 1\nbb 2\nbbb 3\nc 4" + end)
      for (key, line) in [("a", "a 1"), ("bb", "bb 2"), ("bbb", "bbb 3"), ("c", "c 4")] {
        #expect(lines.line(key: key).map { String(decoding: $0, as: UTF8.self) } == line)
      }
      for absent in ["", "b", "bbbb", "d", "0"] { #expect(lines.line(key: absent) == nil) }
      #expect(lines.keys(beginning: "b", limit: 9) == ["bb", "bbb"])
      #expect(lines.keys(beginning: "", limit: 2) == ["a", "bb"])
    }
    #expect(try lines("").line(key: "a") == nil)
  }

  @Test("a line with too many accents is skipped")
  func accents() throws {
    let marks = String(repeating: "\u{301}", count: 31)
    let lines = try lines("a 1\nb \(marks)\nc 3\n")
    #expect(lines.line(key: "b") == nil)
    #expect(lines.line(at: 4) == nil)
    #expect(lines.line(key: "c") != nil)
    #expect(lines.keys(beginning: "", limit: 9) == ["a", "c"])
    #expect(headwordKey("e\(marks)") == "")
    let wordNet = WordNetDictionary(try WordNet())
    #expect(wordNet.headwords(beginning: "e\(marks)", limit: 5).isEmpty)
  }
}
