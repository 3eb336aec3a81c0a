import ClientTestSupport
import GameEngine
import Testing

@testable import ClientCore

@Suite("Text in lines")
struct WrappingTests {
  @Test("text is broken at blanks, and no line is wider than it may be")
  func width() {
    let text = "The quick brown fox jumps over the lazy dog while the band plays on and on"
    for width in 12...80 {
      for indent in [0, 2] {
        let lines = wrapped(text, width: width, indent: indent).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width })
        #expect(lines.allSatisfy { $0.prefix(indent).allSatisfy { $0 == " " } })
        let words = lines.flatMap { $0.split(separator: " ") }
        #expect(words == text.split(separator: " "))
      }
    }
  }

  @Test("lines are filled as far as they go")
  func filled() {
    #expect(wrapped("aaaa bbbb cccc dddd", width: 14) == "aaaa bbbb cccc\ndddd")
    #expect(wrapped("aaaa bbbb cccc dddd", width: 13) == "aaaa bbbb\ncccc dddd")
  }

  @Test("each line begins with the indent, the first only unless it hangs")
  func indent() {
    #expect(wrapped("aaaaaa bbbbbb", width: 12, indent: 2) == "  aaaaaa\n  bbbbbb")
    #expect(wrapped("aaaaaa bbbbbb", width: 12, indent: 2, hanging: true) == "aaaaaa\n  bbbbbb")
  }

  @Test("a word that is too long is on a line by itself")
  func longWord() {
    let long = String(repeating: "x", count: 30)
    #expect(wrapped("an \(long) end", width: 12) == "an\n\(long)\nend")
    #expect(wrapped(long, width: 12) == long)
  }

  @Test("very narrow displays still get ten columns of text")
  func narrow() {
    #expect(wrapped("aaaa bbbbb cc", width: 3, indent: 2) == "  aaaa bbbbb\n  cc")
  }

  @Test("doubled blanks count once, and nothing is one empty line")
  func blanks() {
    #expect(wrapped("  a   b  ", width: 20) == "a b")
    #expect(wrapped("", width: 20) == "")
    #expect(wrapped("", width: 20, indent: 2) == "  ")
  }

  @Test("the time to midnight is that of the player's own clock")
  func midnight() {
    #expect(TestClock.noon().millisUntilMidnight == 12 * 3_600_000)
  }

  @Test(
    "an answer is folded to what the engine wants",
    arguments: [
      ("  Glacier \t", "glacier"), ("GLACIER", "glacier"), ("ｇｌａｃｉｅｒ", "glacier"),
      ("ＧＬＡＣＩＥＲ", "glacier"), ("ﬁne", "fine"), ("cafe\u{301}", "café"), ("４", "4"),
      ("\u{3000}dawn\u{A0}", "dawn"), ("", ""), (" \t ", ""), ("ÉTÉ", "été"), ("x²", "x2"),
      ("\r", ""), ("two  words", "two  words"),
    ])
  func normalized(_ typed: String, _ wanted: String) {
    #expect(normalizedAnswer(typed) == wanted)
    #expect(Array(normalizedAnswer(typed).unicodeScalars) == Array(wanted.unicodeScalars))
    #expect(normalizedAnswer(normalizedAnswer(typed)) == normalizedAnswer(typed))
  }
}
